"""Records games of the card game for the tests of its board, into the file beside this one.

One line for the printed cards, then moments of each map, one decision of every shape of keys, one event of every
kind, and what happened between some pairs of pictures.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import miskatonic

FILE = Path(__file__).with_name("recorded.jsonl")
ADVENTURES = ("gathering", "midnight-masks", "devourer-below", "night-of-the-zealot")
SEEDS = 12
PRINTED = ("code", "type", "stage", "victory", "back", "abilities")
GLANCED = {
    "investigators": ("seat", "code", "card", "location", "hand", "discard", "discarded_event", "assets", "threats"),
    "locations": ("id", "code", "attachments", "others"),
    "enemies": ("id", "fight_odds", "evade_odds"),
    "sheets": ("investigator",),
    "act": ("id",),
    "agenda": ("id",),
    "test": ("committed", "tokens"),
    "limbo": ("id", "code"),
    "looking": ("id", "code"),
}
"""What of a view tells where an option is."""

MOMENTS = {
    "study": lambda view: codes(view) == {"01111"} and view["enemies"],
    "house": lambda view: "01112" in codes(view) and len(view["enemies"]) > 2,
    "town": lambda view: "01125" in codes(view) and len(view["enemies"]) > 2,
    "woods": lambda view: "01149" in codes(view) and sum(each["revealed"] for each in view["locations"]) > 3,
    "ritual": lambda view: "01156" in codes(view),
}
ACTED = ("moved", "location-revealed", "clues-discovered", "spawned", "engaged", "attacked", "enemy-was-defeated")


def codes(view: dict[str, Any]) -> set[str]:
    return {each["code"] for each in view["locations"]}


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def games() -> Iterator[tuple[Any, random.Random]]:
    for adventure in ADVENTURES:
        for players in (1, 2, 3, 4):
            for seed in range(SEEDS):
                yield (
                    miskatonic.new_game("arkham-lcg", adventure=adventure, players=players, seed=seed),
                    random.Random(seed),
                )


def shape(key: str) -> str:
    """A key without its numbers: of every ability, verb and word one is enough."""
    return re.sub(r"\b\d{5}[a-z]?\b", "code", re.sub(r"#\d+", "#", key))


def glance(view: dict[str, Any]) -> dict[str, Any]:
    def part(name: str, fields: tuple[str, ...]) -> Any:
        value = view[name]
        if isinstance(value, list):
            return [{field: each[field] for field in fields} for each in value]
        return value and {field: value[field] for field in fields}

    return {"seat": view["seat"], **{name: part(name, fields) for name, fields in GLANCED.items()}}


def record() -> Iterator[dict[str, Any]]:
    from miskatonic.games.arkham_lcg.reference import reference

    cards = plain(reference())["cards"]
    yield {
        "kind": "reference",
        "reference": {"cards": {code: {name: card[name] for name in PRINTED} for code, card in cards.items()}},
    }
    shapes: set[str] = set()
    moments: set[str] = set()
    told: set[str] = set()
    acted: set[str] = set()
    for table, chance in games():
        while table.decision is not None:
            decision = table.decision
            view = plain(table.view(decision.seat))
            keys = [option.key for option in decision.options]
            new = [key for key in keys if shape(key) not in shapes]
            if new:
                shapes.update(map(shape, new))
                yield {"kind": "decision", "keys": new, "view": glance(view)}
            for name, is_it in MOMENTS.items():
                if name not in moments and "end-turn" in keys and is_it(view):
                    moments.add(name)
                    options = [{"key": option.key, "say": plain(option.say)} for option in decision.options]
                    question = {
                        "seat": decision.seat,
                        "number": 1,
                        "prompt": plain(decision.prompt),
                        "options": options,
                    }
                    yield {"kind": "moment", "name": name, "view": view, "question": question}
            known = len(table.events)
            table.choose(chance.choice([key for key in keys if "resign" not in key] or keys))
            events = [plain(event) for event in table.events[known:]]
            tags = [event["event"] for event in events]
            yield from ({"kind": "event", "event": event} for event in events if fresh(event["event"], told))
            if table.decision is not None and any(tag in ACTED and fresh(tag, acted) for tag in tags):
                after = plain(table.view(view["seat"]))
                if codes(after):
                    yield {"kind": "scene", "before": view, "after": after, "events": events}


def fresh(tag: str, seen: set[str]) -> bool:
    return tag not in seen and not seen.add(tag)


if __name__ == "__main__":
    lines = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in record()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} lines in {FILE.name}")
