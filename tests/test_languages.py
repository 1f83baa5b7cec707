"""All catalogues in all languages: complete, with the plurals of the language, and as the English ones would have it."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from landsraad.table import Option, find
from landsraad.table.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
ENGLISH, *OTHERS = LANGUAGES
GAMES = ("classic", "imperium")
ENGINES = [f"src/landsraad/games/{game}/texts" for game in GAMES]
FOLDERS = sorted(
    str(file.parent.relative_to(ROOT))
    for home in ("src", "web/src")
    for file in (ROOT / home).rglob("en.ftl")
)
SLAVIC = {"one", "few", "many", "other"}
PLURALS = {"en": {"one", "other"}, "cs": SLAVIC, "pl": SLAVIC, "ru": SLAVIC}
NUMBERS = (0, 1, 2, 5, 21)
LABELS = ("letter", "short")  # names of what has a longer name too
LATIN, CYRILLIC = re.compile("[A-Za-z]"), re.compile("[А-Яа-яЁё]")
SENTENCE = 30  # letters: no text as long as this is the same in two languages

FILES = [
    (folder, each) for folder in FOLDERS for each in LANGUAGES if (ROOT / folder / f"{each}.ftl").is_file()
]
of_all_files = pytest.mark.parametrize(("folder", "language"), FILES)
of_translations = pytest.mark.parametrize(
    ("folder", "language"), [file for file in FILES if file[1] != ENGLISH]
)


def source(folder: str, language: str) -> str:
    return (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def entries(folder: str, language: str) -> list[ast.Message | ast.Term | ast.Junk]:
    kinds = (ast.Message, ast.Term, ast.Junk)
    return [entry for entry in parse(source(folder, language)).body if isinstance(entry, kinds)]


@cache
def messages(folder: str, language: str) -> dict[str, ast.Message]:
    return {each.id.name: each for each in entries(folder, language) if isinstance(each, ast.Message)}


def terms(folder: str, language: str) -> dict[str, str]:
    return dict(re.findall(r"^-([a-z]+) *= *(.+)$", source(folder, language), re.MULTILINE))


class Parts:
    """What a message shows, and what it selects by. Arguments of the engine count by their place: `$a0` and `$i0` are one."""

    def __init__(self, message: ast.Message) -> None:
        found = list(nodes(message))
        self.text = "".join(node.value for node in found if isinstance(node, ast.TextElement))
        self.names = {node.id.name for node in found if isinstance(node, ast.VariableReference)}
        self.arguments = {place(name) for name in self.names}
        self.cases: dict[str, set[str]] = {}  # of each argument, but for plurals
        self.plurals: list[set[str]] = []
        for node in found:
            if isinstance(node, ast.SelectExpression):
                self.add(node)

    def add(self, select: ast.SelectExpression) -> None:
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants}
        if keys & SLAVIC - {"other"}:
            self.plurals.append(keys & SLAVIC)
        assert isinstance(select.selector, ast.VariableReference), "cases are told apart by an argument"
        self.cases.setdefault(place(select.selector.id.name), set()).update(keys - SLAVIC)


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of the syntax tree and all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from nodes(each)
    if isinstance(node, ast.BaseNode):
        yield node
        yield from nodes(list(vars(node).values()))


def place(argument: str) -> str:
    return re.sub(r"^[aiepqsw](?=\d$)", "", argument)


def parts(folder: str, language: str) -> Iterator[tuple[str, Parts, Parts]]:
    """Messages with what they are made of, and what the English ones are made of."""
    english = messages(folder, ENGLISH)
    for key, message in messages(folder, language).items():
        if key in english:
            yield key, Parts(message), Parts(english[key])


@pytest.mark.parametrize("folder", FOLDERS)
def test_it_is_there_in_every_language(folder: str) -> None:
    assert [each for each in LANGUAGES if (folder, each) not in FILES] == []


@of_all_files
def test_it_can_be_read_and_every_message_stands_once(folder: str, language: str) -> None:
    found = entries(folder, language)
    assert [each.content for each in found if isinstance(each, ast.Junk)] == []
    keys = Counter((type(each), each.id.name) for each in found if not isinstance(each, ast.Junk))
    assert [key for key, count in keys.items() if count > 1] == []
    assert all(each.value for each in messages(folder, language).values()), "a message without text"


@of_translations
def test_it_says_what_english_says(folder: str, language: str) -> None:
    english, there = messages(folder, ENGLISH).keys(), messages(folder, language).keys()
    assert (sorted(english - there), sorted(there - english)) == ([], [])
    assert terms(folder, language) == terms(folder, ENGLISH)


@of_all_files
def test_every_plural_has_all_forms_of_the_language(folder: str, language: str) -> None:
    wrong = {
        key: sorted(PLURALS[language] ^ plural)
        for key, message in messages(folder, language).items()
        for plural in Parts(message).plurals
        if plural != PLURALS[language]
    }
    assert wrong == {}


@of_translations
def test_it_uses_the_same_arguments(folder: str, language: str) -> None:
    differ = {
        key: sorted(own.arguments ^ english.arguments)
        for key, own, english in parts(folder, language)
        if own.arguments != english.arguments
    }
    assert differ == {}


@of_translations
def test_it_tells_the_same_cases_apart(folder: str, language: str) -> None:
    lacking = {
        f"{key} ${argument}": sorted(cases - own.cases[argument])
        for key, own, english in parts(folder, language)
        for argument, cases in english.cases.items()
        if argument in own.cases and cases - own.cases[argument]
    }
    assert lacking == {}


@of_all_files
def test_it_speaks_without_errors(folder: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(folder, language)))
    wrong: list[tuple[str, object]] = []
    for key, message in messages(folder, language).items():
        pattern, names = bundle.get_message(key).value, Parts(message).names
        assert pattern is not None
        for number in NUMBERS:
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(names, number))
            wrong += [(key, error) for error in errors]
            wrong += [(key, text)] if "  " in str(text).strip() and "\n" not in str(text) else []
    assert wrong == []


@of_translations
def test_nothing_is_left_in_english(folder: str, language: str) -> None:
    same = [
        key
        for key, own, english in parts(folder, language)
        if own.text == english.text and len(own.text) >= SENTENCE
    ]
    assert same == []


@of_all_files
def test_no_word_mixes_alphabets(folder: str, language: str) -> None:
    words = re.findall(r"\w+", source(folder, language))
    assert [word for word in words if LATIN.search(word) and CYRILLIC.search(word)] == []


@pytest.mark.parametrize(("folder", "language"), [file for file in FILES if file[0] in ENGINES])
def test_names_are_names_and_tell_things_apart(folder: str, language: str) -> None:
    kinds = (*terms(folder, ENGLISH)["kinds"].split(), *LABELS)
    english, own = names(folder, ENGLISH, kinds), names(folder, language, kinds)
    assert sorted(english.keys() - own.keys()) == []
    assert alike(own) - alike(english) == set()


def names(folder: str, language: str, kinds: tuple[str, ...]) -> dict[str, str]:
    """Names as `landsraad.table.texts` finds them: messages of one line without arguments."""
    lines = re.findall(r"^([a-z][\w-]*) *= *([^{}\n]+)$", source(folder, language), re.MULTILINE)
    return {key: text for key, text in lines if key.startswith(tuple(f"{kind}-" for kind in kinds))}


def alike(names: dict[str, str]) -> set[tuple[str, str]]:
    """Pairs of one kind that are called the same."""
    first: dict[tuple[str, str], str] = {}
    pairs = ((first.setdefault((key.partition("-")[0], text), key), key) for key, text in names.items())
    return {pair for pair in pairs if pair[0] != pair[1]}


@pytest.mark.parametrize("game", GAMES)
def test_options_are_named_and_explained(game: str) -> None:
    there = messages(f"src/landsraad/games/{game}/texts", ENGLISH).keys()
    wanted = {key for option in find(game).options for key in option_keys(option)} | {
        "option-on",
        "option-off",
    }
    found = {key for key in there if key.startswith(("option-", "about-option-"))}
    assert found - {"option-chosen"} == wanted  # but an event


def option_keys(option: Option) -> Iterator[str]:
    name = option.name.replace("_", "-")
    yield from (f"option-{name}", f"about-option-{name}")
    if option.values != ("on", "off"):
        named = [value for value in option.values if not value.isdecimal()]
        yield from (f"option-{name}-{re.sub('[_.]', '-', value)}" for value in named)


def test_the_browser_speaks_the_same_languages() -> None:
    code = (ROOT / "web/src/lib/texts/own.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(r"LANGUAGES = \[(.+)\] as const", code)
    assert re.findall(r'"(\w+)"', listed) == list(LANGUAGES)
