"""The act and agenda decks: advancing them, and what their cards share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from miskatonic.kernel.flow import Flow

from .card import Card, Me, ReadOnlyTable, Table, free
from .costs import GroupClues
from .encounter import draw_found
from .enemies import place_doom
from .events import ActAdvanced, AgendaAdvanced, DoomCleared
from .in_play_index import has_left_play
from .moments import ActAdvances, AgendaAdvances
from .play import choose_word, new_card, printed
from .registry import CARDS
from .state import InPlay
from .timing import after, carry_out, when
from .values import doom_in_play
from .words import NOBODY, NOWHERE
from .zones import put_into_play


def current_act(table: ReadOnlyTable) -> int:
    """The top card of the act deck (rule lcg.act-agenda.9)."""
    return table.state.acts[-1] if table.state.acts else NOWHERE


def current_agenda(table: ReadOnlyTable) -> int:
    return table.state.agendas[-1] if table.state.agendas else NOWHERE


def begin_decks(table: Table) -> None:
    """The first act and agenda come into play (rules lcg.setup.11, lcg.setup.12)."""
    for card in (current_agenda(table), current_act(table)):
        put_into_play(table, card, InPlay())


class Act(Card):
    """An act that is advanced by spending clues in anybody's turn (rules lcg.act-agenda.2, 4 and 5)."""

    @free(cost=(GroupClues(),), during="any-turn")
    def advance_act(self, table: Table, me: Me) -> Flow[None]:
        yield from advance_act(table)


def advance_act(table: Table) -> Flow[None]:
    """Tokens go, the card is turned over and carried out, the next one follows (rules lcg.act-agenda.10 to 17)."""
    card = current_act(table)
    table.tell(ActAdvanced, table.state.codes[card], card)
    yield from when(table, ActAdvances(card=card))
    clear_tokens(table, card)
    yield from turn_over(table, card)
    if card in table.state.acts and not table.state.play[card].revealed:
        table.state.acts.remove(card)
        retire(table, card)
        follow(table, current_act(table))
    yield from after(table, ActAdvances(card=card))


def advance_agenda(table: Table) -> Flow[None]:
    """All doom in play goes, the card is turned over, the next one follows (rules lcg.act-agenda.10 to 17)."""
    card = current_agenda(table)
    table.tell(AgendaAdvanced, table.state.codes[card], card)
    yield from when(table, AgendaAdvances(card=card))
    clear_tokens(table, card)
    clear_doom(table)
    yield from turn_over(table, card)
    if card in table.state.agendas and not table.state.play[card].revealed:
        table.state.agendas.remove(card)
        retire(table, card)
        follow(table, current_agenda(table))
    yield from after(table, AgendaAdvances(card=card))


def turn_over(table: Table, card: int) -> Flow[None]:
    """Carry out the other side."""
    code = table.state.codes[card]
    cause, table.cause = table.cause, code
    yield from carry_out(table, CARDS[code].advance(table, Me(card, table.state.lead)))
    table.cause = cause


def clear_tokens(table: Table, card: int) -> None:
    entry = table.state.play[card]
    entry.doom = entry.clues = 0


def clear_doom(table: Table) -> None:
    """Wherever it lies; none is carried over (rule lcg.act-agenda.11)."""
    if doom_in_play(table):
        table.tell(DoomCleared)
    for entry in table.state.play.values():
        entry.doom = 0


def retire(table: Table, card: int) -> None:
    """The old card leaves the game as the new one becomes current (rule lcg.act-agenda.17)."""
    if card in table.state.play:
        del table.state.play[card]
        has_left_play(table.state, card)
        table.state.removed.append(card)


def follow(table: Table, card: int) -> None:
    if card != NOWHERE and card not in table.state.play:
        put_into_play(table, card, InPlay())


def reverse_as_encounter_card(table: Table, code: str) -> Flow[None]:
    """The other side is an encounter card, as if the lead investigator had just drawn it (rule lcg.act-agenda.15)."""
    back = new_card(table, code, NOBODY)
    table.state.limbo.append(back)
    yield from draw_found(table, table.state.lead, back)


# Doom.


def threshold(table: Table) -> int:
    """The doom that advances the agenda; 0 when nothing does (rule lcg.framework.1.3)."""
    return printed(table, current_agenda(table)).doom if current_agenda(table) != NOWHERE else 0


def check_doom(table: Table) -> Iterable[Any]:
    """Advance the agenda if there is enough doom in play (rules lcg.framework.1.3, lcg.doom.2)."""
    needed = threshold(table)
    if needed and not has_objective(table, current_agenda(table)) and doom_in_play(table) >= needed:
        return advance_agenda(table)
    return ()


def has_objective(table: Table, card: int) -> bool:
    """It does not advance in the usual way (rule lcg.act-agenda.8); nor does a card whose other side has come up."""
    return CARDS[table.state.codes[card]].objective or table.state.play[card].revealed


def doom_on_agenda(table: Table, count: int, *, may_advance: bool = False) -> Flow[None]:
    """Put doom on the current agenda; some cards may advance it at once."""
    place_doom(table, current_agenda(table), count)
    if may_advance:
        yield from check_doom(table)


def lead_decides(table: Table, prompt: str, choices: list[str], rule: str | None = None) -> Flow[str]:
    """A choice between ways the story goes."""
    return (yield from decide(table, table.state.lead, prompt, choices, rule))


def decide(table: Table, seat: int, prompt: str, choices: list[str], rule: str | None = None) -> Flow[str]:
    return (yield from choose_word(table, seat, prompt, choices, rule))
