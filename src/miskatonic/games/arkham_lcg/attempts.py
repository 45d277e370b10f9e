"""Fighting, evading and investigating: tests against an enemy or a location."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from miskatonic.kernel.flow import Flow

from .card import Me, Table
from .enemies import evade_enemy
from .harm import damage_enemy, take
from .places import discover
from .play import choose, enemies_at, is_playing
from .registry import CARDS
from .skill_test import Outcome, skill_test
from .state import SkillTest
from .values import anybody_says, engaged_with, has, not_immune
from .words import AGILITY, ALOOF, COMBAT, INTELLECT, MASSIVE, NOBODY, NOWHERE, Skill

Damage = Callable[[SkillTest], int]


def attackable(table: Table, who: int, source: int = NOWHERE) -> list[int]:
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


def evadable(table: Table, who: int, source: int = NOWHERE) -> list[int]:
    """Enemies engaged with them (rule lcg.evade-action.8)."""
    return not_immune(table, engaged_with(table, who), source)


def engageable(table: Table, who: int, enemies: Iterable[int]) -> list[int]:
    """Those of the enemies at the location that are not engaged with them; a massive one never is in a threat area.

    Rules lcg.engage-action.4, lcg.massive.1.
    """
    engaged = engaged_with(table, who)
    return [enemy for enemy in enemies if enemy not in engaged and not has(table, enemy, MASSIVE)]


def investigable(table: Table, who: int) -> bool:
    here = table.state.investigators[who].location
    return not anybody_says(table, "bars_investigating", here)


def one(test: SkillTest) -> int:
    """An attack deals 1 damage (rule lcg.fight-action.3)."""
    return 1


def fight(
    table: Table,
    me: Me,
    *,
    enemy: int | None = None,
    skill: Skill = COMBAT,
    bonus: int = 0,
    damage: Damage = one,
    missed: Damage | None = None,
    revealed: Outcome | None = None,
) -> Flow[SkillTest | None]:
    """Attack an enemy at the location (rules lcg.fight-action.2 to 7).

    `damage` is what a hit deals, `missed` what a miss deals to a colleague it hits, if that is something else.
    """
    who = me.you
    if enemy is None:
        targets = attackable(table, who, me.card)
        if not targets:
            return None
        enemy = yield from choose(table, who, "fight", targets, "lcg.fight-action.8")
    target = enemy

    def passed(test: SkillTest) -> Flow[None]:
        if target in table.state.play:
            yield from damage_enemy(table, target, damage(test) + bonus_damage(table, test), by=who)

    def failed(test: SkillTest) -> Flow[None]:
        other = table.state.play[target].engaged if target in table.state.play else NOBODY
        if other not in (NOBODY, who) and is_playing(table, other):
            yield from take(table, other, damage=(missed or damage)(test) + test.damage)

    return (
        yield from skill_test(
            table,
            who,
            skill,
            source=me.card,
            attempt="fight",
            target=target,
            bonus=bonus,
            passed=passed,
            failed=failed,
            revealed=revealed,
        )
    )


def bonus_damage(table: Table, test: SkillTest) -> int:
    """What others add to a successful attack."""
    return test.damage + sum(
        CARDS[table.state.codes[card]].attack_damage(table, Me(card, who, test), test)
        for card, who in zip(test.committed, test.committers, strict=True)
    )


def evade(
    table: Table,
    me: Me,
    *,
    enemy: int | None = None,
    skill: Skill = AGILITY,
    damage: int = 0,
    revealed: Outcome | None = None,
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
        if damage and target in table.state.play:
            yield from damage_enemy(table, target, damage, by=who)

    return (
        yield from skill_test(
            table, who, skill, source=me.card, attempt="evade", target=target, passed=passed, revealed=revealed
        )
    )


def investigate(
    table: Table, me: Me, *, skill: Skill = INTELLECT, easier: int = 0, instead: Outcome | None = None
) -> Flow[SkillTest]:
    """Search the location for a clue (rules lcg.investigate-action.2 to 7)."""
    who = me.you
    here = table.state.investigators[who].location
    skill = CARDS[table.state.codes[here]].investigated_with(table, here) or skill

    def passed(test: SkillTest) -> Flow[None]:
        more = sum(
            CARDS[table.state.codes[card]].clues_found(table, Me(card, by, test), test)
            for card, by in zip(test.committed, test.committers, strict=True)
        )
        yield from discover(table, who, 1 + more, here)

    return (
        yield from skill_test(
            table,
            who,
            skill,
            source=me.card,
            attempt="investigate",
            target=here,
            easier=easier,
            passed=instead or passed,
        )
    )


def basic(who: int) -> Me:
    """An action that no card gives."""
    return Me(NOWHERE, who)
