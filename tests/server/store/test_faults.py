"""Databases that fail: full, gone and back; and the schema they are brought to."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from landsraad.server.rooms import clocks
from landsraad.server.store import (
    Clock,
    Notice,
    Seat,
    Table,
    Terms,
    Unavailable,
    User,
    migrate,
    open_store,
    sqlite,
)
from landsraad.server.store import statements as sql


def test_a_full_disk_refuses_and_takes_again_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections = []
    connect = sqlite.connect

    def small(path: str) -> sqlite3.Connection:
        connections.append(connect(path))
        return connections[-1]

    monkeypatch.setattr(sqlite, "connect", small)

    async def test() -> None:
        store = await open_store(str(tmp_path / "games.db"))
        await store.add_user(User(id="first", name="x"))
        (writer,) = connections
        pages = writer.execute("PRAGMA page_count").fetchone()[0]
        writer.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(Unavailable, match="full"):
            await store.add_user(User(id="big", name="x" * 100_000))
        assert await store.user("big") is None
        writer.execute(f"PRAGMA max_page_count = {pages + 1000}")
        await store.add_user(User(id="big", name="x" * 100_000))
        assert await store.user("big") is not None
        await store.close()

    asyncio.run(test())


def test_what_is_acknowledged_was_synchronised(tmp_path: Path) -> None:
    connection = sqlite.connect(str(tmp_path / "games.db"))
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_a_file_that_is_no_database_is_said_so(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_text("no database " * 100)
    with pytest.raises(Unavailable, match="not a database"):
        asyncio.run(open_store(str(file)))


def test_postgres_goes_and_comes_back(request: pytest.FixtureRequest) -> None:
    server = request.getfixturevalue("postgres")
    address = server.database("comes_back")

    async def test() -> None:
        store = await open_store(address)
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        store.hear(heard.put_nowait)
        server.stop("immediate")
        try:
            with pytest.raises(Unavailable):
                await store.add_user(User(id="u1", name="x"))
            with pytest.raises(Unavailable):
                await store.user("u1")
        finally:
            server.start()
        await store.add_user(User(id="u1", name="x"))
        assert await store.user("u1") is not None
        assert await asyncio.wait_for(heard.get(), 30) == Notice("")  # something may have been missed
        assert heard.empty()
        await store.close()

    asyncio.run(test())


def test_no_database_at_that_address(postgres: Any) -> None:
    with pytest.raises(Unavailable):
        asyncio.run(open_store(postgres.address("nothing")))
    with pytest.raises(Unavailable):
        asyncio.run(open_store("postgresql://landsraad@127.0.0.1:1/x"))


def test_an_sqlite_file_by_its_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def open_and_close(where: str) -> None:
        await (await open_store(where)).close()

    asyncio.run(open_and_close(f"sqlite:///{tmp_path / 'absolute.db'}"))
    asyncio.run(open_and_close("sqlite:///relative.db"))
    assert {file.name for file in tmp_path.glob("*.db")} == {"absolute.db", "relative.db"}
    with pytest.raises(Unavailable, match="mysql"):
        asyncio.run(open_and_close("mysql://localhost/games"))


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from sqlalchemy import create_engine

    from landsraad.server.store.schema import METADATA

    path = tmp_path / "games.db"
    migrate.migrate_sqlite(str(path))
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    assert ScriptDirectory(str(migrate.MIGRATIONS)).get_current_head() == migrate.HEAD


def test_clocks_of_an_older_release_run_on(tmp_path: Path) -> None:
    from sqlalchemy import create_engine

    path, terms = tmp_path / "games.db", Terms(clock=Clock(mode="days", days=2.0))
    before = b'{"left":[0.0,0.0],"since":[null,50.0],"window":null,"answer_by":70.0,"paused":false}'
    row = Table(
        id="t1",
        game="classic",
        options={},
        seed="",
        commitment="",
        salt="",
        rules_version=1,
        host="anna",
        seats=[Seat(user="anna"), Seat(user="ben")],
        terms=terms,
        status="running",
        asked=(1,),
        shown=(1,),
        timing=before,
    )
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as changing:
        migrate.upgrade(changing, "0002")
    engine.dispose()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(sqlite.spelled(sql.TABLES.insert("tables")), sql.TABLES.write(row))
    migrate.migrate_sqlite(str(path))

    async def test() -> None:
        store = await open_store(str(path))
        there = await store.table("t1")
        await store.close()
        assert there is not None
        timing = clocks.load(there.timing)
        assert timing is not None
        assert clocks.near(terms.clock, timing, 50.0 + 1.9 * clocks.DAY) == {1: 50.0}
        assert clocks.deadline(terms.clock, timing) == 70.0
        assert not timing.paused

    asyncio.run(test())


def test_a_database_that_is_up_to_date_needs_no_sqlalchemy(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")
    migrate.migrate_sqlite(path)
    program = (
        "import asyncio, sys\n"
        "from landsraad.server.store import open_store\n"
        "async def main():\n"
        f"    await (await open_store({path!r})).close()\n"
        "asyncio.run(main())\n"
        "print([name for name in ('sqlalchemy', 'alembic', 'asyncpg') if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
