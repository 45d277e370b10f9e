"""What can be told of a game of Arkham Horror."""

from __future__ import annotations

from typing import ClassVar, Final

from miskatonic.kernel.events import Event as KernelEvent
from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.text import Message

from ..scenes import outcome, situation, title
from ..state import Face
from ..texts import archive_lines, back_lines, card_lines, headline_lines, part_lines, together
from ..words import archive_name, card_name, headline_name, say, space_name
from .base import BAD, CARD, GOOD, PAGE, RESULT, UNCANNY, Event

# The round.


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    phase: str

    def variant(self) -> str:
        return f"-{self.phase}"


class TurnBegan(Event, frozen=True, tag="turn-began"):
    who: str


class ActionBegan(Event, frozen=True, tag="action-began"):
    who: str
    verb: str
    card: str | None = None

    def variant(self) -> str:
        return f"-{self.verb}"


class StoodUp(Event, frozen=True, tag="stood-up"):
    who: str


class BecameDelayed(Event, frozen=True, tag="became-delayed"):
    who: str
    tone: ClassVar[Tone] = BAD


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.DECISIVE
    concludes: ClassVar[bool] = True

    def variant(self) -> str:
        return f"-{self.reason}"


# People.


class InvestigatorJoined(Event, frozen=True, tag="investigator-joined"):
    who: str
    at: str


class Moved(Event, frozen=True, tag="moved"):
    who: str
    origin: str
    to: str


class Suffered(Event, frozen=True, tag="suffered"):
    who: str
    what: str
    count: int
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT

    def variant(self) -> str:
        return f"-{self.what}"


class AssetSuffered(Event, frozen=True, tag="asset-suffered"):
    who: str
    card: str
    what: str
    count: int

    def variant(self) -> str:
        return f"-{self.what}"


class Prevented(Suffered, frozen=True, tag="prevented"):
    tone: ClassVar[Tone] = GOOD


class Recovered(Suffered, frozen=True, tag="recovered"):
    tone: ClassVar[Tone] = GOOD


class AssetRecovered(AssetSuffered, frozen=True, tag="asset-recovered"):
    pass


class InvestigatorDefeated(Event, frozen=True, tag="investigator-defeated"):
    who: str
    how: str
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.GRAVE

    def variant(self) -> str:
        return f"-{self.how}"


class PlayerOut(Event, frozen=True, tag="player-out"):
    who: str
    tone: ClassVar[Tone] = BAD


class Focused(Event, frozen=True, tag="focused"):
    who: str
    skill: str
    tone: ClassVar[Tone] = GOOD


class FocusLost(Event, frozen=True, tag="focus-lost"):
    who: str
    skill: str


class Gained(Event, frozen=True, tag="gained"):
    """Money, remnants or clues."""

    who: str
    what: str
    count: int
    tone: ClassVar[Tone] = GOOD

    def variant(self) -> str:
        return f"-{self.what}"


class Spent(Gained, frozen=True, tag="spent"):
    tone: ClassVar[Tone] = Tone.PLAIN


class Researched(Event, frozen=True, tag="researched"):
    who: str
    count: int
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT


class CardGained(Event, frozen=True, tag="card-gained"):
    who: str
    card: str
    tone: ClassVar[Tone] = GOOD
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), together(card_lines(self.card)))


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    who: str
    card: str


class CardTurned(Event, frozen=True, tag="card-turned"):
    who: str
    card: str
    back: int
    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), together(back_lines(f"{self.card}#{self.back + 1}")))


class DisplayRefilled(Event, frozen=True, tag="display-refilled"):
    card: list[str]
    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class Traded(Event, frozen=True, tag="traded"):
    who: str
    other: str
    what: str
    card: str | None = None
    count: int = 1

    def variant(self) -> str:
        return f"-{self.what}"


# The board.


class DoomPlaced(Event, frozen=True, tag="doom-placed"):
    at: str
    count: int
    tone: ClassVar[Tone] = BAD


class DoomRemoved(Event, frozen=True, tag="doom-removed"):
    at: str
    count: int
    tone: ClassVar[Tone] = GOOD


class SheetDoom(Event, frozen=True, tag="sheet-doom"):
    count: int
    total: int
    tone: ClassVar[Tone] = BAD
    weight: ClassVar[Weight] = Weight.MINOR


class CluePlaced(Event, frozen=True, tag="clue-placed"):
    neighborhood: str
    reveals: ClassVar[bool] = True


class SheetClues(Event, frozen=True, tag="sheet-clues"):
    """Clues on the scenario sheet that came or went otherwise than by research."""

    count: int
    total: int


class AnomalyAppeared(Event, frozen=True, tag="anomaly-appeared"):
    neighborhood: str
    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.NOTABLE


class AnomalyClosed(Event, frozen=True, tag="anomaly-closed"):
    neighborhood: str
    tone: ClassVar[Tone] = GOOD
    weight: ClassVar[Weight] = Weight.NOTABLE


class Outbreak(Event, frozen=True, tag="outbreak"):
    at: str
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT


class MarkerPlaced(Event, frozen=True, tag="marker-placed"):
    at: str
    colour: str


class MarkerTurned(MarkerPlaced, frozen=True, tag="marker-turned"):
    reveals: ClassVar[bool] = True


class MarkerRemoved(MarkerPlaced, frozen=True, tag="marker-removed"):
    pass


class SheetMarker(Event, frozen=True, tag="sheet-marker"):
    total: int


class EventDiscarded(Event, frozen=True, tag="event-discarded"):
    number: str
    spaces: list[str]
    reveals: ClassVar[bool] = True


class EventDeckEmpty(Event, frozen=True, tag="event-deck-empty"):
    tone: ClassVar[Tone] = BAD


# Monsters.


class MonsterSpawned(Event, frozen=True, tag="monster-spawned"):
    monster: int
    kind: str
    at: str
    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT


class MonsterMoved(Event, frozen=True, tag="monster-moved"):
    monster: int
    kind: str
    origin: str
    to: str


class MonsterEngaged(Event, frozen=True, tag="monster-engaged"):
    monster: int
    kind: str
    who: str
    tone: ClassVar[Tone] = BAD


class MonsterDisengaged(Event, frozen=True, tag="monster-disengaged"):
    monster: int
    kind: str
    who: str


class MonsterExhausted(Event, frozen=True, tag="monster-exhausted"):
    monster: int
    kind: str


class MonsterReadied(Event, frozen=True, tag="monster-readied"):
    monster: int
    kind: str


class MonsterAttacked(Event, frozen=True, tag="monster-attacked"):
    monster: int
    kind: str
    who: str
    tone: ClassVar[Tone] = BAD


class MonsterHurt(Event, frozen=True, tag="monster-hurt"):
    monster: int
    kind: str
    count: int
    tone: ClassVar[Tone] = GOOD


class MonsterHealed(Event, frozen=True, tag="monster-healed"):
    monster: int
    kind: str
    count: int
    tone: ClassVar[Tone] = BAD


class MonsterDefeated(Event, frozen=True, tag="monster-defeated"):
    monster: int
    kind: str
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT


# Encounters, headlines, tokens, the codex.


class EncounterBegan(Event, frozen=True, tag="encounter-began"):
    who: str
    deck: str
    number: str
    section: str
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, title(self.number, self.section), situation(self.number, self.section))

    def variant(self) -> str:
        return f"-{self.deck}" if self.deck in ("street", "anomaly") else ""

    def say(self) -> Message:
        """A space of a neighbourhood is named."""
        told = super().say()
        return told if self.variant() else say(told.id, **told.args, where=space_name(self.section))


class OutcomeTold(Event, frozen=True, tag="outcome-told"):
    who: str
    number: str
    section: str
    test: int
    result: int
    passed: bool
    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    def feels(self) -> Tone:
        return GOOD if self.passed else BAD

    def highlighted(self) -> Highlight | None:
        text = outcome(self.number, self.section, Tried(self.test, self.result, self.passed))
        return None if text is None else Highlight(RESULT, text=text)


class TokenDrawn(Event, frozen=True, tag="token-drawn"):
    who: str
    token: str
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT


class CupRefilled(Event, frozen=True, tag="cup-refilled"):
    pass


class CupChanged(Event, frozen=True, tag="cup-changed"):
    token: str


class HeadlineRead(Event, frozen=True, tag="headline-read"):
    who: str
    headline: str
    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, headline_name(self.headline), together(headline_lines(self.headline)))


class RumorEnded(Event, frozen=True, tag="rumor-ended"):
    headline: str


class ArchivePage(Event, frozen=True):
    """A side of an archive card comes up and is read."""

    archive: int
    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True
    weight: ClassVar[Weight] = Weight.GRAVE


class ArchiveAdded(ArchivePage, frozen=True, tag="archive-added"):
    face: Face = "front"

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, self._name(), together(archive_lines(self.archive, self.face)))

    def say(self) -> Message:
        """By the side that lies open."""
        return say("event-archive-added", archive=self._name())

    def _name(self) -> Message:
        return archive_name(self.archive, self.face)


class ArchiveTurned(ArchivePage, frozen=True, tag="archive-turned"):
    part: str | None = None
    """What is read of its back, where that is not all of it."""

    def highlighted(self) -> Highlight:
        lines = archive_lines(self.archive, "back") if self.part is None else part_lines(self.archive, self.part)
        return Highlight(PAGE, self._read(), together(lines))

    def say(self) -> Message:
        """By what stands on the back."""
        return say(f"event-{self.__struct_config__.tag}", archive=self._read())

    def _read(self) -> Message:
        return archive_name(self.archive, "back") if self.part is None else say(f"part-{self.part}")


class ArchiveRead(ArchiveTurned, frozen=True, tag="archive-read"):
    """Its back is read, but the card is not turned over in the codex."""


class ArchiveReturned(Event, frozen=True, tag="archive-returned"):
    archive: int


class ArchiveAttached(ArchivePage, frozen=True, tag="archive-attached"):
    neighborhood: str

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, archive_name(self.archive), together(archive_lines(self.archive, "front")))


# Dice.


class TestBegan(Event, frozen=True, tag="test-began"):
    __test__: ClassVar[bool] = False
    who: str
    skill: str
    pool: int


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    who: str
    dice: list[int]
    reveals: ClassVar[bool] = True


class DieRerolled(Event, frozen=True, tag="die-rerolled"):
    who: str
    old: int
    new: int
    reveals: ClassVar[bool] = True


class DieRaised(Event, frozen=True, tag="die-raised"):
    who: str
    die: int


class SuccessesAdded(Event, frozen=True, tag="successes-added"):
    who: str
    count: int


class TestEnded(Event, frozen=True, tag="test-ended"):
    __test__: ClassVar[bool] = False
    who: str
    skill: str
    result: int
    dice: list[int]
    highlight: ClassVar[HighlightKind | None] = RESULT

    def feels(self) -> Tone:
        return GOOD if self.result else BAD


EVENTS: Final[tuple[type[KernelEvent], ...]] = tuple(
    kind
    for kind in vars().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, ArchivePage)
)
