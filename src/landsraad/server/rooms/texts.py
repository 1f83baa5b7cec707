"""Catalogues of games, read once for each language."""

from __future__ import annotations

from functools import cache
from typing import Any

from landsraad.table import Game
from landsraad.table.texts import Texts

from .installed import game_of

ENGLISH = "en"


def texts_of(game: Game[Any], g: Any, language: str) -> Texts:
    """The texts of a game, which name the seats of `g`. To be used before anything else is awaited."""
    texts = _texts(game.id, language)
    texts.missing.clear()  # it is for tests; a server would collect it forever
    texts.seats = lambda seat: game.seat_name(g, seat)
    return texts


@cache
def _texts(game_id: str, language: str) -> Texts:
    game = game_of(game_id)
    files = [game.texts(each) for each in dict.fromkeys((language, ENGLISH))]
    there = [file for file in files if file.is_file()]
    return Texts.load(*there, language=language if files[0].is_file() else ENGLISH)
