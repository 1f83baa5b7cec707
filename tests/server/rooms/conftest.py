"""What the tests of rooms share."""

from house import any_house, house, the_toy_game_is_installed

__all__ = ["any_house", "house", "the_toy_game_is_installed"]
