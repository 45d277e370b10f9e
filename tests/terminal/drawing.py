"""What a face shows, drawn on a screen that is kept as text."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, Protocol

from rich.console import Console, RenderableType

from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LOCALES, messages
from miskatonic.terminal.face import Face, Frame
from miskatonic.terminal.layout import compose
from miskatonic.terminal.log import log_lines
from miskatonic.terminal.palette import THEME
from miskatonic.terminal.screen import Screen


def screen(width: int = 80, height: int = 60, *, interactive: bool = True) -> Screen:
    made = Screen()
    made.interactive = interactive
    made.console = Console(
        file=io.StringIO(), width=width, height=height, theme=THEME, highlight=False, markup=False, emoji=False
    )
    return made


def written(made: Screen) -> str:
    file = made.console.file
    assert isinstance(file, io.StringIO)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def frame_of(table: Table[Any], locale: str = "en", *, brief: bool = False) -> Frame:
    decision = table.decision
    seat = decision.seat if decision else 0
    details, not_now = partial(table.details, seat=seat), partial(table.not_now, seat)
    view = table.view(seat)
    return Frame(table.setup, view, locale, decision=decision, brief=brief, details=details, not_now=not_now)


def draw(made: Screen, face: Face, table: Table[Any], locale: str = "en", *, events: int = 0) -> str:
    """The table as whoever has to decide sees it, with the last few events."""
    frame = frame_of(table, locale)
    log = table.log(frame.decision.seat if frame.decision else 0)
    entries = log_lines(log[max(0, len(log) - events) :], 0, face, locale)
    made.show(*compose(made, face, frame, entries).parts)
    return written(made)


def printed_out(*parts: RenderableType, width: int = 80) -> str:
    made = screen(width)
    made.show(*parts)
    return written(made)


class Laid(Protocol):
    """A situation of a game, as its builder lays it out."""

    @property
    def table(self) -> Table[Any]: ...


class Shown:
    """The parts of a face, as it shows them of a situation."""

    def __init__(self, face: Face) -> None:
        self._face = face

    def header(self, game: Laid, locale: str = "en", width: int = 80) -> str:
        return printed_out(self._face.header(frame_of(game.table, locale)), width=width)

    def board(self, game: Laid, width: int = 80, locale: str = "en") -> str:
        return printed_out(self._face.board(frame_of(game.table, locale), width), width=width)

    def short_board(self, game: Laid, width: int = 80) -> str:
        short = self._face.short_board(frame_of(game.table), width)
        assert short is not None
        return printed_out(short)

    def team(self, game: Laid, width: int = 80, *, brief: bool = False) -> list[str]:
        return printed_out(self._face.team(frame_of(game.table, brief=brief), width), width=width).splitlines()

    def behind(self, game: Laid, *, brief: bool = False) -> str:
        return printed_out(*self._face.behind(frame_of(game.table, brief=brief)))

    def looked_up(self, game: Laid, words: str, locale: str = "en") -> str:
        return printed_out(*self._face.lookup(words, frame_of(game.table, locale)))

    def page(self, game: Laid, key: str) -> str:
        return printed_out(*self._face.pages[key].show(frame_of(game.table)))

    def has_every_number_on_its_board(self, game: Laid, width: int) -> None:
        """Each option that is something to do stands where it leads, once."""
        decision = game.table.decision
        assert decision is not None
        text = self.board(game, width)
        for number, option in enumerate(decision.options, 1):
            if option.role is None:
                assert text.count(f"[{number}]") == 1, option.key


SIZES = ((80, 24), (120, 45), (60, 30), (80, 50))


def fits_every_screen(face: Face, table: Table[Any], domains: Sequence[str], *, choices: int, seed: int) -> None:
    """Play at random: every screen fits its width, whatever its size and language, and says everything in words."""
    chance = Random(seed)
    known = {id for domain in ("terminal", *domains) for id in messages(domain, "en")}
    count = 0
    while (decision := table.decision) is not None and count < choices:
        locale, (width, height) = LOCALES[count % len(LOCALES)], SIZES[count % len(SIZES)]
        text = draw(screen(width, height), face, table, locale, events=8)
        assert max(map(len, text.splitlines())) <= width
        assert not {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in known}
        options = [option for option in decision.options if option.role is None] or decision.options
        table.choose(chance.choice(options), decision.seat)
        count += 1
    for page in face.pages.values():
        assert printed_out(*page.show(frame_of(table)))
