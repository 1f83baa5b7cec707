"""The Kwisatz Haderach card (IMP-14.12 to 14.14)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.board import SPACE, SPACES
from landsraad.games.imperium.cards import CARD
from landsraad.games.imperium.state import NONE

KWISATZ_HADERACH = "agent kwisatz_haderach"
RICH: dict[str, Any] = {"solari": {0: 20}, "spice": {0: 20}, "water": {0: 20}}


def board(table: Any, **position: Any) -> Any:
    hands = {0: ["kwisatz_haderach", "dagger"]}
    return table(**{"hands": hands, "decks": {0: ["diplomacy"]}, **position})


def at(g: Any, space: str) -> tuple[int, ...]:
    return tuple(g.state.placed[SPACE[space]])


def reached(g: Any) -> set[str]:
    assert all(action.startswith("to ") for action in g.offered(0))
    return {action.removeprefix("to ") for action in g.offered(0)}


@pytest.mark.rule("IMP-14.12", "IMP-21.21", "IMP-6.03")
def test_without_an_agent_on_the_leader_one_on_the_board_moves(table: Any) -> None:
    g = board(table, placed={"wealth": [0], "arrakeen": [0]})
    assert g.offered(0) == [KWISATZ_HADERACH, "reveal"]
    g.do(0, KWISATZ_HADERACH)
    assert g.offered(0) == ["from wealth", "from arrakeen"]
    g.do(0, "from wealth", "to carthag")
    assert (at(g, "wealth"), at(g, "carthag"), at(g, "arrakeen")) == ((), (0,), (0,))
    g.do(0, "do kwisatz_haderach/agent/1", "do carthag/space/1")
    assert CARD["diplomacy"] in g.state.hands[0]
    assert g.state.garrison[0] == 4
    assert CARD["kwisatz_haderach"] in g.state.in_play[0]
    g.do(0, "end")
    assert g.state.agents[0] == 0


@pytest.mark.rule("IMP-14.12")
def test_an_agent_on_the_leader_may_be_sent_instead(table: Any) -> None:
    g = board(table, placed={"wealth": [0]})
    g.do(0, KWISATZ_HADERACH)
    assert g.offered(0) == ["from leader", "from wealth"]
    g.do(0, "from leader", "to stillsuits")
    assert (g.state.agents[0], at(g, "wealth"), at(g, "stillsuits")) == (0, (0,), (0,))


@pytest.mark.rule("IMP-14.12", "IMP-14.34")
def test_the_mentat_may_be_sent_from_the_leader_where_it_matters(table: Any) -> None:
    off = {"urgent_mission_recalls_mentat": "off"}
    g = board(table, options=off, mentat=0, agents={0: 2}, placed={"wealth": [0]})
    g.do(0, KWISATZ_HADERACH)
    before = g.state.clone()
    g.do(0, "from leader", "to stillsuits mentat")
    assert (g.state.mentat_at, g.state.agents[0]) == (SPACE["stillsuits"], 1)
    g.state = before
    g.do(0, "from wealth")
    assert not any(action.endswith(" mentat") for action in g.offered(0) if action != "to mentat")


@pytest.mark.rule("IMP-14.12")
def test_back_to_the_space_it_just_left(table: Any) -> None:
    g = board(table, placed={"wealth": [0], "stillsuits": [0]})
    g.do(0, KWISATZ_HADERACH, "from wealth")
    assert "wealth" in reached(g)
    assert "stillsuits" not in reached(g), "another own Agent is there"
    g.do(0, "to wealth")
    assert at(g, "wealth") == (0,)
    assert g.state.solari[0] == 2


@pytest.mark.rule("IMP-14.12")
def test_the_mentat_moves_too(table: Any) -> None:
    g = board(table, mentat=0, mentat_at="wealth", placed={"wealth": [0]}, agents={0: 0})
    g.do(0, KWISATZ_HADERACH, "from wealth", "to stillsuits")
    assert (g.state.mentat, g.state.mentat_at) == (0, SPACE["stillsuits"])
    g = board(table, mentat=0, mentat_at="wealth", placed={"wealth": [0], "secrets": [0]}, agents={0: 0})
    g.do(0, KWISATZ_HADERACH, "from secrets", "to stillsuits")
    assert g.state.mentat_at == SPACE["wealth"]
    g = board(table, mentat=0, agents={0: 1})
    g.do(0, KWISATZ_HADERACH, "from leader", "to stillsuits")
    assert g.state.mentat_at == SPACE["stillsuits"]
    assert g.state.mentat_at != NONE


@pytest.mark.rule("IMP-14.12")
def test_no_agent_anywhere(table: Any) -> None:
    g = board(table, agents={0: 0})
    assert g.offered(0) == ["reveal"]


@pytest.mark.rule("IMP-14.13")
def test_any_space_with_costs_requirements_and_limits(table: Any) -> None:
    g = board(table, influence={0: {"fremen": 2}}, **RICH)
    g.do(0, KWISATZ_HADERACH, "from leader")
    assert reached(g) == {space.id for space in SPACES}
    g = board(table, council=[0], swordmaster=[0], voice={"wealth": 1, "secrets": 0})
    g.do(0, KWISATZ_HADERACH, "from leader")
    free = {"foldspace", "secrets", "stillsuits", "hall_of_oratory", "arrakeen", "carthag"}
    assert reached(g) == free | {"imperial_basin", "secure_contract"}


@pytest.mark.rule("IMP-14.13")
@pytest.mark.parametrize("ignores", ["on", "off"])
def test_enemy_agents(table: Any, ignores: str) -> None:
    g = board(table, placed={"wealth": [1], "carthag": [0, 1]}, options={"kh_ignores_enemy_agents": ignores})
    g.do(0, KWISATZ_HADERACH, "from leader")
    assert ("wealth" in reached(g)) == (ignores == "on")
    assert "carthag" not in reached(g), "an own Agent is there as well"
    g = board(table, placed={"carthag": [0, 1]}, options={"kh_ignores_enemy_agents": ignores})
    g.do(0, KWISATZ_HADERACH, "from carthag")
    assert ("carthag" in reached(g)) == (ignores == "on")


FREE = ("foldspace", "secrets", "stillsuits", "hall_of_oratory", "arrakeen", "carthag", "imperial_basin")


@pytest.mark.rule("IMP-14.12", "IMP-14.13", "IMP-6.03")
@pytest.mark.parametrize(
    ("ignores", "starts"), [("on", ["from leader", "from wealth"]), ("off", ["from wealth"])]
)
def test_where_enemies_stand_on_all_that_is_free(table: Any, ignores: str, starts: list[str]) -> None:
    """If they block, only the space that an Agent leaves is open, so none can be sent from the Leader."""
    g = board(
        table,
        placed={"wealth": [0], **{space: [1 + n % 3] for n, space in enumerate((*FREE, "secure_contract"))}},
        swordmaster=[1, 2, 3],
        options={"kh_ignores_enemy_agents": ignores},
    )
    assert g.offered(0) == [KWISATZ_HADERACH, "reveal"]
    g.do(0, KWISATZ_HADERACH)
    assert g.offered(0) == starts
    g.do(0, "from wealth")
    assert ("wealth" in reached(g), "carthag" in reached(g)) == (True, ignores == "on")


@pytest.mark.rule("IMP-14.13", "IMP-EX-19")
@pytest.mark.parametrize("seated", [True, False])
def test_example_19(table: Any, seated: bool) -> None:
    g = board(table, council=[0] if seated else [], solari={0: 5}, placed={"high_council": [0]})
    g.do(0, KWISATZ_HADERACH, "from high_council")
    assert ("high_council" in reached(g)) == (not seated)


@pytest.mark.rule("IMP-14.14", "IMP-EX-18")
@pytest.mark.parametrize("stays", [True, False])
def test_example_18(table: Any, stays: bool) -> None:
    g = board(table, players=3, revealed=[1, 2], placed={"the_great_flat": [0]}, agents={0: 0})
    if not stays:
        g.do(0, KWISATZ_HADERACH, "from the_great_flat", "to wealth")
    g.run_to(lambda: g.state.round == 2)
    assert g.state.bonus_spice[0] == int(not stays)
