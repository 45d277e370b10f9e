"""Mansions of Madness, first edition. One keeper knows what happened in the house; the others find out."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.game import ORDERS_WINDOW, Game, Setting, Setup, Window, Wire, WithinStep, reading, when_asked
from miskatonic.kernel.sides import Side

from . import content as _content
from .components import CHARACTERS, STORIES
from .events import EVENTS
from .hiding import deal_held, deal_rest, determinize
from .reference import Reference, reference
from .rounds import STEPS
from .setup import RANDOM, begin, keeper_seat
from .state import Mansions
from .view import View, view
from .words import investigator_name, say, story_name

assert _content


def sides(setup: Setup) -> list[Side]:
    """The keeper against all others (rule mom.overview.2)."""
    keeper = keeper_seat(setup)
    team = tuple(seat for seat in range(setup.players) if seat != keeper)
    return [Side("investigators", say("side-investigators"), team), Side("keeper", say("side-keeper"), (keeper,))]


SETTINGS: Final = (
    Setting(
        "story",
        say("setting-story"),
        (*STORIES, RANDOM),
        "fall-of-house-lynch",
        {**{id: story_name(id) for id in STORIES}, RANDOM: say("story-random")},
    ),
    Setting("keeper", say("setting-keeper"), default=0, labels={RANDOM: say("keeper-random")}, seat=True),
    Setting(
        "investigators",
        say("setting-investigators"),
        labels={id: investigator_name(id) for id in CHARACTERS},
        default=(),
    ),
    Setting("longer", say("setting-longer"), (False, True), False, {False: say("longer-no"), True: say("longer-yes")}),
    reading(say, "keys", "kept", "taken"),
    reading(say, "trauma_cards", "one", "any"),
    reading(say, "dropped_cards", "may-leave", "must-take"),
    reading(say, "melee_cards", "own-sort", "never"),
    reading(say, "failed_lock_test", "barred", "again"),
    reading(say, "insane_horror", "keeper-turn", "also-horror"),
    reading(say, "pile_heights", "filler", "published"),
    reading(say, "opening_threat", "story", "none"),
    reading(say, "keeper_steps", "adjacent", "anywhere"),
    reading(say, "moved_by_keeper", "no-entry", "lock-resolved"),
    reading(say, "moved_into_fire", "tested", "not-tested"),
    reading(say, "hidden_moved", "stays", "comes-out"),
    reading(say, "replacement_horror", "at-once", "later"),
    reading(say, "death_before_escape", "lost", "goes-on"),
    reading(say, "latecomers", "free", "must-escape"),
    reading(say, "barrier_pulled", "own-space", "either-side"),
    reading(say, "hiding_with_move", "evade", "free"),
    reading(say, "hidden_horror", "checked", "spared"),
    reading(say, "turn_order", "each-turn", "each-round"),
    reading(say, "dark_explore", "one-window", "two-windows"),
    reading(say, "both_win", "active", "nobody"),
    reading(say, "keeper_action_again", "allowed", "once"),
    reading(say, "bind_monster", "no-attack", "attack"),
)

WINDOWS: Final = ("mythos", "trauma", "skill-point", "reactions", "trading", "team")

GAME: Final = Game(
    package=__name__,
    title=say("title"),
    about=say("about"),
    length=say("length"),
    players=(2, 3, 4, 5),
    settings=SETTINGS,
    state=Mansions,
    begin=begin,
    steps=STEPS,
    view=view,
    determinize=determinize,
    within_step=WithinStep(deal_held, deal_rest),
    wire=Wire(View, reference, Reference, EVENTS),
    round_of=lambda state: state.round,
    windows=(*(Window(name, say(f"window-{name}")) for name in WINDOWS), ORDERS_WINDOW),
    sides=sides,
    details=when_asked(__name__, "details"),
    overview=when_asked(__name__, "overview"),
    why_not=when_asked(__name__, "why_not"),
    not_now=when_asked(__name__, "not_now"),
    marks=when_asked(__name__, "marks"),
)
