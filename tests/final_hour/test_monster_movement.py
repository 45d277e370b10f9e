"""How monsters move."""

import pytest

from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.campus import ARROWS, NUMBERS
from miskatonic.games.final_hour.monsters import move_monster, spawn
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import Colour, Half, Zone

from .given import Situation, choose, given, keys, kinds_at, monsters_at, play_out
from .published import facts
from .scenes import block, building, cup, reckoning, resolved, resolving

LOCATIONS = facts("board")["locations"]
OFF_WALKWAYS = facts("board")["red_arrows_off_walkways"]
RITUAL = 12
OVERRUN = "ritual-site-overrun"
MICHAEL = ["michael-mcglen", "lily-chen"]
ONE_OMEN = (2, 4, 6, 11)


def away_from(here: int) -> Situation:
    """A situation in which the ritual is elsewhere."""
    return given(ancient_one="shudde-mell" if here == RITUAL else "cthulhu")


def march(table: Table, here: int) -> int | None:
    """The first monster of a location makes one move; where it ends."""
    return move_monster(table, table.state.locations[here].monsters()[0], here)


def circle(colour: str, start: int) -> list[int]:
    """The locations on the way along the arrows of a colour back to the start."""
    way = [LOCATIONS[start][colour]]
    while way[-1] != start:
        way.append(LOCATIONS[way[-1]][colour])
    return way[:-1]


# Arrows.


@pytest.mark.rule("fh.monster-move.1", "fh.monster-move.2", "fh.monster-move.16")
@pytest.mark.parametrize("here", LOCATIONS)
def test_a_blue_monster_follows_the_blue_arrow_of_its_location(here: int) -> None:
    table = away_from(here).put("blue-plain-1", here).table()
    march(table, here)
    assert (monsters_at(table, here), monsters_at(table, LOCATIONS[here]["blue"])) == ([], ["blue-plain-1"])


@pytest.mark.rule("fh.monster-move.1", "fh.monster-move.3", "fh.monster-move.16")
@pytest.mark.parametrize("here", LOCATIONS)
def test_a_red_monster_follows_the_red_arrow_of_its_location(here: int) -> None:
    table = away_from(here).put("red-plain-1", here).table()
    march(table, here)
    assert (monsters_at(table, here), monsters_at(table, LOCATIONS[here]["red"])) == ([], ["red-plain-1"])


@pytest.mark.rule("fh.monster-move.3")
@pytest.mark.parametrize(("here", "there"), OFF_WALKWAYS)
def test_a_red_arrow_may_lead_to_a_location_that_is_not_adjacent(here: int, there: int) -> None:
    table = given().put("red-wanderer-2", here).table()
    assert (march(table, here), there in LOCATIONS[here]["walkways"]) == (there, False)


@pytest.mark.rule("fh.monster-move.16")
@pytest.mark.parametrize("colour", Colour)
def test_one_arrow_of_each_colour_leads_out_of_every_location(colour: Colour) -> None:
    arrows = ARROWS[colour]
    assert set(arrows) == set(NUMBERS)
    assert all(there in NUMBERS and there != here for here, there in arrows.items())


@pytest.mark.rule("fh.monster-move.15")
def test_a_blue_monster_of_the_humanities_building_moves_to_the_old_faith_seminary() -> None:
    humanities, seminary = building("Humanities Building"), building("Old Faith Seminary")
    table = away_from(humanities).put("blue-wanderer-2", humanities).table()
    play_out(activate_zone(table, 0, Zone.ORANGE))
    assert monsters_at(table, seminary) == ["blue-wanderer-2"]


# Full locations.


@pytest.mark.rule("fh.monster-move.4")
def test_a_monster_stops_in_an_empty_space_of_the_location_it_reaches() -> None:
    table = given().put("red-plain-1", 6).put("blue-plain-1", 7).damage(7).table()
    march(table, 6)
    assert (kinds_at(table, 7), monsters_at(table, 2)) == (["blue-plain-1", "damage", "red-plain-1"], [])


@pytest.mark.rule("fh.monster-move.5")
@pytest.mark.parametrize(
    ("full", "end"), [([7], 2), ([7, 2], 1), ([7, 2, 1], 8), ([7, 2, 1, 8], 10), ([7, 2, 1, 8, 10], 9)]
)
def test_a_monster_moves_on_until_it_reaches_an_empty_space(full: list[int], end: int) -> None:
    table = block(given().put("red-plain-1", 6), *full).table()
    march(table, 6)
    assert (monsters_at(table, 6), monsters_at(table, end)) == ([], ["red-plain-1"])


@pytest.mark.rule("fh.monster-move.5")
def test_locations_full_of_monsters_are_passed_like_those_full_of_damage() -> None:
    table = given().put("red-wanderer-2", 6).fill(7).table()
    march(table, 6)
    assert monsters_at(table, 2) == ["red-wanderer-2"]


@pytest.mark.rule("fh.monster-move.6")
@pytest.mark.parametrize("alone", [True, False])
def test_a_monster_may_come_back_to_its_own_former_space(alone: bool) -> None:
    situation = given(ancient_one="shudde-mell").put("blue-wanderer-2", 7)
    block(situation, *circle("blue", 7), *([] if alone else [7]))
    table = situation.table()
    before = kinds_at(table, 7)
    assert (march(table, 7), kinds_at(table, 7)) == (7, before)


@pytest.mark.rule("fh.monster-move.6")
def test_the_former_space_of_a_displaced_destroyer_holds_damage_and_does_not_count() -> None:
    situation = given(ancient_one="shudde-mell").put("blue-destroyer-1", 7)
    table = block(situation, 7, *circle("blue", 7)).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (kinds_at(table, 7), monsters_at(table, 14)) == (["damage"] * 3, ["blue-destroyer-1"])


@pytest.mark.rule("fh.monster-move.7")
@pytest.mark.parametrize("start", [7, 5])
def test_a_monster_that_can_reach_no_empty_space_moves_straight_to_the_ritual_site(start: int) -> None:
    situation = cup(given(ancient_one="shudde-mell"), "blue-plain-1")
    table = block(situation, start, 7, *circle("blue", 7)).table()
    spawn(table, start)
    assert monsters_at(table, 14) == ["blue-plain-1"]


@pytest.mark.rule("fh.monster-move.7")
def test_seals_around_the_ritual_site_do_not_stop_the_monster_that_moves_straight_there() -> None:
    situation = cup(given(ancient_one="shudde-mell").seal(12, 14).seal(13, 14).seal(14, 15), "blue-plain-1")
    table = block(situation, 7, *circle("blue", 7)).table()
    spawn(table, 7)
    assert (monsters_at(table, 14), [seal.fresh for seal in table.view().seals]) == (["blue-plain-1"], [True] * 3)


@pytest.mark.rule("fh.monster-move.7")
@pytest.mark.parametrize(("one", "other"), [(6, 7), (12, 13), (3, 7)])
def test_a_seal_anywhere_on_its_way_destroys_the_monster_first(one: int, other: int) -> None:
    situation = cup(given(ancient_one="shudde-mell").seal(one, other), "blue-plain-1")
    situation.state.cup.beside = []
    table = block(situation, 7, *circle("blue", 7)).table()
    spawn(table, 7)
    assert (monsters_at(table, 14), table.view().monster_discard) == ([], ["blue-plain-1"])


# The ritual site.


@pytest.mark.rule("fh.monster-move.8")
def test_a_monster_that_moves_to_a_full_ritual_site_loses_the_game() -> None:
    table = block(given().put("blue-wanderer-2", 13), RITUAL).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert asked.result is not None
    assert (asked.result.reason, monsters_at(table, 11)) == (OVERRUN, [])


@pytest.mark.rule("fh.monster-move.8")
def test_a_monster_that_takes_the_last_space_of_the_ritual_site_does_not_lose_the_game() -> None:
    table = given().put("blue-wanderer-2", 13).damage(RITUAL, 3).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert (asked.result, monsters_at(table, RITUAL)) == (None, ["blue-wanderer-2"])


@pytest.mark.rule("fh.monster-move.8")
def test_a_monster_that_reaches_a_full_ritual_site_in_its_chain_loses_the_game() -> None:
    table = block(given().put("blue-wanderer-2", 15), 13, RITUAL).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert asked.result is not None and asked.result.reason == OVERRUN


@pytest.mark.rule("fh.monster-move.9")
@pytest.mark.parametrize("kind", ["red-wanderer-2", "blue-wanderer-3", "red-deep-one"])
def test_a_monster_at_the_ritual_site_does_not_leave_it_by_a_lower_effect(kind: str) -> None:
    situation = given().stand(1, 6).put(kind, RITUAL).no_clue(6)
    table = resolving(situation, 1, "through-the-eye", Half.LOWER)
    choose(table, "stay")
    assert (resolved(table, "through-the-eye"), monsters_at(table, RITUAL)) == (True, [kind])


@pytest.mark.rule("fh.monster-move.9")
def test_a_monster_at_the_ritual_site_does_not_leave_it_by_a_reckoning() -> None:
    table = reckoning(given().put("blue-deep-one", RITUAL).put("blue-deep-one", 6), *ONE_OMEN)
    choose(table, "activate:blue-deep-one@12", "appear:red-deep-one@1", "appear:red-deep-one@1")
    assert (monsters_at(table, RITUAL), monsters_at(table, 6), monsters_at(table, 2)) == (
        ["blue-deep-one"],
        [],
        ["blue-deep-one"],
    )


@pytest.mark.rule("fh.monster-move.9")
def test_a_wanderer_at_the_ritual_site_stays_and_goes_on_with_its_other_symbols() -> None:
    table = given(ancient_one="shudde-mell").put("red-chthonian", 14).table()
    play_out(activate_zone(table, 0, Zone.ORANGE))
    assert kinds_at(table, 14) == ["damage", "red-chthonian", "empty"]


@pytest.mark.rule("fh.monster-move.10")
def test_an_item_makes_a_monster_leave_the_ritual_site() -> None:
    situation = given().stand(1, 3).put("red-plain-1", RITUAL).item(1, "brass-whistle")
    table = resolving(situation, 1, "stillness", Half.LOWER)
    choose(table, "use:brass-whistle", "drive:red-plain-1@12", "at:14")
    assert (monsters_at(table, RITUAL), monsters_at(table, 14)) == ([], ["red-plain-1"])


@pytest.mark.rule("fh.monster-move.10")
def test_an_upper_effect_makes_a_monster_leave_the_ritual_site() -> None:
    situation = given(investigators=MICHAEL).stand(0, 13).put("red-plain-1", RITUAL)
    table = resolving(situation, 0, "draw-attention", Half.UPPER)
    choose(table, "drive:red-plain-1@12", "at:11")
    assert (monsters_at(table, RITUAL), monsters_at(table, 11)) == ([], ["red-plain-1"])


# Monsters that investigators drive.


@pytest.mark.rule("fh.monster-move.11")
@pytest.mark.parametrize("kind", ["red-plain-1", "blue-plain-1"])
@pytest.mark.parametrize("there", LOCATIONS[3]["walkways"])
def test_a_driven_monster_goes_where_the_effect_allows_whatever_its_colour(kind: str, there: int) -> None:
    table = resolving(given(investigators=MICHAEL).stand(0, 3).put(kind, 3), 0, "draw-attention", Half.UPPER)
    choose(table, f"drive:{kind}@3")
    assert sorted(keys(table)) == sorted(f"at:{each}" for each in LOCATIONS[3]["walkways"])
    choose(table, f"at:{there}")
    assert (monsters_at(table, 3), monsters_at(table, there)) == ([], [kind])


@pytest.mark.rule("fh.monster-move.12")
def test_a_monster_driven_along_a_sealed_walkway_is_destroyed() -> None:
    situation = given(investigators=MICHAEL).stand(0, 7).put("red-destroyer-3", 7).seal(7, 8)
    table = resolving(situation, 0, "draw-attention", Half.UPPER)
    choose(table, "drive:red-destroyer-3@7", "at:8")
    (seal,) = table.view().seals
    assert (table.view().monster_discard, monsters_at(table, 8), seal.fresh) == (["red-destroyer-3"], [], False)


@pytest.mark.rule("fh.monster-move.13")
@pytest.mark.parametrize(("kind", "end"), [("red-plain-1", 10), ("blue-plain-1", 7)])
def test_a_driven_monster_that_finds_no_space_goes_on_by_its_own_colour(kind: str, end: int) -> None:
    situation = block(given(investigators=MICHAEL).stand(0, 1).put(kind, 1), 8)
    table = resolving(situation, 0, "draw-attention", Half.UPPER)
    choose(table, f"drive:{kind}@1", "at:8")
    assert (monsters_at(table, 1), monsters_at(table, end)) == ([], [kind])


@pytest.mark.rule("fh.monster-move.14")
def test_michael_draws_one_monster_against_its_arrow_and_another_onto_a_seal() -> None:
    situation = given(investigators=MICHAEL).stand(0, 7).put("blue-wanderer-3", 7).put("red-wanderer-3", 7).seal(6, 7)
    table = resolving(situation, 0, "draw-attention", Half.UPPER)
    choose(table, "drive:blue-wanderer-3@7", "at:3", "drive:red-wanderer-3@7", "at:6")
    assert LOCATIONS[7]["blue"] != 3
    assert (monsters_at(table, 3), monsters_at(table, 6), table.view().monster_discard) == (
        ["blue-wanderer-3"],
        [],
        ["red-wanderer-3"],
    )
