"""The numbered rules of each game, and which of them the tests prove.

`docs/rules/<game>.md` numbers the rules, `<game>-excluded.yaml` names those that can't be tested and why, and
`<game>-proof.json` keeps which passing tests proved which rule in the last full test run.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

import msgspec

RuleId = str
TestId = str
Proof = dict[RuleId, list[TestId]]

# `- **CLS-9.08** text` is a rule and `- **CLS-EX-01** text` a worked example; contradictions (`CLS-C-01`) prove nothing.
_RULE = re.compile(r"^- \*\*([A-Z]+-(?:EX-\d+|[0-9A-Z]+\.\d+[a-z]?))\*\* +(.+)$", re.MULTILINE)

_CHAPTER = re.compile(r"^## (?:\d+[A-Z]?\. +)?(.+)$", re.MULTILINE)
_PROVENANCE = re.compile(
    r" *(?:`\[[^`]*\]`|\[[^\]]*\](?!\())"
)  # where a statement was found; of no use to players


class RulesError(ValueError):
    """A game without numbered rules, or files of the rules web that contradict each other; one clear line."""


class Rulebook(msgspec.Struct, frozen=True):
    """The numbered rules of one game with what is known about their proofs."""

    game: str
    rules: dict[RuleId, str]
    excluded: dict[RuleId, str]
    proof: Proof


class RulesReport(msgspec.Struct, frozen=True):
    """Every rule of one game in exactly one of three places."""

    game: str
    proved: Proof
    excluded: dict[RuleId, str]
    unproved: list[RuleId]


class Matrix(TypedDict):
    proved: int
    excluded: int
    unproved: list[RuleId]


def rules_folder() -> Path:
    """`docs/rules` inside the installed package, or that of the checkout this module lies in."""
    packaged = Path(__file__).parent / "docs" / "rules"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


def games_with_rules(folder: Path | None = None) -> list[str]:
    files = sorted((folder or rules_folder()).glob("*.md"))
    return [file.stem for file in files if _RULE.search(file.read_text(encoding="utf-8"))]


def read_rulebook(game: str, folder: Path | None = None) -> Rulebook:
    folder = folder or rules_folder()
    known = games_with_rules(folder)
    if game not in known:
        raise RulesError(
            f"no numbered rules for {game!r}; there are rules for: {', '.join(known) or 'no game'}"
        )
    rules = _read_rules(folder / f"{game}.md")
    excluded = _read_exclusions(folder / f"{game}-excluded.yaml")
    if unknown := sorted(excluded.keys() - rules.keys()):
        raise RulesError(f"{game}-excluded.yaml names unknown rules: {', '.join(unknown)}")
    return Rulebook(game, rules, excluded, _read_proof(proof_file(game, folder)))


def find_rules(game: str, words: Sequence[str], folder: Path | None = None) -> list[str]:
    """The rules of a game, each with its number, that hold all of these words; or those of that number, or chapter."""
    wanted = [word.lower() for word in words]
    rules = _readable(game, folder)
    found = _numbered(rules, wanted[0]) if len(wanted) == 1 else []
    if not found:
        found = [
            rule for rule, text in rules.items() if all(word in f"{rule} {text}".lower() for word in wanted)
        ]
    return [f"{rule} {rules[rule]}" for rule in found]


def _numbered(rules: dict[RuleId, str], number: str) -> list[RuleId]:
    """The rule of that number, or the chapter; without letters it is one of the game's own, not of something added to it."""
    own = next(iter(rules), "").partition("-")[0].lower()
    wanted = number if "-" in number else f"{own}-{number}"
    exactly = [rule for rule in rules if rule.lower() == wanted]
    return exactly or [rule for rule in rules if rule.lower().startswith((f"{wanted}.", f"{wanted}-"))]


def _readable(game: str, folder: Path | None) -> dict[RuleId, str]:
    return {rule: text for _, rules in read_chapters(game, folder) for rule, text in rules.items()}


def read_chapters(game: str, folder: Path | None = None) -> list[tuple[str, dict[RuleId, str]]]:
    """The numbered rules of a game for readers: each chapter's title, and its rules without their provenance."""
    folder = folder or rules_folder()
    read_rulebook(game, folder)
    _, *parts = _CHAPTER.split((folder / f"{game}.md").read_text(encoding="utf-8"))
    chapters = []
    for title, body in zip(parts[::2], parts[1::2], strict=True):
        if rules := {rule: _PROVENANCE.sub("", text).strip() for rule, text in _RULE.findall(body)}:
            chapters.append((title, rules))
    return chapters


def rules_report(game: str, folder: Path | None = None) -> RulesReport:
    book = read_rulebook(game, folder)
    proved = {rule: book.proof[rule] for rule in book.rules if rule in book.proof}
    excluded = {rule: reason for rule, reason in book.excluded.items() if rule not in proved}
    unproved = [rule for rule in book.rules if rule not in proved and rule not in excluded]
    return RulesReport(game, proved, excluded, unproved)


def matrix(game: str, folder: Path | None = None) -> Matrix:
    report = rules_report(game, folder)
    return {"proved": len(report.proved), "excluded": len(report.excluded), "unproved": report.unproved}


def proof_file(game: str, folder: Path | None = None) -> Path:
    return (folder or rules_folder()) / f"{game}-proof.json"


def write_proof(game: str, proof: Proof, folder: Path | None = None) -> None:
    """Keep `proof` in the order of its rule numbers, one test a line, so that changes read well in a diff."""
    ordered = {rule: sorted(proof[rule]) for rule in sorted(proof, key=rule_order)}
    text = msgspec.json.format(msgspec.json.encode(ordered), indent=2)
    proof_file(game, folder).write_bytes(text + b"\n")


def rule_order(rule: RuleId) -> list[tuple[int, int, str]]:
    """A sort key that puts CLS-9.08 before CLS-10.01."""
    parts = re.findall(r"\d+|[^\d]+", rule)
    return [(1, int(part), "") if part.isdigit() else (0, 0, part) for part in parts]


def _read_rules(file: Path) -> dict[RuleId, str]:
    rules: dict[RuleId, str] = {}
    for match in _RULE.finditer(file.read_text(encoding="utf-8")):
        rule, text = match.groups()
        if rule in rules:
            raise RulesError(f"{file.name} numbers two rules {rule}")
        rules[rule] = text
    return rules


def _read_exclusions(file: Path) -> dict[RuleId, str]:
    if not file.exists():
        return {}
    try:
        return msgspec.yaml.decode(file.read_bytes(), type=dict[str, str])
    except msgspec.DecodeError as error:
        raise RulesError(f"{file.name} must map rule numbers to reasons: {error}") from error


def _read_proof(file: Path) -> Proof:
    if not file.exists():
        return {}
    try:
        return msgspec.json.decode(file.read_bytes(), type=Proof)
    except msgspec.DecodeError as error:
        raise RulesError(f"{file.name} must map rule numbers to lists of tests: {error}") from error
