"""docs/imperium-cards.md: what every component of Dune: Imperium is made of, and the tests that play it.

A component is played by the tests that prove its rule. The page is written anew together with the proof
(docs/rules/README.md); `page` is all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from landsraad.games.imperium.board import SPACES, SpaceData
from landsraad.games.imperium.cards import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUE_CARDS
from landsraad.games.imperium.cards.card import CardData
from landsraad.games.imperium.cards.conflict import ConflictData
from landsraad.games.imperium.cards.hagal import HagalData
from landsraad.games.imperium.cards.intrigue import IntrigueData
from landsraad.games.imperium.effects import FREE, Cost
from landsraad.games.imperium.icons import ICONS
from landsraad.games.imperium.leaders import LEADERS, LeaderData
from landsraad.rules import Proof, read_rulebook, rule_order, rules_folder

GAME = "imperium"
PAGE = "imperium-cards.md"
BEGINNING = """\
# Dune: Imperium: cards and tests

Every component of the game with the effects it is made of (`landsraad.games.imperium.effects`) and the tests that play it:
those that prove its [rule](rules/imperium.md). This page is made from the registries of components and from
[the proof](rules/imperium-proof.json); `./landsraad test --renew-proof` writes both ([how](rules/README.md)).
"""
FOLDER = "tests/games/imperium/"
ICON_FIELDS = ("faction", "icon", "icons", "one_of")
NEEDS_NO_NAME = {"n", "faction", "card", "condition", "effects", "cost", "gain", "options"}


Boxes = dict[str, Any]
"""What is printed where."""


class Component(NamedTuple):
    name: str
    rules: tuple[str, ...]
    boxes: Boxes


class Section(NamedTuple):
    title: str
    components: tuple[Component, ...]


# What a component is made of


def said(value: Any, field: str = "") -> str:
    """A value of a registry as short as it can be written."""
    if isinstance(value, msgspec.Struct):
        return struct_said(value)
    if isinstance(value, tuple):
        if value and isinstance(value[0], msgspec.Struct):
            return " + ".join(said(each) for each in value)
        return "(" + ", ".join(said(each, field) for each in value) + ")"
    if field in ICON_FIELDS and isinstance(value, int):
        return ICONS[value].id
    return str(value)


def struct_said(value: msgspec.Struct) -> str:
    """With what differs from its defaults; a single field, or fields that explain themselves, without their names."""
    names = value.__struct_fields__
    defaults = dict(zip(reversed(names), reversed(value.__struct_defaults__), strict=False))
    fields = {name: getattr(value, name) for name in names}
    told = {name: each for name, each in fields.items() if name == "n" or defaults.get(name, ...) != each}
    plain = not isinstance(value, Cost) and (len(told) == 1 or told.keys() <= NEEDS_NO_NAME)
    words = [said(each, name) if plain else f"{name}: {said(each, name)}" for name, each in told.items()]
    return type(value).__name__ + (f"({', '.join(words)})" if words else "")


def card_boxes(card: CardData) -> Boxes:
    boxes = ("agent", "reveal", "acquire", "trashed")
    return {box: getattr(card, box) for box in boxes if getattr(card, box)}


def space_boxes(space: SpaceData) -> Boxes:
    cost = None if space.costs[0] == FREE else space.costs[0]
    boxes = {"cost": cost, "requires": space.requires, "effects": space.effects}
    return {box: value for box, value in {**boxes, "control": space.control_bonus}.items() if value}


def leader_boxes(leader: LeaderData) -> Boxes:
    return {leader.ability_name: leader.ability, f"Signet {leader.signet_name}": leader.signet}


def intrigue_boxes(card: IntrigueData) -> Boxes:
    boxes: Boxes = {}
    for use in card.uses:
        kind = use.kind.name.lower()
        boxes[f"{kind} if"] = use.condition
        boxes[f"{kind} cost"] = None if use.cost == FREE else use.cost
        boxes[kind] = use.effects
        boxes[f"{kind} in a Reveal turn"] = use.in_reveal_turn
    return {box: value for box, value in boxes.items() if value}


def conflict_boxes(card: ConflictData) -> Boxes:
    return {box: getattr(card, box) for box in ("first", "second", "third")}


def hagal_boxes(card: HagalData) -> Boxes:
    influence = None if card.influence is None else ICONS[card.influence].id
    boxes = {"turn": card.target, "influence": influence, "troops": card.troops}
    boxes |= {"signet": card.signet or None, "swords": card.swords}
    return {box: value for box, value in boxes.items() if value is not None}


# Which rule it has


def sections(data: dict[str, Any]) -> Iterator[Section]:
    """`data` is the rules' list of components, which names the rule of each."""
    cards = ("starter_deck", "reserve", GAME)
    yield section("Personal cards", data, cards, CARDS, card_boxes)
    yield section("Intrigue cards", data, ("intrigue",), INTRIGUE_CARDS, intrigue_boxes)
    yield section("Conflict cards", data, ("conflict",), CONFLICTS, conflict_boxes)
    yield section("Board spaces", data, ("board_spaces",), SPACES, space_boxes)
    yield section("Leaders", data, ("leaders",), LEADERS, leader_boxes)
    yield section("House Hagal cards", data, ("hagal",), HAGAL_CARDS, hagal_boxes)


def section(
    title: str,
    data: dict[str, Any],
    lists: Iterable[str],
    registry: Iterable[Any],
    boxes: Callable[[Any], Boxes],
) -> Section:
    rules = {listed["id"]: listed["rule"] for name in lists for listed in data[name]}
    components = []
    for printed in registry:
        rule = rules[printed.id]
        several = all_rules_of(rule, set(rules.values())) if title == "Leaders" else (rule,)
        components.append(Component(printed.name, several, boxes(printed)))
    return Section(title, tuple(components))


def all_rules_of(rule: str, firsts: set[str]) -> tuple[str, ...]:
    """A leader's rules: the first one and what follows before the next leader's."""
    chapter = rule.partition(".")[0]
    book = sorted(read_rulebook(GAME).rules, key=rule_order)
    own: list[str] = []
    for each in book[book.index(rule) :]:
        if not each.startswith(f"{chapter}.") or (own and each in firsts):
            break
        own.append(each)
    return tuple(own)


# The page


def page(proof: Proof) -> str:
    """All of docs/imperium-cards.md."""
    return BEGINNING + "".join(section_text(each, proof) for each in sections(components_data()))


def components_data() -> dict[str, Any]:
    file = rules_folder() / f"{GAME}-data.yaml"
    return msgspec.yaml.decode(file.read_bytes(), type=dict[str, Any])


def section_text(section: Section, proof: Proof) -> str:
    heads = f"\n## {section.title}\n\n| | rule | is made of | is played by |\n|---|---|---|---|\n"
    return heads + "".join(row(component, proof) for component in section.components)


def row(component: Component, proof: Proof) -> str:
    boxes = "<br>".join(f"{box}: `{said(value)}`" for box, value in component.boxes.items())
    rules = "<br>".join(component.rules)
    tests = "<br>".join(
        test.replace(FOLDER, "").replace(".py::", ": ") for test in tests_of(component, proof)
    )
    return f"| {component.name} | {rules} | {boxes} | {tests or '**none**'} |\n"


def tests_of(component: Component, proof: Proof) -> list[str]:
    tests = (test for rule in component.rules for test in proof.get(rule, []))
    return list(dict.fromkeys(tests))


def unplayed(cited: Iterable[str]) -> list[str]:
    """The components of which no rule is cited by a test."""
    known = set(cited)
    components = (each for section in sections(components_data()) for each in section.components)
    return [" ".join((each.name, *each.rules)) for each in components if not known & set(each.rules)]


def write(docs: Path, proof: Proof) -> None:
    (docs / PAGE).write_text(page(proof), encoding="utf-8")
