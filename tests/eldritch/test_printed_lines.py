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
    MysteryCard,
    MythosCard,
)
from miskatonic.games.eldritch.words import monster_name, say, space_name
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


@pytest.mark.parametrize("card", [card for card in MYTHOS.values() if card.trait == "rumor"], ids=lambda card: card.id)
def test_a_rumor_says_where_it_is_met_and_how_long_it_waits(card: MythosCard) -> None:
    told = " ".join(line.text() for line in texts.mythos_lines(card.id))
    assert (f"{card.tokens} Eldritch tokens are put on this card." in told) is bool(card.tokens)
    if card.space is not None:
        where = f"on {space_name(card.space).text()}"
        met = (
            f"An investigator {where} may have this encounter:" if card.encounter else f"The rumor token lies {where}."
        )
        assert met in told
    if card.at_expedition:
        assert "An investigator on the space of the active expedition may have this encounter:" in told


@pytest.mark.parametrize("card", [card for card in MYSTERIES.values() if card.space], ids=lambda card: card.id)
def test_a_mystery_says_where_it_is_met(card: MysteryCard) -> None:
    [met] = [line.text() for line in texts.mystery_lines(card.id) if "may have" in line.text()]
    assert space_name(card.space or "").text() in met


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (texts.card_lines("flesh-ward"), "Once per round: when an investigator would lose health, test lore."),
        (texts.card_lines("instill-bravery"), "Once per round: when an investigator would lose sanity, test lore."),
        (texts.card_lines("blessed"), "In your tests 4, 5 and 6 are successes."),
        (texts.card_lines("blessed"), "If you would gain Cursed, discard this card instead."),
        (texts.card_lines("cursed"), "In your tests only 6 is a success."),
        (texts.card_lines("cursed"), "If you would gain another Cursed condition, flip this card instead."),
        (texts.card_lines("detained"), "You cannot move, and you can perform no action but that of this card."),
        (texts.card_lines("detained"), "Instead of an encounter, monsters or not, flip this card."),
        (
            texts.card_lines("holy-water"),
            "If you discard this card: +5 in the will and strength tests of a combat encounter.",
        ),
        (texts.card_lines("lucky-rabbits-foot"), "Once per round: you may reroll 1 die in any test."),
        (texts.back_lines("cursed#2"), "Discard this card."),
        (
            texts.sheet_lines("lily-chen"),
            "When you improve a skill that had no token, you may improve it again at once.",
        ),
        (
            texts.sheet_lines("lola-hayes"),
            "Once per round: 1 additional die in any test, for any investigator on your space.",
        ),
        (
            texts.ancient_one_lines("azathoth", awake=False),
            "When the omen advances to the green comet, doom also advances by 1 for each Eldritch token there.",
        ),
        (texts.mythos_lines("lost-knowledge"), "When the Tick Tock Men are defeated, this rumor is solved."),
        (texts.mystery_lines("watching-the-stars"), "The mystery is solved when Cthylla is defeated."),
        (
            texts.mystery_lines("rituals-in-the-wild"),
            "When it is solved, all Eldritch tokens on the board are discarded.",
        ),
        (
            texts.mystery_lines("the-deep-ones-attack"),
            "When it is solved, the Eldritch tokens on the board stay there.",
        ),
        (texts.mystery_lines("where-the-old-ones-broke-through"), "These gates are then returned to the box."),
    ],
)
def test_a_component_says_what_its_rule_does(lines: Iterable[Message], told: str) -> None:
    assert told in " ".join(line.text() for line in lines)


@pytest.mark.parametrize(("card", "gender"), [("cthylla", "побеждена"), ("tick-tock-men", "побеждены")])
def test_in_russian_a_monster_is_defeated_in_its_gender(card: str, gender: str) -> None:
    for id in ("line-epic-rumor", "line-goal-epic"):
        assert gender in say(id, monster=monster_name(card)).text("ru")
