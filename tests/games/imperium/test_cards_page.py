"""docs/imperium-cards.md: every component is played by a test, and the page says which."""

from __future__ import annotations

from pathlib import Path

import pytest

import imperium_cards
from landsraad.games.imperium.cards import CARD, CARDS, CONFLICT, CONFLICTS
from landsraad.games.imperium.effects import Influence, Trash
from landsraad.rules import read_rulebook

DOCS = Path(__file__).parents[3] / "docs"


def test_every_component_is_played_by_a_test(request: pytest.FixtureRequest) -> None:
    """By a test of this run, or of the last full one."""
    marks = (mark for item in request.session.items for mark in item.iter_markers("rule"))
    cited = {rule for mark in marks for rule in mark.args}
    assert imperium_cards.unplayed(cited | read_rulebook("imperium").proof.keys()) == []


def test_the_page_is_up_to_date() -> None:
    kept = (DOCS / imperium_cards.PAGE).read_text(encoding="utf-8")
    page = imperium_cards.page(read_rulebook("imperium").proof)
    assert kept == page, "renew it together with the proof: ./landsraad test --renew-proof"


def test_a_component_without_a_test_is_found() -> None:
    proof = read_rulebook("imperium").proof
    rules = set(read_rulebook("imperium").rules) - {"IMP-21.39", "IMP-15.04", "IMP-15.05", "IMP-15.06"}
    assert imperium_cards.unplayed(rules) == [
        "Stilgar IMP-21.39",
        "Baron Vladimir Harkonnen IMP-15.04 IMP-15.05 IMP-15.06",
    ]
    assert (
        "| Stilgar | IMP-21.39 | agent: `Water(1)`<br>reveal: `Persuasion(2) + Swords(3)` | **none** |"
        in (imperium_cards.page({rule: tests for rule, tests in proof.items() if rule != "IMP-21.39"}))
    )


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (CARDS[CARD["duncan_idaho"]].agent, "Pay(Cost(water: 1), Troops(1) + Draw(1))"),
        (CARDS[CARD["crysknife"]].reveal[1:], "When(OtherCardInPlay(fremen), Influence(fremen, 1))"),
        (CARDS[CARD["bene_gesserit_sister"]].reveal, "Choose(1, (Persuasion(2), Swords(2)))"),
        (CONFLICTS[CONFLICT["grand_vision"]].first[:1], "Influence(any, 2)"),
        (Influence("any", 1, one_of=(0, 3)), "Influence(faction: any, n: 1, one_of: (emperor, fremen))"),
        (Trash(2, optional=False), "Trash(n: 2, optional: False)"),
    ],
)
def test_how_effects_are_written(value: object, words: str) -> None:
    assert imperium_cards.said(value) == words
