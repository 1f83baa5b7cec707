"""What every call passes: where it comes from, in which form, how often; and what every answer says."""

import logging

import httpx
import pytest

from landsraad.server.accounts import Limit
from live import OURS, PATIENCE, WITHOUT_LIMITS, Live, config


@pytest.mark.parametrize("headers", [{}, {**OURS, "Origin": "https://evil.example"}, {**OURS, "Origin": "null"},
                                     {"Origin": "https://evil.example"}])  # fmt: skip
def test_other_sites_change_nothing(live, headers):
    person = live.person("Leto")
    answer = httpx.patch(
        f"{live.url}/api/me",
        json={"language": "ru"},
        headers=headers,
        cookies=person.http.cookies,
        timeout=PATIENCE,
    )
    assert answer.json()["type"] == "forbidden"
    assert person.ok("GET", "me")["language"] == "en"


def test_our_own_pages_do(live):
    person = live.person()
    headers = {**OURS, "Origin": live.url}
    assert httpx.patch(
        f"{live.url}/api/me", json={}, headers=headers, cookies=person.http.cookies, timeout=PATIENCE
    ).is_success


def test_behind_a_proxy_the_public_address_is_ours(tmp_path):
    with Live(config(tmp_path / "games.db", public_url="https://dune.example.org")) as live:
        for origin, status in (
            ("https://dune.example.org", 200),
            ("https://dune.example.org.evil.example", 403),
        ):
            answer = httpx.post(
                f"{live.url}/api/guest", json={}, headers={**OURS, "Origin": origin}, timeout=PATIENCE
            )
            assert answer.status_code == status


def _called(live: Live, host: str, origin: str = "") -> int:
    headers = {**OURS, "Host": host, **({"Origin": origin} if origin else {})}
    return httpx.post(f"{live.url}/api/guest", json={}, headers=headers).status_code


def test_a_name_that_somebody_pointed_at_this_computer_is_refused(tmp_path):
    """DNS rebinding: to a browser their page and our server are one site then."""
    with Live(config(tmp_path / "games.db", named=True, public_url="https://dune.example.org")) as live:
        assert _called(live, "evil.example:8321", "http://evil.example:8321") == 403
        assert _called(live, "127.0.0.1.evil.example") == 403
        assert httpx.get(f"{live.url}/api/tables", headers={"Host": "evil.example"}).status_code == 403
        for host in ("127.0.0.1:8321", "[::1]:8321", "[::1]", "localhost:8321", "a.localhost", "backend:80"):
            assert _called(live, host) == 200, host
        assert _called(live, "Dune.example.org", "https://dune.example.org") == 200


def test_no_page_at_all_is_not_ours(live):
    assert _called(live, "", "null") == 403


@pytest.mark.parametrize(
    ("content", "kind", "problem"),
    [
        (b'{"language": "cs"}', "text/plain", "unsupported_media_type"),
        (b"language=cs", "application/x-www-form-urlencoded", "unsupported_media_type"),
        (b'{"language": "cs"}', "", "unsupported_media_type"),
        (b"{", "application/json", "bad_request"),
        (b"[]", "application/json", "bad_request"),
        (b"null", "application/json", "bad_request"),
        (b'"\xff"', "application/json", "bad_request"),
        (b'{"language": "\\ud800"}', "application/json", "bad_request"),
        (b'{"vacation_until": 1e999}', "application/json", "bad_request"),
        (b'{"a":' * 5000 + b"1" + b"}" * 5000, "application/json", "bad_request"),
        (b"", "application/json", "bad_request"),
        (b'{"email": "' + b"x" * (1 << 20) + b'"}', "application/json", "too_large"),
    ],
)
def test_bodies_that_are_none(live, content, kind, problem):
    person = live.person()
    headers = {"Content-Type": kind} if kind else {}
    answer = person.http.patch("me", content=content, headers=headers)
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == problem
    assert person.ok("GET", "me")["language"] == "en"


def test_a_body_that_never_says_how_long_it_is_ends_all_the_same(live):
    def endless():
        yield b'{"email": "'
        for _ in range(40):
            yield b"x" * 65_536
        yield b'"}'

    answer = live.person().http.patch("me", content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


def test_what_isnt_there(live):
    person = live.person()
    assert person.refused("GET", "nothing") == "not_found"
    assert person.refused("GET", "tables/..%2f..%2fetc") == "not_found"
    assert person.refused("GET", "tables/%00") == "not_found"
    answer = person.call("PUT", "me")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, OPTIONS, PATCH")


@pytest.mark.parametrize(
    "path", ["/", "/docs", "/api/games", "/api/nothing", "/schema/openapi.json", "/nothing.js"]
)
def test_what_every_answer_says(live, path):
    headers = httpx.get(live.url + path, timeout=PATIENCE).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "cache-control" in headers


def test_guessing_passwords_takes_long(tmp_path):
    limits = {**WITHOUT_LIMITS, "login": Limit(3, 0.01)}
    with Live(config(tmp_path / "games.db", limits=limits)) as live:
        kinds = [
            live.stranger().refused("POST", "login", name="Paul", password=f"guess {i}") for i in range(5)
        ]
        assert kinds == ["not_signed_in"] * 3 + ["rate_limited"] * 2
        answer = live.stranger().call("POST", "login", name="Paul", password="x")
        assert int(answer.headers["retry-after"]) == answer.json()["retry_after"] > 0
        assert live.person().ok("GET", "me"), "who plays is not held up by who guesses"


def test_who_exceeds_a_limit_doesnt_hold_up_others(tmp_path):
    limits = {**WITHOUT_LIMITS, "read": Limit(20, 0.01)}
    with Live(config(tmp_path / "games.db", limits=limits)) as live:
        one, other = live.person(), live.person()
        statuses = [one.call("GET", "me").status_code for _ in range(25)]
        assert statuses == [200] * 20 + [429] * 5
        assert other.ok("GET", "me")


def test_nothing_secret_is_logged(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    with Live(config(tmp_path / "games.db")) as live:
        person = live.person()
        person.ok("POST", "register", name="Thufir", password="feints within feints")
        token = person.ok("POST", "me/tokens", name="bot")["token"]
        table = person.table(players=["me", "open"], public=False)
        key = person.ok("POST", f"tables/{table['id']}/seats/1/link")["key"]
        live.person().ok("POST", f"tables/{table['id']}/join", key=key)
        session = person.http.cookies["session"]
    ours = [
        record.getMessage() for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))
    ]
    for secret in ("feints within feints", token, key, session):
        assert not any(secret in message for message in ours)


def test_a_list_of_actions_weighs_as_many_calls(tmp_path):
    limits = {**WITHOUT_LIMITS, "play": Limit(50, 0.01)}
    with Live(config(tmp_path / "games.db", limits=limits)) as live:
        person = live.person()
        table = person.table(players=["me", "me"])["id"]
        wish = {"seat": 0, "seq": 0, "actions": ["x"] * 20}
        assert [person.refused("POST", f"tables/{table}/actions", **wish) for _ in range(3)] == [
            "stale",
            "stale",
            "rate_limited",
        ]
        other = live.person()
        wish["actions"] = ["x"] * 10
        assert [other.refused("POST", f"tables/{table}/preview", **wish) for _ in range(2)] == [
            "forbidden",
            "rate_limited",
        ]


def test_tables_are_not_made_without_end_by_ever_new_guests(tmp_path):
    limits = {**WITHOUT_LIMITS, "create": Limit(2, 0.01)}
    wish = {"game": "classic", "seats": 2, "players": ["me", "open"]}
    with Live(config(tmp_path / "games.db", limits=limits)) as live:
        answers = [live.person().call("POST", "tables", **wish).status_code for _ in range(3)]
        assert answers == [201, 201, 429]


def test_one_person_has_so_many_tables_that_arent_over(tmp_path):
    with Live(config(tmp_path / "games.db", tables=2)) as live:
        person = live.person()
        first = person.table()["id"]
        person.table(players=["me", "open"])
        wish = {"game": "classic", "seats": 2, "players": ["me", "open"]}
        assert person.refused("POST", "tables", **wish) == "conflict"
        assert live.person().table()
        person.ok("POST", f"tables/{first}/abandon")
        assert person.ok("POST", "tables", **wish)
