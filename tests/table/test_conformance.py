"""Conformance finds what is wrong: each fault below is one that a game's author makes."""

from collections.abc import Callable

import pytest

import toy
from landsraad.table import Chance
from landsraad.table.conformance import Check, conformance
from toy import GAME, toy_game


def failures(games: int = 30) -> dict[str, Check]:
    return {check.name: check for check in conformance(GAME, games, "1") if check.failed}


def test_the_toy_game_conforms():
    checks = conformance(GAME, 60, "1")
    assert [check for check in checks if check.failed] == []
    assert all(check.tried for check in checks)


def test_it_is_the_same_each_time():
    assert conformance(GAME, 5, "1") == conformance(GAME, 5, "1")


def shared_hands(patch: pytest.MonkeyPatch) -> None:
    def clone(self):
        return self.__copy__()

    patch.setattr(toy_game.Smugglers, "clone", clone)


def seen_karama(patch: pytest.MonkeyPatch) -> None:
    def shown(self, g, seat):
        return {"sent": [list(sent) for sent in self.sent]}

    patch.setattr(toy_game.Smuggle, "shown", shown)


def open_window(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy_game.Spoil, "secret", False)


def leaking_options(patch: pytest.MonkeyPatch) -> None:
    def options(self, g, seat):
        return [f"send {card}" for card in g.hands[seat]] + (["send 90"] if 0 in g.deck else [])

    def answer(self, g, seat, action):
        card = int(action.removeprefix("send "))
        if card == 90:
            action = f"send {g.hands[seat][0]}"
        original(self, g, seat, action)

    original = toy_game.Smuggle.answer
    patch.setattr(toy_game.Smuggle, "options", options)
    patch.setattr(toy_game.Smuggle, "answer", answer)


def lost_cards(patch: pytest.MonkeyPatch) -> None:
    original = toy_game.SmugglersGame.resample

    def resample(self, g, seat, chance):
        new = original(self, g, seat, chance)
        new.deck = new.deck[:-3]
        return new

    patch.setattr(toy_game.SmugglersGame, "resample", resample)


def no_redraw(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy_game.SmugglersGame, "resample", lambda _, g, *__: g.clone())


def twice_the_same(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy_game.Spoil, "options", lambda *_: ["pass", "pass"])


def dead_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy_game.Spoil, "options", lambda *_: [])


def global_random(patch: pytest.MonkeyPatch) -> None:
    drawn = iter(range(10**9))
    patch.setattr(Chance, "draw", lambda _, n: next(drawn) % n)


def untold(patch: pytest.MonkeyPatch) -> None:
    original = toy_game.Smugglers.tell
    patch.setattr(toy_game.Smugglers, "tell", lambda self, key, *args: original(self, key + "_x", *args))


def endless(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy_game.SmugglersGame, "max_actions", 5)


def accepts_anything(patch: pytest.MonkeyPatch) -> None:
    from landsraad.table.conformance import forging as module

    patch.setattr(module, "play", lambda *_: ())


def broken_load(patch: pytest.MonkeyPatch) -> None:
    original = toy_game.SmugglersGame.load

    def load(self, data):
        g = original(self, data)
        g.spice = [spice + 1 for spice in g.spice]
        return g

    patch.setattr(toy_game.SmugglersGame, "load", load)


def loud_order(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy_game.Smugglers, "voluntary", lambda *_: ["order karama pass"])


def unreachable(patch: pytest.MonkeyPatch) -> None:
    steps = {**GAME.steps, "Never": type("Never", (toy_game.Round,), {})}
    patch.setitem(GAME.__dict__, "steps", steps)


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        (shared_hands, "clone"),
        (seen_karama, "secrecy"),
        (open_window, "secrecy"),
        (leaking_options, "secrecy"),
        (lost_cards, "resample"),
        (no_redraw, "redraw"),
        (twice_the_same, "options"),
        (dead_end, "play"),
        (global_random, "record"),
        (untold, "texts"),
        (endless, "length"),
        (accepts_anything, "forged"),
        (broken_load, "json"),
        (loud_order, "voluntary"),
        (unreachable, "steps"),
    ],
)
def test_a_fault_is_found(fault: Callable[[pytest.MonkeyPatch], None], check: str, monkeypatch):
    fault(monkeypatch)
    found = failures()
    assert check in found, found
    assert found[check].first


def test_hash_order_is_found(monkeypatch):
    """The other process doesn't have the patch, so it plays another game: as with another hash seed."""
    assert "same everywhere" not in failures(2)
    monkeypatch.setattr(toy_game.SmugglersGame, "seat_name", lambda *_: "x")
    monkeypatch.setattr(
        toy_game.Smuggle, "options", lambda _, g, seat: [f"send {c}" for c in g.hands[seat]][::-1]
    )
    assert "same everywhere" in failures(2)


def test_invariants_are_asked(monkeypatch):
    monkeypatch.setattr(toy_game.SmugglersGame, "invariants", lambda _, g: ["never"] if g.round == 2 else [])
    found = failures(3)
    assert found["invariants"].first.endswith(": never")
    assert toy.GAME.id == "smugglers"
