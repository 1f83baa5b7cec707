"""Guests, names, passwords, sessions and tokens on a real store."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from landsraad.server.accounts import AccountProblem, Accounts, names, passwords
from landsraad.server.accounts.accounts import SESSION
from landsraad.server.accounts.purging import DAY, PORTION, Purging
from landsraad.server.accounts.secrets import kept
from landsraad.server.store import Session, open_store

Work = Callable[[Accounts], Awaitable[None]]
PASSWORD = "water is life"


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Work], None]:
    @asynccontextmanager
    async def accounts() -> AsyncIterator[Accounts]:
        store = await open_store(str(tmp_path / "test.db"))
        try:
            yield Accounts(store)
        finally:
            await store.close()

    def go(work: Work) -> None:
        async def whole() -> None:
            async with accounts() as found:
                await work(found)

        asyncio.run(whole())

    return go


def test_a_guest_who_registers_stays_the_same_user(run):
    async def work(accounts: Accounts) -> None:
        guest = await accounts.guest("Chani", "cs")
        user = await accounts.register(guest, "Chani of Tabr", PASSWORD)
        assert (user.id, user.language) == (guest.id, "cs")
        assert (await accounts.login("CHANI of tabr", PASSWORD)).id == guest.id

    run(work)


def test_only_a_hash_of_the_password_is_kept(run):
    async def work(accounts: Accounts) -> None:
        user = await accounts.register(None, "Chani", PASSWORD)
        assert user.password.startswith("$argon2id$")
        assert PASSWORD not in user.password

    run(work)


def test_wrong_names_and_wrong_passwords_are_refused_alike(run):
    async def work(accounts: Accounts) -> None:
        await accounts.register(None, "Chani", PASSWORD)
        told = []
        for name, password in (("Chani", "something else"), ("Nobody", PASSWORD), ("\0", PASSWORD)):
            with pytest.raises(AccountProblem) as refused:
                await accounts.login(name, password)
            told.append((refused.value.kind, refused.value.detail))
        assert len(set(told)) == 1

    run(work)


def test_a_name_belongs_to_one_person(run):
    async def work(accounts: Accounts) -> None:
        await accounts.register(None, "Chani", PASSWORD)
        for call in (accounts.register(None, "chani", PASSWORD), accounts.guest("ＣＨＡＮＩ", "en")):
            with pytest.raises(AccountProblem, match="name"):
                await call

    run(work)


def test_two_who_register_a_name_at_once(run):
    async def work(accounts: Accounts) -> None:
        both = await asyncio.gather(
            *(accounts.register(None, "Chani", PASSWORD) for _ in range(2)), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in both) == ["AccountProblem", "User"]

    run(work)


@pytest.mark.parametrize("password", ["short", "", "x" * 201])
def test_passwords_are_neither_short_nor_endless(run, password):
    async def work(accounts: Accounts) -> None:
        with pytest.raises(AccountProblem, match="characters"):
            await accounts.register(None, "Chani", password)

    run(work)


def test_sessions_end(run):
    async def work(accounts: Accounts) -> None:
        user = await accounts.guest(None, "en")
        one, two, three = [await accounts.new_session(user) for _ in range(3)]
        assert (await accounts.by_session(one)).id == user.id
        await accounts.end_session(one)
        assert await accounts.by_session(one) is None
        assert (await accounts.by_session(two)).id == user.id
        await accounts.end_sessions(user.id)
        assert await accounts.by_session(two) is None
        assert await accounts.by_session(three) is None

    run(work)


def test_sessions_expire_unless_they_are_used(run):
    async def work(accounts: Accounts) -> None:
        user = await accounts.guest(None, "en")
        now = accounts.now()
        accounts.now = lambda: now
        used, unused = await accounts.new_session(user), await accounts.new_session(user)
        now += SESSION * 0.9
        assert await accounts.by_session(used)
        now += SESSION * 0.2
        again = Accounts(accounts.store, now=lambda: now)
        assert await again.by_session(used)
        assert await again.by_session(unused) is None

    run(work)


def test_the_store_holds_hashes_of_secrets(run, tmp_path):
    secrets = []

    async def work(accounts: Accounts) -> None:
        user = await accounts.guest(None, "en")
        secrets.append(await accounts.new_session(user))
        secrets.append((await accounts.new_token(user.id, "bot"))[1])

    run(work)
    on_disk = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in on_disk
        assert kept(secret).encode() in on_disk


def test_tokens(run):
    async def work(accounts: Accounts) -> None:
        user, other = await accounts.guest(None, "en"), await accounts.guest(None, "en")
        token, secret = await accounts.new_token(user.id, "my bot")
        assert (await accounts.by_token(secret)).id == user.id
        assert not await accounts.remove_token(other.id, token.id)
        assert await accounts.by_token(secret)
        assert await accounts.remove_token(user.id, token.id)
        assert await accounts.by_token(secret) is None

    run(work)


def test_invitations(run):
    async def work(accounts: Accounts) -> None:
        closed = Accounts(accounts.store, invitation="arrakis")
        for call in (closed.guest(None, "en", "caladan"), closed.register(None, "Chani", PASSWORD)):
            with pytest.raises(AccountProblem, match="invitation"):
                await call
        guest = await closed.guest(None, "en", "arrakis")
        assert await closed.register(guest, "Chani", PASSWORD)

    run(work)


@pytest.mark.parametrize(
    "name",
    ["", "x", " y ", "x" * 31, "a\0b", "a\u202eb", "\u200b\u200b\u200b", "a\nb\x07", "Pa\ufe0ful", "Pa\u034ful", "\u3164\u3164",
     "\u2800\u2800", "\u0420\u0430ul", "Paul" + "\u0301" * 9],
)  # fmt: skip
def test_what_is_no_name(name):
    assert names.tidy(name) is None


@pytest.mark.parametrize(("name", "shown"), [("  Paul   Atreides ", "Paul Atreides"), ("Paul\nAtreides", "Paul Atreides"),
                                             ("Čeněk", "Čeněk"), ("ﬁsh", "fish"), ("Павел", "Павел"), ("नमस्ते", "नमस्ते"),
                                             ("ポール", "ポール")])  # fmt: skip
def test_names_are_tidied(name, shown):
    assert names.tidy(name) == shown


def test_what_ends_while_it_is_looked_up_is_not_remembered(run, monkeypatch):
    async def work(accounts: Accounts) -> None:
        user = await accounts.guest(None, "en")
        secret, token = await accounts.new_session(user), (await accounts.new_token(user.id, "bot"))[1]
        ended = asyncio.Event()

        def late(look_up):
            async def found(*args):
                there = await look_up(*args)
                await ended.wait()
                return there

            return found

        with monkeypatch.context() as slow:
            slow.setattr(accounts.store, "session", late(accounts.store.session))
            slow.setattr(accounts.store, "token", late(accounts.store.token))
            looking = asyncio.gather(accounts.by_session(secret), accounts.by_token(token))
            await asyncio.sleep(0.1)
            await accounts.end_session(secret)
            await accounts.remove_token(user.id, (await accounts.store.tokens(user.id))[0].id)
            ended.set()
            await looking
        assert await accounts.by_session(secret) is None
        assert await accounts.by_token(token) is None

    run(work)


def test_who_wants_to_sign_in_with_too_many_others_is_told_to_come_again(run, monkeypatch):
    monkeypatch.setattr(passwords, "MOST_WAITING", 2)

    async def work(accounts: Accounts) -> None:
        await accounts.register(None, "Chani", PASSWORD)
        tries = [accounts.login("Chani", PASSWORD) for _ in range(3)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["TooMany", "User", "User"]
        assert await accounts.login("Chani", PASSWORD)

    run(work)


def test_a_hash_of_former_days_is_renewed_when_its_owner_signs_in(run, monkeypatch):
    async def work(accounts: Accounts) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(passwords, "_HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
            before = await accounts.register(None, "Chani", PASSWORD)
        there = await accounts.new_session(before)
        with pytest.raises(AccountProblem):
            await accounts.login("Chani", "another password")
        assert await accounts.store.user(before.id) == before
        for user in await asyncio.gather(*(accounts.login("Chani", PASSWORD) for _ in range(3))):
            assert not passwords.outdated(user.password)
            assert await accounts.by_session(await accounts.new_session(user)) == user
        renewed = await accounts.by_session(there)
        assert renewed == user
        await accounts.change_password(renewed, PASSWORD, "a flood in the desert", there)
        assert (await accounts.login("Chani", "a flood in the desert")).id == user.id

    run(work)


def test_all_who_are_gone_are_purged_portion_by_portion(run):
    async def work(accounts: Accounts) -> None:
        now, many = accounts.now(), 2 * PORTION + 1
        accounts.now = lambda: now - 2 * DAY
        guests = [await accounts.guest(None, "en") for _ in range(many)]
        for guest in guests:
            session = Session(digest=guest.id, user=guest.id, created=1, seen=1, expires=now - 2 * DAY)
            await accounts.store.add_session(session, None)
        accounts.now = lambda: now
        here = await accounts.guest("Chani", "en")
        secret = await accounts.new_session(here)
        purging = Purging(accounts.store, lambda: now)
        for _ in range(2):  # those whose sessions go after they were looked at go in the next round
            while await purging.portion():
                pass
        assert await accounts.store.users([guest.id for guest in guests]) == {}
        assert await accounts.by_session(secret) == here

    run(work)
