"""The nodes, each a process with a wire to its visitors and one to its database."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
from pathlib import Path

from bench.postgres import Postgres, free_port

from .proxy import Proxy

HOURS = 3600.0


class NodeProcess:
    """A `miskatonic serve` with wrong clocks; others reach it through `front`, and it its database through `back`."""

    def __init__(self, name: str, postgres: Postgres, folder: Path, dice: random.Random) -> None:
        self.name = name
        self.front = Proxy(free_port())
        self.back = Proxy(postgres.port)
        self.starts = 0
        self.stopped = False
        """By SIGSTOP."""
        self._postgres = postgres
        self._folder = folder / name
        self._dice = dice
        self._process: asyncio.subprocess.Process | None = None
        self._folder.mkdir()

    @property
    def address(self) -> str:
        """Where visitors come to it."""
        return f"http://127.0.0.1:{self.front.port}"

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def open_wires(self) -> None:
        await self.front.start()
        await self.back.start()

    async def start(self) -> None:
        """Start it with clocks that are off by up to two hours and up to one twentieth too fast or slow."""
        skew, rate = self._dice.uniform(-2 * HOURS, 2 * HOURS), self._dice.uniform(0.95, 1.05)
        words = [sys.executable, "-m", "tests.server.faults.skewed", f"{skew:.1f}", f"{rate:.3f}", "serve"]
        words += ["--port", str(self.front.to), "--node-address", f"127.0.0.1:{self.front.port}", "--json-log"]
        words += [
            "--rate",
            "100000",
            "--connections",
            "100000",
            "--data",
            self._postgres.address(self.name, self.back.port),
        ]
        environment = {**os.environ, "XDG_DATA_HOME": str(self._folder)}
        self.starts += 1
        with (self._folder / "log").open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                *words, stdout=asyncio.subprocess.PIPE, stderr=log, env=environment
            )

    async def started(self) -> bool:
        """Wait until it says where it is; False where it could not start, as without its database."""
        assert self._process is not None and self._process.stdout is not None
        line = await self._process.stdout.readline()
        if re.search(rb"http://", line):
            return True
        await self._process.wait()
        return False

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        if self.running:
            self._process.send_signal(what)
        self.stopped = what == signal.SIGSTOP

    async def ended(self) -> int:
        """How it ended: a negative number is the signal that did it."""
        assert self._process is not None
        return await self._process.wait()

    def state(self) -> str:
        """What the system says of it: `T` where it is stopped."""
        assert self._process is not None
        return Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()[0]

    def complaints(self) -> list[str]:
        """What it logged as errors that it did not expect, each with its whole traceback."""
        log = (self._folder / "log").read_text(errors="replace")
        return re.findall(r"^Traceback.*\n(?:^(?!\{).*\n?)*|^.*\"exception\".*", log, re.MULTILINE)
