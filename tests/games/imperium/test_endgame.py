"""The Endgame (IMP-18): Endgame cards, the winner, ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import told
from landsraad.games.imperium.state import Phase
from landsraad.games.imperium.view import view

TRACKS_AT_3 = {"emperor": 3, "spacing_guild": 3, "fremen": 3}
"""3 Victory Points by themselves, 1 more by Plans Within Plans."""


def endgame(table: Any, **position: Any) -> Any:
    return table(phase="endgame", **{"players": 3, "conflict_deck": [], **position})


def endgame_cards(g: Any) -> list[str]:
    (seat,) = g.asked
    return [action.removeprefix("endgame ") for action in g.offered(seat) if action != "pass"]


# Endgame cards


@pytest.mark.rule("IMP-18.01")
def test_endgame_cards_and_no_others_may_be_played(table: Any) -> None:
    held = ["corner_the_market", "tiebreaker", "ambush", "windfall"]
    g = endgame(table, intrigues={1: held}, reserve={"the_spice_must_flow": 8}, discards={1: smf(2)})
    assert g.asked == {1}
    assert sorted(endgame_cards(g)) == ["corner_the_market", "tiebreaker"]
    g.do(1, "endgame corner_the_market")
    assert g.state.vp[1] == 2
    g.do(1, "pass")
    assert g.state.winners == (1,)


def smf(copies: int) -> list[str]:
    return ["the_spice_must_flow"] * copies


@pytest.mark.rule("IMP-18.02")
def test_from_the_first_player_until_all_have_passed_in_a_row(table: Any) -> None:
    g = endgame(
        table,
        first=2,
        intrigues={0: ["corner_the_market", "windfall"], 1: ["tiebreaker"], 2: ["plans_within_plans"]},
    )
    g.do(2, "pass")
    g.do(0, "endgame corner_the_market")
    assert g.asked == {1}
    g.do(1, "pass")
    assert g.asked == {2}, "who passed is asked again after a card"
    g.do(2, "endgame plans_within_plans")
    g.do(0, "pass")
    g.do(1, "pass")
    assert g.state.winners is not None, "nobody else holds a card"


@pytest.mark.rule("IMP-18.02")
def test_clockwise(table: Any) -> None:
    """Past those who hold no card."""
    held = {0: ["ambush"], 1: ["tiebreaker"], 3: ["windfall"]}
    g = endgame(table, players=4, first=1, intrigues=held)
    order = []
    while g.asked:
        (seat,) = g.asked
        order.append(seat)
        g.do(seat, "pass")
    assert order == [1, 3, 0]


@pytest.mark.rule("IMP-18.07")
def test_points_of_endgame_cards_decide_and_nothing_follows(table: Any) -> None:
    """9 + 1 against 9, and no further round though the Conflict Deck has a card."""
    g = endgame(
        table,
        vp={0: 9, 1: 9},
        spice={0: 5},
        influence={1: TRACKS_AT_3},
        intrigues={1: ["plans_within_plans"]},
        conflict_deck=["grand_vision"],
    )
    g.do(1, "endgame plans_within_plans")
    assert told(g, "game_won") == [(2, 10)]
    assert (g.state.winners, g.state.stack, g.state.phase) == ((1,), [], Phase.ENDGAME)


# Who wins


@pytest.mark.rule("IMP-18.03")
@pytest.mark.parametrize(("vp", "winner"), [((10, 11, 9), 1), ((9, 8, 7), 0), ((3, 4, 14), 2)])
def test_most_victory_points_win(table: Any, vp: tuple[int, ...], winner: int) -> None:
    riches = {seat: 20 for seat in range(3) if seat != winner}
    g = endgame(table, vp=dict(enumerate(vp)), spice=riches, solari=riches, water=riches)
    assert g.state.winners == (winner,)


@pytest.mark.rule("IMP-18.04")
@pytest.mark.parametrize("decides", ["spice", "solari", "water", "garrison"])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_ties_are_broken_by_spice_solari_water_and_garrisons_in_that_order(
    table: Any, decides: str, winner: int
) -> None:
    """All are equal up to what decides; what comes after that is all with the others."""
    order = ["spice", "solari", "water", "garrison"]
    at = order.index(decides)
    standing = {name: dict.fromkeys(range(3), 4) for name in order}
    standing[decides][winner] = 5
    for later in order[at + 1 :]:
        standing[later] = {seat: 0 if seat == winner else 12 for seat in range(3)}
    g = endgame(table, vp=dict.fromkeys(range(3), 10), revealed=[0, 1, 2], **standing)
    assert g.state.winners == (winner,)


@pytest.mark.rule("IMP-18.04")
def test_who_has_fewer_points_wins_no_tie(table: Any) -> None:
    g = endgame(table, vp={0: 10, 1: 10, 2: 9}, spice={2: 9, 1: 1})
    assert g.state.winners == (1,)


@pytest.mark.rule("IMP-18.04")
def test_troops_in_the_supply_break_no_tie(table: Any) -> None:
    g = endgame(table, vp={0: 10, 1: 10}, garrison={0: 0, 1: 1}, revealed=[1, 0, 2])
    assert g.state.winners == (1,)


@pytest.mark.rule("IMP-18.05")
@pytest.mark.parametrize(
    ("revealed", "winner"), [([0, 1, 2], 2), ([2, 1, 0], 0), ([2, 0, 1], 1), ([1, 2, 0], 0)]
)
def test_the_latest_reveal_turn_wins_at_last(table: Any, revealed: list[int], winner: int) -> None:
    g = endgame(table, vp=dict.fromkeys(range(3), 10), revealed=revealed)
    assert g.state.winners == (winner,)


@pytest.mark.rule("IMP-18.05")
def test_the_latest_of_the_tied(table: Any) -> None:
    g = endgame(table, vp={0: 9, 1: 10, 2: 10}, revealed=[1, 2, 0])
    assert g.state.winners == (2,)


@pytest.mark.rule("IMP-18.04", "IMP-11.09")
@pytest.mark.parametrize(("vp", "winner"), [((10, 10, 9), 1), ((11, 10, 9), 0)])
def test_tiebreaker_is_worth_spice_and_no_points(table: Any, vp: tuple[int, ...], winner: int) -> None:
    g = endgame(table, vp=dict(enumerate(vp)), spice={0: 9}, intrigues={1: ["tiebreaker"]})
    g.do(1, "endgame tiebreaker")
    assert g.state.winners == (winner,)


# Ten points before Recall


@pytest.mark.rule("IMP-18.06")
def test_ten_points_in_a_turn_end_nothing(table: Any) -> None:
    g = table(vp={0: 9}, solari={0: 7}, intrigues={0: ["choam_shares"]}, hands={0: ["dagger"]})
    g.do(0, "plot choam_shares")
    assert g.state.vp[0] == 10
    g.do(0, "reveal", "end")
    assert (g.asked, g.state.phase) == ({1}, Phase.PLAYER_TURNS)
    g.run_to(lambda: g.state.winners is not None)
    assert (g.state.round, g.state.winners) == (1, (0,))


@pytest.mark.rule("IMP-18.06", "IMP-17.02")
def test_points_lost_again_before_recall_end_nothing(table: Any) -> None:
    """Player 1 holds the Emperor's Alliance and 10 points until player 2 rises above."""
    g = table(
        vp={0: 10, 1: 5},
        influence={0: {"emperor": 4}, 1: {"emperor": 4}},
        alliance={"emperor": 0},
        intrigues={1: ["favored_subject"]},
        turn_of=1,
    )
    g.do(1, "plot favored_subject")
    assert g.state.vp[:2] == [9, 6]
    g.run_to(lambda: g.state.round == 2)
    assert g.state.winners is None


@pytest.mark.rule("IMP-4.02")
def test_a_score_may_exceed_12(table: Any) -> None:
    g = table(vp={0: 12}, solari={0: 7}, intrigues={0: ["choam_shares"]})
    g.do(0, "plot choam_shares")
    assert view(g.state, 1).parties[0].vp == 13
    g.run_to(lambda: g.state.winners is not None)
    assert told(g, "game_won") == [(1, 13)]
