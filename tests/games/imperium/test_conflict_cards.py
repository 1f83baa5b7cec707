"""The rewards of all 18 Conflict cards (IMP-23), each place won once."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from games.imperium.changes import Counts, standing
from landsraad.games.imperium.cards import CONFLICTS
from landsraad.games.imperium.view import view

FIRST, SECOND, THIRD, LAST = range(4)
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


class Rewards(NamedTuple):
    rule: str
    first: Counts
    second: Counts
    third: Counts
    does: tuple[tuple[int, str], ...] = ()
    """What the players choose, each with the seat."""
    controls: str | None = None
    mentat: bool = False


def any_one(faction: str) -> tuple[int, str]:
    return FIRST, f"influence {faction}"


CARDS = {
    "skirmish_a": Rewards("IMP-23.01", {"vp": 1}, {"intrigues": 1, "solari": 2}, {"solari": 2}),
    "skirmish_b": Rewards("IMP-23.02", {"vp": 1}, {"water": 1}, {"spice": 1}),
    "skirmish_c": Rewards(
        "IMP-23.03", {"fremen": 1, "spice": 1}, {"spice": 2}, {"spice": 1}, (any_one("fremen"),)
    ),
    "skirmish_d": Rewards(
        "IMP-23.04", {"emperor": 1, "solari": 2}, {"solari": 3}, {"solari": 2}, (any_one("emperor"),)
    ),
    "cloak_and_dagger": Rewards(
        "IMP-23.05",
        {"bene_gesserit": 1, "intrigues": 2},
        {"intrigues": 1, "spice": 1},
        {"spice": 1},
        (
            (FIRST, "do cloak_and_dagger/first/0"),
            any_one("bene_gesserit"),
            (THIRD, "choose cloak_and_dagger/third/0/1"),
        ),
    ),
    "desert_power": Rewards("IMP-23.06", {"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
    "guild_bank_raid": Rewards("IMP-23.07", {"solari": 6}, {"solari": 4}, {"solari": 2}),
    "machinations": Rewards(
        "IMP-23.08",
        {"emperor": 1, "spacing_guild": 1},
        {"water": 1, "solari": 2},
        {"water": 1},
        ((FIRST, "choose machinations/first/0/1"), (FIRST, "choose machinations/first/0/0")),
    ),
    "raid_stockpiles": Rewards("IMP-23.09", {"intrigues": 1, "spice": 3}, {"spice": 2}, {"spice": 1}),
    "sort_through_the_chaos": Rewards(
        "IMP-23.10",
        {"intrigues": 1, "solari": 2},
        {"intrigues": 1, "solari": 2},
        {"solari": 2},
        mentat=True,
    ),
    "terrible_purpose": Rewards(
        "IMP-23.11",
        {"vp": 1},
        {"water": 1, "spice": 1},
        {"spice": 1},
        ((FIRST, "do terrible_purpose/first/1"), (FIRST, "trash hand dagger")),
    ),
    "secure_imperial_basin": Rewards(
        "IMP-23.12", {"vp": 1}, {"water": 2}, {"water": 1}, controls="imperial_basin"
    ),
    "siege_of_arrakeen": Rewards("IMP-23.13", {"vp": 1}, {"solari": 4}, {"solari": 2}, controls="arrakeen"),
    "siege_of_carthag": Rewards(
        "IMP-23.14", {"vp": 1}, {"intrigues": 1, "spice": 1}, {"spice": 1}, controls="carthag"
    ),
    "battle_for_arrakeen": Rewards(
        "IMP-23.15",
        {"vp": 2},
        {"spice": 2, "solari": 3},
        {"intrigues": 1, "solari": 2},
        (
            (SECOND, "choose battle_for_arrakeen/second/0/1"),
            (SECOND, "choose battle_for_arrakeen/second/0/2"),
        ),
        controls="arrakeen",
    ),
    "battle_for_carthag": Rewards(
        "IMP-23.16", {"vp": 2}, {"intrigues": 1, "spice": 3}, {"spice": 3}, controls="carthag"
    ),
    "battle_for_imperial_basin": Rewards(
        "IMP-23.17", {"vp": 2}, {"spice": 5}, {"spice": 3}, controls="imperial_basin"
    ),
    "grand_vision": Rewards(
        "IMP-23.18",
        {"spacing_guild": 2, "vp": 1, "intrigues": 1},
        {"intrigues": 1, "spice": 3},
        {"spice": 3},
        ((FIRST, "do grand_vision/first/0"), any_one("spacing_guild")),
    ),
}
ROUND = {1: 1, 2: 2, 3: 7}
"""In which a card of a tier may lie open."""


def each_card() -> list[Any]:
    return [pytest.param(card, marks=pytest.mark.rule(rewards.rule)) for card, rewards in CARDS.items()]


def fought_in(card: str) -> int:
    return ROUND[next(data.tier for data in CONFLICTS if data.id == card)]


def fought(table: Any, card: str) -> Any:
    """Four players with 4, 3, 2 and no troops in the Conflict; the first holds a Combat card, so that there is a question."""
    return table(
        phase="combat",
        round=fought_in(card),
        conflict_card=card,
        conflict={FIRST: 4, SECOND: 3, THIRD: 2},
        hands={FIRST: ["dagger", "diplomacy"]},
        intrigues={FIRST: ["tiebreaker"]},
    )


def gained(before: Counts, now: Counts) -> Counts:
    """What a reward can give; troops went home, and a new round may have begun."""
    passing = {"garrison", "supply", "conflict", "swords", "hand", "persuasion"}
    return {
        field: n - before[field] for field, n in now.items() if field not in passing and n != before[field]
    }


@pytest.mark.parametrize("card", each_card())
def test_the_rewards(table: Any, card: str) -> None:
    rewards = CARDS[card]
    g = fought(table, card)
    before = [standing(g, seat) for seat in range(4)]
    g.do(FIRST, "pass", *(action for seat, action in rewards.does if seat == FIRST), "pass")
    for seat, action in rewards.does:
        if seat != FIRST:
            g.do(seat, action)
    now = [standing(g, seat) for seat in range(4)]
    assert [gained(*each) for each in zip(before, now, strict=True)] == [*rewards[1:4], {}]
    seen = view(g.state, LAST)
    assert seen.control == ({rewards.controls: FIRST} if rewards.controls else {})
    assert seen.mentat == (FIRST if rewards.mentat else None)
    assert seen.round == fought_in(card) + 1, "nothing was left to choose"
    assert seen.trashed == (["dagger"] if card == "terrible_purpose" else [])


@pytest.mark.rule("IMP-23.05")
def test_cloak_and_dagger_offers_a_card_or_spice_to_the_third(table: Any) -> None:
    g = fought(table, "cloak_and_dagger")
    before = standing(g, THIRD)
    g.do(FIRST, "pass", "do cloak_and_dagger/first/0", "influence fremen", "pass")
    g.do(THIRD, "choose cloak_and_dagger/third/0/0")
    assert gained(before, standing(g, THIRD)) == {"intrigues": 1}


@pytest.mark.rule("IMP-23.15")
def test_battle_for_arrakeen_offers_a_card_to_the_second(table: Any) -> None:
    g = fought(table, "battle_for_arrakeen")
    before = standing(g, SECOND)
    g.do(FIRST, "pass", "pass")
    g.do(SECOND, "choose battle_for_arrakeen/second/0/0", "choose battle_for_arrakeen/second/0/1")
    assert gained(before, standing(g, SECOND)) == {"intrigues": 1, "spice": 2}


@pytest.mark.rule("IMP-23.08")
def test_machinations_offers_all_four_factions(table: Any) -> None:
    g = fought(table, "machinations")
    g.do(FIRST, "pass", "choose machinations/first/0/3", "choose machinations/first/0/2")
    assert view(g.state, FIRST).parties[FIRST].influence == dict(zip(FACTIONS, (0, 0, 1, 1), strict=True))


@pytest.mark.rule("IMP-23.11")
def test_terrible_purpose_need_not_trash(table: Any) -> None:
    g = fought(table, "terrible_purpose")
    g.do(FIRST, "pass", "end", "pass")
    seen = view(g.state, FIRST)
    assert seen.round == 3
    assert seen.trashed == []


@pytest.mark.rule("IMP-23.03", "IMP-23.04", "IMP-23.05", "IMP-23.18")
@pytest.mark.parametrize("card", ["skirmish_c", "skirmish_d", "cloak_and_dagger", "grand_vision"])
def test_the_winner_picks_one_faction(table: Any, card: str) -> None:
    g = fought(table, card)
    g.do(FIRST, "pass")
    if f"do {card}/first/0" in g.offered(FIRST):
        g.do(FIRST, f"do {card}/first/0")
    assert g.offered(FIRST) == [f"influence {faction}" for faction in FACTIONS]


def test_every_conflict_card_is_fought_for() -> None:
    assert set(CARDS) == {data.id for data in CONFLICTS}
