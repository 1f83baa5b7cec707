"""A client of a table's socket, as any author would write one."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import ClientConnection

SECONDS = 60


class Client:
    """Keeps the view by the patches it is sent."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket, self.seat = socket, seat
        self.view: Any = None
        self.seq = 0
        self.options: list[str] = []
        self.entries: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        while self.last.get("type") != "hello":
            self.hear()

    def catch_up(self, seq: int) -> None:
        """Read until that sequence number."""
        while self.seq < seq:
            self.hear()

    def hear(self) -> None:
        self.last = json.loads(self.socket.recv(SECONDS))
        if self.last["type"] == "hello":
            self.view = merged(None, self.last["view"])
        elif self.last["type"] == "update":
            self.view = merged(self.view, self.last["patch"])
        else:
            return
        self.seq, self.options = self.last["seq"], self.last.get("options") or []
        self.entries += self.last.get("entries", [])


def merged(value: Any, patch: Any) -> Any:
    """A JSON merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    found = dict(value) if isinstance(value, dict) else {}
    for name, change in patch.items():
        if change is None:
            found.pop(name, None)
        else:
            found[name] = merged(found.get(name), change)
    return found
