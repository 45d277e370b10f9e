"""The decks that are ready to play, and the backs of the investigator cards, held against the published facts."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from miskatonic.games.arkham_lcg.decks import (
    BACKS,
    Collection,
    alternative,
    basic_weaknesses,
    problems,
    starter,
    table_problems,
)
from miskatonic.games.arkham_lcg.decks.building import MOST_COPIES
from miskatonic.games.arkham_lcg.decks.collection import CONTENT
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import CardClass, Kind

from .core_set import CORE_SET
from .deck_given import AGNES, DAISY, INVESTIGATORS, ROLAND, SKIDS, WENDY

FACTS = Path(__file__).parent / "facts"
PUBLISHED: dict[str, Any] = yaml.safe_load((FACTS / "decks.yaml").read_text())
CARDS: list[dict[str, Any]] = json.loads((FACTS / "core_cards.json").read_text())


@pytest.mark.parametrize("fact", PUBLISHED["decks"], ids=lambda fact: fact["investigator"])
def test_the_back_of_an_investigator_card_says_what_is_published(fact: dict[str, Any]) -> None:
    back = BACKS[fact["investigator"]]
    options = [f"{option.card_class} {option.levels[0]}-{option.levels[1]}" for option in back.options]
    assert (back.size, back.required, back.basic_weaknesses) == (fact["size"], fact["signatures"], 1)
    assert options == fact["options"]
    assert fact["max_copies_per_title"] == MOST_COPIES


@pytest.mark.parametrize("fact", PUBLISHED["decks"], ids=lambda fact: fact["investigator"])
def test_the_ready_decks_are_the_published_ones(fact: dict[str, Any]) -> None:
    investigator = fact["investigator"]
    assert starter(investigator).cards == fact["starter"]
    assert alternative(investigator).cards == fact["alternative"]
    assert list(starter(investigator).required) == fact["signatures"]


@pytest.mark.rule("lcg.deckbuilding.2", "lcg.deckbuilding.6")
@pytest.mark.parametrize("investigator", INVESTIGATORS)
def test_the_ready_decks_are_legal(investigator: str) -> None:
    assert problems(starter(investigator), Collection(1)) == []
    assert problems(alternative(investigator), Collection(2)) == []


@pytest.mark.rule("lcg.investigator-deck.1")
@pytest.mark.parametrize("investigator", INVESTIGATORS)
def test_a_deck_consists_of_assets_events_skills_and_weaknesses(investigator: str) -> None:
    codes = starter(investigator).codes()
    assert len(codes) == 32
    for card in (PRINTED[code] for code in codes):
        assert card.weakness or card.type in (Kind.ASSET, Kind.EVENT, Kind.SKILL)


def test_a_deck_counts_every_copy_of_every_card() -> None:
    deck = starter(ROLAND)
    assert Counter(deck.codes()) == Counter(deck.cards) + Counter(deck.required)


def test_the_basic_weaknesses_are_those_of_one_core_set() -> None:
    assert Counter(basic_weaknesses(Collection(1))) == PUBLISHED["basic_weakness_pool"]
    assert Counter(basic_weaknesses(Collection(2))) == PUBLISHED["basic_weakness_pool"]


@pytest.mark.rule("lcg.copy.1")
def test_the_cards_that_come_in_versions_are_those_with_the_same_title() -> None:
    titles: dict[str, list[str]] = {}
    for fact in CARDS:
        if PRINTED[fact["code"]].is_player_card:
            titles.setdefault(fact["name"], []).append(fact["code"])
    published = [codes for codes in CONTENT.versions if codes[0] in CORE_SET]
    assert published == [codes for codes in titles.values() if len(codes) > 1]


@pytest.mark.rule("lcg.class.1", "lcg.class.2")
def test_player_cards_belong_to_five_classes_or_are_neutral() -> None:
    faction = {fact["code"]: fact["faction_code"] for fact in CARDS}
    player_cards = [card for card in CORE_SET.values() if card.is_player_card]
    assert {card.code: card.card_class for card in player_cards} == {
        card.code: faction[card.code] for card in player_cards
    }
    classes = {card.card_class for card in player_cards}
    assert classes == {"guardian", "seeker", "rogue", "mystic", "survivor", CardClass.NEUTRAL}


@pytest.mark.parametrize("four", list(combinations(INVESTIGATORS, 4)))
def test_any_four_starter_decks_come_from_two_core_sets(four: tuple[str, ...]) -> None:
    assert table_problems([starter(investigator) for investigator in four], Collection(2)) == []


@pytest.mark.parametrize("two", list(combinations(INVESTIGATORS, 2)))
def test_one_core_set_holds_two_starter_decks_that_share_no_class(two: tuple[str, str]) -> None:
    own = [{option.card_class for option in BACKS[code].options} - {CardClass.NEUTRAL} for code in two]
    fits = table_problems([starter(investigator) for investigator in two], Collection(1)) == []
    assert fits == own[0].isdisjoint(own[1])


def test_some_alternative_decks_can_be_played_together() -> None:
    assert table_problems([alternative(code) for code in (ROLAND, DAISY, AGNES, WENDY)], Collection(2)) == []
    assert table_problems([alternative(code) for code in (DAISY, SKIDS, AGNES, WENDY)], Collection(2)) == []
