"""Games of Eldritch Horror: a test, a fight and an encounter under way, too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import miskatonic
from miskatonic.games.eldritch import GAME

from . import Played, at_random, folder_of, record, write

ANCIENT_ONES = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")
PLAYERS = (2, 4, 1, 8)
SEEDS = 3


def games() -> Iterator[Played]:
    for seed, players, ancient_one in product(range(SEEDS), PLAYERS, ANCIENT_ONES):
        table = miskatonic.new_game("eldritch", seed=seed, players=players, ancient_one=ancient_one)
        yield table, at_random(Random(seed))


def names(topic: str, view: dict[str, Any], verbs: set[str]) -> Iterator[str]:
    """By its question, and by what is under way."""
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


def main() -> None:
    write(folder_of(GAME) / "recorded.jsonl", record(GAME, games(), names))
