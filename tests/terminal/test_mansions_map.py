"""The house of Mansions of Madness at the terminal: walls, doors, rooms, what lies there, and the lists instead."""

from __future__ import annotations

from itertools import pairwise

import pytest

from miskatonic.games.mansions.components import CHARACTERS, STORIES
from miskatonic.games.mansions.drawing import drawing_of
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.words import room_name, room_of
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.canvas import Canvas
from miskatonic.terminal.face import face_of
from miskatonic.terminal.line_art import LIGHT, LineArt, steps
from miskatonic.terminal.mansions import house_map
from miskatonic.terminal.mansions.marks import initial, short_room
from miskatonic.terminal.mansions.words import say
from tests.mansions.given import Situation, given

from .drawing import Shown, frame_of

FACE = face_of("mansions")
SHOWN = Shown(FACE)
board = SHOWN.board
SHORTEST = 6


def drawn(game: Situation) -> list[str]:
    return [line.ljust(house_map.WIDTH) for line in board(game).splitlines()]


def inside(game: Situation, space: str) -> str:
    """What stands in a space, row by row."""
    rows = drawn(game)
    return "|".join(rows[y][first:end] for y, first, end in house_map.plan_of(game.state.story).runs[space])


# Lines.


def test_lines_join_where_they_meet() -> None:
    art, canvas = LineArt(), Canvas(5, 3)
    for one, other in (((0, 0), (4, 0)), ((4, 0), (4, 2)), ((4, 2), (0, 2)), ((0, 2), (0, 0)), ((2, 0), (2, 2))):
        art.line(one, other)
    art.draw(canvas, LIGHT)
    assert canvas.text().plain == "┌─┬─┐\n│ │ │\n└─┴─┘"


def test_a_line_that_slants_goes_in_steps() -> None:
    way = list(steps((0, 0), (4, -2)))
    assert way[0] == (0, 0) and way[-1] == (4, -2)
    assert all(abs(x - to_x) + abs(y - to_y) == 1 for (x, y), (to_x, to_y) in pairwise(way))


# The plan.


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_house_fits_into_eighty_columns_with_the_names_of_all_its_rooms(story: str, locale: str) -> None:
    text = board(given(players=5, story=story), locale=locale)
    assert max(map(len, text.splitlines())) <= house_map.WIDTH
    plan = house_map.plan_of(story)
    for room, (row, first, end) in plan.names.items():
        whole, short = room_name(room).text(locale), short_room(room).text(locale)
        expected = whole if len(whole) <= end - first else short[: end - first]
        assert text.splitlines()[row][first:].startswith(expected)


@pytest.mark.parametrize("story", STORIES)
def test_every_space_has_room_of_its_own(story: str) -> None:
    plan, house = house_map.plan_of(story), house_of(story)
    assert set(plan.runs) == set(house.spaces)
    assert set(plan.names) == set(house.rooms)
    assert all(sum(end - first for _, first, end in runs) >= 4 for runs in plan.runs.values())


@pytest.mark.parametrize("story", STORIES)
def test_spaces_lie_as_in_the_drawing(story: str) -> None:
    """What lies further west or north there does so here, too."""
    plan, drawing = house_map.plan_of(story), drawing_of(story)
    for room in drawing.rooms:
        for space in room.spaces:
            middle_x = round(space.center[0] * plan.wide)
            rows = [y for y, _, _ in plan.runs[space.id]]
            west = min(first for _, first, _ in plan.runs[space.id])
            east = max(end for _, _, end in plan.runs[space.id])
            assert west <= middle_x <= east, space.id
            assert min(rows) - 1 <= space.center[1] * house_map.TALL <= max(rows) + 1, space.id


@pytest.mark.parametrize("story", STORIES)
def test_every_door_is_a_gap_in_a_wall(story: str) -> None:
    plan = house_map.plan_of(story)
    for cells in plan.doors.values():
        assert all(cell in plan.walls.ways for cell in cells)


def test_doors_show_whether_one_can_pass() -> None:
    game = given()
    house, plan = house_of(game.state.story), house_map.plan_of(game.state.story)

    def sign(door: int) -> str:
        x, y = plan.doors[door][len(plan.doors[door]) // 2]
        return drawn(game)[y][x]

    open_door = next(door.id for door in house.doors if not door.sealed and not door.outer)
    sealed = house.sealed_doors()[0]
    outer = next(door.id for door in house.doors if door.outer)
    assert (sign(open_door), sign(sealed), sign(outer)) == (" ", "×", "⌂")
    game.barrier(house.door(open_door).one, open_door)
    assert sign(open_door) == "▥"


def test_a_space_shows_who_and_what_is_there() -> None:
    game = given("joe-diamond", "jenny-barnes").stand(1, "foyer.s").stand(2, "foyer.s")
    game.monster("zombie", "foyer.s").monster("zombie", "foyer.s").corpses("foyer.s", 2)
    assert "DB▲2†2" in inside(game, "foyer.s")


def test_a_room_shows_fire_darkness_and_its_cards() -> None:
    game = given().fire("laboratory").darkness("laboratory")
    game.pile("laboratory", "nothing-of-interest", "nothing-of-interest", "padlocked-door").dropped("laboratory", "axe")
    assert "♨●⚿▤2▫" in inside(game, "laboratory.n")


def test_cards_that_are_not_to_be_counted_are_one_sign() -> None:
    game = given(pile_heights="published").stand(1, "foyer.s").turn(1)
    game.pile("laboratory", "axe", "knife", "suitcase")
    signs = inside(game, "laboratory.n")
    assert "▤" in signs and "▤2" not in signs


def test_more_than_there_is_room_for_ends_with_a_sign() -> None:
    game = given("joe-diamond", "jenny-barnes", "gloria-goldberg", "harvey-walters", story="green-eyed-boy")
    for who in (1, 2, 3, 4):
        game.stand(who, "attic-storage.all")
    game.monster("zombie", "attic-storage.all").monster("witch", "attic-storage.all").corpses("attic-storage.all", 3)
    assert "…" in inside(game, "attic-storage.all")


def test_options_stand_where_they_lead_once() -> None:
    game = given().stand(1, "foyer.s").turn(1)
    text = board(game)
    decision = game.table.decision
    assert decision is not None
    for number, option in enumerate(decision.options, 1):
        assert text.count(f"[{number}]") == (option.verb == "move"), option.key


def test_what_is_about_the_own_room_stands_where_one_is() -> None:
    game = given().stand(1, "foyer.se").pile("foyer", "nothing-of-interest").turn(1)
    decision = game.table.decision
    assert decision is not None
    number = next(n for n, option in enumerate(decision.options, 1) if option.verb == "explore")
    assert f"[{number}]" in inside(game, "foyer.se")


def test_monsters_stand_below_the_plan_by_their_names() -> None:
    game = given().monster("zombie", "kitchen.all").turn(1)
    assert "Kitchen ▲Zombie" in board(game)
    game.state.monsters[0].damage = 1
    assert "▲Zombie" in board(game) and "/" in board(game).split("▲Zombie")[1]


# Lists.


def test_below_eighty_columns_the_house_is_a_list() -> None:
    game = given().stand(1, "foyer.s").monster("zombie", "kitchen.all").fire("garden").turn(1)
    text = board(game, width=60)
    assert "┌" not in text
    assert "Garden ♨" in text and "▲Zombie" in text and "Foyer (south)" in text
    assert max(map(len, text.splitlines())) <= 60


def test_the_short_list_has_rooms_with_something_in_them() -> None:
    game = given().stand(1, "foyer.s").monster("zombie", "kitchen.all").darkness("garden")
    text = SHOWN.short_board(game)
    assert "Foyer" in text and "Kitchn ▲" in text and "Garden ●" in text and "Freeze" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_and_initials_are_short_and_tell_apart(locale: str) -> None:
    rooms = {room for story in STORIES for room in house_of(story).rooms}
    names = [short_room(room).text(locale) for room in sorted(rooms)]
    assert max(map(len, names)) <= SHORTEST
    assert len(names) == len(set(names))
    initials = [initial(id).text(locale) for id in CHARACTERS]
    assert len(initials) == len(set(initials)) and set(map(len, initials)) == {1}
    assert len(say("map-legend").text(locale)) <= house_map.WIDTH


def test_the_plan_is_made_once() -> None:
    game = given()
    assert house_map.plan_of(game.state.story) is house_map.plan_of(game.state.story)
    assert {room_of(space) for space in house_map.plan_of(game.state.story).runs} == set(
        house_of(game.state.story).rooms
    )
    assert frame_of(game.table).view.story == game.state.story
