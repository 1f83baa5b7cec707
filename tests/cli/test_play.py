"""`landsraad play --text` with the games that are there, as a person types."""

import re
import shlex
import sys
from io import StringIO

import pytest

from landsraad.cli import main
from landsraad.table.record import read
from landsraad.table.texts import LANGUAGES

CLASSIC = ("classic", "--seed", "1")


@pytest.fixture(autouse=True)
def at_an_english_terminal_in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


@pytest.fixture
def played(monkeypatch, capsys):
    """What a person sees who types these lines."""

    def play(lines: str, *arguments: str) -> str:
        monkeypatch.setattr(sys, "stdin", StringIO(lines))
        assert main(["play", "--text", *arguments]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return play


@pytest.fixture
def refused(capsys):
    """The one line that a wrong call gets."""

    def call(*arguments: str) -> str:
        assert main(["play", "--text", *arguments]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        return err

    return call


def after(out: str, line: str) -> str:
    """What is answered to a line that was typed."""
    return out.partition(f"> {line}\n")[2].partition("\n> ")[0]


# -- what is typed


def test_the_first_question_says_how_to_answer(played):
    out = played("4\n5\n", *CLASSIC)
    assert out.count("? explains the rest") == 1
    assert out.index("   4  keep stilgar") < out.index("? explains the rest") < out.index("> 4")


def test_what_is_not_possible_is_answered_with_the_reason(played):
    out = played("4\n5\nbid 2000\n20\n", *CLASSIC)
    assert "isn't possible now. With your spice" in after(out, "bid 2000")
    assert "(CLS-9.10)" in after(out, "bid 2000")
    assert "(CLS-9.10)" in after(out, "20")


def test_a_card_can_be_asked_about(played):
    out = played("about lasgun\nabout weapon poison\nabout zebra\nabout\n", *CLASSIC)
    assert after(out, "about").startswith("about WORDS  what a card")
    assert after(out, "about lasgun").startswith("  Lasgun: Weapon. Kills the opposing leader")
    assert "CLS-19.02" in after(out, "about weapon poison")  # no card of that name: the rules
    assert after(out, "about zebra") == "No rule speaks of “zebra”."


def test_cards_say_what_they_do_where_they_are_played(played):
    out = played("", "imperium", "--seed", "3", "--seats", "3")
    assert "   2  agent seek_allies              Send an Agent with Seek Allies" in out
    assert "          Agent to: Emperor, Spacing Guild, Bene Gesserit, Fremen" in out
    assert "You have 1 water, 3 troops in the garrison" in out


def test_people_are_called_by_their_short_names(played):
    out = played("any\n" * 3, "imperium", "--seed", "3", "--seats", "3")
    assert "You are Helena." in out
    assert "Helena plays " in out
    assert out.count("Helena Richese") == 2  # who plays what, and above the own hand


def test_what_may_be_done_unasked_is_listed_with_its_purpose(played):
    out = played("4\n~\n~order\n~order karama\n~order charity\n~dance\n", *CLASSIC)
    assert "~order …  (17)   Standing orders:" in after(out, "~")
    assert "~order karama …  (6)" in after(out, "~order")
    assert "~order traitor …  (6)         Calling traitors" in after(out, "~order")
    assert "~order charity pass           Always pass" in after(out, "~order")
    assert "      ~order karama only emperor         Ask me only about Emperor" in after(out, "~order karama")
    assert "Done: Always pass" in after(out, "~order charity")
    assert "nothing of that kind" in after(out, "~dance")


def test_rules_by_chapter_number_and_word(played):
    out = played("rule\nrule 6\nrule 6.02\nrule storm\nrule zebra\n", *CLASSIC)
    chapters = after(out, "rule")
    assert "      6  Phase 1: Storm" in chapters
    assert "     EX  Worked examples" in chapters
    assert {line.split()[0] for line in after(out, "rule 6").splitlines() if line[:3] == "  C"} >= {
        "CLS-6.01",
        "CLS-6.19",
    }
    assert after(out, "rule 6.02").startswith("  CLS-6.02 Turn 1: the storm moves")
    assert "more; another word narrows it down" in after(out, "rule storm")
    assert "`[" not in out  # where a rule was found is of no use here


def test_help_is_about_this_question(played):
    out = played("?\n4\n?\n", *CLASSIC)
    first, second = (part.partition("\n> ")[0] for part in out.split("> ?\n")[1:])
    assert "  1                  the option of that number" in first
    assert "  keep lady_jessica  an option as it is written" in first
    assert "  0            the amount itself: “dial 0”" in second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_no_line_is_wider_than_the_terminal(played, game, language):
    typed = "?\n~\nrule\nrule storm\nabout arrakeen\nxyzzy\nlog\n" + "any\n" * 40 + "~order\nboard\n?\n"
    out = played(typed, game, "--seed", "1", "--language", language)
    told = [line for line in out.splitlines() if ".record" not in line]
    assert [line for line in told if len(line) > 80] == []


# -- languages


@pytest.mark.parametrize("game", ["classic", "imperium"])
@pytest.mark.parametrize(
    ("language", "letters"), [("cs", "ěščřžýáíéúů"), ("pl", "ąęłńóśźż"), ("ru", "абвгдежзи")]
)
def test_the_whole_frame_is_in_the_language(played, game, language, letters):
    """All that isn't notation, a name, a rule or a file."""
    typed = "?\n~\n~dance\nxyzzy\nrule zebra\n" + "any\n" * 10 + "options\n"
    arguments = (game, "--seed", "1", "--language")
    english, own = played(typed, *arguments, "en"), played(typed, *arguments, language)
    sentence = re.compile(r"[A-Za-z]+(?: [a-z]{2,}){3,}")
    said = {line.strip() for line in english.splitlines() if sentence.search(line)}
    assert len(said) > 20
    assert said & {line.strip() for line in own.splitlines()} == set()
    assert set(letters) & set(own)


def test_a_game_goes_on_in_its_language(played):
    played("1\n", *CLASSIC, "--language", "cs", "--save", "my.record")
    assert "Uloženo." in played("", *CLASSIC, "--save", "my.record")
    assert "Saved." in played("", *CLASSIC, "--save", "my.record", "--language", "en")


# -- saving and going on


def test_the_command_that_goes_on_can_be_copied(played):
    out = played("1\n", "classic", "--save", "my game's.record")
    _, _, command = out.rpartition("Go on with: ")
    program, *arguments = shlex.split(command)
    assert program == "landsraad"
    assert "Going on with my game's.record after " in played("", *arguments[1:])


def test_the_same_command_goes_on(played):
    same = (*CLASSIC, "--seats", "4", "--option", "mode=advanced", "--save", "my.record")
    played("1\n", *same)
    assert "Going on with my.record" in played("", *same)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--seats", "4"), "my.record is a game for 6 players, not 4"),
        (("--seed", "2"), "my.record is a game with seed '1', not '2'"),
        (("--option", "mode=advanced"), "my.record is a game with option mode=basic, not advanced"),
        (("--option", "mood=good"), "my.record is a game with option mood=nothing of that name, not good"),
        (("--me", "nobody"), "no seat 'nobody'"),
        (("--against", "nobody"), "no player 'nobody'"),
        (("--language", "de"), "no language 'de'"),
    ],
)
def test_another_game_is_not_gone_on_with(played, refused, tmp_path, arguments, why):
    played("1\n", *CLASSIC, "--save", "my.record")
    before = (tmp_path / "my.record").read_bytes()
    assert why in refused("classic", "--save", "my.record", *arguments)
    assert (tmp_path / "my.record").read_bytes() == before


@pytest.mark.parametrize("last", ["0 keep", "0 keep nobody\n", "7 pass\n", "rubbish\n"])
def test_a_record_with_a_broken_end_says_how_to_go_on(played, refused, tmp_path, last):
    path = tmp_path / "my.record"
    played("1\n5\n", *CLASSIC, "--save", "my.record")
    whole = path.read_text()
    path.write_text(whole + last)
    error = refused("classic", "--save", "my.record")
    line = whole.count("\n") + 1
    assert f"can't go on with my.record: line {line}: " in error
    assert f"(delete the lines from {line} on to go on from there)" in error
    path.write_text("".join(path.read_text().splitlines(keepends=True)[: line - 1]))
    assert "Going on with my.record" in played("", "classic", "--save", "my.record")


def test_a_game_that_is_over_is_shown_again(played, tmp_path):
    played("any\n" * 400, "imperium", "--seats", "1", "--seed", "1", "--save", "my.record")
    assert read(tmp_path / "my.record").trusted
    lines = [line for line in played("", "imperium", "--save", "my.record").splitlines() if line]
    assert lines[-1].startswith("The game is over. ")
    assert not any(line.startswith("Saved") for line in lines)


def test_the_last_that_happened_stands_above_the_last_board(played):
    out = played("any\n" * 400, "imperium", "--seats", "1", "--seed", "1")
    end = out.rpartition("\nEndgame\n")[2]
    assert end.index("wins with") < end.index("Influence ") < end.index("The game is over.")
