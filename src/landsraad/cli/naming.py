"""What a typed line speaks of where it is no option: things by their names, and why they can't be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .menu import begins, tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from landsraad.table import Game, Reason, Seat
    from landsraad.table.texts import Texts

    from .menu import Menu

MANY = 8  # things that one line may mean
UNSAID = ("why_another_question", "why_not_asked", "why_over")  # no news for who is asked


def named(texts: Texts, typed: list[str]) -> list[str]:
    """The ids of what is called so; if nothing is, of what is called something that begins so."""
    called = {thing: (tokens(name), tokens(thing)) for thing, name in texts.names().items()}
    exactly = [thing for thing, names in called.items() if typed in names]
    return exactly or [thing for thing, names in called.items() if any(begins(name, typed) for name in names)]


def why_not(game: Game[Any], g: Any, seat: Seat, menu: Menu, line: str) -> Reason | None:
    """What stands in the way of what the line means most likely."""
    for about in list(_meant(menu, line))[:MANY]:
        for reason in game.why(g, seat, about):
            if reason.key not in UNSAID:
                return reason
    return None


def _meant(menu: Menu, line: str) -> Iterator[str]:
    """As it is typed; else the verb of an option with a number, or with the things of that name."""
    yield line
    typed = tokens(line)
    verbs = dict.fromkeys(action.split()[0] for action in menu.offered)
    verb = next((each for each in verbs if typed and begins([each], typed[:1])), "")
    rest = typed[1:] if verb else typed
    if len(rest) == 1 and rest[0].isdecimal():
        counted = next((action.split()[0] for action in menu.amounts), "")
        yield f"{verb or counted} {rest[0]}".strip()
    elif rest:
        yield from (f"{verb} {thing}".strip() for thing in named(menu.texts, rest))
