"""Positions: what each key puts on the table, and what is refused with one clear line."""

from typing import Any

import pytest

from landsraad.games.imperium.board import BOARD, SPACE
from landsraad.games.imperium.cards import CARD, CARDS, CONFLICT, CONFLICT_TIERS, INTRIGUE_CARD, STARTING_DECK
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.icons import EMPEROR, FREMEN
from landsraad.games.imperium.leaders import LEADER
from landsraad.games.imperium.position import SETTERS, describe
from landsraad.games.imperium.state import NONE, Imperium, Phase
from landsraad.table import BrokenScenario, Chance


def place(players: int = 4, **position: Any) -> Imperium:
    g = GAME.place(players, {}, position, Chance("test"))
    assert not list(GAME.invariants(g))
    return g


def ids(pile: tuple[int, ...]) -> list[str]:
    return [CARDS[card].id for card in pile]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_empty_position_is_round_1_as_after_setup(players: int) -> None:
    g = place(players)
    assert (g.round, g.phase, g.first) == (1, Phase.PLAYER_TURNS, 0)
    assert g.garrison[:players] == [3] * players
    assert g.supply[:players] == [9] * players
    assert [sorted(deck) for deck in g.decks[:players]] == [sorted(STARTING_DECK)] * players
    assert len(g.row) == 5
    assert len(g.conflict_deck) == 9
    assert g.conflict_card in CONFLICT_TIERS[1]
    assert (g.rivals is None) == (players > 2)


def test_leaders_in_seat_order_and_the_rest_is_filled_up() -> None:
    assert place(leaders=["helena_richese", "glossu_rabban"]).leader[:2] == [
        LEADER["helena_richese"],
        LEADER["glossu_rabban"],
    ]
    assert len(set(place(leaders=["earl_memnon_thorvald"]).leader)) == 4
    assert len(place(1, leaders=["helena_richese", "glossu_rabban", "duke_leto_atreides"]).leader) == 3
    assert place(2).leader[2] == NONE


@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        ("round_start", ["RoundStart", "PlayerTurns", "Combat", "Makers", "Recall"]),
        ("player_turns", ["PlayerTurns", "Combat", "Makers", "Recall"]),
        ("combat", ["Combat", "Makers", "Recall"]),
        ("makers", ["Makers", "Recall"]),
        ("recall", ["Recall"]),
        ("endgame", ["Endgame"]),
    ],
)
def test_a_position_stands_at_the_start_of_a_phase(phase: str, steps: list[str]) -> None:
    g = place(round=4, phase=phase)
    assert (g.round, Phase(g.phase).name.lower()) == (4, phase)
    assert [type(step).__name__ for step in reversed(g.stack)] == steps
    assert len(g.conflict_deck) == (7 if phase == "round_start" else 6)


def test_whose_turn_it_is(table: Any) -> None:
    assert table(turn_of=2, first=1).asked == {2}
    assert table(first=1).asked == {1}
    assert table(leaders=["helena_richese", "glossu_rabban"], turn_of="glossu_rabban").asked == {1}


def test_hands_take_starting_cards_first_then_the_imperium_deck_and_the_reserve() -> None:
    g = place(hands={0: ["dagger", "stilgar", "foldspace"]})
    assert sorted(ids(g.hands[0])) == ["dagger", "foldspace", "stilgar"]
    assert g.decks[0].count(CARD["dagger"]) == 1
    assert CARD["stilgar"] not in g.imperium_deck
    assert g.reserve[2] == 5


def test_a_deck_is_exactly_what_is_named() -> None:
    g = place(hands={0: ["dagger"]}, decks={0: ["diplomacy", "chani"]})
    assert ids(g.decks[0]) == ["diplomacy", "chani"]
    assert len(g.trashed) == 8
    assert place(decks={1: []}).decks[1] == ()


def test_piles_of_cards() -> None:
    g = place(
        in_play={1: ["worm_riders", "dagger"]},
        discards={1: ["diplomacy", "chani"]},
        trashed=["gurney_halleck"],
        row=["stilgar", "power_play"],
        imperium_deck=["carryall"],
        reserve={"foldspace": 2},
        set_aside=[2, "opulence"],
    )
    assert sorted(ids(g.in_play[1])) == ["dagger", "worm_riders"]
    assert ids(g.discards[1]) == ["diplomacy", "chani"]
    assert ids(g.row) == ["stilgar", "power_play"]
    assert g.imperium_deck[0] == CARD["carryall"]
    assert g.reserve == [8, 10, 2]
    assert g.set_aside == (2, CARD["opulence"])


def test_intrigue_cards() -> None:
    g = place(
        intrigues={0: ["windfall", "ambush"]},
        waiting={1: ["charisma"]},
        intrigue_discard=["bribery"],
        intrigue_deck=["refocus"],
    )
    assert g.intrigues[0] == tuple(sorted((INTRIGUE_CARD["windfall"], INTRIGUE_CARD["ambush"])))
    assert g.waiting[1] == (INTRIGUE_CARD["charisma"],)
    assert g.intrigue_discard == (INTRIGUE_CARD["bribery"],)
    assert g.intrigue_deck[0] == INTRIGUE_CARD["refocus"]
    assert len(g.intrigue_deck) == 36


def test_conflicts() -> None:
    g = place(
        conflict_card="siege_of_arrakeen", conflict_deck=["skirmish_a"], conflicts_spent=["grand_vision"]
    )
    assert (g.conflict_card, g.conflict_deck) == (CONFLICT["siege_of_arrakeen"], (CONFLICT["skirmish_a"],))
    assert g.conflicts_spent == (CONFLICT["grand_vision"],)


def test_pieces_and_resources() -> None:
    g = place(
        garrison={0: 5},
        conflict={0: 3},
        solari={1: 7},
        spice={1: 2},
        water={1: 0},
        swords={0: 2},
        swordmaster=[0],
        council=[1],
        placed={"arrakeen": [0], "wealth": [1]},
        mentat=0,
        control={"arrakeen": 2},
        bonus_spice={"hagga_basin": 3},
        voice={"carthag": 3},
        revealed=[3],
    )
    assert (g.garrison[0], g.conflict[0], g.supply[0], g.swords[0]) == (5, 3, 4, 2)
    assert (g.solari[1], g.spice[1], g.water[1]) == (7, 2, 0)
    assert g.agents == [3, 1, 2, 2]  # two and the Swordmaster and the Mentat, less who stands on the board
    assert g.council == [False, True, False, False]
    assert g.control[BOARD.control.index(SPACE["arrakeen"])] == 2
    assert g.bonus_spice[BOARD.makers.index(SPACE["hagga_basin"])] == 3
    assert g.voice == ((3, SPACE["carthag"]),)
    assert g.revealed == (3,)


def test_influence_brings_alliances_and_victory_points_unless_named() -> None:
    g = place(influence={0: {"fremen": 4, "emperor": 2}, 1: {"fremen": 4}})
    assert (g.alliance[FREMEN], g.alliance[EMPEROR]) == (0, NONE)
    assert g.vp == [1 + 2 + 1, 1 + 1, 1, 1]
    g = place(influence={0: {"fremen": 4}, 1: {"fremen": 4}}, alliance={"fremen": 1}, vp={0: 9})
    assert g.alliance[FREMEN] == 1
    assert g.vp == [9, 3, 1, 1]


def test_parties_may_be_named_by_their_leaders() -> None:
    g = place(2, leaders=["helena_richese", "glossu_rabban"], conflict={"house_hagal": 2, "glossu_rabban": 1})
    assert g.conflict == [0, 1, 2]


def test_house_hagal_cards() -> None:
    g = place(2, hagal_deck=["h_wealth"], hagal_revealed=["h_carthag"])
    assert g.rivals is not None
    assert len(g.rivals.deck) == 27
    assert GAME.named("h_wealth") == g.rivals.deck[0]


def test_what_chance_brings_next() -> None:
    g = place(coming={"draws": [3], "shuffles": [["dagger", 2]]})
    assert g.chance.dice == (3,)
    assert g.chance.shuffles == ((CARD["dagger"], 2),)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"hand": {}}, "no 'hand'"),
        ({"phase": "setup"}, "no phase 'setup'"),
        ({"leaders": ["jessica"]}, "no leader is called 'jessica'"),
        ({"leaders": ["paul_atreides", "paul_atreides"]}, "different leaders"),
        ({"hands": {4: []}}, "a player is a number from 0 to 3"),
        ({"hands": {0: ["lasgun"]}}, "no card is called 'lasgun'"),
        ({"hands": {0: ["chani", "chani"]}}, "not that many cards 'chani'"),
        ({"hands": ["dagger"]}, "expected 'name: value'"),
        ({"row": "chani"}, "expected a list"),
        ({"intrigues": {0: ["windfall", "windfall"]}}, "not that many cards 'windfall'"),
        ({"garrison": {0: 13}}, "garrison is a number from 0 to 12"),
        ({"garrison": {0: 7}, "conflict": {0: 6}}, "12 troops in all"),
        ({"influence": {0: {"fremen": 7}}}, "Influence is a number from 0 to 6"),
        ({"influence": {0: {"guild": 1}}}, "no faction is called 'guild'"),
        ({"control": {"wealth": 0}}, "wealth is no Control space"),
        ({"bonus_spice": {"arrakeen": 1}}, "arrakeen is no Maker space"),
        ({"reserve": {"stilgar": 1}}, "stilgar is no Reserve card"),
        ({"hagal_deck": []}, "for one and two players"),
        ({"hagal_revealed": []}, "for one and two players"),
        ({"masterstroke_used": 1}, "true or false"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BrokenScenario, match=why):
        place(**position)


def test_a_state_is_described_in_rulebook_names() -> None:
    g = place(
        2,
        leaders=["baron_vladimir_harkonnen", "glossu_rabban"],
        hands={0: ["dagger"]},
        influence={1: {"fremen": 4}},
        control={"carthag": 1},
        placed={"wealth": [2], "hall_of_oratory": [0]},
        baron_tokens=["fremen", "emperor"],
        mentat=0,
        mentat_at="hall_of_oratory",
        set_aside=[1, "opulence"],
        own_tops_known={0: 2},
        tops_known={0: 1},
        mentat_kept=True,
        agents={0: 0},
    )
    told = describe(g)
    assert told["leaders"] == ["baron_vladimir_harkonnen", "glossu_rabban", "house_hagal"]
    assert told["hands"]["baron_vladimir_harkonnen"] == ["dagger"]
    assert told["influence"]["glossu_rabban"]["fremen"] == 4
    assert told["alliance"] == {"fremen": "glossu_rabban"}
    assert told["control"] == {"carthag": "glossu_rabban"}
    assert told["placed"] == {
        "wealth": ["house_hagal"],
        "hall_of_oratory": ["baron_vladimir_harkonnen"],
    }
    assert (told["mentat"], told["mentat_at"]) == ("baron_vladimir_harkonnen", "hall_of_oratory")
    assert told["baron_tokens"] == ["emperor", "fremen"]
    assert told["set_aside"] == ["glossu_rabban", "opulence"]
    assert len(told["hagal_deck"]) == 28
    assert set(SETTERS) - set(told) <= {"own_tops_known", "tops_known"}


def test_a_name_for_a_shuffle() -> None:
    assert GAME.named("dagger") == CARD["dagger"]
    assert GAME.named("siege_of_carthag") == CONFLICT["siege_of_carthag"]
    with pytest.raises(BrokenScenario, match="no card, leader or faction is called"):
        GAME.named("lasgun")
