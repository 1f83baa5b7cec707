"""Modules add components; what was there before keeps its number."""

import pytest

from landsraad.games.imperium.cards import CARDS
from landsraad.games.imperium.cards.card import CardData
from landsraad.games.imperium.effects import Effect, Effects, Solari
from landsraad.games.imperium.numbering import BASE, Registry, every_copy


def titles(*ids: str, copies: int = 1) -> list[CardData]:
    return [CardData(name, name.title(), copies) for name in ids]


def test_a_module_adds_at_the_end() -> None:
    registry = Registry(titles("dagger", "diplomacy"))
    assert registry.add(titles("guild_spy", copies=2)) == (2,)
    assert registry.number == {"dagger": 0, "diplomacy": 1, "guild_spy": 2}
    assert [card.id for card in registry] == ["dagger", "diplomacy", "guild_spy"]
    assert every_copy((0, 2), registry) == (0, 2, 2)


@pytest.mark.parametrize("ids", [("stilgar", "dagger"), ("stilgar", "stilgar")])
def test_an_id_is_given_once(ids: tuple[str, ...]) -> None:
    registry = Registry(titles("dagger"))
    with pytest.raises(ValueError, match="is taken"):
        registry.add(titles(*ids))
    assert len(registry) == len(registry.number) == 1


def test_a_card_of_a_module_may_say_more() -> None:
    class Discarded(CardData, frozen=True):
        discarded: Effects = ()

    class Spy(Effect, frozen=True):
        n: int = 1

    card = Discarded("bureaucrat", "Bureaucrat", 1, agent=(Spy(),), discarded=(Solari(3),), module="spies")
    registry = Registry([*CARDS])
    (number,) = registry.add([card])
    assert number == len(CARDS)
    assert registry[number] is card


def test_all_cards_so_far_are_of_the_base_game() -> None:
    assert {card.module for card in CARDS} == {BASE}
