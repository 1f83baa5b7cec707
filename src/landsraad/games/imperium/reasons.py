"""Why something isn't offered, for people who expected it: the reason, and the rule that says so.

`about` is an action ("to carthag", "acquire chani", "deploy 3") or the id of a thing ("carthag", "dagger", "ambush"), which means
what one would most likely do with it. Questions that aren't named here have no options that a person would miss.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...table import Reason, Seat
from .acquiring import on_offer, price
from .agent_turn import AgentTurn
from .board import SPACE, SPACES, Space
from .cards import CARD, CARDS, FOLDSPACE, INTRIGUE_CARD, INTRIGUE_CARDS, Card
from .cards.intrigue import COMBAT, ENDGAME, PLOT, Kind, Timing
from .combat import AfterWinning, CombatCards
from .conditions import holds
from .effects import InfluenceAtLeast
from .endgame import Endgame
from .icons import ICONS
from .player_turns import Turn
from .plot import condition_met, in_time, use_of
from .resolve import Resolver, optional, possible
from .reveal_turn import RevealTurn
from .sending import CardPlayed, affordable, icons_of, infiltrating, may_enter, prices, targets, used_up
from .state import Imperium, Party
from .troops import deployable
from .voice import closed_to

Why = Iterator[Reason]


def reasons(g: Imperium, seat: Seat, about: str) -> Why:
    """What stands in the way of `about`, the hardest obstacle first."""
    word, _, thing = about.partition(" ")
    asked = WHY.get(type(g.stack[-1]))
    if asked is not None:
        yield from asked(g, seat, word if thing else _verb(g, seat, about), thing or about)


def _verb(g: Imperium, party: Party, thing: str) -> str:
    """What one would do with a thing."""
    if thing in SPACE:
        return "to"
    if thing in CARD:
        return "agent" if CARD[thing] in g.hands[party] else "acquire"
    return "plot" if thing in INTRIGUE_CARD else thing


# Sending an Agent


def _turn(g: Imperium, party: Party, word: str, thing: str) -> Why:
    if word == "agent" and thing in CARD:
        yield from _card(g, party, CARD[thing])
    elif word == "to" and thing in SPACE:
        yield from _space_before_card(g, party, SPACE[thing])
    elif word == "acquire":
        yield Reason("why_acquire_later", (), "IMP-10.06")
    elif word == "deploy":
        yield Reason("why_no_combat_space", (), "IMP-9.03")
    else:
        yield from _intrigue(g, party, thing, PLOT)


def _card(g: Imperium, party: Party, card: Card) -> Why:
    name = CARDS[card].id
    if card not in g.hands[party]:
        yield Reason("why_not_in_hand", (name,), "IMP-7.01")
    elif not icons_of(g, card):
        yield Reason("why_no_icons", (name,), "IMP-7.02")
    elif not g.agents[party]:
        yield Reason("why_no_agent", (), "IMP-6.03")
    elif not targets(g, party, card):
        yield Reason("why_leads_nowhere", (name,), "IMP-6.03")


def _space_before_card(g: Imperium, party: Party, space: Space) -> Why:
    """A space is chosen after the card; but what closes it can be said now."""
    data = SPACES[space]
    found = list(_obstacles(g, party, space))
    yield from found
    if not g.agents[party]:
        yield Reason("why_no_agent", (), "IMP-6.03")
    elif not any(data.icon in icons_of(g, card) for card in g.hands[party]):
        yield Reason("why_no_card_with_icon", (data.id, ICONS[data.icon].id), "IMP-7.03")
    elif not found:
        yield Reason("why_card_first", (), "IMP-7.17")


def _card_played(g: Imperium, party: Party, word: str, thing: str) -> Why:
    step = g.stack[-1]
    assert isinstance(step, CardPlayed)
    if thing not in SPACE:
        return
    space = SPACE[thing]
    if SPACES[space].icon not in icons_of(g, step.card):
        yield Reason("why_icon", (CARDS[step.card].id, ICONS[SPACES[space].icon].id), "IMP-7.03")
    yield from _obstacles(g, party, space)


def _obstacles(g: Imperium, party: Party, space: Space) -> Why:
    """What keeps an Agent out of a space."""
    if may_enter(g, party, space):
        return
    data, standing = SPACES[space], g.placed[space]
    if standing and (party in standing or not infiltrating(g, party, space)):
        yield Reason("why_occupied", (data.id, standing[0] + 1), "IMP-7.04")
    if closed_to(g, party, space):
        yield Reason("why_closed", (data.id,), "IMP-14.29")
    if data.once_per_game and used_up(g, party, space):
        yield Reason("why_used_up", (data.id,), "IMP-8.23")
    needs = data.requires
    if isinstance(needs, InfluenceAtLeast) and not holds(g, party, needs):
        own = g.influence[party * 4 + needs.faction]
        yield Reason("why_requires", (data.id, ICONS[needs.faction].id, needs.n, own), "IMP-7.07")
    yield from _entry_cost(g, party, space)


def _entry_cost(g: Imperium, party: Party, space: Space) -> Why:
    """What the cheapest way in costs too much of."""
    costs = prices(g, party, space)
    if any(affordable(g, party, cost) for cost in costs):
        return
    held = {"solari": g.solari[party], "spice": g.spice[party], "water": g.water[party]}
    for name, own in held.items():
        if (cost := getattr(costs[0], name)) > own:
            yield Reason("why_entry_cost", (SPACES[space].id, name, cost, own), "IMP-7.05")


# The rest of a turn


def _agent_turn(g: Imperium, party: Party, word: str, thing: str) -> Why:
    if word == "deploy" and thing.isdecimal():
        yield from _deploy(g, party)
    elif word in ("agent", "to"):
        yield Reason("why_one_agent", (), "IMP-7.03")
    elif word == "acquire":
        yield Reason("why_acquire_later", (), "IMP-10.06")
    elif word == "reveal":
        yield Reason("why_one_turn", (), "IMP-6.02")
    else:
        yield from _end_or_intrigue(g, party, word, thing)


def _deploy(g: Imperium, party: Party) -> Why:
    if not g.turn.combat:
        yield Reason("why_no_combat_space", (), "IMP-9.06")
    else:
        yield Reason("why_deploy_limit", (deployable(g, party),), "IMP-9.05")


def _reveal_turn(g: Imperium, party: Party, word: str, thing: str) -> Why:
    if word == "acquire" and thing in CARD:
        yield from _acquire(g, CARD[thing])
    elif word in ("agent", "to"):
        yield Reason("why_revealed", (), "IMP-6.02")
    elif word == "deploy":
        yield Reason("why_no_combat_space", (), "IMP-9.06")
    else:
        yield from _end_or_intrigue(g, party, word, thing)


def _acquire(g: Imperium, card: Card) -> Why:
    name = CARDS[card].id
    if card == FOLDSPACE:
        yield Reason("why_foldspace", (name,), "IMP-10.07")
    elif card not in on_offer(g):
        yield Reason("why_not_on_offer", (name,), "IMP-10.07")
    elif price(g, card) > g.turn.persuasion:
        yield Reason("why_price", (name, price(g, card), g.turn.persuasion), "IMP-10.08")


def _end_or_intrigue(g: Imperium, party: Party, word: str, thing: str) -> Why:
    if word != "end":
        yield from _intrigue(g, party, thing, PLOT)
        return
    step = g.stack[-1]
    assert isinstance(step, Resolver)
    for key in dict.fromkeys(step.pending):
        if possible(g, party, key) and not optional(g, party, key):
            yield Reason("why_must_resolve", (key.partition("/")[0],), "IMP-7.12")


# Intrigue cards


def _combat(g: Imperium, party: Party, word: str, thing: str) -> Why:
    yield from _intrigue(g, party, thing, COMBAT)


def _endgame(g: Imperium, party: Party, word: str, thing: str) -> Why:
    yield from _intrigue(g, party, thing, ENDGAME)


TIMING: dict[Timing, tuple[str, str]] = {
    Timing.START_OF_OWN_TURN: ("why_turn_start", "IMP-14.02"),
    Timing.BEFORE_PLAYING_AGENT_CARD: ("why_before_agent", "IMP-7.17"),
    Timing.BEFORE_SENDING_AGENT: ("why_before_agent", "IMP-7.17"),
    Timing.AFTER_WINNING_CONFLICT: ("why_winning", "IMP-16.06"),
}
COMBAT_OVER = ("why_combat_over", "IMP-16.06")


def _intrigue(g: Imperium, party: Party, thing: str, kind: Kind) -> Why:
    """A held card that can't be played as one of that kind now."""
    card = INTRIGUE_CARD.get(thing)
    if card is None or card not in g.intrigues[party]:
        return
    use = use_of(card, kind)
    if use is None:
        kinds = INTRIGUE_CARDS[card].uses[0].kind.name.lower()
        yield Reason("why_kind", (thing, kinds), "IMP-11.01")
    elif not in_time(g, party, use):
        key, rule = TIMING.get(use.timing, COMBAT_OVER)
        yield Reason(key, (thing,), rule)
    elif not condition_met(g, party, card, use):
        yield Reason("why_condition", (thing,), "IMP-11.04")
    else:
        yield Reason("why_cost", (thing,), "IMP-11.04")


WHY: dict[type, Callable[[Imperium, Party, str, str], Why]] = {
    Turn: _turn,
    CardPlayed: _card_played,
    AgentTurn: _agent_turn,
    RevealTurn: _reveal_turn,
    CombatCards: _combat,
    AfterWinning: _combat,
    Endgame: _endgame,
}
