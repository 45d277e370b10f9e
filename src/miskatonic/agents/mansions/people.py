"""Investigators as the greedy bot judges them: what is left of them, what they hold, and how likely they pass tests."""

from __future__ import annotations

from functools import cached_property

from miskatonic.games.mansions.abilities import Abilities
from miskatonic.games.mansions.components import HURDLES, ITEMS, MONSTERS, MYTHOS, TOKENS, TRAITS, TRAUMA, Item
from miskatonic.games.mansions.house import Mover
from miskatonic.games.mansions.seeing import InvestigatorView, MonsterView, chance
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import CardId, During, Skill, room_of

STUNNED = 2
DARK = 2


class Person:
    """One investigator, as a seat sees them."""

    def __init__(self, view: View, sheet: InvestigatorView) -> None:
        self.view = view
        self.sheet = sheet
        self.room = room_of(sheet.space)

    @property
    def space(self) -> str:
        return self.sheet.space

    @property
    def seat(self) -> int:
        return self.sheet.seat

    @property
    def health(self) -> int:
        return self.sheet.health - self.sheet.damage

    @property
    def sanity(self) -> int:
        return max(0, self.sheet.sanity - self.sheet.horror)

    @cached_property
    def able(self) -> list[Abilities]:
        """What traits, cards and trauma do."""
        sheet = self.sheet
        found = [TRAITS[id].able for id in (sheet.mental, sheet.physical) if id in TRAITS]
        found += [item.able for item in self.items]
        found += [TRAUMA[card].able for card in (sheet.injury, sheet.insanity) if card is not None]
        return [*found, *(MYTHOS[card].able for card in sheet.face_down_cards)]

    @cached_property
    def items(self) -> list[Item]:
        return [ITEMS[card] for card in self.sheet.cards if card in ITEMS]

    @cached_property
    def weapons(self) -> list[Item]:
        return [item for item in self.items if item.attack is not None]

    @property
    def armed(self) -> int:
        """The damage of the best weapon."""
        return max((weapon.damage for weapon in self.weapons), default=0)

    def has(self, card: CardId | None) -> bool:
        return card in self.sheet.cards

    @cached_property
    def dark(self) -> bool:
        return self.room in self.view.darkness and not any(able.ignores_darkness for able in self.able)

    # Tests.

    def skill(self, skill: Skill) -> int:
        value = self.sheet.skills.get(skill, 3)
        lower = sum(able.lowers.get(skill, 0) for able in self.able)
        return max(1, value - lower) if lower else value

    def target(self, skill: Skill, modifier: int = 0, during: During = During.CARD) -> int:
        """What has to be rolled at most."""
        value = self.skill(skill) + modifier - (STUNNED if self.sheet.stun else 0)
        if during is During.COMBAT and self.dark:
            value -= DARK
        for able in self.able:
            for bonus in able.bonus:
                fits = (not bonus.skills or skill in bonus.skills) and (not bonus.during or during in bonus.during)
                if fits and bonus.when is None:
                    value += bonus.n
        return value

    def chance(self, skill: Skill, modifier: int = 0, during: During = During.CARD) -> float:
        return chance(self.target(skill, modifier, during))

    def evades(self, monster: MonsterView) -> float:
        return self.chance(Skill.DEXTERITY, monster.awareness, During.EVADE)

    def meets(self, card: CardId) -> float:
        """How likely they meet a Lock or an Obstacle that lies open, in one attempt."""
        hurdle = HURDLES[card]
        if hurdle.free or (hurdle.key is not None and self.has(hurdle.key)):
            return 1.0
        if hurdle.puzzle is not None:
            return min(0.9, 0.08 * self.skill(Skill.INTELLECT))
        skill: Skill | None = getattr(hurdle.test, "skill", None)
        return 0.0 if skill is None else self.chance(skill, getattr(hurdle.test, "mod", 0))


def strikes(monster: MonsterView) -> float:
    """The damage it deals: as its back says, or as such monsters do."""
    return _usual(monster.kind)[1] if monster.strikes is None else monster.strikes


def health_of(monster: MonsterView) -> float:
    """What it can still take."""
    usual = _usual(monster.kind)[0] + monster.more_health
    return max(1.0, (usual if monster.health is None else monster.health) - monster.damage)


def _usual(kind: str) -> tuple[float, float]:
    backs = [back for name, back in TOKENS.values() if name == kind]
    return sum(back.health for back in backs) / len(backs), sum(back.damage for back in backs) / len(backs)


def mover(monster: MonsterView) -> Mover:
    """By what ways it goes."""
    return MONSTERS[monster.kind].kind.value
