"""What people may be called."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from secrets import randbelow

SHORTEST, LONGEST = 2, 30
GUESTS = 10_000
MARKS = 3  # accents on one letter; no language needs more, and many of them cover what stands around
# Letters, marks and signs that show nothing, though their category doesn't say so.
BLANK = frozenset(map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10),
                            0xFFA0, *range(0xE0100, 0xE01F0))))  # fmt: skip
# Alphabets with letters that look the same.
ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")


def plain(name: str) -> str:
    """The name as it is kept and looked for."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def tidy(name: str) -> str | None:
    """The name as it is shown, or None for what can't be one: too short, too long, invisible or confusing signs."""
    shown = plain(name)
    if not SHORTEST <= len(shown) <= LONGEST or any(map(_unseen, shown)):
        return None
    if _most_marks(shown) > MARKS or any(len(_alphabets(word)) > 1 for word in shown.split()):
        return None
    return shown


def _unseen(sign: str) -> bool:
    return sign in BLANK or (unicodedata.category(sign)[0] in "CZ" and sign != " ")


def _most_marks(text: str) -> int:
    runs = groupby(text, lambda sign: unicodedata.category(sign)[0] == "M")
    return max((len(list(signs)) for marks, signs in runs if marks), default=0)


def _alphabets(word: str) -> set[str]:
    """Those of a word: with two of them, "Paul" can be spelled so that nobody sees that it is somebody else."""
    return {unicodedata.name(sign, "").partition(" ")[0] for sign in word}.intersection(ALIKE)


def key(name: str) -> str:
    """The name as it is compared: nobody can be called like somebody else in capitals."""
    return unicodedata.normalize("NFKC", name.casefold())


def for_guest() -> str:
    return f"Guest {randbelow(GUESTS):04}"
