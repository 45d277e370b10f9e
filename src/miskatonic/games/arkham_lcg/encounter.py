"""Drawing encounter cards and resolving them."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.kernel.flow import Flow

from .card import Me, Table
from .enemies import spawn
from .events import CardsTurnedOver, EncounterCardWasDrawn, RevelationCancelled, SentToVictoryDisplay
from .moments import EncounterCardDrawn
from .play import is_kind, is_playing, printed
from .registry import CARDS
from .timing import after, before, carry_out
from .words import ENEMY, NOWHERE, PERIL, SURGE
from .zones import forget_card, put_on_discard_pile, refill_encounter_deck


def draw_encounter_card(table: Table, who: int) -> Flow[bool]:
    """Draw the top card of the encounter deck and resolve it; Surge draws another. False when there was no card.

    Rules lcg.draw.2, lcg.surge.1, lcg.surge.3.
    """
    drawn, again = False, True
    while again and is_playing(table, who):
        card = take_top_card(table)
        if card == NOWHERE:
            break
        drawn = True
        again = yield from resolve_encounter_card(table, who, card)
    return drawn


def take_top_card(table: Table) -> int:
    """The top card of the encounter deck, or NOWHERE when there is no card at all (rule lcg.encounter-deck.2)."""
    refill_encounter_deck(table)
    card = table.state.encounter.draw()
    if card is None:
        return NOWHERE
    table.state.limbo.append(card)
    forget_card(table, card)
    refill_encounter_deck(table)
    return card


def resolve_encounter_card(table: Table, who: int, card: int) -> Flow[bool]:
    """Peril, Revelation, then an enemy spawns and a treachery is discarded (rules lcg.framework.1.4.c to f).

    The card is in limbo meanwhile. True when it has Surge.
    """
    state = table.state
    shown = printed(table, card)
    cause, alone = table.cause, state.peril
    table.cause = shown.code
    if PERIL in shown.keywords:
        state.peril = who
    table.tell(EncounterCardWasDrawn, state.investigators[who].code, shown.code, card)
    moment = EncounterCardDrawn(who=who, card=card)
    if (yield from before(table, moment)):
        yield from carry_out(table, CARDS[shown.code].revelation(table, Me(card, who, moment)))
    else:
        table.tell(RevelationCancelled, shown.code, card)
    if card in state.limbo:
        yield from put_away(table, who, card)
    state.peril = alone
    surges = SURGE in shown.keywords or card in state.surging
    if card in state.surging:
        state.surging.remove(card)
    moment.cancelled = False  # only its effects were: it has been drawn (rule lcg.cancel.4)
    yield from after(table, moment)
    table.cause = cause
    return surges


def put_away(table: Table, who: int, card: int) -> Flow[None]:
    """An enemy spawns; a treachery goes to its pile, or is worth something.

    Rules lcg.framework.1.4.e and f, lcg.victory-display.6.
    """
    state = table.state
    if is_kind(table, card, ENEMY):
        yield from spawn(table, card, who)
        return
    state.limbo.remove(card)
    worth = printed(table, card).victory
    if worth is not None:
        state.victory.append(card)
        table.tell(SentToVictoryDisplay, state.codes[card], card, worth)
    else:
        put_on_discard_pile(table, card)


def gain_surge(table: Table, card: int) -> None:
    """Twice the same keyword is no more than once (rule lcg.keyword.4)."""
    if card not in table.state.surging:
        table.state.surging.append(card)


def draw_found(table: Table, who: int, card: int) -> Flow[None]:
    """Draw a particular card that was searched for or turned up; it is in limbo already."""
    surges = yield from resolve_encounter_card(table, who, card)
    if surges:
        yield from draw_encounter_card(table, who)


def discard_until(table: Table, wanted: Callable[[int], bool]) -> int:
    """Discard from the top of the encounter deck until a card turns up; NOWHERE when the deck runs out first.

    The deck is not made anew meanwhile: what lies in the discard pile has already been turned over.
    """
    encounter = table.state.encounter
    found = NOWHERE
    turned = 0
    while encounter.cards and found == NOWHERE:
        card = encounter.cards.pop()
        turned += 1
        forget_card(table, card)
        if wanted(card):
            found = card
            table.state.limbo.append(card)
        else:
            encounter.discard.append(card)
    table.tell(CardsTurnedOver, turned)
    refill_encounter_deck(table)
    return found
