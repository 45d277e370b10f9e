"""Arkham Horror: The Card Game at the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.game import Setting
from miskatonic.kernel.text import Message

from ..drawn import DrawnFace, Parts
from ..face import Face, Frame, Page
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


def board(frame: Frame, width: int) -> RenderableType:
    """The map of the scenario; between scenarios the sheet of the campaign."""
    if campaign_sheet.is_between(frame.view):
        return campaign_sheet.sheet(frame, width)
    return places_map.draw_places(frame, width)


def team(frame: Frame, width: int) -> RenderableType:
    return Group() if campaign_sheet.is_between(frame.view) else people.team(frame, width)


PARTS: Final = Parts(
    questions=("adventure", "difficulty", "investigators", "decks"),
    pages={
        "i": Page(say("lcg-help-investigators"), pages.investigators),
        "d": Page(say("lcg-help-piles"), pages.piles),
        "t": Page(say("lcg-help-bag"), pages.chaos_bag),
        "j": Page(say("lcg-help-log"), pages.campaign_log),
    },
    board_width=plans.WIDTH,
    header=header.header,
    board=board,
    team=team,
    cards=hand.cards,
    signs=say("lcg-signs"),
    origin=current.origin,
    cause_name=current.cause_name,
    names_cause=current.names_cause,
    introduces=current.introduces,
    lookup=reference.lookup,
    about_lookup=say("lcg-help-lookup"),
    behind=current.behind,
    told=sums.told,
    aloud=story.aloud,
    told_by_rounds=story.told_by_rounds,
)


class ArkhamLcgFace(DrawnFace):
    """The map of the scenario, the investigators with what threatens them, the hand; between scenarios the decks."""

    def note(self, option: Option, frame: Frame) -> Text:
        return notes.note(option, frame)

    def usual(self, decision: Decision) -> Option | None:
        return usual.usual(decision)

    def name_of_code(self, code: str) -> Message | None:
        return card_name(code) if code in PRINTED else None

    def ask_setting(self, setting: Setting) -> Message:
        return say(f"ask-{setting.name}")

    def read_setting(self, setting: Setting, words: str, players: int, locale: str) -> list[str] | list[int]:
        return settings.read_setting(setting, words, players, locale)


FACE: Final[Face] = ArkhamLcgFace(GAME, PARTS)
