"""Requests to addresses that users named."""

import asyncio
from contextlib import suppress

import httpx
import pytest

from landsraad.server.notify.outside import Outside, Refused, checked, public
from receivers import web


@pytest.mark.parametrize(
    "url",
    ["", "ftp://example.org", "file:///etc/passwd", "http://", "https://user:pass@example.org/", "//example.org", "gopher://x",
     "http://exa mple.org", "http://[::1", "http://example.org:99999999/", "http://a..b/", "http://" + "a" * 64 + ".org/"],
)  # fmt: skip
def test_what_is_no_address(url):
    with pytest.raises(Refused):
        checked(url)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "127.8.8.8", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
     "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::", "ff02::1", "64:ff9b::7f00:1",
     "64:ff9b::a00:1", "2002:7f00:1::", "2002:c0a8:101::1", "2001:0:4136:e378:8000:63bf:f5ff:fffe", "::7f00:1",
     "::ffff:0:7f00:1", "fec0::1", "64:ff9b:1::1"],
)  # fmt: skip
def test_addresses_of_the_hosts_own_network(address):
    assert not public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe"])
def test_addresses_of_everybody(address):
    assert public(address)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"]
)
def test_nothing_reaches_the_hosts_own_network(host):
    async def go() -> None:
        async with web() as receiver:
            outside = Outside()
            port = receiver.url.rsplit(":", 1)[1]
            with pytest.raises(Refused):
                await outside.post(f"http://{host}:{port}", b"x", {})
            await outside.close()
            assert receiver.got == []

    asyncio.run(go())


def test_the_host_may_allow_it():
    async def go() -> None:
        async with web(201) as receiver:
            outside = Outside(private=True)
            assert (
                await outside.post(receiver.url.replace("127.0.0.1", "localhost"), b"hello", {"X-A": "b"})
                == 201
            )
            await outside.close()
            (headers, body) = receiver.got[0]
            assert (headers["host"].partition(":")[0], headers["x-a"], body) == ("localhost", "b", b"hello")

    asyncio.run(go())


def test_who_answers_a_byte_at_a_time_is_given_up():
    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)
                if not reader.at_eof():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(1 << 16), 0.01)
        writer.close()
        gone.set()

    async def go() -> None:
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        outside = Outside(private=True, seconds=0.5)
        with pytest.raises((TimeoutError, httpx.HTTPError)):
            await outside.post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"", {})
        await outside.close()
        await gone.wait()
        server.close()

    gone = asyncio.Event()
    asyncio.run(go())


def test_redirects_are_not_followed():
    async def go() -> None:
        async with web(302) as receiver:
            outside = Outside(private=True)
            assert await outside.post(receiver.url, b"", {}) == 302
            await outside.close()
            assert len(receiver.got) == 1

    asyncio.run(go())
