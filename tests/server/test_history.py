"""The history of a game: the numbers of its questions, and how far one may go back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from miskatonic.games.arkham_lcg import GAME as CARD_GAME
from miskatonic.games.final_hour import GAME
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.events import reveals
from miskatonic.kernel.table import Table
from miskatonic.server.history import History, progress_of
from miskatonic.server.services import now


def new_history(players: int = 2, seed: int = 1, choices: int = 0, **options: Any) -> History:
    made = History(Table(GAME, GAME.setup(players, seed, options)))
    play(made, Random(seed), choices)
    return made


def play(history: History, chance: Random, choices: int, bots: tuple[int, ...] = ()) -> None:
    for _ in range(choices):
        if history.over:
            return
        decision = chance.choice(list(history.table.pending.values()))
        history.choose(decision.seat, chance.choice(decision.options).key, bot=decision.seat in bots)


def look(history: History) -> tuple[Any, ...]:
    """Everything that tells one position from another."""
    return (
        history.table.hash(),
        history.question_number,
        history.journal_length,
        history.positions.copy(),
        history.table.events.copy(),
    )


def test_a_question_bears_the_number_of_entries_before_it() -> None:
    made, chance = new_history(), Random(1)
    seen: set[int] = set()
    while not made.over:
        together = len(made.table.pending)
        asked = made.question_number
        play(made, chance, 1)
        if together == 1:
            assert made.question_number == made.journal_length == made.length
            assert asked not in seen
            seen.add(asked)
        else:
            assert made.question_number == asked, "the question of the others stays open"


def test_after_going_back_no_number_is_used_again() -> None:
    made, chance = new_history(seed=4), Random(4)
    numbers: list[int] = []
    for _ in range(60):
        if made.over or (made.length > 5 and chance.random() < 0.3):
            made.go_back(chance.randrange(made.length))
            assert made.question_number == made.journal_length == made.positions[-1].question
            numbers.append(made.question_number)
        else:
            play(made, chance, 1)
    assert numbers == sorted(set(numbers)) and len(numbers) > 5
    assert len(made.positions) == made.length + 1


@pytest.mark.parametrize("choices", [1, 4, 15])
def test_what_could_not_be_stored_was_never_so(choices: int) -> None:
    made = new_history(choices=8, simultaneous_draw=True)
    before = look(made)
    play(made, Random(9), choices)
    made.roll_back(made.length - 8)
    assert look(made) == before


@pytest.mark.parametrize("seed", range(5))
def test_a_way_back_that_could_not_be_stored_was_never_gone(seed: int) -> None:
    made, chance = new_history(seed=seed), Random(seed)
    for _ in range(12):
        play(made, chance, 4)
        before = look(made)
        roll_back = made.go_back(chance.randrange(made.length))
        assert look(made) != before
        roll_back()
        assert look(made) == before
        made.go_back(max(0, made.length - 2))


def test_an_illegal_choice_changes_nothing() -> None:
    made = new_history(choices=5)
    before = look(made)
    with pytest.raises(IllegalChoice):
        made.choose(next(iter(made.table.pending)), "nonsense", bot=False)
    assert look(made) == before


def test_the_last_choice_of_a_person_is_taken_back_with_what_bots_did_since() -> None:
    made, chance = new_history(seed=3), Random(3)
    while not (made.length > 4 and made.positions[-1].bot and made.positions[-2].bot):
        play(made, chance, 1, bots=(1,))
    last = max(place for place, mark in enumerate(made.positions) if mark.seat == 0)
    assert made.ways_back((0,), strict=False)[0].to == last - 1


def test_without_a_choice_of_a_person_there_is_nothing_to_take_back() -> None:
    made = new_history()
    assert made.ways_back((0,), strict=False) == []
    play(made, Random(1), 6, bots=(0, 1))
    assert made.ways_back((0, 1), strict=False) == []


def test_offers_lead_to_the_choice_the_action_and_the_round_each_further_than_the_last() -> None:
    made, chance = new_history(players=1, seed=6), Random(6)
    kinds: set[tuple[str, ...]] = set()
    while not made.over:
        play(made, chance, 1)
        if made.over:
            break
        offers = made.ways_back((0,), strict=False)
        kinds.add(tuple(offer.back for offer in offers))
        ways = [offer.to for offer in offers]
        assert ways == sorted(set(ways), reverse=True) and ways[0] == made.length - 1
        for offer in offers:
            shown = reveals(made.table.events[made.positions[offer.to].events :])
            assert (offer.free, offer.allowed) == (not shown, True)
            strict = next(each for each in made.ways_back((0,), strict=True) if each.back == offer.back)
            assert strict.allowed is not shown
            if offer.back == "round" and offer.to:
                assert made.positions[offer.to].round != made.positions[offer.to - 1].round
            if offer.back == "action":
                assert made.positions[offer.to].action == offer.to
    assert ("step", "action", "round") in kinds


def test_the_round_one_goes_back_to_is_of_the_same_scenario() -> None:
    made, chance = History(Table(CARD_GAME, CARD_GAME.setup(1, 7, {"adventure": "night-of-the-zealot"}))), Random(7)
    while not made.table.state.log.chapters:
        play(made, chance, 1)
    ended, ways = made.length, dict[str, int]()
    while not (made.table.state.round == 1 and "round" in ways):
        play(made, chance, 1)
        ways = {offer.back: offer.to for offer in made.ways_back((0,), strict=False)}
    assert ways["round"] > ended and made.positions[ways["round"]].round == 1


def test_what_others_decided_is_not_taken_back_freely() -> None:
    made = new_history(seed=2)
    chance = Random(2)
    while not made.over:
        play(made, chance, 1)
        for seats in ((0,), (1,), (0, 1)):
            for offer in made.ways_back(seats, strict=False):
                alone = {mark.seat for mark in made.positions[offer.to + 1 :]} <= set(seats)
                assert not offer.free or alone


def test_when_an_event_was_told_is_known() -> None:
    made, chance = new_history(seed=5), Random(5)
    told: list[int] = [0] * len(made.table.events)
    while not made.over:
        known = len(made.table.events)
        play(made, chance, 1)
        told += [made.length] * (len(made.table.events) - known)
    assert [made.choices_before(place) for place in range(len(told))] == told
    made.go_back(made.length // 2)
    left = len(made.table.events)
    assert [made.choices_before(place) for place in range(left)] == told[:left]


def test_where_a_game_stands() -> None:
    made = new_history(players=1, seed=8, choices=1000)
    over = progress_of(made, now())
    assert (over.status, over.waiting, over.choices) == ("over", [], made.length) and over.result
    made.go_back(made.length - 1)
    open_again = progress_of(made, now(), checkpoint=False)
    assert (open_again.status, open_again.result, open_again.checkpoint) == ("playing", None, None)
    assert open_again.hash == made.table.hash() and open_again.waiting == list(made.table.pending)
