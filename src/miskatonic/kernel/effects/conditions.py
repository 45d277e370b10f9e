"""Conditions that are plain functions, and the words for why one of them does not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ..text import Message, plain

T = TypeVar("T")
M = TypeVar("M")
F = TypeVar("F", bound=Callable[..., Any])

Holds = Callable[[T, M], Any]
"""Does something hold, `(table, me)`? Whatever is true says yes. The `holds` of a `Condition` is one, too."""


def condition(unmet: Message) -> Callable[[F], F]:
    """Give a condition its words for why it does not hold, as a sentence."""

    def name(holds: F) -> F:
        holds.unmet = unmet  # type: ignore[attr-defined]
        return holds

    return name


def both(*conditions: Holds[T, M]) -> Holds[T, M]:
    """All of them hold."""

    def holds(table: T, me: M) -> bool:
        return all(each(table, me) for each in conditions)

    holds.parts = conditions  # type: ignore[attr-defined]
    return holds


def why_unmet(holds: Holds[T, M], table: T, me: M) -> Message | None:
    """Why a condition does not hold, in the words of its first part that does not; None where it does."""
    if holds(table, me):
        return None
    parts: tuple[Holds[T, M], ...] = getattr(holds, "parts", ())
    reasons = (why_unmet(part, table, me) for part in parts)
    unmet: Message = getattr(holds, "unmet", plain("condition-unmet"))
    return next((reason for reason in reasons if reason is not None), unmet)
