"""The guided first games are real ones: the files that the browser client plays are what the engine makes of their scripts."""

import json

import pytest
import tutorial

GAMES = {"classic": 8, "imperium": 9}  # steps
of_each_game = pytest.mark.parametrize("game", GAMES)


@of_each_game
def test_the_positions_are_those_of_the_engine(game):
    lesson, made = tutorial.tutorial(tutorial.SCRIPTS[game])
    assert lesson.good()
    assert tutorial.file(game).read_text(encoding="utf-8") == made, "run web/fixtures/tutorial.py"


@of_each_game
def test_everything_that_is_asked_for_was_offered(game):
    for step in json.loads(tutorial.file(game).read_text(encoding="utf-8"))["steps"]:
        offer = step["offer"]
        for action, seen in zip(step["expect"], step.get("previews", [{}]), strict=False):
            assert action in [option["action"] for option in offer["options"]]
            offer = seen.get("offer")


@of_each_game
def test_a_person_goes_through_it_step_by_step(person, game):
    page = person().open(f"/learn/{game}")
    steps = GAMES[game]
    page.get_by_role("button", name="Go on").click()
    for number in range(2, steps):
        page.get_by_text(f"Step {number} of {steps}").wait_for()
        for wanted in page.locator(".words ol li").all_inner_texts():
            page.locator(".words ol").get_by_role("button", name=wanted, exact=True).click()
        if page.locator(".pending").count():
            page.locator(".pending button.main").click()
    page.get_by_role("link", name="Now play a game of your own").wait_for()


@of_each_game
def test_it_fits_a_phone(person, game):
    page = person("phone").open(f"/learn/{game}")
    page.get_by_role("button", name="Go on").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_something_else_is_not_taken_and_is_explained(person):
    page = person().open("/learn/classic")
    page.get_by_role("button", name="Go on").click()
    page.get_by_text("Step 2 of 8").wait_for()
    page.get_by_text("All options").click()
    page.locator(".options button").first.click()
    if page.locator(".pending").count():
        page.locator(".pending button.main").click()
    page.get_by_role("alert").filter(has_text="real game").wait_for()
    page.get_by_text("Step 2 of 8").wait_for()
