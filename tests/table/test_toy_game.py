"""The toy game of the manual runs as the manual says."""

from pathlib import Path

import msgspec

from landsraad.table import Chance, find, options, play
from toy import DOCS, GAME, random_game, toy_game


def test_it_is_short():
    source = (DOCS / "toy_game.py").read_text()
    lines = [
        line for line in source.splitlines() if line.strip() and not line.strip().startswith(("#", '"""'))
    ]
    assert len(lines) <= 160
    assert "docs/toy_game.py" in (DOCS / "writing-a-game.md").read_text().replace(
        "(toy_game.py)", "docs/toy_game.py"
    )


def test_the_manual_shows_the_toy_game_as_it_is():
    """Every code block of the page stands in the module, word for word (but not always as far to the right)."""
    page = (DOCS / "writing-a-game.md").read_text()
    source = lines_of((DOCS / "toy_game.py").read_text())
    blocks = [block.partition("```")[0] for block in page.split("```python\n")[1:]]
    assert len(blocks) >= 5
    for block in blocks:
        assert lines_of(block) in source


def lines_of(code: str) -> str:
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_the_highest_smuggler_takes_the_harvest():
    g = GAME.setup(2, {"karama": "off"}, Chance("x", dice=(3,), shuffles=((5, 6, 7, 8, 1, 2, 3, 4),)))
    from landsraad.table import advance

    advance(g)
    assert options(g, 0) == ["send 5", "send 6", "send 7", "send 8"]
    play(g, 1, "send 4")
    assert options(g, 1) == []
    play(g, 0, "send 5")
    assert g.spice == [4, 0]
    assert g.discards == (4, 5)


def test_nobody_sees_a_sealed_smuggler():
    g = GAME.new(2)
    action = options(g, 0)[0]
    before = GAME.view(g, None), GAME.view(g, 1).step
    play(g, 0, action)
    assert GAME.view(g, 0).step["mine"] == [int(action.split()[1])]
    assert GAME.view(g, 1).step == before[1]


def test_the_game_is_found_by_its_module():
    assert find("toy_game:GAME") is GAME
    assert Path(str(GAME.texts("en"))).exists()
    g, _ = random_game("x")
    assert g.winners
    assert msgspec.json.encode(GAME.view(g, None))
    assert toy_game.GAME.steps.keys() == {"Round", "Smuggle", "Spoil"}
