"""Cards that investigators gain, discard, turn over and give away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

from msgspec.structs import replace

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import Outcome, line_for, resolve
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.two_sided import put_back, search
from miskatonic.kernel.zones import Deck

from . import causes, things
from .components import CARDS, COPIES, back_of, card_of, has_trait
from .events import (
    CardDiscarded,
    CardGained,
    CardGiven,
    CardTurned,
    Improved,
    ReserveRefilled,
    TicketDiscarded,
    TicketGained,
)
from .play import Table, forbids
from .reactions import able, react
from .resolver import Me, carry_out
from .state import Eldritch
from .words import BLESSED, CURSED, DETAINED, CardId, Skill, Ticket, card_name, front, say

RESERVE_SIZE = 4
MOST_TICKETS = 2
MOST_IMPROVED = 2

OPPOSITE = {BLESSED: CURSED, CURSED: BLESSED}


def holds(state: Eldritch, who: int, name: str) -> CardId | None:
    """The spell or condition of a name that an investigator has (rules eh.spell.5, eh.condition.3)."""
    investigator = state.investigators[who]
    copies = COPIES[name]
    held = investigator.conditions if CARDS[name].kind == "condition" else investigator.cards
    return None if copies.isdisjoint(held) else next(card for card in held if card in copies)


def of_kind(state: Eldritch, who: int, kind: str | None = None, trait: str | None = None) -> list[CardId]:
    """The assets, artifacts and spells of an investigator, all or some."""
    return [
        card
        for card in state.investigators[who].cards
        if (kind is None or card_of(card).kind == kind) and has_trait(card, trait)
    ]


# Gaining.


def take(table: Table, who: int, card: CardId) -> Flow[None]:
    """A card comes to an investigator, who resolves what happens when it is gained."""
    investigator = table.state.investigators[who]
    printed = card_of(card)
    (investigator.conditions if printed.kind == "condition" else investigator.cards).append(card)
    if table.telling:
        table.tell(CardGained, investigator.id, front(card))
    me = Me(who=who, card=card)
    if printed.gained:
        yield from carry_out(printed.gained, table, me)
    if printed.service and card in investigator.cards:
        discard_card(table, who, card)
    if printed.kind == "condition":
        yield from react(table, "condition-gained", Me(who=who, subject=card, chosen=who))


def _take_found(table: Table, who: int, card: CardId | None) -> Flow[bool]:
    """Take the card that was looked for; False where there was none."""
    if card is None:
        return False
    yield from take(table, who, card)
    return True


def gain_spell(table: Table, who: int, name: str | None = None, trait: str | None = None) -> Flow[bool]:
    """A spell that the investigator does not have yet, from the bottom of the deck.

    Rules eh.gain.2, eh.gain.3, eh.gain.5, eh.gain.7, eh.double-sided.4, eh.search.1, eh.search.3.
    """
    state = table.state

    def fits(card: CardId) -> bool:
        if name is not None and front(card) != name:
            return False
        return has_trait(card, trait) and holds(state, who, front(card)) is None

    card = search(state, state.spells, fits, looked=name is not None or trait is not None)
    return (yield from _take_found(table, who, card))


def can_gain_condition(state: Eldritch, who: int, name: str) -> bool:
    """Is there such a card, and does the investigator not have one yet (rules eh.condition.3, eh.condition.4)?"""
    return holds(state, who, name) is None and not COPIES[name].isdisjoint(state.conditions)


def gain_condition(table: Table, who: int, name: str, *, chosen: bool = False) -> Flow[bool]:
    """A condition by its name; Blessed and Cursed replace the gain by what they say themselves.

    Rules eh.gain.7, eh.condition.3, eh.condition.7.ltp, eh.condition.8.ltp. `chosen`: by the investigator's own will.
    """
    state = table.state
    if name in OPPOSITE:
        same, other = holds(state, who, name), holds(state, who, OPPOSITE[name])
        if same is not None:
            yield from turn(table, who, same)
            return False
        if other is not None:
            discard_card(table, who, other)
            return False
    if name == DETAINED and not chosen and able(state, who, "never_detained"):
        return False
    if holds(state, who, name) is not None:
        return False
    card = search(state, state.conditions, COPIES[name].__contains__, looked=True)
    return (yield from _take_found(table, who, card))


def gain_condition_by_trait(table: Table, who: int, trait: str) -> Flow[bool]:
    """The first condition of a trait that the investigator does not have yet (rules eh.gain.5, eh.gain.6)."""
    state = table.state
    card = search(
        state,
        state.conditions,
        lambda card: has_trait(card, trait) and holds(state, who, front(card)) is None,
        looked=True,
    )
    return (yield from _take_found(table, who, card))


def draw(state: Eldritch, deck: Deck[CardId]) -> CardId | None:
    """The top card of a deck, which is made anew of its discard pile as soon as it is empty (rule eh.discard.6)."""
    card = deck.draw()
    remake(state, deck)
    return card


def remake(state: Eldritch, deck: Deck[CardId]) -> None:
    """A deck that has run out is made anew of its discard pile at once (rules eh.discard.6, eh.component-limit.10)."""
    if not deck.cards and deck.discard:
        deck.reshuffle(state)


def find(state: Eldritch, deck: Deck[CardId], fits: Callable[[CardId], bool]) -> CardId | None:
    """Search a deck from the bottom, then its discard pile; what was looked through is shuffled.

    Rules eh.search.1, eh.search.2, eh.search.3; a deck that runs out by it is made anew (rule eh.discard.6).
    """
    found = next(((card, pile) for pile in (deck.cards, deck.discard) for card in pile if fits(card)), None)
    if found is not None:
        card, pile = found
        pile.remove(card)
    rng.shuffle(state, deck.cards)
    remake(state, deck)
    return found[0] if found is not None else None


def _called(name: str | None, trait: str | None) -> Callable[[CardId], bool]:
    """Cards of a name, or else of a trait."""
    return partial(has_trait, trait=trait) if name is None else COPIES[name].__contains__


def gain_artifact(table: Table, who: int, name: str | None = None, trait: str | None = None) -> Flow[bool]:
    """The top artifact, or one by its name or trait (rules eh.gain.1, eh.gain.6, eh.gain.7)."""
    return _gain_from(table, who, table.state.artifacts, name, trait)


def gain_asset_from_deck(table: Table, who: int, name: str | None = None, trait: str | None = None) -> Flow[bool]:
    """The top asset, or one by its name or trait; a named one in the reserve is taken from there (rule eh.gain.8)."""
    if name is not None and name in table.state.reserve:
        yield from take_from_reserve(table, who, name)
        return True
    return (yield from _gain_from(table, who, table.state.assets, name, trait))


def _gain_from(table: Table, who: int, deck: Deck[CardId], name: str | None, trait: str | None) -> Flow[bool]:
    """The top card of a deck, or one by its name or trait."""
    state = table.state
    first = name is None and trait is None
    card = draw(state, deck) if first else find(state, deck, _called(name, trait))
    return (yield from _take_found(table, who, card))


def take_from_reserve(table: Table, who: int, card: CardId, *, refill: bool = True) -> Flow[None]:
    """Rule eh.reserve.3; during Acquire Assets the reserve is refilled afterwards (rule eh.reserve.4)."""
    table.state.reserve.remove(card)
    yield from take(table, who, card)
    if refill:
        refill_reserve(table)


def refill_reserve(table: Table) -> None:
    """Rules eh.reserve.1, eh.reserve.3."""
    state = table.state
    if forbids(state, "reserve"):
        return
    while len(state.reserve) < RESERVE_SIZE:
        card = draw(state, state.assets)
        if card is None:
            return
        state.reserve.append(card)
        if table.telling:
            table.tell(ReserveRefilled, card)


def card_options(cards: Iterable[CardId], verb: str = "card", owner: str | None = None) -> list[Option]:
    """Cards to choose from, of an investigator or of nobody."""
    return [card_option(card, verb, owner) for card in cards]


@cache
def card_option(card: CardId, verb: str, owner: str | None = None) -> Option:
    return Option(f"{verb}:{front(card)}", card_name(card), card, verb, (things.card(card, owner),))


def choose_cards(
    table: Table, who: int, cards: Iterable[CardId], count: int, topic: str, rule: str
) -> Flow[list[CardId]]:
    """So many of the cards, one after the other; all of them, where there are no more (rule eh.discard.15)."""
    left, chosen = list(cards), list[CardId]()
    if count >= len(left):
        return left
    for _ in range(count):
        options = card_options(left, owner=table.state.investigators[who].id)
        card: CardId = yield from ask(who, say(f"prompt-{topic}"), options, rule, table.cause, topic=topic)
        left.remove(card)
        chosen.append(card)
    return chosen


# Giving up.


def discard_card(table: Table, who: int, card: CardId) -> None:
    """To the discard pile; double-sided cards are shuffled into their decks (rules eh.discard.3, eh.double-sided.5)."""
    state = table.state
    investigator = state.investigators[who]
    (investigator.conditions if card in investigator.conditions else investigator.cards).remove(card)
    if table.telling:
        table.tell(CardDiscarded, investigator.id, front(card))
    to_discard(state, card)


def to_discard(state: Eldritch, card: CardId) -> None:
    match card_of(card).kind:
        case "asset":
            state.assets.discard.append(card)
            remake(state, state.assets)
        case "artifact":
            state.artifacts.discard.append(card)
            remake(state, state.artifacts)
        case "spell":
            put_back(state, state.backs, state.spells, card)
        case "condition":
            put_back(state, state.backs, state.conditions, card)


def give(table: Table, giver: int, receiver: int, card: CardId) -> None:
    """A card changes hands."""
    state = table.state
    state.investigators[giver].cards.remove(card)
    state.investigators[receiver].cards.append(card)
    table.tell(CardGiven, state.investigators[giver].id, state.investigators[receiver].id, front(card))


def discard_seconds(table: Table, who: int, received: Iterable[CardId]) -> None:
    """Of what somebody has received, second copies of spells are discarded (rule eh.spell.6)."""
    state = table.state
    for card in received:
        if card_of(card).kind == "spell" and sum(front(each) == front(card) for each in of_kind(state, who)) > 1:
            discard_card(table, who, card)


# Turning over.


def turn(table: Table, who: int, card: CardId, outcome: Outcome | None = None, me: Me | None = None) -> Flow[None]:
    """Turn a card to its back, resolve that, and turn it up again or discard it (rules eh.flip.1, eh.flip.3)."""
    investigator = table.state.investigators[who]
    back = back_of(card)
    table.state.backs.show(card)
    outer, table.cause = table.cause, causes.component(card)
    if table.telling:
        table.tell(CardTurned, investigator.id, front(card), card)
    me = replace(me or Me(who=who), card=card)
    yield from resolve(back.then, table, me)
    if outcome is not None:
        yield from resolve(line_for(back.results, outcome), table, me.knowing(outcome))
    if back.after == "discard" and card in (*investigator.conditions, *investigator.cards):
        discard_card(table, who, card)
    table.cause = outer


# Tickets and improvements.


def tickets(state: Eldritch, who: int) -> int:
    return state.investigators[who].trains + state.investigators[who].ships


@cache
def ticket_option(kind: Ticket, verb: str) -> Option:
    return Option(f"{verb}:{kind}", say(f"ticket-{kind}"), kind, verb, word=kind)


def held_tickets(state: Eldritch, who: int) -> list[Ticket]:
    """The kinds of ticket that an investigator has."""
    investigator = state.investigators[who]
    counts: dict[Ticket, int] = {"train": investigator.trains, "ship": investigator.ships}
    return [kind for kind, count in counts.items() if count]


def gain_ticket(table: Table, who: int, kind: Ticket) -> None:
    """Rule eh.prepare-travel.1; the limit was looked after before (rules eh.prepare-travel.5, eh.prepare-travel.6)."""
    investigator = table.state.investigators[who]
    if kind == "train":
        investigator.trains += 1
    else:
        investigator.ships += 1
    table.tell(TicketGained, investigator.id, kind)


def discard_ticket(table: Table, who: int, kind: Ticket) -> None:
    investigator = table.state.investigators[who]
    if kind == "train":
        investigator.trains -= 1
    else:
        investigator.ships -= 1
    table.tell(TicketDiscarded, investigator.id, kind)


def keep_tickets(table: Table, who: int) -> Flow[None]:
    """Who has come by more than two tickets discards the rest as they like (rule eh.prepare-travel.7.ltp)."""
    state = table.state
    while tickets(state, who) > MOST_TICKETS:
        held = held_tickets(state, who)
        options = [ticket_option(kind, "drop") for kind in held]
        prompt = say("prompt-too-many-tickets")
        gone: Ticket = yield from ask(who, prompt, options, "eh.prepare-travel.7.ltp", table.cause, topic="drop")
        discard_ticket(table, who, gone)


def can_improve(state: Eldritch, who: int, skill: Skill) -> bool:
    """At most twice (rule eh.improve.3)."""
    return state.investigators[who].improved.get(skill, 0) < MOST_IMPROVED


def improve(table: Table, who: int, skill: Skill) -> bool:
    """A token for the skill, or its better side (rules eh.improve.1, eh.improve.2)."""
    if not can_improve(table.state, who, skill):
        return False
    investigator = table.state.investigators[who]
    investigator.improved[skill] = investigator.improved.get(skill, 0) + 1
    table.tell(Improved, investigator.id, skill)
    return True
