"""Assets: items, spells, allies, talents and conditions, how they come and where they go (rules ah3.401.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, Literal

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import things
from .components import HEADLINES, card_of, has_trait
from .events import CardDiscarded, CardGained, DisplayRefilled, Gained, Spent
from .play import DONE, Table, half, neighborhood_of, use, used
from .reactions import able, react
from .resolver import Me, carry_out
from .seen_cards import put_under, remember
from .state import Arkham, OnCard
from .words import BLESSED, CURSED, DARK_PACT, CardId, card_name, front, say

DISPLAY_SIZE: Final = 5
OPPOSITE: Final = {BLESSED: CURSED, CURSED: BLESSED}

Price = Literal["full", "half"] | int

_FROM_DECK: Final = Option("deck", say("option-item-deck"), None, "deck")
_CLEAR: Final = Option("clear", say("option-clear-display"), ("", "clear", 0), "clear", (things.DISPLAY,))


# What somebody has.


def holds(state: Arkham, who: int, name: str) -> CardId | None:
    """The card of a name that an investigator has."""
    investigator = state.investigators[who]
    for card in (*investigator.cards, *investigator.conditions):
        if front(card) == name:
            return card
    return None


def of_kind(state: Arkham, who: int, kind: str | None = None, trait: str | None = None) -> list[CardId]:
    """The assets of an investigator that are of a kind and have a trait; conditions are not among them."""
    return [
        card
        for card in state.investigators[who].cards
        if (kind is None or card_of(card).kind == kind) and has_trait(card, trait)
    ]


def card_options(cards: Iterable[CardId], verb: str, owner: str | None = None) -> list[Option]:
    return [_card_option(card, verb, owner) for card in cards]


@cache
def _gain_option(card: CardId) -> Option:
    return Option(f"gain:{front(card)}", say("option-gain", card=card_name(card)), card, "gain", (things.card(card),))


@cache
def _buy_option(card: CardId, how: str, cost: int) -> Option:
    key = f"buy:{card}" if how == "plain" else f"buy:{card}:half"
    words = say("option-buy", card=card_name(card), n=cost)
    return Option(key, words, (card, how, cost), "buy", (things.card(card),), amount=cost)


@cache
def _card_option(card: CardId, verb: str, owner: str | None) -> Option:
    return Option(f"{verb}:{front(card)}", card_name(card), card, verb, (things.card(card, owner),))


# Gaining.


def take(table: Table, who: int, card: CardId) -> Flow[None]:
    """A card comes to an investigator."""
    state = table.state
    investigator = state.investigators[who]
    printed = card_of(card)
    (investigator.conditions if printed.kind == "condition" else investigator.cards).append(card)
    table.tell(CardGained, investigator.id, front(card))
    if printed.gained:
        yield from carry_out(printed.gained, table, Me(who=who, card=card))


def gain_item(table: Table, who: int, fits: Callable[[CardId], bool], prompt: Message) -> Flow[None]:
    """One of the display, or the first that fits from the deck (rules ah3.478.5, ah3.478.6, ah3.462.3)."""
    state = table.state
    shown = [card for card in state.display if fits(card)]
    options = [_gain_option(card) for card in shown]
    if any(fits(card) for card in state.items):
        options.append(_FROM_DECK)
    if not options:
        return
    card: CardId | None = yield from ask(who, prompt, options, "ah3.478.5", table.cause, topic="gain-item")
    if card is None:
        found = search(state, state.items, fits)
        assert found is not None
        yield from take(table, who, found)
        return
    state.display.remove(card)
    refill_display(table)
    yield from take(table, who, card)


def search(state: Arkham, deck: list[CardId], fits: Callable[[CardId], bool]) -> CardId | None:
    """Reveal from the top until a card fits; the others go to the bottom, shuffled (rules ah3.462.3, ah3.462.3-2)."""
    revealed: list[CardId] = []
    found: CardId | None = None
    while deck and found is None:
        card = deck.pop()
        if fits(card):
            found = card
        else:
            revealed.append(card)
    rng.shuffle(state, revealed)
    remember(state, revealed)
    deck[:0] = revealed
    return found


def draw_top(state: Arkham, deck: list[CardId]) -> CardId | None:
    return deck.pop() if deck else None


def gain_spell(table: Table, who: int) -> Flow[None]:
    """The top of the deck; nothing where it is empty (rules ah3.436.5, ah3.005.2-ex)."""
    card = draw_top(table.state, table.state.spells)
    if card is not None:
        yield from take(table, who, card)


def gain_ally(table: Table, who: int) -> Flow[None]:
    """The top of the deck (rule ah3.484.3)."""
    card = draw_top(table.state, table.state.allies)
    if card is not None:
        yield from take(table, who, card)
        yield from react(table, "ally-drawn", Me(who=who, subject=card))


def gain_special(table: Table, who: int, name: str) -> Flow[None]:
    """Found by its name, where it is still there (rules ah3.463.4, ah3.463.5)."""
    if name in table.state.special:
        table.state.special.remove(name)
        yield from take(table, who, name)


def can_become(state: Arkham, who: int, name: str) -> bool:
    """Could a condition be gained: not one that they already have (rules ah3.488.4, ah3.488.5)?"""
    if holds(state, who, name) is not None:
        return False
    if name in OPPOSITE:
        return not able(state, who, "no_blessing")
    return bool(state.pacts)


def become(table: Table, who: int, name: str) -> Flow[None]:
    """Gain a condition; blessing and curse lift each other (rules ah3.488.2, ah3.488.6)."""
    state = table.state
    if not can_become(state, who, name):
        return
    other = holds(state, who, OPPOSITE[name]) if name in OPPOSITE else None
    if other is not None:
        discard(table, who, other)
        return
    card = rng.take(state, state.pacts) if name == DARK_PACT else name
    yield from take(table, who, card)


# Leaving.


def discard(table: Table, who: int, card: CardId) -> None:
    """A card goes where it came from, unless it lasts (rules ah3.401.10, ah3.401.10-2, ah3.488.8)."""
    state = table.state
    if card_of(card).able.lasting and state.investigators[who].in_play:
        return
    remove(state, who, card)
    table.tell(CardDiscarded, state.investigators[who].id, front(card))
    put_back(state, card)


def remove(state: Arkham, who: int, card: CardId) -> None:
    investigator = state.investigators[who]
    (investigator.conditions if card_of(card).kind == "condition" else investigator.cards).remove(card)


def put_back(state: Arkham, card: CardId) -> None:
    """To the bottom of its deck, or to its set; whatever lay on it is gone."""
    printed = card_of(card)
    state.on_cards.pop(card, None)
    state.items[:0] = reversed(state.under.pop(card, []))
    match printed.source, printed.kind:
        case "special", _:
            state.special.append(card)
        case "deck", "item":
            put_under(state, state.items, card)
        case "deck", "spell":
            put_under(state, state.spells, card)
        case "deck", "ally":
            put_under(state, state.allies, card)
        case _ if printed.backs:
            state.pacts.append(card)
            state.backs.forget(card)
        case _:
            pass


def choose_card(table: Table, who: int, cards: Sequence[CardId], verb: str, rule: str) -> Flow[CardId]:
    """One of some cards of theirs."""
    owner = table.state.investigators[who].id
    options = card_options(cards, verb, owner)
    return (yield from ask(who, say(f"prompt-{verb}"), options, rule, table.cause, topic=verb))


# Money and other tokens.


def gain(table: Table, who: int, what: Literal["money", "remnants", "clues"], count: int) -> None:
    """Tokens are unlimited (rule ah3.005.3)."""
    if count <= 0:
        return
    investigator = table.state.investigators[who]
    setattr(investigator, what, getattr(investigator, what) + count)
    table.tell(Gained, investigator.id, what, count)


def spend(table: Table, who: int, what: Literal["money", "remnants", "clues"], count: int) -> None:
    """As much as there is of it."""
    investigator = table.state.investigators[who]
    count = min(count, getattr(investigator, what))
    if count > 0:
        setattr(investigator, what, getattr(investigator, what) - count)
        table.tell(Spent, investigator.id, what, count)


def gain_clue_here(table: Table, who: int) -> Flow[None]:
    """A clue of the investigator's neighbourhood (rules ah3.428.5, ah3.428.6)."""
    state = table.state
    id = neighborhood_of(state, state.investigators[who].space)
    if id is None or not state.clues.get(id):
        return
    state.clues[id] -= 1
    if state.scene is not None and state.scene.who == who:
        state.scene.gained_clue = True
    gain(table, who, "clues", 1)
    yield from react(table, "clue-gained", Me(who=who))


# The display.


def refill_display(table: Table) -> None:
    """Five items lie open (rules ah3.414.1, ah3.414.4, ah3.414.4-2)."""
    state = table.state
    new: list[CardId] = []
    while len(state.display) < DISPLAY_SIZE and state.items:
        card = state.items.pop()
        state.display.append(card)
        new.append(card)
    if new:
        table.tell(DisplayRefilled, new)


def price_of(table: Table, who: int, card: CardId, price: Price, dearer: bool) -> int:
    """What a card costs somebody (rules ah3.454.1, ah3.454.2)."""
    if isinstance(price, int):
        return price
    full = card_of(card).value or 0
    if dearer:
        full += rumor_surcharge(table, who)
    return half(full) if price == "half" else full


def rumor_surcharge(table: Table, who: int) -> int:
    rumor = table.state.rumor
    if rumor is None or used(table, f"ignores-rumor|{who}"):
        return 0
    return HEADLINES[rumor.card].dearer


def buy(table: Table, who: int, fits: Callable[[CardId], bool], price: Price, *, only_one: bool) -> Flow[bool]:
    """Buy from the display; who buys nothing may discard up to two cards of it (rules ah3.414.3, ah3.414.5).

    Was anything bought?
    """
    state = table.state
    bought = False
    if state.rumor is not None:
        rumor = state.rumor.card
        yield from carry_out(HEADLINES[rumor].before_buying, table, Me(who=who, card=rumor))
    while True:
        options: list[Option] = []
        for card in state.display:
            if not fits(card):
                continue
            for how, cost in _prices(table, who, card, price):
                if cost <= state.investigators[who].money:
                    options.append(_buy_option(card, how, cost))
        if not bought and state.display:
            options.append(_CLEAR)
        options.append(DONE)
        chosen: tuple[CardId, str, int] | None = yield from ask(
            who, say("prompt-buy"), options, "ah3.454.1", table.cause, QuestionKind.ACT, "buy"
        )
        if chosen is None:
            break
        card, how, cost = chosen
        if how == "clear":
            yield from clear_display(table, who)
            break
        if how != "plain":
            use(table, f"half:{how}")
        spend(table, who, "money", cost)
        state.display.remove(card)
        bought = True
        yield from take(table, who, card)
        if only_one:
            break
    refill_display(table)
    return bought


def _prices(table: Table, who: int, card: CardId, price: Price) -> list[tuple[str, int]]:
    """The prices at which somebody could buy a card: the ordinary one, and half of it by an ability."""
    found = [("plain", price_of(table, who, card, price, dearer=True))]
    if price == "full":
        for owned, _ in able(table.state, who, "half_price"):
            if not used(table, f"half:{owned}"):
                found.append((owned, half(found[0][1])))
                break
    return found


def clear_display(table: Table, who: int) -> Flow[None]:
    """Up to two cards of the display go under the item deck (rules ah3.414.3, ah3.414.3-2)."""
    state = table.state
    for count in range(2):
        options = card_options(state.display, "discard")
        if count:
            options.append(DONE)
        card: CardId | None = yield from ask(
            who, say("prompt-clear-display"), options, "ah3.414.3", table.cause, QuestionKind.SEVERAL, "clear-display"
        )
        if card is None:
            return
        state.display.remove(card)
        put_under(state, state.items, card)


def buy_spells(table: Table, who: int, count: int, price: Price, *, only_one: bool) -> Flow[bool]:
    """Some spells of the top of the deck are revealed and may be bought; the others go under it.

    Was anything bought?
    """
    state = table.state
    shown = state.revealed = [state.spells.pop() for _ in range(min(count, len(state.spells)))]
    bought = False
    while shown:
        options = [
            Option(
                f"buy:{card}",
                say("option-buy", card=card_name(card), n=cost),
                card,
                "buy",
                (things.card(card),),
                amount=cost,
            )
            for card in shown
            if (cost := price_of(table, who, card, price, dearer=False)) <= state.investigators[who].money
        ]
        options.append(DONE)
        card: CardId | None = yield from ask(
            who, say("prompt-buy"), options, "ah3.454.1", table.cause, QuestionKind.ACT, "buy-spell"
        )
        if card is None:
            break
        spend(table, who, "money", price_of(table, who, card, price, dearer=False))
        shown.remove(card)
        bought = True
        yield from take(table, who, card)
        if only_one:
            break
    state.revealed = []
    for card in reversed(shown):
        put_under(state, state.spells, card)
    return bought


def on_card(state: Arkham, card: CardId) -> OnCard:
    """What lies on an asset."""
    return state.on_cards.get(card) or OnCard()
