"""Karama, use A: stopping another player's advantage (CLS-19.15, CLS-19.16, CLS-19.20), and which cards serve as Karama.

A step that uses an advantage is pushed, then guarded:

    g.then(Voice(faction=BENE_GESSERIT, ...))
    guard(g, BENE_GESSERIT, "voice")

The guard asks those who hold a Karama, in secret, before the step comes up. The step itself begins with
`if stopped(g, "voice"): ...` and goes on without the advantage.
"""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from .cards import CARD_ID, KARAMA, WORTHLESS, Card
from .factions import BENE_GESSERIT, Faction
from .hands import discard, show
from .state import NONE, Dune
from .steps import FactionWindow, name

# What can't be stopped (CLS-19.19): victories, extra traitors, the hand limit, Fremen reserves, the storm card's distance.
STOPPABLE: dict[str, Faction] = {
    "bidding_prescience": 0, "spice_deck_prescience": 0, "battle_prescience": 0, "ally_battle_prescience": 0,
    "kwisatz_haderach_use": 0,
    "spiritual_advisor": 1, "voice": 1, "ally_voice": 1, "charity": 1, "intrusion_flip": 1, "flip_on_move": 1,
    "announce_fighters": 1, "worthless_as_karama": 1,
    "receive_bid_payment": 2, "give_spice_to_ally": 2, "pay_ally_revival": 2, "sardaukar_strength": 2,
    "extra_movement": 3, "worm_immunity": 3, "worm_ride": 3, "protect_ally_from_worm": 3, "ally_free_revival": 3,
    "storm_card_look": 3, "place_extra_worms": 3, "storm_half_losses": 3, "ship_into_storm": 3,
    "fedaykin_strength": 3, "no_spice_needed_in_battle": 3,
    "receive_shipment_payment": 4, "cross_shipment": 4, "shipment_to_reserves": 4, "half_price": 4,
    "ally_half_price": 4, "ally_cross_shipment": 4, "choose_turn_order": 4,
    "bonus_card": 5, "ally_traitor": 5, "capture_leader": 5,
}  # fmt: skip


def cards_as_karama(g: Dune, faction: Faction) -> tuple[Card, ...]:
    """The different cards in the hand that serve as Karama (CLS-31.03)."""
    hand = g.hands[faction]
    cards: tuple[Card, ...] = (KARAMA,) if KARAMA in hand else ()
    if faction == BENE_GESSERIT and g.opts.advanced and "worthless_as_karama" not in g.blocked:
        cards += tuple(dict.fromkeys(card for card in hand if card in WORTHLESS))
    return cards


def karama_cards(g: Dune, faction: Faction) -> tuple[Card, ...]:
    """The different cards that the faction may play as Karama now; one behind a standing bid is not free (CLS-19.17)."""
    cards = cards_as_karama(g, faction)
    if not cards:
        return ()
    hand, spoken_for = g.hands[faction], _spoken_for(g, faction)
    if spoken_for:
        cards = tuple(card for card in cards if hand.count(card) > spoken_for.count(card))
    if g.karama_bidder == faction and sum(hand.count(card) - spoken_for.count(card) for card in cards) == 1:
        return ()
    return cards


def _spoken_for(g: Dune, faction: Faction) -> list[Card]:
    """Cards on their way out of the hand: a gift may open a window while others still answer in an earlier one."""
    from .battlefield import Battlefield

    cards: list[Card] = []
    for step in g.stack:
        if isinstance(step, Battlefield):
            cards += step.cards_played(faction)
        elif isinstance(step, FactionWindow):
            cards += [card_of(a) for who, a in step.wishes if who == faction and a.startswith("karama")]
        elif getattr(step, "faction", NONE) == faction:
            if isinstance(step, KaramaEffect):
                cards.append(step.card)
            elif getattr(step, "karama", NONE) != NONE and not step.answered:
                cards.append(step.karama)
    return cards


def as_actions(cards: tuple[Card, ...]) -> list[Action]:
    return ["karama" if card == KARAMA else f"karama {CARD_ID[card]}" for card in cards]


def karama_actions(g: Dune, faction: Faction) -> list[Action]:
    """`karama`, or `karama baliset` with a worthless card (CLS-31.03)."""
    return as_actions(karama_cards(g, faction))


def card_of(action: Action) -> Card:
    """The card that a `karama ...` action plays: its last word if that is a worthless card."""
    return _BY_ID.get(action.rpartition(" ")[2], KARAMA)


_BY_ID = {CARD_ID[card]: card for card in WORTHLESS}


def holders(g: Dune, against: Faction) -> tuple[Faction, ...]:
    """Those who could stop an advantage of `against` (nobody stops the own, CLS-19.25)."""
    hands = g.hands
    could = [f for f in g.in_play if f != against and (f == BENE_GESSERIT or KARAMA in hands[f])]
    return tuple([faction for faction in could if karama_cards(g, faction)]) if could else ()


def guard(g: Dune, owner: Faction, advantage: str, tried: tuple[Faction, ...] = ()) -> None:
    """Push the window in which Karama may stop the advantage, unless it is stopped already or nobody could.

    `tried` have played one against this attempt already, in vain (CLS-19.25).
    """
    if advantage in g.blocked:
        return
    waiting = holders(g, owner)
    if tried:
        waiting = tuple(faction for faction in waiting if faction not in tried)
    if waiting:
        g.then(
            KaramaWindow(waiting=waiting, about=name(owner), owner=owner, advantage=advantage, tried=tried)
        )


def stopped(g: Dune, advantage: str) -> bool:
    """Whether the advantage is stopped now; a stop for one use is used up by asking (CLS-19.16)."""
    if advantage not in g.blocked:
        return False
    if g.opts.karama_duration == "one_use":
        g.blocked = tuple(other for other in g.blocked if other != advantage)
    return True


class KaramaWindow(FactionWindow):
    """CLS-19.15: those who hold a Karama may stop the advantage that is about to be used."""

    kind = "karama"

    owner: Faction = 0
    advantage: str = ""
    tried: tuple[Faction, ...] = ()

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return tuple(faction for faction in holders(g, self.owner) if faction not in self.tried)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *karama_actions(g, self.asked_faction(g, seat))]

    def run(self, g: Dune) -> None:
        if not self.wishes:
            return
        # one Karama is enough; later wishes lapse and keep their cards
        faction, action = self.in_storm_order(g)[0]
        tried = (*self.tried, faction)
        stop = StopAdvantage(faction=faction, owner=self.owner, advantage=self.advantage, tried=tried)
        play_karama(g, faction, card_of(action), stop)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"owner": name(self.owner), "advantage": self.advantage}


class KaramaEffect(Step[Dune]):
    """What a Karama does once it stands; subclasses say what. A worthless card may itself be stopped first."""

    faction: Faction
    card: Card = KARAMA

    def run(self, g: Dune) -> None:
        if self.card != KARAMA and stopped(g, "worthless_as_karama"):
            self.fail(g)
            return
        discard(g, self.faction, self.card)
        self.effect(g)

    def effect(self, g: Dune) -> None:
        """The Karama was played."""

    def fail(self, g: Dune) -> None:
        """The worthless card was not accepted as Karama; it stays in hand, seen by all."""


class StopAdvantage(KaramaEffect):
    """CLS-19.15, CLS-19.16: the advantage is blocked."""

    owner: Faction = 0
    advantage: str = ""
    tried: tuple[Faction, ...] = ()

    def effect(self, g: Dune) -> None:
        g.blocked = (*g.blocked, self.advantage)
        g.tell("advantage_stopped", name(self.faction), name(self.owner), self.advantage)

    def fail(self, g: Dune) -> None:
        guard(g, self.owner, self.advantage, self.tried)  # the others may still stop it


def play_karama(g: Dune, faction: Faction, card: Card, effect: KaramaEffect) -> None:
    """Announce a Karama and push its effect; Bene Gesserit's worthless card can be stopped like any advantage."""
    effect.card = card
    g.tell("karama_played", name(faction), CARD_ID[card])
    show(g, faction, card)
    g.then(effect)
    if card != KARAMA:
        guard(g, BENE_GESSERIT, "worthless_as_karama")


def karama_power_ready(g: Dune, faction: Faction) -> bool:
    """CLS-29.01: once a game each, with a real Karama that stands behind no bid."""
    if KARAMA not in g.hands[faction] or not g.opts.advanced or faction in g.karama_powers_used:
        return False
    return KARAMA in karama_cards(g, faction)


def use_karama_power(g: Dune, faction: Faction) -> None:
    g.karama_powers_used = (*g.karama_powers_used, faction)
    g.tell("karama_power_used", name(faction))
