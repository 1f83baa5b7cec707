"""What a seat may do at any time without being asked: standing orders, pledges, the Emperor's gifts, deals.

Such actions begin with a tilde. Whoever plays two factions names the one that acts: `~atreides pledge 3`.

    ~order karama pass       a standing order (`landsraad.table.windows`)
    ~pledge 3                what the ally may add to the own spice in purchases and shipments (CLS-17.13, CLS-17.14)
    ~give 3 fremen           the Emperor's gift, where the table plays so (CLS-22.05)
    ~deal ..., ~accept 2     deals and bribes (`deals.py`)

None of them changes whom the game waits for, except that a gift gives Karama its chance first.
"""

from __future__ import annotations

from ...table import Action, Seat, Step, give_order, order_options
from .deals import deal_action, deal_actions
from .factions import EMPEROR, FACTION, FACTION_ID, Faction
from .karama import guard, stopped
from .promises import ally_ships, pay_due, spendable
from .spice import free
from .state import NONE, Dune, Phase
from .steps import name

# The kinds of reaction windows in this game: about an opponent, or about nobody.
AGAINST = ("karama", "traitor")
PLAIN = ("moment", "hajr", "weather_control", "family_atomics", "charity")


def voluntary(g: Dune, seat: Seat) -> list[Action]:
    if not g.stack or seat not in g.seat_of or seat == NONE:
        return []
    abouts = tuple(FACTION_ID[f] for f in g.in_play if g.seat_of[f] != seat)
    offered = [*order_options(seat, AGAINST, abouts, g), *order_options(seat, PLAIN, (), g)]
    own = [faction for faction in g.in_play if g.seat_of[faction] == seat]
    for faction in own:
        sign = "~" if len(own) == 1 else f"~{name(faction)} "
        actions = (*pledges(g, faction), *gifts(g, faction), *deal_actions(g, faction))
        offered += [sign + action for action in actions]
    return offered


def volunteer(g: Dune, seat: Seat, action: Action) -> None:
    if action.startswith("~order "):
        give_order(g, seat, action)
        return
    faction, words = _whose(g, seat, action.removeprefix("~"))
    what, _, rest = words.partition(" ")
    if what == "pledge":
        _pledge(g, faction, int(rest))
    elif what == "give":
        amount, ally = rest.split()
        g.then(Gift(faction=faction, ally=FACTION[ally], amount=int(amount)))
        g.tell("gift_meant", name(faction), ally, int(amount))
        guard(g, faction, "give_spice_to_ally")
    else:
        deal_action(g, faction, words)
    if g.deals:
        pay_due(g)


def _whose(g: Dune, seat: Seat, words: str) -> tuple[Faction, str]:
    first, _, rest = words.partition(" ")
    if first in FACTION:
        return FACTION[first], rest
    return next(faction for faction in g.in_play if g.seat_of[faction] == seat), words


def pledges(g: Dune, faction: Faction) -> list[Action]:
    """CLS-17.19: an ally sets the pledge, from own spice; not below what a standing bid or a shipment counts on."""
    if not g.allies[faction]:
        return []
    pledged, least = g.pledges[faction], 0
    if g.phase == Phase.BIDDING:
        least = min(g.reserved[faction], pledged)
    if ally_ships(g, faction):
        least = pledged
    most = free(g, faction) + (least if g.phase == Phase.BIDDING else 0)
    return [f"pledge {n}" for n in range(least, most + 1) if n != pledged]


def _pledge(g: Dune, faction: Faction, amount: int) -> None:
    g.pledges[faction] = amount
    told = tuple(dict.fromkeys(g.seat_of[f] for f in (faction, *g.allies[faction])))
    g.tell("pledge_set", name(faction), amount, only=told)


def gifts(g: Dune, faction: Faction) -> list[Action]:
    """CLS-22.05: by option, the Emperor may give own spice to an ally at any time."""
    if faction != EMPEROR or not g.opts.emperor_gives_spice or not g.allies[faction]:
        return []
    if "give_spice_to_ally" in g.blocked:
        return []
    most = spendable(g, faction)
    return [f"give {n} {name(ally)}" for ally in g.allies[faction] for n in range(1, most + 1)]


class Gift(Step[Dune]):
    """CLS-22.05: the spice becomes the ally's, if Karama doesn't stop it."""

    faction: Faction
    ally: Faction
    amount: int

    def run(self, g: Dune) -> None:
        if stopped(g, "give_spice_to_ally"):
            return
        amount = min(self.amount, free(g, self.faction))
        if amount:
            g.spice[self.faction] -= amount
            g.spice[self.ally] += amount
            g.tell("gift_given", name(self.faction), name(self.ally), amount)
