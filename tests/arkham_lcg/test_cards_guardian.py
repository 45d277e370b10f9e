"""The guardian cards."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.values import skill_value
from miskatonic.games.arkham_lcg.window import window_options
from miskatonic.games.arkham_lcg.words import COMBAT, WILLPOWER

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, Scene, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    BEAT_COP_2,
    BLINDING_LIGHT,
    DODGE,
    DYNAMITE_BLAST,
    EVIDENCE,
    EXTRA_AMMUNITION,
    FIRST_AID,
    FLESH_EATER,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUARD_DOG,
    KNIFE,
    LEATHER_COAT,
    MACHETE,
    PHYSICAL_TRAINING,
    POLICE_BADGE,
    SHOTGUN,
    SWARM_OF_RATS,
    VICIOUS_BLOW,
)
from .player_cards import offered, offers_among, pile
from .scenes import harm, last_test


def roland(*assets: str) -> Scene:
    scene = given(ROLAND).house().bag("0")
    for asset in assets:
        scene.asset(0, asset)
    return scene


def pair() -> Scene:
    return given(ROLAND, AGNES).house().bag("0")


# .45 Automatic


def test_the_45_automatic_shoots_with_1_more_skill_and_1_more_damage() -> None:
    scene = roland(FORTY_FIVE_AUTOMATIC).enemy(GHOUL_PRIEST, engaged=0).do(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST), scene.entry(FORTY_FIVE_AUTOMATIC).uses) == (5, 2, 3)
    assert scene.events("attacked") == []


def test_the_45_automatic_stays_without_ammo_and_does_nothing() -> None:
    scene = roland().asset(0, FORTY_FIVE_AUTOMATIC, uses=1).enemy(GHOUL_PRIEST, engaged=0)
    scene.do(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert (scene.in_play(FORTY_FIVE_AUTOMATIC), scene.offers(f"activate:{FORTY_FIVE_AUTOMATIC}")) == (True, False)


# Physical Training


def test_physical_training_buys_combat_as_often_as_one_can_pay() -> None:
    scene = roland(PHYSICAL_TRAINING).enemy(GHOUL_PRIEST, engaged=0).has(resources=3).do(f"fight:{GHOUL_PRIEST}")
    scene.do(*[f"use:{PHYSICAL_TRAINING}"] * 3)
    assert (last_test(scene).value, scene.who().resources) == (4 + 3, 0)


def test_physical_training_buys_willpower() -> None:
    scene = given(AGNES).house().hand(0, BLINDING_LIGHT).asset(0, PHYSICAL_TRAINING).enemy(GHOUL_MINION, engaged=0)
    scene.has(resources=3).bag("0").do(f"play:{BLINDING_LIGHT}", f"use:{PHYSICAL_TRAINING}")
    assert last_test(scene).value == 5 + 1


def test_physical_training_does_not_help_with_other_skills_or_outside_a_test() -> None:
    scene = roland(PHYSICAL_TRAINING)
    assert not scene.offers(f"use:{PHYSICAL_TRAINING}")
    assert not scene.do("investigate").offers(f"use:{PHYSICAL_TRAINING}")


def test_physical_training_does_not_help_others() -> None:
    scene = pair().asset(1, PHYSICAL_TRAINING).enemy(GHOUL_MINION, engaged=0).do(f"fight:{GHOUL_MINION}")
    assert scene.harm(GHOUL_MINION) == 1


# Beat Cop


@pytest.mark.parametrize("cop", [BEAT_COP, BEAT_COP_2])
def test_a_beat_cop_gives_1_combat(cop: str) -> None:
    scene = pair().asset(0, cop)
    assert [skill_value(scene.table, who, COMBAT) for who in (0, 1)] == [5, 2]


def test_a_beat_cop_is_discarded_for_1_damage_to_an_enemy_at_the_location() -> None:
    scene = pair().asset(0, BEAT_COP).enemy(GHOUL_MINION, engaged=1).do(f"use:{BEAT_COP}")
    assert (scene.harm(GHOUL_MINION), pile(scene)) == (1, [BEAT_COP])


@pytest.mark.parametrize("cop", [BEAT_COP, BEAT_COP_2])
def test_a_beat_cop_needs_an_enemy_at_the_location(cop: str) -> None:
    assert not roland(cop).enemy(GHOUL_MINION, at=ATTIC).offers(f"use:{cop}")


def test_the_better_beat_cop_is_exhausted_and_takes_1_damage_instead() -> None:
    scene = roland(BEAT_COP_2).enemy(GHOUL_PRIEST, engaged=0).do(f"use:{BEAT_COP_2}")
    assert (scene.harm(GHOUL_PRIEST), scene.harm(BEAT_COP_2), scene.entry(BEAT_COP_2).exhausted) == (1, 1, True)
    assert not scene.offers(f"use:{BEAT_COP_2}")


def test_the_better_beat_cop_strikes_even_as_he_falls() -> None:
    scene = roland().asset(0, BEAT_COP_2, damage=2).enemy(GHOUL_PRIEST, engaged=0).do(f"use:{BEAT_COP_2}")
    assert (scene.harm(GHOUL_PRIEST), pile(scene)) == (1, [BEAT_COP_2])


# First Aid


def test_first_aid_heals_a_damage_or_a_horror_of_somebody_here() -> None:
    scene = pair().asset(0, FIRST_AID).has(damage=1, horror=1).has(1, damage=1, horror=1)
    scene.do(f"activate:{FIRST_AID}", f"healed:{AGNES}", "heal:horror")
    assert (harm(scene), harm(scene, 1), scene.entry(FIRST_AID).uses) == ((1, 1), (1, 0), 2)


def test_first_aid_is_discarded_with_its_last_supply_and_heals_all_the_same() -> None:
    scene = roland().asset(0, FIRST_AID, uses=1).has(damage=1).do(f"activate:{FIRST_AID}")
    assert (harm(scene), pile(scene)) == ((0, 0), [FIRST_AID])


def test_first_aid_heals_investigators_and_no_assets() -> None:
    assert not roland(FIRST_AID).asset(0, BEAT_COP, damage=1).offers(f"activate:{FIRST_AID}")


def test_first_aid_reaches_only_those_here() -> None:
    assert not pair().asset(0, FIRST_AID).at(1, ATTIC).has(1, damage=1).offers(f"activate:{FIRST_AID}")


def test_first_aid_provokes() -> None:
    scene = roland(FIRST_AID).has(horror=1).enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{FIRST_AID}", "heal:damage")
    assert harm(scene) == (0, 1)


# Machete


def test_the_machete_deals_more_to_the_only_enemy_engaged_with_you() -> None:
    scene = roland(MACHETE).enemy(GHOUL_PRIEST, engaged=0).do(f"activate:{MACHETE}")
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST)) == (5, 2)


# Guard Dog


def test_the_guard_dog_bites_the_enemy_whose_attack_damages_it() -> None:
    scene = roland(GUARD_DOG).enemy(GHOUL_MINION, engaged=0)
    scene.run(
        attack(scene.table, scene.card(GHOUL_MINION), 0), f"assign-damage:{GUARD_DOG}", "done", f"use:{GUARD_DOG}"
    )
    assert (scene.harm(GHOUL_MINION), scene.harm(GUARD_DOG)) == (1, 1)


def test_the_guard_dog_bites_once_an_attack() -> None:
    scene = roland(GUARD_DOG).enemy(GHOUL_PRIEST, engaged=0)
    bite = [f"assign-damage:{GUARD_DOG}", f"assign-damage:{GUARD_DOG}", "done", f"use:{GUARD_DOG}"]
    scene.run(attack(scene.table, scene.card(GHOUL_PRIEST), 0), *bite)
    assert (scene.harm(GHOUL_PRIEST), scene.harm(GUARD_DOG)) == (1, 2)


def test_the_guard_dog_bites_even_as_it_falls() -> None:
    scene = roland().asset(0, GUARD_DOG, damage=2).enemy(GHOUL_MINION, engaged=0)
    scene.run(
        attack(scene.table, scene.card(GHOUL_MINION), 0), f"assign-damage:{GUARD_DOG}", "done", f"use:{GUARD_DOG}"
    )
    assert (scene.harm(GHOUL_MINION), pile(scene)) == (1, [GUARD_DOG])


def test_the_guard_dog_does_not_bite_for_horror_alone() -> None:
    scene = roland(GUARD_DOG).enemy(GHOUL_MINION, engaged=0)
    keys = scene.run(attack(scene.table, scene.card(GHOUL_MINION), 0), f"assign-horror:{GUARD_DOG}", "done")
    assert (keys, scene.harm(GHOUL_MINION)) == (None, 0)
    assert scene.events("ability-used") == []


def test_the_guard_dog_does_not_bite_when_something_else_is_damaged() -> None:
    scene = roland(GUARD_DOG, LEATHER_COAT).enemy(SWARM_OF_RATS, engaged=0)
    scene.run(attack(scene.table, scene.card(SWARM_OF_RATS), 0), f"assign-damage:{LEATHER_COAT}")
    assert (scene.in_play(SWARM_OF_RATS), scene.events("ability-used")) == (True, [])
    assert not scene.do("resource", f"assign-damage:{LEATHER_COAT}").offers(f"use:{GUARD_DOG}")


# Evidence!


def evidence(clues: int) -> Scene:
    scene = given(ROLAND).house().at(0, ATTIC).clues(ATTIC, clues).hand(0, EVIDENCE).bag("0")
    return scene.enemy(SWARM_OF_RATS, engaged=0).do(f"fight:{SWARM_OF_RATS}")


def test_evidence_finds_a_clue_after_you_defeat_an_enemy() -> None:
    scene = evidence(2).do(f"use:{EVIDENCE}", "pass")
    assert (scene.who().clues, scene.who().resources, pile(scene)) == (1, 4, [EVIDENCE])


def test_evidence_needs_a_clue() -> None:
    assert not evidence(0).offers(f"use:{EVIDENCE}")


def test_evidence_needs_a_defeat_of_your_own() -> None:
    scene = given(ROLAND, AGNES).hand(0, EVIDENCE).enemy(SWARM_OF_RATS, engaged=1).turn(1).bag("0")
    assert not scene.do(f"fight:{SWARM_OF_RATS}").offers(f"use:{EVIDENCE}")


# Dodge


def test_dodge_cancels_an_attack_on_anybody_at_the_location() -> None:
    scene = pair().hand(0, DODGE).enemy(GHOUL_MINION, engaged=1)
    scene.run(attack(scene.table, scene.card(GHOUL_MINION), 1), f"use:{DODGE}")
    assert (harm(scene, 1), scene.who().resources, pile(scene)) == ((0, 0), 4, [DODGE])


def test_dodge_does_not_reach_another_location() -> None:
    scene = pair().hand(0, DODGE).at(1, ATTIC).enemy(GHOUL_MINION, engaged=1)
    assert not offers_among(offered(attack(scene.table, scene.card(GHOUL_MINION), 1)), f"use:{DODGE}")


def test_an_enemy_whose_attack_was_dodged_in_the_enemy_phase_is_exhausted() -> None:
    scene = roland().hand(0, DODGE).enemy(GHOUL_MINION, engaged=0).step("enemy.begin").do(f"use:{DODGE}")
    assert [each.card for each in scene.events("exhausted")] == [GHOUL_MINION]


# Dynamite Blast


def test_dynamite_blast_deals_3_damage_to_everybody_at_a_connected_location() -> None:
    scene = pair().at(1, ATTIC).hand(0, DYNAMITE_BLAST).enemy(GHOUL_PRIEST, at=ATTIC, exhausted=True)
    scene.enemy(FLESH_EATER, at=ATTIC, exhausted=True).do(f"play:{DYNAMITE_BLAST}", f"blast:{ATTIC}")
    assert (scene.harm(GHOUL_PRIEST), scene.harm(FLESH_EATER)) == (3, 3)
    assert (harm(scene, 1), harm(scene), scene.who().resources) == ((3, 0), (0, 0), 0)


def test_dynamite_blast_may_be_thrown_at_ones_own_feet_and_not_far_away() -> None:
    scene = pair().at(0, ATTIC).at(1, CELLAR).hand(0, DYNAMITE_BLAST).enemy(GHOUL_PRIEST, at=HALLWAY, exhausted=True)
    scene.do(f"play:{DYNAMITE_BLAST}")
    offered_places = scene.keys()
    assert [key.partition("#")[0] for key in offered_places] == [f"blast:{ATTIC}", f"blast:{HALLWAY}"]
    scene.do(f"blast:{ATTIC}")
    assert harm(scene) == (3, 0)


# Vicious Blow


def test_vicious_blow_adds_1_damage_to_a_successful_attack_of_a_colleague_too() -> None:
    scene = pair().hand(1, VICIOUS_BLOW).enemy(GHOUL_PRIEST, engaged=0)
    scene.do(f"fight:{GHOUL_PRIEST}", f"commit:{VICIOUS_BLOW}")
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST)) == (5, 2)


def test_vicious_blow_does_not_hurt_the_colleague_a_missed_attack_hits() -> None:
    scene = pair().hand(0, VICIOUS_BLOW).enemy(GHOUL_MINION, engaged=1).bag("auto-fail")
    scene.do(f"fight:{GHOUL_MINION}", f"commit:{VICIOUS_BLOW}")
    assert harm(scene, 1) == (1, 0)


# Extra Ammunition


def test_extra_ammunition_loads_a_firearm_of_somebody_here() -> None:
    scene = pair().hand(0, EXTRA_AMMUNITION).asset(1, FORTY_FIVE_AUTOMATIC, uses=0).asset(0, SHOTGUN)
    scene.do(f"play:{EXTRA_AMMUNITION}", f"reload:{FORTY_FIVE_AUTOMATIC}")
    assert (scene.entry(FORTY_FIVE_AUTOMATIC).uses, scene.who().resources) == (3, 3)


def test_extra_ammunition_needs_a_firearm_here() -> None:
    scene = pair().at(1, ATTIC).hand(0, EXTRA_AMMUNITION).asset(1, SHOTGUN).asset(0, KNIFE)
    assert not scene.offers(f"play:{EXTRA_AMMUNITION}")


# Police Badge


def test_the_police_badge_gives_1_willpower() -> None:
    scene = roland(POLICE_BADGE)
    assert skill_value(scene.table, 0, WILLPOWER) == 4


def test_the_police_badge_gives_2_actions_to_whoever_acts_at_the_location() -> None:
    scene = pair().asset(0, POLICE_BADGE).turn(1).do(f"use:{POLICE_BADGE}")
    assert ([scene.who(who).actions for who in (0, 1)], pile(scene)) == ([3, 5], [POLICE_BADGE])


def test_the_police_badge_helps_its_owner_too() -> None:
    assert roland(POLICE_BADGE).do(f"use:{POLICE_BADGE}").who().actions == 5


def test_the_police_badge_does_not_help_elsewhere_or_outside_a_turn() -> None:
    scene = pair().asset(0, POLICE_BADGE).at(1, ATTIC).turn(1)
    assert not scene.offers(f"use:{POLICE_BADGE}")
    assert window_options(roland(POLICE_BADGE).step("upkeep.begin").table, 0) == []


# Shotgun


@pytest.mark.parametrize(("token", "damage"), [("-3", 1), ("-1", 2), ("+1", 4), ("0", 3)])
def test_the_shotgun_deals_as_much_as_the_attack_succeeds_by(token: str, damage: int) -> None:
    scene = roland(SHOTGUN).enemy(GHOUL_PRIEST, engaged=0).bag(token).do(f"activate:{SHOTGUN}")
    assert (scene.harm(GHOUL_PRIEST), scene.entry(SHOTGUN).uses) == (damage, 1)


def test_the_shotgun_deals_no_more_than_5() -> None:
    scene = given(ROLAND, DAISY).house().asset(0, SHOTGUN).hand(0, *[VICIOUS_BLOW] * 2).enemy(GHOUL_PRIEST, engaged=0)
    scene.bag("+1").do(f"activate:{SHOTGUN}", f"commit:{VICIOUS_BLOW}", f"commit:{VICIOUS_BLOW}")
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST)) == (10, 5 + 2)


@pytest.mark.parametrize(("token", "damage"), [("-4", 1), ("-6", 3), ("auto-fail", 4)])
def test_a_missed_shotgun_deals_as_much_to_a_colleague_as_the_attack_fails_by(token: str, damage: int) -> None:
    scene = pair().asset(0, SHOTGUN).enemy(FLESH_EATER, engaged=1).bag(token).do(f"activate:{SHOTGUN}")
    assert (harm(scene, 1), scene.harm(FLESH_EATER)) == ((damage, 0), 0)


def test_a_missed_shotgun_deals_no_more_than_5(made_up: MakeUp) -> None:
    made_up(GHOUL_MINION, "99001", fight=7)
    scene = pair().asset(0, SHOTGUN).enemy("99001", engaged=1).bag("auto-fail").do(f"activate:{SHOTGUN}")
    assert harm(scene, 1) == (5, 0)
