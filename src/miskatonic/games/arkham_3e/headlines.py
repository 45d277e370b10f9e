"""Headlines and rumors (rules ah3.435.*)."""

from __future__ import annotations

from miskatonic.kernel.effects import resolve
from miskatonic.kernel.flow import Flow

from . import causes
from .components import HEADLINES
from .doom import place_sheet_doom
from .events import HeadlineRead, RumorEnded
from .play import Table
from .resolver import Me
from .state import Rumor


def read_headline(table: Table, who: int) -> Flow[None]:
    """Draw the top one and follow its text; an empty deck brings doom (rules ah3.435.2, ah3.435.6, ah3.435.7)."""
    state = table.state
    if not state.headlines:
        yield from place_sheet_doom(table)
        return
    card = state.headline = state.headlines.pop()
    printed = HEADLINES[card]
    outer, table.cause = table.cause, causes.component(card)
    table.tell(HeadlineRead, state.investigators[who].id, card)
    if printed.rumor:
        end_rumor(table)
        state.headline, state.rumor, table.cause = None, Rumor(card), outer
        return
    yield from resolve(printed.then, table, Me(who=who, card=card))
    state.headline, table.cause = None, outer
    state.headline_discard.append(card)


def end_rumor(table: Table) -> None:
    """A rumor leaves the codex."""
    state = table.state
    if state.rumor is not None:
        state.headline_discard.append(state.rumor.card)
        table.tell(RumorEnded, state.rumor.card)
        state.rumor = None
