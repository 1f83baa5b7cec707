import msgspec
import pytest

from landsraad.table import BrokenRecord, TableError
from landsraad.table.record import header
from landsraad.table.snapshot import load, save
from toy import GAME, random_game


def test_a_snapshot_holds_the_state(tmp_path):
    g, _ = random_game("7", actions=5)
    path = tmp_path / "s.json"
    save(path, GAME, header(GAME, 4, {}, "7"), g)
    head, loaded = load(path, GAME)
    assert loaded == g
    assert head.seed == "7"
    assert [file.name for file in tmp_path.iterdir()] == ["s.json"]


def test_what_is_no_snapshot(tmp_path):
    path = tmp_path / "s.json"
    path.write_text('{"played": 1}')
    with pytest.raises(BrokenRecord, match="not a snapshot"):
        load(path, GAME)
    save(path, GAME, msgspec.structs.replace(header(GAME, 4), game="chess"), random_game("7", actions=1)[0])
    with pytest.raises(BrokenRecord, match="a game of chess, not of smugglers"):
        load(path, GAME)
    with pytest.raises(TableError, match="can't read"):
        load(tmp_path / "none", GAME)
    with pytest.raises(TableError, match="can't write"):
        save(tmp_path / "no" / "s.json", GAME, header(GAME, 4), random_game("7", actions=1)[0])
