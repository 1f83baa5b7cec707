"""Battle Plans: what a side may put into its plan, and the sealing of both (CLS-13.14 to 13.23, CLS-28.03 to 28.14).

A plan has six parts (`battlefield.PARTS`) that fall into three pairs: leader and Kwisatz Haderach, dial and spice,
weapon and defense. Each pair has a list of what is possible, cut down by the parts decided already, by what Truthtrance
fixed, and by the Voice where it can be obeyed; so the parts can be chosen one after the other without a dead end.

For Truthtrance (CLS-19.22), while `current_battle(g)` is there and not `revealed`, for one of its `sides()`:

- `could_play(g, faction, part, value)`: whether the faction could still make a plan of which this is true;
- `fix(g, faction, part, value)`: from now on the plan must make it true.

`part` is one of PARTS or "card" (either slot); with "not_" before it, the part must *not* be that. `value` is a word as
in the plan's notation (`duncan_idaho`, `cheap_hero`, `none`, `yes`, `2.5`, `lasgun`), or "hero" for any Cheap Hero or
Heroine as leader, a kind of card ("projectile", "poison", "lasgun", "shield", "snooper", "worthless"), or "3+" for a dial
(or spice) of at least 3. A question answered no is fixed with "not_": `fix(g, FREMEN, "not_weapon", "poison")`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from ...table import Action, Seat
from .battlefield import (
    DEFENSE,
    DEFENSE_SLOT,
    DIAL,
    HADERACH,
    HERO,
    LEADER,
    PARTS,
    SPICE,
    UNDECIDED,
    WEAPON,
    WEAPON_SLOT,
    WORDS,
    Battlefield,
    battle_in_progress,
    current_battle,
)
from .cards import DEFENSES, HEROES, KIND_OF, WEAPONS, CardKind
from .factions import HARKONNEN, Faction
from .factions.kwisatz_haderach import can_join
from .factions.sardaukar_fedaykin import full_strength, starred_value
from .given_word import about_plan
from .leaders import LEADERS_OF, Leader
from .map import Territory
from .state import NONE, Dune, LeaderAt
from .steps import AskTogether, name
from .strength import Dial, dials, numbers, supports

__all__ = ["BattlePlans", "could_play", "current_battle", "fix"]

Pair: TypeAlias = tuple[int, int]

HOME, CAPTIVE = int(LeaderAt.HOME), int(LeaderAt.CAPTIVE)

ACTIONS = tuple(
    {value: f"{PARTS[part]} {word}" for value, word in words.items()} for part, words in enumerate(WORDS)
)
MEANING = {action: (part, value) for part, actions in enumerate(ACTIONS) for value, action in actions.items()}

KIND_WORD = {
    CardKind.PROJECTILE: "projectile",
    CardKind.POISON: "poison",
    CardKind.LASGUN: "lasgun",
    CardKind.SHIELD: "shield",
    CardKind.SNOOPER: "snooper",
    CardKind.WORTHLESS: "worthless",
}
_KIND = {NONE: "", **{card: KIND_WORD.get(kind, "") for card, kind in enumerate(KIND_OF)}}


def available_leaders(g: Dune, faction: Faction, territory: Territory) -> list[Leader]:
    """CLS-13.16: own living leaders, and Harkonnen's captives, that did not fight in another territory this turn."""
    at, used_in = g.leader_at, g.used_in
    free = (NONE, territory)
    leaders = [x for x in LEADERS_OF[faction] if at[x] == HOME and used_in[x] in free]
    if faction == HARKONNEN and CAPTIVE in at:
        leaders += [x for x, place in enumerate(at) if place == CAPTIVE and used_in[x] in free]
    return leaders


def forces_in_battle(g: Dune, battle: Battlefield, faction: Faction) -> tuple[int, int]:
    """Ordinary and starred forces of a side in this battle (CLS-13.06)."""
    forces, starred = g.forces[faction], g.starred[faction]
    return (
        sum([forces.get(area, 0) for area in battle.areas]),
        sum([starred.get(area, 0) for area in battle.areas]) if starred else 0,
    )


def leader_choices(g: Dune, battle: Battlefield, faction: Faction) -> Sequence[Pair]:
    """Leader and Kwisatz Haderach. A leader or Cheap Hero must be played if there is one (CLS-13.18)."""
    leaders = available_leaders(g, faction, battle.territory)
    heroes = [HERO + card for card in dict.fromkeys(g.hands[faction]) if card in HEROES]
    haderach = (0, 1) if can_join(g, battle, faction) else (0,)
    choices = _left(battle, faction, LEADER, _with_haderach(leaders + heroes, haderach))
    if battle.commanded != faction or battle.command[1] != "cheap_hero" or not heroes:
        return choices
    if battle.command[0]:
        return [choice for choice in choices if choice[0] >= HERO] or choices
    obeying = _agreeing(battle, faction, LEADER, _with_haderach(leaders, haderach))  # CLS-13.38
    return obeying or choices


def _with_haderach(leaders: list[int], haderach: tuple[int, ...]) -> list[Pair]:
    """The Kwisatz Haderach needs somebody to accompany (CLS-30.09)."""
    return [(leader, joins) for leader in leaders for joins in haderach] or [(NONE, 0)]


def dial_choices(g: Dune, battle: Battlefield, faction: Faction) -> Sequence[Pair]:
    """Dial and spice (CLS-13.15, CLS-28.05)."""
    choices = _left(battle, faction, DIAL, all_dials(g, battle, faction))
    return _as_promised(g, battle, faction, DIAL, choices)


def all_dials(g: Dune, battle: Battlefield, faction: Faction) -> tuple[Dial, ...]:
    """Every dial that forces and spice allow, whatever else is decided."""
    return dials(*means(g, battle, faction))


def means(g: Dune, battle: Battlefield, faction: Faction) -> tuple[int, int, int, bool, int]:
    """What a dial is made of: ordinary and starred forces, what these are worth, whether all count full, and spice."""
    ordinary, starred = forces_in_battle(g, battle, faction)
    value, full = starred_value(g, battle, faction), full_strength(g, battle, faction)
    return ordinary, starred, value, full, min(g.spice[faction], ordinary + starred)


def card_choices(g: Dune, battle: Battlefield, faction: Faction) -> Sequence[Pair]:
    """Weapon and defense; without a leader or Cheap Hero there are none (CLS-13.19 to 13.22)."""
    leader = battle.plan(faction).leader
    if leader == NONE or (leader == UNDECIDED and leader_choices(g, battle, faction)[0][0] == NONE):
        return [(NONE, NONE)]
    hand = g.hands[faction]
    weapons = [NONE, *dict.fromkeys(card for card in hand if card in WEAPON_SLOT)]
    defenses = [NONE, *dict.fromkeys(card for card in hand if card in DEFENSE_SLOT)]
    pairs = [(w, d) for w in weapons for d in defenses if w != d or w == NONE or hand.count(w) > 1]
    choices = _left(battle, faction, WEAPON, pairs)
    if battle.commanded == faction:
        play, kind = battle.command
        choices = [(w, d) for w, d in choices if (_KIND[w] == kind or _KIND[d] == kind) == play] or choices
    return _as_promised(g, battle, faction, WEAPON, choices)


# The pair of parts that a promise is about, and whether they keep it.
_KEEPS: dict[str, tuple[int, Callable[[Pair, str], bool]]] = {
    "dial_least": (DIAL, lambda pair, number: pair[0] >= 2 * int(number)),
    "dial_most": (DIAL, lambda pair, number: pair[0] <= 2 * int(number)),
    "no_weapon": (WEAPON, lambda pair, _: pair[0] not in WEAPONS),
    "no_defense": (WEAPON, lambda pair, _: pair[1] not in DEFENSES),
}


def _as_promised(
    g: Dune, battle: Battlefield, faction: Faction, first: int, choices: Sequence[Pair]
) -> Sequence[Pair]:
    """CLS-18.03: the word given about this plan is kept, where what binds more leaves that possible (CLS-18.09)."""
    for term in about_plan(g, faction, battle.opponent(faction)):
        what, *words = term.split()
        about, keeps = _KEEPS[what]
        if about == first:
            choices = [choice for choice in choices if keeps(choice, words[0])] or choices
    return choices


_CHOICES = (leader_choices, dial_choices, card_choices)


def _left(battle: Battlefield, faction: Faction, first: int, choices: Sequence[Pair]) -> Sequence[Pair]:
    """What agrees with the parts decided and fixed; a part that became impossible binds no more."""
    return _agreeing(battle, faction, first, choices) or choices


def _agreeing(battle: Battlefield, faction: Faction, first: int, choices: Sequence[Pair]) -> Sequence[Pair]:
    plan = battle.plan(faction)
    if plan[first] != UNDECIDED:
        choices = [choice for choice in choices if choice[0] == plan[first]]
    if plan[first + 1] != UNDECIDED:
        choices = [choice for choice in choices if choice[1] == plan[first + 1]]
    for whose, part, value in battle.fixed:
        if whose == faction and _first_of(part) == first:
            choices = [choice for choice in choices if _true(part, value, choice)]
    return choices


def _first_of(part: str) -> int:
    """The first part of the pair that a condition is about."""
    part = part.removeprefix("not_")
    return WEAPON if part == "card" else PARTS.index(part) & ~1


def _true(part: str, value: str, choice: Pair) -> bool:
    """Whether a condition of Truthtrance holds for a choice of its pair of parts."""
    wanted, part = not part.startswith("not_"), part.removeprefix("not_")
    if part == "card":
        return (_is(WEAPON, value, choice[0]) or _is(DEFENSE, value, choice[1])) == wanted
    number = PARTS.index(part)
    return _is(number, value, choice[number & 1]) == wanted


def _is(part: int, word: str, value: int) -> bool:
    if word.endswith("+"):
        return value >= float(word[:-1]) * (2 if part == DIAL else 1)
    if part == LEADER and word == "hero":
        return value >= HERO
    return word == WORDS[part][value] or (part >= WEAPON and word == _KIND[value])


def part_choices(g: Dune, battle: Battlefield, faction: Faction, part: int) -> Sequence[int]:
    """The values a part of the plan may take now."""
    values = _simply(g, battle, faction, part)
    if values:
        return values
    column = part & 1
    choices: Iterable[Pair] = _CHOICES[part >> 1](g, battle, faction)
    return list(dict.fromkeys([choice[column] for choice in choices]))


def _simply(g: Dune, battle: Battlefield, faction: Faction, part: int) -> Sequence[int]:
    """The same without going through pairs, where nothing else binds the part; () where something may."""
    plan = battle.plan(faction)
    if battle.fixed or plan[part] != UNDECIDED or about_plan(g, faction, battle.opponent(faction)):
        return ()
    if part == HADERACH:
        return () if can_join(g, battle, faction) else (0,)
    if part == DIAL and plan.spice == UNDECIDED:
        return numbers(*means(g, battle, faction))
    if part == SPICE and plan.dial != UNDECIDED:
        return supports(*means(g, battle, faction), plan.dial)
    if part >= WEAPON and plan.defense == UNDECIDED and plan.leader >= 0 and battle.commanded != faction:
        hand, slot = g.hands[faction], WEAPON_SLOT if part == WEAPON else DEFENSE_SLOT
        cards = dict.fromkeys([card for card in hand if card in slot])
        if plan.weapon in cards and part == DEFENSE and hand.count(plan.weapon) == 1:
            del cards[plan.weapon]
        return [NONE, *cards]
    return ()


def decide(g: Dune, battle: Battlefield, faction: Faction, part: int, value: int) -> None:
    """Put a part into the plan; the spice it needs at least is bound from now on (CLS-28.14)."""
    battle.put(faction, part, value)
    if part in (DIAL, SPICE):
        bind_spice(g, battle, faction)


def bind_spice(g: Dune, battle: Battlefield, faction: Faction) -> None:
    decided = battle.plan(faction).spice
    g.reserved[faction] = decided if decided != UNDECIDED else min(part_choices(g, battle, faction, SPICE))


def complete(g: Dune, battle: Battlefield, faction: Faction) -> bool:
    """Fill in what leaves no choice; whether the plan is complete then."""
    while UNDECIDED in (plan := battle.plan(faction)):
        part = plan.index(UNDECIDED)
        values = part_choices(g, battle, faction, part)
        if len(values) > 1:
            return False
        decide(g, battle, faction, part, values[0])
    return True


def could_play(g: Dune, faction: Faction, part: str, value: str) -> bool:
    """Whether the faction could still make a plan of which this is true."""
    battle = battle_in_progress(g)
    return any(_true(part, value, choice) for choice in _CHOICES[_first_of(part) >> 1](g, battle, faction))


def fix(g: Dune, faction: Faction, part: str, value: str) -> None:
    """CLS-19.22: an answer about the plan fixes that part of it."""
    battle = battle_in_progress(g)
    battle.fixed = (*battle.fixed, (faction, part, value))
    if _first_of(part) == DIAL:
        bind_spice(g, battle, faction)


class BattlePlans(AskTogether):
    """CLS-13.14, CLS-13.23: the sides compose their plans in secret, part by part, until nothing is left to choose."""

    waiting: tuple[Faction, ...] = ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        battle, faction = battle_in_progress(g), self.asked_faction(g, seat)
        part = battle.plan(faction).index(UNDECIDED)
        words = ACTIONS[part]
        return [words[value] for value in part_choices(g, battle, faction, part)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        battle, faction = battle_in_progress(g), self.asked_faction(g, seat)
        decide(g, battle, faction, *MEANING[action])
        if complete(g, battle, faction):
            self.done(faction)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"waiting": [name(faction) for faction in self.waiting]}

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        """How far the others have come is their secret: they begin again with what nobody has seen."""
        for faction in self.waiting:
            if g.seat_of[faction] != eyes:
                begin_again(g, battle_in_progress(g), faction)


def begin_again(g: Dune, battle: Battlefield, faction: Faction) -> None:
    """A plan in preparation loses what nobody has seen of it."""
    disclosed = {part for _, planner, part in battle.seen if planner == faction}
    for part in set(range(6)) - disclosed:
        battle.put(faction, part, UNDECIDED)
    bind_spice(g, battle, faction)


def plan_anew(g: Dune, faction: Faction) -> None:
    """The faction has just promised something about its plan: what it is composing may be something else (CLS-18.03)."""
    step = g.stack[-1]
    if isinstance(step, BattlePlans) and faction in step.waiting:
        begin_again(g, battle_in_progress(g), faction)


def ask_for_plans(g: Dune, *factions: Faction) -> None:
    """Ask those whose plans are not made yet, even if only one plan is left: others must not see how few they are."""
    battle = battle_in_progress(g)
    g.then(BattlePlans(waiting=tuple(faction for faction in factions if UNDECIDED in battle.plan(faction))))


def redraw_plan(g: Dune, battle: Battlefield, faction: Faction, eyes: Seat | None) -> None:
    """Another plan that `eyes` could not tell from the real one: what it has seen stays, the rest is drawn anew."""
    old, seen = battle.plan(faction), battle.seen_parts(g, faction, eyes)
    for part in range(6):
        if part not in seen:
            battle.put(faction, part, UNDECIDED)
    for part in range(6):
        if part not in seen and old[part] != UNDECIDED:
            battle.put(faction, part, g.chance.pick(part_choices(g, battle, faction, part)))
    bind_spice(g, battle, faction)


def plans_agree(g: Dune, eyes: Seat | None) -> bool:
    """Whether the plans in preparation can be what was answered about them, and what `eyes` have seen of them."""
    battle = current_battle(g)
    if battle is None or battle.revealed:
        return True
    answered = all(could_play(g, faction, part, value) for faction, part, value in battle.fixed)
    return answered and all(
        battle.plan(planner)[part] in part_choices(g, battle, planner, part)
        for observer, planner, part in battle.seen
        if g.seat_of[observer] == eyes
    )


assert HADERACH == LEADER + 1
assert SPICE == DIAL + 1
assert DEFENSE == WEAPON + 1
