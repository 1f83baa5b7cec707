"""The `landsraad` command. Each command has its own file; what is slow is imported when its command runs."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

from . import bench, conformance, games, loadtest, play, replay, rules, scenario, selfplay, serve
from .common import program

COMMANDS = (games, play, serve, selfplay, conformance, replay, scenario, rules, bench, loadtest)
INTERRUPTED = 130  # 128 + SIGINT, as shells have it


class Parser(argparse.ArgumentParser):
    """Wrong arguments get one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


class Help(argparse.HelpFormatter):
    """Paragraphs fit the terminal; examples stay as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        paragraphs = text.split("\n\n")
        return "\n\n".join(
            paragraph
            if paragraph.startswith("example")
            else super(Help, self)._fill_text(paragraph, width, indent)
            for paragraph in paragraphs
        )


class Version(argparse.Action):
    def __call__(self, *args: object) -> NoReturn:
        from landsraad import __version__

        print(f"landsraad {__version__}")
        raise SystemExit(0)


def parser() -> Parser:
    top = Parser(
        prog="landsraad",
        description="Plays the Dune board games completely: for people, bots and researchers.",
        epilog=f"Start with: {program()} play\n\nMore about a command: {program()} play --help",
        formatter_class=Help,
    )
    top.add_argument("--version", action=Version, nargs=0, help="print the version and stop")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        sub = commands.add_parser(
            name,
            help=command.HELP,
            description=command.__doc__,
            epilog=_examples(command.EXAMPLES),
            formatter_class=Help,
        )
        command.arguments(sub)
        sub.set_defaults(run=command.run, parser=sub)
    return top


def _examples(lines: Sequence[str]) -> str:
    """As this person calls the program."""
    own = [line.replace("landsraad", program(), 1) for line in lines]
    return f"example: {own[0]}" if len(own) == 1 else "\n  ".join(("examples:", *own))


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Whatever is wrong is said by the command that was meant."""
    top = parser()
    names = [command.__name__.rpartition(".")[2] for command in COMMANDS]
    if not arguments:
        top.error(f"name a command: {', '.join(names)}")
    if not arguments[0].startswith("-") and arguments[0] not in names:
        top.error(f"no command {arguments[0]!r}; there are: {', '.join(names)}")
    chosen, unknown = top.parse_known_args(arguments)
    if unknown:
        getattr(chosen, "parser", top).error(f"unknown: {' '.join(unknown)}")
    return chosen


def _streams() -> None:
    """Closed ones are replaced; what a terminal can't show, or what is no text, becomes a question mark."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w"))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    _streams()
    try:
        chosen = _parsed(sys.argv[1:] if arguments is None else arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    from landsraad.table import TableError

    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except TableError as error:
        print(f"landsraad: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output went away (`landsraad games | head -1`); nothing more can be said to them.
        _mute()
        return 128 + signal.SIGPIPE if hasattr(signal, "SIGPIPE") else 1
    except OSError as error:
        _mute()
        print(f"landsraad: {error.strerror or error}", file=sys.stderr)
        return 2
    return code


def _mute() -> None:
    """Standard output is lost: what Python still holds for it goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
