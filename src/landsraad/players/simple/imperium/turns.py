"""Agent turns and Reveal turns: the card and the space that bring most, troops for Conflicts worth winning, the best card to buy."""

from __future__ import annotations

from landsraad.games.imperium.board import SPACES
from landsraad.games.imperium.cards import CARD, CARDS, CONFLICTS, INTRIGUE_CARD, INTRIGUE_CARDS
from landsraad.games.imperium.cards.intrigue import Kind

from . import worth
from .sight import Sight, number, starting

FORCE = 2  # strength of a troop (IMP-16.05)
BUY = 2.0  # less isn't worth a place in the deck
PLAY = 3.0  # a Plot card that brings less is kept


def turn(sight: Sight, options: list[str]) -> str:
    """A Plot card that pays, the best visit there is, or the Reveal."""
    if plots := _paying(sight, starting(options, "plot")):
        return plots
    visits = starting(options, "agent")
    if not visits:
        return "reveal" if "reveal" in options else options[0]
    return max(visits, key=lambda option: visit(sight, option.partition(" ")[2]))


def visit(sight: Sight, name: str) -> float:
    """The best space a card reaches, and its Agent box, less what it would reveal."""
    data = CARDS[CARD[name]]
    free = [
        space
        for space in SPACES
        if space.icon in data.icons
        and space.id not in sight.view.agents
        and not (space.once_per_game and _has(sight, space.id))
    ]
    best = max((worth.space(sight, space) for space in free), default=0.0)
    return best + worth.of(sight, data.agent) - worth.of(sight, data.reveal)


def _has(sight: Sight, space: str) -> bool:
    return sight.me.swordmaster if space == "swordmaster" else sight.me.council


def where(sight: Sight, options: list[str]) -> str:
    goals = starting(options, "to")
    if not goals:
        return options[0]
    return max(goals, key=lambda option: worth.space_named(sight, option.split()[1]))


def agent_turn(sight: Sight, options: list[str]) -> str:
    """Effects first, then troops, then the end."""
    if (done := _effect(sight, options)) or (done := _paying(sight, starting(options, "plot"))):
        return done
    if sent := deploy(sight, starting(options, "deploy")):
        return sent
    return "end" if "end" in options else options[0]


def _effect(sight: Sight, options: list[str]) -> str:
    """The effect that brings most; what brings nothing is left, unless it has to be done."""
    effects = starting(options, "do")
    if not effects:
        return ""
    best = max(effects, key=lambda option: worth.box(sight, option.partition(" ")[2]))
    return best if worth.box(sight, best.partition(" ")[2]) > 0 or "end" not in options else ""


def _paying(sight: Sight, plots: list[str]) -> str:
    """A Plot card that brings enough to be played now."""
    ranked = [(_plot(sight, option.partition(" ")[2]), option) for option in plots]
    value, option = max(ranked, default=(0.0, ""))
    return option if value >= PLAY else ""


def _plot(sight: Sight, name: str) -> float:
    data = INTRIGUE_CARDS[INTRIGUE_CARD[name]]
    uses = [use for use in data.uses if use.kind is Kind.PLOT]
    return max((worth.of(sight, use.effects) - worth.price(sight, use.cost) for use in uses), default=0.0)


def deploy(sight: Sight, options: list[str]) -> str:
    """All that may go, where it takes the lead or a prize is worth it; as few as make no difference otherwise."""
    if not options or not prize(sight, 0):
        return ""
    most = max(options, key=number)
    strength = sight.me.strength + FORCE * number(most)
    against = max((other.strength for other in sight.others), default=0)
    if strength > against:
        enough = [
            option for option in options if sight.me.strength + FORCE * number(option) > against + FORCE
        ]
        return min(enough, key=number) if enough and prize(sight, 0) < worth.POINT else most
    return most if not sight.me.strength and prize(sight, 1) > 2 * FORCE else ""


def prize(sight: Sight, rank: int) -> float:
    """What the Conflict's reward for a rank is worth."""
    card = next((each for each in CONFLICTS if each.id == sight.view.conflict_card), None)
    return worth.of(sight, (card.first, card.second, card.third)[rank]) if card else 0.0


def reveal_turn(sight: Sight, options: list[str]) -> str:
    """Effects, then the best cards that Persuasion buys, then the end."""
    if done := _effect(sight, options):
        return done
    bought = acquire(sight, options)
    if bought:
        return bought
    if plots := _paying(sight, starting(options, "plot")):
        return plots
    return deploy(sight, starting(options, "deploy")) or ("end" if "end" in options else options[0])


def acquire(sight: Sight, options: list[str]) -> str:
    cards = starting(options, "acquire")
    if not cards:
        return ""
    best = max(cards, key=lambda option: worth.gained(sight, sight.card(option)))
    return best if worth.gained(sight, sight.card(best)) >= BUY or len(cards) == len(options) else ""
