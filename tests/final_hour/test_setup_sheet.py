"""Set-up by the sheet of the Ancient One: the cup, special monsters, ritual, gates, starting monsters, pawns."""

from collections import Counter

import pytest

from miskatonic import SetupError, new_game
from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.monsters import spawn
from miskatonic.games.final_hour.state import FinalHour
from miskatonic.games.final_hour.words import EMPTY, location_name

from .given import given, kinds_at
from .published import SHEETS, facts, gate_sites, opening, other_sites

SPACES = {number: at["spaces"] for number, at in facts("board")["locations"].items()}


def set_up(sheet: str = "cthulhu", level: str = "low", players: int = 2, seed: int = 1) -> FinalHour:
    """The position right after set-up."""
    return given(players, seed=seed, bare=False, ancient_one=sheet, difficulty=level).state


def crowd(state: FinalHour, at: int) -> dict[str, int]:
    """The monsters of a location: special ones by name, the others as standard."""
    return Counter(MONSTERS[token].special or "standard" for token in state.locations[at].monsters())


def special_tokens(state: FinalHour) -> Counter[str | None]:
    """The special monsters that take part, beside the sheet or on the board."""
    on_board = [token for at in state.locations for token in at.monsters() if MONSTERS[token].special]
    return Counter(MONSTERS[token].special for token in [*state.beside_sheet, *on_board])


@pytest.mark.rule("fh.setup.3")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_all_forty_standard_monsters_come_from_the_cup_and_special_ones_never(sheet: str, level: str) -> None:
    state = set_up(sheet, level)
    drawn = [token for at in state.locations for token in at.monsters() if not MONSTERS[token].special]
    assert not [token for token in state.cup.tokens if MONSTERS[token].special]
    assert len({*state.cup.tokens, *drawn}) == len(state.cup.tokens) + len(drawn) == 40
    assert state.cup.beside == []


@pytest.mark.rule("fh.setup.3")
def test_the_cup_is_opaque() -> None:
    view = GAME.view(set_up(), 0)
    assert view.cup == 40 - 22


@pytest.mark.rule("fh.setup.3")
def test_the_monsters_in_the_cup_are_mixed() -> None:
    first: set[str] = set()
    for seed in range(120):
        table = given(players=2, seed=seed).table()
        spawn(table, 7)
        first |= set(kinds_at(table, 7)) - {"empty"}
    assert first == {kind.id for kind in MONSTERS.values() if kind.special is None}


@pytest.mark.rule("fh.setup.4")
@pytest.mark.parametrize("sheet", facts("ancient_ones"))
def test_the_ancient_one_the_players_choose_is_the_one_they_face(sheet: str) -> None:
    table = new_game("final-hour", players=2, ancient_one=sheet)
    assert table.view(0).ancient_one == sheet
    assert table.view(0).ritual_site == opening(sheet, "low")["ritual"]


@pytest.mark.rule("fh.setup.4")
def test_an_ancient_one_without_a_sheet_is_refused() -> None:
    with pytest.raises(SetupError):
        new_game("final-hour", players=2, ancient_one="azathoth")


@pytest.mark.rule("fh.setup.5")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_only_the_special_monsters_the_sheet_names_take_part(sheet: str, level: str) -> None:
    assert special_tokens(set_up(sheet, level)) == facts("ancient_ones")[sheet]["special"]


@pytest.mark.rule("fh.setup.5.1")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_the_setup_is_that_of_the_difficulty_chosen(sheet: str, level: str) -> None:
    state = set_up(sheet, level)
    published = opening(sheet, level)
    assert state.ritual_site == published["ritual"]
    assert {str(gate.symbol): gate.location for gate in state.gates} == gate_sites(sheet, level)
    standing = {number: crowd(state, number) for number in SPACES if crowd(state, number)}
    expected = {number: {"standard": published["elsewhere"]} for number in other_sites(sheet, level)}
    for symbol, number in gate_sites(sheet, level).items():
        if published[symbol]["monsters"]:
            expected[number] = published[symbol]["monsters"]
    assert standing == expected


@pytest.mark.rule("fh.setup.5.1")
def test_a_difficulty_the_sheet_does_not_have_is_refused() -> None:
    with pytest.raises(SetupError):
        new_game("final-hour", players=2, difficulty="nightmare")


@pytest.mark.rule("fh.setup.5.3")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_the_ritual_token_takes_no_monster_space(sheet: str, level: str) -> None:
    site = opening(sheet, level)["ritual"]
    view = GAME.view(set_up(sheet, level), 0)
    assert view.ritual_site == site
    assert [space.holds for space in view.locations[site - 1].spaces] == ["empty"] * SPACES[site]


@pytest.mark.rule("fh.setup.5.3")
def test_the_ritual_site_holds_a_monster_in_every_space() -> None:
    table = given(players=2).table()
    spawn(table, table.state.ritual_site, SPACES[12])
    assert "empty" not in kinds_at(table, 12)
    assert table.result is None


@pytest.mark.rule("fh.setup.5.4")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_one_gate_token_lies_in_each_location_the_sheet_names(sheet: str, level: str) -> None:
    view = GAME.view(set_up(sheet, level), 0)
    assert {at.gate: at.number for at in view.locations if at.gate} == gate_sites(sheet, level)
    assert [at.gate_tokens for at in view.locations if at.gate] == [1, 1, 1]


@pytest.mark.rule("fh.setup.5.4")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_gate_tokens_take_no_monster_space(sheet: str, level: str) -> None:
    for symbol, number in gate_sites(sheet, level).items():
        spaces = set_up(sheet, level).locations[number].spaces
        assert len(spaces) == SPACES[number]
        assert spaces.count(EMPTY) == SPACES[number] - sum(opening(sheet, level)[symbol]["monsters"].values())


@pytest.mark.rule("fh.setup.5.5")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_starting_monsters_stand_in_the_spaces_of_the_locations_named(sheet: str, level: str) -> None:
    view = GAME.view(set_up(sheet, level), 0)
    standing = {at.number: sum(space.monster is not None for space in at.spaces) for at in view.locations}
    expected = {number: opening(sheet, level)["elsewhere"] for number in other_sites(sheet, level)}
    for symbol, number in gate_sites(sheet, level).items():
        expected[number] = sum(opening(sheet, level)[symbol]["monsters"].values())
    assert standing == {**expected, opening(sheet, level)["ritual"]: 0}


@pytest.mark.rule("fh.setup.5.6")
def test_a_starting_monster_without_a_name_is_drawn_at_random_from_the_cup() -> None:
    seen: set[str] = set()
    for seed in range(120):
        state = set_up(seed=seed)
        tokens = state.locations[7].monsters()
        assert not set(tokens) & set(state.cup.tokens)
        seen |= {MONSTERS[token].id for token in tokens}
    assert seen == {kind.id for kind in MONSTERS.values() if kind.special is None}


@pytest.mark.rule("fh.setup.5.6")
@pytest.mark.parametrize("seed", range(10))
def test_a_starting_monster_with_a_name_is_that_special_monster(seed: int) -> None:
    state = set_up("cthulhu", "high", seed=seed)
    assert crowd(state, 4) == {"deep-one": 1, "star-spawn": 1}
    assert crowd(state, 5) == {"deep-one": 4}
    assert len(state.beside_sheet) == 9 - 6


@pytest.mark.rule("fh.setup.5.8")
@pytest.mark.parametrize("level", ["low", "normal", "high"])
def test_with_cthulhu_six_deep_ones_and_three_star_spawn_are_set_aside(level: str) -> None:
    assert special_tokens(set_up("cthulhu", level)) == {"deep-one": 6, "star-spawn": 3}


@pytest.mark.rule("fh.setup.5.9")
@pytest.mark.parametrize("level", ["low", "normal", "high"])
def test_with_cthulhu_the_lecture_hall_starts_with_two_standard_monsters(level: str) -> None:
    assert location_name(7).text("en") == "Lecture Hall"
    assert crowd(set_up("cthulhu", level), 7) == {"standard": 2}


@pytest.mark.rule("fh.setup.6")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_investigator_starts_at_the_ritual_site(players: int, sheet: str, level: str) -> None:
    state = set_up(sheet, level, players)
    assert {each.location for each in state.investigators} == {opening(sheet, level)["ritual"]}


@pytest.mark.rule("fh.setup.6.1")
def test_pawns_take_no_monster_space() -> None:
    table = given(players=4).stand(0, 6).stand(1, 6).stand(2, 6).stand(3, 6).table()
    spawn(table, 6, 2)
    here = table.view(0).locations[5]
    assert len(here.investigators) == 4
    assert [space.monster is None for space in here.spaces] == [False, False]


@pytest.mark.rule("fh.setup.6.1")
def test_a_pawn_can_enter_a_location_full_of_monsters() -> None:
    situation = given(players=2).stand(0, 7).fill(6)
    situation.play(0, "parasol-and-poise", 1)
    for number, title in ((2, "open-palm"), (3, "stillness"), (4, "measured-force")):
        situation.play(1, title, number)
    table = situation.table("action.resolve")
    before = kinds_at(table, 6)
    table.choose("move:6")
    assert table.view(0).investigators[0].location == 6
    assert kinds_at(table, 6) == before
