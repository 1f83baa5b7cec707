"""The Mentat (IMP-8.26, IMP-13.08 to 13.11), and Agents recalled before their time (IMP-13.12, IMP-14.34)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.board import SPACE
from landsraad.games.imperium.cards import CARD
from landsraad.games.imperium.state import NONE, Phase


def at(g: Any, space: str) -> tuple[int, ...]:
    return tuple(g.state.placed[SPACE[space]])


def finish(g: Any, seat: int) -> None:
    while "end" not in g.offered(seat):
        g.do(seat, g.offered(seat)[0])
    g.do(seat, "end")


@pytest.mark.rule("IMP-8.26", "IMP-13.09")
def test_taken_from_its_space_only_if_it_lies_there(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, solari={0: 2}, decks={0: ["diplomacy"]}, mentat=1)
    g.do(0, "agent dagger", "to mentat")
    g.do(0, "do mentat/space/0")
    assert g.state.hands[0] == (CARD["diplomacy"],), "the card is drawn in any case"
    assert (g.state.mentat, g.state.agents[:2]) == (1, [1, 3])


@pytest.mark.rule("IMP-13.08")
def test_the_mentat_is_sent_like_an_agent(table: Any) -> None:
    g = table(players=3, revealed=[1, 2], mentat=0, agents={0: 1}, hands={0: ["dagger"]})
    g.do(0, "agent dagger", "to hall_of_oratory")
    assert (at(g, "hall_of_oratory"), g.state.mentat_at, g.state.agents[0]) == (
        (0,),
        SPACE["hall_of_oratory"],
        0,
    )
    g.do(0, "end", "reveal")
    assert g.state.turn.persuasion == 1, "it counts for the Hall of Oratory"


@pytest.mark.rule("IMP-13.08", "IMP-7.04")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_mentat_blocks_a_space(table: Any, seat: int) -> None:
    g = table(
        turn_of=seat,
        mentat=0,
        mentat_at="arrakeen",
        placed={"arrakeen": [0]},
        hands={seat: ["reconnaissance"]},
    )
    g.do(seat, "agent reconnaissance")
    assert g.offered(seat) == ["to carthag"]


@pytest.mark.rule("IMP-13.08", "IMP-14.33")
def test_the_mentat_is_an_enemy_agent_for_infiltrators(table: Any) -> None:
    g = table(
        turn_of=1,
        mentat=0,
        mentat_at="arrakeen",
        placed={"arrakeen": [0]},
        hands={1: ["reconnaissance"]},
        intrigues={1: ["infiltrate"]},
    )
    g.do(1, "plot infiltrate", "agent reconnaissance")
    assert g.offered(1) == ["to arrakeen", "to carthag"]


@pytest.mark.rule("IMP-13.08", "IMP-14.34")
@pytest.mark.parametrize(("seat", "agents"), [(0, 1), (1, 2)])
def test_beside_somebody_elses_mentat_stands_an_agent(table: Any, seat: int, agents: int) -> None:
    """Infiltrate has led player 1 to where player 0's Mentat stands."""
    g = table(
        turn_of=seat,
        mentat=0,
        mentat_at="arrakeen",
        placed={"arrakeen": [0, 1]},
        agents={0: 0, 1: 1},
        intrigues={seat: ["urgent_mission"]},
    )
    g.do(seat, "plot urgent_mission")
    assert g.state.agents[seat] == agents
    assert at(g, "arrakeen") == (1 - seat,)
    assert g.state.mentat_at == (NONE if seat == 0 else SPACE["arrakeen"])


@pytest.mark.rule("IMP-13.08", "IMP-8.28")
def test_the_mentat_sells_melange(table: Any) -> None:
    g = table(mentat=0, agents={0: 1}, hands={0: ["dune_the_desert_planet"]}, spice={0: 3})
    g.do(0, "agent dune_the_desert_planet", "to sell_melange")
    assert at(g, "sell_melange") == (), "it is under way until the price is chosen"
    g.do(0, "pay 3")
    assert (at(g, "sell_melange"), g.state.mentat_at) == ((0,), SPACE["sell_melange"])


@pytest.mark.rule("IMP-13.08", "IMP-14.34")
def test_an_agent_beside_the_own_mentat_is_recalled_before_it(table: Any) -> None:
    g = table(
        mentat=0,
        mentat_at="arrakeen",
        placed={"arrakeen": [0, 0]},
        agents={0: 0},
        intrigues={0: ["urgent_mission"]},
        options={"infiltration_past_own_agents": "on"},
    )
    g.do(0, "plot urgent_mission")
    assert (at(g, "arrakeen"), g.state.mentat_at) == ((0,), SPACE["arrakeen"])


@pytest.mark.rule("IMP-13.08", "IMP-14.34")
@pytest.mark.parametrize(("recalled", "offered"), [("on", False), ("off", True)])
def test_which_of_them_goes_is_asked_only_where_it_matters(table: Any, recalled: str, offered: bool) -> None:
    g = table(
        mentat=0,
        hands={0: ["reconnaissance"]},
        agents={0: 2},
        options={"urgent_mission_recalls_mentat": recalled},
    )
    g.do(0, "agent reconnaissance")
    assert ("to carthag mentat" in g.offered(0)) == offered


@pytest.mark.rule("IMP-13.08")
def test_agents_go_before_the_mentat(table: Any) -> None:
    g = table(mentat=0, hands={0: ["reconnaissance"]}, agents={0: 2})
    g.do(0, "agent reconnaissance", "to carthag")
    assert g.state.mentat_at == NONE


@pytest.mark.rule("IMP-13.08")
def test_the_last_agent_goes_where_the_mentat_is_not(table: Any) -> None:
    g = table(
        mentat=0,
        mentat_at="wealth",
        placed={"wealth": [0]},
        agents={0: 1},
        hands={0: ["reconnaissance"]},
    )
    g.do(0, "agent reconnaissance", "to carthag")
    assert (g.state.mentat_at, g.state.agents[0]) == (SPACE["wealth"], 0)


@pytest.mark.rule("IMP-13.09")
def test_a_mentat_on_its_space_as_an_agent_is_not_taken_again(table: Any) -> None:
    g = table(mentat=0, agents={0: 1}, hands={0: ["dagger"]}, solari={0: 2}, decks={0: ["diplomacy"]})
    g.do(0, "agent dagger", "to mentat", "do mentat/space/0")
    assert (g.state.mentat_at, g.state.agents[0], at(g, "mentat")) == (SPACE["mentat"], 0, (0,))
    g.do(0, "end")


@pytest.mark.rule("IMP-13.09", "IMP-14.03")
@pytest.mark.parametrize("elsewhere", [{}, {"mentat_at": "wealth", "placed": {"wealth": [1]}}])
def test_calculated_hire(table: Any, elsewhere: dict[str, Any]) -> None:
    g = table(hands={0: ["dagger"]}, intrigues={0: ["calculated_hire"]}, spice={0: 1})
    g.do(0, "plot calculated_hire")
    assert (g.state.mentat, g.state.agents[0], g.state.spice[0]) == (0, 3, 0)
    g = table(hands={0: ["dagger"]}, intrigues={0: ["calculated_hire"]}, spice={0: 1}, mentat=1, **elsewhere)
    assert "plot calculated_hire" not in g.offered(0)


@pytest.mark.rule("IMP-13.10")
def test_won_from_a_player_and_kept_through_the_next_round(table: Any) -> None:
    g = table(
        players=3,
        phase="combat",
        mentat=0,
        mentat_at="wealth",
        placed={"wealth": [0]},
        agents={0: 2, 1: 2, 2: 2},
        conflict={1: 1},
        conflict_card="sort_through_the_chaos",
        round=2,
    )
    g.run_to("player_turns")
    assert g.state.round == 3
    assert (g.state.mentat, g.state.mentat_kept) == (1, False)
    assert g.state.agents == [2, 3, 2]
    g.run_to(lambda: g.state.round == 4 and g.state.phase == Phase.PLAYER_TURNS)
    assert g.state.mentat == NONE
    assert g.state.agents == [2, 2, 2]


@pytest.mark.rule("IMP-13.11")
def test_while_it_is_held_over_its_space_only_draws_a_card(table: Any) -> None:
    g = table(players=3, turn_of=1, mentat=0, solari={1: 2}, hands={1: ["dagger"]}, decks={1: ["diplomacy"]})
    g.do(1, "agent dagger", "to mentat", "do mentat/space/0")
    assert g.state.hands[1] == (CARD["diplomacy"],)
    assert (g.state.mentat, g.state.agents) == (0, [3, 1, 2])


# Recalled Agents


@pytest.mark.rule("IMP-13.12", "IMP-14.34")
def test_a_recalled_agent_may_be_sent_again_and_its_space_is_free(table: Any) -> None:
    g = table(
        hands={0: ["diplomacy"]},
        intrigues={0: ["urgent_mission"]},
        placed={"wealth": [0], "stillsuits": [0], "secrets": [1]},
    )
    assert g.offered(0) == ["reveal", "plot urgent_mission"], "no Agent is left"
    g.do(0, "plot urgent_mission")
    assert g.offered(0) == ["recall wealth", "recall stillsuits"]
    g.do(0, "recall wealth")
    assert (at(g, "wealth"), g.state.agents[0]) == ((), 1)
    g.do(0, "agent diplomacy")
    assert g.offered(0) == ["to wealth", "to foldspace"]


@pytest.mark.rule("IMP-13.12")
def test_the_only_agent_on_the_board_is_recalled_without_asking(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, intrigues={0: ["urgent_mission"]})
    g.do(0, "agent dagger", "to hall_of_oratory", "plot urgent_mission")
    assert (at(g, "hall_of_oratory"), g.state.agents[0]) == ((), 2)
    finish(g, 0)


@pytest.mark.rule("IMP-14.34")
def test_the_mentat_is_recalled_to_the_leader(table: Any) -> None:
    g = table(
        intrigues={0: ["urgent_mission"]},
        mentat=0,
        mentat_at="wealth",
        placed={"wealth": [0], "stillsuits": [0]},
        hands={0: []},
    )
    g.do(0, "plot urgent_mission", "recall wealth")
    assert (g.state.mentat, g.state.mentat_at, g.state.agents[0]) == (0, NONE, 2)


@pytest.mark.rule("IMP-14.34")
def test_option_urgent_mission_leaves_the_mentat(table: Any) -> None:
    g = table(
        intrigues={0: ["urgent_mission"]},
        mentat=0,
        mentat_at="wealth",
        placed={"wealth": [0], "stillsuits": [0]},
        hands={0: []},
        options={"urgent_mission_recalls_mentat": "off"},
    )
    g.do(0, "plot urgent_mission")
    assert (at(g, "wealth"), at(g, "stillsuits"), g.state.agents[0]) == ((0,), (), 2)


@pytest.mark.rule("IMP-14.34")
def test_where_it_matters_the_mentat_may_be_sent_before_an_agent(table: Any) -> None:
    g = table(
        mentat=0,
        agents={0: 2},
        hands={0: ["space_travel"]},
        options={"urgent_mission_recalls_mentat": "off"},
        decks={0: []},
    )
    g.do(0, "agent space_travel")
    assert g.offered(0) == ["to foldspace", "to foldspace mentat"]
    early = g.state.clone()
    g.do(0, "to foldspace")
    assert g.state.mentat_at == NONE
    g.state = early
    g.do(0, "to foldspace mentat")
    assert g.state.mentat_at == SPACE["foldspace"]
