"""Words about investigators that several games have, with their texts.

Selectors and counts ask the game's resolver, who is an `Investigator`; a game adds them to its language as they are.
What is done and paid has its fields and its text here, and a game says in a class of its own how that is carried out.
No text here names a space or somebody's rank, for which every rulebook has words of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, Final, Protocol, Self, TypeVar

from ..flow import Flow
from ..text import Message, plain
from .amounts import ONE, Per
from .costs import say_price
from .subjects import Person
from .verbs import Node
from .words import Amount, CostWord, SelectorWord


class Skill(StrEnum):
    """What investigators are tested in; a game with other skills has its own."""

    LORE = "lore"
    INFLUENCE = "influence"
    OBSERVATION = "observation"
    STRENGTH = "strength"
    WILL = "will"


@cache
def skill_name(skill: str) -> Message:
    return plain(f"skill-{skill}")


class Investigator(Protocol):
    """An investigator who resolves an effect, as these words see one."""

    @property
    def who(self) -> int: ...

    def everyone(self, table: Any, /) -> Sequence[int]:
        """All investigators in play, in the order in which an effect comes to them."""
        ...

    def another(self, who: int, /) -> Self:
        """The same effect, resolved by another investigator."""
        ...

    def choose(self, table: Any, among: Sequence[int], /) -> Flow[int]:
        """One of some investigators, whom they choose."""
        ...

    def clues(self, table: Any, /) -> int:
        """How many clues they have."""
        ...


Me = TypeVar("Me", bound=Investigator)


def others(table: Any, me: Investigator) -> list[int]:
    """All other investigators in play."""
    return [who for who in me.everyone(table) if who != me.who]


def for_these(me: Me, investigators: Iterable[int]) -> list[Me]:
    """The same effect for each of some investigators."""
    return [me.another(who) for who in investigators]


def for_one(table: Any, me: Me, among: Sequence[Me]) -> Flow[list[Me]]:
    """The same effect for one of those who could be selected; nobody is asked where there is none."""
    if not among:
        return []
    return [me.another((yield from me.choose(table, [each.who for each in among])))]


class Everyone(Person, SelectorWord, frozen=True, tag="investigators"):
    """Every investigator in play."""

    def candidates(self, table: Any, me: Me, /) -> Sequence[Me]:
        return for_these(me, me.everyone(table))

    def say(self) -> Message:
        return plain("each-investigator")


class OneOfAll(Everyone, frozen=True, tag="one-of-all"):
    """One investigator of their choice, perhaps themselves."""

    def select(self, table: Any, me: Me, /) -> Flow[Sequence[Me]]:
        return (yield from for_one(table, me, self.candidates(table, me)))

    def say(self) -> Message:
        return plain("each-one-of-all")


class OneOther(Person, SelectorWord, frozen=True, tag="one-other"):
    """One other investigator of their choice."""

    def candidates(self, table: Any, me: Me, /) -> Sequence[Me]:
        return for_these(me, others(table, me))

    def select(self, table: Any, me: Me, /) -> Flow[Sequence[Me]]:
        return (yield from for_one(table, me, self.candidates(table, me)))

    def say(self) -> Message:
        return plain("each-one-other")


class PerClue(Per, frozen=True, tag="clue"):
    """For each clue of the investigator."""

    def found(self, table: Any, me: Investigator, /) -> int:
        return me.clues(table)

    def each(self) -> Message:
        return plain("per-clue", every=self.every)


class BecomeDelayed(Node, frozen=True, tag="become-delayed"):
    """The base of a game's own."""

    def say(self) -> Message:
        return plain("effect-become-delayed")


class Delay(CostWord, frozen=True, tag="delay"):
    """Becoming delayed as a price: the base of a game's own."""

    def say(self) -> Message:
        return plain("cost-delay")


class Clues(CostWord, frozen=True, tag="clues"):
    """Clues of their own: the base of a game's own price."""

    n: Amount = ONE

    def say(self) -> Message:
        return say_price(self.n, lambda n: plain("cost-clues", n=n))


class DiscardThis(CostWord, frozen=True, tag="this"):
    """The card itself is discarded: the base of a game's own price."""

    def say(self) -> Message:
        return plain("cost-this")


def say_skill_test(skill: Message, modifier: int = 0) -> Message:
    """A test of a skill, by its name, as a trial tells it."""
    return plain("trial-skill", skill=skill, mod=modifier)


INVESTIGATOR_WORDS: Final[tuple[type[Any], ...]] = (Everyone, OneOfAll, OneOther, PerClue)
