"""Promises of deals (CLS-18): kept, broken or void; in the auction and in the Nexus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.classic.dealing import agree, lines_told, may, new_phase, offer, outcome, promised, told
from landsraad.games.classic.alliances import Nexus
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    HARKONNEN,
)
from landsraad.games.classic.given_word import forbids
from landsraad.games.classic.map import TERRITORY
from landsraad.games.classic.promises import note
from landsraad.games.classic.state import NONE, Phase

ARRAKEEN, CARTHAG = TERRITORY["arrakeen"], TERRITORY["carthag"]
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
