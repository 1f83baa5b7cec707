"""A seat that is somebody else's by now tells its former holder nothing."""

import json

from websockets.exceptions import ConnectionClosed

from live import Live


def test_a_socket_of_who_left_hears_nothing_of_who_sits_there_now(live: Live) -> None:
    host, former, other = live.person(), live.person(), live.person()
    table = host.table(seats=3, players=["me", "open", "open"])["id"]
    former.ok("POST", f"tables/{table}/join", seat=1)
    heard = []
    with former.socket(table, 1) as socket:
        heard.append(json.loads(socket.recv(10)))
        former.ok("POST", f"tables/{table}/leave")
        other.ok("POST", f"tables/{table}/join", seat=1)
        host.ok("POST", f"tables/{table}/start")
        try:
            while True:
                heard.append(json.loads(socket.recv(10)))
        except ConnectionClosed:
            assert socket.close_code == 4403
    assert heard[-1]["problem"] == "forbidden"
    assert not any(message.get("patch") or message.get("view") or message.get("options") for message in heard)
