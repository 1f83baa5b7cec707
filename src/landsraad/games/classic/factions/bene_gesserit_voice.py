"""Bene Gesserit: the Voice (CLS-21.06 to 21.09)."""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from ..battlefield import Battlefield, battle_in_progress, helped_side
from ..karama import guard, stopped
from ..questions import HELD, answer, truth
from ..state import NONE, Dune
from ..steps import Ask, name
from . import BENE_GESSERIT, Faction

KINDS = ("poison", "projectile", "lasgun", "snooper", "shield", "worthless", "cheap_hero")
COMMANDS = tuple(f"voice {verb} {kind}" for verb in ("play", "not") for kind in KINDS)


def offer_voice(g: Dune, battle: Battlefield) -> None:
    """Before each own battle's plans, and before an ally's (CLS-21.08)."""
    side = helped_side(g, battle, BENE_GESSERIT)
    key = "voice" if side == BENE_GESSERIT else "ally_voice"
    if side is not None and key not in g.blocked:
        g.then(Voice(faction=BENE_GESSERIT, target=battle.opponent(side), advantage=key))


class Voice(Ask):
    """CLS-21.06, CLS-21.09: one command: to play, or not to play, one kind of card."""

    target: Faction = 0
    advantage: str = "voice"
    command: Action = "pass"

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *COMMANDS]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered, self.command = True, action

    def run(self, g: Dune) -> None:
        if self.command == "pass":
            return
        _, verb, kind = self.command.split()
        g.tell("voice", name(self.target), verb, kind)
        g.then(VoiceCommand(target=self.target, advantage=self.advantage, play=verb == "play", kind=kind))
        guard(g, BENE_GESSERIT, self.advantage)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"target": name(self.target)}


class VoiceCommand(Step[Dune]):
    """CLS-21.07: the opponent must obey if able; the plan's choices see to it (`battle_plan.py`)."""

    target: Faction = 0
    advantage: str = "voice"
    play: bool = True
    kind: str = ""

    def run(self, g: Dune) -> None:
        if stopped(g, self.advantage):
            return
        battle = battle_in_progress(g)
        battle.commanded, battle.command = self.target, (self.play, self.kind)


def hear_refusal(g: Dune, battle: Battlefield) -> None:
    """CLS-21.07: whoever is to play a card and reveals none, though free to choose, holds none; all see that."""
    faction = battle.commanded
    if faction == NONE or not battle.command[0] or any(whose == faction for whose, _, _ in battle.fixed):
        return
    question = HELD[battle.command[1]]
    if battle.plan(faction).leader != NONE and not truth(g, faction, question):
        answer(g, faction, question)
