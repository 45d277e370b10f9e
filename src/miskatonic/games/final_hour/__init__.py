"""Arkham Horror: Final Hour. One hour, one campus, eight rounds to reverse the ritual."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.game import ORDERS_WINDOW, Game, Setting, Wire, reading, when_asked

from .cards import ANCIENT_ONES, INVESTIGATORS
from .events import EVENTS
from .reference import Reference, reference
from .rounds import STEPS
from .setup import begin
from .state import FinalHour
from .view import View, determinize, seat_may_talk, view
from .words import investigator_name, say

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
    Setting("lead", say("setting-lead"), default=0, seat=True),
    reading(say, "killer_victim", "one", "each"),
    reading(say, "solo_ritual", "all", "choose-six", "three"),
    reading(say, "solo_lead", "choose", "first"),
    Setting(
        "solo_health",
        say("setting-solo-health"),
        (5, 4, 3),
        5,
        {count: say("reading-solo-health", count=count) for count in (5, 4, 3)},
        reading=True,
    ),
    reading(say, "solo_face_down", "ignored", "blind"),
    reading(say, "horde_steps", "every", "once"),
    Setting(
        "simultaneous_draw",
        say("setting-simultaneous-draw"),
        (False, True),
        False,
        {False: say("reading-simultaneous-draw-no"), True: say("reading-simultaneous-draw-yes")},
        reading=True,
    ),
)

GAME: Final = Game(
    package=__name__,
    title=say("title"),
    about=say("about"),
    length=say("length"),
    players=(1, 2, 3, 4),
    settings=SETTINGS,
    state=FinalHour,
    begin=begin,
    steps=STEPS,
    view=view,
    determinize=determinize,
    wire=Wire(View, reference, Reference, EVENTS),
    round_of=lambda state: state.round,
    may_talk=seat_may_talk,
    windows=(ORDERS_WINDOW,),
    details=when_asked(__name__, "details"),
    overview=when_asked(__name__, "overview"),
    why_not=when_asked(__name__, "why_not"),
    not_now=when_asked(__name__, "not_now"),
)
