"""How likely an option is to succeed against each thing it could be aimed at, if nothing more is committed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from miskatonic.kernel.decision import Decision, Option, Role, Thing

from . import things
from .attempts import EVADE, FIGHT, INVESTIGATE, PLAIN, basic, targets_of, test_for
from .card import Ability, Attempt, Me, ReadOnlyTable
from .odds import odds, supposing
from .registry import CARDS
from .skill_test import may_use_intellect, use_skill
from .state import SkillTest
from .words import INTELLECT, Designator

ACTIONS: Final = {"fight": FIGHT, "evade": EVADE, "investigate": INVESTIGATE}
"""The actions that are attempts, by their verbs."""


def chances(table: ReadOnlyTable, decision: Decision, option: Option) -> dict[Thing, float]:
    """The chances of an option that is an attempt, that commits a card to a test, or that goes on with it as it is."""
    seat, value = decision.seat, option.value
    match value:
        case (str() as verb, target) if verb in ACTIONS:
            return dict(against(table, basic(seat), ACTIONS[verb], PLAIN, aimed_at(table, seat, target)))
        case ("play", int() as card) | (None, Me(card=card)):
            return of_ability(table, CARDS[table.state.codes[card]].event, Me(card, seat))
        case ("activate", (Ability() as ability, Me() as me)) | (Ability() as ability, Me() as me):
            return of_ability(table, ability, me)
        case int() if option.verb == "commit":
            return with_committed(table, seat, value)
        case None if option.role is Role.DONE and decision.topic == "commit":
            return as_it_is(table)
        case _:
            return {}


def aimed_at(table: ReadOnlyTable, seat: int, target: Any) -> list[int]:
    """The target of an action; where it names none, the location."""
    return [table.state.investigators[seat].location if target is None else target]


def of_ability(table: ReadOnlyTable, ability: Ability | None, me: Me) -> dict[Thing, float]:
    """With a weapon, a spell or a tool, against everything it could be used on."""
    if ability is None or ability.attempt is None or ability.designator is None:
        return {}
    targets = targets_of(table, me.you, ability.designator, me.card)
    return dict(against(table, me, ability.designator, ability.attempt, targets))


def against(
    table: ReadOnlyTable, me: Me, kind: Designator, attempt: Attempt, targets: list[int]
) -> Iterator[tuple[Thing, float]]:
    for target in targets:
        yield things.card(target), at_best(table, test_for(table, me, kind, attempt, target))


def at_best(table: ReadOnlyTable, test: SkillTest) -> float:
    """The chance of a test that has not begun; where the skill may be chosen, with the better one."""
    chance = odds(supposing(table, test), test)
    if not may_use_intellect(table, test):
        return chance
    other = replace(test)
    use_skill(other, INTELLECT)
    return max(chance, odds(supposing(table, other), other))


def as_it_is(table: ReadOnlyTable) -> dict[Thing, float]:
    """The test under way with what is committed so far."""
    test = table.state.test
    return {} if test is None else {things.TEST: odds(table, test)}


def with_committed(table: ReadOnlyTable, seat: int, card: int) -> dict[Thing, float]:
    """The test under way with one more card, whichever of equal copies it is."""
    test = table.state.test
    if test is None:
        return {}
    helped = replace(test, committed=[*test.committed, card], committers=[*test.committers, seat])
    chance = odds(supposing(table, helped), helped)
    codes = table.state.codes
    copies = [each for each in table.state.investigators[seat].hand if codes[each] == codes[card]]
    return {things.card(copy): chance for copy in copies}
