"""The rules in the browser: in English, under titles in the language of the reader."""

import json

import pytest
from playwright.sync_api import expect

SAYS = {
    "cs": ("Pravidla jsou napsána anglicky", "Fáze 1: Bouře"),
    "pl": ("Zasady są spisane po angielsku", "Faza 1: Burza"),
    "ru": ("Сами правила записаны по-английски", "Фаза 1: Буря"),
}


@pytest.mark.parametrize("language", SAYS)
def test_chapters_have_titles_and_say_which_language_follows(person, language):
    page = person().open()
    page.evaluate("(wish) => localStorage.setItem('landsraad', wish)", json.dumps({"language": language}))
    page.goto(page.url + "rules/classic")
    line, title = SAYS[language]
    page.get_by_text(line).wait_for()
    page.get_by_role("heading", name=title, exact=True).click()
    expect(page.locator("details[open] dl")).to_have_attribute("lang", "en")


def test_in_english_nothing_is_said_about_the_language(person):
    page = person().open("/rules/imperium")
    page.get_by_role("heading", name="Endgame", exact=True).wait_for()
    expect(page.get_by_text("stated in English")).to_have_count(0)
