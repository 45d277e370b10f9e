"""Games of Arkham Horror, third edition: a test, harm and an encounter under way, too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import miskatonic
from miskatonic.games.arkham_3e import GAME

from . import Played, at_random, folder_of, record, write

SCENARIOS = ("approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep")
PLAYERS = (2, 4, 1, 6)
SEEDS = 3


def games() -> Iterator[Played]:
    for seed, players, scenario in product(range(SEEDS), PLAYERS, SCENARIOS):
        table = miskatonic.new_game("arkham-3e", seed=seed, players=players, scenario=scenario)
        yield table, at_random(Random(seed))


def names(topic: str, view: dict[str, Any], verbs: set[str]) -> Iterator[str]:
    """By its question, by what can be done, and by what is under way."""
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


def main() -> None:
    write(folder_of(GAME) / "recorded.jsonl", record(GAME, games(), names))
