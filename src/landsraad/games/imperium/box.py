"""What a game is played with: the board, and the decks as they lie in the box. A module packs a box of its own."""

from __future__ import annotations

import msgspec

from .board import BOARD, Board
from .cards import HAGAL_SOLO, HAGAL_TWO_PLAYERS, IMPERIUM_DECK, INTRIGUE_DECK, STARTING_DECK
from .leaders import BASE_LEADERS, Leader


class Box(msgspec.Struct, frozen=True):
    board: Board = BOARD
    leaders: tuple[Leader, ...] = BASE_LEADERS
    starting_deck: tuple[int, ...] = STARTING_DECK  # of each player
    imperium_deck: tuple[int, ...] = IMPERIUM_DECK
    intrigue_deck: tuple[int, ...] = INTRIGUE_DECK
    hagal_solo: tuple[int, ...] = HAGAL_SOLO
    hagal_two_players: tuple[int, ...] = HAGAL_TWO_PLAYERS


BASE_BOX = Box()
