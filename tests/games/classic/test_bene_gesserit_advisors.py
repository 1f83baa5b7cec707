"""Bene Gesserit among others: the spiritual advisor (CLS-21.05), advisors and fighters (CLS-31)."""

import pytest

from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR
from landsraad.games.classic.factions.bene_gesserit_advisors import check_lone_advisors
from landsraad.games.classic.map import AREA
from landsraad.games.classic.resample import resample
from landsraad.table import Chance, options, visibly_asked

TABLE = "atreides,bene_gesserit,emperor"
SISTERS_FIRST = ["bene_gesserit", "atreides", "emperor"]
ALLIED = [["bene_gesserit", "atreides"]]
SINK = AREA["polar_sink/0"]
CARTHAG = AREA["carthag/11"]


def only_this_phase(state):
    """Nothing follows the phase, so that a test sees what it left behind."""
    del state.stack[:-1]


def phase(table, *, advisors=None, fighters=None, **position):
    """A table at the start of Shipment and Movement in the Advanced game; Bene Gesserit announce no fighters."""
    position.setdefault("mode", "advanced")
    position.setdefault("factions", TABLE)
    position.setdefault("storm", 1)
    position.setdefault("order", position["factions"].split(","))
    position.setdefault("turn", 2)
    rich = [name for name in ("atreides", "emperor") if name in position["factions"]]
    position.setdefault("spice", dict.fromkeys(rich, 10))
    forces = dict(position.pop("forces", {}))
    own = dict(fighters or {})
    own.update({area: {"advisors": count} for area, count in (advisors or {}).items()})
    if own:
        forces["bene_gesserit"] = own
    return table(phase="shipment_and_movement", prepare=only_this_phase, forces=forces, **position)


def no_fight(g):
    """The announcement before the phase is passed over."""
    if g.asked == {"bene_gesserit"} and any(
        action.startswith("fight") for action in g.offered("bene_gesserit")
    ):
        g.do("bene_gesserit", "pass")
    return g


def sisters_move(table, **position):
    """Bene Gesserit are the first to act, have passed on the shipment, and are asked for their move."""
    g = no_fight(phase(table, order=SISTERS_FIRST, **position))
    g.do("bene_gesserit", "pass")
    return g


def finish(g):
    g.first_options(lambda: False)
    g.check()


def tokens(g):
    """Fighters and advisors on the map."""
    return g.state.forces[BENE_GESSERIT], g.state.advisors


# The spiritual advisor


@pytest.mark.rule("CLS-21.05", "CLS-11.01")
def test_each_shipment_of_another_may_bring_one_force_to_the_polar_sink_free(table):
    g = phase(table, mode="basic")
    g.do("atreides", "ship carthag/11", "forces 2")
    assert g.asked == {"bene_gesserit"}  # before the shipper's move
    assert g.offered("bene_gesserit") == ["pass", "polar_sink"]
    g.do("bene_gesserit", "polar_sink")
    assert tokens(g) == ({SINK: 1}, {})
    assert (g.state.reserves[BENE_GESSERIT], g.state.spice[BENE_GESSERIT]) == (19, 0)
    assert g.asked == {"atreides"}
    g.do("atreides", "pass")
    g.do("bene_gesserit", "pass", "pass")
    g.do("emperor", "ship carthag/11", "forces 2")
    g.do("bene_gesserit", "pass")
    assert tokens(g) == ({SINK: 1}, {})


@pytest.mark.rule("CLS-21.05")
def test_an_ally_s_shipment_counts_the_own_one_and_fremen_reserves_don_t(table):
    ally = phase(table, mode="basic", alliances=ALLIED)
    ally.do("atreides", "ship carthag/11", "forces 2")
    assert ally.offered("bene_gesserit") == ["pass", "polar_sink"]
    own = phase(table, mode="basic", order=SISTERS_FIRST, spice={"bene_gesserit": 5})
    own.do("bene_gesserit", "ship carthag/11", "forces 2")
    assert own.offered("bene_gesserit") == ["pass", "move carthag"]
    fremen = phase(table, mode="basic", factions="fremen,bene_gesserit,emperor", spice={"emperor": 10})
    fremen.do("fremen", "ship sietch_tabr/14", "forces 2")
    assert fremen.asked == {"fremen"}


@pytest.mark.rule("CLS-21.05")
def test_nobody_comes_along_without_reserves(table):
    g = phase(table, mode="basic", reserves={"bene_gesserit": 0})
    g.do("atreides", "ship carthag/11", "forces 2")
    assert g.asked == {"atreides"}


@pytest.mark.rule("CLS-31.05", "CLS-31.06", "CLS-31.07", "CLS-31.21")
def test_in_the_advanced_game_an_advisor_beside_the_shipment_a_fighter_in_the_sink_or_nobody(table):
    g = phase(table)
    g.do("atreides", "ship pasty_mesa/7", "forces 2")
    assert g.offered("bene_gesserit") == ["pass", "advisor", "polar_sink"]
    g.do("bene_gesserit", "advisor")
    assert tokens(g) == ({}, {AREA["pasty_mesa/7"]: 1})
    assert g.state.reserves[BENE_GESSERIT] == 19
    g = phase(table, forces={"emperor": {"polar_sink/0": 1}})
    g.do("atreides", "ship pasty_mesa/7", "forces 2")
    g.do("bene_gesserit", "polar_sink")
    assert tokens(g) == ({SINK: 1}, {})  # a fighter, also with others there


@pytest.mark.rule("CLS-31.07")
def test_without_the_alternative_the_polar_sink_is_not_offered(table):
    g = phase(table, options={"bg_polar_sink_alternative": "off"})
    g.do("atreides", "ship pasty_mesa/7", "forces 2")
    assert g.offered("bene_gesserit") == ["pass", "advisor"]


@pytest.mark.rule("CLS-31.06", "CLS-31.01")
def test_no_advisor_comes_to_where_own_fighters_stand(table):
    g = phase(table, fighters={"pasty_mesa/5": 3})
    g.do("atreides", "ship pasty_mesa/7", "forces 2")
    assert g.offered("bene_gesserit") == ["flip", "stay"]
    g.do("bene_gesserit", "stay")
    assert g.offered("bene_gesserit") == ["pass", "polar_sink"]
    without = phase(table, fighters={"pasty_mesa/5": 3}, options={"bg_polar_sink_alternative": "off"})
    without.do("atreides", "ship pasty_mesa/7", "forces 2")
    without.do("bene_gesserit", "stay")
    assert without.asked == {"atreides"}  # there is nothing to choose
    turned = phase(table, fighters={"pasty_mesa/5": 3})
    turned.do("atreides", "ship pasty_mesa/7", "forces 2")
    turned.do("bene_gesserit", "flip", "advisor")
    assert tokens(turned) == ({}, {AREA["pasty_mesa/5"]: 3, AREA["pasty_mesa/7"]: 1})


@pytest.mark.rule("CLS-31.14")
def test_a_token_sent_to_the_sink_takes_the_side_already_there(table):
    g = no_fight(phase(table, advisors={"polar_sink/0": 1}, forces={"emperor": {"polar_sink/0": 1}}))
    g.do("atreides", "ship pasty_mesa/7", "forces 2")
    g.do("bene_gesserit", "polar_sink")
    assert tokens(g) == ({}, {SINK: 2})


@pytest.mark.rule("CLS-31.22")
def test_an_advisor_joins_a_stronghold_of_two_others(table):
    g = phase(table, forces={"emperor": {"carthag/11": 1}})
    g.do("atreides", "ship carthag/11", "forces 2")
    g.do("bene_gesserit", "advisor")
    assert tokens(g) == ({}, {CARTHAG: 1})


@pytest.mark.rule("CLS-31.19")
@pytest.mark.parametrize(
    ("together", "offered"), [("on", ["pass", "advisor", "polar_sink"]), ("off", ["pass", "polar_sink"])]
)
def test_the_option_decides_about_advisors_beside_an_ally(table, together, offered):
    g = phase(table, alliances=ALLIED, options={"advisors_with_ally": together})
    g.do("atreides", "ship carthag/11", "forces 2")
    assert g.offered("bene_gesserit") == offered


@pytest.mark.rule("CLS-21.05", "CLS-19.15")
@pytest.mark.parametrize(("duration", "again"), [("phase", False), ("one_use", True)])
def test_karama_stops_the_companion(table, duration, again):
    factions = "emperor,harkonnen,bene_gesserit"
    g = phase(
        table, factions=factions, hands={"emperor": ["karama"]}, options={"karama_duration": duration},
        spice={"emperor": 10, "harkonnen": 10},
    )  # fmt: skip
    g.do("emperor", "ship carthag/11", "forces 2", "starred 0")
    g.do("bene_gesserit", "advisor")
    g.do("emperor", "karama")
    assert tokens(g) == ({}, {})
    g.do("emperor", "pass")
    g.do("harkonnen", "ship carthag/11", "forces 2")
    assert (g.asked == {"bene_gesserit"}) is again


# Shipping fighters and advisors


@pytest.mark.rule("CLS-31.11")
def test_bene_gesserit_ship_fighters_and_not_to_where_own_advisors_stand(table):
    g = no_fight(
        phase(table, order=SISTERS_FIRST, spice={"bene_gesserit": 10}, advisors={"arrakeen/10": 1},
              forces={"atreides": {"arrakeen/10": 3, "carthag/11": 1}})
    )  # fmt: skip
    assert "ship arrakeen/10" not in g.offered("bene_gesserit")
    g.do("bene_gesserit", "ship carthag/11", "forces 2")
    assert tokens(g) == ({CARTHAG: 2}, {AREA["arrakeen/10"]: 1})


CHOICE = {
    "options": {"advisors_by_shipment": "choice"},
    "spice": {"bene_gesserit": 10},
    "order": SISTERS_FIRST,
}


@pytest.mark.rule("CLS-31.11", "CLS-31.20", "CLS-31.22", "CLS-31.14")
def test_the_option_lets_them_ship_advisors_into_occupied_territories(table):
    forces = {"atreides": {"arrakeen/10": 3, "carthag/11": 1}, "emperor": {"carthag/11": 1}}
    g = phase(table, forces=forces, **CHOICE)
    g.do("bene_gesserit", "ship arrakeen/10")
    assert g.offered("bene_gesserit") == ["as fighters", "as advisors"]
    g.do("bene_gesserit", "as advisors", "forces 2")
    assert tokens(g) == ({}, {AREA["arrakeen/10"]: 2})
    assert g.state.reserves[BENE_GESSERIT] == 18
    closed = phase(table, forces=forces, **CHOICE)
    closed.do("bene_gesserit", "ship carthag/11", "forces 1")  # closed to fighters: no choice
    assert tokens(closed) == ({}, {CARTHAG: 1})
    empty = phase(table, forces=forces, **CHOICE)
    empty.do("bene_gesserit", "ship basin/9", "forces 1")
    assert tokens(empty) == ({AREA["basin/9"]: 1}, {})
    beside = no_fight(phase(table, forces=forces, advisors={"arrakeen/10": 1}, **CHOICE))
    beside.do("bene_gesserit", "ship arrakeen/10", "forces 1")
    assert tokens(beside) == ({}, {AREA["arrakeen/10"]: 2})


@pytest.mark.rule("CLS-31.11", "CLS-31.19", "CLS-11.07")
def test_shipped_advisors_keep_from_an_ally_by_option_and_fighters_from_a_closed_stronghold(table):
    options = {"advisors_by_shipment": "choice", "advisors_with_ally": "off"}
    position = {
        "forces": {"atreides": {"arrakeen/10": 3}},
        "spice": {"bene_gesserit": 10},
        "order": SISTERS_FIRST,
    }
    g = phase(table, alliances=ALLIED, options=options, **position)
    g.do("bene_gesserit", "ship arrakeen/10")
    assert g.offered("bene_gesserit")[0] == "forces 1"  # as fighters, who must move on
    forces = {"atreides": {"carthag/11": 1}, "emperor": {"carthag/11": 1}}
    closed = phase(table, forces=forces, fighters={"carthag/11": 1}, **CHOICE)
    assert "ship carthag/11" not in closed.offered("bene_gesserit")


# Moving


@pytest.mark.rule("CLS-31.12")
def test_advisors_who_move_to_an_unoccupied_territory_become_fighters(table):
    g = sisters_move(table, advisors={"arsunt/11": 3}, forces={"atreides": {"arsunt/12": 1}})
    g.do("bene_gesserit", "move arsunt", "take 2", "to carthag/11")
    assert tokens(g) == ({CARTHAG: 2}, {AREA["arsunt/11"]: 1})


@pytest.mark.rule("CLS-31.12", "CLS-31.20")
@pytest.mark.parametrize("side", ["advisors", "fighters"])
def test_advisors_who_move_to_an_occupied_territory_choose(table, side):
    g = sisters_move(table, advisors={"arsunt/11": 3}, forces={"atreides": {"arsunt/12": 1, "carthag/11": 1}})
    g.do("bene_gesserit", "move arsunt", "take 2", "to carthag/11")
    assert g.offered("bene_gesserit") == ["as advisors", "as fighters"]
    g.do("bene_gesserit", f"as {side}")
    fighters, advisors = tokens(g)
    assert (fighters if side == "fighters" else advisors)[CARTHAG] == 2
    assert advisors[AREA["arsunt/11"]] == 1


@pytest.mark.rule("CLS-31.12", "CLS-19.15", "CLS-19.20")
@pytest.mark.parametrize("duration", ["phase", "one_use"])
def test_karama_stops_the_turning_and_the_move_may_be_redone(table, duration):
    g = no_fight(
        phase(table, advisors={"arsunt/11": 3}, forces={"emperor": {"arsunt/12": 1, "carthag/11": 1}},
              factions="bene_gesserit,emperor,harkonnen", hands={"emperor": ["karama"]}, options={"karama_duration": duration})
    )  # fmt: skip
    g.do("bene_gesserit", "pass", "move arsunt", "take 2", "to carthag/11", "as fighters")
    g.do("emperor", "karama")
    assert tokens(g) == ({}, {AREA["arsunt/11"]: 3})
    g.do("bene_gesserit", "move arsunt", "take 2", "to carthag/11")  # there is no choice any more
    assert tokens(g) == ({}, {AREA["arsunt/11"]: 1, CARTHAG: 2})
    forced = no_fight(
        phase(table, advisors={"arsunt/11": 3}, forces={"emperor": {"arsunt/12": 1}}, factions="bene_gesserit,emperor,harkonnen",
              hands={"emperor": ["karama"]})
    )  # fmt: skip
    forced.do("bene_gesserit", "pass", "move arsunt", "take 2", "to carthag/11")
    assert forced.state.forces[BENE_GESSERIT] == {CARTHAG: 2}  # they must turn: nothing to stop


@pytest.mark.rule("CLS-31.14", "CLS-31.01", "CLS-31.23")
def test_tokens_take_the_side_already_in_the_territory(table):
    others = {"atreides": {"arsunt/12": 1, "carthag/11": 1}}
    g = sisters_move(table, advisors={"arsunt/11": 3}, fighters={"carthag/11": 1}, forces=others)
    g.do("bene_gesserit", "move arsunt", "take 2", "to carthag/11")
    assert tokens(g) == ({CARTHAG: 3}, {AREA["arsunt/11"]: 1})
    g = sisters_move(table, advisors={"arsunt/11": 3}, fighters={"carthag/11": 1}, forces=others)
    g.do("bene_gesserit", "move carthag", "to arsunt/11")
    assert tokens(g) == ({}, {AREA["arsunt/11"]: 4})


@pytest.mark.rule("CLS-31.13", "CLS-31.22")
def test_advisors_enter_a_closed_stronghold_but_can_t_fight_there(table):
    forces = {"atreides": {"arsunt/12": 1, "carthag/11": 1}, "emperor": {"carthag/11": 1}}
    g = sisters_move(table, advisors={"arsunt/11": 3}, forces=forces)
    g.do("bene_gesserit", "move arsunt", "take 2", "to carthag/11")
    assert tokens(g) == ({}, {AREA["arsunt/11"]: 1, CARTHAG: 2})
    fighters = sisters_move(
        table, fighters={"arsunt/11": 3}, forces={**forces, "atreides": {"carthag/11": 1}}
    )
    fighters.do("bene_gesserit", "move arsunt", "take 2")
    assert "to carthag/11" not in fighters.offered("bene_gesserit")


@pytest.mark.rule("CLS-31.22", "CLS-31.09")
@pytest.mark.parametrize(("city", "far"), [({"fighters": {"carthag/11": 1}}, True), ({}, False)])
def test_only_a_fighter_in_a_city_gives_advisors_ornithopters(table, city, far):
    advisors = {"tueks_sietch/5": 1} if far else {"tueks_sietch/5": 1, "carthag/11": 1}
    g = sisters_move(
        table, advisors=advisors, forces={"atreides": {"tueks_sietch/5": 1, "carthag/11": 1}}, **city
    )
    g.do("bene_gesserit", "move tueks_sietch")
    assert ("to imperial_basin/9" in g.offered("bene_gesserit")) is far


@pytest.mark.rule("CLS-31.08")
def test_an_advisor_placed_this_turn_stays_one_while_others_are_there(table):
    g = phase(table)
    g.do("atreides", "ship pasty_mesa/7", "forces 2")
    g.do("bene_gesserit", "advisor")
    g.do("atreides", "pass")
    g.do(
        "bene_gesserit", "pass", "move pasty_mesa", "to pasty_mesa/8"
    )  # no choice of sides inside the territory
    assert tokens(g) == ({}, {AREA["pasty_mesa/8"]: 1})
    left = phase(table)
    left.do("atreides", "ship pasty_mesa/7", "forces 2")
    left.do("bene_gesserit", "advisor")
    left.do("atreides", "move pasty_mesa", "take 2", "to tueks_sietch/5")
    assert tokens(left) == ({AREA["pasty_mesa/7"]: 1}, {})  # alone


@pytest.mark.rule("CLS-17.09", "CLS-31.17", "CLS-31.19")
@pytest.mark.parametrize(("together", "offered"), [("on", True), ("off", False)])
def test_advisors_may_move_to_an_ally_but_don_t_turn_there(table, together, offered):
    g = sisters_move(
        table, advisors={"arsunt/11": 2}, forces={"emperor": {"arsunt/12": 1}, "atreides": {"carthag/11": 1}},
        alliances=ALLIED, options={"advisors_with_ally": together},
    )  # fmt: skip
    g.do("bene_gesserit", "move arsunt", "take 1")
    assert ("to carthag/11" in g.offered("bene_gesserit")) is offered
    if offered:
        g.do("bene_gesserit", "to carthag/11")  # no choice of sides
        assert g.state.advisors[CARTHAG] == 1
    fighters = sisters_move(
        table, fighters={"arsunt/11": 2}, forces={"atreides": {"carthag/11": 1}}, alliances=ALLIED
    )
    fighters.do("bene_gesserit", "move arsunt", "take 1")
    assert "to carthag/11" not in fighters.offered("bene_gesserit")


@pytest.mark.rule("CLS-31.14", "CLS-17.09")
def test_advisors_don_t_join_own_fighters_beside_an_ally(table):
    g = sisters_move(
        table, advisors={"arsunt/11": 2}, fighters={"carthag/11": 1}, alliances=ALLIED,
        forces={"emperor": {"arsunt/12": 1}, "atreides": {"carthag/11": 1}},
    )  # fmt: skip
    g.do("bene_gesserit", "move arsunt", "take 1")
    assert "to carthag/11" not in g.offered("bene_gesserit")


@pytest.mark.rule("CLS-31.14", "CLS-31.19")
def test_fighters_join_own_advisors_beside_an_ally(table):
    g = sisters_move(
        table, advisors={"carthag/11": 1}, fighters={"arsunt/11": 2}, alliances=ALLIED,
        forces={"atreides": {"carthag/11": 1}},
    )  # fmt: skip
    g.do("bene_gesserit", "move arsunt", "take 1", "to carthag/11")
    assert tokens(g) == ({AREA["arsunt/11"]: 1}, {CARTHAG: 2})


# Intrusion


@pytest.mark.rule("CLS-31.15")
@pytest.mark.parametrize("how", ["ship", "move"])
def test_fighters_whom_somebody_joins_may_all_become_advisors_at_once(table, how):
    g = phase(
        table, fighters={"pasty_mesa/5": 2, "pasty_mesa/8": 1}, forces={"atreides": {"tueks_sietch/5": 1}}
    )
    if how == "ship":
        g.do("atreides", "ship pasty_mesa/7", "forces 1")
    else:
        g.do("atreides", "pass", "move tueks_sietch", "to pasty_mesa/7")
    assert g.offered("bene_gesserit") == ["flip", "stay"]
    g.do("bene_gesserit", "flip")
    assert tokens(g) == ({}, {AREA["pasty_mesa/5"]: 2, AREA["pasty_mesa/8"]: 1})


@pytest.mark.rule("CLS-31.15", "CLS-31.23")
def test_they_stay_fighters_if_they_will_and_are_not_asked_for_an_ally_or_a_step_inside(table):
    g = phase(table, fighters={"pasty_mesa/5": 2}, forces={"atreides": {"tueks_sietch/5": 1}})
    g.do("atreides", "pass", "move tueks_sietch", "to pasty_mesa/7")
    g.do("bene_gesserit", "stay")
    assert tokens(g) == ({AREA["pasty_mesa/5"]: 2}, {})
    ally = phase(table, fighters={"pasty_mesa/5": 2}, alliances=ALLIED)
    ally.do("atreides", "ship pasty_mesa/7", "forces 1")
    assert ally.offered("bene_gesserit") == ["pass", "polar_sink"]
    inside = phase(table, fighters={"pasty_mesa/5": 2}, forces={"atreides": {"pasty_mesa/6": 1}})
    inside.do("atreides", "pass", "move pasty_mesa", "to pasty_mesa/8")
    assert "flip" not in inside.offered("bene_gesserit")
    basic = phase(table, mode="basic", fighters={"pasty_mesa/5": 2})
    basic.do("atreides", "ship pasty_mesa/7", "forces 1")
    assert basic.offered("bene_gesserit") == ["pass", "polar_sink"]


@pytest.mark.rule("CLS-31.15", "CLS-19.15")
def test_karama_stops_the_turning_of_fighters(table):
    g = phase(
        table,
        factions="emperor,bene_gesserit,harkonnen",
        fighters={"carthag/11": 2},
        hands={"emperor": ["karama"]},
    )
    g.do("emperor", "ship carthag/11", "forces 1", "starred 0")
    g.do("bene_gesserit", "flip")
    g.do("emperor", "karama")
    assert tokens(g) == ({CARTHAG: 2}, {})


@pytest.mark.rule("CLS-31.15", "CLS-19.16")
@pytest.mark.parametrize(("duration", "again"), [("phase", False), ("one_use", True)])
def test_the_turning_is_stopped_for_the_phase_or_for_one_use(table, duration, again):
    g = phase(
        table, factions="emperor,harkonnen,bene_gesserit", fighters={"carthag/11": 2, "arrakeen/10": 1},
        hands={"emperor": ["karama"]}, options={"karama_duration": duration}, spice={"emperor": 5, "harkonnen": 5},
    )  # fmt: skip
    g.do("emperor", "ship carthag/11", "forces 1", "starred 0")
    g.do("bene_gesserit", "flip")
    g.do("emperor", "karama")
    g.do("bene_gesserit", "pass")
    g.do("emperor", "pass")
    g.do("harkonnen", "ship arrakeen/10", "forces 1")
    assert ("flip" in g.offered("bene_gesserit")) is again


@pytest.mark.rule("CLS-31.15", "CLS-31.18")
def test_fighters_beyond_the_storm_who_would_turn_straight_back_are_not_asked(table):
    g = phase(table, fighters={"pasty_mesa/5": 2}, storm=7)
    g.do("atreides", "ship pasty_mesa/8", "forces 1")
    assert g.offered("bene_gesserit") == ["pass", "polar_sink"]


@pytest.mark.rule("CLS-31.15", "CLS-21.05")
def test_fremen_and_cross_shipments_intrude_too(table):
    fremen = phase(table, factions="fremen,bene_gesserit,emperor", fighters={"sietch_tabr/14": 1}, spice={})
    fremen.do("fremen", "ship sietch_tabr/14", "forces 2", "starred 0")
    assert fremen.offered("bene_gesserit") == ["flip", "stay"]
    storm = phase(
        table, factions="fremen,bene_gesserit,emperor", fighters={"wind_pass/14": 1}, spice={}, storm=15,
        forces={"emperor": {"wind_pass/14": 1}},
    )  # fmt: skip
    storm.do("fremen", "ship wind_pass/15", "forces 1", "starred 0")
    assert "flip" not in storm.offered("bene_gesserit")  # the only one was lost at once
    guild = phase(
        table, factions="spacing_guild,bene_gesserit,emperor", fighters={"carthag/11": 1}, spice={"spacing_guild": 5},
        forces={"spacing_guild": {"tueks_sietch/5": 2}},
    )  # fmt: skip
    guild.do("spacing_guild", "act", "cross tueks_sietch", "take 1", "to carthag/11")
    assert guild.offered("bene_gesserit") == ["flip", "stay"]


# Announcing fighters


STANDING = {
    "advisors": {"carthag/11": 2, "pasty_mesa/5": 1, "polar_sink/0": 1},
    "forces": {"atreides": {"carthag/11": 1, "pasty_mesa/5": 1, "polar_sink/0": 1}},
}


@pytest.mark.rule("CLS-31.16")
def test_before_the_phase_starts_advisors_are_announced_to_fight(table):
    g = phase(table, **STANDING)
    assert g.offered("bene_gesserit") == [
        "pass",
        "fight carthag",
        "fight pasty_mesa",
    ]  # nobody fights in the Polar Sink
    g.do("bene_gesserit", "fight carthag", "pass")
    assert tokens(g) == ({CARTHAG: 2}, {AREA["pasty_mesa/5"]: 1, SINK: 1})
    assert g.asked == {"atreides"}
    assert "ships_and_moves" not in g.keys[: g.keys.index("advisors_become_fighters")]
    both = phase(table, **STANDING)
    both.do("bene_gesserit", "fight pasty_mesa", "fight carthag")
    assert tokens(both) == ({CARTHAG: 2, AREA["pasty_mesa/5"]: 1}, {SINK: 1})


@pytest.mark.rule("CLS-31.16", "CLS-19.15")
def test_karama_stops_the_announcement(table):
    g = phase(table, factions="atreides,bene_gesserit,emperor", hands={"emperor": ["karama"]}, **STANDING)
    while "fight carthag" not in g.offered("bene_gesserit"):
        g.do("emperor", "pass")
    g.do("bene_gesserit", "fight carthag", "pass")
    g.do("emperor", "karama")
    assert tokens(g)[0] == {}


@pytest.mark.rule("CLS-31.13", "CLS-31.17")
def test_not_in_the_storm_nor_with_an_ally_nor_where_two_others_hold_the_stronghold(table):
    advisors = {"carthag/11": 1, "arrakeen/10": 1, "pasty_mesa/5": 1, "pasty_mesa/8": 1, "tueks_sietch/5": 1}
    forces = {
        "atreides": {"carthag/11": 1, "arrakeen/10": 1},
        "emperor": {"arrakeen/10": 1, "pasty_mesa/7": 1, "tueks_sietch/5": 1},
    }
    allied = phase(table, advisors=advisors, forces=forces, alliances=ALLIED, storm=8)
    assert allied.offered("bene_gesserit") == ["pass", "fight tueks_sietch"]
    unallied = phase(table, advisors=advisors, forces=forces, storm=8)  # two others hold Arrakeen
    assert unallied.offered("bene_gesserit") == ["pass", "fight carthag", "fight tueks_sietch"]


@pytest.mark.rule("CLS-19.15", "CLS-20.09", "CLS-31.16")
@pytest.mark.parametrize(("answer", "asked"), [("karama", "atreides"), ("pass", "emperor")])
def test_whoever_stopped_the_announcement_with_the_last_karama_is_not_asked_about_the_look(
    table, answer, asked
):
    g = phase(table, hands={"emperor": ["karama"]}, **STANDING)
    g.do("bene_gesserit", "fight carthag", "pass")
    g.do("emperor", answer)
    assert g.asked == {asked}
    assert ("spice_card_seen" in g.keys) is (answer == "karama")


def test_the_announcement_is_composed_unseen(table):
    g = phase(table, **STANDING)
    g.do("bene_gesserit", "fight carthag")
    step, seat = g.state.stack[-1], g.seat("bene_gesserit")
    assert step.shown(g.state, seat) == {"territories": ["carthag"]}
    assert step.shown(g.state, g.seat("atreides")) == {}
    assert visibly_asked(g.state, None) == (seat,)
    imagined = resample(g.state, g.seat("atreides"), Chance("other"))
    assert options(imagined, seat) == ["pass", "fight carthag", "fight pasty_mesa"]


# Alone


@pytest.mark.rule("CLS-31.18")
def test_advisors_left_alone_turn_to_fighters(table):
    g = no_fight(phase(table, advisors={"pasty_mesa/5": 2}, forces={"atreides": {"pasty_mesa/7": 2}}))
    g.do("atreides", "pass", "move pasty_mesa", "take 1", "to pasty_mesa/8")
    assert tokens(g) == ({}, {AREA["pasty_mesa/5"]: 2})
    g = no_fight(phase(table, advisors={"pasty_mesa/5": 2}, forces={"atreides": {"pasty_mesa/7": 2}}))
    g.do("atreides", "pass", "move pasty_mesa", "take 2", "to gara_kulon/8")
    assert tokens(g) == ({AREA["pasty_mesa/5"]: 2}, {})


@pytest.mark.rule("CLS-31.18", "CLS-31.17", "CLS-31.01")
def test_alone_means_alone_in_the_part_that_connects_and_not_in_the_storm(table):
    forces = {"atreides": {"pasty_mesa/8": 2}}

    def after(storm, advisors):
        with_another = {"emperor": {"pasty_mesa/6": 1}}  # keeps them advisors until the check
        state = phase(table, advisors=advisors, forces={**with_another, **forces}, order=SISTERS_FIRST).state
        state.forces[EMPEROR].clear()
        state.storm = storm
        check_lone_advisors(state)
        return state.advisors

    assert after(1, {"pasty_mesa/5": 1}) != {}
    assert after(7, {"pasty_mesa/5": 1}) == {}
    assert len(after(6, {"pasty_mesa/5": 1, "pasty_mesa/7": 1})) == 2  # not all are alone: none turns
    forces.clear()
    assert after(1, {"pasty_mesa/5": 1}) == {}
    assert after(5, {"pasty_mesa/5": 1}) != {}


@pytest.mark.rule("CLS-31.17", "CLS-31.18")
def test_beyond_the_storm_from_an_ally_they_stay_advisors(table):
    forces = {"atreides": {"pasty_mesa/5": 3}, "emperor": {"pasty_mesa/8": 1}}
    position = {
        "advisors": {"pasty_mesa/8": 2},
        "forces": forces,
        "storm": 7,
        "order": ["emperor", "bene_gesserit", "atreides"],
    }
    g = phase(table, alliances=ALLIED, **position)
    g.do("emperor", "pass", "move pasty_mesa", "to gara_kulon/8")
    assert tokens(g) == ({}, {AREA["pasty_mesa/8"]: 2})
    finish(g)
    assert (g.state.tanks[ATREIDES], g.state.tanks[BENE_GESSERIT]) == (0, 0)
    strangers = no_fight(phase(table, **position))
    strangers.do("emperor", "pass", "move pasty_mesa", "to gara_kulon/8")
    assert tokens(strangers) == ({AREA["pasty_mesa/8"]: 2}, {})


@pytest.mark.rule("CLS-31.15", "CLS-31.17")
def test_fighters_in_a_territory_with_an_ally_stay_advisors_once_they_turn(table):
    g = phase(
        table, fighters={"pasty_mesa/5": 2}, forces={"atreides": {"pasty_mesa/8": 1}}, alliances=ALLIED, storm=7,
        order=["emperor", "atreides", "bene_gesserit"],
    )  # fmt: skip
    g.do("emperor", "ship pasty_mesa/8", "forces 1", "starred 0")
    assert g.offered("bene_gesserit") == ["flip", "stay"]
    g.do("bene_gesserit", "flip")
    assert tokens(g) == ({}, {AREA["pasty_mesa/5"]: 2})


TWO_EACH = {
    "factions": "bene_gesserit,emperor,atreides,harkonnen", "players": 2, "options": {"two_player_form": "two_factions"},
    "order": ["bene_gesserit", "atreides", "emperor", "harkonnen"],
}  # fmt: skip


@pytest.mark.rule("CLS-36.08", "CLS-31.17")
@pytest.mark.parametrize("battle", ["off", "on"])
def test_advisors_are_to_the_player_s_other_faction_what_they_are_to_an_ally(table, battle):
    other = "atreides"  # the first and the third faction have the same player
    position = {**TWO_EACH, "options": {**TWO_EACH["options"], "own_factions_battle": battle}}
    g = phase(
        table, advisors={"arsunt/11": 2, "tueks_sietch/5": 1},
        forces={"emperor": {"arsunt/12": 1}, other: {"carthag/11": 1, "tueks_sietch/5": 1}}, **position,
    )  # fmt: skip
    assert g.seat("bene_gesserit") == g.seat(other)
    announced = (
        ["pass", "fight arsunt"] if battle == "off" else ["pass", "fight tueks_sietch", "fight arsunt"]
    )
    assert g.offered("bene_gesserit") == announced
    g.do("bene_gesserit", "pass", "pass", "move arsunt", "take 1", "to carthag/11")
    if battle == "off":
        assert g.state.advisors[CARTHAG] == 1  # no choice of sides
    else:
        assert g.offered("bene_gesserit") == ["as advisors", "as fighters"]


@pytest.mark.rule("CLS-36.08", "CLS-31.15")
def test_the_player_s_other_faction_does_not_intrude(table):
    g = phase(
        table, fighters={"carthag/11": 2}, forces={}, **{**TWO_EACH, "order": ["atreides", "emperor", "bene_gesserit", "harkonnen"]},
    )  # fmt: skip
    g.do("atreides", "ship carthag/11", "forces 1")
    assert "flip" not in g.offered("bene_gesserit")
    g.do("bene_gesserit", "pass")  # nobody comes along
    g.do("atreides", "pass")
    assert g.state.tanks[ATREIDES] == 1
    g.do("emperor", "ship carthag/11", "forces 1", "starred 0")
    assert g.offered("bene_gesserit") == ["flip", "stay"]


@pytest.mark.rule("CLS-31.18")
def test_they_turn_at_once_not_at_the_end_of_the_turn(table):
    g = no_fight(
        phase(
            table,
            advisors={"pasty_mesa/5": 2},
            forces={"atreides": {"pasty_mesa/7": 2}},
            hands={"atreides": ["hajr"]},
        )
    )
    g.do("atreides", "pass", "move pasty_mesa", "take 2", "to gara_kulon/8")
    assert g.offered("atreides") == ["pass", "hajr"]
    assert tokens(g) == ({AREA["pasty_mesa/5"]: 2}, {})


@pytest.mark.rule("CLS-31.18")
def test_lone_advisors_have_turned_before_the_phase_starts(table):
    g = phase(table, advisors={"pasty_mesa/5": 2})
    assert tokens(g) == ({AREA["pasty_mesa/5"]: 2}, {})


@pytest.mark.rule("CLS-31.18")
def test_advisors_turn_when_the_guild_takes_its_forces_away(table):
    for actions in (("cross tueks_sietch", "take 2", "to carthag/11"), ("return tueks_sietch", "take 2")):
        g = no_fight(
            phase(table, factions="spacing_guild,bene_gesserit,emperor", spice={"spacing_guild": 5},
                  advisors={"tueks_sietch/5": 2}, forces={"spacing_guild": {"tueks_sietch/5": 2}})
        )  # fmt: skip
        g.do("spacing_guild", "act", *actions)
        assert tokens(g) == ({AREA["tueks_sietch/5"]: 2}, {})


@pytest.mark.rule("CLS-17.10", "CLS-31.19")
def test_fighters_who_stand_with_an_earlier_ally_leave_or_are_lost(table):
    g = phase(
        table, fighters={"pasty_mesa/5": 2}, forces={"atreides": {"pasty_mesa/7": 1}}, alliances=ALLIED,
        order=["atreides", "bene_gesserit", "emperor"],
    )  # fmt: skip
    finish(g)
    assert (g.state.tanks[BENE_GESSERIT], g.state.tanks[ATREIDES], g.state.tanks[EMPEROR]) == (2, 0, 0)
