"""The Agent boxes of all personal cards (IMP-20, IMP-21), each played: where, what is chosen, what it changes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from games.imperium.changes import Changes, Counts, added
from landsraad.games.imperium.cards import CARDS
from landsraad.games.imperium.view import view

HALL, CONTRACT, SIETCH, WEALTH = "hall_of_oratory", "secure_contract", "sietch_tabr", "wealth"
SECRETS, STILLSUITS, GUILD, LEADER = "secrets", "stillsuits", "foldspace", "leader"
SPACE_GIVES: dict[str, Counts] = {
    HALL: {"garrison": 1, "supply": -1},
    CONTRACT: {"solari": 3},
    SIETCH: {"garrison": 1, "supply": -1, "water": 1},
    WEALTH: {"solari": 2},
    SECRETS: {},
    STILLSUITS: {"water": 1},
    GUILD: {},
}
"""What a space gives as soon as the Agent is there; what waits there is left alone."""

TWO_SPICE: dict[str, Any] = {"spice": {0: 2}}
PAID: Counts = {"spice": -2}
TRASHED_BY_THEMSELVES = {"seek_allies", "foldspace", "imperial_spy", "power_play"}
BENE_GESSERIT_IN_PLAY: dict[str, Any] = {"in_play": {0: ["space_travel", "bene_gesserit_sister"]}}


class Row(NamedTuple):
    rule: str
    card: str
    space: str
    change: Counts
    """Of the player, besides the card that leaves the hand and what the space gives."""
    does: tuple[str, ...] = ()
    """After the Agent was sent."""
    given: dict[str, Any] = {}
    others: dict[int, Counts] = {}


def trashes_a_card(rule: str, card: str, space: str) -> Row:
    return Row(
        rule,
        card,
        space,
        {"hand": -1},
        (f"do {card}/agent/0", "trash hand dagger"),
        given={"hands": {0: [card, "dagger"]}},
    )


def recruits(n: int) -> Counts:
    return {"garrison": n, "supply": -n}


ROWS = (
    Row("IMP-20.06", "seek_allies", WEALTH, {}, ("do seek_allies/agent/0",)),
    Row("IMP-20.07", "signet_ring", CONTRACT, {"spice": 1}, ("do signet_ring/agent/0",)),
    Row("IMP-20.10", "foldspace", CONTRACT, {"hand": 1}, ("do foldspace/agent/0", "do foldspace/agent/1")),
    Row("IMP-21.01", "arrakis_recruiter", SIETCH, recruits(1)),
    Row("IMP-21.03", "bene_gesserit_initiate", CONTRACT, {"hand": 1}, ("do bene_gesserit_initiate/agent/0",)),
    Row(
        "IMP-21.05",
        "carryall",
        "hagga_basin",
        {"water": -1, "spice": 2 + 3 + 2},  # the bonus spice isn't doubled
        given={"water": {0: 1}, "bonus_spice": {"hagga_basin": 3}},
    ),
    Row("IMP-21.08", "crysknife", CONTRACT, {"solari": 1}),
    Row("IMP-21.09", "dr_yueh", SIETCH, {"hand": 1}, ("do dr_yueh/agent/0",)),
    Row(
        "IMP-21.10",
        "duncan_idaho",
        SIETCH,
        {"water": -1, "hand": 1, **recruits(1)},
        ("do duncan_idaho/agent/0", "do duncan_idaho/agent/0/1"),
    ),
    trashes_a_card("IMP-21.11", "fedaykin_death_commando", CONTRACT),
    Row(
        "IMP-21.12",
        "firm_grip",
        WEALTH,
        {"solari": -2, "bene_gesserit": 1},
        ("do firm_grip/agent/0", "influence bene_gesserit"),
    ),
    Row("IMP-21.13", "fremen_camp", CONTRACT, PAID | recruits(3), ("do fremen_camp/agent/0",), TWO_SPICE),
    Row(
        "IMP-21.14",
        "gene_manipulation",
        HALL,
        {"spice": 2, "hand": -1},
        ("do gene_manipulation/agent/1", "do gene_manipulation/agent/0", "trash hand dagger"),
        given={"hands": {0: ["gene_manipulation", "dagger"]}} | BENE_GESSERIT_IN_PLAY,
    ),
    trashes_a_card("IMP-21.15", "guild_administrator", CONTRACT),
    Row(
        "IMP-21.16",
        "guild_ambassador",
        HALL,
        {"spacing_guild": 1},
        ("do guild_ambassador/agent/0", "choose guild_ambassador/agent/0/0"),
    ),
    Row(
        "IMP-21.16",
        "guild_ambassador",
        HALL,
        {"spice": 2},
        ("do guild_ambassador/agent/0", "choose guild_ambassador/agent/0/1"),
    ),
    Row(
        "IMP-21.18",
        "gun_thopter",
        CONTRACT,
        {},
        ("do gun_thopter/agent/0",),
        given={"garrison": {0: 3, 1: 3, 2: 0, 3: 1}},
        others={1: recruits(-1), 2: {}, 3: recruits(-1)},
    ),
    Row("IMP-21.19", "gurney_halleck", SIETCH, {"hand": 1, **recruits(2)}, ("do gurney_halleck/agent/1",)),
    Row("IMP-21.20", "imperial_spy", WEALTH, {"intrigues": 1}, ("do imperial_spy/agent/0",)),
    Row(
        "IMP-21.21",
        "kwisatz_haderach",
        LEADER,
        {"hand": 1, "water": 1},
        ("to stillsuits", "do kwisatz_haderach/agent/1"),
    ),
    Row("IMP-21.22", "lady_jessica", HALL, {"hand": 2}, ("do lady_jessica/agent/0",)),
    Row(
        "IMP-21.24",
        "missionaria_protectiva",
        SIETCH,
        {"emperor": 1},
        ("do missionaria_protectiva/agent/0", "influence emperor"),
        given=BENE_GESSERIT_IN_PLAY,
    ),
    Row("IMP-21.25", "opulence", WEALTH, {"solari": 3}),
    Row(
        "IMP-21.26",
        "other_memory",
        CONTRACT,
        {"hand": 1},
        ("do other_memory/agent/0", "choose other_memory/agent/0/0"),
        given={"discards": {0: ["bene_gesserit_sister"]}},
    ),
    Row(
        "IMP-21.26",
        "other_memory",
        CONTRACT,
        {"hand": 1},
        ("do other_memory/agent/0", "choose other_memory/agent/0/1", "take lady_jessica"),
        given={"discards": {0: ["bene_gesserit_sister", "space_travel", "lady_jessica"]}},
    ),
    Row("IMP-21.27", "piter_de_vries", HALL, {"intrigues": 1}, ("do piter_de_vries/agent/0",)),
    Row(
        "IMP-21.28",
        "power_play",
        SECRETS,
        {"bene_gesserit": 2, "vp": 1},
        ("do power_play/agent/0", "do bene_gesserit/influence/0", "do power_play/agent/1"),
    ),
    Row(
        "IMP-21.29",
        "reverend_mother_mohiam",
        WEALTH,
        {},
        ("do reverend_mother_mohiam/agent/0",),
        given={"hands": {0: ["reverend_mother_mohiam"], 1: ["dagger"] * 2, 3: ["diplomacy"]}}
        | BENE_GESSERIT_IN_PLAY,
        others={1: {"hand": -2}, 2: {}, 3: {"hand": -1}},
    ),
    Row("IMP-21.31", "sardaukar_legion", HALL, recruits(2)),
    Row(
        "IMP-21.33",
        "shifting_allegiances",
        CONTRACT,
        {"spice": -2, "fremen": -1, "emperor": 2, "vp": 1},
        ("do shifting_allegiances/agent/0", "lose fremen", "influence emperor"),
        given={"spice": {0: 2}, "influence": {0: {"fremen": 1, "bene_gesserit": 1}}},
    ),
    trashes_a_card("IMP-21.34", "sietch_reverend_mother", STILLSUITS),
    Row(
        "IMP-21.35",
        "smugglers_thopter",
        CONTRACT,
        {"hand": 2},
        ("do smugglers_thopter/agent/0",),
        given={"influence": {0: {"spacing_guild": 2}}},
    ),
    Row("IMP-21.36", "space_travel", GUILD, {"hand": 1}, ("do space_travel/agent/0",)),
    Row(
        "IMP-21.38",
        "spice_smugglers",
        SIETCH,
        {"spice": -2, "spacing_guild": 1, "solari": 3},
        ("do spice_smugglers/agent/0", "do spice_smugglers/agent/0/0"),
        given={"spice": {0: 2}},
    ),
    Row("IMP-21.39", "stilgar", CONTRACT, {"water": 1}),
    Row(
        "IMP-21.40",
        "test_of_humanity",
        HALL,
        {},
        ("do test_of_humanity/agent/0",),
        given={"hands": {0: ["test_of_humanity"], 1: ["dagger"]}, "conflict": {0: 1, 2: 2}},
        others={1: {"hand": -1}, 2: {"conflict": -1, "supply": 1}, 3: {}},
    ),
    Row("IMP-21.41", "the_voice", CONTRACT, {}, ("do the_voice/agent/0", "close arrakeen")),
    Row("IMP-21.42", "thufir_hawat", CONTRACT, {"hand": 1}, ("do thufir_hawat/agent/0",)),
    Row("IMP-21.43", "worm_riders", CONTRACT, {"spice": 2}),
)


def sent(table: Any, row: Row) -> Any:
    given: dict[str, Any] = {
        "leaders": ["earl_memnon_thorvald"],
        "hands": {0: [row.card]},
        "decks": {0: ["dagger", "diplomacy", "convincing_argument"]},
        "influence": {0: {"fremen": 2 * (row.space == SIETCH)}},
        "discards": {0: []},
    }
    return table(**{**given, **row.given})


def each_row() -> list[Any]:
    return [pytest.param(row, id=row.card, marks=pytest.mark.rule(row.rule)) for row in ROWS]


@pytest.mark.parametrize("row", each_row())
def test_the_agent_box(table: Any, row: Row) -> None:
    g = sent(table, row)
    changes = [Changes(g, seat) for seat in range(4)]
    g.do(0, f"agent {row.card}", f"{'from' if row.space == LEADER else 'to'} {row.space}", *row.does)
    assert changes[0]() == added(row.change, SPACE_GIVES.get(row.space, {}), {"hand": -1})
    assert {seat: changes[seat]() for seat in row.others} == row.others
    assert (row.card in view(g.state, 0).parties[0].in_play) == (row.card not in TRASHED_BY_THEMSELVES)
    assert {action.split()[0] for action in g.offered(0)} <= {"do", "deploy", "end"}, "nothing is half done"
    assert not [action for action in g.offered(0) if action.startswith(f"do {row.card}/agent")]


def test_every_agent_box_is_played() -> None:
    assert {row.card for row in ROWS} == {card.id for card in CARDS if card.agent}
