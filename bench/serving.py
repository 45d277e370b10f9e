"""A server of one's own for a measurement: started as users start it, on a free port, with a folder of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

COMMAND = (sys.executable, "-m", "miskatonic")
PATIENT = ("--rate", "100000", "--connections", "100000")
"""Everybody comes from one address, and as often as they like."""


class Served:
    """A running `miskatonic serve`; it can be killed without warning and started again on the same data."""

    def __init__(
        self,
        folder: Path,
        data: str | None = None,
        command: Sequence[str] = COMMAND,
        games: Sequence[str] = (),
        options: Sequence[str] = PATIENT,
    ) -> None:
        self.folder = folder
        self.options = options
        self.command = command
        self.games = games
        """The packages of games from elsewhere that can be played at it too."""
        self.data = data or str(folder)
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None, "the server was not started"
        return self._process

    def start(self, port: int = 0) -> Served:
        """Start the server and wait until it says where it is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        loads = [f"--load={package}" for package in self.games]
        words = [*self.command, *loads, "serve", "--json-log", *self.options]
        words += ["--port", str(port), "--data", self.data]
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+?:\d+/", line)
        if found is None:
            raise RuntimeError(f"The server did not start; see {self.folder / 'server.log'}.")
        self.address = found[0]
        return self

    @property
    def port(self) -> int:
        return int(self.address.rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)

    def memory(self) -> int:
        """The bytes of memory the server holds."""
        with open(f"/proc/{self.process.pid}/statm") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def processor_time(self) -> float:
        """The seconds of the processor it has had."""
        return processor_seconds(self.process.pid)

    def starved(self) -> float:
        """The seconds it waited for a processor busy with something else; 0 where the kernel does not tell."""
        with suppress(FileNotFoundError), open(f"/proc/{self.process.pid}/schedstat") as schedstat:
            return int(schedstat.read().split()[1]) / 1e9
        return 0.0

    def stored(self) -> int:
        """The bytes of its files."""
        return sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file())

    def said(self) -> list[str]:
        """The lines of its log."""
        written = (self.folder / "server.log").read_text()
        return written[: written.rfind("\n") + 1].splitlines()  # the last one may be under way

    def complaints(self) -> list[str]:
        """The warnings and errors in its log."""
        return [line for line in self.said() if '"level": "info"' not in line]


def processor_seconds(process: int, *, with_ended: bool = False) -> float:
    """The seconds of the processor that a process has had; with those that it started and that have ended."""
    with open(f"/proc/{process}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if with_ended else 13])) / os.sysconf("SC_CLK_TCK")
