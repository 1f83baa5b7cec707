"""Truthtrance: one yes/no question, answered truthfully and publicly, at once (CLS-19.21, CLS-19.22)."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat
from .cards import TRUTHTRANCE
from .factions import FACTION, Faction
from .hands import discard
from .questions import answer, facts_asked, fix_answer, intentions_asked, is_fact, plan_answers, plans_asked
from .state import NONE, Dune
from .steps import Ask, name


def questions(g: Dune, asked: Faction) -> dict[str, tuple[str, ...]]:
    """All that can be asked of a faction now, by kind."""
    return facts_asked(g, asked) | plans_asked(g, asked) | intentions_asked(g, asked)


class Truthtrance(Ask):
    """CLS-19.21: the holder composes the question: `ask harkonnen`, `about holds`, `holds lasgun`.

    Nobody sees anything of it before the question is put.
    """

    secret = True

    asked: Faction = NONE
    kind: str = ""
    question: str = ""

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        if self.asked == NONE:
            return [f"ask {name(other)}" for other in g.in_play if g.seat_of[other] != seat]
        kinds = questions(g, self.asked)
        return list(kinds[self.kind]) if self.kind else [f"about {kind}" for kind in kinds]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        if self.asked == NONE:
            self.asked = FACTION[action.removeprefix("ask ")]
        elif not self.kind:
            self.kind = action.removeprefix("about ")
        else:
            self.question = action
            self.answered = True

    def run(self, g: Dune) -> None:
        discard(g, self.faction, TRUTHTRANCE)
        g.tell("truthtrance_asked", name(self.faction), name(self.asked), self.question)
        g.then(Answer(faction=self.asked, asker=self.faction, question=self.question))

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        if seat != g.seat_of[self.faction]:
            return {}
        return {"asked": name(self.asked) if self.asked != NONE else "", "about": self.kind}

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        """Who composes a question now, and which, is anybody's guess; nobody else knows of one that waits."""
        if g.seat_of[self.faction] == eyes:
            return
        if g.stack[-1] is not self:
            g.stack[:] = [step for step in g.stack if step is not self]
            return
        self.asked, self.kind = NONE, ""
        could = [f for f in g.in_play if TRUTHTRANCE in g.hands[f] and g.seat_of[f] != eyes]
        if could:
            self.faction = g.chance.pick(could)
        else:
            self.answered = True  # nobody: `resample` draws again


class Answer(Ask):
    """CLS-19.21, CLS-19.22: facts answer themselves; what the asked alone decides, the asked says, `yes` or `no`."""

    asker: Faction = NONE
    question: str = ""

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return () if self.answered or is_fact(self.question) else g.asked_of[self.faction]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        """Asked also when only one answer is possible: nobody else must see that."""
        if not self.question.startswith("plan "):
            return ["yes", "no"]
        return ["yes" if yes else "no" for yes in plan_answers(g, self.faction, self.question)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        yes = action == "yes"
        self._say(g, yes)
        if self.question.startswith("plan "):
            fix_answer(g, self.faction, self.question, yes)

    def run(self, g: Dune) -> None:
        if is_fact(self.question):
            self._say(g, answer(g, self.faction, self.question))

    def _say(self, g: Dune, yes: bool) -> None:
        g.tell("truthtrance_answered", name(self.faction), self.question, int(yes))

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"asker": name(self.asker), "asked": name(self.faction), "question": self.question}
