"""Stops: the windows in which a person at the keyboard wants to be asked; in the others they pass by themselves.

Orders are such a window: whoever does not want to be asked what comes first takes the order shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from msgspec import Struct, field
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import Game, Window
from miskatonic.kernel.table import Table

from .words import say

ONCE: Final = 0
"""The line of the list that means the next opportunity."""


class Stops(Struct):
    """Where each seat wants to be asked; a seat that is not named is asked where the game asks by itself.

    Saves call it `asked_in`: those of before, called `wanted`, know nothing of orders and of others' tests.
    """

    wanted: dict[int, list[str]] = field(default_factory=dict[int, list[str]], name="asked_in")
    once: list[int] = field(default_factory=list[int])
    """The seats that want to be asked in the next window, whichever that is."""
    passed: list[int] = field(default_factory=list[int])
    """The numbers of the choices that were passes without a question."""

    def wants_to_be_asked(self, seat: int, window: Window) -> bool:
        return window.name in self.wanted[seat] if seat in self.wanted else window.asks

    def seat_to_pass_for(self, table: Table[Any], people: Collection[int]) -> int | None:
        """The first of these seats that is asked in a window and does not want to be; None where there is none."""
        windows = {window.name: window for window in table.game.windows}
        for seat, decision in table.pending.items():
            window = windows.get(decision.window or "")
            if window is None or seat not in people or self.wants_to_be_asked(seat, window):
                continue
            if not (seat in self.once and decision.is_opportunity):
                return seat
        return None

    def was_asked(self, decision: Decision) -> None:
        """A seat was asked a question: where it wanted to be asked once, that is done."""
        if decision.is_opportunity and decision.seat in self.once:
            self.once.remove(decision.seat)

    def toggle(self, line: int, game: Game[Any], seats: Iterable[int]) -> None:
        """Turn a line of the list on or off, for all of these seats as the first of them would have it."""
        first, *others = seats
        if line == ONCE:
            ask = first not in self.once
            self.once = [seat for seat in self.once if seat not in (first, *others)]
            self.once += [first, *others] if ask else []
            return
        turned = game.windows[line - 1]
        now = [window.name for window in game.windows if self.wants_to_be_asked(first, window) != (window is turned)]
        self.wanted |= {seat: now.copy() for seat in (first, *others)}

    def take_back(self, choices: int) -> None:
        self.passed = [place for place in self.passed if place < choices]

    def forget_first(self, forgotten: int) -> None:
        """Forget the passes among the first choices, and count the others from there."""
        self.passed = [place - forgotten for place in self.passed if place >= forgotten]

    def passed_since_decision(self, table: Table[Any], seat: int) -> int:
        """How often a seat has passed without a question since it last decided."""
        own = [place for place, (chooser, _) in enumerate(table.choices) if chooser == seat]
        passed = set(self.passed)
        return next((count for count, place in enumerate(reversed(own)) if place not in passed), len(own))


def stops_list(stops: Stops, table: Table[Any], seat: int, locale: str) -> list[RenderableType]:
    """The windows with their numbers, and whether the seat is asked in each."""
    lines = {
        number: (stops.wants_to_be_asked(seat, each), each.about) for number, each in enumerate(table.game.windows, 1)
    }
    if table.game.has_opportunities:
        lines[ONCE] = (seat in stops.once, say("stops-once"))
    grid = Grid.grid(padding=(0, 1))
    for number, (on, about) in lines.items():
        grid.add_row(Text(f"[{number}]", "key"), Text("✓" if on else "–"), Text(about.text(locale)))
    told = [say("stops-hint")]
    if count := stops.passed_since_decision(table, seat):
        told.append(say("stops-passed", count=count))
    return [grid, *(Text(each.text(locale), "muted") for each in told)]
