"""Arkham Horror: The Card Game at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Setting
from miskatonic.kernel.text import Message

from ..face import Face, Frame, Page
from ..plain import PlainFace
from . import (
    campaign_sheet,
    current,
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
    usual,
)
from . import team as people
from .words import say


class ArkhamLcgFace(PlainFace):
    """The map of the scenario, the investigators with what threatens them, the hand; between scenarios the decks."""

    questions: Sequence[str] = ("adventure", "difficulty", "investigators", "decks")
    pages: Mapping[str, Page] = {
        "i": Page(say("lcg-help-investigators"), pages.investigators),
        "d": Page(say("lcg-help-piles"), pages.piles),
        "t": Page(say("lcg-help-bag"), pages.chaos_bag),
        "j": Page(say("lcg-help-log"), pages.campaign_log),
    }
    board_width: int = plans.WIDTH

    def header(self, frame: Frame) -> RenderableType:
        return header.header(frame)

    def board(self, frame: Frame, width: int) -> RenderableType:
        if campaign_sheet.is_between(frame.view):
            return campaign_sheet.sheet(frame, width)
        return places_map.draw_places(frame, width)

    def team(self, frame: Frame, width: int) -> RenderableType:
        return Group() if campaign_sheet.is_between(frame.view) else people.team(frame, width)

    def cards(self, frame: Frame) -> RenderableType:
        return hand.cards(frame)

    def signs(self) -> Message:
        return say("lcg-signs")

    def origin(self, frame: Frame) -> Message | None:
        return current.origin(frame)

    def note(self, option: Option, frame: Frame) -> Text:
        return notes.note(option, frame)

    def usual(self, decision: Decision) -> Option | None:
        return usual.usual(decision)

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

    def cause_name(self, cause: str) -> Message:
        return current.cause_name(cause)

    def names_cause(self, event: Event) -> bool:
        return current.names_cause(event)

    def introduces(self, event: Event) -> str | None:
        return current.introduces(event)

    def ask_setting(self, setting: Setting) -> Message:
        return say(f"ask-{setting.name}")

    def read_setting(self, setting: Setting, words: str, players: int, locale: str) -> list[str] | list[int]:
        return settings.read_setting(setting, words, players, locale)


FACE: Final[Face] = ArkhamLcgFace(GAME)
