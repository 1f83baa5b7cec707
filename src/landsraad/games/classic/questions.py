"""Yes/no questions in notation, their true answers, and what an answer tells for the rest of the game.

A question about a *fact* ("holds lasgun") is answered by the engine; one about the Battle Plan in preparation or about an
*intention* ("will_ship arrakeen") by who is asked. A fact that stays hidden afterwards is recorded, so that whoever redraws
what is hidden can ask `fact_holds`.
"""

from __future__ import annotations

from collections.abc import Callable

from .alliances import alliances_exist
from .battle_plan import could_play, current_battle, fix
from .cards import CARD, CARD_ID, DEFENSES, HEROES, KARAMA, POISONS, PROJECTILES, WEAPONS, WORTHLESS, Card
from .factions import ATREIDES, BENE_GESSERIT, FACTION, HARKONNEN, Faction
from .hands import OBSERVERS, hand_limit, show
from .leaders import FACTION_OF, LEADER, LEADER_ID, LEADERS_OF, Leader
from .map import TERRITORY_ID
from .state import NONE, Dune, Fact, LeaderAt, Phase
from .steps import name

CARD_KINDS: dict[str, frozenset[Card]] = {
    "weapon": WEAPONS,
    "projectile_weapon": PROJECTILES,
    "poison_weapon": POISONS,
    "defense": DEFENSES,
    "worthless": WORTHLESS,
    "cheap_hero": HEROES,
}
SPICE_ASKED = 40  # nobody asks about more

_HOLDS = tuple(f"holds {card}" for card in CARD_ID)
_HOLDS_KIND = tuple(f"holds_kind {kind}" for kind in CARD_KINDS)
_CARDS = tuple(f"cards {n}" for n in range(1, 9))
_SPICE = tuple(f"spice {n}" for n in range(1, SPICE_ASKED + 1))
_TURNS = tuple(f"predicted_turn {n}" for n in range(1, 11))
_STORM = tuple(f"storm {n}" for n in range(1, 7))
_LOSSES = tuple(f"losses {n}" for n in range(1, 8))
_WILL_SHIP = tuple(f"will_ship {territory}" for territory in TERRITORY_ID)
_WILL_MOVE = tuple(f"will_move {territory}" for territory in TERRITORY_ID)

_PLAN_LEADER = tuple(
    ("plan leader hero", *(f"plan leader {LEADER_ID[leader]}" for leader in leaders))
    for leaders in LEADERS_OF
)
_PLAN_DIAL = tuple(f"plan dial {n}+" for n in range(1, 21))
_PLAN_SPICE = tuple(f"plan spice {n}+" for n in range(1, 21))
_PLAN_WEAPON = (
    *(f"plan weapon {kind}" for kind in ("none", "projectile", "poison", "worthless")),
    *(f"plan weapon {CARD_ID[card]}" for card in sorted(WEAPONS)),
)
_PLAN_DEFENSE = tuple(f"plan defense {kind}" for kind in ("none", "shield", "snooper", "worthless"))
# What somebody must hold to play it.
HELD = {
    "hero": "holds_kind cheap_hero",
    "cheap_hero": "holds_kind cheap_hero",
    "projectile": "holds_kind projectile_weapon",
    "poison": "holds_kind poison_weapon",
    "worthless": "holds_kind worthless",
    **{CARD_ID[card]: f"holds {CARD_ID[card]}" for card in WEAPONS | DEFENSES},
}


def facts_asked(g: Dune, asked: Faction) -> dict[str, tuple[str, ...]]:
    """The questions about facts that can be put to a faction, by kind."""
    kinds = {
        "holds": _HOLDS,
        "holds_kind": _HOLDS_KIND,
        "cards": _CARDS[: hand_limit(asked)],
        "spice": _SPICE,
        "traitor": tuple(f"traitor {LEADER_ID[i]}" for i in range(30) if FACTION_OF[i] in g.in_play),
    }
    if asked == BENE_GESSERIT and g.prediction[0] != NONE:
        kinds["predicted"] = tuple(f"predicted {name(f)}" for f in g.in_play if f != asked)
        kinds["predicted_turn"] = _TURNS
    if g.storm_card and asked in g.storm_card_seen and set(g.storm_card_seen) != set(g.in_play):
        kinds["storm"] = _STORM
    if asked == ATREIDES and g.opts.advanced:
        kinds["losses"] = _LOSSES
    if asked == HARKONNEN and g.opts.advanced:
        kinds["captive"] = tuple(f"captive {LEADER_ID[i]}" for i in _captives(g))
    return kinds


def intentions_asked(g: Dune, asked: Faction) -> dict[str, tuple[str, ...]]:
    """The questions about what a faction means to do, by kind."""
    kinds: dict[str, tuple[str, ...]] = {}
    if alliances_exist(g):
        kinds["will_ally"] = tuple(f"will_ally {name(f)}" for f in g.in_play if f != asked)
    if g.phase <= Phase.SHIPMENT_AND_MOVEMENT:
        kinds["will_ship"] = _WILL_SHIP
        kinds["will_move"] = _WILL_MOVE
    if g.phase == Phase.BIDDING:
        kinds["will_bid"] = ("will_bid",)
    return kinds


def plans_asked(g: Dune, asked: Faction) -> dict[str, tuple[str, ...]]:
    """The questions about the Battle Plan that a faction is preparing, by kind (CLS-19.22)."""
    battle = current_battle(g)
    if battle is None or battle.revealed or asked not in battle.sides():
        return {}
    kinds = {"plan_leader": _PLAN_LEADER[asked], "plan_dial": _PLAN_DIAL, "plan_weapon": _PLAN_WEAPON}
    kinds["plan_defense"] = _PLAN_DEFENSE
    if g.opts.advanced:
        kinds["plan_spice"] = _PLAN_SPICE
        if asked == ATREIDES:
            kinds["plan_haderach"] = ("plan haderach yes",)
        if asked == HARKONNEN:
            kinds["plan_leader"] = (
                *_PLAN_LEADER[asked],
                *(f"plan leader {LEADER_ID[i]}" for i in _captives(g)),
            )
    return kinds


def _captives(g: Dune) -> list[Leader]:
    """Whom Harkonnen might hold, as far as everybody knows."""
    return [i for i in range(30) if FACTION_OF[i] != HARKONNEN and FACTION_OF[i] in g.in_play]


def plan_answers(g: Dune, asked: Faction, question: str) -> list[bool]:
    """The answers about its plan that the faction can still make true."""
    _, part, value = question.split()
    return [yes for yes in (True, False) if could_play(g, asked, part if yes else f"not_{part}", value)]


def fix_answer(g: Dune, asked: Faction, question: str, yes: bool) -> None:
    """CLS-19.22: the answer fixes that part of the plan; a card that will be played is held."""
    _, part, value = question.split()
    fix(g, asked, part if yes else f"not_{part}", value)
    held = HELD.get(value)
    if yes and held:
        answer(g, asked, held)
    elif yes and part == "leader" and value != "hero" and FACTION_OF[LEADER[value]] != asked:
        answer(g, asked, f"captive {value}")


# What is true now, by the first word of the question.
TRUE: dict[str, Callable[[Dune, Faction, str], bool]] = {
    "holds": lambda g, f, what: CARD[what] in g.hands[f],
    "holds_kind": lambda g, f, what: any(card in CARD_KINDS[what] for card in g.hands[f]),
    "cards": lambda g, f, what: len(g.hands[f]) >= int(what),
    "spice": lambda g, f, what: g.spice[f] >= int(what),
    "traitor": lambda g, f, what: LEADER[what] in g.traitors[f],
    "predicted": lambda g, _, what: g.prediction[0] == FACTION[what],
    "predicted_turn": lambda g, _, what: g.prediction[1] == int(what),
    "storm": lambda g, _, what: g.storm_card == int(what),
    "losses": lambda g, _, what: g.haderach_losses >= int(what),
    "captive": lambda g, _, what: g.leader_at[LEADER[what]] == LeaderAt.CAPTIVE,
    "karama": lambda g, f, _: not as_karama(g, f).isdisjoint(g.hands[f]),
}


def as_karama(g: Dune, faction: Faction) -> frozenset[Card]:
    """The cards that serve the faction as Karama, where nobody stops it (CLS-31.03)."""
    return AS_KARAMA if faction == BENE_GESSERIT and g.opts.advanced else ONLY_KARAMA


ONLY_KARAMA = frozenset({KARAMA})
AS_KARAMA = ONLY_KARAMA | WORTHLESS


# What a bid beyond the bidder's means tells those who can count (CLS-19.17); no view speaks of it.
BEHIND_BID = "karama"

# Not recorded: how many cards or how much spice somebody has changes in the open, as do losses in battle.
_RECORDED = ("holds", "holds_kind", "traitor", "predicted", "predicted_turn", "storm", "captive")


def is_fact(question: str) -> bool:
    return question.partition(" ")[0] in TRUE


def truth(g: Dune, faction: Faction, question: str) -> bool:
    """The true answer to a question about a fact."""
    kind, _, what = question.partition(" ")
    return TRUE[kind](g, faction, what)


def answer(g: Dune, faction: Faction, question: str, seen_by: tuple[Faction, ...] = ()) -> bool:
    """Answer truthfully, and note what those who heard it (nobody named: all) know from now on."""
    kind, _, what = question.partition(" ")
    yes = TRUE[kind](g, faction, what)
    if kind == "holds" and yes:
        show(g, faction, CARD[what], seen_by or OBSERVERS)
    elif kind in _RECORDED:
        fact = Fact(faction, question, yes, g.acquired[faction], seen_by)
        g.facts = (*(old for old in g.facts if not _replaces(fact, old)), fact)
    return yes


def _replaces(fact: Fact, old: Fact) -> bool:
    """A later answer says more than the same one before, if all who heard that heard this too."""
    if (fact.faction, fact.about, fact.yes) != (old.faction, old.about, old.yes):
        return False
    return not fact.seen_by or fact.seen_by == old.seen_by


def heard(fact: Fact, eyes: tuple[Faction, ...]) -> bool:
    """Whether one of these factions heard the answer (no faction: whether everybody did)."""
    return not fact.seen_by or any(faction in eyes for faction in (*fact.seen_by, fact.faction))


def fact_holds(g: Dune, fact: Fact) -> bool:
    """Whether a state agrees with an answer; a 'no' about a hand binds only the cards held at that time."""
    kind, _, what = fact.about.partition(" ")
    if kind in ("holds", "holds_kind") and not fact.yes:
        denied = (CARD[what],) if kind == "holds" else CARD_KINDS[what]
        later = g.acquired[fact.faction] - fact.acquired
        return sum(card in denied for card in g.hands[fact.faction]) <= later
    return TRUE[kind](g, fact.faction, what) == fact.yes


def card_lost(g: Dune, faction: Faction, card: Card) -> None:
    """A card has left a hand: it may have been the one of a kind that an answer spoke of."""
    g.facts = tuple(
        fact for fact in g.facts if not (_holds_a_kind(fact, faction) and card in _cards_meant(g, fact))
    )


def hand_exchanged(g: Dune, faction: Faction) -> None:
    """Cards are about to leave a hand unseen: nobody can tell any more whether a kind of card is still there."""
    g.facts = tuple(fact for fact in g.facts if not _holds_a_kind(fact, faction))


def _holds_a_kind(fact: Fact, faction: Faction) -> bool:
    return fact.faction == faction and fact.yes and fact.about.startswith(("holds_kind ", BEHIND_BID))


def _cards_meant(g: Dune, fact: Fact) -> frozenset[Card]:
    if fact.about == BEHIND_BID:
        return as_karama(g, fact.faction)
    return CARD_KINDS[fact.about.partition(" ")[2]]


def karama_behind_bid(g: Dune, faction: Faction, bid: int) -> None:
    """Who knows now that only a Karama can stand behind the bid: allies know the pledges, others what there is at most."""
    allies = g.allies[faction]
    certain = bid > g.spice[faction] + sum(g.spice[ally] for ally in allies)
    fact = Fact(faction, BEHIND_BID, True, g.acquired[faction], () if certain else allies)
    g.facts = (*(old for old in g.facts if not _replaces(fact, old)), fact)


def leader_captured(g: Dune, owner: Faction) -> None:
    """One of the owner's leaders is captive now: it may be any that was said to be none."""
    if g.facts:
        over = {f"captive {LEADER_ID[leader]}" for leader in LEADERS_OF[owner]}
        g.facts = tuple(fact for fact in g.facts if fact.yes or fact.about not in over)


def leader_freed(g: Dune, leader: Leader) -> None:
    """The leader is no captive any more."""
    if g.facts:
        over = f"captive {LEADER_ID[leader]}"
        g.facts = tuple(fact for fact in g.facts if fact.about != over)


def storm_card_changed(g: Dune) -> None:
    """The storm card is revealed or put back."""
    g.facts = tuple(fact for fact in g.facts if not fact.about.startswith("storm "))


def forget(g: Dune) -> None:
    """Drop answers that can't tell anything any more."""
    g.facts = tuple(fact for fact in g.facts if not _outlived(g, fact))


def _outlived(g: Dune, fact: Fact) -> bool:
    """A 'no' about a hand says nothing once every card of the hand may be a later one."""
    if fact.yes or not fact.about.startswith("holds"):
        return False
    return g.acquired[fact.faction] - fact.acquired >= hand_limit(fact.faction)
