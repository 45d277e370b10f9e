"""A game under test: the table, what its earlier positions looked like, and what its game tells about itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Game, Setup
from miskatonic.kernel.table import Checkpoint, Table

from .differences import differences

RECENT_STEPS = 6
RESHUFFLES = 3


class Broken(Exception):
    """A promise that does not hold, in one sentence; `values` are what it is about this time."""

    def __init__(self, what: str, values: str = "") -> None:
        super().__init__(f"{what}: {values}" if values else what)
        self.what = what


def expect(holds: bool, what: str, values: str = "") -> None:
    if not holds:
        raise Broken(what, values)


def expect_same(one: object, other: object, what: str) -> None:
    """Two things are alike; otherwise the first place where they are not is named, with both values."""
    for each in differences(one, other):
        place = each.path.removeprefix(".")
        raise Broken(f"{what}: {place}" if place else what, each.values)


class Hooks(Struct, frozen=True):
    """What a game adds to the harness."""

    census: Callable[[Any], list[str]] = lambda state: []
    free_options: Callable[[Random, int], dict[str, Any]] = lambda draw, players: {}
    interchangeable: frozenset[str] = frozenset()
    secret_answer: Callable[[Any, Decision], bool] = lambda state, decision: False
    unplaced: frozenset[str] = frozenset()


NAMES = {
    "census": "census",
    "free_options": "free_options",
    "interchangeable": "INTERCHANGEABLE",
    "secret_answer": "secret_answer",
    "unplaced": "UNPLACED",
}
"""What the hooks are called in the module `census`."""


def hooks_of(game: Game[Any]) -> Hooks:
    """The hooks in the module `census` of a game, as far as it has them."""
    module = game.part("census")
    return Hooks(**{hook: getattr(module, name) for hook, name in NAMES.items() if hasattr(module, name)})


class Subject:
    """A game under test."""

    def __init__(self, game: Game[Any], setup: Setup, hooks: Hooks, draw: Random) -> None:
        self.game = game
        self.hooks = hooks
        self.draw = draw
        """The randomness of the checks; the game and its driver have their own."""
        self.table: Table[Any] = Table(game, setup)
        self._undrawn: int = game.begin(setup).rng
        self.hashes = [self.table.hash()]
        """The digest of every position so far: entry n after n choices."""
        self.steps: deque[Checkpoint] = deque([self.table.step_start()], RECENT_STEPS)
        """Where the latest steps began."""
        self.told = 0
        """The events whose texts were checked."""
        self._sent = 0
        """The events that were sent to whoever may know of them."""
        self._bare: Table[Any] | None = None
        self._decoded: tuple[bytes, Any] = b"", None
        """The latest state that was reshuffled, as it was before."""
        self.shown: list[tuple[Any, bytes]] = []
        """The views that were looked at last, each as it was encoded then."""
        self.hidden: set[str] = set()
        """The fields of the state that were ever changed by reshuffling what a viewer cannot know."""

    @property
    def seats(self) -> range:
        return range(self.table.setup.players)

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and the spectator."""
        return [*self.seats, None]

    @property
    def leaves_to_chance(self) -> bool:
        """Has a random number been drawn?"""
        return self.table.state.rng != self._undrawn

    def arrived(self) -> None:
        """Note the position reached by one more choice."""
        self.hashes.append(self.table.hash())
        began = self.table.step_start()
        if began.choices != self.steps[-1].choices:
            self.steps.append(began)

    def reshuffled(self, data: bytes, viewer: int | None) -> Any:
        """An encoded state in which everything that a viewer cannot know is another one."""
        if data != self._decoded[0]:
            self._decoded = data, self.game.decode(data)
        state = self.game.decode(data)
        self.game.determinize(state, viewer, self.draw.getrandbits(32))
        self.hidden.update(each.field for each in differences(self._decoded[1], state))
        return state

    def bare_table(self) -> Table[Any]:
        """A table without events and checkpoints, as in batches, at which the same choices were made."""
        if self._bare is None:
            self._bare = Table(self.game, self.table.setup, events=False, checkpoints=False)
        for seat, key in self.table.choices[len(self._bare.choices) :]:
            self._bare.choose(key, seat)
        return self._bare

    def unsent(self) -> list[Event]:
        """What was told since the last time to anybody at the table; all of it once the game is over."""
        since, self._sent = self._sent if self.table.result is None else 0, len(self.table.events)
        return [event for event in self.table.events[since:] if any(map(event.seen_by, self.viewers))]

    def unknown_to(self, viewer: int | None, state: Any) -> set[str]:
        """The fields and places in lists that a viewer cannot know, as far as a few reshufflings show them."""
        data = self.game.encode(state)
        found = [each for _ in range(RESHUFFLES) for each in differences(state, self.reshuffled(data, viewer))]
        return {each.field for each in found}.union(*(each.items for each in found))

    def still_here(self, after: str) -> None:
        """The table must be exactly where it was."""
        expect(len(self.table.choices) == len(self.hashes) - 1, f"{after}: {len(self.table.choices)} choices are left")
        expect(self.table.hash() == self.hashes[-1], f"{after}: the position is another one")

    def seen_question(self, table: Table[Any], seat: int | None) -> Any:
        """What a seat is asked now, as far as it can be seen."""
        decision = table.pending.get(seat) if seat is not None else None
        return None if decision is None else seen(table, decision)

    def questions(self, table: Table[Any]) -> list[Any]:
        return [seen(table, decision) for decision in table.pending.values()]


def seen(table: Table[Any], decision: Decision) -> Any:
    """A question with everything that is told about it, without the values that only rules use."""
    options = [(replace(option, value=None), table.details(option, decision.seat)) for option in decision.options]
    return replace(decision, options=()), options


def seat_name(seat: int) -> str:
    """A seat as people count them, at the terminal and in replays: from 1."""
    return f"seat {seat + 1}"
