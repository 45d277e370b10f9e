"""The keeper's hand: drawing Mythos and Trauma cards, and how many may be held (rules mom.keeper-hand.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.zones import Deck

from .events import DeckReshuffled, KeeperDiscarded, KeeperDrew, KeeperDrewCard
from .play import Table, card_option
from .state import Mansions
from .words import CardId, front, say

DeckName = Literal["mythos", "trauma"]

HAND_LIMIT: Final = 4
"""Of either kind, counted separately (rule mom.keeper-hand.2)."""


def hand_of(state: Mansions, name: DeckName) -> list[CardId]:
    return state.mythos_hand if name == "mythos" else state.trauma_hand


def deck_of(state: Mansions, name: DeckName) -> Deck[CardId]:
    return state.mythos if name == "mythos" else state.trauma


def draw(table: Table, name: DeckName, count: int, unfit: Callable[[CardId], bool] | None = None) -> Flow[None]:
    """Cards to the hand, hidden from the investigators; unfit ones are discarded and drawn anew.

    Rules mom.keeper-hand.1, mom.keeper-hand.3, mom.mythos.10, mom.limits.1.
    """
    drawn = [card for card in (_next(table, name, unfit) for _ in range(count)) if card is not None]
    if not drawn:
        return
    table.tell(KeeperDrew, name, len(drawn))
    for card in drawn:
        table.tell(KeeperDrewCard, front(card), only=(table.state.keeper,))
    yield from keep_limit(table, name)


def _next(table: Table, name: DeckName, unfit: Callable[[CardId], bool] | None) -> CardId | None:
    """The top card goes to the hand; None where no card is left that fits."""
    state = table.state
    deck = deck_of(state, name)
    if unfit is not None and all(map(unfit, (*deck.cards, *deck.discard))):
        return None
    while True:
        card = deck.draw()
        if card is None:
            if not deck.discard:
                return None
            deck.reshuffle(state)
            table.tell(DeckReshuffled, name)
            continue
        if unfit is None or not unfit(card):
            hand_of(state, name).append(card)
            return card
        put_in_discard(table, name, card)


def put_in_discard(table: Table, name: DeckName, card: CardId) -> None:
    deck_of(table.state, name).discard.append(card)
    table.tell(KeeperDiscarded, front(card))


def discard_from_hand(table: Table, name: DeckName, card: CardId) -> None:
    hand_of(table.state, name).remove(card)
    put_in_discard(table, name, card)


def keep_limit(table: Table, name: DeckName) -> Flow[None]:
    """Whatever is too much is discarded at once, as the keeper likes (rule mom.keeper-hand.3)."""
    state = table.state
    hand = hand_of(state, name)
    while len(hand) > HAND_LIMIT:
        options = [card_option(card, "discard") for card in fronts(hand)]
        excess = len(hand) - HAND_LIMIT
        prompt = say(f"prompt-hand-limit-{name}", n=excess)
        card: CardId = yield from ask(
            state.keeper, prompt, options, "mom.keeper-hand.3", table.cause, QuestionKind.PICK, "hand-limit", excess
        )
        discard_from_hand(table, name, card)


def fronts(cards: list[CardId]) -> list[CardId]:
    """One copy of each of some cards: equal ones make no difference."""
    return list({front(card): card for card in reversed(cards)}.values())[::-1]
