"""Eldritch Horror. Around the world, three mysteries to solve before an Ancient One awakens."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.game import ORDERS_WINDOW, Game, Setting, Wire, WithinStep, reading, when_asked

from . import ancient_ones as _ancient_ones
from . import content as _content
from .components import ANCIENT_ONES, SHEETS
from .events import EVENTS
from .hiding import deal_held, deal_rest, determinize
from .reference import Reference, reference
from .rounds import STEPS
from .seeing import see
from .setup import begin
from .state import Eldritch
from .view import View
from .words import ancient_one_name, investigator_name, say

assert _ancient_ones and _content


SETTINGS: Final = (
    Setting(
        "ancient_one",
        say("setting-ancient-one"),
        tuple(ANCIENT_ONES),
        "azathoth",
        {id: ancient_one_name(id) for id in ANCIENT_ONES},
    ),
    Setting(
        "difficulty",
        say("setting-difficulty"),
        ("normal", "easy", "hard"),
        "normal",
        {level: say(f"difficulty-{level}") for level in ("normal", "easy", "hard")},
    ),
    Setting(
        "starting_rumor_card",
        say("setting-starting-rumor-card"),
        (False, True),
        False,
        {False: say("starting-rumor-card-no"), True: say("starting-rumor-card-yes")},
    ),
    Setting(
        "investigators", say("setting-investigators"), labels={id: investigator_name(id) for id in SHEETS}, default=()
    ),
    Setting("lead", say("setting-lead"), default=0, seat=True),
    reading(say, "solved_rumor", "box", "stays"),
    reading(say, "starting_rumor", "tokens", "bare"),
    reading(say, "no_gates", "nothing", "board"),
    reading(say, "players", "start", "left"),
    reading(say, "expedition_deck", "rebuilt", "looked-at"),
    reading(say, "clue_faces", "hidden", "public"),
    reading(say, "silas", "counts", "free"),
    reading(say, "combat_order", "free", "epic-last"),
    reading(say, "bonus", "optional", "highest"),
)

GAME: Final = Game(
    package=__name__,
    title=say("title"),
    about=say("about"),
    length=say("length"),
    players=(1, 2, 3, 4, 5, 6, 7, 8),
    settings=SETTINGS,
    state=Eldritch,
    begin=begin,
    steps=STEPS,
    view=see,
    determinize=determinize,
    within_step=WithinStep(deal_held, deal_rest),
    wire=Wire(View, reference, Reference, EVENTS),
    round_of=lambda state: state.round,
    windows=(ORDERS_WINDOW,),
    details=when_asked(__name__, "details"),
    overview=when_asked(__name__, "overview"),
    why_not=when_asked(__name__, "why_not"),
    not_now=when_asked(__name__, "not_now"),
    marks=when_asked(__name__, "marks"),
)
