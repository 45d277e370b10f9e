"""What every rule module needs: the table of this game, who is where, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NoReturn

from miskatonic.kernel.atlas import nearest
from miskatonic.kernel.decision import Option, QuestionKind, Role, Thing
from miskatonic.kernel.flow import Flow, GameOver, Result, ask
from miskatonic.kernel.table import Table as KernelTable
from miskatonic.kernel.text import Message

from . import things
from .board import WORLD
from .components import MYTHOS, REFERENCE, ReferenceCard
from .events import GameEnded, TokenPutOnSheet
from .score import score
from .state import Eldritch, Investigator
from .words import SpaceId, investigator_name, say, space_name

Table = KernelTable[Eldritch]

DONE: Final = Option("done", say("option-done"), role=Role.DONE)
NO: Final = Option("no", say("option-no"), False, role=Role.DECLINE)


def investigator(table: Table, who: int) -> Investigator:
    return table.state.investigators[who]


def end(table: Table, reason: str, *, won: bool) -> NoReturn:
    """The game is over for all at once; who was eliminated wins or loses with the others (rule eh.eliminated.4)."""
    state = table.state
    table.tell(GameEnded, reason)
    points = -float(score(state)) if won else None
    raise GameOver(Result(dict.fromkeys(range(len(state.investigators)), won), reason, points, state.round))


def win(table: Table, reason: str) -> NoReturn:
    """Rule eh.win-lose.1."""
    end(table, reason, won=True)


def lose(table: Table, reason: str) -> NoReturn:
    """Rule eh.win-lose.1."""
    end(table, reason, won=False)


def gather_on_sheet(table: Table, what: str, count: int) -> None:
    """Tokens gather on the sheet of the Ancient One."""
    state = table.state
    if count:
        state.sheet_tokens += count
        table.tell(TokenPutOnSheet, what, count, state.sheet_tokens)


def player_count(state: Eldritch) -> int:
    """The number of players, as many effects count it (rules eh.symbols.2, eh.symbols.4)."""
    if state.readings.players == "start":
        return state.players
    return sum(1 for each in state.investigators if each.fate != "eliminated")


def half(number: int) -> int:
    """Half of something, rounded up (rule eh.rounding.1)."""
    return -(-number // 2)


def reference(state: Eldritch) -> ReferenceCard:
    """The reference card for the number of players (rule eh.reference-card.1)."""
    return REFERENCE[state.players]


def forbids(state: Eldritch, what: str) -> bool:
    """Does a Mythos card in play forbid something?"""
    for each in state.ongoing:  # noqa: SIM110 (asked for every action)
        if MYTHOS[each.card].forbids == what:
            return True
    return False


def used(table: Table, key: str) -> bool:
    """Was it done this round? Before the first one nothing can be done that is done once a round."""
    state = table.state
    return key in state.used or state.round == 0


def use(table: Table, key: str) -> None:
    table.state.used.append(key)


def thing_of(state: Eldritch, owner: int, component: str) -> Thing:
    """The thing that a component of an investigator is."""
    return things.component(component, state.investigators[owner].id)


@cache
def space_option(space: SpaceId, verb: str) -> Option:
    return Option(f"{verb}:{space}", space_name(space), space, verb, (things.space(space),))


def space_options(spaces: Iterable[SpaceId], verb: str = "space") -> list[Option]:
    """One for each space, however often it was named."""
    return [space_option(space, verb) for space in dict.fromkeys(spaces)]


@cache
def investigator_option(id: str, seat: int, verb: str) -> Option:
    return Option(f"{verb}:{id}", investigator_name(id), seat, verb, (things.investigator(id),))


def investigator_options(state: Eldritch, seats: Iterable[int], verb: str = "investigator") -> list[Option]:
    return [investigator_option(state.investigators[seat].id, seat, verb) for seat in seats]


def agree(
    table: Table,
    seat: int,
    prompt: Message,
    yes: Option,
    rule: str,
    topic: str,
    no: Option = NO,
    cause: str | None = None,
) -> Flow[bool]:
    """Does somebody want something? The values of the options are True and False."""
    return (yield from ask(seat, prompt, [yes, no], rule, cause or table.cause, QuestionKind.AGREE, topic))


def choose_space(
    table: Table, seat: int, spaces: Iterable[SpaceId], prompt: Message, rule: str, topic: str
) -> Flow[SpaceId]:
    return ask(seat, prompt, space_options(spaces), rule, table.cause, topic=topic)


def choose_nearest(table: Table, origin: SpaceId, spaces: Iterable[SpaceId]) -> Flow[SpaceId | None]:
    """The nearest of some spaces; the active investigator decides between equals (rules eh.nearest.1 to 4)."""
    tied = nearest(dict.fromkeys(spaces), WORLD.routes(origin).away.get)
    if not tied:
        return None
    prompt = say("prompt-nearest")
    return (yield from choose_space(table, table.state.active, tied, prompt, "eh.nearest.3", "nearest"))


def choose_investigator(
    table: Table, seat: int, seats: Iterable[int], prompt: Message, rule: str, topic: str
) -> Flow[int]:
    options = investigator_options(table.state, seats)
    return ask(seat, prompt, options, rule, table.cause, topic=topic)
