"""How investigators move."""

import pytest

from miskatonic.games.final_hour.actions import move
from miskatonic.games.final_hour.words import Half

from .given import choose, given, kinds_at, play_out
from .published import facts
from .scenes import block, building, resolved, resolving

LOCATIONS = facts("board")["locations"]
OFF_WALKWAYS = facts("board")["red_arrows_off_walkways"]
RITA = ["rita-young", "lily-chen"]


@pytest.mark.rule("fh.move.1")
@pytest.mark.parametrize("here", LOCATIONS)
def test_one_move_goes_along_a_walkway_to_an_adjacent_location(here: int) -> None:
    ways: list[int] = LOCATIONS[here]["walkways"]
    offered: set[str] = set()
    ends: list[int] = []
    for there in ways:
        table = given().stand(0, here).table()
        (options,) = play_out(move(table, 0, 1), f"move:{there}").keys
        offered.update(options)
        ends.append(table.view().investigators[0].location)
    assert (ends, offered) == (ways, {"stay", *(f"move:{there}" for there in ways)})


@pytest.mark.rule("fh.move.2")
@pytest.mark.parametrize(
    ("answers", "end"),
    [
        (["stay"], 1),
        (["move:2", "stay"], 2),
        (["move:2", "move:6", "stay"], 6),
        (["move:2", "move:6", "move:7"], 7),
    ],
)
def test_a_number_of_moves_is_a_maximum(answers: list[str], end: int) -> None:
    table = resolving(given(investigators=RITA).stand(0, 1), 0, "passing-the-baton", Half.UPPER)
    choose(table, *answers)
    assert (table.view().investigators[0].location, resolved(table, "passing-the-baton")) == (end, True)


@pytest.mark.rule("fh.move.3")
def test_any_number_of_investigators_may_be_in_the_same_location() -> None:
    table = given(players=4).stand(0, 6).stand(1, 8).stand(2, 3).stand(3, 7).table()
    for who in range(3):
        play_out(move(table, who, 1), "move:7")
    assert len(table.view().locations[7 - 1].investigators) == 4


@pytest.mark.rule("fh.move.4")
def test_full_locations_do_not_stop_investigators() -> None:
    situation = given().stand(0, 6).fill(7)
    table = block(situation, 3).table()
    before = kinds_at(table, 7), kinds_at(table, 3)
    play_out(move(table, 0, 2), "move:7", "move:3")
    assert (table.state.investigators[0].location, (kinds_at(table, 7), kinds_at(table, 3))) == (3, before)


@pytest.mark.rule("fh.move.4")
def test_an_investigator_takes_no_monster_space() -> None:
    table = given(players=4).stand(0, 7).stand(1, 7).stand(2, 8).stand(3, 8).table()
    play_out(move(table, 2, 1), "move:7")
    assert kinds_at(table, 7) == ["empty"] * 3


@pytest.mark.rule("fh.move.5")
@pytest.mark.parametrize(("here", "there"), OFF_WALKWAYS)
def test_investigators_cannot_use_a_red_arrow_without_a_walkway(here: int, there: int) -> None:
    table = given().stand(0, here).table()
    asked = play_out(move(table, 0, 1), "stay")
    assert f"move:{there}" not in asked.keys[0]


@pytest.mark.rule("fh.move.6")
@pytest.mark.parametrize("fresh", [True, False])
def test_investigators_pass_a_seal_and_leave_it_as_it_is(fresh: bool) -> None:
    table = given().stand(0, 6).seal(6, 7, fresh=fresh).table()
    play_out(move(table, 0, 1), "move:7")
    (seal,) = table.view().seals
    assert (table.view().investigators[0].location, seal.one, seal.other, seal.fresh) == (7, 6, 7, fresh)


@pytest.mark.rule("fh.move.7")
def test_rita_makes_two_of_three_moves_from_upman_hall_by_the_student_union_to_derby_hall() -> None:
    hall, union, derby = building("Dorothy Upman Hall"), building("Student Union"), building("Derby Hall")
    table = resolving(given(investigators=RITA).stand(0, hall), 0, "long-haul", Half.UPPER)
    choose(table, f"move:{union}", f"move:{derby}", "stay")
    assert (table.view().investigators[0].location, resolved(table, "long-haul")) == (derby, True)
