"""The table: what every game shares. It knows no game; this is the manual for writing one.

`docs/writing-a-game.md` walks through a whole game of a hundred lines; here are the contracts. The conformance suite
(`landsraad conformance GAME`) tests them all.

**State** (`state.py`). A state is data: a msgspec struct of ints, texts, tuples, short lists and dicts, nothing that JSON
can't carry, no live object, no clock, no global random. So it can be cloned, stored, compared and sent at any moment.
- `clone` returns an equal, independent state. A game copies its own lists and dicts there; tuples may be shared.
- `dump` and `load` of the game bring a state to plain JSON data and back, without loss.
- When the game ends, the stack is empty and `winners` names the seats that won, none of them perhaps.

**Steps** (`state.py`). A game is a stack of steps, each one a paragraph of the rulebook. The table looks at the top:
- `asks(g)` names the seats whose answer is awaited. While it names some, the game waits for them.
- When it names none, the step is taken off the stack, and `run(g)` does its automatic part; it may push the steps that
  follow with `g.then(first, second, …)`. A *procedure* never asks; a *question* asks until it has its answers.
- Steps hold tuples, not lists (a clone copies them by one shallow copy), and never each other.
- Each step class of a game has its own name: a stored state finds it by that.
- One seat: `asks` returns it until `answer` noted the answer. Several in secret, revealed together: `asks` returns those
  still to answer, `run` reveals. Several of whom the first settles it: `answer` empties the list for all.

**Options and notation** (`play.py`). An action is a text, like a chess move: `bid 3`, `ship arrakeen/10`.
- `options(g, seat)` is the complete list of what an asked seat may answer: never empty, nothing twice, in an order that
  depends on nothing hidden. `play` accepts exactly those; everything else raises `NotOffered` and changes nothing.
- The list depends only on what that seat may know: a list can leak.
- Where a choice is huge, split it into small successive choices inside one step, unseen by others until sealed.
- An action has no line breaks, no spaces at its ends and doesn't begin with `~`: that marks voluntary actions, which a seat
  may take at any time without being asked (`State.voluntary`, `State.volunteer`); for seats that don't exist, there are none.
- `apply` plays without checking, for actions that are known to be legal. So `answer` must need nothing from `options`.

**Windows** (`windows.py`). A reaction window is a `secret` step: nobody else sees that it asks, or whom. It asks only seats
that could act. Each seat may give a standing order for a kind of window ("pass", "only harkonnen", "ask").

**Chance** (`chance.py`). All chance is drawn from `g.chance`: `draw(n)`, `pick`, `shuffled`. It is a part of the state, and the
same seed gives the same game on every machine: no sets in iteration, no `hash`, no floats that decide.

**Secrecy**. `Game.view(g, seat)` is all that leaves the engine for a seat; `None` is a spectator. It depends on nothing that the
seat can't know, and shows who is asked by `visibly_asked(g, seat)`. `Game.resample(g, seat, chance)` is a new state that the
seat can't tell from `g`: everything hidden from it redrawn from what is possible after all it has learned, in agreement
with the invariants, with `chance` in place of the state's own. View, options and voluntary actions of the seat are the
same in both, to the byte. A state keeps what each seat has learned, so a redraw never contradicts it. Where the
redraw leaves nobody asked (a window that would not have opened), `advance` runs it on.

**Events** (`state.py`). `g.tell(key, *args, only=seats)` says what happened, as a text key and its parameters (ints and ids such
as "arrakeen"); `only` names the seats that hear it. Whatever changes a seat's view is told to it. When nobody listens
(`told is None`: search, self-play), telling costs nothing. The catalogues that say it are described in `texts.py`.

**Records** (`record.py`), **snapshots** (`snapshot.py`), **scenarios** (`scenario.py`). A record is a header and the actions, one a line;
it replays to the same state. `Game.rules_version` is raised whenever a change of rules alters a stored record.
Scenarios set a position up with `Game.place` and compare with `Game.describe`, both in the rulebook's words.

**The entry point** (`game.py`). A game is an object of a subclass of `Game`, stateless, in the package that has its steps:

    [project.entry-points."landsraad.games"]
    smugglers = "toy_game:GAME"

It names itself, its numbers of seats, its options (`options.py`: the fields of a frozen struct), its state, and
implements `setup`, `view`, `resample`, `seat_name`, `invariants`, `turn` and `texts`; `place`, `describe`, `named`
when it is to have scenarios, `draw`, `beside` and `notes` for people at a terminal (the board, and what stands beside
a question and its options), `layout` for other clients. `reasons` says why something isn't offered, for people who
expected it. An option or a combination of options that it doesn't take is refused in `setup` with `BadOption`.

Playing any game takes four calls:

    g = game.new(seats=4, options={"mode": "advanced"}, seed="7")
    while seats := asked(g):
        seat = seats[0]
        play(g, seat, random.choice(options(g, seat)))
    print([game.seat_name(g, seat) for seat in g.winners])
"""

from .chance import Chance
from .errors import BadOption, BrokenRecord, BrokenScenario, NotOffered, TableError
from .game import Game, find, installed
from .options import Option, reading
from .play import advance, apply, asked, options, play, visibly_asked
from .state import Action, Event, Order, Reason, Seat, State, Step
from .windows import Window, give_order, order_options, wants

__all__ = [
    "Action",
    "BadOption",
    "BrokenRecord",
    "BrokenScenario",
    "Chance",
    "Event",
    "Game",
    "NotOffered",
    "Option",
    "Order",
    "Reason",
    "Seat",
    "State",
    "Step",
    "TableError",
    "Window",
    "advance",
    "apply",
    "asked",
    "find",
    "give_order",
    "installed",
    "options",
    "order_options",
    "play",
    "reading",
    "visibly_asked",
    "wants",
]
