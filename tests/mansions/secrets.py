"""What a seat must not have heard yet of a game of Mansions of Madness, as words in whatever it was told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from miskatonic.games.mansions.components import HURDLES, ITEMS, OBJECTIVES
from miskatonic.games.mansions.events import (
    AbilityUsed,
    CardDiscarded,
    CardGained,
    CardTurned,
    EventRevealed,
    FaceDownSeen,
    KeeperDiscarded,
    KeeperDrewCard,
    MythosPlayed,
    SpellTurned,
    TraumaPlayed,
)
from miskatonic.games.mansions.state import Mansions
from miskatonic.games.mansions.words import front
from miskatonic.kernel.table import Table
from miskatonic.kernel.two_sided import is_two_sided

WORD: Final = re.compile(r"[\w#-]+")
SHOWN: Final = (
    AbilityUsed,
    CardDiscarded,
    CardGained,
    CardTurned,
    FaceDownSeen,
    KeeperDiscarded,
    KeeperDrewCard,
    MythosPlayed,
    TraumaPlayed,
)
"""What tells whoever hears of it which card it is."""

BACK: Final = ("token", "health", "strikes")
"""What stands on the back of a monster's token."""


def words_in(told: Iterable[str]) -> set[str]:
    return {word for each in told for word in WORD.findall(each)}


def secret_words(table: Table[Mansions], seat: int | None) -> set[str]:
    """The cards that the seat knows nothing of, and what names them; other cards may tell of Locks and their keys."""
    hidden = {front(card) for card in covered(table.state, seat)} - seen(table, seat)
    named = {f"card-{card}" for card in hidden if card not in ITEMS and card not in HURDLES}
    return hidden | named | {f"{card}-text" for card in hidden} | unseen_backs(table)


def secret_beginnings(table: Table[Mansions], seat: int | None) -> list[str]:
    """Texts of events to come, and of Objectives: what is read out later begins so."""
    state = table.state
    read = {event.card for event in table.events if isinstance(event, EventRevealed)}
    objectives = [] if state.knows_objective(seat) else [each.id for each in OBJECTIVES.values()]
    return [f"{id}-" for id in (*(set(state.events) - read), *objectives)] + [f"card-{id}" for id in objectives]


def covered(state: Mansions, seat: int | None) -> Iterator[str]:
    """The cards that lie face down before this seat: decks, and for all but the keeper his hand and the rooms."""
    yield from state.mythos.cards
    yield from state.trauma.cards
    for who, each in state.investigators.items():
        if seat not in (who, state.keeper):
            yield from each.face_down
    if seat == state.keeper:
        return
    yield from (*state.mythos_hand, *state.trauma_hand)
    for pile in state.piles.values():
        yield from pile.cards[:-1] if pile.top_known else pile.cards
        if pile.lock is not None and not pile.lock_known:
            yield pile.lock


def seen(table: Table[Mansions], seat: int | None) -> set[str]:
    """The cards that lay face up before this seat some time, or that it holds."""
    shown = [event for event in table.events if isinstance(event, SHOWN)]
    told = {front(event.card) for event in shown if event.seen_by(seat)}
    held = {front(card) for each in table.state.investigators.values() for card in each.cards}
    dropped = {front(card) for pile in table.state.piles.values() for card in pile.dropped}
    return told | held | dropped


def unseen_backs(table: Table[Mansions]) -> set[str]:
    """The copies of spells that nobody has turned over."""
    state = table.state
    turned = {f"{event.card}#{event.back + 1}" for event in table.events if isinstance(event, SpellTurned)}
    piles = (*state.spells.values(), *(each.spells for each in state.investigators.values()))
    return {card for pile in piles for card in pile if is_two_sided(card)} - turned


def shown_too_much(table: Table[Mansions], seat: int | None, view: dict[str, Any]) -> set[str]:
    """The parts of a view, as it came over the wire, that tell a seat what it may not know; letters and numbers too."""
    state = table.state
    hidden = {
        f"monster {monster.id}"
        for monster, each in zip(state.monsters, view["monsters"], strict=True)
        if not (seat == state.keeper or monster.seen or monster.damage) and any(each[name] is not None for name in BACK)
    }
    if seat == state.keeper:
        return hidden
    hidden |= {name for name in ("hand", "answers") if view[name]}
    hidden |= {"counts"} if view["counts"] and not state.revealed else set()
    if not state.knows_objective(seat):
        hidden |= {name for name in ("objective", "objective_page") if view[name]}
    for room, pile in state.piles.items():
        shown = view["piles"][room]
        if len(shown["fronts"]) > pile.top_known or (shown["lock"] is not None and not pile.lock_known):
            hidden.add(f"pile {room}")
    return hidden
