"""Eldritch Horror at the terminal: the world, the investigators, the reserve; encounters as scenes."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.causes import cause_name

from ..drawn import DrawnFace, Parts
from ..face import Face, Page
from . import current, header, pages, regions, sheets, story, world_map
from .reference import REFERENCE
from .words import say

PARTS: Final = Parts(
    questions=("ancient_one", "difficulty", "starting_rumor_card", "investigators"),
    pages={
        "i": Page(say("help-investigators"), pages.investigators),
        "j": Page(say("help-threats"), pages.threats),
        "d": Page(say("help-piles"), pages.piles),
    },
    board_width=world_map.WIDTH,
    header=header.header,
    board=regions.draw_world,
    short_board=regions.short_world,
    team=sheets.team,
    cards=sheets.reserve,
    signs=say("signs"),
    origin=current.origin,
    cause_name=cause_name,
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
