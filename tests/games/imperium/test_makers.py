"""Phase 4: Makers (IMP-17.01)."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import told
from landsraad.games.imperium.view import view


def makers(table: Any, **position: Any) -> dict[str, int]:
    """The bonus spice after the phase."""
    return dict(view(table(phase="makers", **position).state, None).bonus_spice)


@pytest.mark.rule("IMP-17.01")
def test_each_maker_space_without_an_agent_gets_a_spice(table: Any) -> None:
    assert makers(table) == {"the_great_flat": 1, "hagga_basin": 1, "imperial_basin": 1}
    placed = {"hagga_basin": [2], "the_great_flat": [0, 1], "arrakeen": [1]}
    assert makers(table, placed=placed) == {"the_great_flat": 0, "hagga_basin": 0, "imperial_basin": 1}


@pytest.mark.rule("IMP-17.01")
def test_it_is_added_to_what_lies_there(table: Any) -> None:
    bonus = {"hagga_basin": 3, "imperial_basin": 2}
    found = makers(table, bonus_spice=bonus, placed={"imperial_basin": [0]})
    assert found == {"the_great_flat": 1, "hagga_basin": 4, "imperial_basin": 2}


@pytest.mark.rule("IMP-17.01")
def test_the_mentat_is_an_agent_there(table: Any) -> None:
    found = makers(table, mentat=1, mentat_at="hagga_basin", placed={"hagga_basin": [1]})
    assert found["hagga_basin"] == 0


@pytest.mark.rule("IMP-17.01")
def test_in_every_round_before_recall(table: Any) -> None:
    g = table(phase="makers")
    g.run_to(lambda: g.state.round == 3)
    assert told(g, "bonus_spice") == [("the_great_flat",), ("hagga_basin",), ("imperial_basin",)] * 2
    assert g.keys.index("bonus_spice") < g.keys.index("agents_recalled")
