"""What encounters tell: every situation and every outcome says something in every language, with every number in it."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.arkham_3e.components import ENCOUNTERS
from miskatonic.games.arkham_3e.scenes import effects_of, outcome, situation, title
from miskatonic.kernel.effects import Test
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.text import Message
from tests.encounters.texts import ENDS, LOCALES, is_sentence, said, sentences, ways

from .encounter_play import everything

SECTIONS = [pytest.param(card, section, id=f"{card}-{section}") for _, card, section, _ in everything()]
ALWAYS_AFTER = re.compile(r"spawn .* (engaged|at .*)|return this card to the archive")
"""What follows every encounter of an archive card, and is no part of any of them."""
UNCOUNTED = re.compile(
    r"(?<=discard )1 (?=focus)|1 (?=spells?$|ally$|\w+ item|skill|(common|curio)( at half price)?$|of \d)"
)
"""A single card, skill or focus token is told without a number."""


def outcomes(card: str, section: str) -> Iterator[Message]:
    """What an encounter leads to: as a whole, after each test, and by each of its effects."""
    effects = effects_of(card, section)
    yield from sentences(effects)
    tests = [node for _, node in nodes(effects, "") if isinstance(node, Test)]
    for number in range(len(tests)):
        for passed in (True, False):
            told = outcome(card, section, Tried(number, int(passed), passed))
            if told is not None:
                yield told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("card", "section"), SECTIONS)
def test_an_encounter_says_something_at_every_stage(card: str, section: str, locale: str) -> None:
    assert said(title(card, section), locale)
    assert said(situation(card, section), locale).endswith(ENDS)
    for message in outcomes(card, section):
        is_sentence(message, locale)
    for message in ways(effects_of(card, section)):
        assert not said(message, locale).endswith(".")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_story_is_told_twice(locale: str) -> None:
    told = [said(situation(id, section), locale) for id, card in ENCOUNTERS.items() for section in card.sections]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("locale", ["ru", "uk"])
def test_a_story_is_translated(locale: str) -> None:
    for id, card in ENCOUNTERS.items():
        for section in card.sections:
            assert said(situation(id, section), locale) != said(situation(id, section), "en")


# The sentences against what is published.


def of_the_section(steps: list[Any]) -> list[Any]:
    return [step for step in steps if not (isinstance(step, str) and ALWAYS_AFTER.fullmatch(step))]


def numbers(steps: Any) -> Counter[str]:
    """The numbers that are published of some steps, as far as they are told in figures."""
    match steps:
        case str():
            return Counter(re.findall(r"\d+", UNCOUNTED.sub("", steps)))
        case list():
            return sum(map(numbers, steps), Counter())
        case dict():
            rolls = [str(total) for total in steps if isinstance(total, int)]
            return Counter(rolls) + (_by_result(steps) if rolls else numbers(list(steps.values())))
        case _:
            raise AssertionError(steps)


def _by_result(steps: dict[Any, Any]) -> Counter[str]:
    """Results that lead to the same are told in one sentence."""
    different = {repr(then): then for total, then in steps.items() if isinstance(total, int)}
    return numbers(steps["roll"]) + numbers(list(different.values()))


def told(card: str, section: str, locale: str) -> str:
    return said(say_effects(effects_of(card, section)), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_number_of_an_encounter_is_told(locale: str) -> None:
    for _, card, section, steps in everything():
        text = told(card, section, locale)
        figures = re.findall(r"\d+(?! exhausted)", text)
        assert Counter(figures) == numbers(of_the_section(steps)), f"{card} {section}: {text}"


@pytest.mark.parametrize("locale", LOCALES)
def test_encounters_are_told_alike_if_they_are_alike(locale: str) -> None:
    """A word of our own that differs from the published one is told in other words than its like."""
    texts, meanings = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for _, card, section, steps in everything():
        text = told(card, section, locale)
        texts[repr(of_the_section(steps))].add(text)
        meanings[text].add(repr(of_the_section(steps)))
    assert [found for found in (*texts.values(), *meanings.values()) if len(found) > 1] == []
