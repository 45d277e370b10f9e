"""What is printed on components, line by line: whole sentences in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from miskatonic.games.eldritch import texts
from miskatonic.games.eldritch.components import (
    ANCIENT_ONES,
    CARDS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    PRINTED,
    SHEETS,
)
from miskatonic.games.eldritch.words import space_name
from miskatonic.kernel.text import LOCALES, Message, render

PRINTED_ON: dict[str, tuple[Iterable[str], Callable[[str], list[Message]]]] = {
    "front": (CARDS, texts.card_lines),
    "back": ((id for id in PRINTED if "#" in id), texts.back_lines),
    "sheet": (SHEETS, texts.sheet_lines),
    "monster": (MONSTERS, texts.monster_lines),
    "mythos": (MYTHOS, texts.mythos_lines),
    "mystery": (MYSTERIES, texts.mystery_lines),
    "asleep": (ANCIENT_ONES, lambda id: texts.ancient_one_lines(id, awake=False)),
    "awake": (ANCIENT_ONES, lambda id: texts.ancient_one_lines(id, awake=True)),
    "cultist-asleep": (ANCIENT_ONES, lambda id: texts.cultist_lines(id, awake=False)),
    "cultist-awake": (ANCIENT_ONES, lambda id: texts.cultist_lines(id, awake=True)),
}
LINES = [
    pytest.param(line, id=f"{where}-{id}-{number}")
    for where, (ids, lines) in PRINTED_ON.items()
    for id in ids
    for number, line in enumerate(lines(id))
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("line", LINES)
def test_a_line_is_whole_sentences_with_one_colon_at_most(line: Message, locale: str) -> None:
    text, errors = render(line, locale)
    assert not errors
    assert text[0].isupper() or not text[0].isalpha()
    assert text.endswith(".")
    for sentence in re.split(r"(?<=[.!?])\s+", text):
        assert sentence.count(":") <= 1, sentence


@pytest.mark.parametrize(("locale", "word"), [("ru", "если"), ("uk", "якщо")])
def test_a_condition_that_comes_after_something_else_has_its_comma(locale: str, word: str) -> None:
    texts = [param.values[0].text(locale) for param in LINES]
    loose = re.compile(rf"(этого|случае|цього|разі) {word}\b")
    assert [text for text in texts if loose.search(text)] == []
    assert any(re.search(rf"(этого|цього), {word}\b", text) for text in texts)


@pytest.mark.parametrize(
    ("card", "whom"),
    [
        ("arrests-made-in-murder-case", "Each investigator on a city space who has a weapon:"),
        ("unexpected-betrayal", "Each investigator who has an ally loses"),
    ],
)
def test_a_card_says_whom_it_means_by_what_they_have_and_where_they_are(card: str, whom: str) -> None:
    [line] = texts.mythos_lines(card)
    assert render(line, "en")[0].startswith(whom)


@pytest.mark.parametrize("card", [card for card, printed in MYTHOS.items() if printed.trait == "rumor"])
def test_a_rumor_says_where_it_is_met_and_how_long_it_waits(card: str) -> None:
    printed, told = MYTHOS[card], [line.text() for line in texts.mythos_lines(card)]
    where = [f"The rumor token lies on {space_name(printed.space).text()}."] if printed.space else []
    waits = [f"{printed.tokens} Eldritch tokens are put on this card."] if printed.tokens else []
    assert told[: len(where) + len(waits)] == [*where, *waits]
    met = [line.partition(" may have")[0] for line in told if "may have this encounter" in line]
    on = "the space of the active expedition" if printed.at_expedition else "the space of the rumor token"
    assert met == ([f"An investigator on {on}"] if printed.encounter else [])


@pytest.mark.parametrize(("card", "space"), [(card.id, card.space) for card in MYSTERIES.values() if card.space])
def test_a_mystery_says_where_its_token_lies(card: str, space: str) -> None:
    first = texts.mystery_lines(card)[0].text()
    assert first.startswith("The mystery token lies ") and first.endswith(f"{space_name(space).text()}.")
