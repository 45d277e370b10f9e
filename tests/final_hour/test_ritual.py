"""Reversing the ritual: what is known of it, the vote, the cards, the tokens, the count."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.actions import investigate
from miskatonic.games.final_hour.cards import PRIORITY
from miskatonic.games.final_hour.events import (
    GameEnded,
    Reckoning,
    RitualCardsRevealed,
    RitualTokensRevealed,
    RoundBegan,
    VoteTaken,
)
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.setup import begin
from miskatonic.games.final_hour.words import RITUAL_SYMBOLS, Symbol
from miskatonic.kernel.errors import IllegalChoice

from .given import Situation, choose, given, keys
from .phases import LAY_DOWN, PLAY, VOTE, health
from .scenes import told

DIAMOND, HOURGLASS, MOON, STAR, CLOVER = (
    [number for number, card in PRIORITY.items() if card.symbol == symbol]
    for symbol in ("diamond", "hourglass", "moon", "star", "clover")
)
"""The six priority cards of each symbol, in ascending order."""


def attempt(situation: Situation, *left_out: int) -> Table:
    """The attempt, in which every seat leaves out one card."""
    table = situation.table("ritual.attempt")
    choose(table, *(f"leave-out:{number}" for number in left_out))
    return table


def count(table: Table) -> tuple[int, int]:
    """The matches of the attempt and how many were needed."""
    (event,) = told(table, RitualTokensRevealed)
    return event.matches, event.target


def won(table: Table) -> bool:
    assert table.result is not None
    (outcome,) = set(table.result.won.values())
    return outcome


# What the clues tell.


@pytest.mark.rule("fh.ritual.2")
def test_the_two_ritual_tokens_may_be_different_or_the_same() -> None:
    same = 0
    for seed in range(900):
        one, other = begin(GAME.setup(2, seed, {})).ritual_tokens
        assert {one, other} <= set(RITUAL_SYMBOLS)
        same += one == other
    assert 70 <= same <= 130


def after_each_clue(seed: int) -> list[tuple[Counter[Symbol], list[Symbol]]]:
    """The symbols found and the two ritual tokens, after every clue of the campus found in turn."""
    table = given(2, seed=seed).table()
    steps: list[tuple[Counter[Symbol], list[Symbol]]] = []
    for at in range(1, 16):
        table.state.investigators[0].location = at
        investigate(table, 0)
        steps.append((Counter(table.state.found), list(table.state.ritual_tokens)))
    return steps


@pytest.mark.rule("fh.ritual.3")
def test_a_symbol_found_twice_is_on_neither_ritual_token() -> None:
    cases = [
        symbol in tokens
        for seed in range(60)
        for found, tokens in after_each_clue(seed)
        for symbol in RITUAL_SYMBOLS
        if found[symbol] == 2
    ]
    assert cases
    assert not any(cases)


@pytest.mark.rule("fh.ritual.4")
def test_a_symbol_found_once_is_on_at_most_one_ritual_token() -> None:
    counts = {
        tokens.count(symbol)
        for seed in range(60)
        for found, tokens in after_each_clue(seed)
        for symbol in RITUAL_SYMBOLS
        if found[symbol] == 1
    }
    assert counts == {0, 1}


@pytest.mark.rule("fh.ritual.5")
def test_example_after_one_hourglass_and_both_diamonds_only_hourglass_cards_may_still_match() -> None:
    situation = given(2).ritual("moon", "hourglass").clue(2, "hourglass").clue(3, "diamond").clue(4, "star")
    rest = next(at for at in range(5, 16) if situation.state.locations[at].clue == "diamond")
    table = situation.no_clue(2).no_clue(3).no_clue(rest).table()
    assert sorted(table.view(0).found) == ["diamond", "diamond", "hourglass"]
    possible = [table.determinize(0, seed).state.ritual_tokens for seed in range(150)]
    assert not [pair for pair in possible if Symbol.DIAMOND in pair]
    assert {pair.count(Symbol.HOURGLASS) for pair in possible} == {0, 1}


# The vote.


@pytest.mark.rule("fh.ritual.6")
@pytest.mark.parametrize("gates_left", [1, 4, 7])
def test_at_the_end_of_any_round_all_are_asked_whether_to_attempt_the_ritual(gates_left: int) -> None:
    table = given(3).gates(*["trinity"] * gates_left).table()
    assert {seat: (each.rule, len(each.options)) for seat, each in table.pending.items()} == {
        0: (VOTE, 2),
        1: (VOTE, 2),
        2: (VOTE, 2),
    }


@pytest.mark.rule("fh.ritual.6")
def test_the_ritual_is_attempted_when_all_agree() -> None:
    table = given(3).table()
    choose(table, "ready", "ready", "ready")
    assert {each.rule for each in table.pending.values()} == {LAY_DOWN}


@pytest.mark.rule("fh.ritual.6")
@pytest.mark.parametrize("against", [0, 1, 2])
def test_a_single_investigator_against_it_begins_the_next_round_instead(against: int) -> None:
    table = given(3).table()
    choose(table, *("wait" if seat == against else "ready" for seat in range(3)))
    assert len(told(table, RoundBegan)) == 1
    assert table.decision is not None
    assert table.decision.rule == PLAY


@pytest.mark.rule("fh.ritual.7")
def test_without_a_gate_token_left_the_attempt_is_made_without_a_vote() -> None:
    table = given(3).gates().table()
    assert {seat: each.rule for seat, each in table.pending.items()} == dict.fromkeys(range(3), LAY_DOWN)
    assert not told(table, VoteTaken)


@pytest.mark.rule("fh.ritual.8")
@pytest.mark.parametrize(
    ("tokens", "reason"),
    [(("moon", "star"), "ritual-reversed"), (("clover", "diamond"), "ritual-failed")],
)
def test_an_attempt_ends_the_game_whatever_comes_of_it(tokens: tuple[str, str], reason: str) -> None:
    situation = given(2).ritual(*tokens).hand(0, MOON[:4]).hand(1, STAR[:4])
    table = attempt(situation, MOON[0], STAR[0])
    assert table.result is not None
    assert (table.result.reason, table.decision) == (reason, None)
    assert isinstance(table.events[-1], GameEnded)
    with pytest.raises(IllegalChoice):
        table.choose("ready")


@pytest.mark.rule("fh.ritual.9")
def test_in_the_vote_nothing_can_be_said_but_ready_or_not() -> None:
    table = given(3).table()
    for seat, decision in table.pending.items():
        assert sorted(option.key for option in decision.options) == ["ready", "wait"]
        assert not table.view(seat).may_talk
        assert [each.hand is None for each in table.view(seat).investigators] == [who != seat for who in range(3)]
    choose(table, "ready", "wait", "ready")
    (vote,) = told(table, VoteTaken)
    assert (vote.ready, vote.waiting) == (["jenny-barnes", "michael-mcglen"], ["lily-chen"])
    assert vote.text() == "No attempt yet; not ready: Lily Chen; ready: Jenny Barnes and Michael McGlen."


# The cards.


@pytest.mark.rule("fh.ritual.10")
def test_each_investigator_lays_down_three_of_the_four_cards_in_hand() -> None:
    situation = given(2).hand(0, [1, 2, 3, 4]).hand(1, [5, 6, 7, 8])
    table = situation.table("ritual.attempt")
    assert keys(table) == ["leave-out:1", "leave-out:2", "leave-out:3", "leave-out:4"]
    choose(table, "leave-out:2", "leave-out:8")
    assert [event.cards for event in told(table, RitualCardsRevealed)] == [[1, 3, 4], [5, 6, 7]]


@pytest.mark.rule("fh.ritual.10")
def test_cards_lie_face_down_while_others_still_choose() -> None:
    table = given(2).hand(0, [1, 2, 3, 4]).table("ritual.attempt")
    table.choose("leave-out:2", 0)
    for seat in (1, None):
        view = table.view(seat)
        assert view.committed is None
        assert view.investigators[0].hand is None


@pytest.mark.rule("fh.ritual.11")
def test_all_cards_are_revealed_at_once_when_everyone_has_chosen() -> None:
    table = given(3).table("ritual.attempt")
    for seat in (2, 0, 1):
        assert not told(table, RitualCardsRevealed)
        table.choose(0, seat)
    assert [event.who for event in told(table, RitualCardsRevealed)] == ["jenny-barnes", "lily-chen", "michael-mcglen"]
    assert [len(cards) for cards in table.view(None).committed] == [3, 3, 3]


@pytest.mark.rule("fh.ritual.12")
def test_the_ritual_tokens_are_revealed_after_the_cards() -> None:
    table = given(2).ritual("moon", "star").table("ritual.attempt")
    table.choose(0)
    assert [table.view(seat).ritual_tokens for seat in (0, 1, None)] == [None, None, None]
    table.choose(0)
    order = [type(event) for event in table.events]
    assert order == [RitualCardsRevealed, RitualCardsRevealed, RitualTokensRevealed, GameEnded]
    assert sorted(table.view(None).ritual_tokens) == ["moon", "star"]


# The count.


@pytest.mark.rule("fh.ritual.13")
def test_each_card_with_the_symbol_of_either_token_counts_once() -> None:
    situation = given(2).ritual("moon", "star")
    situation.hand(0, [*MOON[:2], STAR[0], CLOVER[0]]).hand(1, [*STAR[1:3], DIAMOND[0], HOURGLASS[0]])
    table = attempt(situation, MOON[0], HOURGLASS[0])
    assert count(table) == (4, 4)


@pytest.mark.rule("fh.ritual.13")
def test_the_card_left_out_does_not_count() -> None:
    situation = given(2).ritual("moon", "star")
    situation.hand(0, [*MOON[:2], STAR[0], CLOVER[0]]).hand(1, [*STAR[1:3], DIAMOND[0], HOURGLASS[0]])
    table = attempt(situation, CLOVER[0], STAR[1])
    assert count(table) == (4, 4)


@pytest.mark.rule("fh.ritual.14")
def test_with_the_same_symbol_on_both_tokens_each_matching_card_counts_twice() -> None:
    situation = given(2).ritual("moon", "moon").hand(0, [*MOON[:1], *STAR[:3]]).hand(1, [MOON[1], *CLOVER[:3]])
    table = attempt(situation, STAR[0], CLOVER[0])
    assert count(table) == (4, 4)
    assert won(table)


@pytest.mark.rule("fh.ritual.14")
def test_with_the_same_symbol_on_both_tokens_one_card_is_too_few() -> None:
    situation = given(2).ritual("moon", "moon").hand(0, [*MOON[:1], *STAR[:3]]).hand(1, [HOURGLASS[1], *CLOVER[:3]])
    table = attempt(situation, STAR[0], CLOVER[0])
    assert count(table) == (2, 4)
    assert not won(table)


def hands_with(players: int, matches: int) -> tuple[Situation, list[int]]:
    """Moon and star are wanted; three cards of each hand are laid down, with so many matches in all."""
    wanted, others = [*MOON, *STAR], [*DIAMOND, *HOURGLASS, *CLOVER]
    laid = [*wanted[:matches], *others[: 3 * players - matches]]
    spare = others[-players:]
    situation = given(players).ritual("moon", "star")
    for who in range(players):
        situation.hand(who, [*laid[3 * who : 3 * who + 3], spare[who]])
    return situation, spare


@pytest.mark.rule("fh.ritual.15")
@pytest.mark.parametrize(("players", "more"), [(2, 0), (2, 2), (3, 0), (3, 3), (4, 0), (4, 4)])
def test_twice_as_many_matches_as_investigators_or_more_reverse_the_ritual(players: int, more: int) -> None:
    situation, spare = hands_with(players, 2 * players + more)
    table = attempt(situation, *spare)
    assert count(table) == (2 * players + more, 2 * players)
    assert table.result is not None
    assert (table.result.reason, table.result.won) == ("ritual-reversed", dict.fromkeys(range(players), True))


@pytest.mark.rule("fh.ritual.16")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("short", [1, 2])
def test_fewer_matches_lose(players: int, short: int) -> None:
    situation, spare = hands_with(players, 2 * players - short)
    table = attempt(situation, *spare)
    assert count(table) == (2 * players - short, 2 * players)
    assert table.result is not None
    assert (table.result.reason, table.result.won) == ("ritual-failed", dict.fromkeys(range(players), False))


@pytest.mark.rule("fh.ritual.17")
def test_example_three_moons_and_a_star_of_six_cards_win_for_two() -> None:
    situation = given(2, investigators=("jenny-barnes", "michael-mcglen")).ritual("moon", "star")
    situation.hand(0, [*MOON[:2], DIAMOND[0], CLOVER[0]]).hand(1, [MOON[2], STAR[0], HOURGLASS[0], CLOVER[1]])
    table = attempt(situation, CLOVER[0], CLOVER[1])
    assert count(table) == (4, 4)
    assert won(table)


@pytest.mark.rule("fh.ritual.18")
@pytest.mark.parametrize("places", [(12, 12), (1, 5), (9, 9)])
def test_the_ritual_is_reversed_from_anywhere(places: tuple[int, int]) -> None:
    situation, spare = hands_with(2, 4)
    table = situation.stand(0, places[0]).stand(1, places[1]).table()
    choose(table, "ready", "ready", *(f"leave-out:{number}" for number in spare))
    assert won(table)


@pytest.mark.rule("fh.ritual.19")
@pytest.mark.parametrize("moons", [MOON[1:5], [MOON[0], MOON[2], MOON[4], MOON[5]]])
def test_numbers_and_omens_of_the_cards_have_no_effect_on_the_ritual(moons: list[int]) -> None:
    """The same symbols with few omens and with many: four moons and two other cards."""
    situation = given(2).ritual("moon", "star")
    situation.hand(0, [*moons[:3], CLOVER[0]]).hand(1, [moons[3], *DIAMOND[4:], CLOVER[5]])
    table = attempt(situation, CLOVER[0], CLOVER[5])
    assert count(table) == (4, 4)
    assert won(table)
    assert not told(table, Reckoning)
    assert health(table) == [5, 5]
