"""Before the game: a few short questions, each with an answer that Enter takes."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from miskatonic.agents import agents
from miskatonic.games import GAMES
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import Game, Setting
from miskatonic.kernel.text import Message

from .face import Face
from .number_input import parse_choice
from .screen import Screen
from .seating import Seating, read_bots
from .settings import seats
from .words import say

ALONE = 1


def ask_game(screen: Screen, locale: str) -> Game[Any] | None:
    """One of the games; None when the player went away."""
    games = list(GAMES.values())
    grid = Table.grid(padding=(0, 1))
    for number, game in enumerate(games, 1):
        grid.add_row(Text(f"[{number}]", "key"), Text(game.title.text(locale), "name"))
        if game.about:
            grid.add_row("", Text(game.about.text(locale), "muted"))
    screen.show(grid)
    while True:
        line = screen.ask(say("ask-choice", default=1).text(locale))
        if line is None:
            return None
        number = parse_choice(line or "1", len(games))
        if number is not None:
            return games[number - 1]
        screen.tell(say("not-choice", line=line, count=len(games)).text(locale), "danger")


class SetupQuestions:
    """Asks for players, bots and the settings that matter; None as an answer means the player went away."""

    def __init__(self, screen: Screen, game: Game[Any], locale: str, face: Face) -> None:
        self.screen = screen
        self.game = game
        self.locale = locale
        self.face = face

    def ask_all(self) -> tuple[int, Seating, dict[str, Any]] | None:
        """Players, seating and options."""
        self.screen.show(Text(self.game.title.text(self.locale), "title"))
        players = self.ask_players()
        seating = None if players is None else self.ask_seating(players)
        if players is None or seating is None:
            return None
        options: dict[str, Any] = {}
        for name in self.face.questions:
            chosen = self.ask_setting(self.game.settings[name], players)
            if chosen is None:
                return None
            options[name] = chosen
        return players, seating, options

    def ask_setting(self, setting: Setting, players: int) -> Any:
        """A seat, one of several values, names seat by seat, or words that the game reads."""
        if setting.seat:
            return self.ask_seat(setting, players)
        if setting.values:
            return self.ask_one(setting)
        return self.ask_several(setting, players) if setting.labels else self.ask_words(setting, players)

    def ask_players(self) -> int | None:
        least, most = self.game.players[0], self.game.players[-1]
        while True:
            line = self.ask(say("ask-players", least=least, most=most, default=least))
            if line is None or not line:
                return None if line is None else least
            number = parse_choice(line, most, least)
            if number is not None:
                return number
            self.refuse(say("not-players", line=line, least=least, most=most))

    def ask_seating(self, players: int) -> Seating | None:
        """Who plays which seat; several people are asked whether they are really one."""
        seating = self.ask_bots(players)
        if seating is None or len(seating.people(players)) == 1:
            return seating
        alone = self.ask_yes_or_no(say("ask-open"))
        return None if alone is None else Seating(seating.bots, alone)

    def ask_yes_or_no(self, question: Message) -> bool | None:
        """No unless somebody says yes."""
        while True:
            line = self.ask(question)
            if line is None:
                return None
            if not line or line.casefold() in say("words-no").text(self.locale).split():
                return False
            if line.casefold() in say("words-yes").text(self.locale).split():
                return True
            self.refuse(say("not-yes-or-no", line=line))

    def ask_bots(self, players: int) -> Seating | None:
        """Which seats bots play; nobody is asked when alone."""
        if players == ALONE:
            return Seating()
        while True:
            line = self.ask(say("ask-bots", players=players, known=", ".join(agents(self.game.name))))
            if line is None:
                return None
            try:
                return read_bots(line, self.game.name, players, self.locale)
            except MiskatonicError as error:
                self.screen.show(Text(str(error), "danger"))

    def ask_one(self, setting: Setting) -> Any:
        """One of the values of a setting."""
        values = list(setting.values or ())
        self.list_choices(setting, values)
        standard = values.index(setting.default) + 1
        while True:
            line = self.ask(say("ask-choice", default=standard))
            if line is None:
                return None
            if not line:
                return setting.default
            number = parse_choice(line, len(values))
            if number is not None:
                return values[number - 1]
            self.refuse(say("not-choice", line=line, count=len(values)))

    def ask_seat(self, setting: Setting, players: int) -> Any:
        """One of the seats, or one of the other values there are."""
        labels = {seat: say("seat-number", number=seat + 1) for seat in range(seats(self.face, players))}
        labels |= setting.labels or {}
        return self.ask_one(replace(setting, values=tuple(labels), labels=labels))

    def ask_several(self, setting: Setting, players: int) -> list[Any] | None:
        """Values of a setting seat by seat; what is not named is left to chance."""
        values = list(setting.labels or {})
        most = self.face.investigators(players)
        self.list_choices(setting, values)
        while True:
            line = self.ask(say("ask-several", count=most))
            if line is None:
                return None
            if line.casefold() == say("chance-decides").text(self.locale).casefold():
                return []
            numbers = [parse_choice(each, len(values)) for each in line.replace(",", " ").split()]
            if None not in numbers and len(set(numbers)) == len(numbers) <= most:
                return [values[number - 1] for number in numbers if number is not None]
            self.refuse(say("not-several", line=line, count=most, values=len(values)))

    def ask_words(self, setting: Setting, players: int) -> Any:
        """What the game reads in its own way; nothing said leaves it as it usually is."""
        while True:
            line = self.ask(self.face.ask_setting(setting))
            if line is None or not line:
                return None if line is None else setting.default
            try:
                return self.face.read_setting(setting, line, players, self.locale)
            except MiskatonicError as error:
                self.screen.tell(str(error), "danger")

    def list_choices(self, setting: Setting, values: list[Any]) -> None:
        labels = setting.labels or {}
        grid = Table.grid(padding=(0, 1))
        for number, value in enumerate(values, 1):
            label = labels.get(value)
            grid.add_row(Text(f"[{number}]", "key"), Text(label.text(self.locale) if label else str(value)))
        self.screen.show(Text(setting.about.text(self.locale), "name"), grid)

    def ask(self, message: Message) -> str | None:
        return self.screen.ask(message.text(self.locale))

    def refuse(self, message: Message) -> None:
        self.screen.show(Text(message.text(self.locale), "danger"))
