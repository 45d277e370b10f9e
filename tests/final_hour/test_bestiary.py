"""The monsters: how they come, which arrows they follow, what their symbols say."""

import pytest

from miskatonic.games.final_hour.activation import activate, activate_zone
from miskatonic.games.final_hour.bestiary import KINDS, MONSTERS
from miskatonic.games.final_hour.monsters import monster_location, move_monster, spawn
from miskatonic.games.final_hour.words import Zone

from .given import given, kinds_at, monsters_at, play_out
from .published import facts

CAMPUS = facts("board")["locations"]


@pytest.mark.rule("fh.monster.2")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_to_spawn_is_to_put_so_many_monsters_into_the_location(count: int) -> None:
    table = given(players=2).table()
    spawn(table, 7, count)
    standing = {number: len(at.monsters()) for number, at in enumerate(table.state.locations) if at.monsters()}
    assert standing == ({7: count} if count else {})


@pytest.mark.rule("fh.monster.2")
def test_a_card_spawns_its_number_of_monsters_in_its_location() -> None:
    situation = given(players=2).stand(1, 5).clear()
    for number, (who, title) in enumerate(
        [(0, "matched-pair"), (0, "parasol-and-poise"), (1, "open-palm"), (0, "well-connected")], start=1
    ):
        situation.play(who, title, number, copy=1 if title == "open-palm" else 0)
        situation.state.played[-1].resolved = number < 3
    table = situation.table("action.resolve")
    table.choose("stay")
    assert len(monsters_at(table, 5)) == 2


@pytest.mark.rule("fh.monster.4")
def test_every_monster_is_red_or_blue() -> None:
    assert {str(kind.colour) for kind in MONSTERS.values()} == {"red", "blue"}
    assert all(kind.id.startswith(f"{kind.colour}-") for kind in KINDS.values())


@pytest.mark.rule("fh.monster.4")
@pytest.mark.parametrize("kind", [kind.id for kind in KINDS.values() if kind.health])
def test_the_colour_of_a_monster_decides_which_arrow_it_follows(kind: str) -> None:
    sheet = "shudde-mell" if KINDS[kind].special == "chthonian" else "cthulhu"
    for at in (6, 8, 13):
        table = given(players=2, ancient_one=sheet, difficulty="low").put(kind, at).table()
        token = table.state.locations[at].monsters()[0]
        move_monster(table, token, at)
        assert monster_location(table, token) == CAMPUS[at][str(KINDS[kind].colour)]


@pytest.mark.rule("fh.monster.4")
def test_two_monsters_that_differ_in_colour_alone_part_ways() -> None:
    table = given(players=2).put("red-wanderer-2", 8).put("blue-wanderer-2", 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert monsters_at(table, 10) == ["red-wanderer-2"]
    assert monsters_at(table, 7) == ["blue-wanderer-2"]


@pytest.mark.rule("fh.monster.5")
def test_a_monster_without_symbols_does_nothing_when_its_zone_is_activated() -> None:
    table = given(players=2).put("red-plain-1", 7).stand(0, 7).table()
    asked = play_out(activate_zone(table, 0, Zone.PURPLE))
    assert asked.decisions == []
    assert kinds_at(table, 7) == ["red-plain-1", "empty", "empty"]
    assert table.state.investigators[0].health.left == 5


@pytest.mark.rule("fh.monster.5")
def test_a_monster_with_one_symbol_does_what_it_says() -> None:
    situation = given(players=2).put("red-killer-1", 7).put("red-wanderer-2", 9).put("red-destroyer-1", 10)
    table = situation.stand(0, 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert table.state.investigators[0].health.left == 4
    assert monsters_at(table, 5) == ["red-wanderer-2"]
    assert kinds_at(table, 10) == ["damage", "red-destroyer-1"]


@pytest.mark.rule("fh.monster.5")
def test_a_monster_with_two_symbols_resolves_them_from_left_to_right() -> None:
    table = given(players=2, ancient_one="shudde-mell").put("red-chthonian", 6).table()
    token = table.state.locations[6].monsters()[0]
    play_out(activate(table, 0, token, 6))
    assert kinds_at(table, 6) == ["empty", "empty"]
    assert kinds_at(table, 7) == ["damage", "red-chthonian", "empty"]


@pytest.mark.rule("fh.monster.5")
def test_a_symbol_that_stands_twice_is_resolved_twice() -> None:
    table = given(players=2).put("red-star-spawn", 8).table()
    token = table.state.locations[8].monsters()[0]
    play_out(activate(table, 0, token, 8))
    assert kinds_at(table, 8).count("damage") == 2


@pytest.mark.rule("fh.monster.5")
def test_there_are_monsters_with_no_symbol_with_one_and_with_several() -> None:
    assert {len(kind.symbols) for kind in KINDS.values()} == {0, 1, 2}
    assert {str(symbol) for kind in KINDS.values() for symbol in kind.symbols} == {"killer", "wanderer", "destroyer"}
