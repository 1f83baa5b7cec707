"""Promises about Shipment and Movement (CLS-18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.classic.dealing import agree, lines_told, outcome, promised
from landsraad.games.classic.factions import (
    ATREIDES,
    FACTION_ID,
    HARKONNEN,
)
from landsraad.games.classic.map import TERRITORY, TERRITORY_ID
from landsraad.games.classic.state import Deal, Phase

ARRAKEEN, CARTHAG = TERRITORY["arrakeen"], TERRITORY["carthag"]


@pytest.fixture
def voyage(table: Any) -> Callable[..., Any]:
    """Harkonnen act first in Shipment and Movement."""

    def place(first: str = "harkonnen", **position: Any) -> Any:
        others = [f for f in FACTION_ID if f != first]
        g = table(
            **{
                "phase": "shipment_and_movement",
                "turn": 3,
                "storm": 1,
                "order": [first, *others],
                "spice": {"harkonnen": 10, "atreides": 10, "spacing_guild": 10},
                "forces": {"harkonnen": {"the_great_flat/15": 4}, "spacing_guild": {"tueks_sietch/5": 5}},
                "options": {"deals": "on"},
                **position,
            }
        )
        g.run_to(lambda: g.asked == {first})
        return g

    return place


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize(
    "term", ["ship arrakeen", "not_ship carthag", "move plastic_basin", "not_move wind_pass"]
)
def test_promises_about_shipment_and_movement_are_settled_by_what_is_done(voyage: Any, term: str) -> None:
    g = voyage()
    promised(g, term)
    g.do("harkonnen", "ship arrakeen/10", "forces 2")
    g.run_to(lambda: "move the_great_flat" in g.offered("harkonnen"))
    g.do("harkonnen", "move the_great_flat", "take 4", "to plastic_basin/13")
    assert outcome(g) == ("" if term.startswith("not") else "kept")
    g.run_to("battle")
    assert outcome(g) == "kept"


@pytest.mark.rule("CLS-18.03")
def test_who_promised_to_ship_somewhere_ships_there(voyage: Any) -> None:
    g = voyage()
    promised(g, "ship pasty_mesa")
    assert g.offered("harkonnen") == [f"ship pasty_mesa/{sector}" for sector in (5, 6, 7, 8)]
    promised(g, "ship carthag")
    assert g.offered("harkonnen") == ["ship carthag/11", *(f"ship pasty_mesa/{n}" for n in (5, 6, 7, 8))]
    g.do("harkonnen", "ship carthag/11", "forces 1")
    g.run_to("battle")
    assert [event.key for event in g.events if event.key.startswith("term_")] == ["term_kept", "term_void"]


@pytest.mark.rule("CLS-18.03")
def test_who_promised_to_move_somewhere_moves_there(voyage: Any) -> None:
    g = voyage(forces={"harkonnen": {"the_great_flat/15": 4, "meridian/1": 2, "funeral_plain/15": 1}})
    promised(g, "move plastic_basin")
    assert "pass" in g.offered("harkonnen"), "that is about movement"
    g.do("harkonnen", "pass")
    assert g.offered("harkonnen") == ["move funeral_plain", "move the_great_flat"]
    g.do("harkonnen", "move the_great_flat", "take 1")
    assert g.offered("harkonnen") == [f"to plastic_basin/{sector}" for sector in (12, 13, 14)]
    g.do("harkonnen", "to plastic_basin/14")
    assert outcome(g) == "kept"


@pytest.mark.rule("CLS-18.03", "CLS-24.05")
def test_the_guild_may_keep_its_word_with_a_cross_shipment(voyage: Any) -> None:
    g = voyage("spacing_guild", forces={"spacing_guild": {"tueks_sietch/5": 5, "carthag/11": 1}})
    agree(g, "atreides", "spacing_guild", "wants ship carthag")
    assert g.offered("spacing_guild") == ["ship carthag/11", "cross tueks_sietch"]
    g.do("spacing_guild", "cross tueks_sietch", "take 2")
    assert g.offered("spacing_guild") == ["to carthag/11"]


@pytest.mark.rule("CLS-18.09")
@pytest.mark.parametrize(
    ("term", "obstacle"),
    [
        ("ship arrakeen", {"storm": 10}),
        ("move plastic_basin", {"storm": 15}),
        ("ship arrakeen", {"forces": {"emperor": {"arrakeen/10": 1}, "fremen": {"arrakeen/10": 1}}}),
        ("ship arrakeen", {"reserves": {"harkonnen": 0}}),
        ("ship arrakeen", {"spice": {"harkonnen": 0}}),
        ("move plastic_basin", {"forces": {"harkonnen": {"meridian/1": 3}}}),
        ("move the_great_flat", {}),
    ],
)
def test_a_part_that_became_impossible_is_void(voyage: Any, term: str, obstacle: dict[str, Any]) -> None:
    g = voyage(**{"order": ["atreides", *(f for f in FACTION_ID if f != "atreides")], **obstacle})
    agree(g, "atreides", "harkonnen", f"wants {term}")
    g.run_to(lambda: g.asked == {"harkonnen"} or g.state.phase == Phase.BATTLE)
    if g.state.phase != Phase.BATTLE:
        assert "pass" in g.offered("harkonnen")
    g.run_to("battle")
    assert outcome(g) == "void"


@pytest.mark.rule("CLS-18.03")
def test_who_promised_not_to_go_somewhere_is_not_offered_it(voyage: Any) -> None:
    g = voyage()
    promised(g, "not_ship arrakeen")
    promised(g, "not_move wind_pass")
    assert "ship arrakeen/10" not in g.offered("harkonnen")
    g.do("harkonnen", "pass", "move the_great_flat", "take 4")
    assert "to plastic_basin/13" in g.offered("harkonnen")
    assert not [action for action in g.offered("harkonnen") if action.startswith("to wind_pass/")]


@pytest.mark.rule("CLS-18.03")
@pytest.mark.parametrize(
    ("begun", "promise"),
    [
        (["ship arrakeen/10"], "not_ship arrakeen"),
        (["pass", "move the_great_flat", "take 2"], "not_move wind_pass"),
    ],
)
def test_a_promise_in_the_middle_of_a_choice_begins_it_anew(
    voyage: Any, begun: list[str], promise: str
) -> None:
    """Else the choice could be what was just promised not to be done, or have nothing left to offer."""
    g = voyage()
    g.do("harkonnen", *begun)
    assert "pass" not in g.offered("harkonnen")
    promised(g, "not_ally fremen")
    assert "pass" not in g.offered("harkonnen")  # that one changes nothing
    promised(g, promise)
    assert "pass" in g.offered("harkonnen")
    assert g.asked == {"harkonnen"}


@pytest.mark.rule("CLS-18.09")
def test_nobody_promises_away_the_answer_to_a_question(voyage: Any) -> None:
    g = voyage()
    g.do("harkonnen", "pass", "move the_great_flat", "take 2")
    near = sorted({action.split()[1].split("/")[0] for action in g.offered("harkonnen")})
    agree(g, "harkonnen", "atreides", *(f"gives not_move {t}" for t in near))
    assert g.offered("harkonnen") == ["pass"]


@pytest.mark.rule("CLS-18.09")
def test_who_promised_to_ship_nowhere_plays_no_karama_for_it(voyage: Any) -> None:
    g = voyage(hands={"harkonnen": ["karama"]})
    g.run_to(lambda: "ship arrakeen/10" in g.offered("harkonnen"))
    assert "karama" in g.offered("harkonnen")
    nowhere = tuple((HARKONNEN, f"not_ship {territory}") for territory in TERRITORY_ID)
    g.state.deals = (Deal(1, HARKONNEN, ATREIDES, agreed=True, turn=3, open=nowhere),)
    assert g.offered("harkonnen") == ["pass"]


@pytest.mark.rule("CLS-18.03", "CLS-24.05")
@pytest.mark.parametrize(("condition", "paid"), [("ships arrakeen", 4), ("not_ships arrakeen", 0)])
def test_a_cross_shipment_is_a_shipment(voyage: Any, condition: str, paid: int) -> None:
    g = voyage("spacing_guild")
    agree(g, "atreides", "spacing_guild", "gives spice 4", f"when spacing_guild {condition}")
    g.do("spacing_guild", "cross tueks_sietch", "take 2", "to arrakeen/10")
    g.first_options(lambda: g.asked != {"spacing_guild"})
    assert outcome(g) == ("kept" if paid else "void")
    assert lines_told(g, "bribe_paid") == [("atreides", "spacing_guild", 4)][: bool(paid)]


@pytest.mark.rule("CLS-18.06")
def test_the_shipment_is_paid_before_a_bribe_that_it_makes_due(voyage: Any) -> None:
    g = voyage(spice={"harkonnen": 6})
    agree(g, "harkonnen", "atreides", "gives spice 5", "when harkonnen ships arrakeen")
    g.do("harkonnen", "ship arrakeen/10", "forces 4")
    g.run_to(lambda: outcome(g) != "")
    assert (g.state.spice[HARKONNEN], g.state.bribes[ATREIDES]) == (0, 2)
    assert outcome(g) == "void"  # CLS-18.09: the rest is not there


@pytest.mark.rule("CLS-18.07")
@pytest.mark.parametrize("faction", FACTION_ID)
def test_a_deal_gives_nobody_anything_to_do_that_the_rules_forbid(voyage: Any, faction: str) -> None:
    """Whatever is promised, the options are those without the deal, or fewer."""
    g = voyage(faction, forces={}, spice={faction: 9}, mode="advanced", storm=15)
    g.run_to(lambda: "pass" in g.offered(faction))  # the Guild first says when to act
    before = set(g.offered(faction))
    partner = "atreides" if faction != "atreides" else "harkonnen"
    agree(g, partner, faction, "wants ship funeral_plain", "wants move arrakeen")
    in_storm = {"ship funeral_plain/15"}
    assert set(g.offered(faction)) == (in_storm if faction == "fremen" else before)
    if faction == "fremen":  # who may ship into the storm (CLS-33.07)
        return
    agree(g, partner, faction, "wants not_ship carthag", "wants not_ship the_great_flat")
    after = set(g.offered(faction))
    assert after < before
    assert "pass" in after
