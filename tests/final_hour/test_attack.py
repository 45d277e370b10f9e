"""Attacking and destroying monsters."""

from collections.abc import Iterable

import pytest

from miskatonic.games.final_hour.actions import attack
from miskatonic.games.final_hour.monsters import spawn_special
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import Half

from .given import choose, given, keys, kinds_at, monsters_at, play_out
from .scenes import every_way, resolved, resolving

MICHAEL = ["michael-mcglen", "lily-chen"]


def outcomes(tables: Iterable[Table], at: int) -> set[tuple[str, ...]]:
    """What may be left of the monsters of a location."""
    return {tuple(monsters_at(table, at)) for table in tables}


@pytest.mark.rule("fh.attack.1")
def test_the_attacker_divides_the_wounds_freely_among_the_monsters() -> None:
    situation = given().stand(1, 7).put("blue-killer-2", 7).put("red-plain-1", 7).put("blue-plain-1", 7)
    table = resolving(situation, 1, "open-palm", Half.UPPER)
    choose(table, "stay")
    assert outcomes(every_way(table, "fh.attack.1"), 7) == {
        (),
        ("blue-killer-2",),
        ("blue-plain-1",),
        ("red-plain-1",),
        ("blue-killer-2", "blue-plain-1"),
        ("blue-killer-2", "red-plain-1"),
        ("blue-plain-1", "red-plain-1"),
    }


@pytest.mark.rule("fh.attack.1")
@pytest.mark.parametrize(
    ("who", "title", "wounds"),
    [
        ("michael-mcglen", "hold-the-door", 2),
        ("michael-mcglen", "unfinished-business", 3),
        ("lily-chen", "open-palm", 4),
    ],
)
def test_an_attack_deals_the_number_of_wounds_on_the_card(who: str, title: str, wounds: int) -> None:
    situation = (
        given(investigators=[who, "jenny-barnes"]).stand(0, 3).put("blue-plain-1", 3, 2).put("red-plain-1", 3, 2)
    )
    table = resolving(situation, 0, title, Half.UPPER)
    choose(table, "stay")
    assert min(len(left) for left in outcomes(every_way(table, "fh.attack.1"), 3)) == 4 - wounds


@pytest.mark.rule("fh.attack.1")
def test_the_attacker_may_divide_the_wounds_so_that_no_monster_is_destroyed() -> None:
    table = given().put("blue-wanderer-3", 7).put("red-killer-2", 7).table()
    play_out(attack(table, 0, 7, 3), "done")
    assert monsters_at(table, 7) == ["blue-wanderer-3", "red-killer-2"]


@pytest.mark.rule("fh.attack.2")
@pytest.mark.parametrize("kind", ["blue-plain-1", "blue-killer-2", "blue-wanderer-3"])
def test_wounds_equal_to_its_health_destroy_a_monster(kind: str) -> None:
    table = given().put(kind, 7).table()
    play_out(attack(table, 0, 7, int(kind[-1])))
    assert monsters_at(table, 7) == []


@pytest.mark.rule("fh.attack.2")
@pytest.mark.parametrize("kind", ["blue-plain-1", "blue-killer-2", "blue-wanderer-3"])
def test_wounds_above_its_health_destroy_a_monster(kind: str) -> None:
    table = given().put(kind, 7).table()
    play_out(attack(table, 0, 7, 4))
    assert monsters_at(table, 7) == []


@pytest.mark.rule("fh.attack.2")
def test_all_wounds_must_be_dealt_even_if_a_monster_is_destroyed_by_them() -> None:
    table = given().put("blue-wanderer-3", 7).put("red-plain-1", 7).table()
    asked = play_out(attack(table, 0, 7, 3), "destroy:red-plain-1@7")
    assert (asked.keys, monsters_at(table, 7)) == (
        [["destroy:blue-wanderer-3@7", "destroy:red-plain-1@7"]],
        ["blue-wanderer-3"],
    )


@pytest.mark.rule("fh.attack.3")
def test_wounds_do_not_carry_over_to_the_next_attack_of_the_same_card() -> None:
    table = resolving(given().stand(0, 7).put("blue-wanderer-3", 7), 0, "matched-pair", Half.UPPER)
    while not resolved(table, "matched-pair"):
        choose(table, "at:7")
    assert monsters_at(table, 7) == ["blue-wanderer-3"]


@pytest.mark.rule("fh.attack.3")
def test_a_wounded_monster_has_all_its_health_at_a_later_attack() -> None:
    table = given().put("blue-wanderer-3", 7).table()
    play_out(attack(table, 0, 7, 2))
    play_out(attack(table, 1, 7, 2))
    survived = monsters_at(table, 7)
    play_out(attack(table, 0, 7, 3))
    assert (survived, monsters_at(table, 7)) == (["blue-wanderer-3"], [])


@pytest.mark.rule("fh.attack.4")
def test_all_wounds_of_one_attack_go_to_one_location() -> None:
    situation = given().stand(1, 7).put("blue-plain-1", 7).put("red-plain-1", 7).put("blue-plain-1", 6)
    table = resolving(situation, 1, "through-the-eye", Half.UPPER)
    assert keys(table) == ["at:7", "at:6", "hold"]
    choose(table, "at:7")
    left = {(len(monsters_at(each, 7)), len(monsters_at(each, 6))) for each in every_way(table, "fh.attack.1")}
    assert left == {(0, 1), (1, 1)}


@pytest.mark.rule("fh.attack.5")
def test_a_destroyed_standard_monster_lies_beside_the_cup() -> None:
    table = given().put("red-plain-1", 7).table()
    before = table.view().cup
    play_out(attack(table, 0, 7, 1))
    view = table.view()
    assert (view.monster_discard, view.cup, "red-plain-1" in view.beside_sheet) == (["red-plain-1"], before, False)


@pytest.mark.rule("fh.attack.6")
def test_a_destroyed_special_monster_returns_beside_the_sheet() -> None:
    table = given().put("blue-star-spawn", 7).table()
    before = table.view().beside_sheet.count("blue-star-spawn")
    play_out(attack(table, 0, 7, 3))
    view = table.view()
    assert (before, view.beside_sheet.count("blue-star-spawn"), view.monster_discard) == (0, 1, [])


@pytest.mark.rule("fh.attack.6")
def test_a_destroyed_special_monster_can_be_spawned_again() -> None:
    table = given().put("blue-star-spawn", 7).put("red-star-spawn", 6, 2).table()
    play_out(attack(table, 0, 7, 3))
    play_out(spawn_special(table, 0, "star-spawn", 8, 1))
    assert monsters_at(table, 8) == ["blue-star-spawn"]


@pytest.mark.rule("fh.attack.7")
@pytest.mark.parametrize("kind", ["blue-plain-1", "blue-killer-2", "blue-destroyer-3", "red-star-spawn"])
def test_an_effect_that_destroys_a_monster_does_so_whatever_its_health(kind: str) -> None:
    table = resolving(given().stand(1, 7).put(kind, 7).put("red-killer-2", 7), 1, "measured-force", Half.UPPER)
    choose(table, "stay", f"destroy:{kind}@7")
    assert monsters_at(table, 7) == ["red-killer-2"]


@pytest.mark.rule("fh.attack.8")
def test_the_space_of_a_destroyed_monster_becomes_empty() -> None:
    table = given().put("blue-plain-1", 7).put("red-plain-1", 7).put("blue-killer-1", 7).table()
    play_out(attack(table, 0, 7, 1), "destroy:red-plain-1@7")
    assert kinds_at(table, 7) == ["blue-plain-1", "empty", "blue-killer-1"]


@pytest.mark.rule("fh.attack.9")
def test_michaels_three_wounds_destroy_the_strong_monster_or_both_weak_ones_never_all() -> None:
    situation = given(investigators=MICHAEL).stand(0, 7)
    situation.put("blue-destroyer-3", 7).put("red-plain-1", 7).put("blue-plain-1", 7)
    table = resolving(situation, 0, "unfinished-business", Half.UPPER)
    choose(table, "stay")
    left = outcomes(every_way(table, "fh.attack.1"), 7)
    assert {("blue-plain-1", "red-plain-1"), ("blue-destroyer-3",)} <= left
    assert not {(), ("blue-plain-1",), ("red-plain-1",)} & left
