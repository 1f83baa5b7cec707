"""What players of the suite do: anything, or, where they are curious, what comes up seldom."""

from __future__ import annotations

from ..state import Action, Seat, State
from .run import Run, advance_noting

# Curious players try out the options of a question on clones, the first so many times that they meet it.
TRIED_OUT = 30
MOST_TRIED_OUT = 100
OFTEN = 100  # questions that came up more often are answered so that cards are kept


def act(run: Run, g: State, seat: Seat, action: Action) -> None:
    """As `play.apply`, noting the steps that come up."""
    g.played += 1
    if action[0] == "~":
        g.volunteer(seat, action)
    else:
        g.stack[-1].answer(g, seat, action)
    advance_noting(g, run.seen)


def choose(run: Run, g: State, asked: tuple[Seat, ...], seats: int) -> tuple[Seat, Action]:
    if run.random.random() < 0.03:
        seat = run.pick(range(seats))
        voluntary = g.voluntary(seat)
        if voluntary:
            return seat, run.pick(voluntary)
    seat = run.pick(asked)
    offered: list[Action] = g.stack[-1].options(g, seat)
    check = run.checks["options"]
    check.tried += 1
    if not offered:
        raise RuntimeError(f"{type(g.stack[-1]).__name__} asks seat {seat}, which has no options")
    if len(set(offered)) < len(offered) or any(type(a) is not str or a[:1] in ("~", "") for a in offered):
        twice = sorted({a for a in offered if offered.count(a) > 1})
        check.fail(f"{run.where}: {type(g.stack[-1]).__name__} offers {twice or offered}")
    return seat, _rare(run, g, seat, offered) if run.curious else run.pick(offered)


def _rare(run: Run, g: State, seat: Seat, offered: list[Action]) -> Action:
    """Tries out rare questions; else prefers what was seldom chosen, and keeps cards for that.

    The first option is most often the cheapest: to pass, or a low number.
    """
    step = g.stack[-1]
    kind = type(step).__name__
    run.met[kind] += 1
    if run.met[kind] <= TRIED_OUT:
        for action in offered[:MOST_TRIED_OUT]:
            if _leads_to(run, g, seat, action) - run.seen:
                return action
    words = dict.fromkeys(action.partition(" ")[0] for action in offered)
    seldom = min(words, key=lambda word: run.chosen[kind, word])
    if run.random.random() * (1 + run.chosen[kind, seldom]) < 1:
        word = seldom
    elif step.secret and run.met[kind] > OFTEN and run.random.random() < 0.95:
        word = next(iter(words))
    else:
        word = run.pick(list(words))
    run.chosen[kind, word] += 1
    found = [action for action in offered if action.partition(" ")[0] == word]
    return found[0] if run.random.random() < 0.5 else run.pick(found)


def _leads_to(run: Run, g: State, seat: Seat, action: Action) -> set[str]:
    """The steps that come up if this is played."""
    seen: set[str] = set()
    clone = g.clone()
    clone.played += 1
    clone.stack[-1].answer(clone, seat, action)
    advance_noting(clone, seen)
    return seen
