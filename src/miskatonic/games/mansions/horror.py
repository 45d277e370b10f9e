"""Horror checks: by room, once per monster and turn (rules mom.horror-check)."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, ask

from . import causes
from .causes import caused
from .components import MONSTERS
from .events import HorrorPassed
from .harm import take
from .occasions import react
from .play import Table, called, investigator_options, monster_option, monsters_in_room
from .resolver import Me
from .state import Monster
from .testing import THIS_TURN, skill_test
from .words import During, MonsterId, RoomId, Skill, room_of, say


def begin_turn_checks(table: Table) -> None:
    """A turn begins: nobody has made a check yet, nothing is added to tests, and who shares a room is noted.

    Rules mom.horror-check.7 to mom.horror-check.9.
    """
    state = table.state
    state.checked, state.evaded = [], []
    state.counts = {name: n for name, n in state.counts.items() if not name.startswith(THIS_TURN)}
    state.together = [
        _together(who, monster.id, room_of(monster.space))
        for monster in state.monsters
        for who in state.in_room(room_of(monster.space))
    ]


def _together(who: int, monster: MonsterId, room: RoomId) -> str:
    return f"{who}:{monster}:{room}"


def _checked(who: int, monster: MonsterId) -> str:
    return f"{who}:{monster}"


def entered_room(table: Table, who: int) -> Flow[None]:
    """An investigator has come into a room: one check against each monster there (mom.horror-check.1, .5, .10)."""
    state = table.state
    room = room_of(state.investigators[who].space)

    def waiting() -> list[Option]:
        investigator = state.investigators[who]
        if not investigator.in_play or room_of(investigator.space) != room:
            return []
        here = monsters_in_room(state, room)
        return [monster_option(each, "check") for each in here if _checked(who, each.id) not in state.checked]

    yield from _in_keepers_order(table, waiting, lambda monster: check(table, who, monster))


def monster_entered(table: Table, monster: Monster) -> Flow[None]:
    """A monster has moved or was placed into a room: all investigators there check (mom.horror-check.4, .6, .12)."""
    state = table.state
    room = room_of(monster.space)

    def waiting() -> list[Option]:
        if state.monster(monster.id) is not monster or room_of(monster.space) != room:
            return []
        return investigator_options(state, [who for who in state.in_room(room) if _must_check(who)], "check")

    def _must_check(who: int) -> bool:
        if state.investigators[who].hidden and state.readings.hidden_horror == "spared":
            return False
        # Where they were together when the turn began, the monster has only come back (rule mom.horror-check.8).
        known = _together(who, monster.id, room) in state.together
        return not known and _checked(who, monster.id) not in state.checked

    yield from _in_keepers_order(table, waiting, lambda who: check(table, who, monster.id))


def _in_keepers_order(
    table: Table, waiting: Callable[[], list[Option]], one: Callable[[int], Flow[None]]
) -> Flow[None]:
    """One check after the other, in the order chosen by the keeper (rule mom.horror-check.4)."""
    while options := waiting():
        chosen: int = yield from ask(
            table.state.keeper,
            say("prompt-horror-order"),
            options,
            "mom.horror-check.4",
            table.cause,
            QuestionKind.ORDER,
            "horror-order",
        )
        yield from one(chosen)


def check(table: Table, who: int, id: MonsterId) -> Flow[None]:
    """Willpower with the horror rating; a failure costs 1 horror (rules mom.horror-check.2, mom.horror-check.3)."""
    state = table.state
    state.checked.append(_checked(who, id))
    monster = state.monster(id)
    if monster is not None:
        yield from caused(table, causes.monster(called(monster)), _check(table, who, monster))


def _check(table: Table, who: int, monster: Monster) -> Flow[None]:
    if (yield from react(table, "horror-check", who, monster=monster.id)):
        table.tell(HorrorPassed, table.state.investigators[who].id, monster.id, called(monster))
        return
    me = Me(who=who, monster=monster.id)
    rating = MONSTERS[monster.kind].horror
    outcome = yield from skill_test(table, me, Skill.WILLPOWER, rating, During.HORROR_CHECK)
    if not outcome.passed:
        yield from take(table, who, horror=1)
