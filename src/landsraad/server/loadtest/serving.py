"""The server that is measured: a process of its own on loopback, without limits on calls, on a core of its own where there are two."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path

from landsraad.table import TableError

from ..config import Config
from ..running import listening, serve
from .wire import LOOPBACK

MANY = 100_000  # sockets of one person, who plays at all tables
PATIENCE = 30.0  # seconds for it to begin, and to end


class Served:
    """A server that runs, and what it has cost so far."""

    def __init__(self, process: BaseProcess, port: int) -> None:
        self.process, self.port = process, port

    @property
    def cpu(self) -> float:
        """Seconds that it has computed; 0 where the system doesn't tell."""
        found = self._told("stat").rpartition(")")[2].split()
        return (int(found[11]) + int(found[12])) / os.sysconf("SC_CLK_TCK") if found else 0.0

    @property
    def memory(self) -> int:
        """Bytes that it holds in memory; 0 where the system doesn't tell."""
        found = self._told("statm").split()
        return int(found[1]) * os.sysconf("SC_PAGE_SIZE") if found else 0

    def _told(self, what: str) -> str:
        try:
            return Path(f"/proc/{self.process.pid}/{what}").read_text(encoding="ascii")
        except OSError:
            return ""


@contextmanager
def served(db: str) -> Iterator[Served]:
    """A server on that database, until the context ends."""
    context = get_context("spawn")
    ready = context.Event()
    with listening(LOOPBACK, 0) as listener:
        config = Config(db=db, bots=1, limits={}, sockets=MANY, tables=MANY)
        process = context.Process(target=_serve, args=(config, listener, ready), daemon=True)
        process.start()
        try:
            if not ready.wait(PATIENCE):
                raise TableError("the server that is to be measured did not begin")
            yield Served(process, listener.getsockname()[1])
        finally:
            process.terminate()
            process.join(PATIENCE)
            process.kill()


def _serve(config: Config, listener: socket.socket, ready: Event) -> None:
    if cores := _cores():
        os.sched_setaffinity(0, cores[:1])
    serve(config, listener, lambda _: ready.set())


@contextmanager
def out_of_its_way() -> Iterator[None]:
    """Whoever measures leaves the server its core."""
    cores = _cores()
    if len(cores) < 2:
        yield
        return
    os.sched_setaffinity(0, cores[1:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def _cores() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
