"""Tables: made, listed, joined, left, begun, ended; and whose they are."""

import pytest

from landsraad.table import find


def test_a_game_against_bots_begins_at_once(live):
    person = live.person("Chani")
    table = person.table("classic", seats=4, name="Sietch", options={"mode": "advanced"})
    assert (table["status"], table["my_seats"], table["name"]) == ("running", [0], "Sietch")
    assert table["options"]["mode"] == "advanced"
    assert [seat["bot"] for seat in table["seats"]] == [None, "random", "random", "random"]
    assert {seat["role"] for seat in table["seats"]} < {
        "atreides",
        "bene_gesserit",
        "emperor",
        "fremen",
        "guild",
        "harkonnen",
    }
    assert table["seats"][0]["name"] == "Chani"


def test_friends_take_the_open_seats_and_then_it_begins(live):
    host, friend, late = live.person(), live.person(), live.person()
    table = host.table("imperium", seats=3, players=["me", "open", "random"])
    assert table["status"] == "open"
    joined = friend.ok("POST", f"tables/{table['id']}/join")
    assert (joined["status"], joined["my_seats"]) == ("running", [1])
    assert late.refused("POST", f"tables/{table['id']}/join") == "conflict"
    assert late.ok("GET", f"tables/{table['id']}")["my_seats"] == []


def test_the_host_may_begin_with_bots_in_the_open_seats(live):
    host, other = live.person(), live.person()
    table = host.table(players=["me", "open"])
    assert other.refused("POST", f"tables/{table['id']}/start") == "forbidden"
    assert host.ok("POST", f"tables/{table['id']}/start")["status"] == "running"
    assert host.refused("POST", f"tables/{table['id']}/start") == "conflict"


def test_leaving_before_the_start(live):
    host, friend = live.person(), live.person()
    table = host.table("classic", seats=3, players=["me", "open", "open"])
    friend.ok("POST", f"tables/{table['id']}/join", seat=2)
    left = friend.ok("POST", f"tables/{table['id']}/leave")
    assert left["seats"][2]["user"] is None
    assert friend.refused("POST", f"tables/{table['id']}/leave") == "forbidden"


def test_a_link_takes_its_seat_and_can_be_revoked(live):
    host, friend = live.person(), live.person()
    table = host.table("classic", seats=3, players=["me", "open", "open"], public=False)["id"]
    assert friend.refused("POST", f"tables/{table}/join") == "forbidden"
    first = host.ok("POST", f"tables/{table}/seats/2/link")
    assert first["link"].endswith(f"/t/{table}#key={first['key']}")
    second = host.ok("POST", f"tables/{table}/seats/2/link")
    assert friend.refused("POST", f"tables/{table}/join", key=first["key"]) == "forbidden"
    host.ok("DELETE", f"tables/{table}/seats/2/link")
    assert friend.refused("POST", f"tables/{table}/join", key=second["key"]) == "forbidden"
    third = host.ok("POST", f"tables/{table}/seats/2/link")
    assert friend.ok("POST", f"tables/{table}/join", key=third["key"])["my_seats"] == [2]
    assert live.person().refused("POST", f"tables/{table}/join", key=third["key"]) == "conflict"


def test_a_key_opens_no_other_table(live):
    host = live.person()
    one, other = (host.table(players=["me", "open"], public=False)["id"] for _ in range(2))
    key = host.ok("POST", f"tables/{one}/seats/1/link")["key"]
    assert live.person().refused("POST", f"tables/{other}/join", key=key) == "forbidden"


@pytest.mark.parametrize(
    ("method", "what"),
    [("POST", "seats/1/link"), ("DELETE", "seats/1/link"), ("POST", "start"), ("POST", "abandon")],
)
def test_only_the_host_manages_a_table(live, method, what):
    table = live.person().table(players=["me", "open"])["id"]
    assert live.person().refused(method, f"tables/{table}/{what}") == "forbidden"
    assert live.stranger().refused(method, f"tables/{table}/{what}") == "not_signed_in"


def test_links_are_for_open_seats(live):
    host = live.person()
    table = host.table(players=["me", "open"])["id"]
    assert host.refused("POST", f"tables/{table}/seats/0/link") == "conflict"
    assert host.refused("POST", f"tables/{table}/seats/7/link") == "not_found"


def test_a_bot_plays_for_its_person_and_gives_the_seat_back(live):
    host, other = live.person(), live.person()
    table = host.table(players=["me", "open"])["id"]
    other.ok("POST", f"tables/{table}/join")
    assert other.refused("POST", f"tables/{table}/bot", seat=0, kind="random") == "forbidden"
    assert host.ok("POST", f"tables/{table}/bot", seat=0, kind="random")["seats"][0]["bot"] == "random"
    assert host.ok("POST", f"tables/{table}/bot", seat=0)["seats"][0]["bot"] is None


def test_the_host_gives_an_open_seat_to_a_bot(live):
    host, other = live.person(), live.person()
    table = host.table(players=["me", "open"])["id"]
    assert other.refused("POST", f"tables/{table}/bot", seat=1, kind="random") == "forbidden"
    assert host.ok("POST", f"tables/{table}/bot", seat=1, kind="random")["status"] == "running"


@pytest.mark.parametrize("kind", ["great", "os:system", "landsraad.players.random:Random", ""])
def test_only_installed_players_sit_down(live, kind):
    person = live.person()
    assert person.refused("POST", "tables", game="classic", seats=2, players=["me", kind]) == "bad_request"
    table = person.table()["id"]
    assert person.refused("POST", f"tables/{table}/bot", seat=0, kind=kind) == "bad_request"


def test_resigning_leaves_the_seat_to_a_bot(live):
    person, other = live.person(), live.person()
    table = person.table("classic", 3, players=["me", "open", "random"])["id"]
    other.ok("POST", f"tables/{table}/join")
    assert other.refused("POST", f"tables/{table}/resign", seat=0) == "forbidden"
    seat = person.ok("POST", f"tables/{table}/resign", seat=0)["seats"][0]
    assert seat["resigned"]
    assert seat["bot"]


def test_abandoning_ends_it(live):
    person = live.person()
    table = person.table()["id"]
    assert person.ok("POST", f"tables/{table}/abandon")["status"] == "abandoned"
    assert person.refused("POST", f"tables/{table}/abandon") == "conflict"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"seats": 9},
        {"seats": 3},
        {"players": ["me"]},
        {"players": []},
        {"options": {"mode": "hard"}},
        {"options": {"nothing": "on"}},
        {"options": {"mode": 1}},
        {"clock": {"mode": "live", "base": -1}},
        {"clock": {"mode": "sand"}},
        {"clock": {"mode": "live", "base": 1e300}},
        {"timeout": "explode"},
        {"spectators": {"delay": -1}},
        {"name": "x" * 61},
        {"name": "a\0b"},
        {"surprise": 1},
    ],
)
def test_tables_that_cannot_be(live, wish):
    person = live.person()
    body = {"game": "classic", "seats": 2, "players": ["me", "random"], **wish}
    assert person.refused("POST", "tables", **body) in ("bad_request", "not_found")
    assert person.ok("GET", "tables?mine=1") == []


def test_lists(live):
    host, other = live.person(), live.person()
    hidden = host.table(public=False)["id"]
    shown = [host.table("imperium", 3)["id"] for _ in range(3)]
    mine = [table["id"] for table in host.ok("GET", "tables?mine=1")]
    assert mine == [*reversed(shown), hidden]
    public = [table["id"] for table in other.ok("GET", "tables?game=imperium&limit=100")]
    assert hidden not in public
    assert public[:3] == [*reversed(shown)]
    assert [table["id"] for table in host.ok("GET", "tables?mine=1&limit=2")] == mine[:2]
    assert [table["id"] for table in host.ok("GET", f"tables?mine=1&limit=2&before={mine[1]}")] == mine[2:4]
    assert host.ok("GET", "tables?mine=1&status=open") == []
    assert other.ok("GET", "tables?mine=1") == []
    assert live.stranger().refused("GET", "tables?mine=1") == "not_signed_in"
    assert live.stranger().ok("GET", "tables?limit=1")


def test_a_list_says_whose_move_it_is(live):
    person = live.person()
    table = person.table(players=["me", "me"])
    (listed,) = person.ok("GET", "tables?mine=1")
    assert listed["my_turn"]
    assert listed["my_seats"] == [0, 1]
    others = {each["id"]: each for each in live.person().ok("GET", "tables?limit=100")}
    assert others[table["id"]]["my_turn"] is False


@pytest.mark.parametrize(
    "query", ["status=lost", "limit=0", "limit=101", "limit=x", "mine=perhaps", "before=%00", "game=%00"]
)
def test_lists_that_cannot_be(live, query):
    assert live.person().refused("GET", f"tables?{query}") == "bad_request"


@pytest.mark.parametrize("table", ["nothing", "x" * 200, "%00", "..", "a b"])
def test_tables_that_are_not_there(live, table):
    person = live.person()
    for method, what in (
        ("GET", ""),
        ("POST", "/join"),
        ("GET", "/view"),
        ("GET", "/options?seat=0"),
        ("GET", "/record"),
    ):
        assert person.refused(method, f"tables/{table}{what}") == "not_found"


def test_every_game_can_be_made_with_as_many_seats_as_it_has(live):
    person = live.person()
    for game in person.ok("GET", "games"):
        for seats in find(game["id"]).seats:
            assert len(person.table(game["id"], seats)["seats"]) == seats


def test_when_somebody_moved_is_not_for_those_who_see_everything_later(live):
    person, stranger = live.person(), live.stranger()
    watched = {"allowed": True, "delay": 50}
    table = person.table(players=["me", "me"], spectators=watched)["id"]

    def changed(who) -> tuple[float, float]:
        listed = next(each for each in who.ok("GET", "tables?status=running") if each["id"] == table)
        return listed["changed"], who.ok("GET", f"tables/{table}")["changed"]

    before = changed(stranger), changed(person)
    offers = [person.ok("GET", f"tables/{table}/options?seat={seat}") for seat in (0, 1)]
    seat = 0 if offers[0]["options"] else 1  # chance decides whom the first question is for
    action = offers[seat]["options"][0]["action"]
    person.ok("POST", f"tables/{table}/actions", seat=seat, seq=offers[seat]["seq"], actions=[action])
    assert changed(stranger) == before[0]
    assert changed(person) > before[1]
