"""Rules run on their own: what they asked, and what came of the answers."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from miskatonic.kernel.decision import NO_DETAILS, Decision, Gather
from miskatonic.kernel.flow import GameOver, Result
from miskatonic.kernel.option_list import list_options, words_of
from miskatonic.kernel.table import Table


class Asked:
    """What came of a flow: the decisions that were asked, the value it returned, or how the game ended."""

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self.value: Any = None
        self.result: Result | None = None

    @property
    def keys(self) -> list[list[str]]:
        """The option keys of every decision asked."""
        return [[option.key for option in decision.options] for decision in self.decisions]


def play_out(flow: Generator[Any, Any, Any] | Iterable[Any] | None, *answers: str) -> Asked:
    """Run a rule on its own, answering its decisions by key; all answers must be used and none be missing.

    What is no flow has already happened.
    """
    asked = Asked()
    waiting = list(answers)
    reply: Any = None
    try:
        while isinstance(flow, Generator):
            request = flow.send(reply)
            if isinstance(request, Gather):
                asked.decisions.extend(request.decisions.values())
                reply = {seat: each.find(waiting.pop(0)) for seat, each in sorted(request.decisions.items())}
                continue
            asked.decisions.append(request)
            assert waiting, f"unexpected question {request.prompt.id}: {[each.key for each in request.options]}"
            reply = request.find(waiting.pop(0))
    except StopIteration as finished:
        asked.value = finished.value
    except GameOver as over:
        asked.result = over.result
    assert not waiting, f"these answers were never asked for: {waiting}"
    return asked


def keys(table: Table[Any]) -> list[str]:
    """The option keys of the open decision."""
    assert table.decision is not None
    return [option.key for option in table.decision.options]


def choose(table: Table[Any], *answers: str) -> None:
    """Answer several decisions in a row."""
    for answer in answers:
        table.choose(answer)


def listed(table: Table[Any], locale: str = "en") -> dict[str | None, list[str]]:
    """The words of the options of the open question by their headings, without the ways out."""
    assert table.decision is not None
    found: dict[str | None, list[str]] = {}
    for group in list_options(table.decision.options, lambda option: NO_DETAILS, locale).groups:
        words = [words_of(entry.option, group.short, locale) for entry in group.entries]
        found[group.title] = [*found.get(group.title, []), *words]
    return found
