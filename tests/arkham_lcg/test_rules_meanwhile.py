"""What has changed in the meantime: enemies that are gone, evaded or engaged, investigators who are out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.games.arkham_lcg.card import AFTER, WHEN, Card, Me, Table, free
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import (
    attack,
    discard_all,
    evade_enemies,
    move_hunters,
    move_towards,
    place_doom,
    spawn,
)
from miskatonic.games.arkham_lcg.engagement import disengage, engage_ready_enemies
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.moments import EnemyAttacks, EnemyEngages, EnemyEvaded, EnemySpawns, EntersPlay
from miskatonic.games.arkham_lcg.state import Fate
from miskatonic.games.arkham_lcg.values import engaged_with
from miskatonic.games.arkham_lcg.words import NOBODY, Keyword, Kind
from miskatonic.games.arkham_lcg.zones import attach, discard

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, Scene, given
from .made_up import MakeUp, Trap
from .names import (
    ACOLYTE,
    EMERGENCY_CACHE,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUARD_DOG,
    OBSCURING_FOG,
    RAVENOUS_GHOUL,
    RIVERTOWN,
    SWARM_OF_RATS,
)

MASSIVE, DRUM, ISLAND = "99301", "99302", "99303"

Effect = Callable[[Table, Me], Any]


def everything_is_evaded(table: Table, me: Me) -> Any:
    return evade_enemies(table, engaged_with(table, me.you), me.you)


def everything_is_disengaged(table: Table, me: Me) -> None:
    for enemy in list(table.state.enemies):
        disengage(table, enemy)


def all_but_this_one(effect: Callable[[Table, int], None]) -> Effect:
    """Something happens to every enemy but the one the moment is about."""

    def happen(table: Table, me: Me) -> None:
        for enemy in list(table.state.enemies):
            if enemy != me.on.enemy:
                effect(table, enemy)

    return happen


def exhaust(table: Table, enemy: int) -> None:
    table.state.play[enemy].exhausted = True


def defeats(seat: int) -> Effect:
    return lambda table, me: take(table, seat, horror=9, direct=True)


def attackers(scene: Scene) -> list[str]:
    return [told.enemy for told in scene.events("attacked")]


def out(scene: Scene, who: int) -> Scene:
    """An investigator has been defeated."""
    scene.run(take(scene.table, who, horror=9, direct=True))
    assert scene.who(who).fate is Fate.DEFEATED
    return scene


# Attacks.


@pytest.mark.rule("lcg.attack-of-opportunity.14")
@pytest.mark.parametrize("effect", [everything_is_evaded, everything_is_disengaged])
def test_an_enemy_that_was_disengaged_in_the_meantime_makes_no_attack_of_opportunity(
    trap: Trap, effect: Effect
) -> None:
    scene = given(ROLAND).asset(0, trap(AFTER, EnemyAttacks, effect))
    scene.enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0)
    scene.do("resource", f"attacked-by:{GHOUL_MINION}")
    assert attackers(scene) == [GHOUL_MINION]
    assert scene.who().resources == 6


@pytest.mark.rule("lcg.framework.3.3.b")
@pytest.mark.parametrize("effect", [everything_is_evaded, everything_is_disengaged])
def test_an_enemy_that_was_disengaged_in_the_meantime_does_not_attack_in_the_enemy_phase(
    trap: Trap, effect: Effect
) -> None:
    scene = given(ROLAND).asset(0, trap(AFTER, EnemyAttacks, effect)).step("enemy.begin")
    scene.enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0)
    scene.do(f"attacked-by:{GHOUL_MINION}")
    assert attackers(scene) == [GHOUL_MINION]


def test_an_enemy_that_is_gone_does_not_attack() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0)
    minion = scene.card(GHOUL_MINION)
    discard(scene.table, minion)
    scene.run(attack(scene.table, minion, 0))
    assert attackers(scene) == []


def test_nobody_attacks_an_investigator_who_is_out() -> None:
    scene = out(given(ROLAND, DAISY).enemy(GHOUL_MINION, engaged=0), 1)
    scene.run(attack(scene.table, scene.card(GHOUL_MINION), 1))
    assert attackers(scene) == []


@pytest.mark.rule("lcg.framework.3.3.d")
def test_an_enemy_that_its_own_attack_led_to_defeat_is_not_exhausted() -> None:
    """The Guard Dog bites back in the enemy phase."""
    scene = given(ROLAND).asset(0, GUARD_DOG).enemy(SWARM_OF_RATS, engaged=0).step("enemy.begin")
    scene.do(f"assign-damage:{GUARD_DOG}", f"use:{GUARD_DOG}").keys()
    assert not scene.in_play(SWARM_OF_RATS)
    assert scene.events("exhausted") == []


@pytest.fixture
def massive(made_up: MakeUp) -> str:
    return made_up(GHOUL_MINION, MASSIVE, keywords=frozenset({Keyword.MASSIVE}))


@pytest.mark.rule("lcg.massive.4")
def test_a_massive_enemy_does_not_attack_who_was_defeated_by_its_first_attack(trap: Trap, massive: str) -> None:
    scene = given(ROLAND, DAISY).asset(0, trap(AFTER, EnemyAttacks, defeats(1))).enemy(massive).step("enemy.begin")
    scene.do(f"attacks:{ROLAND}").keys()
    assert [told.who for told in scene.events("attacked")] == [ROLAND]


@pytest.mark.rule("lcg.massive.4")
def test_nobody_is_asked_whom_a_massive_enemy_attacks_next_when_it_is_gone(trap: Trap, massive: str) -> None:
    vanish = trap(AFTER, EnemyAttacks, lambda table, me: discard(table, me.on.enemy))
    scene = given(ROLAND, DAISY, AGNES).asset(0, vanish).enemy(massive).step("enemy.begin")
    scene.do(f"attacks:{ROLAND}")
    assert not scene.offers("attacks")
    assert len(attackers(scene)) == 1


@pytest.mark.rule("lcg.massive.9")
def test_a_massive_enemy_that_becomes_ready_again_does_not_attack_a_second_time(made_up: MakeUp, massive: str) -> None:
    made_up(EMERGENCY_CACHE, DRUM, type=Kind.ASSET)

    class Drum(Card, code=DRUM):
        @free()
        def wake(self, table: Table, me: Me) -> None:
            for entry in table.state.play.values():
                entry.exhausted = False

    scene = given(ROLAND, DAISY).asset(0, DRUM).enemy(massive).step("enemy.begin")
    scene.do("pass", f"attacks:{ROLAND}", f"use:{DRUM}", "pass")
    assert len(attackers(scene)) == 2
    assert scene.state.window == "enemy-attacked"


# Engaging.


@pytest.mark.rule("lcg.engagement.3", "lcg.after.1")
@pytest.mark.parametrize("effect", [exhaust, discard])
def test_all_enemies_that_engage_at_once_do_so_before_anything_reacts(
    trap: Trap, effect: Callable[[Table, int], None]
) -> None:
    """What is done to the rats because the ghoul has engaged comes when they have engaged, too."""
    scene = given(ROLAND).asset(0, trap(AFTER, EnemyEngages, all_but_this_one(effect)))
    scene.enemy(GHOUL_MINION).enemy(SWARM_OF_RATS)
    scene.run(engage_ready_enemies(scene.table))
    assert [told.enemy for told in scene.events("engaged")] == [GHOUL_MINION, SWARM_OF_RATS]


# Hunting.


def two_hunters(card: str) -> Scene:
    """Two hunters on their way to Roland in the Hallway, the rats first."""
    scene = given(ROLAND).house().asset(0, card).enemy(SWARM_OF_RATS, at=ATTIC).enemy(GHOUL_PRIEST, at=CELLAR)
    scene.run(move_hunters(scene.table), f"hunts-first:{SWARM_OF_RATS}")
    return scene


@pytest.mark.rule("lcg.hunter.3")
def test_a_hunter_that_was_exhausted_in_the_meantime_does_not_move(trap: Trap) -> None:
    scene = two_hunters(trap(AFTER, EnemyEngages, all_but_this_one(exhaust)))
    assert scene.entry(GHOUL_PRIEST).location == scene.place(CELLAR)


@pytest.mark.rule("lcg.hunter.1")
def test_a_hunter_that_is_gone_in_the_meantime_does_not_move(trap: Trap) -> None:
    scene = two_hunters(trap(AFTER, EnemyEngages, all_but_this_one(discard)))
    assert [told.enemy for told in scene.events("enemy-moved")] == [SWARM_OF_RATS]


@pytest.mark.rule("lcg.hunter.3")
def test_a_hunter_that_is_engaged_has_no_place_in_the_order_of_hunters() -> None:
    scene = given(ROLAND, AGNES).house().at(1, PARLOR).enemy(SWARM_OF_RATS, engaged=1).enemy(GHOUL_PRIEST, at=CELLAR)
    scene.step("enemy.begin")
    assert not scene.offers("hunts-first")


@pytest.fixture
def island(made_up: MakeUp) -> str:
    """A location no way leads to or from."""
    return made_up(RIVERTOWN, ISLAND, symbol="island", connects=[])


@pytest.mark.rule("lcg.hunter.1")
def test_a_hunter_stays_where_no_way_leads_to_anybody(island: str) -> None:
    scene = given(ROLAND).house().location(island).enemy(SWARM_OF_RATS, at=island)
    scene.run(move_hunters(scene.table))
    assert scene.entry(SWARM_OF_RATS).location == scene.place(island)


@pytest.mark.rule("lcg.hunter.1")
def test_a_hunter_goes_to_whom_a_way_leads(island: str) -> None:
    scene = given(ROLAND, AGNES).house().location(island).at(1, island).enemy(SWARM_OF_RATS, at=ATTIC)
    scene.run(move_hunters(scene.table))
    assert scene.entry(SWARM_OF_RATS).engaged == 0


def test_an_enemy_does_not_move_towards_a_place_no_way_leads_to(island: str) -> None:
    scene = given(ROLAND).house().location(island).enemy(SWARM_OF_RATS, at=ATTIC)
    scene.run(move_towards(scene.table, scene.card(SWARM_OF_RATS), scene.place(island)))
    assert scene.entry(SWARM_OF_RATS).location == scene.place(ATTIC)


@pytest.mark.rule("lcg.simultaneous.3")
def test_hunters_are_put_in_order_one_by_one() -> None:
    scene = given(ROLAND).house().at(0, PARLOR).step("enemy.begin")
    scene.enemy(SWARM_OF_RATS, at=ATTIC).enemy(GHOUL_PRIEST, at=ATTIC).enemy(SWARM_OF_RATS, at=ATTIC, doom=1)
    scene.do(f"hunts-first:{GHOUL_PRIEST}")
    assert [key.partition("#")[0] for key in list(scene.keys())] == [f"hunts-first:{SWARM_OF_RATS}"] * 2 + ["as-listed"]
    scene.do("as-listed")
    assert [told.enemy for told in scene.events("enemy-moved")] == [GHOUL_PRIEST, SWARM_OF_RATS, SWARM_OF_RATS]


# Spawning.


def drawn(scene: Scene, code: str) -> int:
    """An enemy is being drawn."""
    card = scene.take(code)
    scene.state.limbo.append(card)
    return card


@pytest.mark.rule("lcg.spawn.3")
def test_an_enemy_that_has_come_into_play_is_nowhere_else() -> None:
    scene = given(ROLAND).encounter(GHOUL_MINION)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.in_play(GHOUL_MINION)
    assert scene.state.limbo == []


@pytest.mark.rule("lcg.spawn.4")
def test_an_enemy_that_finds_no_place_lies_in_the_discard_pile_and_nowhere_else() -> None:
    scene = given(ROLAND).encounter(ACOLYTE)
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.codes(scene.state.encounter.discard), scene.state.limbo) == ([ACOLYTE], [])
    assert [told.card for told in scene.events("discarded")] == [ACOLYTE]


@pytest.mark.rule("lcg.spawn.4")
def test_an_enemy_that_should_appear_at_a_location_which_is_gone_is_discarded() -> None:
    scene = given(ROLAND).house()
    minion, attic = drawn(scene, GHOUL_MINION), scene.place(ATTIC)
    discard(scene.table, attic)
    assert scene.run(spawn(scene.table, minion, 0, attic)) is False
    assert scene.codes(scene.state.encounter.discard)[-1] == GHOUL_MINION
    assert not scene.in_play(GHOUL_MINION)


def test_an_enemy_that_is_kept_from_spawning_is_discarded(trap: Trap) -> None:
    def cancel(table: Table, me: Me) -> None:
        me.on.cancelled = True

    scene = given(ROLAND).asset(0, trap(WHEN, EnemySpawns, cancel))
    assert scene.run(spawn(scene.table, drawn(scene, GHOUL_MINION), 0)) is False
    assert scene.codes(scene.state.encounter.discard)[-1] == GHOUL_MINION
    assert not scene.in_play(GHOUL_MINION)


@pytest.mark.rule("lcg.spawn.3")
def test_an_enemy_drawn_by_somebody_who_is_out_engages_the_lead_investigator() -> None:
    scene = out(given(ROLAND, DAISY).house().at(1, ATTIC), 1)
    scene.run(spawn(scene.table, drawn(scene, GHOUL_MINION), 1))
    assert scene.entry(GHOUL_MINION).engaged == 0


@pytest.mark.rule("lcg.spawn.5")
def test_for_somebody_who_is_out_the_lead_investigator_chooses_where_an_enemy_appears() -> None:
    scene = out(given(ROLAND, DAISY).house(), 1)
    asked = next(iter(spawn(scene.table, drawn(scene, ACOLYTE), 1)))
    assert (asked.seat, asked.rule) == (0, "lcg.spawn.5")


def test_who_is_defeated_when_an_enemy_spawns_is_not_engaged_by_it(trap: Trap) -> None:
    scene = given(ROLAND, DAISY).house().at(1, ATTIC).asset(0, trap(WHEN, EnemySpawns, defeats(1)))
    scene.run(spawn(scene.table, drawn(scene, GHOUL_MINION), 1))
    assert scene.entry(GHOUL_MINION).engaged == NOBODY
    assert scene.entry(GHOUL_MINION).location == scene.place(ATTIC)


def test_what_reacts_to_an_enemy_that_has_spawned_does_so(trap: Trap) -> None:
    scene = given(ROLAND).asset(0, trap(AFTER, EnemySpawns, lambda table, me: take(table, 0, horror=1)))
    scene.run(spawn(scene.table, drawn(scene, GHOUL_MINION), 0))
    assert scene.who().horror == 1


def test_nothing_reacts_to_the_spawning_of_an_enemy_that_is_gone_at_once(trap: Trap) -> None:
    scene = given(ROLAND).asset(0, trap(AFTER, EnemySpawns, lambda table, me: take(table, 0, horror=1)))
    scene.asset(0, trap(AFTER, EntersPlay, lambda table, me: discard(table, me.on.card)))
    scene.run(spawn(scene.table, drawn(scene, GHOUL_MINION), 0))
    assert not scene.in_play(GHOUL_MINION)
    assert scene.who().horror == 0


# Evasion, doom, discarding.


def test_an_enemy_that_is_gone_is_not_evaded_and_nothing_reacts_to_it(trap: Trap) -> None:
    scene = given(ROLAND).asset(0, trap(AFTER, EnemyEvaded, lambda table, me: take(table, 0, horror=1)))
    scene.enemy(GHOUL_MINION, engaged=0).enemy(RAVENOUS_GHOUL, engaged=0)
    minion, ghoul = scene.card(GHOUL_MINION), scene.card(RAVENOUS_GHOUL)
    discard(scene.table, minion)
    scene.run(evade_enemies(scene.table, [minion, ghoul], 0))
    assert [told.enemy for told in scene.events("evaded")] == [RAVENOUS_GHOUL]
    assert scene.who().horror == 1


@pytest.mark.rule("lcg.doom.3")
def test_doom_is_placed_on_cards_in_play_and_only_where_there_is_some() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION).enemy(RAVENOUS_GHOUL)
    minion, ghoul = scene.card(GHOUL_MINION), scene.card(RAVENOUS_GHOUL)
    discard(scene.table, minion)
    place_doom(scene.table, minion, 1)
    place_doom(scene.table, ghoul, 0)
    place_doom(scene.table, ghoul)
    assert [(told.card, told.count) for told in scene.events("doom-placed")] == [(RAVENOUS_GHOUL, 1)]


@pytest.mark.rule("lcg.discard.8")
def test_of_cards_discarded_at_once_one_may_go_with_another() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, at=HALLWAY)
    minion, fog = scene.card(GHOUL_MINION), scene.take(OBSCURING_FOG)
    attach(scene.table, fog, minion)
    scene.run(discard_all(scene.table, [minion, fog]), "as-listed")
    assert sorted(scene.codes(scene.state.encounter.discard)[-2:]) == [GHOUL_MINION, OBSCURING_FOG]
