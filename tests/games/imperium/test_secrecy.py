"""What a seat must not learn, and what a redraw must not forget: one test for each hidden thing of the game.

Each asks both ways: does nothing that reaches the seat depend on it, and does `resample` draw it anew from all that is
possible after what was seen, and only from that.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from landsraad.games.imperium import GAME
from landsraad.games.imperium.cards import CARD, CONFLICT_TIERS, INTRIGUE_CARD
from landsraad.games.imperium.intrigue import steal_intrigue
from landsraad.games.imperium.state import Imperium, Theft
from landsraad.games.imperium.view import view
from landsraad.table import Chance, NotOffered, asked, options, play, visibly_asked

PAUL, BARON, RABBAN = (
    "paul_atreides",
    "baron_vladimir_harkonnen",
    "glossu_rabban",
)
FIVE = ["dagger", "diplomacy", "convincing_argument", "reconnaissance", "seek_allies"]


def redrawn(g: Any, eyes: int | None, times: int = 60) -> list[Imperium]:
    """What a seat (None: a spectator) can imagine; all of it looks the same to it."""
    state = g if isinstance(g, Imperium) else g.state
    imagined = [GAME.resample(state, eyes, Chance(f"{n}")) for n in range(times)]
    for other in imagined:
        assert seen(other, eyes) == seen(state, eyes)
        assert asked(other) == asked(state)
        assert not list(GAME.invariants(other))
    return imagined


def seen(g: Imperium, seat: int | None) -> tuple[Any, ...]:
    own = (options(g, seat), g.voluntary(seat)) if seat is not None else ()
    return (msgspec.json.encode(GAME.view(g, seat)), visibly_asked(g, seat), *own)


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(CARD[name] for name in names))


# Personal cards


def test_hands_and_decks(table: Any) -> None:
    g = table(hands={0: FIVE, 1: FIVE})
    for eyes in (1, 2, None):
        others = redrawn(g, eyes)
        assert len({other.hands[0] for other in others}) > 20
        assert len({other.decks[0] for other in others}) > 50
    own = redrawn(g, 0)
    assert {other.hands[0] for other in own} == {cards(*FIVE)}
    assert len({other.decks[0] for other in own}) > 20, "not even the owner knows the order"
    assert len({other.hands[1] for other in own}) > 20


def test_only_cards_of_that_player_are_imagined(table: Any) -> None:
    g = table(hands={0: ["kwisatz_haderach", "dagger"]})
    owned = Counter((*g.state.hands[0], *g.state.decks[0]))
    for other in redrawn(g, 1):
        assert Counter((*other.hands[0], *other.decks[0])) == owned
    assert 0 < sum(CARD["kwisatz_haderach"] in other.hands[0] for other in redrawn(g, 1)) < 40


def test_a_card_on_top_of_the_deck_stays_there(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, decks={0: ["stilgar", "dagger", "diplomacy"]}, tops_known={0: 1})
    for eyes in (0, 1, None):
        assert {other.decks[0][0] for other in redrawn(g, eyes, 20)} == {CARD["stilgar"]}


def test_a_known_card_that_was_trashed_is_no_longer_on_the_deck(table: Any) -> None:
    g = table(
        leaders=["paul_atreides"],
        hands={0: []},
        decks={0: ["stilgar", "dagger", "diplomacy", "seek_allies"]},
        tops_known={0: 2},
        intrigues={0: ["poison_snooper", "poison_snooper"]},
    )
    g.do(0, "plot poison_snooper", "trash")
    assert view(g.state, 1).parties[0].deck_top == ["dagger"]
    g.do(0, "plot poison_snooper", "trash")
    assert view(g.state, 1).parties[0].deck_top == []
    assert len({other.decks[0][0] for other in redrawn(g, 1)}) == 2
    told = [event for event in g.events if event.key == "top_card_is"]
    assert (told[-1].args, told[-1].only) == (("diplomacy",), (0,)), "Paul sees the next one at once"


def test_of_several_known_cards_one_leaves_the_hand(table: Any) -> None:
    """A card taken back, and others of which nothing else is left: only the one that was played is forgotten."""
    g = jessica_draws_two(table, decks={0: ["stilgar", "diplomacy"]}, tops_known={0: 2}, revealed=[1, 2, 3])
    assert sorted(g.state.hand_seen[0]) == sorted((CARD["stilgar"], CARD["diplomacy"]))
    g.do(0, "end", "agent diplomacy", "to wealth")
    assert g.state.hand_seen[0] == (CARD["stilgar"],)


def jessica_draws_two(table: Any, **position: Any) -> Any:
    g = table(**{"hands": {0: ["lady_jessica", "dagger"]}, **position})
    g.do(0, "agent lady_jessica", "to secure_contract", "do lady_jessica/agent/0")
    return g


def test_a_known_card_that_was_drawn_is_in_the_hand(table: Any) -> None:
    deck = ["stilgar", "dagger", "diplomacy", "reconnaissance", "seek_allies"]
    g = jessica_draws_two(table, decks={0: deck}, tops_known={0: 1})
    others = redrawn(g, 1)
    assert all(CARD["stilgar"] in other.hands[0] for other in others)
    assert len({other.hands[0] for other in others}) > 3, "what else was drawn is unknown"
    g.do(0, "end")
    g.run_to(lambda: 0 in g.state.revealed)
    assert g.state.hand_seen[0] == ()


def test_a_known_card_that_was_played_is_no_longer_in_the_hand(table: Any) -> None:
    deck = ["stilgar", "dagger", "diplomacy", "reconnaissance", "seek_allies"]
    g = jessica_draws_two(table, decks={0: deck}, tops_known={0: 1}, revealed=[1, 2, 3])
    g.do(0, "end", "agent stilgar")
    assert g.state.hand_seen[0] == ()


def test_a_hand_is_known_when_nothing_else_is_left(table: Any) -> None:
    """A dagger in hand, one card in the deck: when the discard pile becomes the deck, all could count the two."""
    discards = ["signet_ring", "reconnaissance", "seek_allies", "convincing_argument", "diplomacy"]
    g = jessica_draws_two(table, decks={0: ["dune_the_desert_planet"]}, discards={0: discards})
    assert g.state.hand_seen[0] == cards("dagger", "dune_the_desert_planet")
    others = redrawn(g, 1)
    assert all(set(cards("dagger", "dune_the_desert_planet")) <= set(other.hands[0]) for other in others)
    assert len({other.hands[0] for other in others}) == 5, "one of the discard pile"


def test_a_card_taken_back_is_in_the_hand(table: Any) -> None:
    g = table(hands={0: ["other_memory", "dagger"]}, discards={0: ["reverend_mother_mohiam"]})
    g.do(
        0,
        "agent other_memory",
        "to secure_contract",
        "do other_memory/agent/0",
        "choose other_memory/agent/0/1",
    )
    assert all(CARD["reverend_mother_mohiam"] in other.hands[0] for other in redrawn(g, 1))
    assert len({other.hands[0] for other in redrawn(g, 1)}) > 3


def test_paul_knows_his_top_card(table: Any) -> None:
    g = table(leaders=[PAUL, RABBAN], hands={0: ["dagger"]})
    top = g.state.decks[0][0]
    assert {other.decks[0][0] for other in redrawn(g, 0)} == {top}
    assert len({other.decks[0][0] for other in redrawn(g, 1)}) > 3
    assert b'deck_top":null' in seen(g.state, 1)[0]


def test_paul_knows_what_lies_under_a_card_that_he_put_on_top(table: Any) -> None:
    g = table(
        leaders=["paul_atreides"],
        hands={0: ["dagger"]},
        decks={0: ["stilgar", "diplomacy", "reconnaissance", "seek_allies", "signet_ring"]},
        intrigues={0: ["bypass_protocol", "poison_snooper"]},
        row=["scout", "chani", "opulence", "dr_yueh", "carryall"],
        spice={0: 2},
    )
    g.do(0, "plot bypass_protocol", "choose bypass_protocol/plot/0/1", "acquire chani")
    assert {other.decks[0][:2] for other in redrawn(g, 0)} == {cards_in_order("chani", "stilgar")}
    assert len({other.decks[0][2] for other in redrawn(g, 0)}) == 4
    assert {other.decks[0][0] for other in redrawn(g, 1)} == {CARD["chani"]}
    assert len({other.decks[0][1] for other in redrawn(g, 1)}) > 1, "the others know only Chani"
    g.do(0, "plot poison_snooper", "draw")
    assert {other.decks[0][0] for other in redrawn(g, 0)} == {CARD["stilgar"]}


def cards_in_order(*names: str) -> tuple[int, ...]:
    return tuple(CARD[name] for name in names)


def test_whoever_looks_at_a_top_card_knows_it_and_nobody_else_does(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, intrigues={0: ["poison_snooper"]})
    g.do(0, "plot poison_snooper")
    assert g.asked == {0}
    top = g.state.decks[0][0]
    assert {other.decks[0][0] for other in redrawn(g, 0)} == {top}
    assert len({other.decks[0][0] for other in redrawn(g, 1)}) > 3
    g.do(0, "draw")
    assert len({other.hands[0] for other in redrawn(g, 1)}) > 3


def test_whether_there_is_a_choice_of_discards_tells_nothing(table: Any) -> None:
    """Two daggers leave no choice, but the question comes as with any two cards."""
    g = table(hands={0: ["dagger", "dagger"]})
    same = {tuple(asked(other)) for other in redrawn(g, 1)}
    assert same == {(0,)}


def test_of_a_discard_pile_others_may_see_the_top_only(table: Any) -> None:
    given = {"discards": {0: ["diplomacy", "dagger"]}}
    for reading, shown in (("open", ["diplomacy", "dagger"]), ("top_card", ["diplomacy"])):
        g = table(options={"discard_piles": reading}, **given)
        assert GAME.describe(g.state)["discards"][RABBAN] == ["diplomacy", "dagger"]
        assert msgspec.to_builtins(GAME.view(g.state, 1))["parties"][0]["discards"] == shown


# Intrigue cards


def test_intrigue_cards(table: Any) -> None:
    g = table(intrigues={0: ["ambush", "windfall"], 1: ["bribery"]})
    others = redrawn(g, 2)
    assert len({other.intrigues[0] for other in others}) > 40
    assert len({other.intrigue_deck for other in others}) == 60
    own = redrawn(g, 0)
    assert len({other.intrigues[0] for other in own}) == 1
    assert len({other.intrigues[1] for other in own}) > 15


@pytest.mark.parametrize("phase", ["player_turns", "combat", "endgame"])
@pytest.mark.parametrize("card", ["windfall", "ambush", "corner_the_market"])
def test_nobody_sees_whether_somebody_could_play_a_card(table: Any, phase: str, card: str) -> None:
    """A Plot card at any time, a Combat card in Combat, an Endgame card: the same is asked, whatever is held."""
    given = {
        "phase": phase,
        "hands": {0: ["dagger"]} if phase == "player_turns" else {},
        "conflict": {0: 2, 1: 2},
    }
    usual, other = (table(**given, intrigues={0: [each]}).state for each in ("private_army", card))
    assert asked(usual) == asked(other) == (0,)
    for eyes in (1, 2, 3, None):
        assert seen(usual, eyes) == seen(other, eyes)


def test_a_stolen_card_is_known_to_thief_and_victim(table: Any) -> None:
    g = table(hands={0: FIVE}, intrigues={1: ["ambush", "windfall", "bribery", "charisma"]})
    g.do(0, "agent diplomacy", "to secrets", "do secrets/space/1")
    (card,) = g.state.intrigues[0]
    assert all(card in other.intrigues[0] for other in redrawn(g, 1))
    assert len({other.intrigues[0] for other in redrawn(g, 2)}) > 15
    (theft,) = g.state.thefts
    assert len({other.thefts[0].card for other in redrawn(g, 2)}) > 15, "nor what the two know"
    told = [event for event in g.events if event.key == "intrigue_stolen_is"]
    assert [set(event.only or ()) for event in told] == [{0, 1}]
    assert theft == (1, card, (0,))


def test_a_stolen_card_may_be_stolen_on(table: Any) -> None:
    """Its first owner can't tell whether it was that; both thieves can."""
    g = table(
        intrigues={
            0: ["ambush", "bribery", "charisma"],
            1: ["windfall", "infiltrate", "refocus", "tiebreaker"],
        }
    )
    steal_intrigue(g.state, 0, 4)
    steal_intrigue(g.state, 2, 4)
    first, second = g.state.thefts
    assert (first.victim, first.holders) == (1, (0, 2))
    assert (second.victim, second.holders) == (0, (2,))
    assert list(GAME.invariants(g.state)) == []
    others = redrawn(g, 1)
    assert {first.card in other.intrigues[0] for other in others} == {False, True}
    assert all(first.card in (*other.intrigues[0], *other.intrigues[2]) for other in others)
    assert all(second.card in other.intrigues[2] for other in redrawn(g, 0))


def test_stolen_cards_are_imagined_where_there_is_room(table: Any) -> None:
    """Of two cards that player 2 has lost, one may have been stolen on; player 1 holds a single card."""
    kept, moved = INTRIGUE_CARD["windfall"], INTRIGUE_CARD["refocus"]
    g = table(intrigues={0: ["windfall"], 2: ["refocus"]})
    g.state.thefts = (Theft(1, moved, (0, 2)), Theft(1, kept, (0,)))
    for other in redrawn(g, 1):
        assert (other.intrigues[0], other.intrigues[2]) == ((kept,), (moved,))


def test_a_stolen_card_that_was_played_is_forgotten(table: Any) -> None:
    g = table(hands={0: ["dagger"]}, intrigues={1: ["windfall"]})
    steal_intrigue(g.state, 0, 1)
    assert g.state.thefts
    g.do(0, "plot windfall")
    assert g.state.thefts == ()


def test_a_stolen_card_that_came_back_is_forgotten(table: Any) -> None:
    g = table(intrigues={1: ["windfall"]})
    steal_intrigue(g.state, 0, 1)
    steal_intrigue(g.state, 1, 1)
    assert [theft.victim for theft in g.state.thefts] == [0]
    assert all(other.intrigues[1] == (INTRIGUE_CARD["windfall"],) for other in redrawn(g, 0, 20))


# Decks


def test_decks_of_the_table(table: Any) -> None:
    g = table(hands={0: ["dagger"]})
    for eyes in (0, None):
        others = redrawn(g, eyes)
        assert len({other.imperium_deck for other in others}) == 60
        assert len({other.conflict_deck for other in others}) > 50
        assert {other.row for other in others} == {g.state.row}
        assert len({other.chance.seed for other in others}) == 60


def test_conflict_cards_may_be_any_unseen_of_their_tier(table: Any) -> None:
    """Those that left the game unseen included (IMP-3.02 to 3.05)."""
    g = table(hands={0: ["dagger"]})
    coming = [
        {other.conflict_deck[at] for other in redrawn(g, 0)} for at in (0, len(g.state.conflict_deck) - 1)
    ]
    assert set.union(*coming) <= {*CONFLICT_TIERS[2], *CONFLICT_TIERS[3]}
    assert coming[0] == set(CONFLICT_TIERS[2])
    assert coming[1] == set(CONFLICT_TIERS[3])


@pytest.mark.parametrize("players", [1, 2])
def test_the_house_hagal_deck(table: Any, players: int) -> None:
    g = table(players=players, hands={0: ["dagger"]})
    assert g.state.rivals is not None
    others = redrawn(g, 0)
    assert len({other.rivals.deck for other in others if other.rivals}) == 60
    assert {other.rivals.revealed for other in others if other.rivals} == {g.state.rivals.revealed}


def test_a_rivals_intrigue_cards_are_hidden(table: Any) -> None:
    g = table(players=1, hands={0: ["dagger"]}, intrigues={1: ["ambush", "windfall"]})
    assert len({other.intrigues[1] for other in redrawn(g, 0)}) > 40


# Leaders


def test_the_barons_factions(table: Any) -> None:
    g = table(leaders=[RABBAN, BARON], hands={0: ["dagger"]}, baron_tokens=["emperor", "fremen"])
    tokens = {other.baron_tokens for other in redrawn(g, 0, 100)}
    assert len(tokens) == 6, "all pairs"
    assert {other.baron_tokens for other in redrawn(g, 1)} == {(0, 3)}
    g.state.masterstroke_used = True
    assert {other.baron_tokens for other in redrawn(g, 0)} == {(0, 3)}


def test_the_barons_choice_is_heard_by_him_alone() -> None:
    g = GAME.new(3, {"leaders": f"{RABBAN},{BARON},{PAUL}"}, "tokens", tell=True)
    assert asked(g) == (1,)
    play(g, 1, "tokens emperor fremen")
    assert [event.only for event in g.told or () if event.key == "tokens_chosen_are"] == [(1,)]
    assert b'baron_tokens":null' in seen(g, 0)[0]
    assert b'baron_tokens":null' in seen(g, None)[0]


def test_leaders_dealt_in_the_draft() -> None:
    g = GAME.new(3, {"leaders": "draft"}, "draft", tell=True)
    dealt = g.stack[-1].dealt
    others = [other.stack[-1].dealt for other in redrawn(g, 0)]
    assert {each[0] for each in others} == {dealt[0]}
    assert len({each[1] for each in others}) > 10
    play(g, 1, options(g, 1)[0])
    assert len({other.stack[-1].kept[1] for other in redrawn(g, 0)}) > 4


# What is told, and what is forged

HEARD_BY_ONE = {"card_drawn_is", "intrigue_drawn_is", "top_card_is", "tokens_chosen_are", "leader_dealt"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_secrets_are_told_to_their_owners_alone(players: int) -> None:
    random = Random(players)
    heard = Counter[str]()
    for leaders in ("random", "draft"):
        g = GAME.new(players, {"leaders": leaders}, f"{players}", tell=True)
        while seats := asked(g):
            play(g, seats[0], random.choice(options(g, seats[0])))
        for event in g.told or ():
            if event.key in HEARD_BY_ONE:
                heard[event.key] += 1
                assert event.only is not None, event
                assert len(event.only) <= 1, event
    assert heard["card_drawn_is"] > 50


def test_cards_that_one_does_not_hold_are_not_played(table: Any) -> None:
    g = table(hands={0: ["dagger"], 1: ["diplomacy"]}, intrigues={0: ["ambush"], 1: ["windfall"]})
    before = GAME.dump(g.state)
    for seat, action in (
        (0, "agent diplomacy"),
        (0, "plot windfall"),
        (0, "plot ambush"),
        (1, "agent diplomacy"),
        (1, "plot windfall"),
        (1, "reveal"),
        (0, "masterstroke"),
    ):
        with pytest.raises(NotOffered):
            play(g.state, seat, action)
    assert GAME.dump(g.state) == before
