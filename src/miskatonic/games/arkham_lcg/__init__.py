"""Arkham Horror: The Card Game. Five investigators, three nights, one campaign."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.game import ORDERS_WINDOW, Game, Setting, Window, Wire, when_asked

from .decks import WORKSHOP
from .events import EVENTS
from .hiding import determinize
from .reference import Reference, reference
from .rounds import STEPS
from .seeing import seat_may_talk, see
from .setup import INVESTIGATORS, begin
from .state import ArkhamLcg
from .view import View
from .words import NIGHT_OF_THE_ZEALOT, OTHERS_TEST, SCENARIO_ORDER, Difficulty, card_name, say

SETTINGS: Final = (
    Setting(
        "adventure",
        say("setting-adventure"),
        (*SCENARIO_ORDER, NIGHT_OF_THE_ZEALOT),
        SCENARIO_ORDER[0],
        {id: say(f"scenario-{id}") for id in (*SCENARIO_ORDER, NIGHT_OF_THE_ZEALOT)},
    ),
    Setting(
        "difficulty",
        say("setting-difficulty"),
        tuple(level.value for level in Difficulty),
        Difficulty.STANDARD.value,
        {level.value: say(f"difficulty-{level}") for level in Difficulty},
    ),
    Setting(
        "investigators",
        say("setting-investigators"),
        labels={code: card_name(code) for code in INVESTIGATORS},
        default=(),
    ),
    Setting("decks", say("setting-decks"), default=()),
    Setting(
        "core_sets", say("setting-core-sets"), (2, 1), 2, {n: say("setting-core-sets-count", count=n) for n in (2, 1)}
    ),
    Setting(
        "grim_rule",
        say("setting-grim-rule"),
        (False, True),
        False,
        {False: say("setting-grim-rule-no"), True: say("setting-grim-rule-yes")},
    ),
    Setting("sitting_out", say("setting-sitting-out"), default=(), numbers=True),
    Setting("originals", say("setting-originals"), default=()),
)

WINDOWS: Final = (
    *(
        Window(name, say(f"window-{name}-about"), asks)
        for name, asks in (
            ("mythos", True),
            ("investigation", False),
            ("turn", False),
            ("test-begins", False),
            (OTHERS_TEST, True),
            ("test-committed", True),
            ("enemy", True),
            ("enemy-attacked", False),
            ("upkeep", False),
        )
    ),
    ORDERS_WINDOW,
)
"""The player windows of the round and of a skill test, the tests of others, the orders.

Those that rarely matter are passed unless a seat says so.
"""

GAME: Final = Game(
    package=__name__,
    title=say("title"),
    about=say("about"),
    length=say("length"),
    players=(1, 2, 3, 4),
    settings=SETTINGS,
    state=ArkhamLcg,
    begin=begin,
    steps=STEPS,
    view=see,
    determinize=determinize,
    wire=Wire(View, reference, Reference, EVENTS),
    round_of=lambda state: state.round,
    may_talk=seat_may_talk,
    windows=WINDOWS,
    workshop=WORKSHOP,
    details=when_asked(__name__, "details"),
    why_not=when_asked(__name__, "why_not"),
    not_now=when_asked(__name__, "not_now"),
    marks=when_asked(__name__, "marks"),
    overview=when_asked(__name__, "overview"),
)
