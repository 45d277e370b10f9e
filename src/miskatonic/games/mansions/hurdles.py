"""Locks and Obstacles: turned up, and met or not (rules mom.lock, mom.obstacle)."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Outcome
from miskatonic.kernel.flow import Flow, ask

from . import causes, things
from .causes import caused
from .components import HURDLES, Hurdle
from .events import CardTurned, LockHolds, LockMet
from .play import Table
from .possessions import discard, has
from .resolver import Me, carry_out
from .state import Mansions
from .words import CardId, RoomId, card_name, front, say


def barred_rooms(state: Mansions, who: int) -> list[RoomId]:
    """The rooms at whose Lock they have failed this turn (rules mom.lock.11, mom.lock.12)."""
    turn = state.turn
    if turn is None or turn.who != who:
        return []
    return [room for room in turn.barred if state.piles[room].lock is not None]


def meet_lock(table: Table, who: int, room: RoomId) -> Flow[bool]:
    """The Lock is turned up before the figure moves; is it met (rules mom.lock.2, mom.lock.5, mom.lock.7)?"""
    state = table.state
    pile = state.piles[room]
    card = pile.lock
    if card is None:
        return True
    if not pile.lock_known:
        pile.lock_known = True
        pile.turned.append(card)
        table.tell(CardTurned, room, front(card))
    if not (yield from caused(table, causes.card(card), _meet(table, who, card, room))):
        investigator = state.investigators[who]
        table.tell(LockHolds, investigator.id, front(card), room)
        if state.turn is not None and state.turn.who == who and _bars(state, card):
            state.turn.barred.append(room)
        return False
    if pile.lock == card:
        pile.lock = None
        state.box.append(card)
    table.tell(LockMet, state.investigators[who].id, front(card), room)
    return True


def _bars(state: Mansions, card: CardId) -> bool:
    """Does a Lock that was not met keep them out for the rest of the turn?"""
    return HURDLES[front(card)].test is None or state.readings.failed_lock_test == "barred"


def meet_obstacle(table: Table, who: int, room: RoomId) -> Flow[bool]:
    """The Obstacle on top is turned up; is it met, so that it is discarded (rules mom.explore.7, mom.explore.8)?"""
    state = table.state
    pile = state.piles[room]
    card = pile.cards[-1]
    if not pile.top_known:
        pile.top_known = True
        pile.turned.append(card)
        table.tell(CardTurned, room, front(card))
    if not (yield from caused(table, causes.card(card), _meet(table, who, card, room))):
        table.tell(LockHolds, state.investigators[who].id, front(card), room)
        return False
    pile.top_known = False
    if pile.cards and pile.cards[-1] == card:
        pile.cards.pop()
        state.box.append(card)
    table.tell(LockMet, state.investigators[who].id, front(card), room)
    return True


def _meet(table: Table, who: int, card: CardId, room: RoomId) -> Flow[bool]:
    """What it asks for: nothing, a key, a puzzle or a test (rules mom.lock.4, mom.obstacle.2)."""
    hurdle = HURDLES[front(card)]
    me = Me(who=who, card=card, room=room)
    state = table.state
    state.turned_up.append(card)
    yield from carry_out(hurdle.turned, table, me)
    met = False
    if not me.out(table):
        met = yield from _try(table, who, card, hurdle, me)
        yield from carry_out(hurdle.met if met else hurdle.failed, table, me)
    state.turned_up.remove(card)
    return met and not me.out(table)


def _try(table: Table, who: int, card: CardId, hurdle: Hurdle, me: Me) -> Flow[bool]:
    from .puzzles import attempt_puzzle

    if hurdle.free:
        return True
    if hurdle.key is not None and has(table.state, who, hurdle.key):
        return (yield from _use_key(table, who, hurdle, hurdle.key))
    if hurdle.puzzle is not None:
        return (yield from attempt_puzzle(table, who, card, hurdle.puzzle))
    if hurdle.test is not None:
        begun = hurdle.test.attempt(table, me)
        outcome = begun if isinstance(begun, Outcome) else (yield from begun)
        return outcome.passed
    return False


def _use_key(table: Table, who: int, hurdle: Hurdle, key: CardId) -> Flow[bool]:
    """A key stays with its holder; by one reading a Lock takes it, and one may decline (mom.exploration-card.9)."""
    if hurdle.kind == "obstacle" or table.state.readings.keys == "kept":
        return True
    give = Option("give", say("option-give-key", card=card_name(key)), True, "give", (things.card(key),))
    keep = Option("keep", say("option-keep-key"), False, role=Role.DECLINE)
    prompt, kind = say("prompt-give-key", card=card_name(hurdle.id)), QuestionKind.AGREE
    if not (yield from ask(who, prompt, [give, keep], "mom.lock.4", table.cause, kind, "give-key")):
        return False
    held = next(each for each in table.state.investigators[who].cards if front(each) == key)
    discard(table, who, held)
    return True
