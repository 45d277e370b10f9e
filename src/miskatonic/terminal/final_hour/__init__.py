"""Final Hour at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.final_hour.view import View
from miskatonic.games.final_hour.words import investigator_name
from miskatonic.games.final_hour.words import say as say_game
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Setting
from miskatonic.kernel.text import Message

from ..face import Face, Frame, Grouped, Page
from ..number_input import parse_choice
from ..words import refusal
from ..words import say as say_terminal
from . import campus_map, current, notes, panels, reference, row, story
from .words import say


class FinalHourFace:
    """The campus, the team, the row of cards."""

    questions: Sequence[str] = ("ancient_one", "difficulty", "investigators")
    pages: Mapping[str, Page] = {"i": Page(say("help-overview"), reference.overview)}
    has_usual: bool = False
    board_width: int = campus_map.WIDTH

    def header(self, frame: Frame) -> RenderableType:
        return panels.header(frame)

    def board(self, frame: Frame, width: int) -> RenderableType:
        return campus_map.draw_campus(frame, width)

    def short_board(self, frame: Frame, width: int) -> RenderableType | None:
        return campus_map.short_campus(frame)

    def team(self, frame: Frame, width: int) -> RenderableType:
        return panels.team(frame, width)

    def cards(self, frame: Frame) -> RenderableType:
        return row.cards(frame)

    def signs(self) -> Message:
        return say("map-signs")

    def origin(self, frame: Frame) -> Message | None:
        return current.origin(frame)

    def seat_name(self, view: Any, seat: int) -> Message:
        seen: View = view
        return investigator_name(next(each.id for each in seen.investigators if each.seat == seat))

    def note(self, option: Option, frame: Frame) -> Text:
        return notes.note(option, frame)

    def groups(self, frame: Frame) -> Sequence[Grouped] | None:
        return None

    def usual(self, decision: Decision) -> Option | None:
        return None

    def lookup(self, words: str, frame: Frame) -> Sequence[RenderableType]:
        return reference.lookup(words, frame) if words else reference.overview(frame)

    def name_of_code(self, code: str) -> Message | None:
        return None

    def about_lookup(self) -> Message:
        return say("help-component")

    def behind(self, frame: Frame) -> Sequence[RenderableType]:
        return current.effect(frame)

    def told(self, event: Event) -> Message:
        return event.say()

    def aloud(self, event: Event) -> Sequence[Message]:
        return ()

    def told_by_rounds(self, events: Sequence[Event]) -> list[Message]:
        return story.told_by_rounds(events)

    def outcome(self, reason: str) -> Message:
        return say_game(f"result-{reason}")

    def cause_name(self, cause: str) -> Message:
        return current.cause_name(cause)

    def names_cause(self, event: Event) -> bool:
        return True

    def introduces(self, event: Event) -> str | None:
        return current.introduces(event)

    def investigators(self, players: int) -> int:
        """Two for a single player, otherwise one each."""
        return max(2, players)

    def ask_setting(self, setting: Setting) -> Message:
        return setting.about

    def read_setting(self, setting: Setting, words: str, players: int, locale: str) -> int:
        """The seat that leads first; people count seats from 1."""
        seats = self.investigators(players)
        seat = parse_choice(words, seats)
        if seat is None:
            raise refusal(say_terminal("no-seat", option=setting.name, wanted=words, seats=seats), locale)
        return seat - 1


FACE: Final[Face] = FinalHourFace()
