"""Mansions of Madness at the terminal: the house, the investigators, the keeper's things, puzzles and pages."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from miskatonic.games.mansions import GAME
from miskatonic.kernel.decision import Option

from ..drawn import DrawnFace, Parts
from ..face import Face, Frame, Page
from . import current, header, house_map, pages, rooms, sheets, story
from .reference import REFERENCE
from .words import say

PARTS: Final = Parts(
    questions=("story", "keeper", "investigators", "longer"),
    pages={
        "i": Page(say("help-investigators"), pages.investigators),
        "j": Page(say("help-read"), pages.read_out),
        "m": Page(say("help-monsters"), pages.monsters),
        "d": Page(say("help-piles"), pages.piles),
        "k": Page(say("help-keeper"), pages.keeper),
        "z": Page(say("help-puzzles"), pages.puzzles),
    },
    board_width=house_map.WIDTH,
    header=header.header,
    board=rooms.draw_house,
    short_board=rooms.short_house,
    team=sheets.team,
    cards=sheets.keeper_cards,
    signs=say("signs"),
    origin=current.origin,
    cause_name=current.cause_name,
    names_cause=current.names_cause,
    introduces=current.introduces,
    lookup=REFERENCE.lookup,
    about_lookup=say("help-lookup"),
    behind=current.behind,
    told=story.told,
    aloud=story.aloud,
    told_by_rounds=story.told_by_rounds,
)


class MansionsFace(DrawnFace):
    """Several monsters to be evaded first are told in few characters, on short screens not at all."""

    def note(self, option: Option, frame: Frame) -> Text:
        chances = frame.details(option).chances.values()
        if len(chances) < 2:
            return super().note(option, frame)
        percents = "·".join(str(round(100 * chance)) for chance in chances)
        return Text() if frame.brief else Text(f"{percents}%", "muted")

    def investigators(self, players: int) -> int:
        """All but the keeper."""
        return players - 1


FACE: Final[Face] = MansionsFace(GAME, PARTS)
