"""Phase 9: Mentat Pause, victory and the end of the game (CLS-16), prediction, special victories, variants (CLS-37)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.classic.factions import FACTION, GUILD
from landsraad.games.classic.state import Phase

ARR, CAR, TAB, HAB, TUE = "arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"
WITHOUT_GUILD = "atreides,bene_gesserit,emperor,fremen,harkonnen"
WITHOUT_BOTH = "atreides,bene_gesserit,emperor,harkonnen"


def forces(**where: str) -> dict[str, dict[str, int]]:
    """`forces(atreides="arrakeen carthag")`: one force in each."""
    return {faction: dict.fromkeys(places.split(), 1) for faction, places in where.items()}


@pytest.fixture
def pause(table: Any) -> Any:
    def place(turn: int = 4, **position: Any) -> Any:
        return table(phase="mentat_pause", turn=turn, **position)

    return place


def winners(g: Any) -> set[str]:
    """The factions that have won; checks that the game is over."""
    assert g.state.winners is not None, "nobody has won yet"
    assert g.state.stack == []
    assert g.asked == set()
    seats = set(g.state.winners)
    told = {event.args[0] for event in g.events if event.key == "faction_wins"}
    assert {g.seat(str(faction)) for faction in told} == seats
    return {str(faction) for faction in told}


def goes_on(g: Any) -> bool:
    return g.state.winners is None and "turn_begins" in g.keys


class TestTheEndOfATurn:
    @pytest.mark.rule("CLS-16.14")
    def test_without_a_winner_the_next_turn_begins(self, pause: Any) -> None:
        g = pause(turn=4, forces=forces(atreides=f"{ARR} {CAR}"))
        assert goes_on(g)
        assert g.state.turn == 5

    @pytest.mark.rule("CLS-5.01")
    def test_no_game_outlasts_turn_10(self, pause: Any) -> None:
        assert goes_on(pause(turn=9))
        g = pause(turn=10, factions=WITHOUT_BOTH)
        assert g.state.winners == ()
        assert g.state.turn == 10
        assert g.state.stack == []

    @pytest.mark.rule("CLS-5.02")
    def test_a_turn_has_nine_phases(self, table: Any) -> None:
        g = table(phase="storm", turn=2, dialers=["atreides", "harkonnen"])
        g.run_to(lambda: g.state.turn == 3 and g.state.phase == Phase.STORM)
        phases = [event.args[0] for event in g.events if event.key == "phase_begins"]
        assert phases == [
            "storm", "spice_blow", "charity", "bidding", "revival",
            "shipment_and_movement", "battle", "collection", "mentat_pause", "storm",
        ]  # fmt: skip

    @pytest.mark.rule("CLS-16.01", "CLS-18.06")
    def test_first_bribes_go_behind_the_shields(self, pause: Any) -> None:
        g = pause(spice={"atreides": 3}, bribes={"atreides": 4, "emperor": 2})
        assert g.state.spice[FACTION["atreides"]] == 7
        assert g.state.spice[FACTION["emperor"]] == 2
        assert not any(g.state.bribes)
        assert g.keys.index("bribes_taken") < g.keys.index("turn_begins")

    @pytest.mark.rule("CLS-16.15")
    def test_bribes_that_come_later_stay_outside(self, pause: Any) -> None:
        g = pause(hands={"fremen": ["truthtrance"]}, bribes={"atreides": 4})
        assert g.asked == {"fremen"}
        assert g.state.spice[FACTION["atreides"]] == 4
        g.state.bribes[FACTION["atreides"]] += 3
        g.state.bank -= 3
        g.do("fremen", "pass")
        assert goes_on(g)
        assert g.state.bribes[FACTION["atreides"]] == 3
        assert g.state.spice[FACTION["atreides"]] == 4


class TestStrongholds:
    @pytest.mark.rule("CLS-16.02")
    def test_three_are_enough_alone(self, pause: Any) -> None:
        g = pause(forces=forces(emperor=f"{ARR} {TAB} {TUE}"))
        assert winners(g) == {"emperor"}
        assert g.state.won_by == "stronghold"
        assert goes_on(pause(forces=forces(emperor=f"{ARR} {TAB} imperial_basin/10 polar_sink")))

    @pytest.mark.rule("CLS-16.02", "CLS-1.11")
    def test_advisors_neither_hold_nor_dispute_a_stronghold(self, pause: Any) -> None:
        advisors = {ARR: {"advisors": 1}, TAB: {"advisors": 3}, TUE: {"advisors": 1}}
        board = {"bene_gesserit": advisors, **forces(emperor=f"{ARR} {TAB} {TUE}")}
        g = pause(mode="advanced", forces=board, storm_card=1)
        assert winners(g) == {"emperor"}
        board = {"bene_gesserit": advisors, **forces(emperor=f"{ARR} {TAB}")}
        assert goes_on(pause(mode="advanced", forces=board, storm_card=1))

    @pytest.mark.rule("CLS-16.03", "CLS-EX-03", "CLS-17.08")
    def test_an_alliance_needs_four_together(self, pause: Any) -> None:
        board = forces(fremen=f"{TAB} {CAR}", atreides=f"{TUE} {ARR}")
        g = pause(forces=board, alliances=[["atreides", "fremen"]])
        assert winners(g) == {"atreides", "fremen"}
        assert g.state.won_by == "stronghold"
        assert goes_on(pause(forces=board))
        board = forces(fremen=f"{TAB} {CAR}", atreides=TUE)
        assert goes_on(pause(forces=board, alliances=[["atreides", "fremen"]]))

    @pytest.mark.rule("CLS-16.03")
    def test_all_four_may_be_one_members(self, pause: Any) -> None:
        g = pause(forces=forces(fremen=f"{TAB} {CAR} {ARR} {HAB}"), alliances=[["atreides", "fremen"]])
        assert winners(g) == {"atreides", "fremen"}

    @pytest.mark.rule("CLS-16.04")
    def test_an_ally_does_not_win_alone(self, pause: Any) -> None:
        board = forces(fremen=f"{TAB} {CAR} {ARR}")
        assert goes_on(pause(forces=board, alliances=[["atreides", "fremen"]]))

    @pytest.mark.rule("CLS-16.04")
    def test_option_an_ally_wins_alone(self, pause: Any) -> None:
        options = {"ally_wins_alone": "on"}
        board = forces(fremen=f"{TAB} {CAR} {ARR}")
        g = pause(forces=board, alliances=[["atreides", "fremen"]], options=options)
        assert winners(g) == {"fremen"}
        board = forces(fremen=f"{TAB} {CAR} {ARR}", atreides=TUE)
        g = pause(forces=board, alliances=[["atreides", "fremen"]], options=options)
        assert winners(g) == {"atreides", "fremen"}
        board = forces(fremen=f"{TAB} {CAR}", atreides=TUE)
        assert goes_on(pause(forces=board, alliances=[["atreides", "fremen"]], options=options))

    @pytest.mark.rule("CLS-16.05")
    def test_a_shared_stronghold_counts_for_nobody(self, pause: Any) -> None:
        board = forces(emperor=f"{ARR} {TAB} {TUE}", atreides=ARR)
        assert goes_on(pause(storm=10, forces=board))
        board = forces(emperor=f"{ARR} {TAB} {TUE} {HAB}", atreides=ARR)
        assert winners(pause(storm=10, forces=board)) == {"emperor"}

    @pytest.mark.rule("CLS-16.05")
    def test_option_a_shared_stronghold_counts_for_both(self, pause: Any) -> None:
        board = forces(emperor=f"{ARR} {TAB} {TUE}", atreides=ARR)
        g = pause(storm=10, forces=board, options={"contested_counts": "on"})
        assert winners(g) == {"emperor"}

    @pytest.mark.rule("CLS-16.06")
    @pytest.mark.parametrize("first", ["emperor", "atreides"])
    def test_of_two_who_qualify_the_first_in_storm_order_wins(self, pause: Any, first: str) -> None:
        board = forces(emperor=f"{ARR} {TAB} {TUE}", atreides=f"{ARR} {CAR} {HAB}")
        others = ["fremen", "spacing_guild", "harkonnen", "bene_gesserit"]
        order = [*others, first, *({"emperor", "atreides"} - {first})]
        g = pause(storm=10, forces=board, order=order, options={"contested_counts": "on"})
        assert winners(g) == {first}


class TestAllianceVariants:
    @pytest.mark.parametrize(
        ("variant", "strongholds"),
        [
            pytest.param("37.01", 4, marks=pytest.mark.rule("CLS-37.01")),
            pytest.param("37.02", 3, marks=pytest.mark.rule("CLS-37.02")),
            pytest.param("37.03", 4, marks=pytest.mark.rule("CLS-37.03")),
            pytest.param("37.04", 3, marks=pytest.mark.rule("CLS-37.04")),
            pytest.param("37.05", 3, marks=pytest.mark.rule("CLS-37.05")),
        ],
    )
    def test_strongholds_needed(self, pause: Any, variant: str, strongholds: int) -> None:
        options = {"alliance_variant": variant}
        held = [ARR, CAR, TAB, HAB][:strongholds]
        for count in (strongholds, strongholds - 1):
            board = forces(atreides=held[0], fremen=" ".join(held[1:count]))
            g = pause(forces=board, alliances=[["atreides", "fremen"]], options=options)
            if count == strongholds:
                assert winners(g) == {"atreides", "fremen"}
            else:
                assert goes_on(g)

    def test_three_members_hold_together(self, pause: Any) -> None:
        board = forces(atreides=ARR, fremen=TAB, emperor=f"{CAR} {HAB}")
        trio = [["atreides", "fremen", "emperor"]]
        g = pause(forces=board, alliances=trio, options={"alliance_variant": "37.03"})
        assert winners(g) == {"atreides", "fremen", "emperor"}

    @pytest.mark.rule("CLS-36.04")
    def test_with_three_players_an_alliance_needs_four_as_usual(self, pause: Any) -> None:
        board = forces(atreides=f"{ARR} {CAR}", fremen=TAB)
        names = "atreides,fremen,harkonnen"
        assert goes_on(pause(factions=names, forces=board, alliances=[["atreides", "fremen"]]))


class TestTwoPlayers:
    @pytest.mark.rule("CLS-36.07", "CLS-16.02")
    def test_four_strongholds(self, pause: Any) -> None:
        names = "atreides,harkonnen"
        assert goes_on(pause(factions=names, forces=forces(atreides=f"{ARR} {TAB} {TUE}")))
        assert winners(pause(factions=names, forces=forces(atreides=f"{ARR} {TAB} {TUE} {HAB}"))) == {
            "atreides"
        }

    @pytest.mark.rule("CLS-36.07")
    def test_four_also_where_an_ally_may_win_alone(self, pause: Any) -> None:
        board = forces(atreides=f"{ARR} {TAB} {TUE}")
        options = {"ally_wins_alone": "on"}
        assert goes_on(pause(factions="atreides,harkonnen", forces=board, options=options))

    @pytest.mark.rule("CLS-36.07")
    def test_option_three_in_form_a(self, pause: Any) -> None:
        options = {"two_player_strongholds": "two_factions"}
        g = pause(
            factions="atreides,harkonnen", forces=forces(atreides=f"{ARR} {TAB} {TUE}"), options=options
        )
        assert winners(g) == {"atreides"}

    @pytest.mark.rule("CLS-36.07", "CLS-36.08")
    @pytest.mark.parametrize("option", ["both_forms", "two_factions"])
    def test_in_form_b_the_two_factions_count_together(self, pause: Any, option: str) -> None:
        form_b = {
            "factions": "atreides,emperor,fremen,harkonnen",
            "players": 2,
            "options": {"two_player_form": "two_factions", "two_player_strongholds": option},
        }
        assert goes_on(pause(forces=forces(atreides=f"{ARR} {TAB} {TUE}"), **form_b))
        g = pause(forces=forces(atreides=f"{ARR} {TAB}", fremen=f"{TUE} {HAB}"), **form_b)
        assert winners(g) == {"atreides", "fremen"}
        assert g.state.winners == (0,)
        assert goes_on(pause(forces=forces(atreides=f"{ARR} {TAB}", emperor=f"{TUE} {HAB}"), **form_b))


class TestPrediction:
    @pytest.mark.rule("CLS-21.03", "CLS-16.07")
    def test_bene_gesserit_win_alone_instead(self, pause: Any) -> None:
        board = forces(emperor=f"{ARR} {TAB} {TUE}")
        g = pause(turn=4, forces=board, prediction=["emperor", 4])
        assert winners(g) == {"bene_gesserit"}
        assert g.state.won_by == "prediction"
        revealed = next(event for event in g.events if event.key == "prediction_revealed")
        assert revealed.args == ("emperor", 4)
        assert revealed.only is None

    @pytest.mark.rule("CLS-21.03")
    @pytest.mark.parametrize("prediction", [("emperor", 5), ("atreides", 4)])
    def test_another_turn_or_faction_does_not_count(self, pause: Any, prediction: tuple[str, int]) -> None:
        g = pause(turn=4, forces=forces(emperor=f"{ARR} {TAB} {TUE}"), prediction=prediction)
        assert winners(g) == {"emperor"}
        assert "prediction_revealed" not in g.keys

    @pytest.mark.rule("CLS-21.03")
    @pytest.mark.parametrize("ally", ["atreides", "bene_gesserit"])
    def test_an_allied_win_counts_also_with_bene_gesserit_themselves(self, pause: Any, ally: str) -> None:
        board = forces(emperor=f"{ARR} {TAB}", **{ally: f"{TUE} {HAB}"})
        g = pause(forces=board, alliances=[["emperor", ally]], prediction=["emperor", 4])
        assert winners(g) == {"bene_gesserit"}

    @pytest.mark.rule("CLS-21.03")
    def test_it_does_not_come_true_without_a_win(self, pause: Any) -> None:
        assert goes_on(pause(forces=forces(emperor=f"{ARR} {TAB}"), prediction=["emperor", 4]))

    @pytest.mark.rule("CLS-21.04")
    def test_bene_gesserit_can_also_win_normally(self, pause: Any) -> None:
        g = pause(forces=forces(bene_gesserit=f"{ARR} {TAB} {TUE}"), prediction=["emperor", 4])
        assert winners(g) == {"bene_gesserit"}
        assert g.state.won_by == "stronghold"

    @pytest.mark.rule("CLS-21.04", "CLS-16.12")
    def test_special_victories_can_not_be_predicted(self, pause: Any) -> None:
        g = pause(turn=10, forces=forces(emperor=ARR), prediction=["fremen", 10])
        assert winners(g) == {"fremen"}
        g = pause(turn=10, forces=forces(emperor=TUE), prediction=["spacing_guild", 10])
        assert winners(g) == {"spacing_guild"}

    @pytest.mark.rule("CLS-16.12")
    @pytest.mark.parametrize(("option", "winner"), [("off", "fremen"), ("on", "bene_gesserit")])
    def test_fremen_by_default_by_option_only(self, pause: Any, option: str, winner: str) -> None:
        g = pause(
            turn=10,
            factions=WITHOUT_GUILD,
            forces=forces(emperor=TUE),
            prediction=["fremen", 10],
            options={"default_win_predictable": option},
        )
        assert winners(g) == {winner}

    @pytest.mark.rule("CLS-16.12", "CLS-16.13")
    def test_most_strongholds_can_be_predicted(self, pause: Any) -> None:
        g = pause(turn=10, factions=WITHOUT_BOTH, forces=forces(emperor=TUE), prediction=["emperor", 10])
        assert winners(g) == {"bene_gesserit"}
        assert g.state.won_by == "prediction"


class TestTheEndOfTurn10:
    @pytest.mark.rule("CLS-16.08", "CLS-16.13", "CLS-23.11")
    @pytest.mark.parametrize(
        ("board", "fremen_win"),
        [
            ({}, True),
            ({"fremen": f"{TAB} {HAB}"}, True),
            ({"fremen": TAB, "emperor": f"{ARR} {CAR}"}, True),
            ({"bene_gesserit": TUE}, True),
            ({"spacing_guild": TUE}, True),
            ({"fremen": TUE}, True),
            ({"emperor": TUE}, False),
            ({"harkonnen": TUE}, False),
            ({"atreides": TUE}, False),
            ({"atreides": TAB, "fremen": HAB}, False),
            ({"spacing_guild": HAB, "fremen": TAB}, False),
        ],
    )
    def test_fremen_special_victory(self, pause: Any, board: dict[str, str], fremen_win: bool) -> None:
        g = pause(turn=10, forces=forces(**board))
        assert winners(g) == ({"fremen"} if fremen_win else {"spacing_guild"})
        assert g.state.won_by == ("fremen_special" if fremen_win else "guild_special")

    @pytest.mark.rule("CLS-23.11")
    def test_only_at_the_end_of_turn_10(self, pause: Any) -> None:
        assert goes_on(pause(turn=9, forces=forces(fremen=f"{TAB} {HAB}")))

    @pytest.mark.rule("CLS-23.11", "CLS-16.13", "CLS-24.08")
    def test_strongholds_come_first(self, pause: Any) -> None:
        g = pause(turn=10, forces=forces(fremen=TAB, emperor=f"{ARR} {CAR} {TUE}"))
        assert winners(g) == {"emperor"}
        g = pause(turn=10, forces=forces(emperor=f"{ARR} {CAR} {TAB}"), prediction=["emperor", 10])
        assert winners(g) == {"bene_gesserit"}

    @pytest.mark.rule("CLS-23.19")
    @pytest.mark.parametrize(("option", "winner"), [("on", "spacing_guild"), ("off", "fremen")])
    def test_a_sietch_shared_under_the_storm(self, pause: Any, option: str, winner: str) -> None:
        board = forces(fremen=f"{TAB} {HAB}", atreides=TAB)
        g = pause(turn=10, storm=14, forces=board, options={"fremen_sietch_alone": option})
        assert winners(g) == {winner}

    @pytest.mark.rule("CLS-23.19")
    @pytest.mark.parametrize("option", ["on", "off"])
    def test_sietches_that_fremen_hold_alone_always_do(self, pause: Any, option: str) -> None:
        board = forces(fremen=f"{TAB} {HAB}")
        g = pause(turn=10, forces=board, options={"fremen_sietch_alone": option})
        assert winners(g) == {"fremen"}

    @pytest.mark.rule("CLS-23.11")
    def test_a_sietch_of_others_alone_never_does(self, pause: Any) -> None:
        options = {"fremen_sietch_alone": "off"}
        g = pause(turn=10, forces=forces(fremen=HAB, atreides=TAB), options=options)
        assert winners(g) == {"spacing_guild"}

    @pytest.mark.rule("CLS-23.19")
    def test_an_allys_force_in_a_sietch_spoils_it(self, pause: Any) -> None:
        board = forces(fremen=TAB, spacing_guild=HAB)
        g = pause(turn=10, forces=board, alliances=[["fremen", "spacing_guild"]])
        assert g.state.won_by == "guild_special"

    @pytest.mark.rule("CLS-23.19")
    def test_advisors_in_a_sietch_do_not_count(self, pause: Any) -> None:
        board = {**forces(fremen=f"{TAB} {HAB}"), "bene_gesserit": {TAB: {"advisors": 2}}}
        g = pause(turn=10, mode="advanced", storm_card=1, forces=board)
        assert winners(g) == {"fremen"}

    @pytest.mark.rule("CLS-23.13")
    def test_the_fremen_ally_shares_it(self, pause: Any) -> None:
        g = pause(turn=10, alliances=[["fremen", "harkonnen"]])
        assert winners(g) == {"fremen", "harkonnen"}
        assert g.state.won_by == "fremen_special"

    @pytest.mark.rule("CLS-16.09", "CLS-24.08")
    def test_guild_special_victory(self, pause: Any) -> None:
        g = pause(turn=10, forces=forces(emperor=f"{TUE} {TAB}"))
        assert g.state.winners == (g.state.seat_of[GUILD],)
        assert g.state.won_by == "guild_special"
        assert goes_on(pause(turn=9, forces=forces(emperor=f"{TUE} {TAB}")))

    @pytest.mark.rule("CLS-24.11", "CLS-16.09")
    def test_the_guild_ally_shares_it(self, pause: Any) -> None:
        g = pause(turn=10, forces=forces(emperor=TUE), alliances=[["spacing_guild", "emperor"]])
        assert winners(g) == {"spacing_guild", "emperor"}

    @pytest.mark.rule("CLS-16.10", "CLS-EX-28")
    def test_without_the_guild_fremen_win_by_default(self, pause: Any) -> None:
        g = pause(turn=10, factions=WITHOUT_GUILD, forces=forces(emperor=f"{TUE} {TAB}"))
        assert winners(g) == {"fremen"}
        assert g.state.won_by == "fremen_default"

    @pytest.mark.rule("CLS-16.10")
    @pytest.mark.parametrize(("option", "won"), [("on", {"fremen", "atreides"}), ("off", {"fremen"})])
    def test_their_ally_shares_it_by_option(self, pause: Any, option: str, won: set[str]) -> None:
        g = pause(
            turn=10,
            factions=WITHOUT_GUILD,
            forces=forces(emperor=TUE),
            alliances=[["fremen", "atreides"]],
            options={"fremen_default_shared": option},
        )
        assert winners(g) == won

    @pytest.mark.rule("CLS-16.13")
    def test_fremen_special_is_looked_at_before_fremen_by_default(self, pause: Any) -> None:
        assert pause(turn=10, factions=WITHOUT_GUILD).state.won_by == "fremen_special"


class TestMostStrongholds:
    @pytest.mark.rule("CLS-16.11", "CLS-EX-28")
    def test_all_who_are_tied_win(self, pause: Any) -> None:
        board = forces(emperor=f"{TUE} {TAB}", atreides=f"{ARR} {HAB}", harkonnen=CAR)
        g = pause(turn=10, factions=WITHOUT_BOTH, forces=board)
        assert winners(g) == {"emperor", "atreides"}
        assert g.state.won_by == "most_strongholds"

    @pytest.mark.rule("CLS-16.11")
    def test_allies_are_neither_added_nor_share(self, pause: Any) -> None:
        board = forces(emperor=f"{TUE} {TAB}", atreides=ARR, harkonnen=CAR)
        alliances = [["atreides", "harkonnen"], ["emperor", "bene_gesserit"]]
        g = pause(turn=10, factions=WITHOUT_BOTH, forces=board, alliances=alliances)
        assert winners(g) == {"emperor"}

    @pytest.mark.rule("CLS-16.11")
    def test_option_alliances_count_together(self, pause: Any) -> None:
        board = forces(emperor=f"{TUE} {TAB}", atreides=f"{ARR} {HAB}", harkonnen=CAR)
        options = {"most_strongholds_by": "alliance"}
        alliances = [["atreides", "harkonnen"]]
        g = pause(turn=10, factions=WITHOUT_BOTH, forces=board, alliances=alliances, options=options)
        assert winners(g) == {"atreides", "harkonnen"}

    @pytest.mark.rule("CLS-16.11")
    def test_where_nobody_holds_any_nobody_wins(self, pause: Any) -> None:
        g = pause(turn=10, factions=WITHOUT_BOTH, forces=forces(emperor="polar_sink"))
        assert g.state.winners == ()
        assert g.state.won_by == "nobody"
        assert "nobody_wins" in g.keys
        assert winners(g) == set()

    @pytest.mark.rule("CLS-16.11", "CLS-16.05")
    def test_a_shared_stronghold_counts_for_nobody(self, pause: Any) -> None:
        board = forces(emperor=f"{ARR} {TAB}", atreides=ARR, harkonnen=CAR)
        g = pause(turn=10, storm=10, factions=WITHOUT_BOTH, forces=board)
        assert winners(g) == {"emperor", "harkonnen"}

    @pytest.mark.rule("CLS-36.08")
    def test_with_two_factions_each_a_players_strongholds_are_added(self, pause: Any) -> None:
        g = pause(
            turn=10,
            factions="atreides,bene_gesserit,emperor,harkonnen",
            players=2,
            options={"two_player_form": "two_factions"},
            forces=forces(atreides=TUE, emperor=TAB, harkonnen=CAR),
        )
        assert winners(g) == {"atreides", "emperor"}
