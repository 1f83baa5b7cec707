"""Phase 3: Combat (IMP-16): who takes part, Combat cards and passing, ranks and ties, rewards, and the troops go home."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.imperium.changes import told
from landsraad.games.imperium.board import BOARD, SPACE
from landsraad.games.imperium.combat import ranked
from landsraad.games.imperium.state import NONE
from landsraad.games.imperium.view import view

FIRST, SECOND, THIRD, NOTHING = 6, 4, 2, 0
"""Guild Bank Raid: what each reward is in Solari."""
BY_OPTION = {"three_way_tie_for_first_gives_fourth_player_third_reward": "on"}
NO_THIRD = {"tie_for_second_gives_third_reward_below_four_players": "off"}


def strengths(*numbers: int) -> dict[str, dict[int, int]]:
    """A troop each, the rest swords; strength 0 is no troop."""
    return {
        "conflict": {seat: 1 for seat, number in enumerate(numbers) if number},
        "swords": {seat: number - 2 for seat, number in enumerate(numbers) if number},
    }


def strength(g: Any) -> list[int]:
    """What the Combat markers show."""
    return [party.strength for party in view(g.state, None).parties]


def asked_until_the_end(g: Any) -> list[int]:
    """Who is asked, in that order, when nobody plays a card any more."""
    order = []
    while g.state.round == 1:
        (seat,) = g.asked
        order.append(seat)
        g.do(seat, "pass")
    return order


def combat(table: Any, **position: Any) -> Any:
    return table(phase="combat", **{"conflict_card": "guild_bank_raid", **position})


# Who takes part, and for how long


@pytest.mark.rule("IMP-16.01")
def test_without_a_troop_nobody_takes_part(table: Any) -> None:
    g = combat(table, conflict={0: 1}, swords={1: 4}, intrigues={0: ["ambush"], 1: ["ambush"]})
    assert g.asked == {0}
    assert asked_until_the_end(g) == [0, 0], "for Combat cards, then as the winner; player 2 never"
    assert g.state.solari[0] == FIRST


@pytest.mark.rule("IMP-16.02")
def test_from_the_first_player_clockwise(table: Any) -> None:
    held = {seat: ["ambush"] for seat in (0, 2)} | {1: ["tiebreaker"], 3: ["private_army"]}
    g = combat(table, first=2, conflict=dict.fromkeys(range(4), 1), intrigues=held)
    assert asked_until_the_end(g) == [2, 3, 0, 1]


@pytest.mark.rule("IMP-16.02", "IMP-16.03")
def test_any_number_of_cards_one_each_time_round(table: Any) -> None:
    g = combat(
        table,
        conflict={0: 1, 1: 2},
        intrigues={0: ["ambush", "tiebreaker"], 1: ["private_army"]},
    )
    g.do(0, "combat ambush")
    assert g.asked == {1}, "after a card the next participant is asked"
    g.do(1, "pass")
    g.do(0, "combat tiebreaker")
    assert g.asked == {1}, "who passed is asked again"
    g.do(1, "pass")
    assert g.state.solari == [FIRST, SECOND, 0, 0]


@pytest.mark.rule("IMP-16.03", "IMP-EX-28")
def test_example_28(table: Any) -> None:
    """A passes, B plays, C passes, A passes: B must pass as well before Combat resolves."""
    g = combat(
        table,
        players=3,
        conflict={0: 1, 1: 1, 2: 1},
        intrigues={0: ["ambush"], 1: ["ambush", "tiebreaker"], 2: ["private_army"]},
    )
    g.do(0, "pass")
    g.do(1, "combat ambush")
    g.do(2, "pass")
    g.do(0, "pass")
    assert g.asked == {1}
    assert g.state.conflict == [1, 1, 1]
    g.do(1, "pass")
    assert g.state.conflict_winner == 1, "three passes in a row"


@pytest.mark.rule("IMP-16.03")
def test_who_passed_may_play_later(table: Any) -> None:
    g = combat(
        table,
        players=3,
        conflict={0: 1, 1: 1},
        intrigues={0: ["private_army"], 1: ["ambush", "tiebreaker"]},
        spice={0: 2},
    )
    g.do(0, "pass")
    g.do(1, "combat ambush")
    g.do(0, "combat private_army")
    assert strength(g)[:2] == [7, 6]


@pytest.mark.rule("IMP-16.04")
def test_each_card_moves_the_combat_marker_at_once(table: Any) -> None:
    g = combat(
        table,
        conflict={0: 2, 1: 3},
        swords={1: 1},
        intrigues={0: ["ambush", "ambush"], 1: ["master_tactician", "tiebreaker"]},
    )
    assert strength(g)[:2] == [4, 7]
    g.do(0, "combat ambush")
    assert strength(g)[:2] == [8, 7]
    g.do(1, "combat master_tactician", "choose master_tactician/combat/0/1")
    g.do(1, "do master_tactician/combat/0/1/0", "retreat 2")
    assert strength(g)[:2] == [8, 3]


@pytest.mark.rule("IMP-10.19", "IMP-EX-15")
@pytest.mark.parametrize(
    ("number", "space", "plus_20"),
    [(0, 0, False), (9, 9, False), (20, 20, False), (21, 1, True), (23, 3, True)],
)
def test_above_20_the_combat_marker_counts_on_from_the_start(
    table: Any, number: int, space: int, plus_20: bool
) -> None:
    g = table(turn_of=1, **strengths(number))
    marker = view(g.state, None).parties[0]
    assert (marker.combat_marker, marker.plus_20) == (space, plus_20)


@pytest.mark.rule("IMP-16.05", "IMP-10.18", "IMP-16.10")
def test_who_loses_the_last_troop_drops_out(table: Any) -> None:
    """Staged Incident costs all three troops: 4 swords and a further card are worth nothing."""
    g = combat(
        table,
        conflict={0: 3, 1: 1},
        swords={0: 4},
        intrigues={0: ["staged_incident", "ambush"], 1: ["tiebreaker"]},
    )
    assert strength(g)[:2] == [10, 2]
    g.do(0, "combat staged_incident")
    assert strength(g)[:2] == [0, 2]
    assert asked_until_the_end(g) == [1, 1], "player 1 isn't asked any more"
    assert g.state.solari == [NOTHING, FIRST, 0, 0]


@pytest.mark.rule("IMP-16.05", "IMP-16.21")
def test_when_the_only_participant_retreats_nobody_wins(table: Any) -> None:
    g = combat(table, conflict={0: 2}, intrigues={0: ["master_tactician"]})
    g.do(0, "combat master_tactician", "choose master_tactician/combat/0/1")
    g.do(0, "do master_tactician/combat/0/1/0", "retreat 2")
    assert told(g, "reward") == []
    assert (g.state.garrison[0], g.state.solari[0]) == (3 + 2, NOTHING)


# Ranks and ties


def solari(table: Any, players: int, numbers: tuple[int, ...], **more: Any) -> list[int]:
    g = combat(table, players=players, **strengths(*numbers), **more)
    assert g.state.round == 2
    return list(g.state.solari)


@pytest.mark.parametrize(
    ("numbers", "rewards"),
    [
        pytest.param((5, 9, 4, 2), (SECOND, FIRST, THIRD, NOTHING), id="all different"),
        pytest.param((0, 0, 3, 0), (NOTHING, NOTHING, FIRST, NOTHING), id="one alone"),
        pytest.param((3, 0, 2, 0), (FIRST, NOTHING, SECOND, NOTHING), id="two alone"),
        pytest.param((3, 0, 2, 4), (SECOND, NOTHING, THIRD, FIRST), id="no troop, no reward"),
    ],
)
@pytest.mark.rule("IMP-16.07", "IMP-16.08", "IMP-16.09", "IMP-16.10")
def test_the_ranking_among_four(table: Any, numbers: tuple[int, ...], rewards: tuple[int, ...]) -> None:
    assert solari(table, 4, numbers) == list(rewards)


@pytest.mark.rule("IMP-16.09")
def test_with_three_players_there_is_no_third_reward(table: Any) -> None:
    assert solari(table, 3, (9, 5, 4)) == [FIRST, SECOND, NOTHING]


@pytest.mark.rule("IMP-16.11")
@pytest.mark.parametrize(("players", "numbers"), [(4, (7, 0, 7, 0)), (3, (7, 0, 7))])
def test_a_tie_for_first_is_won_by_nobody(table: Any, players: int, numbers: tuple[int, ...]) -> None:
    g = combat(table, players=players, **strengths(*numbers))
    assert g.state.solari[:3] == [SECOND, NOTHING, SECOND]
    assert told(g, "conflict_won") == []
    assert told(g, "conflict_undecided") == [("guild_bank_raid",)]


@pytest.mark.rule("IMP-16.12", "IMP-EX-22")
def test_example_22(table: Any) -> None:
    assert solari(table, 4, (10, 10, 6, 4)) == [SECOND, SECOND, THIRD, NOTHING]


@pytest.mark.rule("IMP-16.12")
def test_the_other_two_tied_as_well_get_nothing(table: Any) -> None:
    assert solari(table, 4, (4, 10, 4, 10)) == [NOTHING, SECOND, NOTHING, SECOND]


@pytest.mark.rule("IMP-16.13")
@pytest.mark.parametrize(
    ("numbers", "options", "rewards"),
    [
        ((8, 8, 8, 8), {}, [SECOND, SECOND, SECOND, SECOND]),
        ((8, 8, 3, 8), {}, [SECOND, SECOND, NOTHING, SECOND]),
        ((8, 8, 3, 8), BY_OPTION, [SECOND, SECOND, THIRD, SECOND]),
        ((8, 8, 0, 8), BY_OPTION, [SECOND, SECOND, NOTHING, SECOND]),
    ],
)
def test_three_or_four_tied_for_first(
    table: Any, numbers: tuple[int, ...], options: dict[str, str], rewards: list[int]
) -> None:
    assert solari(table, 4, numbers, options=options) == rewards


@pytest.mark.rule("IMP-16.15", "IMP-EX-23")
def test_example_23(table: Any) -> None:
    assert solari(table, 4, (10, 6, 6, 4)) == [FIRST, THIRD, THIRD, NOTHING]
    assert solari(table, 4, (6, 6, 10, 6)) == [THIRD, THIRD, FIRST, THIRD]


@pytest.mark.rule("IMP-EX-29", "IMP-16.14", "IMP-16.15")
def test_example_29(table: Any) -> None:
    assert solari(table, 3, (9, 5, 5)) == [FIRST, THIRD, THIRD]
    assert solari(table, 3, (9, 9, 5)) == [SECOND, SECOND, NOTHING]


@pytest.mark.rule("IMP-16.15")
def test_the_tie_for_second_among_three_by_option(table: Any) -> None:
    assert solari(table, 3, (9, 5, 5), options=NO_THIRD) == [FIRST, NOTHING, NOTHING]
    assert solari(table, 4, (9, 5, 5, 0), options=NO_THIRD) == [FIRST, THIRD, THIRD, NOTHING]


@pytest.mark.rule("IMP-16.16")
def test_tied_for_third_get_nothing(table: Any) -> None:
    assert solari(table, 4, (5, 10, 8, 5)) == [NOTHING, FIRST, SECOND, NOTHING]


BY_SHAPE: dict[int, dict[tuple[int, ...], tuple[str, ...]]] = {
    4: {
        (1, 1, 1, 1): ("first", "second", "third", ""),
        (1, 1, 1): ("first", "second", "third"),
        (1, 1, 2): ("first", "second", ""),
        (1, 2, 1): ("first", "third", ""),
        (2, 1, 1): ("second", "third", ""),
        (2, 1): ("second", "third"),
        (2, 2): ("second", ""),
        (3, 1): ("second", ""),
        (4,): ("second",),
        (1, 3): ("first", "third"),
    },
    3: {(1, 1, 1): ("first", "second", ""), (2, 1): ("second", "")},
}
"""How many are tied in each rank: what these receive."""
AT_EVERY_COUNT: dict[tuple[int, ...], tuple[str, ...]] = {
    (): (),
    (1,): ("first",),
    (1, 1): ("first", "second"),
    (1, 2): ("first", "third"),
    (2,): ("second",),
    (3,): ("second",),
}


@pytest.mark.rule("IMP-16.09", "IMP-16.11", "IMP-16.12", "IMP-16.13", "IMP-16.14", "IMP-16.15", "IMP-16.16")
@pytest.mark.parametrize("players", [3, 4])
def test_every_ranking(table: Any, players: int) -> None:
    shapes = {**AT_EVERY_COUNT, **BY_SHAPE[players]}
    g = table(players=players).state
    for numbers in product((0, 2, 3, 4, 5), repeat=players):
        g.conflict[:] = [int(number > 0) for number in numbers]
        g.swords[:] = [max(0, number - 2) for number in numbers]
        ranks = sorted({number for number in numbers if number}, reverse=True)
        rewards = dict(zip(ranks, shapes[tuple(numbers.count(rank) for rank in ranks)], strict=True))
        expected = {seat: rewards[number] for seat, number in enumerate(numbers) if rewards.get(number)}
        assert dict(ranked(g)) == expected, numbers


# Rewards


@pytest.mark.rule("IMP-16.17")
def test_rewards_in_rank_order_the_tied_from_the_first_player(table: Any) -> None:
    g = combat(table, first=3, **strengths(6, 4, 9, 2))
    assert [reward[:2] for reward in told(g, "reward")] == [(3, "first"), (1, "second"), (2, "third")]
    g = combat(table, first=3, **strengths(6, 9, 6, 6))
    assert [reward[:2] for reward in told(g, "reward")] == [
        (2, "first"),
        (4, "third"),
        (1, "third"),
        (3, "third"),
    ]


@pytest.mark.rule("IMP-16.17")
def test_a_choice_of_the_winner_comes_before_the_second_reward(table: Any) -> None:
    g = combat(table, conflict_card="skirmish_c", **strengths(2, 9))
    assert g.asked == {1}
    assert g.state.spice == [0, 1, 0, 0]
    g.do(1, "influence fremen")
    assert g.state.spice == [2, 1, 0, 0]


@pytest.mark.rule("IMP-16.18")
def test_a_card_drawn_as_the_first_reward_may_be_played_at_once(table: Any) -> None:
    g = combat(
        table, conflict_card="raid_stockpiles", intrigue_deck=["to_the_victor", "ambush"], **strengths(4, 2)
    )
    assert (g.asked, g.offered(0)) == ({0}, ["pass", "combat to_the_victor"])
    g.do(0, "combat to_the_victor")
    assert g.state.spice[0] == 3 + 3


@pytest.mark.rule("IMP-16.18", "IMP-16.06")
def test_other_combat_cards_come_too_late(table: Any) -> None:
    g = combat(table, conflict_card="raid_stockpiles", intrigue_deck=["ambush"], **strengths(4, 2))
    assert g.offered(0) == ["pass"]


@pytest.mark.rule("IMP-16.06")
def test_cards_for_winning_are_the_winners_alone(table: Any) -> None:
    g = combat(table, intrigues={0: ["demand_respect"], 1: ["to_the_victor"]}, **strengths(4, 2))
    g.do(0, "pass")
    g.do(1, "pass")
    assert (g.asked, g.state.phase) == ({0}, 3)
    assert g.offered(0) == ["pass", "combat demand_respect"]
    g.do(0, "pass")
    assert g.state.round == 2, "the loser's card stays in hand"


@pytest.mark.rule("IMP-13.06")
def test_the_winner_takes_control_and_the_other_marker_goes_back(table: Any) -> None:
    g = combat(
        table, conflict_card="siege_of_arrakeen", control={"arrakeen": 1, "carthag": 1}, **strengths(4, 2)
    )
    assert control(g) == {"arrakeen": 0, "carthag": 1, "imperial_basin": NONE}
    assert told(g, "control_taken") == [(1, "arrakeen")]


@pytest.mark.rule("IMP-13.06")
def test_who_controls_already_keeps_the_marker_and_nothing_else_happens(table: Any) -> None:
    g = combat(table, conflict_card="siege_of_arrakeen", control={"arrakeen": 0}, **strengths(4, 2))
    assert control(g)["arrakeen"] == 0
    assert told(g, "control_taken") == told(g, "control_lost") == []
    assert g.state.vp[0] == 1 + 1, "where he started, and the reward"


def control(g: Any) -> dict[str, int]:
    at = {name: BOARD.control.index(SPACE[name]) for name in ("arrakeen", "carthag", "imperial_basin")}
    return {name: g.state.control[index] for name, index in at.items()}


# The end of Combat


@pytest.mark.rule("IMP-16.19")
def test_troops_return_to_the_supplies_not_to_the_garrisons(table: Any) -> None:
    g = combat(table, garrison={0: 2, 1: 3}, conflict={0: 4, 1: 5})
    assert g.state.conflict == [0, 0, 0, 0]
    assert (g.state.garrison[:2], g.state.supply[:2]) == ([2, 3], [12 - 2, 12 - 3])


@pytest.mark.rule("IMP-16.20")
def test_combat_markers_go_back_to_0(table: Any) -> None:
    """Swords of this round are no strength in the next."""
    g = combat(table, conflict={0: 2}, swords={0: 5, 1: 3})
    assert strength(g) == [0, 0, 0, 0]
    g.state.conflict[:2] = [1, 1]
    assert strength(g)[:2] == [2, 2]


@pytest.mark.rule("IMP-16.21", "IMP-10.17", "IMP-16.10")
def test_a_conflict_without_strength_is_spent_without_rewards(table: Any) -> None:
    g = combat(table, swords={0: 5, 1: 3})
    assert told(g, "reward") == []
    assert g.state.solari == [0, 0, 0, 0]
    assert view(g.state, 0).conflicts_spent == ["guild_bank_raid"]
    assert view(g.state, 0).conflict_card != "guild_bank_raid"
