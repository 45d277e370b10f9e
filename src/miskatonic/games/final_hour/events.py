"""What can happen in Final Hour, as the log tells it."""

from __future__ import annotations

from typing import ClassVar, Final

from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .words import (
    card_title,
    gate_name,
    investigator_name,
    item_name,
    location_name,
    monster_name,
    say,
    symbol_name,
    zone_name,
)


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int
    lead: str | None

    def say(self) -> Message:
        if self.lead is None:
            return say("event-round-began-alone", round=self.round)
        return say("event-round-began", round=self.round, lead=investigator_name(self.lead))


class ActionCardDrawn(Event, frozen=True, tag="action-card-drawn"):
    """`card` tells the two copies of a title apart, whose lower effects differ."""

    who: str
    title: str
    card: int

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say("event-action-card-drawn", who=investigator_name(self.who), card=card_title(self.title))


class PriorityCardDrawn(Event, frozen=True, tag="priority-card-drawn"):
    who: str
    priority: int

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say("event-priority-card-drawn", who=investigator_name(self.who), priority=self.priority)


class PriorityPlayed(Event, frozen=True, tag="priority-played"):
    who: str
    priority: int

    def say(self) -> Message:
        return say("event-priority-played", who=investigator_name(self.who), priority=self.priority)


class PriorityPlayedFaceDown(Event, frozen=True, tag="priority-played-face-down"):
    who: str

    def say(self) -> Message:
        return say("event-priority-played-face-down", who=investigator_name(self.who))


class PriorityTurned(Event, frozen=True, tag="priority-turned"):
    """A priority card played face down is turned up."""

    who: str
    priority: int

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say("event-priority-turned", who=investigator_name(self.who), priority=self.priority)


class RowDrawn(Event, frozen=True, tag="row-drawn"):
    """Alone: the priority cards of the round. Drawn face down, one of them was `kept` by chance."""

    cards: list[int]
    kept: int | None = None

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        cards = [say("priority-number", number=number) for number in self.cards]
        if self.kept is None:
            return say("event-row-drawn", cards=cards)
        return say("event-row-drawn-face-down", cards=cards, kept=self.kept)


class PriorityKept(Event, frozen=True, tag="priority-kept"):
    priority: int

    def say(self) -> Message:
        return say("event-priority-kept", priority=self.priority)


class ActionRevealed(Event, frozen=True, tag="action-revealed"):
    who: str
    title: str
    card: int
    half: str
    priority: int

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say(
            f"event-action-revealed-{self.half}",
            who=investigator_name(self.who),
            card=card_title(self.title),
            priority=self.priority,
        )


class ActionPlaced(ActionRevealed, frozen=True, tag="action-placed"):
    """Alone: a card that was seen when it was drawn is put on the row."""

    reveals: ClassVar[bool] = False

    def say(self) -> Message:
        return say(
            f"event-action-placed-{self.half}",
            who=investigator_name(self.who),
            card=card_title(self.title),
            priority=self.priority,
        )


class Moved(Event, frozen=True, tag="moved"):
    who: str
    origin: int
    to: int

    def say(self) -> Message:
        return say("event-moved", who=investigator_name(self.who), where=location_name(self.to))


class MonsterDestroyed(Event, frozen=True, tag="monster-destroyed"):
    monster: int
    kind: str
    at: int

    def say(self) -> Message:
        return say("event-monster-destroyed", monster=monster_name(self.kind), where=location_name(self.at))


class SealHeld(Event, frozen=True, tag="seal-held"):
    monster: int
    kind: str
    origin: int
    to: int
    left: int

    def say(self) -> Message:
        return say(
            "event-seal-held" if self.left else "event-seal-broken",
            monster=monster_name(self.kind),
            origin=location_name(self.origin),
            to=location_name(self.to),
        )


class ClueFound(Event, frozen=True, tag="clue-found"):
    who: str
    at: int
    symbol: str

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say(
            "event-clue-found",
            who=investigator_name(self.who),
            where=location_name(self.at),
            symbol=symbol_name(self.symbol),
        )


class ItemFound(Event, frozen=True, tag="item-found"):
    who: str
    item: str

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say("event-item-found", who=investigator_name(self.who), item=item_name(self.item))


class ItemUsed(Event, frozen=True, tag="item-used"):
    who: str
    item: str

    def say(self) -> Message:
        return say("event-item-used", who=investigator_name(self.who), item=item_name(self.item))


class Sealed(Event, frozen=True, tag="sealed"):
    one: int
    other: int

    def say(self) -> Message:
        return say("event-sealed", one=location_name(self.one), other=location_name(self.other))


class SealRemoved(Event, frozen=True, tag="seal-removed"):
    one: int
    other: int

    def say(self) -> Message:
        return say("event-seal-removed", one=location_name(self.one), other=location_name(self.other))


class HealthLost(Event, frozen=True, tag="health-lost"):
    who: str
    count: int
    left: int

    def say(self) -> Message:
        return say("event-health-lost", who=investigator_name(self.who), count=self.count, left=self.left)


class HealthRecovered(Event, frozen=True, tag="health-recovered"):
    who: str
    count: int
    left: int

    def say(self) -> Message:
        return say("event-health-recovered", who=investigator_name(self.who), count=self.count, left=self.left)


class Damaged(Event, frozen=True, tag="damaged"):
    at: int

    def say(self) -> Message:
        return say("event-damaged", where=location_name(self.at))


class Repaired(Event, frozen=True, tag="repaired"):
    at: int

    def say(self) -> Message:
        return say("event-repaired", where=location_name(self.at))


class MonsterDrawn(Event, frozen=True, tag="monster-drawn"):
    """A token comes out of the cup. Special monsters come from beside the sheet, where everybody sees them."""

    monster: int
    kind: str

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say("event-monster-drawn", monster=monster_name(self.kind))


class Spawned(Event, frozen=True, tag="spawned"):
    monster: int
    kind: str
    at: int

    def say(self) -> Message:
        return say("event-spawned", monster=monster_name(self.kind), where=location_name(self.at))


class MonsterMoved(Event, frozen=True, tag="monster-moved"):
    """`through` are the full locations it passed on its way."""

    monster: int
    kind: str
    origin: int
    to: int
    through: list[int] = []

    def say(self) -> Message:
        return say(
            "event-monster-moved-on" if self.through else "event-monster-moved",
            monster=monster_name(self.kind),
            origin=location_name(self.origin),
            to=location_name(self.to),
            through=[location_name(number) for number in self.through],
        )


class SiteOverrun(Event, frozen=True, tag="site-overrun"):
    """The ritual site has no space for what must go there: a kind of monster, or damage."""

    what: str

    def say(self) -> Message:
        if self.what == "damage":
            return say("event-site-overrun-damage")
        return say("event-site-overrun", monster=monster_name(self.what))


class NothingSpawned(Event, frozen=True, tag="nothing-spawned"):
    kind: str

    def say(self) -> Message:
        return say("event-nothing-spawned", monster=monster_name(self.kind))


class Activated(Event, frozen=True, tag="activated"):
    monster: int
    kind: str
    at: int

    quiet: ClassVar[bool] = True

    def say(self) -> Message:
        return say("event-activated", monster=monster_name(self.kind), where=location_name(self.at))


class ZoneActivated(Event, frozen=True, tag="zone-activated"):
    zone: str

    def say(self) -> Message:
        return say("event-zone-activated", zone=zone_name(self.zone))


class Reckoning(Event, frozen=True, tag="reckoning"):
    omens: int
    row: str | None

    def say(self) -> Message:
        if self.row is None:
            return say("event-reckoning-none", omens=self.omens)
        return say("event-reckoning", omens=self.omens, row=say(f"row-{self.row}"))


class GateRevealed(Event, frozen=True, tag="gate-revealed"):
    symbol: str
    at: int
    tokens: int

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say(
            "event-gate-revealed",
            gate=gate_name(self.symbol),
            where=location_name(self.at),
            tokens=self.tokens,
        )


class LeadPassed(Event, frozen=True, tag="lead-passed"):
    lead: str

    def say(self) -> Message:
        return say("event-lead-passed", lead=investigator_name(self.lead))


class VoteTaken(Event, frozen=True, tag="vote-taken"):
    ready: list[str]
    waiting: list[str]

    def say(self) -> Message:
        if not self.waiting:
            return say("event-vote-ready")
        return say("event-vote-waiting", waiting=[investigator_name(each) for each in self.waiting])


class RitualCardsRevealed(Event, frozen=True, tag="ritual-cards-revealed"):
    who: str
    cards: list[int]
    symbols: list[str]

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say(
            "event-ritual-cards",
            who=investigator_name(self.who),
            symbols=[symbol_name(symbol) for symbol in self.symbols],
        )


class RitualTokensRevealed(Event, frozen=True, tag="ritual-tokens-revealed"):
    one: str
    other: str
    matches: int
    target: int

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say(
            "event-ritual-tokens",
            one=symbol_name(self.one),
            other=symbol_name(self.other),
            matches=self.matches,
            target=self.target,
        )


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str

    def say(self) -> Message:
        return say(f"result-{self.reason}")


EVENTS: Final = (
    RoundBegan,
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
    GameEnded,
)
