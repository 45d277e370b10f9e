"""Seals on walkways."""

import pytest

from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.monsters import move_monster, spawn
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import Half, Zone

from .given import choose, given, keys, monsters_at, play_out
from .published import facts
from .scenes import block, building, cup, nothing_beside_the_cup, resolved, resolving

LOCATIONS = facts("board")["locations"]
OFF_WALKWAYS = facts("board")["red_arrows_off_walkways"]
TOMMY = ["tommy-muldoon", "lily-chen"]


def seals(table: Table) -> list[tuple[int, int, str]]:
    """The seals on the board with the side that is up."""
    return [(seal.one, seal.other, "yellow" if seal.fresh else "brown") for seal in table.view().seals]


def walkway_keys(here: int) -> list[str]:
    return sorted(f"seal:{min(here, there)}-{max(here, there)}" for there in LOCATIONS[here]["walkways"])


def march(table: Table, kind: str, here: int) -> int | None:
    """A monster of a kind makes one move; where it ends."""
    token = next(token for token in table.state.locations[here].monsters() if MONSTERS[token].id == kind)
    return move_monster(table, token, here)


@pytest.mark.rule("fh.seal.1")
def test_a_seal_is_put_on_a_walkway_yellow_side_up() -> None:
    table = resolving(given().stand(0, 6), 0, "parasol-and-poise", Half.UPPER)
    choose(table, "stay", "seal:6-7")
    assert seals(table) == [(6, 7, "yellow")]


@pytest.mark.rule("fh.seal.2")
def test_two_seals_of_one_card_go_on_different_walkways() -> None:
    table = resolving(given().stand(0, 7).item(0, "elder-chalk"), 0, "matched-pair", Half.UPPER)
    choose(table, "use:elder-chalk", "seal:6-7")
    assert sorted(keys(table)) == ["seal:3-7", "seal:7-8"]


@pytest.mark.rule("fh.seal.2")
def test_where_every_walkway_is_sealed_no_seal_is_put() -> None:
    situation = given().stand(0, 6).seal(2, 6).seal(6, 7, fresh=False)
    table = resolving(situation, 0, "parasol-and-poise", Half.UPPER)
    choose(table, "stay")
    assert (resolved(table, "parasol-and-poise"), seals(table)) == (True, [(2, 6, "yellow"), (6, 7, "brown")])


@pytest.mark.rule("fh.seal.3")
@pytest.mark.parametrize("fresh", [True, False])
def test_a_sealed_walkway_cannot_be_sealed_again_whichever_side_is_up(fresh: bool) -> None:
    table = resolving(given().stand(0, 7).seal(6, 7, fresh=fresh), 0, "parasol-and-poise", Half.UPPER)
    choose(table, "stay")
    assert sorted(keys(table)) == ["seal:3-7", "seal:7-8"]


@pytest.mark.rule("fh.seal.3")
def test_after_its_removal_a_walkway_may_be_sealed_anew() -> None:
    situation = given(investigators=["michael-mcglen", "lily-chen"]).stand(0, 7)
    situation.seal(6, 7, fresh=False).put("blue-plain-1", 7).item(0, "elder-chalk")
    table = resolving(situation, 0, "draw-attention", Half.UPPER)
    choose(table, "drive:blue-plain-1@7", "at:6", "use:elder-chalk", "seal:6-7", "seal:7-8")
    assert seals(table) == [(6, 7, "yellow"), (7, 8, "yellow")]


@pytest.mark.rule("fh.seal.4")
def test_a_monster_on_a_sealed_walkway_is_destroyed_instead_of_arriving() -> None:
    table = given().put("red-wanderer-2", 6).seal(6, 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (monsters_at(table, 6), monsters_at(table, 7), table.view().monster_discard) == ([], [], ["red-wanderer-2"])


@pytest.mark.rule("fh.seal.5")
def test_a_yellow_seal_that_destroys_a_monster_turns_brown_and_stays() -> None:
    table = given().put("red-wanderer-2", 6).seal(6, 7).table()
    march(table, "red-wanderer-2", 6)
    assert seals(table) == [(6, 7, "brown")]


@pytest.mark.rule("fh.seal.6")
def test_a_brown_seal_that_destroys_a_monster_is_removed() -> None:
    table = given().put("red-wanderer-2", 6).seal(6, 7, fresh=False).table()
    march(table, "red-wanderer-2", 6)
    assert (seals(table), monsters_at(table, 7)) == ([], [])


@pytest.mark.rule("fh.seal.6")
def test_one_seal_destroys_two_monsters_in_all() -> None:
    table = given().put("red-plain-1", 8, 3).seal(8, 10).table()
    ends = [march(table, "red-plain-1", 8) for _ in range(3)]
    assert (ends, len(monsters_at(table, 10))) == ([None, None, 10], 1)


@pytest.mark.rule("fh.seal.7")
@pytest.mark.parametrize(("kind", "here"), [("red-plain-1", 6), ("blue-plain-1", 7)])
def test_a_seal_acts_in_both_directions(kind: str, here: int) -> None:
    table = given().put(kind, here).seal(6, 7).table()
    assert (march(table, kind, here), seals(table)) == (None, [(6, 7, "brown")])


@pytest.mark.rule("fh.seal.7")
def test_a_seal_acts_on_the_extra_moves_of_a_monster_that_finds_locations_full() -> None:
    table = block(given().put("red-wanderer-2", 13).seal(14, 15), 14).table()
    assert (march(table, "red-wanderer-2", 13), seals(table)) == (None, [(14, 15, "brown")])


@pytest.mark.rule("fh.seal.7")
def test_a_seal_acts_on_a_monster_that_spawns_in_a_full_location() -> None:
    situation = nothing_beside_the_cup(cup(given().seal(6, 7), "red-plain-1"))
    table = block(situation, 6).table()
    spawn(table, 6)
    assert (monsters_at(table, 7), table.view().monster_discard) == ([], ["red-plain-1"])


@pytest.mark.rule("fh.seal.7")
def test_a_seal_on_another_walkway_does_not_hinder_a_monster() -> None:
    table = given().put("red-wanderer-2", 6).seal(2, 6).seal(7, 8).table()
    assert (march(table, "red-wanderer-2", 6), seals(table)) == (7, [(2, 6, "yellow"), (7, 8, "yellow")])


@pytest.mark.rule("fh.seal.8")
@pytest.mark.parametrize("here", LOCATIONS)
def test_seals_are_put_on_walkways_only(here: int) -> None:
    table = resolving(given().stand(0, here), 0, "parasol-and-poise", Half.UPPER)
    choose(table, "stay")
    if len(walkway_keys(here)) == 1:
        assert [f"seal:{one}-{other}" for one, other, _ in seals(table)] == walkway_keys(here)
    else:
        assert sorted(keys(table)) == walkway_keys(here)


@pytest.mark.rule("fh.seal.8")
@pytest.mark.parametrize(("here", "there"), OFF_WALKWAYS)
def test_no_seal_stops_a_monster_on_a_red_arrow_without_a_walkway(here: int, there: int) -> None:
    situation = given().put("red-plain-1", here)
    for number, location in LOCATIONS.items():
        for other in location["walkways"]:
            situation.seal(number, other)
    table = situation.table()
    assert march(table, "red-plain-1", here) == there


@pytest.mark.rule("fh.seal.9")
def test_the_red_way_from_the_observatory_to_the_administration_building_cannot_be_sealed() -> None:
    observatory, administration = building("Warren Observatory"), building("Administration Building")
    situation = given().stand(0, observatory).put("red-plain-1", observatory)
    table = resolving(situation, 0, "parasol-and-poise", Half.UPPER)
    choose(table, "stay")
    sealed = [(one, other) for one, other, _ in seals(table)]
    assert (sealed, march(table, "red-plain-1", observatory)) == ([(8, observatory)], administration)


@pytest.mark.rule("fh.seal.10")
def test_a_standard_monster_destroyed_by_a_seal_lies_beside_the_cup() -> None:
    table = given().put("red-wanderer-2", 6).seal(6, 7).table()
    before = table.view()
    march(table, "red-wanderer-2", 6)
    after = table.view()
    assert (after.monster_discard, after.cup, after.beside_sheet) == (
        ["red-wanderer-2"],
        before.cup,
        before.beside_sheet,
    )


@pytest.mark.rule("fh.seal.10")
def test_a_special_monster_destroyed_by_a_seal_lies_beside_the_sheet() -> None:
    table = given().put("red-deep-one", 6, 1).seal(6, 7).table()
    before = table.view()
    march(table, "red-deep-one", 6)
    after = table.view()
    assert (after.beside_sheet.count("red-deep-one"), after.monster_discard) == (
        before.beside_sheet.count("red-deep-one") + 1,
        [],
    )
