"""Scenarios: a position, actions and expectations in a YAML file, written by people who know the rules.

`docs/scenarios.md` describes the format. A file that can't be understood raises `BrokenScenario`, with the line where
it can; an expectation that isn't met becomes a failure of the outcome, and the rest is still tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from .chance import Chance
from .errors import BrokenScenario, NotOffered, TableError
from .game import Game, find
from .play import advance, asked, options, play
from .state import Event, Seat

KEYS = ("title", "about", "rules", "game", "seats", "options", "seed", "position", "coming", "auto", "play")
STEPS = (
    "do",
    "seat",
    "asked",
    "offered",
    "not_offered",
    "sees",
    "doesnt_see",
    "state",
    "winners",
    "told",
    "not_told",
)
SPECTATOR = "spectator"
FORCED = "forced"  # in `auto`: a seat's only option
MISSING = "(nothing)"


class Step(msgspec.Struct):
    """One line of `play:` — an action, expectations, or both (the action comes first)."""

    line: int
    data: dict[str, Any]


class Scenario(msgspec.Struct, kw_only=True):
    """A scenario file as read."""

    file: str
    title: str
    game: str
    seats: int
    options: dict[str, str]
    seed: str
    position: dict[str, Any]
    draws: tuple[int, ...]
    shuffles: tuple[tuple[int | str, ...], ...]
    auto: tuple[str, ...]
    rules: tuple[str, ...]
    steps: list[Step]


class Failure(msgspec.Struct):
    """An expectation that was not met."""

    step: int  # counted from 1
    line: int
    what: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"line {self.line}, step {self.step}: {self.what}: expected {_text(self.expected)}, got {_text(self.got)}"


class Outcome(msgspec.Struct):
    """How a scenario went."""

    file: str
    title: str
    game: str
    checked: int = 0  # actions and expectations tried
    failures: list[Failure] = []

    @property
    def passed(self) -> bool:
        return not self.failures


def read(source: Path | str, name: str = "scenario") -> Scenario:
    """The scenario in a file (a `Path`) or in a text (a `str`)."""
    if isinstance(source, Path):
        name = str(source)
        try:
            source = source.read_text(encoding="utf-8")
        except OSError as error:
            raise BrokenScenario(f"can't read {name}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BrokenScenario(f"{name} is not a text file") from None
    data, lines = _yaml(source, name)
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise BrokenScenario(f"{name}: no key {unknown[0]!r} in a scenario; there are: {', '.join(KEYS)}")
    for key in ("game", "seats", "play"):
        if key not in data:
            raise BrokenScenario(f"{name}: {key!r} is missing")
    get = _Reader(name, data)
    coming = get.mapping("coming")
    if set(coming) - {"draws", "shuffles"}:
        raise BrokenScenario(
            f"{name}: 'coming' takes 'draws' and 'shuffles', not {', '.join(map(str, coming))}"
        )
    steps = [Step(lines[i], _step(raw, f"{name}, line {lines[i]}")) for i, raw in enumerate(get.list("play"))]
    return Scenario(
        file=name,
        title=str(data.get("title", Path(name).stem)),
        game=str(data["game"]),
        seats=get.number("seats"),
        options={str(key): _option(value) for key, value in get.mapping("options").items()},
        seed=str(data.get("seed", "0")),
        position={str(key): value for key, value in get.mapping("position").items()},
        draws=_numbers(coming.get("draws"), name),
        shuffles=_shuffles(coming.get("shuffles"), name),
        auto=tuple(map(str, get.list("auto"))),
        rules=tuple(map(str, get.list("rules"))),
        steps=steps,
    )


def run(scenario: Scenario, game: Game[Any] | None = None) -> Outcome:
    """Set the position up, play the actions, and compare what is expected with what is."""
    try:
        game = game or find(scenario.game)
        g = _placed(scenario, game)
    except BrokenScenario as error:
        raise BrokenScenario(f"{scenario.file}: {error}") from None
    except TableError as error:
        raise BrokenScenario(f"{scenario.file}: {error}") from None
    return _Run(scenario, game, g).all()


def run_file(path: Path, game: Game[Any] | None = None) -> Outcome:
    """Read and run a scenario file."""
    return run(read(path), game)


def _placed(scenario: Scenario, game: Game[Any]) -> Any:
    """The position, at its first question; without one, a new game."""
    shuffles = tuple(
        tuple(i if isinstance(i, int) else game.named(i) for i in pile) for pile in scenario.shuffles
    )
    chance = Chance(scenario.seed, dice=scenario.draws, shuffles=shuffles)
    if scenario.seats not in game.seats:
        raise BrokenScenario(
            f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {scenario.seats}"
        )
    if scenario.position:
        g = game.place(scenario.seats, scenario.options, scenario.position, chance)
    else:
        g = game.setup(scenario.seats, scenario.options, chance)
    g.told = []
    advance(g)
    return g


class _Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario, game: Game[Any], g: Any) -> None:
        self.scenario, self.game, self.g = scenario, game, g
        self.outcome = Outcome(scenario.file, scenario.title, scenario.game)
        self.step = 0
        self.line = 0
        self.heard = 0  # events before the last `told`

    def all(self) -> Outcome:
        expectations: dict[str, Callable[[Any], None]] = {
            "asked": self.asked,
            "offered": self.offered,
            "not_offered": self.not_offered,
            "sees": self.sees,
            "doesnt_see": self.doesnt_see,
            "state": self.state,
            "winners": self.winners,
            "not_told": self.not_told,
            "told": self.told,
        }
        for number, step in enumerate(self.scenario.steps, start=1):
            self.step, self.line = number, step.line
            if "do" in step.data and not self.act(str(step.data["seat"]), str(step.data["do"])):
                break  # what follows would fail for this reason only
            for key, check in expectations.items():
                if key in step.data:
                    check(step.data[key])
        return self.outcome

    def act(self, name: str, action: str) -> bool:
        seat = self.seat(name)
        self.outcome.checked += 1
        for forerun in self.foreruns(seat, action):
            play(self.g, *forerun)
        try:
            play(self.g, seat, action)
        except NotOffered:
            self.fail(f"{name}: {action}", "this action offered", self.offers(seat))
            return False
        return True

    def foreruns(self, seat: Seat, action: str) -> list[tuple[Seat, str]]:
        """What `auto` plays until the action is offered; nothing if that doesn't lead there."""
        trial = self.g.clone()
        foreruns: list[tuple[Seat, str]] = []
        while action not in options(trial, seat):
            forerun = self.automatic(trial)
            if forerun is None or len(foreruns) == 1000:
                return []
            play(trial, *forerun)
            foreruns.append(forerun)
        return foreruns

    def automatic(self, g: Any) -> tuple[Seat, str] | None:
        """One action that `auto` allows, for anybody."""
        for seat in asked(g):
            offered = options(g, seat)
            for action in self.scenario.auto:
                if action == FORCED and len(offered) == 1:
                    return seat, offered[0]
                if action in offered:
                    return seat, action
        return None

    def asked(self, expected: Any) -> None:
        names = [self.game.seat_name(self.g, seat) for seat in asked(self.g)]
        self.compare("asked", sorted(map(str, self.items(expected))), sorted(names))

    def offered(self, expected: Any) -> None:
        for name, actions in self.by_seat(expected):
            offered = options(self.g, self.seat(name)) + self.voluntary(name)
            for action in self.items(actions):
                self.expect(
                    str(action) in offered, f"offered to {name}", action, self.offers(self.seat(name))
                )

    def not_offered(self, expected: Any) -> None:
        for name, actions in self.by_seat(expected):
            offered = options(self.g, self.seat(name)) + self.voluntary(name)
            for action in self.items(actions):
                self.expect(
                    str(action) not in offered, f"not offered to {name}", f"no {action!r}", "it is offered"
                )

    def sees(self, expected: Any) -> None:
        for name, paths in self.by_seat(expected):
            view = self.view(name)
            for path, value in self.paths(paths):
                self.compare(f"{name} sees {path}", value, look_up(view, path))

    def doesnt_see(self, expected: Any) -> None:
        for name, paths in self.by_seat(expected):
            view = self.view(name)
            if isinstance(paths, Mapping):
                for path, value in self.paths(paths):
                    got = look_up(view, path)
                    self.expect(got != value, f"{name} doesn't see {path}", f"not {_text(value)}", got)
            else:
                for path in self.items(paths):
                    got = look_up(view, str(path))
                    self.expect(
                        got in (MISSING, None, [], {}, ""), f"{name} doesn't see {path}", MISSING, got
                    )

    def state(self, expected: Any) -> None:
        described = _plain(self.game.describe(self.g))
        for path, value in self.paths(expected):
            self.compare(f"state {path}", value, look_up(described, path))

    def winners(self, expected: Any) -> None:
        winners = (
            None if self.g.winners is None else sorted(self.game.seat_name(self.g, s) for s in self.g.winners)
        )
        self.compare("winners", None if expected is None else sorted(map(str, self.items(expected))), winners)

    def told(self, expected: Any) -> None:
        """In this order, other events may be between."""
        since, self.heard = self.heard, len(self.g.told)
        by_name = expected.items() if isinstance(expected, Mapping) else [(None, expected)]
        for name, events in by_name:
            heard = [e for e in self.g.told[since:] if self.hears(name, e)]
            start = 0
            for wanted in map(str, self.items(events)):
                met = next(
                    (i for i, event in enumerate(heard[start:], start) if _is_event(wanted, event)), None
                )
                start = start if met is None else met + 1
                self.expect(
                    met is not None, f"told to {name or 'anybody'}", wanted, [_event(e) for e in heard]
                )

    def not_told(self, expected: Any) -> None:
        by_name = expected.items() if isinstance(expected, Mapping) else [(None, expected)]
        for name, events in by_name:
            heard = [e for e in self.g.told[self.heard :] if self.hears(name, e)]
            for wanted in map(str, self.items(events)):
                met = any(_is_event(wanted, event) for event in heard)
                self.expect(
                    not met, f"not told to {name or 'anybody'}", f"no {wanted!r}", [_event(e) for e in heard]
                )

    def hears(self, name: Any, event: Event) -> bool:
        if name is None or event.only is None:
            return True
        return name != SPECTATOR and self.seat(str(name)) in event.only

    def seat(self, name: str) -> Seat:
        names = [self.game.seat_name(self.g, seat) for seat in range(self.scenario.seats)]
        if name in names:
            return names.index(name)
        raise BrokenScenario(
            f"{self.scenario.file}, line {self.line}: no seat {name!r}; there are: {', '.join(names)}"
        )

    def view(self, name: str) -> Any:
        return _plain(self.game.view(self.g, None if name == SPECTATOR else self.seat(name)))

    def voluntary(self, name: str) -> list[str]:
        return self.g.voluntary(self.seat(name)) if self.g.stack else []

    def offers(self, seat: Seat) -> Any:
        return (
            options(self.g, seat)
            or f"it is not asked (asked: {', '.join(self.game.seat_name(self.g, s) for s in asked(self.g))})"
        )

    def by_seat(self, expected: Any) -> Iterable[tuple[str, Any]]:
        if not isinstance(expected, Mapping):
            raise BrokenScenario(
                f"{self.scenario.file}, line {self.line}: expected 'seat: ...', not {expected!r}"
            )
        return [(str(name), value) for name, value in expected.items()]

    def paths(self, expected: Any) -> Iterable[tuple[str, Any]]:
        if not isinstance(expected, Mapping):
            raise BrokenScenario(
                f"{self.scenario.file}, line {self.line}: expected 'path: value', not {expected!r}"
            )
        return [(str(path), _plain(value)) for path, value in expected.items()]

    def items(self, value: Any) -> list[Any]:
        if value is None:
            return []
        return value if isinstance(value, list) else [value]

    def compare(self, what: str, expected: Any, got: Any) -> None:
        self.expect(expected == got, what, expected, got)

    def expect(self, met: bool, what: str, expected: Any, got: Any) -> None:
        self.outcome.checked += 1
        if not met:
            self.fail(what, expected, got)

    def fail(self, what: str, expected: Any, got: Any) -> None:
        self.outcome.failures.append(Failure(self.step, self.line, what, expected, got))


def look_up(data: Any, path: str) -> Any:
    """What stands at a dotted path ("hands.0.name"); `MISSING` if there is nothing."""
    for part in path.split("."):
        if isinstance(data, Mapping) and part in data:
            data = data[part]
        elif isinstance(data, list) and part.isdecimal() and int(part) < len(data):
            data = data[int(part)]
        else:
            return MISSING
    return data


class _Reader:
    """Takes typed parts out of a scenario's top level."""

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        self.name, self.data = name, data

    def mapping(self, key: str) -> dict[Any, Any]:
        value = self.data.get(key) or {}
        if not isinstance(value, dict):
            raise BrokenScenario(f"{self.name}: {key!r} must be 'key: value' lines, not {value!r}")
        return value

    def list(self, key: str) -> list[Any]:
        value = self.data.get(key) or []
        if not isinstance(value, list):
            raise BrokenScenario(f"{self.name}: {key!r} must be a list, not {value!r}")
        return value

    def number(self, key: str) -> int:
        value = self.data.get(key)
        if type(value) is not int:
            raise BrokenScenario(f"{self.name}: {key!r} must be a number, not {value!r}")
        return value


def _step(raw: Any, where: str) -> dict[str, Any]:
    """`"atreides: bid 3"`, YAML's reading of the same without quotes, or a mapping with keys of STEPS."""
    if isinstance(raw, str):
        seat, colon, action = raw.partition(":")
        if not colon:
            raise BrokenScenario(f"{where}: {raw!r} is not 'seat: action'")
        return {"seat": seat.strip(), "do": action.strip()}
    if not isinstance(raw, dict) or not raw:
        raise BrokenScenario(f"{where}: a step is 'seat: action' or a mapping, not {raw!r}")
    unknown = [key for key in raw if key not in STEPS]
    if len(raw) == 1 and unknown and isinstance(raw[unknown[0]], str | int):
        return {"seat": str(unknown[0]), "do": str(raw[unknown[0]])}
    if unknown:
        hint = _in_full(unknown[0], raw[unknown[0]]) if len(unknown) == 1 and len(raw) > 1 else ""
        raise BrokenScenario(f"{where}: no key {unknown[0]!r} in a step; there are: {', '.join(STEPS)}{hint}")
    if ("do" in raw) != ("seat" in raw):
        raise BrokenScenario(f"{where}: 'seat' and 'do' belong together")
    return raw


def _in_full(seat: Any, action: Any) -> str:
    """Beside expectations `atreides: bid 3` can't be told from a key that is misspelt."""
    if not isinstance(action, str | int):
        return ""
    return f' (an action with expectations beside it is written in full: seat: {seat}, do: "{action}")'


def _yaml(text: str, name: str) -> tuple[dict[str, Any], list[int]]:
    """The file's data, and the line of each step of `play`."""
    import yaml

    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
        data = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BrokenScenario(f"{name}, line {line}: not YAML: {error.problem}") from None
    except (yaml.YAMLError, ValueError) as error:
        raise BrokenScenario(f"{name}: not YAML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise BrokenScenario(f"{name}: nested too deeply") from None
    if root is None or not isinstance(data, dict):
        raise BrokenScenario(f"{name}: a scenario is 'key: value' lines")
    try:
        _refuse_twice(root, name)
    except RecursionError:  # an alias of what it stands in
        raise BrokenScenario(f"{name}: nested too deeply") from None
    steps = next((value for key, value in root.value if key.value == "play"), None)
    items = steps.value if steps is not None and isinstance(steps.value, list) else []
    return data, [item.start_mark.line + 1 for item in items if hasattr(item, "start_mark")]


def _refuse_twice(node: Any, name: str) -> None:
    """YAML would keep the last of two equal keys without a word."""
    if node.id == "mapping":
        keys: set[str] = set()
        for key, value in node.value:
            if key.id == "scalar" and key.value in keys:
                raise BrokenScenario(f"{name}, line {key.start_mark.line + 1}: {key.value!r} is there twice")
            keys.add(key.value if key.id == "scalar" else "")
            _refuse_twice(value, name)
    elif node.id == "sequence":
        for value in node.value:
            _refuse_twice(value, name)


def _option(value: Any) -> str:
    """YAML reads `on` and `off` as true and false."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _numbers(value: Any, name: str) -> tuple[int, ...]:
    numbers = value if value is not None else []
    if not isinstance(numbers, list) or any(type(n) is not int for n in numbers):
        raise BrokenScenario(f"{name}: 'draws' must be a list of numbers, not {value!r}")
    return tuple(numbers)


def _shuffles(value: Any, name: str) -> tuple[tuple[int | str, ...], ...]:
    piles = value if value is not None else []
    if not isinstance(piles, list) or any(not isinstance(pile, list) for pile in piles):
        raise BrokenScenario(f"{name}: 'shuffles' must be a list of lists, not {value!r}")
    return tuple(tuple(item if type(item) is int else str(item) for item in pile) for pile in piles)


def _plain(value: Any) -> Any:
    """As JSON would have it: lists for tuples, texts for keys."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _is_event(wanted: str, event: Event) -> bool:
    """`key`, or `key` and its first arguments."""
    words, said = wanted.split(), [event.key, *(word for arg in event.args for word in str(arg).split())]
    return said[: len(words)] == words


def _event(event: Event) -> str:
    return " ".join((event.key, *map(str, event.args)))


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
