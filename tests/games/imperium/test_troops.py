"""Troops and their deployment (IMP-9), and who deploys outside of a Combat space."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.nodes import keys, name_box
from landsraad.games.imperium.resolve import arise
from landsraad.games.imperium.troops import (
    lose_conflict_troops,
    lose_garrison_troops,
    recruit,
    retreat,
    strength,
)
from landsraad.table import advance


def troops(g: Any, seat: int = 0) -> tuple[int, int, int]:
    """Supply, garrison, Conflict."""
    return g.state.supply[seat], g.state.garrison[seat], g.state.conflict[seat]


def deploys(g: Any, seat: int = 0) -> list[int]:
    return [int(action.split()[1]) for action in g.offered(seat) if action.startswith("deploy ")]


def sent(g: Any, card: str, space: str) -> None:
    g.do(0, f"agent {card}", f"to {space}")


@pytest.mark.rule("IMP-9.01", "IMP-1.12")
def test_recruiting_is_limited_by_the_supply(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, solari={0: 4}, garrison={0: 9})
    sent(g, "dagger", "rally_troops")
    g.do(0, "do rally_troops/space/0")
    assert troops(g) == (0, 12, 0)
    assert recruit(g.state, 0, 1) == 0
    assert g.state.turn.recruited == 3


@pytest.mark.rule("IMP-9.02")
def test_only_troops_in_the_conflict_have_strength(table: Any) -> None:
    g = table(garrison={0: 5, 1: 0}, conflict={1: 1}, swords={0: 3, 1: 3})
    assert strength(g.state, 0) == 0
    assert strength(g.state, 1) == 2 + 3


@pytest.mark.rule("IMP-9.03", "IMP-9.05", "IMP-EX-26")
def test_example_26(table: Any) -> None:
    g = table(hands={0: ["diplomacy"]}, water={0: 1}, garrison={0: 3})
    sent(g, "diplomacy", "hardy_warriors")
    g.do(0, "do fremen/influence/0")
    assert deploys(g) == [1, 2, 3, 4]
    assert "end" in g.offered(0)
    g.do(0, "deploy 4")
    assert troops(g) == (7, 1, 4)
    assert deploys(g) == []


@pytest.mark.rule("IMP-9.03", "IMP-9.11")
def test_troops_of_earlier_turns_are_garrison_troops(table: Any) -> None:
    g = table(
        players=3,
        revealed=[1, 2],
        hands={0: ["dagger", "dune_the_desert_planet"]},
        solari={0: 4},
        garrison={0: 1},
    )
    sent(g, "dagger", "rally_troops")
    g.do(0, "end")
    sent(g, "dune_the_desert_planet", "imperial_basin")
    assert g.state.garrison[0] == 5
    assert deploys(g) == [1, 2]


@pytest.mark.rule("IMP-9.04")
def test_recruits_of_every_source_count(table: Any) -> None:
    g = table(
        hands={0: ["arrakis_recruiter"]},
        intrigues={0: ["reinforcements", "favored_subject"]},
        influence={0: {"emperor": 3}},
        solari={0: 3},
        garrison={0: 2},
        decks={0: []},
    )
    g.do(0, "plot reinforcements")
    sent(g, "arrakis_recruiter", "carthag")
    g.do(0, "do carthag/space/1", "plot favored_subject")
    # 3 by the Plot card, 1 by the space, 1 by the card, 2 by the Emperor's track
    assert g.state.turn.recruited == 7
    assert deploys(g) == list(range(1, 10))
    assert g.state.garrison[0] == 9


@pytest.mark.rule("IMP-9.05", "IMP-9.07", "IMP-9.10")
def test_the_limit_holds_over_several_portions_and_is_measured_each_time(table: Any) -> None:
    g = table(
        hands={0: ["dune_the_desert_planet"]},
        intrigues={0: ["favored_subject"]},
        influence={0: {"emperor": 3}},
        garrison={0: 6},
    )
    sent(g, "dune_the_desert_planet", "imperial_basin")
    assert deploys(g) == [1, 2]
    g.do(0, "deploy 1")
    assert deploys(g) == [1]
    g.do(0, "deploy 1")
    assert deploys(g) == []
    g.do(0, "plot favored_subject")
    assert deploys(g) == [1, 2], "those recruited late may still be deployed"
    g.do(0, "deploy 2")
    assert (deploys(g), troops(g)) == ([], (4, 4, 4))


@pytest.mark.rule("IMP-9.05")
def test_no_more_than_the_garrison_holds(table: Any) -> None:
    g = table(hands={0: ["dune_the_desert_planet"]}, garrison={0: 1})
    sent(g, "dune_the_desert_planet", "imperial_basin")
    assert deploys(g) == [1]


@pytest.mark.rule("IMP-9.05", "IMP-14.19", "IMP-9.06")
def test_rapid_mobilization_neither_uses_nor_enlarges_the_limit(table: Any) -> None:
    g = table(hands={0: ["dune_the_desert_planet"]}, intrigues={0: ["rapid_mobilization"]}, garrison={0: 8})
    sent(g, "dune_the_desert_planet", "imperial_basin")
    g.do(0, "plot rapid_mobilization", "do rapid_mobilization/plot/0")
    assert deploys(g) == list(range(1, 9))
    g.do(0, "deploy 4")
    assert deploys(g) == [1, 2]


@pytest.mark.rule("IMP-14.19")
def test_rapid_mobilization_may_deploy_none(table: Any) -> None:
    g = table(intrigues={0: ["rapid_mobilization"]}, hands={0: []})
    g.do(0, "plot rapid_mobilization", "end")
    assert troops(g) == (9, 3, 0)
    assert g.asked == {0}


@pytest.mark.rule("IMP-14.19", "IMP-9.06")
def test_rapid_mobilization_in_a_reveal_turn(table: Any) -> None:
    g = table(intrigues={0: ["rapid_mobilization"]}, hands={0: ["dagger"]})
    g.do(0, "reveal", "plot rapid_mobilization", "do rapid_mobilization/plot/0", "deploy 3")
    assert strength(g.state, 0) == 3 * 2 + 1


@pytest.mark.rule("IMP-9.06")
def test_no_deployment_without_a_combat_space(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, solari={0: 4})
    sent(g, "dagger", "rally_troops")
    assert deploys(g) == []
    g = table(hands={0: ["dagger"]})
    g.do(0, "reveal")
    assert deploys(g) == []


@pytest.mark.rule("IMP-9.06", "IMP-21.31")
def test_sardaukar_legion_deploys_in_the_reveal_turn(table: Any) -> None:
    g = table(hands={0: ["sardaukar_legion"]}, garrison={0: 5})
    g.do(0, "reveal")
    assert {"do sardaukar_legion/reveal/1", "end"} <= set(g.offered(0))
    g.do(0, "do sardaukar_legion/reveal/1")
    assert deploys(g) == [1, 2, 3]
    g.do(0, "deploy 3")
    assert troops(g) == (7, 2, 3)


@pytest.mark.rule("IMP-9.06", "IMP-21.18")
def test_gun_thopter_deploys_one_at_most(table: Any) -> None:
    g = table(hands={0: ["gun_thopter"]}, garrison={0: 5})
    g.do(0, "reveal", "do gun_thopter/reveal/1")
    assert troops(g) == (7, 4, 1)
    g = table(hands={0: ["gun_thopter"]}, garrison={0: 0})
    g.do(0, "reveal")
    assert "do gun_thopter/reveal/1" not in g.offered(0)


@pytest.mark.rule("IMP-14.22")
def test_reinforcements_in_an_agent_turn(table: Any) -> None:
    g = table(hands={0: ["dune_the_desert_planet"]}, intrigues={0: ["reinforcements"]}, solari={0: 3})
    sent(g, "dune_the_desert_planet", "imperial_basin")
    g.do(0, "plot reinforcements")
    assert troops(g) == (6, 6, 0)
    assert deploys(g) == [1, 2, 3, 4, 5]


@pytest.mark.rule("IMP-14.22", "IMP-9.06")
@pytest.mark.parametrize("count", [0, 2, 3])
def test_reinforcements_in_a_reveal_turn(table: Any, count: int) -> None:
    g = table(hands={0: ["dagger"]}, intrigues={0: ["reinforcements"]}, solari={0: 3})
    g.do(0, "reveal", "plot reinforcements")
    assert deploys(g) == [0, 1, 2, 3]
    g.do(0, f"deploy {count}")
    assert troops(g) == (6, 6 - count, count)
    assert deploys(g) == []


@pytest.mark.rule("IMP-14.22", "IMP-1.12")
def test_reinforcements_of_an_empty_supply(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, intrigues={0: ["reinforcements"]}, solari={0: 3}, garrison={0: 12})
    g.do(0, "reveal", "plot reinforcements")
    assert deploys(g) == []


@pytest.mark.rule("IMP-9.06", "IMP-21.19")
def test_gurney_hallecks_recruits_may_be_deployed_at_once(table: Any) -> None:
    g = table(hands={0: ["gurney_halleck"]}, solari={0: 3})
    g.do(0, "reveal", "do gurney_halleck/reveal/1")
    assert deploys(g) == [0, 1, 2]
    g.do(0, "deploy 2")
    assert (troops(g), g.state.solari[0]) == ((7, 3, 2), 0)


@pytest.mark.rule("IMP-9.06")
def test_double_cross_deploys_from_the_supply(table: Any) -> None:
    g = table(intrigues={0: ["double_cross"]}, solari={0: 1}, conflict={1: 2}, hands={0: []})
    g.do(0, "plot double_cross")
    while g.offered(0)[0].startswith("do "):
        g.do(0, g.offered(0)[0])
    assert (troops(g), troops(g, 1)) == ((8, 3, 1), (8, 3, 1))


@pytest.mark.rule("IMP-9.08")
def test_lost_troops_return_to_the_supply(table: Any) -> None:
    g = table(garrison={0: 2}, conflict={0: 3})
    lose_garrison_troops(g.state, 0, 1)
    lose_conflict_troops(g.state, 0, 2)
    assert troops(g) == (7 + 3, 1, 1)
    lose_garrison_troops(g.state, 0, 5)
    assert troops(g) == (11, 0, 1)


@pytest.mark.rule("IMP-9.09", "IMP-14.37")
def test_retreat_to_the_garrison(table: Any) -> None:
    g = table(garrison={0: 1}, conflict={0: 3}, swords={0: 1})
    retreat(g.state, 0, 2)
    assert troops(g) == (8, 3, 1)
    assert strength(g.state, 0) == 3


@pytest.mark.rule("IMP-9.09", "IMP-21.32")
def test_scout_retreats_up_to_two_and_none_if_its_owner_likes(table: Any) -> None:
    g = table(hands={0: ["scout"]}, conflict={0: 3})
    g.do(0, "reveal")
    assert "end" in g.offered(0)
    g.do(0, "do scout/reveal/2")
    assert g.offered(0) == ["retreat 1", "retreat 2"]
    g.do(0, "retreat 2")
    assert troops(g) == (6, 5, 1)
    none = table(hands={0: ["scout"]})
    none.do(0, "reveal")
    assert "do scout/reveal/2" not in none.offered(0)


@pytest.mark.rule("IMP-9.09", "IMP-21.32")
def test_a_single_troop_retreats_without_a_question(table: Any) -> None:
    g = table(hands={0: ["scout"]}, conflict={0: 1})
    g.do(0, "reveal", "do scout/reveal/2")
    assert troops(g) == (8, 4, 0)


@pytest.mark.rule("IMP-9.09", "IMP-21.06")
def test_chani_retreats_any_number(table: Any) -> None:
    g = table(hands={0: ["chani"]}, conflict={0: 4}, garrison={0: 0})
    g.do(0, "reveal", "do chani/reveal/1")
    assert g.offered(0) == ["retreat 1", "retreat 2", "retreat 3", "retreat 4"]
    g.do(0, "retreat 4")
    assert troops(g) == (8, 4, 0)
    assert strength(g.state, 0) == 0


@pytest.mark.rule("IMP-9.04", "IMP-9.11")
def test_what_others_recruit_does_not_count(table: Any) -> None:
    """Troops recruited in somebody else's turn are no recruits of this turn."""
    from landsraad.games.imperium.effects import Troops

    g = table(hands={0: ["dune_the_desert_planet"]}, garrison={0: 9})
    name_box("test_troops/agent", (Troops(2),))
    arise(g.state, 1, keys("test_troops/agent"))
    advance(g.state)
    sent(g, "dune_the_desert_planet", "imperial_basin")
    assert g.state.garrison[1] == 5
    assert deploys(g) == [1, 2]


@pytest.mark.rule("IMP-7.11", "IMP-9.01", "IMP-14.08")
@pytest.mark.parametrize("double_cross", ["before", "after"])
def test_the_last_troops_of_the_supply_are_recruited_when_their_owner_likes(
    table: Any, double_cross: str
) -> None:
    """The Solari of Conspire pay for Double Cross, whose troop comes from the same supply."""
    g = table(
        hands={0: ["diplomacy"]},
        intrigues={0: ["double_cross"]},
        spice={0: 4},
        garrison={0: 10},
        conflict={1: 1},
    )
    recruit_two, cross = "do conspire/space/1", "plot double_cross"
    sent(g, "diplomacy", "conspire")
    assert {recruit_two, cross} <= set(g.offered(0))
    assert "end" not in g.offered(0), "mandatory"
    if double_cross == "before":
        g.do(0, cross, "do double_cross/plot/0", recruit_two)
    else:
        g.do(0, recruit_two, cross)
    assert troops(g) == ((0, 11, 1) if double_cross == "before" else (0, 12, 0))


@pytest.mark.rule("IMP-7.11", "IMP-9.01")
def test_the_card_that_wants_the_last_troop_may_be_drawn_in_the_same_turn(table: Any) -> None:
    """Conspire draws Double Cross, if its owner draws before recruiting."""
    g = table(
        hands={0: ["diplomacy"]},
        intrigue_deck=["double_cross"],
        spice={0: 4},
        garrison={0: 10},
        conflict={1: 1},
    )
    sent(g, "diplomacy", "conspire")
    g.do(0, "do conspire/space/2", "plot double_cross", "do double_cross/plot/0", "do conspire/space/1")
    assert troops(g) == (0, 11, 1)


@pytest.mark.rule("IMP-7.11", "IMP-7.12", "IMP-9.01")
def test_the_very_last_troop_waits_as_well_and_is_recruited_before_the_turn_ends(table: Any) -> None:
    g = table(hands={0: ["reconnaissance"]}, garrison={0: 11}, decks={0: []})
    sent(g, "reconnaissance", "carthag")
    g.do(0, "do carthag/space/1")
    assert "do carthag/space/0" in g.offered(0)
    assert "end" not in g.offered(0)
    g.do(0, "do carthag/space/0")
    assert troops(g) == (0, 12, 0)


@pytest.mark.rule("IMP-7.12", "IMP-9.01")
def test_recruiting_from_an_emptied_supply_lapses(table: Any) -> None:
    g = table(
        hands={0: ["reconnaissance"]},
        intrigues={0: ["double_cross"]},
        solari={0: 1},
        garrison={0: 11},
        conflict={1: 1},
        decks={0: []},
    )
    sent(g, "reconnaissance", "carthag")
    g.do(0, "plot double_cross", "do double_cross/plot/0", "do carthag/space/1")
    assert "do carthag/space/0" not in g.offered(0)
    g.do(0, "end")
    assert troops(g) == (0, 11, 1)
