"""A line to a server that can be cut and mended, for tests of what clients do without one."""

import socket
import threading
from contextlib import suppress

CHUNK = 65536


class Line:
    """Forwards connections to an address of this machine. While it is cut there are none, and new ones are refused."""

    def __init__(self, port):
        self.to = port
        self.ends = []
        self.listener = None
        self.port = 0
        self.mend()

    def mend(self):
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def cut(self):
        for end in [self.listener, *self.ends]:
            with suppress(OSError):  # somebody else has hung up
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()

    def _accept(self, listener):
        with suppress(OSError):  # cut
            while True:
                here, _ = listener.accept()
                there = socket.create_connection(("127.0.0.1", self.to))
                self.ends += [here, there]
                for source, sink in ((here, there), (there, here)):
                    threading.Thread(target=_pump, args=(source, sink), daemon=True).start()


def _pump(source, sink):
    with suppress(OSError):  # either side has hung up, or the line is cut
        while data := source.recv(CHUNK):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)
