"""The scenario, its rounds and turns."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, Tone, Weight
from miskatonic.kernel.text import Message

from ..words import card_name, say
from .base import BAD, PAGE, DeckEvent, Event


class ScenarioBegan(Event, frozen=True, tag="scenario-began"):
    scenario: str

    icon: ClassVar[str] = "kind-scenario"


class LeadChosen(Event, frozen=True, tag="lead-chosen"):
    """`votes` tells whom everybody named, where all were asked: they agreed, or chance has decided among the named."""

    who: str
    votes: dict[str, str] = {}

    icon: ClassVar[str] = "lead-investigator"

    def variant(self) -> str:
        if not self.votes:
            return ""
        return "-agreed" if len(set(self.votes.values())) == 1 else "-by-chance"

    def say(self) -> Message:
        votes = [say("lead-vote", who=card_name(who), named=card_name(named)) for who, named in self.votes.items()]
        return say(f"event-lead-chosen{self.variant()}", who=card_name(self.who), votes=votes)


class OpeningHandDrawn(DeckEvent, frozen=True, tag="opening-hand-drawn"):
    count: int

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "hand"


class Mulligan(DeckEvent, frozen=True, tag="mulligan"):
    count: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "hand"


class IntroductionRead(Event, frozen=True, tag="introduction-read"):
    """`notes` is the campaign log as it is then; it decides how the story begins."""

    scenario: str
    notes: list[str]

    icon: ClassVar[str] = "log"


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    phase: str

    icon: ClassVar[str] = "waiting"


class TurnBegan(Event, frozen=True, tag="turn-began"):
    who: str

    icon: ClassVar[str] = "kind-investigator"


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    who: str

    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "check"


class ActionTaken(Event, frozen=True, tag="action-taken"):
    who: str
    action: str

    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "ability-action"

    def variant(self) -> str:
        return f"-{self.action}"


class ScenarioEnded(Event, frozen=True, tag="scenario-ended"):
    scenario: str
    resolution: str

    icon: ClassVar[str] = "kind-scenario"
    weight: ClassVar[Weight] = Weight.DECISIVE
    concludes: ClassVar[bool] = True

    def feels(self) -> Tone:
        return BAD if self.resolution == "none" else Tone.PLAIN

    def highlighted(self) -> Highlight:
        story = say(f"resolution-{self.scenario}-{self.resolution}")
        return Highlight(PAGE, say(f"scenario-{self.scenario}"), story)
