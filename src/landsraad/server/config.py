"""What a host decides when the server is started."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from .accounts.limits import LIMITS, Limit
from .notify.mail import MailServer


class Patience(msgspec.Struct, frozen=True):
    """With those at the other end: seconds for a request to arrive whole and for something of an answer to be taken; how many
    connections of one address (none of this computer's) and of all."""

    request: float = 30.0
    answer: float = 60.0
    of_one: int = 200
    connections: int = 60_000


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything has a sensible value but the place where tables are kept."""

    db: str  # a SQLite file, or postgresql://…
    public_url: str = ""  # where browsers find it, for links in notifications and for https behind a proxy
    named: bool = False  # answer only those who call it by an address or by the name in `public_url`
    invite_only: bool = False
    invitation: str = ""  # what newcomers need; made up where there is none
    mail: MailServer | None = None
    bots: int = 2  # processes that think for bots
    private_webhooks: bool = False  # webhooks may reach addresses of the host's own network
    static: Path | None = None  # another build of the browser client
    patience: Patience = Patience()
    tables: int = 1000  # that one person plays at or hosts and that aren't over
    sockets: int = 1000  # open at once, for one person and for one address
    limits: Mapping[str, Limit] = msgspec.field(default_factory=lambda: LIMITS)

    @property
    def secure(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str:
        """How a browser spells where it got a page of ours; empty if only the Host header tells."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""

    def answers_to(self, host: str) -> bool:
        """Whether a Host header is one of ours. Whoever has a domain may point it at this computer and so have a browser on it
        call us as if from our own page; an address, or a name without dots, they can't have."""
        if not self.named:
            return True
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        if not {".", ":"} & set(name) or name.endswith(".localhost"):
            return True
        return _is_address(name.strip("[]")) or name.lower() == urlsplit(self.public_url).hostname


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False
