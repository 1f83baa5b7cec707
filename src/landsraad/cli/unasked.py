"""What a person may do unasked, as a list: one by one with what it means, or where there are many, by their beginnings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .lines import hanging, indented
from .menu import FEW, beginnings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from landsraad.table import Action
    from landsraad.table.texts import Texts

    from .frame import Frame


def listed(actions: Sequence[Action], texts: Texts, frame: Frame) -> Iterator[str]:
    if not actions:
        yield from indented(frame.say("nothing-unasked"))
        return
    yield from indented(frame.say("may-unasked"))
    parts = beginnings(actions) if len(actions) > FEW else {action: [action] for action in actions}
    heads = {
        part: f"{part} …  ({len(found)})" if len(found) > 1 else found[0] for part, found in parts.items()
    }
    width = max(map(len, heads.values()))
    for part, found in parts.items():
        meaning = texts.action(found[0]) if len(found) == 1 else _purpose(part, texts)
        yield from hanging(f"      {heads[part]:<{width}}   ", meaning)
    if len(parts) < len(actions):
        yield from indented(frame.say("type-beginning"))


def _purpose(beginning: str, texts: Texts) -> str:
    """What all that begins so is for; for whom, where a faction's name begins it."""
    word = beginning.removeprefix("~")
    key = f"unasked-{word.replace('_', '-').replace(' ', '-')}"
    if texts.has(key):
        return texts.say(key)
    name = texts.name(word.rpartition(" ")[2])
    return "" if name in beginning else name
