"""Finding games, and what a game must be to be found."""

import pytest

from landsraad.table import BadOption, find
from toy import GAME, toy_game


def test_what_is_no_game_is_not_taken_for_one():
    with pytest.raises(BadOption, match="toy_game:DECK is not a game"):
        find("toy_game:DECK")
    with pytest.raises(BadOption, match="no game 'toy_game:NOPE'"):
        find("toy_game:NOPE")


def test_two_steps_of_one_name_are_refused():
    twin = type("Round", (toy_game.Round,), {"__module__": "toy_game"}, tag="Twin")
    with pytest.raises(TypeError, match="two steps are named Round"):
        assert toy_game.SmugglersGame().steps
    twin.__module__ = "elsewhere"
    assert toy_game.SmugglersGame().steps["Round"] is toy_game.Round


def test_seats_are_checked():
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        GAME.new(5)
