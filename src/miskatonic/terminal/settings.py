"""The settings of a game, listed: what may be said when it is started."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.padding import Padding
from rich.text import Text

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game, Setting

from .face import Face
from .indent import indented
from .number_input import parse_choice
from .screen import Screen
from .words import refusal, say


def named_game(name: str | None, locale: str) -> Game[Any]:
    """The game of a name; without one it is asked for in one sentence."""
    known = ", ".join(GAMES)
    if name is None:
        raise refusal(say("name-a-game", known=known), locale)
    if name not in GAMES:
        raise refusal(say("no-game", wanted=name, known=known), locale)
    return GAMES[name]


def list_settings(name: str | None, locale: str) -> int:
    """Print every setting of a game: how it is written, what it is, and what it may be."""
    screen = Screen()
    for setting in named_game(name, locale).settings.values():
        screen.show(Text(f"--{setting.name.replace('_', '-')}", "key"))
        screen.show(indented(Text(setting.about.text(locale))))
        for line in values(setting, locale):
            screen.show(Padding(Text(line, "muted"), (0, 0, 0, 4)))
    return 0


def seats(face: Face, players: int) -> int:
    """How many may be named: alone one leads several investigators in some games, and a keeper leads none."""
    return max(players, face.investigators(players))


def read_seat(setting: Setting, words: str, seats: int, locale: str) -> int:
    """A seat; people count them from 1."""
    seat = parse_choice(words, seats)
    if seat is None:
        raise refusal(say("no-seat", option=setting.name, wanted=words, seats=seats), locale)
    return seat - 1


def values(setting: Setting, locale: str) -> Iterator[str]:
    """What a setting may be, with what it means; the one taken when nothing is said is marked."""
    labels = setting.labels or {}
    if setting.seat:
        yield say("setting-seat", default=setting.default + 1).text(locale)
    for value in setting.values or labels:
        written = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        label = labels[value].text(locale) if value in labels else ""
        usual = setting.values is not None and value == setting.default
        yield say("setting-value-usual" if usual else "setting-value", value=written, label=label).text(locale)
