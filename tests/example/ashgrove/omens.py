"""The keeper's cards at the table: dealing them, and playing one every hour."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import NO_DETAILS, Decision, Details, Option
from miskatonic.kernel.effects import Test, resolve
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.zones import shuffled

from . import events
from .cards import CARDS, Me
from .house import card_name, card_thing, investigator_name, investigator_thing, say
from .state import KEEPER, Table

HAND: Final = 2


def deal(table: Table) -> str:
    """The keeper begins with two cards (ash.setup.2)."""
    table.state.deck = shuffled(CARDS, table.state)
    for _ in range(HAND):
        draw(table)
    return "hide"


def draw(table: Table) -> None:
    deck = table.state.deck
    if not deck.cards:
        deck.reshuffle(table.state)
    card = deck.cards.pop()
    table.state.hand.append(card)
    table.tell(events.CardDrawn, card, only=(KEEPER,))


def omen(table: Table) -> Flow[str]:
    """The keeper plays a card on an investigator, who resolves it, and draws another (ash.hour.2)."""
    state = table.state
    plays = [play_option(card, seat) for card in state.hand for seat in state.inside]
    card, seat = yield from ask(KEEPER, say("ask-play"), plays, "ash.hour.2", topic="play")
    state.hand.remove(card)
    state.deck.discard.append(card)
    table.cause = card_thing(card)
    table.tell(events.CardPlayed, card, seat)
    yield from resolve(CARDS[card].effects, table, Me(who=seat))
    table.cause = None
    draw(table)
    return "search"


def play_option(card: str, seat: int) -> Option:
    text = say("option-play", card=card_name(card), who=investigator_name(seat))
    return Option(f"play:{card}:{seat}", text, (card, seat), "play", (card_thing(card), investigator_thing(seat)))


def details(table: Table, decision: Decision, option: Option) -> Details:
    """Where a card tests somebody's nerve: how likely they are to keep it."""
    if option.verb != "play":
        return NO_DETAILS
    card, seat = option.value
    if not any(isinstance(node, Test) for _, node in nodes(CARDS[card].effects, "effects")):
        return NO_DETAILS
    dice = table.state.investigators[seat].courage.left
    return Details(chances={investigator_thing(seat): 1 - (2 / 3) ** dice})
