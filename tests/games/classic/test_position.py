"""Positions: what each key puts on the table, and what is refused with one clear line."""

from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD, CARD_ID, DECK, SHAI_HULUD, SPICE_DECK
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTION_ID,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from landsraad.games.classic.leaders import LEADER
from landsraad.games.classic.map import AREA, TERRITORY
from landsraad.games.classic.position import SETTERS, describe
from landsraad.games.classic.state import Dune, LeaderAt, Phase
from landsraad.table import BrokenScenario, Chance


def place(seats: int = 6, given: dict[str, str] | None = None, **position: Any) -> Dune:
    return GAME.place(seats, given or {}, position, Chance("test"))


def advanced(**position: Any) -> Dune:
    return place(6, {"mode": "advanced"}, **position)


def test_an_empty_position_is_the_start_of_turn_1_with_everything_in_reserve() -> None:
    g = place()
    assert (g.turn, g.phase, g.storm) == (1, Phase.STORM, 1)
    assert [g.reserves[f] for f in g.in_play] == [20] * 6
    assert sorted(g.deck) == sorted(DECK)
    assert sorted(g.spice_deck) == sorted(SPICE_DECK)
    assert not list(GAME.invariants(g))


def test_the_line_up_and_the_circles() -> None:
    g = place(3, factions=["fremen", "atreides", "emperor"])
    assert [g.seat_of[f] for f in (FREMEN, ATREIDES, EMPEROR)] == [0, 1, 2]
    assert [g.circle[f] for f in (FREMEN, ATREIDES, EMPEROR)] == [2, 8, 14]
    g = place(2, factions=["fremen", "emperor"], circles={"fremen": 17, "emperor": 5})
    assert (g.circle[FREMEN], g.circle[EMPEROR], g.in_play) == (17, 5, (EMPEROR, FREMEN))


def test_without_a_line_up_it_is_the_recommended_one() -> None:
    assert [FACTION_ID[f] for f in place(3).in_play] == ["atreides", "fremen", "harkonnen"]


@pytest.mark.parametrize("phase", list(Phase)[1:])
def test_a_position_stands_at_the_start_of_a_phase(phase: Phase) -> None:
    g = place(turn=3, phase=phase.name.lower())
    assert (g.turn, g.phase) == (3, phase)
    assert len(g.stack) == 11 - phase  # the next turn lies below
    names = [type(step).__name__ for step in reversed(g.stack)]
    assert names == [
        "Storm", "SpiceBlow", "Charity", "Bidding", "Revival", "ShipmentAndMovement", "Battles", "Collection", "MentatPause", "Turn",
    ][phase - 1 :]  # fmt: skip


def test_the_order_is_given_or_follows_from_the_storm() -> None:
    assert [FACTION_ID[f] for f in place(3, storm=5).order] == ["fremen", "harkonnen", "atreides"]
    given = ["harkonnen", "atreides", "fremen"]
    assert [FACTION_ID[f] for f in place(3, storm=5, order=given).order] == given


def test_forces_come_out_of_the_reserves() -> None:
    g = advanced(
        forces={
            "atreides": {"arrakeen": 5, "wind_pass/14": 2},
            "emperor": {"carthag/11": {"ordinary": 2, "starred": 3}},
            "bene_gesserit": {"arrakeen/10": {"advisors": 2}, "polar_sink": 1},
        }
    )
    assert g.forces[ATREIDES] == {AREA["arrakeen/10"]: 5, AREA["wind_pass/14"]: 2}
    assert (g.forces[EMPEROR], g.starred[EMPEROR]) == ({AREA["carthag/11"]: 2}, {AREA["carthag/11"]: 3})
    assert (g.forces[BENE_GESSERIT], g.advisors) == ({AREA["polar_sink/0"]: 1}, {AREA["arrakeen/10"]: 2})
    assert [g.reserves[f] for f in (ATREIDES, EMPEROR, BENE_GESSERIT)] == [13, 13, 17]
    assert g.starred_reserves[EMPEROR] == 2
    assert not list(GAME.invariants(g))


def test_tanks_and_reserves() -> None:
    g = advanced(tanks={"atreides": 4, "emperor": {"ordinary": 1, "starred": 2}})
    assert (g.tanks[ATREIDES], g.reserves[ATREIDES]) == (4, 16)
    assert (g.tanks[EMPEROR], g.starred_tanks[EMPEROR]) == (1, 2)
    assert (g.reserves[EMPEROR], g.starred_reserves[EMPEROR]) == (14, 3)
    g = place(forces={"atreides": {"arrakeen": 5}}, reserves={"atreides": 3})
    assert (g.reserves[ATREIDES], g.tanks[ATREIDES]) == (3, 12)
    assert not list(GAME.invariants(g))


def test_spice() -> None:
    g = place(
        spice={"atreides": 7},
        bribes={"emperor": 3},
        pledges={"atreides": 4},
        board_spice={"the_great_flat": 10, "south_mesa/5": 2},
    )
    assert (g.spice[ATREIDES], g.bribes[EMPEROR], g.pledges[ATREIDES]) == (7, 3, 4)
    assert g.board_spice == {AREA["the_great_flat/15"]: 10, AREA["south_mesa/5"]: 2}


def test_treachery_cards_are_all_there() -> None:
    g = place(
        hands={"atreides": ["shield", "karama"], "harkonnen": ["shield"]},
        discard=["lasgun", "hajr"],
        removed=["family_atomics"],
        deck=["snooper", "kulon"],
    )
    assert g.hands[ATREIDES] == (CARD["shield"], CARD["karama"])
    assert g.discard == (CARD["lasgun"], CARD["hajr"])
    assert g.removed == (CARD["family_atomics"],)
    assert [CARD_ID[card] for card in g.deck[:2]] == ["snooper", "kulon"]
    assert len(g.deck) == 33 - 6
    assert not list(GAME.invariants(g))


def test_spice_cards_are_all_there() -> None:
    g = advanced(
        spice_deck=["shai_hulud", "wind_pass_north"],
        spice_piles=[["south_mesa"], ["shai_hulud", "red_chasm"]],
    )
    assert g.spice_deck[:2] == (SHAI_HULUD, TERRITORY["wind_pass_north"])
    assert g.spice_deck[-4:] == (SHAI_HULUD,) * 4
    assert g.spice_piles == [(TERRITORY["south_mesa"],), (SHAI_HULUD, TERRITORY["red_chasm"])]
    assert not list(GAME.invariants(g))


def test_leaders() -> None:
    g = place(
        leaders={
            "dead": ["chani", "jamis"],
            "deaths": {"jamis": 2, "stilgar": 1},
            "captive": ["burseg"],
            "used": {"feyd_rautha": "arrakeen"},
            "hidden_dead": ["caid"],
        }
    )
    dead = [i for i, at in enumerate(g.leader_at) if at == LeaderAt.TANKS]
    assert dead == [LEADER["caid"], LEADER["chani"], LEADER["jamis"]]
    assert [g.deaths[LEADER[i]] for i in ("chani", "jamis", "stilgar", "caid")] == [1, 2, 1, 1]
    assert g.leader_at[LEADER["burseg"]] == LeaderAt.CAPTIVE
    assert g.used_in[LEADER["feyd_rautha"]] == TERRITORY["arrakeen"]
    assert g.hidden_dead == (LEADER["caid"],)
    shown = GAME.view(g, g.seat_of[ATREIDES]).factions
    assert shown["fremen"].leaders["jamis"] == "face_down"
    assert (shown["emperor"].leaders["caid"], shown["emperor"].hidden_leaders) == ("home", 2)


def test_secrets_and_agreements() -> None:
    g = advanced(
        traitors={"atreides": ["stilgar"], "harkonnen": ["caid", "alia"]},
        prediction=["fremen", 8],
        storm_card=4,
        dialers=["spacing_guild", "emperor"],
        alliances=[["atreides", "fremen"], ["emperor", "harkonnen"]],
        karama_powers_used=["emperor"],
        haderach_losses=6,
        haderach_dead=True,
        wall_destroyed=True,
        blocked=["voice"],
        leader_revival=["fremen"],
    )
    assert g.traitors[ATREIDES] == (LEADER["stilgar"],)
    assert g.traitors[HARKONNEN] == (LEADER["alia"], LEADER["caid"])
    assert (g.prediction, g.storm_card, g.dialers) == ((FREMEN, 8), 4, (GUILD, EMPEROR))
    assert g.allies == [(FREMEN,), (), (HARKONNEN,), (ATREIDES,), (), (EMPEROR,)]
    assert (g.karama_powers_used, g.haderach_losses, g.haderach_dead) == ((EMPEROR,), 6, True)
    assert (g.wall_destroyed, g.blocked) == (True, ("voice",))
    assert g.leader_revival_open == (FREMEN,)
    assert not list(GAME.invariants(g))


def test_what_chance_brings_next() -> None:
    g = place(coming={"draws": [3, 0], "shuffles": [["shai_hulud", "red_chasm"], ["karama", "stilgar", 2]]})
    assert g.chance.dice == (3, 0)
    assert g.chance.shuffles == (
        (SHAI_HULUD, TERRITORY["red_chasm"]),
        (CARD["karama"], LEADER["stilgar"], 2),
    )


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"weather": 1}, "a position has no 'weather'; it may have: alliances, .*, turn, wall_destroyed"),
        ({"factions": ["atreides"]}, "needs 6 different factions, not 1"),
        ({"factions": ["atreides"] * 6}, "needs 6 different factions, not 1"),
        ({"factions": ["corrino"] * 6}, "no faction is called 'corrino'"),
        ({"circles": {"atreides": 2}}, "a circle of its own, in sector 2, 5, 8, 11, 14, 17"),
        ({"circles": 3}, "expected 'name: value' lines, not 3"),
        ({"phase": "war"}, "no phase 'war'; there are: storm, spice_blow, "),
        ({"phase": "setup"}, "no phase 'setup'"),
        ({"turn": 11}, "turn is a number from 1 to 10, not 11"),
        ({"turn": "two"}, "turn is a number from 1 to 10, not 'two'"),
        ({"storm": 0}, "storm is a number from 1 to 18, not 0"),
        ({"order": ["atreides", "emperor"]}, "each faction in play once"),
        ({"order": "atreides"}, "expected a list, not 'atreides'"),
        ({"forces": {"atreides": {"arrakeen": 21}}}, "ordinary is a number from 0 to 20, not 21"),
        (
            {"forces": {"atreides": {"arrakeen": 15, "carthag": 6}}},
            "atreides has 20 ordinary and 0 starred forces",
        ),
        ({"forces": {"atreides": {"arrakeen": {"starred": 1}}}}, "atreides has 20 ordinary and 0 starred"),
        ({"forces": {"emperor": {"arrakeen": {"starred": 1}}}}, "emperor has 20 ordinary and 0 starred"),
        ({"forces": {"atreides": {"arrakeen": {"advisors": 1}}}}, "only Bene Gesserit have advisors"),
        ({"forces": {"bene_gesserit": {"arrakeen": {"advisors": 1}}}}, "in the Advanced game"),
        ({"forces": {"atreides": {"arrakeen": {"men": 1}}}}, "'ordinary', 'starred' and 'advisors'"),
        ({"forces": {"atreides": {"arrakeen": "5"}}}, "'ordinary', 'starred' and 'advisors'"),
        (
            {"forces": {"atreides": {"wind_pass": 5}}},
            "wind_pass lies in several sectors: wind_pass/14, wind_pass/15",
        ),
        ({"forces": {"atreides": {"wind_pass/3": 5}}}, "no area .* is called 'wind_pass/3'"),
        ({"forces": {"atreides": 5}}, "expected 'name: value' lines, not 5"),
        ({"tanks": {"atreides": 21}}, "ordinary is a number from 0 to 20"),
        ({"tanks": {"atreides": {"starred": 1}}}, "atreides has 20 ordinary and 0 starred"),
        ({"forces": {"atreides": {"carthag": 9}}, "reserves": {"atreides": 12}}, "atreides has 20 ordinary"),
        ({"spice": {"atreides": -1}}, "spice is a number from 0"),
        ({"spice": {"atreides": 1.5}}, "spice is a number from 0"),
        ({"spice": [1]}, "expected 'name: value' lines"),
        ({"board_spice": {"arrakeen": 0}}, "spice on the map is a number from 1"),
        ({"hands": {"atreides": ["sword"]}}, "no Treachery card is called 'sword'"),
        ({"hands": {"atreides": "lasgun"}}, "expected a list, not 'lasgun'"),
        ({"hands": {"atreides": ["shield"] * 4, "emperor": ["shield"]}}, "not that many cards 'shield'"),
        (
            {"hands": {"atreides": ["shield", "shield", "snooper", "karama", "hajr"]}},
            "atreides may hold 4 cards, not 5",
        ),
        ({"deck": ["lasgun"], "discard": ["lasgun"]}, "not that many cards 'lasgun'"),
        ({"removed": ["lasgun", "lasgun"]}, "not that many cards 'lasgun'"),
        ({"spice_deck": ["arrakeen"]}, "not that many Spice cards 'arrakeen'"),
        ({"spice_deck": ["worm"]}, "no Spice card is called 'worm'"),
        (
            {"spice_deck": ["red_chasm"], "spice_piles": [["red_chasm"]]},
            "not that many Spice cards 'red_chasm'",
        ),
        ({"spice_piles": [[], []]}, "the Basic game has one pile"),
        ({"leaders": {"alive": []}}, "leaders can be dead, captive, used, deaths, hidden_dead, not 'alive'"),
        ({"leaders": {"dead": ["leto"]}}, "no leader is called 'leto'"),
        ({"leaders": {"captive": ["umman_kudu"]}}, "umman_kudu can't be a captive"),
        ({"leaders": {"used": {"chani": "caladan"}}}, "no territory is called 'caladan'"),
        (
            {"traitors": {"atreides": ["chani"], "emperor": ["chani"]}},
            "the Traitor card of chani exists once",
        ),
        ({"prediction": ["bene_gesserit", 3]}, "another faction in play"),
        ({"prediction": ["fremen"]}, r"a faction and a turn: \[atreides, 5\]"),
        ({"prediction": ["fremen", 0]}, "the predicted turn is a number from 1 to 10"),
        ({"storm_card": 7}, "storm_card is a number from 1 to 6"),
        (
            {"alliances": [["atreides", "emperor"], ["emperor", "fremen"]]},
            "emperor can be in one alliance only",
        ),
        ({"alliances": [["atreides", "atreides"]]}, "atreides can be in one alliance only"),
        ({"wall_destroyed": "yes"}, "wall_destroyed is true or false, not 'yes'"),
        ({"blocked": ["victory"]}, "no advantage that Karama can stop is called 'victory'"),
        ({"coming": {"shuffles": [["nobody"]]}}, "no card, leader or faction is called 'nobody'"),
    ],
)
def test_what_cannot_be_is_refused_with_one_line(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BrokenScenario, match=complaint) as refused:
        place(**position)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "position",
    [
        {"spice": {"emperor": 3}},
        {"forces": {"emperor": {"arrakeen": 1}}},
        {"hands": {"emperor": ["shield"]}},
        {"tanks": {"emperor": 1}},
        {"leaders": {"dead": ["caid"]}},
        {"traitors": {"atreides": ["caid"]}},
        {"dialers": ["emperor", "atreides"]},
        {"order": ["emperor", "atreides", "fremen"]},
    ],
)
def test_a_faction_that_does_not_play_has_nothing(position: dict[str, Any]) -> None:
    with pytest.raises(BrokenScenario, match="emperor is not in this game"):
        place(3, **position)


def test_a_leader_of_a_faction_that_does_not_play_is_named() -> None:
    with pytest.raises(BrokenScenario, match="traitors: caid: emperor is not in this game"):
        place(3, traitors={"atreides": ["caid"]})


def test_what_needs_a_third_player() -> None:
    with pytest.raises(BrokenScenario, match="Harkonnen capture others"):
        place(2, factions=["atreides", "emperor"], leaders={"captive": ["caid"]})
    with pytest.raises(BrokenScenario, match="another faction in play"):
        place(3, prediction=["fremen", 3])
    with pytest.raises(BrokenScenario, match="two players make no alliances"):
        place(2, alliances=[["atreides", "harkonnen"]])


def test_a_description_can_be_placed_again() -> None:
    g = advanced(
        turn=4,
        phase="battle",
        storm=7,
        forces={"atreides": {"arrakeen": 5}, "bene_gesserit": {"arrakeen": {"advisors": 2}}},
        tanks={"emperor": {"starred": 2}},
        spice={"harkonnen": 9},
        hands={"fremen": ["crysknife"]},
        leaders={"dead": ["chani"], "used": {"stilgar": "arrakeen"}},
        traitors={"spacing_guild": ["alia"]},
        prediction=["emperor", 9],
        alliances=[["atreides", "fremen"]],
        spice_piles=[["south_mesa"], []],
    )
    described = describe(g)
    position = {
        key: value for key, value in described.items() if key in {*SETTERS, "phase", "order", "circles"}
    }
    position["order"] = described["order"]
    position["factions"] = [FACTION_ID[f] for f in sorted(g.in_play, key=lambda f: g.seat_of[f])]
    position["alliances"] = [["atreides", "fremen"]]
    del position["storm_card"]  # 0: none
    assert describe(advanced(**position)) == described


def test_every_key_is_described() -> None:
    described = describe(advanced(prediction=["emperor", 9]))
    assert set(SETTERS) - set(described) == {"alliances"}  # as `allies`, by faction
    assert {"phase", "order", "circles", "factions"} <= set(described)
