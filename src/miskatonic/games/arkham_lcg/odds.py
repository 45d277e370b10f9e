"""The odds of a skill test, from what is in the chaos bag: views, chances of options and bots have them from here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.table import Snapshot

from .card import ReadOnlyTable, TokenEffect
from .chaos import counts_as, effect_as, minus_factor, modifier_of
from .in_play_index import index_of
from .skill_test import difficulty_of, terms_before_tokens, value_of
from .state import Drawn, SkillTest
from .values import multiplied
from .view import BagTokenView, TermView
from .words import AUTO_FAIL, SYMBOLS

FAILS: Final = -1000
SUCCEEDS: Final = 1000
"""Modifiers that stand for an automatic result."""

CERTAIN: Final = 500
"""A lead that only an automatic result can undo, one way or the other."""

LEADS: Final = range(-1, 5)
"""By how much one's skill is above the difficulty, where the odds of it are worth knowing."""

MOST_SKILL: Final = 100
"""No skill is higher."""

BagTokens = tuple[BagTokenView, ...]
"""The tokens in the bag, each kind once, with what they would do."""

Outcomes = tuple[tuple[int, float], ...]
"""What revealing tokens can come to: every modifier with its share of the bag."""


def supposing(table: ReadOnlyTable, test: SkillTest) -> ReadOnlyTable:
    """The same table with another test under way; the state itself stays as it is."""
    if table.state.test is test:
        return table
    state = copy(table.state)
    state.test = test
    vars(state)["in_play_index"] = index_of(table.state)
    return Snapshot(state)


def odds(table: ReadOnlyTable, test: SkillTest, bag: SeenBag | None = None, ahead: int | None = None) -> float:
    """The chance that the test under way succeeds with what has been committed so far; 0 or 1 once it is decided.

    Who has seen the bag, or knows the lead, can say so.
    """
    if test.succeeded is not None:
        return float(test.succeeded)
    if reveals_nothing(table, test):
        return float(value_of(table, test) >= difficulty_of(table, test))
    if ahead is None:
        ahead = lead(table, test)
    tokens = revealed(table, test) if test.drawn else []
    automatic = next((token.automatic for token in tokens if token.automatic is not None), None)
    if automatic is not None:
        return float(automatic)
    ahead += sum(token.value or 0 for token in tokens)
    if tokens and not tokens[-1].again:
        return float(ahead >= 0)
    return (see_bag(table, test.who, test) if bag is None else bag).odds_with(ahead).all


def revealed(table: ReadOnlyTable, test: SkillTest) -> list[BagTokenView]:
    """The tokens on the table with what they do, or will do once they are resolved."""
    factor = minus_factor(table, test)
    return [see_token(table, test.who, drawn, factor) for drawn in test.drawn]


def is_open(table: ReadOnlyTable, test: SkillTest) -> bool:
    """A token is still to be revealed."""
    return test.succeeded is None and not test.drawn and not reveals_nothing(table, test)


def reveals_nothing(table: ReadOnlyTable, test: SkillTest) -> bool:
    return bool(table.state.lasting) and any(
        effect.kind == "no-tokens" and effect.who == test.who for effect in table.state.lasting
    )


@lru_cache(maxsize=4096)
def chance(outcomes: Outcomes, lead: int) -> float:
    """How likely a test succeeds whose skill value is so much above its difficulty before a token is revealed."""
    return round(sum((share for modifier, share in outcomes if lead + modifier >= 0), 0.0), 4)


def lead(table: ReadOnlyTable, test: SkillTest) -> int:
    """By how much everything but tokens is above what has to be reached."""
    return lead_over(table, test, terms_before_tokens(table, test), difficulty_of(table, test))


def lead_over(table: ReadOnlyTable, test: SkillTest, terms: Sequence[TermView], difficulty: int) -> int:
    amount = 0
    for term in terms:
        amount += term.amount
    if difficulty <= 0:  # a skill value never falls below 0 (rule lcg.modifier.5)
        return CERTAIN
    if "factor" not in index_of(table.state).modifiers:
        return amount - difficulty
    enough = (value for value in range(MOST_SKILL) if multiplied(table, value, test.skill, test.who) >= difficulty)
    return amount - next(enough, CERTAIN)


# The bag.


class LeadOdds(NamedTuple):
    """How likely a test succeeds that has a certain lead."""

    all: float
    by_token: Mapping[str, float]
    """If this token comes first, for each in the bag."""


class SeenBag(Struct, frozen=True, eq=False):
    """The tokens in the bag, and how likely a test succeeds by how much the skill is above the difficulty."""

    tokens: BagTokens
    leads: Mapping[str, float]
    _odds: dict[int, LeadOdds]
    """As far as they were asked for."""

    def odds_with(self, lead: int) -> LeadOdds:
        odds = self._odds.get(lead)
        if odds is None:
            first = {token.token: chance(tuple(_after(token, self.tokens)), lead) for token in self.tokens}
            odds = self._odds[lead] = LeadOdds(chance(outcomes(self.tokens), lead), first)
        return odds


def see_bag(table: ReadOnlyTable, who: int, test: SkillTest | None) -> SeenBag:
    """Every token in the bag with what it would do to somebody, in a test under way or in any."""
    bag = tuple(table.state.bag)
    factor = 1 if test is None else minus_factor(table, test)
    if factor != 1 or "counts_as" in index_of(table.state).modifiers:
        return with_counts(bag, tuple([see_token(table, who, Drawn(token), factor) for token in kinds(bag)]))
    seen = [see_effect(token, None if token == AUTO_FAIL else effect_as(table, who, token)) for token in symbols(bag)]
    return with_counts(bag, tuple(seen))


@lru_cache(maxsize=1024)
def kinds(bag: tuple[str, ...]) -> list[str]:
    return sorted(set(bag))


@lru_cache(maxsize=1024)
def symbols(bag: tuple[str, ...]) -> list[str]:
    """The kinds of token that are no numbers."""
    return [token for token in kinds(bag) if token in SYMBOLS]


@lru_cache(maxsize=4096)
def with_counts(bag: tuple[str, ...], seen: BagTokens) -> SeenBag:
    """The tokens of a bag, each kind once: as they were seen, and numbers as they are."""
    known = {each.token: each for each in seen}
    tokens = tuple(
        replace(known[token], count=count) if token in known else BagTokenView(token, count, int(token), None, False)
        for token, count in sorted(Counter(bag).items())
    )
    understood = all(token.value is not None or token.automatic is not None for token in tokens)
    return SeenBag(tokens, {str(lead): chance(outcomes(tokens), lead) for lead in LEADS} if understood else {}, {})


def see_token(table: ReadOnlyTable, who: int, drawn: Drawn, factor: int) -> BagTokenView:
    """What a token does: its modifier, or an automatic result, and whether another one follows it."""
    token = counts_as(table, who, drawn.token)
    if token == AUTO_FAIL:
        return see_effect(drawn.token, None)
    effect = effect_as(table, who, token)
    return see_effect(drawn.token, effect, modifier_of(effect, drawn, factor))


def see_effect(token: str, effect: TokenEffect | None, value: int | None = None) -> BagTokenView:
    """A token with its effect and its modifier; without an effect it is a failure."""
    if effect is None:
        return BagTokenView(token, 1, None, False, False)
    return BagTokenView(
        token, 1, effect.value if value is None else value, True if effect.succeeds else None, effect.again
    )


@lru_cache(maxsize=4096)
def outcomes(bag: BagTokens) -> Outcomes:
    """What revealing a token can come to, and those that it has revealed after it."""
    shares: dict[int, float] = {}
    for modifier, share in _draw(bag):
        shares[modifier] = shares.get(modifier, 0.0) + share
    return tuple(shares.items())


def _draw(bag: Sequence[BagTokenView]) -> Iterator[tuple[int, float]]:
    """One token after the other (rule lcg.skill-test.st3.1); nothing comes of an empty bag."""
    size = sum(token.count for token in bag)
    if not size:
        yield 0, 1.0
    for token in bag:
        for modifier, share in _after(token, bag):
            yield modifier, share * token.count / size


def _after(token: BagTokenView, bag: Sequence[BagTokenView]) -> Iterator[tuple[int, float]]:
    """If this one is revealed: where it has another one revealed, the rest of the bag goes on.

    Rule lcg.skill-test.st4.2.
    """
    if token.automatic is not None:
        yield SUCCEEDS if token.automatic else FAILS, 1.0
        return
    value = token.value or 0
    if not token.again:
        yield value, 1.0
        return
    rest = [each if each is not token else replace(each, count=each.count - 1) for each in bag]
    for modifier, share in _draw([each for each in rest if each.count]):
        yield modifier if abs(modifier) >= CERTAIN else value + modifier, share
