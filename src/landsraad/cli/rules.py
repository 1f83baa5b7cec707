"""Show which numbered rules are proved by a passing test, which are excluded and why, and which are unproved, as of the
last full test run."""

from __future__ import annotations

import argparse

from .common import add_json, print_json

HELP = "show which rules are proved by tests"
EXAMPLES = ("landsraad rules classic --json",)


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", nargs="?", help="only this game's rules (default: all games)")
    add_json(sub)


def run(chosen: argparse.Namespace) -> int:
    from landsraad.rules import RulesError, games_with_rules, rules_report
    from landsraad.table import BadOption, TableError

    games = games_with_rules()
    if chosen.game is not None and chosen.game not in games:
        raise BadOption(f"no numbered rules of {chosen.game!r}; there are those of: {', '.join(games)}")
    try:
        reports = {game: rules_report(game) for game in ([chosen.game] if chosen.game else games)}
    except RulesError as error:
        raise TableError(str(error)) from None
    if chosen.json:
        print_json(
            {
                game: {
                    "proved": len(report.proved),
                    "excluded": len(report.excluded),
                    "unproved": report.unproved,
                }
                for game, report in reports.items()
            }
        )
        return 0
    for game, report in reports.items():
        print(
            f"{game}: {len(report.proved)} proved, {len(report.excluded)} excluded, {len(report.unproved)} unproved"
        )
        for rule, reason in report.excluded.items():
            print(f"  excluded {rule}: {reason}")
        for rule in report.unproved:
            print(f"  unproved {rule}")
    return 0
