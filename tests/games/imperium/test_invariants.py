"""What can't be true of a state is found: each test breaks a sound state by hand in one way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.games.imperium import GAME
from landsraad.games.imperium.state import Imperium, Theft
from landsraad.table import Chance

FACTION, PILE = 0, 0


def sound(players: int = 3) -> Imperium:
    """Somebody has Influence, an Alliance, an Agent on the board, cards everywhere."""
    position = {
        "influence": {0: {"emperor": 4, "fremen": 2}, 1: {"emperor": 4}},
        "vp": {0: 7},
        "placed": {"arrakeen": [0]},
        "hands": {0: ["dagger", "diplomacy"]},
        "in_play": {0: ["dune_the_desert_planet"]},
        "intrigues": {0: ["dispatch_an_envoy", "windfall"]},
        "conflicts_spent": ["skirmish_a"],
        "baron_tokens": ["emperor", "fremen"],
        "round": 2,
    }
    g: Imperium = GAME.place(players, {}, position, Chance("invariants"))
    return g


def add(field: str, at: int, n: int) -> Callable[[Imperium], None]:
    def break_it(g: Imperium) -> None:
        getattr(g, field)[at] += n

    return break_it


def put(field: str, value: Any, at: int | None = None) -> Callable[[Imperium], None]:
    def break_it(g: Imperium) -> None:
        if at is None:
            setattr(g, field, value)
        else:
            getattr(g, field)[at] = value

    return break_it


def another(field: str, at: int | None = None) -> Callable[[Imperium], None]:
    """Its first card twice."""

    def break_it(g: Imperium) -> None:
        pile = getattr(g, field) if at is None else getattr(g, field)[at]
        put(field, (pile[0], *pile), at)(g)

    return break_it


def without_first(field: str, at: int | None = None) -> Callable[[Imperium], None]:
    def break_it(g: Imperium) -> None:
        pile = getattr(g, field) if at is None else getattr(g, field)[at]
        put(field, pile[1:], at)(g)

    return break_it


def too_little_persuasion(g: Imperium) -> None:
    g.turn.persuasion = -1


def house_hagal_card_lost(g: Imperium) -> None:
    assert g.rivals is not None
    g.rivals.deck = g.rivals.deck[1:]


BROKEN: dict[str, tuple[Callable[[Imperium], None], str]] = {
    "a cube more": (add("supply", 1, 1), "troops in garrison"),
    "a cube less": (add("garrison", 0, -1), "troops in garrison"),
    "cubes that are owed": (lambda g: [add("garrison", 2, -4)(g), add("conflict", 2, 4)(g)][0], "troops"),
    "solari": (add("solari", 0, -1), "less than nothing"),
    "spice": (add("spice", 1, -1), "less than nothing"),
    "water": (add("water", 2, -2), "less than nothing"),
    "swords": (add("swords", 0, -1), "less than nothing"),
    "agents": (add("agents", 0, -9), "less than nothing"),
    "an agent more": (add("agents", 0, 1), "has 3 Agents"),
    "off the track": (add("influence", 4 + 1, 7), "off the track"),
    "below the track": (add("influence", 1, -1), "off the track"),
    "influence without its point": (add("influence", 2, 2), "not what it got them for"),
    "points from nowhere": (add("vp", 1, 1), "not what it got them for"),
    "points lost": (lambda g: [add("vp", 1, -1)(g), add("earned", 1, -1)(g)][0], "can't be lost"),
    "an alliance taken by a tie": (put("alliance", 1, FACTION), "not what it got them for"),
    "an alliance nobody holds": (put("alliance", -1, FACTION), "isn't with whoever is highest"),
    "an alliance for too little": (put("alliance", 0, 3), "too little Influence"),
    "an alliance overtaken": (add("influence", 4, 1), "isn't with whoever is highest"),
    "a card twice in a hand": (another("hands", PILE), "cards are not all there"),
    "a card twice in a deck": (another("decks", PILE), "cards are not all there"),
    "a card lost from the row": (without_first("row"), "cards are not all there"),
    "a card lost from play": (without_first("in_play", PILE), "cards are not all there"),
    "a card lost from the imperium deck": (without_first("imperium_deck"), "cards are not all there"),
    "a reserve card lost": (add("reserve", 0, -1), "cards are not all there"),
    "a reserve card more": (add("reserve", 1, 1), "cards are not all there"),
    "a card set aside as well": (put("set_aside", (0, 9)), "cards are not all there"),
    "an intrigue card twice": (another("intrigues", PILE), "Intrigue cards are not all there"),
    "an intrigue card lost": (without_first("intrigue_deck"), "Intrigue cards are not all there"),
    "a hand in disorder": (lambda g: put("hands", g.hands[0][::-1], 0)(g), "not sorted"),
    "a conflict card twice": (another("conflict_deck"), "two places"),
    "a conflict card spent and to come": (lambda g: put("conflicts_spent", g.conflict_deck)(g), "two places"),
    "known cards that aren't there": (put("tops_known", 99, 0), "more known cards"),
    "a seen card that isn't there": (put("hand_seen", (5,), 0), "isn't there"),
    "a stolen card that isn't there": (put("thefts", (Theft(0, 3, (1, 2)),)), "stolen Intrigue"),
    "spice on a maker space": (add("bonus_spice", 1, -1), "less than no spice"),
    "nobody's control": (put("control", 9, 0), "does not exist"),
    "nobody's mentat": (put("mentat", 9), "does not exist"),
    "a mentat that nobody uses": (put("mentat_at", 1), "where nobody has sent it"),
    "a mentat away from its user": (
        lambda g: [put("mentat", 0)(g), put("mentat_at", 1)(g)][0],
        "where nobody has sent it",
    ),
    "revealed twice": (put("revealed", (1, 1)), "revealed twice"),
    "the Baron's tokens": (put("baron_tokens", (2, 2)), "tokens"),
    "an eleventh round": (put("round", 11), "round 11"),
    "persuasion": (too_little_persuasion, "no Persuasion"),
}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sound_state_breaks_nothing(players: int) -> None:
    assert list(GAME.invariants(sound(players))) == []


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_state_is_found(fault: str) -> None:
    break_it, said = BROKEN[fault]
    g = sound()
    break_it(g)
    assert any(said in line for line in GAME.invariants(g)), list(GAME.invariants(g))


@pytest.mark.parametrize("players", [1, 2])
def test_a_lost_house_hagal_card_is_found(players: int) -> None:
    g = sound(players)
    house_hagal_card_lost(g)
    assert any("House Hagal cards" in line for line in GAME.invariants(g))
