"""Items: cards that say themselves when their owner may use them."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.effects import any_possible, resolve
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.timing import Occasion, Point, Timing, Trigger

from . import things
from .cards import ITEMS
from .events import ItemUsed
from .play import Table, forget_marks, turn_order
from .state import FinalHour
from .verbs import Me
from .words import item_name, say

RESOLVE_CARD = "resolve-action-card"


def card_resolution(who: int) -> Occasion:
    """The moment at which the items of the card's owner may be used."""
    return Occasion(RESOLVE_CARD, who)


def usable_items(table: Table, occasion: Occasion, point: Point) -> list[Trigger[FinalHour]]:
    """Every item in play, as something its owner may use before or after the own action card."""
    return [
        item_trigger(who, investigator.seat, item)
        for who, investigator in enumerate(table.state.investigators)
        for item in investigator.items
    ]


@cache
def item_trigger(who: int, seat: int, id: str) -> Trigger[FinalHour]:
    """An item used before its owner's card is resolved, or directly after it (rules fh.item.1, fh.item.3 to 5)."""
    item, me = ITEMS[id], Me(who)

    def applies(table: Table, occasion: Occasion) -> bool:
        return occasion.about == who and any_possible(item.effects, table, me)

    def use(table: Table, occasion: Occasion) -> Flow[None]:
        investigator = table.state.investigators[who]
        investigator.items.remove(item.id)
        table.state.items.discard.append(item.id)
        table.cause = f"item:{item.id}"
        table.tell(ItemUsed, investigator.id, item.id)
        yield from resolve(item.effects, table, me)
        forget_marks(table)

    point = Point.WHEN if item.use == "before" else Point.AFTER
    words = say("option-item", item=item_name(id))
    return Trigger(item.id, seat, RESOLVE_CARD, point, words, use, applies=applies, about=(things.item(id),))


def seats_in_order(table: Table) -> list[int]:
    state = table.state
    return list(dict.fromkeys(state.seat_of(who) for who in turn_order(state)))


ITEM_TIMING: Timing[FinalHour] = Timing(usable_items, seats_in_order, rule="fh.item.1")
