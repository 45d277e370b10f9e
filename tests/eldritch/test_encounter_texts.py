"""What encounters tell: every situation, every part of a story, every outcome says something in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from miskatonic.games.eldritch.components import ENCOUNTERS
from miskatonic.games.eldritch.scenes import continuation, effects_of, outcome, situation, title
from miskatonic.kernel.effects import Test
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.text import Message
from tests.encounters.texts import ENDS, LOCALES, is_sentence, said, sentences, ways

from .encounter_cards import SECTIONS


def stories(deck: str, id: str, section: str) -> list[Message]:
    """What is told before and between the tests."""
    parts = [] if section else [continuation(id, "pass"), continuation(id, "fail")]
    return [situation(deck, id, section), *parts]


def outcomes(deck: str, id: str, section: str) -> Iterator[Message]:
    """What an encounter leads to: as a whole, after each test, and by each of its effects."""
    effects = effects_of(deck, id, section)
    yield from sentences(effects)
    tests = [node for _, node in nodes(effects, "") if isinstance(node, Test)]
    for number in range(len(tests)):
        for passed in (True, False):
            told = outcome(deck, id, section, Tried(number, int(passed), passed))
            if told is not None:
                yield told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("deck", "id", "section"), SECTIONS)
def test_an_encounter_says_something_at_every_stage(deck: str, id: str, section: str, locale: str) -> None:
    assert said(title(deck, id, section), locale)
    for message in stories(deck, id, section):
        assert said(message, locale).endswith(ENDS)
    for message in outcomes(deck, id, section):
        is_sentence(message, locale)
    for message in ways(effects_of(deck, id, section)):
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


@pytest.mark.parametrize(
    ("deck", "card", "section", "called"),
    [
        ("general", "general-1", "city", "scene-title-city"),
        ("europe", "europe-1", "rome", "space-rome"),
        ("other-world", "other-world-2", "", "world-the-future"),
        ("expedition", "expedition-amazon-1", "", "space-amazon"),
        ("special-rlyeh-risen", "special-rlyeh-risen-1", "", "deck-special-rlyeh-risen"),
        ("rumor", "fractured-reality", "", "mythos-fractured-reality"),
        ("mystery", "the-stars-are-right", "", "mystery-the-stars-are-right"),
        ("fallen", "leo-anderson", "health", "investigator-leo-anderson"),
    ],
)
def test_an_encounter_is_called_by_its_place_or_by_what_it_is_about(
    deck: str, card: str, section: str, called: str
) -> None:
    assert title(deck, card, section).id == called
