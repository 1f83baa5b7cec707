"""Every component is what the rules data says; nothing here plays."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.imperium.printed import DATA, condition, costs, effects, icons
from landsraad.games.imperium import board, cards, components, leaders
from landsraad.games.imperium import effects as words
from landsraad.games.imperium.board import BOARD, SPACE, SPACES
from landsraad.games.imperium.cards import CARD, CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUE_CARDS
from landsraad.games.imperium.cards.card import CardData
from landsraad.games.imperium.cards.conflict import ConflictData
from landsraad.games.imperium.cards.hagal import HagalData, Reshuffle, SendTo, SendToMostBonusSpice, Target
from landsraad.games.imperium.cards.intrigue import IntrigueData, Kind, Timing, Use
from landsraad.games.imperium.effects import FREE
from landsraad.games.imperium.icons import ALL_ICONS, FACTIONS, ICON, ICONS
from landsraad.games.imperium.leaders import (
    BASE_LEADERS,
    FIRST_RIVALS,
    LEADER,
    LEADERS,
    RIVAL_LEADERS,
    Ability,
    LeaderData,
)
from landsraad.games.imperium.rivals import DIFFICULTIES, DIFFICULTY, SPENDING, Difficulty

TOTALS = DATA["meta"]["totals"]


def nodes(part: Any) -> Iterator[Any]:
    """Every struct within a component."""
    if isinstance(part, msgspec.Struct):
        yield part
        for name in part.__struct_fields__:
            yield from nodes(getattr(part, name))
    elif isinstance(part, tuple | list):
        for piece in part:
            yield from nodes(piece)


def all_nodes() -> list[Any]:
    parts = (CARDS, INTRIGUE_CARDS, CONFLICTS, HAGAL_CARDS, SPACES, BOARD, LEADERS, DIFFICULTIES, SPENDING)
    return [node for part in parts for node in nodes(part)]


def the_names(numbers: Any, registry: Any) -> list[str]:
    return [registry[number].name for number in numbers]


class TestIcons:
    @pytest.mark.rule("IMP-2.01")
    def test_seven_icons_the_first_four_are_the_factions(self) -> None:
        enums = DATA["vocabulary"]["enums"]
        assert [ICONS[icon].id for icon in ALL_ICONS] == enums["agent_icons"]
        assert [ICONS[faction].id for faction in FACTIONS] == enums["factions"]
        assert [icon.name for icon in ICONS] == [
            "Emperor",
            "Spacing Guild",
            "Bene Gesserit",
            "Fremen",
            "Landsraad",
            "City",
            "Spice Trade",
        ]
        assert list(FACTIONS) == list(range(4))
        assert list(ALL_ICONS) == list(range(7))


class TestBoard:
    def test_every_space_equals_the_rules_data(self) -> None:
        assert [space.id for space in SPACES] == [space["id"] for space in DATA["board_spaces"]]
        for space, data in zip(SPACES, DATA["board_spaces"], strict=True):
            cost = data["cost"]
            if isinstance(cost.get("spice"), dict):
                between = cost["spice"]
                entry = tuple(words.Cost(spice=n) for n in range(between["min"], between["max"] + 1))
            else:
                entry = (costs(cost),)
            assert space == board.SpaceData(
                id=data["id"],
                name=data["name"],
                icon=ICON[data["icon"]],
                effects=effects(data["effects"]),
                costs=entry,
                requires=condition(data["requires"]) if "requires" in data else None,
                combat=data["combat"],
                base_spice=data.get("base_spice"),
                once_per_game=data.get("once_per_game_per_player", False),
                control_bonus=effects(data.get("control_bonus", [])),
            )
            assert space.maker is data["maker"]
            assert space.faction == (ICON[data["faction"]] if data["faction"] else None)

    def test_a_council_seat_gives_what_the_space_promises(self) -> None:
        (data,) = (space for space in DATA["board_spaces"] if "permanent" in space)
        assert data["id"] == SPACES[board.HIGH_COUNCIL].id
        assert effects(data["permanent"]["each_own_reveal_turn"]) == board.COUNCIL_SEAT

    @pytest.mark.rule("IMP-1.01")
    def test_the_board_has_22_spaces_four_tracks_four_seats_and_three_flags(self) -> None:
        assert len(BOARD.spaces) == len(SPACES) == TOTALS["board_spaces"] == 22
        assert len(BOARD.track_bonus) == len(FACTIONS) == 4
        assert board.COUNCIL_SEATS == DATA["tracks"]["council_seats"] == 4
        assert len(BOARD.control) == 3

    @pytest.mark.rule("IMP-2.02")
    def test_spaces_per_icon(self) -> None:
        assert [len(spaces) for spaces in BOARD.with_icon] == [2, 2, 2, 2, 5, 4, 5]
        assert all(SPACES[space].icon == icon for icon in ALL_ICONS for space in BOARD.with_icon[icon])
        assert sorted(sum(BOARD.with_icon, ())) == list(BOARD.spaces)

    @pytest.mark.rule("IMP-2.03")
    def test_the_combat_spaces(self) -> None:
        assert the_names(BOARD.combat, SPACES) == [
            "Heighliner",
            "Hardy Warriors",
            "Stillsuits",
            "Arrakeen",
            "Carthag",
            "Research Station",
            "Sietch Tabr",
            "The Great Flat",
            "Hagga Basin",
            "Imperial Basin",
        ]

    @pytest.mark.rule("IMP-2.04")
    def test_the_maker_spaces_and_their_base_spice(self) -> None:
        assert {SPACES[space].name: SPACES[space].base_spice for space in BOARD.makers} == {
            "The Great Flat": 3,
            "Hagga Basin": 2,
            "Imperial Basin": 1,
        }
        assert all(SPACES[space].effects == (words.Harvest(3 - n),) for n, space in enumerate(BOARD.makers))

    @pytest.mark.rule("IMP-2.05")
    def test_the_control_spaces_and_their_bonus(self) -> None:
        assert {SPACES[space].name: SPACES[space].control_bonus for space in BOARD.control} == {
            "Arrakeen": (words.Solari(1),),
            "Carthag": (words.Solari(1),),
            "Imperial Basin": (words.Spice(1),),
        }
        assert [SPACES[space].id for space in BOARD.control] == DATA["tracks"]["control_spaces"]

    @pytest.mark.rule("IMP-2.09")
    def test_each_faction_has_a_space_with_a_cost_and_a_free_one(self) -> None:
        for faction, dear, free in zip(
            FACTIONS,
            ("Conspire", "Heighliner", "Selective Breeding", "Hardy Warriors"),
            ("Wealth", "Foldspace", "Secrets", "Stillsuits"),
            strict=True,
        ):
            first, second = (SPACES[space] for space in BOARD.with_icon[faction])
            assert (first.name, second.name) == (dear, free)
            assert first.faction == second.faction == faction
            assert first.costs != (FREE,)
            assert second.costs == (FREE,)

    def test_melange_is_sold_at_the_cost_of_entering(self) -> None:
        space = SPACES[board.SELL_MELANGE]
        assert space.effects == (
            words.SellMelange(tuple((cost.spice, 2 + 2 * cost.spice) for cost in space.costs)),
        )

    def test_the_influence_tracks(self) -> None:
        tracks = DATA["influence_tracks"]
        assert tracks["max"] == board.TRACK_TOP
        assert tracks["vp_at"] == {board.INFLUENCE_FOR_VICTORY_POINT: 1}
        assert board.INFLUENCE_FOR_ALLIANCE == board.INFLUENCE_FOR_BONUS == tracks["alliance_from"]
        assert tracks["alliance_vp"] == board.ALLIANCE_VICTORY_POINTS
        bonus = {ICONS[faction].id: BOARD.track_bonus[faction] for faction in FACTIONS}
        assert bonus == {faction: effects(gain) for faction, gain in tracks["bonus_at_4"].items()}

    def test_the_combat_track(self) -> None:
        track = DATA["tracks"]["combat"]
        assert track["printed_max"] == track["flip_side_adds"] == board.COMBAT_TRACK_TOP

    @pytest.mark.parametrize(
        "constant",
        [
            "FOLDSPACE",
            "SECRETS",
            "HIGH_COUNCIL",
            "MENTAT",
            "SWORDMASTER",
            "HALL_OF_ORATORY",
            "ARRAKEEN",
            "CARTHAG",
            "SIETCH_TABR",
            "THE_GREAT_FLAT",
            "HAGGA_BASIN",
            "IMPERIAL_BASIN",
            "SELL_MELANGE",
        ],
    )
    def test_constants_name_their_spaces(self, constant: str) -> None:
        assert getattr(board, constant) == SPACE[constant.lower()]

    def test_what_players_have(self) -> None:
        parts = DATA["player_components"]
        start = parts["start"]
        assert parts["agents"] == components.AGENTS
        assert components.CUBES == parts["cubes"] == components.TROOPS + len(FACTIONS)
        assert components.TROOPS == parts["troops"] == start["garrison_troops"] + start["supply_troops"]
        assert parts["control_markers"] == components.CONTROL_MARKERS
        assert start["agents_on_leader"] == components.START_AGENTS
        assert start["garrison_troops"] == components.START_GARRISON
        assert (words.Water(start["water"]),) == components.START_RESOURCES
        assert start["solari"] == start["spice"] == 0
        scores = {players: components.START_SCORE[players] for players in (1, 2, 3, 4)}
        assert scores == start["score_by_players"]
        assert DATA["tracks"]["score"]["end_trigger"] == components.END_SCORE


ABILITIES: dict[str, Any] = {
    "Prescience": lambda _: leaders.SeesTopCard(),
    "Landsraad Popularity": lambda said: leaders.CheaperSpaces(
        ICON[said["modifier"]["icon"]], -said["modifier"]["solari"]
    ),
    "Masterstroke": lambda said: leaders.SecretFactions(
        said["setup"]["choose_secret_factions"],
        said["trigger"]["deployed_this_turn_min"],
        effects(said["trigger"]["effects"]),
    ),
    "Arrakis Fiefdom": lambda said: leaders.StartsWith(effects(said["setup"])),
    "Ruthless Negotiator": lambda said: leaders.WhenSolariPaidForSpace(effects(said["trigger"]["effects"])),
    "Eyes Everywhere": lambda said: leaders.PassesEnemyAgents(icons(said["ignore_enemy_agents_on_icons"])),
    "Spice Addict": lambda said: leaders.HarvestsLess(
        -said["trigger"]["spice_delta"], effects(said["trigger"]["effects"])
    ),
    "Connections": lambda said: leaders.WhenCouncilSeatTaken(effects(said["trigger"]["effects"])),
}


class TestLeaders:
    def test_every_leader_equals_the_rules_data(self) -> None:
        assert list(LEADERS) == [
            LeaderData(
                id=data["id"],
                name=data["name"],
                house=data["house"],
                complexity=data["complexity"],
                ability_name=data["ability"]["name"],
                ability=ABILITIES[data["ability"]["name"]](data["ability"]),
                signet_name=data["signet"]["name"],
                signet=effects(data["signet"]["effects"]),
                may_be_rival=data["rival_allowed"],
            )
            for data in DATA["leaders"]
        ]

    @pytest.mark.rule("IMP-1.02")
    def test_eight_leaders_two_of_each_great_house(self) -> None:
        assert len(BASE_LEADERS) == TOTALS["leaders"] == 8
        houses = Counter(LEADERS[leader].house for leader in BASE_LEADERS)
        assert houses == {"Atreides": 2, "Harkonnen": 2, "Richese": 2, "Thorvald": 2}
        assert all(isinstance(leader.ability, Ability) and leader.signet for leader in LEADERS)

    def test_who_may_be_a_rival(self) -> None:
        others = set(BASE_LEADERS) - set(RIVAL_LEADERS)
        assert others == {LEADER["paul_atreides"], LEADER["helena_richese"]}
        assert the_names(FIRST_RIVALS, LEADERS) == ["Earl Memnon Thorvald", 'Glossu "The Beast" Rabban']


class TestPersonalCards:
    def test_every_card_equals_the_rules_data(self) -> None:
        assert list(CARDS) == [
            CardData(
                id=data["id"],
                name=data["name"],
                copies=data["copies"],
                cost=data.get("cost"),
                factions=icons(data["factions"]),
                icons=icons(data["icons"]),
                agent=effects(data["agent"]),
                reveal=effects(data["reveal"]),
                acquire=effects(data.get("acquire", [])),
                trashed=effects(data.get("on_trash", [])),
            )
            for data in DATA["starter_deck"] + DATA["reserve"] + DATA["imperium"]
        ]

    def test_numbers_and_ids(self) -> None:
        assert [CARD[card.id] for card in CARDS] == list(range(53))
        assert len({card.name for card in CARDS}) == 53

    @pytest.mark.rule("IMP-1.03")
    def test_the_imperium_deck_has_67_cards_of_43_titles(self) -> None:
        assert len(cards.IMPERIUM_DECK) == TOTALS["imperium"] == 67
        assert len(set(cards.IMPERIUM_DECK)) == 43
        assert Counter(cards.IMPERIUM_DECK) == {CARD[c["id"]]: c["copies"] for c in DATA["imperium"]}

    @pytest.mark.rule("IMP-1.04")
    def test_the_reserve(self) -> None:
        stacks = {CARDS[card].name: CARDS[card].copies for card in cards.RESERVE}
        assert stacks == {"Arrakis Liaison": 8, "The Spice Must Flow": 10, "Foldspace": 6}
        assert sum(stacks.values()) == TOTALS["reserve"] == 24

    @pytest.mark.rule("IMP-1.11")
    def test_the_starting_deck(self) -> None:
        assert Counter(the_names(cards.STARTING_DECK, CARDS)) == {
            "Convincing Argument": 2,
            "Dagger": 2,
            "Diplomacy": 1,
            "Dune, the Desert Planet": 2,
            "Reconnaissance": 1,
            "Seek Allies": 1,
            "Signet Ring": 1,
        }
        assert len(cards.STARTING_DECK) == TOTALS["starter_deck"] == 10

    def test_each_card_is_in_one_place_at_the_start(self) -> None:
        decks = [set(cards.STARTING_DECK), set(cards.RESERVE), set(cards.IMPERIUM_DECK)]
        assert sum(map(len, decks)) == len(set().union(*decks)) == len(CARDS)

    @pytest.mark.parametrize(
        "constant", ["SIGNET_RING", "ARRAKIS_LIAISON", "THE_SPICE_MUST_FLOW", "FOLDSPACE"]
    )
    def test_constants_name_their_cards(self, constant: str) -> None:
        assert getattr(cards, constant) == CARD[constant.lower()]


class TestIntrigueCards:
    def test_every_card_equals_the_rules_data(self) -> None:
        assert list(INTRIGUE_CARDS) == [
            IntrigueData(
                id=data["id"],
                name=data["name"],
                copies=data["copies"],
                uses=tuple(self.use(kind, data) for kind in data["kind"]),
            )
            for data in DATA["intrigue"]
        ]

    def use(self, kind: str, data: dict[str, Any]) -> Use:
        listed = data["effects_by_kind"][kind] if "effects_by_kind" in data else data["effects"]
        in_reveal_turn = data.get("effects_in_reveal_turn")
        return Use(
            kind=Kind[kind.upper()],
            effects=effects(listed),
            timing=Timing[data.get("timing", "any").upper()],
            condition=condition(data["condition"]) if "condition" in data else None,
            cost=costs(data.get("cost", {})),
            ordered=data.get("ordered", False),
            in_reveal_turn=None if in_reveal_turn is None else effects(in_reveal_turn),
        )

    def test_every_timing_is_known(self) -> None:
        assert {timing.name.lower() for timing in Timing} == {"any", *DATA["vocabulary"]["timings"]}

    @pytest.mark.rule("IMP-1.05")
    def test_the_intrigue_deck_has_40_cards_of_34_titles(self) -> None:
        assert len(cards.INTRIGUE_DECK) == TOTALS["intrigue"] == 40
        assert len(set(cards.INTRIGUE_DECK)) == len(INTRIGUE_CARDS) == 34
        printed = {cards.INTRIGUE_CARD[c["id"]]: c["copies"] for c in DATA["intrigue"]}
        assert Counter(cards.INTRIGUE_DECK) == printed


class TestConflictCards:
    def test_every_card_equals_the_rules_data(self) -> None:
        assert list(CONFLICTS) == [
            ConflictData(
                id=data["id"],
                name=data["name"],
                tier=data["tier"],
                first=effects(data["first"]),
                second=effects(data["second"]),
                third=effects(data["third"]),
                location=data["location"],
            )
            for data in DATA["conflict"]
        ]

    @pytest.mark.rule("IMP-1.06")
    def test_eighteen_cards_in_three_tiers(self) -> None:
        tiers = cards.CONFLICT_TIERS
        assert {tier: len(those) for tier, those in tiers.items()} == {1: 4, 2: 10, 3: 4}
        assert sorted(sum(tiers.values(), ())) == list(range(TOTALS["conflict"])) == list(range(18))
        assert all(CONFLICTS[card].tier == tier for tier, those in tiers.items() for card in those)

    def test_how_a_conflict_deck_is_built(self) -> None:
        build = DATA["conflict_deck_build"]
        assert list(cards.DECK_BUILD) == [(part["tier"], part["take"]) for part in build["top_to_bottom"]]
        assert sum(take for _, take in cards.DECK_BUILD) == build["size"]
        assert all(len(cards.CONFLICT_TIERS[part["tier"]]) == part["of"] for part in build["top_to_bottom"])

    def test_who_wins_a_contested_space_controls_it(self) -> None:
        for card in CONFLICTS:
            won = [effect.space for effect in card.first if isinstance(effect, words.Control)]
            assert won == ([] if card.location is None else [card.location])


class TestHouseHagal:
    def test_every_card_equals_the_rules_data(self) -> None:
        players = {"both": (1, 2), "solo": (1,), "two_player": (2,)}
        for card, data in zip(HAGAL_CARDS, DATA["hagal"], strict=True):
            assert card == HagalData(
                id=data["id"],
                name=card.name,
                copies=data["copies"],
                target=self.target(data),
                influence=ICON[data["influence"]] if data["influence"] else None,
                troops=data["troops"],
                signet=data["signet"],
                swords=data["swords"],
                players=players[data["use"]],
            )

    def target(self, data: dict[str, Any]) -> Target:
        if data["space"] is None:
            assert data["action"] == "reshuffle_and_reveal"
            return Reshuffle()
        if "target" not in data:
            return SendTo(data["space"])
        assert data["target"]["spaces"] == "maker"
        assert data["target"]["order"] == ["bonus_spice_desc", "total_spice_desc"]
        assert data["target"]["otherwise"] == "reveal_next_card"
        return SendToMostBonusSpice(data["target"]["min_bonus_spice"])

    def test_icon_and_combat_are_those_of_the_space(self) -> None:
        for card, data in zip(HAGAL_CARDS, DATA["hagal"], strict=True):
            if isinstance(card.target, SendTo):
                space = SPACES[SPACE[card.target.space]]
                assert (space.icon, space.combat) == (ICON[data["icon"]], data["combat"])
                assert (space.name, space.faction) == (card.name, card.influence)
            elif isinstance(card.target, SendToMostBonusSpice):
                assert all(SPACES[space].combat for space in BOARD.makers)
                assert {SPACES[space].icon for space in BOARD.makers} == {ICON[data["icon"]]}
                assert data["combat"] is True

    def test_31_cards_of_which_four_or_three_stay_in_the_box(self) -> None:
        assert sum(card.copies for card in HAGAL_CARDS) == TOTALS["hagal"] == 31
        sizes = {"solo": len(cards.HAGAL_SOLO), "two_player": len(cards.HAGAL_TWO_PLAYERS)}
        assert sizes == DATA["hagal_deck_sizes"] == {"solo": 27, "two_player": 28}
        two = set(cards.HAGAL_TWO_PLAYERS) - set(cards.HAGAL_SOLO)
        one = set(cards.HAGAL_SOLO) - set(cards.HAGAL_TWO_PLAYERS)
        assert {HAGAL_CARDS[card].id for card in two} == {"h_arrakeen_2p", "h_reshuffle"}
        assert {HAGAL_CARDS[card].id for card in one} == {"h_arrakeen_1p"}

    def test_levels_of_difficulty(self) -> None:
        assert list(DIFFICULTIES) == [
            Difficulty(
                id=name,
                label=data["label"],
                human_extra=tuple(effects([{what: n} for what, n in data["player_extra"].items()])),
                mentat_cost=data["mentat_space_cost"],
                rival_garrison=data["rival_garrison"],
                conflicts_before_swordmasters=data["conflict_cards_above_rival_swordmasters"],
                rival_intrigue=data["rival_extra_intrigue"],
                expert_deployment=data["expert_deployment"],
                human_swordmaster=data["player_swordmaster_allowed"],
            )
            for name, data in DATA["solo_difficulty"].items()
        ]
        assert list(DIFFICULTY.values()) == list(DIFFICULTIES)

    def test_what_rivals_buy(self) -> None:
        assert list(SPENDING) == [
            words.Pay(costs(data["cost"]), effects(data["gain"])) for data in DATA["rival_spending"]
        ]


class TestVocabulary:
    def test_everything_is_hashable_and_says_what_it_is(self) -> None:
        assert len({*all_nodes()}) > 250
        assert words.Solari(2) == words.Solari(2)
        assert words.Solari(2) != words.Spice(2)
        assert words.Draw() == words.Draw(1)

    @pytest.mark.parametrize("kind", [words.Effect, words.Condition, words.Price, Ability, Target])
    def test_every_word_is_used(self, kind: type) -> None:
        words_of_the_base = {word for word in kind.__subclasses__() if word.__module__ == kind.__module__}
        assert words_of_the_base == {type(node) for node in all_nodes() if isinstance(node, kind)}

    def test_what_is_named_exists(self) -> None:
        for node in all_nodes():
            match node:
                case words.Control(space=space) | SendTo(space=space):
                    assert space in SPACE
                case words.AcquireFromReserve(card=card):
                    assert CARD[card] in cards.RESERVE
                case words.Discount(card=card) | words.CopiesAtLeast(card=card):
                    assert card in CARD
                case words.MoreCopiesThanEachOpponent(card=card):
                    assert card in CARD
                case words.Influence(faction=str(whose)) | words.Alliance(faction=str(whose)):
                    assert whose in (words.ANY, words.VISITED, words.EACH, words.CHOSEN_SECRET)
                case ConflictData(location=str(location)):
                    assert SPACE[location] in BOARD.control
