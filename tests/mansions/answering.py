"""Rules run to their end without naming every answer: the first one, unless something else is said for a topic."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from miskatonic.kernel.decision import Gather

from ..situations import rolling
from .given import Situation


def play(game: Situation, flow: Generator[Any, Any, Any] | None, dice: str = "", **answers: str) -> list[str]:
    """Run a rule with these dice; `walk="stop"` answers questions of a topic by key. The topics that were asked."""
    topics: list[str] = []
    if flow is None:
        return topics
    reply: Any = None
    with rolling(dice):
        try:
            while True:
                request = flow.send(reply)
                assert not isinstance(request, Gather), "asked of several at once"
                topics.append(request.topic)
                wanted = answers.get(request.topic.replace("-", "_"))
                if wanted is None:
                    reply = request.options[0]
                else:
                    reply = next(option for option in request.options if option.key == wanted)
        except StopIteration:
            return topics
