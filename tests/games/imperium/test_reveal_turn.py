"""The Reveal turn (IMP-10): reveal the hand, resolve effects, set strength, clean up."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from games.imperium.changes import names, told
from landsraad.games.imperium.troops import strength

FREMEN_BOND = "do crysknife/reveal/1"
KYNES = "do liet_kynes/reveal/0"
SISTER = "do bene_gesserit_sister/reveal/0"


@pytest.mark.rule("IMP-10.01")
def test_four_steps_in_their_order(table: Any) -> None:
    """Reveal, effects, strength, clean-up: until the strength is set, all cards lie in play."""
    g = table(hands={0: ["chani", "dagger"]}, in_play={0: ["diplomacy"]}, conflict={0: 2})
    g.do(0, "reveal")
    assert told(g, "card_revealed") == [(1, "dagger"), (1, "chani")]
    assert told(g, "strength_set") == []
    g.do(0, "do chani/reveal/1", "retreat 1")
    assert sorted(names(g.state.in_play[0])) == ["chani", "dagger", "diplomacy"]
    g.do(0, "end")
    assert told(g, "strength_set") == [(1, 2 * 1 + 1)], "after all effects"
    assert sorted(names(g.state.discards[0])) == ["chani", "dagger", "diplomacy"]
    steps = ["reveal_turn", "card_revealed", "troops_retreated", "strength_set"]
    assert [key for key in dict.fromkeys(g.keys) if key in steps] == steps


@pytest.mark.rule("IMP-10.02")
def test_all_cards_in_hand_are_revealed(table: Any) -> None:
    g = table(hands={0: ["dagger", "dagger", "seek_allies", "stilgar"]})
    g.do(0, "reveal")
    assert g.state.hands[0] == ()
    assert sorted(names(g.state.in_play[0])) == ["dagger", "dagger", "seek_allies", "stilgar"]
    assert g.state.swords[0] == 1 + 1 + 3


@pytest.mark.rule("IMP-10.02", "IMP-10.05")
def test_with_no_card_in_hand(table: Any) -> None:
    g = table(hands={0: []}, council=[0])
    assert g.offered(0) == ["reveal"]
    g.do(0, "reveal")
    assert (g.state.turn.persuasion, g.state.swords[0]) == (2, 0)
    g.do(0, "end")
    assert g.asked == {1}


@pytest.mark.rule("IMP-10.03")
def test_reveal_boxes_of_cards_played_on_agent_turns_are_not_used(table: Any) -> None:
    g = table(hands={0: ["reconnaissance", "dagger"]}, in_play={0: ["stilgar"]}, revealed=[1, 2, 3])
    g.do(0, "agent reconnaissance", "to carthag", "do carthag/space/1", "end", "reveal")
    assert (g.state.swords[0], g.state.turn.persuasion) == (1, 0)
    assert sorted(names(g.state.in_play[0])) == ["dagger", "reconnaissance", "stilgar"]


@pytest.mark.rule("IMP-10.04")
@pytest.mark.parametrize("order", [*permutations([FREMEN_BOND, KYNES, SISTER])])
def test_reveal_effects_in_any_order(table: Any, order: tuple[str, ...]) -> None:
    g = table(hands={0: ["crysknife", "liet_kynes", "bene_gesserit_sister"]})
    g.do(0, "reveal")
    for effect in order:
        assert "end" not in g.offered(0), "all of them are mandatory"
        g.do(0, effect)
        if effect == SISTER:
            g.do(0, "choose bene_gesserit_sister/reveal/0/1")
    assert "end" in g.offered(0)
    assert (g.state.turn.persuasion, g.state.swords[0], g.state.influence[3]) == (2 * 2, 1 + 2, 1)


@pytest.mark.rule("IMP-14.15")
def test_liet_kynes_counts_fremen_of_agent_and_reveal_turns_himself_included(table: Any) -> None:
    """Stilgar of an Agent turn, a Spice Hunter, himself: 3 Fremen cards, 2 Persuasion each; 1 more of the Spice Hunter."""
    g = table(hands={0: ["liet_kynes", "spice_hunter", "dagger"]}, in_play={0: ["stilgar", "diplomacy"]})
    g.do(0, "reveal", KYNES)
    assert g.state.turn.persuasion == 3 * 2 + 1


@pytest.mark.rule("IMP-14.15")
@pytest.mark.parametrize(("order", "persuasion"), [("late", 2 * 2 + 2), ("early", 1 * 2 + 2)])
def test_a_fremen_card_revealed_later_counts_if_he_is_resolved_after_it(
    table: Any, order: str, persuasion: int
) -> None:
    g = table(
        hands={0: ["liet_kynes"]},
        decks={0: ["stilgar", "dagger", "dagger"]},
        intrigues={0: ["water_of_life"]},
        water={0: 1},
        spice={0: 1},
    )
    g.do(0, "reveal")
    g.do(0, *([KYNES, "plot water_of_life"] if order == "early" else ["plot water_of_life", KYNES]))
    assert g.state.turn.persuasion == persuasion


# Strength


@pytest.mark.rule("IMP-10.16")
def test_two_a_troop_and_one_a_sword(table: Any) -> None:
    g = table(hands={0: ["dagger", "stilgar"]}, conflict={0: 3})
    g.do(0, "reveal", "end")
    assert told(g, "strength_set") == [(1, 3 * 2 + 1 + 3)]


@pytest.mark.rule("IMP-10.16")
def test_troops_deployed_by_reveal_effects_count(table: Any) -> None:
    g = table(hands={0: ["gun_thopter"]}, conflict={0: 1}, garrison={0: 2})
    g.do(0, "reveal")
    assert strength(g.state, 0) == 2 + 3
    g.do(0, "do gun_thopter/reveal/1", "end")
    assert told(g, "strength_set") == [(1, 2 * 2 + 3)]


@pytest.mark.rule("IMP-10.17", "IMP-10.22")
def test_swords_without_a_troop_are_no_strength(table: Any) -> None:
    """Nor is the player asked in Combat, whatever he holds, nor rewarded."""
    g = table(
        hands={0: ["stilgar", "dagger"]},
        intrigues={0: ["ambush", "rapid_mobilization"]},
        conflict={1: 1},
        revealed=[1, 2, 3],
        conflict_card="guild_bank_raid",
    )
    g.do(0, "reveal", "end")
    assert told(g, "strength_set") == [(1, 0)]
    assert g.state.round == 2, "no question came in between"
    assert g.state.solari == [0, 6, 0, 0]


@pytest.mark.rule("IMP-10.18")
def test_when_the_last_troop_retreats_the_strength_is_0_at_once(table: Any) -> None:
    g = table(hands={0: ["chani", "stilgar"]}, conflict={0: 2})
    g.do(0, "reveal")
    assert strength(g.state, 0) == 2 * 2 + 3
    g.do(0, "do chani/reveal/1", "retreat 2")
    assert strength(g.state, 0) == 0
    g.do(0, "end")
    assert told(g, "strength_set") == [(1, 0)]


@pytest.mark.rule("IMP-10.21")
def test_after_the_reveal_turn_troops_change_the_strength_and_swords_stay(table: Any) -> None:
    """Double Cross: each of player 1's two troops is worth 2, the last one all the swords."""
    g = table(
        first=0,
        hands={0: ["stilgar"], 1: ["dagger"]},
        conflict={0: 2},
        intrigues={1: ["double_cross"]},
        solari={1: 1},
    )
    g.do(0, "reveal", "end")
    assert strength(g.state, 0) == 2 * 2 + 3
    g.do(1, "plot double_cross")
    while strength(g.state, 1) == 0:
        g.do(1, g.offered(1)[0])
    assert (strength(g.state, 0), strength(g.state, 1)) == (2 + 3, 2)


@pytest.mark.rule("IMP-10.21", "IMP-10.18")
def test_losing_the_last_troop_after_the_reveal_turn(table: Any) -> None:
    g = table(hands={0: ["test_of_humanity"], 1: []}, conflict={1: 1}, swords={1: 4}, revealed=[1, 2, 3])
    assert strength(g.state, 1) == 2 + 4
    g.do(0, "agent test_of_humanity", "to carthag", "do test_of_humanity/agent/0")
    assert strength(g.state, 1) == 0


# Effects, cards and acquisitions that lead to each other


WATER_OF_LIFE: dict[str, Any] = {"intrigues": {0: ["water_of_life"]}, "water": {0: 1}, "spice": {0: 1}}
ROW = ["space_travel", "chani", "opulence", "lady_jessica", "stilgar"]


@pytest.mark.rule("IMP-10.15", "IMP-4.04")
def test_an_acquired_card_that_is_shuffled_in_and_drawn_is_revealed(table: Any) -> None:
    """With no deck left, Space Travel comes back at once; what is in play stays there."""
    g = table(hands={0: ["convincing_argument", "signet_ring"]}, decks={0: []}, row=ROW, **WATER_OF_LIFE)
    g.do(0, "reveal", "acquire space_travel")
    assert g.state.turn.persuasion == 0
    g.do(0, "plot water_of_life")
    assert g.state.turn.persuasion == 2, "of Space Travel; the two other draws are lost"
    assert sorted(names(g.state.in_play[0])) == ["convincing_argument", "signet_ring", "space_travel"]
    g.do(0, "end")
    assert len(g.state.discards[0]) == 3


@pytest.mark.rule("IMP-14.20", "IMP-10.15")
def test_a_card_acquired_to_the_top_may_be_drawn_in_the_same_turn(table: Any) -> None:
    g = table(
        hands={0: ["convincing_argument", "convincing_argument"]},
        decks={0: ["dagger", "dagger", "diplomacy"]},
        row=ROW,
        **{**WATER_OF_LIFE, "intrigues": {0: ["water_of_life", "recruitment_mission"]}},
    )
    g.do(0, "plot recruitment_mission", "reveal", "acquire stilgar", "top", "plot water_of_life")
    assert (g.state.turn.persuasion, g.state.swords[0]) == (2, 3 + 1 + 1)


@pytest.mark.rule("IMP-10.12", "IMP-10.06", "IMP-6.08")
def test_what_acquiring_gives_pays_for_a_plot_card_that_pays_for_more(table: Any) -> None:
    """Chani's water buys Water of Life, whose cards buy Space Travel."""
    g = table(
        hands={0: ["piter_de_vries", "convincing_argument"]},
        decks={0: ["convincing_argument", "diplomacy", "dagger"]},
        row=ROW,
        **{**WATER_OF_LIFE, "water": {0: 0}},
    )
    g.do(0, "reveal")
    assert "plot water_of_life" not in g.offered(0)
    g.do(0, "acquire chani", "plot water_of_life", "acquire space_travel", "end")
    assert (g.state.water[0], g.state.spice[0]) == (0, 0)
    assert {"chani", "space_travel"} <= set(names(g.state.discards[0]))


@pytest.mark.rule("IMP-10.12", "IMP-12.04")
def test_a_track_bonus_of_an_acquired_card_comes_before_the_turn_can_end(table: Any) -> None:
    """Lady Jessica gives Influence, which gives an Intrigue card, which is played at once."""
    g = table(
        hands={0: ["piter_de_vries", "convincing_argument", "convincing_argument"]},
        row=ROW,
        influence={0: {"bene_gesserit": 3}},
        intrigue_deck=["charisma"],
    )
    g.do(0, "reveal", "acquire lady_jessica", "influence bene_gesserit")
    assert "end" not in g.offered(0)
    g.do(0, "do bene_gesserit/track/0", "plot charisma")
    assert g.state.turn.persuasion == 2


@pytest.mark.rule("IMP-10.04")
def test_two_copies_of_a_card_are_resolved_one_by_one(table: Any) -> None:
    g = table(hands={0: ["bene_gesserit_sister", "bene_gesserit_sister"]})
    g.do(0, "reveal", SISTER, "choose bene_gesserit_sister/reveal/0/0")
    assert g.offered(0).count(SISTER) == 1
    assert "end" not in g.offered(0)
    g.do(0, SISTER, "choose bene_gesserit_sister/reveal/0/1")
    assert (g.state.turn.persuasion, g.state.swords[0]) == (2, 2)
    assert SISTER not in g.offered(0)


@pytest.mark.rule("IMP-10.17", "IMP-9.06")
def test_a_troop_that_comes_late_makes_the_swords_count(table: Any) -> None:
    g = table(hands={0: ["stilgar"]}, intrigues={0: ["rapid_mobilization"]}, garrison={0: 2})
    g.do(0, "reveal")
    assert strength(g.state, 0) == 0
    g.do(0, "plot rapid_mobilization", "do rapid_mobilization/plot/0", "deploy 1", "end")
    assert told(g, "strength_set") == [(1, 2 + 3)]
