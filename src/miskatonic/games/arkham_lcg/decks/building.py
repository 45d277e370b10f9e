"""Building a deck: which cards fit an investigator, and what is still wrong with a deck. (lcg.deckbuilding)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Final

from ..printed import Printed
from ..words import card_name, say
from .collection import (
    BACKS,
    TWO_CORE_SETS,
    Back,
    Collection,
    experience_of,
    is_exceptional,
    is_permanent,
    is_standard,
    is_story_asset,
)
from .deck import Deck
from .problems import DeckProblem, Fault, problem, problem_with, unknown_card

MOST_COPIES: Final = 2
"""Of each title in a deck. (lcg.deckbuilding.4)"""
MOST_EXPERIENCE_STANDALONE: Final = 49
"""In the cards of a deck for standalone mode. (lcg.standalone.4)"""


def available(investigator: str, collection: Collection = TWO_CORE_SETS, *, experience: int | None = None) -> list[str]:
    """The cards an investigator may choose; with a limit, those of level 0 and those that cost no more experience."""
    return [
        code
        for code, card in collection.cards.items()
        if collection.includes(code)
        and collection.copies(code) > 0
        and unfit(investigator, code, collection) is None
        and (experience is None or experience_of(card) <= experience)
    ]


def total_experience(deck: Deck, collection: Collection = TWO_CORE_SETS) -> int:
    """The experience that the cards of a deck cost in all."""
    cards = collection.cards
    dear = [(cards[code], copies) for code, copies in deck.cards.items() if code in cards and cards[code].level]
    return sum(experience_of(card) * copies for card, copies in dear)


def problems(
    deck: Deck,
    collection: Collection = TWO_CORE_SETS,
    *,
    experience: int | None = 0,
    standalone: bool = False,
    earned: Container[str] = (),
) -> list[DeckProblem]:
    """Everything that is wrong with a deck.

    A campaign begins with as much `experience` as it grants; None leaves experience alone, as for a deck in the middle
    of a campaign. `earned` are the story assets that scenarios have granted.
    """
    back = BACKS.get(deck.investigator)
    if back is None:
        return [problem(Fault.UNKNOWN_INVESTIGATOR, code=deck.investigator)]
    unknown = {code: None for code in deck.totals if code not in collection.cards}
    deck = _without(deck, unknown)
    return [
        *(unknown_card(code) for code in unknown),
        *_size(deck, back, collection),
        *_chosen(deck, collection),
        *_excesses(deck, collection),
        *_required(deck, back, collection),
        *_weaknesses(deck, collection),
        *_story(deck, collection, earned),
        *_experience(deck, collection, MOST_EXPERIENCE_STANDALONE if standalone else experience, standalone),
    ]


def table_problems(decks: Sequence[Deck], collection: Collection = TWO_CORE_SETS) -> list[DeckProblem]:
    """What keeps these decks from being played together: all come from one collection. (lcg.collection.1, .2)"""
    investigators = Counter(deck.investigator for deck in decks)
    twice = [code for code, players in investigators.items() if players > 1 and code in BACKS]
    needed: Counter[str] = Counter()
    for deck in decks:
        needed.update(deck.totals)
    return [
        *(problem(Fault.SAME_INVESTIGATOR, investigator=card_name(code)) for code in twice),
        *(
            problem_with(collection, code, Fault.TABLE_COPIES, count=count, copies=collection.copies(code))
            for code, count in sorted(needed.items())
            if code in collection.cards and count > collection.copies(code)
        ),
    ]


def unfit(investigator: str, code: str, collection: Collection) -> DeckProblem | None:
    """Why a card may not be chosen for an investigator's deck. (lcg.deckbuilding.5, lcg.class.3)"""
    card = collection.cards[code]
    if not is_standard(card):
        return _not_standard(investigator, code, card, collection)
    levels = [option.levels for option in BACKS[investigator].options if option.card_class == card.card_class]
    name = card_name(investigator)
    if not levels:
        of_class = say(f"deck-class-{card.card_class}")
        return problem_with(collection, code, Fault.WRONG_CLASS, investigator=name, of_class=of_class)
    if not any(lowest <= (card.level or 0) <= highest for lowest, highest in levels):
        highest = max(highest for _lowest, highest in levels)
        return problem_with(collection, code, Fault.WRONG_LEVEL, investigator=name, highest=highest)
    return None


def _not_standard(investigator: str, code: str, card: Printed, collection: Collection) -> DeckProblem:
    if card.of == investigator:
        return problem_with(collection, code, Fault.SIGNATURE_CHOSEN)
    if card.of is not None:
        return problem_with(collection, code, Fault.SIGNATURE_OF_ANOTHER, owner=card_name(card.of))
    if card.weakness is not None:
        return problem_with(collection, code, Fault.WEAKNESS_CHOSEN)
    if is_story_asset(card):
        return problem_with(collection, code, Fault.STORY_CHOSEN)
    return problem_with(collection, code, Fault.NOT_A_PLAYER_CARD)


def _without(deck: Deck, codes: Container[str]) -> Deck:
    cards, required, weaknesses, story = (
        {code: copies for code, copies in part.items() if code not in codes} for part in deck.parts
    )
    return Deck(deck.investigator, cards, required, weaknesses, story, deck.name)


def _size(deck: Deck, back: Back, collection: Collection) -> Iterator[DeckProblem]:
    """Exactly as many chosen cards as the back says, permanent ones aside. (lcg.deckbuilding.2, lcg.permanent.1)"""
    count = sum(copies for code, copies in deck.cards.items() if not is_permanent(collection.cards[code]))
    if count < back.size:
        yield problem(Fault.TOO_FEW, count=count, size=back.size, missing=back.size - count)
    if count > back.size:
        yield problem(Fault.TOO_MANY, count=count, size=back.size, extra=count - back.size)


def _chosen(deck: Deck, collection: Collection) -> Iterator[DeckProblem]:
    for code in deck.cards:
        if found := unfit(deck.investigator, code, collection):
            yield found


def excess(deck: Deck, code: str, collection: Collection) -> Iterator[DeckProblem]:
    """Of which there is more than there may be: this title over all its levels, this exceptional card, the copies the
    collection has. (lcg.deckbuilding.4, lcg.copy.1, lcg.exceptional.2, lcg.collection.1)
    """
    title, count, copies = collection.title(code), deck.totals.get(code, 0), collection.copies(code)
    of_title = sum(copies for each, copies in deck.cards.items() if collection.title(each) == title)
    if of_title > MOST_COPIES:
        said = say("deck-title-copies", card=card_name(title), count=of_title, most=MOST_COPIES)
        yield DeckProblem(Fault.TITLE_COPIES, said, title)
    if is_exceptional(collection.cards[code]) and count > 1:
        yield problem_with(collection, code, Fault.EXCEPTIONAL_COPIES, count=count)
    if count > copies:
        yield problem_with(collection, code, Fault.COLLECTION_COPIES, count=count, copies=copies)


def _excesses(deck: Deck, collection: Collection) -> list[DeckProblem]:
    found = (each for code in deck.totals for each in excess(deck, code, collection))
    return list({(each.fault, each.code): each for each in found}.values())


def _required(deck: Deck, back: Back, collection: Collection) -> Iterator[DeckProblem]:
    """One copy of each required card, and of no other. (lcg.deckbuilding.8)"""
    for code in back.required:
        copies = deck.required.get(code, 0)
        if copies != 1:
            yield problem_with(collection, code, Fault.REQUIRED_COPIES, count=copies)
    for code in deck.required:
        if code not in back.required:
            investigator = card_name(deck.investigator)
            yield problem_with(collection, code, Fault.NOT_REQUIRED, investigator=investigator)


def _weaknesses(deck: Deck, collection: Collection) -> Iterator[DeckProblem]:
    for code in deck.weaknesses:
        card = collection.cards[code]
        if card.of is not None:
            yield _not_standard(deck.investigator, code, card, collection)
        elif card.weakness != "basic":
            yield problem_with(collection, code, Fault.NOT_A_BASIC_WEAKNESS)


def _story(deck: Deck, collection: Collection, earned: Container[str]) -> Iterator[DeckProblem]:
    """A story asset only when a scenario has granted it. (lcg.asset.5)"""
    for code in deck.story:
        if not is_story_asset(collection.cards[code]):
            yield problem_with(collection, code, Fault.NOT_A_STORY_ASSET)
        elif code not in earned:
            yield problem_with(collection, code, Fault.STORY_NOT_EARNED)


def _experience(deck: Deck, collection: Collection, allowed: int | None, standalone: bool) -> Iterator[DeckProblem]:
    """Only level 0 at first, or what the experience given pays for. (lcg.deckbuilding.6, .7, lcg.standalone.4)"""
    cost = total_experience(deck, collection)
    if allowed is None or cost <= allowed:
        return
    if standalone:
        yield problem(Fault.STANDALONE_EXPERIENCE, cost=cost, limit=allowed + 1)
    elif allowed > 0:
        yield problem(Fault.EXPERIENCE, cost=cost, allowed=allowed)
    else:
        for code in deck.cards:
            if collection.cards[code].level:
                yield problem_with(collection, code, Fault.LEVEL_ZERO_ONLY)
