"""Deals and bribes between players who aren't allies (CLS-18): composed in private, offered and agreed in public.

    deal harkonnen                        begin a draft, seen by nobody else
    deal gives spice 3                    a term (see `promises.py`); `deal wants ...` is what the partner is to give
    deal when harkonnen wins              the payment named last depends on this
    deal seal                             make the offer, in public; `deal drop` forgets the draft
    accept 2, refuse 2                    the partner's answer; an accepted offer is a deal, and binds (CLS-18.03)
    withdraw 2                            the proposer takes an offer back
    cancel 2                              both parties: the agreed deal is off (CLS-18.09)

There are bounds, so that nobody drowns the table: one draft a faction, six terms a deal, three offers a faction and
phase, six deals that bind a faction at a time.
"""

from __future__ import annotations

from msgspec.structs import replace

from ...table import Action
from .factions import FACTION, Faction
from .promises import SPICE_MOST, acts_now, carry_out, conditions, in_time, sides, spice_now, terms
from .spice import free
from .state import Deal, Dune, Phase
from .steps import name

TERMS_MOST = 6
OFFERS_A_PHASE = 3
BINDING_MOST = 6


def deal_actions(g: Dune, faction: Faction) -> list[Action]:
    """What a faction may do about deals now; none before the first Storm phase (CLS-4.14)."""
    if not g.opts.deals or g.phase == Phase.SETUP:
        return []
    return [*_answers(g, faction), *_composing(g, faction)]


def deal_action(g: Dune, faction: Faction, action: Action) -> None:
    what, _, rest = action.partition(" ")
    match what:
        case "deal":
            _compose(g, faction, rest)
        case "accept":
            _accept(g, _numbered(g, int(rest)))
        case "refuse":
            _close(g, _numbered(g, int(rest)), "refused")
        case "withdraw":
            _close(g, _numbered(g, int(rest)), "withdrawn")
        case "cancel":
            _cancel(g, faction, _numbered(g, int(rest)))


def may_deal(g: Dune, faction: Faction, other: Faction) -> bool:
    """CLS-18.03: players who are not allies."""
    return g.seat_of[faction] != g.seat_of[other] and other not in g.allies[faction]


def binding(g: Dune, faction: Faction) -> int:
    """How many agreed deals the faction still has to do with."""
    return sum(bool(deal.open) and faction in (deal.proposer, deal.partner) for deal in g.deals)


# Offers and agreed deals


def _answers(g: Dune, faction: Faction) -> list[Action]:
    found = []
    for deal in g.deals:
        if deal.closed or faction not in (deal.proposer, deal.partner):
            continue
        if deal.agreed:
            if faction not in deal.cancelling:
                found.append(f"cancel {deal.number}")
        elif faction == deal.proposer:
            found.append(f"withdraw {deal.number}")
        else:
            if _acceptable(g, deal):
                found.append(f"accept {deal.number}")
            found.append(f"refuse {deal.number}")
    return found


def _acceptable(g: Dune, deal: Deal) -> bool:
    """As far as the partner knows; whether the proposer has the spice is seen on accepting."""
    return (
        may_deal(g, deal.proposer, deal.partner)
        and all(in_time(g, giver, term) for giver, term in sides(deal))
        and spice_now(deal.wants) <= free(g, deal.partner)
        and max(binding(g, deal.proposer), binding(g, deal.partner)) < BINDING_MOST
    )


def _accept(g: Dune, deal: Deal) -> None:
    means = g.spice[deal.proposer] if acts_now(g, deal.proposer) else free(g, deal.proposer)
    if spice_now(deal.gives) > means:
        _close(g, deal, "lapsed")
        return
    agreed = replace(deal, agreed=True, open=tuple(sides(deal)))
    _put(g, agreed)
    g.tell("deal_agreed", name(deal.proposer), name(deal.partner), deal.number)
    carry_out(g, agreed)


def _cancel(g: Dune, faction: Faction, deal: Deal) -> None:
    cancelling = (*deal.cancelling, faction)
    if len(cancelling) == 2:
        _close(g, deal, "cancelled")
        return
    _put(g, replace(deal, cancelling=cancelling))
    g.tell("deal_cancel_wanted", name(faction), deal.number)


def _close(g: Dune, deal: Deal, how: str) -> None:
    _put(g, replace(deal, open=(), closed=how))
    key = "deal_cancelled" if how == "cancelled" else f"offer_{how}"
    g.tell(key, name(deal.proposer), name(deal.partner), deal.number)


def _numbered(g: Dune, number: int) -> Deal:
    return next(deal for deal in g.deals if deal.number == number)


def _put(g: Dune, changed: Deal) -> None:
    g.deals = tuple(changed if deal.number == changed.number else deal for deal in g.deals)


# Drafts


def _composing(g: Dune, faction: Faction) -> list[Action]:
    draft = draft_of(g, faction)
    if not draft:
        if not _may_offer(g, faction):
            return []
        return [f"deal {name(other)}" for other in g.in_play if may_deal(g, faction, other)]
    partner, *lines = draft
    other = FACTION[partner]
    found = ["deal drop"]
    if not may_deal(g, faction, other):
        return found
    if lines and _sealable(g, faction, other, lines):
        found.append("deal seal")
    if lines and _is_bribe(lines[-1]):
        found += [f"deal when {condition}" for condition in conditions(g, (faction, other))]
    if len(lines) < TERMS_MOST:
        found += _lines(g, "gives", faction, other, lines, free(g, faction))
        found += _lines(g, "wants", other, faction, lines, SPICE_MOST)
    return found


def _lines(
    g: Dune, side: str, giver: Faction, other: Faction, lines: list[str], most_spice: int
) -> list[Action]:
    """One term more; a side pays at most one bribe at once."""
    if any(line.startswith(f"{side} ") and _is_bribe(line) for line in lines):
        most_spice = 0
    return [
        f"deal {side} {term}" for term in terms(g, giver, other, most_spice) if f"{side} {term}" not in lines
    ]


def _is_bribe(line: str) -> bool:
    """Whether a line of a draft is a payment on no condition."""
    words = line.split()
    return words[1] == "spice" and "when" not in words


def _sealable(g: Dune, faction: Faction, partner: Faction, lines: list[str]) -> bool:
    gives, wants = _sides(lines)
    return (
        _may_offer(g, faction)
        and all(in_time(g, faction, term) for term in gives)
        and all(in_time(g, partner, term) for term in wants)
        and spice_now(gives) <= free(g, faction)
    )


def _may_offer(g: Dune, faction: Faction) -> bool:
    made = [deal for deal in g.deals if deal.proposer == faction]
    this_phase = sum(deal.phase == g.phase and deal.turn == g.turn for deal in made)
    waiting = sum(not deal.agreed and not deal.closed for deal in made)
    return max(this_phase, waiting) < OFFERS_A_PHASE and binding(g, faction) < BINDING_MOST


def draft_of(g: Dune, faction: Faction) -> tuple[str, ...]:
    """The partner and the lines so far, nothing when there is no draft."""
    return next((lines for drafter, lines in g.drafts if drafter == faction), ())


def _compose(g: Dune, faction: Faction, words: str) -> None:
    draft = draft_of(g, faction)
    g.drafts = tuple(one for one in g.drafts if one[0] != faction)
    if words == "drop":
        return
    if words == "seal":
        _offer(g, faction, draft)
        return
    if words.startswith("when "):
        draft = (*draft[:-1], f"{draft[-1]} {words}")
    else:
        draft = (*draft, words)
    g.drafts = tuple(sorted((*g.drafts, (faction, draft))))


def _sides(lines: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    gives = tuple(line.removeprefix("gives ") for line in lines if line.startswith("gives "))
    wants = tuple(line.removeprefix("wants ") for line in lines if line.startswith("wants "))
    return gives, wants


def _offer(g: Dune, faction: Faction, draft: tuple[str, ...]) -> None:
    """CLS-18.03: it is announced publicly."""
    partner, *lines = draft
    gives, wants = _sides(lines)
    number = 1 + max((deal.number for deal in g.deals), default=0)
    g.deals = (*g.deals, Deal(number, faction, FACTION[partner], gives, wants, turn=g.turn, phase=g.phase))
    g.tell("offer_made", name(faction), partner, number)
    for term in gives:
        g.tell("offer_gives", name(faction), partner, number, term)
    for term in wants:
        g.tell("offer_wants", name(faction), partner, number, term)
