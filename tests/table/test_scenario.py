"""Scenarios say what is expected, and which expectation was not met."""

from pathlib import Path

import pytest

from landsraad.table import BrokenScenario
from landsraad.table.scenario import KEYS, STEPS, read, run, run_file
from toy import DOCS, GAME, toy_game

KARAMA = """\
title: The Karama spoils a harvest
game: smugglers
seats: 2
options: {karama: on}
coming:
  shuffles: [[0, 5, 6, 7, 10, 11, 12, 13]]
  draws: [3, 0]
auto: [pass]
play:
  - asked: [red, blue]
    offered: {red: [send 0, send 7], blue: send 13}
    not_offered: {red: [send 13, karama]}
  - red: send 5
  - "blue: send 13"
  - offered: {red: [pass, karama, ~order karama pass]}
    sees: {red: {hand: [0, 6, 7], spice.0: 0}, spectator: {round: 1}}
    doesnt_see: {blue: [step.winner, hand.5], red: {hand: [0]}, spectator: [hand]}
    told: [harvest 4, sent 0 5, sent 1]
  - {seat: red, do: karama}
  - told: {blue: spoiled 0 4, spectator: spoiled}
    not_told: taken
    state: {spice: [0, 0]}
    winners:
"""


def outcome(text: str):
    return run(read(text), GAME)


def test_a_scenario_that_holds():
    held = outcome(KARAMA)
    assert held.passed, held.failures
    assert held.checked == 27
    assert held.title == "The Karama spoils a harvest"


@pytest.mark.parametrize(
    ("was", "now", "failure"),
    [
        ("asked: [red, blue]", "asked: red", 'line 10, step 1: asked: expected ["red"], got ["blue","red"]'),
        ("red: [send 0, ", "red: [send 1, ", "line 10, step 1: offered to red: expected send 1, got ["),
        (
            "red: [send 13, karama]",
            "red: [send 0]",
            "step 1: not offered to red: expected no 'send 0', got it is offered",
        ),
        ("spice.0: 0", "spice.0: 3", "line 15, step 4: red sees spice.0: expected 3, got 0"),
        ("{round: 1}", "{nothing: 1}", "spectator sees nothing: expected 1, got (nothing)"),
        (
            "spectator: [hand]",
            "spectator: [cards]",
            "spectator doesn't see cards: expected (nothing), got [3,3]",
        ),
        (
            "red: {hand: [0]}",
            "red: {hand: [0, 6, 7]}",
            "red doesn't see hand: expected not [0,6,7], got [0,6,7]",
        ),
        ("harvest 4", "harvest 5", "told to anybody: expected harvest 5, got"),
        ("[harvest 4, sent 0 5, sent 1]", "[sent 1, harvest 4]", "expected harvest 4, got"),
        ("not_told: taken", "not_told: spoiled 0", "not told to anybody: expected no 'spoiled 0'"),
        ("spice: [0, 0]", "spice: [0, 4]", "line 20, step 6: state spice: expected [0,4], got [0,0]"),
        ("winners:", "winners: red", 'winners: expected ["red"], got null'),
        (
            "do: karama",
            "do: karamba",
            'line 19, step 5: red: karamba: expected this action offered, got ["pass',
        ),
    ],
)
def test_an_expectation_that_is_not_met(was, now, failure):
    assert was in KARAMA
    failures = outcome(KARAMA.replace(was, now)).failures
    assert len(failures) == 1
    assert failure in str(failures[0])


def test_auto_plays_for_whoever_would_hold_up_the_next_action():
    text = KARAMA.split("  - offered: {red: [pass", maxsplit=1)[0] + "  - red: send 0\n"
    assert outcome(text).passed
    assert not outcome(text.replace("auto: [pass]\n", "")).passed
    assert outcome(text.replace("auto: [pass]", "auto: [forced, pass]")).passed


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("- a", "a scenario is 'key: value' lines"),
        ("", "a scenario is 'key: value' lines"),
        ("game: [", "line 1: not YAML"),
        ("game: smugglers\nseats: 2\nplays: []", "no key 'plays' in a scenario"),
        ("game: smugglers\nplay: []", "'seats' is missing"),
        ("game: smugglers\nseats: two\nplay: []", "'seats' must be a number, not 'two'"),
        ("game: smugglers\nseats: 2\nplay: {}\noptions: [a]", "'options' must be 'key: value' lines"),
        ("game: smugglers\nseats: 2\nplay: 3", "'play' must be a list"),
        ("game: smugglers\nseats: 2\nseats: 3\nplay: []", "line 3: 'seats' is there twice"),
        ("game: smugglers\nseats: 2\nplay:\n  - red", "line 4: 'red' is not 'seat: action'"),
        ("game: smugglers\nseats: 2\nplay:\n  - {sees: {}, hears: {}}", "line 4: no key 'hears' in a step"),
        (
            "game: smugglers\nseats: 2\nplay:\n  - {red: send 5, asked: [blue]}",
            'an action with expectations beside it is written in full: seat: red, do: "send 5"',
        ),
        (
            "game: smugglers\nseats: 2\nplay:\n  - {do: pass, sees: {}}",
            "line 4: 'seat' and 'do' belong together",
        ),
        ("game: smugglers\nseats: 2\ncoming: {dice: [1]}\nplay: []", "'coming' takes 'draws' and 'shuffles'"),
        ("game: smugglers\nseats: 2\ncoming: {draws: [x]}\nplay: []", "'draws' must be a list of numbers"),
        (
            "game: smugglers\nseats: 2\ncoming: {shuffles: [x]}\nplay: []",
            "'shuffles' must be a list of lists",
        ),
    ],
)
def test_a_file_that_cannot_be_understood(text, why):
    with pytest.raises(BrokenScenario, match="scenario") as broken:
        read(text)
    assert why in str(broken.value)
    assert "\n" not in str(broken.value)


@pytest.mark.parametrize(
    ("was", "now", "why"),
    [
        ("seats: 2", "seats: 7", "2 to 4 players, not 7"),
        ("karama: on", "karama: perhaps", "option karama takes"),
        ("[0, 5,", "[arrakeen, 5,", "nothing named 'arrakeen'"),
        (
            "asked: [red",
            "sees: {purple: {x: 1}}\n    asked: [red",
            "line 10: no seat 'purple'; there are: red, blue",
        ),
        ("asked: [red, blue]", "sees: 3", "expected 'seat: ...', not 3"),
        ("auto:", "position: {hands: 1}\nauto:", "has no positions"),
    ],
)
def test_a_scenario_that_cannot_be_set_up(was, now, why):
    with pytest.raises(BrokenScenario) as broken:
        outcome(KARAMA.replace(was, now))
    assert why in str(broken.value)


def test_files(tmp_path):
    path = tmp_path / "karama.yaml"
    path.write_text(KARAMA)
    assert run_file(path, GAME).file == str(path)
    with pytest.raises(BrokenScenario, match="can't read"):
        run_file(Path(tmp_path / "none.yaml"), GAME)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BrokenScenario, match="not a text file"):
        run_file(path, GAME)


def test_the_example_of_the_manual():
    page = (DOCS / "scenarios.md").read_text()
    example = page.split("```yaml\n")[1].partition("```")[0]
    held = outcome(example)
    assert held.passed, held.failures
    assert held.checked == 9


def test_the_manual_names_every_key():
    page = (DOCS / "scenarios.md").read_text()
    assert [key for key in (*KEYS, *STEPS) if f"`{key}`" not in page and f"{key}:" not in page] == []


def test_events_told_to_some_only(monkeypatch):
    original = toy_game.Smugglers.tell
    monkeypatch.setattr(
        toy_game.Smugglers, "tell", lambda self, key, *args: original(self, key, *args, only=(1,))
    )
    start = "game: smugglers\nseats: 2\nplay:\n  - told: "
    assert outcome(start + "{blue: harvest}").passed
    assert not outcome(start + "{red: harvest}").passed
    assert not outcome(start + "{spectator: harvest}").passed
    assert outcome(start.replace("told", "not_told") + "{red: harvest, spectator: harvest}").passed


def test_told_looks_no_further_back_than_the_last_one():
    text = "game: smugglers\nseats: 2\nplay:\n  - told: harvest\n  - told: harvest\n"
    assert [failure.step for failure in outcome(text).failures] == [2]
