"""Player cards: drawing them, searching for them, choosing which to discard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from miskatonic.kernel import rng
from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.flow import Flow, ask

from .card import Me, Table
from .encounter import draw_found
from .events import (
    CardAddedToHand,
    CardsSeen,
    CardsWereDrawn,
    DeckReset,
    DiscardedAtRandom,
    ResourcesGained,
    ResourcesLost,
)
from .harm import take
from .moments import CardsDrawn
from .play import AS_LISTED, choose_in_hand, hand_options, is_playing, printed
from .registry import CARDS
from .state import Looking, Scried
from .timing import carry_out, happened
from .values import is_weakness
from .words import ENEMY, NOWHERE, TREACHERY, say
from .zones import (
    discard_from_hand,
    forget_card,
    put_on_discard_pile,
    shuffle_deck,
    shuffle_encounter_deck,
    take_from_encounter,
)


def draw(table: Table, who: int, count: int = 1) -> Flow[None]:
    """Draw cards at once; a deck that runs out is reset, which costs 1 horror in the end (rules lcg.draw.1 to 7)."""
    if not is_playing(table, who) or count <= 0:
        return
    drawn, was_reset = take_from_deck(table, who, count)
    if not drawn:
        return
    if table.telling:
        table.tell(CardsWereDrawn, table.state.investigators[who].code, len(drawn))
    weaknesses = [card for card in drawn if is_weakness(table, card)]
    for card in drawn:
        if card not in weaknesses:
            yield from add_to_hand(table, who, card)
    if weaknesses:
        yield from resolve_weaknesses(table, who, weaknesses)
    if was_reset:
        yield from take(table, who, horror=1)
    yield from happened(table, CardsDrawn, who=who, count=len(drawn))


def can_draw(table: Table, who: int) -> bool:
    """Is there a card to draw, in the deck or to make a new one of (rule lcg.draw.9)?"""
    investigator = table.state.investigators[who]
    return bool(investigator.deck or investigator.discard)


def take_from_deck(table: Table, who: int, count: int) -> tuple[list[int], bool]:
    """The top cards, into limbo; the discard pile becomes a new deck where needed.

    Rules lcg.draw.4, lcg.draw.6, lcg.draw.9.
    """
    investigator = table.state.investigators[who]
    drawn: list[int] = []
    was_reset = False
    while len(drawn) < count:
        if not investigator.deck:
            if not investigator.discard:
                break
            investigator.deck, investigator.discard = investigator.discard, []
            shuffle_deck(table, who)
            was_reset = True
            table.tell(DeckReset, investigator.code)
        card = investigator.deck.pop()
        forget_card(table, card)
        drawn.append(card)
    table.state.limbo += drawn
    return drawn, was_reset


def add_to_hand(table: Table, who: int, card: int) -> Iterable[Any]:
    """A card from limbo comes to a hand; a weakness is resolved as if drawn.

    Rules lcg.revelation.4, lcg.weakness.2, lcg.weakness.3.
    """
    state = table.state
    if not is_playing(table, who):
        state.limbo.remove(card)
        state.removed.append(card)
        return ()
    if is_weakness(table, card):
        return resolve_weakness(table, who, card)
    state.limbo.remove(card)
    state.investigators[who].hand.append(card)
    if table.telling:
        table.tell(CardAddedToHand, state.investigators[who].code, state.codes[card], card, only=(who,))
    return ()


def resolve_weaknesses(table: Table, who: int, weaknesses: list[int]) -> Flow[None]:
    """All cards are drawn together and in hand before a weakness is resolved; of several they choose the first.

    Rule lcg.draw.3.
    """
    while weaknesses:
        card = weaknesses[0]
        if len(weaknesses) > 1 and is_playing(table, who):
            card = yield from choose_in_hand(table, who, "applies-first", weaknesses, "lcg.draw.3")
        weaknesses.remove(card)
        yield from add_to_hand(table, who, card)


def resolve_weakness(table: Table, who: int, card: int) -> Flow[None]:
    """Like an encounter card, or with its Revelation and then into the hand (rules lcg.weakness.2, lcg.weakness.3)."""
    state = table.state
    if printed(table, card).type in (ENEMY, TREACHERY):
        yield from draw_found(table, who, card)
        return
    yield from carry_out(table, CARDS[state.codes[card]].revelation(table, Me(card, who)))
    if card in state.limbo:
        state.limbo.remove(card)
        if is_playing(table, who):
            state.investigators[who].hand.append(card)
            table.tell(CardAddedToHand, state.investigators[who].code, state.codes[card], card, only=(who,))
        else:
            state.removed.append(card)


# Searching.


def search_deck(table: Table, who: int, wanted: Callable[[int], bool], depth: int | None = None) -> Flow[int]:
    """Search a deck, or its top cards; what is there must be found, then the deck is shuffled.

    Rules lcg.search.1 to 4.

    The card found comes to limbo; NOWHERE when there is none.
    """
    state = table.state
    deck = state.investigators[who].deck
    seen = list(deck) if depth is None else deck[-depth:]
    found = yield from look_for(table, who, seen, wanted)
    if found != NOWHERE:
        deck.remove(found)
        state.limbo.append(found)
    if seen:
        shuffle_deck(table, who)
    return found


def search_encounter_cards(table: Table, who: int, wanted: Callable[[int], bool]) -> Flow[int]:
    """Search the encounter deck and its discard pile, then shuffle the deck."""
    state = table.state
    encounter = state.encounter
    found = yield from look_for(table, who, [*encounter.cards, *encounter.discard], wanted)
    if found != NOWHERE:
        take_from_encounter(table, found)
        state.limbo.append(found)
    shuffle_encounter_deck(table)
    return found


def look_for(table: Table, who: int, cards: Sequence[int], wanted: Callable[[int], bool]) -> Flow[int]:
    """Only the searcher sees the cards, and must take one that fits (rules lcg.search.1, lcg.search.3)."""
    if cards:
        table.tell(CardsSeen, table.state.investigators[who].code, len(cards))
    fitting = [card for card in cards if wanted(card)]
    if not fitting:
        return NOWHERE
    table.state.looking = Looking(who, list(cards))
    found = yield from choose_in_hand(table, who, "take", fitting, "lcg.search.3")
    table.state.looking = None
    return found


def arrange_top(table: Table, seat: int, deck: list[int], owner: int, depth: int) -> Flow[None]:
    """Look at the top cards of a deck and put them back in any order (rule lcg.effect.5)."""
    state = table.state
    waiting = deck[-depth:]
    table.tell(CardsSeen, state.investigators[seat].code, len(waiting))
    state.looking = Looking(seat, list(waiting))
    order: list[int] = []
    while len(waiting) > 1:
        card = yield from choose_in_hand(table, seat, "put-on-top", waiting, "lcg.effect.5")
        order.append(card)
        waiting.remove(card)
    order += waiting
    state.looking = None
    if order:
        deck[-len(order) :] = order
        state.scried = [each for each in state.scried if (each.seat, each.deck) != (seat, owner)]
        for each in [each for each in state.scried if each.deck == owner]:
            each.cards = [card for card in each.cards if card not in order]
        state.scried = [each for each in state.scried if each.cards]
        state.scried.append(Scried(seat, owner, order))


# Discarding from hand.


def discardable(table: Table, who: int) -> list[int]:
    """A weakness may not be chosen for discarding (rule lcg.weakness.5)."""
    return [card for card in table.state.investigators[who].hand if not is_weakness(table, card)]


def choose_and_discard(table: Table, who: int, count: int = 1, rule: str | None = None) -> Flow[int]:
    """Choose cards in hand, then discard them all in that order (rules lcg.target.3, lcg.discard.7)."""
    left = discardable(table, who)
    chosen: list[int] = []
    while left and len(chosen) < count:
        prompt = say("prompt-discard", count=min(len(left), count - len(chosen)))
        card = yield from choose_in_hand(table, who, "discard", left, rule or "lcg.discard.7", prompt)
        left.remove(card)
        chosen.append(card)
    for card in chosen:
        discard_from_hand(table, who, card)
    return len(chosen)


def discard_from_hand_at_once(table: Table, who: int, cards: Sequence[int]) -> Flow[None]:
    """Several cards go at once: their owner puts them on the pile in any order (rule lcg.discard.7)."""
    waiting = list(cards)
    while len(options := hand_options(table, "discards-first", waiting)) > 1:
        first: int | None = yield from ask(
            who,
            say("prompt-discards-first"),
            [*options, AS_LISTED],
            "lcg.discard.7",
            table.cause,
            QuestionKind.ORDER,
            "discards-first",
        )
        if first is None:
            break
        waiting.remove(first)
        discard_from_hand(table, who, first)
    for card in waiting:
        discard_from_hand(table, who, card)


def discard_at_random(table: Table, who: int) -> bool:
    hand = table.state.investigators[who].hand
    if not hand:
        return False
    card = hand.pop(rng.below(table.state, len(hand)))
    table.tell(DiscardedAtRandom, table.state.investigators[who].code, table.state.codes[card], card)
    put_on_discard_pile(table, card)
    return True


# Resources.


def gain_resources(table: Table, who: int, count: int) -> None:
    """From the token pool (rule lcg.gain.1)."""
    if is_playing(table, who) and count:
        table.state.investigators[who].resources += count
        table.tell(ResourcesGained, table.state.investigators[who].code, count)


def lose_resources(table: Table, who: int, count: int) -> None:
    investigator = table.state.investigators[who]
    lost = min(count, investigator.resources)
    if lost:
        investigator.resources -= lost
        table.tell(ResourcesLost, investigator.code, lost)
