"""Players by name."""

import pytest

from landsraad.players import Player, registry
from landsraad.players.random import Random
from landsraad.table import BadOption


class Last(Player):
    """Takes the last option."""

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view, options):
        return options[-1]


@pytest.fixture
def stranger(tmp_path, monkeypatch):
    """An installed package that registers players."""
    info = tmp_path / "stranger-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[landsraad.players]\n"
        "last = strange_players:Last\n"
        "last.classic = strange_players:LastOfDune\n"
        "only.smugglers = strange_players:Last\n"
        "broken = strange_players:NUMBER\n"
    )
    (tmp_path / "strange_players.py").write_text(
        "from landsraad.players import Player\n"
        "class Last(Player):\n"
        "    def __init__(self, seed): self.seed = seed\n"
        "class LastOfDune(Last): pass\n"
        "def NUMBER(seed): return 7\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    registry._maker.cache_clear()
    yield
    registry._maker.cache_clear()


def test_random_plays_every_game():
    assert isinstance(registry.make("random", "smugglers", "7"), Random)
    assert "random" in registry.kinds("classic")


def test_a_stranger_registers_players(stranger):
    assert {"last", "only", "random"} <= set(registry.kinds("smugglers"))
    assert "only" not in registry.kinds("classic")
    assert type(registry.make("last", "smugglers", "7")).__name__ == "Last"
    assert registry.make("last", "smugglers", "7").seed == "7"
    assert type(registry.make("last", "classic", "7")).__name__ == "LastOfDune"


def test_what_is_not_a_player_is_refused(stranger):
    with pytest.raises(BadOption, match="no player 'only' for classic; there are: broken, last"):
        registry.check("only", "classic")
    with pytest.raises(BadOption, match="broken is not a player"):
        registry.check("broken", "classic")
    with pytest.raises(BadOption, match="no player 'strange_players:None_such'"):
        registry.check("strange_players:None_such", "classic")
    with pytest.raises(BadOption, match="strange_players:__name__ is not a player"):
        registry.check("strange_players:__name__", "classic")


def test_one_that_is_not_installed(stranger):
    assert registry.make("strange_players:Last", "classic", "8").seed == "8"
