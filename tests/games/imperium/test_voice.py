"""The Voice (IMP-14.29 to 14.31)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.board import SPACE, SPACES

CLOSE = "do the_voice/agent/0"


def spoken(table: Any, space: str, **position: Any) -> Any:
    """Player 1 of three closes a space; it is player 2's turn."""
    hands = {0: ["the_voice", "reconnaissance"], 1: ["reconnaissance"], 2: ["reconnaissance"]}
    g = table(**{"players": 3, "hands": hands, **position})
    g.do(0, "agent the_voice", "to secure_contract", CLOSE, f"close {space}", "end")
    return g


@pytest.mark.rule("IMP-14.29", "IMP-21.41")
def test_opponents_cannot_go_there(table: Any) -> None:
    g = spoken(table, "arrakeen")
    assert g.state.voice == ((0, SPACE["arrakeen"]),)
    g.do(1, "agent reconnaissance")
    assert g.offered(1) == ["to carthag"]


@pytest.mark.rule("IMP-14.29")
def test_any_space_of_the_board_may_be_closed(table: Any) -> None:
    g = table(hands={0: ["the_voice"]}, placed={"wealth": [1]})
    g.do(0, "agent the_voice", "to secure_contract")
    assert g.offered(0) == [CLOSE], "it is mandatory"
    g.do(0, CLOSE)
    assert g.offered(0) == [f"close {space.id}" for space in SPACES]


@pytest.mark.rule("IMP-14.29")
def test_until_the_next_own_turn_of_any_kind(table: Any) -> None:
    g = spoken(table, "arrakeen", players=3)
    g.do(1, "reveal", "end")
    g.do(2, "agent reconnaissance")
    assert g.offered(2) == ["to carthag"]
    g.do(2, "to carthag")
    while "end" not in g.offered(2):
        g.do(2, g.offered(2)[0])
    g.do(2, "end")
    assert g.asked == {0}
    assert g.state.voice == ()
    assert "space_reopened" in g.keys


@pytest.mark.rule("IMP-14.29")
def test_who_is_there_stays_and_the_owner_is_not_barred(table: Any) -> None:
    g = table(players=3, hands={0: ["the_voice"]}, placed={"wealth": [1]})
    g.do(0, "agent the_voice", "to secure_contract", CLOSE, "close wealth")
    assert g.state.placed[SPACE["wealth"]] == (1,)
    g = table(turn_of=0, hands={0: ["reconnaissance"]})
    g.state.voice = ((0, SPACE["arrakeen"]),)
    g.do(0, "agent reconnaissance")
    assert g.offered(0) == ["to arrakeen", "to carthag"]


@pytest.mark.rule("IMP-14.29")
def test_both_cards_close_a_space_each(table: Any) -> None:
    g = table(voice={"arrakeen": 1, "carthag": 2}, hands={0: ["reconnaissance"]}, water={0: 2})
    g.do(0, "agent reconnaissance")
    assert g.offered(0) == ["to research_station"]


@pytest.mark.rule("IMP-14.30")
def test_kwisatz_haderach_is_stopped(table: Any) -> None:
    for option in ("on", "off"):
        g = table(
            hands={0: ["kwisatz_haderach"]},
            voice={"arrakeen": 1},
            options={"voice_stops_infiltration": option},
        )
        g.do(0, "agent kwisatz_haderach", "from leader")
        assert "to arrakeen" not in g.offered(0)


@pytest.mark.rule("IMP-14.30")
@pytest.mark.parametrize("stops", ["on", "off"])
def test_infiltrate_and_helena(table: Any, stops: str) -> None:
    options = {"voice_stops_infiltration": stops}
    plain: dict[str, Any] = {"hands": {0: ["signet_ring"]}, "voice": {"carthag": 1, "secure_contract": 2}}
    g = table(intrigues={0: ["infiltrate"]}, options=options, **plain)
    g.do(0, "plot infiltrate", "agent signet_ring")
    closed = {"to carthag", "to secure_contract"}
    assert closed & set(g.offered(0)) == (set() if stops == "on" else closed)
    g = table(leaders=["helena_richese"], options=options, **plain)
    g.do(0, "agent signet_ring")
    assert closed & set(g.offered(0)) == (set() if stops == "on" else {"to carthag"})


@pytest.mark.rule("IMP-14.31")
@pytest.mark.parametrize("needed", ["on", "off"])
@pytest.mark.parametrize("on_board", [2, 3])
def test_without_a_control_marker(table: Any, needed: str, on_board: int) -> None:
    control = dict.fromkeys(("arrakeen", "carthag", "imperial_basin")[:on_board], 0)
    g = table(hands={0: ["the_voice"]}, control=control, options={"voice_needs_control_marker": needed})
    g.do(0, "agent the_voice", "to secure_contract")
    assert g.offered(0) == (["end"] if needed == "on" and on_board == 3 else [CLOSE])


@pytest.mark.rule("IMP-14.31")
@pytest.mark.parametrize(("closed_by", "at_hand"), [(0, False), (1, True)])
def test_a_marker_that_closes_a_space_is_not_at_hand(table: Any, closed_by: int, at_hand: bool) -> None:
    """Two on spaces that he controls, one where another The Voice of this turn has laid it."""
    g = table(
        hands={0: ["the_voice"]},
        control={"arrakeen": 0, "carthag": 0},
        options={"voice_needs_control_marker": "on"},
    )
    g.state.voice = ((closed_by, SPACE["wealth"]),)
    g.do(0, "agent the_voice", "to secure_contract")
    assert (CLOSE in g.offered(0)) == at_hand
