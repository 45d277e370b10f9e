"""The Event step: time passes, and an event whose time has come is read (rules mom.event.*, mom.variant-length.*)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel import dice
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.flow import Flow

from .components import EVENTS, Entry, EventCard
from .events import EventDelayed, EventRead, EventRevealed, TimePassed
from .objectives import reveal, settle
from .play import Table, all_lose
from .resolver import Me, carry_out
from .state import Mansions

DELAYS: Final = (1, 2)
"""What the keeper has to roll for the last event not to come this turn (rule mom.variant-length.1)."""
ENDINGS: Final = ("investigators-win", "keeper-wins")
"""The words by which an event names a winner."""


def event_step(table: Table) -> Flow[None]:
    """One time token; if there are as many as the card asks for, it is revealed (rules mom.event.1, mom.event.2)."""
    state = table.state
    card = EVENTS[state.events[-1]]
    state.time = min(state.time + 1, card.time)
    table.tell(TimePassed, state.time, card.time)
    if state.time < card.time or _is_delayed(table, card):
        return
    yield from reveal_event(table)


def _is_delayed(table: Table, card: EventCard) -> bool:
    """By the variant a roll may put off the last card, each turn anew, unless it names a winner.

    Rules mom.variant-length.1 to mom.variant-length.4.
    """
    state = table.state
    if not state.longer or len(state.events) > 1 or names_a_winner(table, card):
        return False
    (die,) = dice.roll(state, 1, 10)
    state.last_die = die
    table.tell(EventDelayed, die, die in DELAYS)
    return die in DELAYS


def names_a_winner(table: Table, card: EventCard) -> bool:
    """Does an alternative that may hold make a side win? (rule mom.variant-length.3)"""
    return any(
        fits_answers(table.state, entry)
        and (entry.answer is not None or _holds(table, card, entry))
        and any(_word(node) in ENDINGS for _, node in nodes(entry.then, ""))
        for entry in card.entries
    )


def _word(node: object) -> object:
    config = getattr(node, "__struct_config__", None)
    return None if config is None else config.tag


def reveal_event(table: Table) -> Flow[None]:
    """The tokens go, and what fits the keeper's answers is read and carried out; the last event ends the game.

    Rules mom.event.3, mom.event.4, mom.event.5, mom.objective.4, mom.win.3, mom.win.5, mom.limits.2.
    """
    state = table.state
    card = EVENTS[state.events.pop()]
    state.past_events.append(card.id)
    state.time = 0
    table.tell(EventRevealed, card.id)
    me = Me(card=card.id, by_keeper=True)
    for entry in [each for each in card.entries if fits_answers(state, each) and _holds(table, card, each)]:
        if entry.text is not None:
            state.events_read.setdefault(card.id, []).append(entry.text)
            table.tell(EventRead, card.id, entry.text)
        if entry.reveals:
            yield from reveal(table)
        yield from carry_out(entry.then, table, me)
    yield from settle(table)
    if not state.events:
        all_lose(table, "last-event")


def fits_answers(state: Mansions, entry: Entry) -> bool:
    """Does an alternative match the story choice marker, as entry 1A does where 1A was chosen? (rule mom.event.5)"""
    if entry.answer is None:
        return True
    number, letter = int(entry.answer[:-1]), entry.answer[-1]
    return state.answers.get(number) == letter


def _holds(table: Table, card: EventCard, entry: Entry) -> bool:
    return entry.when is None or entry.when.holds(table, Me(card=card.id, by_keeper=True))
