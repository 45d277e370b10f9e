"""Random basic weaknesses."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_lcg.decks import (
    Collection,
    Deck,
    add_weaknesses,
    basic_weaknesses,
    draw_basic_weakness,
    starter,
    weaknesses_due,
)
from miskatonic.games.arkham_lcg.printed import PRINTED

from .deck_given import (
    AGNES,
    AMNESIA,
    DAISY,
    HAUNTED,
    HYPOCHONDRIA,
    KNIFE,
    PARANOIA,
    PSYCHOSIS,
    ROLAND,
    WENDY,
    Chance,
    collection_with,
    exchanged,
    printed,
    roland,
)

MADNESS = {AMNESIA: 2, PARANOIA: 2, PSYCHOSIS: 1, HYPOCHONDRIA: 1}


@pytest.mark.rule("lcg.deckbuilding.9")
def test_at_the_end_of_construction_a_random_basic_weakness_is_added() -> None:
    drawn = [add_weaknesses(Chance(seed), starter(ROLAND), Collection()) for seed in range(200)]
    assert all(sum(deck.weaknesses.values()) == 1 for deck in drawn)
    assert {code for deck in drawn for code in deck.weaknesses} == set(basic_weaknesses())
    assert len(drawn[0].codes()) == 33


def test_a_deck_that_has_its_weakness_draws_no_other() -> None:
    deck = roland(weaknesses={HAUNTED: 1})
    assert weaknesses_due(deck) == 0
    assert add_weaknesses(Chance(), deck, Collection()) == deck


@pytest.mark.rule("lcg.standalone.2", "lcg.standalone.3")
@pytest.mark.parametrize(
    ("experience", "extra"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3), (39, 3), (40, 4), (49, 4)]
)
def test_standalone_mode_adds_weaknesses_by_the_experience_of_the_cards(experience: int, extra: int) -> None:
    collection = collection_with(printed("T1", experience))
    deck = exchanged(starter(ROLAND), KNIFE, "T1")
    assert weaknesses_due(deck, collection, standalone=True) == 1 + extra
    finished = add_weaknesses(Chance(), deck, collection, standalone=True)
    assert sum(finished.weaknesses.values()) == 1 + extra
    assert weaknesses_due(deck, collection) == 1


def test_a_deck_draws_no_weakness_more_often_than_there_are_copies() -> None:
    collection = collection_with(printed("T1", 49), core_sets=1)
    deck = exchanged(starter(ROLAND), KNIFE, "T1")
    for seed in range(50):
        drawn = add_weaknesses(Chance(seed), deck, collection, standalone=True).weaknesses
        assert all(copies <= PRINTED[code].copies for code, copies in drawn.items())


@pytest.mark.rule("lcg.collection.2")
def test_who_builds_from_anothers_cards_draws_from_all_of_them_but_those_in_use() -> None:
    anna = replace(starter(DAISY), weaknesses={HAUNTED: 1, AMNESIA: 1})
    left = Collection(1).without(anna)
    boris = Counter(draw_basic_weakness(Chance(seed), left) for seed in range(400))
    assert set(boris) == set(basic_weaknesses(Collection(1))) - {HAUNTED}
    assert boris[PARANOIA] > boris[AMNESIA] > 0


def test_a_draw_may_be_restricted_to_a_trait() -> None:
    assert Counter(basic_weaknesses(Collection(1), "madness")) == MADNESS
    drawn = {draw_basic_weakness(Chance(seed), Collection(), "madness") for seed in range(200)}
    assert drawn == set(MADNESS)
    assert all("madness" in PRINTED[code].traits for code in drawn if code)


def holding(weaknesses: dict[str, int]) -> Deck:
    return replace(starter(AGNES), weaknesses=weaknesses)


def test_a_second_set_is_opened_only_when_the_first_is_used_up() -> None:
    assert draw_basic_weakness(Chance(), Collection(1).without(holding(MADNESS)), "madness") is None
    assert Counter(basic_weaknesses(Collection(2).without(holding(MADNESS)), "madness")) == MADNESS
    all_but_one = {code: copies for code, copies in MADNESS.items() if code != PSYCHOSIS}
    assert basic_weaknesses(Collection(2).without(holding(all_but_one)), "madness") == [PSYCHOSIS]


def test_a_deck_goes_without_a_weakness_that_nobody_has_left() -> None:
    every = Counter(basic_weaknesses(Collection(1)))
    left = Collection(1).without(replace(starter(WENDY), weaknesses=dict(every)))
    assert add_weaknesses(Chance(), starter(ROLAND), left) == starter(ROLAND)


def test_equal_seeds_draw_equal_weaknesses() -> None:
    assert len({draw_basic_weakness(Chance(7), Collection()) for _ in range(3)}) == 1
