"""What happens to investigators."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone, Weight

from .base import BAD, GOOD, PAGE, RESULT, UNCANNY, Event


class InvestigatorJoined(Event, frozen=True, tag="investigator-joined"):
    who: str
    mental: str
    physical: str
    at: str


class Moved(Event, frozen=True, tag="moved"):
    who: str
    origin: str
    to: str


class MovedByKeeper(Moved, frozen=True, tag="moved-by-keeper"):
    tone: ClassVar[Tone] = BAD


class Placed(Event, frozen=True, tag="investigator-placed"):
    who: str
    to: str


class Suffered(Event, frozen=True, tag="suffered"):
    who: str
    what: str
    count: int
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT

    def variant(self) -> str:
        return f"-{self.what}"


class Healed(Suffered, frozen=True, tag="healed"):
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = None


class WentInsane(Event, frozen=True, tag="went-insane"):
    who: str
    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.NOTABLE


class Stunned(Event, frozen=True, tag="stunned"):
    who: str
    tone: ClassVar[Tone] = BAD


class StunShaken(Event, frozen=True, tag="stun-shaken"):
    who: str
    tone: ClassVar[Tone] = GOOD


class Hid(Event, frozen=True, tag="hid"):
    who: str
    at: str


class CameOut(Event, frozen=True, tag="came-out"):
    who: str
    at: str


class SkillPointSpent(Event, frozen=True, tag="skill-point-spent"):
    who: str
    luck: int
    left: int


class SkillPointGained(Event, frozen=True, tag="skill-point-gained"):
    who: str
    count: int
    tone: ClassVar[Tone] = GOOD


class SkillPointLost(Event, frozen=True, tag="skill-point-lost"):
    who: str
    count: int
    tone: ClassVar[Tone] = BAD


class HorrorPassed(Event, frozen=True, tag="horror-passed"):
    """A horror check that is passed without a roll."""

    who: str
    monster: int
    kind: str


class EvadeFailed(Event, frozen=True, tag="evade-failed"):
    """The monster lets its damage be."""

    who: str
    monster: int
    kind: str


class InvestigatorKilled(Event, frozen=True, tag="investigator-killed"):
    who: str
    at: str
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.GRAVE


class PlayerEliminated(Event, frozen=True, tag="player-eliminated"):
    who: str
    tone: ClassVar[Tone] = BAD
    weight: ClassVar[Weight] = Weight.GRAVE


class Escaped(Event, frozen=True, tag="escaped"):
    who: str
    at: str
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.GRAVE
