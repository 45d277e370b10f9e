"""When things happen, and what may be done about it.

Something that happens is an occasion. It passes four points: *would* happen, *when* it happens, it is resolved,
*after* it happened. At each point there may be triggers: all forced ones go first, then the optional ones as the
seats like, until everybody passes. Before it is resolved an occasion can be cancelled (then neither it nor its
aftermath happens) or replaced by something else (then the replacement happens, and not its aftermath).

An effect is resolved whole: what would be announced after something that happens in the midst of it waits until all
parts of the effect are done. What interrupts it (*would*, *when*) does not wait, and is an effect of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .decision import Option, QuestionKind, Role, Thing
from .flow import Flow, ask
from .game import S
from .table import Table
from .text import Message, plain

T = TypeVar("T")

_OPTIONAL = plain("timing-optional")
_PASS = Option("pass", plain("timing-pass"), role=Role.PASS)


class Point(StrEnum):
    """The points at which something may be triggered."""

    WOULD = "would"
    WHEN = "when"
    AFTER = "after"


class Limit(Struct, frozen=True):
    """At most so many uses per period ("round", "game"...)."""

    times: int
    per: str


class Uses(Struct, array_like=True):
    """How often limited triggers were used, kept in the state."""

    counts: dict[str, int]

    def spent(self, key: str, limit: Limit) -> bool:
        return self.counts.get(f"{limit.per}|{key}", 0) >= limit.times

    def spend(self, key: str, limit: Limit) -> None:
        name = f"{limit.per}|{key}"
        self.counts[name] = self.counts.get(name, 0) + 1

    def new(self, period: str) -> None:
        """A period begins anew: forget what was used in the last one."""
        for name in [name for name in self.counts if name.startswith(f"{period}|")]:
            del self.counts[name]


class Occasion(Struct):
    """Something that happens: the moment's name and whatever its triggers need to know; a game may give it fields."""

    moment: str = ""
    about: Any = None
    cancelled: bool = False
    instead: Callable[[], Flow[None]] | None = None

    def cancel(self) -> None:
        self.cancelled = True

    def replace(self, instead: Callable[[], Flow[None]]) -> None:
        self.instead = instead


class Trigger(Struct, Generic[S], frozen=True):
    """Something a component does at a point of a moment, forced or by the will of its seat."""

    key: str
    seat: int
    moment: str
    point: Point
    say: Message
    run: Callable[[Table[S], Occasion], Flow[None]]
    forced: bool = False
    applies: Callable[[Table[S], Occasion], bool] | None = None
    limit: Limit | None = None
    about: tuple[Thing, ...] = ()
    """The things its option is about: its component first."""
    word: str = ""
    """Which ability of its component it is."""
    source: Any = None
    """What it was made from, for the game itself."""


class Timing(Generic[S]):
    """The timing of one game: where triggers are found, in which order seats are asked, where uses are counted."""

    def __init__(
        self,
        triggers: Callable[[Table[S], Occasion, Point], Sequence[Trigger[S]]],
        order: Callable[[Table[S]], Sequence[int]],
        uses: Callable[[Table[S]], Uses] | None = None,
        rule: str | None = None,
        prompt: Callable[[Occasion, Point], Message] | None = None,
        concerns: Callable[[Table[S], Occasion], bool] | None = None,
        indifferent: Callable[[Table[S], Occasion, Sequence[Trigger[S]]], bool] | None = None,
    ) -> None:
        """`concerns` says whether what has waited for the end of an effect still matters to anybody.

        `indifferent` says of several forced triggers that it makes no difference which comes first: nobody is asked.
        """
        self._triggers = triggers
        self._order = order
        self._uses = uses
        self._rule = rule
        self._prompt = prompt
        self._concerns = concerns
        self._indifferent = indifferent

    def happen(self, table: Table[S], occasion: Occasion, resolve: Callable[[], Flow[None]]) -> Flow[bool]:
        """Let something happen with all its points; False when it was cancelled or replaced."""
        happens = yield from self.before(table, occasion)
        if happens:
            yield from resolve()
            yield from self.after(table, occasion)
        return happens

    def before(self, table: Table[S], occasion: Occasion) -> Flow[bool]:
        """Would it happen, and when it does: False when it was cancelled or something else happened instead."""
        for point in (Point.WOULD, Point.WHEN):
            yield from self.at(table, occasion, point)
            if occasion.cancelled:
                return False
            if occasion.instead is not None:
                yield from occasion.instead()
                return False
        return True

    def after(self, table: Table[S], occasion: Occasion) -> Iterable[Any]:
        """It has happened; in the midst of an effect that is announced when the effect is done."""
        if table.aftermath is None:
            return self.at(table, occasion, Point.AFTER)
        table.aftermath.append(occasion)
        return ()

    def whole(self, table: Table[S], effect: Flow[T]) -> Flow[T]:
        """Resolve an effect in all its parts, then announce what it has brought about, in the order it happened.

        An effect within another one is a part of it.
        """
        if table.aftermath is not None:
            return (yield from effect)
        # No `finally`: what ends a step at once also ends what waits in it, and a flow that an undo has given up must
        # not touch the table, which has been rebuilt by then.
        waiting: list[Occasion] = []
        table.aftermath = waiting
        result = yield from effect
        table.aftermath = None
        for occasion in waiting:
            if self._concerns is None or self._concerns(table, occasion):
                yield from self.at(table, occasion, Point.AFTER)
        return result

    def apart(self, table: Table[S], flow: Flow[T]) -> Flow[T]:
        """Something in the midst of an effect that is no part of it: nothing it brings about waits for the effect."""
        waiting, table.aftermath = table.aftermath, None
        result = yield from flow
        table.aftermath = waiting
        return result

    def at(self, table: Table[S], occasion: Occasion, point: Point) -> Flow[None]:
        """One point of it: all that is forced, then what the seats like."""
        ready = self._ready(table, occasion, point)
        if not ready:
            return
        if any(each.forced for each in ready):
            yield from self._forced(table, occasion, point, ready)
            ready = self._ready(table, occasion, point)
        if ready and not self._stopped(occasion):
            yield from self._optional(table, occasion, point, ready)

    def _forced(self, table: Table[S], occasion: Occasion, point: Point, ready: Sequence[Trigger[S]]) -> Flow[None]:
        """Every forced one is used once; the first seat in order settles the order of several."""
        done: set[str] = set()
        while not self._stopped(occasion):
            waiting = [each for each in ready if each.forced and each.key not in done]
            if not waiting:
                return
            if self._indifferent is not None and len(waiting) > 1 and self._indifferent(table, occasion, waiting):
                del waiting[1:]
            chosen = yield from ask(
                self._order(table)[0],
                plain("timing-forced"),
                [_option(each) for each in waiting],
                self._rule,
                table.cause,
                QuestionKind.ORDER,
                "forced",
            )
            done.add(chosen.key)
            yield from self._use(table, occasion, chosen)
            ready = self._ready(table, occasion, point)

    def _optional(self, table: Table[S], occasion: Occasion, point: Point, ready: Sequence[Trigger[S]]) -> Flow[None]:
        """Seats in order may use one trigger at a time, each once, until all of them pass in a row."""
        seats = list(self._order(table))
        prompt = _OPTIONAL if self._prompt is None else self._prompt(occasion, point)
        done: set[str] = set()
        passed: set[int] = set()
        while not self._stopped(occasion):
            left = [each for each in ready if not each.forced and each.key not in done]
            able = {each.seat for each in left} - passed
            seat = next((seat for seat in seats if seat in able), None)
            if seat is None:
                return
            options = [_option(each) for each in left if each.seat == seat]
            chosen: Trigger[S] | None = yield from ask(
                seat, prompt, [*options, _PASS], self._rule, table.cause, QuestionKind.ACT, "react"
            )
            if chosen is None:
                passed.add(seat)
                continue
            passed.clear()
            done.add(chosen.key)
            seats = [*seats[seats.index(seat) + 1 :], *seats[: seats.index(seat) + 1]]
            yield from self._use(table, occasion, chosen)
            ready = self._ready(table, occasion, point)

    def _ready(self, table: Table[S], occasion: Occasion, point: Point) -> list[Trigger[S]]:
        return [
            each
            for each in self._triggers(table, occasion, point)
            if each.point is point
            and (each.applies is None or each.applies(table, occasion))
            and not (each.limit and self._uses and self._uses(table).spent(each.key, each.limit))
        ]

    def _use(self, table: Table[S], occasion: Occasion, trigger: Trigger[S]) -> Flow[None]:
        if trigger.limit and self._uses:
            self._uses(table).spend(trigger.key, trigger.limit)
        effect = trigger.run(table, occasion)
        return effect if table.aftermath is None else self.apart(table, effect)

    @staticmethod
    def _stopped(occasion: Occasion) -> bool:
        return occasion.cancelled or occasion.instead is not None


def _option(trigger: Trigger[Any]) -> Option:
    return Option(f"use:{trigger.key}", trigger.say, trigger, "use", trigger.about, word=trigger.word)
