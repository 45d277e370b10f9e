"""Arkham Horror: The Card Game at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import View
from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.games.arkham_lcg.words import say as say_game
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Setting
from miskatonic.kernel.text import Message

from ..face import Face, Frame, Grouped, Page
from . import (
    campaign_sheet,
    current,
    groups,
    hand,
    header,
    notes,
    pages,
    places_map,
    plans,
    reference,
    settings,
    story,
    sums,
)
from . import team as people
from .words import say


class ArkhamLcgFace:
    """The map of the scenario, the investigators with what threatens them, the hand; between scenarios the decks."""

    questions: Sequence[str] = ("adventure", "difficulty", "investigators", "decks")
    pages: Mapping[str, Page] = {
        "i": Page(say("lcg-help-investigators"), pages.investigators),
        "d": Page(say("lcg-help-piles"), pages.piles),
        "t": Page(say("lcg-help-bag"), pages.chaos_bag),
        "j": Page(say("lcg-help-log"), pages.campaign_log),
    }
    has_usual: bool = True
    board_width: int = plans.WIDTH

    def header(self, frame: Frame) -> RenderableType:
        return header.header(frame)

    def board(self, frame: Frame, width: int) -> RenderableType:
        if campaign_sheet.is_between(frame.view):
            return campaign_sheet.sheet(frame, width)
        return places_map.draw_places(frame, width)

    def short_board(self, frame: Frame, width: int) -> RenderableType | None:
        return None

    def team(self, frame: Frame, width: int) -> RenderableType:
        return Group() if campaign_sheet.is_between(frame.view) else people.team(frame, width)

    def cards(self, frame: Frame) -> RenderableType:
        return hand.cards(frame)

    def signs(self) -> Message:
        return say("lcg-signs")

    def origin(self, frame: Frame) -> Message | None:
        return current.origin(frame)

    def seat_name(self, view: Any, seat: int) -> Message:
        seen: View = view
        return current.seat_name(seen, seat)

    def note(self, option: Option, frame: Frame) -> Text:
        return notes.note(option, frame)

    def groups(self, frame: Frame) -> Sequence[Grouped] | None:
        return groups.groups(frame)

    def usual(self, decision: Decision) -> Option | None:
        return groups.usual(decision)

    def lookup(self, words: str, frame: Frame) -> Sequence[RenderableType]:
        return reference.lookup(words, frame)

    def name_of_code(self, code: str) -> Message | None:
        return card_name(code) if code in PRINTED else None

    def about_lookup(self) -> Message:
        return say("lcg-help-lookup")

    def behind(self, frame: Frame) -> Sequence[RenderableType]:
        return current.behind(frame)

    def told(self, event: Event) -> Message:
        return sums.told(event)

    def aloud(self, event: Event) -> Sequence[Message]:
        return story.aloud(event)

    def told_by_rounds(self, events: Sequence[Event]) -> list[Message]:
        return story.told_by_rounds(events)

    def outcome(self, reason: str) -> Message:
        return say_game(f"result-{reason}")

    def cause_name(self, cause: str) -> Message:
        return current.cause_name(cause)

    def names_cause(self, event: Event) -> bool:
        return current.names_cause(event)

    def introduces(self, event: Event) -> str | None:
        return current.introduces(event)

    def investigators(self, players: int) -> int:
        return players

    def ask_setting(self, setting: Setting) -> Message:
        return say(f"ask-{setting.name}")

    def read_setting(self, setting: Setting, words: str, players: int, locale: str) -> list[str] | list[int]:
        return settings.read_setting(setting, words, players, locale)


FACE: Final[Face] = ArkhamLcgFace()
