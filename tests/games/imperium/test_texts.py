"""The English catalogue says everything the game can say: events, names, questions, actions, effects, the board."""

import ast
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from landsraad.games.imperium import effects, leaders, wording
from landsraad.games.imperium.cards import CARDS, INTRIGUE_CARDS
from landsraad.games.imperium.cards.intrigue import Timing
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.nodes import keys
from landsraad.games.imperium.state import Imperium
from landsraad.games.imperium.view import (
    CARD_ID,
    CONFLICT_ID,
    FACTION_ID,
    HAGAL_ID,
    HOUSE_HAGAL,
    INTRIGUE_ID,
    LEADER_ID,
    PHASE_ID,
    SPACE_ID,
)
from landsraad.table import Event, Step, asked, options, play
from landsraad.table.texts import LANGUAGES, Texts

HOME = Path(__file__).parents[3] / "src" / "landsraad" / "games" / "imperium"
GAMES = 24
GENERIC = {"why-over", "why-not-asked", "why-another-question"}  # said by the table for every game
NAMES: dict[str, Sequence[str]] = {
    "icon": (*FACTION_ID, "landsraad", "city", "spice_trade"),
    "leader": (*LEADER_ID, HOUSE_HAGAL),
    "short": (*LEADER_ID, HOUSE_HAGAL),
    "power": LEADER_ID,
    "signet": LEADER_ID,
    "space": SPACE_ID,
    "card": CARD_ID,
    "intrigue": INTRIGUE_ID,
    "conflict": CONFLICT_ID,
    "hagal": HAGAL_ID,
    "phase": PHASE_ID,
    "zone": ("hand", "in_play", "discard"),
    "place": ("first", "second", "third"),
}


@cache
def source() -> str:
    return GAME.texts("en").read_text(encoding="utf-8")


@pytest.fixture
def texts() -> Texts:
    return Texts(source())


SPOKEN = [language for language in LANGUAGES if GAME.texts(language).is_file()]
in_all_languages = pytest.mark.parametrize("language", SPOKEN)


def of(language: str) -> Texts:
    return Texts.load(GAME.texts(language), language=language)


def messages() -> dict[str, str]:
    """The catalogue's messages with their bodies."""
    found = re.split(r"^([a-z][\w-]*) *=", source(), flags=re.MULTILINE)
    known = found[1::2]
    assert len(known) == len(set(known)), "a message stands twice"
    return dict(zip(known, found[2::2], strict=True))


def chapters() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(HOME.rglob("*.py")):
        yield file.name, ast.parse(file.read_text(encoding="utf-8"))


def keys_of(node: ast.expr) -> list[str]:
    """The keys that an argument of `tell` can be."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=orelse):
            return [*keys_of(body), *keys_of(orelse)]
    return []


@cache
def told() -> dict[str, set[int | None]]:
    """The key of every event that the code tells, with the numbers of its arguments (None: unknown)."""
    found: dict[str, set[int | None]] = {}
    for name, module in chapters():
        for call in ast.walk(module):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr == "tell"
            ):
                args = call.args[1:]
                count = None if any(isinstance(arg, ast.Starred) for arg in args) else len(args)
                events = keys_of(call.args[0])
                assert events, f"{name}, line {call.lineno}: what is told?"
                for event in events:
                    found.setdefault(event, set()).add(count)
    return found


def test_every_event_has_a_message() -> None:
    assert [key for key in told() if key.replace("_", "-") not in messages()] == []


def test_messages_use_no_argument_that_is_not_told() -> None:
    wrong = []
    for key, body in messages().items():
        used = max((int(n) for n in re.findall(r"\$[aipsw](\d)", body)), default=-1)
        counts = told().get(key.replace("-", "_"), set())
        wrong += [(key, count) for count in counts if count is not None and used >= count]
    assert not wrong


@pytest.mark.parametrize("kind", NAMES)
def test_everything_has_a_name(texts: Texts, kind: str) -> None:
    ids = NAMES[kind]
    assert [word for word in ids if not texts.has(f"{kind}-{word.replace('_', '-')}")] == []
    assert len({texts.name(word, kind) for word in ids}) == len(ids)


@in_all_languages
def test_an_id_means_the_same_in_all_kinds(language: str) -> None:
    """Events say plain ids; where two kinds share one, it has one name."""
    texts = of(language)
    kinds = [kind for kind in NAMES if kind not in ("short", "power", "signet")]
    called: dict[str, set[str]] = {}
    for kind in kinds:
        for word in NAMES[kind]:
            called.setdefault(word, set()).add(texts.name(word, kind))
    assert {word: names for word, names in called.items() if len(names) > 1} == {}


def questions() -> dict[str, type[Step[Any]]]:
    """The steps that ask."""
    return {name: step for name, step in GAME.steps.items() if step.options is not Step.options}


def ask_key(step: str) -> str:
    return "ask-" + re.sub(r"(?<!^)([A-Z])", r"-\1", step).lower()


def test_every_question_has_a_prompt(texts: Texts) -> None:
    assert [name for name in questions() if not texts.has(ask_key(name))] == []


def words_in_code() -> set[str]:
    """The first words of all strings in the code, for the verbs of actions and the parts of the board."""
    found = set()
    for _, module in chapters():
        for part in ast.walk(module):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                found.update({part.value, *part.value.split()[:1]})
    return {word.replace("_", "-") for word in found}


def kinds_of(base: type[Any]) -> set[str]:
    return {re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__).lower() for kind in base.__subclasses__()}


def test_no_message_is_unused() -> None:
    asks, code = {ask_key(name) for name in questions()}, words_in_code()
    said: dict[str, set[str]] = {
        "effect": kinds_of(effects.Effect),
        "price": kinds_of(effects.Price),
        "condition": kinds_of(effects.Condition),
        "cost": {"solari", "spice", "water"},
        "ability": kinds_of(leaders.Ability),
        "timing": {timing.name.lower().replace("_", "-") for timing in Timing},
        **{kind: {word.replace("_", "-") for word in ids} for kind, ids in NAMES.items()},
    }
    unused = []
    for key in messages():
        kind, _, word = key.partition("-")
        used = bool(
            key in asks
            or key.replace("-", "_") in told()
            or word in said.get(kind, ())
            or (kind in ("about", "act", "beside") and word in code)
            or (kind == "board" and {word, word.removeprefix("title-").removeprefix("own-")} & code)
            or key == "part"
            or key.startswith(("option-", "about-option-"))  # tests/test_languages.py
            or key in code
            or key in GENERIC
        )
        if not used:
            unused.append(key)
    assert not unused


@in_all_languages
def test_all_effects_are_said_in_words(language: str) -> None:
    texts = of(language)
    boxes = [f"{card.id}/{box}" for card in CARDS for box in ("agent", "reveal", "acquire", "trashed")]
    boxes += [f"{space}/{box}" for space in SPACE_ID for box in ("space", "control")]
    boxes += [f"{conflict}/{place}" for conflict in CONFLICT_ID for place in NAMES["place"]]
    boxes += [f"{leader}/{box}" for leader in LEADER_ID for box in ("signet", "ability")]
    said = [wording.key(texts, key) for box in boxes for key in keys(box)]
    said += [wording.intrigue(texts, card) for card in range(len(INTRIGUE_CARDS))]
    said += [
        wording.condition(texts, use.condition)
        for card in INTRIGUE_CARDS
        for use in card.uses
        if use.condition
    ]
    assert texts.missing == []
    assert not [
        text for text in said if not text or "_" in text or "  " in text or "{" in text or "none" in text
    ]


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("duncan_idaho/agent/0", "pay 1 water: recruit 1 troop, draw a card"),
        ("bene_gesserit_sister/reveal/0", "choose: 2 Persuasion / 2 swords"),
        ("crysknife/reveal/1", "if another Fremen card in play: 1 Influence with Fremen"),
        ("firm_grip/agent/0/0", "1 Influence with one of Spacing Guild, Bene Gesserit, Fremen"),
        ("terrible_purpose/first/1", "you may trash a card"),
        ("seek_allies/agent/0", "trash this card"),
        ("reinforcements/reveal_turn/0", "recruit 3 troops, deployable at once"),
        ("secure_imperial_basin/first/1", "control of Imperial Basin"),
        ("duke_leto_atreides/signet/0", "pay 1 spice: 1 Influence with a faction where an opponent has more"),
    ],
)
def test_effects_read_as_on_the_cards(texts: Texts, key: str, words: str) -> None:
    assert wording.key(texts, key) == words


def shape(action: str) -> str:
    """An action with its ids and numbers replaced, so that one of each kind is tried."""
    verb, *words = action.split()
    return " ".join((verb, *("#" if word[0].isdigit() else "id" for word in words)))


class Seen:
    """What random games brought up."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.actions: dict[str, tuple[str, str]] = {}


@cache
def seen() -> Seen:
    found = Seen()
    for number in range(GAMES):
        chance = random.Random(number)
        given = {
            option.name: chance.choice(option.values)
            for option in GAME.options
            if option.values and option.name != "first_player" and chance.random() < 0.3
        }
        given["leaders"] = ("random", "chosen", "draft")[number % 3]
        play_through(GAME.new(1 + number % 4, given, f"texts {number}", tell=True), chance, found)
    return found


def play_through(g: Imperium, chance: random.Random, found: Seen) -> None:
    catalogue = Texts(source())
    while seats := asked(g):
        seat = chance.choice(seats)
        offered = options(g, seat)
        note = GAME.notes(g, seat, catalogue)
        for action in offered:
            if shape(action) not in found.actions:
                found.actions[shape(action)] = action, note(action)
        play(g, seat, chance.choice(offered))
    assert catalogue.missing == []
    for event in g.told or ():
        found.events.setdefault(event.key, event)


def test_every_event_of_random_games_is_said() -> None:
    texts = Texts(source(), seats=lambda seat: LEADER_ID[seat])
    said = [texts.event(event) for event in seen().events.values()]
    assert texts.missing == []
    assert not [text for text in said if "_" in text or "  " in text or "{" in text or "absent" in text]
    assert [text for text in said if not text[0].isupper() and not text[0].isdigit()] == []


def test_every_action_of_random_games_is_said(texts: Texts) -> None:
    said = {action: texts.action(action) for action, _ in seen().actions.values()}
    assert texts.missing == []
    assert [action for action, text in said.items() if text == action] == []
    assert [text for text in said.values() if "_" in text or "  " in text or "absent" in text] == []
    assert [text for text in said.values() if text != text.strip() or text[0].islower()] == []


def test_what_stands_beside_an_option() -> None:
    beside = {action.partition(" ")[0]: note for action, note in seen().actions.values()}
    assert all(beside[word] for word in ("do", "to", "acquire", "plot"))
    assert beside["end"] == ""


def test_what_a_space_costs_this_player_stands_beside_it(table: Any, texts: Texts) -> None:
    g = table(leaders=["duke_leto_atreides"], hands={0: ["dagger"]}, solari={0: 3})
    g.do(0, "agent dagger")
    assert GAME.notes(g.state, 0, texts)("to rally_troops") == "pay 3 Solari: recruit 4 troops"


def test_players_are_named_by_their_leaders() -> None:
    texts = Texts(source(), seats=lambda seat: LEADER_ID[seat])
    assert texts.event(Event("troops_recruited", (1, 1))) == "Paul Atreides recruits 1 troop."
    assert texts.event(Event("agent_sent", (2, "arrakeen"))) == (
        "Duke Leto Atreides sends an Agent to Arrakeen."
    )
    assert texts.event(Event("victory_points", (1, -1))) == "Paul Atreides loses a Victory Point."
    assert texts.event(Event("cost_paid", (1, 0, 2, 1))) == "Paul Atreides pays 2 spice and 1 water."


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("agent duncan_idaho", "Send an Agent with Duncan Idaho"),
        ("to hall_of_oratory", "To Hall of Oratory"),
        ("do duncan_idaho/agent/0", "Duncan Idaho"),
        ("deploy 1", "Deploy 1 troop"),
        ("trash discard dagger", "Trash Dagger (discard pile)"),
        ("trash", "Trash it"),
        ("discard", "To the discard pile"),
        ("discard dagger", "Discard Dagger"),
        ("acquire aside", "Acquire the card set aside"),
        ("tokens emperor fremen", "Emperor and Fremen"),
        ("pay 3", "Pay 3 spice"),
        ("pay", "Pay"),
        ("choose paul_atreides", "Paul Atreides"),
    ],
)
def test_actions_read_as_sentences(texts: Texts, action: str, words: str) -> None:
    assert texts.action(action) == words
