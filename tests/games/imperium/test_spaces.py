"""The 22 board spaces (IMP-8), each of them visited."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.board import SPACE
from landsraad.games.imperium.cards import CARD, CARDS
from landsraad.games.imperium.icons import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD

DECK = ["dagger", "convincing_argument", "convincing_argument", "signet_ring"]
FOUR = ["ambush", "windfall", "bribery", "refocus"]
THREE = ["charisma", "urgent_mission", "infiltrate"]


def visit(table: Any, card: str, space: str, **position: Any) -> Any:
    """A player sends an Agent there with a card that adds nothing."""
    g = table(**{"hands": {0: [card]}, "decks": {0: DECK}, **position})
    g.do(0, f"agent {card}", f"to {space}")
    return g


def all_effects(g: Any) -> None:
    while actions := [action for action in g.offered(0) if action.startswith("do ")]:
        g.do(0, actions[0])


def has(g: Any) -> tuple[int, int, int]:
    """Solari, spice and water of the player."""
    return g.state.solari[0], g.state.spice[0], g.state.water[0]


def may_deploy(g: Any) -> bool:
    return any(action.startswith("deploy ") for action in g.offered(0))


@pytest.mark.rule("IMP-8.01", "IMP-8.00")
def test_conspire(table: Any) -> None:
    g = visit(table, "diplomacy", "conspire", spice={0: 4})
    all_effects(g)
    assert has(g) == (5, 0, 0)
    assert (g.state.garrison[0], len(g.state.intrigues[0])) == (3 + 2, 1)
    assert g.state.influence[EMPEROR] == 1
    assert not may_deploy(g)


@pytest.mark.rule("IMP-8.02")
def test_wealth(table: Any) -> None:
    g = visit(table, "diplomacy", "wealth")
    all_effects(g)
    assert has(g) == (2, 0, 0)
    assert g.state.influence[EMPEROR] == 1
    assert not may_deploy(g)


@pytest.mark.rule("IMP-8.03")
def test_heighliner(table: Any) -> None:
    g = visit(table, "diplomacy", "heighliner", spice={0: 6})
    all_effects(g)
    assert has(g) == (0, 0, 2)
    assert (g.state.garrison[0], g.state.supply[0]) == (3 + 5, 4)
    assert g.state.influence[SPACING_GUILD] == 1
    assert "deploy 7" in g.offered(0)


@pytest.mark.rule("IMP-8.04", "IMP-8.31")
def test_foldspace(table: Any) -> None:
    g = visit(table, "diplomacy", "foldspace")
    all_effects(g)
    assert g.state.discards[0] == (CARD["foldspace"],)
    assert g.state.reserve[2] == 5
    assert g.state.influence[SPACING_GUILD] == 1
    assert not may_deploy(g)


@pytest.mark.rule("IMP-8.31")
def test_an_empty_foldspace_stack(table: Any) -> None:
    g = visit(table, "diplomacy", "foldspace", reserve={"foldspace": 0})
    all_effects(g)
    assert g.state.discards[0] == ()
    assert "end" in g.offered(0)


@pytest.mark.rule("IMP-8.05")
def test_selective_breeding(table: Any) -> None:
    g = visit(
        table,
        "diplomacy",
        "selective_breeding",
        spice={0: 2},
        hands={0: ["diplomacy", "signet_ring"]},
        decks={0: ["dagger", "dagger", "reconnaissance"]},
    )
    g.do(0, "do selective_breeding/space/0", "trash hand signet_ring")
    all_effects(g)
    assert g.state.hands[0] == (CARD["dagger"], CARD["dagger"])
    assert CARD["signet_ring"] in g.state.trashed
    assert g.state.influence[BENE_GESSERIT] == 1
    assert not may_deploy(g)


@pytest.mark.rule("IMP-8.30")
def test_selective_breeding_declined(table: Any) -> None:
    g = visit(
        table,
        "diplomacy",
        "selective_breeding",
        spice={0: 2},
        decks={0: ["dagger", "dagger"]},
    )
    g.do(0, "do bene_gesserit/influence/0", "end")
    assert has(g) == (0, 0, 0)
    assert g.state.hands[0] == ()
    assert g.state.influence[BENE_GESSERIT] == 1


@pytest.mark.rule("IMP-8.30", "IMP-13.18")
def test_the_card_played_may_be_trashed_for_selective_breeding(table: Any) -> None:
    g = visit(table, "seek_allies", "selective_breeding", spice={0: 2}, hands={0: ["seek_allies"]})
    g.do(0, "do selective_breeding/space/0", "trash in_play seek_allies")
    all_effects(g)
    assert len(g.state.hands[0]) == 2
    assert "end" in g.offered(0)
    assert g.state.trashed.count(CARD["seek_allies"]) == 1


@pytest.mark.rule("IMP-8.06", "IMP-8.29")
def test_secrets(table: Any) -> None:
    g = visit(
        table,
        "diplomacy",
        "secrets",
        intrigues={1: FOUR, 2: THREE, 3: ["ambush"] + ["private_army"] * 2 + ["master_tactician"] * 2},
    )
    assert {"do secrets/space/0", "do secrets/space/1"} < set(g.offered(0)), "in either order"
    g.do(0, "do secrets/space/1")
    assert [len(held) for held in g.state.intrigues] == [2, 3, 3, 4]
    g.do(0, "do secrets/space/0")
    assert len(g.state.intrigues[0]) == 3
    all_effects(g)
    assert g.state.influence[BENE_GESSERIT] == 1


@pytest.mark.rule("IMP-8.07")
def test_hardy_warriors(table: Any) -> None:
    g = visit(table, "diplomacy", "hardy_warriors", water={0: 1})
    all_effects(g)
    assert has(g) == (0, 0, 0)
    assert g.state.garrison[0] == 3 + 2
    assert g.state.influence[FREMEN] == 1
    assert may_deploy(g)


@pytest.mark.rule("IMP-8.08")
def test_stillsuits(table: Any) -> None:
    g = visit(table, "diplomacy", "stillsuits")
    all_effects(g)
    assert has(g) == (0, 0, 1)
    assert g.state.influence[FREMEN] == 1
    assert may_deploy(g)


@pytest.mark.rule("IMP-8.09", "IMP-8.23", "IMP-8.24")
def test_high_council(table: Any) -> None:
    g = visit(
        table,
        "dagger",
        "high_council",
        solari={0: 12},
        players=3,
        revealed=[1, 2],
        hands={0: ["dagger", "dagger", "convincing_argument"]},
        decks={0: []},
    )
    assert g.state.council == [True, False, False]
    assert has(g) == (7, 0, 0)
    assert not may_deploy(g)
    g.do(0, "end", "agent dagger")
    assert "to high_council" not in g.offered(0)
    g.do(0, "to rally_troops", "end", "reveal")
    assert g.state.turn.persuasion == 2 + 2, "in the same round already"


@pytest.mark.rule("IMP-8.23")
@pytest.mark.parametrize("space", ["high_council", "swordmaster"])
def test_others_may_still_use_them_once_and_a_recalled_agent_changes_nothing(table: Any, space: str) -> None:
    had: dict[str, Any] = {"high_council": {"council": [0]}, "swordmaster": {"swordmaster": [0]}}
    g = table(hands={0: ["dagger"]}, solari={0: 20}, **had[space])
    g.do(0, "agent dagger")
    assert f"to {space}" not in g.offered(0), "the space is empty, the limit is the player's"
    g = table(turn_of=1, hands={1: ["dagger"]}, solari={1: 20}, **had[space])
    g.do(1, "agent dagger")
    assert f"to {space}" in g.offered(1)


@pytest.mark.rule("IMP-8.10", "IMP-8.26")
def test_mentat_space(table: Any) -> None:
    g = visit(table, "dagger", "mentat", solari={0: 2}, decks={0: ["diplomacy", "dagger"]})
    assert has(g) == (0, 0, 0)
    assert (g.state.mentat, g.state.agents[0]) == (0, 1 + 1)
    all_effects(g)
    assert g.state.hands[0] == (CARD["diplomacy"],)
    assert not may_deploy(g)


@pytest.mark.rule("IMP-8.11", "IMP-8.25")
def test_swordmaster(table: Any) -> None:
    g = visit(
        table,
        "dagger",
        "swordmaster",
        solari={0: 8},
        players=3,
        revealed=[1, 2],
        decks={0: []},
        hands={0: ["dagger", "diplomacy", "reconnaissance", "signet_ring"]},
        leaders=["count_ilban_richese"],
    )
    assert has(g) == (0, 0, 0)
    assert (g.state.swordmaster[0], g.state.agents[0]) == (True, 2)
    assert not may_deploy(g)
    all_effects(g)
    g.do(0, "end", "agent diplomacy", "to wealth")
    all_effects(g)
    g.do(0, "end", "agent reconnaissance", "to carthag")
    assert g.state.agents[0] == 0
    assert sum(placed.count(0) for placed in g.state.placed) == 3


@pytest.mark.rule("IMP-8.12")
def test_rally_troops(table: Any) -> None:
    g = visit(table, "dagger", "rally_troops", solari={0: 4}, decks={0: []})
    assert g.offered(0) == ["end"]
    assert (g.state.garrison[0], g.state.supply[0], has(g)) == (7, 5, (0, 0, 0))


@pytest.mark.rule("IMP-8.13", "IMP-8.27")
@pytest.mark.parametrize("still_there", [True, False])
def test_hall_of_oratory(table: Any, still_there: bool) -> None:
    g = visit(
        table,
        "dagger",
        "hall_of_oratory",
        players=3,
        revealed=[1, 2],
        decks={0: []},
        intrigues={0: ["urgent_mission"]},
    )
    assert g.state.garrison[0] == 4
    assert g.state.turn.persuasion == 0
    g.do(0, "end")
    if not still_there:
        g.do(0, "plot urgent_mission")
    g.do(0, "reveal")
    assert g.state.turn.persuasion == int(still_there)


@pytest.mark.rule("IMP-8.27")
def test_hall_of_oratory_with_the_mentat_or_an_opponent(table: Any) -> None:
    g = table(mentat=0, mentat_at="hall_of_oratory", placed={"hall_of_oratory": [0]}, hands={0: []})
    g.do(0, "reveal")
    assert g.state.turn.persuasion == 1
    g = table(placed={"hall_of_oratory": [1]}, hands={0: []})
    g.do(0, "reveal")
    assert g.state.turn.persuasion == 0


@pytest.mark.rule("IMP-8.14")
def test_arrakeen(table: Any) -> None:
    g = visit(table, "reconnaissance", "arrakeen", control={"arrakeen": 1}, decks={0: ["dagger"]})
    all_effects(g)
    assert g.state.garrison[0] == 4
    assert g.state.hands[0] == (CARD["dagger"],)
    assert g.state.solari[:2] == [0, 1]
    assert "deploy 3" in g.offered(0)


@pytest.mark.rule("IMP-8.15")
def test_carthag(table: Any) -> None:
    g = visit(table, "reconnaissance", "carthag", control={"carthag": 0}, decks={0: ["dagger"]})
    all_effects(g)
    assert (g.state.garrison[0], len(g.state.intrigues[0]), g.state.hands[0]) == (4, 1, ())
    assert has(g) == (1, 0, 0)
    assert "deploy 3" in g.offered(0)


@pytest.mark.rule("IMP-8.16")
def test_research_station(table: Any) -> None:
    g = visit(table, "reconnaissance", "research_station", water={0: 2}, decks={0: DECK})
    all_effects(g)
    assert sorted(CARDS[card].id for card in g.state.hands[0]) == sorted(DECK[:3])
    assert has(g) == (0, 0, 0)
    assert "deploy 2" in g.offered(0)


@pytest.mark.rule("IMP-8.17")
def test_sietch_tabr(table: Any) -> None:
    g = visit(table, "reconnaissance", "sietch_tabr", influence={0: {"fremen": 2}}, decks={0: []})
    assert (has(g), g.state.garrison[0]) == ((0, 0, 1), 4)
    assert g.state.influence[FREMEN] == 2
    assert "deploy 3" in g.offered(0)


@pytest.mark.rule("IMP-8.18", "IMP-8.19", "IMP-8.20", "IMP-13.07", "IMP-EX-13")
@pytest.mark.parametrize(
    ("space", "water", "base"), [("the_great_flat", 2, 3), ("hagga_basin", 1, 2), ("imperial_basin", 0, 1)]
)
@pytest.mark.parametrize("bonus", [0, 1, 3])
def test_maker_spaces(table: Any, space: str, water: int, base: int, bonus: int) -> None:
    others = dict.fromkeys(("the_great_flat", "hagga_basin", "imperial_basin"), 5)
    g = visit(
        table,
        "dune_the_desert_planet",
        space,
        water={0: water},
        bonus_spice={**others, space: bonus},
    )
    assert has(g) == (0, base + bonus, 0)
    assert sorted(g.state.bonus_spice) == [0, 5, 5]
    assert "deploy 2" in g.offered(0)


@pytest.mark.rule("IMP-8.20")
def test_the_controller_of_the_imperial_basin(table: Any) -> None:
    g = visit(table, "dune_the_desert_planet", "imperial_basin", control={"imperial_basin": 2})
    assert g.state.spice == [1, 0, 1, 0]


@pytest.mark.rule("IMP-8.21", "IMP-8.28")
@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange(table: Any, spice: int, solari: int) -> None:
    g = visit(table, "dune_the_desert_planet", "sell_melange", spice={0: 7})
    assert g.offered(0) == ["pay 2", "pay 3", "pay 4", "pay 5"]
    g.do(0, f"pay {spice}")
    assert has(g) == (solari, 7 - spice, 0)
    assert g.offered(0) == ["end"], "once, and no Combat space"


@pytest.mark.rule("IMP-8.28")
def test_sell_melange_with_little_spice(table: Any) -> None:
    g = visit(table, "dune_the_desert_planet", "sell_melange", spice={0: 3})
    assert g.offered(0) == ["pay 2", "pay 3"]
    g = visit(table, "dune_the_desert_planet", "sell_melange", spice={0: 2})
    assert has(g) == (6, 0, 0)


@pytest.mark.rule("IMP-8.22")
def test_secure_contract(table: Any) -> None:
    g = visit(table, "dune_the_desert_planet", "secure_contract")
    assert has(g) == (3, 0, 0)
    assert g.offered(0) == ["end"]


@pytest.mark.rule("IMP-14.04")
@pytest.mark.parametrize(
    ("space", "base"), [("the_great_flat", 3), ("hagga_basin", 2), ("imperial_basin", 1)]
)
def test_carryall_doubles_the_base_spice(table: Any, space: str, base: int) -> None:
    g = visit(table, "carryall", space, water={0: 2}, bonus_spice={space: 4})
    assert g.state.spice[0] == 2 * base + 4


@pytest.mark.rule("IMP-14.04")
def test_carryall_elsewhere(table: Any) -> None:
    assert has(visit(table, "carryall", "secure_contract")) == (3, 0, 0)


@pytest.mark.rule("IMP-8.23")
def test_every_space_is_visited(table: Any) -> None:
    """That nothing on the board lacks a handler: all 22 in turn, by a card with all icons."""
    for space in SPACE:
        g = table(
            hands={0: ["foldspace"]},
            influence={0: {"fremen": 2}},
            solari={0: 20},
            spice={0: 20},
            water={0: 20},
            decks={0: DECK},
        )
        g.do(0, "agent foldspace", f"to {space}")
        if space == "sell_melange":
            g.do(0, "pay 2")
        while "end" not in g.offered(0):
            g.do(0, g.offered(0)[0])
        g.do(0, "end")
        assert g.state.placed[SPACE[space]] == (0,)
