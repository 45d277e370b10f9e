"""Arkham Horror: Final Hour. One hour, one campus, eight rounds to reverse the ritual."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.game import Game, Setting, Setup

from . import setup
from .cards import ANCIENT_ONES, INVESTIGATORS
from .rounds import STEPS
from .state import FinalHour
from .view import determinize, view
from .words import FOLDER, NAME, investigator_name, say

SETTINGS: Final = (
    Setting(
        "ancient_one",
        say("setting-ancient-one"),
        tuple(ANCIENT_ONES),
        "cthulhu",
        {id: say(f"ancient-one-{id}") for id in ANCIENT_ONES},
    ),
    Setting(
        "difficulty",
        say("setting-difficulty"),
        ("low", "normal", "high"),
        "low",
        {level: say(f"difficulty-{level}") for level in ("low", "normal", "high")},
    ),
    Setting(
        "investigators",
        say("setting-investigators"),
        labels={id: investigator_name(id) for id in INVESTIGATORS},
        default=(),
    ),
    Setting("lead", say("setting-lead"), default=0),
    Setting("killer_victim", say("setting-killer-victim"), ("one", "each"), "one"),
    Setting("solo_ritual", say("setting-solo-ritual"), ("all", "best-six", "three"), "all"),
    Setting("horde_steps", say("setting-horde-steps"), ("every", "once"), "every"),
    Setting("simultaneous_draw", say("setting-simultaneous-draw"), (False, True), False),
)


def begin(chosen: Setup) -> FinalHour:
    return setup.begin(chosen)


GAME: Final = Game(
    name=NAME,
    title=say("title"),
    players=(1, 2, 3, 4),
    settings=SETTINGS,
    state=FinalHour,
    begin=begin,
    steps=STEPS,
    view=view,
    determinize=determinize,
    folder=FOLDER,
)
