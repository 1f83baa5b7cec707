"""The terms of deals: what can be promised, how each is carried out, and whether it was kept (CLS-18.03 to 18.09).

A term is given by one party to the other:

    spice 3                              a bribe, now (CLS-18.06)
    spice 3 when harkonnen wins          once Harkonnen win their next battle of the turn (also `loses`)
    spice 3 when emperor not_ships X     if the Emperor doesn't ship to X this turn (also `ships`, `moves`, `not_moves`)
    ship X, not_ship X, move X, not_move X          this turn
    not_bid, not_bid_all                 not on the card in auction or the next one; not on any card of the turn
    not_ally fremen                      not in the next Nexus
    dial_least 3 fremen, dial_most 3 fremen, no_weapon fremen, no_defense fremen, no_traitor fremen
                                         in battle against Fremen, this turn
    show card, show hand, show traitor   one card at random, all cards, one Traitor card at random, to the other party only
    tell auction_card, tell spice_card, tell storm_card   what the giver has seen
    answer holds lasgun                  a true answer to any question about a fact, to the other party only

What is due at once is carried out when the deal is agreed. The rest stays open: the phases offer what keeps it
(`given_word.py`) and report what happens through `note`, and each term is found kept, broken, or void because it came to nothing
(CLS-18.09).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ...table import Step
from .alliances import alliances_exist
from .battle_plan import plan_anew
from .battlefield import UNDECIDED, current_battle
from .cards import CARD_ID, DEFENSES, SHAI_HULUD, WEAPONS, Card
from .factions import FACTION, FREMEN, Faction
from .given_word import PLAN_TERMS, is_about_plan
from .hands import show
from .karama import KaramaEffect
from .leaders import LEADER_ID
from .map import FREMEN_SHIPMENT, TERRITORY, TERRITORY_ID, Territory
from .questions import answer, facts_asked, forget
from .spice import bribe, free
from .state import NONE, Deal, Dune, Fact, Phase
from .steps import name

SPICE_MOST = 40  # the most that one term speaks of

_TO_TERRITORY = tuple(
    f"{what} {territory}" for what in ("ship", "not_ship", "move", "not_move") for territory in TERRITORY_ID
)
_FREMEN_TO_TERRITORY = tuple(  # CLS-18.07: they could not ship elsewhere (CLS-23.05)
    term
    for term in _TO_TERRITORY
    if not term.startswith("ship ") or TERRITORY[term.removeprefix("ship ")] in FREMEN_SHIPMENT
)
_HAPPENING_THERE = tuple(
    f"{what} {territory}"
    for what in ("ships", "not_ships", "moves", "not_moves")
    for territory in TERRITORY_ID
)
_IN_BATTLE = (
    *(f"dial_least {n}" for n in range(1, 21)),
    *(f"dial_most {n}" for n in range(20)),
    "no_weapon",
    "no_defense",
    "no_traitor",
)

# The phase in which a term is decided at the latest, by its first word or the verb of its condition.
_LAST_PHASE = {
    "not_bid": Phase.BIDDING,
    "not_bid_all": Phase.BIDDING,
    **dict.fromkeys(("ship", "not_ship", "move", "not_move"), Phase.SHIPMENT_AND_MOVEMENT),
    **dict.fromkeys(("ships", "not_ships", "moves", "not_moves"), Phase.SHIPMENT_AND_MOVEMENT),
    **dict.fromkeys(("dial_least", "dial_most", "no_weapon", "no_defense", "no_traitor"), Phase.BATTLE),
    **dict.fromkeys(("wins", "loses"), Phase.BATTLE),
}


# What can be promised


def terms(g: Dune, giver: Faction, partner: Faction, most_spice: int) -> list[str]:
    """All that `giver` may promise `partner` now; asks for nothing that isn't public, but for `most_spice`."""
    others = [name(f) for f in g.in_play if g.seat_of[f] != g.seat_of[giver]]
    found = [f"spice {n}" for n in range(1, min(most_spice, SPICE_MOST) + 1)]
    if g.phase <= Phase.BIDDING:
        found += ["not_bid", "not_bid_all"]
    if g.phase <= Phase.SHIPMENT_AND_MOVEMENT:
        found += _FREMEN_TO_TERRITORY if giver == FREMEN else _TO_TERRITORY
    if g.phase <= Phase.BATTLE:
        found += [f"{term} {other}" for other in others for term in _IN_BATTLE]
    if alliances_exist(g):
        found += [f"not_ally {other}" for other in others]
    found += ["show card", "show hand", "show traitor"]
    found += [
        f"tell {card}" for card in ("auction_card", "spice_card", "storm_card") if _has_seen(g, giver, card)
    ]
    found += [f"answer {question}" for kind in facts_asked(g, giver).values() for question in kind]
    return found


def conditions(g: Dune, parties: tuple[Faction, ...]) -> list[str]:
    """On what a payment may depend: what one of the parties does, or how it fares."""
    found = []
    for party in parties:
        if g.phase <= Phase.BATTLE:
            found += [f"{name(party)} wins", f"{name(party)} loses"]
        if g.phase <= Phase.SHIPMENT_AND_MOVEMENT:
            found += [f"{name(party)} {happening}" for happening in _HAPPENING_THERE]
    return found


def verb(term: str) -> str:
    """The word that says what kind of term it is."""
    words = term.split()
    return words[4] if "when" in words else words[0]


def in_time(g: Dune, giver: Faction, term: str) -> bool:
    """Whether the term can still be carried out: in its phase, and before the plan that it is about is sealed."""
    return g.phase <= _LAST_PHASE.get(verb(term), Phase.MENTAT_PAUSE) and not _sealed(g, giver, term)


def _sealed(g: Dune, giver: Faction, term: str) -> bool:
    battle = current_battle(g)
    if battle is None or battle.revealed or giver not in battle.sides():
        return False
    return is_about_plan(term, battle.opponent(giver)) and UNDECIDED not in battle.plan(giver)


def spice_now(given: Iterable[str]) -> int:
    """The bribe among these terms."""
    return sum(int(term.split()[1]) for term in given if verb(term) == "spice")


# Carrying out an agreed deal


def carry_out(g: Dune, deal: Deal) -> None:
    """What is due at once happens now; the rest stays open."""
    for giver, term in deal.open:
        other = deal.partner if giver == deal.proposer else deal.proposer
        outcome = _do_now(g, giver, other, term)
        if outcome:
            settle(g, deal.number, giver, term, outcome)
        else:
            _begin_again(g, giver, verb(term))
    pay_due(g)


def _begin_again(g: Dune, faction: Faction, promised: str) -> None:
    """What the faction is composing in secret may not be what it has just promised."""
    if promised in PLAN_TERMS:
        plan_anew(g, faction)
    elif promised in ("ship", "move", "not_ship", "not_move") and g.phase == Phase.SHIPMENT_AND_MOVEMENT:
        for step in tuple(g.stack):
            if getattr(step, "faction", NONE) == faction and not step.secret:
                step.redraw(g, None)


def _do_now(g: Dune, giver: Faction, other: Faction, term: str) -> str:
    what, _, rest = term.partition(" ")
    if what == "show":
        return _show(g, giver, other, rest)
    if what == "tell":
        return _tell(g, giver, other, rest)
    if what == "answer":
        yes = answer(g, giver, rest, (other,))
        g.tell("answered_in_private", name(giver), rest, int(yes), only=_between(g, giver, other))
        return "kept"
    return ""


def _between(g: Dune, giver: Faction, other: Faction) -> tuple[int, ...]:
    return (g.seat_of[giver], g.seat_of[other])


def _show(g: Dune, giver: Faction, other: Faction, what: str) -> str:
    if what == "traitor":
        return _show_traitor(g, giver, other)
    hand = g.hands[giver]
    if not hand:
        return "void"
    if what == "hand":
        g.known[other * 6 + giver] = hand
    else:
        hand = (g.chance.pick(hand),)
        show(g, giver, hand[0], (other,))
    for card in hand:
        g.tell("card_shown", name(giver), CARD_ID[card], only=_between(g, giver, other))
    return "kept"


def _show_traitor(g: Dune, giver: Faction, other: Faction) -> str:
    if not g.traitors[giver]:
        return "void"
    leader = LEADER_ID[g.chance.pick(g.traitors[giver])]
    g.facts = (*g.facts, Fact(giver, f"traitor {leader}", True, 0, (other,)))
    g.tell("traitor_shown_in_private", name(giver), leader, only=_between(g, giver, other))
    return "kept"


def _tell(g: Dune, giver: Faction, other: Faction, what: str) -> str:
    """The giver tells what it has seen itself; void if there is nothing like that any more."""
    if not _has_seen(g, giver, what):
        return "void"
    if what == "auction_card":
        g.row_seen = (*g.row_seen, other)
        told: int | str = CARD_ID[g.row[0]]
    elif what == "spice_card":
        g.spice_top_seen = (*g.spice_top_seen, other)
        top = g.spice_deck[0]
        told = "shai_hulud" if top == SHAI_HULUD else TERRITORY_ID[top]
    else:
        g.storm_card_seen = (*g.storm_card_seen, other)
        told = g.storm_card
    g.tell(f"{what}_told", name(giver), told, only=_between(g, giver, other))
    return "kept"


def _has_seen(g: Dune, faction: Faction, what: str) -> bool:
    """Who has looked at a hidden card of the table is known to everybody."""
    if what == "auction_card":
        return bool(g.row) and faction in g.row_seen
    if what == "spice_card":
        return bool(g.spice_deck) and faction in g.spice_top_seen
    return bool(g.storm_card) and faction in g.storm_card_seen


def settle(g: Dune, number: int, giver: Faction, term: str, outcome: str) -> None:
    """A term is kept, broken or void; a payment whose condition came true becomes due."""
    changed = []
    for deal in g.deals:
        if deal.number != number:
            changed.append(deal)
            continue
        left = tuple(one for one in deal.open if one != (giver, term))
        if outcome == "due":
            due = " ".join(term.split()[:2])
            changed.append(replace(deal, open=(*left, (giver, due))))
            continue
        other = deal.partner if giver == deal.proposer else deal.proposer
        g.tell(f"term_{outcome}", name(giver), name(other), term)
        outcomes = (*deal.outcomes, f"{outcome} {name(giver)} {term}")
        changed.append(replace(deal, open=left, outcomes=outcomes, closed="" if left else "done"))
    g.deals = tuple(changed)


# Spice

_COMPOSED = (Phase.REVIVAL, Phase.SHIPMENT_AND_MOVEMENT, Phase.BATTLE)  # paid for after several choices


def acts_now(g: Dune, faction: Faction) -> bool:
    """Whether the faction is in the middle of something that its spice may have to pay for.

    That is what it answers itself, or what a reaction of others has just interrupted, and a battle before the plans are
    revealed: how much a sealed plan binds must not be seen (CLS-28.04). A bid binds spice by itself.
    """
    if g.phase not in _COMPOSED:
        return False
    battle = current_battle(g)
    if battle is not None and not battle.revealed and faction in battle.sides():
        return True
    for step in reversed(g.stack):
        if _is_of(step, faction):
            return True
        if not step.secret and not isinstance(step, KaramaEffect):
            return False
    return False


def _is_of(step: Step[Dune], faction: Faction) -> bool:
    return getattr(step, "faction", NONE) == faction or (
        not step.secret and faction in getattr(step, "waiting", ())
    )


def spendable(g: Dune, faction: Faction) -> int:
    """What the faction may give away now: nothing while it acts, no pledge while an ally ships (CLS-17.14)."""
    if acts_now(g, faction):
        return 0
    bound = g.pledges[faction] if ally_ships(g, faction) else 0
    return max(0, free(g, faction) - bound)


def ally_ships(g: Dune, faction: Faction) -> bool:
    """A pledge stands while the ally puts a shipment together."""
    if g.phase != Phase.SHIPMENT_AND_MOVEMENT:
        return False
    return any(acts_now(g, ally) for ally in g.allies[faction])


def pay_due(g: Dune) -> None:
    """Pay the bribes that are due, of those who don't act just now."""
    for deal in g.deals:
        for giver, term in deal.open:
            if verb(term) == "spice" and not acts_now(g, giver) and not ally_ships(g, giver):
                _pay(g, deal, giver, term)


def _pay_all_due(g: Dune) -> None:
    for deal in g.deals:
        for giver, term in deal.open:
            if verb(term) == "spice":
                _pay(g, deal, giver, term)


def _pay(g: Dune, deal: Deal, giver: Faction, term: str) -> None:
    """CLS-18.06: in front of the shield. What somebody can't pay is void (CLS-18.09), as among allies (CLS-17.15)."""
    other = deal.partner if giver == deal.proposer else deal.proposer
    amount = int(term.split()[1])
    paid = 0 if other in g.allies[giver] else min(amount, free(g, giver))
    if paid:
        bribe(g, giver, other, paid)
    settle(g, deal.number, giver, term, "kept" if paid == amount else "void")


# What happens, and what may not


def note(
    g: Dune,
    faction: Faction,
    happening: str,
    about: int = NONE,
    *,
    dial: float = 0,
    cards: tuple[Card, ...] = (),
) -> None:
    """The phases say what a faction did; open terms that it decides are settled.

    ships, moves         about: the territory (of destination)
    bids                 a bid was made; card_sold: the auction of a card is over (faction: anybody)
    reveals              about: the opponent; dial and cards of the plan
    calls_traitor        about: the opponent
    wins, loses          about: the opponent; after an explosion or two traitors both lose
    allies               about: the new ally; nexus_ends: a Nexus is over (faction: anybody)
    """
    if not g.deals:
        return
    for deal in g.deals:
        for giver, term in deal.open:
            outcome = _judged(g, giver, term, (faction, happening, about), (dial, cards))
            if outcome:
                settle(g, deal.number, giver, term, outcome)
    pay_due(g)


def _judged(
    g: Dune,
    giver: Faction,
    term: str,
    what: tuple[Faction, str, int],
    plan: tuple[float, tuple[Card, ...]],
) -> str:
    faction, happening, about = what
    words = term.split()
    if happening == "card_sold":
        return "kept" if words[0] == "not_bid" else ""
    if happening == "nexus_ends":
        return "kept" if words[0] == "not_ally" else ""
    if words[0] == "spice":
        return _condition(words[3:], faction, happening, about) if len(words) > 2 else ""
    if happening == "allies" and giver in (faction, about):
        other = about if giver == faction else faction
        return "broken" if words == ["not_ally", name(other)] else ""
    if giver != faction:
        return ""
    if happening in ("ships", "moves"):
        return _moved(words, happening[:-1], about)
    if happening == "bids":
        return "broken" if words[0] in ("not_bid", "not_bid_all") else ""
    if happening in ("reveals", "calls_traitor") and about != NONE and words[-1] == name(about):
        return _fought(words, happening, plan)
    return ""


def _condition(words: list[str], faction: Faction, happening: str, about: int) -> str:
    who, what, *where = words
    if FACTION[who] != faction:
        return ""
    if happening in ("wins", "loses") and what in ("wins", "loses"):
        return "due" if what == happening else "void"
    if where and about == TERRITORY[where[0]]:
        if what == happening:
            return "due"
        if what == f"not_{happening}":
            return "void"
    return ""


def _moved(words: list[str], way: str, territory: Territory) -> str:
    if words[-1] != TERRITORY_ID[territory]:
        return ""
    if words[0] == way:
        return "kept"
    return "broken" if words[0] == f"not_{way}" else ""


def _fought(words: list[str], happening: str, plan: tuple[float, tuple[Card, ...]]) -> str:
    """A plan is against one's word only where no other could be made (`battle_plan.py`)."""
    dial, cards = plan
    if happening == "calls_traitor":
        return "broken" if words[0] == "no_traitor" else ""
    match words[0]:
        case "dial_least":
            return "kept" if dial >= int(words[1]) else "void"
        case "dial_most":
            return "kept" if dial <= int(words[1]) else "void"
        case "no_weapon":
            return "void" if any(card in WEAPONS for card in cards) else ""
        case "no_defense":
            return "void" if any(card in DEFENSES for card in cards) else ""
    return ""


def phase_begins(g: Dune) -> None:
    """What only an earlier phase could decide is decided now; offers and finished deals of earlier phases are forgotten."""
    for deal in g.deals:
        for giver, term in deal.open:
            if _over(g, deal, term):
                settle(g, deal.number, giver, term, _in_the_end(term))
    _pay_all_due(g)
    for deal in g.deals:
        if not deal.agreed and not deal.closed and _stale(g, deal):
            g.tell("offer_lapsed", name(deal.proposer), name(deal.partner), deal.number)
    g.deals = tuple(deal for deal in g.deals if not deal.closed and (deal.agreed or not _stale(g, deal)))
    forget(g)


def _over(g: Dune, deal: Deal, term: str) -> bool:
    last = _LAST_PHASE.get(verb(term))
    return last is not None and (deal.turn != g.turn or g.phase > last)


def _stale(g: Dune, deal: Deal) -> bool:
    """An offer of an earlier turn, or one of which a part can no longer be done."""
    return deal.turn != g.turn or not all(in_time(g, giver, term) for giver, term in sides(deal))


def sides(deal: Deal) -> list[tuple[Faction, str]]:
    """All terms of a deal, and who gives them."""
    return [(deal.proposer, term) for term in deal.gives] + [(deal.partner, term) for term in deal.wants]


def _in_the_end(term: str) -> str:
    """How a term comes out when nothing decided it: what was promised and not done could not be done (CLS-18.09)."""
    what = verb(term)
    if what in ("not_ships", "not_moves"):
        return "due"
    if what in ("ship", "move", "dial_least", "dial_most", "wins", "loses", "ships", "moves"):
        return "void"
    return "kept"
