"""Phase 3: CHOAM Charity (CLS-8, CLS-31.04)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN
from landsraad.games.classic.state import Dune
from landsraad.table import Chance
from landsraad.table.play import visibly_asked

RICH = {"atreides": 5, "bene_gesserit": 5, "emperor": 5, "fremen": 5, "spacing_guild": 5, "harkonnen": 5}


def only_this_phase(g: Dune) -> None:
    del g.stack[:-1]


@pytest.fixture
def charity(table: Any) -> Any:
    """A CHOAM Charity phase, and nothing after it; who isn't named has 5 spice."""

    def place(spice: dict[str, int], **position: Any) -> Any:
        return table(phase="charity", turn=2, prepare=only_this_phase, spice={**RICH, **spice}, **position)

    return place


@pytest.mark.rule("CLS-8.01", "CLS-8.04")
@pytest.mark.parametrize(("held", "taken"), [(0, 2), (1, 1)])
def test_who_has_0_or_1_may_have_2(charity: Any, held: int, taken: int) -> None:
    g = charity({"emperor": held})
    assert g.asked == {"emperor"}
    assert sorted(g.offered("emperor")) == ["claim", "pass"]
    g.do("emperor", "claim")
    assert g.state.spice[EMPEROR] == 2
    assert g.events[-1].args == ("emperor", taken)


@pytest.mark.rule("CLS-8.01")
def test_two_spice_are_too_many(charity: Any) -> None:
    assert charity({"emperor": 2}).asked == set()


@pytest.mark.rule("CLS-8.04")
def test_it_is_optional(charity: Any) -> None:
    g = charity({"emperor": 0})
    g.do("emperor", "pass")
    assert g.state.spice[EMPEROR] == 0
    assert g.asked == set()


@pytest.mark.rule("CLS-8.02")
def test_once_a_turn(charity: Any) -> None:
    g = charity({"emperor": 1, "fremen": 0})
    g.do("emperor", "claim")
    assert g.offered("emperor") == []
    g.do("fremen", "claim")
    assert g.asked == set()
    assert g.state.spice[EMPEROR] == g.state.spice[FREMEN] == 2


@pytest.mark.rule("CLS-8.03")
def test_bribes_before_the_shield_are_not_held(charity: Any) -> None:
    g = charity({"emperor": 0}, bribes={"emperor": 7, "atreides": 1})
    assert g.asked == {"emperor"}
    g.do("emperor", "claim")
    assert g.state.spice[EMPEROR] == 2
    assert g.state.bribes[EMPEROR] == 7


@pytest.mark.rule("CLS-5.04")
def test_all_the_poor_are_asked_at_once(charity: Any) -> None:
    g = charity({"emperor": 0, "atreides": 1, "harkonnen": 0})
    assert g.asked == {"emperor", "atreides", "harkonnen"}
    g.do("emperor", "claim")
    g.do("atreides", "pass")
    g.do("harkonnen", "claim")
    assert [g.state.spice[f] for f in (EMPEROR, ATREIDES, HARKONNEN)] == [2, 1, 2]


@pytest.mark.rule("CLS-18.01")
def test_nobody_sees_who_is_too_proud(charity: Any) -> None:
    poor, rich = charity({"emperor": 0}), charity({})
    assert visibly_asked(poor.state, poor.seat("atreides")) == ()
    assert visibly_asked(poor.state, poor.seat("emperor")) == (poor.seat("emperor"),)
    poor.do("emperor", "pass")
    assert poor.keys == rich.keys


def test_a_redrawn_state_plays_on(charity: Any) -> None:
    g = charity({"emperor": 0})
    other = GAME.resample(g.state, g.seat("atreides"), Chance("1"))
    assert other.stack[-1].options(other, g.seat("emperor")) == ["claim", "pass"]


class TestBeneGesserit:
    @pytest.mark.rule("CLS-31.04", "CLS-8.02")
    @pytest.mark.parametrize("held", [0, 1, 2, 9])
    def test_always_receive_2(self, charity: Any, held: int) -> None:
        g = charity({"bene_gesserit": held}, mode="advanced")
        assert g.state.spice[BENE_GESSERIT] == held + 2
        assert g.asked == set(), "and claim no more"

    @pytest.mark.rule("CLS-31.04")
    def test_not_in_the_basic_game(self, charity: Any) -> None:
        g = charity({"bene_gesserit": 9})
        assert g.state.spice[BENE_GESSERIT] == 9
        assert charity({"bene_gesserit": 1}).asked == {"bene_gesserit"}

    @pytest.mark.rule("CLS-19.15", "CLS-19.20")
    def test_karama_stops_it_and_the_poor_may_still_claim(self, charity: Any) -> None:
        g = charity({"bene_gesserit": 1}, mode="advanced", hands={"spacing_guild": ["karama"]})
        assert g.asked == {"spacing_guild"}
        g.do("spacing_guild", "karama")
        assert g.asked == {"bene_gesserit"}
        g.do("bene_gesserit", "claim")
        assert g.state.spice[BENE_GESSERIT] == 2

    @pytest.mark.rule("CLS-19.15")
    def test_stopped_the_rich_receive_nothing(self, charity: Any) -> None:
        g = charity({"bene_gesserit": 4}, mode="advanced", hands={"spacing_guild": ["karama"]})
        g.do("spacing_guild", "karama")
        assert g.state.spice[BENE_GESSERIT] == 4
        assert g.state.spice[GUILD] == 5
        assert g.asked == set()

    def test_a_karama_that_is_kept_stops_nothing(self, charity: Any) -> None:
        g = charity({"bene_gesserit": 4}, mode="advanced", hands={"spacing_guild": ["karama"]})
        g.do("spacing_guild", "pass")
        assert g.state.spice[BENE_GESSERIT] == 6
