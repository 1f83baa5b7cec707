"""Redrawing what a seat can't know, from what is possible.

A seat knows its own secrets, what it has seen (`known`, `traitors_shown`, `row_seen` ...), what it heard of Truthtrance and in
private (`facts`), and, with perfect memory, all that was ever paid, drawn or discarded in the open: spice and hand sizes stay as
they are, and so does which cards a rebuilt deck can hold. Everything else is drawn again: decks, the unknown cards of hands
and row, traitors, the prediction, the storm card, captured leaders, pledges, what stands behind a bid, drafts, standing
orders, and all chance to come. Each step redraws its own secrets: others' sealed answers, and who else is in a secret window.

Where the seat itself isn't asked, it still sees that the game waits for somebody; so one is drawn in which it does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations

from ...table import Chance, Seat, asked
from .battle_plan import plans_agree
from .bidding import Auction, release, stand_behind
from .cards import KARAMA, Card
from .factions import BENE_GESSERIT, HARKONNEN, Faction
from .hands import PUBLIC, without
from .leaders import FACTION_OF, LEADER, LEADER_ID, LEADERS_OF, Leader
from .questions import AS_KARAMA, BEHIND_BID, as_karama, fact_holds, heard
from .state import NONE, Dune, Fact, LeaderAt, Phase
from .view import known_cards, knows_leaders

TRIES = 40  # redraws before those whom the game waits for keep what they have
DEALS = 200  # deals of cards before those who answered questions about them keep theirs


def resample(g: Dune, seat: Seat | None, chance: Chance) -> Dune:
    """A state that the seat can't tell from `g`."""
    eyes = tuple(faction for faction in g.in_play if g.seat_of[faction] == seat)
    waits = bool(asked(g))
    for _ in range(TRIES):
        new = _redrawn(g, seat, eyes, set(), chance)
        if (not waits or asked(new)) and plans_agree(new, seat):
            return new
    return _redrawn(g, seat, eyes, _asked_in_secret(g, eyes), chance)


def _redrawn(
    g: Dune, seat: Seat | None, eyes: tuple[Faction, ...], pinned: set[Faction], chance: Chance
) -> Dune:
    new = g.clone()
    new.told = None
    new.chance = Chance(f"{chance.draw(1 << 60):x}")
    new.orders = tuple(order for order in g.orders if order.seat == seat)
    new.drafts = tuple(draft for draft in g.drafts if draft[0] in eyes)
    new.facts = tuple(fact for fact in g.facts if heard(fact, eyes))
    _until(new, ("holds", "holds_kind", BEHIND_BID), pinned, lambda keep: _treachery(g, new, eyes, keep))
    _others_knowledge(new, eyes)
    _until(new, ("traitor",), pinned, lambda keep: _traitors(g, new, eyes, keep))
    _prediction(new, eyes)
    _spice_deck(new, eyes)
    _storm_card(new, eyes)
    _hidden_leaders(new, eyes)
    _pledges(new, eyes)
    for step in list(new.stack):
        step.redraw(new, seat)
    return new


def _asked_in_secret(g: Dune, eyes: tuple[Faction, ...]) -> set[Faction]:
    """Others who are asked because of what they hold."""
    return {faction for faction in g.in_play if g.seat_of[faction] in asked(g)} - set(eyes)


def _until(
    new: Dune, about: tuple[str, ...], pinned: set[Faction], deal: Callable[[set[Faction]], None]
) -> None:
    """Deal until all that was heard about these cards holds; in the end, those who answered keep theirs."""
    facts = [fact for fact in new.facts if fact.about.partition(" ")[0] in about]
    for _ in range(DEALS if facts else 1):
        deal(pinned)
        if all(fact_holds(new, fact) for fact in facts):
            return
    deal(pinned | {fact.faction for fact in facts})


def _treachery(g: Dune, new: Dune, eyes: tuple[Faction, ...], pinned: set[Faction]) -> None:
    """The unknown Treachery cards of deck, row and hands, dealt again."""
    fixed = {f: _fixed_cards(g, f, eyes, pinned) for f in g.in_play}
    row_known = 1 if g.row and any(f in g.row_seen for f in eyes) else 0
    top_known = 1 if g.deck and any(f in g.deck_top_seen for f in eyes) else 0
    pool = Counter((*g.row[row_known:], *g.deck[top_known:]))
    lying = pool.total()
    for faction, cards in fixed.items():
        pool.update(g.hands[faction])
        pool.subtract(cards)
    room = {faction: len(g.hands[faction]) - len(cards) for faction, cards in fixed.items()}
    fresh, old = _since_rebuilt(g, pool)
    unknown = list(new.chance.shuffled(fresh))
    dealt = _dealt(new, unknown[lying:], old, room, _acquired_since(g))
    for faction, cards in fixed.items():
        new.hands[faction] = tuple(sorted((*cards, *dealt[faction])))
    in_row = len(g.row) - row_known
    new.row = (*g.row[:row_known], *unknown[:in_row])
    new.deck = (*g.deck[:top_known], *unknown[in_row:lying])


def _since_rebuilt(g: Dune, pool: Counter[Card]) -> tuple[list[Card], list[Card]]:
    """Cards that may have come from the deck since it was rebuilt (at first all), and those that were in hands before."""
    if not g.rebuilt_from:
        return sorted(pool.elements()), []
    fresh = pool & Counter(g.rebuilt_from)
    return sorted(fresh.elements()), sorted((pool - fresh).elements())


def _acquired_since(g: Dune) -> list[int]:
    return [now - before for now, before in zip(g.acquired, g.acquired_before, strict=True)]


def _dealt(
    new: Dune, fresh: list[Card], old: list[Card], room: dict[Faction, int], since: list[int]
) -> dict[Faction, list[Card]]:
    """Cards from the present deck go to those who have taken any since it was rebuilt, the others anywhere."""
    dealt: dict[Faction, list[Card]] = {faction: [] for faction in room}
    takers = [f for f, places in room.items() for _ in range(min(places, since[f] if old else places))]
    for faction in new.chance.shuffled(takers):
        if not fresh:
            break
        dealt[faction].append(fresh.pop())
    rest = list(new.chance.shuffled([*fresh, *old]))
    for faction, places in room.items():
        while len(dealt[faction]) < places:
            dealt[faction].append(rest.pop())
    return dealt


def _fixed_cards(
    g: Dune, faction: Faction, eyes: tuple[Faction, ...], pinned: set[Faction]
) -> tuple[Card, ...]:
    if faction in eyes or faction in pinned:
        return g.hands[faction]
    cards = known_cards(g, eyes, faction)
    if KARAMA not in cards and any(_only_karama(g, fact, faction) for fact in g.facts if heard(fact, eyes)):
        cards = tuple(sorted((*cards, KARAMA)))
    return cards


def _only_karama(g: Dune, fact: Fact, faction: Faction) -> bool:
    """A bid beyond the bidder's means shows that a Karama stands behind it (CLS-19.17)."""
    return fact.faction == faction and fact.about == BEHIND_BID and as_karama(g, faction) != AS_KARAMA


def _others_knowledge(g: Dune, eyes: tuple[Faction, ...]) -> None:
    """What others know of redrawn hands must be true of them; how much they know stays the same."""
    for observer in g.in_play:
        if observer in eyes:
            continue
        for holder in g.in_play:
            at = observer * 6 + holder
            known, public = g.known[at], g.known[PUBLIC * 6 + holder]
            if known and holder not in eyes and known != public:
                rest = g.hands[holder]
                for card in public:
                    rest = without(rest, card)
                seen = g.chance.shuffled(rest)[: len(known) - len(public)]
                g.known[at] = tuple(sorted((*public, *seen)))


def _traitors(g: Dune, new: Dune, eyes: tuple[Faction, ...], pinned: set[Faction]) -> None:
    """Traitor cards that this seat hasn't seen, dealt again in the same numbers."""
    kept = {f: _fixed_traitors(g, f, eyes, pinned) for f in g.in_play}
    returned = {f: g.traitors_returned[f] if f in eyes or f in pinned else () for f in g.in_play}
    seen = {leader for cards in (*kept.values(), *returned.values()) for leader in cards}
    pool = [leader for f in sorted(g.in_play) for leader in LEADERS_OF[f] if leader not in seen]
    unknown = list(new.chance.shuffled(pool))
    for f in g.in_play:
        if f in eyes or f in pinned:
            continue
        missing = len(g.traitors[f]) - len(kept[f])
        new.traitors[f] = tuple(sorted((*kept[f], *(unknown.pop() for _ in range(missing)))))
        new.traitors_returned[f] = tuple(sorted(unknown.pop() for _ in g.traitors_returned[f]))


def _fixed_traitors(
    g: Dune, faction: Faction, eyes: tuple[Faction, ...], pinned: set[Faction]
) -> tuple[Leader, ...]:
    """Those called in the open, and those the seat was shown or told of."""
    if faction in eyes or faction in pinned:
        return g.traitors[faction]
    known = {leader for holder, leader in g.traitors_shown if holder == faction}
    for fact in g.facts:
        if fact.faction == faction and fact.yes and fact.about.startswith("traitor ") and heard(fact, eyes):
            known.add(LEADER[fact.about.partition(" ")[2]])
    return tuple(sorted(known))


def _prediction(g: Dune, eyes: tuple[Faction, ...]) -> None:
    if g.prediction[0] == NONE or BENE_GESSERIT in eyes:
        return
    others = sorted(faction for faction in g.in_play if faction != BENE_GESSERIT)
    predictions = g.chance.shuffled((faction, turn) for faction in others for turn in range(1, 11))
    g.prediction = next(one for one in predictions if _told_so(g, "prediction", one))


def _told_so(g: Dune, field: str, value: object) -> bool:
    """Whether all that was heard about it agrees with this value."""
    setattr(g, field, value)
    about = ("predicted ", "predicted_turn ") if field == "prediction" else ("storm ",)
    return all(fact_holds(g, fact) for fact in g.facts if fact.about.startswith(about))


def _spice_deck(g: Dune, eyes: tuple[Faction, ...]) -> None:
    top = 1 if g.spice_deck and any(f in g.spice_top_seen for f in eyes) else 0
    g.spice_deck = (*g.spice_deck[:top], *g.chance.shuffled(sorted(g.spice_deck[top:])))


def _storm_card(g: Dune, eyes: tuple[Faction, ...]) -> None:
    seen = g.storm_card_seen == g.in_play or any(f in g.storm_card_seen for f in eyes)
    if g.storm_card and not seen:
        cards = g.chance.shuffled(range(1, 7))
        g.storm_card = next(card for card in cards if _told_so(g, "storm_card", card))


def _hidden_leaders(g: Dune, eyes: tuple[Faction, ...]) -> None:
    """Which leader of a faction is captive or secretly dead, among those that nobody saw free since."""
    if HARKONNEN not in g.in_play:
        return
    for faction in g.in_play:
        if knows_leaders(eyes, faction):
            continue
        hidden = [leader for leader in LEADERS_OF[faction] if is_hidden(g, leader)]
        if hidden:
            _permute_hidden(g, faction, hidden)


def is_hidden(g: Dune, leader: Leader) -> bool:
    return g.leader_at[leader] == LeaderAt.CAPTIVE or leader in g.hidden_dead


def _permute_hidden(g: Dune, faction: Faction, hidden: list[Leader]) -> None:
    candidates = [x for x in LEADERS_OF[faction] if x in hidden or g.leader_at[x] == LeaderAt.HOME]
    excluded = dict(g.seen_free)
    possible = [
        chosen
        for chosen in permutations(candidates, len(hidden))
        if all(now not in excluded.get(was, ()) for was, now in zip(hidden, chosen, strict=True))
    ]
    chosen = g.chance.pick([one for one in possible if _captives_agree(g, hidden, one)] or possible)
    places = {now: (g.leader_at[was], was in g.hidden_dead) for was, now in zip(hidden, chosen, strict=True)}
    public_deaths = {x: g.deaths[x] - (x in g.hidden_dead) for x in candidates}
    g.hidden_dead = tuple(x for x in g.hidden_dead if x not in candidates)
    for leader in candidates:
        at, dead = places.get(leader, (LeaderAt.HOME, False))
        g.leader_at[leader], g.deaths[leader] = at, public_deaths[leader] + dead
        if dead:
            g.hidden_dead = tuple(sorted((*g.hidden_dead, leader)))
    drawn = dict(zip(hidden, chosen, strict=True))
    others = [(leader, seen) for leader, seen in g.seen_free if FACTION_OF[leader] != faction]
    own = [(drawn[leader], seen) for leader, seen in g.seen_free if leader in drawn]
    g.seen_free = tuple(sorted((*others, *own)))


def _captives_agree(g: Dune, hidden: list[Leader], chosen: tuple[Leader, ...]) -> bool:
    """Whether it agrees with what was heard about captives."""
    captives = {now for was, now in zip(hidden, chosen, strict=True) if g.leader_at[was] == LeaderAt.CAPTIVE}
    about = {
        f"captive {LEADER_ID[leader]}": leader in captives for leader in LEADERS_OF[FACTION_OF[hidden[0]]]
    }
    return all(about.get(fact.about, fact.yes) == fact.yes for fact in g.facts)


def _pledges(g: Dune, eyes: tuple[Faction, ...]) -> None:
    """Pledges are a secret of allies (CLS-17.19), and so is who stands behind a bid with how much."""
    auction = next((step for step in g.stack if isinstance(step, Auction) and step.bidder != NONE), None)
    for faction in g.in_play:
        bound = g.reserved[faction] and g.phase == Phase.BIDDING and auction is None
        if g.allies[faction] and not bound and not _shares(g, faction, eyes):
            g.pledges[faction] = g.chance.draw(g.spice[faction] + 1)
    if auction is not None and not _shares(g, auction.bidder, eyes):
        _stand_behind_anew(g, auction.bidder, auction.bid)


def _shares(g: Dune, faction: Faction, eyes: tuple[Faction, ...]) -> bool:
    """Whether the seat knows what is said in the faction's alliance."""
    return any(member in eyes for member in (faction, *g.allies[faction]))


def _stand_behind_anew(g: Dune, bidder: Faction, bid: int) -> None:
    """Pledges that make the bid possible, unless a Karama may stand behind it."""
    release(g)
    if not fact_holds(g, Fact(bidder, BEHIND_BID, True)):
        lacking, most = bid - g.spice[bidder], sum(g.spice[ally] for ally in g.allies[bidder])
        for ally in g.allies[bidder]:
            most -= g.spice[ally]
            g.pledges[ally] = max(g.pledges[ally], lacking - most)
            lacking -= min(g.pledges[ally], g.spice[ally])
    stand_behind(g, bidder, bid)
