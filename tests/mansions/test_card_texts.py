"""Every component says what it does, in every language and without missing pieces."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from miskatonic.games.mansions import texts
from miskatonic.games.mansions.components import (
    ACTIONS,
    CHARACTERS,
    COMBAT,
    HURDLES,
    ITEMS,
    MONSTERS,
    MYTHOS,
    SPELLS,
    TOKENS,
    TRAITS,
    TRAUMA,
)
from miskatonic.games.mansions.words import (
    NOTHING_OF_INTEREST,
    Skill,
    card_name,
    investigator_name,
    monster_name,
    say,
    skill_name,
    trait_name,
)
from miskatonic.kernel.text import LOCALES, Message, forms, render

CARDS = [*ITEMS, *HURDLES, *SPELLS, *TRAUMA, *MYTHOS, *ACTIONS, *COMBAT]
WITH_STORY_LINE = [*MYTHOS, *TRAUMA, *ACTIONS]
CASES = {"Nom", "gen", "dat", "acc", "ins", "with", "plural", "many"}
CYRILLIC = re.compile("[а-яёіїєґ]", re.IGNORECASE)
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
UNFINISHED = re.compile(r"[{}]| \.(?!\d)|\.\.|  |: :|^[a-zа-яіїєґ]|[^.!?]$|\$")


@pytest.mark.parametrize(("locale", "word"), [("ru", "если"), ("uk", "якщо")])
def test_a_condition_within_a_sentence_has_a_comma_before_it(locale: str, word: str):
    for card in CARDS:
        text = told(texts.card_text(card), locale)
        bare = re.search(rf"\w+(?<!олько)(?<!ише) {word} ", text)
        assert not bare, text


def told(message: Message | None, locale: str) -> str:
    assert message is not None
    text, errors = render(message, locale)
    assert not errors, errors
    return text


def checked(message: Message | None, locale: str) -> str:
    """A text of whole sentences in its own script."""
    text = told(message, locale)
    assert not UNFINISHED.search(text.lstrip("+−0123456789 ").capitalize() if text[0] in "+−" else text), text
    if locale != "en":
        assert CYRILLIC.search(text), text
        assert not LATIN_WORD.search(text), text
    else:
        assert not CYRILLIC.search(text), text
    return text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", [*CARDS, NOTHING_OF_INTEREST])
def test_every_card_says_what_it_does(card: str, locale: str):
    checked(texts.card_text(card), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_trait_monster_and_person_has_a_name(locale: str):
    names = [
        *map(card_name, [*CARDS, NOTHING_OF_INTEREST]),
        *(trait_name(trait.id) for person in CHARACTERS.values() for trait in person.traits),
        *map(monster_name, MONSTERS),
        *map(investigator_name, CHARACTERS),
        *map(skill_name, Skill),
        *(say(f"occupation-{id}") for id in CHARACTERS),
        *(say(f"class-{kind}") for kind in ("humanoid", "beast", "eldritch")),
        *(say(f"icon-{icon}") for icon in {card.icon for card in MYTHOS.values()}),
        *(say(f"type-{type}") for item in ITEMS.values() for type in item.types),
    ]
    for name in names:
        text = told(name, locale)
        assert text and (locale == "en") == (CYRILLIC.search(text) is None), text


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_different_cards_differ(locale: str):
    known = [told(card_name(card), locale) for card in CARDS]
    assert len(set(known)) == len(known)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_says_what_it_gives(trait: str, locale: str):
    checked(texts.trait_text(trait), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_back_of_a_spell_says_what_follows(locale: str):
    for name, spell in SPELLS.items():
        backs = [checked(texts.spell_back_text(name, back), locale) for back in range(len(spell.backs))]
        assert len(set(backs)) == len(backs)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_special_attack_and_every_half_of_a_combat_card_is_told(locale: str):
    for token in TOKENS:
        checked(texts.special_text(token), locale)
    for card in COMBAT:
        checked(texts.half_text(card, "top"), locale)
        checked(texts.half_text(card, "bottom"), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_half_of_a_combat_card_has_a_title(locale: str):
    for card in COMBAT:
        for half in ("top", "bottom"):
            title = told(texts.half_title(card, half), locale)
            assert (locale == "en") == (CYRILLIC.search(title) is None), title


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", WITH_STORY_LINE)
def test_cards_of_the_keeper_have_a_line_of_atmosphere(card: str, locale: str):
    checked(texts.story_line(card), locale)


@pytest.mark.parametrize(
    ("locale", "wanted"),
    [
        ("en", {"a", "the", "plural"}),
        ("ru", CASES),
        ("uk", CASES),
    ],
)
def test_monsters_have_all_forms(locale: str, wanted: set[str]):
    for kind in MONSTERS:
        assert wanted <= set(forms(monster_name(kind), locale)), kind


def plural_samples() -> Iterator[tuple[str, int, dict[str, str]]]:
    yield "effect-take-damage", 1, {"en": "Take 1 damage.", "ru": "Получите 1 рану.", "uk": "Зазнайте 1 поранення."}
    yield "effect-take-damage", 5, {"en": "Take 5 damage.", "ru": "Получите 5 ран.", "uk": "Зазнайте 5 поранень."}
    yield (
        "effect-gain-threat",
        2,
        {
            "en": "The keeper gains 2 threat.",
            "ru": "Хранитель получает 2 угрозы.",
            "uk": "Хранитель отримує 2 загрози.",
        },
    )
    yield (
        "effect-gain-skill-points",
        5,
        {
            "en": "Gain 5 skill points.",
            "ru": "Получите 5 жетонов опыта.",
            "uk": "Отримайте 5 жетонів досвіду.",
        },
    )
    yield (
        "effect-move-self",
        1,
        {
            "en": "Move up to 1 space.",
            "ru": "Переместитесь не более чем на 1 локацию.",
            "uk": "Перемістіться не більш ніж на 1 локацію.",
        },
    )
    yield (
        "effect-draw-mythos",
        3,
        {
            "en": "The keeper draws 3 Mythos cards.",
            "ru": "Хранитель берёт 3 карты Мифа.",
            "uk": "Хранитель бере 3 карти міту.",
        },
    )


@pytest.mark.parametrize(("id", "n", "wanted"), list(plural_samples()))
def test_numbers_agree_with_their_words(id: str, n: int, wanted: dict[str, str]):
    assert {locale: told(say(id, n=n), locale) for locale in LOCALES} == wanted
