"""Intrigue cards (IMP-11), each of the 34 titles played (IMP-22), and the rulings about them (IMP-14)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.cards import CARD, CARDS, INTRIGUE_CARD, INTRIGUE_CARDS, INTRIGUE_DECK
from landsraad.games.imperium.cards.intrigue import COMBAT, ENDGAME, Kind
from landsraad.games.imperium.effects import DrawIntrigue, EachOpponent, LoseGarrisonTroop, StealIntrigue
from landsraad.games.imperium.intrigue import draw_intrigue
from landsraad.games.imperium.nodes import keys, name_box
from landsraad.games.imperium.plot import play_intrigue, playable
from landsraad.games.imperium.resolve import arise, possible
from landsraad.table import advance

FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
RICH = {"solari": {0: 20}, "spice": {0: 20}, "water": {0: 20}}


def plots(g: Any, seat: int = 0) -> list[str]:
    return [action.removeprefix("plot ") for action in g.offered(seat) if action.startswith("plot ")]


def held(g: Any, seat: int = 0) -> list[str]:
    return [INTRIGUE_CARDS[card].id for card in g.state.intrigues[seat]]


def discarded(g: Any) -> list[str]:
    return [INTRIGUE_CARDS[card].id for card in g.state.intrigue_discard]


def hand(g: Any, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in g.state.hands[seat]]


def can(g: Any, kind: Kind, seat: int = 0) -> list[str]:
    return [INTRIGUE_CARDS[card].id for card in playable(g.state, seat, kind)]


def play(g: Any, card: str, kind: Kind, seat: int = 0) -> None:
    """A card of Combat or the Endgame, wherever that is asked."""
    assert card in can(g, kind, seat)
    play_intrigue(g.state, seat, INTRIGUE_CARD[card], kind)
    advance(g.state)
    g.check()


def effect(g: Any, seat: int, *effects: Any) -> None:
    name_box("test_intrigue/agent", effects)
    arise(g.state, seat, keys("test_intrigue/agent"))
    advance(g.state)
    g.check()


# Kinds, deck, hands


@pytest.mark.rule("IMP-11.01", "IMP-6.08")
def test_only_plot_cards_are_played_in_a_turn_and_only_in_ones_own(table: Any) -> None:
    g = table(intrigues={0: ["windfall", "ambush", "corner_the_market", "tiebreaker"], 1: ["bribery"]})
    assert plots(g) == ["windfall"]
    assert g.offered(1) == []
    assert can(g, COMBAT) == ["ambush", "tiebreaker"]
    assert can(g, ENDGAME) == ["tiebreaker", "corner_the_market"]


@pytest.mark.rule("IMP-6.08", "IMP-7.16")
def test_any_number_of_plot_cards_before_and_after_the_agent(table: Any) -> None:
    g = table(
        intrigues={0: ["windfall", "water_peddlers_union", "favored_subject"]},
        hands={0: ["dagger"]},
        solari={0: 2},
    )
    g.do(0, "plot windfall", "plot water_peddlers_union")
    g.do(0, "agent dagger", "to rally_troops")
    assert plots(g) == ["favored_subject"]
    g.do(0, "plot favored_subject")
    assert g.state.influence[0] == 1
    while "end" not in g.offered(0):
        g.do(0, g.offered(0)[0])
    g.do(0, "end")
    assert g.asked == {1}


@pytest.mark.rule("IMP-6.08")
def test_plot_cards_in_the_reveal_turn(table: Any) -> None:
    g = table(intrigues={0: ["windfall"]}, hands={0: []}, solari={0: 0})
    g.do(0, "reveal")
    g.do(0, "plot windfall")
    assert g.state.solari[0] == 2


@pytest.mark.rule("IMP-7.06")
def test_solari_of_a_plot_card_pay_for_the_space(table: Any) -> None:
    g = table(intrigues={0: ["windfall"]}, hands={0: ["dagger"]}, solari={0: 2})
    g.do(0, "plot windfall", "agent dagger")
    assert "to rally_troops" in g.offered(0)


@pytest.mark.rule("IMP-7.07")
def test_influence_of_a_plot_card_opens_sietch_tabr(table: Any) -> None:
    g = table(intrigues={0: ["know_their_ways"]}, hands={0: ["reconnaissance"]}, influence={0: {"fremen": 1}})
    g.do(0, "plot know_their_ways", "agent reconnaissance")
    assert "to sietch_tabr" in g.offered(0)


@pytest.mark.rule("IMP-11.02", "IMP-4.10")
def test_what_is_drawn_only_its_owner_sees(table: Any) -> None:
    g = table(intrigue_deck=["windfall"])
    effect(g, 0, DrawIntrigue(1))
    assert held(g) == ["windfall"]
    assert [event.only for event in g.events if "windfall" in event.args] == [(0,)]
    assert "intrigue_drawn" in g.keys


@pytest.mark.rule("IMP-11.03")
def test_a_played_card_goes_face_up_to_the_discard_pile(table: Any) -> None:
    g = table(intrigues={0: ["windfall", "water_peddlers_union"]})
    g.do(0, "plot windfall", "plot water_peddlers_union")
    assert discarded(g) == ["water_peddlers_union", "windfall"]
    assert held(g) == []
    assert next(event.args for event in g.events if event.key == "intrigue_played") == (1, "windfall")


@pytest.mark.rule("IMP-11.03", "IMP-11.06")
def test_a_card_being_resolved_is_not_in_the_deck_that_is_rebuilt_meanwhile(table: Any) -> None:
    others = [INTRIGUE_CARDS[card].id for card in INTRIGUE_DECK]
    others.remove("secret_of_the_sisterhood")
    others.remove("windfall")
    g = table(
        intrigues={0: ["secret_of_the_sisterhood"], 1: others},
        intrigue_discard=["windfall"],
        influence={0: {"bene_gesserit": 3}},
    )
    assert g.state.intrigue_deck == ()
    g.do(0, "plot secret_of_the_sisterhood")
    assert held(g) == ["windfall"]
    assert g.state.intrigue_deck == ()
    assert discarded(g) == ["secret_of_the_sisterhood"]


@pytest.mark.rule("IMP-11.04")
def test_the_cost_must_be_paid(table: Any) -> None:
    g = table(intrigues={0: ["bribery"]}, solari={0: 1})
    assert plots(g) == []
    g = table(intrigues={0: ["bribery"]}, solari={0: 2})
    g.do(0, "plot bribery")
    assert g.state.solari[0] == 0, "before anything is gained"
    assert g.offered(0) == [f"influence {faction}" for faction in FACTIONS]


@pytest.mark.rule("IMP-11.04")
def test_the_condition_must_hold(table: Any) -> None:
    g = table(intrigues={0: ["councilors_dispensation"]})
    assert plots(g) == []


@pytest.mark.rule("IMP-11.06")
def test_an_exhausted_deck_is_rebuilt_from_the_discard_pile(table: Any) -> None:
    g = table(intrigue_discard=["windfall", "ambush"])
    g.state.intrigues[1] = tuple(sorted((*g.state.intrigues[1], *g.state.intrigue_deck[1:])))
    g.state.intrigue_deck = g.state.intrigue_deck[:1]
    draw_intrigue(g.state, 0, 2)
    g.check()
    assert len(held(g)) == 2
    assert len(g.state.intrigue_deck) == 1
    assert g.state.intrigue_discard == ()
    draw_intrigue(g.state, 0, 5)
    g.check()
    assert len(held(g)) == 3, "there are no more"


@pytest.mark.rule("IMP-11.07", "IMP-8.29")
def test_each_opponent_with_four_cards_loses_one_at_random(table: Any) -> None:
    four = ["windfall", "bribery", "charisma", "infiltrate"]
    three = ["ambush", "ambush", "private_army"]
    five = ["private_army", "choam_shares", "refocus", "know_their_ways", "urgent_mission"]
    taken = set()
    for seed in range(40):
        g = table(intrigues={1: four, 2: three, 3: five}, seed=str(seed))
        effect(g, 0, StealIntrigue(4))
        assert [len(g.state.intrigues[seat]) for seat in range(4)] == [2, 3, 3, 4]
        taken.update(held(g))
    assert taken == {*four, *five}
    seen = [(event.key, event.only) for event in g.events if event.key.startswith("intrigue_stolen")]
    assert seen == [
        ("intrigue_stolen", None),
        ("intrigue_stolen_is", (0, 1)),
        ("intrigue_stolen", None),
        ("intrigue_stolen_is", (0, 3)),
    ]


@pytest.mark.rule("IMP-11.07")
def test_own_cards_are_not_stolen(table: Any) -> None:
    g = table(intrigues={0: ["windfall", "bribery", "charisma", "infiltrate"]})
    name_box("test_intrigue/steal", (StealIntrigue(4),))
    assert not possible(g.state, 0, "test_intrigue/steal/0")
    effect(g, 0, StealIntrigue(4))
    assert len(held(g)) == 4
    g = table(
        intrigues={
            0: ["windfall", "bribery", "charisma", "infiltrate"],
            2: ["refocus", "urgent_mission", "choam_shares", "ambush"],
        }
    )
    effect(g, 0, StealIntrigue(4))
    assert [event.args for event in g.events if event.key == "intrigue_stolen"] == [(1, 3)]


@pytest.mark.rule("IMP-11.08")
def test_there_is_no_limit_to_the_cards_held(table: Any) -> None:
    g = table()
    draw_intrigue(g.state, 0, 40)
    assert len(held(g)) == 40


@pytest.mark.rule("IMP-11.09", "IMP-22.32")
def test_a_card_of_two_kinds_is_used_once(table: Any) -> None:
    g = table(intrigues={0: ["tiebreaker"]}, conflict={0: 1}, spice={0: 1})
    play(g, "tiebreaker", COMBAT)
    assert (g.state.swords[0], g.state.spice[0]) == (2, 1)
    assert can(g, ENDGAME) == []
    g = table(intrigues={0: ["tiebreaker"]}, conflict={0: 1}, spice={0: 1})
    play(g, "tiebreaker", ENDGAME)
    assert (g.state.swords[0], g.state.spice[0]) == (0, 11)
    assert can(g, COMBAT) == []


@pytest.mark.rule("IMP-13.17", "IMP-14.10")
def test_each_opponent_loses_a_garrisoned_troop_if_there_is_one(table: Any) -> None:
    g = table(garrison={0: 3, 1: 0, 2: 2, 3: 1})
    effect(g, 0, EachOpponent((LoseGarrisonTroop(1),)))
    assert g.state.garrison == [3, 0, 1, 0]
    lost = [event.args for event in g.events if event.key == "garrison_troops_lost"]
    assert lost == [(3, 1), (4, 1)]


# Plot cards


@pytest.mark.parametrize(
    ("card", "cost", "gained"),
    [
        pytest.param("windfall", {}, {"solari": 2}, marks=pytest.mark.rule("IMP-22.24")),
        pytest.param("water_peddlers_union", {}, {"water": 1}, marks=pytest.mark.rule("IMP-22.23")),
        pytest.param("choam_shares", {"solari": 7}, {"vp": 1}, marks=pytest.mark.rule("IMP-22.06")),
        pytest.param("the_sleeper_must_awaken", {"spice": 4}, {"vp": 1}, marks=pytest.mark.rule("IMP-22.20")),
    ],
)
def test_plot_cards_that_give_at_once(
    table: Any, card: str, cost: dict[str, int], gained: dict[str, int]
) -> None:
    for name, amount in cost.items():
        g = table(intrigues={0: [card]}, **{name: {0: amount - 1}})
        assert plots(g) == []
    g = table(intrigues={0: [card]}, **RICH)
    before = {name: getattr(g.state, name)[0] for name in ("solari", "spice", "water", "vp")}
    g.do(0, f"plot {card}")
    for name, amount in before.items():
        assert getattr(g.state, name)[0] == amount + gained.get(name, 0) - cost.get(name, 0)
    assert discarded(g) == [card]


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        pytest.param("favored_subject", 0, marks=pytest.mark.rule("IMP-22.10")),
        pytest.param("guild_authorization", 1, marks=pytest.mark.rule("IMP-22.11")),
        pytest.param("secret_of_the_sisterhood", 2, marks=pytest.mark.rule("IMP-22.19")),
        pytest.param("know_their_ways", 3, marks=pytest.mark.rule("IMP-22.13")),
    ],
)
def test_plot_cards_for_influence(table: Any, card: str, faction: int) -> None:
    g = table(intrigues={0: [card]})
    g.do(0, f"plot {card}")
    assert g.state.influence[:4] == [int(each == faction) for each in range(4)]
    assert discarded(g) == [card]


@pytest.mark.rule("IMP-22.01", "IMP-14.02", "IMP-6.09")
def test_bindu_suspension_draws_and_may_end_the_turn(table: Any) -> None:
    g = table(
        intrigues={0: ["bindu_suspension"]}, hands={0: ["dagger"]}, decks={0: ["reconnaissance", "dagger"]}
    )
    assert "pass" not in g.offered(0)
    g.do(0, "plot bindu_suspension")
    assert hand(g) == ["dagger", "reconnaissance"]
    assert {"pass", "reveal", "agent dagger"} <= set(g.offered(0))
    g.do(0, "pass")
    assert g.asked == {1}
    assert 0 not in g.state.revealed, "later turns are still to come"
    for seat in (1, 2, 3):
        g.do(seat, "reveal")
        g.run_to(lambda seat=seat: g.asked and g.asked != {seat})
    assert g.asked == {0}
    assert "pass" not in g.offered(0)


@pytest.mark.rule("IMP-14.02")
def test_bindu_suspension_is_played_before_anything_else(table: Any) -> None:
    g = table(intrigues={0: ["bindu_suspension", "windfall"]}, hands={0: ["dagger"]}, solari={0: 4})
    assert plots(g) == ["bindu_suspension", "windfall"]
    g.do(0, "plot windfall")
    assert plots(g) == []
    g = table(intrigues={0: ["bindu_suspension"]}, hands={0: ["dagger"]}, solari={0: 4})
    g.do(0, "agent dagger", "to rally_troops")
    assert plots(g) == []
    g = table(intrigues={0: ["bindu_suspension"]}, hands={0: ["dagger"]})
    g.do(0, "reveal")
    assert g.asked != {0} or plots(g) == []


@pytest.mark.rule("IMP-14.02")
def test_bindu_suspension_may_have_to_end_the_turn(table: Any) -> None:
    g = table(
        options={"bindu_pass_optional": "off"},
        intrigues={0: ["bindu_suspension"]},
        hands={0: []},
        decks={0: ["dagger"]},
    )
    g.do(0, "plot bindu_suspension")
    assert hand(g) == ["dagger"]
    assert g.asked == {1}
    assert 0 not in g.state.revealed
    assert "turn_passed" in g.keys


@pytest.mark.rule("IMP-22.02", "IMP-12.11")
def test_bribery(table: Any) -> None:
    g = table(intrigues={0: ["bribery"]}, solari={0: 3})
    g.do(0, "plot bribery", "influence bene_gesserit")
    assert (g.state.solari[0], g.state.influence[:4]) == (1, [0, 0, 1, 0])


@pytest.mark.rule("IMP-22.03", "IMP-14.36", "IMP-10.13")
def test_bypass_protocol_acquires_a_card_of_cost_three(table: Any) -> None:
    row = ["stilgar", "scout", "gun_thopter", "opulence", "carryall"]
    g = table(intrigues={0: ["bypass_protocol"]}, row=row, spice={0: 2}, discards={0: []})
    g.do(0, "plot bypass_protocol")
    assert g.offered(0) == ["choose bypass_protocol/plot/0/0", "choose bypass_protocol/plot/0/1"]
    g.do(0, "choose bypass_protocol/plot/0/0")
    assert sorted(g.offered(0)) == ["acquire arrakis_liaison", "acquire scout"]
    g.do(0, "acquire scout")
    assert g.state.discards[0] == (CARD["scout"],)
    assert g.state.spice[0] == 2
    assert len(g.state.row) == 5


@pytest.mark.rule("IMP-22.03", "IMP-11.04", "IMP-14.36")
def test_bypass_protocol_for_spice_puts_a_card_of_cost_five_on_the_deck(table: Any) -> None:
    row = ["stilgar", "scout", "chani", "opulence", "carryall"]
    g = table(intrigues={0: ["bypass_protocol"]}, row=row, spice={0: 2}, water={0: 0}, decks={0: ["dagger"]})
    g.do(0, "plot bypass_protocol", "choose bypass_protocol/plot/0/1")
    assert g.state.spice[0] == 0, "what is chosen is paid"
    assert sorted(g.offered(0)) == [
        f"acquire {card}" for card in ("arrakis_liaison", "carryall", "chani", "scout", "stilgar")
    ]
    g.do(0, "acquire chani")
    assert g.state.decks[0] == (CARD["chani"], CARD["dagger"])
    assert g.state.water[0] == 1, "acquire effects apply"
    assert discarded(g) == ["bypass_protocol"]


@pytest.mark.rule("IMP-13.16", "IMP-11.04")
def test_an_option_that_cannot_be_paid_is_not_offered(table: Any) -> None:
    g = table(intrigues={0: ["bypass_protocol"]}, spice={0: 1}, row=["stilgar"])
    g.do(0, "plot bypass_protocol")
    assert g.offered(0) == ["acquire arrakis_liaison"]


@pytest.mark.rule("IMP-14.36")
@pytest.mark.parametrize(("option", "offered"), [("off", False), ("on", True)])
def test_bypass_protocol_and_foldspace(table: Any, option: str, offered: bool) -> None:
    g = table(
        options={"bypass_protocol_takes_foldspace": option}, intrigues={0: ["bypass_protocol"]}, spice={0: 0}
    )
    g.do(0, "plot bypass_protocol")
    assert ("acquire foldspace" in g.offered(0)) is offered
    if offered:
        g.do(0, "acquire foldspace")
        assert CARD["foldspace"] in g.state.discards[0]


@pytest.mark.rule("IMP-22.04", "IMP-14.03")
def test_calculated_hire_takes_the_mentat_from_its_space(table: Any) -> None:
    g = table(intrigues={0: ["calculated_hire"]}, spice={0: 1})
    g.do(0, "plot calculated_hire")
    assert (g.state.mentat, g.state.spice[0]) == (0, 0)
    g = table(intrigues={0: ["calculated_hire"]}, spice={0: 1}, mentat=1)
    assert plots(g) == []
    g = table(intrigues={0: ["calculated_hire"]}, spice={0: 0})
    assert plots(g) == []


@pytest.mark.rule("IMP-22.05", "IMP-11.05")
def test_charisma_waits_for_the_reveal_turn(table: Any) -> None:
    g = table(intrigues={0: ["charisma"]}, hands={0: []})
    g.do(0, "plot charisma")
    assert g.state.turn.persuasion == 0
    assert g.state.waiting[0] == (INTRIGUE_CARD["charisma"],)
    assert discarded(g) == []
    g.do(0, "reveal")
    assert g.state.turn.persuasion == 2
    assert g.state.waiting[0] == ()
    assert discarded(g) == ["charisma"]


@pytest.mark.rule("IMP-11.05", "IMP-10.05")
def test_waiting_cards_take_effect_in_the_reveal_turn_of_a_later_turn(table: Any) -> None:
    g = table(intrigues={0: ["charisma", "recruitment_mission"]}, hands={0: ["dagger"]}, solari={0: 4})
    g.do(0, "plot charisma", "plot recruitment_mission", "agent dagger", "to hall_of_oratory")
    g.run_to(lambda: g.asked == {0} and "reveal" in g.offered(0))
    g.do(0, "reveal")
    assert g.state.turn.persuasion == 4  # and 1 of Hall of Oratory
    assert g.state.turn.to_deck_top
    assert sorted(discarded(g)) == ["charisma", "recruitment_mission"]


@pytest.mark.rule("IMP-22.05", "IMP-22.16", "IMP-14.20")
def test_in_the_reveal_turn_nothing_waits(table: Any) -> None:
    g = table(intrigues={0: ["charisma", "recruitment_mission"]}, hands={0: []})
    g.do(0, "reveal", "plot charisma", "plot recruitment_mission")
    assert g.state.turn.persuasion == 3
    assert g.state.waiting[0] == ()
    g.do(0, "acquire arrakis_liaison")
    assert g.offered(0) == ["discard", "top"]
    g.do(0, "top")
    assert g.state.decks[0][0] == CARD["arrakis_liaison"]


@pytest.mark.rule("IMP-14.20")
def test_recruitment_mission_ends_with_the_reveal_turn(table: Any) -> None:
    g = table(intrigues={0: ["recruitment_mission"]}, hands={0: []})
    g.do(0, "plot recruitment_mission")
    assert not g.state.turn.to_deck_top, "it waits for the Reveal turn"
    g.do(0, "reveal")
    assert g.state.turn.to_deck_top
    g.run_to(lambda: g.asked == {1})
    assert not g.state.turn.to_deck_top


@pytest.mark.rule("IMP-22.07")
def test_councilors_dispensation_needs_a_seat(table: Any) -> None:
    g = table(intrigues={0: ["councilors_dispensation"]}, council=[0], spice={0: 0})
    g.do(0, "plot councilors_dispensation")
    assert g.state.spice[0] == 2


@pytest.mark.rule("IMP-22.08", "IMP-14.07")
def test_dispatch_an_envoy_adds_the_faction_icons(table: Any) -> None:
    g = table(intrigues={0: ["dispatch_an_envoy"]}, hands={0: ["dagger", "convincing_argument"]})
    assert "agent convincing_argument" not in g.offered(0)
    g.do(0, "plot dispatch_an_envoy")
    assert "agent convincing_argument" in g.offered(0)
    g.do(0, "agent dagger")
    assert {"to wealth", "to foldspace", "to secrets", "to stillsuits", "to hall_of_oratory"} <= set(
        g.offered(0)
    )


@pytest.mark.rule("IMP-14.07")
def test_dispatch_an_envoy_may_leave_cards_without_icons_alone(table: Any) -> None:
    g = table(
        options={"envoy_enables_iconless_cards": "off"},
        intrigues={0: ["dispatch_an_envoy"]},
        hands={0: ["dagger", "convincing_argument"]},
    )
    g.do(0, "plot dispatch_an_envoy")
    assert "agent convincing_argument" not in g.offered(0)
    g.do(0, "agent dagger")
    assert "to wealth" in g.offered(0)


@pytest.mark.rule("IMP-14.07", "IMP-7.17")
def test_cards_about_sending_an_agent_come_before_it(table: Any) -> None:
    g = table(intrigues={0: ["dispatch_an_envoy", "infiltrate"]}, hands={0: ["dagger"]}, solari={0: 4})
    assert plots(g) == ["dispatch_an_envoy", "infiltrate"]
    g.do(0, "agent dagger", "to rally_troops")
    assert plots(g) == []
    g = table(intrigues={0: ["dispatch_an_envoy", "infiltrate"]}, hands={0: ["dagger"]})
    g.do(0, "reveal")
    assert g.asked != {0} or plots(g) == []


@pytest.mark.rule("IMP-14.07", "IMP-22.12")
def test_what_they_changed_ends_with_the_turn(table: Any) -> None:
    g = table(
        intrigues={0: ["dispatch_an_envoy", "infiltrate"]},
        hands={0: ["dagger", "dagger"], 1: ["dagger"]},
        placed={"rally_troops": [2]},
        solari={0: 8, 1: 8},
    )
    g.do(0, "plot dispatch_an_envoy", "plot infiltrate", "agent dagger", "to wealth")
    g.run_to(lambda: g.asked == {1})
    g.do(1, "agent dagger")
    assert "to wealth" not in g.offered(1)
    assert "to rally_troops" not in g.offered(1)


@pytest.mark.rule("IMP-22.12", "IMP-14.33")
def test_infiltrate_ignores_enemy_agents_only(table: Any) -> None:
    g = table(
        intrigues={0: ["infiltrate"]},
        hands={0: ["dagger"]},
        solari={0: 10},
        placed={"rally_troops": [1], "mentat": [2], "hall_of_oratory": [0]},
    )
    assert "agent dagger" in g.offered(0)
    g.do(0, "plot infiltrate", "agent dagger")
    assert {"to rally_troops", "to mentat"} <= set(g.offered(0))
    assert "to hall_of_oratory" not in g.offered(0)


@pytest.mark.rule("IMP-14.33")
def test_infiltrate_may_pass_own_agents(table: Any) -> None:
    g = table(
        options={"infiltration_past_own_agents": "on"},
        intrigues={0: ["infiltrate"]},
        hands={0: ["dagger"]},
        placed={"hall_of_oratory": [0]},
    )
    g.do(0, "plot infiltrate", "agent dagger")
    assert "to hall_of_oratory" in g.offered(0)


@pytest.mark.rule("IMP-14.30")
@pytest.mark.parametrize(("option", "open_"), [("on", False), ("off", True)])
def test_the_voice_stops_infiltration(table: Any, option: str, open_: bool) -> None:
    g = table(
        options={"voice_stops_infiltration": option},
        intrigues={0: ["infiltrate"]},
        hands={0: ["dagger"]},
        voice={"hall_of_oratory": 1},
        solari={0: 4},
    )
    g.do(0, "plot infiltrate", "agent dagger")
    assert ("to hall_of_oratory" in g.offered(0)) is open_


@pytest.mark.rule("IMP-22.09", "IMP-14.08")
def test_double_cross(table: Any) -> None:
    g = table(intrigues={0: ["double_cross"]}, solari={0: 1}, conflict={1: 2, 3: 1})
    supply = g.state.supply[0]
    g.do(0, "plot double_cross")
    assert g.state.solari[0] == 0
    g.do(0, "do double_cross/plot/0")
    assert g.offered(0) == ["opponent 2", "opponent 4"]
    g.do(0, "opponent 4")
    assert g.state.conflict == [1, 2, 0, 0]
    assert g.state.supply[0] == supply - 1
    assert discarded(g) == ["double_cross"]


@pytest.mark.rule("IMP-14.08")
def test_double_cross_needs_an_opponent_in_the_conflict_but_no_own_supply(table: Any) -> None:
    g = table(intrigues={0: ["double_cross"]}, solari={0: 1}, conflict={0: 2})
    assert plots(g) == []
    g = table(intrigues={0: ["double_cross"]}, solari={0: 0}, conflict={1: 1})
    assert plots(g) == []
    g = table(intrigues={0: ["double_cross"]}, solari={0: 1}, conflict={1: 1}, garrison={0: 12})
    g.do(0, "plot double_cross")
    assert g.state.conflict == [0, 0, 0, 0]
    assert "reveal" in g.offered(0)


@pytest.mark.rule("IMP-14.08", "HAG-1.22")
def test_double_cross_may_strike_house_hagal(table: Any) -> None:
    g = table(players=2, intrigues={0: ["double_cross"]}, solari={0: 1}, conflict={2: 2})
    g.do(0, "plot double_cross", "do double_cross/plot/0")
    assert g.state.conflict == [1, 0, 1]


@pytest.mark.rule("IMP-22.14", "IMP-14.16")
def test_poison_snooper_draws_or_trashes_the_top_card(table: Any) -> None:
    g = table(
        intrigues={0: ["poison_snooper", "poison_snooper"]}, hands={0: []}, decks={0: ["dagger", "diplomacy"]}
    )
    g.do(0, "plot poison_snooper")
    assert g.offered(0) == ["draw", "trash"]
    g.do(0, "draw")
    assert hand(g) == ["dagger"]
    g.do(0, "plot poison_snooper", "trash")
    assert g.state.decks[0] == ()
    assert CARD["diplomacy"] in g.state.trashed


@pytest.mark.rule("IMP-14.16")
def test_poison_snooper_cannot_look_at_an_empty_deck(table: Any) -> None:
    """It stays in the hand until there is something to look at."""
    held = ["poison_snooper", "refocus"]
    g = table(
        intrigues={0: held}, hands={0: ["dagger"]}, decks={0: []}, discards={0: ["dagger", "diplomacy"]}
    )
    assert "plot poison_snooper" not in g.offered(0)
    g.do(0, "plot refocus")
    assert len(g.state.decks[0]) == 1
    assert "plot poison_snooper" in g.offered(0)
    g.do(0, "reveal", "plot poison_snooper", "draw")
    assert g.state.decks[0] == ()


@pytest.mark.rule("IMP-22.15", "IMP-14.19")
def test_rapid_mobilization_deploys_any_number(table: Any) -> None:
    g = table(intrigues={0: ["rapid_mobilization"]}, garrison={0: 5}, hands={0: ["dagger"]})
    g.do(0, "plot rapid_mobilization")
    while g.offered(0)[0].startswith("do "):
        g.do(0, g.offered(0)[0])
    assert {"deploy 1", "deploy 5"} <= set(g.offered(0))
    g.do(0, "deploy 5")
    assert (g.state.conflict[0], g.state.garrison[0]) == (5, 0)
    assert "reveal" in g.offered(0)


@pytest.mark.rule("IMP-14.19")
def test_rapid_mobilization_may_deploy_none(table: Any) -> None:
    g = table(intrigues={0: ["rapid_mobilization"]}, garrison={0: 5})
    g.do(0, "plot rapid_mobilization")
    none = next(action for action in ("end", "deploy 0") if action in g.offered(0))
    g.do(0, none)
    assert g.state.conflict[0] == 0
    assert "reveal" in g.offered(0)


@pytest.mark.rule("IMP-22.17", "IMP-14.21")
def test_refocus_shuffles_before_it_draws(table: Any) -> None:
    drawn = set()
    for seed in range(30):
        g = table(
            intrigues={0: ["refocus"]},
            hands={0: []},
            decks={0: ["dagger"]},
            discards={0: ["diplomacy"]},
            seed=str(seed),
        )
        g.do(0, "plot refocus")
        assert len(g.state.decks[0]) == 1
        assert g.state.discards[0] == ()
        drawn.update(hand(g))
    assert drawn == {"dagger", "diplomacy"}


@pytest.mark.rule("IMP-14.21")
def test_refocus_with_an_empty_discard_pile_shuffles_the_deck(table: Any) -> None:
    drawn = set()
    for seed in range(30):
        g = table(
            intrigues={0: ["refocus"]}, hands={0: []}, decks={0: ["dagger", "diplomacy"]}, seed=str(seed)
        )
        g.do(0, "plot refocus")
        drawn.update(hand(g))
    assert drawn == {"dagger", "diplomacy"}


@pytest.mark.rule("IMP-22.18", "IMP-14.22", "IMP-9.04")
def test_reinforcements_in_an_agent_turn_follow_the_combat_space(table: Any) -> None:
    g = table(
        intrigues={0: ["reinforcements"]}, solari={0: 3}, garrison={0: 4}, hands={0: ["reconnaissance"]}
    )
    g.do(0, "plot reinforcements")
    assert (g.state.garrison[0], g.state.solari[0], g.state.conflict[0]) == (7, 0, 0)
    assert not any(action.startswith("deploy") for action in g.offered(0))
    g.do(0, "agent reconnaissance", "to carthag")
    assert "deploy 5" in g.offered(0), "3 of the card and 2 of the garrison, and Carthag's to come"


@pytest.mark.rule("IMP-22.18", "IMP-14.22")
def test_reinforcements_in_a_reveal_turn_may_be_deployed_at_once(table: Any) -> None:
    g = table(intrigues={0: ["reinforcements"]}, solari={0: 3}, garrison={0: 4}, hands={0: []})
    g.do(0, "reveal", "plot reinforcements")
    assert {"deploy 1", "deploy 3"} <= set(g.offered(0))
    assert "deploy 4" not in g.offered(0)
    g.do(0, "deploy 2")
    assert (g.state.conflict[0], g.state.garrison[0]) == (2, 5)


@pytest.mark.rule("IMP-22.21", "IMP-14.34", "IMP-13.12")
def test_urgent_mission_recalls_an_agent(table: Any) -> None:
    g = table(intrigues={0: ["urgent_mission"]}, placed={"arrakeen": [0], "wealth": [0], "conspire": [1]})
    assert g.state.agents[0] == 0
    g.do(0, "plot urgent_mission")
    assert sorted(g.offered(0)) == ["recall arrakeen", "recall wealth"]
    g.do(0, "recall wealth")
    assert g.state.agents[0] == 1
    assert sum(placed.count(0) for placed in g.state.placed) == 1


@pytest.mark.rule("IMP-22.22")
def test_water_of_life(table: Any) -> None:
    deck = ["dagger", "diplomacy", "reconnaissance", "dagger"]
    for lacking in ({"water": {0: 0}, "spice": {0: 1}}, {"water": {0: 1}, "spice": {0: 0}}):
        assert plots(table(intrigues={0: ["water_of_life"]}, **lacking)) == []
    g = table(intrigues={0: ["water_of_life"]}, water={0: 1}, spice={0: 1}, hands={0: []}, decks={0: deck})
    g.do(0, "plot water_of_life")
    assert (g.state.water[0], g.state.spice[0]) == (0, 0)
    assert sorted(hand(g)) == sorted(deck[:3])


# Combat cards


@pytest.mark.parametrize(
    ("card", "spice", "swords"),
    [
        pytest.param("ambush", 0, 4, marks=pytest.mark.rule("IMP-22.26")),
        pytest.param("private_army", 2, 5, marks=pytest.mark.rule("IMP-22.29")),
        pytest.param("tiebreaker", 0, 2, marks=pytest.mark.rule("IMP-22.32")),
    ],
)
def test_combat_cards_that_give_swords(table: Any, card: str, spice: int, swords: int) -> None:
    g = table(intrigues={0: [card]}, conflict={0: 1}, spice={0: spice})
    play(g, card, COMBAT)
    assert (g.state.spice[0], g.state.swords[0]) == (0, swords)
    assert discarded(g) == [card]
    if spice:
        assert can(table(intrigues={0: [card]}, conflict={0: 1}, spice={0: spice - 1}), COMBAT) == []


@pytest.mark.rule("IMP-22.25", "IMP-12.14")
def test_allied_armada_needs_an_alliance(table: Any) -> None:
    g = table(intrigues={0: ["allied_armada"]}, spice={0: 2}, influence={0: {"fremen": 4}})
    play(g, "allied_armada", COMBAT)
    assert (g.state.spice[0], g.state.swords[0]) == (0, 7)
    g = table(
        intrigues={0: ["allied_armada"]},
        spice={0: 2},
        influence={0: {"fremen": 4}, 1: {"fremen": 4}},
        alliance={"fremen": 1},
    )
    assert can(g, COMBAT) == []
    g = table(intrigues={0: ["allied_armada"]}, spice={0: 1}, influence={0: {"fremen": 4}})
    assert can(g, COMBAT) == []


@pytest.mark.rule("IMP-22.28", "IMP-14.37", "IMP-9.09")
def test_master_tactician_gives_swords_or_retreats(table: Any) -> None:
    g = table(intrigues={0: ["master_tactician"]}, conflict={0: 4})
    play(g, "master_tactician", COMBAT)
    swords, retreat = g.offered(0)
    g.do(0, swords)
    assert g.state.swords[0] == 3
    g = table(intrigues={0: ["master_tactician"]}, conflict={0: 4}, garrison={0: 1})
    play(g, "master_tactician", COMBAT)
    g.do(0, retreat)
    assert "end" in g.offered(0), "zero is allowed"
    g.do(0, "do master_tactician/combat/0/1/0")
    assert {"retreat 1", "retreat 3"} <= set(g.offered(0))
    assert "retreat 4" not in g.offered(0)
    g.do(0, "retreat 3")
    assert (g.state.conflict[0], g.state.garrison[0]) == (1, 4)


@pytest.mark.rule("IMP-22.30", "IMP-14.26")
def test_staged_incident_costs_three_troops(table: Any) -> None:
    assert can(table(intrigues={0: ["staged_incident"]}, conflict={0: 2}), COMBAT) == []
    g = table(intrigues={0: ["staged_incident"]}, conflict={0: 4}, swords={0: 2}, vp={0: 1})
    supply = g.state.supply[0]
    play(g, "staged_incident", COMBAT)
    assert (g.state.vp[0], g.state.conflict[0], g.state.supply[0]) == (2, 1, supply + 3)


@pytest.mark.rule("IMP-16.06", "IMP-14.32")
def test_cards_for_winning_are_played_after_winning_and_the_others_before(table: Any) -> None:
    g = table(intrigues={0: ["to_the_victor", "demand_respect", "ambush"]}, conflict={0: 1})
    assert can(g, COMBAT) == ["ambush"]
    g.state.conflict_winner = 0
    assert sorted(can(g, COMBAT)) == ["demand_respect", "to_the_victor"]
    g.state.conflict_winner = 1
    assert can(g, COMBAT) == []


def after_combat(table: Any, **position: Any) -> Any:
    """The player has won the Conflict and is asked for cards about that."""
    g = table(phase="combat", conflict={0: 2}, **position)
    g.first_options(lambda: g.state.conflict_winner == 0)
    return g


@pytest.mark.rule("IMP-22.31", "IMP-22.27", "IMP-14.06", "IMP-EX-17")
def test_to_the_victor_pays_for_demand_respect(table: Any) -> None:
    cards = ["to_the_victor", "demand_respect"]
    g = after_combat(table, conflict_card="skirmish_b", intrigues={0: cards}, spice={0: 0})
    g.do(0, "combat to_the_victor")
    assert g.state.spice[0] == 3
    g.do(0, "combat demand_respect")
    assert len(g.offered(0)) == 2
    g.do(0, "choose demand_respect/combat/0/1", "influence fremen")
    assert (g.state.spice[0], g.state.influence[3]) == (1, 2)
    assert sorted(discarded(g)) == sorted(cards)


@pytest.mark.rule("IMP-14.32")
def test_nobody_wins_a_tie(table: Any) -> None:
    g = table(
        phase="combat", conflict_card="skirmish_b", conflict={0: 2, 1: 2}, intrigues={0: ["to_the_victor"]}
    )
    while g.state.conflict[0]:
        seat = next(iter(g.asked))
        assert g.offered(seat) == ["pass"]
        g.do(seat, "pass")
    assert held(g) == ["to_the_victor"]


@pytest.mark.rule("IMP-22.27", "IMP-13.16")
def test_demand_respect_without_spice(table: Any) -> None:
    g = after_combat(table, conflict_card="skirmish_a", intrigues={0: ["demand_respect"]}, spice={0: 1})
    g.do(0, "combat demand_respect")
    assert g.offered(0) == [f"influence {faction}" for faction in FACTIONS]
    g.do(0, "influence emperor")
    assert (g.state.spice[0], g.state.influence[0]) == (1, 1)


@pytest.mark.rule("IMP-EX-16", "IMP-14.06")
def test_the_reward_pays_for_demand_respect(table: Any) -> None:
    g = table(
        phase="combat",
        conflict_card="raid_stockpiles",
        conflict={0: 2},
        spice={0: 0},
        intrigues={0: ["demand_respect"]},
    )
    while "combat demand_respect" not in g.offered(0):
        g.do(0, "pass" if "pass" in g.offered(0) else g.offered(0)[0])
    assert g.state.spice[0] == 3
    g.do(0, "combat demand_respect", "choose demand_respect/combat/0/1", "influence emperor")
    assert (g.state.spice[0], g.state.influence[0]) == (1, 2)


# Endgame cards


@pytest.mark.rule("IMP-22.33", "IMP-14.05")
@pytest.mark.parametrize(
    ("own", "others", "points"),
    [(0, 0, 0), (1, 0, 1), (2, 0, 2), (1, 1, 0), (2, 2, 1), (3, 2, 2), (2, 3, 1)],
)
def test_corner_the_market(table: Any, own: int, others: int, points: int) -> None:
    g = table(intrigues={0: ["corner_the_market"]}, vp={0: 5}, **copies(own, others))
    play(g, "corner_the_market", ENDGAME)
    assert g.state.vp[0] == 5 + points
    assert discarded(g) == ["corner_the_market"]


def copies(own: int, others: int) -> dict[str, Any]:
    """The Spice Must Flow, scattered over the zones."""
    flow = ["the_spice_must_flow"]
    zones = ("decks", "discards", "hands")
    spread = {zone: {0: flow * (own > index)} for index, zone in enumerate(zones)}
    spread["discards"][2] = flow * others
    spread["decks"] = {0: flow * (own > 0)}
    return {**spread, "reserve": {"the_spice_must_flow": 10 - own - others}}


@pytest.mark.rule("HAG-EX-04", "HAG-3.25")
@pytest.mark.parametrize(("own", "points"), [(1, 0), (2, 1), (3, 2)])
def test_corner_the_market_against_rivals(table: Any, own: int, points: int) -> None:
    g = table(
        players=1,
        intrigues={0: ["corner_the_market"]},
        vp={0: 5},
        discards={0: ["the_spice_must_flow"] * own},
        reserve={"the_spice_must_flow": 10 - own},
        revealed=[],
        first=0,
        turn_of=0,
    )
    play(g, "corner_the_market", ENDGAME)
    assert g.state.vp[0] == 5 + points


@pytest.mark.rule("IMP-14.05")
def test_house_hagal_owns_no_cards(table: Any) -> None:
    g = table(
        players=2,
        intrigues={0: ["corner_the_market"]},
        vp={0: 5},
        discards={0: ["the_spice_must_flow"]},
        reserve={"the_spice_must_flow": 9},
    )
    play(g, "corner_the_market", ENDGAME)
    assert g.state.vp[0] == 6


@pytest.mark.rule("IMP-22.34", "IMP-14.17")
@pytest.mark.parametrize(("tracks", "points"), [((3, 3, 2, 0), 0), ((3, 4, 2, 3), 1), ((3, 5, 3, 6), 2)])
def test_plans_within_plans(table: Any, tracks: tuple[int, ...], points: int) -> None:
    g = table(
        intrigues={0: ["plans_within_plans"]},
        influence={0: dict(zip(FACTIONS, tracks, strict=True))},
        vp={0: 8},
    )
    play(g, "plans_within_plans", ENDGAME)
    if points == 2:
        assert len(g.offered(0)) == 2, "never both"
        g.do(0, "choose plans_within_plans/endgame/0/1")
    assert g.state.vp[0] == 8 + points
    assert discarded(g) == ["plans_within_plans"]
