"""What the board spaces do (IMP-8) that no other chapter does: harvests, Sell Melange, Council seat, Swordmaster."""

from __future__ import annotations

from . import effects
from .board import SPACE, SPACES
from .leader_abilities import council_seat_taken, harvested, less_harvested
from .resolve import AT_ONCE, HANDLERS, Handler
from .state import NONE, Imperium, Party


def _harvest(g: Imperium, party: Party, key: str, effect: effects.Harvest) -> None:
    """IMP-13.07: base and bonus spice; the space is emptied, unless Ariana leaves some by option (IMP-15.12)."""
    space = SPACE[key.partition("/")[0]]
    at = g.box.board.makers.index(space)
    bonus = g.bonus_spice[at]
    g.bonus_spice[at] = min(bonus, less_harvested(g, party)) if g.opts.spice_addict_leaves_spice else 0
    _gain_harvest(g, party, SPACES[space].id, effect.base + bonus)


def _double_harvest(g: Imperium, party: Party, key: str, effect: effects.DoubleHarvest) -> None:
    """Carryall (IMP-14.04): the base spice of the space visited, and nothing elsewhere."""
    base = SPACES[g.turn.space].base_spice if g.turn.space != NONE else None
    if not base:
        return
    if g.opts.carryall_is_a_harvest:
        _gain_harvest(g, party, SPACES[g.turn.space].id, base)
    else:
        _gain_spice(g, party, SPACES[g.turn.space].id, base)


def _gain_harvest(g: Imperium, party: Party, space: str, amount: int) -> None:
    _gain_spice(g, party, space, max(0, amount - less_harvested(g, party)))
    harvested(g, party)


def _gain_spice(g: Imperium, party: Party, space: str, amount: int) -> None:
    g.spice[party] += amount
    g.tell("spice_harvested", party + 1, space, amount)


def _sell_melange(g: Imperium, party: Party, key: str, effect: effects.SellMelange) -> None:
    """IMP-8.28: for what was paid to enter."""
    solari = dict(effect.rates)[g.turn.spice_paid]
    g.solari[party] += solari
    g.tell("melange_sold", party + 1, g.turn.spice_paid, solari)


def _council_seat(g: Imperium, party: Party, key: str, effect: effects.CouncilSeat) -> None:
    """IMP-8.23, IMP-8.24: never lost; it counts from the Reveal turn of this round."""
    g.council[party] = True
    g.tell("council_seat_taken", party + 1)
    council_seat_taken(g, party)


def _swordmaster(g: Imperium, party: Party, key: str, effect: effects.Swordmaster) -> None:
    """IMP-8.25: the third Agent is ready at once."""
    g.swordmaster[party] = True
    g.agents[party] += 1
    g.tell("swordmaster_hired", party + 1)


def _in_reveal_turn(g: Imperium, party: Party, key: str, effect: effects.RevealIfAgentHere) -> None:
    """IMP-8.27: nothing now; the Reveal turn looks whether an Agent is still here."""


SPACE_HANDLERS: dict[type, Handler] = {
    effects.Harvest: _harvest,
    effects.DoubleHarvest: _double_harvest,
    effects.SellMelange: _sell_melange,
    effects.CouncilSeat: _council_seat,
    effects.Swordmaster: _swordmaster,
    effects.RevealIfAgentHere: _in_reveal_turn,
}
HANDLERS.update(SPACE_HANDLERS)
AT_ONCE.update(SPACE_HANDLERS)
