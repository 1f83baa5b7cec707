"""Self-play: the same games whatever the number of jobs, and errors that are told and kept."""

import msgspec
import pytest

from landsraad.arena.match import Match
from landsraad.arena.selfplay import Order, selfplay
from landsraad.players import Player
from landsraad.players.random import Random
from landsraad.table import BadOption, TableError
from landsraad.table.record import read, verify
from toy import GAME, toy_game


def figures(result):
    """What doesn't depend on how fast it went."""
    fields = msgspec.to_builtins(result)
    return {
        name: value for name, value in fields.items() if name != "seconds" and not name.endswith("_per_s")
    }


def test_the_result():
    result = selfplay(Order(GAME, 3, {"karama": "off"}, 20, "1"))
    assert (result.game, result.seats, result.options, result.games) == (
        "smugglers",
        3,
        {"karama": "off"},
        20,
    )
    assert result.finished == 20
    assert result.errors == []
    assert result.mean_turns == 3
    assert result.decisions == 20 * 9
    assert result.choices == 20 * 9
    assert sum(result.winners.values()) >= 20
    assert set(result.winners) == {"red", "blue", "green"}
    assert result.decisions_per_s == result.decisions / result.seconds


def test_the_digest_depends_on_the_seed_only():
    one = selfplay(Order(GAME, 4, {}, 30, "1"))
    assert figures(one) == figures(selfplay(Order(GAME, 4, {}, 30, "1"), jobs=2))
    assert one.digest != selfplay(Order(GAME, 4, {}, 30, "2")).digest
    assert one.digest == "cd515f3516f027f185171a5a4f657c48"


def test_records(tmp_path):
    selfplay(Order(GAME, 4, {}, 5, "1", tmp_path / "new", voluntary=0.2))
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"smugglers-0000{n}.record" for n in range(5)]
    records = [read(file) for file in files]
    assert all(record.trusted and verify(record, GAME).winners for record in records)
    assert any(action.startswith("~") for record in records for _, action in record.actions)


def test_a_game_that_fails_is_told_and_recorded(tmp_path, monkeypatch):
    def run(self, g):
        raise RuntimeError("sand in the\nworks")

    monkeypatch.setattr(toy_game.Spoil, "run", run)
    result = selfplay(Order(GAME, 2, {}, 3, "1", tmp_path))
    assert result.finished == 0
    assert result.winners == {}
    assert result.errors[1].startswith("game 1: RuntimeError: sand in the works (test_selfplay.py:")
    assert len(read(tmp_path / "smugglers-00001.record").actions) in (2, 3)


def test_a_game_that_does_not_end(monkeypatch):
    monkeypatch.setattr(toy_game.SmugglersGame, "max_actions", 4)
    assert "not over after 4 actions" in selfplay(Order(GAME, 2, {}, 1)).errors[0]


@pytest.mark.parametrize(
    ("order", "error"),
    [
        (Order(GAME, 9, {}, 1), BadOption),
        (Order(GAME, 2, {"x": "y"}, 1), BadOption),
        (Order(GAME, 2, {}, 0), TableError),
    ],
)
def test_a_wrong_order_is_refused(order, error):
    with pytest.raises(error):
        selfplay(order)


def test_records_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(TableError, match="can't write records"):
        selfplay(Order(GAME, 2, {}, 1, "0", tmp_path / "file"))


def test_progress():
    heard = []
    selfplay(Order(GAME, 2, {}, 3), progress=lambda done, of: heard.append((done, of)))
    assert heard == [(1, 3), (2, 3), (3, 3)]


class Looker(Player):
    """Takes the first option, and looks."""

    def __init__(self):
        self.seen = []

    def decide(self, view, options):
        self.seen.append(view)
        return options[0]


def test_players_get_views_and_blind_ones_none():
    looker = Looker()
    match = Match(GAME, GAME.new(2), [looker, Random("x")], "x")
    match.run(lambda *_: None)
    assert isinstance(looker.seen[0], toy_game.View)
    assert len(looker.seen[0].hand) == 4
    assert match.decisions >= 6


def test_a_player_that_answers_nonsense_is_refused():
    class Cheat(Looker):
        def decide(self, view, options):
            return "win"

    with pytest.raises(TableError, match="'win' is not among the options"):
        Match(GAME, GAME.new(2), [Cheat(), Cheat()], "x").run(lambda *_: None)
