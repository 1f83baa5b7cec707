"""Alliances and the Nexus (CLS-17, CLS-37)."""

import pytest

from landsraad.games.classic.alliances import may_ally, nexus
from landsraad.games.classic.factions import (
    ATREIDES,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from landsraad.games.classic.map import AREA
from landsraad.games.classic.victory import strongholds_needed
from landsraad.table import asked, options, play

FOUR = "atreides,emperor,spacing_guild,harkonnen"


def gather(table, factions=FOUR, **position):
    """A table at which a Nexus begins, and nothing follows."""

    def begins(state):
        state.stack.clear()
        nexus(state)

    position.setdefault("turn", 2)
    return table(factions=factions, phase="charity", prepare=begins, **position)


def ally(g, one, other):
    g.do(one, f"offer {other}")
    g.do(other, f"accept {one}")


@pytest.mark.rule("CLS-17.01", "CLS-7.10")
def test_the_worm_brings_the_nexus_and_after_it_alliances_stand(table):
    g = table(
        factions=FOUR,
        phase="spice_blow",
        turn=2,
        spice_deck=["shai_hulud", "wind_pass_north"],
        alliances=[["spacing_guild", "harkonnen"]],
    )
    ally(g, "atreides", "emperor")
    for faction in FOUR.split(","):
        if faction in g.asked:
            g.do(faction, "done")
    assert g.keys.count("nexus_ends") == 1
    g.run_to("mentat_pause")
    verbs = {
        action.split()[0]
        for seat in range(4)
        for action in (*options(g.state, seat), *g.state.voluntary(seat))
    }
    assert not verbs & {"offer", "accept", "break"}
    assert g.state.allies[ATREIDES] == (EMPEROR,)
    assert g.state.allies[GUILD] == (HARKONNEN,)


@pytest.mark.rule("CLS-17.02", "CLS-37.01")
def test_an_alliance_has_two_members_and_several_may_exist(table):
    g = gather(table)
    ally(g, "atreides", "emperor")
    assert g.state.allies == [(EMPEROR,), (), (ATREIDES,), (), (), ()]
    assert g.offered("spacing_guild") == ["done", "offer harkonnen"]
    assert g.offered("atreides") == ["done", "break"]
    ally(g, "spacing_guild", "harkonnen")
    assert g.state.allies == [(EMPEROR,), (), (ATREIDES,), (), (HARKONNEN,), (GUILD,)]


@pytest.mark.rule("CLS-17.03")
def test_an_offer_alone_makes_no_alliance(table):
    g = gather(table)
    g.do("atreides", "offer emperor")
    assert g.state.allies == [()] * 6
    assert "accept atreides" not in g.offered("harkonnen")
    g.do("emperor", "done")
    assert g.state.allies == [()] * 6
    g.do("atreides", "done")
    assert "emperor" not in g.asked


@pytest.mark.rule("CLS-17.03")
def test_one_announcement_breaks_an_alliance(table):
    g = gather(table, alliances=[["atreides", "emperor"]])
    g.do("emperor", "break")
    assert g.state.allies == [()] * 6


@pytest.mark.rule("CLS-17.04")
def test_after_breaking_each_may_join_another_in_the_same_nexus(table):
    g = gather(table, alliances=[["atreides", "emperor"]])
    g.do("emperor", "break")
    ally(g, "atreides", "harkonnen")
    ally(g, "emperor", "spacing_guild")
    assert g.state.allies == [(HARKONNEN,), (), (GUILD,), (), (EMPEROR,), (ATREIDES,)]


@pytest.mark.rule("CLS-17.04")
def test_former_allies_may_also_stay_alone(table):
    g = gather(table, alliances=[["atreides", "emperor"]])
    g.do("emperor", "break")
    for faction in FOUR.split(","):
        g.do(faction, "done")
    assert g.asked == set()
    assert g.state.allies == [()] * 6


@pytest.mark.rule("CLS-17.04", "CLS-17.18")
def test_whose_alliance_is_broken_decides_again(table):
    g = gather(table, alliances=[["atreides", "emperor"]])
    g.do("emperor", "done")
    assert "emperor" not in g.asked
    g.do("atreides", "break")
    assert g.offered("emperor") == [
        "done",
        *(f"offer {f}" for f in ("atreides", "spacing_guild", "harkonnen")),
    ]


@pytest.mark.rule("CLS-17.05")
def test_offers_and_membership_are_public(table):
    g = gather(table, alliances=[["spacing_guild", "harkonnen"]])
    g.do("atreides", "offer emperor")
    step = g.state.stack[-1]
    assert not step.secret
    for seat in (None, 0, 1, 2, 3):
        assert step.shown(g.state, seat)["offers"] == [["atreides", "emperor"]]
    g.do("emperor", "accept atreides")
    g.do("harkonnen", "break")
    told = {(event.key, event.args): event.only for event in g.events}
    assert told["alliance_offered", ("atreides", "emperor")] is None
    assert told["alliance_made", ("emperor", "atreides")] is None
    assert told["alliance_broken", ("harkonnen", "spacing_guild")] is None


@pytest.mark.rule("CLS-17.07", "CLS-17.18")
def test_the_nexus_ends_when_all_are_done(table):
    g = gather(table)
    assert g.asked == set(FOUR.split(","))
    for faction in ("harkonnen", "atreides", "emperor"):
        g.do(faction, "done")
        assert faction not in g.asked
        assert "nexus_ends" not in g.keys
    g.do("spacing_guild", "done")
    assert g.asked == set()
    assert g.keys[-1] == "nexus_ends"


@pytest.mark.rule("CLS-17.18")
def test_an_offer_calls_back_whoever_was_done(table):
    g = gather(table)
    g.do("emperor", "done")
    g.do("spacing_guild", "done")
    g.do("harkonnen", "done")
    g.do("atreides", "offer emperor")
    g.do("atreides", "done")
    assert g.asked == {"emperor"}
    assert g.offered("emperor") == [
        "done",
        "accept atreides",
        "offer spacing_guild",
        "offer harkonnen",
    ]
    g.do("emperor", "accept atreides")
    assert g.asked == {"atreides", "emperor"}  # their alliance changed, so both decide again
    g.do("atreides", "done")
    g.do("emperor", "done")
    assert g.keys[-1] == "nexus_ends"


@pytest.mark.rule("CLS-17.18")
def test_done_declines_what_was_offered(table):
    g = gather(table)
    g.do("atreides", "offer emperor")
    g.do("emperor", "done")
    assert ("alliance_declined", ("emperor", "atreides")) in [(e.key, e.args) for e in g.events]
    g.do("harkonnen", "offer emperor")
    assert "accept atreides" not in g.offered("emperor")
    assert "accept harkonnen" in g.offered("emperor")


@pytest.mark.rule("CLS-17.18")
def test_an_offer_lapses_when_either_side_allies_elsewhere(table):
    g = gather(table)
    g.do("atreides", "offer emperor")
    ally(g, "atreides", "harkonnen")
    assert "accept atreides" not in g.offered("emperor")
    g.do("atreides", "break")
    assert "accept atreides" not in g.offered("emperor")
    assert "offer atreides" in g.offered("emperor")


@pytest.mark.rule("CLS-17.18")
def test_each_offers_to_each_once_and_breaks_once_in_a_nexus(table):
    g = gather(table, alliances=[["atreides", "emperor"]])
    g.do("atreides", "break")
    ally(g, "atreides", "emperor")
    assert "atreides" not in g.asked  # it broke the alliance once, so it stands by it now
    assert g.offered("emperor") == ["done", "break"]
    g.do("emperor", "break")
    assert g.offered("atreides") == ["done", "offer spacing_guild", "offer harkonnen"]
    g.do("atreides", "offer harkonnen")
    g.do("harkonnen", "accept atreides")
    assert g.state.allies[ATREIDES] == (HARKONNEN,)
    assert "atreides" not in g.asked  # it broke one already, so nothing is left to decide


@pytest.mark.rule("CLS-17.18")
def test_whoever_is_offered_an_alliance_answers_instead_of_offering_one(table):
    g = gather(table)
    g.do("atreides", "offer emperor")
    assert "offer atreides" not in g.offered("emperor")
    assert "offer emperor" not in g.offered("atreides")


@pytest.mark.rule("CLS-17.18")
def test_with_the_option_each_has_the_floor_in_storm_order(table):
    order = ["emperor", "harkonnen", "atreides", "spacing_guild"]
    g = gather(table, order=order, options={"nexus_procedure": "storm_order"})
    assert g.asked == {"emperor"}
    g.do("emperor", "offer atreides")
    assert g.asked == {"emperor"}
    g.do("emperor", "done")
    assert g.asked == {"harkonnen"}
    g.do("harkonnen", "offer emperor")
    g.do("harkonnen", "done")
    assert g.asked == {"atreides"}
    g.do("atreides", "accept emperor")
    assert g.asked == {"atreides"}
    g.do("atreides", "done")
    assert g.asked == {"spacing_guild"}
    g.do("spacing_guild", "done")
    assert g.asked == {"emperor"}  # once more: its alliance changed, and Harkonnen's offer lapsed
    assert g.offered("emperor") == ["done", "break"]
    g.do("emperor", "done")
    assert g.keys[-1] == "nexus_ends"


def test_what_one_pledged_ends_with_the_alliance(table):
    g = gather(
        table,
        alliances=[["atreides", "emperor"], ["spacing_guild", "harkonnen"]],
        pledges={"atreides": 3, "emperor": 2, "harkonnen": 1},
    )
    g.do("atreides", "break")
    assert g.state.pledges == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("CLS-17.17", "CLS-EX-23")
def test_enemies_whom_the_storm_parts_in_one_territory_may_ally(table):
    g = gather(table, storm=6, forces={"atreides": {"pasty_mesa/5": 3}, "emperor": {"pasty_mesa/7": 2}})
    ally(g, "atreides", "emperor")
    assert g.state.allies[ATREIDES] == (EMPEROR,)
    assert g.state.forces[ATREIDES] == {AREA["pasty_mesa/5"]: 3}
    assert g.state.forces[EMPEROR] == {AREA["pasty_mesa/7"]: 2}


@pytest.mark.rule("CLS-17.21")
def test_an_alliance_outlives_the_forces_of_its_members(table):
    g = table(
        factions=FOUR,
        phase="spice_blow",
        turn=2,
        spice_deck=["shai_hulud", "wind_pass_north"],
        spice_piles=[["red_chasm"]],
        reserves={"emperor": 0},
        forces={"emperor": {"red_chasm/7": 4}},
        alliances=[["atreides", "emperor"]],
    )
    assert g.state.forces[EMPEROR] == {}
    assert g.state.tanks[EMPEROR] == 20
    assert "emperor" in g.asked
    for faction in ("atreides", "emperor", "spacing_guild", "harkonnen"):
        g.do(faction, "done")
    g.run_to("mentat_pause")
    assert g.state.allies[EMPEROR] == (ATREIDES,)
    assert EMPEROR in g.state.in_play


# How large alliances may be


@pytest.mark.rule("CLS-37.01", "CLS-37.02", "CLS-37.03", "CLS-37.04", "CLS-37.05", "CLS-16.03")
@pytest.mark.parametrize(
    ("variant", "members", "strongholds"),
    [("37.01", 2, 4), ("37.02", 2, 3), ("37.03", 3, 4), ("37.04", 3, 3), ("37.05", 6, 3)],
)
def test_the_variants_size_alliances_and_what_they_need(table, variant, members, strongholds):
    together = ["atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen"]
    for size in range(1, 6):
        g = table(
            factions=",".join(together),
            options={"alliance_variant": variant},
            phase="charity",
            alliances=[together[:size]],
        ).state
        assert may_ally(g, ATREIDES, HARKONNEN) == (size < members)
        assert may_ally(g, HARKONNEN, ATREIDES) == (size < members)
    assert strongholds_needed(g, (ATREIDES, *g.allies[ATREIDES])) == strongholds


@pytest.mark.rule("CLS-37.06", "CLS-17.03")
@pytest.mark.parametrize("variant", ["37.03", "37.04", "37.05"])
def test_a_third_member_needs_the_consent_of_both(table, variant):
    g = gather(table, options={"alliance_variant": variant}, alliances=[["atreides", "emperor"]])
    g.state.pledges[ATREIDES] = 3
    ally(g, "atreides", "harkonnen")
    assert g.state.allies[HARKONNEN] == ()
    g.do("emperor", "offer harkonnen")
    assert g.state.allies[HARKONNEN] == ()
    g.do("harkonnen", "accept emperor")
    assert g.state.allies == [
        (EMPEROR, HARKONNEN),
        (),
        (ATREIDES, HARKONNEN),
        (),
        (),
        (ATREIDES, EMPEROR),
    ]
    assert g.state.pledges == [0] * 6
    assert ("spacing_guild" in g.asked) == (variant == "37.05")


@pytest.mark.rule("CLS-37.05", "CLS-37.06")
def test_two_alliances_may_become_one_when_all_pairs_agree(table):
    g = gather(
        table,
        options={"alliance_variant": "37.05"},
        alliances=[["atreides", "emperor"], ["spacing_guild", "harkonnen"]],
    )
    ally(g, "atreides", "harkonnen")
    ally(g, "emperor", "harkonnen")
    ally(g, "spacing_guild", "emperor")
    assert g.state.allies[ATREIDES] == (EMPEROR,)
    ally(g, "spacing_guild", "atreides")
    assert g.state.allies[GUILD] == (ATREIDES, EMPEROR, HARKONNEN)
    assert g.state.allies[ATREIDES] == (EMPEROR, GUILD, HARKONNEN)


@pytest.mark.rule("CLS-37.06", "CLS-17.03")
def test_who_breaks_leaves_and_the_others_stay_together(table):
    g = gather(
        table,
        options={"alliance_variant": "37.03"},
        alliances=[["atreides", "emperor", "harkonnen"]],
        pledges={"atreides": 1, "emperor": 2, "harkonnen": 3},
    )
    g.do("emperor", "break")
    assert g.state.allies == [(HARKONNEN,), (), (), (), (), (ATREIDES,)]
    assert g.state.pledges == [0] * 6


@pytest.mark.rule("CLS-17.18")
def test_whoever_has_nothing_left_but_to_wait_is_not_asked(table):
    g = gather(table)
    g.do("atreides", "offer emperor", "offer spacing_guild", "offer harkonnen")
    assert g.asked == {"emperor", "spacing_guild", "harkonnen"}


@pytest.mark.rule("CLS-17.18")
def test_an_offer_is_reason_enough_to_be_asked(table):
    g = gather(table, factions="atreides,emperor,harkonnen")
    g.do("harkonnen", "offer emperor")
    g.do("emperor", "done")
    g.do("atreides", "offer harkonnen")
    assert g.offered("harkonnen") == ["done", "accept atreides"]


@pytest.mark.rule("CLS-17.18")
def test_who_was_called_back_by_an_offer_stays_called_while_others_ally(table):
    g = gather(table)
    g.do("emperor", "done")
    g.do("atreides", "offer emperor")
    ally(g, "spacing_guild", "harkonnen")
    assert "accept atreides" in g.offered("emperor")


@pytest.mark.rule("CLS-17.18")
def test_done_declines_only_what_one_was_offered_and_has_not_answered(table):
    g = gather(
        table, options={"alliance_variant": "37.03"}, alliances=[["atreides", "spacing_guild"]], turn=3
    )
    ally(g, "atreides", "emperor")
    g.do("harkonnen", "offer emperor", "offer atreides")
    g.do("emperor", "done")
    declined = [event.args for event in g.events if event.key == "alliance_declined"]
    assert declined == [("emperor", "harkonnen")]
    assert "accept harkonnen" in g.offered("atreides")
    ally(g, "spacing_guild", "emperor")
    assert g.state.allies[EMPEROR] == (ATREIDES, GUILD)


@pytest.mark.rule("CLS-17.03", "CLS-37.06")
@pytest.mark.parametrize(
    "consents",
    [
        ["emperor offer harkonnen", "atreides offer harkonnen", "harkonnen accept atreides"],
        ["emperor offer harkonnen", "harkonnen offer atreides", "atreides accept harkonnen"],
        ["harkonnen offer emperor", "harkonnen offer atreides", "atreides accept harkonnen"],
    ],
)
def test_an_unanswered_offer_is_no_consent_to_a_third_member(table, consents):
    g = gather(table, options={"alliance_variant": "37.03"}, alliances=[["atreides", "emperor"]])
    for consent in consents:
        faction, action = consent.split(maxsplit=1)
        g.do(faction, action)
    assert g.state.allies[HARKONNEN] == ()


@pytest.mark.rule("CLS-17.18", "CLS-37.06")
def test_an_acceptance_that_waits_for_a_third_calls_nobody_back(table):
    g = gather(table, options={"alliance_variant": "37.03"}, alliances=[["atreides", "emperor"]])
    g.do("atreides", "offer harkonnen", "done")
    g.do("harkonnen", "accept atreides")
    assert ("alliance_accepted", ("harkonnen", "atreides")) in [(e.key, e.args) for e in g.events]
    assert g.asked == {"emperor", "spacing_guild", "harkonnen"}


@pytest.mark.rule("CLS-17.18")
def test_who_broke_an_alliance_may_look_for_more_allies_but_break_no_other(table):
    g = gather(table, options={"alliance_variant": "37.03"}, alliances=[["atreides", "emperor"]])
    g.do("atreides", "break")
    ally(g, "atreides", "harkonnen")
    assert g.offered("atreides") == ["done", "offer emperor", "offer spacing_guild"]


@pytest.mark.rule("CLS-17.03", "CLS-17.04", "CLS-37.06")
@pytest.mark.parametrize("breaks", ["atreides", "emperor"])
def test_those_whom_only_a_former_ally_kept_apart_are_allies_when_it_is_gone(table, breaks):
    g = gather(table, options={"alliance_variant": "37.03"}, alliances=[["atreides", "emperor"]])
    ally(g, "atreides", "harkonnen")
    assert g.state.allies[HARKONNEN] == ()  # the Emperor hasn't agreed
    g.do(breaks, "break")
    assert g.state.allies == [(HARKONNEN,), (), (), (), (), (ATREIDES,)]
    assert "harkonnen" in g.asked


@pytest.mark.rule("CLS-17.03")
@pytest.mark.parametrize("breaks", ["atreides", "emperor"])
def test_a_break_turns_no_unanswered_offer_into_an_alliance(table, breaks):
    g = gather(table, options={"alliance_variant": "37.03"}, alliances=[["atreides", "emperor"]])
    g.do("atreides", "offer harkonnen")
    g.do(breaks, "break")
    assert g.state.allies == [()] * 6
    assert "accept atreides" in g.offered("harkonnen")


@pytest.mark.rule("CLS-36.07")
@pytest.mark.parametrize(
    ("form", "factions"), [("one_faction", "atreides,harkonnen"), ("two_factions", FOUR)]
)
def test_with_two_players_a_nexus_has_no_effect(table, form, factions):
    g = table(
        factions=factions,
        players=2,
        options={"two_player_form": form},
        phase="spice_blow",
        turn=2,
        spice_deck=["shai_hulud", "old_gap"],
        prepare=lambda state: state.stack.__delitem__(slice(-1)),
    )
    assert "nexus_begins" in g.keys
    assert not g.state.stack
    assert g.state.allies == [()] * 6
    pairs = [(one, other) for one in g.state.in_play for other in g.state.in_play]
    assert not any(may_ally(g.state, one, other) for one, other in pairs)


@pytest.mark.rule("CLS-36.07")
def test_three_players_do_have_a_nexus(table):
    g = gather(table, factions="atreides,harkonnen,fremen")
    assert g.asked == {"atreides", "harkonnen", "fremen"}
    assert may_ally(g.state, FREMEN, ATREIDES)


@pytest.mark.rule("CLS-17.18")
@pytest.mark.parametrize("procedure", ["open", "storm_order"])
@pytest.mark.parametrize("variant", ["37.01", "37.04", "37.05"])
def test_a_nexus_always_ends(table, procedure, variant):
    everybody = "atreides,bene_gesserit,emperor,fremen,spacing_guild,harkonnen"
    for seed in range(15):
        g = gather(
            table,
            factions=everybody,
            seed=str(seed),
            options={"nexus_procedure": procedure, "alliance_variant": variant},
        )
        moves = 0
        while seats := asked(g.state):
            seat = g.state.chance.pick(seats)
            willing = [action for action in options(g.state, seat) if action != "done"]
            play(g.state, seat, g.state.chance.pick(willing) if willing else "done")
            g.check()
            moves += 1
            assert moves < 200
        assert g.keys[-1] == "nexus_ends"
