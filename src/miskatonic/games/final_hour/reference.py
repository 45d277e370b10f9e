"""The components as somebody looks them up: the board, the cards, the monsters, the sheets."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.text import Message

from .action_phase import CARDS_PER_ROUND, UPPER_CARDS
from .bestiary import KINDS
from .campus import BOARD
from .cards import ACTION_CARDS, ANCIENT_ONES, INVESTIGATORS, ITEMS, PRIORITY
from .setup import CLUES_PER_SYMBOL
from .words import (
    RITUAL_SYMBOLS,
    Activation,
    Colour,
    Symbol,
    Zone,
    card_title,
    investigator_name,
    item_name,
    location_name,
    monster_name,
    say,
)


class LocationEntry(Struct, frozen=True):
    number: int
    name: Message
    zone: Zone
    spaces: int
    red: int
    blue: int


class ActionCardEntry(Struct, frozen=True):
    number: int
    owner: str
    title: str
    name: Message
    upper: Message
    lower: Message


class PriorityEntry(Struct, frozen=True):
    number: int
    omens: int
    symbol: Symbol


class InvestigatorEntry(Struct, frozen=True):
    id: str
    name: Message
    cards: list[int]


class ItemEntry(Struct, frozen=True):
    id: str
    name: Message
    use: str
    text: Message


class MonsterEntry(Struct, frozen=True):
    """A kind of monster; without health it cannot be destroyed. `special` names the Ancient One's own kind."""

    id: str
    name: Message
    colour: Colour
    health: int | None
    symbols: list[Activation]
    count: int
    special: str | None


class ReckoningEntry(Struct, frozen=True):
    """What happens from `least` omens up to `most` (None: without end)."""

    id: str
    name: Message
    least: int
    most: int | None
    text: Message


class AncientOneEntry(Struct, frozen=True):
    id: str
    name: Message
    special: dict[str, int]
    reckoning: list[ReckoningEntry]


class Reference(Struct, frozen=True):
    """Everything printed."""

    locations: list[LocationEntry]
    walkways: list[tuple[int, int]]
    priority: list[PriorityEntry]
    action_cards: list[ActionCardEntry]
    """In the order of their numbers."""
    investigators: list[InvestigatorEntry]
    items: list[ItemEntry]
    monsters: list[MonsterEntry]
    ancient_ones: list[AncientOneEntry]
    ritual_symbols: list[Symbol]
    clues_per_symbol: int
    """How many clue tokens show each of them."""
    cards_per_round: int
    upper_cards: int
    """So many of them, the lowest, have their upper effect."""


@cache
def reference() -> Reference:
    """The components with their names and what they do."""
    return Reference(
        locations=[
            LocationEntry(at.number, location_name(at.number), at.zone, at.spaces, at.red, at.blue)
            for at in BOARD.locations
        ],
        walkways=BOARD.walkways,
        priority=[PriorityEntry(card.number, card.omens, card.symbol) for card in PRIORITY.values()],
        action_cards=[
            ActionCardEntry(
                card.number,
                card.owner,
                card.title,
                card_title(card.title),
                say_effects(card.upper),
                say_effects(card.lower),
            )
            for card in ACTION_CARDS
        ],
        investigators=[
            InvestigatorEntry(id, investigator_name(id), [card.number for card in ACTION_CARDS if card.owner == id])
            for id in INVESTIGATORS
        ],
        items=[ItemEntry(item.id, item_name(item.id), item.use, say_effects(item.effects)) for item in ITEMS.values()],
        monsters=[
            MonsterEntry(
                kind.id, monster_name(kind.id), kind.colour, kind.health, kind.symbols, kind.count, kind.special
            )
            for kind in KINDS.values()
        ],
        ancient_ones=[ancient_one(id) for id in ANCIENT_ONES],
        ritual_symbols=list(RITUAL_SYMBOLS),
        clues_per_symbol=CLUES_PER_SYMBOL,
        cards_per_round=CARDS_PER_ROUND,
        upper_cards=UPPER_CARDS,
    )


def ancient_one(id: str) -> AncientOneEntry:
    """The sheet of an Ancient One: its rows, each up to the next."""
    sheet = ANCIENT_ONES[id]
    rows = [
        ReckoningEntry(
            row.id,
            say(f"row-{row.id}"),
            row.least,
            following.least - 1 if following else None,
            say_effects(row.effects),
        )
        for row, following in zip(sheet.reckoning, [*sheet.reckoning[1:], None], strict=True)
    ]
    return AncientOneEntry(id, say(f"ancient-one-{id}"), sheet.special, rows)
