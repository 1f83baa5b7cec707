"""Real databases for tests: an SQLite file, and a PostgreSQL server of the system's packages, started once a session."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from landsraad.server.store import Store, open_store
from ports import Port

PATIENCE = 300  # seconds that it may take to begin or to end on a machine with other work
LOUD = "PostgreSQL is NOT TESTED: no initdb on this machine (apt install postgresql)"


class Postgres:
    """A server in a temporary folder, on loopback, with fsync as it comes."""

    def __init__(self, binaries: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="landsraad-pg-"))
        self.data = self.folder / "data"
        self.binaries = binaries
        self.port = Port()
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "landsraad", "--no-locale", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        served = f"-p {self.port.number} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._control("-l", self.folder / "log", "-o", served, "start")

    def stop(self, how: str = "fast") -> None:
        self._control("-m", how, "stop")

    def remove(self) -> None:
        self.stop("immediate")
        self.port.free()
        shutil.rmtree(self.folder)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://landsraad@127.0.0.1:{self.port.number}/{database}"

    def database(self, name: str) -> str:
        """The address of a new, empty database."""

        async def create() -> None:
            connection = await asyncpg.connect(self.address())
            await connection.execute(f'CREATE DATABASE "{name}"')
            await connection.close()

        asyncio.run(create())
        return self.address(name)

    def _control(self, *what: object) -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-t", PATIENCE, *what)

    def _run(self, program: str, *args: object) -> None:
        command = [str(self.binaries / program), *map(str, args)]
        who = pwd.getpwnam(self.user).pw_uid if self.user is not None else None
        log = self.folder / "commands"
        with log.open("ab") as out:  # a pipe would stay open as long as the server
            done = subprocess.run(command, stdout=out, stderr=out, user=who, cwd=self.folder, check=False)
        assert done.returncode == 0, log.read_text()


def initdb() -> Path | None:
    """The folder of the newest server's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).parent if there else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    binaries = initdb()
    if binaries is None and "CI" not in os.environ:
        pytest.skip(LOUD)
    assert binaries is not None, LOUD
    server = Postgres(binaries)
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store can be opened, in each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database(f"t{os.urandom(5).hex()}")


def on(address: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with a store that is opened and closed around it."""

    async def opened() -> None:
        store = await open_store(address)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(opened())
