"""Why something cannot be used now: the things with a name, and what stands in the way of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.overview import Seen
from miskatonic.kernel.text import Message

from .face import Frame
from .number_input import parse_choice
from .words import is_named, say

if TYPE_CHECKING:
    from .session import Session

MOST_LINES: Final = 10


def answers(session: Session, seat: int, words: str) -> list[Text]:
    """For everything in sight with such a name: the options at it, or why there are none; or why one cannot do it."""
    frame = session.frame(seat)
    found = [answer(session, seat, each, frame) for each in named(session, seat, words)]
    return shown(found or left_out(words, frame), session.locale)


def left_out(words: str, frame: Frame) -> list[Message]:
    """What the question leaves out that is called so, with the reasons."""
    called = (each for each in frame.not_now() if is_named(words, frame.say(each.say)))
    return [say("why-line", name=each.say, reason=each.reason) for each in called]


def obstacles(session: Session, seat: int, words: str) -> list[Text]:
    """Only what cannot be used, with the reasons."""
    reasons = ((each, session.table.why_not(seat, each.thing)) for each in named(session, seat, words))
    return shown((line(each, reason) for each, reason in reasons if reason is not None), session.locale)


def named(session: Session, seat: int, words: str) -> list[Seen]:
    """The things a seat sees that the words mean: by their names, by a code of the game, by the number of an option."""
    frame = session.frame(seat)
    things = list(session.table.game.overview(frame.view).things())
    found = [each for each in things if is_named(words, frame.say(each.name))]
    name = session.face.name_of_code(words)
    if name is not None:
        found = [each for each in things if frame.say(each.name) == frame.say(name)]
    return found or [each for each in things if each.thing in things_of_option(words, frame)]


def things_of_option(words: str, frame: Frame) -> tuple[Thing, ...]:
    """What the option of this number is about."""
    options = frame.decision.options if frame.decision else ()
    number = parse_choice(words, len(options))
    return () if number is None else (*options[number - 1].about, *frame.details(options[number - 1]).also)


def answer(session: Session, seat: int, seen: Seen, frame: Frame) -> Message:
    reason = session.table.why_not(seat, seen.thing)
    if reason is not None:
        return line(seen, reason)
    numbers = options_at(seen.thing, frame)
    if not numbers:
        return say("why-nothing", name=seen.name)
    return say("why-options", name=seen.name, numbers=", ".join(map(str, numbers)))


def line(seen: Seen, reason: Message) -> Message:
    return say("why-line", name=seen.name, reason=reason)


def options_at(thing: Thing, frame: Frame) -> list[int]:
    """The numbers of the options that are about a thing."""
    options = frame.decision.options if frame.decision else ()
    return [
        number
        for number, option in enumerate(options, 1)
        if thing in option.about or thing in frame.details(option).also
    ]


def shown(messages: Iterable[Message], locale: str) -> list[Text]:
    """Each different line once, and not too many of them."""
    lines = list(dict.fromkeys(message.text(locale) for message in messages))
    texts = [Text(each, "muted") for each in lines[:MOST_LINES]]
    if len(lines) > MOST_LINES:
        texts.append(Text(say("why-more", count=len(lines) - MOST_LINES).text(locale), "muted"))
    return texts
