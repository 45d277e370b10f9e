"""The odds of a skill test, from what is in the chaos bag."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from .card import Table
from .chaos import counts_as, effect_of, modifier_of
from .skill_test import difficulty_of, value_of, value_terms
from .state import Drawn, SkillTest
from .values import multiplied
from .words import AUTO_FAIL


def odds(table: Table, test: SkillTest) -> float:
    """The chance that a test succeeds with what has been committed so far; 0 or 1 once it is decided."""
    if test.succeeded is not None:
        return float(test.succeeded)
    if any(effect.kind == "no-tokens" and effect.who == test.who for effect in table.state.lasting):
        return float(value_of(table, test) >= difficulty_of(table, test))
    base = sum(term.amount for term in value_terms(table, test)) - sum(drawn.value for drawn in test.drawn)
    needed = difficulty_of(table, test)
    if test.drawn:
        known = _with_tokens(table, test, base, needed, [drawn.token for drawn in test.drawn])
        return float(known)
    return float(_chance(table, test, base, needed, tuple(table.state.bag)))


def _with_tokens(table: Table, test: SkillTest, base: int, needed: int, tokens: list[str]) -> Fraction:
    """What is already on the table."""
    total = base
    for token in tokens:
        if counts_as(table, test.who, token) == AUTO_FAIL:
            return Fraction(0)
        effect = effect_of(table, test.who, token)
        if effect.succeeds:
            return Fraction(1)
        total += modifier_of(table, test, Drawn(token), effect)
    return _reaches(table, test, total, needed)


def _chance(table: Table, test: SkillTest, base: int, needed: int, bag: tuple[str, ...]) -> Fraction:
    """Over all tokens in the bag; one that has another revealed goes on with the rest of the bag."""
    if not bag:
        return _reaches(table, test, base, needed)
    total = Fraction(0)
    for token, count in Counter(bag).items():
        total += count * _token_chance(table, test, base, needed, bag, token)
    return total / len(bag)


def _token_chance(table: Table, test: SkillTest, base: int, needed: int, bag: tuple[str, ...], token: str) -> Fraction:
    if counts_as(table, test.who, token) == AUTO_FAIL:
        return Fraction(0)
    effect = effect_of(table, test.who, token)
    if effect.succeeds:
        return Fraction(1)
    value = base + modifier_of(table, test, Drawn(token), effect)
    if not effect.again:
        return _reaches(table, test, value, needed)
    rest = list(bag)
    rest.remove(token)
    return _chance(table, test, value, needed, tuple(rest))


def _reaches(table: Table, test: SkillTest, amount: int, needed: int) -> Fraction:
    """Is a sum, with what multiplies it, enough?"""
    return Fraction(int(multiplied(table, amount, test.skill, test.who) >= needed))
