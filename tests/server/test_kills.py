"""A server that is killed while everybody plays, and a database that goes and comes back (tests/persistent.py does more rounds of it)."""

from pathlib import Path

from databases import Postgres
from persistent import goes_and_comes_back, hosted, run


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(address: str, tmp_path: Path) -> None:
    with hosted(address, tmp_path) as host:
        run(host, rounds=3, tables=2, seconds=1)


def test_nothing_acknowledged_is_lost_when_the_database_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    with hosted(postgres.database("killed"), tmp_path) as host:
        run(host, rounds=2, tables=2, seconds=1, gone=lambda: goes_and_comes_back(postgres))
