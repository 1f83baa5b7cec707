"""Player turns and Agent turns (IMP-6, IMP-7): whose turn it is, which cards go where, what happens in which order."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.board import SPACE
from landsraad.games.imperium.cards import CARD
from landsraad.games.imperium.icons import EMPEROR, FREMEN


def to(*spaces: str) -> list[str]:
    return [f"to {space}" for space in spaces]


LANDSRAAD = to("high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory")
CITY = to("arrakeen", "carthag", "research_station", "sietch_tabr")
SPICE_TRADE = to("the_great_flat", "hagga_basin", "imperial_basin", "sell_melange", "secure_contract")
RICH: dict[str, Any] = {"solari": {0: 20}, "spice": {0: 20}, "water": {0: 20}}


def sent(g: Any, seat: int, card: str, space: str) -> None:
    g.do(seat, f"agent {card}", f"to {space}")


def finish(g: Any, seat: int) -> None:
    """Everything mandatory in the order in which it is offered, then the end of the turn."""
    while g.asked == {seat}:
        offered = g.offered(seat)
        if "end" in offered:
            g.do(seat, "end")
            return
        g.do(seat, offered[0])


# Player turns


@pytest.mark.rule("IMP-6.01", "IMP-6.02")
def test_one_turn_at_a_time_clockwise_from_the_first_player(table: Any) -> None:
    g = table(first=2, hands={seat: ["dagger"] for seat in range(4)})
    for seat in (2, 3, 0, 1):
        assert g.asked == {seat}
        if seat == 2:
            sent(g, seat, "dagger", "hall_of_oratory")
            finish(g, seat)
        else:
            g.do(seat, "reveal", "end")
    assert g.asked == {2}


@pytest.mark.rule("IMP-6.03", "IMP-6.05")
def test_an_agent_turn_needs_an_agent_a_card_and_a_space(table: Any) -> None:
    assert table(hands={0: ["dagger"]}, agents={0: 0}).offered(0) == ["reveal"]
    assert table(hands={0: ["convincing_argument"]}).offered(0) == ["reveal"]
    everywhere = {"hall_of_oratory": [1]}
    assert table(hands={0: ["dagger"]}, placed=everywhere).offered(0) == ["reveal"]
    assert table(hands={0: ["dagger"]}).offered(0) == ["agent dagger", "reveal"]


@pytest.mark.rule("IMP-6.03")
def test_copies_of_a_card_are_offered_once(table: Any) -> None:
    assert table(hands={0: ["dagger", "dagger"]}).offered(0) == ["agent dagger", "reveal"]


@pytest.mark.rule("IMP-6.04", "IMP-6.06", "IMP-6.10")
def test_who_revealed_takes_no_more_turns_and_the_last_goes_on_alone(table: Any) -> None:
    g = table(
        players=3,
        turn_of=1,
        hands={1: ["dagger"], 2: ["dagger", "dune_the_desert_planet"]},
        solari={2: 9},
    )
    g.do(1, "reveal", "end")
    assert g.state.agents[1] == 2
    sent(g, 2, "dagger", "hall_of_oratory")
    finish(g, 2)
    g.do(0, "reveal", "end")
    assert g.asked == {2}
    sent(g, 2, "dune_the_desert_planet", "secure_contract")
    finish(g, 2)
    assert g.asked == {2}
    assert g.offered(2) == ["reveal"]


@pytest.mark.rule("IMP-6.07")
def test_the_phase_ends_when_all_have_revealed(table: Any) -> None:
    g = table(players=3, revealed=[0, 1], turn_of=2)
    assert "player_turns_end" not in g.keys
    g.do(2, "reveal")
    assert "player_turns_end" not in g.keys
    g.do(2, "end")
    assert "player_turns_end" in g.keys
    order = [event.args for event in g.events if event.key in ("turn_begins", "player_turns_end")]
    assert order[:2] == [(3,), ()], "nobody had another turn"


@pytest.mark.rule("IMP-6.08", "IMP-7.16")
def test_plot_cards_at_any_point_of_an_agent_turn(table: Any) -> None:
    plots = ["windfall", "water_peddlers_union", "favored_subject", "know_their_ways"]
    g = table(hands={0: ["dagger"]}, intrigues={0: plots})
    assert set(g.offered(0)) == {"agent dagger", "reveal", *(f"plot {card}" for card in plots)}
    g.do(0, "plot windfall", "plot favored_subject")
    sent(g, 0, "dagger", "hall_of_oratory")
    g.do(0, "plot water_peddlers_union", "plot know_their_ways")
    assert (g.state.solari[0], g.state.water[0]) == (2, 1)
    assert g.state.influence[EMPEROR] == g.state.influence[FREMEN] == 1
    g.do(0, "end")
    assert g.asked == {1}


@pytest.mark.rule("IMP-6.09")
def test_nobody_may_pass_without_bindu_suspension(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, intrigues={0: ["bindu_suspension"]}, decks={0: ["dagger"]})
    assert "pass" not in g.offered(0)
    g.do(0, "plot bindu_suspension")
    assert "pass" in g.offered(0)
    g.do(0, "pass")
    assert g.asked == {1}
    assert not g.state.revealed


# Playing a card


@pytest.mark.rule("IMP-7.01", "IMP-7.02", "IMP-7.03", "IMP-7.15")
def test_the_card_sends_one_agent_to_a_space_of_one_of_its_icons(table: Any) -> None:
    g = table(hands={0: ["signet_ring", "convincing_argument"]}, influence={0: {"fremen": 2}}, **RICH)
    assert "agent convincing_argument" not in g.offered(0)
    g.do(0, "agent signet_ring")
    assert sorted(g.offered(0)) == sorted(LANDSRAAD + CITY + SPICE_TRADE)
    assert g.state.in_play[0] == (CARD["signet_ring"],)
    assert g.state.hands[0] == (CARD["convincing_argument"],)
    g.do(0, "to rally_troops")
    assert g.state.placed[SPACE["rally_troops"]] == (0,)
    assert g.state.agents[0] == 1
    assert not any(action.startswith(("agent", "to ")) for action in g.offered(0))


@pytest.mark.rule("IMP-7.04")
def test_an_agent_of_anybody_blocks_a_space(table: Any) -> None:
    g = table(hands={0: ["reconnaissance"]}, placed={"arrakeen": [0], "carthag": [1]}, **RICH)
    g.do(0, "agent reconnaissance")
    assert g.offered(0) == to("research_station")


@pytest.mark.rule("IMP-7.05")
@pytest.mark.parametrize(
    ("space", "card", "cost"),
    [
        ("conspire", "diplomacy", {"spice": 4}),
        ("heighliner", "diplomacy", {"spice": 6}),
        ("selective_breeding", "diplomacy", {"spice": 2}),
        ("hardy_warriors", "diplomacy", {"water": 1}),
        ("high_council", "dagger", {"solari": 5}),
        ("mentat", "dagger", {"solari": 2}),
        ("swordmaster", "dagger", {"solari": 8}),
        ("rally_troops", "dagger", {"solari": 4}),
        ("research_station", "reconnaissance", {"water": 2}),
        ("the_great_flat", "dune_the_desert_planet", {"water": 2}),
        ("hagga_basin", "dune_the_desert_planet", {"water": 1}),
        ("sell_melange", "dune_the_desert_planet", {"spice": 2}),
    ],
)
def test_the_cost_of_a_space_is_paid_in_full(table: Any, space: str, card: str, cost: dict[str, int]) -> None:
    ((resource, amount),) = cost.items()
    poor = table(hands={0: [card]}, **{resource: {0: amount - 1}})
    poor.do(0, f"agent {card}")
    assert f"to {space}" not in poor.offered(0)
    g = table(hands={0: [card]}, decks={0: []}, **{resource: {0: amount}})
    sent(g, 0, card, space)
    paid = next(event.args for event in g.events if event.key == "space_paid")
    expected = {"solari": 0, "spice": 0, "water": 0, **cost}
    assert paid == (1, space, expected["solari"], expected["spice"], expected["water"])


@pytest.mark.rule("IMP-7.05", "IMP-7.06")
def test_plot_cards_may_pay_the_cost_but_not_the_card_played(table: Any) -> None:
    g = table(hands={0: ["opulence", "dagger"]}, intrigues={0: ["windfall"]}, spice={0: 3}, solari={0: 2})
    g.do(0, "agent opulence")
    assert g.offered(0) == to("wealth")
    g = table(hands={0: ["stilgar"]}, influence={0: {"fremen": 1}})
    g.do(0, "agent stilgar")
    assert not {"to hardy_warriors", "to hagga_basin"} & set(g.offered(0)), "its own water can't pay"
    g = table(hands={0: ["dagger"]}, intrigues={0: ["windfall"]}, solari={0: 2})
    g.do(0, "plot windfall")
    sent(g, 0, "dagger", "rally_troops")
    assert g.state.solari[0] == 0


@pytest.mark.rule("IMP-7.07", "IMP-EX-14", "IMP-8.17")
def test_sietch_tabr_requires_fremen_influence_when_the_agent_is_sent(table: Any) -> None:
    g = table(hands={0: ["reconnaissance"]}, influence={0: {"fremen": 1}}, intrigues={0: ["know_their_ways"]})
    without = g.state.clone()
    g.do(0, "agent reconnaissance")
    assert "to sietch_tabr" not in g.offered(0)
    g.state = without
    g.do(0, "plot know_their_ways", "agent reconnaissance")
    assert "to sietch_tabr" in g.offered(0)


@pytest.mark.rule("IMP-7.08")
@pytest.mark.parametrize(
    ("space", "card", "gain"),
    [
        ("arrakeen", "reconnaissance", (1, 0)),
        ("carthag", "reconnaissance", (1, 0)),
        ("imperial_basin", "dune_the_desert_planet", (0, 1)),
    ],
)
@pytest.mark.parametrize("sender", [0, 1])
def test_the_controller_gains_whoever_comes(
    table: Any, space: str, card: str, gain: tuple[int, int], sender: int
) -> None:
    g = table(turn_of=sender, hands={sender: [card]}, control={space: 1})
    sent(g, sender, card, space)
    own_harvest = int(space == "imperial_basin" and sender == 1)
    assert (g.state.solari[1], g.state.spice[1]) == (gain[0], gain[1] + own_harvest)
    assert g.state.solari[0] == 0


@pytest.mark.rule("IMP-7.09", "IMP-7.11", "IMP-7.12")
def test_effects_of_space_faction_and_card_in_any_order(table: Any) -> None:
    g = table(hands={0: ["thufir_hawat"]}, decks={0: ["dagger", "dagger"]})
    sent(g, 0, "thufir_hawat", "secrets")
    first = {"do secrets/space/0", "do bene_gesserit/influence/0", "do thufir_hawat/agent/0"}
    assert set(g.offered(0)) == first, "all are mandatory, and the Reveal box is ignored"
    g.do(0, "do thufir_hawat/agent/0")
    assert set(g.offered(0)) == first - {"do thufir_hawat/agent/0"}
    g.do(0, "do secrets/space/0", "do bene_gesserit/influence/0")
    assert "end" in g.offered(0)
    assert (g.state.turn.persuasion, len(g.state.hands[0]), len(g.state.intrigues[0])) == (0, 1, 1)


@pytest.mark.rule("IMP-7.10", "IMP-8.00")
@pytest.mark.parametrize("number", range(8))
def test_each_faction_space_gives_influence(table: Any, number: int) -> None:
    spaces = ["conspire", "wealth", "heighliner", "foldspace"]
    spaces += ["selective_breeding", "secrets", "hardy_warriors", "stillsuits"]
    g = table(hands={0: ["diplomacy"]}, **RICH)
    sent(g, 0, "diplomacy", spaces[number])
    faction = ("emperor", "spacing_guild", "bene_gesserit", "fremen")[number // 2]
    assert "end" not in g.offered(0), "it is mandatory"
    g.do(0, f"do {faction}/influence/0")
    assert g.state.influence[:4] == [int(each == number // 2) for each in range(4)]
    assert sum(g.state.influence) == 1


@pytest.mark.rule("IMP-7.10")
def test_other_spaces_give_no_influence(table: Any) -> None:
    g = table(hands={0: ["signet_ring"]}, leaders=["count_ilban_richese"])
    sent(g, 0, "signet_ring", "hall_of_oratory")
    finish(g, 0)
    assert sum(g.state.influence) == 0


@pytest.mark.rule("IMP-7.12", "IMP-7.13", "IMP-EX-10")
def test_an_arrow_need_not_be_paid(table: Any) -> None:
    g = table(hands={0: ["fremen_camp"]}, spice={0: 2})
    sent(g, 0, "fremen_camp", "secure_contract")
    assert set(g.offered(0)) == {"do fremen_camp/agent/0", "end"}
    g.do(0, "end")
    assert (g.state.spice[0], g.state.garrison[0]) == (2, 3)


@pytest.mark.rule("IMP-7.12")
def test_a_trash_icon_may_be_ignored(table: Any) -> None:
    g = table(hands={0: ["guild_administrator", "dagger"]})
    sent(g, 0, "guild_administrator", "secure_contract")
    assert set(g.offered(0)) == {"do guild_administrator/agent/0", "end"}


@pytest.mark.rule("IMP-7.13", "IMP-7.14", "IMP-EX-21")
def test_an_arrow_is_used_once(table: Any) -> None:
    g = table(hands={0: ["duncan_idaho"]}, decks={0: ["dagger", "dagger", "diplomacy"]}, water={0: 2})
    sent(g, 0, "duncan_idaho", "arrakeen")
    g.do(0, "do duncan_idaho/agent/0")
    assert g.state.water[0] == 1
    assert "do duncan_idaho/agent/0" not in g.offered(0)
    finish(g, 0)
    assert g.state.water[0] == 1
    assert g.state.garrison[0] == 3 + 1 + 1
    assert len(g.state.hands[0]) == 2


@pytest.mark.rule("IMP-7.17")
def test_the_cost_is_paid_before_the_controller_gains(table: Any) -> None:
    g = table(hands={0: ["reconnaissance"]}, control={"arrakeen": 0}, decks={0: ["dagger"]})
    sent(g, 0, "reconnaissance", "arrakeen")
    order = [
        key for key in g.keys if key in ("card_played", "agent_sent", "solari_gained", "troops_recruited")
    ]
    assert order == ["card_played", "agent_sent", "solari_gained", "troops_recruited"]


@pytest.mark.rule("IMP-7.17")
@pytest.mark.parametrize("free", ["on", "off"])
def test_an_arrow_may_be_paid_for_the_sake_of_its_cost(table: Any, free: str) -> None:
    tops = dict.fromkeys(("spacing_guild", "bene_gesserit", "fremen"), 6)
    g = table(
        hands={0: ["firm_grip"]}, solari={0: 2}, influence={0: tops}, options={"pay_without_effect": free}
    )
    sent(g, 0, "firm_grip", "hall_of_oratory")
    assert ("do firm_grip/agent/0" in g.offered(0)) == (free == "on")
    if free == "on":
        g.do(0, "do firm_grip/agent/0")
        assert g.state.solari[0] == 0
    assert g.state.influence[:4] == [0, 6, 6, 6]


@pytest.mark.rule("IMP-8.04", "IMP-8.31")
def test_the_last_foldspace_of_the_stack_is_acquired(table: Any) -> None:
    g = table(hands={0: ["diplomacy"]}, reserve={"foldspace": 1})
    sent(g, 0, "diplomacy", "foldspace")
    g.do(0, "do foldspace/space/0")
    assert g.state.discards[0] == (CARD["foldspace"],)


@pytest.mark.rule("IMP-8.31", "IMP-7.12")
def test_what_is_impossible_does_not_hold_up_the_turn(table: Any) -> None:
    g = table(hands={0: ["diplomacy"]}, reserve={"foldspace": 0})
    sent(g, 0, "diplomacy", "foldspace")
    assert g.offered(0) == ["do spacing_guild/influence/0"]
    g.do(0, "do spacing_guild/influence/0", "end")
    assert CARD["foldspace"] not in g.state.discards[0]


# Icons


@pytest.mark.rule("IMP-EX-11")
def test_example_11(table: Any) -> None:
    g = table(hands={0: ["diplomacy"]}, spice={0: 3})
    g.do(0, "agent diplomacy")
    assert "to conspire" not in g.offered(0)
    assert "to wealth" in g.offered(0)


@pytest.mark.rule("IMP-EX-12", "IMP-7.01")
def test_example_12(table: Any) -> None:
    g = table(hands={0: ["sardaukar_legion"]}, **RICH)
    g.do(0, "agent sardaukar_legion")
    assert sorted(g.offered(0)) == sorted(to("conspire", "wealth") + LANDSRAAD)


@pytest.mark.rule("IMP-14.07")
@pytest.mark.parametrize("enables", ["on", "off"])
def test_dispatch_an_envoy_adds_faction_icons(table: Any, enables: str) -> None:
    g = table(
        hands={0: ["dagger", "convincing_argument"]},
        intrigues={0: ["dispatch_an_envoy"]},
        options={"envoy_enables_iconless_cards": enables},
        **RICH,
    )
    g.do(0, "plot dispatch_an_envoy")
    assert ("agent convincing_argument" in g.offered(0)) == (enables == "on")
    g.do(0, "agent dagger")
    factions = ["conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets"]
    assert sorted(g.offered(0)) == sorted(LANDSRAAD + to(*factions, "hardy_warriors", "stillsuits"))


# Infiltrate


@pytest.mark.rule("IMP-14.33")
@pytest.mark.parametrize("past_own", ["on", "off"])
def test_infiltrate_ignores_enemy_agents(table: Any, past_own: str) -> None:
    g = table(
        hands={0: ["reconnaissance"]},
        intrigues={0: ["infiltrate"]},
        placed={"arrakeen": [0], "carthag": [1, 2], "research_station": [0, 3]},
        options={"infiltration_past_own_agents": past_own},
        swordmaster=[0],
        **RICH,
    )
    g.do(0, "plot infiltrate", "agent reconnaissance")
    reached = ["arrakeen", "carthag", "research_station"] if past_own == "on" else ["carthag"]
    assert g.offered(0) == to(*reached)
    g.do(0, "to carthag")
    assert g.state.placed[SPACE["carthag"]] == (1, 2, 0)


@pytest.mark.rule("IMP-14.33")
def test_infiltrate_lasts_for_this_turn(table: Any) -> None:
    g = table(
        players=3, revealed=[1, 2], hands={0: ["reconnaissance", "dagger"]}, intrigues={0: ["infiltrate"]}
    )
    g.do(0, "plot infiltrate", "agent dagger", "to hall_of_oratory", "end")
    g.state.agents[1], g.state.placed[SPACE["arrakeen"]] = 1, (1,)
    g.do(0, "agent reconnaissance")
    assert "to arrakeen" not in g.offered(0)


# Examples


@pytest.mark.rule("IMP-EX-01", "IMP-8.20", "IMP-9.03")
def test_example_1(table: Any) -> None:
    g = table(players=3, hands={0: ["dune_the_desert_planet"]})
    sent(g, 0, "dune_the_desert_planet", "imperial_basin")
    assert g.state.spice[0] == 1
    assert g.offered(0) == ["deploy 1", "deploy 2", "end"]
    g.do(0, "deploy 2")
    assert g.offered(0) == ["end"]
    assert (g.state.garrison[0], g.state.conflict[0]) == (1, 2)


@pytest.mark.rule("IMP-EX-02", "IMP-EX-03", "IMP-8.15", "IMP-9.05")
def test_examples_2_and_3(table: Any) -> None:
    g = table(
        players=3,
        turn_of=1,
        control={"carthag": 0},
        garrison={1: 1},
        water={1: 1},
        hands={1: ["duncan_idaho"]},
        decks={1: ["dagger"]},
    )
    sent(g, 1, "duncan_idaho", "carthag")
    assert g.state.solari[0] == 1
    g.do(1, "do carthag/space/1", "do duncan_idaho/agent/0")
    while any(action.startswith("do ") for action in g.offered(1)):
        g.do(1, g.offered(1)[0])
    assert (g.state.water[1], g.state.garrison[1], len(g.state.intrigues[1])) == (0, 3, 1)
    assert g.state.hands[1] == (CARD["dagger"],)
    assert [action for action in g.offered(1) if "deploy" in action] == ["deploy 1", "deploy 2", "deploy 3"]


@pytest.mark.rule("IMP-EX-04", "IMP-8.12", "IMP-9.06")
def test_example_4(table: Any) -> None:
    g = table(
        players=3, turn_of=2, solari={2: 4}, hands={2: ["bene_gesserit_initiate"]}, decks={2: ["dagger"]}
    )
    sent(g, 2, "bene_gesserit_initiate", "rally_troops")
    g.do(2, "do bene_gesserit_initiate/agent/0")
    assert (g.state.solari[2], g.state.garrison[2]) == (0, 3 + 4)
    assert g.state.hands[2] == (CARD["dagger"],)
    assert g.offered(2) == ["end"]


@pytest.mark.rule("HAG-2.06", "HAG-2.07")
def test_house_hagal_acts_after_each_agent_turn_of_the_first_player(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landsraad.games.imperium.hagal.turns.rival_may_act", lambda g, party: True)
    g = table(players=2, first=1, solari={0: 4}, hands={0: ["dagger"], 1: ["dagger"]})

    def turns() -> list[int]:
        return [event.args[0] for event in g.events if event.key == "turn_begins"]

    assert turns() == [2]
    sent(g, 1, "dagger", "hall_of_oratory")
    finish(g, 1)
    assert turns() == [2, 3, 1]
    sent(g, 0, "dagger", "rally_troops")
    finish(g, 0)
    assert turns() == [2, 3, 1, 2], "not after a turn of the other player"
    g.do(1, "reveal", "end")
    assert turns() == [2, 3, 1, 2, 1], "not after a Reveal turn"
