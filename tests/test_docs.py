"""The manuals are true: examples run, and every action stands in the manual for players."""

import re
from pathlib import Path
from typing import Any

import pytest

from landsraad.games.classic.factions import FACTION_ID
from landsraad.table import Game, find
from landsraad.table.texts import Texts

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path) -> list[str]:
    return [block.partition("```")[0] for block in page.read_text().split("```python\n")[1:]]


@pytest.mark.parametrize(
    ("page", "number"), [("README.md", 0), ("docs/bots.md", 0), ("docs/bots.md", 1)], ids=str
)
def test_examples_run(page: str, number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks(ROOT / page)[number], page, "exec"), {"__name__": "example"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []


MANUALS = {"All actions of Dune (classic)": "classic", "All actions of Dune: Imperium": "imperium"}


@pytest.fixture(params=MANUALS)
def manual(request: pytest.FixtureRequest) -> tuple[Game[Any], list[str]]:
    """A game, and the actions of the tables in its part of the manual."""
    part = (ROOT / "docs" / "playing.md").read_text().partition(f"## {request.param}\n")[2].split("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("| `")]
    return find(MANUALS[request.param]), [code for row in rows for code in re.findall(r"`([^`]+)`", row)]


def verbs(game: Game[Any]) -> set[str]:
    """The verbs that the catalogue has words for."""
    catalogue = game.texts("en").read_text(encoding="utf-8")
    return {verb.replace("-", "_") for verb in re.findall(r"^act-([a-z-]+) =", catalogue, re.MULTILINE)}


def test_every_action_is_in_the_manual(manual: tuple[Game[Any], list[str]]) -> None:
    game, actions = manual
    written = {action.removeprefix("~").split()[0] for action in actions}
    assert verbs(game) - written - set(FACTION_ID) == set()


def test_the_manual_names_no_action_that_is_not(manual: tuple[Game[Any], list[str]]) -> None:
    game, actions = manual
    texts = Texts.load(game.texts("en"))
    names = {option.name for option in game.options}
    assert [
        action
        for action in actions
        if action.partition("=")[0] not in names
        and action.removeprefix("~").split()[0] not in verbs(game) | {"none"}
    ] == []
    said = [texts.action(action) for action in actions if "…" not in action]
    assert texts.missing == []
    assert said
