"""People who play at any node, come back whenever they are cut off, and remember all they were told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from bench.player import Json, Refused, Seat, Visitor, trusted

from .processes import NodeProcess

GONE = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError, json.JSONDecodeError)
TEMPORARY = frozenset({"closing", "unsure", "storage", "broken", "too-fast"})
"""Refusals that say: come again. What became of the message is known only then."""
GREETING_SECONDS = 4.0
ANSWER_SECONDS = 2.0
PAUSE_SECONDS = 0.2
GOING_BACK = 0.03
"""How often somebody who plays alone goes back instead of choosing."""


def digest(view: Any) -> str:
    return blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=8).hexdigest()


class TableRecord:
    """What one player knows of one table."""

    def __init__(self, code: str, cookie: str) -> None:
        self.code = code
        self.cookie = cookie
        self.acknowledged: list[str] = []
        self.undone: list[str] = []
        """Steps back that were acknowledged."""
        self.refused: dict[str, str] = {}
        """Choices that were not made, and why."""
        self.said: list[str] = []
        """Lines of the chat that were acknowledged."""
        self.seen: list[tuple[int | None, int, str]] = []
        """Through which seat, after how many choices, which view, one after the other; watchers have no seat."""
        self.views: dict[str, Any] = {}
        """The views themselves, by their digests."""
        self.last: dict[int | None, tuple[int, str]] = {}
        """What every seat saw last."""
        self.wrong: list[str] = []
        self.progress: list[float] = []
        """When something was acknowledged."""
        self.over = False


class Nodes:
    """The nodes as somebody finds them who has a list of addresses: by chance, but not the one that failed last."""

    def __init__(self, nodes: Sequence[NodeProcess], dice: random.Random) -> None:
        self._nodes = nodes
        self._dice = dice

    def any_but(self, last: NodeProcess | None) -> NodeProcess:
        return self._dice.choice([node for node in self._nodes if node is not last])


class Player:
    """Somebody who plays one table after the other, alone on two seats or with somebody else, or only watches."""

    def __init__(self, name: str, nodes: Nodes, dice: random.Random, game: str, seats: str) -> None:
        self._name = name
        self.playing = True
        self.records: list[TableRecord] = []
        self.reconnects = 0
        self.greeted = 0.0
        """When they came to the table last."""
        self._nodes = nodes
        self._dice = dice
        self._game = game
        self._seats = seats
        self._cookies = httpx.Cookies()
        self._node: NodeProcess | None = None
        self._sent = 0
        self._unanswered: Json | None = None
        self._seat: Seat | None = None
        self._reached = 0
        """How many choices the game has at the least: it was told so, and nobody went back since."""

    def __str__(self) -> str:
        """Where they are, for whoever wonders why a game does not go on."""
        if not self.records:
            return f"{self._name} has no table"
        seat = self._seat
        saw = f"{seat.choices} choices, waiting for {seat.waiting}, closed {seat.closed}" if seat else "nothing"
        at = self._node.name if self._node else "no node"
        return f"{self._name} at {self.record.code} by {at} saw {saw}; {self._unanswered}; {self.record.wrong}"

    @property
    def record(self) -> TableRecord:
        return self.records[-1]

    @property
    def alone(self) -> bool:
        return "human" not in self._seats

    @property
    def epoch(self) -> str | None:
        """Another one each time a table is loaded."""
        return self._seat.welcome["epoch"] if self._seat else None

    def visitor(self) -> Visitor:
        """The same person at another node."""
        self._node = self._nodes.any_but(self._node)
        http = httpx.AsyncClient(
            base_url=self._node.address, cookies=self._cookies, timeout=GREETING_SECONDS, verify=trusted()
        )
        return Visitor(http)

    async def ask(self, work: Callable[[Visitor], Any]) -> Any:
        """Ask one node after the other until one answers."""
        while self.playing:
            visitor = self.visitor()
            try:
                answer = await work(visitor)
                self._cookies.update(visitor.http.cookies)
                return answer
            except Refused as refused:
                if refused.code not in TEMPORARY:
                    raise
            except GONE:
                pass
            finally:
                await visitor.leave()
            await asyncio.sleep(0.2)
        raise asyncio.CancelledError

    async def arrive(self) -> None:
        await self.ask(lambda visitor: visitor.ask("GET", "/api/me"))

    async def make(self) -> str:
        seed = f"{self._dice.random()}"
        code: str = await self.ask(lambda visitor: visitor.make(self._seats, game=self._game, seed=seed, undo="free"))
        self.begin(code)
        return code

    def begin(self, code: str) -> None:
        self._reached, self._unanswered, self._seat = 0, None, None
        self.records.append(TableRecord(code, dict(self._cookies)["miskatonic"]))

    async def join(self, code: str, token: str) -> None:
        await self.ask(lambda visitor: visitor.claim(code, token=token))
        self.begin(code)

    async def links(self) -> dict[int, str]:
        found: dict[int, str] = await self.ask(lambda visitor: visitor.links(self.record.code))
        return found

    async def play(self) -> None:
        """Play the table to its end, coming back whenever the connection is lost."""
        before: Seat | None = None
        while self.playing and not self.record.over:
            visitor = self.visitor()
            try:
                async with asyncio.timeout(GREETING_SECONDS):
                    seat = await visitor.sit(self.record.code, after=before if self._dice.random() < 0.5 else None)
            except Refused as refused:
                if refused.code not in TEMPORARY:
                    self.record.wrong.append(f"sent away as {refused.code}")
                await asyncio.sleep(0.2)
                continue
            except GONE:
                await asyncio.sleep(0.1)
                continue
            finally:
                await visitor.leave()
            self.reconnects += 1
            self.greeted = time.monotonic()
            self._seat = before = seat
            try:
                await self._play_on(seat)
            except (*GONE, Refused) as error:
                self._complain(seat, error)
            finally:
                with suppress(*GONE):
                    async with asyncio.timeout(1):
                        await seat.close()
                if seat._reading is not None and seat._reading.done() and not seat._reading.cancelled():
                    error = seat._reading.exception()
                    if error is not None:
                        self.record.wrong.append(f"an update did not fit: {error!r}")

    def _complain(self, seat: Seat, error: Exception) -> None:
        if isinstance(error, Refused) and error.code not in TEMPORARY and not seat.closed:
            self.record.wrong.append(f"refused as {error.code}")

    async def _play_on(self, seat: Seat) -> None:
        record = self.record
        if seat.choices < self._reached:
            record.wrong.append(f"{seat.choices} choices after {self._reached} were known")
        seat.on_update = lambda _: self.look(seat) if seat is self._seat else None
        self.look(seat)
        if self._unanswered is not None:
            await self._send(seat, self._unanswered, again=True)
        while self.playing:
            await asyncio.sleep(PAUSE_SECONDS)
            await self._until(seat, lambda each: each.questions or each.over or not self.playing)
            if seat.over:
                record.over = True
                return
            if not self.playing:
                return
            await self._act(seat)

    async def sit_again(self) -> Seat:
        """Open the socket once more, at any node."""
        self.playing = True
        seat: Seat = await self.ask(lambda visitor: visitor.sit(self.record.code))
        return seat

    def look(self, seat: Seat) -> None:
        """Remember what the table looks like now."""
        seat.updates.clear()
        seat.raw.clear()
        for who, view in seat.views.items():
            seen = digest(view)
            if self.record.last.get(who) != (seat.choices, seen):
                self.record.seen.append((who, seat.choices, seen))
            self.record.views[seen] = view
            self.record.last[who] = (seat.choices, seen)
        if self.alone:
            return
        self._reached = max(self._reached, seat.choices)

    async def _act(self, seat: Seat) -> None:
        if self._dice.random() < 0.05:
            await self._say(seat)
        if self.alone and seat.choices > 3 and self._dice.random() < GOING_BACK:
            self._reached = 0
            with suppress(Refused):
                stamp = seat.stamp()
                await asyncio.wait_for(seat.go_back("step", id=stamp), ANSWER_SECONDS)
                self.record.undone.append(stamp)
            return
        question = self._dice.choice(seat.questions)
        self._sent += 1
        message = {
            "id": f"{self.record.code}-{self._name}-{self._sent:06d}",
            "seat": question["seat"],
            "decision": question["number"],
            "key": self._dice.choice(question["options"])["key"],
        }
        await self._send(seat, message)

    async def _say(self, seat: Seat) -> None:
        text = f"line {self._dice.random()}"
        try:
            await asyncio.wait_for(seat.send("say", seat=seat.welcome["seats"][0], text=text), ANSWER_SECONDS)
        except Refused as refused:
            if refused.code in ("silence", "too-fast"):
                return
            raise
        self.record.said.append(text)

    async def _send(self, seat: Seat, message: Json, *, again: bool = False) -> None:
        """Send a choice until it is known whether it was made."""
        self._unanswered = message
        before = seat.choices
        try:
            await asyncio.wait_for(seat.send("choose", **message), ANSWER_SECONDS)
        except Refused as refused:
            if refused.code not in ("stale", "over"):
                raise
            self.record.refused[message["id"]] = refused.code
            self._unanswered = None
            return
        self.record.acknowledged.append(message["id"])
        self.record.progress.append(time.monotonic())
        self._unanswered = None
        if not again:
            await self._until(seat, lambda each: each.choices != before or each.over)
            if self.alone:
                self._reached = seat.choices

    async def _until(self, seat: Seat, what: Callable[[Seat], object]) -> None:
        """Wait for something, as long as the connection is there and says something now and then."""
        while True:
            try:
                await seat.until(lambda each: each.closed or what(each), ANSWER_SECONDS)
            except TimeoutError:
                heard = len(seat.answers)
                await asyncio.wait_for(seat.socket.send('{"type":"still-there"}'), ANSWER_SECONDS)
                await seat.until(
                    lambda each, heard=heard: each.closed or what(each) or len(each.answers) > heard, ANSWER_SECONDS
                )
                if not seat.closed and not what(seat):
                    continue
            if seat.closed:
                raise ConnectionError("cut off")
            return
