"""What can happen in Final Hour, as the log tells it.

Fields are called as the vocabulary says: `who` is an investigator, `at` a location, `monster` a token, `kind` its kind.
"""

from __future__ import annotations

from typing import ClassVar, Final

from miskatonic.kernel import events
from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Named, Tone, Vocabulary, Weight
from miskatonic.kernel.text import Message

from . import things
from .bestiary import KINDS
from .campus import ZONES
from .words import (
    Zone,
    card_title,
    gate_name,
    investigator_name,
    item_name,
    location_name,
    monster_name,
    row_name,
    say,
    symbol_name,
    zone_name,
)

GOOD, BAD, UNCANNY = Tone.GOOD, Tone.BAD, Tone.UNCANNY


class Event(events.Event, frozen=True):
    """The base of them all."""

    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(
        say,
        names={
            "who": investigator_name,
            "lead": investigator_name,
            "waiting": investigator_name,
            "ready": investigator_name,
            "title": Named("card", card_title),
            "kind": Named("monster", monster_name),
            "at": Named("where", location_name),
            "origin": location_name,
            "to": location_name,
            "through": location_name,
            "one": location_name,
            "other": location_name,
            "item": item_name,
            "symbol": symbol_name,
            "symbols": symbol_name,
            "zone": zone_name,
            "row": row_name,
        },
        things={
            "who": things.investigator,
            "lead": things.investigator,
            "waiting": things.investigator,
            "monster": things.monster,
            "at": things.location,
            "origin": things.location,
            "through": things.location,
            "to": things.location,
            "card": things.action_card,
            "priority": things.priority_card,
            "item": things.item,
            "row": things.reckoning_row,
        },
        silent=("monster", "card", "half", "full", "straight", "alone"),
    )


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int
    lead: str | None

    def variant(self) -> str:
        return "-alone" if self.lead is None else ""


class FaceDownRound(Event, frozen=True, tag="face-down-round"):
    """The last reckoning hid the priority cards of this round; `alone`, the one that is kept."""

    alone: bool = False

    tone: ClassVar[Tone] = UNCANNY

    def variant(self) -> str:
        return "-alone" if self.alone else ""


class ActionCardDrawn(Event, frozen=True, tag="action-card-drawn"):
    """`card` tells the two copies of a title apart, whose lower effects differ."""

    who: str
    title: str
    card: int

    reveals: ClassVar[bool] = True


class PriorityCardDrawn(Event, frozen=True, tag="priority-card-drawn"):
    who: str
    priority: int

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "priority-card"


class PriorityPlayed(Event, frozen=True, tag="priority-played"):
    who: str
    priority: int


class PriorityPlayedFaceDown(Event, frozen=True, tag="priority-played-face-down"):
    who: str


class PriorityTurned(Event, frozen=True, tag="priority-turned"):
    """A priority card played face down is turned up."""

    who: str
    priority: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "event-priority-played"


class RowDrawn(Event, frozen=True, tag="row-drawn"):
    """Alone: the priority cards of the round. Drawn face down, one of them was `kept` by chance."""

    cards: list[int]
    kept: int | None = None

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "priority-card"

    def say(self) -> Message:
        cards = [say("priority-number", number=number) for number in self.cards]
        if self.kept is None:
            return say("event-row-drawn", cards=cards)
        return say("event-row-drawn-face-down", cards=cards, kept=self.kept)

    def touches(self) -> list[Thing]:
        return [things.priority_card(number) for number in self.cards]


class PriorityKept(Event, frozen=True, tag="priority-kept"):
    priority: int


class ActionRevealed(Event, frozen=True, tag="action-revealed"):
    who: str
    title: str
    card: int
    half: str
    priority: int

    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return f"-{self.half}"


class ActionPlaced(ActionRevealed, frozen=True, tag="action-placed"):
    """Alone: a card that was seen when it was drawn is put on the row."""

    reveals: ClassVar[bool] = False
    icon: ClassVar[str] = "event-action-revealed"


class Moved(Event, frozen=True, tag="moved"):
    who: str
    origin: int
    to: int


class MonsterDestroyed(Event, frozen=True, tag="monster-destroyed"):
    monster: int
    kind: str
    at: int

    tone: ClassVar[Tone] = GOOD

    def weighs(self) -> int:
        return Weight.NOTABLE if KINDS[self.kind].special else Weight.MINOR


class SealHeld(Event, frozen=True, tag="seal-held"):
    monster: int
    kind: str
    origin: int
    to: int
    left: int

    tone: ClassVar[Tone] = GOOD

    def variant(self) -> str:
        return "" if self.left else "-broken"

    def touches(self) -> list[Thing]:
        return [things.walkway(self.origin, self.to), things.monster(self.monster), things.location(self.origin)]


class ClueFound(Event, frozen=True, tag="clue-found"):
    who: str
    at: int
    symbol: str

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = GOOD
    weight: ClassVar[Weight] = Weight.NOTABLE

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.symbol(self.symbol)]

    def pictured(self) -> str:
        return f"symbol-{self.symbol}"


class ItemFound(Event, frozen=True, tag="item-found"):
    who: str
    item: str

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = GOOD

    def pictured(self) -> str:
        return f"item-{self.item}"


class ItemUsed(Event, frozen=True, tag="item-used"):
    who: str
    item: str

    tone: ClassVar[Tone] = GOOD
    weight: ClassVar[Weight] = Weight.MINOR

    def pictured(self) -> str:
        return f"item-{self.item}"


class Sealed(Event, frozen=True, tag="sealed"):
    one: int
    other: int

    tone: ClassVar[Tone] = GOOD

    def touches(self) -> list[Thing]:
        return [things.walkway(self.one, self.other)]


class SealRemoved(Event, frozen=True, tag="seal-removed"):
    one: int
    other: int

    tone: ClassVar[Tone] = BAD

    def touches(self) -> list[Thing]:
        return [things.walkway(self.one, self.other)]


class HealthLost(Event, frozen=True, tag="health-lost"):
    who: str
    count: int
    left: int

    tone: ClassVar[Tone] = BAD

    def weighs(self) -> int:
        if self.left > 1:
            return Weight.MINOR * self.count
        return Weight.NOTABLE if self.left else Weight.DECISIVE


class HealthRecovered(Event, frozen=True, tag="health-recovered"):
    who: str
    count: int
    left: int

    tone: ClassVar[Tone] = GOOD


class Damaged(Event, frozen=True, tag="damaged"):
    """`monster` is the destroyer that did it; a card or a reckoning has none."""

    at: int
    monster: int | None = None
    kind: str | None = None

    tone: ClassVar[Tone] = BAD
    weight: ClassVar[Weight] = Weight.MINOR

    def variant(self) -> str:
        return "" if self.kind is None else "-by"


class Repaired(Event, frozen=True, tag="repaired"):
    at: int

    tone: ClassVar[Tone] = GOOD


class MonsterDrawn(Event, frozen=True, tag="monster-drawn"):
    """A token comes out of the cup. Special monsters come from beside the sheet, where everybody sees them."""

    monster: int
    kind: str

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "event-spawned"
    also: ClassVar[tuple[Thing, ...]] = (things.CUP,)


class Spawned(Event, frozen=True, tag="spawned"):
    """Where the location is `full`, the monster finds no space in it."""

    monster: int
    kind: str
    at: int
    full: bool = False

    tone: ClassVar[Tone] = BAD

    def variant(self) -> str:
        return "-full" if self.full else ""


class MonsterMoved(Event, frozen=True, tag="monster-moved"):
    """`through` are the full locations it passed on its way; with no space on all of it, it went `straight`."""

    monster: int
    kind: str
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


class Activated(Event, frozen=True, tag="activated"):
    monster: int
    kind: str
    at: int

    quiet: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD


class ZoneActivated(Event, frozen=True, tag="zone-activated"):
    zone: str

    tone: ClassVar[Tone] = BAD

    def touches(self) -> list[Thing]:
        return [things.location(number) for number in ZONES[Zone(self.zone)]]


class Reckoning(Event, frozen=True, tag="reckoning"):
    omens: int
    row: str | None

    def variant(self) -> str:
        return "-none" if self.row is None else ""

    def feels(self) -> Tone:
        return GOOD if self.row is None else UNCANNY

    def weighs(self) -> int:
        return Weight.SLIGHT if self.row is None else Weight.MINOR * self.omens


class GateRevealed(Event, frozen=True, tag="gate-revealed"):
    symbol: str
    at: int
    tokens: int

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = UNCANNY

    def say(self) -> Message:
        where = location_name(self.at)
        return say("event-gate-revealed", gate=gate_name(self.symbol), where=where, tokens=self.tokens)

    def touches(self) -> list[Thing]:
        return [things.gate(self.symbol), things.location(self.at)]

    def pictured(self) -> str:
        return f"gate-{self.symbol}"

    def weighs(self) -> int:
        return Weight.MINOR * self.tokens


class LeadPassed(Event, frozen=True, tag="lead-passed"):
    lead: str


class VoteTaken(Event, frozen=True, tag="vote-taken"):
    ready: list[str]
    waiting: list[str]

    def variant(self) -> str:
        return "-waiting" if self.waiting else ""

    def weighs(self) -> int:
        return Weight.NONE if self.waiting else Weight.MINOR


class RitualCardsRevealed(Event, frozen=True, tag="ritual-cards-revealed"):
    who: str
    cards: list[int]
    symbols: list[str]

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = UNCANNY

    def touches(self) -> list[Thing]:
        return [*super().touches(), *(things.priority_card(number) for number in self.cards)]


class RitualTokensRevealed(Event, frozen=True, tag="ritual-tokens-revealed"):
    one: str
    other: str
    matches: int
    target: int

    reveals: ClassVar[bool] = True
    concludes: ClassVar[bool] = True

    def say(self) -> Message:
        one, other = symbol_name(self.one), symbol_name(self.other)
        return say("event-ritual-tokens-revealed", one=one, other=other, matches=self.matches, target=self.target)

    def touches(self) -> list[Thing]:
        return [things.symbol(self.one), things.symbol(self.other)]

    def feels(self) -> Tone:
        return GOOD if self.matches >= self.target else BAD


class RitualTokensShown(Event, frozen=True, tag="ritual-tokens-shown"):
    """A game lost before the attempt: the two tokens are turned all the same."""

    one: str
    other: str

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = UNCANNY
    concludes: ClassVar[bool] = True

    def say(self) -> Message:
        return say("event-ritual-tokens-shown", one=symbol_name(self.one), other=symbol_name(self.other))

    def touches(self) -> list[Thing]:
        return [things.symbol(self.one), things.symbol(self.other)]


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str

    weight: ClassVar[Weight] = Weight.NONE

    def say(self) -> Message:
        return say(f"result-{self.reason}")

    def feels(self) -> Tone:
        return GOOD if self.reason == "ritual-reversed" else BAD


EVENTS: Final = (
    RoundBegan,
    FaceDownRound,
    ActionCardDrawn,
    PriorityCardDrawn,
    PriorityPlayed,
    PriorityPlayedFaceDown,
    PriorityTurned,
    RowDrawn,
    PriorityKept,
    ActionRevealed,
    ActionPlaced,
    Moved,
    MonsterDestroyed,
    SealHeld,
    ClueFound,
    ItemFound,
    ItemUsed,
    Sealed,
    SealRemoved,
    HealthLost,
    HealthRecovered,
    Damaged,
    Repaired,
    MonsterDrawn,
    Spawned,
    MonsterMoved,
    SiteOverrun,
    NothingSpawned,
    Activated,
    ZoneActivated,
    Reckoning,
    GateRevealed,
    LeadPassed,
    VoteTaken,
    RitualCardsRevealed,
    RitualTokensRevealed,
    RitualTokensShown,
    GameEnded,
)
