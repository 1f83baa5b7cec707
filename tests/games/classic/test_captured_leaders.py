"""Harkonnen's captured leaders (CLS-35)."""

from __future__ import annotations

import pytest

from games.classic.battles import composing, finish, only_battles, pass_until, plan, told
from landsraad.games.classic import GAME
from landsraad.games.classic.factions import EMPEROR, HARKONNEN
from landsraad.games.classic.leaders import LEADER
from landsraad.games.classic.questions import answer
from landsraad.games.classic.state import LeaderAt
from landsraad.table import Chance

EMPERORS = ["hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar"]
HARKONNENS = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]


@pytest.fixture
def duel(table):
    """Harkonnen (the Aggressor) against the Emperor in Arrakeen."""

    def place(**position):
        given = {
            "mode": "advanced",
            "factions": "harkonnen,emperor,fremen",
            "order": ["harkonnen", "emperor", "fremen"],
            "phase": "battle",
            "storm": 1,
            "forces": {"harkonnen": {"arrakeen/10": 6}, "emperor": {"arrakeen/10": 2}},
            "spice": {"harkonnen": 10, "emperor": 10},
            "prepare": only_battles,
        }
        return table(**{**given, **position})

    return place


def won(g, leader="bashar", own="feyd_rautha"):
    plan(g, "harkonnen", leader=own, dial=1, spice=1)
    plan(g, "emperor", leader=leader)


def at(g, leader):
    return g.state.leader_at[LEADER[leader]]


@pytest.mark.rule("CLS-35.01", "CLS-35.10")
def test_after_a_won_battle_harkonnen_may_draw_a_leader_of_the_loser(duel):
    g = duel()
    won(g)
    assert g.state.tanks[EMPEROR] == 2  # the battle is resolved
    assert g.offered("harkonnen") == ["capture", "pass"]
    g.do("harkonnen", "pass")
    assert [at(g, leader) for leader in EMPERORS] == [LeaderAt.HOME] * 5


@pytest.mark.rule("CLS-35.01", "CLS-35.10")
def test_who_loses_draws_nobody_and_nobody_else_draws(duel):
    g = duel(
        order=["emperor", "harkonnen", "fremen"],
        forces={"harkonnen": {"arrakeen/10": 1}, "emperor": {"arrakeen/10": 5}},
    )
    plan(g, "emperor", leader="hasimir_fenring", dial=3, spice=3)
    plan(g, "harkonnen", leader="umman_kudu")
    assert not g.state.stack
    basic = duel(mode="basic")
    plan(basic, "harkonnen", leader="feyd_rautha", dial=1)
    plan(basic, "emperor", leader="bashar")
    assert not basic.state.stack


@pytest.mark.rule("CLS-35.10")
def test_option_harkonnen_must_draw(duel):
    g = duel(options={"capture": "must"})
    won(g)
    assert g.offered("harkonnen") == ["kill", "keep"]


@pytest.mark.rule("CLS-35.01", "CLS-35.11")
def test_eligible_are_the_living_not_used_elsewhere_the_fighter_included(duel):
    drawn = set()
    for n in range(3):
        g = duel(
            leaders={
                "dead": ["caid"],
                "used": {"burseg": "carthag", "hasimir_fenring": "arrakeen"},
                "captive": ["stilgar"],
            },
            coming={"draws": [n]},
        )
        won(g)
        g.do("harkonnen", "capture")
        drawn |= {args[0] for args in told(g, "leader_drawn_is")}
    assert drawn == {"hasimir_fenring", "captain_aramsham", "bashar"}


@pytest.mark.rule("CLS-35.11", "CLS-35.01")
def test_nobody_eligible_nothing_happens(duel):
    g = duel(leaders={"dead": EMPERORS[:4]}, hands={"harkonnen": ["crysknife"]})
    plan(g, "harkonnen", leader="feyd_rautha", weapon="crysknife")
    plan(g, "emperor", leader="bashar")  # killed: the last one
    finish(g)
    assert told(g, "battle_won")
    assert "leader_drawn" not in g.keys


@pytest.mark.rule("CLS-35.10", "CLS-35.13")
def test_the_drawn_leader_is_seen_by_harkonnen_and_the_owner_only(duel):
    g = duel(coming={"draws": [2]})
    won(g)
    g.do("harkonnen", "capture")
    (drawn,) = [e for e in g.events if e.key == "leader_drawn_is"]
    assert drawn.args[0] == "caid"
    assert drawn.only == (g.seat("harkonnen"), g.seat("emperor"))
    step = g.state.stack[-1]
    assert step.shown(g.state, g.seat("harkonnen"))["leader"] == "caid"
    assert step.shown(g.state, g.seat("emperor"))["leader"] == "caid"
    assert "leader" not in step.shown(g.state, g.seat("fremen"))
    assert "leader" not in step.shown(g.state, None)
    redrawn = {GAME.resample(g.state, g.seat("fremen"), Chance(f"{n}")).stack[-1].leader for n in range(60)}
    assert redrawn == {LEADER[leader] for leader in EMPERORS}
    assert GAME.resample(g.state, g.seat("emperor"), Chance("1")).stack[-1].leader == LEADER["caid"]


@pytest.mark.rule("CLS-35.02", "CLS-35.10")
@pytest.mark.parametrize("how", ["secret", "public"])
def test_killed_for_two_spice(duel, how):
    g = duel(coming={"draws": [2]}, options={"killed_captive": how})
    won(g)
    spice = g.state.spice[HARKONNEN]
    g.do("harkonnen", "capture", "kill")
    assert g.state.spice[HARKONNEN] == spice + 2
    assert at(g, "caid") == LeaderAt.TANKS
    assert g.state.deaths[LEADER["caid"]] == 1
    named = [e for e in g.events if "caid" in e.args and e.only is None]
    assert bool(named) == (how == "public")
    assert (LEADER["caid"] in g.state.hidden_dead) == (how == "secret")
    assert told(g, "captive_killed") == ([("emperor",)] if how == "secret" else [])


@pytest.mark.rule("CLS-35.03", "CLS-35.09", "CLS-35.12", "CLS-13.34")
def test_kept_used_in_one_battle_and_returned(duel):
    forces = {
        "harkonnen": {"arrakeen/10": 6, "old_gap/9": 6},
        "emperor": {"arrakeen/10": 2},
        "fremen": {"old_gap/9": 2},
    }
    g = duel(forces=forces, coming={"draws": [2]}, storm=3)
    g.do("harkonnen", "battle arrakeen emperor")
    won(g)
    g.do("harkonnen", "capture", "keep")
    assert at(g, "caid") == LeaderAt.CAPTIVE
    assert not [e for e in g.events if "caid" in e.args and e.only is None]
    assert "leader caid" in composing(g, "harkonnen", "leader")
    plan(g, "harkonnen", leader="caid", dial=3, spice=3)
    plan(g, "fremen", leader="jamis")
    assert ("caid", "emperor") in told(g, "captive_returned")
    assert at(g, "caid") == LeaderAt.HOME
    assert g.state.used_in[LEADER["caid"]] != -1  # it fights for its owner nowhere else this turn


@pytest.mark.rule("CLS-35.09")
def test_a_captive_does_not_fight_for_its_owner(duel):
    g = duel(leaders={"captive": ["caid", "bashar"]})
    assert composing(g, "emperor", "leader") == [
        f"leader {x}" for x in ("hasimir_fenring", "captain_aramsham", "burseg")
    ]


@pytest.mark.rule("CLS-35.12")
def test_a_captive_counts_as_available_and_must_be_played_if_there_is_nobody_else(duel):
    g = duel(
        leaders={"dead": HARKONNENS[:4], "used": {"umman_kudu": "carthag"}, "captive": ["caid"]},
    )
    assert "no_leader" not in g.keys
    plan(g, "harkonnen", dial=1)
    plan(g, "emperor", leader="bashar")
    assert told(g, "plan_revealed")[0][1] == "caid"


@pytest.mark.rule("CLS-35.12")
def test_a_captive_that_fought_elsewhere_this_turn_is_not_available(duel):
    g = duel(leaders={"captive": ["caid", "stilgar"], "used": {"caid": "carthag", "stilgar": "arrakeen"}})
    offered = composing(g, "harkonnen", "leader")
    assert "leader caid" not in offered
    assert "leader stilgar" in offered


@pytest.mark.rule("CLS-35.05", "CLS-13.33")
def test_a_captive_killed_in_battle_goes_to_the_tanks(duel):
    g = duel(leaders={"captive": ["caid"]}, hands={"emperor": ["crysknife"]})
    plan(g, "harkonnen", leader="caid", dial=6, spice=6)
    plan(g, "emperor", leader="bashar", weapon="crysknife")
    finish(g)
    assert at(g, "caid") == LeaderAt.TANKS
    assert g.state.deaths[LEADER["caid"]] == 1
    assert g.state.spice[HARKONNEN] == 10 - 6 + 3
    assert "captive_returned" not in g.keys
    assert g.state.hidden_dead == ()


@pytest.mark.rule("CLS-35.04")
def test_when_all_harkonnen_leaders_are_dead_all_captives_go_home(duel):
    g = duel(
        order=["emperor", "harkonnen", "fremen"],
        leaders={"dead": HARKONNENS[:4], "captive": ["caid", "stilgar"]},
        hands={"emperor": ["crysknife"]},
    )
    plan(g, "harkonnen", leader="umman_kudu")
    plan(g, "emperor", leader="bashar", weapon="crysknife")
    assert at(g, "caid") == at(g, "stilgar") == LeaderAt.HOME
    assert sorted(told(g, "captive_freed")) == [("emperor",), ("fremen",)]


@pytest.mark.rule("CLS-35.04")
def test_while_one_harkonnen_leader_lives_captives_stay(duel):
    g = duel(
        order=["emperor", "harkonnen", "fremen"],
        leaders={"dead": HARKONNENS[:3], "captive": ["caid"]},
        hands={"emperor": ["crysknife"]},
    )
    plan(g, "harkonnen", leader="umman_kudu")
    plan(g, "emperor", leader="bashar", weapon="crysknife")
    assert at(g, "caid") == LeaderAt.CAPTIVE


@pytest.mark.rule("CLS-35.07")
def test_there_is_no_limit_on_captives(duel):
    g = duel(leaders={"captive": ["stilgar", "chani", "otheym", "caid", "burseg"]})
    won(g)
    g.do("harkonnen", "capture", "keep")
    assert g.state.leader_at.count(LeaderAt.CAPTIVE) == 6


@pytest.mark.rule("CLS-35.08", "CLS-35.12")
@pytest.mark.parametrize(("option", "where"), [("returned", LeaderAt.HOME), ("kept", LeaderAt.CAPTIVE)])
def test_a_win_by_traitor_lets_harkonnen_draw_and_ends_the_captives_service(duel, option, where):
    g = duel(
        leaders={"captive": ["stilgar"]},
        traitors={"harkonnen": ["bashar"]},
        options={"captive_after_traitor": option},
    )
    plan(g, "harkonnen", leader="stilgar")
    plan(g, "emperor", leader="bashar")
    g.do("harkonnen", "traitor")
    assert g.offered("harkonnen") == ["capture", "pass"]
    assert at(g, "stilgar") == where
    assert ("captive_returned" in g.keys) == (option == "returned")


@pytest.mark.rule("CLS-35.03", "CLS-35.12")
def test_the_option_keeps_no_captive_that_won_without_a_traitor(duel):
    g = duel(leaders={"captive": ["stilgar"]}, options={"captive_after_traitor": "kept"})
    won(g, own="stilgar")
    assert at(g, "stilgar") == LeaderAt.HOME
    assert told(g, "captive_returned") == [("stilgar", "fremen")]


@pytest.mark.rule("CLS-35.03")
def test_a_captive_that_fought_and_lost_is_returned_too(duel):
    g = duel(order=["emperor", "harkonnen", "fremen"], leaders={"captive": ["jamis"]})
    plan(g, "harkonnen", leader="jamis")
    plan(g, "emperor", leader="hasimir_fenring")
    assert at(g, "jamis") == LeaderAt.HOME
    assert told(g, "captive_returned") == [("jamis", "fremen")]


@pytest.mark.rule("CLS-35.06", "CLS-14.07")
def test_a_captive_called_traitor_dies(duel):
    g = duel(leaders={"captive": ["stilgar"]}, traitors={"emperor": ["stilgar"]})
    plan(g, "harkonnen", leader="stilgar")
    plan(g, "emperor", leader="bashar")
    g.do("emperor", "traitor")
    assert at(g, "stilgar") == LeaderAt.TANKS


@pytest.mark.rule("CLS-19.15", "CLS-19.16")
def test_karama_stops_the_capture(duel):
    g = duel(hands={"fremen": ["karama"]})
    pass_until(g, lambda: "leader feyd_rautha" in g.offered("harkonnen"))
    won(g)
    g.do("harkonnen", "capture")
    g.do("fremen", "karama")
    assert told(g, "advantage_stopped") == [("fremen", "harkonnen", "capture_leader")]
    assert "leader_drawn" not in g.keys


@pytest.mark.rule("CLS-10.06", "CLS-10.11", "CLS-35.09")
def test_the_capture_of_the_last_free_leader_opens_leader_revival(duel):
    g = duel(leaders={"dead": EMPERORS[:4]})
    won(g)
    assert g.state.leader_revival_open == ()
    g.do("harkonnen", "capture", "keep")
    assert g.state.leader_revival_open == (EMPEROR,)


@pytest.mark.rule("CLS-35.04", "CLS-19.21")
def test_what_was_said_of_a_captive_ends_when_it_goes_home(duel):
    g = duel(
        order=["emperor", "harkonnen", "fremen"],
        leaders={"dead": HARKONNENS[:4], "captive": ["caid", "stilgar"]},
        hands={"emperor": ["crysknife"]},
    )
    answer(g.state, HARKONNEN, "captive caid")
    plan(g, "harkonnen", leader="umman_kudu")
    plan(g, "emperor", leader="bashar", weapon="crysknife")
    assert at(g, "caid") == LeaderAt.HOME
    assert g.state.facts == ()


@pytest.mark.rule("CLS-35.02", "CLS-35.13")
@pytest.mark.parametrize("fate", ["captive", "hidden_dead"])
def test_who_saw_a_leader_fight_knows_that_it_is_not_the_hidden_one(duel, fate):
    forces = {"harkonnen": {"old_gap/9": 6}, "emperor": {"arrakeen/10": 2}, "fremen": {"arrakeen/10": 2}}
    g = duel(leaders={fate: ["caid"]}, forces=forces)
    plan(g, "emperor", leader="bashar")
    plan(g, "fremen", leader="jamis")
    assert g.state.seen_free == ((LEADER["caid"], (LEADER["bashar"],)),)
    for n in range(30):
        other = GAME.resample(g.state, g.seat("fremen"), Chance(f"{n}"))
        assert other.leader_at[LEADER["bashar"]] == LeaderAt.HOME


@pytest.mark.rule("CLS-35.04")
def test_without_living_leaders_harkonnen_keeps_nobody(duel):
    g = duel(leaders={"dead": HARKONNENS}, hands={"harkonnen": ["cheap_hero"]}, coming={"draws": [2]})
    plan(g, "harkonnen", dial=6, spice=6)
    plan(g, "emperor", leader="bashar")
    g.do("harkonnen", "capture", "keep")
    assert at(g, "caid") == LeaderAt.HOME
    assert told(g, "captive_freed") == [("emperor",)]


def captives_drawn(g, eyes, times=60):
    """Whom redraws for a seat see in captivity."""
    drawn = set()
    for n in range(times):
        other = GAME.resample(g.state, g.seat(eyes), Chance(f"{n}"))
        drawn.add(tuple(x for x in EMPERORS if other.leader_at[LEADER[x]] == LeaderAt.CAPTIVE))
    return drawn


@pytest.mark.rule("CLS-35.13", "CLS-20.06")
@pytest.mark.parametrize("power", [False, True])
def test_a_captive_that_atreides_foresaw_is_known_to_atreides_alone(duel, power):
    g = duel(
        factions="harkonnen,emperor,atreides,fremen",
        order=["harkonnen", "atreides", "emperor", "fremen"],
        forces={"harkonnen": {"arrakeen/10": 6}, "atreides": {"arrakeen/10": 2}},
        leaders={"captive": ["caid", "bashar"]},
        hands={"atreides": ["karama"]} if power else {},
    )
    if power:
        pass_until(g, lambda: "karama plan harkonnen" in g.offered("atreides"))
        g.do("atreides", "karama plan harkonnen")
        g.do("harkonnen", "leader caid")
        while g.asked == {"harkonnen"}:
            g.do("harkonnen", g.offered("harkonnen")[0])
    else:
        g.do("atreides", "prescience leader")
        g.do("harkonnen", "leader caid")
    assert all("caid" in drawn for drawn in captives_drawn(g, "atreides"))
    assert len(captives_drawn(g, "atreides")) == 4
    assert captives_drawn(g, "emperor") == {("caid", "bashar")}
    assert len(captives_drawn(g, "fremen")) == 10


@pytest.mark.rule("CLS-35.12", "CLS-35.13")
def test_a_captive_that_is_kept_after_its_battle_is_known_to_all(duel):
    g = duel(
        forces={"harkonnen": {"arrakeen/10": 6}, "fremen": {"arrakeen/10": 2}},
        leaders={"captive": ["caid", "bashar"]},
        traitors={"harkonnen": ["jamis"]},
        options={"captive_after_traitor": "kept"},
    )
    plan(g, "harkonnen", leader="caid")
    plan(g, "fremen", leader="jamis")
    g.do("harkonnen", "traitor")
    assert captives_drawn(g, "fremen") == {
        ("caid", "bashar"),
        ("hasimir_fenring", "caid"),
        ("captain_aramsham", "caid"),
        ("caid", "burseg"),
    }


@pytest.mark.rule("CLS-35.11", "CLS-35.13")
@pytest.mark.parametrize("then", ["keep", "kill"])
def test_nobody_takes_a_leader_who_fought_elsewhere_for_the_one_that_was_drawn(duel, then):
    g = duel(leaders={"used": {"burseg": "carthag", "caid": "arrakeen"}}, coming={"draws": [0]})
    won(g)
    g.do("harkonnen", "capture", then)
    drawn = set()
    for n in range(60):
        other = GAME.resample(g.state, g.seat("fremen"), Chance(f"{n}"))
        drawn |= {x for x in EMPERORS if other.leader_at[LEADER[x]] != LeaderAt.HOME}
    assert drawn == {"hasimir_fenring", "captain_aramsham", "caid", "bashar"}
    assert [x for x in EMPERORS if at(g, x) != LeaderAt.HOME] == ["hasimir_fenring"]
