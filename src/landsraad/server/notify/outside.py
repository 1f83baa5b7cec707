"""Requests to addresses that users named (webhooks, push services), without letting them reach into the host's network.

The name is resolved once, every address it has must be public, and the connection goes to that very address: a name that
answers differently the second time gains nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import httpx

SECONDS = 10  # for all of it: whoever answers a byte at a time is given up as well
LOOKING_UP = (
    4  # names at once, in threads of their own: a name server that never answers holds up nothing else
)
MOST_PORT = 65_535
TRANSLATED = IPv6Network("64:ff9b::/96")
EMBEDDED = (IPv6Network("::/96"), IPv6Network("::ffff:0:0:0/96"))  # other spellings of IPv4, long out of use
INSIDE = (IPv6Network("64:ff9b:1::/48"), IPv6Network("fec0::/10"))  # what Python doesn't count as private
SCHEMES = {"http": 80, "https": 443}


class Refused(Exception):
    """An address that nothing is sent to, and why."""


class Outside:
    """Sends; `private` allows addresses of the host's own network, if the host says so."""

    def __init__(self, *, private: bool = False, seconds: float = SECONDS) -> None:
        self.private, self.seconds = private, seconds
        self._client = httpx.AsyncClient(timeout=SECONDS, trust_env=False)
        self._names = ThreadPoolExecutor(LOOKING_UP, thread_name_prefix="names")

    async def close(self) -> None:
        self._names.shutdown(wait=False, cancel_futures=True)
        await self._client.aclose()

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer."""
        async with asyncio.timeout(self.seconds):
            return await self._posted(checked(url), content, headers)

    async def _posted(self, parts: httpx.URL, content: bytes, headers: Mapping[str, str]) -> int:
        name = _host(parts)
        address = await self._address(name, parts.port or SCHEMES[parts.scheme])
        pinned = parts.copy_with(host=address)
        host = parts.netloc.decode("ascii")
        extensions = {"sni_hostname": name} if parts.scheme == "https" else {}
        async with self._client.stream(
            "POST", pinned, content=content, headers={**headers, "Host": host}, extensions=extensions
        ) as answer:
            return answer.status_code  # whatever it says beyond that is not read

    async def _address(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            found = await loop.run_in_executor(self._names, look_up)
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
        or not _can_be_looked_up(_host(parts))
        or user is not None
        or not 0 < (parts.port or 80) <= MOST_PORT
    ):
        raise Refused("not an http or https address")
    return parts


def _host(parts: httpx.URL) -> str:
    """As it stands in the address; httpx's own `host` fails where that is no name in any language."""
    return parts.raw_host.decode("ascii")


def _can_be_looked_up(host: str) -> bool:
    """Empty or overlong parts of a name can't."""
    try:
        return bool(host.encode("idna"))
    except UnicodeError:
        return False


def public(address: str) -> bool:
    ip = ip_address(address.partition("%")[0])
    inside = _inside(ip) if isinstance(ip, IPv6Address) else None
    if inside is not None:
        return public(str(inside))
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in INSIDE)


def _inside(ip: IPv6Address) -> IPv4Address | None:
    """The address that it is another way to write, or where a gateway on the way sends it."""
    if ip in TRANSLATED or any(ip in network for network in EMBEDDED):
        return IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
