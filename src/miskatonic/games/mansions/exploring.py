"""Exploring a room, and cards that lie open in it (rules mom.explore, mom.drop, mom.darkness.2)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from .events import CardTurned, ClueFound, Explored, NothingFound
from .hurdles import meet_obstacle
from .objectives import found_clue, watch
from .occasions import react
from .play import Table, card_option
from .possessions import abilities_of, drop, enforce_limits, gain, is_clue, is_hurdle
from .state import Mansions
from .vitals import in_darkness
from .words import NOTHING_OF_INTEREST, CardId, RoomId, front, room_name, room_of, say

_DONE: Final = Option("done", say("option-done"), role=Role.DONE)


def explores_in_the_dark(state: Mansions, who: int) -> bool:
    """Does exploring cost a Move as well as the Action (rule mom.darkness.2)?"""
    able = [each for _, each in abilities_of(state, who)]
    if any(each.quick_explorer for each in able):
        return False
    return in_darkness(state, who) or any(each.sees_all_dark for each in able)


def can_explore(state: Mansions, who: int) -> bool:
    """In the dark an unused Move is needed; a room without cards holds nothing to look for."""
    turn = state.turn
    pile = state.piles[room_of(state.investigators[who].space)]
    if not pile.cards and not pile.dropped:
        return False
    return turn is None or turn.moves > 0 or not explores_in_the_dark(state, who)


def explore(table: Table, who: int) -> Flow[None]:
    """The keeper turns the cards over one by one, until an Obstacle holds (rules mom.explore.1 to mom.explore.8)."""
    state = table.state
    investigator = state.investigators[who]
    room = room_of(investigator.space)
    table.tell(Explored, investigator.id, room)
    yield from take_dropped(table, who, room)
    pile = state.piles[room]
    while pile.cards and _still_there(state, who, room):
        if is_hurdle(pile.cards[-1]):
            if not (yield from meet_obstacle(table, who, room)):
                break
            continue
        yield from find(table, who, room)


def _still_there(state: Mansions, who: int, room: RoomId) -> bool:
    investigator = state.investigators[who]
    return investigator.in_play and room_of(investigator.space) == room


def find(table: Table, who: int, room: RoomId) -> Flow[None]:
    """The top card is turned up and goes to the explorer (rules mom.explore.3 to mom.explore.5)."""
    state = table.state
    pile = state.piles[room]
    card = pile.cards.pop()
    pile.turned.append(card)
    table.tell(CardTurned, room, front(card))
    if front(card) == NOTHING_OF_INTEREST:
        state.box.append(card)
        table.tell(NothingFound, state.investigators[who].id, room)
        return
    yield from receive(table, who, card)


def receive(table: Table, who: int, card: CardId) -> Flow[None]:
    """A card is taken; a clue is a step on the way to the Objective (rules mom.explore.4, mom.objective.3)."""
    state = table.state
    if is_clue(card) and card not in state.found_clues:
        state.investigators[who].cards.append(card)
        state.found_clues.append(card)
        table.tell(ClueFound, state.investigators[who].id, front(card))
        yield from found_clue(table, card)
        yield from react(table, "clue-found", who)
    else:
        gain(table, who, card)
        yield from react(table, "gained", who, only=card)
    yield from enforce_limits(table, who)
    watch(table)


def take_dropped(table: Table, who: int, room: RoomId) -> Flow[None]:
    """Cards that lie face up may be taken or left; by one reading all are taken (rules mom.drop.3 to mom.drop.5)."""
    state = table.state
    pile = state.piles[room]
    if state.readings.dropped_cards == "must-take":
        # What a limit makes them drop on the way lies there for the next explorer.
        for card in reversed(list(pile.dropped)):
            if card in pile.dropped and _still_there(state, who, room):
                pile.dropped.remove(card)
                yield from receive(table, who, card)
        return
    left = len(pile.dropped)
    while pile.dropped and left and _still_there(state, who, room):
        options = [card_option(card, "take") for card in dict.fromkeys(reversed(pile.dropped))]
        prompt = say("prompt-take-dropped", room=room_name(room))
        card: CardId | None = yield from ask(
            who, prompt, [*options, _DONE], "mom.drop.5", table.cause, QuestionKind.SEVERAL, "take-dropped"
        )
        if card is None:
            return
        left -= 1
        pile.dropped.remove(card)
        yield from receive(table, who, card)


def can_drop(state: Mansions, who: int) -> bool:
    return bool(state.investigators[who].cards)


def drop_cards(table: Table, who: int) -> Flow[None]:
    """Any number of cards, in an order of their choice (rules mom.drop.1, mom.drop.2)."""
    investigator = table.state.investigators[who]
    enough: list[Option] = []
    while investigator.cards:
        options = [*(card_option(card, "drop") for card in dict.fromkeys(investigator.cards)), *enough]
        card: CardId | None = yield from ask(
            who, say("prompt-drop"), options, "mom.drop.1", table.cause, QuestionKind.SEVERAL, "drop"
        )
        if card is None:
            return
        enough = [_DONE]
        drop(table, who, card)
