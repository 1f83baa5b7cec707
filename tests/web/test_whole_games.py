"""Whole games, from the first question to the result, by what a person sees and touches alone: the action bar, the forms of
the big choices, and whatever glows on the board."""

from collections import Counter
from random import Random

import pytest

from browsing import CONFIRM, LIST, OPTION, READY, SIZES, played

MOST = 600  # presses
PATIENCE = 1200  # looks at whether something has changed
FORM = f"{READY} > :not(.pending, details, .options) button.main"
GLOWING = ".touchable.glows, .area.lit"
OVER = ".result"
# A point of a thing that nothing else covers, if it has one in sight.
POINT = """(thing) => {
    thing.scrollIntoView({block: 'nearest'});
    const {left, top, width, height} = thing.getBoundingClientRect();
    for (const dx of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const dy of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [left + dx * width, top + dy * height];
        const there = document.elementFromPoint(x, y);
        if (there === thing || there?.closest('.touchable') === thing) return {x: x - left, y: y - top};
    }
    return null;
}"""


class Hands:
    """Presses one thing after another, each time one of those that can be pressed now."""

    def __init__(self, page, seed, *, taps):
        self.page, self.taps = page, taps
        self.random = Random(seed)
        self.pressed = Counter()

    def play(self):
        """To the end of the game."""
        for _ in range(MOST):
            self.page.locator(f"{CONFIRM}, {OPTION}, {LIST}, {OVER}").first.wait_for()
            if self.page.locator(OVER).count():
                return
            self.one()
            self.page.locator(f"{READY}, {OVER}").first.wait_for()
        raise AssertionError(f"the game doesn't end: {self.page.locator('.panel').inner_text()}")

    def one(self):
        if self.found(CONFIRM):
            return self.press("confirm", self.page.locator(CONFIRM))
        ways = [self.board, self.form, self.bar]
        self.random.shuffle(ways)
        return any(way() for way in ways)

    def bar(self):
        if not self.found(OPTION):
            self.press("list", self.page.locator(LIST).first)
            self.page.locator(OPTION).first.wait_for()
        return self.press("bar", self.any(OPTION))

    def form(self):
        return self.found(FORM) and self.press("form", self.page.locator(FORM).first)

    def board(self):
        if not self.found(GLOWING):
            return False
        thing = self.any(GLOWING)
        name, point = thing.get_attribute("aria-label"), thing.evaluate(POINT)
        if point is None:
            return False
        before = self.shown()
        self.press("board", thing, position=point)
        self.changed(name, before)
        return True

    def shown(self):
        return played(self.page), self.page.locator(".panel").inner_text()

    def changed(self, name, before):
        """Whoever touches what glows sees that something has come of it; a tap on the map waits for a second one."""
        for _ in range(PATIENCE):
            if self.shown() != before:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing came of touching {name}: {before}")

    def found(self, what):
        return self.page.locator(what).count()

    def any(self, what):
        found = self.page.locator(what)
        return found.nth(self.random.randrange(found.count()))

    def press(self, way, thing, **where):
        self.pressed[way] += 1
        if self.taps:
            thing.tap(**where)
        else:
            thing.click(**where)
        return True


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_a_whole_game_is_played_by_what_is_seen(person, game, size):
    page = person(size).sit(game, 2, seed="1")
    hands = Hands(page, 1, taps=size == "phone")
    hands.play()
    page.get_by_role("heading", name="The game is over").wait_for()
    page.get_by_text("Won by").wait_for()
    assert page.get_by_role("alert").count() == 0
    assert min(hands.pressed[way] for way in ("board", "form", "bar", "confirm")) >= 5, hands.pressed
