"""Spice-supported combat, Sardaukar and Fedaykin (CLS-28, CLS-32.01, CLS-32.02, CLS-33.08, CLS-33.10)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.classic.battles import composing, finish, only_battles, plan, told
from landsraad.games.classic.factions import ATREIDES, EMPEROR, FREMEN, HARKONNEN
from landsraad.games.classic.strength import dials, losses


@pytest.fixture
def duel(table):
    """The Emperor (the Aggressor) against another faction in Arrakeen, in the Advanced game."""

    def place(against="atreides", own=None, theirs=None, **position):
        given = {
            "mode": "advanced",
            "factions": f"emperor,{against},spacing_guild",
            "order": ["emperor", against, "spacing_guild"],
            "phase": "battle",
            "storm": 1,
            "forces": {"emperor": {"arrakeen/10": own or 3}, against: {"arrakeen/10": theirs or 3}},
            "spice": {"emperor": 20, against: 20, "spacing_guild": 20},
            "prepare": only_battles,
        }
        return table(**{**given, **position})

    return place


def group(ordinary, starred):
    return {"ordinary": ordinary, "starred": starred}


def by_hand(n, t, v, spice):
    """CLS-28.12 written out: dial and spice, with the losses each can stand for."""
    found = {}
    for a, b, c, d in product(range(n + 1), range(n + 1), range(t + 1), range(t + 1)):
        if a + b <= n and c + d <= t and a + c <= spice:
            dial = Fraction(a + c * v) + Fraction(b + d * v, 2)
            if dial <= 20:
                found.setdefault((int(2 * dial), a + c), set()).add((a + b, c + d))
    return found


@pytest.mark.rule(
    "CLS-28.12", "CLS-28.05", "CLS-28.07", "CLS-28.13", "CLS-28.14", "CLS-28.01", "CLS-28.02", "CLS-28.03"
)
@pytest.mark.parametrize("n", [0, 1, 4, 12])
@pytest.mark.parametrize("t", [0, 1, 3, 5])
@pytest.mark.parametrize("v", [1, 2])
@pytest.mark.parametrize("spice", [0, 2, 30])
def test_the_dials_are_those_of_the_formula(n, t, v, spice):
    expected = by_hand(n, t, v, spice)
    offered = dials(n, t, v, False, spice)
    assert list(offered) == sorted(expected)
    for dial in offered:
        assert set(losses(n, t, v, False, dial)) == by_hand(n, t, v, 30)[dial]


@pytest.mark.rule("CLS-28.01", "CLS-28.03", "CLS-EX-05")
def test_two_forces_without_spice_are_worth_one(duel):
    g = duel(own=2, spice={"emperor": 0})
    assert composing(g, "emperor", "dial") == ["dial 0", "dial 0.5", "dial 1"]
    paid = duel(own=2, spice={"emperor": 1})
    assert composing(paid, "emperor", "dial") == ["dial 0", "dial 0.5", "dial 1", "dial 1.5"]


@pytest.mark.rule("CLS-28.05")
def test_more_spice_than_the_dial_can_use_is_not_offered(duel):
    g = duel(own=3)
    assert composing(g, "emperor", "spice", dial="2") == ["spice 1", "spice 2"]
    assert composing(duel(own=3), "emperor", "spice", dial="1.5") == ["spice 0", "spice 1"]
    assert composing(duel(own=3), "emperor", "spice", dial="3") == []  # 3 and nothing else


@pytest.mark.rule("CLS-28.04", "CLS-28.14", "CLS-17.15")
def test_spice_is_set_aside_secretly_and_own_spice_only(duel):
    g = duel(own=6, spice={"emperor": 1, "atreides": 5}, alliances=[["emperor", "spacing_guild"]])
    assert composing(g, "emperor", "dial")[-1] == "dial 3.5"  # the rich ally may not pay
    plan(g, "emperor", dial=3.5)
    assert g.state.reserved[EMPEROR] == 1
    assert g.state.spice[EMPEROR] == 1
    assert not any("plan" in key or "spice" in key for key in g.keys)


@pytest.mark.rule("CLS-28.06", "CLS-28.08")
def test_both_sides_pay_whoever_wins(duel):
    g = duel(own=4, theirs=4)
    plan(g, "emperor", dial=3, spice=2)
    plan(g, "atreides", leader="duncan_idaho", dial=2, spice=1)
    finish(g)
    assert g.state.spice[EMPEROR] == 18
    assert g.state.spice[ATREIDES] == 19
    assert g.state.reserved == [0] * 6
    assert g.state.tanks[ATREIDES] == 4
    assert sorted(told(g, "battle_support_paid")) == [("atreides", 1), ("emperor", 2)]


@pytest.mark.rule("CLS-28.04", "CLS-17.15")
def test_an_ally_does_not_pay_for_support(duel):
    allied = {"alliances": [["emperor", "spacing_guild"]], "pledges": {"spacing_guild": 9}}
    assert composing(duel(own=4, spice={"emperor": 1}, **allied), "emperor", "dial")[-1] == "dial 2.5"


@pytest.mark.rule("CLS-28.14")
def test_spice_won_in_the_battle_cannot_pay_for_it(duel):
    g = duel(own=4, hands={"emperor": ["crysknife"]}, spice={"emperor": 2})
    assert composing(g, "emperor", "dial")[-1] == "dial 3"
    plan(g, "emperor", dial=3, weapon="crysknife")
    plan(g, "atreides", leader="lady_jessica", dial=0)
    finish(g)
    assert g.state.spice[EMPEROR] == 2 - 2 + 5


@pytest.mark.rule("CLS-28.10")
@pytest.mark.parametrize(("pays", "left"), [("on", 17), ("off", 20)])
def test_after_two_traitors_or_an_explosion_both_pay_or_nobody_by_option(duel, pays, left):
    options = {"losers_pay_spice": pays}
    g = duel(options=options, traitors={"emperor": ["duncan_idaho"], "atreides": ["caid"]})
    plan(g, "emperor", leader="caid", dial=3, spice=3)
    plan(g, "atreides", leader="duncan_idaho", dial=3, spice=3)
    g.do("emperor", "traitor")
    g.do("atreides", "traitor")
    finish(g)
    assert g.state.spice[EMPEROR] == g.state.spice[ATREIDES] == left
    g = duel(options=options, hands={"emperor": ["lasgun"], "atreides": ["shield"]})
    plan(g, "emperor", dial=3, spice=3, weapon="lasgun")
    plan(g, "atreides", dial=3, spice=3, defense="shield")
    finish(g)
    assert "explosion" in g.keys
    assert g.state.spice[EMPEROR] == g.state.spice[ATREIDES] == left
    assert g.state.reserved == [0] * 6


@pytest.mark.rule("CLS-28.06", "CLS-28.10")
def test_without_the_option_an_ordinary_loser_still_pays(duel):
    g = duel(options={"losers_pay_spice": "off"})
    plan(g, "emperor", dial=3, spice=3)
    plan(g, "atreides", leader="duncan_idaho", dial=1, spice=1)
    finish(g)
    assert g.state.spice[ATREIDES] == 19


# Sardaukar


@pytest.mark.rule("CLS-EX-04", "CLS-28.07", "CLS-32.01")
def test_the_winner_chooses_losses_that_fit_dial_and_spice(duel):
    g = duel(own=group(5, 1))
    plan(g, "emperor", leader="hasimir_fenring", dial=3, spice=1)
    plan(g, "atreides", leader="dr_wellington_yueh")
    assert g.offered("emperor") == ["lose 2 1", "lose 3 1", "lose 5 0"]
    g.do("emperor", "lose 2 1")
    assert g.state.tanks[EMPEROR] == 2
    assert g.state.starred_tanks[EMPEROR] == 1


@pytest.mark.rule("CLS-28.07")
def test_starred_losses_are_placed_area_by_area(duel):
    g = duel(
        forces={
            "emperor": {"old_gap/9": group(1, 1), "old_gap/10": group(1, 2)},
            "atreides": {"old_gap/9": 1},
        }
    )
    plan(g, "emperor", leader="hasimir_fenring", dial=4, spice=2)
    plan(g, "atreides", leader="dr_wellington_yueh")
    assert "lose 0 2" in g.offered("emperor")
    g.do("emperor", "lose 0 2")
    assert g.offered("emperor") == ["lose old_gap/9 starred 0", "lose old_gap/9 starred 1"]
    g.do("emperor", "lose old_gap/9 starred 0")
    assert g.state.starred_tanks[EMPEROR] == 2
    assert sum(g.state.starred[EMPEROR].values()) == 1
    assert g.state.tanks[EMPEROR] == 0


@pytest.mark.rule("CLS-EX-39", "CLS-32.01", "CLS-32.02", "CLS-28.02", "CLS-28.13")
def test_sardaukar_count_two_but_one_against_fremen(duel):
    own, spice = group(1, 2), {"emperor": 2}
    assert composing(duel(own=own, spice=spice), "emperor", "dial")[-1] == "dial 4.5"
    assert composing(duel("fremen", own=own, spice=spice), "emperor", "dial")[-1] == "dial 2.5"
    assert composing(duel(own=group(0, 1), spice={"emperor": 0}), "emperor", "dial") == ["dial 0", "dial 1"]
    against_fremen = duel("fremen", own=group(0, 1), spice={"emperor": 0})
    assert composing(against_fremen, "emperor", "dial") == ["dial 0", "dial 0.5"]


@pytest.mark.rule("CLS-32.02")
def test_against_fremen_a_sardaukar_is_lost_like_an_ordinary_force(duel):
    g = duel("fremen", own=group(2, 2), theirs=1)
    plan(g, "emperor", leader="hasimir_fenring", dial=2, spice=2)
    plan(g, "fremen", leader="jamis")
    assert g.offered("emperor") == ["lose 0 2", "lose 1 1", "lose 2 0"]


@pytest.mark.rule("CLS-19.15", "CLS-19.16", "CLS-19.20", "CLS-32.01")
@pytest.mark.parametrize("duration", ["phase", "one_use"])
def test_karama_makes_sardaukar_ordinary_before_the_plans(duel, duration):
    forces = {
        "emperor": {"arrakeen/10": group(1, 2), "old_gap/9": group(1, 1)},
        "atreides": {"arrakeen/10": 1, "old_gap/9": 1},
    }
    hands = {"spacing_guild": ["karama"], "atreides": ["karama"]}
    g = duel(forces=forces, hands=hands, options={"karama_duration": duration})
    g.do("emperor", "battle arrakeen atreides")
    assert g.asked == {"atreides", "spacing_guild"}
    g.do("spacing_guild", "karama")
    g.do("atreides", "pass")
    assert told(g, "advantage_stopped") == [("spacing_guild", "emperor", "sardaukar_strength")]
    assert composing(g, "emperor", "dial")[-1] == "dial 3"
    plan(g, "emperor", leader="hasimir_fenring", dial=3)
    plan(g, "atreides")
    assert g.state.starred_tanks[EMPEROR] == 2
    if duration == "one_use":  # the next battle: the other Karama could stop it again
        assert g.offered("atreides") == ["pass", "karama"]
        g.do("atreides", "pass")
    assert composing(g, "emperor", "dial")[-1] == ("dial 3" if duration == "one_use" else "dial 2")


@pytest.mark.rule("CLS-19.15")
def test_nobody_is_asked_for_karama_where_it_makes_no_difference(duel):
    hands = {"spacing_guild": ["karama"]}
    assert duel("harkonnen", own=3, hands=hands).asked == {"emperor", "harkonnen"}
    elsewhere = {
        "emperor": {"arrakeen/10": 3, "carthag/11": group(0, 2)},
        "harkonnen": {"arrakeen/10": 3},
    }
    assert duel("harkonnen", forces=elsewhere, hands=hands).asked == {"emperor", "harkonnen"}
    g = duel("fremen", own=group(1, 2), theirs=group(2, 0), hands=hands)
    g.do("spacing_guild", "pass")  # no spice needed
    assert g.asked == {"emperor", "fremen"}
    basic = {"emperor": {"arrakeen/10": 3}, "fremen": {"arrakeen/10": 3}}
    assert duel("fremen", mode="basic", forces=basic, hands=hands).asked == {"emperor", "fremen"}


# Fremen


@pytest.mark.rule("CLS-28.09", "CLS-33.10", "CLS-33.08")
def test_fremen_fight_at_full_strength_without_spice(duel):
    g = duel("fremen", theirs=group(2, 1))
    assert composing(g, "fremen", "dial") == ["dial 0", "dial 1", "dial 2", "dial 3", "dial 4"]
    assert composing(g, "fremen", "spice", dial=4) == []
    plan(g, "emperor", leader="bashar")
    finish(g)
    assert told(g, "plan_revealed")[1][3:5] == ("4", "0")


@pytest.mark.rule("CLS-33.08", "CLS-28.07")
def test_fedaykin_count_two_in_losses(duel):
    g = duel("fremen", own=1, theirs=group(3, 2))
    plan(g, "fremen", leader="stilgar", dial=3)
    plan(g, "emperor", leader="bashar")
    assert g.offered("fremen") == ["lose 1 1", "lose 3 0"]
    g.do("fremen", "lose 1 1")
    assert (g.state.tanks[FREMEN], g.state.starred_tanks[FREMEN]) == (1, 1)


@pytest.mark.rule("CLS-28.09", "CLS-33.10", "CLS-19.20")
def test_karama_makes_fremen_pay_like_anybody_else(duel):
    g = duel("fremen", theirs=group(2, 1), hands={"spacing_guild": ["karama"]}, spice={"fremen": 1})
    assert g.offered("spacing_guild") == ["pass", "karama"]
    while g.asked == {"spacing_guild"}:
        advantage = g.state.stack[-1].advantage
        g.do("spacing_guild", "karama" if advantage == "no_spice_needed_in_battle" else "pass")
    assert composing(g, "fremen", "dial")[-1] == "dial 3"  # 2 + ½ + ½ with one spice
    plan(g, "fremen", dial=3)
    assert g.state.reserved[FREMEN] == 1


@pytest.mark.rule("CLS-33.08", "CLS-19.20")
def test_karama_makes_fedaykin_ordinary(duel):
    g = duel("fremen", theirs=group(2, 1), hands={"spacing_guild": ["karama"]})
    while g.asked == {"spacing_guild"}:
        g.do("spacing_guild", "karama" if g.state.stack[-1].advantage == "fedaykin_strength" else "pass")
    assert composing(g, "fremen", "dial")[-1] == "dial 3"


@pytest.mark.rule("CLS-13.15", "CLS-2.04")
def test_in_the_basic_game_every_force_counts_one_without_spice(duel):
    forces = {"emperor": {"arrakeen/10": 3}, "harkonnen": {"arrakeen/10": 4}}
    g = duel("harkonnen", mode="basic", forces=forces, spice={"harkonnen": 0})
    assert composing(g, "harkonnen", "dial") == [f"dial {n}" for n in range(5)]
    plan(g, "harkonnen", dial=4)
    assert g.state.reserved[HARKONNEN] == 0


@pytest.mark.rule("CLS-19.15", "CLS-19.25")
def test_whoever_stopped_one_strength_of_fremen_with_the_last_karama_is_not_asked_about_the_other(duel):
    g = duel("fremen", theirs=group(2, 1), hands={"spacing_guild": ["karama"]}, spice={"fremen": 0})
    g.do("spacing_guild", "karama")
    assert told(g, "advantage_stopped") == [("spacing_guild", "fremen", "no_spice_needed_in_battle")]
    assert g.asked == {"emperor", "fremen"}  # plans
    assert composing(g, "fremen", "dial")[-1] == "dial 2"
    two = duel(
        "fremen", theirs=group(2, 1), hands={"spacing_guild": ["karama", "karama"]}, spice={"fremen": 0}
    )
    two.do("spacing_guild", "karama", "karama")
    assert composing(two, "fremen", "dial")[-1] == "dial 1.5"
