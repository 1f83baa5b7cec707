"""The smaller choices: Influence, cards to trash and discard, Combat cards, whom to harm."""

from __future__ import annotations

from landsraad.games.imperium.cards import CARD, CARDS, INTRIGUE_CARD, INTRIGUE_CARDS
from landsraad.games.imperium.cards.intrigue import Kind
from landsraad.games.imperium.effects import Choose, Effects, Pay, Swords, When

from . import worth
from .sight import Sight, number, starting
from .turns import prize

KEEP = 4.0  # a card worth more is not trashed for nothing
CARD_WORDS = ("trash", "discard")


def choose(sight: Sight, options: list[str]) -> str:
    return max(options, key=lambda option: worth.box(sight, option.partition(" ")[2]))


def influence(sight: Sight, options: list[str]) -> str:
    tracks = starting(options, "influence", "tokens")
    if not tracks:
        return options[0]
    return max(tracks, key=lambda option: sum(worth.influence(sight, name) for name in option.split()[1:]))


def lose(sight: Sight, options: list[str]) -> str:
    """Influence goes where it matters least: never from 2 or 4, if it can be helped."""
    return min(options, key=lambda option: worth.STEPS[sight.me.influence[option.split()[1]]])


def get_rid(sight: Sight, options: list[str]) -> str:
    """Of the weakest card; of none that is good, where nobody has to."""
    cards = starting(options, *CARD_WORDS)
    if not cards:
        return options[0]
    weakest = min(cards, key=lambda option: worth.card(sight, sight.card(option)))
    rest = [option for option in options if option not in cards]
    return rest[0] if rest and worth.card(sight, sight.card(weakest)) > KEEP else weakest


def top(sight: Sight, options: list[str]) -> str:
    """Draw what is good, trash what is weak."""
    name = (sight.view.question or {}).get("top")
    weak = isinstance(name, str) and CARDS[CARD[name]].cost is None and worth.card(sight, name) < KEEP
    return "trash" if weak and "trash" in options else "draw"


def combat(sight: Sight, options: list[str]) -> str:
    """The smallest Combat card that takes the lead; none where nothing changes."""
    cards = starting(options, "combat")
    mine = sight.me.strength
    best = max((other.strength for other in sight.others), default=0)
    if not mine or mine > best or not cards:
        return "pass" if "pass" in options else options[0]
    winning = [option for option in cards if mine + swords(option.split()[1]) > best]
    if winning and prize(sight, 0) > prize(sight, 1):
        return min(winning, key=lambda option: swords(option.split()[1]))
    return "pass" if "pass" in options else options[0]


def swords(name: str) -> int:
    """The swords that a Combat card can bring."""
    uses = [use for use in INTRIGUE_CARDS[INTRIGUE_CARD[name]].uses if use.kind is Kind.COMBAT]
    return max((_swords(use.effects) for use in uses), default=0)


def _swords(effects: Effects) -> int:
    found = 0
    for effect in effects:
        match effect:
            case Swords():
                found += effect.n
            case Pay():
                found += _swords(effect.gain)
            case When():
                found += _swords(effect.effects)
            case Choose():
                found += max(map(_swords, effect.options), default=0)
    return found


def play(sight: Sight, options: list[str]) -> str:
    """Whatever can be played at no cost is played."""
    return max(options, key=lambda option: option != "pass")


def most(sight: Sight, options: list[str]) -> str:
    return max(options, key=number)


def least(sight: Sight, options: list[str]) -> str:
    return min(options, key=number)


def harm(sight: Sight, options: list[str]) -> str:
    """The opponent who leads."""
    leader = sight.leading()
    return next((option for option in options if number(option) == leader), options[0])


def remove(sight: Sight, options: list[str]) -> str:
    """The card of the Row that is worth most: it will cost less."""
    return max(options, key=lambda option: worth.gained(sight, sight.card(option)))
