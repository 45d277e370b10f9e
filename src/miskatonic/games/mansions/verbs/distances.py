"""How far one space is from another for somebody who walks."""

from __future__ import annotations

from collections import deque
from typing import Final, Literal

from ..house import neighbours
from ..state import Mansions
from ..words import SpaceId

FAR: Final = 99


def steps_between(
    state: Mansions,
    start: SpaceId,
    goal: SpaceId,
    mover: Literal["investigator", "humanoid", "beast", "eldritch"] = "investigator",
) -> int:
    """The number of steps; very many where there is no way."""
    return steps_from(state, start, mover).get(goal, FAR)


def steps_from(
    state: Mansions, start: SpaceId, mover: Literal["investigator", "humanoid", "beast", "eldritch"] = "investigator"
) -> dict[SpaceId, int]:
    """The steps to all spaces that can be reached."""
    found = {start: 0}
    ahead = deque([start])
    while ahead:
        space = ahead.popleft()
        for other in neighbours(state, space, mover):
            if other not in found:
                found[other] = found[space] + 1
                ahead.append(other)
    return found
