"""IMP-3, IMP-19: Leaders, decks, what each player begins with, who goes first."""

from collections import Counter
from typing import Any

import pytest

from landsraad.games.imperium.cards import (
    CARD,
    CONFLICT_TIERS,
    CONFLICTS,
    IMPERIUM_DECK,
    INTRIGUE_DECK,
    STARTING_DECK,
)
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.leaders import BASE_LEADERS, LEADER, LEADERS
from landsraad.games.imperium.round import Round
from landsraad.games.imperium.state import NONE, Imperium
from landsraad.games.imperium.view import view
from landsraad.table import BadOption, Chance, options, play
from landsraad.table import asked as asked_seats

QUIET = "earl_memnon_thorvald,count_ilban_richese,paul_atreides,helena_richese"


def before_round_1(players: int = 4, seed: str = "0", **given: str) -> Imperium:
    """Set up, up to the first round; the Baron's tokens and questions for Leaders come first."""
    g = GAME.setup(players, {"leaders": ",".join(QUIET.split(",")[:players]), **given}, Chance(seed))
    g.told = []
    run(g)
    return g


def run(g: Imperium) -> None:
    while not isinstance(g.stack[-1], Round) and not g.stack[-1].asks(g):
        g.stack.pop().run(g)


def houses(g: Imperium) -> list[str]:
    return [LEADERS[leader].house for leader in g.leader if leader != NONE]


class TestDecks:
    @pytest.mark.rule("IMP-3.02", "IMP-3.03", "IMP-3.04")
    def test_the_conflict_deck_lies_in_tiers(self) -> None:
        found = set()
        for seed in range(12):
            g = before_round_1(seed=str(seed))
            assert [CONFLICTS[card].tier for card in g.conflict_deck] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
            assert len(set(g.conflict_deck)) == 10
            assert set(g.conflict_deck[6:]) == set(CONFLICT_TIERS[3])
            found.add(g.conflict_deck)
        assert len(found) == 12
        for place, tier in ((0, 1), (1, 2), (6, 3)):  # each is shuffled, and any of the tier may come
            assert len({deck[place] for deck in found}) > 1
            assert {deck[place] for deck in found} <= set(CONFLICT_TIERS[tier])

    @pytest.mark.rule("IMP-3.05")
    def test_unused_conflict_cards_are_nowhere_to_be_seen(self) -> None:
        g = before_round_1()
        unused = set(range(len(CONFLICTS))) - set(g.conflict_deck)
        assert Counter(CONFLICTS[card].tier for card in unused) == {1: 3, 2: 5}
        assert g.conflicts_spent == ()
        assert not [e for e in g.told or () for a in e.args if a in {CONFLICTS[card].id for card in unused}]

    @pytest.mark.rule("IMP-3.06")
    def test_the_intrigue_deck_is_shuffled(self) -> None:
        one, other = before_round_1(seed="1"), before_round_1(seed="2")
        assert sorted(one.intrigue_deck) == sorted(INTRIGUE_DECK)
        assert one.intrigue_deck != other.intrigue_deck != INTRIGUE_DECK
        assert one.intrigues == [()] * 4

    @pytest.mark.rule("IMP-3.07")
    def test_five_cards_of_the_shuffled_imperium_deck_form_the_row(self) -> None:
        one, other = before_round_1(seed="1"), before_round_1(seed="2")
        assert len(one.row) == 5
        assert sorted((*one.row, *one.imperium_deck)) == sorted(IMPERIUM_DECK)
        assert one.row != other.row
        assert one.imperium_deck != other.imperium_deck

    @pytest.mark.rule("IMP-3.08")
    def test_the_reserve_stacks(self) -> None:
        assert before_round_1().reserve == [8, 10, 6]

    @pytest.mark.rule("IMP-3.12", "IMP-1.11")
    def test_each_player_shuffles_a_starting_deck_of_his_own(self) -> None:
        g = before_round_1()
        assert [sorted(deck) for deck in g.decks] == [sorted(STARTING_DECK)] * 4
        assert len(set(g.decks)) == 4
        assert Counter(g.decks[0])[CARD["dagger"]] == 2
        assert g.hands == [()] * 4


class TestPieces:
    @pytest.mark.rule("IMP-3.01")
    def test_the_mentat_and_the_alliances_belong_to_nobody(self) -> None:
        g = before_round_1()
        assert (g.mentat, g.mentat_at, g.alliance) == (NONE, NONE, [NONE] * 4)
        assert g.placed == [()] * 22

    @pytest.mark.rule("IMP-3.13")
    def test_one_water_each(self) -> None:
        g = before_round_1(3)
        assert (g.water, g.solari, g.spice) == ([1] * 3, [0] * 3, [0] * 3)

    @pytest.mark.rule("IMP-3.14", "IMP-1.10")
    def test_two_agents_each(self) -> None:
        g = before_round_1()
        assert (g.agents, g.swordmaster) == ([2] * 4, [False] * 4)

    @pytest.mark.rule("IMP-1.10", "IMP-1.12", "IMP-3.18")
    def test_twelve_troops_three_of_them_in_the_garrison(self) -> None:
        g = before_round_1()
        assert (g.garrison, g.supply, g.conflict) == ([3] * 4, [9] * 4, [0] * 4)

    @pytest.mark.rule("IMP-1.12")
    def test_an_empty_supply_recruits_nothing(self, table: Any) -> None:
        g = table(hands={0: ["dagger"]}, solari={0: 4}, garrison={0: 10})
        g.do(0, "agent dagger", "to rally_troops")
        g.do(0, *(action for action in g.offered(0) if action.startswith("do ")))
        assert (g.state.garrison[0], g.state.supply[0]) == (12, 0)

    @pytest.mark.rule("IMP-3.16", "IMP-3.17", "IMP-3.19")
    def test_markers_start_at_the_bottom_and_nothing_is_controlled(self) -> None:
        g = before_round_1()
        assert (g.swords, g.influence) == ([0] * 4, [0] * 16)
        assert (g.control, g.council) == ([NONE] * 3, [False] * 4)

    @pytest.mark.rule("IMP-3.15", "IMP-19.01")
    def test_four_players_start_at_one_point(self) -> None:
        assert before_round_1(4).vp == [1] * 4

    @pytest.mark.rule("IMP-3.15", "IMP-19.02")
    def test_three_players_start_at_nothing(self) -> None:
        g = before_round_1(3)
        assert (g.vp, g.parties) == ([0] * 3, 3)


class TestLeaders:
    @pytest.mark.rule("IMP-3.09")
    def test_leaders_are_dealt_at_random_each_once(self) -> None:
        dealt = [before_round_1(seed=str(n), leaders="random").leader for n in range(30)]
        assert all(len(set(leaders)) == 4 for leaders in dealt)
        assert {leader for leaders in dealt for leader in leaders} == set(BASE_LEADERS)

    @pytest.mark.rule("IMP-3.09")
    def test_leaders_are_chosen_in_turn_order(self) -> None:
        g = GAME.new(3, {"leaders": "chosen", "first_player": "2"}, tell=True)
        for seat, name in ((1, "helena_richese"), (2, "glossu_rabban"), (0, "paul_atreides")):
            assert asked_seats(g) == (seat,)
            offered = options(g, seat)
            assert len(offered) == 8 - sum(leader != NONE for leader in g.leader)
            play(g, seat, f"choose {name}")
        assert [LEADERS[leader].id for leader in g.leader] == [
            "paul_atreides",
            "helena_richese",
            "glossu_rabban",
        ]
        taken = [event.args for event in g.told or () if event.key == "leader_taken"]
        assert taken == [(2, "helena_richese"), (3, "glossu_rabban"), (1, "paul_atreides")]

    @pytest.mark.rule("IMP-3.09")
    def test_before_leaders_are_chosen_nobody_has_one(self) -> None:
        seen = view(GAME.new(3, {"leaders": "chosen"}), 0)
        assert [party.leader for party in seen.parties] == ["", "", ""]
        assert (seen.phase, seen.round, seen.conflict_card) == ("setup", 0, None)
        house_hagal = view(GAME.new(2, {"leaders": "chosen"}), 0)
        assert [party.leader for party in house_hagal.parties] == ["", "", "house_hagal"]

    @pytest.mark.rule("IMP-3.09", "HAG-3.03")
    def test_alone_one_chooses_and_the_rivals_are_dealt_theirs(self) -> None:
        g = GAME.new(1, {"leaders": "chosen"}, tell=True)
        assert asked_seats(g) == (0,)
        play(g, 0, "choose helena_richese")
        assert len({leader for leader in g.leader if leader != NONE}) == 3

    @pytest.mark.rule("IMP-3.10")
    def test_leaders_of_different_houses_are_never_refused(self) -> None:
        named = "paul_atreides,glossu_rabban,helena_richese"
        g = before_round_1(players=3, leaders=named, same_house="off")
        assert ",".join(LEADERS[leader].id for leader in g.leader) == named

    @pytest.mark.rule("IMP-3.09")
    def test_in_a_draft_each_keeps_one_of_two_all_at_once(self) -> None:
        g = GAME.new(4, {"leaders": "draft"}, tell=True)
        assert asked_seats(g) == (0, 1, 2, 3)
        dealt = [options(g, seat) for seat in range(4)]
        assert sorted(action for pair in dealt for action in pair) == sorted(
            f"choose {leader.id}" for leader in LEADERS
        )
        for seat in (2, 0, 3, 1):
            assert g.leader == [NONE] * 4
            play(g, seat, dealt[seat][1])
        assert [f"choose {LEADERS[leader].id}" for leader in g.leader] == [pair[1] for pair in dealt]

    @pytest.mark.rule("IMP-3.09")
    def test_a_draft_hides_what_others_were_dealt_and_keep(self) -> None:
        g = GAME.new(3, {"leaders": "draft"}, tell=True)
        assert (view(g, 1).question or {})["kept"] is None
        play(g, 1, options(g, 1)[0])
        shown = [view(g, eyes).question or {} for eyes in (0, 1, 2, None)]
        assert [f"choose {each}" for each in shown[0]["dealt"]] == options(g, 0)
        assert shown[1]["kept"] == shown[1]["dealt"][0]
        assert "dealt" not in shown[3]
        heard = [e.args[0] for e in g.told or () if e.key == "leader_dealt" and e.only == (0,)]
        assert heard == shown[0]["dealt"]
        redrawn = [GAME.resample(g, 0, Chance(str(n))) for n in range(20)]
        assert {each.stack[-1].dealt[0] for each in redrawn} == {g.stack[-1].dealt[0]}
        assert len({each.stack[-1].dealt[1] for each in redrawn}) > 5
        for each in redrawn:
            assert each.stack[-1].kept[1] in each.stack[-1].dealt[1]
            assert len({leader for pair in each.stack[-1].dealt for leader in pair}) == 6

    def test_leaders_that_the_table_has_agreed_on(self) -> None:
        g = before_round_1(3, leaders="helena_richese,paul_atreides,glossu_rabban")
        assert g.leader == [LEADER["helena_richese"], LEADER["paul_atreides"], LEADER["glossu_rabban"]]

    @pytest.mark.rule("IMP-3.10")
    def test_both_leaders_of_a_house_are_legal(self) -> None:
        found = [houses(before_round_1(seed=str(n), leaders="random")) for n in range(20)]
        assert any(len(set(each)) < 4 for each in found)
        listed = before_round_1(3, leaders="helena_richese,count_ilban_richese,paul_atreides")
        assert houses(listed)[:2] == ["Richese", "Richese"]

    @pytest.mark.rule("IMP-3.10")
    @pytest.mark.parametrize("leaders", ["random", "draft", "chosen"])
    def test_by_option_no_house_has_two(self, leaders: str) -> None:
        for n in range(8):
            g = GAME.setup(4, {"leaders": leaders, "same_house": "off"}, Chance(str(n)))
            run(g)
            while NONE in g.leader:
                seat = g.stack[-1].asks(g)[0]
                g.stack[-1].answer(g, seat, g.stack[-1].options(g, seat)[n % 2])
                run(g)
            assert len(set(houses(g))) == 4

    def test_without_two_of_a_house_a_draft_deals_houses(self) -> None:
        g = GAME.new(3, {"leaders": "draft", "same_house": "off"})
        for each in (g, GAME.resample(g, 1, Chance("x"))):
            pairs = [[LEADERS[leader].house for leader in pair] for pair in each.stack[-1].dealt]
            assert all(len(set(pair)) == 1 for pair in pairs)
            assert len({pair[0] for pair in pairs}) == 3

    @pytest.mark.parametrize(
        ("players", "given", "why"),
        [
            (3, {"leaders": "paul_atreides,glossu_rabban"}, "needs 3 leaders"),
            (3, {"leaders": "paul_atreides,paul_atreides,glossu_rabban"}, "names one twice"),
            (3, {"leaders": "paul_atreides,jessica,glossu_rabban"}, "'jessica' is no leader"),
            (2, {"leaders": "paul_atreides,duke_leto_atreides", "same_house": "off"}, "two of one House"),
            (1, {"rival_leaders": "paul_atreides,glossu_rabban"}, "can't be a Rival"),
            (1, {"rival_leaders": "glossu_rabban,jessica"}, "no leader"),
            (
                1,
                {
                    "leaders": "glossu_rabban",
                    "rival_leaders": "glossu_rabban,earl_memnon_thorvald",
                },
                "is a Rival's leader",
            ),
            (3, {"first_player": "4"}, "no seat 4"),
        ],
    )
    def test_leaders_that_cannot_be_are_refused(self, players: int, given: dict[str, str], why: str) -> None:
        with pytest.raises(BadOption, match=why):
            GAME.setup(players, given, Chance("0"))

    @pytest.mark.rule("IMP-3.20", "IMP-15.07")
    def test_rabban_starts_with_more(self) -> None:
        g = before_round_1(leaders=QUIET.replace("paul_atreides", "glossu_rabban"))
        assert (g.solari, g.spice, g.water) == ([0, 0, 1, 0], [0, 0, 1, 0], [1] * 4)

    @pytest.mark.rule("IMP-3.20")
    def test_the_baron_chooses_after_all_else_and_before_round_1(self) -> None:
        g = GAME.new(3, {"leaders": "baron_vladimir_harkonnen,glossu_rabban,paul_atreides"})
        assert asked_seats(g) == (0,)
        assert (g.round, g.spice[1], len(g.row)) == (0, 1, 5)
        assert all(action.startswith("tokens ") for action in options(g, 0))
        play(g, 0, "tokens emperor fremen")
        assert g.round == 1
        assert len(g.hands[0]) == 5


class TestFirstPlayer:
    @pytest.mark.rule("IMP-3.21")
    def test_at_random(self) -> None:
        assert {before_round_1(seed=str(n)).first for n in range(30)} == {0, 1, 2, 3}

    @pytest.mark.rule("IMP-3.21")
    def test_or_as_agreed_and_told(self) -> None:
        for seat in ("1", "3"):
            g = before_round_1(first_player=seat)
            assert g.first == int(seat) - 1
            assert ("first_player", (int(seat),)) in [(e.key, e.args) for e in g.told or ()]


@pytest.mark.rule("IMP-3.22")
@pytest.mark.parametrize("players", [1, 2])
def test_with_fewer_players_the_same_steps_and_house_hagal(players: int) -> None:
    pytest.importorskip("landsraad.games.imperium.hagal.setup")
    g = before_round_1(players)
    assert len(g.row) == 5
    assert [sorted(deck) for deck in g.decks] == [sorted(STARTING_DECK)] * players + [[]] * (3 - players)
    assert g.parties == 3
    assert g.rivals is not None
