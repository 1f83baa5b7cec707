"""HAG-2: House Hagal as the third party of a game for two."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import told
from landsraad.games.imperium.board import BOARD, SPACE
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.state import NONE, Imperium

HOUSE_HAGAL = 2
NO_SWORDS = ["h_carthag", "h_carthag", "h_carthag"]


def new_game() -> Imperium:
    return GAME.new(2, {"leaders": "paul_atreides,glossu_rabban", "first_player": "1"}, "seed", tell=True)


def combat(table: Any, conflict: dict[int, int], card: str = "guild_bank_raid", **position: Any) -> Any:
    """A Combat that adds no swords, to the first question of the next round."""
    given = {"hagal_deck": NO_SWORDS, "conflict_deck": ["desert_power"], **position}
    g = table(players=2, phase="combat", conflict=conflict, conflict_card=card, **given)
    g.run_to(lambda: g.state.round == 2)
    return g


def agent_turns(g: Any, seat: int, *cards_to: str) -> None:
    """Agent turns of a player, after which House Hagal may act; the other player has revealed."""
    for card, space in (each.split(" to ") for each in cards_to):
        g.do(seat, f"agent {card}", f"to {space}")
        while "end" not in g.offered(seat):
            g.do(seat, g.offered(seat)[0])
        g.do(seat, "end")


# Setup


@pytest.mark.rule("HAG-2.01", "IMP-3.15")
def test_house_hagal_has_no_deck_leader_resources_or_score() -> None:
    g = new_game()
    assert (g.players, g.parties) == (2, 3)
    assert g.vp == [0, 0, 0]
    assert g.leader[HOUSE_HAGAL] == NONE
    assert [len(deck) + len(hand) for deck, hand in zip(g.decks, g.hands, strict=True)] == [10, 10, 0]
    assert (g.solari[HOUSE_HAGAL], g.spice[HOUSE_HAGAL], g.water) == (0, 0, [1, 1, 0])
    assert g.intrigues[HOUSE_HAGAL] == ()


@pytest.mark.rule("HAG-2.02", "HAG-2.03")
def test_its_cubes_stand_at_the_bottom_and_in_the_supply() -> None:
    g = new_game()
    assert g.influence[4 * HOUSE_HAGAL :] == [0, 0, 0, 0]
    assert (g.garrison, g.supply) == ([3, 3, 0], [9, 9, 12])


@pytest.mark.rule("HAG-2.04")
def test_it_has_three_agents_from_the_start() -> None:
    g = new_game()
    assert g.agents == [2, 2, 3]


@pytest.mark.rule("HAG-2.05")
def test_its_deck_at_the_start_of_a_game() -> None:
    g = new_game()
    assert g.rivals is not None
    assert (len(g.rivals.deck), g.rivals.revealed) == (28, ())


# Turns


@pytest.mark.rule("HAG-2.06", "HAG-2.07", "HAG-1.03")
def test_it_acts_after_each_agent_turn_of_the_first_player_and_after_nothing_else(table: Any) -> None:
    g = table(
        players=2,
        hands={0: ["dagger", "reconnaissance"], 1: ["diplomacy"]},
        hagal_deck=["h_conspire", "h_secrets", "h_rally_troops"],
    )
    agent_turns(g, 0, "dagger to hall_of_oratory")
    assert told(g, "turn_begins") == [(1,), (3,), (2,)]
    agent_turns(g, 1, "diplomacy to wealth")
    assert told(g, "turn_begins") == [(1,), (3,), (2,), (1,)], "not after the other player"
    agent_turns(g, 0, "reconnaissance to carthag")
    g.do(1, "reveal", "end")
    g.do(0, "reveal", "end")
    first_round = [args[0] for args in told(g, "turn_begins")][:7]
    assert first_round == [1, 3, 2, 1, 3, 2, 1], "not after Reveal turns"
    assert g.state.round == 2
    assert [args for args in told(g, "agent_sent") if args[0] == 3] == [(3, "conspire"), (3, "secrets")]


@pytest.mark.rule("HAG-2.06")
def test_it_does_not_act_after_bindu_suspension(table: Any) -> None:
    g = table(players=2, hands={0: ["dagger"]}, intrigues={0: ["bindu_suspension"]})
    g.do(0, "plot bindu_suspension", "pass")
    assert told(g, "turn_begins") == [(1,), (2,)]


@pytest.mark.rule("HAG-2.06")
def test_without_an_agent_left_it_does_not_act(table: Any) -> None:
    g = table(players=2, hands={0: ["dagger"]}, agents={2: 0})
    agent_turns(g, 0, "dagger to hall_of_oratory")
    assert told(g, "turn_begins") == [(1,), (2,)]


@pytest.mark.rule("HAG-EX-01", "HAG-2.04", "HAG-2.07", "HAG-2.11", "HAG-2.13")
def test_three_turns_after_a_swordmaster_and_two_in_the_next_round(table: Any) -> None:
    hand = ["dagger", "reconnaissance", "dune_the_desert_planet"]
    g = table(
        players=2,
        hands={0: hand},
        swordmaster=[0],
        revealed=[1],
        hagal_deck=["h_conspire", "h_secrets", "h_rally_troops", "h_wealth", "h_stillsuits"],
        conflict_card="skirmish_b",
        conflict_deck=["desert_power", "guild_bank_raid"],
    )
    agent_turns(g, 0, "dagger to hall_of_oratory", "reconnaissance to carthag")
    agent_turns(g, 0, "dune_the_desert_planet to secure_contract")
    assert told(g, "turn_begins").count((3,)) == 3
    assert g.state.agents[HOUSE_HAGAL] == 0
    g.do(0, "reveal", "end")
    assert (g.state.round, g.state.first) == (2, 1), "HAG-2.13: the marker passes between the humans"
    assert g.state.agents == [3, 2, 3], "HAG-2.11"
    assert all(HOUSE_HAGAL not in standing for standing in g.state.placed)
    before = len(told(g, "turn_begins"))
    while g.state.agents[1]:
        (seat,) = g.asked
        offered = g.offered(seat)
        agents = [action for action in offered if action.startswith("agent ")] if seat == 1 else []
        wanted = ("reveal", "end", *agents) if seat == 0 else (*agents, "end")
        g.do(seat, next((action for action in wanted if action in offered), offered[0]))
    g.run_to("combat")
    second = told(g, "turn_begins")[before:]
    assert second.count((3,)) == 2
    g.run_to(lambda: g.state.round == 3)
    assert g.state.first == 0, "HAG-2.13: from the second human to the first again"


# Combat


@pytest.mark.rule("HAG-2.09", "HAG-2.08")
def test_house_hagal_first_leaves_the_second_reward_to_one_human(table: Any) -> None:
    g = combat(table, {0: 1, 1: 2, 2: 3})
    assert g.state.solari == [0, 4, 0]
    assert told(g, "conflict_won") == [(3, "guild_bank_raid")]
    assert told(g, "reward") == [(2, "second", "guild_bank_raid")]
    assert told(g, "reward_forfeited") == [(3, "first", "guild_bank_raid")]


@pytest.mark.rule("HAG-2.09", "HAG-2.08")
def test_house_hagal_second_takes_the_place_from_the_last(table: Any) -> None:
    g = combat(table, {0: 3, 1: 1, 2: 2})
    assert g.state.solari == [6, 0, 0]
    assert told(g, "reward_forfeited") == [(3, "second", "guild_bank_raid")]


@pytest.mark.rule("HAG-2.09", "IMP-16.15")
def test_a_human_tied_with_it_for_second_takes_the_third_reward(table: Any) -> None:
    g = combat(table, {0: 3, 1: 2, 2: 2})
    assert g.state.solari == [6, 2, 0]


@pytest.mark.rule("HAG-2.16")
def test_a_human_tied_with_it_for_first_takes_the_second_reward(table: Any) -> None:
    g = combat(table, {0: 3, 1: 1, 2: 3})
    assert g.state.solari == [4, 0, 0]
    assert told(g, "conflict_won") == []


@pytest.mark.rule("HAG-2.08")
@pytest.mark.parametrize("place", [1, 2])
@pytest.mark.parametrize(
    "card",
    ["cloak_and_dagger", "machinations", "battle_for_arrakeen", "sort_through_the_chaos", "grand_vision"],
)
def test_no_reward_gives_it_anything_and_nobody_is_asked_for_it(table: Any, card: str, place: int) -> None:
    g = table(
        players=2,
        phase="combat",
        conflict={2: 3} if place == 1 else {0: 3, 2: 2},
        conflict_card=card,
        hagal_deck=NO_SWORDS,
        conflict_deck=["desert_power"],
        agents={2: 0},
    )
    if place == 1:
        assert (g.state.round, len(g.asked)) == (2, 1)
    g.run_to(lambda: g.state.round == 2)
    s = g.state
    assert (s.solari[2], s.spice[2], s.water[2], s.vp[2], s.intrigues[2]) == (0, 0, 0, 0, ())
    assert s.influence[8:] == [0, 0, 0, 0]
    assert s.mentat != 2
    assert s.agents[2] == 3


@pytest.mark.rule("HAG-EX-03", "HAG-2.10")
def test_winning_the_siege_of_carthag_it_removes_the_control_marker(table: Any) -> None:
    g = combat(table, {2: 3}, "siege_of_carthag", control={"carthag": 0, "arrakeen": 1})
    at = BOARD.control.index(SPACE["carthag"])
    assert g.state.control[at] == NONE
    assert g.state.control[BOARD.control.index(SPACE["arrakeen"])] == 1
    assert told(g, "control_lost") == [(1, "carthag")]
    assert told(g, "control_taken") == []


@pytest.mark.rule("HAG-2.10")
def test_it_controls_nothing_itself_and_removes_nothing_as_the_second(table: Any) -> None:
    g = combat(table, {2: 3}, "siege_of_carthag")
    assert g.state.control == [NONE] * 3
    g = combat(table, {0: 3, 2: 2}, "siege_of_carthag", control={"carthag": 1})
    assert g.state.control[BOARD.control.index(SPACE["carthag"])] == 0, "the winner took it"


# The end


@pytest.mark.rule("HAG-2.12")
def test_only_humans_win_and_ties_are_broken_among_them(table: Any) -> None:
    ahead = {2: {"emperor": 6, "fremen": 6, "bene_gesserit": 6, "spacing_guild": 6}}
    given = {"players": 2, "phase": "endgame", "influence": ahead, "garrison": {2: 12}}
    g = table(vp={0: 3, 1: 2}, **given)
    assert g.state.winners == (0,)
    g = table(vp={0: 3, 1: 3}, spice={1: 1}, **given)
    assert g.state.winners == (1,)
    g = table(vp={0: 3, 1: 3}, garrison={0: 4, 1: 3, 2: 12}, players=2, phase="endgame")
    assert g.state.winners == (0,)
    g = table(vp={0: 0, 1: 0}, garrison={0: 2, 1: 3, 2: 12}, players=2, phase="endgame")
    assert g.state.winners == (1,), "House Hagal has no points either, and isn't asked"


@pytest.mark.rule("HAG-2.12", "IMP-17.02")
def test_a_human_with_ten_points_ends_the_game(table: Any) -> None:
    g = table(players=2, phase="recall", vp={1: 10})
    assert g.state.winners == (1,)
    g = table(players=2, phase="recall", vp={1: 9})
    assert (g.state.winners, g.state.round) == (None, 2)
