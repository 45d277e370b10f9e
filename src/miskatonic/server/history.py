"""A game at a table with its history: the engine's table, the position after each choice, how far one may go back."""

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


class Position(Struct, frozen=True):
    """The position after so many choices, and how one came to it."""

    events: int
    """How many events had been told."""
    round: int
    action: int
    """How many choices had been made when its step began."""
    question: int
    """The number of the question that is open in it."""
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


class History:
    """A game and the positions its choices led to; `positions[n]` is the one after n choices.

    The journal of a table only grows: a choice is an entry, and so is going back. A question bears the number of
    entries there were when it was asked, so no number ever means two questions.
    """

    def __init__(self, table: Table[Any], journal_length: int = 0) -> None:
        self.table = table
        self.journal_length = journal_length
        self.question_number = journal_length
        self.positions = [self._position(0)]

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
        """Make a choice and note where it led; the question of others asked at the same time stays open."""
        others = len(self.table.pending) > 1
        self.table.choose(key, seat)
        self.journal_length += 1
        if not others:
            self.question_number = self.journal_length
        self.positions.append(self._position(self.positions[-1].events, seat, bot=bot, passed=passed))

    def roll_back(self, choices: int) -> None:
        """Take back the last choices and their entries: they could not be stored."""
        self.table.undo(choices)
        del self.positions[self.length + 1 :]
        self.journal_length -= choices
        self.question_number = self.positions[-1].question

    def go_back(self, to: int) -> Callable[[], None]:
        """Return to the position after the first `to` choices; going back is an entry of its own.

        Call what is returned if the entry could not be stored: it makes the choices again.
        """
        again, positions = self.table.choices[to:], self.positions.copy()
        journal_length, question_number = self.journal_length, self.question_number

        def roll_back() -> None:
            for seat, key in again:
                self.table.choose(key, seat)
            self.positions, self.journal_length, self.question_number = positions, journal_length, question_number

        self.table.undo(self.length - to)
        self.journal_length += 1
        del self.positions[to + 1 :]
        self.renumber_question(self.journal_length)
        return roll_back

    def renumber_question(self, number: int) -> None:
        """Ask the open question anew, under another number."""
        self.question_number = number
        self.positions[-1] = replace(self.positions[-1], question=number)

    def choices_before(self, event: int) -> int:
        """How many choices had been made when an event was told."""
        return bisect_left(self.positions, event + 1, key=lambda position: position.events)

    def undo_offers(self, seats: Sequence[int], *, strict: bool) -> list[UndoOffer]:
        """How far these seats could go back: the last choice of a person, the beginning of the action, of the round."""
        found: dict[UndoSpan, int] = {}
        last = next((place for place in range(self.length, 0, -1) if self.positions[place].chosen_by_person), None)
        if last is None:
            return []
        found["step"] = last - 1
        found["action"] = self.positions[last - 1].action
        found["round"] = self.round_began(last - 1)
        offers: list[UndoOffer] = []
        for back, to in found.items():
            if not offers or to < offers[-1].to:
                shown = self.reveals_since(to)
                free = not shown and self.chosen_only_by(seats, to)
                offers.append(UndoOffer(back, to, free=free, allowed=not (strict and shown)))
        return offers

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
        choices=history.length,
        waiting=list(table.pending),
        hash=table.hash(),
        checkpoint=began.data if checkpoint else None,
        checkpoint_choices=began.choices,
        result=msgspec.json.encode(table.result) if table.result else None,
        touched_at=at,
    )
