"""Drawing cards, decks, and the opening hand."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.card import Table
from miskatonic.games.arkham_lcg.drawing import draw
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.events import Mulligan
from miskatonic.games.arkham_lcg.preparation import mulligan
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import Kind
from miskatonic.kernel.table import Table as KernelTable

from .given import DAISY, ROLAND, SKIDS, given
from .names import (
    AMNESIA,
    ARCANE_INITIATE,
    CRYPTIC_RESEARCH,
    EMERGENCY_CACHE,
    FLASHLIGHT,
    GHOUL_MINION,
    GUTS,
    KNIFE,
    OVERPOWER,
    PERCEPTION,
    RAVENOUS_GHOUL,
    ROTTING_REMAINS,
    SCRYING,
    SHRIVELLING,
    SWARM_OF_RATS,
)
from .scenes import harm, tags

# Drawing.


@pytest.mark.rule("lcg.draw.1")
def test_cards_are_drawn_from_the_top_of_ones_deck_to_the_hand() -> None:
    scene = given(ROLAND, DAISY).deck(0, KNIFE, FLASHLIGHT, GUTS).deck(1, PERCEPTION)
    scene.run(draw(scene.table, 0, 2))
    assert scene.codes(scene.who().hand) == [KNIFE, FLASHLIGHT]
    assert [scene.codes(who.deck) for who in scene.state.investigators] == [[GUTS], [PERCEPTION]]


@pytest.mark.rule("lcg.draw.2")
def test_encounter_cards_are_drawn_from_the_top_of_their_deck_and_resolved() -> None:
    scene = given(ROLAND).encounter_deck(GHOUL_MINION, ROTTING_REMAINS, SWARM_OF_RATS).bag("auto-fail")
    scene.run(draw_encounter_card(scene.table, 0))
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.entry(GHOUL_MINION).engaged == 0
    assert scene.who().horror == 3
    assert scene.codes(scene.state.encounter.discard) == [ROTTING_REMAINS]


@pytest.mark.rule("lcg.draw.3")
def test_several_cards_are_drawn_at_once() -> None:
    """Amnesia leaves one card in hand, and it may be one that was drawn with it."""
    scene = given(ROLAND).deck(0, AMNESIA, KNIFE).hand(0, GUTS)
    scene.run(draw(scene.table, 0, 2), f"keep:{KNIFE}")
    assert scene.codes(scene.who().hand) == [KNIFE]


@pytest.mark.rule("lcg.draw.3")
def test_a_draw_of_several_cards_is_one_draw() -> None:
    scene = given(DAISY).deck(0, KNIFE, FLASHLIGHT, GUTS, PERCEPTION).hand(0, CRYPTIC_RESEARCH)
    scene.do(f"play:{CRYPTIC_RESEARCH}")
    assert [told.count for told in scene.events("cards-were-drawn")] == [3]


@pytest.mark.rule("lcg.draw.4")
def test_a_deck_that_runs_out_is_reset_and_the_draw_goes_on() -> None:
    scene = given(ROLAND).deck(0, KNIFE).discarded(0, FLASHLIGHT, GUTS, PERCEPTION)
    scene.run(draw(scene.table, 0, 3))
    assert len(scene.who().hand) == 3
    assert scene.codes(scene.who().hand)[0] == KNIFE
    assert (len(scene.who().deck), scene.who().discard) == (1, [])


@pytest.mark.rule("lcg.draw.5")
def test_any_number_of_cards_may_be_drawn_in_a_round() -> None:
    scene = given(DAISY).hand(0, CRYPTIC_RESEARCH, CRYPTIC_RESEARCH).deck(0, *[KNIFE] * 12).turn(0, actions=4)
    scene.do(f"play:{CRYPTIC_RESEARCH}", f"play:{CRYPTIC_RESEARCH}", "draw", "draw", "draw")
    assert len(scene.who().hand) == 9


@pytest.mark.rule("lcg.draw.6")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_before_the_draw() -> None:
    scene = given(ROLAND).deck(0).discarded(0, KNIFE)
    scene.do("draw")
    assert scene.codes(scene.who().hand) == [KNIFE]
    assert (scene.who().deck, scene.who().discard) == ([], [])


@pytest.mark.rule("lcg.draw.7")
def test_a_reset_costs_1_horror_when_the_whole_draw_is_done() -> None:
    scene = given(ROLAND).deck(0, KNIFE).discarded(0, FLASHLIGHT, GUTS, PERCEPTION)
    scene.run(draw(scene.table, 0, 4))
    assert tags(scene, "card-added-to-hand", "harmed") == [*["card-added-to-hand"] * 4, "harmed"]
    assert harm(scene) == (0, 1)


@pytest.mark.rule("lcg.draw.8")
def test_an_empty_deck_does_nothing_until_a_card_has_to_be_drawn() -> None:
    scene = given(ROLAND).deck(0, KNIFE).discarded(0, FLASHLIGHT)
    scene.do("draw", "resource")
    assert (scene.who().deck, scene.codes(scene.who().discard)) == ([], [FLASHLIGHT])
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.draw.9")
@pytest.mark.parametrize("deck", [[], [KNIFE]])
def test_without_deck_and_discard_pile_nothing_is_drawn_and_no_horror_taken(deck: list[str]) -> None:
    scene = given(ROLAND).deck(0, *deck)
    scene.run(draw(scene.table, 0, 2))
    assert scene.codes(scene.who().hand) == deck
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.draw.9")
def test_without_encounter_deck_and_discard_pile_nothing_is_drawn() -> None:
    scene = given(ROLAND).encounter_deck()
    scene.run(draw_encounter_card(scene.table, 0))
    assert not scene.events("encounter-card-was-drawn")


# Decks.


@pytest.mark.rule("lcg.deck.1")
@pytest.mark.parametrize("adventure", ["gathering", "midnight-masks", "devourer-below"])
def test_there_are_investigator_decks_an_encounter_deck_acts_and_agendas(adventure: str) -> None:
    state = given(ROLAND, DAISY, adventure=adventure).state
    assert all(len(who.deck) > 20 for who in state.investigators)
    assert len(state.encounter.cards) > 10
    assert {PRINTED[state.codes[card]].type for card in state.acts} == {Kind.ACT}
    assert {PRINTED[state.codes[card]].type for card in state.agendas} == {Kind.AGENDA}


@pytest.mark.rule("lcg.deck.2")
def test_drawing_and_discarding_leave_the_order_of_a_deck_alone() -> None:
    scene = given(ROLAND).deck(0, KNIFE, FLASHLIGHT, GUTS, PERCEPTION, OVERPOWER).turn(0, actions=4)
    order = list(reversed(scene.who().deck))
    scene.do("draw", "resource", "draw")
    assert scene.who().hand == order[:2]
    assert list(reversed(scene.who().deck)) == order[2:]


@pytest.mark.rule("lcg.deck.3")
def test_nobody_sees_what_is_in_a_deck() -> None:
    scene = given(ROLAND, DAISY).deck(0, KNIFE, FLASHLIGHT, GUTS)
    for seat in (0, 1, None):
        seen = scene.resumed().view(seat)
        assert (seen.investigators[0].deck, seen.investigators[0].known) == (3, [])
        assert (seen.encounter_deck, seen.encounter_known) == (len(scene.state.encounter.cards), [])


@pytest.mark.rule("lcg.deck.3")
def test_who_looks_at_a_deck_sees_it_and_the_others_do_not() -> None:
    scene = given(DAISY, ROLAND).deck(0, KNIFE, FLASHLIGHT, GUTS).asset(0, SCRYING)
    scene.do(f"activate:{SCRYING}", f"scry:{DAISY}", f"put-on-top:{KNIFE}", f"put-on-top:{GUTS}")
    assert [card.code for card in scene.table.view(0).investigators[0].known] == [FLASHLIGHT, GUTS, KNIFE]
    assert scene.table.view(1).investigators[0].known == []


@pytest.mark.rule("lcg.encounter-deck.1")
@pytest.mark.parametrize("adventure", ["gathering", "midnight-masks", "devourer-below"])
def test_the_encounter_deck_holds_encounter_cards(adventure: str) -> None:
    state = given(ROLAND, adventure=adventure).state
    kinds = {PRINTED[state.codes[card]].type for card in state.encounter.cards}
    assert kinds == {Kind.ENEMY, Kind.TREACHERY}
    assert all(PRINTED[state.codes[card]].set for card in state.encounter.cards)


@pytest.mark.rule("lcg.encounter-deck.2")
def test_an_empty_encounter_deck_is_made_anew_at_once() -> None:
    """The last card is drawn: the discard pile becomes the deck before that card is resolved."""
    scene = given(ROLAND).encounter_deck(ROTTING_REMAINS).bag("auto-fail")
    scene.state.encounter.discard += [scene.take(GHOUL_MINION), scene.take(RAVENOUS_GHOUL)]
    scene.run(draw_encounter_card(scene.table, 0))
    encounter = scene.state.encounter
    assert sorted(scene.codes(encounter.cards)) == [GHOUL_MINION, RAVENOUS_GHOUL]
    assert scene.codes(encounter.discard) == [ROTTING_REMAINS]
    assert scene.who().horror == 3


@pytest.mark.rule("lcg.investigator-deck.2")
def test_your_deck_is_the_one_you_control() -> None:
    """The Arcane Initiate searches your deck."""
    scene = given(ROLAND, DAISY).asset(1, ARCANE_INITIATE).deck(0, SCRYING).deck(1, SHRIVELLING).turn(1)
    scene.do(f"use:{ARCANE_INITIATE}")
    assert [scene.codes(who.hand) for who in scene.state.investigators] == [[], [SHRIVELLING]]


# The mulligan.


def opening(*investigators: str, lead: int = 0) -> Table:
    """A scenario at the first mulligan."""
    table: Table = KernelTable(GAME, GAME.setup(len(investigators), 1, {"investigators": list(investigators)}))
    while table.decision is not None and table.decision.prompt.id == "prompt-lead-vote":
        table.choose(f"lead:{investigators[lead]}")
    return table


def replaced(table: Table, count: int) -> list[int]:
    """Choose so many cards of the hand for replacement."""
    unwanted: list[int] = []
    for _ in range(count):
        decision = table.decision
        assert decision is not None
        unwanted.append(decision.options[0].value)
        table.choose(decision.options[0])
    return unwanted


@pytest.mark.rule("lcg.mulligan.1")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_any_number_of_cards_is_replaced_once(count: int) -> None:
    table = opening(ROLAND)
    hand = list(table.state.investigators[0].hand)
    unwanted = replaced(table, count)
    table.choose("done")
    after = table.state.investigators[0].hand
    assert table.state.round == 1
    assert len(after) == 5
    assert [card for card in after if card in hand] == [card for card in hand if card not in unwanted]


@pytest.mark.rule("lcg.target.4")
@pytest.mark.parametrize("count", [0, 1])
def test_where_any_number_may_be_chosen_to_choose_none_changes_nothing(count: int) -> None:
    """A mulligan of no cards: the deck is not even shuffled."""
    table = opening(ROLAND)
    deck = list(table.state.investigators[0].deck)
    assert not table.state.limbo, "no weakness was set aside"
    replaced(table, count)
    table.choose("done")
    assert (table.state.investigators[0].deck == deck) is (count == 0)
    assert len([told for told in table.events if isinstance(told, Mulligan)]) == count


@pytest.mark.rule("lcg.mulligan.2")
def test_replaced_cards_come_back_to_the_deck_after_the_new_ones_are_drawn() -> None:
    """Of a deck of 5 cards all 5 are drawn, and none of those that were put aside."""
    unwanted, others = [KNIFE, GUTS, FLASHLIGHT, PERCEPTION, OVERPOWER], [SCRYING, SHRIVELLING, *[EMERGENCY_CACHE] * 3]
    scene = given(ROLAND).deck(0, *others).hand(0, *unwanted)
    scene.run(mulligan(scene.table, 0), *(f"mulligan:{code}" for code in unwanted))
    assert sorted(scene.codes(scene.who().hand)) == sorted(others)
    assert sorted(scene.codes(scene.who().deck)) == sorted(unwanted)


@pytest.mark.rule("lcg.mulligan.3")
@pytest.mark.parametrize(("lead", "seats"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_mulligans_are_taken_in_player_order(lead: int, seats: list[int]) -> None:
    table = opening(ROLAND, DAISY, SKIDS, lead=lead)
    asked: list[int] = []
    while table.decision is not None and table.decision.prompt.id == "prompt-mulligan":
        asked.append(table.decision.seat)
        table.choose("done")
    assert asked == seats
