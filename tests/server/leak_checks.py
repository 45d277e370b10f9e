"""What everybody may know of a game at every moment, held against what they were told.

After a game its journal is played again at a table of the engine that never met the server. Whatever a seat was shown
must be what the engine shows that seat at that moment, and nothing may be in a message besides.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from bench.player import put
from miskatonic.games.final_hour import GAME
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table
from miskatonic.server import messages as wire
from miskatonic.server.storage import JournalEntry

Json = dict[str, Any]
Point = int | None
"""A point of view: a seat, or None for a spectator."""

decoder = msgspec.json.Decoder(wire.FromServer)


class Secrets(NamedTuple):
    """People and what nobody else may learn of them."""

    ids: list[str]
    cookies: list[str]


class Heard(NamedTuple):
    """All that came over one socket."""

    seats: list[int]
    raw: list[str]
    face: str = "board"


class Answer(NamedTuple):
    """One answer to a request: who asked for what, all that came back, and whether the game was over by then."""

    who: str
    path: str
    data: str
    over: bool
    moment: int
    face: str = "board"


class Overheard(NamedTuple):
    """Everything that everybody got of one game."""

    number: int
    code: str
    players: int
    seed: str
    options: Json
    sockets: list[Heard]
    answers: list[Answer]
    journal: list[JournalEntry]
    tokens: dict[int, str]
    host: str
    held: dict[str, list[int]]
    """The seats of each person."""


def plain(value: Any) -> Any:
    """A value as it looks after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Moment(NamedTuple):
    """What everybody may know after an entry of the journal, and what nobody may."""

    choices: int
    shown: dict[str, dict[Point, Any]]
    """What each point of view is shown, by the face it asked for."""
    logs: dict[Point, list[Any]]
    questions: dict[int, Json]
    waiting: list[int]
    over: bool
    secrets: tuple[str, ...]


class Shadow:
    """The same game at a table of the engine that the server knows nothing of."""

    def __init__(self, players: int, seed: str, options: Json, faces: Collection[str]) -> None:
        self.table = Table(GAME, GAME.setup(players, seed, options))
        self.faces = faces
        self.points: list[Point] = [*range(players), None]
        self._lines: list[tuple[Event, Any]] = []
        self.moments = [self._moment()]

    def follow(self, journal: Iterable[JournalEntry]) -> None:
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
            self._lines.append((event, plain(line(event, len(table.choices)))))
        return Moment(
            choices=len(table.choices),
            shown={face: {point: self._shown(face, point) for point in self.points} for face in self.faces},
            logs={point: [line for event, line in self._lines if event.seen_by(point)] for point in self.points},
            questions={seat: question(table, decision) for seat, decision in table.pending.items()},
            waiting=list(table.pending),
            over=table.decision is None,
            secrets=(str(table.state.rng), table.hash()),
        )

    def _shown(self, face: str, point: Point) -> Any:
        view = self.table.view(point)
        return plain(GAME.overview(view) if face == "plain" else view)


def line(event: Event, after: int) -> wire.Happening:
    """An event as it is told over the wire."""
    return wire.Happening(
        say=event.say(),
        quiet=event.quiet,
        after=after,
        touches=event.touches(),
        tone=event.feels(),
        icon=event.pictured(),
        highlight=event.highlighted(),
        event=event,
    )


def question(table: Table[Any], decision: Decision) -> Json:
    """A question as it is asked over the wire, but for its number and what only rules use."""
    told = msgspec.structs.asdict(decision) | {
        "together": table.asked if len(table.asked) > 1 else (),
        "hint": table.game.hint(decision.topic),
    }
    return plain({**told, "options": [offered(table, decision.seat, option) for option in decision.options]})


def offered(table: Table[Any], seat: int, option: Option) -> dict[str, Any]:
    told = msgspec.structs.asdict(option) | msgspec.structs.asdict(table.details(option, seat))
    del told["value"]
    return told


def whole(question: wire.Question) -> Json:
    """A question that came over the wire, but for its number, with what was left out because it is as usual."""
    told = msgspec.structs.asdict(question)
    del told["number"]
    return plain({**told, "options": [msgspec.structs.asdict(option) for option in question.options]})


def check(group: Secrets, game: Overheard) -> None:
    """Nobody learned anything of this game that they should not."""
    faces = {heard.face for heard in game.sockets}
    shadow = Shadow(game.players, game.seed, game.options, faces)
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
                case wire.Done() | wire.KeepAliveAnswer():
                    pass
                case _:
                    raise AssertionError(f"unexpected: {raw}")
            self._search(raw)
        assert self.place == len(self.moments) - 1, "everything was heard"

    def _shown(self, moment: Moment) -> dict[Point, Any]:
        return moment.shown[self.heard.face]

    def _welcome(self, welcome: wire.Welcome) -> None:
        self.place = next(place for place, moment in enumerate(self.moments) if moment.choices == welcome.choices)
        moment = self.moments[self.place]
        assert [each.seat for each in welcome.views] == self.points
        for each in welcome.views:
            assert (each.view, plain(each.log)) == (self._shown(moment)[each.seat], moment.logs[each.seat])
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
            assert each.value == value_at(self._shown(moment)[point], each.path), "not even for a moment"
            view = put(view, each.path, each.value)
        assert view == self._shown(moment)[point]
        log = moment.logs[point]
        assert change.keep <= self.told[point] and plain(change.log) == log[change.keep :]
        self.views[point], self.told[point] = view, len(log)

    def _questions(self, questions: list[wire.Question], moment: Moment) -> None:
        asked = [whole(each) for each in questions]
        assert asked == [moment.questions[seat] for seat in moment.waiting if seat in self.heard.seats]

    def _info(self, info: wire.TableInfo, moment: Moment) -> None:
        assert info.seed == (self.game.seed if moment.over else None)
        assert (info.result is not None) == bool(info.turning_points) == moment.over
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


def own_link(game: Overheard, answer: Answer, seat: int) -> bool:
    """The link of a seat is told to whoever sits there."""
    return answer.path.endswith("/links") and seat in game.held.get(answer.who, [])


def check_answer(game: Overheard, moments: list[Moment], answer: Answer, group: Secrets) -> None:
    """An answer over HTTP tells nobody's secrets, and a replay of a running game shows what one saw."""
    hosts_links = answer.who == game.host and answer.path.endswith("/links")
    secrets = [*group.ids, *group.cookies]
    secrets += [token for seat, token in game.tokens.items() if not (hosts_links or own_link(game, answer, seat))]
    secrets += [secret for moment in moments for secret in moment.secrets]
    if not answer.over:
        secrets.append(game.seed)
    for secret in secrets:
        assert secret not in answer.data, f"{secret} is a secret: {answer.path}"
    if answer.path.endswith("/replay") and '"frames"' in answer.data:
        told = json.loads(answer.data.split("\n", 1)[1])
        seats = game.held.get(answer.who, [])
        assert told["seats"] == [*seats, None] and told["seat"] in told["seats"]
        view = None
        for frame in told["frames"]:
            assert frame["chose"] is None or (frame["seat"] == told["seat"] and frame["seat"] in seats)
            for change in frame["changes"]:
                view = put(view, change["path"], change["value"])
        moment = moments[answer.moment]
        assert view == moment.shown[answer.face][told["seat"]]
        assert [line for frame in told["frames"] for line in frame["log"]] == moment.logs[told["seat"]]
