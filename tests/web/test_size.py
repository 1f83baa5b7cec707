"""How much a browser loads before somebody can play, compressed: at most 250 kB, also in the languages with the most letters."""

import json
import re
from pathlib import Path

import pytest

import landsraad

STATIC = Path(landsraad.__file__).parent / "server" / "static"
MOST = 250_000
ALPHABETS = {"cs": ("latin", "latin-ext"), "ru": ("latin", "cyrillic")}
FONT = re.compile(r"-(latin|latin-ext|cyrillic)-(?:wght|400)-normal\.woff2$")
TABLE = "src/routes/Table.svelte"


@pytest.fixture(scope="module")
def manifest():
    """What Vite built, by source."""
    file = STATIC / ".vite" / "manifest.json"
    assert file.is_file(), "the browser client is not built: pip install --editable . builds it"
    return json.loads(file.read_text(encoding="utf-8"))


def compressed(name):
    file = STATIC / name
    short = file.with_name(file.name + ".br")
    return (short if short.is_file() else file).stat().st_size


def needed(manifest, source):
    """A chunk, its styles, and what it imports before it can run."""
    chunk = manifest[source]
    yield chunk["file"]
    yield from chunk.get("css", ())
    for name in chunk.get("imports", ()):
        yield from needed(manifest, name)


def fonts(manifest, language):
    for source, chunk in manifest.items():
        match = FONT.search(source)
        if match and match[1] in ALPHABETS[language]:
            yield chunk["file"]


@pytest.mark.parametrize("language", ALPHABETS)
@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_a_link_to_a_table_is_loaded_quickly(manifest, game, language):
    sources = ["index.html", TABLE, f"src/games/{game}/index.ts", "src/texts/en.ftl?raw"]
    files = {name for source in sources for name in needed(manifest, source)}
    files |= {*fonts(manifest, language), "index.html"}
    sizes = {name: compressed(name) for name in files}
    assert sum(sizes.values()) <= MOST, sizes
    assert any("woff2" in name for name in files)


def test_everything_worth_it_is_compressed_ahead():
    for file in STATIC.rglob("*"):
        if file.suffix in (".js", ".css", ".html") and file.stat().st_size >= 1024:
            assert file.with_name(file.name + ".br").is_file()
            assert file.with_name(file.name + ".gz").is_file()
