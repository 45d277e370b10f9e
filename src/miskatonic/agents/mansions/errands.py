"""Where monsters go for the keeper's Objective, rather than after investigators."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from miskatonic.games.mansions.seeing import MonsterView
from miskatonic.games.mansions.words import Feature, Letter, RoomId, SpaceId, room_of

from .people import mover
from .situation import Situation

Errand = tuple[Sequence[SpaceId], float]
"""Spaces, and what a step towards them is worth."""
Judge = Callable[[Situation, MonsterView], Errand | None]

OUT: Final = 9.0
"""What a step is worth to a monster that wins by leaving the house."""


def errand_of(situation: Situation, monster: MonsterView) -> Errand | None:
    """None: it hunts."""
    if monster.samples:
        return situation.ground.house.features[Feature.ALTAR], 4.0 if needs_samples(situation) else 2.0
    letter = situation.view.objective
    judge = None if letter is None else ERRANDS.get((situation.view.story, letter))
    return None if judge is None else judge(situation, monster)


def needs_samples(situation: Situation) -> bool:
    """Is the Objective about samples?"""
    return (situation.view.story, situation.view.objective) in (("fall-of-house-lynch", "B"), ("blood-ties", "A"))


def samples_missing(situation: Situation) -> int:
    """How many have still to be taken, beside those that are carried or lie at the altar."""
    view = situation.view
    needed = 2 if len(view.investigators) == 1 else 3
    return needed - view.altar_samples - sum(each.samples for each in view.monsters)


def guarded(situation: Situation, room: RoomId) -> bool:
    """Is an investigator there?"""
    return any(each.room == room for each in situation.people)


def leaving(name: str, count: str, n: int) -> Judge:
    """Out by the front door as soon as it may."""

    def errand(situation: Situation, monster: MonsterView) -> Errand | None:
        counted = situation.view.counts.get(count, 0)
        if monster.name != name or counted < n - 2:
            return None
        return situation.ground.exits("foyer"), OUT if counted >= n else 5.0

    return errand


def gathering(kinds: tuple[str, ...], most: int, early: bool) -> Judge:
    """To the chapel, as many as are needed there."""

    def errand(situation: Situation, monster: MonsterView) -> Errand | None:
        if monster.kind not in kinds or not (early or situation.view.revealed):
            return None
        there = [each for each in situation.view.monsters if each.kind in kinds and room_of(each.space) == "chapel"]
        if monster not in there and len(there) >= most:
            return None
        return situation.ground.room("chapel"), 3.0

    return errand


def wearing(situation: Situation, monster: MonsterView) -> Errand | None:
    """To warded vents that nobody watches."""
    if monster.kind != "mi-go" or not situation.view.revealed:
        return None
    rooms = [
        room
        for room in situation.ground.house.rooms_with(Feature.VENT)
        if situation.view.counts.get(f"ward:{room}") and not guarded(situation, room)
    ]
    return ([space for room in rooms for space in situation.ground.room(room)], 2.5) if rooms else None


def bargaining(situation: Situation, monster: MonsterView) -> Errand | None:
    """Helena and the mi-go meet in a room near by where nobody disturbs them."""
    met = [*situation.called("helena"), *situation.called("mi-go")]
    if monster not in met or not {"helena", "mi-go"} <= {each.name or each.kind for each in met}:
        return None
    quiet = [room for room in situation.ground.house.rooms if not guarded(situation, room)]
    best = min(quiet, key=lambda room: _tryst(situation, room), default=None)
    return None if best is None else (situation.ground.room(best), 3.0)


def _tryst(situation: Situation, room: RoomId) -> float:
    """How far it is to a room for Helena and the nearest mi-go, less if investigators are far from it."""
    ground, spaces = situation.ground, situation.ground.room(room)
    ways = [
        min(ground.away(mover(each), each.space, spaces) for each in situation.called(name))
        for name in ("helena", "mi-go")
    ]
    near = min((ground.away("investigator", each.space, spaces) for each in situation.people), default=0.0)
    return sum(ways) - 0.7 * min(near, 4.0)


def lulling(situation: Situation, monster: MonsterView) -> Errand | None:
    """Madame Keziel sings in a room of the boy's, then carries him out."""
    if monster.name != "madame-keziel":
        return None
    if situation.view.counts.get("lullaby", 0) >= 3:
        return situation.ground.exits("foyer"), OUT
    quiet = [room for room in ("nursery", "tower-room") if not guarded(situation, room)]
    return ([space for room in quiet for space in situation.ground.room(room)], 3.0) if quiet else None


ERRANDS: Final[dict[tuple[str, Letter], Judge]] = {
    ("fall-of-house-lynch", "B"): leaving("house-shoggoth", "growth", 3),
    ("inner-sanctum", "A"): gathering(("cultist", "cult-leader"), 3, early=False),
    ("inner-sanctum", "B"): gathering(("cultist",), 4, early=True),
    ("inner-sanctum", "C"): gathering(("cultist", "cult-leader"), 5, early=False),
    ("classroom-curses", "A"): wearing,
    ("classroom-curses", "B"): leaving("time-hound", "scent", 6),
    ("classroom-curses", "C"): bargaining,
    ("green-eyed-boy", "A"): lulling,
}
