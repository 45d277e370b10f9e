"""Texts: every language says everything, and nothing is said wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import miskatonic
from miskatonic.agents import make_agent
from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.cards import ACTION_CARDS, ANCIENT_ONES, ITEMS
from miskatonic.games.final_hour.words import NAME
from miskatonic.kernel.effects import say
from miskatonic.kernel.rulebook import rulebook, search
from miskatonic.kernel.text import LOCALES, Message, messages, render

FOREIGN = {"en": re.compile("[а-яіїєґ]", re.I), "ru": re.compile("[іїєґ]", re.I), "uk": re.compile("[ыэъё]", re.I)}


def content_messages() -> Iterator[Message]:
    for card in ACTION_CARDS:
        yield say(card.upper)
        yield say(card.lower)
    for item in ITEMS.values():
        yield say(item.effects)
    for sheet in ANCIENT_ONES.values():
        for row in sheet.reckoning:
            yield say(row.effects)
            yield Message(NAME, f"row-{row.id}")
    yield GAME.title
    for setting in GAME.settings.values():
        yield setting.about
        yield from (setting.labels or {}).values()


def played_messages(players: int, ancient_one: str) -> Iterator[Message]:
    """Everything said in a game: prompts, options, events."""
    for seed in range(3):
        table = miskatonic.new_game(NAME, players, seed, ancient_one=ancient_one, difficulty="high")
        agent = make_agent("random", NAME, seed)
        while decision := table.decision:
            yield decision.prompt
            yield from (option.say for option in decision.options)
            waiting = [option for option in decision.options if option.key == "wait"]
            table.choose(waiting[0] if waiting else agent.choose(decision, lambda: None))
        yield from (event.say() for event in table.events)


def complaints(said: Iterator[Message], locale: str) -> list[str]:
    found: list[str] = []
    for message in {(message.id, repr(message.args)): message for message in said}.values():
        text, errors = render(message, locale)
        if errors or not text.strip() or "{" in text or "$" in text or FOREIGN[locale].search(text):
            found.append(f"{message.id}: {text!r} {errors}")
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_message(locale: str) -> None:
    assert messages(NAME, locale) == messages(NAME, "en")


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_items_rows_and_settings_are_told_in_every_language(locale: str) -> None:
    assert complaints(content_messages(), locale) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_games_are_told_in_every_language(players: int, locale: str) -> None:
    ancient_one = {1: "cthulhu", 2: "shudde-mell", 4: "umordhoth"}[players]
    assert complaints(played_messages(players, ancient_one), locale) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_is_told_in_every_language(locale: str) -> None:
    for rule in rulebook(GAME.folder).values():
        texts = [rule.topic[locale], rule.text[locale], *([rule.note[locale]] if rule.note else [])]
        assert all(text.strip() and not FOREIGN[locale].search(text) for text in texts), rule.id


def test_rules_are_found_by_words_in_any_language() -> None:
    assert "fh.seal.4" in [rule.id for rule in search(GAME.folder, "sealed walkway destroyed")]
    assert "fh.seal.4" in [
        rule.id for rule in search(GAME.folder, "Печать", "ru") + search(GAME.folder, "дорожк", "ru")
    ]
    assert search(GAME.folder, "umordhoth horde") and not search(GAME.folder, "submarine")


@pytest.mark.parametrize("rule", ["fh.move.2", "fh.attack.1", "fh.play-priority.8", "fh.activate.11"])
def test_prompts_name_rules_that_exist(rule: str) -> None:
    assert rule in rulebook(GAME.folder)


def test_every_rule_a_prompt_names_is_in_the_rulebook() -> None:
    book = rulebook(GAME.folder)
    for players in (1, 3):
        table = miskatonic.new_game(NAME, players, 4, ancient_one="umordhoth")
        agent = make_agent("random", NAME, 4)
        while decision := table.decision:
            assert decision.rule in book
            table.choose(agent.choose(decision, lambda: None))
