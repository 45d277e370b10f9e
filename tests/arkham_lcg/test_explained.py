"""Numbers with where they come from: tests that are over, and what can be played."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.view import TermView, TokenView
from miskatonic.games.arkham_lcg.words import WILLPOWER

from .given import ROLAND, STUDY, WENDY, given
from .names import (
    BEAT_COP,
    EMERGENCY_CACHE,
    GUTS,
    MACHETE,
    MAGNIFYING_GLASS,
    OVERPOWER,
    RAVENOUS_GHOUL,
    ROTTING_REMAINS,
    WENDYS_AMULET,
)
from .scenes import last_test

# How a test ended.


def test_a_test_that_nobody_saw_is_told_with_all_its_parts() -> None:
    ended = last_test(given(ROLAND).asset(0, MAGNIFYING_GLASS).bag("-1").do("investigate"))
    assert (ended.skill, ended.attempt, ended.target, ended.automatic) == ("intellect", "investigate", STUDY, False)
    assert (ended.value, ended.terms) == (
        3,
        [TermView(ROLAND, 3), TermView(MAGNIFYING_GLASS, 1), TermView("-1", -1)],
    )
    assert (ended.difficulty, ended.difficulty_terms) == (2, [TermView(STUDY, 2)])
    assert ended.tokens == [TokenView("-1", -1)]


def test_what_was_committed_and_what_a_weapon_adds_are_parts_of_the_sum() -> None:
    scene = given(ROLAND).enemy(RAVENOUS_GHOUL, engaged=0).asset(0, MACHETE).asset(0, BEAT_COP).hand(0, OVERPOWER)
    ended = last_test(scene.bag("skull").do(f"activate:{MACHETE}", "pass", f"commit:{OVERPOWER}", "pass"))
    assert [(term.source, term.amount) for term in ended.terms] == [
        (ROLAND, 4),
        (BEAT_COP, 1),
        (MACHETE, 1),
        (OVERPOWER, 2),
        ("skull", -1),
    ]
    assert (ended.attempt, ended.target) == ("fight", RAVENOUS_GHOUL)


def test_a_test_that_a_card_asks_for_names_the_card() -> None:
    scene = given(ROLAND).encounter(ROTTING_REMAINS).bag("0")
    card = scene.state.encounter.cards[-1]
    scene.run(skill_test(scene.table, 0, WILLPOWER, 3, source=card))
    ended = last_test(scene)
    assert (ended.attempt, ended.target, ended.difficulty_terms) == (
        None,
        ROTTING_REMAINS,
        [TermView(ROTTING_REMAINS, 3)],
    )


def test_a_test_of_nothing_in_particular_names_nothing() -> None:
    scene = given(ROLAND).bag("0")
    scene.run(skill_test(scene.table, 0, WILLPOWER, 3))
    assert last_test(scene).target == ""


@pytest.mark.parametrize(
    ("token", "succeeded", "numbers"), [("auto-fail", False, (0, 2)), ("elder-sign", True, (3, 0))]
)
def test_what_is_decided_by_itself_says_so(token: str, succeeded: bool, numbers: tuple[int, int]) -> None:
    ended = last_test(given(WENDY).asset(0, WENDYS_AMULET).bag(token).do("investigate"))
    assert (ended.automatic, ended.succeeded, (ended.value, ended.difficulty)) == (True, succeeded, numbers)


# What else can be played.


def test_the_event_that_may_be_played_from_the_discard_pile_is_seen_with_its_price() -> None:
    scene = given(WENDY).discarded(0, EMERGENCY_CACHE, GUTS)
    assert scene.resumed().view(0).investigators[0].discarded_event is None
    event = scene.asset(0, WENDYS_AMULET).resumed().view(0).investigators[0].discarded_event
    assert (event.code, event.price) == (EMERGENCY_CACHE, 0)
