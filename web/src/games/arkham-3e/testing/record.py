"""Records games of Arkham Horror for the tests of its face, into the file beside this one.

One line for the reference book, then a moment of every question there is (named by its topic), one of a test, harm and
an encounter under way, one of a game that is over, one event of every kind, and the log of a whole game.
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
from miskatonic.games.arkham_3e.reference import reference
from miskatonic.server.broadcast import question
from miskatonic.server.history import History

FILE = Path(__file__).with_name("recorded.jsonl")
SCENARIOS = ("approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep")
PLAYERS = (2, 4, 1, 6)
SEEDS = 3


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def games() -> Iterator[tuple[Any, Random]]:
    for seed, players, scenario in product(range(SEEDS), PLAYERS, SCENARIOS):
        yield miskatonic.new_game("arkham-3e", seed=seed, players=players, scenario=scenario), Random(seed)


def moments_of(topic: str, view: dict[str, Any], verbs: set[str]) -> Iterator[str]:
    """How a moment is called: by its question, by what can be done, and by what is under way."""
    yield topic
    if "buy" in verbs:
        yield "for-sale"
    under_way = [part for part in ("scene", "test", "suffering") if view[part] is not None]
    if under_way:
        yield "-".join(under_way)
    if view["test"] is not None and view["test"]["dice"]:
        yield "-".join([*under_way, "rolled"])
    if view["test"] is not None and view["test"]["monsters"]:
        yield "fight"
    if view["scene"] is not None and view["scene"]["outcomes"]:
        yield "outcome"
    if len(view["investigators"]) == max(PLAYERS):
        yield "crowd"
    for part in ("rumor", "markers", "anomalies", "drawn", "attached", "headline"):
        if view[part]:
            yield part
    if any(card["face"] == "back" for card in view["codex"]):
        yield "turned-page"


def record() -> Iterator[dict[str, Any]]:
    yield {"kind": "reference", "reference": plain(reference())}
    known: set[str] = set()
    for table, chance in games():
        seat = 0
        while table.decision is not None:
            seat, topic = table.decision.seat, table.decision.topic or str(table.decision.kind)
            view = plain(table.view(seat))
            verbs = {option.verb for option in table.decision.options}
            names = [name for name in moments_of(topic, view, verbs) if fresh(f"moment {name}", known)]
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
