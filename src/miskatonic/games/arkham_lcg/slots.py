"""Slots: how many assets of a kind an investigator can have in play."""

from __future__ import annotations

from collections import Counter

from miskatonic.kernel.flow import Flow

from .card import Table
from .play import choose, printed
from .presence import look
from .values import answers, can_leave_play, has_trait
from .words import Slot
from .zones import discard

SLOTS = {Slot.ACCESSORY: 1, Slot.BODY: 1, Slot.ALLY: 1, Slot.HAND: 2, Slot.ARCANE: 2}
"""What an investigator normally has (rule lcg.slot.3)."""


def holding(t: Table, who: int) -> list[int]:
    """The cards that occupy slots: in the play area and in the threat area (rule lcg.slot.1)."""
    investigator = t.state.investigators[who]
    return [card for card in (*investigator.assets, *investigator.threats) if printed(t, card).slots]


def overfull(t: Table, who: int, cards: list[int]) -> set[Slot]:
    """The kinds of slots that these cards would need more of than there are (rule lcg.slot.2)."""
    needed = Counter(slot for card in cards for slot in printed(t, card).slots)
    return {slot for slot, count in needed.items() if count > SLOTS[slot] and count > room(t, who, slot, cards)}


def room(t: Table, who: int, slot: Slot, cards: list[int]) -> int:
    """The slots of a kind that these cards could use; extra ones may be for cards with a trait only."""
    extra = [
        trait
        for card, copy in answers(t, "extra_slots")
        for kind, trait in card.extra_slots(t, copy, who)
        if kind is slot
    ]
    free = SLOTS[slot] + extra.count("")
    for trait in {trait for trait in extra if trait}:
        fitting = sum(printed(t, card).slots.count(slot) for card in cards if has_trait(t, card, trait))
        free += min(extra.count(trait), fitting)
    return free


def can_make_room(t: Table, who: int, card: int) -> bool:
    """Would it fit if everything that may go were gone (rule lcg.slot.6)?"""
    state = t.state
    if "stays" not in (state.present or look(state)).answers or not printed(t, card).slots:
        return True
    fixed = [each for each in holding(t, who) if not can_leave_play(t, each)]
    return not fixed or not overfull(t, who, [*fixed, card])


def make_room(t: Table, who: int, card: int | None = None) -> Flow[None]:
    """Choose and discard assets until everything fits (rules lcg.slot.6, lcg.slot.7)."""
    new = [] if card is None else [card]
    if new and not printed(t, new[0]).slots:
        return
    while short := overfull(t, who, [*holding(t, who), *new]):
        going = [
            each
            for each in t.state.investigators[who].assets
            if short & set(printed(t, each).slots) and can_leave_play(t, each)
        ]
        if not going:
            return
        chosen = yield from choose(t, who, "make-room", going, "lcg.slot.6")
        discard(t, chosen)
