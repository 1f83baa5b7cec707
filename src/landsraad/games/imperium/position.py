"""Positions of scenarios: any part of the state by its rulebook name (`docs/scenarios.md` describes them for people).

Players, Rivals and House Hagal are numbered from 0, or named by their leader. What a position doesn't mention is as after
setup, but nobody has resources or a hand; a deck that is mentioned is exactly that, and the rest of its owner's starting
cards is out of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from ...table import BrokenScenario, Chance
from ...table.values import a_number, lines, listed, one_of
from .board import INFLUENCE_FOR_ALLIANCE, INFLUENCE_FOR_VICTORY_POINT, SPACE, SPACES, Space
from .cards import (
    CARD,
    CARDS,
    CONFLICT,
    CONFLICT_TIERS,
    CONFLICTS,
    DECK_BUILD,
    HAGAL_CARD,
    HAGAL_CARDS,
    INTRIGUE_CARD,
    INTRIGUE_CARDS,
    RESERVE,
    Card,
)
from .combat import Combat
from .components import IMPERIUM_ROW, START_AGENTS, TROOPS
from .endgame import Endgame
from .icons import FACTIONS, ICONS, Faction
from .leaders import LEADER, Leader
from .makers import Makers
from .options import Options
from .player_turns import PlayerTurns
from .recall import Recall
from .round import RoundStart
from .setup import blank
from .state import NONE, Imperium, Party, Phase
from .troops import strength
from .view import FACTION_ID, leader_id

T = TypeVar("T")

PLACED_FIRST = ("leaders", "phase", "turn_of", "coming")  # keys that need no setter of their own
USUAL_LEADERS = ("glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese", "paul_atreides")
FACTION: dict[str, Faction] = {ICONS[faction].id: faction for faction in FACTIONS}
TIERS = tuple(tier for tier, count in DECK_BUILD for _ in range(count))
"""Of the Conflict cards by round."""


def place(
    kind: type[Imperium], seats: int, opts: Options, position: Mapping[str, Any], chance: Chance
) -> Imperium:
    """The state that a position describes, at the start of its phase."""
    keys = (*PLACED_FIRST, *SETTERS)
    unknown = [key for key in position if key not in keys]
    if unknown:
        raise BrokenScenario(f"a position has no {unknown[0]!r}; it may have: {', '.join(sorted(keys))}")
    g = blank(kind, opts, chance, seats)
    g.round, g.first = 1, 0
    g.phase = _phase(position.get("phase", "player_turns"))
    g.imperium_deck, g.intrigue_deck = g.box.imperium_deck, g.box.intrigue_deck
    if g.rivals is not None:
        g.rivals.deck = g.box.hagal_solo if seats == 1 else g.box.hagal_two_players
    _seat_leaders(g, position)
    for key, setter in SETTERS.items():
        if key in position:
            try:
                setter(g, position[key])
            except BrokenScenario as error:
                raise BrokenScenario(f"{key}: {error}") from error
    _complete(g, position)
    _coming(g, position.get("coming", {}))
    _rest_of_round(g, position.get("turn_of"))
    return g


def named(word: str) -> int:
    """The number of a card, a leader or a faction, for a shuffle that a scenario wants to come."""
    tables = {**HAGAL_CARD, **FACTION, **LEADER, **CONFLICT, **INTRIGUE_CARD, **CARD}
    return one_of(tables, word, "card, leader or faction")


def _phase(word: object) -> Phase:
    names = {each.name.lower(): each for each in Phase if each != Phase.SETUP}
    if word not in names:
        raise BrokenScenario(f"no phase {word!r}; there are: {', '.join(names)}")
    return names[str(word)]


def _seat_leaders(g: Imperium, position: Mapping[str, Any]) -> None:
    """The leaders in seat order, in the solo game the Rivals' after them; what isn't named is filled up."""
    led = g.parties if g.players != 2 else 2
    leaders: list[Leader] = [one_of(LEADER, each, "leader") for each in listed(position.get("leaders", []))]
    if len(leaders) > led or len(set(leaders)) != len(leaders):
        raise BrokenScenario(f"the position needs up to {led} different leaders")
    free = [LEADER[each] for each in USUAL_LEADERS if LEADER[each] not in leaders]
    g.leader[:led] = (leaders + free)[:led]


def _complete(g: Imperium, position: Mapping[str, Any]) -> None:
    """What follows from the rest, unless the position says it: supplies, Agents, Alliances, scores, Row and Conflicts."""
    for party in range(g.parties):
        g.supply[party] = TROOPS - g.garrison[party] - g.conflict[party]
        if g.supply[party] < 0:
            raise BrokenScenario(f"party {party} has {TROOPS} troops in all")
    if "alliance" not in position:
        _usual_alliances(g)
    for party in _without(g, position, "agents"):
        standing = sum(placed.count(party) for placed in g.placed)
        extra = g.swordmaster[party] + (g.mentat == party)
        agents = 3 if party >= g.players == 2 else START_AGENTS
        g.agents[party] = max(0, agents + extra - standing)
    for party in _without(g, position, "vp"):
        g.vp[party] += derived_victory_points(g, party)
    g.earned = [g.vp[party] - derived_victory_points(g, party) for party in range(g.parties)]
    if "row" not in position:
        g.row, g.imperium_deck = g.imperium_deck[:IMPERIUM_ROW], g.imperium_deck[IMPERIUM_ROW:]
    _usual_conflicts(g, position)


def _without(g: Imperium, position: Mapping[str, Any], key: str) -> list[Party]:
    named = {_party(g, each) for each, _ in lines(position.get(key, {}))}
    return [party for party in range(g.parties) if party not in named]


def derived_victory_points(g: Imperium, party: Party) -> int:
    """What Influence and Alliances are worth (IMP-12.03, IMP-12.05); House Hagal scores nothing (HAG-2.08)."""
    if party >= g.players == 2:
        return 0
    tracks = g.influence[party * len(FACTIONS) : (party + 1) * len(FACTIONS)]
    return sum(n >= INFLUENCE_FOR_VICTORY_POINT for n in tracks) + g.alliance.count(party)


def _usual_alliances(g: Imperium) -> None:
    for faction in FACTIONS:
        most, party = max((g.influence[p * len(FACTIONS) + faction], -p) for p in range(g.parties))
        if most >= INFLUENCE_FOR_ALLIANCE:
            g.alliance[faction] = -party


def _usual_conflicts(g: Imperium, position: Mapping[str, Any]) -> None:
    """As many cards of each tier as are left in this round; the first that nobody named."""
    seen = {g.conflict_card, *g.conflict_deck, *g.conflicts_spent}
    free = {tier: [card for card in cards if card not in seen] for tier, cards in CONFLICT_TIERS.items()}
    revealed = g.phase > Phase.ROUND_START
    if revealed and "conflict_card" not in position:
        g.conflict_card = free[TIERS[min(g.round, len(TIERS)) - 1]].pop(0)
    if "conflict_deck" not in position:
        coming = TIERS[g.round if revealed else g.round - 1 :]
        g.conflict_deck = tuple(free[tier].pop(0) for tier in coming if free[tier])


def _coming(g: Imperium, coming: Mapping[str, Any]) -> None:
    """What chance brings next; a scenario file says it at its top level instead."""
    if "draws" in coming:
        g.chance.dice = tuple(a_number(n, "a draw") for n in coming["draws"])
    if "shuffles" in coming:
        g.chance.shuffles = tuple(
            tuple(each if isinstance(each, int) else named(each) for each in pile)
            for pile in coming["shuffles"]
        )


def _rest_of_round(g: Imperium, turn_of: object) -> None:
    """The stack as it stands when a phase is about to begin."""
    if g.phase == Phase.ENDGAME:
        g.stack = [Endgame()]
        return
    turns = PlayerTurns(turn_of=NONE if turn_of is None else _party(g, turn_of))
    phases = (RoundStart(), turns, Combat(), Makers(), Recall())
    g.then(*phases[g.phase - Phase.ROUND_START :])


# Reading values


def _party(g: Imperium, key: object) -> Party:
    """A number from 0, or the id of the leader; `house_hagal` in a game for two."""
    if key == "house_hagal" and g.players == 2:
        return 2
    if isinstance(key, str) and key in LEADER and LEADER[key] in g.leader:
        return g.leader.index(LEADER[key])
    return a_number(int(key) if isinstance(key, str) and key.isdigit() else key, "a player", 0, g.parties - 1)


def _parties(g: Imperium, keys: Any) -> tuple[Party, ...]:
    return tuple(_party(g, key) for key in listed(keys))


def _space(key: object) -> Space:
    return one_of(SPACE, key, "board space")


def _all(table: Mapping[str, int], names: Any, what: str) -> tuple[int, ...]:
    return tuple(one_of(table, each, what) for each in listed(names))


def _out_of(pile: tuple[int, ...], cards: Iterable[int], names: Sequence[Any]) -> tuple[int, ...]:
    left = list(pile)
    for card in cards:
        if card not in left:
            raise BrokenScenario(f"there are not that many cards {names[card].id!r}")
        left.remove(card)
    return tuple(left)


# Players' pieces


def _counts(field: str, high: int = 1000) -> Callable[[Imperium, Any], None]:
    def setter(g: Imperium, value: Any) -> None:
        for key, number in lines(value):
            getattr(g, field)[_party(g, key)] = a_number(number, field, 0, high)

    return setter


def _switches(field: str) -> Callable[[Imperium, Any], None]:
    """A list of those for whom it is so."""

    def setter(g: Imperium, value: Any) -> None:
        for party in _parties(g, value):
            getattr(g, field)[party] = True

    return setter


def _influence(g: Imperium, value: Any) -> None:
    for key, tracks in lines(value):
        for faction, number in lines(tracks):
            at = _party(g, key) * len(FACTIONS) + one_of(FACTION, faction, "faction")
            g.influence[at] = a_number(number, "Influence", 0, 6)


def _alliance(g: Imperium, value: Any) -> None:
    for faction, key in lines(value):
        g.alliance[one_of(FACTION, faction, "faction")] = _party(g, key)


# The board


def _control(g: Imperium, value: Any) -> None:
    for space, key in lines(value):
        g.control[_one_of(g.box.board.control, space, "Control space")] = _party(g, key)


def _bonus_spice(g: Imperium, value: Any) -> None:
    for space, number in lines(value):
        g.bonus_spice[_one_of(g.box.board.makers, space, "Maker space")] = a_number(number, "bonus spice")


def _one_of(spaces: tuple[Space, ...], key: object, what: str) -> int:
    if _space(key) not in spaces:
        raise BrokenScenario(f"{key} is no {what}")
    return spaces.index(_space(key))


def _placed(g: Imperium, value: Any) -> None:
    for space, keys in lines(value):
        g.placed[_space(space)] = _parties(g, keys)


def _mentat(g: Imperium, value: Any) -> None:
    g.mentat = _party(g, value)


def _mentat_at(g: Imperium, value: Any) -> None:
    g.mentat_at = _space(value)


def _voice(g: Imperium, value: Any) -> None:
    """Who closed which space: `{arrakeen: 0}`."""
    g.voice = tuple((_party(g, key), _space(space)) for space, key in lines(value))


# Cards


def _pile_of(field: str, *, ordered: bool) -> Callable[[Imperium, Any], None]:
    """Cards of a player: his own starting cards first, else from the Imperium deck or the Reserve."""

    def setter(g: Imperium, value: Any) -> None:
        for key, names in lines(value):
            party, cards = _party(g, key), _all(CARD, names, "card")
            for card in cards:
                _take_out(g, party, card)
            getattr(g, field)[party] = cards if ordered else tuple(sorted(cards))

    return setter


def _take_out(g: Imperium, party: Party, card: Card) -> None:
    if card in g.decks[party]:
        g.decks[party] = _out_of(g.decks[party], (card,), CARDS)
    elif card in RESERVE and g.reserve[RESERVE.index(card)]:
        g.reserve[RESERVE.index(card)] -= 1
    else:
        g.imperium_deck = _out_of(g.imperium_deck, (card,), CARDS)


def _decks(g: Imperium, value: Any) -> None:
    """Exactly these cards, top first; the starting cards that lie nowhere else are trashed."""
    for key, names in lines(value):
        party, cards = _party(g, key), _all(CARD, names, "card")
        for card in cards:
            _take_out(g, party, card)
        g.trashed += g.decks[party]
        g.decks[party] = cards


def _trashed(g: Imperium, names: Any) -> None:
    """Imperium cards that are out of the game."""
    cards = _all(CARD, names, "card")
    g.imperium_deck = _out_of(g.imperium_deck, cards, CARDS)
    g.trashed += cards


def _row(g: Imperium, names: Any) -> None:
    g.row = _all(CARD, names, "Imperium card")
    g.imperium_deck = _out_of(g.imperium_deck, g.row, CARDS)


def _imperium_deck(g: Imperium, names: Any) -> None:
    """The top of the deck; what is named nowhere lies below."""
    cards = _all(CARD, names, "Imperium card")
    g.imperium_deck = cards + _out_of(g.imperium_deck, cards, CARDS)


def _reserve(g: Imperium, value: Any) -> None:
    """Copies left in a stack; those that lie nowhere else are out of the game."""
    for name, number in lines(value):
        card = one_of(CARD, name, "Reserve card")
        if card not in RESERVE:
            raise BrokenScenario(f"{name} is no Reserve card")
        at = RESERVE.index(card)
        missing = g.reserve[at] - a_number(number, "the stack", 0, g.reserve[at])
        g.reserve[at] -= missing
        g.trashed += (card,) * missing


def _set_aside(g: Imperium, value: Any) -> None:
    """Manipulate: for whom, and which card."""
    key, name = listed(value)
    g.set_aside = (_party(g, key), one_of(CARD, name, "card"))
    g.imperium_deck = _out_of(g.imperium_deck, g.set_aside[1:], CARDS)


def _held_intrigues(field: str) -> Callable[[Imperium, Any], None]:
    def setter(g: Imperium, value: Any) -> None:
        for key, names in lines(value):
            cards = _all(INTRIGUE_CARD, names, "Intrigue card")
            g.intrigue_deck = _out_of(g.intrigue_deck, cards, INTRIGUE_CARDS)
            getattr(g, field)[_party(g, key)] = tuple(sorted(cards))

    return setter


def _intrigue_discard(g: Imperium, names: Any) -> None:
    g.intrigue_discard = _all(INTRIGUE_CARD, names, "Intrigue card")
    g.intrigue_deck = _out_of(g.intrigue_deck, g.intrigue_discard, INTRIGUE_CARDS)


def _intrigue_deck(g: Imperium, names: Any) -> None:
    """The top of the deck; what is named nowhere lies below."""
    cards = _all(INTRIGUE_CARD, names, "Intrigue card")
    g.intrigue_deck = cards + _out_of(g.intrigue_deck, cards, INTRIGUE_CARDS)


def _conflicts(field: str) -> Callable[[Imperium, Any], None]:
    return lambda g, names: setattr(g, field, _all(CONFLICT, names, "Conflict card"))


def _conflict_card(g: Imperium, name: Any) -> None:
    g.conflict_card = one_of(CONFLICT, name, "Conflict card")


def _hagal_deck(g: Imperium, names: Any) -> None:
    """The top of the deck; what is named nowhere lies below."""
    if g.rivals is None:
        raise BrokenScenario("House Hagal cards are for one and two players")
    cards = _all(HAGAL_CARD, names, "House Hagal card")
    g.rivals.deck = cards + _out_of(g.rivals.deck, cards, HAGAL_CARDS)


def _hagal_revealed(g: Imperium, names: Any) -> None:
    if g.rivals is None:
        raise BrokenScenario("House Hagal cards are for one and two players")
    g.rivals.revealed = _all(HAGAL_CARD, names, "House Hagal card")
    g.rivals.deck = _out_of(g.rivals.deck, g.rivals.revealed, HAGAL_CARDS)


# The rest


def _baron_tokens(g: Imperium, names: Any) -> None:
    g.baron_tokens = tuple(sorted(_all(FACTION, names, "faction")))


def _plain(field: str, low: int, high: int) -> Callable[[Imperium, Any], None]:
    return lambda g, value: setattr(g, field, a_number(value, field, low, high))


def _switch(field: str) -> Callable[[Imperium, Any], None]:
    def setter(g: Imperium, value: Any) -> None:
        if type(value) is not bool:
            raise BrokenScenario(f"{field} is true or false, not {value!r}")
        setattr(g, field, value)

    return setter


def _first(g: Imperium, key: Any) -> None:
    g.first = _party(g, key)


def _revealed(g: Imperium, keys: Any) -> None:
    g.revealed = _parties(g, keys)


SETTERS: dict[str, Callable[[Imperium, Any], None]] = {
    "round": _plain("round", 1, 10),
    "first": _first,
    "solari": _counts("solari"),
    "spice": _counts("spice"),
    "water": _counts("water"),
    "vp": _counts("vp"),
    "garrison": _counts("garrison", TROOPS),
    "conflict": _counts("conflict", TROOPS),
    "swords": _counts("swords"),
    "agents": _counts("agents", 4),
    "swordmaster": _switches("swordmaster"),
    "council": _switches("council"),
    "influence": _influence,
    "alliance": _alliance,
    "control": _control,
    "placed": _placed,
    "mentat": _mentat,
    "mentat_at": _mentat_at,
    "mentat_kept": _switch("mentat_kept"),
    "bonus_spice": _bonus_spice,
    "voice": _voice,
    "revealed": _revealed,
    "hands": _pile_of("hands", ordered=False),
    "in_play": _pile_of("in_play", ordered=False),
    "discards": _pile_of("discards", ordered=True),
    "decks": _decks,
    "tops_known": _counts("tops_known"),
    "own_tops_known": _counts("own_tops_known"),
    "row": _row,
    "set_aside": _set_aside,
    "trashed": _trashed,
    "imperium_deck": _imperium_deck,
    "reserve": _reserve,
    "intrigues": _held_intrigues("intrigues"),
    "waiting": _held_intrigues("waiting"),
    "intrigue_discard": _intrigue_discard,
    "intrigue_deck": _intrigue_deck,
    "conflict_card": _conflict_card,
    "conflict_deck": _conflicts("conflict_deck"),
    "conflicts_spent": _conflicts("conflicts_spent"),
    "hagal_revealed": _hagal_revealed,
    "hagal_deck": _hagal_deck,
    "baron_tokens": _baron_tokens,
    "masterstroke_used": _switch("masterstroke_used"),
}


def describe(g: Imperium) -> dict[str, Any]:
    """The state in rulebook names, parties by their leaders; what scenarios compare with."""
    who = [party_name(g, party) for party in range(g.parties)]

    def cards(pile: Iterable[int]) -> list[str]:
        return [CARDS[card].id for card in pile]

    def intrigues(pile: Iterable[int]) -> list[str]:
        return [INTRIGUE_CARDS[card].id for card in pile]

    def conflicts(pile: Iterable[int]) -> list[str]:
        return [CONFLICTS[card].id for card in pile]

    def by_party(values: Iterable[T]) -> dict[str, T]:
        return dict(zip(who, values, strict=True))

    def names(parties: Iterable[Party]) -> list[str]:
        return [who[party] for party in parties]

    def held(ids: Iterable[str], holders: Iterable[Party]) -> dict[str, str]:
        return {each: who[holder] for each, holder in zip(ids, holders, strict=True) if holder != NONE}

    return {
        "leaders": who,
        "round": g.round,
        "phase": Phase(g.phase).name.lower(),
        "first": who[g.first],
        "solari": by_party(g.solari),
        "spice": by_party(g.spice),
        "water": by_party(g.water),
        "vp": by_party(g.vp),
        "garrison": by_party(g.garrison),
        "supply": by_party(g.supply),
        "conflict": by_party(g.conflict),
        "swords": by_party(g.swords),
        "strength": by_party(strength(g, party) for party in range(g.parties)),
        "agents": by_party(g.agents),
        "swordmaster": names(party for party in range(g.parties) if g.swordmaster[party]),
        "council": names(party for party in range(g.parties) if g.council[party]),
        "influence": by_party(_described_influence(g, party) for party in range(g.parties)),
        "alliance": held(FACTION_ID, g.alliance),
        "control": held((SPACES[space].id for space in g.box.board.control), g.control),
        "placed": {SPACES[space].id: names(placed) for space, placed in enumerate(g.placed) if placed},
        "mentat": None if g.mentat == NONE else who[g.mentat],
        "mentat_at": None if g.mentat_at == NONE else SPACES[g.mentat_at].id,
        "mentat_kept": g.mentat_kept,
        "bonus_spice": {
            SPACES[space].id: amount for space, amount in zip(g.box.board.makers, g.bonus_spice, strict=True)
        },
        "voice": {SPACES[space].id: who[party] for party, space in g.voice},
        "revealed": names(g.revealed),
        "hands": by_party(map(cards, g.hands)),
        "in_play": by_party(map(cards, g.in_play)),
        "discards": by_party(map(cards, g.discards)),
        "decks": by_party(map(cards, g.decks)),
        "row": cards(g.row),
        "imperium_deck": cards(g.imperium_deck),
        "reserve": dict(zip(cards(RESERVE), g.reserve, strict=True)),
        "trashed": cards(sorted(g.trashed)),
        "set_aside": [who[g.set_aside[0]], *cards(g.set_aside[1:])] if g.set_aside[1] != NONE else None,
        "intrigues": by_party(map(intrigues, g.intrigues)),
        "waiting": by_party(map(intrigues, g.waiting)),
        "intrigue_deck": intrigues(g.intrigue_deck),
        "intrigue_discard": intrigues(g.intrigue_discard),
        "conflict_card": None if g.conflict_card == NONE else CONFLICTS[g.conflict_card].id,
        "conflict_deck": conflicts(g.conflict_deck),
        "conflicts_spent": conflicts(g.conflicts_spent),
        "hagal_deck": [HAGAL_CARDS[card].id for card in g.rivals.deck] if g.rivals else None,
        "hagal_revealed": [HAGAL_CARDS[card].id for card in g.rivals.revealed] if g.rivals else None,
        "baron_tokens": [FACTION_ID[faction] for faction in g.baron_tokens],
        "masterstroke_used": g.masterstroke_used,
    }


def party_name(g: Imperium, party: Party) -> str:
    return leader_id(g, party) or f"player{party + 1}"


def _described_influence(g: Imperium, party: Party) -> dict[str, int]:
    at = party * len(FACTIONS)
    return dict(zip(FACTION_ID, g.influence[at : at + len(FACTIONS)], strict=True))
