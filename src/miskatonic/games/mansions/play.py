"""What every rule module needs: the table of this game, who is where, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NoReturn

from miskatonic.kernel.decision import Decision, Option, QuestionKind
from miskatonic.kernel.flow import Flow, GameOver, Result, ask
from miskatonic.kernel.table import Table as KernelTable
from miskatonic.kernel.text import Message

from . import things
from .events import GameEnded
from .state import Investigator, Mansions, Monster
from .words import (
    CardId,
    MonsterId,
    RoomId,
    SpaceId,
    card_name,
    investigator_name,
    monster_name,
    room_name,
    room_of,
    space_name,
)

Table = KernelTable[Mansions]


def investigator(table: Table, who: int) -> Investigator:
    return table.state.investigators[who]


def keeper(table: Table) -> int:
    """The keeper's seat."""
    return table.state.keeper


def room_of_investigator(state: Mansions, who: int) -> RoomId:
    return room_of(state.investigators[who].space)


def called(monster: Monster) -> str:
    """By what a monster is called: its own name, or its kind."""
    return monster.name or monster.kind


def monsters_in_space(state: Mansions, space: SpaceId) -> list[Monster]:
    return [each for each in state.monsters if each.space == space]


def monsters_in_room(state: Mansions, room: RoomId) -> list[Monster]:
    return [each for each in state.monsters if room_of(each.space) == room]


# How a game ends.


def end(table: Table, reason: str, won: dict[int, bool]) -> NoReturn:
    """The game is over, whatever is under way (rule mom.overview.5)."""
    table.state.revealed = True
    table.tell(GameEnded, reason)
    raise GameOver(Result(won, reason, None, table.state.round))


def win_investigators(table: Table, reason: str) -> NoReturn:
    """All investigators win together, the eliminated among them (rules mom.overview.2, mom.elimination.3)."""
    state = table.state
    end(table, reason, {**dict.fromkeys(state.investigators, True), state.keeper: False})


def win_keeper(table: Table, reason: str) -> NoReturn:
    state = table.state
    end(table, reason, {**dict.fromkeys(state.investigators, False), state.keeper: True})


def all_lose(table: Table, reason: str) -> NoReturn:
    """Nobody wins, the keeper neither (rule mom.win.3)."""
    state = table.state
    end(table, reason, {**dict.fromkeys(state.investigators, False), state.keeper: False})


# What can be chosen.


@cache
def space_option(space: SpaceId, verb: str = "space") -> Option:
    return Option(f"{verb}:{space}", space_name(space), space, verb, (things.space(space),))


def space_options(spaces: Iterable[SpaceId], verb: str = "space") -> list[Option]:
    return [space_option(space, verb) for space in spaces]


@cache
def room_option(room: RoomId, verb: str = "room") -> Option:
    return Option(f"{verb}:{room}", room_name(room), room, verb, (things.room(room),))


@cache
def investigator_option(id: str, seat: int, verb: str = "investigator") -> Option:
    return Option(f"{verb}:{id}", investigator_name(id), seat, verb, (things.investigator(id),))


def investigator_options(state: Mansions, seats: Iterable[int], verb: str = "investigator") -> list[Option]:
    return [investigator_option(state.investigators[seat].id, seat, verb) for seat in seats]


@cache
def _monster_option(id: MonsterId, name: str, verb: str) -> Option:
    return Option(f"{verb}:{id}", monster_name(name), id, verb, (things.monster(id),))


def monster_option(monster: Monster, verb: str = "monster") -> Option:
    return _monster_option(monster.id, called(monster), verb)


@cache
def card_option(card: CardId, verb: str = "card") -> Option:
    """A card by its front; its value is the card itself."""
    thing = things.card(card)
    return Option(f"{verb}:{thing.partition(':')[2]}", card_name(card), card, verb, (thing,))


def choose_space(
    table: Table, seat: int, spaces: Iterable[SpaceId], prompt: Message, rule: str, topic: str
) -> Flow[SpaceId]:
    return (yield from ask(seat, prompt, space_options(spaces), rule, table.cause, topic=topic))


def choose_room(
    table: Table, seat: int, rooms: Iterable[RoomId], prompt: Message, rule: str, topic: str
) -> Flow[RoomId]:
    options = [room_option(room) for room in rooms]
    return (yield from ask(seat, prompt, options, rule, table.cause, topic=topic))


def choose_investigator(
    table: Table, seat: int, seats: Sequence[int], prompt: Message, rule: str, topic: str
) -> Flow[int]:
    options = investigator_options(table.state, seats)
    return (yield from ask(seat, prompt, options, rule, table.cause, topic=topic))


def choose_monster(
    table: Table, seat: int, monsters: Iterable[Monster], prompt: Message, rule: str, topic: str
) -> Flow[MonsterId]:
    options = [monster_option(each) for each in monsters]
    return (yield from ask(seat, prompt, options, rule, table.cause, topic=topic))


def choose_card(
    table: Table, seat: int, cards: Iterable[CardId], prompt: Message, rule: str, topic: str
) -> Flow[CardId]:
    options = [card_option(each) for each in dict.fromkeys(cards)]
    return (yield from ask(seat, prompt, options, rule, table.cause, topic=topic))


def ask_always(
    seat: int, prompt: Message, options: Sequence[Option], rule: str, cause: str | None, topic: str, window: str
) -> Flow[Any]:
    """Ask in a window even where one can only pass: whether somebody is asked must not tell what they hold."""
    option: Option = yield Decision(seat, prompt, tuple(options), rule, cause, window, QuestionKind.ACT, topic)
    return option.value
