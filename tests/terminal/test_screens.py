"""What is drawn: the map, the panels, in every language and width, at every decision of random games."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import miskatonic
from miskatonic.games.final_hour.campus import BOARD, NUMBERS
from miskatonic.games.final_hour.words import location_name
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LOCALES, messages
from miskatonic.terminal.face import face_of
from miskatonic.terminal.final_hour import campus_map
from miskatonic.terminal.final_hour.words import say
from miskatonic.terminal.log import ReadPositions

from .drawing import draw, screen

FACE = face_of("final-hour")


def shown(table: Table[Any], width: int, locale: str = "en") -> str:
    return draw(screen(width, 45, interactive=False), FACE, table, locale, events=8)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("ancient_one", ["cthulhu", "shudde-mell", "umordhoth"])
def test_every_screen_of_a_random_game_fits_and_says_everything(players: int, ancient_one: str) -> None:
    table = miskatonic.new_game("final-hour", players=players, seed=players, ancient_one=ancient_one)
    chance = Random(players)
    known = {id for locale in LOCALES for id in messages("terminal", locale) | messages("final-hour", locale)}
    count = 0
    while (decision := table.decision) is not None and count < 30:
        locale, width = LOCALES[count % 3], (80, 120, 60)[count % 7 % 3]
        text = shown(table, width, locale)
        assert max(map(len, text.splitlines())) <= width
        assert not {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in known}
        options = [option for option in decision.options if option.key != "ready"]
        table.choose(chance.choice(options), decision.seat)
        count += 1


def test_every_walkway_joins_neighbours_of_the_grid() -> None:
    for one, other in BOARD.walkways:
        (column, row), (to_column, to_row) = campus_map.CELLS[one], campus_map.CELLS[other]
        apart = (abs(column - to_column), abs(row - to_row))
        assert max(apart) == 1 or (one, other) == (14, 15)


def test_no_two_walkways_cross() -> None:
    corners = [
        frozenset({campus_map.CELLS[one], campus_map.CELLS[other]})
        for one, other in BOARD.walkways
        if 0
        not in (
            campus_map.CELLS[one][0] - campus_map.CELLS[other][0],
            campus_map.CELLS[one][1] - campus_map.CELLS[other][1],
        )
    ]
    squares = [(min(c for c, _ in pair), min(r for _, r in pair)) for pair in corners]
    assert len(squares) == len(set(squares))


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_fit_and_are_part_of_the_full_names(locale: str) -> None:
    for number in NUMBERS:
        short = say(f"short-location-{number}").text(locale)
        full = location_name(number).text(locale).casefold().replace("-", " ").split()
        assert len(short) <= campus_map.NAME_WIDTH
        for part in short.casefold().replace("-", " ").split():
            stem = part.strip(".")[:4]
            assert any(word.startswith(stem) for word in full), (short, full)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_signs_of_the_map_fit_and_differ(locale: str) -> None:
    def texts(*ids: str) -> list[str]:
        return [say(id).text(locale) for id in ids]

    room = campus_map.WIDTH - 3 * (campus_map.BOX + campus_map.GAP)
    assert all(len(line) < room for line in texts(*(f"map-legend-{row}" for row in range(1, 6))))
    sheets = ("cthulhu", "shudde-mell", "umordhoth")
    assert all(
        len(line) <= campus_map.WIDTH - campus_map.SPECIAL_LEGEND
        for line in texts(*(f"map-special-{id}" for id in sheets))
    )
    kinds = ("killer", "wanderer", "destroyer", "plain", "deep-one", "star-spawn", "chthonian", "ghoul-horde")
    letters = texts(*(f"letter-{kind}" for kind in kinds))
    assert len(set(letters)) == len(letters)
    people = ("jenny-barnes", "lily-chen", "michael-mcglen", "rita-young", "tommy-muldoon", "ashcan-pete")
    initials = texts(*(f"initial-{id}" for id in people))
    assert len(set(initials)) == len(initials)
    gates = texts("map-gate-tesseract", "map-gate-heptagram", "map-gate-trinity", "map-ritual")
    assert all(len(gate) + len("[10-12]") <= campus_map.INSIDE + 3 for gate in gates)
    assert {len(sign) for sign in (*letters, *initials)} == {1}


def test_options_are_numbered_on_the_map_as_in_the_list() -> None:
    table = miskatonic.new_game("final-hour", players=2, seed=7, investigators=["tommy-muldoon", "rita-young"])
    while not (table.decision and table.decision.options[0].key.startswith("move:")):
        table.choose(0)
    text = shown(table, 80)
    for number, option in enumerate(table.decision.options, 1):
        if option.key.startswith("move:"):
            assert text.count(f"[{number}]") == 2


def test_the_log_goes_back_with_the_game() -> None:
    table = miskatonic.new_game("final-hour", players=1, seed=1)
    read_positions = ReadPositions()
    read_positions.mark_read(table, 0)
    table.choose(0)
    read = len(table.log(0))
    read_positions.mark_read(table, 0)
    assert read_positions.first_unread(table, 0) == read
    table.choose(0)
    table.undo()
    read_positions.take_back(table)
    assert read_positions.first_unread(table, 0) < read
