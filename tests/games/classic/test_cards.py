from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from landsraad.games.classic import cards
from landsraad.games.classic.cards import (
    CARD,
    CARD_ID,
    CARDS,
    DECK,
    KIND_OF,
    SHAI_HULUD,
    SPICE_DECK,
    CardKind,
)
from landsraad.games.classic.map import BLOW_AMOUNT, BLOW_AREA, SECTOR_OF, TERRITORY

RULES = Path(__file__).parents[3] / "docs" / "rules"
DATA: dict[str, Any] = yaml.safe_load((RULES / "classic-data.yaml").read_text(encoding="utf-8"))

KINDS = {
    "weapon_projectile": CardKind.PROJECTILE,
    "weapon_poison": CardKind.POISON,
    "weapon_special": CardKind.LASGUN,
    "defense_projectile": CardKind.SHIELD,
    "defense_poison": CardKind.SNOOPER,
    "special_leader": CardKind.CHEAP_HERO,
    "worthless": CardKind.WORTHLESS,
    "special": CardKind.SPECIAL,
    "special_storm": CardKind.SPECIAL,
    "special_movement": CardKind.SPECIAL,
}


def ids(some_cards: frozenset[int]) -> set[str]:
    return {CARD_ID[card] for card in some_cards}


def test_every_card_equals_the_rules_data() -> None:
    assert [tuple(card) for card in CARDS] == [
        (card["id"], card["name"], KINDS[card["kind"]], card["copies"])
        for card in DATA["treachery_deck"]["cards"]
    ]
    assert len(CARD) == len(CARDS) == 24
    assert [CARD[name] for name in CARD_ID] == list(range(24))
    assert [card.kind for card in CARDS] == list(KIND_OF)


@pytest.mark.rule("CLS-2.07")
def test_the_treachery_deck_has_33_cards() -> None:
    assert len(DECK) == 33
    assert list(DECK) == sorted(DECK)
    printed = {card["id"]: card["copies"] for card in DATA["treachery_deck"]["cards"]}
    assert Counter(CARD_ID[card] for card in DECK) == printed


def test_cards_by_kind() -> None:
    projectiles = {"crysknife", "maula_pistol", "slip_tip", "stunner"}
    poisons = {"chaumas", "chaumurky", "ellaca_drug", "gom_jabbar"}
    assert ids(cards.PROJECTILES) == projectiles
    assert ids(cards.POISONS) == poisons
    assert ids(cards.WEAPONS) == projectiles | poisons | {"lasgun"}
    assert ids(cards.DEFENSES) == {"shield", "snooper"}
    assert ids(cards.HEROES) == {"cheap_hero", "cheap_heroine"}
    assert ids(cards.WORTHLESS) == {"baliset", "jubba_cloak", "kulon", "la_la_la", "trip_to_gamont"}


@pytest.mark.parametrize(
    "constant",
    [
        "LASGUN",
        "SHIELD",
        "SNOOPER",
        "CHEAP_HERO",
        "CHEAP_HEROINE",
        "TLEILAXU_GHOLA",
        "FAMILY_ATOMICS",
        "HAJR",
        "KARAMA",
        "TRUTHTRANCE",
        "WEATHER_CONTROL",
    ],
)
def test_a_constant_names_its_card(constant: str) -> None:
    assert CARD_ID[getattr(cards, constant)] == constant.lower()


@pytest.mark.rule("CLS-2.06")
def test_the_spice_deck_is_15_territories_and_6_worms() -> None:
    assert len(SPICE_DECK) == 21
    assert SPICE_DECK.count(SHAI_HULUD) == DATA["spice_deck"]["shai_hulud"] == 6
    territories = [card for card in SPICE_DECK if card != SHAI_HULUD]
    assert len(territories) == len(set(territories)) == 15
    assert list(SPICE_DECK) == sorted(SPICE_DECK)
    for card in DATA["spice_deck"]["territory_cards"]:
        territory = TERRITORY[card["territory"]]
        assert territories.count(territory) == card["copies"]
        assert SECTOR_OF[BLOW_AREA[territory]] == card["sector"]
        assert BLOW_AMOUNT[territory] == card["spice"]
