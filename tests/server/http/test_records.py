"""Moments, records, seeds and scenarios."""

import random
from hashlib import sha256

import pytest

from landsraad.table.record import read, verify
from live import Person


def finished(person: Person, game: str = "imperium", seats: int = 3) -> str:
    """A game that chance played to its end."""
    table = person.table(game, seats, players=["me"] * seats)["id"]
    return played_out(person, table, seats)


def played_out(person: Person, table: str, seats: int) -> str:
    chance = random.Random(table)
    while True:
        asked = [
            seat
            for seat in range(seats)
            if person.ok("GET", f"tables/{table}/options?seat={seat}")["options"]
        ]
        if not asked:
            return table
        offer = person.ok("GET", f"tables/{table}/options?seat={asked[0]}")
        action = chance.choice(offer["options"])["action"]
        person.ok("POST", f"tables/{table}/actions", seat=asked[0], seq=offer["seq"], actions=[action])


@pytest.fixture(scope="module")
def over(live):
    person = live.person()
    return person, finished(person)


def test_the_record_of_a_finished_game_replays(over, live):
    person, table = over
    answer = live.stranger().call("GET", f"tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert table in answer.headers["content-disposition"]
    g = verify(read(answer.text))
    assert list(g.winners) == person.ok("GET", f"tables/{table}")["winners"]


def test_the_seed_fits_the_commitment(over, live):
    person, table = over
    seed = live.stranger().ok("GET", f"tables/{table}/seed")
    assert sha256(f"{seed['salt']}:{seed['seed']}".encode()).hexdigest() == seed["commitment"]
    assert person.ok("GET", f"tables/{table}")["commitment"] == seed["commitment"]
    assert read(person.call("GET", f"tables/{table}/record").text).header.seed == seed["seed"]


def test_a_finished_game_is_seen_through_any_eyes(over, live):
    _, table = over
    stranger = live.stranger()
    moments = [stranger.ok("GET", f"tables/{table}/at/20?seat={seat}") for seat in range(3)]
    assert len({str(moment["view"]) for moment in moments}) == 3
    last = moments[0]["of"]
    assert stranger.ok("GET", f"tables/{table}/at/{last}?seat=0")["view"]["winners"] is not None
    assert stranger.refused("GET", f"tables/{table}/at/{last + 1}?seat=0") == "not_found"
    assert stranger.refused("GET", f"tables/{table}/at/0?seat=3") == "not_found"


def test_before_the_end_nothing_hidden_is_shown(live):
    person, other = live.person(), live.person()
    table = person.table(players=["me", "random"])["id"]
    for who in (person, other, live.stranger()):
        assert who.refused("GET", f"tables/{table}/seed") == "conflict"
        assert who.refused("GET", f"tables/{table}/record") == "forbidden"
        assert who.refused("GET", f"tables/{table}/scenario/1") == "forbidden"
    assert other.refused("GET", f"tables/{table}/at/1?seat=0") == "forbidden"
    assert person.ok("GET", f"tables/{table}/at/1?seat=0")["view"]


def test_who_plays_every_seat_may_take_the_record_along(live):
    person = live.person()
    table = person.table(players=["me", "me"])["id"]
    assert read(person.call("GET", f"tables/{table}/record").text).header.game == "classic"
    assert live.person().refused("GET", f"tables/{table}/record") == "forbidden"


def test_a_record_comes_back_as_a_table(over, live):
    person, table = over
    text = person.call("GET", f"tables/{table}/record").text
    reader = live.person()
    answer = reader.http.post("records", content=text.encode(), headers={"Content-Type": "text/plain"})
    made = answer.json()
    assert (made["status"], made["imported"], made["game"]) == ("finished", True, "imperium")
    one, other = (reader.ok("GET", f"tables/{each}/at/20?seat=0")["view"] for each in (table, made["id"]))
    assert one == other


@pytest.mark.parametrize(("change", "told"), [(lambda text: "hello", "line 1"), (lambda text: "", "line 1"),
                                              (lambda text: text.replace("\n0 ", "\n9 ", 1), "line "),
                                              (lambda text: text[: len(text) // 2], "line ")])  # fmt: skip
def test_a_broken_record_says_where(over, change, told):
    person, table = over
    text = change(person.call("GET", f"tables/{table}/record").text)
    answer = person.http.post("records", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 400
    assert told in answer.json()["detail"]


@pytest.mark.parametrize(
    ("seed", "line"), [("7", "0" * 5000 + " x"), ("x" * 1000, "0 x"), ("a\\u0000b", "0 x")]
)
def test_outsized_parts_of_a_record(live, seed, line):
    head = f'{{"format":1,"game":"classic","seats":2,"options":{{}},"seed":"{seed}","rules_version":1}}'
    answer = live.person().http.post(
        "records", content=f"{head}\n{line}\n", headers={"Content-Type": "text/plain"}
    )
    assert answer.status_code == 400
    assert len(answer.text) < 1000


def test_what_is_no_text_is_no_record(live):
    answer = live.person().http.post("records", content=b"\xff\xfe", headers={"Content-Type": "text/plain"})
    assert answer.json()["type"] == "bad_request"


def test_a_moment_as_a_scenario(over, live):
    _, table = over
    answer = live.stranger().call("GET", f"tables/{table}/scenario/20")
    assert answer.status_code == 200
    assert "imperium" in answer.text
    assert live.stranger().refused("GET", f"tables/{table}/scenario/99999") == "not_found"
