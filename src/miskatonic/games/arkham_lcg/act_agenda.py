"""The act and agenda decks: advancing them, and what their cards share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from .card import Card, Me, Table, free, run
from .costs import GroupClues
from .encounter import draw_found
from .enemies import place_doom
from .events import ActAdvanced, AgendaAdvanced, DoomCleared
from .moments import ActAdvances, AgendaAdvances
from .play import new_card, printed
from .presence import has_left_play
from .registry import CARDS
from .state import InPlay
from .timing import after, when
from .values import doom_in_play
from .words import NOBODY, NOWHERE, say
from .zones import put_into_play


def current_act(t: Table) -> int:
    """The top card of the act deck (rule lcg.act-agenda.9)."""
    return t.state.acts[-1] if t.state.acts else NOWHERE


def current_agenda(t: Table) -> int:
    return t.state.agendas[-1] if t.state.agendas else NOWHERE


def begin_decks(t: Table) -> None:
    """The first act and agenda come into play (rules lcg.setup.11, lcg.setup.12)."""
    for card in (current_agenda(t), current_act(t)):
        put_into_play(t, card, InPlay())


class Act(Card):
    """An act that is advanced by spending clues in anybody's turn (rules lcg.act-agenda.2, 4 and 5)."""

    @free(cost=(GroupClues(),), during="any-turn")
    def advance_act(self, t: Table, me: Me) -> Flow[None]:
        yield from advance_act(t)


def advance_act(t: Table) -> Flow[None]:
    """Tokens go, the card is turned over and carried out, the next one follows (rules lcg.act-agenda.10 to 17)."""
    card = current_act(t)
    t.tell(ActAdvanced, t.state.codes[card], card)
    yield from when(t, ActAdvances(card=card))
    clear_tokens(t, card)
    yield from turn_over(t, card)
    if card in t.state.acts and not t.state.play[card].revealed:
        t.state.acts.remove(card)
        retire(t, card)
        follow(t, current_act(t))
    yield from after(t, ActAdvances(card=card))


def advance_agenda(t: Table) -> Flow[None]:
    """All doom in play goes, the card is turned over, the next one follows (rules lcg.act-agenda.10 to 17)."""
    card = current_agenda(t)
    t.tell(AgendaAdvanced, t.state.codes[card], card)
    yield from when(t, AgendaAdvances(card=card))
    clear_tokens(t, card)
    clear_doom(t)
    yield from turn_over(t, card)
    if card in t.state.agendas and not t.state.play[card].revealed:
        t.state.agendas.remove(card)
        retire(t, card)
        follow(t, current_agenda(t))
    yield from after(t, AgendaAdvances(card=card))


def turn_over(t: Table, card: int) -> Flow[None]:
    """Carry out the other side."""
    code = t.state.codes[card]
    cause, t.cause = t.cause, code
    yield from run(CARDS[code].advance(t, Me(card, t.state.lead)))
    t.cause = cause


def clear_tokens(t: Table, card: int) -> None:
    entry = t.state.play[card]
    entry.doom = entry.clues = 0


def clear_doom(t: Table) -> None:
    """Wherever it lies; none is carried over (rule lcg.act-agenda.11)."""
    if doom_in_play(t):
        t.tell(DoomCleared)
    for entry in t.state.play.values():
        entry.doom = 0


def retire(t: Table, card: int) -> None:
    """The old card leaves the game as the new one becomes current (rule lcg.act-agenda.17)."""
    if card in t.state.play:
        del t.state.play[card]
        has_left_play(t.state, card)
        t.state.removed.append(card)


def follow(t: Table, card: int) -> None:
    if card != NOWHERE and card not in t.state.play:
        put_into_play(t, card, InPlay())


def reverse_as_encounter_card(t: Table, code: str) -> Flow[None]:
    """The other side is an encounter card, as if the lead investigator had just drawn it (rule lcg.act-agenda.15)."""
    back = new_card(t, code, NOBODY)
    t.state.limbo.append(back)
    yield from draw_found(t, t.state.lead, back)


# Doom.


def threshold(t: Table) -> int:
    """The doom that advances the agenda; 0 when nothing does (rule lcg.framework.1.3)."""
    return printed(t, current_agenda(t)).doom if current_agenda(t) != NOWHERE else 0


def check_doom(t: Table) -> Iterable[Any]:
    """Advance the agenda if there is enough doom in play (rules lcg.framework.1.3, lcg.doom.2)."""
    needed = threshold(t)
    if needed and not has_objective(t, current_agenda(t)) and doom_in_play(t) >= needed:
        return advance_agenda(t)
    return ()


def has_objective(t: Table, card: int) -> bool:
    """It does not advance in the usual way (rule lcg.act-agenda.8); nor does a card whose other side has come up."""
    return CARDS[t.state.codes[card]].objective or t.state.play[card].revealed


def doom_on_agenda(t: Table, count: int, *, may_advance: bool = False) -> Flow[None]:
    """Put doom on the current agenda; some cards may advance it at once."""
    place_doom(t, current_agenda(t), count)
    if may_advance:
        yield from check_doom(t)


def lead_decides(t: Table, prompt: str, choices: list[str], rule: str | None = None) -> Flow[str]:
    """A choice between ways the story goes."""
    return (yield from decide(t, t.state.lead, prompt, choices, rule))


def decide(t: Table, seat: int, prompt: str, choices: list[str], rule: str | None = None) -> Flow[str]:
    options = [Option(f"{prompt}:{choice}", say(f"option-{prompt}-{choice}"), choice) for choice in choices]
    chosen: str = yield from ask(seat, say(f"prompt-{prompt}"), options, rule, t.cause)
    return chosen
