"""Words that the editors took out do not come back: `tests/terms/<locale>.yaml` names them for each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from msgspec import Struct, field

from miskatonic.kernel.content import read
from miskatonic.kernel.rulebook import Rule, rulebook

ROOT = Path(__file__).parent.parent
TERMS = {path.stem: path for path in sorted(Path(__file__).with_name("terms").glob("*.yaml"))}
PLACES = ("src/miskatonic", "web/src", "tests/example")


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A forbidden word, as a regular expression, and what is said instead."""

    pattern: str
    instead: str
    right: list[str] = field(default_factory=list[str], name="except")
    """Phrases in which the word is right."""
    files: str = field(default="", name="in")
    """Where the word is forbidden, if not everywhere."""

    def found(self, where: str, text: str) -> bool:
        if not re.search(self.files, where):
            return False
        for phrase in self.right:
            text = re.sub(re.escape(phrase), "", text, flags=re.I)
        return bool(re.search(self.pattern, text, re.I))


def terms(locale: str) -> list[Term]:
    return read(TERMS[locale], list[Term])


def locale_lines(root: Path, locale: str) -> Iterator[tuple[str, str]]:
    """Every line of the locale files without its id, comments too: whoever translates reads them."""
    for place in PLACES:
        for path in sorted((root / place).glob(f"**/locale/{locale}*.ftl")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                yield f"{path.relative_to(root)}:{number}", re.sub(r"^[a-z][\w-]*(?= =)", "", line)


def rule_texts(rules: Iterable[Rule], locale: str) -> Iterator[tuple[str, str]]:
    for rule in rules:
        for part in (rule.topic, rule.text, rule.note):
            if locale in part:
                yield rule.id, part[locale]


def texts(locale: str) -> Iterator[tuple[str, str]]:
    """Everything that is said in a language, and where."""
    yield from locale_lines(ROOT, locale)
    for place in PLACES:
        for book in sorted((ROOT / place).glob("**/rulebook.yaml")):
            folder = book.parent.relative_to(ROOT)
            for id, text in rule_texts(rulebook(book.parent).values(), locale):
                yield f"{folder}/rulebook.yaml {id}", text


def complaints(said: Iterable[tuple[str, str]], forbidden: Iterable[Term]) -> list[str]:
    """Where a forbidden word is said, and what it should be."""
    forbidden = list(forbidden)
    return [
        f"{where}: {text.strip()!r} has {term.pattern!r}; say {term.instead!r}"
        for where, text in said
        for term in forbidden
        if term.found(where, text)
    ]


@pytest.mark.parametrize("locale", TERMS)
def test_no_forbidden_word_is_said(locale: str) -> None:
    assert complaints(texts(locale), terms(locale)) == []


@pytest.mark.parametrize("locale", TERMS)
def test_what_is_to_be_said_instead_is_not_forbidden(locale: str) -> None:
    assert complaints((("", term.instead) for term in terms(locale)), terms(locale)) == []


@pytest.mark.parametrize("locale", TERMS)
def test_every_exception_is_needed(locale: str) -> None:
    said = [text.casefold() for _, text in texts(locale)]
    phrases = [phrase for term in terms(locale) for phrase in term.right]
    assert [phrase for phrase in phrases if not any(phrase.casefold() in text for text in said)] == []


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("web/src/pages/locale/ru.ftl", "home-heading = Вечер в Архэме"),
        ("src/miskatonic/games/arkham_lcg/locale/ru.ftl", "event-moved = { $who } движется { $to-to }."),
        ("src/miskatonic/games/arkham_lcg/locale/ru-cards.ftl", "    Свободно (2 ресурса): в свой ход"),
        ("src/miskatonic/games/arkham_lcg/locale/ru-cards.ftl", "card-01048 = Лео де Лука"),
        ("src/miskatonic/games/final_hour/rulebook.yaml fh.hidden.3", "пока те лежат лицом вниз"),
        ("src/miskatonic/games/arkham_lcg/rulebook.yaml lcg.resign.2", "Сыщик, который сбежал, выбывает."),
        ("web/src/games/arkham-lcg/locale/ru.ftl", "   *[other] { $count } ужасов"),
    ],
)
def test_a_forbidden_word_that_comes_back_is_found(where: str, text: str) -> None:
    assert len(complaints([(where, text)], terms("ru"))) == 1


def test_a_word_is_right_in_its_exceptions_and_in_other_games() -> None:
    said = [
        ("web/src/pages/locale/ru.ftl", "Пять настольных игр ужасов"),
        ("src/miskatonic/games/arkham_lcg/rulebook.yaml", "Колоды лежат лицом вниз."),
        ("src/miskatonic/games/arkham_lcg/locale/ru-cards.ftl", "card-01048 = Лео Де Лука"),
    ]
    assert complaints(said, terms("ru")) == []


def test_a_word_put_into_a_locale_file_or_a_rule_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "web/src/pages/locale"
    folder.mkdir(parents=True)
    (folder / "ru-more.ftl").write_text("one = Вечер\ntwo = в Архэме\n", encoding="utf-8")
    rule = Rule("x.1", "rule", testable=True, basis="stated", topic={"ru": "Город"}, text={"ru": "Это Архэм."})
    said = [*locale_lines(tmp_path, "ru"), *rule_texts([rule], "ru")]
    assert [line.split(": ")[0] for line in complaints(said, terms("ru"))] == [
        "web/src/pages/locale/ru-more.ftl:2",
        "x.1",
    ]
