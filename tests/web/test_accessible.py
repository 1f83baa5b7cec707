"""Every screen is checked with axe, in both themes, at a desk and on a phone."""

from pathlib import Path

import pytest

import prepared
from browsing import READY, SIZES, step
from landsraad.table import asked

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What stands on a tile of a board is data (3 spice, 2 troops), which its name tells in words; so there, and only there, the
# name needn't hold the tile's text.
CHECK = """() => axe.run(document, {resultTypes: ['violations']}).then(({violations}) => {
    const isTile = (id, target) => id === 'label-content-name-mismatch' && document.querySelector(target[0])?.closest('.board');
    const say = (id, node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`;
    return violations.flatMap(({id, nodes}) => nodes.filter(({target}) => !isTile(id, target)).map((node) => say(id, node)));
})"""
QUESTIONS = {"classic": "Shipment", "imperium": "Turn"}
SCREENS = {"lobby": ("/", "article"), "rules": ("/rules/classic", "details"), "more rules": ("/rules/imperium", "details"),
           "account": ("/account", "form"), "nothing": ("/nowhere", "h1")}  # fmt: skip


STILL = """() => Promise.allSettled(document.getAnimations()
    .filter(({effect}) => Number.isFinite(effect.getComputedTiming().endTime)).map(({finished}) => finished))"""


def violations(page):
    page.evaluate(STILL)  # until what slides in stands still
    page.add_script_tag(path=AXE)
    return page.evaluate(CHECK)


@pytest.fixture(params=["light", "dark"])
def scheme(request):
    return request.param


@pytest.fixture(params=SIZES)
def size(request):
    return request.param


@pytest.fixture
def someone(person, scheme, size):
    return person(size, color_scheme=scheme, bypass_csp=True)


@pytest.fixture
def fine(pictures, scheme, size):
    """Checks a screen: nothing for axe to find, nothing wider than the window; a picture of it where they are wanted."""

    def check(page, name):
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
        if pictures:
            page.screenshot(path=pictures / f"{name}-{size}-{scheme}.png")

    return check


def test_the_account_of_somebody_registered(someone, fine, scheme, size):
    account = {"name": f"Harah {scheme} {size}", "password": "water is life"}
    address = f"{someone.server.address}/api/register"
    assert someone.page.request.post(address, headers={"X-Landsraad": "1"}, data=account).ok
    page = someone.open("/account")
    page.get_by_role("button", name="Change the password").wait_for()
    fine(page, "registered")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_page(someone, fine, screen):
    path, sign = SCREENS[screen]
    page = someone.open(path)
    page.locator(sign).first.wait_for()
    fine(page, screen)


def test_making_a_table_and_settings(someone, fine):
    page = someone.open()
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_role("dialog").wait_for()
    fine(page, "making")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()
    fine(page, "settings")


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_a_table_and_its_sheets(someone, fine, game):
    page = someone.sit(game, 4, until=lambda g: prepared.questions(g, 0, QUESTIONS[game]))
    page.locator(".panel h2").first.wait_for()
    fine(page, game)
    step(page)
    for name in ("Log", "Chat", "Menu"):
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog", name=name).wait_for()
        fine(page, f"{game}-{name.lower()}")
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")


def test_a_battle_plan(someone, fine):
    page = someone.sit("classic", 4, until=lambda g: prepared.questions(g, 0, "BattlePlans"))
    page.get_by_role("button", name="Seal the plan").wait_for()
    page.locator(READY).wait_for()
    fine(page, "plan")


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_the_result_and_the_replay(someone, fine, game):
    page = someone.sit(game, 2, until=lambda g: not asked(g), status="finished")
    page.get_by_role("heading", name="The game is over").wait_for()
    fine(page, f"{game}-result")
    page.get_by_role("button", name="Replay").click()
    page.get_by_text("Moment 1 of").wait_for()
    page.get_by_role("slider", name="Moment").fill("60")
    page.get_by_text("Moment 60 of").wait_for()
    fine(page, f"{game}-replay")


def test_the_guided_first_turn(someone, fine):
    page = someone.open("/learn/classic")
    page.get_by_role("button", name="Go on").click()
    page.get_by_text("Step 2 of 8").wait_for()
    fine(page, "learn")
