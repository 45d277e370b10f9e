"""Records games of Eldritch Horror for the tests of its face, into the file beside this one.

One line for the reference book, then a moment of every question there is (named by its topic), one of a test, a fight
and an encounter under way, one of a game that is over, one event of every kind, and the log of a whole game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import miskatonic
from miskatonic.games.eldritch.reference import reference
from miskatonic.server.broadcast import question
from miskatonic.server.history import History

FILE = Path(__file__).with_name("recorded.jsonl")
ANCIENT_ONES = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")
PLAYERS = (2, 4, 1, 8)
SEEDS = 3


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def games() -> Iterator[tuple[Any, Random]]:
    for seed, players, ancient_one in product(range(SEEDS), PLAYERS, ANCIENT_ONES):
        yield (
            miskatonic.new_game("eldritch", seed=seed, players=players, ancient_one=ancient_one),
            Random(seed),
        )


def moments_of(topic: str, view: dict[str, Any]) -> Iterator[str]:
    """How a moment is called: by its question, and by what is under way."""
    yield topic
    under_way = [part for part in ("scene", "combat", "test", "losing") if view[part] is not None]
    if under_way:
        yield "-".join(under_way)
    if view["test"] is not None and view["test"]["dice"]:
        yield "-".join([*under_way, "rolled"])
    if view["scene"] is not None and view["scene"]["outcomes"]:
        yield "outcome"
    if view["awake"]:
        yield "awake"
    if len(view["investigators"]) == max(PLAYERS):
        yield "crowd"
    if view["fallen"]:
        yield "fallen"


def record() -> Iterator[dict[str, Any]]:
    yield {"kind": "reference", "reference": plain(reference())}
    known: set[str] = set()
    for table, chance in games():
        seat = 0
        while table.decision is not None:
            seat, topic = table.decision.seat, table.decision.topic or str(table.decision.kind)
            view = plain(table.view(seat))
            names = [name for name in moments_of(topic, view) if fresh(f"moment {name}", known)]
            if names:
                asked = plain(question(History(table), seat, table.decision))
                yield {"kind": "frame", "names": names, "view": view, "question": asked}
            table.choose(chance.randrange(len(table.decision.options)))
        events = [plain(event) for event in table.events]
        yield from ({"kind": "event", "happening": {"event": each}} for each in events if fresh(each["event"], known))
        if fresh("over", known):
            yield {"kind": "frame", "names": ["over"], "view": plain(table.view(seat)), "question": None}
            yield {"kind": "log", "log": [{"event": each} for each in events]}


def fresh(name: str, known: set[str]) -> bool:
    return name not in known and not known.add(name)


if __name__ == "__main__":
    lines = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in record()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} lines in {FILE.name}")
