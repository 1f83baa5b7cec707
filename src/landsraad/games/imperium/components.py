"""What each player has, and what a game begins with."""

from landsraad.games.imperium.effects import Effects, Water

AGENTS = 3
CUBES = 16
TROOPS = 12
CONTROL_MARKERS = 3

START_AGENTS = 2
START_GARRISON = 3
START_RESOURCES: Effects = (Water(1),)
START_SCORE: tuple[int, ...] = (0, 0, 0, 0, 1)
"""By the number of players."""

HAND = 5
IMPERIUM_ROW = 5
END_SCORE = 10
