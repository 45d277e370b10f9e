"""Discard piles, searching, cards set aside, the hand, and resources."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_act
from miskatonic.games.arkham_lcg.card import Card, Table
from miskatonic.games.arkham_lcg.drawing import draw, search_deck, search_encounter_cards
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.phases import upkeep
from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.values import is_enemy, skill_value
from miskatonic.games.arkham_lcg.words import COMBAT, WILLPOWER
from miskatonic.games.arkham_lcg.zones import discard, shuffle_discards_into_encounter_deck

from .given import AGNES, DAISY, ROLAND, Scene, given
from .made_up import MakeUp
from .names import (
    AMNESIA,
    ANCIENT_EVILS,
    BEAT_COP,
    EMERGENCY_CACHE,
    FLASHLIGHT,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    KNIFE,
    OLD_BOOK_OF_LORE,
    OVERPOWER,
    PERCEPTION,
    PHYSICAL_TRAINING,
    ROTTING_REMAINS,
    SWARM_OF_RATS,
    UNEXPECTED_COURAGE,
)

# Discarding.


@pytest.mark.rule("lcg.discard.1")
def test_a_discarded_card_lies_face_up_on_its_owners_pile() -> None:
    scene = given(ROLAND, AGNES).hand(0, EMERGENCY_CACHE).do("play:01088")
    assert [card.code for card in scene.resumed().view(0).investigators[0].discard] == [EMERGENCY_CACHE]


@pytest.mark.rule("lcg.discard.1")
def test_its_owner_gets_it_and_not_who_controlled_it() -> None:
    scene = given(ROLAND, AGNES).asset(0, BEAT_COP)
    scene.state.owners[scene.card(BEAT_COP)] = 1
    discard(scene.table, scene.card(BEAT_COP))
    assert (scene.who(0).discard, scene.codes(scene.who(1).discard)) == ([], [BEAT_COP])


@pytest.mark.rule("lcg.discard.2")
def test_an_encounter_card_goes_to_the_encounter_discard_pile() -> None:
    scene = given(ROLAND).encounter_deck(ROTTING_REMAINS, SWARM_OF_RATS).bag("0")
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.codes(scene.state.encounter.discard), scene.who().discard) == ([ROTTING_REMAINS], [])


@pytest.mark.rule("lcg.discard.3")
def test_a_card_in_a_discard_pile_is_out_of_play() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION).asset(0, BEAT_COP).do("use:01018")
    assert skill_value(scene.table, 0, COMBAT) == 4
    assert not scene.offers("use:01018")


@pytest.mark.rule("lcg.discard.4")
def test_everybody_has_a_pile_and_the_encounter_deck_too() -> None:
    scene = given(ROLAND, AGNES).asset(0, BEAT_COP).asset(1, KNIFE).enemy(GHOUL_MINION).encounter_deck(ANCIENT_EVILS)
    for code in (BEAT_COP, KNIFE, GHOUL_MINION):
        discard(scene.table, scene.card(code))
    piles = [scene.who(0).discard, scene.who(1).discard, scene.state.encounter.discard]
    assert [scene.codes(pile) for pile in piles] == [[BEAT_COP], [KNIFE], [GHOUL_MINION]]


@pytest.mark.rule("lcg.discard.5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_anybody_may_look_through_every_pile(seat: int | None) -> None:
    scene = given(ROLAND, AGNES).discarded(0, KNIFE, GUTS).encounter_deck(ANCIENT_EVILS)
    scene.state.encounter.discard.append(scene.take(GHOUL_MINION))
    seen = scene.resumed().view(seat)
    assert [card.code for card in seen.investigators[0].discard] == [KNIFE, GUTS]
    assert [card.code for card in seen.encounter_discard] == [GHOUL_MINION]


@pytest.mark.rule("lcg.discard.6")
def test_searching_a_pile_leaves_it_in_its_order() -> None:
    scene = given(ROLAND).encounter_deck(ANCIENT_EVILS)
    codes = [ROTTING_REMAINS, SWARM_OF_RATS, ANCIENT_EVILS, GHOUL_MINION, ROTTING_REMAINS]
    scene.state.encounter.discard = [scene.take(code) for code in codes]
    scene.run(search_encounter_cards(scene.table, 0, lambda card: is_enemy(scene.table, card)), "take:01160")
    assert scene.codes(scene.state.encounter.discard) == [
        ROTTING_REMAINS,
        SWARM_OF_RATS,
        ANCIENT_EVILS,
        ROTTING_REMAINS,
    ]


@pytest.mark.rule("lcg.discard.7")
def test_the_owner_puts_several_cards_on_the_pile_in_any_order() -> None:
    """Amnesia: all cards but one go at once."""
    scene = given(ROLAND).hand(0, KNIFE, GUTS, FLASHLIGHT, PERCEPTION).top(0, AMNESIA)
    scene.run(draw(scene.table, 0), "keep:01086", "discards-first:01090", "discards-first:01089")
    assert scene.codes(scene.who().discard) == [PERCEPTION, GUTS, FLASHLIGHT, AMNESIA]


@pytest.mark.rule("lcg.discard.8")
@pytest.mark.parametrize("first", [GHOUL_MINION, SWARM_OF_RATS])
def test_the_lead_investigator_orders_several_encounter_cards(first: str) -> None:
    """When the investigators leave the Study, the enemies there are discarded."""
    scene = given(ROLAND, AGNES).encounter_deck(ANCIENT_EVILS).enemy(GHOUL_MINION).enemy(SWARM_OF_RATS)
    scene.state.lead = 1
    scene.run(advance_act(scene.table), f"discards-first:{first}")
    assert scene.codes(scene.state.encounter.discard)[0] == first


@pytest.mark.rule("lcg.discard.9")
def test_an_empty_pile_is_not_shuffled_into_a_deck() -> None:
    scene = given(ROLAND)
    scene.state.encounter.discard.clear()
    order = list(scene.state.encounter.cards)
    shuffle_discards_into_encounter_deck(scene.table)
    assert scene.state.encounter.cards == order


@pytest.mark.rule("lcg.discard.9")
def test_a_pile_with_a_card_is() -> None:
    scene = given(ROLAND).encounter(GHOUL_MINION)
    scene.state.encounter.discard.append(scene.state.encounter.cards.pop())
    order = list(scene.state.encounter.cards)
    shuffle_discards_into_encounter_deck(scene.table)
    assert scene.state.encounter.cards[:-1] != order
    assert len(scene.state.encounter.cards) == len(order) + 1


# Searching.


def searching(*codes: str) -> Scene:
    """Daisy, with a colleague, searches the top three cards of her deck."""
    scene = given(DAISY, AGNES).asset(0, OLD_BOOK_OF_LORE).deck(0, *codes)
    return scene.do("activate:01031", "helped:01002")


@pytest.mark.rule("lcg.search.1")
def test_only_the_searcher_sees_the_cards() -> None:
    scene = searching(KNIFE, GUTS, FLASHLIGHT, PERCEPTION)
    looking = [sorted(card.code for card in scene.resumed().view(seat).looking) for seat in (0, 1, None)]
    assert looking == [[KNIFE, FLASHLIGHT, GUTS], [], []]
    assert [scene.resumed().view(seat).looked_at for seat in (0, 1, None)] == [3, 3, 3]


@pytest.mark.rule("lcg.search.2")
@pytest.mark.parametrize("found", [True, False])
def test_a_searched_deck_is_shuffled(found: bool) -> None:
    scene = given(DAISY)
    before = list(scene.who().deck)
    wanted = before[0] if found else -1
    scene.run(search_deck(scene.table, 0, lambda card: card == wanted))
    left = [card for card in before if card != wanted]
    assert scene.who().deck != left
    assert sorted(scene.who().deck) == sorted(left)


@pytest.mark.rule("lcg.search.3")
def test_a_searcher_has_to_find_what_is_there() -> None:
    scene = searching(KNIFE, GUTS, FLASHLIGHT, PERCEPTION)
    assert sorted(scene.keys()) == ["take:01086", "take:01087", "take:01089"]


@pytest.mark.rule("lcg.search.4")
def test_searched_cards_are_still_in_the_deck() -> None:
    scene = searching(KNIFE, GUTS, FLASHLIGHT, PERCEPTION)
    assert len(scene.who().deck) == 4
    assert scene.resumed().view(0).investigators[0].deck == 4


# Set aside.


@pytest.mark.rule("lcg.set-aside.1")
def test_a_card_set_aside_is_not_found_in_a_search() -> None:
    """A failed skull on hard difficulty searches for a ghoul; the Ghoul Priest is set aside."""
    scene = given(ROLAND, difficulty="hard").encounter_deck(ANCIENT_EVILS).bag("skull")
    scene.run(skill_test(scene.table, 0, WILLPOWER, 5))
    assert GHOUL_PRIEST in scene.codes(scene.state.set_aside)
    assert scene.state.enemies == []


@pytest.mark.rule("lcg.set-aside.1")
def test_a_card_set_aside_comes_when_the_scenario_says_so() -> None:
    scene = given(ROLAND).house().act(2)
    scene.run(advance_act(scene.table))
    assert scene.in_play(GHOUL_PRIEST)
    assert GHOUL_PRIEST not in scene.codes(scene.state.set_aside)


# The hand.

TEN = (KNIFE, KNIFE, GUTS, GUTS, FLASHLIGHT, FLASHLIGHT, PERCEPTION, PERCEPTION, OVERPOWER, UNEXPECTED_COURAGE)


@pytest.mark.rule("lcg.hand-size.1")
def test_the_hand_size_does_not_count_during_a_turn() -> None:
    scene = given(ROLAND).hand(0, *TEN).do("draw")
    assert len(scene.who().hand) == 11


@pytest.mark.rule("lcg.hand-size.1", "lcg.hand-size.2")
def test_at_the_end_of_upkeep_eight_cards_are_left() -> None:
    scene = given(ROLAND).hand(0, *TEN)
    scene.run(upkeep.check_hands(scene.table), "discard:01086", "discard:01087")
    assert (len(scene.who().hand), scene.codes(scene.who().discard)) == (8, [KNIFE, FLASHLIGHT])


@pytest.mark.rule("lcg.hand-size.2")
def test_a_card_can_change_the_hand_size(made_up: MakeUp) -> None:
    made_up(PHYSICAL_TRAINING, "99001")

    class Satchel(Card, code="99001"):
        def hand_size(self, table: Table, card: int, who: int) -> int:
            return 1 if table.state.play[card].controller == who else 0

    scene = given(ROLAND).asset(0, "99001").hand(0, *TEN)
    scene.run(upkeep.check_hands(scene.table), "discard:01086")
    assert len(scene.who().hand) == 9


# Resources.


@pytest.mark.rule("lcg.resource.2")
def test_playing_a_card_costs_its_resources() -> None:
    scene = given(ROLAND).hand(0, FLASHLIGHT).has(resources=5).do("play:01087")
    assert scene.who().resources == 3


@pytest.mark.rule("lcg.resource.2")
def test_an_ability_costs_its_resources() -> None:
    scene = given(ROLAND).asset(0, PHYSICAL_TRAINING).has(resources=3).bag("0")
    scene.run(skill_test(scene.table, 0, WILLPOWER, 3), "use:01017")
    assert scene.who().resources == 2


@pytest.mark.rule("lcg.resource.2")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    assert not given(ROLAND).hand(0, FLASHLIGHT).has(resources=1).offers("play:01087")
