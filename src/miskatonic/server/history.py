"""A game at a table with its history: the engine's table, the position after each choice, how far one may go back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.events import reveals
from miskatonic.kernel.table import Table
from miskatonic.kernel.version import VERSION

from .messages import UndoOffer, UndoSpan
from .storage import Progress


class Position(Struct, frozen=True):
    """The position after so many choices, and how one came to it."""

    events: int
    """How many events had been told."""
    round: int
    action: int
    """How many choices had been made when its step began."""
    question: int
    """The number of the question that is open in it."""
    told: int = 0
    """How many choices everybody is told of: passes by stops are not among them, for they would tell what one holds."""
    seat: int | None = None
    """The seat whose choice led here; None where the game began."""
    bot: bool = False
    passed: bool = False
    """The seat did not want to be asked in this window, and passed."""
    reveals: bool = False
    """The choice that led here showed somebody something hidden; the end of the game shows everything."""

    @property
    def chosen_by_person(self) -> bool:
        """True where a person was asked and chose: no bot, and no pass by itself."""
        return self.seat is not None and not self.bot and not self.passed


class WayBack(Struct, frozen=True):
    """How far some seats could go back: to the position after the first `to` choices, passes by stops among them."""

    back: UndoSpan
    to: int
    free: bool
    allowed: bool


class History:
    """A game and the positions its choices led to; `positions[n]` is the one after n choices.

    The journal of a table only grows: a choice is an entry, and so is going back. A question bears the number of
    entries there were when it was asked, so no number ever means two questions. Passes by stops do not count: a
    question that was passed over was seen by nobody, and nobody can tell from the next number that there was one.
    """

    def __init__(self, table: Table[Any], journal_length: int = 0) -> None:
        self.table = table
        self.stopped = False
        """The game was played by other rules and cannot go on: it is told as far as these rules understand it."""
        self.journal_length = journal_length
        self.passes = 0
        """How many entries of the journal are passes by stops."""
        self.question_number = journal_length
        self.positions = [self._position(0)]

    @property
    def length(self) -> int:
        """How many choices have been made, passes by stops among them."""
        return len(self.table.choices)

    @property
    def told(self) -> int:
        """How many choices everybody is told of."""
        return self.positions[-1].told

    @property
    def over(self) -> bool:
        return self.table.decision is None

    def question(self, seat: int) -> Decision | None:
        return self.table.pending.get(seat)

    def choose(self, seat: int, key: str, *, bot: bool, passed: bool = False) -> None:
        """Make a choice and note where it led; the question of others asked at the same time stays open."""
        others = len(self.table.pending) > 1
        self.table.choose(key, seat)
        self.journal_length += 1
        self.passes += passed
        if not others:
            self.question_number = self.journal_length - self.passes
        self.positions.append(self._position(self.positions[-1].events, seat, bot=bot, passed=passed))

    def roll_back(self, choices: int) -> None:
        """Take back the last choices and their entries: they could not be stored."""
        self.table.undo(choices)
        self.passes -= sum(position.passed for position in self.positions[self.length + 1 :])
        del self.positions[self.length + 1 :]
        self.journal_length -= choices
        self.question_number = self.positions[-1].question

    def go_back(self, to: int) -> Callable[[], None]:
        """Return to the position after the first `to` choices; going back is an entry of its own.

        Call what is returned if the entry could not be stored: it makes the choices again.
        """
        again, positions = self.table.choices[to:], self.positions.copy()
        journal_length, question_number, passes = self.journal_length, self.question_number, self.passes

        def roll_back() -> None:
            for seat, key in again:
                self.table.choose(key, seat)
            self.positions, self.passes = positions, passes
            self.journal_length, self.question_number = journal_length, question_number

        self.table.undo(self.length - to)
        self.journal_length += 1
        del self.positions[to + 1 :]
        self.renumber_question(self.journal_length - self.passes)
        return roll_back

    def renumber_question(self, number: int) -> None:
        """Ask the open question anew, under another number."""
        self.question_number = number
        self.positions[-1] = replace(self.positions[-1], question=number)

    def choices_before(self, event: int) -> int:
        """How many choices had been made when an event was told, as everybody counts them."""
        place = bisect_left(self.positions, event + 1, key=lambda position: position.events)
        return self.positions[min(place, self.length)].told

    def place_of(self, told: int) -> int:
        """The number of all choices after which so many were told, and the game waited for somebody."""
        return bisect_right(self.positions, told, key=lambda position: position.told) - 1

    def offer(self, way: WayBack) -> UndoOffer:
        """A way back as it is told."""
        return UndoOffer(way.back, self.positions[way.to].told, free=way.free, allowed=way.allowed)

    def ways_back(self, seats: Sequence[int], *, strict: bool) -> list[WayBack]:
        """How far these seats could go back: the last choice of a person, the beginning of the action, of the round."""
        found: dict[UndoSpan, int] = {}
        last = next((place for place in range(self.length, 0, -1) if self.positions[place].chosen_by_person), None)
        if last is None:
            return []
        found["step"] = last - 1
        found["action"] = self.positions[last - 1].action
        found["round"] = self.round_began(last - 1)
        ways: list[WayBack] = []
        for back, to in found.items():
            if not ways or self.known_between(to, ways[-1].to, seats):
                shown = self.reveals_since(to)
                free = not shown and self.chosen_only_by(seats, to)
                ways.append(WayBack(back, to, free=free, allowed=not (strict and shown)))
        return ways

    def known_between(self, first: int, last: int, seats: Sequence[int]) -> bool:
        """True where those on these seats know of a choice between two positions: others' passes are not told."""
        return any(not position.passed or position.seat in seats for position in self.positions[first + 1 : last + 1])

    def round_began(self, place: int) -> int:
        """How many choices had been made when the round of a position began; a campaign may count its rounds anew."""
        while place > 0 and self.positions[place - 1].round == self.positions[place].round:
            place -= 1
        return place

    def reveals_since(self, to: int) -> bool:
        """True where anything hidden was shown after the first `to` choices."""
        return any(position.reveals for position in self.positions[to + 1 :])

    def chosen_only_by(self, seats: Sequence[int], to: int) -> bool:
        """True where no person but those on these seats chose anything after the first `to` choices."""
        return all(not position.chosen_by_person or position.seat in seats for position in self.positions[to + 1 :])

    def _position(self, told: int, seat: int | None = None, *, bot: bool = False, passed: bool = False) -> Position:
        table = self.table
        return Position(
            events=len(table.events),
            round=table.game.round_of(table.state),
            action=table.step_began,
            question=self.question_number,
            told=self.positions[-1].told + (not passed) if seat is not None else 0,
            seat=seat,
            bot=bot,
            passed=passed,
            reveals=seat is not None and (self.over or reveals(table.events[told:])),
        )


def progress_of(history: History, at: datetime, *, checkpoint: bool = True) -> Progress:
    """Where a game is, as it is stored with an entry; the checkpoint only where it is another than before."""
    table = history.table
    began = table.step_start()
    return Progress(
        status="over" if history.over else "playing",
        choices=history.told,
        waiting=list(table.pending),
        hash=table.hash(),
        checkpoint=began.data if checkpoint else None,
        checkpoint_choices=began.choices,
        result=msgspec.json.encode(table.result) if table.result else None,
        touched_at=at,
        engine=VERSION,
        content=table.game.content_digest,
    )
