"""The story: what is told once, together, under headings."""

import pytest

from landsraad.cli.story import Story
from landsraad.table import Event
from landsraad.table.texts import Texts

TEXTS = Texts("""
-headings = turn phase
-joined = bid passed drawn drawn-is
-replaces = shipped:will-ship drawn-is:drawn
-implied = played:discarded
turn = TURN { $a0 }
phase = { $a0 }
bid = { $a0 } bids { $a1 }.
passed = { $a0 } passes.
will-ship = { $a0 } will ship.
shipped = { $a0 } ships.
played = { $a0 } plays.
discarded = { $a0 } discards.
drawn = { $a0 } draws.
drawn-is = You draw { $a0 }.
silent = { "" }
""")


def told(*events: Event) -> list[str]:
    story = Story(TEXTS)
    story.hear(events)
    return list(story.new())


def test_short_events_share_a_line() -> None:
    events = [
        Event("bid", ("a", 1)),
        Event("passed", ("b",)),
        Event("shipped", ("c",)),
        Event("bid", ("d", 2)),
    ]
    assert told(*events) == ["  a bids 1. b passes.", "  c ships.", "  d bids 2."]
    assert len(told(*events[:2] * 20)) > 1


@pytest.mark.parametrize("name", range(1, 60))
def test_a_line_that_is_shared_fits(monkeypatch, name: int) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = told(Event("bid", ("a", 1)), Event("bid", ("b" * name, 1)))
    assert all(line.startswith(("  a", "  b")) or name > 48 for line in lines)
    assert max(map(len, lines)) < 60


def test_the_same_several_times_is_counted() -> None:
    events = [Event("passed", ("a",))] * 3 + [Event("passed", ("b",)), Event("passed", ("a",))]
    assert told(*events) == ["  a passes. (3×) b passes. a passes."]


@pytest.mark.parametrize("name", ["Guild Rep.", "To the Victor..."])
def test_a_name_with_a_full_stop_ends_the_sentence(name: str) -> None:
    assert told(Event("drawn_is", (name.replace(" ", "-"),))) == [f"  You draw {name.replace(' ', '-')}"]


def test_empty_headings_are_left_out() -> None:
    events = [
        Event("phase", ("storm",)),
        Event("phase", ("bids",)),
        Event("turn", (2,)),
        Event("phase", ("storm",)),
    ]
    assert told(*events) == ["", "TURN 2", "", "storm"]


def test_what_is_said_already_is_not_told_again() -> None:
    assert told(Event("will_ship", ("a",)), Event("shipped", ("a",))) == ["  a ships."]
    assert told(Event("will_ship", ("a",)), Event("shipped", ("b",))) == ["  a will ship.", "  b ships."]
    assert told(Event("played", ("a",)), Event("discarded", ("a",))) == ["  a plays."]
    assert told(Event("silent")) == []


def test_what_one_knows_better_replaces_what_all_hear() -> None:
    """Its last arguments say whom it is about; what shares the line stays."""
    events = [
        Event("passed", ("b",)),
        Event("drawn", ("a",)),
        Event("drawn_is", ("karama", "a")),
        Event("drawn", ("c",)),
        Event("drawn", ("a",)),
        Event("drawn_is", ("shield", "a")),
    ]
    assert told(*events) == ["  b passes. You draw karama. c draws. You draw shield."]


def test_what_was_told_stays() -> None:
    story = Story(TEXTS)
    story.hear([Event("will_ship", ("a",)), Event("bid", ("a", 1))])
    assert list(story.new()) == ["  a will ship.", "  a bids 1."]
    story.hear([Event("shipped", ("a",)), Event("bid", ("a", 2))])
    assert list(story.new()) == ["  a ships.", "  a bids 2."]
    assert len(list(story.all())) == 4
    story.skip(but=1)
    assert list(story.new()) == ["  a bids 2."]
