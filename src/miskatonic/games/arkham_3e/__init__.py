"""Arkham Horror, third edition. One city, one scenario, and a codex that tells what has to be done."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.game import ORDERS_WINDOW, Game, Setting, Wire, WithinStep, reading, when_asked

from . import content as _content
from .components import SCENARIOS, SHEETS
from .events import EVENTS
from .hiding import deal_held, deal_rest, determinize
from .reference import Reference, reference
from .rounds import STEPS
from .setup import begin
from .state import Arkham
from .view import View, view
from .words import investigator_name, say, scenario_name

assert _content


SETTINGS: Final = (
    Setting(
        "scenario",
        say("setting-scenario"),
        tuple(SCENARIOS),
        "approach-of-azathoth",
        {id: scenario_name(id) for id in SCENARIOS},
    ),
    Setting(
        "difficulty",
        say("setting-difficulty"),
        ("normal", "easy", "hard"),
        "normal",
        {level: say(f"difficulty-{level}") for level in ("normal", "easy", "hard")},
    ),
    Setting(
        "investigators", say("setting-investigators"), labels={id: investigator_name(id) for id in SHEETS}, default=()
    ),
    Setting("leader", say("setting-leader"), default=0, seat=True),
    reading(say, "doom_checks", "placement", "token"),
    reading(say, "starting_doom", "map", "clues"),
    reading(say, "codex_at_setup", "at-once", "next-doom"),
    reading(say, "archive_three", "once", "again"),
    reading(say, "engaged_actions", "strict", "allowed"),
    reading(say, "cup", "returned", "drawn"),
    reading(say, "leader_without_investigator", "skipped", "next"),
    reading(say, "retirement", "exhausted", "ready"),
    reading(say, "street_doom", "group", "investigator"),
    reading(say, "asset_harm", "left", "printed"),
)

GAME: Final = Game(
    package=__name__,
    title=say("title"),
    about=say("about"),
    length=say("length"),
    players=(1, 2, 3, 4, 5, 6),
    settings=SETTINGS,
    state=Arkham,
    begin=begin,
    steps=STEPS,
    view=view,
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
