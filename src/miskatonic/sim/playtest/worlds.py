"""A stretch of a game as one seat perceives it, in the real world or in one it cannot tell from that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message

from .reasons import reasons
from .subject import Subject, seat_name

Choices = Sequence[tuple[int, str]]


class Observation(NamedTuple):
    """All a seat can perceive at one decision."""

    view: Any
    asked: list[int]
    """The seats that have to decide, which everybody sees."""
    question: Any
    reasons: list[Message | None]
    """Why it cannot use some things that it might name."""
    log: list[Any]
    over: bool
    """What ends a game is told but no longer lies on the board: two worlds may end alike by different events."""


def name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else seat_name(viewer)


class World:
    """An encoded state at the start of a step, and the choices made from there on.

    In another world than the real one a choice may be illegal: there it ends. What the other seats choose in secret
    need not be the same in it; what the viewer is told of that has to be the same all the same, until it can be seen.
    """

    def __init__(
        self,
        subject: Subject,
        origin: bytes,
        choices: Choices,
        viewer: int | None,
        things: Sequence[Thing] = (),
        *,
        other: bool = False,
    ) -> None:
        self.subject = subject
        self.origin = origin
        self.viewer = viewer
        self._choices = choices
        self._things = things
        self._other = other
        self.made: list[tuple[int, str]] = []
        self.opposed = len(subject.game.sides(subject.table.setup)) > 1
        """There are sides that play against each other."""

    def observations(self) -> Iterator[Observation]:
        """What the seat perceives at each decision."""
        table: Table[Any] = Table(self.subject.game, self.subject.table.setup, origin=self.origin)
        yield self._observe(table)
        for seat, key in self._choices:
            try:
                made = self._in_secret(table, seat) or key
                table.choose(made, seat)
            except IllegalChoice:
                return
            self.made.append((seat, made))
            yield self._observe(table)

    def _secret(self, table: Table[Any], seat: int) -> bool:
        return self.subject.hooks.secret_answer(table.state, table.pending[seat])

    def _in_secret(self, table: Table[Any], seat: int) -> str | None:
        """Any answer, where the viewer would not know it."""
        if not self._other or seat == self.viewer or seat not in table.pending or not self._secret(table, seat):
            return None
        return self.subject.draw.choice(table.pending[seat].options).key

    def _observe(self, table: Table[Any]) -> Observation:
        log = [anonymous(event, self.subject.hooks.interchangeable) for event in table.log(self.viewer)]
        question = self.subject.seen_question(table, self.viewer)
        asked, over = sorted(table.pending), table.result is not None
        told = [] if self.viewer not in table.pending else reasons(table, self.viewer, self._things)
        return Observation(table.view(self.viewer), asked, question, told, log, over)

    def moments(self, choices: int) -> list[Any]:
        """The views of the seat whenever it was told something during so many choices, and after them."""
        watching = self.watched(self.made[:choices])
        return [*watching.views, watching.view(self.viewer)]

    def watched(self, choices: Choices) -> WatchingTable:
        """A table at which these choices were made while the seat looked on."""
        watching = WatchingTable(self)
        for seat, key in choices:
            watching.choose(key, seat)
        return watching


class WatchingTable(Table[Any]):
    """A table that looks at the board whenever something is told."""

    def __init__(self, world: World) -> None:
        self.viewer = world.viewer
        self.views: list[Any] = []
        super().__init__(world.subject.game, world.subject.table.setup, origin=world.origin)

    def tell(self, event: Any, *args: Any, **kwargs: Any) -> None:
        super().tell(event, *args, **kwargs)
        if self.events[-1].seen_by(self.viewer):
            self.views.append(self.view(self.viewer))


def anonymous(event: Any, interchangeable: frozenset[str]) -> dict[str, Any]:
    """An event without the fields that tell like tokens apart."""
    return {field: value for field, value in msgspec.to_builtins(event).items() if field not in interchangeable}


def named(event: Event, interchangeable: frozenset[str]) -> dict[str, Any]:
    """What kind of event it is, and the fields that name something."""
    words = event.vocabulary
    names = {"event", *words.names, *words.things} if words else {"event"}
    return {field: value for field, value in anonymous(event, interchangeable).items() if field in names}
