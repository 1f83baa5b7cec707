"""Deals and bribes (CLS-18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.classic.battles import composing, finish, plan, sealed_plan, to_plans
from landsraad.games.classic import GAME
from landsraad.games.classic.alliances import Nexus
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.deals import BINDING_MOST, OFFERS_A_PHASE, TERMS_MOST
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTION_ID,
    FREMEN,
    HARKONNEN,
)
from landsraad.games.classic.given_word import forbids
from landsraad.games.classic.map import FREMEN_SHIPMENT, TERRITORY, TERRITORY_ID
from landsraad.games.classic.phase import begin
from landsraad.games.classic.promises import acts_now, note
from landsraad.games.classic.state import NONE, Deal, Phase
from landsraad.table import NotOffered, asked, options, play

ARRAKEEN, CARTHAG = TERRITORY["arrakeen"], TERRITORY["carthag"]


@pytest.fixture
def market(table: Any) -> Callable[..., Any]:
    """A table that waits for the first bid while the others talk."""

    def place(**position: Any) -> Any:
        chosen = {"deals": "on", **position.pop("options", {})}
        order = ["atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen"]
        return table(**{"phase": "bidding", "turn": 2, "order": order, "options": chosen, **position})

    return place


def may(g: Any, faction: str) -> list[str]:
    offered = g.state.voluntary(g.seat(faction))
    assert len(offered) == len(set(offered))
    return [action for action in offered if not action.startswith("~order")]


def offer(g: Any, proposer: str, partner: str, *lines: str) -> int:
    """Compose and seal; the number of the offer."""
    g.do(proposer, f"~deal {partner}", *(f"~deal {line}" for line in lines), "~deal seal")
    return g.state.deals[-1].number


def agree(g: Any, proposer: str, partner: str, *lines: str) -> int:
    number = offer(g, proposer, partner, *lines)
    g.do(partner, f"~accept {number}")
    return number


def told(g: Any, key: str) -> list[Any]:
    return [event for event in g.events if event.key == key]


def new_phase(g: Any, phase: Phase) -> None:
    begin(g.state, phase)


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


# Promises


def promised(g: Any, term: str) -> None:
    agree(g, "atreides", "harkonnen", f"wants {term}")


def outcome(g: Any) -> str:
    """How the one open promise came out, if it is decided."""
    keys = [event.key.removeprefix("term_") for event in g.events if event.key.startswith("term_")]
    return keys[-1] if keys else ""


LASGUN, SHIELD, BALISET = CARD["lasgun"], CARD["shield"], CARD["baliset"]


@pytest.mark.parametrize(
    ("term", "happens", "expected"),
    [
        ("ship arrakeen", ("ships", ARRAKEEN, {}), "kept"),
        ("ship arrakeen", ("ships", CARTHAG, {}), ""),
        ("ship arrakeen", ("moves", ARRAKEEN, {}), ""),
        ("not_ship arrakeen", ("ships", ARRAKEEN, {}), "broken"),
        ("not_ship arrakeen", ("ships", CARTHAG, {}), ""),
        ("move arrakeen", ("moves", ARRAKEEN, {}), "kept"),
        ("not_move arrakeen", ("moves", ARRAKEEN, {}), "broken"),
        ("not_move arrakeen", ("ships", ARRAKEEN, {}), ""),
        ("not_bid", ("bids", NONE, {}), "broken"),
        ("not_bid", ("card_sold", NONE, {}), "kept"),
        ("not_bid_all", ("bids", NONE, {}), "broken"),
        ("not_bid_all", ("card_sold", NONE, {}), ""),
        ("not_ally fremen", ("allies", FREMEN, {}), "broken"),
        ("not_ally fremen", ("allies", EMPEROR, {}), ""),
        ("not_ally fremen", ("nexus_ends", NONE, {}), "kept"),
        ("dial_least 3 fremen", ("reveals", FREMEN, {"dial": 3}), "kept"),
        ("dial_least 3 fremen", ("reveals", FREMEN, {"dial": 2.5}), "void"),
        ("dial_least 3 fremen", ("reveals", EMPEROR, {"dial": 1}), ""),
        ("dial_most 3 fremen", ("reveals", FREMEN, {"dial": 3}), "kept"),
        ("dial_most 3 fremen", ("reveals", FREMEN, {"dial": 3.5}), "void"),
        ("no_weapon fremen", ("reveals", FREMEN, {"cards": (LASGUN,)}), "void"),
        ("no_weapon fremen", ("reveals", FREMEN, {"cards": (BALISET, SHIELD)}), ""),
        ("no_defense fremen", ("reveals", FREMEN, {"cards": (SHIELD,)}), "void"),
        ("no_defense fremen", ("reveals", FREMEN, {"cards": (LASGUN,)}), ""),
        ("no_traitor fremen", ("calls_traitor", FREMEN, {}), "broken"),
        ("no_traitor fremen", ("calls_traitor", EMPEROR, {}), ""),
    ],
)
@pytest.mark.rule("CLS-18.03")
def test_promises_are_kept_or_broken_by_what_happens(
    market: Any, term: str, happens: tuple[str, int, dict[str, Any]], expected: str
) -> None:
    g = market()
    promised(g, term)
    what, about, detail = happens
    if what not in ("card_sold", "nexus_ends"):
        note(g.state, BENE_GESSERIT, what, about, **detail)  # somebody else's business
        assert outcome(g) == ""
    note(g.state, HARKONNEN, what, about, **detail)
    assert outcome(g) == expected
    assert bool(g.state.deals[0].open) == (expected == "")


@pytest.mark.parametrize(
    ("term", "last", "expected"),
    [
        ("not_bid", Phase.BIDDING, "kept"),
        ("not_bid_all", Phase.BIDDING, "kept"),
        ("ship arrakeen", Phase.SHIPMENT_AND_MOVEMENT, "void"),
        ("not_ship arrakeen", Phase.SHIPMENT_AND_MOVEMENT, "kept"),
        ("move arrakeen", Phase.SHIPMENT_AND_MOVEMENT, "void"),
        ("not_move arrakeen", Phase.SHIPMENT_AND_MOVEMENT, "kept"),
        ("dial_least 3 fremen", Phase.BATTLE, "void"),
        ("no_weapon fremen", Phase.BATTLE, "kept"),
        ("no_traitor fremen", Phase.BATTLE, "kept"),
    ],
)
def test_a_promise_is_over_with_its_phase(market: Any, term: str, last: Phase, expected: str) -> None:
    g = market(forces={"harkonnen": {"carthag/11": 3}})
    promised(g, term)
    new_phase(g, last)
    assert outcome(g) == ""
    new_phase(g, Phase(last + 1))
    assert outcome(g) == expected
    assert g.state.deals == ()


@pytest.mark.rule("CLS-18.09")
def test_what_the_payer_no_longer_has_is_void(market: Any) -> None:
    g = market(spice={"atreides": 10})
    agree(g, "atreides", "harkonnen", "gives spice 8", "when harkonnen wins")
    g.set_spice("atreides", 5)
    note(g.state, HARKONNEN, "wins", FREMEN)
    assert (g.state.spice[ATREIDES], g.state.bribes[HARKONNEN]) == (0, 5)
    assert outcome(g) == "void"


@pytest.mark.rule("CLS-18.09")
def test_all_parties_together_may_cancel_a_deal(market: Any) -> None:
    g = market(spice={"atreides": 10})
    agree(g, "atreides", "harkonnen", "gives spice 4", "when harkonnen wins", "wants not_bid_all")
    assert not [a for a in may(g, "fremen") if a.startswith("~cancel")]
    g.do("harkonnen", "~cancel 1")
    assert "~cancel 1" not in may(g, "harkonnen")
    assert forbids(g.state, HARKONNEN, "bid")  # one is not enough
    g.do("atreides", "~cancel 1")
    assert not forbids(g.state, HARKONNEN, "bid")
    note(g.state, HARKONNEN, "wins", FREMEN)
    assert g.state.spice[ATREIDES] == 10
    assert "deal_cancelled" in g.keys


@pytest.mark.parametrize(
    ("term", "kind", "about", "other"),
    [
        ("not_ship arrakeen", "ship", ARRAKEEN, CARTHAG),
        ("not_move arrakeen", "move", ARRAKEEN, CARTHAG),
        ("not_ally fremen", "ally", FREMEN, EMPEROR),
        ("no_traitor fremen", "traitor", FREMEN, EMPEROR),
    ],
)
def test_what_a_promise_forbids(market: Any, term: str, kind: str, about: int, other: int) -> None:
    g = market()
    offer(g, "atreides", "harkonnen", f"wants {term}")
    assert not forbids(g.state, HARKONNEN, kind, about)
    g.do("harkonnen", "~accept 1")
    assert forbids(g.state, HARKONNEN, kind, about)
    assert not forbids(g.state, HARKONNEN, kind, other)
    assert not forbids(g.state, ATREIDES, kind, about)


def test_what_is_over_this_turn_cannot_be_promised_or_accepted(market: Any) -> None:
    g = market(hands={"emperor": ["truthtrance"]})
    offer(g, "atreides", "harkonnen", "wants not_ship arrakeen")
    g.do("fremen", "~deal harkonnen", "~deal gives move arrakeen")
    g.state.phase = Phase.BATTLE
    assert "~accept 1" not in may(g, "harkonnen")
    assert "~deal seal" not in may(g, "fremen")
    assert not [a for a in may(g, "fremen") if "ship " in a or "move " in a or "_bid" in a]
    assert [a for a in may(g, "fremen") if "no_weapon" in a]
    g.state.phase = Phase.COLLECTION
    assert not [a for a in may(g, "fremen") if "no_weapon" in a or "wins" in a]


def test_offers_lapse_when_they_can_no_longer_be_kept(market: Any) -> None:
    g = market(spice={"atreides": 10})
    offer(g, "atreides", "harkonnen", "wants not_bid")
    offer(g, "atreides", "harkonnen", "gives spice 1")
    new_phase(g, Phase.REVIVAL)
    assert [deal.number for deal in g.state.deals] == [2]
    g.state.turn += 1
    new_phase(g, Phase.STORM)
    assert g.state.deals == ()
    assert len(told(g, "offer_lapsed")) == 2


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


# Played


def lines_told(g: Any, key: str) -> list[tuple[Any, ...]]:
    return [event.args for event in told(g, key)]


@pytest.mark.rule("CLS-18.03")
def test_who_promised_not_to_bid_passes_on_that_card_and_may_bid_on_the_next(market: Any) -> None:
    g = market(spice={"atreides": 10, "bene_gesserit": 10}, hands={"atreides": ["karama"]})
    agree(g, "bene_gesserit", "atreides", "wants not_bid")
    assert g.offered("atreides") == ["pass"]
    g.do("atreides", "pass")
    g.do("bene_gesserit", "bid 1")
    g.run_to(lambda: bool(lines_told(g, "auction_card_taken")))
    assert lines_told(g, "term_kept") == [("atreides", "bene_gesserit", "not_bid")]
    g.run_to(lambda: bool(g.offered("atreides")))
    assert "bid 1" in g.offered("atreides")


@pytest.mark.rule("CLS-18.03")
def test_who_promised_not_to_bid_at_all_passes_on_every_card(market: Any) -> None:
    g = market(spice=dict.fromkeys(("atreides", "bene_gesserit"), 10))
    agree(g, "bene_gesserit", "atreides", "wants not_bid_all")
    while g.state.phase == Phase.BIDDING:
        (faction,) = g.asked
        if faction == "atreides":
            assert g.offered("atreides") == ["pass"]
        g.do(faction, "bid 1" if "bid 1" in g.offered(faction) else "pass")
    assert len(lines_told(g, "auction_card_taken")) > 2
    assert lines_told(g, "term_kept") == [("atreides", "bene_gesserit", "not_bid_all")]


@pytest.mark.rule("CLS-18.03")
def test_a_card_that_is_auctioned_again_is_still_that_card(market: Any) -> None:
    """CLS-19.20: the bid was void."""
    g = market(
        factions="bene_gesserit,fremen,spacing_guild",
        order=["bene_gesserit", "fremen", "spacing_guild"],
        mode="advanced",
        spice={"bene_gesserit": 3, "fremen": 5, "spacing_guild": 9},
        hands={"bene_gesserit": ["kulon"], "fremen": ["karama"]},
    )
    agree(g, "fremen", "spacing_guild", "wants not_bid")
    g.do("bene_gesserit", "bid 20")
    g.do("fremen", "pass")
    g.do("spacing_guild", "pass")
    g.do("fremen", "karama")
    assert told(g, "bid_void")
    assert outcome(g) == ""
    g.do("bene_gesserit", "pass")
    g.do("fremen", "pass")
    assert g.offered("spacing_guild") == ["pass"]
    g.do("spacing_guild", "pass")
    assert outcome(g) == "kept"


@pytest.fixture
def nexus(table: Any) -> Callable[..., Any]:
    """A worm has come up, and Truthtrance gives time to talk before."""

    def place(**position: Any) -> Any:
        g = table(
            **{
                "phase": "spice_blow",
                "turn": 3,
                "storm": 1,
                "spice_deck": ["shai_hulud", "red_chasm"],
                "hands": {"emperor": ["truthtrance"]},
                "options": {"deals": "on"},
                **position,
            }
        )
        g.run_to(lambda: "truthtrance" in g.offered("emperor"))
        return g

    return place


@pytest.mark.rule("CLS-18.03")
def test_a_promise_about_alliances_is_kept_in_the_nexus(nexus: Any) -> None:
    g = nexus()
    agree(g, "atreides", "harkonnen", "wants not_ally fremen")
    g.run_to(lambda: isinstance(g.state.stack[-1], Nexus))
    assert "offer fremen" not in g.offered("harkonnen")
    assert "offer harkonnen" not in g.offered("fremen")
    assert "offer emperor" in g.offered("harkonnen")
    g.do("emperor", "offer harkonnen")
    g.do("harkonnen", "accept emperor")
    assert outcome(g) == ""
    g.run_to(lambda: "nexus_ends" in g.keys)
    assert outcome(g) == "kept"
    assert g.state.allies[HARKONNEN] == (EMPEROR,)


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize("first", ["harkonnen", "fremen"])
def test_an_alliance_promised_away_after_the_offer_is_not_made(nexus: Any, first: str) -> None:
    g = nexus()
    second = "fremen" if first == "harkonnen" else "harkonnen"
    g.run_to(lambda: isinstance(g.state.stack[-1], Nexus))
    g.do(first, f"offer {second}")
    assert f"accept {first}" in g.offered(second)
    agree(g, "atreides", "harkonnen", "wants not_ally fremen")
    assert f"accept {first}" not in g.offered(second)
    assert "done" in g.offered(second)
    g.run_to(lambda: "nexus_ends" in g.keys)
    assert outcome(g) == "kept"


@pytest.fixture
def siege(table: Any) -> Callable[..., Any]:
    """Harkonnen and Fremen are about to fight in Arrakeen; Truthtrance gives time to talk."""

    def place(**position: Any) -> Any:
        hands = {"emperor": ["truthtrance"], **position.pop("hands", {})}
        g = table(
            **{
                "phase": "battle",
                "turn": 3,
                "storm": 1,
                "order": ["harkonnen", "fremen", "emperor", "atreides", "bene_gesserit", "spacing_guild"],
                "hands": hands,
                "forces": {"harkonnen": {"arrakeen/10": 6}, "fremen": {"arrakeen/10": 4}},
                "spice": {"atreides": 10},
                "options": {"deals": "on"},
                **position,
            }
        )
        g.run_to(lambda: "truthtrance" in g.offered("emperor"))
        return g

    return place


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize(
    ("term", "part", "possible"),
    [
        ("dial_least 3 fremen", "dial", ["3", "4", "5", "6"]),
        ("dial_most 3 fremen", "dial", ["0", "1", "2", "3"]),
        ("dial_most 3 emperor", "dial", ["0", "1", "2", "3", "4", "5", "6"]),
        ("no_weapon fremen", "weapon", ["none", "baliset"]),
        ("no_weapon emperor", "weapon", ["none", "lasgun", "baliset"]),
        ("no_defense fremen", "defense", ["none", "baliset"]),
        ("no_weapon fremen", "defense", ["none", "snooper", "baliset"]),
    ],
)
def test_a_plan_keeps_what_was_promised_about_it(
    siege: Any, term: str, part: str, possible: list[str]
) -> None:
    g = siege(hands={"harkonnen": ["lasgun", "baliset", "snooper"]})
    promised(g, term)
    assert composing(g, "harkonnen", part) == [f"{part} {word}" for word in possible]
    plan(g, "harkonnen", **{part: possible[-1]})
    assert outcome(g) == ""  # before the plans are revealed, nobody knows
    plan(g, "fremen")
    finish(g)
    assert outcome(g) == ("void" if term == "dial_most 3 emperor" else "kept")  # there was no such battle


@pytest.mark.rule("CLS-18.03", "CLS-18.09")
def test_of_promises_that_exclude_each_other_one_is_kept(siege: Any) -> None:
    g = siege()
    promised(g, "dial_most 2 fremen")
    promised(g, "dial_least 5 fremen")
    assert composing(g, "harkonnen", "dial") == ["dial 0", "dial 1", "dial 2"]
    plan(g, "harkonnen", dial=2)
    plan(g, "fremen")
    finish(g)
    assert [event.key for event in g.events if event.key.startswith("term_")] == ["term_kept", "term_void"]


@pytest.mark.rule("CLS-18.09")
def test_more_than_there_are_forces_is_void(siege: Any) -> None:
    g = siege()
    promised(g, "dial_least 7 fremen")
    plan(g, "harkonnen", dial=6)
    plan(g, "fremen")
    finish(g)
    assert outcome(g) == "void"


@pytest.mark.rule("CLS-18.07", "CLS-18.09")
def test_the_voice_binds_more_than_a_promise(siege: Any) -> None:
    g = siege(hands={"harkonnen": ["lasgun", "crysknife"]}, alliances=[["bene_gesserit", "fremen"]])
    promised(g, "no_weapon fremen")
    g.run_to(lambda: "voice play lasgun" in g.offered("bene_gesserit"))
    g.do("bene_gesserit", "voice play lasgun")
    plan(g, "harkonnen")
    assert sealed_plan(g, "harkonnen")["weapon"] == "lasgun"
    plan(g, "fremen")
    finish(g)
    assert outcome(g) == "void"


@pytest.mark.rule("CLS-18.03")
def test_a_plan_in_preparation_begins_anew_with_a_promise_about_it(siege: Any) -> None:
    g = siege(hands={"harkonnen": ["lasgun"]})
    to_plans(g)
    g.do("fremen", "leader jamis")
    assert composing(g, "harkonnen", "dial")
    g.do("harkonnen", "dial 1")
    promised(g, "dial_least 4 fremen")
    assert "leader feyd_rautha" in g.offered("harkonnen")
    assert "dial 0" in g.offered("fremen"), "that is nobody else's business"
    assert composing(g, "harkonnen", "dial") == ["dial 4", "dial 5", "dial 6"]


@pytest.mark.rule("CLS-18.03")
def test_nobody_promises_anything_about_a_sealed_plan(siege: Any) -> None:
    g = siege()
    number = offer(g, "atreides", "harkonnen", "wants no_weapon fremen")
    g.do("harkonnen", "~deal atreides", "~deal gives dial_least 2 fremen")
    assert f"~accept {number}" in may(g, "harkonnen")
    assert "~deal seal" in may(g, "harkonnen")
    plan(g, "harkonnen")
    assert f"~accept {number}" not in may(g, "harkonnen")
    assert "~deal seal" not in may(g, "harkonnen")
    g.do("emperor", "~deal fremen", "~deal wants no_weapon harkonnen")
    assert "~deal seal" in may(g, "emperor"), "this plan isn't sealed"


@pytest.mark.rule("CLS-18.06", "CLS-18.03")
@pytest.mark.parametrize(
    ("dial", "condition", "paid"),
    [
        (6, "harkonnen wins", 4),
        (0, "harkonnen wins", 0),
        (0, "harkonnen loses", 4),
        (6, "harkonnen loses", 0),
    ],
)
def test_a_payment_for_the_outcome_of_a_battle_that_was_fought(
    siege: Any, dial: int, condition: str, paid: int
) -> None:
    g = siege()
    agree(g, "atreides", "harkonnen", "gives spice 4", f"when {condition}")
    plan(g, "harkonnen", leader="umman_kudu", dial=dial)
    plan(g, "fremen", leader="jamis", dial=1)
    finish(g)
    assert (g.state.spice[ATREIDES], g.state.bribes[HARKONNEN]) == (10 - paid, paid)
    assert outcome(g) == ("kept" if paid else "void")


@pytest.mark.rule("CLS-18.03")
def test_after_an_explosion_both_have_lost(siege: Any) -> None:
    g = siege(hands={"harkonnen": ["lasgun"], "fremen": ["shield"]})
    agree(g, "atreides", "harkonnen", "gives spice 4", "when harkonnen loses")
    agree(g, "atreides", "fremen", "gives spice 2", "when fremen wins")
    plan(g, "harkonnen", weapon="lasgun")
    plan(g, "fremen", defense="shield")
    finish(g)
    assert (g.state.bribes[HARKONNEN], g.state.bribes[FREMEN]) == (4, 0)


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize(("promise", "calls"), [("no_traitor fremen", False), ("no_traitor emperor", True)])
def test_a_promise_not_to_call_a_traitor_is_kept(siege: Any, promise: str, calls: bool) -> None:
    g = siege(traitors={"harkonnen": ["jamis"]})
    promised(g, promise)
    plan(g, "harkonnen")
    plan(g, "fremen", leader="jamis")
    assert ("traitor" in g.offered("harkonnen")) is calls
    if calls:
        g.do("harkonnen", "traitor")
    finish(g)
    assert ("traitor_called" in g.keys) is calls
    assert outcome(g) == "kept"


@pytest.fixture
def voyage(table: Any) -> Callable[..., Any]:
    """Harkonnen act first in Shipment and Movement."""

    def place(first: str = "harkonnen", **position: Any) -> Any:
        others = [f for f in FACTION_ID if f != first]
        g = table(
            **{
                "phase": "shipment_and_movement",
                "turn": 3,
                "storm": 1,
                "order": [first, *others],
                "spice": {"harkonnen": 10, "atreides": 10, "spacing_guild": 10},
                "forces": {"harkonnen": {"the_great_flat/15": 4}, "spacing_guild": {"tueks_sietch/5": 5}},
                "options": {"deals": "on"},
                **position,
            }
        )
        g.run_to(lambda: g.asked == {first})
        return g

    return place


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize(
    "term", ["ship arrakeen", "not_ship carthag", "move plastic_basin", "not_move wind_pass"]
)
def test_promises_about_shipment_and_movement_are_settled_by_what_is_done(voyage: Any, term: str) -> None:
    g = voyage()
    promised(g, term)
    g.do("harkonnen", "ship arrakeen/10", "forces 2")
    g.run_to(lambda: "move the_great_flat" in g.offered("harkonnen"))
    g.do("harkonnen", "move the_great_flat", "take 4", "to plastic_basin/13")
    assert outcome(g) == ("" if term.startswith("not") else "kept")
    g.run_to("battle")
    assert outcome(g) == "kept"


@pytest.mark.rule("CLS-18.03")
def test_who_promised_to_ship_somewhere_ships_there(voyage: Any) -> None:
    g = voyage()
    promised(g, "ship pasty_mesa")
    assert g.offered("harkonnen") == [f"ship pasty_mesa/{sector}" for sector in (5, 6, 7, 8)]
    promised(g, "ship carthag")
    assert g.offered("harkonnen") == ["ship carthag/11", *(f"ship pasty_mesa/{n}" for n in (5, 6, 7, 8))]
    g.do("harkonnen", "ship carthag/11", "forces 1")
    g.run_to("battle")
    assert [event.key for event in g.events if event.key.startswith("term_")] == ["term_kept", "term_void"]


@pytest.mark.rule("CLS-18.03")
def test_who_promised_to_move_somewhere_moves_there(voyage: Any) -> None:
    g = voyage(forces={"harkonnen": {"the_great_flat/15": 4, "meridian/1": 2, "funeral_plain/15": 1}})
    promised(g, "move plastic_basin")
    assert "pass" in g.offered("harkonnen"), "that is about movement"
    g.do("harkonnen", "pass")
    assert g.offered("harkonnen") == ["move funeral_plain", "move the_great_flat"]
    g.do("harkonnen", "move the_great_flat", "take 1")
    assert g.offered("harkonnen") == [f"to plastic_basin/{sector}" for sector in (12, 13, 14)]
    g.do("harkonnen", "to plastic_basin/14")
    assert outcome(g) == "kept"


@pytest.mark.rule("CLS-18.03", "CLS-24.05")
def test_the_guild_may_keep_its_word_with_a_cross_shipment(voyage: Any) -> None:
    g = voyage("spacing_guild", forces={"spacing_guild": {"tueks_sietch/5": 5, "carthag/11": 1}})
    agree(g, "atreides", "spacing_guild", "wants ship carthag")
    assert g.offered("spacing_guild") == ["ship carthag/11", "cross tueks_sietch"]
    g.do("spacing_guild", "cross tueks_sietch", "take 2")
    assert g.offered("spacing_guild") == ["to carthag/11"]


@pytest.mark.rule("CLS-18.09")
@pytest.mark.parametrize(
    ("term", "obstacle"),
    [
        ("ship arrakeen", {"storm": 10}),
        ("move plastic_basin", {"storm": 15}),
        ("ship arrakeen", {"forces": {"emperor": {"arrakeen/10": 1}, "fremen": {"arrakeen/10": 1}}}),
        ("ship arrakeen", {"reserves": {"harkonnen": 0}}),
        ("ship arrakeen", {"spice": {"harkonnen": 0}}),
        ("move plastic_basin", {"forces": {"harkonnen": {"meridian/1": 3}}}),
        ("move the_great_flat", {}),
    ],
)
def test_a_part_that_became_impossible_is_void(voyage: Any, term: str, obstacle: dict[str, Any]) -> None:
    g = voyage(**{"order": ["atreides", *(f for f in FACTION_ID if f != "atreides")], **obstacle})
    agree(g, "atreides", "harkonnen", f"wants {term}")
    g.run_to(lambda: g.asked == {"harkonnen"} or g.state.phase == Phase.BATTLE)
    if g.state.phase != Phase.BATTLE:
        assert "pass" in g.offered("harkonnen")
    g.run_to("battle")
    assert outcome(g) == "void"


@pytest.mark.rule("CLS-18.03")
def test_who_promised_not_to_go_somewhere_is_not_offered_it(voyage: Any) -> None:
    g = voyage()
    promised(g, "not_ship arrakeen")
    promised(g, "not_move wind_pass")
    assert "ship arrakeen/10" not in g.offered("harkonnen")
    g.do("harkonnen", "pass", "move the_great_flat", "take 4")
    assert "to plastic_basin/13" in g.offered("harkonnen")
    assert not [action for action in g.offered("harkonnen") if action.startswith("to wind_pass/")]


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize(
    ("begun", "promise"),
    [
        (["ship arrakeen/10"], "not_ship arrakeen"),
        (["pass", "move the_great_flat", "take 2"], "not_move wind_pass"),
    ],
)
def test_a_promise_in_the_middle_of_a_choice_begins_it_anew(
    voyage: Any, begun: list[str], promise: str
) -> None:
    """Else the choice could be what was just promised not to be done, or have nothing left to offer."""
    g = voyage()
    g.do("harkonnen", *begun)
    assert "pass" not in g.offered("harkonnen")
    promised(g, "not_ally fremen")
    assert "pass" not in g.offered("harkonnen")  # that one changes nothing
    promised(g, promise)
    assert "pass" in g.offered("harkonnen")
    assert g.asked == {"harkonnen"}


@pytest.mark.rule("CLS-18.09")
def test_nobody_promises_away_the_answer_to_a_question(voyage: Any) -> None:
    g = voyage()
    g.do("harkonnen", "pass", "move the_great_flat", "take 2")
    near = sorted({action.split()[1].split("/")[0] for action in g.offered("harkonnen")})
    agree(g, "harkonnen", "atreides", *(f"gives not_move {t}" for t in near))
    assert g.offered("harkonnen") == ["pass"]


@pytest.mark.rule("CLS-18.09")
def test_who_promised_to_ship_nowhere_plays_no_karama_for_it(voyage: Any) -> None:
    g = voyage(hands={"harkonnen": ["karama"]})
    g.run_to(lambda: "ship arrakeen/10" in g.offered("harkonnen"))
    assert "karama" in g.offered("harkonnen")
    nowhere = tuple((HARKONNEN, f"not_ship {territory}") for territory in TERRITORY_ID)
    g.state.deals = (Deal(1, HARKONNEN, ATREIDES, agreed=True, turn=3, open=nowhere),)
    assert g.offered("harkonnen") == ["pass"]


@pytest.mark.rule("CLS-18.03", "CLS-24.05")
@pytest.mark.parametrize(("condition", "paid"), [("ships arrakeen", 4), ("not_ships arrakeen", 0)])
def test_a_cross_shipment_is_a_shipment(voyage: Any, condition: str, paid: int) -> None:
    g = voyage("spacing_guild")
    agree(g, "atreides", "spacing_guild", "gives spice 4", f"when spacing_guild {condition}")
    g.do("spacing_guild", "cross tueks_sietch", "take 2", "to arrakeen/10")
    g.first_options(lambda: g.asked != {"spacing_guild"})
    assert outcome(g) == ("kept" if paid else "void")
    assert lines_told(g, "bribe_paid") == [("atreides", "spacing_guild", 4)][: bool(paid)]


@pytest.mark.rule("CLS-18.06")
def test_the_shipment_is_paid_before_a_bribe_that_it_makes_due(voyage: Any) -> None:
    g = voyage(spice={"harkonnen": 6})
    agree(g, "harkonnen", "atreides", "gives spice 5", "when harkonnen ships arrakeen")
    g.do("harkonnen", "ship arrakeen/10", "forces 4")
    g.run_to(lambda: outcome(g) != "")
    assert (g.state.spice[HARKONNEN], g.state.bribes[ATREIDES]) == (0, 2)
    assert outcome(g) == "void"  # CLS-18.09: the rest is not there


@pytest.mark.rule("CLS-18.01")
def test_who_sees_a_hand_sees_every_copy(market: Any) -> None:
    g = market(hands={"harkonnen": ["shield", "shield"]})
    agree(g, "atreides", "harkonnen", "wants show hand")
    assert g.state.known[ATREIDES * 6 + HARKONNEN] == (SHIELD, SHIELD)


# Within the rules


@pytest.mark.rule("CLS-18.07")
def test_fremen_promise_to_ship_only_where_they_can(market: Any) -> None:
    g = market()
    g.do("atreides", "~deal fremen")
    promises = {action.removeprefix("~deal wants ship ") for action in may(g, "atreides")}
    assert promises & set(TERRITORY) == {TERRITORY_ID[t] for t in FREMEN_SHIPMENT}
    others = {action.removeprefix("~deal gives ship ") for action in may(g, "atreides")}
    assert others & set(TERRITORY) == set(TERRITORY)


@pytest.mark.rule("CLS-18.07")
@pytest.mark.parametrize("faction", FACTION_ID)
def test_a_deal_gives_nobody_anything_to_do_that_the_rules_forbid(voyage: Any, faction: str) -> None:
    """Whatever is promised, the options are those without the deal, or fewer."""
    g = voyage(faction, forces={}, spice={faction: 9}, mode="advanced", storm=15)
    g.run_to(lambda: "pass" in g.offered(faction))  # the Guild first says when to act
    before = set(g.offered(faction))
    partner = "atreides" if faction != "atreides" else "harkonnen"
    agree(g, partner, faction, "wants ship funeral_plain", "wants move arrakeen")
    in_storm = {"ship funeral_plain/15"}
    assert set(g.offered(faction)) == (in_storm if faction == "fremen" else before)
    if faction == "fremen":  # who may ship into the storm (CLS-33.07)
        return
    agree(g, partner, faction, "wants not_ship carthag", "wants not_ship the_great_flat")
    after = set(g.offered(faction))
    assert after < before
    assert "pass" in after


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
