"""Games of Final Hour: a round played face down, too, and the log of a game that came to its ritual."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Any

import miskatonic
from miskatonic.agents import Agent, make_agent
from miskatonic.games.final_hour import GAME

from . import Line, Played, folder_of, record, write

ANCIENT_ONES = ("cthulhu", "shudde-mell", "umordhoth")
DIFFICULTIES = ("low", "high")
SEEDS = 12
AGENTS = ("random", "greedy")
"""Games of the second last longer: some questions come late."""
READINGS = {"killer_victim": "one", "solo_ritual": "choose-six", "solo_face_down": "ignored"}


def games() -> Iterator[Played]:
    for name, seed, players, ancient_one in product(AGENTS, range(SEEDS), (3, 2, 1), ANCIENT_ONES):
        level = DIFFICULTIES[seed % len(DIFFICULTIES)]
        setup = {"ancient_one": ancient_one, "difficulty": level, "players": players, "seed": seed, **READINGS}
        agent = make_agent(name, "final-hour", seed)
        yield miskatonic.new_game("final-hour", **setup), partial(chosen_by, agent)


def chosen_by(agent: Agent, table: Any) -> Any:
    return agent.choose(table.decision, partial(table.view, table.decision.seat))


def names(topic: str, view: dict[str, Any], verbs: set[str]) -> Iterator[str]:
    """By its question; at the play of cards, where others have played before."""
    others = [played for played in view["played"] if played["card"] is None]
    if topic != "play":
        yield topic
    elif any(played["priority"] is None for played in others):
        yield "face-down"
    elif others:
        yield "play"


def came_to_its_ritual(events: list[Line]) -> bool:
    return any(each["event"] == "ritual-tokens-revealed" for each in events)


def main() -> None:
    write(folder_of(GAME) / "recorded.jsonl", record(GAME, games(), names, came_to_its_ritual))
