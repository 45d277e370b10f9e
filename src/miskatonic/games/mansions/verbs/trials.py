"""What is tried: skills, evading, and the numbers of monsters for which the keeper rolls."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.effects import Outcome, TrialWord
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from ..components import MONSTERS
from ..monsters import damage_of, health_of
from ..play import Table
from ..resolver import Me
from ..testing import monster_test, skill_test
from ..words import During, Skill, say, skill_name
from .common import cards_of_types, monsters_in_the_room, stands

FAILED = Outcome(False, 0)


def during(table: Table) -> During:
    """In the midst of what an effect asks for a test."""
    if table.state.fight is not None:
        return During.COMBAT
    return During.CARD


class SkillTrial(TrialWord, frozen=True, tag="skill"):
    """A test of a skill (rules mom.skill-test.2, mom.skill-test.7)."""

    skill: Skill
    mod: int = 0

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        if not stands(table, me):
            return FAILED
        return (yield from skill_test(table, me, self.skill, self.mod, during(table)))

    def say(self) -> Message:
        return say("trial-test", skill=skill_name(self.skill), mod=self.mod)


class EvadeTrial(TrialWord, frozen=True, tag="evade"):
    """An evade check against the monster of the effect (rule mom.evade.3)."""

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        monster = me.beast(table)
        if monster is None or not stands(table, me):
            return FAILED
        awareness = MONSTERS[monster.kind].awareness
        return (yield from skill_test(table, me, Skill.DEXTERITY, awareness, During.EVADE))

    def say(self) -> Message:
        return say("trial-evade")


class SkillWithCard(TrialWord, frozen=True, tag="skill-with-card"):
    """A test that fails without a roll where the investigator has no card of a type."""

    skill: Skill
    type: str
    mod: int = 0

    def can(self, table: Table, me: Me) -> bool:
        """Do they have such a card?"""
        return me.who is not None and bool(cards_of_types(table.state, me.who, [self.type]))

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        if not stands(table, me) or not self.can(table, me):
            return FAILED
        return (yield from skill_test(table, me, self.skill, self.mod, during(table)))

    def say(self) -> Message:
        return say("trial-test-with-card", skill=skill_name(self.skill), mod=self.mod, what=say(f"type-{self.type}"))


class MonsterNumber(TrialWord, frozen=True, tag="monster-number"):
    """The keeper rolls for a number of the monster (rule mom.monster-vs-barrier.1)."""

    what: Literal["damage", "health", "kin"]
    """Its damage value, its health, or how many of its kind are in the room."""
    mod: int = 0

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        monster = me.beast(table)
        if monster is None:
            return FAILED
        match self.what:
            case "damage":
                value = damage_of(monster)
            case "health":
                value = health_of(monster)
            case "kin":
                value = sum(1 for each in monsters_in_the_room(table, me) if each.kind == monster.kind)
        return (yield from monster_test(table, monster, value, self.mod))

    def say(self) -> Message:
        return say(f"trial-monster-{self.what}", mod=self.mod)
