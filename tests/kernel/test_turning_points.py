"""The turning points of a game: what weighed most, of what everybody may know."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Event, Tone, Weight
from miskatonic.kernel.turning_points import turning_points


class Round(Event, frozen=True, tag="round"):
    round: int


class Scratch(Event, frozen=True, tag="scratch"):
    tone: ClassVar[Tone] = Tone.BAD


class Wound(Event, frozen=True, tag="wound"):
    count: int

    def weighs(self) -> int:
        return Weight.MINOR * self.count


class Death(Event, frozen=True, tag="death"):
    weight: ClassVar[Weight] = Weight.DECISIVE


class Curtain(Event, frozen=True, tag="curtain"):
    weight: ClassVar[Weight] = Weight.DECISIVE
    concludes: ClassVar[bool] = True


def told(*events: Event) -> list[tuple[int, str, int]]:
    return [(point.round, type(point.event).__name__, point.place) for point in turning_points(events)]


def test_the_three_weightiest_events_are_told_in_the_order_they_happened() -> None:
    game = [Round(1), Wound(2), Round(2), Death(), Wound(1), Round(3), Wound(3)]
    assert told(*game) == [(1, "Wound", 1), (2, "Death", 3), (3, "Wound", 6)]


def test_of_equals_one_of_another_round_is_taken_then_the_later() -> None:
    game = [Round(1), Death(), Round(2), Death(), Death(), Death()]
    assert told(*game) == [(1, "Death", 1), (2, "Death", 4), (2, "Death", 5)]


def test_what_only_some_may_know_turns_nothing_for_all() -> None:
    assert told(Round(1), Death(only=(0,)), Wound(1)) == [(1, "Wound", 2)]


def test_what_declares_no_weight_weighs_a_little_by_its_tone() -> None:
    assert told(Round(1), Scratch()) == [(1, "Scratch", 1)]


def test_the_end_itself_and_what_follows_it_is_no_turning_point() -> None:
    assert told(Wound(1), Curtain(), Round(1), Wound(2), Curtain(), Death()) == [
        (0, "Wound", 0),
        (0, "Curtain", 1),
        (1, "Wound", 3),
    ]


def test_rounds_are_counted_on_where_a_part_of_the_game_counts_anew() -> None:
    assert told(Round(1), Round(2), Wound(1), Round(1), Wound(1)) == [(2, "Wound", 2), (3, "Wound", 4)]


def test_a_game_in_which_nothing_weighs_has_none() -> None:
    assert told(Round(1), Round(2)) == []
