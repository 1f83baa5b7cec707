"""Cards, spice and what comes back from the Tanks."""

from __future__ import annotations

from landsraad.games.classic.cards import CARD, KIND_OF, CardKind
from landsraad.games.classic.leaders import LEADER, STRENGTH

from .sight import Sight, number, starting

UNSEEN = 4  # what a card is worth that nobody has looked at
WORTH = {
    CardKind.PROJECTILE: 5,
    CardKind.POISON: 5,
    CardKind.LASGUN: 4,
    CardKind.SHIELD: 5,
    CardKind.SNOOPER: 5,
    CardKind.CHEAP_HERO: 3,
    CardKind.WORTHLESS: 0,
    CardKind.SPECIAL: 4,
}
FOR_WAR = 5  # spice that stays for shipment
LOW_RESERVES = 8


def bid(sight: Sight, options: list[str]) -> str:
    """Up to what the card is worth, and never the spice that a shipment needs."""
    card = sight.own.row_first
    worth = WORTH[KIND_OF[CARD[card]]] if card else UNSEEN
    if len(sight.own.hand) >= 3:
        worth -= 2
    most = min(worth, sight.own.spice - FOR_WAR)
    bids = [option for option in starting(options, "bid") if number(option) <= most]
    return min(bids, key=number) if bids else "pass" if "pass" in options else options[0]


def revive(sight: Sight, options: list[str]) -> str:
    """All forces that cost nothing; more, and leaders, as far as they are needed and can be paid."""
    forces = [option for option in starting(options, "revive", "starred") if number(option)]
    leaders = [option for option in starting(options, "revive") if option.partition(" ")[2] in LEADER]
    alive = sum(1 for at in sight.sheet.leaders.values() if at == "home")
    if leaders and (alive < 3 or not forces):
        return max(leaders, key=lambda option: STRENGTH[LEADER[option.partition(" ")[2]]])
    if forces and (sight.view.question or {}).get("step") != "ReviveTogether":
        return max(forces, key=number)
    if forces and (sum(sight.sheet.reserves) < LOW_RESERVES or sight.own.spice > 2 * FOR_WAR):
        return max(forces, key=number)
    return "pass" if "pass" in options else (forces or options)[-1]


def keep(sight: Sight, options: list[str]) -> str:
    """Discards what is worth nothing."""
    kept = [option for option in starting(options, "keep") if _worth(option)]
    return kept[0] if kept else next(iter(starting(options, "discard")), options[0])


def least(sight: Sight, options: list[str]) -> str:
    """Gives away what is worth least."""
    return min(options, key=_worth)


def _worth(option: str) -> int:
    card = option.rpartition(" ")[2]
    return WORTH[KIND_OF[CARD[card]]] if card in CARD else 1
