"""How effects are built of others: arrows and their costs, choices, conditions, each opponent (IMP-7.12 to 7.14, IMP-13.15 to 13.18)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.cards import CARD, CARDS
from landsraad.games.imperium.conditions import holds
from landsraad.games.imperium.effects import (
    ANY,
    Choose,
    ConflictTroopsAtLeast,
    Cost,
    Draw,
    DrawIntrigue,
    EachOpponent,
    Effect,
    HasCouncilSeat,
    Influence,
    InfluenceAtLeast,
    LoseConflictTroop,
    LoseConflictTroops,
    LoseInfluence,
    MentatOnSpace,
    OpponentHasConflictTroop,
    OtherCardInPlay,
    Pay,
    Solari,
    SpendIntrigue,
    Spice,
    Swords,
    TrashCards,
    TrashThisCard,
    VictoryPoints,
    Water,
    When,
)
from landsraad.games.imperium.icons import EMPEROR, FREMEN, SPACING_GUILD
from landsraad.games.imperium.nodes import keys, name_box
from landsraad.games.imperium.resolve import Effects, arise, optional, possible
from landsraad.games.imperium.structure import opponents, pay_cost, payable
from landsraad.table import advance

FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]


def effects(g: Any, seat: int, *printed: Effect, box: str = "test_structure/agent") -> tuple[str, ...]:
    """Effects that arise for a player, as if printed somewhere."""
    name_box(box, printed)
    arise(g.state, seat, keys(box))
    advance(g.state)
    g.check()
    return keys(box)


def dos(g: Any, seat: int = 0) -> list[str]:
    return [action for action in g.offered(seat) if action.startswith("do ")]


def back_in_turn(g: Any) -> bool:
    return "reveal" in g.offered(0)


# Mandatory and optional


@pytest.mark.rule("IMP-7.12")
def test_what_is_no_arrow_must_be_done(table: Any) -> None:
    g = table(spice={0: 1}, hands={0: []})
    draw, arrow = effects(g, 0, Draw(1), Pay(Cost(spice=1), (Solari(3),)))
    assert g.offered(0) == [f"do {draw}", f"do {arrow}"]
    g.do(0, f"do {draw}")
    assert g.offered(0) == [f"do {arrow}", "end"]
    g.do(0, "end")
    assert (g.state.spice[0], g.state.solari[0]) == (1, 0)
    assert back_in_turn(g)


@pytest.mark.rule("IMP-7.12")
def test_the_only_thing_that_must_be_done_is_not_asked(table: Any) -> None:
    g = table(hands={0: []})
    effects(g, 0, Draw(1))
    assert len(g.state.hands[0]) == 1
    assert back_in_turn(g)


# Arrows


@pytest.mark.rule("IMP-7.13", "IMP-13.15")
def test_an_arrow_is_paid_in_full_or_not_at_all(table: Any) -> None:
    cost = Cost(solari=1, spice=2, water=3)
    for name in ("solari", "spice", "water"):
        have = {"solari": 1, "spice": 2, "water": 3}
        have[name] -= 1
        g = table(**{resource: {0: amount} for resource, amount in have.items()})
        assert not payable(g.state, 0, cost)
    g = table(solari={0: 2}, spice={0: 2}, water={0: 3}, vp={0: 1})
    (arrow,) = effects(g, 0, Pay(cost, (VictoryPoints(1),)))
    assert g.offered(0) == [f"do {arrow}", "end"]
    g.do(0, f"do {arrow}")
    assert (g.state.solari[0], g.state.spice[0], g.state.water[0], g.state.vp[0]) == (1, 0, 0, 2)
    assert [event.args for event in g.events if event.key == "cost_paid"] == [(1, 1, 2, 3)]


@pytest.mark.rule("IMP-7.14", "IMP-EX-21")
def test_an_arrow_is_used_once(table: Any) -> None:
    g = table(water={0: 2}, hands={0: []}, garrison={0: 3})
    arise(g.state, 0, keys("duncan_idaho/agent"))
    advance(g.state)
    assert g.offered(0) == ["do duncan_idaho/agent/0", "end"]
    g.do(0, "do duncan_idaho/agent/0")
    while dos(g):
        assert "do duncan_idaho/agent/0" not in dos(g)
        g.do(0, dos(g)[0])
    assert (g.state.water[0], g.state.garrison[0], len(g.state.hands[0])) == (1, 4, 1)


@pytest.mark.rule("IMP-7.17")
@pytest.mark.parametrize(("option", "offered"), [("on", True), ("off", False)])
def test_a_cost_may_be_paid_for_its_own_sake(table: Any, option: str, offered: bool) -> None:
    g = table(options={"pay_without_effect": option}, influence={0: dict.fromkeys(FACTIONS, 6)}, spice={0: 2})
    arrow = Pay(Cost(spice=1), (Influence(ANY, 1),))
    name_box("test_structure/in_vain", (arrow,))
    assert possible(g.state, 0, "test_structure/in_vain/0") is offered
    arise(g.state, 0, keys("test_structure/in_vain"))
    advance(g.state)
    assert (dos(g) == ["do test_structure/in_vain/0"]) is offered
    if offered:
        g.do(0, "do test_structure/in_vain/0")
        assert g.state.spice[0] == 1
    assert back_in_turn(g)


@pytest.mark.rule("IMP-7.17")
def test_without_that_option_a_possible_effect_may_still_be_paid_for(table: Any) -> None:
    g = table(options={"pay_without_effect": "off"}, spice={0: 1})
    name_box("test_structure/worth", (Pay(Cost(spice=1), (Influence(ANY, 1),)),))
    assert possible(g.state, 0, "test_structure/worth/0")


# Costs that are no resources


@pytest.mark.rule("IMP-12.12", "IMP-14.24")
def test_shifting_allegiances_loses_influence_first(table: Any) -> None:
    g = table(spice={0: 2}, influence={0: {"fremen": 2, "emperor": 1}}, vp={0: 3})
    arise(g.state, 0, keys("shifting_allegiances/agent"))
    advance(g.state)
    g.do(0, "do shifting_allegiances/agent/0")
    assert g.state.spice[0] == 0
    assert g.offered(0) == ["lose emperor", "lose fremen"]
    g.do(0, "lose fremen")
    assert (g.state.influence[3], g.state.vp[0]) == (1, 2)
    assert g.offered(0) == [f"influence {faction}" for faction in FACTIONS]
    g.do(0, "influence fremen")
    assert (g.state.influence[3], g.state.vp[0]) == (3, 3)


@pytest.mark.rule("IMP-12.12", "IMP-14.24")
def test_a_loss_that_cannot_be_paid(table: Any) -> None:
    g = table(spice={0: 2})
    assert not possible(g.state, 0, "shifting_allegiances/agent/0")
    g = table(spice={0: 2}, influence={0: {"fremen": 1}})
    arise(g.state, 0, keys("shifting_allegiances/agent"))
    advance(g.state)
    g.do(0, "do shifting_allegiances/agent/0")
    assert g.state.influence[:4] == [0, 0, 0, 0], "one faction only: nothing to ask"
    assert not payable(g.state, 0, Cost(also=(LoseInfluence(1),)))


@pytest.mark.rule("IMP-12.12")
def test_a_loss_of_two_is_with_one_faction(table: Any) -> None:
    g = table(influence={0: {"fremen": 1, "emperor": 1}})
    cost = Cost(also=(LoseInfluence(2),))
    assert not payable(g.state, 0, cost)
    g = table(influence={0: {"fremen": 3, "emperor": 1, "spacing_guild": 2}})
    pay_cost(g.state, 0, cost)
    advance(g.state)
    assert g.offered(0) == ["lose spacing_guild", "lose fremen"]
    g.do(0, "lose fremen")
    assert g.state.influence[:4] == [1, 2, 0, 1]


@pytest.mark.rule("IMP-14.11")
def test_imperial_spy_trashes_itself_for_an_intrigue_card(table: Any) -> None:
    g = table(in_play={0: ["imperial_spy"]}, intrigue_deck=["windfall"])
    arise(g.state, 0, keys("imperial_spy/agent"))
    advance(g.state)
    g.do(0, "do imperial_spy/agent/0")
    assert g.state.in_play[0] == ()
    assert CARD["imperial_spy"] in g.state.trashed
    assert len(g.state.intrigues[0]) == 1


@pytest.mark.rule("IMP-13.18", "IMP-14.11")
def test_a_card_that_is_trashed_already_pays_no_more(table: Any) -> None:
    g = table(discards={0: ["imperial_spy"]})
    assert not possible(g.state, 0, "imperial_spy/agent/0")
    assert not payable(g.state, 0, Cost(also=(TrashThisCard(),)), "imperial_spy/agent/0")
    g = table(in_play={0: ["imperial_spy"]})
    assert possible(g.state, 0, "imperial_spy/agent/0")
    assert not possible(g.state, 1, "imperial_spy/agent/0")


@pytest.mark.rule("IMP-8.30", "IMP-13.02", "IMP-8.05")
def test_selective_breeding_trashes_a_card_of_any_zone_and_then_draws(table: Any) -> None:
    g = table(
        hands={0: ["dagger"]},
        discards={0: ["diplomacy"]},
        in_play={0: ["seek_allies"]},
        decks={0: ["reconnaissance", "dagger"]},
    )
    arise(g.state, 0, keys("selective_breeding/space"))
    advance(g.state)
    assert g.offered(0) == ["do selective_breeding/space/0", "end"]
    g.do(0, "do selective_breeding/space/0")
    assert sorted(g.offered(0)) == [
        "trash discard diplomacy",
        "trash hand dagger",
        "trash in_play seek_allies",
    ]
    g.do(0, "trash discard diplomacy")
    assert sorted(CARDS[card].id for card in g.state.hands[0]) == ["dagger", "dagger", "reconnaissance"]
    assert CARD["diplomacy"] in g.state.trashed


@pytest.mark.rule("IMP-13.02")
def test_a_card_must_be_there_to_be_trashed(table: Any) -> None:
    g = table(hands={0: []}, discards={0: []}, in_play={0: []})
    assert not payable(g.state, 0, Cost(also=(TrashCards(1),)))
    g = table(hands={0: ["dagger"]})
    assert payable(g.state, 0, Cost(also=(TrashCards(1),)))
    assert not payable(g.state, 0, Cost(also=(TrashCards(2),)))


@pytest.mark.rule("IMP-14.26")
def test_troops_in_the_conflict_as_a_cost(table: Any) -> None:
    g = table(conflict={0: 3})
    cost = Cost(also=(LoseConflictTroops(3),))
    assert payable(g.state, 0, cost)
    assert not payable(g.state, 1, cost)
    pay_cost(g.state, 0, cost)
    assert g.state.conflict[0] == 0
    g.check()


@pytest.mark.rule("HAG-3.23")
def test_players_do_not_buy_points_with_intrigue_cards(table: Any) -> None:
    g = table(intrigues={0: ["ambush", "ambush", "windfall"]})
    assert not payable(g.state, 0, Cost(also=(SpendIntrigue(3),)))


# Choices


@pytest.mark.rule("IMP-13.16")
def test_one_of_several_options(table: Any) -> None:
    g = table(spice={0: 0})
    arise(g.state, 0, keys("guild_ambassador/agent"))
    advance(g.state)
    assert g.offered(0) == ["choose guild_ambassador/agent/0/0", "choose guild_ambassador/agent/0/1"]
    g.do(0, "choose guild_ambassador/agent/0/1")
    assert (g.state.spice[0], g.state.influence[1]) == (2, 0)
    assert back_in_turn(g)
    g = table(spice={0: 0})
    arise(g.state, 0, keys("guild_ambassador/agent"))
    advance(g.state)
    g.do(0, "choose guild_ambassador/agent/0/0")
    assert (g.state.spice[0], g.state.influence[1]) == (0, 1)


@pytest.mark.rule("IMP-13.16")
def test_only_options_that_can_be_carried_out(table: Any) -> None:
    g = table(spice={0: 0}, influence={0: {"spacing_guild": 6}})
    arise(g.state, 0, keys("guild_ambassador/agent"))
    advance(g.state)
    assert g.state.spice[0] == 2, "one possible option is no question"
    g = table()
    impossible = Choose(1, ((LoseConflictTroop(1),), (When(HasCouncilSeat(), (Spice(1),)),)))
    (key,) = effects(g, 0, impossible)
    assert not possible(g.state, 0, key)
    assert back_in_turn(g), "nothing happens"


@pytest.mark.rule("IMP-12.15", "IMP-23.08")
def test_machinations_gives_influence_with_two_factions_in_the_players_order(table: Any) -> None:
    g = table(influence={0: {"spacing_guild": 3}})
    arise(g.state, 0, keys("machinations/first"))
    advance(g.state)
    options = [f"choose machinations/first/0/{n}" for n in range(4)]
    assert g.offered(0) == options
    g.do(0, options[1])
    assert g.state.solari[0] == 3, "the bonus of the first before the second is chosen"
    assert g.offered(0) == [options[0], options[2], options[3]], "two different ones"
    g.do(0, options[3])
    assert g.state.influence[:4] == [0, 4, 0, 1]
    assert back_in_turn(g)


@pytest.mark.rule("IMP-23.15", "IMP-13.16")
def test_two_of_three(table: Any) -> None:
    g = table(spice={0: 0}, intrigue_deck=["windfall"])
    arise(g.state, 0, keys("battle_for_arrakeen/second"))
    advance(g.state)
    g.do(0, "choose battle_for_arrakeen/second/0/2", "choose battle_for_arrakeen/second/0/0")
    assert (g.state.solari[0], g.state.spice[0], len(g.state.intrigues[0])) == (3, 0, 1)
    assert back_in_turn(g)


@pytest.mark.rule("IMP-13.16")
def test_two_of_two_are_both_taken(table: Any) -> None:
    g = table(spice={0: 0}, solari={0: 0})
    effects(g, 0, Choose(2, ((Spice(1),), (Solari(1),))))
    g.do(0, g.offered(0)[1])
    assert (g.state.solari[0], g.state.spice[0]) == (1, 1), "what is left is no question"
    g = table(spice={0: 0})
    effects(g, 0, Choose(2, ((Spice(1),), (LoseConflictTroop(1),))))
    assert g.state.spice[0] == 1
    assert back_in_turn(g)


# Conditions


@pytest.mark.rule("IMP-13.13")
def test_a_condition_is_looked_at_when_the_effect_is_resolved(table: Any) -> None:
    g = table(spice={0: 0}, influence={0: {"fremen": 1}})
    bound, gain = effects(g, 0, When(InfluenceAtLeast(FREMEN, 2), (Spice(3),)), Influence(FREMEN, 1))
    assert g.state.spice[0] == 3, "the second made the first possible"
    assert {bound, gain} == set(keys("test_structure/agent"))


@pytest.mark.rule("IMP-13.13")
def test_what_stays_impossible_is_left(table: Any) -> None:
    g = table(spice={0: 0})
    (bound,) = effects(g, 0, When(InfluenceAtLeast(FREMEN, 2), (Spice(3),)))
    assert g.state.spice[0] == 0
    assert back_in_turn(g)
    assert not possible(g.state, 0, bound)


@pytest.mark.rule("IMP-13.13", "IMP-13.14")
def test_another_card_of_the_faction_in_play(table: Any) -> None:
    bond = OtherCardInPlay(FREMEN)
    alone = table(in_play={0: ["crysknife", "dagger"]})
    assert not holds(alone.state, 0, bond, "crysknife/reveal/1")
    two = table(in_play={0: ["crysknife", "stilgar"]})
    assert holds(two.state, 0, bond, "crysknife/reveal/1")
    assert not holds(two.state, 1, bond, "crysknife/reveal/1")
    pair = table(in_play={0: ["spice_hunter", "spice_hunter"]})
    assert holds(pair.state, 0, bond, "spice_hunter/reveal/2"), "two copies enable each other"
    held = table(in_play={0: ["crysknife"]}, hands={0: ["stilgar"]}, discards={0: ["chani"]})
    assert not holds(held.state, 0, bond, "crysknife/reveal/1")


@pytest.mark.rule("IMP-7.12", "IMP-7.13")
def test_an_arrow_behind_a_condition_stays_optional(table: Any) -> None:
    g = table(spice={0: 3}, influence={0: {"spacing_guild": 4}}, vp={0: 3})
    arise(g.state, 0, keys("guild_ambassador/reveal"))
    advance(g.state)
    assert g.offered(0) == ["do guild_ambassador/reveal/0", "end"]
    assert optional(g.state, 0, "guild_ambassador/reveal/0")
    assert not optional(g.state, 0, "smugglers_thopter/agent/0")
    g.do(0, "do guild_ambassador/reveal/0")
    assert (g.state.spice[0], g.state.vp[0]) == (0, 4), "paid with one word"


@pytest.mark.rule("IMP-12.13")
def test_smugglers_thopter_needs_two_influence(table: Any) -> None:
    g = table(influence={0: {"spacing_guild": 1}})
    assert not possible(g.state, 0, "smugglers_thopter/agent/0")
    g = table(influence={0: {"spacing_guild": 2}}, hands={0: []})
    arise(g.state, 0, keys("smugglers_thopter/agent"))
    advance(g.state)
    assert len(g.state.hands[0]) == 2


@pytest.mark.rule("IMP-14.03", "IMP-14.08", "IMP-14.26")
def test_conditions_about_the_table(table: Any) -> None:
    g = table(council=[1], mentat=2, conflict={0: 2}).state
    assert [holds(g, seat, HasCouncilSeat()) for seat in (0, 1)] == [False, True]
    assert not holds(g, 2, MentatOnSpace())
    assert holds(table().state, 2, MentatOnSpace())
    assert [holds(g, 0, ConflictTroopsAtLeast(n)) for n in (2, 3)] == [True, False]
    assert [holds(g, seat, OpponentHasConflictTroop()) for seat in (0, 1)] == [False, True]


# Opponents


@pytest.mark.rule("IMP-13.17")
def test_opponents_from_the_left_clockwise(table: Any) -> None:
    g = table()
    assert [opponents(g.state, seat) for seat in (0, 2)] == [[1, 2, 3], [3, 0, 1]]


@pytest.mark.rule("IMP-13.17", "IMP-14.27", "IMP-EX-20")
def test_test_of_humanity_asks_each_opponent_what_it_can_do(table: Any) -> None:
    g = table(
        hands={0: [], 1: ["dagger", "diplomacy"], 2: [], 3: ["dagger"]},
        conflict={1: 1, 2: 1},
    )
    arise(g.state, 0, keys("test_of_humanity/agent"))
    advance(g.state)
    assert g.asked == {1}
    discard, lose = g.offered(1)
    assert (discard, lose) == tuple(f"choose test_of_humanity/agent/0/0/{n}" for n in (0, 1))
    g.do(1, discard)
    assert sorted(g.offered(1)) == ["discard dagger", "discard diplomacy"]
    g.do(1, "discard dagger")
    assert g.state.conflict[:3] == [0, 1, 0], "2 had no card to discard"
    assert g.state.hands[3] == (), "3 had no troop to lose"
    assert back_in_turn(g)
    g = table(hands={1: [], 2: [], 3: []})
    arise(g.state, 0, keys("test_of_humanity/agent"))
    advance(g.state)
    assert back_in_turn(g), "nothing happens to them"


@pytest.mark.rule("IMP-14.23", "IMP-13.17", "IMP-13.05")
def test_reverend_mother_mohiam_makes_opponents_discard_clockwise(table: Any) -> None:
    hands = {
        1: ["dagger", "diplomacy", "reconnaissance"],
        2: ["dagger"],
        3: ["dagger", "diplomacy", "seek_allies"],
    }
    g = table(hands=hands, in_play={0: ["reverend_mother_mohiam", "lady_jessica"]})
    arise(g.state, 0, keys("reverend_mother_mohiam/agent"))
    advance(g.state)
    assert g.asked == {1}
    g.do(1, "discard dagger", "discard diplomacy")
    assert g.state.hands[2] == ()
    assert g.asked == {3}
    g.do(3, "discard seek_allies", "discard dagger")
    assert g.state.hands[3] == (CARD["diplomacy"],)
    assert back_in_turn(g)


@pytest.mark.rule("IMP-13.17", "IMP-13.16")
def test_effects_for_opponents_leave_the_player_alone(table: Any) -> None:
    g = table(solari=dict.fromkeys(range(4), 0))
    effects(g, 2, EachOpponent((Solari(1), Water(1))))
    assert g.state.solari == [1, 1, 0, 1]


# In a turn


@pytest.mark.rule("IMP-7.13")
def test_in_a_turn_the_gains_of_an_arrow_join_what_waits(table: Any) -> None:
    g = table()
    g.state.stack.append(Effects(party=0, pending=keys("research_station/space") + keys("secrets/space")))
    g.state.water[0] = 1
    name_box("test_structure/two", (Pay(Cost(water=1), (Draw(1), DrawIntrigue(1))),))
    arise(g.state, 0, keys("test_structure/two"))
    advance(g.state)
    g.do(0, "do test_structure/two/0")
    assert {
        "do research_station/space/0",
        "do secrets/space/0",
        "do test_structure/two/0/0",
        "do test_structure/two/0/1",
    } == set(g.offered(0))


def test_swords_come_at_once(table: Any) -> None:
    g = table()
    effects(g, 0, Choose(1, ((Swords(3),), (Influence(EMPEROR, 1),), (Influence(SPACING_GUILD, 1),))))
    g.do(0, g.offered(0)[0])
    assert g.state.swords[0] == 3
