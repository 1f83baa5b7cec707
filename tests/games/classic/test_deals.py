"""Deals and bribes (CLS-18): between whom, spice, information, bounds, and what no deal may do."""

from __future__ import annotations

from typing import Any

import pytest

from games.classic.dealing import agree, may, new_phase, offer, told
from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.deals import BINDING_MOST, OFFERS_A_PHASE, TERMS_MOST
from landsraad.games.classic.factions import (
    ATREIDES,
    EMPEROR,
    FREMEN,
    HARKONNEN,
)
from landsraad.games.classic.given_word import forbids
from landsraad.games.classic.map import FREMEN_SHIPMENT, TERRITORY, TERRITORY_ID
from landsraad.games.classic.promises import acts_now, note
from landsraad.games.classic.state import Phase
from landsraad.table import NotOffered, asked, options, play

ARRAKEEN, CARTHAG = TERRITORY["arrakeen"], TERRITORY["carthag"]


# When, and between whom


@pytest.mark.rule("CLS-4.14")
def test_no_deals_before_the_first_storm_phase() -> None:
    g = GAME.new(6, {"deals": "on"}, "1")
    assert g.phase == Phase.SETUP
    while g.phase == Phase.SETUP:
        assert not any(action.startswith("~deal") for seat in range(6) for action in g.voluntary(seat))
        seat = asked(g)[0]
        play(g, seat, options(g, seat)[0])
    assert (g.turn, g.phase) == (1, Phase.STORM)
    assert all("~deal harkonnen" in g.voluntary(seat) for seat in range(5))


@pytest.mark.rule("CLS-18.03")
def test_deals_are_for_players_who_are_not_allies(market: Any) -> None:
    g = market(alliances=[["atreides", "fremen"]])
    assert [a for a in may(g, "atreides") if a.startswith("~deal")] == [
        "~deal bene_gesserit",
        "~deal emperor",
        "~deal spacing_guild",
        "~deal harkonnen",
    ]
    with pytest.raises(NotOffered):
        g.do("atreides", "~deal fremen")


@pytest.mark.rule("CLS-18.03")
def test_an_offer_between_those_who_became_allies_can_no_longer_be_accepted(market: Any) -> None:
    g = market(spice={"atreides": 10})
    offer(g, "atreides", "fremen", "gives spice 3")
    g.do("atreides", "~deal fremen", "~deal gives spice 1")
    g.state.allies[ATREIDES], g.state.allies[FREMEN] = (FREMEN,), (ATREIDES,)
    assert [a for a in may(g, "fremen") if "deal" not in a and "pledge" not in a] == ["~refuse 1"]
    assert [a for a in may(g, "atreides") if a.startswith("~deal")] == ["~deal drop"]


@pytest.mark.rule("CLS-18.03")
def test_offers_and_deals_are_announced_publicly_and_drafts_are_not(market: Any) -> None:
    g = market(spice={"atreides": 10})
    before = len(g.events)
    g.do("atreides", "~deal harkonnen", "~deal gives spice 3", "~deal wants not_ship arrakeen")
    assert len(g.events) == before
    assert GAME.view(g.state, g.seat("harkonnen")).deals == []
    assert GAME.view(g.state, g.seat("atreides")).own["atreides"].draft != []
    g.do("atreides", "~deal seal")
    g.do("harkonnen", "~accept 1")
    news = g.events[before:]
    assert [event.key for event in news] == [
        "offer_made",
        "offer_gives",
        "offer_wants",
        "deal_agreed",
        "bribe_paid",
        "term_kept",
    ]
    assert all(event.only is None for event in news)
    (seen,) = GAME.view(g.state, None).deals
    assert (seen.proposer, seen.partner) == ("atreides", "harkonnen")
    assert seen.open == [("harkonnen", "not_ship arrakeen")]


@pytest.mark.rule("CLS-18.03")
def test_an_agreed_deal_binds_and_a_refused_or_withdrawn_one_does_not(market: Any) -> None:
    g = market(spice={"atreides": 10})
    offer(g, "atreides", "harkonnen", "gives spice 3", "wants not_bid")
    g.do("harkonnen", "~refuse 1")
    offer(g, "atreides", "harkonnen", "gives spice 3", "wants not_bid")
    g.do("atreides", "~withdraw 2")
    assert g.state.spice[ATREIDES] == 10
    assert not forbids(g.state, HARKONNEN, "bid")
    agree(g, "atreides", "harkonnen", "gives spice 3", "wants not_bid")
    assert g.state.spice[ATREIDES] == 7
    assert forbids(g.state, HARKONNEN, "bid")
    assert not [a for a in may(g, "atreides") if a.startswith(("~accept", "~refuse", "~withdraw"))]
    assert {"offer_refused", "offer_withdrawn"} <= set(g.keys)


def test_the_option_switches_deals_off(table: Any) -> None:
    g = table(phase="bidding", turn=2)
    assert may(g, "atreides") == []


@pytest.mark.rule("CLS-18.04")
def test_deals_involve_spice_information_and_future_actions(market: Any) -> None:
    g = market(spice={"atreides": 10})
    g.do("atreides", "~deal harkonnen")
    offered = may(g, "atreides")
    for term in ("spice 10", "answer holds lasgun", "show card", "not_ship carthag", "no_traitor fremen"):
        assert f"~deal gives {term}" in offered
        assert f"~deal wants {term}" in offered
    assert "~deal gives spice 11" not in offered  # nobody gives what he hasn't got,
    assert "~deal wants spice 11" in offered  # and nobody sees what others have


@pytest.mark.rule("CLS-18.05")
def test_no_cards_leaders_forces_or_advantages_change_hands(market: Any) -> None:
    g = market(spice={"atreides": 10}, hands={"atreides": ["lasgun"], "harkonnen": ["shield"]})
    g.do("atreides", "~deal harkonnen")
    words = {action.split()[2] for action in may(g, "atreides") if action.startswith("~deal gives")}
    assert words == {
        *("spice", "show", "answer", "tell"),
        *("not_bid", "not_bid_all", "ship", "not_ship", "move", "not_move", "not_ally"),
        *("dial_least", "dial_most", "no_weapon", "no_defense", "no_traitor"),
    }
    g.do("atreides", "~deal gives show hand", "~deal wants show hand", "~deal seal")
    g.do("harkonnen", "~accept 1")
    assert g.state.hands[ATREIDES] == (CARD["lasgun"],)
    assert g.state.hands[HARKONNEN] == (CARD["shield"],)


# Spice


@pytest.mark.rule("CLS-18.06")
def test_a_bribe_lies_in_front_of_the_shield_until_mentat_pause(market: Any) -> None:
    g = market(spice={"atreides": 10, "harkonnen": 2})
    agree(g, "atreides", "harkonnen", "gives spice 4")
    assert (g.state.spice[ATREIDES], g.state.spice[HARKONNEN], g.state.bribes[HARKONNEN]) == (6, 2, 4)
    g.do("harkonnen", "~deal fremen")
    assert "~deal gives spice 2" in may(g, "harkonnen")
    assert "~deal gives spice 3" not in may(g, "harkonnen")  # not usable yet
    spent_until = g.state.spice[HARKONNEN]
    g.run_to(lambda: g.state.phase == Phase.MENTAT_PAUSE or g.state.turn > 2)
    assert g.state.bribes[HARKONNEN] == 0
    assert ("harkonnen", 4) in [event.args for event in told(g, "bribes_taken")]
    assert g.state.spice[HARKONNEN] >= spent_until + 4


@pytest.mark.rule("CLS-16.15")
def test_a_bribe_after_that_step_waits_for_the_next_mentat_pause(market: Any) -> None:
    g = market(phase="mentat_pause", spice={"atreides": 10}, hands={"fremen": ["truthtrance"]})
    assert g.state.phase == Phase.MENTAT_PAUSE
    assert g.asked == {"fremen"}  # after the bribes were taken in
    agree(g, "atreides", "harkonnen", "gives spice 4")
    assert g.state.bribes[HARKONNEN] == 4
    g.run_to("bidding")
    assert g.state.turn == 3
    assert g.state.bribes[HARKONNEN] == 4


@pytest.mark.rule("CLS-17.15")
def test_a_payment_between_those_who_became_allies_is_void(market: Any) -> None:
    g = market(spice={"atreides": 10})
    agree(g, "atreides", "fremen", "gives spice 3", "when fremen wins")
    g.state.allies[ATREIDES], g.state.allies[FREMEN] = (FREMEN,), (ATREIDES,)
    note(g.state, FREMEN, "wins", HARKONNEN)
    assert g.state.spice[ATREIDES] == 10
    assert g.state.bribes[FREMEN] == 0
    assert told(g, "term_void")


def test_what_the_partner_sees_does_not_depend_on_the_purse_of_the_proposer(market: Any) -> None:
    g = market(spice={"atreides": 10})
    offer(g, "atreides", "harkonnen", "gives spice 8")
    rich = may(g, "harkonnen")
    g.set_spice("atreides", 7)
    assert may(g, "harkonnen") == rich
    g.do("harkonnen", "~accept 1")
    assert "offer_lapsed" in g.keys
    assert (g.state.spice[ATREIDES], g.state.bribes[HARKONNEN]) == (7, 0)


def test_who_cannot_pay_cannot_accept(market: Any) -> None:
    g = market(spice={"atreides": 10, "harkonnen": 3})
    offer(g, "atreides", "harkonnen", "wants spice 4")
    assert "~accept 1" not in may(g, "harkonnen")
    g.set_spice("harkonnen", 4)
    g.state.reserved[HARKONNEN] = 1
    assert "~accept 1" not in may(g, "harkonnen")
    g.state.reserved[HARKONNEN] = 0
    g.do("harkonnen", "~accept 1")
    assert (g.state.spice[HARKONNEN], g.state.bribes[ATREIDES]) == (0, 4)


@pytest.mark.parametrize(
    ("condition", "happens", "paid"),
    [
        ("harkonnen wins", ("wins", FREMEN), True),
        ("harkonnen wins", ("loses", FREMEN), False),
        ("harkonnen loses", ("loses", FREMEN), True),
        ("harkonnen loses", ("wins", FREMEN), False),
        ("harkonnen ships arrakeen", ("ships", ARRAKEEN), True),
        ("harkonnen not_ships arrakeen", ("ships", ARRAKEEN), False),
        ("harkonnen moves arrakeen", ("moves", ARRAKEEN), True),
        ("harkonnen not_moves arrakeen", ("moves", ARRAKEEN), False),
    ],
)
@pytest.mark.rule("CLS-18.06")
def test_a_payment_on_a_condition_is_made_when_it_comes_true(
    market: Any, condition: str, happens: tuple[str, int], paid: bool
) -> None:
    g = market(spice={"atreides": 10})
    agree(g, "atreides", "harkonnen", "gives spice 4", f"when {condition}")
    assert g.state.spice[ATREIDES] == 10
    note(g.state, EMPEROR, *happens)  # somebody else
    note(g.state, HARKONNEN, "ships", CARTHAG)  # somewhere else
    assert g.state.deals[0].open
    note(g.state, HARKONNEN, *happens)
    assert g.state.bribes[HARKONNEN] == (4 if paid else 0)
    assert g.state.spice[ATREIDES] == (6 if paid else 10)
    assert g.state.deals[0].closed == "done"
    note(g.state, HARKONNEN, *happens)  # once is enough
    assert g.state.spice[ATREIDES] == (6 if paid else 10)


@pytest.mark.parametrize(
    ("condition", "phase", "paid"),
    [
        ("harkonnen not_ships arrakeen", Phase.BATTLE, True),
        ("harkonnen not_moves arrakeen", Phase.BATTLE, True),
        ("harkonnen ships arrakeen", Phase.BATTLE, False),
        ("harkonnen wins", Phase.COLLECTION, False),
        ("harkonnen loses", Phase.COLLECTION, False),
    ],
)
def test_a_condition_is_decided_when_its_time_is_over(
    market: Any, condition: str, phase: Phase, paid: bool
) -> None:
    g = market(spice={"atreides": 10})
    agree(g, "atreides", "harkonnen", "gives spice 4", f"when {condition}")
    new_phase(g, Phase(phase - 1))
    assert g.state.bribes[HARKONNEN] == 0
    assert g.state.deals
    new_phase(g, phase)
    assert g.state.bribes[HARKONNEN] == (4 if paid else 0)
    assert g.state.deals == ()


def test_who_is_in_the_middle_of_something_pays_afterwards(market: Any) -> None:
    g = market(phase="revival", spice={"atreides": 10}, tanks={"atreides": 8})
    assert g.asked == {"atreides"}
    assert acts_now(g.state, ATREIDES)
    agree(g, "harkonnen", "atreides", "wants spice 4")
    assert g.state.spice[ATREIDES] == 10
    assert g.state.deals[0].open == ((ATREIDES, "spice 4"),)
    g.do("atreides", "pass")
    assert (g.state.spice[ATREIDES], g.state.bribes[HARKONNEN]) == (6, 4)


def test_a_side_pays_one_bribe_at_once(market: Any) -> None:
    g = market(spice={"atreides": 10})
    g.do("atreides", "~deal harkonnen", "~deal gives spice 3")
    assert not [a for a in may(g, "atreides") if a.startswith("~deal gives spice")]
    g.do("atreides", "~deal when harkonnen wins")
    assert "~deal when harkonnen wins" not in may(g, "atreides")
    assert "~deal gives spice 10" in may(g, "atreides")
    g.do("atreides", "~deal wants answer spice 4")
    assert not [a for a in may(g, "atreides") if a.startswith("~deal when")]


# Information


def test_a_shown_hand_is_seen_by_the_partner_only(market: Any) -> None:
    g = market(hands={"harkonnen": ["lasgun", "shield"], "fremen": ["snooper"]})
    agree(g, "atreides", "harkonnen", "wants show hand")
    seats = {g.seat("atreides"), g.seat("harkonnen")}
    assert [event.args for event in told(g, "card_shown")] == [
        ("harkonnen", "lasgun"),
        ("harkonnen", "shield"),
    ]
    assert all(set(event.only) == seats for event in told(g, "card_shown"))
    assert GAME.view(g.state, g.seat("atreides")).factions["harkonnen"].known_cards == ["lasgun", "shield"]
    assert GAME.view(g.state, g.seat("fremen")).factions["harkonnen"].known_cards == []
    agree(g, "fremen", "harkonnen", "wants show card")
    assert len(GAME.view(g.state, g.seat("fremen")).factions["harkonnen"].known_cards) == 1


@pytest.mark.rule("CLS-18.09")
def test_nothing_to_show_is_void(market: Any) -> None:
    g = market(hands={"harkonnen": []})
    agree(g, "atreides", "harkonnen", "wants show card")
    assert told(g, "term_void")
    assert g.state.deals[0].closed == "done"


def test_an_answer_is_true_and_for_the_partner_only(market: Any) -> None:
    g = market(hands={"harkonnen": ["lasgun"]}, traitors={"harkonnen": ["stilgar", "chani"]})
    agree(g, "atreides", "harkonnen", "wants answer holds lasgun", "wants answer traitor jamis")
    first, second = told(g, "answered_in_private")
    assert (first.args, second.args) == (("harkonnen", "holds lasgun", 1), ("harkonnen", "traitor jamis", 0))
    assert set(first.only) == {g.seat("atreides"), g.seat("harkonnen")}
    assert g.state.known[ATREIDES * 6 + HARKONNEN] == (CARD["lasgun"],)
    assert g.state.known[FREMEN * 6 + HARKONNEN] == ()
    (fact,) = g.state.facts
    assert (fact.about, fact.yes, fact.seen_by) == ("traitor jamis", False, (ATREIDES,))


def test_a_traitor_is_named_to_the_partner(market: Any) -> None:
    g = market(traitors={"harkonnen": ["stilgar"]})
    agree(g, "fremen", "harkonnen", "wants show traitor")
    (event,) = told(g, "traitor_shown_in_private")
    assert event.args == ("harkonnen", "stilgar")
    assert set(event.only) == {g.seat("fremen"), g.seat("harkonnen")}
    assert [(fact.about, fact.yes, fact.seen_by) for fact in g.state.facts] == [
        ("traitor stilgar", True, (FREMEN,))
    ]


def test_what_somebody_has_seen_can_be_told(market: Any) -> None:
    g = market(deck=["lasgun"], spice_deck=["shai_hulud"], spice={"harkonnen": 9})
    assert g.state.row_seen == (ATREIDES,)
    g.do("emperor", "~deal harkonnen")
    assert not [a for a in may(g, "emperor") if "tell" in a]  # they have seen nothing
    g.do("harkonnen", "~deal atreides")
    assert "~deal wants tell auction_card" in may(g, "harkonnen")
    g.do("harkonnen", "~deal drop")
    agree(g, "atreides", "harkonnen", "gives tell auction_card", "wants spice 2")
    (event,) = told(g, "auction_card_told")
    assert event.args == ("atreides", "lasgun")
    assert set(event.only) == {g.seat("atreides"), g.seat("harkonnen")}
    assert GAME.view(g.state, g.seat("harkonnen")).own["harkonnen"].row_first == "lasgun"
    g.state.spice_top_seen, g.state.storm_card, g.state.storm_card_seen = (ATREIDES,), 4, (ATREIDES,)
    agree(g, "atreides", "emperor", "gives tell spice_card", "gives tell storm_card")
    assert [told(g, f"{card}_card_told")[0].args[1] for card in ("spice", "storm")] == ["shai_hulud", 4]
    assert EMPEROR in g.state.spice_top_seen
    assert EMPEROR in g.state.storm_card_seen


@pytest.mark.rule("CLS-18.01")
def test_who_sees_a_hand_sees_every_copy(market: Any) -> None:
    g = market(hands={"harkonnen": ["shield", "shield"]})
    agree(g, "atreides", "harkonnen", "wants show hand")
    assert g.state.known[ATREIDES * 6 + HARKONNEN] == (CARD["shield"],) * 2


# Bounds


def test_there_are_bounds(market: Any) -> None:
    g = market(spice={"atreides": 10})
    for _ in range(OFFERS_A_PHASE):
        number = offer(g, "atreides", "harkonnen", "gives spice 1")
        g.do("harkonnen", f"~refuse {number}")
    assert may(g, "atreides") == []
    new_phase(g, Phase.REVIVAL)
    g.do("atreides", "~deal harkonnen")
    assert "~deal emperor" not in may(g, "atreides")  # one draft
    for n in range(TERMS_MOST):
        g.do("atreides", f"~deal gives dial_least {n + 1} fremen")
    assert may(g, "atreides") == ["~deal drop", "~deal seal"]


def test_nobody_is_bound_by_too_many_deals(market: Any) -> None:
    g = market()
    for n in range(BINDING_MOST):
        if n == OFFERS_A_PHASE:
            new_phase(g, Phase.REVIVAL)
        agree(g, "atreides", "harkonnen", f"gives dial_least {n + 1} fremen")
    new_phase(g, Phase.SHIPMENT_AND_MOVEMENT)
    assert not [a for a in may(g, "atreides") if a.startswith("~deal")]
    offer(g, "emperor", "harkonnen", "gives show card")
    number = g.state.deals[-1].number
    assert f"~accept {number}" not in may(g, "harkonnen")
    g.do("harkonnen", f"~refuse {number}")


def test_every_action_offered_while_composing_can_be_played(market: Any) -> None:
    g = market(spice={"atreides": 3, "harkonnen": 5}, mode="advanced", prediction=["fremen", 4])
    g.do("bene_gesserit", "~deal harkonnen", "~deal wants spice 2")
    for action in may(g, "bene_gesserit"):
        copy = g.state.clone()
        play(copy, g.seat("bene_gesserit"), action)
        assert not list(GAME.invariants(copy))


def test_a_person_with_two_factions_says_which_of_them_deals(market: Any) -> None:
    g = market(
        factions="atreides,emperor,fremen,harkonnen",
        players=2,
        order=["atreides", "emperor", "fremen", "harkonnen"],
        options={"two_player_form": "two_factions"},
        spice={"atreides": 10, "fremen": 10},
    )
    seat = g.seat("atreides")
    assert g.seat("fremen") == seat
    offered = [a for a in g.state.voluntary(seat) if "order" not in a]
    assert offered == [
        f"~{faction} deal {other}" for faction in ("atreides", "fremen") for other in ("emperor", "harkonnen")
    ]
    play(g.state, seat, "~fremen deal harkonnen")
    play(g.state, seat, "~fremen deal gives spice 2")
    play(g.state, seat, "~fremen deal seal")
    play(g.state, g.seat("harkonnen"), "~harkonnen accept 1")
    assert g.state.spice[FREMEN] == 8
    assert g.state.bribes[HARKONNEN] == 2


# Within the rules


@pytest.mark.rule("CLS-18.07")
def test_fremen_promise_to_ship_only_where_they_can(market: Any) -> None:
    g = market()
    g.do("atreides", "~deal fremen")
    promises = {action.removeprefix("~deal wants ship ") for action in may(g, "atreides")}
    assert promises & set(TERRITORY) == {TERRITORY_ID[t] for t in FREMEN_SHIPMENT}
    others = {action.removeprefix("~deal gives ship ") for action in may(g, "atreides")}
    assert others & set(TERRITORY) == set(TERRITORY)


@pytest.mark.rule("CLS-18.07", "CLS-22.04")
def test_no_deal_makes_a_purchase_cheaper(market: Any) -> None:
    """The Emperor grants no discounts: no payment can depend on a purchase, and bids are paid in full."""
    g = market(spice={"emperor": 10, "atreides": 5})
    g.do("atreides", "~deal emperor", "~deal wants spice 3", "~deal wants answer spice 5")
    g.do("atreides", "~deal drop", "~deal emperor", "~deal wants spice 3")
    conditions = {action.split()[3] for action in may(g, "atreides") if action.startswith("~deal when")}
    assert conditions == {"wins", "loses", "ships", "not_ships", "moves", "not_moves"}
    g.do("atreides", "~deal seal")
    g.do("emperor", "~accept 1")
    assert g.offered("atreides")[-1] == "bid 5"  # the bribe can't pay for it (CLS-18.06)


# What everybody may see


@pytest.mark.rule("CLS-18.01")
def test_spice_and_cards_are_behind_the_shield(market: Any) -> None:
    g = market(spice={"harkonnen": 7}, hands={"harkonnen": ["lasgun"]}, traitors={"harkonnen": ["stilgar"]})
    others = GAME.view(g.state, g.seat("atreides"))
    assert others.factions["harkonnen"].spice is None
    assert others.factions["harkonnen"].known_cards == []
    assert others.factions["harkonnen"].known_traitors == []
    assert "harkonnen" not in others.own
    own = GAME.view(g.state, g.seat("harkonnen")).own["harkonnen"]
    assert (own.spice, own.hand, own.traitors) == (7, ["lasgun"], ["stilgar"])


@pytest.mark.rule("CLS-18.02")
def test_the_number_of_cards_is_public_in_bidding_only(market: Any) -> None:
    g = market(hands={"harkonnen": ["lasgun", "shield"]})
    assert GAME.view(g.state, g.seat("atreides")).factions["harkonnen"].cards == 2
    g.state.phase = Phase.REVIVAL
    assert GAME.view(g.state, g.seat("atreides")).factions["harkonnen"].cards is None
