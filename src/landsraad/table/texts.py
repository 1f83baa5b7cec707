"""Texts for people, from a game's Fluent catalogues.

An event is a key and its arguments, `Event("bid", ("atreides", 3))`; a catalogue says it in a language:

    # messages: the event's key, with "-" for "_"
    bid = { $a0 } bids { $a1 }.
    storm-moved = The storm moves { $a0 ->
        [one] one sector
       *[other] { $a0 } sectors
    }.

    # names: what an id is called; the kind of thing comes first (and "-" for "_" again)
    faction-atreides = Atreides
    territory-arrakeen = Arrakeen
    card-shield = Shield
    leader-duncan-idaho = Duncan Idaho

- `$a0`, `$a1`, … are the arguments. A number stays a number, and a text of digits becomes one, so that plurals work. A
  text that is an id ("arrakeen") is replaced by its name. The catalogue says which kinds of names it has, in the order in
  which they are tried: `-kinds = faction territory card leader`. Where an id belongs to two kinds, the event says which:
  "leader-feyd-rautha". What follows a slash is put in brackets: "arrakeen/10" is "Arrakeen (10)"; a message `part` says it
  in another way (`part = { $name } (sector { $part })`). Several ids with spaces between them become a list. A text that
  is no id stays as it is.
- `$s0`, `$s1`, … are the same arguments taken as numbers of seats: the name of that seat.
- `$w0`, `$w1`, … are the same arguments taken as numbers of players as people count, from 1: the name of that seat.
- `$i0`, `$i1`, … are the same arguments, untouched: to select by (`{ $i0 -> [fremen] … *[other] … }`).
- `$p0`, `$p1`, … are the same arguments as phrases: an argument that is itself notation ("spice 3 when emperor wins")
  is said by the `phrase-` message of its first word, whose arguments are the words after it; `$rest` is the phrase that
  those words form. Words that are absent are empty, and their `$i` is "absent", so that a phrase can select by it.
- `$q0`, `$q1`, … are such phrases as they are asked about: by the `asked-` message of the first word, if there is one.
- Why something isn't offered is said by messages whose keys begin with `why-`; their arguments are as an event's.
- Questions are said by `ask-` messages, by the step's name: `ask-battle-plan = Your battle plan` for `BattlePlan`.
- `$e1`, `$e2`, … are "yes" where that argument equals the first one, so that nobody pays for the shipment of oneself.
- A message of nothing (`{ "" }`) tells nothing: the event says what others say already.
- How events make a story (`landsraad.cli.story`) is said by terms: `-headings` names the messages that begin a part,
  `-joined` those that may share a line with others of their kind, `-replaces = shipped:ship-announced` those that make
  an earlier one with the same arguments, or the last of them, superfluous, `-implied = card-played:card-discarded`
  those that go without saying right after another.
- Options of a table: `option-mode = Game` is what one is called, `about-option-mode` says what it decides,
  `option-mode-advanced` is what a value is called. Without a message of its own a value has one that options share
  (`option-on`), or stays as it is.
- What may be done unasked is said, where there is much of it, by `unasked-` messages: `unasked-order` of all that begins
  with "~order".
- What a catalogue lacks is shown as its key and arguments, and noted in `Texts.missing`, so that a test can ask for it.
- Actions are said by `act-` messages, by the action's first word: `act-bid = Bid { $a0 }` says "bid 3"; for "~order
  karama pass" it is `act-order`. Without one, the notation itself is shown. Absent words and `$rest` are as in
  phrases; `$then` is the action that they form.

The catalogue of a language that lacks a message is filled up from the English one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from .errors import TableError
from .state import Action, Event, Reason, Seat

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "cs", "pl", "ru")  # what English lacks, no other has
MOST_WORDS = 8  # of an action or a phrase that a message can speak of
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAME = re.compile(r"^([a-z][\w-]*) *= *[^{}\n]+$", re.MULTILINE)  # a message without arguments
_CAPITAL = re.compile(r"(?<!^)([A-Z])")
_TERM = r"^-{} *= *(.+)$"


class Texts:
    """A catalogue: says events, actions and names."""

    def __init__(self, *sources: str, language: str = "en", seats: Callable[[Seat], str] = str) -> None:
        self.language = language
        self.seats = seats  # what a seat is called: an id of the catalogue or a name
        self.missing: list[str] = []
        self._sources = sources
        self._built: FluentBundle | None = None
        self._known = {name for source in sources for name in _MESSAGE.findall(source)}
        self._names = {name for source in sources for name in _NAME.findall(source)}
        self._kinds = self.term("kinds")

    @classmethod
    def load(cls, *files: Traversable, language: str = "en", seats: Callable[[Seat], str] = str) -> Texts:
        """The texts of catalogue files, the preferred one first."""
        sources = []
        for file in files:
            try:
                sources.append(file.read_text(encoding="utf-8"))
            except OSError as error:
                raise TableError(f"can't read the catalogue {file}: {error.strerror}") from None
        return cls(*sources, language=language, seats=seats)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.say(event.key.replace("_", "-"), *event.args)

    def action(self, action: Action) -> str:
        """An action in words, or its notation where the catalogue has no words for it."""
        verb, _, rest = action.removeprefix("~").partition(" ")
        key = f"act-{verb.replace('_', '-')}"
        if key not in self._known:
            return action
        then = self.action(rest) if rest else ""
        return self._format(key, {**self._words(rest), "then": then}, (rest,))

    def reason(self, reason: Reason) -> str:
        """Why something isn't offered, as a sentence."""
        return self.say(reason.key.replace("_", "-"), *reason.args)

    def phrase(self, words: str, forms: tuple[str, ...] = ("phrase",)) -> str:
        """An argument that is notation itself, in words; other arguments as they are shown."""
        first, _, rest = words.partition(" ")
        for form in forms:
            key = f"{form}-{first.replace('_', '-')}"
            if key in self._known:
                return self._format(key, self._words(rest), (rest,))
        return str(self._shown(words))

    def _words(self, rest: str) -> dict[str, int | str]:
        """The words of a piece of notation as arguments, the absent ones empty."""
        words = [int(word) if word.isdecimal() else word for word in rest.split()]
        values = self._values((*words, *("",) * (MOST_WORDS - len(words))))
        values |= {f"i{i}": "absent" for i in range(len(words), MOST_WORDS)}
        values["rest"] = self.phrase(rest) if rest else ""
        return values

    def question(self, step: str) -> str:
        """What a step asks, by the name of its class."""
        words = _CAPITAL.sub(r"-\1", step).lower()
        return (
            self.say(f"ask-{words}")
            if f"ask-{words}" in self._known
            else words.replace("-", " ").capitalize()
        )

    def say(self, key: str, *args: int | str) -> str:
        """A message with arguments by position."""
        if key not in self._known:
            return self._lacks(key, args)
        return self._format(key, self._values(args), args)

    def _values(self, args: tuple[int | str, ...]) -> dict[str, int | str]:
        values: dict[str, int | str] = {}
        args = tuple(int(arg) if isinstance(arg, str) and arg.isdecimal() else arg for arg in args)
        for i, arg in enumerate(args):
            shown = self._shown(arg)
            values[f"a{i}"] = shown
            values[f"i{i}"] = arg
            values[f"e{i}"] = "yes" if arg == args[0] else "no"
            values[f"s{i}"] = self.seat(arg) if isinstance(arg, int) else shown
            values[f"w{i}"] = self.seat(arg - 1) if isinstance(arg, int) else shown
            values[f"p{i}"] = self.phrase(arg) if isinstance(arg, str) else shown
            values[f"q{i}"] = self.phrase(arg, ("asked", "phrase")) if isinstance(arg, str) else shown
        return values

    def seat(self, seat: Seat) -> str:
        """The name of a seat; a number that is no seat stays a number."""
        try:
            return str(self._shown(self.seats(seat))) if seat >= 0 else str(seat)
        except LookupError:
            return str(seat)

    def name(self, word: str, kind: str = "") -> str:
        """What an id is called; the id itself where the catalogue has no name for it."""
        plain, slash, part = word.partition("/")
        word = plain.replace("_", "-")
        keys = [f"{k}-{word}" for k in ((kind,) if kind else self._kinds)]
        if word.startswith(tuple(f"{k}-" for k in self._kinds)):
            keys.insert(0, word)
        named = next((self._format(key, {}, ()) for key in keys if key in self._names), plain)
        if not slash:
            return named
        if "part" in self._known:
            return self._format("part", {"name": named, "part": int(part) if part.isdecimal() else part}, ())
        return f"{named} ({part})"

    def names(self) -> dict[str, str]:
        """What everything is called, by its id; of two kinds with the same id, the first."""
        found: dict[str, str] = {}
        for kind in self._kinds:
            for key in sorted(key for key in self._names if key.startswith(f"{kind}-")):
                found.setdefault(key.removeprefix(f"{kind}-").replace("-", "_"), self.name(key))
        return found

    def term(self, name: str) -> tuple[str, ...]:
        """The words of a term, of the first catalogue that has it."""
        for source in self._sources:
            if lines := re.findall(_TERM.format(name), source, re.MULTILINE):
                return tuple(lines[0].split())
        return ()

    def has(self, key: str) -> bool:
        return key in self._known

    def _shown(self, arg: int | str) -> int | str:
        if isinstance(arg, int):
            return arg
        return ", ".join(self.name(word) for word in arg.split()) if " " in arg else self.name(arg)

    def _format(self, key: str, values: Mapping[str, int | str], args: tuple[int | str, ...]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            return self._lacks(key, args)
        text, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            self.missing.append(f"{key}: {errors[0]}")
        return str(text)

    def _lacks(self, key: str, args: tuple[int | str, ...]) -> str:
        self.missing.append(key)
        return " ".join((key, *map(str, args)))

    @property
    def _bundle(self) -> FluentBundle:
        """Built at the first use: reading a catalogue takes a tenth of a second."""
        if self._built is None:
            from fluent.runtime import FluentBundle, FluentResource

            self._built = FluentBundle([self.language], use_isolating=False)
            for source in self._sources:  # the first that has a message keeps it
                self._built.add_resource(FluentResource(source))
        return self._built


def outline(data: Any, name: Callable[[str], str] = str, indent: str = "") -> Iterator[str]:
    """JSON data as indented lines, empty parts left out, ids by their names."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        if value in (None, [], (), {}, ""):
            continue
        parts = value if isinstance(value, list | tuple) else [value]
        label = str(key).replace("_", " ")
        if isinstance(value, dict) or any(isinstance(part, dict | list | tuple) for part in parts):
            yield f"{indent}{label}:"
            yield from outline(value, name, indent + "  ")
        else:
            yield f"{indent}{label}: {', '.join(name(str(part)) for part in parts)}"
