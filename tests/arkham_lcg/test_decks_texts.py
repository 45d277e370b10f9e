"""Everything that is said of decks, in every language."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.games.arkham_lcg.decks import (
    Collection,
    DeckError,
    DeckProblem,
    Fault,
    alternative_name,
    problems,
    starter,
    starter_name,
    table_problems,
)
from miskatonic.games.arkham_lcg.decks.building import unfit
from miskatonic.games.arkham_lcg.decks.problems import problem, problem_with
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import FOLDER, CardClass, card_name, say
from miskatonic.kernel.text import LOCALES, Message, render

from .deck_given import BEAT_COP, BEAT_COP_2, INVESTIGATORS, KNIFE, MACHETE, ROLAND, SHOTGUN, exchanged, roland

FOREIGN = {"en": re.compile("[а-яіїєґ]", re.I), "ru": re.compile("[іїєґ]", re.I), "uk": re.compile("[ыэъё]", re.I)}
COLLECTION = Collection()
NUMBERS = (0, 1, 2, 5, 21)


def said_problems() -> Iterator[DeckProblem]:
    """Every fault with every form its numbers can take, and those that name investigators for each of them."""
    name = card_name(ROLAND)
    for n in NUMBERS:
        yield problem(Fault.TOO_FEW, count=n, size=30, missing=n)
        yield problem(Fault.TOO_MANY, count=n, size=30, extra=n)
        yield problem(Fault.EXPERIENCE, cost=n, allowed=n)
        yield problem(Fault.STANDALONE_EXPERIENCE, cost=n, limit=50)
        for fault in (Fault.REQUIRED_COPIES, Fault.EXCEPTIONAL_COPIES):
            yield problem_with(COLLECTION, BEAT_COP_2, fault, count=n)
        for fault in (Fault.COLLECTION_COPIES, Fault.TABLE_COPIES):
            yield problem_with(COLLECTION, KNIFE, fault, count=n, copies=n)
        yield DeckProblem(Fault.TITLE_COPIES, say("deck-title-copies", card=card_name(KNIFE), count=n, most=2))
        yield problem_with(COLLECTION, KNIFE, Fault.TOO_EXPENSIVE, price=n, experience=n)
    for investigator in INVESTIGATORS:
        yield problem(Fault.SAME_INVESTIGATOR, investigator=card_name(investigator))
        yield problem_with(COLLECTION, KNIFE, Fault.NOT_REQUIRED, investigator=card_name(investigator))
        yield from (found for code in PRINTED if (found := unfit(investigator, code, COLLECTION)))
    for fault in (
        Fault.NOT_A_BASIC_WEAKNESS, Fault.NOT_A_STORY_ASSET, Fault.STORY_NOT_EARNED, Fault.LEVEL_ZERO_ONLY,
        Fault.REMOVE_ANOTHER, Fault.REMOVE_NOTHING, Fault.REMOVED_WEAKNESS, Fault.REMOVED_REQUIRED,
        Fault.REMOVED_STORY, Fault.REMOVED_PERMANENT, Fault.NOT_IN_DECK,
    ):  # fmt: skip
        yield problem_with(COLLECTION, SHOTGUN, fault)
    yield problem(Fault.NOT_A_HIGHER_VERSION, lower=card_name(BEAT_COP), higher=name)
    yield problem(Fault.UNKNOWN_INVESTIGATOR, code="02001")
    yield problem(Fault.UNKNOWN_CARD, code="02020")
    yield problem(Fault.FILE_TOO_LARGE, limit=1000)
    yield problem(Fault.FILE_DECKS, most=100)
    yield problem(Fault.FILE_COUNT, card="Knife", most=99)
    for n in NUMBERS:
        yield problem(Fault.FILE_OUTSIDE, cards=[say("deck-outside-card", name="02020"), card_name(KNIFE)], more=n)
    for fault in (
        Fault.FILE_UNREADABLE, Fault.FILE_NOT_JSON, Fault.FILE_NOT_A_DECK, Fault.FILE_WITHOUT_INVESTIGATOR,
    ):  # fmt: skip
        yield problem(fault)


def said() -> Iterator[Message]:
    yield from (found.say for found in said_problems())
    for investigator in INVESTIGATORS:
        yield starter_name(investigator)
        yield alternative_name(investigator)
    yield from (say(f"deck-class-{card_class}") for card_class in CardClass)


def test_every_fault_is_among_those_checked_here() -> None:
    assert {found.fault for found in said_problems()} == set(Fault)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_complete_in_every_language(locale: str) -> None:
    for message in said():
        text, errors = render(message, locale)
        assert not errors, (message.id, errors)
        assert text.strip()
        assert "{" not in text
        assert "$" not in text
        assert not FOREIGN[locale].search(text), text


def ids(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_said_that_nobody_asks_for(locale: str) -> None:
    asked = {message.id for message in said()} | {"deck-card", "deck-outside-card"}
    assert ids(FOLDER / "locale" / f"{locale}-decks.ftl") == asked


def test_problems_are_told_in_good_russian_and_ukrainian() -> None:
    deck = exchanged(roland(required={}), KNIFE, "01057")
    found = {each.fault: each.say for each in problems(deck)}
    assert found[Fault.WRONG_CLASS].text("ru") == (
        "Полоса везения (4) (ловкач): карты этого класса Роланду Бэнксу недоступны."
    )
    [first, *_rest] = table_problems([starter(ROLAND), starter("01003")], Collection(1))
    assert first.code == "01016"
    assert problem_with(COLLECTION, MACHETE, Fault.TABLE_COPIES, count=3, copies=2).say.text("uk") == (
        "Мачете: колодам за столом потрібно 3 примірники, а в колекції 2."
    )


def test_a_refusal_survives_being_sent_to_another_process() -> None:
    error = DeckError(problem(Fault.FILE_NOT_JSON))
    again = pickle.loads(pickle.dumps(error))
    assert again.problem == error.problem
    assert str(again) == str(error)
