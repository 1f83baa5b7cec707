"""The simple players: far better than chance, and sensible where a person would shake the head."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.arena.match import Match
from landsraad.games.classic import GAME as CLASSIC
from landsraad.games.imperium import GAME as IMPERIUM
from landsraad.players.random import Random
from landsraad.players.simple.classic import ANSWERS as CLASSIC_ANSWERS
from landsraad.players.simple.classic import Simple as SimpleClassic
from landsraad.players.simple.imperium import ANSWERS as IMPERIUM_ANSWERS
from landsraad.players.simple.imperium import Simple as SimpleImperium
from landsraad.players.simple.imperium import worth
from landsraad.players.simple.imperium.sight import Sight
from landsraad.table import Chance, Game, advance, asked, options, play

Maker = Callable[[str], Any]


def share_won(game: Game[Any], simple: Maker, seats: int, games: int, **given: str) -> float:
    """How often a simple player wins against random ones, on each seat in turn."""
    won = 0
    for number in range(games):
        seat = number % seats
        players = [Random(f"{number}/{other}") for other in range(seats)]
        players[seat] = simple(str(number))
        g = game.new(seats=seats, options=given, seed=f"simple {number}")
        Match(game, g, players, str(number)).run(lambda seat, action: None)
        won += seat in g.winners
    return won / games


@pytest.mark.parametrize(
    ("game", "simple", "seats", "given", "least"),
    [
        (CLASSIC, SimpleClassic, 6, {}, 0.6),
        (CLASSIC, SimpleClassic, 6, {"mode": "advanced"}, 0.6),
        (CLASSIC, SimpleClassic, 2, {"two_player_form": "two_factions"}, 0.8),
        (IMPERIUM, SimpleImperium, 4, {}, 0.6),
        (IMPERIUM, SimpleImperium, 2, {}, 0.8),
    ],
)
def test_far_above_par(game, simple, seats, given, least):
    """The full measure, 500 games: `landsraad selfplay GAME --games 500 --rotate --players simple,random,…`."""
    assert share_won(game, simple, seats, 30, **given) >= least


@pytest.mark.parametrize(("game", "simple"), [(CLASSIC, SimpleClassic), (IMPERIUM, SimpleImperium)])
@pytest.mark.parametrize("number", range(3))
def test_among_themselves_they_finish(game, simple, number):
    for seats in game.seats:
        g = game.new(seats=seats, seed=str(number))
        players = [simple(f"{number}/{seat}") for seat in range(seats)]
        Match(game, g, players, str(number)).run(lambda seat, action: None)
        assert g.winners is not None


@pytest.mark.parametrize("answers", [CLASSIC_ANSWERS, IMPERIUM_ANSWERS])
def test_every_answer_belongs_to_a_question_of_the_game(answers):
    game = CLASSIC if answers is CLASSIC_ANSWERS else IMPERIUM
    assert set(answers) <= set(game.steps)


# Dune (classic)


def classic(position: dict[str, Any], factions: tuple[str, ...] = ("atreides", "harkonnen", "fremen")) -> Any:
    g = CLASSIC.place(
        len(factions), {"deals": "off"}, {"factions": list(factions), **position}, Chance("simple")
    )
    advance(g)
    return g


def decide(game: Game[Any], simple: Maker, g: Any, seat: int) -> str:
    offered = options(g, seat)
    return simple("0").decide(game.view(g, seat), offered) if len(offered) > 1 else offered[0]


def play_on(game: Game[Any], simple: Maker, g: Any, seat: int) -> list[str]:
    """What the player does until somebody else is asked, or something else."""
    done: list[str] = []
    step = type(g.stack[-1])
    while g.stack and seat in asked(g) and type(g.stack[-1]) is step and len(done) < 10:
        done.append(decide(game, simple, g, seat))
        play(g, seat, done[-1])
    return done


def test_a_stronghold_that_wins_is_shipped_to():
    g = classic(
        {
            "phase": "shipment_and_movement",
            "turn": 3,
            "order": ["atreides", "harkonnen", "fremen"],
            "forces": {"atreides": {"arrakeen": 5, "carthag": 5}},
            "spice": {"atreides": 6},
        }
    )
    done = play_on(CLASSIC, SimpleClassic, g, 0)
    assert done[0].startswith("ship ")
    assert done[0].split()[1].partition("/")[0] in {"sietch_tabr", "habbanya_sietch", "tueks_sietch"}


def test_whoever_is_about_to_win_is_attacked():
    """Harkonnen stands alone in two strongholds; Fremen only in one, and as weakly."""
    g = classic(
        {
            "phase": "shipment_and_movement",
            "turn": 3,
            "order": ["atreides", "harkonnen", "fremen"],
            "forces": {
                "atreides": {"arrakeen": 5, "habbanya_sietch": 5},
                "harkonnen": {"carthag": 2, "tueks_sietch": 2},
                "fremen": {"sietch_tabr": 2},
            },
            "spice": {"atreides": 9},
        }
    )
    assert decide(CLASSIC, SimpleClassic, g, 0) in {"ship carthag/11", "ship tueks_sietch/5"}


def test_no_bid_for_a_worthless_card_that_atreides_has_seen():
    position = {"phase": "bidding", "order": ["atreides", "harkonnen", "fremen"], "spice": {"atreides": 20}}
    worthless = classic({**position, "deck": ["kulon", "shield", "snooper"]})
    good = classic({**position, "deck": ["shield", "kulon", "snooper"]})
    assert decide(CLASSIC, SimpleClassic, worthless, 0) == "pass"
    assert decide(CLASSIC, SimpleClassic, good, 0) == "bid 1"


@pytest.mark.parametrize("spice", [0, 3, 5])
def test_spice_for_shipment_is_not_bid(spice):
    g = classic(
        {"phase": "bidding", "order": ["harkonnen", "atreides", "fremen"], "spice": {"harkonnen": spice}}
    )
    assert decide(CLASSIC, SimpleClassic, g, 1) == "pass"


def battle(own: int, enemy: int, hands: dict[str, list[str]]) -> Any:
    return classic(
        {
            "phase": "battle",
            "order": ["atreides", "harkonnen", "fremen"],
            "forces": {"atreides": {"carthag": own}, "harkonnen": {"carthag": enemy}},
            "hands": hands,
        }
    )


def plan_of(g: Any) -> dict[str, str]:
    while type(g.stack[-1]).__name__ != "BattlePlans":
        seat = asked(g)[0]
        play(g, seat, decide(CLASSIC, SimpleClassic, g, seat))
    return dict(action.split(" ", 1) for action in play_on(CLASSIC, SimpleClassic, g, 0))


def test_a_battle_that_is_won_anyway_costs_few_forces():
    plan = plan_of(battle(own=12, enemy=1, hands={}))
    assert int(plan["dial"]) <= 5


def test_weapon_and_defense_are_used_where_there_are_any():
    plan = plan_of(battle(own=6, enemy=6, hands={"atreides": ["chaumas", "snooper", "kulon"]}))
    assert (plan["weapon"], plan["defense"]) == ("chaumas", "snooper")


def test_no_shield_beside_the_own_lasgun():
    plan = plan_of(battle(own=6, enemy=6, hands={"atreides": ["lasgun", "shield"]}))
    assert plan["weapon"] == "lasgun"
    assert plan["defense"] == "none"


# Dune: Imperium


def imperium(seats: int = 4, **position: Any) -> Any:
    g = IMPERIUM.place(seats, {}, position, Chance("simple"))
    advance(g)
    return g


def test_a_third_agent_is_bought_early():
    hands = {0: ["diplomacy", "dagger", "convincing_argument", "reconnaissance", "seek_allies"]}
    g = imperium(phase="player_turns", round=2, hands=hands, solari={0: 8})
    done = play_on(IMPERIUM, SimpleImperium, g, 0)
    play_on(IMPERIUM, SimpleImperium, g, 0)
    assert done == ["agent dagger"]
    assert "swordmaster" in IMPERIUM.view(g, 0).agents


def test_influence_that_brings_a_victory_point_is_worth_most():
    g = imperium(phase="player_turns", influence={0: {"fremen": 1, "emperor": 2}})
    sight = Sight(IMPERIUM.view(g, 0))
    tracks = {name: worth.influence(sight, name) for name in ("emperor", "spacing_guild", "fremen")}
    assert max(tracks, key=lambda name: tracks[name]) == "fremen"


def test_victory_points_are_bought_before_better_cards():
    g = imperium(phase="player_turns", round=8)
    sight = Sight(IMPERIUM.view(g, 0))
    assert worth.gained(sight, "the_spice_must_flow") > worth.gained(sight, "kwisatz_haderach")


@pytest.mark.parametrize("card", ["agent reconnaissance", "agent kwisatz_haderach"])
def test_it_may_be_asked_whether_the_mentat_goes_before_an_agent(card):
    position = {"mentat": 0, "hands": {0: [card.split()[1]]}}
    g = IMPERIUM.place(4, {"urgent_mission_recalls_mentat": "off"}, position, Chance("simple"))
    advance(g)
    play(g, 0, card)
    assert play_on(IMPERIUM, SimpleImperium, g, 0)[-1].startswith("to ")
