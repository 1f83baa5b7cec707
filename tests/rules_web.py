"""The pytest plugin that ties tests to the numbered rules (docs/rules/README.md).

`@pytest.mark.rule("CLS-9.08")` says that a test proves a rule. A full run compares what its passing tests proved with
`docs/rules/<game>-proof.json` and fails where they differ; `--renew-proof` writes that file anew, and the pages made of it.
"""

from collections.abc import Callable, Generator
from pathlib import Path

import pytest

import imperium_cards
from landsraad.rules import (
    Proof,
    Rulebook,
    RulesError,
    games_with_rules,
    read_rulebook,
    rule_order,
    write_proof,
)

PROPERTY = "rule"
RENEW = "./landsraad test --renew-proof"
PAGES: dict[str, Callable[[Path, Proof], None]] = {imperium_cards.GAME: imperium_cards.write}
"""Pages in `docs` that say what is proved, by game."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules web")
    group.addoption("--renew-proof", action="store_true", help="keep what this full run proved in docs/rules")


def pytest_configure(config: pytest.Config) -> None:
    folder = config.rootpath / "docs" / "rules"
    try:
        books = [read_rulebook(game, folder) for game in games_with_rules(folder)]
    except RulesError as error:
        raise pytest.UsageError(str(error)) from error
    if config.getoption("renew_proof") and not is_full_run(config):
        raise pytest.UsageError("--renew-proof needs a full run: no paths, no -k, no -m, nothing left out")
    config.pluginmanager.register(Claims(books), "rules-web-claims")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proofs(config, folder, books), "rules-web-proofs")


def is_full_run(config: pytest.Config) -> bool:
    """Whether every test was asked for."""
    narrowing = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly")
    if any(config.getoption(name, None) for name in narrowing):
        return False
    everything = {config.rootpath, *(config.rootpath / path for path in config.getini("testpaths"))}
    return {(config.invocation_params.dir / arg).resolve() for arg in config.args} <= everything


class Claims:
    """Collects what each test claims to prove, and refuses claims about rules that don't exist or can't be proved."""

    def __init__(self, books: list[Rulebook]) -> None:
        self.rules = {rule for book in books for rule in book.rules}
        self.excluded = {rule: reason for book in books for rule, reason in book.excluded.items()}

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        items = [node for node in report.result or () if isinstance(node, pytest.Item)]
        problems = [problem for item in items for problem in self.claim(item)]
        if problems:
            report.outcome = "failed"
            report.longrepr = "\n".join(dict.fromkeys(problems))
            report.result = []
        return report

    def claim(self, item: pytest.Item) -> list[str]:
        problems = []
        for mark in item.iter_markers("rule"):
            if not mark.args:
                problems.append(f"{item.nodeid}: a rule mark without a rule number")
            for rule in mark.args:
                if rule not in self.rules:
                    problems.append(f"{item.nodeid}: unknown rule {rule!r}")
                elif rule in self.excluded:
                    problems.append(f"{item.nodeid}: {rule} is excluded ({self.excluded[rule]})")
                else:
                    item.user_properties.append((PROPERTY, f"{rule} {proving_test(item, mark)}"))
        return problems


def proving_test(item: pytest.Item, mark: pytest.Mark) -> str:
    """The test's id: with its parameters only if the mark belongs to just this set of parameters."""
    callspec = getattr(item, "callspec", None)
    if callspec is None or mark in callspec.marks:
        return item.nodeid
    return item.nodeid.removesuffix(f"[{callspec.id}]")


class Proofs:
    """Gathers what passed and compares it with the proof that is kept."""

    def __init__(self, config: pytest.Config, folder: Path, books: list[Rulebook]) -> None:
        self.config = config
        self.folder = folder
        self.books = books
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        claims = [str(value) for name, value in report.user_properties if name == PROPERTY]
        if not report.passed or hasattr(report, "wasxfail"):
            self.failed.update(claims)
        elif report.when == "call":
            self.passed.update(claims)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        cut_short = session.testsfailed and self.config.getoption("maxfail")
        ran = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not cut_short
        if not ran or not is_full_run(self.config):
            return
        proved = self.proved()
        for book in self.books:
            proof = {rule: tests for rule, tests in proved.items() if rule in book.rules}
            if self.config.getoption("renew_proof"):
                self.renew(book, proof)
            elif proof != book.proof:
                self.complain(book, proof)
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def proved(self) -> Proof:
        """A test proves a rule if each of its cases that claims the rule passed."""
        proof: Proof = {}
        for claim in sorted(self.passed - self.failed):
            rule, test = claim.split(" ", 1)
            proof.setdefault(rule, []).append(test)
        return proof

    def renew(self, book: Rulebook, proof: Proof) -> None:
        write_proof(book.game, proof, self.folder)
        if write_page := PAGES.get(book.game):
            write_page(self.folder.parent, proof)
        self.lines += [
            f"{book.game}: proof renewed, {len(proof)} rules proved",
            *differences(book.proof, proof),
        ]

    def complain(self, book: Rulebook, proof: Proof) -> None:
        self.lines += [
            f"{book.game}: this run proved something else than docs/rules/{book.game}-proof.json says:",
            *differences(book.proof, proof),
            f"If that is right, renew the proof and commit it: {RENEW}",
        ]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.lines:
            return
        terminalreporter.section("rules web")
        for line in self.lines:
            terminalreporter.write_line(line)


def differences(kept: Proof, proof: Proof) -> list[str]:
    changed = [rule for rule in kept.keys() & proof.keys() if kept[rule] != proof[rule]]
    kinds = {
        "no longer proved": kept.keys() - proof.keys(),
        "newly proved": proof.keys() - kept.keys(),
        "proved by other tests": changed,
    }
    return [f"  {kind}: {', '.join(sorted(rules, key=rule_order))}" for kind, rules in kinds.items() if rules]
