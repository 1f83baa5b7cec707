"""Brings a database to the schema of this release (Alembic), at the start of a server.

A database that is there already is recognised without SQLAlchemy and Alembic, which take half a second to import.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncpg import Connection as PostgresConnection
    from sqlalchemy import Connection

HEAD = "0004"  # the last of migrations/versions/
MIGRATIONS = Path(__file__).with_name("migrations")
LOCK = 7_306_111  # of PostgreSQL, for servers that begin at the same time
VERSION = "SELECT version_num FROM alembic_version"


def migrate_sqlite(path: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        if _is_current(connection):
            return
    from sqlalchemy import create_engine, event
    from sqlalchemy.pool import NullPool

    engine = create_engine(f"sqlite:///{Path(path).absolute()}", poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _own_transactions(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def _alone(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN EXCLUSIVE")

    with engine.begin() as changing:
        upgrade(changing)


async def migrate_postgres(address: str, connection: PostgresConnection) -> None:
    """`connection` is one of asyncpg's, to look."""
    there = await connection.fetchval("SELECT to_regclass('alembic_version')")
    if there is not None and await connection.fetchval(VERSION) == HEAD:
        return
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    async def connected() -> PostgresConnection:
        import asyncpg

        return await asyncpg.connect(address)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connected, poolclass=NullPool)
    async with engine.begin() as changing:
        await changing.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        await changing.run_sync(upgrade)
    await engine.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _is_current(connection: sqlite3.Connection) -> bool:
    named = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    return named is not None and connection.execute(VERSION).fetchone() == (HEAD,)
