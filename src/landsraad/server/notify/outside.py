"""Requests to addresses that users named (webhooks, push services), without letting them reach into the host's network.

The name is resolved once, every address it has must be public, and the connection goes to that very address: a name that
answers differently the second time gains nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import httpx

SECONDS = 10
MOST_PORT = 65_535
TRANSLATED = IPv6Network("64:ff9b::/96")
SCHEMES = {"http": 80, "https": 443}


class Refused(Exception):
    """An address that nothing is sent to, and why."""


class Outside:
    """Sends; `private` allows addresses of the host's own network, if the host says so."""

    def __init__(self, *, private: bool = False) -> None:
        self.private = private
        self._client = httpx.AsyncClient(timeout=SECONDS, trust_env=False)

    async def close(self) -> None:
        await self._client.aclose()

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer."""
        parts = checked(url)
        address = await self._address(parts.host, parts.port or SCHEMES[parts.scheme])
        pinned = parts.copy_with(host=address)
        host = parts.netloc.decode("ascii")
        extensions = {"sni_hostname": parts.host} if parts.scheme == "https" else {}
        async with self._client.stream(
            "POST", pinned, content=content, headers={**headers, "Host": host}, extensions=extensions
        ) as answer:
            return answer.status_code  # whatever it says beyond that is not read

    async def _address(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise Refused(f"no address for {host}: {error.strerror}") from None
        addresses = [str(info[4][0]) for info in found]
        if not self.private and not all(map(public, addresses)):
            raise Refused(f"{host} is not a public address")
        return addresses[0]


def checked(url: str) -> httpx.URL:
    """An address that may be asked for at all."""
    if not url.isprintable() or " " in url:
        raise Refused("not an address: it holds spaces or invisible signs")
    try:
        parts = httpx.URL(url)
        user = urlsplit(url).username
    except (httpx.InvalidURL, ValueError) as error:
        raise Refused(f"not an address: {error}") from None
    if (
        parts.scheme not in SCHEMES
        or not parts.host
        or user is not None
        or not 0 < (parts.port or 80) <= MOST_PORT
    ):
        raise Refused("not an http or https address")
    return parts


def public(address: str) -> bool:
    ip = ip_address(address.partition("%")[0])
    inside = _inside(ip) if isinstance(ip, IPv6Address) else None
    return ip.is_global and not ip.is_multicast if inside is None else public(str(inside))


def _inside(ip: IPv6Address) -> IPv4Address | None:
    """The address that it is another way to write, or where a gateway on the way sends it."""
    if ip in TRANSLATED:
        return IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
