"""A deal between two people: offered, noticed by whom it is meant for, accepted."""

from playwright.sync_api import expect

import prepared
from browsing import READY, tab


def shipping(g):
    return g.turn > 1 and prepared.questions(g, 0, "Shipment")


def test_an_offer_is_noticed_on_a_phone_and_accepted(person):
    proposer, partner = person(), person("phone")
    users = {0: proposer.user(), 1: partner.user()}
    table = prepared.running(proposer.server.db, "classic", users, 6, until=shipping)
    proposer.open(f"/t/{table}")
    partner.open(f"/t/{table}")
    desk, phone = proposer.page, partner.page
    deals = tab(desk, "Deals")
    deals.get_by_role("button", name="Bene Gesserit", exact=True).click()
    for side in ("You give", "They give"):
        picker = deals.get_by_role("group", name=side, exact=True)
        picker.get_by_role("button", name="Add to the offer", exact=True).click()
        desk.locator(READY).wait_for()
    expect(deals.get_by_role("listitem")).to_have_count(2)
    notice = phone.get_by_role("button", name="An offer waits for your answer", exact=True)
    expect(notice).to_have_count(0)
    deals.locator("section button.main").click()
    desk.locator(f"{READY} .pending button.main").click()
    notice.click()
    sheet = phone.get_by_role("dialog", name="Deals", exact=True)
    sheet.get_by_role("button", name="Accept deal 1", exact=True).click()
    sheet.wait_for(state="hidden")  # so that Confirm can be pressed
    phone.locator(f"{READY} .pending button.main").click()
    notice.wait_for(state="hidden")
    deals.get_by_role("heading", name="Agreed, still to be kept", exact=True).or_(
        deals.get_by_role("heading", name="Past", exact=True)
    ).first.wait_for()
