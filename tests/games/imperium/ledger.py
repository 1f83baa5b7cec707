"""What somebody knows who only listens: accounts kept from the events, to be compared with the state after each action.

Whatever changes a seat's view is told to it (`landsraad.table`), so the log explains how everything came to lie where it lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from landsraad.games.imperium.board import SPACE
from landsraad.games.imperium.cards import CARD, CONFLICT, INTRIGUE_CARD
from landsraad.games.imperium.icons import FACTIONS, ICON
from landsraad.games.imperium.leaders import LEADER
from landsraad.games.imperium.rivals import DIFFICULTY
from landsraad.games.imperium.state import NONE, Imperium
from landsraad.games.imperium.troops import strength

BY_PARTY = ("solari", "spice", "water", "vp", "conflict", "swords", "council", "swordmaster")
CARDS_OF = ("hands", "in_play", "discards")
PILES = (*CARDS_OF, "decks")


class Ledger:
    """The accounts of a moment, and what is heard since; parties count from 1, as in events."""

    def __init__(self, g: Imperium) -> None:
        self.g = g
        self.heard = len(g.told or ())
        self.turn = g.turn.party
        self.kept = g.mentat_kept
        self.told = accounts(g)
        self.deployed, self.trashed = Counter[int](), Counter[int]()
        self.drawn, self.drawn_by = Counter[Any](), Counter[Any]()  # as all hear it, as the owners hear it

    def wrong(self, seat: int = NONE) -> list[str]:
        """What the events since don't explain; `seat` has just acted."""
        for event in (self.g.told or [])[self.heard :]:
            key, args = event.key, event.args
            if key in BY_WHOM_IT_IS and args[0] != BY_WHOM_IT_IS[key](self, seat) + 1:
                return [f"{key}: by {args[0]}"]
            if key in HEARD:
                HEARD[key](self, *args)
        return [*self._differences(), *self._troops(), *self._piles()]

    def add(self, account: str, who: int, n: int) -> None:
        if not n:
            raise AssertionError(f"{account} of {who}: nothing happened, and it's told")
        self.told[account][who - 1] += n

    def _differences(self) -> list[str]:
        true = accounts(self.g)
        names = [name for name in true if name not in (*PILES, "garrison")]
        return [
            f"{name}: told {self.told[name]}, is {true[name]}"
            for name in names
            if self.told[name] != true[name]
        ]

    def _troops(self) -> list[str]:
        """Those deployed came from the garrison or from the supply, which isn't told."""
        told, true = self.told["garrison"], self.g.garrison
        return [
            f"garrison of {who}: told {told[who]}, is {true[who]}"
            for who in range(self.g.parties)
            if not told[who] - self.deployed[who + 1] <= true[who] <= told[who]
        ]

    def _piles(self) -> list[str]:
        """Where a trashed card lay isn't told."""
        found = []
        for who in range(self.g.parties):
            missing = {name: self.told[name][who] - size(self.g, name, who) for name in PILES}
            if min(missing.values()) < 0 or sum(missing.values()) != self.trashed[who + 1]:
                found.append(f"cards of {who}: {missing} left unseen, {self.trashed[who + 1]} trashed")
        if self.drawn != self.drawn_by:
            found.append(f"all heard {self.drawn}, and the owners {self.drawn_by}")
        return found


def size(g: Imperium, pile: str, who: int) -> int:
    return len(getattr(g, pile)[who])


def accounts(g: Imperium) -> dict[str, Any]:
    """All that is followed, by name."""
    found: dict[str, Any] = {name: list(getattr(g, name)) for name in (*BY_PARTY, "garrison")}
    found |= {name: [size(g, name, who) for who in range(g.parties)] for name in PILES}
    found |= {name: getattr(g, name) for name in ("round", "first", "mentat", "conflict_card")}
    found["at home"] = [g.garrison[who] + g.supply[who] for who in range(g.parties)]
    found["Intrigue cards"] = [len(held) for held in g.intrigues]
    found |= {name: list(getattr(g, name)) for name in ("influence", "alliance", "control", "bonus_spice")}
    found["placed"] = [Counter(standing) for standing in g.placed]
    found["voice"], found["row"] = Counter(g.voice), Counter(g.row)
    found["revealed"], found["set aside"] = list(g.revealed), g.set_aside
    return found


# What is heard

Hear = Callable[..., None]


def _gains(account: str) -> Hear:
    return lambda ledger, who, n: ledger.add(account, who, n)


def _has(account: str) -> Hear:
    def hear(ledger: Ledger, who: int) -> None:
        ledger.told[account][who - 1] = True

    return hear


def _pays(ledger: Ledger, who: int, *amounts: int) -> None:
    assert any(amounts), "nothing is paid, and it's told"
    for account, n in zip(("solari", "spice", "water"), amounts, strict=True):
        ledger.told[account][who - 1] -= n


def _harvests(ledger: Ledger, who: int, space: str, n: int) -> None:
    ledger.told["spice"][who - 1] += n
    at = ledger.g.box.board.makers.index(SPACE[space])
    kept = ledger.g.opts.spice_addict_leaves_spice
    ledger.told["bonus_spice"][at] = ledger.g.bonus_spice[at] if kept else 0


def _bonus_spice(n: int | None) -> Hear:
    """One more, or all of it is gone."""

    def hear(ledger: Ledger, space: str, removed: int = 0) -> None:
        at = ledger.g.box.board.makers.index(SPACE[space])
        bonus = ledger.told["bonus_spice"]
        assert n or removed == bonus[at]
        bonus[at] = bonus[at] + n if n else 0

    return hear


def _influence(step: int) -> Hear:
    def hear(ledger: Ledger, who: int, faction: str, level: int) -> None:
        at = (who - 1) * len(FACTIONS) + ICON[faction]
        ledger.told["influence"][at] += step
        assert ledger.told["influence"][at] == level

    return hear


def _alliance(ledger: Ledger, who: int, faction: str) -> None:
    ledger.told["alliance"][ICON[faction]] = who - 1


def _alliance_returned(ledger: Ledger, holder: int, faction: str) -> None:
    assert ledger.told["alliance"][ICON[faction]] == holder - 1
    ledger.told["alliance"][ICON[faction]] = NONE


def _control(ledger: Ledger, who: int, space: str) -> None:
    ledger.told["control"][ledger.g.box.board.control.index(SPACE[space])] = who - 1


def _control_lost(ledger: Ledger, holder: int, space: str) -> None:
    at = ledger.g.box.board.control.index(SPACE[space])
    assert ledger.told["control"][at] == holder - 1
    ledger.told["control"][at] = NONE


def _deploys(ledger: Ledger, who: int, n: int) -> None:
    ledger.add("conflict", who, n)
    ledger.add("at home", who, -n)
    ledger.deployed[who] += n


def _leave_the_conflict(*, to_garrison: bool) -> Hear:
    def hear(ledger: Ledger, who: int, n: int) -> None:
        ledger.add("conflict", who, -n)
        ledger.add("at home", who, n)
        ledger.told["garrison"][who - 1] += n * to_garrison

    return hear


def _combat_ends(ledger: Ledger) -> None:
    for who in range(ledger.g.parties):
        ledger.told["at home"][who] += ledger.told["conflict"][who]
        ledger.told["conflict"][who] = ledger.told["swords"][who] = 0
    ledger.told["conflict_card"] = NONE


def _set(account: str, *, of: Callable[[Any], int] = int) -> Hear:
    def hear(ledger: Ledger, value: Any) -> None:
        ledger.told[account] = of(value)

    return hear


def _round(ledger: Ledger, number: int) -> None:
    ledger.told["round"], ledger.told["revealed"] = number, []


def _mentat_won(ledger: Ledger, who: int) -> None:
    ledger.told["mentat"], ledger.kept = who - 1, True


def _recalled(ledger: Ledger) -> None:
    for standing in ledger.told["placed"]:
        standing.clear()
    if not ledger.kept:
        ledger.told["mentat"] = NONE
    ledger.kept = False


def _agent(n: int) -> Hear:
    def hear(ledger: Ledger, who: int, space: str) -> None:
        standing = ledger.told["placed"][SPACE[space]]
        standing[who - 1] += n
        ledger.told["placed"][SPACE[space]] = +standing

    return hear


def _voice(n: int) -> Hear:
    def hear(ledger: Ledger, who: int, space: str) -> None:
        ledger.told["voice"][who - 1, SPACE[space]] += n
        ledger.told["voice"] = +ledger.told["voice"]

    return hear


def _moves(source: str | None, to: str | None) -> Hear:
    """A card of somebody goes from one pile to another."""

    def hear(ledger: Ledger, who: int, card: str = "") -> None:
        if source:
            ledger.told[source][who - 1] -= 1
        if to:
            ledger.told[to][who - 1] += 1

    return hear


def _drawn(ledger: Ledger, who: int) -> None:
    _moves("decks", "hands")(ledger, who)
    if who <= ledger.g.players:
        ledger.drawn[who] += 1


def _drawn_is(ledger: Ledger, card: str, who: int) -> None:
    assert card in CARD
    ledger.drawn_by[who] += 1


def _shuffled(ledger: Ledger, who: int) -> None:
    ledger.told["decks"][who - 1] += ledger.told["discards"][who - 1]
    ledger.told["discards"][who - 1] = 0


def _cleaned_up(ledger: Ledger, who: int, number: int) -> None:
    assert number == strength(ledger.g, who - 1) or ledger.told["conflict"] != ledger.g.conflict
    ledger.told["discards"][who - 1] += ledger.told["in_play"][who - 1]
    ledger.told["in_play"][who - 1] = 0


def _row(n: int) -> Hear:
    def hear(ledger: Ledger, card: str) -> None:
        ledger.told["row"][CARD[card]] += n
        ledger.told["row"] = +ledger.told["row"]

    return hear


def _acquired(ledger: Ledger, who: int, card: str) -> None:
    """To the discard pile, unless more is told."""
    ledger.told["discards"][who - 1] += 1
    if ledger.told["set aside"] == (who - 1, CARD[card]) and ledger.g.set_aside[0] == NONE:
        ledger.told["set aside"] = (NONE, NONE)
    else:
        _row(-1)(ledger, card)


def _set_aside(ledger: Ledger, who: int, card: str) -> None:
    _row(-1)(ledger, card)
    ledger.told["set aside"] = (who - 1, CARD[card])


def _leaves_the_game(ledger: Ledger, card: str) -> None:
    assert ledger.told["set aside"][1] == CARD[card]
    ledger.told["set aside"] = (NONE, NONE)


def _intrigue(n: int) -> Hear:
    def hear(ledger: Ledger, who: int, card: str = "") -> None:
        assert not card or card in INTRIGUE_CARD
        ledger.told["Intrigue cards"][who - 1] += n

    return hear


def _intrigue_drawn(ledger: Ledger, who: int) -> None:
    _intrigue(1)(ledger, who)
    ledger.drawn[-who] += 1


def _intrigue_drawn_is(ledger: Ledger, card: str, who: int) -> None:
    assert card in INTRIGUE_CARD
    ledger.drawn_by[-who] += 1


def _stolen(ledger: Ledger, thief: int, victim: int) -> None:
    _intrigue(1)(ledger, thief)
    _intrigue(-1)(ledger, victim)
    ledger.drawn[thief, victim] += 1


def _stolen_is(ledger: Ledger, thief: int, victim: int, card: str) -> None:
    assert card in INTRIGUE_CARD
    ledger.drawn_by[thief, victim] += 1


def _row_dealt(ledger: Ledger, cards: str) -> None:
    ledger.told["row"] = Counter(CARD[card] for card in cards.split())


def _difficulty(ledger: Ledger, level: str) -> None:
    for who in range(ledger.g.players, ledger.g.parties):
        ledger.told["garrison"][who] += DIFFICULTY[level].rival_garrison


def _trashed(ledger: Ledger, who: int, card: str) -> None:
    ledger.trashed[who] += 1


def _melange_sold(ledger: Ledger, who: int, spice: int, solari: int) -> None:
    ledger.add("solari", who, solari)


def _paid_for_space(ledger: Ledger, who: int, space: str, *amounts: int) -> None:
    _pays(ledger, who, *amounts)


def _recruits(ledger: Ledger, who: int, n: int) -> None:
    ledger.add("garrison", who, n)


def _garrison_lost(ledger: Ledger, who: int, n: int) -> None:
    ledger.add("garrison", who, -n)


def _revealing(ledger: Ledger, who: int) -> None:
    ledger.told["revealed"].append(who - 1)


def _tokens_chosen(ledger: Ledger, who: int) -> None:
    assert ledger.g.leader[who - 1] == LEADER["baron_vladimir_harkonnen"]


def _masterstroke(ledger: Ledger, who: int, *factions: str) -> None:
    _tokens_chosen(ledger, who)
    assert [ICON[faction] for faction in factions] == list(ledger.g.baron_tokens)


HEARD: dict[str, Hear] = {
    "solari_gained": _gains("solari"),
    "spice_gained": _gains("spice"),
    "water_gained": _gains("water"),
    "victory_points": _gains("vp"),
    "swords": _gains("swords"),
    "melange_sold": _melange_sold,
    "cost_paid": _pays,
    "space_paid": _paid_for_space,
    "spice_harvested": _harvests,
    "bonus_spice": _bonus_spice(1),
    "bonus_spice_removed": _bonus_spice(None),
    "influence_gained": _influence(1),
    "influence_lost": _influence(-1),
    "alliance_taken": _alliance,
    "alliance_returned": _alliance_returned,
    "control_taken": _control,
    "control_lost": _control_lost,
    "council_seat_taken": _has("council"),
    "swordmaster_hired": _has("swordmaster"),
    "troops_recruited": _recruits,
    "troops_deployed": _deploys,
    "troops_retreated": _leave_the_conflict(to_garrison=True),
    "conflict_troops_lost": _leave_the_conflict(to_garrison=False),
    "garrison_troops_lost": _garrison_lost,
    "combat_ends": _combat_ends,
    "conflict_revealed": _set("conflict_card", of=lambda card: CONFLICT[card]),
    "round_begins": _round,
    "first_player": _set("first", of=lambda who: int(who) - 1),
    "reveal_turn": _revealing,
    "mentat_taken": _set("mentat", of=lambda who: int(who) - 1),
    "mentat_won": _mentat_won,
    "agents_recalled": _recalled,
    "agent_sent": _agent(1),
    "agent_lifted": _agent(-1),
    "agent_recalled": _agent(-1),
    "space_closed": _voice(1),
    "space_reopened": _voice(-1),
    "card_drawn": _drawn,
    "card_drawn_is": _drawn_is,
    "card_played": _moves("hands", "in_play"),
    "card_revealed": _moves("hands", "in_play"),
    "card_discarded": _moves("hands", "discards"),
    "card_taken_back": _moves("discards", "hands"),
    "card_on_top": _moves("discards", "decks"),
    "card_trashed": _trashed,
    "deck_shuffled": _shuffled,
    "strength_set": _cleaned_up,
    "card_acquired": _acquired,
    "card_set_aside": _set_aside,
    "card_leaves_the_game": _leaves_the_game,
    "row_refilled": _row(1),
    "row_dealt": _row_dealt,
    "difficulty": _difficulty,
    "intrigue_drawn": _intrigue_drawn,
    "intrigue_drawn_is": _intrigue_drawn_is,
    "intrigue_stolen": _stolen,
    "intrigue_stolen_is": _stolen_is,
    "intrigue_played": _intrigue(-1),
    "intrigue_spent": _intrigue(-1),
    "tokens_chosen": _tokens_chosen,
    "masterstroke": _masterstroke,
}
BY_WHOM_IT_IS: dict[str, Callable[[Ledger, int], int]] = {
    "combat_passed": lambda ledger, seat: seat,
    "endgame_passed": lambda ledger, seat: seat,
    "turn_passed": lambda ledger, seat: seat,
}
