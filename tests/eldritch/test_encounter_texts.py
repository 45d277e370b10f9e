"""What encounters tell: every situation, every part of a story, every outcome says something in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from miskatonic.games.eldritch.components import ENCOUNTERS
from miskatonic.games.eldritch.scenes import continuation, effects_of, outcome, situation, title
from miskatonic.kernel.effects import Effect, Test
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.effects.verbs import Choose, May, Pay, PayThen, Unless, say_way
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.text import Message, render

from .encounter_cards import SECTIONS

LOCALES = ("en", "ru", "uk")
FLAWS = ("{", "}", "None", "???", "  ", " .", "..", " ,", "»»", "««", "””", "““")
ENDS = (".", "!", "?", "…", "”", "»")


def stories(deck: str, id: str, section: str) -> list[Message]:
    """What is told before and between the tests."""
    parts = [] if section else [continuation(id, "pass"), continuation(id, "fail")]
    return [situation(deck, id, section), *parts]


def sentences(deck: str, id: str, section: str) -> Iterator[Message]:
    """What an encounter leads to: as a whole, after each test, and by each way that may be chosen."""
    effects = effects_of(deck, id, section)
    yield say_effects(effects)
    found = [node for _, node in nodes(effects, "")]
    tests = [node for node in found if isinstance(node, Test)]
    for number in range(len(tests)):
        for passed in (True, False):
            told = outcome(deck, id, section, Tried(number, int(passed), passed))
            if told is not None:
                yield told
    yield from (node.say() for node in found if isinstance(node, Effect))


def ways(deck: str, id: str, section: str) -> Iterator[Message]:
    """What may be chosen, as it stands on the buttons."""
    for _, node in nodes(effects_of(deck, id, section), ""):
        match node:
            case Choose(among=among):
                yield from (say_way(each) for each in among)
            case May(then=then, otherwise=otherwise):
                yield from (say_way(each) for each in (then, otherwise) if each)
            case PayThen(cost=cost, then=paid, otherwise=unpaid) | Unless(cost=cost, otherwise=paid, then=unpaid):
                yield say_way([Pay(cost, paid)])
                yield from (say_way(each) for each in (unpaid,) if each)
            case _:
                pass


def said(message: Message, locale: str) -> str:
    """A text without anything that is missing in it."""
    text, errors = render(message, locale)
    assert not errors, f"{message.id}: {errors}"
    assert text.strip(), f"{message.id} says nothing"
    assert not any(
        flaw in text for flaw in ("{", "}", "None", "???", "  ", " .", "..", " ,", "»»", "««", "””", "““")
    ), text
    return text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("deck", "id", "section"), SECTIONS)
def test_an_encounter_says_something_at_every_stage(deck: str, id: str, section: str, locale: str) -> None:
    assert said(title(deck, id, section), locale)
    for message in stories(deck, id, section):
        assert said(message, locale).endswith(ENDS)
    for message in sentences(deck, id, section):
        text = said(message, locale)
        assert text.endswith(ENDS), text
        assert text[0].isupper(), text
    for message in ways(deck, id, section):
        assert not said(message, locale).endswith(".")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_story_is_told_twice(locale: str) -> None:
    told = [
        said(message, locale)
        for deck, found in ENCOUNTERS.items()
        for id, card in found.items()
        for section in card.sections or [""]
        for message in stories(deck, id, section)
    ]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("locale", ["ru", "uk"])
def test_a_story_is_translated(locale: str) -> None:
    for deck, found in ENCOUNTERS.items():
        for id, card in found.items():
            for section in card.sections or [""]:
                for message in stories(deck, id, section):
                    assert said(message, locale) != said(message, "en")
