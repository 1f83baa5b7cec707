"""Setting up a game (IMP-3): Leaders, decks, what each player begins with, and who goes first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...table import Action, BadOption, Chance, Seat, Step
from .baron import ChooseTokens
from .cards import CARDS, CONFLICT_TIERS, DECK_BUILD, RESERVE
from .components import IMPERIUM_ROW, START_AGENTS, START_GARRISON, START_RESOURCES, START_SCORE, TROOPS
from .icons import FACTIONS
from .leaders import BASE_LEADERS, LEADER, LEADERS, Ability, Leader, SecretFactions, StartsWith
from .nodes import keys
from .options import Options
from .resolve import HANDLERS, arise
from .round import Round
from .state import NONE, Imperium, Party, Rivals, TurnMarks

PARTIES = (0, 3, 3, 3, 4)
"""By the number of players: with two House Hagal takes part, with one two Rivals (IMP-19.03, IMP-19.04)."""
HOUSES = tuple(dict.fromkeys(LEADERS[leader].house for leader in BASE_LEADERS))


def set_up(kind: type[Imperium], players: int, opts: Options, chance: Chance) -> Imperium:
    """A state whose first step sets the game up."""
    if opts.first_player != "random" and int(opts.first_player) > players > 1:
        raise BadOption(f"option first_player: there is no seat {opts.first_player} with {players} players")
    g = blank(kind, opts, chance, players)
    g.then(
        FirstPlayer(), _leader_selection(players, opts), Decks(), StartingResources(), LeaderSetup(), Round()
    )
    return g


def blank(kind: type[Imperium], opts: Options, chance: Chance, players: int) -> Imperium:
    """The table before anybody has anything but pieces (IMP-1.10); decks that are shared are still empty."""
    parties, board = PARTIES[players], kind.box.board
    start_score = [START_SCORE[players] if party < players else 0 for party in range(parties)]
    troops = [START_GARRISON if party < players else 0 for party in range(parties)]
    return kind(
        chance=chance,
        opts=opts,
        stack=[],
        players=players,
        parties=parties,
        turn=TurnMarks(),
        leader=[NONE] * parties,
        solari=[0] * parties,
        spice=[0] * parties,
        water=[0] * parties,
        vp=start_score,
        earned=start_score.copy(),
        garrison=troops,
        supply=[TROOPS - n for n in troops],
        conflict=[0] * parties,
        swords=[0] * parties,
        agents=[START_AGENTS] * parties,
        swordmaster=[False] * parties,
        council=[False] * parties,
        influence=[0] * (parties * len(FACTIONS)),
        alliance=[NONE] * len(FACTIONS),
        control=[NONE] * len(board.control),
        placed=[()] * (max(board.spaces) + 1),
        bonus_spice=[0] * len(board.makers),
        decks=[kind.box.starting_deck if party < players else () for party in range(parties)],
        hands=[()] * parties,
        in_play=[()] * parties,
        discards=[()] * parties,
        tops_known=[0] * parties,
        hand_seen=[()] * parties,
        own_tops_known=[0] * parties,
        reserve=[CARDS[card].copies for card in RESERVE],
        intrigues=[()] * parties,
        waiting=[()] * parties,
        rivals=Rivals() if players < parties else None,
    )


# Who goes first


class FirstPlayer(Step[Imperium]):
    """IMP-3.21: at random, unless the table has agreed; in the solo game the Rival to the left (HAG-3.13)."""

    def run(self, g: Imperium) -> None:
        if g.players == 1:
            g.first = 1
        elif g.opts.first_player == "random":
            g.first = g.chance.draw(g.players)
        else:
            g.first = int(g.opts.first_player) - 1
        g.tell("first_player", g.first + 1)


# Leaders (IMP-3.09, IMP-3.10)


def _leader_selection(players: int, opts: Options) -> Step[Imperium]:
    for_rivals = _named_rivals(players, opts)
    match opts.leaders:
        case "random":
            return LeadersDealt(kept_back=for_rivals)
        case "chosen":
            return LeaderChoice(kept_back=for_rivals)
        case "draft":
            return LeaderDraft(kept_back=for_rivals)
    return LeadersNamed(leaders=_listed(players, opts, for_rivals))


def _named_rivals(players: int, opts: Options) -> tuple[Leader, ...]:
    """Leaders that option `rival_leaders` names are not for the player."""
    if players > 1 or opts.rival_leaders in ("recommended", "random"):
        return ()
    leaders = _leaders("rival_leaders", opts.rival_leaders)
    barred = [LEADERS[leader].id for leader in leaders if not LEADERS[leader].may_be_rival]
    if barred:
        raise BadOption(f"option rival_leaders: {barred[0]} can't be a Rival (HAG-3.04)")
    return leaders


def _listed(players: int, opts: Options, for_rivals: tuple[Leader, ...]) -> tuple[Leader, ...]:
    leaders = _leaders("leaders", opts.leaders)
    if len(leaders) != players:
        raise BadOption(f"option leaders needs {players} leaders here, not {len(leaders)}")
    if taken := [LEADERS[leader].id for leader in leaders if leader in for_rivals]:
        raise BadOption(f"option leaders: {taken[0]} is a Rival's leader")
    if not opts.same_house and len({LEADERS[leader].house for leader in leaders}) < players:
        raise BadOption("option leaders names two of one House, which option same_house forbids")
    return leaders


def _leaders(option: str, ids: str) -> tuple[Leader, ...]:
    names = ids.split(",")
    if unknown := [each for each in names if each not in LEADER]:
        raise BadOption(f"option {option}: {unknown[0]!r} is no leader")
    if len(set(names)) < len(names):
        raise BadOption(f"option {option} names one twice")
    return tuple(LEADER[each] for each in names)


def free_leaders(g: Imperium, kept_back: Iterable[Leader] = (), *, same_house: bool) -> list[Leader]:
    """Leaders that nobody has; without `same_house` none of a House that is taken."""
    taken = {*g.leader, *kept_back}
    houses = set() if same_house else {LEADERS[leader].house for leader in g.leader if leader != NONE}
    return [leader for leader in g.box.leaders if leader not in taken and LEADERS[leader].house not in houses]


def take_leader(g: Imperium, party: Party, leader: Leader) -> None:
    g.leader[party] = leader
    g.tell("leader_taken", party + 1, LEADERS[leader].id)


class LeadersNamed(Step[Imperium]):
    """The leaders that option `leaders` lists in seat order."""

    leaders: tuple[Leader, ...] = ()

    def run(self, g: Imperium) -> None:
        for seat, leader in enumerate(self.leaders):
            take_leader(g, seat, leader)


class LeadersDealt(Step[Imperium]):
    """A leader for each player, at random."""

    kept_back: tuple[Leader, ...] = ()

    def run(self, g: Imperium) -> None:
        for seat in range(g.players):
            take_leader(g, seat, g.chance.pick(free_leaders(g, self.kept_back, same_house=g.opts.same_house)))


class LeaderChoice(Step[Imperium]):
    """Each player chooses in turn order, beginning with the First Player: `choose <leader>`."""

    kept_back: tuple[Leader, ...] = ()

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        seats = ((g.first + n) % g.parties for n in range(g.parties))
        return next(((seat,) for seat in seats if seat < g.players and g.leader[seat] == NONE), ())

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        free = free_leaders(g, self.kept_back, same_house=g.opts.same_house)
        return [f"choose {LEADERS[leader].id}" for leader in free]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        take_leader(g, seat, LEADER[action.removeprefix("choose ")])


class LeaderDraft(Step[Imperium]):
    """Each player is dealt two leaders and keeps one, all at once: `choose <leader>`.

    Where both leaders of a House can't be in one game, the two are of one House.
    """

    kept_back: tuple[Leader, ...] = ()
    dealt: tuple[tuple[Leader, ...], ...] = ()
    kept: tuple[Leader, ...] = ()

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return tuple(seat for seat, leader in enumerate(self.kept) if leader == NONE)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"choose {LEADERS[leader].id}" for leader in self.dealt[seat]]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.kept = (*self.kept[:seat], LEADER[action.removeprefix("choose ")], *self.kept[seat + 1 :])

    def run(self, g: Imperium) -> None:
        if self.dealt:
            for seat, leader in enumerate(self.kept):
                take_leader(g, seat, leader)
            return
        self.dealt = self._deal(g, g.players, ())
        self.kept = (NONE,) * g.players
        for seat, leaders in enumerate(self.dealt):
            for leader in leaders:
                g.tell("leader_dealt", LEADERS[leader].id, only=(seat,))
        g.then(self)

    def _deal(self, g: Imperium, hands: int, known: tuple[Leader, ...]) -> tuple[tuple[Leader, ...], ...]:
        free = [leader for leader in g.box.leaders if leader not in (*known, *self.kept_back)]
        if g.opts.same_house:
            pile = g.chance.shuffled(free)
            return tuple(pile[2 * n : 2 * n + 2] for n in range(hands))
        pairs = [tuple(x for x in free if LEADERS[x].house == house) for house in HOUSES]
        return g.chance.shuffled(pair for pair in pairs if len(pair) == 2)[:hands]

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        if seat is None or not self.dealt:
            return {}
        return {
            "dealt": [LEADERS[leader].id for leader in self.dealt[seat]],
            "kept": LEADERS[self.kept[seat]].id if self.kept[seat] != NONE else None,
        }

    def redraw(self, g: Imperium, eyes: Seat | None) -> None:
        if not self.dealt:
            return
        known = () if eyes is None else self.dealt[eyes]
        others = [seat for seat in range(g.players) if seat != eyes]
        dealt, kept = list(self.dealt), list(self.kept)
        for seat, leaders in zip(others, self._deal(g, len(others), known), strict=True):
            dealt[seat] = leaders
            if kept[seat] != NONE:
                kept[seat] = g.chance.pick(leaders)
        self.dealt, self.kept = tuple(dealt), tuple(kept)


# Decks and pieces


class Decks(Step[Imperium]):
    """IMP-3.02 to 3.08, IMP-3.12: the shared decks, the Imperium Row, and each player's starting deck."""

    def run(self, g: Imperium) -> None:
        g.conflict_deck = conflict_deck(g.chance)
        g.intrigue_deck = g.chance.shuffled(g.box.intrigue_deck)
        imperium = g.chance.shuffled(g.box.imperium_deck)
        g.row, g.imperium_deck = imperium[:IMPERIUM_ROW], imperium[IMPERIUM_ROW:]
        g.tell("row_dealt", " ".join(CARDS[card].id for card in g.row))
        for seat in range(g.players):
            g.decks[seat] = g.chance.shuffled(g.box.starting_deck)


def conflict_deck(chance: Chance) -> tuple[int, ...]:
    """IMP-3.02 to 3.05: one Conflict I, five Conflict II, four Conflict III; the rest leaves the game unseen."""
    return tuple(card for tier, count in DECK_BUILD for card in chance.shuffled(CONFLICT_TIERS[tier])[:count])


class StartingResources(Step[Imperium]):
    """IMP-3.13: one water each; then what games for one and two players need (HAG-2, HAG-3)."""

    def run(self, g: Imperium) -> None:
        for seat in range(g.players):
            for effect in START_RESOURCES:
                HANDLERS[type(effect)](g, seat, "", effect)
        if g.players < g.parties:
            from .hagal.setup import set_up_rivals

            set_up_rivals(g)


# Leaders' own setup


class LeaderSetup(Step[Imperium]):
    """IMP-3.20: what Leaders begin with, and after all else what they choose before round 1."""

    def run(self, g: Imperium) -> None:
        for at_last in (False, True):
            for seat in range(g.players):
                ability = LEADERS[g.leader[seat]].ability
                handler = SETUP_ABILITIES.get(type(ability))
                if handler is not None and (type(ability) in AT_LAST) == at_last:
                    handler(g, seat, ability)


def starts_with(g: Imperium, party: Party, ability: StartsWith) -> None:
    """IMP-15.07: Rabban; a Rival Rabban begins with nothing more (HAG-3.03)."""
    arise(g, party, keys(f"{LEADERS[g.leader[party]].id}/ability"))


def secret_factions(g: Imperium, party: Party, ability: SecretFactions) -> None:
    """IMP-15.04: the Baron."""
    g.then(ChooseTokens(party=party))


SETUP_ABILITIES: dict[type[Ability], Callable[[Imperium, Party, Any], None]] = {
    StartsWith: starts_with,
    SecretFactions: secret_factions,
}
AT_LAST: set[type[Ability]] = {SecretFactions}
