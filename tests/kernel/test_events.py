"""Events: who may see them, and whether they show what was hidden."""

from __future__ import annotations

import pytest

from miskatonic.kernel.events import Event, reveals

from .toy import Drew, Scored, toy


def test_an_event_for_everybody_is_seen_by_seats_and_spectators() -> None:
    event = Scored(0, 7)
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [True, True, True]


def test_an_event_for_one_seat_is_seen_by_nobody_else() -> None:
    event = Drew(1, 7, only=(1,))
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [False, False, True]


def test_one_event_that_shows_something_hidden_is_enough_to_reveal() -> None:
    assert reveals([Scored(0, 7), Drew(1, 8, only=(1,)), Scored(1, 8)])
    assert not reveals([Scored(0, 7), Scored(1, 8)])
    assert not reveals([])


def test_a_choice_reveals_by_what_it_leads_to() -> None:
    table = toy()
    known = len(table.events)
    table.choose(0)
    assert not reveals(table.events[known:])
    for choice in (0, "low", "low"):
        table.choose(choice)
    assert reveals(table.events[known:])


def test_an_event_says_what_happened() -> None:
    with pytest.raises(TypeError, match="Event does not say what happened"):
        Event().text()
