"""The API for reading, at `/docs`: the OpenAPI document as one page without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get

from .page import page

Schema = Mapping[str, Any]


@get("/docs", include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> Response[str]:
    return Response(_docs(request.app), media_type=MediaType.HTML)


@cache
def _docs(app: Litestar) -> str:
    document = app.openapi_schema.to_schema()
    parts = [f"<h1>{escape(document['info']['title'])}</h1>", _intro(document)]
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            parts += _call(document, method, path, call)
    return page(document["info"]["title"], "\n".join(parts))


def _intro(document: Schema) -> str:
    about = escape(document["info"].get("description") or "")
    return f'<p>{about}</p><p><a href="/schema/openapi.json">openapi.json</a></p>'


def _call(document: Schema, method: str, path: str, call: Schema) -> Iterator[str]:
    yield f"<section><h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(call.get('summary', ''))}</p>"
    if about := call.get("description"):
        yield f"<p>{escape(about)}</p>"
    if parameters := call.get("parameters"):
        yield "<ul>"
        for each in parameters:
            yield f"<li><code>{escape(each['name'])}</code> ({each['in']}) {escape(each.get('description', ''))}</li>"
        yield "</ul>"
    for media_type, body in call.get("requestBody", {}).get("content", {}).items():
        yield f"<h3>Body ({escape(media_type)})</h3>{_example(document, body['schema'])}"
    yield "<h3>Answers</h3><ul>"
    for status, response in call.get("responses", {}).items():
        yield f"<li><code>{status}</code> {escape(response.get('description', ''))}"
        yield from (_example(document, body["schema"]) for body in response.get("content", {}).values()
                    if status.startswith("2"))  # fmt: skip
        yield "</li>"
    yield "</ul></section>"


def _example(document: Schema, schema: Schema) -> str:
    text = msgspec.json.format(msgspec.json.encode(example(document, schema)), indent=2).decode()
    return f"<pre>{escape(text)}</pre>"


def example(document: Schema, schema: Schema, deep: int = 6) -> Any:
    """A value of a schema: its own example, or one put together from its parts."""
    if name := schema.get("$ref"):
        schema = document["components"]["schemas"][name.rpartition("/")[2]]
    for key in ("examples", "enum"):
        if schema.get(key):
            return schema[key][0]
    for key in ("example", "const", "default"):
        if key in schema:
            return schema[key]
    if deep == 0:
        return None
    for key in ("oneOf", "anyOf", "allOf"):
        if schema.get(key):
            return example(document, schema[key][0], deep - 1)
    return _made(document, schema, deep)


def _made(document: Schema, schema: Schema, deep: int) -> Any:
    kind = schema.get("type")
    if isinstance(kind, list):
        kind = kind[0]
    if kind == "object":
        return {
            name: example(document, part, deep - 1) for name, part in schema.get("properties", {}).items()
        }
    if kind == "array":
        return [example(document, schema["items"], deep - 1)] if isinstance(schema.get("items"), dict) else []
    return {"string": "…", "integer": 1, "number": 1.0, "boolean": True}.get(kind or "")
