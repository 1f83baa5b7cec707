"""Promises about battles (CLS-18): Battle Plans, the Voice, traitors, outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.classic.battles import composing, finish, plan, sealed_plan, to_plans
from games.classic.dealing import agree, may, offer, outcome, promised
from landsraad.games.classic.factions import (
    ATREIDES,
    FREMEN,
    HARKONNEN,
)
from landsraad.games.classic.map import TERRITORY

ARRAKEEN, CARTHAG = TERRITORY["arrakeen"], TERRITORY["carthag"]


@pytest.fixture
def siege(table: Any) -> Callable[..., Any]:
    """Harkonnen and Fremen are about to fight in Arrakeen; Truthtrance gives time to talk."""

    def place(**position: Any) -> Any:
        hands = {"emperor": ["truthtrance"], **position.pop("hands", {})}
        g = table(
            **{
                "phase": "battle",
                "turn": 3,
                "storm": 1,
                "order": ["harkonnen", "fremen", "emperor", "atreides", "bene_gesserit", "spacing_guild"],
                "hands": hands,
                "forces": {"harkonnen": {"arrakeen/10": 6}, "fremen": {"arrakeen/10": 4}},
                "spice": {"atreides": 10},
                "options": {"deals": "on"},
                **position,
            }
        )
        g.run_to(lambda: "truthtrance" in g.offered("emperor"))
        return g

    return place


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize(
    ("term", "part", "possible"),
    [
        ("dial_least 3 fremen", "dial", ["3", "4", "5", "6"]),
        ("dial_most 3 fremen", "dial", ["0", "1", "2", "3"]),
        ("dial_most 3 emperor", "dial", ["0", "1", "2", "3", "4", "5", "6"]),
        ("no_weapon fremen", "weapon", ["none", "baliset"]),
        ("no_weapon emperor", "weapon", ["none", "lasgun", "baliset"]),
        ("no_defense fremen", "defense", ["none", "baliset"]),
        ("no_weapon fremen", "defense", ["none", "snooper", "baliset"]),
    ],
)
def test_a_plan_keeps_what_was_promised_about_it(
    siege: Any, term: str, part: str, possible: list[str]
) -> None:
    g = siege(hands={"harkonnen": ["lasgun", "baliset", "snooper"]})
    promised(g, term)
    assert composing(g, "harkonnen", part) == [f"{part} {word}" for word in possible]
    plan(g, "harkonnen", **{part: possible[-1]})
    assert outcome(g) == ""  # before the plans are revealed, nobody knows
    plan(g, "fremen")
    finish(g)
    assert outcome(g) == ("void" if term == "dial_most 3 emperor" else "kept")  # there was no such battle


@pytest.mark.rule("CLS-18.03", "CLS-18.09")
def test_of_promises_that_exclude_each_other_one_is_kept(siege: Any) -> None:
    g = siege()
    promised(g, "dial_most 2 fremen")
    promised(g, "dial_least 5 fremen")
    assert composing(g, "harkonnen", "dial") == ["dial 0", "dial 1", "dial 2"]
    plan(g, "harkonnen", dial=2)
    plan(g, "fremen")
    finish(g)
    assert [event.key for event in g.events if event.key.startswith("term_")] == ["term_kept", "term_void"]


@pytest.mark.rule("CLS-18.09")
def test_more_than_there_are_forces_is_void(siege: Any) -> None:
    g = siege()
    promised(g, "dial_least 7 fremen")
    plan(g, "harkonnen", dial=6)
    plan(g, "fremen")
    finish(g)
    assert outcome(g) == "void"


@pytest.mark.rule("CLS-18.07", "CLS-18.09")
def test_the_voice_binds_more_than_a_promise(siege: Any) -> None:
    g = siege(hands={"harkonnen": ["lasgun", "crysknife"]}, alliances=[["bene_gesserit", "fremen"]])
    promised(g, "no_weapon fremen")
    g.run_to(lambda: "voice play lasgun" in g.offered("bene_gesserit"))
    g.do("bene_gesserit", "voice play lasgun")
    plan(g, "harkonnen")
    assert sealed_plan(g, "harkonnen")["weapon"] == "lasgun"
    plan(g, "fremen")
    finish(g)
    assert outcome(g) == "void"


@pytest.mark.rule("CLS-18.03")
def test_a_plan_in_preparation_begins_anew_with_a_promise_about_it(siege: Any) -> None:
    g = siege(hands={"harkonnen": ["lasgun"]})
    to_plans(g)
    g.do("fremen", "leader jamis")
    assert composing(g, "harkonnen", "dial")
    g.do("harkonnen", "dial 1")
    promised(g, "dial_least 4 fremen")
    assert "leader feyd_rautha" in g.offered("harkonnen")
    assert "dial 0" in g.offered("fremen"), "that is nobody else's business"
    assert composing(g, "harkonnen", "dial") == ["dial 4", "dial 5", "dial 6"]


@pytest.mark.rule("CLS-18.03")
def test_nobody_promises_anything_about_a_sealed_plan(siege: Any) -> None:
    g = siege()
    number = offer(g, "atreides", "harkonnen", "wants no_weapon fremen")
    g.do("harkonnen", "~deal atreides", "~deal gives dial_least 2 fremen")
    assert f"~accept {number}" in may(g, "harkonnen")
    assert "~deal seal" in may(g, "harkonnen")
    plan(g, "harkonnen")
    assert f"~accept {number}" not in may(g, "harkonnen")
    assert "~deal seal" not in may(g, "harkonnen")
    g.do("emperor", "~deal fremen", "~deal wants no_weapon harkonnen")
    assert "~deal seal" in may(g, "emperor"), "this plan isn't sealed"


@pytest.mark.rule("CLS-18.06", "CLS-18.03")
@pytest.mark.parametrize(
    ("dial", "condition", "paid"),
    [
        (6, "harkonnen wins", 4),
        (0, "harkonnen wins", 0),
        (0, "harkonnen loses", 4),
        (6, "harkonnen loses", 0),
    ],
)
def test_a_payment_for_the_outcome_of_a_battle_that_was_fought(
    siege: Any, dial: int, condition: str, paid: int
) -> None:
    g = siege()
    agree(g, "atreides", "harkonnen", "gives spice 4", f"when {condition}")
    plan(g, "harkonnen", leader="umman_kudu", dial=dial)
    plan(g, "fremen", leader="jamis", dial=1)
    finish(g)
    assert (g.state.spice[ATREIDES], g.state.bribes[HARKONNEN]) == (10 - paid, paid)
    assert outcome(g) == ("kept" if paid else "void")


@pytest.mark.rule("CLS-18.03")
def test_after_an_explosion_both_have_lost(siege: Any) -> None:
    g = siege(hands={"harkonnen": ["lasgun"], "fremen": ["shield"]})
    agree(g, "atreides", "harkonnen", "gives spice 4", "when harkonnen loses")
    agree(g, "atreides", "fremen", "gives spice 2", "when fremen wins")
    plan(g, "harkonnen", weapon="lasgun")
    plan(g, "fremen", defense="shield")
    finish(g)
    assert (g.state.bribes[HARKONNEN], g.state.bribes[FREMEN]) == (4, 0)


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize(("promise", "calls"), [("no_traitor fremen", False), ("no_traitor emperor", True)])
def test_a_promise_not_to_call_a_traitor_is_kept(siege: Any, promise: str, calls: bool) -> None:
    g = siege(traitors={"harkonnen": ["jamis"]})
    promised(g, promise)
    plan(g, "harkonnen")
    plan(g, "fremen", leader="jamis")
    assert ("traitor" in g.offered("harkonnen")) is calls
    if calls:
        g.do("harkonnen", "traitor")
    finish(g)
    assert ("traitor_called" in g.keys) is calls
    assert outcome(g) == "kept"
