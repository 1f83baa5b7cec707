"""What is promised, and how each promise was kept."""

from __future__ import annotations

import msgspec

ABOUT = {
    "play": "random games run to their end without an error or a dead end",
    "length": "games end within the game's own bound of actions",
    "invariants": "what can't be true of a state never is, after each action",
    "options": "an asked seat has options, each of them once, none marked as voluntary",
    "voluntary": "what a seat may do unasked is marked with ~, listed once, and accepted",
    "clone": "a clone is equal, and playing on one of the two leaves the other alone",
    "json": "a state survives a round trip through JSON and plays on the same",
    "record": "a record replays to the very same state, trusted and verified",
    "forged": "actions that were not offered are refused and change nothing",
    "secrecy": "view, options and who is asked look the same to a seat after what it can't know was redrawn",
    "resample": "a redrawn state obeys the invariants, and drawing it leaves the original alone",
    "redraw": "redrawing does redraw, where seats see different things",
    "steps": "every step of the game comes up",
    "texts": "every event that is told has its text in the English catalogue",
    "same everywhere": "the same seed gives the same game, in another process with other hash seeds too",
}


class Check(msgspec.Struct):
    """One promise of a game, and how it was kept."""

    name: str
    about: str
    tried: int = 0
    failed: int = 0
    first: str = ""  # the first failure

    def fail(self, why: str) -> None:
        self.failed += 1
        self.first = self.first or why
