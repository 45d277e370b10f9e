"""What every rule module needs: the table of this game, who is where, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NoReturn

from miskatonic.kernel.decision import Option, QuestionKind, Role, Thing
from miskatonic.kernel.flow import Flow, GameOver, Result, ask
from miskatonic.kernel.table import Table as KernelTable
from miskatonic.kernel.text import Message

from . import things
from .board import Board, board_of
from .components import ENCOUNTERS, SCENARIOS, SHEETS, TOKENS
from .events import GameEnded
from .state import Arkham, Investigator
from .words import Neighborhood, SpaceId, investigator_name, monster_name, say, space_name

Table = KernelTable[Arkham]

DONE: Final = Option("done", say("option-done"), role=Role.DONE)


def investigator(table: Table, who: int) -> Investigator:
    return table.state.investigators[who]


def end(table: Table, reason: str, won: dict[int, bool]) -> NoReturn:
    """The game is over, whatever is under way."""
    table.tell(GameEnded, reason)
    raise GameOver(Result(won, reason, None, table.state.round))


def win(table: Table, reason: str) -> NoReturn:
    """All win together (rules ah3.301.1, ah3.cooperative.ltp)."""
    end(table, reason, dict.fromkeys(range(len(table.state.investigators)), True))


def lose(table: Table, reason: str) -> NoReturn:
    """All lose together (rules ah3.302.1, ah3.302.3)."""
    end(table, reason, dict.fromkeys(range(len(table.state.investigators)), False))


def half(number: int) -> int:
    """Half of something, rounded up (rule ah3.474.1)."""
    return -(-number // 2)


def board(state: Arkham) -> Board:
    return board_of(state.scenario)


def neighborhood_of(state: Arkham, space: SpaceId) -> Neighborhood | None:
    """The neighbourhood of a space; None of a street (rule ah3.444.2)."""
    return board(state).neighborhood_of.get(space)


def starting_space(state: Arkham) -> SpaceId:
    return SCENARIOS[state.scenario].start


def unstable_spaces(state: Arkham) -> list[SpaceId]:
    """Marked with doom on the top discarded event; without one the starting space (rules ah3.460.2, ah3.460.3)."""
    if not state.event_discard:
        return [starting_space(state)]
    return list(dict.fromkeys(ENCOUNTERS[state.event_discard[-1]].doom))


def spaces_with_most_doom(state: Arkham) -> list[SpaceId]:
    """The spaces on the board with the most doom; all, where there is none."""
    doom, spaces = state.doom, board(state).neighborhood_of
    most = max(doom.values(), default=0)
    return [space for space in spaces if space in doom and doom[space] == most] if most else list(spaces)


def used(table: Table, key: str) -> bool:
    """Was it done this round?"""
    return key in table.state.used


def use(table: Table, key: str) -> None:
    table.state.used.append(key)


def touch(table: Table, card: str) -> None:
    """An asset is used: whoever gets it in this phase cannot use it any more (rule ah3.424.4)."""
    state = table.state
    if state.phase == "action" and f"touched:{card}" not in state.used:
        state.used.append(f"touched:{card}")


def thing_of(state: Arkham, owner: int, component: str) -> Thing:
    """The thing that a component of an investigator is."""
    return things.component(component, state.investigators[owner].id)


@cache
def space_option(space: SpaceId, verb: str) -> Option:
    return Option(f"{verb}:{space}", space_name(space), space, verb, (things.space(space),))


def space_options(spaces: Iterable[SpaceId], verb: str = "space") -> list[Option]:
    return [space_option(space, verb) for space in spaces]


@cache
def investigator_option(id: str, seat: int, verb: str) -> Option:
    return Option(f"{verb}:{id}", investigator_name(id), seat, verb, (things.investigator(id),))


def investigator_options(state: Arkham, seats: Iterable[int], verb: str = "investigator") -> list[Option]:
    return [investigator_option(state.investigators[seat].id, seat, verb) for seat in seats]


@cache
def monster_option(token: int, verb: str = "monster") -> Option:
    return Option(f"{verb}:{token}", monster_name(TOKENS[token]), token, verb, (things.monster(token),))


def monster_options(tokens: Iterable[int], verb: str = "monster") -> list[Option]:
    return [monster_option(token, verb) for token in tokens]


def choose_space(
    table: Table, seat: int, spaces: Iterable[SpaceId], prompt: Message, rule: str, topic: str
) -> Flow[SpaceId]:
    options = space_options(spaces)
    return (yield from ask(seat, prompt, options, rule, table.cause, topic=topic))


def group_space(
    table: Table, spaces: Iterable[SpaceId], prompt: str, rule: str, topic: str, **about: Message
) -> Flow[SpaceId]:
    """The group chooses; the leader speaks for it (rules ah3.004, ah3.455.4)."""
    found = list(spaces)
    if len(found) == 1:
        return found[0]
    return (yield from choose_space(table, table.state.leader, found, say(prompt, **about), rule, topic))


def choose_investigator(
    table: Table, seat: int, seats: Sequence[int], prompt: Message, rule: str, topic: str
) -> Flow[int]:
    if len(seats) == 1:
        return seats[0]
    options = investigator_options(table.state, seats)
    return (yield from ask(seat, prompt, options, rule, table.cause, topic=topic))


def choose_monster(table: Table, seat: int, tokens: Iterable[int], prompt: Message, rule: str, topic: str) -> Flow[int]:
    return (yield from ask(seat, prompt, monster_options(tokens), rule, table.cause, topic=topic))


def group_order(table: Table, options: list[Option], prompt: str, topic: str) -> Flow[Any]:
    """What comes first, as the group likes (rule ah3.004-2)."""
    return (
        yield from ask(table.state.leader, say(prompt), options, "ah3.004-2", table.cause, QuestionKind.ORDER, topic)
    )


def nearest_spaces(state: Arkham, origin: SpaceId, spaces: Iterable[SpaceId]) -> Sequence[SpaceId]:
    """The nearest of some spaces; several where they tie (rule ah3.202.2g)."""
    return board_of(state.scenario).nearest(origin, tuple(spaces))


def is_eliminated(state: Arkham, seat: int) -> bool:
    return state.investigators[seat].fate != "in-play"


def sheet_of(state: Arkham, who: int):
    return SHEETS[state.investigators[who].id]
