"""The boards by keyboard and by ear: few stops of Tab, arrows from thing to thing, and what can be done is said."""

import re

import pytest
from playwright.sync_api import expect

import prepared
from browsing import CONFIRM, READY
from landsraad.table import options

STOPS = """() => [...document.querySelectorAll('main > .board [data-walk]')]
    .filter((thing) => thing.tabIndex >= 0).map((thing) => thing.closest('[data-stop]')?.className ?? null)"""
BOARD = "main > .board .board"
NOW = {"en": "possible now", "cs": "teď možné", "pl": "teraz możliwe", "ru": "сейчас можно"}


def focused(page):
    return page.evaluate("document.activeElement.getAttribute('aria-label')")


@pytest.fixture
def imperium(person):
    """Dune: Imperium at an Agent turn of the first seat."""
    page = person().sit("imperium", 4, until=lambda g: prepared.questions(g, 0, "Turn") and g.round == 3)
    page.locator(".options button").first.wait_for()
    return page


def test_each_part_of_the_imperium_board_is_one_stop_of_tab(imperium):
    assert imperium.locator("main > .board [data-walk]").count() > 30
    stops = imperium.evaluate(STOPS)
    assert len(stops) == len(set(stops)) == 4
    assert None not in stops


def test_arrows_walk_within_the_board_and_tab_comes_back_to_where_they_led(imperium):
    imperium.locator(f"{BOARD} [data-walk][tabindex='0']").focus()
    start = focused(imperium)
    for key in ("ArrowRight", "ArrowDown"):
        before = focused(imperium)
        imperium.keyboard.press(key)
        assert imperium.locator(f"{BOARD} [data-walk]:focus").count() == 1
        assert focused(imperium) != before
    led = focused(imperium)
    assert led != start
    imperium.keyboard.press("Tab")
    assert imperium.locator(f"{BOARD} :focus").count() == 0
    imperium.keyboard.press("Shift+Tab")
    assert focused(imperium) == led


def test_a_card_is_played_by_arrows_and_enter(imperium):
    hand = imperium.locator(".hand [data-walk]")
    imperium.locator(".sticky [data-walk][tabindex='0']").focus()
    assert NOW["en"] in focused(imperium)  # the stop is what can be done, not merely the first
    imperium.keyboard.press("ArrowRight")
    assert hand.evaluate_all("(all) => all.indexOf(document.activeElement)") == 1
    imperium.keyboard.press("ArrowLeft")
    imperium.keyboard.press("Enter")
    imperium.locator(READY).wait_for()
    places = imperium.locator(f"{BOARD} [data-walk].glows")
    places.first.wait_for()
    stop = imperium.locator(f"{BOARD} [data-walk][tabindex='0']")
    expect(stop).to_have_class(re.compile(r"\bglows\b"))
    stop.focus()
    imperium.keyboard.press("Enter")
    imperium.locator(CONFIRM).wait_for()


@pytest.mark.parametrize("language", NOW)
@pytest.mark.parametrize(
    ("game", "question", "things"),
    [("classic", "Shipment", "[data-area]"), ("imperium", "Turn", ".hand [data-walk]")],
)
def test_what_can_be_done_is_said(person, game, question, things, language):
    someone = person()
    someone.page.add_init_script(f"localStorage.setItem('landsraad', '{{\"language\": \"{language}\"}}')")
    page = someone.sit(game, 4, until=lambda g: prepared.questions(g, 0, question) and len(options(g, 0)) > 1)
    page.locator(f"{things}:is(.lit, .glows)").first.wait_for()
    said = page.locator(things).evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
    offered = [each for each in said if each.endswith(f", {NOW[language]}")]
    assert offered
    if game == "classic":
        lit = page.locator("[data-area].lit").count()
        assert len(offered) == lit < len(said)
