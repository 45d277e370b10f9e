"""Tests: the pool, the roll, what may be changed about it, the result (rules ah3.466.*)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from miskatonic.kernel import dice
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Outcome
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .assets import discard
from .changing_dice import changes, intervene, raise_all
from .dice_pool import counting, prepare, touch_what_helped
from .events import DiceRolled, TestBegan, TestEnded
from .hands import before_the_roll
from .play import Table
from .reactions import able, anybody_able, component_name, react
from .resolver import Me, pay
from .state import Arkham, Testing
from .testing_abilities import abilities
from .words import BLESSED, CURSED, Occurring, Skill, say, skill_name


def skill_test(
    table: Table,
    me: Me,
    skill: Skill,
    modifier: int = 0,
    during: Sequence[Occurring] = (),
    monsters: Sequence[int] = (),
    more: int = 0,
) -> Flow[Outcome]:
    """The four steps of a test; what follows is up to whoever called for it (rules ah3.466.1, ah3.466.5c)."""
    state = table.state
    outer = state.test
    test = state.test = prepare(table, me.who, skill, modifier, during, monsters, more)
    investigator = state.investigators[me.who]
    yield from before_the_roll(table, test)
    applying = abilities(table, test, "pool")
    touch_what_helped(table, test, applying)
    if table.telling:
        table.tell(TestBegan, investigator.id, skill, test.pool)
    test.counting = counting(table, test, applying)
    if Occurring.CASTING in test.during:
        test.added, state.casting_luck = state.casting_luck, 0
    test.dice = dice.roll(state, test.pool)
    table.tell(DiceRolled, investigator.id, list(test.dice))
    raise_all(test, applying)
    yield from dice.change_dice(table, test, me.who, _lying, changes, "ah3.466.4")
    if anybody_able(state, "cast:others-test"):
        yield from intervene(table, test)
    result = test.counting.successes(test.dice) + test.added
    table.tell(TestEnded, investigator.id, skill, result, list(test.dice))
    state.test, state.last_dice = outer, test.dice
    passed = result > 0
    lift_luck(table, me.who, passed)
    yield from react(table, "test-passed" if passed else "test-failed", Me(who=me.who))
    return Outcome(passed, result)


def _lying(test: Testing) -> Message:
    return _lying_words(test.skill, tuple(sorted(test.dice)), test.counting.successes(test.dice) + test.added)


@lru_cache(maxsize=4096)
def _lying_words(skill: Skill, lying: tuple[int, ...], found: int) -> Message:
    return say("prompt-dice", dice=", ".join(map(str, lying)), skill=skill_name(skill), n=found)


def lift_luck(table: Table, who: int, passed: bool) -> None:
    """A blessing is gone with a failure, a curse with a success."""
    luck = CURSED if passed else BLESSED
    if luck in table.state.investigators[who].conditions:
        discard(table, who, luck)


def roll_no_test(table: Table, who: int, count: int) -> list[int]:
    """Dice that are no test: nothing that is for tests applies (rules ah3.450.1, ah3.450.2)."""
    rolled = dice.roll(table.state, count)
    table.state.rolled = sum(rolled)
    table.tell(DiceRolled, table.state.investigators[who].id, rolled)
    return rolled


def roll_and_change(table: Table, who: int, count: int) -> Flow[list[int]]:
    """Dice that are no test, which only what is for all dice may change."""
    rolled = roll_no_test(table, who, count)
    for card, has in able(table.state, who, "reroll"):
        for ability in has.reroll:
            me = Me(who=who, card=card)
            if not ability.rolls or (ability.cost is not None and not ability.cost.affordable(table, me)):
                continue
            options = [
                Option("reroll", say("option-reroll-roll", card=component_name(card)), True, "reroll"),
                Option("keep", say("option-keep-dice"), False, role=Role.DECLINE),
            ]
            prompt = say("prompt-roll", dice=", ".join(map(str, rolled)))
            kind = QuestionKind.AGREE
            if (yield from ask(who, prompt, options, "ah3.450.2", table.cause, kind, "roll")):
                if ability.cost is not None:
                    yield from pay(ability.cost, table, me)
                rolled = roll_no_test(table, who, count)
    return rolled


def chances_of(state: Arkham, test: Testing) -> float:
    return dice.chance(test.pool, test.counting)
