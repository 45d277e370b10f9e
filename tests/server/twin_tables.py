"""Tables that a seat cannot tell apart, each with the whole machinery of the server around it but for sockets.

What is hidden from a seat is dealt anew; then both tables greet the seat, and the same choice is made at both.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import zip_longest
from random import Random
from typing import Any, Self

import msgspec

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.events import EVENTS
from miskatonic.kernel.errors import IllegalChoice, MiskatonicError
from miskatonic.kernel.table import Table
from miskatonic.server import messages as wire
from miskatonic.server.commands import execute
from miskatonic.server.config import Config
from miskatonic.server.history import History
from miskatonic.server.identity import Signer, Visitor
from miskatonic.server.live_table import LiveTable
from miskatonic.server.metrics import Metrics
from miskatonic.server.replays import make_replay
from miskatonic.server.services import Services
from miskatonic.server.storage import SeatRow
from miskatonic.server.table_setup import new_row

from .leak_checks import Point
from .recorded_games import ANCIENT_ONES, DIFFICULTIES, READINGS, RITUAL_VOTE

NOON = datetime(2031, 5, 4, 12, tzinfo=UTC)
REVEALING = {event.__struct_config__.tag for event in EVENTS if event.reveals}
TRIES = 12

Choice = tuple[int, str]


class NoStorage:
    """Keeps nothing."""

    def fenced(self, fence: int | None) -> Self:
        return self

    async def append(self, *_: Any) -> None: ...

    async def save_seat(self, *_: Any) -> None: ...


class Ear:
    """A connection that only listens."""

    address = "192.0.2.1"

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, data: bytes) -> None:
        raise AssertionError(data)


def person(seat: Point) -> Visitor:
    return Visitor(f"person-{seat}", name=None if seat is None else f"Person {seat}")


def live(history: History, seed: str) -> LiveTable:
    """A table of the server for a game that is under way; its seed is told to the server alone."""
    players = history.table.setup.players
    config = Config(database="none")
    services = Services(config, NoStorage(), Signer(b"twins"), Metrics())  # type: ignore[arg-type]
    seats = [SeatRow(number, "human", None, f"Person {number}", False, 0) for number in range(players)]
    request = wire.TableRequest(game=GAME.name, seats=[])
    row = new_row("TWYNSA", history, seats, person(0).id, "playing", request)
    row.seed, row.hash = json.dumps(seed), seed
    return LiveTable(services, row, history, {number: {person(number).id} for number in range(players)})


def history_of(table: Table[Any], choices: Sequence[Choice]) -> History:
    """The choices of the current step, made again from where it began."""
    history = History(Table(GAME, table.setup, origin=table.origin))
    for seat, key in choices:
        history.choose(seat, key, bot=False)
    return history


class Comparison:
    """What a seat hears at a table and at its twins."""

    def __init__(self) -> None:
        self.pairs = 0
        self.told_apart: Counter[str] = Counter()
        """What reveals: the first line told differently, where the rules let something come to light."""

    async def follow(self, table: Table[Any], chance: Random, patience: int, share: float) -> None:
        """Play a game; at some choices, look at twins through the eyes of a seat or of a spectator."""
        points: list[Point] = [*range(table.setup.players), None]
        while table.decision is not None:
            decision = chance.choice(list(table.pending.values()))
            if decision.rule == RITUAL_VOTE:
                key = "ready" if table.state.round >= patience else "wait"
            else:
                key = chance.choice(decision.options).key
            if chance.random() < share:
                await self.look(table, chance.choice(points), (decision.seat, key), chance)
            table.choose(key, decision.seat)

    async def look(self, table: Table[Any], point: Point, choice: Choice, chance: Random) -> None:
        began = table.step_start()
        since = table.choices[began.choices :]
        start = Table(GAME, table.setup, origin=began.data)
        real = history_of(start, since)
        for _ in range(TRIES):
            try:
                sample = table.determinize(point, chance.getrandbits(32))
                twin = history_of(sample, answered_alike(table, sample, since))
                await self.compare(real, twin, point, choice)
            except IllegalChoice:
                continue
            except MiskatonicError:
                return
            return

    async def compare(self, real: History, twin: History, point: Point, choice: Choice) -> None:
        tables = live(real, "seed of the one"), live(twin, "seed of the other")
        ears = Ear(), Ear()
        for table, ear in zip(tables, ears, strict=True):
            await table.connect(ear, person(point), wire.Hello(protocol=wire.PROTOCOL))
        one, other = [[without_epoch(json.loads(data)) for data in ear.heard] for ear in ears]
        assert one == other, "the greeting tells tables apart"
        one, other = [encoded(make_replay(await table.replay_data(person(point).id, point))) for table in tables]
        assert one == other, "the replay tells tables apart"
        seat, key = choice
        if key not in [option.key for option in twin.table.pending[seat].options]:
            raise IllegalChoice("at the twin this cannot be chosen")
        for table in tables:
            number = table.history.question_number
            await execute(table, wire.Choose(id="the-choice", seat=seat, decision=number, key=key), person(seat))
        self.pairs += 1
        news = [without_seed(json.loads(ear.heard[-1])) for ear in ears]
        if news[0] != news[1]:
            self.told_apart[self.first_difference(*news)] += 1

    def first_difference(self, one: Any, other: Any) -> str:
        """The first line of the log that differs; everything else differs only because of it."""
        logs = [[line["event"] for each in update["views"] for line in each["log"]] for update in (one, other)]
        different = next(((a, b) for a, b in zip_longest(*logs) if a != b), None)
        assert different is not None, "nothing was revealed, and yet the tables can be told apart"
        names = {event["event"] for event in different if event}
        assert names <= REVEALING, f"{different} tells tables apart"
        return "/".join(sorted(names))


def answered_alike(real: Table[Any], sample: Table[Any], since: list[Choice]) -> list[Choice]:
    """The choices of the step as they are made at the twin.

    Answers to a question that is still open are secret, so there they may be others; with the last one they come to
    light and must be the same.
    """
    secret = len(since) - len(real._answers)
    last = len(real.pending) == 1
    alike = since[:secret]
    for seat, key in since[secret:]:
        offered = [option.key for option in sample.pending[seat].options] if seat in sample.pending else [key]
        alike.append((seat, key if last or key in offered else offered[0]))
    return alike


def without_epoch(greeting: Any) -> Any:
    """A greeting, but for the name of what follows it, which is by chance."""
    greeting.pop("epoch", None)
    return greeting


def without_seed(update: Any) -> Any:
    """An update, but for the seed where the game is over: that is told then, and the twins have different ones."""
    if update.get("table", {}).get("status") == "over":
        assert update["table"].pop("seed").startswith("seed of the")
    return update


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def games(count: int) -> list[Table[Any]]:
    """New games with every number of players, reading, Ancient One and difficulty."""
    made: list[Table[Any]] = []
    for number in range(count):
        players = 1 + number % 4
        readings = READINGS[players][number // 4 % len(READINGS[players])]
        options = {"ancient_one": ANCIENT_ONES[number % 3], "difficulty": DIFFICULTIES[number // 3 % 3], **readings}
        made.append(Table(GAME, GAME.setup(players, number, options)))
    return made
