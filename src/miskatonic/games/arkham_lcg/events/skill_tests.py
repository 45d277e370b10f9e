"""Skill tests and the chaos bag."""

from __future__ import annotations

from typing import ClassVar, Final

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Highlight, HighlightKind, Tone

from .. import things
from ..view import TermView, TokenView
from ..words import AUTO_FAIL, CULTIST, ELDER_SIGN, ELDER_THING, SKULL, SYMBOLS, TABLET, token_name
from .base import BAD, GOOD, RESULT, UNCANNY, Event, InvestigatorAndCard, PrintedCardEvent

_TOKEN_TONES: Final[dict[str, Tone]] = {
    ELDER_SIGN: GOOD,
    "+1": GOOD,
    AUTO_FAIL: BAD,
    **dict.fromkeys((SKULL, CULTIST, TABLET, ELDER_THING), UNCANNY),
}


def _token_icon(token: str) -> str:
    """Tokens with a number have no icon of their own."""
    return f"token-{token}" if token in SYMBOLS else "chaos-bag"


class TestBegan(Event, frozen=True, tag="test-began"):
    who: str
    skill: str
    difficulty: int
    source: str

    also: ClassVar[tuple[Thing, ...]] = (things.TEST,)

    def variant(self) -> str:
        return "" if self.source else "-plain"

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.skill(self.skill)]

    def pictured(self) -> str:
        return f"skill-{self.skill}"


class Committed(InvestigatorAndCard, frozen=True, tag="committed"):
    icon: ClassVar[str] = "kind-skill"


class SkillBoosted(PrintedCardEvent, frozen=True, tag="skill-boosted"):
    amount: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "plus"


class TokenWasRevealed(Event, frozen=True, tag="token-was-revealed"):
    who: str
    token: str

    reveals: ClassVar[bool] = True
    also: ClassVar[tuple[Thing, ...]] = (things.BAG,)

    def feels(self) -> Tone:
        return _TOKEN_TONES.get(self.token, Tone.PLAIN)

    def pictured(self) -> str:
        return _token_icon(self.token)

    def highlighted(self) -> Highlight:
        return Highlight(RESULT, token_name(self.token), covered_by="test-ended")


class TokenReturned(Event, frozen=True, tag="token-returned"):
    token: str

    icon: ClassVar[str] = "chaos-bag"
    also: ClassVar[tuple[Thing, ...]] = (things.BAG,)


class TestEnded(Event, frozen=True, tag="test-ended"):
    """With every part of both numbers, for a test may begin and end without anybody having looked at it."""

    who: str
    skill: str
    attempt: str | None
    target: str
    """What was investigated, fought or evaded; otherwise the card that asked for the test, if any."""
    succeeded: bool
    automatic: bool
    """By itself, whatever the numbers."""
    value: int
    terms: list[TermView]
    """The tokens come last."""
    difficulty: int
    difficulty_terms: list[TermView]
    tokens: list[TokenView]

    highlight: ClassVar[HighlightKind | None] = RESULT
    also: ClassVar[tuple[Thing, ...]] = (things.TEST,)

    def variant(self) -> str:
        return "-passed" if self.succeeded else "-failed"

    def feels(self) -> Tone:
        return GOOD if self.succeeded else BAD

    def pictured(self) -> str:
        return "check" if self.succeeded else "close"


class ChaosTokenAdded(Event, frozen=True, tag="chaos-token-added"):
    token: str

    tone: ClassVar[Tone] = BAD
    also: ClassVar[tuple[Thing, ...]] = (things.BAG,)

    def pictured(self) -> str:
        return _token_icon(self.token)
