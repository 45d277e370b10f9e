"""Play tests over many seeds, all seat counts and all options, on several cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game

from ..workers import spread
from .differences import never_hidden
from .examination import Examined, Violation, examine
from .subject import hooks_of

THOROUGHNESS = 0.2
"""Enough for every kind of check in every game, and for ten thousand games in some minutes on two cores."""


class FuzzPlan(Struct, frozen=True):
    """Many different games of one kind. Game number n is the same whoever plays it and wherever."""

    game: str
    players: int | None = None
    seed: int | str = 0
    games: int = 1000
    thoroughness: float = THOROUGHNESS

    def seed_of(self, number: int) -> str:
        return f"{self.seed}:{number}"

    def players_of(self, number: int) -> int:
        """All seat counts in turn, unless one was asked for."""
        counts = GAMES[self.game].players
        return counts[number % len(counts)] if self.players is None else self.players

    def options_of(self, number: int) -> dict[str, Any]:
        """Any options at all."""
        game = GAMES[self.game]
        draw = Random(f"options {self.seed_of(number)}")
        return {**drawn_options(game, draw), **hooks_of(game).free_options(draw, self.players_of(number))}


def drawn_options(game: Game[Any], draw: Random) -> dict[str, Any]:
    """Any value for every setting that lists its values."""
    return {name: draw.choice(setting.values) for name, setting in game.settings.items() if setting.values}


class FuzzResult(Struct):
    """What the examination of many games came to."""

    games: Counter[int]
    """By number of players."""
    decisions: Counter[int]
    endings: Counter[str]
    rounds: Counter[int]
    checks: Counter[str]
    violations: list[Violation]
    fields: dict[str, None]
    """Of the state, in their order."""
    hidden: set[str]
    """Those that were different when what somebody cannot know was reshuffled."""

    @classmethod
    def nothing(cls) -> FuzzResult:
        return cls(Counter(), Counter(), Counter(), Counter(), Counter(), [], {}, set())

    @property
    def never_hidden(self) -> list[str]:
        """The fields of the state that no reshuffling ever changed: a secret among them was forgotten."""
        return never_hidden(self.fields, self.hidden)

    @property
    def causes(self) -> list[tuple[Violation, int]]:
        """Of all violations with the same cause the one that comes about soonest, and how many they are."""
        alike: dict[tuple[str, str], list[Violation]] = {}
        for violation in self.violations:
            alike.setdefault((violation.check, violation.cause), []).append(violation)
        return [(min(group, key=lambda each: each.decision), len(group)) for group in alike.values()]

    def add(self, players: int, examined: Examined) -> None:
        self.games[players] += 1
        self.decisions[players] += examined.decisions
        self.checks.update(examined.checks)
        self.violations += examined.violations
        self.fields.update(dict.fromkeys(examined.fields))
        self.hidden |= examined.hidden
        if examined.result is not None:
            self.endings[examined.result.reason] += 1
            self.rounds[examined.result.rounds] += 1


def fuzz_games(fuzz: FuzzPlan, jobs: int = 1, progress: Callable[[int, int], None] | None = None) -> FuzzResult:
    """Examine the games; `progress` is called with how many more are done, and the violations so far."""
    fuzzed = FuzzResult.nothing()
    done = 0
    for chunk in spread(partial(examine_numbers, fuzz), fuzz.games, jobs):
        for examined in chunk:
            fuzzed.add(fuzz.players_of(done), examined)
            done += 1
        if progress:
            progress(len(chunk), len(fuzzed.violations))
    return fuzzed


def examine_numbers(fuzz: FuzzPlan, numbers: range) -> list[Examined]:
    """Some of the games."""
    return [
        examine(fuzz.game, fuzz.players_of(number), fuzz.seed_of(number), fuzz.options_of(number), fuzz.thoroughness)
        for number in numbers
    ]


def write_replay(violation: Violation, folder: Path) -> Path:
    """The game that shows a violation, as a save beside the others."""
    folder.mkdir(parents=True, exist_ok=True)
    setup = violation.setup
    seed = "".join(sign if sign.isalnum() else "-" for sign in str(setup.seed))
    path = folder / f"{setup.game}-{setup.players}p-{seed}-{violation.check}.json"
    path.write_bytes(violation.replay)
    return path
