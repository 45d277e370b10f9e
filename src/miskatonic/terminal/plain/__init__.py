"""Any game at the terminal, from what the engine says of it: the face of games without one, and the base of others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.kernel.decision import Decision, Option, Role
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Game, Setting
from miskatonic.kernel.text import LOCALES, Message, messages

from ..face import Frame, Page
from ..number_input import parse_number
from ..scene import draw_scene
from ..words import dotted, is_named, refusal, say
from .zones import draw_things, draw_zones

USUAL: Final = (Role.PASS, Role.DONE, Role.DECLINE)
"""The ways out that Enter takes; nobody ends a turn by accident."""
WIDTH: Final = 76


class PlainFace:
    """Zones as lists, with the numbers of the options at their things.

    The face of a game is a subclass that says only what it shows in another way.
    """

    questions: Sequence[str] = ()
    pages: Mapping[str, Page] = {}
    has_usual: bool = True
    board_width: int = WIDTH

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.questions = self.questions or listing_settings(game)

    def header(self, frame: Frame) -> RenderableType:
        overview = self.game.overview(frame.view)
        return Group(
            Text(frame.say(self.game.title), "title"),
            *((Text(frame.say(dotted(overview.header)), "name"),) if overview.header else ()),
        )

    def board(self, frame: Frame, width: int) -> RenderableType:
        return Group(*draw_zones(self.game.overview(frame.view), frame))

    def short_board(self, frame: Frame, width: int) -> RenderableType | None:
        return None

    def team(self, frame: Frame, width: int) -> RenderableType:
        return Group()

    def cards(self, frame: Frame) -> RenderableType:
        return Group()

    def signs(self) -> Message:
        return say("plain-signs")

    def origin(self, frame: Frame) -> Message | None:
        return None if frame.decision is None else self.seat_name(frame.view, frame.decision.seat)

    def seat_name(self, view: Any, seat: int) -> Message:
        seats = self.game.overview(view).seats
        return seats[seat] if seat < len(seats) else say("plain-seat", seat=seat + 1)

    def note(self, option: Option, frame: Frame) -> Text:
        percents = (round(100 * chance) for chance in frame.details(option).chances.values())
        told = [say("plain-chance", percent=percent) for percent in dict.fromkeys(percents)]
        return Text(frame.say(dotted(told)), "muted") if told else Text()

    def usual(self, decision: Decision) -> Option | None:
        if not self.has_usual:
            return None
        ways_out = (decision.with_role(role) for role in USUAL)
        return next((option for option in ways_out if option is not None), None)

    def lookup(self, words: str, frame: Frame) -> Sequence[RenderableType]:
        things = self.game.overview(frame.view).things()
        return draw_things((each for each in things if not words or is_named(words, frame.say(each.name))), frame)

    def name_of_code(self, code: str) -> Message | None:
        return None

    def about_lookup(self) -> Message:
        return say("plain-help-lookup")

    def behind(self, frame: Frame) -> Sequence[RenderableType]:
        return list(draw_scene(frame))

    def told(self, event: Event) -> Message:
        return event.say()

    def aloud(self, event: Event) -> Sequence[Message]:
        return ()

    def told_by_rounds(self, events: Sequence[Event]) -> list[Message]:
        return []

    def outcome(self, reason: str) -> Message:
        """How the game itself calls this end: `result-<reason>`."""
        domain, id = self.game.title.domain, f"result-{reason}"
        return Message(domain, id) if id in messages(domain, LOCALES[0]) else say("plain-outcome", reason=reason)

    def cause_name(self, cause: str) -> Message:
        return say("plain-cause")

    def names_cause(self, event: Event) -> bool:
        return True

    def introduces(self, event: Event) -> str | None:
        return None

    def investigators(self, players: int) -> int:
        return players

    def ask_setting(self, setting: Setting) -> Message:
        return setting.about

    def read_setting(self, setting: Setting, words: str, players: int, locale: str) -> Any:
        """A number, a list or a word, whichever the setting is when nobody says."""
        if isinstance(setting.default, (list, tuple)):
            parts = [part.strip() for part in words.split(",") if part.strip()]
            return [read_number(setting, part, locale) for part in parts] if setting.numbers else parts
        return read_number(setting, words, locale) if isinstance(setting.default, int) else words


def listing_settings(game: Game[Any]) -> Sequence[str]:
    """Every setting that lists what it may be."""
    return [name for name, setting in game.settings.items() if setting.values or setting.labels]


def read_number(setting: Setting, words: str, locale: str) -> int:
    number = parse_number(words)
    if number is None:
        raise refusal(say("plain-no-number", option=setting.name, wanted=words), locale)
    return number
