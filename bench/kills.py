"""The server killed without warning, again and again, while people play: nothing acknowledged may be lost.

    python -m bench.kills --kills 200

People at several tables choose as fast as a server lets them. At random moments the server is ended with SIGKILL and
started again on the same data. Everybody comes back, sends again what was not answered, and plays on. Afterwards every
acknowledged choice must stand in the journal exactly once and in order, and every game must have been resumed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

import httpx
from rich.console import Console
from rich.progress import track
from websockets.exceptions import WebSocketException

from miskatonic.cli.serve import database_of
from miskatonic.server.storage import JournalEntry, Storage

from .player import Json, Refused, Seat, Visitor
from .serving import Served

GONE = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)
PAUSE = 0.05
"""A server takes twenty messages a second from one connection."""

console = Console()


class Player:
    """Somebody who plays two seats of a table, and remembers what the server has acknowledged."""

    def __init__(self, visitor: Visitor, code: str, dice: random.Random) -> None:
        self.visitor = visitor
        self.code = code
        self.acknowledged: list[str] = []
        self.resumed = 0
        self.playing = True
        """A cancellation alone may be swallowed by a library on the way."""
        self.lost: list[str] = []
        self._dice = dice
        self._unanswered: Json | None = None
        self._sent = 0
        self._reached = 0
        """How many choices the game has at the least: it was told so, and nobody went back since."""

    async def play(self) -> None:
        """Choose until told to stop; come back whenever the server is gone."""
        while self.playing:
            try:
                seat = await self.visitor.sit(self.code)
            except (*GONE, Refused):
                await asyncio.sleep(0.05)
                continue
            self.resumed += 1
            if seat.choices < self._reached:
                self.lost.append(f"{self.code}: {seat.choices} choices after a restart, {self._reached} before")
            try:
                await self._choose_on(seat)
            except GONE:
                pass
            except Refused as refused:
                if not seat.closed:
                    self.lost.append(f"{self.code}: refused as {refused.code}")
            finally:
                await seat.close()

    async def _choose_on(self, seat: Seat) -> None:
        if self._unanswered is not None:
            await self._send(seat, self._unanswered, again=True)
        while self.playing:
            await asyncio.sleep(PAUSE)
            if seat.over:
                self._reached = 0
                await seat.go_back("round")
                await until(seat, lambda each: not each.over)
                continue
            await until(seat, lambda each: each.questions or each.over)
            if seat.over:
                continue
            question = self._dice.choice(seat.questions)
            self._sent += 1
            await self._send(
                seat,
                {
                    "id": f"{self.code}-{self._sent:06d}",
                    "seat": question["seat"],
                    "decision": question["number"],
                    "key": self._dice.choice(question["options"])["key"],
                },
            )

    async def _send(self, seat: Seat, message: Json, *, again: bool = False) -> None:
        """Send a choice and remember it once it is acknowledged; one that was not applied is forgotten."""
        self._unanswered = message
        before = seat.choices
        try:
            await seat.send("choose", **message)
        except Refused as refused:
            if refused.code not in ("stale", "over"):
                raise
            self._unanswered = None
            return
        self.acknowledged.append(message["id"])
        self._unanswered = None
        if not again:
            await until(seat, lambda each: each.choices != before or each.over)
            self._reached = seat.choices


async def until(seat: Seat, what: Callable[[Seat], object]) -> None:
    """Wait for something, as long as the server is there."""
    await seat.until(lambda each: each.closed or what(each))
    if seat.closed:
        raise ConnectionError("the server is gone")


async def endure(served: Served, kills: int, tables: int, seed: int) -> list[str]:
    """Play, kill, start again; what was lost in the end."""
    dice = random.Random(seed)
    players: list[Player] = []
    for number in range(tables):
        visitor = await Visitor.arrive(served.address)
        code = await visitor.make("mine mine", seed=f"kill-{seed}-{number}", undo="free")
        players.append(Player(visitor, code, random.Random(seed * 1000 + number)))
    playing = [asyncio.create_task(player.play()) for player in players]
    port = served.port
    for _ in track(range(kills), "Kills", console=console, transient=True):
        await asyncio.sleep(dice.uniform(0.02, 0.8))
        served.kill()
        await asyncio.to_thread(served.start, port)
    before = [len(player.acknowledged) for player in players]
    await asyncio.sleep(1.5)
    failures = [line for player in players for line in player.lost]
    failures += [
        f"{player.code}: the game did not go on after the last start"
        for player, count in zip(players, before, strict=True)
        if len(player.acknowledged) == count
    ]
    failures += [str(task.exception()) for task in playing if task.done()]
    for player, task in zip(players, playing, strict=True):
        player.playing = False
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    served.kill()
    failures += await compare(served, players)
    for player in players:
        await player.visitor.leave()
    total = sum(len(player.acknowledged) for player in players)
    console.print(f"{kills} kills, {tables} tables, {total} choices acknowledged, {len(failures)} failures")
    return failures


def sent(journal: Iterable[JournalEntry], kind: Literal["choice", "undo"]) -> list[str]:
    """The ids of the messages that entries of this kind come from, as people sent them."""
    return [entry.stamp.rpartition("/")[2] for entry in journal if entry.stamp and entry.kind == kind]


async def compare(served: Served, players: list[Player]) -> list[str]:
    """Every acknowledged choice stands in the journal once, in the order in which it was made."""
    storage = await Storage.open(database_of(served.data))
    failures: list[str] = []
    for player in players:
        stored = await storage.load(player.code)
        assert stored is not None
        stamps = sent(stored.journal, "choice")
        kept = [stamp for stamp in stamps if stamp in set(player.acknowledged)]
        if kept != player.acknowledged:
            missing = sorted(set(player.acknowledged) - set(stamps))
            failures.append(f"{player.code}: acknowledged and not stored as made: {missing[:5]}")
    await storage.close()
    return failures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.kills", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", help="the address of a PostgreSQL database instead of an SQLite file")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), wanted.data).start()
        failures = asyncio.run(endure(served, wanted.kills, wanted.tables, wanted.seed))
        for line in [*failures, *served.complaints()[:10]]:
            console.print(line, markup=False)
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
