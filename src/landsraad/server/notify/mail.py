"""E-mail through the host's SMTP server, if one is configured."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import msgspec

from landsraad.table import TableError

SECONDS = 20
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


class MailServer(msgspec.Struct, frozen=True):
    """Where mail goes out, and as whom: `smtp+starttls://user:password@mail.example.org/landsraad@example.org`."""

    scheme: str
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""

    @classmethod
    def parse(cls, url: str) -> MailServer:
        parts = urlsplit(url)
        sender = unquote(parts.path.strip("/"))
        if parts.scheme not in PORTS or not parts.hostname or "@" not in sender:
            raise TableError(
                "--smtp takes SCHEME://[USER:PASSWORD@]HOST[:PORT]/SENDER, SCHEME one of " + ", ".join(PORTS)
            )
        try:
            port = parts.port or PORTS[parts.scheme]
        except ValueError:
            raise TableError("--smtp: the port is not a number up to 65535") from None
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, sender, user, password)


def send(server: MailServer, to: str, subject: str, text: str) -> None:
    """Send one mail; takes its time, so it belongs in a thread. Raises `OSError` or `smtplib.SMTPException`."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = server.sender, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    with _connected(server) as connection:
        if server.scheme == "smtp+starttls":
            connection.starttls(context=ssl.create_default_context())
        if server.user:
            connection.login(server.user, server.password)
        connection.send_message(message)


def _connected(server: MailServer) -> smtplib.SMTP:
    if server.scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    return smtplib.SMTP(server.host, server.port, timeout=SECONDS)
