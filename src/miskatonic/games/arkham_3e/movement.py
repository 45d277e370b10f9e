"""Where investigators go (rules ah3.426.*, ah3.467.*, ah3.465.5.1, ah3.486.4)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.flow import Flow, ask

from . import things
from .assets import spend
from .board import board_of
from .components import kind_of
from .events import BecameDelayed, Moved
from .monsters import engage_in, ignores, leave_engagement, restricted
from .play import Table
from .reactions import able, in_codex_with
from .state import Arkham
from .words import Colour, SpaceId, say, space_name

WHERE: Final = say("prompt-move")
STAY: Final = Option("stay", say("option-stay"), role=Role.DECLINE)


def forbidden_spaces(state: Arkham) -> list[SpaceId]:
    """The spaces that a card of the codex keeps investigators out of: the epicentres."""
    if not state.markers or not in_codex_with(state, "forbids"):
        return []
    return [each.space for each in state.markers if each.colour is Colour.RED and each.up]


def forbidden(state: Arkham, space: SpaceId) -> bool:
    return space in forbidden_spaces(state)


def guarded_spaces(state: Arkham, who: int) -> set[SpaceId]:
    """Where a monster engages whoever enters, so that the movement ends (rules ah3.426.3, ah3.405.2-3)."""
    unseen = bool(able(state, who, "unseen"))
    guarded: set[SpaceId] = set()
    for monster in state.monsters:
        kind = kind_of(monster.token)
        engages = kind.massive or (monster.status == "ready" and not kind.elusive)
        if engages and not (unseen and ignores(state, monster, who)):
            guarded.add(monster.space)
    return guarded


def can_move(state: Arkham, who: int) -> bool:
    """Is there an adjacent space they could go to?"""
    if restricted(state, who):
        return False
    near, closed = board_of(state.scenario).map.neighbours[state.investigators[who].space], forbidden_spaces(state)
    return any(space not in closed for space in near)


def reachable(state: Arkham, who: int, steps: int, *, past_monsters: bool = False) -> dict[SpaceId, int]:
    """The spaces somebody can move to, with how many steps it takes: one at a time, and no further past a monster."""
    start = state.investigators[who].space
    found: dict[SpaceId, int] = {}
    if restricted(state, who):
        # Who is engaged does not move by themselves (rule ah3.465.5.1).
        return found
    neighbours, closed = board_of(state.scenario).map.neighbours, forbidden_spaces(state)
    guarded = () if past_monsters or steps == 1 else guarded_spaces(state, who)
    edge = [start]
    for count in range(1, steps + 1):
        reached: list[SpaceId] = []
        for here in edge:
            for there in neighbours[here]:
                if there in found or there == start or there in closed:
                    continue
                found[there] = count
                if there not in guarded:
                    reached.append(there)
        edge = reached
    return found


@cache
def _move_option(space: SpaceId, price: int) -> Option:
    words = say("option-move-for", where=space_name(space), n=price) if price else space_name(space)
    return Option(f"move:{space}", words, (space, price), "move", (things.space(space),), amount=price)


def move(table: Table, who: int, steps: int, *, dollars: int = 0, past_monsters: bool = False) -> Flow[bool]:
    """Move up to so many spaces, or further for money (rules ah3.426.2, ah3.426.2-2)."""
    state = table.state
    investigator = state.investigators[who]
    farther = min(dollars, investigator.money)
    spaces = reachable(state, who, steps + farther, past_monsters=past_monsters)
    options = [_move_option(space, far - steps if far > steps else 0) for space, far in spaces.items()]
    options.append(STAY)
    chosen: tuple[SpaceId, int] | None = yield from ask(who, WHERE, options, "ah3.426.2", table.cause, topic="move")
    if chosen is None:
        return False
    space, price = chosen
    spend(table, who, "money", price)
    yield from enter(table, who, space)
    return True


def enter(table: Table, who: int, to: SpaceId) -> Flow[None]:
    """An investigator comes to a space; watchers come along, monsters there engage (rules ah3.486.4, ah3.413.5)."""
    state = table.state
    investigator = state.investigators[who]
    if investigator.space == to or not investigator.in_play:
        return
    origin, investigator.space = investigator.space, to
    table.tell(Moved, investigator.id, origin, to)
    for monster in state.engaged_with(who):
        if kind_of(monster.token).massive:
            leave_engagement(table, monster, who)
        else:
            monster.space = to
    yield from engage_in(table, to)


def move_to_one_of(table: Table, who: int, spaces: Collection[SpaceId], prompt: str) -> Flow[None]:
    """Directly to one of some spaces (rule ah3.467.4)."""
    if restricted(table.state, who):
        return
    free = [space for space in spaces if not forbidden(table.state, space)]
    if not free:
        return
    options = [Option(f"move:{space}", space_name(space), space, "move", (things.space(space),)) for space in free]
    space: SpaceId = yield from ask(who, say(prompt), options, "ah3.467.4", table.cause, topic="move")
    yield from enter(table, who, space)


def delay(table: Table, who: int) -> None:
    """Delayed once, whatever else happens (rules ah3.438.1, ah3.438.4)."""
    investigator = table.state.investigators[who]
    if not investigator.delayed:
        investigator.delayed = True
        table.tell(BecameDelayed, investigator.id)
