"""The first step of the action phase: four turns, each an action card face down and a priority card on it."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.games.final_hour.cards import ACTION_CARDS, PRIORITY
from miskatonic.games.final_hour.events import ActionCardDrawn, PriorityPlayed, Reckoning
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import RITUAL_SYMBOLS

from .given import choose, given, keys
from .phases import LAY_DOWN, PLAY, VOTE, carry_on
from .published import facts
from .scenes import told


def turns(table: Table, count: int = 4) -> Table:
    """Let so many turns be taken, each with the first card in hand."""
    for _ in range(count):
        table.choose(0)
    return table


@pytest.mark.rule("fh.play-priority.1")
@pytest.mark.parametrize(
    ("players", "lead", "seats"),
    [
        pytest.param(4, 0, [0, 1, 2, 3], marks=pytest.mark.rule("fh.play-priority.2")),
        pytest.param(4, 2, [2, 3, 0, 1], marks=pytest.mark.rule("fh.play-priority.2")),
        pytest.param(3, 0, [0, 1, 2, 0], marks=pytest.mark.rule("fh.play-priority.3")),
        pytest.param(3, 2, [2, 0, 1, 2], marks=pytest.mark.rule("fh.play-priority.3")),
        pytest.param(2, 0, [0, 1, 0, 1], marks=pytest.mark.rule("fh.play-priority.4")),
        pytest.param(2, 1, [1, 0, 1, 0], marks=pytest.mark.rule("fh.play-priority.4")),
    ],
)
def test_four_turns_are_taken_clockwise_from_the_lead(players: int, lead: int, seats: list[int]) -> None:
    table = turns(given(players).lead(lead).table("action.begin"))
    assert [seat for seat, _ in table.choices] == seats
    assert table.decision is None or table.decision.rule != PLAY


@pytest.mark.rule("fh.play-priority.5")
def test_a_turn_begins_with_a_look_at_the_top_card_of_the_own_deck() -> None:
    table = given(2).top_action(0, "matched-pair").table("action.turn")
    jenny = table.view(0).investigators[0]
    assert jenny.drawn is not None
    assert (jenny.drawn.title, jenny.deck) == ("matched-pair", 9)


@pytest.mark.rule("fh.play-priority.6")
def test_the_drawn_action_card_must_be_played() -> None:
    situation = given(2).top_action(0, "matched-pair").hand(0, [3, 9, 20, 27])
    for answer in ("play:3", "play:9", "play:20", "play:27"):
        table = situation.table("action.turn")
        assert keys(table) == ["play:3", "play:9", "play:20", "play:27"]
        table.choose(answer)
        view = table.view(0)
        assert [played.card.title for played in view.played] == ["matched-pair"]
        assert (view.investigators[0].drawn, view.investigators[0].deck) == (None, 9)


@pytest.mark.rule("fh.play-priority.7")
@pytest.mark.parametrize("watcher", [1, None])
def test_the_action_card_is_laid_face_down_without_being_shown(watcher: int | None) -> None:
    table = given(2).table("action.turn")
    assert table.view(watcher).investigators[0].drawn is None
    turns(table, 1)
    assert table.view(watcher).played[0].card is None
    assert table.view(0).played[0].card is not None
    shown = [event.who for event in table.log(watcher) if isinstance(event, ActionCardDrawn)]
    assert shown == (["lily-chen"] if watcher == 1 else [])


@pytest.mark.rule("fh.play-priority.8")
def test_a_priority_card_of_choice_is_laid_face_up_on_the_action_card() -> None:
    table = given(2).hand(0, [3, 9, 20, 27]).table("action.turn")
    table.choose("play:20")
    (played,) = table.view(1).played
    assert (played.who, played.priority) == ("jenny-barnes", 20)
    assert 20 not in table.view(0).investigators[0].hand
    assert told(table, PriorityPlayed)[0].priority == 20


@pytest.mark.rule("fh.play-priority.9")
def test_a_turn_ends_with_drawing_the_top_priority_card() -> None:
    table = given(2).hand(0, [3, 9, 20, 27]).priority_deck(17, 18).table("action.turn")
    before = table.view(0).priority_deck
    table.choose("play:20")
    assert table.view(0).investigators[0].hand == [3, 9, 17, 27]
    assert table.view(0).priority_deck == before - 1


@pytest.mark.rule("fh.play-priority.10")
def test_the_last_priority_card_drawn_makes_the_discards_a_new_deck() -> None:
    table = given(2).empty_priority_deck(keep=1).table("action.turn")
    discarded = table.view(0).priority_discard
    turns(table, 1)
    assert table.view(0).priority_discard == []
    assert sorted(table.state.priority.cards) == discarded


@pytest.mark.rule("fh.play-priority.10")
def test_the_new_priority_deck_is_shuffled() -> None:
    orders = set[tuple[int, ...]]()
    for seed in range(5):
        situation = given(2, seed=seed).hand(0, range(1, 5)).hand(1, range(5, 9))
        situation.state.priority.cards.sort()
        table = turns(situation.empty_priority_deck(keep=1).table("action.turn"), 1)
        assert sorted(table.state.priority.cards) == list(range(9, 30))
        orders.add(tuple(table.state.priority.cards))
    assert len(orders) == 5


@pytest.mark.rule("fh.play-priority.11")
def test_hands_and_the_cards_of_this_round_stay_out_of_the_new_priority_deck() -> None:
    table = given(3).empty_priority_deck(keep=2).table("action.turn")
    discarded = table.view(None).priority_discard
    turns(table, 2)
    on_the_table = [played.priority for played in table.state.played]
    in_hands = [number for each in table.state.investigators for number in each.hand]
    assert sorted(table.state.priority.cards) == discarded
    assert sorted([*discarded, *on_the_table, *in_hands]) == list(range(1, 31))


@pytest.mark.rule("fh.play-priority.12")
def test_priority_cards_are_numbered_1_to_30_each_number_once() -> None:
    state = given(4).state
    dealt = [*state.priority.cards, *(number for each in state.investigators for number in each.hand)]
    assert sorted(dealt) == list(range(1, 31))
    assert [PRIORITY[number].number for number in range(1, 31)] == list(range(1, 31))


@pytest.mark.rule("fh.play-priority.14")
def test_priority_cards_show_no_omen_one_or_two() -> None:
    shown: dict[int, list[int]] = {}
    for number, card in PRIORITY.items():
        shown.setdefault(card.omens, []).append(number)
    assert shown == facts("priority")["omens"]


@pytest.mark.rule("fh.play-priority.16")
def test_every_priority_card_shows_a_ritual_symbol() -> None:
    assert Counter(card.symbol for card in PRIORITY.values()) == dict.fromkeys(RITUAL_SYMBOLS, 6)


@pytest.mark.rule("fh.play-priority.15")
@pytest.mark.parametrize(
    ("jenny", "lily", "omens", "row"),
    [
        ((2, 6), (11, 13), 0, None),
        ((1, 6), (11, 13), 2, "stirring-depths"),
        ((3, 2), (1, 6), 4, "glimpse"),
        ((1, 4), (3, 6), 5, "waking-nightmare"),
        ((1, 3), (5, 4), 7, "risen-city"),
    ],
)
def test_the_omens_played_in_a_round_choose_its_reckoning(
    jenny: tuple[int, int], lily: tuple[int, int], omens: int, row: str | None
) -> None:
    situation = given(2).hand(0, [*jenny, 29, 25]).hand(1, [*lily, 28, 30])
    table = situation.table("action.turn")
    choose(table, *(f"play:{number}" for pair in zip(jenny, lily, strict=True) for number in pair))
    carry_on(table, VOTE, LAY_DOWN)
    assert [(event.omens, event.row) for event in told(table, Reckoning)] == [(omens, row)]


@pytest.mark.rule("fh.play-priority.17")
def test_nobody_may_talk_while_priority_cards_are_played() -> None:
    table = given(3).table("action.turn")
    for _ in range(4):
        assert not any(table.view(seat).may_talk for seat in range(3))
        assert all(key.startswith("play:") for key in keys(table))
        turns(table, 1)


@pytest.mark.rule("fh.play-priority.19")
def test_by_the_variant_all_look_at_their_first_action_card_at_once_and_play_in_turn() -> None:
    table = given(4, simultaneous_draw=True, lead=1).table("action.begin")
    assert [table.view(seat).investigators[seat].drawn is not None for seat in range(4)] == [True] * 4
    assert list(table.pending) == [1]
    looked_at = [table.view(seat).investigators[seat].drawn for seat in range(4)]
    turns(table)
    assert [seat for seat, _ in table.choices] == [1, 2, 3, 0]
    played = {played.who: ACTION_CARDS[played.card].title for played in table.state.played}
    assert played == {seat: card.title for seat, card in enumerate(looked_at)}


@pytest.mark.rule("fh.play-priority.19")
def test_without_the_variant_only_the_one_whose_turn_it_is_looks() -> None:
    table = given(4, lead=1).table("action.begin")
    assert [table.view(seat).investigators[seat].drawn is not None for seat in range(4)] == [False, True, False, False]


@pytest.mark.rule("fh.play-priority.20")
@pytest.mark.parametrize("simultaneous", [True, False])
@pytest.mark.parametrize("players", [2, 3])
def test_the_second_action_card_is_not_drawn_before_the_first_has_its_priority_card(
    players: int, simultaneous: bool
) -> None:
    table = given(players, simultaneous_draw=simultaneous).table("action.begin")
    seen = []
    while table.decision is not None and table.decision.rule == PLAY:
        view = table.view(0)
        own = [played.card for played in view.played if played.who == "jenny-barnes"]
        drawn = view.investigators[0].drawn
        known = {card.number for card in [*own, *([drawn] if drawn else [])]}
        assert len(known) == 10 - view.investigators[0].deck
        seen.append((len(own), len(known)))
        turns(table, 1)
    assert seen[0] == (0, 1)
    assert {known for own, known in seen if own == 0} == {1}
    assert (1, 2) in seen


@pytest.mark.rule("fh.play-priority.21")
def test_an_empty_action_deck_is_made_anew_of_the_discards_without_the_card_on_the_table() -> None:
    situation = given(3).lead(1)
    deck = situation.state.investigators[1].actions
    deck.discard, deck.cards = deck.cards[1:], deck.cards[:1]
    last, discards = deck.cards[0], sorted(deck.discard)
    table = turns(situation.table("action.turn"), 3)
    own = table.state.investigators[1]
    assert [played.card for played in table.state.played if played.who == 1] == [last]
    assert own.drawn is not None
    assert sorted([*own.actions.cards, own.drawn]) == discards
    assert own.actions.discard == []
