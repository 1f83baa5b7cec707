"""A bot in any language: this one needs Python's standard library and a server, and no part of Landsraad.

    python bot_over_http.py http://127.0.0.1:8000 TOKEN classic        makes a table with other bots and plays it
    python bot_over_http.py http://127.0.0.1:8000 TOKEN --at TABLE     takes an open seat of that table

TOKEN is shown once by `POST /api/me/tokens`. The bot chooses at random; put something better into `choose`.
"""

import json
import random
import sys
import time
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

PATIENCE = 0.05  # seconds until the table is asked again


class Server:
    """The calls of docs/api.md."""

    def __init__(self, url, token):
        self.url, self.token = url.rstrip("/"), token

    def call(self, method, path, **body):
        request = Request(f"{self.url}/api/{path}", method=method)
        request.add_header("Authorization", f"Bearer {self.token}")
        if method == "POST":
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        with urlopen(request, timeout=60) as answer:
            return json.load(answer)


def why(error):
    """What a problem document says."""
    problem = json.load(error)
    return problem, f"{problem['title']}: {problem['detail']}"


def choose(offer):
    """One of the options; `GET …/view` tells what is on the table."""
    return random.choice(offer["options"])["action"]


def play(server, table, seat):
    """Until the game is over; returns the seats that won."""
    while True:
        offer = server.call("GET", f"tables/{table}/options?seat={seat}")
        if offer["options"]:
            act(server, table, seat, offer)
            continue
        now = server.call("GET", f"tables/{table}")
        if now["status"] not in ("open", "running"):
            return now["winners"]
        time.sleep(PATIENCE)


def act(server, table, seat, offer):
    """Play one action at the sequence number it was chosen at."""
    try:
        server.call("POST", f"tables/{table}/actions", seat=seat, seq=offer["seq"], actions=[choose(offer)])
    except HTTPError as error:
        problem, said = why(error)
        if problem["type"] not in ("stale", "not_your_turn", "rate_limited"):
            raise SystemExit(said) from None
        time.sleep(problem.get("retry_after", 0))


def main(url, token, *wish):
    server = Server(url, token)
    if wish[0] == "--at":
        table = server.call("POST", f"tables/{wish[1]}/join")
    else:
        games = {game["id"]: game for game in server.call("GET", "games")}
        if wish[0] not in games:
            raise SystemExit(f"no game {wish[0]}; there are: {', '.join(games)}")
        seats = games[wish[0]]["seats"][0]
        table = server.call(
            "POST", "tables", game=wish[0], seats=seats, players=["me", *["random"] * (seats - 1)]
        )
    seat = table["my_seats"][0]
    winners = play(server, table["id"], seat)
    print("won" if seat in winners else "lost")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        raise SystemExit(__doc__)
    try:
        main(*sys.argv[1:])
    except HTTPError as error:
        raise SystemExit(why(error)[1]) from None
    except URLError as error:
        raise SystemExit(f"no server at {sys.argv[1]}: {error.reason}") from None
