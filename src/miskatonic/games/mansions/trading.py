"""The trading step of the keeper's turn (rules mom.trade)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import things
from .events import CardTraded
from .harm import shake_off
from .play import Table
from .possessions import over_limit, tradable
from .state import Mansions
from .words import CardId, card_name, front, investigator_name, say

_DONE: Final = Option("done", say("option-done"), role=Role.PASS)
_KEEP_STUN: Final = Option("no", say("option-keep-stun"), False, role=Role.DECLINE)
_SHAKE: Final = Option("shake-off", say("option-shake-off"), True, "shake-off")


def trade(table: Table) -> Flow[None]:
    """Investigators in one space hand over cards, then each stunned one may lose a stun token (mom.trade.1, .5)."""
    state = table.state
    for who in state.standing():
        yield from give(table, who)
    for who in state.standing():
        if state.investigators[who].stun:
            yield from recover(table, who)


def partners(state: Mansions, who: int) -> list[int]:
    """The others in the same space, not merely in the room (rule mom.trade.1)."""
    return [other for other in state.in_space(state.investigators[who].space) if other != who]


def give(table: Table, who: int) -> Flow[None]:
    """One card after the other; none can be dropped here, not even as too much (rules mom.trade.2 to mom.trade.4)."""
    state = table.state
    while True:
        options = [
            _gift(state, card, other)
            for other in partners(state, who)
            for card in dict.fromkeys(state.investigators[who].cards)
            if tradable(card) and not over_limit(state, other, (card,))
        ]
        chosen: tuple[CardId, int] | None = yield from ask(
            who,
            say("prompt-trade"),
            [*options, _DONE],
            "mom.trade.1",
            None,
            QuestionKind.SEVERAL,
            "trade",
            window="trading",
        )
        if chosen is None:
            return
        hand_over(table, who, *chosen)


def _gift(state: Mansions, card: CardId, other: int) -> Option:
    name = state.investigators[other].id
    words = say("option-give", card=card_name(card), who=investigator_name(name))
    about = (things.card(card), things.investigator(name))
    return Option(f"give:{front(card)}:{name}", words, (card, other), "give", about)


def hand_over(table: Table, who: int, card: CardId, other: int) -> None:
    """A card goes from one investigator to another."""
    giver, taker = table.state.investigators[who], table.state.investigators[other]
    giver.cards.remove(card)
    taker.cards.append(card)
    table.tell(CardTraded, giver.id, taker.id, front(card))


def recover(table: Table, who: int) -> Flow[None]:
    """One stun token may be discarded (rules mom.trade.5, mom.stun.9)."""
    prompt, kind = say("prompt-shake-off"), QuestionKind.AGREE
    if (yield from ask(who, prompt, [_SHAKE, _KEEP_STUN], "mom.trade.5", None, kind, "shake-off")):
        shake_off(table, who)
