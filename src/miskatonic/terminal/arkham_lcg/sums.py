"""A test that is over, as the log tells it: every number with where it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from miskatonic.games.arkham_lcg.events import TestEnded
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import TermView
from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .marks import source_name
from .words import say


def told(event: Event) -> Message:
    return ended(event) if isinstance(event, TestEnded) else event.say()


def ended(test: TestEnded) -> Message:
    """`Roland Banks succeeds: 3 Roland Banks + 1 Magnifying Glass − 1 token = 3 against 2 Study.`"""
    failed_by_itself = test.automatic and not test.succeeded
    passed_by_itself = test.automatic and test.succeeded
    return say(
        "lcg-ended-passed" if test.succeeded else "lcg-ended-failed",
        who=card_name(test.who),
        value=total(test.terms, test.value, failed_by_itself),
        difficulty=total(test.difficulty_terms, test.difficulty, passed_by_itself),
    )


def total(terms: Sequence[TermView], makes: int, automatic: bool) -> Message:
    """The parts and what they make; a single part is its own sum."""
    first, *more = terms
    parts = reduce(added, more, part("lcg-sum-first", first))
    if automatic:
        return say("lcg-sum-automatic", sum=parts, total=makes)
    if sum(term.amount for term in terms) != makes:  # nothing falls below 0, and something may double it
        return say("lcg-sum-counts-as", sum=parts, total=makes)
    return say("lcg-sum-makes", sum=parts, total=makes) if more else parts


def added(sum: Message, term: TermView) -> Message:
    return part("lcg-sum-minus" if term.amount < 0 else "lcg-sum-plus", term, sum=sum)


def part(id: str, term: TermView, **before: Message) -> Message:
    if not term.source:  # a difficulty that no card names
        return say("lcg-sum-plain", amount=term.amount)
    return say(id, amount=abs(term.amount), source=full_name(term.source), **before)


def full_name(source: str) -> Message:
    """There is room in the log: no location is called by its short name."""
    return card_name(source) if source in PRINTED else source_name(source)
