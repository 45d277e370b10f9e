"""What investigators do and suffer, whatever the reason."""

from __future__ import annotations

from typing import NoReturn

from miskatonic.kernel.flow import GameOver, Result

from . import events
from .state import KEEPER, Table


def go(table: Table, seat: int, room: str) -> None:
    table.state.investigators[seat].room = room
    table.tell(events.Went, seat, room)


def search_room(table: Table, seat: int, room: str) -> None:
    """Whoever searches the room with the idol has won, with all investigators (ash.end.1)."""
    state = table.state
    state.searched.append(room)
    state.heard = [each for each in state.heard if each != room]
    found = room == state.idol
    table.tell(events.Searched, seat, room, found)
    if found:
        end(table, "found", keeper_wins=False)


def listen(table: Table, room: str) -> None:
    """The investigators learn whether the idol is in a room, and the keeper does not hear which (ash.listen.1)."""
    table.state.heard.append(room)
    table.tell(events.Heard, room, room == table.state.idol, only=tuple(table.state.investigators))


def recover_courage(table: Table, seat: int) -> None:
    courage = table.state.investigators[seat].courage
    if courage.recover(1):
        table.tell(events.CourageRecovered, seat, courage.left)


def lose_courage(table: Table, seat: int, n: int) -> None:
    """Who has none left flees; when all have fled, the keeper has won (ash.courage.1, ash.end.3)."""
    courage = table.state.investigators[seat].courage
    table.tell(events.CourageLost, seat, courage.lose(n), courage.left)
    if courage.empty:
        table.tell(events.Fled, seat)
    if not table.state.inside:
        end(table, "fled", keeper_wins=True)


def end(table: Table, reason: str, *, keeper_wins: bool) -> NoReturn:
    """The keeper wins, or all investigators do."""
    table.tell(events.Ended, reason)
    won = {seat: (seat == KEEPER) is keeper_wins for seat in range(table.setup.players)}
    raise GameOver(Result(won, reason, None, table.state.hour))
