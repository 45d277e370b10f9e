"""The action phase as a whole, and its second step: action cards are resolved by their priority numbers."""

from __future__ import annotations

import pytest

from miskatonic.games.final_hour.events import ActionRevealed, MonsterDestroyed, PriorityPlayed, Reckoning
from miskatonic.games.final_hour.play import Table

from .given import Situation, choose, given, kinds_at, monsters_at
from .phases import LAY_DOWN, VOTE, carry_on, health, meekest
from .scenes import told

JENNY, LILY, MICHAEL, RITA = "jenny-barnes", "lily-chen", "michael-mcglen", "rita-young"


def revealed(table: Table) -> list[int]:
    """The priority numbers of the cards revealed so far, in that order."""
    return [event.priority for event in told(table, ActionRevealed)]


def finish_card(table: Table) -> Table:
    """Answer meekly until another card asks."""
    assert table.decision is not None
    cause = table.decision.cause
    while table.decision is not None and table.decision.cause == cause:
        table.choose(meekest(table))
    return table


def two_at_the_table() -> Situation:
    """Jenny has the ranks 1 and 4, Lily 2 and 3; every card begins with a move."""
    situation = given(2, investigators=(JENNY, LILY)).play(0, "well-connected", 28).play(1, "open-palm", 8)
    return situation.play(1, "foretold-strike", 14).play(0, "evening-company", 7)


def four_at_the_table() -> Situation:
    """Everybody has one card, the seats in order of rank; every card begins with a move."""
    situation = given(4).play(0, "well-connected", 7).play(1, "open-palm", 8)
    return situation.play(2, "unfinished-business", 14).play(3, "passing-the-baton", 28)


@pytest.mark.rule("fh.action-phase.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_team_plays_and_resolves_four_action_cards_whatever_the_players(players: int) -> None:
    table = carry_on(given(players).table("round.begin"), VOTE, LAY_DOWN)
    assert len(told(table, Reckoning)) == 1
    assert len(told(table, ActionRevealed)) == 4
    assert sum(len(each.discard) for each in table.view(None).investigators) == 4


@pytest.mark.rule("fh.action-phase.2")
def test_a_card_resolved_by_its_upper_effect_does_not_resolve_the_lower_one() -> None:
    situation = given(2).play(1, "stillness", 1).play(1, "open-palm", 8).play(0, "well-connected", 14)
    table = situation.play(0, "evening-company", 28).table("action.resolve")
    choose(table, "way:1", "move:3", "seal:2-3")
    assert table.state.investigators[1].location == 3
    assert health(table) == [5, 5]
    assert monsters_at(table, 3) == []


@pytest.mark.rule("fh.action-phase.2")
def test_a_card_resolved_by_its_lower_effect_does_not_resolve_the_upper_one() -> None:
    situation = given(2).stand(1, 4).play(0, "well-connected", 1).play(0, "evening-company", 2)
    table = situation.play(1, "stillness", 14).play(1, "open-palm", 28).table("action.resolve")
    finish_card(finish_card(table))
    assert health(table) == [5, 4]
    assert len(monsters_at(table, 4)) == 2
    assert table.decision is not None
    assert table.decision.cause == "card:open-palm"


@pytest.mark.rule("fh.action-phase.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_cards_of_a_round_resolve_the_upper_effect_and_two_the_lower(players: int) -> None:
    table = carry_on(given(players).table("round.begin"), VOTE, LAY_DOWN)
    assert sorted(event.half for event in told(table, ActionRevealed)) == ["lower", "lower", "upper", "upper"]


@pytest.mark.rule("fh.action-phase.5")
def test_action_cards_are_resolved_only_when_all_four_are_played() -> None:
    table = given(2).table("action.turn")
    for played in range(4):
        assert len(told(table, PriorityPlayed)) == played
        assert not told(table, ActionRevealed)
        table.choose(0)
    assert len(told(table, PriorityPlayed)) == 4
    assert told(table, ActionRevealed)


@pytest.mark.rule("fh.resolve.1")
def test_action_cards_are_resolved_one_at_a_time_from_the_lowest_number_up() -> None:
    table = two_at_the_table().table("action.sort")
    for count, cause in enumerate(("evening-company", "open-palm", "foretold-strike", "well-connected"), 1):
        assert table.decision is not None
        assert table.decision.cause == f"card:{cause}"
        assert revealed(table) == [7, 8, 14, 28][:count]
        finish_card(table)


@pytest.mark.rule("fh.resolve.2")
@pytest.mark.parametrize("lead", [0, 1])
def test_neither_seats_nor_the_lead_matter_to_the_order(lead: int) -> None:
    table = carry_on(two_at_the_table().lead(lead).table("action.sort"), VOTE)
    assert [event.who for event in told(table, ActionRevealed)] == [JENNY, LILY, LILY, JENNY]


@pytest.mark.rule("fh.resolve.3", "fh.resolve.4")
def test_the_two_lowest_cards_resolve_the_upper_effect_and_the_two_highest_the_lower() -> None:
    table = carry_on(two_at_the_table().table("action.sort"), VOTE)
    assert {event.priority: event.half for event in told(table, ActionRevealed)} == {
        7: "upper",
        8: "upper",
        14: "lower",
        28: "lower",
    }


@pytest.mark.rule("fh.resolve.5")
def test_cards_with_higher_numbers_stay_face_down_until_their_turn() -> None:
    table = four_at_the_table().table("action.sort")
    for rank in range(4):
        face_up = [played.card is not None for played in table.view(None).played]
        assert face_up == [place <= rank for place in range(4)]
        finish_card(table)


@pytest.mark.rule("fh.resolve.6")
def test_an_effect_is_resolved_by_and_for_the_investigator_who_played_the_card() -> None:
    situation = given(2).stand(0, 6).stand(1, 9).lead(0).play(1, "open-palm", 1).play(0, "well-connected", 2)
    table = situation.play(0, "evening-company", 14).play(1, "foretold-strike", 28).table("action.resolve")
    assert table.decision is not None
    assert table.decision.seat == 1
    table.choose("move:3")
    assert [each.location for each in table.state.investigators] == [6, 3]


@pytest.mark.rule("fh.resolve.7")
def test_a_resolved_card_goes_face_up_to_the_discard_pile_of_its_owner() -> None:
    table = two_at_the_table().table("action.sort")
    assert [each.discard for each in table.view(None).investigators] == [[], []]
    finish_card(table)
    jenny, lily = table.view(None).investigators
    assert [card.title for card in jenny.discard] == ["evening-company"]
    finish_card(table)
    jenny, lily = table.view(None).investigators
    assert [card.title for card in jenny.discard] == ["evening-company"]
    assert [card.title for card in lily.discard] == ["open-palm"]


@pytest.mark.rule("fh.resolve.8")
def test_the_last_own_action_card_discarded_makes_a_new_deck() -> None:
    situation = two_at_the_table()
    deck = situation.state.investigators[1].actions
    deck.discard, deck.cards = deck.cards, []
    table = situation.table("action.sort")
    finish_card(finish_card(table))
    waiting = table.view(1).investigators[1]
    assert (waiting.deck, len(waiting.discard)) == (0, 9)
    finish_card(table)
    done = table.view(1).investigators[1]
    assert (done.deck, done.discard) == (10, [])


@pytest.mark.rule("fh.resolve.8")
def test_the_new_action_deck_is_shuffled() -> None:
    orders = set[tuple[int, ...]]()
    for seed in range(5):
        situation = two_at_the_table()
        situation.state.rng = seed
        deck = situation.state.investigators[1].actions
        deck.discard, deck.cards = sorted(deck.cards), []
        table = situation.table("action.sort")
        orders.add(tuple(finish_card(finish_card(finish_card(table))).state.investigators[1].actions.cards))
    assert len(orders) == 5


@pytest.mark.rule("fh.resolve.9")
def test_only_those_whose_card_is_revealed_may_talk() -> None:
    table = four_at_the_table().table("action.sort")
    for rank in range(4):
        assert [table.view(seat).may_talk for seat in range(4)] == [seat <= rank for seat in range(4)]
        finish_card(table)


@pytest.mark.rule("fh.resolve.10")
def test_the_first_of_two_cards_revealed_lets_its_player_talk() -> None:
    table = two_at_the_table().table("action.sort")
    assert [table.view(seat).may_talk for seat in range(2)] == [True, False]
    assert sum(played.revealed for played in table.view(0).played if played.who == JENNY) == 1


@pytest.mark.rule("fh.resolve.11")
def test_played_priority_cards_stay_until_the_reckoning() -> None:
    table = finish_card(finish_card(finish_card(two_at_the_table().table("action.sort"))))
    view = table.view(None)
    assert [played.priority for played in view.played] == [7, 8, 14, 28]
    assert view.priority_discard == []
    carry_on(table, VOTE)
    assert table.view(None).priority_discard == [7, 8, 14, 28]


@pytest.mark.rule("fh.resolve.12")
def test_the_ancient_one_phase_begins_when_all_four_cards_are_resolved() -> None:
    table = finish_card(finish_card(finish_card(two_at_the_table().table("action.sort"))))
    assert not told(table, Reckoning)
    table.choose("stay")
    assert len(told(table, Reckoning)) == 1
    assert len(told(table, ActionRevealed)) == 4


# The example of the book: Jenny leads, Michael sits on her left, then Lily.


def example() -> Situation:
    situation = given(3, investigators=(JENNY, MICHAEL, LILY)).top_action(0, "evening-company")
    situation.top_action(0, "well-connected").top_action(1, "unfinished-business").top_action(2, "open-palm")
    situation.hand(0, [1, 2, 8, 28]).hand(1, [14, 15, 16, 17]).hand(2, [7, 18, 19, 20])
    return situation.priority_deck(3, 21, 22, 23)


def example_after(*answers: str) -> Table:
    table = example().table("action.begin")
    choose(table, *answers)
    return table


@pytest.mark.rule("fh.action-example.1")
def test_example_jenny_plays_8_on_her_face_down_card_and_draws() -> None:
    table = example_after("play:8")
    (played,) = table.view(1).played
    assert (played.who, played.priority, played.card) == (JENNY, 8, None)
    assert table.view(0).played[0].card.title == "well-connected"
    assert table.view(0).investigators[0].hand == [1, 2, 3, 28]


@pytest.mark.rule("fh.action-example.2")
def test_example_michael_is_next_clockwise_plays_14_and_draws() -> None:
    table = example_after("play:8")
    assert table.decision is not None
    assert table.decision.seat == 1
    table.choose("play:14")
    assert [(played.who, played.priority) for played in table.view(0).played] == [(JENNY, 8), (MICHAEL, 14)]
    assert table.view(1).investigators[1].hand == [15, 16, 17, 21]


@pytest.mark.rule("fh.action-example.3")
@pytest.mark.parametrize("fourth", [1, 2, 3, 28])
def test_example_lily_is_certain_of_an_upper_effect_with_7(fourth: int) -> None:
    table = carry_on(example_after("play:8", "play:14", "play:7", f"play:{fourth}"), VOTE)
    assert [event.half for event in told(table, ActionRevealed) if event.who == LILY] == ["upper"]


@pytest.mark.rule("fh.action-example.4")
def test_example_jenny_the_lead_takes_the_fourth_turn() -> None:
    table = example_after("play:8", "play:14", "play:7")
    assert table.decision is not None
    assert table.decision.seat == 0
    assert table.view(0).investigators[0].drawn.title == "evening-company"
    table.choose("play:28")
    assert [played.priority for played in table.view(0).played if played.who == JENNY] == [8, 28]


@pytest.mark.rule("fh.action-example.5", "fh.action-example.6")
def test_example_lily_and_jenny_resolve_upper_effects_then_michael_and_jenny_lower_ones() -> None:
    table = carry_on(example_after("play:8", "play:14", "play:7", "play:28"), VOTE)
    assert [(event.who, event.priority, event.half) for event in told(table, ActionRevealed)] == [
        (LILY, 7, "upper"),
        (JENNY, 8, "upper"),
        (MICHAEL, 14, "lower"),
        (JENNY, 28, "lower"),
    ]


@pytest.mark.rule("fh.resolve.5")
def test_example_after_four_turns_only_the_card_under_7_is_face_up() -> None:
    table = example_after("play:8", "play:14", "play:7", "play:28")
    face_up = [played.priority for played in table.view(None).played if played.card is not None]
    assert face_up == [7]


@pytest.mark.rule("fh.action-example.5", "fh.action-example.6")
def test_example_the_halves_revealed_are_the_halves_resolved() -> None:
    situation = example().stand(1, 4)
    situation.top_action(1, "hold-the-door").top_action(2, "measured-force").put("blue-plain-1", 12)
    table = situation.table("action.begin")
    choose(table, "play:8", "play:14", "play:7", "play:28")
    carry_on(table, VOTE)
    assert [(event.kind, event.at) for event in told(table, MonsterDestroyed)] == [("blue-plain-1", 12)]
    assert kinds_at(table, 4).count("damage") == 1
