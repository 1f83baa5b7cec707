"""The Spacing Guild in Shipment and Movement: income, three ways of shipping, its ally's two, its own time (CLS-24, CLS-34)."""

import pytest

from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, GUILD
from landsraad.games.classic.map import AREA, AREA_ID, SECTOR_OF
from landsraad.games.classic.state import Deal
from landsraad.table import visibly_asked

TABLE = "atreides,spacing_guild,emperor"
GUILD_FIRST = ["spacing_guild", "atreides", "emperor"]
ALLIED = [["atreides", "spacing_guild"]]


def only_this_phase(state):
    """Nothing follows the phase, so that a test sees what it left behind."""
    del state.stack[:-1]


def phase(table, **position):
    """A table at the start of Shipment and Movement, the storm far away, in the order of the factions."""
    position.setdefault("factions", TABLE)
    position.setdefault("storm", 1)
    position.setdefault("order", position["factions"].split(","))
    position.setdefault("turn", 2)
    g = table(phase="shipment_and_movement", prepare=only_this_phase, **position)
    while type(g.state.stack[-1]).__name__ == "KaramaWindow":  # the look at the Spice deck is let pass
        g.do(min(g.asked), "pass")
    return g


def guild_first(table, **position):
    return phase(table, order=GUILD_FIRST, **position)


def finish(g):
    """Everybody passes until the phase is over."""
    g.first_options(lambda: False)
    g.check()


def told(g, key):
    return [event.args for event in g.events if event.key == key]


def spice(g, *factions):
    return tuple(g.state.spice[faction] for faction in factions)


# Income


@pytest.mark.rule("CLS-24.03", "CLS-11.04")
def test_others_pay_the_guild_for_shipments_from_reserves(table):
    g = phase(table, spice={"atreides": 5, "spacing_guild": 1})
    g.do("atreides", "ship pasty_mesa/5", "forces 2")
    assert spice(g, ATREIDES, GUILD) == (1, 5)
    assert told(g, "freight_received") == [("spacing_guild", 4)]


@pytest.mark.rule("CLS-24.03", "CLS-19.24")
@pytest.mark.parametrize(("answer", "income"), [("karama", 0), ("pass", 4)])
def test_if_karama_stops_the_income_the_payer_pays_the_bank_in_full(table, answer, income):
    g = phase(table, spice={"atreides": 5}, hands={"emperor": ["karama"]})
    g.do("atreides", "ship pasty_mesa/5", "forces 2")
    assert g.asked == {"emperor"}
    g.do("emperor", answer)
    assert spice(g, ATREIDES, GUILD) == (1, income)
    assert g.state.forces[ATREIDES] == {AREA["pasty_mesa/5"]: 2}


@pytest.mark.rule("CLS-19.16", "CLS-24.03")
@pytest.mark.parametrize(("duration", "income"), [("phase", 0), ("one_use", 1)])
def test_the_income_is_stopped_for_the_phase_or_for_one_use(table, duration, income):
    g = phase(
        table, spice={"atreides": 5, "emperor": 5}, hands={"emperor": ["karama"]}, options={"karama_duration": duration},
        order=["atreides", "emperor", "spacing_guild"],
    )  # fmt: skip
    g.do("atreides", "ship arrakeen/10", "forces 2")
    g.do("emperor", "karama")
    g.do("atreides", "pass")
    g.do("emperor", "ship carthag/11", "forces 1")
    assert g.state.spice[GUILD] == income


@pytest.mark.rule("CLS-24.03", "CLS-17.14")
def test_an_ally_s_help_goes_to_the_guild_too(table):
    g = phase(
        table,
        spice={"atreides": 1, "emperor": 3},
        pledges={"emperor": 3},
        alliances=[["atreides", "emperor"]],
    )
    g.do("atreides", "ship arrakeen/10", "forces 4")
    assert spice(g, ATREIDES, EMPEROR, GUILD) == (0, 0, 4)


# The Guild's own shipments


@pytest.mark.rule("CLS-24.04", "CLS-24.07", "CLS-EX-06", "CLS-EX-43", "CLS-1.10")
@pytest.mark.parametrize(
    ("area", "forces", "cost"),
    [("arrakeen/10", 5, 3), ("carthag/11", 1, 1), ("pasty_mesa/5", 3, 3), ("basin/9", 1, 1)],
)
def test_the_guild_ships_from_reserves_at_half_price_rounded_up_to_the_bank(table, area, forces, cost):
    g = guild_first(table, spice={"spacing_guild": 4})
    g.do("spacing_guild", f"ship {area}", f"forces {forces}")
    assert spice(g, GUILD, ATREIDES, EMPEROR) == (4 - cost, 0, 0)
    assert g.state.forces[GUILD] == {AREA[area]: forces}


@pytest.mark.rule("CLS-24.07", "CLS-11.12")
def test_the_guild_ships_as_many_as_it_can_pay_at_half_price(table):
    g = guild_first(table, spice={"spacing_guild": 2})
    g.do("spacing_guild", "ship arrakeen/10")
    assert g.offered("spacing_guild") == [f"forces {n}" for n in range(1, 5)]
    g = guild_first(table, spice={"spacing_guild": 2})
    g.do("spacing_guild", "ship basin/9")
    assert g.offered("spacing_guild") == ["forces 1", "forces 2"]


TUEK = {"spacing_guild": {"tueks_sietch/5": 5}}


@pytest.mark.rule("CLS-24.05", "CLS-24.07", "CLS-24.04", "CLS-24.09")
def test_a_cross_shipment_costs_half_the_price_of_its_target_and_leaves_the_move(table):
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 5})
    g.do("spacing_guild", "cross tueks_sietch", "take 3", "to habbanya_sietch/17")
    assert g.state.forces[GUILD] == {AREA["tueks_sietch/5"]: 2, AREA["habbanya_sietch/17"]: 3}
    assert (spice(g, GUILD), g.state.reserves[GUILD]) == ((3,), 15)
    assert g.offered("spacing_guild") == [
        "pass",
        "move habbanya_sietch",
        "move tueks_sietch",
    ]  # one shipment; then the move
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 5})
    g.do("spacing_guild", "cross tueks_sietch", "take 3", "to the_great_flat/15")
    assert spice(g, GUILD) == (2,)


@pytest.mark.rule("CLS-24.05", "CLS-24.12", "CLS-11.05", "CLS-11.06", "CLS-11.07", "CLS-6.15")
def test_a_cross_shipment_ends_in_one_open_area_of_another_territory(table):
    forces = {
        "spacing_guild": {"pasty_mesa/5": 2, "pasty_mesa/8": 2, "basin/9": 1},
        "atreides": {"carthag/11": 1}, "emperor": {"carthag/11": 1},
    }  # fmt: skip
    g = guild_first(table, forces=forces, spice={"spacing_guild": 20}, storm=9)
    assert "cross basin" not in g.offered("spacing_guild")  # in the storm
    g.do("spacing_guild", "cross pasty_mesa", "take 1", "take 1")  # collected from two sectors
    offered = {action.split()[1] for action in g.offered("spacing_guild")}
    expected = {AREA_ID[area] for area, sector in enumerate(SECTOR_OF) if sector != 9}
    assert offered == {area for area in expected if not area.startswith(("pasty_mesa", "carthag"))}
    g.do("spacing_guild", "to wind_pass/16")
    assert g.state.forces[GUILD] == {
        AREA["pasty_mesa/5"]: 1, AREA["pasty_mesa/8"]: 1, AREA["basin/9"]: 1, AREA["wind_pass/16"]: 2
    }  # fmt: skip
    apart = guild_first(table, forces=forces, spice={"spacing_guild": 20}, storm=7)
    apart.do("spacing_guild", "cross pasty_mesa", "take 1")
    assert "take 1" not in apart.offered("spacing_guild")  # sector 8 lies beyond the storm


@pytest.mark.rule("CLS-24.12")
def test_a_cross_shipment_may_start_from_and_end_in_the_polar_sink(table):
    forces = {"spacing_guild": {"polar_sink/0": 2, "arrakeen/10": 1}}
    g = guild_first(table, forces=forces, spice={"spacing_guild": 5})
    g.do("spacing_guild", "cross polar_sink", "take 2", "to tueks_sietch/5")
    assert AREA["tueks_sietch/5"] in g.state.forces[GUILD]
    g = guild_first(table, forces=forces, spice={"spacing_guild": 5})
    g.do("spacing_guild", "cross arrakeen", "to polar_sink/0")
    assert g.state.forces[GUILD] == {AREA["polar_sink/0"]: 3}


@pytest.mark.rule("CLS-24.07")
def test_a_cross_shipment_is_no_larger_than_the_purse(table):
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 2})
    g.do("spacing_guild", "cross tueks_sietch")
    assert g.offered("spacing_guild") == [f"take {n}" for n in range(1, 5)]
    g.do("spacing_guild", "take 3")
    assert set(g.offered("spacing_guild")) == {
        "to arrakeen/10",
        "to carthag/11",
        "to habbanya_sietch/17",
        "to sietch_tabr/14",
    }
    sand = guild_first(table, forces=TUEK, spice={"spacing_guild": 3})
    sand.do("spacing_guild", "cross tueks_sietch", "take 3")
    assert "to basin/9" in sand.offered("spacing_guild")
    poor = guild_first(table, forces=TUEK, spice={"spacing_guild": 0})
    assert poor.offered("spacing_guild") == ["pass"]


@pytest.mark.rule("CLS-24.06", "CLS-24.07", "CLS-EX-07", "CLS-38.02", "CLS-24.09")
@pytest.mark.parametrize(("forces", "cost"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_the_guild_returns_forces_for_1_spice_per_2(table, forces, cost):
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 3})
    g.do("spacing_guild", "return tueks_sietch", f"take {forces}")
    assert (g.state.reserves[GUILD], spice(g, GUILD)) == (15 + forces, (3 - cost,))
    if forces < 5:
        assert g.offered("spacing_guild") == ["pass", "move tueks_sietch"]
    one = guild_first(table, forces=TUEK, spice={"spacing_guild": 1})
    one.do("spacing_guild", "return tueks_sietch")
    assert one.offered("spacing_guild") == ["take 1", "take 2"]


@pytest.mark.rule("CLS-24.06")
@pytest.mark.parametrize(("allowed", "offered"), [("off", False), ("on", True)])
def test_the_option_decides_about_returns_from_the_storm(table, allowed, offered):
    forces = {"spacing_guild": {"tueks_sietch/5": 5, "pasty_mesa/5": 1, "pasty_mesa/6": 2}}
    options = {"guild_returns_from_storm": allowed}
    g = guild_first(table, forces=forces, spice={"spacing_guild": 5}, storm=5, options=options)
    assert ("return tueks_sietch" in g.offered("spacing_guild")) is offered
    g.do("spacing_guild", "return pasty_mesa")
    assert g.offered("spacing_guild") == (["take 0", "take 1"] if offered else ["take 1", "take 2"])


@pytest.mark.rule("CLS-24.07", "CLS-19.20", "CLS-19.24")
def test_without_half_price_the_full_price_is_due_or_the_shipment_is_redone(table):
    g = guild_first(table, spice={"spacing_guild": 4}, hands={"emperor": ["karama"]})
    g.do("spacing_guild", "ship arrakeen/10", "forces 4")
    assert g.asked == {"emperor"}
    g.do("emperor", "karama")
    assert (g.state.reserves[GUILD], spice(g, GUILD)) == (20, (4,))
    assert g.asked == {"spacing_guild"}
    g.do("spacing_guild", "ship arrakeen/10")
    assert g.offered("spacing_guild") == [f"forces {n}" for n in range(1, 5)]
    g.do("spacing_guild", "forces 4")
    assert spice(g, GUILD) == (0,)
    same = guild_first(table, spice={"spacing_guild": 4}, hands={"emperor": ["karama"]})
    same.do("spacing_guild", "ship arrakeen/10", "forces 1")  # 1 spice either way: nothing to stop
    assert same.state.forces[GUILD] == {AREA["arrakeen/10"]: 1}


@pytest.mark.rule("CLS-19.16", "CLS-19.20")
def test_a_stop_for_one_use_holds_for_the_shipment_that_is_redone(table):
    g = guild_first(
        table,
        spice={"spacing_guild": 4},
        hands={"emperor": ["karama"]},
        options={"karama_duration": "one_use"},
    )
    g.do("spacing_guild", "ship arrakeen/10", "forces 5")
    g.do("emperor", "karama")
    g.do("spacing_guild", "ship arrakeen/10")
    assert g.offered("spacing_guild") == [f"forces {n}" for n in range(1, 5)]


@pytest.mark.rule("CLS-24.05", "CLS-24.06", "CLS-19.15", "CLS-19.20")
@pytest.mark.parametrize("way", ["cross", "return"])
def test_karama_stops_the_other_ways_of_shipping(table, way):
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 5}, hands={"emperor": ["karama"]})
    g.do("spacing_guild", f"{way} tueks_sietch", "take 4")
    if way == "cross":
        g.do("spacing_guild", "to arrakeen/10")
    assert g.asked == {"emperor"}
    g.do("emperor", "karama")
    assert g.state.forces[GUILD] == {AREA["tueks_sietch/5"]: 5}
    assert spice(g, GUILD) == (5,)
    assert f"{way} tueks_sietch" not in g.offered("spacing_guild")
    assert {"cross": "return tueks_sietch", "return": "cross tueks_sietch"}[way] in g.offered("spacing_guild")


@pytest.mark.rule("CLS-21.05", "CLS-24.12", "CLS-24.06")
def test_cross_shipments_and_returns_bring_no_advisor(table):
    table_of_four = {
        "factions": "spacing_guild,atreides,bene_gesserit",
        "order": ["spacing_guild", "atreides", "bene_gesserit"],
    }
    for actions in (("cross tueks_sietch", "take 2", "to carthag/11"), ("return tueks_sietch", "take 2")):
        g = phase(table, forces=TUEK, spice={"spacing_guild": 5}, **table_of_four)
        g.do("spacing_guild", *actions)
        assert g.asked == {"spacing_guild"}
    shipped = phase(table, forces=TUEK, spice={"spacing_guild": 5}, **table_of_four)
    shipped.do("spacing_guild", "ship carthag/11", "forces 1")
    assert shipped.asked == {"bene_gesserit"}


@pytest.mark.rule("CLS-24.04", "CLS-18.03")
def test_a_cross_shipment_is_a_shipment_to_a_deal(table):
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 5})
    promised = "spice 3 when spacing_guild not_ships carthag"
    g.state.deals = (
        Deal(number=1, proposer=GUILD, partner=EMPEROR, gives=(promised, "ship carthag"), agreed=True, turn=2,
             open=((GUILD, promised), (GUILD, "ship carthag"))),
    )  # fmt: skip
    g.do("spacing_guild", "cross tueks_sietch", "take 3", "to carthag/11")
    assert told(g, "term_kept") == [("spacing_guild", "emperor", "ship carthag")]
    assert told(g, "term_void") == [("spacing_guild", "emperor", promised)]


# The Guild's ally


@pytest.mark.rule("CLS-24.10", "CLS-38.01", "CLS-EX-06", "CLS-EX-32", "CLS-24.03")
def test_the_ally_ships_at_half_price_and_pays_the_guild(table):
    g = phase(table, spice={"atreides": 3}, alliances=ALLIED)
    g.do("atreides", "ship arrakeen/10", "forces 5")
    assert spice(g, ATREIDES, GUILD) == (0, 3)


@pytest.mark.rule("CLS-24.10")
def test_the_ally_cross_ships_at_guild_price_pays_the_guild_and_returns_nothing(table):
    g = phase(table, forces={"atreides": {"arrakeen/10": 5}}, spice={"atreides": 5}, alliances=ALLIED)
    assert "cross arrakeen" in g.offered("atreides")
    assert "return arrakeen" not in g.offered("atreides")
    g.do("atreides", "cross arrakeen", "take 3", "to pasty_mesa/5")
    assert g.state.forces[ATREIDES] == {AREA["arrakeen/10"]: 2, AREA["pasty_mesa/5"]: 3}
    assert spice(g, ATREIDES, GUILD) == (2, 3)
    stranger = phase(table, forces={"atreides": {"arrakeen/10": 5}}, spice={"atreides": 5})
    assert "cross arrakeen" not in stranger.offered("atreides")


@pytest.mark.rule("CLS-17.20")
@pytest.mark.parametrize(("receiver", "income"), [("bank", 1), ("guild", 3)])
def test_what_the_guild_adds_goes_to_the_bank_or_comes_back(table, receiver, income):
    g = phase(
        table, spice={"atreides": 1, "spacing_guild": 2}, pledges={"spacing_guild": 2}, alliances=ALLIED,
        options={"guild_pledge_to": receiver},
    )  # fmt: skip
    g.do("atreides", "ship arrakeen/10", "forces 5")
    assert spice(g, ATREIDES, GUILD) == (0, income)


@pytest.mark.rule("CLS-24.10", "CLS-19.24", "CLS-19.20")
def test_karama_stops_the_ally_s_half_price(table):
    g = phase(table, spice={"atreides": 3}, alliances=ALLIED, hands={"emperor": ["karama"]})
    g.do("atreides", "ship arrakeen/10", "forces 5")
    g.do("emperor", "karama")
    g.do("atreides", "ship arrakeen/10")
    assert g.offered("atreides") == ["forces 1", "forces 2", "forces 3"]


@pytest.mark.rule("CLS-24.10", "CLS-19.20")
def test_karama_stops_the_ally_s_cross_shipment(table):
    g = phase(
        table,
        forces={"atreides": {"arrakeen/10": 5}},
        spice={"atreides": 3},
        alliances=ALLIED,
        hands={"emperor": ["karama"]},
    )
    g.do("atreides", "cross arrakeen", "take 1", "to carthag/11")
    g.do("emperor", "karama")
    assert "cross arrakeen" not in g.offered("atreides")
    assert "ship carthag/11" in g.offered("atreides")


def test_cross_shipping_is_open_to_whoever_has_no_reserves_left(table):
    g = phase(
        table,
        forces={"atreides": {"arrakeen/10": 5}},
        reserves={"atreides": 0},
        spice={"atreides": 3},
        alliances=ALLIED,
    )
    assert g.offered("atreides") == ["pass", "cross arrakeen"]


@pytest.mark.rule("CLS-17.11")
def test_a_cross_shipment_onto_an_ally_moves_on_or_is_lost(table):
    forces = {"atreides": {"carthag/11": 1}, **TUEK}
    g = guild_first(table, forces=forces, spice={"spacing_guild": 5}, alliances=ALLIED)
    g.do(
        "spacing_guild",
        "cross tueks_sietch",
        "take 3",
        "to carthag/11",
        "move carthag",
        "take 2",
        "to arsunt/11",
    )
    assert g.state.tanks[GUILD] == 1
    assert g.state.forces[GUILD] == {AREA["tueks_sietch/5"]: 2, AREA["arsunt/11"]: 2}


# Karama: a shipment is cancelled


CANCELS = {
    "mode": "advanced",
    "hands": {"spacing_guild": ["karama"]},
    "order": ["emperor", "atreides", "spacing_guild"],
}


def waits(g):
    while g.asked == {"spacing_guild"} and g.offered("spacing_guild") == ["act", "wait"]:
        g.do("spacing_guild", "wait")


@pytest.mark.rule("CLS-29.09", "CLS-29.02")
def test_the_guild_cancels_a_shipment_when_it_is_announced(table):
    g = phase(table, spice={"emperor": 5}, forces={"emperor": {"arsunt/11": 1}}, **CANCELS)
    waits(g)
    g.do("emperor", "ship carthag/11", "forces 3", "starred 0")
    assert g.asked == {"spacing_guild"}
    assert visibly_asked(g.state, g.seat("emperor")) == ()
    g.do("spacing_guild", "karama")
    assert (spice(g, EMPEROR, GUILD), g.state.reserves[EMPEROR]) == ((5, 0), 14)
    assert g.state.hands[GUILD] == ()
    assert g.offered("emperor") == ["pass", "move arsunt"]  # no other shipment, but the move
    assert g.state.karama_powers_used == (GUILD,)


@pytest.mark.rule("CLS-29.09", "CLS-29.01")
def test_once_a_game_in_the_advanced_game_and_not_against_fremen(table):
    used = phase(table, spice={"emperor": 5}, karama_powers_used=["spacing_guild"], **CANCELS)
    waits(used)
    used.do("emperor", "ship carthag/11", "forces 3", "starred 0")
    assert used.state.forces[EMPEROR] == {AREA["carthag/11"]: 3}
    basic = phase(table, spice={"emperor": 5}, **{**CANCELS, "mode": "basic"})
    basic.do("emperor", "ship carthag/11", "forces 3")
    assert basic.state.forces[EMPEROR] == {AREA["carthag/11"]: 3}
    fremen = phase(
        table,
        **{
            **CANCELS,
            "factions": "fremen,atreides,spacing_guild",
            "order": ["fremen", "atreides", "spacing_guild"],
        },
    )
    waits(fremen)
    fremen.do("fremen", "ship sietch_tabr/14", "forces 3", "starred 0")
    assert sum(fremen.state.forces[3].values()) == 3
    itself = phase(table, spice={"spacing_guild": 5}, **CANCELS)
    itself.do("spacing_guild", "act", "ship carthag/11", "forces 2")
    assert itself.state.forces[GUILD] == {AREA["carthag/11"]: 2}


@pytest.mark.rule("CLS-29.09")
def test_a_cancelled_shipment_brings_no_advisor_and_opens_no_other_window(table):
    g = phase(
        table, mode="advanced", factions="atreides,spacing_guild,bene_gesserit,emperor", spice={"atreides": 5},
        alliances=ALLIED, hands={"spacing_guild": ["karama"], "emperor": ["karama"]},
        order=["atreides", "bene_gesserit", "emperor", "spacing_guild"],
    )  # fmt: skip
    waits(g)
    g.do("atreides", "ship carthag/11", "forces 4")
    g.do("spacing_guild", "karama")
    assert g.asked == {"spacing_guild"}  # asked for its turn: the ally's is over
    assert "freight_received" not in g.keys
    assert g.state.reserves[BENE_GESSERIT] == 20


# The Guild's own time


@pytest.mark.rule("CLS-34.01", "CLS-34.02", "CLS-34.03")
def test_the_guild_acts_first_last_or_in_between_and_the_others_keep_their_order(table):
    position = {"mode": "advanced", "order": ["emperor", "spacing_guild", "atreides"]}
    orders = {
        ("act",): ["spacing_guild", "emperor", "atreides"],
        ("wait", "act"): ["emperor", "spacing_guild", "atreides"],
        ("wait", "wait"): ["emperor", "atreides", "spacing_guild"],
    }
    for answers, expected in orders.items():
        g, said = phase(table, **position), list(answers)
        while g.state.stack:
            asked = min(g.asked)
            g.do(asked, said.pop(0) if g.offered(asked) == ["act", "wait"] else "pass")
        assert [args[0] for args in told(g, "ships_and_moves")] == expected
        assert not said


@pytest.mark.rule("CLS-34.01", "CLS-34.03")
@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (["wait", "act"], ["emperor", "spacing_guild", "atreides"]),
        (["wait", "wait"], ["emperor", "atreides", "spacing_guild"]),
    ],
)
def test_a_guild_that_let_its_place_pass_may_still_act_before_the_last_player(table, answers, expected):
    g = phase(table, mode="advanced", order=["spacing_guild", "emperor", "atreides"])
    said = list(answers)
    while g.state.stack:
        asked = min(g.asked)
        g.do(asked, said.pop(0) if g.offered(asked) == ["act", "wait"] else "pass")
    assert [args[0] for args in told(g, "ships_and_moves")] == expected
    assert not said


@pytest.mark.rule("CLS-34.02")
def test_its_shipment_and_move_come_together(table):
    g = phase(
        table,
        mode="advanced",
        forces=TUEK,
        spice={"spacing_guild": 5},
        order=["emperor", "spacing_guild", "atreides"],
    )
    g.do("spacing_guild", "act", "ship carthag/11", "forces 1")
    assert g.offered("spacing_guild")[:2] == ["pass", "move carthag"]


@pytest.mark.rule("CLS-34.01")
def test_in_the_basic_game_the_guild_acts_in_its_place(table):
    g = phase(table, order=["emperor", "spacing_guild", "atreides"])
    finish(g)
    assert [args[0] for args in told(g, "ships_and_moves")] == ["emperor", "spacing_guild", "atreides"]


@pytest.mark.rule("CLS-34.03")
def test_after_the_last_player_the_guild_acts_or_forgoes_unasked(table):
    g = phase(table, mode="advanced", forces=TUEK, order=["emperor", "spacing_guild", "atreides"])
    g.do("spacing_guild", "wait")
    g.do("emperor", "pass")
    g.do("spacing_guild", "wait")
    g.do("atreides", "pass")
    assert g.offered("spacing_guild")[0] == "pass"
    g.do("spacing_guild", "pass", "pass")
    assert not g.state.stack


@pytest.mark.rule("CLS-34.01", "CLS-19.15")
@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (["act"], ["emperor", "spacing_guild", "atreides"]),  # before its place
        (["wait", "wait"], ["emperor", "spacing_guild", "atreides"]),  # past it
    ],
)
def test_karama_keeps_the_guild_in_its_place(table, answers, expected):
    g = phase(
        table, mode="advanced", hands={"atreides": ["karama"]}, order=["emperor", "spacing_guild", "atreides"]
    )
    said = list(answers)
    while g.state.stack:
        asked = min(g.asked)
        offered = g.offered(asked)
        if offered == ["act", "wait"]:
            g.do(asked, said.pop(0))
        else:
            g.do(asked, "karama" if "karama" in offered and not said else "pass")
    assert [args[0] for args in told(g, "ships_and_moves")] == expected


@pytest.mark.rule("CLS-34.01")
def test_in_its_own_place_acting_is_no_advantage(table):
    g = phase(
        table, mode="advanced", hands={"atreides": ["karama"]}, order=["spacing_guild", "emperor", "atreides"]
    )
    g.do("spacing_guild", "act")
    assert g.asked == {"spacing_guild"}
    g.do("spacing_guild", "pass")
    assert g.asked == {"emperor"}


@pytest.mark.rule("CLS-24.10", "CLS-24.07", "CLS-19.15")
def test_a_cross_shipment_may_lose_its_half_price_alone(table):
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 4}, hands={"emperor": ["karama"]})
    g.do("spacing_guild", "cross tueks_sietch", "take 4", "to carthag/11")
    g.do("emperor", "pass", "karama")
    g.do("spacing_guild", "cross tueks_sietch", "take 4", "to carthag/11")
    assert spice(g, GUILD) == (0,)
    assert AREA["carthag/11"] in g.state.forces[GUILD]


@pytest.mark.rule("CLS-24.07", "CLS-19.15")
def test_a_price_that_is_no_longer_halved_is_not_questioned_again(table):
    hands = {"emperor": ["karama", "karama"]}
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 4}, hands=hands)
    g.do("spacing_guild", "cross tueks_sietch", "take 4", "to carthag/11")
    g.do("emperor", "pass", "karama")
    g.do("spacing_guild", "cross tueks_sietch", "take 4", "to carthag/11")
    g.do("emperor", "pass")
    assert AREA["carthag/11"] in g.state.forces[GUILD]


@pytest.mark.rule("CLS-24.10")
def test_an_announced_cross_shipment_tells_ordinary_from_starred_forces(table):
    g = phase(
        table,
        mode="advanced",
        order=["emperor", "atreides", "spacing_guild"],
        forces={"emperor": {"arrakeen/10": {"ordinary": 2, "starred": 1}}},
        spice={"emperor": 5},
        alliances=[["emperor", "spacing_guild"]],
    )
    waits(g)
    g.do("emperor", "cross arrakeen", "take 2", "take 1", "to carthag/11")
    assert told(g, "cross_shipment_announced") == [("emperor", 3, 1, "arrakeen", "carthag/11")]


@pytest.mark.rule("CLS-24.07", "CLS-17.20")
def test_the_guild_never_pays_itself(table):
    position = {
        "spice": {"spacing_guild": 1, "emperor": 2},
        "pledges": {"emperor": 2},
        "options": {"guild_pledge_to": "guild"},
    }
    g = guild_first(table, alliances=[["spacing_guild", "emperor"]], **position)
    g.do("spacing_guild", "ship arrakeen/10", "forces 5")
    assert spice(g, GUILD, EMPEROR) == (0, 0)


@pytest.mark.rule("CLS-24.07", "CLS-19.24")
def test_without_half_price_a_cross_shipment_is_smaller(table):
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 2}, hands={"emperor": ["karama"]})
    g.do("spacing_guild", "cross tueks_sietch", "take 4", "to carthag/11")
    g.do("emperor", "pass", "karama")
    g.do("spacing_guild", "cross tueks_sietch")
    assert g.offered("spacing_guild") == ["take 1", "take 2"]


@pytest.mark.rule("CLS-24.05", "CLS-24.07", "CLS-24.12")
def test_with_every_stronghold_closed_a_cross_shipment_costs_what_sand_costs(table):
    closed = dict.fromkeys(("arrakeen/10", "carthag/11", "habbanya_sietch/17", "sietch_tabr/14"), 1)
    g = guild_first(table, forces={"atreides": closed, "emperor": closed, **TUEK}, spice={"spacing_guild": 2})
    g.do("spacing_guild", "cross tueks_sietch")
    assert g.offered("spacing_guild") == ["take 1", "take 2"]


@pytest.mark.rule("CLS-24.06")
def test_a_return_gathers_forces_on_both_sides_of_the_storm(table):
    forces = {"spacing_guild": {"pasty_mesa/5": 2, "pasty_mesa/8": 2}}
    g = guild_first(table, forces=forces, spice={"spacing_guild": 5}, storm=7)
    g.do("spacing_guild", "return pasty_mesa", "take 2", "take 2")
    assert g.state.reserves[GUILD] == 20


@pytest.mark.rule("CLS-19.15", "CLS-24.07")
def test_no_window_opens_on_a_cross_shipment_that_costs_the_same_either_way(table):
    g = guild_first(table, forces=TUEK, spice={"spacing_guild": 2}, hands={"emperor": ["karama"]})
    g.do("spacing_guild", "cross tueks_sietch", "take 1", "to carthag/11")
    g.do("emperor", "pass")  # to the cross-shipment as such
    assert AREA["carthag/11"] in g.state.forces[GUILD]


@pytest.mark.rule("CLS-24.10", "CLS-31.11")
def test_bene_gesserit_as_ally_cross_ship_fighters_and_not_to_own_advisors(table):
    g = phase(
        table, mode="advanced", factions="bene_gesserit,spacing_guild,emperor", alliances=[["bene_gesserit", "spacing_guild"]],
        forces={"bene_gesserit": {"carthag/11": {"advisors": 1}, "arrakeen/10": 2}, "emperor": {"carthag/11": 1}},
        spice={"bene_gesserit": 9},
    )  # fmt: skip
    g.do("bene_gesserit", "pass")  # nobody is announced to fight
    waits(g)
    assert [action for action in g.offered("bene_gesserit") if action.startswith("cross")] == [
        "cross arrakeen"
    ]
    g.do("bene_gesserit", "cross arrakeen", "take 1")
    assert "to carthag/11" not in g.offered("bene_gesserit")
    assert "to tueks_sietch/5" in g.offered("bene_gesserit")


@pytest.mark.rule("CLS-34.03", "CLS-19.15")
def test_once_it_has_waited_past_its_place_no_window_opens_on_its_turn(table):
    g = phase(
        table, mode="advanced", factions="spacing_guild,atreides,emperor,harkonnen", hands={"emperor": ["karama"]},
        order=["spacing_guild", "atreides", "emperor", "harkonnen"],
    )  # fmt: skip
    g.do("spacing_guild", "wait")
    g.do("emperor", "pass")
    g.do("atreides", "pass")
    g.do("spacing_guild", "act")
    assert g.asked == {"spacing_guild"}


@pytest.mark.rule("CLS-34.03")
def test_last_in_the_order_the_guild_is_asked_before_the_others_only(table):
    g = phase(table, mode="advanced", order=["atreides", "emperor", "spacing_guild"])
    g.do("spacing_guild", "wait")
    g.do("atreides", "pass")
    g.do("spacing_guild", "wait")
    g.do("emperor", "pass")
    assert g.offered("spacing_guild") == ["pass"]  # its turn
