"""The manuals for authors of cards and modules are true: their steps are done here.

Registries belong to a process, so a module is loaded in another one.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"


def run(code: str) -> str:
    """What a fresh process prints, from the folder of the manuals."""
    done = subprocess.run([sys.executable, "-c", code], cwd=DOCS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def blocks(page: str) -> list[str]:
    return [block.partition("```")[0] for block in (DOCS / page).read_text().split("```python\n")[1:]]


def lines_of(code: str) -> str:
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_the_card_of_the_manual_is_written_and_played() -> None:
    code = blocks("writing-a-card.md")
    assert len(code) == 4
    seen = run("\n".join(code) + "\nprint(len(options(g, 0)), GAME.options_type.__name__)")
    assert seen.endswith("Options")


def test_the_manual_shows_the_module_as_it_is() -> None:
    source = lines_of((DOCS / "salvage.py").read_text())
    shown = blocks("writing-a-module.md")
    assert len(shown) >= 6
    assert [block for block in shown if lines_of(block) not in source] == []


def test_the_module_of_the_manual_plays() -> None:
    """Its space, its card, its option, its state, its texts, its view."""
    assert run(PLAY) == "water: 0, wrecks: [0, 0, 0], solari: 2"


PLAY = """
import salvage
from landsraad.table import Chance, advance, options, play
from landsraad.table.texts import Texts

G = salvage.GAME
position = {"hands": {0: ["scrap_dealer", "dagger"]}, "solari": {0: 0}, "revealed": [1, 2]}
g = G.place(3, {"scrap_price": "1"}, position, Chance("salvage"))
advance(g)
play(g, 0, "agent scrap_dealer")
assert "to wreck_field" in options(g, 0), options(g, 0)
play(g, 0, "to wreck_field")
assert "do scrap_dealer/agent/0" not in options(g, 0), "nothing to sell yet"
copy = g.clone()
g.told = []
play(g, 0, "do wreck_field/space/0")
assert g.wrecks == [2, 0, 0] and copy.wrecks == [0, 0, 0]
assert G.view(g, 1).wrecks == [2, 0, 0]
assert G.describe(G.load(G.dump(g)))["wrecks"] == [2, 0, 0]
play(g, 0, "do scrap_dealer/agent/0")
texts = Texts.load(G.texts("en"), seats=lambda seat: f"P{seat + 1}")
said = [texts.event(event) for event in g.told]
assert said == ["P1 salvages 2 wrecks.", "P1 sells 2 wrecks."], said
assert "P1: 0 wrecks" in G.draw(G.view(g, 0), texts)
assert texts.missing == []
print(f"water: {g.water[0]}, wrecks: {g.wrecks}, solari: {g.solari[0]}")
"""


@pytest.mark.parametrize("seed", ["one"])
def test_the_module_conforms(seed: str) -> None:
    code = f"""
import salvage
from landsraad.table.conformance import conformance
for check in conformance(salvage.GAME, 12, {seed!r}, positions=6, forgeries=10):
    assert check.tried and not check.failed, check
print("all")
"""
    assert run(code) == "all"


def test_the_base_game_does_not_notice_a_module() -> None:
    """The same games with and without it, and no field, space or card more."""
    code = """
from landsraad.games.imperium import GAME
from landsraad.arena.selfplay import Order, selfplay
print(selfplay(Order(game=GAME, seats=4, options={}, games=5, seed="module")).digest, len(GAME.new(4).placed))
"""
    assert run(code) == run("import salvage" + code)
