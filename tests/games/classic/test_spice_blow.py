"""Phase 2: the Spice Blow (CLS-7, CLS-27) and what worms do where no Fremen are concerned."""

import pytest

from landsraad.games.classic.cards import SHAI_HULUD, SPICE_DECK
from landsraad.games.classic.factions import BENE_GESSERIT, EMPEROR, HARKONNEN
from landsraad.games.classic.map import AREA, TERRITORY, TERRITORY_ID
from landsraad.games.classic.spice_blow import spice_deck_ready

WORM = "shai_hulud"
TERRITORY_CARDS = [TERRITORY_ID[card] for card in SPICE_DECK if card != SHAI_HULUD]
NO_FREMEN = "atreides,harkonnen,emperor"


def only_this_phase(state):
    """Nothing follows the phase, so that a test sees what it left behind."""
    del state.stack[:-1]


def blow(table, *top, piles=((), ()), turn=2, prepare=None, **position):
    """A table at the start of the phase, with these cards on top of the Spice deck."""

    def prepared(state):
        only_this_phase(state)
        if prepare:
            prepare(state)

    position.setdefault("factions", NO_FREMEN)
    position.setdefault("storm", 4)
    used = 2 if position.get("mode") == "advanced" else 1
    spice = {"spice_deck": top, "spice_piles": piles[:used]}
    return table(phase="spice_blow", turn=turn, **spice, prepare=prepared, **position)


def finish(g):
    """Everybody passes until the phase is over."""
    g.first_options(lambda: False)
    g.check()


def told(g, key):
    return [event.args for event in g.events if event.key == key]


@pytest.mark.rule("CLS-7.01", "CLS-7.02")
def test_the_top_card_tells_where_how_much_and_goes_face_up_on_the_discard_pile(table):
    g = blow(table, "cielago_south", "wind_pass_north", piles=(("red_chasm",), ()))
    finish(g)
    assert g.state.board_spice == {AREA["cielago_south/2"]: 12}
    assert g.state.spice_piles == [(TERRITORY["cielago_south"], TERRITORY["red_chasm"]), ()]
    assert g.state.spice_deck[0] == TERRITORY["wind_pass_north"]


@pytest.mark.rule("CLS-7.03")
def test_no_spice_is_placed_on_a_symbol_in_the_storm_but_the_card_is_discarded(table):
    g = blow(table, "cielago_south", storm=2)
    finish(g)
    assert g.state.board_spice == {}
    assert g.state.spice_piles[0] == (TERRITORY["cielago_south"],)
    assert told(g, "spice_blown_away") == [("cielago_south/2",)]
    elsewhere = blow(table, "cielago_south", storm=3)  # the territory's other sector
    finish(elsewhere)
    assert elsewhere.state.board_spice == {AREA["cielago_south/2"]: 12}


@pytest.mark.rule("CLS-7.04")
def test_new_spice_adds_to_what_lies_there(table):
    g = blow(table, "funeral_plain", board_spice={"funeral_plain/15": 5})
    finish(g)
    assert g.state.board_spice == {AREA["funeral_plain/15"]: 11}


@pytest.mark.rule("CLS-7.05", "CLS-17.01")
def test_worms_of_turn_1_are_set_aside_and_shuffled_back_without_effect(table):
    g = blow(
        table,
        *(WORM, WORM, "old_gap", "red_chasm"),
        turn=1,
        forces={"emperor": {"old_gap/9": 3}},
        coming={"shuffles": [["sihaya_ridge", WORM, WORM, WORM]]},
    )
    finish(g)
    assert g.state.spice_piles == [(TERRITORY["old_gap"],), ()]
    assert g.state.board_spice == {AREA["old_gap/10"]: 6}
    assert g.state.forces[EMPEROR] == {AREA["old_gap/9"]: 3}
    assert g.state.spice_deck[:4] == (TERRITORY["sihaya_ridge"], SHAI_HULUD, SHAI_HULUD, SHAI_HULUD)
    assert g.state.spice_deck.count(SHAI_HULUD) == 6
    assert told(g, "worm_set_aside") == [(), ()]
    assert "nexus_begins" not in g.keys


@pytest.mark.rule("CLS-7.05")
def test_turn_1_without_worms_shuffles_nothing(table):
    g = blow(table, "old_gap", "red_chasm", "sihaya_ridge", turn=1)
    finish(g)
    assert g.state.spice_deck[:2] == (TERRITORY["red_chasm"], TERRITORY["sihaya_ridge"])
    assert "worms_shuffled_back" not in g.keys


@pytest.mark.rule("CLS-7.06", "CLS-7.08")
def test_a_worm_devours_spice_and_forces_in_all_sectors_of_the_topmost_territory(table):
    g = blow(
        table,
        *(WORM, "old_gap"),
        piles=((WORM, "the_minor_erg", "red_chasm"), ()),
        storm=6,
        board_spice={"the_minor_erg/8": 4, "the_minor_erg/5": 2, "red_chasm/7": 8},
        forces={
            "emperor": {"the_minor_erg/6": 3, "pasty_mesa/6": 1},  # the first of them in the storm
            "harkonnen": {"the_minor_erg/8": 2, "red_chasm/7": 5},
        },
    )
    finish(g)
    assert g.state.board_spice == {AREA["red_chasm/7"]: 8, AREA["old_gap/10"]: 6}
    assert g.state.forces[EMPEROR] == {AREA["pasty_mesa/6"]: 1}
    assert g.state.forces[HARKONNEN] == {AREA["red_chasm/7"]: 5}
    assert (g.state.tanks[EMPEROR], g.state.tanks[HARKONNEN]) == (3, 2)
    assert g.state.spice_piles[0][:3] == (TERRITORY["old_gap"], SHAI_HULUD, SHAI_HULUD)


@pytest.mark.rule("CLS-31.10", "CLS-27.04")
def test_a_worm_kills_advisors(table):
    g = blow(
        table,
        *(WORM, "old_gap", "sihaya_ridge"),
        factions="atreides,harkonnen,bene_gesserit",
        piles=(("the_minor_erg",), ()),
        mode="advanced",
        forces={"bene_gesserit": {"the_minor_erg/6": {"advisors": 2}}, "harkonnen": {"the_minor_erg/5": 1}},
    )
    finish(g)
    assert g.state.advisors == {}
    assert g.state.tanks[BENE_GESSERIT] == 2


@pytest.mark.rule("CLS-7.07")
def test_without_territory_card_the_worm_has_no_target_but_the_nexus_follows(table):
    g = blow(table, WORM, "old_gap", forces={"emperor": {"old_gap/9": 3}})
    assert told(g, "worm_without_effect") == [()]
    assert g.state.forces[EMPEROR] == {AREA["old_gap/9"]: 3}
    assert g.state.board_spice == {AREA["old_gap/10"]: 6}
    assert "nexus_begins" in g.keys


def last_before_reshuffle(table, **options):
    """A worm is the last card of the deck; after the reshuffle another one comes. Emperor stand in both territories."""
    rest = [card for card in TERRITORY_CARDS if card not in ("old_gap", "red_chasm", "south_mesa")]
    g = blow(
        table,
        "south_mesa",
        mode="advanced",
        options=options,
        piles=(("old_gap", *(WORM,) * 6), ("red_chasm", *rest)),
        forces={"emperor": {"red_chasm/7": 3, "old_gap/9": 2, "south_mesa/5": 1}},
        coming={"shuffles": [[WORM, "sihaya_ridge"]]},
    )
    finish(g)
    return g


@pytest.mark.rule("CLS-7.07", "CLS-27.08", "CLS-EX-29", "CLS-7.12", "CLS-4.02")
def test_an_empty_deck_is_rebuilt_from_both_piles_and_the_worm_has_no_target(table):
    g = last_before_reshuffle(table)
    assert g.state.forces[EMPEROR] == {AREA["red_chasm/7"]: 3, AREA["old_gap/9"]: 2, AREA["south_mesa/5"]: 1}
    assert g.keys.count("spice_deck_shuffled") == 1
    assert g.state.spice_piles == [(), (TERRITORY["sihaya_ridge"], SHAI_HULUD)]
    assert sorted((*g.state.spice_deck, *g.state.spice_piles[1])) == sorted(SPICE_DECK)


@pytest.mark.rule("CLS-7.07")
def test_with_the_option_the_worm_after_a_reshuffle_meets_the_last_territory_of_its_pile(table):
    g = last_before_reshuffle(table, worm_target_after_reshuffle="last_territory")
    assert g.state.forces[EMPEROR] == {AREA["old_gap/9"]: 2, AREA["south_mesa/5"]: 1}


@pytest.mark.rule("CLS-7.12", "CLS-4.02")
def test_the_deck_of_the_basic_game_is_rebuilt_when_a_card_is_needed_and_not_before(table):
    rest = [card for card in TERRITORY_CARDS if card not in ("old_gap", "red_chasm")]
    g = blow(table, "old_gap", piles=(("red_chasm", *rest, *(WORM,) * 6),))
    finish(g)
    assert g.state.spice_deck == ()
    assert len(g.state.spice_piles[0]) == 21
    spice_deck_ready(g.state)
    assert sorted(g.state.spice_deck) == sorted(SPICE_DECK)
    assert g.state.spice_piles == [(), ()]
    assert g.state.spice_deck != tuple(sorted(SPICE_DECK))
    before = g.state.spice_deck
    spice_deck_ready(g.state)
    assert g.state.spice_deck == before


@pytest.mark.rule("CLS-7.09")
def test_further_worms_are_discarded_without_effect_until_a_territory_comes(table):
    g = blow(
        table,
        *(WORM, WORM, WORM, "old_gap", "sihaya_ridge"),
        piles=(("red_chasm",), ()),
        board_spice={"red_chasm/7": 8},
        factions="atreides,harkonnen,fremen",
        forces={"harkonnen": {"red_chasm/7": 5, "south_mesa/4": 1}},
    )
    assert told(g, "worm_appears") == [("red_chasm",)]
    assert told(g, "worm_without_effect") == [(), ()]
    assert g.state.spice_piles[0][:4] == (TERRITORY["old_gap"], SHAI_HULUD, SHAI_HULUD, SHAI_HULUD)
    assert g.state.board_spice == {AREA["old_gap/10"]: 6}
    assert g.state.tanks[HARKONNEN] == 5


@pytest.mark.rule("CLS-7.10")
def test_one_nexus_at_the_end_of_the_phase_however_many_worms(table):
    g = blow(table, WORM, WORM, "old_gap", piles=(("red_chasm",), ()))
    assert "nexus_begins" in g.keys
    assert g.keys.index("spice_blow") < g.keys.index("nexus_begins")
    finish(g)
    assert g.keys.count("nexus_begins") == 1


@pytest.mark.rule("CLS-7.10")
def test_no_nexus_without_worm(table):
    g = blow(table, "old_gap")
    finish(g)
    assert "nexus_begins" not in g.keys


# The Advanced game


@pytest.mark.rule("CLS-27.02", "CLS-27.03", "CLS-27.06")
def test_two_cards_for_two_piles(table):
    g = blow(table, "old_gap", "red_chasm", mode="advanced")
    finish(g)
    assert g.state.spice_piles == [(TERRITORY["old_gap"],), (TERRITORY["red_chasm"],)]
    assert g.state.board_spice == {AREA["old_gap/10"]: 6, AREA["red_chasm/7"]: 8}


@pytest.mark.rule("CLS-27.04", "CLS-27.06")
@pytest.mark.parametrize(
    ("cards", "eaten", "piles"),
    [
        ((WORM, WORM, "old_gap", "sihaya_ridge"), "red_chasm", [("old_gap", WORM, WORM, "red_chasm"), ("sihaya_ridge", "south_mesa")]),
        (("old_gap", WORM, WORM, "sihaya_ridge"), "south_mesa", [("old_gap", "red_chasm"), ("sihaya_ridge", WORM, WORM, "south_mesa")]),
    ],
)  # fmt: skip
def test_a_worm_meets_the_territory_of_its_own_pile(table, cards, eaten, piles):
    spice = {"red_chasm/7": 8, "south_mesa/5": 10}
    g = blow(table, *cards, mode="advanced", piles=(("red_chasm",), ("south_mesa",)), board_spice=spice)
    finish(g)
    assert told(g, "worm_appears") == [(eaten,)]
    left = {AREA[area] for area in spice if not area.startswith(eaten)}
    assert set(g.state.board_spice) == left | {AREA["old_gap/10"], AREA["sihaya_ridge/9"]}
    named = [
        tuple(WORM if c == SHAI_HULUD else TERRITORY_ID[c] for c in pile) for pile in g.state.spice_piles
    ]
    assert named == piles


@pytest.mark.rule("CLS-27.06", "CLS-33.03")
def test_without_fremen_the_first_worm_of_each_pile_works_and_further_ones_do_not(table):
    g = blow(
        table,
        *(WORM, WORM, "old_gap", WORM, WORM, "sihaya_ridge"),
        mode="advanced",
        piles=(("red_chasm",), ("south_mesa",)),
    )
    finish(g)
    assert told(g, "worm_appears") == [("red_chasm",), ("south_mesa",)]
    assert told(g, "worm_without_effect") == [(), ()]
    assert "worm_not_placed" not in g.keys


@pytest.mark.rule("CLS-27.07")
def test_worms_of_both_piles_of_turn_1_are_shuffled_back_after_both(table):
    g = blow(
        table,
        *(WORM, "old_gap", WORM, "sihaya_ridge"),
        mode="advanced",
        turn=1,
        coming={"shuffles": [["funeral_plain", WORM]]},
    )
    finish(g)
    assert g.state.spice_piles == [(TERRITORY["old_gap"],), (TERRITORY["sihaya_ridge"],)]
    assert g.state.spice_deck[:2] == (TERRITORY["funeral_plain"], SHAI_HULUD)
    assert g.state.spice_deck.count(SHAI_HULUD) == 6
    assert told(g, "worms_shuffled_back") == [(2,)]
    assert "nexus_begins" not in g.keys


def order_of(g, *keys):
    """The order in which these things were told, a card by its name."""
    seen = []
    for event in g.events:
        if event.key == "spice_card_revealed":
            seen.append(event.args[0])
        elif event.key in keys:
            seen.append(event.key)
    return seen


@pytest.mark.rule("CLS-27.05", "CLS-27.06")
def test_in_the_advanced_game_a_nexus_follows_each_pile_with_a_worm(table):
    cards = (WORM, "old_gap", WORM, "sihaya_ridge")
    g = blow(table, *cards, mode="advanced")
    assert order_of(g, "nexus_begins") == [WORM, "old_gap", "nexus_begins"]
    finish(g)
    assert order_of(g, "nexus_begins") == [
        WORM,
        "old_gap",
        "nexus_begins",
        WORM,
        "sihaya_ridge",
        "nexus_begins",
    ]
    only_b = blow(table, "old_gap", WORM, "sihaya_ridge", mode="advanced")
    finish(only_b)
    assert order_of(only_b, "nexus_begins") == ["old_gap", WORM, "sihaya_ridge", "nexus_begins"]
    only_a = blow(table, WORM, "old_gap", "sihaya_ridge", mode="advanced")
    finish(only_a)
    assert order_of(only_a, "nexus_begins") == [WORM, "old_gap", "nexus_begins", "sihaya_ridge"]


@pytest.mark.rule("CLS-27.05")
def test_with_the_option_one_nexus_at_the_end_of_the_phase(table):
    cards = (WORM, "old_gap", WORM, "sihaya_ridge")
    at_end = {"nexus_timing": "end_of_phase"}
    g = blow(table, *cards, mode="advanced", options=at_end)
    finish(g)
    assert order_of(g, "nexus_begins") == [*cards, "nexus_begins"]
    only_a = blow(table, WORM, "old_gap", "sihaya_ridge", mode="advanced", options=at_end)
    finish(only_a)
    assert order_of(only_a, "nexus_begins") == [WORM, "old_gap", "sihaya_ridge", "nexus_begins"]


@pytest.mark.rule("CLS-7.01")
def test_who_knew_the_top_card_does_not_know_the_next_one(table):
    g = blow(table, "old_gap", "red_chasm", prepare=lambda state: setattr(state, "spice_top_seen", (0,)))
    finish(g)
    assert g.state.spice_top_seen == ()


@pytest.mark.rule("CLS-7.06")
def test_the_worm_leaves_neighbouring_territories_alone(table):
    g = blow(
        table,
        *(WORM, "old_gap"),
        piles=(("broken_land",), ()),
        forces={"emperor": {"broken_land/11": 1, "tsimpo/11": 2, "plastic_basin/12": 3}},
    )
    finish(g)
    assert g.state.forces[EMPEROR] == {AREA["tsimpo/11"]: 2, AREA["plastic_basin/12"]: 3}
