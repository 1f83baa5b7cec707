"""Words for tests of deals: offers and agreements, what is told of them, and what became of a promise."""

from __future__ import annotations

from typing import Any

from landsraad.games.classic.cards import CARD
from landsraad.games.classic.map import TERRITORY
from landsraad.games.classic.phase import begin
from landsraad.games.classic.state import Phase

ARRAKEEN, CARTHAG = TERRITORY["arrakeen"], TERRITORY["carthag"]


def may(g: Any, faction: str) -> list[str]:
    offered = g.state.voluntary(g.seat(faction))
    assert len(offered) == len(set(offered))
    return [action for action in offered if not action.startswith("~order")]


def offer(g: Any, proposer: str, partner: str, *lines: str) -> int:
    """Compose and seal; the number of the offer."""
    g.do(proposer, f"~deal {partner}", *(f"~deal {line}" for line in lines), "~deal seal")
    return g.state.deals[-1].number


def agree(g: Any, proposer: str, partner: str, *lines: str) -> int:
    number = offer(g, proposer, partner, *lines)
    g.do(partner, f"~accept {number}")
    return number


def told(g: Any, key: str) -> list[Any]:
    return [event for event in g.events if event.key == key]


def new_phase(g: Any, phase: Phase) -> None:
    begin(g.state, phase)


def promised(g: Any, term: str) -> None:
    agree(g, "atreides", "harkonnen", f"wants {term}")


def outcome(g: Any) -> str:
    """How the one open promise came out, if it is decided."""
    keys = [event.key.removeprefix("term_") for event in g.events if event.key.startswith("term_")]
    return keys[-1] if keys else ""


LASGUN, SHIELD, BALISET = CARD["lasgun"], CARD["shield"], CARD["baliset"]


def lines_told(g: Any, key: str) -> list[tuple[Any, ...]]:
    return [event.args for event in told(g, key)]
