"""Phase 2: Spice Blow and Nexus (CLS-7, CLS-27.02 to 27.09).

The Basic game reveals for one discard pile, the Advanced game for two, A and B. What Fremen do with worms stands in
`factions/fremen_worms.py`, the Nexus in `alliances.py`.
"""

from __future__ import annotations

from ...table import Step
from .alliances import nexus
from .cards import SHAI_HULUD, SpiceCard
from .factions import FREMEN, Faction
from .factions.bene_gesserit_advisors import check_lone_advisors
from .forces import destroy_spice, kill_everybody, stands_in
from .karama import guard
from .map import AREA_ID, AREAS_OF, BLOW_AMOUNT, BLOW_AREA, SECTOR_OF, TERRITORY_ID, Territory
from .moments import at_any_time
from .phase import begin
from .state import NONE, Dune, Phase

PILE_ID = ("a", "b")


def spice_deck_ready(g: Dune) -> None:
    """CLS-4.02, CLS-7.12, CLS-27.08: an empty Spice deck is rebuilt, from both piles, when a card is drawn or looked at."""
    if g.spice_deck:
        return
    cards = sorted(g.spice_piles[0] + g.spice_piles[1])
    if (
        not cards or cards[-1] == SHAI_HULUD
    ):  # a position without territory cards; worms alone would blow for ever
        return
    g.last_targets = (worm_target(g, 0), worm_target(g, 1))
    g.spice_deck = g.chance.shuffled(cards)
    g.spice_piles = [(), ()]
    g.spice_top_seen = ()
    g.tell("spice_deck_shuffled")


def worm_target(g: Dune, pile: int) -> Territory:
    """CLS-7.06: the topmost territory card of the pile; if there is none, what CLS-7.07 says."""
    for card in g.spice_piles[pile]:
        if card != SHAI_HULUD:
            return card
    return g.last_targets[pile] if g.opts.worm_target_after_reshuffle == "last_territory" else NONE


def _reveal(g: Dune, pile: int) -> SpiceCard | None:
    """The top card of the Spice deck, shown to all."""
    spice_deck_ready(g)
    if not g.spice_deck:
        return None
    card, g.spice_deck, g.spice_top_seen = g.spice_deck[0], g.spice_deck[1:], ()
    g.tell("spice_card_revealed", "shai_hulud" if card == SHAI_HULUD else TERRITORY_ID[card], PILE_ID[pile])
    return card


def _discard(g: Dune, pile: int, card: SpiceCard) -> None:
    g.spice_piles[pile] = (card, *g.spice_piles[pile])


def blow(g: Dune, territory: Territory) -> None:
    """CLS-7.02 to 7.04: spice blows on the symbol, unless it lies in the storm."""
    area, amount = BLOW_AREA[territory], BLOW_AMOUNT[territory]
    if SECTOR_OF[area] == g.storm:
        g.tell("spice_blown_away", AREA_ID[area])
        return
    g.bank -= amount
    g.board_spice[area] = g.board_spice.get(area, 0) + amount
    g.tell("spice_blow", amount, AREA_ID[area])


def worm_appears(g: Dune, territory: Territory, eats_spice: bool = True) -> None:
    """CLS-7.06, CLS-7.07: a worm comes up in the territory, if there is any."""
    if territory == NONE:
        g.tell("worm_without_effect")
        return
    from .factions.fremen_worms import Protection, protectable

    g.tell("worm_appears", TERRITORY_ID[territory])
    allies = protectable(g, territory)
    if allies:
        g.then(Protection(faction=FREMEN, territory=territory, eats_spice=eats_spice, allies=allies))
    else:
        g.then(Worm(territory=territory, eats_spice=eats_spice))
    if FREMEN in g.in_play and stands_in(g, FREMEN, territory):
        guard(g, FREMEN, "worm_immunity")


class SpiceBlow(Step[Dune]):
    """CLS-5.02: the phase. The first pile, and in the Advanced game the second, each followed by its Nexus and rides."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.SPICE_BLOW)
        g.then(PileBlow())
        at_any_time(g)


class PileBlow(Step[Dune]):
    """CLS-27.03, CLS-27.06: the blow for a pile begins; Fremen may call a worm first (CLS-29.06)."""

    pile: int = 0
    worms: int = 0  # Shai-Hulud cards of this phase so far
    set_aside: tuple[SpiceCard, ...] = ()

    def run(self, g: Dune) -> None:
        from .factions.fremen_worms import may_call_worm

        g.then(Reveal(pile=self.pile, worms=self.worms, set_aside=self.set_aside))
        may_call_worm(g)


class Reveal(Step[Dune]):
    """CLS-7.01, CLS-7.09: one card after another is revealed for the pile until a territory card comes."""

    pile: int = 0
    worms: int = 0
    set_aside: tuple[SpiceCard, ...] = ()  # on turn 1 (CLS-7.05)
    worms_here: int = 0  # Shai-Hulud cards for this pile so far

    def run(self, g: Dune) -> None:
        card = _reveal(g, self.pile)
        if card == SHAI_HULUD:
            self._shai_hulud(g)
            return
        if card is not None:
            blow(g, card)
            _discard(g, self.pile, card)
        self._pile_done(g)

    def _shai_hulud(self, g: Dune) -> None:
        if g.turn == 1:
            g.tell("worm_set_aside")
            g.then(Reveal(pile=self.pile, set_aside=(*self.set_aside, SHAI_HULUD)))
            return
        g.then(Reveal(pile=self.pile, worms=self.worms + 1, worms_here=self.worms_here + 1))
        target = worm_target(g, self.pile) if not self.worms_here else NONE
        _discard(g, self.pile, SHAI_HULUD)
        first = not (self.worms_here if g.opts.worm_first_counted == "per_pile" else self.worms)
        if first or not g.opts.advanced or FREMEN not in g.in_play:
            worm_appears(g, target)
            return
        from .factions.fremen_worms import further_worm

        further_worm(g, target)

    def _pile_done(self, g: Dune) -> None:
        """CLS-27.05, CLS-27.06: the Nexus of this pile, then the other pile, if it was the first of two."""
        each_pile = g.opts.nexus_timing == "after_each_pile"
        if g.opts.advanced and self.pile == 0:
            following = PileBlow(pile=1, worms=self.worms, set_aside=self.set_aside)
            if each_pile and self.worms_here:
                g.then(Gathering(), following)
            else:
                g.then(following)
            return
        worms = self.worms_here if each_pile else self.worms
        g.then(ReturnWorms(set_aside=self.set_aside), EndOfPhase(worms=worms))


class ReturnWorms(Step[Dune]):
    """CLS-7.05, CLS-27.07: on turn 1 the worms set aside are shuffled back into the deck."""

    set_aside: tuple[SpiceCard, ...] = ()

    def run(self, g: Dune) -> None:
        if self.set_aside:
            g.spice_deck = g.chance.shuffled(sorted((*g.spice_deck, *self.set_aside)))
            g.spice_top_seen = ()
            g.tell("worms_shuffled_back", len(self.set_aside))


class EndOfPhase(Step[Dune]):
    """CLS-7.10: the Nexus at the end of the phase, if a worm came up since the last one or was called with Karama."""

    worms: int = 0

    def run(self, g: Dune) -> None:
        from .factions.fremen_worms import may_call_worm

        g.then(LastGathering(worms=self.worms))
        may_call_worm(g)


class Gathering(Step[Dune]):
    """CLS-7.10, CLS-7.11: a Nexus, and after it the riders."""

    def run(self, g: Dune) -> None:
        from .factions.fremen_worms import WormRides

        g.then(WormRides())
        nexus(g)
        at_any_time(g)


class LastGathering(Step[Dune]):
    """CLS-7.10, CLS-29.06: the last Nexus of the phase, which a worm called with Karama also causes, and the riders."""

    worms: int = 0

    def run(self, g: Dune) -> None:
        from .factions.fremen_worms import WormRides, called_worm_waits

        called = called_worm_waits(g)
        if self.worms or (called and g.opts.karama_worm_nexus):
            g.then(Gathering())
        elif called:
            g.then(WormRides())


class Worm(Step[Dune]):
    """CLS-7.06: the worm devours spice and forces in the whole territory, except those of Fremen and whom they protect."""

    territory: Territory = NONE
    eats_spice: bool = True
    protected: tuple[Faction, ...] = ()

    def run(self, g: Dune) -> None:
        spared = self.spared(g)
        for area in AREAS_OF[self.territory]:
            if self.eats_spice:
                destroy_spice(g, area)
            kill_everybody(g, area, spared)
        self.stays(g)
        check_lone_advisors(g)

    def spared(self, g: Dune) -> tuple[Faction, ...]:
        from .factions.fremen_worms import spared

        return spared(g, self.territory, self.protected)

    def stays(self, g: Dune) -> None:
        """CLS-23.10: surviving Fremen may ride it after the Nexus."""
        if FREMEN in g.in_play and stands_in(g, FREMEN, self.territory):
            g.worms = (*g.worms, self.territory)
