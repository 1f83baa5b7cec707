from pathlib import Path
from typing import Any

import pytest
import yaml

from landsraad.games.classic import factions
from landsraad.games.classic.factions import FACTION, FACTION_ID, FACTIONS, SHEETS
from landsraad.games.classic.leaders import FACTION_OF, LEADER, LEADER_ID, LEADERS, LEADERS_OF, STRENGTH
from landsraad.games.classic.map import TERRITORY

RULES = Path(__file__).parents[3] / "docs" / "rules"
DATA: dict[str, Any] = yaml.safe_load((RULES / "classic-data.yaml").read_text(encoding="utf-8"))


def test_every_leader_equals_the_rules_data() -> None:
    assert [tuple(leader) for leader in LEADERS] == [
        (leader["id"], leader["name"], FACTION[faction["id"]], leader["strength"])
        for faction in DATA["factions"]
        for leader in faction["leaders"]
    ]


def test_leaders_are_numbered_five_a_faction_in_sheet_order() -> None:
    assert len(LEADERS) == len(LEADER) == DATA["traitor_deck"]["cards"] == 30
    for leader, data in enumerate(LEADERS):
        assert LEADER[data.id] == leader
        assert LEADER_ID[leader] == data.id
        assert STRENGTH[leader] == data.strength
        assert FACTION_OF[leader] == data.faction == leader // 5
    assert [list(leaders) for leaders in LEADERS_OF] == [
        list(range(5 * faction, 5 * faction + 5)) for faction in FACTIONS
    ]


@pytest.mark.parametrize(
    ("faction", "strengths"),
    [
        pytest.param(
            "atreides",
            {
                "Thufir Hawat": 5,
                "Lady Jessica": 5,
                "Gurney Halleck": 4,
                "Duncan Idaho": 2,
                "Dr. Wellington Yueh": 1,
            },
            marks=pytest.mark.rule("CLS-20.02"),
        ),
        pytest.param(
            "bene_gesserit",
            {
                "Alia": 5,
                "Margot Lady Fenring": 5,
                "Mother Ramallo": 5,
                "Princess Irulan": 5,
                "Wanna Marcus": 5,
            },
        ),
        pytest.param(
            "emperor",
            {"Hasimir Fenring": 6, "Captain Aramsham": 5, "Caid": 3, "Burseg": 3, "Bashar": 2},
            marks=pytest.mark.rule("CLS-22.02"),
        ),
        pytest.param(
            "fremen",
            {"Stilgar": 7, "Chani": 6, "Otheym": 5, "Shadout Mapes": 3, "Jamis": 2},
            marks=pytest.mark.rule("CLS-23.02"),
        ),
        pytest.param(
            "spacing_guild",
            {"Staban Tuek": 5, "Master Bewt": 3, "Esmar Tuek": 3, "Soo-Soo Sook": 2, "Guild Rep.": 1},
            marks=pytest.mark.rule("CLS-24.02"),
        ),
        pytest.param(
            "harkonnen",
            {
                "Feyd-Rautha": 6,
                "Beast Rabban": 4,
                "Piter De Vries": 3,
                "Captain Iakin Nefud": 2,
                "Umman Kudu": 1,
            },
            marks=pytest.mark.rule("CLS-25.02"),
        ),
    ],
)
def test_the_leaders_of_a_faction(faction: str, strengths: dict[str, int]) -> None:
    leaders = [LEADERS[leader] for leader in LEADERS_OF[FACTION[faction]]]
    assert {leader.name: leader.strength for leader in leaders} == strengths


def test_every_sheet_equals_the_rules_data() -> None:
    assert len(SHEETS) == len(DATA["factions"])
    for sheet, data in zip(SHEETS, DATA["factions"], strict=True):
        placed = [start for start in data["start_on_map"] if "territory" in start]
        starred = data.get("starred_forces", {"count": 0, "name": ""})
        assert sheet.id == data["id"]
        assert sheet.name == data["name"]
        assert sheet.colour == data["color"]
        assert sheet.start_spice == data["start_spice"]
        assert sheet.start_on_map == tuple((start["territory"], start["forces"]) for start in placed)
        assert sheet.start_reserves == sum(data["start_reserves"].values())
        assert sheet.free_revival == data["free_revival"]
        assert sheet.hand_limit == data["hand_limit"]
        assert sheet.start_cards == data["start_cards"]
        assert sheet.traitors_kept == data["traitors_kept"]
        assert (sheet.starred, sheet.starred_name) == (starred["count"], starred["name"])
        assert sheet.move_range == data.get("move_range", DATA["constants"]["move_range"])


def test_fremen_choose_where_their_first_forces_stand() -> None:
    (start,) = DATA["factions"][factions.FREMEN]["start_on_map"]
    assert start["choose_distribution"] == factions.FREMEN_START_FORCES
    assert tuple(start["among"]) == factions.FREMEN_START
    assert all(territory in TERRITORY for territory in factions.FREMEN_START)


@pytest.mark.rule("CLS-2.03")
def test_a_faction_set_is_5_leaders_and_20_forces() -> None:
    assert len(SHEETS) == len(FACTIONS) == 6
    for faction, sheet in enumerate(SHEETS):
        assert len(LEADERS_OF[faction]) == 5
        chosen = factions.FREMEN_START_FORCES if faction == factions.FREMEN else 0
        assert sum(forces for _, forces in sheet.start_on_map) + chosen + sheet.start_reserves == 20
        assert all(territory in TERRITORY for territory, _ in sheet.start_on_map)


def test_a_constant_names_its_faction() -> None:
    constants = ("ATREIDES", "BENE_GESSERIT", "EMPEROR", "FREMEN", "GUILD", "HARKONNEN")
    assert tuple(getattr(factions, constant) for constant in constants) == FACTIONS == tuple(range(6))
    for constant, name in zip(constants, FACTION_ID, strict=True):
        assert name == {"GUILD": "spacing_guild"}.get(constant, constant.lower())
        assert FACTION[name] == getattr(factions, constant)
