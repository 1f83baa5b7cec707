"""The options of a question as a menu: how they are shown, and which of them a typed line means.

An option that ends in an amount is chosen by that amount ("3" is "bid 3", never the third line); the others by the
number that stands before them, where one does. Everything can be typed as it is written, by the beginnings of its words,
or in the words shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .lines import columns, hanging, indented

if TYPE_CHECKING:
    from landsraad.table import Action
    from landsraad.table.texts import Texts

    from .frame import Frame

FEW, MANY = 14, 70  # options one a line; cells in columns, above that only beginnings
_NUMBER = re.compile(r"\d+(\.\d+)?")


class Cell(NamedTuple):
    """Options that differ in one number or one part of a place."""

    verb: str
    actions: list[Action]


class Menu:
    """The options of one question, or some of them."""

    def __init__(
        self,
        offered: list[Action],
        texts: Texts,
        frame: Frame,
        note: Callable[[Action], str] = lambda _: "",
        about: Callable[[Action], Iterable[str]] = lambda _: (),
    ) -> None:
        self.offered, self.texts, self.frame, self.note, self.about = offered, texts, frame, note, about
        self.amounts = self._amounts()
        self.few = len(offered) <= FEW and not (len(offered) > 4 and self._one_run())
        self.cells = [] if self.few else self._cells()
        self.labels = self._labels()
        self.by_label = {label: action for action, label in self.labels.items()}

    def among(self, found: list[Action]) -> Menu:
        """A menu of some of these options, with numbers of its own."""
        return Menu(found, self.texts, self.frame, self.note, self.about)

    # What a line means

    def meant(self, line: str) -> list[Action]:
        """The options that a line can mean; the closest reading that has any."""
        if line in self.offered:
            return [line]
        if _NUMBER.fullmatch(line):
            return [self.by_label[line]] if line in self.by_label else []
        typed = tokens(line)
        if not typed:
            return []
        spoken = [(action, tokens(action), tokens(self.texts.action(action))) for action in self.offered]
        readings: tuple[Callable[[list[str], list[str]], bool], ...] = (
            lambda act, said: typed in (act, act[1:], said),
            lambda act, said: begins(act, typed),
            lambda act, said: begins(act[1:], typed) or begins(said, typed),
            lambda act, said: _within(act, typed) or _within(said, typed),
            lambda act, said: _in_order(act, typed) or _in_order(said, typed),
        )
        for reading in readings:
            if found := [action for action, act, said in spoken if reading(act, said)]:
                return found
        return []

    # How it looks

    def lines(self) -> Iterator[str]:
        if self.few:
            yield from self._singly(self.offered)
        elif len(self.cells) <= MANY:
            yield from self._blocks()
        else:
            yield from grouped(beginnings(self.offered))
            yield self.frame.say("type-beginning")

    def hint(self) -> str:
        """What can be typed, in a sentence."""
        if self.amounts and len(self.amounts) >= len(self.offered) - 1:
            return self.frame.say("choose-amount", amounts=self._run(list(self.amounts.values())))
        if len(self.labels) == len(self.offered):
            return self.frame.say("choose-number", last=len(self.offered))
        return self.frame.say("choose-listed")

    def sample(self) -> tuple[str, Action]:
        """An option that has a number, and that number; any option if none has one."""
        return next(iter(self.by_label.items()), ("", self.offered[0]))

    def _amounts(self) -> dict[Action, str]:
        """What options are chosen by if they differ in an amount only; else there may be two with the same."""
        amounts = {action: amount for action in self.offered if (amount := _amount(action))}
        alike = len({action.rpartition(" ")[0] for action in amounts}) == 1
        return amounts if alike else {}

    def _labels(self) -> dict[Action, str]:
        if self.amounts or len(self.cells) > MANY:
            return self.amounts
        shown = self.offered if self.few else self._numbered()
        return {action: str(number) for number, action in enumerate(shown, start=1)}

    def _numbered(self) -> Iterator[Action]:
        """The options that have a cell of their own, as they are shown; places need no number, they are typed."""
        for _, cells in self._by_verb():
            if not _places(cells):
                yield from (cell.actions[0] for cell in cells if len(cell.actions) == 1)

    def _one_run(self) -> bool:
        """Whether it is little more than an amount that is asked for."""
        return len(self.offered) - len(self.amounts) <= 1 and not any(map(self.note, self.amounts))

    def _singly(self, actions: Sequence[Action]) -> Iterator[str]:
        width = max(map(len, actions))
        words = {action: self.texts.action(action) for action in actions}
        telling = any(said.lower() != action.lower() for action, said in words.items())
        for action, said in words.items():
            note = self.note(action)
            text = said if telling and said != action else ""
            text = f"{text} ({note})" if text and note else text or note
            yield from hanging(f"{self.labels.get(action, ''):>4}  {action:<{width}}   ", text)
            for line in self.about(action):
                yield from indented(" " * 10 + line)

    def _cells(self) -> list[Cell]:
        """Options that are one but for a number, or for the part of a place, go together."""
        found: dict[str, list[Action]] = {}
        for action in self.offered:
            found.setdefault(_shape(action), []).append(action)
        return [Cell(shape.split()[0], actions) for shape, actions in found.items()]

    def _by_verb(self) -> Iterator[tuple[str, list[Cell]]]:
        for verb in dict.fromkeys(cell.verb for cell in self.cells):
            yield verb, [cell for cell in self.cells if cell.verb == verb]

    def _blocks(self) -> Iterator[str]:
        for verb, cells in self._by_verb():
            if len(cells) > 1:
                yield f"      {verb} …"
                say = self._place if _places(cells) else self._in_column
                yield from columns([say(cell) for cell in cells])
            elif len(cells[0].actions) > 1:
                yield from indented(f"      {verb} {self._together(cells[0].actions)}")
            else:
                yield from self._singly(cells[0].actions)

    def _in_column(self, cell: Cell) -> str:
        if len(cell.actions) > 1:
            return f"        {self._together(cell.actions)}"
        return f"   {self.labels.get(cell.actions[0], ''):>3}  {self.texts.action(cell.actions[0])}"

    def _place(self, cell: Cell) -> str:
        if len(cell.actions) > 1:
            return f"        {self._together(cell.actions)}"
        words = cell.actions[0].split()[1:]
        return "        " + " ".join(self.texts.name(word.partition("/")[0]) for word in words)

    def _together(self, actions: list[Action]) -> str:
        words = actions[0].split()[1:]
        columns = list(zip(*(action.split()[1:] for action in actions), strict=True))
        said = []
        for word, column in zip(words, columns, strict=True):
            base, slash, _ = word.partition("/")
            if slash:
                parts = [each.partition("/")[2] for each in dict.fromkeys(column)]
                name = self.texts.name(base)
                said.append(f"{name} {' '.join(parts)}" if len(parts) > 1 else name)
            elif _NUMBER.fullmatch(word):
                said.append(self._run(list(dict.fromkeys(column))))
            else:
                said.append(self.texts.name(word))
        return " ".join(said)

    def _run(self, numbers: list[str]) -> str:
        """`1–5, 8`; halves as `0–4 in halves`."""
        halves = sorted({int(float(number) * 2) for number in numbers})
        if any(half % 2 for half in halves) and halves == list(range(halves[0], halves[-1] + 1)):
            ends = (f"{half / 2:g}" for half in (halves[0], halves[-1]))
            return self.frame.say("halves", **dict(zip(("from", "to"), ends, strict=True)))
        if any(half % 2 for half in halves):
            return ", ".join(numbers)
        runs: list[list[int]] = []
        for number in (half // 2 for half in halves):
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _places(cells: Iterable[Cell]) -> bool:
    return any("/" in cell.actions[0] for cell in cells)


def beginnings(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """Actions by the shortest beginning of whole words that parts them."""
    width = 1
    while True:
        found: dict[str, list[Action]] = {}
        for action in actions:
            found.setdefault(" ".join(action.split()[:width]), []).append(action)
        if len(found) > 1 or width > 6:
            return found
        width += 1


def grouped(parts: dict[str, list[Action]]) -> Iterator[str]:
    """A line for each beginning, and how many options go on from there."""
    for beginning, found in parts.items():
        yield f"      {beginning} …   ({len(found)})" if len(found) > 1 else f"      {found[0]}"


def tokens(text: str) -> list[str]:
    return re.findall(r"~?[^\W_]+(?:\.\d+)?", text.lower().replace("'", "").replace("’", ""))


def begins(words: list[str], typed: list[str]) -> bool:
    """Whether each typed word begins the word in its place; numbers must be the same."""
    return len(typed) <= len(words) and all(
        word == each if each[0].isdigit() else word.startswith(each)
        for word, each in zip(words, typed, strict=False)
    )


def _amount(action: Action) -> str:
    """The number an action ends in, if it is one verb and one amount."""
    words = action.split()
    return words[-1] if len(words) > 1 and _NUMBER.fullmatch(words[-1]) else ""


def _shape(action: Action) -> str:
    return " ".join("#" if _NUMBER.fullmatch(word) else word.partition("/")[0] for word in action.split())


def _within(words: list[str], typed: list[str]) -> bool:
    return any(begins(words[start:], typed) for start in range(1, len(words)))


def _in_order(words: list[str], typed: list[str]) -> bool:
    """Whether the words typed begin some of the words, in that order."""
    rest = iter(words)
    return all(any(begins([word], [each]) for word in rest) for each in typed)
