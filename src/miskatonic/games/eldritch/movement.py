"""Moving investigators, and being delayed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from miskatonic.kernel.atlas import Atlas
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import things
from .board import BY_TICKET, WORLD
from .events import Delayed, InvestigatorMoved, TicketSpent, TurnEndedEarly
from .play import Table, space_options
from .possessions import holds
from .reactions import able, react
from .resolver import Me
from .state import Eldritch
from .words import DETAINED, PathKind, SpaceId, say, space_name

WHERE: Final = say("prompt-move")
STAY = Option("stay", say("option-stay"), role=Role.DONE)


def may_move(state: Eldritch, who: int) -> bool:
    """Whoever is detained cannot move and cannot be moved (rule eh.conflict.5)."""
    return holds(state, who, DETAINED) is None


def enter(table: Table, who: int, space: SpaceId) -> Flow[None]:
    """An investigator comes to another space."""
    state = table.state
    investigator = state.investigators[who]
    if investigator.space == space or not may_move(state, who):
        return
    if table.telling:
        table.tell(InvestigatorMoved, investigator.id, investigator.space, space)
    investigator.space = space
    yield from react(table, "moved", Me(who=who))


@cache
def _by_ticket(kind: PathKind, space: SpaceId) -> Option:
    words = say(f"option-by-{kind}", where=space_name(space))
    return Option(f"{kind}:{space}", words, (kind, space), kind, (things.space(space),), word=kind)


def travel(table: Table, who: int) -> Flow[None]:
    """One space along any path, then one more for each ticket spent (rules eh.travel.1 to eh.travel.3)."""
    state = table.state
    investigator = state.investigators[who]
    to = yield from _where(table, who, WORLD.neighbours[investigator.space], "travel", "eh.travel.1", optional=False)
    if to is not None:
        yield from enter(table, who, to)
    while (investigator.trains or investigator.ships) and may_move(state, who) and not Me(who=who).out(table):
        options = [
            _by_ticket(kind, space)
            for kind in (PathKind.TRAIN, PathKind.SHIP)
            if (investigator.trains if kind is PathKind.TRAIN else investigator.ships) > 0
            for space in BY_TICKET[kind].neighbours[investigator.space]
        ]
        chosen: tuple[PathKind, SpaceId] | None = yield from ask(
            who,
            say("prompt-travel-on"),
            [*options, STAY],
            "eh.travel.2",
            table.cause,
            QuestionKind.SEVERAL,
            "ticket",
        )
        if chosen is None:
            return
        kind, space = chosen
        if kind is PathKind.TRAIN:
            investigator.trains -= 1
        else:
            investigator.ships -= 1
        table.tell(TicketSpent, investigator.id, kind)
        yield from enter(table, who, space)


def move(table: Table, who: int, count: int, *, optional: bool = False, kinds: Sequence[PathKind] = ()) -> Flow[None]:
    """So many spaces along any path, or up to so many."""
    state = table.state
    investigator = state.investigators[who]
    for _ in range(count):
        if not may_move(state, who) or Me(who=who).out(table):
            return
        ways = along(*kinds).neighbours[investigator.space]
        to = yield from _where(table, who, ways, "move", "eh.adjacent.1", optional=optional)
        if to is None:
            return
        yield from enter(table, who, to)


@cache
def along(*kinds: PathKind) -> Atlas[SpaceId]:
    """The map with paths of some kinds alone; with all of them, where none is named."""
    return WORLD.only(*kinds) if kinds else WORLD


def _where(
    table: Table, who: int, spaces: Iterable[SpaceId], verb: str, rule: str, *, optional: bool
) -> Flow[SpaceId | None]:
    options = space_options(spaces, verb)
    if optional:
        options.append(STAY)
    return (yield from ask(who, WHERE, options, rule, table.cause, topic="move"))


def can_be_delayed(state: Eldritch, who: int) -> bool:
    """Whoever is delayed already cannot become so to pay for something (rule eh.delayed.7.ltp)."""
    return not state.investigators[who].delayed


def delay(table: Table, who: int, *, chosen: bool = False) -> None:
    """Become delayed; in one's own turn of the Action Phase the turn ends instead (rules eh.delayed.3, 6.ltp)."""
    state = table.state
    investigator = state.investigators[who]
    if not investigator.in_play or (not chosen and able(state, who, "never_delayed")):
        return
    if state.phase == "action" and state.turn == who:
        state.turn_over = True
        table.tell(TurnEndedEarly, investigator.id)
    elif not investigator.delayed:
        investigator.delayed = True
        table.tell(Delayed, investigator.id)
