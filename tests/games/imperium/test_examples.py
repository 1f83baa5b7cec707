"""The worked examples of a round's second half: John (seat 0, First Player), Abby (1) and Ned (2) around one table.

Further examples are proved in the files of their chapters.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import names, told
from landsraad.games.imperium.board import BOARD, SPACE
from landsraad.games.imperium.troops import strength
from landsraad.games.imperium.view import view

JOHN, ABBY, NED = range(3)


@pytest.mark.rule("IMP-EX-05", "IMP-10.01", "IMP-10.16")
def test_example_5(table: Any) -> None:
    """John reveals Imperial Spy, Smuggler's Thopter and Stilgar, with two troops in the Conflict."""
    g = table(
        players=3,
        agents={JOHN: 0},
        placed={"imperial_basin": [JOHN], "wealth": [JOHN]},
        conflict={JOHN: 2},
        hands={JOHN: ["imperial_spy", "smugglers_thopter", "stilgar"]},
        in_play={JOHN: ["dune_the_desert_planet", "diplomacy"]},
        row=["space_travel", "chani", "opulence", "lady_jessica", "piter_de_vries"],
        imperium_deck=["firm_grip"],
    )
    assert g.offered(JOHN) == ["reveal"]
    g.do(JOHN, "reveal")
    assert (g.state.spice[JOHN], g.state.turn.persuasion, g.state.swords[JOHN]) == (1, 4, 4)
    g.do(JOHN, "acquire space_travel")
    assert g.state.turn.persuasion == 1
    assert names(g.state.row) == ["chani", "opulence", "lady_jessica", "piter_de_vries", "firm_grip"]
    g.do(JOHN, "end")
    assert g.state.turn.persuasion == 0, "the rest is lost"
    assert told(g, "strength_set") == [(1, 2 * 2 + 4)]
    assert g.state.in_play[JOHN] == ()
    assert sorted(names(g.state.discards[JOHN])) == [
        "diplomacy",
        "dune_the_desert_planet",
        "imperial_spy",
        "smugglers_thopter",
        "space_travel",
        "stilgar",
    ]


def siege_of_arrakeen(table: Any) -> Any:
    """John 8, Abby 6, Ned nothing; each holds Intrigue cards."""
    return table(
        players=3,
        phase="combat",
        round=2,
        first=JOHN,
        conflict_card="siege_of_arrakeen",
        conflict={JOHN: 2, ABBY: 3},
        swords={JOHN: 4},
        intrigues={JOHN: ["windfall"], ABBY: ["ambush", "tiebreaker"], NED: ["ambush"]},
        placed={"imperial_basin": [JOHN], "mentat": [NED], "carthag": [ABBY]},
        mentat=NED,
        bonus_spice={"the_great_flat": 1},
    )


@pytest.mark.rule("IMP-EX-06", "IMP-16.01", "IMP-16.03")
def test_example_6(table: Any) -> None:
    g = siege_of_arrakeen(table)
    assert [strength(g.state, seat) for seat in (JOHN, ABBY, NED)] == [8, 6, 0]
    g.do(JOHN, "pass")
    g.do(ABBY, "combat ambush")
    assert strength(g.state, ABBY) == 10
    assert g.asked == {JOHN}, "Ned is skipped"
    g.do(JOHN, "pass")
    assert told(g, "conflict_won") == [], "Abby is asked again as well"
    g.do(ABBY, "pass")
    assert told(g, "conflict_won") == [(ABBY + 1, "siege_of_arrakeen")]


def after_the_siege(table: Any) -> Any:
    g = siege_of_arrakeen(table)
    g.do(JOHN, "pass")
    g.do(ABBY, "combat ambush")
    g.do(JOHN, "pass")
    g.do(ABBY, "pass")  # in Combat
    g.do(ABBY, "pass")  # as the winner
    return g


@pytest.mark.rule("IMP-EX-07", "IMP-13.06")
def test_example_7(table: Any) -> None:
    g = after_the_siege(table)
    assert g.state.vp == [0, 1, 0]
    assert g.state.control[BOARD.control.index(SPACE["arrakeen"])] == ABBY
    assert g.state.solari == [4, 0, 0]
    assert [reward[:2] for reward in told(g, "reward")] == [(ABBY + 1, "first"), (JOHN + 1, "second")]


@pytest.mark.rule("IMP-EX-08", "IMP-17.01")
def test_example_8(table: Any) -> None:
    g = after_the_siege(table)
    bonus = view(g.state, NED).bonus_spice
    assert bonus == {"hagga_basin": 1, "the_great_flat": 2, "imperial_basin": 0}


@pytest.mark.rule("IMP-EX-09", "IMP-17.03", "IMP-17.04", "IMP-17.05")
def test_example_9(table: Any) -> None:
    g = after_the_siege(table)
    assert g.state.round == 3
    assert view(g.state, JOHN).mentat is None
    assert (g.state.agents, view(g.state, JOHN).agents) == ([2, 2, 2], {})
    assert (g.state.first, g.asked) == (ABBY, {ABBY})
