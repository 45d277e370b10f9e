"""Doom: placed in spaces or on the scenario sheet, removed, spread by the event deck; clues are spawned by it too.

Rules ah3.402.3b, ah3.416.3, ah3.428.3, ah3.470.*, ah3.479.*, ah3.204.11a.
"""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel import rng
from miskatonic.kernel.flow import Flow

from .board import board_of
from .codex import ANOMALIES, change_doom, settle
from .components import ENCOUNTERS
from .events import CluePlaced, EventDeckEmpty, EventDiscarded, SheetDoom
from .play import Table, board, choose_space, group_space
from .reactions import react
from .resolver import Me
from .seen_cards import remember, sink
from .state import Arkham
from .words import FUTURE, SpaceId, say


def place_doom(table: Table, spaces: Sequence[SpaceId], who: int | None = None) -> Flow[None]:
    """All doom of one instruction is put down, then everything is checked (rule ah3.402.3a-4).

    By another reading it is put down token by token in the group's order, with a check after each.
    """
    if not spaces:
        return
    if table.state.readings.doom_checks == "placement":
        yield from _put_down(table, spaces, who)
        yield from settle(table)
        return
    left = list(spaces)
    while left:
        prompt = "prompt-doom-order"
        space = yield from group_space(table, dict.fromkeys(left), prompt, "ah3.402.3a-4", "doom-order")
        left.remove(space)
        yield from _put_down(table, [space], who)
        yield from settle(table)


def _put_down(table: Table, spaces: Sequence[SpaceId], who: int | None) -> Flow[None]:
    state = table.state
    closed = state.anomalies if state.in_codex(ANOMALIES) is not None else ()
    places = board_of(state.scenario)
    on_sheet = 0
    placed: dict[SpaceId, int] = {}
    for space in spaces:
        if space == FUTURE:
            on_sheet += 1
            continue
        where = space
        if space in places.streets:
            where = yield from _beside_street(table, space, who)
        if places.neighborhood_of[where] in closed:
            on_sheet += 1
        else:
            placed[where] = placed.get(where, 0) + 1
    for space, count in placed.items():
        change_doom(table, space, count)
    if on_sheet:
        state.sheet_doom += on_sheet
        table.tell(SheetDoom, on_sheet, state.sheet_doom)


def _beside_street(table: Table, space: SpaceId, who: int | None) -> Flow[SpaceId]:
    """Doom is never on a street: it goes to an adjacent space (rules ah3.416.3, ah3.416.3-2)."""
    state = table.state
    spaces = board(state).beside_street(space)
    by_group = who is None or state.readings.street_doom == "group"
    seat = state.leader if by_group or who is None else who
    prompt = say("prompt-street-doom")
    return (yield from choose_space(table, seat, spaces, prompt, "ah3.416.3-2", "street-doom"))


def place_sheet_doom(table: Table, count: int = 1) -> Flow[None]:
    """Doom on the scenario sheet."""
    state = table.state
    state.sheet_doom += count
    table.tell(SheetDoom, count, state.sheet_doom)
    yield from settle(table)


def remove_doom(table: Table, space: SpaceId, count: int, who: int | None = None) -> Flow[int]:
    """As much as there is (rule ah3.425.2-2); how much it really was."""
    removed = min(count, table.state.doom_on(space))
    if removed:
        change_doom(table, space, -removed)
        if who is not None and table.state.investigators[who].space == space:
            yield from react(table, "doom-removed", Me(who=who, count=removed))
        yield from settle(table)
    return removed


# The event deck.


def spread_doom(table: Table) -> Flow[None]:
    """The bottom event is discarded; each symbol on it is one doom (rules ah3.479.2, ah3.479.3)."""
    state = table.state
    if not state.events:
        yield from event_deck_empty(table)
        return
    card = state.events.pop(0)
    discard_event(table, card)
    yield from place_doom(table, ENCOUNTERS[card].doom)


def spawn_clue(table: Table) -> Flow[None]:
    """A clue for the neighbourhood of the top event, which is hidden among the next cards there (rule ah3.428.3)."""
    state = table.state
    if not state.events:
        yield from event_deck_empty(table)
        return
    card = state.events.pop()
    id = ENCOUNTERS[card].deck
    state.clues[id] = state.clues.get(id, 0) + 1
    table.tell(CluePlaced, id)
    hide_event(state, card)


def hide_event(state: Arkham, card: str) -> None:
    """An event is shuffled with the top two cards of its neighbourhood's deck (rules ah3.428.3-2, ah3.428.3-4)."""
    deck = state.decks[ENCOUNTERS[card].deck]
    top = [card, *deck[-2:]]
    del deck[-2:]
    rng.shuffle(state, top)
    deck += top
    sink(state, deck, card)


def gate_burst(table: Table) -> Flow[None]:
    """Doom in every space of a neighbourhood; the discarded events come under the deck (rules ah3.204.11a, -2, -3)."""
    state = table.state
    if not state.events:
        yield from event_deck_empty(table)
        return
    card = state.drawn_event = state.events.pop()
    yield from place_doom(table, board(state).spaces_of[ENCOUNTERS[card].deck])
    state.drawn_event = None
    pile = [*state.event_discard, card]
    state.event_discard.clear()
    rng.shuffle(state, pile)
    remember(state, pile)
    state.events[:0] = pile


def discard_event(table: Table, card: str) -> None:
    """Face up; its spaces are unstable now (rules ah3.470.10, ah3.460.2)."""
    table.state.event_discard.append(card)
    table.tell(EventDiscarded, card, list(dict.fromkeys(ENCOUNTERS[card].doom)))


def event_deck_empty(table: Table) -> Flow[None]:
    """The effect is lost: one doom, then a new deck (rules ah3.470.11, ah3.470.11-2, ah3.470.11-3)."""
    state = table.state
    table.tell(EventDeckEmpty)
    yield from place_sheet_doom(table)
    pile = state.event_discard[:]
    state.event_discard.clear()
    rng.shuffle(state, pile)
    remember(state, pile)
    state.events[:0] = pile
