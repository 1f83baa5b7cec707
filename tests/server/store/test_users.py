"""Users and what lets them in, the same in both databases."""

import asyncio

import pytest
from msgspec.structs import replace

from databases import on
from landsraad.server.store import (
    Missing,
    PushSubscription,
    Session,
    Settings,
    Store,
    Taken,
    Token,
    User,
)


def test_users_come_back_as_they_were(address: str) -> None:
    async def test(store: Store) -> None:
        anna = User(id="u1", name="Anna Ž", key="anna ž", password="hash", language="cs", notify=False)
        await store.add_user(anna)
        await store.add_user(User(id="u2", name="guest"))
        await store.add_user(User(id="u3", name="guest"))
        assert await store.user("u1") == anna
        assert await store.user_by_key("anna ž") == anna
        assert set(await store.users(["u1", "u3", "u9"])) == {"u1", "u3"}
        assert await store.user("u9") is None
        with pytest.raises(Taken):
            await store.register("u2", "Anna Ž", "anna ž", "hash")
        with pytest.raises(Missing):
            await store.change_user("u9", Settings())
        anna.vacation_until = 12.5
        assert await store.change_user("u1", Settings(vacation_until=12.5)) == anna
        assert await store.user("u1") == anna

    on(address, test)


def test_a_session_ends_when_it_expires_or_is_removed(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="Anna"))
        for digest in ("a", "b", "c"):
            await store.add_session(Session(digest=digest, user="u1", created=1, seen=1, expires=100), None)
        found = await store.session("a", 99)
        assert found is not None
        assert found[1].name == "Anna"
        assert await store.session("a", 101) is None
        await store.touch_session("a", 99, 200)
        assert await store.session("a", 101) is not None
        await store.remove_session("a")
        assert await store.session("a", 99) is None
        await store.remove_sessions("u1")
        assert await store.session("b", 99) is None

    on(address, test)


def test_a_new_password_leaves_one_session_and_comes_only_after_the_one_before(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="Anna", key="anna", password="old", language="cs"))
        await store.add_user(User(id="u2", name="Ben"))
        for digest, user in (("a", "u1"), ("b", "u1"), ("c", "u2")):
            session = Session(digest=digest, user=user, created=1, seen=1, expires=100)
            assert await store.add_session(session, "old" if user == "u1" else None)
        assert not await store.change_password("u1", "another", "new", "a")
        assert await store.session("b", 50) is not None
        assert await store.change_password("u1", "old", "new", "a")
        assert await store.user("u1") == User(id="u1", name="Anna", key="anna", password="new", language="cs")
        assert [await store.session(digest, 50) is None for digest in "abc"] == [False, True, False]

    on(address, test)


def test_tokens_belong_to_one_user(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="Anna"))
        token = Token(id="k1", digest="d", user="u1", name="my bot", created=1)
        assert await store.add_token(token, most=1)
        assert not await store.add_token(replace(token, id="t9", digest="d9"), most=1)
        found = await store.token("d")
        assert found is not None
        assert found[0] == token
        await store.touch_token("k1", 5)
        assert [each.used for each in await store.tokens("u1")] == [5]
        assert not await store.remove_token("u2", "k1")
        assert await store.remove_token("u1", "k1")
        assert await store.token("d") is None

    on(address, test)


def test_a_browser_that_subscribes_again_replaces_its_subscription(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_push(PushSubscription(endpoint="https://p/1", user="u1", p256dh="k", auth="a"))
        await store.add_push(PushSubscription(endpoint="https://p/1", user="u2", p256dh="k2", auth="a"))
        assert await store.pushes("u1") == []
        assert [each.p256dh for each in await store.pushes("u2")] == ["k2"]
        await store.remove_push("https://p/1", "u1")
        assert await store.pushes("u2")
        await store.remove_push("https://p/1")
        assert await store.pushes("u2") == []

    on(address, test)


def test_a_setting_is_decided_once(address: str) -> None:
    async def test(store: Store) -> None:
        assert await store.setting("push_key", "first") == "first"
        assert await store.setting("push_key", "second") == "first"

    on(address, test)


def test_one_bad_change_does_not_spoil_those_beside_it(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u0", name="x", key="same"))
        users = [User(id=f"u{i}", name="x", key="same" if i == 3 else None) for i in range(1, 6)]
        done = await asyncio.gather(*map(store.add_user, users), return_exceptions=True)
        assert [type(each) for each in done if each is not None] == [Taken]
        assert len(await store.users([f"u{i}" for i in range(6)])) == 5

    on(address, test)


# Several at once: what one changes, another doesn't bring back


def test_changes_at_once_are_all_kept(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="guest"))
        await asyncio.gather(
            store.change_user("u1", Settings(language="cs", notify=False)),
            store.register("u1", "Anna", "anna", "hash"),
            store.change_user("u1", Settings(vacation_until=7.5)),
            store.change_user("u1", Settings(email="anna@example.org")),
        )
        await asyncio.gather(
            store.change_user("u1", Settings(email="")), store.change_password("u1", "hash", "new", "")
        )
        assert await store.user("u1") == User(
            id="u1", name="Anna", key="anna", password="new", language="cs", notify=False, vacation_until=7.5
        )

    on(address, test)


def test_a_guest_registers_once(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="guest"))
        registering = [store.register("u1", name, name.lower(), name) for name in ("Anna", "Ben", "Cleo")]
        (registered,) = [user for user in await asyncio.gather(*registering) if user is not None]
        assert await store.user("u1") == registered
        assert registered.name == registered.password

    on(address, test)


def test_who_signs_in_with_the_old_password_at_that_moment_is_out(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="Anna", key="anna", password="0"))
        for number in range(10):
            session = Session(digest=f"s{number}", user="u1", created=1, seen=1, expires=100)
            change = store.change_password("u1", str(number), str(number + 1), "")
            entering = store.add_session(session, str(number))
            await asyncio.gather(*((entering, change) if number % 2 else (change, entering)))
            assert await store.session(session.digest, 50) is None

    on(address, test)


def test_tokens_made_at_once_are_not_too_many(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="Anna"))
        tokens = [Token(id=f"t{i}", digest=f"d{i}", user="u1", name="bot", created=i) for i in range(8)]
        made = await asyncio.gather(*(store.add_token(token, most=3) for token in tokens))
        assert sum(made) == len(await store.tokens("u1")) == 3

    on(address, test)


def test_a_browser_that_subscribes_twice_at_once_is_there_once(address: str) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(
            *(
                store.add_push(PushSubscription(endpoint="https://p/1", user="u1", p256dh=key, auth="a"))
                for key in "abcdef"
            )
        )
        assert len(await store.pushes("u1")) == 1

    on(address, test)
