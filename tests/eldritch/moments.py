"""Moments of a game for the tests: a step of the round, an effect on its own, what was told."""

from __future__ import annotations

from typing import Any, TypeVar

from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.games.eldritch.words import Skill
from miskatonic.kernel.effects import Effect, resolve
from miskatonic.kernel.events import Event
from tests.asking import Asked

from .given import Situation

E = TypeVar("E", bound=Event)


def begin_round(game: Situation) -> Situation:
    """A new round begins, and goes on to its first question."""
    game.table = game._at(game.state, "round.begin")  # pyright: ignore[reportPrivateUsage]
    return game


def end_mythos(game: Situation) -> Situation:
    """The end of the Mythos Phase."""
    return game.mythos(step="mythos.end")


def effects(words: list[dict[str, Any]]) -> list[Effect]:
    """Effects as they stand in a content file."""
    return [LANGUAGE.decode(each, Effect) for each in words]


def happen(
    game: Situation, words: list[dict[str, Any]], *answers: str, who: int = 0, dice: str = "", **about: Any
) -> Asked:
    """Effects, as they stand in a content file, happen to somebody."""
    return game.run(resolve(effects(words), game.table, Me(who=who, **about)), *answers, dice=dice)


def lose(what: str, n: int = 1) -> dict[str, Any]:
    return {"do": "lose", "what": what, "n": n}


def pool(game: Situation, who: int, skill: Skill, count: int) -> None:
    """A test for which exactly so many dice are rolled, and nobody is asked anything."""
    game.run(skill_test(game.table, Me(who=who), skill), dice=" ".join(["6"] * count))


def told(game: Situation, kind: type[E]) -> list[E]:
    """What the log tells of one kind."""
    return [event for event in game.table.events if isinstance(event, kind)]


def asked_seat(game: Situation) -> int:
    """Whose question is open."""
    assert game.table.decision is not None
    return game.table.decision.seat
