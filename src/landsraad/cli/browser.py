"""`landsraad play` without --text: a server for this computer alone, and the browser on it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from .serve import address, require_packages

if TYPE_CHECKING:
    import socket

HOST, PORT = "127.0.0.1", 8321  # another port where this one is taken


def play_in_browser(game: str | None) -> int:
    """Until Ctrl-C; everything is kept in the person's data folder."""
    require_packages()
    from landsraad.server.config import Config
    from landsraad.server.running import default_db, listening, serve

    config = Config(db=default_db(), named=True)
    listener = listening(HOST, PORT, or_any=True)
    serve(config, listener, lambda _: _ready(listener, game))
    return 0


def _ready(listener: socket.socket, game: str | None) -> None:
    url = address(listener) + (f"/?game={game}" if game else "/")
    print(f"Landsraad is at {url}")
    print("Your games are kept. Ctrl-C stops it.")
    sys.stdout.flush()
    _open(url)


def _open(url: str) -> None:
    """A browser, where there is one: on a computer without a screen the address is enough."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    import webbrowser

    webbrowser.open(url)
