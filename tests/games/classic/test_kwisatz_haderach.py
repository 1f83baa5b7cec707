"""The Kwisatz Haderach (CLS-30)."""

from __future__ import annotations

import pytest

from games.classic.battles import battle, composing, finish, only_battles, plan, told
from landsraad.games.classic.battlefield import LEADER
from landsraad.games.classic.factions import ATREIDES
from landsraad.games.classic.leaders import LEADER as NUMBER
from landsraad.games.classic.state import LeaderAt

LEADERS = ["thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_wellington_yueh"]


@pytest.fixture
def duel(table):
    """Atreides (the Aggressor) against the Emperor in Arrakeen, the Kwisatz Haderach awake."""

    def place(**position):
        given = {
            "mode": "advanced",
            "factions": "atreides,emperor,fremen",
            "order": ["atreides", "emperor", "fremen"],
            "phase": "battle",
            "storm": 1,
            "haderach_losses": 7,
            "forces": {"atreides": {"arrakeen/10": 6}, "emperor": {"arrakeen/10": 6}},
            "spice": {"atreides": 10, "emperor": 10},
            "prepare": only_battles,
        }
        return table(**{**given, **position})

    return place


@pytest.mark.rule("CLS-30.01")
@pytest.mark.parametrize(("losses", "active"), [(0, False), (6, False), (7, True), (12, True)])
def test_it_awakes_with_the_seventh_loss(duel, losses, active):
    g = duel(haderach_losses=losses)
    assert composing(g, "atreides", "haderach") == (["haderach no", "haderach yes"] if active else [])


@pytest.mark.rule("CLS-30.01", "CLS-30.02")
def test_losses_of_all_battles_are_counted_in_secret(duel):
    forces = {"atreides": {"arrakeen/10": 5, "old_gap/9": 4}, "emperor": {"arrakeen/10": 5, "old_gap/9": 4}}
    g = duel(haderach_losses=0, forces=forces)
    g.do("atreides", "battle arrakeen emperor")
    plan(g, "atreides", leader="thufir_hawat", dial=3, spice=3)
    plan(g, "emperor", leader="bashar")
    assert g.state.haderach_losses == 3  # dialled
    assert composing(g, "atreides", "haderach") == []
    plan(g, "atreides")
    plan(g, "emperor", leader="caid", dial=4)
    finish(g)
    assert g.state.haderach_losses == 7  # as loser
    (awake,) = [e for e in g.events if e.key == "haderach_awakes"]
    assert awake.only == (g.seat("atreides"),)


@pytest.mark.rule("CLS-30.02")
def test_losses_by_traitor_and_by_explosion_count_for_bystanders_too(duel):
    g = duel(haderach_losses=0, traitors={"emperor": ["duncan_idaho"]})
    plan(g, "atreides", leader="duncan_idaho")
    plan(g, "emperor", leader="caid")
    g.do("emperor", "traitor")
    finish(g)
    assert g.state.haderach_losses == 6
    g = duel(
        haderach_losses=0,
        forces={"atreides": {"old_gap/9": 3}, "emperor": {"old_gap/11": 2}, "fremen": {"old_gap/11": 2}},
        storm=10,
        hands={"emperor": ["lasgun"], "fremen": ["shield"]},
    )
    plan(g, "emperor", weapon="lasgun")
    plan(g, "fremen", defense="shield")
    assert g.state.haderach_losses == 3


@pytest.mark.rule("CLS-30.01")
def test_nothing_is_counted_in_the_basic_game(duel):
    forces = {"atreides": {"arrakeen/10": 9}, "emperor": {"arrakeen/10": 6}}
    g = duel(mode="basic", haderach_losses=0, forces=forces)
    plan(g, "atreides", dial=1)
    plan(g, "emperor", leader="hasimir_fenring", dial=6)
    finish(g)
    assert g.state.tanks[ATREIDES] == 9
    assert g.state.haderach_losses == 0
    assert "haderach_awakes" not in g.keys


@pytest.mark.rule("CLS-30.02")
def test_the_storm_does_not_count(table):
    g = table(
        mode="advanced",
        factions="atreides,emperor",
        phase="storm",
        turn=2,
        storm=1,
        forces={"atreides": {"cielago_south/2": 5}},
        dialers=["atreides", "emperor"],
    )
    g.run_to("spice_blow")
    assert g.state.tanks[ATREIDES] == 5
    assert g.state.haderach_losses == 0


@pytest.mark.rule("CLS-30.03")
@pytest.mark.parametrize("leader", ["duncan_idaho", "cheap_hero"])
def test_it_adds_two_to_a_leader_or_cheap_hero(duel, leader):
    g = duel(hands={"atreides": ["cheap_hero"]})
    plan(g, "atreides", leader=leader, haderach="yes", dial=1, spice=1)
    plan(g, "emperor", leader="bashar", dial=3, spice=3)
    assert told(g, "battle_won")[0][1] == ("5" if leader == "duncan_idaho" else "3")
    assert told(g, "plan_revealed")[0][2] == "yes"


@pytest.mark.rule("CLS-30.03")
def test_it_joins_once_per_turn(duel):
    forces = {"atreides": {"arrakeen/10": 6}, "emperor": {"arrakeen/10": 1}, "fremen": {"arrakeen/10": 1}}
    for used, again in (("yes", []), ("no", ["haderach no", "haderach yes"])):
        g = duel(forces=forces)
        g.do("atreides", "battle arrakeen emperor")
        plan(g, "atreides", haderach=used, dial=1)
        plan(g, "emperor", leader="bashar")
        assert composing(g, "atreides", "haderach") == again


@pytest.mark.rule("CLS-30.04")
def test_it_does_not_count_when_the_leader_is_killed(duel):
    g = duel(hands={"emperor": ["crysknife"]})
    plan(g, "atreides", leader="duncan_idaho", haderach="yes", dial=1, spice=1)
    plan(g, "emperor", leader="bashar", weapon="crysknife")
    assert told(g, "battle_won") == [("emperor", "1", "2")]
    assert not g.state.haderach_dead


@pytest.mark.rule("CLS-30.05")
def test_a_leader_it_accompanies_cannot_be_called_traitor(duel):
    traitors = {"emperor": ["duncan_idaho"]}
    g = duel(traitors=traitors)
    plan(g, "atreides", leader="duncan_idaho", haderach="yes")
    plan(g, "emperor", leader="bashar")
    assert "battle_won" in g.keys
    g = duel(traitors=traitors)
    plan(g, "atreides", leader="duncan_idaho", haderach="no")
    plan(g, "emperor", leader="bashar")
    assert g.asked == {"emperor"}


@pytest.mark.rule("CLS-30.06")
@pytest.mark.parametrize(("joins", "dies"), [("yes", True), ("no", False)])
def test_only_an_explosion_it_takes_part_in_kills_it(duel, joins, dies):
    g = duel(hands={"emperor": ["lasgun"], "atreides": ["shield"]})
    plan(g, "atreides", leader="duncan_idaho", haderach=joins, defense="shield")
    plan(g, "emperor", weapon="lasgun")
    assert g.state.haderach_dead == dies
    assert ("haderach_killed" in g.keys) == dies


@pytest.mark.rule("CLS-30.06", "CLS-30.01")
def test_dead_it_does_not_join(duel):
    assert composing(duel(haderach_dead=True), "atreides", "haderach") == []


@pytest.mark.rule("CLS-30.09")
def test_it_needs_somebody_to_accompany(duel):
    g = duel(leaders={"dead": LEADERS})
    plan(g, "atreides", dial=1)
    assert battle(g).plan(ATREIDES)[LEADER : LEADER + 2] == (-1, 0)


@pytest.mark.rule("CLS-30.09", "CLS-35.11")
def test_it_cannot_be_captured(duel):
    g = duel(
        factions="atreides,emperor,harkonnen",
        order=["harkonnen", "atreides", "emperor"],
        forces={"atreides": {"arrakeen/10": 1}, "harkonnen": {"arrakeen/10": 6}},
        leaders={"dead": LEADERS[:4]},
    )
    plan(g, "atreides", leader=LEADERS[4], haderach="yes")
    plan(g, "harkonnen", leader="feyd_rautha", dial=2)
    g.do("harkonnen", "capture", "keep")
    assert g.state.leader_at[NUMBER[LEADERS[4]]] == LeaderAt.CAPTIVE
    assert not g.state.haderach_dead
    assert g.state.haderach_losses == 8
    assert "haderach_awakes" not in g.keys  # it was awake before


@pytest.mark.rule("CLS-19.15", "CLS-30.03")
def test_karama_stops_it_before_the_plans(duel):
    g = duel(hands={"emperor": ["karama"]})
    assert g.offered("emperor") == ["pass", "karama"]
    g.do("emperor", "karama")
    assert told(g, "advantage_stopped") == [("emperor", "atreides", "kwisatz_haderach_use")]
    assert composing(g, "atreides", "haderach") == []


@pytest.mark.rule("CLS-19.15")
def test_nobody_is_asked_for_karama_while_it_cannot_join(duel):
    g = duel(hands={"emperor": ["karama"]}, haderach_losses=6)
    assert g.asked == {"atreides"}  # Prescience
