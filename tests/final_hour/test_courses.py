"""What a view says of the next move of a monster: where it would end, and why there."""

from __future__ import annotations

import pytest

from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.campus import ARROWS
from miskatonic.games.final_hour.monsters import move_monster
from miskatonic.games.final_hour.overflow import NOWHERE
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.view import CourseView
from miskatonic.kernel.flow import GameOver

from .given import Situation, given
from .whole_games import whole_game

RITUAL = 12


def course(situation: Situation, kind: str) -> CourseView | None:
    """What everybody sees of the only monster of a kind."""
    spaces = (space for location in situation.table().view(None).locations for space in location.spaces)
    return next(space.course for space in spaces if space.holds == kind)


def crowded(*full: int) -> Situation:
    """A campus with the ritual at 12, without monsters, and with no space in some locations."""
    situation = given(players=2, ancient_one="cthulhu")
    assert situation.state.ritual_site == RITUAL
    for at in full:
        situation.damage(at, len(situation.state.locations[at].spaces))
    return situation


def test_of_a_mere_step_along_its_arrow_nothing_is_said() -> None:
    assert course(crowded().put("red-wanderer-2", 1), "red-wanderer-2") is None


def test_a_monster_goes_on_where_there_is_no_space() -> None:
    assert course(crowded(8, 10).put("red-wanderer-2", 1), "red-wanderer-2") == CourseView("arrives", 9, [8, 10])


def test_a_course_ends_at_a_seal_also_in_the_middle_of_the_chain() -> None:
    situation = crowded(8).put("red-wanderer-2", 1).seal(8, 10)
    assert course(situation, "red-wanderer-2") == CourseView("sealed", 10, [8])


def test_a_monster_stays_at_the_ritual_site() -> None:
    assert course(crowded().put("red-wanderer-2", RITUAL), "red-wanderer-2") == CourseView("stays", RITUAL, [])


def test_a_monster_overruns_a_full_ritual_site() -> None:
    assert course(crowded(RITUAL).put("red-wanderer-2", 11), "red-wanderer-2") == CourseView("overruns", RITUAL, [])


def test_a_monster_that_finds_no_space_goes_straight_to_the_ritual_site() -> None:
    situation = crowded(2, 1, 8, 10, 9, 5, 4, 3, 13, 14, 15).put("red-wanderer-2", 7)
    found = course(situation, "red-wanderer-2")
    assert found is not None and (found.ends, found.to) == ("arrives", RITUAL)


def test_a_horde_minds_no_seal_and_leaves_the_ritual_site() -> None:
    situation = given(players=2, ancient_one="umordhoth")
    site = situation.state.ritual_site
    situation.put("red-ghoul-horde", site)
    assert course(situation, "red-ghoul-horde") is None


@pytest.mark.parametrize("ancient_one", ["cthulhu", "shudde-mell", "umordhoth"])
def test_every_monster_goes_where_the_view_says(ancient_one: str) -> None:
    ends: set[str] = set()
    for number, table in enumerate(whole_game(3, 5, ancient_one=ancient_one)):
        if number % 12 == 0 and table.result is None:
            for location in table.view(None).locations:
                for space in location.spaces:
                    if space.monster is not None:
                        ends.add(goes_as_said(table.clone(), space.monster, space.course, location.number))
    assert ends >= {"arrives", "stays"}


def goes_as_said(table: Table, token: int, course: CourseView | None, here: int) -> str:
    """Move the monster and compare; how it ended."""
    for each in table.state.investigators:
        each.location = NOWHERE  # whom a horde would trample to death
    course = course or CourseView("arrives", ARROWS[MONSTERS[token].colour][here], [])
    if course.ends == "overruns":
        with pytest.raises(GameOver):
            move_monster(table, token, here)
    else:
        assert move_monster(table, token, here) == (None if course.ends == "sealed" else course.to)
    return course.ends
