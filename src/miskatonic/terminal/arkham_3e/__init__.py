"""Arkham Horror, third edition, at the terminal: the city, the investigators, the codex and the display."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_3e import GAME

from ..drawn import DrawnFace, Parts
from ..face import Face, Page
from . import city_map, current, header, pages, quarters, sheets, story
from .reference import REFERENCE
from .words import say

PARTS: Final = Parts(
    questions=("scenario", "difficulty", "investigators"),
    pages={
        "i": Page(say("help-investigators"), pages.investigators),
        "j": Page(say("help-codex"), pages.codex),
        "m": Page(say("help-monsters"), pages.monsters),
        "d": Page(say("help-piles"), pages.piles),
    },
    board_width=city_map.WIDTH,
    header=header.header,
    board=quarters.draw_city,
    short_board=quarters.short_city,
    team=sheets.team,
    cards=sheets.display,
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

FACE: Final[Face] = DrawnFace(GAME, PARTS)
