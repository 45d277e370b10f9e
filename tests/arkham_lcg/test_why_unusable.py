"""Why an ability may not be used: the words of its limit, its condition or its cost, as they stand in the rules."""

from __future__ import annotations

import random

import pytest

import miskatonic
from miskatonic.games.arkham_lcg.card import Ability, Card, Me, Table
from miskatonic.games.arkham_lcg.costs import Clues, DiscardThis, GroupClues, GroupCluesHere, HandCards, HarmThis
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.timing import usable, why_unusable
from miskatonic.kernel.effects import Cost
from miskatonic.kernel.text import LOCALES

from .given import ATTIC, DAISY, HALLWAY, ROLAND, SKIDS, Scene, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    COVER_UP,
    FIRST_AID,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GUTS,
    OLD_BOOK_OF_LORE,
    PHYSICAL_TRAINING,
    THE_MASKED_HUNTER,
)


def ability(code: str, name: str) -> Ability:
    return next(each for each in CARDS[code].abilities if each.name == name)


def why(scene: Scene, code: str, name: str, locale: str = "en") -> str | None:
    """Why the first investigator cannot use an ability of a card in play."""
    me = Me(scene.card(code), 0)
    message = why_unusable(scene.table, ability(code, name), me)
    assert (message is None) is usable(scene.table, ability(code, name), me)
    return None if message is None else message.text(locale)


def lacking(scene: Scene, cost: Cost, code: str = ROLAND) -> str | None:
    """What the first investigator lacks to pay a cost of a card."""
    message = cost.lacking(scene.table, Me(scene.card(code), 0))
    return None if message is None else message.text()


def test_nothing_stands_in_the_way_of_a_usable_ability() -> None:
    scene = given(ROLAND).house().asset(0, BEAT_COP).enemy(GHOUL_MINION)
    assert why(scene, BEAT_COP, "lend-a-hand") is None


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "There is no enemy at your location that it could choose."),
        ("ru", "В вашей локации нет врага, которого можно выбрать."),
        ("uk", "У вашій локації немає ворога, якого можна вибрати."),
    ],
)
def test_an_unmet_condition_says_what_is_not_so(locale: str, text: str) -> None:
    scene = given(ROLAND).house().asset(0, BEAT_COP).enemy(GHOUL_MINION, at=ATTIC)
    assert why(scene, BEAT_COP, "lend-a-hand", locale) == text


def test_a_talent_names_the_test_that_is_not_being_taken() -> None:
    scene = given(ROLAND).asset(0, PHYSICAL_TRAINING)
    assert why(scene, PHYSICAL_TRAINING, "combat") == "You are not taking a test of combat."


def test_resources_say_how_many_are_missing() -> None:
    scene = given(SKIDS).has(0, resources=1)
    assert why(scene, SKIDS, "hurry") == "You are 1 resource short."


def test_a_limit_says_that_it_is_used_up() -> None:
    scene = given(SKIDS).has(0, resources=9).do(f"use:{SKIDS}")
    assert why(scene, SKIDS, "hurry") == "It can be used only once a turn, and it was."


def test_an_exhausted_card_and_one_without_uses_say_so() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE, exhausted=True).asset(0, FORTY_FIVE_AUTOMATIC, uses=0)
    assert why(scene, OLD_BOOK_OF_LORE, "consult") == "This card is exhausted."
    assert why(scene, FORTY_FIVE_AUTOMATIC, "shoot") == "No ammo is left on this card."


def test_the_condition_is_named_before_the_cost() -> None:
    scene = given(ROLAND).asset(0, FIRST_AID, uses=0)
    assert why(scene, FIRST_AID, "treat") == "Nobody at your location has damage or horror."
    assert why(scene.has(0, damage=1), FIRST_AID, "treat") == "No supplies are left on this card."


def test_clues_may_be_missing_or_not_to_be_spent() -> None:
    scene = given(ROLAND).has(0, clues=1)
    assert lacking(scene, Clues(3)) == "You are 2 clues short."
    assert lacking(scene, Clues(1)) is None
    scene.enemy(THE_MASKED_HUNTER, engaged=0)
    assert lacking(scene, Clues(1)) == "You cannot spend clues now."


def test_cards_in_hand_that_must_stay_do_not_pay() -> None:
    scene = given(ROLAND).hand(0, GUTS, COVER_UP)
    assert lacking(scene, HandCards(1)) is None
    assert lacking(scene, HandCards(3)) == "You would need 2 more cards in hand that you may discard."


def test_a_group_is_short_of_clues_together() -> None:
    scene = given(ROLAND, DAISY).house().has(0, clues=1).has(1, clues=2)
    assert lacking(scene, GroupClues(each=2)) == "The group is 1 clue short."
    assert lacking(scene.has(1, clues=3), GroupClues(each=2)) is None


def test_only_those_at_the_place_pay_there() -> None:
    scene = given(ROLAND, DAISY).house().act(2).has(0, clues=1).has(1, clues=5).at(1, ATTIC)
    act = scene.state.codes[scene.state.acts[-1]]
    assert lacking(scene, GroupCluesHere(HALLWAY), act) == "Those in the Hallway are 5 clues short."
    assert lacking(scene.at(1, HALLWAY), GroupCluesHere(HALLWAY), act) is None


def test_an_asset_without_health_cannot_be_damaged_for_a_cost() -> None:
    scene = given(ROLAND).asset(0, FIRST_AID)
    assert lacking(scene, HarmThis(damage=1), FIRST_AID) == "You cannot put 1 damage on this card."


def test_a_card_that_stays_in_play_cannot_be_discarded_for_a_cost(made_up: MakeUp) -> None:
    made_up(FIRST_AID, "99001")

    class Rooted(Card, code="99001"):
        def stays(self, table: Table, card: int) -> bool:
            return card in table.state.play

    scene = given(ROLAND).asset(0, Rooted.code)
    assert lacking(scene, DiscardThis(), Rooted.code) == "This card cannot leave play."


@pytest.mark.parametrize("seed", range(6))
def test_what_is_usable_has_no_reason_and_what_is_not_has_one_in_every_language(seed: int) -> None:
    """At every decision of a random game, for all abilities in play that wait for no moment."""
    table = miskatonic.new_game("arkham-lcg", players=2, seed=seed, adventure=("gathering", "midnight-masks")[seed % 2])
    choose = random.Random(seed)
    reasons: set[str] = set()
    while table.decision is not None and len(table.choices) < 250:
        for card in list(table.state.play):
            for each in CARDS[table.state.codes[card]].abilities:
                for you in range(2) if each.moment is None and not each.in_hand else ():
                    message = why_unusable(table, each, Me(card, you))
                    assert (message is None) is usable(table, each, Me(card, you))
                    reasons |= {message.text(locale) for locale in LOCALES} if message else set()
        table.choose(choose.randrange(len(table.decision.options)))
    assert reasons and not any("unmet" in text or "lacking" in text or "{" in text for text in reasons)
