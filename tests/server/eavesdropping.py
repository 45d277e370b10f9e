"""Whole games over the wire, with every byte that every listener got, and what they were allowed to get.

After a game its journal is played again at a table of the engine that never met the server. Whatever a seat was shown
must be what the engine shows that seat at that moment, and nothing may be in a message besides.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

from bench.player import Seat, Visitor, put
from miskatonic.games.final_hour import GAME
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table
from miskatonic.server import messages as wire
from miskatonic.server.storage import Entry

from .running import Running

Json = dict[str, Any]
Point = int | None
"""A point of view: a seat, or None for a spectator."""

RITUAL_VOTE = "fh.ritual.6"
ANCIENT_ONES = ("cthulhu", "shudde-mell", "umordhoth")
DIFFICULTIES = ("low", "normal", "high")
READINGS: dict[int, tuple[Json, ...]] = {
    1: ({}, {"solo_face_down": "blind"}, {"solo_ritual": "choose-six", "solo_lead": "first", "solo_health": 3}),
    2: ({}, {"simultaneous_draw": True}, {"killer_victim": "each", "horde_steps": "once"}),
    3: ({}, {"simultaneous_draw": True, "killer_victim": "each"}),
    4: ({}, {"simultaneous_draw": True, "horde_steps": "once"}),
}
NEVER = 1_000_000
decoder = msgspec.json.Decoder(wire.FromServer)


def plain(value: Any) -> Any:
    """A value as it looks after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Moment(NamedTuple):
    """What everybody may know after an entry of the journal, and what nobody may."""

    choices: int
    views: dict[Point, Any]
    logs: dict[Point, list[Any]]
    questions: dict[int, Json]
    waiting: list[int]
    over: bool
    secrets: tuple[str, ...]


class Shadow:
    """The same game at a table of the engine that the server knows nothing of."""

    def __init__(self, players: int, seed: str, options: Json) -> None:
        self.table = Table(GAME, GAME.setup(players, seed, options))
        self.points: list[Point] = [*range(players), None]
        self._lines: list[tuple[Event, Any]] = []
        self.moments = [self._moment()]

    def follow(self, journal: Iterable[Entry]) -> None:
        for entry in journal:
            if entry.kind == "undo":
                self.table.undo(len(self.table.choices) - entry.to)
            else:
                self.table.choose(entry.key, entry.seat)
            self.moments.append(self._moment())

    def _moment(self) -> Moment:
        table = self.table
        del self._lines[len(table.events) :]
        for event in table.events[len(self._lines) :]:
            line = {"say": event.say(), "quiet": event.quiet, "after": len(table.choices), "event": event}
            self._lines.append((event, plain(line)))
        return Moment(
            choices=len(table.choices),
            views={point: plain(table.view(point)) for point in self.points},
            logs={point: [line for event, line in self._lines if event.seen_by(point)] for point in self.points},
            questions={seat: question(decision) for seat, decision in table.pending.items()},
            waiting=list(table.pending),
            over=table.decision is None,
            secrets=(str(table.state.rng), table.hash()),
        )


def question(decision: Decision) -> Json:
    """A question as it is asked over the wire, but for its number."""
    options = [{"key": option.key, "say": option.say} for option in decision.options]
    asked = {"prompt": decision.prompt, "options": options, "rule": decision.rule, "cause": decision.cause}
    return plain({"seat": decision.seat, **asked})


class Heard(NamedTuple):
    """All that came over one socket."""

    seats: list[int]
    raw: list[str]


class Answer(NamedTuple):
    """One answer to a request: who asked for what, all that came back, and whether the game was over by then."""

    who: str
    path: str
    data: str
    over: bool
    moment: int


class Overheard(NamedTuple):
    """Everything that everybody got of one game."""

    number: int
    code: str
    players: int
    seed: str
    options: Json
    sockets: list[Heard]
    answers: list[Answer]
    journal: list[Entry]
    tokens: dict[int, str]
    host: str


class Group:
    """Five people with open ears, who play game after game; the last one only watches."""

    def __init__(self, people: Sequence[Visitor], ids: Sequence[str]) -> None:
        self.people = people
        self.ids = list(ids)
        self.cookies = [person.http.cookies["miskatonic"] for person in people]
        self.answers: list[Answer] = []
        self.over = False
        self.moment = 0
        for person, id in zip(people, ids, strict=True):
            person.http.event_hooks["response"] = [self._ear(id)]

    @classmethod
    async def come(cls, server: Running) -> Group:
        people = [await server.visitor(f"Person {number}") for number in range(5)]
        return cls(people, [server.id_of(person) for person in people])

    def _ear(self, who: str) -> Any:
        async def hear(response: httpx.Response) -> None:
            body = await response.aread()
            told = f"{response.headers.multi_items()}\n{body.decode()}"
            self.answers.append(Answer(who, response.request.url.path, told, self.over, self.moment))

        return hear

    async def leave(self) -> None:
        for person in self.people:
            await person.leave()

    async def play(self, server: Running, number: int) -> Overheard:
        """One whole game by chance, with ways back, talk, and looks at everything one may look at."""
        chance = Random(number)
        players = 1 + number % 4
        humans = chance.randint(1, players)
        seed = f"{chance.getrandbits(80):020x}"
        options = {
            "ancient_one": ANCIENT_ONES[number // 4 % 3],
            "difficulty": DIFFICULTIES[number // 12 % 3],
            **chance.choice(READINGS[players]),
        }
        self.answers, self.over, self.moment = [], False, 0
        host = self.people[0]
        own = "mine" if chance.random() < 0.2 else "human"
        kinds = ["mine", *[own] * (humans - 1), *["bot"] * (players - humans)]
        talk = chance.choice(["free", "rules"])
        code = await host.make(" ".join(kinds), seed=seed, options=options, talk=talk)
        tokens = await host.links(code)
        holders = self.people[: 1 if own == "mine" else humans]
        for place, person in enumerate(holders[1:], 1):
            await person.claim(code, token=tokens[place])
        sockets = [await person.sit(code) for person in (*holders, self.people[4])]
        await self._decide_all(sockets, holders, code, chance)
        for socket in sockets:
            await socket.until(lambda each: each.over)
            await socket.close()
        journal = (await server.stored(code)).journal
        heard = [Heard(socket.welcome["seats"], socket.raw) for socket in sockets]
        return Overheard(number, code, players, seed, options, heard, self.answers, journal, tokens, self.ids[0])

    async def _decide_all(self, sockets: list[Seat], holders: Sequence[Visitor], code: str, chance: Random) -> None:
        own = {seat: socket for socket in sockets for seat in socket.welcome["seats"]}
        last = sockets[0]
        patience = chance.randint(1, 8)
        looked_at = chance.randint(3, 20) if chance.random() < 0.25 else NEVER
        while True:
            await last.until(lambda each: each.over or any(seat in own for seat in each.waiting))
            if last.over:
                self.over = True
                return
            seat = chance.choice([seat for seat in last.waiting if seat in own])
            number, last = last.number, own[seat]
            await last.until(lambda each, number=number: each.number >= number)
            asked = next((each for each in last.questions if each["seat"] == seat), None)
            if asked is None:
                continue
            quiet = all(each in own for each in last.waiting)
            if last.choices >= looked_at and quiet:
                looked_at = NEVER
                self.moment = sum(bool(each.get("chosen")) or "taken_back" in each for each in last.updates)
                await self._look_around(code, len(holders))
            if quiet and last.undo and chance.random() < 0.05:
                await self._go_back(last, own, chance)
            elif last.may_talk and chance.random() < 0.03:
                await last.send("say", seat=last.may_talk[0], text="Over there!")
            elif asked["rule"] == RITUAL_VOTE:
                await last.choose("ready" if last.views[seat]["round"] >= patience else "wait", asked)
            else:
                await last.choose(chance.choice(asked["options"])["key"], asked)

    async def _go_back(self, asking: Seat, own: dict[int, Seat], chance: Random) -> None:
        """Ask to go back a step, and all agree."""
        await asking.go_back("step")
        while asking.vote and asking.vote["asked"]:
            voter = asking.vote["asked"][0]
            number = asking.vote["number"]
            await own[voter].until(lambda each, number=asking.number: each.number >= number)
            await own[voter].send("vote", seat=voter, vote=number, agree=True)
            await asking.until(lambda each, number=own[voter].number: each.number >= number)

    async def _look_around(self, code: str, holders: int) -> None:
        """Everybody asks for everything there is to ask for."""
        for place, person in enumerate(self.people):
            await person.info(code)
            await person.ask("GET", "/api/me/tables")
            for seat in ("public", 0, 1, 2, 3):
                await person.http.get(f"/api/tables/{code}/replay", params={"seat": seat})
            if 0 < place < holders or place == 4:
                await person.http.get(f"/api/tables/{code}/links")
            report = await person.http.post(f"/api/tables/{code}/report", json={"words": "?"})
            if report.status_code == 201 and not report.json()["ready"]:
                await person.http.get(f"/api/tables/{code}/reports/{report.json()['name']}")


async def overhear(server: Running, numbers: Iterable[int], groups: int) -> list[Overheard]:
    """Play many games at the same time and check each; what was said in them is then forgotten."""
    left = iter(list(numbers))
    done: list[Overheard] = []

    async def keep_playing() -> None:
        group = await Group.come(server)
        try:
            for number in left:
                game = await group.play(server, number)
                check(group, game)
                done.append(game._replace(sockets=[], answers=[]))
        finally:
            await group.leave()

    await asyncio.gather(*(keep_playing() for _ in range(groups)))
    return done


# What was allowed.


def check(group: Group, game: Overheard) -> None:
    """Nobody learned anything of this game that they should not."""
    shadow = Shadow(game.players, game.seed, game.options)
    shadow.follow(game.journal)
    assert shadow.moments[-1].over
    secrets = [*group.ids, *group.cookies, *game.tokens.values()]
    for heard in game.sockets:
        Listening(game, shadow.moments, heard, secrets).check()
    for answer in game.answers:
        check_answer(game, shadow.moments, answer, group)


class Listening:
    """Goes through what came over one socket and holds it against what may be known at each moment."""

    def __init__(self, game: Overheard, moments: list[Moment], heard: Heard, secrets: list[str]) -> None:
        self.game = game
        self.moments = moments
        self.heard = heard
        self.secrets = secrets
        self.points: list[Point] = list(heard.seats) or [None]
        self.place = 0
        self.views: dict[Point, Any] = {}
        self.told: dict[Point, int] = {}

    def check(self) -> None:
        for raw in self.heard.raw:
            message = decoder.decode(raw)
            assert msgspec.json.encode(message).decode() == raw, "there is nothing in a message but what it is made of"
            match message:
                case wire.Welcome():
                    self._welcome(message)
                case wire.Update():
                    self._update(message)
                case wire.Done() | wire.StillHere():
                    pass
                case _:
                    raise AssertionError(f"unexpected: {raw}")
            self._search(raw)
        assert self.place == len(self.moments) - 1, "everything was heard"

    def _welcome(self, welcome: wire.Welcome) -> None:
        self.place = next(place for place, moment in enumerate(self.moments) if moment.choices == welcome.choices)
        moment = self.moments[self.place]
        assert [each.seat for each in welcome.views] == self.points
        for each in welcome.views:
            assert (each.view, plain(each.log)) == (moment.views[each.seat], moment.logs[each.seat])
            self.views[each.seat], self.told[each.seat] = each.view, len(each.log)
        self._questions(welcome.questions, moment)
        assert welcome.waiting == moment.waiting and welcome.said == []
        self._info(welcome.table, moment)

    def _update(self, update: wire.Update) -> None:
        if update.chosen or update.taken_back is not None:
            self.place += 1
        moment = self.moments[self.place]
        if update.choices is not None:
            assert [each.seat for each in update.views] == self.points
            assert (update.choices, update.waiting) == (moment.choices, moment.waiting)
        else:
            assert update.views == [] and update.questions is None and update.undo is None
        for change in update.views:
            self._change(change, moment)
        if update.questions is not None:
            self._questions(update.questions, moment)
        if update.undo is not None:
            assert update.undo == [] or self.heard.seats
            assert all(offer.to < moment.choices for offer in update.undo)
        if update.table is not None:
            self._info(update.table, moment)
        assert all(line.text == "Over there!" for line in update.said)
        assert set(update.may_talk or []) <= set(self.heard.seats)

    def _change(self, change: wire.SeatChange, moment: Moment) -> None:
        point = change.seat
        view = self.views[point]
        for each in change.changes:
            assert each.value == value_at(moment.views[point], each.path), "not even for a moment"
            view = put(view, each.path, each.value)
        assert view == moment.views[point]
        log = moment.logs[point]
        assert change.keep <= self.told[point] and plain(change.log) == log[change.keep :]
        self.views[point], self.told[point] = view, len(log)

    def _questions(self, questions: list[wire.Question], moment: Moment) -> None:
        asked = [{name: value for name, value in plain(each).items() if name != "number"} for each in questions]
        assert asked == [moment.questions[seat] for seat in moment.waiting if seat in self.heard.seats]

    def _info(self, info: wire.TableInfo, moment: Moment) -> None:
        assert info.seed == (self.game.seed if moment.over else None)
        assert (info.result is not None) == moment.over
        assert info.options == GAME.setup(self.game.players, 0, self.game.options).options

    def _search(self, raw: str) -> None:
        moment = self.moments[self.place]
        hidden = [*self.secrets, *moment.secrets, *([] if moment.over else [self.game.seed])]
        for secret in hidden:
            assert secret not in raw, f"{secret} is a secret"


def value_at(view: Any, path: Sequence[str | int]) -> Any:
    for step in path:
        view = view[step]
    return view


def check_answer(game: Overheard, moments: list[Moment], answer: Answer, group: Group) -> None:
    """An answer over HTTP tells nobody's secrets, and a replay of a running game shows what one saw."""
    hosts_links = answer.who == game.host and answer.path.endswith("/links")
    assert not (answer.path.endswith("/links") and answer.who != game.host and '"token"' in answer.data)
    secrets = [*group.ids, *group.cookies, *([] if hosts_links else game.tokens.values())]
    secrets += [secret for moment in moments for secret in moment.secrets]
    if not answer.over:
        secrets.append(game.seed)
    for secret in secrets:
        assert secret not in answer.data, f"{secret} is a secret: {answer.path}"
    if answer.path.endswith("/replay") and '"frames"' in answer.data:
        told = json.loads(answer.data.split("\n", 1)[1])
        place = group.ids.index(answer.who)
        seats = game.sockets[place].seats if place < len(game.sockets) - 1 else []
        assert told["seats"] == [*seats, None] and told["seat"] in told["seats"]
        view = None
        for frame in told["frames"]:
            assert frame["chose"] is None or (frame["seat"] == told["seat"] and frame["seat"] in seats)
            for change in frame["changes"]:
                view = put(view, change["path"], change["value"])
        moment = moments[answer.moment]
        assert view == moment.views[told["seat"]]
        assert [line for frame in told["frames"] for line in frame["log"]] == moment.logs[told["seat"]]
