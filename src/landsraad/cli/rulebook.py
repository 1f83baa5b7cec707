"""The numbered rules at a terminal: `rule sandworm`, `rule 9`, `rule 9.08`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from .lines import hanging, indented

if TYPE_CHECKING:
    from .frame import Frame

SHOWN = 12  # of the rules that hold a word
EXAMPLE = "9"


def found(game: str, words: Sequence[str], frame: Frame) -> Iterator[str]:
    """The rules with these words; without any, the chapters."""
    from landsraad.rules import RulesError, find_rules, read_chapters

    try:
        if not words:
            yield from indented(frame.say("name-words", example=EXAMPLE))
            yield from _chapters(read_chapters(game))
            return
        rules = find_rules(game, words)
    except RulesError:
        yield from indented(frame.say("no-rulebook"))
        return
    whole = len(words) == 1 and not words[0].isalpha()  # a chapter
    for rule in rules if whole else rules[:SHOWN]:
        yield from indented(f"  {rule}")
    if len(rules) > SHOWN and not whole:
        yield from indented("  " + frame.say("more-rules", count=len(rules) - SHOWN))
    if not rules:
        yield from indented(frame.say("no-rule", words=" ".join(words)))


def _chapters(chapters: list[tuple[str, dict[str, str]]]) -> Iterator[str]:
    """By the numbers under which `rule` shows them; those of a supplement have its letters before them."""
    first = [
        next(iter(rules)).rpartition(".")[0] or next(iter(rules)).rpartition("-")[0] for _, rules in chapters
    ]
    own = first[0].partition("-")[0]
    for number, (title, _) in zip(first, chapters, strict=True):
        yield from hanging(f"  {number.removeprefix(f'{own}-'):>6}  ", title.removeprefix(f"{number}. "))
