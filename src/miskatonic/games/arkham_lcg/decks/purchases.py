"""Purchases between scenarios: what may be bought, its price, what leaves the deck for it. (lcg.experience.5 to .12)"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .building import available, excess, unfit
from .collection import TWO_CORE_SETS, Collection, experience_of, is_permanent
from .deck import Deck, changed
from .problems import DeckError, DeckProblem, Fault, card_with_level, problem, problem_with, unknown_card


class Offer(Struct, frozen=True):
    """A card that may be bought, as an upgrade of a lower version or as a new card, and its price."""

    code: str
    price: int
    upgrades: str | None = None


def price(code: str, upgrades: str | None = None, collection: Collection = TWO_CORE_SETS) -> int:
    """The experience one copy costs: its level, or the difference for an upgrade, at least 1. (lcg.experience.9)

    An exceptional card counts with its doubled experience, in a difference too.
    """
    paid = experience_of(collection.cards[upgrades]) if upgrades else 0
    return max(1, experience_of(collection.cards[code]) - paid)


def offers(deck: Deck, experience: int, collection: Collection = TWO_CORE_SETS) -> list[Offer]:
    """Everything an investigator can buy for this experience from what the other decks have left."""
    return [
        Offer(code, price(code, upgrades, collection), upgrades)
        for code in available(deck.investigator, collection)
        for upgrades in (None, *_lower_versions(deck, code, collection))
        if price(code, upgrades, collection) <= experience and _is_possible(deck, code, upgrades, collection)
    ]


def removable(deck: Deck, bought: str, collection: Collection = TWO_CORE_SETS) -> list[str]:
    """The cards that may leave the deck for a card that is bought; none for a permanent one. (lcg.experience.7, .8)"""
    return [code for code in deck.cards if _obstacle(deck, bought, code, collection) is None]


def purchase(
    deck: Deck, bought: str, removed: str | None, *, experience: int, collection: Collection = TWO_CORE_SETS
) -> Deck:
    """The deck with one new card in the place of another; only a permanent card needs no place. (lcg.experience.12)

    It costs `price(bought)`, which must not exceed the experience there is.
    """
    _refuse(_unaffordable(deck, bought, None, experience, collection))
    _refuse(_obstacle(deck, bought, removed, collection))
    return _exchange(deck, bought, removed)


def upgrade(deck: Deck, lower: str, higher: str, *, experience: int, collection: Collection = TWO_CORE_SETS) -> Deck:
    """The deck with a higher version in the place of one copy of the lower. (lcg.experience.10)

    It costs `price(higher, lower)`, which must not exceed the experience there is.
    """
    if lower not in deck.cards:
        raise DeckError(_not_removable(deck, lower, collection))
    _refuse(_unaffordable(deck, higher, lower, experience, collection))
    if lower not in _lower_versions(deck, higher, collection):
        names = {"lower": card_with_level(collection, lower), "higher": card_with_level(collection, higher)}
        raise DeckError(problem(Fault.NOT_A_HIGHER_VERSION, **names))
    after = _exchange(deck, higher, lower)
    _refuse(next(excess(after, higher, collection), None))
    return after


def _refuse(found: DeckProblem | None) -> None:
    if found is not None:
        raise DeckError(found)


def _unaffordable(
    deck: Deck, bought: str, upgrades: str | None, experience: int, collection: Collection
) -> DeckProblem | None:
    """Only cards open to the investigator can be bought, and only for experience. (lcg.experience.6)"""
    if bought not in collection.cards:
        return unknown_card(bought)
    if found := unfit(deck.investigator, bought, collection):
        return found
    cost = price(bought, upgrades, collection)
    if cost > experience:
        return problem_with(collection, bought, Fault.TOO_EXPENSIVE, price=cost, experience=experience)
    return None


def _obstacle(deck: Deck, bought: str, removed: str | None, collection: Collection) -> DeckProblem | None:
    """Why a new card may not take the place of another."""
    if is_permanent(collection.cards[bought]):
        if removed is not None:
            return problem_with(collection, bought, Fault.REMOVE_NOTHING)
    elif removed is None or removed == bought:
        return problem_with(collection, bought, Fault.REMOVE_ANOTHER)
    elif removed not in deck.cards:
        return _not_removable(deck, removed, collection)
    elif is_permanent(collection.cards[removed]):
        return problem_with(collection, removed, Fault.REMOVED_PERMANENT)
    return next(excess(_exchange(deck, bought, removed), bought, collection), None)


def _not_removable(deck: Deck, code: str, collection: Collection) -> DeckProblem:
    """Neither weaknesses nor required cards make room, nor what is not counted. (lcg.experience.8)"""
    if code not in collection.cards:
        return unknown_card(code)
    if code in deck.required:
        return problem_with(collection, code, Fault.REMOVED_REQUIRED)
    if code in deck.weaknesses:
        return problem_with(collection, code, Fault.REMOVED_WEAKNESS)
    if code in deck.story:
        return problem_with(collection, code, Fault.REMOVED_STORY)
    return problem_with(collection, code, Fault.NOT_IN_DECK)


def _exchange(deck: Deck, bought: str, removed: str | None) -> Deck:
    cards = changed(deck.cards, removed, -1) if removed else deck.cards
    return replace(deck, cards=changed(cards, bought, 1))


def _lower_versions(deck: Deck, code: str, collection: Collection) -> list[str]:
    """The cards of the deck that this one is a higher version of."""
    title, level = collection.title(code), collection.cards[code].level or 0
    return [
        each for each in deck.cards if collection.title(each) == title and (collection.cards[each].level or 0) < level
    ]


def _is_possible(deck: Deck, bought: str, upgrades: str | None, collection: Collection) -> bool:
    if upgrades is not None:
        return next(excess(_exchange(deck, bought, upgrades), bought, collection), None) is None
    if is_permanent(collection.cards[bought]):
        return _obstacle(deck, bought, None, collection) is None
    return any(_obstacle(deck, bought, code, collection) is None for code in deck.cards)
