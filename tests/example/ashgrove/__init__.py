"""A Night at Ashgrove: a keeper has hidden an idol in an old house, and the others have until midnight to find it."""

from typing import Final

from miskatonic.kernel.game import Game, Setup
from miskatonic.kernel.sides import Side

from .house import words
from .overview import overview
from .rules import deal, hide, lock, omen, search, why_not
from .state import KEEPER, Ashgrove, begin, determinize, view


def sides(setup: Setup) -> list[Side]:
    """The keeper against all others."""
    team = tuple(range(1, setup.players))
    return [Side("investigators", words("investigators"), team), Side("keeper", words("keeper"), (KEEPER,))]


GAME: Final = Game(
    package=__name__,
    title=words("title"),
    about=words("about"),
    length=words("length"),
    players=(2, 3, 4),
    settings=(),
    state=Ashgrove,
    begin=begin,
    steps={"deal": deal, "hide": hide, "lock": lock, "omen": omen, "search": search},
    view=view,
    determinize=determinize,
    round_of=lambda state: state.hour,
    sides=sides,
    overview=overview,
    why_not=why_not,
)
