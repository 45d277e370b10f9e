"""Effects that combine others, as the greedy bot judges them: choices, prices, tests, repetitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from miskatonic.games.eldritch.verbs import encounters, trials
from miskatonic.games.eldritch.verbs.selectors import EveryoneAtGates, EveryoneHere, MonstersHere, OthersHere
from miskatonic.games.eldritch.words import Skill
from miskatonic.kernel.dice import SIDES
from miskatonic.kernel.effects import (
    Choose,
    Cost,
    Effect,
    ForEach,
    If,
    May,
    Outcome,
    Pay,
    PayThen,
    Repeat,
    Test,
    Trial,
    Unless,
)
from miskatonic.kernel.effects.investigators import Everyone, OneOther

from .judging import WORTH, Judges, worth
from .mysteries import mystery_step
from .occasion import Occasion, count, holds
from .prices import affordable, price

UNLIKELY: Final = 0.001
"""How likely a result has to be to be thought of."""


def choose(at: Occasion, effect: Choose) -> float:
    ways = sorted((worth(at, each) for each in effect.among), reverse=True)[: effect.n]
    return sum(max(0.0, each) for each in ways) if effect.optional else sum(ways)


def may(at: Occasion, effect: May) -> float:
    return max(worth(at, effect.then), worth(at, effect.otherwise))


def pay(at: Occasion, effect: Pay) -> float:
    return bargain(at, effect.cost, effect.then)


def bargain(at: Occasion, cost: Cost, bought: Sequence[Effect]) -> float:
    """What is bought, less the price."""
    on_mystery = any(WORTH.get(type(each)) is mystery_step for each in bought)
    return worth(at, bought) - price(replace(at, on_mystery=on_mystery), cost)


def pay_then(at: Occasion, effect: PayThen) -> float:
    unpaid = worth(at, effect.otherwise)
    if not affordable(at, effect.cost):
        return unpaid
    return max(unpaid, bargain(at, effect.cost, effect.then))


def unless(at: Occasion, effect: Unless) -> float:
    unpaid = worth(at, effect.then)
    if not affordable(at, effect.cost):
        return unpaid
    return max(unpaid, bargain(at, effect.cost, effect.otherwise))


def if_(at: Occasion, effect: If) -> float:
    likely = holds(at, effect.when)
    return likely * worth(at, effect.then) + (1 - likely) * worth(at, effect.otherwise)


def test(at: Occasion, effect: Test) -> float:
    """What follows, by how likely each result is."""
    return sum(
        likely * worth(replace(at, successes=float(outcome.result)), effect.follows(outcome))
        for likely, outcome in outcomes(at, effect.trial, exact=bool(effect.results))
    )


def outcomes(at: Occasion, trial: Trial, *, exact: bool) -> list[tuple[float, Outcome]]:
    """How likely each outcome of a trial is."""
    match trial:
        case trials.SkillTrial(skill=skill, mod=mod):
            return by_skill(at, skill, mod, exact=exact)
        case trials.SkillAndClues(skill=skill) | trials.SkillAndSanity(skill=skill):
            return by_skill(at, skill, 1, exact=exact)
        case trials.DieWithinPlayers():
            return [(1 / SIDES, Outcome(die <= at.situation.players, die)) for die in range(1, SIDES + 1)]
        case _:
            return [(1 / SIDES, Outcome(False, die)) for die in range(1, SIDES + 1)]


def by_skill(at: Occasion, skill: Skill, modifier: int, *, exact: bool) -> list[tuple[float, Outcome]]:
    """The results of a skill test: each of them, or only a failure and an average success."""
    results = at.situation.doer.results(skill, modifier, at.during, at.space)
    if exact:
        return [(likely, Outcome(result > 0, result)) for result, likely in enumerate(results) if likely > UNLIKELY]
    failed = results[0]
    passed = 1 - failed
    average = sum(result * likely for result, likely in enumerate(results)) / passed
    return [(failed, Outcome(False, 0)), (passed, Outcome(True, round(average)))]


def for_each(at: Occasion, effect: ForEach) -> float:
    standing = at.situation.standing
    here = sum(each.space == at.space for each in standing)
    match effect.each:
        case Everyone():
            times = len(standing)
        case OthersHere():
            times = max(0, here - 1)
        case EveryoneHere():
            times = max(1, here)
        case EveryoneAtGates():
            times = sum(each.space in at.situation.gates for each in standing)
        case MonstersHere():
            times = len(at.situation.monsters.get(at.space, ()))
        case OneOther():
            times = min(1, len(standing) - 1)
        case _:
            times = 1
    return times * worth(at, effect.then) if times else 0.0


def repeat(at: Occasion, effect: Repeat) -> float:
    return count(at, effect.times) * worth(at, effect.then)


def stage(at: Occasion, effect: encounters.Stage) -> float:
    return worth(at, effect.then)


JUDGES: Final[Judges] = {
    Choose: choose,
    May: may,
    Pay: pay,
    PayThen: pay_then,
    Unless: unless,
    If: if_,
    Test: test,
    ForEach: for_each,
    Repeat: repeat,
    encounters.Stage: stage,
}
"""What verbs are worth that combine others."""
