"""The end of a game as those at the keyboard are told it."""

from __future__ import annotations

import pytest

from miskatonic.games.final_hour.events import RitualTokensShown, RoundBegan
from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import Side, one_side
from miskatonic.kernel.text import LOCALES, plain
from miskatonic.terminal.ending import verdict
from miskatonic.terminal.final_hour.story import told_by_rounds

SIDES = [
    Side("investigators", plain("side-investigators"), (1, 2)),
    Side("others", plain("side-investigators"), (0,)),
]


def told(won: dict[int, bool], people: list[int], sides: list[Side]) -> list[str]:
    return [line.plain for line in verdict(Result(won, "counted", None, 3), sides, people, "en")]


@pytest.mark.parametrize("people", [[0], [0, 1, 2], []])
def test_with_one_side_it_is_won_or_lost(people: list[int]) -> None:
    assert told({0: True, 1: True, 2: True}, people, list(one_side(3))) == ["Won after 3 rounds."]
    assert told({0: False, 1: False, 2: False}, people, list(one_side(3))) == ["Lost after 3 rounds."]


@pytest.mark.parametrize(
    ("people", "first"),
    [([1], "Won"), ([1, 2], "Won"), ([0], "Lost"), ([0, 1], "Over"), ([], "Over")],
)
def test_with_several_it_is_told_what_it_is_for_those_here_and_who_won(people: list[int], first: str) -> None:
    lines = told({0: False, 1: True, 2: True}, people, SIDES)
    assert lines == [f"{first} after 3 rounds.", "The winners: the investigators."]


def test_nobody_may_have_won() -> None:
    assert told({0: False, 1: False, 2: False}, [0], SIDES) == ["Lost after 3 rounds.", "Nobody has won."]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_every_verdict_can_be_said(locale: str, rounds: int) -> None:
    for won in (True, False):
        result = Result({0: False, 1: won, 2: won}, "counted", None, rounds)
        for people in ([0], [1], [0, 1]):
            said = [line.plain for line in verdict(result, SIDES, people, locale)]
            assert all(each and not each.startswith("ending-") for each in said)


def test_a_game_of_final_hour_that_is_lost_early_tells_which_symbols_were_right() -> None:
    events = [RoundBegan(1, None), RitualTokensShown("moon", "star")]
    assert [line.text() for line in told_by_rounds(events)] == ["1. the ritual needed moon and star"]
