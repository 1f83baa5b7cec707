"""The scenarios that people can read and run: each says what the rules say, and docs/scenarios.md says how they are written."""

import re
from pathlib import Path

import pytest
import yaml

from landsraad.games.classic import GAME
from landsraad.games.classic.position import PLACED_FIRST, SETTERS
from landsraad.rules import read_rulebook
from landsraad.table import Chance
from landsraad.table.scenario import read, run

DOCS = Path(__file__).parents[3] / "docs"
FILES = sorted((DOCS / "scenarios" / "classic").glob("*.yaml"))
# What these show doesn't touch anything that the Advanced game replaces.
BASIC = [
    file
    for file in FILES
    if file.stem
    in {
        "a-pass-is-not-final",
        "allies-win-together",
        "first-player",
        "harkonnen-bonus-card",
        "ornithopters",
    }
]
MANUAL = re.split(
    r"<!-- classic positions: (?:begin|end) -->", (DOCS / "scenarios.md").read_text(encoding="utf-8")
)[1]
MANUAL = MANUAL.split("<!-- classic positions: end -->")[0]
ROWS = [
    (key, example)
    for keys, example in re.findall(r"^\| ([^|]*)\| `([^`]+)` \|", MANUAL, re.MULTILINE)
    for key in re.findall(r"`(\w+)`", keys) or [""]
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_holds(file: Path) -> None:
    outcome = run(read(file))
    assert outcome.passed, [str(failure) for failure in outcome.failures]


@pytest.mark.rule("CLS-26.02")
@pytest.mark.parametrize("file", BASIC, ids=lambda file: file.stem)
def test_the_advanced_game_keeps_the_other_rules(file: Path) -> None:
    scenario = read(file)
    scenario.options["mode"] = "advanced"
    outcome = run(scenario)
    assert outcome.passed, [str(failure) for failure in outcome.failures]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_names_its_rules_and_expects_something(file: Path) -> None:
    scenario = read(file)
    known = set(read_rulebook("classic", DOCS / "rules").rules)
    assert scenario.rules
    assert set(scenario.rules) <= known
    assert any(key not in ("seat", "do") for step in scenario.steps for key in step.data)


def test_the_manual_describes_every_key_of_a_position() -> None:
    described = {key for key, _ in ROWS if key}
    assert described == {*SETTERS, *PLACED_FIRST} - {"coming"}  # a scenario says it at its top level


def test_every_example_of_the_manual_can_be_placed() -> None:
    last = ""
    for key, example in ROWS:
        last = key or last
        position = {last: yaml.safe_load(example)}
        seats = 3 if last in ("factions", "circles", "order") else 6
        if seats == 3:
            position["factions"] = ["atreides", "fremen", "emperor"]
        g = GAME.place(seats, {"mode": "advanced"}, position, Chance("0"))
        assert not list(GAME.invariants(g)), (last, example)
