"""Influence, Alliances and conditions about them (IMP-12), and the Baron's tokens (IMP-15.04 to 15.06)."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import told
from landsraad.games.imperium.baron import ChooseTokens, masterstroke_actions, redraw_tokens
from landsraad.games.imperium.conditions import holds
from landsraad.games.imperium.effects import (
    ANY,
    OPPONENT_HAS_MORE,
    Alliance,
    Influence,
    InfluenceAtLeast,
    InfluenceOnTracks,
)
from landsraad.games.imperium.icons import EMPEROR, FACTIONS, FREMEN, SPACING_GUILD
from landsraad.games.imperium.influence import gain_influence, lose_influence
from landsraad.games.imperium.nodes import keys, name_box
from landsraad.games.imperium.player_turns import PlayerTurns
from landsraad.games.imperium.resolve import arise, possible
from landsraad.games.imperium.state import NONE
from landsraad.games.imperium.troops import deploy
from landsraad.table import advance

ALL_FOUR = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
BARON = ["baron_vladimir_harkonnen", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"]


def level(g: Any, seat: int, faction: int = EMPEROR) -> int:
    return int(g.state.influence[seat * 4 + faction])


def gain(g: Any, seat: int, faction: int = EMPEROR, steps: int = 1) -> None:
    gain_influence(g.state, seat, faction, steps)
    advance(g.state)
    g.check()


def lose(g: Any, seat: int, faction: int = EMPEROR) -> None:
    lose_influence(g.state, seat, faction)
    advance(g.state)


def effect(g: Any, seat: int, *effects: Any) -> tuple[str, ...]:
    """Effects that arise for a player, as if printed somewhere."""
    name_box("test_influence/agent", effects)
    named = keys("test_influence/agent")
    arise(g.state, seat, named)
    advance(g.state)
    return named


def alliances(g: Any, seat: int) -> int:
    return int(g.state.alliance.count(seat))


@pytest.mark.rule("IMP-12.01", "IMP-12.02")
def test_influence_stays_on_the_track(table: Any) -> None:
    g = table(influence={0: {"emperor": 6}}, alliance={"emperor": 0})
    gain(g, 0)
    assert level(g, 0) == 6
    assert "influence_gained" not in g.keys
    lose(g, 1)
    assert level(g, 1) == 0
    assert "influence_lost" not in g.keys
    gain(g, 1)
    assert (level(g, 1), g.keys) == (1, [*g.keys[:-1], "influence_gained"])


@pytest.mark.rule("IMP-12.03", "IMP-4.01", "IMP-2.06")
def test_two_influence_are_a_victory_point_again_and_again(table: Any) -> None:
    g = table(vp={0: 3})
    for change, points in [
        (gain, 3),
        (gain, 4),
        (gain, 4),
        (lose, 4),
        (lose, 3),
        (gain, 4),
        (lose, 3),
        (lose, 3),
    ]:
        change(g, 0)
        assert g.state.vp[0] == points


@pytest.mark.rule("IMP-12.04", "IMP-2.07", "IMP-EX-25")
def test_the_bonus_comes_each_time_that_four_is_reached(table: Any) -> None:
    g = table(influence={0: {"spacing_guild": 3}})
    gain(g, 0, SPACING_GUILD)
    assert g.state.solari[0] == 3
    gain(g, 0, SPACING_GUILD)
    lose(g, 0, SPACING_GUILD)
    assert g.state.solari[0] == 3, "neither above nor from above"
    lose(g, 0, SPACING_GUILD)
    assert g.state.solari[0] == 3, "it isn't given back"
    gain(g, 0, SPACING_GUILD)
    assert g.state.solari[0] == 6


@pytest.mark.rule("IMP-12.04", "IMP-2.07")
def test_each_track_has_its_bonus_for_everybody(table: Any) -> None:
    g = table(
        influence={0: dict.fromkeys(ALL_FOUR, 3), 1: dict.fromkeys(ALL_FOUR, 4)},
        intrigue_deck=["windfall"],
        intrigues={},
    )
    garrison, water = g.state.garrison[0], g.state.water[0]
    for faction in FACTIONS:
        gain(g, 0, faction)
    assert g.state.garrison[0] == garrison + 2
    assert g.state.solari[0] == 3
    assert len(g.state.intrigues[0]) == 1
    assert g.state.water[0] == water + 1
    assert alliances(g, 0) == 0


@pytest.mark.rule("IMP-12.04")
def test_passing_four_with_two_steps_earns_the_bonus(table: Any) -> None:
    g = table(influence={0: {"fremen": 3}}, water={0: 0})
    gain(g, 0, FREMEN, steps=2)
    assert (level(g, 0, FREMEN), g.state.water[0]) == (5, 1)


@pytest.mark.rule("IMP-12.05", "IMP-2.08")
def test_the_first_at_four_takes_the_alliance(table: Any) -> None:
    g = table(influence={0: {"spacing_guild": 3}}, vp={0: 2})
    assert g.state.alliance[SPACING_GUILD] == NONE
    gain(g, 0, SPACING_GUILD)
    assert g.state.alliance[SPACING_GUILD] == 0
    assert g.state.vp[0] == 3
    gain(g, 0, SPACING_GUILD)
    assert g.state.vp[0] == 3


@pytest.mark.rule("IMP-12.06", "IMP-12.07", "IMP-EX-24")
def test_the_alliance_moves_to_whoever_rises_above_its_holder(table: Any) -> None:
    g = table(influence={0: {"fremen": 5}, 1: {"fremen": 4}}, vp={0: 4, 1: 4})
    assert g.state.alliance[FREMEN] == 0
    gain(g, 1, FREMEN)
    assert (g.state.alliance[FREMEN], g.state.vp[:2]) == (0, [4, 4])
    gain(g, 1, FREMEN)
    assert (g.state.alliance[FREMEN], g.state.vp[:2]) == (1, [3, 5])


@pytest.mark.rule("IMP-12.08")
def test_a_loss_gives_the_alliance_to_whoever_was_tied(table: Any) -> None:
    g = table(influence={0: {"fremen": 5}, 1: {"fremen": 5}, 2: {"fremen": 4}}, vp={0: 4, 1: 4})
    lose(g, 0, FREMEN)
    assert (g.state.alliance[FREMEN], g.state.vp[:2]) == (1, [3, 5])


@pytest.mark.rule("IMP-12.08", "IMP-12.09")
def test_the_holder_who_loses_influence_may_sit_anywhere(table: Any) -> None:
    g = table(influence={2: {"fremen": 5, "emperor": 4}, 0: {"fremen": 4}, 3: {"emperor": 2}})
    lose(g, 2, FREMEN)
    assert g.state.alliance[FREMEN] == 2, "a tie moves nothing"
    lose(g, 2, FREMEN)
    assert g.state.alliance[FREMEN] == 0
    lose(g, 2, EMPEROR)
    assert g.state.alliance[EMPEROR] == NONE


@pytest.mark.rule("IMP-12.08")
def test_a_loss_without_a_tie_changes_nothing_above_three(table: Any) -> None:
    g = table(influence={0: {"fremen": 5}, 1: {"fremen": 4}}, vp={0: 4, 1: 4})
    lose(g, 0, FREMEN)
    assert (g.state.alliance[FREMEN], g.state.vp[:2]) == (0, [4, 4])


@pytest.mark.rule("IMP-12.08")
def test_the_former_holder_chooses_among_several_tied(table: Any) -> None:
    g = table(influence={seat: {"fremen": 5} for seat in (0, 1, 3)}, alliance={"fremen": 0}, vp={3: 4})
    lose(g, 0, FREMEN)
    assert g.asked == {0}
    assert g.offered(0) == ["alliance 2", "alliance 4"]
    g.do(0, "alliance 4")
    assert (g.state.alliance[FREMEN], g.state.vp[3]) == (3, 5)


@pytest.mark.rule("IMP-12.09", "IMP-12.08")
def test_below_four_the_alliance_goes_to_whoever_is_at_four(table: Any) -> None:
    g = table(influence={0: {"fremen": 4}, 2: {"fremen": 4}}, alliance={"fremen": 0})
    lose(g, 0, FREMEN)
    assert g.state.alliance[FREMEN] == 2


@pytest.mark.rule("IMP-12.09", "IMP-12.10")
def test_a_free_alliance_goes_back_to_the_board_until_somebody_reaches_four(table: Any) -> None:
    g = table(influence={0: {"fremen": 4}, 2: {"fremen": 3}}, vp={0: 4})
    lose(g, 0, FREMEN)
    assert (g.state.alliance[FREMEN], g.state.vp[0]) == (NONE, 3)
    gain(g, 2, FREMEN)
    assert g.state.alliance[FREMEN] == 2


@pytest.mark.rule("IMP-12.09", "IMP-14.24")
def test_whoever_pays_with_the_alliance_itself_gives_it_back(table: Any) -> None:
    g = table(
        turn_of=2,
        hands={2: ["shifting_allegiances"]},
        spice={2: 2},
        influence={2: {"fremen": 4}, 0: {"fremen": 3}},
    )
    g.do(2, "agent shifting_allegiances", "to hall_of_oratory", "do shifting_allegiances/agent/0")
    assert told(g, "alliance_returned") == [(3, "fremen")]
    g.do(2, "influence fremen")
    assert told(g, "alliance_taken") == [(3, "fremen")]


@pytest.mark.rule("IMP-12.11")
def test_influence_without_a_faction_is_one_faction_for_the_whole_amount(table: Any) -> None:
    g = table()
    effect(g, 0, Influence(ANY, 2))
    assert g.offered(0) == [f"influence {faction}" for faction in ALL_FOUR]
    g.do(0, "influence fremen")
    assert g.state.influence[:4] == [0, 0, 0, 2]
    assert g.asked == {0}
    assert "reveal" in g.offered(0)


@pytest.mark.rule("IMP-12.02", "IMP-13.16")
def test_a_faction_without_room_is_no_choice(table: Any) -> None:
    g = table(influence={0: dict.fromkeys(["emperor", "fremen"], 6)})
    effect(g, 0, Influence(ANY, 1))
    assert g.offered(0) == ["influence spacing_guild", "influence bene_gesserit"]
    g = table(influence={0: {"emperor": 6, "spacing_guild": 6, "bene_gesserit": 6}})
    effect(g, 0, Influence(ANY, 1))
    assert level(g, 0, FREMEN) == 1, "nothing to ask"
    g = table(influence={0: dict.fromkeys(ALL_FOUR, 6)})
    effect(g, 0, Influence(ANY, 1))
    assert "reveal" in g.offered(0), "nothing happens"


def test_one_of_some_factions(table: Any) -> None:
    g = table()
    effect(g, 0, Influence(ANY, 1, one_of=(SPACING_GUILD, FREMEN)))
    assert g.offered(0) == ["influence spacing_guild", "influence fremen"]


def test_only_where_an_opponent_has_more(table: Any) -> None:
    g = table(influence={0: {"emperor": 2, "fremen": 1}, 1: {"emperor": 2, "fremen": 2, "spacing_guild": 1}})
    (key,) = effect(g, 0, Influence(ANY, 1, only_where=OPPONENT_HAS_MORE))
    assert g.offered(0) == ["influence spacing_guild", "influence fremen"]
    g = table()
    assert not possible(g.state, 0, key)


@pytest.mark.rule("HAG-1.23")
def test_house_hagal_is_an_opponent_who_may_have_more(table: Any) -> None:
    g = table(players=2, influence={2: {"fremen": 1}})
    effect(g, 0, Influence(ANY, 1, only_where=OPPONENT_HAS_MORE))
    assert level(g, 0, FREMEN) == 1


@pytest.mark.rule("IMP-12.15")
def test_influence_with_each_faction_in_the_players_order(table: Any) -> None:
    g = table(influence={0: {"spacing_guild": 3}})
    effect(g, 0, Influence("each", 1))
    assert g.offered(0) == [f"influence {faction}" for faction in ALL_FOUR]
    g.do(0, "influence spacing_guild")
    assert g.state.solari[0] == 3, "the bonus comes before the next step"
    assert g.offered(0) == ["influence emperor", "influence bene_gesserit", "influence fremen"]
    g.do(0, "influence fremen", "influence emperor")
    assert g.state.influence[:4] == [1, 4, 1, 1]


@pytest.mark.parametrize(("space", "gained"), [("wealth", [1, 0, 0, 0]), ("arrakeen", [0, 0, 0, 0])])
def test_influence_with_the_visited_faction(table: Any, space: str, gained: list[int]) -> None:
    from landsraad.games.imperium.board import SPACE

    g = table()
    g.state.turn.space = SPACE[space]
    effect(g, 0, Influence("visited", 1))
    assert g.state.influence[:4] == gained


@pytest.mark.rule("IMP-12.13")
def test_a_requirement_of_influence_is_about_now(table: Any) -> None:
    g = table(influence={0: {"fremen": 2}})
    condition = InfluenceAtLeast(FREMEN, 2)
    assert holds(g.state, 0, condition)
    assert not holds(g.state, 1, condition)
    lose(g, 0, FREMEN)
    assert not holds(g.state, 0, condition)


@pytest.mark.rule("IMP-12.14")
def test_a_requirement_of_an_alliance_is_about_the_token(table: Any) -> None:
    g = table(influence={0: {"fremen": 4}, 1: {"fremen": 4}}, alliance={"fremen": 0})
    assert holds(g.state, 0, Alliance(FREMEN))
    assert not holds(g.state, 1, Alliance(FREMEN))
    assert not holds(g.state, 0, Alliance(EMPEROR))
    assert holds(g.state, 0, Alliance(ANY))
    assert not holds(g.state, 1, Alliance(ANY))


@pytest.mark.rule("IMP-14.17")
def test_tracks_are_counted(table: Any) -> None:
    g = table(influence={0: {"fremen": 3, "emperor": 3, "spacing_guild": 2, "bene_gesserit": 6}})
    assert holds(g.state, 0, InfluenceOnTracks(3, tracks=3))
    assert not holds(g.state, 0, InfluenceOnTracks(3, tracks=4))


@pytest.mark.rule("HAG-1.08", "HAG-2.08", "HAG-2.14")
def test_house_hagal_takes_the_alliance_but_no_points_and_no_bonus(table: Any) -> None:
    g = table(players=2, influence={0: {"emperor": 4}, 2: {"emperor": 1}}, vp={0: 4})
    garrison = g.state.garrison[2]
    gain(g, 2, EMPEROR, steps=3)
    assert (g.state.alliance[EMPEROR], g.state.vp[2]) == (0, 0)
    gain(g, 2, EMPEROR)
    assert (g.state.alliance[EMPEROR], g.state.vp[2], g.state.vp[0]) == (2, 0, 3)
    assert g.state.garrison[2] == garrison


@pytest.mark.rule("HAG-3.21", "HAG-1.08")
def test_a_rival_scores_for_its_influence_without_the_bonus(table: Any) -> None:
    g = table(players=1)
    gain(g, 1, SPACING_GUILD, steps=4)
    assert (g.state.vp[1], g.state.alliance[SPACING_GUILD], g.state.solari[1]) == (2, 1, 0)


# The Baron


@pytest.mark.rule("IMP-15.04", "IMP-3.20")
def test_the_baron_chooses_two_tokens_in_secret(table: Any) -> None:
    g = table(leaders=BARON, prepare=lambda s: s.then(ChooseTokens(party=0)))
    assert g.asked == {0}
    assert len(g.offered(0)) == len(set(g.offered(0))) == 6
    assert "tokens emperor fremen" in g.offered(0)
    g.do(0, "tokens emperor fremen")
    assert g.state.baron_tokens == (EMPEROR, FREMEN)
    secrets = [event for event in g.events if "emperor" in event.args]
    assert [event.only for event in secrets] == [(0,)]
    assert told(g, "tokens_chosen") == [(1,)]


@pytest.mark.rule("IMP-15.04")
def test_nobody_else_chooses_tokens(table: Any) -> None:
    g = table(leaders=BARON, prepare=lambda s: s.then(ChooseTokens(party=1)))
    assert "reveal" in g.offered(0)
    assert g.state.baron_tokens == ()


@pytest.mark.rule("IMP-15.04", "IMP-4.10")
def test_the_tokens_are_hidden_from_the_others(table: Any) -> None:
    seen = set()
    for seed in range(60):
        g = table(leaders=BARON, baron_tokens=["emperor", "fremen"], seed=str(seed)).state
        redraw_tokens(g, 0)
        assert g.baron_tokens == (EMPEROR, FREMEN)
        redraw_tokens(g, 1)
        seen.add(g.baron_tokens)
    assert len(seen) == 6
    g = table(leaders=BARON, baron_tokens=["emperor", "fremen"], masterstroke_used=True).state
    for _ in range(20):
        redraw_tokens(g, 1)
        assert g.baron_tokens == (EMPEROR, FREMEN)


def baron(table: Any, deployed: int = 0, **position: Any) -> Any:
    g = table(leaders=BARON, baron_tokens=["emperor", "fremen"], garrison={0: 8}, turn_of=0, **position)
    if deployed:
        deploy(g.state, 0, deployed)
        advance(g.state)
    return g


@pytest.mark.rule("IMP-15.05")
def test_masterstroke_needs_four_troops_deployed_this_turn(table: Any) -> None:
    assert masterstroke_actions(baron(table).state, 0) == []
    assert masterstroke_actions(baron(table, 3).state, 0) == []
    g = baron(table, 4)
    assert masterstroke_actions(g.state, 0) == ["masterstroke"]
    assert masterstroke_actions(g.state, 1) == []
    before = baron(table, conflict={0: 4})
    assert masterstroke_actions(before.state, 0) == [], "these were deployed in an earlier turn"


@pytest.mark.rule("IMP-15.05")
def test_masterstroke_counts_all_deployments_or_those_through_combat_spaces(table: Any) -> None:
    g = baron(table, 4, options={"masterstroke_counts": "combat_spaces"})
    assert masterstroke_actions(g.state, 0) == []
    g.state.turn.deployed = 4
    assert masterstroke_actions(g.state, 0) == ["masterstroke"]


@pytest.mark.rule("IMP-15.05", "IMP-12.15")
def test_masterstroke_gives_influence_with_both_factions_once(table: Any) -> None:
    g = baron(table, 4)
    assert "masterstroke" in g.offered(0)
    g.do(0, "masterstroke")
    assert g.offered(0) == ["influence emperor", "influence fremen"]
    g.do(0, "influence fremen")
    assert g.state.influence[:4] == [1, 0, 0, 1]
    assert g.state.masterstroke_used
    assert masterstroke_actions(g.state, 0) == []
    revealed = next(event for event in g.events if event.key == "masterstroke")
    assert (revealed.args, revealed.only) == ((1, "emperor", "fremen"), None)


@pytest.mark.rule("IMP-15.05")
def test_masterstroke_in_a_reveal_turn_counts_what_several_effects_deploy(table: Any) -> None:
    g = table(
        leaders=BARON,
        baron_tokens=["emperor", "fremen"],
        garrison={0: 4},
        hands={0: ["sardaukar_legion", "gun_thopter"]},
    )
    g.do(0, "reveal", "do sardaukar_legion/reveal/1", "deploy 3")
    assert "masterstroke" not in g.offered(0)
    g.do(0, "do gun_thopter/reveal/1")
    assert g.state.conflict[0] == 4
    g.do(0, "masterstroke", "influence fremen")
    assert g.state.influence[:4] == [1, 0, 0, 1]


@pytest.mark.rule("IMP-15.05", "IMP-9.04")
def test_masterstroke_before_the_agent_is_sent_and_what_it_recruits(table: Any) -> None:
    """The Emperor's two troops are recruited this turn, so a Combat space takes them and two more."""
    g = table(
        leaders=BARON,
        baron_tokens=["emperor", "fremen"],
        influence={0: {"emperor": 3}},
        garrison={0: 6},
        hands={0: ["dune_the_desert_planet"]},
        intrigues={0: ["rapid_mobilization"]},
    )
    g.do(0, "plot rapid_mobilization", "do rapid_mobilization/plot/0", "deploy 4")
    g.do(0, "masterstroke", "influence emperor")
    g.do(0, "agent dune_the_desert_planet", "to imperial_basin")
    assert [action for action in g.offered(0) if action.startswith("deploy")][-1] == "deploy 4"


@pytest.mark.rule("IMP-15.05")
def test_masterstroke_may_have_to_be_revealed_at_once(table: Any) -> None:
    g = baron(table, 3, options={"masterstroke_optional": "off"})
    assert not g.state.masterstroke_used
    deploy(g.state, 0, 1)
    advance(g.state)
    assert g.state.masterstroke_used
    assert g.offered(0) == ["influence emperor", "influence fremen"]


@pytest.mark.rule("IMP-15.05")
def test_only_the_baron_has_a_masterstroke(table: Any) -> None:
    g = baron(table, first=1)
    g.state.stack = [PlayerTurns(turn_of=1)]
    advance(g.state)
    deploy(g.state, 1, 3)
    g.state.turn.deployed_in_all = 5
    assert masterstroke_actions(g.state, 1) == []
    assert masterstroke_actions(g.state, 0) == [], "it is not his turn"


@pytest.mark.rule("IMP-15.06")
def test_scheme_draws_an_intrigue_card_for_a_solari(table: Any) -> None:
    g = table(leaders=BARON, solari={0: 1}, intrigue_deck=["windfall"])
    arise(g.state, 0, keys("baron_vladimir_harkonnen/signet"))
    advance(g.state)
    assert g.offered(0) == ["do baron_vladimir_harkonnen/signet/0", "end"]
    g.do(0, "do baron_vladimir_harkonnen/signet/0")
    assert (g.state.solari[0], len(g.state.intrigues[0])) == (0, 1)
    g = table(leaders=BARON, solari={0: 0})
    assert not possible(g.state, 0, "baron_vladimir_harkonnen/signet/0")


@pytest.mark.rule("IMP-EX-27", "IMP-15.05", "IMP-9.10")
def test_troops_of_the_masterstroke_may_be_deployed_in_the_same_turn(table: Any) -> None:
    g = table(
        leaders=BARON,
        baron_tokens=["emperor", "fremen"],
        influence={0: {"emperor": 3}},
        garrison={0: 4},
        hands={0: ["arrakis_recruiter"]},
    )
    g.do(0, "agent arrakis_recruiter", "to arrakeen")
    while troops := [action for action in g.offered(0) if action.startswith("do ")]:
        g.do(0, troops[0])
    g.do(0, "deploy 4", "masterstroke", "influence emperor")
    assert level(g, 0) == 4
    while troops := [action for action in g.offered(0) if action.startswith("do ")]:
        g.do(0, troops[0])
    assert g.state.garrison[0] == 4
    assert [action for action in g.offered(0) if action.startswith("deploy")] == ["deploy 1", "deploy 2"]
    g.do(0, "deploy 2")
    assert g.state.conflict[0] == 6
