"""The built browser client: its files, compressed ahead where the build did so, and one page for all its addresses."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from .page import not_built
from .problems import Problem

ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")  # as Vite names what never changes
_OURS = ("api/", "schema/", "docs/")
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".ftl": "text/plain",
          ".woff2": "font/woff2", ".svg": "image/svg+xml"}  # fmt: skip


def packaged() -> Path:
    """Where the build puts the client."""
    return Path(str(files("landsraad.server"))) / "static"


class Client:
    """A folder of files, read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def file(self, path: str) -> Path | None:
        """A file inside the folder, never outside."""
        try:
            found = (self.folder / path).resolve()
            return found if found.is_relative_to(self.folder) and found.is_file() else None
        except (OSError, ValueError):
            return None  # longer than any name, or none at all

    def answer(self, request: Request[Any, Any, Any], path: str) -> Response[Any]:
        found = self.file(path) if path else None
        if found is None and (path.startswith(_OURS) or "." in path.rpartition("/")[2]):
            raise Problem("not_found", f"no file {path[:80]!r}")
        if found is None:
            found = self.file("index.html")
        if found is None:
            return Response(not_built(), media_type=MediaType.HTML)
        return self._sent(request, found)

    def _sent(self, request: Request[Any, Any, Any], found: Path) -> Response[Any]:
        kept = FOREVER if _HASHED.search(found.name) else ASK_AGAIN
        tag = f'"{found.stat().st_mtime_ns:x}-{found.stat().st_size:x}"'
        headers = {"ETag": tag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=headers)
        encoding = self._encoding(request, found)
        if encoding:
            headers["Content-Encoding"] = encoding
        content = _read(found.with_name(found.name + ENCODINGS.get(encoding, "")), found.stat().st_mtime_ns)
        return Response(content, media_type=_media_type(found), headers=headers)

    def _encoding(self, request: Request[Any, Any, Any], found: Path) -> str:
        accepted = {
            part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")
        }
        for name, ending in ENCODINGS.items():
            if name in accepted and found.with_name(found.name + ending).is_file():
                return name
        return ""


@cache
def _read(file: Path, changed: int) -> bytes:
    return file.read_bytes()


def _media_type(file: Path) -> str:
    return _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client_files(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    client: Client = request.app.state.client
    return client.answer(request, path.lstrip("/"))
