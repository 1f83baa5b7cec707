"""The faces of all personal cards as the rules list them (IMP-20, IMP-21), seen in play: copies, cost, factions, icons.

Of Intrigue cards (IMP-22) their copies and kinds.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

import pytest

from landsraad.games.imperium.cards import CARD, CARDS, IMPERIUM_DECK, INTRIGUE_CARD, INTRIGUE_CARDS
from landsraad.games.imperium.conditions import holds
from landsraad.games.imperium.effects import OtherCardInPlay
from landsraad.games.imperium.icons import ICON
from landsraad.games.imperium.view import view
from landsraad.rules import read_rulebook

RICH: dict[str, Any] = {"solari": {0: 8}, "spice": {0: 6}, "water": {0: 2}, "influence": {0: {"fremen": 2}}}
SPACES = {
    "emperor": {"conspire", "wealth"},
    "spacing_guild": {"heighliner", "foldspace"},
    "bene_gesserit": {"selective_breeding", "secrets"},
    "fremen": {"hardy_warriors", "stillsuits"},
    "landsraad": {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"},
    "city": {"arrakeen", "carthag", "research_station", "sietch_tabr"},
    "spice_trade": {"the_great_flat", "hagga_basin", "imperial_basin", "sell_melange", "secure_contract"},
}
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
LINE = re.compile(
    r"(?P<name>.+) x(?P<copies>\d+) - (?P<kind>starter|cost (?P<cost>\d+)|no Persuasion cost \(.*?\)); "
    r"factions (?P<factions>.*?); icons (?P<icons>.*?); Agent: .*"
)


class Face(NamedTuple):
    """A card as its rule describes it."""

    rule: str
    name: str
    copies: int
    kind: str
    cost: int | None
    factions: set[str]
    icons: set[str]


def listed(text: str) -> set[str]:
    return set() if text == "none" else {word.lower().replace(" ", "_") for word in text.split(", ")}


def faces() -> dict[str, Face]:
    found = {}
    for rule, text in read_rulebook("imperium").rules.items():
        if not (rule.startswith(("IMP-20.", "IMP-21.")) and (line := LINE.fullmatch(text))):
            continue
        cost = int(line["cost"]) if line["cost"] else None
        face = Face(
            rule,
            line["name"],
            int(line["copies"]),
            line["kind"],
            cost,
            listed(line["factions"]),
            listed(line["icons"]),
        )
        found[next(card.id for card in CARDS if card.name == face.name)] = face
    return found


FACES = faces()


def each_card() -> list[Any]:
    return [pytest.param(card, marks=pytest.mark.rule(face.rule)) for card, face in FACES.items()]


def test_the_rules_list_every_card() -> None:
    assert set(FACES) == {card.id for card in CARDS}


@pytest.mark.parametrize("card", each_card())
def test_copies(table: Any, card: str) -> None:
    g = table()
    seen = view(g.state, 0)
    assert seen.own is not None
    own = Counter(seen.own.hand + seen.own.deck)
    imperium = Counter(CARDS[number].id for number in (*g.state.row, *g.state.imperium_deck))
    everywhere = own + imperium + Counter(seen.reserve)
    assert everywhere[card] == FACES[card].copies
    assert (FACES[card].kind == "starter") == (card in own)


@pytest.mark.parametrize("card", each_card())
def test_cost(table: Any, card: str) -> None:
    cost = FACES[card].cost
    bought = f"acquire {card}"
    g = table(hands={0: ["dagger"]}, row=[card] if CARD[card] in IMPERIUM_DECK else [])
    g.do(0, "reveal")
    g.state.turn.persuasion = 20 if cost is None else cost - 1
    assert bought not in g.offered(0)
    if cost is not None:
        g.state.turn.persuasion = cost
        g.do(0, bought)
        assert g.state.turn.persuasion == 0


@pytest.mark.parametrize("card", each_card())
def test_icons(table: Any, card: str) -> None:
    reached = set().union(*(SPACES[icon] for icon in FACES[card].icons))
    g = table(hands={0: [card]}, **RICH)
    assert (f"agent {card}" in g.offered(0)) == bool(reached)
    if reached:
        g.do(0, f"agent {card}")
        if card == "kwisatz_haderach":
            g.do(0, "from leader")
        assert set(g.offered(0)) == {f"to {space}" for space in reached}


@pytest.mark.parametrize("card", each_card())
def test_factions(table: Any, card: str) -> None:
    g = table(hands={0: [card]})
    g.do(0, "reveal")
    another = "some_other_card/agent/0"
    bonds = {faction for faction in FACTIONS if holds(g.state, 0, OtherCardInPlay(ICON[faction]), another)}
    assert bonds == FACES[card].factions


INTRIGUE_LINE = re.compile(r"(?P<name>.+) x(?P<copies>\d+) - (?P<kinds>[\w /]+?)(?: \(.*?\))?; .*")


def each_intrigue_card() -> list[Any]:
    found = []
    for rule, text in read_rulebook("imperium").rules.items():
        if not (rule.startswith("IMP-22.") and (line := INTRIGUE_LINE.fullmatch(text))):
            continue
        card = next(each.id for each in INTRIGUE_CARDS if each.name == line["name"])
        kinds = set(line["kinds"].lower().split(" / "))
        found.append(pytest.param(card, int(line["copies"]), kinds, id=card, marks=pytest.mark.rule(rule)))
    return found


def test_the_rules_list_every_intrigue_card() -> None:
    assert len(each_intrigue_card()) == len(INTRIGUE_CARDS)


@pytest.mark.parametrize(("card", "copies", "kinds"), each_intrigue_card())
def test_intrigue_cards(table: Any, card: str, copies: int, kinds: set[str]) -> None:
    number = INTRIGUE_CARD[card]
    assert table().state.intrigue_deck.count(number) == copies
    assert {use.kind.name.lower() for use in INTRIGUE_CARDS[number].uses} == kinds
