"""The city of Arkham Horror at the terminal: tiles, streets, what lies there, and the lists in their place."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.components import SCENARIOS, SHEETS, TILES
from miskatonic.games.arkham_3e.words import FUTURE, investigator_name
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.arkham_3e import city_map
from miskatonic.terminal.arkham_3e.marks import initial, letter, short_space, street_ends, streets_of
from miskatonic.terminal.arkham_3e.words import say
from miskatonic.terminal.face import face_of
from tests.arkham_3e.given import Situation, given

from .drawing import Shown, frame_of

FACE = face_of("arkham-3e")
SHOWN = Shown(FACE)
board = SHOWN.board
SHORTEST = 10


def drawn(game: Situation) -> list[str]:
    return [line.ljust(city_map.WIDTH) for line in board(game).splitlines()]


def line_of(game: Situation, space: str) -> str:
    """The line of a space inside the frame of its tile."""
    city = board_of(game.state.scenario)
    plan, id = city_map.plan_of(game.state.scenario), city.neighborhood_of[space]
    x, y = plan.corners[id]
    row = 1 + city_map.from_the_top(id, city).index(space)
    return drawn(game)[y + row][x + 1 : x + plan.wide - 1]


def heading_of(game: Situation, neighborhood: str) -> str:
    plan = city_map.plan_of(game.state.scenario)
    x, y = plan.corners[neighborhood]
    return drawn(game)[y][x : x + plan.wide]


# The tiles.


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_city_fits_into_eighty_columns_with_all_its_tiles_apart(scenario: str, locale: str) -> None:
    plan = city_map.plan_of(scenario)
    taken = [
        (column, row)
        for x, y in plan.corners.values()
        for column in range(x, x + plan.wide)
        for row in range(y, y + city_map.TALL)
    ]
    assert len(taken) == len(set(taken))
    assert max(column for column, _ in taken) < city_map.WIDTH
    text = board(given(scenario=scenario), locale=locale)
    assert max(map(len, text.splitlines())) <= city_map.WIDTH
    assert text.count("╭") == text.count("╯") == len(plan.corners)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_streets_join_neighbouring_tiles(scenario: str) -> None:
    plan = city_map.plan_of(scenario)
    for street in board_of(scenario).streets:
        (one_x, one_y), (other_x, other_y) = (plan.corners[id] for id in street_ends(scenario, street))
        apart = abs(one_x - other_x)
        if one_y == other_y:
            assert plan.wide < apart <= plan.wide + city_map.GAP + 1, street
        else:
            assert abs(one_y - other_y) == city_map.ROWS and apart < plan.wide, street


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_and_the_last_line_of_a_tile_are_beside_the_streets_above_and_below_it(scenario: str) -> None:
    plan, city = city_map.plan_of(scenario), board_of(scenario)
    for id, street in city.streets.items():
        upper, lower = sorted(street_ends(scenario, id), key=lambda end: plan.corners[end][1])
        if plan.corners[upper][1] != plan.corners[lower][1]:
            assert city_map.from_the_top(upper, city)[-1] in street.touches, id
            assert city_map.from_the_top(lower, city)[0] in street.touches, id


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_behind_a_space_stand_the_letters_of_its_streets(scenario: str) -> None:
    game = given(scenario=scenario)
    frame = frame_of(game.table)
    for space in board_of(scenario).neighborhood_of:
        beside = [letter(street, frame) for street in streets_of(board_of(scenario), space)]
        assert line_of(game, space).rpartition(" ")[2] == "".join(beside), space


def test_streets_show_their_type_their_letter_and_who_is_there() -> None:
    game = given("jenny-barnes").stand(0, "northside-downtown").monster("robed-figure", "downtown-rivertown")
    lines = drawn(game)
    assert "a│   ♣a   │" in lines[1] and "│───J────│" in lines[2]
    assert "│≍d ▲" in lines[5]


# What lies there.


def test_a_space_shows_who_is_there_and_what_lies_there() -> None:
    game = given("jenny-barnes", "agnes-baker").stand(0, "black-cave").stand(1, "black-cave").doom(black_cave=2)
    game.monster("robed-figure", "black-cave").monster("hooded-stalker", "black-cave", "exhausted")
    assert line_of(game, "black-cave").startswith("Black C… JA●2▲△")


@pytest.mark.parametrize(
    ("status", "engaged", "sign"), [("ready", (), "▲"), ("exhausted", (), "△"), ("engaged", (0,), "▼")]
)
def test_what_a_monster_does_has_a_sign_of_its_own(status: str, engaged: tuple[int, ...], sign: str) -> None:
    game = given().stand(0, "train-station").monster("robed-figure", "graveyard", status, engaged=engaged)
    assert line_of(game, "graveyard").startswith(f"Graveyard {sign} ")


def test_epic_monsters_say_what_is_left_of_them() -> None:
    game = given(scenario="feast-for-umordhoth").monster("umordhoth", "hangmans-hill", damage=2)
    assert "♛" in line_of(game, "hangmans-hill")
    view = game.table.view(0).monsters[0]
    assert f"♛▲Umôrdhoth {view.health - 2}/{view.health}" in board(game)


def test_clues_anomalies_and_attached_cards_lie_in_the_centre() -> None:
    game = given(scenario="echoes-of-the-deep").clue("downtown", "downtown").anomaly("northside")
    game.state.attached = {"rivertown": [32]}
    assert heading_of(game, "downtown").startswith("╭Downtown ?2─")
    assert heading_of(game, "northside").startswith("╭Northside ◎─")
    assert heading_of(game, "rivertown").startswith("╭Rivertown §32─")


def test_the_unstable_space_is_marked() -> None:
    game = given(scenario="feast-for-umordhoth")
    (unstable,) = game.table.view(0).unstable
    assert "↯" in line_of(game, unstable)


def test_markers_show_their_colours_unless_they_lie_face_down() -> None:
    game = given().marker("black-cave", "blue").marker("graveyard", "red", up=False)
    assert "◇" in line_of(game, "black-cave") and "▣" in line_of(game, "graveyard")
    scarred = given(scenario="veil-of-twilight").marker("black-cave", "white").marker("graveyard", "white", up=False)
    assert "□" in line_of(scarred, "black-cave") and "▪" in line_of(scarred, "graveyard")


def test_where_a_line_is_too_short_it_says_so_and_the_names_stand_below() -> None:
    game = given(players=6).doom(black_cave=3)
    for who in range(6):
        game.stand(who, "black-cave")
    game.monster("robed-figure", "black-cave", engaged=(1,))
    assert line_of(game, "black-cave").startswith("Black… TNGWPR… ")
    assert "Black Cave T N G W P R ●3 ▼Robed Figure→N" in board(game)


def test_the_future_stands_below_the_map_when_one_can_come_there() -> None:
    game = given("jenny-barnes").codex(9).stand(0, FUTURE)
    assert "Future J" in board(game)
    assert "Future" not in board(given())


# Lists.


def test_a_narrow_terminal_lists_the_neighborhoods_with_what_lies_there() -> None:
    game = given("jenny-barnes").stand(0, "train-station").clue("downtown").doom(graveyard=1)
    game.monster("robed-figure", "downtown-rivertown")
    lines = board(game, 60).splitlines()
    assert "Train Station J" in lines[lines.index("Northside") + 1]
    assert "Downtown ?" in lines
    assert lines[lines.index("Streets and other spaces") + 1].strip() == "≍d Downtown–Rivertown ▲Robed Figure"
    assert "Velma" not in "\n".join(lines)


def test_a_short_screen_has_the_same_by_signs() -> None:
    game = given("jenny-barnes").stand(0, "train-station").clue("downtown").monster("robed-figure", "graveyard")
    text = SHOWN.short_board(game)
    assert "Downtown ?" in text and "Train St. J" in text and "Graveyard ▲" in text
    assert "Robed" not in text


# Options.


@pytest.mark.parametrize("width", [80, 60])
def test_where_one_can_go_the_numbers_stand_on_the_map(width: int) -> None:
    game = given("jenny-barnes").stand(0, "train-station").turn().do("move")
    SHOWN.has_every_number_on_its_board(game, width)


def test_options_at_one_place_stand_together() -> None:
    game = given("jenny-barnes").stand(0, "graveyard").turn()
    game.monster("robed-figure", "graveyard", engaged=(0,)).monster("hooded-stalker", "graveyard", engaged=(0,))
    game.turn().do("attack")
    assert line_of(game, "graveyard").startswith("Graveya…[1-2] J▼2 ")


# Names and signs.


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_fit_and_differ(locale: str) -> None:
    names = [short_space(id).text(locale) for tile in TILES.values() for id in tile.spaces]
    assert max(map(len, names)) <= SHORTEST
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_initials_are_letters_of_the_names_and_differ(locale: str) -> None:
    initials = {id: initial(id).text(locale) for id in SHEETS}
    assert len(set(initials.values())) == len(initials)
    for id, sign in initials.items():
        assert sign.casefold() in investigator_name(id).text(locale).casefold()


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_letters_for_all_streets(locale: str) -> None:
    letters = say("street-letters").text(locale)
    assert len(set(letters)) == len(letters) >= max(len(sheet.streets) for sheet in SCENARIOS.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_fits_below_the_map(locale: str) -> None:
    assert len(say("map-legend").text(locale)) <= city_map.WIDTH
