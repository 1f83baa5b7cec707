"""Karama: stopping advantages (CLS-19.15 to 19.25), and the worthless cards of Bene Gesserit (CLS-31.03)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import landsraad.games.classic as classic
from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    FACTION,
    FACTION_ID,
    FREMEN,
    GUILD,
)
from landsraad.games.classic.karama import STOPPABLE, KaramaWindow, guard, stopped
from landsraad.games.classic.phase import begin
from landsraad.games.classic.state import Dune, Phase
from landsraad.table import Chance, Step, advance
from landsraad.table.play import visibly_asked

ROOT = Path(__file__).parents[3]


class Advantage(Step[Dune]):
    """Something a faction does, if nobody stops it."""

    key: str = ""

    def run(self, g: Dune) -> None:
        g.tell("stopped" if stopped(g, self.key) else "used", self.key)


def use(g: Dune, key: str) -> None:
    g.then(Advantage(key=key))
    guard(g, STOPPABLE[key], key)


@pytest.fixture
def attempt(table: Any) -> Callable[..., Any]:
    """Somebody is about to use an advantage."""

    def place(key: str, times: int = 1, **position: Any) -> Any:
        def prepare(g: Dune) -> None:
            g.stack = []
            g.phase = Phase.BATTLE
            for _ in range(times):
                g.then(Again(key=key))

        order = ["fremen", "spacing_guild", "harkonnen", "atreides", "bene_gesserit", "emperor"]
        position = {"order": order, "hands": {"fremen": ["karama"]}, "mode": "advanced", **position}
        return table(phase="battle", prepare=prepare, **position)

    return place


class Again(Step[Dune]):
    key: str = ""

    def run(self, g: Dune) -> None:
        use(g, self.key)


def outcomes(g: Any) -> list[str]:
    return [key for key in g.keys if key in ("used", "stopped")]


@pytest.mark.rule("CLS-19.15")
@pytest.mark.parametrize("key", STOPPABLE)
def test_karama_stops_an_advantage_when_it_is_about_to_be_used(attempt: Any, key: str) -> None:
    holder = "fremen" if STOPPABLE[key] != FREMEN else "harkonnen"
    hands = {holder: ["karama"]}
    g = attempt(key, hands=hands)
    assert g.asked == {holder}
    assert g.offered(holder) == ["pass", "karama"]
    assert all(visibly_asked(g.state, seat) == () for seat in range(6) if seat != g.seat(holder))
    g.do(holder, "karama")
    assert outcomes(g) == ["stopped"]
    assert g.state.discard == (CARD["karama"],)
    let = attempt(key, hands=hands)
    let.do(holder, "pass")
    assert outcomes(let) == ["used"]
    assert let.state.hands[FACTION[holder]] == (CARD["karama"],)


@pytest.mark.rule("CLS-EX-14", "CLS-19.15")
def test_advantages_of_the_advanced_game_can_be_stopped(table: Any) -> None:
    g = table(
        phase="charity", mode="advanced", hands={"fremen": ["karama"]}, spice=dict.fromkeys(FACTION_ID, 5)
    )
    assert g.asked == {"fremen"}
    g.do("fremen", "karama")
    assert g.state.spice[BENE_GESSERIT] == 5


@pytest.mark.rule("CLS-19.16")
def test_a_stop_lasts_for_the_phase(attempt: Any) -> None:
    g = attempt("voice", times=2)
    g.do("fremen", "karama")
    assert outcomes(g) == ["stopped", "stopped"]
    use(g.state, "ally_voice")  # another advantage
    advance(g.state)
    assert outcomes(g)[-1] == "used"
    begin(g.state, Phase.COLLECTION)
    use(g.state, "voice")
    advance(g.state)
    assert outcomes(g)[-1] == "used"


@pytest.mark.rule("CLS-19.16")
def test_a_stop_lasts_for_one_use_where_the_table_wants_it(attempt: Any) -> None:
    g = attempt("voice", times=2, options={"karama_duration": "one_use"})
    g.do("fremen", "karama")
    assert outcomes(g) == ["stopped", "used"]
    assert g.state.blocked == ()
    other = attempt(
        "voice",
        times=2,
        options={"karama_duration": "one_use"},
        hands={"fremen": ["karama"], "harkonnen": ["karama"]},
    )
    other.do("fremen", "karama")
    other.do("harkonnen", "pass")
    assert other.asked == {"harkonnen"}  # the next use can be stopped again
    other.do("harkonnen", "karama")
    assert outcomes(other) == ["stopped", "stopped"]


@pytest.mark.rule("CLS-19.19")
def test_what_can_be_stopped_is_what_the_data_say() -> None:
    data: Any = msgspec.yaml.decode((ROOT / "docs/rules/classic-data.yaml").read_bytes())
    listed = {
        key: FACTION[faction]
        for faction, keys in data["karama_stoppable"].items()
        for key, stoppable in keys.items()
        if stoppable
    }
    assert listed == STOPPABLE


@pytest.mark.rule("CLS-19.19")
def test_nothing_else_is_ever_offered_to_be_stopped() -> None:
    guarded = {
        (FACTION_ID[getattr(classic.factions, owner)], key)
        for file in Path(classic.__file__).parent.rglob("*.py")
        for owner, key in re.findall(r'guard\(g, ([A-Z_]+), "(\w+)"\)', file.read_text())
    }
    assert len(guarded) > 5
    assert guarded <= {(FACTION_ID[owner], key) for key, owner in STOPPABLE.items()}


@pytest.mark.rule("CLS-19.19")
def test_a_special_karama_power_cannot_be_stopped(table: Any) -> None:
    hands = {"harkonnen": ["karama"], "fremen": ["karama"], "atreides": ["shield"]}
    g = table(phase="bidding", factions="harkonnen,fremen,atreides", mode="advanced", hands=hands)
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "karama")
    assert g.asked == {"harkonnen"}
    assert (
        g.offered("harkonnen") == ["exchange fremen", "exchange atreides"] or len(g.offered("harkonnen")) == 2
    )


@pytest.mark.rule("CLS-29.10")
@pytest.mark.parametrize("cards", [[], ["shield"]])
def test_harkonnen_exchange_cards_only_with_somebody_who_has_any(table: Any, cards: list[str]) -> None:
    hands = {"harkonnen": ["karama"], "emperor": cards}
    g = table(phase="bidding", factions="harkonnen,fremen,emperor", mode="advanced", hands=hands)
    assert ("karama" in g.offered("harkonnen")) is bool(cards)


@pytest.mark.rule("CLS-19.20")
def test_the_action_goes_on_without_the_advantage(table: Any) -> None:
    g = table(
        phase="bidding", factions="atreides,fremen", hands={"fremen": ["karama"]}, spice={"atreides": 5}
    )
    g.do("fremen", "karama")
    g.run_to(lambda: "atreides" in g.asked)
    assert g.offered("atreides") == ["pass", *(f"bid {n}" for n in range(1, 6))]


@pytest.mark.rule("CLS-19.23", "CLS-19.25")
def test_of_several_wishes_the_first_in_storm_order_counts_and_the_others_keep_their_cards(
    attempt: Any,
) -> None:
    g = attempt("voice", hands={"fremen": ["karama"], "harkonnen": ["karama"]})
    g.do("harkonnen", "karama")
    g.do("fremen", "karama")
    assert g.state.hands[FREMEN] == ()
    assert g.state.hands[FACTION["harkonnen"]] == (CARD["karama"],)
    assert outcomes(g) == ["stopped"]


@pytest.mark.rule("CLS-19.23", "CLS-19.25")
@pytest.mark.parametrize(("cards", "again"), [(["karama"], False), (["karama", "karama"], True)])
def test_a_karama_is_played_once(attempt: Any, cards: list[str], again: bool) -> None:
    """A gift opens a window while another one still waits for an answer."""
    g = attempt(
        "voice",
        hands={"fremen": cards, "bene_gesserit": ["kulon"]},
        options={"emperor_gives_spice": "on"},
        alliances=[["emperor", "spacing_guild"]],
        spice={"emperor": 5},
        times=1,
    )
    g.state.stack[-1].waiting = (FREMEN, BENE_GESSERIT)
    g.do("fremen", "karama")
    g.do("emperor", "~give 2 spacing_guild")
    assert ("fremen" in g.asked) is again
    if again:
        g.do("fremen", "karama")
    g.do("bene_gesserit", "pass")
    assert (g.state.spice[GUILD], g.state.spice[FACTION["emperor"]]) == ((0, 5) if again else (2, 3))
    g.do("bene_gesserit", "pass")
    assert outcomes(g) == ["stopped"]
    assert g.state.hands[FREMEN] == ()


def test_nobody_sees_who_has_answered_in_the_window(attempt: Any) -> None:
    g = attempt("voice", hands={"fremen": ["karama"], "harkonnen": ["karama"]})
    g.state.known[ATREIDES * 6 + FREMEN] = (CARD["karama"],)
    g.do("fremen", "karama")
    redrawn = [GAME.resample(g.state, g.seat("atreides"), Chance(f"{i}")) for i in range(5)]
    assert all(FREMEN in new.stack[-1].waiting for new in redrawn)


@pytest.mark.rule("CLS-19.18", "CLS-19.25")
def test_a_karama_that_is_to_make_a_shipment_cheap_stops_nothing_else(table: Any) -> None:
    g = table(
        phase="shipment_and_movement",
        order=["harkonnen", "fremen", "spacing_guild", "atreides", "bene_gesserit", "emperor"],
        options={"emperor_gives_spice": "on"},
        alliances=[["emperor", "spacing_guild"]],
        hands={"harkonnen": ["karama"]},
        spice={"emperor": 5, "harkonnen": 4},
    )
    g.run_to(lambda: {"karama", "ship arrakeen/10"} <= set(g.offered("harkonnen")))
    g.do("harkonnen", "karama", "ship arrakeen/10")
    g.do("emperor", "~give 2 spacing_guild")
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "forces 2")
    assert g.state.discard == (CARD["karama"],)
    assert g.state.spice[FACTION["harkonnen"]] == 3


@pytest.mark.rule("CLS-19.20", "CLS-19.25")
@pytest.mark.parametrize("duration", ["phase", "one_use"])
def test_a_shipment_is_redone_without_the_worthless_card(table: Any, duration: str) -> None:
    g = table(
        phase="shipment_and_movement",
        factions="bene_gesserit,fremen,atreides",
        order=["bene_gesserit", "fremen", "atreides"],
        mode="advanced",
        options={"karama_duration": duration},
        hands={"bene_gesserit": ["kulon"], "fremen": ["karama"]},
        spice={"bene_gesserit": 4},
    )
    g.run_to(lambda: {"karama kulon", "ship arrakeen/10"} <= set(g.offered("bene_gesserit")))
    g.do("bene_gesserit", "karama kulon", "ship arrakeen/10", "forces 2")
    g.run_to(lambda: "karama" in g.offered("fremen"))
    g.do("fremen", "karama")
    assert g.asked == {"bene_gesserit"}
    assert "karama kulon" not in g.offered("bene_gesserit")
    assert "ship arrakeen/10" in g.offered("bene_gesserit")


@pytest.mark.rule("CLS-19.25")
def test_nobody_stops_an_own_advantage(attempt: Any) -> None:
    g = attempt("battle_prescience", hands={"atreides": ["karama"]})
    assert outcomes(g) == ["used"]
    both = attempt("battle_prescience", hands={"atreides": ["karama"], "fremen": ["karama"]})
    assert both.asked == {"fremen"}


@pytest.mark.rule("CLS-31.03", "CLS-19.25")
def test_worthless_cards_of_bene_gesserit_are_karama(attempt: Any) -> None:
    hands = {"bene_gesserit": ["baliset", "kulon", "shield"]}
    g = attempt("battle_prescience", hands=hands)
    assert g.asked == {"bene_gesserit"}
    assert g.offered("bene_gesserit") == ["pass", "karama baliset", "karama kulon"]
    g.do("bene_gesserit", "karama kulon")
    assert outcomes(g) == ["stopped"]
    assert g.state.discard == (CARD["kulon"],)
    assert outcomes(attempt("battle_prescience", hands=hands, mode="basic")) == ["used"]
    assert outcomes(attempt("battle_prescience", hands={"emperor": ["baliset"]})) == ["used"]


@pytest.mark.rule("CLS-31.03", "CLS-19.15")
def test_a_worthless_card_can_be_stopped_and_stays_in_the_hand(attempt: Any) -> None:
    g = attempt("battle_prescience", hands={"bene_gesserit": ["kulon"], "fremen": ["karama"]})
    g.do("bene_gesserit", "karama kulon")
    g.do("fremen", "pass")
    assert g.asked == {"fremen"}  # now about the worthless card
    assert isinstance(g.state.stack[-1], KaramaWindow)
    known = GAME.view(g.state, g.seat("emperor")).factions["bene_gesserit"].known_cards
    assert known == ["kulon"]  # all see it lie on the table
    g.do("fremen", "karama")
    assert outcomes(g) == ["used"]
    assert g.state.hands[BENE_GESSERIT] == (CARD["kulon"],)
    assert g.state.discard == (CARD["karama"],)


@pytest.mark.rule("CLS-19.25")
def test_after_a_failed_karama_the_others_may_still_stop_the_advantage(attempt: Any) -> None:
    hands = {"bene_gesserit": ["kulon", "baliset"], "fremen": ["karama"], "spacing_guild": ["karama"]}
    for duration in ("phase", "one_use"):
        g = attempt("battle_prescience", hands=hands, options={"karama_duration": duration})
        g.do("bene_gesserit", "karama kulon")
        g.do("fremen", "pass")
        g.do("spacing_guild", "pass")
        g.do("fremen", "karama")
        g.do("spacing_guild", "pass")
        assert g.asked == {"spacing_guild"}  # Bene Gesserit have had their attempt
        g.do("spacing_guild", "karama")
        assert outcomes(g) == ["stopped"]
        assert (g.state.hands[GUILD], g.state.hands[ATREIDES]) == ((), ())
        assert len(g.state.hands[BENE_GESSERIT]) == 2


@pytest.mark.rule("CLS-29.02")
def test_stopping_advantages_stays_available_in_the_advanced_game_and_after_the_power(attempt: Any) -> None:
    g = attempt("battle_prescience", karama_powers_used=["fremen"])
    assert g.offered("fremen") == ["pass", "karama"]


@pytest.mark.rule("CLS-29.01")
def test_bene_gesserit_have_no_special_power(table: Any) -> None:
    hands = {"bene_gesserit": ["karama"], "emperor": ["shield"]}
    for phase in ("bidding", "revival"):
        g = table(
            phase=phase,
            factions="bene_gesserit,emperor",
            mode="advanced",
            hands=hands,
            tanks={"bene_gesserit": 3, "emperor": 3},
        )
        assert "karama" not in g.offered("bene_gesserit")
        assert g.asked & {"emperor", "bene_gesserit"}


def test_an_order_never_to_be_asked(attempt: Any) -> None:
    g = attempt("voice", times=2)
    g.do("fremen", "~order karama only harkonnen")
    assert outcomes(g) == ["used", "used"]
