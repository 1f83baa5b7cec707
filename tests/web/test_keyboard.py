"""The keyboard alone: no mouse, no touch, from the first question on."""

import re

import pytest
from playwright.sync_api import expect

from browsing import CONFIRM, LIST, OPTION, READY

MOST = 200  # decisions
NEAR = 30  # presses of Tab from one choice to the next
FORM = f"{READY} button.main:enabled"
STOPS = 150  # of Tab from the top of the screen to its end
PARTS = ["header", "seats", "board", "act", "side"]
PART = """() => {
    const there = document.activeElement?.closest('header, .seats, main > .board, .act, .side');
    return there && (there.tagName === 'HEADER' ? 'header' : there.classList[0]);
}"""


def tab_to(page, *wanted):
    """Press Tab until one of these has the focus; which one."""
    for _ in range(NEAR):
        page.locator(READY).wait_for()
        for each in wanted:
            if page.locator(f"{each}:focus").count():
                return each
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is far: {page.evaluate('document.activeElement.outerHTML')}")


def decide(page):
    """Confirm, or press the main button of a form, or choose an option by its number."""
    page.locator(f"{CONFIRM}, {OPTION}, {LIST}").first.wait_for()
    if page.locator(CONFIRM).count():
        expect(page.locator(CONFIRM)).to_be_focused()
        page.keyboard.press("Enter")
    elif page.locator(OPTION).count():
        page.keyboard.press("1")
    elif tab_to(page, FORM, LIST) == FORM:
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("Enter")
        page.locator(OPTION).first.wait_for()
        tab_to(page, OPTION)
        page.keyboard.press("Enter")
    page.locator(READY).wait_for()


@pytest.mark.parametrize(("game", "word"), [("classic", "Turn"), ("imperium", "Round")])
def test_a_round_is_played_by_keys(person, game, word):
    page = person().sit(game, 2)
    moment = page.locator(".moment")
    for _ in range(MOST):
        if re.match(rf"{word} 2", moment.inner_text()):
            return
        decide(page)
    raise AssertionError(f"it is still {moment.inner_text()}")


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_tab_goes_through_the_screen_from_its_top_to_its_end(person, game):
    page = person().sit(game, 2)
    page.locator(f"{CONFIRM}, {OPTION}, {LIST}").first.wait_for()
    passed = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        part = page.evaluate(PART)
        if part is None:
            break
        if passed[-1:] != [part]:
            passed.append(part)
    assert passed == PARTS
