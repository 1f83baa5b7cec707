"""A real server and a real browser. Without Chromium these tests are skipped with a loud line; CI requires them."""

import os
import re
import shutil
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import landsraad
from browsing import SIZES, Person, Server

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STATIC = Path(landsraad.__file__).parent / "server" / "static"
ADDRESSES = ip_network("10.0.0.0/8").hosts()
FAILED = pytest.StashKey[bool]()
PATIENCE = 60_000  # milliseconds that a page may take on a machine with other work


@pytest.fixture(scope="session")
def chromium():
    """The path of the machine's Chromium."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None and os.environ.get("CI"):
        pytest.fail("CI needs Chromium for the browser tests")
    if found is None:
        pytest.skip("THE BROWSER TESTS ARE NOT RUN: no Chromium; on Debian or Ubuntu: apt install chromium")
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server of our own with an empty database."""
    assert (STATIC / "index.html").is_file(), (
        "the browser client is not built: pip install --editable . builds it"
    )
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "landsraad.cli", "serve", "--port", "0", "--bots", "1"]
    db = folder / "games.sqlite"
    command += ["--db", f"sqlite:///{db}"]
    log = (folder / "log").open("w")
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    line = running.stdout.readline()
    address = re.search(r"http://\S+", line)
    assert address, (folder / "log").read_text()
    yield Server(address[0], db)
    running.terminate()
    running.wait(timeout=60)
    running.stdout.close()
    log.close()


@pytest.fixture(scope="session")
def browser(chromium):
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def pictures(request):
    """The folder for pictures of the screens; None unless they are wanted (`--screenshots`)."""
    folder = request.config.getoption("--screenshots")
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def person(browser, server, request, pictures):
    """Makes people: `person()` at a desk, `person("phone")`. Whatever goes wrong in a page fails the test."""
    contexts, people = [], []

    def sit(size="desk", **more):
        # Everybody comes from an address of their own: how often one may sign in is counted by it.
        headers = {"X-Forwarded-For": str(next(ADDRESSES))}
        context = browser.new_context(
            viewport=SIZES[size],
            has_touch=size == "phone",
            locale="en-GB",
            extra_http_headers=headers,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        someone = Person(page, server, [])
        page.on("pageerror", lambda error: someone.errors.append(str(error)))
        contexts.append(context)
        people.append(someone)
        return someone

    yield sit
    if pictures and request.node.stash[FAILED]:
        for number, someone in enumerate(people):
            someone.page.screenshot(path=pictures / f"failed-{request.node.name}-{number}.png")
    for context in contexts:
        context.close()
    assert [error for someone in people for error in someone.errors] == []
