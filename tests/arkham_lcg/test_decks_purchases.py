"""Buying and upgrading cards between scenarios."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_lcg.decks import (
    Collection,
    Deck,
    DeckError,
    Fault,
    Offer,
    alternative,
    offers,
    price,
    problems,
    purchase,
    removable,
    starter,
    upgrade,
)
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import CardClass, Keyword

from .deck_given import (
    AMNESIA,
    BEAT_COP,
    BEAT_COP_2,
    COVER_UP,
    CRYPTIC_RESEARCH,
    EXTRA_AMMUNITION,
    GUARD_DOG,
    INVESTIGATORS,
    KNIFE,
    LITA_CHANTLER,
    MACHETE,
    MAGNIFYING_GLASS,
    MAGNIFYING_GLASS_1,
    ROLAND,
    ROLANDS_38_SPECIAL,
    SHOTGUN,
    SKIDS,
    collection_with,
    exchanged,
    printed,
    roland,
)

VERSIONS = collection_with(
    printed("T0", 0), printed("T1", 1), printed("T3", 3), printed("T5", 3, Keyword.EXCEPTIONAL),
    same_title=("T0", "T1", "T3", "T5"),
)  # fmt: skip


def refusal(change: Callable[[], Deck]) -> tuple[Fault, str]:
    with pytest.raises(DeckError) as error:
        change()
    assert str(error.value) == error.value.say.text("en")
    return error.value.problem.fault, str(error.value)


# Prices


@pytest.mark.rule("lcg.experience.5")
@pytest.mark.parametrize(("code", "cost"), [(EXTRA_AMMUNITION, 1), (BEAT_COP_2, 2), ("01094", 3), (SHOTGUN, 4)])
def test_a_new_card_costs_its_level(code: str, cost: int) -> None:
    assert price(code) == PRINTED[code].level == cost


@pytest.mark.rule("lcg.experience.9")
def test_a_card_of_level_zero_costs_one() -> None:
    assert price(MACHETE) == 1
    deck = purchase(alternative(ROLAND), BEAT_COP, KNIFE, experience=1)
    assert deck.cards[BEAT_COP] == 1
    fault, sentence = refusal(lambda: purchase(alternative(ROLAND), BEAT_COP, KNIFE, experience=0))
    assert (fault, sentence) == (Fault.TOO_EXPENSIVE, "Beat Cop costs 1 experience, and there is only 0.")


@pytest.mark.rule("lcg.exceptional.1")
def test_an_exceptional_card_costs_twice_its_level() -> None:
    assert price("T5", None, VERSIONS) == 6
    deck = exchanged(starter(ROLAND), KNIFE, "T1")
    assert price("T5", "T1", VERSIONS) == 5
    assert refusal(lambda: upgrade(deck, "T1", "T5", experience=4, collection=VERSIONS))[0] is Fault.TOO_EXPENSIVE
    assert upgrade(deck, "T1", "T5", experience=5, collection=VERSIONS).cards["T5"] == 1


@pytest.mark.rule("lcg.experience.10")
def test_an_upgrade_costs_the_difference_of_the_levels_but_at_least_one() -> None:
    assert price(BEAT_COP_2, BEAT_COP) == 2
    assert price(MAGNIFYING_GLASS_1, MAGNIFYING_GLASS) == 1
    level_with_it = collection_with(printed("T0", 0), printed("T1", 0), same_title=("T0", "T1"))
    assert price("T1", "T0", level_with_it) == 1


@pytest.mark.rule("lcg.experience.11")
def test_from_level_one_to_level_three_costs_two_and_the_lower_copy_leaves() -> None:
    deck = exchanged(starter(ROLAND), KNIFE, "T1")
    assert price("T3", "T1", VERSIONS) == 2
    after = upgrade(deck, "T1", "T3", experience=2, collection=VERSIONS)
    assert "T1" not in after.cards
    assert after.cards["T3"] == 1
    assert refusal(lambda: upgrade(deck, "T1", "T3", experience=1, collection=VERSIONS))[0] is Fault.TOO_EXPENSIVE


# Buying


@pytest.mark.rule("lcg.experience.7")
def test_for_every_card_bought_another_leaves_the_deck() -> None:
    deck = starter(ROLAND)
    after = purchase(deck, SHOTGUN, KNIFE, experience=4)
    assert after.cards == {**deck.cards, KNIFE: 1, SHOTGUN: 1}
    assert sum(after.cards.values()) == sum(deck.cards.values()) == 30
    assert problems(after, experience=None) == []
    fault, sentence = refusal(lambda: purchase(deck, SHOTGUN, None, experience=4))
    assert (fault, sentence) == (
        Fault.REMOVE_ANOTHER,
        "Shotgun (4): another card must be removed from the deck for it.",
    )
    assert refusal(lambda: purchase(deck, MACHETE, MACHETE, experience=4))[0] is Fault.REMOVE_ANOTHER
    assert refusal(lambda: purchase(deck, SHOTGUN, "01044", experience=4))[0] is Fault.NOT_IN_DECK
    assert refusal(lambda: purchase(deck, SHOTGUN, "02020", experience=4))[0] is Fault.UNKNOWN_CARD


@pytest.mark.rule("lcg.experience.7", "lcg.permanent.1")
def test_for_a_permanent_card_nothing_leaves_the_deck() -> None:
    collection = collection_with(printed("T1", 2, Keyword.PERMANENT))
    deck = starter(ROLAND)
    after = purchase(deck, "T1", None, experience=2, collection=collection)
    assert after.cards == {**deck.cards, "T1": 1}
    assert problems(after, collection, experience=None) == []
    assert removable(deck, "T1", collection) == []
    assert Offer("T1", 2) in offers(deck, 2, collection)
    assert refusal(lambda: purchase(deck, "T1", KNIFE, experience=2, collection=collection))[0] is Fault.REMOVE_NOTHING
    assert (
        refusal(lambda: purchase(after, SHOTGUN, "T1", experience=4, collection=collection))[0]
        is Fault.REMOVED_PERMANENT
    )


@pytest.mark.rule("lcg.experience.8")
def test_weaknesses_and_required_cards_may_not_leave_the_deck() -> None:
    deck = roland(weaknesses={AMNESIA: 1}, story={LITA_CHANTLER: 1})
    for kept, fault in (
        (AMNESIA, Fault.REMOVED_WEAKNESS),
        (COVER_UP, Fault.REMOVED_REQUIRED),
        (ROLANDS_38_SPECIAL, Fault.REMOVED_REQUIRED),
        (LITA_CHANTLER, Fault.REMOVED_STORY),
    ):
        assert refusal(lambda kept=kept: purchase(deck, SHOTGUN, kept, experience=9))[0] is fault
        assert kept not in removable(deck, SHOTGUN)


@pytest.mark.rule("lcg.experience.6")
def test_only_cards_open_to_the_investigator_can_be_bought() -> None:
    deck = starter(ROLAND)
    for code, fault in (
        (CRYPTIC_RESEARCH, Fault.WRONG_LEVEL),
        ("01057", Fault.WRONG_CLASS),
        (AMNESIA, Fault.WEAKNESS_CHOSEN),
        (ROLANDS_38_SPECIAL, Fault.SIGNATURE_CHOSEN),
        ("01008", Fault.SIGNATURE_OF_ANOTHER),
        (LITA_CHANTLER, Fault.STORY_CHOSEN),
        ("01116", Fault.NOT_A_PLAYER_CARD),
        ("02020", Fault.UNKNOWN_CARD),
    ):
        assert refusal(lambda code=code: purchase(deck, code, KNIFE, experience=9))[0] is fault


@pytest.mark.rule("lcg.experience.6", "lcg.deckbuilding.4")
def test_a_third_copy_of_a_title_can_only_take_the_place_of_another() -> None:
    deck = exchanged(alternative(SKIDS), KNIFE, "01055", copies=1)
    assert deck.cards[BEAT_COP] == 2
    assert refusal(lambda: purchase(deck, BEAT_COP_2, KNIFE, experience=9))[0] is Fault.TITLE_COPIES
    assert removable(deck, BEAT_COP_2) == [BEAT_COP]
    assert purchase(deck, BEAT_COP_2, BEAT_COP, experience=9).cards[BEAT_COP_2] == 1


@pytest.mark.rule("lcg.exceptional.2")
def test_a_second_copy_of_an_exceptional_card_cannot_be_bought() -> None:
    deck = exchanged(starter(ROLAND), KNIFE, "T5")
    assert (
        refusal(lambda: purchase(deck, "T5", KNIFE, experience=9, collection=VERSIONS))[0] is Fault.EXCEPTIONAL_COPIES
    )
    both = exchanged(deck, KNIFE, "T1")
    assert refusal(lambda: upgrade(both, "T1", "T5", experience=9, collection=VERSIONS))[0] is Fault.EXCEPTIONAL_COPIES


@pytest.mark.rule("lcg.collection.1")
def test_what_other_decks_hold_cannot_be_bought() -> None:
    skids = exchanged(starter(SKIDS), KNIFE, EXTRA_AMMUNITION)
    left = Collection(1).without(skids)
    assert (
        refusal(lambda: purchase(starter(ROLAND), EXTRA_AMMUNITION, KNIFE, experience=1, collection=left))[0]
        is Fault.COLLECTION_COPIES
    )
    assert EXTRA_AMMUNITION not in {offer.code for offer in offers(starter(ROLAND), 9, left)}


@pytest.mark.rule("lcg.experience.12")
def test_every_copy_is_bought_and_paid_by_itself() -> None:
    deck = exchanged(alternative(ROLAND), GUARD_DOG, BEAT_COP, copies=2)
    one = upgrade(deck, BEAT_COP, BEAT_COP_2, experience=4)
    assert (one.cards[BEAT_COP], one.cards[BEAT_COP_2]) == (1, 1)
    two = upgrade(one, BEAT_COP, BEAT_COP_2, experience=4 - price(BEAT_COP_2, BEAT_COP))
    assert BEAT_COP not in two.cards
    assert two.cards[BEAT_COP_2] == 2
    assert sum(two.cards.values()) == 30


# Upgrading


@pytest.mark.rule("lcg.experience.10")
def test_an_upgrade_takes_the_place_of_the_lower_version() -> None:
    deck = starter(ROLAND)
    after = upgrade(deck, BEAT_COP, BEAT_COP_2, experience=2)
    assert BEAT_COP not in after.cards
    assert after.cards[BEAT_COP_2] == 1
    assert problems(after, experience=None) == []


def test_only_a_higher_version_of_a_card_in_the_deck_is_an_upgrade() -> None:
    deck = starter(ROLAND)
    fault, sentence = refusal(lambda: upgrade(deck, MACHETE, BEAT_COP_2, experience=9))
    assert (fault, sentence) == (
        Fault.NOT_A_HIGHER_VERSION,
        "Beat Cop (2) is not a higher version of Machete.",
    )
    after = upgrade(deck, BEAT_COP, BEAT_COP_2, experience=2)
    assert refusal(lambda: upgrade(after, BEAT_COP_2, BEAT_COP, experience=9))[0] is Fault.NOT_A_HIGHER_VERSION
    assert refusal(lambda: upgrade(after, BEAT_COP, BEAT_COP_2, experience=9))[0] is Fault.NOT_IN_DECK
    assert refusal(lambda: upgrade(after, COVER_UP, BEAT_COP_2, experience=9))[0] is Fault.REMOVED_REQUIRED


def test_an_upgrade_must_be_open_to_the_investigator_too() -> None:
    collection = collection_with(
        printed("T0", 0, card_class=CardClass.SEEKER), printed("T3", 3, card_class=CardClass.SEEKER),
        same_title=("T0", "T3"),
    )  # fmt: skip
    deck = exchanged(starter(ROLAND), KNIFE, "T0")
    assert refusal(lambda: upgrade(deck, "T0", "T3", experience=9, collection=collection))[0] is Fault.WRONG_LEVEL


# Offers


@pytest.mark.parametrize("investigator", INVESTIGATORS)
@pytest.mark.parametrize("experience", [0, 1, 3, 8])
def test_every_offer_can_be_taken_and_leaves_a_legal_deck(investigator: str, experience: int) -> None:
    deck = starter(investigator)
    found = offers(deck, experience)
    assert bool(found) == (experience > 0)
    for offer in found:
        assert offer.price == price(offer.code, offer.upgrades) <= experience
        if offer.upgrades:
            after = upgrade(deck, offer.upgrades, offer.code, experience=experience)
        else:
            after = purchase(deck, offer.code, removable(deck, offer.code)[0], experience=experience)
        assert problems(after, experience=None) == []


def test_an_upgrade_and_a_new_card_are_offered_side_by_side() -> None:
    found = offers(starter(ROLAND), 2)
    assert Offer(BEAT_COP_2, 2) in found
    assert Offer(BEAT_COP_2, 2, upgrades=BEAT_COP) in found
    assert Offer(MAGNIFYING_GLASS_1, 1, upgrades=MAGNIFYING_GLASS) in found
    assert not [offer for offer in found if offer.code == SHOTGUN]


def test_a_refused_purchase_changes_nothing() -> None:
    deck = starter(ROLAND)
    before = replace(deck, cards=dict(deck.cards))
    refusal(lambda: purchase(deck, SHOTGUN, COVER_UP, experience=9))
    assert deck == before
