"""The Mythos cards agree with the published figures."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.games.eldritch.components import MYTHOS
from miskatonic.games.eldritch.verbs.monsters import SpawnEpic

from .published import facts


def test_there_are_fifty_one_mythos_cards() -> None:
    assert set(MYTHOS) == set(facts("mythos"))
    assert len(MYTHOS) == 51
    assert Counter(card.colour for card in MYTHOS.values()) == {"yellow": 21, "green": 18, "blue": 12}


@pytest.mark.rule("eh.difficulty.3", "eh.mythos.9.ltp")
@pytest.mark.parametrize("id", facts("mythos"))
def test_a_mythos_card_is_as_published(id: str) -> None:
    card, published = MYTHOS[id], facts("mythos")[id]
    assert (card.colour, card.difficulty, card.trait) == (
        published["colour"],
        published["difficulty"],
        published["trait"],
    )
    assert (card.space, card.tokens, card.epic) == (
        published.get("space"),
        published.get("tokens", 0),
        published.get("epic"),
    )
    spawned = [(each.kind, each.at) for each in card.enter if isinstance(each, SpawnEpic)]
    assert spawned == ([(published["epic"], published["epic_space"])] if "epic" in published else [])


@pytest.mark.rule("eh.mythos.9.ltp")
def test_all_blue_cards_are_rumors_and_no_yellow_card_stays() -> None:
    for card in MYTHOS.values():
        assert (card.colour == "blue") is (card.trait == "rumor")
        assert card.colour != "yellow" or card.trait == "event"
        assert (card.trait == "event") is bool(card.then)


@pytest.mark.rule("eh.difficulty.3")
def test_there_are_three_grades_of_difficulty() -> None:
    grades = {(card.colour, card.difficulty) for card in MYTHOS.values()}
    assert grades == {(colour, grade) for colour in ("green", "yellow", "blue") for grade in ("easy", "normal", "hard")}
