"""Attacking, evading, and what it is worth to be rid of an enemy."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import EnemyView
from miskatonic.games.arkham_lcg.words import NOBODY

from .arms import Weapon
from .chances import Utility
from .goals import VICTORY, Goals
from .reading import Reading

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


def threat(reading: Reading, goals: Goals, enemy: EnemyView) -> float:
    """What it is worth to be rid of an enemy."""
    worth = goals.aims.get(enemy.id, 0.0) * goals.haste + DOOM * enemy.doom
    if reading.campaign:
        worth += VICTORY * (PRINTED[enemy.code].victory or 0)
    if enemy.engaged != NOBODY:
        return worth + NUISANCE + ATTACKS_TO_COME * reading.attack_harm(enemy, enemy.engaged)
    if enemy.location == reading.me.location:
        return worth + NEAR * (NUISANCE + ATTACKS_TO_COME * reading.attack_harm(enemy))
    return worth


def struck(reading: Reading, goals: Goals, enemy: EnemyView, damage: int) -> float:
    """What it is worth to deal damage to an enemy."""
    worth, points = threat(reading, goals, enemy), hit_points(enemy)
    if damage >= points:
        return worth
    return worth * (1 - KILL) * damage / points


def damage_of(reading: Reading, weapon: Weapon, enemy: EnemyView, margin: int) -> int:
    damage = weapon.attempt.damage_dealt(margin, alone=[each.id for each in reading.engaged] == [enemy.id])
    if reading.lita_here and reading.has_trait(enemy, "monster"):
        damage += 1
    return damage


def attack_value(reading: Reading, weapon: Weapon) -> tuple[str, int]:
    """The skill of an attack, and its value without commitments."""
    skill, value = reading.skill(weapon.skill)
    return skill, value + weapon.attempt.bonus_at(reading.here.clues if reading.here is not None else 0)


def attack_utility(reading: Reading, goals: Goals, weapon: Weapon, enemy: EnemyView, extra: int = 0) -> Utility:
    """What an attack is worth by its margin; `extra` is damage of committed cards."""
    backlash = 0.0
    if "retaliate" in enemy.keywords and not enemy.exhausted:
        backlash += reading.more_harm(enemy.attack_damage, enemy.attack_horror)
    if enemy.engaged not in (NOBODY, reading.seat):
        backlash += reading.harm(weapon.damage, 0, enemy.engaged)

    def utility(margin: int) -> float:
        if margin < 0:
            return -backlash
        return struck(reading, goals, enemy, damage_of(reading, weapon, enemy, margin) + extra)

    return utility


def attackable(reading: Reading) -> list[EnemyView]:
    return [enemy for enemy in reading.enemies_here if enemy.engaged != NOBODY or "aloof" not in enemy.keywords]


def escape(reading: Reading, goals: Goals, enemy: EnemyView) -> float:
    """What it is worth to have evaded an enemy."""
    if enemy.exhausted:
        return 0.0
    if enemy.code == RUTH_TURNER and not enemy.blank:
        return threat(reading, goals, enemy)
    return spared(reading, enemy) + FREEDOM * max(0, reading.actions - 1)


def spared(reading: Reading, enemy: EnemyView) -> float:
    """The attacks that an evaded enemy does not make: in the enemy phase, and against those who miss it."""
    damage, horror = reading.coming(reading.seat)
    less = reading.harm(damage - enemy.attack_damage, horror - enemy.attack_horror)
    worth = reading.harm(damage, horror) - less
    if "retaliate" in enemy.keywords:
        waiting = [each for each in reading.team_here if each.seat != reading.seat and not each.turn_taken]
        worth += RETALIATION * (reading.actions - 1) * reading.attack_harm(enemy)
        worth += RETALIATION * sum(3 * reading.attack_harm(enemy, each.seat) for each in waiting)
    return worth
