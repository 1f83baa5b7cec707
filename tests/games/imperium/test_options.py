"""The options of Dune: Imperium: one for every place that can be read in two ways, with the rules' reading by default."""

import re

import pytest

from games.imperium.printed import DATA
from landsraad.games.imperium import GAME
from landsraad.games.imperium.leaders import BASE_LEADERS, LEADERS
from landsraad.games.imperium.options import Options
from landsraad.games.imperium.rivals import DIFFICULTIES
from landsraad.rules import read_rulebook
from landsraad.table import BadOption
from landsraad.table.options import declared, parse
from landsraad.table.texts import Texts

DECLARED = {option.name: option for option in declared(Options)}
RULES = read_rulebook("imperium").rules

# Marked as ambiguous, because the rulebook is silent, but only one reading plays: nothing to choose.
ONE_READING = {
    "IMP-4.05": "cards that don't exist can't be drawn",
    "IMP-8.31": "an empty stack gives nothing",
    "IMP-9.10": "the FAQ lets every troop recruited in a turn be deployed in it",
    "IMP-10.14": "an empty deck refills nothing",
    "IMP-12.02": "the track ends",
    "IMP-12.10": "follows from IMP-12.05",
    "IMP-13.05": "cards that aren't held can't be discarded",
    "IMP-13.09": "the Mentat would be taken again without end",
    "IMP-16.17": "some order is needed; the rewards of different players don't touch each other",
    "IMP-18.02": "some order is needed; it is that of Combat",
    "HAG-1.05": "a card is resolved when the next one is needed",
    "HAG-1.19": "revealed cards have to lie somewhere",
    "HAG-2.13": "without Reveal turns House Hagal has no place in the order",
    "HAG-2.16": "follows from IMP-16.11 and IMP-16.14",
    "HAG-3.24": "where spent things go is said by general rules",
    "HAG-3.32": "a Rival has no deck",
}


def test_the_defaults_are_those_of_the_rules_data() -> None:
    for name, said in DATA["options"].items():
        assert DECLARED[name].default == ("on" if said["default"] else "off")
        assert DECLARED[name].values == ("on", "off")
        assert said["rule"] in DECLARED[name].rules


def test_every_ambiguous_rule_has_an_option_or_one_reading() -> None:
    doubtful = {
        rule for rule, text in RULES.items() if re.search(r"\[(ambiguous|contested)|ambiguous:", text)
    }
    optional = {rule for option in DECLARED.values() for rule in option.rules}
    assert doubtful - optional == ONE_READING.keys()


def test_every_option_names_rules() -> None:
    for option in DECLARED.values():
        assert option.rules
        assert set(option.rules) <= RULES.keys()


def test_every_example_is_taken() -> None:
    for option in DECLARED.values():
        for value in option.values or option.examples:
            assert getattr(parse(Options, {option.name: value}), option.name) is not None


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("leaders", ""),
        ("leaders", "Paul Atreides"),
        ("leaders", "paul_atreides,"),
        ("rival_leaders", "glossu_rabban"),
        ("first_player", "5"),
        ("difficulty", "hard"),
    ],
)
def test_what_is_not_taken(option: str, value: str) -> None:
    with pytest.raises(BadOption):
        parse(Options, {option: value})


def test_leaders_and_levels_are_named_by_their_ids() -> None:
    about = Texts(GAME.texts("en").read_text(encoding="utf-8")).say("about-option-leaders")
    assert all(LEADERS[leader].id in about for leader in BASE_LEADERS)
    assert DECLARED["difficulty"].values == tuple(difficulty.id for difficulty in DIFFICULTIES)
