"""What must always hold: the play tests look at every decision."""

from miskatonic.kernel.decision import Decision

from .cards import CARDS
from .state import Ashgrove


def census(state: Ashgrove) -> list[str]:
    """What is wrong with the components; nothing, if all is well."""
    cards = [*state.deck.cards, *state.deck.discard, *state.hand]
    heard = set(state.heard)
    wrong = {
        f"the cards are {cards}": sorted(cards) != sorted(CARDS),
        f"somebody listened at {state.heard}": len(heard) < len(state.heard) or not heard <= set(state.unsearched),
        "the idol was found, and the game goes on": state.idol in state.searched and state.result is None,
        f"it is hour {state.hour} of {state.midnight}": state.hour > state.midnight,
    }
    return [what for what, is_wrong in wrong.items() if is_wrong]


def secret_answer(state: Ashgrove, decision: Decision) -> bool:
    """What the other side does not see: where the idol is hidden, and at which room somebody listens."""
    return decision.topic in ("hide", "listen")
