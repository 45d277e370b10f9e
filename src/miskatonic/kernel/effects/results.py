"""Results by number: `3`, `1-2`, `3+`, several as in `2-3, 12`, or `any`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from ..text import Message, plain
from .words import Effect, Outcome

ANY: Final = "any"
NO_END: Final = 99
"""A result that no range with an end reaches."""

_SPAN = r"\d+(-\d+|\+)?"

Results = Annotated[int, Meta(ge=0)] | Annotated[str, Meta(pattern=rf"^({ANY}|{_SPAN}(, *{_SPAN})*)$")]


Span = tuple[int, int]
"""The results from one number to another, both included."""


@cache
def spans(results: int | str) -> tuple[Span, ...]:
    """The ranges that are meant."""
    text = "0+" if results == ANY else str(results)
    return tuple(_span(part.strip()) for part in text.split(","))


def _span(text: str) -> Span:
    if text.endswith("+"):
        return int(text[:-1]), NO_END
    least, _, most = text.partition("-")
    return int(least), int(most or least)


class ResultLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What follows when the result of a test lies in a range."""

    result: Results
    then: list[Effect]

    def __post_init__(self) -> None:
        for least, most in spans(self.result):
            if most < least:
                raise ValueError(f"the result {self.result} ends before it begins")

    def fits(self, result: int) -> bool:
        result = min(max(result, 0), NO_END)
        for least, most in spans(self.result):  # noqa: SIM110 (asked so often that a generator would cost too much)
            if least <= result <= most:
                return True
        return False

    def ends(self) -> Iterator[int]:
        """The least and the greatest results that fit."""
        for span in spans(self.result):
            yield from span

    def say(self, then: Message) -> Message:
        if self.result == ANY:
            return plain("effect-result-any", then=then)
        return plain("effect-result", result=str(self.result).replace("-", "–"), then=then)


def line_for(lines: Sequence[ResultLine], outcome: Outcome) -> list[Effect]:
    """What follows from an outcome: the effects of its line, or none."""
    for line in lines:
        if line.fits(outcome.result):
            return line.then
    return []


def overlap(lines: Sequence[ResultLine]) -> int | None:
    """A result for which there are two lines."""
    ends = (end for line in lines for end in line.ends())
    return next((end for end in ends if sum(line.fits(end) for line in lines) > 1), None)
