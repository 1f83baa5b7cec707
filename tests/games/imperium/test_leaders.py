"""The leaders' abilities and their Signets (IMP-15), but for the Baron's Masterstroke."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import told
from landsraad.games.imperium.board import SPACE
from landsraad.games.imperium.cards import CARD
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.icons import EMPEROR, FREMEN
from landsraad.games.imperium.view import view
from landsraad.table import Chance, advance

PAUL, LETO, RABBAN = "paul_atreides", "duke_leto_atreides", "glossu_rabban"
ILBAN, HELENA = "count_ilban_richese", "helena_richese"
ARIANA, MEMNON = "countess_ariana_thorvald", "earl_memnon_thorvald"
SIGNET = "do signet_ring/agent/0"


def signet(table: Any, leader: str, space: str = "secure_contract", **position: Any) -> Any:
    """The Signet Ring is played where nothing else is to be done, and its Signet used."""
    g = table(**{"leaders": [leader], "hands": {0: ["signet_ring"]}, "decks": {0: []}, **position})
    g.do(0, "agent signet_ring", f"to {space}")
    return g


def own_top(g: Any, seat: int) -> str | None:
    own = view(g.state, seat).own
    assert own is not None
    return own.deck_top


# The Signet Ring


@pytest.mark.rule("IMP-15.01", "IMP-20.07")
def test_the_signet_belongs_to_the_leader_and_is_mandatory(table: Any) -> None:
    g = signet(table, ARIANA)
    assert g.offered(0) == [SIGNET]
    g.do(0, SIGNET)
    assert (g.state.water[0], g.state.spice[0]) == (1, 0)
    g = signet(table, MEMNON)
    g.do(0, SIGNET)
    assert (g.state.water[0], g.state.spice[0]) == (0, 1)
    assert told(g, "signet_used") == [(1, MEMNON)]
    assert g.offered(0) == ["end"]


@pytest.mark.rule("IMP-15.01")
def test_no_signet_in_the_reveal_turn(table: Any) -> None:
    g = table(leaders=[MEMNON], hands={0: ["signet_ring"]})
    g.do(0, "reveal")
    assert g.state.spice[0] == 0
    assert g.state.turn.persuasion == 1


# Paul Atreides


@pytest.mark.rule("IMP-15.02", "IMP-14.16")
def test_prescience(table: Any) -> None:
    g = table(leaders=[PAUL, RABBAN], decks={0: ["dagger", "diplomacy"], 1: ["dagger", "diplomacy"]})
    assert own_top(g, 0) == "dagger"
    assert own_top(g, 1) is None
    assert all(view(g.state, 1).parties[seat].deck_top == [] for seat in (0, 1))
    for seed in range(5):
        again = GAME.resample(g.state, 0, Chance(str(seed)))
        assert again.decks[0][0] == CARD["dagger"]


@pytest.mark.rule("IMP-14.16")
def test_prescience_with_an_empty_deck(table: Any) -> None:
    g = table(leaders=[PAUL], decks={0: []}, discards={0: []})
    g.state.discards[0], g.state.trashed = (CARD["dagger"],), g.state.trashed[1:]
    assert own_top(g, 0) is None
    assert g.state.discards[0] == (CARD["dagger"],), "it is not reshuffled"


@pytest.mark.rule("IMP-15.02")
def test_discipline(table: Any) -> None:
    g = signet(table, PAUL, decks={0: ["dagger", "diplomacy"]})
    g.do(0, SIGNET)
    assert g.state.hands[0] == (CARD["dagger"],)


# Duke Leto Atreides


@pytest.mark.rule("IMP-15.03")
@pytest.mark.parametrize(
    ("space", "solari"), [("mentat", 1), ("rally_troops", 3), ("high_council", 4), ("swordmaster", 7)]
)
def test_landsraad_popularity(table: Any, space: str, solari: int) -> None:
    poor = table(leaders=[LETO], hands={0: ["dagger"]}, solari={0: solari - 1})
    poor.do(0, "agent dagger")
    assert f"to {space}" not in poor.offered(0)
    g = table(leaders=[LETO], hands={0: ["dagger"]}, solari={0: solari + 1})
    g.do(0, "agent dagger", f"to {space}")
    assert g.state.solari[0] == 1


@pytest.mark.rule("IMP-15.03")
def test_other_spaces_cost_leto_the_same(table: Any) -> None:
    g = table(leaders=[LETO], hands={0: ["foldspace"]}, spice={0: 3}, water={0: 1})
    g.do(0, "agent foldspace")
    assert "to conspire" not in g.offered(0)
    g.do(0, "to hagga_basin")
    assert g.state.water[0] == 0


@pytest.mark.rule("IMP-15.03", "HAG-3.10")
@pytest.mark.parametrize(
    ("difficulty", "leader", "price"),
    [("mercenary", RABBAN, 2), ("sardaukar", RABBAN, 5), ("sardaukar", LETO, 4), ("mercenary", LETO, 1)],
)
def test_the_mentat_space_in_the_solo_game(table: Any, difficulty: str, leader: str, price: int) -> None:
    for solari in (price - 1, price):
        g = table(
            players=1,
            leaders=[leader],
            hands={0: ["dagger"]},
            turn_of=0,
            solari={0: solari},
            options={"difficulty": difficulty},
        )
        g.do(0, "agent dagger")
        assert ("to mentat" in g.offered(0)) == (solari == price)


@pytest.mark.rule("HAG-3.28")
@pytest.mark.parametrize(("difficulty", "hires"), [("mentat", True), ("kwisatz_haderach", False)])
def test_the_swordmaster_in_the_solo_game(table: Any, difficulty: str, hires: bool) -> None:
    g = table(players=1, hands={0: ["dagger"]}, turn_of=0, solari={0: 8}, options={"difficulty": difficulty})
    g.do(0, "agent dagger")
    assert ("to swordmaster" in g.offered(0)) == hires


@pytest.mark.rule("IMP-15.03")
def test_prudent_diplomacy(table: Any) -> None:
    ahead = {1: {"emperor": 1, "fremen": 1, "bene_gesserit": 1}}
    mine = {0: {"bene_gesserit": 1, "spacing_guild": 1}}
    g = signet(table, LETO, spice={0: 1}, influence={**ahead, **mine})
    assert set(g.offered(0)) == {SIGNET, "end"}, "it need not be paid"
    g.do(0, SIGNET)
    assert g.offered(0) == ["influence emperor", "influence fremen"]
    g.do(0, "influence fremen")
    assert (g.state.spice[0], g.state.influence[FREMEN]) == (0, 1)
    assert g.offered(0) == ["end"]


@pytest.mark.rule("IMP-15.03")
def test_prudent_diplomacy_without_spice(table: Any) -> None:
    assert signet(table, LETO, influence={1: {"emperor": 1}}).offered(0) == ["end"]


# The Baron's Signet


@pytest.mark.rule("IMP-15.06")
def test_scheme(table: Any) -> None:
    g = signet(table, "baron_vladimir_harkonnen", "hall_of_oratory", solari={0: 1})
    g.do(0, SIGNET)
    assert (g.state.solari[0], len(g.state.intrigues[0])) == (0, 1)


# Glossu "The Beast" Rabban


@pytest.mark.rule("IMP-15.07")
@pytest.mark.parametrize("allied", ["emperor", "fremen", None])
def test_brutality(table: Any, allied: str | None) -> None:
    g = signet(table, RABBAN, influence={0: {allied: 4}} if allied else {})
    g.do(0, SIGNET)
    while any(action.startswith("do ") for action in g.offered(0)):
        g.do(0, g.offered(0)[0])
    assert g.state.garrison[0] == 3 + (2 if allied else 1)
    assert g.offered(0) == ["end"]


@pytest.mark.rule("IMP-15.07", "IMP-3.20")
def test_arrakis_fiefdom() -> None:
    g = GAME.setup(3, {"leaders": f"{RABBAN},{MEMNON},{ILBAN}"}, Chance("test"))
    advance(g)
    assert (g.spice, g.solari) == ([1, 0, 0], [1, 0, 0])


# Count Ilban Richese


@pytest.mark.rule("IMP-15.08")
@pytest.mark.parametrize(
    ("card", "space", "draws"),
    [
        ("dagger", "rally_troops", 1),
        ("dagger", "mentat", 1),
        ("dagger", "high_council", 1),
        ("dagger", "hall_of_oratory", 0),
        ("diplomacy", "conspire", 0),
        ("dune_the_desert_planet", "hagga_basin", 0),
        ("dune_the_desert_planet", "sell_melange", 0),
    ],
)
def test_ruthless_negotiator(table: Any, card: str, space: str, draws: int) -> None:
    g = table(
        leaders=[ILBAN],
        hands={0: [card]},
        decks={0: ["signet_ring", "seek_allies"]},
        solari={0: 5},
        spice={0: 4},
        water={0: 1},
    )
    g.do(0, f"agent {card}", f"to {space}")
    if space == "sell_melange":
        g.do(0, "pay 2")
    assert len(g.state.hands[0]) == draws


@pytest.mark.rule("IMP-15.08")
def test_no_card_for_solari_paid_for_cards(table: Any) -> None:
    g = table(leaders=[ILBAN], hands={0: ["firm_grip"]}, decks={0: ["dagger"]}, solari={0: 4})
    g.do(0, "agent firm_grip", "to hall_of_oratory", "do firm_grip/agent/0", "influence fremen")
    assert g.state.hands[0] == ()


@pytest.mark.rule("IMP-15.08")
def test_the_card_played_is_not_drawn(table: Any) -> None:
    g = table(leaders=[ILBAN], hands={0: ["dagger"]}, decks={0: []}, solari={0: 4})
    g.do(0, "agent dagger", "to rally_troops")
    assert g.state.hands[0] == ()
    assert "nothing_to_draw" in g.keys


@pytest.mark.rule("IMP-15.08")
def test_manufacturing(table: Any) -> None:
    g = signet(table, ILBAN, "hall_of_oratory")
    g.do(0, SIGNET)
    assert g.state.solari[0] == 1


# Helena Richese


@pytest.mark.rule("IMP-15.09", "IMP-14.33")
@pytest.mark.parametrize("past_own", ["on", "off"])
def test_eyes_everywhere(table: Any, past_own: str) -> None:
    g = table(
        leaders=[HELENA],
        hands={0: ["signet_ring"]},
        decks={0: []},
        solari={0: 20},
        swordmaster=[0],
        placed={
            "carthag": [1],
            "mentat": [2],
            "secure_contract": [1],
            "arrakeen": [0],
            "hall_of_oratory": [0, 3],
        },
        agents={0: 1},
        options={"infiltration_past_own_agents": past_own},
    )
    g.do(0, "agent signet_ring")
    own = {"to arrakeen", "to hall_of_oratory"}
    free = {"to carthag", "to mentat", "to high_council", "to rally_troops"}
    assert set(g.offered(0)) == free | {"to imperial_basin"} | (own if past_own == "on" else set())
    g.do(0, "to carthag")
    assert g.state.placed[SPACE["carthag"]] == (1, 0)


@pytest.mark.rule("IMP-15.09")
def test_only_helena_sees_everywhere(table: Any) -> None:
    g = table(leaders=[HELENA, RABBAN], turn_of=1, placed={"carthag": [0]}, hands={1: ["reconnaissance"]})
    g.do(1, "agent reconnaissance")
    assert g.offered(1) == ["to arrakeen"]


ROW = ["scout", "stilgar", "chani", "duncan_idaho", "dr_yueh"]


def manipulated(table: Any, card: str, **position: Any) -> Any:
    g = signet(
        table,
        HELENA,
        players=3,
        turn_of=0,
        row=ROW,
        imperium_deck=["liet_kynes"],
        hands={0: ["signet_ring", "convincing_argument", "convincing_argument"], 1: ["lady_jessica"]},
        **position,
    )
    g.do(0, SIGNET)
    assert g.offered(0) == [f"remove {name}" for name in ROW]
    g.do(0, f"remove {card}", "end")
    return g


@pytest.mark.rule("IMP-15.10", "IMP-10.13")
def test_manipulate(table: Any) -> None:
    g = manipulated(table, "stilgar")
    assert g.state.row == tuple(
        CARD[name] for name in ("scout", "chani", "duncan_idaho", "dr_yueh", "liet_kynes")
    )
    assert g.state.set_aside == (0, CARD["stilgar"])
    g.do(1, "reveal", "end")
    g.do(2, "reveal", "end")
    g.do(0, "reveal")
    assert g.state.turn.persuasion == 4
    g.do(0, "acquire aside")
    assert (g.state.turn.persuasion, g.state.discards[0]) == (0, (CARD["stilgar"],))


@pytest.mark.rule("IMP-15.11")
def test_opponents_cannot_acquire_the_removed_card(table: Any) -> None:
    g = manipulated(table, "scout")
    g.do(1, "reveal")
    assert not {"acquire scout", "acquire aside"} & set(g.offered(1))


@pytest.mark.rule("IMP-15.11")
def test_the_removed_card_leaves_the_game(table: Any) -> None:
    g = manipulated(table, "stilgar", revealed=[1, 2])
    g.do(0, "reveal")
    assert g.state.set_aside == (0, CARD["stilgar"])
    g.do(0, "end")
    assert g.state.set_aside == (-1, -1)
    assert CARD["stilgar"] in g.state.trashed


@pytest.mark.rule("IMP-15.11")
def test_helena_may_get_it_by_other_effects_without_the_discount(table: Any) -> None:
    g = manipulated(table, "scout", revealed=[1, 2], intrigues={0: ["bypass_protocol"]})
    g.do(0, "plot bypass_protocol")
    while "acquire aside" not in g.offered(0):
        g.do(0, g.offered(0)[0])
    g.do(0, "acquire aside")
    assert CARD["scout"] in g.state.discards[0]
    assert g.state.set_aside == (-1, -1)
    # 4 is not 3: the discount is for Persuasion alone
    g = manipulated(table, "duncan_idaho", revealed=[1, 2], intrigues={0: ["bypass_protocol"]})
    g.do(0, "plot bypass_protocol")
    while not g.offered(0)[0].startswith("acquire "):
        g.do(0, g.offered(0)[0])
    assert "acquire aside" not in g.offered(0)


# Countess Ariana Thorvald


@pytest.mark.rule("IMP-15.12")
@pytest.mark.parametrize(("leaves", "left"), [("on", 1), ("off", 0)])
@pytest.mark.parametrize("bonus", [0, 2])
def test_spice_addict(table: Any, leaves: str, left: int, bonus: int) -> None:
    g = table(
        leaders=[ARIANA],
        hands={0: ["dune_the_desert_planet"]},
        decks={0: ["dagger"]},
        water={0: 1},
        bonus_spice={"hagga_basin": bonus},
        options={"spice_addict_leaves_spice": leaves},
    )
    g.do(0, "agent dune_the_desert_planet", "to hagga_basin")
    assert g.state.spice[0] == 2 + bonus - 1
    assert g.state.bonus_spice == [0, left if bonus else 0, 0]
    assert g.offered(0) == ["do countess_ariana_thorvald/ability/0", "deploy 1", "deploy 2"], "mandatory"
    g.do(0, "do countess_ariana_thorvald/ability/0")
    assert g.state.hands[0] == (CARD["dagger"],)


@pytest.mark.rule("IMP-15.12", "IMP-13.07")
def test_of_one_spice_nothing_is_left_but_the_card(table: Any) -> None:
    g = table(leaders=[ARIANA], hands={0: ["dune_the_desert_planet"]}, decks={0: ["dagger"]})
    g.do(0, "agent dune_the_desert_planet", "to imperial_basin", "do countess_ariana_thorvald/ability/0")
    assert (g.state.spice[0], g.state.hands[0]) == (0, (CARD["dagger"],))


@pytest.mark.rule("IMP-15.12")
def test_spice_from_other_sources(table: Any) -> None:
    g = table(leaders=[ARIANA], hands={0: ["worm_riders"]}, decks={0: ["dagger"]}, control={"arrakeen": 0})
    g.do(0, "agent worm_riders", "to secure_contract")
    assert (g.state.spice[0], g.offered(0)) == (2, ["end"])


@pytest.mark.rule("IMP-15.12", "IMP-14.04")
@pytest.mark.parametrize(("own", "spice", "cards"), [("on", 4, 2), ("off", 5, 1)])
def test_spice_addict_with_carryall(table: Any, own: str, spice: int, cards: int) -> None:
    g = table(
        leaders=[ARIANA],
        hands={0: ["carryall"]},
        decks={0: ["dagger", "diplomacy"]},
        water={0: 2},
        options={"carryall_is_a_harvest": own},
    )
    g.do(0, "agent carryall", "to the_great_flat")
    while g.offered(0)[0].startswith("do "):
        g.do(0, g.offered(0)[0])
    assert (g.state.spice[0], len(g.state.hands[0])) == (spice, cards)


@pytest.mark.rule("IMP-15.12")
def test_hidden_reservoir(table: Any) -> None:
    g = signet(table, ARIANA)
    g.do(0, SIGNET)
    assert g.state.water[0] == 1


# Earl Memnon Thorvald


@pytest.mark.rule("IMP-15.13")
def test_connections(table: Any) -> None:
    g = table(leaders=[MEMNON], hands={0: ["dagger"]}, solari={0: 5})
    g.do(0, "agent dagger", "to high_council")
    assert g.offered(0) == ["do earl_memnon_thorvald/ability/0"]
    g.do(0, "do earl_memnon_thorvald/ability/0")
    assert len(g.offered(0)) == 4
    g.do(0, "influence emperor")
    assert g.state.influence[EMPEROR] == 1
    assert g.offered(0) == ["end"]


@pytest.mark.rule("IMP-15.13")
def test_spice_hoard(table: Any) -> None:
    g = signet(table, MEMNON)
    g.do(0, SIGNET)
    assert g.state.spice[0] == 1
