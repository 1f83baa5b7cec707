"""Guests, registered people, their sessions and tokens, over a store."""

from __future__ import annotations

from collections.abc import Callable
from secrets import compare_digest, token_hex
from time import time

from msgspec.structs import replace

from ..store import Session, Settings, Store, Taken, Token, User, UserId
from . import names
from .passwords import Passwords, outdated
from .remembered import Remembered
from .secrets import kept, new_secret

DAY = 86_400.0
SESSION = 180 * DAY
SEEN_EVERY = DAY  # how often a session's last use is written down
PASSWORD = (8, 200)  # shortest, longest
MOST_TOKENS = 50


class AccountProblem(Exception):
    """A refusal: the type of the problem and a sentence."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind, self.detail = kind, detail


class Accounts:
    """Who is who; `invitation` is what a newcomer must have, where the host wants that."""

    def __init__(self, store: Store, invitation: str = "", now: Callable[[], float] = time) -> None:
        self.store, self.invitation, self.now = store, invitation, now
        self._passwords = Passwords()
        self._sessions = Remembered[User]()
        self._tokens = Remembered[User]()

    # Sessions

    async def by_session(self, secret: str) -> User | None:
        digest = kept(secret)
        if (user := self._sessions.get(digest)) is not None:
            return user
        now, forgotten = self.now(), self._sessions.forgotten
        found = await self.store.session(digest, now)
        if found is None:
            return None
        session, user = found
        if now - session.seen > SEEN_EVERY:
            await self.store.touch_session(digest, now, now + SESSION)
        self._sessions.keep(digest, user.id, user, forgotten)
        return user

    async def new_session(self, user: User) -> str:
        """The secret of a new session, for somebody as they were found when they signed in."""
        secret, now = new_secret(), self.now()
        session = Session(digest=kept(secret), user=user.id, created=now, seen=now, expires=now + SESSION)
        if not await self.store.add_session(session, user.password):
            raise AccountProblem("not_signed_in", "your password was changed just now")
        return secret

    async def end_session(self, secret: str) -> None:
        await self.store.remove_session(kept(secret))
        self._sessions.forget(kept(secret))

    async def end_sessions(self, user: UserId) -> None:
        await self.store.remove_sessions(user)
        self._sessions.forget_all(user)

    # People

    async def guest(self, name: str | None, language: str, invitation: str = "") -> User:
        self._invited(invitation)
        shown = names.for_guest() if name is None else self._name(name)
        if await self.store.user_by_key(names.key(shown)) is not None:
            raise AccountProblem("conflict", f"{shown} is somebody's registered name")
        user = User(id=token_hex(8), name=shown, language=language, created=self.now())
        await self.store.add_user(user)
        return user

    async def register(self, before: User | None, name: str, password: str, invitation: str = "") -> User:
        """A guest keeps the games under the new name; whoever is nobody yet becomes a new user."""
        if before is not None and before.password is not None:
            raise AccountProblem("conflict", f"you are registered as {before.name}; log out first")
        if before is None:
            self._invited(invitation)
        shown = self._name(name)
        _long_enough(password)
        if await self.store.user_by_key(names.key(shown)) is not None:
            raise AccountProblem("conflict", f"the name {shown} is taken")
        hashed = await self._passwords.hashed(password)
        try:
            user = await self._registered(before, shown, hashed)
        except Taken:
            raise AccountProblem("conflict", f"the name {shown} is taken") from None
        self.forget(user.id)
        return user

    async def _registered(self, before: User | None, name: str, hashed: str) -> User:
        if before is None:
            user = User(id=token_hex(8), name=name, key=names.key(name), password=hashed, created=self.now())
            await self.store.add_user(user)
            return user
        registered = await self.store.register(before.id, name, names.key(name), hashed)
        if registered is None:
            self.forget(before.id)
            raise AccountProblem("conflict", "you were registered elsewhere just now")
        return registered

    async def login(self, name: str, password: str) -> User:
        """The answer to a wrong name and to a wrong password is the same, and takes as long."""
        user = await self.store.user_by_key(names.key(names.plain(name)))
        right = await self._passwords.right(password, user.password if user else None)
        if user is None or not right:
            raise AccountProblem("not_signed_in", "no such name with that password")
        if user.password is None or not outdated(user.password):
            return user
        hashed = await self._passwords.hashed(password)
        if not await self.store.renew_password(user.id, user.password, hashed):
            return await self.login(name, password)  # it was renewed, or changed, just now
        self.forget(user.id)
        return replace(user, password=hashed)

    async def change_password(self, user: User, before: str, after: str, session: str) -> None:
        """Ends all sessions but the one with that secret."""
        if user.password is None:
            raise AccountProblem("conflict", "you have no password yet; register first")
        _long_enough(after)
        if not await self._passwords.right(before, user.password):
            raise AccountProblem("forbidden", "this is not your present password")
        hashed = await self._passwords.hashed(after)
        if not await self.store.change_password(user.id, user.password, hashed, kept(session)):
            raise AccountProblem("forbidden", "your password was changed elsewhere just now")
        self.forget(user.id)

    async def change(self, user: UserId, settings: Settings) -> User:
        changed = await self.store.change_user(user, settings)
        self.forget(user)
        return changed

    # Tokens for bots

    async def by_token(self, secret: str) -> User | None:
        digest = kept(secret)
        if (user := self._tokens.get(digest)) is not None:
            return user
        forgotten = self._tokens.forgotten
        found = await self.store.token(digest)
        if found is None:
            return None
        token, user = found
        if self.now() - token.used > SEEN_EVERY:
            await self.store.touch_token(token.id, self.now())
        self._tokens.keep(digest, user.id, user, forgotten)
        return user

    async def new_token(self, user: UserId, name: str) -> tuple[Token, str]:
        secret = new_secret()
        token = Token(id=token_hex(6), digest=kept(secret), user=user, name=name, created=self.now())
        if not await self.store.add_token(token, MOST_TOKENS):
            raise AccountProblem("conflict", f"there are {MOST_TOKENS} tokens; remove one first")
        return token, secret

    async def remove_token(self, user: UserId, token: str) -> bool:
        removed = await self.store.remove_token(user, token)
        self._tokens.forget_all(user)
        return removed

    def _invited(self, invitation: str) -> None:
        if self.invitation and not compare_digest(self.invitation.encode(), invitation.encode()):
            raise AccountProblem(
                "forbidden", "this host plays by invitation only; ask for the invitation link"
            )

    def _name(self, name: str) -> str:
        shown = names.tidy(name)
        if shown is None:
            raise AccountProblem(
                "bad_request",
                f"a name has {names.SHORTEST} to {names.LONGEST} visible characters",
            )
        return shown

    def forget(self, user: UserId) -> None:
        """Look a user up again."""
        self._sessions.forget_all(user)
        self._tokens.forget_all(user)


def _long_enough(password: str) -> None:
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise AccountProblem("bad_request", f"a password has {PASSWORD[0]} to {PASSWORD[1]} characters")
