"""Rumors and other Mythos cards in play: their tokens, and how they leave (rules eh.rumor.*, eh.mythos.4)."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from .components import MYTHOS, TOKENS
from .events import CardLeft, RumorSolved, TokenLeft
from .monsters import EPIC_FELL, put_away
from .play import Table
from .resolver import Me, resolve_for_all
from .state import Eldritch, Monster, Ongoing


def in_play(state: Eldritch, card: str) -> Ongoing | None:
    return next((each for each in state.ongoing if each.card == card), None)


def rumors(state: Eldritch) -> list[Ongoing]:
    return [each for each in state.ongoing if MYTHOS[each.card].trait == "rumor"]


def discard_tokens(table: Table, card: str, count: int) -> Flow[None]:
    """Eldritch tokens leave a card; when none is left, the card says what happens.

    A rumor that began without tokens waits until one would be discarded (rule eh.starting-rumor.4).
    """
    each = in_play(table.state, card)
    if each is None or count <= 0:
        return
    gone = min(count, each.tokens)
    each.tokens -= gone
    if gone:
        table.tell(TokenLeft, card, gone, each.tokens)
    if not each.tokens:
        yield from resolve_for_all(table, MYTHOS[card].empty, Me(who=table.state.lead, card=card))


def solve(table: Table, card: str) -> None:
    """A solved rumor leaves with all that lies on it and that it has placed (rules eh.rumor.3, eh.rumor.4.ltp)."""
    state = table.state
    if in_play(state, card) is None:
        return
    table.tell(RumorSolved, card)
    leave_play(table, card)
    epic = MYTHOS[card].epic
    if epic is not None and state.readings.solved_rumor == "box":
        for monster in state.monsters:
            monster.gone = monster.gone or TOKENS[monster.token] == epic
        state.monsters = [monster for monster in state.monsters if not monster.gone]


def epic_fell(table: Table, monster: Monster) -> None:
    """The defeat of its Epic monster solves a rumor."""
    for each in list(table.state.ongoing):
        if MYTHOS[each.card].epic == TOKENS[monster.token]:
            solve(table, each.card)


EPIC_FELL.append(epic_fell)


def leave_play(table: Table, card: str) -> None:
    state = table.state
    each = in_play(state, card)
    assert each is not None
    for token in each.monsters:
        put_away(state, token)
    state.ongoing = [one for one in state.ongoing if one is not each]
    state.eldritch = [token for token in state.eldritch if token.by != card]
    state.mythos_discard.append(card)
    table.tell(CardLeft, card)
