"""Abilities, and the decorators that declare them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar

from msgspec import Struct

from miskatonic.kernel.effects import Cost
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.timing import Limit, Point

from ..moments import Moment
from ..words import Designator
from .attempt import Attempt
from .me import CardCondition, Me, Table

WOULD, WHEN, AFTER = Point.WOULD, Point.WHEN, Point.AFTER

PER_ROUND: Final = Limit(1, "round")
PER_PHASE: Final = Limit(1, "phase")
PER_TURN: Final = Limit(1, "turn")
PER_TEST: Final = Limit(1, "test")
PER_GAME: Final = Limit(1, "game")

AbilityKind = Literal["forced", "reaction", "free", "action", "event"]
Users = Literal["controller", "here", "anywhere"]
During = Literal["your-turn", "any-turn"]

AbilityEffect = Callable[[Any, Table, Me], "Flow[None] | None"]
AttemptEffect = Callable[[Any, Table, Me, Attempt], "Flow[None] | None"]


class Ability(Struct, frozen=True, gc=False, eq=False):
    """An ability as its card declares it."""

    name: str
    run: AbilityEffect
    kind: AbilityKind
    code: str
    if_: CardCondition | None = None
    cost: tuple[Cost, ...] = ()
    actions: int = 0
    """How many actions it costs."""
    limit: Limit | None = None
    group: bool = False
    """The limit is for all investigators together."""
    maximum: bool = False
    """The limit is for all copies of the card and all investigators together."""
    moment: type[Moment] | None = None
    point: Point | None = None
    during: During | None = None
    """Only in the turn of whoever uses it, or in anybody's turn."""
    designator: Designator | None = None
    attempt: Attempt | None = None
    """How it fights, evades or investigates, if it does."""
    provokes: bool = True
    users: Users = "controller"
    in_hand: bool = False
    tests: bool = False
    """It starts a skill test, so it waits while another one is under way."""
    concerns_itself: bool = False
    """It changes nothing but its own card, asks nothing and is not reacted to, however many copies do the same."""


F = TypeVar("F", bound=Callable[..., Any])

NEVER_PROVOKE: Final = (Designator.FIGHT, Designator.EVADE, Designator.PARLEY, Designator.RESIGN)
"""What does not provoke attacks of opportunity (rules lcg.attack-of-opportunity.5, 6 and 8)."""


def _ability(kind: AbilityKind, **said: Any) -> Callable[[F], F]:
    def declare(method: F) -> F:
        method.declared = {"kind": kind, **said}  # type: ignore[attr-defined]
        return method

    return declare


def forced(
    point: Point,
    moment: type[Moment],
    *,
    if_: CardCondition | None = None,
    in_hand: bool = False,
    tests: bool = False,
    concerns_itself: bool = False,
) -> Callable[[F], F]:
    """Happens whenever it can."""
    return _ability(
        "forced", point=point, moment=moment, if_=if_, in_hand=in_hand, tests=tests, concerns_itself=concerns_itself
    )


def reaction(
    point: Point,
    moment: type[Moment],
    *,
    if_: CardCondition | None = None,
    cost: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    maximum: bool = False,
    users: Users = "controller",
) -> Callable[[F], F]:
    """May be used when something happens."""
    return _ability(
        "reaction", point=point, moment=moment, if_=if_, cost=cost, limit=limit, maximum=maximum, users=users
    )


def free(
    *,
    if_: CardCondition | None = None,
    cost: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    group: bool = False,
    maximum: bool = False,
    users: Users = "controller",
    during: During | None = None,
) -> Callable[[F], F]:
    """May be used in any player window, or in those of a turn."""
    return _ability("free", if_=if_, cost=cost, limit=limit, group=group, maximum=maximum, users=users, during=during)


def action(
    designator: Designator | None = None,
    *,
    attempt: Attempt | None = None,
    actions: int = 1,
    if_: CardCondition | None = None,
    cost: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    group: bool = False,
    maximum: bool = False,
    provokes: bool | None = None,
    users: Users = "controller",
) -> Callable[[F], F]:
    """May be used as an action; fighting, evading, parleying and resigning do not provoke.

    What fights, evades or investigates names its `attempt`, and the method is given it.
    """
    return _ability(
        "action",
        actions=actions,
        designator=designator,
        attempt=attempt,
        if_=if_,
        cost=cost,
        limit=limit,
        group=group,
        maximum=maximum,
        provokes=designator not in NEVER_PROVOKE if provokes is None else provokes,
        users=users,
    )


def event(
    designator: Designator | None = None, *, attempt: Attempt | None = None, if_: CardCondition | None = None
) -> Callable[[F], F]:
    """An event played with the play action; one that fights, evades or investigates names its `attempt`."""
    return _ability(
        "event",
        actions=1,
        designator=designator,
        attempt=attempt,
        if_=if_,
        provokes=designator not in NEVER_PROVOKE,
        in_hand=True,
    )


def fast(
    point: Point | None = None,
    moment: type[Moment] | None = None,
    *,
    during: During | None = None,
    if_: CardCondition | None = None,
) -> Callable[[F], F]:
    """A fast event: when something happens, in the windows of a time, or both; without either in any window.

    Rules lcg.fast.3 to 5, lcg.fast.8.
    """
    return _ability("event", point=point, moment=moment, during=during, if_=if_, provokes=False, in_hand=True)
