"""What holds for the whole game: conventions (CLS-1), components (CLS-2), the First Player (CLS-5.03), the Advanced game (CLS-26)."""

from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from landsraad.games.classic.map import AREA, CIRCLES
from landsraad.games.classic.state import Phase

FIVE_CARDS = ["shield", "shield", "snooper", "snooper", "crysknife"]


def asks_for(g: Any, *steps: str) -> bool:
    return bool(g.state.stack) and type(g.state.stack[-1]).__name__ in steps


def until(g: Any, *steps: str) -> None:
    g.run_to(lambda: asks_for(g, *steps))
    assert asks_for(g, *steps)


# Conventions


@pytest.mark.rule("CLS-1.03")
def test_the_hand_limit_of_harkonnen_overrides_the_general_one(table: Any) -> None:
    g = table(
        "atreides,harkonnen",
        phase="bidding",
        order=["harkonnen", "atreides"],
        hands={"harkonnen": FIVE_CARDS, "atreides": ["shield", "shield", "snooper", "snooper"]},
        spice={"harkonnen": 3, "atreides": 3},
    )
    assert g.asked == {"harkonnen"}
    assert "bid 1" in g.offered("harkonnen")
    g.do("harkonnen", "bid 1")
    assert len(g.state.hands[HARKONNEN]) == 7  # nobody else may bid


@pytest.mark.rule("CLS-1.03")
def test_what_fremen_ship_overrides_the_price_of_shipment(table: Any) -> None:
    g = table(
        "atreides,fremen",
        phase="shipment_and_movement",
        turn=2,
        storm=5,
        order=["atreides", "fremen"],
        spice={},
    )
    until(g, "Shipment")
    assert g.offered("atreides") == ["pass"]  # without spice
    g.do("atreides", "pass")
    until(g, "Shipment")
    g.do("fremen", "ship the_great_flat/15", "forces 10")
    assert g.state.forces[FREMEN] == {AREA["the_great_flat/15"]: 10}


@pytest.mark.rule("CLS-1.04")
def test_tleilaxu_ghola_overrides_the_limits_of_revival(table: Any) -> None:
    g = table(
        "atreides,harkonnen",
        phase="charity",
        turn=2,
        hands={"atreides": ["tleilaxu_ghola"]},
        tanks={"atreides": 8},
        leaders={"dead": ["thufir_hawat"]},
    )
    until(g, "Moment")
    g.do("atreides", "ghola")
    assert g.offered("atreides") == [*(f"revive {n}" for n in range(1, 6)), "revive thufir_hawat"]
    g.do("atreides", "revive 5")
    assert (g.state.tanks[ATREIDES], g.state.spice[ATREIDES]) == (3, 0)


@pytest.mark.rule("CLS-1.04")
def test_karama_overrides_an_advantage(table: Any) -> None:
    def seen(hands: dict[str, list[str]]) -> Any:
        g = table("atreides,fremen", phase="bidding", turn=2, hands=hands, spice={"fremen": 3, "atreides": 3})
        if hands:
            until(g, "KaramaWindow")
            g.do("fremen", "karama")
        until(g, "Auction")
        return g.state.row_seen

    assert seen({}) == (ATREIDES,)
    assert seen({"fremen": ["karama"]}) == ()


@pytest.mark.rule("CLS-1.05")
def test_the_bank_never_runs_out(table: Any) -> None:
    ids = ("atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen")
    g = table(
        mode="advanced",
        phase="collection",
        turn=2,
        storm=5,
        spice=dict.fromkeys(ids, 200),  # more than twice what the printed tokens are worth
        forces={"harkonnen": {"carthag": 1, "the_great_flat": 5}},
        board_spice={"the_great_flat": 40},
    )
    received = [event.args for event in g.events if event.key in ("stronghold_income", "spice_collected")]
    assert received == [("harkonnen", 2), ("harkonnen", 15, "the_great_flat/15")]
    assert g.state.spice[HARKONNEN] >= 217


@pytest.mark.rule("CLS-1.07")
def test_reserves_are_what_is_neither_on_the_map_nor_in_the_tanks(table: Any) -> None:
    g = table(forces={"atreides": {"arrakeen": 6, "carthag": 2}}, tanks={"atreides": 5})
    assert g.state.reserves[ATREIDES] == 20 - 8 - 5


@pytest.mark.rule("CLS-1.07")
@pytest.mark.parametrize(("shipper", "off_planet"), [("atreides", True), ("fremen", False)])
def test_only_fremen_reserves_are_on_the_planet(table: Any, shipper: str, off_planet: bool) -> None:
    """Shipping from off-planet is paid to the Guild and may bring a spiritual advisor; Fremen's is neither."""
    g = table(
        f"{shipper},bene_gesserit,spacing_guild",
        phase="shipment_and_movement",
        turn=2,
        storm=5,
        order=[shipper, "bene_gesserit", "spacing_guild"],
        spice={shipper: 4},
    )
    until(g, "Shipment")
    g.do(shipper, "ship the_great_flat/15", "forces 2")
    assert asks_for(g, "SpiritualAdvisor") == off_planet
    assert ("freight_received" in g.keys) == off_planet
    assert g.state.spice[g.state.in_play[0] if shipper == "atreides" else FREMEN] == (0 if off_planet else 4)


# Components


@pytest.mark.rule("CLS-2.01")
def test_six_circles_and_a_track_of_ten_turns(table: Any) -> None:
    g = table()
    assert sorted(g.state.circle) == list(CIRCLES)
    assert len(CIRCLES) == 6
    end = table("bene_gesserit,harkonnen", turn=10, phase="mentat_pause")
    assert end.state.stack == []
    assert table("bene_gesserit,harkonnen", turn=9, phase="mentat_pause").state.turn == 10


@pytest.mark.rule("CLS-2.02")
def test_the_wheels_show_0_to_20(table: Any) -> None:
    g = table("atreides,harkonnen", turn=1, phase="storm")
    assert g.offered("atreides") == [f"dial {n}" for n in range(21)]


@pytest.mark.rule("CLS-2.02")
def test_more_strength_than_20_cannot_be_dialled(table: Any) -> None:
    g = table(
        "atreides,emperor",
        mode="advanced",
        phase="battle",
        turn=2,
        storm=5,
        order=["emperor", "atreides"],
        forces={"emperor": {"arrakeen": {"ordinary": 15, "starred": 5}}, "atreides": {"arrakeen": 1}},
        spice={"emperor": 30},
    )
    until(g, "BattlePlans")
    g.do("emperor", "leader caid")
    dials = [action for action in g.offered("emperor") if action.startswith("dial ")]
    assert (dials[0], dials[-1]) == ("dial 0", "dial 20")
    assert g.state.starred[EMPEROR] == {AREA["arrakeen/10"]: 5}


# The First Player


@pytest.mark.rule("CLS-5.03")
@pytest.mark.parametrize("first", ["atreides", "harkonnen"])
def test_the_first_player_opens_ships_first_and_attacks(table: Any, first: str) -> None:
    second = "harkonnen" if first == "atreides" else "atreides"
    position: dict[str, Any] = {"turn": 2, "storm": 5, "order": [first, second]}
    spice = {"atreides": 5, "harkonnen": 5}
    bidding = table("atreides,harkonnen", phase="bidding", spice=spice, **position)
    until(bidding, "Auction")
    assert bidding.asked == {first}
    shipping = table("atreides,harkonnen", phase="shipment_and_movement", spice=spice, **position)
    until(shipping, "Shipment")
    assert shipping.asked == {first}
    forces = {"atreides": {"arrakeen": 2}, "harkonnen": {"arrakeen": 2}}
    fighting = table("atreides,harkonnen", phase="battle", forces=forces, **position)
    begun = next(event for event in fighting.events if event.key == "battle_begins")
    assert begun.args == ("arrakeen", first, second)


# The Advanced game


@pytest.mark.rule("CLS-26.01")
@pytest.mark.parametrize(("mode", "blows"), [("basic", 1), ("advanced", 2)])
def test_the_advanced_game_has_a_double_spice_blow(table: Any, mode: str, blows: int) -> None:
    g = table(
        "atreides,harkonnen", mode=mode, phase="spice_blow", turn=2, spice_deck=["red_chasm", "south_mesa"]
    )
    assert g.keys.count("spice_card_revealed") == blows


@pytest.mark.rule("CLS-26.01")
@pytest.mark.parametrize(("mode", "income"), [("basic", 0), ("advanced", 5)])
def test_the_advanced_game_has_income_from_strongholds(table: Any, mode: str, income: int) -> None:
    forces = {"harkonnen": {"arrakeen": 1, "carthag": 1, "tueks_sietch": 1}}
    g = table("atreides,harkonnen", mode=mode, phase="collection", turn=2, storm=2, forces=forces)
    assert g.state.spice[HARKONNEN] == income


@pytest.mark.rule("CLS-26.01")
@pytest.mark.parametrize(
    ("mode", "dials"), [("basic", ["0", "1", "2"]), ("advanced", ["0", "0.5", "1", "1.5", "2"])]
)
def test_the_advanced_game_supports_forces_with_spice(table: Any, mode: str, dials: list[str]) -> None:
    g = table(
        "atreides,harkonnen",
        mode=mode,
        phase="battle",
        turn=2,
        storm=5,
        order=["atreides", "harkonnen"],
        forces={"atreides": {"arrakeen": 2}, "harkonnen": {"arrakeen": 2}},
        spice={"atreides": 2},
    )
    until(g, "BattlePlans")
    g.do("atreides", "leader duncan_idaho")
    assert g.offered("atreides") == [f"dial {number}" for number in dials]


@pytest.mark.rule("CLS-26.01")
@pytest.mark.parametrize(("mode", "asked"), [("basic", False), ("advanced", True)])
def test_the_advanced_game_improves_karama(table: Any, mode: str, asked: bool) -> None:
    g = table(
        "emperor,fremen",
        mode=mode,
        phase="revival",
        turn=2,
        hands={"emperor": ["karama"]},
        tanks={"emperor": 5},
    )
    offered = []
    g.run_to(lambda: offered.append(type(g.state.stack[-1]).__name__) or g.state.phase > Phase.REVIVAL)
    assert ("FreeRevivalOffer" in offered) == asked


@pytest.mark.rule("CLS-26.01")
@pytest.mark.parametrize(("mode", "spice"), [("basic", 9), ("advanced", 11)])
def test_the_advanced_game_brings_advantages_of_the_factions(table: Any, mode: str, spice: int) -> None:
    g = table("atreides,bene_gesserit", mode=mode, phase="charity", turn=2, spice={"bene_gesserit": 9})
    g.run_to(lambda: g.state.phase > Phase.CHARITY)
    assert g.state.spice[BENE_GESSERIT] == spice
    assert (GAME.view(g.state, None).haderach != "") == (mode == "advanced")
