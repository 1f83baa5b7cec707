"""Phase 1: Storm (CLS-6), Weather Control and Family Atomics (CLS-19.10 to 19.12c), Fremen and the storm (CLS-33)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from landsraad.games.classic.map import AREA
from landsraad.games.classic.state import Dune
from landsraad.games.classic.storm import Storm, storm_order
from landsraad.table import Chance, advance, asked, options, play
from landsraad.table.play import visibly_asked

FAMILY_ATOMICS, WEATHER_CONTROL = CARD["family_atomics"], CARD["weather_control"]
FIRST_DIALS = [f"dial {n}" for n in range(21)]
DIALS = ["dial 1", "dial 2", "dial 3"]
WEATHER = ["pass", *(f"weather_control {n}" for n in range(11))]


def only_this_phase(g: Dune) -> None:
    """The rest of the turn would go on by itself and blur what the storm did."""
    del g.stack[:-1]


@pytest.fixture
def storm(table: Any) -> Any:
    """A Storm phase, and nothing after it."""

    def place(**position: Any) -> Any:
        return table(phase="storm", prepare=only_this_phase, **position)

    return place


@pytest.fixture
def blown(storm: Any) -> Any:
    """The table after a storm of some distance, set by Weather Control of the Guild (turn 2 or later)."""

    def place(distance: int, **position: Any) -> Any:
        hands = {"spacing_guild": ["weather_control"], **position.pop("hands", {})}
        g = storm(turn=position.pop("turn", 3), hands=hands, **position)
        g.do("spacing_guild", f"weather_control {distance}")
        return g

    return place


def next_storm(g: Any) -> None:
    g.state.turn += 1
    g.state.then(Storm())
    advance(g.state)


def view(g: Any, faction: str) -> Any:
    return GAME.view(g.state, g.seat(faction))


def area(g: Any, faction: int, name: str) -> int:
    return g.state.forces[faction].get(AREA[name], 0) + g.state.starred[faction].get(AREA[name], 0)


class TestTheDistance:
    @pytest.mark.rule("CLS-6.01")
    def test_on_turn_1_the_two_nearest_on_either_side_dial(self, storm: Any) -> None:
        g = storm(turn=1)
        assert g.asked == {"atreides", "harkonnen"}
        assert g.offered("atreides") == g.offered("harkonnen") == FIRST_DIALS
        assert g.offered("emperor") == []

    @pytest.mark.rule("CLS-6.01")
    @pytest.mark.parametrize(
        ("circles", "dialling"),
        [
            ({"atreides": 5, "emperor": 11, "fremen": 8}, {"atreides", "emperor"}),
            ({"atreides": 17, "emperor": 2, "fremen": 5}, {"atreides", "emperor"}),
            ({"atreides": 8, "emperor": 14, "fremen": 11}, {"atreides", "emperor"}),
        ],
    )
    def test_one_on_each_side_is_the_first_occupied_circle(
        self, storm: Any, circles: dict[str, int], dialling: set[str]
    ) -> None:
        assert storm(factions="atreides,emperor,fremen", circles=circles).asked == dialling

    @pytest.mark.rule("CLS-6.01")
    def test_two_players_both_dial_wherever_they_sit(self, storm: Any) -> None:
        g = storm(factions="atreides,harkonnen", circles={"atreides": 2, "harkonnen": 5})
        assert g.asked == {"atreides", "harkonnen"}

    def test_with_two_factions_each_both_players_dial(self, storm: Any) -> None:
        g = storm(
            factions="atreides,emperor,fremen,harkonnen",
            players=2,
            options={"two_player_form": "two_factions"},
            circles={"emperor": 2, "atreides": 5, "fremen": 8, "harkonnen": 17},
        )
        assert g.asked == {"emperor", "fremen"}

    @pytest.mark.rule("CLS-6.02", "CLS-6.06")
    @pytest.mark.parametrize(
        ("dials", "sector"), [((3, 4), 8), ((0, 17), 18), ((0, 18), 1), ((20, 15), 18), ((20, 20), 5)]
    )
    def test_on_turn_1_the_storm_moves_from_the_start_by_the_sum(
        self, storm: Any, dials: tuple[int, int], sector: int
    ) -> None:
        g = storm(turn=1)
        g.do("atreides", f"dial {dials[0]}")
        g.do("harkonnen", f"dial {dials[1]}")
        assert g.state.storm == sector

    @pytest.mark.rule("CLS-6.01", "CLS-6.03")
    @pytest.mark.parametrize("turn", [1, 2])
    def test_dials_are_secret_until_both_are_made(self, storm: Any, turn: int) -> None:
        low, high = (storm(turn=turn, dialers=["atreides", "harkonnen"]) for _ in range(2))
        low.do("atreides", "dial 1")
        high.do("atreides", "dial 3")
        assert view(low, "harkonnen") == view(high, "harkonnen")
        assert view(low, "atreides") != view(high, "atreides")
        assert "storm_dialled" not in low.keys
        low.do("harkonnen", "dial 2")
        revealed = [event.args for event in low.events if event.key == "storm_dialled"]
        assert revealed == [("atreides", 1), ("harkonnen", 2)]

    @pytest.mark.parametrize(("turn", "possible"), [(1, set(range(21))), (2, {1, 2, 3})])
    def test_anothers_dial_is_redrawn_and_ones_own_is_not(
        self, storm: Any, turn: int, possible: set[int]
    ) -> None:
        g = storm(turn=turn, dialers=["atreides", "harkonnen"])
        g.do("atreides", "dial 2")
        drawn = set()
        for seed in range(300):
            other = GAME.resample(g.state, g.seat("harkonnen"), Chance(str(seed)))
            drawn.add(other.stack[-1].dialled[0][1])
            own = GAME.resample(g.state, g.seat("atreides"), Chance(str(seed)))
            assert own.stack[-1].dialled == ((ATREIDES, 2),)
        assert drawn == possible

    @pytest.mark.rule("CLS-6.03")
    def test_later_the_last_two_at_the_wheels_dial_1_to_3(self, storm: Any) -> None:
        g = storm(turn=2, storm=16, dialers=["emperor", "fremen"])
        assert g.asked == {"emperor", "fremen"}
        assert g.offered("emperor") == g.offered("fremen") == DIALS
        g.do("emperor", "dial 3")
        g.do("fremen", "dial 2")
        assert g.state.storm == 3

    @pytest.mark.rule("CLS-6.04")
    def test_without_a_battle_the_same_two_dial_again(self, storm: Any) -> None:
        g = storm(turn=2, dialers=["emperor", "fremen"])
        for _ in range(2):
            assert g.asked == {"emperor", "fremen"}
            g.do("fremen", "dial 1")
            g.do("emperor", "dial 1")
            next_storm(g)

    @pytest.mark.rule("CLS-6.04")
    def test_dialling_the_first_storm_is_a_use_of_the_wheels(self, storm: Any) -> None:
        g = storm(turn=1)
        g.do("atreides", "dial 1")
        g.do("harkonnen", "dial 1")
        assert set(g.state.dialers) == {ATREIDES, HARKONNEN}
        next_storm(g)
        assert g.asked == {"atreides", "harkonnen"}

    def test_where_nobody_has_used_the_wheels_the_nearest_dial(self, storm: Any) -> None:
        g = storm(turn=2)
        assert g.asked == {"atreides", "harkonnen"}
        assert g.offered("atreides") == DIALS

    @pytest.mark.rule("CLS-6.04")
    def test_option_nearest_start_dials_after_a_turn_without_battle(self, storm: Any) -> None:
        g = storm(turn=2, dialers=["emperor", "fremen"], options={"dialers_without_battle": "nearest_start"})
        assert g.asked == {"emperor", "fremen"}, "there was a battle last turn"
        g.do("emperor", "dial 1")
        g.do("fremen", "dial 1")
        next_storm(g)
        assert g.asked == {"atreides", "harkonnen"}


class TestDamage:
    FORCES = {
        "atreides": {
            "cielago_depression/1": 1,
            "cielago_depression/2": 2,
            "meridian/2": 1,
            "cielago_east/4": 3,
        },
        "harkonnen": {"cielago_east/3": 4, "south_mesa/5": 5},
    }

    @pytest.mark.rule("CLS-6.07")
    def test_forces_in_the_sand_on_the_way_go_to_the_tanks(self, blown: Any) -> None:
        g = blown(3, storm=1, forces=self.FORCES)
        assert g.state.storm == 4
        assert g.state.tanks[ATREIDES] == 2 + 1 + 3
        assert g.state.tanks[HARKONNEN] == 4
        assert area(g, HARKONNEN, "south_mesa/5") == 5, "behind the place where it stopped"
        assert not any(
            area(g, ATREIDES, name) for name in ("cielago_depression/2", "meridian/2", "cielago_east/4")
        )

    @pytest.mark.rule("CLS-6.08")
    def test_spice_on_the_way_is_gone(self, blown: Any) -> None:
        spice = {
            "cielago_south/2": 12,
            "cielago_north/3": 8,
            "south_mesa/5": 10,
            "habbanya_ridge_flat/18": 10,
        }
        g = blown(2, storm=1, board_spice=spice)
        assert g.state.board_spice == {AREA["south_mesa/5"]: 10, AREA["habbanya_ridge_flat/18"]: 10}
        assert g.keys.count("spice_destroyed") == 2

    @pytest.mark.rule("CLS-6.09")
    def test_the_sector_it_starts_from_is_not_harmed_again(self, blown: Any) -> None:
        g = blown(3, storm=1, forces=self.FORCES, board_spice={"cielago_north/3": 8})
        assert area(g, ATREIDES, "cielago_depression/1") == 1
        g = blown(1, storm=3, board_spice={"cielago_north/3": 8})
        assert g.state.board_spice == {AREA["cielago_north/3"]: 8}

    @pytest.mark.rule("CLS-6.09", "CLS-6.11")
    @pytest.mark.parametrize("distance", [0, 3])
    def test_option_the_sector_it_starts_from_is_harmed_too(self, blown: Any, distance: int) -> None:
        options = {"storm_harms_start_sector": "on"}
        spice = {"habbanya_ridge_flat/18": 5}
        g = blown(distance, storm=1, forces=self.FORCES, board_spice=spice, options=options)
        assert area(g, ATREIDES, "cielago_depression/1") == 0
        assert g.state.tanks[ATREIDES] == (7 if distance else 1)
        assert g.state.board_spice == {AREA["habbanya_ridge_flat/18"]: 5}

    @pytest.mark.rule("CLS-6.11")
    def test_a_storm_that_stays_does_no_damage(self, blown: Any) -> None:
        g = blown(0, storm=2, forces=self.FORCES, board_spice={"cielago_south/2": 12})
        assert g.state.storm == 2
        assert not any(g.state.tanks)
        assert g.state.board_spice

    @pytest.mark.rule("CLS-6.10")
    def test_rock_strongholds_and_the_polar_sink_shelter(self, storm: Any) -> None:
        sheltered = {
            "plastic_basin/13": 2,
            "sietch_tabr": 3,
            "polar_sink": 1,
            "arrakeen": 4,
            "shield_wall/8": 1,
        }
        g = storm(turn=1, forces={"emperor": {**sheltered, "basin/9": 5}})
        g.do("atreides", "dial 10")
        g.do("harkonnen", "dial 9")  # once round
        assert g.state.tanks[EMPEROR] == 5
        assert list(g.state.forces[EMPEROR].values()) == list(sheltered.values())

    @pytest.mark.rule("CLS-6.02", "CLS-6.07")
    def test_a_first_storm_of_more_than_a_round_passes_its_start(self, storm: Any) -> None:
        g = storm(turn=1, forces={"emperor": {"meridian/1": 2, "gara_kulon/8": 1}})
        g.do("atreides", "dial 18")
        g.do("harkonnen", "dial 0")
        assert g.state.storm == 1
        assert g.state.tanks[EMPEROR] == 3

    @pytest.mark.rule("CLS-6.12")
    def test_the_first_storm_destroys_too(self, storm: Any) -> None:
        g = storm(
            factions="atreides,bene_gesserit",
            mode="advanced",
            turn=1,
            forces={"bene_gesserit": {"meridian/2": 1}},
        )
        g.do("atreides", "dial 1")
        g.do("bene_gesserit", "dial 0")
        assert g.state.tanks[BENE_GESSERIT] == 1

    @pytest.mark.rule("CLS-6.13", "CLS-3.10")
    def test_imperial_basin_is_sheltered_while_the_wall_stands(self, blown: Any) -> None:
        forces = {"atreides": {"imperial_basin/9": 1, "imperial_basin/10": 2, "arrakeen": 3, "old_gap/10": 4}}
        g = blown(3, storm=8, forces=forces)
        assert g.state.tanks[ATREIDES] == 4

    @pytest.mark.rule("CLS-6.14")
    def test_without_the_wall_basin_and_cities_lie_open(self, blown: Any) -> None:
        forces = {
            "atreides": {"imperial_basin/9": 1, "imperial_basin/10": 2, "arrakeen": 3, "shield_wall/9": 1},
            "harkonnen": {"carthag": 4, "sietch_tabr": 1, "imperial_basin/11": 1},
        }
        g = blown(3, storm=8, wall_destroyed=True, forces=forces)
        assert g.state.tanks[ATREIDES] == 6
        assert g.state.tanks[HARKONNEN] == 5
        assert area(g, ATREIDES, "shield_wall/9") == 1
        g = blown(1, storm=8, wall_destroyed=True, forces=forces)
        assert g.state.tanks[ATREIDES] == 1, "only where the storm comes"

    @pytest.mark.rule("CLS-31.10")
    def test_advisors_die_in_storms(self, blown: Any) -> None:
        forces = {"bene_gesserit": {"meridian/2": {"advisors": 2}}, "emperor": {"meridian/1": 1}}
        g = blown(1, storm=1, mode="advanced", forces=forces, storm_card=4)
        assert g.state.tanks[BENE_GESSERIT] == 2
        assert not g.state.advisors

    @pytest.mark.rule("CLS-6.10", "CLS-6.13")
    def test_advisors_find_shelter_too(self, blown: Any) -> None:
        places = ("arrakeen/10", "imperial_basin/9", "shield_wall/8")
        forces = {
            "bene_gesserit": {place: {"advisors": 2} for place in places},
            "emperor": dict.fromkeys(places, 1),
        }
        g = blown(3, storm=7, mode="advanced", forces=forces, storm_card=4)
        assert g.state.advisors == {AREA[place]: 2 for place in places}

    def test_advisors_whom_the_storm_leaves_alone_turn_to_fighters(self, blown: Any) -> None:
        forces = {
            "bene_gesserit": {"wind_pass/17": {"advisors": 2}, "arrakeen": {"advisors": 1}},
            "emperor": {"wind_pass/15": 3, "arrakeen": 1},
        }
        g = blown(1, storm=14, mode="advanced", forces=forces, storm_card=4)
        assert g.state.forces[BENE_GESSERIT] == {AREA["wind_pass/17"]: 2}
        assert g.state.advisors == {AREA["arrakeen/10"]: 1}


class TestTheFirstPlayer:
    @pytest.mark.rule("CLS-6.16", "CLS-EX-41")
    def test_the_first_marker_strictly_after_the_storm(self, blown: Any) -> None:
        g = blown(1, storm=4)
        assert g.state.storm == 5
        assert g.state.order == (EMPEROR, FREMEN, GUILD, HARKONNEN, ATREIDES, BENE_GESSERIT)
        assert g.keys[-1] == "first_player"
        assert g.events[-1].args == ("emperor",)

    @pytest.mark.rule("CLS-6.16", "CLS-1.08")
    @pytest.mark.parametrize(
        ("sector", "first"),
        [
            (18, ATREIDES),
            (1, ATREIDES),
            (2, BENE_GESSERIT),
            (4, BENE_GESSERIT),
            (13, GUILD),
            (14, HARKONNEN),
            (17, ATREIDES),
        ],
    )
    def test_storm_order_goes_round_counterclockwise(self, table: Any, sector: int, first: int) -> None:
        g = table(storm=sector).state
        order = storm_order(g)
        assert order[0] == first
        assert order == g.in_play[first:] + g.in_play[:first]

    @pytest.mark.rule("CLS-6.17")
    def test_it_is_settled_after_the_move_and_stays_for_the_turn(self, table: Any) -> None:
        g = table(phase="storm", turn=2, storm=1, dialers=["atreides", "harkonnen"])
        before = g.state.order
        g.do("atreides", "dial 3")
        assert g.state.order == before == storm_order(g.state)
        g.do("harkonnen", "dial 3")
        settled = (EMPEROR, FREMEN, GUILD, HARKONNEN, ATREIDES, BENE_GESSERIT)
        assert g.state.storm == 7
        assert g.state.order == settled
        g.run_to("mentat_pause")
        assert g.state.order == settled


class TestWeatherControl:
    @pytest.mark.rule("CLS-19.10")
    @pytest.mark.parametrize(("option", "asked"), [("on", {"emperor"}), ("off", set())])
    def test_whether_it_may_wait_for_the_distance(self, storm: Any, option: str, asked: set[str]) -> None:
        options = {"weather_control_after_distance": option}
        hands = {"emperor": ["weather_control"]}
        g = storm(turn=2, storm=4, dialers=["atreides", "harkonnen"], hands=hands, options=options)
        g.do("emperor", "pass")
        g.do("atreides", "dial 3")
        g.do("harkonnen", "dial 1")
        assert g.asked == asked

    @pytest.mark.rule("CLS-6.18", "CLS-19.10", "CLS-19.12")
    def test_no_card_of_the_phase_on_turn_1(self, storm: Any) -> None:
        hands = {"emperor": ["weather_control"], "spacing_guild": ["family_atomics"]}
        g = storm(turn=1, hands=hands, forces={"spacing_guild": {"shield_wall/8": 1}})
        assert g.asked == {"atreides", "harkonnen"}
        g.do("atreides", "dial 1")
        g.do("harkonnen", "dial 1")
        assert g.asked == set()
        assert g.state.storm == 3

    @pytest.mark.rule("CLS-19.10", "CLS-6.18")
    def test_it_replaces_the_dials_once_they_are_known(self, storm: Any) -> None:
        g = storm(turn=2, storm=4, dialers=["atreides", "harkonnen"], hands={"emperor": ["weather_control"]})
        assert g.offered("emperor") == WEATHER
        g.do("emperor", "pass")
        g.do("atreides", "dial 3")
        g.do("harkonnen", "dial 3")
        assert g.asked == {"emperor"}
        assert "storm_dialled" in g.keys
        assert g.offered("emperor") == WEATHER
        assert g.state.storm == 4, "before the marker moves"
        g.do("emperor", "weather_control 10")
        assert g.state.storm == 14
        assert g.state.discard == (WEATHER_CONTROL,)
        assert g.state.hands[EMPEROR] == ()

    @pytest.mark.rule("CLS-19.10")
    def test_it_may_come_before_the_dials(self, storm: Any) -> None:
        g = storm(turn=2, storm=4, dialers=["atreides", "harkonnen"], hands={"emperor": ["weather_control"]})
        g.do("emperor", "weather_control 0")
        assert g.asked == set(), "nobody dials any more"
        assert g.state.storm == 4
        assert g.state.dialers == (ATREIDES, HARKONNEN)

    def test_it_is_kept_by_who_passes(self, storm: Any) -> None:
        g = storm(turn=2, storm=4, dialers=["atreides", "harkonnen"], hands={"emperor": ["weather_control"]})
        g.do("emperor", "pass")
        g.do("atreides", "dial 3")
        g.do("harkonnen", "dial 1")
        g.do("emperor", "pass")
        assert g.state.storm == 8
        assert g.state.hands[EMPEROR] == (WEATHER_CONTROL,)

    def test_nobody_sees_that_its_holder_is_asked(self, storm: Any) -> None:
        g = storm(turn=2, dialers=["atreides", "harkonnen"], hands={"emperor": ["weather_control"]})
        assert g.asked == {"emperor"}
        assert visibly_asked(g.state, g.seat("atreides")) == ()
        assert view(g, "atreides").question is None

    @pytest.mark.rule("CLS-19.11")
    @pytest.mark.parametrize("late", [False, True])
    def test_a_storm_card_revealed_or_due_is_used_up(self, storm: Any, late: bool) -> None:
        g = self.with_storm_card(storm, late, {})
        assert g.state.storm == 4 + 7
        assert g.state.storm_card == 2, "a new card"
        assert g.state.storm_card_seen == (FREMEN,)

    @pytest.mark.rule("CLS-19.11")
    @pytest.mark.parametrize("late", [False, True])
    def test_option_the_storm_card_stays_for_the_next_turn(self, storm: Any, late: bool) -> None:
        g = self.with_storm_card(storm, late, {"weather_control_uses_storm_card": "off"})
        assert g.state.storm == 4 + 7
        assert g.state.storm_card == 5, "the old card"
        known = [view(g, each).own[each].storm_card for each in ("atreides", "fremen")]
        assert known == [5 if late else None, 5], "what was revealed stays known"
        next_storm(g)
        assert g.state.storm == 4 + 7 + 5

    def with_storm_card(self, storm: Any, late: bool, options: dict[str, str]) -> Any:
        g = storm(
            mode="advanced",
            turn=2,
            storm=4,
            storm_card=5,
            hands={"emperor": ["weather_control"]},
            coming={"draws": [1]},
            options=options,
        )
        if late:
            g.do("emperor", "pass")
            assert g.events[-2].key == "storm_card_revealed"
        g.do("emperor", "weather_control 7")
        return g


class TestFamilyAtomics:
    @pytest.mark.rule("CLS-19.12", "CLS-6.18")
    def test_it_destroys_the_shield_wall(self, storm: Any) -> None:
        forces = {
            "atreides": {"shield_wall/8": 2, "gara_kulon/8": 1},
            "harkonnen": {"shield_wall/9": 3, "imperial_basin/9": 1},
            "emperor": {"pasty_mesa/8": 1},
        }
        g = storm(
            turn=2,
            storm=2,
            dialers=["atreides", "harkonnen"],
            hands={"emperor": ["family_atomics"]},
            forces=forces,
        )
        g.do("atreides", "dial 1")
        assert g.asked == {"harkonnen"}, "not before the distance is known"
        g.do("harkonnen", "dial 1")
        assert g.asked == {"emperor"}
        assert g.offered("emperor") == ["pass", "family_atomics"]
        assert "storm_distance" in g.keys
        assert g.state.storm == 2, "before the marker moves"
        g.do("emperor", "family_atomics")
        assert g.state.storm == 4
        assert g.state.wall_destroyed
        assert g.state.tanks[ATREIDES] == 2
        assert g.state.tanks[HARKONNEN] == 3
        assert g.state.removed == (FAMILY_ATOMICS,)
        assert g.state.discard == ()
        assert area(g, EMPEROR, "pasty_mesa/8") == 1

    @pytest.mark.rule("CLS-19.12", "CLS-31.09")
    @pytest.mark.parametrize(
        ("place", "enough"),
        [
            ({"shield_wall/9": 1}, True),
            ({"false_wall_east/5": 1}, True),
            ({"imperial_basin/11": 1}, True),
            ({"sihaya_ridge/9": 1}, True),
            ({"arrakeen": 5, "basin/9": 1, "polar_sink": 1}, False),
            ({"shield_wall/9": {"advisors": 1}}, False),
            ({}, False),
        ],
    )
    def test_it_needs_a_force_at_the_wall(self, storm: Any, place: dict[str, Any], enough: bool) -> None:
        g = storm(
            mode="advanced",
            factions="atreides,bene_gesserit,harkonnen",
            turn=2,
            dialers=["atreides", "harkonnen"],
            hands={"bene_gesserit": ["family_atomics"]},
            forces={"bene_gesserit": place, "atreides": {"shield_wall/9": 1}},
        )
        g.do("atreides", "dial 1")
        g.do("harkonnen", "dial 1")
        assert g.asked == ({"bene_gesserit"} if enough else set())

    @pytest.mark.rule("CLS-31.10")
    def test_advisors_on_the_wall_die(self, blown: Any) -> None:
        g = blown(
            0,
            mode="advanced",
            storm_card=1,
            hands={"emperor": ["family_atomics"]},
            forces={"bene_gesserit": {"shield_wall/8": {"advisors": 2}}, "emperor": {"shield_wall/9": 1}},
        )
        g.do("emperor", "family_atomics")
        assert g.state.tanks[BENE_GESSERIT] == 2
        assert g.state.tanks[EMPEROR] == 1, "one's own too"

    @pytest.mark.rule("CLS-19.12a", "CLS-EX-09")
    @pytest.mark.parametrize("place", ["shield_wall/9", "hole_in_the_rock/9"])
    def test_a_force_in_the_storm_is_enough(self, blown: Any, place: str) -> None:
        g = blown(1, storm=9, hands={"emperor": ["family_atomics"]}, forces={"emperor": {place: 1}})
        assert g.offered("emperor") == ["pass", "family_atomics"]

    @pytest.mark.rule("CLS-19.12b", "CLS-EX-08", "CLS-6.14")
    @pytest.mark.parametrize("option", ["on", "off"])
    def test_the_sector_of_the_storm_is_exposed_when_it_comes_back(self, blown: Any, option: str) -> None:
        forces = {
            "atreides": {"arrakeen": 4, "imperial_basin/10": 1, "imperial_basin/11": 2},
            "emperor": {"shield_wall/8": 1},
        }
        g = blown(
            1,
            storm=10,
            hands={"emperor": ["family_atomics"]},
            forces=forces,
            dialers=["atreides", "harkonnen"],
            options={"storm_harms_start_sector": option},
        )
        g.do("emperor", "family_atomics")
        assert g.state.storm == 11
        assert area(g, ATREIDES, "arrakeen/10") == 4
        assert g.state.tanks[ATREIDES] == 2, "the next sector is exposed at once"
        g.state.storm = 8
        next_storm(g)
        g.do("atreides", "dial 1")
        g.do("harkonnen", "dial 1")
        assert g.state.storm == 10
        assert g.state.tanks[ATREIDES] == 7

    @pytest.mark.rule("CLS-6.14", "CLS-6.09")
    def test_where_the_start_is_harmed_an_old_breach_exposes_it(self, blown: Any) -> None:
        g = blown(
            1,
            storm=10,
            wall_destroyed=True,
            forces={"atreides": {"arrakeen": 4}},
            options={"storm_harms_start_sector": "on"},
        )
        assert g.state.tanks[ATREIDES] == 4

    @pytest.mark.rule("CLS-19.12c")
    def test_the_shield_wall_still_shelters(self, blown: Any) -> None:
        g = blown(
            3, storm=7, wall_destroyed=True, forces={"atreides": {"shield_wall/8": 2, "shield_wall/9": 1}}
        )
        assert not any(g.state.tanks)

    def test_it_is_kept_by_who_passes(self, blown: Any) -> None:
        g = blown(1, storm=9, hands={"emperor": ["family_atomics"]}, forces={"emperor": {"shield_wall/8": 1}})
        g.do("emperor", "pass")
        assert g.state.hands[EMPEROR] == (FAMILY_ATOMICS,)
        assert not g.state.wall_destroyed
        assert g.state.storm == 10


class TestTheStormDeck:
    @pytest.mark.rule("CLS-33.01")
    def test_on_turn_1_dials_and_then_a_card_is_drawn(self, storm: Any) -> None:
        g = storm(mode="advanced", turn=1, coming={"draws": [3]})
        assert g.asked == {"atreides", "harkonnen"}
        g.do("atreides", "dial 1")
        g.do("harkonnen", "dial 0")
        assert g.state.storm_card == 4
        assert g.keys.index("storm_moves") < g.keys.index("storm_card_drawn")

    @pytest.mark.rule("CLS-6.05", "CLS-33.01")
    def test_later_the_card_moves_the_storm_and_a_new_one_is_drawn(self, storm: Any) -> None:
        g = storm(
            mode="advanced",
            turn=2,
            storm=3,
            storm_card=6,
            coming={"draws": [5, 0]},
            dialers=["atreides", "emperor"],
        )
        assert g.asked == set(), "nobody dials"
        assert g.state.storm == 9
        assert ("storm_card_revealed", (6,)) in [(event.key, event.args) for event in g.events]
        assert g.state.storm_card == 6, "the old card was back in the deck"
        next_storm(g)
        assert g.state.storm == 15
        assert g.state.storm_card == 1

    @pytest.mark.rule("CLS-2.11", "CLS-33.01")
    def test_the_cards_are_1_to_6(self, storm: Any) -> None:
        drawn = [
            storm(mode="advanced", turn=2, storm_card=1, seed=str(n)).state.storm_card for n in range(100)
        ]
        assert set(drawn) == {1, 2, 3, 4, 5, 6}

    @pytest.mark.rule("CLS-6.05")
    def test_without_fremen_or_in_the_basic_game_it_is_dialled(self, storm: Any) -> None:
        g = storm(mode="advanced", factions="atreides,harkonnen", turn=2, dialers=["atreides", "harkonnen"])
        assert g.offered("atreides") == DIALS
        g = storm(turn=2, dialers=["atreides", "harkonnen"])
        assert g.offered("atreides") == DIALS

    @pytest.mark.rule("CLS-33.02")
    def test_only_fremen_know_the_card(self, storm: Any) -> None:
        g = storm(mode="advanced", turn=2, storm_card=1, coming={"draws": [4]})
        look = next(event for event in g.events if event.key == "storm_card_is")
        assert look.args == (5,)
        assert look.only == (g.seat("fremen"),)
        assert view(g, "fremen").own["fremen"].storm_card == 5
        assert view(g, "atreides").own["atreides"].storm_card is None
        redrawn = {GAME.resample(g.state, g.seat("atreides"), Chance(str(n))).storm_card for n in range(60)}
        assert redrawn == {1, 2, 3, 4, 5, 6}
        kept = {GAME.resample(g.state, g.seat("fremen"), Chance(str(n))).storm_card for n in range(20)}
        assert kept == {5}

    @pytest.mark.rule("CLS-19.15")
    def test_karama_stops_the_look_but_not_the_distance(self, storm: Any) -> None:
        g = storm(
            mode="advanced",
            turn=2,
            storm=1,
            storm_card=3,
            hands={"atreides": ["karama"]},
            coming={"draws": [4, 0]},
        )
        assert g.state.storm == 4
        assert g.asked == {"atreides"}
        g.do("atreides", "karama")
        assert "storm_card_is" not in g.keys
        assert view(g, "fremen").own["fremen"].storm_card is None
        redrawn = {GAME.resample(g.state, g.seat("fremen"), Chance(str(n))).storm_card for n in range(60)}
        assert redrawn == {1, 2, 3, 4, 5, 6}
        next_storm(g)
        assert g.state.storm == 9
        assert view(g, "fremen").own["fremen"].storm_card == 1


class TestHalfLosses:
    def advanced(self, storm: Any, **position: Any) -> Any:
        return storm(mode="advanced", turn=2, storm=1, storm_card=2, **position)

    @pytest.mark.rule("CLS-33.06", "CLS-EX-42")
    @pytest.mark.parametrize(("forces", "lost"), [(5, 3), (4, 2), (1, 1)])
    def test_fremen_lose_half_rounded_up(self, storm: Any, forces: int, lost: int) -> None:
        g = self.advanced(storm, forces={"fremen": {"meridian/2": forces}, "emperor": {"cielago_south/2": 5}})
        assert g.state.tanks[FREMEN] == lost
        assert area(g, FREMEN, "meridian/2") == forces - lost
        assert g.state.tanks[EMPEROR] == 5, "nobody else is spared"

    @pytest.mark.rule("CLS-33.06")
    def test_each_area_for_itself(self, storm: Any) -> None:
        g = self.advanced(
            storm, forces={"fremen": {"meridian/2": 3, "cielago_depression/2": 3, "cielago_east/3": 1}}
        )
        assert g.state.tanks[FREMEN] == 2 + 2 + 1

    @pytest.mark.rule("CLS-33.06")
    def test_fremen_choose_which_and_each_counts_one(self, storm: Any) -> None:
        g = self.advanced(
            storm,
            forces={
                "fremen": {
                    "meridian/2": {"ordinary": 3, "starred": 2},
                    "cielago_east/3": {"ordinary": 1, "starred": 1},
                }
            },
        )
        choices = []
        while g.asked:
            assert g.asked == {"fremen"}
            choices.append(g.offered("fremen"))
            g.do("fremen", choices[-1][-1])
        assert sorted(choices) == [["lose 1 0", "lose 0 1"], ["lose 3 0", "lose 2 1", "lose 1 2"]]
        assert g.state.tanks[FREMEN] == 1
        assert g.state.starred_tanks[FREMEN] == 3
        assert g.state.forces[FREMEN] == {AREA["meridian/2"]: 2, AREA["cielago_east/3"]: 1}

    @pytest.mark.rule("CLS-33.06")
    def test_they_lose_no_more_of_a_kind_than_there_are(self, storm: Any) -> None:
        g = self.advanced(storm, forces={"fremen": {"meridian/2": {"ordinary": 1, "starred": 2}}})
        assert g.offered("fremen") == ["lose 1 1", "lose 0 2"]

    @pytest.mark.parametrize("option", ["on", "off"])
    def test_a_storm_that_goes_all_round_strikes_its_start_once(self, storm: Any, option: str) -> None:
        g = storm(
            mode="advanced",
            turn=1,
            forces={"fremen": {"meridian/1": 8}},
            options={"storm_harms_start_sector": option},
        )
        g.do("atreides", "dial 10")
        g.do("harkonnen", "dial 8")
        assert g.state.tanks[FREMEN] == 4

    def test_in_the_basic_game_all_are_lost(self, blown: Any) -> None:
        g = blown(1, storm=1, forces={"fremen": {"meridian/2": 5}})
        assert g.state.tanks[FREMEN] == 5

    @pytest.mark.rule("CLS-33.06")
    @pytest.mark.parametrize(("option", "lost"), [("on", 3 + 2 + 2), ("off", 5 + 3 + 2)])
    def test_where_the_wall_exposes_them(self, storm: Any, option: str, lost: int) -> None:
        g = storm(
            mode="advanced",
            turn=2,
            storm=9,
            storm_card=2,
            wall_destroyed=True,
            options={"half_losses_in_exposed": option},
            forces={"fremen": {"arrakeen": 5, "carthag": 3, "old_gap/10": 4, "imperial_basin/9": 2}},
        )
        assert g.state.tanks[FREMEN] == lost

    @pytest.mark.rule("CLS-19.15")
    def test_karama_makes_them_lose_all(self, storm: Any) -> None:
        g = self.advanced(
            storm,
            forces={"fremen": {"meridian/2": {"ordinary": 3, "starred": 2}, "cielago_east/3": 1}},
            hands={"atreides": ["karama"]},
        )
        assert g.asked == {"atreides"}
        g.do("atreides", "karama")
        assert g.state.tanks[FREMEN] == 4
        assert g.state.starred_tanks[FREMEN] == 2

    def test_karama_is_not_asked_where_no_fremen_are_caught(self, storm: Any) -> None:
        g = self.advanced(storm, forces={"fremen": {"meridian/1": 3}}, hands={"atreides": ["karama"]})
        g.do("atreides", "pass")  # the look at the next storm card
        assert g.asked == set()


def test_a_redrawn_state_plays_on(storm: Any) -> None:
    """Whoever is asked in secret keeps the card it is asked about."""
    g = storm(turn=2, dialers=["atreides", "harkonnen"], hands={"emperor": ["weather_control"]})
    for seed in range(20):
        new = GAME.resample(g.state, g.seat("atreides"), Chance(str(seed)))
        while asked(new):
            seat = asked(new)[0]
            play(new, seat, options(new, seat)[-1])
        assert not list(GAME.invariants(new))
