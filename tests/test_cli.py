"""The commands, as a newcomer meets them."""

import json
import os
import pty
import re
import resource
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from landsraad.cli import COMMANDS, main, parser
from landsraad.table.record import read
from toy import DOCS, record_text

SRC = Path(__file__).parents[1] / "src"
COMMAND = [sys.executable, "-m", "landsraad.cli"]


@pytest.fixture(autouse=True)
def toy_is_installed(tmp_path_factory, monkeypatch):
    """The toy game, as a stranger's package would bring it."""
    packages = tmp_path_factory.mktemp("packages")
    info = packages / "toy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[landsraad.games]\nsmugglers = toy_game:GAME\n")
    monkeypatch.syspath_prepend(str(packages))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (SRC, DOCS, packages))))
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def here(tmp_path, monkeypatch):
    """An empty current folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def wrong(capsys, *arguments: str) -> str:
    """The one line that a wrong call gets."""
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("landsraad")
    return err


def object_of(capsys, *arguments: str, code: int = 0):
    """The one JSON object that --json prints."""
    assert main([*arguments, "--json"]) == code
    out, err = capsys.readouterr()
    assert err == ""
    data = json.loads(out)
    assert isinstance(data, dict)
    return data


# -- all commands


def computed() -> float:
    """Seconds that processors have worked for programs that were called here."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_help_is_quick():
    best, tries = 9.0, 12  # a busy machine slows down even what is counted alone
    while best >= 0.3 and tries:
        start = computed()
        done = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, check=True)
        best, tries = min(best, computed() - start), tries - 1
    assert best < 0.3
    for command in COMMANDS:
        assert command.HELP in done.stdout


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__.rpartition(".")[2])
def test_every_command_helps_with_an_example(command, capsys):
    name = command.__name__.rpartition(".")[2]
    assert main([name, "--help"]) == 0
    out = capsys.readouterr().out
    assert re.search(rf"^(example:|examples:\n ) landsraad {name}", out, re.MULTILINE)
    *text, _ = out.partition("example")
    assert max(map(len, text[0].splitlines())) <= 80


def test_examples_call_the_program_as_the_person_does(monkeypatch, capsys):
    monkeypatch.setenv("LANDSRAAD_CALLED", "./landsraad")
    assert main(["rules", "--help"]) == 0
    assert "example: ./landsraad rules classic --json" in capsys.readouterr().out


@pytest.mark.parametrize(
    "example", [line for command in COMMANDS for line in command.EXAMPLES], ids=lambda line: line[10:]
)
def test_examples_are_commands_with_such_arguments(example):
    assert parser().parse_args(example.split()[1:]).run


def test_what_cannot_be_shown_or_read_is_no_error(here):
    play = f"{' '.join(COMMAND)} play imperium --text --language ru --save my.record"
    for encoding in ("ascii", "iso-8859-1"):
        done = subprocess.run(
            ["sh", "-c", play],
            input=b"\xff\xfe\xc4\n",
            env={**os.environ, "PYTHONIOENCODING": encoding},
            capture_output=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")


def test_errors_are_lost_where_standard_error_is_closed():
    done = subprocess.run(
        ["sh", "-c", f"{' '.join(COMMAND)} games nope --json 2>&-"], capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, b"")


def test_version(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("landsraad 0.")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "name a command: games, play, "),
        (["dance"], "no command 'dance'; there are: games, play, "),
        (["--dance"], "unknown: --dance"),
        (["play", "classic", "--txt"], "landsraad play: unknown: --txt (see landsraad play --help)"),
        (["games", "nope"], "no game 'nope'"),
        (["selfplay"], "required: GAME"),
        (["selfplay", "nope"], "no game 'nope'; installed: "),
        (["selfplay", "no.such:GAME"], "no game 'no.such:GAME'"),
        (["selfplay", "smugglers", "--seats", "9"], "2 to 4 players, not 9"),
        (["selfplay", "smugglers", "--seats", "two"], "invalid int value: 'two'"),
        (["selfplay", "smugglers", "--option", "karama"], "takes NAME=VALUE, not 'karama'"),
        (["selfplay", "smugglers", "--option", "x=1"], "no option 'x'; there are: karama"),
        (["selfplay", "smugglers", "--option", "karama=1"], "takes on | off, not '1'"),
        (["selfplay", "smugglers", "--games", "0"], "at least one game"),
        (["selfplay", "smugglers", "--jobs", "0"], "at least one game and one job"),
        (
            ["selfplay", "smugglers", "--players", "great"],
            "no player 'great' for smugglers; there are: random",
        ),
        (["selfplay", "smugglers", "--players", "random,random"], "one kind of player for all, or 4 kinds"),
        (["play", "smugglers", "--text", "--against", "great"], "no player 'great' for smugglers"),
        (["selfplay", "smugglers", "--voluntary", "1"], "--voluntary is from 0 to 0.9, not 1"),
        (["selfplay", "classic", "--option", "mod=basic"], "no option 'mod'; did you mean mode"),
        (["conformance", "smugglers", "--games", "0"], "at least one game"),
        (["conformance", "nope"], "no game 'nope'"),
        (["replay", "nothing"], "can't read nothing: No such file"),
        (["scenario", "nothing"], "can't read nothing: No such file"),
        (["scenario", "."], "no .yaml files in ."),
        (["rules", "nope"], "no numbered rules of 'nope'"),
        (["bench", "nope"], "no game 'nope'"),
        (["bench", "--against", "chess"], "invalid choice: 'chess'"),
        (["bench", "smugglers", "--seconds", "0"], "above 0"),
        (["bench", "smugglers", "--seconds", "nan"], "above 0"),
        (["play", "smugglers", "--text", "--me", "purple"], "no seat 'purple'; there are: red, blue"),
        (["play", "smugglers", "--text", "--save", "no/where"], "can't write no/where: No such file"),
        (["play", "smugglers", "--text", "--save", "."], "can't save in .: it is no file"),
        (["play", "smugglers", "--text", "--save", "/dev/zero"], "can't save in /dev/zero: it is no file"),
    ],
)
def test_what_is_wrong_gets_one_line(arguments, why, capsys, here):
    assert why in wrong(capsys, *arguments)
    assert list(here.iterdir()) == []


def test_a_reader_that_goes_away_is_no_error():
    script = f"{sys.executable} -m landsraad.cli games | true"
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a Linux device")
def test_a_full_disk_gets_one_line():
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "landsraad: No space left on device\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_closed_streams_lose_nothing(closed, here):
    play = f"{' '.join(COMMAND)} play smugglers --text --seed 5 --save my.record {closed}"
    done = subprocess.run(
        ["sh", "-c", play], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(read(here / "my.record").actions) == 0


def test_a_game_that_nobody_reads_on_is_kept(here):
    play = f"yes any | head -3 | {' '.join(COMMAND)} play smugglers --text --seed 5 | true"
    done = subprocess.run(["sh", "-c", play], capture_output=True, text=True, check=False)
    assert done.stderr == ""


# -- games, selfplay, conformance, rules, bench


def test_games(capsys):
    games = {game["id"]: game for game in object_of(capsys, "games")["games"]}
    toy = games["smugglers"]
    assert (toy["name"], toy["seats"]) == ("Smugglers", [2, 3, 4])
    assert toy["options"][0]["name"] == "karama"
    assert toy["options"][0]["values"] == ["on", "off"]
    assert toy["options"][0]["default"] == "on"
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "smugglers: Smugglers, 2 to 4 players" in out
    assert "--option karama=on" in out
    assert main(["games", "smugglers"]) == 0
    assert capsys.readouterr().out.count(" players\n") == 1
    assert [game["id"] for game in object_of(capsys, "games", "smugglers")["games"]] == ["smugglers"]


def test_selfplay(capsys):
    arguments = ["selfplay", "smugglers", "--seats", "3", "--games", "12", "--seed", "x"]
    one = object_of(capsys, *arguments)
    assert list(one) == [
        *("game", "seats", "options", "games", "finished", "decisions", "choices", "seconds"),
        *("decisions_per_s", "choices_per_s", "winners", "mean_turns", "errors", "digest", "players"),
    ]
    two = object_of(capsys, *arguments, "--jobs", "2")
    assert one["digest"] == two["digest"]
    assert main(arguments) == 0
    assert one["digest"] in capsys.readouterr().out


def test_selfplay_of_several_kinds(capsys, monkeypatch):
    monkeypatch.chdir(DOCS.parent / "tests")
    last = "test_registry:Last"
    arguments = ["selfplay", "smugglers", "--seats", "3", "--games", "6", "--rotate"]
    monkeypatch.syspath_prepend(DOCS.parent / "tests" / "players")
    data = object_of(capsys, *arguments, "--players", f"{last},random,random")["players"]
    assert {name: kind["seats"] for name, kind in data.items()} == {last: 6, "random": 12}
    assert data[last]["choices"] == 18
    assert data["random"]["choices"] == 0
    assert sum(kind["won"] for kind in data.values()) == pytest.approx(6)
    assert sum(kind["par"] for kind in data.values()) == pytest.approx(6)
    assert main([*arguments, "--players", f"{last},random,random"]) == 0
    assert f"{last}: won " in capsys.readouterr().out


def test_selfplay_with_errors_exits_with_1(capsys, monkeypatch, here):
    import toy_game

    monkeypatch.setattr(toy_game.SmugglersGame, "max_actions", 3)
    data = object_of(capsys, "selfplay", "smugglers", "--games", "2", "--record", "records", code=1)
    assert len(data["errors"]) == 2
    assert len(list((here / "records").iterdir())) == 2
    assert main(["selfplay", "smugglers", "--games", "12"]) == 1
    assert "… and 2 more errors" in capsys.readouterr().out


def test_a_game_that_is_not_installed(capsys, monkeypatch):
    monkeypatch.chdir(DOCS)
    assert object_of(capsys, "selfplay", "toy_game:GAME", "--games", "2")["finished"] == 2


def test_conformance(capsys, monkeypatch):
    data = object_of(capsys, "conformance", "smugglers", "--games", "6")
    assert data["failed"] == 0
    assert {"secrecy", "clone", "forged"} <= {check["name"] for check in data["checks"]}
    import toy_game

    monkeypatch.setattr(toy_game.Spoil, "secret", False)
    assert object_of(capsys, "conformance", "smugglers", "--games", "6", code=1)["failed"] >= 1
    assert main(["conformance", "smugglers", "--games", "6"]) == 1
    out = capsys.readouterr().out
    assert "FAILED secrecy" in out
    assert "first: game " in out


def test_rules(capsys):
    data = object_of(capsys, "rules", "classic")
    assert set(data["classic"]) == {"proved", "excluded", "unproved"}
    assert main(["rules"]) == 0
    assert capsys.readouterr().out.startswith("classic: ")


def test_bench(capsys):
    data = object_of(capsys, "bench", "smugglers", "--seconds", "0.2")
    wanted = {"choices_per_s", "decisions_per_s", "clone_us", "view_us", "replay_per_s", "record_bytes"}
    assert wanted <= data["smugglers"].keys()
    assert main(["bench", "smugglers", "--seconds", "0.2"]) == 0
    assert "clone_us" in capsys.readouterr().out


def test_bench_without_the_rival(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert "pip install catanatron" in wrong(capsys, "bench", "smugglers", "--against", "catanatron")


# -- replay


def test_replay(capsys, here):
    (here / "game.record").write_text(record_text("7"))
    data = object_of(capsys, "replay", "game.record")
    assert (data["actions"], data["played"], data["checksum"], data["winners"]) == (13, 13, True, ["green"])
    assert data["seat"] is None
    data = object_of(capsys, "replay", "game.record", "--to", "5", "--seat", "blue")
    assert (data["played"], data["seat"], data["asked"]) == (5, "blue", ["red", "blue", "green", "yellow"])
    assert len(data["view"]["hand"]) == 3
    assert main(["replay", "game.record", "--log", "--verify"]) == 0
    out = capsys.readouterr().out
    assert "red sends smuggler 14." in out
    assert "won by green" in out
    assert "purple" in wrong(capsys, "replay", "game.record", "--seat", "purple")
    assert "13 actions, not 99" in wrong(capsys, "replay", "game.record", "--to", "99")


def test_replay_of_a_broken_record(capsys, here):
    lines = record_text("7").splitlines(keepends=True)
    lines[4] = "3 send 99\n"
    path = here / "game.record"
    path.write_text("".join(lines))
    before = path.read_bytes()
    err = wrong(capsys, "replay", "game.record")
    assert "game.record: line 5: 'send 99' is not among the options of yellow (--to 3 shows" in err
    assert object_of(capsys, "replay", "game.record", "--to", "3")["played"] == 3
    path.write_text("".join(lines[:3]) + "rubbish\n")
    assert "line 4: 'rubbish' is not a seat" in wrong(capsys, "replay", "game.record")
    assert object_of(capsys, "replay", "game.record", "--to", "2")["played"] == 2
    path.write_text("".join(lines).replace("smugglers", "nope"))
    assert "game.record: line 1: no game 'nope'" in wrong(capsys, "replay", "game.record")
    path.write_bytes(before)
    assert "not the header" in wrong(capsys, "replay", str(DOCS / "toy_game.py"))


def test_replay_says_that_the_checksum_is_wrong(capsys, here):
    lines = record_text("7").splitlines(keepends=True)
    (here / "game.record").write_text("".join(lines[:-2] + lines[-1:]))
    assert main(["replay", "game.record"]) == 0
    assert "the checksum is wrong" in capsys.readouterr().out
    assert "the checksum is wrong" in wrong(capsys, "replay", "game.record", "--verify")


# -- scenario

GOOD = "game: smugglers\nseats: 2\nplay:\n  - asked: [red, blue]\n"


def test_scenarios(capsys, here):
    (here / "good.yaml").write_text(GOOD)
    (here / "bad.yaml").write_text(GOOD.replace("[red, blue]", "red"))
    data = object_of(capsys, "scenario", "good.yaml")
    assert (data["passed"], data["failed"]) == (1, 0)
    data = object_of(capsys, "scenario", ".", code=1)
    assert (data["passed"], data["failed"]) == (1, 1)
    assert main(["scenario", "."]) == 1
    out = capsys.readouterr().out
    assert "ok good.yaml" in out
    assert 'FAILED bad.yaml: bad\n    line 4, step 1: asked: expected ["red"], got ["blue","red"]' in out
    (here / "bad.yaml").write_text("game: [")
    assert "bad.yaml, line 1: not YAML" in wrong(capsys, "scenario", ".")


@pytest.mark.parametrize("text", ["a: &a [*a]", "[" * 5000, GOOD + "about: &a {b: *a}\n"])
def test_a_scenario_without_end_gets_one_line(capsys, here, text):
    (here / "bad.yaml").write_text(text)
    assert "bad.yaml: nested too deeply" in wrong(capsys, "scenario", "bad.yaml")


# -- play


def played(monkeypatch, capsys, answers: str, *arguments: str, code: int = 0) -> str:
    """What a person sees who types these lines."""
    monkeypatch.setattr(sys, "stdin", StringIO(answers))
    assert main(["play", "smugglers", "--text", *arguments]) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_play_to_the_end(monkeypatch, capsys, here):
    out = played(
        monkeypatch,
        capsys,
        "any\n" * 20,
        "--seats",
        "3",
        "--me",
        "blue",
        "--seed",
        "5",
        "--save",
        "my.record",
    )
    assert "You are blue." in out
    assert "blue sends smuggler" in out
    assert "The game is over. Won by: " in out
    assert read(here / "my.record").trusted
    again = played(monkeypatch, capsys, "", "--save", "my.record")
    assert "The game is over." in again
    assert read(here / "my.record").trusted


def test_the_end_of_the_input_saves_and_the_same_command_goes_on(monkeypatch, capsys, here):
    out = played(monkeypatch, capsys, "any\n", "--seed", "5", "--me", "1", "--save", "my.record")
    assert "Saved. Go on with: landsraad play smugglers --text --save my.record" in out
    before = len(read(here / "my.record").actions)
    assert before >= 4
    out = played(monkeypatch, capsys, "q\n", "--save", "my.record")
    assert f"Going on with my.record after {before} actions." in out
    assert "You are blue." in out
    out = played(monkeypatch, capsys, "any\n" * 20, "--save", "my.record")
    assert "The game is over." in out
    assert len(read(here / "my.record").actions) > before


def test_without_a_file_a_name_is_found(monkeypatch, capsys, here):
    for name in ("smugglers-a-b.record", "smugglers-a-b-2.record"):
        assert name in played(monkeypatch, capsys, "any\n", "--seed", "a/b")
        assert len(read(here / name).actions) >= 4


def test_a_game_played_to_the_end_leaves_no_file_unasked(monkeypatch, capsys, here):
    assert "The game is over." in played(monkeypatch, capsys, "any\n" * 20, "--seed", "5")
    assert list(here.iterdir()) == []


def test_what_can_be_typed(monkeypatch, capsys, here):
    lines = [
        "?",
        "log",
        "board",
        "options",
        "",
        "send",
        "99",
        "0",
        "nonsense",
        "~",
        "~x",
        "~order karama pass",
        "send 16",
    ]
    out = played(
        monkeypatch, capsys, "\n".join(lines) + "\n", "--seats", "3", "--seed", "5", "--save", "my.record"
    )
    assert "save and quit" in out
    assert "4 options begin so:" in out
    assert "“99” is none of the options. Type an amount (" in out
    assert "“nonsense” is none of the options." in out
    assert "      ~order karama pass" in out
    assert "nothing of that kind" in out
    assert "red sends smuggler 16." in out
    record = read(here / "my.record")
    assert record.actions[:1] == [(0, "~order karama pass")]
    assert (0, "send 16") in record.actions


def test_a_beginning_is_enough(monkeypatch, capsys, here):
    out = played(monkeypatch, capsys, "SEND 2\n", "--seats", "3", "--seed", "5")
    assert "red sends smuggler 2." in out


def test_what_others_hear_is_not_in_the_log(monkeypatch, capsys, here):
    import toy_game

    original = toy_game.Smugglers.tell
    monkeypatch.setattr(
        toy_game.Smugglers, "tell", lambda self, key, *args: original(self, key, *args, only=(1,))
    )
    assert "The desert yields" not in played(monkeypatch, capsys, "any\nlog\n", "--seed", "5", "--me", "red")
    assert "The desert yields" in played(monkeypatch, capsys, "any\nlog\n", "--seed", "5", "--me", "blue")


def test_a_single_option_is_played_and_told(monkeypatch, capsys, here):
    import toy_game

    monkeypatch.setattr(toy_game.Smuggle, "options", lambda _, g, seat: [f"send {g.hands[seat][0]}"])
    out = played(monkeypatch, capsys, "any\n" * 9, "--seats", "2", "--seed", "5", "--option", "karama=off")
    assert "(You had no choice: send " in out


def test_an_amount_is_chosen_by_itself(monkeypatch, capsys, here):
    out = played(monkeypatch, capsys, "16\n", "--seats", "3", "--seed", "5")
    assert "red sends smuggler 16." in out


def test_long_lists_are_shown_in_groups(monkeypatch, capsys, here):
    import toy_game

    def options(self, g, seat):
        ships = [f"ship {place} {n}" for place in ("arrakeen", "carthag") for n in range(40)]
        return [f"send {card}" for card in g.hands[seat]] + ships

    monkeypatch.setattr(toy_game.Smuggle, "options", options)
    out = played(monkeypatch, capsys, "ship\nship carthag\n", "--seats", "2")
    assert "        arrakeen 0–39" in out
    assert "80 options begin so:" in out
    assert "      ship carthag 0–39" in out


def test_very_long_lists_are_shown_by_their_beginnings(monkeypatch, capsys, here):
    import toy_game

    def options(self, g, seat):
        return [f"{verb} word{n}" for verb in ("tell", "hide") for n in range(40)]

    monkeypatch.setattr(toy_game.Smuggle, "options", options)
    out = played(monkeypatch, capsys, "hide\n", "--seats", "2")
    assert "tell …   (40)" in out
    assert "40 options begin so:" in out
    assert "Hide" not in out


def test_a_seat_may_be_named_by_the_beginning_of_its_name(monkeypatch, capsys, here):
    assert "You are blue." in played(monkeypatch, capsys, "", "--me", "b")
    assert "no seat ''" in wrong(capsys, "play", "smugglers", "--text", "--me", "")


def test_rules_can_be_looked_up_in_the_game(capsys):
    from landsraad.rules import RulesError, find_rules

    assert [rule.split()[0] for rule in find_rules("classic", ["9.01"])] == ["CLS-9.01"]
    assert find_rules("classic", ["CLS-9.01"]) == find_rules("classic", ["9.01"])
    assert len(find_rules("classic", ["worm", "Fremen", "ride"])) >= 2
    assert find_rules("classic", ["zebra"]) == []
    with pytest.raises(RulesError):
        find_rules("smugglers", ["worm"])


def test_a_game_without_rules_says_so(monkeypatch, capsys, here):
    out = played(monkeypatch, capsys, "rule worm\n", "--seed", "5")
    assert "This game has no numbered rules." in out


def test_files_that_cannot_be_gone_on_with(monkeypatch, capsys, here):
    path = here / "my.record"
    path.write_text("letter to a friend")
    assert "can't go on with my.record: line 1: not the header" in wrong(
        capsys, "play", "smugglers", "--text", "--save", "my.record"
    )
    path.write_text(record_text("7").replace("smugglers", "classic"))
    assert "is a game of classic" in wrong(capsys, "play", "smugglers", "--text", "--save", "my.record")


@pytest.fixture
def heeded():
    """Interrupts are ignored by whatever a shell starts in the background, and by what that starts; not here."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded")
def test_ctrl_c_saves_the_game(here):
    """At a terminal of its own, as a person would press it."""
    main_end, their_end = pty.openpty()
    game = subprocess.Popen(
        [*COMMAND, "play", "smugglers", "--text", "--seed", "5"],
        stdin=their_end,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    os.close(their_end)
    try:
        seen = b""
        while b"send" not in seen:
            seen += os.read(game.stdout.fileno(), 1000)
        os.write(main_end, b"any\n")
        while seen.count(b"round") < 2:
            seen += os.read(game.stdout.fileno(), 1000)
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=20)
    finally:
        game.kill()
        os.close(main_end)
    assert game.returncode == 130
    assert err == b""
    assert b"Saved. Go on with: landsraad play smugglers --text --save smugglers-5.record" in seen + out
    assert len(read(here / "smugglers-5.record").actions) >= 4


@pytest.mark.usefixtures("heeded")
def test_ctrl_c_elsewhere_is_quiet():
    games = subprocess.Popen(
        [*COMMAND, "selfplay", "smugglers", "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    children = Path(f"/proc/{games.pid}/task/{games.pid}/children")
    while len(children.read_text().split()) < 2:
        time.sleep(0.05)
    os.killpg(games.pid, signal.SIGINT)
    out, err = games.communicate(timeout=30)
    assert games.returncode == 130
    assert (out, err) == (b"", b"")
