"""People at browsers, for the browser tests: what they see and do first."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import expect

import prepared

SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}
SHOWN = "[data-seq]:not([data-seq='0'])"  # the table, once the server has told how it stands
READY = ".panel[aria-busy=false]:not(:has([aria-busy=true]))"  # nothing is awaited, no form thinks
CONFIRM = f"{READY} .pending button.main"
OPTION = f"{READY} .options button"
LIST = f"{READY} > details:not([open]) > summary"  # of all options, below a form
MOST_STEPS = 12  # that one decision is composed of
LOOKS = 400  # at whether something has become true


@dataclass
class Server:
    """Where it is, and where it keeps its tables."""

    address: str
    db: Path


@dataclass
class Person:
    """Somebody at a browser of their own."""

    page: object
    server: Server
    errors: list[str]

    def open(self, path="/"):
        self.page.goto(self.server.address + path)
        return self.page

    def user(self):
        """Who that is to the server: id and name."""
        answer = self.page.request.post(
            f"{self.server.address}/api/guest", headers={"X-Landsraad": "1"}, data={}
        )
        guest = answer.json()
        return guest["id"], guest["name"]

    def sit(self, game, seats, **moment):
        """At a table that is the same each time, on its first seat, with bots (`prepared.running`)."""
        table = prepared.running(self.server.db, game, {0: self.user()}, seats, **moment)
        return self.open(f"/t/{table}")

    def play(self, game):
        """From the lobby to a running game: one click."""
        self.open()
        self.page.locator(f"article[aria-labelledby=game-{game}]").get_by_role("button").first.click()
        self.page.wait_for_url("**/t/*")
        return self.page


def gather(game, people, **moment):
    """Several people at one table, on its first seats."""
    users = {seat: someone.user() for seat, someone in enumerate(people)}
    table = prepared.running(people[0].server.db, game, users, len(people), **moment)
    for someone in people:
        someone.open(f"/t/{table}")


def tab(page, name):
    """What stands beside the board of a desk."""
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("tabpanel")


def menu(page, name, title="Menu", seldom=False):
    page.get_by_role("button", name=title, exact=True).click()
    sheet = page.get_by_role("dialog", name=title)
    if seldom:
        sheet.get_by_text("More", exact=True).click()
    sheet.get_by_role("button", name=name, exact=True).click()


def act(page):
    """One decision by the action bar: its first options, until something is played."""
    before = None
    for _ in range(MOST_STEPS):
        page.locator(f"{CONFIRM}, {OPTION}, {LIST}").first.wait_for()
        before = played(page) if before is None else before
        step(page)
        if played(page) > before:
            return
    raise AssertionError("nothing was played")


def step(page):
    """Confirm what waits for it, or take the first option; until the table has answered."""
    page.locator(f"{CONFIRM}, {OPTION}, {LIST}").first.wait_for()
    if not page.locator(f"{CONFIRM}, {OPTION}").count():
        page.locator(LIST).first.click()
    page.locator(f"{CONFIRM}, {OPTION}").first.click()
    page.locator(READY).wait_for()


def played(page):
    """How much has happened at the table, as far as this seat knows."""
    return int(page.locator("[data-seq]").get_attribute("data-seq"))


def speaks(page, language):
    """Until the page is in that language."""
    expect(page.locator("html")).to_have_attribute("lang", language)


def until(page, true):
    """Until that is true in the page. Playwright's own way evaluates text in there, which our pages forbid."""
    for _ in range(LOOKS):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not so: {true}")


def waited(page, many):
    """Milliseconds from each action to the painted board, once so many are painted."""
    measured = "performance.getEntriesByName('act to board')"
    until(page, f"{measured}.length >= {many}")
    return page.evaluate(f"{measured}.map(({{duration}}) => duration)")
