"""What every answer says to browsers: which scripts may run, who may frame it, what may be kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import Message, Scope

# Styles are set on elements by the client (positions on a board); scripts only ever come from this server's files.
POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
ALWAYS = {
    b"content-security-policy": "; ".join(" ".join(rule) for rule in POLICY.items()).encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
UNLESS_SAID = {b"cache-control": b"no-store"}
HTTPS = {b"strict-transport-security": b"max-age=31536000"}


async def add_headers(message: Message, scope: Scope) -> None:
    """Litestar's hook before anything is sent, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    said = {name.lower() for name, _ in headers}
    wanted = {**ALWAYS, **(HTTPS if scope.get("scheme") == "https" else {})}
    headers += wanted.items()
    headers += [(name, value) for name, value in UNLESS_SAID.items() if name not in said]
    message["headers"] = headers
