"""Playing over HTTP: views, offers, actions, previews, reasons, the log, undo, talk; and that a seat is only its person's."""

import pytest

from landsraad.table import find
from live import Live, Person


def two(live: Live, game: str = "classic") -> tuple[Person, Person, str]:
    """Two people at a table of theirs; whoever is asked first comes first."""
    host, friend = live.person(), live.person()
    table = host.table(game, players=["me", "open"])["id"]
    friend.ok("POST", f"tables/{table}/join")
    return host, friend, table


def offered(person: Person, table: str, seat: int) -> dict:
    return person.ok("GET", f"tables/{table}/options?seat={seat}")


def act(person: Person, table: str, seat: int) -> dict:
    offer = offered(person, table, seat)
    action = offer["options"][0]["action"]
    return person.ok("POST", f"tables/{table}/actions", seat=seat, seq=offer["seq"], actions=[action])


def test_what_is_offered_is_said(live):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    asked = person.ok("GET", f"tables/{table}/view?seat=0")["asked"]
    offer = offered(person, table, asked[0])
    assert offer["question"] in find("classic").steps
    assert " " in offer["title"]
    assert all(option["action"] for option in offer["options"])
    assert any(action.startswith("~order") for action in offer["voluntary"])


def test_an_action_is_played_and_told(live):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    seat = person.ok("GET", f"tables/{table}/view?seat=0")["asked"][0]
    offer = offered(person, table, seat)
    played = act(person, table, seat)
    assert played["seq"] > offer["seq"]
    log = person.ok("GET", f"tables/{table}/entries?seat={seat}&since={offer['seq']}")
    assert [entry["seq"] for entry in log] == [offer["seq"] + 1]
    assert log[0]["action"] == offer["options"][0]["action"]


def test_an_action_of_the_past_is_stale(live):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    seat = person.ok("GET", f"tables/{table}/view?seat=0")["asked"][0]
    offer = offered(person, table, seat)
    now = act(person, table, seat)["seq"]
    again = {"seat": seat, "seq": offer["seq"], "actions": [offer["options"][0]["action"]]}
    answer = person.call("POST", f"tables/{table}/actions", **again)
    assert (answer.status_code, answer.json()["type"], answer.json()["seq"]) == (409, "stale", now)


@pytest.mark.parametrize("action", ["", "bid 99", "~order nothing", "pass\n", "x" * 400, "💣", "\0"])
def test_what_isnt_offered_changes_nothing(live, action):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    seat = person.ok("GET", f"tables/{table}/view?seat=0")["asked"][0]
    offer = offered(person, table, seat)
    body = {"seat": seat, "seq": offer["seq"], "actions": [offer["options"][0]["action"], action]}
    assert person.refused("POST", f"tables/{table}/actions", **body) in (
        "not_offered",
        "not_your_turn",
        "bad_request",
    )
    assert offered(person, table, seat) == offer


ASK = {"seat": 0, "seq": 1, "actions": ["x"]}


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": 0},
        *({**ASK, "seat": seat} for seat in (-1, 20, "zero", True, None, [0])),
        *({**ASK, "seq": seq} for seq in (-1, 10**30, 1.5, "one", None)),
        *({**ASK, "actions": actions} for actions in ([], "x", [1], ["x"] * 201, ["x" * 401], None)),
    ],
)
def test_calls_that_make_no_sense(live, body):
    person = live.person()
    table = person.table()["id"]
    assert person.refused("POST", f"tables/{table}/actions", **body) == "bad_request"


def test_a_seat_is_its_persons_alone(live):
    host, friend, table = two(live)
    stranger, nobody = live.person(), live.stranger()
    seq = host.ok("GET", f"tables/{table}/view?seat=0")["seq"]
    play = {"seat": 0, "seq": seq, "actions": ["pass"]}
    calls = (
        ("GET", "view?seat=0", {}),
        ("GET", "options?seat=0", {}),
        ("GET", "entries?seat=0", {}),
        ("GET", "chat?seat=0", {}),
        ("GET", "why?seat=0&about=arrakeen", {}),
        ("GET", "at/0?seat=0", {}),
        ("POST", "actions", play),
        ("POST", "preview", play),
        ("POST", "undo", {"seat": 0, "seq": seq, "to": 0}),
        ("POST", "redo", {"seat": 0, "seq": seq}),
        ("POST", "proposals/1", {"seat": 0, "accept": True}),
        ("POST", "chat", {"seat": 0, "text": "I am the host"}),
        ("POST", "resign", {"seat": 0}),
        ("POST", "bot", {"seat": 0, "kind": "random"}),
    )
    for method, what, body in calls:
        for person, kind in ((friend, "forbidden"), (stranger, "forbidden"), (nobody, "not_signed_in")):
            assert person.refused(method, f"tables/{table}/{what}", **body) == kind, what
    assert host.ok("GET", f"tables/{table}/view?seat=0")["seq"] == seq


def test_seats_that_are_not_there(live):
    person = live.person()
    table = person.table()["id"]
    for seat in (2, 19):
        assert person.refused("GET", f"tables/{table}/view?seat={seat}") == "not_found"
    for seat in (20, -1, "x", "1e3"):
        assert person.refused("GET", f"tables/{table}/view?seat={seat}") == "bad_request"


def test_spectators_see_what_the_game_shows_them(live):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    seen = live.stranger().ok("GET", f"tables/{table}/view")
    own = person.ok("GET", f"tables/{table}/view?seat=0")
    assert not seen["view"].get("own")
    assert own["view"]["own"]


def test_a_table_without_spectators(live):
    person = live.person()
    table = person.table(spectators={"allowed": False})["id"]
    for what in ("view", "entries", "chat", "at/0"):
        assert live.person().refused("GET", f"tables/{table}/{what}") == "forbidden"


def test_a_preview_tells_what_would_be_offered_and_plays_nothing(live):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    seat = person.ok("GET", f"tables/{table}/view?seat=0")["asked"][0]
    offer = offered(person, table, seat)
    body = {"seat": seat, "seq": offer["seq"], "actions": [offer["options"][0]["action"]]}
    found = person.ok("POST", f"tables/{table}/preview", **body)
    assert isinstance(found["known"], bool)
    assert person.refused("POST", f"tables/{table}/preview", **{**body, "actions": ["bid 99"]}) in (
        "not_offered", "not_your_turn"
    )  # fmt: skip
    assert person.refused("POST", f"tables/{table}/preview", **{**body, "seq": offer["seq"] + 5}) == "stale"
    assert offered(person, table, seat) == offer


def test_why_something_isnt_offered(live):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    (reason, *_) = person.ok("GET", f"tables/{table}/why?seat=0&about=battle")
    assert reason["text"]
    assert "rule" in reason


def test_an_own_action_is_taken_back(live):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    seat = person.ok("GET", f"tables/{table}/view?seat=0")["asked"][0]
    order = next(
        action for action in offered(person, table, seat)["voluntary"] if action.startswith("~order")
    )
    seq = offered(person, table, seat)["seq"]
    after = person.ok("POST", f"tables/{table}/actions", seat=seat, seq=seq, actions=[order])["seq"]
    assert order not in offered(person, table, seat)["voluntary"]
    done = person.ok("POST", f"tables/{table}/undo", seat=seat, seq=after, to=seq)
    assert order in offered(person, table, seat)["voluntary"]
    person.ok("POST", f"tables/{table}/redo", seat=seat, seq=done["seq"])
    assert order not in offered(person, table, seat)["voluntary"]
    assert person.refused("POST", f"tables/{table}/proposals/1", seat=seat, accept=True) == "not_found"


def test_talk_at_the_table(live):
    host, friend, table = two(live)
    host.ok("POST", f"tables/{table}/chat", text="Who controls the spice?")
    (line,) = friend.ok("GET", f"tables/{table}/chat?seat=1")
    assert (line["text"], line["seat"], line["channel"]) == ("Who controls the spice?", 0, "all")
    assert live.stranger().ok("GET", f"tables/{table}/chat")[0]["text"] == line["text"]
    assert live.person().refused("POST", f"tables/{table}/chat", text="Me too!") == "forbidden"
    assert host.refused("POST", f"tables/{table}/chat", text="psst", channel="allies") == "conflict"
    for text in ("", "x" * 1001, "a\0b"):
        assert host.refused("POST", f"tables/{table}/chat", text=text) == "bad_request"
    assert host.ok("GET", f"tables/{table}/chat?seat=0&since={line['number']}") == []


def test_a_standing_order_leaves_no_trace_for_others(live):
    host, friend, table = two(live)
    offer = offered(host, table, 0)
    order = next(action for action in offer["voluntary"] if action.startswith("~order"))

    def seen(person: Person) -> list:
        listed = [each for each in person.ok("GET", "tables?limit=100") if each["id"] == table]
        paths = ("", "/view", "/entries", "/at/1")
        return [{**each, "my_seats": [], "my_turn": None} for each in listed] + [
            person.ok("GET", f"tables/{table}{path}") for path in paths
        ]

    before = seen(friend), seen(live.stranger())
    host.ok("POST", f"tables/{table}/actions", seat=0, seq=offer["seq"], actions=[order])
    assert (seen(friend), seen(live.stranger())) == before
    assert (
        friend.ok("GET", f"tables/{table}/entries?seat=1")[-1]["seq"]
        == friend.ok("GET", f"tables/{table}/view?seat=1")["seq"]
    )


def test_spectators_see_it_later_where_the_table_says_so(live):
    person = live.person()
    table = person.table(players=["me", "me"], spectators={"allowed": True, "delay": 5})["id"]
    watching = live.stranger()
    for _ in range(8):
        seat = next(seat for seat in (0, 1) if offered(person, table, seat)["options"])
        act(person, table, seat)
        known = watching.ok("GET", f"tables/{table}/view")["seq"]
        assert watching.ok("GET", f"tables/{table}")["seq"] == known
        assert known <= max(0, person.ok("GET", f"tables/{table}/view?seat=0")["seq"] - 5) + 3
        assert len(watching.ok("GET", f"tables/{table}/entries")) == known
        assert watching.refused("GET", f"tables/{table}/at/{known + 1}") == "not_found"
    assert watching.ok("GET", f"tables/{table}")["asked"] == []


def test_allies_talk_in_secret(live):
    people = [live.person() for _ in range(3)]
    table = people[0].table("classic", 3, players=["me", "open", "open"])["id"]
    for person in people[1:]:
        person.ok("POST", f"tables/{table}/join")
    g = live.server.rooms._rooms[table].g
    one, other = (next(faction for faction in g.in_play if g.seat_of[faction] == seat) for seat in (0, 2))
    g.allies[one], g.allies[other] = (other,), (one,)
    people[0].ok("POST", f"tables/{table}/chat", text="Attack at dawn", channel="allies")
    read = [
        [line["text"] for line in person.ok("GET", f"tables/{table}/chat?seat={seat}")]
        for seat, person in enumerate(people)
    ]
    assert read == [["Attack at dawn"], [], ["Attack at dawn"]]
    assert live.stranger().ok("GET", f"tables/{table}/chat") == []
    assert people[2].ok("GET", f"tables/{table}/chat?seat=2")[0]["channel"] == "allies"
    assert people[1].refused("POST", f"tables/{table}/chat", text="And me?", channel="allies") == "conflict"


def test_others_agree_to_an_undo_or_not(live):
    host, friend = live.person(), live.person()
    table = host.table("imperium", 2, players=["me", "open"])["id"]
    friend.ok("POST", f"tables/{table}/join")
    people, begun = (host, friend), host.ok("GET", f"tables/{table}/view?seat=0")
    for _ in range(8):
        offers = [each.ok("GET", f"tables/{table}/options?seat={i}") for i, each in enumerate(people)]
        seat = 0 if offers[0]["options"] else 1
        action = offers[seat]["options"][0]["action"]
        people[seat].ok(
            "POST", f"tables/{table}/actions", seat=seat, seq=offers[seat]["seq"], actions=[action]
        )
    before = host.ok("GET", f"tables/{table}/view?seat=0")
    for accept, after in ((False, before), (True, begun)):
        seq = host.ok("GET", f"tables/{table}/view?seat=0")["seq"]
        asked = host.ok("POST", f"tables/{table}/undo", seat=0, seq=seq, to=begun["seq"])
        assert asked["proposal"]
        number = friend.ok("GET", f"tables/{table}/view?seat=1")["seq"]
        friend.ok("POST", f"tables/{table}/proposals/{number}", seat=1, accept=accept)
        assert host.ok("GET", f"tables/{table}/view?seat=0")["view"] == after["view"]
    seq = host.ok("GET", f"tables/{table}/view?seat=0")["seq"]
    asked = host.ok("POST", f"tables/{table}/redo", seat=0, seq=seq)
    assert asked["proposal"]
    number = friend.ok("GET", f"tables/{table}/view?seat=1")["seq"]
    friend.ok("POST", f"tables/{table}/proposals/{number}", seat=1, accept=True)
    assert host.ok("GET", f"tables/{table}/view?seat=0")["view"] == before["view"]
