"""How investigators move: by themselves, by the keeper, out of the house (mom.move, mom.keeper-move, mom.escape)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.atlas import routes
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import causes, things
from .causes import caused
from .components import OBJECTIVES
from .evading import evade
from .events import CorpseDragged, Escaped, Moved, MovedByKeeper, Placed
from .features import barrier_at, burn_corpses, come_out
from .harm import take
from .horror import entered_room
from .house import doors_out, house_of, neighbours
from .hurdles import barred_rooms, meet_lock
from .objectives import escape_room, watch
from .play import Table, space_option
from .resolver import Me
from .state import Mansions
from .testing import skill_test
from .words import DoorId, During, Skill, SpaceId, investigator_name, room_of, say

_STOP: Final = Option("stop", say("option-stop-moving"), role=Role.DONE)
_LEAVE_CORPSE: Final = Option("no", say("option-leave-corpse"), False, role=Role.DECLINE)
EXIT: Final = "front-door"
"""What the puzzle of the way out is kept under."""
EXIT_PUZZLE: Final = "exit-puzzle"
"""In `state.counts`: the way out is barred by the puzzle of the Objective."""


def ways(state: Mansions, who: int) -> list[SpaceId]:
    """The spaces an investigator could try to move to; whoever is hidden moves nowhere (mom.move.1, mom.hiding.2)."""
    investigator = state.investigators[who]
    if investigator.hidden:
        return []
    near = neighbours(state, investigator.space, "investigator")
    return _unbarred(state, who, near)


def _unbarred(state: Mansions, who: int, near: list[SpaceId]) -> list[SpaceId]:
    """Those in the own room, and those in rooms whose Lock does not keep them out."""
    barred = barred_rooms(state, who)
    if not barred:
        return near
    here = room_of(state.investigators[who].space)
    return [space for space in near if room_of(space) == here or room_of(space) not in barred]


def move_investigator(table: Table, who: int, space: SpaceId) -> Flow[None]:
    """One Move or Run: evade checks, Lock, fire test, the figure with a corpse, horror checks (rule mom.move.9)."""
    state = table.state
    investigator = state.investigators[who]
    origin = investigator.space
    if not (yield from evade(table, who)) or space not in ways(state, who):
        return
    room, entering = room_of(space), room_of(space) != room_of(origin)
    if entering:
        if not (yield from meet_lock(table, who, room)) or investigator.space != origin:
            return
        yield from fire_test(table, who, space)
        if not investigator.in_play or investigator.space != origin:
            return
    yield from _go_with_corpse(table, who, space)
    if entering:
        yield from entered_room(table, who)
    watch(table)


def fire_test(table: Table, who: int, space: SpaceId) -> Flow[None]:
    """Whoever enters a burning room tests Willpower and enters it anyway (rules mom.fire.4, mom.fire.5)."""
    if room_of(space) in table.state.fire:
        yield from caused(table, causes.FIRE, _fire_test(table, who))


def _fire_test(table: Table, who: int) -> Flow[None]:
    outcome = yield from skill_test(table, Me(who=who), Skill.WILLPOWER, 0, During.FIRE)
    if not outcome.passed:
        yield from take(table, who, horror=1)


def _go_with_corpse(table: Table, who: int, space: SpaceId) -> Flow[None]:
    """The figure moves, and one corpse with it if they like (rules mom.corpse.3 to mom.corpse.6)."""
    state = table.state
    investigator = state.investigators[who]
    origin = investigator.space
    drags = False
    if state.corpses.get(origin):
        drag = Option("drag", say("option-drag-corpse"), True, "drag", (things.corpse(origin),))
        prompt, kind = say("prompt-drag-corpse"), QuestionKind.AGREE
        drags = yield from ask(who, prompt, [drag, _LEAVE_CORPSE], "mom.corpse.3", table.cause, kind, "drag-corpse")
    investigator.space = space
    table.tell(Moved, investigator.id, origin, space)
    if drags:
        state.corpses[origin] -= 1
        if not state.corpses[origin]:
            del state.corpses[origin]
        state.corpses[space] = state.corpses.get(space, 0) + 1
        table.tell(CorpseDragged, investigator.id, space)
        burn_corpses(table, room_of(space))


def walk(table: Table, who: int, steps: int) -> Flow[None]:
    """Up to so many spaces by an ability of their own, each by the rules of a Move."""
    for _ in range(steps):
        spaces = ways(table.state, who)
        if not spaces or not table.state.investigators[who].in_play:
            return
        options = [*(space_option(space, "move") for space in spaces), _STOP]
        space: SpaceId | None = yield from ask(
            who, say("prompt-walk"), options, "mom.move.1", table.cause, topic="walk"
        )
        if space is None:
            return
        yield from move_investigator(table, who, space)


# Moved by the keeper.


def keepers_ways(state: Mansions, who: int, steps: int) -> list[SpaceId]:
    """Where the keeper could move an investigator: not past an unmet Lock, by one reading (mom.keeper-move.1, .2)."""
    investigator = state.investigators[who]
    if not investigator.in_play or (investigator.hidden and state.readings.hidden_moved == "stays"):
        return []
    near = _keepers_reach(state, investigator.space, steps)
    if state.readings.moved_by_keeper == "lock-resolved":
        return _unbarred(state, who, near)
    here = room_of(investigator.space)
    return [space for space in near if room_of(space) == here or state.piles[room_of(space)].lock is None]


def _keepers_reach(state: Mansions, space: SpaceId, steps: int) -> list[SpaceId]:
    """The next space, or by the other reading any within so many, whatever bars the doors (rule mom.keeper-move.1)."""
    if state.readings.keeper_steps == "adjacent":
        return neighbours(state, space, "investigator")
    house = house_of(state.story)
    away = routes(space, lambda here: [there for there, _ in house.ways("investigator", here)]).away
    return [there for there, n in away.items() if 0 < n <= steps]


def moved_by_keeper(table: Table, who: int, steps: int) -> Flow[None]:
    """The keeper moves an investigator, without evade checks (rules mom.evade.11, mom.keeper-move)."""
    state = table.state
    for _ in range(steps if state.readings.keeper_steps == "adjacent" else 1):
        spaces = keepers_ways(state, who, steps)
        if not spaces:
            return
        options = [*(space_option(space, "move") for space in spaces), _STOP]
        prompt = say("prompt-move-investigator", who=investigator_name(state.investigators[who].id))
        space: SpaceId | None = yield from ask(
            state.keeper, prompt, options, "mom.keeper-move.1", table.cause, topic="move-investigator"
        )
        if space is None or not (yield from _keeper_step(table, who, space)):
            return


def _keeper_step(table: Table, who: int, space: SpaceId) -> Flow[bool]:
    """One step; does the movement go on (rules mom.keeper-move.2 to mom.keeper-move.4, mom.horror-check.14)?"""
    state = table.state
    investigator = state.investigators[who]
    origin = investigator.space
    come_out(table, who)
    entering = room_of(space) != room_of(origin)
    if entering:
        if state.piles[room_of(space)].lock is not None and not (yield from meet_lock(table, who, room_of(space))):
            return False
        if state.readings.moved_into_fire == "tested":
            yield from fire_test(table, who, space)
        if not investigator.in_play or investigator.space != origin:
            return False
    investigator.space = space
    table.tell(MovedByKeeper, investigator.id, origin, space)
    if entering:
        yield from entered_room(table, who)
    watch(table)
    return investigator.in_play and investigator.space == space


def place_investigator(table: Table, who: int, space: SpaceId) -> Flow[None]:
    """An effect puts an investigator somewhere: neither evade check nor fire test, but horror checks."""
    state = table.state
    investigator = state.investigators[who]
    if not investigator.in_play or investigator.space == space:
        return
    entering = room_of(space) != room_of(investigator.space)
    investigator.space, investigator.hidden = space, False
    table.tell(Placed, investigator.id, space)
    if entering:
        yield from entered_room(table, who)
    watch(table)


# Out of the house.


def exits(table: Table, who: int) -> list[DoorId]:
    """The doors by which an investigator could escape now (rules mom.escape.1, .4 and .5, mom.barrier.3)."""
    state = table.state
    investigator = state.investigators[who]
    room = escape_room(table)
    if room is None or investigator.hidden or room_of(investigator.space) != room:
        return []
    return [door for door in doors_out(state, investigator.space) if barrier_at(state, door) is None]


def escape(table: Table, who: int) -> Flow[bool]:
    """An escape is a move: evade checks first, then perhaps a puzzle, then they are gone (rules mom.escape.5 to .7)."""
    from .puzzles import attempt_puzzle
    from .trauma import after_elimination

    state = table.state
    investigator = state.investigators[who]
    if not (yield from evade(table, who)) or not exits(table, who):
        return False
    layout = OBJECTIVES[state.story, state.answers[1]].exit_puzzle
    if state.counts.get(EXIT_PUZZLE) and layout is not None:
        if not (yield from attempt_puzzle(table, who, EXIT, layout)):
            return False
        state.counts[EXIT_PUZZLE] = 0
    investigator.fate = "escaped"
    table.tell(Escaped, investigator.id, investigator.space)
    watch(table)
    yield from after_elimination(table)
    return True
