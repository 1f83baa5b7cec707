"""Truthtrance, and what answers tell (CLS-19.21 to 19.23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.battle_plan import current_battle
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTION,
    FACTIONS,
    FREMEN,
    HARKONNEN,
)
from landsraad.games.classic.hands import discard, take
from landsraad.games.classic.leaders import LEADER
from landsraad.games.classic.questions import (
    answer,
    fact_holds,
    forget,
    hand_exchanged,
    heard,
    leader_captured,
    leader_freed,
    storm_card_changed,
)
from landsraad.games.classic.state import Fact, LeaderAt, Phase
from landsraad.games.classic.truthtrance import questions
from landsraad.table import Chance
from landsraad.table.play import visibly_asked

LASGUN, SHIELD, SNOOPER = CARD["lasgun"], CARD["shield"], CARD["snooper"]


@pytest.fixture
def trance(table: Any) -> Callable[..., Any]:
    """The Emperor is about to ask something, before the first auction."""

    def place(**position: Any) -> Any:
        hands = {"emperor": ["truthtrance"], **position.pop("hands", {})}
        g = table(**{"phase": "bidding", "turn": 2, "hands": hands, "spice": {"harkonnen": 7}, **position})
        assert g.asked == {"emperor"}
        g.do("emperor", "truthtrance")
        return g

    return place


def ask(g: Any, asked: str, question: str) -> None:
    kind = next(kind for kind, each in questions(g.state, FACTION[asked]).items() if question in each)
    g.do("emperor", f"ask {asked}", f"about {kind}", question)


def answered(g: Any) -> list[tuple[Any, ...]]:
    return [event.args for event in g.events if event.key == "truthtrance_answered"]


@pytest.mark.rule("CLS-19.21")
def test_one_question_is_answered_truthfully_publicly_and_at_once(trance: Any) -> None:
    g = trance(hands={"harkonnen": ["lasgun"]})
    ask(g, "harkonnen", "holds lasgun")
    assert answered(g) == [("harkonnen", "holds lasgun", 1)]
    news = [event for event in g.events if event.key.startswith("truthtrance")]
    assert [event.args for event in news] == [
        ("emperor", "harkonnen", "holds lasgun"),
        ("harkonnen", "holds lasgun", 1),
    ]
    assert all(event.only is None for event in news)
    assert g.state.hands[EMPEROR] == ()
    assert g.state.discard[0] == CARD["truthtrance"]
    assert g.asked == {g.events[-1].args[0]}  # the auction goes on


@pytest.mark.rule("CLS-19.14", "CLS-19.23")
def test_only_the_cards_in_the_hand_are_offered(table: Any) -> None:
    tanks = {"emperor": 5, "fremen": 5}
    hands = {"emperor": ["truthtrance"], "fremen": ["tleilaxu_ghola", "truthtrance"]}
    g = table(phase="bidding", turn=2, hands=hands, tanks=tanks)
    assert g.offered("emperor") == ["pass", "truthtrance"]
    assert g.offered("fremen") == ["pass", "ghola", "truthtrance"]


@pytest.mark.rule("CLS-19.21")
def test_the_holder_composes_in_secret(trance: Any) -> None:
    g = trance()
    assert g.offered("emperor") == [
        "ask atreides",
        "ask bene_gesserit",
        "ask fremen",
        "ask spacing_guild",
        "ask harkonnen",
    ]
    told = len(g.events)
    views = {f: GAME.view(g.state, g.seat(f)) for f in ("atreides", "harkonnen")}
    g.do("emperor", "ask harkonnen", "about traitor")
    assert len(g.events) == told
    assert visibly_asked(g.state, g.seat("harkonnen")) == ()
    assert visibly_asked(g.state, g.seat("emperor")) == (g.seat("emperor"),)
    assert all(GAME.view(g.state, g.seat(f)) == view for f, view in views.items())
    assert GAME.view(g.state, g.seat("emperor")).question == {
        "step": "Truthtrance",
        "asked": "harkonnen",
        "about": "traitor",
    }
    again = GAME.resample(g.state, g.seat("harkonnen"), Chance("x"))
    assert GAME.view(again, g.seat("harkonnen")) == GAME.view(g.state, g.seat("harkonnen"))


@pytest.mark.parametrize(
    ("asked", "question", "yes"),
    [
        ("harkonnen", "holds lasgun", True),
        ("harkonnen", "holds snooper", False),
        ("harkonnen", "holds_kind weapon", True),
        ("harkonnen", "holds_kind poison_weapon", False),
        ("harkonnen", "holds_kind defense", True),
        ("harkonnen", "holds_kind worthless", False),
        ("harkonnen", "holds_kind cheap_hero", False),
        ("fremen", "holds_kind cheap_hero", True),
        ("harkonnen", "cards 2", True),
        ("harkonnen", "cards 3", False),
        ("harkonnen", "spice 7", True),
        ("harkonnen", "spice 8", False),
        ("harkonnen", "traitor stilgar", True),
        ("harkonnen", "traitor chani", False),
        ("harkonnen", "captive chani", True),
        ("harkonnen", "captive stilgar", False),
        ("bene_gesserit", "predicted fremen", True),
        ("bene_gesserit", "predicted emperor", False),
        ("bene_gesserit", "predicted_turn 4", True),
        ("bene_gesserit", "predicted_turn 5", False),
        ("fremen", "storm 3", True),
        ("fremen", "storm 4", False),
        ("atreides", "losses 6", True),
        ("atreides", "losses 7", False),
    ],
)
@pytest.mark.rule("CLS-19.21")
def test_answers_about_facts_are_true(trance: Any, asked: str, question: str, yes: bool) -> None:
    def secrets(g: Any) -> None:
        g.storm_card, g.storm_card_seen = 3, (FREMEN,)

    g = trance(
        mode="advanced",
        hands={"harkonnen": ["lasgun", "shield"], "fremen": ["cheap_heroine"]},
        traitors={"harkonnen": ["stilgar"]},
        leaders={"captive": ["chani"]},
        prediction=["fremen", 4],
        haderach_losses=6,
        prepare=secrets,
    )
    ask(g, asked, question)
    assert answered(g) == [(asked, question, int(yes))]
    assert all(fact_holds(g.state, fact) for fact in g.state.facts)


@pytest.mark.rule("CLS-19.21", "CLS-33.02")
@pytest.mark.parametrize(
    ("seen_by", "asked"),
    [((FREMEN,), {FREMEN}), ((FREMEN, HARKONNEN), {FREMEN, HARKONNEN}), ((), set()), (FACTIONS, set())],
)
def test_whoever_has_seen_the_storm_card_can_be_asked_about_it_until_all_have(
    trance: Any, seen_by: tuple[int, ...], asked: set[int]
) -> None:
    def drawn(g: Any) -> None:
        g.storm_card, g.storm_card_seen = 3, seen_by

    g = trance(mode="advanced", prepare=drawn)
    assert {f for f in FACTIONS if "storm" in questions(g.state, f)} == asked


def test_only_what_somebody_can_know_is_asked(trance: Any) -> None:
    g = trance()
    assert set(questions(g.state, HARKONNEN)) == {
        *("holds", "holds_kind", "cards", "spice", "traitor"),
        *("will_ship", "will_move", "will_bid", "will_ally"),
    }
    assert "predicted" not in questions(g.state, ATREIDES)
    assert len(questions(g.state, ATREIDES)["cards"]) == 4
    assert len(questions(g.state, HARKONNEN)["cards"]) == 8
    g.state.phase = Phase.BATTLE
    assert not {"will_ship", "will_move", "will_bid"} & set(questions(g.state, HARKONNEN))


@pytest.mark.parametrize(
    "question", ["will_ship arrakeen", "will_move carthag", "will_bid", "will_ally fremen"]
)
@pytest.mark.parametrize("said", ["yes", "no"])
@pytest.mark.rule("CLS-19.21")
def test_intentions_are_answered_by_who_has_them(trance: Any, question: str, said: str) -> None:
    g = trance()
    ask(g, "harkonnen", question)
    assert g.asked == {"harkonnen"}
    assert g.offered("harkonnen") == ["yes", "no"]
    seen = GAME.view(g.state, None).context[-1]
    assert seen == {"step": "Answer", "asker": "emperor", "asked": "harkonnen", "question": question}
    g.do("harkonnen", said)
    assert answered(g) == [("harkonnen", question, int(said == "yes"))]
    assert g.state.facts == ()


@pytest.mark.rule("CLS-19.23")
def test_simultaneous_wishes_come_in_storm_order(table: Any) -> None:
    g = table(
        phase="bidding",
        turn=2,
        order=["harkonnen", "atreides", "emperor", "fremen", "bene_gesserit", "spacing_guild"],
        hands={"emperor": ["truthtrance"], "harkonnen": ["truthtrance"]},
    )
    assert g.asked == {"emperor", "harkonnen"}
    assert visibly_asked(g.state, g.seat("atreides")) == ()
    g.do("emperor", "truthtrance")
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "truthtrance")
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "ask emperor", "about holds", "holds truthtrance")
    assert answered(g) == [("emperor", "holds truthtrance", 1)]
    assert g.asked == {"emperor"}
    g.do("emperor", "ask harkonnen", "about holds", "holds truthtrance")
    assert answered(g)[1:] == [("harkonnen", "holds truthtrance", 0)]


@pytest.mark.rule("CLS-19.23")
@pytest.mark.parametrize(
    "phase",
    [
        "storm",
        "spice_blow",
        "charity",
        "bidding",
        "revival",
        "shipment_and_movement",
        "collection",
        "mentat_pause",
    ],
)
def test_truthtrance_may_be_played_in_every_phase(table: Any, phase: str) -> None:
    g = table(phase=phase, turn=2, hands={"emperor": ["truthtrance"]}, dialers=["atreides", "harkonnen"])
    g.first_options(lambda: "truthtrance" in g.offered("emperor"), limit=30)
    assert g.state.phase == Phase[phase.upper()]
    g.do("emperor", "truthtrance", "ask atreides", "about cards", "cards 1")
    assert answered(g) == [("atreides", "cards 1", 0)]


@pytest.mark.rule("CLS-19.23", "CLS-17.18")
def test_truthtrance_may_be_played_before_the_nexus(table: Any) -> None:
    g = table(
        phase="spice_blow",
        turn=2,
        hands={"emperor": ["truthtrance"]},
        spice_deck=["shai_hulud", "old_gap"],
        spice_piles=[["red_chasm"]],
    )
    g.do("emperor", "pass")
    assert told_worms(g) == [("red_chasm",)]
    g.do("emperor", "truthtrance", "ask atreides", "about will_ally", "will_ally emperor")
    g.do("atreides", "yes")
    assert "nexus_begins" in g.keys
    assert "offer emperor" in g.offered("atreides")


def told_worms(g: Any) -> list[tuple[Any, ...]]:
    return [event.args for event in g.events if event.key == "worm_appears"]


# The Battle Plan


@pytest.fixture
def duel(table: Any) -> Callable[..., Any]:
    """The Emperor has Truthtrance before Harkonnen fight Fremen in Arrakeen."""

    def place(**position: Any) -> Any:
        hands = {"emperor": ["truthtrance"], **position.pop("hands", {})}
        forces = {"harkonnen": {"arrakeen/10": 5}, "fremen": {"arrakeen/10": 4}}
        order = ["harkonnen", "fremen", "emperor", "atreides", "bene_gesserit", "spacing_guild"]
        g = table(
            **{"phase": "battle", "turn": 2, "hands": hands, "forces": forces, "order": order, **position}
        )
        g.first_options(lambda: current_battle(g.state) is not None and "truthtrance" in g.offered("emperor"))
        g.do("emperor", "truthtrance")
        return g

    return place


def plan_options(g: Any, faction: str, part: str) -> set[str]:
    """What a side may put into a part of its plan, each reached by first choices."""
    g.first_options(lambda: any(a.startswith(f"{part} ") for a in g.offered(faction)), limit=50)
    return {action.partition(" ")[2] for action in g.offered(faction)}


@pytest.mark.rule("CLS-19.22")
def test_yes_about_the_weapon_fixes_the_weapon(duel: Any) -> None:
    g = duel(hands={"harkonnen": ["lasgun", "stunner", "chaumas", "shield"]})
    ask(g, "harkonnen", "plan weapon poison")
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "yes")
    assert answered(g) == [("harkonnen", "plan weapon poison", 1)]
    assert plan_options(g, "harkonnen", "defense") == {"none", "shield"}  # weapon: only chaumas is left
    assert [(fact.about, fact.yes) for fact in g.state.facts] == [("holds_kind poison_weapon", True)]


@pytest.mark.rule("CLS-19.22")
def test_no_about_the_weapon_leaves_the_others(duel: Any) -> None:
    g = duel(hands={"harkonnen": ["lasgun", "stunner", "chaumas", "shield"]})
    ask(g, "harkonnen", "plan weapon poison")
    g.do("harkonnen", "no")
    assert plan_options(g, "harkonnen", "weapon") == {"none", "lasgun", "stunner"}
    assert g.state.facts == ()


@pytest.mark.rule("CLS-19.22")
def test_the_parts_not_asked_about_stay_free(duel: Any) -> None:
    g = duel(hands={"harkonnen": ["lasgun", "stunner", "shield"]})
    ask(g, "harkonnen", "plan dial 3+")
    g.do("harkonnen", "yes")
    assert plan_options(g, "harkonnen", "leader") == {
        *("feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu")
    }
    assert plan_options(g, "harkonnen", "dial") == {"3", "4", "5"}
    assert plan_options(g, "harkonnen", "weapon") == {"none", "lasgun", "stunner"}


@pytest.mark.rule("CLS-19.22")
def test_the_leader_is_fixed_and_what_cannot_be_true_cannot_be_said(duel: Any) -> None:
    g = duel(leaders={"dead": ["stilgar"]})
    ask(g, "fremen", "plan leader stilgar")
    assert g.asked == {"fremen"}  # asked all the same: nobody sees that only one answer is possible
    assert g.offered("fremen") == ["no"]
    g = duel()
    ask(g, "fremen", "plan leader stilgar")
    g.do("fremen", "no")
    assert "stilgar" not in plan_options(g, "fremen", "leader")


@pytest.mark.rule("CLS-19.21", "CLS-19.23")
def test_after_an_answer_another_card_may_be_played_before_the_plans(duel: Any) -> None:
    hands = {
        "emperor": ["truthtrance", "truthtrance"],
        "harkonnen": ["shield"],
        "fremen": ["tleilaxu_ghola"],
    }
    g = duel(hands=hands, leaders={"dead": ["stilgar"]})
    g.do("fremen", "pass")
    ask(g, "harkonnen", "holds shield")
    assert g.asked == {"emperor", "fremen"}  # whoever passed before has heard something new
    g.do("fremen", "ghola")
    g.do("emperor", "truthtrance")
    g.do("fremen", "revive stilgar")
    ask(g, "harkonnen", "holds lasgun")
    assert [yes for _, _, yes in answered(g)] == [1, 0]
    assert "leader stilgar" in g.offered("fremen")  # the plans


def test_a_card_said_to_be_played_is_held(duel: Any) -> None:
    g = duel(hands={"harkonnen": ["lasgun", "shield"]})
    ask(g, "harkonnen", "plan defense shield")
    g.do("harkonnen", "yes")
    assert GAME.view(g.state, None).factions["harkonnen"].known_cards == ["shield"]


def test_plans_are_asked_about_only_by_name_of_a_side_in_battle(duel: Any) -> None:
    g = duel(mode="advanced")
    assert {"plan_leader", "plan_dial", "plan_weapon", "plan_defense", "plan_spice"} <= set(
        questions(g.state, FREMEN)
    )
    assert not [kind for kind in questions(g.state, ATREIDES) if kind.startswith("plan")]
    assert "plan leader stilgar" in questions(g.state, HARKONNEN)["plan_leader"]  # perhaps a captive
    assert "plan leader feyd_rautha" not in questions(g.state, FREMEN)["plan_leader"]


# What answers tell later


@pytest.fixture
def known(table: Any) -> Callable[..., Any]:
    """A state in which Harkonnen have just answered."""

    def place(question: str, **position: Any) -> Any:
        g = table(
            **{"phase": "bidding", "turn": 2, "hands": {"harkonnen": ["shield", "snooper"]}, **position}
        ).state
        answer(g, HARKONNEN, question)
        return g

    return place


def test_yes_to_a_card_shows_it(known: Any) -> None:
    g = known("holds shield")
    assert g.known[ATREIDES * 6 + HARKONNEN] == (SHIELD,)
    assert g.facts == ()


def test_no_to_a_card_binds_the_cards_held_then(known: Any) -> None:
    g = known("holds lasgun")
    (fact,) = g.facts
    assert fact_holds(g, fact)
    g.hands[HARKONNEN] = (SHIELD, LASGUN)
    assert not fact_holds(g, fact)
    g.hands[HARKONNEN] = (SHIELD, SNOOPER)
    take(g, HARKONNEN, LASGUN)
    assert fact_holds(g, fact)  # the new card may be one
    g.hands[HARKONNEN] = (SHIELD, LASGUN, LASGUN)
    assert not fact_holds(g, fact)  # but only the new one


def test_a_kind_of_card_stays_in_the_hand_until_one_is_lost(known: Any) -> None:
    g = known("holds_kind defense")
    (fact,) = g.facts
    g.hands[HARKONNEN] = (LASGUN, SNOOPER)
    assert fact_holds(g, fact)
    g.hands[HARKONNEN] = (LASGUN,)
    assert not fact_holds(g, fact)
    discard(g, HARKONNEN, LASGUN)
    assert g.facts == (fact,)
    g.hands[HARKONNEN] = (SHIELD,)
    discard(g, HARKONNEN, SHIELD)
    assert g.facts == ()


def test_no_to_a_kind_of_card(known: Any) -> None:
    g = known("holds_kind weapon")
    (fact,) = g.facts
    assert not fact.yes
    g.hands[HARKONNEN] = (SHIELD, LASGUN)
    assert not fact_holds(g, fact)
    g.hands[HARKONNEN] = (SHIELD,)
    take(g, HARKONNEN, LASGUN)
    assert fact_holds(g, fact)
    discard(g, HARKONNEN, LASGUN)
    assert g.facts == (fact,)  # the cards of that time are still no weapons


def test_unseen_exchanges_end_what_was_known_of_kinds(known: Any) -> None:
    g = known("holds_kind defense")
    answer(g, HARKONNEN, "holds_kind weapon")
    hand_exchanged(g, ATREIDES)
    assert len(g.facts) == 2
    hand_exchanged(g, HARKONNEN)
    assert [(fact.about, fact.yes) for fact in g.facts] == [("holds_kind weapon", False)]


@pytest.mark.parametrize("leader", ["stilgar", "chani"])
def test_traitors_are_remembered(known: Any, leader: str) -> None:
    g = known(f"traitor {leader}", traitors={"harkonnen": ["stilgar"]})
    (fact,) = g.facts
    assert fact_holds(g, fact)
    g.traitors[HARKONNEN] = (LEADER["chani"],)
    assert not fact_holds(g, fact)


def test_predictions_are_remembered(known: Any) -> None:
    g = known("holds karama", prediction=["fremen", 4])
    g.facts = ()
    answer(g, BENE_GESSERIT, "predicted fremen")
    answer(g, BENE_GESSERIT, "predicted_turn 5")
    first, second = g.facts
    g.prediction = (EMPEROR, 5)
    assert not fact_holds(g, first)
    assert not fact_holds(g, second)
    g.prediction = (FREMEN, 7)
    assert fact_holds(g, first)
    assert fact_holds(g, second)


def test_the_storm_card_is_remembered_until_it_is_used(known: Any) -> None:
    g = known("holds karama")
    g.facts, g.storm_card, g.storm_card_seen = (), 3, (FREMEN,)
    answer(g, FREMEN, "storm 3")
    (fact,) = g.facts
    g.storm_card = 4
    assert not fact_holds(g, fact)
    storm_card_changed(g)
    assert g.facts == ()


def test_captives_are_remembered_until_they_change(known: Any) -> None:
    g = known("captive chani", leaders={"captive": ["chani"]}, mode="advanced")
    (fact,) = g.facts
    answer(g, HARKONNEN, "captive jamis")
    answer(g, HARKONNEN, "captive caid")
    leader_captured(g, FREMEN)  # it may be Jamis
    assert [(fact.about, fact.yes) for fact in g.facts] == [("captive chani", True), ("captive caid", False)]
    g.leader_at[LEADER["chani"]] = LeaderAt.HOME
    assert not fact_holds(g, fact)
    leader_freed(g, LEADER["chani"])
    assert [fact.about for fact in g.facts] == ["captive caid"]


def test_answers_that_tell_nothing_any_more_are_forgotten(known: Any) -> None:
    g = known("holds lasgun", traitors={"harkonnen": ["stilgar"]})
    answer(g, HARKONNEN, "traitor stilgar")
    for n in range(7):
        forget(g)
        assert len(g.facts) == 2, n
        g.acquired[HARKONNEN] += 1
    g.acquired[HARKONNEN] += 1
    forget(g)
    assert [fact.about for fact in g.facts] == ["traitor stilgar"]


def test_the_same_answer_is_noted_once(known: Any) -> None:
    g = known("holds lasgun")
    answer(g, HARKONNEN, "holds lasgun", (ATREIDES,))
    answer(g, HARKONNEN, "holds lasgun", (ATREIDES,))
    assert [fact.seen_by for fact in g.facts] == [(), (ATREIDES,)]
    answer(g, HARKONNEN, "holds lasgun")
    assert [fact.seen_by for fact in g.facts] == [()]


def test_who_heard_an_answer() -> None:
    public = Fact(HARKONNEN, "holds lasgun", False)
    private = Fact(HARKONNEN, "holds lasgun", False, 0, (ATREIDES,))
    assert heard(public, ())
    assert heard(private, (ATREIDES, FREMEN))
    assert heard(private, (HARKONNEN,))
    assert not heard(private, (FREMEN,))
    assert not heard(private, ())


def test_what_was_answered_in_private_stays_private(known: Any) -> None:
    g = known("holds karama", traitors={"harkonnen": ["stilgar"]})
    g.facts = ()
    answer(g, HARKONNEN, "traitor stilgar", (ATREIDES,))
    seats = {f: g.seat_of[f] for f in (ATREIDES, FREMEN, HARKONNEN)}
    assert [len(GAME.view(g, seats[f]).facts) for f in (ATREIDES, FREMEN, HARKONNEN)] == [1, 0, 1]
    assert GAME.view(g, None).facts == []
    chance = Chance("many")
    drawn = [GAME.resample(g, seats[FREMEN], chance) for _ in range(30)]
    assert any(LEADER["stilgar"] not in again.traitors[HARKONNEN] for again in drawn)
    drawn = [GAME.resample(g, seats[ATREIDES], chance) for _ in range(30)]
    assert all(LEADER["stilgar"] in again.traitors[HARKONNEN] for again in drawn)


def test_a_redraw_never_contradicts_an_answer(trance: Any) -> None:
    g = trance(hands={"harkonnen": ["shield", "snooper"]}, traitors={"harkonnen": ["stilgar"]})
    ask(g, "harkonnen", "holds_kind weapon")
    chance = Chance("many")
    for _ in range(40):
        again = GAME.resample(g.state, g.seat("emperor"), chance)
        assert all(fact_holds(again, fact) for fact in g.state.facts)
