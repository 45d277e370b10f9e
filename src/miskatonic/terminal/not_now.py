"""What is not possible now: a line that says how much, and on request all of it with the reasons."""

from __future__ import annotations

from collections import defaultdict

from rich.console import RenderableType
from rich.text import Text

from .face import Frame
from .indent import indented
from .words import say


def folded_line(frame: Frame) -> list[Text]:
    """How much there is; windows are to be passed quickly, what they do not offer nobody looks for."""
    if frame.decision is None or frame.decision.window is not None:
        return []
    count = len(frame.not_now())
    return [Text(frame.say(say("not-now", count=count)), "muted")] if count else []


def unfolded(frame: Frame) -> list[RenderableType]:
    """All of it; what has the same reason stands together."""
    by_reason: defaultdict[str, list[str]] = defaultdict(list)
    for each in frame.not_now():
        by_reason[frame.say(each.reason)].append(frame.say(each.say))
    lines: list[RenderableType] = []
    for reason, barred in by_reason.items():
        lines += [Text(" · ".join(barred)), indented(Text(reason, "muted"))]
    return lines
