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
from miskatonic.kernel.effects import Effects, say, say_way
from miskatonic.kernel.rulebook import rulebook, search
from miskatonic.kernel.text import KERNEL, LOCALES, Message, forms, messages, render

FOREIGN = {"en": re.compile("[а-яіїєґ]", re.I), "ru": re.compile("[іїєґ]", re.I), "uk": re.compile("[ыэъё]", re.I)}

FRAGMENTS = {"effect-way", "effect-comma", "effect-or", "effect-decline", "effect-they-and"} | {
    id for id in messages(KERNEL, "en") if id.endswith("-prompt")
}
"""What is said around effects and is none itself."""


def effects() -> Iterator[Effects]:
    """Of every card, item and row."""
    for card in ACTION_CARDS:
        yield from (card.upper, card.lower)
    yield from (item.effects for item in ITEMS.values())
    yield from (row.effects for sheet in ANCIENT_ONES.values() for row in sheet.reckoning)


def content_messages() -> Iterator[Message]:
    yield from map(say, effects())
    for sheet in ANCIENT_ONES.values():
        yield from (Message(NAME, f"row-{row.id}") for row in sheet.reckoning)
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
def test_effects_as_options_are_phrases_without_capitals_and_full_stops(locale: str) -> None:
    told = {say_way(each).text(locale) for each in effects()}
    assert [text for text in told if text[0].isupper() or "." in text or re.search(r": [А-ЯІЇЄҐA-Z]", text)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_effect_can_be_told_as_an_option(locale: str) -> None:
    verbs = {id for id in messages(NAME, locale) if id.startswith("effect-")} - FRAGMENTS
    assert {id for id in verbs if "do" not in forms(Message(NAME, id), locale)} == set()


DECIDED = {
    "fetch": (
        "You may move a monster from a location within two moves to a location adjacent to it.",
        "Можете переместить монстра из локации в пределах двух переходов в соседнюю с ней локацию.",
        "Можете перемістити монстра з локації в межах двох переходів до суміжної з нею локації.",
    ),
    "draw-attention": (
        "Move up to 2 monsters, each from your location or an adjacent one, each to a location adjacent to it.",
        "Переместите до 2 монстров, каждого — из своей или соседней локации в соседнюю с ней локацию.",
        "Перемістіть до 2 монстрів, кожного — зі своєї або суміжної локації до суміжної з нею локації.",
    ),
    "campfire-visions": (
        "Remove 2 damage tokens, each from your location or an adjacent one.",
        "Уберите 2 жетона разрушения, каждый — из своей или соседней локации.",
        "Приберіть 2 жетони руйнування, кожен — зі своєї або суміжної локації.",
    ),
    "masons-tools": (
        "Remove 2 damage tokens from your location.",
        "Уберите 2 жетона разрушения из своей локации.",
        "Приберіть 2 жетони руйнування зі своєї локації.",
    ),
    "rabbits-foot": (
        "Your action card resolves its upper effect instead of the lower one.",
        "Примените верхний эффект своей карты действия вместо нижнего.",
        "Застосуйте верхній ефект своєї карти дії замість нижнього.",
    ),
    "scent": (
        "Each Ghoul Horde moves one location along walkways toward the lead investigator.",
        "Каждая орда гулей совершает 1 переход по дорожкам в сторону ведущего сыщика.",
        "Кожна орда гулів робить 1 перехід доріжками в бік лідера.",
    ),
}
"""Sentences that once lost a condition, by the card, item or row they stand on."""


@pytest.mark.parametrize("source", DECIDED)
def test_no_condition_is_lost(source: str) -> None:
    told = {card.title: card.upper for card in ACTION_CARDS} | {item.id: item.effects for item in ITEMS.values()}
    told |= {row.id: row.effects for sheet in ANCIENT_ONES.values() for row in sheet.reckoning}
    for locale, sentence in zip(LOCALES, DECIDED[source], strict=True):
        assert sentence in say(told[source]).text(locale)


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
