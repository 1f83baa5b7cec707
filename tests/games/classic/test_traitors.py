"""Traitors (CLS-14), Harkonnen's for an ally (CLS-25.06)."""

from __future__ import annotations

import pytest

from games.classic.battles import battle, composing, finish, only_battles, plan, told
from landsraad.games.classic import GAME
from landsraad.games.classic.battlefield import current_battle
from landsraad.games.classic.cards import CARD, CARD_ID
from landsraad.games.classic.factions import ATREIDES, EMPEROR, FACTION, HARKONNEN
from landsraad.games.classic.leaders import LEADER
from landsraad.games.classic.map import AREA
from landsraad.games.classic.state import NONE, LeaderAt
from landsraad.table import Chance, visibly_asked


@pytest.fixture
def duel(table):
    """Atreides (the Aggressor) against the Emperor in Arrakeen; Harkonnen looks on."""

    def place(**position):
        given = {
            "factions": "atreides,emperor,harkonnen",
            "order": ["atreides", "harkonnen", "emperor"],
            "phase": "battle",
            "storm": 1,
            "forces": {"atreides": {"arrakeen/10": 6}, "emperor": {"arrakeen/10": 7}},
            "spice": {"atreides": 10, "emperor": 10, "harkonnen": 10},
            "traitors": {
                "atreides": ["caid"],
                "emperor": ["thufir_hawat"],
                "harkonnen": ["bashar", "duncan_idaho"],
            },
            "prepare": only_battles,
        }
        return table(**{**given, **position})

    return place


def forces(g, faction):
    return g.state.forces[FACTION[faction]].get(AREA["arrakeen/10"], 0)


def hand(g, faction):
    return [CARD_ID[card] for card in g.state.hands[FACTION[faction]]]


@pytest.mark.rule("CLS-14.01", "CLS-EX-26")
def test_the_holder_of_the_card_may_call_or_stay_silent(duel):
    g = duel()
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="caid", dial=7)
    assert g.asked == {"atreides"}
    assert g.offered("atreides") == ["pass", "traitor"]
    g.do("atreides", "pass")
    assert told(g, "battle_won") == [("emperor", "3", "10")]


@pytest.mark.rule("CLS-14.01", "CLS-14.12")
def test_nobody_is_asked_about_another_leader(duel):
    g = duel(traitors={"atreides": ["duncan_idaho"], "emperor": ["caid"]})
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="caid", dial=7)
    assert told(g, "battle_won")  # each holds the card of the own leader: useless


@pytest.mark.rule("CLS-14.02", "CLS-14.03", "CLS-14.04")
def test_the_caller_wins_and_loses_nothing(duel):
    g = duel(hands={"atreides": ["baliset"], "emperor": ["crysknife", "shield", "karama"]})
    plan(g, "atreides", leader="duncan_idaho", dial=6, weapon="baliset")
    plan(g, "emperor", leader="caid", dial=7, weapon="crysknife", defense="shield")
    g.do("atreides", "traitor")
    finish(g)
    assert forces(g, "atreides") == 6
    assert g.state.tanks[ATREIDES] == 0
    assert hand(g, "atreides") == ["baliset"]
    assert g.state.leader_at[LEADER["duncan_idaho"]] == LeaderAt.HOME
    assert g.state.spice[ATREIDES] == 10 + 3
    assert g.state.leader_at[LEADER["caid"]] == LeaderAt.TANKS
    assert forces(g, "emperor") == 0
    assert hand(g, "emperor") == ["karama"]
    assert sorted(g.state.discard) == sorted([CARD["crysknife"], CARD["shield"]])
    assert told(g, "traitor_called") == [("atreides", "caid", "atreides")]
    assert "battle_won" not in g.keys


@pytest.mark.rule("CLS-14.02", "CLS-19.08", "CLS-13.24")
def test_a_traitor_comes_before_the_explosion(duel):
    g = duel(hands={"atreides": ["shield"], "emperor": ["lasgun"]})
    plan(g, "atreides", leader="duncan_idaho", defense="shield")
    plan(g, "emperor", leader="caid", weapon="lasgun")
    g.do("atreides", "traitor")
    finish(g)
    assert "explosion" not in g.keys
    assert forces(g, "atreides") == 6
    assert hand(g, "atreides") == ["shield"]


@pytest.mark.rule("CLS-EX-37", "CLS-14.10", "CLS-13.31")
def test_a_cheap_hero_and_a_weapon_stay_with_who_wins_by_a_traitor(duel):
    g = duel(hands={"atreides": ["cheap_hero", "crysknife"]})
    plan(g, "atreides", leader="cheap_hero", dial=6, weapon="crysknife")
    plan(g, "emperor", leader="caid")
    g.do("atreides", "traitor")
    finish(g)
    assert hand(g, "atreides") == ["crysknife", "cheap_hero"]
    assert forces(g, "atreides") == 6


@pytest.mark.rule("CLS-14.10", "CLS-28.06")
def test_who_wins_by_a_traitor_keeps_the_spice_the_other_pays(duel):
    g = duel(mode="advanced")
    plan(g, "atreides", leader="duncan_idaho", dial=6, spice=6)
    plan(g, "emperor", leader="caid", dial=4, spice=1)
    assert g.state.reserved[ATREIDES] == 6
    g.do("atreides", "traitor")
    finish(g)
    assert g.state.spice[ATREIDES] == 10 + 3
    assert g.state.spice[EMPEROR] == 10 - 1
    assert g.state.reserved == [0] * 6


@pytest.mark.rule("CLS-14.05", "CLS-14.09")
def test_two_traitors_cost_both_sides_everything(duel):
    g = duel(
        traitors={"atreides": ["caid"], "emperor": ["duncan_idaho"]},
        hands={"atreides": ["shield"], "emperor": ["cheap_hero", "crysknife"]},
    )
    plan(g, "atreides", leader="duncan_idaho", dial=1, defense="shield")
    plan(g, "emperor", leader="caid", dial=2, weapon="crysknife")
    assert g.asked == {"atreides", "emperor"}  # both at once, before either answer is known
    g.do("emperor", "traitor")
    assert "traitor_called" not in g.keys
    g.do("atreides", "traitor")
    finish(g)
    assert forces(g, "atreides") == forces(g, "emperor") == 0
    assert {args[0] for args in told(g, "leader_killed")} == {"duncan_idaho", "caid"}
    assert hand(g, "atreides") == []
    assert hand(g, "emperor") == ["cheap_hero"]
    assert g.state.spice[ATREIDES] == g.state.spice[EMPEROR] == 10


@pytest.mark.rule("CLS-14.05", "CLS-14.09")
def test_of_two_who_could_call_one_may_stay_silent(duel):
    g = duel(traitors={"atreides": ["caid"], "emperor": ["duncan_idaho"]})
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="caid", dial=2)
    g.do("atreides", "pass")
    g.do("emperor", "traitor")
    finish(g)
    assert forces(g, "emperor") == 7
    assert g.state.spice[EMPEROR] == 10 + 2


@pytest.mark.rule("CLS-13.40")
def test_the_leader_of_who_wins_by_a_traitor_has_fought_all_the_same(duel):
    g = duel(
        forces={"atreides": {"arrakeen/10": 6, "old_gap/9": 3}, "emperor": {"arrakeen/10": 7, "old_gap/9": 1}}
    )
    g.do("atreides", "battle arrakeen emperor")
    plan(g, "atreides", leader="duncan_idaho")
    plan(g, "emperor", leader="caid")
    g.do("atreides", "traitor")
    offered = composing(g, "atreides", "leader")
    assert "leader gurney_halleck" in offered
    assert "leader duncan_idaho" not in offered


@pytest.mark.rule("CLS-14.06", "CLS-EX-16", "CLS-38.05", "CLS-10.08")
def test_a_traitor_revived_is_a_traitor_again(duel):
    g = duel(
        forces={"atreides": {"arrakeen/10": 3, "old_gap/9": 3}, "emperor": {"arrakeen/10": 7}},
        hands={"emperor": ["tleilaxu_ghola"]},
        storm=3,
    )
    plan(g, "atreides", leader="duncan_idaho")
    plan(g, "emperor", leader="caid")
    g.do("atreides", "traitor")
    assert g.state.traitors[ATREIDES] == (LEADER["caid"],)
    assert g.state.traitors_shown == ((ATREIDES, LEADER["caid"]),)
    g.do("emperor", "ghola", "revive caid")
    again = duel(leaders={"deaths": {"caid": 1}}, traitors={"atreides": ["caid"]})
    plan(again, "atreides", leader="duncan_idaho")
    plan(again, "emperor", leader="caid")
    assert again.offered("atreides") == ["pass", "traitor"]


@pytest.mark.rule("CLS-14.08")
def test_a_cheap_hero_is_nobodys_traitor(duel):
    g = duel(traitors={"atreides": ["caid", "bashar", "burseg"]}, hands={"emperor": ["cheap_hero"]})
    plan(g, "atreides", leader="duncan_idaho")
    plan(g, "emperor", leader="cheap_hero")
    assert "battle_won" in g.keys


@pytest.mark.rule("CLS-14.07", "CLS-35.06", "CLS-14.12")
@pytest.mark.parametrize("leader", ["stilgar", "caid"])
def test_a_captured_leader_can_be_called_even_by_its_owner(duel, leader):
    g = duel(
        mode="advanced",
        factions="emperor,harkonnen,fremen",
        order=["emperor", "harkonnen", "fremen"],
        forces={"emperor": {"arrakeen/10": 4}, "harkonnen": {"arrakeen/10": 4}},
        leaders={"captive": [leader]},
        traitors={"emperor": [leader]},
        spice={"emperor": 10, "harkonnen": 0},
    )
    plan(g, "emperor", leader="bashar")
    plan(g, "harkonnen", leader=leader)
    assert g.offered("emperor") == ["pass", "traitor"]
    g.do("emperor", "traitor")
    finish(g)
    assert g.state.leader_at[LEADER[leader]] == LeaderAt.TANKS
    assert forces(g, "harkonnen") == 0


@pytest.mark.rule("CLS-14.11")
def test_bystanders_cannot_call(duel):
    g = duel()
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="bashar", dial=7)
    assert "battle_won" in g.keys  # Harkonnen holds both cards


@pytest.mark.rule("CLS-25.06", "CLS-14.11")
def test_harkonnen_calls_for_an_ally_who_is_rewarded(duel):
    g = duel(alliances=[["atreides", "harkonnen"]])
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="bashar", dial=7)
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "traitor")
    finish(g)
    assert told(g, "traitor_called") == [("harkonnen", "bashar", "atreides")]
    assert g.state.spice[ATREIDES] == 10 + 2
    assert g.state.spice[HARKONNEN] == 10
    assert forces(g, "atreides") == 6
    assert forces(g, "emperor") == 0
    assert g.state.traitors_shown == ((HARKONNEN, LEADER["bashar"]),)


@pytest.mark.rule("CLS-25.06")
def test_harkonnen_cannot_call_the_leader_of_the_ally(duel):
    g = duel(alliances=[["atreides", "harkonnen"]])
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="burseg", dial=7)
    assert "battle_won" in g.keys


@pytest.mark.rule("CLS-19.15", "CLS-19.20")
def test_karama_stops_harkonnens_call_for_an_ally_and_the_battle_goes_on(duel):
    g = duel(alliances=[["atreides", "harkonnen"]], hands={"emperor": ["karama"]})
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="bashar", dial=7)
    g.do("harkonnen", "traitor")
    assert g.offered("emperor") == ["pass", "karama"]
    g.do("emperor", "karama")
    finish(g)
    assert told(g, "battle_won") == [("emperor", "3", "9")]


@pytest.mark.rule("CLS-19.16", "CLS-25.06")
def test_karama_stops_harkonnens_calls_for_the_phase(duel):
    both = {"arrakeen/10": 4, "carthag/11": 4}
    g = duel(
        forces={"atreides": both, "emperor": both},
        alliances=[["atreides", "harkonnen"]],
        hands={"emperor": ["karama"]},
    )
    g.do("atreides", "battle arrakeen emperor")
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="bashar", dial=4)
    g.do("harkonnen", "traitor")
    g.do("emperor", "karama")
    g.state.used_in[LEADER["bashar"]] = NONE
    plan(g, "atreides", leader="gurney_halleck", dial=4)
    plan(g, "emperor", leader="bashar")
    assert len(told(g, "battle_won")) == 2  # nobody was asked


def test_both_the_side_and_its_ally_may_call_and_one_call_counts(duel):
    g = duel(alliances=[["atreides", "harkonnen"]], traitors={"atreides": ["bashar"], "harkonnen": ["caid"]})
    g.state.traitors[HARKONNEN] = (LEADER["bashar"],)
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="bashar", dial=7)
    g.do("harkonnen", "traitor")
    g.do("atreides", "traitor")
    finish(g)
    assert told(g, "traitor_called") == [("atreides", "bashar", "atreides")]
    assert g.state.spice[ATREIDES] == 10 + 2


@pytest.mark.rule("CLS-14.09")
def test_nobody_sees_that_somebody_else_is_asked(duel):
    g = duel()
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "emperor", leader="caid", dial=7)
    assert visibly_asked(g.state, g.seat("emperor")) == ()
    assert visibly_asked(g.state, g.seat("atreides")) == (g.seat("atreides"),)
    for eyes in (g.seat("emperor"), g.seat("harkonnen"), g.seat("atreides")):
        other = GAME.resample(g.state, eyes, Chance("1"))
        assert visibly_asked(other, eyes) == visibly_asked(g.state, eyes)
        assert current_battle(other).plans == battle(g).plans  # the plans lie open


def test_a_standing_order_may_be_about_one_opponent(duel):
    g = duel()
    for order in ("~order traitor only harkonnen", "~order traitor only emperor"):
        g = duel()
        g.do("atreides", order)
        plan(g, "atreides", leader="duncan_idaho", dial=1)
        plan(g, "emperor", leader="caid", dial=7)
        assert ("battle_won" in g.keys) == order.endswith("harkonnen")


@pytest.mark.rule("CLS-25.06", "CLS-31.03")
def test_a_card_that_lies_in_the_revealed_plan_serves_for_nothing_else(table):
    """Bene Gesserit may answer Harkonnen's call with a worthless card, but not with the one that they have played."""
    g = table(
        mode="advanced",
        factions="bene_gesserit,emperor,harkonnen",
        order=["bene_gesserit", "emperor", "harkonnen"],
        phase="battle",
        storm=1,
        prepare=only_battles,
        forces={"bene_gesserit": {"arrakeen/10": 3}, "emperor": {"arrakeen/10": 3}},
        spice={"bene_gesserit": 5, "emperor": 5},
        hands={"bene_gesserit": ["kulon", "baliset"]},
        traitors={"harkonnen": ["alia"]},
        alliances=[["emperor", "harkonnen"]],
    )
    plan(g, "bene_gesserit", leader="alia", dial=1, weapon="kulon")
    plan(g, "emperor", leader="bashar", dial=1)
    g.do("harkonnen", "traitor")
    assert g.offered("bene_gesserit") == ["pass", "karama baliset"]
    g.do("bene_gesserit", "karama baliset")
    g.do("bene_gesserit", "keep kulon")
    assert hand(g, "bene_gesserit") == ["kulon"]
