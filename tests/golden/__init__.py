"""Golden playthroughs: whole games as readable text, kept in the repository and reviewed in diffs.

`python -m tests.golden` writes them anew, or those named after it; the test says which ones differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import miskatonic

FOLDER = Path(__file__).parent

GAMES: dict[str, dict[str, Any]] = {
    "final-hour-solo-cthulhu": {"game": "final-hour", "players": 1, "seed": 11, "difficulty": "normal"},
    "final-hour-2-shudde-mell": {"game": "final-hour", "players": 2, "seed": 20, "ancient_one": "shudde-mell"},
    "final-hour-3-umordhoth": {
        "game": "final-hour",
        "players": 3,
        "seed": 5,
        "ancient_one": "umordhoth",
        "difficulty": "high",
    },
    "final-hour-4-cthulhu": {"game": "final-hour", "players": 4, "seed": 8, "difficulty": "high"},
    "arkham-lcg-solo-gathering": {
        "game": "arkham-lcg",
        "players": 1,
        "seed": 3,
        "adventure": "gathering",
        "investigators": ["01001"],
    },
    "arkham-lcg-4-devourer-below": {
        "game": "arkham-lcg",
        "players": 4,
        "seed": 2,
        "adventure": "devourer-below",
        "difficulty": "hard",
    },
    "arkham-lcg-2-campaign": {"game": "arkham-lcg", "players": 2, "seed": 12, "adventure": "night-of-the-zealot"},
    "eldritch-solo-azathoth": {"game": "eldritch", "players": 1, "seed": 4},
    "eldritch-2-cthulhu": {"game": "eldritch", "players": 2, "seed": 9, "ancient_one": "cthulhu", "difficulty": "easy"},
    "eldritch-4-shub-niggurath": {
        "game": "eldritch",
        "players": 4,
        "seed": 6,
        "ancient_one": "shub-niggurath",
        "difficulty": "hard",
    },
    "eldritch-3-yog-sothoth": {
        "game": "eldritch",
        "players": 3,
        "seed": 14,
        "ancient_one": "yog-sothoth",
        "starting_rumor_card": True,
    },
    "arkham-3e-solo-approach-of-azathoth": {"game": "arkham-3e", "players": 1, "seed": 7},
    "arkham-3e-2-feast-for-umordhoth": {
        "game": "arkham-3e",
        "players": 2,
        "seed": 3,
        "scenario": "feast-for-umordhoth",
        "difficulty": "easy",
    },
    "arkham-3e-3-veil-of-twilight": {
        "game": "arkham-3e",
        "players": 3,
        "seed": 10,
        "scenario": "veil-of-twilight",
        "leader": 1,
    },
    "arkham-3e-4-echoes-of-the-deep": {
        "game": "arkham-3e",
        "players": 4,
        "seed": 16,
        "scenario": "echoes-of-the-deep",
        "difficulty": "hard",
    },
    "mansions-2-fall-of-house-lynch": {"game": "mansions", "players": 2, "seed": 3},
    "mansions-3-blood-ties": {"game": "mansions", "players": 3, "seed": 8, "story": "blood-ties", "keeper": 1},
    "mansions-4-green-eyed-boy": {
        "game": "mansions",
        "players": 4,
        "seed": 5,
        "story": "green-eyed-boy",
        "longer": True,
    },
}


def transcript(name: str) -> str:
    """A game played by a fixed random bot that never hurries to the ritual, told line by line."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    table = miskatonic.new_game(**GAMES[name])
    pick = Random(name)
    told = 0
    yield f"{name}  {table.setup.options}"
    while True:
        for event in table.events[told:]:
            secret = f" (only seat {event.only[0]})" if event.only else ""
            yield f"    {event.text('en')}{secret}"
        told = len(table.events)
        decision = table.decision
        if decision is None:
            break
        keys = [option.key for option in decision.options]
        option = decision.find("wait") if "wait" in keys else pick.choice(decision.options)
        yield f"seat {decision.seat}: {decision.text('en')}"
        yield f"  > {option.key}   of {' '.join(keys)}"
        table.choose(option, decision.seat)
    assert table.result is not None
    yield f"{table.result.reason} after {table.result.rounds} rounds, {table.hash()}"
