"""What people do at a table besides their moves."""

import re

import pytest
from playwright.sync_api import expect

import prepared
from browsing import CONFIRM, LIST, OPTION, READY, SHOWN, act, menu, step, tab
from landsraad.table import asked


@pytest.fixture
def player(person):
    someone = person()
    someone.sit("imperium", 4)
    someone.page.locator(".panel h2").first.wait_for()
    return someone


def test_a_move_is_taken_back_and_played_again(player):
    page = player.page
    act(page)
    log = tab(page, "Log")
    menu(page, "Take back")
    log.get_by_text("takes back a move").wait_for()
    menu(page, "Play again what was taken back")
    log.get_by_text("plays again what was taken back").wait_for()


def test_a_spectator_watches_and_has_no_buttons(player, person):
    watcher = person()
    watcher.page.goto(player.page.url)
    watcher.page.locator(SHOWN).wait_for()
    watcher.page.get_by_text("Waiting for").wait_for()
    assert watcher.page.locator(".options").count() == 0
    assert watcher.page.get_by_role("button", name="More you may do").count() == 0


def test_what_is_said_is_heard(player, person):
    watcher = person()
    watcher.page.goto(player.page.url)
    heard = tab(watcher.page, "Chat")
    tab(player.page, "Chat").get_by_role("textbox").fill("Good luck!")
    player.page.locator(".chat").get_by_role("button", name="Send").click()
    heard.get_by_text("Good luck!").wait_for()


def test_a_line_of_the_log_leads_to_its_moment_and_back(player):
    page = player.page
    act(page)
    tab(page, "Log").get_by_role("listitem").first.get_by_role("button").click()
    page.get_by_text(re.compile(r"^Moment \d+ of \d+$")).wait_for()
    assert page.locator(".options").count() == 0
    page.get_by_role("button", name="Back to now").click()
    page.locator(".options button, .pending, .panel details").first.wait_for()


def test_after_a_reload_nothing_is_half_chosen(player):
    page = player.page
    step(page)
    page.locator(".pending, .options").first.wait_for()
    page.reload()
    page.locator(".panel h2").first.wait_for()
    assert page.locator(".pending").count() == 0


def test_a_reload_amid_a_battle_plan_loses_nothing_of_it(person):
    page = person().sit("classic", 2, until=lambda g: prepared.questions(g, 0, "BattlePlans"))
    panel, form, plans = page.locator(READY), page.locator(f"{READY} .plan"), page.locator(".panel .plan")
    leaders = form.get_by_role("group", name="Leader")
    untouched = form.inner_text()
    leaders.get_by_role("radio").nth(2).check(force=True)  # its chip lies over it
    panel.wait_for()
    form.get_by_role("button", name="One more").click()
    panel.wait_for()
    chosen, plan = leaders.get_by_role("radio", checked=True).get_attribute("id"), panel.inner_text()
    assert form.inner_text() != untouched
    page.reload()
    expect(form.get_by_role("button", name="Seal")).to_be_enabled()
    expect(panel).to_have_text(plan, use_inner_text=True)
    assert leaders.get_by_role("radio", checked=True).get_attribute("id") == chosen
    form.get_by_role("button", name="Seal").click()
    plans.wait_for(state="hidden")
    page.reload()
    page.locator(f"{CONFIRM}, {OPTION}, {LIST}").first.wait_for()
    assert plans.count() == 0


def test_a_bot_plays_on_for_somebody_who_leaves_and_the_result_is_shown(player):
    page = player.page
    menu(page, "Let a bot play my seat", seldom=True)
    page.get_by_role("heading", name="The game is over").wait_for(timeout=120_000)
    page.get_by_text("Won by").wait_for()
    page.get_by_role("button", name="Check the seed").click()
    page.get_by_text("The seed is the one promised").wait_for()
    page.get_by_role("button", name="Replay").click()
    page.get_by_text(re.compile(r"^Moment 1 of \d+$")).wait_for()
    eyes = page.get_by_role("combobox", name="Seen by")
    assert eyes.locator("option").count() == 5
    page.get_by_role("button", name="To the end").click()
    page.get_by_text(re.compile(r"^Moment (\d+) of \1$")).wait_for()


@pytest.mark.parametrize(
    ("game", "title", "says"),
    [
        ("classic", "Where everybody stood at the end", re.compile(r" wins")),
        ("imperium", "Where everybody stands", re.compile(r"\d VP")),
    ],
)
def test_the_result_shows_where_everybody_stood(person, game, title, says):
    page = person().sit(game, 4, until=lambda g: not asked(g), status="finished")
    page.get_by_role("list", name=title, exact=True).wait_for()
    standing = page.get_by_role("list", name=title, exact=True).get_by_role("listitem")
    expect(standing).to_have_count(4)
    winner = page.locator(".winners span").first.inner_text().strip()
    expect(standing.first).to_contain_text(winner)
    expect(page.locator(".result")).to_contain_text(says)


@pytest.mark.parametrize(("name", "seldom"), [("Settings", False), ("Keys", True)])
def test_the_menu_makes_room_for_what_it_opens(player, name, seldom):
    page = player.page
    menu(page, name, seldom=seldom)
    page.get_by_role("dialog", name="Menu").wait_for(state="hidden")
    page.get_by_role("dialog", name=name).wait_for()


def test_a_sheet_that_is_opened_anew_is_not_closed_by_the_time_before(player):
    """A browser tells that a dialog has closed only later, perhaps when it is open again."""
    page = player.page
    page.get_by_role("button", name="Menu", exact=True).click()
    sheet = page.get_by_role("dialog", name="Menu")
    sheet.evaluate("sheet => sheet.dispatchEvent(new Event('close'))")
    assert sheet.is_visible()


def test_a_table_is_ended_only_after_a_second_question(player):
    page = player.page
    menu(page, "End for all", seldom=True)
    page.get_by_role("alertdialog").get_by_role("button", name="Back").click()
    page.get_by_role("button", name="End for all").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Confirm").click()
    page.get_by_role("heading", name="Abandoned").wait_for()
    page.get_by_role("link", name="Download the record").wait_for()


def test_a_thing_that_is_not_offered_says_why_with_its_rule(person):
    page = person().sit("classic", 6, until=lambda g: prepared.questions(g, 0, "ChooseTraitors"))
    page.locator(".panel h2").first.wait_for()
    page.locator("[aria-label^='Tuek']").first.click(force=True)
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    assert dialog.locator("p").first.inner_text()
