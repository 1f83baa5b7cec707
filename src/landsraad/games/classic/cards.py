"""The Treachery deck and the Spice deck. Copies can't be told apart, so a card is its kind of card."""

import enum
from typing import NamedTuple, TypeAlias

from landsraad.games.classic.map import BLOW_AREA

Card: TypeAlias = int
SpiceCard: TypeAlias = int


class CardKind(enum.IntEnum):
    PROJECTILE = 0
    POISON = 1
    LASGUN = 2
    SHIELD = 3
    SNOOPER = 4
    CHEAP_HERO = 5
    WORTHLESS = 6
    SPECIAL = 7


class CardData(NamedTuple):
    id: str
    name: str
    kind: CardKind
    copies: int


CARDS: tuple[CardData, ...] = (
    CardData("crysknife", "Crysknife", CardKind.PROJECTILE, 1),
    CardData("maula_pistol", "Maula Pistol", CardKind.PROJECTILE, 1),
    CardData("slip_tip", "Slip Tip", CardKind.PROJECTILE, 1),
    CardData("stunner", "Stunner", CardKind.PROJECTILE, 1),
    CardData("chaumas", "Chaumas", CardKind.POISON, 1),
    CardData("chaumurky", "Chaumurky", CardKind.POISON, 1),
    CardData("ellaca_drug", "Ellaca Drug", CardKind.POISON, 1),
    CardData("gom_jabbar", "Gom Jabbar", CardKind.POISON, 1),
    CardData("lasgun", "Lasgun", CardKind.LASGUN, 1),
    CardData("shield", "Shield", CardKind.SHIELD, 4),
    CardData("snooper", "Snooper", CardKind.SNOOPER, 4),
    CardData("cheap_hero", "Cheap Hero", CardKind.CHEAP_HERO, 2),
    CardData("cheap_heroine", "Cheap Heroine", CardKind.CHEAP_HERO, 1),
    CardData("tleilaxu_ghola", "Tleilaxu Ghola", CardKind.SPECIAL, 1),
    CardData("family_atomics", "Family Atomics", CardKind.SPECIAL, 1),
    CardData("hajr", "Hajr", CardKind.SPECIAL, 1),
    CardData("karama", "Karama", CardKind.SPECIAL, 2),
    CardData("truthtrance", "Truthtrance", CardKind.SPECIAL, 2),
    CardData("weather_control", "Weather Control", CardKind.SPECIAL, 1),
    CardData("baliset", "Baliset", CardKind.WORTHLESS, 1),
    CardData("jubba_cloak", "Jubba Cloak", CardKind.WORTHLESS, 1),
    CardData("kulon", "Kulon", CardKind.WORTHLESS, 1),
    CardData("la_la_la", "La, La, La", CardKind.WORTHLESS, 1),
    CardData("trip_to_gamont", "Trip to Gamont", CardKind.WORTHLESS, 1),
)

CARD_ID: tuple[str, ...] = tuple(card.id for card in CARDS)
CARD: dict[str, Card] = {name: card for card, name in enumerate(CARD_ID)}
KIND_OF: tuple[CardKind, ...] = tuple(card.kind for card in CARDS)
DECK: tuple[Card, ...] = tuple(card for card, data in enumerate(CARDS) for _ in range(data.copies))

LASGUN: Card = CARD["lasgun"]
SHIELD: Card = CARD["shield"]
SNOOPER: Card = CARD["snooper"]
CHEAP_HERO: Card = CARD["cheap_hero"]
CHEAP_HEROINE: Card = CARD["cheap_heroine"]
TLEILAXU_GHOLA: Card = CARD["tleilaxu_ghola"]
FAMILY_ATOMICS: Card = CARD["family_atomics"]
HAJR: Card = CARD["hajr"]
KARAMA: Card = CARD["karama"]
TRUTHTRANCE: Card = CARD["truthtrance"]
WEATHER_CONTROL: Card = CARD["weather_control"]


def _cards_of(kind: CardKind) -> frozenset[Card]:
    return frozenset(card for card, its_kind in enumerate(KIND_OF) if its_kind is kind)


PROJECTILES: frozenset[Card] = _cards_of(CardKind.PROJECTILE)
POISONS: frozenset[Card] = _cards_of(CardKind.POISON)
WORTHLESS: frozenset[Card] = _cards_of(CardKind.WORTHLESS)
WEAPONS: frozenset[Card] = PROJECTILES | POISONS | {LASGUN}
DEFENSES: frozenset[Card] = frozenset({SHIELD, SNOOPER})
HEROES: frozenset[Card] = _cards_of(CardKind.CHEAP_HERO)

SHAI_HULUD: SpiceCard = -1
# A territory card is the index of its territory; the amount it prints is map.BLOW_AMOUNT.
SPICE_DECK: tuple[SpiceCard, ...] = (SHAI_HULUD,) * 6 + tuple(BLOW_AREA)
