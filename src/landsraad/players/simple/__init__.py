"""Simple players: readable heuristics, one folder a game. They see views only, waste nothing, bid and dial sensibly, and go for
whoever is about to win.

They are opponents for people's first games, and what a stronger player is measured against.
"""
