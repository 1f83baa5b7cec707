"""What a seat may do at any time: orders, pledges, gifts."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from landsraad.games import classic
from landsraad.games.classic import GAME
from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from landsraad.games.classic.spice import pledged_to, purse
from landsraad.games.classic.state import Phase
from landsraad.games.classic.steps import FactionWindow
from landsraad.table import NotOffered, asked, options, play


def may(g: Any, faction: str) -> list[str]:
    offered = g.state.voluntary(g.seat(faction))
    assert len(offered) == len(set(offered))
    return [action for action in offered if not action.startswith("~order")]


def told(g: Any, key: str) -> list[Any]:
    return [event for event in g.events if event.key == key]


@pytest.fixture
def allied(table: Any) -> Callable[..., Any]:
    """Emperor and Fremen are allies; Atreides open the bidding."""

    def place(**position: Any) -> Any:
        order = ["atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen"]
        pairs = [["emperor", "fremen"]]
        return table(**{"phase": "bidding", "turn": 2, "order": order, "alliances": pairs, **position})

    return place


# Pledges


@pytest.mark.rule("CLS-17.13", "CLS-17.14", "CLS-17.19")
def test_an_ally_sets_the_pledge_up_to_the_own_spice(allied: Any) -> None:
    g = allied(spice={"emperor": 3, "fremen": 30})
    assert may(g, "emperor") == ["~pledge 1", "~pledge 2", "~pledge 3"]
    assert may(g, "fremen")[-1] == "~pledge 30"
    g.do("emperor", "~pledge 2")
    assert g.state.pledges[EMPEROR] == 2
    assert may(g, "emperor") == ["~pledge 0", "~pledge 1", "~pledge 3"]


@pytest.mark.rule("CLS-17.19")
def test_a_pledge_is_a_secret_of_the_allies(allied: Any) -> None:
    g = allied(spice={"emperor": 3})
    views = [GAME.view(g.state, seat) for seat in (None, g.seat("atreides"))]
    g.do("emperor", "~pledge 2")
    (event,) = told(g, "pledge_set")
    assert event.args == ("emperor", 2)
    assert set(event.only) == {g.seat("emperor"), g.seat("fremen")}
    assert [GAME.view(g.state, seat) for seat in (None, g.seat("atreides"))] == views
    assert GAME.view(g.state, g.seat("fremen")).pledges == {"emperor": 2}


@pytest.mark.rule("CLS-17.13", "CLS-17.14")
def test_a_pledge_adds_to_what_the_ally_can_pay(allied: Any) -> None:
    g = allied(spice={"emperor": 9, "fremen": 4})
    assert purse(g.state, FREMEN) == 4
    g.do("emperor", "~pledge 5")
    assert purse(g.state, FREMEN) == 9
    assert purse(g.state, EMPEROR) == 9  # it goes one way
    g.do("atreides", "pass")
    g.do("bene_gesserit", "pass")
    g.do("emperor", "pass")
    assert g.offered("fremen")[-1] == "bid 9"


@pytest.mark.rule("CLS-17.19")
def test_a_pledge_is_worth_no_more_than_what_the_ally_still_has(allied: Any) -> None:
    g = allied(spice={"emperor": 9, "fremen": 4}, pledges={"emperor": 5})
    g.set_spice("emperor", 2)
    assert purse(g.state, FREMEN) == 4 + 2


@pytest.mark.rule("CLS-17.19")
def test_a_pledge_behind_a_standing_bid_stays(allied: Any) -> None:
    g = allied(spice={"emperor": 9, "fremen": 4}, pledges={"emperor": 5})
    g.run_to(lambda: bool(g.offered("fremen")))
    g.do("fremen", "bid 8")
    assert g.state.reserved[EMPEROR] == 5
    assert may(g, "emperor") == [f"~pledge {n}" for n in range(6, 10)]
    with pytest.raises(NotOffered):
        g.do("emperor", "~pledge 4")


def test_a_pledge_stays_while_the_ally_ships(allied: Any) -> None:
    g = allied(spice={"emperor": 9, "fremen": 4, "atreides": 9}, pledges={"emperor": 5})
    g.state.phase = Phase.SHIPMENT_AND_MOVEMENT
    g.state.stack[-1].at = 3  # stands for a step of Fremen
    assert may(g, "emperor") == [f"~pledge {n}" for n in range(6, 10)]
    g.state.stack[-1].at = 0
    assert may(g, "emperor")[0] == "~pledge 0"


@pytest.mark.rule("CLS-17.13")
def test_nobody_else_pledges(allied: Any) -> None:
    g = allied(spice={"atreides": 9})
    assert may(g, "atreides") == []
    with pytest.raises(NotOffered):
        g.do("atreides", "~pledge 1")
    assert pledged_to(g.state, ATREIDES) == 0


# Gifts


@pytest.mark.rule("CLS-22.05", "CLS-17.15")
def test_allies_do_not_give_each_other_spice(allied: Any) -> None:
    g = allied(spice={"emperor": 9, "fremen": 4}, options={"deals": "on"})
    for faction in ("emperor", "fremen"):
        assert not [a for a in may(g, faction) if a.startswith("~give")]
        other = "fremen" if faction == "emperor" else "emperor"
        assert f"~deal {other}" not in may(g, faction)


@pytest.mark.rule("CLS-22.05")
def test_by_option_the_emperor_gives_own_spice_to_the_ally(allied: Any) -> None:
    g = allied(spice={"emperor": 3, "fremen": 4}, options={"emperor_gives_spice": "on"})
    assert [a for a in may(g, "emperor") if "give" in a] == [f"~give {n} fremen" for n in (1, 2, 3)]
    assert not [a for a in may(g, "fremen") if "give" in a]
    waited = asked(g.state)
    g.do("emperor", "~give 2 fremen")
    assert (g.state.spice[EMPEROR], g.state.spice[FREMEN], g.state.bribes[FREMEN]) == (1, 6, 0)
    assert told(g, "gift_given")[0].args == ("emperor", "fremen", 2)
    assert asked(g.state) == waited


@pytest.mark.rule("CLS-22.05", "CLS-19.19")
def test_karama_can_stop_the_gift(allied: Any) -> None:
    g = allied(
        spice={"emperor": 3, "fremen": 4},
        hands={"harkonnen": ["karama"]},
        tanks={"atreides": 5},
        options={"emperor_gives_spice": "on"},
    )
    g.do("emperor", "~give 2 fremen")
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "karama")
    assert (g.state.spice[EMPEROR], g.state.spice[FREMEN]) == (3, 4)
    assert not [a for a in may(g, "emperor") if "give" in a]  # for the rest of the phase
    g.run_to("revival")
    assert [a for a in may(g, "emperor") if "give" in a]


def test_the_gift_is_made_when_nobody_stops_it(allied: Any) -> None:
    g = allied(
        spice={"emperor": 3, "fremen": 4},
        hands={"harkonnen": ["karama"]},
        options={"emperor_gives_spice": "on"},
    )
    g.do("emperor", "~give 2 fremen")
    g.do("harkonnen", "pass")
    assert (g.state.spice[EMPEROR], g.state.spice[FREMEN]) == (1, 6)


def test_bound_spice_is_not_given(allied: Any) -> None:
    g = allied(spice={"emperor": 9, "fremen": 4}, options={"emperor_gives_spice": "on"})
    g.state.reserved[EMPEROR] = 7
    assert [a for a in may(g, "emperor") if "give" in a] == ["~give 1 fremen", "~give 2 fremen"]


# All of them


def _import_all() -> None:
    """Some phases are imported only when the game comes to them."""
    for module in pkgutil.walk_packages(classic.__path__, f"{classic.__name__}."):
        import_module(module.name)


def _windows(kind: type[Any]) -> list[type[Any]]:
    return [kind, *(below for sub in kind.__subclasses__() for below in _windows(sub))]


def test_voluntary_actions_begin_with_a_tilde_and_leave_the_question_alone(allied: Any) -> None:
    g = allied(spice={"emperor": 9, "fremen": 4}, options={"deals": "on"}, hands={"atreides": ["karama"]})
    waited = asked(g.state)
    for seat in range(6):
        for action in g.state.voluntary(seat):
            assert action.startswith("~")
            copy = g.state.clone()
            play(copy, seat, action)
            assert asked(copy) == waited
            if "pledge" not in action:
                assert options(copy, waited[0]) == options(g.state, waited[0])
            assert not list(GAME.invariants(copy))


def test_nobody_asked_may_still_act_and_nothing_else_is_taken(allied: Any) -> None:
    g = allied(spice={"emperor": 9})
    assert g.offered("emperor") == []
    g.do("emperor", "~order karama pass", "~pledge 3")
    for action in (
        "~pledge",
        "~pledge x",
        "~pledge 99",
        "~give 1 fremen",
        "~deal atreides",
        "~",
        "~accept 1",
    ):
        with pytest.raises(NotOffered):
            g.do("emperor", action)


def test_standing_orders_cover_every_kind_of_window(allied: Any) -> None:
    _import_all()
    g = allied()
    orders = [action for action in g.state.voluntary(g.seat("emperor")) if action.startswith("~order")]
    assert {order.split()[1] for order in orders} == {step.kind for step in _windows(FactionWindow)} - {""}
    assert "~order karama only fremen" in orders
    assert not [order for order in orders if "moment only" in order]  # it is about nobody
    told = len(g.events)
    g.do("emperor", "~order karama only fremen")
    assert len(g.events) == told
    assert "~order karama ask" in g.state.voluntary(g.seat("emperor"))


def test_after_the_game_there_is_nothing_to_do(allied: Any) -> None:
    g = allied(spice={"emperor": 9})
    g.state.stack.clear()
    assert g.state.voluntary(g.seat("emperor")) == []


def test_who_plays_two_factions_names_the_one_that_acts(table: Any) -> None:
    g = table(
        factions="atreides,bene_gesserit,fremen,harkonnen",
        players=2,
        phase="bidding",
        turn=2,
        options={"two_player_form": "two_factions"},
        spice={"atreides": 2, "fremen": 1},
    )
    g.state.allies[ATREIDES], g.state.allies[HARKONNEN] = (HARKONNEN,), (ATREIDES,)
    assert g.state.seat_of[ATREIDES] == g.state.seat_of[FREMEN]
    assert may(g, "atreides") == ["~atreides pledge 1", "~atreides pledge 2"]
    play(g.state, g.seat("atreides"), "~atreides pledge 2")
    assert g.state.pledges[ATREIDES] == 2
    assert g.state.pledges[BENE_GESSERIT] == 0
