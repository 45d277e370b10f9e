"""Skill tests: one ten-sided die against a skill (rules mom.skill-test, mom.skill-point)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel import dice
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Outcome
from miskatonic.kernel.flow import Flow, ask

from . import things
from .events import MonsterRolled, SkillPointSpent, TestBegan, TestEnded
from .play import Table, called
from .possessions import abilities_of
from .resolver import Me
from .state import Mansions, Monster, Testing
from .vitals import in_darkness, skill_value
from .words import During, Skill, say, skill_name

__all__ = ["chance_of", "monster_test", "prepare", "skill_test", "skill_value"]

DIE: Final = 10
STUN_PENALTY: Final = 2
DARKNESS_PENALTY: Final = 2
THIS_TURN: Final = "bonus:"
"""What is added to tests during something until the end of the turn is counted under `bonus:<seat>:<during>`."""
_NO: Final = Option("no", say("option-keep-skill-point"), False, role=Role.PASS)


def prepare(table: Table, me: Me, skill: Skill, modifier: int = 0, during: During = During.CARD) -> Testing:
    """The test before anybody adds anything to it (rules mom.skill-test.7, mom.stun.4, mom.darkness.3)."""
    assert me.who is not None
    state = table.state
    penalties = STUN_PENALTY if state.investigators[me.who].stun else 0
    if during is During.COMBAT and in_darkness(state, me.who):
        penalties += DARKNESS_PENALTY
    test = Testing(me.who, skill, skill_value(state, me.who, skill), modifier, during, penalties)
    test.bonus = _bonus(table, me, test)
    return test


def _bonus(table: Table, me: Me, test: Testing) -> int:
    """What cards and traits add to the test, or take from it."""
    found = 0
    for card, able in abilities_of(table.state, test.who):
        for each in able.bonus:
            if each.skills and test.skill not in each.skills:
                continue
            if each.during and test.during not in each.during:
                continue
            owner = Me(who=test.who, card=card, monster=me.monster, weapon=me.weapon)
            if each.when is None or each.when.holds(table, owner):
                found += each.n
    return found + table.state.counts.get(f"{THIS_TURN}{test.who}:{test.during}", 0)


def skill_test(table: Table, me: Me, skill: Skill, modifier: int = 0, during: During = During.CARD) -> Flow[Outcome]:
    """Roll the skill or less; what follows is up to whoever called for it (mom.skill-test.2, mom.skill-test.3)."""
    assert me.who is not None
    state = table.state
    if state.fight is not None and during is During.CARD:
        during = During.COMBAT
    outer = state.test
    test = state.test = prepare(table, me, skill, modifier, during)
    who = state.investigators[me.who].id
    table.tell(TestBegan, who, skill, test.target)
    yield from _skill_point(table, test)
    test.die = dice.roll(state, 1, DIE)[0]
    table.tell(TestEnded, who, skill, test.die, test.target, passes(test))
    state.test = outer
    return Outcome(passes(test), int(passes(test)))


def _skill_point(table: Table, test: Testing) -> Flow[None]:
    """Before the roll one point may be spent to add Luck, but not to a test of Luck (rules mom.skill-point.1 to .4)."""
    state = table.state
    investigator = state.investigators[test.who]
    luck = skill_value(state, test.who, Skill.LUCK)
    if test.skill is None or test.skill is Skill.LUCK or not investigator.skill_points or test.target >= DIE - 1:
        return
    spend = Option(
        "skill-point",
        say("option-skill-point", luck=luck, n=investigator.skill_points),
        True,
        "skill-point",
        (things.investigator(investigator.id),),
    )
    prompt = say("prompt-skill-point", skill=skill_name(test.skill), target=test.target)
    kind = QuestionKind.ACT
    if (
        yield from ask(
            test.who, prompt, [spend, _NO], "mom.skill-point.1", table.cause, kind, "skill-point", window="skill-point"
        )
    ):
        investigator.skill_points -= 1
        test.luck = luck
        table.tell(SkillPointSpent, investigator.id, luck, investigator.skill_points)


def passes(test: Testing) -> bool:
    """A 1 always passes and a 10 always fails (rules mom.skill-test.2, mom.skill-test.5, mom.skill-test.6)."""
    return test.die == 1 or (test.die < DIE and test.die <= test.target)


def monster_test(table: Table, monster: Monster, value: int, modifier: int = 0) -> Flow[Outcome]:
    """The keeper rolls for a number of a monster."""
    yield from ()
    state = table.state
    outer = state.test
    test = state.test = Testing(state.keeper, None, value, modifier, During.COMBAT)
    test.die = dice.roll(state, 1, DIE)[0]
    passed = passes(test)
    table.tell(MonsterRolled, monster.id, called(monster), test.die, test.target, passed)
    state.test = outer
    return Outcome(passed, int(passed))


def chance_of(state: Mansions, test: Testing) -> float:
    """How likely the test is passed as it stands: from 1 in 10 to 9 in 10."""
    return min(max(test.target, 1), DIE - 1) / DIE
