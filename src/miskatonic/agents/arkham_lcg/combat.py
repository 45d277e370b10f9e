"""Attacking, evading, and what it is worth to be rid of an enemy."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import EnemyView
from miskatonic.games.arkham_lcg.words import NOBODY

from .arms import Weapon
from .chances import Utility
from .goals import VICTORY, Goals
from .situation import Situation

NUISANCE = 0.8
"""What an enemy that is engaged with somebody costs besides its attacks."""

ATTACKS_TO_COME = 1.6
"""How often an enemy would attack that is not dealt with."""

DOOM = 1.5
"""What it costs when doom lies on an enemy."""

NEAR = 0.7
"""How much an enemy counts that is here but engaged with nobody."""

KILL = 0.3
"""The share of an enemy's worth that only its death brings."""

FREEDOM = 0.35
"""What an evaded enemy leaves to each further action of the turn."""

RETALIATION = 0.4
"""How often an attack misses and is answered."""

NIGHTGAUNT = "01172"
RUTH_TURNER = "01141"


def hit_points(enemy: EnemyView) -> int:
    return max(1, enemy.health - enemy.damage)


def threat(situation: Situation, goals: Goals, enemy: EnemyView) -> float:
    """What it is worth to be rid of an enemy."""
    worth = goals.aims.get(enemy.id, 0.0) * goals.haste + DOOM * enemy.doom
    if situation.campaign:
        worth += VICTORY * (PRINTED[enemy.code].victory or 0)
    if enemy.engaged != NOBODY:
        return worth + NUISANCE + ATTACKS_TO_COME * situation.attack_harm(enemy, enemy.engaged)
    if enemy.location == situation.me.location:
        return worth + NEAR * (NUISANCE + ATTACKS_TO_COME * situation.attack_harm(enemy))
    return worth


def struck(situation: Situation, goals: Goals, enemy: EnemyView, damage: int) -> float:
    """What it is worth to deal damage to an enemy."""
    worth, points = threat(situation, goals, enemy), hit_points(enemy)
    if damage >= points:
        return worth
    return worth * (1 - KILL) * damage / points


def damage_of(situation: Situation, weapon: Weapon, enemy: EnemyView, margin: int) -> int:
    damage = weapon.attempt.damage_dealt(margin, alone=[each.id for each in situation.engaged] == [enemy.id])
    if situation.lita_here and situation.has_trait(enemy, "monster"):
        damage += 1
    return damage


def attack_value(situation: Situation, weapon: Weapon) -> tuple[str, int]:
    """The skill of an attack, and its value without commitments."""
    skill, value = situation.skill(weapon.skill)
    return skill, value + weapon.attempt.bonus_at(situation.here.clues if situation.here is not None else 0)


def attack_utility(situation: Situation, goals: Goals, weapon: Weapon, enemy: EnemyView, extra: int = 0) -> Utility:
    """What an attack is worth by its margin; `extra` is damage of committed cards."""
    backlash = 0.0
    if "retaliate" in enemy.keywords and not enemy.exhausted:
        backlash += situation.more_harm(enemy.attack_damage, enemy.attack_horror)
    if enemy.engaged not in (NOBODY, situation.seat):
        backlash += situation.harm(weapon.damage, 0, enemy.engaged)

    def utility(margin: int) -> float:
        if margin < 0:
            return -backlash
        return struck(situation, goals, enemy, damage_of(situation, weapon, enemy, margin) + extra)

    return utility


def attackable(situation: Situation) -> list[EnemyView]:
    return [enemy for enemy in situation.enemies_here if enemy.engaged != NOBODY or "aloof" not in enemy.keywords]


def escape(situation: Situation, goals: Goals, enemy: EnemyView) -> float:
    """What it is worth to have evaded an enemy."""
    if enemy.exhausted:
        return 0.0
    if enemy.code == RUTH_TURNER and not enemy.blank:
        return threat(situation, goals, enemy)
    return spared(situation, enemy) + FREEDOM * max(0, situation.actions - 1)


def spared(situation: Situation, enemy: EnemyView) -> float:
    """The attacks that an evaded enemy does not make: in the enemy phase, and against those who miss it."""
    damage, horror = situation.coming(situation.seat)
    less = situation.harm(damage - enemy.attack_damage, horror - enemy.attack_horror)
    worth = situation.harm(damage, horror) - less
    if "retaliate" in enemy.keywords:
        waiting = [each for each in situation.team_here if each.seat != situation.seat and not each.turn_taken]
        worth += RETALIATION * (situation.actions - 1) * situation.attack_harm(enemy)
        worth += RETALIATION * sum(3 * situation.attack_harm(enemy, each.seat) for each in waiting)
    return worth
