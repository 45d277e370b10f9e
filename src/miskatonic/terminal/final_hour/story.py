"""The game told afterwards: what each round brought."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.final_hour.events import (
    ClueFound,
    Damaged,
    GateRevealed,
    HealthLost,
    ItemUsed,
    MonsterDestroyed,
    Reckoning,
    RitualTokensRevealed,
    RitualTokensShown,
    RoundBegan,
    SealHeld,
    Spawned,
)
from miskatonic.games.final_hour.words import say as say_game
from miskatonic.games.final_hour.words import symbol_name
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .. import rounds
from ..words import say as say_terminal
from .marks import initial, short_name
from .words import say


def told_by_rounds(events: Sequence[Event]) -> list[Message]:
    """One line for each round."""
    return rounds.told_by_rounds(events, round_of, what_happened)


def round_of(event: Event) -> int | None:
    return event.round if isinstance(event, RoundBegan) else None


def what_happened(events: Sequence[Event]) -> list[Message]:
    """The finds, the fights, the losses, the reckoning and the gate of a round."""
    told = [say("story-clue", symbol=symbol_name(each.symbol)) for each in events if isinstance(each, ClueFound)]
    destroyed = sum(isinstance(each, (MonsterDestroyed, SealHeld)) for each in events)
    spawned = sum(isinstance(each, Spawned) for each in events)
    damaged = sum(isinstance(each, Damaged) for each in events)
    if destroyed:
        told.append(say("story-destroyed", count=destroyed))
    if spawned:
        told.append(say_terminal("story-spawned", count=spawned))
    if damaged:
        told.append(say("story-damaged", count=damaged))
    told += [say("story-item", item=say_game(f"item-{each.item}")) for each in events if isinstance(each, ItemUsed)]
    told += losses([each for each in events if isinstance(each, HealthLost)])
    for each in events:
        if isinstance(each, Reckoning) and each.row:
            told.append(say_game(f"row-{each.row}"))
        elif isinstance(each, GateRevealed):
            told.append(say("story-gate", where=short_name(each.at), tokens=each.tokens))
        elif isinstance(each, RitualTokensRevealed | RitualTokensShown):
            told.append(say("story-tokens", one=symbol_name(each.one), other=symbol_name(each.other)))
        if isinstance(each, RitualTokensRevealed):
            told.append(say("story-ritual", matches=each.matches, target=each.target))
    return told


def losses(events: Sequence[HealthLost]) -> list[Message]:
    """How much health each investigator lost."""
    totals: dict[str, int] = {}
    for event in events:
        totals[event.who] = totals.get(event.who, 0) + event.count
    return [say("story-lost", who=initial(who), count=count) for who, count in totals.items()]
