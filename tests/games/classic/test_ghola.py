"""Tleilaxu Ghola (CLS-19.14), and the moments at which it may be played (CLS-19.23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.games.classic.cards import CARD
from landsraad.games.classic.factions import ATREIDES, EMPEROR, FREMEN, GUILD
from landsraad.games.classic.leaders import LEADER
from landsraad.games.classic.map import TERRITORY
from landsraad.games.classic.moments import at_any_time
from landsraad.games.classic.state import Dune, LeaderAt, Phase
from landsraad.table.play import visibly_asked

REVIVES = [f"revive {n}" for n in range(1, 6)]


@pytest.fixture
def moment(table: Any) -> Callable[..., Any]:
    """A moment at which cards may be played, in any phase."""

    def place(phase: Phase = Phase.BATTLE, **position: Any) -> Any:
        def prepare(g: Dune) -> None:
            g.stack, g.phase = [], phase
            at_any_time(g)

        position = {"turn": 3, "hands": {"atreides": ["tleilaxu_ghola"]}, **position}
        return table(phase="battle", prepare=prepare, **position)

    return place


@pytest.mark.rule("CLS-19.14", "CLS-EX-13")
def test_five_forces_free(moment: Any) -> None:
    g = moment(tanks={"atreides": 7}, spice={"atreides": 3})
    assert g.asked == {"atreides"}
    assert visibly_asked(g.state, g.seat("fremen")) == ()
    assert g.offered("atreides") == ["pass", "ghola"]
    g.do("atreides", "ghola")
    assert g.state.discard == (CARD["tleilaxu_ghola"],)
    assert g.offered("atreides") == REVIVES
    g.do("atreides", "revive 5")
    assert (g.state.tanks[ATREIDES], g.state.reserves[ATREIDES]) == (2, 18)
    assert g.state.spice[ATREIDES] == 3
    assert not g.state.stack


@pytest.mark.rule("CLS-19.14")
def test_the_card_may_be_kept(moment: Any) -> None:
    g = moment(tanks={"atreides": 7})
    g.do("atreides", "pass")
    assert g.state.hands[ATREIDES] == (CARD["tleilaxu_ghola"],)
    assert not g.state.stack


@pytest.mark.rule("CLS-19.14")
def test_one_leader_whatever_the_number_of_dead_and_even_face_down(moment: Any) -> None:
    g = moment(
        leaders={"dead": ["lady_jessica", "duncan_idaho", "caid"], "deaths": {"lady_jessica": 2}},
        spice={"atreides": 0},
    )
    g.do("atreides", "ghola")
    assert g.offered("atreides") == ["revive lady_jessica", "revive duncan_idaho"]
    g.do("atreides", "revive lady_jessica")
    assert g.state.leader_at[LEADER["lady_jessica"]] == LeaderAt.HOME
    assert g.state.leader_at[LEADER["duncan_idaho"]] == LeaderAt.TANKS
    assert not g.state.stack


@pytest.mark.rule("CLS-19.14")
def test_the_kwisatz_haderach(moment: Any) -> None:
    g = moment(mode="advanced", haderach_dead=True)
    g.do("atreides", "ghola")
    assert g.offered("atreides") == ["revive kwisatz_haderach"]
    g.do("atreides", "revive kwisatz_haderach")
    assert not g.state.haderach_dead
    other = moment(mode="advanced", haderach_dead=True, hands={"emperor": ["tleilaxu_ghola"]})
    assert not other.state.stack


@pytest.mark.rule("CLS-19.14", "CLS-EX-12")
def test_a_leader_revived_in_the_battle_phase_is_ready_but_bound_to_the_territory(moment: Any) -> None:
    leaders = {"dead": ["gurney_halleck"], "used": {"gurney_halleck": "arrakeen"}}
    g = moment(leaders=leaders)
    g.do("atreides", "ghola", "revive gurney_halleck")
    leader = LEADER["gurney_halleck"]
    assert g.state.leader_at[leader] == LeaderAt.HOME
    assert g.state.used_in[leader] == TERRITORY["arrakeen"]


@pytest.mark.rule("CLS-19.14", "CLS-10.13")
@pytest.mark.parametrize(("reading", "most"), [("all_sources", 1), ("normal_only", 3)])
def test_starred_forces_by_ghola(moment: Any, reading: str, most: int) -> None:
    g = moment(
        mode="advanced",
        hands={"emperor": ["tleilaxu_ghola"]},
        tanks={"emperor": {"ordinary": 2, "starred": 3}},
        options={"starred_revival_limit": reading},
    )
    g.do("emperor", "ghola")
    assert g.offered("emperor") == REVIVES[: 2 + most]
    g.do("emperor", "revive 2")
    assert g.offered("emperor") == [f"starred {n}" for n in range(min(2, most) + 1)]
    g.do("emperor", "starred 1")
    assert (g.state.tanks[EMPEROR], g.state.starred_tanks[EMPEROR]) == (1, 2)


@pytest.mark.rule("CLS-19.14")
def test_no_more_than_lie_in_the_tanks_and_not_without_any(moment: Any) -> None:
    g = moment(tanks={"atreides": 2})
    g.do("atreides", "ghola")
    assert g.offered("atreides") == REVIVES[:2]
    assert not moment().state.stack


@pytest.mark.rule("CLS-19.14")
def test_ghola_is_in_addition_to_the_normal_revival(table: Any) -> None:
    g = table(
        phase="revival", tanks={"atreides": 9}, hands={"atreides": ["tleilaxu_ghola"]}, spice={"atreides": 2}
    )
    g.do("atreides", "ghola", "revive 5")
    assert g.offered("atreides") == ["pass", "revive 1", "revive 2", "revive 3"]


@pytest.mark.rule("CLS-10.11")
def test_ghola_does_not_close_a_leader_revival_that_was_open(moment: Any) -> None:
    dead = ["thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_wellington_yueh"]
    g = moment(leaders={"dead": dead})
    g.do("atreides", "ghola", "revive lady_jessica")
    assert g.state.leader_revival_open == (ATREIDES,)


@pytest.mark.rule("CLS-19.14")
@pytest.mark.parametrize("phase", ["charity", "bidding", "revival", "collection"])
def test_it_may_be_played_in_any_phase(table: Any, phase: str) -> None:
    g = table(
        phase=phase,
        factions="fremen,spacing_guild",
        tanks={"fremen": 4},
        hands={"fremen": ["tleilaxu_ghola"]},
    )
    assert g.offered("fremen") == ["pass", "ghola"]


@pytest.mark.rule("CLS-19.23")
def test_wishes_of_one_moment_are_carried_out_in_storm_order(moment: Any) -> None:
    hands = {"atreides": ["tleilaxu_ghola"], "fremen": ["truthtrance"]}
    for order, first in ((["fremen", "atreides"], FREMEN), (["atreides", "fremen"], ATREIDES)):
        rest = ["emperor", "harkonnen", "spacing_guild", "bene_gesserit"]
        g = moment(tanks={"atreides": 4}, hands=hands, order=[*order, *rest])
        assert g.asked == {"atreides", "fremen"}
        g.do("fremen", "truthtrance")
        g.do("atreides", "ghola")
        assert g.state.stack[-1].faction == first


def test_an_order_not_to_be_asked(moment: Any) -> None:
    g = moment(tanks={"spacing_guild": 4}, hands={"spacing_guild": ["tleilaxu_ghola"]})
    g.do("spacing_guild", "~order moment pass")
    assert not g.state.stack
    assert g.state.hands[GUILD] == (CARD["tleilaxu_ghola"],)
