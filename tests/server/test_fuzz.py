"""Players, a spectator and a stranger send anything whatever, among legal play; nothing gives way.

Everything is drawn from a seed. What holds at the end: no answer was `broken`, no connection was closed without a
reason, the journal is exactly what was acknowledged, and everybody was told the same.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bench.player import Refused, Seat, Visitor

from .fuzzing import fuzz, make_pages
from .playing import Json, in_step, settled
from .running import Running

STEPS = 260
SAMPLE = 800
TABLES = 3
REASONS = {1008, 1009, 1013}
"""A connection is closed for a fault, for a frame that is too big, or because one was sent away."""

TYPES = (
    "choose", "undo", "vote", "say", "point", "set-seat", "set-stops", "ask-once", "unblock", "begin", "set-pace",
    "still-there", "hello", "welcome",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, 15, 16, -1, 1.5, 10**9, 10**30, "", "0", "x", "step", "round", "bot", "open", "human",
    "a" * 300, "\0", "\ud83e\udd91", "Ia!", [], [0], {}, {"a": 1}, "greedy", "fast", "location-3", "hello",
)  # fmt: skip
FIELDS = ("id", "seat", "decision", "key", "back", "at", "vote", "agree", "text", "thing", "kind", "agent", "pace")


class Fuzzer:
    """One table with two people, a spectator and somebody who has nothing to do with it."""

    def __init__(self, server: Running, seed: int) -> None:
        self.server = server
        self.chance = Random(seed)
        self.sent: list[Json] = []
        """Everything sent so far, to be sent again."""
        self.done: set[tuple[str, str]] = set()
        """The choices that were acknowledged: by whom, under which stamp."""
        self.stamps = 0

    async def open(self, players: int) -> None:
        self.people = [await self.server.visitor(name) for name in ("Ada", "Bert", "watcher", "stranger")]
        ada, bert, _, stranger = self.people
        kinds = ["mine", "human", *["bot"] * (players - 2)]
        self.code = await ada.make(
            " ".join(kinds), seed=str(self.chance.random()), talk=self.chance.choice(["free", "rules"])
        )
        self.other = await stranger.make("mine bot")
        self.token = (await ada.links(self.code))[1]
        await bert.claim(self.code, token=self.token)
        self.seats: list[tuple[Visitor, Seat]] = []
        for person in (ada, ada, bert, self.people[2]):
            await self._sit(person)

    async def _sit(self, person: Visitor) -> None:
        self.seats.append((person, await person.sit(self.code)))

    # What is sent.

    def stamp(self) -> str:
        self.stamps += 1
        return f"fuzz-{self.stamps:06}"

    def legal(self, seat: Seat) -> Json | None:
        """Something this connection might rightly say."""
        own = seat.welcome["seats"]
        ways: list[Json] = []
        for question in seat.questions:
            option = self.chance.choice(question["options"])
            choice = {"type": "choose", "seat": question["seat"], "decision": question["number"], "key": option["key"]}
            ways += [choice] * 6
        if own:
            ways += [{"type": "undo", "seat": own[0], "back": offer["back"], "at": seat.choices} for offer in seat.undo]
            ways.append({"type": "say", "seat": own[0], "text": "What was that?"})
            ways.append({"type": "point", "seat": own[0], "thing": "location-3"})
            ways.append({"type": "set-pace", "pace": "fast"})
            ways.append({"type": "set-seat", "seat": own[0], "kind": self.chance.choice(["bot", "human", "human"])})
        if seat.vote:
            agree = self.chance.random() < 0.7
            ways += [{"type": "vote", "seat": each, "vote": seat.vote["number"], "agree": agree} for each in own]
        return {**self.chance.choice(ways), "id": self.stamp()} if ways else None

    def invented(self) -> Json:
        fields = self.chance.sample(FIELDS, self.chance.randrange(6))
        made = {name: self.chance.choice(VALUES) for name in fields}
        return {"type": self.chance.choice(TYPES), "id": self.stamp(), **made}

    def mutated(self) -> Json:
        """Something that was sent before, with a field changed, taken away or put in."""
        message = dict(self.chance.choice(self.sent)) if self.sent else self.invented()
        if self.chance.random() < 0.7:
            message["id"] = self.stamp()
        name = self.chance.choice([*message, *FIELDS])
        if self.chance.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = self.chance.choice(VALUES)
        return message

    def garbled(self) -> str | bytes:
        """What is no message at all."""
        text = json.dumps(self.mutated())
        match self.chance.randrange(5):
            case 0:
                return text[: self.chance.randrange(len(text))]
            case 1:
                place = self.chance.randrange(len(text))
                return text[:place] + chr(self.chance.randrange(1, 0xD000)) + text[place + 1 :]
            case 2:
                return self.chance.randbytes(self.chance.randrange(40))
            case 3:
                return text + text
            case _:
                return "[" * self.chance.randrange(1, 3000)

    # What happens.

    async def step(self) -> None:
        place = self.chance.randrange(len(self.seats))
        person, seat = self.seats[place]
        kind = self.chance.random()
        try:
            if kind < 0.5 and (message := self.legal(seat)):
                await self.say(person, seat, message)
            elif kind < 0.62 and self.sent:
                await self.say(person, seat, self.chance.choice(self.sent))
            elif kind < 0.74:
                await self.say(person, seat, self.mutated())
            elif kind < 0.82:
                await self.say(person, seat, self.invented())
            elif kind < 0.90:
                await self.shout(seat)
            elif kind < 0.93:
                await self.together()
            elif kind < 0.96:
                await self.by_http()
            else:
                await self.come_back(place)
        except ConnectionClosed:
            assert seat.closed or await seat.until_closed()
        if seat.closed and seat is self.seats[place][1]:
            assert seat.bye and seat.socket.close_code in REASONS, "closed without a reason"
            self.seats.pop(place)
            await self._sit(person)

    async def say(self, person: Visitor, seat: Seat, message: Json) -> None:
        """Send one message and note whether it was carried out."""
        self.sent.append(message)
        self.note(person, message, await seat.send_raw(json.dumps(message)))

    def note(self, person: Visitor, message: Json, answer: Json) -> None:
        if answer["type"] == "done":
            assert answer["id"] == message["id"]
            if message["type"] == "choose":
                self.done.add((self.server.id_of(person), message["id"]))
        elif answer["type"] != "still-here":
            assert answer["type"] in ("refused", "bye"), answer
            assert answer["problem"]["code"] != "broken", (message, answer)

    async def shout(self, seat: Seat) -> None:
        answer = await seat.send_raw(self.garbled())
        assert answer["type"] in ("refused", "done", "still-here", "bye")
        assert answer.get("problem", {}).get("code") != "broken"

    async def together(self) -> None:
        """Several at once, in no order: of two answers to one question one is carried out."""
        messages = [(person, seat, self.legal(seat)) for person, seat in self.seats]
        stale = [(person, seat, message) for person, seat, message in messages if message]
        self.chance.shuffle(stale)

        async def one(person: Visitor, seat: Seat, message: Json) -> None:
            try:
                await seat.send(**message)
                self.note(person, message, {"type": "done", "id": message["id"]})
            except Refused as refused:
                assert refused.code != "broken"

        await asyncio.gather(*(one(*each) for each in stale))

    async def by_http(self) -> None:
        """Somebody asks for what may or may not be theirs."""
        person = self.chance.choice(self.people)
        code = self.chance.choice([self.code, self.code, self.other, "AAAAAA"])
        path, body = self.chance.choice(
            [
                ("claim", {"token": self.token}),
                ("claim", {"seat": self.chance.randrange(4)}),
                ("claim", {"token": self.token[:-2]}),
                ("report", {"words": "?"}),
                ("continue", {"at": 0, "seats": [{"kind": "bot"}]}),
                ("seats/1/link", None),
            ]
        )
        if path == "claim" and "token" in (body or {}) and person is not self.people[1]:
            return  # whoever has the link may sit there too; who holds which seat is fixed here
        if path == "seats/1/link" and person is self.people[0]:
            return
        answer = await person.http.post(f"/api/tables/{code}/{path}", json=body)
        assert answer.status_code < 500, answer.text
        for path in ("", "/replay", "/links"):
            answer = await person.http.get(f"/api/tables/{code}{path}")
            assert answer.status_code < 500, answer.text

    async def come_back(self, place: int) -> None:
        """A connection breaks off, or another device comes."""
        person, seat = self.seats[place]
        await seat.close()
        self.seats[place] = (person, await person.sit(self.code, after=seat if self.chance.random() < 0.7 else None))

    # What must hold.

    async def check(self) -> None:
        await self.quiet()
        stored = await self.server.stored(self.code)
        numbers = [entry.number for entry in stored.journal]
        assert numbers == list(range(len(numbers)))
        chosen = [entry.stamp for entry in stored.journal if entry.kind == "choice" and entry.by != "bot"]
        acknowledged = {f"{who}/{stamp}" for who, stamp in self.done}
        assert len(set(chosen)) == len(chosen), "each once"
        assert set(chosen) <= acknowledged, "nothing but what was acknowledged"
        assert acknowledged <= {entry.stamp for entry in stored.journal}, "all that was acknowledged"
        seats = [seat for _, seat in self.seats]
        assert len({seat.choices for seat in seats}) == 1
        for person, seat in self.seats:
            fresh = await person.sit(self.code)
            await in_step(seat, fresh)
            assert (fresh.views, fresh.logs) == (seat.views, seat.logs), "a fresh greeting equals the patched view"
            for name in ("questions", "choices", "waiting", "undo", "vote", "may_talk"):
                assert getattr(fresh, name) == getattr(seat, name), name
            assert fresh.said == seat.said
            assert '"broken"' not in "".join(seat.raw)
            await fresh.close()
            await settled(seat)

    async def quiet(self) -> None:
        """Wait until the bots wait for somebody."""
        seats = [seat for _, seat in self.seats]
        table = self.server.table(self.code)
        while True:
            # What a bot chose is in the game before it is stored and told.
            busy, length = table._lock.locked(), table.history.journal_length
            for seat in seats:
                await settled(seat)
            pending = list(table.history.table.pending)
            resting = table.vote is not None or not any(table.seating.played_by_bot(each) for each in pending)
            told = not busy and not table._lock.locked() and table.history.journal_length == length
            if resting and told:
                return

    async def leave(self) -> None:
        for _, seat in self.seats:
            await seat.close()
        for person in self.people:
            await person.leave()


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_whatever_is_sent_the_game_stays_whole(server: Running, seed: int) -> None:
    fuzzers = [Fuzzer(server, seed * 100 + number) for number in range(TABLES)]

    async def run(fuzzer: Fuzzer, players: int) -> None:
        await fuzzer.open(players)
        for number in range(STEPS):
            await fuzzer.step()
            if number % 65 == 64:
                await fuzzer.check()
        await fuzzer.check()
        await fuzzer.leave()

    await asyncio.gather(*(run(fuzzer, 2 + number) for number, fuzzer in enumerate(fuzzers)))
    assert sum(len(fuzzer.done) for fuzzer in fuzzers) > 30


async def test_no_request_and_no_message_makes_the_server_fail(serve: Callable[..., Running], tmp_path: Path) -> None:
    """A sample; `python -m tests.server.fuzzing` sends more."""
    make_pages(tmp_path)
    requests, messages, _ = await fuzz(serve(), SAMPLE, seed=3)
    assert requests.total() + messages.total() == SAMPLE
    assert len(requests) > 5 and len(messages) > 8, "all kinds of answers"
