"""What can be played, without a table."""

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from landsraad.rules import read_rulebook
from landsraad.table import installed
from live import PATIENCE


def test_games(live):
    games = {game["id"]: game for game in live.stranger().ok("GET", "games")}
    assert games.keys() == installed().keys()
    assert games["classic"]["seats"] == [2, 3, 4, 5, 6]
    assert "random" in games["classic"]["players"]
    assert "en" in games["classic"]["languages"]
    mode = next(option for option in games["classic"]["options"] if option["name"] == "mode")
    assert mode["values"] == ["basic", "advanced"]
    assert mode["rules"]


@pytest.mark.parametrize("path", ["layout", "texts/en", "texts/cs", "rules"])
def test_what_never_changes_is_sent_once(live, path):
    first = live.stranger().call("GET", f"games/classic/{path}")
    again = httpx.get(
        f"{live.url}/api/games/classic/{path}",
        headers={"If-None-Match": first.headers["etag"]},
        timeout=PATIENCE,
    )
    assert (again.status_code, again.content) == (304, b"")


def test_the_board_is_the_games_own(live):
    assert live.stranger().ok("GET", "games/classic/layout").keys() == installed()["classic"].layout().keys()


@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru"])
def test_a_catalogue_has_every_message(live, language):
    answer = live.stranger().call("GET", f"games/classic/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(answer.text))
    assert bundle.has_message("ask-auction")


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_the_numbered_rules(live, game):
    chapters = live.stranger().ok("GET", f"games/{game}/rules")
    rules = {rule["id"]: rule["text"] for chapter in chapters for rule in chapter["rules"]}
    assert rules.keys() == read_rulebook(game).rules.keys()
    assert not any("`[" in text for text in rules.values())
    assert all(chapter["title"] for chapter in chapters)


@pytest.mark.parametrize(
    "path", ["chess/layout", "chess/texts/en", "chess/rules", "classic/texts/xx", "classic/nothing"]
)
def test_what_isnt_there(live, path):
    assert live.stranger().refused("GET", f"games/{path}") == "not_found"
