"""Attacks of investigators: how much damage they do on average, and what they cost, over the Combat cards that fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from miskatonic.games.mansions.combat import FITTING
from miskatonic.games.mansions.components import COMBAT, ITEMS, MONSTERS, Item
from miskatonic.games.mansions.seeing import MonsterView, chance
from miskatonic.games.mansions.verbs.beasts import Deal, DealWeapon, KillMonster, StunMonster
from miskatonic.games.mansions.verbs.people import Stun, Take
from miskatonic.games.mansions.words import AttackType, CardId, During, MonsterClass, Skill
from miskatonic.kernel.effects import Amount, Effect, Test

from .people import Person, health_of

SKILLS = (Skill.STRENGTH, Skill.DEXTERITY, Skill.MARKSMANSHIP, Skill.INTELLECT, Skill.WILLPOWER, Skill.LORE, Skill.LUCK)


class Blow(NamedTuple):
    """What an attack comes to on average."""

    damage: float = 0.0
    stun: float = 0.0
    harm: float = 0.0
    """What it costs the attacker."""

    def times(self, factor: float) -> Blow:
        return Blow(self.damage * factor, self.stun * factor, self.harm * factor)

    def plus(self, other: Blow) -> Blow:
        return Blow(self.damage + other.damage, self.stun + other.stun, self.harm + other.harm)


def blow(person: Person, monster: MonsterView, weapon: CardId | None) -> Blow:
    """An attack on a monster with a weapon, or bare-handed."""
    targets = tuple(person.target(skill, 0, During.COMBAT) for skill in SKILLS)
    return _average(MONSTERS[monster.kind].kind, weapon, targets)


@lru_cache(maxsize=4096)
def _average(deck: MonsterClass, weapon: CardId | None, targets: tuple[int, ...]) -> Blow:
    item: Item | None = None if weapon is None else ITEMS[weapon]
    attack = AttackType.BARE if item is None or item.attack is None else item.attack
    damage = 1 if item is None else item.damage
    fitting = [card for card in COMBAT.values() if card.deck is deck and card.top.type in FITTING[attack]]
    total = Blow()
    for card in fitting:
        total = total.plus(_of(card.top.then, damage, targets))
    return total.times(1 / max(1, len(fitting)))


def _of(effects: Sequence[Effect], damage: int, targets: tuple[int, ...]) -> Blow:
    found = Blow()
    for effect in effects:
        match effect:
            case Test():
                skill: Skill | None = getattr(effect.trial, "skill", None)
                likely = 0.5
                if skill is not None:
                    likely = chance(targets[SKILLS.index(skill)] + getattr(effect.trial, "mod", 0))
                found = found.plus(_of(effect.passed, damage, targets).times(likely))
                found = found.plus(_of(effect.failed, damage, targets).times(1 - likely))
            case Deal():
                found = found.plus(Blow(damage=_number(effect.n)))
            case DealWeapon():
                found = found.plus(Blow(damage=damage + effect.more))
            case KillMonster():
                found = found.plus(Blow(damage=5))
            case StunMonster():
                found = found.plus(Blow(stun=1))
            case Take():
                found = found.plus(Blow(harm=_number(effect.damage) + 0.7 * _number(effect.horror)))
            case Stun():
                found = found.plus(Blow(harm=0.7))
            case _:
                pass
    return found


def _number(amount: Amount) -> float:
    return float(getattr(amount, "printed", 0) or getattr(amount, "n", 0) * 2)


def best_weapon(person: Person, monster: MonsterView) -> tuple[CardId | None, Blow]:
    """With what a monster is attacked best."""
    ways = [(weapon.id, blow(person, monster, weapon.id)) for weapon in person.weapons]
    return max([*ways, (None, blow(person, monster, None))], key=lambda way: way[1].damage)


def share(person: Person, monster: MonsterView) -> float:
    """How much of a monster one attack takes away."""
    return min(1.0, best_weapon(person, monster)[1].damage / health_of(monster))
