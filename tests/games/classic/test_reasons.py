"""Why something isn't offered: the right reason with its rule, in words, and nothing that the seat can't know."""

import random
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD_ID
from landsraad.games.classic.leaders import LEADER_ID
from landsraad.games.classic.map import AREA_ID, TERRITORY_ID
from landsraad.rules import read_rulebook
from landsraad.table import Chance, asked, options, play
from landsraad.table.texts import Texts

EVERYTHING = (
    *AREA_ID,
    *TERRITORY_ID,
    *CARD_ID,
    *LEADER_ID,
    "bid 1",
    "bid 30",
    "forces 20",
    "revive 3",
    "dial 20",
)


@pytest.fixture
def texts() -> Texts:
    return Texts.load(GAME.texts("en"))


def why(g: Any, faction: str, about: str) -> list[tuple[str, str]]:
    texts = Texts.load(GAME.texts("en"))
    return [(texts.reason(reason), reason.rule) for reason in GAME.why(g.state, g.seat(faction), about)]


@pytest.mark.parametrize("number", range(8))
def test_random_games(number: int, texts: Texts, rulebook_numbers: set[str]) -> None:
    """Reasons cite rules that exist, read as sentences and don't depend on what the seat can't know."""
    chance = random.Random(number)
    mode = "advanced" if number % 3 else "basic"
    g = GAME.new(2 + number % 5, {"mode": mode, "two_player_form": "two_factions"}, f"why {number}")
    while seats := asked(g):
        seat = chance.choice(seats)
        if chance.random() < 0.05:
            other = GAME.resample(g, seat, Chance(str(g.played)))
            for about in chance.sample(EVERYTHING, 12):
                reasons = GAME.why(g, seat, about)
                assert all(not r.rule or r.rule in rulebook_numbers for r in reasons)
                assert not [
                    t for t in map(texts.reason, reasons) if "_" in t or "{" in t or not t[0].isupper()
                ]
                if seat in asked(other):
                    assert GAME.why(other, seat, about) == reasons
        play(g, seat, chance.choice(options(g, seat)))
    assert GAME.why(g, 0, "arrakeen/10")[0].key == "why_over"
    assert texts.missing == []


@pytest.fixture(scope="module")
def rulebook_numbers(request: pytest.FixtureRequest) -> set[str]:
    return set(read_rulebook("classic", request.config.rootpath / "docs" / "rules").rules)


def test_what_is_offered_has_no_reason(table: Any) -> None:
    g = table("atreides,harkonnen", phase="shipment_and_movement", storm=1, spice={"atreides": 9})
    g.run_to(lambda: "ship carthag/11" in g.offered("atreides"))
    assert why(g, "atreides", "carthag/11") == []
    assert why(g, "harkonnen", "carthag/11") == [("It isn't your move now.", "")]


def test_a_closed_stronghold_and_the_storm(table: Any) -> None:
    g = table(
        "atreides,harkonnen,emperor",
        phase="shipment_and_movement",
        storm=10,
        spice={"atreides": 9},
        forces={"harkonnen": {"carthag/11": 2}, "emperor": {"carthag/11": 1}},
    )
    g.run_to(lambda: "ship polar_sink/0" in g.offered("atreides"))
    assert why(g, "atreides", "carthag") == [
        ("Carthag is closed: two other factions are there (Harkonnen, Emperor).", "CLS-11.07")
    ]
    assert why(g, "atreides", "arrakeen/10") == [("The storm is over Arrakeen (sector 10).", "CLS-11.06")]
    assert why(g, "atreides", "shield") == [("Shield is played in a Battle Plan.", "CLS-19.04")]


def test_a_bid(table: Any) -> None:
    g = table("atreides,harkonnen", phase="bidding", spice={"atreides": 3, "harkonnen": 3})
    g.run_to(lambda: "bid 3" in g.offered("atreides"))
    assert why(g, "atreides", "bid 4") == [
        ("With your spice and what your allies add you can bid 3 at most.", "CLS-9.10")
    ]
    assert why(g, "atreides", "bid 0") == [("A bid must be higher than 0.", "CLS-9.07")]


def test_a_promise(table: Any) -> None:
    g = table(
        "atreides,harkonnen,emperor",
        phase="shipment_and_movement",
        storm=1,
        options={"deals": "on"},
        spice={"atreides": 9},
        forces={"atreides": {"arrakeen/10": 2, "the_great_flat/15": 1}, "harkonnen": {"carthag/11": 3}},
        hands={"atreides": ["lasgun", "baliset"]},
    )
    g.run_to(lambda: "ship carthag/11" in g.offered("atreides"))
    terms = ("ship carthag", "move imperial_basin", "no_weapon harkonnen", "dial_most 1 harkonnen")
    g.do("emperor", "~deal atreides", *(f"~deal wants {term}" for term in terms), "~deal seal")
    g.do("atreides", "~accept 1")
    promised = [("You have promised otherwise.", "CLS-18.03")]
    assert why(g, "atreides", "tueks_sietch") == promised
    g.do("atreides", "ship carthag/11", "forces 2")
    assert why(g, "atreides", "the_great_flat") == []
    g.do("atreides", "move the_great_flat")
    assert why(g, "atreides", "funeral_plain/15") == promised
    g.do("atreides", "to imperial_basin/9")
    g.run_to(lambda: "dial 1" in g.offered("atreides"))
    assert why(g, "atreides", "dial 2") == promised
    g.do("atreides", "dial 0")
    assert why(g, "atreides", "lasgun") == promised


def test_a_card_that_comes_later_in_a_battle_plan(table: Any) -> None:
    g = table(
        "atreides,harkonnen",
        phase="battle",
        forces={"atreides": {"arrakeen": 5}, "harkonnen": {"arrakeen": 4}},
        hands={"atreides": ["lasgun"]},
    )
    later = [("Lasgun comes later in the plan, after the leader and the dial.", "CLS-13.14")]
    g.run_to(lambda: "leader duncan_idaho" in g.offered("atreides"))
    assert why(g, "atreides", "lasgun") == later
    g.do("atreides", "leader duncan_idaho")
    assert why(g, "atreides", "weapon lasgun") == later
    g.do("atreides", "dial 1")
    assert why(g, "atreides", "defense lasgun") == [
        ("Lasgun doesn't go there: a plan has one weapon and one defense.", "CLS-13.19")
    ]
