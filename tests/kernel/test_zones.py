"""Decks, bags and gauges."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.kernel.tokens import Gauge
from miskatonic.kernel.zones import Bag, Deck, shuffled


class Source(Struct):
    rng: int = 1


def test_a_deck_is_drawn_from_the_top_until_it_is_empty() -> None:
    deck = Deck([1, 2], [9])
    assert [deck.draw(), deck.draw(), deck.draw()] == [2, 1, None]


def test_reshuffling_puts_the_discards_back_and_keeps_what_is_left() -> None:
    deck = Deck([1], [2, 3])
    deck.reshuffle(Source())
    assert sorted(deck.cards) == [1, 2, 3] and deck.discard == []


def test_a_shuffled_deck_holds_the_same_cards_in_another_order() -> None:
    deck = shuffled(range(30), Source())
    assert sorted(deck.cards) == list(range(30)) and deck.cards != list(range(30))


def test_a_bag_gives_everything_once_and_is_refilled_on_demand() -> None:
    bag = Bag([1, 2, 3], [])
    drawn = [bag.draw(Source(seed)) for seed in range(3)]
    assert sorted(token for token in drawn if token) == [1, 2, 3] and bag.draw(Source()) is None
    bag.beside.append(7)
    bag.refill()
    assert bag.draw(Source()) == 7 and bag.beside == []


def test_a_gauge_never_leaves_its_bounds() -> None:
    health = Gauge(2, 5)
    assert health.recover(9) == 3 and health.left == 5
    assert health.lose(7) == 5 and health.empty
