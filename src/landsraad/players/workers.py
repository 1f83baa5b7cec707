"""Processes in which players think. Ctrl-C is their parent's to hear: it never reaches them, not even while they start.

They end with their parent, also where that was killed: nobody would be left to tell them.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.process import BaseProcess, parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """Fresh processes: a fork would copy whatever threads and files the caller has."""

    def __init__(self, count: int) -> None:
        super().__init__(count, mp_context=get_context("spawn"), initializer=_begin)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with _interrupts_held():  # a worker may be started here
            return super().submit(fn, *args, **kwargs)

    def processes(self) -> list[BaseProcess]:
        return list((self._processes or {}).values())

    def kill(self) -> None:
        """The executor has no public way to end a worker that hangs."""
        for process in self.processes():
            process.kill()
        self.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """An interrupt comes a little later; processes started meanwhile inherit that none reaches them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where signals can't be held
    if (parent := parent_process()) is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
