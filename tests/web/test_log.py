"""The log and the replay of a table that was opened in the middle or after its end."""

import pytest

import prepared
from browsing import menu, tab, until
from landsraad.table import asked


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_a_page_that_is_opened_in_the_middle_tells_what_happened_before(person, game):
    page = person().sit(
        game, 3, until=lambda g: prepared.questions(g, 0, {"classic": "Movement", "imperium": "Turn"}[game])
    )
    page.locator(".panel h2").first.wait_for()
    log = tab(page, "Log")
    log.get_by_role("listitem").nth(3).wait_for()
    assert log.get_by_text("Nothing has happened yet").count() == 0


def test_the_log_shows_its_end_and_moves_nothing_but_itself(person):
    """Under a tall question little of the log is to be seen."""
    page = person().sit("classic", 6, until=lambda g: prepared.questions(g, 0, "BattlePlans"))
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".panel .plan").wait_for()
    before = page.locator("header").first.bounding_box()
    log = tab(page, "Log")
    log.get_by_role("listitem").last.wait_for()
    until(page, "document.querySelector('[role=tabpanel]').scrollTop > 0")
    assert page.locator("header").first.bounding_box() == before


def test_a_move_is_taken_back_after_a_reload(person):
    page = person().sit("imperium", 2, until=lambda g: prepared.questions(g, 0, "Turn") and g.round == 2)
    page.locator(".panel h2").first.wait_for()
    menu(page, "Take back")
    tab(page, "Log").get_by_text("takes back a move").wait_for()


def test_a_replay_begins_where_the_game_did(person):
    page = person().sit("classic", 2, until=lambda g: not asked(g), status="finished")
    page.get_by_role("button", name="Replay").click()
    page.get_by_text("Moment 1 of").wait_for()
    assert "Setup" in page.locator(".moment").inner_text()
