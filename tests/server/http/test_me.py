"""Who calls: guests, accounts, sessions, tokens, over HTTP."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from landsraad.server.accounts import LIMITS, Limit
from landsraad.server.http.me import MOST_BROWSERS
from live import Live, Person, config
from push_browser import Browser

PASSWORD = "water is life"


def test_a_guest_plays_at_once_and_stays_the_same(live):
    guest = live.person("Chani", language="cs")
    again = guest.ok("POST", "guest", name="Somebody else")
    assert (again["id"], again["name"], again["guest"], again["language"]) == (guest.id, "Chani", True, "cs")


def test_the_cookie_is_out_of_reach(live):
    cookie = live.stranger().call("POST", "guest").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie


def test_over_https_the_cookie_never_goes_without(tmp_path):
    with Live(config(tmp_path / "games.db", public_url="https://dune.example.org")) as live:
        assert "secure" in live.stranger().call("POST", "guest").headers["set-cookie"].lower()


def test_without_a_session_nobody_is_anybody(live):
    assert live.stranger().refused("GET", "me") == "not_signed_in"


def test_registering_keeps_a_guests_games_and_ends_the_old_session(live):
    guest = live.person()
    before, table = guest.http.cookies["session"], guest.table()
    assert guest.ok("POST", "register", name="Liet", password=PASSWORD)["id"] == guest.id
    assert [mine["id"] for mine in guest.ok("GET", "tables?mine=true")] == [table["id"]]
    guest.http.cookies.set("session", before, domain="127.0.0.1")
    stolen = live.stranger()
    stolen.http.cookies.set("session", before)
    assert stolen.refused("GET", "me") == "not_signed_in"


def test_logging_in_elsewhere_finds_the_same_person(live):
    first = live.stranger()
    first.ok("POST", "register", name="Stilgar", password=PASSWORD)
    second = live.stranger()
    assert second.refused("POST", "login", name="Stilgar", password="wrong water") == "not_signed_in"
    assert second.ok("POST", "login", name="stilgar", password=PASSWORD)["id"] == first.id
    assert live.stranger().refused("POST", "register", name="STILGAR", password=PASSWORD) == "conflict"


def test_logging_out_ends_one_session_and_everywhere_all(live):
    people = [live.stranger() for _ in range(3)]
    people[0].ok("POST", "register", name="Gurney", password=PASSWORD)
    for person in people[1:]:
        person.ok("POST", "login", name="Gurney", password=PASSWORD)
    kept = people[0].http.cookies["session"]
    people[0].ok("POST", "logout")
    people[0].http.cookies.set("session", kept)
    assert people[0].refused("GET", "me") == "not_signed_in"
    assert people[1].ok("GET", "me")
    people[1].ok("POST", "logout-everywhere")
    assert people[2].refused("GET", "me") == "not_signed_in"


def test_a_new_password_ends_the_other_sessions_and_keeps_this_one_and_tokens(live):
    here, there, thief = (live.stranger() for _ in range(3))
    here.ok("POST", "register", name="Duncan", password=PASSWORD)
    there.ok("POST", "login", name="Duncan", password=PASSWORD)
    bot = Person(live, here.ok("POST", "me/tokens", name="my bot")["token"])
    assert there.id == bot.id == here.id
    here.ok("POST", "me/password", password=PASSWORD, new="spice is money")
    assert here.id == bot.id
    assert there.refused("GET", "me") == "not_signed_in"
    assert thief.refused("POST", "login", name="Duncan", password=PASSWORD) == "not_signed_in"
    assert there.ok("POST", "login", name="Duncan", password="spice is money")["id"] == here.id


def until_pong(socket):
    socket.send('{"do": "ping"}')
    while json.loads(socket.recv(30))["type"] != "pong":
        pass


def test_a_new_password_closes_the_sockets_of_other_sessions_only(live):
    here, there = live.stranger(), live.stranger()
    here.ok("POST", "register", name="Piter", password=PASSWORD)
    there.ok("POST", "login", name="Piter", password=PASSWORD)
    table = here.table()["id"]
    with here.socket(table, 0) as kept, there.socket(table, 0) as lost:
        until_pong(kept)
        until_pong(lost)
        here.ok("POST", "me/password", password=PASSWORD, new="spice is money")
        with pytest.raises(ConnectionClosed) as closed:
            until_pong(lost)
        assert closed.value.rcvd.code == 4401
        until_pong(kept)


def test_whoever_does_not_know_the_password_does_not_change_it(live):
    person, guest = live.stranger(), live.person()
    person.ok("POST", "register", name="Wellington", password=PASSWORD)
    other = live.stranger()
    other.ok("POST", "login", name="Wellington", password=PASSWORD)
    wrong = person.call("POST", "me/password", password="wrong water", new="spice is money").json()
    assert (wrong["type"], wrong["detail"]) == ("forbidden", "this is not your present password")
    assert person.refused("POST", "me/password", password=PASSWORD, new="short") == "bad_request"
    assert person.refused("POST", "me/password", password=PASSWORD) == "bad_request"
    assert guest.refused("POST", "me/password", password="", new="spice is money") == "conflict"
    assert live.stranger().refused("POST", "me/password", password=PASSWORD, new=PASSWORD) == "not_signed_in"
    assert other.id == person.id
    assert live.stranger().ok("POST", "login", name="Wellington", password=PASSWORD)["id"] == person.id


def test_guessing_at_the_present_password_is_as_tight_as_at_the_door(tmp_path):
    slowly = Limit(LIMITS["login"].burst, 0.001)  # so that a slow machine gives nobody more tries
    with Live(config(tmp_path / "games.db", limits={**LIMITS, "login": slowly})) as live:
        person = live.stranger()
        person.ok("POST", "register", name="Jessica", password=PASSWORD)
        tries = [
            person.refused("POST", "me/password", password="wrong water", new="spice is money")
            for _ in range(slowly.burst + 2)
        ]
        assert tries[0] == "forbidden"
        assert tries[-1] == "rate_limited"


def test_what_somebody_wants_is_kept(live):
    person = live.person()
    wish = {"language": "pl", "webhook": "https://discord.example/x", "email": "a@example.org", "notify": False,
            "vacation_until": 2e9}  # fmt: skip
    assert wish.items() <= person.ok("PATCH", "me", **wish).items()
    assert wish.items() <= person.ok("GET", "me").items()
    assert person.ok("PATCH", "me", webhook="")["webhook"] == ""


@pytest.mark.parametrize(
    "wish",
    [{"language": "de"}, {"webhook": "file:///etc/passwd"}, {"email": "nobody"}, {"email": "a\n@b"}, {"notify": "yes"},
     {"vacation_until": -1}, {"name": "x"}, {"webhook": "x" * 2000}, {"email": "a@b\r\nBcc: c@d"},
     {"email": "a@b.org\n"}, {"webhook": "http://a..b/"}],
)  # fmt: skip
def test_what_nobody_can_want(live, wish):
    assert live.person().refused("PATCH", "me", **wish) == "bad_request"


def test_a_token_acts_for_its_user_until_it_is_removed(live):
    person = live.person()
    made = person.ok("POST", "me/tokens", name="my bot")
    bot = Person(live, made["token"])
    assert bot.id == person.id
    assert bot.ok("PATCH", "me", language="ru")["language"] == "ru"
    (listed,) = person.ok("GET", "me/tokens")
    assert "token" not in listed
    other = live.person()
    assert other.refused("DELETE", f"me/tokens/{made['id']}") == "not_found"
    person.ok("DELETE", f"me/tokens/{made['id']}")
    assert bot.refused("GET", "me") == "not_signed_in"


@pytest.mark.parametrize(
    "authorization", ["Bearer wrong", "Bearer", "Basic abc", "Bearer " + "x" * 5000, "x"]
)
def test_what_is_no_token(live, authorization):
    stranger = live.stranger()
    stranger.http.headers["Authorization"] = authorization
    assert stranger.refused("GET", "me") == "not_signed_in"


def test_a_wrong_token_is_not_helped_by_a_cookie(live):
    person = live.person()
    person.http.headers["Authorization"] = "Bearer wrong"
    assert person.refused("GET", "me") == "not_signed_in"


def test_push_subscriptions(live):
    person, keys = live.person(), Browser().subscription("https://push.example/abc")
    assert len(person.ok("GET", "push-key")["key"]) == 87
    body = {
        "endpoint": keys.endpoint,
        "expirationTime": None,
        "keys": {"p256dh": keys.p256dh, "auth": keys.auth},
    }
    person.ok("POST", "me/push", **body)
    assert (
        person.refused("POST", "me/push", **{**body, "keys": {"p256dh": "AAAA", "auth": "AAAA"}})
        == "bad_request"
    )
    assert person.refused("POST", "me/push", **{**body, "endpoint": "ftp://x"}) == "bad_request"
    person.ok("DELETE", "me/push", endpoint=keys.endpoint)


def test_browsers_that_are_told_are_not_without_end(live):
    person = live.person()
    keys = Browser().subscription("https://push.example/0")
    for number in range(MOST_BROWSERS + 2):
        endpoint = f"https://push.example/{person.id}/{number}"
        person.ok("POST", "me/push", endpoint=endpoint, keys={"p256dh": keys.p256dh, "auth": keys.auth})
    pushes = asyncio.run_coroutine_threadsafe(live.server.store.pushes(person.id), live.loop).result(10)
    assert [each.endpoint.rpartition("/")[2] for each in pushes] == [
        str(n) for n in range(2, MOST_BROWSERS + 2)
    ]


@pytest.mark.parametrize("name", ["Sietch\n", "\u202esietch", "a\u200bb", "\ufeffab", "a\u2028b", "\x85"])
def test_names_of_things_show_all_they_hold(live, name):
    person = live.person()
    assert person.refused("POST", "me/tokens", name=name) == "bad_request"
    assert (
        person.refused("POST", "tables", game="classic", seats=2, players=["me", "open"], name=name)
        == "bad_request"
    )


def test_talk_reads_as_it_was_written(live):
    person = live.person()
    talk = f"tables/{person.table()['id']}/chat"
    for text in ("\u202egnp.exe", "\x1b[2J", "a\x00"):
        assert person.refused("POST", talk, text=text) == "bad_request"
    person.ok("POST", talk, text="Two\nlines, שלום, and a 👩‍🚀")


def test_by_invitation_only(tmp_path):
    with Live(config(tmp_path / "games.db", invite_only=True)) as live:
        stranger, secret = live.stranger(), live.server.invitation
        assert stranger.refused("POST", "guest") == "forbidden"
        assert stranger.refused("POST", "guest", invitation="wrong") == "forbidden"
        assert stranger.refused("POST", "register", name="Yueh", password=PASSWORD) == "forbidden"
        assert stranger.ok("POST", "guest", invitation=secret)["guest"]
        assert stranger.ok("POST", "register", name="Yueh", password=PASSWORD)
        assert live.stranger().ok("POST", "login", name="Yueh", password=PASSWORD)
    with Live(config(tmp_path / "games.db", invite_only=True)) as live:
        assert live.server.invitation == secret
    with Live(config(tmp_path / "games.db", invite_only=True, invitation="another")) as live:
        assert live.stranger().refused("POST", "guest", invitation=secret) == "forbidden"
        assert live.stranger().ok("POST", "guest", invitation="another")


def at(live: Live, person: Person) -> Person:
    """The same person at another server of the same tables, which remembers them from now on."""
    there = live.stranger()
    there.http.cookies.set("session", person.http.cookies["session"])
    there.ok("GET", "me")
    return there


def test_a_setting_brings_nothing_back_that_was_changed_elsewhere(tmp_path):
    new = "a flood in the desert"
    with Live(config(tmp_path / "games.db")) as one, Live(config(tmp_path / "games.db")) as two:
        here = one.stranger()
        here.ok("POST", "register", name="Chani", password=PASSWORD)
        there = at(two, here)
        here.ok("PATCH", "me", language="cs")
        here.ok("POST", "me/password", password=PASSWORD, new=new)
        assert there.ok("PATCH", "me", notify=False)["language"] == "cs"
        me = one.stranger().ok("POST", "login", name="Chani", password=new)
        assert (me["language"], me["notify"]) == ("cs", False)


def test_a_guest_who_registered_elsewhere_keeps_that_name_and_password(tmp_path):
    with Live(config(tmp_path / "games.db")) as one, Live(config(tmp_path / "games.db")) as two:
        here = one.person()
        there = at(two, here)
        here.ok("POST", "register", name="Chani", password=PASSWORD)
        assert there.refused("POST", "register", name="Stilgar", password="spice is money") == "conflict"
        assert there.refused("PATCH", "me", language="cs") == "not_signed_in"  # as the guest that they were
        assert one.stranger().ok("POST", "login", name="Chani", password=PASSWORD)["language"] == "en"
