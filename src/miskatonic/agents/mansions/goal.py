"""A goal of an investigator: somewhere to go, and what for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from miskatonic.games.mansions.components import ITEMS
from miskatonic.games.mansions.seeing import MonsterView
from miskatonic.games.mansions.words import SpaceId

from .duel import best_weapon
from .people import Person
from .situation import Situation

Kind = Literal["explore", "attack", "use", "hold", "out"]


class Goal(NamedTuple):
    """Somewhere to go; any of its spaces will do."""

    kind: Kind
    spaces: Sequence[SpaceId]
    worth: float
    monster: int | None = None


def positions(situation: Situation, person: Person, monster: MonsterView) -> list[SpaceId]:
    """From where somebody attacks a monster."""
    weapon, _ = best_weapon(person, monster)
    reach = 0 if weapon is None else ITEMS[weapon].range
    return situation.ground.firing(monster.space, reach) if reach else [monster.space]
