"""Reckoning effects, in the four groups of the rulebook (rules eh.reckoning.*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, TypeVar

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, ask

from . import things
from .components import MYTHOS, TOKENS, card_of
from .events import ReckoningBegan
from .monsters import printed, side
from .play import Table
from .reactions import able
from .resolver import Me, carry_out, resolve_for_all
from .state import Investigator
from .words import CardId, card_name, front, monster_name, mythos_name, say

T = TypeVar("T")

ORDER: Final = say("prompt-reckoning")


def reckon(table: Table) -> Flow[None]:
    """Monsters, the Ancient One, Mythos cards, then what investigators have (rule eh.reckoning.1)."""
    table.tell(ReckoningBegan)
    held = reckoning_cards(table)
    yield from reckon_monsters(table)
    yield from reckon_ancient_one(table)
    yield from reckon_mythos(table)
    yield from reckon_investigators(table, held)


def reckoning_cards(table: Table, kind: str | None = None) -> dict[int, list[CardId]]:
    """What investigators have now; whatever they gain by the reckoning does not reckon (rule eh.reckoning.9)."""
    state = table.state
    return {
        who: [card for card, _ in able(state, who, "reckoning") if kind in (None, card_of(card).kind)]
        for who in state.standing()
    }


def reckon_monsters(table: Table, times: int = 1) -> Flow[None]:
    """Those that are on the board now; whatever comes of it does not reckon (rules eh.reckoning.2, eh.reckoning.9)."""
    state = table.state
    here = {monster.token: monster for monster in state.monsters if printed(state, monster.token).reckoning}
    if not here:
        return

    def resolved(token: int) -> Flow[None]:
        me = Me(who=state.lead, card=TOKENS[token], monster=token, at=here[token].space)
        return resolve_for_all(table, printed(state, token).reckoning, me)

    for _ in range(times):
        yield from in_order(
            table, state.lead, list(here), lambda token: not here[token].gone, _monster_option, resolved
        )


@cache
def _monster_option(token: int) -> Option:
    return Option(f"reckon:{token}", monster_name(TOKENS[token]), token, "reckon", (things.monster(token),))


def reckon_ancient_one(table: Table) -> Flow[None]:
    """Rule eh.reckoning.3."""
    state = table.state
    return resolve_for_all(table, side(state).reckoning, Me(who=state.lead, card=state.ancient_one))


def reckon_mythos(table: Table, times: int = 1) -> Flow[None]:
    """Rule eh.reckoning.4."""
    state = table.state
    here = [each.card for each in state.ongoing if MYTHOS[each.card].reckoning]
    if not here:
        return

    def lies_there(card: str) -> bool:
        return any(each.card == card for each in state.ongoing)

    def resolved(card: str) -> Flow[None]:
        return resolve_for_all(table, MYTHOS[card].reckoning, Me(who=state.lead, card=card))

    for _ in range(times):
        yield from in_order(table, state.lead, here, lies_there, _mythos_option, resolved)


@cache
def _mythos_option(card: str) -> Option:
    return Option(f"reckon:{card}", mythos_name(card), card, "reckon", (things.mythos(card),))


def reckon_investigators(table: Table, held: dict[int, list[CardId]]) -> Flow[None]:
    """Each in turn, in an order of their own (rules eh.reckoning.5, eh.reckoning.6)."""
    state = table.state
    for who in state.standing():
        if cards := held.get(who):
            owned = partial(_owns, state.investigators[who])
            resolved = partial(reckon_card, table, who)
            option = partial(_card_option, state.investigators[who].id)
            yield from in_order(table, who, cards, owned, option, resolved)


def _owns(investigator: Investigator, card: CardId) -> bool:
    return investigator.in_play and card in (*investigator.cards, *investigator.conditions)


def reckon_card(table: Table, who: int, card: CardId) -> Flow[None]:
    """The reckoning effect of one card that somebody has."""
    return carry_out(card_of(card).able.reckoning, table, Me(who=who, card=card))


@cache
def _card_option(owner: str, card: CardId) -> Option:
    return Option(f"reckon:{front(card)}", card_name(card), card, "reckon", (things.component(card, owner),))


def in_order(
    table: Table,
    seat: int,
    items: Sequence[T],
    there: Callable[[T], bool],
    option: Callable[[T], Option],
    resolved: Callable[[T], Flow[None]],
) -> Flow[None]:
    """Resolve each that is still there, in the order that a seat chooses (rules eh.conflict.1, eh.reckoning.6)."""
    left = items
    while left := [each for each in left if there(each)]:
        options = [option(each) for each in left]
        chosen: T = yield from ask(seat, ORDER, options, "eh.conflict.1", table.cause, QuestionKind.ORDER, "reckoning")
        left = [each for each in left if each != chosen]
        yield from resolved(chosen)
