"""What happened, typed: who may see it and which component caused it. Recording can be switched off.

An event class declares what it touches, its tone, its icon and whether it is a highlight; its sentence is made from its
fields. A game's `Vocabulary` says once how fields are called in sentences and which things on the table they name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum, StrEnum
from typing import Any, ClassVar, cast

from msgspec import Struct

from .decision import Thing
from .text import Arg, Message, Voice

_NOT_SAID = frozenset({"cause", "only"})


class Tone(StrEnum):
    """How an event feels to the investigators."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"
    UNCANNY = "uncanny"


class HighlightKind(StrEnum):
    """What is shown large: a result passes by itself, a turned card and a page to be read wait for the reader."""

    RESULT = "result"
    CARD = "card"
    PAGE = "page"


class Highlight(Struct, frozen=True, omit_defaults=True):
    """An event that must not pass unseen. It tells no more than the event, and whoever may know that sees it."""

    kind: HighlightKind
    title: Message | None = None
    text: Message | None = None
    """What is to be read, such as the text of the card; the sentence of the event is shown anyway."""
    covered_by: str = ""
    """The tag of an event that shows this again with what came of it: where one follows at once, that is enough."""


class Weight(IntEnum):
    """How much an event turns the game: the same measure in every game, so that amounts can be counted by it."""

    BY_TONE = -1
    """Slight where it has a tone, otherwise none."""
    NONE = 0
    SLIGHT = 1
    MINOR = 5
    NOTABLE = 20
    GRAVE = 50
    DECISIVE = 100


class Named(Struct, frozen=True):
    """How a field stands in a sentence: the argument it becomes, and the name of its value."""

    argument: str
    name: Callable[[Any], Message]


class Vocabulary:
    """What the fields of a game's events mean: their names in sentences, and the things they point at."""

    def __init__(
        self,
        say: Voice,
        names: Mapping[str, Named | Callable[[Any], Message]],
        things: Mapping[str, Callable[[Any], Thing]],
        silent: Iterable[str] = (),
    ) -> None:
        """`silent` fields are not given to the sentence."""
        self.say = say
        self.names = {field: name if isinstance(name, Named) else Named(field, name) for field, name in names.items()}
        self.things = things
        self.silent = _NOT_SAID | frozenset(silent)

    def sentence(self, event: Event) -> Message:
        """`event-<tag>` with the fields of the event as arguments."""
        return self.say(f"event-{event.__struct_config__.tag}{event.variant()}", **self.arguments(event))

    def arguments(self, event: Event) -> dict[str, Arg]:
        said: dict[str, Arg] = {}
        for field in event.__struct_fields__:
            value: Any = getattr(event, field)
            named = self.names.get(field)
            if named is not None and isinstance(value, list):
                said[named.argument] = [named.name(each) for each in cast("list[Any]", value)]
            elif named is not None and value not in (None, ""):
                said[named.argument] = named.name(value)
            elif named is None and isinstance(value, (int, str)) and field not in self.silent:
                said[field] = int(value) if isinstance(value, bool) else value
        return said

    def touched(self, event: Event) -> list[Thing]:
        """The things its fields name, in their order."""
        found: list[Thing] = []
        for field in event.__struct_fields__:
            thing = self.things.get(field)
            if thing is None:
                continue
            value: Any = getattr(event, field)
            values = cast("list[Any]", value) if isinstance(value, list) else [value]
            found += [thing(each) for each in values if each not in (None, "")]
        return found


class Event(Struct, kw_only=True, frozen=True, tag_field="event", omit_defaults=True):
    """One thing that happened. `only` names the seats that may know of it (None: everybody)."""

    cause: str | None = None
    only: tuple[int, ...] | None = None

    vocabulary: ClassVar[Vocabulary | None] = None
    """What the fields mean; the game's own base class of events sets it."""

    quiet: ClassVar[bool] = False
    """A quiet event moves something on the board but is not worth a line of its own in the log."""

    reveals: ClassVar[bool] = False
    """This event shows somebody something that was hidden: a drawn card, a turned token, a random draw."""

    tone: ClassVar[Tone] = Tone.PLAIN
    icon: ClassVar[str] = ""
    """The icon of its line in the log; without one it is `event-<tag>`."""
    also: ClassVar[tuple[Thing, ...]] = ()
    """Things it touches that none of its fields names."""
    highlight: ClassVar[HighlightKind | None] = None
    """How it is shown large, where it is; the pages show one highlight after the other."""

    weight: ClassVar[Weight] = Weight.BY_TONE
    """How much it turns the game: the weightiest events are its turning points."""
    concludes: ClassVar[bool] = False
    """It tells how the game or a part of it ended: the last of these and what follows it turn nothing any more."""

    def say(self) -> Message:
        """The event as a sentence, made from its fields."""
        if self.vocabulary is None:
            raise TypeError(f"{type(self).__name__} does not say what happened")
        return self.vocabulary.sentence(self)

    def variant(self) -> str:
        """Which of several sentences fits, as the ending of the text's id."""
        return ""

    def touches(self) -> list[Thing]:
        """The things on the table that it is about."""
        return [*(self.vocabulary.touched(self) if self.vocabulary else ()), *self.also]

    def feels(self) -> Tone:
        """Its tone, where that depends on what happened."""
        return self.tone

    def pictured(self) -> str:
        """Its icon, where that depends on what happened; nothing, where it is that of its kind."""
        return self.icon

    def highlighted(self) -> Highlight | None:
        """What is shown large of it, where that is more than its sentence or depends on what happened."""
        return None if self.highlight is None else Highlight(self.highlight)

    def weighs(self) -> int:
        """How much it turned the game, where that depends on what happened; 0, not at all."""
        if self.weight is not Weight.BY_TONE:
            return self.weight
        return Weight.SLIGHT if not self.quiet and self.feels() is not Tone.PLAIN else Weight.NONE

    def text(self, locale: str = "en") -> str:
        return self.say().text(locale)

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return self.only is None or (seat is not None and seat in self.only)


def reveals(events: Iterable[Event]) -> bool:
    """Did any of these show somebody something that was hidden? What others chose in the open was not hidden."""
    return any(event.reveals for event in events)
