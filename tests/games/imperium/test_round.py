"""The round (IMP-5): its five phases, the Conflict card, the defender, and hands of five."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import told
from landsraad.games.imperium.troops import strength
from landsraad.games.imperium.view import view

MILESTONES = (
    "conflict_revealed",
    "card_drawn",
    "turn_begins",
    "player_turns_end",
    "combat_begins",
    "combat_ends",
    "bonus_spice",
    "agents_recalled",
    "round_begins",
)
CARTHAG = {"conflict_deck": ["siege_of_carthag", "grand_vision"], "control": {"carthag": 2}}


def milestones(keys: list[str]) -> list[str]:
    """The milestones among events, repetitions left out."""
    found = [key for key in keys if key in MILESTONES]
    return [key for i, key in enumerate(found) if i == 0 or found[i - 1] != key]


@pytest.mark.rule("IMP-5.01", "IMP-5.02", "IMP-5.04")
def test_five_phases_in_their_order(table: Any) -> None:
    g = table(phase="recall")
    g.run_to(lambda: g.state.round == 3)
    first, second = (at for at, key in enumerate(g.keys) if key == "round_begins")
    assert milestones(g.keys[first + 1 : second + 1]) == list(MILESTONES)


@pytest.mark.rule("IMP-5.01")
def test_what_is_asked_says_its_phase(table: Any) -> None:
    """A turn is shown in Player Turns alone."""
    g = table(
        players=3,
        phase="round_start",
        conflict_deck=["siege_of_carthag"],
        control={"carthag": 0},
        intrigues={0: ["ambush"]},
    )
    phases = []
    while g.state.stack:
        seen = view(g.state, None)
        assert (seen.turn is not None) == (seen.phase == "player_turns")
        if seen.phase not in phases:
            phases.append(seen.phase)
        (seat,) = g.asked
        wanted = [word for word in ("defend", "pass", "end", "reveal") if word in g.offered(seat)]
        g.do(seat, wanted[0])
    assert phases == ["round_start", "player_turns", "combat", "endgame"]


@pytest.mark.rule("IMP-5.02")
def test_the_top_conflict_card_is_revealed_onto_the_earlier_ones(table: Any) -> None:
    deck = ["guild_bank_raid", "machinations", "grand_vision"]
    g = table(phase="round_start", round=3, conflict_deck=deck, conflicts_spent=["skirmish_b"])
    assert told(g, "conflict_revealed") == [("guild_bank_raid",)]
    assert view(g.state, None).conflict_card == "guild_bank_raid"
    assert view(g.state, None).conflict_deck == 2
    g.run_to(lambda: g.state.round == 4)
    assert view(g.state, None).conflict_card == "machinations"
    assert view(g.state, None).conflicts_spent == ["guild_bank_raid", "skirmish_b"]


@pytest.mark.rule("IMP-5.03", "IMP-5.06")
def test_who_controls_the_contested_space_may_defend_it(table: Any) -> None:
    """A troop of the supply, before any card is drawn."""
    g = table(phase="round_start", garrison={2: 4}, **CARTHAG)
    assert g.asked == {2}
    assert set(g.offered(2)) == {"pass", "defend"}
    assert g.state.hands == [(), (), (), ()]
    g.do(2, "defend")
    assert (g.state.supply[2], g.state.garrison[2], g.state.conflict[2]) == (7, 4, 1)
    assert [len(hand) for hand in g.state.hands] == [5, 5, 5, 5]
    assert strength(g.state, 2) == 2


@pytest.mark.rule("IMP-5.06")
def test_the_defence_is_optional(table: Any) -> None:
    g = table(phase="round_start", **CARTHAG)
    g.do(2, "pass")
    assert g.state.conflict == [0, 0, 0, 0]
    assert [len(hand) for hand in g.state.hands] == [5, 5, 5, 5]


@pytest.mark.rule("IMP-5.06")
def test_without_a_troop_in_the_supply_nobody_defends(table: Any) -> None:
    g = table(phase="round_start", garrison={2: 12}, **CARTHAG)
    assert "troops_deployed" not in g.keys
    assert g.asked == {0}, "the first turn"


@pytest.mark.rule("IMP-5.03")
@pytest.mark.parametrize("control", [{"arrakeen": 2, "imperial_basin": 1}, {}])
def test_control_of_another_space_defends_nothing(table: Any, control: dict[str, int]) -> None:
    g = table(phase="round_start", **{**CARTHAG, "control": control})
    assert g.asked == {0}


@pytest.mark.rule("IMP-5.06")
def test_the_defender_is_no_deployment_of_any_turn(table: Any) -> None:
    """The Baron deploys 3 more through a Combat space: no Masterstroke, and the limit of the space is untouched."""
    g = table(
        phase="round_start",
        leaders=["baron_vladimir_harkonnen"],
        baron_tokens=["emperor", "fremen"],
        decks={0: ["reconnaissance"]},
        conflict_deck=["siege_of_carthag", "grand_vision"],
        control={"carthag": 0},
    )
    g.do(0, "defend", "agent reconnaissance", "to arrakeen")
    assert [action for action in g.offered(0) if action.startswith("deploy")] == [
        "deploy 1",
        "deploy 2",
        "deploy 3",
    ]
    g.do(0, "deploy 3")
    assert g.state.conflict[0] == 4
    assert "masterstroke" not in g.offered(0)
