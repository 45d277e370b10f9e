"""The course of a game at a table: the engine's table, where each choice led, and how far one may go back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.events import reveals
from miskatonic.kernel.table import Table

from .messages import UndoOffer, UndoSpan
from .storage import Progress


class Mark(Struct, frozen=True):
    """The position after so many choices, and how one came to it."""

    events: int
    """How many events had been told."""
    round: int
    action: int
    """How many choices had been made when its step began."""
    asked: int
    """The number of the question that is open in it."""
    seat: int | None = None
    bot: bool = False
    passed: bool = False
    """The seat did not want to be asked in this window, and passed."""
    reveals: bool = False
    """The choice that led here showed somebody something hidden; the end of the game shows everything."""

    @property
    def decided(self) -> bool:
        """Did a person choose?"""
        return self.seat is not None and not self.bot and not self.passed


class Course:
    """A game and the marks of its choices.

    The journal of a table only grows: a choice is an entry, and so is going back. `entries` counts them, and a
    question bears the number of entries there were when it was asked, so no number ever means two questions.
    """

    def __init__(self, table: Table[Any], entries: int = 0) -> None:
        self.table = table
        self.entries = entries
        self.asked = entries
        self.marks = [self._mark(0)]

    @property
    def length(self) -> int:
        """How many choices have been made."""
        return len(self.table.choices)

    @property
    def over(self) -> bool:
        return self.table.decision is None

    def question(self, seat: int) -> Decision | None:
        return self.table.pending.get(seat)

    def choose(self, seat: int, key: str, *, bot: bool, passed: bool = False) -> None:
        """Make a choice and mark where it led; the question of others asked at the same time stays open."""
        others = len(self.table.pending) > 1
        self.table.choose(key, seat)
        self.entries += 1
        if not others:
            self.asked = self.entries
        self.marks.append(self._mark(self.marks[-1].events, seat, bot=bot, passed=passed))

    def take_back(self, choices: int) -> None:
        """As if the last choices had never been made or written down: they could not be stored."""
        self.table.undo(choices)
        del self.marks[self.length + 1 :]
        self.entries -= choices
        self.asked = self.marks[-1].asked

    def go_back(self, to: int) -> Callable[[], None]:
        """Return to the position after the first `to` choices; the way back is an entry of its own.

        What is returned undoes even that: it could not be stored.
        """
        again, marks = self.table.choices[to:], self.marks.copy()
        entries, asked = self.entries, self.asked

        def stay() -> None:
            for seat, key in again:
                self.table.choose(key, seat)
            self.marks, self.entries, self.asked = marks, entries, asked

        self.table.undo(self.length - to)
        self.entries += 1
        del self.marks[to + 1 :]
        self.ask_again(self.entries)
        return stay

    def ask_again(self, number: int) -> None:
        """The open question is asked anew, under another number."""
        self.asked = number
        self.marks[-1] = replace(self.marks[-1], asked=number)

    def told_after(self, event: int) -> int:
        """How many choices had been made when an event was told."""
        return bisect_left(self.marks, event + 1, key=lambda mark: mark.events)

    def offers(self, seats: Sequence[int], *, strict: bool) -> list[UndoOffer]:
        """How far these seats could go back: the last choice of a person, the beginning of the action, of the round."""
        found: dict[UndoSpan, int] = {}
        last = next((place for place in range(self.length, 0, -1) if self.marks[place].decided), None)
        if last is None:
            return []
        found["step"] = last - 1
        found["action"] = self.marks[last - 1].action
        found["round"] = self.round_began(last - 1)
        offers: list[UndoOffer] = []
        for back, to in found.items():
            if not offers or to < offers[-1].to:
                shown = self.reveals_since(to)
                offers.append(
                    UndoOffer(back, to, free=not shown and self.alone_since(to, seats), allowed=not (strict and shown))
                )
        return offers

    def round_began(self, place: int) -> int:
        """How many choices had been made when the round of a position began; a campaign may count its rounds anew."""
        while place > 0 and self.marks[place - 1].round == self.marks[place].round:
            place -= 1
        return place

    def reveals_since(self, to: int) -> bool:
        """Was anything hidden shown after the first `to` choices?"""
        return any(mark.reveals for mark in self.marks[to + 1 :])

    def alone_since(self, to: int, seats: Sequence[int]) -> bool:
        """Did nobody but these seats and bots decide anything after the first `to` choices?"""
        return all(not mark.decided or mark.seat in seats for mark in self.marks[to + 1 :])

    def _mark(self, told: int, seat: int | None = None, *, bot: bool = False, passed: bool = False) -> Mark:
        table = self.table
        return Mark(
            events=len(table.events),
            round=table.game.round_of(table.state),
            action=table.step_began,
            asked=self.asked,
            seat=seat,
            bot=bot,
            passed=passed,
            reveals=seat is not None and (self.over or reveals(table.events[told:])),
        )


def standing(course: Course, at: datetime, *, checkpoint: bool = True) -> Progress:
    """Where a game stands, as it is stored with an entry; the checkpoint only where it is another than before."""
    table = course.table
    began = table.step_start()
    return Progress(
        status="over" if course.over else "playing",
        choices=course.length,
        waiting=list(table.pending),
        hash=table.hash(),
        checkpoint=began.data if checkpoint else None,
        checkpoint_choices=began.choices,
        result=msgspec.json.encode(table.result) if table.result else None,
        touched_at=at,
    )
