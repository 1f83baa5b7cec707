"""The English catalogue says everything the game can say: events, names, questions, actions, the board."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.cards import CARD_ID, CARDS
from landsraad.games.classic.factions import FACTION_ID
from landsraad.games.classic.karama import STOPPABLE
from landsraad.games.classic.leaders import LEADER_ID
from landsraad.games.classic.map import AREA_ID, TERRITORY_ID
from landsraad.games.classic.state import Dune
from landsraad.games.classic.view import PHASE_ID
from landsraad.table import Event, Step, asked, options, play
from landsraad.table.texts import Texts

HOME = Path(__file__).parents[3] / "src" / "landsraad" / "games" / "classic"
GAMES = 60
IDS = {**dict.fromkeys(FACTION_ID, "F"), **dict.fromkeys(CARD_ID, "C"), **dict.fromkeys(LEADER_ID, "L")}
IDS |= {**dict.fromkeys(TERRITORY_ID, "T"), **dict.fromkeys(AREA_ID, "A")}


@cache
def source() -> str:
    return GAME.texts("en").read_text(encoding="utf-8")


@pytest.fixture
def texts() -> Texts:
    return Texts(source())


def messages() -> dict[str, str]:
    """The catalogue's messages with their bodies."""
    found = re.split(r"^([a-z][\w-]*) *=", source(), flags=re.MULTILINE)
    keys = found[1::2]
    assert len(keys) == len(set(keys)), "a message stands twice"
    return dict(zip(keys, found[2::2], strict=True))


def chapters() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(HOME.rglob("*.py")):
        yield file.name, ast.parse(file.read_text(encoding="utf-8"))


def calls(module: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called == name:
                yield node


def constants(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def keys_of(node: ast.expr) -> list[str]:
    """The keys that an argument of `tell` can be, as patterns; a name stands for the strings it was given."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=orelse):
            return [*keys_of(body), *keys_of(orelse)]
        case ast.JoinedStr(values=values):
            parts = [str(v.value) if isinstance(v, ast.Constant) else r"[a-z_]+" for v in values]
            return ["".join(parts)]
    return []


@cache
def told() -> dict[str, set[int | None]]:
    """The key (or pattern) of every event that the code tells, with the numbers of its arguments (None: unknown)."""
    found: dict[str, set[int | None]] = {}
    for name, module in chapters():
        for call in calls(module, "tell"):
            args = call.args[1:]
            count = None if any(isinstance(arg, ast.Starred) for arg in args) else len(args)
            keys = keys_of(call.args[0])
            if isinstance(call.args[0], ast.Name):
                keys = [key for key in assigned(module, call.args[0].id) if key]
            assert keys, f"{name}, line {call.lineno}: what is told?"
            for key in keys:
                found.setdefault(key, set()).add(count)
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id == "Reason":
                given = call.args[1] if len(call.args) > 1 else ast.Tuple(elts=[])
                assert isinstance(given, ast.Tuple)
                for key in keys_of(call.args[0]):
                    found.setdefault(key, set()).add(len(given.elts))
        for call in calls(module, "gain"):
            reasons = keys_of(call.args[3]) if len(call.args) > 3 else []
            for key in reasons:
                found.setdefault(key, set()).add(2)
    found.pop("reason", None)
    return found


def assigned(module: ast.Module, name: str) -> Iterator[str]:
    """What a local name is given in this module; a parameter of `spice.gain` is looked for where it is called."""
    for node in ast.walk(module):
        if isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == name for t in node.targets
        ):
            yield from keys_of(node.value)
        if isinstance(node, ast.FunctionDef) and name in [arg.arg for arg in node.args.args]:
            yield "reason"


def test_every_event_has_a_message() -> None:
    known = {key.replace("-", "_") for key in messages()}
    missing = [key for key in told() if not any(re.fullmatch(key, each) for each in known)]
    assert not missing


def test_messages_use_no_argument_that_is_not_told() -> None:
    events, wrong = told(), []
    for key, body in messages().items():
        event = key.replace("-", "_")
        counts = events.get(event)
        if counts is None:
            counts = set().union(*(args for pattern, args in events.items() if re.fullmatch(pattern, event)))
        used = max((int(n) for n in re.findall(r"\$[aeipqs](\d)", body)), default=-1)
        wrong += [(key, count) for count in counts if count is not None and used >= count]
    assert not wrong


@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("faction", FACTION_ID),
        ("letter", FACTION_ID),
        ("territory", TERRITORY_ID),
        ("card", CARD_ID),
        ("leader", LEADER_ID),
        ("phase", PHASE_ID),
        ("advantage", tuple(STOPPABLE)),
    ],
)
def test_everything_has_a_name(texts: Texts, kind: str, ids: tuple[str, ...]) -> None:
    assert [word for word in ids if not texts.has(f"{kind}-{word.replace('_', '-')}")] == []
    names = [texts.name(word, kind) for word in ids]
    assert len(set(names)) == len(ids)


def questions() -> dict[str, type[Step[Any]]]:
    """The steps that ask."""
    return {name: step for name, step in GAME.steps.items() if step.options is not Step.options}


def ask_key(step: str) -> str:
    return "ask-" + re.sub(r"(?<!^)([A-Z])", r"-\1", step).lower()


def test_every_question_has_a_prompt(texts: Texts) -> None:
    assert [name for name in questions() if not texts.has(ask_key(name))] == []


def words_in_code() -> set[str]:
    """The first words of all strings in the code, for verbs of actions and of phrases, and all whole strings."""
    found = set()
    for _, module in chapters():
        for text in constants(module):
            found.update({text, *text.split()[:1], *(text.split()[1:2])})
    return {word.replace("_", "-") for word in found}


# What a card does, by its name or by its kind.
ABOUT_CARDS = {
    f"about-card-{word.replace('_', '-')}" for card in CARDS for word in (card.id, card.kind.name.lower())
}


def test_every_card_says_what_it_does(texts: Texts) -> None:
    for card in CARDS:
        keys = (f"about-card-{word.replace('_', '-')}" for word in (card.id, card.kind.name.lower()))
        assert any(texts.has(key) for key in keys), card.id


def test_no_message_is_unused() -> None:
    asks = {ask_key(name) for name in questions()}
    ids = {word.replace("_", "-") for word in (*IDS, *PHASE_ID, *STOPPABLE)}
    code, events = words_in_code(), told()
    unused = []
    for key in messages():
        kind, _, word = key.partition("-")
        used = (
            key in asks
            or any(re.fullmatch(pattern, key.replace("-", "_")) for pattern in events)
            or (
                kind in ("faction", "letter", "territory", "card", "leader", "phase", "advantage")
                and word in ids
            )
            or (
                kind in ("act", "phrase", "part", "word", "board", "beside", "asked", "unasked")
                and (word in code or word in ids)
            )
            or key in ("part", "card-shai-hulud", "leader-kwisatz-haderach")
            or key == "unasked-order-traitor"  # a kind of window that no word of its own names
            or key in ("why-over", "why-not-asked", "why-another-question")  # said of every game
            or re.fullmatch(r"board-(title|row|mode|leader|own|haderach|voice)-[a-z-]+", key)
            or re.fullmatch(r"part-not-[a-z]+", key)
            or key in ABOUT_CARDS
            or key.startswith(("option-", "about-option-"))  # tests/test_languages.py
        )
        if not used:
            unused.append(key)
    assert not unused


def shape(action: str) -> str:
    """An action with its ids and numbers replaced by their kinds, so that one of each kind is tried."""
    return " ".join(IDS.get(word, "#" if word[0].isdigit() else word) for word in action.split())


class Seen:
    """What random games brought up."""

    def __init__(self) -> None:
        self.events: dict[tuple[str, int], Event] = {}
        self.actions: dict[str, str] = {}
        self.boards: list[tuple[Any, Dune]] = []


@cache
def seen() -> Seen:
    found = Seen()
    for number in range(GAMES):
        chance = random.Random(number)
        given = {
            option.name: chance.choice(option.values)
            for option in GAME.options
            if option.values and chance.random() < 0.3
        }
        given |= {"mode": "advanced" if number % 4 else "basic", "deals": "on" if number % 3 == 0 else "off"}
        g = GAME.new(2 + number % 5, given, f"texts {number}", tell=True)
        play_through(g, chance, found)
    return found


def play_through(g: Dune, chance: random.Random, found: Seen) -> None:
    while seats := asked(g):
        seat = chance.choice(seats)
        offered = options(g, seat)
        for action in offered:
            found.actions.setdefault(shape(action), action)
        action = chance.choice(offered)
        if g.opts.deals and chance.random() < 0.05:
            volunteered = g.voluntary(seat)
            for each in volunteered:
                found.actions.setdefault(shape(each), each)
            action = chance.choice(volunteered or [action])
        if chance.random() < 0.01:
            eyes = chance.choice([None, seat])
            found.boards.append((GAME.view(g, eyes), g))
        play(g, seat, action)
    for event in g.told or ():
        found.events.setdefault((event.key, len(event.args)), event)
    found.boards.append((GAME.view(g, None), g))


def test_every_event_of_random_games_is_said(texts: Texts) -> None:
    silent = {"auction_card_taken", "offer_made"}  # the payment says it; the terms say it
    said = [texts.event(event) for event in seen().events.values() if event.key not in silent]
    assert texts.missing == []
    assert not [text for text in said if "_" in text or "  " in text or "{" in text or "absent" in text]
    assert all(text[0].isupper() or text[0].isdigit() for text in said)


def test_every_action_of_random_games_is_said(texts: Texts) -> None:
    said = {action: texts.action(action) for action in seen().actions.values()}
    assert texts.missing == []
    assert [action for action, text in said.items() if text == action] == []
    assert [text for text in said.values() if "_" in text or "  " in text or "absent" in text] == []
    assert [text for text in said.values() if text != text.strip() or text[0].islower()] == []


def test_plurals_and_places(texts: Texts) -> None:
    revived = Event("forces_revived", ("emperor", 1, 1))
    assert texts.event(revived) == "Emperor revives 1 starred force."
    moved = ("fremen", 1, 0, "sietch_tabr", "wind_pass/14")
    assert (
        texts.event(Event("moved", moved))
        == "Fremen moves 1 force from Sietch Tabr to Wind Pass (sector 14)."
    )
    moved = ("fremen", 3, 2, "polar_sink", "polar_sink/0")
    assert texts.event(Event("moved", moved)) == (
        "Fremen moves 3 forces, 2 of them starred, from Polar Sink to Polar Sink."
    )


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("ship arrakeen/10", "Ship to Arrakeen (sector 10)"),
        ("bid 3", "Bid 3"),
        ("karama", "Play Karama"),
        ("karama baliset", "Play Baliset as Karama"),
        ("lose 2 1", "Lose 2 ordinary and 1 starred"),
        ("lose arrakeen/10 starred 2", "Lose 2 starred in Arrakeen (sector 10)"),
        ("revive 1", "Revive 1 force"),
        ("revive stilgar", "Revive Stilgar"),
        ("weapon none", "No weapon"),
        ("accept", "Accept"),
        ("~accept 3", "Accept deal 3"),
        ("accept fremen", "Accept the alliance with Fremen"),
        ("~order karama only harkonnen", "Ask me only about Harkonnen (Karama)"),
        ("~atreides deal wants not_ship arrakeen", "Atreides: Deal, they: don't ship to Arrakeen"),
        ("~deal when emperor wins", "Deal, on condition that Emperor wins the next battle"),
    ],
)
def test_actions_read_as_sentences(texts: Texts, action: str, words: str) -> None:
    assert texts.action(action) == words


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("holds lasgun", "holds Lasgun"),
        ("cards 1", "holds at least 1 Treachery card"),
        ("spice 4 when emperor not_ships carthag", "4 spice if Emperor doesn't ship to Carthag"),
        ("answer predicted_turn 3", "answer truthfully whether the giver has predicted turn 3"),
        ("plan weapon none", "plans no weapon"),
    ],
)
def test_questions_and_terms_read_as_phrases(texts: Texts, question: str, words: str) -> None:
    assert texts.phrase(question) == words
