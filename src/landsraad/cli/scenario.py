"""Run scenario files: a position, actions, and what is expected then. docs/scenarios.md describes how to write one.
A folder stands for all .yaml files in it. Exit code 1 if an expectation was not met."""

from __future__ import annotations

import argparse
from pathlib import Path

from .common import add_json, print_json

HELP = "run scenario files: a position, actions, expectations"
EXAMPLES = ("landsraad scenario my-question.yaml",)


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("paths", metavar="PATH", type=Path, nargs="+", help="scenario files or folders of them")
    add_json(sub)


def run(chosen: argparse.Namespace) -> int:
    from landsraad.table.scenario import read
    from landsraad.table.scenario import run as run_scenario

    from .common import find_game

    scenarios = [read(file) for path in chosen.paths for file in _files(path)]
    outcomes = [run_scenario(scenario, find_game(scenario.game)) for scenario in scenarios]
    failed = sum(1 for outcome in outcomes if not outcome.passed)
    if chosen.json:
        listed = [
            {
                "file": outcome.file,
                "title": outcome.title,
                "game": outcome.game,
                "passed": outcome.passed,
                "checked": outcome.checked,
                "failures": [str(failure) for failure in outcome.failures],
            }
            for outcome in outcomes
        ]
        print_json({"passed": len(outcomes) - failed, "failed": failed, "scenarios": listed})
        return 1 if failed else 0
    for outcome in outcomes:
        print(f"{'ok' if outcome.passed else 'FAILED'} {outcome.file}: {outcome.title}")
        for failure in outcome.failures:
            print(f"    {failure}")
    print(f"{len(outcomes) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _files(path: Path) -> list[Path]:
    from landsraad.table import BrokenScenario

    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.yaml"))
    if not found:
        raise BrokenScenario(f"no .yaml files in {path}")
    return found
