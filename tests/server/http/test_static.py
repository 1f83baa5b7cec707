"""The files of the browser client."""

import httpx
import pytest

from live import PATIENCE, Live, config

COMPRESSED = {".br": b"as brotli has it", ".gz": b"as gzip has it"}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A client like the one the build makes."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    files = {"index.html": "<!doctype html>the client", "assets/index-BxK3q_9Z.js": "run()", "icon.svg": "<svg/>",
             "manifest.webmanifest": "{}"}  # fmt: skip
    for name, text in files.items():
        (folder / name).write_text(text)
    script = folder / "assets/index-BxK3q_9Z.js"
    for ending, content in COMPRESSED.items():
        script.with_name(script.name + ending).write_bytes(content)
    (folder.parent / "secret.txt").write_text("not yours")
    with Live(config(tmp_path_factory.mktemp("db") / "games.db", static=folder)) as live:
        yield live.url


@pytest.mark.parametrize("path", ["/", "/t/3mUw5x", "/rules/classic", "/index.html"])
def test_every_page_is_the_client(built, path):
    answer = httpx.get(built + path, timeout=PATIENCE)
    assert answer.text == "<!doctype html>the client"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepts", "encoding", "content"),
    [
        ("gzip, br", "br", COMPRESSED[".br"]),
        ("gzip;q=1.0", "gzip", COMPRESSED[".gz"]),
        ("identity", None, b"run()"),
    ],
)
def test_scripts_come_compressed_and_stay(built, accepts, encoding, content):
    with httpx.stream(
        "GET", f"{built}/assets/index-BxK3q_9Z.js", headers={"Accept-Encoding": accepts}, timeout=PATIENCE
    ) as answer:
        assert b"".join(answer.iter_raw()) == content
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"


def test_what_is_there_already_isnt_sent_again(built):
    tag = httpx.get(f"{built}/icon.svg", timeout=PATIENCE).headers["etag"]
    assert httpx.get(f"{built}/icon.svg", headers={"If-None-Match": tag}, timeout=PATIENCE).status_code == 304


@pytest.mark.parametrize("path", ["/missing.js", "/assets/none.css", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
                                  "/assets/%00.js", "/api/none", "/schema/none"])  # fmt: skip
def test_what_isnt_there_is_no_page(built, path):
    answer = httpx.get(built + path, timeout=PATIENCE)
    assert answer.status_code == 404
    assert "not yours" not in answer.text


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/" + "a/" * 3000, "/" + "a" * 5000 + ".js"])
def test_what_is_too_long_for_a_file_is_none(built, path):
    assert httpx.get(built + path).status_code in (200, 404)


def test_a_checkout_says_how_to_build_it(tmp_path):
    with Live(config(tmp_path / "games.db", static=tmp_path / "none")) as live:
        answer = httpx.get(live.url, timeout=PATIENCE)
        assert "npm run build" in answer.text
        assert "<script" not in answer.text
