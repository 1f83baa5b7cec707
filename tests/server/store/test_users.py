"""Users and what lets them in, the same in both databases."""

import asyncio

import pytest
from msgspec.structs import replace

from databases import Postgres, on
from landsraad.server.store import (
    Chat,
    Missing,
    PushSubscription,
    Seat,
    Session,
    Settings,
    Store,
    Table,
    Taken,
    Token,
    User,
    open_store,
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


def test_sessions_that_expired_are_purged_in_portions(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="Anna"))
        for number in range(7):
            session = Session(digest=f"{number}", user="u1", created=1, seen=1, expires=number)
            await store.add_session(session, None)
        assert [await store.purge_sessions(4, 3) for _ in range(3)] == [3, 2, 0]
        assert [await store.session(f"{number}", -1) is not None for number in range(7)] == [False] * 5 + [
            True
        ] * 2

    on(address, test)


def test_only_guests_who_left_no_trace_are_purged(address: str) -> None:
    async def test(store: Store) -> None:
        keeping = {
            "named": User(id="named", name="N", key="n", password="hash", created=5),
            **{
                each: User(id=each, name="Guest", created=5)
                for each in ("bot", "host", "player", "session", "talker")
            },
            "young": User(id="young", name="Guest", created=11),
        }
        gone = [f"g{number}" for number in range(9)]
        for user in (*keeping.values(), *(User(id=each, name="Guest", created=5) for each in gone)):
            await store.add_user(user)
        await store.add_token(Token(id="t", digest="d", user="bot", name="B", created=1), 9)
        await store.add_session(Session(digest="s", user="session", created=1, seen=1, expires=2), None)
        seats = [Seat(user="player"), Seat()]
        await store.add_table(
            Table(
                id="t1",
                game="toy",
                options={},
                seed="",
                commitment="",
                salt="",
                rules_version=1,
                host="host",
                seats=seats,
            )
        )
        await store.add_chat("t1", Chat(user="talker", seat=1, name="T", text="Farewell", at=6))
        await store.add_push(PushSubscription(endpoint="e0", user="g0", p256dh="p", auth="a"))
        await store.add_push(PushSubscription(endpoint="e1", user="host", p256dh="p", auth="a"))
        after, rounds = await store.purge_guests(10, "", 4), 1
        while after:
            after, rounds = await store.purge_guests(10, after, 4), rounds + 1
        assert rounds == 5
        assert set(await store.users([*keeping, *gone])) == set(keeping)
        assert [len(await store.pushes(user)) for user in ("g0", "host")] == [0, 1]

    on(address, test)


def test_servers_that_purge_at_once_do_not_hold_each_other_up(postgres: Postgres) -> None:
    async def test() -> None:
        stores = [await open_store(address) for _ in range(3)]
        for number in range(200):
            await stores[0].add_user(User(id=f"g{number}", name="Guest", created=1))
        await asyncio.gather(*(store.purge_guests(10, "", 500) for store in stores))
        assert await stores[0].users([f"g{number}" for number in range(200)]) == {}
        for store in stores:
            await store.close()

    address = postgres.database("purging")
    asyncio.run(test())


def test_whoever_comes_in_while_guests_are_purged_stays(address: str) -> None:
    """Somebody's session is there, or it is refused; there is none of nobody."""

    async def test(store: Store) -> None:
        for number in range(50):
            await store.add_user(User(id=f"g{number:02}", name="Guest", created=1))
        sessions = [
            Session(digest=f"{number}", user=f"g{number:02}", created=1, seen=1, expires=100)
            for number in range(50)
        ]
        *signed_in, _ = await asyncio.gather(
            *(store.add_session(session, None) for session in sessions), store.purge_guests(10, "", 100)
        )
        there = await store.users([session.user for session in sessions])
        assert [session.user in there for session in sessions] == signed_in

    on(address, test)


def test_a_hash_is_renewed_without_ending_sessions(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_user(User(id="u1", name="Anna", key="anna", password="old"))
        await store.add_session(Session(digest="a", user="u1", created=1, seen=1, expires=100), "old")
        assert not await store.renew_password("u1", "another", "new")
        assert await store.renew_password("u1", "old", "new")
        found = await store.session("a", 50)
        assert found is not None
        assert found[1].password == "new"

    on(address, test)
