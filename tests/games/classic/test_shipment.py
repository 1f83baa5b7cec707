"""Phase 6a: shipment (CLS-11), the turns of the phase, Fremen reserves, and what allies may do to each other."""

import pytest

from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from landsraad.games.classic.karama import KaramaWindow
from landsraad.games.classic.map import AREA, AREA_ID, IS_STRONGHOLD, KIND, SECTOR_OF, TERRITORY_OF, Kind
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


def ships(offered):
    """The areas that may be shipped to."""
    return {action.split()[1] for action in offered if action.startswith("ship ")}


def finish(g):
    """Everybody passes until the phase is over."""
    g.first_options(lambda: False)
    g.check()


def told(g, key):
    return [event.args for event in g.events if event.key == key]


# Turns


@pytest.mark.rule("CLS-11.01", "CLS-1.08")
def test_each_in_storm_order_ships_then_moves_then_the_next_acts(table):
    forces = {"atreides": {"arrakeen/10": 5}, "harkonnen": {"carthag/11": 5}}
    g = phase(table, forces=forces, spice={"harkonnen": 5}, order=["harkonnen", "emperor", "atreides"])
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "ship tueks_sietch/5", "forces 2")
    assert g.asked == {"harkonnen"}
    assert "move carthag" in g.offered("harkonnen")
    g.do("harkonnen", "move carthag", "take 1", "to arsunt/11")
    assert g.asked == {"emperor"}
    g.do("emperor", "pass")  # no shipment; and nothing to move
    assert g.asked == {"atreides"}
    g.do("atreides", "pass", "pass")  # both are optional
    assert not g.state.stack
    assert told(g, "ships_and_moves") == [("harkonnen",), ("emperor",), ("atreides",)]


@pytest.mark.rule("CLS-11.01")
def test_whoever_visibly_can_do_nothing_is_not_asked(table):
    g = phase(table, reserves={"atreides": 0, "harkonnen": 0, "emperor": 0})
    assert not g.state.stack
    poor = phase(table, spice={"atreides": 0})  # reserves all can see, but not the empty purse
    assert poor.asked == {"atreides"}
    assert poor.offered("atreides") == ["pass"]


# Where to, how many, for how much


@pytest.mark.rule("CLS-11.02", "CLS-11.05", "CLS-11.06", "CLS-6.15")
def test_one_shipment_into_one_area_of_any_territory_outside_the_storm(table):
    g = phase(table, spice={"atreides": 20}, storm=14)
    assert ships(g.offered("atreides")) == {
        AREA_ID[area] for area, sector in enumerate(SECTOR_OF) if sector != 14
    }
    g.do("atreides", "ship wind_pass/15")
    assert g.offered("atreides") == [f"forces {n}" for n in range(1, 11)]
    g.do("atreides", "forces 4")
    assert g.state.forces[ATREIDES] == {AREA["wind_pass/15"]: 4}
    assert g.state.reserves[ATREIDES] == 16
    assert ships(g.offered("atreides")) == set()  # one shipment a turn; what follows is the move
    kinds = {
        KIND[TERRITORY_OF[AREA[area]]]
        for area in ships(phase(table, spice={"atreides": 2}).offered("atreides"))
    }
    assert kinds == set(Kind)


@pytest.mark.rule("CLS-11.03", "CLS-11.12")
@pytest.mark.parametrize(
    ("area", "forces", "cost"),
    [("arrakeen/10", 5, 5), ("tueks_sietch/5", 1, 1), ("pasty_mesa/5", 3, 6), ("polar_sink/0", 2, 4)],
)
def test_a_force_costs_1_into_a_stronghold_and_2_elsewhere(table, area, forces, cost):
    g = phase(table, spice={"atreides": cost + 1})
    g.do("atreides", f"ship {area}", f"forces {forces}")
    assert g.state.spice[ATREIDES] == 1
    short = phase(table, spice={"atreides": cost - 1})
    if f"ship {area}" in short.offered("atreides"):
        short.do("atreides", f"ship {area}")
        assert f"forces {forces}" not in short.offered("atreides")


@pytest.mark.rule("CLS-11.12")
def test_a_shipment_has_at_least_one_force_and_the_whole_price_is_at_hand(table):
    g = phase(table, spice={"atreides": 1})
    assert {IS_STRONGHOLD[TERRITORY_OF[AREA[area]]] for area in ships(g.offered("atreides"))} == {True}
    g = phase(table, spice={"atreides": 3})
    g.do("atreides", "ship arrakeen/10")
    assert g.offered("atreides") == ["forces 1", "forces 2", "forces 3"]
    g = phase(table, spice={"atreides": 3})
    g.do("atreides", "ship basin/9")  # 3 spice carry one force there: nothing left to ask
    assert g.state.forces[ATREIDES] == {AREA["basin/9"]: 1}
    assert g.state.spice[ATREIDES] == 1


@pytest.mark.rule("CLS-11.02")
def test_no_more_than_the_reserves_are_shipped(table):
    g = phase(table, spice={"atreides": 20}, reserves={"atreides": 2})
    g.do("atreides", "ship arrakeen/10")
    assert g.offered("atreides") == ["forces 1", "forces 2"]


@pytest.mark.rule("CLS-11.04")
def test_without_the_guild_the_bank_is_paid(table):
    g = phase(table, spice={"atreides": 5, "harkonnen": 4, "emperor": 3})
    g.do("atreides", "ship carthag/11", "forces 5")
    assert g.state.spice[:6] == [0, 0, 3, 0, 0, 4]


@pytest.mark.rule("CLS-11.07", "CLS-11.13", "CLS-11.14")
def test_a_stronghold_with_forces_of_two_others_is_closed(table):
    forces = {
        "harkonnen": {"carthag/11": 1, "arrakeen/10": 1},
        "emperor": {"carthag/11": 1},
        "atreides": {"carthag/11": 1},
    }
    g = phase(table, forces=forces, spice={"atreides": 5}, alliances=[["atreides", "harkonnen"]])
    assert "ship carthag/11" not in g.offered("atreides")  # own forces there don't help, an ally counts
    assert "ship arrakeen/10" in g.offered("atreides")


@pytest.mark.rule("CLS-11.07", "CLS-31.09")
def test_advisors_close_no_stronghold(table):
    forces = {"harkonnen": {"carthag/11": 1}, "bene_gesserit": {"carthag/11": {"advisors": 3}}}
    g = phase(
        table, factions="atreides,harkonnen,bene_gesserit", forces=forces, spice={"atreides": 5}, mode="advanced",
        order=["atreides", "harkonnen", "bene_gesserit"],
    )  # fmt: skip
    g.first_options(lambda: g.asked == {"atreides"})
    assert "ship carthag/11" in g.offered("atreides")


@pytest.mark.rule("CLS-11.08")
def test_only_the_guild_returns_forces_to_reserves(table):
    g = phase(table, forces={"atreides": {"arrakeen/10": 5}}, spice={"atreides": 5})
    assert {action.split()[0] for action in g.offered("atreides")} == {"pass", "ship"}


@pytest.mark.rule("CLS-32.04")
def test_a_sardaukar_is_shipped_at_the_price_of_one_force(table):
    g = phase(table, factions="emperor,atreides,harkonnen", mode="advanced", spice={"emperor": 4})
    g.do("emperor", "ship carthag/11", "forces 1")
    assert g.offered("emperor") == ["starred 0", "starred 1", "starred 2", "starred 3"]
    g.do("emperor", "starred 2")
    assert (g.state.forces[EMPEROR], g.state.starred[EMPEROR]) == (
        {AREA["carthag/11"]: 1},
        {AREA["carthag/11"]: 2},
    )
    assert g.state.spice[EMPEROR] == 1


@pytest.mark.rule("CLS-11.12")
def test_starred_forces_alone_make_a_shipment_but_nobody_does_not(table):
    g = phase(table, factions="emperor,atreides,harkonnen", mode="advanced", spice={"emperor": 4})
    g.do("emperor", "ship carthag/11", "forces 0")
    assert g.offered("emperor") == ["starred 1", "starred 2", "starred 3", "starred 4"]


@pytest.mark.rule("CLS-18.03")
def test_a_promise_not_to_ship_is_kept(table):
    g = phase(table, spice={"atreides": 5})
    g.state.deals = (
        Deal(number=1, proposer=ATREIDES, partner=HARKONNEN, gives=("not_ship carthag",), agreed=True, turn=2,
             open=((ATREIDES, "not_ship carthag"),)),
    )  # fmt: skip
    assert "ship carthag/11" not in g.offered("atreides")
    assert "ship arrakeen/10" in g.offered("atreides")


@pytest.mark.rule("CLS-18.03")
def test_a_promise_to_ship_is_kept_when_it_is_done(table):
    g = phase(table, spice={"atreides": 5})
    g.state.deals = (
        Deal(number=1, proposer=ATREIDES, partner=HARKONNEN, gives=("ship carthag",), agreed=True, turn=2,
             open=((ATREIDES, "ship carthag"),)),
    )  # fmt: skip
    g.do("atreides", "ship carthag/11", "forces 1")
    assert told(g, "term_kept") == [("atreides", "harkonnen", "ship carthag")]


@pytest.mark.rule("CLS-11.12", "CLS-18.06")
def test_the_shipment_is_paid_before_a_bribe_that_it_makes_due(table):
    g = phase(table, factions="atreides,harkonnen,bene_gesserit", spice={"atreides": 5})
    promised = "spice 3 when atreides ships carthag"
    g.state.deals = (
        Deal(number=1, proposer=ATREIDES, partner=HARKONNEN, gives=(promised,), agreed=True, turn=2,
             open=((ATREIDES, promised),)),
    )  # fmt: skip
    g.do("atreides", "ship carthag/11", "forces 4")
    assert (g.state.spice[ATREIDES], g.state.bribes[HARKONNEN]) == (0, 1)


# Allies


@pytest.mark.rule("CLS-11.09", "CLS-17.14")
def test_an_ally_pays_what_it_pledged_and_the_shipper_the_rest(table):
    g = phase(
        table,
        spice={"atreides": 2, "harkonnen": 5},
        pledges={"harkonnen": 3},
        alliances=[["atreides", "harkonnen"]],
    )
    g.do("atreides", "ship tueks_sietch/5")
    assert g.offered("atreides") == [f"forces {n}" for n in range(1, 6)]
    g.do("atreides", "forces 4")
    assert (g.state.spice[ATREIDES], g.state.spice[HARKONNEN]) == (1, 2)


@pytest.mark.rule("CLS-11.09", "CLS-17.14")
def test_an_ally_may_pay_for_the_dearest_shipment(table):
    g = phase(table, spice={"atreides": 0, "harkonnen": 40}, alliances=[["atreides", "harkonnen"]])
    g.do("harkonnen", "~pledge 40")
    g.do("atreides", "ship basin/9", "forces 20")
    assert g.state.spice[HARKONNEN] == 0
    assert g.state.forces[ATREIDES] == {AREA["basin/9"]: 20}


ALLIED = {"alliances": [["atreides", "harkonnen"]], "spice": {"atreides": 10, "harkonnen": 10}}


@pytest.mark.rule("CLS-11.10", "CLS-17.09", "CLS-17.11")
def test_forces_shipped_onto_an_ally_must_move_on_or_go_to_the_tanks(table):
    g = phase(table, forces={"harkonnen": {"carthag/11": 3}}, **ALLIED)
    g.do("atreides", "ship carthag/11", "forces 4", "move carthag", "take 3", "to arsunt/11")
    assert g.state.forces[ATREIDES] == {AREA["arsunt/11"]: 3}
    assert g.state.tanks[ATREIDES] == 1
    assert g.state.forces[HARKONNEN] == {AREA["carthag/11"]: 3}
    stayed = phase(table, forces={"harkonnen": {"carthag/11": 3}}, **ALLIED)
    stayed.do("atreides", "ship carthag/11", "forces 4", "pass")
    assert stayed.state.tanks[ATREIDES] == 4


@pytest.mark.rule("CLS-17.09", "CLS-12.15")
def test_allies_meet_freely_in_the_polar_sink(table):
    forces = {"harkonnen": {"polar_sink/0": 3}, "atreides": {"arsunt/11": 2}}
    g = phase(table, forces=forces, **ALLIED)
    g.do("atreides", "ship polar_sink/0", "forces 2", "move arsunt", "take 2", "to polar_sink/0")
    finish(g)
    assert g.state.forces[ATREIDES] == {AREA["polar_sink/0"]: 4}


@pytest.mark.rule("CLS-17.10", "CLS-17.11", "CLS-17.17")
def test_of_allies_who_stand_together_the_later_one_leaves_or_loses_all_there(table):
    """CLS-EX-23: the movement half."""
    forces = {"harkonnen": {"pasty_mesa/8": 3, "arsunt/11": 1}, "atreides": {"pasty_mesa/5": 4}}
    g = phase(table, forces=forces, **ALLIED)
    g.do("atreides", "pass", "pass")
    assert g.state.forces[ATREIDES] == {AREA["pasty_mesa/5"]: 4}  # the earlier one need not leave
    g.do("harkonnen", "pass", "move pasty_mesa", "take 2", "to gara_kulon/8")
    assert g.state.forces[HARKONNEN] == {AREA["gara_kulon/8"]: 2, AREA["arsunt/11"]: 1}
    assert (g.state.tanks[HARKONNEN], g.state.tanks[ATREIDES]) == (1, 0)


@pytest.mark.rule("CLS-EX-23", "CLS-17.10")
def test_if_the_earlier_ally_leaves_the_later_one_may_stay(table):
    forces = {"harkonnen": {"pasty_mesa/8": 3}, "atreides": {"pasty_mesa/5": 4}}
    g = phase(table, forces=forces, storm=7, **ALLIED)
    g.do("atreides", "pass", "move pasty_mesa", "take 4", "to tueks_sietch/5")
    g.do("harkonnen", "pass", "pass")
    assert g.state.forces[HARKONNEN] == {AREA["pasty_mesa/8"]: 3}
    stays = phase(table, forces=forces, storm=7, **ALLIED)
    stays.do("atreides", "pass", "pass")
    stays.do("harkonnen", "pass", "pass")
    assert stays.state.tanks[HARKONNEN] == 3


@pytest.mark.rule("CLS-17.11")
def test_what_stood_with_the_later_ally_before_stays_when_more_is_shipped_there(table):
    forces = {"harkonnen": {"pasty_mesa/8": 3}, "atreides": {"pasty_mesa/5": 4}}
    g = phase(table, forces=forces, **ALLIED)
    g.do("atreides", "ship pasty_mesa/6", "forces 2", "pass")
    assert g.state.tanks[ATREIDES] == 2
    assert g.state.forces[ATREIDES] == {AREA["pasty_mesa/5"]: 4}
    g = phase(table, forces=forces, **ALLIED)
    g.do(
        "atreides", "ship pasty_mesa/6", "forces 2", "move pasty_mesa", "take 3", "take 0", "to pasty_mesa/8"
    )
    assert sum(g.state.forces[ATREIDES].values()) == 4
    forces["atreides"] = {"pasty_mesa/8": 4}
    g = phase(table, forces=forces, **ALLIED)
    g.do("atreides", "ship pasty_mesa/6", "forces 2", "pass")
    assert g.state.forces[ATREIDES] == {AREA["pasty_mesa/8"]: 4}


@pytest.mark.rule("CLS-17.11", "CLS-37.06")
def test_in_a_larger_alliance_each_pair_is_looked_at(table):
    forces = {"harkonnen": {"pasty_mesa/8": 3}, "emperor": {"pasty_mesa/5": 1}, "atreides": {"carthag/11": 1}}
    g = phase(
        table,
        forces=forces,
        options={"alliance_variant": "37.03"},
        alliances=[["atreides", "harkonnen", "emperor"]],
    )
    finish(g)
    assert (g.state.tanks[HARKONNEN], g.state.tanks[EMPEROR]) == (0, 1)


@pytest.mark.rule("CLS-31.19")
@pytest.mark.parametrize(("together", "lost"), [("on", 0), ("off", 2)])
def test_the_option_decides_whether_advisors_share_a_territory_with_an_ally(table, together, lost):
    g = phase(
        table, factions="atreides,harkonnen,bene_gesserit", mode="advanced", alliances=[["atreides", "bene_gesserit"]],
        forces={"atreides": {"carthag/11": 3}, "bene_gesserit": {"carthag/11": {"advisors": 2}}},
        options={"advisors_with_ally": together}, order=["atreides", "harkonnen", "bene_gesserit"],
    )  # fmt: skip
    finish(g)
    assert g.state.tanks[BENE_GESSERIT] == lost
    assert g.state.tanks[ATREIDES] == 0


# Fremen


FREMEN_FIRST = "fremen,atreides,harkonnen"
REACHED = {
    "bight_of_the_cliff", "broken_land", "cielago_west", "false_wall_west", "funeral_plain", "habbanya_erg", "hagga_basin",
    "plastic_basin", "polar_sink", "rock_outcroppings", "sietch_tabr", "the_great_flat", "the_greater_flat", "tsimpo",
    "wind_pass", "wind_pass_north",
}  # fmt: skip


@pytest.mark.rule("CLS-23.04", "CLS-23.05", "CLS-11.11")
def test_fremen_place_reserves_free_within_two_of_the_great_flat_and_nowhere_else(table):
    g = phase(table, factions=FREMEN_FIRST, spice={"fremen": 5})
    assert {area.split("/")[0] for area in ships(g.offered("fremen"))} == REACHED
    g.do("fremen", "ship hagga_basin/13")
    assert g.offered("fremen") == [f"forces {n}" for n in range(1, 21)]
    g.do("fremen", "forces 9")
    assert g.state.forces[FREMEN] == {AREA["hagga_basin/13"]: 9}
    assert g.state.spice[FREMEN] == 5


@pytest.mark.rule("CLS-EX-18", "CLS-23.05")
def test_two_steps_from_the_great_flat_are_legal_and_three_are_not(table):
    g = phase(table, factions=FREMEN_FIRST)
    assert "sietch_tabr/14" in ships(g.offered("fremen"))
    assert "carthag/11" not in ships(g.offered("fremen"))
    assert "habbanya_sietch/17" not in ships(g.offered("fremen"))


@pytest.mark.rule("CLS-23.06")
def test_fremen_reserves_follow_the_placement_rules(table):
    forces = {"atreides": {"sietch_tabr/14": 1}, "harkonnen": {"sietch_tabr/14": 1}}
    g = phase(table, factions=FREMEN_FIRST, forces=forces, storm=16)
    offered = ships(g.offered("fremen"))
    assert "sietch_tabr/14" not in offered
    assert not {area for area in offered if area.endswith("/16")}
    friend = phase(
        table,
        factions=FREMEN_FIRST,
        forces={"atreides": {"tsimpo/11": 1}},
        alliances=[["fremen", "atreides"]],
    )
    friend.do("fremen", "ship tsimpo/12", "forces 3", "pass")
    assert friend.state.tanks[FREMEN] == 3


@pytest.mark.rule("CLS-23.07")
def test_the_way_of_fremen_reserves_passes_any_storm(table):
    g = phase(table, factions=FREMEN_FIRST, storm=15)  # over the Great Flat itself
    assert {"sietch_tabr/14", "tsimpo/11", "polar_sink/0"} <= ships(g.offered("fremen"))


@pytest.mark.rule("CLS-33.07")
@pytest.mark.parametrize(("rounding", "lost"), [("up", 3), ("down", 2)])
def test_fremen_ship_into_sand_in_storm_and_lose_half_at_once(table, rounding, lost):
    g = phase(
        table, factions=FREMEN_FIRST, storm=15, mode="advanced", options={"half_losses_round": rounding}
    )
    in_storm = {area for area in ships(g.offered("fremen")) if area.endswith("/15")}
    assert in_storm == {"bight_of_the_cliff/15", "funeral_plain/15", "the_great_flat/15", "wind_pass/15"}
    g.do("fremen", "ship the_great_flat/15", "forces 5", "starred 0")
    assert g.state.forces[FREMEN] == {AREA["the_great_flat/15"]: 5 - lost}
    assert g.state.tanks[FREMEN] == lost


@pytest.mark.rule("CLS-33.07")
def test_only_sand_and_only_in_the_advanced_game(table):
    rock = phase(table, factions=FREMEN_FIRST, storm=14, mode="advanced")
    assert "plastic_basin/14" not in ships(rock.offered("fremen"))
    assert "sietch_tabr/14" not in ships(rock.offered("fremen"))
    assert "wind_pass/14" in ships(rock.offered("fremen"))
    basic = phase(table, factions=FREMEN_FIRST, storm=14)
    assert "wind_pass/14" not in ships(basic.offered("fremen"))


@pytest.mark.rule("CLS-33.06", "CLS-33.07")
def test_fremen_choose_which_tokens_are_lost_each_counting_1(table):
    g = phase(table, factions=FREMEN_FIRST, storm=15, mode="advanced")
    g.do("fremen", "ship the_great_flat/15", "forces 2", "starred 3")
    assert g.offered("fremen") == ["starred 1", "starred 2", "starred 3"]
    g.do("fremen", "starred 2")
    area = AREA["the_great_flat/15"]
    assert (g.state.forces[FREMEN], g.state.starred[FREMEN]) == ({area: 1}, {area: 1})
    assert (g.state.tanks[FREMEN], g.state.starred_tanks[FREMEN]) == (1, 2)


@pytest.mark.rule("CLS-33.07", "CLS-19.19", "CLS-19.20")
@pytest.mark.parametrize("duration", ["phase", "one_use"])
def test_karama_stops_a_shipment_into_the_storm_but_not_the_shipment(table, duration):
    g = phase(
        table, factions=FREMEN_FIRST, storm=15, mode="advanced", hands={"atreides": ["karama"]},
        options={"karama_duration": duration},
    )  # fmt: skip
    g.do("fremen", "ship the_great_flat/15", "forces 4", "starred 0")
    assert g.asked == {"atreides"}
    g.do("atreides", "karama")
    assert g.state.reserves[FREMEN] == 17
    assert g.asked == {"fremen"}
    assert "ship the_great_flat/15" not in g.offered("fremen")
    g.do("fremen", "ship sietch_tabr/14", "forces 4", "starred 0")
    assert g.state.forces[FREMEN] == {AREA["sietch_tabr/14"]: 4}
    dry = phase(table, factions=FREMEN_FIRST, storm=15, mode="advanced", hands={"atreides": ["karama"]})
    dry.do("fremen", "ship sietch_tabr/14", "forces 4", "starred 0")
    assert dry.asked == {"fremen"}  # nothing to stop


# Karama: at Guild rates


@pytest.mark.rule("CLS-19.18")
def test_karama_ships_at_half_price_rounded_up_paid_to_the_bank(table):
    g = phase(
        table, factions="atreides,harkonnen,spacing_guild", hands={"atreides": ["karama"]}, spice={"atreides": 3},
        order=["atreides", "harkonnen", "spacing_guild"],
    )  # fmt: skip
    guild = g.state.spice[4]
    g.do("atreides", "karama")
    assert "ship pasty_mesa/5" in g.offered("atreides")
    g.do("atreides", "ship tueks_sietch/5")
    assert g.offered("atreides") == [f"forces {n}" for n in range(1, 7)]
    g.do("atreides", "forces 5")
    assert (g.state.spice[ATREIDES], g.state.spice[4]) == (0, guild)
    assert g.state.forces[ATREIDES] == {AREA["tueks_sietch/5"]: 5}
    assert not g.state.hands[ATREIDES]


@pytest.mark.rule("CLS-19.18", "CLS-19.25", "CLS-31.03")
def test_a_worthless_card_gives_guild_rates_too_unless_it_is_stopped(table):
    position = {
        "factions": "bene_gesserit,emperor,harkonnen", "mode": "advanced", "spice": {"bene_gesserit": 2},
        "hands": {"bene_gesserit": ["baliset"], "emperor": ["karama"]},
    }  # fmt: skip
    g = phase(table, **position)
    g.do("bene_gesserit", "karama baliset", "ship carthag/11", "forces 4")
    g.do("emperor", "pass")
    assert g.state.forces[BENE_GESSERIT] == {AREA["carthag/11"]: 4}
    assert g.state.spice[BENE_GESSERIT] == 0
    g = phase(table, **position)
    g.do("bene_gesserit", "karama baliset", "ship carthag/11", "forces 4")
    g.do("emperor", "karama")
    assert g.state.forces[BENE_GESSERIT] == {}
    assert g.asked == {"bene_gesserit"}
    assert "karama baliset" not in g.offered("bene_gesserit")
    g.do("bene_gesserit", "ship carthag/11", "forces 2")
    assert g.state.forces[BENE_GESSERIT] == {AREA["carthag/11"]: 2}


# Atreides look at the Spice deck


@pytest.mark.rule("CLS-20.09")
def test_atreides_see_the_top_spice_card_before_anyone_acts(table):
    g = phase(table, factions="harkonnen,atreides,emperor", spice_deck=["red_chasm"])
    assert g.state.spice_top_seen == (ATREIDES,)
    assert told(g, "spice_card_seen") == [("red_chasm",)]
    assert [event.only for event in g.events if event.key == "spice_card_seen"] == [(g.seat("atreides"),)]
    assert "ships_and_moves" not in g.keys[: g.keys.index("spice_card_seen")]
    nobody = phase(table, factions="harkonnen,fremen,emperor")
    assert "spice_card_seen" not in nobody.keys


@pytest.mark.rule("CLS-20.09", "CLS-19.15")
def test_karama_stops_the_look(table):
    g = phase(table, spice_deck=["red_chasm"], hands={"emperor": ["karama"]})
    g.do("emperor", "karama")
    assert g.state.spice_top_seen == ()
    assert "spice_card_seen" not in g.keys


# What others see meanwhile


def test_a_shipment_is_composed_unseen_and_others_imagine_it_from_the_start(table):
    g = phase(table, spice={"atreides": 10}, mode="advanced")
    g.do("atreides", "ship arrakeen/10")
    step, state = g.state.stack[-1], g.state
    assert step.shown(state, g.seat("atreides")) == {"area": "arrakeen/10"}
    assert step.shown(state, g.seat("harkonnen")) == {}
    imagined = resample(state, g.seat("harkonnen"), Chance("other"))
    assert "pass" in options(imagined, g.seat("atreides"))
    own = resample(state, g.seat("atreides"), Chance("own"))
    assert options(own, g.seat("atreides")) == g.offered("atreides")


def test_nobody_sees_whom_the_window_on_a_shipment_asks(table):
    g = phase(
        table, factions="atreides,harkonnen,spacing_guild", spice={"atreides": 5}, hands={"harkonnen": ["karama"]},
        order=["atreides", "harkonnen", "spacing_guild"],
    )  # fmt: skip
    g.do("harkonnen", "pass")  # the look at the Spice deck
    g.do("atreides", "ship arrakeen/10", "forces 2")
    assert isinstance(g.state.stack[-1], KaramaWindow)
    assert visibly_asked(g.state, g.seat("atreides")) == ()
    assert visibly_asked(g.state, g.seat("harkonnen")) == (g.seat("harkonnen"),)
