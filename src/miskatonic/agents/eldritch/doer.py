"""An investigator as the greedy bot sees them: how many dice they roll for what, and how much a loss hurts them."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

from miskatonic.games.eldritch.abilities import Abilities, TestAbility
from miskatonic.games.eldritch.board import type_of
from miskatonic.games.eldritch.components import CARDS, SHEETS
from miskatonic.games.eldritch.view import InvestigatorView, View
from miskatonic.games.eldritch.words import BLESSED, CURSED, Harm, Occurring, Skill
from miskatonic.kernel.dice import SIDES, Counting, chance, distribution

FRAILTY: Final = (13.0, 5.4, 3.4, 2.2, 1.4, 0.8, 0.4, 0.2, 0.0)
"""How bad it is to have so much health or sanity left; to have none is a defeat."""


KEPT_CLUES: Final = 3
MOST_SPARE: Final = 3
"""How many clues are not spent on tests, and how many are spent on one at most."""


def frailty(left: int) -> float:
    return FRAILTY[max(0, min(left, len(FRAILTY) - 1))]


known_distribution: Final = cache(distribution)


class Doer:
    """An investigator with all that they have."""

    def __init__(self, view: View, who: InvestigatorView) -> None:
        self.view = view
        self.who = who
        self._pools: dict[tuple[Skill, Occurring | None, str], int] = {}

    # What they have.

    @cached_property
    def able(self) -> list[Abilities]:
        """Their own abilities: those of the sheet and of their cards."""
        cards = [CARDS[each.id].able for each in (*self.who.cards, *self.who.conditions)]
        return [SHEETS[self.who.id].able, *cards]

    @cached_property
    def conditions(self) -> set[str]:
        return {each.id for each in self.who.conditions}

    @property
    def spells(self) -> int:
        return sum(CARDS[each.id].kind == "spell" for each in self.who.cards)

    @property
    def tickets(self) -> int:
        return self.who.trains + self.who.ships

    @property
    def spare_clues(self) -> int:
        """How many clues they can spend on a test, and keep some."""
        return min(MOST_SPARE, max(0, len(self.who.clues) - KEPT_CLUES))

    # Tests.

    def dice(self, skill: Skill, during: Occurring | None = None, space: str | None = None) -> int:
        """The dice of a test without a modifier; a card or a clue that rolls a die again is as good as one more."""
        at = space or self.who.space
        known = self._pools.get((skill, during, at))
        if known is None:
            known = self._pools[skill, during, at] = self._dice(skill, during, at)
        return known

    def _dice(self, skill: Skill, during: Occurring | None, space: str) -> int:
        count = self.who.skills[skill] + self.who.improved.get(skill, 0)
        bonuses = [one.n for able in self.able for one in able.bonus if _applies(one, skill, during, space)]
        more = [one.n for able in self.able for one in able.dice if _applies(one, skill, during, space)]
        rerolls = sum(_applies(one, skill, during, space) for able in self.able for one in able.reroll)
        return count + max(bonuses, default=0) + sum(more) + rerolls + self.spare_clues

    @cached_property
    def at_least(self) -> int:
        """What a die has to show for them."""
        return 4 if BLESSED in self.conditions else 6 if CURSED in self.conditions else 5

    @cached_property
    def _doubles(self) -> bool:
        """Has anything of theirs to do with sixes that count twice?"""
        return any(able.sixes for able in self.able)

    def counting(self, skill: Skill, during: Occurring | None) -> Counting:
        if not self._doubles:
            return Counting(self.at_least)
        here = self.who.space
        doubled = any(_applies(one, skill, during, here) for able in self.able for one in able.sixes)
        return Counting(self.at_least, SIDES) if doubled else Counting(self.at_least)

    def chance(
        self,
        skill: Skill,
        modifier: int = 0,
        during: Occurring | None = None,
        space: str | None = None,
        needed: int = 1,
    ) -> float:
        """How likely a test comes to enough successes."""
        return chance(max(1, self.dice(skill, during, space) + modifier), self.counting(skill, during), needed)

    def results(
        self, skill: Skill, modifier: int, during: Occurring | None, space: str | None = None
    ) -> tuple[float, ...]:
        """How likely a test comes to no success, to one, to two..."""
        return known_distribution(max(1, self.dice(skill, during, space) + modifier), self.counting(skill, during))

    # Losses.

    def left(self, what: Harm) -> int:
        return self.who.health if what is Harm.HEALTH else self.who.sanity

    def most(self, what: Harm) -> int:
        return self.who.most_health if what is Harm.HEALTH else self.who.most_sanity

    def loss(self, what: Harm, count: float) -> float:
        """How much it hurts to lose so much."""
        left = self.left(what)
        return frailty(left - round(count)) - frailty(left)

    def recovery(self, what: Harm, count: int) -> float:
        """How good it is to recover so much."""
        left = self.left(what)
        return frailty(left) - frailty(min(left + count, self.most(what)))


def _applies(ability: TestAbility, skill: Skill, during: Occurring | None, space: str) -> bool:
    """Does it change such a test on a space, with nothing given up for it?"""
    if ability.skill not in (None, skill) or ability.cost is not None:
        return False
    if ability.during not in (None, during) or (ability.not_during is not None and ability.not_during is during):
        return False
    return ability.type is None or type_of(space) is ability.type
