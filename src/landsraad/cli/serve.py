"""Host tables for others: people open the address in a browser and play, nothing has to be installed.

Everything is kept in one SQLite file unless --db names a PostgreSQL database. docs/hosting.md tells the rest."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import socket

    from landsraad.server.config import Config

HELP = "host games for others"
EXAMPLES = (
    "landsraad serve",
    "landsraad serve --host 0.0.0.0 --port 8000 --invite-only",
)
PORT = 8000
LOOPBACK = ("127.0.0.1", "::1", "localhost")
BOTS = 2
PACKAGES = ("argon2", "cryptography", "httpx", "litestar", "sqlalchemy", "uvicorn")
NEEDS = "the server's packages are missing; install them with: pip install 'landsraad[server]'"


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--host", default="127.0.0.1", metavar="ADDRESS",
                     help="where to listen: 0.0.0.0 lets others in (default: only this computer)")  # fmt: skip
    sub.add_argument(
        "--port", type=int, default=PORT, metavar="N", help=f"port to listen on (default: {PORT})"
    )
    sub.add_argument("--db", metavar="URL",
                     help="a SQLite file or postgresql://… (default: a file in your data folder)")  # fmt: skip
    sub.add_argument("--public-url", default="", metavar="URL",
                     help="the address people use, such as https://dune.example.org, if a proxy stands before it")  # fmt: skip
    sub.add_argument("--invite-only", action="store_true",
                     help="only who has the invitation link, which is printed, can play")  # fmt: skip
    sub.add_argument(
        "--invitation",
        default="",
        metavar="TEXT",
        help="the secret of that link, to choose or change it yourself",
    )
    sub.add_argument("--smtp", metavar="URL", help="send e-mail through smtps://USER:PASSWORD@HOST/SENDER")
    sub.add_argument("--private-webhooks", action="store_true",
                     help="let users' webhooks reach addresses of your own network")  # fmt: skip
    sub.add_argument(
        "--bots", type=int, default=BOTS, metavar="N", help=f"processes that think for bots (default: {BOTS})"
    )


def run(chosen: argparse.Namespace) -> int:
    require_packages()
    from landsraad.server.running import listening, serve

    config = _config(chosen)
    listener = listening(chosen.host, chosen.port)
    serve(config, listener, lambda invitation: announce(config.public_url or address(listener), invitation))
    return 0


def require_packages() -> None:
    """One line where the server was not installed along."""
    from landsraad.table import TableError

    if any(find_spec(package) is None for package in PACKAGES):
        raise TableError(NEEDS)


def announce(url: str, invitation: str) -> None:
    print(f"Landsraad is at {url} (Ctrl-C stops it)")
    if invitation:
        print(f"Invitation: {url}/#invite={invitation}")
    sys.stdout.flush()


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _config(chosen: argparse.Namespace) -> Config:
    from landsraad.server.config import Config
    from landsraad.server.notify.mail import MailServer
    from landsraad.server.running import default_db
    from landsraad.table import TableError

    if chosen.bots < 1:
        raise TableError("--bots takes a number from 1")
    if chosen.public_url and not chosen.public_url.startswith(("http://", "https://")):
        raise TableError("--public-url takes an address such as https://dune.example.org")
    return Config(
        db=chosen.db or default_db(),
        public_url=chosen.public_url.rstrip("/"),
        named=bool(chosen.public_url) or chosen.host in LOOPBACK,
        invite_only=chosen.invite_only or bool(chosen.invitation),
        invitation=chosen.invitation,
        mail=MailServer.parse(chosen.smtp) if chosen.smtp else None,
        private_webhooks=chosen.private_webhooks,
        bots=chosen.bots,
    )
