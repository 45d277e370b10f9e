"""Options read from a command line, or drawn at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.errors import SetupError
from miskatonic.sim.batch.options import parse_options
from miskatonic.sim.playtest.fuzz import drawn_options

GAME = GAMES["final-hour"]


@pytest.mark.parametrize(
    ("word", "name", "value"),
    [
        ("difficulty=high", "difficulty", "high"),
        ("ancient-one=Umordhoth", "ancient_one", "umordhoth"),
        ("simultaneous_draw=yes", "simultaneous_draw", True),
        ("simultaneous_draw=False", "simultaneous_draw", False),
        ("lead=1", "lead", 1),
        ("investigators=lily-chen,rita-young", "investigators", ("lily-chen", "rita-young")),
        ("investigators=,rita-young", "investigators", (None, "rita-young")),
        ("investigators=", "investigators", ()),
    ],
)
def test_an_option_in_words(word: str, name: str, value: Any) -> None:
    assert parse_options(GAME, [word]) == {name: value}


def test_a_seat_may_be_left_to_chance_where_the_game_says_so() -> None:
    assert parse_options(GAMES["mansions"], ["keeper=random"]) == {"keeper": "random"}


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("difficulty", "name=value"),
        ("colour=red", "its options are"),
        ("difficulty=hard", "one of: low, normal, high"),
        ("lead=first", "whole number"),
        ("simultaneous_draw=perhaps", "yes or no"),
    ],
)
def test_a_wrong_option_is_refused_in_one_sentence(word: str, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        parse_options(GAME, [word])


def test_options_drawn_at_random_are_legal_and_reach_every_value() -> None:
    drawn = [drawn_options(GAME, Random(seed)) for seed in range(100)]
    for options in drawn:
        GAME.setup(2, 0, options)
    for name, setting in GAME.settings.items():
        if setting.values:
            assert {options[name] for options in drawn} == set(setting.values)


def test_a_list_of_seats_is_read_as_numbers_and_a_list_of_codes_is_not() -> None:
    read = parse_options(GAMES["arkham-lcg"], ["sitting-out=1,2", "investigators=01001,01002"])
    assert read == {"sitting_out": (1, 2), "investigators": ("01001", "01002")}
    with pytest.raises(SetupError, match="whole number"):
        parse_options(GAMES["arkham-lcg"], ["sitting-out=Anna"])
