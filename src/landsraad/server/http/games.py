"""What can be played: games with their options, boards, texts and numbered rules. Nothing here depends on a table."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath

from landsraad.players import registry
from landsraad.rules import RulesError, read_chapters
from landsraad.table import Game, Option, installed
from landsraad.table.texts import LANGUAGES

from .problems import Problem, problems

FRESH = "no-cache"  # kept, but asked for again by its ETag

GameId = Annotated[str, msgspec.Meta(examples=["classic"])]
Language = Annotated[str, msgspec.Meta(examples=["en"])]


class GameInfo(msgspec.Struct):
    """A game that is installed."""

    id: GameId
    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    players: tuple[str, ...]
    languages: tuple[str, ...]


class Rule(msgspec.Struct):
    id: str
    text: str


class Chapter(msgspec.Struct):
    title: str
    rules: list[Rule]


@cache
def games() -> dict[str, Game[Any]]:
    return installed()


def game_of(game: str) -> Game[Any]:
    if game not in games():
        raise Problem("not_found", f"no game {game!r}; there are: {', '.join(games())}")
    return games()[game]


@get("/", summary="The games that are installed")
async def list_games() -> list[GameInfo]:
    return [_info(game) for game in games().values()]


@get("/{game:str}/layout", summary="The board as data", responses=problems("not_found"))
async def layout(request: Request[Any, Any, Any], game: FromPath[GameId]) -> Response[dict[str, Any]]:
    """Ids, shapes and anchors, as the game ships them; kept by its ETag."""
    return _kept(request, _layout(game_of(game).id), MediaType.JSON)


@get(
    "/{game:str}/texts/{language:str}",
    summary="A catalogue of texts",
    media_type=MediaType.TEXT,
    responses=problems("not_found"),
)
async def texts(
    request: Request[Any, Any, Any], game: FromPath[GameId], language: FromPath[Language]
) -> Response[str]:
    """Fluent; a language that lacks a message is filled up from the English catalogue, which follows it."""
    found = game_of(game)
    if language not in LANGUAGES:
        raise Problem("not_found", f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return _kept(request, _catalogue(found.id, language), MediaType.TEXT)


@get("/{game:str}/rules", summary="The numbered rules by chapter", responses=problems("not_found"))
async def rules(request: Request[Any, Any, Any], game: FromPath[GameId]) -> Response[list[Chapter]]:
    return _kept(request, _rules(game_of(game).id), MediaType.JSON)


@cache
def _info(game: Game[Any]) -> GameInfo:
    return GameInfo(game.id, game.name, game.seats, game.options, registry.kinds(game.id), languages_of(game))


@cache
def languages_of(game: Game[Any]) -> tuple[str, ...]:
    return tuple(language for language in LANGUAGES if game.texts(language).is_file())


@cache
def _layout(game: str) -> bytes:
    return msgspec.json.encode(games()[game].layout())


@cache
def _catalogue(game: str, language: str) -> bytes:
    """Where a message is there twice, the first one counts."""
    found = games()[game]
    wanted = [each for each in dict.fromkeys((language, "en")) if each in languages_of(found)]
    return b"\n".join(found.texts(each).read_bytes() for each in wanted)


@cache
def _rules(game: str) -> bytes:
    try:
        chapters = read_chapters(game)
    except RulesError as error:
        raise Problem("not_found", str(error)) from None
    found = [Chapter(title, [Rule(*rule) for rule in rules.items()]) for title, rules in chapters]
    return msgspec.json.encode(found)


@cache
def _etag(content: bytes) -> str:
    return f'"{blake2b(content, digest_size=12).hexdigest()}"'


def _kept(request: Request[Any, Any, Any], content: bytes, media_type: str) -> Response[Any]:
    tag = _etag(content)
    headers = {"ETag": tag, "Cache-Control": FRESH}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


router = Router("/api/games", route_handlers=[list_games, layout, texts, rules], tags=["Games"])
