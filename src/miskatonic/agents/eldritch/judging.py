"""How the greedy bot judges effects: what it is worth to resolve them, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from miskatonic.agents.judging import Judging, steady
from miskatonic.games.eldritch.verbs import trials
from miskatonic.games.eldritch.verbs.selectors import EveryoneAtGates, EveryoneHere, MonstersHere, OthersHere
from miskatonic.games.eldritch.words import Skill
from miskatonic.kernel.dice import SIDES
from miskatonic.kernel.effects import Amount, Condition, Cost, Effect, Outcome, Selector, Trial
from miskatonic.kernel.effects.investigators import Everyone, OneOther

from . import occasion, prices
from .occasion import Occasion

__all__ = ["SCALES", "Judge", "Judges", "steady", "worth"]

Judge = Callable[[Occasion, Any], float]
"""What a verb is worth on an occasion."""

Judges = dict[type[Any], Judge]

UNLIKELY: Final = 0.001
"""How likely a result has to be to be thought of."""


class Scales(Judging[Occasion]):
    """The scales of this game."""

    def __init__(self) -> None:
        super().__init__()
        self.solving: Judge | None = None
        """How a verb is judged by which the mystery comes nearer to its solution."""

    def count(self, at: Occasion, amount: Amount) -> float:
        return occasion.count(at, amount)

    def holds(self, at: Occasion, when: Condition) -> float:
        return occasion.holds(at, when)

    def affordable(self, at: Occasion, cost: Cost) -> bool:
        return prices.affordable(at, cost)

    def price(self, at: Occasion, cost: Cost) -> float:
        return prices.price(at, cost)

    def bargain(self, at: Occasion, cost: Cost, bought: Sequence[Effect]) -> float:
        """What is bought, less the price; clues are there to be spent on the mystery."""
        on_mystery = any(self.judge_of(each) is self.solving for each in bought)
        return self.worth(at, bought) - self.price(replace(at, on_mystery=on_mystery), cost)

    def knowing(self, at: Occasion, outcome: Outcome) -> Occasion:
        return replace(at, successes=float(outcome.result))

    def outcomes(self, at: Occasion, trial: Trial, *, exact: bool) -> Sequence[tuple[float, Outcome]]:
        match trial:
            case trials.SkillTrial(skill=skill, mod=mod):
                return by_skill(at, skill, mod, exact=exact)
            case trials.SkillAndClues(skill=skill) | trials.SkillAndSanity(skill=skill):
                return by_skill(at, skill, 1, exact=exact)
            case trials.DieWithinPlayers():
                return [(1 / SIDES, Outcome(die <= at.situation.players, die)) for die in range(1, SIDES + 1)]
            case _:
                return [(1 / SIDES, Outcome(False, die)) for die in range(1, SIDES + 1)]

    def times(self, at: Occasion, each: Selector) -> float:
        standing = at.situation.standing
        here = sum(one.space == at.space for one in standing)
        match each:
            case Everyone():
                return len(standing)
            case OthersHere():
                return max(0, here - 1)
            case EveryoneHere():
                return max(1, here)
            case EveryoneAtGates():
                return sum(one.space in at.situation.gates for one in standing)
            case MonstersHere():
                return len(at.situation.monsters.get(at.space, ()))
            case OneOther():
                return min(1, len(standing) - 1)
            case _:
                return 1


def by_skill(at: Occasion, skill: Skill, modifier: int, *, exact: bool) -> list[tuple[float, Outcome]]:
    """The results of a skill test: each of them, or only a failure and an average success."""
    results = at.situation.doer.results(skill, modifier, at.during, at.space)
    if exact:
        return [(likely, Outcome(result > 0, result)) for result, likely in enumerate(results) if likely > UNLIKELY]
    failed = results[0]
    passed = 1 - failed
    average = sum(result * likely for result, likely in enumerate(results)) / passed
    return [(failed, Outcome(False, 0)), (passed, Outcome(True, round(average)))]


SCALES: Final = Scales()


def worth(at: Occasion, effects: Sequence[Effect]) -> float:
    """What it is worth to resolve effects, one after the other."""
    return SCALES.worth(at, effects)
