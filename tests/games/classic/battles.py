"""Words for tests of battles: Battle Plans as keyword arguments, and ways to come to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landsraad.games.classic.battle_plan import BattlePlans
from landsraad.games.classic.battlefield import DEFENSE, PARTS, WEAPON, WORDS, Battlefield, current_battle
from landsraad.games.classic.factions import FACTION
from landsraad.games.classic.state import Dune, Phase
from landsraad.table import Event, options, play

Playing = Any  # the Play of conftest.py


def only_battles(state: Dune) -> None:
    """Let the game end with the Battle phase, so that no later phase changes what the battles left."""
    del state.stack[:-1]


def finish(g: Playing) -> None:
    """To the end of the phase, everybody passing or taking the first option."""
    g.first_options(lambda: g.state.phase != Phase.BATTLE)


def pass_until(g: Playing, there: Callable[[], bool]) -> None:
    """Everybody asked before it comes to that passes, or takes the first option."""
    g.first_options(there)


def planning(g: Playing) -> bool:
    return bool(g.state.stack) and isinstance(g.state.stack[-1], BattlePlans)


def to_plans(g: Playing) -> None:
    pass_until(g, lambda: planning(g))


def plan(g: Playing, faction: str, **wanted: object) -> None:
    """Compose and seal a plan: the wanted parts as given (leader, haderach, dial, spice, weapon, defense), for the
    rest the first leader, no Kwisatz Haderach, dial 0, the least spice, no cards."""
    to_plans(g)
    battles = len(told(g, "battle_begins"))
    while planning(g) and faction in g.asked and len(told(g, "battle_begins")) == battles:
        offered = g.offered(faction)
        part = offered[0].split()[0]
        g.do(faction, f"{part} {wanted.pop(part)}" if part in wanted else default(part, offered))
    sealed = sealed_plan(g, faction)
    assert all(sealed[part] == f"{value}" for part, value in wanted.items()), (
        f"asked for {wanted}, got {sealed}"
    )


def sealed_plan(g: Playing, faction: str) -> dict[str, str]:
    """The plan in words: what was filled in without asking, too."""
    revealed = [args for args in told(g, "plan_revealed") if args[0] == faction]
    found = current_battle(g.state)
    if found is None or found.revealed or FACTION[faction] not in found.sides():
        return dict(zip(PARTS, map(str, revealed[-1][1:]), strict=True))
    return found.shown(g.state, g.seat(faction))["plans"][faction]


def default(part: str, offered: list[str]) -> str:
    for action in ("haderach no", "dial 0", "weapon none", "defense none"):
        if action.startswith(part) and action in offered:
            return action
    return offered[0]


def composing(g: Playing, faction: str, part: str, **wanted: object) -> list[str]:
    """What a faction may choose for a part, the parts before it as wanted (or by default); [] when it isn't asked."""
    to_plans(g)
    while g.offered(faction):
        offered = g.offered(faction)
        now = offered[0].split()[0]
        if now == part:
            return offered
        g.do(faction, f"{now} {wanted[now]}" if now in wanted else default(now, offered))
    return []


def card_plans(g: Playing, faction: str) -> set[tuple[str, str]]:
    """Every weapon and defense the faction may still seal together, found by trying."""
    to_plans(g)
    found: set[tuple[str, str]] = set()
    _explore(g.state, g.seat(faction), FACTION[faction], found)
    return found


def _explore(state: Dune, seat: int, faction: int, found: set[tuple[str, str]]) -> None:
    planning_now = isinstance(state.stack[-1], BattlePlans) and faction in state.stack[-1].waiting
    offered = options(state, seat) if planning_now else []
    if not offered:
        field = current_battle(state)
        assert field is not None
        found.add((WORDS[WEAPON][field.plan(faction).weapon], WORDS[DEFENSE][field.plan(faction).defense]))
    elif offered[0].split()[0] in ("weapon", "defense"):
        for action in offered:
            copy = state.clone()
            play(copy, seat, action)
            _explore(copy, seat, faction, found)
    else:
        copy = state.clone()
        play(copy, seat, offered[0])
        _explore(copy, seat, faction, found)


def battle(g: Playing) -> Battlefield:
    """The battle in progress."""
    found = current_battle(g.state)
    assert found is not None
    return found


def told(g: Playing, key: str) -> list[tuple[int | str, ...]]:
    """The arguments of all events of that key so far."""
    return [event.args for event in g.events if event.key == key]


def event(g: Playing, key: str) -> Event:
    """The one event of that key."""
    (found,) = [each for each in g.events if each.key == key]
    return found
