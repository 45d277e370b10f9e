"""What can happen in the card game, as the log tells it.

An event names cards by their code, and copies in play by their number (`id`). Its sentence is `event-<tag>`; fields
named like things of the game are given to it as names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Arg, Message

from .view import TermView, TokenView
from .words import card_name, say, skill_name, token_name

NAMES: Final[dict[str, Callable[[Any], Message]]] = {
    **dict.fromkeys(("who", "card", "enemy", "location", "origin", "to", "source", "removed"), card_name),
    "skill": skill_name,
    "token": token_name,
    "phase": lambda phase: say(f"phase-{phase}"),
    "scenario": lambda scenario: say(f"scenario-{scenario}"),
    "note": lambda note: say(f"log-{note}"),
}
"""How the fields of an event are called in its sentence."""


class Told(Event, frozen=True):
    """An event whose sentence is made of its fields."""

    def say(self) -> Message:
        tag = self.__struct_config__.tag
        return say(f"event-{tag}{self.kind()}", **self.words())

    def kind(self) -> str:
        """Which of several sentences fits."""
        return ""

    def words(self) -> dict[str, Arg]:
        said: dict[str, Arg] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in NAMES and value:
                said[name] = NAMES[name](value)
            elif isinstance(value, (int, str)) and name not in ("id", "cause"):
                said[name] = int(value) if isinstance(value, bool) else value
        return said


class ScenarioBegan(Told, frozen=True, tag="scenario-began"):
    scenario: str


class LeadChosen(Told, frozen=True, tag="lead-chosen"):
    who: str


class OpeningHandDrawn(Told, frozen=True, tag="opening-hand-drawn"):
    who: str
    count: int

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class Mulligan(Told, frozen=True, tag="mulligan"):
    who: str
    count: int

    reveals: ClassVar[bool] = True


class IntroductionRead(Told, frozen=True, tag="introduction-read"):
    """`notes` is the campaign log as it is then; it decides how the story begins."""

    scenario: str
    notes: list[str]


class RoundBegan(Told, frozen=True, tag="round-began"):
    round: int


class PhaseBegan(Told, frozen=True, tag="phase-began"):
    phase: str


class TurnBegan(Told, frozen=True, tag="turn-began"):
    who: str


class TurnEnded(Told, frozen=True, tag="turn-ended"):
    who: str

    quiet: ClassVar[bool] = True


class ActionTaken(Told, frozen=True, tag="action-taken"):
    who: str
    action: str

    quiet: ClassVar[bool] = True

    def kind(self) -> str:
        return f"-{self.action}"


class AbilityUsed(Told, frozen=True, tag="ability-used"):
    who: str
    card: str
    id: int
    ability: str

    def kind(self) -> str:
        return "-own" if self.card == self.who else ""


class AssetPlayed(Told, frozen=True, tag="asset-played"):
    who: str
    card: str
    id: int


class EventPlayed(Told, frozen=True, tag="event-played"):
    who: str
    card: str
    id: int


class Attached(Told, frozen=True, tag="attached"):
    card: str
    id: int
    to: str
    to_id: int


class PutIntoPlay(Told, frozen=True, tag="put-into-play"):
    card: str
    id: int

    quiet: ClassVar[bool] = True


class Discarded(Told, frozen=True, tag="discarded"):
    card: str
    id: int


class DiscardedAtRandom(Told, frozen=True, tag="discarded-at-random"):
    who: str
    card: str
    id: int

    reveals: ClassVar[bool] = True


class RemovedFromGame(Told, frozen=True, tag="removed-from-game"):
    card: str
    id: int

    quiet: ClassVar[bool] = True


class SentToVictoryDisplay(Told, frozen=True, tag="sent-to-victory-display"):
    card: str
    id: int
    victory: int


class ReturnedToHand(Told, frozen=True, tag="returned-to-hand"):
    card: str
    id: int


class ShuffledIntoEncounterDeck(Told, frozen=True, tag="shuffled-into-encounter-deck"):
    card: str
    id: int


class RevealedFromHand(Told, frozen=True, tag="revealed-from-hand"):
    who: str
    card: str
    id: int


class CardsWereDrawn(Told, frozen=True, tag="cards-were-drawn"):
    who: str
    count: int

    reveals: ClassVar[bool] = True


class CardAddedToHand(Told, frozen=True, tag="card-added-to-hand"):
    """Told to whoever drew or found it."""

    who: str
    card: str
    id: int

    reveals: ClassVar[bool] = True


class DeckReset(Told, frozen=True, tag="deck-reset"):
    who: str

    reveals: ClassVar[bool] = True


class EncounterDeckReshuffled(Told, frozen=True, tag="encounter-deck-reshuffled"):
    reveals: ClassVar[bool] = True


class EncounterCardWasDrawn(Told, frozen=True, tag="encounter-card-was-drawn"):
    who: str
    card: str
    id: int

    reveals: ClassVar[bool] = True


class RevelationCancelled(Told, frozen=True, tag="revelation-cancelled"):
    card: str
    id: int


class CardsTurnedOver(Told, frozen=True, tag="cards-turned-over"):
    """Cards discarded from the top of the encounter deck."""

    count: int

    reveals: ClassVar[bool] = True


class CardsSeen(Told, frozen=True, tag="cards-seen"):
    """Somebody looked at hidden cards."""

    who: str
    count: int

    reveals: ClassVar[bool] = True


class ResourcesGained(Told, frozen=True, tag="resources-gained"):
    who: str
    count: int


class ResourcesLost(Told, frozen=True, tag="resources-lost"):
    who: str
    count: int


class ResourcesMoved(Told, frozen=True, tag="resources-moved"):
    who: str
    card: str
    id: int
    count: int


class UsesAdded(Told, frozen=True, tag="uses-added"):
    card: str
    id: int
    count: int


class CluesDiscoveredEvent(Told, frozen=True, tag="clues-discovered"):
    who: str
    location: str
    id: int
    count: int


class CluesGained(Told, frozen=True, tag="clues-gained"):
    who: str
    count: int


class CluesSpent(Told, frozen=True, tag="clues-spent"):
    who: str
    count: int


class CluesDropped(Told, frozen=True, tag="clues-dropped"):
    who: str
    location: str
    id: int
    count: int


class CluesPlaced(Told, frozen=True, tag="clues-placed"):
    card: str
    id: int
    count: int


class DoomPlaced(Told, frozen=True, tag="doom-placed"):
    card: str
    id: int
    count: int


class DoomCleared(Told, frozen=True, tag="doom-cleared"):
    pass


class ActAdvanced(Told, frozen=True, tag="act-advanced"):
    card: str
    id: int

    reveals: ClassVar[bool] = True


class AgendaAdvanced(Told, frozen=True, tag="agenda-advanced"):
    card: str
    id: int

    reveals: ClassVar[bool] = True


class Moved(Told, frozen=True, tag="moved"):
    who: str
    origin: str
    origin_id: int
    to: str
    to_id: int


class LocationRevealed(Told, frozen=True, tag="location-revealed"):
    """`back` is what it showed before."""

    location: str
    id: int
    back: str
    clues: int

    reveals: ClassVar[bool] = True


class Spawned(Told, frozen=True, tag="spawned"):
    enemy: str
    id: int
    location: str
    location_id: int


class Engaged(Told, frozen=True, tag="engaged"):
    enemy: str
    id: int
    who: str


class Disengaged(Told, frozen=True, tag="disengaged"):
    enemy: str
    id: int
    who: str

    quiet: ClassVar[bool] = True


class EnemyMoved(Told, frozen=True, tag="enemy-moved"):
    enemy: str
    id: int
    origin: str
    origin_id: int
    to: str
    to_id: int


class Attacked(Told, frozen=True, tag="attacked"):
    enemy: str
    id: int
    who: str


class AttackCancelled(Told, frozen=True, tag="attack-cancelled"):
    enemy: str
    id: int
    who: str


class Evaded(Told, frozen=True, tag="evaded"):
    enemy: str
    id: int
    who: str


class Exhausted(Told, frozen=True, tag="exhausted"):
    card: str
    id: int

    quiet: ClassVar[bool] = True


class Readied(Told, frozen=True, tag="readied"):
    card: str
    id: int


class CardsReadied(Told, frozen=True, tag="cards-readied"):
    quiet: ClassVar[bool] = True


class Harmed(Told, frozen=True, tag="harmed"):
    who: str
    damage: int
    horror: int


class AssetHarmed(Told, frozen=True, tag="asset-harmed"):
    card: str
    id: int
    damage: int
    horror: int


class EnemyDamaged(Told, frozen=True, tag="enemy-damaged"):
    enemy: str
    id: int
    damage: int


class EnemyWasDefeated(Told, frozen=True, tag="enemy-was-defeated"):
    enemy: str
    id: int


class Healed(Told, frozen=True, tag="healed"):
    card: str
    id: int
    damage: int
    horror: int


class HorrorMoved(Told, frozen=True, tag="horror-moved"):
    who: str
    card: str
    id: int
    count: int


class InvestigatorDefeated(Told, frozen=True, tag="investigator-defeated"):
    who: str
    by: str

    def kind(self) -> str:
        return f"-{self.by}"


class Resigned(Told, frozen=True, tag="resigned"):
    who: str


class TraumaSuffered(Told, frozen=True, tag="trauma-suffered"):
    who: str
    physical: int
    mental: int


class TestBegan(Told, frozen=True, tag="test-began"):
    who: str
    skill: str
    difficulty: int
    source: str

    def kind(self) -> str:
        return "" if self.source else "-plain"


class Committed(Told, frozen=True, tag="committed"):
    who: str
    card: str
    id: int


class SkillBoosted(Told, frozen=True, tag="skill-boosted"):
    who: str
    card: str
    amount: int


class TokenWasRevealed(Told, frozen=True, tag="token-was-revealed"):
    who: str
    token: str

    reveals: ClassVar[bool] = True


class TokenReturned(Told, frozen=True, tag="token-returned"):
    token: str


class TestEnded(Told, frozen=True, tag="test-ended"):
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

    def kind(self) -> str:
        return "-passed" if self.succeeded else "-failed"


class ScenarioEnded(Told, frozen=True, tag="scenario-ended"):
    scenario: str
    resolution: str


class LogEntryWritten(Told, frozen=True, tag="log-entry-written"):
    note: str


class LogEntryCrossedOut(Told, frozen=True, tag="log-entry-crossed-out"):
    note: str


class StoryAssetEarned(Told, frozen=True, tag="story-asset-earned"):
    who: str
    card: str


class InvestigatorLost(Told, frozen=True, tag="investigator-lost"):
    who: str
    end: str

    def kind(self) -> str:
        return f"-{self.end}"


class ExperienceEarned(Told, frozen=True, tag="experience-earned"):
    who: str
    count: int


class CardBought(Told, frozen=True, tag="card-bought"):
    who: str
    card: str
    removed: str
    price: int

    def kind(self) -> str:
        return "" if self.removed else "-permanent"


class CardUpgraded(Told, frozen=True, tag="card-upgraded"):
    who: str
    source: str
    card: str
    price: int


class PlayerLeft(Told, frozen=True, tag="player-left"):
    seat: int


class PlayerReturned(Told, frozen=True, tag="player-returned"):
    seat: int


class InvestigatorChosen(Told, frozen=True, tag="investigator-chosen"):
    seat: int
    who: str

    reveals: ClassVar[bool] = True


class ChaosTokenAdded(Told, frozen=True, tag="chaos-token-added"):
    token: str


class CampaignEnded(Told, frozen=True, tag="campaign-ended"):
    reason: str

    def kind(self) -> str:
        return f"-{self.reason}"


EVENTS: Final = (
    ScenarioBegan,
    LeadChosen,
    OpeningHandDrawn,
    Mulligan,
    IntroductionRead,
    RoundBegan,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
    ActionTaken,
    AbilityUsed,
    AssetPlayed,
    EventPlayed,
    Attached,
    PutIntoPlay,
    Discarded,
    DiscardedAtRandom,
    RemovedFromGame,
    SentToVictoryDisplay,
    ReturnedToHand,
    ShuffledIntoEncounterDeck,
    RevealedFromHand,
    CardsWereDrawn,
    CardAddedToHand,
    DeckReset,
    EncounterDeckReshuffled,
    EncounterCardWasDrawn,
    RevelationCancelled,
    CardsTurnedOver,
    CardsSeen,
    ResourcesGained,
    ResourcesLost,
    ResourcesMoved,
    UsesAdded,
    CluesDiscoveredEvent,
    CluesGained,
    CluesSpent,
    CluesDropped,
    CluesPlaced,
    DoomPlaced,
    DoomCleared,
    ActAdvanced,
    AgendaAdvanced,
    Moved,
    LocationRevealed,
    Spawned,
    Engaged,
    Disengaged,
    EnemyMoved,
    Attacked,
    AttackCancelled,
    Evaded,
    Exhausted,
    Readied,
    CardsReadied,
    Harmed,
    AssetHarmed,
    EnemyDamaged,
    EnemyWasDefeated,
    Healed,
    HorrorMoved,
    InvestigatorDefeated,
    Resigned,
    TraumaSuffered,
    TestBegan,
    Committed,
    SkillBoosted,
    TokenWasRevealed,
    TokenReturned,
    TestEnded,
    ScenarioEnded,
    LogEntryWritten,
    LogEntryCrossedOut,
    StoryAssetEarned,
    InvestigatorLost,
    ExperienceEarned,
    CardBought,
    CardUpgraded,
    PlayerLeft,
    PlayerReturned,
    InvestigatorChosen,
    ChaosTokenAdded,
    CampaignEnded,
)
"""Everything the log can tell."""
