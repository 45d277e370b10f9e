"""A night at Ashgrove as plain data, and how it begins."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from miskatonic.kernel import rng, table
from miskatonic.kernel.game import Setup, State
from miskatonic.kernel.tokens import Gauge
from miskatonic.kernel.zones import Deck

from .house import HALL, HIDING_PLACES

KEEPER: Final = 0
COURAGE: Final = {2: 5, 3: 3, 4: 3}
HOURS: Final = {2: 6, 3: 4, 4: 3}
"""The courage everybody has, and the hours until midnight, by the number of players."""
LONGER: Final = {"short": 0, "long": 1}
"""How many more there are in a night of each length."""


class Investigator(Struct):
    room: str
    courage: Gauge


class Ashgrove(State):
    hour: int
    midnight: int
    idol: str
    """The room it is hidden in; nothing before it is."""
    locked: int | None
    """The number of the locked door."""
    investigators: dict[int, Investigator]
    """By seat. Who has no courage left has fled."""
    searched: list[str]
    heard: list[str]
    """The rooms at which somebody has listened and that nobody has searched since; the keeper does not know which."""
    deck: Deck[str]
    hand: list[str]
    """The cards of the keeper."""
    dice: list[int]
    """As they fell when somebody rolled last."""

    @property
    def inside(self) -> list[int]:
        """The seats of the investigators who have not fled."""
        return [seat for seat, each in self.investigators.items() if not each.courage.empty]

    @property
    def unsearched(self) -> list[str]:
        return [room for room in HIDING_PLACES if room not in self.searched]


Table = table.Table[Ashgrove]


def begin(setup: Setup) -> Ashgrove:
    """Everybody stands in the hall, and midnight is some hours away (ash.setup.1, ash.setup.2)."""
    courage = COURAGE[setup.players]
    team = {seat: Investigator(HALL, Gauge(courage, courage)) for seat in range(1, setup.players)}
    midnight = HOURS[setup.players] + LONGER[setup.options["night"]]
    return Ashgrove(rng.seeded(setup.seed), "deal", None, 0, midnight, "", None, team, [], [], Deck([], []), [], [])
