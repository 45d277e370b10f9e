"""Conditions and costs that say why not."""

from __future__ import annotations

import pytest

from miskatonic.kernel.effects import both, condition, why_unmet
from miskatonic.kernel.text import plain

from .toy_effects import Coins, Guest, Person, Room, Strong, room, toy

ME = Guest()


@condition(plain("list-none"))
def has_coins(table: Room, me: Guest) -> int:
    return me.person(table).coins


def is_strong(table: Room, me: Guest) -> bool:
    return me.person(table).strong


def test_a_condition_that_holds_has_no_reason() -> None:
    assert why_unmet(has_coins, room(Person(coins=1)), ME) is None


def test_a_condition_says_in_its_own_words_why_it_does_not_hold() -> None:
    assert why_unmet(has_coins, room(), ME) == plain("list-none")


def test_a_condition_without_words_says_so_in_general() -> None:
    assert why_unmet(is_strong, room(), ME) == plain("condition-unmet")


def test_a_condition_of_the_language_is_one_too() -> None:
    assert why_unmet(Strong().holds, room(Person(strong=True)), ME) is None
    assert why_unmet(Strong().holds, room(), ME) == plain("condition-unmet")


def test_both_hold_or_the_first_that_does_not_says_why() -> None:
    strong_and_rich = both(is_strong, both(has_coins))
    assert strong_and_rich(room(Person(coins=1, strong=True)), ME)
    assert why_unmet(strong_and_rich, room(Person(strong=True)), ME) == plain("list-none")
    assert why_unmet(strong_and_rich, room(Person(coins=1)), ME) == plain("condition-unmet")
    assert why_unmet(strong_and_rich, room(Person(coins=1, strong=True)), ME) is None


@pytest.mark.parametrize(
    ("locale", "text"),
    [("en", "You cannot spend 2 coins."), ("ru", "Нельзя потратить 2 монеты."), ("uk", "Не можна витратити 2 монети.")],
)
def test_a_cost_says_what_cannot_be_paid(locale: str, text: str) -> None:
    lacking = Coins(2).lacking(room(Person(coins=1)), ME)
    assert lacking == plain("cost-lacking", cost=toy("coins", n=2)) and lacking.text(locale) == text
    assert Coins(1).lacking(room(Person(coins=1)), ME) is None
