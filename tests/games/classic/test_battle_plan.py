"""What may go into a Battle Plan, and how it is sealed (CLS-13.14 to 13.23, 13.38, 13.39, 19.22)."""

from __future__ import annotations

import pytest

from games.classic.battles import (
    battle,
    composing,
    finish,
    only_battles,
    plan,
    to_plans,
    told,
)
from landsraad.games.classic import GAME
from landsraad.games.classic.battle_plan import could_play, current_battle, fix
from landsraad.games.classic.battlefield import DEFENSE_SLOT, DIAL, LEADER, UNDECIDED
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.factions import EMPEROR, FACTION, HARKONNEN
from landsraad.games.classic.leaders import LEADER as LEADERS
from landsraad.games.classic.state import LeaderAt
from landsraad.table import Chance, visibly_asked

HARKONNEN_LEADERS = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]


@pytest.fixture
def duel(table):
    """Harkonnen (the Aggressor) against the Emperor in Arrakeen."""

    def place(**position):
        given = {
            "factions": "harkonnen,emperor,bene_gesserit",
            "order": ["harkonnen", "emperor", "bene_gesserit"],
            "phase": "battle",
            "storm": 1,
            "forces": {"harkonnen": {"arrakeen/10": 8}, "emperor": {"arrakeen/10": 3}},
            "prepare": only_battles,
        }
        return table(**{**given, **position})

    return place


@pytest.mark.rule("CLS-13.14", "CLS-13.23", "CLS-13.39")
def test_both_sides_plan_in_secret_and_reveal_together(duel):
    g = duel(hands={"harkonnen": ["lasgun"], "emperor": ["snooper"]})
    assert g.asked == {"harkonnen", "emperor"}
    plan(g, "harkonnen", leader="umman_kudu", dial=2, weapon="lasgun")
    assert g.asked == {"emperor"}
    assert g.offered("harkonnen") == []  # sealed, and binding
    assert battle(g).shown(g.state, g.seat("emperor"))["plans"] == {"harkonnen": {}, "emperor": {}}
    assert "plan_revealed" not in g.keys
    assert battle(g).shown(g.state, g.seat("harkonnen"))["plans"]["harkonnen"] == {
        "leader": "umman_kudu",
        "haderach": "no",
        "dial": "2",
        "spice": "0",
        "weapon": "lasgun",
        "defense": "none",
    }
    plan(g, "emperor", leader="bashar", dial=1, defense="snooper")
    assert told(g, "plan_revealed") == [
        ("harkonnen", "umman_kudu", "no", "2", "0", "lasgun", "none"),
        ("emperor", "bashar", "no", "1", "0", "none", "snooper"),
    ]
    assert g.state.known[FACTION["bene_gesserit"] * 6 + HARKONNEN] == (CARD["lasgun"],)  # all have seen it


@pytest.mark.rule("CLS-13.15")
def test_the_dial_goes_from_0_to_the_own_forces_there(duel):
    g = duel()
    assert composing(g, "emperor", "dial") == ["dial 0", "dial 1", "dial 2", "dial 3"]


@pytest.mark.rule("CLS-13.15")
def test_the_dial_ends_at_20(duel):
    g = duel(forces={"harkonnen": {"arrakeen/10": 20}, "emperor": {"arrakeen/10": 3}})
    assert composing(g, "harkonnen", "dial") == [f"dial {n}" for n in range(21)]


@pytest.mark.rule("CLS-13.16")
def test_leaders_must_be_own_alive_and_unused_in_other_territories(duel):
    g = duel(
        leaders={
            "dead": ["caid"],
            "used": {"bashar": "carthag", "burseg": "arrakeen"},
        }
    )
    assert g.offered("emperor") == ["leader hasimir_fenring", "leader captain_aramsham", "leader burseg"]


@pytest.mark.rule("CLS-13.17", "CLS-13.18")
def test_a_cheap_hero_may_be_played_though_leaders_are_there_but_not_nobody(duel):
    g = duel(
        hands={"emperor": ["cheap_hero", "cheap_heroine"]}, leaders={"dead": ["caid", "burseg", "bashar"]}
    )
    assert g.offered("emperor") == [
        "leader hasimir_fenring",
        "leader captain_aramsham",
        "leader cheap_hero",
        "leader cheap_heroine",
    ]


@pytest.mark.rule("CLS-13.18")
def test_a_cheap_hero_must_be_played_if_there_is_no_leader(duel):
    g = duel(hands={"harkonnen": ["cheap_hero", "shield"]}, leaders={"dead": HARKONNEN_LEADERS})
    plan(g, "harkonnen", defense="shield")
    plan(g, "emperor")
    assert told(g, "plan_revealed")[0] == ("harkonnen", "cheap_hero", "no", "0", "0", "none", "shield")


@pytest.mark.rule("CLS-13.18", "CLS-13.21")
def test_without_anybody_the_battle_takes_place_without_cards(duel):
    g = duel(hands={"harkonnen": ["lasgun", "shield"]}, leaders={"dead": HARKONNEN_LEADERS})
    assert composing(g, "harkonnen", "weapon", dial=8) == []  # nothing to choose
    plan(g, "emperor", leader="bashar")
    assert told(g, "plan_revealed")[0] == ("harkonnen", "none", "no", "8", "0", "none", "none")
    assert told(g, "battle_won") == [("harkonnen", "8", "2")]


@pytest.mark.rule("CLS-13.19")
def test_at_most_one_weapon_and_one_defense_or_none(duel):
    g = duel(
        hands={"harkonnen": ["crysknife", "lasgun", "shield", "snooper", "karama", "hajr", "tleilaxu_ghola"]}
    )
    assert composing(g, "harkonnen", "weapon") == ["weapon none", "weapon crysknife", "weapon lasgun"]
    g.do("harkonnen", "weapon lasgun")
    assert g.offered("harkonnen") == ["defense none", "defense shield", "defense snooper"]
    g.do("harkonnen", "defense shield")
    assert g.asked == {"emperor"}


@pytest.mark.rule("CLS-13.20", "CLS-19.06")
@pytest.mark.parametrize("worthless", ["baliset", "jubba_cloak", "kulon", "la_la_la", "trip_to_gamont"])
def test_worthless_cards_go_into_either_slot_or_one_into_each(duel, worthless):
    other = "kulon" if worthless != "kulon" else "baliset"
    g = duel(hands={"harkonnen": [worthless, other]})
    assert set(composing(g, "harkonnen", "weapon")) == {
        "weapon none",
        f"weapon {worthless}",
        f"weapon {other}",
    }
    g.do("harkonnen", f"weapon {worthless}")
    assert g.offered("harkonnen") == ["defense none", f"defense {other}"]  # the same card is not there twice


@pytest.mark.rule("CLS-13.22", "CLS-EX-24")
def test_a_cheap_hero_is_neither_weapon_nor_defense(duel):
    g = duel(hands={"harkonnen": ["cheap_hero", "cheap_heroine"]})
    assert composing(g, "harkonnen", "weapon") == []  # nothing to choose
    assert composing(g, "emperor", "weapon") == []
    assert told(g, "plan_revealed")[0][5:] == ("none", "none")


@pytest.mark.rule("CLS-13.39")
def test_totals_are_compared_with_halves(table):
    g = table(
        factions="harkonnen,emperor",
        order=["harkonnen", "emperor"],
        phase="battle",
        mode="advanced",
        storm=1,
        prepare=only_battles,
        spice={"emperor": 0, "harkonnen": 0},
        forces={"harkonnen": {"arrakeen/10": 8}, "emperor": {"arrakeen/10": 3}},
    )
    plan(g, "harkonnen", leader="piter_de_vries", dial=1)
    plan(g, "emperor", leader="caid", dial=1.5)
    assert told(g, "battle_won") == [("emperor", "4", "4.5")]


# The Voice and Truthtrance


@pytest.mark.rule("CLS-13.38")
def test_the_voice_against_cheap_heroes_beats_the_duty_to_play_one(duel):
    g = duel(
        order=["bene_gesserit", "harkonnen", "emperor"],
        forces={"bene_gesserit": {"arrakeen/10": 3}, "harkonnen": {"arrakeen/10": 3}},
        hands={"harkonnen": ["cheap_hero", "lasgun"]},
        leaders={"dead": HARKONNEN_LEADERS},
    )
    g.do("bene_gesserit", "voice not cheap_hero")
    plan(g, "bene_gesserit")
    plan(g, "harkonnen", dial=1)
    assert told(g, "plan_revealed")[1] == ("harkonnen", "none", "no", "1", "0", "none", "none")


@pytest.mark.rule("CLS-19.22", "CLS-13.12")
@pytest.mark.parametrize(
    ("part", "value", "then", "left"),
    [
        ("leader", "umman_kudu", "leader", ["umman_kudu"]),
        ("not_leader", "umman_kudu", "leader", [*HARKONNEN_LEADERS[:4], "cheap_hero"]),
        ("leader", "hero", "leader", ["cheap_hero"]),
        ("not_leader", "hero", "leader", HARKONNEN_LEADERS),
        ("dial", "3+", "dial", ["3", "4", "5", "6", "7", "8"]),
        ("not_dial", "3+", "dial", ["0", "1", "2"]),
        ("dial", "2", "dial", []),
        ("weapon", "poison", "weapon", ["chaumas", "gom_jabbar"]),
        ("not_weapon", "poison", "weapon", ["none", "lasgun", "kulon"]),
        ("not_weapon", "none", "weapon", ["chaumas", "gom_jabbar", "lasgun", "kulon"]),
        ("weapon", "lasgun", "weapon", []),
        ("card", "worthless", "weapon", ["none", "chaumas", "gom_jabbar", "lasgun", "kulon"]),
        ("not_card", "worthless", "weapon", ["none", "chaumas", "gom_jabbar", "lasgun"]),
    ],
)
def test_an_answer_to_truthtrance_fixes_that_part(duel, part, value, then, left):
    g = duel(hands={"harkonnen": ["chaumas", "gom_jabbar", "lasgun", "kulon", "snooper", "cheap_hero"]})
    assert current_battle(g.state) is battle(g)
    assert could_play(g.state, HARKONNEN, part, value)
    fix(g.state, HARKONNEN, part, value)
    offered = composing(g, "harkonnen", then)
    assert [action.split()[1] for action in offered] == left
    for _ in range(5):  # and whatever is chosen, the plan can be finished
        if "harkonnen" in g.asked:
            g.do("harkonnen", g.offered("harkonnen")[-1])
    finish(g)
    assert len(told(g, "plan_revealed")) == 2


@pytest.mark.rule("CLS-19.22")
def test_could_play_knows_what_the_hand_allows(duel):
    g = duel(hands={"harkonnen": ["chaumas", "kulon"]})
    possible = {
        (part, value): could_play(g.state, HARKONNEN, part, value)
        for part, value in (
            ("weapon", "chaumas"),
            ("weapon", "lasgun"),
            ("weapon", "projectile"),
            ("defense", "shield"),
            ("defense", "worthless"),
            ("defense", "none"),
            ("leader", "hero"),
            ("not_leader", "hero"),
            ("dial", "8"),
            ("dial", "9+"),
            ("haderach", "yes"),
            ("haderach", "no"),
        )
    }
    assert [key for key, can in possible.items() if can] == [
        ("weapon", "chaumas"),
        ("defense", "worthless"),
        ("defense", "none"),
        ("not_leader", "hero"),
        ("dial", "8"),
        ("haderach", "no"),
    ]


@pytest.mark.rule("CLS-19.22")
def test_truthtrance_about_the_plan_is_asked_and_binds(duel):
    g = duel(hands={"emperor": ["truthtrance"], "harkonnen": ["lasgun"]})
    assert g.offered("emperor") == ["pass", "truthtrance"]
    g.do("emperor", "truthtrance")
    while "plan weapon lasgun" not in g.offered("emperor"):
        offered = g.offered("emperor")
        g.do("emperor", next(a for a in ("ask harkonnen", "about plan_weapon") if a in offered))
    g.do("emperor", "plan weapon lasgun")
    assert g.offered("harkonnen") == ["yes", "no"]
    g.do("harkonnen", "yes")
    plan(g, "harkonnen")
    plan(g, "emperor")
    assert told(g, "plan_revealed")[0][5] == "lasgun"


# Secrecy


def test_a_redrawn_plan_is_legal_and_keeps_what_was_seen(duel):
    g = duel(
        mode="advanced",
        hands={"harkonnen": ["lasgun", "shield", "cheap_hero"], "emperor": ["snooper"]},
        spice={"harkonnen": 5, "emperor": 5},
    )
    plan(g, "harkonnen", leader="umman_kudu", dial=2, spice=1, weapon="lasgun")
    battle(g).seen = ((FACTION["bene_gesserit"], HARKONNEN, LEADER),)
    different = set()
    for n in range(40):
        for eyes in (g.seat("emperor"), g.seat("bene_gesserit"), None):
            other = GAME.resample(g.state, eyes, Chance(f"{n}"))
            before = (battle(g).shown(g.state, eyes), visibly_asked(g.state, eyes))
            drawn = current_battle(other)
            assert (drawn.shown(other, eyes), visibly_asked(other, eyes)) == before
            assert UNDECIDED not in drawn.plan(HARKONNEN)
            assert not list(GAME.invariants(other))
            if eyes == g.seat("bene_gesserit"):
                assert drawn.plan(HARKONNEN).leader == battle(g).plan(HARKONNEN).leader
            different.add(drawn.plan(HARKONNEN))
        same = GAME.resample(g.state, g.seat("harkonnen"), Chance(f"{n}"))
        assert current_battle(same).plan(HARKONNEN) == battle(g).plan(HARKONNEN)
    assert len({redrawn[DIAL] for redrawn in different}) > 4


@pytest.mark.rule("CLS-19.22", "CLS-35.13")
@pytest.mark.parametrize("how", ["answered", "foreseen"])
def test_a_redraw_agrees_with_what_was_said_of_the_plans(duel, how):
    """The Emperor's leader is free then, and there is a card for the defense."""
    g = duel(
        mode="advanced",
        factions="harkonnen,emperor,atreides,fremen",
        order=["atreides", "emperor", "harkonnen", "fremen"],
        forces={"atreides": {"arrakeen/10": 3}, "emperor": {"arrakeen/10": 3}},
        hands={"emperor": ["kulon"]},
        leaders={"captive": ["caid", "burseg"]},
    )
    g.do("atreides", "prescience leader" if how == "foreseen" else "pass")
    if how == "foreseen":
        g.do("emperor", "leader bashar")
    else:
        fix(g.state, EMPEROR, "leader", "bashar")
        fix(g.state, EMPEROR, "not_defense", "none")
    captives = set()
    for n in range(60):
        other = GAME.resample(g.state, g.seat("atreides"), Chance(f"{n}"))
        captives.update(leader for leader in range(30) if other.leader_at[leader] == LeaderAt.CAPTIVE)
        assert how == "foreseen" or DEFENSE_SLOT.intersection(other.hands[EMPEROR])
    assert captives == {
        LEADERS["hasimir_fenring"],
        LEADERS["captain_aramsham"],
        LEADERS["caid"],
        LEADERS["burseg"],
    }


def test_options_while_planning_do_not_depend_on_the_opponent(duel):
    offered = []
    for cards in ([], ["lasgun", "shield"]):
        g = duel(hands={"harkonnen": ["crysknife"], "emperor": cards})
        offered.append(g.offered("harkonnen"))
        plan(g, "emperor", leader="bashar")
        offered.append(g.offered("harkonnen"))
    assert offered[0] == offered[1] == offered[2] == offered[3]


def test_a_battle_survives_being_saved(duel):
    g = duel(hands={"harkonnen": ["lasgun", "shield"]})
    to_plans(g)
    g.do("harkonnen", "leader umman_kudu", "dial 3")
    again = GAME.load(GAME.dump(g.state))
    assert GAME.dump(again) == GAME.dump(g.state)
    assert current_battle(again).plan(HARKONNEN) == battle(g).plan(HARKONNEN)


def test_others_do_not_see_that_a_hand_leaves_no_choice(duel):
    """A part with one possible answer is asked all the same where everybody can see whether it is asked."""
    for cards in ([], ["lasgun"]):
        g = duel(
            factions="harkonnen,atreides,bene_gesserit",
            order=["harkonnen", "atreides", "bene_gesserit"],
            forces={"harkonnen": {"arrakeen/10": 1}, "atreides": {"arrakeen/10": 1}},
            hands={"harkonnen": cards},
            leaders={"dead": HARKONNEN_LEADERS[1:]},
        )
        g.do("atreides", "prescience dial")
        g.do("harkonnen", "dial 1")
        assert g.asked == {"harkonnen", "atreides"}
        assert g.offered("harkonnen") == ["leader feyd_rautha"]
