"""The entry point of a game: everything the table, players, servers and tools may ask of it.

A package registers it in its metadata, ours or a stranger's:

    [project.entry-points."landsraad.games"]
    classic = "landsraad.games.classic:GAME"
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from pkgutil import walk_packages
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from .chance import Chance
from .errors import BadOption, BrokenScenario, TableError
from .options import Option, declared
from .play import advance
from .state import Action, Reason, Seat, State, Step
from .texts import Texts, outline

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """One game, stateless: a namespace of pure functions over its states."""

    id: ClassVar[str]
    name: ClassVar[str]
    rules_version: ClassVar[int]  # raised when a change of rules alters any stored record
    seats: ClassVar[tuple[int, ...]]  # how many people can play
    options_type: ClassVar[type[msgspec.Struct]]
    state_type: ClassVar[type[State]]
    max_actions: ClassVar[int] = 100_000  # a game that goes on longer counts as one that never ends

    heaviest: ClassVar[Mapping[str, str]] = {}  # the options that cost most, for measuring

    def __reduce__(self) -> tuple[type[Game[S]], tuple[()]]:
        """A game holds no state, so another process gets it by its class."""
        return type(self), ()

    @cached_property
    def options(self) -> tuple[Option, ...]:
        return declared(self.options_type)

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """A state whose stack holds the first step; `new` runs it to the first question."""

    @abstractmethod
    def view(self, g: S, seat: Seat | None) -> msgspec.Struct:
        """All that leaves the engine for a seat (None: a spectator)."""

    @abstractmethod
    def resample(self, g: S, seat: Seat | None, chance: Chance) -> S:
        """A state that the seat can't tell from `g`, its hidden part redrawn from what is possible."""

    @abstractmethod
    def seat_name(self, g: S, seat: Seat) -> str:
        """What people call the seat in this game ("atreides")."""

    @abstractmethod
    def invariants(self, g: S) -> Iterable[str]:
        """One line for each thing that can't be true of a state, for tests and conformance."""

    @abstractmethod
    def turn(self, g: S) -> int:
        """The turn or round the game is in."""

    @abstractmethod
    def texts(self, language: str) -> Traversable:
        """The catalogue file of a language."""

    def layout(self) -> dict[str, Any]:
        """The board for clients: ids, shapes, anchors."""
        return {}

    def place(self, seats: int, options: Mapping[str, str], position: Mapping[str, Any], chance: Chance) -> S:
        """The state that a scenario's position describes; its stack needs no question on top yet.

        Raises `BrokenScenario` where the position can't be understood.
        """
        raise TableError(f"{self.name} has no positions to set up")

    def seconds(self, g: S) -> float | None:
        """How long the rules give those who are openly asked now for their answer; whoever is late has passed."""
        return None

    def middles(self) -> Iterable[tuple[int, Mapping[str, str], Mapping[str, Any]]]:
        """Seats, options and positions (for `place`) in which something is near that games seldom come to.

        Conformance plays on from them when it searches for steps that never came up.
        """
        return ()

    def named(self, word: str) -> int:
        """The number that a rulebook name stands for in a shuffle that a scenario wants to come."""
        raise BrokenScenario(f"{self.name} has nothing named {word!r} to shuffle")

    def new(
        self, seats: int, options: Mapping[str, str] | None = None, seed: str = "0", *, tell: bool = False
    ) -> S:
        """A new game at its first question."""
        if seats not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        g = self.setup(seats, options or {}, Chance(seed))
        g.told = [] if tell else None
        advance(g)
        return g

    @cached_property
    def steps(self) -> dict[str, type[Step[Any]]]:
        """Every step of the package that the game's class stands in, or a game that it derives from; by name."""
        homes = [_home(kind) for kind in type(self).__mro__ if issubclass(kind, Game) and kind is not Game]
        for home in homes:
            for module in walk_packages(getattr(sys.modules[home], "__path__", ()), f"{home}."):
                import_module(module.name)  # a game may import its chapters only when they come up
        own = (
            kind
            for kind in _subclasses(Step)
            if any(kind.__module__ == home or kind.__module__.startswith(home + ".") for home in homes)
        )
        found: dict[str, type[Step[Any]]] = {}
        for kind in own:
            if kind.__name__ in found:
                raise TypeError(
                    f"two steps are named {kind.__name__}; a saved state couldn't tell them apart"
                )
            found[kind.__name__] = kind
        return found

    def dump(self, g: S) -> dict[str, Any]:
        """A state as plain JSON data."""
        data: dict[str, Any] = msgspec.to_builtins(g, str_keys=True)
        return data

    def describe(self, g: S) -> dict[str, Any]:
        """A state in the words of the rulebook, for the expectations of scenarios; games say it better than this."""
        return self.dump(g)

    def allies(self, g: S, seat: Seat) -> tuple[Seat, ...]:
        """The seats that a seat is allied with in the open; allies may talk in secret."""
        return ()

    def draw(self, view: msgspec.Struct, texts: Texts) -> str:
        """What a view shows, as text for a plain terminal; games draw their board."""
        return "\n".join(outline(msgspec.to_builtins(view, str_keys=True)))

    def beside(self, g: S, seat: Seat, texts: Texts) -> Iterable[str]:
        """What an asked seat wants to know beside the question, in lines: its means, what a choice costs.

        Like options, it says nothing that the seat can't know.
        """
        return outline(g.stack[-1].shown(g, seat), texts.name)

    def notes(self, g: S, seat: Seat, texts: Texts) -> Callable[[Action], str]:
        """A few words beside an option of an asked seat, such as what it costs; empty where there is nothing to say."""
        return lambda _: ""

    def about(self, what: str, texts: Texts) -> list[str]:
        """What a thing does, by its id, or that which an option plays or buys; in lines, for clients that draw no cards."""
        return []

    def why(self, g: S, seat: Seat, about: str) -> list[Reason]:
        """Why `about`, an action or the id of a thing on the table, isn't offered to a seat; empty when it is.

        Found on a redraw by the seat's eyes, so an answer can't tell what the seat doesn't know.
        """
        if not g.stack:
            return [Reason("why_over")]
        if seat not in g.stack[-1].asks(g):
            return [Reason("why_not_asked")]
        seen = self.resample(g, seat, Chance("why"))
        step = seen.stack[-1]
        if any(about in (action, *action.split()) for action in step.options(seen, seat)):
            return []
        return list(self.reasons(seen, seat, about)) or [Reason("why_another_question")]

    def reasons(self, g: S, seat: Seat, about: str) -> Iterable[Reason]:
        """The game's own part of `why`: for an asked seat, and something that is not among its options."""
        return ()

    def load(self, data: Mapping[str, Any]) -> S:
        """The state that `dump` wrote."""
        plain = dict(data)
        stack = plain.pop("stack")
        g = msgspec.convert(plain, self.state_type, str_keys=True)
        g.stack = [msgspec.convert(step, self.steps[step["type"]], str_keys=True) for step in stack]
        return cast(S, g)


def _home(kind: type[Any]) -> str:
    return sys.modules[kind.__module__].__package__ or kind.__module__


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _subclasses(sub)


def installed() -> dict[str, Game[Any]]:
    """The games that are installed, by id."""
    return {
        entry.name: entry.load()
        for entry in sorted(entry_points(group="landsraad.games"), key=lambda e: e.name)
    }


def find(game_id: str) -> Game[Any]:
    """The installed game of that id; `module:NAME` names one that isn't installed (yet)."""
    if ":" in game_id:
        return _imported(game_id)
    games = {entry.name: entry for entry in entry_points(group="landsraad.games")}
    if game_id not in games:
        raise BadOption(f"no game {game_id!r}; installed: {', '.join(sorted(games)) or 'none'}")
    game: Game[Any] = games[game_id].load()
    return game


def _imported(path: str) -> Game[Any]:
    module, _, name = path.partition(":")
    try:
        game = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"no game {path!r}: {error}") from None
    if not isinstance(game, Game):
        raise BadOption(f"{path} is not a game")
    return game
