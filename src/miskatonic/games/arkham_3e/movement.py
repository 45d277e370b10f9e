"""Where investigators go (rules ah3.426.*, ah3.467.*, ah3.465.5.1, ah3.486.4)."""

from __future__ import annotations

from collections.abc import Collection

from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.flow import Flow, ask

from . import things
from .components import kind_of
from .events import BecameDelayed, Moved
from .monsters import engage_in, ignores, leave_engagement, restricted
from .play import Table, board
from .reactions import side
from .state import Arkham
from .words import Colour, SpaceId, say, space_name


def forbidden(state: Arkham, space: SpaceId) -> bool:
    """Does a card of the codex keep investigators out of a space?"""
    for entry in state.codex:
        if side(entry).forbids == "epicenter":
            return any(each.space == space and each.colour is Colour.RED and each.up for each in state.markers)
    return False


def stops(state: Arkham, who: int, space: SpaceId) -> bool:
    """Does a monster there engage whoever enters, so that the movement ends (rules ah3.426.3, ah3.405.2-3)?"""
    for monster in state.monsters:
        if monster.space != space:
            continue
        kind = kind_of(monster.token)
        if ignores(state, monster, who):
            continue
        if kind.massive or (monster.status == "ready" and not kind.elusive):
            return True
    return False


def reachable(state: Arkham, who: int, steps: int, *, past_monsters: bool = False) -> dict[SpaceId, int]:
    """The spaces somebody can move to, with how many steps it takes: one at a time, and no further past a monster."""
    start = state.investigators[who].space
    found: dict[SpaceId, int] = {}
    if restricted(state, who):
        # Who is engaged does not move by themselves (rule ah3.465.5.1).
        return found
    edge = [start]
    for count in range(1, steps + 1):
        reached: list[SpaceId] = []
        for here in edge:
            for there in board(state).near(here):
                if there in found or there == start or forbidden(state, there):
                    continue
                found[there] = count
                if past_monsters or not stops(state, who, there):
                    reached.append(there)
        edge = reached
    return found


def move(
    table: Table, who: int, steps: int, *, dollars: int = 0, optional: bool = True, past_monsters: bool = False
) -> Flow[bool]:
    """Move up to so many spaces, or further for money (rules ah3.426.2, ah3.426.2-2)."""
    from .assets import spend

    state = table.state
    investigator = state.investigators[who]
    farther = min(dollars, investigator.money)
    spaces = reachable(state, who, steps + farther, past_monsters=past_monsters)
    if not spaces:
        return False
    options = [
        Option(
            f"move:{space}",
            space_name(space) if far <= steps else say("option-move-for", where=space_name(space), n=far - steps),
            (space, max(0, far - steps)),
            "move",
            (things.space(space),),
            amount=max(0, far - steps),
        )
        for space, far in spaces.items()
    ]
    if optional:
        options.append(Option("stay", say("option-stay"), None, role=Role.DECLINE))
    chosen: tuple[SpaceId, int] | None = yield from ask(
        who, say("prompt-move"), options, "ah3.426.2", table.cause, topic="move"
    )
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


def move_to_one_of(
    table: Table, who: int, spaces: Collection[SpaceId], prompt: str, *, optional: bool = False
) -> Flow[None]:
    """Directly to one of some spaces (rule ah3.467.4)."""
    if restricted(table.state, who):
        return
    free = [space for space in spaces if not forbidden(table.state, space)]
    options = [Option(f"move:{space}", space_name(space), space, "move", (things.space(space),)) for space in free]
    if optional:
        options.append(Option("stay", say("option-stay"), None, role=Role.DECLINE))
    if not free:
        return
    space: SpaceId | None = yield from ask(who, say(prompt), options, "ah3.467.4", table.cause, topic="move")
    if space is not None:
        yield from enter(table, who, space)


def delay(table: Table, who: int) -> None:
    """Delayed once, whatever else happens (rules ah3.438.1, ah3.438.4)."""
    investigator = table.state.investigators[who]
    if not investigator.delayed:
        investigator.delayed = True
        table.tell(BecameDelayed, investigator.id)
