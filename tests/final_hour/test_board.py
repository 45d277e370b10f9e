"""The campus: locations, zones, spaces, walkways, arrows, the places at the foot of the board."""

import pytest

from miskatonic.games.final_hour.actions import investigate
from miskatonic.games.final_hour.campus import ARROWS, CAMPUS, LOCATIONS, ZONES
from miskatonic.games.final_hour.damage import place_damage
from miskatonic.games.final_hour.monsters import destroy, monster_location, move_monster, spawn
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import DAMAGE, EMPTY, Colour, Zone, location_name
from miskatonic.kernel.flow import GameOver

from .given import Situation, given, keys, kinds_at, monsters_at, play_out
from .published import SHEETS, facts, gate_sites, opening
from .whole_games import whole_game

BOARD = facts("board")
CAMPUS_FACTS = BOARD["locations"]
NUMBERS = list(range(1, 16))


def moving(at: int, title: str = "parasol-and-poise", investigator: str = "jenny-barnes") -> Table:
    """An investigator resolves an upper effect that begins with a move."""
    situation = given(players=2, investigators=[investigator, "lily-chen"]).stand(0, at)
    return begin_with(situation, title).table("action.resolve")


def begin_with(situation: Situation, title: str) -> Situation:
    """The first card of the round is this one; three others wait."""
    situation.play(0, title, 1)
    for number, other in ((2, "open-palm"), (3, "stillness"), (4, "measured-force")):
        situation.play(1, other, number)
    return situation


def ways(table: Table) -> list[int]:
    """Where the open decision lets the investigator move."""
    return sorted(int(key.removeprefix("move:")) for key in keys(table) if key.startswith("move:"))


def settled(at: int, colour: str) -> tuple[Table, int]:
    """A monster of a colour in a location that is not the ritual site."""
    sheet = "cthulhu" if at != 12 else "shudde-mell"
    table = given(players=2, ancient_one=sheet).put(f"{colour}-wanderer-2", at).table()
    return table, table.state.locations[at].monsters()[0]


@pytest.mark.rule("fh.board.1")
def test_there_are_fifteen_locations_with_a_number_a_name_and_a_plate() -> None:
    assert list(LOCATIONS) == NUMBERS
    assert [at.number for at in given().table().view(0).locations] == NUMBERS
    names = [location_name(number).text("en") for number in NUMBERS]
    assert len(set(names)) == 15
    assert not any(name.startswith("location-") for name in names)


@pytest.mark.rule("fh.board.2")
def test_every_location_belongs_to_exactly_one_of_three_zones() -> None:
    assert [str(zone) for zone in ZONES] == ["green", "purple", "orange"]
    assert sorted(number for members in ZONES.values() for number in members) == NUMBERS


@pytest.mark.rule("fh.board.3")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_number_of_monster_spaces_of_a_location_never_changes(players: int) -> None:
    printed = [CAMPUS_FACTS[number]["spaces"] for number in NUMBERS]
    for table in whole_game(players, seed=players):
        assert [len(at.spaces) for at in table.view(None).locations] == printed


@pytest.mark.rule("fh.board.4")
def test_a_monster_takes_an_empty_space_and_no_other() -> None:
    table = given().put("blue-plain-1", 7).damage(7).table()
    spawn(table, 7)
    spaces = table.state.locations[7].spaces
    assert spaces[1] == DAMAGE
    assert len(table.state.locations[7].monsters()) == 2


@pytest.mark.rule("fh.board.4")
def test_a_damaged_space_holds_no_monster() -> None:
    table = given().damage(7, 3).table()
    spawn(table, 7)
    assert kinds_at(table, 7) == ["damage"] * 3


@pytest.mark.rule("fh.board.4")
def test_damage_in_the_space_of_a_monster_turns_the_monster_out() -> None:
    table = given().put("blue-plain-1", 6).damage(6).table()
    play_out(place_damage(table, 0, 6, 1))
    assert kinds_at(table, 6) == ["damage", "damage"]
    assert monsters_at(table, 2) == ["blue-plain-1"]


@pytest.mark.rule("fh.board.4")
def test_a_space_is_empty_again_when_its_monster_is_destroyed() -> None:
    table = given().put("blue-plain-1", 6).table()
    destroy(table, table.state.locations[6].spaces[0], 6)
    assert table.state.locations[6].spaces == [EMPTY, EMPTY]


@pytest.mark.rule("fh.board.4")
@pytest.mark.parametrize("sheet", facts("ancient_ones"))
def test_no_monster_ever_stands_in_two_spaces(sheet: str) -> None:
    for table in whole_game(3, seed=2, ancient_one=sheet):
        standing = [token for at in table.state.locations for token in at.monsters()]
        assert len(standing) == len(set(standing))


@pytest.mark.rule("fh.board.5")
def test_an_investigator_can_use_a_walkway_in_both_directions() -> None:
    table = moving(7, "long-haul", "rita-young")
    table.choose("move:8")
    table.choose("move:7")
    assert table.view(0).investigators[0].location == 7


@pytest.mark.rule("fh.board.5", "fh.board.6")
@pytest.mark.parametrize("at", NUMBERS)
def test_an_investigator_can_move_exactly_to_the_locations_a_walkway_leads_to(at: int) -> None:
    assert ways(moving(at)) == CAMPUS_FACTS[at]["walkways"]


@pytest.mark.rule("fh.board.6")
def test_two_locations_are_adjacent_exactly_when_a_walkway_joins_them() -> None:
    joined = {(at, other) for at in NUMBERS for other in CAMPUS_FACTS[at]["walkways"]}
    assert {(one, other) for one in NUMBERS for other in NUMBERS if CAMPUS.adjacent(one, other)} == joined
    assert len(CAMPUS.edges) == BOARD["walkways"]


@pytest.mark.rule("fh.board.7")
@pytest.mark.parametrize("at", NUMBERS)
def test_a_location_is_not_adjacent_to_itself(at: int) -> None:
    assert not CAMPUS.adjacent(at, at)
    assert at not in CAMPUS.neighbours[at]


@pytest.mark.rule("fh.board.7")
def test_an_attack_in_an_adjacent_location_does_not_reach_the_own_one() -> None:
    situation = given(players=2, investigators=["tommy-muldoon", "lily-chen"]).stand(0, 7)
    situation.put("blue-plain-1", 7).put("blue-plain-1", 6).put("red-plain-1", 8)
    table = begin_with(situation, "rooftop-vantage").table("action.resolve")
    table.choose("stay")
    assert [key for key in keys(table) if key.startswith("at:")] == ["at:6", "at:8"]


@pytest.mark.rule("fh.board.8")
@pytest.mark.parametrize("colour", ["red", "blue"])
@pytest.mark.parametrize("at", NUMBERS)
def test_from_every_location_one_arrow_of_each_colour_shows_where_monsters_go(at: int, colour: str) -> None:
    table, token = settled(at, colour)
    move_monster(table, token, at)
    assert monster_location(table, token) == CAMPUS_FACTS[at][colour]


@pytest.mark.rule("fh.board.8")
def test_an_arrow_leads_one_way_only() -> None:
    table, token = settled(6, "red")
    move_monster(table, token, 6)
    move_monster(table, token, 7)
    assert monster_location(table, token) == 2


@pytest.mark.rule("fh.board.8", "fh.board.10")
def test_a_red_arrow_is_no_walkway_for_investigators() -> None:
    table, token = settled(10, "red")
    move_monster(table, token, 10)
    assert monster_location(table, token) == 9
    assert ways(moving(10)) == [8]


@pytest.mark.rule("fh.board.9")
@pytest.mark.parametrize("at", NUMBERS)
def test_a_blue_arrow_runs_along_a_walkway(at: int) -> None:
    assert CAMPUS.adjacent(at, ARROWS[Colour.BLUE][at])


@pytest.mark.rule("fh.board.10")
def test_some_red_arrows_link_locations_that_are_not_adjacent() -> None:
    red = ARROWS[Colour.RED]
    apart = [[at, red[at]] for at in NUMBERS if not CAMPUS.adjacent(at, red[at])]
    assert apart == BOARD["red_arrows_off_walkways"]


@pytest.mark.rule("fh.board.11")
@pytest.mark.parametrize("symbol", ["clover", "diamond", "star", "moon", "hourglass"])
def test_both_clues_of_a_symbol_have_a_space_at_the_foot_of_the_board(symbol: str) -> None:
    situation = given(players=2).ritual(*[each for each in ("moon", "star", "diamond") if each != symbol][:2])
    places = [number for number in NUMBERS if situation.state.locations[number].clue == symbol]
    table = situation.stand(0, places[0]).stand(1, places[1]).table()
    investigate(table, 0)
    investigate(table, 1)
    assert table.view(None).found == [symbol] * BOARD["slots"]["found_per_symbol"]


@pytest.mark.rule("fh.board.12")
def test_two_ritual_spaces_hold_the_secret_clues() -> None:
    situation = given(players=2).ritual("moon", "diamond")
    assert len(situation.state.ritual_tokens) == BOARD["slots"]["ritual"]
    table = situation.table("ritual.attempt")
    assert table.view(None).ritual_tokens is None
    table.choose(0)
    table.choose(0)
    assert table.view(None).ritual_tokens == ["moon", "diamond"]


@pytest.mark.rule("fh.board.15")
def test_the_purple_zone_is_locations_six_to_ten() -> None:
    assert {number: location_name(number).text("en") for number in ZONES[Zone.PURPLE]} == {
        6: "Derby Hall",
        7: "Lecture Hall",
        8: "Laboratory Building",
        9: "Administration Building",
        10: "Warren Observatory",
    }


@pytest.mark.rule("fh.board.16")
def test_location_13_is_the_athletics_building_with_two_spaces_in_the_orange_zone() -> None:
    assert location_name(13).text("en") == "Athletics Building"
    assert LOCATIONS[13].zone is Zone.ORANGE
    assert kinds_at(given().table(), 13) == ["empty", "empty"]


@pytest.mark.rule("fh.board.17")
def test_the_lecture_hall_and_the_laboratory_building_are_adjacent() -> None:
    by_name = {location_name(number).text("en"): number for number in NUMBERS}
    assert by_name["Laboratory Building"] in ways(moving(by_name["Lecture Hall"]))


@pytest.mark.rule("fh.board.19")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_the_location_with_the_ritual_token_is_the_only_ritual_site(sheet: str, level: str) -> None:
    site = opening(sheet, level)["ritual"]
    for table in whole_game(2, seed=4, ancient_one=sheet, difficulty=level):
        assert [at.number for at in table.view(None).locations if at.ritual_site] == [site]


@pytest.mark.rule("fh.board.19")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_the_ritual_site_is_where_one_monster_too_many_is_a_defeat(sheet: str, level: str) -> None:
    lost = [at for at in NUMBERS if overrun(given(players=2, ancient_one=sheet, difficulty=level).fill(at).table(), at)]
    assert lost == [opening(sheet, level)["ritual"]]


def overrun(table: Table, at: int) -> bool:
    """Does the game end when one more monster appears in a location?"""
    try:
        spawn(table, at)
    except GameOver:
        return True
    return False


@pytest.mark.rule("fh.board.20")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_the_three_gate_locations_are_fixed_for_the_whole_game(sheet: str, level: str) -> None:
    sites = gate_sites(sheet, level)
    for table in whole_game(2, seed=5, ancient_one=sheet, difficulty=level):
        seen = {at.gate: at.number for at in table.view(None).locations if at.gate_tokens}
        assert seen == sites


@pytest.mark.rule("fh.board.20")
def test_a_new_gate_token_goes_on_the_pile_of_its_symbol() -> None:
    table = given(players=2).gates("heptagram", "trinity").table("ancient-one.gates")
    piles = {at.number: at.gate_tokens for at in table.view(None).locations if at.gate}
    assert piles == {8: 1, 15: 2, 1: 1}
