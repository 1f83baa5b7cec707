"""From the lobby into a game, and on: what everybody does first."""

import pytest
from playwright.sync_api import expect

import prepared
from browsing import SHOWN, SIZES, act, speaks, step

GAMES = ("classic", "imperium")
READY_AT_ONCE = (
    "paul_atreides,glossu_rabban,helena_richese,count_ilban_richese"  # no Baron, who chooses first
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_into_a_game_against_bots_which_goes_on_by_the_action_bar(person, game, size):
    page = person(size).play(game)
    page.locator(".panel h2, .panel .waits").first.wait_for()
    someone = page.locator(".seats li").first
    assert someone.is_visible()
    for _ in range(4):
        act(page)
    assert page.locator("[role=alert]").count() == 0


def test_nothing_is_wider_than_a_phone(person):
    someone = person("phone")
    page = someone.open()
    page.locator("article").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    someone.play("classic")
    page.locator(SHOWN).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_conflict_has_room_for_all_sides_on_a_phone(person):
    page = person("phone").open()
    page.locator("article[aria-labelledby=game-imperium]").get_by_role("button", name="With friends").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Leaders", exact=True).fill(READY_AT_ONCE)
    sheet.get_by_role("button", name="Start").click()
    sides = page.locator(".conflict .side")
    sides.first.wait_for()
    assert sides.count() == 4
    hidden = "(inside) => inside.scrollHeight - inside.clientHeight"
    page.evaluate("document.fonts.ready")
    assert page.locator(".conflict .inside").evaluate(hidden) <= 0


def test_a_reload_comes_back_to_the_same_table(person):
    page = person().play("classic")
    question = page.locator(".panel h2").first
    question.wait_for()
    before = question.inner_text()
    page.reload()
    question.wait_for()
    assert question.inner_text() == before


def test_the_game_stands_in_the_lobby(person):
    someone = person()
    page = someone.play("classic")
    page.locator(".panel h2").first.wait_for()
    someone.open()
    row = page.get_by_role("listitem").filter(has_text="Your move")
    row.first.wait_for()
    row.first.get_by_role("link").click()
    page.locator(".panel h2").first.wait_for()


def test_the_language_can_be_changed_and_is_kept(person):
    page = person().open()
    page.get_by_role("button", name="Settings").click()
    languages = page.get_by_role("combobox", name="Language")
    assert languages.locator("option").count() == 4
    languages.select_option("cs")
    speaks(page, "cs")
    page.reload()
    speaks(page, "cs")


def sign(page, how, name, password):
    """Register or sign in, and be greeted. Whoever is signed in has other fields, with longer names."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password (8 letters or more)", exact=True).fill(password)
    page.get_by_role("main").get_by_role("button", name=how, exact=True).click()
    page.get_by_text(f"Signed in as {name}").wait_for()


def test_the_password_can_be_changed(person):
    page = person().open("/account")
    sign(page, "Register", "Harah", "water is life")
    present = page.get_by_label("Present password", exact=True)
    for password in ("wrong water", "water is life"):
        present.fill(password)
        page.get_by_label("New password (8 letters or more)", exact=True).fill("spice is money")
        page.get_by_role("button", name="Change the password").click()
        if password == "wrong water":
            page.get_by_role("alert").filter(has_text="this is not your present password").wait_for()
    page.get_by_text("The password is changed.").wait_for()
    expect(present).to_have_value("")
    page.get_by_role("button", name="Sign out", exact=True).click()
    present.wait_for(state="hidden")
    sign(page, "Sign in", "Harah", "spice is money")


def test_the_theme_can_be_changed(person):
    page = person().open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Night").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


def test_without_a_connection_nothing_is_sent_and_it_comes_back_by_itself(person):
    page = person().play("classic")
    page.locator(".panel h2").first.wait_for()
    page.context.set_offline(True)
    step(page)
    step(page)
    page.get_by_role("alert").filter(has_text="Nothing was sent").wait_for()
    page.context.set_offline(False)
    act(page)


def test_keys_choose_and_take_back(person):
    page = person().sit("classic", 3, until=lambda g: prepared.questions(g, 0, "ChooseTraitors"))
    page.locator(".options button").first.wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    page.keyboard.press("2")
    page.locator(".pending").wait_for()
    page.keyboard.press("Escape")
    page.locator(".pending").wait_for(state="hidden")


def test_a_friend_takes_a_seat_by_a_link_whose_secret_leaves_the_address(person):
    host, friend = person(), person()
    page = host.open()
    page.locator("article").first.get_by_role("button", name="With friends").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("combobox", name="Players").select_option("2")
    sheet.get_by_label("Seat 2").select_option("open")
    sheet.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Copy link").click()
    link = page.locator("input[readonly]").input_value()
    assert "#key=" in link
    friend.page.goto(link)
    friend.page.locator(".panel").wait_for()
    assert "key=" not in friend.page.url
    page.locator(".panel").wait_for()
