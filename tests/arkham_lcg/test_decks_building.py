"""What may be in a deck, and what is said of one that breaks a rule."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_lcg.decks import (
    Collection,
    Deck,
    Fault,
    alternative,
    available,
    problems,
    starter,
    table_problems,
    total_experience,
)
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import CardClass, Keyword

from .core_set import CORE_SET
from .deck_given import (
    AGNES,
    AMNESIA,
    BEAT_COP,
    BEAT_COP_2,
    BULLETPROOF_VEST,
    COVER_UP,
    CRYPTIC_RESEARCH,
    DAISY,
    DAISYS_TOTE_BAG,
    ENCYCLOPEDIA,
    GHOUL_PRIEST,
    GUARD_DOG,
    GUTS,
    HAUNTED,
    INVESTIGATORS,
    KNIFE,
    LITA_CHANTLER,
    MACHETE,
    ROLAND,
    ROLANDS_38_SPECIAL,
    SHOTGUN,
    SKIDS,
    THE_NECRONOMICON,
    WENDY,
    YOUR_HOUSE,
    collection_with,
    exchanged,
    faults,
    printed,
    roland,
)


def said(deck: Deck, **terms: int | None) -> list[str]:
    return [problem.say.text() for problem in problems(deck, **terms)]


# The investigator


@pytest.mark.rule("lcg.deckbuilding.1")
@pytest.mark.parametrize("investigator", ["", "01501", MACHETE])
def test_a_deck_belongs_to_one_investigator_card(investigator: str) -> None:
    assert said(replace(starter(ROLAND), investigator=investigator)) == [
        f"There is no investigator {investigator} in the collection."
    ]


@pytest.mark.rule("lcg.deckbuilding.1")
def test_an_investigator_card_is_not_part_of_a_deck() -> None:
    assert faults(problems(exchanged(starter(ROLAND), KNIFE, DAISY))) == {Fault.NOT_A_PLAYER_CARD}


# The size


@pytest.mark.rule("lcg.deckbuilding.2")
def test_a_deck_with_too_few_cards_is_told_both_numbers() -> None:
    deck = starter(ROLAND)
    short = replace(deck, cards={code: copies for code, copies in deck.cards.items() if code != KNIFE})
    assert said(short) == ["The deck has 28 of 30 cards; 2 are still missing."]


@pytest.mark.rule("lcg.deckbuilding.2")
def test_a_deck_with_too_many_cards_is_told_both_numbers() -> None:
    deck = starter(ROLAND)
    assert said(replace(deck, cards={**deck.cards, MACHETE: 2})) == [
        "The deck has 31 cards instead of 30; 1 must leave it."
    ]


@pytest.mark.rule("lcg.deckbuilding.3")
def test_weaknesses_signatures_and_story_assets_do_not_count_towards_the_size() -> None:
    deck = roland(weaknesses={AMNESIA: 2, HAUNTED: 1}, story={LITA_CHANTLER: 1})
    assert problems(deck, earned={LITA_CHANTLER}) == []
    assert len(deck.codes()) == 30 + 2 + 3 + 1


@pytest.mark.rule("lcg.permanent.1")
def test_a_permanent_card_does_not_count_towards_the_size() -> None:
    collection = collection_with(printed("T1", 0, Keyword.PERMANENT))
    deck = starter(ROLAND)
    assert problems(replace(deck, cards={**deck.cards, "T1": 1}), collection) == []


@pytest.mark.rule("lcg.permanent.2")
def test_a_permanent_card_obeys_every_other_restriction() -> None:
    deck = starter(ROLAND)
    foreign = collection_with(printed("T1", 3, Keyword.PERMANENT, card_class=CardClass.MYSTIC))
    assert faults(problems(replace(deck, cards={**deck.cards, "T1": 3}), foreign)) == {
        Fault.WRONG_CLASS,
        Fault.TITLE_COPIES,
        Fault.LEVEL_ZERO_ONLY,
    }
    assert "T1" in replace(deck, cards={**deck.cards, "T1": 1}).codes()


# Titles and copies


@pytest.mark.rule("lcg.deckbuilding.4")
def test_no_title_may_be_in_a_deck_more_than_twice() -> None:
    deck = exchanged(starter(ROLAND), GUTS, KNIFE)
    assert said(deck) == ["Knife: 3 copies over all levels, but a deck holds at most 2 of a title."]


@pytest.mark.rule("lcg.deckbuilding.4", "lcg.copy.1")
def test_versions_of_different_level_are_copies_of_one_card() -> None:
    deck = exchanged(starter(ROLAND), KNIFE, BEAT_COP_2, copies=2)
    assert said(deck, experience=4) == ["Beat Cop: 3 copies over all levels, but a deck holds at most 2 of a title."]
    assert problems(exchanged(starter(ROLAND), KNIFE, BEAT_COP_2), experience=2) == []


@pytest.mark.rule("lcg.exceptional.2")
def test_an_exceptional_card_may_be_in_a_deck_only_once() -> None:
    collection = collection_with(printed("T1", 0, Keyword.EXCEPTIONAL))
    once = exchanged(starter(ROLAND), KNIFE, "T1")
    assert problems(once, collection) == []
    assert faults(problems(exchanged(once, KNIFE, "T1"), collection)) == {Fault.EXCEPTIONAL_COPIES}


@pytest.mark.rule("lcg.keyword.3")
def test_deckbuilding_keywords_change_what_a_deck_may_hold_and_cost() -> None:
    plain = collection_with(printed("T1", 2))
    deck = starter(ROLAND)
    for keyword, fault in ((Keyword.EXCEPTIONAL, Fault.EXPERIENCE), (Keyword.PERMANENT, Fault.TOO_FEW)):
        changed = collection_with(printed("T1", 2, keyword))
        assert problems(exchanged(deck, KNIFE, "T1"), plain, experience=2) == []
        assert faults(problems(exchanged(deck, KNIFE, "T1"), changed, experience=2)) == {fault}


@pytest.mark.rule("lcg.collection.1")
def test_a_deck_has_no_more_copies_than_the_collection() -> None:
    deck = exchanged(starter(ROLAND), KNIFE, MACHETE)
    assert problems(deck, Collection(2)) == []
    assert [problem.say.text() for problem in problems(deck, Collection(1))] == [
        "Machete: 2 copies are needed, and the collection has 1 left."
    ]


@pytest.mark.rule("lcg.collection.1")
def test_what_is_in_another_deck_is_not_in_the_collection() -> None:
    left = Collection(1).without(starter(SKIDS))
    assert Fault.COLLECTION_COPIES in faults(problems(starter(ROLAND), left))
    assert problems(starter(DAISY), left) == []


def test_a_card_that_other_decks_have_used_up_is_not_available() -> None:
    left = Collection(1).without(starter(SKIDS))
    assert MACHETE in available(ROLAND, Collection(1))
    assert MACHETE not in available(ROLAND, left)
    assert KNIFE in available(ROLAND, left)


# Classes and levels


@pytest.mark.rule("lcg.deckbuilding.5", "lcg.class.3")
def test_a_card_of_a_class_that_is_not_listed_is_refused_by_name() -> None:
    assert said(exchanged(starter(DAISY), KNIFE, MACHETE)) == [
        "Machete (guardian): cards of this class are closed to Daisy Walker."
    ]


@pytest.mark.rule("lcg.deckbuilding.5", "lcg.class.3")
def test_the_second_class_is_open_up_to_level_two() -> None:
    deck = starter(ROLAND)
    assert problems(exchanged(deck, KNIFE, ENCYCLOPEDIA), experience=10) == []
    assert said(exchanged(deck, KNIFE, CRYPTIC_RESEARCH), experience=10) == [
        "Cryptic Research (4): Roland Banks may take cards of this class up to level 2 only."
    ]


@pytest.mark.rule("lcg.class.2", "lcg.class.3")
@pytest.mark.parametrize("investigator", INVESTIGATORS)
def test_neutral_cards_are_open_to_every_investigator(investigator: str) -> None:
    neutral = {code for code, card in CORE_SET.items() if card.card_class == "neutral" and card.level is not None}
    assert neutral <= set(available(investigator))


@pytest.mark.rule("lcg.class.3")
def test_the_available_cards_are_those_of_the_options() -> None:
    found = [PRINTED[code] for code in available(ROLAND)]
    assert {card.card_class for card in found} == {"guardian", "seeker", "neutral"}
    assert max(card.level or 0 for card in found if card.card_class == "guardian") == 4
    assert max(card.level or 0 for card in found if card.card_class == "seeker") == 2
    assert len(found) == 14 + 13 + 10


@pytest.mark.rule("lcg.deckbuilding.6")
def test_a_campaign_begins_with_cards_of_level_zero() -> None:
    assert {PRINTED[code].level for code in available(ROLAND, experience=0)} == {0}
    assert said(exchanged(starter(ROLAND), KNIFE, SHOTGUN)) == [
        "Shotgun (4): at the start of a campaign only cards of level 0 may be chosen."
    ]


@pytest.mark.rule("lcg.deckbuilding.7")
def test_experience_granted_at_the_start_pays_for_higher_levels() -> None:
    deck = exchanged(starter(ROLAND), KNIFE, SHOTGUN)
    assert SHOTGUN in available(ROLAND, experience=4)
    assert SHOTGUN not in available(ROLAND, experience=3)
    assert problems(deck, experience=4) == []
    assert said(deck, experience=3) == ["The cards of the deck cost 4 experience, and only 3 may be spent."]


def test_a_deck_in_the_middle_of_a_campaign_is_not_asked_for_its_experience() -> None:
    assert problems(exchanged(starter(ROLAND), KNIFE, SHOTGUN), experience=None) == []


# Required cards, weaknesses, story assets


@pytest.mark.rule("lcg.deckbuilding.8")
def test_every_required_card_must_be_there_exactly_once() -> None:
    assert said(roland(required={ROLANDS_38_SPECIAL: 1})) == [
        "Cover Up: a required card must be in the deck exactly once, and there is none."
    ]
    twice = problems(roland(required={ROLANDS_38_SPECIAL: 2, COVER_UP: 1}))
    assert Fault.REQUIRED_COPIES in faults(twice)


def test_signatures_have_no_level_and_cannot_be_chosen() -> None:
    """Ruling R117."""
    signatures = [card for card in CORE_SET.values() if card.of is not None]
    assert {card.level for card in signatures} == {None}
    assert not {card.code for card in signatures} & set(available(ROLAND))
    assert faults(problems(exchanged(starter(ROLAND), KNIFE, ROLANDS_38_SPECIAL))) >= {Fault.SIGNATURE_CHOSEN}


@pytest.mark.rule("lcg.deckbuilding.5")
def test_a_signature_of_another_investigator_is_refused() -> None:
    assert said(exchanged(starter(ROLAND), KNIFE, DAISYS_TOTE_BAG)) == [
        "Daisy’s Tote Bag: this is a signature card of Daisy Walker; no other deck may hold it."
    ]
    assert faults(problems(roland(weaknesses={THE_NECRONOMICON: 1}))) == {Fault.SIGNATURE_OF_ANOTHER}
    required = {**starter(ROLAND).required, DAISYS_TOTE_BAG: 1}
    assert faults(problems(roland(required=required))) == {Fault.NOT_REQUIRED}


def test_weaknesses_are_not_among_the_chosen_cards() -> None:
    assert faults(problems(exchanged(starter(ROLAND), KNIFE, AMNESIA))) == {Fault.WEAKNESS_CHOSEN}
    assert faults(problems(roland(weaknesses={MACHETE: 1}))) == {Fault.NOT_A_BASIC_WEAKNESS}


@pytest.mark.rule("lcg.asset.5")
def test_a_story_asset_is_in_a_deck_only_when_a_scenario_has_granted_it() -> None:
    with_lita = roland(story={LITA_CHANTLER: 1})
    assert problems(with_lita, earned={LITA_CHANTLER}) == []
    assert said(with_lita) == ["Lita Chantler: a story asset may be in the deck only when a scenario has granted it."]
    assert LITA_CHANTLER not in available(ROLAND)
    assert faults(problems(exchanged(starter(ROLAND), KNIFE, LITA_CHANTLER))) == {Fault.STORY_CHOSEN}
    assert faults(problems(roland(story={GHOUL_PRIEST: 1}))) == {Fault.NOT_A_STORY_ASSET}


@pytest.mark.rule("lcg.investigator-deck.1")
@pytest.mark.parametrize("code", [GHOUL_PRIEST, YOUR_HOUSE, "01105", "01163", "01104"])
def test_encounter_cards_do_not_belong_in_a_deck(code: str) -> None:
    assert faults(problems(exchanged(starter(ROLAND), KNIFE, code))) == {Fault.NOT_A_PLAYER_CARD}


def test_unknown_cards_are_named_and_the_rest_is_still_checked() -> None:
    deck = exchanged(exchanged(starter(ROLAND), KNIFE, "02020"), KNIFE, SHOTGUN)
    assert said(deck) == [
        "There is no card 02020 in the collection.",
        "The deck has 29 of 30 cards; 1 is still missing.",
        "Shotgun (4): at the start of a campaign only cards of level 0 may be chosen.",
    ]


# Standalone mode


def upgraded(vests: int, shotguns: int = 0) -> Deck:
    """Roland's alternative deck with cards that cost 3 and 4 experience."""
    deck = exchanged(alternative(ROLAND), KNIFE, BULLETPROOF_VEST, vests) if vests else alternative(ROLAND)
    return exchanged(deck, GUARD_DOG, SHOTGUN, shotguns) if shotguns else deck


@pytest.mark.rule("lcg.standalone.2")
def test_a_standalone_deck_may_have_cards_of_higher_level_within_the_options() -> None:
    deck = upgraded(vests=2, shotguns=2)
    assert total_experience(deck) == 14
    assert problems(deck, standalone=True) == []
    assert faults(problems(exchanged(deck, MACHETE, CRYPTIC_RESEARCH), standalone=True)) == {Fault.WRONG_LEVEL}


@pytest.mark.rule("lcg.standalone.4")
def test_a_standalone_deck_costs_less_than_fifty_experience() -> None:
    made = collection_with(*(printed(f"T{number}", 5) for number in range(9)), printed("T9", 4))
    deck = alternative(ROLAND)
    for number in range(9):
        deck = exchanged(deck, next(code for code in deck.cards if not code.startswith("T")), f"T{number}")
    at_49 = exchanged(deck, KNIFE, "T9")
    at_50 = exchanged(deck, KNIFE, "T8")
    assert total_experience(at_49, made) == 49
    assert problems(at_49, made, standalone=True) == []
    assert [problem.say.text() for problem in problems(at_50, made, standalone=True)] == [
        "The cards of the deck cost 50 experience; in standalone mode it must be less than 50."
    ]


# The table


@pytest.mark.rule("lcg.collection.2")
def test_the_decks_at_a_table_share_one_collection() -> None:
    found = table_problems([starter(ROLAND), starter(SKIDS)], Collection(1))
    assert {problem.code for problem in found} >= {MACHETE, GUTS}
    assert KNIFE not in {problem.code for problem in found}
    assert [problem.say.text() for problem in found if problem.code == GUTS] == [
        "Guts: the decks at the table need 4 copies, and the collection has 2."
    ]


def test_all_five_starter_decks_at_once_need_more_knives_than_two_core_sets_have() -> None:
    found = table_problems([starter(investigator) for investigator in INVESTIGATORS])
    assert {problem.code for problem in found} == {KNIFE, "01087", "01088"}


def test_two_players_may_not_take_the_same_investigator() -> None:
    found = table_problems([starter(WENDY), starter(WENDY), starter(AGNES)])
    assert [problem.say.text() for problem in found if problem.fault is Fault.SAME_INVESTIGATOR] == [
        "Wendy Adams: only one player may choose this investigator."
    ]


def test_a_deck_is_plain_data() -> None:
    deck = roland(weaknesses={AMNESIA: 1}, story={LITA_CHANTLER: 1})
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(deck), type=Deck) == deck
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck


def test_beat_cops_of_both_levels_may_be_mixed() -> None:
    deck = exchanged(alternative(SKIDS), BEAT_COP, BEAT_COP_2)
    assert deck.cards[BEAT_COP] == deck.cards[BEAT_COP_2] == 1
    assert problems(deck, experience=2) == []
