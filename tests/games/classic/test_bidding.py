"""Phase 4: Bidding (CLS-9), and what factions, allies and Karama do in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.bidding import Auction, CardUp
from landsraad.games.classic.cards import CARD, CARD_ID
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTION,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from landsraad.games.classic.factions.harkonnen_cards import ExchangeOffer
from landsraad.games.classic.karama import karama_cards
from landsraad.games.classic.state import NONE, Dune
from landsraad.table import Chance, advance, asked, options, play
from landsraad.table.play import visibly_asked

DECK = ["lasgun", "stunner", "chaumas", "crysknife", "snooper", "gom_jabbar", "slip_tip", "maula_pistol"]
FULL = ["snooper", "snooper", "snooper", "cheap_hero"]
SHIELDS = ["shield", "shield", "shield", "shield"]


def only_this_phase(g: Dune) -> None:
    del g.stack[:-1]


@pytest.fixture
def bidding(table: Any) -> Callable[..., Any]:
    """A Bidding phase of three factions that nobody's advantage disturbs, and nothing after it."""

    def place(factions: str = "fremen,spacing_guild,bene_gesserit", **position: Any) -> Any:
        names = factions.split(",")
        position = {"turn": 2, "order": names, "deck": DECK, "spice": dict.fromkeys(names, 10), **position}
        return table(factions=factions, phase="bidding", prepare=only_this_phase, **position)

    return place


def bids(first: int, last: int) -> list[str]:
    return ["pass", *(f"bid {n}" for n in range(first, last + 1))]


def hand(g: Any, faction: str) -> list[str]:
    return [CARD_ID[card] for card in g.state.hands[FACTION[faction]]]


def told(g: Any, key: str) -> list[tuple[Any, ...]]:
    return [event.args for event in g.events if event.key == key]


def row(g: Any) -> list[str]:
    return [CARD_ID[card] for card in g.state.row]


def everybody_passes(g: Any) -> None:
    """On the card that is being auctioned."""
    left = len(g.state.row)
    while g.state.stack and len(g.state.row) == left:
        (faction,) = g.asked
        g.do(faction, "pass")


def buy(g: Any, faction: str, bid: int = 1) -> None:
    """The faction gets the card; all others pass."""
    left = len(g.state.row)
    while len(g.state.row) == left:
        (turn,) = g.asked
        offered = g.offered(turn)
        g.do(turn, f"bid {bid}" if turn == faction and f"bid {bid}" in offered else offered[0])


# Who takes part, and for how many cards


@pytest.mark.rule("CLS-9.01", "CLS-9.03", "CLS-25.04")
@pytest.mark.parametrize(("harkonnen_cards", "bid"), [(7, True), (8, False)])
def test_four_cards_are_a_full_hand_and_eight_for_harkonnen(
    bidding: Any, harkonnen_cards: int, bid: bool
) -> None:
    cards = [
        "baliset",
        "kulon",
        "la_la_la",
        "jubba_cloak",
        "trip_to_gamont",
        "weather_control",
        "hajr",
        "family_atomics",
    ]
    hands = {"fremen": FULL, "spacing_guild": SHIELDS[:3], "harkonnen": cards[:harkonnen_cards]}
    g = bidding("fremen,spacing_guild,harkonnen", hands=hands)
    bidders = g.state.stack[-1].bidders
    assert FREMEN not in bidders
    assert GUILD in bidders
    assert (HARKONNEN in bidders) is bid


@pytest.mark.rule("CLS-9.02", "CLS-18.02")
def test_hand_sizes_are_announced_and_stay_open_in_this_phase_only(bidding: Any, table: Any) -> None:
    hands = {"fremen": FULL, "spacing_guild": ["shield"]}
    g = bidding(hands=hands)
    assert told(g, "hand_size") == [("fremen", 4), ("spacing_guild", 1), ("bene_gesserit", 0)]
    assert all(event.only is None for event in g.events if event.key == "hand_size")
    spectators = GAME.view(g.state, None).factions
    assert {f: spectators[f].cards for f in spectators} == {
        "fremen": 4,
        "spacing_guild": 1,
        "bene_gesserit": 0,
    }
    later = table(phase="revival", factions="fremen,spacing_guild", tanks={"fremen": 3}, hands=hands)
    assert GAME.view(later.state, later.seat("fremen")).factions["spacing_guild"].cards is None


@pytest.mark.rule("CLS-9.04", "CLS-9.05")
def test_one_card_is_dealt_for_each_eligible_player_and_sold_in_that_order(bidding: Any) -> None:
    g = bidding(hands={"spacing_guild": FULL})
    assert row(g) == ["lasgun", "stunner"]
    for seat in (None, 0, 1, 2):
        assert "lasgun" not in str(GAME.view(g.state, seat))
    buy(g, "bene_gesserit")
    buy(g, "fremen")
    assert hand(g, "bene_gesserit") == ["lasgun"]
    assert hand(g, "fremen") == ["stunner"]


@pytest.mark.rule("CLS-9.16")
def test_the_discards_are_shuffled_when_the_deck_runs_out(bidding: Any) -> None:
    hands = {"fremen": FULL[:1]}
    place = {"deck": ["lasgun"], "hands": hands, "coming": {"shuffles": [["stunner", "chaumas"]]}}
    few = bidding(**place, discard=_all_but(["lasgun", *FULL[:1]]))
    assert row(few) == ["lasgun", "stunner", "chaumas"]
    assert "treachery_deck_shuffled" in few.keys
    rest = _all_but(["lasgun", "stunner", *FULL[:1]])
    none_left = bidding(deck=["lasgun", "stunner"], hands=hands, removed=rest)
    assert row(none_left) == ["lasgun", "stunner"]


def _all_but(names: list[str]) -> list[str]:
    from landsraad.games.classic.cards import DECK as ALL_CARDS

    rest = [CARD_ID[card] for card in ALL_CARDS]
    for name in names:
        rest.remove(name)
    return rest


@pytest.mark.rule("CLS-9.18")
def test_the_number_of_cards_is_fixed_when_they_are_dealt(bidding: Any) -> None:
    g = bidding(hands={"fremen": FULL[:3]})
    assert len(row(g)) == 3
    buy(g, "fremen")
    assert len(row(g)) == 2


@pytest.mark.rule("CLS-9.18")
def test_nobody_eligible_no_cards(bidding: Any) -> None:
    g = bidding("fremen,spacing_guild", hands={"fremen": FULL, "spacing_guild": SHIELDS})
    assert not g.state.stack
    assert told(g, "cards_dealt") == [(0,)]
    assert g.state.deck[0] == CARD["lasgun"]


@pytest.mark.rule("CLS-9.18")
def test_a_bonus_card_does_not_change_the_number(bidding: Any) -> None:
    g = bidding(
        "atreides,harkonnen", hands={"atreides": FULL[:3], "harkonnen": [*SHIELDS, "kulon", "baliset"]}
    )
    buy(g, "harkonnen")  # with the bonus card the hand is full
    assert len(g.state.hands[HARKONNEN]) == 8
    assert row(g) == ["stunner"]
    buy(g, "atreides")
    assert not g.state.stack


@pytest.mark.rule("CLS-9.18", "CLS-9.14")
def test_a_card_that_nobody_could_take_ends_the_phase(bidding: Any) -> None:
    """Cards bought leave room for the rest, so this needs some help."""
    g = bidding("fremen,spacing_guild", hands={"fremen": FULL, "spacing_guild": SHIELDS})
    g.state.row, g.state.deck = g.state.deck[:2], g.state.deck[2:]
    g.state.then(CardUp(start=FREMEN))
    advance(g.state)
    assert not g.state.stack
    assert [CARD_ID[card] for card in g.state.deck[:3]] == DECK[:3]
    assert told(g, "cards_unsold") == [(2,)]


# The course of an auction


@pytest.mark.rule("CLS-9.06")
def test_the_first_player_opens_or_the_next_eligible_to_the_right(bidding: Any) -> None:
    g = bidding(order=["spacing_guild", "bene_gesserit", "fremen"])
    assert g.asked == {"spacing_guild"}
    g = bidding(order=["spacing_guild", "bene_gesserit", "fremen"], hands={"spacing_guild": FULL})
    assert g.asked == {"bene_gesserit"}


@pytest.mark.rule("CLS-9.07")
def test_each_bid_is_higher_than_the_last(bidding: Any) -> None:
    g = bidding()
    assert g.offered("fremen") == bids(1, 10)
    g.do("fremen", "bid 4")
    assert g.asked == {"spacing_guild"}
    assert g.offered("spacing_guild") == bids(5, 10)
    g.do("spacing_guild", "bid 7")
    assert g.offered("bene_gesserit") == bids(8, 10)


@pytest.mark.rule("CLS-9.08", "CLS-9.17", "CLS-EX-33")
def test_a_pass_is_not_final(bidding: Any) -> None:
    g = bidding()
    g.do("fremen", "pass")
    g.do("spacing_guild", "bid 1")
    g.do("bene_gesserit", "bid 2")
    assert g.asked == {"fremen"}
    assert g.offered("fremen") == bids(3, 10)
    shown = GAME.view(g.state, None).question
    assert (shown["bidder"], shown["bid"], shown["passed"]) == ("bene_gesserit", 2, [])
    g.do("fremen", "pass")
    assert GAME.view(g.state, None).question["passed"] == ["fremen"]
    g.do("spacing_guild", "pass")
    assert told(g, "auction_won") == [("bene_gesserit", 2)]
    assert g.state.spice[BENE_GESSERIT] == 8
    assert hand(g, "bene_gesserit") == ["lasgun"]


@pytest.mark.rule("CLS-9.08")
def test_a_pass_is_final_where_the_table_wants_it(bidding: Any) -> None:
    g = bidding(options={"allow_rebid_after_pass": "off"})
    g.do("fremen", "pass")
    g.do("spacing_guild", "bid 1")
    g.do("bene_gesserit", "bid 2")
    assert g.asked == {"spacing_guild"}
    g.do("spacing_guild", "bid 3")
    assert g.asked == {"bene_gesserit"}
    g.do("bene_gesserit", "pass")
    assert told(g, "auction_won") == [("spacing_guild", 3)]
    assert g.asked == {"spacing_guild"}  # the next card, on which Fremen may bid again
    assert FREMEN in g.state.stack[-1].bidders


@pytest.mark.rule("CLS-9.17")
def test_with_final_passes_a_card_nobody_wants_is_not_sold(bidding: Any) -> None:
    g = bidding(options={"allow_rebid_after_pass": "off"})
    g.do("fremen", "pass")
    g.do("spacing_guild", "pass")
    g.do("bene_gesserit", "pass")
    assert not g.state.stack
    assert not any(g.state.hands)


@pytest.mark.rule("CLS-9.09", "CLS-9.17")
def test_the_auction_ends_when_all_others_have_passed_since_the_highest_bid(bidding: Any) -> None:
    g = bidding()
    g.do("fremen", "bid 1")
    g.do("spacing_guild", "pass")
    g.do("bene_gesserit", "bid 3")
    g.do("fremen", "pass")
    assert not told(g, "auction_won")
    g.do("spacing_guild", "pass")
    assert told(g, "auction_won") == [("bene_gesserit", 3)]  # without being asked to outbid themselves
    assert [g.state.spice[f] for f in (FREMEN, GUILD, BENE_GESSERIT)] == [10, 10, 7]  # to the bank
    assert told(g, "bid_paid") == [("bene_gesserit", 3)]


@pytest.mark.rule("CLS-9.09", "CLS-9.20")
def test_the_sale_is_public_and_the_card_the_buyers_secret(bidding: Any) -> None:
    g = bidding()
    buy(g, "spacing_guild", 2)
    for key in ("bid_made", "bid_passed", "auction_won", "auction_card_taken", "bid_paid"):
        assert all(event.only is None for event in g.events if event.key == key)
        assert key in g.keys
    assert [(e.args, e.only) for e in g.events if "lasgun" in e.args] == [
        (("lasgun",), (g.seat("spacing_guild"),))
    ]
    for faction in ("fremen", "bene_gesserit"):
        assert "lasgun" not in str(GAME.view(g.state, g.seat(faction)))
        redrawn = {GAME.resample(g.state, g.seat(faction), Chance(str(i))).hands[GUILD] for i in range(20)}
        assert len(redrawn) > 5
    assert GAME.view(g.state, g.seat("spacing_guild")).own["spacing_guild"].hand == ["lasgun"]
    assert GAME.view(g.state, None).factions["spacing_guild"].cards == 1


@pytest.mark.rule("CLS-9.10")
def test_nobody_bids_more_than_they_have(bidding: Any) -> None:
    g = bidding(spice={"fremen": 3, "spacing_guild": 0, "bene_gesserit": 4})
    assert g.offered("fremen") == bids(1, 3)
    g.do("fremen", "bid 3")
    assert g.offered("spacing_guild") == ["pass"]
    g.do("spacing_guild", "pass")
    assert g.offered("bene_gesserit") == bids(4, 4)


@pytest.mark.rule("CLS-9.11")
def test_the_next_card_is_opened_to_the_right_of_the_last_opener(bidding: Any) -> None:
    g = bidding()
    buy(g, "bene_gesserit")
    assert g.asked == {"spacing_guild"}
    buy(g, "spacing_guild")
    assert g.asked == {"bene_gesserit"}
    skipping = bidding(hands={"spacing_guild": FULL[:3]})
    buy(skipping, "spacing_guild")
    assert skipping.asked == {"bene_gesserit"}  # the Guild's hand is full


@pytest.mark.rule("CLS-9.12", "CLS-9.03")
def test_a_hand_that_fills_up_passes_on_later_cards(bidding: Any) -> None:
    g = bidding(hands={"bene_gesserit": FULL[:3]})
    buy(g, "bene_gesserit")
    g.do("spacing_guild", "bid 1")
    assert g.asked == {"fremen"}
    g.do("fremen", "pass")
    assert hand(g, "spacing_guild") == ["stunner"]


@pytest.mark.rule("CLS-9.13")
def test_the_phase_ends_with_the_last_card(bidding: Any) -> None:
    g = bidding()
    for faction in ("fremen", "fremen", "fremen"):
        assert g.state.stack
        buy(g, faction)
    assert not g.state.stack
    assert not g.state.row


@pytest.mark.rule("CLS-9.13", "CLS-9.14", "CLS-EX-34")
def test_unsold_cards_return_so_that_the_old_order_is_restored(bidding: Any) -> None:
    g = bidding("fremen,spacing_guild,bene_gesserit,emperor")
    assert len(row(g)) == 4
    buy(g, "fremen")
    buy(g, "emperor")
    assert row(g) == ["chaumas", "crysknife"]
    everybody_passes(g)
    assert not g.state.stack
    assert [CARD_ID[card] for card in g.state.deck[:3]] == ["chaumas", "crysknife", "snooper"]
    assert told(g, "cards_unsold") == [(2,)]


@pytest.mark.rule("CLS-9.15")
def test_a_bidder_has_ten_seconds_by_option(bidding: Any) -> None:
    assert GAME.seconds(bidding().state) is None
    timed = bidding(options={"bid_timer_seconds": "10"}, hands={"bene_gesserit": ["truthtrance"]})
    while timed.asked == {"bene_gesserit"}:  # nobody is asked for a bid yet
        assert GAME.seconds(timed.state) is None
        timed.do("bene_gesserit", "pass")
    assert timed.asked == {"fremen"}
    assert GAME.seconds(timed.state) == 10.0


@pytest.mark.rule("CLS-9.15")
def test_a_player_out_of_time_can_always_be_taken_to_have_passed(bidding: Any) -> None:
    g = bidding(hands={"bene_gesserit": ["karama"]}, options={"bid_timer_seconds": "10"})
    while g.state.stack:
        (faction,) = g.asked
        assert g.offered(faction)[0] == "pass"
        g.do(faction, g.offered(faction)[-1] if len(row(g)) == 2 and g.state.stack[-1].bid < 50 else "pass")


@pytest.mark.rule("CLS-9.19")
def test_a_single_bidder_bids_at_least_one_or_passes(bidding: Any) -> None:
    g = bidding(hands={"fremen": FULL, "spacing_guild": SHIELDS})
    assert row(g) == ["lasgun"]
    assert g.offered("bene_gesserit") == bids(1, 10)
    g.do("bene_gesserit", "bid 1")
    assert hand(g, "bene_gesserit") == ["lasgun"]
    assert g.state.spice[BENE_GESSERIT] == 9
    g = bidding(hands={"fremen": FULL, "spacing_guild": SHIELDS})
    g.do("bene_gesserit", "pass")
    assert g.state.deck[0] == CARD["lasgun"]


# Allies


@pytest.mark.rule("CLS-17.13", "CLS-9.10")
def test_an_ally_adds_to_a_bid(bidding: Any) -> None:
    g = bidding(alliances=[["fremen", "spacing_guild"]], pledges={"spacing_guild": 4})
    assert g.offered("fremen") == bids(1, 14)
    g.do("fremen", "bid 12")
    g.do("spacing_guild", "pass")
    assert g.offered("bene_gesserit") == ["pass"]
    g.do("bene_gesserit", "pass")
    assert sorted(told(g, "bid_paid")) == [("fremen", 8), ("spacing_guild", 4)]
    assert [g.state.spice[f] for f in (FREMEN, GUILD)] == [2, 6]


@pytest.mark.rule("CLS-17.19")
def test_what_stands_behind_the_highest_bid_is_bound(bidding: Any) -> None:
    g = bidding(
        order=["bene_gesserit", "spacing_guild", "fremen"],
        alliances=[["fremen", "spacing_guild"]],
        pledges={"spacing_guild": 25},
    )
    assert g.offered("bene_gesserit") == bids(1, 10)
    g.do("bene_gesserit", "pass")
    g.do("spacing_guild", "pass")
    assert g.offered("fremen") == bids(1, 20)  # the Guild has only 10 to give
    g.do("fremen", "bid 6")
    assert (g.state.reserved[FREMEN], g.state.reserved[GUILD]) == (0, 6)
    g.do("bene_gesserit", "bid 7")
    assert not g.state.reserved[GUILD]
    g.do("spacing_guild", "pass")
    g.do("fremen", "bid 12")
    assert (g.state.reserved[FREMEN], g.state.reserved[GUILD]) == (2, 10)
    g.state.pledges[GUILD] = 0  # too late: the bid stands
    g.do("bene_gesserit", "pass")
    assert g.offered("spacing_guild") == ["pass"]
    g.do("spacing_guild", "pass")
    assert [g.state.spice[f] for f in (FREMEN, GUILD)] == [8, 0]
    assert not any(g.state.reserved)


@pytest.mark.rule("CLS-17.19")
def test_a_pledge_is_a_secret_of_the_two(bidding: Any) -> None:
    g = bidding(alliances=[["fremen", "spacing_guild"]], pledges={"spacing_guild": 7})
    assert "7" not in str(GAME.view(g.state, g.seat("bene_gesserit")).pledges)
    redrawn = [GAME.resample(g.state, g.seat("bene_gesserit"), Chance(str(i))) for i in range(30)]
    assert len({new.pledges[GUILD] for new in redrawn}) > 3
    assert GAME.resample(g.state, g.seat("fremen"), Chance("x")).pledges[GUILD] == 7


def test_outbidding_an_ally_frees_what_the_ally_was_given(bidding: Any) -> None:
    g = bidding(alliances=[["fremen", "spacing_guild"]], pledges={"spacing_guild": 10})
    g.do("fremen", "bid 8")
    assert g.state.reserved[GUILD] == 8
    assert g.offered("spacing_guild") == bids(9, 10)
    g.do("spacing_guild", "bid 10")
    assert (g.state.reserved[FREMEN], g.state.reserved[GUILD]) == (0, 10)


# Emperor


@pytest.mark.rule("CLS-22.03")
def test_bids_of_others_go_to_the_emperor_and_his_own_to_the_bank(bidding: Any) -> None:
    g = bidding("fremen,emperor")
    buy(g, "fremen", 4)
    assert (g.state.spice[FREMEN], g.state.spice[EMPEROR]) == (6, 14)
    assert told(g, "bid_received") == [("emperor", 4)]
    buy(g, "emperor", 3)
    assert (g.state.spice[FREMEN], g.state.spice[EMPEROR]) == (6, 11)


@pytest.mark.rule("CLS-22.04")
def test_there_are_no_discounts_not_even_for_the_emperors_ally(bidding: Any) -> None:
    g = bidding("fremen,emperor,spacing_guild", alliances=[["fremen", "emperor"]])
    g.do("fremen", "bid 9")
    g.do("emperor", "pass")
    g.do("spacing_guild", "pass")  # and nobody is asked whether less would do
    assert (g.state.spice[FREMEN], g.state.spice[EMPEROR]) == (1, 19)


@pytest.mark.rule("CLS-17.20")
@pytest.mark.parametrize(("returns", "left"), [("on", 13), ("off", 10 - 4 + 3)])
def test_what_the_emperor_adds_comes_back_to_him(bidding: Any, returns: str, left: int) -> None:
    position = {"alliances": [["fremen", "emperor"]], "pledges": {"emperor": 4}}
    g = bidding("fremen,emperor,spacing_guild", options={"emperor_pledge_returns": returns}, **position)
    buy(g, "fremen", 7)
    assert (g.state.spice[FREMEN], g.state.spice[EMPEROR]) == (7, left)


@pytest.mark.rule("CLS-22.03")
def test_an_allys_help_for_the_emperors_own_purchase_goes_to_the_bank(bidding: Any) -> None:
    g = bidding("emperor,fremen,spacing_guild", alliances=[["fremen", "emperor"]], pledges={"fremen": 4})
    buy(g, "emperor", 6)
    assert (g.state.spice[FREMEN], g.state.spice[EMPEROR]) == (6, 8)


@pytest.mark.rule("CLS-19.24", "CLS-19.15")
def test_karama_sends_the_emperors_income_to_the_bank(bidding: Any) -> None:
    g = bidding("fremen,emperor,spacing_guild", hands={"spacing_guild": ["karama"]})
    g.do("fremen", "bid 4")
    g.do("emperor", "pass")
    g.do("spacing_guild", "pass")
    assert g.asked == {"spacing_guild"}
    assert visibly_asked(g.state, g.seat("emperor")) == ()
    assert g.offered("spacing_guild") == ["pass", "karama"]
    g.do("spacing_guild", "karama")
    assert (g.state.spice[FREMEN], g.state.spice[EMPEROR]) == (6, 10)
    assert hand(g, "fremen") == ["lasgun"]
    assert told(g, "advantage_stopped") == [("spacing_guild", "emperor", "receive_bid_payment")]
    buy(g, "fremen", 3)
    assert (g.state.spice[FREMEN], g.state.spice[EMPEROR]) == (3, 10)  # for the rest of the phase


# Atreides


@pytest.mark.rule("CLS-20.04", "CLS-9.20")
def test_atreides_alone_see_each_card_before_its_auction(bidding: Any) -> None:
    g = bidding("atreides,fremen,spacing_guild")
    seat = g.seat("atreides")
    assert GAME.view(g.state, seat).own["atreides"].row_first == "lasgun"
    assert [(e.args, e.only) for e in g.events if "lasgun" in e.args] == [(("lasgun",), (seat,))]
    assert "auction_card_seen" in g.keys
    assert "lasgun" not in str(GAME.view(g.state, g.seat("fremen")))
    assert "stunner" not in str(GAME.view(g.state, seat))  # not the cards that come later
    buy(g, "fremen")
    assert GAME.view(g.state, seat).factions["fremen"].known_cards == ["lasgun"]
    assert GAME.view(g.state, g.seat("spacing_guild")).factions["fremen"].known_cards == []
    assert GAME.view(g.state, seat).own["atreides"].row_first == "stunner"
    assert told(g, "auction_card_is") == [("lasgun",), ("stunner",)]


@pytest.mark.rule("CLS-20.04", "CLS-9.14")
def test_atreides_remember_an_unsold_card(bidding: Any) -> None:
    g = bidding("atreides,fremen")
    everybody_passes(g)
    assert g.state.deck_top_seen == (ATREIDES,)
    assert GAME.view(g.state, g.seat("atreides")).own["atreides"].deck_top == "lasgun"
    seen = [GAME.resample(g.state, g.seat("atreides"), Chance(str(i))).deck for i in range(8)]
    assert {deck[0] for deck in seen} == {CARD["lasgun"]}
    assert len({deck[1] for deck in seen}) > 1


@pytest.mark.rule("CLS-19.16", "CLS-EX-11", "CLS-19.15")
def test_karama_against_the_look_lasts_for_all_cards_of_the_phase(bidding: Any) -> None:
    g = bidding("atreides,fremen,spacing_guild", hands={"fremen": ["karama"], "spacing_guild": ["karama"]})
    assert g.asked == {"fremen", "spacing_guild"}
    assert g.offered("atreides") == []
    g.do("fremen", "karama")
    g.do("spacing_guild", "pass")
    for _ in range(3):
        assert g.state.row_seen == ()
        assert GAME.view(g.state, g.seat("atreides")).own["atreides"].row_first is None
        assert isinstance(g.state.stack[-1], Auction)
        buy(g, "atreides")
    assert "auction_card_is" not in g.keys
    assert not g.state.stack


@pytest.mark.rule("CLS-19.16")
def test_karama_for_one_use_stops_one_look(bidding: Any) -> None:
    one_use = {"karama_duration": "one_use"}
    g = bidding("atreides,fremen", options=one_use, hands={"fremen": ["karama"]})
    g.do("fremen", "karama")
    assert g.state.row_seen == ()
    buy(g, "atreides")
    assert g.state.row_seen == (ATREIDES,)


@pytest.mark.rule("CLS-19.16")
def test_a_new_phase_allows_what_was_stopped(bidding: Any) -> None:
    g = bidding("atreides,fremen", blocked=["bidding_prescience"])
    assert g.state.row_seen == (ATREIDES,)


# Harkonnen


@pytest.mark.rule("CLS-25.05", "CLS-EX-31")
@pytest.mark.parametrize(("before", "after"), [(6, 8), (7, 8), (2, 4)])
def test_harkonnen_draw_a_card_on_top_unless_the_hand_is_full(bidding: Any, before: int, after: int) -> None:
    cards = ["baliset", "kulon", "la_la_la", "jubba_cloak", "trip_to_gamont", "weather_control", "hajr"]
    g = bidding("harkonnen,fremen", hands={"harkonnen": cards[:before]})
    buy(g, "harkonnen", 3)
    assert len(hand(g, "harkonnen")) == after
    assert g.state.spice[HARKONNEN] == 7
    assert ("chaumas" in hand(g, "harkonnen")) is (after - before == 2)  # the top of the deck, not of the row
    assert row(g) == ["stunner"]
    drawn = [event.only for event in g.events if event.key == "bonus_card_is"]
    assert drawn == [(g.seat("harkonnen"),)] * (after - before - 1)


@pytest.mark.rule("CLS-25.05")
def test_only_harkonnen_draw_a_bonus_card_and_only_when_they_buy(bidding: Any) -> None:
    g = bidding("harkonnen,fremen", hands={"harkonnen": ["baliset"]})
    buy(g, "fremen")
    assert hand(g, "fremen") == ["lasgun"]
    assert hand(g, "harkonnen") == ["baliset"]


@pytest.mark.rule("CLS-19.15")
def test_karama_stops_the_bonus_card(bidding: Any) -> None:
    g = bidding("harkonnen,fremen", hands={"fremen": ["karama"]})
    buy(g, "harkonnen")
    assert g.asked == {"fremen"}
    g.do("fremen", "karama")
    assert hand(g, "harkonnen") == ["lasgun"]
    buy(g, "harkonnen")
    assert sorted(hand(g, "harkonnen")) == ["lasgun", "stunner"]


@pytest.mark.rule("CLS-25.03", "CLS-25.04")
def test_harkonnen_keep_all_four_traitor_cards_and_start_with_two_treachery_cards() -> None:
    g = GAME.new(3, {"factions": "atreides,harkonnen,emperor", "deals": "off"}, "start")
    assert HARKONNEN not in g.stack[-1].waiting  # there is nothing to choose
    for seat in asked(g):
        play(g, seat, options(g, seat)[0])
    assert [len(g.traitors[f]) for f in (ATREIDES, HARKONNEN, EMPEROR)] == [1, 4, 1]
    assert [len(g.hands[f]) for f in (ATREIDES, HARKONNEN, EMPEROR)] == [1, 2, 1]


# Karama


@pytest.mark.rule("CLS-19.17")
def test_a_hidden_karama_lets_one_bid_more_than_one_has(bidding: Any) -> None:
    g = bidding(
        "fremen,spacing_guild", spice={"fremen": 0, "spacing_guild": 20}, hands={"fremen": ["karama"]}
    )
    assert g.offered("fremen") == bids(1, 50)
    g.do("fremen", "bid 9")
    assert g.state.karama_bidder == FREMEN
    assert "karama" not in str(g.events)  # nothing is shown
    g.do("spacing_guild", "pass")
    assert told(g, "bid_paid_with_karama") == [("fremen",)]
    assert hand(g, "fremen") == ["lasgun"]
    assert g.state.discard == (CARD["karama"],)
    assert g.state.karama_bidder == NONE


@pytest.mark.rule("CLS-19.17")
def test_an_overbid_karama_stays_in_hand(bidding: Any) -> None:
    g = bidding(
        "fremen,spacing_guild", spice={"fremen": 0, "spacing_guild": 20}, hands={"fremen": ["karama"]}
    )
    g.do("fremen", "bid 9")
    g.do("spacing_guild", "bid 10")
    assert g.state.karama_bidder == NONE
    g.do("fremen", "pass")
    assert hand(g, "fremen") == ["karama"]
    assert g.state.spice[GUILD] == 10


@pytest.mark.rule("CLS-19.17")
def test_a_won_card_may_be_paid_for_or_taken_with_karama(bidding: Any) -> None:
    for choice, spice, cards in (("pay", 6, ["lasgun", "karama"]), ("karama", 10, ["lasgun"])):
        g = bidding("fremen,spacing_guild", hands={"fremen": ["karama"]})
        g.do("fremen", "bid 4")
        g.do("spacing_guild", "pass")
        assert g.asked == {"fremen"}
        assert visibly_asked(g.state, g.seat("spacing_guild")) == ()  # nobody sees that there is a choice
        assert g.offered("fremen") == ["pay", "karama"]
        g.do("fremen", choice)
        assert g.state.spice[FREMEN] == spice
        assert hand(g, "fremen") == cards
        assert not any(g.state.reserved)


@pytest.mark.rule("CLS-19.17")
def test_karama_does_not_help_a_full_hand(bidding: Any) -> None:
    g = bidding("fremen,spacing_guild", hands={"fremen": ["karama", *SHIELDS[:3]]})
    assert g.asked == {"spacing_guild"}
    assert g.state.stack[-1].bidders == (GUILD,)


def test_a_card_taken_with_karama_pays_nothing_to_the_emperor(bidding: Any) -> None:
    position = {
        "hands": {"fremen": ["karama"]},
        "alliances": [["fremen", "spacing_guild"]],
        "pledges": {"spacing_guild": 2},
    }
    g = bidding("fremen,emperor,spacing_guild", **position)
    g.do("fremen", "bid 5")
    g.do("emperor", "pass")
    g.do("spacing_guild", "pass")
    g.do("fremen", "karama")
    assert [g.state.spice[f] for f in (FREMEN, EMPEROR, GUILD)] == [10, 10, 10]
    assert not any(g.state.reserved)


@pytest.mark.rule("CLS-19.17", "CLS-31.03")
def test_the_karama_behind_a_bid_is_not_free_for_anything_else(bidding: Any) -> None:
    g = bidding(
        "bene_gesserit,fremen",
        mode="advanced",
        spice={"fremen": 5},
        hands={"bene_gesserit": ["kulon", "baliset"]},
    )
    g.do("bene_gesserit", "bid 9")
    assert g.state.karama_bidder == BENE_GESSERIT
    assert karama_cards(g.state, BENE_GESSERIT) == (CARD["baliset"], CARD["kulon"])  # one of the two is free
    g.do("fremen", "pass")
    assert g.offered("bene_gesserit") == ["karama baliset", "karama kulon"]
    g.do("bene_gesserit", "karama kulon")
    assert hand(g, "bene_gesserit") == ["lasgun", "baliset"]
    alone = bidding(
        "bene_gesserit,fremen", mode="advanced", spice={"fremen": 5}, hands={"bene_gesserit": ["kulon"]}
    )
    alone.do("bene_gesserit", "bid 9")
    assert karama_cards(alone.state, BENE_GESSERIT) == ()


@pytest.mark.rule("CLS-19.20", "CLS-31.03")
def test_a_worthless_card_that_is_stopped_leaves_the_bid_to_be_paid(bidding: Any) -> None:
    hands = {"bene_gesserit": ["kulon"], "fremen": ["karama"]}
    g = bidding("bene_gesserit,fremen", mode="advanced", hands=hands)
    g.do("bene_gesserit", "bid 4")
    g.do("fremen", "pass")
    g.do("bene_gesserit", "karama kulon")
    assert g.asked == {"fremen"}
    g.do("fremen", "karama")
    assert hand(g, "bene_gesserit") == ["lasgun", "kulon"]
    assert g.state.spice[BENE_GESSERIT] == 6
    assert GAME.view(g.state, g.seat("fremen")).factions["bene_gesserit"].known_cards == ["kulon"]


@pytest.mark.rule("CLS-19.20")
def test_a_bid_with_nothing_behind_it_is_void(bidding: Any) -> None:
    hands = {"bene_gesserit": ["kulon"], "fremen": ["karama"]}
    g = bidding("bene_gesserit,fremen", mode="advanced", spice={"bene_gesserit": 3, "fremen": 5}, hands=hands)
    g.do("bene_gesserit", "bid 20")
    g.do("fremen", "pass", "karama")
    assert told(g, "bid_void") == [("bene_gesserit",)]
    assert row(g) == ["lasgun", "stunner"]
    assert g.asked == {"bene_gesserit"}
    assert g.offered("bene_gesserit") == bids(1, 3)
    assert g.state.karama_bidder == NONE


@pytest.mark.rule("CLS-19.20", "CLS-19.25", "CLS-19.16")
@pytest.mark.parametrize("duration", ["phase", "one_use"])
@pytest.mark.parametrize(
    ("bid", "cards", "told_of", "left"),
    [
        (4, ["kulon"], "bid_paid", ["lasgun", "kulon"]),
        (20, ["kulon"], "bid_void", ["kulon"]),
        (20, ["karama", "kulon"], "bid_paid_with_karama", ["lasgun", "kulon"]),
    ],
)
def test_a_worthless_card_that_was_stopped_is_not_tried_again(
    bidding: Any, duration: str, bid: int, cards: list[str], told_of: str, left: list[str]
) -> None:
    g = bidding(
        "bene_gesserit,fremen",
        mode="advanced",
        options={"karama_duration": duration},
        hands={"bene_gesserit": cards, "fremen": ["karama"]},
    )
    g.do("bene_gesserit", f"bid {bid}")
    g.do("fremen", "pass")
    if g.asked == {"bene_gesserit"}:
        g.do("bene_gesserit", "karama kulon")
    g.do("fremen", "karama")
    assert len(told(g, told_of)) == 1
    assert sorted(hand(g, "bene_gesserit")) == sorted(left)
    assert told(g, "karama_played").count(("bene_gesserit", "kulon")) == 1


@pytest.mark.rule("CLS-19.17", "CLS-9.15")
def test_who_loses_the_choice_how_to_pay_is_asked_no_more(bidding: Any) -> None:
    """A gift gives occasion to play the other worthless card; where Karama stops that, the phase knows no more of them."""
    g = bidding(
        "bene_gesserit,fremen,emperor,spacing_guild",
        mode="advanced",
        options={"emperor_gives_spice": "on"},
        alliances=[["emperor", "spacing_guild"]],
        hands={"bene_gesserit": ["kulon", "baliset"], "fremen": ["karama"]},
    )
    g.do("bene_gesserit", "bid 20")
    for faction in ("fremen", "emperor", "spacing_guild"):
        g.do(faction, "pass")
    assert g.offered("bene_gesserit") == ["karama baliset", "karama kulon"]
    g.do("emperor", "~give 2 spacing_guild")
    g.do("fremen", "pass")
    g.do("bene_gesserit", "karama kulon")
    g.do("fremen", "karama")
    assert told(g, "bid_void") == [("bene_gesserit",)]
    assert g.asked == {"bene_gesserit"}
    assert g.offered("bene_gesserit") == bids(1, 10)


# The Karama power of Harkonnen


@pytest.fixture
def exchange(bidding: Any) -> Callable[..., Any]:
    def place(**position: Any) -> Any:
        hands = {
            "harkonnen": ["karama", "kulon", "shield"],
            "atreides": ["crysknife", "chaumas"],
            "emperor": ["snooper"],
        }
        position = {
            "mode": "advanced",
            "hands": hands,
            "deck": ["lasgun", "stunner", "baliset", "hajr"],
            **position,
        }
        return bidding("atreides,harkonnen,emperor", **position)

    return place


@pytest.mark.rule("CLS-29.10", "CLS-29.02")
def test_harkonnen_exchange_cards_with_one_player(exchange: Any) -> None:
    g = exchange()
    assert g.asked == {"harkonnen"}
    assert visibly_asked(g.state, g.seat("atreides")) == ()
    assert g.offered("harkonnen") == ["pass", "karama"]
    g.do("harkonnen", "karama")
    assert CARD["karama"] in g.state.discard
    assert g.offered("harkonnen") == ["exchange atreides", "exchange emperor"]
    g.do("harkonnen", "exchange atreides")
    assert g.offered("harkonnen") == ["take 1", "take 2"]
    g.do("harkonnen", "take 2")
    assert hand(g, "atreides") == []
    assert g.offered("harkonnen") == ["give crysknife", "give chaumas", "give shield", "give kulon"]
    g.do("harkonnen", "give kulon", "give chaumas")  # one of those just taken
    assert hand(g, "atreides") == ["chaumas", "kulon"]
    assert hand(g, "harkonnen") == ["crysknife", "shield"]


@pytest.mark.rule("CLS-29.10")
def test_both_sides_know_the_cards_that_moved_and_others_dont(exchange: Any) -> None:
    g = exchange(coming={"shuffles": [["chaumas"]]})
    g.do("harkonnen", "karama", "exchange atreides", "take 1", "give kulon")
    assert hand(g, "atreides") == ["crysknife", "kulon"]
    views = {f: GAME.view(g.state, g.seat(f)).factions for f in ("atreides", "harkonnen", "emperor")}
    assert views["harkonnen"]["atreides"].known_cards == ["kulon"]
    assert views["atreides"]["harkonnen"].known_cards == ["chaumas"]
    assert views["emperor"]["atreides"].known_cards == []
    assert views["emperor"]["harkonnen"].known_cards == []
    assert all(g.seat("emperor") not in e.only for e in g.events if e.key == "card_given" and e.only)


@pytest.mark.rule("CLS-29.10")
@pytest.mark.parametrize("moved", ["crysknife", "chaumas"])
def test_what_others_knew_of_the_hands_is_no_longer_certain(exchange: Any, moved: str) -> None:
    g = exchange(coming={"shuffles": [[moved]]})
    g.state.known[EMPEROR * 6 + ATREIDES] = (CARD["chaumas"],)
    g.do("harkonnen", "karama", "exchange atreides", "take 1", "give kulon")
    assert g.state.known[EMPEROR * 6 + ATREIDES] == ()  # whichever card it was


@pytest.mark.rule("CLS-29.10")
def test_a_second_copy_stays_certain(exchange: Any) -> None:
    hands = {"harkonnen": ["karama", "kulon"], "atreides": ["shield", "shield", "chaumas"]}
    g = exchange(hands=hands)
    g.state.known[EMPEROR * 6 + ATREIDES] = (CARD["shield"], CARD["shield"])
    g.do("harkonnen", "karama", "exchange atreides", "take 1", "give kulon")
    assert g.state.known[EMPEROR * 6 + ATREIDES] == (CARD["shield"],)


@pytest.mark.rule("CLS-29.10")
def test_the_power_may_be_used_between_auctions_but_not_in_one(exchange: Any) -> None:
    g = exchange()
    g.do("harkonnen", "pass")
    seen = []
    while g.state.stack:
        (faction,) = g.asked
        step = g.state.stack[-1]
        if isinstance(step, ExchangeOffer):
            seen.append(len(row(g)))
            assert not any(isinstance(other, Auction) for other in g.state.stack)
        buying = faction == "atreides" and isinstance(step, Auction) and not step.bid
        g.do(faction, "bid 1" if buying else "pass")
    assert seen == [2, 1, 0]  # and after the last one too


@pytest.mark.rule("CLS-29.01", "CLS-29.10")
def test_a_karama_played_meanwhile_is_gone(exchange: Any) -> None:
    gift = {"options": {"emperor_gives_spice": "on"}, "alliances": [["emperor", "atreides"]]}
    g = exchange(**gift)
    g.do("emperor", "~give 1 atreides")
    g.do("harkonnen", "karama")
    assert g.offered("harkonnen") in ([], ["pass"])
    assert HARKONNEN not in g.state.karama_powers_used


@pytest.mark.rule("CLS-29.10")
def test_hand_sizes_stay_and_no_limit_is_touched(exchange: Any) -> None:
    full = ["karama", "kulon", "shield", "shield", "baliset", "jubba_cloak", "la_la_la", "trip_to_gamont"]
    g = exchange(hands={"harkonnen": full, "atreides": FULL}, deck=["lasgun", "stunner"])
    g.do("harkonnen", "karama", "exchange atreides", "take 4")
    g.do("harkonnen", "give kulon", "give baliset", "give shield", "give shield")
    assert len(hand(g, "harkonnen")) == 7
    assert hand(g, "atreides") == ["shield", "shield", "baliset", "kulon"]


@pytest.mark.rule("CLS-29.01", "CLS-29.10")
def test_harkonnen_have_their_power_once_a_game_and_in_the_advanced_game(exchange: Any) -> None:
    assert exchange().offered("harkonnen") == ["pass", "karama"]
    spent = exchange(karama_powers_used=["harkonnen"])
    assert not any(isinstance(step, ExchangeOffer) for step in spent.state.stack)
    basic = exchange(mode="basic")
    assert not any(isinstance(step, ExchangeOffer) for step in basic.state.stack)
    g = exchange()
    g.do("harkonnen", "karama", "exchange emperor", "take 1", "give snooper")
    assert HARKONNEN in g.state.karama_powers_used
