"""Watching a game again, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

import miskatonic
from miskatonic.kernel import saves
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import MiskatonicError, SaveError
from miskatonic.kernel.table import Choice, Table
from miskatonic.kernel.text import Message

from .face import Frame, face_of
from .keys import CYRILLIC
from .layout import compose
from .log import LogLine, log_lines, wrapped_log
from .number_input import parse_choice
from .save_files import shown_from_save
from .screen import Screen
from .words import refusal, say


class Replay:
    """A table that goes back and forth along the choices of a finished or unfinished game."""

    def __init__(self, data: bytes, seat: int | None, locale: str) -> None:
        self.save = saves.read(data)
        self.table: Table[Any] = miskatonic.load(data)
        self.choices: list[Choice] = list(self.table.choices)
        self.forgotten = len(self.save.choices) - len(self.choices)
        """The choices that another version of the program made and this one cannot make again."""
        self.seat = 0 if seat is None and self.table.setup.players == 1 else seat
        self.sees_all = seat is None
        self.locale = locale
        self.face = face_of(self.table.game.name)
        self.go_to(0)

    @property
    def place(self) -> int:
        """How many choices have been made."""
        return len(self.table.choices)

    def go_to(self, place: int) -> None:
        """The position after so many choices."""
        place = max(0, min(place, len(self.choices)))
        if place < self.place:
            self.table.undo(self.place - place)
        for seat, key in self.choices[self.place : place]:
            self.table.choose(key, seat)

    def decision(self) -> Decision | None:
        """What is asked here, of the seat that will answer."""
        if self.place == len(self.choices):
            return self.table.decision
        return self.table.pending[self.choices[self.place][0]]

    def chosen(self, choice: Choice) -> Message | None:
        """A choice in words; what another seat chose is known by its consequences only."""
        seat, key = choice
        decision = self.table.pending.get(seat)
        if decision is None or not (self.sees_all or seat == self.seat):
            return None
        return say(
            "replay-chosen",
            number=self.place + 1,
            seat=seat + 1,
            prompt=decision.prompt,
            option=decision.find(key).told,
        )

    def news(self, start: int, after: str | None = None) -> list[LogLine]:
        return log_lines(self.table.log(self.seat), start, self.face, self.locale, after=after)


def watch(path: Path, seat: int | None, locale: str) -> int:
    """Step through a file at a terminal; print all of it where it is piped."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise refusal(say("no-file", path=str(path), why=error.strerror or str(error)), locale) from None
    try:
        replay = Replay(data, seat, locale)
    except SaveError as error:
        raise MiskatonicError(error.text(locale)) from None
    if seat is not None and not 0 <= seat < replay.table.setup.players:
        raise refusal(say("bots-no-seat", wanted=str(seat + 1), players=replay.table.setup.players), locale)
    screen = Screen()
    with shown_from_save(replay.table, locale):
        if screen.interactive:
            step_through(replay, screen)
        else:
            print_all(replay, screen)
    return 0


def print_all(replay: Replay, screen: Screen) -> None:
    """The whole transcript with its events."""
    table = replay.table
    screen.show(Text(heading(replay).text(replay.locale), "title"))
    tell_forgotten(replay, screen)
    screen.show(*wrapped_log(replay.news(0), screen.console, screen.width))
    for choice in replay.choices:
        log = table.log(replay.seat)
        told = replay.chosen(choice)
        if told is not None:
            screen.show(Text(told.text(replay.locale), "legal"))
        replay.go_to(replay.place + 1)
        news = replay.news(len(log), after=log[-1].cause if log else None)
        screen.show(*wrapped_log(news, screen.console, screen.width))
    show_end(replay, screen)


def step_through(replay: Replay, screen: Screen) -> None:
    """Enter or n for the next decision, p for the one before, a number to jump, q to leave."""
    read = 0
    while True:
        show_position(replay, screen, read)
        while True:
            line = screen.ask(say("ask-replay", place=replay.place, count=len(replay.choices)).text(replay.locale))
            key = None if line is None else line.lower().translate(CYRILLIC)
            to = None if key in (None, "q") else wanted_place(replay, key or "n")
            if key in (None, "q"):
                return
            if to is not None:
                break
            screen.show(
                Text(say("not-replay", line=line or "", count=len(replay.choices)).text(replay.locale), "danger")
            )
        replay.go_to(max(0, to - 1))
        read = len(replay.table.log(replay.seat)) if to else 0
        replay.go_to(to)


def wanted_place(replay: Replay, line: str) -> int | None:
    """Where a line leads; None when it leads nowhere."""
    if line == "n":
        return min(replay.place + 1, len(replay.choices))
    if line == "p":
        return max(replay.place - 1, 0)
    return parse_choice(line, len(replay.choices), least=0)


def show_position(replay: Replay, screen: Screen, read: int) -> None:
    """The board, what the last choice led to, and what is chosen next."""
    table = replay.table
    decision = replay.decision()
    shown = decision if decision is not None and (replay.sees_all or decision.seat == replay.seat) else None
    frame = Frame(table.setup, table.view(replay.seat), replay.locale, decision=shown, details=table.details)
    screen.clear()
    screen.show(*compose(screen, replay.face, frame, replay.news(read)).parts)
    if not replay.place:
        tell_forgotten(replay, screen)
    if replay.place == len(replay.choices):
        show_end(replay, screen)
    else:
        told = replay.chosen(replay.choices[replay.place])
        if told is not None:
            screen.show(Rule(style="muted"), Text(told.text(replay.locale), "legal"))


def tell_forgotten(replay: Replay, screen: Screen) -> None:
    if replay.forgotten:
        screen.tell(say("replay-forgotten", count=replay.forgotten).text(replay.locale), "danger")


def show_end(replay: Replay, screen: Screen) -> None:
    """That it is not over, where it is not; and for the report of a defect, the choice that failed."""
    if replay.table.result is None:
        message = say("replay-unfinished", count=len(replay.choices))
        screen.show(Text(message.text(replay.locale), "title"))
    failed = replay.save.failed
    if failed is not None:
        seat, key = failed
        what, _, traceback = (replay.save.defect or "").partition("\n")
        defect = say("replay-failed", seat=seat + 1, key=key, what=what)
        screen.show(Text(defect.text(replay.locale), "danger"))
        if traceback:
            screen.show(Text(traceback, "muted"))


def heading(replay: Replay) -> Message:
    setup = replay.table.setup
    return say("replay-heading", title=replay.table.game.title, players=setup.players, seed=str(setup.seed))
