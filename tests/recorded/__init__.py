"""Games recorded for the tests of the pages: `python -m tests.recorded <game>` writes those of a game anew.

One line for the reference book, then a moment of every question there is (named by its topic and by what else is to be
seen), one of a game that is over, one event of every kind, and the log of a whole game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import Game
from miskatonic.server.broadcast import question
from miskatonic.server.history import History

PAGES = Path(__file__).parents[2] / "web/src/games"

Line = dict[str, Any]
Played = tuple[Any, Callable[[Any], Any]]
"""A table, and what chooses there."""


class Names(Protocol):
    """How a moment is called: by the topic of its question, by what can be done, by what is to be seen."""

    def __call__(self, topic: str, view: dict[str, Any], verbs: set[str], /) -> Iterable[str]: ...


def at_random(chance: Random) -> Callable[[Any], int]:
    return lambda table: chance.randrange(len(table.decision.options))


def folder_of(game: Game[Any]) -> Path:
    """Where the recorded lines of a game lie."""
    return PAGES / game.name / "testing"


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def fresh(name: Any, known: set[Any]) -> bool:
    return name not in known and not known.add(name)


def asked(table: Any, decision: Decision) -> Any:
    """The question as the server sends it."""
    return plain(question(History(table), decision.seat, decision))


def printed(game: Game[Any]) -> Any:
    """The reference book."""
    return plain(import_module(f"{game.package}.reference").reference())


def record(
    game: Game[Any],
    games: Iterable[Played],
    names: Names,
    worth_telling: Callable[[list[Line]], bool] = bool,
) -> Iterator[Line]:
    """Play games and record what is new in each; the log is of the first that is worth telling."""
    yield {"kind": "reference", "reference": printed(game)}
    known: set[str] = set()
    for table, choose in games:
        seat = 0
        while (decision := table.decision) is not None:
            seat, topic = decision.seat, decision.topic or str(decision.kind)
            view = plain(table.view(seat))
            verbs = {option.verb for option in decision.options}
            called = [name for name in names(topic, view, verbs) if fresh(f"moment {name}", known)]
            if called:
                yield {"kind": "frame", "names": called, "view": view, "question": asked(table, decision)}
            table.choose(choose(table))
        events = [plain(event) for event in table.events]
        yield from ({"kind": "event", "happening": {"event": each}} for each in events if fresh(each["event"], known))
        if fresh("over", known):
            yield {"kind": "frame", "names": ["over"], "view": plain(table.view(seat)), "question": None}
        if worth_telling(events) and fresh("log", known):
            yield {"kind": "log", "log": [{"event": each} for each in events]}


def write(file: Path, lines: Iterable[Line]) -> None:
    text = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]
    file.write_text("\n".join(text) + "\n", encoding="utf-8")
    print(f"{len(text)} lines in {file.relative_to(PAGES)}")
