"""Games of Mansions of Madness: from the keeper's seat and the others', every kind of puzzle, tests and fights."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any, Final

import miskatonic
from miskatonic.games.mansions import GAME
from miskatonic.games.mansions.house import house_of, stories
from miskatonic.games.mansions.sight import distance_in_range, sees

from . import Played, folder_of, record, write

STORIES = ("fall-of-house-lynch", "inner-sanctum", "blood-ties", "classroom-curses", "green-eyed-boy")
PLAYERS = (3, 5, 2)
SEEDS = 4
EAGER = ("explore", "attack", "cast", "swap", "turn", "draw")
"""What leads to something more often than not."""


def games() -> Iterator[Played]:
    for seed, players, story in product(range(SEEDS), PLAYERS, STORIES):
        table = miskatonic.new_game("mansions", seed=seed, players=players, story=story)
        yield table, eagerly(Random(seed))


def eagerly(chance: Random) -> Callable[[Any], int]:
    """At random, but every other time something that leads on, so that puzzles and fights come about."""

    def choose(table: Any) -> int:
        options = table.decision.options
        eager = [number for number, option in enumerate(options) if option.verb in EAGER]
        return chance.choice(eager) if eager and chance.random() < 0.5 else chance.randrange(len(options))

    return choose


def names(topic: str, view: dict[str, Any], verbs: set[str]) -> Iterator[str]:
    """By its question and whose it is, by what can be done, and by what is under way."""
    keeper = view["seat"] == view["keeper"]
    yield f"keeper-{topic}" if keeper else topic
    if "explore" in verbs:
        yield "explore"
    if "attack" in verbs:
        yield "attack"
    under_way = [part for part in ("attempt", "test", "fight", "casting") if view[part] is not None]
    if under_way:
        yield "-".join(under_way)
    if view["test"] is not None and view["test"]["die"]:
        yield "rolled"
    fight = view["fight"]
    if fight is not None and any(each["id"] == fight["monster"] for each in view["monsters"]):
        yield f"fight-{fight['by']}" + ("-drawn" if fight["card"] is not None else "")
    if view["attempt"] is not None:
        [puzzle] = [each for each in view["puzzles"] if each["card"] == view["attempt"]["card"]]
        yield f"puzzle-{puzzle['shape']}" if puzzle["type"] == "lock" else f"puzzle-{puzzle['type']}"
    if view["revealed"]:
        yield "revealed"
    for part in ("fire", "darkness", "sealed", "corpses", "monsters", "puzzles", "turned_up"):
        if view[part]:
            yield part
    for part in ("spells", "injury", "insanity", "face_down"):
        if any(each[part] for each in view["investigators"]):
            yield part
    if len(view["investigators"]) + 1 == max(PLAYERS):
        yield "crowd"


SIGHTS: Final = folder_of(GAME) / "sights.jsonl"


def sights() -> str:
    """A line for each space of each house: what the rules reckon of all that is seen from it or in some range of it."""
    lines = [
        {"story": story, "from": one, "to": around(story, one)} for story in stories() for one in house_of(story).spaces
    ]
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def around(story: str, one: str) -> dict[str, dict[str, int | bool | None]]:
    """By space how far it is, and whether it is seen."""
    found: dict[str, dict[str, int | bool | None]] = {}
    for other in house_of(story).spaces:
        range, seen = distance_in_range(story, one, other), sees(story, one, other)
        if range is not None or seen:
            found[other] = {"range": range, "seen": seen}
    return found


def main() -> None:
    write(folder_of(GAME) / "recorded.jsonl", record(GAME, games(), names))
    SIGHTS.write_text(sights(), encoding="utf-8")
