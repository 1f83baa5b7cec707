"""The table as text for a plain terminal: all that a view shows, from 80 columns on.

Everything comes out of a `ClassicView`; words come from the catalogue (`board-` messages). Factions get their colour where
standard output is a terminal that doesn't ask for less.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any

from ...table.texts import Texts
from .factions import FACTION_ID, SHEETS
from .leaders import LEADER, STRENGTH
from .map import AREA, AREA_ID, KIND, SECTOR_OF, SECTOR_STACKS, SECTORS, STRONGHOLDS, TERRITORY_OF, Area, Kind
from .view import ClassicView, FactionView, OwnView

NARROW, WIDE = 80, 120
SIDE_BY_SIDE = 110  # columns from which strongholds and other territories stand beside each other
DISCARDS = 4  # how many of the discarded cards are named
STORM = "#"
CELL = 4  # columns of a sector
ANSI = {"green": "32", "blue": "34", "red": "31", "yellow": "33", "orange": "38;5;208", "black": "90"}

Row = tuple[str, ...]


def draw(view: ClassicView, texts: Texts, width: int | None = None, colour: bool | None = None) -> str:
    """The board; `width` and `colour` are taken from the terminal if not given."""
    if width is None:
        width = min(max(shutil.get_terminal_size().columns - 1, NARROW), WIDE)
    if colour is None:
        colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    board = Board(view, texts, width)
    blocks = (list(block) for block in board.blocks())
    text = "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)
    return coloured(text, texts) if colour else text


def coloured(text: str, texts: Texts) -> str:
    """The names of factions in their colours."""
    codes = {
        texts.name(faction, "faction"): ANSI[sheet.colour]
        for faction, sheet in zip(FACTION_ID, SHEETS, strict=True)
    }
    names = "|".join(map(re.escape, codes))
    return re.sub(rf"\b({names})\b", lambda found: f"\033[{codes[found[0]]}m{found[0]}\033[0m", text)


class Board:
    """One drawing in progress."""

    def __init__(self, view: ClassicView, texts: Texts, width: int) -> None:
        self.view, self.texts, self.width = view, texts, width

    def blocks(self) -> Iterator[Iterable[str]]:
        yield self.heading()
        if not self.view.factions:
            return
        yield self.factions()
        yield self.sectors()
        yield self.territories()
        yield self.leaders()
        yield self.piles()
        yield self.going_on()
        for faction, own in self.view.own.items():
            yield self.own(faction, own)
        yield self.deals()

    def say(self, key: str, *args: int | str) -> str:
        return self.texts.say(f"board-{key}", *args)

    def names(self, kind: str, words: Iterable[str]) -> str:
        return ", ".join(self.texts.name(word, kind) for word in words)

    # The turn

    def heading(self) -> Iterator[str]:
        view = self.view
        parts = [self.say("turn", view.turn)] if view.turn else []
        parts += [self.texts.name(view.phase, "phase"), self.say("storm", view.storm)]
        yield from self.wrapped(" | ".join([*parts, self.say(f"mode-{view.mode}")]))
        if view.order:
            yield from self.wrapped(self.say("order", " ".join(view.order)))
        if view.winners is not None:
            winners = ", ".join(self.texts.seat(seat) for seat in view.winners)
            yield from self.wrapped(self.say("won", winners) if winners else self.say("nobody-won"))

    def factions(self) -> Iterator[str]:
        titles = ("faction", "spice", "bribes", "cards", "reserves", "tanks", "leaders", "allies")
        rows: list[Row] = [tuple(self.say(f"title-{title}") for title in titles)]
        rows += [self.faction(faction, its) for faction, its in self.view.factions.items()]
        return self.table(rows, right=(1, 2, 3, 4, 5, 6))

    def faction(self, faction: str, its: FactionView) -> Row:
        mine = "> " if faction in self.view.own else "  "
        free = sum(status == "home" for status in its.leaders.values()) - its.hidden_leaders
        return (
            mine + self.texts.name(faction, "faction"),
            "?" if its.spice is None else str(its.spice),
            str(its.bribes or "-"),
            "?" if its.cards is None else str(its.cards),
            group(*its.reserves),
            group(*its.tanks),
            f"{free}/{len(its.leaders)}",
            self.names("faction", its.allies) or "-",
        )

    # The map

    def sectors(self) -> Iterator[str]:
        """One column a sector: the storm, the player circles, who stands there, and the spice."""
        view = self.view
        circles, present = [""] * (SECTORS + 1), [""] * (SECTORS + 1)
        spice = [0] * (SECTORS + 1)
        for faction, its in view.factions.items():
            letter = self.texts.name(faction, "letter")
            circles[its.circle] += letter
            for area, groups in view.forces.items():
                sector = SECTOR_OF[AREA[area]]
                if faction in groups and letter not in present[sector]:
                    present[sector] += letter
        for area, amount in view.spice.items():
            spice[SECTOR_OF[AREA[area]]] += amount
        storm = ["  " + STORM if sector == view.storm else "." for sector in range(SECTORS + 1)]
        lines = {
            "sectors": [str(sector) for sector in range(SECTORS + 1)],
            "storm-row": [cell.strip() for cell in storm],
            "circles": [cell or "." for cell in circles],
            "forces": [
                cell if len(cell) < 4 else cell[:2] + "+" for cell in (each or "." for each in present)
            ],
            "spice": [str(amount or ".") for amount in spice],
        }
        labels = {key: self.say(f"row-{key}") for key in lines}
        column = min(max(map(len, labels.values())), self.width - CELL * SECTORS)
        for key, cells in lines.items():
            row = "".join(cell.rjust(CELL) for cell in cells[1:])
            yield labels[key].ljust(column) + row[max(len(labels[key]) - column, 0) :]
        yield from self.legend()

    def legend(self) -> Iterator[str]:
        """What the letters and the star stand for."""
        view = self.view
        said = [f"{self.texts.name(f, 'letter')} {self.texts.name(f, 'faction')}" for f in view.factions]
        if any(starred for its in view.factions.values() for _, starred in (its.reserves, its.tanks)):
            said.append(f"* {self.texts.name('starred', 'word')}")
        lines = wrap("  ".join(each.replace(" ", "\0") for each in said), self.width)
        yield from (line.replace("\0", " ") for line in lines)

    def territories(self) -> Iterator[str]:
        """Strongholds always, other areas where there is something."""
        view = self.view
        used = {AREA[area] for area in (*view.forces, *view.spice)}
        strongholds = [area for area, territory in enumerate(TERRITORY_OF) if territory in STRONGHOLDS]
        stacked = [area for stack in SECTOR_STACKS for area in stack]
        others = [area for area in stacked if area in used and area not in strongholds]
        if self.width < SIDE_BY_SIDE:
            return self.areas("strongholds", strongholds + others, self.width)
        half = (self.width - 3) // 2
        return beside(
            list(self.areas("strongholds", strongholds, half)),
            list(self.areas("elsewhere", others, half)),
            half,
        )

    def areas(self, title: str, areas: Sequence[Area], width: int) -> Iterator[str]:
        rows: list[Row] = [
            (
                self.say(f"title-{title}"),
                self.say("title-sector"),
                self.say("title-spice"),
                self.say("title-forces"),
            )
        ]
        rows += [self.area(area) for area in areas]
        return self.table(rows, right=(1, 2), width=width)

    def area(self, area: Area) -> Row:
        sector, here = SECTOR_OF[area], AREA_ID[area]
        where = self.texts.name(here.partition("/")[0], "territory")
        in_storm = STORM if sector == self.view.storm else " "
        forces = (self.forces(faction, *groups) for faction, groups in self.view.forces.get(here, {}).items())
        return (
            where,
            in_storm + (str(sector) if sector else "-"),
            str(self.view.spice.get(here, "")),
            ", ".join(forces) or ("-" if KIND[TERRITORY_OF[area]] is Kind.STRONGHOLD else ""),
        )

    def forces(self, faction: str, ordinary: int, starred: int, advisors: int) -> str:
        parts = [group(ordinary, starred)] if ordinary or starred else []
        if advisors:
            parts.append(self.say("advisors", advisors))
        return f"{self.texts.name(faction, 'faction')} {' + '.join(parts)}"

    # Leaders and piles

    def leaders(self) -> Iterator[str]:
        """Leaders that are not at home, or have fought this turn."""
        for faction, its in self.view.factions.items():
            away = [
                self.say(f"leader-{status.replace('_', '-')}", self.leader(leader))
                for leader, status in its.leaders.items()
                if status != "home"
            ]
            away += [
                self.say("leader-used", self.leader(who), where) for who, where in its.used_leaders.items()
            ]
            if its.hidden_leaders:
                away.append(self.say("leaders-hidden", its.hidden_leaders))
            if faction == "atreides" and self.view.haderach not in ("", "home"):
                state, _, where = self.view.haderach.partition(" ")
                away.append(self.say(f"haderach-{state}", where))
            if away:
                yield from self.paragraph(self.texts.name(faction, "faction"), ", ".join(away))

    def leader(self, leader: str) -> str:
        return self.say("leader", leader, STRENGTH[LEADER[leader]])

    def piles(self) -> Iterator[str]:
        view = self.view
        parts = [self.say("deck", view.deck)]
        if view.row:
            parts.append(self.say("row", view.row))
        if view.discard:
            parts.append(self.say("discard", len(view.discard), " ".join(view.discard[:DISCARDS])))
        if view.removed:
            parts.append(self.say("removed", " ".join(view.removed)))
        yield from self.paragraph(self.say("title-treachery"), "; ".join(parts))
        parts = [self.say("deck", view.spice_deck)]
        for pile, cards in zip("AB", view.spice_piles, strict=False):
            if cards:
                parts.append(self.say("pile", pile, cards[0]))
        if view.wall_destroyed:
            parts.append(self.say("wall-destroyed"))
        yield from self.paragraph(self.say("title-spice-deck"), "; ".join(parts))
        if view.blocked:
            yield from self.paragraph(self.say("title-blocked"), self.names("advantage", view.blocked))
        if view.karama_powers_used:
            yield from self.paragraph(
                self.say("title-karama"), self.names("faction", view.karama_powers_used)
            )

    # What is going on

    def going_on(self) -> Iterator[str]:
        for step in self.view.context:
            if "aggressor" in step:
                yield from self.battle(step)
            elif "bidders" in step:
                yield from self.auction(step)

    def battle(self, step: dict[str, Any]) -> Iterator[str]:
        yield from self.wrapped(self.say("battle", step["territory"], step["aggressor"], step["defender"]))
        if "voice" in step:
            commanded, play, kind = step["voice"]
            yield "  " + self.say(f"voice-{play}", commanded, kind)
        for faction, plan in step["plans"].items():
            parts = [
                self.say("plan-part", part, value)
                for part, value in plan.items()
                if (part, value) != ("haderach", "no")
            ]
            parts += [
                self.say("plan-fixed", part, value) for who, part, value in step["fixed"] if who == faction
            ]
            title = f"  {self.texts.name(faction, 'faction')}"
            yield from self.paragraph(title, ", ".join(parts) or self.say("plan-unknown"))

    def auction(self, step: dict[str, Any]) -> Iterator[str]:
        bid = self.say("bid", step["bidder"], step["bid"]) if step["bidder"] else self.say("no-bid")
        passed = self.say("passed", " ".join(step["passed"])) if step["passed"] else ""
        yield from self.paragraph(
            self.say("auction"),
            "; ".join(filter(None, (bid, passed, self.say("cards-left", step["cards_left"])))),
        )

    # Behind the own shield

    def own(self, faction: str, own: OwnView) -> Iterator[str]:
        yield self.say("you", faction, own.spice)
        said = {
            "hand": self.names("card", own.hand) or "-",
            "traitors": ", ".join(map(self.leader, own.traitors)),
            "returned": ", ".join(map(self.leader, own.traitors_returned)),
            "prediction": self.say("prediction", *own.prediction) if own.prediction else "",
            "storm-card": str(own.storm_card or ""),
            "reserved": str(own.reserved or ""),
            "pledge": str(own.pledge or ""),
            "haderach": self.say("losses", own.haderach_losses) if own.haderach_losses else "",
            "row-first": self.texts.name(own.row_first or ""),
            "deck-top": self.texts.name(own.deck_top or ""),
            "spice-deck-top": self.texts.name(own.spice_deck_top or ""),
            "draft": "; ".join(map(self.texts.phrase, own.draft)),
        }
        for key, text in said.items():
            if text:
                yield from self.paragraph("  " + self.say(f"own-{key}"), text)
        yield from self.known(faction)

    def known(self, faction: str) -> Iterator[str]:
        """What this seat has learned of others, and what all have of it, once for all its factions."""
        if faction != next(iter(self.view.own)):
            return
        for other, its in self.view.factions.items():
            found = [self.names("card", its.known_cards)] if its.known_cards else []
            found += [self.say("known-traitor", self.leader(leader)) for leader in its.known_traitors]
            if found:
                title = self.say("own-shown" if other in self.view.own else "own-known", other)
                yield from self.paragraph("  " + title, ", ".join(found))
        for ally, pledge in self.view.pledges.items():
            if pledge:
                yield from self.paragraph("  " + self.say("own-pledged", ally), str(pledge))

    def deals(self) -> Iterator[str]:
        """Open offers and agreed deals that still bind."""
        for deal in self.view.deals:
            if deal.closed:
                continue
            title = "deal" if deal.agreed else "offer"
            yield from self.wrapped(self.say(title, deal.number, deal.proposer, deal.partner))
            for side, wanted in (("gives", deal.gives), ("wants", deal.wants)):
                if wanted:
                    terms = "; ".join(self.texts.phrase(term) for term in wanted)
                    yield from self.paragraph("  " + self.say(side), terms)

    # Setting text

    def wrapped(self, text: str) -> list[str]:
        return wrap(text, self.width, subsequent_indent="  ")

    def paragraph(self, title: str, text: str) -> Iterator[str]:
        """`Title  text`, further lines indented."""
        indent = max(23, len(title) + 2)
        for i, line in enumerate(wrap(text, self.width - indent) or [""]):
            yield (title if i == 0 else "").ljust(indent) + line

    def table(self, rows: Sequence[Row], right: Sequence[int], width: int | None = None) -> Iterator[str]:
        """Columns as wide as they need, the last one wrapped."""
        widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
        gap = "  " if sum(widths) + 2 * len(widths) <= (width or self.width) else " "
        for row in rows:
            cells = [
                cell.rjust(widths[i]) if i in right else cell.ljust(widths[i])
                for i, cell in enumerate(row[:-1])
            ]
            start = gap.join(cells) + gap
            left = max((width or self.width) - len(start), 12)
            for i, line in enumerate(wrap(row[-1], left) or [""]):
                yield (start if i == 0 else " " * len(start)) + line


def group(ordinary: int, starred: int) -> str:
    """`5`, `5 + 2*` with starred forces, `2*` with these alone."""
    if not starred:
        return str(ordinary or "-")
    return f"{ordinary} + {starred}*" if ordinary else f"{starred}*"


def beside(left: list[str], right: list[str], width: int) -> Iterator[str]:
    """Two blocks beside each other."""
    for i in range(max(len(left), len(right))):
        one = left[i] if i < len(left) else ""
        other = right[i] if i < len(right) else ""
        yield f"{one.ljust(width)}   {other}"
