"""Encounters as scenes: a situation, what was tried in it and what came of it, told as far as it has happened.

A game keeps the scene that is being resolved in its state, by ids; its view tells it with these structs, which every
face shows in the same way. What follows a test is told only once the test is made.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .decision import Thing
from .effects import Outcome, Test, say
from .effects.walking import nodes
from .text import Message


class Tried(Struct, frozen=True, gc=False, array_like=True):
    """A test of the scene that was made: which one of its effects, and with what result."""

    test: int
    result: int
    passed: bool


class OutcomeView(Struct, frozen=True, gc=False):
    """What a test of the scene has led to."""

    passed: bool
    result: int
    text: Message | None
    """What follows; None, where nothing does."""


class SceneView(Struct, frozen=True, gc=False):
    """A scene as far as it has happened."""

    who: Thing
    title: Message
    story: list[Message]
    """What is told of it: the situation, then how it went on."""
    outcomes: list[OutcomeView]


class TestsOf:
    """The tests in the effects of a scene, numbered, so that plain data can say which one was made."""

    def __init__(self, effects: Any) -> None:
        self.tests = [node for _, node in nodes(effects, "") if isinstance(node, Test)]
        self._numbers = {id(test): number for number, test in enumerate(self.tests)}

    def number(self, test: Test) -> int | None:
        """Which of the tests it is; None for one that is not in the scene."""
        return self._numbers.get(id(test))

    def told(self, tried: Tried) -> OutcomeView:
        follows = self.tests[tried.test].follows(Outcome(tried.passed, tried.result))
        return OutcomeView(tried.passed, tried.result, say(follows) if follows else None)
