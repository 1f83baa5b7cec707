"""From revealed plans to the end of the battle (CLS-13.24 to 13.36)."""

from __future__ import annotations

from ...table import Action, Seat
from . import hands, spice
from .battlefield import HERO, WORDS, Battlefield, Plan
from .cards import CARD_ID, LASGUN, POISONS, PROJECTILES, SHIELD, SNOOPER, Card
from .factions import Faction
from .factions import kwisatz_haderach as haderach
from .factions.bene_gesserit_voice import hear_refusal
from .factions.harkonnen_captives import step_forward
from .lasgun_shield import explode, explodes
from .leader_deaths import kill_leader
from .leaders import STRENGTH
from .losses import lose_all, lose_dialled, settle_advisors
from .promises import note
from .state import NONE, Dune
from .steps import Ask, name
from .strength import Halves
from .traitors import betray


def reveal(g: Dune, battle: Battlefield) -> None:
    """CLS-13.23, CLS-13.40: both plans lie open; their leaders have fought in this territory."""
    battle.revealed = True
    g.dialers = battle.sides()
    for faction, plan in zip(battle.sides(), battle.plans, strict=True):
        if g.told is not None:
            g.tell("plan_revealed", name(faction), *[WORDS[part][plan[part]] for part in range(len(WORDS))])
        for card in plan.cards():
            hands.show(g, faction, card)
        if 0 <= plan.leader < HERO:
            g.used_in[plan.leader] = battle.territory
            step_forward(g, battle, plan.leader)
        if plan.haderach == 1:
            g.haderach_used_in = battle.territory
        if g.deals:
            note(g, faction, "reveals", battle.opponent(faction), dial=plan.dial / 2, cards=plan.cards())
    hear_refusal(g, battle)


def resolve(g: Dune, battle: Battlefield) -> None:
    """CLS-13.24 to 13.26: traitors come first, then the explosion, then weapons and strength."""
    if battle.traitors:
        betray(g, battle)
    elif explodes(battle):
        explode(g, battle)
    else:
        fight(g, battle)
    for faction, plan in zip(battle.sides(), battle.plans, strict=True):
        if faction != battle.winner:
            discard_plan(g, faction, plan)


def kills(weapon: Card, defense: Card) -> bool:
    """CLS-13.26: whether a weapon gets past a defense."""
    if weapon in PROJECTILES:
        return defense != SHIELD
    if weapon in POISONS:
        return defense != SNOOPER
    return weapon == LASGUN


def strength(plan: Plan, leader_lives: bool) -> Halves:
    """CLS-13.27, CLS-13.28, CLS-30.03, CLS-30.04: the dial, the surviving leader, and who accompanies him."""
    if not leader_lives or plan.leader == NONE:
        return plan.dial
    leader = 0 if plan.hero() >= 0 else STRENGTH[plan.leader]
    return plan.dial + 2 * (leader + haderach.STRENGTH * plan.haderach)


def fight(g: Dune, battle: Battlefield) -> None:
    """CLS-13.26 to 13.33: weapons kill, the higher total wins, a tie is the Aggressor's."""
    attack, defense = battle.plans
    lives = (not kills(defense.weapon, attack.defense), not kills(attack.weapon, defense.defense))
    totals = (strength(attack, lives[0]), strength(defense, lives[1]))
    battle.winner = battle.aggressor if totals[0] >= totals[1] else battle.defender
    dead = [
        p.leader for p, lived in zip(battle.plans, lives, strict=True) if not lived and 0 <= p.leader < HERO
    ]
    for leader in dead:
        kill_leader(g, leader)
    g.tell("battle_won", name(battle.winner), f"{totals[0] / 2:g}", f"{totals[1] / 2:g}")
    lose_all(g, battle, battle.opponent(battle.winner))
    spice.gain(g, battle.winner, sum(STRENGTH[leader] for leader in dead), "battle_reward")
    keep_cards(g, battle)
    lose_dialled(g, battle, battle.winner)


def discard_plan(g: Dune, faction: Faction, plan: Plan) -> None:
    """CLS-13.29: all Treachery cards of a lost plan."""
    for card in plan.cards():
        hands.discard(g, faction, card)


def keep_cards(g: Dune, battle: Battlefield) -> None:
    """CLS-13.31: the winner decides card by card; a Cheap Hero is gone in any case."""
    plan = battle.plan(battle.winner)
    if plan.hero() >= 0:
        hands.discard(g, battle.winner, plan.hero())
    for card in (plan.defense, plan.weapon):
        if card >= 0:
            g.then(KeepCard(faction=battle.winner, card=card))


class KeepCard(Ask):
    """CLS-13.31: the winner may keep or discard a card of the own plan."""

    card: Card = 0

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return [f"keep {CARD_ID[self.card]}", f"discard {CARD_ID[self.card]}"]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action.startswith("discard"):
            hands.discard(g, self.faction, self.card)


def pay(g: Dune, battle: Battlefield) -> None:
    """CLS-28.06, CLS-28.10: both sides pay the bank for their forces' support; who won by a traitor keeps the spice."""
    for faction, plan in zip(battle.sides(), battle.plans, strict=True):
        g.reserved[faction] = 0
        nobody_won = battle.winner == NONE and not g.opts.losers_pay_spice
        if nobody_won or not plan.spice or (battle.traitors and faction == battle.winner):
            continue
        spice.spend(g, faction, plan.spice)
        g.tell("battle_support_paid", name(faction), plan.spice)


def settle(g: Dune, battle: Battlefield) -> None:
    """The dead are gone: spice is paid, and advisors left alone take up arms."""
    pay(g, battle)
    for faction in battle.sides():
        note(g, faction, "wins" if faction == battle.winner else "loses", battle.opponent(faction))
    settle_advisors(g)
