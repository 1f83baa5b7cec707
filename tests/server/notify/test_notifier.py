"""It is somebody's move: who is told, where, what, and what happens when nobody takes it."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from time import time

import msgspec
import pytest

from landsraad.server.notify.mail import MailServer
from landsraad.server.notify.notifier import LIMITS, MOST_OF_ONE, Notifier, Turn
from landsraad.server.notify.outside import Outside
from landsraad.server.notify.web_push import Vapid
from landsraad.server.notify.words import LANGUAGES, Words
from landsraad.server.store import PushSubscription, Settings, Store, User, open_store
from landsraad.table import TableError
from push_browser import Browser
from receivers import Post, Web, post_office, web

PATIENCE = 30  # seconds
TURN = Turn("u1", "t1", "Sietch", "classic", "https://dune.example/t/t1")


def run(tmp_path: Path, work: Callable, *, mail: MailServer | None = None, quiet: Callable = lambda *_: False,
        again: tuple[float, ...] = (0.02, 0.02), private: bool = True) -> None:  # fmt: skip
    async def whole() -> None:
        store = await open_store(str(tmp_path / "test.db"))
        vapid = Vapid(Vapid.new_private(), "mailto:host@example.org")
        async with Notifier(store, Outside(private=private), vapid, mail, quiet, again) as notifier:
            await work(notifier, store)
        await store.close()

    asyncio.run(whole())


async def told(notifier: Notifier, there: Web | Post, many: int = 1) -> None:
    """Wait for so many messages, until they are dealt with, and a little longer for those that should not come."""
    async with asyncio.timeout(PATIENCE):
        for _ in range(many):
            await there.arrived.get()
        await notifier.drained()
    await asyncio.sleep(0.1)


def user(**more: object) -> User:
    return User(**{"id": "u1", "name": "Chani", **more})


def test_a_webhook_gets_what_discord_shows(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web() as hook:
            await store.add_user(user(webhook=hook.url))
            notifier.your_move(TURN)
            await told(notifier, hook)
            (headers, body) = hook.got[0]
            text = "It is your move at “Sietch”. https://dune.example/t/t1"
            assert headers["content-type"] == "application/json"
            assert msgspec.json.decode(body) == {
                "content": text, "text": text, "table": "t1", "url": TURN.url, "game": "classic",
                "allowed_mentions": {"parse": []},
            }  # fmt: skip

    run(tmp_path, work)


def test_a_webhook_that_fails_is_tried_again_until_it_takes_it(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web(500, 429, 200) as hook:
            await store.add_user(user(webhook=hook.url))
            notifier.your_move(TURN)
            await told(notifier, hook, 3)
            assert len(hook.got) == 3

    run(tmp_path, work)


def test_a_webhook_that_never_takes_it_is_given_up(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)

    async def work(notifier: Notifier, store: Store) -> None:
        async with web(500) as hook:
            await store.add_user(user(webhook=hook.url + "?token=shai-hulud"))
            notifier.your_move(TURN)
            await told(notifier, hook, 3)
            assert len(hook.got) == 3

    run(tmp_path, work)
    ours = [record.getMessage() for record in caplog.records if record.name == "landsraad.server"]
    assert ours
    assert not any("shai-hulud" in message for message in ours)


def test_whatever_somebody_typed_others_are_told(tmp_path):
    """More of them than there are workers."""

    async def work(notifier: Notifier, store: Store) -> None:
        async with web() as hook:
            for number in range(8):
                await store.add_user(user(id=f"b{number}", name=f"B{number}", webhook="http://xn--a/"))
                await store.add_user(user(id=f"m{number}", name=f"M{number}", email="a@b.c\n"))
                notifier.your_move(msgspec.structs.replace(TURN, user=f"b{number}"))
                notifier.your_move(msgspec.structs.replace(TURN, user=f"m{number}"))
            await notifier.drained()
            await store.add_user(user(webhook=hook.url))
            notifier.your_move(TURN)
            await told(notifier, hook)

    run(tmp_path, work, mail=MailServer.parse("smtp://127.0.0.1:9/landsraad@example.org"))


def test_whose_receivers_fail_is_not_tried_for_without_end(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web(500) as hook:
            await store.add_user(user(webhook=hook.url))
            for _ in range(MOST_OF_ONE * 3):
                notifier.your_move(TURN)
                await notifier.drained()
            assert len(hook.got) <= MOST_OF_ONE

    run(tmp_path, work, again=(1000.0,))


def test_one_persons_slow_receiver_takes_no_time_of_the_others(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web(slow=1000.0) as slow, web() as hook:
            await store.add_user(user(id="slow", name="Slow", webhook=slow.url))
            await store.add_user(user(webhook=hook.url))
            for _ in range(MOST_OF_ONE):
                notifier.your_move(msgspec.structs.replace(TURN, user="slow"))
            async with asyncio.timeout(PATIENCE):
                await slow.arrived.get()
                notifier.your_move(TURN)
                await hook.arrived.get()
            assert len(slow.got) == 1

    run(tmp_path, work)


def test_a_webhook_into_the_hosts_network_gets_nothing(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web() as hook:
            await store.add_user(user(webhook=hook.url))
            notifier.your_move(TURN)
            await asyncio.sleep(0.2)
            assert hook.got == []

    run(tmp_path, work, private=False)


def test_whoever_looks_at_the_table_is_told_nothing(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web() as hook:
            await store.add_user(user(webhook=hook.url))
            notifier.your_move(TURN)
            await asyncio.sleep(0.2)
            assert hook.got == []

    run(tmp_path, work, quiet=lambda who, table: (who, table) == ("u1", "t1"))


@pytest.mark.parametrize("wish", [{"notify": False}, {"vacation_until": time() + 1000}])
def test_whoever_wants_no_messages_gets_none(tmp_path, wish):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web() as hook:
            await store.add_user(user(webhook=hook.url, **wish))
            notifier.your_move(TURN)
            await asyncio.sleep(0.2)
            assert hook.got == []

    run(tmp_path, work)


def test_a_browser_gets_a_message_for_it_alone(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web(201) as service:
            browser = Browser()
            keys = browser.subscription(service.url)
            await store.add_user(user(language="pl"))
            await store.add_push(
                PushSubscription(endpoint=keys.endpoint, user="u1", p256dh=keys.p256dh, auth=keys.auth)
            )
            notifier.your_move(TURN)
            await told(notifier, service)
            (headers, body) = service.got[0]
            assert b"Sietch" not in body
            assert "Twój ruch" in msgspec.json.decode(browser.read(body))["text"]
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["authorization"].startswith("vapid t=")

    run(tmp_path, work)


def test_a_browser_that_is_gone_is_forgotten(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web(410) as service:
            keys = Browser().subscription(service.url)
            await store.add_user(user())
            await store.add_push(
                PushSubscription(endpoint=keys.endpoint, user="u1", p256dh=keys.p256dh, auth=keys.auth)
            )
            notifier.your_move(TURN)
            await told(notifier, service)
            assert await store.pushes("u1") == []
            assert len(service.got) == 1

    run(tmp_path, work)


def test_mail(tmp_path):
    async def go() -> None:
        async with post_office() as office:
            store = await open_store(str(tmp_path / "test.db"))
            await store.add_user(user(email="chani@example.org", language="cs"))
            server = MailServer.parse(f"smtp://127.0.0.1:{office.port}/landsraad@example.org")
            vapid = Vapid(Vapid.new_private(), "")
            async with Notifier(store, Outside(), vapid, server, lambda *_: False) as notifier:
                notifier.your_move(TURN)
                await told(notifier, office)
            await store.close()
            (mail,) = office.got
            assert "To: chani@example.org" in mail
            assert "From: landsraad@example.org" in mail
            assert "https://dune.example/t/t1" in mail

    asyncio.run(go())


def test_nobody_is_flooded_with_mail_through_this_server(tmp_path):
    """Whoever plays fast with somebody else's address."""

    async def go() -> None:
        async with post_office() as office:
            server = MailServer.parse(f"smtp://127.0.0.1:{office.port}/landsraad@example.org")
            store = await open_store(str(tmp_path / "test.db"))
            await store.add_user(user(email="victim@example.org"))
            vapid = Vapid(Vapid.new_private(), "")
            async with Notifier(store, Outside(), vapid, server, lambda *_: False) as notifier:
                for _ in range(LIMITS["an e-mail"].burst + 10):
                    notifier.your_move(TURN)
                    await notifier.drained()
            await store.close()
            assert len(office.got) == LIMITS["an e-mail"].burst

    asyncio.run(go())


def test_what_somebody_chose_is_remembered_until_it_changes(tmp_path):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web() as before, web() as after:
            await store.add_user(user(webhook=before.url))
            notifier.your_move(TURN)
            await told(notifier, before)
            await store.change_user("u1", Settings(webhook=after.url))
            notifier.changed("u1")
            notifier.your_move(TURN)
            await told(notifier, after)
            assert (len(before.got), len(after.got)) == (1, 1)

    run(tmp_path, work)


def test_a_slow_receiver_holds_nobody_up(tmp_path, caplog):
    async def work(notifier: Notifier, store: Store) -> None:
        async with web(slow=20.0) as hook:
            await store.add_user(user(webhook=hook.url))
            begun = asyncio.get_running_loop().time()
            for _ in range(6000):
                notifier.your_move(TURN)
            assert asyncio.get_running_loop().time() - begun < 10

    run(tmp_path, work)
    assert [record.message for record in caplog.records if "too many" in record.message] == [
        "too many notifications are waiting; some are left out"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language):
    words = Words()
    assert "Sietch" in words.your_move(language, "Sietch", "classic", "https://x")
    assert "https://x" in words.your_move(language, "", "classic", "https://x")
    assert "classic" in words.subject(language, "", "classic")
    assert "Sietch" in words.time_runs_out(language, "Sietch", "classic", "https://x")
    assert "https://x" in words.time_runs_out(language, "", "classic", "https://x")
    assert "classic" in words.subject_of_time(language, "", "classic")


@pytest.mark.parametrize(
    "url",
    [
        "mail.example.org",
        "smtp://mail.example.org",
        "http://a/b@c",
        "smtp://:25/a@b",
        "smtp://h:99999/a@b",
        "smtp://h:x/a@b",
    ],
)
def test_what_is_no_mail_server(url):
    with pytest.raises(TableError):
        MailServer.parse(url)


def test_a_mail_server_with_a_password():
    server = MailServer.parse("smtps://paul:mua%2Fddib@mail.example.org/landsraad@example.org")
    assert (server.port, server.user, server.password) == (465, "paul", "mua/ddib")
