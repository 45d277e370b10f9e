"""How monsters spawn."""

from collections import Counter

import pytest

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.events import GateRevealed, MonsterMoved, Spawned
from miskatonic.games.final_hour.monsters import spawn, spawn_special
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import Half
from miskatonic.kernel import rng

from .given import choose, given, kinds_at, monsters_at, play_out
from .scenes import block, building, cup, nothing_beside_the_cup, reckoning, resolving, told

RITUAL = 12
OVERRUN = "ritual-site-overrun"
ONE_OMEN = (2, 4, 6, 11)


def all_monsters(table: Table) -> list[str]:
    """Every monster on the board."""
    return sorted(kind for at in range(1, 16) for kind in monsters_at(table, at))


# Standard monsters.


@pytest.mark.rule("fh.spawn.1", "fh.spawn.12")
def test_a_spawned_monster_is_drawn_from_the_cup_into_an_empty_space() -> None:
    table = cup(given().put("blue-plain-1", 7).damage(7), "red-killer-2").table()
    before = table.view().beside_sheet
    spawn(table, 7)
    assert (kinds_at(table, 7), table.view().cup, table.view().beside_sheet) == (
        ["blue-plain-1", "damage", "red-killer-2"],
        0,
        before,
    )


@pytest.mark.rule("fh.spawn.1", "fh.spawn.12")
def test_the_monster_is_drawn_at_random() -> None:
    situation = cup(given(), "red-killer-2", "blue-plain-1", "red-wanderer-3")
    drawn: Counter[str] = Counter()
    for seed in range(300):
        situation.state.rng = rng.seeded(seed)
        table = situation.table()
        spawn(table, 7)
        drawn.update(monsters_at(table, 7))
    assert set(drawn) == {"red-killer-2", "blue-plain-1", "red-wanderer-3"}
    assert min(drawn.values()) > 70


@pytest.mark.rule("fh.spawn.12")
def test_no_special_monster_is_ever_drawn_from_the_cup() -> None:
    table = given().table()
    special = table.view().beside_sheet
    for at in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11):
        spawn(table, at, len(table.state.locations[at].spaces))
    kinds = {kind.id for kind in MONSTERS.values() if kind.special is None}
    assert (set(all_monsters(table)) <= kinds, len(all_monsters(table)), table.view().beside_sheet) == (
        True,
        37,
        special,
    )


@pytest.mark.rule("fh.spawn.2")
def test_monsters_spawn_in_the_gate_location_in_the_ancient_one_phase() -> None:
    table = given().gates("heptagram", "trinity").table("ancient-one.gates")
    (gate,) = told(table, GateRevealed)
    assert ([event.at for event in told(table, Spawned)], gate.at, len(all_monsters(table))) == ([15, 15], 15, 2)


@pytest.mark.rule("fh.spawn.2")
@pytest.mark.parametrize("at", [2, 6, 11, RITUAL])
def test_a_card_spawns_monsters_in_any_location(at: int) -> None:
    table = resolving(given().stand(1, at), 1, "stillness", Half.LOWER)
    assert len(monsters_at(table, at)) == 2


@pytest.mark.rule("fh.spawn.3")
@pytest.mark.parametrize(("kind", "end"), [("red-plain-1", 2), ("blue-plain-1", 6)])
def test_from_a_full_location_a_spawned_monster_moves_on_by_its_own_colour(kind: str, end: int) -> None:
    table = block(cup(given(), kind), 7).table()
    spawn(table, 7)
    assert (kinds_at(table, 7), all_monsters(table), monsters_at(table, end)) == (["damage"] * 3, [kind], [kind])


@pytest.mark.rule("fh.spawn.4")
def test_from_a_gate_in_the_full_athletics_building_a_red_monster_moves_to_the_sorority_house() -> None:
    athletics, fraternity, sorority = map(building, ("Athletics Building", "Fraternity House", "Sorority House"))
    situation = given().fill(athletics).fill(fraternity)
    gate = situation.gates("heptagram", "heptagram").state.gates[1]
    gate.location, gate.tokens = athletics, 0
    table = cup(situation, "red-killer-2").table("ancient-one.gates")
    assert (len(monsters_at(table, athletics)), len(monsters_at(table, fraternity)), monsters_at(table, sorority)) == (
        2,
        3,
        ["red-killer-2"],
    )


@pytest.mark.rule("fh.spawn.5")
def test_a_monster_is_placed_completely_before_the_next_is_drawn() -> None:
    table = block(cup(given(), "red-plain-1", "red-plain-1", "red-plain-1"), 7).table()
    spawn(table, 7, 2)
    order = [type(event) for event in table.events if isinstance(event, Spawned | MonsterMoved)]
    assert order == [Spawned, MonsterMoved, Spawned, MonsterMoved]


@pytest.mark.rule("fh.spawn.5")
def test_a_monster_destroyed_on_its_way_may_be_the_next_to_be_drawn() -> None:
    situation = nothing_beside_the_cup(cup(given().seal(6, 7), "blue-plain-1"))
    table = block(situation, 7).table()
    spawn(table, 7, 3)
    assert (len(told(table, Spawned)), monsters_at(table, 6), table.view().seals) == (3, ["blue-plain-1"], [])


@pytest.mark.rule("fh.spawn.5")
def test_after_a_defeat_no_further_monster_is_drawn() -> None:
    situation = given().gates("heptagram", "heptagram")
    block(cup(situation, "blue-plain-1", "blue-plain-1"), 15, 13, RITUAL)
    table = situation.table("ancient-one.gates")
    assert table.result is not None
    assert (table.result.reason, len(told(table, Spawned)), table.view().cup) == (OVERRUN, 1, 1)


@pytest.mark.rule("fh.spawn.6")
def test_an_empty_cup_is_filled_with_all_discarded_monsters_before_the_draw() -> None:
    table = cup(given()).table()
    beside = table.view().monster_discard
    spawn(table, 7)
    view = table.view()
    assert (len(beside), view.cup, view.monster_discard) == (40, 39, [])
    assert monsters_at(table, 7)[0] in beside


@pytest.mark.rule("fh.spawn.6")
def test_the_monsters_put_back_are_mixed() -> None:
    situation = cup(given())
    beside = {MONSTERS[token].id: token for token in situation.state.cup.beside}
    situation.state.cup.beside = [beside[kind] for kind in ("red-killer-2", "blue-plain-1", "red-wanderer-3")]
    first: set[str] = set()
    for seed in range(30):
        situation.state.rng = rng.seeded(seed)
        table = situation.table()
        spawn(table, 7)
        first.update(monsters_at(table, 7))
    assert first == {"red-killer-2", "blue-plain-1", "red-wanderer-3"}


@pytest.mark.rule("fh.spawn.7")
def test_discarded_monsters_stay_beside_the_cup_until_one_is_needed() -> None:
    table = cup(given(), "red-plain-1", "blue-plain-1").table()
    beside = table.view().monster_discard
    spawn(table, 7, 2)
    assert (table.view().cup, table.view().monster_discard) == (0, beside)


@pytest.mark.rule("fh.spawn.13")
def test_with_an_empty_cup_and_nothing_beside_it_no_monster_spawns() -> None:
    table = nothing_beside_the_cup(cup(given(), "red-plain-1")).table()
    spawn(table, 7, 3)
    assert (all_monsters(table), table.view().cup) == (["red-plain-1"], 0)


@pytest.mark.rule("fh.spawn.14")
def test_a_monster_that_spawns_at_a_full_ritual_site_loses_the_game() -> None:
    situation = block(cup(given().stand(1, RITUAL).put("blue-plain-1", RITUAL), "red-plain-1", "red-plain-1"), RITUAL)
    table = resolving(situation, 1, "stillness", Half.LOWER)
    assert table.result is not None
    assert (table.result.reason, all_monsters(table)) == (OVERRUN, ["blue-plain-1"])


@pytest.mark.rule("fh.spawn.14")
def test_a_monster_that_takes_the_last_space_of_the_ritual_site_does_not_lose_the_game() -> None:
    situation = cup(given().stand(1, RITUAL).damage(RITUAL, 2), "red-plain-1", "red-plain-1")
    table = resolving(situation, 1, "stillness", Half.LOWER)
    assert (table.result, monsters_at(table, RITUAL)) == (None, ["red-plain-1", "red-plain-1"])


# Special monsters.


@pytest.mark.rule("fh.spawn.8")
def test_special_monsters_are_taken_from_beside_the_sheet() -> None:
    table = given().table()
    before = table.view()
    play_out(spawn_special(table, 0, "deep-one", 7, 2), "appear:blue-deep-one@7", "appear:red-deep-one@7")
    after = table.view()
    assert (monsters_at(table, 7), after.cup) == (["blue-deep-one", "red-deep-one"], before.cup)
    assert Counter(before.beside_sheet) - Counter(after.beside_sheet) == Counter(["blue-deep-one", "red-deep-one"])


@pytest.mark.rule("fh.spawn.8")
@pytest.mark.parametrize(("kind", "end"), [("red-deep-one", 2), ("blue-deep-one", 6)])
def test_a_special_monster_moves_on_from_a_full_location(kind: str, end: int) -> None:
    table = block(given(), 7).table()
    play_out(spawn_special(table, 0, "deep-one", 7, 1), f"appear:{kind}@7")
    assert (all_monsters(table), monsters_at(table, end)) == ([kind], [kind])


@pytest.mark.rule("fh.spawn.8")
def test_a_reckoning_spawns_the_special_monsters_it_names() -> None:
    table = reckoning(given().gates("heptagram", "heptagram"), *ONE_OMEN)
    choose(table, "appear:blue-deep-one@1", "appear:blue-deep-one@1")
    assert monsters_at(table, 1) == ["blue-deep-one", "blue-deep-one"]


@pytest.mark.rule("fh.spawn.9", "fh.spawn.10")
def test_when_all_its_tokens_are_on_the_board_no_special_monster_spawns_nor_any_other() -> None:
    table = given().put("red-star-spawn", 4, 2).put("blue-star-spawn", 5).table()
    before = GAME.encode(table.state)
    asked = play_out(spawn_special(table, 0, "star-spawn", 8, 1))
    assert (asked.keys, GAME.encode(table.state)) == ([], before)


@pytest.mark.rule("fh.spawn.10", "fh.spawn.11")
def test_as_many_special_monsters_spawn_as_are_left_and_no_others_for_the_rest() -> None:
    table = given().put("red-deep-one", 4, 3).put("blue-deep-one", 5, 2).table()
    before = table.view()
    play_out(spawn_special(table, 0, "deep-one", 8, 3))
    after = table.view()
    assert (monsters_at(table, 8), after.cup) == (["blue-deep-one"], before.cup)
    assert Counter(after.beside_sheet) == Counter({"red-star-spawn": 2, "blue-star-spawn": 1})
