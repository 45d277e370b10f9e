"""What people read: every question, option and event has a text in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from typing import Final

from msgspec import Struct
from msgspec.msgpack import Encoder

from miskatonic.kernel.text import LOCALES, Message, render

from .subject import Subject, expect

MOST_REMEMBERED: Final = 400_000
DIGEST_SIZE: Final = 20

_ENCODER: Final = Encoder()

_fine: set[bytes] = set()
"""What is known in this process to be fine: rendering is slow, and most is said again and again."""


def texts(subject: Subject) -> None:
    """All that is asked now, and all that was told since the last look."""
    told_everywhere_once(spoken(subject))


def told_everywhere_once(messages: Iterable[Message]) -> None:
    """Check those messages that were not checked before."""
    for message in messages:
        label = _label(message)
        if label not in _fine:
            told_everywhere(message)
            _remember(label)


def all_told_once(whole: Struct, messages: Callable[[], Iterable[Message]]) -> None:
    """The same for all that is said by something, such as a thing on the table, unless it was checked as a whole."""
    label = _label(whole)
    if label not in _fine:
        told_everywhere_once(messages())
        _remember(label)


def _label(said: Struct) -> bytes:
    """What tells it apart from all others; a digest where that is shorter."""
    label = _ENCODER.encode(said)
    return label if len(label) <= DIGEST_SIZE else blake2b(label, digest_size=DIGEST_SIZE).digest()


def _remember(label: bytes) -> None:
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
