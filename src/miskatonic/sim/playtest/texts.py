"""What people read: every question, option and event has a text in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from miskatonic.kernel.text import LOCALES, Message, render

from .subject import Subject, expect

MOST_REMEMBERED = 200_000

_fine: set[bytes] = set()
"""The messages of this process that are known to be fine: rendering is slow, and most are said again and again."""


def texts(subject: Subject) -> None:
    """All that is asked now, and all that was told since the last look."""
    told_everywhere_once(spoken(subject))


def told_everywhere_once(messages: Iterable[Message]) -> None:
    """Check those messages that were not checked before."""
    for message in messages:
        label = msgspec.msgpack.encode(message)
        if label not in _fine:
            told_everywhere(message)
            if len(_fine) < MOST_REMEMBERED:
                _fine.add(label)


def spoken(subject: Subject) -> Iterator[Message]:
    table = subject.table
    for decision in table.pending.values():
        yield decision.prompt
        for option in decision.options:
            yield option.told
    new, subject.told = table.events[subject.told :], len(table.events)
    for event in new:
        if not event.quiet:
            yield event.say()


def told_everywhere(message: Message) -> None:
    for locale in LOCALES:
        text, errors = render(message, locale)
        expect(not errors, f"{message.id} in {locale}: {'; '.join(map(str, errors))}")
        expect(bool(text.strip()), f"{message.id} in {locale} is empty")
