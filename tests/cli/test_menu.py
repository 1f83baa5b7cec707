"""Menus: which option a typed line means, and how many options look."""

import pytest

from landsraad.cli.frame import Frame
from landsraad.cli.menu import Menu
from landsraad.games.classic import GAME
from landsraad.table.texts import Texts

TEXTS = Texts.load(GAME.texts("en"))
FRAME = Frame("en")
MOVES = [f"to cielago_north/{n}" for n in (1, 2, 3)] + ["to tueks_sietch/5", "to the_great_flat/15"]


def menu(*offered: str) -> Menu:
    return Menu(list(offered), TEXTS, FRAME, lambda action: "five" if action == "bid 5" else "")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("to cielago_north/2", ["to cielago_north/2"]),
        ("2", ["to cielago_north/2"]),  # five options, one a line, so each has a number
        ("9", []),
        ("cielago north 3", ["to cielago_north/3"]),
        ("ciel n 3", ["to cielago_north/3"]),
        ("CIEL 3", ["to cielago_north/3"]),
        ("ciel", MOVES[:3]),
        ("Tuek's", ["to tueks_sietch/5"]),
        ("great flat", ["to the_great_flat/15"]),
        ("flat", ["to the_great_flat/15"]),
        ("arrakeen", []),
        ("?!", []),
    ],
)
def test_what_a_line_means_among_places(line: str, meant: list[str]) -> None:
    assert menu(*MOVES).meant(line) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [("5", ["bid 5"]), ("bid 5", ["bid 5"]), ("1", []), ("p", ["pass"]), ("b", ["bid 4", "bid 5", "bid 50"])],
)
def test_an_amount_stands_for_itself(line: str, meant: list[str]) -> None:
    assert menu("pass", "bid 4", "bid 5", "bid 50").meant(line) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("p", ["pass"]),
        ("s", ["ship polar_sink/0", "ship pasty_mesa/5"]),
        ("polar", ["ship polar_sink/0"]),
        ("ship p", ["ship polar_sink/0", "ship pasty_mesa/5"]),
    ],
)
def test_an_option_that_begins_so_comes_before_places_that_do(line: str, meant: list[str]) -> None:
    assert menu("pass", "ship polar_sink/0", "ship pasty_mesa/5").meant(line) == meant


def test_halves() -> None:
    halves = menu(*(f"dial {n / 2:g}" for n in range(40)))
    assert halves.meant("2.5") == ["dial 2.5"]
    assert halves.meant("3") == ["dial 3"]
    assert list(halves.lines()) == ["      dial 0–19.5 in halves"]


def test_a_short_menu() -> None:
    """The words are left out where they say no more than the options themselves."""
    assert list(menu("pass", "bid 5").lines()) == ["      pass", "   5  bid 5   five"]
    assert list(menu("yes", "no").lines()) == ["   1  yes", "   2  no"]
    assert list(menu("yes", "karama").lines()) == ["   1  yes      Yes", "   2  karama   Play Karama"]


def test_what_an_option_is_about_stands_below_it() -> None:
    cards = Menu(["yes", "no"], TEXTS, FRAME, about=lambda action: [f"that is {action}"])
    lines = ["   1  yes", "          that is yes", "   2  no", "          that is no"]
    assert list(cards.lines()) == lines


def test_places_go_together() -> None:
    places = menu("pass", *MOVES, *(f"to wind_pass/{n}" for n in range(1, 12)), "yes", "karama")
    text = "\n".join(places.lines())
    assert text.startswith("   1  pass\n")
    assert "        Cielago North 1 2 3" in text
    assert "        Tuek's Sietch" in text


def test_only_a_number_that_is_shown_can_be_typed() -> None:
    """A sector of a place that is typed without it is not the line of another option."""
    places = menu(*MOVES, *(f"to wind_pass/{n}" for n in range(1, 12)), "yes", "karama")
    assert "   1  yes" in list(places.lines())
    assert [places.meant(str(n)) for n in (1, 2, 3)] == [["yes"], ["karama"], []]
    assert places.hint() == "“options” lists them again; ? helps."


def test_those_that_begin_alike_have_numbers_of_their_own() -> None:
    places = menu("pass", *MOVES, *(f"to wind_pass/{n}" for n in range(1, 12)))
    some = places.among(places.meant("cielago"))
    assert some.meant("3") == ["to cielago_north/3"]
    assert next(iter(some.lines())) == "   1  to cielago_north/1   To Cielago North (sector 1)"


@pytest.mark.parametrize(
    ("offered", "hint"),
    [
        (["yes", "no"], "Type a number from 1 to 2; ? helps."),
        (["pass", "bid 3", "bid 4", "bid 6"], "Type an amount (3–4, 6); ? helps."),
        (["dial 0", "dial 0.5", "dial 1"], "Type an amount (0–1 in halves); ? helps."),
    ],
)
def test_what_can_be_typed(offered: list[str], hint: str) -> None:
    assert menu(*offered).hint() == hint


@pytest.mark.parametrize("width", [60, 80, 100])
def test_lines_fit_the_terminal(monkeypatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    long = Menu(["keep lady_jessica", "keep stilgar"], TEXTS, FRAME, lambda _: "useful " * 9)
    many = [f"holds {card}" for card in ("karama", "lasgun", "family_atomics", "tleilaxu_ghola") * 4]
    lines = [*long.lines(), *Menu(many, TEXTS, FRAME).lines()]
    assert max(map(len, lines)) < width
    assert " ".join(lines).count("useful") == 18


def test_everything_shown_can_be_typed() -> None:
    offered = ["pass", *MOVES, "to carthag/11", "to sietch_tabr/14", *(f"to arsunt/{n}" for n in range(9))]
    shown = menu(*offered)
    for action in offered:
        words = TEXTS.action(action)
        assert shown.meant(words) == [action]
        assert shown.meant(action.replace("_", " ").replace("/", " ")) == [action]
