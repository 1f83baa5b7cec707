"""Phase 5: Revival (CLS-10), allies' help, the Emperor's Karama power, the Kwisatz Haderach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTION,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from landsraad.games.classic.leaders import LEADER, LEADER_ID, LEADERS_OF
from landsraad.games.classic.revival import Revival
from landsraad.games.classic.state import Dune, LeaderAt
from landsraad.games.classic.tanks import note_leaders
from landsraad.table import Chance, advance
from landsraad.table.play import visibly_asked

ALL_ATREIDES = [LEADER_ID[leader] for leader in LEADERS_OF[ATREIDES]]
ALL_EMPEROR = [LEADER_ID[leader] for leader in LEADERS_OF[EMPEROR]]


def only_this_phase(g: Dune) -> None:
    del g.stack[:-1]


@pytest.fixture
def revival(table: Any) -> Callable[..., Any]:
    """A Revival phase, and nothing after it."""

    def place(
        factions: str = "atreides,harkonnen,emperor,fremen,spacing_guild,bene_gesserit", **position: Any
    ) -> Any:
        names = factions.split(",")
        opened = position.pop("leader_revival_open", ())

        def prepare(g: Dune) -> None:
            only_this_phase(g)
            g.leader_revival_open = tuple(FACTION[each] for each in opened)

        position = {"turn": 3, "order": names, "spice": dict.fromkeys(names, 20), **position}
        return table(factions=factions, phase="revival", prepare=prepare, **position)

    return place


def revives(last: int) -> list[str]:
    return ["pass", *(f"revive {n}" for n in range(1, last + 1))]


def told(g: Any, key: str) -> list[tuple[Any, ...]]:
    return [event.args for event in g.events if event.key == key]


# Forces


@pytest.mark.rule("CLS-10.01", "CLS-5.04")
def test_everybody_with_forces_in_the_tanks_is_asked_and_may_revive_three(revival: Any) -> None:
    g = revival(tanks={"atreides": 5, "harkonnen": 2, "spacing_guild": 1})
    assert g.asked == {"atreides", "harkonnen", "spacing_guild"}
    assert g.offered("atreides") == revives(3)
    assert g.offered("harkonnen") == revives(2)
    g.do("spacing_guild", "revive 1")
    g.do("atreides", "revive 3")
    assert (g.state.tanks[ATREIDES], g.state.reserves[ATREIDES]) == (2, 18)
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "pass")
    assert not g.state.stack
    assert told(g, "forces_revived") == [("spacing_guild", 1, 0), ("atreides", 3, 0)]


@pytest.mark.rule("CLS-10.02", "CLS-10.03")
@pytest.mark.parametrize(
    ("faction", "free"),
    [
        pytest.param("atreides", 2, marks=pytest.mark.rule("CLS-20.01")),
        pytest.param("bene_gesserit", 1, marks=pytest.mark.rule("CLS-21.01")),
        pytest.param("emperor", 1, marks=pytest.mark.rule("CLS-22.01")),
        pytest.param("spacing_guild", 1, marks=pytest.mark.rule("CLS-24.01")),
        pytest.param("harkonnen", 2, marks=pytest.mark.rule("CLS-25.01")),
    ],
)
def test_the_first_are_free_and_each_further_costs_two(revival: Any, faction: str, free: int) -> None:
    for count in (1, 2, 3):
        g = revival(tanks={faction: 6})
        g.do(faction, f"revive {count}")
        assert g.state.spice[FACTION[faction]] == 20 - 2 * max(0, count - free)
    for spice in (0, 1, 2, 3, 4):
        g = revival(tanks={faction: 6}, spice={faction: spice})
        assert g.offered(faction) == revives(min(3, free + spice // 2))


@pytest.mark.rule("CLS-10.02", "CLS-23.03")
def test_fremen_revive_three_free_and_buy_none(revival: Any) -> None:
    g = revival(tanks={"fremen": 6})
    assert g.offered("fremen") == revives(3)
    g.do("fremen", "revive 3")
    assert g.state.spice[FREMEN] == 20
    paying = revival(
        tanks={"fremen": 6}, alliances=[["emperor", "fremen"]], spice={"fremen": 20, "emperor": 0}
    )
    paying.do("emperor", "pass")
    assert paying.offered("fremen") == revives(3)


@pytest.mark.rule("CLS-10.04")
def test_free_revival_is_optional_and_not_carried_over(revival: Any) -> None:
    g = revival(tanks={"atreides": 6}, spice={"atreides": 0})
    g.do("atreides", "pass")
    assert g.state.tanks[ATREIDES] == 6
    g.state.then(Revival())
    advance(g.state)
    assert g.offered("atreides") == revives(2)


@pytest.mark.rule("CLS-10.13", "CLS-32.03", "CLS-33.09")
@pytest.mark.parametrize("faction", ["emperor", "fremen"])
def test_one_starred_force_a_turn(revival: Any, faction: str) -> None:
    index = FACTION[faction]
    g = revival(mode="advanced", tanks={faction: {"ordinary": 4, "starred": 3}})
    g.do(faction, "revive 2")
    assert g.offered(faction) == ["starred 0", "starred 1"]
    g.do(faction, "starred 1")
    assert (g.state.tanks[index], g.state.starred_tanks[index]) == (3, 2)
    assert g.state.starred_reserves[index] == {"emperor": 3, "fremen": 1}[faction]
    only = revival(mode="advanced", tanks={faction: {"starred": 3}}, spice={faction: 0})
    assert only.offered(faction) == revives(1)
    only.do(faction, "revive 1")  # a starred force may be the free one
    assert only.state.starred_tanks[index] == 2
    assert only.state.spice[index] == 0


@pytest.mark.rule("CLS-10.13")
@pytest.mark.parametrize(("reading", "again"), [("all_sources", False), ("normal_only", True)])
def test_the_starred_limit_holds_over_all_sources(revival: Any, reading: str, again: bool) -> None:
    position = {
        "hands": {"fremen": ["tleilaxu_ghola"]},
        "tanks": {"fremen": {"ordinary": 4, "starred": 2}},
        "options": {"starred_revival_limit": reading},
    }
    g = revival("fremen,atreides", mode="advanced", **position)
    g.do("fremen", "ghola", "revive 2")
    most = 2 if again else 1
    assert g.offered("fremen") == [f"starred {n}" for n in range(most + 1)]
    g.do("fremen", "starred 1")
    g.do("fremen", "revive 1")
    assert (g.offered("fremen") == ["starred 0", "starred 1"]) is again


@pytest.mark.rule("CLS-32.03")
def test_sardaukar_are_not_told_apart_in_the_basic_game(revival: Any) -> None:
    g = revival(tanks={"emperor": 6})
    g.do("emperor", "revive 3")
    assert g.state.tanks[EMPEROR] == 3
    assert not g.state.stack


@pytest.mark.rule("CLS-17.15")
def test_an_ally_does_not_pay_for_revivals(revival: Any) -> None:
    g = revival(
        tanks={"spacing_guild": 5},
        spice={"spacing_guild": 1, "atreides": 20},
        alliances=[["atreides", "spacing_guild"]],
        pledges={"atreides": 20},
    )
    assert g.offered("spacing_guild") == revives(1)


def test_bound_spice_buys_nothing(revival: Any) -> None:
    g = revival(tanks={"spacing_guild": 5})
    g.state.reserved[GUILD] = 18
    assert g.offered("spacing_guild") == revives(2)


# Leaders


@pytest.mark.rule("CLS-10.05")
def test_leaders_are_revived_one_a_turn_once_all_five_are_dead(revival: Any) -> None:
    four = revival(leaders={"dead": ALL_ATREIDES[:4]})
    assert not four.state.stack
    g = revival(leaders={"dead": ALL_ATREIDES})
    assert g.asked == {"atreides"}
    assert g.offered("atreides") == ["pass", *(f"revive {leader}" for leader in ALL_ATREIDES)]
    g.do("atreides", "revive lady_jessica")
    assert not g.state.stack  # one a turn
    assert told(g, "leader_revived") == [("atreides", "lady_jessica")]


@pytest.mark.rule("CLS-10.05", "CLS-10.11")
def test_it_goes_on_each_turn_until_all_are_revived(revival: Any) -> None:
    g = revival(leaders={"dead": ALL_ATREIDES[:1]}, leader_revival_open=["atreides"])
    g.do("atreides", f"revive {ALL_ATREIDES[0]}")
    assert g.state.leader_revival_open == ()
    then = revival(leaders={"dead": ALL_ATREIDES[:4]})
    assert not then.state.stack


@pytest.mark.rule("CLS-10.06", "CLS-EX-17", "CLS-35.09")
def test_captured_leaders_count_as_unavailable(revival: Any) -> None:
    g = revival(mode="advanced", leaders={"dead": ALL_ATREIDES[:2], "captive": ALL_ATREIDES[2:]})
    assert g.offered("atreides") == ["pass", f"revive {ALL_ATREIDES[0]}", f"revive {ALL_ATREIDES[1]}"]
    free = revival(mode="advanced", leaders={"dead": ALL_ATREIDES[:2], "captive": ALL_ATREIDES[2:4]})
    assert not free.state.stack


@pytest.mark.rule("CLS-10.06")
def test_harkonnen_without_a_leader_revive_too(revival: Any) -> None:
    dead = [LEADER_ID[leader] for leader in LEADERS_OF[HARKONNEN]]
    g = revival(mode="advanced", leaders={"dead": dead})
    assert g.asked == {"harkonnen"}


@pytest.mark.rule("CLS-10.07")
def test_a_leader_costs_the_strength_in_spice(revival: Any) -> None:
    g = revival(leaders={"dead": ALL_ATREIDES}, spice={"atreides": 4})
    assert g.offered("atreides") == [
        "pass",
        "revive gurney_halleck",
        "revive duncan_idaho",
        "revive dr_wellington_yueh",
    ]
    g.do("atreides", "revive gurney_halleck")
    assert g.state.spice[ATREIDES] == 0
    assert told(g, "revival_paid") == [("atreides", 4)]


@pytest.mark.rule("CLS-10.08")
def test_a_revived_leader_is_ready_and_still_a_traitor(revival: Any) -> None:
    g = revival(leaders={"dead": ALL_ATREIDES}, traitors={"harkonnen": ["lady_jessica"]})
    g.do("atreides", "revive lady_jessica")
    assert g.state.leader_at[LEADER["lady_jessica"]] == LeaderAt.HOME
    assert LEADER["lady_jessica"] in g.state.traitors[HARKONNEN]


@pytest.mark.rule("CLS-10.09", "CLS-EX-38")
def test_a_leader_who_died_twice_waits_for_the_others(revival: Any) -> None:
    deaths = dict(zip(ALL_ATREIDES, (2, 1, 1, 1, 1), strict=True))
    g = revival(
        leaders={"dead": ALL_ATREIDES[:2], "deaths": deaths},
        leader_revival_open=["atreides"],
    )
    assert g.offered("atreides") == ["pass", f"revive {ALL_ATREIDES[1]}"]
    alone = revival(
        leaders={"dead": ALL_ATREIDES[:1], "deaths": deaths},
        leader_revival_open=["atreides"],
    )
    assert alone.offered("atreides") == ["pass"]  # the others live and were not killed again
    all_again = revival(leaders={"dead": ALL_ATREIDES, "deaths": dict.fromkeys(ALL_ATREIDES, 2)})
    assert len(all_again.offered("atreides")) == 6


@pytest.mark.rule("CLS-10.11")
def test_once_open_leader_revival_stays_open_while_anyone_is_dead(revival: Any) -> None:
    """As when a captive came home after the last free leader had died."""
    g = revival(leaders={"dead": ALL_ATREIDES[:4]}, leader_revival_open=["atreides"])
    assert len(g.offered("atreides")) == 5
    closed = revival(leaders={"dead": []}, leader_revival_open=["atreides"])
    assert closed.state.leader_revival_open == ()
    state = g.state
    state.leader_revival_open = ()
    note_leaders(state, ATREIDES)
    assert state.leader_revival_open == ()
    state.leader_at[LEADER[ALL_ATREIDES[4]]] = LeaderAt.CAPTIVE
    note_leaders(state, ATREIDES)
    assert state.leader_revival_open == (ATREIDES,)


@pytest.mark.rule("CLS-10.12")
def test_forces_and_a_leader_in_one_phase_both_optional(revival: Any) -> None:
    g = revival(tanks={"atreides": 5}, leaders={"dead": ALL_ATREIDES}, spice={"atreides": 7})
    g.do("atreides", "revive 3", "revive lady_jessica")
    assert g.state.spice[ATREIDES] == 0
    assert g.state.tanks[ATREIDES] == 2
    none = revival(tanks={"atreides": 5}, leaders={"dead": ALL_ATREIDES})
    none.do("atreides", "pass", "pass")
    assert not none.state.stack


def test_being_too_poor_shows_to_nobody(revival: Any) -> None:
    g = revival(leaders={"dead": ALL_ATREIDES}, spice={"atreides": 0})
    assert g.asked == {"atreides"}
    assert g.offered("atreides") == ["pass"]


def test_a_secretly_killed_leader_comes_back_to_the_owner(revival: Any) -> None:
    leaders = {"dead": ALL_ATREIDES, "hidden_dead": ALL_ATREIDES[:1]}
    g = revival(mode="advanced", leaders=leaders)
    g.do("atreides", f"revive {ALL_ATREIDES[0]}")
    assert g.state.hidden_dead == ()


@pytest.mark.rule("CLS-35.13")
def test_a_leader_seen_to_be_revived_is_no_captive(revival: Any) -> None:
    leaders = {"dead": ALL_ATREIDES[:3], "captive": ALL_ATREIDES[3:]}
    g = revival(mode="advanced", leaders=leaders)
    g.do("atreides", f"revive {ALL_ATREIDES[0]}")
    revived = LEADER[ALL_ATREIDES[0]]
    redrawn = [GAME.resample(g.state, g.seat("fremen"), Chance(str(i))) for i in range(20)]
    assert {new.leader_at[revived] for new in redrawn} == {LeaderAt.HOME}


# The Kwisatz Haderach


@pytest.mark.rule("CLS-30.07")
def test_the_kwisatz_haderach_takes_the_one_leader_revival_for_two(revival: Any) -> None:
    g = revival(mode="advanced", leaders={"dead": ALL_ATREIDES}, haderach_dead=True)
    assert g.offered("atreides")[-1] == "revive kwisatz_haderach"
    g.do("atreides", "revive kwisatz_haderach")
    assert g.state.spice[ATREIDES] == 18
    assert not g.state.haderach_dead
    assert not g.state.stack
    instead = revival(mode="advanced", leaders={"dead": ALL_ATREIDES}, haderach_dead=True)
    instead.do("atreides", "revive lady_jessica")
    assert instead.state.haderach_dead
    assert not instead.state.stack
    poor = revival(mode="advanced", leaders={"dead": ALL_ATREIDES}, haderach_dead=True, spice={"atreides": 1})
    assert "revive kwisatz_haderach" not in poor.offered("atreides")


@pytest.mark.rule("CLS-30.07", "CLS-30.08")
def test_its_death_opens_no_leader_revival_and_its_life_closes_none(revival: Any) -> None:
    g = revival(mode="advanced", leaders={"dead": ALL_ATREIDES[:4]}, haderach_dead=True)
    assert not g.state.stack
    alive = revival(mode="advanced", leaders={"dead": ALL_ATREIDES}, haderach_losses=9)
    assert alive.asked == {"atreides"}
    assert "revive kwisatz_haderach" not in alive.offered("atreides")


# Allies


@pytest.mark.rule("CLS-22.06", "CLS-10.14", "CLS-10.10")
def test_the_emperor_pays_for_three_more_forces_of_the_ally(revival: Any) -> None:
    g = revival(tanks={"atreides": 9}, alliances=[["emperor", "atreides"]])
    assert g.asked == {"emperor"}
    assert g.offered("emperor") == ["pass", "pay 1", "pay 2", "pay 3"]
    g.do("emperor", "pay 3")
    assert g.offered("atreides") == revives(6)
    g.do("atreides", "revive 6")
    assert g.state.tanks[ATREIDES] == 3
    assert g.state.spice[ATREIDES] == 20 - 2  # two free, three by the Emperor, one of their own
    assert g.state.spice[EMPEROR] == 20 - 6
    assert g.state.reserved[EMPEROR] == 0


@pytest.mark.rule("CLS-22.06", "CLS-23.15")
@pytest.mark.parametrize(("dead", "most"), [(4, 2), (3, 1), (2, 0)])
def test_nobody_is_asked_to_help_further_than_it_would(revival: Any, dead: int, most: int) -> None:
    g = revival(tanks={"atreides": dead}, alliances=[["emperor", "atreides"]])
    assert g.offered("emperor") == (["pass", *(f"pay {n}" for n in range(1, most + 1))] if most else [])
    fremen = revival(tanks={"atreides": dead}, alliances=[["fremen", "atreides"]])
    assert fremen.offered("fremen") == (["pass", "grant atreides"] if most else [])


@pytest.mark.rule("CLS-22.06")
def test_what_the_ally_does_not_use_the_emperor_keeps(revival: Any) -> None:
    for revived, paid in (("pass", 0), ("revive 2", 0), ("revive 3", 2)):
        g = revival(
            tanks={"atreides": 9, "emperor": 5}, alliances=[["emperor", "atreides"]], spice={"emperor": 5}
        )
        assert g.offered("emperor") == ["pass", "pay 1", "pay 2"]
        g.do("emperor", "pay 2")
        assert g.offered("emperor") == revives(1)  # the rest of the spice is bound
        g.do("atreides", revived)
        assert g.state.spice[EMPEROR] == 5 - paid
        assert g.state.reserved[EMPEROR] == 0


@pytest.mark.rule("CLS-22.06")
def test_the_emperor_helps_allies_only_and_also_fremen(revival: Any) -> None:
    g = revival(tanks={"atreides": 9})
    assert g.asked == {"atreides"}
    assert g.offered("atreides") == revives(3)
    fremen = revival(tanks={"fremen": 9}, alliances=[["emperor", "fremen"]])
    fremen.do("emperor", "pay 3")
    fremen.do("fremen", "revive 6")
    assert (fremen.state.spice[FREMEN], fremen.state.spice[EMPEROR]) == (20, 14)


@pytest.mark.rule("CLS-19.15", "CLS-22.06")
def test_karama_stops_the_emperors_payment(revival: Any) -> None:
    g = revival(tanks={"atreides": 9}, alliances=[["emperor", "atreides"]], hands={"fremen": ["karama"]})
    g.do("emperor", "pay 3")
    assert g.asked == {"fremen"}
    g.do("fremen", "karama")
    assert g.offered("atreides") == revives(3)
    assert g.state.reserved[EMPEROR] == 0


@pytest.mark.rule("CLS-22.06")
def test_what_the_emperor_is_about_to_promise_is_not_given_away(revival: Any) -> None:
    g = revival(
        tanks={"atreides": 9},
        alliances=[["emperor", "atreides"]],
        hands={"fremen": ["karama"]},
        spice={"emperor": 6},
        options={"deals": "on"},
    )
    g.do("emperor", "pay 3")
    assert g.asked == {"fremen"}
    g.do("harkonnen", "~deal emperor", "~deal wants spice 6", "~deal seal")
    g.do("emperor", "~accept 1")
    g.do("fremen", "pass")
    assert g.state.reserved[EMPEROR] == 6
    g.do("atreides", "revive 5")
    assert g.state.spice[EMPEROR] == 0
    assert g.state.bribes[HARKONNEN] == 0


@pytest.mark.rule("CLS-23.15", "CLS-23.17")
def test_fremen_let_the_ally_revive_three_free(revival: Any) -> None:
    g = revival(tanks={"emperor": 9}, spice={"emperor": 0}, alliances=[["emperor", "fremen"]])
    assert g.asked == {"fremen"}
    assert g.offered("fremen") == ["pass", "grant emperor"]
    g.do("fremen", "grant emperor")
    assert g.offered("emperor") == revives(3)  # not more than three, not on top of the own free one
    g.do("emperor", "revive 3")
    assert g.state.spice[EMPEROR] == 0
    kept = revival(tanks={"emperor": 9}, spice={"emperor": 0}, alliances=[["emperor", "fremen"]])
    kept.do("fremen", "pass")
    assert kept.offered("emperor") == revives(1)


@pytest.mark.rule("CLS-23.17")
def test_the_grant_is_for_one_turn(revival: Any) -> None:
    g = revival(tanks={"emperor": 9}, spice={"emperor": 0}, alliances=[["emperor", "fremen"]])
    g.do("fremen", "grant emperor")
    g.do("emperor", "pass")
    g.state.then(Revival())
    advance(g.state)
    g.do("fremen", "pass")
    assert g.offered("emperor") == revives(1)


@pytest.mark.rule("CLS-23.17", "CLS-22.06", "CLS-10.14", "CLS-37.06")
def test_the_grant_takes_the_place_of_the_own_free_revivals_beside_the_emperors_payment(revival: Any) -> None:
    g = revival(
        "atreides,emperor,fremen,harkonnen",
        tanks={"harkonnen": 5},  # two of which would come back free anyway
        spice={"emperor": 10, "harkonnen": 0},
        alliances=[["emperor", "fremen", "harkonnen"]],
        options={"alliance_variant": "37.03"},
    )
    g.do("fremen", "grant harkonnen")
    assert g.offered("emperor") == ["pass", "pay 1", "pay 2"]  # three free, two more in the Tanks
    g.do("emperor", "pay 2")
    assert g.offered("harkonnen") == revives(5)
    g.do("harkonnen", "revive 5")
    assert (g.state.spice[EMPEROR], g.state.spice[HARKONNEN]) == (6, 0)


@pytest.mark.rule("CLS-19.15", "CLS-23.15")
def test_karama_stops_the_grant(revival: Any) -> None:
    g = revival(
        tanks={"emperor": 9},
        spice={"emperor": 0},
        alliances=[["emperor", "fremen"]],
        hands={"atreides": ["karama"]},
    )
    g.do("fremen", "grant emperor")
    g.do("atreides", "karama")
    assert g.offered("emperor") == revives(1)


@pytest.mark.rule("CLS-19.16", "CLS-37.06")
@pytest.mark.parametrize(("duration", "asked"), [("phase", False), ("one_use", True)])
def test_a_stopped_grant_is_offered_to_the_next_ally_only_if_it_can_help(
    revival: Any, duration: str, asked: bool
) -> None:
    g = revival(
        "atreides,emperor,fremen,harkonnen",
        tanks={"emperor": 9, "harkonnen": 9},
        alliances=[["emperor", "fremen", "harkonnen"]],
        hands={"atreides": ["karama"]},
        options={"alliance_variant": "37.03", "karama_duration": duration},
    )
    first = g.offered("fremen")[1]
    g.do("fremen", first)
    g.do("atreides", "karama")
    assert (g.asked == {"fremen"}) == asked


@pytest.mark.rule("CLS-19.16", "CLS-22.06", "CLS-37.06")
@pytest.mark.parametrize(("duration", "asked"), [("phase", False), ("one_use", True)])
def test_a_stopped_payment_is_offered_for_the_next_ally_only_if_it_can_help(
    revival: Any, duration: str, asked: bool
) -> None:
    g = revival(
        "atreides,emperor,fremen,harkonnen",
        tanks={"atreides": 9, "harkonnen": 9},
        alliances=[["atreides", "emperor", "harkonnen"]],
        hands={"fremen": ["karama"]},
        options={"alliance_variant": "37.03", "karama_duration": duration},
    )
    g.do("emperor", "pay 2")
    g.do("fremen", "karama")
    assert (g.offered("emperor") == ["pass", "pay 1", "pay 2", "pay 3"]) == asked


# The Emperor's Karama power


@pytest.fixture
def imperial(revival: Any) -> Callable[..., Any]:
    def place(**position: Any) -> Any:
        position = {
            "mode": "advanced",
            "hands": {"emperor": ["karama"]},
            "tanks": {"emperor": {"ordinary": 8, "starred": 2}},
            **position,
        }
        return revival("emperor,atreides", **position)

    return place


@pytest.mark.rule("CLS-29.05", "CLS-29.02")
def test_the_emperor_revives_three_forces_free_with_karama(imperial: Any) -> None:
    g = imperial(spice={"emperor": 4})
    assert g.asked == {"emperor"}
    assert visibly_asked(g.state, g.seat("atreides")) == ()
    assert g.offered("emperor") == ["pass", "karama"]
    g.do("emperor", "karama")
    assert g.state.discard == (CARD["karama"],)
    assert g.offered("emperor") == ["revive 1", "revive 2", "revive 3"]
    g.do("emperor", "revive 3", "starred 1")
    assert g.state.spice[EMPEROR] == 4
    assert g.offered("emperor") == revives(3)  # the normal revival on top
    g.do("emperor", "revive 3")
    assert (g.state.tanks[EMPEROR], g.state.starred_tanks[EMPEROR]) == (3, 1)
    assert g.state.spice[EMPEROR] == 0


@pytest.mark.rule("CLS-29.05")
@pytest.mark.parametrize(("extra", "left"), [("on", 3), ("off", 1)])
def test_the_karama_revival_counts_within_the_limit_where_the_table_says_so(
    imperial: Any, extra: str, left: int
) -> None:
    g = imperial(options={"emperor_karama_extra": extra})
    g.do("emperor", "karama", "revive 2", "starred 0")
    assert g.offered("emperor") == revives(left)


@pytest.mark.rule("CLS-29.05")
def test_the_emperor_may_revive_any_dead_leader_with_karama(imperial: Any) -> None:
    deaths = {"caid": 2, "bashar": 1}
    g = imperial(tanks={}, leaders={"dead": ["caid", "bashar"], "deaths": deaths})
    g.do("emperor", "karama")
    assert g.offered("emperor") == ["revive caid", "revive bashar"]
    g.do("emperor", "revive caid")
    assert g.state.leader_at[LEADER["caid"]] == LeaderAt.HOME
    assert g.state.spice[EMPEROR] == 20


@pytest.mark.rule("CLS-29.05")
@pytest.mark.parametrize(("extra", "more"), [("on", ["revive caid", "revive burseg"]), ("off", [])])
def test_a_leader_revived_with_karama_is_the_one_of_this_turn_where_the_table_says_so(
    imperial: Any, extra: str, more: list[str]
) -> None:
    leaders = ["hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar"]
    options = {"emperor_karama_extra": extra}
    g = imperial(tanks={}, leaders={"dead": leaders}, options=options)
    g.do("emperor", "karama", "revive bashar")
    assert g.offered("emperor")[3:] == more


@pytest.mark.rule("CLS-29.01", "CLS-29.05")
def test_once_a_game_in_the_advanced_game_with_something_to_revive(imperial: Any) -> None:
    assert imperial(karama_powers_used=["emperor"]).offered("emperor") == revives(3)
    assert imperial(mode="basic", tanks={"emperor": 8}).offered("emperor") == revives(3)
    assert not imperial(tanks={}).state.stack
    g = imperial()
    g.do("emperor", "karama", "revive 1", "starred 0")
    assert g.state.karama_powers_used == (EMPEROR,)


@pytest.mark.rule("CLS-29.02")
def test_the_power_need_not_be_used(imperial: Any) -> None:
    g = imperial()
    g.do("emperor", "pass")
    assert g.state.hands[EMPEROR] == (CARD["karama"],)
    assert g.offered("emperor") == revives(3)


def test_choices_in_progress_are_redrawn(revival: Any) -> None:
    g = revival(mode="advanced", tanks={"emperor": {"ordinary": 4, "starred": 3}, "bene_gesserit": 2})
    g.do("emperor", "revive 2")
    new = GAME.resample(g.state, g.seat("bene_gesserit"), Chance("x"))
    assert new.stack[-1].counts[EMPEROR] == 0
    assert GAME.resample(g.state, g.seat("emperor"), Chance("x")).stack[-1].counts[EMPEROR] == 2
    assert new.stack[-1].waiting == (EMPEROR, BENE_GESSERIT) or set(new.stack[-1].waiting) == {
        EMPEROR,
        BENE_GESSERIT,
    }
