"""What the investigators settle together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.kernel.decision import Decision, Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, gather
from miskatonic.kernel.text import Message

from .play import Table
from .words import say


def agree(
    table: Table, voters: Sequence[int], prompt: Message, options: Sequence[Option], rule: str, topic: str
) -> Flow[Any]:
    """All are asked at once; what all who care name is done, otherwise the first of the options (rule mom.round.4)."""
    if len(options) == 1:
        return options[0].value
    free = Option("any", say("option-any"), None, role=Role.PASS)
    asked = {
        seat: Decision(seat, prompt, (*options, free), rule, table.cause, "team", QuestionKind.PICK, topic)
        for seat in voters
    }
    named = [value for value in (yield from gather(asked)).values() if value is not None]
    return named[0] if named and all(value == named[0] for value in named) else options[0].value
