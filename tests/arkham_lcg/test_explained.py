"""Numbers with where they come from: tests that are over, and the odds of what could be attempted."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.view import EnemyView, TermView, TokenView
from miskatonic.games.arkham_lcg.words import WILLPOWER

from .given import AGNES, ROLAND, STUDY, WENDY, Scene, given
from .names import (
    BEAT_COP,
    EMERGENCY_CACHE,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GUTS,
    KNIFE,
    MACHETE,
    MAGNIFYING_GLASS,
    MIND_OVER_MATTER,
    OVERPOWER,
    RAVENOUS_GHOUL,
    ROLANDS_38_SPECIAL,
    ROTTING_REMAINS,
    SHRIVELLING,
    SWARM_OF_RATS,
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


# The odds with a weapon.


def enemy_of(scene: Scene, code: str, seat: int | None = 0) -> EnemyView:
    view = scene.resumed().view(seat)
    return next(each for each in view.enemies if each.code == code)


def odds_with(scene: Scene, code: str, seat: int | None = 0) -> dict[tuple[str, str], float]:
    codes = scene.state.codes
    return {(codes[each.card], each.ability): each.odds for each in enemy_of(scene, code, seat).weapon_odds}


def against_a_ghoul() -> Scene:
    """Roland, with combat 4, and a Ravenous Ghoul, with fight 3, who is hit with -1 at the least."""
    return given(ROLAND).house().enemy(RAVENOUS_GHOUL, engaged=0).bag("0", "-2", "-3", "auto-fail")


def test_each_ability_of_a_weapon_has_its_own_odds() -> None:
    scene = against_a_ghoul().asset(0, KNIFE)
    assert enemy_of(scene, RAVENOUS_GHOUL).fight_odds == 0.25
    assert odds_with(scene, RAVENOUS_GHOUL) == {(KNIFE, "stab"): 0.5, (KNIFE, "throw"): 0.75}


def test_the_odds_are_those_the_test_then_has() -> None:
    scene = against_a_ghoul().asset(0, KNIFE).enemy(SWARM_OF_RATS, engaged=0).hand(0, OVERPOWER)
    foreseen = odds_with(scene, SWARM_OF_RATS)
    for ability in ("stab", "throw"):
        table = scene.resumed().clone()
        for start in (f"activate:{KNIFE}#{scene.card(KNIFE)}:{ability}", f"fight:{SWARM_OF_RATS}"):
            assert table.decision is not None
            table.choose(next(each for each in table.decision.options if each.key.startswith(start)))
        assert table.view(0).test.odds == foreseen[KNIFE, ability]


def test_a_bonus_that_depends_on_the_place_is_read_there() -> None:
    scene = against_a_ghoul().asset(0, ROLANDS_38_SPECIAL)
    assert odds_with(scene, RAVENOUS_GHOUL) == {(ROLANDS_38_SPECIAL, "shoot"): 0.5}
    here = scene.state.codes[scene.who().location]
    assert odds_with(scene.clues(here, 1), RAVENOUS_GHOUL) == {(ROLANDS_38_SPECIAL, "shoot"): 0.75}


def test_a_spell_that_fights_with_another_skill_has_its_odds() -> None:
    scene = given(AGNES).house().enemy(GHOUL_MINION, engaged=0).asset(0, SHRIVELLING).bag("0", "-1", "-3", "auto-fail")
    assert enemy_of(scene, GHOUL_MINION).fight_odds == 0.25
    assert odds_with(scene, GHOUL_MINION) == {(SHRIVELLING, "wither"): 0.5 + 0.25}


def test_a_weapon_that_cannot_be_used_has_none() -> None:
    assert odds_with(against_a_ghoul().asset(0, FORTY_FIVE_AUTOMATIC, uses=0), RAVENOUS_GHOUL) == {}


def test_others_weapons_and_enemies_elsewhere_have_none() -> None:
    scene = given(ROLAND, AGNES).house().enemy(RAVENOUS_GHOUL, at="01113").asset(0, KNIFE)
    assert odds_with(scene, RAVENOUS_GHOUL) == {}
    scene = given(ROLAND, AGNES).house().enemy(RAVENOUS_GHOUL, engaged=0).asset(0, KNIFE)
    assert [len(odds_with(scene, RAVENOUS_GHOUL, seat)) for seat in (0, 1, None)] == [2, 0, 0]


def test_where_something_else_is_chosen_first_nothing_is_foretold() -> None:
    scene = against_a_ghoul().asset(0, KNIFE).hand(0, MIND_OVER_MATTER)
    assert odds_with(scene.do(f"play:{MIND_OVER_MATTER}"), RAVENOUS_GHOUL) == {}


def test_looking_changes_nothing() -> None:
    table = against_a_ghoul().asset(0, KNIFE).asset(0, FORTY_FIVE_AUTOMATIC).resumed()
    before = table.hash()
    table.view(0)
    assert table.hash() == before


# What else can be played.


def test_the_event_that_may_be_played_from_the_discard_pile_is_seen_with_its_price() -> None:
    scene = given(WENDY).discarded(0, EMERGENCY_CACHE, GUTS)
    assert scene.resumed().view(0).investigators[0].discarded_event is None
    event = scene.asset(0, WENDYS_AMULET).resumed().view(0).investigators[0].discarded_event
    assert (event.code, event.price) == (EMERGENCY_CACHE, 0)
