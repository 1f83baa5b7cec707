"""In which language the terminal program tells a game."""

import pytest

from landsraad.cli.common import catalogue, spoken
from landsraad.table import BadOption, find


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("terminal", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "cs_CZ.UTF-8", "LANG": "ru_RU.UTF-8"}, "cs"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
    ],
)
def test_the_language_of_the_terminal(monkeypatch, terminal, language):
    for name, value in terminal.items():
        monkeypatch.setenv(name, value)
    assert spoken(None) == language
    assert spoken("cs") == "cs"


def test_a_language_that_nobody_speaks():
    with pytest.raises(BadOption, match="no language 'de'; there are: en, cs, pl, ru"):
        spoken("de")


def test_english_fills_up():
    assert catalogue(find("classic"), "cs").question("BattlePlans") != "Battle plans"
