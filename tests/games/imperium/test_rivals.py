"""HAG-3: the solo game against two Rivals."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import told
from landsraad.games.imperium.board import BOARD, SPACE
from landsraad.games.imperium.cards import INTRIGUE_CARDS
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.leaders import LEADER, LEADERS
from landsraad.games.imperium.state import NONE, Imperium
from landsraad.table import BadOption, Chance, asked, options, play

HUMAN = "paul_atreides"
MEMNON, RABBAN = "earl_memnon_thorvald", "glossu_rabban"
LETO, BARON = "duke_leto_atreides", "baron_vladimir_harkonnen"
ILBAN, ARIANA = "count_ilban_richese", "countess_ariana_thorvald"
LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
ALL = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
NO_SWORDS = ["h_carthag", "h_carthag", "h_carthag"]


def new_game(difficulty: str = "mercenary", seed: str = "seed", **given: str) -> Imperium:
    """Up to the first question, before which the Rival to the left has had its turns."""
    return GAME.new(1, {"difficulty": difficulty, "leaders": HUMAN, **given}, seed, tell=True)


def before_the_first_turn(g: Imperium) -> list[tuple[str, tuple[Any, ...]]]:
    assert g.told is not None
    events = [(event.key, event.args) for event in g.told]
    return events[: next(at for at, (key, _) in enumerate(events) if key == "turn_begins")]


def set_up(**given: str) -> Imperium:
    """Just after the setup: nobody has had a turn."""
    g = GAME.setup(1, {"leaders": HUMAN, **given}, Chance("seed"))
    while g.round == 0:
        g.stack.pop().run(g)
    return g


def turn(table: Any, *deck: str, leader: str = MEMNON, **position: Any) -> Any:
    """One turn of the first Rival; the other has no Agent."""
    other = RABBAN if leader != RABBAN else MEMNON
    given = {
        "leaders": [HUMAN, leader, other],
        "turn_of": 1,
        "agents": {1: 1, 2: 0},
        "hagal_deck": list(deck),
    }
    return table(players=1, **{**given, **position})


def combat(table: Any, card: str, conflict: dict[int, int], **position: Any) -> Any:
    """A Combat that adds no swords; the human begins the next round."""
    given = {"leaders": [HUMAN, MEMNON, RABBAN], "first": 2, "hagal_deck": NO_SWORDS}
    given |= {"conflict_deck": ["guild_bank_raid", "desert_power"], "phase": "combat"}
    return table(players=1, conflict=conflict, conflict_card=card, **{**given, **position})


# Setup


@pytest.mark.rule("HAG-3.01", "IMP-19.04", "HAG-3.12")
def test_one_human_two_rivals_all_at_zero() -> None:
    g = set_up()
    assert (g.players, g.parties) == (1, 3)
    assert g.vp == [0, 0, 0]


@pytest.mark.rule("HAG-3.02", "HAG-3.06", "HAG-3.11")
@pytest.mark.parametrize(
    ("difficulty", "human", "garrison", "intrigues"),
    [
        ("mercenary", (1, 1, 1), 0, 0),
        ("sardaukar", (0, 0, 1), 3, 1),
        ("mentat", (0, 0, 1), 3, 1),
        ("kwisatz_haderach", (0, 0, 1), 3, 1),
    ],
)
def test_levels_of_difficulty(difficulty: str, human: tuple[int, ...], garrison: int, intrigues: int) -> None:
    g = set_up(difficulty=difficulty)
    assert (g.solari[0], g.spice[0], g.water[0]) == human
    assert (g.garrison, g.supply) == ([3, garrison, garrison], [9, 12 - garrison, 12 - garrison])
    assert [len(held) for held in g.intrigues] == [0, intrigues, intrigues]
    assert (g.solari[1:], g.spice[1:], g.water[1:]) == ([0, 0], [0, 0], [1, 1])
    assert g.influence == [0] * 12
    assert g.agents == [2, 2, 2]


@pytest.mark.rule("HAG-3.02")
def test_another_level_does_not_exist() -> None:
    with pytest.raises(BadOption):
        new_game("novice")


@pytest.mark.rule("HAG-3.03")
def test_a_rival_rabban_begins_with_nothing_more() -> None:
    g = set_up(rival_leaders=f"{RABBAN},{MEMNON}")
    assert g.leader[1:] == [LEADER[RABBAN], LEADER[MEMNON]]
    assert (g.solari[1], g.spice[1]) == (0, 0)


@pytest.mark.rule("HAG-3.03")
def test_a_rival_baron_chooses_no_tokens_and_has_no_masterstroke(table: Any) -> None:
    assert set_up(rival_leaders=f"{BARON},{MEMNON}").baron_tokens == ()
    g = turn(table, "h_heighliner", leader=BARON, garrison={1: 3}, options={"masterstroke_optional": "off"})
    assert g.state.conflict[1] == 5
    assert not g.state.masterstroke_used


@pytest.mark.rule("HAG-3.03", "HAG-3.16")
def test_a_rival_ariana_harvests_all_the_spice(table: Any) -> None:
    g = turn(table, "h_harvest_spice", leader=ARIANA, bonus_spice={"hagga_basin": 2})
    assert g.state.spice[1] == 4
    assert g.state.bonus_spice == [0, 0, 0]


@pytest.mark.rule("HAG-3.04")
def test_paul_and_helena_are_never_rivals() -> None:
    seen = set()
    for n in range(60):
        g = GAME.new(1, {"leaders": ILBAN}, str(n))
        seen |= {LEADERS[leader].id for leader in g.leader[1:]}
        assert len(set(g.leader)) == 3
    assert seen == {LETO, BARON, RABBAN, ARIANA, MEMNON}
    for name in ("paul_atreides", "helena_richese"):
        with pytest.raises(BadOption, match=name):
            new_game(leaders=ILBAN, rival_leaders=f"{name},{MEMNON}")


@pytest.mark.rule("HAG-3.05")
def test_recommended_rivals() -> None:
    g = set_up(rival_leaders="recommended")
    assert [LEADERS[leader].id for leader in g.leader] == [HUMAN, MEMNON, RABBAN]
    g = set_up(rival_leaders="recommended", leaders=MEMNON)
    assert g.leader[1] == LEADER[RABBAN]
    assert g.leader[2] not in (LEADER[RABBAN], LEADER[MEMNON])


@pytest.mark.rule("HAG-3.03", "IMP-3.10")
def test_rivals_of_one_house_by_option() -> None:
    def houses(same: str, n: int) -> list[str]:
        g = GAME.new(1, {"leaders": LETO, "rival_same_house": same}, str(n))
        return [LEADERS[leader].house for leader in g.leader]

    assert all(len(set(houses("off", n))) == 3 for n in range(40))
    assert any(len(set(houses("on", n))) < 3 for n in range(40))


@pytest.mark.rule("HAG-3.07", "HAG-3.08")
@pytest.mark.parametrize(
    ("difficulty", "round_"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_third_agents_come_with_the_last_conflict_card_above_them(
    table: Any, difficulty: str, round_: int
) -> None:
    for n in range(1, 8):
        g = table(
            players=1,
            leaders=[HUMAN, MEMNON, RABBAN],
            phase="round_start",
            round=n,
            options={"difficulty": difficulty},
        )
        came = told(g, "swordmaster_hired")
        assert came == ([(2,), (3,)] if n == round_ else [])
        if came:
            assert g.keys[:3] == ["conflict_revealed", "swordmaster_hired", "swordmaster_hired"]
            assert g.state.swordmaster == [False, True, True]


@pytest.mark.rule("HAG-3.08")
def test_third_agents_are_there_this_round_and_ever_after(table: Any) -> None:
    g = table(players=1, leaders=[HUMAN, MEMNON, RABBAN], phase="round_start", round=5)
    for round_ in (5, 6):
        assert g.state.round == round_
        g.run_to(lambda later=round_ + 1: g.state.round == later)
        assert [agents_sent(g, round_ - 5, rival) for rival in (1, 2)] == [3, 3]


def agents_sent(g: Any, round_: int, party: int) -> int:
    """How many Agents somebody has sent in a round, counted from 0 at the start of the test."""
    ends = [at for at, key in enumerate(g.keys) if key == "player_turns_end"]
    start = ends[round_ - 1] if round_ else 0
    turns = g.events[start : ends[round_]]
    return sum(event.key == "agent_sent" and event.args[0] == party + 1 for event in turns)


@pytest.mark.rule("HAG-3.09")
def test_the_deck_at_the_start_of_a_game() -> None:
    g = set_up()
    assert g.rivals is not None
    assert (len(g.rivals.deck), g.rivals.revealed) == (27, ())


@pytest.mark.rule("HAG-3.13", "HAG-3.34")
def test_the_rival_to_the_left_begins_and_the_marker_goes_around(table: Any) -> None:
    for seed in range(6):
        g = new_game(seed=str(seed), first_player="random")
        assert ("first_player", (2,)) in before_the_first_turn(g)
        assert g.round == 1
        assert g.first == 1
    for first, following in ((1, 2), (2, 0), (0, 1)):
        g = table(players=1, phase="recall", first=first)
        assert g.state.first == following


@pytest.mark.rule("HAG-3.34")
def test_a_rival_with_the_marker_starts_the_round(table: Any) -> None:
    g = table(players=1, phase="round_start", first=2)
    assert told(g, "turn_begins") == [(3,), (1,)]


# Turns


@pytest.mark.rule("HAG-3.14", "HAG-3.15")
def test_turn_order_and_the_rivals_going_on_alone(table: Any) -> None:
    g = table(
        players=1,
        leaders=[HUMAN, MEMNON, RABBAN],
        first=1,
        agents={1: 3, 2: 1},
        swordmaster=[1],
        hands={0: ["dagger"]},
    )
    assert told(g, "turn_begins") == [(2,), (3,), (1,)]
    g.do(0, "agent dagger", "to hall_of_oratory", "end")
    assert told(g, "turn_begins") == [(2,), (3,), (1,), (2,), (1,)], "a Rival without Agents is skipped"
    g.do(0, "reveal", "end")
    assert told(g, "turn_begins")[:6] == [(2,), (3,), (1,), (2,), (1,), (2,)]
    end = g.keys.index("player_turns_end")
    assert [event.args for event in g.events[:end] if event.key == "turn_begins"][-1] == (2,)


@pytest.mark.rule("HAG-3.16", "HAG-1.12")
@pytest.mark.parametrize(
    ("space", "base"), [("imperial_basin", 1), ("hagga_basin", 2), ("the_great_flat", 3)]
)
def test_a_rival_harvests_base_and_bonus_spice(table: Any, space: str, base: int) -> None:
    g = turn(table, "h_harvest_spice", bonus_spice={space: 3})
    assert g.state.spice[1] == base + 3
    assert told(g, "spice_harvested") == [(2, space, base + 3)]
    assert g.state.bonus_spice == [0, 0, 0]


@pytest.mark.rule("HAG-3.17")
def test_a_rival_keeps_its_resources(table: Any) -> None:
    g = table(
        players=1,
        leaders=[HUMAN, MEMNON, RABBAN],
        phase="recall",
        first=2,
        solari={1: 6},
        spice={1: 6},
        water={1: 2},
    )
    assert g.state.round == 2
    assert (g.state.solari[1], g.state.spice[1], g.state.water[1], g.state.vp[1]) == (6, 6, 2, 0)


@pytest.mark.rule("HAG-3.19", "IMP-5.03")
@pytest.mark.parametrize("rival", [1, 2])
def test_a_rival_defends_what_it_controls(table: Any, rival: int) -> None:
    given = {"players": 1, "phase": "round_start", "conflict_deck": ["siege_of_carthag", "desert_power"]}
    given |= {"control": {"carthag": rival}, "agents": {1: 0, 2: 0}}
    g = table(garrison={rival: 2}, **given)
    assert (g.state.conflict[rival], g.state.supply[rival], g.state.garrison[rival]) == (1, 9, 2)
    g = table(garrison={rival: 12}, **given)
    assert g.state.conflict[rival] == 0


@pytest.mark.rule("HAG-3.19")
def test_a_human_on_a_rivals_space_gives_it_the_bonus(table: Any) -> None:
    g = table(players=1, hands={0: ["reconnaissance"]}, control={"carthag": 2})
    g.do(0, "agent reconnaissance", "to carthag")
    assert g.state.solari == [0, 0, 1]


@pytest.mark.rule("HAG-3.19", "HAG-3.23")
def test_a_control_bonus_may_be_what_was_missing(table: Any) -> None:
    g = table(players=1, hands={0: ["reconnaissance"]}, control={"carthag": 2}, solari={2: 6})
    g.do(0, "agent reconnaissance", "to carthag")
    assert (g.state.solari[2], g.state.vp[2]) == (0, 1)


# Influence and choices


@pytest.mark.rule("HAG-3.22")
def test_a_rival_takes_the_faction_where_it_has_least(table: Any) -> None:
    low = {1: {"emperor": 3, "spacing_guild": 2, "bene_gesserit": 1, "fremen": 2}}
    g = combat(table, "skirmish_c", {1: 1}, influence=low)
    assert g.state.influence[4:8] == [3, 2, 2, 2]
    assert g.state.round == 2


@pytest.mark.rule("HAG-3.22")
def test_the_human_decides_where_it_has_equally_little(table: Any) -> None:
    low = {1: {"emperor": 3, "spacing_guild": 1, "bene_gesserit": 2, "fremen": 1}}
    g = combat(table, "grand_vision", {1: 1}, influence=low)
    assert g.offered(0) == ["influence spacing_guild", "influence fremen"]
    g.do(0, "influence fremen")
    assert g.state.influence[4:8] == [3, 1, 2, 3], "both steps with one faction"


@pytest.mark.rule("HAG-3.22")
def test_a_full_track_is_not_chosen(table: Any) -> None:
    g = combat(table, "skirmish_c", {1: 1}, influence={1: dict.fromkeys(ALL, 6)})
    assert g.state.influence[4:8] == [6, 6, 6, 6]
    assert g.state.round == 2


@pytest.mark.rule("HAG-3.22", "IMP-23.08")
@pytest.mark.parametrize(
    ("tracks", "choices", "after"),
    [
        ((3, 1, 2, 3), [], (3, 2, 3, 3)),
        ((1, 1, 3, 3), [], (2, 2, 3, 3)),
        ((1, 2, 2, 3), ["1", "2"], (2, 3, 2, 3)),
        ((0, 0, 0, 5), ["0", "1", "2"], (1, 0, 1, 5)),
    ],
)
def test_choosing_two_factions_it_takes_the_two_lowest(
    table: Any, tracks: tuple[int, ...], choices: list[str], after: tuple[int, ...]
) -> None:
    g = combat(table, "machinations", {1: 1}, influence={1: dict(zip(ALL, tracks, strict=True))})
    if choices:
        assert g.offered(0) == [f"choose machinations/first/0/{n}" for n in choices]
        g.do(0, f"choose machinations/first/0/{choices[0]}")
    if len(choices) > 2:
        g.do(0, "choose machinations/first/0/2")
    assert tuple(g.state.influence[4:8]) == after
    assert g.state.round == 2


@pytest.mark.rule("HAG-3.22")
def test_other_choices_are_the_humans(table: Any) -> None:
    g = combat(table, "battle_for_arrakeen", {0: 2, 1: 1})
    options_ = [f"choose battle_for_arrakeen/second/0/{n}" for n in range(3)]
    assert g.offered(0) == options_
    g.do(0, options_[2])
    assert g.offered(0) == options_[:2]
    g.do(0, options_[1])
    assert (g.state.solari[1], g.state.spice[1], g.state.intrigues[1]) == (3, 2, ())


# Spending


@pytest.mark.rule("HAG-3.23", "HAG-3.24")
@pytest.mark.parametrize(
    ("resource", "held", "left", "points"),
    [("water", 2, 0, 1), ("solari", 6, 0, 1), ("spice", 6, 0, 1), ("water", 1, 2, 0), ("solari", 13, 0, 2)],
)
def test_a_rival_buys_points_as_soon_as_it_can(
    table: Any, resource: str, held: int, left: int, points: int
) -> None:
    leader = {"water": ARIANA, "solari": ILBAN, "spice": MEMNON}[resource]
    g = turn(table, "h_arrakeen_1p", leader=leader, **{resource: {1: held}})
    assert (getattr(g.state, resource)[1], g.state.vp[1]) == (left, points)
    if points:
        paid = {"water": (2, 0, 0, 3), "solari": (2, 7, 0, 0), "spice": (2, 0, 7, 0)}[resource]
        assert told(g, "cost_paid") == [paid] * points


@pytest.mark.rule("HAG-3.23", "HAG-3.24")
def test_three_intrigue_cards_are_spent_when_the_third_comes(table: Any) -> None:
    g = turn(
        table,
        "h_arrakeen_1p",
        leader=BARON,
        solari={1: 1},
        intrigues={1: ["ambush", "windfall"]},
        intrigue_deck=["bribery"],
    )
    assert (g.state.intrigues[1], g.state.vp[1]) == ((), 1)
    assert len(g.state.intrigue_discard) == 3
    assert sorted(told(g, "intrigue_spent")) == [(2, "ambush"), (2, "bribery"), (2, "windfall")]


@pytest.mark.rule("HAG-3.23")
def test_of_two_cards_the_first_may_be_the_third_to_be_spent(table: Any) -> None:
    """Cloak and Dagger gives two: the second comes when three are spent already."""
    g = combat(
        table,
        "cloak_and_dagger",
        {1: 1},
        influence={1: {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 1}},
        intrigues={1: ["windfall", "tiebreaker"]},
        intrigue_deck=["to_the_victor", "ambush"],
    )
    assert [INTRIGUE_CARDS[card].id for card in g.state.intrigues[1]] == ["ambush"]
    assert g.state.vp[1] == 1


# Conflicts


@pytest.mark.rule("HAG-3.18", "IMP-23.10", "HAG-3.20")
def test_a_rival_with_the_mentat_sends_it_in_the_next_round(table: Any) -> None:
    g = combat(table, "sort_through_the_chaos", {1: 1})
    assert (g.state.mentat, g.state.agents[1]) == (1, 3), "two Agents and the Mentat"
    g.run_to(lambda: "player_turns_end" in g.keys)
    assert agents_sent(g, 0, party=1) == 3
    g.run_to(lambda: g.state.round == 3)
    assert g.state.mentat == NONE


@pytest.mark.rule("HAG-3.18", "HAG-3.19")
def test_a_rival_takes_control(table: Any) -> None:
    g = combat(table, "siege_of_carthag", {2: 1}, control={"carthag": 0})
    assert g.state.control[BOARD.control.index(SPACE["carthag"])] == 2
    assert g.state.vp == [0, 0, 1]


@pytest.mark.rule("HAG-3.31", "IMP-16.14", "IMP-16.15")
@pytest.mark.parametrize(
    ("troops", "solari"),
    [
        ((3, 2, 1), [6, 4, 0]),
        ((1, 3, 2), [0, 6, 4]),
        ((2, 3, 2), [2, 6, 0]),
        ((3, 2, 2), [6, 0, 0]),
        ((3, 3, 1), [4, 4, 0]),
        ((1, 3, 3), [0, 4, 4]),
    ],
)
def test_the_ranking_among_three(table: Any, troops: tuple[int, ...], solari: list[int]) -> None:
    g = combat(table, "guild_bank_raid", dict(enumerate(troops)), conflict_deck=["skirmish_b", "skirmish_a"])
    assert g.state.solari == solari


@pytest.mark.rule("HAG-3.31")
def test_by_option_a_rival_tied_for_second_takes_the_third_reward(table: Any) -> None:
    chosen = {"rival_tied_for_second_gets_third_reward": "on"}
    g = combat(
        table,
        "guild_bank_raid",
        {0: 2, 1: 3, 2: 2},
        options=chosen,
        conflict_deck=["skirmish_b", "skirmish_a"],
    )
    assert g.state.solari == [2, 6, 2]


@pytest.mark.rule("HAG-3.32")
def test_a_trash_reward_does_nothing_for_a_rival(table: Any) -> None:
    g = combat(table, "terrible_purpose", {1: 1})
    assert g.state.round == 2
    assert (g.state.vp[1], g.state.trashed) == (1, ())


# Expert Troop Deployment


@pytest.mark.rule("HAG-3.26", "HAG-3.27")
@pytest.mark.parametrize("difficulty", LEVELS)
@pytest.mark.parametrize(
    ("human", "other", "own", "leads"),
    [(0, 0, 2, True), (0, 0, 1, False), (1, 0, 3, True), (2, 0, 3, False), (0, 2, 3, False), (0, 1, 3, True)],
)
def test_a_leader_sends_nobody_more(
    table: Any, difficulty: str, human: int, other: int, own: int, leads: bool
) -> None:
    expert = difficulty in ("mentat", "kwisatz_haderach")
    g = turn(
        table,
        "h_hardy_warriors",
        garrison={1: 3},
        conflict={0: human, 1: own, 2: other},
        conflict_card="desert_power",
        options={"difficulty": difficulty},
    )
    if expert and leads:
        assert (g.state.conflict[1], g.state.garrison[1]) == (own, 3 + 2)
        assert told(g, "rival_holds_back") == [(2,)]
    else:
        assert (g.state.conflict[1], g.state.garrison[1]) == (own + 2 + 2, 1)
        assert told(g, "rival_holds_back") == []


@pytest.mark.rule("HAG-3.26")
@pytest.mark.parametrize(
    ("conflict", "holds"), [("skirmish_a", True), ("desert_power", True), ("grand_vision", False)]
)
def test_in_a_conflict_iii_it_deploys_as_ever(table: Any, conflict: str, holds: bool) -> None:
    g = turn(
        table,
        "h_stillsuits",
        garrison={1: 3},
        conflict={1: 2},
        conflict_card=conflict,
        options={"difficulty": "mentat"},
    )
    assert g.state.conflict[1] == (2 if holds else 4)


@pytest.mark.rule("HAG-3.26")
def test_away_from_the_combat_spaces_nothing_is_held_back(table: Any) -> None:
    g = turn(table, "h_rally_troops", conflict={1: 4}, options={"difficulty": "mentat"})
    assert (g.state.garrison[1], told(g, "rival_holds_back")) == (4, [])


@pytest.mark.rule("HAG-3.27")
@pytest.mark.parametrize(("reading", "holds"), [("before_deployment", False), ("with_recruits", True)])
def test_when_the_lead_is_measured(table: Any, reading: str, holds: bool) -> None:
    g = turn(
        table,
        "h_hardy_warriors",
        conflict={1: 1},
        conflict_card="desert_power",
        options={"difficulty": "mentat", "expert_lead": reading},
    )
    assert g.state.conflict[1] == (1 if holds else 3)


# Signets


@pytest.mark.rule("HAG-3.29", "HAG-1.14", "HAG-3.22")
def test_a_rival_leto_pays_for_the_lowest_faction_where_somebody_has_more(table: Any) -> None:
    given = {"leader": LETO, "spice": {1: 1}}
    tracks = {0: {"emperor": 3, "fremen": 2}, 1: {"emperor": 2, "fremen": 1}}
    g = turn(table, "h_arrakeen_1p", influence=tracks, **given)
    assert (g.state.spice[1], g.state.influence[4:8]) == (0, [2, 0, 0, 2])
    g = turn(table, "h_arrakeen_1p", **given)
    assert (g.state.spice[1], told(g, "rival_pays_nothing")) == (1, [(2,)]), "nobody has more"
    g = turn(table, "h_arrakeen_1p", leader=LETO, influence=tracks)
    assert (g.state.influence[4:8], told(g, "rival_pays_nothing")) == ([2, 0, 0, 1], [(2,)])


@pytest.mark.rule("HAG-3.29", "HAG-1.14")
@pytest.mark.parametrize("solari", [0, 1])
def test_a_rival_baron_pays_if_he_can(table: Any, solari: int) -> None:
    g = turn(table, "h_arrakeen_1p", leader=BARON, solari={1: solari})
    assert (g.state.solari[1], len(g.state.intrigues[1])) == (0, solari)


@pytest.mark.rule("HAG-3.29")
@pytest.mark.parametrize(("decision", "drawn"), [("pay", 1), ("decline", 0)])
def test_by_option_the_human_decides_about_it(table: Any, decision: str, drawn: int) -> None:
    off = {"rival_always_pays_signet": "off"}
    g = turn(table, "h_arrakeen_1p", leader=BARON, solari={1: 1}, options=off, garrison={1: 2})
    assert g.offered(0) == ["decline", "pay"]
    g.do(0, decision)
    assert (g.state.solari[1], len(g.state.intrigues[1])) == (1 - drawn, drawn)
    assert g.state.conflict[1] == 3, "the deployment follows"


@pytest.mark.rule("HAG-1.14")
@pytest.mark.parametrize(("leader", "resource"), [(ILBAN, "solari"), (ARIANA, "water"), (MEMNON, "spice")])
def test_signets_that_give_a_resource(table: Any, leader: str, resource: str) -> None:
    g = turn(table, "h_arrakeen_1p", leader=leader)
    gains = {name: getattr(g.state, name)[1] for name in ("solari", "water", "spice")}
    assert gains == {"solari": 0, "water": 0, "spice": 0, resource: 1}


@pytest.mark.rule("HAG-3.33", "HAG-1.14")
@pytest.mark.parametrize(
    ("alliance", "garrison", "conflict", "left"),
    [(False, 0, 2, 0), (False, 3, 3, 2), (True, 0, 3, 0), (True, 3, 3, 3)],
)
def test_troops_of_rabbans_signet_may_be_among_the_two(
    table: Any, alliance: bool, garrison: int, conflict: int, left: int
) -> None:
    tracks = {1: {"emperor": 4}} if alliance else {}
    g = turn(table, "h_arrakeen_1p", leader=RABBAN, garrison={1: garrison}, influence=tracks)
    assert (g.state.conflict[1], g.state.garrison[1]) == (conflict, left)


@pytest.mark.rule("HAG-3.33")
def test_by_option_they_go_to_the_conflict(table: Any) -> None:
    off = {"rival_signet_troops_go_to_garrison": "off"}
    g = turn(table, "h_arrakeen_1p", leader=RABBAN, garrison={1: 3}, options=off)
    assert (g.state.conflict[1], g.state.garrison[1]) == (1 + 1 + 2, 1)


# The end


@pytest.mark.rule("HAG-3.01", "IMP-17.02")
def test_a_rival_with_ten_points_ends_the_game(table: Any) -> None:
    g = table(players=1, phase="recall", vp={1: 10})
    assert told(g, "game_won") == [(2, 10)]
    assert g.state.winners == ()
    g = table(players=1, phase="recall", vp={1: 9})
    assert (g.state.winners, g.state.round) == (None, 2)


@pytest.mark.rule("HAG-3.30")
@pytest.mark.parametrize(
    ("vp", "spice", "reading", "wins"),
    [
        ((10, 9, 9), (0, 6, 6), "tie_breakers", True),
        ((10, 11, 3), (6, 0, 0), "tie_breakers", False),
        ((10, 3, 11), (6, 0, 0), "tie_breakers", False),
        ((10, 10, 3), (2, 1, 0), "tie_breakers", True),
        ((10, 10, 3), (1, 2, 0), "tie_breakers", False),
        ((10, 10, 3), (2, 1, 0), "player_loses", False),
        ((10, 9, 9), (0, 6, 6), "player_loses", True),
    ],
)
def test_who_wins(table: Any, vp: tuple[int, ...], spice: tuple[int, ...], reading: str, wins: bool) -> None:
    g = table(
        players=1,
        phase="endgame",
        vp=dict(enumerate(vp)),
        spice=dict(enumerate(spice)),
        options={"rivals_in_ties": reading},
    )
    assert g.state.winners == ((0,) if wins else ())


@pytest.mark.rule("HAG-3.14", "HAG-3.15")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_whole_games_are_played_by_the_human_alone_and_come_to_an_end(difficulty: str) -> None:
    g = GAME.new(1, {"difficulty": difficulty}, difficulty, tell=True)
    chance = Chance("human")
    while seats := asked(g):
        assert seats == (0,)
        offered = options(g, 0)
        play(g, 0, offered[chance.draw(len(offered))])
        assert list(GAME.invariants(g)) == []
    assert g.winners is not None
    events = [(event.key, event.args) for event in g.told or ()]
    rounds = [at for at, (key, _) in enumerate(events) if key == "round_begins"]
    for start, end in zip(rounds, [*rounds[1:], len(events)], strict=True):
        sent = [args[0] for key, args in events[start:end] if key == "agent_sent"]
        assert sent.count(2) >= 2
        assert sent.count(3) >= 2
