"""The games, one folder each.

A game plugs in through the entry point group `landsraad.games`; nothing outside its own folder names it.
"""
