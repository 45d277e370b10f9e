"""The action phase: four action cards are played under priority cards, then resolved by number."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effects import resolve
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from . import things
from .cards import ACTION_CARDS, PRIORITY, deck_of
from .events import (
    ActionCardDrawn,
    ActionPlaced,
    ActionRevealed,
    PriorityCardDrawn,
    PriorityPlayed,
    PriorityPlayedFaceDown,
    PriorityTurned,
)
from .items import ITEM_TIMING, card_resolution
from .play import Table, forget_marks, turn_order
from .state import FinalHour, Played
from .verbs import Me
from .words import LOWER, UPPER, Half, card_title, investigator_name, say, symbol_name

CARDS_PER_ROUND = 4
UPPER_CARDS = 2


@cache
def priority_option(verb: str, number: int) -> Option:
    """Something done with a priority card: `play:7`."""
    card = PRIORITY[number]
    words = say("option-play", number=number, omens=card.omens, symbol=symbol_name(card.symbol))
    return Option(f"{verb}:{number}", words, number, verb, (things.priority_card(number),))


PLAY_OPTIONS = {number: priority_option("play", number) for number in PRIORITY}


def draw_simultaneously(table: Table) -> str:
    """With the simultaneous draw everybody looks at the first action card now (rule fh.play-priority.19)."""
    if table.state.readings.simultaneous_draw:
        for who in turn_order(table.state):
            draw_action_card(table, who)
    return "action.turn"


def begin_turn(table: Table) -> str:
    """Whoever is next draws an action card and looks at it (rules fh.play-priority.1 to fh.play-priority.5)."""
    who = whose_turn(table.state)
    if table.state.investigators[who].drawn is None:
        draw_action_card(table, who)
    return "action.priority"


def whose_turn(state: FinalHour) -> int:
    """From the lead clockwise, four turns in all."""
    return (state.lead + len(state.played)) % len(state.investigators)


def play_priority_card(table: Table) -> Flow[str]:
    """Lay a priority card on the action card, and draw one again (rules fh.play-priority.6 to fh.play-priority.9)."""
    state = table.state
    who = whose_turn(state)
    investigator = state.investigators[who]
    card = investigator.drawn
    assert card is not None
    prompt = priority_prompt(investigator.id, ACTION_CARDS[card].title)
    options = tuple([PLAY_OPTIONS[number] for number in investigator.hand])
    chosen: Option = yield Decision(investigator.seat, prompt, options, "fh.play-priority.8", topic="play")
    number: int = chosen.value
    investigator.hand.remove(number)
    investigator.drawn = None
    state.played.append(Played(who, card, number))
    if state.face_down:
        table.tell(PriorityPlayedFaceDown, investigator.id)
    else:
        table.tell(PriorityPlayed, investigator.id, number)
    draw_priority_card(table, who)
    return "action.turn" if len(state.played) < CARDS_PER_ROUND else "action.sort"


@cache
def priority_prompt(who: str, title: str) -> Message:
    return say("prompt-priority", who=investigator_name(who), card=card_title(title))


def draw_action_card(table: Table, who: int) -> None:
    """The top of the own deck; an empty one is first made anew of the discards (rules fh.play-priority.5, 21)."""
    investigator = table.state.investigators[who]
    if not investigator.actions.cards:
        investigator.actions.reshuffle(table.state)
    card = investigator.drawn = investigator.actions.draw()
    assert card is not None
    if table.telling:
        only = None if table.state.solo else (investigator.seat,)
        table.tell(ActionCardDrawn, investigator.id, ACTION_CARDS[card].title, card, only=only)


def draw_priority_card(table: Table, who: int) -> None:
    """Back to a hand of four (rule fh.play-priority.9)."""
    investigator = table.state.investigators[who]
    number = next_priority_card(table)
    investigator.hand.append(number)
    investigator.hand.sort()
    if table.telling:
        table.tell(PriorityCardDrawn, investigator.id, number, only=(investigator.seat,))


def next_priority_card(table: Table) -> int:
    """The top priority card; the deck is made anew when its last card is drawn (rules fh.play-priority.10, 11)."""
    deck = table.state.priority
    number = deck.cards.pop()
    if not deck.cards:
        deck.reshuffle(table.state)
    return number


def sort_cards(table: Table) -> str:
    """All four are down: face-down ones are turned and the order is settled (rules fh.cthulhu.2, fh.resolve.1)."""
    state = table.state
    if state.face_down:
        for played in state.played:
            table.tell(PriorityTurned, state.investigators[played.who].id, played.priority)
        state.face_down = False
    state.played.sort(key=lambda played: played.priority)
    return "action.resolve"


def reveal_next_card(table: Table) -> str:
    """Turn up the waiting card with the lowest number; only now do the others see it (rules fh.resolve.1, 5)."""
    rank, played = next_card(table.state)
    reveal(table, played, UPPER if rank < UPPER_CARDS else LOWER)
    return "action.effect"


def next_card(state: FinalHour) -> tuple[int, Played]:
    """The card to be resolved now, with its rank among the four."""
    for rank, played in enumerate(state.played):
        if not played.resolved:
            return rank, played
    raise LookupError("All cards of the round are resolved.")


def card_under_way(state: FinalHour) -> Played | None:
    """The card that is revealed and not yet resolved, if there is one."""
    return next((played for played in state.played if played.revealed and not played.resolved), None)


def reveal(table: Table, played: Played, half: Half) -> None:
    """The first two cards resolve their upper effect, the others the lower one (rules fh.resolve.3, fh.resolve.4)."""
    card = ACTION_CARDS[played.card]
    played.revealed = True
    table.state.resolving = half
    table.cause = card.cause
    if table.telling:
        told = ActionPlaced if table.state.solo else ActionRevealed
        table.tell(told, card.owner, card.title, played.card, half, played.priority)


def resolve_next_card(table: Table) -> Flow[str]:
    """Resolve the card just revealed and discard it (rules fh.resolve.6, fh.resolve.7, fh.resolve.12)."""
    rank, played = next_card(table.state)
    yield from resolve_action_card(table, played)
    discard_action_card(table, played)
    return "action.resolve" if rank + 1 < CARDS_PER_ROUND else "ancient-one.reckoning"


def resolve_action_card(table: Table, played: Played) -> Flow[None]:
    """Use items before it, resolve one half, use items after it (rules fh.item.3 to fh.item.5)."""
    state = table.state
    card = ACTION_CARDS[played.card]
    owner = state.investigators[played.who]
    if owner.items:
        yield from ITEM_TIMING.before(table, card_resolution(played.who))
    table.cause = card.cause
    yield from resolve(card.upper if state.resolving is UPPER else card.lower, table, Me(played.who))
    forget_marks(table)
    if owner.items:
        yield from ITEM_TIMING.after(table, card_resolution(played.who))
    state.resolving = None
    played.resolved = True


def discard_action_card(table: Table, played: Played) -> None:
    """Face up to the own discard pile; the last one discarded makes a new deck (rules fh.resolve.7, fh.resolve.8)."""
    investigator = table.state.investigators[played.who]
    investigator.actions.discard.append(played.card)
    if len(investigator.actions.discard) == len(deck_of(investigator.id)):
        investigator.actions.reshuffle(table.state)
