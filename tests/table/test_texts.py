"""Catalogues: events, names, actions, and what they lack."""

import pytest

from landsraad.table import Event, TableError
from landsraad.table.texts import Texts, outline
from toy import GAME

CATALOGUE = """
-kinds = faction card leader

faction-atreides = Atreides
faction-bene-gesserit = Bene Gesserit
faction-harkonnen = Harkonnen
card-shield = Shield
leader-harkonnen = the Baron

bid = { $a0 } bids { $a1 }.
storm-moved = The storm moves { $a0 ->
    [one] one sector
   *[other] { $a0 } sectors
}.
shown = { $s0 } shows { $a1 }.
chosen = { $i0 ->
    [atreides] Chosen: { $a0 }
   *[other] Not chosen
}
act-bid = Bid { $a0 } spice
act-order = Order: { $a0 } { $a1 }
ask-battle-plan = Your battle plan
"""

TEXTS = Texts(CATALOGUE, seats=("atreides", "harkonnen").__getitem__)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("bid", ("atreides", 3)), "Atreides bids 3."),
        (Event("bid", ("bene_gesserit", 3)), "Bene Gesserit bids 3."),
        (Event("bid", ("leader-harkonnen", 3)), "the Baron bids 3."),
        (Event("bid", ("shield harkonnen", 3)), "Shield, Harkonnen bids 3."),
        (Event("bid", ("shield/7", 3)), "Shield (7) bids 3."),
        (Event("bid", ("a stranger", 3)), "a, stranger bids 3."),
        (Event("storm_moved", (1,)), "The storm moves one sector."),
        (Event("storm_moved", (5,)), "The storm moves 5 sectors."),
        (Event("shown", (1, "shield")), "Harkonnen shows Shield."),
        (Event("chosen", ("atreides",)), "Chosen: Atreides"),
    ],
)
def test_events(event, text):
    assert TEXTS.event(event) == text
    assert TEXTS.missing == []


def test_what_a_catalogue_lacks_is_shown_and_noted():
    texts = Texts(CATALOGUE)
    assert texts.event(Event("spice_blown", ("arrakeen", 6))) == "spice-blown arrakeen 6"
    assert texts.missing == ["spice-blown"]
    texts.event(Event("bid", ("atreides",)))
    assert len(texts.missing) == 2
    assert texts.missing[1].startswith("bid: ")


def test_actions_and_questions():
    assert TEXTS.action("bid 3") == "Bid 3 spice"
    assert TEXTS.action("~order shield pass") == "Order: Shield pass"
    assert TEXTS.action("ship arrakeen/10 5") == "ship arrakeen/10 5"
    assert TEXTS.question("BattlePlan") == "Your battle plan"
    assert TEXTS.question("StormDial") == "Storm dial"


def test_another_language_is_filled_up():
    texts = Texts("faction-atreides = Atrejdzi\n-kinds = faction\n", CATALOGUE)
    assert texts.event(Event("bid", ("atreides", 3))) == "Atrejdzi bids 3."


def test_files(tmp_path):
    assert Texts.load(GAME.texts("en")).event(Event("harvest", (3,))) == "The desert yields 3 spice."
    with pytest.raises(TableError, match="can't read the catalogue"):
        Texts.load(tmp_path / "none.ftl")


def test_outline():
    assert list(outline({"cards_left": ["shield", 2]}, TEXTS.name)) == ["cards left: Shield, 2"]
    data = {"a": 1, "b": [], "c": [1, 2], "d": {"e": "x"}, "f": [{"g": 0}]}
    assert list(outline(data)) == ["a: 1", "c: 1, 2", "d:", "  e: x", "f:", "  0:", "    g: 0"]


NOTATION = (
    CATALOGUE
    + """
part = { $name } (sector { $part })
asked = { $a0 } is asked: { $p1 }?
phrase-holds = holds { $a0 }
phrase-answer = answer whether it { $rest }
phrase-spice = { $i1 ->
    [absent] { $a0 } spice
   *[other] { $a0 } spice if { $a2 } wins
}
act-atreides = Atreides: { $then }
act-deal = Deal: { $rest }
"""
)


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("holds shield", "holds Shield"),
        ("answer holds shield", "answer whether it holds Shield"),
        ("spice 3", "3 spice"),
        ("spice 3 when atreides wins", "3 spice if Atreides wins"),
        ("shield/7", "Shield (sector 7)"),
        ("nothing known", "nothing, known"),
    ],
)
def test_notation_within_an_argument_is_said_as_a_phrase(phrase, words):
    texts = Texts(NOTATION)
    assert texts.event(Event("asked", ("atreides", phrase))) == f"Atreides is asked: {words}?"
    assert texts.missing == []


def test_a_phrase_may_be_asked_about_in_other_words():
    texts = Texts(NOTATION + "told = { $q0 }\nasked-spice = has { $a0 } spice\n")
    assert texts.event(Event("told", ("spice 3",))) == "has 3 spice"
    assert texts.event(Event("told", ("holds shield",))) == "holds Shield"


def test_equal_arguments_and_texts_of_digits():
    texts = Texts(
        "paid = { $e1 ->\n    [yes] itself\n   *[no] { $a1 }\n} { $a2 ->\n    [one] 1\n   *[other] n\n}"
    )
    assert texts.event(Event("paid", ("guild", "guild", "1"))) == "itself 1"
    assert texts.event(Event("paid", ("guild", "bank", "2"))) == "bank n"


def test_terms():
    texts = Texts("-headings = a b\nx = y\n", "-headings = c\n-joined = d\n")
    assert texts.term("headings") == ("a", "b")
    assert texts.term("joined") == ("d",)
    assert texts.term("implied") == ()


def test_an_action_can_hold_another_or_a_phrase():
    assert Texts(NOTATION).action("~atreides deal spice 3 when atreides wins") == (
        "Atreides: Deal: 3 spice if Atreides wins"
    )


def test_a_message_with_arguments_is_no_name():
    texts = Texts(
        "-kinds = faction\nfaction-atreides = Atreides\nfaction-wins = { $a0 } wins.\nsaid = { $a0 } { $a1 }"
    )
    assert texts.event(Event("said", ("atreides", "wins"))) == "Atreides wins"
    assert texts.missing == []
