"""What games for one and two begin with (HAG-2.01 to 2.05, HAG-3.02 to 3.13), and the Rivals' third Agents."""

from __future__ import annotations

from ..components import AGENTS, START_RESOURCES
from ..effects import Effects
from ..intrigue import draw_intrigue
from ..leaders import FIRST_RIVALS, LEADER, LEADERS, Leader
from ..resolve import HANDLERS
from ..rivals import DIFFICULTY
from ..setup import free_leaders, take_leader
from ..state import Imperium, Party
from .deck import hagal


def set_up_rivals(g: Imperium) -> None:
    """Called when the players have what they begin with."""
    if g.players == 2:
        _house_hagal(g)
    else:
        _rivals(g)


def _house_hagal(g: Imperium) -> None:
    """HAG-2.01 to 2.05: cubes and three Agents, nothing else."""
    hagal(g).deck = g.chance.shuffled(g.box.hagal_two_players)
    g.agents[g.players] = AGENTS


def _rivals(g: Imperium) -> None:
    """HAG-3.02 to 3.11"""
    difficulty = DIFFICULTY[g.opts.difficulty]
    g.tell("difficulty", difficulty.id)
    hagal(g).deck = g.chance.shuffled(g.box.hagal_solo)
    _gain(g, 0, difficulty.human_extra)
    _take_leaders(g)
    for party in range(g.players, g.parties):
        _gain(g, party, START_RESOURCES)
        draw_intrigue(g, party, difficulty.rival_intrigue)
        g.garrison[party] += difficulty.rival_garrison
        g.supply[party] -= difficulty.rival_garrison


def _gain(g: Imperium, party: Party, effects: Effects) -> None:
    for effect in effects:
        HANDLERS[type(effect)](g, party, "", effect)


# Leaders of Rivals


def _take_leaders(g: Imperium) -> None:
    """HAG-3.03 to 3.05: as option `rival_leaders` says; what it leaves open is drawn at random."""
    chosen = {"recommended": FIRST_RIVALS, "random": ()}.get(g.opts.rival_leaders)
    if chosen is None:
        chosen = tuple(LEADER[name] for name in g.opts.rival_leaders.split(","))
    rivals = list(range(g.players, g.parties))
    for leader in chosen:
        if leader not in g.leader:
            take_leader(g, rivals.pop(0), leader)
    for party in rivals:
        take_leader(g, party, g.chance.pick(_possible_leaders(g)))


def _possible_leaders(g: Imperium) -> list[Leader]:
    """HAG-3.04; option `rival_same_house`."""
    free = free_leaders(g, same_house=g.opts.rival_same_house)
    return [leader for leader in free if LEADERS[leader].may_be_rival]


# Third Agents


def third_agents(g: Imperium) -> None:
    """HAG-3.07, HAG-3.08: they lie under so many Conflict cards, and come with the last of these."""
    if g.players != 1 or g.round != DIFFICULTY[g.opts.difficulty].conflicts_before_swordmasters:
        return
    for party in range(g.players, g.parties):
        g.swordmaster[party] = True
        g.agents[party] += 1
        g.tell("swordmaster_hired", party + 1)
