"""What stands beside a question: true, in words, and nothing that the seat can't know."""

import random
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.table import Chance, asked, options, play
from landsraad.table.texts import Texts


@pytest.fixture
def texts() -> Texts:
    return Texts.load(GAME.texts("en"))


def beside(g: Any, seat: int, texts: Texts) -> list[str]:
    note = GAME.notes(g, seat, texts)
    return [*GAME.beside(g, seat, texts), *map(note, options(g, seat))]


@pytest.mark.parametrize("number", range(10))
def test_random_games(number: int, texts: Texts) -> None:
    chance = random.Random(number)
    mode = "advanced" if number % 3 else "basic"
    g = GAME.new(2 + number % 5, {"mode": mode, "two_player_form": "two_factions"}, f"beside {number}")
    while seats := asked(g):
        seat = chance.choice(seats)
        if chance.random() < 0.1:
            lines = beside(g, seat, texts)
            assert not [line for line in lines if "_" in line or "absent" in line or "{" in line]
            other = GAME.resample(g, seat, Chance(str(g.played)))
            if seat in asked(other):
                assert beside(other, seat, texts) == lines
        play(g, seat, chance.choice(options(g, seat)))
    assert texts.missing == []


def test_what_a_bid_leaves(table: Any, texts: Texts) -> None:
    g = table("atreides,harkonnen", phase="bidding", spice={"atreides": 7})
    g.run_to(lambda: "bid 3" in g.offered("atreides"))
    seat = g.seat("atreides")
    assert GAME.notes(g.state, seat, texts)("bid 3") == "leaves 4 spice"
    assert any(line.startswith("Atreides: 7 spice, ") for line in GAME.beside(g.state, seat, texts))


@pytest.mark.parametrize(
    ("faction", "place", "cost"),
    [
        ("harkonnen", "carthag/11", "costs 3 spice"),
        ("harkonnen", "gara_kulon/8", "costs 6 spice"),
        ("spacing_guild", "carthag/11", "costs 2 spice"),
        ("spacing_guild", "gara_kulon/8", "costs 3 spice"),
        ("fremen", "the_great_flat/15", ""),
    ],
)
def test_what_a_shipment_costs(table: Any, texts: Texts, faction: str, place: str, cost: str) -> None:
    g = table(phase="shipment_and_movement", storm=1, spice={faction: 9})
    g.run_to(lambda: f"ship {place}" in g.offered(faction))
    g.do(faction, f"ship {place}")
    assert GAME.notes(g.state, g.seat(faction), texts)("forces 3") == cost


def test_what_is_placed_so_far(texts: Texts) -> None:
    g = GAME.new(6, {}, "placement")
    while type(g.stack[-1]).__name__ != "FremenPlacement":
        seat = asked(g)[0]
        play(g, seat, options(g, seat)[0])
    (seat,) = asked(g)
    ground = "Ten forces go to Sietch Tabr, False Wall South and False Wall West."
    assert next(iter(GAME.beside(g, seat, texts))) == ground
    while not options(g, seat)[0].startswith("place"):
        play(g, seat, options(g, seat)[0])
    play(g, seat, options(g, seat)[4])
    assert next(iter(GAME.beside(g, seat, texts))) == f"{ground} So far: 4."


def test_a_shipment_says_where_it_goes_and_what_is_chosen(table: Any, texts: Texts) -> None:
    g = table(phase="shipment_and_movement", storm=1, options={"mode": "advanced"})
    g.run_to(lambda: "ship the_great_flat/15" in g.offered("fremen"))
    seat = g.seat("fremen")
    g.do("fremen", "ship the_great_flat/15")
    assert "To The Great Flat (sector 15)." in GAME.beside(g.state, seat, texts)
    g.do("fremen", "forces 2")
    assert "2 forces" in GAME.beside(g.state, seat, texts)
