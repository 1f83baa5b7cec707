"""A server in this process, until Ctrl-C or a signal to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from litestar import Litestar

from landsraad.table import TableError

from .config import Config
from .http.app import create_app
from .http.connections import patient
from .store import StoreError, open_store

WAITING = 2048  # connections that may wait to be accepted
LARGEST_MESSAGE = 1 << 18  # of a socket: an unread one is kept for each
PATIENCE = 5  # seconds for open connections to end
MOST_PORT = 65_535
CONNECTIONS = 65_536
COLLECT = (100_000, 50, 100)  # Python's thresholds, which are (700, 10, 10)
STOP = (signal.SIGINT, signal.SIGTERM)


def data_folder() -> Path:
    """Where programs keep what belongs to this person."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "landsraad"


def default_db() -> str:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise TableError(f"can't make {folder}: {error.strerror}") from None
    return str(folder / "landsraad.db")


def listening(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """A socket that listens; another port where this one is taken, if that will do."""
    if not 0 <= port <= MOST_PORT:
        raise TableError(f"{port} is not a port; they end at {MOST_PORT}")
    found = None
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(
            family, kind, protocol
        )  # only where TCP is named, answers are sent without delay
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(WAITING)
    except OSError as error:
        if found is not None:
            found.close()
        if or_any and port:
            return listening(host, 0)
        raise TableError(f"can't listen on {host}, port {port}: {error.strerror}") from None
    return found


def serve(config: Config, listener: socket.socket, ready: Callable[[str], None] = lambda _: None) -> None:
    """Until it is told to stop; `ready` gets the text of an invitation, if one is needed."""
    _open_many()
    app = create_app(config)
    settings = served_as(app)

    async def until_stopped() -> None:
        await _try(config.db)
        async with app.lifespan():
            _collect_seldom()
            ready(app.state.server.invitation)
            await _Server(settings).serve(sockets=[listener])

    with listener, asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(until_stopped())


def served_as(app: Litestar) -> uvicorn.Config:
    """With protocols of our own (`http/connections.py`).

    Messages of sockets aren't compressed: that costs 47 kB for each socket, and how well a seat's secrets and what others say
    to it compress together can be seen from outside."""
    return uvicorn.Config(
        app,
        lifespan="off",
        access_log=False,
        log_config=None,
        log_level="error",  # otherwise whoever sends nonsense writes a line for each of it
        server_header=False,
        **patient(app.state.config.patience),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def _open_many() -> None:
    """A socket is a file to the system, which allows a thousand of them until it is asked for more."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS if most == resource.RLIM_INFINITY else min(CONNECTIONS, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _collect_seldom() -> None:
    """States hold no cycles, so looking through all tables for some would only hold everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def _try(db: str) -> None:
    """A database that can't be used is said in one line, before anything else begins."""
    try:
        store = await open_store(db)
    except StoreError as error:
        raise TableError(f"the database: {error}") from None
    await store.close()


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn raises a signal again after it has stopped, which would interrupt what still has to be written."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOP}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
