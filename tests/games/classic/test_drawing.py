"""The board in a plain terminal."""

import random
import re
from functools import cache
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.drawing import draw
from landsraad.games.classic.factions import ATREIDES, EMPEROR
from landsraad.games.classic.hands import PUBLIC
from landsraad.games.classic.view import ClassicView
from landsraad.table import asked, options, play
from landsraad.table.texts import LANGUAGES, Texts


@pytest.fixture
def texts() -> Texts:
    return Texts.load(GAME.texts("en"))


@cache
def views() -> tuple[ClassicView, ...]:
    """Views of all kinds of seats at all kinds of moments."""
    found = []
    for number in range(12):
        chance = random.Random(number)
        mode = "advanced" if number % 3 else "basic"
        g = GAME.new(2 + number % 5, {"mode": mode, "two_player_form": "two_factions"}, str(number))
        while seats := asked(g):
            if chance.random() < 0.02:
                found += [GAME.view(g, eyes) for eyes in (None, chance.choice(seats))]
            seat = chance.choice(seats)
            play(g, seat, chance.choice(options(g, seat)))
        found.append(GAME.view(g, 0))
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 110, 120])
def test_every_board_fits(language: str, width: int) -> None:
    texts = Texts.load(GAME.texts(language))
    for view in views():
        lines = draw(view, texts, width, colour=False).splitlines()
        assert max(map(len, lines)) <= width
        assert lines == [line.rstrip() for line in lines]
    assert texts.missing == []


def test_a_board_tells_what_stands_where(table: Any, texts: Texts) -> None:
    g = table(
        mode="advanced",
        turn=3,
        phase="bidding",
        storm=11,
        forces={
            "atreides": {"arrakeen": 8},
            "harkonnen": {"carthag": 3},
            "emperor": {"wind_pass/14": {"ordinary": 2, "starred": 1}},
            "bene_gesserit": {"arrakeen": {"advisors": 2}},
        },
        board_spice={"south_mesa/5": 10},
        spice={"atreides": 7, "harkonnen": 4},
        hands={"atreides": ["lasgun", "shield"]},
        traitors={"atreides": ["chani"]},
        leaders={"dead": ["stilgar"], "used": {"caid": "arrakeen"}},
        alliances=[["atreides", "fremen"]],
    )
    g.state.known[PUBLIC * 6 + ATREIDES] = (CARD["shield"],)
    g.state.known[ATREIDES * 6 + EMPEROR] = (CARD["karama"],)
    text = draw(GAME.view(g.state, g.seat("atreides")), texts, 80, colour=False)
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert lines[0] == "Turn 3 of 10 | Bidding | storm in sector 11 | Advanced game"
    assert "> Atreides 7 - 2 12 - 5/5 Fremen" in lines
    assert "Fremen ? - 0 17 + 3* - 4/5 Atreides" in lines
    assert "Arrakeen 10 Atreides 8, Bene Gesserit 2 advisors" in lines
    assert "Carthag #11 Harkonnen 3" in lines
    assert "Wind Pass 14 Emperor 2 + 1*" in lines
    assert "South Mesa 5 10" in lines
    assert "Habbanya Sietch 17 -" in lines
    assert "Fremen Stilgar 7 in the Tanks" in lines
    assert "Emperor Caid 3 fought in Arrakeen" in lines
    assert "You are Atreides, with 7 spice" in lines
    assert "Hand Lasgun, Shield" in lines
    assert "Traitors Chani 6" in lines
    assert "Atreides, known to all Shield" in lines
    assert "Emperor holds Karama" in lines


def test_a_spectator_sees_nobodys_hand(table: Any, texts: Texts) -> None:
    g = table(
        phase="revival",
        hands={"atreides": ["lasgun"]},
        spice={"atreides": 17},
        traitors={"atreides": ["chani"]},
    )
    text = draw(GAME.view(g.state, None), texts, 80, colour=False)
    assert "Lasgun" not in text
    assert "Chani" not in text
    assert "17 " not in text.split("Sector")[0]


def test_the_battle_in_progress(table: Any, texts: Texts) -> None:
    forces = {"atreides": {"arrakeen": 8}, "harkonnen": {"arrakeen": 3}}
    g = table("atreides,harkonnen", phase="battle", forces=forces, order=["harkonnen", "atreides"])
    g.run_to(lambda: type(g.state.stack[-1]).__name__ == "BattlePlans")
    g.do("harkonnen", "leader feyd_rautha")
    own = draw(GAME.view(g.state, g.seat("harkonnen")), texts, 80, colour=False)
    other = draw(GAME.view(g.state, g.seat("atreides")), texts, 80, colour=False)
    assert "Battle for Arrakeen: Harkonnen (Aggressor) against Atreides" in own
    assert "leader Feyd-Rautha" in own
    assert "Feyd-Rautha" not in other


def test_factions_have_their_colours_where_asked(table: Any, texts: Texts) -> None:
    view = GAME.view(table(phase="revival").state, None)
    plain, coloured = draw(view, texts, 80, colour=False), draw(view, texts, 80, colour=True)
    assert "\033" not in plain
    assert "\033[32mAtreides\033[0m" in coloured
    assert re.sub(r"\033\[[\d;]*m", "", coloured) == plain


def test_no_colour_where_output_is_no_terminal(table: Any, texts: Texts) -> None:
    assert "\033" not in GAME.draw(GAME.view(table(phase="revival").state, None), texts)


def test_a_game_that_is_over_says_who_won(texts: Texts) -> None:
    over = next(view for view in views() if view.winners)
    assert "\nWon by " in draw(over, texts, 80, colour=False)


def test_the_setup_is_drawn_before_anybody_has_a_faction(texts: Texts) -> None:
    g = GAME.new(3, {"assignment": "draft"})
    assert draw(GAME.view(g, 0), texts, 80, colour=False).startswith("Setup | storm in sector 1")
