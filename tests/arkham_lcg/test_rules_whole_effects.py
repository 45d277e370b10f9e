"""All parts of an effect come before anything "after" it: every card with an effect that goes on when it has hurt,
evaded, spawned, drawn or moved somebody.

An asset made up for the purpose looks at the table whenever it could react to the first part: the rest is done by then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_act, advance_agenda
from miskatonic.games.arkham_lcg.card import AFTER, Table
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import move_enemy, spawn
from miskatonic.games.arkham_lcg.moments import (
    CardsDrawn,
    EncounterCardDrawn,
    EnemyDefeated,
    EnemyEngages,
    EnemyEvaded,
    EnemySpawns,
    Enters,
    EntersPlay,
    HarmTaken,
    Moment,
)
from miskatonic.games.arkham_lcg.phases.framework import end_phase
from miskatonic.games.arkham_lcg.play import in_play
from miskatonic.games.arkham_lcg.words import NOBODY, NOWHERE

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, SKIDS, STUDY, WENDY, Scene, given
from .made_up import Trap
from .names import (
    ABANDONED_AND_ALONE,
    BLINDING_LIGHT,
    BLINDING_LIGHT_2,
    CAT_BURGLAR,
    CRYPTIC_RESEARCH,
    CUNNING_DISTRACTION,
    DARK_MEMORY,
    DRAWN_TO_THE_FLAME,
    DYNAMITE_BLAST,
    ELUSIVE,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUARD_DOG,
    GUTS,
    HERMAN_COLLINS,
    HUNTING_SHADOW,
    HYPOCHONDRIA,
    KNIFE,
    NORTHSIDE,
    OBSCURING_FOG,
    OFFER_OF_POWER,
    ON_WINGS_OF_DARKNESS,
    PICKPOCKETING,
    PSYCHOSIS,
    RAVENOUS_GHOUL,
    RIVERTOWN,
    SHRIVELLING,
    SURVIVAL_INSTINCT,
    SWARM_OF_RATS,
    THE_MASKED_HUNTER,
    THE_YELLOW_SIGN,
    UMORDHOTHS_WRATH,
    YOUNG_DEEP_ONE,
    YOUR_HOUSE,
)
from .scenes import harm, tags
from .test_cards_devourer_below import woods

AND = pytest.mark.rule("lcg.effect.7")
THEN = pytest.mark.rule("lcg.then.3")


class Look(Protocol):
    """Print an asset that looks at the table after every moment of a kind; what it sees comes to the list."""

    def __call__(self, moment: type[Moment], at: Callable[[Table], Any]) -> tuple[str, list[Any]]: ...


@pytest.fixture
def look(trap: Trap) -> Look:
    def looking(moment: type[Moment], at: Callable[[Table], Any]) -> tuple[str, list[Any]]:
        seen: list[Any] = []
        return trap(AFTER, moment, lambda table, me: seen.append(at(table))), seen

    return looking


def drawn(scene: Scene, code: str, *answers: str, who: int = 0) -> Scene:
    """Somebody draws this encounter card."""
    scene.encounter(code)
    scene.run(draw_encounter_card(scene.table, who), *answers)
    return scene


def arkham(*investigators: str) -> Scene:
    scene = given(*investigators, adventure="midnight-masks")
    for who in range(len(investigators)):
        scene.has(who, horror=0, damage=0)
    return scene


def doom(table: Table, code: str) -> int:
    return table.state.play[in_play(table, code)].doom


def engaged(table: Table) -> list[int]:
    return [table.state.play[enemy].engaged for enemy in table.state.enemies]


# Harm, and something else


@AND
def test_the_yellow_sign_has_found_a_madness_before_anything_reacts_to_the_horror(look: Look) -> None:
    watcher, seen = look(HarmTaken, lambda table: len(table.state.investigators[0].deck))
    drawn(given(ROLAND).asset(0, watcher).deck(0, KNIFE, HYPOCHONDRIA).bag("0"), THE_YELLOW_SIGN)
    assert seen == [1]


@AND
def test_a_psychosis_that_the_yellow_sign_has_found_hurts_for_its_2_horror() -> None:
    scene = drawn(given(ROLAND).deck(0, KNIFE, PSYCHOSIS).bag("0"), THE_YELLOW_SIGN)
    assert (scene.in_play(PSYCHOSIS), harm(scene)) == (True, (1, 2))


@AND
def test_agnes_lashes_out_at_the_yellow_sign_when_its_search_is_done() -> None:
    scene = given(AGNES).enemy(GHOUL_MINION, exhausted=True).deck(0, KNIFE, HYPOCHONDRIA, PSYCHOSIS).bag("auto-fail")
    scene.encounter(THE_YELLOW_SIGN).who().turn_taken = False
    scene.step("mythos.encounters").do(f"take:{HYPOCHONDRIA}")
    assert scene.offers(f"use:{AGNES}")
    assert scene.in_play(HYPOCHONDRIA)


@AND
def test_on_wings_of_darkness_has_carried_off_who_reacts_to_the_harm(look: Look) -> None:
    watcher, seen = look(HarmTaken, lambda table: table.state.codes[table.state.investigators[0].location])
    scene = arkham(ROLAND).at(0, NORTHSIDE).enemy(SWARM_OF_RATS, engaged=0).asset(0, watcher).bag("0")
    drawn(scene, ON_WINGS_OF_DARKNESS)
    assert seen == [RIVERTOWN]


@AND
def test_agnes_lashes_out_where_the_wings_of_darkness_have_carried_her() -> None:
    scene = arkham(AGNES).at(0, NORTHSIDE).enemy(SWARM_OF_RATS, engaged=0).enemy(GHOUL_MINION, at=RIVERTOWN)
    drawn(scene.bag("-1"), ON_WINGS_OF_DARKNESS, f"use:{AGNES}")
    assert (scene.harm(GHOUL_MINION), scene.harm(SWARM_OF_RATS)) == (1, 0)


@AND
def test_hypochondria_waits_until_the_wings_of_darkness_have_carried_them_off() -> None:
    scene = arkham(ROLAND).at(0, NORTHSIDE).threat(0, HYPOCHONDRIA).bag("0")
    drawn(scene, ON_WINGS_OF_DARKNESS)
    assert tags(scene, "harmed", "moved")[-3:] == ["harmed", "moved", "harmed"]


@AND
def test_who_is_abandoned_has_lost_the_discard_pile_before_anything_reacts(look: Look) -> None:
    watcher, seen = look(HarmTaken, lambda table: list(table.state.investigators[0].discard))
    given(WENDY).asset(0, watcher).discarded(0, KNIFE, GUTS).top(0, ABANDONED_AND_ALONE).do("draw")
    assert seen == [[]]


@AND
def test_a_dark_memory_is_back_in_hand_before_anything_reacts_to_its_torment(look: Look) -> None:
    watcher, seen = look(HarmTaken, lambda table: len(table.state.investigators[0].hand))
    given(AGNES).asset(0, watcher).hand(0, DARK_MEMORY).do("end-turn")
    assert seen[:1] == [1]


@AND
def test_the_whole_wrath_of_umordhoth_comes_before_anything_reacts_to_a_part_of_it(look: Look) -> None:
    watcher, seen = look(HarmTaken, lambda table: table.state.investigators[0].horror)
    scene = woods(ROLAND).asset(0, watcher).hand(0, KNIFE).bag("0")
    drawn(scene, UMORDHOTHS_WRATH, "wrath:harm", "wrath:discard")
    assert seen == [1]
    assert scene.who().hand == []
    drawn(scene, UMORDHOTHS_WRATH)
    assert seen == [1, 3, 3]


@AND
def test_everything_a_blast_fells_has_fallen_before_anything_reacts(look: Look) -> None:
    watcher, seen = look(EnemyDefeated, lambda table: list(table.state.enemies))
    scene = given(ROLAND).house().asset(0, watcher).hand(0, DYNAMITE_BLAST)
    scene.enemy(GHOUL_MINION, at=ATTIC).enemy(SWARM_OF_RATS, at=ATTIC)
    scene.do(f"play:{DYNAMITE_BLAST}", f"blast:{ATTIC}")
    assert seen == [[], []]


# Evasion, and something else


@AND
@pytest.mark.parametrize(("light", "damage"), [(BLINDING_LIGHT, 1), (BLINDING_LIGHT_2, 2)])
def test_a_blinding_light_has_burnt_before_anything_reacts_to_the_evasion(look: Look, light: str, damage: int) -> None:
    watcher, seen = look(EnemyEvaded, lambda table: table.state.play[in_play(table, GHOUL_PRIEST)].damage)
    given(AGNES).asset(0, watcher).hand(0, light).enemy(GHOUL_PRIEST, engaged=0).bag("0").do(f"play:{light}")
    assert seen == [damage]


@AND
def test_pockets_are_picked_when_the_blinding_light_has_felled_the_enemy() -> None:
    scene = given(AGNES).asset(0, PICKPOCKETING).hand(0, BLINDING_LIGHT).enemy(SWARM_OF_RATS, engaged=0).bag("0")
    scene.do(f"play:{BLINDING_LIGHT}")
    assert (scene.offers(f"use:{PICKPOCKETING}"), scene.in_play(SWARM_OF_RATS)) == (True, False)


@AND
def test_all_enemies_are_distracted_before_anything_reacts_to_the_first(look: Look) -> None:
    watcher, seen = look(EnemyEvaded, engaged)
    scene = given(WENDY).asset(0, watcher).hand(0, CUNNING_DISTRACTION)
    scene.enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0).do(f"play:{CUNNING_DISTRACTION}")
    assert seen == [[NOBODY, NOBODY]] * 2


# Spawning, and something else


@THEN
@pytest.mark.parametrize("moment", [EntersPlay, EnemySpawns, EnemyEngages])
def test_the_monster_of_the_arkham_woods_has_its_doom_before_anything_reacts(look: Look, moment: type[Moment]) -> None:
    watcher, seen = look(moment, lambda table: doom(table, GHOUL_MINION))
    scene = woods(ROLAND).asset(0, watcher).encounter_deck(GHOUL_MINION, OBSCURING_FOG)
    scene.run(advance_agenda(scene.table))
    assert seen == [1]


@AND
def test_everybody_who_got_away_is_there_before_anything_reacts_to_the_first(look: Look) -> None:
    watcher, seen = look(EnemySpawns, lambda table: len(table.state.enemies))
    scene = woods(ROLAND).asset(0, watcher)
    scene.state.log.got_away = [HERMAN_COLLINS, THE_MASKED_HUNTER]
    scene.state.set_aside += [scene.take(code) for code in scene.state.log.got_away]
    scene.run(advance_act(scene.table))
    assert seen == [2, 2]


@AND
def test_both_enemies_at_the_ritual_site_are_there_before_anything_reacts_to_the_first(look: Look) -> None:
    watcher, seen = look(EnemySpawns, lambda table: len(table.state.enemies))
    scene = woods(ROLAND, AGNES, SKIDS, at="01156").act(2).asset(0, watcher)
    scene.encounter_deck(GHOUL_MINION, SWARM_OF_RATS, OBSCURING_FOG)
    scene.run(advance_act(scene.table), *(f"engaged-by:{ROLAND}",) * 2)
    assert seen == [2, 2]


@pytest.mark.rule("lcg.engagement.5", "lcg.after.1")
def test_an_enemy_that_spawns_beside_somebody_has_engaged_them_before_anything_reacts(look: Look) -> None:
    watcher, seen = look(EntersPlay, engaged)
    scene = given(ROLAND).asset(0, watcher)
    scene.run(spawn(scene.table, scene.take(GHOUL_MINION), 0, scene.place(STUDY)))
    assert seen == [[0]]


# Drawing, and something else


@AND
def test_power_is_paid_for_with_doom_before_anything_reacts_to_the_new_deck(look: Look) -> None:
    watcher, seen = look(HarmTaken, lambda table: table.state.play[table.state.agendas[-1]].doom)
    scene = given(ROLAND).asset(0, watcher).deck(0, KNIFE).discarded(0, GUTS)
    drawn(scene, OFFER_OF_POWER, "offer:accept")
    assert (seen, harm(scene)) == ([2], (0, 1))


@AND
def test_who_rests_at_home_has_the_resource_before_anything_reacts_to_the_card(look: Look) -> None:
    watcher, seen = look(CardsDrawn, lambda table: table.state.investigators[0].resources)
    scene = arkham(ROLAND).location(YOUR_HOUSE).at(0, YOUR_HOUSE).asset(0, watcher).deck(0, KNIFE).has(resources=5)
    scene.do(f"activate:{YOUR_HOUSE}")
    assert seen == [6]


@THEN
@pytest.mark.parametrize(
    ("moment", "card"),
    [
        (EncounterCardDrawn, OBSCURING_FOG),
        (HarmTaken, HUNTING_SHADOW),
        (EnemyEngages, GHOUL_MINION),
        (HarmTaken, YOUNG_DEEP_ONE),
    ],
)
def test_who_is_drawn_to_the_flame_has_the_clues_before_anything_reacts(
    look: Look, moment: type[Moment], card: str
) -> None:
    """Whatever the encounter card has done: what follows "then" comes before all that follows from it."""
    watcher, seen = look(moment, lambda table: table.state.investigators[0].clues)
    scene = given(AGNES).asset(0, watcher).hand(0, DRAWN_TO_THE_FLAME).encounter(card).clues(STUDY, 2)
    scene.do(f"play:{DRAWN_TO_THE_FLAME}")
    assert seen == [2]


@AND
def test_all_weaknesses_of_one_draw_are_resolved_before_anything_reacts_to_the_first() -> None:
    """So the Psychosis hurts for the horror of what was drawn with it."""
    scene = given(WENDY).hand(0, CRYPTIC_RESEARCH).deck(0, ABANDONED_AND_ALONE, KNIFE, PSYCHOSIS)
    scene.do(f"play:{CRYPTIC_RESEARCH}", f"applies-first:{ABANDONED_AND_ALONE}")
    assert (scene.in_play(PSYCHOSIS), harm(scene)) == (True, (1, 2))


# Moving, and something else


@AND
@pytest.mark.parametrize("act", [f"play:{ELUSIVE}", f"activate:{CAT_BURGLAR}"])
def test_who_slips_away_has_left_before_anything_reacts_to_what_is_met(look: Look, act: str) -> None:
    """The rats that are left behind have turned to Daisy before anybody reacts to the entering of the Hallway."""
    watcher, seen = look(Enters, engaged)
    scene = given(ROLAND, DAISY).house().at(0, ATTIC).at(1, ATTIC).asset(0, watcher).asset(0, CAT_BURGLAR)
    scene.hand(0, ELUSIVE).enemy(SWARM_OF_RATS, engaged=0).do(act)
    assert seen == [[1]]


@AND
def test_survival_instinct_is_done_before_anything_reacts_to_the_move(look: Look) -> None:
    watcher, seen = look(Enters, engaged)
    scene = given(ROLAND, DAISY).house().at(0, ATTIC).at(1, ATTIC).asset(0, watcher).hand(0, SURVIVAL_INSTINCT)
    scene.enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0).bag("0")
    scene.do(f"evade:{GHOUL_MINION}", f"commit:{SURVIVAL_INSTINCT}", "as-listed")
    scene.do("disengage:yes", f"slip-away:{HALLWAY}")
    assert seen == [[NOBODY, 1]]


@AND
def test_the_study_is_gone_before_anything_reacts_to_the_entering_of_the_hallway(look: Look) -> None:
    watcher, seen = look(Enters, lambda table: in_play(table, STUDY))
    scene = given(ROLAND, DAISY).asset(0, watcher)
    scene.run(advance_act(scene.table))
    assert seen == [NOWHERE, NOWHERE]


@AND
def test_all_ghouls_have_moved_towards_the_parlor_before_anything_reacts_to_one(look: Look) -> None:
    watcher, seen = look(EnemyEngages, engaged)
    scene = given(ROLAND).house().agenda(3).asset(0, watcher)
    scene.enemy(GHOUL_MINION, at=ATTIC).enemy(RAVENOUS_GHOUL, at=CELLAR)
    scene.run(end_phase(scene.table, "enemy"), "as-listed")
    assert seen == [[0, 0]] * 2


# What is an effect of its own


@AND
def test_what_interrupts_an_effect_is_reacted_to_before_the_effect_goes_on(look: Look) -> None:
    """The dog bites when it is hurt: the death of its enemy comes before the damage of the attack."""
    watcher, seen = look(EnemyDefeated, lambda table: table.state.play[in_play(table, GUARD_DOG)].damage)
    scene = given(AGNES).asset(0, watcher).asset(0, GUARD_DOG).enemy(SWARM_OF_RATS, engaged=0)
    scene.step("enemy.begin").do("assign-damage", f"use:{GUARD_DOG}")
    assert seen == [0]


@AND
def test_each_result_of_a_test_is_an_effect(look: Look) -> None:
    """A spell's horror is reacted to before the test goes on, though the test is a part of what the spell does."""
    watcher, seen = look(HarmTaken, lambda table: table.state.test is not None and table.state.test.stage)
    scene = given(ROLAND).asset(0, watcher).asset(0, SHRIVELLING).enemy(GHOUL_MINION, engaged=0).bag("skull")
    scene.do(f"activate:{SHRIVELLING}")
    assert seen == ["token"]


@AND
def test_nobody_reacts_for_who_has_fallen_in_the_meantime(look: Look) -> None:
    """Daisy takes horror by Umôrdhoth's Wrath, and then the rest of it is too much for her."""
    watcher, seen = look(HarmTaken, lambda table: table.state.investigators[1].fate)
    scene = woods(ROLAND, DAISY).asset(0, watcher).has(1, damage=3).bag("0")
    drawn(scene, UMORDHOTHS_WRATH, who=1)
    assert (scene.who(1).fate, seen) == ("defeated", [])


# The table in the midst of an effect


def in_the_midst() -> Scene:
    """Agnes chooses a Madness while the horror of The Yellow Sign has not been reacted to."""
    scene = given(AGNES).enemy(GHOUL_MINION, exhausted=True).deck(0, KNIFE, HYPOCHONDRIA, PSYCHOSIS).bag("auto-fail")
    scene.encounter(THE_YELLOW_SIGN).who().turn_taken = False
    return scene.step("mythos.encounters")


@AND
def test_a_clone_made_in_the_midst_of_an_effect_goes_on_like_the_original() -> None:
    table = in_the_midst().resumed()
    twin = table.clone()
    for each in (table, twin):
        each.choose(f"take:{PSYCHOSIS}")
    assert table.decision is not None and twin.decision is not None
    assert [option.key for option in twin.decision.options] == [option.key for option in table.decision.options]
    assert twin.hash() == table.hash()
    assert table.state.investigators[0].damage == 1


@AND
def test_an_undo_into_and_out_of_the_midst_of_an_effect_keeps_what_waits() -> None:
    scene = in_the_midst().do(f"take:{PSYCHOSIS}")
    hurt = scene.table.hash()
    scene.table.undo()
    assert (scene.seat(), harm(scene)) == (0, (0, 2))
    scene.do(f"take:{PSYCHOSIS}")
    assert (scene.table.hash(), harm(scene)) == (hurt, (1, 2))


@AND
def test_nothing_waits_any_longer_when_the_scenario_ends_in_the_midst_of_an_effect() -> None:
    """Umôrdhoth's Wrath fells the last investigator, and the game goes on with the campaign."""
    scene = given(ROLAND, adventure="night-of-the-zealot").has(horror=4).bag("auto-fail")
    scene.threat(0, PSYCHOSIS).encounter(UMORDHOTHS_WRATH).who().turn_taken = False
    scene.step("mythos.encounters").keys()
    assert (scene.events("scenario-ended") != [], scene.table.aftermath) == (True, None)


# An enemy that is moved


@pytest.mark.rule("lcg.engagement.1", "lcg.move.1")
def test_an_engaged_enemy_that_is_moved_leaves_the_threat_area() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0)
    ghoul = scene.card(GHOUL_MINION)
    scene.run(move_enemy(scene.table, ghoul, scene.place(ATTIC)))
    assert (scene.who().threats, scene.entry(GHOUL_MINION).engaged) == ([], NOBODY)
    (told,) = scene.events("enemy-moved")
    assert (told.origin_id, scene.entry(GHOUL_MINION).location) == (scene.place(HALLWAY), scene.place(ATTIC))


@pytest.mark.rule("lcg.engagement.1", "lcg.engagement.6")
def test_an_engaged_enemy_that_is_moved_engages_whom_it_finds() -> None:
    scene = given(ROLAND, DAISY).house().at(1, ATTIC).enemy(GHOUL_MINION, engaged=0)
    ghoul = scene.card(GHOUL_MINION)
    scene.run(move_enemy(scene.table, ghoul, scene.place(ATTIC)))
    assert (scene.who(0).threats, scene.who(1).threats) == ([], [ghoul])


@pytest.mark.rule("lcg.move.9")
def test_an_engaged_enemy_cannot_be_moved_to_where_it_is() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0)
    scene.run(move_enemy(scene.table, scene.card(GHOUL_MINION), scene.place(HALLWAY)))
    assert (scene.entry(GHOUL_MINION).engaged, scene.events("enemy-moved")) == (0, [])
