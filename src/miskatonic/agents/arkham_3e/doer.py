"""An investigator as the greedy bot sees them: how many dice they roll for what, and how much harm hurts them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final

from miskatonic.games.arkham_3e.abilities import Abilities, TestAbility
from miskatonic.games.arkham_3e.components import CARDS, SHEETS
from miskatonic.games.arkham_3e.view import InvestigatorView
from miskatonic.games.arkham_3e.words import BLESSED, CURSED, Harm, Occurring, Skill
from miskatonic.kernel.dice import SIDES, Counting, chance, distribution
from miskatonic.kernel.effects import Amount, Fixed, Per

HANDS: Final = 2

FRAILTY: Final = (16.0, 7.5, 4.8, 3.0, 1.8, 1.0, 0.5, 0.2, 0.0)
"""How bad it is to have so much health or sanity left; to have none is a defeat."""

CLUE_LOST: Final = 4.0
"""What each clue adds to a defeat, which takes them all."""

Dice = tuple[int, int]
"""How many hands an asset takes in a test, and how many dice it gives."""


def frailty(left: int) -> float:
    return FRAILTY[max(0, min(left, len(FRAILTY) - 1))]


class Doer:
    """An investigator with all that they have."""

    def __init__(self, who: InvestigatorView) -> None:
        self.who = who
        self._pools: dict[tuple[Skill, Occurring | None], int] = {}

    # What they have.

    @cached_property
    def able(self) -> list[tuple[int, Abilities]]:
        """Their own abilities with the hands they take: those of the sheet and of their cards."""
        cards = [CARDS[each.id] for each in (*self.who.cards, *self.who.conditions)]
        return [(0, SHEETS[self.who.id].able), *((card.hands, card.able) for card in cards)]

    @cached_property
    def conditions(self) -> set[str]:
        return {each.id for each in self.who.conditions}

    def has(self, ability: str) -> bool:
        return any(getattr(able, ability) for _, able in self.able)

    def spells(self, at: str) -> list[str]:
        """The spells that can be cast on an occasion."""
        found = [each.id for each in self.who.cards]
        return [id for id in found if (cast := CARDS[id].cast) is not None and cast.at == at]

    # Tests.

    def dice(self, skill: Skill, during: Occurring | None = None) -> int:
        """The dice of a test without a modifier, with the assets that fit into two hands."""
        known = self._pools.get((skill, during))
        if known is None:
            known = self._pools[skill, during] = self._dice(skill, during)
        return known

    def _dice(self, skill: Skill, during: Occurring | None) -> int:
        found: list[Dice] = []
        for hands, able in self.able:
            dice = sum(amount(each.n) for each in able.dice if applies(each, skill, during))
            again = [*able.reroll, *able.raises]
            dice += sum(1 for each in again if applies(each, skill, during) and each.cost is None)
            if dice:
                found.append((hands, dice))
        return self.who.skills[skill] + self.who.focus.count(skill) + in_two_hands(found)

    @cached_property
    def at_least(self) -> int:
        """What a die has to show for them."""
        own = [able.successes_from for _, able in self.able if able.successes_from]
        if own:
            return own[-1]
        return 4 if BLESSED in self.conditions else 6 if CURSED in self.conditions else 5

    def counting(self, skill: Skill, during: Occurring | None) -> Counting:
        doubled = any(applies(each, skill, during) for _, able in self.able for each in able.sixes)
        return Counting(self.at_least, SIDES) if doubled else Counting(self.at_least)

    def chance(self, skill: Skill, modifier: int = 0, during: Occurring | None = None, needed: int = 1) -> float:
        """How likely a test comes to enough successes."""
        return chance(max(1, self.dice(skill, during) + modifier), self.counting(skill, during), needed)

    def results(self, skill: Skill, modifier: int = 0, during: Occurring | None = None) -> tuple[float, ...]:
        """How likely a test comes to no success, to one, to two..."""
        return distribution(max(1, self.dice(skill, during) + modifier), self.counting(skill, during))

    # Harm.

    def left(self, what: Harm) -> int:
        who = self.who
        return who.health - who.damage if what is Harm.DAMAGE else who.sanity - who.horror

    def room(self, what: Harm) -> int:
        """How much of it their assets can take in their place."""
        total = 0
        for held in (*self.who.cards, *self.who.conditions):
            card = CARDS[held.id]
            value, lies = (card.health, held.damage) if what is Harm.DAMAGE else (card.sanity, held.horror)
            total += max(0, value - lies)
        return total

    def harm(self, what: Harm, count: float, *, direct: bool = False) -> float:
        """How much it hurts to suffer so much; assets take some of it."""
        left = self.left(what)
        taken = 0.0 if direct else min(count, self.room(what) / 2)
        after = left - round(count - taken)
        lost = CLUE_LOST * self.who.clues if after <= 0 else 0.0
        return frailty(after) - frailty(left) + lost + 0.3 * taken

    def recovery(self, what: Harm, count: float) -> float:
        """How good it is to recover so much."""
        left = self.left(what)
        most = self.who.health if what is Harm.DAMAGE else self.who.sanity
        return frailty(left) - frailty(min(left + round(count), most))


def amount(number: Amount) -> int:
    """How much an amount of an ability comes to; of what is counted there is one."""
    match number:
        case Fixed(n):
            return n
        case Per(n=n, plus=plus):
            return n + plus
        case _:
            return 1


def applies(ability: TestAbility, skill: Skill, during: Occurring | None) -> bool:
    """Does it change such a test of its owner?"""
    if ability.skills and skill not in ability.skills:
        return False
    return not ability.during or during in ability.during


def in_two_hands(found: Sequence[Dice]) -> int:
    """The most dice of assets that two hands can use."""
    return _in_two_hands(tuple(found))


@lru_cache(maxsize=4096)
def _in_two_hands(found: tuple[Dice, ...]) -> int:
    best = [0] * (HANDS + 1)
    free = sum(dice for hands, dice in found if not hands)
    for hands, dice in found:
        if hands:
            for left in range(HANDS, hands - 1, -1):
                best[left] = max(best[left], best[left - hands] + dice)
    return free + best[HANDS]
