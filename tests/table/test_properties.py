"""Properties that hold whatever comes: chance, options, records with broken lines, actions from strangers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from landsraad.games.classic import GAME as CLASSIC
from landsraad.table import Chance, NotOffered, TableError, asked, options, play
from landsraad.table.options import parse, spelled
from landsraad.table.record import as_text, header, read, replay, verify
from toy import GAME, random_game, record_text


def complaint(attempt: Callable[[], object]) -> str:
    """How it is refused, if it is: anything but a `TableError` is a fault."""
    try:
        attempt()
    except TableError as error:
        return str(error)
    return ""


# How long an example takes says nothing where others work too.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.text(st.characters(codec="utf-8"), max_size=80)


@patient
@given(seeds, st.lists(st.integers(1, 1 << 70), max_size=20))
def test_chance_stays_in_range_and_repeats_itself(seed: str, sides: list[int]) -> None:
    one, other = Chance(seed), Chance(seed)
    drawn = [one.draw(n) for n in sides]
    assert all(0 <= number < n for number, n in zip(drawn, sides, strict=True))
    assert drawn == [other.draw(n) for n in sides]
    assert one == other


@patient
@given(seeds, st.lists(st.integers(), max_size=40))
def test_a_shuffle_loses_nothing(seed: str, items: list[int]) -> None:
    assert sorted(Chance(seed).shuffled(items)) == sorted(items)
    if items:
        assert Chance(seed).pick(items) in items


@patient
@given(st.data())
def test_options_come_back_from_their_spelling(data: st.DataObject) -> None:
    given_ = {
        option.name: data.draw(st.sampled_from(option.values), label=option.name)
        for option in CLASSIC.options
        if option.values and data.draw(st.booleans())
    }
    opts = parse(CLASSIC.options_type, given_)
    every = spelled(opts)
    assert {name: every[name] for name in given_} == given_
    assert parse(CLASSIC.options_type, every) == opts


@patient
@given(st.sampled_from([option.name for option in CLASSIC.options]), st.text(max_size=20))
def test_an_option_is_understood_or_refused_in_one_line(name: str, value: str) -> None:
    why = complaint(lambda: CLASSIC.setup(4, {name: value}, Chance("x")))
    assert "\n" not in why
    if not why:
        assert spelled(parse(CLASSIC.options_type, {name: value}))[name] == value


@cache
def toy_lines(seed: int) -> tuple[str, ...]:
    return tuple(record_text(str(seed)).splitlines(keepends=True))


@patient
@given(st.integers(0, 3), st.integers(0, 30))
def test_a_record_round_trips_at_any_length(seed: int, actions: int) -> None:
    g, lines = random_game(str(seed), actions=actions)
    record = read(as_text(header(GAME, 4, {}, str(seed)), lines))
    assert record.trusted
    assert replay(record, GAME) == verify(record, GAME) == g


@settings(patient, max_examples=300)
@given(st.data())
def test_a_broken_record_is_refused_in_one_line_or_is_another_game(data: st.DataObject) -> None:
    """Lines lost, doubled, changed, moved, cut off: never anything but a clear refusal, and what went before is kept."""
    lines = list(toy_lines(data.draw(st.integers(0, 3))))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["lose", "double", "change", "move", "cut"])):
            case "lose":
                del lines[at]
            case "double":
                lines.insert(at, lines[at])
            case "change":
                lines[at] = data.draw(st.text(max_size=30)) + "\n"
            case "move":
                lines.append(lines.pop(at))
            case "cut":
                lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
        if not lines:
            break
    text = "".join(lines)
    why = complaint(lambda: verify(read(text), GAME))
    assert "\n" not in why
    assert "\n" not in complaint(lambda: replay(read(text), GAME))
    if not why:
        record = read(text)
        assert record.trusted or not record.sealed


actions = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["pass", "dial 3", "dial 03", "dial  3", " dial 3", "dial 3 ", "DIAL 3", "~order karama pass"]
    ),
    st.none(),
    st.integers(),
    st.binary(max_size=3),
    st.lists(st.text(max_size=3), max_size=2),
)


@pytest.mark.parametrize("played", [0, 40, 150])
def test_a_strangers_action_is_one_of_those_offered_or_refused(played: int) -> None:
    g = CLASSIC.new(6, {"mode": "advanced"}, "strangers")
    for _ in range(played):
        seat = asked(g)[0]
        play(g, seat, options(g, seat)[-1])
    before = CLASSIC.dump(g)

    @patient
    @given(st.one_of(st.integers(-2, 8), st.none(), st.booleans(), st.text(max_size=2)), actions)
    def refused(seat: int, action: str) -> None:
        legal = isinstance(seat, int) and isinstance(action, str) and seat in range(6)
        if legal and type(seat) is int and action in (*options(g, seat), *g.voluntary(seat)):
            return
        with pytest.raises(NotOffered):
            play(g, seat, action)
        assert CLASSIC.dump(g) == before

    refused()
