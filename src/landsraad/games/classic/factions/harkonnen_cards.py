"""Harkonnen and Treachery cards: the card on top of a purchase (CLS-25.05), and the Karama power (CLS-29.10)."""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from ..cards import CARD, CARD_ID, KARAMA, Card
from ..hands import OBSERVERS, draw, hand_limit, lose, take
from ..karama import KaramaEffect, guard, karama_power_ready, play_karama, stopped, use_karama_power
from ..state import NONE, Dune
from ..steps import Ask, FactionWindow, name
from . import FACTION, FACTION_ID, HARKONNEN, Faction

TAKE: tuple[Action, ...] = tuple(f"take {n}" for n in range(9))
GIVE: tuple[Action, ...] = tuple(f"give {card}" for card in CARD_ID)


def bonus_card(g: Dune, buyer: Faction) -> None:
    """Push Harkonnen's second card for one they bought."""
    if buyer == HARKONNEN and has_room(g) and (g.deck or g.discard):
        g.then(BonusCard())
        guard(g, HARKONNEN, "bonus_card")


def has_room(g: Dune) -> bool:
    return len(g.hands[HARKONNEN]) < hand_limit(HARKONNEN)


class BonusCard(Step[Dune]):
    """CLS-25.05: a free card from the top of the deck, not beyond eight."""

    def run(self, g: Dune) -> None:
        if stopped(g, "bonus_card"):
            return
        seen_by = g.deck_top_seen if g.deck else ()
        card = draw(g)
        if card is not None:
            take(g, HARKONNEN, card, seen_by)
            g.tell("bonus_card_drawn", name(HARKONNEN))
            g.tell("bonus_card_is", CARD_ID[card], only=g.asked_of[HARKONNEN])


def offer_exchange(g: Dune) -> None:
    """Push the secret question to Harkonnen who could use their power; not in the middle of an auction."""
    if HARKONNEN in g.in_play and karama_power_ready(g, HARKONNEN) and victims(g):
        g.then(ExchangeOffer(waiting=(HARKONNEN,)))


def victims(g: Dune) -> list[Faction]:
    return [faction for faction in g.in_play if faction != HARKONNEN and g.hands[faction]]


class ExchangeOffer(FactionWindow):
    """CLS-29.10: do Harkonnen play Karama to exchange cards?"""

    kind = "karama"

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return (HARKONNEN,) if karama_power_ready(g, HARKONNEN) else ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", "karama"] if karama_power_ready(g, HARKONNEN) else ["pass"]

    def run(self, g: Dune) -> None:
        if self.wishes:
            play_karama(g, HARKONNEN, KARAMA, ExchangePower(faction=HARKONNEN))


class ExchangePower(KaramaEffect):
    """CLS-29.10, CLS-29.01."""

    def effect(self, g: Dune) -> None:
        use_karama_power(g, HARKONNEN)
        g.then(Exchange(faction=HARKONNEN))


class Exchange(Ask):
    """CLS-29.10: `exchange <faction>`, `take n` without looking, then `give <card>` for each.

    Only the two know which cards moved; what others knew of these hands is no longer certain.
    """

    victim: Faction = NONE
    owed: int = 0

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        if self.victim == NONE:
            return [f"exchange {FACTION_ID[faction]}" for faction in victims(g)]
        if not self.owed:
            return list(TAKE[1 : len(g.hands[self.victim]) + 1])
        return [GIVE[card] for card in dict.fromkeys(g.hands[HARKONNEN])]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        verb, what = action.split()
        if verb == "exchange":
            self.victim = FACTION[what]
        elif verb == "take":
            self.owed = int(what)
            g.tell("cards_taken", name(HARKONNEN), name(self.victim), self.owed)
            taken = g.chance.shuffled(g.hands[self.victim])[: self.owed]
            self.move(g, self.victim, HARKONNEN, taken)
        else:
            self.move(g, HARKONNEN, self.victim, (CARD[what],))
            self.owed -= 1
            self.answered = not self.owed

    def move(self, g: Dune, giver: Faction, taker: Faction, cards: tuple[Card, ...]) -> None:
        """Cards change hands face down before everybody else's eyes."""
        others = [observer for observer in OBSERVERS if observer not in (giver, taker)]
        if g.facts:
            from ..questions import hand_exchanged

            hand_exchanged(g, giver)
        certain = {o: still_certain(g.known[o * 6 + giver], len(cards)) for o in others}
        for card in cards:
            lose(g, giver, card)
            take(g, taker, card, seen_by=(giver,))
            g.tell(
                "card_given",
                name(giver),
                name(taker),
                CARD_ID[card],
                only=(g.seat_of[giver], g.seat_of[taker]),
            )
        for observer, known in certain.items():
            g.known[observer * 6 + giver] = known

    def run(self, g: Dune) -> None:
        g.tell("cards_exchanged", name(HARKONNEN), name(self.victim))

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        victim = FACTION_ID[self.victim] if self.victim != NONE else None
        return {"victim": victim, "owed": self.owed}


def still_certain(known: tuple[Card, ...], left: int) -> tuple[Card, ...]:
    """What an observer still knows of a hand that `left` unseen cards have left: copies beyond that number."""
    kept: list[Card] = []
    for card in dict.fromkeys(known):
        kept += [card] * (known.count(card) - left)
    return tuple(kept)
