"""Fighting, evading and investigating: tests against an enemy or a location."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from miskatonic.kernel.flow import Flow

from .card import Attempt, Me, ReadOnlyTable, Table
from .enemies import evade_enemy
from .harm import damage_enemy, take
from .places import discover
from .play import choose, enemies_at, is_playing
from .registry import CARDS
from .skill_test import TestEffect, take_test
from .state import SkillTest
from .values import anybody_says, clues_on, engaged_with, has, not_immune
from .words import AGILITY, ALOOF, COMBAT, INTELLECT, MASSIVE, NOBODY, NOWHERE, Designator

FIGHT, EVADE, INVESTIGATE = Designator.FIGHT, Designator.EVADE, Designator.INVESTIGATE

PLAIN: Final = Attempt()
"""An attempt with nothing but one's own skill."""

SKILLS: Final = {FIGHT: COMBAT, EVADE: AGILITY, INVESTIGATE: INTELLECT}
"""What is tested in each kind of attempt, as a rule."""


def attackable(table: ReadOnlyTable, who: int, source: int = NOWHERE) -> list[int]:
    """Any enemy at the location, engaged with whomever; an aloof one only if it is engaged.

    Rules lcg.fight-action.8, lcg.aloof.4.
    """
    if not table.state.enemies:
        return []
    here = table.state.investigators[who].location
    return [
        enemy
        for enemy in not_immune(table, enemies_at(table, here), source)
        if table.state.play[enemy].engaged != NOBODY or not has(table, enemy, ALOOF)
    ]


def evadable(table: ReadOnlyTable, who: int, source: int = NOWHERE) -> list[int]:
    """Enemies engaged with them (rule lcg.evade-action.8)."""
    return not_immune(table, engaged_with(table, who), source)


def engageable(table: ReadOnlyTable, who: int, enemies: Iterable[int]) -> list[int]:
    """Those of the enemies at the location that are not engaged with them; a massive one never is in a threat area.

    Rules lcg.engage-action.4, lcg.massive.1.
    """
    engaged = engaged_with(table, who)
    return [enemy for enemy in enemies if enemy not in engaged and not has(table, enemy, MASSIVE)]


def investigable(table: ReadOnlyTable, who: int) -> bool:
    here = table.state.investigators[who].location
    return not anybody_says(table, "bars_investigating", here)


def targets_of(table: ReadOnlyTable, who: int, kind: Designator, source: int) -> list[int]:
    """What a card could be used on that is named like an action: enemies, or the location."""
    if kind is FIGHT:
        return attackable(table, who, source)
    if kind is EVADE:
        return evadable(table, who, source)
    return [table.state.investigators[who].location] if kind is INVESTIGATE else []


def test_for(table: ReadOnlyTable, me: Me, kind: Designator, attempt: Attempt, target: int) -> SkillTest:
    """The test by which somebody fights, evades or investigates a target."""
    skill = attempt.skill or SKILLS[kind]
    if kind is INVESTIGATE:
        skill = CARDS[table.state.codes[target]].investigated_with(table, target) or skill
    bonus = attempt.bonus_at(clues_on(table, table.state.investigators[me.you].location))
    return SkillTest(me.you, skill, 0, me.card, kind.value, target, bonus, attempt.easier)


def fight(
    table: Table, me: Me, attempt: Attempt = PLAIN, *, enemy: int | None = None, revealed: TestEffect | None = None
) -> Flow[SkillTest | None]:
    """Attack an enemy at the location (rules lcg.fight-action.2 to 7)."""
    who = me.you
    if enemy is None:
        targets = attackable(table, who, me.card)
        if not targets:
            return None
        enemy = yield from choose(table, who, "fight", targets, "lcg.fight-action.8")
    target = enemy

    def passed(test: SkillTest) -> Flow[None]:
        if target in table.state.play:
            damage = damage_of(table, attempt, test) + bonus_damage(table, test)
            yield from damage_enemy(table, target, damage, by=who)

    def failed(test: SkillTest) -> Flow[None]:
        other = table.state.play[target].engaged if target in table.state.play else NOBODY
        if other not in (NOBODY, who) and is_playing(table, other):
            yield from take(table, other, damage=damage_of(table, attempt, test) + test.damage)

    test = test_for(table, me, FIGHT, attempt, target)
    return (yield from take_test(table, test, passed=passed, failed=failed, revealed=revealed))


def damage_of(table: ReadOnlyTable, attempt: Attempt, test: SkillTest) -> int:
    """What an attack deals with the weapon it is made with."""
    alone = attempt.damage_if_alone > 0 and engaged_with(table, test.who) == [test.target]
    return attempt.damage_dealt(test.margin if test.succeeded else -test.margin, alone=alone)


def bonus_damage(table: ReadOnlyTable, test: SkillTest) -> int:
    """What others add to a successful attack."""
    return test.damage + sum(
        CARDS[table.state.codes[card]].attack_damage(table, Me(card, who, test), test)
        for card, who in zip(test.committed, test.committers, strict=True)
    )


def evade(
    table: Table, me: Me, attempt: Attempt = PLAIN, *, enemy: int | None = None, revealed: TestEffect | None = None
) -> Flow[SkillTest | None]:
    """Evade an enemy engaged with them (rules lcg.evade-action.2 to 4)."""
    who = me.you
    if enemy is None:
        targets = evadable(table, who, me.card)
        if not targets:
            return None
        enemy = yield from choose(table, who, "evade", targets, "lcg.evade-action.8")
    target = enemy

    def passed(test: SkillTest) -> Flow[None]:
        yield from evade_enemy(table, target, who)
        if attempt.damage and target in table.state.play:
            yield from damage_enemy(table, target, attempt.damage, by=who)

    return (yield from take_test(table, test_for(table, me, EVADE, attempt, target), passed=passed, revealed=revealed))


def investigate(
    table: Table, me: Me, attempt: Attempt = PLAIN, *, instead: TestEffect | None = None
) -> Flow[SkillTest]:
    """Search the location for a clue (rules lcg.investigate-action.2 to 7)."""
    who = me.you
    here = table.state.investigators[who].location

    def passed(test: SkillTest) -> Flow[None]:
        more = sum(
            CARDS[table.state.codes[card]].clues_found(table, Me(card, by, test), test)
            for card, by in zip(test.committed, test.committers, strict=True)
        )
        yield from discover(table, who, 1 + more, here)

    return (yield from take_test(table, test_for(table, me, INVESTIGATE, attempt, here), passed=instead or passed))


def basic(who: int) -> Me:
    """An action that no card gives."""
    return Me(NOWHERE, who)
