"""A game in a plain terminal: one person at a table with bots."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from . import rulebook, unasked
from .common import texts_of
from .frame import Frame
from .lines import hanging, indented
from .menu import Menu, tokens
from .naming import MANY, named, why_not
from .story import Story

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from landsraad.players import Player
    from landsraad.table import Action, Game, Seat
    from landsraad.table.record import Recorder

DULL = ("pass", "done", "wait")  # not worth saying that nothing else could be done


class Quit(Exception):
    """The person wants to stop."""


class Session:
    """One person at a table with bots."""

    def __init__(
        self,
        game: Game[Any],
        g: Any,
        me: Seat,
        players: list[Player],
        chance: Player,
        language: str,
        recorder: Recorder | None,
        path: Path,
        again: str,
    ) -> None:
        self.game, self.g, self.me = game, g, me
        self.players, self.chance = players, chance
        self.recorder, self.path = recorder, path
        self.again = again  # the command that goes on with this game
        self.frame = Frame(language)
        self.texts = texts_of(game, g, language)
        self.story = Story(self.texts)
        self.turn_shown = -1
        self.greeted = False
        self.listen()

    def play(self) -> None:
        """Until the game is over; `Quit` when the person stops before that."""
        from landsraad.table import asked

        if sys.stdin is not None and sys.stdin.isatty() and find_spec("readline"):
            import_module("readline")  # the arrow keys edit the line and recall earlier ones
        self.tell("you-are", seat=self.texts.seat(self.me))
        while seats := asked(self.g):
            if self.me in seats:
                self.my_decision()
            else:
                self.others_decision(seats[0])
        self.end()

    def end(self) -> None:
        self.catch_up()
        self.board()
        names = ", ".join(self.texts.seat(seat) for seat in self.g.winners or ())
        verdict = self.frame.say("won-by", names=names) if names else self.frame.say("nobody-won")
        print()
        self.print([f"{self.frame.say('over')} {verdict}"])
        if self.recorder is not None:
            self.recorder.seal()
            self.recorder.close()
            if self.recorder.begun:
                self.tell("record-kept", file=str(self.path))

    def leave(self) -> None:
        """Keep the game and say where."""
        if self.keep():
            print(self.frame.say("saved", command=self.again))  # never broken: it is copied

    def keep(self) -> bool:
        """Write what is not written yet; whether there is something to go on with."""
        from landsraad.table import TableError

        if self.recorder is None:
            return False
        try:
            self.recorder.keep()
            self.recorder.close()
        except TableError as error:
            print(self.frame.say("not-saved", why=str(error)), file=sys.stderr)
            return False
        return True

    # What happens

    def others_decision(self, seat: Seat) -> None:
        from landsraad.table import options

        player = self.players[seat]
        view = None if player.blind else self.game.view(self.g, seat)
        if player.eager:
            wish = player.volunteer(view, lambda: self.g.voluntary(seat))
            if wish is not None:
                self.act(seat, wish)
                return
        offered = options(self.g, seat)
        self.act(seat, offered[0] if len(offered) == 1 else player.decide(view, offered))

    def my_decision(self) -> None:
        from landsraad.table import options

        offered = options(self.g, self.me)
        if len(offered) == 1:
            self.forced(offered[0])
            return
        self.catch_up()
        if self.game.turn(self.g) != self.turn_shown:
            self.turn_shown = self.game.turn(self.g)
            self.board()
        menu = self.menu(offered)
        self.question(menu)
        if not self.greeted:
            self.greeted = True
            self.tell("first-hint")
        action = self.chosen(menu)
        if action is not None:
            self.act(self.me, action)

    def forced(self, action: Action) -> None:
        """The only option is played; it is told unless what happens tells it."""
        before = len(self.story.lines)
        self.act(self.me, action)
        if len(self.story.lines) == before and action not in DULL:
            self.story.say(self.frame.say("no-choice", action=self.texts.action(action)))

    def act(self, seat: Seat, action: Action) -> None:
        from landsraad.table import play

        turn = self.game.turn(self.g)
        play(self.g, seat, action)
        if self.recorder is not None:
            self.recorder.write(seat, action, turn)
        self.listen()

    def listen(self) -> None:
        """What the person may hear goes to the story."""
        self.story.hear(event for event in self.g.told if event.only is None or self.me in event.only)
        self.g.told.clear()

    # What is shown

    def print(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def tell(self, key: str, **values: int | str) -> None:
        """A sentence of the frame."""
        self.print(indented(self.frame.say(key, **values)))

    def catch_up(self) -> None:
        """What happened since the last decision."""
        self.print(self.story.new())

    def board(self) -> None:
        print()
        print(self.game.draw(self.game.view(self.g, self.me), self.texts))

    def menu(self, offered: list[Action]) -> Menu:
        note = self.game.notes(self.g, self.me, self.texts)
        return Menu(offered, self.texts, self.frame, note, lambda action: self.game.about(action, self.texts))

    def question(self, menu: Menu) -> None:
        from landsraad.table import Window

        step = self.g.stack[-1]
        print(f"\n{self.texts.question(type(step).__name__)}")
        for line in self.game.beside(self.g, self.me, self.texts):
            self.print(indented(f"  {line}"))
        order = f"~order {step.kind} pass" if isinstance(step, Window) else ""
        if order in self.g.voluntary(self.me):
            self.print(indented("  " + self.frame.say("always-pass", order=order)))
        self.print(menu.lines())

    # What is typed

    def chosen(self, menu: Menu) -> Action | None:
        """Ask until an option is named; none if something done unasked has changed the question."""
        from landsraad.table import options

        listed = menu
        while options(self.g, self.me) == menu.offered:
            line = self.ask()
            if line == "options":
                listed = menu
                self.question(menu)
            elif line == "any":
                return self.chance.decide(None, menu.offered)
            elif line.startswith("~"):
                self.unasked(line)
            elif not self.told_something(line, menu):
                found = listed.meant(line) or menu.meant(line)
                if len(found) == 1:
                    return found[0]
                if found:
                    listed = menu.among(found)
                    self.tell("several", count=len(found))
                    self.print(listed.lines())
                else:
                    self.refuse(line, menu)
        return None

    def ask(self) -> str:
        sys.stdout.flush()
        if sys.stdin is None:  # started with it closed
            raise Quit
        try:
            line = input("> ")
        except EOFError:
            print()
            raise Quit from None
        if not sys.stdin.isatty():
            print(line)  # so that a transcript of piped answers reads like a game
        return " ".join(line.split())

    def told_something(self, line: str, menu: Menu) -> bool:
        """Whether the line was a command, which is done then."""
        word, *rest = line.split() or [""]
        if line in ("q", "quit", "exit"):
            raise Quit
        if line in ("?", "help"):
            self.print(self.help(menu))
        elif line == "board":
            self.board()
        elif line == "log":
            self.print(self.story.all())
        elif word in ("rule", "rules"):
            self.print(rulebook.found(self.game.id, rest, self.frame))
        elif word == "about" and not menu.meant(line):
            self.about(rest)
        else:
            return line == ""
        return True

    def help(self, menu: Menu) -> Iterator[str]:
        say = self.frame.say
        words = say("help-words")
        label, action = menu.sample()
        kind = "amount" if menu.amounts else "number"
        entries = [
            *([(label, say(f"help-{kind}", action=action))] if label else []),
            (action, say("help-written")),
            ("any", say("help-any")),
            ("options", say("help-options")),
            ("board", say("help-board")),
            ("log", say("help-log")),
            (f"about {words}", say("help-about")),
            (f"rule {words}", say("help-rule")),
            *([("~", say("help-unasked"))] if self.g.voluntary(self.me) else []),
            ("q", say("help-quit")),
        ]
        width = max(len(typed) for typed, _ in entries)
        for typed, meaning in entries:
            yield from hanging(f"  {typed:<{width}}  ", meaning)

    def refuse(self, line: str, menu: Menu) -> None:
        """Why it can't be chosen, if the game knows; what can be typed instead."""
        reason = why_not(self.game, self.g, self.me, menu, line)
        if reason is None:
            self.print(indented(f"{self.frame.say('none', line=line)} {menu.hint()}"))
        else:
            rule = f" ({reason.rule})" if reason.rule else ""
            self.tell("not-now", line=line, why=self.texts.reason(reason) + rule)

    def about(self, words: list[str]) -> None:
        """What the things of that name do; where the game says nothing of them, the rules that name them."""
        if not words:
            self.print(hanging(f"about {self.frame.say('help-words')}  ", self.frame.say("help-about")))
            return
        things = named(self.texts, tokens(" ".join(words)))[:MANY]
        told = {thing: lines for thing in things if (lines := self.game.about(thing, self.texts))}
        for thing, lines in told.items():
            self.print(hanging(f"  {self.texts.name(thing)}: ", lines[0]))
            for line in lines[1:]:
                self.print(indented(f"    {line}"))
        if not told:
            self.print(rulebook.found(self.game.id, words, self.frame))

    def unasked(self, line: str) -> None:
        offered = self.g.voluntary(self.me)
        found = offered if line == "~" else Menu(offered, self.texts, self.frame).meant(line)
        if len(found) != 1 or line == "~":
            self.print(unasked.listed(found, self.texts, self.frame))
            return
        others = [seat for seat in range(len(self.players)) if seat != self.me]
        could = {seat: self.g.voluntary(seat) for seat in others}
        self.act(self.me, found[0])
        self.tell("done", action=self.texts.action(found[0]))
        self.reactions(could)
        self.catch_up()

    def reactions(self, could: dict[Seat, list[Action]]) -> None:
        """The others answer what was done: one of the things that they could not do before."""
        for seat, before in could.items():
            new = [action for action in self.g.voluntary(seat) if action not in before]
            if new:
                player = self.players[seat]
                view = None if player.blind else self.game.view(self.g, seat)
                self.act(seat, player.decide(view, new))
