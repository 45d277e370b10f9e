"""Slots: how many assets of a kind an investigator can have in play."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from .card import Table
from .in_play_index import InPlayIndex
from .play import choose, printed
from .values import can_leave_play, cards_modifying, has_trait
from .words import Slot
from .zones import discard

SLOTS = {Slot.ACCESSORY: 1, Slot.BODY: 1, Slot.ALLY: 1, Slot.HAND: 2, Slot.ARCANE: 2}
"""What an investigator normally has (rule lcg.slot.3)."""


def holding(table: Table, who: int) -> list[int]:
    """The cards that occupy slots: in the play area and in the threat area (rule lcg.slot.1)."""
    investigator = table.state.investigators[who]
    return [card for card in (*investigator.assets, *investigator.threats) if printed(table, card).slots]


def overfull(table: Table, who: int, cards: list[int]) -> set[Slot]:
    """The kinds of slots that these cards would need more of than there are (rule lcg.slot.2)."""
    needed: dict[Slot, int] = {}
    for card in cards:
        for slot in printed(table, card).slots:
            needed[slot] = needed.get(slot, 0) + 1
    return {slot for slot, count in needed.items() if count > SLOTS[slot] and count > room(table, who, slot, cards)}


def room(table: Table, who: int, slot: Slot, cards: list[int]) -> int:
    """The slots of a kind that these cards could use; extra ones may be for cards with a trait only."""
    extra = [
        trait
        for card, copy in cards_modifying(table, "extra_slots")
        for kind, trait in card.extra_slots(table, copy, who)
        if kind is slot
    ]
    free = SLOTS[slot] + extra.count("")
    for trait in {trait for trait in extra if trait}:
        fitting = sum(printed(table, card).slots.count(slot) for card in cards if has_trait(table, card, trait))
        free += min(extra.count(trait), fitting)
    return free


def can_make_room(table: Table, who: int, card: int) -> bool:
    """Would it fit if everything that may go were gone (rule lcg.slot.6)?"""
    state = table.state
    if "stays" not in (state.in_play_index or InPlayIndex.build(state)).modifiers or not printed(table, card).slots:
        return True
    fixed = [each for each in holding(table, who) if not can_leave_play(table, each)]
    return not fixed or not overfull(table, who, [*fixed, card])


def make_room(table: Table, who: int, card: int | None = None) -> Flow[None]:
    """Choose and discard assets until everything fits (rules lcg.slot.6, lcg.slot.7)."""
    new = [] if card is None else [card]
    if new and not printed(table, new[0]).slots:
        return
    while short := overfull(table, who, [*holding(table, who), *new]):
        going = [
            each
            for each in table.state.investigators[who].assets
            if short & set(printed(table, each).slots) and can_leave_play(table, each)
        ]
        if not going:
            return
        chosen = yield from choose(table, who, "make-room", going, "lcg.slot.6")
        discard(table, chosen)
