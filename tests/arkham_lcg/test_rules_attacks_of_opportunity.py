"""Attacks of opportunity."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.state import Fate

from .given import ATTIC, DAISY, PARLOR, ROLAND, WENDY, given
from .names import (
    BACKSTAB,
    BEAT_COP,
    BLINDING_LIGHT,
    DODGE,
    EMERGENCY_CACHE,
    FIRST_AID,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GUARD_DOG,
    HAUNTED,
    ICY_GHOUL,
    KNIFE,
    MOB_ENFORCER,
    RAVENOUS_GHOUL,
    SWARM_OF_RATS,
    UNCOVERING_THE_CONSPIRACY,
)
from .scenes import harm, tags


@pytest.mark.rule("lcg.attack-of-opportunity.1", "lcg.attack-of-opportunity.7")
@pytest.mark.parametrize(
    "key",
    [
        "investigate",
        "move",
        "draw",
        "resource",
        f"play:{KNIFE}",
        f"play:{EMERGENCY_CACHE}",
        f"engage:{RAVENOUS_GHOUL}",
        f"activate:{FIRST_AID}",
    ],
)
def test_every_other_action_provokes_the_enemies_one_is_engaged_with(key: str) -> None:
    scene = given(WENDY, DAISY).house().enemy(SWARM_OF_RATS, engaged=0).enemy(SWARM_OF_RATS, engaged=0)
    scene.enemy(RAVENOUS_GHOUL, engaged=1).hand(0, KNIFE, EMERGENCY_CACHE).asset(0, FIRST_AID).has(1, damage=1)
    scene.bag("auto-fail").do(key)
    assert scene.who().damage == 2
    assert len(scene.events("attacked")) == 2


@pytest.mark.rule("lcg.attack-of-opportunity.2")
@pytest.mark.parametrize("first", [GHOUL_MINION, SWARM_OF_RATS])
def test_the_one_who_acts_chooses_which_enemy_attacks_first(first: str) -> None:
    scene = given(ROLAND, DAISY).enemy(GHOUL_MINION, engaged=1).enemy(SWARM_OF_RATS, engaged=1).turn(1)
    scene.do("resource")
    assert scene.seat() == 1
    scene.do(f"attacked-by:{first}")
    attackers = [told.enemy for told in scene.events("attacked")]
    assert attackers == [first, *({GHOUL_MINION, SWARM_OF_RATS} - {first})]


@pytest.mark.rule("lcg.attack-of-opportunity.3")
def test_an_attack_deals_the_damage_and_horror_on_the_enemys_card() -> None:
    scene = given(ROLAND).enemy(ICY_GHOUL, engaged=0)
    scene.do("resource")
    assert harm(scene) == (2, 1)


@pytest.mark.rule("lcg.attack-of-opportunity.4")
def test_an_exhausted_enemy_does_not_attack() -> None:
    scene = given(ROLAND).enemy(ICY_GHOUL, engaged=0, exhausted=True)
    scene.do("resource")
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.attack-of-opportunity.1", "lcg.attack-of-opportunity.5")
@pytest.mark.parametrize("verb", ["fight", "evade"])
def test_to_fight_and_to_evade_provoke_nobody(verb: str) -> None:
    scene = given(ROLAND).enemy(ICY_GHOUL, engaged=0).bag("auto-fail")
    scene.do(verb)
    assert scene.who().actions == 2
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.attack-of-opportunity.1", "lcg.attack-of-opportunity.6")
def test_to_parley_provokes_nobody() -> None:
    scene = given(ROLAND).enemy(ICY_GHOUL, engaged=0).enemy(MOB_ENFORCER, engaged=0, owner=0)
    scene.do(f"activate:{MOB_ENFORCER}")
    assert not scene.in_play(MOB_ENFORCER)
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.attack-of-opportunity.1", "lcg.attack-of-opportunity.6")
def test_to_resign_provokes_nobody() -> None:
    scene = given(ROLAND, DAISY).house().at(0, PARLOR).enemy(ICY_GHOUL, engaged=0)
    scene.do(f"activate:{PARLOR}")
    assert scene.who().fate is Fate.RESIGNED
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.attack-of-opportunity.8")
def test_an_ability_that_fights_provokes_nobody() -> None:
    scene = given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC).enemy(ICY_GHOUL, engaged=0).bag("auto-fail")
    scene.do(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.attack-of-opportunity.8")
@pytest.mark.parametrize("code", [BACKSTAB, BLINDING_LIGHT])
def test_an_event_that_fights_or_evades_provokes_nobody(code: str) -> None:
    scene = given(ROLAND).hand(0, code).enemy(ICY_GHOUL, engaged=0).bag("-4")
    scene.do(f"play:{code}")
    assert scene.events("event-played")
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.attack-of-opportunity.9")
def test_the_attack_comes_after_the_costs_and_before_the_effect() -> None:
    """Dodge holds the game at the attack: the Beat Cop is paid for, and not in play yet."""
    scene = given(ROLAND).hand(0, BEAT_COP, DODGE).enemy(GHOUL_MINION, engaged=0)
    scene.do(f"play:{BEAT_COP}")
    assert scene.offers(f"use:{DODGE}")
    assert (scene.who().actions, scene.who().resources, scene.in_play(BEAT_COP)) == (2, 1, False)


@pytest.mark.rule("lcg.attack-of-opportunity.10")
def test_an_ability_of_two_actions_provokes_each_enemy_once() -> None:
    scene = given(ROLAND).threat(0, HAUNTED).enemy(GHOUL_MINION, engaged=0)
    scene.do(f"activate:{HAUNTED}")
    assert scene.who().actions == 1
    assert harm(scene) == (1, 1)


@pytest.mark.rule("lcg.attack-of-opportunity.11")
def test_an_enemy_that_attacks_out_of_turn_stays_ready() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0)
    scene.do("resource", "resource")
    assert not scene.entry(GHOUL_MINION).exhausted
    assert harm(scene) == (2, 2)


@pytest.mark.rule("lcg.attack-of-opportunity.12")
def test_the_action_goes_on_after_the_attacks() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0)
    scene.do(f"move:{ATTIC}")
    assert tags(scene, "attacked", "moved") == ["attacked", "moved"]


@pytest.mark.rule("lcg.attack-of-opportunity.13")
def test_an_attack_of_opportunity_is_an_enemy_attack() -> None:
    """The Guard Dog bites back when an enemy attack damages it."""
    scene = given(ROLAND).asset(0, GUARD_DOG).enemy(RAVENOUS_GHOUL, engaged=0)
    scene.do("resource", f"assign-damage:{GUARD_DOG}", "done", f"use:{GUARD_DOG}")
    assert scene.harm(RAVENOUS_GHOUL) == 1


@pytest.mark.rule("lcg.attack-of-opportunity.14")
def test_enemies_engaged_with_somebody_else_or_nobody_do_not_attack() -> None:
    scene = given(ROLAND, DAISY).enemy(GHOUL_MINION, engaged=1).enemy(RAVENOUS_GHOUL, exhausted=True)
    scene.do("resource")
    assert not scene.events("attacked")


@pytest.mark.rule("lcg.attack-of-opportunity.15")
def test_free_abilities_and_reactions_provoke_nobody() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP).enemy(GHOUL_MINION, engaged=0, damage=1).enemy(ICY_GHOUL, engaged=0)
    scene.do(f"use:{BEAT_COP}", f"target:{GHOUL_MINION}", f"use:{ROLAND}")
    assert scene.who().clues == 1
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.attack-of-opportunity.16")
def test_who_is_defeated_by_the_attack_never_sees_what_they_paid_for() -> None:
    """Roland uses the act with Daisy's clues: the clues are gone, and no cultist is drawn."""
    scene = given(ROLAND, DAISY, adventure="midnight-masks").enemy(GHOUL_MINION, engaged=0).has(0, damage=8)
    scene.has(1, clues=4)
    cultists = len(scene.state.cultists)
    scene.do(f"activate:{UNCOVERING_THE_CONSPIRACY}")
    assert scene.who().fate is Fate.DEFEATED
    assert (scene.who(1).clues, len(scene.state.cultists)) == (0, cultists)
