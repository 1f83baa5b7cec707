"""Fremen and sandworms (CLS-23.09 to 23.18, CLS-29.06 to 29.08, CLS-33.03 to 33.11)."""

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from landsraad.games.classic.map import AREA, IMPERIAL_BASIN, SAND_TERRITORIES, TERRITORY_ID
from landsraad.games.classic.state import NONE
from landsraad.table import Chance, options

WORM = "shai_hulud"
FOUR = "atreides,emperor,fremen,harkonnen"
CHASM = {"piles": (("red_chasm",), ("south_mesa",))}


def worms(table, *top, piles=((), ()), turn=2, prepare=None, **position):
    """A table at the start of the phase, with these cards on top of the Spice deck; nothing follows the phase."""

    def prepared(state):
        del state.stack[:-1]
        if prepare:
            prepare(state)

    position.setdefault("factions", FOUR)
    position.setdefault("storm", 4)
    used = 2 if position.get("mode") == "advanced" else 1
    spice = {"spice_deck": top, "spice_piles": piles[:used]}
    return table(phase="spice_blow", turn=turn, **spice, prepare=prepared, **position)


def nexus_done(g):
    """Everybody is done with the Nexus."""
    while type(g.state.stack[-1]).__name__ == "Nexus":
        for faction in sorted(g.asked):
            g.do(faction, "done")
            if not g.state.stack:
                return


def told(g, key):
    return [event.args for event in g.events if event.key == key]


def fremen_at(*places):
    return {"fremen": dict(places)}


# Immunity and protection


@pytest.mark.rule("CLS-23.09", "CLS-7.06")
def test_fremen_survive_the_worm_but_spice_and_others_do_not(table):
    g = worms(
        table,
        *(WORM, "old_gap"),
        **CHASM,
        board_spice={"red_chasm/7": 8},
        forces={"fremen": {"red_chasm/7": 4}, "harkonnen": {"red_chasm/7": 5}},
    )
    assert g.state.forces[FREMEN] == {AREA["red_chasm/7"]: 4}
    assert g.state.forces[HARKONNEN] == {}
    assert AREA["red_chasm/7"] not in g.state.board_spice


@pytest.mark.rule("CLS-23.09")
def test_fedaykin_survive_too(table):
    g = worms(
        table,
        *(WORM, "old_gap"),
        **CHASM,
        mode="advanced",
        forces={"fremen": {"red_chasm/7": {"ordinary": 1, "starred": 2}}},
    )
    assert g.state.starred[FREMEN] == {AREA["red_chasm/7"]: 2}


@pytest.mark.rule("CLS-19.15", "CLS-23.09")
def test_karama_takes_the_immunity_away(table):
    g = worms(
        table,
        *(WORM, "old_gap"),
        **CHASM,
        hands={"harkonnen": ["karama"]},
        forces={"fremen": {"red_chasm/7": 4}},
    )
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "karama")
    assert g.state.forces[FREMEN] == {}
    assert g.state.tanks[FREMEN] == 4
    nexus_done(g)
    assert not g.state.stack  # nobody is left to ride


@pytest.mark.rule("CLS-19.15")
def test_karama_is_not_asked_for_where_no_fremen_stand(table):
    g = worms(table, WORM, "old_gap", **CHASM, hands={"harkonnen": ["karama"]})
    assert "harkonnen" in g.asked
    assert len(g.asked) == 4  # the Nexus already


@pytest.mark.rule("CLS-23.14", "CLS-23.18")
@pytest.mark.parametrize(("answer", "left"), [("protect", 3), ("abandon", 0)])
def test_fremen_decide_whether_the_worm_spares_the_ally(table, answer, left):
    g = worms(
        table,
        *(WORM, "old_gap"),
        **CHASM,
        alliances=[["fremen", "atreides"]],
        board_spice={"red_chasm/7": 8},
        forces={"atreides": {"red_chasm/7": 3}, "harkonnen": {"red_chasm/7": 5}},
    )
    assert g.asked == {"fremen"}
    assert g.offered("fremen") == ["protect atreides", "abandon atreides"]
    g.do("fremen", f"{answer} atreides")
    assert told(g, f"ally_{answer}ed") == [("fremen", "atreides")]
    assert sum(g.state.forces[ATREIDES].values()) == left
    assert g.state.tanks[ATREIDES] == 3 - left
    assert g.state.forces[HARKONNEN] == {}
    assert AREA["red_chasm/7"] not in g.state.board_spice


@pytest.mark.rule("CLS-23.14")
def test_fremen_are_not_asked_where_no_ally_stands(table):
    g = worms(
        table,
        *(WORM, "old_gap"),
        **CHASM,
        alliances=[["fremen", "atreides"]],
        forces={"harkonnen": {"red_chasm/7": 5}, "atreides": {"south_mesa/5": 1}},
    )
    assert g.state.forces[HARKONNEN] == {}
    assert "nexus_begins" in g.keys


@pytest.mark.rule("CLS-23.14", "CLS-31.10")
@pytest.mark.parametrize(("answer", "left"), [("protect", 2), ("abandon", 0)])
def test_the_ally_s_advisors_may_be_protected_too(table, answer, left):
    g = worms(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        **CHASM,
        mode="advanced",
        factions="bene_gesserit,fremen,harkonnen",
        alliances=[["fremen", "bene_gesserit"]],
        forces={"bene_gesserit": {"red_chasm/7": {"advisors": 2}}, "fremen": {"red_chasm/7": 1}},
    )
    g.do("fremen", f"{answer} bene_gesserit")
    assert sum(g.state.advisors.values()) == left
    assert g.state.tanks[BENE_GESSERIT] == 2 - left


@pytest.mark.rule("CLS-31.18")
def test_protected_advisors_whom_the_worm_leaves_alone_turn_to_fighters(table):
    g = worms(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        **CHASM,
        mode="advanced",
        factions="bene_gesserit,fremen,harkonnen",
        alliances=[["fremen", "bene_gesserit"]],
        forces={"bene_gesserit": {"red_chasm/7": {"advisors": 2}}, "harkonnen": {"red_chasm/7": 1}},
    )
    g.do("fremen", "protect bene_gesserit")
    assert g.state.advisors == {}
    assert g.state.forces[BENE_GESSERIT] == {AREA["red_chasm/7"]: 2}


@pytest.mark.rule("CLS-23.18", "CLS-27.09", "CLS-EX-30")
def test_the_ally_s_protection_is_decided_for_each_worm(table):
    g = worms(
        table,
        *(WORM, "old_gap", WORM, "sihaya_ridge"),
        **CHASM,
        mode="advanced",
        alliances=[["fremen", "atreides"]],
        forces={"atreides": {"red_chasm/7": 3, "south_mesa/5": 2}},
    )
    g.do("fremen", "abandon atreides")
    nexus_done(g)
    g.do("fremen", "pass")  # the worm of pile B comes up in its own territory
    g.do("fremen", "protect atreides")
    assert g.state.forces[ATREIDES] == {AREA["south_mesa/5"]: 2}


@pytest.mark.rule("CLS-23.18", "CLS-33.03")
def test_it_is_decided_for_a_placed_worm_too_while_the_first_one_waits_to_be_ridden(table):
    g = worms(
        table,
        *(WORM, WORM, "old_gap", "sihaya_ridge"),
        **CHASM,
        mode="advanced",
        alliances=[["fremen", "atreides"]],
        forces={"fremen": {"red_chasm/7": 1}, "atreides": {"meridian/1": 3}},
    )
    g.do("fremen", "worm meridian")
    assert g.offered("fremen") == ["protect atreides", "abandon atreides"]
    g.do("fremen", "protect atreides")
    assert g.state.forces[ATREIDES] == {AREA["meridian/1"]: 3}


@pytest.mark.rule("CLS-19.15", "CLS-23.14")
def test_karama_takes_the_protection_away(table):
    g = worms(
        table,
        *(WORM, "old_gap"),
        **CHASM,
        alliances=[["fremen", "atreides"]],
        hands={"harkonnen": ["karama"]},
        forces={"atreides": {"red_chasm/7": 3}},
    )
    g.do("fremen", "protect atreides")
    g.do("harkonnen", "karama")
    assert g.state.tanks[ATREIDES] == 3


@pytest.mark.rule("CLS-19.16", "CLS-23.14")
@pytest.mark.parametrize(("duration", "asked"), [("phase", False), ("one_use", True)])
def test_a_stopped_protection_is_offered_again_only_if_it_can_help(table, duration, asked):
    g = worms(
        table,
        *(WORM, "old_gap", WORM, "sihaya_ridge"),
        **CHASM,
        mode="advanced",
        options={"karama_duration": duration},
        alliances=[["fremen", "atreides"]],
        hands={"harkonnen": ["karama"]},
        forces={"atreides": {"red_chasm/7": 3, "south_mesa/5": 2}},
    )
    g.do("fremen", "protect atreides")
    g.do("harkonnen", "karama")
    nexus_done(g)
    g.do("fremen", "pass")  # the worm of pile B comes up in its own territory
    assert ("protect atreides" in g.offered("fremen")) == asked
    assert (g.state.tanks[ATREIDES] == 5) == (not asked)


@pytest.mark.rule("CLS-23.14")
def test_fremen_are_not_asked_about_bene_gesserit_who_are_elsewhere(table):
    g = worms(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        **CHASM,
        mode="advanced",
        factions="bene_gesserit,fremen,harkonnen",
        alliances=[["fremen", "bene_gesserit"]],
        forces={"bene_gesserit": {"south_mesa/5": {"advisors": 2}}, "harkonnen": {"south_mesa/5": 1}},
    )
    assert "nexus_begins" in g.keys


@pytest.mark.rule("CLS-23.14", "CLS-37.06")
def test_with_two_allies_each_is_decided_on(table):
    g = worms(
        table,
        *(WORM, "old_gap"),
        **CHASM,
        options={"alliance_variant": "37.03"},
        alliances=[["fremen", "atreides", "emperor"]],
        forces={"atreides": {"red_chasm/7": 3}, "emperor": {"red_chasm/7": 2}},
    )
    g.do("fremen", "abandon atreides", "protect emperor")
    assert g.state.forces[ATREIDES] == {}
    assert g.state.forces[EMPEROR] == {AREA["red_chasm/7"]: 2}


# Riding


def ride(table, *top, forces, **position):
    """The worm came to Fremen in a territory, the Nexus is over, and they are asked."""
    g = worms(table, *(top or (WORM, "funeral_plain")), forces=forces, **position)
    nexus_done(g)
    return g


@pytest.mark.rule("CLS-7.11", "CLS-23.10")
def test_after_the_nexus_fremen_may_ride_anywhere(table):
    g = worms(table, WORM, "old_gap", **CHASM, forces=fremen_at(("red_chasm/7", 4)))
    assert len(g.asked) == 4
    assert "ride arrakeen/10" not in g.offered("fremen")
    nexus_done(g)
    assert g.asked == {"fremen"}
    offered = g.offered("fremen")
    assert offered[0] == "stay"
    everywhere = {f"ride {area}" for area in AREA if not area.endswith("/4") and area != "red_chasm/7"}
    assert set(offered[1:]) == everywhere
    assert len(offered) == len(everywhere) + 1
    g.do("fremen", "ride sietch_tabr/14")
    assert g.offered("fremen") == [f"take {n}" for n in (1, 2, 3, 4)]
    g.do("fremen", "take 3")
    assert g.state.forces[FREMEN] == {AREA["red_chasm/7"]: 1, AREA["sietch_tabr/14"]: 3}
    assert told(g, "worm_ridden") == [("fremen", 3, 0, "red_chasm", "sietch_tabr/14")]


@pytest.mark.rule("CLS-23.10")
def test_fremen_may_stay(table):
    g = ride(table, forces=fremen_at(("red_chasm/7", 4)), **CHASM)
    g.do("fremen", "stay")
    assert g.state.forces[FREMEN] == {AREA["red_chasm/7"]: 4}
    assert not g.state.stack


@pytest.mark.rule("CLS-23.10")
def test_a_single_force_needs_no_counting(table):
    g = ride(table, forces=fremen_at(("red_chasm/7", 1)), **CHASM)
    g.do("fremen", "ride polar_sink/0")
    assert g.state.forces[FREMEN] == {AREA["polar_sink/0"]: 1}


@pytest.mark.rule("CLS-23.10")
def test_a_ride_follows_the_normal_placement_rules(table):
    g = ride(
        table,
        factions="atreides,emperor,fremen,harkonnen,spacing_guild",
        alliances=[["fremen", "spacing_guild"]],
        storm=9,
        **CHASM,
        forces={
            "fremen": {"red_chasm/7": 2},
            "atreides": {"arrakeen/10": 1, "carthag/11": 1},
            "emperor": {"arrakeen/10": 1, "the_great_flat/15": 1},
            "harkonnen": {"the_great_flat/15": 1},
            "spacing_guild": {"tueks_sietch/5": 1, "pasty_mesa/8": 1, "polar_sink": 1},
        },
    )
    offered = g.offered("fremen")
    assert "ride arrakeen/10" not in offered  # a stronghold with two others
    assert "ride carthag/11" in offered  # with one
    assert "ride the_great_flat/15" in offered  # no stronghold
    assert "ride tueks_sietch/5" not in offered  # the ally
    assert "ride pasty_mesa/5" not in offered  # the ally in another sector
    assert "ride polar_sink/0" in offered  # where allies may be together
    assert "ride false_wall_east/9" not in offered  # in the storm
    assert "ride false_wall_east/8" in offered


@pytest.mark.rule("CLS-23.12", "CLS-23.16")
def test_riders_come_from_several_sectors_but_not_out_of_the_storm(table):
    g = ride(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        piles=(("the_minor_erg",), ()),
        storm=6,
        forces={
            "fremen": {
                "the_minor_erg/5": 2,
                "the_minor_erg/6": 3,
                "the_minor_erg/8": {"ordinary": 1, "starred": 2},
            }
        },
    )
    g.do("fremen", "ride habbanya_sietch/17")
    assert g.offered("fremen") == [f"take {n}" for n in (0, 1, 2)]
    g.do("fremen", "take 2")
    assert g.offered("fremen") == ["take 0", "take 1"]
    g.do("fremen", "take 0")
    assert g.offered("fremen") == [f"take {n}" for n in (0, 1, 2)]
    g.do("fremen", "take 1")
    assert g.state.forces[FREMEN] == {
        AREA["the_minor_erg/6"]: 3,
        AREA["the_minor_erg/8"]: 1,
        AREA["habbanya_sietch/17"]: 2,
    }
    assert g.state.starred[FREMEN] == {AREA["the_minor_erg/8"]: 1, AREA["habbanya_sietch/17"]: 1}


@pytest.mark.rule("CLS-23.12")
def test_forces_in_the_storm_may_not_ride_at_all(table):
    g = ride(table, forces=fremen_at(("red_chasm/7", 4)), storm=7, **CHASM)
    assert not g.state.stack
    assert g.state.forces[FREMEN] == {AREA["red_chasm/7"]: 4}


@pytest.mark.rule("CLS-23.16")
def test_a_ride_takes_at_least_one_force(table):
    g = ride(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        **CHASM,
        forces={"fremen": {"red_chasm/7": {"ordinary": 1, "starred": 2}}},
    )
    g.do("fremen", "ride arrakeen/10", "take 0")
    assert g.offered("fremen") == ["take 1", "take 2"]


@pytest.mark.rule("CLS-23.16")
def test_a_ride_destroys_nothing_where_it_ends(table):
    g = ride(
        table,
        forces={"fremen": {"red_chasm/7": 4}, "emperor": {"old_gap/10": 3}},
        board_spice={"old_gap/10": 6},
        **CHASM,
    )
    g.do("fremen", "ride old_gap/10", "take 4")
    assert g.state.forces[EMPEROR] == {AREA["old_gap/10"]: 3}
    assert g.state.forces[FREMEN] == {AREA["old_gap/10"]: 4}
    assert g.state.board_spice[AREA["old_gap/10"]] == 6


@pytest.mark.rule("CLS-23.10")
def test_nobody_sees_where_a_ride_goes_before_it_is_announced(table):
    g = ride(table, forces=fremen_at(("red_chasm/7", 4)), **CHASM)
    atreides = g.seat("atreides")
    before = GAME.view(g.state, atreides)
    g.do("fremen", "ride arrakeen/10")
    assert GAME.view(g.state, atreides) == before
    assert GAME.view(g.state, g.seat("fremen")).question["to"] == "arrakeen/10"
    new = GAME.resample(g.state, atreides, Chance("1"))
    assert "ride carthag/11" in options(new, g.seat("fremen"))


@pytest.mark.rule("CLS-31.18")
def test_advisors_from_whom_fremen_ride_away_turn_to_fighters(table):
    g = worms(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        factions="bene_gesserit,fremen,harkonnen",
        **CHASM,
        alliances=[["bene_gesserit", "fremen"]],
        forces={"fremen": {"red_chasm/7": 1}, "bene_gesserit": {"red_chasm/7": {"advisors": 2}}},
    )
    g.do("fremen", "protect bene_gesserit")
    nexus_done(g)
    assert g.state.advisors == {AREA["red_chasm/7"]: 2}
    g.do("fremen", "ride arrakeen/10")
    assert g.state.forces[BENE_GESSERIT] == {AREA["red_chasm/7"]: 2}


@pytest.mark.rule("CLS-19.15", "CLS-23.10")
def test_karama_stops_a_ride(table):
    g = worms(
        table,
        *(WORM, "old_gap"),
        **CHASM,
        forces=fremen_at(("red_chasm/7", 4)),
        hands={"emperor": ["karama"]},
    )
    g.do("emperor", "pass")  # the immunity
    nexus_done(g)
    g.do("fremen", "ride arrakeen/10", "take 4")
    assert g.asked == {"emperor"}
    assert told(g, "worm_ride_announced") == [("fremen", 4, "red_chasm", "arrakeen/10")]
    assert g.state.forces[FREMEN] == {AREA["red_chasm/7"]: 4}
    g.do("emperor", "karama")
    assert g.state.forces[FREMEN] == {AREA["red_chasm/7"]: 4}
    assert not g.state.stack


def two_worms(table, **position):
    """Worms for both piles, both at territories with Fremen; they passed on placing the second."""
    position.setdefault("forces", fremen_at(("red_chasm/7", 4), ("south_mesa/5", 2)))
    return worms(table, WORM, "old_gap", WORM, "sihaya_ridge", mode="advanced", **CHASM, **position)


@pytest.mark.rule("CLS-27.09", "CLS-EX-30", "CLS-23.16", "CLS-27.05", "CLS-33.05")
def test_with_worms_for_both_piles_fremen_advantages_work_for_each(table):
    g = two_worms(table)
    nexus_done(g)
    g.do("fremen", "ride arrakeen/10", "take 4")
    assert g.offered("fremen")[:1] == ["pass"]
    g.do("fremen", "pass")  # the worm comes up in the territory of pile B
    assert g.state.forces[FREMEN] == {AREA["arrakeen/10"]: 4, AREA["south_mesa/5"]: 2}
    nexus_done(g)
    g.do("fremen", "ride carthag/11", "take 2")
    assert g.state.forces[FREMEN] == {AREA["arrakeen/10"]: 4, AREA["carthag/11"]: 2}
    assert not g.state.stack


@pytest.mark.rule("CLS-27.05", "CLS-23.16")
def test_with_one_nexus_at_the_end_both_rides_follow_it(table):
    g = two_worms(table, options={"nexus_timing": "end_of_phase"})
    g.do("fremen", "pass")
    nexus_done(g)
    g.do("fremen", "ride arrakeen/10", "take 4")
    g.do("fremen", "ride carthag/11", "take 2")
    assert g.state.forces[FREMEN] == {AREA["arrakeen/10"]: 4, AREA["carthag/11"]: 2}
    assert g.keys.count("nexus_begins") == 1


@pytest.mark.rule("CLS-19.16")
@pytest.mark.parametrize(("duration", "again"), [("phase", False), ("one_use", True)])
def test_how_long_a_stopped_ride_stays_stopped(table, duration, again):
    g = two_worms(table, options={"karama_duration": duration}, hands={"emperor": ["karama"]})
    g.do("emperor", "pass")  # the immunity
    nexus_done(g)
    g.do("fremen", "ride arrakeen/10", "take 4")
    g.do("emperor", "karama")
    g.do("fremen", "pass")
    nexus_done(g)
    assert g.asked == ({"fremen"} if again else set())


@pytest.mark.rule("CLS-23.10")
def test_a_later_worm_in_the_same_territory_may_be_ridden_again(table):
    g = worms(
        table,
        *(WORM, WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        **CHASM,
        forces=fremen_at(("red_chasm/7", 4)),
    )
    g.do("fremen", "worm red_chasm")
    nexus_done(g)
    g.do("fremen", "ride arrakeen/10", "take 1")
    g.do("fremen", "ride carthag/11", "take 2")
    assert g.state.forces[FREMEN] == {
        AREA["arrakeen/10"]: 1,
        AREA["carthag/11"]: 2,
        AREA["red_chasm/7"]: 1,
    }
    assert not g.state.stack


@pytest.mark.rule("CLS-31.15")
def test_a_ride_lets_bene_gesserit_fighters_become_advisors(table, monkeypatch):
    from landsraad.games.classic.factions import fremen_worms

    calls = []
    monkeypatch.setattr(fremen_worms, "intrusion", lambda _, f, t: calls.append((f, t)))
    g = ride(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        factions="bene_gesserit,fremen,harkonnen",
        **CHASM,
        forces={"fremen": {"red_chasm/7": 1}, "bene_gesserit": {"old_gap/9": 2}},
    )
    g.do("fremen", "ride old_gap/9")
    assert [(f, TERRITORY_ID[t]) for f, t in calls] == [(FREMEN, "old_gap")]


@pytest.mark.rule("CLS-EX-21")
def test_riding_is_not_the_move_of_the_turn(table):
    g = table(
        factions="atreides,fremen,harkonnen",
        phase="spice_blow",
        turn=2,
        storm=4,
        order=["fremen", "atreides", "harkonnen"],
        spice_deck=[WORM, "old_gap"],
        spice_piles=[["red_chasm"]],
        forces=fremen_at(("red_chasm/7", 4)),
    )
    nexus_done(g)
    g.do("fremen", "ride wind_pass/15", "take 4")
    g.run_to("shipment_and_movement")
    for _ in range(60):
        if any(action.startswith("move") for action in g.offered("fremen")):
            break
        seat = g.seat("fremen") if "fremen" in g.asked else None
        assert seat is not None
        offered = g.offered("fremen")
        g.do("fremen", "pass" if "pass" in offered else offered[0])
    assert any(action.startswith("move") for action in g.offered("fremen"))


# Placing further worms


@pytest.mark.rule("CLS-33.03")
def test_fremen_place_each_further_worm_on_any_sand_territory_at_once(table):
    g = worms(
        table,
        *(WORM, WORM, WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        **CHASM,
        forces={"harkonnen": {"red_chasm/7": 1, "imperial_basin/10": 4}, "emperor": {"meridian/1": 2}},
    )
    assert told(g, "worm_appears") == [("red_chasm",)]
    assert g.asked == {"fremen"}
    sand = {f"worm {TERRITORY_ID[territory]}" for territory in SAND_TERRITORIES}
    assert "worm imperial_basin" in sand
    assert set(g.offered("fremen")) == {"pass", *sand}
    assert len(g.state.spice_deck) == 17  # the third worm isn't revealed yet
    g.do("fremen", "worm imperial_basin")
    assert AREA["imperial_basin/10"] not in g.state.forces[HARKONNEN]
    g.do("fremen", "worm meridian")
    assert g.state.forces[EMPEROR] == {}
    assert told(g, "worm_appears") == [("red_chasm",), ("imperial_basin",), ("meridian",)]
    assert IMPERIAL_BASIN in SAND_TERRITORIES


@pytest.mark.rule("CLS-33.03")
def test_a_declined_further_worm_of_the_same_pile_has_no_effect(table):
    g = worms(table, WORM, WORM, "old_gap", "sihaya_ridge", mode="advanced", **CHASM)
    g.do("fremen", "pass")
    assert told(g, "worm_appears") == [("red_chasm",)]
    assert told(g, "worm_without_effect") == [()]


@pytest.mark.rule("CLS-7.09", "CLS-33.03")
def test_in_the_basic_game_fremen_place_no_worms(table):
    g = worms(table, WORM, WORM, "old_gap", **CHASM)
    assert "nexus_begins" in g.keys
    assert told(g, "worm_without_effect") == [()]


@pytest.mark.rule("CLS-33.03", "CLS-23.14")
def test_a_placed_worm_spares_fremen_and_whom_they_protect(table):
    g = worms(
        table,
        *(WORM, WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        **CHASM,
        alliances=[["fremen", "atreides"]],
        forces={
            "fremen": {"meridian/1": 2},
            "atreides": {"meridian/1": 3},
            "harkonnen": {"meridian/2": 1},
        },
    )
    g.do("fremen", "worm meridian", "protect atreides")
    assert g.state.forces[FREMEN] == {AREA["meridian/1"]: 2}
    assert g.state.forces[ATREIDES] == {AREA["meridian/1"]: 3}
    assert g.state.forces[HARKONNEN] == {}


@pytest.mark.rule("CLS-33.04")
@pytest.mark.parametrize(("eats", "left"), [("on", 0), ("off", 5)])
def test_whether_a_placed_worm_devours_spice(table, eats, left):
    g = worms(
        table,
        *(WORM, WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        **CHASM,
        options={"placed_worm_eats_spice": eats},
        board_spice={"funeral_plain/15": 5, "red_chasm/7": 4},
        alliances=[["fremen", "atreides"]],
        forces={"harkonnen": {"funeral_plain/15": 2}, "atreides": {"funeral_plain/15": 1}},
    )
    g.do("fremen", "worm funeral_plain", "abandon atreides")
    assert g.state.board_spice.get(AREA["funeral_plain/15"], 0) == left
    assert AREA["red_chasm/7"] not in g.state.board_spice
    assert g.state.forces[HARKONNEN] == {}


@pytest.mark.rule("CLS-33.05")
def test_first_is_counted_over_both_piles(table):
    g = worms(table, WORM, "old_gap", WORM, "sihaya_ridge", mode="advanced", **CHASM)
    nexus_done(g)
    assert g.asked == {"fremen"}
    g.do("fremen", "worm meridian")
    assert told(g, "worm_appears") == [("red_chasm",), ("meridian",)]  # and not in South Mesa


@pytest.mark.rule("CLS-33.05")
def test_the_first_worm_works_normally_whichever_pile_it_is_for(table):
    g = worms(table, "old_gap", WORM, "sihaya_ridge", mode="advanced", **CHASM)
    assert told(g, "worm_appears") == [("south_mesa",)]
    assert "nexus_begins" in g.keys


@pytest.mark.rule("CLS-33.05")
def test_a_declined_first_worm_of_pile_b_works_normally_and_the_next_does_not(table):
    g = worms(table, WORM, "old_gap", WORM, WORM, "sihaya_ridge", mode="advanced", **CHASM)
    nexus_done(g)
    g.do("fremen", "pass", "pass")
    assert told(g, "worm_appears") == [("red_chasm",), ("south_mesa",)]
    assert told(g, "worm_without_effect") == [()]


@pytest.mark.rule("CLS-33.05")
def test_with_the_option_first_is_counted_for_each_pile(table):
    g = worms(
        table,
        *(WORM, "old_gap", WORM, WORM, "sihaya_ridge"),
        mode="advanced",
        **CHASM,
        options={"worm_first_counted": "per_pile"},
    )
    nexus_done(g)
    assert told(g, "worm_appears") == [("red_chasm",), ("south_mesa",)]
    assert g.asked == {"fremen"}  # about the second worm of pile B
    g.do("fremen", "worm meridian")
    assert told(g, "worm_appears")[2:] == [("meridian",)]


@pytest.mark.rule("CLS-33.11", "CLS-33.03")
def test_fremen_may_ride_a_worm_they_placed(table):
    g = worms(
        table,
        *(WORM, WORM, "old_gap", "sihaya_ridge"),
        mode="advanced",
        **CHASM,
        forces=fremen_at(("meridian/1", 2)),
    )
    g.do("fremen", "worm meridian")
    assert len(g.asked) == 4
    nexus_done(g)
    g.do("fremen", "ride arrakeen/10", "take 2")
    assert g.state.forces[FREMEN] == {AREA["arrakeen/10"]: 2}


@pytest.mark.rule("CLS-19.15", "CLS-33.03", "CLS-33.05")
@pytest.mark.parametrize(
    ("cards", "appears"),
    [
        ((WORM, WORM, "old_gap", "sihaya_ridge"), [("red_chasm",)]),
        ((WORM, "old_gap", WORM, "sihaya_ridge"), [("red_chasm",), ("south_mesa",)]),
    ],
)
def test_karama_stops_the_placing(table, cards, appears):
    g = worms(table, *cards, mode="advanced", **CHASM, hands={"emperor": ["karama"]})
    nexus_done(g)
    g.do("fremen", "worm meridian")
    assert g.asked == {"emperor"}
    g.do("emperor", "karama")
    assert told(g, "worm_appears") == appears


@pytest.mark.rule("CLS-19.16", "CLS-33.03", "CLS-33.05")
def test_while_placing_is_stopped_the_first_worm_of_pile_b_works_normally_unasked(table):
    cards = (WORM, WORM, "old_gap", WORM, "sihaya_ridge")
    g = worms(table, *cards, mode="advanced", **CHASM, hands={"emperor": ["karama"]})
    g.do("fremen", "worm meridian")
    g.do("emperor", "karama")
    nexus_done(g)
    assert told(g, "worm_placed") == [("fremen", "meridian")]
    assert told(g, "worm_appears") == [("red_chasm",), ("south_mesa",)]
    assert "worm_not_placed" not in g.keys


# The worm called with Karama


def call(table, *top, **position):
    position.setdefault("hands", {"fremen": ["karama"]})
    return worms(table, *(top or ("old_gap", "sihaya_ridge")), mode="advanced", **CHASM, **position)


@pytest.mark.rule("CLS-29.06", "CLS-EX-15", "CLS-29.01", "CLS-29.02")
def test_fremen_call_a_worm_with_karama_and_a_nexus_follows_at_the_end(table):
    g = call(
        table,
        board_spice={"funeral_plain/15": 5},
        alliances=[["fremen", "atreides"]],
        forces={
            "fremen": {"funeral_plain/15": 2},
            "atreides": {"funeral_plain/15": 3},
            "harkonnen": {"funeral_plain/15": 1},
        },
    )
    assert g.asked == {"fremen"}
    assert g.offered("fremen") == ["pass", "karama"]
    g.do("fremen", "karama")
    assert g.state.hands[FREMEN] == ()
    sand = {f"worm {TERRITORY_ID[territory]}" for territory in SAND_TERRITORIES}
    assert set(g.offered("fremen")) == sand
    g.do("fremen", "worm funeral_plain")
    assert g.offered("fremen") == ["protect atreides", "abandon atreides"]
    g.do("fremen", "protect atreides")
    assert g.state.forces[HARKONNEN] == {}
    assert g.state.forces[ATREIDES] == {AREA["funeral_plain/15"]: 3}
    assert g.state.forces[FREMEN] == {AREA["funeral_plain/15"]: 2}
    assert AREA["funeral_plain/15"] not in g.state.board_spice
    assert len(told(g, "spice_card_revealed")) == 2
    assert len(g.asked) == 4
    nexus_done(g)
    g.do("fremen", "ride arrakeen/10", "take 2")
    assert g.state.forces[FREMEN] == {AREA["arrakeen/10"]: 2}
    assert not g.state.stack
    assert g.state.karama_powers_used == (FREMEN,)


@pytest.mark.rule("CLS-29.06")
def test_fremen_need_not_protect_the_ally_from_a_called_worm(table):
    g = call(table, alliances=[["fremen", "atreides"]], forces={"atreides": {"meridian/1": 3}})
    g.do("fremen", "karama", "worm meridian", "abandon atreides")
    assert g.state.tanks[ATREIDES] == 3


@pytest.mark.rule("CLS-29.06")
def test_a_called_worm_is_done_with_after_its_phase_and_asks_of_no_ally_elsewhere(table):
    g = call(table, alliances=[["fremen", "atreides"]], forces={"atreides": {"south_mesa/5": 3}})
    g.do("fremen", "karama", "worm meridian")
    assert told(g, "worm_called") == [("fremen", "meridian")]
    nexus_done(g)
    assert not g.state.stack
    assert g.state.karama_worm == NONE


@pytest.mark.rule("CLS-29.06")
def test_without_nexus_by_option_the_ride_is_still_there(table):
    g = call(table, options={"karama_worm_nexus": "off"}, forces=fremen_at(("meridian/1", 2)))
    g.do("fremen", "karama", "worm meridian")
    assert "nexus_begins" not in g.keys
    g.do("fremen", "ride arrakeen/10", "take 2")
    assert g.state.forces[FREMEN] == {AREA["arrakeen/10"]: 2}
    assert not g.state.stack


@pytest.mark.rule("CLS-29.06")
@pytest.mark.parametrize("passes", [0, 1, 2])
def test_fremen_may_call_before_each_pile_and_at_the_end(table, passes):
    g = call(table)
    for _ in range(passes):
        g.do("fremen", "pass")
    assert len(told(g, "spice_card_revealed")) == passes
    g.do("fremen", "karama", "worm meridian")
    assert len(told(g, "spice_card_revealed")) == 2
    nexus_done(g)
    assert g.keys.count("nexus_begins") == 1
    assert not g.state.stack


@pytest.mark.rule("CLS-29.06", "CLS-27.05")
def test_worm_of_a_pile_and_called_worm_share_the_nexus_at_the_end(table):
    g = call(table, "old_gap", WORM, "sihaya_ridge", forces=fremen_at(("meridian/1", 2), ("south_mesa/5", 1)))
    g.do("fremen", "karama", "worm meridian")
    nexus_done(g)
    g.do("fremen", "stay", "stay")
    assert g.keys.count("nexus_begins") == 1
    assert told(g, "worm_not_ridden") == [("fremen", "south_mesa"), ("fremen", "meridian")]


@pytest.mark.rule("CLS-29.06", "CLS-27.05")
def test_a_called_worm_is_ridden_at_the_end_and_not_after_the_nexus_of_pile_a(table):
    g = call(table, WORM, "old_gap", "sihaya_ridge", forces=fremen_at(("meridian/1", 2)))
    g.do("fremen", "karama", "worm meridian")
    nexus_done(g)
    assert g.keys.count("nexus_begins") == 2
    assert len(told(g, "spice_card_revealed")) == 3


@pytest.mark.rule("CLS-29.06")
def test_the_called_worm_is_not_the_first_card_of_the_phase(table):
    g = call(table, WORM, "old_gap", "sihaya_ridge")
    g.do("fremen", "karama", "worm meridian")
    assert told(g, "worm_appears") == [("red_chasm",)]


@pytest.mark.rule("CLS-29.07", "CLS-19.19")
def test_another_karama_stops_the_ride_of_a_called_worm_but_not_the_worm(table):
    g = call(
        table,
        hands={"fremen": ["karama"], "harkonnen": ["karama"]},
        forces={"fremen": {"meridian/1": 2}, "harkonnen": {"meridian/1": 1}},
    )
    g.do("fremen", "karama", "worm meridian")
    assert g.state.forces[HARKONNEN] == {}
    assert g.state.forces[FREMEN] == {AREA["meridian/1"]: 2}
    nexus_done(g)
    g.do("fremen", "ride arrakeen/10", "take 2")
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "karama")
    assert g.state.forces[FREMEN] == {AREA["meridian/1"]: 2}
    assert not g.state.stack


@pytest.mark.rule("CLS-19.19", "CLS-29.06")
def test_what_karama_stopped_in_the_phase_takes_nothing_from_a_called_worm(table):
    g = call(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        alliances=[["fremen", "atreides"]],
        hands={"fremen": ["karama"], "harkonnen": ["karama"]},
        forces={
            "fremen": {"red_chasm/7": 4, "meridian/1": 2},
            "atreides": {"meridian/2": 1},
        },
    )
    g.do("fremen", "pass")
    g.do("harkonnen", "karama")  # the immunity
    assert g.state.tanks[FREMEN] == 4
    nexus_done(g)
    g.state.blocked += ("protect_ally_from_worm",)
    g.do("fremen", "karama", "worm meridian", "protect atreides")
    assert g.state.forces[FREMEN] == {AREA["meridian/1"]: 2}
    assert g.state.forces[ATREIDES] == {AREA["meridian/2"]: 1}


@pytest.mark.rule("CLS-29.08")
def test_no_worm_is_called_on_turn_1(table):
    assert call(table, turn=1).asked == set()


@pytest.mark.rule("CLS-29.01")
def test_the_power_is_used_once_and_only_in_the_advanced_game(table):
    assert call(table, karama_powers_used=["fremen"]).asked == set()
    basic = worms(table, "old_gap", **CHASM, hands={"fremen": ["karama"]})
    assert basic.asked == set()
