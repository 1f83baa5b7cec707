"""Setting up a game (CLS-4): line-up, player circles, prediction, traitors, spice, forces, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...table import Action, BadOption, Chance, Seat, Step
from ...table.options import parse
from .cards import CARD_ID, DECK, SPICE_DECK
from .factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTION,
    FACTION_ID,
    FACTIONS,
    FREMEN,
    FREMEN_START,
    FREMEN_START_FORCES,
    GUILD,
    HARKONNEN,
    SHEETS,
    Faction,
)
from .forces import from_reserves, occupants, put, put_advisors
from .hands import draw, take
from .leaders import LEADER, LEADER_ID, LEADERS_OF
from .map import AREA, AREA_ID, AREAS_OF, CIRCLES, STORM_START, TERRITORY, TERRITORY_OF
from .options import Options
from .state import NONE, Dune
from .steps import Ask, AskTogether, name
from .turn import Turn

# CLS-36.01 to 36.05; form B of two players deals out the line-up of four (CLS-36.06).
RECOMMENDED: dict[int, tuple[Faction, ...]] = {
    2: (ATREIDES, HARKONNEN),
    3: (ATREIDES, FREMEN, HARKONNEN),
    4: (ATREIDES, EMPEROR, FREMEN, HARKONNEN),
    5: (ATREIDES, EMPEROR, FREMEN, GUILD, HARKONNEN),
    6: (ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN),
}


def set_up(seats: int, given: Mapping[str, str], chance: Chance) -> Dune:
    """A state whose first step sets the game up."""
    opts = parse(Options, given)
    places = faction_count(seats, opts)
    line_up = _line_up(places, opts, chance)
    g = blank(opts, chance, [], [], circles(places, opts))
    assignment = Draft if opts.assignment == "draft" else Assignment
    g.then(
        assignment(line_up=line_up, seats=seats),
        Prediction(faction=BENE_GESSERIT),
        Traitors(),
        Sheets(),
        Turn(),
    )
    return g


def faction_count(seats: int, opts: Options) -> int:
    return 4 if seats == 2 and opts.two_player_form == "two_factions" else seats


def circles(places: int, opts: Options) -> tuple[int, ...]:
    """The sectors of the player circles taken, counterclockwise (CLS-4.05)."""
    if opts.circles == "even":
        return tuple(CIRCLES[i * len(CIRCLES) // places] for i in range(places))
    taken = [int(number) for number in opts.circles.split(",")]
    if len(taken) != places or len(set(taken)) != places:
        raise BadOption(f"option circles needs {places} different numbers, not {opts.circles!r}")
    return tuple(CIRCLES[number - 1] for number in taken)


def _line_up(places: int, opts: Options, chance: Chance) -> tuple[Faction, ...]:
    if opts.factions == "recommended":
        return RECOMMENDED[places]
    if opts.factions == "random":
        return chance.shuffled(FACTIONS)[:places]
    ids = opts.factions.split(",")
    unknown = [each for each in ids if each not in FACTION]
    if unknown or len(set(ids)) != len(ids):
        raise BadOption(
            f"option factions: {unknown[0]!r} is no faction" if unknown else "option factions names one twice"
        )
    chooses = opts.assignment != "fixed"
    if len(ids) != places and not (chooses and len(ids) > places):
        raise BadOption(f"option factions needs {places} factions here, not {len(ids)}")
    return tuple(FACTION[each] for each in ids)


def blank(
    opts: Options, chance: Chance, factions: Sequence[Faction], seats: Sequence[Seat], sectors: Sequence[int]
) -> Dune:
    """The table before anybody has anything: `factions[i]` is played by `seats[i]` at the circle in `sectors[i]`."""
    g = Dune(
        chance=chance,
        opts=opts,
        stack=[],
        seat_of=(NONE,) * 6,
        asked_of=((),) * 6,
        in_play=(),
        circle=tuple(sectors),
        storm=STORM_START,
        forces=[{} for _ in FACTIONS],
        starred=[{} for _ in FACTIONS],
        advisors={},
        board_spice={},
        reserves=[0] * 6,
        starred_reserves=[0] * 6,
        tanks=[0] * 6,
        starred_tanks=[0] * 6,
        spice=[0] * 6,
        bribes=[0] * 6,
        reserved=[0] * 6,
        pledges=[0] * 6,
        hands=[()] * 6,
        known=[()] * 42,
        acquired=[0] * 6,
        leader_at=[0] * 30,
        deaths=[0] * 30,
        used_in=[NONE] * 30,
        traitors=[()] * 6,
        traitors_returned=[()] * 6,
        spice_piles=[(), ()],
        allies=[()] * 6,
    )
    if factions:
        seat_factions(g, factions, seats)
    return g


def seat_factions(g: Dune, factions: Sequence[Faction], seats: Sequence[Seat]) -> None:
    """Each faction's seat, circle and forces in reserves; decks hold what belongs to a game of these factions."""
    sectors = g.circle
    seat_of, circle = [NONE] * 6, [0] * 6
    for faction, seat, sector in zip(factions, seats, sectors, strict=True):
        seat_of[faction], circle[faction] = seat, sector
        starred = SHEETS[faction].starred if g.opts.advanced else 0
        g.reserves[faction], g.starred_reserves[faction] = 20 - starred, starred
        g.leader_at[LEADERS_OF[faction][0] : LEADERS_OF[faction][-1] + 1] = [0] * 5
    g.seat_of, g.circle = tuple(seat_of), tuple(circle)
    g.asked_of = tuple((seat,) if seat != NONE else () for seat in seat_of)
    g.in_play = tuple(sorted(factions, key=lambda faction: circle[faction]))
    g.order = g.in_play
    for faction in factions:
        g.tell("faction_seated", name(faction), seat_of[faction] + 1, circle[faction])


class Assignment(Step[Dune]):
    """CLS-4.03 (a): the factions as listed, or dealt at random."""

    line_up: tuple[Faction, ...] = ()
    seats: int = 0

    def run(self, g: Dune) -> None:
        places = len(g.circle)
        line_up = g.chance.shuffled(self.line_up) if g.opts.assignment == "random" else self.line_up
        seat_factions(g, line_up[:places], [place % self.seats for place in range(places)])
        if g.opts.exchange:
            g.then(*(ExchangeFactions(seat=seat) for seat in range(self.seats)))


class Draft(Step[Dune]):
    """CLS-4.03 (b): a random turn card each; factions are chosen in descending order of the numbers."""

    line_up: tuple[Faction, ...] = ()
    seats: int = 0
    order: tuple[int, ...] = ()  # places still to choose, highest number first
    chosen: tuple[tuple[int, Faction], ...] = ()
    dealt: bool = False

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return (self.order[0] % self.seats,) if self.order else ()

    def _free(self) -> list[Faction]:
        taken = {faction for _, faction in self.chosen}
        return [faction for faction in self.line_up if faction not in taken]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return [f"choose {FACTION_ID[faction]}" for faction in self._free()]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self._take(g, FACTION[action.split()[1]])
        free = self._free()
        if len(free) == 1 and self.order:
            self._take(g, free[0])

    def _take(self, g: Dune, faction: Faction) -> None:
        place, *later = self.order
        g.tell("faction_chosen", place % self.seats + 1, name(faction))
        self.chosen = (*self.chosen, (place, faction))
        self.order = tuple(later)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {
            "order": [place % self.seats for place in self.order],
            "chosen": {name(faction): place % self.seats for place, faction in self.chosen},
        }

    def run(self, g: Dune) -> None:
        places = len(g.circle)
        if not self.dealt:
            cards = g.chance.shuffled(range(1, 11))[:places]
            for place, number in enumerate(cards):
                g.tell("turn_card_dealt", place % self.seats + 1, number)
            self.order = tuple(sorted(range(places), key=lambda place: -cards[place]))
            self.dealt = True
            g.then(self)
            return
        by_place = [faction for _, faction in sorted(self.chosen)]
        seat_factions(g, by_place, [place % self.seats for place in range(places)])
        if g.opts.exchange:
            g.then(*(ExchangeFactions(seat=seat) for seat in range(self.seats)))


class ExchangeFactions(Step[Dune]):
    """CLS-4.04: a player may propose to exchange factions; the other consents or not."""

    seat: Seat = 0
    proposed: tuple[Faction, Faction] = (NONE, NONE)  # own faction, the other's
    answered: bool = False

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        if self.answered:
            return ()
        return (self.seat,) if self.proposed[0] == NONE else g.asked_of[self.proposed[1]]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        if self.proposed[0] != NONE:
            return ["accept", "refuse"]
        own = [faction for faction in g.in_play if g.seat_of[faction] == seat]
        others = [faction for faction in g.in_play if g.seat_of[faction] != seat]
        return ["pass", *(f"exchange {FACTION_ID[a]} {FACTION_ID[b]}" for a in own for b in others)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        if action.startswith("exchange"):
            _, own, other = action.split()
            self.proposed = (FACTION[own], FACTION[other])
            g.tell("exchange_proposed", own, other)
            return
        self.answered = True
        if action == "accept":
            _exchange(g, *self.proposed)
        elif action == "refuse":
            g.tell("exchange_refused", name(self.proposed[0]), name(self.proposed[1]))

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"proposed": [name(faction) for faction in self.proposed if faction != NONE]}


def _exchange(g: Dune, one: Faction, other: Faction) -> None:
    """Two players take each other's factions; circles belong to the players."""
    swap = {one: other, other: one}
    factions = [swap.get(faction, faction) for faction in g.in_play]
    seats = [g.seat_of[faction] for faction in g.in_play]
    g.circle = tuple(g.circle[faction] for faction in g.in_play)
    g.tell("factions_exchanged", name(one), name(other))
    seat_factions(g, factions, seats)


class Prediction(Ask):
    """CLS-21.02: Bene Gesserit secretly names another faction in play and a turn, before traitors are dealt (CLS-4.06)."""

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return () if self.answered else g.asked_of[BENE_GESSERIT]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        others = sorted(faction for faction in g.in_play if faction != BENE_GESSERIT)
        return [f"predict {FACTION_ID[faction]} {turn}" for faction in others for turn in range(1, 11)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        _, faction, turn = action.split()
        g.prediction = (FACTION[faction], int(turn))
        self.answered = True
        g.tell("prediction_made")
        g.tell("prediction_is", faction, int(turn), only=g.asked_of[BENE_GESSERIT])


class Traitors(Step[Dune]):
    """CLS-4.07: four Traitor cards each, from the leaders of the factions in play."""

    def run(self, g: Dune) -> None:
        deck = g.chance.shuffled(leader for faction in sorted(g.in_play) for leader in LEADERS_OF[faction])
        for i, faction in enumerate(g.in_play):
            g.traitors[faction] = tuple(sorted(deck[4 * i : 4 * i + 4]))
            for leader in g.traitors[faction]:
                g.tell("traitor_dealt", LEADER_ID[leader], only=g.asked_of[faction])
        choosing = tuple(f for f in g.in_play if SHEETS[f].traitors_kept < 4)
        if choosing:
            g.then(ChooseTraitors(waiting=choosing))


class ChooseTraitors(AskTogether):
    """CLS-4.08: each keeps one card in secret, Harkonnen all four."""

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return [f"keep {LEADER_ID[leader]}" for leader in g.traitors[self.asked_faction(g, seat)]]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        faction = self.asked_faction(g, seat)
        kept = LEADER[action.split()[1]]
        g.traitors_returned[faction] = tuple(leader for leader in g.traitors[faction] if leader != kept)
        g.traitors[faction] = (kept,)
        g.tell("traitor_kept", LEADER_ID[kept], only=g.asked_of[faction])
        self.done(faction)


class Sheets(Step[Dune]):
    """CLS-4.10 to 4.13: starting spice, forces and Treachery cards of the faction sheets."""

    def run(self, g: Dune) -> None:
        g.deck, g.spice_deck = g.chance.shuffled(DECK), g.chance.shuffled(SPICE_DECK)
        for faction in g.in_play:
            sheet = SHEETS[faction]
            g.spice[faction] = sheet.start_spice
            g.bank -= sheet.start_spice
            for territory, forces in sheet.start_on_map:
                if faction != BENE_GESSERIT or not g.opts.advanced:
                    from_reserves(g, faction, AREAS_OF[TERRITORY[territory]][0], forces)
                    g.tell("starting_forces", name(faction), forces, territory)
        g.then(*_placements(g), StartingCards())


def _placements(g: Dune) -> list[Step[Dune]]:
    """Fremen place before an Advanced-game Bene Gesserit advisor (CLS-4.11, CLS-31.02)."""
    steps: list[Step[Dune]] = []
    if FREMEN in g.in_play:
        steps.append(FremenPlacement(faction=FREMEN, fedaykin=NONE if g.opts.advanced else 0))
    if BENE_GESSERIT in g.in_play and g.opts.advanced:
        steps.append(AdvisorPlacement(faction=BENE_GESSERIT))
    return steps


class StartingCards(Step[Dune]):
    """CLS-4.12: one Treachery card each, two for Harkonnen."""

    def run(self, g: Dune) -> None:
        for faction in g.in_play:
            for _ in range(SHEETS[faction].start_cards):
                card = draw(g)
                assert card is not None, "the full deck serves everybody"
                take(g, faction, card)
                g.tell("card_dealt", name(faction))
                g.tell("card_is", CARD_ID[card], only=g.asked_of[faction])


FREMEN_AREAS = tuple(area for territory in FREMEN_START for area in AREAS_OF[TERRITORY[territory]])


class FremenPlacement(Ask):
    """CLS-23.01: ten forces among Sietch Tabr, False Wall South and False Wall West; which of them are Fedaykin first.

    Small choices: `fedaykin n`, then for each area `place <area> n` of the ordinary forces and again of the Fedaykin.
    """

    fedaykin: int = NONE
    placed: tuple[int, ...] = ()  # counts so far: ordinary by area, then starred by area

    def _left(self) -> int:
        n = len(FREMEN_AREAS)
        if len(self.placed) < n:
            return FREMEN_START_FORCES - self.fedaykin - sum(self.placed)
        return self.fedaykin - sum(self.placed[n:])

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        if self.fedaykin == NONE:
            return [f"fedaykin {n}" for n in range(g.starred_reserves[FREMEN] + 1)]
        area = AREA_ID[FREMEN_AREAS[len(self.placed) % len(FREMEN_AREAS)]]
        return [f"place {area} {n}" for n in range(self._left() + 1)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        number = int(action.split()[-1])
        if self.fedaykin == NONE:
            self.fedaykin = number
            return
        self.placed = (*self.placed, number)
        n = len(FREMEN_AREAS)
        areas_left = n - len(self.placed) % n
        if areas_left == 1 or not self._left():  # the last area takes the rest
            self.placed = (*self.placed, *(0,) * (areas_left - 1), self._left())
        if len(self.placed) == n and not self.fedaykin:
            self.placed += (0,) * n
        self.answered = len(self.placed) == 2 * n

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"fedaykin": max(self.fedaykin, 0), "placed": list(self.placed)}

    def run(self, g: Dune) -> None:
        n = len(FREMEN_AREAS)
        for area, ordinary, starred in zip(FREMEN_AREAS, self.placed[:n], self.placed[n:], strict=True):
            from_reserves(g, FREMEN, area, ordinary, starred)
            if ordinary + starred:
                g.tell("starting_forces", name(FREMEN), ordinary + starred, AREA_ID[area])


class AdvisorPlacement(Ask):
    """CLS-31.02: one advisor in any territory; alone there it is a fighter."""

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return [f"place {area}" for area in AREA_ID]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        area = AREA[action.split()[1]]
        g.reserves[BENE_GESSERIT] -= 1
        if occupants(g, TERRITORY_OF[area]):
            put_advisors(g, area, 1)
            g.tell("starting_advisor", AREA_ID[area])
        else:
            put(g, BENE_GESSERIT, area, 1)
            g.tell("starting_forces", name(BENE_GESSERIT), 1, AREA_ID[area])
        self.answered = True
