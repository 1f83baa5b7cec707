"""What stands beside a question for a person: own means, the battle, what a choice costs.

Nothing here may say what the asked seat can't know; a test compares it before and after a redraw, like a view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...table import Action, Seat, Step
from ...table.texts import Texts, outline
from .alliances import Nexus
from .battle_plan import BattlePlans, all_dials, forces_in_battle
from .battlefield import Battlefield
from .bidding import Auction
from .drawing import Board, group
from .factions import FACTION_ID, FREMEN, Faction
from .factions.emperor import paid_for
from .leaders import FACTION_OF, LEADER, STRENGTH
from .map import AREA_ID, IS_STRONGHOLD, TERRITORY_OF
from .movement import Group
from .revival import HADERACH_PRICE, PRICE, ReviveTogether, limit
from .shipment import Shipment, price
from .spice import free, purse
from .state import Dune
from .steps import name
from .tanks import free_revivals
from .view import view

# Questions that one sentence explains: its key, and what of the shown it speaks of.
EXPLAINED = {
    "AnnounceFighters": ("fighters", "territories"),
    "Answer": ("answer", "asker", "question"),
    "Captive": ("captive", "leader", "loser"),
    "CaptureLeader": ("capture", "loser"),
    "DialledLosses": ("losses",),
    "Disclosure": ("disclosure", "to", "part"),
    "FamilyAtomics": ("storm-comes", "distance"),
    "FurtherWorm": ("further-worm", "otherwise"),
    "Exchange": ("exchange", "victim", "owed"),
    "FremenPlacement": ("placement", "placed"),
    "GrantRevival": ("ally", "ally"),
    "Intrusion": ("intrusion", "intruder", "territory"),
    "KaramaWindow": ("karama", "advantage", "owner"),
    "PayRevival": ("ally", "ally"),
    "Prescience": ("prescience", "target"),
    "Protection": ("worm-in", "territory"),
    "SpiritualAdvisor": ("advisor", "area"),
    "StormDials": ("dialling", "dialling"),
    "StormLosses": ("storm-losses", "lost", "area"),
    "TraitorCalls": ("traitor",),
    "Truthtrance": ("truthtrance", "asked"),
    "Voice": ("voice", "target"),
    "WeatherBeforeMove": ("storm-comes", "distance"),
}


def beside(g: Dune, seat: Seat, texts: Texts) -> Iterator[str]:
    """The lines above the options of an asked seat."""
    prompt = Prompt(g, seat, texts)
    yield from prompt.around()
    yield from prompt.question()
    yield from prompt.means()


def notes(g: Dune, seat: Seat, texts: Texts) -> Callable[[Action], str]:
    """A few words beside an option."""
    return Prompt(g, seat, texts).note


class Prompt:
    """One question to one seat."""

    def __init__(self, g: Dune, seat: Seat, texts: Texts) -> None:
        self.g, self.seat, self.texts = g, seat, texts
        self.step: Step[Dune] = g.stack[-1]
        self.own = [faction for faction in g.in_play if g.seat_of[faction] == seat]
        self.faction = self._asked()

    def _asked(self) -> Faction:
        """The faction that is asked: of two, the one the step names."""
        if len(self.own) < 2:
            return self.own[0] if self.own else -1
        named = getattr(self.step, "faction", -1)
        if named in self.own:
            return int(named)
        waiting = getattr(self.step, "waiting", ())
        return next((faction for faction in waiting if faction in self.own), self.own[0])

    def say(self, key: str, *args: int | str) -> str:
        return self.texts.say(f"beside-{key}", *args)

    # Lines

    def means(self) -> Iterator[str]:
        """What the seat has to decide with."""
        if not self.g.turn and not any(self.g.spice):
            return
        for faction in self.own:
            g = self.g
            hand = " ".join(view(g, self.seat).own[name(faction)].hand)
            reserves = group(g.reserves[faction], g.starred_reserves[faction])
            line = self.say("means", name(faction), g.spice[faction], reserves.replace("-", "0"))
            if g.reserved[faction]:
                line += self.say("bound", g.reserved[faction])
            yield line + (self.say("hand", hand) if hand else self.say("no-hand"))

    def around(self) -> Iterator[str]:
        """The battle in progress."""
        battles = [step for step in self.g.stack if isinstance(step, Battlefield)]
        if not battles or self.g.stack[-1] is battles[-1]:
            return
        battle = battles[-1]
        board = Board(view(self.g, self.seat), self.texts, 96)
        yield from board.battle(battle.shown(self.g, self.seat))
        there = {faction: forces_in_battle(self.g, battle, faction) for faction in battle.sides()}
        if all(map(any, there.values())):
            names = [self.texts.name(name(faction), "faction") for faction in there]
            parts = [f"{who} {group(*forces)}" for who, forces in zip(names, there.values(), strict=True)]
            yield "  " + self.say("forces-there", "; ".join(parts))
        if self.faction in battle.sides() and not battle.revealed:
            opponent = name(battle.opponent(self.faction))
            if cards := view(self.g, self.seat).factions[opponent].known_cards:
                yield "  " + self.say("known", opponent, " ".join(cards))

    def question(self) -> Iterable[str]:
        step = self.step
        if isinstance(step, Auction):
            return self.auction(step.shown(self.g, self.seat))
        if isinstance(step, Shipment):
            return self.shipment(step)
        if isinstance(step, Group):
            return self.group(step.shown(self.g, self.seat))
        if isinstance(step, BattlePlans):
            return self.plan()
        if isinstance(step, ReviveTogether):
            return self.revival()
        if isinstance(step, Nexus):
            return self.nexus(step.shown(self.g, self.seat))
        shown = step.shown(self.g, self.seat)
        if type(step).__name__ not in EXPLAINED:
            return outline(shown, self.texts.name)
        key, *parts = EXPLAINED[type(step).__name__]
        return [self.say(key, *(spoken(shown[part]) for part in parts))]

    def auction(self, shown: dict[str, Any]) -> Iterator[str]:
        bidder, bid = shown["bidder"], shown["bid"]
        last = self.say("bid", bidder, bid) if bidder else self.say("no-bid")
        yield last + " " + self.say("cards-left", shown["cards_left"])
        after = [each for each in shown["bidders"] if each not in (FACTION_ID[self.faction], bidder)]
        after = [each for each in after if each not in shown["passed"]]
        if shown["passed"]:
            yield self.say("passed", " ".join(shown["passed"]))
        if after:
            yield self.say("still-in", " ".join(after))
        seen = view(self.g, self.seat).own[name(self.faction)].row_first
        if seen:
            yield self.say("card-seen", seen)
        if f"bid {max(bid, purse(self.g, self.faction)) + 1}" in self.step.options(self.g, self.seat):
            yield self.say("karama-bid")

    def shipment(self, step: Shipment) -> Iterator[str]:
        half = step.half(self.g)
        if self.faction == FREMEN:
            yield self.say("ship-free")
            if step.area >= 0:
                yield self.say("to", AREA_ID[step.area])
        elif step.area < 0:
            yield self.say("ship-half" if half else "ship")
        else:
            unit = 1 if IS_STRONGHOLD[TERRITORY_OF[step.area]] else 2
            yield self.say("ship-to-half" if half else "ship-to", AREA_ID[step.area], unit)
        if step.ordinary >= 0:
            yield self.texts.action(f"forces {step.ordinary}")
        if purse(self.g, self.faction) > free(self.g, self.faction):
            yield self.say("purse", purse(self.g, self.faction))

    def group(self, shown: dict[str, Any]) -> Iterator[str]:
        if "to" in shown:
            yield self.say("to", shown["to"])
        for area, kind, size in shown.get("group", ()):
            yield self.say("taken", area, kind, size)
        if "take_from" in shown:
            yield self.say("take-from", *shown["take_from"])

    def plan(self) -> Iterator[str]:
        battle = next(step for step in reversed(self.g.stack) if isinstance(step, Battlefield))
        if any(action.startswith("dial") for action in self.step.options(self.g, self.seat)):
            spiced = any(spice for _, spice in all_dials(self.g, battle, self.faction))
            yield self.say("dial-spice" if spiced else "dial")

    def revival(self) -> Iterator[str]:
        allowed = min(free_revivals(self.g, self.faction), limit(self.g, self.faction))
        yield self.say("revival", allowed, PRICE)

    def nexus(self, shown: dict[str, Any]) -> Iterator[str]:
        allies = [FACTION_ID[ally] for ally in self.g.allies[self.faction]]
        if allies:
            yield self.say("allies", " ".join(allies))
        for proposer, other in shown["offers"]:
            yield self.say("offered", proposer, other)
        if shown["done"]:
            yield self.say("done", " ".join(shown["done"]))

    # Notes

    def note(self, action: Action) -> str:
        verb, _, rest = action.partition(" ")
        if verb in ("keep", "traitor", "captive") and rest in LEADER:
            return self.say("leader-of", FACTION_ID[FACTION_OF[LEADER[rest]]], STRENGTH[LEADER[rest]])
        if verb == "leader":
            return self.say("strength", STRENGTH[LEADER[rest]] if rest in LEADER else 0)
        if verb == "bid":
            left = self.g.spice[self.faction] - int(rest)
            return self.say("leaves", left) if left >= 0 else ""
        if verb == "forces" and isinstance(self.step, Shipment):
            return self.freight(self.step, int(rest))
        if verb == "revive" and isinstance(self.step, ReviveTogether):
            return self.price_of_revival(rest)
        return ""

    def freight(self, step: Shipment, count: int) -> str:
        if self.faction == FREMEN:
            return ""
        return self.say("costs", price(step.area, count, step.half(self.g)))

    def price_of_revival(self, what: str) -> str:
        if what.isdecimal():
            allowed = min(free_revivals(self.g, self.faction), limit(self.g, self.faction))
            cost = PRICE * max(0, int(what) - allowed - paid_for(self.g, self.faction))
            return self.say("costs", cost) if cost else self.say("free")
        return self.say("costs", STRENGTH[LEADER[what]] if what in LEADER else HADERACH_PRICE)


def spoken(value: Any) -> int | str:
    """A list as words with spaces between them, which the catalogue lists by their names."""
    if isinstance(value, int):
        return value
    return (" ".join(map(str, value)) if isinstance(value, list) else value) or "none"
