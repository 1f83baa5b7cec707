"""Landsraad plays the Dune board games completely.

`landsraad.table` is what every game shares, `landsraad.games` holds the games, one folder each, in the words
and the order of their rulebooks. Everything else (the command line, players, the arena) stands on these two.
"""

__version__ = "0.1.0"
