"""Hidden information: what each seat may know, and what nobody may."""

from collections.abc import Callable

import pytest

from miskatonic.games.final_hour.actions import investigate
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.events import (
    ActionCardDrawn,
    ActionRevealed,
    ClueFound,
    PriorityPlayedFaceDown,
    PriorityTurned,
    VoteTaken,
)
from miskatonic.games.final_hour.monsters import draw_monster
from miskatonic.games.final_hour.play import Table

from .given import Situation, choose, given, keys
from .scenes import told

EVERYBODY = (None, 0, 1)
"""Both seats of a game for two, and a spectator."""

HANDS = ((1, 2, 3, 4), (21, 22, 23, 24))
"""The priority cards in hand, seat by seat."""

JENNY, LILY = 0, 1


def with_hands(situation: Situation) -> Situation:
    """Known hands; the next priority cards are 5, 6, 7 and 8."""
    return situation.hand(JENNY, HANDS[0]).hand(LILY, HANDS[1]).priority_deck(5, 6, 7, 8)


def nobody_can_tell(one: Table, other: Table, *seats: int | None) -> bool:
    """Do these seats see the same, and have they been told the same, at both tables?"""
    return all(one.view(seat) == other.view(seat) and one.log(seat) == other.log(seat) for seat in seats)


def possible(table: Table, seat: int | None, hidden: Callable[[Table], object]) -> int:
    """How many values a hidden thing takes at thirty tables that the seat cannot tell from the real one."""
    samples = [table.determinize(seat, seed) for seed in range(30)]
    assert all(each.view(seat) == table.view(seat) for each in samples)
    return len({repr(hidden(each)) for each in samples})


# Hands


@pytest.mark.rule("fh.hidden.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_sees_the_own_hand_and_no_other(seat: int) -> None:
    seen = with_hands(given()).table("action.begin").view(seat).investigators
    assert seen[seat].hand == list(HANDS[seat])
    assert (seen[1 - seat].hand, seen[1 - seat].hand_size) == (None, 4)


@pytest.mark.rule("fh.hidden.1")
def test_a_spectator_sees_no_hand() -> None:
    assert [each.hand for each in given().table("action.begin").view().investigators] == [None, None]


@pytest.mark.rule("fh.hidden.1")
def test_another_hand_makes_no_difference_to_what_a_player_sees() -> None:
    one = with_hands(given()).table("action.begin")
    other = with_hands(given()).hand(LILY, (15, 16, 17, 18)).table("action.begin")
    assert nobody_can_tell(one, other, None, 0)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("fh.hidden.1")
def test_for_all_a_player_knows_the_others_may_hold_any_cards() -> None:
    table = with_hands(given()).table("action.begin")
    assert possible(table, 0, lambda each: each.state.investigators[LILY].hand) > 20
    assert possible(table, 0, lambda each: each.state.investigators[JENNY].hand) == 1


@pytest.mark.rule("fh.hidden.2")
def test_a_vote_tells_who_is_ready_and_nothing_about_the_hands() -> None:
    one, other = (with_hands(given()).hand(LILY, hand).table("round.end") for hand in (HANDS[1], (15, 16, 17, 18)))
    for table in (one, other):
        assert [[option.key for option in each.options] for each in table.pending.values()] == [["wait", "ready"]] * 2
        table.choose("wait", seat=0)
        table.choose("ready", seat=1)
        assert [event.ready for event in told(table, VoteTaken)] == [["lily-chen"]]
    assert nobody_can_tell(one, other, None, 0)


@pytest.mark.rule("fh.hidden.2", "fh.hidden.3")
@pytest.mark.parametrize("step", ["action.begin", "round.end"])
def test_while_cards_are_hidden_nobody_may_talk(step: str) -> None:
    table = given().table(step)
    assert [each.may_talk for each in table.view(0).investigators] == [False, False]


# Action cards


@pytest.mark.rule("fh.hidden.3", "fh.hidden.4")
def test_a_face_down_action_card_is_known_to_its_player_only() -> None:
    table = with_hands(given()).top_action(JENNY, "grand-gala").table("action.begin")
    assert [table.view(seat).investigators[JENNY].drawn is None for seat in EVERYBODY] == [True, False, True]
    table.choose("play:1")
    (known,) = [seat for seat in EVERYBODY if table.view(seat).played[0].card is not None]
    assert (known, table.view(0).played[0].card.title) == (0, "grand-gala")


@pytest.mark.rule("fh.hidden.3", "fh.hidden.4")
def test_nobody_is_told_of_a_face_down_card_before_it_is_revealed() -> None:
    one, other = (
        with_hands(given()).top_action(LILY, "stillness").top_action(LILY, title).table("action.begin")
        for title in ("open-palm", "foretold-strike")
    )
    for table in (one, other):
        choose(table, "play:1", "play:24", "play:2", "play:23")
        assert told(table, ActionCardDrawn)[1].only == (LILY,)
    assert [event.who for event in told(one, ActionRevealed)] == ["jenny-barnes"]
    assert nobody_can_tell(one, other, None, 0)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("fh.hidden.3")
def test_in_the_resolve_step_only_those_with_a_revealed_card_may_talk() -> None:
    table = with_hands(given()).table("action.begin")
    choose(table, "play:1", "play:24", "play:2", "play:23")
    assert [each.may_talk for each in table.view(0).investigators] == [True, False]


@pytest.mark.rule("fh.hidden.4")
def test_for_all_others_know_a_face_down_card_may_be_any_of_its_deck() -> None:
    table = with_hands(given()).table("action.begin")
    table.choose("play:1")
    assert possible(table, 1, lambda each: each.state.played[0].card) > 5


@pytest.mark.rule("fh.hidden.5")
def test_a_player_may_look_again_at_the_own_cards_played_this_round() -> None:
    situation = with_hands(given()).hand(JENNY, (1, 2, 3, 30))
    situation.top_action(JENNY, "parasol-and-poise").top_action(JENNY, "grand-gala")
    table = situation.top_action(LILY, "open-palm").top_action(LILY, "measured-force").table("action.begin")
    own: list[list[str]] = []
    for key in ("play:1", "play:24", "play:30", "play:23", "stay"):
        table.choose(key)
        own.append([each.card.title for each in table.view(0).played if each.who == "jenny-barnes"])
    assert own == [["grand-gala"]] * 2 + [["grand-gala", "parasol-and-poise"]] * 3
    assert [each.revealed for each in table.view(0).played] == [True, True, False, False]


@pytest.mark.rule("fh.hidden.6")
@pytest.mark.parametrize("step", ["action.begin", "round.end"])
def test_a_player_may_look_through_the_own_action_discard_pile(step: str) -> None:
    situation = given()
    actions = situation.state.investigators[LILY].actions
    discarded = [actions.cards.pop() for _ in range(3)]
    actions.discard = list(discarded)
    seen = situation.table(step).view(1).investigators[LILY]
    assert [card.number for card in seen.discard] == discarded
    assert seen.deck == 7


# Priority cards


@pytest.mark.rule("fh.hidden.7")
@pytest.mark.parametrize("step", ["action.begin", "round.end", "ritual.attempt"])
def test_everybody_may_look_through_the_priority_discard_pile(step: str) -> None:
    table = with_hands(given()).priority_discard(30, 12, 19).table(step)
    assert [table.view(seat).priority_discard for seat in EVERYBODY] == [[12, 19, 30]] * 3


@pytest.mark.rule("fh.hidden.14")
def test_in_a_face_down_round_a_played_priority_card_is_known_to_its_player_only() -> None:
    situation = with_hands(given())
    situation.state.face_down = True
    one, other = situation.table("action.begin"), situation.table("action.begin")
    one.choose("play:1")
    other.choose("play:4")
    assert [one.view(seat).played[0].priority for seat in EVERYBODY] == [None, 1, None]
    assert nobody_can_tell(one, other, None, 1)


@pytest.mark.rule("fh.hidden.14")
def test_face_down_priority_cards_are_turned_only_when_all_four_are_played() -> None:
    situation = with_hands(given())
    situation.state.face_down = True
    table = situation.table("action.begin")
    choose(table, "play:1", "play:24", "play:3")
    assert [each.priority for each in table.view(0).played] == [1, None, 3]
    assert [each.priority for each in table.view(1).played] == [None, 24, None]
    assert (len(told(table, PriorityPlayedFaceDown)), told(table, PriorityTurned)) == (3, [])
    table.choose("play:21")
    assert [[each.priority for each in table.view(seat).played] for seat in EVERYBODY] == [[1, 3, 21, 24]] * 3


@pytest.mark.rule("fh.hidden.14")
def test_for_all_others_know_a_face_down_priority_card_may_be_any() -> None:
    situation = with_hands(given())
    situation.state.face_down = True
    table = situation.table("action.begin")
    table.choose("play:1")
    assert possible(table, 1, lambda each: each.state.played[0].priority) > 10


# Tokens


@pytest.mark.rule("fh.hidden.9")
@pytest.mark.parametrize("step", ["action.begin", "round.end", "ritual.attempt"])
def test_nobody_knows_the_ritual_tokens_before_the_attempt(step: str) -> None:
    one = with_hands(given()).ritual("moon", "moon").table(step)
    other = with_hands(given()).ritual("star", "clover").table(step)
    assert [one.view(seat).ritual_tokens for seat in EVERYBODY] == [None, None, None]
    assert nobody_can_tell(one, other, *EVERYBODY)


@pytest.mark.rule("fh.hidden.9")
def test_the_ritual_tokens_are_open_only_after_all_have_laid_down_their_cards() -> None:
    table = with_hands(given()).ritual("moon", "star").table("ritual.attempt")
    table.choose("leave-out:1", seat=0)
    assert [table.view(seat).ritual_tokens for seat in EVERYBODY] == [None, None, None]
    table.choose("leave-out:21", seat=1)
    assert [table.view(seat).ritual_tokens for seat in EVERYBODY] == [["moon", "star"]] * 3


@pytest.mark.rule("fh.hidden.9")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_for_all_anybody_knows_the_ritual_tokens_may_be_any(seat: int | None) -> None:
    assert possible(given().table(), seat, lambda each: sorted(each.state.ritual_tokens)) > 5


@pytest.mark.rule("fh.hidden.10")
def test_clues_in_locations_are_unknown_to_all_until_investigated() -> None:
    one = given().stand(JENNY, 7).clue(7, "moon").table()
    other = given().stand(JENNY, 7).clue(7, "key").table()
    assert one.view(0).locations[6].clue is True
    assert nobody_can_tell(one, other, *EVERYBODY)
    investigate(one, JENNY)
    assert [one.view(seat).found for seat in EVERYBODY] == [["moon"]] * 3
    assert [event.only for event in told(one, ClueFound)] == [None]


@pytest.mark.rule("fh.hidden.10")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_for_all_anybody_knows_a_clue_may_be_any(seat: int | None) -> None:
    assert possible(given().table(), seat, lambda each: each.state.locations[7].clue) == 6


@pytest.mark.rule("fh.hidden.11")
def test_the_order_of_the_gate_stack_and_the_removed_token_are_unknown_to_all() -> None:
    one, other = given(), given()
    stack = other.state.gate_stack
    place = next(place for place, symbol in enumerate(stack) if symbol is not other.state.gate_removed)
    stack[place], other.state.gate_removed = other.state.gate_removed, stack[place]
    stack.reverse()
    assert nobody_can_tell(one.table(), other.table(), *EVERYBODY)
    assert one.state.gate_stack != other.state.gate_stack


@pytest.mark.rule("fh.hidden.11")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_for_all_anybody_knows_any_gate_may_be_next_and_any_may_be_out(seat: int | None) -> None:
    table = given().table()
    assert possible(table, seat, lambda each: each.state.gate_stack[-1]) == 3
    assert possible(table, seat, lambda each: each.state.gate_removed) == 3


@pytest.mark.rule("fh.hidden.12")
def test_the_next_monster_of_the_cup_is_unknown_and_the_discarded_ones_are_open() -> None:
    one, other = given(), given()
    for situation in (one, other):
        gone = [token for token in situation.state.cup.tokens if MONSTERS[token].id == "red-wanderer-3"]
        situation.state.cup.tokens.remove(gone[0])
        situation.state.cup.beside = gone
    other.state.cup.tokens.reverse()
    assert nobody_can_tell(one.table(), other.table(), *EVERYBODY)
    assert [one.table().view(seat).monster_discard for seat in EVERYBODY] == [["red-wanderer-3"]] * 3


@pytest.mark.rule("fh.hidden.12")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_for_all_anybody_knows_any_monster_may_be_drawn_next(seat: int | None) -> None:
    assert possible(given().table(), seat, draw_monster) > 10


@pytest.mark.rule("fh.hidden.13")
def test_the_item_deck_is_face_down_and_owned_items_are_open() -> None:
    one, other = given().item(JENNY, "storm-lantern"), given().item(JENNY, "storm-lantern")
    other.state.items.cards.reverse()
    assert nobody_can_tell(one.table(), other.table(), *EVERYBODY)
    owned = [one.table().view(seat).investigators[JENNY].items for seat in EVERYBODY]
    assert owned == [["storm-lantern"]] * 3


@pytest.mark.rule("fh.hidden.13")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_for_all_anybody_knows_any_item_may_be_on_top(seat: int | None) -> None:
    assert possible(given().table(), seat, lambda each: each.state.items.cards[-1]) > 6


def test_an_open_priority_card_is_seen_by_everybody() -> None:
    table = with_hands(given()).table("action.begin")
    table.choose("play:1")
    assert [table.view(seat).played[0].priority for seat in EVERYBODY] == [1, 1, 1]
    assert keys(table) == ["play:21", "play:22", "play:23", "play:24"]


def test_alone_another_hidden_state_can_be_dealt_while_one_of_five_cards_is_chosen() -> None:
    table = given(players=1).table("round.begin")
    assert possible(table, 0, lambda each: each.state.priority.cards) > 20
