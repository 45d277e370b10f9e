"""What must always hold: the play tests look at every decision."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.kernel.decision import Decision

from .cards import CARDS
from .state import Ashgrove


def census(state: Ashgrove) -> list[str]:
    """What is wrong with the components; nothing, if all is well."""
    return list(complaints(state))


def complaints(state: Ashgrove) -> Iterator[str]:
    cards = [*state.deck.cards, *state.deck.discard, *state.hand]
    if sorted(cards) != sorted(CARDS):
        yield f"the cards are {cards}"
    if state.idol in state.searched and state.result is None:
        yield "the idol was found, and the game goes on"
    if len(set(state.heard)) < len(state.heard) or not set(state.heard) <= set(state.unsearched):
        yield f"somebody listened at {state.heard}"
    if state.hour > state.midnight:
        yield f"it is hour {state.hour} of {state.midnight}"


def secret_answer(state: Ashgrove, decision: Decision) -> bool:
    """What the other side does not see: where the idol is hidden, and at which room somebody listens."""
    return decision.topic in ("hide", "listen")
