"""Ports of this machine for what goes and comes back at the same address."""

import socket
from random import SystemRandom

HERE = "127.0.0.1"
NUMBERS = range(20_000, 32_000)  # below those that a system gives to whoever wants any


class Port:
    """One that stays ours while nothing listens there. Tests in other processes see by a datagram socket that it is taken."""

    def __init__(self) -> None:
        for number in SystemRandom().sample(NUMBERS, len(NUMBERS)):
            mark = _marked(number)
            if mark is not None:
                self.number, self._mark = number, mark
                return
        raise AssertionError("no port is free")

    def free(self) -> None:
        self._mark.close()


def _marked(number: int) -> socket.socket | None:
    mark = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        mark.bind((HERE, number))
        socket.create_server((HERE, number)).close()
    except OSError:
        mark.close()
        return None
    return mark
