"""Acquiring cards (IMP-10.05 to 10.14): what is on offer, what it costs, where it goes, what it gives."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import Changes, names, told
from landsraad.games.imperium.cards import CARD, RESERVE
from landsraad.games.imperium.view import view

ROW = ["scout", "dr_yueh", "stilgar", "opulence", "crysknife"]
ON_OFFER = ["acquire scout", "acquire dr_yueh", "acquire crysknife", "acquire arrakis_liaison"]
ARGUMENTS = ["convincing_argument", "convincing_argument"]


def reserve(g: Any, card: str) -> int:
    return int(g.state.reserve[RESERVE.index(CARD[card])])


def offers(g: Any, seat: int = 0) -> set[str]:
    return {action for action in g.offered(seat) if action.startswith("acquire ")}


@pytest.mark.rule("IMP-10.07", "IMP-10.08", "IMP-10.10")
def test_what_persuasion_can_buy(table: Any) -> None:
    """4 Persuasion: the Row, Arrakis Liaison, The Spice Must Flow; never Foldspace."""
    g = table(hands={0: ARGUMENTS}, row=ROW)
    g.do(0, "reveal")
    assert offers(g) == set(ON_OFFER)
    g = table(hands={0: [*ARGUMENTS, "lady_jessica", "piter_de_vries"]}, row=ROW)
    g.do(0, "reveal")
    assert g.state.turn.persuasion == 10
    assert offers(g) == {f"acquire {card}" for card in (*ROW, "arrakis_liaison", "the_spice_must_flow")}


@pytest.mark.rule("IMP-10.07")
def test_an_empty_stack_sells_nothing(table: Any) -> None:
    g = table(hands={0: ARGUMENTS}, row=ROW, reserve={"arrakis_liaison": 1})
    g.do(0, "reveal", "acquire arrakis_liaison")
    assert reserve(g, "arrakis_liaison") == 0
    assert g.state.turn.persuasion == 2
    assert "acquire arrakis_liaison" not in offers(g)


@pytest.mark.rule("IMP-10.08", "IMP-10.09", "IMP-10.06")
def test_any_number_of_cards_from_one_pool(table: Any) -> None:
    """2 + 2 Persuasion pay 1 + 1 + 2."""
    g = table(hands={0: ARGUMENTS}, row=ROW)
    g.do(0, "reveal", "acquire scout", "acquire dr_yueh", "acquire arrakis_liaison")
    assert g.state.turn.persuasion == 0
    assert offers(g) == set()
    assert names(g.state.discards[0]) == ["arrakis_liaison", "dr_yueh", "scout"]


@pytest.mark.rule("IMP-10.06")
def test_persuasion_may_be_spent_before_an_effect_is_resolved(table: Any) -> None:
    hand = ["bene_gesserit_sister", *ARGUMENTS]
    g = table(hands={0: hand}, row=ROW)
    g.do(0, "reveal", "acquire crysknife", "do bene_gesserit_sister/reveal/0")
    g.do(0, "choose bene_gesserit_sister/reveal/0/0", "acquire arrakis_liaison")
    assert g.state.turn.persuasion == 1


@pytest.mark.rule("IMP-4.03", "IMP-10.11")
def test_an_acquired_card_goes_to_the_discard_pile_and_is_not_usable(table: Any) -> None:
    g = table(hands={0: ARGUMENTS}, row=ROW)
    g.do(0, "reveal", "acquire scout")
    assert names(g.state.discards[0]) == ["scout"]
    assert g.state.swords[0] == 0
    assert "scout" not in names(g.state.in_play[0]) + names(g.state.hands[0])
    assert told(g, "card_acquired") == [(1, "scout")]


@pytest.mark.rule("IMP-10.13")
def test_the_row_is_refilled_at_once_and_the_new_card_is_on_offer(table: Any) -> None:
    g = table(hands={0: ARGUMENTS}, row=ROW, imperium_deck=["sardaukar_infantry", "worm_riders"])
    left = len(g.state.imperium_deck)
    g.do(0, "reveal", "acquire scout")
    assert names(g.state.row) == [*ROW[1:], "sardaukar_infantry"]
    assert len(g.state.imperium_deck) == left - 1
    assert told(g, "row_refilled") == [("sardaukar_infantry",)]
    g.do(0, "acquire sardaukar_infantry")
    assert names(g.state.row) == [*ROW[1:], "worm_riders"]
    g.do(0, "acquire arrakis_liaison")
    assert names(g.state.row) == [*ROW[1:], "worm_riders"], "the Reserve refills nothing"


@pytest.mark.rule("IMP-10.13", "IMP-22.03")
def test_the_row_is_refilled_in_an_agent_turn_too(table: Any) -> None:
    g = table(intrigues={0: ["bypass_protocol"]}, row=ROW, imperium_deck=["worm_riders"])
    g.do(0, "plot bypass_protocol", "acquire scout")
    assert names(g.state.row) == [*ROW[1:], "worm_riders"]


@pytest.mark.rule("IMP-10.14")
def test_an_empty_imperium_deck_refills_nothing(table: Any) -> None:
    g = table(hands={0: ARGUMENTS}, row=ROW)
    g.state.trashed = tuple(sorted((*g.state.trashed, *g.state.imperium_deck)))
    g.state.imperium_deck = ()
    g.do(0, "reveal", "acquire scout")
    assert names(g.state.row) == ROW[1:]


@pytest.mark.rule("IMP-10.07")
def test_two_copies_in_the_row_are_offered_once_and_bought_one_by_one(table: Any) -> None:
    g = table(
        hands={0: ARGUMENTS},
        row=["scout", "scout", "stilgar", "opulence", "chani"],
        imperium_deck=["worm_riders", "liet_kynes"],
    )
    g.do(0, "reveal")
    assert g.offered(0).count("acquire scout") == 1
    g.do(0, "acquire scout", "acquire scout")
    assert names(g.state.row) == ["stilgar", "opulence", "chani", "worm_riders", "liet_kynes"]


# What acquiring gives

BUYERS = ["lady_jessica", "piter_de_vries", *ARGUMENTS]  # 10 Persuasion


def bought(table: Any, card: str, **position: Any) -> tuple[Any, Changes]:
    row = [card, "scout", "scout", "dr_yueh", "crysknife"] if card != "the_spice_must_flow" else ROW
    g = table(
        hands={0: [each for each in BUYERS if each != card] + ["sardaukar_infantry"]}, row=row, **position
    )
    g.do(0, "reveal")
    g.state.turn.persuasion = 9
    change = Changes(g, 0)
    g.do(0, f"acquire {card}")
    return g, change


@pytest.mark.rule("IMP-10.12", "IMP-20.09", "IMP-14.28")
def test_the_spice_must_flow_is_a_victory_point(table: Any) -> None:
    g, change = bought(table, "the_spice_must_flow")
    assert change() == {"vp": 1, "persuasion": -9}
    assert reserve(g, "the_spice_must_flow") == 9


@pytest.mark.rule("IMP-14.28")
def test_the_victory_point_stays_when_the_card_is_trashed(table: Any) -> None:
    g = table(hands={0: ["fedaykin_death_commando", "the_spice_must_flow"]}, vp={0: 5})
    g.do(0, "agent fedaykin_death_commando", "to secure_contract", "do fedaykin_death_commando/agent/0")
    g.do(0, "trash hand the_spice_must_flow")
    assert g.state.vp[0] == 5
    assert reserve(g, "the_spice_must_flow") == 10


@pytest.mark.rule("IMP-10.12", "IMP-21.06")
def test_chani_brings_water(table: Any) -> None:
    _, change = bought(table, "chani")
    assert change() == {"water": 1, "persuasion": -5}


@pytest.mark.rule("IMP-10.12", "IMP-21.23")
def test_liet_kynes_brings_emperor_influence(table: Any) -> None:
    _, change = bought(table, "liet_kynes")
    assert change() == {"emperor": 1, "persuasion": -5}


@pytest.mark.rule("IMP-10.12", "IMP-21.22")
def test_lady_jessica_brings_influence_with_any_faction_at_once(table: Any) -> None:
    g, change = bought(table, "lady_jessica")
    assert g.offered(0) == [f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")]
    g.do(0, "influence fremen")
    assert change() == {"fremen": 1, "persuasion": -7}


@pytest.mark.rule("IMP-10.12", "IMP-21.07", "IMP-12.15")
def test_choam_directorship_brings_influence_with_each_faction(table: Any) -> None:
    g, change = bought(table, "choam_directorship")
    g.do(0, "influence fremen", "influence emperor", "influence spacing_guild")
    each = {"emperor": 1, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 1}
    assert change() == {**each, "persuasion": -8}
    assert "end" in g.offered(0)


# Discounts


@pytest.mark.rule("IMP-14.09", "IMP-21.17")
def test_guild_bankers_make_every_copy_of_the_spice_must_flow_cheaper(table: Any) -> None:
    g = table(
        hands={0: ["guild_bankers", *BUYERS, "stilgar"]}, row=[*ROW[:2], "opulence", "crysknife", "chani"]
    )
    g.do(0, "reveal")
    assert g.state.turn.persuasion == 12
    g.do(0, "acquire the_spice_must_flow", "acquire the_spice_must_flow")
    assert g.state.turn.persuasion == 0
    g.do(0, "end")
    assert g.state.turn.discounts == ()


@pytest.mark.rule("IMP-14.09")
def test_guild_bankers_make_nothing_else_cheaper(table: Any) -> None:
    g = table(hands={0: ["guild_bankers", "diplomacy"]}, row=ROW)
    g.do(0, "reveal")
    assert offers(g) == {"acquire scout", "acquire dr_yueh"}
    g.do(0, "acquire scout")
    assert g.state.turn.persuasion == 0


# Recruitment Mission


def recruitment(table: Any, **position: Any) -> Any:
    g = table(
        hands={0: ARGUMENTS, 1: []},
        intrigues={0: ["recruitment_mission"]},
        row=ROW,
        decks={0: ["dagger"]},
        **position,
    )
    g.do(0, "reveal", "plot recruitment_mission")
    assert g.state.turn.persuasion == 5
    return g


@pytest.mark.rule("IMP-14.20", "IMP-22.16")
def test_recruitment_mission_lets_each_card_go_on_top(table: Any) -> None:
    g = recruitment(table)
    g.do(0, "acquire scout")
    assert g.offered(0) == ["discard", "top"]
    g.do(0, "top", "acquire dr_yueh", "discard", "acquire crysknife", "top")
    assert names(g.state.decks[0]) == ["crysknife", "scout", "dagger"]
    assert names(g.state.discards[0]) == ["dr_yueh"]
    assert view(g.state, 1).parties[0].deck_top == ["crysknife", "scout"], "everybody has seen it"


@pytest.mark.rule("IMP-14.20", "IMP-11.05")
def test_recruitment_mission_played_earlier_waits_for_the_reveal_turn(table: Any) -> None:
    g = table(
        hands={0: ["dagger", *ARGUMENTS]},
        intrigues={0: ["recruitment_mission", "bypass_protocol"]},
        row=ROW,
        players=3,
    )
    g.do(0, "plot recruitment_mission")
    assert g.state.waiting[0]
    g.do(0, "plot bypass_protocol", "acquire scout")
    assert names(g.state.discards[0]) == ["scout"], "only cards of the Reveal turn may go on top"
    g.do(0, "reveal")
    assert g.state.waiting[0] == ()
    assert g.state.turn.persuasion == 5
    g.do(0, "acquire dr_yueh", "top")
    assert names(g.state.decks[0])[0] == "dr_yueh"


@pytest.mark.rule("IMP-14.20")
def test_recruitment_mission_ends_with_the_turn(table: Any) -> None:
    g = recruitment(table)
    g.do(0, "end")
    g.state.hands[1] = (CARD["convincing_argument"],)
    g.state.decks[1] = (
        *tuple(c for c in g.state.decks[1] if c != CARD["convincing_argument"]),
        CARD["convincing_argument"],
    )
    g.do(1, "reveal", "acquire scout")
    assert names(g.state.discards[1]) == ["scout"]


@pytest.mark.rule("IMP-14.20", "IMP-10.12")
def test_acquire_effects_come_with_cards_on_top_as_well(table: Any) -> None:
    g = recruitment(table)
    g.state.turn.persuasion = 9
    g.do(0, "acquire the_spice_must_flow", "top")
    assert g.state.vp[0] == 2
    assert names(g.state.decks[0])[0] == "the_spice_must_flow"


# Without Persuasion


def bypass(table: Any, **position: Any) -> Any:
    g = table(intrigues={0: ["bypass_protocol"]}, **{"row": ROW, **position})
    g.do(0, "plot bypass_protocol")
    return g


@pytest.mark.rule("IMP-14.36", "IMP-22.03")
def test_bypass_protocol_acquires_for_three_or_less(table: Any) -> None:
    g = bypass(table)
    assert offers(g) == set(ON_OFFER), "a cost that can't be paid leaves one option"
    g.do(0, "acquire crysknife")
    assert names(g.state.discards[0]) == ["crysknife"]
    assert "reveal" in g.offered(0)


@pytest.mark.rule("IMP-14.36", "IMP-22.03", "IMP-10.12")
def test_bypass_protocol_puts_a_better_card_on_top_for_spice(table: Any) -> None:
    g = bypass(table, spice={0: 2}, row=["chani", *ROW[:4]])
    g.do(0, "choose bypass_protocol/plot/0/1")
    assert g.state.spice[0] == 0
    assert offers(g) == {
        f"acquire {card}" for card in ("chani", "scout", "dr_yueh", "stilgar", "arrakis_liaison")
    }
    g.do(0, "acquire chani")
    assert names(g.state.decks[0])[0] == "chani"
    assert g.state.water[0] == 1, "acquire effects apply"


@pytest.mark.rule("IMP-14.36")
def test_bypass_protocol_goes_by_the_printed_cost(table: Any) -> None:
    g = table(hands={0: ["guild_bankers"]}, intrigues={0: ["bypass_protocol"]}, spice={0: 2}, row=ROW)
    g.do(0, "reveal", "plot bypass_protocol", "choose bypass_protocol/plot/0/1")
    assert "acquire the_spice_must_flow" not in offers(g)


@pytest.mark.rule("IMP-14.36")
@pytest.mark.parametrize(("choice", "taken"), [("off", False), ("on", True)])
def test_bypass_protocol_and_foldspace(table: Any, choice: str, taken: bool) -> None:
    g = bypass(table, options={"bypass_protocol_takes_foldspace": choice})
    assert ("acquire foldspace" in offers(g)) == taken
    if taken:
        g.do(0, "acquire foldspace")
        assert names(g.state.discards[0]) == ["foldspace"]
        assert reserve(g, "foldspace") == 5
        empty = bypass(table, options={"bypass_protocol_takes_foldspace": choice}, reserve={"foldspace": 0})
        assert "acquire foldspace" not in offers(empty)


# What Helena has set aside

HELENA = ["helena_richese"]


@pytest.mark.rule("IMP-15.10")
def test_the_card_set_aside_costs_one_less_in_the_reveal_turn(table: Any) -> None:
    g = table(
        leaders=HELENA,
        hands={0: ["signet_ring", *ARGUMENTS]},
        row=ROW,
        imperium_deck=["worm_riders"],
        players=3,
        revealed=[1, 2],
    )
    g.do(0, "agent signet_ring", "to secure_contract", "do signet_ring/agent/0")
    assert sorted(g.offered(0)) == sorted(f"remove {card}" for card in ROW)
    g.do(0, "remove stilgar", "end")
    assert names(g.state.row) == ["scout", "dr_yueh", "opulence", "crysknife", "worm_riders"]
    g.do(0, "reveal")
    assert g.state.turn.persuasion == 4
    assert "acquire aside" in offers(g)
    g.do(0, "acquire aside")
    assert g.state.turn.persuasion == 0
    assert names(g.state.discards[0])[0] == "stilgar"
    assert g.state.set_aside == (-1, -1)
    assert len(g.state.row) == 5


@pytest.mark.rule("IMP-15.11")
def test_the_card_set_aside_leaves_the_game_after_her_reveal_turn(table: Any) -> None:
    g = table(
        leaders=HELENA,
        hands={0: ARGUMENTS, 1: ARGUMENTS},
        row=[*ROW[:2], "opulence"],
        set_aside=[0, "stilgar"],
        turn_of=1,
    )
    g.do(1, "reveal")
    assert "acquire aside" not in offers(g, 1)
    g.do(1, "end")
    for seat in (2, 3):
        g.do(seat, "reveal", "end")
    assert g.state.set_aside == (0, CARD["stilgar"])
    g.do(0, "reveal")
    assert "acquire aside" in offers(g)
    g.do(0, "end")
    assert "stilgar" in names(g.state.trashed)
    assert g.state.set_aside == (-1, -1)


@pytest.mark.rule("IMP-15.11")
def test_helena_gets_it_by_other_effects_without_the_discount(table: Any) -> None:
    g = bypass(table, leaders=HELENA, row=["scout"], set_aside=[0, "stilgar"])
    assert "acquire aside" not in offers(g), "5, not 4 or less"
    g = bypass(table, leaders=HELENA, row=["scout"], set_aside=[0, "crysknife"])
    g.do(0, "acquire aside")
    assert names(g.state.discards[0]) == ["crysknife"]
    assert "acquire aside" not in offers(
        bypass(table, leaders=HELENA, row=["scout"], set_aside=[1, "crysknife"])
    )
