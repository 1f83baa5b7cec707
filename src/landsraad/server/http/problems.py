"""Problem documents (RFC 9457): what every error is answered with."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.routes import HTTPRoute

from landsraad.table import TableError

from ..notify.outside import Refused
from ..rooms import errors as refusals
from ..store import errors as storing

MEDIA_TYPE = "application/problem+json"
TYPES: Mapping[str, tuple[int, str]] = {
    "bad_request": (400, "The request can't be understood"),
    "not_signed_in": (401, "Sign in first"),
    "forbidden": (403, "Not allowed"),
    "not_found": (404, "There is no such thing"),
    "method_not_allowed": (405, "That can't be done with this address"),
    "conflict": (409, "That doesn't go together with how things stand"),
    "stale": (409, "The table has moved on"),
    "not_your_turn": (409, "This seat is not asked now"),
    "not_offered": (422, "That is not among the options"),
    "too_large": (413, "Too large"),
    "unsupported_media_type": (415, "Send JSON"),
    "rate_limited": (429, "Too many calls"),
    "internal": (500, "Something went wrong here; nothing was changed"),
    "unavailable": (503, "Not possible just now; try again"),
}
_BY_STATUS = {
    400: "bad_request",
    401: "not_signed_in",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
    429: "rate_limited",
    503: "unavailable",
}
_BY_CLASS: tuple[tuple[type[Exception], str], ...] = (
    (refusals.NotYourTurn, "not_your_turn"),
    (refusals.Conflict, "conflict"),
    (refusals.NotFound, "not_found"),
    (refusals.Forbidden, "forbidden"),
    (refusals.Unavailable, "unavailable"),
    (storing.Unavailable, "unavailable"),
    (storing.StoreError, "conflict"),
    (Refused, "bad_request"),
    (TableError, "bad_request"),
)
log = logging.getLogger("landsraad.server")


class Problem(Exception):
    """A refusal: its type, a sentence, and what the type needs (`seq` for `stale`)."""

    def __init__(self, kind: str, detail: str = "", **more: Any) -> None:
        super().__init__(detail or TYPES[kind][1])
        self.kind, self.detail, self.more = kind, detail, more

    @property
    def status(self) -> int:
        return TYPES[self.kind][0]

    def document(self) -> dict[str, Any]:
        status, title = TYPES[self.kind]
        return {"type": self.kind, "title": title, "status": status, "detail": self.detail, **self.more}


class Document(msgspec.Struct, kw_only=True):
    """A problem document (RFC 9457). Some types say more: `seq` for `stale`, `retry_after` for `rate_limited`."""

    type: str
    title: str
    status: int
    detail: str


def problems(*kinds: str) -> dict[int, ResponseSpec]:
    """What a call may be refused with, for its description; any call may be misunderstood or come too often."""
    found: dict[int, list[str]] = {}
    for kind in (*kinds, "bad_request", "rate_limited", "unavailable"):
        found.setdefault(TYPES[kind][0], []).append(f"`{kind}`: {TYPES[kind][1]}")
    return {
        status: ResponseSpec(
            Document, generate_examples=False, description="; ".join(said), media_type=MEDIA_TYPE
        )
        for status, said in sorted(found.items())
    }


def answer(problem: Problem) -> Response[bytes]:
    headers = {"Cache-Control": "no-store"}
    if "retry_after" in problem.more:
        headers["Retry-After"] = str(problem.more["retry_after"])
    if "allow" in problem.more:
        headers["Allow"] = problem.more["allow"]
    content = msgspec.json.encode(problem.document())
    return Response(content, status_code=problem.status, media_type=MEDIA_TYPE, headers=headers)


def understood(error: Exception) -> Problem:
    """Any error as a problem; what nobody expected is told to the log and to nobody else."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, refusals.Stale):
        return Problem("stale", str(error), seq=error.seq)
    if isinstance(error, refusals.NotOffered):
        return Problem("not_offered", str(error), at=error.at)
    for kind, name in _BY_CLASS:
        if isinstance(error, kind):
            return Problem(name, str(error))
    if isinstance(error, ValidationException):
        return Problem("bad_request", _one_line(error))
    if isinstance(error, HTTPException) and error.status_code in _BY_STATUS:
        return Problem(_BY_STATUS[error.status_code], error.detail)
    log.error("unexpected error", exc_info=error)
    return Problem("internal")


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    problem = understood(error)
    if problem.kind == "method_not_allowed":
        problem.more["allow"] = ", ".join(_allowed(request))
    return answer(problem)


def _allowed(request: Request[Any, Any, Any]) -> list[str]:
    """The methods that an address takes."""
    parts = [part for part in request.scope["path"].split("/") if part]
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, HTTPRoute) and _fits(route, parts):
            found.update(route.methods)
    return sorted(found)


def _fits(route: HTTPRoute, parts: list[str]) -> bool:
    if len(route.path_components) != len(parts):
        return False
    pairs = zip(route.path_components, parts, strict=True)
    return all(not isinstance(known, str) or known == part for known, part in pairs)


def _one_line(error: ValidationException) -> str:
    """What is wrong with which part, as Litestar found it."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(part.removeprefix(": ") for part in parts) or error.detail
