"""The scenarios that people can read and run: each says what the rules say, and docs/scenarios.md says how they are written."""

import re
from pathlib import Path

import pytest
import yaml

from landsraad.games.imperium import GAME
from landsraad.games.imperium.position import PLACED_FIRST, SETTERS
from landsraad.rules import read_rulebook
from landsraad.table import BrokenScenario, Chance
from landsraad.table.scenario import read, run

DOCS = Path(__file__).parents[3] / "docs"
FILES = sorted((DOCS / "scenarios" / "imperium").glob("*.yaml"))
MANUAL = (DOCS / "scenarios.md").read_text(encoding="utf-8").split("<!-- imperium positions: begin -->")[1]
ROWS = [
    (key, example)
    for keys, example in re.findall(r"^\| ([^|]*)\| `([^`]+)` \|", MANUAL, re.MULTILINE)
    for key in re.findall(r"`(\w+)`", keys)
]
TOGETHER: dict[str, dict[str, object]] = {
    "mentat_at": {"mentat": 0, "placed": {"arrakeen": [0]}},
    "mentat_kept": {"mentat": 0},
    "alliance": {"influence": {0: {"emperor": 4}}},
    "baron_tokens": {"leaders": ["baron_vladimir_harkonnen"]},
}
"""What an example needs besides to be a sound position."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_holds(file: Path) -> None:
    outcome = run(read(file))
    assert outcome.passed, [str(failure) for failure in outcome.failures]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_names_its_rules_and_expects_something(file: Path) -> None:
    scenario = read(file)
    known = set(read_rulebook("imperium", DOCS / "rules").rules)
    assert scenario.rules
    assert set(scenario.rules) <= known
    assert any(key not in ("seat", "do") for step in scenario.steps for key in step.data)


def test_the_manual_describes_every_key_of_a_position() -> None:
    described = {key for key, _ in ROWS}
    assert described == {*SETTERS, *PLACED_FIRST} - {"coming"}  # a scenario says it at its top level


@pytest.mark.parametrize(("key", "example"), ROWS)
def test_every_example_of_the_manual_can_be_placed(key: str, example: str) -> None:
    position = {**TOGETHER.get(key, {}), key: yaml.safe_load(example)}
    seats = 1 if key.startswith("hagal") else 4
    g = GAME.place(seats, {}, position, Chance("0"))
    assert not list(GAME.invariants(g))


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"garrison": {0: 12}, "conflict": {0: 5}}, "troops"),
        ({"hands": {0: ["dagger", "dagger", "dagger"]}}, "not that many cards 'dagger'"),
        ({"influence": {0: {"emperor": 3}}, "alliance": {"emperor": 0}}, "too little Influence"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, object], said: str) -> None:
    with pytest.raises(BrokenScenario, match=said):
        GAME.place(4, {}, position, Chance("0"))
