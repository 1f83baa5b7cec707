"""Why something isn't offered: the right reason with its rule, in words, and nothing that the seat can't know."""

import random
from typing import Any

import pytest

from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.view import CARD_ID, FACTION_ID, INTRIGUE_ID, SPACE_ID
from landsraad.rules import read_rulebook
from landsraad.table import Chance, asked, options, play
from landsraad.table.texts import Texts

EVERYTHING = (
    *SPACE_ID,
    *CARD_ID,
    *INTRIGUE_ID,
    *FACTION_ID,
    *(f"acquire {card}" for card in CARD_ID),
    "deploy 1",
    "deploy 12",
    "reveal",
    "end",
)


@pytest.fixture(scope="module")
def rulebook_numbers(request: pytest.FixtureRequest) -> set[str]:
    return set(read_rulebook("imperium", request.config.rootpath / "docs" / "rules").rules)


@pytest.mark.parametrize("number", range(8))
def test_random_games(number: int, rulebook_numbers: set[str]) -> None:
    """Reasons cite rules that exist, read as sentences and don't depend on what the seat can't know."""
    texts = Texts.load(GAME.texts("en"))
    chance = random.Random(number)
    g = GAME.new(1 + number % 4, {"leaders": "random"}, f"why {number}")
    while seats := asked(g):
        seat = chance.choice(seats)
        if chance.random() < 0.1:
            other = GAME.resample(g, seat, Chance(str(g.played)))
            for about in chance.sample(EVERYTHING, 20):
                reasons = GAME.why(g, seat, about)
                assert all(not reason.rule or reason.rule in rulebook_numbers for reason in reasons)
                said = [texts.reason(reason) for reason in reasons]
                assert not [text for text in said if "_" in text or "{" in text or not text.endswith(".")]
                if seat in asked(other):
                    assert GAME.why(other, seat, about) == reasons
        play(g, seat, chance.choice(options(g, seat)))
    assert GAME.why(g, 0, "carthag")[0].key == "why_over"
    assert texts.missing == []


def why(g: Any, about: str, seat: int = 0) -> list[tuple[str, str]]:
    texts = Texts.load(GAME.texts("en"), seats=lambda each: f"player{each + 1}")
    return [(texts.reason(reason), reason.rule) for reason in GAME.why(g.state, seat, about)]


def test_spaces_say_what_keeps_agents_out(table: Any) -> None:
    g = table(hands={0: ["dagger", "diplomacy"]}, solari={0: 3}, placed={"wealth": [1]})
    assert ("Swordmaster costs 8 Solari, and you have 3.", "IMP-7.05") in why(g, "to swordmaster")
    assert ("On Wealth stands an Agent of player2.", "IMP-7.04") in why(g, "to wealth")
    assert why(g, "to hall_of_oratory") == [("First play the card that sends your Agent there.", "IMP-7.17")]
    assert [rule for _, rule in why(g, "to sietch_tabr")] == ["IMP-7.07", "IMP-7.03"]


def test_cards_say_why_they_stay_in_hand(table: Any) -> None:
    g = table(hands={0: ["convincing_argument", "dagger"]})
    assert [rule for _, rule in why(g, "convincing_argument")] == ["IMP-7.02"]
    assert [rule for _, rule in why(g, "agent chani")] == ["IMP-7.01"]
    assert [rule for _, rule in why(g, "acquire the_spice_must_flow")] == ["IMP-10.06"]
    assert why(g, "agent dagger") == []


def test_a_card_leads_where_its_icons_say(table: Any) -> None:
    g = table(hands={0: ["dagger"]})
    g.do(0, "agent dagger")
    assert why(g, "to carthag") == [("Dagger doesn't have the icon City.", "IMP-7.03")]


def test_the_rest_of_an_agent_turn(table: Any) -> None:
    g = table(hands={0: ["dagger", "diplomacy"]}, solari={0: 4})
    g.do(0, "agent dagger", "to mentat")
    assert [rule for _, rule in why(g, "end")] == ["IMP-7.12"]
    assert [rule for _, rule in why(g, "deploy 1")] == ["IMP-9.06"]
    assert [rule for _, rule in why(g, "agent diplomacy")] == ["IMP-7.03"]
    assert [rule for _, rule in why(g, "reveal")] == ["IMP-6.02"]


def test_a_reveal_turn_says_what_is_too_dear(table: Any) -> None:
    g = table(hands={0: ["dagger", "diplomacy"]})
    g.do(0, "reveal")
    assert why(g, "acquire the_spice_must_flow") == [
        ("The Spice Must Flow costs 9 Persuasion, and you have 1.", "IMP-10.08")
    ]
    assert [rule for _, rule in why(g, "acquire foldspace")] == ["IMP-10.07"]
    assert [rule for _, rule in why(g, "to wealth")] == ["IMP-6.02"]


def test_intrigue_cards_say_when_and_for_what(table: Any) -> None:
    held = ["ambush", "bindu_suspension", "choam_shares", "councilors_dispensation", "to_the_victor"]
    g = table(hands={0: ["dagger"]}, intrigues={0: held}, solari={0: 4})
    assert why(g, "ambush") == [("Ambush is a card for Combat.", "IMP-11.01")]
    assert [rule for _, rule in why(g, "choam_shares")] == ["IMP-11.04"]
    assert [rule for _, rule in why(g, "councilors_dispensation")] == ["IMP-11.04"]
    nothing_to_see = table(intrigues={0: ["poison_snooper"]}, decks={0: []})
    assert why(nothing_to_see, "poison_snooper") == [("What Poison Snooper asks for isn't so.", "IMP-11.04")]
    g.do(0, "agent dagger", "to rally_troops")
    assert [rule for _, rule in why(g, "bindu_suspension")] == ["IMP-14.02"]
