"""Personal cards in motion (IMP-4, IMP-13): drawing, discarding, trashing, looking at the deck."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import Changes, names, told
from landsraad.games.imperium.cards import CARD, RESERVE
from landsraad.games.imperium.decks import TrashCard, discard, draw
from landsraad.games.imperium.view import view

FIVE = ["dagger", "diplomacy", "reconnaissance", "seek_allies", "signet_ring"]


def pending(g: Any, seat: int, prefix: str) -> list[str]:
    return [action for action in g.offered(seat) if action.startswith(f"do {prefix}")]


# Drawing


@pytest.mark.rule("IMP-4.04", "IMP-5.04")
def test_the_discard_pile_is_shuffled_when_the_deck_runs_out(table: Any) -> None:
    g = table(
        phase="round_start",
        hands={0: ["signet_ring"]},
        in_play={0: ["seek_allies"]},
        discards={0: ["reconnaissance", "diplomacy", "convincing_argument", "convincing_argument"]},
        decks={0: ["dagger", "dagger"]},
        coming={"shuffles": [["convincing_argument", "diplomacy", "reconnaissance"]]},
    )
    drawn = ["signet_ring", "dagger", "dagger", "convincing_argument", "diplomacy", "reconnaissance"]
    assert sorted(names(g.state.hands[0])) == sorted(drawn)
    assert names(g.state.decks[0]) == ["convincing_argument"]
    assert g.state.discards[0] == ()
    assert names(g.state.in_play[0]) == ["seek_allies"], "cards in play and in hand aren't shuffled in"
    assert told(g, "deck_shuffled") == [(1,)]


@pytest.mark.rule("IMP-4.04")
def test_the_discard_pile_is_not_shuffled_earlier_than_needed(table: Any) -> None:
    g = table(phase="round_start", decks={0: FIVE}, discards={0: ["dagger"]})
    assert g.state.decks[0] == ()
    assert names(g.state.discards[0]) == ["dagger"]
    assert told(g, "deck_shuffled") == []


@pytest.mark.rule("IMP-4.05")
def test_draws_without_any_card_left_are_lost(table: Any) -> None:
    g = table(phase="round_start", decks={0: ["dagger"]}, discards={0: ["diplomacy"]})
    assert sorted(names(g.state.hands[0])) == ["dagger", "diplomacy"]
    assert told(g, "nothing_to_draw") == [(1,)]
    assert g.asked == {0}, "the game goes on"


@pytest.mark.rule("IMP-4.09", "IMP-5.05")
def test_cards_in_hand_are_kept_and_there_is_no_limit(table: Any) -> None:
    g = table(phase="round_start", hands={0: ["dagger", "dagger", "convincing_argument"]})
    assert len(g.state.hands[0]) == 8
    assert [len(hand) for hand in g.state.hands[1:]] == [5, 5, 5]


@pytest.mark.rule("IMP-4.10")
def test_a_drawn_card_is_told_to_its_owner_only(table: Any) -> None:
    g = table(phase="round_start", decks={0: FIVE})
    shown = [event for event in g.events if event.key == "card_drawn_is" and event.args == ("dagger", 1)]
    assert (0,) in [event.only for event in shown]
    assert all(event.only is not None for event in shown)


# Zones


@pytest.mark.rule("IMP-4.07", "IMP-4.08", "IMP-10.20", "IMP-7.01")
def test_cards_stay_in_play_until_the_clean_up_of_the_reveal_turn(table: Any) -> None:
    g = table(hands={0: ["dagger", "diplomacy"]}, discards={0: ["signet_ring"]})
    g.do(0, "agent dagger", "to hall_of_oratory", "end")
    for seat in (1, 2, 3):
        g.do(seat, "reveal", "end")
    assert names(g.state.in_play[0]) == ["dagger"]
    g.do(0, "reveal")
    assert sorted(names(g.state.in_play[0])) == ["dagger", "diplomacy"]
    assert names(g.state.discards[0]) == ["signet_ring"]
    only_turns(g)
    g.do(0, "end")
    assert g.state.in_play[0] == ()
    assert names(g.state.hands[0]) == []
    assert sorted(names(g.state.discards[0])) == ["dagger", "diplomacy", "signet_ring"]


def only_turns(g: Any) -> None:
    """Nothing comes after the turn in progress."""
    del g.state.stack[:-1]


@pytest.mark.rule("IMP-4.10")
@pytest.mark.parametrize(("piles", "seen"), [("open", 3), ("top_card", 1)])
def test_discard_piles_lie_open_with_the_last_card_on_top(table: Any, piles: str, seen: int) -> None:
    g = table(
        options={"discard_piles": piles},
        hands={0: ["diplomacy"]},
        discards={0: ["signet_ring", "dagger"]},
    )
    discard(g.state, 0, CARD["diplomacy"])
    for eyes in (1, None):
        assert view(g.state, eyes).parties[0].discards == ["diplomacy", "signet_ring", "dagger"][:seen]


@pytest.mark.rule("IMP-4.10")
def test_what_is_acquired_or_cleaned_up_lies_on_top(table: Any) -> None:
    g = table(
        hands={0: ["dagger", "convincing_argument"]}, discards={0: ["signet_ring"]}, row=["scout", "dr_yueh"]
    )
    g.do(0, "reveal", "acquire scout")
    assert names(g.state.discards[0]) == ["scout", "signet_ring"]
    g.do(0, "end")
    assert names(g.state.discards[0])[2:] == ["scout", "signet_ring"]


# Trashing


def fedaykin(table: Any, **position: Any) -> Any:
    """Fedaykin Death Commando at Secure Contract, its trash icon being all that is left to do."""
    hand = ["fedaykin_death_commando", *position.pop("hand", [])]
    g = table(hands={0: hand}, **position)
    g.do(0, "agent fedaykin_death_commando", "to secure_contract")
    return g


@pytest.mark.rule("IMP-13.01", "IMP-21.11")
def test_trash_from_hand_discard_pile_or_in_play(table: Any) -> None:
    places = {
        "trash hand dagger": "hands",
        "trash discard diplomacy": "discards",
        "trash in_play fedaykin_death_commando": "in_play",
        "trash in_play seek_allies": "in_play",
    }
    for action, zone in places.items():
        g = fedaykin(
            table, hand=["dagger", "dagger"], discards={0: ["diplomacy"]}, in_play={0: ["seek_allies"]}
        )
        g.do(0, "do fedaykin_death_commando/agent/0")
        assert sorted(g.offered(0)) == sorted(places)
        card = CARD[action.split()[-1]]
        before = getattr(g.state, zone)[0].count(card)
        g.do(0, action)
        assert getattr(g.state, zone)[0].count(card) == before - 1
        assert card in g.state.trashed
        assert told(g, "card_trashed") == [(1, action.split()[-1])]
        assert g.offered(0) == ["end"], "once only"


@pytest.mark.rule("IMP-13.01")
def test_a_trashed_reserve_card_returns_to_its_stack(table: Any) -> None:
    g = fedaykin(table, hand=["arrakis_liaison"])
    left = g.state.reserve[RESERVE.index(CARD["arrakis_liaison"])]
    g.do(0, "do fedaykin_death_commando/agent/0", "trash hand arrakis_liaison")
    assert g.state.reserve[RESERVE.index(CARD["arrakis_liaison"])] == left + 1
    assert g.state.trashed == ()


@pytest.mark.rule("IMP-13.02")
def test_trashing_is_optional_unless_it_is_a_cost(table: Any) -> None:
    g = fedaykin(table, hand=["dagger"])
    assert g.offered(0) == ["do fedaykin_death_commando/agent/0", "end"]
    g.do(0, "end")
    assert g.state.trashed == ()

    g = table(hands={0: ["diplomacy", "dagger"]}, spice={0: 2})
    g.do(0, "agent diplomacy", "to selective_breeding", "do bene_gesserit/influence/0")
    assert g.offered(0) == ["do selective_breeding/space/0", "end"]
    g.do(0, "do selective_breeding/space/0")
    assert sorted(g.offered(0)) == ["trash hand dagger", "trash in_play diplomacy"]


def gene_manipulation(table: Any, **position: Any) -> Any:
    g = table(
        hands={0: ["gene_manipulation"]},
        in_play={0: position.pop("in_play", ["the_voice"])},
        **position,
    )
    g.do(0, "agent gene_manipulation", "to hall_of_oratory")
    assert pending(g, 0, "gene") == ["do gene_manipulation/agent/0", "do gene_manipulation/agent/1"]
    return g


@pytest.mark.rule("IMP-13.03", "IMP-21.14")
def test_the_card_that_trashes_may_trash_itself_and_what_it_has_not_begun_lapses(table: Any) -> None:
    g = gene_manipulation(table)
    g.do(0, "do gene_manipulation/agent/0", "trash in_play gene_manipulation")
    assert g.offered(0) == ["end"]
    assert g.state.spice[0] == 0


@pytest.mark.rule("IMP-13.03")
def test_what_the_trashed_card_has_given_stays(table: Any) -> None:
    g = gene_manipulation(table)
    g.do(0, "do gene_manipulation/agent/1", "do gene_manipulation/agent/0")
    g.do(0, "trash in_play gene_manipulation", "end")
    assert g.state.spice[0] == 2


@pytest.mark.rule("IMP-13.03")
def test_by_option_nothing_lapses(table: Any) -> None:
    g = gene_manipulation(table, options={"trashed_card_effects_lapse": "off"})
    g.do(0, "do gene_manipulation/agent/0", "trash in_play gene_manipulation")
    assert g.offered(0) == ["do gene_manipulation/agent/1"]


@pytest.mark.rule("IMP-13.03")
def test_other_cards_effects_do_not_lapse(table: Any) -> None:
    for trashed in ("the_voice", "gene_manipulation"):
        g = gene_manipulation(table, in_play=["the_voice", "gene_manipulation"])
        g.do(0, "do gene_manipulation/agent/0", f"trash in_play {trashed}")
        assert g.offered(0) == ["do gene_manipulation/agent/1"], "the copy played now is still there"


@pytest.mark.rule("IMP-7.11", "IMP-20.10", "IMP-21.28")
@pytest.mark.parametrize(
    ("card", "itself", "other"), [("foldspace", "agent/1", "agent/0"), ("power_play", "agent/1", "agent/0")]
)
def test_a_card_that_has_trashed_itself_still_gives_the_rest(
    table: Any, card: str, itself: str, other: str
) -> None:
    """Both belong to the same box, whose owner chooses the order; no other effect has trashed the card."""
    g = table(hands={0: [card]}, decks={0: ["dagger"]})
    g.do(0, f"agent {card}", "to wealth", f"do {card}/{itself}")
    assert f"do {card}/{other}" in g.offered(0)
    assert "end" not in g.offered(0)
    g.do(0, f"do {card}/{other}")
    gained = g.state.hands[0] == (CARD["dagger"],) if card == "foldspace" else g.state.influence[0] == 1
    assert gained


@pytest.mark.rule("IMP-13.03", "IMP-7.13")
def test_an_arrow_that_was_paid_has_begun(table: Any) -> None:
    """Duncan Idaho, sent to Selective Breeding by an Envoy, is trashed when only his draw is left."""
    g = table(
        hands={0: ["duncan_idaho"]},
        intrigues={0: ["dispatch_an_envoy"]},
        spice={0: 2},
        water={0: 1},
        decks={0: ["dagger", "dagger", "diplomacy"]},
    )
    g.do(0, "plot dispatch_an_envoy", "agent duncan_idaho", "to selective_breeding")
    g.do(0, "do duncan_idaho/agent/0", "do selective_breeding/space/0")
    assert g.offered(0) == ["trash in_play duncan_idaho"]
    g.do(0, "trash in_play duncan_idaho")
    assert "do duncan_idaho/agent/0/1" in g.offered(0)


@pytest.mark.rule("IMP-13.18", "IMP-20.10")
@pytest.mark.parametrize("lapse", ["on", "off"])
def test_a_card_that_would_be_trashed_anyway_may_pay_a_cost_first(table: Any, lapse: str) -> None:
    g = table(
        options={"trashed_card_effects_lapse": lapse},
        hands={0: ["foldspace"]},
        spice={0: 2},
        decks={0: ["dagger", "dagger", "diplomacy"]},
    )
    g.do(0, "agent foldspace", "to selective_breeding", "do foldspace/agent/0")
    g.do(0, "do selective_breeding/space/0", "trash in_play foldspace")
    assert told(g, "card_trashed") == [(1, "foldspace")]
    assert sorted(names(g.state.hands[0])) == ["dagger", "dagger", "diplomacy"]
    assert pending(g, 0, "foldspace") == [], "one trashing doesn't do for two"


@pytest.mark.rule("IMP-13.18")
def test_a_spy_that_paid_for_breeding_gives_no_intrigue_card(table: Any) -> None:
    g = table(
        hands={0: ["imperial_spy"]},
        intrigues={0: ["dispatch_an_envoy"]},
        spice={0: 2},
        options={"trashed_card_effects_lapse": "off"},
    )
    g.do(0, "plot dispatch_an_envoy", "agent imperial_spy", "to selective_breeding")
    g.do(0, "do selective_breeding/space/0", "trash in_play imperial_spy")
    assert pending(g, 0, "imperial_spy") == []
    assert g.state.intrigues[0] == ()


@pytest.mark.rule("IMP-14.11", "IMP-21.20")
def test_imperial_spy_trashed_by_others_draws_no_intrigue_card(table: Any) -> None:
    g = fedaykin(table, hand=["imperial_spy"])
    g.do(0, "do fedaykin_death_commando/agent/0", "trash hand imperial_spy")
    assert g.state.intrigues[0] == ()
    g.do(0, "end")


@pytest.mark.rule("IMP-14.01", "IMP-21.02")
def test_assassination_mission_pays_when_another_effect_trashes_it(table: Any) -> None:
    g = fedaykin(table, hand=["assassination_mission"])
    before = g.state.solari[0]
    g.do(0, "do fedaykin_death_commando/agent/0", "trash hand assassination_mission")
    assert g.state.solari[0] == before + 4


@pytest.mark.rule("IMP-14.01", "IMP-14.16", "IMP-22.14")
def test_the_top_card_is_drawn_or_trashed(table: Any) -> None:
    for word in ("draw", "trash"):
        g = table(intrigues={0: ["poison_snooper"]}, decks={0: ["assassination_mission", "dagger"]})
        g.do(0, "plot poison_snooper")
        assert g.offered(0) == ["draw", "trash"]
        assert view(g.state, 0).own.deck_top == "assassination_mission"  # type: ignore[union-attr]
        assert "assassination_mission" not in str(view(g.state, 1).question)
        assert [e.only for e in g.events if e.key == "top_card_is"] == [(0,)]
        change = Changes(g, 0)
        g.do(0, word)
        assert change() == ({"hand": 1} if word == "draw" else {"solari": 4})
        assert names(g.state.decks[0]) == ["dagger"]
        assert view(g.state, 0).own.deck_top is None  # type: ignore[union-attr]


@pytest.mark.rule("IMP-14.16")
def test_nobody_looks_at_an_empty_deck_and_it_is_not_rebuilt_for_that(table: Any) -> None:
    g = table(intrigues={0: ["poison_snooper"]}, decks={0: []}, discards={0: ["dagger", "diplomacy"]})
    assert g.offered(0) == ["reveal"]
    assert (names(g.state.discards[0]), g.state.decks[0]) == (["dagger", "diplomacy"], ())
    paul = table(leaders=["paul_atreides"], decks={0: []}, discards={0: ["dagger"]})
    assert view(paul.state, 0).own.deck_top is None  # type: ignore[union-attr]


@pytest.mark.rule("IMP-14.21", "IMP-22.17")
@pytest.mark.parametrize("discards", [[], ["diplomacy", "reconnaissance"]])
def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws(table: Any, discards: list[str]) -> None:
    g = table(
        intrigues={0: ["refocus"]},
        decks={0: ["dagger", "dagger", "signet_ring"]},
        discards={0: discards},
        tops_known={0: 1},
        coming={"shuffles": [["signet_ring", "diplomacy"]]},
    )
    g.do(0, "plot refocus")
    assert names(g.state.hands[0]) == ["signet_ring"]
    assert g.state.discards[0] == ()
    assert len(g.state.decks[0]) == 2 + len(discards)
    assert g.state.tops_known[0] == 0


# Discarding


def mohiam(table: Any, **position: Any) -> Any:
    g = table(
        hands={1: ["reverend_mother_mohiam"], **position.pop("hands")},
        in_play={1: ["the_voice"]},
        first=1,
        turn_of=1,
        **position,
    )
    g.do(1, "agent reverend_mother_mohiam", "to wealth", "do emperor/influence/0")
    g.do(1, "do reverend_mother_mohiam/agent/0")
    return g


@pytest.mark.rule("IMP-13.04", "IMP-14.23", "IMP-21.29", "IMP-13.17")
def test_mohiam_makes_opponents_discard_clockwise_what_they_choose(table: Any) -> None:
    g = mohiam(table, hands={seat: ["dagger", "diplomacy", "signet_ring"] for seat in (0, 2, 3)})
    for seat in (2, 3, 0):
        assert g.asked == {seat}
        assert sorted(g.offered(seat)) == ["discard dagger", "discard diplomacy", "discard signet_ring"]
        g.do(seat, "discard dagger")
        assert sorted(g.offered(seat)) == ["discard diplomacy", "discard signet_ring"]
        g.do(seat, "discard signet_ring")
        assert names(g.state.hands[seat]) == ["diplomacy"]
        assert names(g.state.discards[seat]) == ["signet_ring", "dagger"]
    assert g.offered(1) == ["end"]


@pytest.mark.rule("IMP-13.05")
def test_who_holds_too_few_discards_all(table: Any) -> None:
    g = mohiam(table, hands={0: ["dagger", "diplomacy"], 2: ["dagger"], 3: []})
    assert g.asked == {1}
    assert [len(hand) for hand in g.state.hands] == [0, 0, 0, 0]
    assert [len(pile) for pile in g.state.discards] == [2, 0, 1, 0]


@pytest.mark.rule("IMP-4.10", "IMP-13.04")
def test_the_question_does_not_tell_that_all_cards_are_alike(table: Any) -> None:
    g = mohiam(table, hands={0: [], 2: ["arrakis_liaison"] * 3, 3: []})
    assert g.offered(2) == ["discard arrakis_liaison"]


@pytest.mark.rule("IMP-14.23", "IMP-13.14")
def test_mohiam_needs_another_bene_gesserit_card(table: Any) -> None:
    g = table(hands={0: ["reverend_mother_mohiam"], 1: ["dagger", "diplomacy", "signet_ring"]})
    g.do(0, "agent reverend_mother_mohiam", "to wealth", "do emperor/influence/0")
    assert g.offered(0) == ["end"]


# Taking back


@pytest.mark.rule("IMP-21.26")
def test_other_memory_draws_or_takes_a_bene_gesserit_card_back(table: Any) -> None:
    pile = ["the_voice", "dagger", "lady_jessica"]
    g = table(hands={0: ["other_memory"]}, discards={0: pile}, decks={0: ["signet_ring"]})
    g.do(0, "agent other_memory", "to secure_contract", "do other_memory/agent/0")
    assert g.offered(0) == ["choose other_memory/agent/0/0", "choose other_memory/agent/0/1"]
    g.do(0, "choose other_memory/agent/0/1")
    assert sorted(g.offered(0)) == ["take lady_jessica", "take the_voice"]
    g.do(0, "take lady_jessica")
    assert names(g.state.hands[0]) == ["lady_jessica"]
    assert names(g.state.discards[0]) == ["the_voice", "dagger"]
    assert g.offered(0) == ["end"]

    g = table(hands={0: ["other_memory"]}, discards={0: pile}, decks={0: ["signet_ring"]})
    g.do(0, "agent other_memory", "to secure_contract", "do other_memory/agent/0")
    g.do(0, "choose other_memory/agent/0/0")
    assert names(g.state.hands[0]) == ["signet_ring"]


@pytest.mark.rule("IMP-21.26", "IMP-13.16")
@pytest.mark.parametrize(("pile", "hand"), [(["dagger"], "signet_ring"), (["the_voice"], "the_voice")])
def test_other_memory_with_one_or_no_card_to_take(table: Any, pile: list[str], hand: str) -> None:
    g = table(hands={0: ["other_memory"]}, discards={0: pile}, decks={0: ["signet_ring"]})
    g.do(0, "agent other_memory", "to secure_contract", "do other_memory/agent/0")
    if hand == "the_voice":
        g.do(0, "choose other_memory/agent/0/1")
    assert names(g.state.hands[0]) == [hand], "there is only one to choose"


# Revealed at once


@pytest.mark.rule("IMP-10.15")
def test_a_card_drawn_in_the_own_reveal_turn_is_revealed_at_once(table: Any) -> None:
    g = table(
        intrigues={0: ["water_of_life"]},
        spice={0: 1},
        water={0: 1},
        decks={0: ["stilgar", "dagger", "diplomacy"]},
    )
    g.do(0, "reveal")
    change = Changes(g, 0)
    g.do(0, "plot water_of_life")
    assert change() == {
        "persuasion": 3,
        "swords": 4,
        "water": -1,
        "spice": -1,
        "intrigues": -1,
    }
    assert sorted(names(g.state.in_play[0])) == ["dagger", "diplomacy", "stilgar"]


@pytest.mark.rule("IMP-10.15")
def test_cards_drawn_in_turns_of_others_are_not_revealed(table: Any) -> None:
    g = table(hands={0: [], 1: []}, decks={1: ["dagger"]})
    g.do(0, "reveal")
    draw(g.state, 1, 1)
    assert names(g.state.hands[1]) == ["dagger"]


# Steps with more than one card, which no card of the base game has


@pytest.mark.rule("IMP-13.01")
def test_several_cards_are_trashed_one_by_one(table: Any) -> None:
    g = table(hands={0: ["dagger", "diplomacy"]})
    g.state.then(TrashCard(party=0, left=2, zones=("hand",)))
    g.do(0, "trash hand diplomacy")
    assert g.offered(0) == ["trash hand dagger"]
    g.do(0, "trash hand dagger")
    assert "reveal" in g.offered(0)
