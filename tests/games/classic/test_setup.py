"""Setting up (CLS-4), the faction sheets' starting lines, and the line-ups for fewer players (CLS-36)."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD, DECK, SPICE_DECK
from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTION,
    FACTION_ID,
    FACTIONS,
    FREMEN,
    GUILD,
    HARKONNEN,
    SHEETS,
)
from landsraad.games.classic.forces import kill, occupants
from landsraad.games.classic.hands import draw
from landsraad.games.classic.leaders import FACTION_OF, LEADER, LEADER_ID, LEADERS_OF, STRENGTH
from landsraad.games.classic.map import AREA, TERRITORY, TERRITORY_OF
from landsraad.games.classic.setup import (
    FREMEN_AREAS,
    RECOMMENDED,
    ChooseTraitors,
    FremenPlacement,
    Prediction,
)
from landsraad.games.classic.state import Dune, Phase
from landsraad.table import BadOption, Chance, NotOffered, advance, asked, options, play
from landsraad.table.options import parse


def begin(seats: int = 6, seed: str = "1", shuffles: Sequence[Sequence[int]] = (), **given: str) -> Dune:
    """A new game at its first question."""
    chance = Chance(seed, shuffles=tuple(tuple(pile) for pile in shuffles))
    g = GAME.setup(seats, {"deals": "off", **given}, chance)
    g.told = []
    advance(g)
    return g


def do(g: Dune, faction: str, *actions: str) -> None:
    for action in actions:
        play(g, g.seat_of[FACTION[faction]], action)


def offered(g: Dune, faction: str) -> list[str]:
    return options(g, g.seat_of[FACTION[faction]])


def run_until(g: Dune, there: Callable[[Dune], bool], chance: random.Random | None = None) -> Dune:
    """Everybody takes the first option, or any with `chance`, until something is true."""
    while not there(g):
        seat = asked(g)[0]
        choices = options(g, seat)
        play(g, seat, chance.choice(choices) if chance else choices[0], choices)
    return g


def started(g: Dune) -> bool:
    return g.turn > 0


def asks_for(kind: type[Any]) -> Callable[[Dune], bool]:
    return lambda g: isinstance(g.stack[-1], kind)


def seated(g: Dune) -> list[str]:
    """The factions in seat order."""
    return [FACTION_ID[f] for f in sorted(g.in_play, key=lambda f: g.seat_of[f])]


# Players and line-ups


@pytest.mark.rule("CLS-1.01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_have_a_faction_each(seats: int) -> None:
    g = begin(seats)
    assert len(g.in_play) == len(set(g.in_play)) == seats
    assert sorted(g.seat_of[f] for f in g.in_play) == list(range(seats))


@pytest.mark.rule("CLS-1.01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 6 players"):
        GAME.new(seats)


@pytest.mark.rule("CLS-1.02")
def test_there_are_two_modes() -> None:
    assert begin().opts.advanced is False
    assert begin(mode="advanced").opts.advanced is True
    with pytest.raises(BadOption, match=r"basic \| advanced"):
        begin(mode="expert")


@pytest.mark.parametrize(
    ("seats", "line_up"),
    [
        pytest.param(
            6,
            {"atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen"},
            marks=pytest.mark.rule("CLS-36.01"),
        ),
        pytest.param(
            5,
            {"atreides", "emperor", "fremen", "spacing_guild", "harkonnen"},
            marks=pytest.mark.rule("CLS-36.02"),
        ),
        pytest.param(4, {"atreides", "emperor", "fremen", "harkonnen"}, marks=pytest.mark.rule("CLS-36.03")),
        pytest.param(3, {"atreides", "fremen", "harkonnen"}, marks=pytest.mark.rule("CLS-36.04")),
        pytest.param(2, {"atreides", "harkonnen"}, marks=pytest.mark.rule("CLS-36.05")),
    ],
)
def test_the_recommended_line_up(seats: int, line_up: set[str]) -> None:
    assert set(seated(begin(seats))) == line_up


@pytest.mark.rule("CLS-36.09")
@pytest.mark.parametrize(
    "factions",
    ["fremen,bene_gesserit", "spacing_guild,emperor,atreides", "harkonnen,fremen,emperor,bene_gesserit"],
)
def test_any_factions_may_play(factions: str) -> None:
    assert seated(begin(len(factions.split(",")), factions=factions)) == factions.split(",")


def test_a_random_line_up() -> None:
    line_ups = {frozenset(seated(begin(3, seed=str(i), factions="random"))) for i in range(30)}
    assert len(line_ups) > 5
    assert all(len(line_up) == 3 for line_up in line_ups)


@pytest.mark.parametrize(
    ("seats", "given", "complaint"),
    [
        (3, {"factions": "atreides,harkonnen"}, "needs 3 factions here, not 2"),
        (2, {"factions": "atreides,harkonnen,fremen"}, "needs 2 factions here, not 3"),
        (2, {"factions": "atreides,atreides"}, "names one twice"),
        (2, {"factions": "atreides,corrino"}, "'corrino' is no faction"),
        (2, {"factions": "atreides"}, "factions does not take 'atreides'"),
        (2, {"factions": "Atreides,Fremen"}, "factions does not take"),
        (4, {"assignment": "random", "factions": "atreides,fremen"}, "needs 4 factions here, not 2"),
        (
            2,
            {"two_player_form": "two_factions", "factions": "atreides,fremen"},
            "needs 4 factions here, not 2",
        ),
        (3, {"circles": "1,2"}, "needs 3 different numbers, not '1,2'"),
        (3, {"circles": "1,2,2"}, "needs 3 different numbers"),
        (3, {"circles": "1,2,7"}, "circles does not take '1,2,7'"),
        (3, {"assignment": "auction"}, r"takes fixed \| random \| draft, not 'auction'"),
        (3, {"exchange": "yes"}, r"takes on \| off, not 'yes'"),
        (2, {"two_player_form": "b"}, r"takes one_faction \| two_factions"),
        (3, {"colour": "red"}, "no option 'colour'"),
    ],
)
def test_a_wrong_option_gets_one_clear_line(seats: int, given: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint) as refused:
        begin(seats, **given)
    assert "\n" not in str(refused.value)


# Assignment


@pytest.mark.rule("CLS-4.03")
def test_factions_are_dealt_at_random_from_those_in_use() -> None:
    shuffle = [FREMEN, HARKONNEN, ATREIDES]
    g = begin(3, assignment="random", shuffles=[shuffle])
    assert seated(g) == ["fremen", "harkonnen", "atreides"]
    dealt = {tuple(seated(begin(3, seed=str(i), assignment="random"))) for i in range(60)}
    assert len(dealt) == 6
    assert all(set(factions) == {"atreides", "fremen", "harkonnen"} for factions in dealt)


def test_dealing_from_more_factions_than_players() -> None:
    given = {"assignment": "random", "factions": "atreides,emperor,spacing_guild"}
    dealt = {frozenset(seated(begin(2, seed=str(i), **given))) for i in range(40)}
    assert dealt == {
        frozenset({"atreides", "emperor"}),
        frozenset({"atreides", "spacing_guild"}),
        frozenset({"emperor", "spacing_guild"}),
    }


@pytest.mark.rule("CLS-4.03")
def test_factions_are_chosen_in_descending_order_of_turn_cards() -> None:
    g = begin(3, assignment="draft", shuffles=[[4, 10, 7]])
    assert [e.args for e in g.told or () if e.key == "turn_card_dealt"] == [(1, 4), (2, 10), (3, 7)]
    assert asked(g) == (1,)
    assert options(g, 1) == ["choose atreides", "choose fremen", "choose harkonnen"]
    play(g, 1, "choose harkonnen")
    assert asked(g) == (2,)
    assert options(g, 2) == ["choose atreides", "choose fremen"]
    play(g, 2, "choose fremen")
    assert seated(g) == ["atreides", "harkonnen", "fremen"]  # the last has no choice


def test_a_draft_from_more_factions_than_players_asks_the_last_one_too() -> None:
    g = begin(2, assignment="draft", factions="atreides,emperor,fremen", shuffles=[[9, 2]])
    play(g, 0, "choose emperor")
    assert options(g, 1) == ["choose atreides", "choose fremen"]
    play(g, 1, "choose fremen")
    assert seated(g) == ["emperor", "fremen"]


def test_a_draft_is_seen_by_all() -> None:
    g = begin(3, assignment="draft", shuffles=[[4, 10, 7]])
    play(g, 1, "choose harkonnen")
    assert {"step": "Draft", "order": [2, 0], "chosen": {"harkonnen": 1}} in GAME.view(g, None).context


@pytest.mark.rule("CLS-4.04")
def test_factions_are_exchanged_by_mutual_consent() -> None:
    g = begin(3, assignment="random", exchange="on", shuffles=[[ATREIDES, FREMEN, HARKONNEN]])
    circles = {g.seat_of[f]: g.circle[f] for f in g.in_play}
    assert asked(g) == (0,)
    assert options(g, 0) == ["pass", "exchange atreides fremen", "exchange atreides harkonnen"]
    play(g, 0, "exchange atreides harkonnen")
    assert asked(g) == (2,)
    assert options(g, 2) == ["accept", "refuse"]
    assert (GAME.view(g, 1).question or {})["proposed"] == ["atreides", "harkonnen"]
    play(g, 2, "accept")
    assert seated(g) == ["harkonnen", "fremen", "atreides"]
    assert {g.seat_of[f]: g.circle[f] for f in g.in_play} == circles  # players keep their places
    run_until(g, started)
    assert (g.spice[HARKONNEN], g.reserves[HARKONNEN], len(g.hands[HARKONNEN])) == (10, 10, 2)


@pytest.mark.rule("CLS-4.04")
def test_nobody_is_made_to_exchange() -> None:
    g = begin(3, assignment="random", exchange="on", shuffles=[[ATREIDES, FREMEN, HARKONNEN]])
    play(g, 0, "exchange atreides harkonnen")
    play(g, 2, "refuse")
    play(g, 1, "pass")
    play(g, 2, "pass")
    assert seated(g) == ["atreides", "fremen", "harkonnen"]
    assert [e.key for e in g.told or () if e.key.startswith("exchange")] == [
        "exchange_proposed",
        "exchange_refused",
    ]


@pytest.mark.rule("CLS-4.04")
def test_factions_are_exchanged_after_a_draft_too() -> None:
    g = begin(3, assignment="draft", exchange="on", shuffles=[[4, 10, 7]])
    play(g, 1, "choose harkonnen")
    play(g, 2, "choose fremen")
    play(g, 0, "exchange atreides fremen")
    play(g, 2, "accept")
    assert seated(g) == ["fremen", "harkonnen", "atreides"]


def test_without_the_option_nobody_is_asked_to_exchange() -> None:
    assert isinstance(begin(3, assignment="random").stack[-1], ChooseTraitors)


# Player circles


@pytest.mark.rule("CLS-4.05")
@pytest.mark.parametrize(
    ("seats", "sectors"),
    [(2, [2, 11]), (3, [2, 8, 14]), (4, [2, 5, 11, 14]), (5, [2, 5, 8, 11, 14]), (6, [2, 5, 8, 11, 14, 17])],
)
def test_circles_are_spread_evenly(seats: int, sectors: list[int]) -> None:
    g = begin(seats)
    assert [g.circle[f] for f in g.in_play] == sectors


@pytest.mark.rule("CLS-4.05")
def test_the_host_chooses_circles() -> None:
    g = begin(3, circles="6,1,3", factions="atreides,fremen,harkonnen")
    assert (g.circle[ATREIDES], g.circle[FREMEN], g.circle[HARKONNEN]) == (17, 2, 8)
    assert g.in_play == (FREMEN, HARKONNEN, ATREIDES)  # counterclockwise


# The prediction


@pytest.mark.rule("CLS-4.06")
def test_bene_gesserit_predict_before_traitors_are_dealt() -> None:
    g = begin()
    assert isinstance(g.stack[-1], Prediction)
    assert asked(g) == (g.seat_of[BENE_GESSERIT],)
    assert not any(g.traitors)
    do(g, "bene_gesserit", "predict harkonnen 7")
    assert all(g.traitors[f] for f in g.in_play)


@pytest.mark.rule("CLS-2.09", "CLS-21.02")
def test_the_prediction_names_another_faction_in_play_and_a_turn() -> None:
    g = begin(4, factions="bene_gesserit,atreides,emperor,fremen")
    assert offered(g, "bene_gesserit") == [
        f"predict {faction} {turn}" for faction in ("atreides", "emperor", "fremen") for turn in range(1, 11)
    ]
    do(g, "bene_gesserit", "predict emperor 7")
    assert g.prediction == (EMPEROR, 7)


@pytest.mark.rule("CLS-21.02")
def test_the_prediction_is_secret() -> None:
    g = begin()
    do(g, "bene_gesserit", "predict emperor 7")
    assert GAME.view(g, g.seat_of[BENE_GESSERIT]).own["bene_gesserit"].prediction == ("emperor", 7)
    told = [(e.key, e.only) for e in g.told or () if e.key.startswith("prediction")]
    assert told == [("prediction_made", None), ("prediction_is", (g.seat_of[BENE_GESSERIT],))]
    redrawn = {GAME.resample(g, g.seat_of[ATREIDES], Chance(str(i))).prediction for i in range(40)}
    assert len(redrawn) > 20  # nothing that Atreides know tells which


def test_nobody_predicts_without_bene_gesserit() -> None:
    assert isinstance(begin(5).stack[-1], ChooseTraitors)


# Traitors


@pytest.mark.rule("CLS-2.08", "CLS-4.07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_four_traitors_are_dealt_from_the_factions_in_play(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(20):
        g = run_until(begin(seats, seed=str(seed)), asks_for(ChooseTraitors))
        dealt = [leader for f in g.in_play for leader in g.traitors[f]]
        assert [len(g.traitors[f]) for f in g.in_play] == [4] * seats
        assert len(set(dealt)) == 4 * seats
        seen.update(dealt)
    assert seen == {leader for f in g.in_play for leader in LEADERS_OF[f]}


@pytest.mark.rule("CLS-4.08", "CLS-4.09", "CLS-4.15", "CLS-EX-01")
@pytest.mark.parametrize("kept", ["stilgar", "burseg", "duncan_idaho", "lady_jessica"])
def test_one_traitor_is_kept_an_enemy_or_an_own_leader(kept: str) -> None:
    dealt = ["stilgar", "burseg", "duncan_idaho", "lady_jessica"]
    g = begin(4, shuffles=[[LEADER[leader] for leader in dealt]], circles="1,2,3,4")
    assert offered(g, "atreides") == [f"keep {leader}" for leader in sorted(dealt, key=LEADER.__getitem__)]
    do(g, "atreides", f"keep {kept}")
    assert [LEADER_ID[leader] for leader in g.traitors[ATREIDES]] == [kept]
    assert {LEADER_ID[leader] for leader in g.traitors_returned[ATREIDES]} == set(dealt) - {kept}
    assert len(g.traitors_returned[ATREIDES]) == 3


@pytest.mark.rule("CLS-4.08", "CLS-25.03")
def test_harkonnen_keep_all_four() -> None:
    g = run_until(begin(), asks_for(ChooseTraitors))
    assert g.seat_of[HARKONNEN] not in asked(g)
    run_until(g, started)
    assert [len(g.traitors[f]) for f in FACTIONS] == [1, 1, 1, 1, 1, 4]
    assert not g.traitors_returned[HARKONNEN]


@pytest.mark.rule("CLS-4.15")
def test_four_own_leaders_are_no_reason_to_redraw() -> None:
    g = begin(2, circles="1,2", shuffles=[[*LEADERS_OF[ATREIDES][:4], *LEADERS_OF[HARKONNEN][:4]]])
    assert {action.split()[0] for action in offered(g, "atreides")} == {"keep"}
    assert offered(g, "harkonnen") == []


@pytest.mark.rule("CLS-4.08")
def test_traitors_are_chosen_in_secret() -> None:
    g = run_until(begin(), asks_for(ChooseTraitors))
    for faction in FACTIONS[:5]:
        own = GAME.view(g, g.seat_of[faction]).own
        assert list(own) == [FACTION_ID[faction]]
        assert len(own[FACTION_ID[faction]].traitors) == 4
    do(g, "atreides", offered(g, "atreides")[0])
    kept = [e for e in g.told or () if e.key == "traitor_kept"]
    assert [e.only for e in kept] == [(g.seat_of[ATREIDES],)]
    assert all(e.only is not None for e in g.told or () if e.key == "traitor_dealt")


# What the sheets give


@pytest.mark.rule("CLS-4.10")
def test_starting_spice() -> None:
    g = run_until(begin(), started)
    assert {FACTION_ID[f]: g.spice[f] for f in FACTIONS} == {
        "atreides": 10, "bene_gesserit": 5, "emperor": 10, "fremen": 3, "spacing_guild": 5, "harkonnen": 10,
    }  # fmt: skip


@pytest.mark.rule("CLS-4.01")
def test_all_other_spice_is_in_the_bank() -> None:
    g = run_until(begin(), started)
    assert not g.board_spice
    assert not any(g.bribes)


@pytest.mark.parametrize(
    ("faction", "spice", "on_map", "reserves", "free_revival"),
    [
        pytest.param("atreides", 10, {"arrakeen/10": 10}, 10, 2, marks=pytest.mark.rule("CLS-20.01")),
        pytest.param("emperor", 10, {}, 20, 1, marks=pytest.mark.rule("CLS-22.01")),
        pytest.param("spacing_guild", 5, {"tueks_sietch/5": 5}, 15, 1, marks=pytest.mark.rule("CLS-24.01")),
        pytest.param("harkonnen", 10, {"carthag/11": 10}, 10, 2, marks=pytest.mark.rule("CLS-25.01")),
        ("bene_gesserit", 5, {"polar_sink/0": 1}, 19, 1),
    ],
)
def test_the_starting_line_of_a_sheet(
    faction: str, spice: int, on_map: dict[str, int], reserves: int, free_revival: int
) -> None:
    g = run_until(begin(), started)
    f = FACTION[faction]
    assert g.spice[f] == spice
    assert g.forces[f] == {AREA[area]: count for area, count in on_map.items()}
    assert g.reserves[f] == reserves
    assert SHEETS[f].free_revival == free_revival
    assert g.tanks[f] == 0


@pytest.mark.rule("CLS-21.01")
def test_the_starting_line_of_bene_gesserit() -> None:
    g = run_until(begin(), started)
    assert (g.spice[BENE_GESSERIT], g.reserves[BENE_GESSERIT]) == (5, 19)
    assert g.forces[BENE_GESSERIT] == {AREA["polar_sink/0"]: 1}
    assert SHEETS[BENE_GESSERIT].free_revival == 1
    assert {LEADER_ID[leader]: STRENGTH[leader] for leader in LEADERS_OF[BENE_GESSERIT]} == dict.fromkeys(
        ("alia", "margot_lady_fenring", "mother_ramallo", "princess_irulan", "wanna_marcus"), 5
    )


@pytest.mark.rule("CLS-4.12")
def test_one_treachery_card_each_and_two_for_harkonnen() -> None:
    g = run_until(begin(), started)
    assert [len(g.hands[f]) for f in FACTIONS] == [1, 1, 1, 1, 1, 2]
    assert Counter((*g.deck, *(card for hand in g.hands for card in hand))) == Counter(DECK)
    atreides = GAME.view(g, g.seat_of[ATREIDES])
    assert len(atreides.own["atreides"].hand) == 1
    assert all(not faction.known_cards for faction in atreides.factions.values())
    assert all(e.only is not None for e in g.told or () if e.key == "card_is")


@pytest.mark.rule("CLS-25.04")
def test_harkonnen_start_with_the_next_two_cards_of_the_deck() -> None:
    karamas = [CARD["karama"], CARD["karama"], CARD["lasgun"]]
    g = begin(2, circles="2,1", shuffles=[[], karamas])
    run_until(g, started)
    assert g.in_play == (HARKONNEN, ATREIDES)
    assert (g.hands[HARKONNEN], g.hands[ATREIDES]) == ((CARD["karama"], CARD["karama"]), (CARD["lasgun"],))
    assert SHEETS[HARKONNEN].hand_limit == 8


@pytest.mark.rule("CLS-4.13")
def test_the_turn_marker_on_1_and_the_storm_at_its_start() -> None:
    g = run_until(begin(), started)
    assert (g.turn, g.phase, g.storm) == (1, Phase.STORM, 1)


@pytest.mark.rule("CLS-4.02")
def test_both_decks_are_shuffled() -> None:
    games = [run_until(begin(seed=str(i)), started) for i in range(5)]
    assert len({g.deck for g in games}) == len({g.spice_deck for g in games}) == 5
    assert all(Counter(g.spice_deck) == Counter(SPICE_DECK) for g in games)


@pytest.mark.rule("CLS-4.02")
def test_the_treachery_deck_is_rebuilt_when_a_card_is_needed(table: Any) -> None:
    g = table(
        hands={"harkonnen": ["lasgun"]},
        discard=["shield", "shield", "karama"],
        deck=["hajr"],
        order=list(FACTION_ID),
    ).state
    discarded = g.discard
    g.removed, g.deck = g.deck[1:], g.deck[:1]
    assert draw(g) == CARD["hajr"]
    assert (g.deck, g.discard) == ((), discarded)  # not before a card is needed
    drawn = draw(g)
    assert drawn in discarded
    assert g.discard == ()
    assert Counter((drawn, *g.deck)) == Counter(discarded)


@pytest.mark.rule("CLS-4.14")
def test_no_deals_before_the_first_storm() -> None:
    g = begin(mode="advanced", deals="on")
    while not started(g):
        for seat in range(6):
            assert all(action.startswith("~order") for action in g.voluntary(seat))
        play(g, asked(g)[0], options(g, asked(g)[0])[0])


# Forces placed by choice


@pytest.mark.rule("CLS-4.11", "CLS-23.01")
def test_fremen_distribute_ten_forces_over_three_territories() -> None:
    g = run_until(begin(), asks_for(FremenPlacement))
    assert asked(g) == (g.seat_of[FREMEN],)
    assert offered(g, "fremen") == [f"place sietch_tabr/14 {n}" for n in range(11)]
    do(g, "fremen", "place sietch_tabr/14 4", "place false_wall_south/4 1", "place false_wall_south/5 2")
    assert offered(g, "fremen") == [f"place false_wall_west/16 {n}" for n in range(4)]
    do(g, "fremen", "place false_wall_west/16 0", "place false_wall_west/17 0")
    assert g.forces[FREMEN] == {
        AREA["sietch_tabr/14"]: 4,
        AREA["false_wall_south/4"]: 1,
        AREA["false_wall_south/5"]: 2,
        AREA["false_wall_west/18"]: 3,
    }
    assert (g.spice[FREMEN], g.reserves[FREMEN], SHEETS[FREMEN].free_revival) == (3, 10, 3)


@pytest.mark.rule("CLS-23.01")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_whatever_fremen_choose_ten_forces_stand(mode: str) -> None:
    shapes = set()
    for seed in range(60):
        g = run_until(begin(3, seed=str(seed), mode=mode), started, random.Random(seed))
        assert sum(g.forces[FREMEN].values()) + sum(g.starred[FREMEN].values()) == 10
        assert g.reserves[FREMEN] + g.starred_reserves[FREMEN] == 10
        assert {*g.forces[FREMEN], *g.starred[FREMEN]} <= set(FREMEN_AREAS)
        assert not list(GAME.invariants(g))
        shapes.add(tuple(sorted(g.forces[FREMEN].items())))
    assert len(shapes) > 30


def test_nothing_is_asked_once_all_fremen_stand() -> None:
    g = run_until(begin(), asks_for(FremenPlacement))
    do(g, "fremen", "place sietch_tabr/14 10")
    assert g.forces[FREMEN] == {AREA["sietch_tabr/14"]: 10}
    assert started(g)


@pytest.mark.rule("CLS-2.04", "CLS-23.01")
def test_fremen_say_how_many_of_them_are_fedaykin() -> None:
    g = run_until(begin(3, mode="advanced"), asks_for(FremenPlacement))
    assert offered(g, "fremen") == ["fedaykin 0", "fedaykin 1", "fedaykin 2", "fedaykin 3"]
    do(g, "fremen", "fedaykin 2")
    assert offered(g, "fremen")[-1] == "place sietch_tabr/14 8"
    do(g, "fremen", "place sietch_tabr/14 8")
    assert offered(g, "fremen") == [f"place sietch_tabr/14 {n}" for n in range(3)]
    do(g, "fremen", "place sietch_tabr/14 0", "place false_wall_south/4 2")
    assert g.forces[FREMEN] == {AREA["sietch_tabr/14"]: 8}
    assert g.starred[FREMEN] == {AREA["false_wall_south/4"]: 2}
    assert (g.reserves[FREMEN], g.starred_reserves[FREMEN]) == (9, 1)


@pytest.mark.rule("CLS-2.04")
def test_starred_forces_are_told_apart_in_the_advanced_game_only() -> None:
    basic = run_until(begin(), started)
    assert not any(basic.starred_reserves)
    assert not any(basic.starred)
    advanced = run_until(begin(mode="advanced"), started)
    assert (advanced.reserves[EMPEROR], advanced.starred_reserves[EMPEROR]) == (15, 5)
    assert advanced.starred_reserves[FREMEN] + sum(advanced.starred[FREMEN].values()) == 3


@pytest.mark.rule("CLS-4.11", "CLS-31.02")
def test_the_advisor_is_placed_after_the_fremen() -> None:
    g = run_until(begin(mode="advanced"), asks_for(FremenPlacement))
    assert not g.forces[BENE_GESSERIT]
    assert not g.advisors
    do(g, "fremen", "fedaykin 0", "place sietch_tabr/14 10")
    assert asked(g) == (g.seat_of[BENE_GESSERIT],)
    assert offered(g, "bene_gesserit") == [f"place {area}" for area in AREA]


@pytest.mark.rule("CLS-2.05", "CLS-31.02")
@pytest.mark.parametrize(
    ("area", "alone"),
    [
        ("arrakeen/10", False),
        ("sietch_tabr/14", False),
        ("false_wall_south/5", False),  # the Fremen in it stand in another sector
        ("the_great_flat/15", True),
        ("polar_sink/0", True),
    ],
)
def test_an_advisor_alone_is_a_fighter(area: str, alone: bool) -> None:
    g = run_until(begin(mode="advanced"), asks_for(FremenPlacement))
    do(g, "fremen", "fedaykin 0", "place sietch_tabr/14 9", "place false_wall_south/4 1")
    do(g, "bene_gesserit", f"place {area}")
    assert g.forces[BENE_GESSERIT] == ({AREA[area]: 1} if alone else {})
    assert g.advisors == ({} if alone else {AREA[area]: 1})
    assert g.reserves[BENE_GESSERIT] == 19


@pytest.mark.rule("CLS-2.05")
def test_there_are_no_advisors_in_the_basic_game() -> None:
    g = run_until(begin(), started)
    assert not g.advisors


@pytest.mark.rule("CLS-2.03")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_everybody_has_twenty_forces_and_five_leaders(mode: str) -> None:
    g = run_until(begin(mode=mode), started)
    for f in FACTIONS:
        on_map = sum(g.forces[f].values()) + sum(g.starred[f].values())
        on_map += sum(g.advisors.values()) if f == BENE_GESSERIT else 0
        assert on_map + g.reserves[f] + g.starred_reserves[f] == 20
        assert [FACTION_OF[leader] for leader in LEADERS_OF[f]] == [f] * 5
    assert not any(g.leader_at)


# Two players with two factions each


@pytest.mark.rule("CLS-36.06")
def test_two_players_with_two_factions_each() -> None:
    g = begin(2, two_player_form="two_factions", factions="emperor,fremen,spacing_guild,harkonnen")
    assert [g.seat_of[f] for f in (EMPEROR, FREMEN, GUILD, HARKONNEN)] == [0, 1, 0, 1]


@pytest.mark.rule("CLS-36.06")
def test_two_factions_each_are_chosen_by_the_usual_methods() -> None:
    g = begin(2, two_player_form="two_factions", assignment="draft", shuffles=[[1, 2, 4, 3]])
    taken = []
    while not g.in_play:
        taken.append(asked(g)[0])
        play(g, asked(g)[0], options(g, asked(g)[0])[-1])
    assert taken == [0, 1, 1]  # places 2, 3 and 1 choose; the last faction is left for place 0
    dealt_to = [e.args[0] for e in g.told or () if e.key == "turn_card_dealt"]
    chosen_by = [e.args[0] for e in g.told or () if e.key == "faction_chosen"]
    assert (dealt_to, chosen_by) == ([1, 2, 1, 2], [1, 2, 2, 1])  # players, from 1
    assert sorted(g.seat_of[f] for f in g.in_play) == [0, 0, 1, 1]
    dealt = begin(2, two_player_form="two_factions", assignment="random", shuffles=[[HARKONNEN, FREMEN]])
    assert (dealt.seat_of[HARKONNEN], dealt.seat_of[FREMEN]) == (0, 1)


@pytest.mark.rule("CLS-36.08")
def test_a_players_two_factions_are_separate() -> None:
    g = begin(2, two_player_form="two_factions", factions="atreides,fremen,emperor,harkonnen")
    assert options(g, 0) == [f"keep {LEADER_ID[leader]}" for leader in g.traitors[ATREIDES]]
    play(g, 0, options(g, 0)[0])
    assert options(g, 0) == [f"keep {LEADER_ID[leader]}" for leader in g.traitors[EMPEROR]]
    run_until(g, started)
    assert [(g.spice[f], g.reserves[f], len(g.hands[f])) for f in (ATREIDES, EMPEROR)] == [
        (10, 10, 1),
        (10, 20, 1),
    ]
    assert list(GAME.view(g, 0).own) == ["atreides", "emperor"]
    assert g.allies == [()] * 6
    assert len({g.circle[f] for f in g.in_play}) == 4


# Conventions


@pytest.mark.rule("CLS-1.06")
def test_the_tanks_hold_each_owners_dead(table: Any) -> None:
    forces = {"atreides": {"arrakeen/10": 5}, "harkonnen": {"arrakeen/10": 4}}
    g = table(forces=forces, leaders={"dead": ["stilgar"]}).state
    kill(g, ATREIDES, AREA["arrakeen/10"], 3)
    kill(g, HARKONNEN, AREA["arrakeen/10"], 1)
    assert g.tanks == [3, 0, 0, 0, 0, 1]
    assert GAME.view(g, None).factions["fremen"].leaders["stilgar"] == "tanks"


@pytest.mark.rule("CLS-1.08")
def test_storm_order_is_counterclockwise_from_the_first_player(table: Any) -> None:
    g = table(storm=9).state
    sectors = [g.circle[f] for f in g.order]
    assert sectors == [11, 14, 17, 2, 5, 8]


@pytest.mark.rule("CLS-1.09")
def test_forces_are_kept_by_area(table: Any) -> None:
    g = table(forces={"fremen": {"wind_pass/14": 2, "wind_pass/16": 3}}).state
    kill(g, FREMEN, AREA["wind_pass/14"], 2)
    assert g.forces[FREMEN] == {AREA["wind_pass/16"]: 3}


@pytest.mark.rule("CLS-1.11")
def test_one_force_occupies_and_advisors_never_do(table: Any) -> None:
    g = table(
        mode="advanced",
        forces={
            "atreides": {"arrakeen/10": 1},
            "emperor": {"carthag/11": {"starred": 1}},
            "bene_gesserit": {"arrakeen/10": {"advisors": 3}},
        },
    ).state
    assert occupants(g, TERRITORY["arrakeen"]) == [ATREIDES]
    assert occupants(g, TERRITORY["carthag"]) == [EMPEROR]
    assert occupants(g, TERRITORY_OF[AREA["tueks_sietch/5"]]) == []


def test_every_option_of_the_setup_is_offered_once_and_leads_on() -> None:
    """Random setups of every kind come to turn 1, with a list of options free of duplicates at each question."""
    chance = random.Random(7)
    for seed in range(80):
        seats = chance.choice([2, 3, 4, 5, 6])
        given = {
            "mode": chance.choice(["basic", "advanced"]),
            "assignment": chance.choice(["fixed", "random", "draft"]),
            "exchange": chance.choice(["on", "off"]),
            "factions": chance.choice(["recommended", "random"]),
            "two_player_form": chance.choice(["one_faction", "two_factions"]),
        }
        g = begin(seats, seed=str(seed), **given)
        while not started(g):
            for seat in asked(g):
                choices = options(g, seat)
                assert len(choices) == len(set(choices)) > 1
                with pytest.raises(NotOffered):
                    play(g, seat, "keep nobody")
            assert not list(GAME.invariants(g))
            seat = chance.choice(asked(g))
            play(g, seat, chance.choice(options(g, seat)))
        assert not list(GAME.invariants(g))


def test_the_recommended_line_ups_fit_the_numbers_of_players() -> None:
    assert {seats: len(line_up) for seats, line_up in RECOMMENDED.items()} == {n: n for n in GAME.seats}
    assert parse(GAME.options_type, {}).factions == "recommended"
