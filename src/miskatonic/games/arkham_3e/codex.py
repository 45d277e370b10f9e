"""The codex: archive cards that are added, turned and returned, and texts that take effect when something holds.

Rules ah3.403.*, ah3.452.*, with the two rules of archive cards 1 and 2 (ah3.402.3, ah3.485.1a).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow

from . import causes, things
from .board import board_of
from .causes import caused
from .components import ARCHIVE, Trigger
from .events import (
    AnomalyAppeared,
    AnomalyClosed,
    ArchiveAdded,
    ArchiveRead,
    ArchiveReturned,
    ArchiveTurned,
    DoomPlaced,
    DoomRemoved,
    Outbreak,
    SheetDoom,
)
from .play import Table, board, group_order
from .reactions import codex_name, in_codex_with, react, side
from .resolver import Me, resolve_for_all
from .state import Arkham, Face, InCodex
from .words import Neighborhood, SpaceId, neighborhood_name, say, space_name

OUTBREAKS: Final = 1
ANOMALIES: Final = 2
"""The archive cards with rules of their own."""


# Cards come and go.


def add(table: Table, number: int, face: Face = "front") -> Flow[None]:
    """It is read, its instructions are carried out, and it is in force from then on (rules ah3.403.5a, ah3.403.5b)."""
    state = table.state
    if number not in state.archive:
        return
    state.archive.remove(number)
    entry = InCodex(number, face)
    state.codex.append(entry)
    table.tell(ArchiveAdded, number, face)
    yield from resolve_for_all(table, side(entry).enter, text_of(state.leader, number, face))


def flip(table: Table, number: int, part: str | None = None) -> Flow[None]:
    """A card is turned to its back, which is read: all of it, or the part that is named."""
    entry = table.state.in_codex(number)
    if entry is None:
        return
    entry.face, entry.fired = "back", False
    table.tell(ArchiveTurned, number, part)
    yield from _carry_out(table, number, part)


def read(table: Table, number: int, part: str | None = None) -> Flow[None]:
    """The back of a card is read; the card stays as it lies, in the codex or elsewhere."""
    table.tell(ArchiveRead, number, part)
    yield from _carry_out(table, number, part)


def _carry_out(table: Table, number: int, part: str | None) -> Flow[None]:
    """What the back of a card says, whether it is in the codex or not."""
    back = ARCHIVE[number].back
    effects = back.enter if part is None else back.parts[part]
    yield from resolve_for_all(table, effects, text_of(table.state.leader, number, "back"))


def give_back(table: Table, number: int) -> None:
    """It leaves the codex for the archive."""
    state = table.state
    entry = state.in_codex(number)
    if entry is None:
        return
    state.codex.remove(entry)
    state.archive.append(number)
    table.tell(ArchiveReturned, number)


@cache
def text_of(leader: int, number: int, face: Face) -> Me:
    """The group resolves what the codex says; the leader speaks for it."""
    return Me(who=leader, card=causes.archive(number, face), archive=number, board=True)


# What holds takes effect.


Due = tuple[str, str | int, Trigger | None]
"""Something that takes effect now: an anomaly, an outbreak, a text of a card in the codex."""


def settle(table: Table) -> Flow[None]:
    """Everything whose condition is met takes effect, one after the other, as the group likes.

    Rules ah3.402.3a, ah3.402.3a-4, ah3.402.3e, ah3.485.1a, ah3.485.1a-3, ah3.004-2.
    """
    while True:
        close_anomalies(table)
        due = _due(table)
        if not due:
            return
        options = [_due_option(table.state, each) for each in due]
        first: Due = yield from group_order(table, options, "prompt-settle", "settle")
        kind, what, trigger = first
        if kind == "anomaly":
            yield from caused(table, causes.archive(ANOMALIES), open_anomaly(table, str(what)))
        elif kind == "outbreak":
            yield from caused(table, causes.archive(OUTBREAKS), outbreak(table, str(what)))
        else:
            yield from _fire(table, int(what), trigger)


def _due(table: Table) -> list[Due]:
    state = table.state
    found: list[Due] = []
    if state.in_codex(ANOMALIES) is not None:
        found += [("anomaly", id, None) for id in new_anomalies(state)]
    if state.in_codex(OUTBREAKS) is not None:
        found += [("outbreak", space, None) for space, doom in state.doom.items() if doom >= 4]
    for entry in in_codex_with(state, "triggers"):
        me = text_of(state.leader, entry.number, entry.face)
        for trigger in side(entry).triggers:
            if trigger.once and entry.fired and state.readings.archive_three == "once":
                continue
            if trigger.when.holds(table, me):
                found.append(("codex", entry.number, trigger))
    return found


def _due_option(state: Arkham, due: Due) -> Option:
    kind, what, _ = due
    if kind == "anomaly":
        words = say("option-anomaly", where=neighborhood_name(str(what)))
        return Option(f"anomaly:{what}", words, due, kind, (things.neighborhood(str(what)),))
    if kind == "outbreak":
        words = say("option-outbreak", where=space_name(str(what)))
        return Option(f"outbreak:{what}", words, due, kind, (things.space(str(what)),))
    words = codex_name(state, int(what))
    return Option(f"codex:{what}", words, due, kind, (things.archive(int(what)),))


def _fire(table: Table, number: int, trigger: Trigger | None) -> Flow[None]:
    entry = table.state.in_codex(number)
    assert entry is not None and trigger is not None
    if trigger.once:
        entry.fired = True
    yield from resolve_for_all(table, trigger.then, text_of(table.state.leader, number, entry.face))


# Anomalies and outbreaks.


def new_anomalies(state: Arkham) -> list[Neighborhood]:
    """Three doom in one space, or five in the neighbourhood (rule ah3.402.3a)."""
    places = board_of(state.scenario)
    gathered = dict.fromkeys(places.neighborhoods, 0)
    for space, doom in state.doom.items():
        gathered[places.neighborhood_of[space]] += 5 if doom >= 3 else doom
    return [id for id, doom in gathered.items() if doom >= 5 and id not in state.anomalies]


def open_anomaly(table: Table, neighborhood: Neighborhood) -> Flow[None]:
    table.state.anomalies.append(neighborhood)
    table.tell(AnomalyAppeared, neighborhood)
    yield from react(table, "anomaly-appeared", Me(who=table.state.leader, neighborhood=neighborhood))


def close_anomalies(table: Table) -> None:
    """An anomaly is gone with the last doom of its neighbourhood (rule ah3.402.3e)."""
    state = table.state
    if not state.anomalies:
        return
    neighborhood_of = board_of(state.scenario).neighborhood_of
    doomed = [neighborhood_of[space] for space in state.doom]
    for id in list(state.anomalies):
        if id not in doomed:
            state.anomalies.remove(id)
            table.tell(AnomalyClosed, id)


def outbreak(table: Table, space: SpaceId) -> Flow[None]:
    """Three doom leave the space, one comes to each other space of the neighbourhood and to the sheet."""
    state = table.state
    table.tell(Outbreak, space)
    change_doom(table, space, -3)
    id = board(state).neighborhood_of[space]
    for other in board(state).spaces_of[id]:
        if other != space:
            change_doom(table, other, 1)
    state.sheet_doom += 1
    table.tell(SheetDoom, 1, state.sheet_doom)
    yield from ()


def change_doom(table: Table, space: SpaceId, by: int) -> None:
    """Doom comes to a space or leaves it; nothing is checked."""
    state = table.state
    left = state.doom_on(space) + by
    if left:
        state.doom[space] = left
    else:
        state.doom.pop(space, None)
    if by > 0:
        table.tell(DoomPlaced, space, by)
    else:
        table.tell(DoomRemoved, space, -by)
