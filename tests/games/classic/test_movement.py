"""Phase 6b: movement (CLS-12), the Fremen's range, Hajr."""

import pytest

from landsraad.games.classic.factions import ATREIDES, FREMEN, HARKONNEN
from landsraad.games.classic.map import (
    ACROSS,
    ADJACENT,
    AREA,
    INSIDE,
    IS_STRONGHOLD,
    SECTOR_OF,
    SECTORS,
    TERRITORY,
    TERRITORY_ID,
    TERRITORY_OF,
)
from landsraad.games.classic.movement import within_reach
from landsraad.games.classic.resample import resample
from landsraad.games.classic.state import Deal
from landsraad.table import Chance, options, visibly_asked

THREE = "atreides,harkonnen,emperor"


def only_this_phase(state):
    """Nothing follows the phase, so that a test sees what it left behind."""
    del state.stack[:-1]


def phase(table, **position):
    """A table at the start of Shipment and Movement, the storm far away, in the order of the factions."""
    position.setdefault("factions", THREE)
    position.setdefault("storm", 1)
    position.setdefault("order", position["factions"].split(","))
    position.setdefault("turn", 2)
    return table(phase="shipment_and_movement", prepare=only_this_phase, **position)


def moving(table, forces, who="atreides", **position):
    """The first player has passed on its shipment and is asked for its move."""
    position.setdefault("factions", ",".join(dict.fromkeys([who, *THREE.split(",")])))
    g = phase(table, forces={who: forces, **position.pop("others", {})}, **position)
    g.do(who, "pass")
    return g


def ends(g, who, *actions):
    """The areas where a move may end, once these choices are made."""
    g.do(who, *actions)
    return {action.split()[1] for action in g.offered(who) if action.startswith("to ")}


def territories(areas):
    return {area.split("/")[0] for area in areas}


def told(g, key):
    return [event.args for event in g.events if event.key == key]


# One move


@pytest.mark.rule("CLS-12.01")
def test_one_group_of_any_number_from_one_territory_to_another_once_a_turn(table):
    g = moving(table, {"basin/9": 5, "arsunt/11": 3})
    assert g.offered("atreides") == ["pass", "move arsunt", "move basin"]
    g.do("atreides", "move basin")
    assert g.offered("atreides") == [f"take {n}" for n in range(1, 6)]
    g.do("atreides", "take 3", "to old_gap/9")
    assert g.state.forces[ATREIDES] == {AREA["basin/9"]: 2, AREA["old_gap/9"]: 3, AREA["arsunt/11"]: 3}
    assert g.asked == {"harkonnen"}  # no second move


@pytest.mark.rule("CLS-12.02", "CLS-EX-20", "CLS-12.11")
def test_a_group_from_several_sectors_arrives_in_one(table):
    g = moving(table, {"pasty_mesa/5": 4, "pasty_mesa/8": 2})
    g.do("atreides", "move pasty_mesa", "take 3", "take 2", "to the_minor_erg/6")
    assert g.state.forces[ATREIDES] == {AREA["pasty_mesa/5"]: 1, AREA["the_minor_erg/6"]: 5}


@pytest.mark.rule("CLS-12.02", "CLS-12.09")
def test_the_storm_keeps_the_sectors_of_a_territory_apart(table):
    g = moving(table, {"pasty_mesa/5": 4, "pasty_mesa/8": 2, "pasty_mesa/6": 1}, storm=7)
    g.do("atreides", "move pasty_mesa", "take 3")
    assert g.offered("atreides") == ["take 0", "take 1"]  # of sector 6; sector 8 lies beyond the storm
    g.do("atreides", "take 1")
    assert "shield_wall/8" not in g.offered("atreides")
    g.do("atreides", "to tueks_sietch/5")
    assert g.state.forces[ATREIDES] == {
        AREA["pasty_mesa/5"]: 1,
        AREA["pasty_mesa/8"]: 2,
        AREA["tueks_sietch/5"]: 4,
    }
    beyond = moving(table, {"pasty_mesa/5": 4, "pasty_mesa/8": 2}, storm=7)
    beyond.do("atreides", "move pasty_mesa", "take 0")
    assert beyond.offered("atreides") == ["take 1", "take 2"]  # somebody must go


@pytest.mark.rule("CLS-12.01", "CLS-11.01")
def test_starred_forces_go_along_as_chosen(table):
    g = moving(table, {"arsunt/11": {"ordinary": 2, "starred": 2}}, who="emperor", mode="advanced")
    g.do("emperor", "move arsunt", "take 0", "take 2", "to carthag/11")
    assert g.state.starred[2] == {AREA["carthag/11"]: 2}
    assert g.state.forces[2] == {AREA["arsunt/11"]: 2}


@pytest.mark.rule("CLS-12.03")
def test_without_a_city_a_group_moves_to_an_adjacent_territory_only(table):
    g = moving(table, {"pasty_mesa/5": 1})
    reached = territories(ends(g, "atreides", "move pasty_mesa"))
    assert reached == {TERRITORY_ID[t] for t in ADJACENT[TERRITORY["pasty_mesa"]]} | {"pasty_mesa"}


@pytest.mark.rule("CLS-EX-02", "CLS-12.04")
def test_ornithopters_carry_a_group_from_anywhere_three_territories_far(table):
    g = moving(table, {"arrakeen/10": 1, "tueks_sietch/5": 3})
    g.do("atreides", "move tueks_sietch", "take 3")
    reached = territories({action.split()[1] for action in g.offered("atreides")})
    assert {"pasty_mesa", "shield_wall", "imperial_basin"} <= reached
    assert "arrakeen" not in reached  # a fourth step
    g.do("atreides", "to imperial_basin/9")
    assert g.state.forces[ATREIDES] == {AREA["arrakeen/10"]: 1, AREA["imperial_basin/9"]: 3}


@pytest.mark.rule("CLS-12.04")
def test_carthag_gives_ornithopters_too_but_another_player_there_does_not(table):
    g = moving(table, {"carthag/11": 1, "tueks_sietch/5": 1})
    assert "imperial_basin/9" in ends(g, "atreides", "move tueks_sietch")
    g = moving(table, {"tueks_sietch/5": 1}, others={"harkonnen": {"carthag/11": 1}})
    assert "imperial_basin/9" not in ends(g, "atreides", "move tueks_sietch")


@pytest.mark.rule("CLS-12.05", "CLS-EX-19", "CLS-38.03")
def test_forces_just_shipped_to_a_city_give_ornithopters(table):
    g = phase(table, forces={"atreides": {"tueks_sietch/5": 1}}, spice={"atreides": 1})
    g.do("atreides", "ship arrakeen/10")
    assert "imperial_basin/9" in ends(g, "atreides", "move tueks_sietch")
    g = phase(table, spice={"atreides": 1})
    g.do("atreides", "ship carthag/11")  # the very force may fly on
    assert "tueks_sietch/5" not in ends(g, "atreides", "move carthag")
    assert "to wind_pass_north/17" in g.offered("atreides")


@pytest.mark.rule("CLS-12.06", "CLS-EX-22", "CLS-6.15")
def test_a_storm_over_the_city_leaves_ornithopters_but_stays_closed(table):
    g = moving(table, {"arrakeen/10": 1, "tueks_sietch/5": 1}, storm=10)
    assert "move arrakeen" not in g.offered("atreides")
    reached = ends(g, "atreides", "move tueks_sietch")
    assert "imperial_basin/9" in reached
    assert not {area for area in reached if area.endswith("/10")}


@pytest.mark.rule("CLS-12.07")
def test_ornithopters_are_counted_when_the_move_starts(table):
    g = moving(table, {"arrakeen/10": 1}, hands={"atreides": ["hajr"]})
    g.do("atreides", "move arrakeen", "to arsunt/12", "hajr")  # imperial_basin, carthag or the sink, arsunt
    assert territories(ends(g, "atreides", "move arsunt")) == {
        "arsunt", "carthag", "hagga_basin", "imperial_basin", "polar_sink"
    }  # fmt: skip


@pytest.mark.rule("CLS-12.08", "CLS-38.04")
def test_sectors_are_no_distance(table):
    g = moving(table, {"the_minor_erg/5": 1})
    reached = ends(g, "atreides", "move the_minor_erg")
    assert "shield_wall/9" in reached  # across four sectors of the erg and two of the wall
    assert "gara_kulon/8" not in reached


@pytest.mark.rule("CLS-12.09", "CLS-12.10", "CLS-6.15")
def test_the_path_touches_no_area_in_storm_but_uses_what_connects_beside_it(table):
    g = moving(table, {"wind_pass/14": 1}, storm=15)
    reached = ends(g, "atreides", "move wind_pass")
    assert "wind_pass/16" not in reached  # only by way of the storm
    assert "the_great_flat/15" not in reached
    assert "polar_sink/0" in reached
    assert "plastic_basin/12" in reached
    far = moving(table, {"wind_pass/14": 1, "carthag/11": 1}, storm=15)
    assert "wind_pass/16" in ends(far, "atreides", "move wind_pass")  # round by the Polar Sink
    beside = moving(table, {"plastic_basin/14": 1}, storm=15)
    assert not {area for area in ends(beside, "atreides", "move plastic_basin") if area.endswith("/15")}
    caught = moving(table, {"wind_pass/15": 1, "arsunt/11": 1}, storm=15)
    assert caught.offered("atreides") == ["pass", "move arsunt"]


@pytest.mark.rule("CLS-12.10")
def test_the_search_agrees_with_a_plain_one_over_territories_when_no_storm_is_near():
    for start in range(len(SECTOR_OF)):
        reached = {TERRITORY_OF[start]}
        for reach in range(1, 4):
            reached |= {near for territory in reached for near in ADJACENT[territory]}
            assert {TERRITORY_OF[area] for area in within_reach(-1, reach, start)} == reached


@pytest.mark.rule("CLS-12.12")
def test_a_move_passes_and_enters_territories_with_forces_of_others(table):
    others = {"harkonnen": {"old_gap/10": 5, "arsunt/11": 2}, "emperor": {"old_gap/10": 2}}
    g = moving(table, {"arrakeen/10": 2, "rim_wall_west/9": 1}, others=others)
    reached = ends(g, "atreides", "move arrakeen", "take 1")
    assert "old_gap/10" in reached
    assert "broken_land/11" in reached


@pytest.mark.rule("CLS-12.13", "CLS-11.13", "CLS-11.14")
def test_no_group_enters_or_passes_a_stronghold_of_two_others(table):
    others = {"harkonnen": {"carthag/11": 1}, "emperor": {"carthag/11": 1}}
    g = moving(table, {"tsimpo/11": 1, "arrakeen/10": 1}, others=others, storm=10)
    g.do("atreides", "move tsimpo")
    assert "to carthag/11" not in g.offered("atreides")
    one = moving(table, {"tsimpo/11": 1}, others={"harkonnen": {"carthag/11": 1}})
    one.do("atreides", "move tsimpo")
    assert "to carthag/11" in one.offered("atreides")


def plain_search(storm, reach, start):
    """Areas within reach of those who pass through no stronghold, though they may start from or end in one."""
    cost, left = {start: 0}, [start]
    for area in left:
        if area != start and IS_STRONGHOLD[TERRITORY_OF[area]]:
            continue
        for other in INSIDE[area] + ACROSS[area]:
            total = cost[area] + (other in ACROSS[area])
            if SECTOR_OF[other] != storm and total <= reach and total < cost.get(other, 9):
                cost[other] = total
                left.append(other)
    return tuple(sorted(cost))


@pytest.mark.rule("CLS-12.13", "CLS-12.10")
def test_nobody_needs_a_way_through_a_stronghold():
    """On this map another as short leads round it, so that a closed stronghold is only an end that is barred."""
    for storm in range(1, SECTORS + 1):
        for start in (area for area, sector in enumerate(SECTOR_OF) if sector != storm):
            for reach in range(1, 4):
                assert within_reach(storm, reach, start) == plain_search(storm, reach, start)


@pytest.mark.rule("CLS-12.14")
def test_a_change_of_sector_inside_the_territory_is_a_move(table):
    g = moving(table, {"pasty_mesa/5": 3})
    reached = ends(g, "atreides", "move pasty_mesa", "take 2")
    assert {"pasty_mesa/6", "pasty_mesa/7", "pasty_mesa/8"} <= reached
    assert "pasty_mesa/5" not in reached  # nobody would have moved
    g.do("atreides", "to pasty_mesa/8")
    assert g.state.forces[ATREIDES] == {AREA["pasty_mesa/5"]: 1, AREA["pasty_mesa/8"]: 2}
    assert g.asked == {"harkonnen"}
    gathering = moving(table, {"pasty_mesa/5": 1, "pasty_mesa/6": 1})
    assert "pasty_mesa/5" in ends(gathering, "atreides", "move pasty_mesa", "take 1", "take 1")


@pytest.mark.rule("CLS-12.15")
def test_any_number_of_factions_enter_the_polar_sink(table):
    others = {"harkonnen": {"polar_sink/0": 1}, "emperor": {"polar_sink/0": 1}}
    g = moving(table, {"arsunt/11": 1}, others=others, alliances=[["atreides", "harkonnen"]])
    assert "polar_sink/0" in ends(g, "atreides", "move arsunt")


@pytest.mark.rule("CLS-17.09")
def test_a_move_passes_an_ally_but_never_ends_there(table):
    others = {"harkonnen": {"imperial_basin/10": 1, "old_gap/10": 1, "rim_wall_west/9": 1}}
    g = moving(table, {"arrakeen/10": 2}, others=others, alliances=[["atreides", "harkonnen"]])
    reached = territories(ends(g, "atreides", "move arrakeen", "take 1"))
    assert {"imperial_basin", "old_gap", "rim_wall_west"}.isdisjoint(reached)
    assert {"shield_wall", "basin", "polar_sink"} <= reached


def test_nobody_is_offered_a_move_that_leads_nowhere(table):
    """An ally all around: the only group that could leave has no place to stop."""
    g = moving(
        table, {"habbanya_sietch/17": 1, "arsunt/11": 1},
        others={"harkonnen": {"habbanya_ridge_flat/17": 1}}, alliances=[["atreides", "harkonnen"]],
    )  # fmt: skip
    assert g.offered("atreides") == ["pass", "move arsunt"]


def test_whoever_has_all_forces_in_the_storm_is_not_asked_to_move(table):
    g = phase(table, forces={"atreides": {"arrakeen/10": 3}}, storm=10)
    g.do("atreides", "pass")
    assert g.asked == {"harkonnen"}


def test_hajr_is_not_offered_to_whoever_has_no_move(table):
    stuck = {"others": {"harkonnen": {"habbanya_ridge_flat/17": 1}}, "alliances": [["atreides", "harkonnen"]]}
    g = moving(table, {"habbanya_sietch/17": 1}, hands={"atreides": ["hajr"]}, **stuck)
    assert g.offered("atreides") == ["pass"]
    g = moving(table, {"habbanya_ridge_flat/18": 1}, hands={"atreides": ["hajr"]}, alliances=stuck["alliances"],
               others={"harkonnen": {"habbanya_erg/17": 1, "false_wall_west/17": 1}}, storm=18)  # fmt: skip
    assert g.asked == {"harkonnen"}
    last = moving(table, {"habbanya_ridge_flat/17": 1}, hands={"atreides": ["hajr"]}, alliances=stuck["alliances"],
                  others={"harkonnen": {"habbanya_ridge_flat/18": 1}})  # fmt: skip
    last.do("atreides", "move habbanya_ridge_flat", "to habbanya_sietch/17")
    assert last.asked == {"harkonnen"}  # no way out past the ally: no extra move to ask about


@pytest.mark.rule("CLS-17.11", "CLS-12.14")
def test_whoever_stands_with_an_ally_already_may_change_the_sector(table):
    others = {"harkonnen": {"pasty_mesa/7": 1}}
    g = moving(table, {"pasty_mesa/5": 2}, others=others, alliances=[["atreides", "harkonnen"]])
    reached = ends(g, "atreides", "move pasty_mesa", "take 2")
    assert {"pasty_mesa/6", "pasty_mesa/7", "tueks_sietch/5"} <= reached
    shut = {"harkonnen": {"habbanya_ridge_flat/18": 1, "habbanya_erg/17": 1, "false_wall_west/17": 1, "meridian/1": 1,
                          "cielago_west/18": 1, "habbanya_sietch/17": 1}}  # fmt: skip
    inside = moving(table, {"habbanya_ridge_flat/17": 1}, others=shut, alliances=[["atreides", "harkonnen"]])
    assert ends(inside, "atreides", "move habbanya_ridge_flat") == {"habbanya_ridge_flat/18"}


@pytest.mark.rule("CLS-31.19")
@pytest.mark.parametrize(("together", "offered"), [("on", True), ("off", False)])
def test_the_option_decides_whether_a_move_may_end_with_an_ally_s_advisors(table, together, offered):
    g = phase(
        table, factions="atreides,bene_gesserit,emperor", mode="advanced", alliances=[["atreides", "bene_gesserit"]],
        forces={"atreides": {"arsunt/11": 1}, "emperor": {"carthag/11": 1}, "bene_gesserit": {"carthag/11": {"advisors": 1}}},
        options={"advisors_with_ally": together},
    )  # fmt: skip
    while g.asked == {"bene_gesserit"}:
        g.do("bene_gesserit", "pass")
    g.do("atreides", "pass")
    assert ("carthag/11" in ends(g, "atreides", "move arsunt")) is offered


@pytest.mark.rule("CLS-18.03")
def test_a_promise_not_to_move_there_is_kept(table):
    g = moving(table, {"arsunt/11": 1})
    g.state.deals = (
        Deal(number=1, proposer=ATREIDES, partner=HARKONNEN, gives=("not_move carthag",), agreed=True, turn=2,
             open=((ATREIDES, "not_move carthag"),)),
    )  # fmt: skip
    assert "carthag/11" not in ends(g, "atreides", "move arsunt")


# Fremen


@pytest.mark.rule("CLS-23.08")
def test_fremen_move_two_territories(table):
    g = moving(table, {"sietch_tabr/14": 1}, who="fremen")
    reached = territories(ends(g, "fremen", "move sietch_tabr"))
    assert "the_great_flat" in reached
    assert "the_greater_flat" not in reached


@pytest.mark.rule("CLS-23.08")
@pytest.mark.parametrize(("reading", "third_step"), [("larger", True), ("own_range", False)])
def test_the_option_says_how_far_fremen_in_a_city_move(table, reading, third_step):
    g = moving(
        table, {"sietch_tabr/14": 1, "carthag/11": 1}, who="fremen", options={"fremen_ornithopters": reading}
    )
    reached = territories(ends(g, "fremen", "move sietch_tabr"))
    assert "the_great_flat" in reached
    assert ("the_greater_flat" in reached) is third_step


@pytest.mark.rule("CLS-23.08", "CLS-19.15", "CLS-19.20")
@pytest.mark.parametrize("duration", ["phase", "one_use"])
def test_karama_stops_the_second_territory_and_the_move_may_be_redone(table, duration):
    g = moving(
        table, {"sietch_tabr/14": 1}, who="fremen", factions="fremen,harkonnen,emperor",
        hands={"harkonnen": ["karama"]}, options={"karama_duration": duration},
    )  # fmt: skip
    g.do("fremen", "move sietch_tabr", "to the_great_flat/15")
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "karama")
    assert g.state.forces[FREMEN] == {AREA["sietch_tabr/14"]: 1}
    assert g.asked == {"fremen"}
    reached = ends(g, "fremen", "move sietch_tabr")
    assert territories(reached) == {"bight_of_the_cliff", "plastic_basin", "rock_outcroppings"}
    g.do("fremen", "to plastic_basin/12")
    assert g.state.forces[FREMEN] == {AREA["plastic_basin/12"]: 1}


@pytest.mark.rule("CLS-19.15")
def test_no_window_opens_where_everybody_could_move_as_far(table):
    factions = "fremen,harkonnen,emperor"
    hands = {"harkonnen": ["karama"]}
    near = moving(table, {"sietch_tabr/14": 1}, who="fremen", factions=factions, hands=hands)
    near.do("fremen", "move sietch_tabr", "to plastic_basin/12")
    assert near.state.forces[FREMEN] == {AREA["plastic_basin/12"]: 1}
    flown = moving(
        table, {"sietch_tabr/14": 1, "carthag/11": 1}, who="fremen", factions=factions, hands=hands
    )
    flown.do("fremen", "move sietch_tabr", "to the_greater_flat/16")
    assert AREA["the_greater_flat/16"] in flown.state.forces[FREMEN]


@pytest.mark.rule("CLS-19.16", "CLS-23.08")
@pytest.mark.parametrize(("duration", "far"), [("phase", False), ("one_use", True)])
def test_the_range_is_stopped_for_the_phase_or_for_one_move(table, duration, far):
    g = moving(
        table, {"sietch_tabr/14": 2}, who="fremen", factions="fremen,harkonnen,emperor",
        hands={"harkonnen": ["karama"], "fremen": ["hajr"]}, options={"karama_duration": duration},
    )  # fmt: skip
    g.do("fremen", "move sietch_tabr", "take 1", "to the_great_flat/15")
    g.do("harkonnen", "karama")
    g.do("fremen", "move sietch_tabr", "take 1", "to plastic_basin/12", "hajr")
    assert ("the_great_flat/15" in ends(g, "fremen", "move sietch_tabr")) is far


# Hajr


@pytest.mark.rule("CLS-19.13")
def test_hajr_gives_one_more_move_to_the_same_or_another_group(table):
    g = moving(table, {"basin/9": 2, "arsunt/11": 1}, hands={"atreides": ["hajr"]})
    g.do("atreides", "move basin", "take 2", "to old_gap/9")
    assert g.offered("atreides") == ["pass", "hajr"]
    g.do("atreides", "hajr")
    assert g.state.hands[ATREIDES] == ()
    g.do("atreides", "move old_gap", "take 2", "to tsimpo/11")
    assert g.state.forces[ATREIDES] == {AREA["tsimpo/11"]: 2, AREA["arsunt/11"]: 1}
    assert g.asked == {"harkonnen"}


@pytest.mark.rule("CLS-19.13")
def test_hajr_may_be_played_before_the_first_move(table):
    g = moving(table, {"basin/9": 2, "arsunt/11": 1}, hands={"atreides": ["hajr"]})
    g.do("atreides", "hajr", "move basin", "take 2", "to old_gap/9", "move arsunt", "to carthag/11")
    assert g.state.forces[ATREIDES] == {AREA["old_gap/9"]: 2, AREA["carthag/11"]: 1}
    assert g.asked == {"harkonnen"}


@pytest.mark.rule("CLS-19.13")
def test_hajr_after_a_move_is_asked_about_in_secret(table):
    g = moving(table, {"basin/9": 2}, hands={"atreides": ["hajr"]})
    g.do("atreides", "move basin", "take 1", "to old_gap/9")
    assert visibly_asked(g.state, g.seat("harkonnen")) == ()
    assert visibly_asked(g.state, g.seat("atreides")) == (g.seat("atreides"),)
    g.do("atreides", "pass")
    assert len(g.state.hands[ATREIDES]) == 1


# What others see meanwhile


def test_a_move_is_composed_unseen_and_others_imagine_it_from_the_start(table):
    g = moving(table, {"basin/9": 2, "arsunt/11": 1})
    g.do("atreides", "move basin", "take 1")
    step = g.state.stack[-1]
    assert step.shown(g.state, g.seat("atreides")) == {"from": "basin", "group": [["basin/9", "ordinary", 1]]}
    assert step.shown(g.state, g.seat("harkonnen")) == {}
    imagined = resample(g.state, g.seat("harkonnen"), Chance("other"))
    assert options(imagined, g.seat("atreides")) == ["pass", "move arsunt", "move basin"]
    own = resample(g.state, g.seat("atreides"), Chance("own"))
    assert options(own, g.seat("atreides")) == g.offered("atreides")


@pytest.mark.rule("CLS-36.08")
def test_the_two_factions_of_one_player_leave_each_other_room(table):
    position = {
        "factions": "atreides,harkonnen,emperor,fremen", "players": 2,
        "forces": {"atreides": {"arsunt/11": 2}, "emperor": {"carthag/11": 2}},
    }  # fmt: skip
    apart = phase(table, options={"two_player_form": "two_factions"}, **position)
    apart.do("atreides", "pass")
    assert "carthag/11" not in ends(apart, "atreides", "move arsunt", "take 1")
    against = phase(
        table, options={"two_player_form": "two_factions", "own_factions_battle": "on"}, **position
    )
    against.do("atreides", "pass")
    assert "carthag/11" in ends(against, "atreides", "move arsunt", "take 1")
