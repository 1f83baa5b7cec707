"""The board in a plain terminal."""

import random
import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from landsraad.games.imperium.drawing import draw
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.icons import ICONS
from landsraad.games.imperium.view import ImperiumView, view
from landsraad.table import asked, options, play
from landsraad.table.texts import LANGUAGES, Texts


@pytest.fixture
def texts() -> Texts:
    return Texts.load(GAME.texts("en"))


@cache
def views() -> tuple[ImperiumView, ...]:
    """Views of all kinds of seats at all kinds of moments."""
    found = []
    for number in range(6):
        chance = random.Random(number)
        g = GAME.new(3 + number % 2, {"leaders": ("random", "chosen", "draft")[number % 3]}, str(number))
        while seats := asked(g):
            if chance.random() < 0.03:
                found += [view(g, eyes) for eyes in (None, chance.choice(seats))]
            seat = chance.choice(seats)
            play(g, seat, chance.choice(options(g, seat)))
        found.append(view(g, 0))
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_every_board_fits(language: str, width: int) -> None:
    texts = Texts.load(GAME.texts(language))
    for each in views():
        lines = draw(each, texts, width).splitlines()
        assert max(map(len, lines)) <= width
        assert lines == [line.rstrip() for line in lines]
        assert "{" not in "".join(lines)
    assert texts.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_stand_in_one_column_in_every_language(language: str) -> None:
    words = Texts.load(GAME.texts(language), language=language)
    title, icons = words.say("board-title-space"), [f"  {words.name(icon.id, 'icon')}  " for icon in ICONS]
    for each in views():
        lines = draw(each, words, 80).splitlines()
        assert max(map(len, lines)) <= 80
        if title in lines:
            below = lines[lines.index(title) + 1 :]
            begun = [re.match(r"  \S.*?  +", line) for line in below if line.startswith(tuple(icons))]
            assert len({found.end() for found in begun if found}) == 1
    assert words.missing == []


def test_a_board_tells_what_stands_where(table: Any, texts: Texts) -> None:
    g = table(
        leaders=["baron_vladimir_harkonnen", "glossu_rabban"],
        round=3,
        placed={"arrakeen": [1]},
        control={"carthag": 1},
        bonus_spice={"hagga_basin": 2},
        voice={"wealth": 1},
        influence={0: {"fremen": 4}},
        conflict_card="siege_of_arrakeen",
        conflict={1: 2},
        swords={1: 1},
        hands={0: ["dagger"], 1: ["diplomacy"]},
        intrigues={0: ["ambush"], 1: ["windfall"]},
        discards={1: ["chani"]},
        row=["stilgar"],
        council=[0],
        set_aside=[1, "opulence"],
        intrigue_discard=["bribery"],
        baron_tokens=["emperor", "fremen"],
    )
    text = draw(view(g.state, 0), texts, 80)
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert lines[0] == "Round 3 of 10 | Player Turns | First Player: Baron | Baron's turn"
    assert "> Baron 3 0 0 0 2 3 9 1/9 1 Council" in lines
    assert "Fremen 4 (Alliance) 0 0 0" in lines
    assert "Emperor Conspire (4 spice), Wealth [closed by Rabban]" in lines
    assert any("Arrakeen [Rabban], Carthag [controlled by Rabban]" in line for line in lines)
    assert any("Hagga Basin (1 water) [+2 spice]" in line for line in lines)
    assert "Conflict Siege of Arrakeen (7 more)" in lines
    assert "First 1 VP, control of Arrakeen" in lines
    assert "Rabban 2 (Strength 5)" in lines
    assert "Imperium Row Stilgar 5" in lines
    assert "Set aside Opulence (for Rabban)" in lines
    assert "Discarded Chani" in lines
    assert "You are Baron Vladimir Harkonnen" in lines
    assert "Hand Dagger" in lines
    assert "Intrigue cards Ambush" in lines
    assert "Your secret factions Emperor, Fremen" in lines


def test_a_spectator_sees_nobodys_hand(table: Any, texts: Texts) -> None:
    g = table(hands={0: ["diplomacy"]}, intrigues={0: ["ambush"]})
    text = draw(view(g.state, None), texts, 80)
    assert "Diplomacy" not in text
    assert "Ambush" not in text


def test_house_hagal_is_drawn(table: Any, texts: Texts) -> None:
    text = draw(view(table(players=2, hagal_revealed=["h_wealth"]).state, 0), texts, 80)
    assert "House Hagal        27 cards in the deck; Wealth" in text


def test_a_game_that_is_over_says_who_won(texts: Texts) -> None:
    over = next(each for each in views() if each.winners)
    assert "\nWon by " in draw(over, texts, 80)


def test_a_game_that_a_rival_has_won_is_won_by_no_player(texts: Texts) -> None:
    over = next(each for each in views() if each.winners)
    assert "\nNo player has won" in draw(replace(over, winners=()), texts, 80)


def test_the_setup_is_drawn_before_anybody_has_a_leader(texts: Texts) -> None:
    assert draw(view(GAME.new(3, {"leaders": "chosen"}), 0), texts, 80) == "Setup"
