"""The table as text for a plain terminal: all that a view shows, from 80 columns on.

Everything comes out of an `ImperiumView`; words come from the catalogue (`board-` messages), effects from `wording.py`.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from ...table.texts import Texts
from . import wording
from .board import BOARD, SPACES, Space
from .cards import CARD, CARDS, CONFLICT, CONFLICTS
from .icons import ICONS
from .view import FACTION_ID, ImperiumView, OwnView, PartyView

NARROW, WIDE = 80, 120
COLUMN = 19  # where text begins beside a title; further right in a language whose icons have longer names
DISCARDS = 6  # how many of the played Intrigue cards are named

Row = tuple[str, ...]


def draw(view: ImperiumView, texts: Texts, width: int | None = None) -> str:
    """The board; `width` is taken from the terminal if not given."""
    if width is None:
        width = min(max(shutil.get_terminal_size().columns - 1, NARROW), WIDE)
    blocks = (list(block) for block in Drawing(view, texts, width).blocks())
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


class Drawing:
    """One drawing in progress."""

    def __init__(self, view: ImperiumView, texts: Texts, width: int) -> None:
        self.view, self.texts, self.width = view, texts, width
        icons = (texts.name(icon.id, "icon") for icon in ICONS)
        self.column = max(COLUMN, *(len(icon) + 4 for icon in icons))
        self.who = [
            texts.name(party.leader, "short") if party.leader else str(number + 1)
            for number, party in enumerate(view.parties)
        ]

    def blocks(self) -> Iterator[Iterable[str]]:
        yield self.heading()
        if not self.view.round:
            return
        yield self.parties()
        yield self.influence()
        yield self.spaces()
        yield self.conflict()
        yield self.piles()
        if self.view.own is not None:
            yield self.own(self.view.own)

    def say(self, key: str, *args: int | str) -> str:
        return self.texts.say(f"board-{key}", *args)

    def names(self, kind: str, words: Iterable[str]) -> str:
        return ", ".join(self.texts.name(word, kind) for word in words)

    # The round

    def heading(self) -> Iterator[str]:
        view = self.view
        parts = [self.say("round", view.round)] if view.round else []
        parts.append(self.texts.name(view.phase, "phase"))
        if view.round:
            parts.append(self.say("first", self.who[view.first]))
        if view.turn is not None:
            parts.append(self.say("turn", self.who[view.turn.party]))
        yield from wrap(" | ".join(parts), self.width)
        if view.winners is not None:
            winners = ", ".join(self.who[seat] for seat in view.winners)
            yield self.say("won", winners) if winners else self.say("nobody-won")

    def parties(self) -> Iterable[str]:
        titles = (
            "leader",
            "vp",
            "solari",
            "spice",
            "water",
            "agents",
            "troops",
            "supply",
            "hand",
            "intrigues",
        )
        rows: list[Row] = [tuple(self.say(f"title-{title}") for title in (*titles, "more"))]
        rows += [self.party(number, party) for number, party in enumerate(self.view.parties)]
        return self.table(rows, right=range(1, 10))

    def party(self, number: int, party: PartyView) -> Row:
        mine = "> " if number == self.view.seat else "  "
        counts = (
            party.vp,
            party.solari,
            party.spice,
            party.water,
            party.agents,
            party.garrison,
            party.supply,
        )
        also = (
            ("swordmaster", party.swordmaster),
            ("council", party.council),
            ("mentat", self.view.mentat == number),
            ("revealed", party.revealed),
        )
        more = ", ".join(self.say(word) for word, so in also if so)
        return (
            mine + self.who[number],
            *map(str, counts),
            f"{party.hand}/{party.deck}",
            str(party.intrigues),
            more,
        )

    def influence(self) -> Iterable[str]:
        """One line a faction, one column a party; the Alliance is marked."""
        rows: list[Row] = [(self.say("title-influence"), *self.who, "")]
        for faction in FACTION_ID:
            holder = self.view.alliance.get(faction)
            cells = [
                self.say("alliance", party.influence[faction])
                if number == holder
                else str(party.influence[faction])
                for number, party in enumerate(self.view.parties)
            ]
            rows.append((self.texts.name(faction, "icon"), *cells, ""))
        return self.table(rows)

    # The board

    def spaces(self) -> Iterator[str]:
        """One paragraph an icon: its spaces, what they cost, and in brackets what is there."""
        yield self.say("title-space")
        for icon, spaces in enumerate(BOARD.with_icon):
            if spaces:
                text = ", ".join(self.space(space) for space in spaces)
                yield from self.paragraph(f"  {self.texts.name(ICONS[icon].id, 'icon')}", text)

    def space(self, space: Space) -> str:
        data = SPACES[space]
        there = ", ".join(self.there(data.id))
        cost = wording.costs(self.texts, data.costs[:1]) + ("…" if data.costs[1:] else "")
        parts = (self.texts.name(data.id, "space"), cost and f"({cost})", there and f"[{there}]")
        return " ".join(filter(None, parts))

    def there(self, space: str) -> Iterator[str]:
        """Agents, bonus spice, the Control marker, The Voice."""
        view = self.view
        yield from (self.who[party] for party in view.agents.get(space, ()))
        if view.bonus_spice.get(space):
            yield self.say("bonus-spice", view.bonus_spice[space])
        if space in view.control:
            yield self.say("controlled", self.who[view.control[space]])
        yield from (self.say("closed", self.who[party]) for party in view.voice.get(space, ()))

    def conflict(self) -> Iterator[str]:
        view = self.view
        name = self.texts.name(view.conflict_card, "conflict") if view.conflict_card else "-"
        yield from self.paragraph(
            self.say("title-conflict-card"), f"{name} ({self.say('conflicts-left', view.conflict_deck)})"
        )
        if view.conflict_card:
            data = CONFLICTS[CONFLICT[view.conflict_card]]
            for place, reward in (("first", data.first), ("second", data.second), ("third", data.third)):
                yield from self.paragraph(
                    "  " + self.say("title-rewards", place), wording.effects(self.texts, reward)
                )
        for number, party in enumerate(view.parties):
            if party.conflict or party.swords:
                text = f"{party.conflict} ({self.say('title-strength')} {party.strength})"
                yield from self.paragraph(f"  {self.who[number]}", text)

    def piles(self) -> Iterator[str]:
        view = self.view
        row = [self.say("card", card, self.cost(card)) for card in view.row]
        yield from self.paragraph(self.say("title-row"), ", ".join(row))
        stacks = [self.say("stack", card, left, self.cost(card)) for card, left in view.reserve.items()]
        yield from self.paragraph(self.say("title-reserve"), ", ".join(stacks))
        if view.set_aside is not None:
            owner, card = view.set_aside
            text = self.say("set-aside", self.who[owner], card)
            yield from self.paragraph(self.say("title-set-aside"), text)
        if view.intrigue_discard:
            played = self.names("intrigue", view.intrigue_discard[:DISCARDS])
            yield from self.paragraph(self.say("title-intrigue-discard"), played)
        if view.hagal_deck is not None:
            hagal = (self.say("cards", view.hagal_deck), self.names("hagal", view.hagal_revealed))
            yield from self.paragraph(self.say("title-hagal"), "; ".join(filter(None, hagal)))
        for number, party in enumerate(view.parties):
            yield from self.cards_of(number, party)

    def cost(self, card: str) -> int | str:
        cost = CARDS[CARD[card]].cost
        return "none" if cost is None else cost

    def cards_of(self, number: int, party: PartyView) -> Iterator[str]:
        """What of a player's cards lies open."""
        piles = (
            ("in-play", "card", party.in_play),
            ("discards", "card", party.discards),
            ("waiting", "intrigue", party.waiting),
            ("deck-top", "card", party.deck_top),
        )
        shown = [(title, self.names(kind, pile)) for title, kind, pile in piles if pile]
        if shown:
            yield self.who[number]
        for title, text in shown:
            yield from self.paragraph("  " + self.say(f"title-{title}"), text)

    # What only the player knows

    def own(self, own: OwnView) -> Iterator[str]:
        assert self.view.seat is not None
        yield self.say("you", self.view.parties[self.view.seat].leader)
        turn = self.view.turn
        if turn is not None and turn.party == self.view.seat:
            text = self.say("this-turn", turn.persuasion, turn.recruited, turn.deployed)
            yield from self.paragraph("  " + self.say("title-this-turn"), text)
        said = {
            "hand": self.names("card", own.hand) or "-",
            "intrigues": self.names("intrigue", own.intrigues),
            "deck": self.names("card", own.deck),
            "deck-top": self.names("card", [own.deck_top] if own.deck_top else []),
            "tokens": self.names("icon", self.view.baron_tokens or ()),
        }
        for key, text in said.items():
            if text:
                yield from self.paragraph("  " + self.say(f"own-{key}"), text)

    # Setting text

    def paragraph(self, title: str, text: str) -> Iterator[str]:
        """`Title  text`, further lines indented."""
        indent = max(self.column, len(title) + 2)
        for i, line in enumerate(wrap(text, self.width - indent) or [""]):
            yield (title if i == 0 else "").ljust(indent) + line

    def table(self, rows: Sequence[Row], right: Iterable[int] = ()) -> Iterator[str]:
        """Columns as wide as they need, the last one wrapped."""
        widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = [
                cell.rjust(widths[i]) if i in right else cell.ljust(widths[i])
                for i, cell in enumerate(row[:-1])
            ]
            start = "  ".join(cells) + "  "
            for i, line in enumerate(wrap(row[-1], self.width - len(start)) or [""]):
                yield (start if i == 0 else " " * len(start)) + line
