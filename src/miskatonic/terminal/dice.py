"""Tests with dice: the pool by its parts, the chance, what was rolled; the same for every game with such tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.effects.investigators import skill_name
from miskatonic.kernel.text import Message

from .face import Frame
from .indent import indented
from .pieces import signed
from .words import dotted, say

FACES: Final = "⚀⚁⚂⚃⚄⚅"
SUCCESS: Final = "✓"

LIKELY, UNLIKELY = 0.6, 0.35


class PartSeen(Protocol):
    """So many dice of a pool, and what they come from."""

    @property
    def source(self) -> str: ...

    @property
    def dice(self) -> int: ...


class TestSeen(Protocol):
    """A test as a game's view tells it."""

    @property
    def skill(self) -> str: ...

    @property
    def parts(self) -> Sequence[PartSeen]: ...

    @property
    def pool(self) -> int: ...

    @property
    def at_least(self) -> int: ...

    @property
    def doubled(self) -> int: ...

    @property
    def dice(self) -> Sequence[int]: ...

    @property
    def successes(self) -> int: ...

    @property
    def chance(self) -> float: ...


def draw_test(
    test: TestSeen, who: Message, source_name: Callable[[str], Message], frame: Frame
) -> Iterator[RenderableType]:
    """Who tests what with how many dice, where they come from; the chance, or what was rolled."""
    told = say("test", who=who, skill=skill_name(test.skill), dice=test.pool)
    line = Text(frame.say(told), "name").append(f" · {frame.say(say('test-needs', at_least=test.at_least))}")
    if test.doubled <= len(FACES):
        line.append(f" · {frame.say(say('test-doubled', doubled=test.doubled))}")
    yield line if test.dice else line.append(" · ").append(f"{round(100 * test.chance)}%", chance_style(test.chance))
    parts = dotted([part_of(part, test, source_name) for part in test.parts])
    yield indented(Text(frame.say(parts), "muted"))
    if test.dice:
        rolled = faces(test.dice, test.at_least).append("  ")
        successes = say("test-successes", count=test.successes)
        rolled.append(frame.say(successes), "good" if test.successes else "danger")
        yield indented(rolled)


def chance_style(chance: float) -> str:
    return "good" if chance >= LIKELY else "danger" if chance < UNLIKELY else "legal"


def faces(dice: Sequence[int], at_least: int) -> Text:
    """The faces, successes first and marked."""
    shown = sorted(dice, reverse=True)
    return Text(" ").join(
        Text(FACES[face - 1] + SUCCESS, "good") if face >= at_least else Text(FACES[face - 1], "muted")
        for face in shown
    )


def part_of(part: PartSeen, test: TestSeen, source_name: Callable[[str], Message]) -> Message:
    name = skill_name(test.skill) if part.source == "skill" else source_name(part.source)
    return say("test-part", dice=str(part.dice) if part.source == "skill" else signed(part.dice), name=name)


def told_with_dice(told: Message, dice: Sequence[int]) -> Message:
    """A line of the log with the dice that were rolled."""
    if not dice:
        return told
    return say("told-test", told=told, dice=" ".join(FACES[face - 1] for face in sorted(dice, reverse=True)))
