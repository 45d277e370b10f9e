"""Rules are coroutines: a flow changes the state, yields when somebody has to choose, and returns a value."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from types import GeneratorType
from typing import Any, Final, TypeVar

from msgspec import Struct

from .decision import ORDERS, Decision, Gather, Option, QuestionKind
from .errors import RuleError
from .text import Message

T = TypeVar("T")

Request = Decision | Gather
Flow = Generator[Request, Any, T]

_ORDER: Final = QuestionKind.ORDER


class Result(Struct, frozen=True):
    """How a game ended: who won, why, and after how many rounds."""

    won: dict[int, bool]
    reason: str
    score: float | None
    rounds: int


class GameOver(Exception):
    """Raised by a rule to end the game at once, whatever was under way."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


class NextStep(Exception):
    """Raised by a rule to end the current step at once, whatever was under way, and go on with another one."""

    def __init__(self, step: str) -> None:
        super().__init__(step)
        self.step = step


def ask(
    seat: int,
    prompt: Message,
    options: Sequence[Option],
    rule: str | None = None,
    cause: str | None = None,
    kind: QuestionKind = QuestionKind.PICK,
    topic: str = "",
    amount: int = 0,
    window: str | None = None,
) -> Flow[Any]:
    """Let a seat choose; a single option that is no real choice is taken without asking."""
    if len(options) < 2:
        if not options:
            raise RuleError(f"The question {topic or prompt.id!r} has no options.")
        return options[0].value
    if kind is _ORDER:
        window = ORDERS
    option: Option = yield Decision(seat, prompt, tuple(options), rule, cause, window, kind, topic, amount)
    return option.value


def run(begun: Flow[None] | None) -> Iterable[Any]:
    """Carry out what a rule began, with `yield from`: a flow is followed, anything else has already happened."""
    return begun if isinstance(begun, GeneratorType) else ()


def gather(decisions: dict[int, Decision]) -> Flow[dict[int, Any]]:
    """Ask several seats at once; the answers come back together, in seat order."""
    answers: dict[int, Option] = yield Gather(decisions)
    return {seat: answer.value for seat, answer in answers.items()}
