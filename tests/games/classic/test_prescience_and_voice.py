"""The Voice, Prescience, and the Karama power of Atreides (CLS-20.06 to 20.08, 21.06 to 21.09, 29.03, 29.04)."""

from __future__ import annotations

import pytest

from games.classic.battles import (
    battle,
    card_plans,
    composing,
    event,
    finish,
    only_battles,
    pass_until,
    plan,
    told,
)
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, HARKONNEN

HARKONNEN_LEADERS = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]


@pytest.fixture
def duel(table):
    """A faction against Harkonnen in Arrakeen; Bene Gesserit, Atreides and the Emperor are in the game."""

    def place(who, cards=(), **position):
        given = {
            "factions": "atreides,bene_gesserit,emperor,harkonnen",
            "order": ["atreides", "bene_gesserit", "emperor", "harkonnen"],
            "phase": "battle",
            "storm": 1,
            "forces": {who: {"arrakeen/10": 6}, "harkonnen": {"arrakeen/10": 6}},
            "hands": {"harkonnen": list(cards)},
            "spice": {"atreides": 10, "bene_gesserit": 10, "emperor": 10, "harkonnen": 10},
            "prepare": only_battles,
        }
        return table(**{**given, **position})

    return place


def offered(g, part, **wanted):
    return [action.split()[1] for action in composing(g, "harkonnen", part, **wanted)]


def sealed(g):
    """Harkonnen's sealed plan: leader, weapon, defense."""
    plan_ = battle(g).shown(g.state, g.seat("harkonnen"))["plans"]["harkonnen"]
    return plan_["leader"], plan_["weapon"], plan_["defense"]


# The Voice


@pytest.mark.rule("CLS-21.06", "CLS-21.09", "CLS-13.11")
def test_before_each_own_battle_bene_gesserit_may_give_one_command(duel):
    g = duel("bene_gesserit", ["lasgun"])
    assert g.asked == {"bene_gesserit"}
    kinds = ["poison", "projectile", "lasgun", "snooper", "shield", "worthless", "cheap_hero"]
    assert g.offered("bene_gesserit") == [
        "pass",
        *(f"voice {do} {kind}" for do in ("play", "not") for kind in kinds),
    ]
    g.do("bene_gesserit", "voice play lasgun")
    assert told(g, "voice") == [("harkonnen", "play", "lasgun")]
    assert event(g, "voice").only is None
    assert g.asked == {"bene_gesserit", "harkonnen"}  # plans; no second command


@pytest.mark.rule("CLS-21.06")
def test_the_voice_comes_before_every_own_battle(duel):
    forces = {
        "bene_gesserit": {"arrakeen/10": 6},
        "harkonnen": {"arrakeen/10": 1},
        "emperor": {"arrakeen/10": 1},
        "atreides": {},
    }
    g = duel("bene_gesserit", forces=forces)
    g.do("bene_gesserit", "battle arrakeen harkonnen", "voice not shield")
    plan(g, "bene_gesserit", dial=1)
    plan(g, "harkonnen")
    assert "voice play shield" in g.offered("bene_gesserit")
    assert battle(g).command == (False, "")


def pairs(weapons, defenses):
    return {(weapon, defense) for weapon in weapons.split() for defense in defenses.split()}


@pytest.mark.rule("CLS-21.06", "CLS-21.07")
@pytest.mark.parametrize(
    ("command", "cards", "allowed"),
    [
        ("play poison", "chaumas gom_jabbar crysknife", pairs("chaumas gom_jabbar", "none")),
        ("play projectile", "chaumas stunner crysknife", pairs("stunner crysknife", "none")),
        ("play lasgun", "lasgun crysknife shield", pairs("lasgun", "none shield")),
        ("play shield", "snooper shield lasgun", pairs("none lasgun", "shield")),
        ("play snooper", "snooper shield", pairs("none", "snooper")),
        (
            "play worthless",
            "kulon lasgun shield",
            {("kulon", "none"), ("kulon", "shield"), ("none", "kulon"), ("lasgun", "kulon")},
        ),
        ("not poison", "chaumas crysknife", pairs("none crysknife", "none")),
        ("not projectile", "chaumas crysknife", pairs("none chaumas", "none")),
        ("not lasgun", "chaumas lasgun", pairs("none chaumas", "none")),
        ("not shield", "snooper shield", pairs("none", "none snooper")),
        ("not snooper", "snooper shield", pairs("none", "none shield")),
        ("not worthless", "kulon shield lasgun", pairs("none lasgun", "none shield")),
        # unable: free
        ("play poison", "crysknife shield", pairs("none crysknife", "none shield")),
        ("play shield", "crysknife", pairs("none crysknife", "none")),
        ("play worthless", "crysknife shield", pairs("none crysknife", "none shield")),
    ],
)
def test_the_opponent_obeys_if_able(duel, command, cards, allowed):
    g = duel("bene_gesserit", cards.split())
    g.do("bene_gesserit", f"voice {command}")
    assert card_plans(g, "harkonnen") == allowed


@pytest.mark.rule("CLS-21.07", "CLS-13.20")
def test_a_worthless_card_obeys_in_either_slot(duel):
    g = duel("bene_gesserit", ["kulon", "lasgun", "shield"])
    g.do("bene_gesserit", "voice play worthless")
    assert set(offered(g, "weapon")) == {"none", "lasgun", "kulon"}
    g.do("harkonnen", "weapon lasgun")
    assert sealed(g) == ("feyd_rautha", "lasgun", "kulon")  # nothing else obeys
    free = duel("bene_gesserit", ["kulon", "lasgun", "shield"])
    free.do("bene_gesserit", "voice play worthless")
    composing(free, "harkonnen", "weapon")
    free.do("harkonnen", "weapon kulon")
    assert free.offered("harkonnen") == ["defense none", "defense shield"]


@pytest.mark.rule("CLS-21.06", "CLS-21.07")
def test_the_voice_about_cheap_heroes(duel):
    g = duel("bene_gesserit", ["cheap_hero", "cheap_heroine"])
    g.do("bene_gesserit", "voice play cheap_hero")
    assert offered(g, "leader") == ["cheap_hero", "cheap_heroine"]
    g = duel("bene_gesserit", ["cheap_hero"])
    g.do("bene_gesserit", "voice not cheap_hero")
    assert offered(g, "leader") == HARKONNEN_LEADERS
    g = duel("bene_gesserit", ["lasgun"])
    g.do("bene_gesserit", "voice play cheap_hero")
    assert offered(g, "leader") == HARKONNEN_LEADERS


@pytest.mark.rule("CLS-21.07")
def test_who_has_nobody_to_lead_is_unable_to_play_a_card(duel):
    g = duel("bene_gesserit", ["lasgun"], leaders={"dead": HARKONNEN_LEADERS})
    g.do("bene_gesserit", "voice play lasgun")
    plan(g, "harkonnen", dial=2)
    assert sealed(g) == ("none", "none", "none")


@pytest.mark.rule("CLS-21.07")
def test_bene_gesserit_is_not_told_whether_the_opponent_was_able(duel):
    seen = []
    for cards in (["lasgun"], ["crysknife"]):
        g = duel("bene_gesserit", cards)
        g.do("bene_gesserit", "voice play lasgun")
        plan(g, "harkonnen", dial=2, weapon=cards[0])
        seat = g.seat("bene_gesserit")
        events = [(e.key, e.args) for e in g.events if e.only is None or seat in e.only]
        seen.append((g.offered("bene_gesserit"), battle(g).shown(g.state, seat), events))
    assert seen[0] == seen[1]


@pytest.mark.rule("CLS-19.22", "CLS-13.12")
def test_the_voice_does_not_undo_what_truthtrance_fixed(duel):
    hands = {"emperor": ["truthtrance"], "harkonnen": ["cheap_hero", "crysknife", "chaumas"]}
    for question, command, kept in (
        ("plan leader hero", "not cheap_hero", "cheap_hero"),
        ("plan weapon poison", "play projectile", "chaumas"),
    ):
        g = duel("bene_gesserit", hands=hands)
        g.do("emperor", "truthtrance", "ask harkonnen", f"about {'_'.join(question.split()[:2])}", question)
        g.do("harkonnen", "yes")
        g.do("bene_gesserit", f"voice {command}")
        plan(g, "harkonnen", **{question.split()[1]: kept})
        assert kept in sealed(g)


@pytest.mark.rule("CLS-21.07", "CLS-19.22")
@pytest.mark.parametrize(("asked", "heard"), [("harkonnen", False), ("bene_gesserit", True)])
def test_silence_at_the_voices_command_tells_nothing_of_who_had_fixed_the_plan_before(duel, asked, heard):
    hands = {"emperor": ["truthtrance"], "harkonnen": ["crysknife"]}
    g = duel("bene_gesserit", hands=hands)
    g.do("emperor", "truthtrance", f"ask {asked}", "about plan_weapon", "plan weapon poison")
    g.do(asked, "no")
    g.do("bene_gesserit", "voice play poison")
    g.do("emperor", *(["pass"] if g.asked == {"emperor"} else []))
    plan(g, "harkonnen", weapon="crysknife")
    plan(g, "bene_gesserit")
    facts = [(fact.faction, fact.about, fact.yes) for fact in g.state.facts]
    assert ((HARKONNEN, "holds_kind poison_weapon", False) in facts) is heard


@pytest.mark.rule("CLS-21.08")
def test_the_voice_serves_an_ally_but_nobody_else(duel):
    g = duel("emperor", ["lasgun"], alliances=[["emperor", "bene_gesserit"]])
    assert g.asked == {"bene_gesserit"}
    g.do("bene_gesserit", "voice not lasgun")
    assert told(g, "voice") == [("harkonnen", "not", "lasgun")]
    assert offered(g, "weapon") == []
    assert duel("emperor").asked == {"emperor", "harkonnen"}


@pytest.mark.rule("CLS-19.15", "CLS-19.16", "CLS-21.06")
@pytest.mark.parametrize(("who", "key"), [("bene_gesserit", "voice"), ("emperor", "ally_voice")])
def test_karama_stops_the_voice_for_the_phase(duel, who, key):
    forces = {who: {"arrakeen/10": 6, "old_gap/9": 6}, "harkonnen": {"arrakeen/10": 2, "old_gap/9": 2}}
    g = duel(who, ["karama", "lasgun"], forces=forces, alliances=[["emperor", "bene_gesserit"]])
    g.do(who, "battle arrakeen harkonnen")
    g.do("bene_gesserit", "voice not lasgun")
    assert g.offered("harkonnen") == ["pass", "karama"]
    g.do("harkonnen", "karama")
    assert told(g, "advantage_stopped") == [("harkonnen", "bene_gesserit", key)]
    assert "lasgun" in offered(g, "weapon")
    plan(g, "harkonnen")
    plan(g, who, dial=1)
    assert g.asked == {who, "harkonnen"}  # the next battle begins with its plans


# Prescience


@pytest.mark.rule("CLS-20.06", "CLS-13.12", "CLS-28.11")
def test_atreides_learns_one_part_which_is_fixed_then(duel):
    g = duel("atreides", ["lasgun", "crysknife", "shield"], mode="advanced")
    assert g.offered("atreides") == [
        "pass",
        *(f"prescience {p}" for p in ("dial", "leader", "weapon", "defense")),
    ]
    g.do("atreides", "prescience dial")
    assert g.asked == {"harkonnen"}
    assert g.offered("harkonnen")[-1] == "dial 6"
    g.do("harkonnen", "dial 3")
    (part,) = [e for e in g.events if e.key == "plan_part"]
    assert part.args == ("harkonnen", "dial", "3")
    assert part.only == (g.seat("harkonnen"), g.seat("atreides"))
    seen = battle(g).shown(g.state, g.seat("atreides"))["plans"]
    assert seen == {"harkonnen": {"dial": "3"}, "atreides": {}}
    assert battle(g).shown(g.state, g.seat("emperor"))["plans"]["harkonnen"] == {}
    assert offered(g, "spice") == ["0", "1", "2", "3"]  # not shown, and free
    g.do("harkonnen", "spice 2")
    assert g.offered("harkonnen") == ["weapon none", "weapon crysknife", "weapon lasgun"]
    plan(g, "harkonnen", weapon="lasgun")
    plan(g, "atreides")
    assert told(g, "plan_revealed")[1][3:6] == ("3", "2", "lasgun")


@pytest.mark.rule("CLS-28.11")
def test_option_prescience_on_the_dial_shows_the_spice_too(duel):
    g = duel("atreides", mode="advanced", options={"prescience_shows_spice": "on"})
    g.do("atreides", "prescience dial")
    g.do("harkonnen", "dial 3", "spice 1")
    assert battle(g).shown(g.state, g.seat("atreides"))["plans"]["harkonnen"] == {"dial": "3", "spice": "1"}
    assert g.state.reserved[HARKONNEN] == 1
    assert offered(g, "spice") == []


@pytest.mark.rule("CLS-28.14", "CLS-20.06")
def test_the_least_spice_for_a_disclosed_dial_is_bound_at_once(duel):
    g = duel("atreides", mode="advanced")
    g.do("atreides", "prescience dial")
    g.do("harkonnen", "dial 5")
    assert g.state.reserved[HARKONNEN] == 4


@pytest.mark.rule("CLS-20.06")
@pytest.mark.parametrize(
    ("part", "answer", "other"),
    [
        ("leader", "umman_kudu", "feyd_rautha"),
        ("weapon", "lasgun", "crysknife"),
        ("defense", "shield", "none"),
    ],
)
def test_each_of_the_parts_can_be_asked(duel, part, answer, other):
    g = duel("atreides", ["lasgun", "crysknife", "shield"])
    g.do("atreides", f"prescience {part}")
    assert {f"{part} {answer}", f"{part} {other}"} <= set(g.offered("harkonnen"))
    g.do("harkonnen", f"{part} {answer}")
    if answer in CARD:
        assert g.state.known[ATREIDES * 6 + HARKONNEN] == (CARD[answer],)
        assert g.state.known[EMPEROR * 6 + HARKONNEN] == ()
    assert offered(g, part) == []
    plan(g, "harkonnen")
    plan(g, "atreides")
    assert answer in told(g, "plan_revealed")[1]


@pytest.mark.rule("CLS-20.06")
def test_no_other_part_shows_a_card(duel):
    hand = [card for card in CARD if card not in ("shield", "snooper")][:8]
    for part in ("dial", "leader"):
        g = duel("atreides", hand)
        g.do("atreides", f"prescience {part}")
        for answer in g.offered("harkonnen"):
            again = duel("atreides", hand)
            again.do("atreides", f"prescience {part}")
            again.do("harkonnen", answer)
            assert again.state.known[ATREIDES * 6 + HARKONNEN] == ()


@pytest.mark.rule("CLS-20.07")
def test_no_weapon_is_an_answer_and_uses_the_question_up(duel):
    g = duel("atreides", ["crysknife"])
    g.do("atreides", "prescience weapon")
    g.do("harkonnen", "weapon none")
    assert g.asked == {"atreides", "harkonnen"}  # plans
    assert g.offered("atreides")[0].startswith("leader")
    plan(g, "harkonnen")
    plan(g, "atreides")
    assert told(g, "plan_revealed")[1][5] == "none"
    bare = duel("atreides")
    bare.do("atreides", "prescience weapon")
    assert bare.offered("harkonnen") == ["weapon none"]  # asked all the same, so that others don't learn it
    bare.do("harkonnen", "weapon none")
    assert told(bare, "plan_part") == [("harkonnen", "weapon", "none")]
    assert told(bare, "prescience") == [("harkonnen", "weapon")]


@pytest.mark.rule("CLS-20.08")
def test_prescience_for_an_ally_is_shown_to_both(duel):
    g = duel("emperor", ["crysknife"], alliances=[["atreides", "emperor"]])
    g.do("atreides", "prescience weapon")
    g.do("harkonnen", "weapon crysknife")
    (part,) = [e for e in g.events if e.key == "plan_part"]
    assert part.only == (g.seat("harkonnen"), g.seat("atreides"), g.seat("emperor"))
    for faction, sees in (("atreides", True), ("emperor", True), ("bene_gesserit", False)):
        assert bool(battle(g).shown(g.state, g.seat(faction))["plans"]["harkonnen"]) == sees
    assert g.state.known[EMPEROR * 6 + HARKONNEN] == (CARD["crysknife"],)
    assert duel("emperor").asked == {"emperor", "harkonnen"}


@pytest.mark.rule("CLS-19.15", "CLS-19.16")
@pytest.mark.parametrize(
    ("who", "key"), [("atreides", "battle_prescience"), ("emperor", "ally_battle_prescience")]
)
def test_karama_stops_prescience(duel, who, key):
    forces = {who: {"arrakeen/10": 6, "old_gap/9": 6}, "harkonnen": {"arrakeen/10": 2, "old_gap/9": 2}}
    g = duel(who, ["karama"], forces=forces, alliances=[["atreides", "emperor"]])
    g.do(who, "battle arrakeen harkonnen")
    g.do("atreides", "prescience leader")
    g.do("harkonnen", "karama")
    assert told(g, "advantage_stopped") == [("harkonnen", "atreides", key)]
    assert g.asked == {who, "harkonnen"}
    plan(g, who, dial=1)
    plan(g, "harkonnen")
    assert g.asked == {who, "harkonnen"}
    assert "plan_part" not in g.keys


@pytest.mark.rule("CLS-EX-27", "CLS-13.11", "CLS-13.12")
def test_the_voice_comes_before_prescience_and_the_rest_stays_free(duel):
    g = duel(
        "atreides", ["chaumas", "crysknife", "shield", "snooper"], alliances=[["atreides", "bene_gesserit"]]
    )
    assert g.asked == {"bene_gesserit"}
    g.do("bene_gesserit", "voice play poison")
    g.do("atreides", "prescience defense")
    g.do("harkonnen", "defense shield")
    assert offered(g, "leader") == HARKONNEN_LEADERS
    assert offered(g, "dial") == [f"{n}" for n in range(7)]
    plan(g, "harkonnen")
    assert sealed(g) == ("feyd_rautha", "chaumas", "shield")


@pytest.mark.rule("CLS-13.11", "CLS-21.07")
def test_prescience_is_answered_in_obedience_to_the_voice(duel):
    g = duel("atreides", ["chaumas", "gom_jabbar", "crysknife"], alliances=[["atreides", "bene_gesserit"]])
    g.do("bene_gesserit", "voice play poison")
    g.do("atreides", "prescience weapon")
    assert g.offered("harkonnen") == ["weapon chaumas", "weapon gom_jabbar"]


# The Karama power of Atreides


@pytest.mark.rule("CLS-29.03", "CLS-29.01", "CLS-29.02")
def test_karama_shows_atreides_the_whole_plan_before_the_own(duel):
    hands = {"atreides": ["karama"], "harkonnen": ["lasgun", "shield"]}
    g = duel("atreides", hands=hands, mode="advanced")
    g.do("atreides", "pass")  # Prescience
    assert g.offered("atreides") == ["pass", "karama plan harkonnen"]
    g.do("atreides", "karama plan harkonnen")
    assert CARD["karama"] in g.state.discard
    assert g.asked == {"harkonnen"}
    plan(g, "harkonnen", leader="umman_kudu", dial=3, spice=2, weapon="lasgun")
    assert g.asked == {"atreides"}
    assert battle(g).shown(g.state, g.seat("atreides"))["plans"]["harkonnen"] == {
        "leader": "umman_kudu",
        "haderach": "no",
        "dial": "3",
        "spice": "2",
        "weapon": "lasgun",
        "defense": "none",
    }
    assert battle(g).shown(g.state, g.seat("emperor"))["plans"]["harkonnen"] == {}
    assert g.state.known[ATREIDES * 6 + HARKONNEN] == (CARD["lasgun"],)
    assert g.offered("harkonnen") == []
    assert g.state.karama_powers_used == (ATREIDES,)
    plan(g, "atreides")
    finish(g)
    assert told(g, "plan_revealed")[1][1:] == ("umman_kudu", "no", "3", "2", "lasgun", "none")


@pytest.mark.rule("CLS-29.01")
@pytest.mark.parametrize("why", [{"mode": "basic"}, {"karama_powers_used": ["atreides"]}])
def test_the_power_is_for_the_advanced_game_and_once_per_game(duel, why):
    g = duel("atreides", **{"hands": {"atreides": ["karama"]}, "mode": "advanced", **why})
    g.do("atreides", "pass")
    assert g.asked == {"atreides", "harkonnen"}
    assert g.offered("atreides")[0].startswith("leader")


@pytest.mark.rule("CLS-29.04")
def test_the_power_works_in_own_battles_or_by_option_in_any(duel):
    hands = {"atreides": ["karama"], "harkonnen": ["shield"]}
    assert duel("emperor", hands=hands, mode="advanced").asked == {"emperor", "harkonnen"}
    g = duel("emperor", hands=hands, mode="advanced", options={"atreides_karama_target": "any_plan"})
    assert g.offered("atreides") == ["pass", "karama plan emperor", "karama plan harkonnen"]
    g.do("atreides", "karama plan harkonnen")
    plan(g, "harkonnen", leader="umman_kudu", defense="shield")
    assert battle(g).shown(g.state, g.seat("atreides"))["plans"]["harkonnen"]["defense"] == "shield"
    assert battle(g).shown(g.state, g.seat("emperor"))["plans"]["harkonnen"] == {}
    assert g.asked == {"emperor"}
    own = duel("atreides", hands=hands, mode="advanced", options={"atreides_karama_target": "any_plan"})
    pass_until(own, lambda: "karama plan harkonnen" in own.offered("atreides"))
    assert own.offered("atreides") == ["pass", "karama plan harkonnen"]


def test_advanced_voice_of_bene_gesserit_against_atreides(duel):
    forces = {"atreides": {"arrakeen/10": 3}, "bene_gesserit": {"arrakeen/10": 3}}
    g = duel("atreides", forces=forces, hands={"atreides": ["lasgun"], "bene_gesserit": ["kulon"]})
    g.do("bene_gesserit", "voice play lasgun")
    g.do("atreides", "prescience defense")
    g.do("bene_gesserit", "defense kulon")
    plan(g, "atreides")
    plan(g, "bene_gesserit")
    assert told(g, "plan_revealed")[0][5] == "lasgun"
    assert g.state.known[ATREIDES * 6 + BENE_GESSERIT] == ()  # lost and discarded
