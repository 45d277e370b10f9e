"""Records games of Final Hour for the tests of its face, into the file beside this one.

One line for the reference book, then a moment of every question there is (named by its topic), one of a round played
face down, one of a game that is over, one event of every kind, and the log of a game that came to its ritual.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

import miskatonic
from miskatonic.agents import Agent, make_agent
from miskatonic.games.final_hour.reference import reference
from miskatonic.server.broadcast import question
from miskatonic.server.history import History

FILE = Path(__file__).with_name("recorded.jsonl")
ANCIENT_ONES = ("cthulhu", "shudde-mell", "umordhoth")
DIFFICULTIES = ("low", "high")
SEEDS = 12
AGENTS = ("random", "greedy")
"""Games of the second last longer: some questions come late."""
READINGS = {"killer_victim": "one", "solo_ritual": "choose-six", "solo_face_down": "ignored"}


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def games() -> Iterator[tuple[Any, Agent]]:
    for agent, seed, players, ancient_one in product(AGENTS, range(SEEDS), (3, 2, 1), ANCIENT_ONES):
        level = DIFFICULTIES[seed % len(DIFFICULTIES)]
        setup = {"ancient_one": ancient_one, "difficulty": level, "players": players, "seed": seed, **READINGS}
        yield miskatonic.new_game("final-hour", **setup), make_agent(agent, "final-hour", seed)


def moment_of(topic: str, view: dict[str, Any]) -> str | None:
    """How the moment of a question is called; of the play of cards, where others have played before."""
    if topic != "play":
        return topic
    others = [played for played in view["played"] if played["card"] is None]
    if any(played["priority"] is None for played in others):
        return "face-down"
    return "play" if others else None


def record() -> Iterator[dict[str, Any]]:
    yield {"kind": "reference", "reference": plain(reference())}
    known: set[str] = set()
    for table, agent in games():
        seat = 0
        while table.decision is not None:
            seat, topic = table.decision.seat, table.decision.topic or str(table.decision.kind)
            view = plain(table.view(seat))
            name = moment_of(topic, view)
            if name and fresh(f"moment {name}", known):
                asked = plain(question(History(table), seat, table.decision))
                yield {"kind": "frame", "name": name, "view": view, "question": asked}
            table.choose(agent.choose(table.decision, partial(table.view, seat)))
        events = [plain(event) for event in table.events]
        yield from ({"kind": "event", "happening": {"event": each}} for each in events if fresh(each["event"], known))
        if fresh("over", known):
            yield {"kind": "frame", "name": "over", "view": plain(table.view(seat)), "question": None}
        if any(each["event"] == "ritual-tokens-revealed" for each in events) and fresh("log", known):
            yield {"kind": "log", "log": [{"event": each} for each in events]}


def fresh(name: str, known: set[str]) -> bool:
    return name not in known and not known.add(name)


if __name__ == "__main__":
    lines = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in record()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} lines in {FILE.name}")
