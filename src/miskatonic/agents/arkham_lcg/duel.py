"""Long fights: who wins in the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.view import CardView, InvestigatorView

from .arms import FISTS, TALENTS, WEAPONS, Weapon
from .chances import Chances
from .situation import Situation


class Duel(NamedTuple):
    """Two who fight it out: the enemy's health, how many of its attacks can be borne, and how I attack."""

    points: int
    bearable: int
    hit: float
    damage: int
    shots: int
    """How many attacks the weapon is good for."""
    hit_after: float
    damage_after: int
    evade: float
    retaliates: bool
    strikes: float
    """How likely it turns to me when it attacks."""


MIND_OVER_MATTER = "01036"
UNLIMITED = 9
ROUND = 3
LONGEST = 5
"""Rounds a fight may take."""

SPENT_ON_SKILL = 3
MOST_BOOST = 2
"""Resources that are enough to raise a skill in a fight, and by how much it is raised at most."""


@lru_cache(maxsize=65536)
def wins(duel: Duel, actions: int = ROUND, rounds: int = LONGEST, ready: bool = True) -> float:
    """The chance to defeat the enemy in time, before it defeats me, if I do what is best."""
    if duel.points <= 0:
        return 1.0
    if duel.bearable <= 0 or rounds <= 0:
        return 0.0
    if actions == 0:
        rested = wins(duel, ROUND, rounds - 1)
        if not ready:
            return rested
        struck = wins(duel._replace(bearable=duel.bearable - 1), ROUND, rounds - 1)
        return duel.strikes * struck + (1 - duel.strikes) * rested
    best = attacking(duel, actions, rounds, ready)
    if ready and duel.evade > 0.2:
        slipped = wins(duel, actions - 1, rounds, False)
        best = max(best, duel.evade * slipped + (1 - duel.evade) * wins(duel, actions - 1, rounds))
    return best


def attacking(duel: Duel, actions: int, rounds: int, ready: bool) -> float:
    armed = duel.shots > 0
    chance = duel.hit if armed else duel.hit_after
    damage = duel.damage if armed else duel.damage_after
    spent = duel._replace(shots=duel.shots - 1) if armed and duel.shots < UNLIMITED else duel
    missed = spent._replace(bearable=spent.bearable - 1) if duel.retaliates and ready else spent
    landed = wins(spent._replace(points=duel.points - damage), actions - 1, rounds, ready)
    return chance * landed + (1 - chance) * wins(missed, actions - 1, rounds, ready)


class Fighter(NamedTuple):
    """How somebody attacks: the chance to hit, the damage, how often; and then without ammunition."""

    hit: float
    damage: int
    shots: int
    hit_after: float
    damage_after: int


def fighter(situation: Situation, who: InvestigatorView, difficulty: int) -> Fighter:
    """The best weapon an investigator has in play, and the best that never runs out."""
    chances = situation.chances
    lasting = (*aimed(chances, FISTS, who, difficulty), UNLIMITED)
    best = lasting
    for card in who.assets:
        for weapon in weapons_of(card.code):
            uses = card.uses if PRINTED[card.code].uses else UNLIMITED
            attack = (*aimed(chances, weapon, who, difficulty), uses)
            if uses and power(attack) > power(best):
                best = attack
            if uses == UNLIMITED and power(attack) > power(lasting):
                lasting = attack
    if who is situation.me and situation.thinker and any(card.code == MIND_OVER_MATTER for card in who.hand or ()):
        best = max(best, clever_attack(chances, who, difficulty), key=power)
    more = int(situation.lita_here)
    return Fighter(best[0], best[1] + more, best[2], lasting[0], lasting[1] + more)


def clever_attack(chances: Chances, who: InvestigatorView, difficulty: int) -> tuple[float, int, int]:
    """The attacks of one round that are made with the head."""
    weapons = [weapon for card in who.assets for weapon in weapons_of(card.code) if weapon.skill == "combat"]
    best = max((FISTS, *weapons), key=lambda weapon: (weapon.damage + weapon.alone, weapon.bonus))
    value = who.skills.intellect + best.bonus + boost(who, "intellect")
    return chances.success(value, difficulty), best.damage + best.alone, ROUND


def weapons_of(code: str) -> list[Weapon]:
    """How a card is used to attack again and again."""
    return [weapon for (owner, name), weapon in WEAPONS.items() if owner == code and name != "throw"]


def power(attack: tuple[float, int, int]) -> float:
    hit, damage, _ = attack
    return hit * damage


def aimed(chances: Chances, weapon: Weapon, who: InvestigatorView, difficulty: int) -> tuple[float, int]:
    """The chance to hit with a weapon, and its damage."""
    value = int(getattr(who.skills, weapon.skill)) + weapon.bonus + boost(who, weapon.skill)
    damage = weapon.damage + weapon.alone
    if weapon.attempt.damage_if_well:
        damage += chances.success(value, difficulty + 2) > 0.5
    return chances.success(value, difficulty), damage


def boost(who: InvestigatorView, skill: str) -> int:
    """What the resources of somebody with a talent add to a skill in a fight."""
    talented = any(skill in TALENTS.get(card.code, ()) for card in who.assets)
    return min(MOST_BOOST, who.resources // SPENT_ON_SKILL) if talented else 0


def bearable(situation: Situation, who: InvestigatorView, damage: int, horror: int) -> int:
    """The attack that would be the last one."""
    health, sanity = situation.left(who)
    by_damage = (health - 1) // damage if damage else 99
    by_horror = (sanity - 1) // horror if horror else 99
    return max(0, min(by_damage, by_horror)) + 1


def with_card(who: InvestigatorView, code: str) -> InvestigatorView:
    """An investigator with one more card in play."""
    printed = PRINTED[code]
    uses = next(iter(printed.uses.values()), 0)
    card = CardView(-1, code, False, 0, 0, 0, 0, uses, printed.health, printed.sanity, False, who.seat)
    added = CARDS[code].skills if CARDS[code].skills_while is None else {}
    skills = replace(who.skills, **{skill.value: getattr(who.skills, skill) + more for skill, more in added.items()})
    return replace(who, assets=[*who.assets, card], skills=skills)


GOOD_ENOUGH = 0.35
"""Who hits less often leaves the fight to the others, if there are any."""


def prospects(situation: Situation, code: str, team: Sequence[InvestigatorView], rounds: float) -> float:
    """The chance against an enemy that is about to come: what each of the fighters has to do."""
    enemy = PRINTED[code]
    everybody = [(who, fighter(situation, who, enemy.fight)) for who in team]
    able = [each for each in everybody if each[1].hit >= GOOD_ENOUGH] or everybody
    points = ((enemy.health or 0) + enemy.health_each * situation.started) / len(able)
    limit = max(1, min(LONGEST, round(rounds)))
    chances = [
        wins(
            Duel(
                max(1, round(points)),
                min(6, bearable(situation, who, enemy.damage, enemy.horror)),
                each.hit,
                each.damage,
                each.shots,
                each.hit_after,
                each.damage_after,
                situation.chances.success(who.skills.agility, enemy.evade),
                "retaliate" in enemy.keywords,
                1 / len(able),
            ),
            rounds=limit,
        )
        for who, each in able
    ]
    return sum(chances) / len(chances)
