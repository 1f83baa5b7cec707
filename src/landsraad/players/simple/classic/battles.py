"""Battle Plans: the leader, dial and cards that promise most, from what is known of the other side."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.games.classic.cards import CARD, KIND_OF, CardKind
from landsraad.games.classic.leaders import LEADER, STRENGTH

from .sight import Sight, number, starting, stronghold

SURVIVES = 0.7  # how often a leader does, where nothing is known
PRICE_OF_A_FORCE = 0.6
STRONGHOLD, ELSEWHERE = 14.0, 4.0  # what a won battle is worth

WEAPON_ORDER = (CardKind.POISON, CardKind.PROJECTILE, CardKind.LASGUN, CardKind.WORTHLESS)
DEFENSE_ORDER = (CardKind.SHIELD, CardKind.SNOOPER, CardKind.WORTHLESS)
STOPPED_BY = {CardKind.SHIELD: CardKind.PROJECTILE, CardKind.SNOOPER: CardKind.POISON}


class Fight:
    """The battle on the table as this side sees it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        shown = next(shown for shown in reversed(sight.view.context) if shown["step"] == "Battle")
        self.territory: str = shown["territory"]
        sides = (shown["aggressor"], shown["defender"])
        self.aggressor = sides[0] == sight.me
        self.enemy: str = sides[1] if self.aggressor else sides[0]
        self.plan: dict[str, str] = shown["plans"].get(sight.me, {})
        self.seen: dict[str, str] = shown["plans"].get(self.enemy, {})

    @property
    def prize(self) -> float:
        prize = STRONGHOLD if stronghold(self.territory) else ELSEWHERE
        return prize * (1.5 if self.enemy in self.sight.dangerous else 1.0)

    def enemy_strengths(self) -> list[float]:
        """What the other side may come to, each as likely: any dial, its best leader alive or dead."""
        leader = float(_strength(self.seen["leader"])) if "leader" in self.seen else self._their_best()
        if "dial" in self.seen:
            dials = [float(self.seen["dial"])]
        else:
            dials = [
                float(dial) for dial in range(self.sight.fighters[self.territory].get(self.enemy, 0) + 1)
            ]
            dials += dials[len(dials) // 2 :]  # people dial high
        return [dial + part for dial in dials for part in (leader, leader * (1 - self._killing()))]

    def _their_best(self) -> float:
        return float(self.sight.best_leader(self.enemy))

    def _killing(self) -> float:
        """How likely this side's weapon gets through."""
        return 0.6 if self.armed() else 0.0

    def armed(self) -> bool:
        return any(KIND_OF[CARD[card]] <= CardKind.LASGUN for card in self.sight.own.hand)

    def chance(self, strength: float) -> float:
        """How likely so much wins; the aggressor wins ties (CLS-13.28)."""
        against = self.enemy_strengths()
        won = sum(1 for other in against if strength > other or (strength == other and self.aggressor))
        return won / len(against)


def plan(sight: Sight, options: list[str]) -> str:
    """The next part of the Battle Plan."""
    fight = Fight(sight)
    part = options[0].partition(" ")[0]
    return PARTS[part](fight, options) if part in PARTS else options[-1]


def _leader(fight: Fight, options: list[str]) -> str:
    """The strongest where it may decide; the weakest into a battle that is lost anyway."""
    forces = fight.sight.mine(fight.territory)
    ranked = sorted(options, key=lambda option: _strength(option.partition(" ")[2]))
    strongest = _strength(ranked[-1].partition(" ")[2])
    return ranked[-1] if fight.chance(forces + strongest) > 0.15 else ranked[0]


def _dial(fight: Fight, options: list[str]) -> str:
    """What the forces are likely to win, less what they cost; half numbers are written "2.5"."""
    leader = _strength(fight.plan.get("leader", "")) * SURVIVES
    if fight.plan.get("haderach") == "yes":
        leader += 2 * SURVIVES

    def value(option: str) -> float:
        dial = float(option.partition(" ")[2])
        chance = fight.chance(dial + leader)
        return chance * (fight.prize - PRICE_OF_A_FORCE * dial) - 0.01 * dial

    return max(options, key=value)


def _spice(fight: Fight, options: list[str]) -> str:
    """Spice behind the forces, in battles for strongholds."""
    return (max if stronghold(fight.territory) else min)(options, key=number)


def _weapon(fight: Fight, options: list[str]) -> str:
    return _by_kind(options, WEAPON_ORDER)


def _defense(fight: Fight, options: list[str]) -> str:
    """Against a weapon that is known; else as the deck is made. Never a shield beside the own lasgun (CLS-13.25)."""
    order: tuple[CardKind, ...] = DEFENSE_ORDER
    feared = fight.seen.get("weapon") or next(
        (
            card
            for card in fight.sight.view.factions[fight.enemy].known_cards
            if _kind(card) in STOPPED_BY.values()
        ),
        "",
    )
    if feared and _kind(feared) is CardKind.POISON:
        order = (CardKind.SNOOPER, CardKind.SHIELD, CardKind.WORTHLESS)
    if _kind(fight.plan.get("weapon", "")) is CardKind.LASGUN:
        order = tuple(kind for kind in order if kind is not CardKind.SHIELD)
    return _by_kind(options, order)


def _by_kind(options: list[str], order: tuple[CardKind, ...]) -> str:
    for kind in order:
        for option in options:
            if _kind(option.partition(" ")[2]) is kind:
                return option
    return next((option for option in options if option.endswith(" none")), options[0])


def _kind(card: str) -> CardKind | None:
    return KIND_OF[CARD[card]] if card in CARD else None


def _strength(leader: str) -> int:
    return STRENGTH[LEADER[leader]] if leader in LEADER else 0


PARTS: dict[str, Callable[[Fight, list[str]], str]] = {
    "leader": _leader,
    "dial": _dial,
    "spice": _spice,
    "weapon": _weapon,
    "defense": _defense,
}


def voice(sight: Sight, options: list[str]) -> str:
    """Forbids the weapon that this side can't parry."""
    kinds = {_kind(card) for card in sight.own.hand}
    order = ["poison", "projectile"] if CardKind.SHIELD in kinds else ["projectile", "poison"]
    return next((option for kind in order for option in options if option == f"voice not {kind}"), options[0])


def prescience(sight: Sight, options: list[str]) -> str:
    """The weapon where there is a choice of defenses; else the dial."""
    kinds = {_kind(card) for card in sight.own.hand}
    part = "weapon" if {CardKind.SHIELD, CardKind.SNOOPER} <= kinds else "dial"
    return next((option for option in options if option.endswith(part)), options[-1])


def cheapest(sight: Sight, options: list[str]) -> str:
    """Losses: ordinary forces before starred ones."""
    losses = starting(options, "lose") or options
    return max(losses, key=_ordinary)


def _ordinary(option: str) -> int:
    words = option.split()
    return int(words[1]) if len(words) == 3 and words[1].isdecimal() else 0


def traitor(sight: Sight, options: list[str]) -> str:
    return "traitor" if "traitor" in options else options[0]
