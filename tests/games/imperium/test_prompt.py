"""What a person at a terminal is told: the story of a turn, and what stands beside a question."""

from __future__ import annotations

import re
from typing import Any

import pytest

from landsraad.cli.story import Story
from landsraad.games.imperium import GAME
from landsraad.games.imperium.combat import CombatCards
from landsraad.games.imperium.hagal.gains import RivalInfluence
from landsraad.table import Event
from landsraad.table.texts import Texts

PLAYERS = ("Rabban", "Paul", "Ilban")
RABBAN, MEMNON, PAUL = "glossu_rabban", "earl_memnon_thorvald", "paul_atreides"


def story(g: Any, eyes: int, events: list[Event]) -> list[str]:
    texts = Texts.load(GAME.texts("en"), seats=lambda seat: PLAYERS[seat])
    told = Story(texts)
    told.hear(event for event in events if event.only is None or eyes in event.only)
    assert texts.missing == []
    return [line.strip() for line in told.new() if line.strip()]


def test_a_turn_tells_where_the_agent_went(table: Any) -> None:
    """Also where nothing is paid and nothing else happens."""
    g = table(players=3, leaders=[RABBAN, PAUL], hands={0: ["dagger"]})
    before = len(g.events)
    g.do(0, "agent dagger", "to hall_of_oratory")
    said = story(g, 1, g.events[before:])
    assert said == [
        "Rabban plays Dagger. Rabban sends an Agent to Hall of Oratory.",
        "Rabban recruits 1 troop.",
    ]


def test_own_cards_are_told_once(table: Any) -> None:
    g = table(
        players=3, phase="round_start", decks={0: ["dagger", "diplomacy", "stilgar", "chani", "opulence"]}
    )
    own, others = story(g, 0, g.events), story(g, 1, g.events)
    drawn = " ".join(own).partition("You draw Dagger")[2]
    assert "You draw Diplomacy. You draw Stilgar." in drawn
    assert "Rabban draws a card" not in " ".join(own)
    assert "Rabban draws a card" in " ".join(others)
    assert "Stilgar" not in " ".join(others[1:])


def test_a_rival_is_named_beside_the_question(table: Any) -> None:
    g = table(players=1, leaders=[PAUL, MEMNON, RABBAN], hands={0: ["dagger"]})
    g.state.then(RivalInfluence(party=2, factions=(0, 1)))
    texts = Texts.load(GAME.texts("en"))
    assert next(iter(GAME.beside(g.state, 0, texts))) == 'Rival: Glossu "The Beast" Rabban'


def test_strength_is_told_by_leader(table: Any) -> None:
    g = table(players=2, leaders=[RABBAN, PAUL])
    g.state.then(CombatCards())
    line, *_ = GAME.beside(g.state, 0, Texts.load(GAME.texts("en")))
    assert re.fullmatch(r"Strength: Rabban \d+, Paul \d+, .+ \d+", line)


def test_what_one_has_stands_beside_the_question(table: Any) -> None:
    g = table(players=2, leaders=[RABBAN, PAUL], solari={0: 3}, water={0: 0}, spice={0: 1}, garrison={0: 1})
    means = list(GAME.beside(g.state, 0, Texts.load(GAME.texts("en"))))[-1]
    assert means == "You have 3 Solari, 1 spice, 1 troop in the garrison"


@pytest.mark.parametrize(
    ("what", "lines"),
    [
        ("dagger", ["Agent to: Landsraad; Reveal turn: 1 sword"]),
        ("agent dagger", ["Agent to: Landsraad; Reveal turn: 1 sword"]),
        ("acquire stilgar", [
            "Agent to: Fremen, City, Spice Trade; Agent turn: 1 water; Reveal turn: 2 Persuasion, 3 swords"
        ]),
        ("windfall", ["2 Solari"]),
        ("carthag", ["recruit 1 troop, draw an Intrigue card"]),
        ("hagga_basin", ["pay 1 water: harvest 2 spice and the bonus spice"]),
        ("skirmish_b", ["First: 1 VP", "Second: 1 water", "Third: 1 spice"]),
        ("to carthag", []),
        ("agent", []),
    ],
)  # fmt: skip
def test_what_a_thing_does(what: str, lines: list[str]) -> None:
    assert GAME.about(what, Texts.load(GAME.texts("en"))) == lines


def test_a_leader_has_an_ability_and_a_signet() -> None:
    ability, signet = GAME.about(PAUL, Texts.load(GAME.texts("en")))
    assert ability.startswith("Prescience: ")
    assert signet == "Discipline: draw a card"


@pytest.mark.rule("IMP-15.10")
def test_the_card_set_aside_is_named_with_what_it_costs_helena(table: Any) -> None:
    hand = {0: ["convincing_argument", "convincing_argument"]}
    g = table(leaders=["helena_richese"], hands=hand, set_aside=[0, "stilgar"])
    g.do(0, "reveal")
    note = GAME.notes(g.state, 0, Texts.load(GAME.texts("en")))
    assert note("acquire aside") == "4 Persuasion"
    before = g.state.turn.persuasion
    g.do(0, "acquire aside")
    assert before - g.state.turn.persuasion == 4
