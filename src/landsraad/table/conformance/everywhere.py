"""The same seed gives the same game in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ..game import Game
from .run import Run, wandering


def same_everywhere(run: Run) -> None:
    kind = type(run.game)
    check = run.checks["same everywhere"]
    ours = digest_of(run.game, run.seed)
    command = (
        f"from landsraad.table.conformance.everywhere import digest_of, named;"
        f"print(digest_of(named({kind.__module__!r}, {kind.__qualname__!r}), {run.seed!r}))"
    )
    for hash_seed in ("1", "2"):
        check.tried += 1
        paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path)
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
        done = subprocess.run(
            [sys.executable, "-c", command], env=environment, capture_output=True, text=True, check=False
        )
        if done.stdout.strip() != ours:
            complaint = done.stderr.strip().splitlines()[-1:] or ["another game was played"]
            check.fail(f"with PYTHONHASHSEED={hash_seed}: {complaint[0]}")


def digest_of(game: Game[Any], seed: str) -> str:
    """A fingerprint of some games, their states and views, for comparing machines and processes."""
    digest = blake2b(digest_size=16)
    for seats in game.seats:
        g = game.new(seats, None, f"{seed}/{seats}", tell=True)
        for line in wandering(g, Random(f"{seed}/{seats}").random, 1000):
            digest.update(line.encode())
        digest.update(msgspec.json.encode(game.dump(g)))
        for eyes in (*range(seats), None):
            digest.update(msgspec.json.encode(game.view(g, eyes)))
    return digest.hexdigest()


def named(module: str, kind: str) -> Game[Any]:
    """The game of that class, in a process that only has its name."""
    game: Game[Any] = getattr(import_module(module), kind)()
    return game
