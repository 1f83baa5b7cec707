"""The benchmark measures what it says."""

import sys

import pytest

from landsraad.arena.bench import bench, catanatron, size_of
from landsraad.table import TableError
from toy import GAME


class Rival:
    name = "rival"

    def play(self, seconds):
        return 100, 0.01

    def copy_us(self):
        return 50.0


def test_the_figures():
    figures = bench(GAME, 3, seconds=0.2)
    rates = {
        "choices_per_s",
        "decisions_per_s",
        "clone_us",
        "view_us",
        "resample_us",
        "replay_per_s",
        "verify_per_s",
    }
    assert rates <= figures.keys()
    assert all(figures[name] > 0 for name in rates)
    assert figures["choices_per_s"] <= figures["decisions_per_s"]
    assert 100 < figures["record_bytes"] < 1000
    assert 500 < figures["state_bytes"] < 10_000
    assert "ratio" not in figures


def test_the_ratios():
    figures = bench(GAME, 2, seconds=0.2, rival=Rival())
    assert figures["rival_actions_per_s"] == pytest.approx(10_000)
    assert figures["ratio"] == pytest.approx(figures["choices_per_s"] / 10_000)
    assert figures["clone_ratio"] == pytest.approx(50 / figures["clone_us"])


def test_a_rival_that_is_not_there(monkeypatch):
    monkeypatch.setitem(sys.modules, "catanatron", None)
    with pytest.raises(TableError, match="pip install catanatron"):
        catanatron()


def test_size_counts_shared_parts_once():
    part = tuple(range(1000, 1100))
    assert size_of([part, part]) < size_of([part, tuple(range(2000, 2100))])
    assert size_of(GAME.new(2)) > sys.getsizeof(GAME.new(2))
