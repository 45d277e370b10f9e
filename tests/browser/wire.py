"""A wire between a browser and the server that can be cut: what a lost network is to a page."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread

CHUNK = 65536


class Wire:
    """Carries every connection to `address` on to the server until it is cut.

    It has the name of the server, so that whoever is known there is known here: a cookie does not ask for the port.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._whole = True
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://localhost:{self._listening.getsockname()[1]}/"
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing goes through any more."""
        self._whole = False
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self._listening.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self._whole:
                    self._join(near)
                else:
                    near.close()

    def _join(self, near: socket.socket) -> None:
        far = socket.create_connection(("127.0.0.1", self._port))
        self._ends += [near, far]
        for one, other in ((near, far), (far, near)):
            Thread(target=carry, args=(one, other), daemon=True).start()


def carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while said := one.recv(CHUNK):
            other.sendall(said)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)
