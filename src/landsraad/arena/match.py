"""One game between players, from the first question to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random as Generator
from time import perf_counter
from typing import Any

from landsraad.players import Player
from landsraad.table import Action, Game, Seat, TableError, play
from landsraad.table.play import asked as asked_seats

Note = Callable[[Seat, Action], object]


class Match:
    """A game and its players; counts what they decide."""

    def __init__(self, game: Game[Any], g: Any, players: Sequence[Player], seed: str) -> None:
        self.game, self.g, self.players = game, g, players
        self.decisions = 0  # answers to questions
        self.choices = 0  # those that had two or more options
        self.thought = [0] * len(players)  # the choices of each seat that looks at its view,
        self.seconds = [0.0] * len(players)  # and what they took, views included
        self._toss = Generator(seed).random

    def run(self, note: Note) -> None:
        """Play to the end; `note` hears each action just before it is played, so the last one is the one that failed."""
        game, g, players = self.game, self.g, self.players
        asked = asked_seats(g)
        while asked:
            # Who of several answers first must not depend on the seat: where the first answer settles, it matters.
            seat = asked[0] if len(asked) == 1 else asked[int(self._toss() * len(asked))]
            player = players[seat]
            start = 0.0 if player.blind else perf_counter()
            view = None if player.blind else game.view(g, seat)
            if player.eager:
                wish = player.volunteer(view, partial(g.voluntary, seat))
                if wish is not None:
                    note(seat, wish)
                    asked = play(g, seat, wish, [])
                    continue
            options = g.stack[-1].options(g, seat)
            self.decisions += 1
            if len(options) == 1:
                action = options[0]
            else:
                self.choices += 1
                action = player.decide(view, options)
                if not player.blind:
                    self.thought[seat] += 1
                    self.seconds[seat] += perf_counter() - start
            note(seat, action)
            asked = play(g, seat, action, options)
            if g.played >= game.max_actions:
                raise TableError(f"not over after {game.max_actions} actions")
        if g.winners is None:
            raise TableError("nobody is asked, but the game is not over")
