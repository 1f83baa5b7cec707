"""The layout: where things lie, and what they do as phrases that any client can say."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from games.imperium import golden
from landsraad.games.imperium import wording
from landsraad.games.imperium.board import SPACES
from landsraad.games.imperium.cards import CARDS, CONFLICTS, INTRIGUE_CARDS
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.leaders import LEADERS
from landsraad.games.imperium.nodes import _NODES
from landsraad.table.texts import Texts

LAYOUT = GAME.layout()
TEXTS = Texts(GAME.texts("en").read_text(encoding="utf-8"))
HOMES = ("cards", "spaces", "factions", "intrigues", "conflicts", "leaders")


def overlap(one: list[float], other: list[float]) -> bool:
    x, y, width, height = one
    left, top, wide, high = other
    return x < left + wide and left < x + width and y < top + high and top < y + height


def inside(one: list[float], frame: list[float]) -> bool:
    x, y, width, height = one
    left, top, wide, high = frame
    return left <= x and top <= y and x + width <= left + wide + 1e-9 and y + height <= top + high + 1e-9


@pytest.mark.parametrize("plan", LAYOUT["arrangements"], ids=lambda plan: str(plan["id"]))
class TestArrangements:
    def test_everything_has_its_own_place(self, plan: dict[str, Any]) -> None:
        places = {**plan["spaces"], **{f"track {f}": at for f, at in plan["tracks"].items()}}
        places["conflict"] = plan["conflict"]
        assert len(plan["spaces"]) == 22
        assert [pair for pair in combinations(places, 2) if overlap(places[pair[0]], places[pair[1]])] == []

    def test_everything_lies_on_the_board(self, plan: dict[str, Any]) -> None:
        board = [0, 0, plan["width"], plan["height"]]
        rectangles = (*plan["spaces"].values(), *plan["tracks"].values(), *plan["groups"].values())
        assert [at for at in (*rectangles, plan["conflict"]) if not inside(at, board)] == []

    def test_spaces_lie_in_the_group_of_their_icon(self, plan: dict[str, Any]) -> None:
        icons = {space["id"]: space["icon"] for space in LAYOUT["spaces"]}
        strayed = [
            space for space, at in plan["spaces"].items() if not inside(at, plan["groups"][icons[space]])
        ]
        assert strayed == []

    def test_groups_share_no_ground(self, plan: dict[str, Any]) -> None:
        grounds = [*plan["groups"].values(), plan["conflict"]]
        assert len(grounds) == 8
        assert not [pair for pair in combinations(grounds, 2) if overlap(*pair)]


def found(key: str) -> Any:
    """The phrase of a key, found in the layout as its docstring says."""
    owner, box, *path = key.split("/")
    home = next(thing for kind in HOMES for thing in LAYOUT[kind] if thing["id"] == owner and box in thing)
    phrase = home[box][1 + int(path[0])]
    for step in path[1:]:
        phrase = (phrase if phrase[0] in ("and", "or") else phrase[-1])[1 + int(step)]
    return phrase


def test_every_key_leads_to_its_phrase() -> None:
    keys = [key for key in _NODES if not key.startswith("council/") and "/influence/" not in key]
    assert len(keys) > 250
    wrong = [key for key in keys if wording.say(TEXTS, found(key)) != wording.key(TEXTS, key)]
    assert wrong == []


@pytest.mark.parametrize(
    ("kind", "count"), [("spaces", SPACES), ("cards", CARDS), ("conflicts", CONFLICTS), ("leaders", LEADERS)]
)
def test_all_are_there(kind: str, count: Any) -> None:
    assert [thing["id"] for thing in LAYOUT[kind]] == [data.id for data in count]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("bribery", "pay 2 Solari: 1 Influence with any faction"),
        ("councilors_dispensation", "if a Council seat: 2 spice"),
        ("charisma", "in your Reveal turn this round: 2 Persuasion"),
        ("to_the_victor", "when you have won the Conflict: 3 spice"),
        ("tiebreaker", "2 swords / 10 spice for breaking ties"),
        (
            "reinforcements",
            "pay 3 Solari: recruit 3 troops (in your Reveal turn: recruit 3 troops, deployable at once)",
        ),
    ],
)
def test_intrigue_cards_say_when_and_for_what(card: str, words: str) -> None:
    assert wording.intrigue(TEXTS, INTRIGUE_CARDS.number[card]) == words


@pytest.mark.parametrize(
    ("leader", "words"),
    [
        ("paul_atreides", "you may look at the top card of your deck at any time"),
        ("duke_leto_atreides", "spaces of Landsraad cost you 1 Solari less"),
        ("helena_richese", "enemy Agents don't block you at Landsraad, City"),
        ("countess_ariana_thorvald", "whenever you harvest, 1 spice less, and draw a card"),
        ("glossu_rabban", "you begin with 1 spice, 1 Solari"),
    ],
)
def test_leaders_say_what_they_are_able_to_do(leader: str, words: str) -> None:
    assert wording.say(TEXTS, leader_data(leader)["does"]) == words


def leader_data(name: str) -> dict[str, Any]:
    return next(leader for leader in LAYOUT["leaders"] if leader["id"] == name)


def test_house_hagal_cards_say_what_rivals_do() -> None:
    said = {card["id"]: wording.say(TEXTS, card["does"]) for card in LAYOUT["hagal"]}
    assert said["h_conspire"] == "1 Influence with Emperor, recruit 2 troops"
    assert said["h_arrakeen_1p"] == "recruit 1 troop, the Rival's Signet ability"
    assert said["h_harvest_spice"] == ""
    assert said["h_reshuffle"].startswith("all House Hagal cards are shuffled")


GOLDEN = msgspec.json.decode(golden.FILE.read_bytes())


def test_the_browser_is_tested_against_this_layout_and_these_words() -> None:
    """Renewed by `PYTHONPATH=tests python -m games.imperium.golden`."""
    assert GOLDEN["layout"] == msgspec.json.decode(msgspec.json.encode(LAYOUT))
    assert GOLDEN["said"] == golden.said(LAYOUT, TEXTS)
    assert GOLDEN["keys"] == golden.keys(TEXTS)


def test_the_browser_is_tested_against_every_shape_of_action() -> None:
    known = {shape for shapes in GOLDEN["corpus"].values() for shape in shapes}
    found = {shape for shapes in golden.corpus(range(300, 312)).values() for shape in shapes}
    assert found - known == set()
