"""The Event step: time, which alternative is read, the end of the game, the variant for a longer one."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import event_deck
from miskatonic.games.mansions.components import EVENTS, STORIES
from miskatonic.games.mansions.event_deck import event_step
from miskatonic.games.mansions.events import EventDelayed, EventRead, EventRevealed
from miskatonic.games.mansions.house import stories
from miskatonic.games.mansions.view import view

from .given import given
from .keeper_words import Invented, put, told

LYNCH = "fall-of-house-lynch"


def rule(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"mom.{id}")


def gain(n: int) -> list[Any]:
    return [{"do": "gain-threat", "n": n}]


# Time.


@rule("event.1")
@rule("event.2")
def test_each_step_brings_one_time_token_until_the_card_is_due(invented: Invented):
    game = given("joe-diamond")
    game.state.events = [invented.event("last", 3, []), invented.event("first", 2, [{"then": gain(5)}])]
    game.run(event_step(game.table))
    assert (game.state.time, game.state.threat, game.state.events) == (1, 0, ["last", "first"])
    game.run(event_step(game.table))
    assert (game.state.threat, game.state.events, game.state.past_events) == (5, ["last"], ["first"])
    assert told(game, EventRead) == []


@rule("event.3")
def test_the_tokens_are_discarded_and_the_next_card_counts_from_zero(invented: Invented):
    game = given("joe-diamond")
    game.state.events = [invented.event("last", 2, []), invented.event("first", 1, [])]
    game.run(event_step(game.table))
    assert game.state.time == 0
    game.run(event_step(game.table))
    assert (game.state.time, game.state.events) == (1, ["last"])


@rule("event.3")
def test_a_time_token_from_the_event_itself_counts_for_the_next_card():
    game = given("joe-diamond")
    game.state.events = [f"{LYNCH}-event-5", f"{LYNCH}-event-4"]
    game.state.time = EVENTS[f"{LYNCH}-event-4"].time - 1
    game.finish(event_step(game.table))
    assert (game.state.events, game.state.time) == ([f"{LYNCH}-event-5"], 1)


@rule("setup.9")
@pytest.mark.parametrize("story", stories())
def test_the_deck_is_the_five_events_of_the_story_with_the_first_on_top(story: str):
    game = given("joe-diamond", story=story)
    assert game.state.events == [f"{story}-event-{n}" for n in (5, 4, 3, 2, 1)]
    assert set(STORIES) == {card.story for card in EVENTS.values()}


# Alternatives.


@rule("event.4")
@rule("event.5")
@rule("event.8")
@pytest.mark.parametrize(("letter", "threat"), [("A", 1), ("B", 2)])
def test_only_what_matches_the_answers_is_read_and_carried_out(invented: Invented, letter: Any, threat: int):
    game = given("joe-diamond").answer(q2=letter)
    entries = [
        {"answer": "2A", "text": "2a", "then": gain(1)},
        {"answer": "2B", "text": "2b", "then": gain(2)},
        {"answer": "3C", "then": gain(10)},
    ]
    game.state.events = [invented.event("last", 9, []), invented.event("first", 1, entries)]
    game.run(event_step(game.table))
    assert game.state.threat == threat
    assert [event.text_id for event in told(game, EventRead)] == [f"2{letter.lower()}"]


@rule("event.5")
def test_conditions_are_settled_before_anything_happens(invented: Invented):
    game = given("joe-diamond")
    here = {"is": "on-map", "monster": "zombie", "n": 1}
    entries = [
        {"when": {"is": "not", "of": here}, "then": [{"do": "appear", "kind": "zombie", "room": "kitchen"}]},
        {"when": here, "then": gain(7)},
    ]
    entries[0]["when"] = {"is": "on-map", "monster": "zombie", "n": 0, "exactly": True}
    game.state.events = [invented.event("last", 9, []), invented.event("first", 1, entries)]
    game.run(event_step(game.table))
    assert (len(game.state.monsters), game.state.threat) == (1, 0)


@rule("event.6")
def test_the_front_is_told_only_when_it_is_revealed(invented: Invented):
    game = given("joe-diamond")
    game.state.events = [invented.event("last", 9, []), invented.event("first", 2, [])]
    game.run(event_step(game.table))
    assert told(game, EventRevealed) == []
    game.run(event_step(game.table))
    (event,) = told(game, EventRevealed)
    assert (event.card, event.only) == ("first", None)


@rule("objective.4")
@pytest.mark.parametrize(("letter", "reveals"), [("A", True), ("B", False)])
def test_the_reveal_is_a_property_of_the_alternative(invented: Invented, letter: Any, reveals: bool):
    game = given("joe-diamond").answer(q1=letter)
    invented.objective(game)
    entries = [{"answer": "1A", "reveals": True}, {"answer": "1B"}]
    game.state.events = [invented.event("last", 9, []), invented.event("fourth", 1, entries)]
    game.run(event_step(game.table))
    assert game.state.revealed is reveals


@rule("objective.4")
def test_event_four_reveals_in_fourteen_of_fifteen_cases():
    silent = [
        (story, letter)
        for story, printed in STORIES.items()
        for letter in printed.questions[0]
        if not any(
            entry.reveals and entry.answer in (None, f"1{letter}") for entry in EVENTS[f"{story}-event-4"].entries
        )
    ]
    assert silent == [("inner-sanctum", "B")]


# The last event.


@rule("win.3")
@rule("round.5")
@rule("limits.2")
def test_after_the_last_event_all_lose_where_nobody_has_won(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    game.state.events = [invented.event("last", 1, [{"then": gain(1)}])]
    asked = game.run(event_step(game.table))
    assert asked.result is not None
    assert asked.result.won == {0: False, 1: False, 2: False}
    assert game.state.threat == 1


@rule("win.3")
def test_what_the_last_event_brings_about_may_still_meet_an_objective(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").reveal()
    met = {"is": "samples-at-altar", "n": 1, "alone": 1}
    invented.objective(game, watches=[{"when": met, "then": "keeper-wins", "reason": "test"}])
    game.state.events = [invented.event("last", 1, [{"then": ["sample-to-altar"]}])]
    asked = game.run(event_step(game.table))
    assert asked.result is not None
    assert asked.result.won == {0: True, 1: False, 2: False}


@rule("limits.2")
@pytest.mark.parametrize(
    ("word", "won"),
    [("keeper-wins", {0: True, 1: False, 2: False}), ("investigators-win", {0: False, 1: True, 2: True})],
)
def test_the_last_event_may_name_the_winner(invented: Invented, word: str, won: dict[int, bool]):
    game = given("joe-diamond", "jenny-barnes")
    game.state.events = [invented.event("last", 1, [{"answer": "1A", "then": [{"do": word, "reason": "test"}]}])]
    asked = game.run(event_step(game.table))
    assert asked.result is not None
    assert asked.result.won == won


@rule("win.3")
@pytest.mark.parametrize(
    ("story", "letter", "ends"),
    [
        (LYNCH, "A", "keeper-wins"),
        (LYNCH, "B", "investigators-win"),
        (LYNCH, "C", None),
        ("classroom-curses", "A", "keeper-wins"),
        ("classroom-curses", "B", None),
        ("green-eyed-boy", "A", "keeper-wins"),
        ("blood-ties", "A", None),
    ],
)
def test_who_wins_with_the_last_event_is_data_of_the_card(story: str, letter: str, ends: str | None):
    from miskatonic.kernel.effects.walking import nodes

    words = {
        config.tag
        for entry in EVENTS[f"{story}-event-5"].entries
        if entry.answer in (None, f"1{letter}")
        for _, node in nodes(entry.then, "")
        if (config := getattr(node, "__struct_config__", None)) is not None
    }
    assert (words & {"keeper-wins", "investigators-win"}) == ({ends} if ends else set())


@rule("win.5")
def test_the_last_event_comes_before_the_fire_that_would_have_decided(invented: Invented):
    game = given("joe-diamond").fire("garden")
    invented.objective(
        game,
        watches=[
            {"when": {"is": "monster-killed", "monster": "zombie"}, "then": "investigators-win", "reason": "test"}
        ],
    )
    game.reveal()
    put(game, "zombie", "garden.nw", health=5, wounds=4)
    game.state.events = [invented.event("last", 1, [])]
    game.keeper_turn("keeper.event")
    assert game.table.result is not None
    assert game.table.result.won == {0: False, 1: False}


# The variant.


@rule("variant-length.1")
@pytest.mark.parametrize(("die", "comes"), [(1, False), (2, False), (3, True), (10, True)])
def test_a_roll_of_one_or_two_puts_the_last_event_off(invented: Invented, die: int, comes: bool):
    game = given("joe-diamond", longer=True)
    game.state.events = [invented.event("last", 1, [])]
    asked = game.run(event_step(game.table), dice=str(die))
    assert (asked.result is not None) is comes
    (event,) = told(game, EventDelayed)
    assert event.delayed is not comes
    assert event.variant() == ("-not" if comes else "")
    assert view(game.state, 1).last_die == die


@rule("variant-length.2")
def test_the_roll_is_made_again_in_each_step_until_the_card_comes(invented: Invented):
    game = given("joe-diamond", longer=True)
    game.state.events = [invented.event("last", 2, [])]
    game.state.time = 1
    for _ in range(3):
        assert game.run(event_step(game.table), dice="2").result is None
        assert game.state.time == 2
    assert game.run(event_step(game.table), dice="3").result is not None


@rule("variant-length.1")
def test_without_the_variant_no_die_is_rolled(invented: Invented):
    game = given("joe-diamond")
    game.state.events = [invented.event("last", 1, [])]
    assert game.run(event_step(game.table)).result is not None


@rule("variant-length.3")
def test_no_roll_is_made_where_the_last_event_makes_a_side_win(invented: Invented):
    game = given("joe-diamond", longer=True)
    game.state.events = [
        invented.event(
            "last", 1, [{"answer": "1A", "then": [{"do": "keeper-wins", "reason": "test"}]}, {"answer": "1C"}]
        )
    ]
    assert event_deck.names_a_winner(game.table, EVENTS["last"])
    assert game.run(event_step(game.table)).result is not None
    game = given("joe-diamond", longer=True).answer(q1="C")
    assert not event_deck.names_a_winner(game.table, EVENTS["last"])


@rule("variant-length.4")
def test_earlier_events_come_on_schedule(invented: Invented):
    game = given("joe-diamond", longer=True)
    game.state.events = [invented.event("last", 9, []), invented.event("first", 1, [])]
    game.run(event_step(game.table))
    assert game.state.events == ["last"]
