"""The scene that is being resolved: what is told of it, and what its tests have led to; the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.decision import id_of
from miskatonic.kernel.events import Event, HighlightKind
from miskatonic.kernel.scenes import OutcomeView, SceneView
from miskatonic.kernel.text import Message

from .face import Frame
from .indent import indented
from .log import LogLine
from .words import dotted, say

PASSED, FAILED = "✓", "✗"


def scene_of(view: Any) -> SceneView | None:
    """The scene a view tells of; None where the game has none now."""
    scene: Any = getattr(view, "scene", None)
    return scene if isinstance(scene, SceneView) else None


def draw_scene(frame: Frame, whose: Message | None = None) -> Iterator[RenderableType]:
    """Title, story, outcomes; where the screen is short only how it stands, for the log tells the story.

    `whose` names the one it is about, where that is not whoever has to decide.
    """
    scene = scene_of(frame.view)
    if scene is None:
        return
    yield Text(frame.say(scene.title if whose is None else dotted([whose, scene.title])), "title")
    if not frame.brief:
        yield from (indented(Text(frame.say(part), "uncanny")) for part in scene.story)
    yield from (indented(draw_outcome(outcome, frame)) for outcome in scene.outcomes)


def somebody_else(frame: Frame, name: Callable[[str], Message]) -> Message | None:
    """Whose scene it is, where another one has to decide."""
    scene = scene_of(frame.view)
    if scene is None or frame.decision is None:
        return None
    who = id_of(scene.who)
    return None if frame.view.investigators[frame.decision.seat].id == who else name(who)


def draw_outcome(outcome: OutcomeView, frame: Frame) -> Text:
    """Passed or failed, with how much, and what follows."""
    sign, style = (PASSED, "good") if outcome.passed else (FAILED, "danger")
    result = say("scene-passed", result=outcome.result) if outcome.passed else say("scene-failed")
    line = Text().append(f"{sign} {frame.say(result)}", style)
    return line if outcome.text is None else line.append(" ").append(frame.say(outcome.text))


def read_aloud(event: Event) -> list[Message]:
    """What is to be read when something happens: the story of a scene, of a card that is turned."""
    shown = event.highlighted()
    if shown is None or shown.kind is not HighlightKind.PAGE or shown.text is None:
        return []
    return [shown.text]


def without_scene(lines: Sequence[LogLine], frame: Frame) -> list[LogLine]:
    """The log without the story of the open scene, which stands above the question."""
    scene = scene_of(frame.view)
    told = () if scene is None else {frame.say(part) for part in scene.story}
    return [line for line in lines if not (line.below and line.text in told)]


def is_told(view: Any, seen: Any) -> bool:
    """Whether the scene of a view is told as far as the one of a view that was seen before it."""
    scene, before = scene_of(view), scene_of(seen)
    if scene is None or before is None:
        return False
    return (scene.title, scene.story) == (before.title, before.story)
