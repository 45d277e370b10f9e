"""The world map of Eldritch Horror at the terminal: spaces, paths, what lies on them, and the lists in its place."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from miskatonic.games.eldritch.board import BOARD, SPACES
from miskatonic.games.eldritch.components import SHEETS
from miskatonic.games.eldritch.words import investigator_name
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.eldritch import regions, world_map
from miskatonic.terminal.eldritch.marks import initial, short_name
from miskatonic.terminal.eldritch.words import say
from miskatonic.terminal.face import face_of
from tests.eldritch.given import Situation, given

from .drawing import Shown

FACE = face_of("eldritch")
SHOWN = Shown(FACE)
board = SHOWN.board


def cell(game: Situation, space: str) -> tuple[str, str]:
    """The two lines of a space on the map."""
    lines = board(game).splitlines()
    x, y = world_map.corner(world_map.CELLS[space])
    name, below = (lines[row].ljust(world_map.WIDTH)[x : x + world_map.WIDE] for row in (y, y + 1))
    return name, below


# The grid.


def test_every_space_has_one_cell_and_is_in_one_part_of_the_world() -> None:
    listed = Counter(id for spaces in regions.REGIONS.values() for id in spaces)
    assert set(world_map.CELLS) == set(SPACES) == set(listed)
    assert max(listed.values()) == 1


def test_every_path_is_straight_or_slanted_and_passes_only_over_empty_cells() -> None:
    taken = set(world_map.CELLS.values())
    for path in BOARD.paths:
        if world_map.is_around(path.one, path.other):
            continue
        ends = world_map.CELLS[path.one], world_map.CELLS[path.other]
        bend = world_map.BENT.get((path.one, path.other)) or world_map.BENT.get((path.other, path.one))
        assert bend not in taken
        for (column, row), (to_column, to_row) in pairwise((ends[0], bend, ends[1]) if bend else ends):
            across, down = abs(to_column - column), abs(to_row - row)
            assert 0 in (across, down) or across == 1, path
            between = {
                (x, y)
                for x in range(min(column, to_column), max(column, to_column) + 1)
                for y in range(min(row, to_row), max(row, to_row) + 1)
            } - {(column, row), (to_column, to_row)}
            assert across == 1 == down or down == 2 or not between & taken, path


def test_no_two_slanted_paths_share_a_corner() -> None:
    corners = Counter(
        (min(one[0], other[0]), min(one[1], other[1]))
        for one, other in ((world_map.CELLS[path.one], world_map.CELLS[path.other]) for path in BOARD.paths)
        if abs(one[0] - other[0]) == 1 == abs(one[1] - other[1])
    )
    assert max(corners.values()) == 1


def test_railways_ship_lines_and_uncharted_paths_look_different() -> None:
    text = board(given())
    assert "▪Rome ════▪Istanb" in text
    assert "▪Arkham ──▪London" in text
    assert "▪1 ┄┄┄┄┄┄┄♣4" in text


def test_the_lines_around_the_world_leave_the_map_on_both_sides() -> None:
    lines = board(given()).splitlines()
    assert [line.strip()[1:3] for line in lines if line.startswith("‹")] == ["▪1", "≈2", "──"]
    ends = [line.rstrip("›─ ") for line in lines if line.endswith("─›")]
    assert [end[max(map(end.rfind, "▪♣≈")) :] for end in ends] == ["♣19", "▪Tokyo", "▪Sydney"]


# What lies there.


def test_a_space_shows_who_is_there_and_what_lies_there() -> None:
    game = (
        given("jim-culver").stand(0, "rome").gate("rome").clue("rome").monster("ghoul", "rome").monster("gug", "rome")
    )
    assert cell(game, "rome") == ("▪Rome ══", "J◎●?▲2  ")


def test_epic_monsters_tokens_rumors_and_the_fallen_have_signs_of_their_own() -> None:
    game = given("jim-culver").stand(0, "15").monster("zombie-horde", "6").eldritch("6", "mystery")
    game.fallen("leo-anderson", "6").ongoing("faded-from-society")
    assert cell(game, "6")[1].strip() == "♛¤†"
    assert cell(game, "16")[1].strip().startswith("!")


def test_the_expedition_is_on_the_map() -> None:
    game = given("jim-culver")
    assert "⚑" in cell(game, game.table.view(0).expedition)[1]


def test_where_a_cell_is_too_small_it_says_so_and_the_names_stand_below() -> None:
    game = given("jim-culver", "leo-anderson", "lily-chen", "silas-marsh")
    for who in range(4):
        game.stand(who, "rome")
    game.gate("rome").clue("rome").monster("ghoul", "rome").eldritch("rome", "mystery").eldritch("rome", "mystery")
    assert cell(game, "rome")[1] == "JLCS◎●?…"
    assert "▪Rome J L C S ◎● ? ▲Ghoul ¤2" in board(game)


def test_hurt_monsters_say_how_much_is_left() -> None:
    assert "▲Gug 3/4" in board(given().monster("gug", "6", lost=1))


def test_a_narrow_terminal_lists_the_parts_of_the_world_with_what_lies_there() -> None:
    game = given("jim-culver").stand(0, "rome").gate("arkham").monster("ghoul", "arkham").clue("2")
    lines = board(game, 60).splitlines()
    america = lines.index("America")
    assert lines[america + 1].strip() == "▪Arkham ◎● ▲Ghoul"
    assert "≈2 ?" in lines[lines.index("The seas") + 1]
    assert "▪Tokyo" not in "\n".join(lines)


def test_a_short_screen_has_the_same_by_signs() -> None:
    game = given("jim-culver").stand(0, "rome").gate("arkham").monster("ghoul", "arkham").clue("2")
    text = SHOWN.short_board(game)
    assert "▪Arkham ◎●▲" in text and "≈2 ?" in text and "▪Rome J" in text
    assert "Ghoul" not in text


# Options.


@pytest.mark.parametrize("width", [80, 60])
def test_where_one_can_go_the_numbers_stand_on_the_map(width: int) -> None:
    game = given("jim-culver").stand(0, "rome").turn().do("travel")
    SHOWN.has_every_number_on_its_board(game, width)


def test_a_marked_space_keeps_the_beginning_of_its_name() -> None:
    game = given("jim-culver").stand(0, "rome").turn().do("travel")
    assert game.table.decision is not None
    number = 1 + [option.about for option in game.table.decision.options].index(("space:pyramids",))
    assert cell(game, "pyramids")[0].startswith(f"♣Pyra[{number}]")


# Names and signs.


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_fit_and_differ(locale: str) -> None:
    names = [short_name(id).text(locale) for id in SPACES]
    assert max(map(len, names)) < world_map.WIDE
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_initials_are_letters_of_the_names_and_differ(locale: str) -> None:
    initials = {id: initial(id).text(locale) for id in SHEETS}
    assert len(set(initials.values())) == len(initials)
    for id, letter in initials.items():
        assert letter in {word[0] for word in investigator_name(id).text(locale).split()}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_fits_below_the_map(locale: str) -> None:
    assert len(say("map-legend").text(locale)) <= world_map.WIDTH
