"""Lines that are no option: what they speak of, and why it can't be chosen."""

from functools import cache

import pytest

from landsraad.cli.frame import Frame
from landsraad.cli.menu import Menu
from landsraad.cli.naming import named, why_not
from landsraad.games.classic import GAME
from landsraad.table import Chance, options
from landsraad.table.play import advance
from landsraad.table.texts import Texts

TEXTS = Texts.load(GAME.texts("en"))
ATREIDES = 0
POSITION = {
    "turn": 2,
    "phase": "shipment_and_movement",
    "factions": ["atreides", "harkonnen"],
    "order": ["atreides", "harkonnen"],
    "storm": 11,
    "spice": {"atreides": 3},
    "reserves": {"atreides": 9},
    "forces": {"atreides": {"arrakeen": 5}, "harkonnen": {"carthag": 5}},
}


@cache
def shipping():
    g = GAME.place(2, {}, POSITION, Chance("1"))
    advance(g)
    return g


def answer(line: str) -> str:
    g = shipping()
    reason = why_not(GAME, g, ATREIDES, Menu(options(g, ATREIDES), TEXTS, Frame("en")), line)
    return f"{TEXTS.reason(reason)} ({reason.rule})" if reason else ""


@pytest.mark.parametrize(
    "line",
    ["ship carthag/11", "ship carthag", "SHIP carth", "carthag", "Carth", "s carthag", "hagga basin carthag"],
)
def test_places_are_known_by_the_beginning_of_their_names(line: str) -> None:
    said = "" if "basin" in line else "The storm is over Carthag (sector 11). (CLS-11.06)"
    assert answer(line) == said


@pytest.mark.parametrize("line", ["zebra", "?!", "", "pass", "ship", "ship zebra", "7 7 7"])
def test_what_the_game_has_nothing_to_say_about(line: str) -> None:
    assert answer(line) == ""


@pytest.mark.parametrize(
    ("line", "things"),
    [
        ("carthag", ["carthag"]),
        ("wind pass", ["wind_pass"]),  # not Wind Pass North, too
        ("wind", ["wind_pass", "wind_pass_north"]),
        ("Feyd", ["feyd_rautha"]),
        ("family_atomics", ["family_atomics"]),
        ("zebra", []),
    ],
)
def test_things_are_found_by_name(line: str, things: list[str]) -> None:
    assert named(TEXTS, line.lower().replace("_", " ").split()) == things
