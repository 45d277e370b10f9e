"""Two-sided cards: searched for by their fronts, put back, and nobody knows the backs."""

from __future__ import annotations

import pytest

from miskatonic.kernel.rng import Source
from miskatonic.kernel.two_sided import (
    Backs,
    back,
    copies,
    deal_backs,
    front,
    is_two_sided,
    only_fronts,
    put_back,
    search,
)

DECK = [*copies("debt", 3), *copies("amnesia", 3)]


def test_a_copy_is_called_by_its_front_and_the_number_of_its_back() -> None:
    assert copies("debt", 2) == ["debt#1", "debt#2"]
    assert (front("debt#2"), back("debt#2"), is_two_sided("debt#2")) == ("debt", 1, True)
    assert (front("lantern"), is_two_sided("lantern")) == ("lantern", False)
    assert only_fronts("action:debt#12|0 lantern") == "action:debt|0 lantern"


@pytest.mark.parametrize(("name", "found"), [("debt", "debt#1"), ("amnesia", "amnesia#1")])
def test_the_first_card_from_the_bottom_that_fits_is_taken(name: str, found: str) -> None:
    deck = list(DECK)
    assert search(Source(1), deck, lambda card: front(card) == name, looked=True) == found
    assert sorted(deck) == sorted(set(DECK) - {found})


def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    deck = list(DECK)
    search(Source(1), deck, lambda card: True, looked=True)
    assert deck != DECK[1:]


def test_a_deck_of_which_only_the_bottom_card_was_drawn_stays_as_it_is() -> None:
    source, deck = Source(1), list(DECK)
    search(source, deck, lambda card: True, looked=False)
    assert (deck, source.rng) == (DECK[1:], 1)


def test_cards_that_were_drawn_and_passed_over_are_shuffled_into_the_deck() -> None:
    deck = list(DECK)
    assert search(Source(1), deck, lambda card: front(card) == "amnesia", looked=False) == "amnesia#1"
    assert deck != [card for card in DECK if card != "amnesia#1"]


@pytest.mark.parametrize("looked", [True, False])
def test_where_nothing_fits_the_deck_is_only_shuffled(looked: bool) -> None:
    deck = list(DECK)
    assert search(Source(1), deck, lambda card: False, looked=looked) is None
    assert deck != DECK and sorted(deck) == sorted(DECK)


def test_nobody_knows_the_back_of_a_card_that_was_put_back() -> None:
    backs, deck = Backs(), DECK[1:]
    backs.show(DECK[0], 1)
    backs.show(DECK[0])
    put_back(Source(1), backs, deck, DECK[0])
    assert not backs.known(DECK[0], 1) and not backs.known(DECK[0], None)
    assert sorted(deck) == sorted(DECK) and deck[-1] != DECK[0]


def test_backs_that_are_not_known_are_dealt_anew_behind_the_same_fronts() -> None:
    pile, held = list(DECK), ["debt#4", "lantern"]
    deal_backs(Source(1), [pile, held], lambda card: card == "debt#4")
    assert [front(card) for card in pile] == [front(card) for card in DECK] and pile != DECK
    assert sorted(pile) == sorted(DECK) and held == ["debt#4", "lantern"]
