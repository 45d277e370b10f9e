"""What monsters do, and what is done to them."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight
from miskatonic.kernel.text import Message

from .. import things
from ..bestiary import KINDS
from ..campus import ZONES
from ..words import Zone, location_name, monster_name, say
from .base import BAD, GOOD, PAGE, RESULT, Event


class MonsterEvent(Event, frozen=True):
    """Something about a monster."""

    monster: int
    kind: str


class MonsterDestroyed(MonsterEvent, frozen=True, tag="monster-destroyed"):
    at: int

    tone: ClassVar[Tone] = GOOD

    def weighs(self) -> int:
        return Weight.NOTABLE if KINDS[self.kind].special else Weight.MINOR


class SealHeld(MonsterEvent, frozen=True, tag="seal-held"):
    origin: int
    to: int
    left: int

    tone: ClassVar[Tone] = GOOD

    def variant(self) -> str:
        return "" if self.left else "-broken"

    def touches(self) -> list[Thing]:
        return [things.walkway(self.origin, self.to), things.monster(self.monster), things.location(self.origin)]


class Damaged(Event, frozen=True, tag="damaged"):
    """`monster` is the destroyer that did it; a card or a reckoning has none."""

    at: int
    monster: int | None = None
    kind: str | None = None

    tone: ClassVar[Tone] = BAD
    weight: ClassVar[Weight] = Weight.MINOR

    def variant(self) -> str:
        return "" if self.kind is None else "-by"


class MonsterDrawn(MonsterEvent, frozen=True, tag="monster-drawn"):
    """A token comes out of the cup. Special monsters come from beside the sheet, where everybody sees them."""

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "event-spawned"
    also: ClassVar[tuple[Thing, ...]] = (things.CUP,)


class Spawned(MonsterEvent, frozen=True, tag="spawned"):
    """Where the location is `full`, the monster finds no space in it."""

    at: int
    full: bool = False

    tone: ClassVar[Tone] = BAD

    def variant(self) -> str:
        return "-full" if self.full else ""


class MonsterMoved(MonsterEvent, frozen=True, tag="monster-moved"):
    """`through` are the full locations it passed on its way; with no space on all of it, it went `straight`."""

    origin: int
    to: int
    through: list[int] = []
    straight: bool = False

    def variant(self) -> str:
        if self.straight:
            return "-straight"
        return "-on" if self.through else ""


class SiteOverrun(Event, frozen=True, tag="site-overrun"):
    """The ritual site has no space for what must go there: a kind of monster, or damage.

    A monster on its way has left its `origin` and stands nowhere any more; one without it was to spawn there. Of
    damage, `monster` is the destroyer that leaves it, `by` its kind.
    """

    what: str
    monster: int | None = None
    by: str | None = None
    origin: int | None = None
    through: list[int] = []

    tone: ClassVar[Tone] = BAD
    also: ClassVar[tuple[Thing, ...]] = (things.RITUAL_SITE,)
    weight: ClassVar[Weight] = Weight.DECISIVE

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, say("result-ritual-site-overrun"))

    def say(self) -> Message:
        if self.what == "damage":
            if self.by is None:
                return say("event-site-overrun-damage")
            return say("event-site-overrun-destroyer", monster=monster_name(self.by))
        monster = monster_name(self.what)
        if self.origin is None:
            return say("event-site-overrun", monster=monster)
        origin = location_name(self.origin)
        if not self.through:
            return say("event-site-overrun-from", monster=monster, origin=origin)
        through = [location_name(each) for each in self.through]
        return say("event-site-overrun-on", monster=monster, origin=origin, through=through)


class NothingSpawned(Event, frozen=True, tag="nothing-spawned"):
    kind: str

    tone: ClassVar[Tone] = GOOD
    also: ClassVar[tuple[Thing, ...]] = (things.SHEET,)


class Activated(MonsterEvent, frozen=True, tag="activated"):
    at: int

    quiet: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD


class ZoneActivated(Event, frozen=True, tag="zone-activated"):
    zone: str

    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT

    def touches(self) -> list[Thing]:
        return [things.location(number) for number in ZONES[Zone(self.zone)]]
