"""The Reveal boxes of all personal cards (IMP-20, IMP-21), what acquiring them gives and what trashing them gives."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from games.imperium.changes import Changes, Counts, added
from landsraad.games.imperium.cards import CARDS

WITH_FREMEN: dict[str, Any] = {"in_play": {0: ["stilgar"]}}
ALLIANCE = 4


class Row(NamedTuple):
    rule: str
    card: str
    change: Counts
    """Of the player, besides the card that leaves the hand."""
    does: tuple[str, ...] = ()
    given: dict[str, Any] = {}


def influence(faction: str, n: int) -> dict[str, Any]:
    return {"influence": {0: {faction: n}}}


def with_deploying(rule: str, card: str, change: Counts, n: int) -> Row:
    moved = {"garrison": -n, "conflict": n}
    deploys = (f"do {card}/reveal/1", f"deploy {n}") if n > 1 else (f"do {card}/reveal/1",)
    return Row(rule, card, change | moved, deploys, given={"garrison": {0: 4}})


def with_retreat(rule: str, card: str, change: Counts, at: int, n: int) -> Row:
    moved = {"garrison": n, "conflict": -n}
    retreats = (f"do {card}/reveal/{at}", f"retreat {n}")
    return Row(rule, card, change | moved, retreats, given={"conflict": {0: 4}})


REVEALED = (
    Row("IMP-20.01", "convincing_argument", {"persuasion": 2}),
    Row("IMP-20.02", "dagger", {"swords": 1}),
    Row("IMP-20.03", "diplomacy", {"persuasion": 1}),
    Row("IMP-20.04", "dune_the_desert_planet", {"persuasion": 1}),
    Row("IMP-20.05", "reconnaissance", {"persuasion": 1}),
    Row("IMP-20.06", "seek_allies", {}),
    Row("IMP-20.07", "signet_ring", {"persuasion": 1}),
    Row("IMP-20.08", "arrakis_liaison", {"persuasion": 2}),
    Row("IMP-20.09", "the_spice_must_flow", {"spice": 1}),
    Row("IMP-20.10", "foldspace", {}),
    Row("IMP-21.01", "arrakis_recruiter", {"persuasion": 1, "swords": 1}),
    Row("IMP-21.02", "assassination_mission", {"solari": 1, "swords": 1}),
    Row("IMP-21.03", "bene_gesserit_initiate", {"persuasion": 1}),
    Row(
        "IMP-21.04",
        "bene_gesserit_sister",
        {"persuasion": 2},
        ("do bene_gesserit_sister/reveal/0", "choose bene_gesserit_sister/reveal/0/0"),
    ),
    Row(
        "IMP-21.04",
        "bene_gesserit_sister",
        {"swords": 2},
        ("do bene_gesserit_sister/reveal/0", "choose bene_gesserit_sister/reveal/0/1"),
    ),
    Row("IMP-21.05", "carryall", {"persuasion": 1, "spice": 1}),
    with_retreat("IMP-21.06", "chani", {"persuasion": 2}, 1, 4),
    Row("IMP-21.07", "choam_directorship", {"solari": 3}),
    Row("IMP-21.08", "crysknife", {"swords": 1, "fremen": 1}, ("do crysknife/reveal/1",), WITH_FREMEN),
    Row("IMP-21.09", "dr_yueh", {"persuasion": 1}),
    Row("IMP-21.10", "duncan_idaho", {"swords": 2, "water": 1}),
    Row(
        "IMP-21.11",
        "fedaykin_death_commando",
        {"persuasion": 1, "swords": 3},
        ("do fedaykin_death_commando/reveal/1",),
        WITH_FREMEN,
    ),
    Row(
        "IMP-21.12",
        "firm_grip",
        {"persuasion": 4},
        ("do firm_grip/reveal/0",),
        influence("emperor", ALLIANCE),
    ),
    Row("IMP-21.13", "fremen_camp", {"persuasion": 2, "swords": 1}),
    Row("IMP-21.14", "gene_manipulation", {"persuasion": 2}),
    Row("IMP-21.15", "guild_administrator", {"persuasion": 1}),
    Row(
        "IMP-21.16",
        "guild_ambassador",
        {"spice": -3, "vp": 1},
        ("do guild_ambassador/reveal/0",),
        {"spice": {0: 3}, **influence("spacing_guild", ALLIANCE)},
    ),
    Row("IMP-21.17", "guild_bankers", {}),
    with_deploying("IMP-21.18", "gun_thopter", {"swords": 3}, 1),
    Row(
        "IMP-21.19",
        "gurney_halleck",
        {"persuasion": 2, "solari": -3, "supply": -2, "conflict": 2},
        ("do gurney_halleck/reveal/1", "deploy 2"),
        {"solari": {0: 3}},
    ),
    Row("IMP-21.20", "imperial_spy", {"persuasion": 1, "swords": 1}),
    Row("IMP-21.21", "kwisatz_haderach", {}),
    Row("IMP-21.22", "lady_jessica", {"persuasion": 3, "swords": 1}),
    Row("IMP-21.23", "liet_kynes", {"persuasion": 2 * 2}, ("do liet_kynes/reveal/0",), WITH_FREMEN),
    Row("IMP-21.24", "missionaria_protectiva", {"persuasion": 1}),
    Row(
        "IMP-21.25",
        "opulence",
        {"persuasion": 1, "solari": -6, "vp": 1},
        ("do opulence/reveal/1",),
        {"solari": {0: 6}},
    ),
    Row("IMP-21.26", "other_memory", {"persuasion": 2}),
    Row("IMP-21.27", "piter_de_vries", {"persuasion": 3, "swords": 1}),
    Row("IMP-21.28", "power_play", {}),
    Row("IMP-21.29", "reverend_mother_mohiam", {"persuasion": 2, "spice": 2}),
    Row("IMP-21.30", "sardaukar_infantry", {"persuasion": 1, "swords": 2}),
    with_deploying("IMP-21.31", "sardaukar_legion", {"persuasion": 1}, 3),
    with_retreat("IMP-21.32", "scout", {"persuasion": 1, "swords": 1}, 2, 2),
    Row("IMP-21.33", "shifting_allegiances", {"persuasion": 2}),
    Row(
        "IMP-21.34",
        "sietch_reverend_mother",
        {"persuasion": 3, "spice": 1},
        ("do sietch_reverend_mother/reveal/0",),
        WITH_FREMEN,
    ),
    Row("IMP-21.35", "smugglers_thopter", {"persuasion": 1, "spice": 1}),
    Row("IMP-21.36", "space_travel", {"persuasion": 2}),
    Row(
        "IMP-21.37",
        "spice_hunter",
        {"persuasion": 1, "swords": 1, "spice": 1},
        ("do spice_hunter/reveal/2",),
        WITH_FREMEN,
    ),
    Row("IMP-21.38", "spice_smugglers", {"persuasion": 1, "swords": 1}),
    Row("IMP-21.39", "stilgar", {"persuasion": 2, "swords": 3}),
    Row("IMP-21.40", "test_of_humanity", {"persuasion": 2}),
    Row("IMP-21.41", "the_voice", {"persuasion": 2}),
    Row("IMP-21.42", "thufir_hawat", {"persuasion": 1, "intrigues": 1}, ("do thufir_hawat/reveal/1",)),
    Row("IMP-21.43", "worm_riders", {"swords": 4}, ("do worm_riders/reveal/0",), influence("fremen", 2)),
    Row(
        "IMP-21.43",
        "worm_riders",
        {"swords": 4 + 2},
        ("do worm_riders/reveal/0", "do worm_riders/reveal/1"),
        influence("fremen", ALLIANCE),
    ),
)
ACQUIRED = (
    Row("IMP-20.09", "the_spice_must_flow", {"vp": 1}),
    Row("IMP-21.06", "chani", {"water": 1}),
    Row(
        "IMP-21.07",
        "choam_directorship",
        dict.fromkeys(("emperor", "spacing_guild", "bene_gesserit", "fremen"), 1),
        ("influence emperor", "influence fremen", "influence spacing_guild"),
    ),
    Row("IMP-21.22", "lady_jessica", {"spacing_guild": 1}, ("influence spacing_guild",)),
    Row("IMP-21.23", "liet_kynes", {"emperor": 1}),
)
TRASHED = (Row("IMP-21.02", "assassination_mission", {"solari": 4}),)


def each(rows: tuple[Row, ...]) -> list[Any]:
    return [pytest.param(row, id=row.card, marks=pytest.mark.rule(row.rule)) for row in rows]


@pytest.mark.parametrize("row", each(REVEALED))
def test_the_reveal_box(table: Any, row: Row) -> None:
    g = table(hands={0: [row.card]}, decks={0: []}, **row.given)
    change = Changes(g, 0)
    g.do(0, "reveal", *row.does)
    assert change() == added(row.change, {"hand": -1})
    assert not [action for action in g.offered(0) if action.startswith("do ")]
    g.do(0, "end")
    assert g.asked == {1}


@pytest.mark.parametrize("row", each(ACQUIRED))
def test_what_acquiring_gives(table: Any, row: Row) -> None:
    hand = ["lady_jessica"] * (row.card != "lady_jessica") + ["convincing_argument"] * 2
    hand += ["arrakis_liaison"] * 2
    on_offer = {} if row.card == "the_spice_must_flow" else {"row": [row.card]}
    g = table(hands={0: hand}, decks={0: []}, **on_offer)
    g.do(0, "reveal")
    change = Changes(g, 0)
    g.do(0, f"acquire {row.card}", *row.does)
    gained = {key: n for key, n in change().items() if key != "persuasion"}
    assert gained == row.change


@pytest.mark.parametrize("row", each(TRASHED))
def test_what_trashing_gives(table: Any, row: Row) -> None:
    g = table(hands={0: ["guild_administrator", row.card]})
    g.do(0, "agent guild_administrator", "to secure_contract")
    change = Changes(g, 0)
    g.do(0, "do guild_administrator/agent/0", f"trash hand {row.card}")
    assert change() == added(row.change, {"hand": -1})


@pytest.mark.parametrize(("rows", "box"), [(REVEALED, "reveal"), (ACQUIRED, "acquire"), (TRASHED, "trashed")])
def test_every_box_is_played(rows: tuple[Row, ...], box: str) -> None:
    printed = {card.id for card in CARDS if box == "reveal" or getattr(card, box)}
    assert {row.card for row in rows} == printed
