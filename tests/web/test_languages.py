"""Every language that can be chosen, in the middle of a game."""

import re
from pathlib import Path

import pytest

import prepared
from browsing import READY, act, menu, speaks

CATALOGUES = Path(__file__).parents[2] / "web" / "src" / "texts"
QUESTIONS = {"classic": "Movement", "imperium": "Turn"}
UNSAID = re.compile(
    r"[{}]|\b(classic|imperium|act|event|sheet|problem|entry)-[a-z]"
)  # what a catalogue lacks


def said(language, key):
    """A message of the client, as its file has it."""
    lines = (CATALOGUES / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{key} = "))


def settings(page, language):
    menu(page, said(language, "settings"), title=said(language, "sheet-menu"))
    page.locator(".settings select").wait_for()
    return page.locator(".settings select")


@pytest.mark.parametrize("game", QUESTIONS)
def test_the_language_is_changed_in_the_middle_of_a_game(person, game):
    page = person().sit(game, 3, until=lambda g: prepared.questions(g, 0, QUESTIONS[game]))
    offers = page.url.replace("/t/", "/api/tables/") + "/options?seat=0&language="
    question, now, titles = page.locator(f"{READY} h2").first, "en", set()
    languages = settings(page, now).locator("option").evaluate_all("each => each.map(({value}) => value)")
    assert {"en", "cs", "pl", "ru"} <= {*languages}
    page.keyboard.press("Escape")
    for language in [*languages[1:], languages[0]]:
        settings(page, now).select_option(language)
        speaks(page, language)
        page.keyboard.press("Escape")
        question.wait_for()
        title = page.request.get(offers + language).json()["title"]
        assert question.inner_text() == title
        assert UNSAID.findall(page.locator("body").inner_text()) == []
        act(page)
        question.wait_for()
        now, titles = language, {*titles, title}
    assert len(titles) > 1
