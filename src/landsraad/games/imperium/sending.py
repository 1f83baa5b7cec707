"""Sending an Agent (IMP-7.01 to 7.08, IMP-7.17): which cards can be played, where they lead, what entering costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ...table import Action, Seat, Step
from .board import HIGH_COUNCIL, MENTAT, OPEN_TO_ALL, SPACE, SPACES, Space, SpaceData
from .cards import CARDS, Card
from .conditions import holds
from .decks import leave_hand, with_card
from .effects import FREE, Cost
from .icons import ICONS, Icon
from .leader_abilities import ability_of, cheaper, passes_enemies, solari_paid_for_space
from .leaders import Leader
from .mentat import mentat_ready
from .nodes import keys
from .resolve import arise
from .rivals import DIFFICULTY
from .state import NONE, Imperium, Party, seat_of
from .voice import closed_to

__all__ = ["ability_of"]

TO = SPACES.column(lambda space: f"to {space.id}")


class Sending(NamedTuple):
    """How a card is played that doesn't simply send an Agent from the Leader to a space of its icons."""

    possible: Callable[[Imperium, Party], bool]
    begin: Callable[[Party], Step[Imperium]]


SENDINGS: dict[Card, Sending] = {}


def _boxes_of(space: SpaceData) -> tuple[str, ...]:
    """IMP-7.09, IMP-7.10: of the space, and of its faction."""
    faction = () if space.faction is None else keys(f"{ICONS[space.faction].id}/influence")
    return keys(f"{space.id}/space") + faction


SPACE_BOXES = SPACES.column(_boxes_of)
AGENT_BOX = CARDS.column(lambda card: keys(f"{card.id}/agent"))


# Which cards, and where they lead


def icons_of(g: Imperium, card: Card) -> tuple[Icon, ...]:
    """The icons of a card played now; Dispatch an Envoy adds those it lacks (IMP-14.07)."""
    printed, added = CARDS[card].icons, g.turn.added_icons
    if not added or not (printed or g.opts.envoy_enables_iconless_cards):
        return printed
    return printed + tuple(icon for icon in added if icon not in printed)


def playable_cards(g: Imperium, party: Party) -> list[Card]:
    """IMP-6.03, IMP-7.02: the different cards in hand that can send an Agent somewhere now."""
    cards = dict.fromkeys(g.hands[party])
    if not g.agents[party]:
        return [card for card in cards if card in SENDINGS and SENDINGS[card].possible(g, party)]
    reached: dict[Icon, bool] = {}
    return [card for card in cards if _playable(g, party, card, reached)]


def _playable(g: Imperium, party: Party, card: Card, reached: dict[Icon, bool]) -> bool:
    """`reached` keeps what was found out about icons."""
    if card in SENDINGS:
        return SENDINGS[card].possible(g, party)
    for icon in icons_of(g, card):
        if icon not in reached:
            reached[icon] = _leads_somewhere(g, party, icon)
        if reached[icon]:
            return True
    return False


def _leads_somewhere(g: Imperium, party: Party, icon: Icon) -> bool:
    return any(may_enter(g, party, space) for space in g.box.board.easiest_first[icon])


def play_card(g: Imperium, party: Party, card: Card) -> None:
    """IMP-7.01: from hand to in play, face up; then it sends its Agent."""
    leave_hand(g, party, card)
    g.in_play[party] = with_card(g.in_play[party], card)
    g.tell("card_played", party + 1, CARDS[card].id)
    g.then(SENDINGS[card].begin(party) if card in SENDINGS else CardPlayed(party=party, card=card))


def targets(g: Imperium, party: Party, card: Card) -> list[Space]:
    """The spaces that the card's icons reach and that the party may enter."""
    return [
        space
        for icon in icons_of(g, card)
        for space in g.box.board.with_icon[icon]
        if may_enter(g, party, space)
    ]


# Which spaces may be entered


def may_enter(g: Imperium, party: Party, space: Space, *, among_enemies: bool = False) -> bool:
    """IMP-7.04, IMP-7.05, IMP-7.07, IMP-8.23, IMP-14.29; `among_enemies`: whatever enemy Agents stand there."""
    if g.placed[space] and not _not_blocked(g, party, space, among_enemies):
        return False
    if g.voice and closed_to(g, party, space) and not _past_voice(g, party, space):
        return False
    return OPEN_TO_ALL[space] or _open_to(g, party, space)


def _open_to(g: Imperium, party: Party, space: Space) -> bool:
    data = SPACES[space]
    if data.once_per_game and used_up(g, party, space):
        return False
    if data.requires is not None and not holds(g, party, data.requires):
        return False
    return bool(open_prices(g, party, space))


def _not_blocked(g: Imperium, party: Party, space: Space, among_enemies: bool) -> bool:
    """IMP-7.04, IMP-14.13, IMP-14.33: what Agents block, given that some stand there."""
    standing = g.placed[space]
    infiltrates = infiltrating(g, party, space)
    if party in standing and not (infiltrates and g.opts.infiltration_past_own_agents):
        return False
    return infiltrates or among_enemies or all(other == party for other in standing)


def infiltrating(g: Imperium, party: Party, space: Space) -> bool:
    """Infiltrate and Helena (IMP-14.33, IMP-15.09)."""
    return g.turn.ignores_enemies or passes_enemies(g, party, space)


def _past_voice(g: Imperium, party: Party, space: Space) -> bool:
    """IMP-14.30"""
    return not g.opts.voice_stops_infiltration and infiltrating(g, party, space)


def used_up(g: Imperium, party: Party, space: Space) -> bool:
    """IMP-8.23: a seat is taken once, a Swordmaster hired once."""
    if space == HIGH_COUNCIL:
        return g.council[party]
    return g.swordmaster[party] or (g.players == 1 and not DIFFICULTY[g.opts.difficulty].human_swordmaster)


def prices(g: Imperium, party: Party, space: Space) -> tuple[Cost, ...]:
    """What entering costs this party: one of these (IMP-8.28, HAG-3.10); Leto pays less (IMP-15.03)."""
    leader = g.leader[party] if party < g.players else NONE
    if g.players == 1 and space == MENTAT:
        return cheaper(leader, space, (Cost(solari=DIFFICULTY[g.opts.difficulty].mentat_cost),))
    return _prices_of_leader(leader, space)


@cache
def _prices_of_leader(leader: Leader, space: Space) -> tuple[Cost, ...]:
    return cheaper(leader, space, SPACES[space].costs)


def open_prices(g: Imperium, party: Party, space: Space) -> list[Cost]:
    """Those that the party could pay."""
    solari, spice, water = g.solari[party], g.spice[party], g.water[party]
    return [
        price
        for price in prices(g, party, space)
        if price.solari <= solari and price.spice <= spice and price.water <= water
    ]


def affordable(g: Imperium, party: Party, price: Cost) -> bool:
    return g.solari[party] >= price.solari and g.spice[party] >= price.spice and g.water[party] >= price.water


def pay(g: Imperium, party: Party, price: Cost) -> None:
    g.solari[party] -= price.solari
    g.spice[party] -= price.spice
    g.water[party] -= price.water


# An Agent turn as far as the space


class CardPlayed(Step[Imperium]):
    """IMP-7.01 to 7.03: the card lies in front of its owner; `to <space>` says where its Agent goes.

    The Mentat goes when no Agent is left. Only where Urgent Mission can't recall it (IMP-14.34) does it matter which of
    them goes, and there `to <space> mentat` sends it earlier.
    """

    party: Party = 0
    card: Card = 0
    space: Space = NONE
    mentat: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.space != NONE else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return from_leader(g, self.party, targets(g, self.party, self.card))

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        _, space, *mentat = action.split()
        self.space, self.mentat = SPACE[space], bool(mentat)

    def run(self, g: Imperium) -> None:
        leave_leader(g, self.party, self.space, mentat=self.mentat)
        send(g, self.party, self.card, self.space)

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"card": CARDS[self.card].id}


def from_leader(g: Imperium, party: Party, spaces: list[Space]) -> list[Action]:
    """`to <space>`, and `to <space> mentat` where it matters that the Mentat goes before an Agent."""
    actions = [TO[space] for space in spaces]
    early = g.agents[party] > 1 and mentat_ready(g, party)
    if early and not g.opts.urgent_mission_recalls_mentat:
        actions += [f"{action} mentat" for action in actions]
    return actions


def leave_leader(g: Imperium, party: Party, space: Space, *, mentat: bool = False) -> None:
    """An Agent, or the Mentat, is on its way to a space."""
    if mentat_ready(g, party) and (mentat or g.agents[party] == 1):
        g.mentat_at = space
    g.agents[party] -= 1


def send(g: Imperium, party: Party, card: Card, space: Space) -> None:
    """IMP-7.17 (4) to (7): pay, place the Agent, control bonus, then effects in any order."""
    from .agent_turn import AgentTurn

    g.turn.card, g.turn.space, g.turn.begun = card, space, True
    g.turn.combat = SPACES[space].combat
    g.then(Arrival(party=party, space=space), AgentTurn(party=party))
    payable = open_prices(g, party, space)
    if len(payable) == 1:
        pay_entry(g, party, space, payable[0])
    else:
        g.then(EntryCost(party=party, space=space))


class EntryCost(Step[Imperium]):
    """IMP-8.28: `pay <spice>`, where one of several prices is paid (Sell Melange)."""

    party: Party = 0
    space: Space = 0
    paid: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.paid else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"pay {price.spice}" for price in open_prices(g, self.party, self.space)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.paid = True
        spice = int(action.removeprefix("pay "))
        prices = open_prices(g, self.party, self.space)
        pay_entry(g, self.party, self.space, next(price for price in prices if price.spice == spice))


def pay_entry(g: Imperium, party: Party, space: Space, price: Cost) -> None:
    """IMP-7.05: one price in full, at once."""
    if price == FREE:
        return
    g.turn.spice_paid = price.spice
    pay(g, party, price)
    g.tell("space_paid", party + 1, SPACES[space].id, price.solari, price.spice, price.water)
    if price.solari:
        solari_paid_for_space(g, party)


class Arrival(Step[Imperium]):
    """IMP-7.03, IMP-7.08 to 7.10: the Agent stands there; the controller gains; effects of space, faction, card wait."""

    party: Party = 0
    space: Space = 0

    def run(self, g: Imperium) -> None:
        party, space = self.party, self.space
        data = SPACES[space]
        g.placed[space] = (*g.placed[space], party)
        g.tell("agent_sent", party + 1, data.id)
        control_bonus(g, space)
        arise(g, party, SPACE_BOXES[space] + AGENT_BOX[g.turn.card])


def control_bonus(g: Imperium, space: Space) -> None:
    """IMP-7.08: whoever came, the controller gains."""
    control = g.box.board.control
    if space in control:
        controller = g.control[control.index(space)]
        if controller != NONE:
            arise(g, controller, keys(f"{SPACES[space].id}/control"))
