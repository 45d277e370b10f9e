"""A Night at Ashgrove: a keeper has hidden an idol in an old house, and the others have until midnight to find it."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.game import Game, Setting, Setup
from miskatonic.kernel.sides import Side

from .house import say
from .omens import deal, details, omen
from .overview import overview
from .rules import hide, lock, search, why_not
from .state import KEEPER, LONGER, Ashgrove, begin
from .view import determinize, view

SETTINGS: Final = (
    Setting("night", say("setting-night"), tuple(LONGER), "short", {each: say(f"night-{each}") for each in LONGER}),
)


def sides(setup: Setup) -> list[Side]:
    """The keeper against all others."""
    return [
        Side("investigators", say("investigators"), tuple(range(1, setup.players))),
        Side("keeper", say("keeper"), (KEEPER,)),
    ]


GAME: Final = Game(
    package=__name__,
    title=say("title"),
    about=say("about"),
    length=say("length"),
    players=(2, 3, 4),
    settings=SETTINGS,
    state=Ashgrove,
    begin=begin,
    steps={"deal": deal, "hide": hide, "lock": lock, "omen": omen, "search": search},
    view=view,
    determinize=determinize,
    round_of=lambda state: state.hour,
    sides=sides,
    overview=overview,
    details=details,
    why_not=why_not,
)
