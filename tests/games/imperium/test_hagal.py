"""HAG-1: what Rivals and House Hagal have in common."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.imperium.board import SPACE
from landsraad.games.imperium.cards import HAGAL_CARD, HAGAL_CARDS, HAGAL_SOLO
from landsraad.games.imperium.hagal.turns import rival_may_act
from landsraad.games.imperium.state import NONE
from landsraad.games.imperium.troops import lose_conflict_troops, strength
from landsraad.table import Chance

LEADERS = ["paul_atreides", "earl_memnon_thorvald", "glossu_rabban"]
TARGETS = [
    *("conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors"),
    *("stillsuits", "rally_troops", "hall_of_oratory", "carthag", "arrakeen"),
]


def solo(table: Any, *deck: str, **position: Any) -> Any:
    """Only the first Rival has an Agent, and it is its turn."""
    given = {"leaders": LEADERS, "turn_of": 1, "agents": {1: 1, 2: 0}, "hagal_deck": list(deck)}
    return table(players=1, **{**given, **position})


def combat(table: Any, *deck: str, **position: Any) -> Any:
    """The bonus has been given when the human is asked for Combat cards."""
    given = {"leaders": LEADERS, "intrigues": {0: ["ambush"]}, "hagal_deck": list(deck)}
    return table(players=1, phase="combat", **{**given, **position})


def at(g: Any, space: str) -> tuple[int, ...]:
    return tuple(g.state.placed[SPACE[space]])


def told(g: Any, key: str) -> list[tuple[Any, ...]]:
    return [event.args for event in g.events if event.key == key]


def resolve(g: Any, seat: int = 0) -> None:
    """Take up all effects of the turn."""
    while todo := [action for action in g.offered(seat) if action.startswith("do ")]:
        g.do(seat, todo[0])


# Turns


@pytest.mark.rule("HAG-1.01")
def test_rivals_never_reveal(table: Any) -> None:
    g = table(players=1, leaders=LEADERS)
    g.do(0, "reveal", "end")
    phase = g.events[: g.keys.index("player_turns_end")]
    assert [event.args for event in phase if event.key == "turn_begins"] == [(1,), (2,), (3,), (2,), (3,)]
    assert [event.args for event in phase if event.key == "reveal_turn"] == [(1,)]
    assert g.state.round == 2, "nobody waits for a Reveal turn of theirs"


@pytest.mark.rule("HAG-1.03", "HAG-1.19")
def test_the_top_card_sends_an_agent(table: Any) -> None:
    g = solo(table, "h_wealth", "h_secrets")
    assert at(g, "wealth") == (1,)
    assert g.state.agents[1] == 0
    assert [HAGAL_CARDS[card].id for card in g.state.rivals.revealed] == ["h_wealth"]
    assert told(g, "hagal_revealed") == [(2, "h_wealth")]
    assert told(g, "agent_sent") == [(2, "wealth")]


@pytest.mark.rule("HAG-1.19")
def test_revealed_cards_lie_face_up_the_latest_first(table: Any) -> None:
    g = table(players=1, leaders=LEADERS, turn_of=1, hagal_deck=["h_wealth", "h_secrets"])
    assert [HAGAL_CARDS[card].id for card in g.state.rivals.revealed] == ["h_secrets", "h_wealth"]
    assert len(g.state.rivals.deck) == 25


@pytest.mark.rule("HAG-1.04")
@pytest.mark.parametrize(
    "taken", [{"placed": {"wealth": [0]}}, {"placed": {"wealth": [2]}}, {"voice": {"wealth": 0}}]
)
def test_a_card_that_leads_nowhere_is_ignored(table: Any, taken: dict[str, Any]) -> None:
    g = solo(table, "h_wealth", "h_secrets", **taken)
    assert at(g, "secrets") == (1,)
    assert g.state.influence[4:8] == [0, 0, 1, 0]
    assert told(g, "hagal_ignored") == [(2, "h_wealth")]


@pytest.mark.rule("HAG-1.04")
def test_by_option_the_voice_does_not_stop_rivals(table: Any) -> None:
    g = solo(table, "h_wealth", voice={"wealth": 0}, options={"voice_stops_rivals": "off"})
    assert at(g, "wealth") == (1,)


@pytest.mark.rule("HAG-1.04")
def test_the_own_agent_of_the_rival_blocks_too(table: Any) -> None:
    g = solo(table, "h_wealth", "h_secrets", placed={"wealth": [1]})
    assert (at(g, "wealth"), at(g, "secrets")) == ((1,), (1,))


@pytest.mark.rule("HAG-1.05")
def test_an_empty_deck_is_rebuilt_when_a_card_is_needed(table: Any) -> None:
    everything = [HAGAL_CARDS[card].id for card in HAGAL_SOLO]
    g = solo(table, hagal_revealed=everything, coming={"shuffles": [["h_secrets"]]})
    assert at(g, "secrets") == (1,)
    assert [HAGAL_CARDS[card].id for card in g.state.rivals.revealed] == ["h_secrets"]
    assert len(g.state.rivals.deck) == 26
    assert told(g, "hagal_reshuffled") == [(27,)]


@pytest.mark.rule("HAG-1.05")
def test_the_deck_is_not_rebuilt_before(table: Any) -> None:
    everything = [HAGAL_CARDS[card].id for card in HAGAL_SOLO]
    everything.remove("h_secrets")
    g = solo(table, "h_secrets", hagal_revealed=everything)
    assert (g.state.rivals.deck, len(g.state.rivals.revealed)) == ((), 27)
    assert told(g, "hagal_reshuffled") == []


@pytest.mark.rule("HAG-1.05")
def test_a_rebuilt_deck_is_in_no_known_order(table: Any) -> None:
    everything = [HAGAL_CARDS[card].id for card in HAGAL_SOLO]
    decks = {solo(table, hagal_revealed=everything, seed=str(n)).state.rivals.deck for n in range(5)}
    assert len(decks) == 5


@pytest.mark.rule("HAG-1.06")
def test_costs_requirements_and_effects_of_the_space_do_not_matter(table: Any) -> None:
    g = solo(table, "h_conspire")  # 4 spice for others; gives Solari and an Intrigue card
    assert at(g, "conspire") == (1,)
    assert (g.state.solari[1], g.state.spice[1], g.state.intrigues[1]) == (0, 0, ())


@pytest.mark.rule("HAG-1.07", "HAG-1.08", "HAG-1.23")
def test_influence_takes_the_alliance_but_no_bonus_of_the_track(table: Any) -> None:
    g = solo(table, "h_stillsuits", influence={1: {"fremen": 3}})
    assert (g.state.influence[7], g.state.water[1]) == (4, 0)
    assert g.state.alliance[3] == 1
    assert g.state.vp[1] == 2
    g = solo(table, "h_stillsuits", influence={0: {"fremen": 4}, 1: {"fremen": 4}}, alliance={"fremen": 0})
    assert (g.state.alliance[3], g.state.vp[0], g.state.vp[1]) == (1, 1, 2), "HAG-1.23: taken by rising above"
    g = solo(table, "h_stillsuits", influence={0: {"fremen": 5}, 1: {"fremen": 4}}, alliance={"fremen": 0})
    assert g.state.alliance[3] == 0, "a tie moves nothing"


@pytest.mark.rule("HAG-1.08")
@pytest.mark.parametrize(
    ("card", "faction"),
    [("h_wealth", "emperor"), ("h_foldspace", "spacing_guild"), ("h_secrets", "bene_gesserit")],
)
def test_no_bonus_on_any_track(table: Any, card: str, faction: str) -> None:
    g = solo(table, card, influence={1: {faction: 3}}, solari={1: 1})
    assert (g.state.garrison[1], g.state.solari[1], g.state.intrigues[1]) == (0, 1, ())


@pytest.mark.rule("HAG-1.09", "HAG-1.12", "HAG-1.24")
def test_recruits_go_to_the_conflict_on_a_combat_space_else_to_the_garrison(table: Any) -> None:
    g = solo(table, "h_heighliner")
    assert (g.state.conflict[1], g.state.garrison[1], g.state.supply[1]) == (3, 0, 9)
    g = solo(table, "h_rally_troops", garrison={1: 3})
    assert (g.state.conflict[1], g.state.garrison[1]) == (0, 7)


@pytest.mark.rule("HAG-1.09")
def test_no_more_troops_than_the_supply_has(table: Any) -> None:
    g = solo(table, "h_heighliner", garrison={1: 1}, conflict={1: 10})
    assert (g.state.conflict[1], g.state.garrison[1], g.state.supply[1]) == (12, 0, 0)
    g = solo(table, "h_rally_troops", garrison={1: 9})
    assert (g.state.garrison[1], g.state.supply[1]) == (12, 0)


@pytest.mark.rule("HAG-1.10", "HAG-1.24")
@pytest.mark.parametrize(("garrison", "deployed"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_two_of_the_garrison_or_as_many_as_there_are(table: Any, garrison: int, deployed: int) -> None:
    g = solo(table, "h_stillsuits", garrison={1: garrison})
    assert (g.state.conflict[1], g.state.garrison[1]) == (deployed, garrison - deployed)
    assert g.asked == {0}
    assert "agent dagger" not in g.offered(0), (
        "it is the human's own turn, nobody decided about the deployment"
    )


# Harvest Spice


@pytest.mark.rule("HAG-1.13", "HAG-1.10", "HAG-EX-02")
def test_harvesting_deploys_two_although_the_card_recruits_none(table: Any) -> None:
    g = solo(table, "h_harvest_spice", garrison={1: 3}, bonus_spice={"hagga_basin": 1})
    assert at(g, "hagga_basin") == (1,)
    assert (g.state.conflict[1], g.state.garrison[1]) == (2, 1)


@pytest.mark.rule("HAG-1.11")
@pytest.mark.parametrize(
    ("bonus", "goes_to"),
    [
        pytest.param(
            {"imperial_basin": 1, "hagga_basin": 1}, "hagga_basin", marks=pytest.mark.rule("HAG-EX-05")
        ),
        ({"imperial_basin": 2, "hagga_basin": 1, "the_great_flat": 1}, "imperial_basin"),
        ({"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 1}, "the_great_flat"),
        ({"hagga_basin": 2, "the_great_flat": 2}, "the_great_flat"),
        ({"imperial_basin": 1}, "imperial_basin"),
    ],
)
def test_where_most_bonus_spice_lies_then_most_spice(table: Any, bonus: dict[str, int], goes_to: str) -> None:
    g = solo(table, "h_harvest_spice", bonus_spice=bonus)
    assert at(g, goes_to) == (1,)
    base = {"imperial_basin": 1, "hagga_basin": 2, "the_great_flat": 3}[goes_to]
    assert g.state.spice[1] == base + bonus[goes_to]
    left = dict(zip(("the_great_flat", "hagga_basin", "imperial_basin"), g.state.bonus_spice, strict=True))
    assert left == {space: 0 if space == goes_to else bonus.get(space, 0) for space in left}


@pytest.mark.rule("HAG-1.11")
def test_an_occupied_or_closed_maker_space_is_passed_over(table: Any) -> None:
    bonus = {"imperial_basin": 1, "hagga_basin": 2, "the_great_flat": 3}
    g = solo(
        table, "h_harvest_spice", bonus_spice=bonus, placed={"the_great_flat": [0]}, voice={"hagga_basin": 0}
    )
    assert at(g, "imperial_basin") == (1,)


@pytest.mark.rule("HAG-1.11")
def test_without_bonus_spice_another_card_is_revealed(table: Any) -> None:
    g = solo(
        table, "h_harvest_spice", "h_wealth", bonus_spice={"hagga_basin": 4}, placed={"hagga_basin": [0]}
    )
    assert at(g, "wealth") == (1,)


@pytest.mark.rule("HAG-1.12")
def test_for_house_hagal_the_bonus_spice_is_removed(table: Any) -> None:
    g = table(
        players=2, hands={0: ["dagger"]}, hagal_deck=["h_harvest_spice"], bonus_spice={"hagga_basin": 2}
    )
    g.do(0, "agent dagger", "to hall_of_oratory", "end")
    assert at(g, "hagga_basin") == (2,)
    assert (g.state.bonus_spice, g.state.spice[2]) == ([0, 0, 0], 0)
    assert told(g, "bonus_spice_removed") == [("hagga_basin", 2)]


# Signets


@pytest.mark.rule("HAG-1.14")
def test_a_signet_icon_uses_the_leaders_signet(table: Any) -> None:
    g = solo(table, "h_arrakeen_1p")
    assert g.state.spice[1] == 1
    assert told(g, "signet_used") == [(2, "earl_memnon_thorvald")]
    g = solo(table, "h_carthag")
    assert g.state.spice[1] == 0


# Combat


@pytest.mark.rule("HAG-1.15", "HAG-1.17")
def test_swords_in_turn_order_for_those_with_troops(table: Any) -> None:
    g = combat(table, "h_heighliner", "h_wealth", conflict={0: 1, 1: 2, 2: 1})
    assert g.state.swords == [0, 6, 3]
    assert [strength(g.state, party) for party in range(3)] == [2, 10, 5]
    assert told(g, "hagal_revealed") == [(2, "h_heighliner"), (3, "h_wealth")]
    g = combat(table, "h_heighliner", "h_wealth", conflict={0: 1, 1: 2, 2: 1}, first=2)
    assert g.state.swords == [0, 3, 6]
    g = combat(table, "h_heighliner", "h_wealth", conflict={0: 1, 2: 1}, garrison={1: 3})
    assert g.state.swords == [0, 0, 6]
    assert len(g.state.rivals.revealed) == 1


@pytest.mark.rule("HAG-1.17")
def test_combat_cards_come_after_the_bonus(table: Any) -> None:
    g = combat(table, "h_heighliner", conflict={0: 3, 1: 1}, conflict_card="guild_bank_raid")
    assert g.state.swords[1] == 6
    g.do(0, "combat ambush")
    g.run_to(lambda: g.state.conflict_card == NONE or g.state.round > 1)
    assert (g.state.solari[0], g.state.solari[1]) == (6, 4)


@pytest.mark.rule("HAG-1.25")
def test_swords_are_strength_only_and_need_a_troop(table: Any) -> None:
    g = combat(table, "h_heighliner", conflict={0: 1, 1: 1})
    assert strength(g.state, 1) == 8
    lose_conflict_troops(g.state, 1, 1)
    assert strength(g.state, 1) == 0


@pytest.mark.rule("HAG-1.25", "HAG-3.34")
def test_rivals_play_no_intrigue_cards(table: Any) -> None:
    g = combat(
        table,
        conflict={0: 1, 1: 1},
        intrigues={0: ["ambush"], 1: ["master_tactician", "ambush"]},
        conflict_card="guild_bank_raid",  # its rewards are no Intrigue cards
    )
    g.do(0, "combat ambush")
    g.run_to(lambda: g.state.round > 1)
    assert [args[0] for args in told(g, "intrigue_played")] == [1]
    assert len(g.state.intrigues[1]) == 2


# Control


@pytest.mark.rule("HAG-1.18", "HAG-3.19")
@pytest.mark.parametrize(("card", "space"), [("h_carthag", "carthag"), ("h_arrakeen_1p", "arrakeen")])
def test_a_rivals_agent_gives_the_controller_the_bonus(table: Any, card: str, space: str) -> None:
    g = solo(table, card, control={space: 0})
    assert (g.state.solari[0], g.state.solari[1]) == (1, 0)
    g = solo(table, card, control={space: 0}, options={"rivals_trigger_control_bonus": "off"})
    assert g.state.solari[0] == 0
    for option in ("on", "off"):
        for controller in (1, 2):
            g = solo(
                table, card, control={space: controller}, options={"rivals_trigger_control_bonus": option}
            )
            assert g.state.solari[controller] == 1


# Guard


@pytest.mark.rule("HAG-1.20")
def test_without_any_legal_space_a_rival_waits(table: Any) -> None:
    g = table(players=1, leaders=LEADERS, turn_of=1, voice=dict.fromkeys(TARGETS, 0), hands={0: ["dagger"]})
    assert g.asked == {0}
    assert told(g, "turn_begins") == [(1,)]
    assert g.state.agents == [2, 2, 2]
    assert rival_may_act(g.state, 1), "the Voice ends with the human's turn"
    g.state.voice = tuple((0, SPACE[space]) for space in TARGETS)
    assert not rival_may_act(g.state, 1)
    g.state.bonus_spice[0] = 1
    assert rival_may_act(g.state, 1), "Harvest Spice"
    g.state.voice = g.state.voice[1:]
    g.state.bonus_spice[0] = 0
    assert rival_may_act(g.state, 1), "Conspire"


# What players do to Rivals


@pytest.mark.rule("HAG-1.02", "HAG-1.22")
@pytest.mark.parametrize("players", [1, 2])
def test_gun_thopter_costs_rivals_a_garrisoned_troop(table: Any, players: int) -> None:
    g = table(
        players=players,
        leaders=LEADERS if players == 1 else LEADERS[:2],
        hands={0: ["gun_thopter"]},
        garrison={0: 3, 1: 2, 2: 3},
        agents={0: 2, 1: 0, 2: 0} if players == 1 else {},
    )
    g.do(0, "agent gun_thopter", "to carthag")
    resolve(g)
    assert g.state.garrison[1:] == [1, 2]


@pytest.mark.rule("HAG-1.02", "HAG-1.22")
def test_who_has_nothing_loses_nothing(table: Any) -> None:
    g = table(players=1, leaders=LEADERS, hands={0: ["gun_thopter"]})
    g.do(0, "agent gun_thopter", "to carthag")
    resolve(g)
    assert (g.state.garrison[1:], g.state.supply[1:]) == ([0, 0], [12, 12])


@pytest.mark.rule("HAG-1.21", "HAG-1.22")
@pytest.mark.parametrize("players", [1, 2])
def test_test_of_humanity_costs_rivals_a_troop_in_the_conflict(table: Any, players: int) -> None:
    g = table(
        players=players,
        leaders=LEADERS if players == 1 else LEADERS[:2],
        hands={0: ["test_of_humanity"], 1: []},
        conflict={0: 1, 1: 2, 2: 3},
    )
    g.do(0, "agent test_of_humanity", "to secrets")
    resolve(g)
    assert g.asked == {0}
    assert g.state.conflict == [1, 1, 2]


@pytest.mark.rule("HAG-1.21")
@pytest.mark.parametrize("players", [1, 2])
def test_rivals_have_nothing_to_discard(table: Any, players: int) -> None:
    g = table(
        players=players,
        leaders=LEADERS if players == 1 else LEADERS[:2],
        hands={0: ["reverend_mother_mohiam"]},
        in_play={0: ["bene_gesserit_sister"]},
        conflict={2: 1},
    )
    g.do(0, "agent reverend_mother_mohiam", "to secrets")
    resolve(g)
    assert g.asked == {0}
    assert g.state.conflict[2] == 1


@pytest.mark.rule("HAG-1.21")
def test_test_of_humanity_does_nothing_to_a_rival_without_troops(table: Any) -> None:
    g = table(players=1, leaders=LEADERS, hands={0: ["test_of_humanity"]}, garrison={1: 3})
    g.do(0, "agent test_of_humanity", "to secrets")
    resolve(g)
    assert g.asked == {0}
    assert (g.state.conflict[1:], g.state.garrison[1]) == ([0, 0], 3)


@pytest.mark.rule("HAG-1.22")
def test_double_cross_costs_a_rival_a_troop(table: Any) -> None:
    g = table(
        players=1, leaders=LEADERS, intrigues={0: ["double_cross"]}, solari={0: 1}, conflict={1: 1, 2: 2}
    )
    g.do(0, "plot double_cross")
    while "opponent 3" not in g.offered(0):
        g.do(0, next(action for action in g.offered(0) if action.startswith("do ")))
    g.do(0, "opponent 3")
    assert g.state.conflict[1:] == [1, 1]


@pytest.mark.rule("HAG-1.22")
def test_secrets_steals_nothing_from_rivals(table: Any) -> None:
    g = table(players=1, leaders=LEADERS, hands={0: ["diplomacy"]}, intrigues={1: ["ambush", "windfall"]})
    g.do(0, "agent diplomacy", "to secrets")
    resolve(g)
    assert len(g.state.intrigues[1]) == 2


@pytest.mark.rule("HAG-1.23")
def test_a_rival_is_an_opponent_for_prudent_diplomacy(table: Any) -> None:
    g = table(
        players=1,
        leaders=["duke_leto_atreides", "earl_memnon_thorvald", "glossu_rabban"],
        hands={0: ["signet_ring"]},
        spice={0: 1},
        influence={1: {"fremen": 1}, 0: {"emperor": 1}},
    )
    g.do(0, "agent signet_ring", "to hall_of_oratory")
    resolve(g)
    assert g.state.influence[:4] == [1, 0, 0, 1]


@pytest.mark.rule("HAG-1.03", "HAG-1.05")
def test_the_same_seed_plays_the_same_game(table: Any) -> None:
    def reveals(seed: str) -> list[tuple[Any, ...]]:
        g = table(
            players=1, leaders=LEADERS, seed=seed, hagal_revealed=[HAGAL_CARDS[c].id for c in HAGAL_SOLO]
        )
        g.do(0, "reveal", "end")
        g.run_to(lambda: g.state.round > 2)
        return told(g, "hagal_revealed")

    assert reveals("a") == reveals("a") != reveals("b")
    assert HAGAL_CARD["h_wealth"] in HAGAL_SOLO
    assert Chance("a").draw(5) == Chance("a").draw(5)
