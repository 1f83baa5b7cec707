"""What fits a phone: the Battle Plan, whole and under the thumb, in every language; and what a question is about."""

import json

import pytest
from playwright.sync_api import expect

import prepared
from browsing import CONFIRM, READY, SIZES
from landsraad.games.classic.battlefield import battle_in_progress
from landsraad.games.classic.cards import KIND_OF, CardKind
from landsraad.table import options

LANGUAGES = ("en", "cs", "pl", "ru")
WEAPONS = {CardKind.PROJECTILE, CardKind.POISON}
DEFENSES = {CardKind.SHIELD, CardKind.SNOOPER}
PLAN = {"seed": "86", "options": {"mode": "advanced"}}
COVERED = """(control) => {
    const {left, top, width, height} = control.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !control.contains(there) && !there?.contains(control) ? control.outerHTML : null;
}"""


def everything_to_choose(g):
    """A plan of the first seat that isn't begun, with several forces, spice, a weapon and a defense."""
    if not prepared.questions(g, 0, "BattlePlans") or not options(g, 0)[0].startswith("leader "):
        return False
    faction, battle = g.seat_of.index(0), battle_in_progress(g)
    kinds = {KIND_OF[card] for card in g.hands[faction]}
    forces = sum(g.forces[faction].get(area, 0) for area in battle.areas)
    return forces > 1 and g.spice[faction] > 1 and bool(kinds & WEAPONS) and bool(kinds & DEFENSES)


@pytest.fixture
def phone(person):
    """Somebody at a phone, in a language."""

    def take(language):
        someone = person("phone")
        someone.page.add_init_script(
            f"localStorage.setItem('landsraad', {json.dumps(json.dumps({'language': language}))})"
        )
        return someone

    return take


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_plan_fits_and_is_sealed_without_scrolling(phone, language):
    page = phone(language).sit("classic", 6, **PLAN, until=everything_to_choose)
    form = page.locator(f"{READY} .plan")
    seal = form.locator("button.main")
    expect(seal).to_be_enabled()
    for _ in range(2):  # a dial of 1: two forces, or one that is paid for
        form.get_by_role("button").nth(1).click()
        page.locator(READY).wait_for()
    controls = form.locator("select, input, output, button, .strength, .reach, .outcome")
    assert form.locator("select").count() == 3
    assert form.locator("input[type=range]").count() == 2
    for control in controls.all():
        expect(control).to_be_in_viewport(ratio=1)
        assert control.evaluate(COVERED) is None
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    assert page.locator(".act").evaluate("(act) => act.scrollWidth - act.clientWidth") <= 0


def test_what_is_picked_on_a_phone_is_reckoned_and_sealed(phone):
    page = phone("en").sit("classic", 6, **PLAN, until=everything_to_choose)
    form = page.locator(f"{READY} .plan")
    strength = form.locator(".strength b")
    leader = form.get_by_role("combobox", name="Leader")
    leader.select_option(index=1)
    page.locator(READY).wait_for()
    before = float(strength.inner_text())
    form.get_by_role("button", name="One more").first.click()
    page.locator(READY).wait_for()
    assert float(strength.inner_text()) > before - 1
    chosen = leader.input_value()
    page.reload()
    expect(leader).to_have_value(chosen)
    form.get_by_role("button", name="Seal the plan").click()
    form.wait_for(state="hidden")


def test_the_battle_is_told_whole_when_asked_for(phone):
    page = phone("en").sit("classic", 6, **PLAN, until=everything_to_choose)
    story = page.locator(".beside")
    lines = story.locator("p")
    expect(lines.last).to_be_hidden()
    story.locator("summary").click()
    expect(lines.last).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("question", "thing"),
    [("CombatCards", ".conflict"), ("RevealTurn", ".row .glows"), ("Turn", ".hand .card")],
)
def test_what_a_question_is_about_comes_into_sight(person, size, question, thing):
    page = person(size).sit("imperium", 4, until=lambda g: prepared.questions(g, 0, question))
    page.locator(READY).wait_for()
    expect(page.locator(thing).first).to_be_in_viewport(ratio=0.9)
    page.wait_for_timeout(400)  # until nothing slides any more
    assert page.locator(thing).first.evaluate(COVERED) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prediction_is_explained_and_made_in_one_sight(phone, language):
    moment = {"seed": "11", "options": {"assignment": "random"}}
    page = phone(language).sit("classic", 6, **moment, until=lambda g: prepared.questions(g, 0, "Prediction"))
    panel = page.locator(READY)
    who, when = panel.locator("fieldset").first, panel.locator("fieldset").last
    expect(panel.locator(".about")).to_be_in_viewport(ratio=1)
    for label in panel.locator("fieldset label").all():
        expect(label).to_be_in_viewport(ratio=1)
    who.get_by_role("radio").nth(1).check(force=True)  # its chip lies over it
    when.get_by_role("radio").nth(2).check(force=True)
    page.locator(CONFIRM).click()
    who.wait_for(state="hidden")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_often_wanted_in_the_menu_is_seen_at_once(phone, language):
    page = phone(language).sit("classic", 4, until=lambda g: prepared.questions(g, 0, "Shipment"))
    page.locator(READY).wait_for()
    page.locator("nav .menu").click()
    sheet = page.locator("dialog[open]")
    sheet.locator(".panels button").first.wait_for()
    expect(sheet.locator(".panels button")).to_have_count(6)
    for button in sheet.locator(".panels button, .often button, summary").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert sheet.locator(".panels").evaluate("(all) => all.scrollWidth - all.clientWidth") <= 0
    expect(sheet.locator(".seldom .danger").first).to_be_hidden()
    sheet.locator("summary").click()
    expect(sheet.locator(".seldom .danger").first).to_be_visible()


def test_one_press_shows_the_imperium_row_and_one_the_board_again(person):
    page = person().sit("imperium", 4, until=lambda g: g.round > 1 and prepared.questions(g, 0, "Turn"))
    page.locator(READY).wait_for()
    own, first, top = page.locator(".own"), page.locator(".row .card").first, page.locator(".score")
    own.get_by_role("button", name="Imperium Row", exact=True).click()
    own.get_by_role("button", name="Board", exact=True).wait_for()
    expect(first).to_be_in_viewport(ratio=0.9)
    assert first.evaluate(COVERED) is None
    own.get_by_role("button", name="Board", exact=True).click()
    own.get_by_role("button", name="Imperium Row", exact=True).wait_for()
    expect(top).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_a_lesson_on_a_phone_shows_the_board_and_how_to_go_on(phone, game):
    page = phone("ru").open(f"/learn/{game}")
    for thing in (".lesson .where", ".lesson .row button.main"):
        expect(page.locator(thing)).to_be_in_viewport(ratio=1)
    expect(page.locator(".lesson > .board")).to_be_in_viewport(ratio=1)
    assert page.locator(".lesson > .board").bounding_box()["height"] >= 144
