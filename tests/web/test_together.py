"""Several people at one table, each in a browser of their own: what all see, what nobody else may, and what needs consent."""

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import expect

import prepared
from browsing import CONFIRM, LIST, OPTION, SHOWN, act, gather, menu, tab
from line import Line

MOST = 1200  # looks at the table
PATIENCE = 400  # looks whether somebody has heard of it
EYES = ("?seat=0", "?seat=1", "")
AWAITED = ".seats .mine.awaited"
APART = ("seat", "asked")  # of a view: whose it is, and who is asked as far as that seat may know


class Ear:
    """What the server sends to a page about the table."""

    def __init__(self, page):
        self.view, self.seq, self.events = {}, 0, Counter()
        page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, frame):
        message = json.loads(frame)
        if message["type"] == "hello":
            self.view = message["view"]
        elif message["type"] == "update":
            self.view = merged(self.view, message["patch"])
        self.seq = message.get("seq", self.seq)
        for entry in message.get("entries", ()):
            self.events.update(json.dumps(event) for event in entry.get("events", ()))

    def heard(self, key):
        return any(json.loads(event)["key"] == key for event in self.events)


def merged(old, patch):
    if not isinstance(patch, dict):
        return patch
    result = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        result[key] = None if value is None else merged(result.get(key), value)
    return result


def beyond(known, seen, where=""):
    """What stands in a view and not in another one as well."""
    if isinstance(seen, dict) and isinstance(known, dict):
        return [
            each for key, value in seen.items() for each in beyond(known.get(key), value, f"{where}/{key}")
        ]
    if isinstance(seen, list) and isinstance(known, list):
        if len(seen) == len(known) and all(isinstance(each, dict) for each in seen):
            return [each for pair in zip(known, seen, strict=True) for each in beyond(*pair, where)]
        return [] if not _counted(seen) - _counted(known) else [(where, known, seen)]
    return [] if seen is None or seen == known else [(where, known, seen)]


def _counted(things):
    return Counter(json.dumps(thing) for thing in things)


def plain(view):
    return {key: value for key, value in view.items() if key not in APART}


@pytest.fixture
def table(person):
    """Two people and a spectator at a table: their pages, and what each of them hears."""

    def begin(game, **moment):
        people = [person(), person("phone"), person()]
        ears = [Ear(someone.page) for someone in people]
        gather(game, people[:2], **moment)
        people[2].page.goto(people[0].page.url)
        for someone in people:
            someone.page.locator(SHOWN).wait_for()
        return [someone.page for someone in people], ears

    return begin


def settled(pages, ears):
    """Until everything that was played has reached everybody."""
    for page, ear, eyes in zip(pages, ears, EYES, strict=True):
        view = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}/view{eyes}").json()
        for _ in range(PATIENCE):
            if ear.seq >= view["seq"]:
                break
            page.wait_for_timeout(50)
        assert ear.seq == view["seq"]


def asked(page):
    return page.locator(".panel h2").count() and page.locator(AWAITED).count()


def play_until(pages, over):
    """Both play on until something is decided."""
    for _ in range(MOST):
        if over():
            return
        for page in pages[:2]:
            if asked(page):
                act(page)
        pages[0].wait_for_timeout(50)
    raise AssertionError(f"nothing is decided: {[page.locator('.panel').inner_text() for page in pages]}")


@pytest.mark.parametrize(
    ("game", "step", "decided", "secret"),
    [
        ("classic", "BattlePlans", "battle_won", "auction_card_is"),
        ("imperium", "RevealTurn", "conflict_won", "card_drawn_is"),
    ],
)
def test_who_watches_hears_what_was_decided_and_no_secret(table, game, step, decided, secret):
    pages, ears = table(game, until=lambda g: prepared.questions(g, 0, step))
    first, second, watcher = ears
    play_until(pages, lambda: all(ear.heard(decided) for ear in ears) and first.heard(secret))
    settled(pages, ears)
    for ear in (first, second):
        assert beyond(ear.view, plain(watcher.view)) == []
        assert not watcher.events - ear.events
    own = first.events - second.events
    assert own
    assert not own & watcher.events
    assert pages[2].locator(".options, .pending").count() == 0


def test_a_move_is_taken_back_only_when_the_other_agrees(table):
    pages, _ = table("imperium", until=lambda g: prepared.questions(g, 0, "Turn"))
    own, other, watcher = pages
    own.locator(AWAITED).wait_for()
    while asked(own):
        own.locator(f"{CONFIRM}, {OPTION}, {LIST}").first.wait_for()
        before = own.locator(".panel").inner_text()
        act(own)
    other.locator(AWAITED).wait_for()
    act(other)
    told = tab(watcher, "Log")
    for answer, result in (("Decline", "does not agree"), ("Accept", "takes back a move")):
        menu(own, "Take back")
        other.get_by_text("asks everybody to take back a move").wait_for()
        assert watcher.get_by_role("button", name=answer, exact=True).count() == 0
        other.get_by_role("button", name=answer, exact=True).click()
        told.get_by_text(result).wait_for()
    expect(own.locator(".panel")).to_have_text(before, use_inner_text=True)


def test_who_was_cut_off_comes_back_by_themselves_and_has_missed_nothing(table):
    pages, ears = table("imperium", until=lambda g: prepared.questions(g, 1, "Turn"))
    own, other, _ = pages
    with Line(int(own.url.split(":")[2].split("/")[0])) as line:
        own.goto(re.sub(r":\d+/", f":{line.port}/", own.url))
        own.locator(SHOWN).wait_for()
        line.cut()
        own.get_by_role("status").filter(has_text="Offline").wait_for()
        other.locator(AWAITED).wait_for()
        while asked(other):
            act(other)
        assert not asked(own)
        line.mend()
        own.locator(AWAITED).wait_for()
        settled(pages, ears)
        own.get_by_role("status").filter(has_text="Offline").wait_for(state="hidden")
        assert beyond(ears[0].view, plain(ears[2].view)) == []
        assert not ears[2].events - ears[0].events
        act(own)
