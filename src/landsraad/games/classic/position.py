"""Positions of scenarios: any part of the state by its rulebook name (`docs/scenarios.md` describes them for people)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...table import BrokenScenario, Chance
from ...table.options import parse
from ...table.values import a_number, lines, listed, one_of
from .cards import CARD, CARD_ID, DECK, SHAI_HULUD, SPICE_DECK, Card
from .factions import BENE_GESSERIT, FACTION, FACTION_ID, FREMEN, HARKONNEN, SHEETS, Faction
from .hands import hand_limit
from .karama import STOPPABLE
from .leaders import FACTION_OF, LEADER, LEADER_ID, Leader
from .map import AREA, AREA_ID, AREAS_OF, CIRCLES, SECTORS, TERRITORY, TERRITORY_ID, Area
from .options import Options
from .setup import RECOMMENDED, blank, circles, faction_count
from .state import Dune, LeaderAt, Phase
from .turn import Turn

PLACED_FIRST = ("factions", "circles", "phase", "order", "coming")  # keys that need no setter of their own
LEADER_KEYS = ("dead", "captive", "used", "deaths", "hidden_dead")
SPICE_CARD = {**TERRITORY, "shai_hulud": SHAI_HULUD}


def place(seats: int, given: Mapping[str, str], position: Mapping[str, Any], chance: Chance) -> Dune:
    """The state that a position describes, at the start of its phase."""
    opts = parse(Options, given)
    keys = (*PLACED_FIRST, *SETTERS)
    unknown = [key for key in position if key not in keys]
    if unknown:
        raise BrokenScenario(f"a position has no {unknown[0]!r}; it may have: {', '.join(sorted(keys))}")
    factions, sectors = _seated(seats, opts, position)
    g = blank(opts, chance, factions, [i % seats for i in range(len(factions))], sectors)
    g.turn, g.deck = 1, DECK
    for key, setter in SETTERS.items():
        if key in position:
            try:
                setter(g, position[key])
            except BrokenScenario as error:
                raise BrokenScenario(f"{key}: {error}") from error
    g.bank -= sum(g.spice) + sum(g.bribes) + sum(g.board_spice.values())
    _spice_below(g)
    _order(g, position)
    _coming(g, position.get("coming", {}))
    _rest_of_turn(g, position.get("phase", "storm"))
    return g


def named(word: str) -> int:
    """The number of a card, a leader or a faction, for a shuffle that a scenario wants to come."""
    return one_of({**CARD, **SPICE_CARD, **LEADER, **FACTION}, word, "card, leader or faction")


def _seated(
    seats: int, opts: Options, position: Mapping[str, Any]
) -> tuple[Sequence[Faction], tuple[int, ...]]:
    """The factions in seat order and the sectors of their player circles."""
    places = faction_count(seats, opts)
    wanted = position.get("factions", [FACTION_ID[faction] for faction in RECOMMENDED[places]])
    factions = [one_of(FACTION, each, "faction") for each in listed(wanted)]
    if len(factions) != places or len(set(factions)) != places:
        raise BrokenScenario(f"the position needs {places} different factions, not {len(set(factions))}")
    if "circles" not in position:
        return factions, circles(places, opts)
    given = dict(lines(position["circles"]))
    sectors = tuple(given.get(FACTION_ID[faction], 0) for faction in factions)
    if len(given) != places or len(set(sectors)) != places or not set(sectors) <= set(CIRCLES):
        raise BrokenScenario(
            f"each faction has a circle of its own, in sector {', '.join(map(str, CIRCLES))}"
        )
    return factions, sectors


def _order(g: Dune, position: Mapping[str, Any]) -> None:
    from .storm import storm_order

    if "order" not in position:
        g.order = storm_order(g)
        return
    g.order = _factions(g, position["order"])
    if sorted(g.order) != sorted(g.in_play):
        raise BrokenScenario("the order names each faction in play once, the First Player first")


def _coming(g: Dune, coming: Mapping[str, Any]) -> None:
    """What chance brings next; a scenario file says it at its top level instead."""
    if "draws" in coming:
        g.chance.dice = tuple(a_number(n, "a draw") for n in coming["draws"])
    if "shuffles" in coming:
        g.chance.shuffles = tuple(
            tuple(each if isinstance(each, int) else named(each) for each in pile)
            for pile in coming["shuffles"]
        )


def _rest_of_turn(g: Dune, phase: str) -> None:
    """The stack as it stands when a phase is about to begin."""
    names = [each.name.lower() for each in Phase]
    if phase not in names or phase == "setup":
        raise BrokenScenario(f"no phase {phase!r}; there are: {', '.join(names[1:])}")
    rest = g.clone()
    rest.told = None
    Turn().run(rest)
    g.phase = Phase[phase.upper()]
    g.stack = rest.stack[: len(rest.stack) - (g.phase - Phase.STORM)]


# Reading values


def _faction(g: Dune, key: object) -> Faction:
    """A faction in play."""
    faction = one_of(FACTION, key, "faction")
    if faction not in g.in_play:
        raise BrokenScenario(f"{key} is not in this game")
    return faction


def _factions(g: Dune, keys: Any) -> tuple[Faction, ...]:
    return tuple(_faction(g, key) for key in listed(keys))


def _leader(g: Dune, key: object) -> Leader:
    """A leader of a faction in play."""
    leader = one_of(LEADER, key, "leader")
    if FACTION_OF[leader] not in g.in_play:
        raise BrokenScenario(f"{key}: {FACTION_ID[FACTION_OF[leader]]} is not in this game")
    return leader


def _area(key: object) -> Area:
    """`wind_pass/14`; a territory of one area needs no sector."""
    if isinstance(key, str) and key in TERRITORY:
        areas = AREAS_OF[TERRITORY[key]]
        if len(areas) > 1:
            raise BrokenScenario(
                f"{key} lies in several sectors: {', '.join(AREA_ID[area] for area in areas)}"
            )
        return areas[0]
    return one_of(AREA, key, "area (territory/sector)")


def _cards(names: Any) -> tuple[Card, ...]:
    return tuple(one_of(CARD, each, "Treachery card") for each in listed(names))


def _group(value: Any) -> tuple[int, int, int]:
    """`5`, or `{ordinary: 2, starred: 1, advisors: 0}`."""
    if type(value) is int:
        value = {"ordinary": value}
    if not isinstance(value, Mapping) or set(value) - {"ordinary", "starred", "advisors"}:
        raise BrokenScenario(
            f"forces are a number or 'ordinary', 'starred' and 'advisors' with numbers, not {value!r}"
        )
    ordinary, starred, advisors = (
        a_number(value.get(key, 0), key, 0, 20) for key in ("ordinary", "starred", "advisors")
    )
    return ordinary, starred, advisors


# Forces


def _forces(g: Dune, value: Any) -> None:
    for faction_id, areas in lines(value):
        faction = _faction(g, faction_id)
        for area_id, count in lines(areas):
            area, (ordinary, starred, advisors) = _area(area_id), _group(count)
            if advisors and (faction != BENE_GESSERIT or not g.opts.advanced):
                raise BrokenScenario("only Bene Gesserit have advisors, in the Advanced game")
            for pile, number in (
                (g.forces[faction], ordinary),
                (g.starred[faction], starred),
                (g.advisors, advisors),
            ):
                if number:
                    pile[area] = number
            g.reserves[faction] -= ordinary + advisors
            g.starred_reserves[faction] -= starred
        _check_reserves(g, faction)


def _tanks(g: Dune, value: Any) -> None:
    for faction_id, count in lines(value):
        faction = _faction(g, faction_id)
        ordinary, starred, _ = _group(count)
        g.tanks[faction], g.starred_tanks[faction] = ordinary, starred
        g.reserves[faction] -= ordinary
        g.starred_reserves[faction] -= starred
        _check_reserves(g, faction)


def _reserves(g: Dune, value: Any) -> None:
    """What is in reserves; the rest of the twenty that isn't placed anywhere goes to the Tanks."""
    for faction_id, count in lines(value):
        faction = _faction(g, faction_id)
        ordinary, starred, _ = _group(count)
        g.tanks[faction] += g.reserves[faction] - ordinary
        g.starred_tanks[faction] += g.starred_reserves[faction] - starred
        g.reserves[faction], g.starred_reserves[faction] = ordinary, starred
        if g.tanks[faction] < 0 or g.starred_tanks[faction] < 0:
            _too_many(g, faction)


def _check_reserves(g: Dune, faction: Faction) -> None:
    if g.reserves[faction] < 0 or g.starred_reserves[faction] < 0:
        _too_many(g, faction)


def _too_many(g: Dune, faction: Faction) -> None:
    starred = SHEETS[faction].starred if g.opts.advanced else 0
    raise BrokenScenario(
        f"{FACTION_ID[faction]} has {20 - starred} ordinary and {starred} starred forces in all"
    )


# Spice and cards


def _spice_of(field: str) -> Callable[[Dune, Any], None]:
    def setter(g: Dune, value: Any) -> None:
        for faction_id, amount in lines(value):
            getattr(g, field)[_faction(g, faction_id)] = a_number(amount, field)

    return setter


def _board_spice(g: Dune, value: Any) -> None:
    for area_id, amount in lines(value):
        g.board_spice[_area(area_id)] = a_number(amount, "spice on the map", 1)


def _hands(g: Dune, value: Any) -> None:
    """Cards in hands (and discarded) come out of the deck."""
    for faction_id, names in lines(value):
        faction, cards = _faction(g, faction_id), _cards(names)
        if len(cards) > hand_limit(faction):
            raise BrokenScenario(f"{faction_id} may hold {hand_limit(faction)} cards, not {len(cards)}")
        _out_of_deck(g, cards)
        g.hands[faction] = tuple(sorted(cards))


def _out_of_deck(g: Dune, cards: Iterable[Card]) -> None:
    deck = list(g.deck)
    for card in cards:
        if card not in deck:
            raise BrokenScenario(f"there are not that many cards {CARD_ID[card]!r}")
        deck.remove(card)
    g.deck = tuple(deck)


def _pile(field: str) -> Callable[[Dune, Any], None]:
    def setter(g: Dune, names: Any) -> None:
        cards = _cards(names)
        _out_of_deck(g, cards)
        setattr(g, field, cards)

    return setter


def _deck(g: Dune, names: Any) -> None:
    """The top of the deck; what is named nowhere lies below."""
    cards = _cards(names)
    _out_of_deck(g, cards)
    g.deck = (*cards, *g.deck)


def _spice_cards(names: Any) -> tuple[int, ...]:
    return tuple(one_of(SPICE_CARD, each, "Spice card") for each in listed(names))


def _spice_deck(g: Dune, names: Any) -> None:
    """The top of the Spice deck."""
    g.spice_deck = _spice_cards(names)


def _spice_piles(g: Dune, piles: Any) -> None:
    if len(listed(piles)) > 1 + g.opts.advanced:
        raise BrokenScenario("the Basic game has one pile of Spice cards, the Advanced game two")
    for at, pile in enumerate(piles):
        g.spice_piles[at] = _spice_cards(pile)


def _spice_below(g: Dune) -> None:
    """Spice cards named nowhere lie below the named ones: territories first, worms at the bottom."""
    left = Counter(SPICE_DECK)
    left.subtract((*g.spice_deck, *g.spice_piles[0], *g.spice_piles[1]))
    for card, count in left.items():
        if count < 0:
            raise BrokenScenario(f"there are not that many Spice cards {spice_name(card)!r}")
    worms = left.pop(SHAI_HULUD)
    g.spice_deck = (*g.spice_deck, *sorted(left.elements()), *(SHAI_HULUD,) * worms)


# Leaders, traitors and the rest


def _leaders(g: Dune, value: Any) -> None:
    given = dict(lines(value))
    unknown = [key for key in given if key not in LEADER_KEYS]
    if unknown:
        raise BrokenScenario(f"leaders can be {', '.join(LEADER_KEYS)}, not {unknown[0]!r}")
    for leader_id in listed(given.get("dead", ())):
        leader = _leader(g, leader_id)
        g.leader_at[leader], g.deaths[leader] = LeaderAt.TANKS, 1
    for leader_id in listed(given.get("captive", ())):
        leader = _leader(g, leader_id)
        if HARKONNEN not in g.in_play or FACTION_OF[leader] == HARKONNEN:
            raise BrokenScenario(f"{leader_id} can't be a captive: Harkonnen capture others' leaders")
        g.leader_at[leader] = LeaderAt.CAPTIVE
    for leader_id, count in lines(given.get("deaths", {})):
        g.deaths[_leader(g, leader_id)] = a_number(count, "deaths")
    for leader_id, territory in lines(given.get("used", {})):
        g.used_in[_leader(g, leader_id)] = one_of(TERRITORY, territory, "territory")
    for leader_id in listed(given.get("hidden_dead", ())):
        leader = _leader(g, leader_id)
        g.leader_at[leader], g.deaths[leader] = LeaderAt.TANKS, max(1, g.deaths[leader])
        g.hidden_dead = tuple(sorted((*g.hidden_dead, leader)))


def _traitors(g: Dune, value: Any) -> None:
    for faction_id, names in lines(value):
        g.traitors[_faction(g, faction_id)] = tuple(sorted(_leader(g, each) for each in listed(names)))
    held = Counter(leader for cards in g.traitors for leader in cards)
    twice = [LEADER_ID[leader] for leader, count in held.items() if count > 1]
    if twice:
        raise BrokenScenario(f"the Traitor card of {twice[0]} exists once")


def _prediction(g: Dune, value: Any) -> None:
    if len(listed(value)) != 2:
        raise BrokenScenario("a prediction is a faction and a turn: [atreides, 5]")
    faction = _faction(g, value[0])
    if BENE_GESSERIT not in g.in_play or faction == BENE_GESSERIT:
        raise BrokenScenario("Bene Gesserit predict the victory of another faction in play")
    g.prediction = (faction, a_number(value[1], "the predicted turn", 1, 10))


def _alliances(g: Dune, groups: Any) -> None:
    if len(g.in_play) == 2 and listed(groups):
        raise BrokenScenario("two players make no alliances (CLS-36.07)")
    for group in listed(groups):
        members = _factions(g, group)
        for member in members:
            if g.allies[member] or members.count(member) > 1:
                raise BrokenScenario(f"{FACTION_ID[member]} can be in one alliance only")
        for member in members:
            g.allies[member] = tuple(sorted(other for other in members if other != member))


def _plain(field: str, low: int, high: int) -> Callable[[Dune, Any], None]:
    return lambda g, value: setattr(g, field, a_number(value, field, low, high))


def _storm_card(g: Dune, value: Any) -> None:
    """The card that lies face down; Fremen have looked at it."""
    g.storm_card, g.storm_card_seen = a_number(value, "storm_card", 1, 6), (FREMEN,)


def _switch(field: str) -> Callable[[Dune, Any], None]:
    def setter(g: Dune, value: Any) -> None:
        if type(value) is not bool:
            raise BrokenScenario(f"{field} is true or false, not {value!r}")
        setattr(g, field, value)

    return setter


def _faction_list(field: str) -> Callable[[Dune, Any], None]:
    return lambda g, value: setattr(g, field, _factions(g, value))


def _blocked(g: Dune, value: Any) -> None:
    for each in listed(value):
        one_of(STOPPABLE, each, "advantage that Karama can stop")
    g.blocked = tuple(value)


SETTERS: dict[str, Callable[[Dune, Any], None]] = {
    "turn": _plain("turn", 1, 10),
    "storm": _plain("storm", 1, SECTORS),
    "forces": _forces,
    "tanks": _tanks,
    "reserves": _reserves,
    "spice": _spice_of("spice"),
    "bribes": _spice_of("bribes"),
    "pledges": _spice_of("pledges"),
    "board_spice": _board_spice,
    "wall_destroyed": _switch("wall_destroyed"),
    "hands": _hands,
    "discard": _pile("discard"),
    "removed": _pile("removed"),
    "deck": _deck,
    "leaders": _leaders,
    "leader_revival": _faction_list("leader_revival_open"),
    "traitors": _traitors,
    "prediction": _prediction,
    "spice_deck": _spice_deck,
    "spice_piles": _spice_piles,
    "storm_card": _storm_card,
    "dialers": _faction_list("dialers"),
    "alliances": _alliances,
    "karama_powers_used": _faction_list("karama_powers_used"),
    "blocked": _blocked,
    "haderach_losses": _plain("haderach_losses", 0, 20),
    "haderach_dead": _switch("haderach_dead"),
}


def describe(g: Dune) -> dict[str, Any]:
    """The state in rulebook names, as a position would be written; what scenarios compare with."""
    ids = [FACTION_ID[faction] for faction in g.in_play]

    def by_faction(values: Sequence[Any]) -> dict[str, Any]:
        return {FACTION_ID[faction]: values[faction] for faction in g.in_play}

    def cards(pile: Iterable[Card]) -> list[str]:
        return [CARD_ID[card] for card in pile]

    return {
        "factions": ids,
        "turn": g.turn,
        "phase": Phase(g.phase).name.lower(),
        "circles": {FACTION_ID[f]: g.circle[f] for f in g.in_play},
        "storm": g.storm,
        "order": [FACTION_ID[faction] for faction in g.order],
        "forces": {FACTION_ID[f]: _described_forces(g, f) for f in g.in_play},
        "reserves": {
            FACTION_ID[f]: {"ordinary": g.reserves[f], "starred": g.starred_reserves[f]} for f in g.in_play
        },
        "tanks": {FACTION_ID[f]: {"ordinary": g.tanks[f], "starred": g.starred_tanks[f]} for f in g.in_play},
        "spice": by_faction(g.spice),
        "bribes": by_faction(g.bribes),
        "pledges": by_faction(g.pledges),
        "board_spice": {AREA_ID[area]: amount for area, amount in sorted(g.board_spice.items())},
        "wall_destroyed": g.wall_destroyed,
        "hands": {FACTION_ID[f]: cards(g.hands[f]) for f in g.in_play},
        "deck": cards(g.deck),
        "discard": cards(g.discard),
        "removed": cards(g.removed),
        "leaders": {
            "dead": [LEADER_ID[i] for i in range(30) if g.leader_at[i] == LeaderAt.TANKS],
            "captive": [LEADER_ID[i] for i in range(30) if g.leader_at[i] == LeaderAt.CAPTIVE],
            "used": {LEADER_ID[i]: TERRITORY_ID[t] for i, t in enumerate(g.used_in) if t >= 0},
            "deaths": {LEADER_ID[i]: count for i, count in enumerate(g.deaths) if count},
            "hidden_dead": [LEADER_ID[i] for i in g.hidden_dead],
        },
        "leader_revival": [FACTION_ID[faction] for faction in g.leader_revival_open],
        "traitors": {FACTION_ID[f]: [LEADER_ID[leader] for leader in g.traitors[f]] for f in g.in_play},
        "prediction": [FACTION_ID[g.prediction[0]], g.prediction[1]] if g.prediction[1] else None,
        "spice_deck": [spice_name(card) for card in g.spice_deck],
        "spice_piles": [[spice_name(card) for card in pile] for pile in g.spice_piles],
        "storm_card": g.storm_card,
        "dialers": [FACTION_ID[faction] for faction in g.dialers],
        "allies": {FACTION_ID[f]: [FACTION_ID[other] for other in g.allies[f]] for f in g.in_play},
        "blocked": list(g.blocked),
        "karama_powers_used": [FACTION_ID[faction] for faction in g.karama_powers_used],
        "haderach_losses": g.haderach_losses,
        "haderach_dead": g.haderach_dead,
        "won_by": g.won_by,
    }


def spice_name(card: int) -> str:
    return "shai_hulud" if card == SHAI_HULUD else TERRITORY_ID[card]


def _described_forces(g: Dune, faction: Faction) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    piles = [("ordinary", g.forces[faction]), ("starred", g.starred[faction])]
    if faction == BENE_GESSERIT:
        piles.append(("advisors", g.advisors))
    for kind, areas in piles:
        for area, count in sorted(areas.items()):
            found.setdefault(AREA_ID[area], {})[kind] = count
    return found
