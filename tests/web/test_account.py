"""Who one is at this server, and that nothing of it is left for whoever signs in next at the same browser."""

from playwright.sync_api import expect


def enter(page, name, how):
    """Register, or sign in, once the form for it is there."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password (8 letters or more)", exact=True).fill("water is life")
    page.get_by_role("button", name=how, exact=True).last.click()
    page.get_by_text(f"Signed in as {name}.", exact=True).wait_for()


def leave(page):
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_label("Password (8 letters or more)", exact=True).wait_for()


def with_a_token(page, name):
    page.get_by_label("Name of the bot", exact=True).fill(name)
    page.get_by_role("button", name="New token", exact=True).click()
    page.get_by_role("listitem").filter(has_text=name).wait_for()
    page.get_by_text("Copy it now; it is shown this once:").wait_for()


def test_nothing_is_left_of_who_signed_out_when_somebody_else_signs_in(person):
    page = person().open("/account")
    enter(page, "Jessica", "Register")
    with_a_token(page, "weirding bot")
    page.get_by_label("Tell me when it is my move", exact=True).uncheck()
    page.get_by_text("Saved.", exact=True).wait_for()
    present = page.get_by_label("Present password", exact=True)
    present.fill("water is life")
    page.get_by_label("New password (8 letters or more)", exact=True).fill("water is life")
    page.get_by_role("button", name="Change the password", exact=True).click()
    page.get_by_text("The password is changed.", exact=True).wait_for()
    present.fill("half a secret")
    leave(page)
    expect(page.get_by_label("Name", exact=True)).to_have_value("")
    enter(page, "Irulan", "Register")
    for text in ("Copy it now; it is shown this once:", "weirding bot", "Saved.", "The password is changed."):
        expect(page.get_by_text(text)).to_have_count(0)
    expect(present).to_have_value("")
    expect(page.get_by_label("Tell me when it is my move", exact=True)).to_be_checked()
    leave(page)
    enter(page, "Jessica", "Sign in")
    page.get_by_role("listitem").filter(has_text="weirding bot").wait_for()
    expect(page.get_by_text("Copy it now; it is shown this once:")).to_have_count(0)
    expect(page.get_by_label("Tell me when it is my move", exact=True)).not_to_be_checked()


def test_a_file_is_chosen_in_the_language_of_the_reader(person):
    page = person(reduced_motion="reduce").open("/account")
    page.evaluate("""localStorage.setItem('landsraad', JSON.stringify({language: 'pl'}))""")
    page.reload()
    label = page.get_by_text("Wybierz plik …", exact=True)
    label.wait_for()
    with page.expect_file_chooser() as chosen:
        label.click()
    chosen.value.set_files({"name": "no.record", "mimeType": "text/plain", "buffer": b"nothing"})
    page.get_by_role("alert").wait_for()
    assert page.get_by_label("Wybierz plik …", exact=True).bounding_box()["width"] <= 1


def test_a_guest_who_registers_goes_on_where_they_were(person):
    page = person().play("classic")
    page.locator(".panel h2").first.wait_for()
    page.goto(page.url.split("/t/")[0] + "/account")
    enter(page, "Mohiam", "Register")
    page.get_by_role("heading", name="Bots", exact=True).wait_for()
