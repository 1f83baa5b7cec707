"""How much a server bears, measured: bounded in time and count, on this machine only. `landsraad loadtest` prints it.

    rooms     rooms and store alone, without HTTP (alone.py)
    actions   actions over HTTP, as fast as they are taken and at an even pace (actions.py)
    pushes    how long it takes until everybody who listens has what somebody did (pushes.py)
    memory    what tables and sockets cost (memory.py)
    lists     lists of stored games (lists.py)

All but the first measure a server in a process of its own, on loopback, by a client that costs little (serving.py, wire.py). Games are
played beforehand (games.py), so that the client needn't think. Times are those of the client: from the moment something is due until
the answer is there.
"""

from __future__ import annotations

from .plan import Plan
from .report import Report, report

__all__ = ["Plan", "Report", "report"]
