"""IMP-4.10: what each seat may see, and what is redrawn of the rest."""

import time
from itertools import permutations
from typing import Any

import msgspec
import pytest

from landsraad.games.imperium.board import SPACES
from landsraad.games.imperium.cards import CARD, CONFLICT_TIERS, CONFLICTS
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.icons import EMPEROR, FREMEN
from landsraad.games.imperium.layout import layout
from landsraad.games.imperium.state import Imperium
from landsraad.games.imperium.view import ImperiumView, OwnView, view
from landsraad.table import Chance, Order

RULE = pytest.mark.rule("IMP-4.10")


def own_view(g: Imperium, seat: int) -> OwnView:
    own = view(g, seat).own
    assert own is not None
    return own


def redraws(g: Imperium, eyes: int | None, times: int = 30) -> list[Imperium]:
    found = [GAME.resample(g, eyes, Chance(str(n))) for n in range(times)]
    for each in found:
        assert not list(GAME.invariants(each))
        assert view(each, eyes) == view(g, eyes)
    return found


@RULE
def test_hands_and_intrigue_cards_are_their_owners(table: Any) -> None:
    g = table(hands={0: ["dagger", "diplomacy"]}, intrigues={0: ["ambush"]}).state
    own = own_view(g, 0)
    assert (own.hand, own.intrigues) == (["dagger", "diplomacy"], ["ambush"])
    assert view(g, None).own is None
    for eyes in (1, None):
        seen = view(g, eyes)
        assert (seen.parties[0].hand, seen.parties[0].intrigues) == (2, 1)
        assert "ambush" not in msgspec.json.encode(seen).decode()
        assert '"diplomacy"' not in msgspec.json.encode(seen.parties[0]).decode()


@RULE
def test_resources_cards_in_play_and_discard_piles_are_open(table: Any) -> None:
    g = table(
        solari={0: 3},
        spice={0: 2},
        water={0: 4},
        in_play={0: ["stilgar"]},
        discards={0: ["chani", "dagger"]},
        conflict={0: 2},
        swords={0: 3},
        influence={0: {"fremen": 2}},
        waiting={0: ["charisma"]},
    ).state
    for eyes in (0, 1, None):
        party = view(g, eyes).parties[0]
        assert (party.solari, party.spice, party.water) == (3, 2, 4)
        assert (party.in_play, party.discards, party.discarded) == (["stilgar"], ["chani", "dagger"], 2)
        assert (party.conflict, party.swords, party.strength) == (2, 3, 7)
        assert party.influence["fremen"] == 2
        assert party.waiting == ["charisma"]


@RULE
def test_by_option_only_the_top_of_a_discard_pile_is_seen(table: Any) -> None:
    g = table(discards={0: ["chani", "dagger"]}, options={"discard_piles": "top_card"}).state
    party = view(g, 1).parties[0]
    assert (party.discards, party.discarded) == (["chani"], 2)


def test_the_board_and_the_piles(table: Any) -> None:
    g = table(
        placed={"arrakeen": [1]},
        control={"arrakeen": 1},
        bonus_spice={"hagga_basin": 2},
        alliance={"fremen": 0},
        influence={0: {"fremen": 4}},
        voice={"carthag": 1},
        mentat=1,
        mentat_at="arrakeen",
        row=["stilgar"],
        set_aside=[2, "opulence"],
        intrigue_discard=["windfall"],
        conflict_card="desert_power",
        conflicts_spent=["skirmish_a"],
        first=2,
    ).state
    seen = view(g, None)
    assert (seen.agents, seen.control, seen.alliance) == (
        {"arrakeen": (1,)},
        {"arrakeen": 1},
        {"fremen": 0},
    )
    assert seen.bonus_spice == {"the_great_flat": 0, "hagga_basin": 2, "imperial_basin": 0}
    assert (seen.voice, seen.mentat, seen.mentat_at) == ({"carthag": [1]}, 1, "arrakeen")
    assert (seen.row, seen.set_aside) == (["stilgar"], (2, "opulence"))
    assert (seen.reserve["foldspace"], seen.imperium_deck, seen.intrigue_deck) == (6, 65, 39)
    assert (seen.intrigue_discard, seen.conflicts_spent) == (["windfall"], ["skirmish_a"])
    assert (seen.conflict_card, seen.conflict_deck, seen.hagal_deck) == ("desert_power", 9, None)
    assert (seen.round, seen.phase, seen.first, seen.asked) == (1, "player_turns", 2, (2,))
    assert seen.question == {"step": None}
    assert view(g, 2).question == {"step": "Turn"}


def test_the_turn_in_progress(table: Any) -> None:
    g = table(hands={0: ["dagger"]})
    g.do(0, "agent dagger", "to hall_of_oratory")
    turn = view(g.state, 1).turn
    assert turn is not None
    assert (turn.party, turn.card, turn.space, turn.revealing) == (0, "dagger", "hall_of_oratory", False)
    assert view(table(phase="endgame").state, 0).turn is None


@RULE
def test_a_hand_and_a_deck_are_redrawn_among_what_was_not_seen(table: Any) -> None:
    g = table(hands={0: ["dagger", "seek_allies"], 1: ["diplomacy"]}, decks={1: ["chani", "stilgar"]}).state
    hands = set()
    for each in redraws(g, 0):
        assert each.hands[0] == g.hands[0]
        assert sorted(each.decks[0]) == sorted(g.decks[0])
        assert sorted(each.hands[1] + each.decks[1]) == sorted(g.hands[1] + g.decks[1])
        hands.add(each.hands[1])
    assert hands == {(CARD["diplomacy"],), (CARD["chani"],), (CARD["stilgar"],)}
    assert len({each.decks[0] for each in redraws(g, 0)}) > 20
    assert len({each.hands[0] for each in redraws(g, None)}) > 10


@RULE
def test_what_lies_openly_on_a_deck_stays(table: Any) -> None:
    g = table(decks={1: ["chani", "stilgar", "dagger", "diplomacy"]}, tops_known={1: 2}).state
    assert view(g, 0).parties[1].deck_top == ["chani", "stilgar"]
    assert {each.decks[1][:2] for each in redraws(g, 0)} == {(CARD["chani"], CARD["stilgar"])}
    assert len({each.decks[1] for each in redraws(g, 0)}) == 2


@RULE
def test_who_has_looked_at_his_top_card_knows_it(table: Any) -> None:
    position: dict[str, Any] = {"decks": {1: ["chani", "stilgar", "dagger"]}}
    g = table(own_tops_known={1: 1}, **position).state
    assert (own_view(g, 0).deck_top, own_view(g, 1).deck_top) == (None, "chani")
    assert {each.decks[1][0] for each in redraws(g, 1)} == {CARD["chani"]}
    assert len({each.decks[1][0] for each in redraws(g, 0)}) == 3
    assert own_view(table(**position).state, 1).deck_top is None


@pytest.mark.rule("IMP-15.02")
def test_paul_atreides_may_look_at_any_time(table: Any) -> None:
    g = table(
        leaders=["glossu_rabban", "paul_atreides"], decks={1: ["chani", "stilgar", "dagger"], 0: ["carryall"]}
    ).state
    assert (own_view(g, 1).deck_top, own_view(g, 0).deck_top) == ("chani", None)
    assert {each.decks[1][0] for each in redraws(g, 1)} == {CARD["chani"]}
    assert len({each.decks[1][0] for each in redraws(g, None)}) == 3


@pytest.mark.rule("IMP-14.16")
def test_nobody_looks_at_an_empty_deck(table: Any) -> None:
    g = table(leaders=["paul_atreides"], decks={0: []}, discards={0: ["chani"]}).state
    assert own_view(g, 0).deck_top is None


@RULE
def test_the_own_deck_is_known_but_not_its_order(table: Any) -> None:
    g = table(decks={0: ["stilgar", "chani", "dagger"]}).state
    deck = own_view(g, 0).deck
    assert sorted(deck) == ["chani", "dagger", "stilgar"]
    assert {each.decks[0] for each in redraws(g, 0)} == set(permutations(g.decks[0]))
    assert deck == own_view(redraws(g, 0)[0], 0).deck


@RULE
def test_intrigue_cards_of_others_and_the_deck_are_one_pool(table: Any) -> None:
    g = table(intrigues={0: ["ambush"], 1: ["windfall", "bribery"]}, intrigue_discard=["refocus"]).state
    seen: set[int] = set()
    for each in redraws(g, 0, 60):
        assert each.intrigues[0] == g.intrigues[0]
        assert (len(each.intrigues[1]), each.intrigue_discard) == (2, g.intrigue_discard)
        seen.update(each.intrigues[1])
    assert len(seen) > 20
    assert len({each.intrigues[0] for each in redraws(g, 1)}) > 10


@RULE
def test_unseen_conflict_cards_are_redrawn_by_tier(table: Any) -> None:
    g = table(round=2, conflict_card="desert_power", conflicts_spent=["skirmish_b"]).state
    tiers = [CONFLICTS[card].tier for card in g.conflict_deck]
    second = set()
    for each in redraws(g, 0, 60):
        assert [CONFLICTS[card].tier for card in each.conflict_deck] == tiers
        second.add(each.conflict_deck[0])
    assert second == set(CONFLICT_TIERS[2]) - {g.conflict_card}


@RULE
def test_the_barons_tokens_are_his_secret_until_masterstroke(table: Any) -> None:
    def sees(g: Imperium) -> list[list[str] | None]:
        return [view(g, eyes).baron_tokens for eyes in (0, 1, None)]

    position: dict[str, Any] = {
        "leaders": ["glossu_rabban", "baron_vladimir_harkonnen"],
        "baron_tokens": ["emperor", "fremen"],
    }
    g = table(**position).state
    assert sees(g) == [None, ["emperor", "fremen"], None]
    assert len({each.baron_tokens for each in redraws(g, 0, 60)}) == 6
    assert {each.baron_tokens for each in redraws(g, 1)} == {(EMPEROR, FREMEN)}
    g = table(masterstroke_used=True, **position).state
    assert sees(g) == [["emperor", "fremen"]] * 3
    assert {each.baron_tokens for each in redraws(g, 0)} == {(EMPEROR, FREMEN)}
    assert sees(table().state) == [None] * 3


@RULE
def test_house_hagals_deck_is_redrawn(table: Any) -> None:
    g = table(players=2, hagal_revealed=["h_wealth"]).state
    seen = view(g, 0)
    assert (seen.hagal_deck, seen.hagal_revealed, seen.parties[2].leader) == (
        27,
        ["h_wealth"],
        "house_hagal",
    )
    assert len({each.rivals.deck for each in redraws(g, 0) if each.rivals}) > 20


def test_standing_orders_and_chance_to_come_are_redrawn(table: Any) -> None:
    g = table(coming={"draws": [1]}).state
    g.orders = (Order(0, "x", "pass"), Order(1, "x", "pass"))
    for each in redraws(g, 0, 2):
        assert each.orders == (Order(0, "x", "pass"),)
        assert each.chance.dice == ()
    assert view(g, 0).orders == ["x pass"]


def test_a_view_takes_a_tenth_of_a_millisecond() -> None:
    g = GAME.new(4, {"leaders": "random"})
    best = min(_time(g) for _ in range(20))
    assert best < 0.0005  # five times what it takes where nothing else runs


def _time(g: Imperium) -> float:
    start = time.thread_time()
    for _ in range(20):
        view(g, 0)
    return (time.thread_time() - start) / 20


@pytest.mark.parametrize("seed", "0123456789")
def test_views_survive_json(seed: str) -> None:
    g = GAME.new(4, {"leaders": "random"}, seed)
    seen = view(g, 0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=ImperiumView) == seen


def test_the_layout_names_everything() -> None:
    plan = layout()
    assert [space["id"] for space in plan["spaces"]] == [space.id for space in SPACES]
    assert len(plan["cards"]) == 7 + 3 + 43
    assert len(plan["leaders"]) == 8
    assert msgspec.json.encode(plan)


@pytest.mark.rule("IMP-15.02")
def test_paul_is_told_what_lies_on_top_after_a_draw(table: Any) -> None:
    position: dict[str, Any] = {"hands": {0: ["reconnaissance"]}, "decks": {0: ["chani", "stilgar"]}}
    for leader, told in (("paul_atreides", [("stilgar",)]), ("glossu_rabban", [])):
        g = table(leaders=[leader], **position)
        g.do(0, "agent reconnaissance", "to arrakeen", "do arrakeen/space/1")
        seen = [event for event in g.events if event.key == "top_card_is"]
        assert [event.args for event in seen] == told
        assert all(event.only == (0,) for event in seen)
