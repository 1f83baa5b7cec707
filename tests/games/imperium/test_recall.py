"""Phase 5: Recall (IMP-17.02 to 17.06): is it the end? If not, all Agents go home and the First Player marker passes."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.state import NONE, Phase


def recall(table: Any, **position: Any) -> Any:
    return table(phase="recall", **position)


@pytest.mark.rule("IMP-17.02")
@pytest.mark.parametrize(("vp", "ends"), [(9, False), (10, True), (13, True)])
def test_ten_victory_points_of_anybody_end_the_game(table: Any, vp: int, ends: bool) -> None:
    g = recall(table, vp={2: vp}, intrigues={0: ["windfall"]})
    assert (g.state.phase == Phase.ENDGAME) is ends
    assert g.state.round == (1 if ends else 2)


@pytest.mark.rule("IMP-17.02")
@pytest.mark.parametrize(("left", "ends"), [(["grand_vision"], False), ([], True)])
def test_an_empty_conflict_deck_ends_the_game(table: Any, left: list[str], ends: bool) -> None:
    g = recall(table, round=9, conflict_deck=left, intrigues={0: ["windfall"]})
    assert (g.state.phase == Phase.ENDGAME) is ends


@pytest.mark.rule("IMP-17.03")
def test_the_mentat_returns_to_its_space(table: Any) -> None:
    g = recall(table, mentat=1, mentat_at="arrakeen", placed={"arrakeen": [1]})
    assert (g.state.mentat, g.state.mentat_at) == (NONE, NONE)
    assert g.state.agents == [2, 2, 2, 2]


@pytest.mark.rule("IMP-17.03")
def test_an_unused_mentat_returns_as_well(table: Any) -> None:
    g = recall(table, mentat=1)
    assert (g.state.mentat, g.state.agents) == (NONE, [2, 2, 2, 2])


@pytest.mark.rule("IMP-17.03", "IMP-13.10")
def test_the_mentat_won_as_a_reward_stays_with_the_winner(table: Any) -> None:
    g = table(
        phase="combat",
        conflict_card="sort_through_the_chaos",
        conflict={2: 1},
        mentat=1,
        mentat_at="arrakeen",
        placed={"arrakeen": [1], "wealth": [2]},
    )
    g.run_to(lambda: g.state.round == 2)
    assert (g.state.mentat, g.state.agents) == (2, [2, 2, 3, 2])
    g.run_to(lambda: g.state.round == 3)
    assert (g.state.mentat, g.state.agents) == (NONE, [2, 2, 2, 2])


@pytest.mark.rule("IMP-17.04")
def test_all_agents_return_to_their_leaders(table: Any) -> None:
    g = recall(
        table,
        swordmaster=[1],
        placed={"arrakeen": [0, 1], "wealth": [1], "carthag": [1], "secrets": [3], "foldspace": [3]},
    )
    assert g.state.agents == [2, 3, 2, 2]
    assert not any(g.state.placed)


@pytest.mark.rule("IMP-17.05")
@pytest.mark.parametrize(("players", "first", "next_"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (3, 1, 2)])
def test_the_first_player_marker_passes_clockwise(table: Any, players: int, first: int, next_: int) -> None:
    g = recall(table, players=players, round=2, first=first)
    assert (g.state.round, g.state.first) == (3, next_)
    assert g.asked == {next_}, "who has the first turn"
