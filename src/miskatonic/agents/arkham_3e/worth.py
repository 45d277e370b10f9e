"""What effects are worth to the greedy bot, what it pays for them, and how likely it passes a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from miskatonic.agents.judging import Judging
from miskatonic.games.arkham_3e.components import CARDS
from miskatonic.games.arkham_3e.verbs import cards, prices
from miskatonic.games.arkham_3e.verbs.investigators import Dice, SkillTest
from miskatonic.games.arkham_3e.words import DAMAGE, HORROR
from miskatonic.kernel.dice import SIDES
from miskatonic.kernel.effects import Amount, Condition, Cost, Effect, Outcome, Selector, Together, Trial

from . import amounts, people, world
from .occasion import Occasion
from .possessions import CLUE, CONDITIONS, DELAYED, FOCUS, MONEY, REMNANT, SPELL, card_worth

RITUAL: Final = "approach-of-azathoth"
KEPT: Final = 30.0
"""What clues on the scenario sheet are worth that should be kept."""
UNLIKELY: Final = 0.001
"""How likely a result has to be to be thought of."""


class Worth(Judging[Occasion]):
    """The scales of this game."""

    def __init__(self) -> None:
        super().__init__()
        self.learn(people.JUDGES)
        self.learn(world.JUDGES)
        self.learn({cards.Buy: self._buy, cards.BuySpells: self._buy_spells, cards.PayAgain: self._pay_again})

    def count(self, at: Occasion, amount: Amount) -> float:
        return amounts.count(at, amount)

    def holds(self, at: Occasion, when: Condition) -> float:
        return amounts.holds(at, when)

    def times(self, at: Occasion, each: Selector) -> float:
        return amounts.times(at, each)

    def knowing(self, at: Occasion, outcome: Outcome) -> Occasion:
        return replace(at, successes=float(outcome.result))

    def outcomes(self, at: Occasion, trial: Trial, *, exact: bool) -> Sequence[tuple[float, Outcome]]:
        match trial:
            case SkillTest(skill=skill, mod=mod, remnants=remnants):
                more = at.situation.own.remnants if remnants else 0
                results = at.situation.doer.results(skill, mod + more)
            case Dice(n=n):
                return _sum_of_dice(n)
            case _:
                return [(0.5, Outcome(False, 0)), (0.5, Outcome(True, 1))]
        if exact:
            return [(likely, Outcome(result > 0, result)) for result, likely in enumerate(results) if likely > UNLIKELY]
        failed = results[0]
        average = sum(result * likely for result, likely in enumerate(results)) / (1 - failed)
        return [(failed, Outcome(False, 0)), (1 - failed, Outcome(True, round(average)))]

    def affordable(self, at: Occasion, cost: Cost) -> bool:
        own = at.situation.own
        match cost:
            case prices.Money(n=n):
                return own.money >= n
            case prices.Remnants(n=n):
                return own.remnants >= n
            case prices.Clues(n=n):
                return own.clues >= self.count(at, n)
            case prices.SheetClues(n=n):
                return at.situation.view.sheet_clues >= n
            case prices.Focus(n=n):
                return len(own.focus) >= n
            case prices.Delay():
                return not own.delayed
            case prices.TakeCondition(name=name):
                return name not in at.situation.doer.conditions
            case prices.DiscardOne():
                return bool(_given_up(at, cost))
            case Together(costs=parts):
                return all(self.affordable(at, each) for each in parts)
            case _:
                return True

    def price(self, at: Occasion, cost: Cost) -> float:
        match cost:
            case prices.Money(n=n):
                return MONEY * n
            case prices.Remnants(n=n):
                return REMNANT * n
            case prices.Clues(n=n):
                return CLUE * self.count(at, n)
            case prices.SheetClues():
                return _sheet_clues(at)
            case prices.Focus(n=n):
                return FOCUS * n
            case prices.Delay():
                return -DELAYED
            case prices.TakeCondition(name=name):
                return -CONDITIONS[name]
            case _:
                return self._given(at, cost)

    def _given(self, at: Occasion, cost: Cost) -> float:
        """What prices are besides tokens and conditions."""
        doer = at.situation.doer
        match cost:
            case prices.DiscardOne():
                return min(_given_up(at, cost), default=0.0)
            case prices.DiscardCard():
                return card_worth(at.card) if at.card in CARDS else 1.0
            case prices.Harmed(damage=damage, horror=horror, direct=direct):
                return doer.harm(DAMAGE, damage, direct=direct) + doer.harm(HORROR, horror, direct=direct)
            case prices.HarmCard(n=n):
                return 0.5 * n
            case prices.DoomHere(n=n):
                return -at.situation.removed(at.space, -n)
            case Together(costs=parts):
                return sum(self.price(at, each) for each in parts)
            case _:
                return 1.0

    # What is bought.

    def _buy(self, at: Occasion, effect: cards.Buy) -> float:
        """The best that could be bought, with what follows."""
        money = at.situation.own.money
        best = 0.0
        for card in at.situation.view.display:
            printed = CARDS[card]
            value = printed.value or 0
            asked = -(-value // 2) if effect.price == "half" else value
            if asked <= money and (effect.trait is None or effect.trait in printed.traits):
                best = max(best, bargain(card, asked) + self.worth(at, effect.bought))
        return best

    def _buy_spells(self, at: Occasion, effect: cards.BuySpells) -> float:
        asked = effect.price if isinstance(effect.price, int) else 2
        if at.situation.own.money < asked:
            return 0.0
        return max(0.0, SPELL * 1.5 - MONEY * asked + self.worth(at, effect.bought))

    def _pay_again(self, at: Occasion, effect: cards.PayAgain) -> float:
        return max(0.0, self.bargain(at, effect.cost, effect.then)) if self.affordable(at, effect.cost) else 0.0


def _sheet_clues(at: Occasion) -> float:
    """Clues of the sheet are there to be spent, unless it is too late for the ritual and others need them."""
    late = at.situation.view.scenario == RITUAL and not at.situation.ritual_in_time
    return KEPT if late else 0.0


def bargain(card: str, asked: int) -> float:
    """What a card is worth, less what it costs."""
    return card_worth(card) - MONEY * asked


def _given_up(at: Occasion, cost: prices.DiscardOne) -> list[float]:
    """What the cards are worth by which a price could be paid."""
    held = [CARDS[each.id] for each in at.situation.own.cards]
    return [
        card_worth(card.id)
        for card in held
        if cost.kind in (None, card.kind) and (cost.trait is None or cost.trait in card.traits)
    ]


def _sum_of_dice(number: int) -> list[tuple[float, Outcome]]:
    ways = {0: 1}
    for _ in range(number):
        longer: dict[int, int] = {}
        for total, count in ways.items():
            for die in range(1, SIDES + 1):
                longer[total + die] = longer.get(total + die, 0) + count
        ways = longer
    return [(count / SIDES**number, Outcome(True, total)) for total, count in ways.items()]


SCALES: Final = Worth()


def worth(at: Occasion, effects: Sequence[Effect]) -> float:
    """What it is worth to resolve effects, one after the other."""
    return SCALES.worth(at, effects)
