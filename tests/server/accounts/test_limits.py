"""Buckets of tokens."""

from landsraad.server.accounts.limits import LIMITS, Limit, Limiter, source
from landsraad.server.accounts.remembered import MOST, SECONDS, Remembered


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_everybody_has_one_network_of_many_addresses():
    assert source("2001:db8:1:2::1") == source("2001:db8:1:2:ffff::9") != source("2001:db8:1:3::1")
    assert source("::ffff:192.0.2.1") == source("192.0.2.1") == "192.0.2.1"
    assert source("192.0.2.1") != source("192.0.2.2")
    assert source("") == ""
    assert source("fe80::1%eth0") == source("fe80::2")


def test_a_burst_then_the_rate():
    clock = Clock()
    limiter = Limiter({"login": Limit(2, 0.5)}, clock)
    assert limiter.wait("chani", "login") == limiter.wait("chani", "login") == 0
    assert limiter.wait("chani", "login") == 2
    assert limiter.wait("stilgar", "login") == 0
    clock.now = 1.0
    assert limiter.wait("chani", "login") == 1
    clock.now = 2.0
    assert limiter.wait("chani", "login") == 0


def test_a_bucket_never_holds_more_than_its_burst():
    clock = Clock()
    limiter = Limiter({"login": Limit(1, 1)}, clock)
    limiter.wait("chani", "login")
    clock.now = 100.0
    assert limiter.wait("chani", "login") == 0
    assert limiter.wait("chani", "login") > 0


def test_what_has_no_limit_is_never_refused():
    limiter = Limiter({})
    assert not any(limiter.wait("chani", "play") for _ in range(10_000))


def test_guessing_passwords_is_slower_than_playing():
    assert LIMITS["login"].rate < 1 < LIMITS["play"].rate


def test_what_was_looked_up_is_forgotten_soon():
    clock = Clock()
    remembered = Remembered[str](clock)
    remembered.keep("a", "chani", "here", 0)
    assert remembered.get("a") == "here"
    clock.now = SECONDS
    assert remembered.get("a") is None


def test_who_is_forgotten_costs_the_others_nothing():
    """Whoever changes what they chose, again and again, must not make the server look through everybody."""

    class Key(str):
        __slots__ = ()
        compared = 0

        def __eq__(self, other: object) -> bool:
            Key.compared += 1
            return str(self) == other

        __hash__ = str.__hash__

    remembered = Remembered[str](Clock())
    for number in range(MOST + 100):
        remembered.keep(f"{number}", Key(f"user {number}"), "here", 0)
    assert remembered.get("99") is None
    assert remembered.get("100") == "here"
    Key.compared = 0
    for number in range(MOST + 100):
        remembered.forget_all(f"user {number}")
    assert Key.compared <= 10 * MOST
    assert remembered.get("100") is None
    assert len(remembered) == 0


def test_an_owner_is_forgotten_at_once():
    remembered = Remembered[str](Clock())
    remembered.keep("a", "chani", "1", 0)
    remembered.keep("b", "stilgar", "2", 0)
    remembered.forget_all("chani")
    assert (remembered.get("a"), remembered.get("b")) == (None, "2")
