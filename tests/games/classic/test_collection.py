"""Phase 8: Spice Collection (CLS-15), and the income from strongholds (CLS-27.01)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from landsraad.games.classic.map import AREA
from landsraad.games.classic.state import Dune

FLAT, PLAIN = "the_great_flat/15", "funeral_plain/15"


def only_this_phase(g: Dune) -> None:
    del g.stack[:-1]


@pytest.fixture
def collection(table: Any) -> Any:
    """A Spice Collection phase, and nothing after it."""

    def place(**position: Any) -> Any:
        return table(phase="collection", turn=2, prepare=only_this_phase, **position)

    return place


@pytest.mark.rule("CLS-15.01", "CLS-15.05")
def test_only_forces_in_the_same_area_collect(collection: Any) -> None:
    g = collection(
        forces={"atreides": {FLAT: 1, "south_mesa/4": 5}, "emperor": {"south_mesa/6": 3}},
        board_spice={FLAT: 10, "south_mesa/5": 10},
    )
    assert g.state.spice[ATREIDES] == 2
    assert g.state.spice[EMPEROR] == 0
    assert g.state.board_spice == {AREA[FLAT]: 8, AREA["south_mesa/5"]: 10}


@pytest.mark.rule("CLS-15.02", "CLS-EX-40")
@pytest.mark.parametrize(
    ("elsewhere", "collected"),
    [
        ({"carthag": 1}, 8),
        ({"arrakeen": 1}, 8),
        ({"arrakeen": 1, "carthag": 1}, 8),
        ({"sietch_tabr": 1}, 6),
        ({}, 6),
    ],
)
def test_three_each_with_a_city_and_two_without(
    collection: Any, elsewhere: dict[str, int], collected: int
) -> None:
    g = collection(
        forces={"harkonnen": {PLAIN: 3, **elsewhere}, "emperor": {"carthag": 1}}, board_spice={PLAIN: 8}
    )
    assert g.state.spice[HARKONNEN] == collected
    assert g.state.board_spice.get(AREA[PLAIN], 0) == 8 - collected


@pytest.mark.rule("CLS-15.02")
@pytest.mark.parametrize(("city", "collected"), [({"arrakeen": 1}, 9), ({}, 6)])
def test_the_rate_where_spice_abounds(collection: Any, city: dict[str, int], collected: int) -> None:
    g = collection(forces={"harkonnen": {FLAT: 3, **city}}, board_spice={FLAT: 20})
    assert g.state.spice[HARKONNEN] == collected


@pytest.mark.rule("CLS-15.03")
def test_the_rest_stays_and_so_do_the_forces(collection: Any) -> None:
    g = collection(forces={"harkonnen": {FLAT: 2}}, board_spice={FLAT: 10})
    assert g.state.board_spice == {AREA[FLAT]: 6}
    assert g.state.forces[HARKONNEN] == {AREA[FLAT]: 2}


@pytest.mark.rule("CLS-15.04", "CLS-31.09")
def test_advisors_neither_collect_nor_hold_a_city(collection: Any) -> None:
    forces = {
        "bene_gesserit": {FLAT: {"advisors": 3}, PLAIN: 1, "arrakeen": {"advisors": 1}},
        "emperor": {"arrakeen": 1},
    }
    g = collection(mode="advanced", forces=forces, board_spice={FLAT: 10, PLAIN: 6})
    assert g.state.spice[BENE_GESSERIT] == 2
    assert g.state.board_spice == {AREA[FLAT]: 10, AREA[PLAIN]: 4}


@pytest.mark.rule("CLS-15.06")
def test_each_area_for_itself(collection: Any) -> None:
    g = collection(forces={"emperor": {FLAT: 1, PLAIN: 4}}, board_spice={FLAT: 10, PLAIN: 6})
    assert g.state.spice[EMPEROR] == 2 + 6
    told = {event.args for event in g.events if event.key == "spice_collected"}
    assert told == {("emperor", 2, FLAT), ("emperor", 6, PLAIN)}
    assert g.state.board_spice == {AREA[FLAT]: 8}


@pytest.mark.rule("CLS-5.04")
def test_who_share_an_area_collect_in_storm_order(collection: Any) -> None:
    g = collection(
        forces={"atreides": {FLAT: 2}, "emperor": {FLAT: 2}},
        board_spice={FLAT: 5},
        order=["emperor", "fremen", "spacing_guild", "harkonnen", "atreides", "bene_gesserit"],
    )
    assert g.state.spice[EMPEROR] == 4
    assert g.state.spice[ATREIDES] == 1
    assert g.state.board_spice == {}


@pytest.mark.rule("CLS-32.04")
def test_a_starred_force_collects_like_any_other(collection: Any) -> None:
    g = collection(
        mode="advanced", forces={"fremen": {FLAT: {"ordinary": 1, "starred": 2}}}, board_spice={FLAT: 10}
    )
    assert g.state.spice[FREMEN] == 6


class TestIncome:
    @pytest.mark.rule("CLS-27.01")
    @pytest.mark.parametrize(
        ("forces", "income"),
        [
            ({"carthag": 1}, 2),
            ({"arrakeen": 7}, 2),
            ({"tueks_sietch": {"starred": 1}}, 1),
            ({"carthag": 1, "arrakeen": 1, "tueks_sietch": 1}, 5),
            ({"sietch_tabr": 1, "habbanya_sietch": 1, "imperial_basin/10": 3}, 0),
        ],
    )
    def test_of_arrakeen_carthag_and_tueks_sietch(
        self, collection: Any, forces: dict[str, Any], income: int
    ) -> None:
        g = collection(mode="advanced", forces={"emperor": forces})
        assert g.state.spice[EMPEROR] == income
        assert sum(g.state.spice) == income

    @pytest.mark.rule("CLS-27.01")
    def test_not_in_the_basic_game(self, collection: Any) -> None:
        assert sum(collection(forces={"emperor": {"carthag": 1, "arrakeen": 1}}).state.spice) == 0

    @pytest.mark.rule("CLS-27.01", "CLS-16.05")
    def test_two_under_the_storm_both_receive_it(self, collection: Any) -> None:
        g = collection(
            mode="advanced", storm=10, forces={"emperor": {"arrakeen": 1}, "atreides": {"arrakeen": 2}}
        )
        assert g.state.spice[EMPEROR] == g.state.spice[ATREIDES] == 2

    @pytest.mark.rule("CLS-27.01", "CLS-31.09")
    def test_advisors_receive_none(self, collection: Any) -> None:
        forces = {"bene_gesserit": {"carthag": {"advisors": 2}}, "harkonnen": {"carthag": 1}}
        g = collection(mode="advanced", forces=forces)
        assert g.state.spice[BENE_GESSERIT] == 0
        assert g.state.spice[HARKONNEN] == 2


class TestChoice:
    @pytest.mark.rule("CLS-15.01")
    def test_option_a_player_may_leave_spice_lying(self, collection: Any) -> None:
        g = collection(
            options={"collection": "choice"},
            forces={"emperor": {FLAT: 1, PLAIN: 4}, "atreides": {"arrakeen": 2}},
            board_spice={FLAT: 10, PLAIN: 6},
        )
        assert g.asked == {"emperor"}
        answers = []
        while g.asked:
            answers.append(g.offered("emperor"))
            leaves = f"leave {FLAT}" in answers[-1]
            g.do("emperor", answers[-1][1] if leaves else answers[-1][0])
        assert sorted(answers) == [
            [f"collect {PLAIN}", f"leave {PLAIN}"],
            [f"collect {FLAT}", f"leave {FLAT}"],
        ]
        assert g.state.spice[EMPEROR] == 6
        assert g.state.board_spice == {AREA[FLAT]: 10}

    def test_nobody_is_asked_about_spice_that_is_gone(self, collection: Any) -> None:
        g = collection(
            options={"collection": "choice"},
            forces={"emperor": {FLAT: 3}, "atreides": {FLAT: 2}},
            board_spice={FLAT: 5},
            order=["emperor", "fremen", "spacing_guild", "harkonnen", "atreides", "bene_gesserit"],
        )
        g.do("emperor", f"collect {FLAT}")
        assert g.asked == set()
        assert g.state.spice[EMPEROR] == 5
