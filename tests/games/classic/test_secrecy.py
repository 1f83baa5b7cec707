"""What a seat must not learn, and what a redraw must not keep: one test for each hidden thing of the game.

Each asks both ways: does nothing that reaches the seat depend on it, and does `resample` draw it anew from all that is
possible, and only from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from games.classic.battles import composing, plan, to_plans
from landsraad.games.classic import GAME
from landsraad.games.classic.bidding import Auction
from landsraad.games.classic.cards import CARD, DECK, WORTHLESS
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTION,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from landsraad.games.classic.factions.harkonnen_captives import Captive
from landsraad.games.classic.hands import PUBLIC, discard, draw, rebuild_deck, take
from landsraad.games.classic.karama import KaramaWindow, guard
from landsraad.games.classic.leaders import LEADER, LEADERS_OF
from landsraad.games.classic.moments import Moment
from landsraad.games.classic.questions import BEHIND_BID, answer
from landsraad.games.classic.state import Dune, LeaderAt, Phase
from landsraad.games.classic.steps import FactionWindow
from landsraad.games.classic.truthtrance import Truthtrance
from landsraad.games.classic.view import known_cards
from landsraad.table import Chance, asked, options, play, visibly_asked

KARAMA, SHIELD = CARD["karama"], CARD["shield"]


def redrawn(g: Any, eyes: str | None, times: int = 60) -> list[Dune]:
    """What a faction (nobody: a spectator) can imagine; all of it looks the same to it."""
    state = g if isinstance(g, Dune) else g.state
    seat = None if eyes is None else state.seat_of[FACTION[eyes]]
    imagined = [GAME.resample(state, seat, Chance(f"{n}")) for n in range(times)]
    for other in imagined:
        assert seen(other, seat) == seen(state, seat)
        assert not list(GAME.invariants(other))
    return imagined


def seen(g: Dune, seat: int | None) -> tuple[Any, ...]:
    own = (options(g, seat), g.voluntary(seat)) if seat is not None else ()
    return (msgspec.json.encode(GAME.view(g, seat)), visibly_asked(g, seat), *own)


@pytest.fixture
def bidding(table: Any) -> Callable[..., Any]:
    """The first card is up for auction."""

    def place(**position: Any) -> Any:
        g = table(**{"phase": "bidding", "turn": 2, **position})
        g.run_to(lambda: isinstance(g.state.stack[-1], Auction))
        return g

    return place


@pytest.fixture
def duel(table: Any) -> Callable[..., Any]:
    """Atreides and Harkonnen are about to fight in Arrakeen."""

    def place(**position: Any) -> Any:
        forces = {"atreides": {"arrakeen": 6}, "harkonnen": {"arrakeen": 6}}
        order = ["atreides", "harkonnen", "fremen", "emperor", "bene_gesserit", "spacing_guild"]
        given = {"phase": "battle", "mode": "advanced", "forces": forces, "order": order}
        return table(**given | position)

    return place


# Treachery cards


def test_hands_deck_and_row(bidding: Any) -> None:
    hands = {"atreides": ["lasgun"], "harkonnen": ["karama", "shield", "hajr"], "fremen": ["snooper"]}
    g = bidding(hands=hands)
    others = redrawn(g, "emperor")
    assert len({other.hands[HARKONNEN] for other in others}) > 40
    assert len({other.hands[FREMEN] for other in others}) > 8
    assert len({other.row for other in others}) > 50
    assert len({other.deck for other in others}) == 60
    assert 0 < sum(KARAMA in other.hands[HARKONNEN] for other in others) < 30
    own = redrawn(g, "harkonnen", 10)
    assert {other.hands[HARKONNEN] for other in own} == {g.state.hands[HARKONNEN]}


def test_a_spectator_knows_nobodys_cards(bidding: Any) -> None:
    g = bidding(hands={"harkonnen": ["karama"], "atreides": ["lasgun"]})
    others = redrawn(g, None)
    assert len({other.hands[HARKONNEN] for other in others}) > 8
    assert len({other.hands[ATREIDES] for other in others}) > 8


def test_cards_seen_in_a_hand_stay_there(bidding: Any) -> None:
    g = bidding()
    take(g.state, FREMEN, draw(g.state) or 0, (ATREIDES,))
    (card,) = g.state.hands[FREMEN]
    assert all(card in other.hands[FREMEN] for other in redrawn(g, "atreides", 20))
    strangers = redrawn(g, "emperor")
    assert len({other.hands[FREMEN] for other in strangers}) > 8
    # what Atreides know in there is true, whatever it is
    assert all(other.known[ATREIDES * 6 + FREMEN] == other.hands[FREMEN] for other in strangers)


def test_which_cards_others_know_is_drawn_too(bidding: Any) -> None:
    g = bidding()
    for _ in range(3):
        take(g.state, HARKONNEN, draw(g.state) or 0)
    take(g.state, HARKONNEN, draw(g.state) or 0, (ATREIDES,))
    others = redrawn(g, "emperor")
    lowest = sum(other.known[ATREIDES * 6 + HARKONNEN][0] == other.hands[HARKONNEN][0] for other in others)
    assert lowest < 45


def test_an_unsold_card_that_was_seen_stays_on_top(bidding: Any) -> None:
    g = bidding(factions="atreides,fremen", deck=["lasgun", "karama"])
    g.run_to(lambda: g.state.phase > Phase.BIDDING)
    assert [other.deck[0] for other in redrawn(g, "atreides", 10)] == [CARD["lasgun"]] * 10
    assert len({other.deck[0] for other in redrawn(g, "fremen")}) > 8


def test_a_rebuilt_deck_holds_what_was_discarded(bidding: Any) -> None:
    """With perfect memory one knows which cards can lie in it, and which must have been in hands by then."""
    g = bidding(factions="atreides,emperor,fremen,harkonnen")
    state = g.state
    for faction, count in ((FREMEN, 3), (HARKONNEN, 6), (EMPEROR, 1)):
        for _ in range(count):
            take(state, faction, draw(state) or 0)
    held = sorted((*state.hands[FREMEN], *state.hands[HARKONNEN]))
    state.discard, state.deck = (*state.deck, *state.discard), ()
    rebuild_deck(state)
    others = redrawn(g, "emperor")
    assert all(sorted((*x.hands[FREMEN], *x.hands[HARKONNEN])) == held for x in others)
    assert len({x.hands[FREMEN] for x in others}) > 10
    take(state, FREMEN, draw(state) or 0)  # a card of the new deck
    others = redrawn(g, "emperor")
    assert len({x.hands[FREMEN] for x in others}) > 30
    assert all(not set(x.hands[HARKONNEN]) - set(held) for x in others)


def test_an_old_card_that_is_discarded_again_says_nothing_wrong(bidding: Any) -> None:
    g = bidding(factions="atreides,emperor,fremen,harkonnen")
    state = g.state
    for _ in range(5):
        take(state, HARKONNEN, draw(state) or 0)
    state.discard, state.deck = (*state.deck, *state.discard), ()
    rebuild_deck(state)
    for _ in range(3):
        take(state, HARKONNEN, draw(state) or 0)
    for card in state.hands[HARKONNEN][:4]:
        discard(state, HARKONNEN, card)
    assert len({x.hands[HARKONNEN] for x in redrawn(g, "emperor")}) > 20


# What a bid tells


def bid_too_much(g: Any, faction: str, amount: int) -> None:
    g.run_to(lambda: f"bid {amount}" in g.offered(faction))
    g.do(faction, f"bid {amount}")


@pytest.mark.rule("CLS-19.17")
def test_a_bid_beyond_all_means_shows_a_karama_even_when_overbid(bidding: Any) -> None:
    g = bidding(hands={"fremen": ["karama"]}, spice={"fremen": 2, "emperor": 20})
    bid_too_much(g, "fremen", 9)
    for later in (False, True):
        if later:
            bid_too_much(g, "emperor", 10)
        assert all(KARAMA in other.hands[FREMEN] for other in redrawn(g, "atreides", 20))
        assert all(KARAMA in other.hands[FREMEN] for other in redrawn(g, None, 20))
    assert GAME.view(g.state, g.seat("atreides")).facts == []  # that would tell what lies behind the shield
    discard(g.state, FREMEN, KARAMA)
    assert g.state.facts == ()


@pytest.mark.rule("CLS-19.17", "CLS-31.03")
def test_bene_gesserit_may_stand_behind_a_bid_with_any_worthless_card(bidding: Any) -> None:
    g = bidding(mode="advanced", hands={"bene_gesserit": ["kulon", "shield"]}, spice={"bene_gesserit": 2})
    bid_too_much(g, "bene_gesserit", 9)
    others = redrawn(g, "atreides", 100)
    assert all(WORTHLESS.union((KARAMA,)).intersection(x.hands[BENE_GESSERIT]) for x in others)
    assert len({x.hands[BENE_GESSERIT] for x in others}) > 30
    assert sum(CARD["kulon"] in x.hands[BENE_GESSERIT] for x in others) < 60


@pytest.mark.rule("CLS-17.19", "CLS-19.17")
def test_a_bid_that_a_pledge_may_explain_is_explained_either_way(bidding: Any) -> None:
    spice = {"fremen": 5, "spacing_guild": 10, "atreides": 20}
    position = {"alliances": [["fremen", "spacing_guild"]], "spice": spice}
    by_karama = bidding(**position, hands={"fremen": ["karama"]}, pledges={"spacing_guild": 1})
    by_pledge = bidding(**position, hands={"fremen": ["shield"]}, pledges={"spacing_guild": 6})
    for g in (by_karama, by_pledge):
        bid_too_much(g, "fremen", 9)
        others = redrawn(g, "atreides")
        karama = sum(KARAMA in other.hands[FREMEN] for other in others)
        assert 0 < karama < 30
        for other in others:
            assert KARAMA in other.hands[FREMEN] or other.pledges[GUILD] >= 4
            assert (other.karama_bidder == FREMEN) != (sum(other.reserved) == 9)
        assert len({other.pledges[GUILD] for other in others}) > 3
    ally = redrawn(by_karama, "spacing_guild", 20)
    assert all(KARAMA in other.hands[FREMEN] for other in ally)
    assert {other.pledges[GUILD] for other in ally} == {1}


# Traitors, prediction, storm card, dials


def test_traitors_kept_and_returned() -> None:
    g = GAME.new(6, {}, "traitors")
    while any("keep" in (options(g, seat) or [""])[0] for seat in asked(g)) or g.phase == 0:
        seat = asked(g)[0]
        play(g, seat, options(g, seat)[0])
    others = redrawn(g, "emperor")
    assert len({other.traitors[FREMEN] for other in others}) > 12
    assert len({other.traitors[HARKONNEN] for other in others}) > 50
    assert len({other.traitors_returned[FREMEN] for other in others}) > 50
    own = {*g.traitors[EMPEROR], *g.traitors_returned[EMPEROR]}
    for other in others:
        dealt = [leader for cards in (*other.traitors, *other.traitors_returned) for leader in cards]
        assert len(dealt) == len(set(dealt)) == 24
        assert own == {*other.traitors[EMPEROR], *other.traitors_returned[EMPEROR]}


def test_what_was_heard_of_traitors_doesnt_uncover_the_rest(bidding: Any) -> None:
    named = ["stilgar", "chani", "duncan_idaho", "burseg"]
    g = bidding(traitors={"harkonnen": named}, hands={"harkonnen": ["karama", "lasgun"]})
    for leader in named[:2]:
        answer(g.state, HARKONNEN, f"traitor {leader}")
    for leader in ("jamis", "otheym", "caid"):
        answer(g.state, HARKONNEN, f"traitor {leader}")
    others = redrawn(g, "fremen")
    assert all({LEADER["stilgar"], LEADER["chani"]} <= set(x.traitors[HARKONNEN]) for x in others)
    assert not any({LEADER["jamis"], LEADER["caid"]} & set(x.traitors[HARKONNEN]) for x in others)
    assert len({x.traitors[HARKONNEN] for x in others}) > 20
    assert len({x.hands[HARKONNEN] for x in others}) > 10


def test_the_prediction(bidding: Any) -> None:
    g = bidding(prediction=["fremen", 5])
    others = redrawn(g, "fremen", 100)
    assert len({other.prediction for other in others}) > 30
    answer(g.state, BENE_GESSERIT, "predicted fremen")
    answer(g.state, BENE_GESSERIT, "predicted_turn 4")
    heard = {other.prediction for other in redrawn(g, "fremen", 100)}
    assert heard == {(FREMEN, turn) for turn in range(1, 11) if turn != 4}
    assert {other.prediction for other in redrawn(g, "bene_gesserit", 5)} == {(FREMEN, 5)}


def test_the_storm_card_and_what_was_said_of_it(table: Any) -> None:
    g = table(mode="advanced", phase="charity", turn=2, storm_card=4)
    g.state.storm_card_seen = (FREMEN,)
    assert {other.storm_card for other in redrawn(g, "atreides")} == {1, 2, 3, 4, 5, 6}
    answer(g.state, FREMEN, "storm 3", (EMPEROR,))
    assert {other.storm_card for other in redrawn(g, "emperor")} == {1, 2, 4, 5, 6}
    assert {other.storm_card for other in redrawn(g, "fremen", 9)} == {4}


@pytest.mark.rule("CLS-6.01")
def test_a_dial_is_seen_by_nobody_else(table: Any) -> None:
    g = table(turn=1, phase="storm")
    one, other = sorted(g.asked)
    g.do(one, "dial 17")
    assert len({x.stack[-1].dialled for x in redrawn(g, other)}) > 10
    assert {x.stack[-1].dialled for x in redrawn(g, one, 9)} == {((FACTION[one], 17),)}


# Battle plans


@pytest.mark.rule("CLS-13.14")
def test_a_sealed_plan(duel: Any) -> None:
    g = duel(hands={"harkonnen": ["crysknife", "shield"]}, spice={"harkonnen": 6})
    plan(g, "harkonnen", leader="feyd_rautha", dial=3, spice=2, weapon="crysknife")
    others = redrawn(g, "atreides")
    plans = {battle_of(other).plan(HARKONNEN) for other in others}
    assert len(plans) > 40
    assert {one.leader for one in plans} >= set(LEADERS_OF[HARKONNEN])
    assert len({other.reserved[HARKONNEN] for other in others}) > 3
    for other in others:
        assert set(battle_of(other).plan(HARKONNEN).cards()) <= set(other.hands[HARKONNEN])


@pytest.mark.rule("CLS-13.14")
def test_how_far_a_plan_has_come(duel: Any) -> None:
    g = duel(hands={"harkonnen": ["crysknife", "shield"]})
    assert composing(g, "harkonnen", "weapon", leader="feyd_rautha", dial=3)
    assert len({battle_of(other).plan(HARKONNEN) for other in redrawn(g, "atreides", 20)}) == 1
    assert {battle_of(x).plan(HARKONNEN)[0] for x in redrawn(g, "harkonnen", 5)} == {LEADER["feyd_rautha"]}


def battle_of(g: Dune) -> Any:
    return next(step for step in g.stack if hasattr(step, "plans"))


@pytest.mark.rule("CLS-18.06", "CLS-28.04")
def test_accepting_an_offer_doesnt_sound_out_a_sealed_plan(duel: Any) -> None:
    outcomes = set()
    for support in (0, 5):
        g = duel(options={"deals": "on"}, spice={"harkonnen": 6, "atreides": 6})
        g.do("harkonnen", "~deal atreides", "~deal gives spice 4", "~deal seal")
        plan(g, "harkonnen", dial=support, spice=support)
        told = len(g.events)
        g.do("atreides", f"~accept {g.state.deals[-1].number}")
        outcomes.add((tuple(g.keys[told:]), tuple(g.state.bribes), g.state.deals))
    assert len(outcomes) == 1


@pytest.mark.rule("CLS-13.13")
def test_who_has_nobody_to_lead_has_no_hero_either(duel: Any) -> None:
    dead = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]
    g = duel(leaders={"dead": dead}, hands={"harkonnen": ["shield", "snooper"]})
    to_plans(g)
    assert ("harkonnen",) in [event.args for event in g.events if event.key == "no_leader"]
    heroes = {CARD["cheap_hero"], CARD["cheap_heroine"]} & set(DECK)
    others = redrawn(g, "fremen")
    assert not any(heroes & set(other.hands[HARKONNEN]) for other in others)
    assert len({other.hands[HARKONNEN] for other in others}) > 30


@pytest.mark.rule("CLS-21.07")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [("poison", {"chaumas", "chaumurky", "ellaca_drug", "gom_jabbar"}), ("shield", {"shield"})],
)
def test_who_plays_no_card_at_the_voices_command_holds_none(table: Any, kind: str, cards: set[str]) -> None:
    forces = {"bene_gesserit": {"arrakeen": 6}, "harkonnen": {"arrakeen": 6}}
    g = table(phase="battle", forces=forces, hands={"harkonnen": ["crysknife", "snooper", "hajr"]})
    g.run_to(lambda: f"voice play {kind}" in g.offered("bene_gesserit"))
    g.do("bene_gesserit", f"voice play {kind}")
    plan(g, "harkonnen", leader="feyd_rautha", weapon="crysknife")
    plan(g, "bene_gesserit")
    others = redrawn(g, "fremen")
    assert not any({CARD[card] for card in cards} & set(other.hands[HARKONNEN]) for other in others)
    assert len({other.hands[HARKONNEN] for other in others}) > 20


# Agreements


@pytest.mark.rule("CLS-17.19")
def test_pledges(bidding: Any) -> None:
    g = bidding(
        alliances=[["fremen", "spacing_guild"]], pledges={"spacing_guild": 7}, spice={"spacing_guild": 12}
    )
    assert len({other.pledges[GUILD] for other in redrawn(g, "atreides")}) > 5
    assert {other.pledges[GUILD] for other in redrawn(g, "fremen", 9)} == {7}


def test_standing_orders_and_drafts(bidding: Any) -> None:
    g = bidding(options={"deals": "on"})
    before = [seen(g.state, seat) for seat in (*range(1, 6), None)]
    atreides = seen(g.state, g.seat("atreides"))
    g.do("atreides", "~order karama pass", "~deal fremen", "~deal wants spice 3")
    assert [seen(g.state, seat) for seat in (*range(1, 6), None)] == before
    assert seen(g.state, g.seat("atreides")) != atreides
    assert all(not other.orders and not other.drafts for other in redrawn(g, "fremen", 5))
    assert all(other.orders and other.drafts for other in redrawn(g, "atreides", 5))


# Leaders out of sight


@pytest.mark.rule("CLS-35.01", "CLS-35.02")
def test_a_leader_used_elsewhere_is_not_the_one_that_was_captured(duel: Any) -> None:
    g = duel(leaders={"used": {"stilgar": "carthag", "chani": "sietch_tabr"}})
    chosen = Captive(faction=HARKONNEN, loser=FREMEN, territory=0, leader=LEADER["jamis"])
    chosen.territory = g.state.used_in[LEADER["chani"]]
    chosen.answer(g.state, g.seat("harkonnen"), "keep")
    captives = {
        leader
        for other in redrawn(g, "atreides", 100)
        for leader in LEADERS_OF[FREMEN]
        if other.leader_at[leader] == LeaderAt.CAPTIVE
    }
    assert captives == {LEADER[x] for x in ("chani", "otheym", "shadout_mapes", "jamis")}


@pytest.mark.rule("CLS-20.06", "CLS-35.02")
def test_prescience_of_a_captive_is_knowledge_of_it(duel: Any) -> None:
    g = duel(leaders={"captive": ["jamis"]})
    g.run_to(lambda: "prescience leader" in g.offered("atreides"))
    g.do("atreides", "prescience leader")
    g.do("harkonnen", "leader jamis")
    at = LEADER["jamis"]
    assert {other.leader_at[at] for other in redrawn(g, "atreides", 30)} == {LeaderAt.CAPTIVE}
    assert {other.leader_at[at] for other in redrawn(g, "emperor")} == {LeaderAt.CAPTIVE, LeaderAt.HOME}


def _may_revive(g: Any) -> bool:
    return "revive 1" in g.offered("fremen")


@pytest.mark.rule("CLS-10.05", "CLS-35.02")
def test_the_price_of_a_leader_killed_in_secret_is_no_secret_of_the_question(table: Any) -> None:
    """Who could only pass is asked all the same: else all would see that this leader is too expensive."""
    asked_for_leaders = set()
    for victim in ("stilgar", "jamis"):
        others = [x for x in ("stilgar", "chani", "otheym", "shadout_mapes", "jamis") if x != victim]

        def secretly(state: Dune, victim: str = victim) -> None:
            state.hidden_dead = (LEADER[victim],)

        g = table(
            mode="advanced",
            phase="revival",
            leaders={"dead": [victim], "captive": others},
            leader_revival=["fremen"],
            tanks={"fremen": 2},
            spice={"fremen": 3},
            prepare=secretly,
        )
        g.first_options(partial(_may_revive, g))
        g.do("fremen", "revive 1")
        asked_for_leaders.add("fremen" in g.asked)
    assert asked_for_leaders == {True}


@pytest.mark.rule("CLS-30.02")
def test_the_count_of_the_kwisatz_haderach_is_in_no_other_view(table: Any) -> None:
    views = []
    for losses in (6, 7):
        g = table(mode="advanced", phase="revival", haderach_losses=losses)
        views.append([seen(g.state, seat) for seat in (*range(6), None)])
        assert GAME.view(g.state, g.seat("atreides")).own["atreides"].haderach_losses == losses
    different = [seat for seat, (one, other) in enumerate(zip(*views, strict=True)) if one != other]
    assert different == [g.seat("atreides")]


# Who is asked in secret


def after_a_window(g: Any, pushed: Callable[[Dune], None]) -> None:
    """A window over whatever the table waits for."""
    pushed(g.state)
    assert asked(g.state)


@pytest.mark.rule("CLS-19.15")
def test_who_else_could_stop_an_advantage(bidding: Any) -> None:
    g = bidding(mode="advanced", hands={"fremen": ["karama"], "harkonnen": ["karama", "lasgun", "hajr"]})
    after_a_window(g, lambda state: guard(state, ATREIDES, "bidding_prescience"))
    assert g.asked == {"fremen", "harkonnen"}
    others = redrawn(g, "fremen")
    assert 0 < sum(HARKONNEN in other.stack[-1].waiting for other in others) < 40
    assert len({other.hands[HARKONNEN] for other in others}) > 40
    for other in others:
        assert (HARKONNEN in other.stack[-1].waiting) == (KARAMA in other.hands[HARKONNEN])
    g.do("harkonnen", "karama")  # unseen by Fremen
    others = redrawn(g, "fremen")
    assert not any(other.stack[-1].wishes for other in others)
    assert len({other.hands[HARKONNEN] for other in others}) > 40


@pytest.mark.rule("CLS-19.15")
def test_that_somebody_is_asked_is_all_that_others_see_of_a_window(bidding: Any) -> None:
    hands = {"fremen": ["karama"], "harkonnen": ["lasgun", "hajr"], "spacing_guild": ["shield", "snooper"]}
    g = bidding(mode="advanced", hands=hands)
    after_a_window(g, lambda state: guard(state, ATREIDES, "bidding_prescience"))
    for eyes in ("emperor", "bene_gesserit", None):
        others = redrawn(g, eyes)
        assert all(asked(other) for other in others)
        assert len({other.stack[-1].waiting for other in others}) > 2


@pytest.mark.rule("CLS-19.21")
def test_who_composes_a_question(table: Any) -> None:
    hands = {"fremen": ["truthtrance"], "harkonnen": ["lasgun", "hajr", "shield"], "atreides": ["snooper"]}
    g = table(phase="charity", hands=hands)
    g.do("fremen", "truthtrance", "ask harkonnen")
    others = redrawn(g, "emperor")
    assert all(isinstance(other.stack[-1], Truthtrance) and asked(other) for other in others)
    assert len({other.stack[-1].faction for other in others}) > 2
    assert {(other.stack[-1].asked, other.stack[-1].kind) for other in others} == {(-1, "")}


@pytest.mark.rule("CLS-19.14", "CLS-19.23")
def test_a_wish_that_waits_for_another_is_known_to_nobody(table: Any) -> None:
    order = ["atreides", "fremen", "harkonnen", "emperor", "bene_gesserit", "spacing_guild"]
    g = table(
        phase="charity",
        order=order,
        tanks={"atreides": 5, "fremen": 5},
        hands={"atreides": ["tleilaxu_ghola"], "fremen": ["truthtrance"]},
    )
    assert isinstance(g.state.stack[-1], Moment)
    g.do("fremen", "truthtrance")
    g.do("atreides", "ghola")
    assert g.asked == {"atreides"}
    assert any(isinstance(step, Truthtrance) for step in g.state.stack)
    others = redrawn(g, "atreides")
    assert not any(isinstance(step, Truthtrance) for other in others for step in other.stack)
    assert len({other.hands[FREMEN] for other in others}) > 8
    assert all(any(isinstance(step, Truthtrance) for step in x.stack) for x in redrawn(g, "fremen", 5))


# In play


ONLY_FOR_SOME = {
    "answered_in_private", "auction_card_is", "auction_card_told", "bonus_card_is", "captive_freed_is", "card_given",
    "card_is", "card_shown", "haderach_awakes", "leader_drawn_is", "plan_part", "pledge_set", "prediction_is",
    "spice_card_seen", "spice_card_told", "storm_card_is", "storm_card_told", "traitor_dealt", "traitor_kept",
    "traitor_shown_in_private",
}  # fmt: skip


def positions(seed: str, games: int) -> Iterator[tuple[Dune, Random]]:
    """Positions of random advanced games in which somebody is asked."""
    random = Random(seed)
    for number in range(games):
        seats = GAME.seats[number % len(GAME.seats)]
        g = GAME.new(seats, {"mode": "advanced", "factions": "random"}, f"{seed} {number}", tell=True)
        while asked(g):
            yield g, random
            if random.random() < 0.03:
                seat = random.randrange(seats)
                play(g, seat, random.choice(g.voluntary(seat)))
                continue
            seat = random.choice(asked(g))
            play(g, seat, random.choice(options(g, seat)))


def test_secrets_are_told_to_those_concerned_only() -> None:
    for g, _ in positions("told", 10):
        for event in g.told or ():
            assert (event.only is not None) == (event.key in ONLY_FOR_SOME), event
        g.told = []


@pytest.mark.parametrize("seed", ["a", "b"])
def test_nothing_hidden_survives_a_redraw(seed: str) -> None:
    """At many positions: what the asked seat doesn't know is not the same in each of 24 redraws."""
    kept: list[tuple[str, str]] = []
    tried = 0
    for g, random in positions(seed, 10):
        if random.random() > 0.02:
            continue
        seat = random.choice(asked(g))
        eyes = tuple(f for f in g.in_play if g.seat_of[f] == seat)
        others = [GAME.resample(g, seat, Chance(f"{random.random()}")) for _ in range(24)]
        top = type(g.stack[-1]).__name__
        for faction in g.in_play:
            if faction in eyes or any(fact.faction == faction for fact in g.facts):
                continue
            tried += 1
            unknown = len(g.hands[faction]) > len(known_cards(g, eyes, faction))
            if unknown and not g.rebuilt_from and len({other.hands[faction] for other in others}) == 1:
                kept.append(("hand", top))
            shown = sum(holder == faction for holder, _ in g.traitors_shown)
            if len(g.traitors[faction]) > shown and len({x.traitors[faction] for x in others}) == 1:
                kept.append(("traitors", top))
        if len(g.deck) > 4 and len({other.deck for other in others}) < 20:
            kept.append(("deck", top))
    assert tried > 100
    assert kept == []


def test_every_window_says_whom_it_would_ask() -> None:
    """So that each can be redrawn; `able` is what its author must not forget."""
    windows = [kind for kind in GAME.steps.values() if issubclass(kind, FactionWindow)]
    assert KaramaWindow in windows
    assert [kind for kind in windows if kind.able is FactionWindow.able] == [FactionWindow]


def test_a_redraw_of_an_auction_adds_no_knowledge(bidding: Any) -> None:
    g = bidding(hands={"fremen": ["karama"]}, spice={"fremen": 2})
    bid_too_much(g, "fremen", 9)
    assert any(isinstance(step, Auction) for step in g.state.stack)
    for other in redrawn(g, "atreides", 10):
        assert [fact.about for fact in other.facts] == [BEHIND_BID]
        assert other.known[PUBLIC * 6 + FREMEN] == ()
