"""Where battles are fought, in what order, and what comes of them (CLS-13, CLS-19.01 to 19.09)."""

from __future__ import annotations

import pytest

from games.classic.battles import (
    battle,
    composing,
    event,
    finish,
    only_battles,
    pass_until,
    plan,
    to_plans,
    told,
)
from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD, CARD_ID, HEROES, POISONS, PROJECTILES
from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FACTION, HARKONNEN
from landsraad.games.classic.leaders import LEADER
from landsraad.games.classic.map import AREA
from landsraad.games.classic.state import NONE, LeaderAt
from landsraad.table import Chance

HARKONNEN_LEADERS = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]


def at(g, faction, area):
    return g.state.forces[FACTION[faction]].get(AREA[area], 0)


def hand(g, faction):
    return [CARD_ID[card] for card in g.state.hands[FACTION[faction]]]


def duel(table, **position):
    """Atreides (the Aggressor) against Harkonnen in Arrakeen."""
    given = {
        "factions": "atreides,harkonnen,emperor",
        "phase": "battle",
        "order": ["atreides", "emperor", "harkonnen"],
        "storm": 1,
        "prepare": only_battles,
        "forces": {"atreides": {"arrakeen/10": 8}, "harkonnen": {"arrakeen/10": 8}},
    }
    return table(**{**given, **position})


# When battles occur


@pytest.mark.rule("CLS-13.01", "CLS-13.03")
def test_battles_are_fought_wherever_two_players_stand_but_not_in_the_polar_sink(table):
    forces = {
        "atreides": {"polar_sink/0": 3, "arrakeen/10": 2, "old_gap/9": 1, "carthag/11": 1},
        "harkonnen": {"polar_sink/0": 3, "arrakeen/10": 2, "basin/9": 1},
        "emperor": {"polar_sink/0": 1, "old_gap/9": 2},
    }
    g = duel(table, forces=forces)
    assert g.offered("atreides") == ["battle arrakeen harkonnen", "battle old_gap emperor"]


@pytest.mark.rule("CLS-13.03")
def test_no_battle_in_the_polar_sink(table):
    g = duel(table, forces={"atreides": {"polar_sink/0": 3}, "harkonnen": {"polar_sink/0": 3}})
    finish(g)
    assert at(g, "atreides", "polar_sink/0") == at(g, "harkonnen", "polar_sink/0") == 3


@pytest.mark.rule("CLS-13.02")
def test_battles_go_on_until_every_territory_has_forces_of_one_player(table):
    forces = {f: {"arrakeen/10": 4, "old_gap/9": 4} for f in ("atreides", "harkonnen", "emperor")}
    g = duel(table, forces=forces)
    finish(g)
    for area in ("arrakeen/10", "old_gap/9"):
        assert len([f for f in forces if at(g, f, area)]) <= 1
    assert g.keys.count("battle_begins") >= 4


@pytest.mark.rule("CLS-13.04")
def test_forces_separated_by_the_storm_do_not_battle(table):
    forces = {"atreides": {"pasty_mesa/5": 3}, "harkonnen": {"pasty_mesa/7": 3}}
    g = duel(table, forces=forces, storm=6)
    finish(g)
    assert "battle_begins" not in g.keys
    assert at(g, "atreides", "pasty_mesa/5") == at(g, "harkonnen", "pasty_mesa/7") == 3
    assert "battle_begins" in duel(table, forces=forces, storm=8).keys


@pytest.mark.rule("CLS-EX-23")
def test_the_storm_over_pasty_mesa_keeps_two_players_apart(table):
    g = duel(table, forces={"atreides": {"pasty_mesa/6": 3}, "harkonnen": {"pasty_mesa/8": 3}}, storm=7)
    assert "battle_begins" not in g.keys


@pytest.mark.rule("CLS-13.05")
def test_nobody_fights_inside_the_stormed_sector(table):
    both = {"atreides": {"arrakeen/10": 3}, "harkonnen": {"arrakeen/10": 3}}
    assert "battle_begins" not in duel(table, forces=both, storm=10).keys
    edge = {"atreides": {"pasty_mesa/6": 3}, "harkonnen": {"pasty_mesa/7": 3}}
    assert "battle_begins" not in duel(table, forces=edge, storm=7).keys


@pytest.mark.rule("CLS-13.05")
def test_option_two_players_in_the_same_stormed_sector_fight(table):
    options = {"battle_in_storm": "on"}
    both = {"atreides": {"arrakeen/10": 3}, "harkonnen": {"arrakeen/10": 3}}
    assert "battle_begins" in duel(table, forces=both, storm=10, options=options).keys
    edge = {"atreides": {"pasty_mesa/6": 3}, "harkonnen": {"pasty_mesa/7": 3}}
    assert "battle_begins" not in duel(table, forces=edge, storm=7, options=options).keys


@pytest.mark.rule("CLS-13.06", "CLS-13.15")
def test_only_forces_of_the_connected_part_count(table):
    forces = {"atreides": {"pasty_mesa/5": 4, "pasty_mesa/8": 2}, "harkonnen": {"pasty_mesa/7": 3}}
    g = duel(table, forces=forces, storm=6)
    assert composing(g, "atreides", "dial") == ["dial 0", "dial 1", "dial 2"]
    plan(g, "atreides")
    plan(g, "harkonnen", dial=3)
    finish(g)
    assert at(g, "atreides", "pasty_mesa/5") == 4  # beyond the storm nobody is lost
    assert at(g, "atreides", "pasty_mesa/8") == at(g, "harkonnen", "pasty_mesa/7") == 0


@pytest.mark.rule("CLS-13.06")
def test_option_the_storm_takes_out_only_its_own_sector(table):
    forces = {"atreides": {"pasty_mesa/5": 3}, "harkonnen": {"pasty_mesa/7": 3}}
    g = duel(table, forces=forces, storm=6, options={"storm_divides": "sector_only"})
    assert battle(g).areas == tuple(AREA[f"pasty_mesa/{sector}"] for sector in (5, 7, 8))


@pytest.mark.rule("CLS-13.06")
def test_a_territory_that_the_storm_divides_may_see_two_battles(table):
    forces = {f: {"pasty_mesa/5": 2, "pasty_mesa/8": 2} for f in ("atreides", "harkonnen")}
    g = duel(table, forces=forces, storm=6)
    assert g.offered("atreides") == ["battle pasty_mesa harkonnen", "battle pasty_mesa/7 harkonnen"]
    g.do("atreides", "battle pasty_mesa/7 harkonnen")
    assert battle(g).areas == (AREA["pasty_mesa/7"], AREA["pasty_mesa/8"])
    plan(g, "atreides")
    plan(g, "harkonnen")
    assert told(g, "battle_begins") == [("pasty_mesa", "atreides", "harkonnen")] * 2
    assert battle(g).areas == (AREA["pasty_mesa/5"],)


@pytest.mark.rule("CLS-38.06")
def test_forces_in_several_sectors_fight_as_one_group(table):
    forces = {"atreides": {"pasty_mesa/5": 4, "pasty_mesa/8": 2}, "harkonnen": {"pasty_mesa/7": 3}}
    g = duel(table, forces=forces, storm=1)
    assert composing(g, "atreides", "dial")[-1] == "dial 6"


@pytest.mark.rule("CLS-13.07")
def test_allies_and_advisors_never_battle(table):
    allied = {"atreides": {"old_gap/9": 3}, "harkonnen": {"old_gap/10": 3}}
    assert "battle_begins" not in duel(table, forces=allied, alliances=[["atreides", "harkonnen"]]).keys
    advisors = {"atreides": {"old_gap/9": 3}, "bene_gesserit": {"old_gap/9": {"advisors": 2}}}
    g = duel(
        table,
        factions="atreides,bene_gesserit",
        order=["atreides", "bene_gesserit"],
        mode="advanced",
        forces=advisors,
    )
    assert "battle_begins" not in g.keys
    assert g.state.advisors[AREA["old_gap/9"]] == 2


@pytest.mark.rule("CLS-36.08")
@pytest.mark.parametrize(("switch", "fought"), [("off", False), ("on", True)])
def test_a_players_two_factions_battle_each_other_only_by_option(table, switch, fought):
    g = table(
        players=2,
        prepare=only_battles,
        factions="atreides,harkonnen,emperor,fremen",
        options={"two_player_form": "two_factions", "own_factions_battle": switch},
        phase="battle",
        storm=1,
        order=["atreides", "emperor", "harkonnen", "fremen"],
        forces={"atreides": {"arrakeen/10": 2}, "emperor": {"arrakeen/10": 2}},
    )
    assert g.seat("atreides") == g.seat("emperor")
    assert ("battle_begins" in g.keys) == fought


# Order


@pytest.mark.rule("CLS-13.08")
def test_the_first_player_is_the_aggressor_then_the_next_in_storm_order(table):
    forces = {
        "atreides": {"arrakeen/10": 2},
        "harkonnen": {"arrakeen/10": 2, "old_gap/9": 2},
        "emperor": {"old_gap/9": 2, "carthag/11": 2},
        "fremen": {"carthag/11": 2},
    }
    g = duel(
        table,
        factions="atreides,harkonnen,emperor,fremen",
        order=["harkonnen", "atreides", "fremen", "emperor"],
        forces=forces,
    )
    g.do("harkonnen", "battle old_gap emperor")
    finish(g)
    assert told(g, "battle_begins") == [
        ("old_gap", "harkonnen", "emperor"),
        ("arrakeen", "harkonnen", "atreides"),
        ("carthag", "fremen", "emperor"),
    ]


@pytest.mark.rule("CLS-13.09")
def test_the_aggressor_chooses_the_order_of_the_own_battles(table):
    forces = {
        "atreides": {"arrakeen/10": 4, "old_gap/9": 4},
        "harkonnen": {"arrakeen/10": 2, "old_gap/9": 2},
        "emperor": {"arrakeen/10": 2},
    }
    g = duel(table, forces=forces)
    assert g.asked == {"atreides"}
    assert sorted(g.offered("atreides")) == [
        "battle arrakeen emperor",
        "battle arrakeen harkonnen",
        "battle old_gap harkonnen",
    ]
    g.do("atreides", "battle arrakeen emperor")
    assert told(g, "battle_begins") == [("arrakeen", "atreides", "emperor")]


@pytest.mark.rule("CLS-13.10", "CLS-13.37")
def test_the_aggressor_fights_one_after_another_while_forces_are_left(table):
    forces = {"atreides": {"arrakeen/10": 4}, "harkonnen": {"arrakeen/10": 1}, "emperor": {"arrakeen/10": 2}}
    g = duel(table, forces=forces)
    g.do("atreides", "battle arrakeen harkonnen")
    plan(g, "atreides", leader="thufir_hawat", dial=3)
    plan(g, "harkonnen", dial=0)
    assert told(g, "battle_begins")[1:] == [("arrakeen", "atreides", "emperor")]
    assert composing(g, "atreides", "dial") == ["dial 0", "dial 1"]  # one force is left
    plan(g, "atreides", dial=1)
    plan(g, "emperor", leader="hasimir_fenring", dial=2)
    finish(g)
    assert len(told(g, "battle_begins")) == 2


@pytest.mark.rule("CLS-13.37")
def test_an_aggressor_without_forces_left_has_no_further_battle(table):
    forces = {"atreides": {"arrakeen/10": 2}, "harkonnen": {"arrakeen/10": 1}, "emperor": {"arrakeen/10": 2}}
    g = duel(table, forces=forces)
    g.do("atreides", "battle arrakeen harkonnen")
    plan(g, "atreides", dial=2)
    plan(g, "harkonnen", dial=0)
    finish(g)
    assert len(told(g, "battle_begins")) == 1
    assert at(g, "emperor", "arrakeen/10") == 2


@pytest.mark.rule("CLS-13.37")
def test_a_winner_who_dialled_everything_leaves_the_territory_empty(table):
    g = duel(table)
    plan(g, "atreides", dial=8)
    plan(g, "harkonnen", dial=0)
    finish(g)
    assert at(g, "atreides", "arrakeen/10") == at(g, "harkonnen", "arrakeen/10") == 0


# Before plans


@pytest.mark.rule("CLS-13.13")
def test_who_has_neither_leader_nor_cheap_hero_says_so_at_once(table):
    dead = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]
    g = duel(table, leaders={"dead": dead}, hands={"harkonnen": ["shield"]})
    assert told(g, "no_leader") == [("harkonnen",)]
    assert "plan_revealed" not in g.keys
    assert event(g, "no_leader").only is None
    hero = duel(table, leaders={"dead": dead}, hands={"harkonnen": ["cheap_hero"]})
    assert "no_leader" not in hero.keys


@pytest.mark.rule("CLS-13.11", "CLS-19.23")
def test_truthtrance_may_be_played_before_between_and_after_voice_and_prescience(table):
    g = duel(
        table,
        factions="atreides,harkonnen,bene_gesserit",
        order=["bene_gesserit", "atreides", "harkonnen"],
        forces={"harkonnen": {"arrakeen/10": 3}, "atreides": {"arrakeen/10": 3}},
        alliances=[["atreides", "bene_gesserit"]],
        hands={"bene_gesserit": ["truthtrance"]},
    )
    said = {
        "Voice": ("bene_gesserit", "voice not lasgun"),
        "Prescience": ("atreides", "prescience weapon"),
        "Disclosure": ("harkonnen", "weapon none"),
        "Moment": ("bene_gesserit", "pass"),
    }
    seen = []
    for _ in range(6):
        seen.append(type(g.state.stack[-1]).__name__)
        g.do(*said[seen[-1]])
    assert seen == ["Moment", "Voice", "Moment", "Prescience", "Disclosure", "Moment"]


# Resolution


@pytest.mark.rule("CLS-13.28", "CLS-13.29", "CLS-13.30")
def test_dial_and_leader_make_the_total(table):
    g = duel(table, hands={"harkonnen": ["shield", "snooper"]})
    plan(g, "atreides", leader="gurney_halleck", dial=3)  # 7
    plan(g, "harkonnen", leader="umman_kudu", dial=5, defense="shield")  # 6
    finish(g)
    assert told(g, "battle_won") == [("atreides", "7", "6")]
    assert at(g, "atreides", "arrakeen/10") == 5
    assert g.state.tanks[ATREIDES] == 3
    assert at(g, "harkonnen", "arrakeen/10") == 0
    assert g.state.tanks[HARKONNEN] == 8
    assert hand(g, "harkonnen") == ["snooper"]
    assert CARD["shield"] in g.state.discard
    assert g.state.leader_at[LEADER["umman_kudu"]] == LeaderAt.HOME  # a loser's leader lives on


@pytest.mark.rule("CLS-EX-36", "CLS-13.28")
@pytest.mark.parametrize("first", ["atreides", "harkonnen"])
def test_the_aggressor_wins_a_tie(table, first):
    order = [first, *({"atreides", "harkonnen", "emperor"} - {first})]
    g = duel(table, order=order)
    plan(g, "atreides", leader="duncan_idaho", dial=3)
    plan(g, "harkonnen", leader="umman_kudu", dial=4)
    assert told(g, "battle_won") == [(first, "5", "5")]


@pytest.mark.rule("CLS-13.36")
def test_a_battle_of_nothing_against_nothing_is_the_aggressors(table):
    dead = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]
    dead += ["thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_wellington_yueh"]
    g = duel(table, leaders={"dead": dead})
    plan(g, "atreides", dial=0)
    plan(g, "harkonnen", dial=0)
    assert told(g, "battle_won") == [("atreides", "0", "0")]
    assert at(g, "atreides", "arrakeen/10") == 8
    assert at(g, "harkonnen", "arrakeen/10") == 0


@pytest.mark.rule("CLS-EX-35", "CLS-13.26", "CLS-13.27", "CLS-13.32", "CLS-13.33")
def test_a_leader_killed_by_poison_adds_nothing_and_pays_the_winner(table):
    g = duel(
        table,
        factions="harkonnen,atreides",
        order=["harkonnen", "atreides"],
        hands={"harkonnen": ["chaumas"]},
        spice={"harkonnen": 1},
    )
    plan(g, "harkonnen", leader="piter_de_vries", dial=6, weapon="chaumas")
    plan(g, "atreides", leader="thufir_hawat", dial=4)
    assert told(g, "battle_won") == [("harkonnen", "9", "4")]
    g.do("harkonnen", "keep chaumas")
    assert at(g, "harkonnen", "arrakeen/10") == 2
    assert g.state.spice[HARKONNEN] == 1 + 5
    assert g.state.leader_at[LEADER["thufir_hawat"]] == LeaderAt.TANKS
    assert g.state.deaths[LEADER["thufir_hawat"]] == 1
    assert event(g, "leader_killed").args == ("thufir_hawat", "atreides")


@pytest.mark.rule("CLS-19.01", "CLS-19.02", "CLS-19.03", "CLS-19.04", "CLS-19.05", "CLS-13.26")
@pytest.mark.parametrize(
    "weapon",
    [
        "crysknife",
        "maula_pistol",
        "slip_tip",
        "stunner",
        "chaumas",
        "chaumurky",
        "ellaca_drug",
        "gom_jabbar",
        "lasgun",
        "baliset",
    ],
)
@pytest.mark.parametrize("defense", ["none", "shield", "snooper", "kulon"])
def test_which_defense_saves_from_which_weapon(table, weapon, defense):
    if (weapon, defense) == ("lasgun", "shield"):
        return
    saved = {"shield": PROJECTILES, "snooper": POISONS}.get(defense, frozenset())
    dies = CARD[weapon] not in saved and weapon != "baliset"
    g = duel(table, hands={"atreides": [weapon], "harkonnen": [] if defense == "none" else [defense]})
    plan(g, "atreides", dial=8, weapon=weapon)
    plan(g, "harkonnen", leader="umman_kudu", **({} if defense == "none" else {"defense": defense}))
    assert (g.state.leader_at[LEADER["umman_kudu"]] == LeaderAt.TANKS) == dies


@pytest.mark.rule("CLS-13.26", "CLS-13.33")
def test_both_leaders_can_die_and_the_winner_is_paid_for_both(table):
    hands = {"atreides": ["crysknife"], "harkonnen": ["gom_jabbar"]}
    g = duel(table, hands=hands, spice={"atreides": 0, "harkonnen": 0})
    plan(g, "atreides", leader="lady_jessica", dial=2, weapon="crysknife")
    plan(g, "harkonnen", leader="feyd_rautha", dial=1, weapon="gom_jabbar")
    assert told(g, "battle_won") == [("atreides", "2", "1")]
    assert g.state.spice[ATREIDES] == 5 + 6
    assert g.state.spice[HARKONNEN] == 0
    assert {args[0] for args in told(g, "leader_killed")} == {"lady_jessica", "feyd_rautha"}


@pytest.mark.rule("CLS-19.09", "CLS-13.27", "CLS-13.31", "CLS-13.33")
@pytest.mark.parametrize("hero", ["cheap_hero", "cheap_heroine"])
def test_a_cheap_hero_adds_nothing_lets_cards_be_played_and_is_discarded(table, hero):
    hands = {"atreides": [hero, "crysknife"], "harkonnen": ["gom_jabbar"]}
    g = duel(table, hands=hands, spice={"atreides": 0})
    plan(g, "atreides", leader=hero, dial=8, weapon="crysknife")
    plan(g, "harkonnen", leader="umman_kudu", dial=1, weapon="gom_jabbar")
    assert told(g, "battle_won") == [("atreides", "8", "1")]
    assert g.state.spice[ATREIDES] == 1  # Umman Kudu; nothing for the hero
    g.do("atreides", "keep crysknife")
    assert hand(g, "atreides") == ["crysknife"]
    assert CARD[hero] in g.state.discard


@pytest.mark.rule("CLS-13.31", "CLS-19.06")
def test_the_winner_keeps_or_discards_card_by_card(table):
    g = duel(table, hands={"atreides": ["baliset", "shield"]})
    plan(g, "atreides", dial=8, weapon="baliset", defense="shield")
    plan(g, "harkonnen", leader="umman_kudu", dial=1)
    assert g.offered("atreides") == ["keep baliset", "discard baliset"]
    g.do("atreides", "discard baliset")
    assert g.offered("atreides") == ["keep shield", "discard shield"]
    g.do("atreides", "keep shield")
    assert hand(g, "atreides") == ["shield"]
    assert g.state.discard == (CARD["baliset"],)


@pytest.mark.rule("CLS-EX-25", "CLS-13.35", "CLS-13.34", "CLS-19.01")
def test_a_weapon_that_was_kept_is_used_again_and_so_is_the_leader_in_the_same_territory(table):
    forces = {"atreides": {"arrakeen/10": 8}, "harkonnen": {"arrakeen/10": 1}, "emperor": {"arrakeen/10": 1}}
    g = duel(table, forces=forces, hands={"atreides": ["crysknife"]})
    g.do("atreides", "battle arrakeen harkonnen")
    plan(g, "atreides", leader="duncan_idaho", dial=2, weapon="crysknife")
    plan(g, "harkonnen")
    g.do("atreides", "keep crysknife")
    plan(g, "atreides", leader="duncan_idaho", dial=2, weapon="crysknife")
    plan(g, "emperor", leader="bashar")
    assert {args[0] for args in told(g, "leader_killed")} == {"feyd_rautha", "bashar"}


@pytest.mark.rule("CLS-13.34", "CLS-13.16", "CLS-13.40")
def test_a_leader_that_fought_fights_nowhere_else_this_turn_but_is_free_the_next(table):
    forces = {"atreides": {"arrakeen/10": 4, "old_gap/9": 4}, "harkonnen": {"arrakeen/10": 1, "old_gap/9": 1}}
    g = duel(table, forces=forces, prepare=None)
    g.do("atreides", "battle arrakeen harkonnen")
    plan(g, "atreides", leader="duncan_idaho", dial=1)
    plan(g, "harkonnen", leader="feyd_rautha")
    assert "leader duncan_idaho" not in composing(g, "atreides", "leader")
    assert "leader feyd_rautha" not in composing(
        g, "harkonnen", "leader"
    )  # the loser's leader has fought as well
    g.run_to("storm")
    assert set(g.state.used_in) == {NONE}


@pytest.mark.rule("CLS-13.30", "CLS-13.06")
def test_the_winner_chooses_from_which_areas_forces_are_lost(table):
    forces = {
        "atreides": {"pasty_mesa/5": 2, "pasty_mesa/6": 1, "pasty_mesa/8": 2},
        "harkonnen": {"pasty_mesa/7": 1},
    }
    g = duel(table, forces=forces)
    plan(g, "atreides", dial=4)
    plan(g, "harkonnen", leader="umman_kudu")
    assert g.offered("atreides") == ["lose pasty_mesa/5 1", "lose pasty_mesa/5 2"]
    g.do("atreides", "lose pasty_mesa/5 2")
    assert g.offered("atreides") == ["lose pasty_mesa/6 0", "lose pasty_mesa/6 1"]
    g.do("atreides", "lose pasty_mesa/6 0")
    assert at(g, "atreides", "pasty_mesa/6") == 1
    assert at(g, "atreides", "pasty_mesa/8") == at(g, "atreides", "pasty_mesa/5") == 0
    assert g.state.tanks[ATREIDES] == 4


# Lasgun and Shield


@pytest.mark.rule("CLS-13.25", "CLS-19.07", "CLS-EX-10")
@pytest.mark.parametrize("own", [False, True])
def test_lasgun_and_shield_destroy_everything_in_the_territory(table, own):
    hands = {"atreides": ["lasgun", "shield"]} if own else {"atreides": ["lasgun"], "harkonnen": ["shield"]}
    forces = {"atreides": {"old_gap/9": 5}, "harkonnen": {"old_gap/9": 5}, "emperor": {"old_gap/11": 3}}
    g = duel(
        table,
        hands=hands,
        forces=forces,
        storm=10,  # the Emperor stands beyond the storm
        board_spice={"old_gap/10": 6},
        spice={"atreides": 0, "harkonnen": 0},
    )
    plan(
        g,
        "atreides",
        leader="lady_jessica",
        dial=5,
        weapon="lasgun",
        **({"defense": "shield"} if own else {}),
    )
    plan(g, "harkonnen", leader="feyd_rautha", dial=1, **({} if own else {"defense": "shield"}))
    assert told(g, "explosion") == [("old_gap",)]
    assert "battle_won" not in g.keys
    assert all(not g.state.forces[faction] for faction in (ATREIDES, HARKONNEN, EMPEROR))
    assert [g.state.tanks[f] for f in (ATREIDES, HARKONNEN, EMPEROR)] == [5, 5, 3]
    assert g.state.board_spice == {}
    assert {args[0] for args in told(g, "leader_killed")} == {"lady_jessica", "feyd_rautha"}
    assert sorted(g.state.discard) == [CARD["lasgun"], CARD["shield"]]
    assert g.state.spice[ATREIDES] == g.state.spice[HARKONNEN] == 0


@pytest.mark.rule("CLS-19.07")
def test_the_explosion_kills_advisors_and_forces_in_the_storm(table):
    g = duel(
        table,
        factions="atreides,harkonnen,bene_gesserit",
        order=["atreides", "harkonnen", "bene_gesserit"],
        mode="advanced",
        hands={"atreides": ["lasgun", "cheap_hero"], "harkonnen": ["shield", "cheap_heroine"]},
        forces={
            "atreides": {"pasty_mesa/5": 5, "pasty_mesa/6": 2},
            "harkonnen": {"pasty_mesa/5": 5},
            "bene_gesserit": {"pasty_mesa/8": {"advisors": 2}, "pasty_mesa/5": {"advisors": 1}},
        },
        storm=6,
    )
    plan(g, "atreides", leader="cheap_hero", weapon="lasgun")
    plan(g, "harkonnen", leader="cheap_heroine", defense="shield")
    assert not g.state.forces[ATREIDES]
    assert not g.state.advisors
    assert g.state.tanks[BENE_GESSERIT] == 3
    assert "leader_killed" not in g.keys
    assert {CARD_ID[card] for card in g.state.discard} == {"lasgun", "shield", "cheap_hero", "cheap_heroine"}


@pytest.mark.rule("CLS-19.07")
def test_the_explosion_kills_nobody_for_a_side_without_a_leader(table):
    hands, gone = {"atreides": ["lasgun", "shield"]}, {"dead": HARKONNEN_LEADERS}
    g = duel(table, hands=hands, leaders=gone)
    plan(g, "atreides", leader="thufir_hawat", weapon="lasgun", defense="shield")
    plan(g, "harkonnen", dial=3)
    assert told(g, "leader_killed") == [("thufir_hawat", "atreides")]
    assert [g.state.deaths[LEADER[leader]] for leader in HARKONNEN_LEADERS] == [1] * 5


@pytest.mark.rule("CLS-19.03")
def test_the_lasgun_may_be_kept_by_its_winner(table):
    g = duel(table, hands={"atreides": ["lasgun"]})
    plan(g, "atreides", dial=8, weapon="lasgun")
    plan(g, "harkonnen")
    g.do("atreides", "keep lasgun")
    assert hand(g, "atreides") == ["lasgun"]


@pytest.mark.rule("CLS-EX-12", "CLS-19.14")
def test_a_leader_revived_by_ghola_fights_again_in_the_same_phase(table):
    forces = {
        "harkonnen": {"arrakeen/10": 8},
        "atreides": {"arrakeen/10": 1, "old_gap/9": 1},
        "emperor": {"arrakeen/10": 1, "old_gap/9": 1},
    }
    g = duel(
        table,
        order=["harkonnen", "atreides", "emperor"],
        forces=forces,
        hands={"atreides": ["crysknife"], "harkonnen": ["tleilaxu_ghola"]},
    )
    pass_until(g, lambda: "battle arrakeen atreides" in g.offered("harkonnen"))
    g.do("harkonnen", "battle arrakeen atreides")
    plan(g, "harkonnen", leader="feyd_rautha", dial=6)
    plan(g, "atreides", weapon="crysknife")
    assert g.state.leader_at[LEADER["feyd_rautha"]] == LeaderAt.TANKS
    pass_until(g, lambda: "ghola" in g.offered("harkonnen"))
    g.do("harkonnen", "ghola", "revive feyd_rautha")
    assert "leader feyd_rautha" in composing(g, "harkonnen", "leader")


@pytest.mark.rule("CLS-6.03")
def test_the_two_sides_of_the_last_battle_have_used_the_wheels(table):
    g = duel(table)
    to_plans(g)
    assert g.state.dialers == ()
    plan(g, "atreides")
    plan(g, "harkonnen")
    assert g.state.dialers == (ATREIDES, HARKONNEN)


@pytest.mark.rule("CLS-31.18")
def test_advisors_whom_the_dead_leave_alone_become_fighters(table):
    g = duel(
        table,
        factions="atreides,harkonnen,bene_gesserit",
        order=["atreides", "harkonnen", "bene_gesserit"],
        mode="advanced",
        spice={"atreides": 1},
        forces={
            "atreides": {"arrakeen/10": 1},
            "harkonnen": {"arrakeen/10": 1},
            "bene_gesserit": {"arrakeen/10": {"advisors": 2}},
        },
    )
    plan(g, "atreides", dial=1)
    plan(g, "harkonnen", leader="umman_kudu")
    finish(g)
    assert not g.state.advisors
    assert at(g, "bene_gesserit", "arrakeen/10") == 2


def test_everybody_sees_who_fights_where(table):
    g = duel(table)
    shown = battle(g).shown(g.state, None)
    assert (shown["territory"], shown["aggressor"], shown["defender"]) == (
        "arrakeen",
        "atreides",
        "harkonnen",
    )


def redraws(g, eyes, times=60):
    return [GAME.resample(g.state, g.seat(eyes), Chance(f"{n}")) for n in range(times)]


@pytest.mark.rule("CLS-13.13")
@pytest.mark.parametrize("hero", [True, False])
def test_all_know_from_then_on_whether_a_cheap_hero_is_there(table, hero):
    dead = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]
    g = duel(
        table, leaders={"dead": dead}, hands={"harkonnen": ["cheap_hero" if hero else "shield", "snooper"]}
    )
    for eyes in ("atreides", "emperor"):
        held = {bool(HEROES.intersection(other.hands[HARKONNEN])) for other in redraws(g, eyes)}
        assert held == {hero}
    plan(g, "harkonnen")
    plan(g, "atreides", dial=1)
    finish(g)
    assert {bool(HEROES.intersection(other.hands[HARKONNEN])) for other in redraws(g, "emperor")} == (
        {True, False} if hero else {False}  # the one that was played is gone; there may be another
    )


@pytest.mark.rule("CLS-13.13")
def test_silence_tells_nothing_while_a_leader_may_be_there(table):
    dead = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud"]
    used = {"umman_kudu": "carthag"}
    hands = {"harkonnen": ["cheap_hero", "snooper"]}
    seen = duel(table, leaders={"dead": dead}, hands=hands)
    captive = {"dead": dead, "used": used, "captive": ["bashar"]}
    unseen = duel(table, mode="advanced", leaders=captive, hands=hands)
    both = {**captive, "used": {**used, "bashar": "carthag"}}
    unsaid = duel(table, mode="advanced", leaders=both, hands=hands)  # only the hero leads, as nobody knows
    for g in (seen, unseen, unsaid):
        assert g.state.facts == ()
