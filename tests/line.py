"""A line to a server that can be cut and mended, for tests of what clients do without one."""

import socket
import threading
from contextlib import suppress

from ports import HERE, Port

CHUNK = 65536


class Line:
    """Forwards connections to an address of this machine. While it is cut there are none, and new ones are refused."""

    def __init__(self, port):
        self.to = port
        self.own = Port()
        self.lock = threading.Lock()
        self.listener = None
        self.ends = []

    @property
    def port(self):
        return self.own.number

    def __enter__(self):
        self.mend()
        return self

    def __exit__(self, *_):
        self.cut()
        self.own.free()

    def mend(self):
        self.listener = socket.create_server((HERE, self.port))
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def cut(self):
        with self.lock:
            ends = [self.listener, *self.ends] if self.listener else []
            self.listener, self.ends = None, []
        _hang_up(ends)

    def _accept(self, listener):
        with suppress(OSError):  # cut
            while True:
                here, _ = listener.accept()
                there = socket.create_connection((HERE, self.to))
                self._join(listener, here, there)

    def _join(self, listener, here, there):
        """Unless the line was cut while somebody was being let through."""
        with self.lock:
            if listener is self.listener:
                self.ends += [here, there]
                for source, sink in ((here, there), (there, here)):
                    threading.Thread(target=_pump, args=(source, sink), daemon=True).start()
                return
        _hang_up([here, there])


def _hang_up(ends):
    for end in ends:
        with suppress(OSError):  # somebody else has hung up
            end.shutdown(socket.SHUT_RDWR)
        end.close()


def _pump(source, sink):
    with suppress(OSError):  # either side has hung up, or the line is cut
        while data := source.recv(CHUNK):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)
