"""Thousands of forged, stale and foreign actions: all are refused with problem documents, and nothing changes.

`LANDSRAAD_FORGED=10000` sends so many.
"""

import os
import random

import pytest

from live import Live, Person

MANY = int(os.environ.get("LANDSRAAD_FORGED", "400"))
REFUSALS = {"bad_request", "forbidden", "not_found", "not_offered", "not_your_turn", "stale"}
NOTATION = "abcdefghijklmnopqrstuvwxyz/~ 0123456789-_\u0000\u202e\U0001f40d"


def forged(chance: random.Random, person: Person, table: str) -> tuple[dict, str]:
    """A call that must be refused, and as whom: its kind is drawn, and so is what is wrong with it."""
    seat = chance.randrange(2)
    offer = person.ok("GET", f"tables/{table}/options?seat={seat}")
    offered = [option["action"] for option in offer["options"]] + offer["voluntary"]
    action = chance.choice(offered) if offered else "pass"
    body = {"seat": seat, "seq": offer["seq"], "actions": [action]}
    match chance.choice(("stale", "ahead", "nonsense", "cut", "other", "list", "seat", "type", "stranger")):
        case "stale":
            body["seq"] -= chance.randint(1, 3)
        case "ahead":
            body["seq"] += chance.randint(1, 2**40)
        case "nonsense":
            body["actions"] = ["".join(chance.choices(NOTATION, k=chance.randint(1, 30))) + "?"]
        case "cut":
            body["actions"] = [action + " 1 2 3"]
        case "other":
            body["actions"] = [f"{action.split()[0]} no-such-thing"]
        case "list":
            body["actions"] = [action, "no such thing"]
        case "seat":
            body["seat"] = chance.choice((2, 3, 7, 19))
        case "type":
            body |= chance.choice(
                ({"seat": "first"}, {"seq": -1}, {"actions": action}, {"actions": [1]}, {"more": 1})
            )
        case "stranger":
            return body, "stranger"
    return body, "person"


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_forged_actions_change_nothing(live: Live, game: str) -> None:
    chance, person, stranger = random.Random(game), live.person(), live.person()
    table = person.table(game, 4, players=["me", "me", "open", "open"])["id"]
    other = live.person()
    other.ok("POST", f"tables/{table}/join")
    other.ok("POST", f"tables/{table}/join")
    state = [person.ok("GET", f"tables/{table}/view?seat={seat}") for seat in (0, 1)]
    log = person.ok("GET", f"tables/{table}/entries?seat=0")
    for _ in range(MANY // 2):
        body, who = forged(chance, person, table)
        caller = stranger if who == "stranger" else person
        assert caller.refused("POST", f"tables/{table}/actions", **body) in REFUSALS, body
    assert [person.ok("GET", f"tables/{table}/view?seat={seat}") for seat in (0, 1)] == state
    assert person.ok("GET", f"tables/{table}/entries?seat=0") == log
