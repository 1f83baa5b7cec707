"""Processes in which players think end with whom they think for."""

import os
import subprocess
import sys
import time
from contextlib import suppress

CODE = """
import os, time
from landsraad.players.workers import Workers
workers = Workers(2)
futures = [workers.submit(os.getpid) for _ in range(2)]
print(*{future.result() for future in futures}, *[each.pid for each in workers.processes()], flush=True)
workers.submit(time.sleep, 600)
time.sleep(600)
"""


def lives(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def test_nobody_thinks_for_a_parent_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", CODE], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = {int(each) for each in parent.stdout.readline().split()}
        parent.kill()
    late = time.monotonic() + 20
    while any(map(lives, workers)):
        assert time.monotonic() < late, workers
        time.sleep(0.05)
