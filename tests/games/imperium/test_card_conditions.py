"""What cards ask for before they give something (IMP-20, IMP-21): without it they don't, and nothing need be paid."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import Changes, Counts

Given = dict[str, Any]


def influence(**levels: int) -> Given:
    return {"influence": {0: levels}}


def in_play(*cards: str) -> Given:
    return {"in_play": {0: list(cards)}}


NOT_YET: list[tuple[str, str, str, str, Given]] = [
    ("IMP-21.10", "duncan_idaho", "arrakeen", "agent/0", {}),
    ("IMP-21.12", "firm_grip", "hall_of_oratory", "agent/0", {"solari": {0: 1}}),
    ("IMP-21.13", "fremen_camp", "secure_contract", "agent/0", {"spice": {0: 1}}),
    ("IMP-21.14", "gene_manipulation", "hall_of_oratory", "agent/1", in_play("space_travel")),
    ("IMP-21.24", "missionaria_protectiva", "arrakeen", "agent/0", in_play("space_travel")),
    ("IMP-21.28", "power_play", "wealth", "agent/0", influence(emperor=6)),
    ("IMP-21.29", "reverend_mother_mohiam", "wealth", "agent/0", in_play("space_travel")),
    ("IMP-21.33", "shifting_allegiances", "secure_contract", "agent/0", {"spice": {0: 1}}),
    ("IMP-21.33", "shifting_allegiances", "secure_contract", "agent/0", {"spice": {0: 2}} | influence()),
    ("IMP-21.35", "smugglers_thopter", "secure_contract", "agent/0", influence(spacing_guild=1)),
    ("IMP-21.38", "spice_smugglers", "arrakeen", "agent/0", {"spice": {0: 1}}),
]
NOT_REVEALED: list[tuple[str, str, str, Given]] = [
    ("IMP-21.08", "crysknife", "reveal/1", in_play("sardaukar_legion")),
    ("IMP-21.11", "fedaykin_death_commando", "reveal/1", {}),
    ("IMP-21.12", "firm_grip", "reveal/0", influence(emperor=3, fremen=4)),
    ("IMP-21.16", "guild_ambassador", "reveal/0", {"spice": {0: 3}} | influence(spacing_guild=3)),
    ("IMP-21.16", "guild_ambassador", "reveal/0", {"spice": {0: 2}} | influence(spacing_guild=4)),
    ("IMP-21.19", "gurney_halleck", "reveal/1", {"solari": {0: 2}}),
    ("IMP-21.25", "opulence", "reveal/1", {"solari": {0: 5}}),
    ("IMP-21.34", "sietch_reverend_mother", "reveal/0", in_play("bene_gesserit_sister")),
    ("IMP-21.37", "spice_hunter", "reveal/2", {}),
    ("IMP-21.43", "worm_riders", "reveal/0", influence(fremen=1)),
    ("IMP-21.43", "worm_riders", "reveal/1", influence(fremen=3)),
]
ARROWS: list[tuple[str, str, str, Given]] = [
    ("IMP-21.10", "duncan_idaho", "carthag", {"water": {0: 1}}),
    ("IMP-21.12", "firm_grip", "hall_of_oratory", {"solari": {0: 2}}),
    ("IMP-21.13", "fremen_camp", "secure_contract", {"spice": {0: 2}}),
    ("IMP-21.15", "guild_administrator", "secure_contract", {}),
    ("IMP-21.33", "shifting_allegiances", "hall_of_oratory", {"spice": {0: 2}} | influence(fremen=1)),
    ("IMP-21.38", "spice_smugglers", "carthag", {"spice": {0: 2}}),
]


def ruled(rows: list[tuple[Any, ...]]) -> list[Any]:
    return [pytest.param(*row[1:], id=row[1], marks=pytest.mark.rule(row[0])) for row in rows]


@pytest.mark.parametrize(("card", "space", "effect", "given"), ruled(NOT_YET))
def test_nothing_without_what_the_agent_box_asks_for(
    table: Any, card: str, space: str, effect: str, given: Given
) -> None:
    g = table(hands={0: [card], 1: ["dagger"]}, decks={0: []}, **given)
    g.do(0, f"agent {card}", f"to {space}")
    assert f"do {card}/{effect}" not in g.offered(0)


@pytest.mark.parametrize(("card", "effect", "given"), ruled(NOT_REVEALED))
def test_nothing_without_what_the_reveal_box_asks_for(
    table: Any, card: str, effect: str, given: Given
) -> None:
    g = table(hands={0: [card]}, decks={0: []}, **given)
    g.do(0, "reveal")
    assert f"do {card}/{effect}" not in g.offered(0)


@pytest.mark.parametrize(("card", "space", "given"), ruled(ARROWS))
def test_the_turn_may_end_without_paying(table: Any, card: str, space: str, given: Given) -> None:
    g = table(hands={0: [card]}, decks={0: ["dagger"]}, **given)
    g.do(0, f"agent {card}", f"to {space}")
    if space == "carthag":
        g.do(0, "do carthag/space/1")
    change = Changes(g, 0)
    assert {f"do {card}/agent/0", "end"} <= set(g.offered(0))
    g.do(0, "end")
    assert change() == {}


UP_TO = [
    ("IMP-21.06", "chani", "reveal/1", "retreat", 5),
    ("IMP-21.31", "sardaukar_legion", "reveal/1", "deploy", 3),
    ("IMP-21.32", "scout", "reveal/2", "retreat", 2),
]


@pytest.mark.parametrize(("card", "effect", "word", "most"), ruled(UP_TO))
def test_how_many_troops_a_card_moves(table: Any, card: str, effect: str, word: str, most: int) -> None:
    g = table(hands={0: [card]}, decks={0: []}, garrison={0: 5}, conflict={0: 5})
    g.do(0, "reveal")
    assert "end" in g.offered(0), "one may move none"
    g.do(0, f"do {card}/{effect}")
    assert g.offered(0) == [f"{word} {n}" for n in range(1, most + 1)]


@pytest.mark.rule("IMP-21.29")
def test_reverend_mother_mohiam_leaves_cards_beyond_two(table: Any) -> None:
    hands = {0: ["reverend_mother_mohiam"], 1: ["dagger"] * 2 + ["diplomacy"]}
    g = table(hands=hands, in_play={0: ["lady_jessica"]})
    g.do(0, "agent reverend_mother_mohiam", "to wealth", "do reverend_mother_mohiam/agent/0")
    change = Changes(g, 1)
    g.do(1, "discard diplomacy", "discard dagger")
    assert change() == {"hand": -2}
    assert g.asked == {0}


@pytest.mark.rule("IMP-21.12")
def test_firm_grip_is_no_grip_on_the_emperor(table: Any) -> None:
    g = table(hands={0: ["firm_grip"]}, solari={0: 2})
    g.do(0, "agent firm_grip", "to hall_of_oratory", "do firm_grip/agent/0")
    assert g.offered(0) == ["influence spacing_guild", "influence bene_gesserit", "influence fremen"]


@pytest.mark.rule("IMP-21.28")
@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("wealth", "emperor"),
        ("foldspace", "spacing_guild"),
        ("secrets", "bene_gesserit"),
        ("stillsuits", "fremen"),
    ],
)
def test_power_play_goes_with_the_visited_faction(table: Any, space: str, faction: str) -> None:
    g = table(hands={0: ["power_play"]})
    g.do(0, "agent power_play", f"to {space}")
    change = Changes(g, 0)
    g.do(0, "do power_play/agent/0")
    assert change() == {faction: 1}


@pytest.mark.rule("IMP-21.33")
def test_shifting_allegiances_rises_with_one_faction(table: Any) -> None:
    levels = influence(emperor=1, fremen=2)
    g = table(hands={0: ["shifting_allegiances"]}, spice={0: 2}, **levels)
    g.do(0, "agent shifting_allegiances", "to hall_of_oratory", "do shifting_allegiances/agent/0")
    assert g.offered(0) == ["lose emperor", "lose fremen"]
    change = Changes(g, 0)
    g.do(0, "lose emperor", "influence emperor")
    assert change() == {"emperor": 1, "vp": 1}, "down to 0, then up to 2"


@pytest.mark.rule("IMP-21.40", "IMP-EX-20")
def test_of_humanity_lets_each_opponent_choose(table: Any) -> None:
    hands = {0: ["test_of_humanity"], 1: ["dagger", "diplomacy"], 2: ["dagger", "diplomacy"]}
    g = table(hands=hands, conflict={0: 1, 1: 1, 3: 2})
    g.do(0, "agent test_of_humanity", "to hall_of_oratory")
    changes: list[Changes] = [Changes(g, seat) for seat in range(4)]
    g.do(0, "do test_of_humanity/agent/0")
    assert g.asked == {1}
    g.do(1, "choose test_of_humanity/agent/0/0/1")
    g.do(2, "discard dagger")
    assert g.asked == {0}
    lost: Counts = {"conflict": -1, "supply": 1}
    assert [change() for change in changes] == [{}, lost, {"hand": -1}, lost]


@pytest.mark.rule("IMP-20.06", "IMP-20.10", "IMP-21.28")
@pytest.mark.parametrize(
    ("card", "effect"), [("seek_allies", "agent/0"), ("power_play", "agent/1"), ("foldspace", "agent/1")]
)
def test_a_card_that_trashes_itself_must_do_so(table: Any, card: str, effect: str) -> None:
    g = table(hands={0: [card]}, decks={0: []}, reserve={"foldspace": 3})
    g.do(0, f"agent {card}", "to wealth", "do emperor/influence/0")
    while len(g.offered(0)) > 1:
        g.do(0, next(action for action in g.offered(0) if not action.endswith(effect)))
    assert g.offered(0) == [f"do {card}/{effect}"]
