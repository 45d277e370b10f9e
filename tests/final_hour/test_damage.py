"""Damage tokens in monster spaces."""

import pytest

from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.damage import place_damage
from miskatonic.games.final_hour.monsters import spawn
from miskatonic.games.final_hour.words import Half, Zone

from .given import choose, given, keys, kinds_at, monsters_at, play_out
from .scenes import block, cup, reckoning, resolved, resolving

RITUAL = 12
OVERRUN = "ritual-site-overrun"
PETE = ["ashcan-pete", "lily-chen"]
THREE_OMENS, FIVE_OMENS, SEVEN_OMENS = (1, 2, 4, 6), (1, 2, 3, 4), (1, 3, 4, 5)


@pytest.mark.rule("fh.damage.1")
def test_a_damage_token_lowers_the_number_of_monsters_a_location_holds() -> None:
    table = cup(given().damage(7, 2), "red-plain-1", "red-plain-1").table()
    spawn(table, 7, 2)
    assert (monsters_at(table, 7), monsters_at(table, 2)) == (["red-plain-1"], ["red-plain-1"])


@pytest.mark.rule("fh.damage.3")
def test_a_destroyer_puts_damage_into_the_very_space_it_stands_in() -> None:
    table = given().put("blue-plain-1", 7).put("red-destroyer-2", 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert kinds_at(table, 7) == ["blue-plain-1", "damage", "red-destroyer-2"]


@pytest.mark.rule("fh.damage.4")
@pytest.mark.parametrize("kind", ["red-destroyer-1", "blue-destroyer-3"])
def test_the_destroyer_shifts_to_an_empty_space_of_the_same_location(kind: str) -> None:
    table = given().put("red-plain-1", 8).put(kind, 8).damage(8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert kinds_at(table, 8) == ["red-plain-1", "damage", "damage", kind]


@pytest.mark.rule("fh.damage.5")
@pytest.mark.parametrize(("kind", "next_location"), [("red-destroyer-1", 2), ("blue-destroyer-1", 6)])
def test_without_an_empty_space_the_destroyer_moves_on_by_its_colour(kind: str, next_location: int) -> None:
    table = given().put("blue-plain-1", 7).put(kind, 7).put("red-plain-1", 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (kinds_at(table, 7), monsters_at(table, next_location)) == (
        ["blue-plain-1", "damage", "red-plain-1"],
        [kind],
    )


@pytest.mark.rule("fh.damage.5")
def test_a_destroyer_that_must_move_on_is_stopped_by_a_seal_and_leaves_its_damage() -> None:
    table = given().put("blue-destroyer-1", 7).damage(7, 2).seal(6, 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (kinds_at(table, 7), monsters_at(table, 6), table.view().monster_discard) == (
        ["damage"] * 3,
        [],
        ["blue-destroyer-1"],
    )


@pytest.mark.rule("fh.damage.6", "fh.damage.7")
def test_damage_by_a_card_goes_into_empty_spaces_of_the_location() -> None:
    situation = given(investigators=PETE).stand(0, 8).put("red-plain-1", 8).put("blue-plain-1", 8)
    table = resolving(cup(situation, "red-killer-1"), 0, "campfire-visions", Half.LOWER)
    assert (kinds_at(table, 8), resolved(table, "campfire-visions")) == (
        ["red-plain-1", "blue-plain-1", "damage", "damage"],
        True,
    )


@pytest.mark.rule("fh.damage.6")
def test_damage_by_a_reckoning_goes_into_an_empty_space_of_the_location() -> None:
    situation = given(ancient_one="shudde-mell", lead=1).stand(0, 6).stand(1, 7).put("red-plain-1", 7)
    table = reckoning(situation, *THREE_OMENS)
    assert (kinds_at(table, 7), kinds_at(table, 6)) == (["red-plain-1", "damage", "empty"], ["empty", "empty"])


@pytest.mark.rule("fh.damage.6")
def test_the_lead_chooses_where_a_reckoning_puts_damage() -> None:
    table = reckoning(given(ancient_one="shudde-mell", lead=1), *FIVE_OMENS)
    assert table.decision is not None
    seat, offered = table.decision.seat, keys(table)
    choose(table, "zone:purple")
    damaged = [at.number for at in table.view().locations if any(space.holds == "damage" for space in at.spaces)]
    assert (seat, offered, damaged) == (1, ["zone:green", "zone:purple", "zone:orange"], [6, 7, 8, 9, 10])


@pytest.mark.rule("fh.damage.7")
def test_no_monster_is_displaced_while_a_space_is_empty() -> None:
    table = given().put("red-plain-1", 7).put("blue-plain-1", 7).table()
    asked = play_out(place_damage(table, 0, 7, 1))
    assert (asked.keys, kinds_at(table, 7)) == ([], ["red-plain-1", "blue-plain-1", "damage"])


@pytest.mark.rule("fh.damage.8")
@pytest.mark.parametrize(
    ("kind", "left", "next_location"),
    [
        ("red-plain-1", ["damage", "blue-plain-1", "blue-killer-1"], 2),
        ("blue-plain-1", ["red-plain-1", "damage", "blue-killer-1"], 6),
        ("blue-killer-1", ["red-plain-1", "blue-plain-1", "damage"], 6),
    ],
)
def test_without_an_empty_space_the_resolver_displaces_any_monster(
    kind: str, left: list[str], next_location: int
) -> None:
    table = given().put("red-plain-1", 7).put("blue-plain-1", 7).put("blue-killer-1", 7).table()
    asked = play_out(place_damage(table, 1, 7, 1), f"displace:{kind}@7")
    assert (asked.decisions[0].seat, kinds_at(table, 7), monsters_at(table, next_location)) == (1, left, [kind])


@pytest.mark.rule("fh.damage.6", "fh.damage.8")
def test_the_lead_decides_which_monster_the_damage_of_a_reckoning_displaces() -> None:
    situation = given(ancient_one="shudde-mell", lead=1).stand(1, 6).put("red-plain-1", 6).put("blue-plain-1", 6)
    table = reckoning(situation, *THREE_OMENS)
    assert table.decision is not None
    seat, offered = table.decision.seat, keys(table)
    choose(table, "displace:blue-plain-1@6")
    assert (seat, offered, kinds_at(table, 6), monsters_at(table, 2)) == (
        1,
        ["displace:blue-plain-1@6", "displace:red-plain-1@6"],
        ["red-plain-1", "damage"],
        ["blue-plain-1"],
    )


@pytest.mark.rule("fh.damage.9")
def test_where_all_spaces_are_damaged_no_more_damage_is_placed() -> None:
    table = given().damage(7, 3).table()
    asked = play_out(place_damage(table, 0, 7, 2))
    damaged = [at.number for at in table.view().locations if any(space.holds == "damage" for space in at.spaces)]
    assert (kinds_at(table, 7), damaged, asked.keys, asked.result) == (["damage"] * 3, [7], [], None)


@pytest.mark.rule("fh.damage.10")
def test_removing_a_damage_token_leaves_an_empty_space() -> None:
    situation = given(investigators=["rita-young", "lily-chen"]).stand(0, 7).put("red-plain-1", 7).damage(7, 2)
    table = resolving(situation, 0, "second-wind", Half.UPPER)
    choose(table, "stay")
    assert sorted(kinds_at(table, 7)) == ["damage", "empty", "red-plain-1"]


@pytest.mark.rule("fh.damage.10")
def test_a_space_without_its_damage_takes_a_monster_again() -> None:
    situation = given(investigators=PETE).stand(0, 6).damage(6, 2).put("red-plain-1", 2)
    table = resolving(cup(situation, "red-killer-1"), 0, "campfire-visions", Half.UPPER)
    choose(table, "stay")
    spawn(table, 6)
    assert sorted(kinds_at(table, 6)) == ["empty", "red-killer-1"]


@pytest.mark.rule("fh.damage.11")
@pytest.mark.parametrize("filled_by", ["monsters", "damage"])
def test_a_destroyer_at_a_full_ritual_site_loses_the_game(filled_by: str) -> None:
    situation = given().put("red-destroyer-1", RITUAL)
    situation = situation.fill(RITUAL) if filled_by == "monsters" else block(situation, RITUAL)
    table = situation.table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert asked.result is not None
    assert (asked.result.reason, monsters_at(table, 3)) == (OVERRUN, [])


@pytest.mark.rule("fh.damage.11")
def test_a_destroyer_at_the_ritual_site_with_another_empty_space_shifts() -> None:
    table = given().put("red-destroyer-1", RITUAL).damage(RITUAL, 2).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert (asked.result, kinds_at(table, RITUAL)) == (None, ["damage", "damage", "damage", "red-destroyer-1"])


@pytest.mark.rule("fh.damage.12")
@pytest.mark.parametrize("monsters", [0, 2, 4])
def test_damage_by_a_card_at_a_full_ritual_site_loses_the_game(monsters: int) -> None:
    situation = block(given(investigators=PETE).stand(0, RITUAL).put("red-plain-1", RITUAL, monsters), RITUAL)
    table = resolving(situation, 0, "campfire-visions", Half.LOWER)
    assert table.result is not None
    assert (table.result.reason, len(monsters_at(table, RITUAL))) == (OVERRUN, monsters)


@pytest.mark.rule("fh.damage.12")
@pytest.mark.parametrize("empty", [0, 1])
def test_damage_by_a_reckoning_at_a_full_ritual_site_loses_the_game(empty: int) -> None:
    site = 14
    situation = given(ancient_one="shudde-mell").put("blue-plain-1", site, 3 - empty)
    table = reckoning(situation, *SEVEN_OMENS)
    assert table.result is not None
    assert (table.result.reason, len(monsters_at(table, site)), monsters_at(table, 12)) == (OVERRUN, 3 - empty, [])


@pytest.mark.rule("fh.damage.12")
def test_damage_that_just_fits_into_the_ritual_site_does_not_lose_the_game() -> None:
    site = 14
    table = reckoning(given(ancient_one="shudde-mell").put("blue-plain-1", site), *SEVEN_OMENS)
    assert (table.result, kinds_at(table, site)) == (None, ["blue-plain-1", "damage", "damage"])
