"""Deck lists as text, and decks that are written and read again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from miskatonic.games.arkham_lcg.decks import (
    BACKS,
    Deck,
    DeckError,
    Fault,
    alternative,
    available,
    new_deck,
    read_decks,
    starter,
    write_json,
    write_text,
)
from miskatonic.games.arkham_lcg.decks.decklist import english_title
from miskatonic.games.arkham_lcg.printed import PRINTED

from .deck_given import (
    AMNESIA,
    BEAT_COP,
    BEAT_COP_2,
    COVER_UP,
    DAISY,
    HAUNTED,
    INVESTIGATORS,
    KNIFE,
    LITA_CHANTLER,
    MACHETE,
    ROLAND,
    ROLANDS_38_SPECIAL,
    SHOTGUN,
    SKIDS,
)

READY = [ready(code) for ready in (starter, alternative) for code in INVESTIGATORS]


def refusal(data: str | bytes) -> tuple[Fault, str]:
    with pytest.raises(DeckError) as error:
        read_decks(data)
    return error.value.problem.fault, str(error.value)


# Reading and writing lists

AS_THE_SITE_WRITES_IT = """\
Night watch

Roland Banks

Packs: From Core Set (2) to The Dunwich Legacy
Deck Size: 30

Assets
2x .45 Automatic (Core Set)
1x Beat Cop [2] (Core Set)
1x Dr. Milan Christopher:Professor of Entomology (Core Set)
1x Roland's .38 Special (Core Set)

Hand x2
1x Shotgun [4] (Core Set)

Events
1x Evidence! (Core Set)

Treacheries
1x Cover Up (Core Set)
1x Random Basic Weakness (Core Set)
1x Haunted (Core Set)
"""


def test_a_text_of_the_site_is_read() -> None:
    assert read_decks(AS_THE_SITE_WRITES_IT) == [
        Deck(
            ROLAND,
            {"01016": 2, BEAT_COP_2: 1, "01033": 1, SHOTGUN: 1, "01022": 1},
            {ROLANDS_38_SPECIAL: 1, COVER_UP: 1},
            {HAUNTED: 1},
            name="Night watch",
        )
    ]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1x Beat Cop", BEAT_COP),
        ("1x Beat Cop (0)", BEAT_COP),
        ("1x Beat Cop (2)", BEAT_COP_2),
        ("1x Beat Cop [2]", BEAT_COP_2),
        ("1x Beat Cop (2) (Core Set)", BEAT_COP_2),
        ("1X BEAT   COP", BEAT_COP),
        ("1 x beat cop", BEAT_COP),
        ("1× Beat Cop", BEAT_COP),
        ("- 1x Beat Cop", BEAT_COP),
        ("1x .45 automatic", "01016"),
        ("1x ”Look what I found!“", "01079"),
        ("1x 'Look What I Found'", "01079"),
        ("1x Rabbit’s Foot", "01075"),
        ("1x Rabbits Foot", "01075"),
        ("1x Dr Milan Christopher", "01033"),
        ("1x Dr. Milán Christopher", "01033"),
        ("1x Leo De Luca (The Louisiana Lion) [1]", "01054"),
        ("1x Leo De Luca - The Louisiana Lion", "01048"),
        ("1x Leo‑De‑Luca", "01048"),
        ("1x Shotgun", SHOTGUN),
        ("1x Lita Chantler: The Zealot", LITA_CHANTLER),
        ("1x Lucky! (2)", "01084"),
    ],
)
def test_names_are_recognised_however_they_are_written(line: str, code: str) -> None:
    [deck] = read_decks(f"Roland Banks\n{line}")
    assert deck.totals == {code: 1}


@pytest.mark.parametrize(
    "line",
    [
        '"Skids" O\'Toole',
        "“Skids” O’Toole",
        "skids o'toole",
        '1x "Skids" O\'Toole (Core Set)',
        "Investigator: «Skids» O’Toole",
        "Skids O'Toole: The Ex-Con",
    ],
)
def test_the_investigator_is_recognised_however_it_is_written(line: str) -> None:
    [deck] = read_decks(f"Some deck\n{line}\n2x Knife")
    assert deck == Deck(SKIDS, {KNIFE: 2}, name="Some deck")
    [unnamed] = read_decks(f"{line}\n2x Knife")
    assert unnamed == Deck(SKIDS, {KNIFE: 2})
    [last] = read_decks(f"2x Knife\n1x Machete\n{line}")
    assert last == Deck(SKIDS, {KNIFE: 2, MACHETE: 1})


def test_lines_of_the_same_card_are_added_up_and_the_side_deck_is_left_out() -> None:
    [deck] = read_decks("Roland Banks\n1x Knife\n1x Knife\nSide Deck\n2x Shotgun [4]\n1x Ornate Bow")
    assert deck == Deck(ROLAND, {KNIFE: 2})


def test_names_outside_the_core_set_are_all_named_at_once() -> None:
    text = "Roland Banks\n2x Knife\n1x Strange Solution:Acidic Ichor [4] (Where Doom Awaits)\n1x .45 Automatic [2]\n"
    text += "2x Knife (Revised Core Set)"
    assert refusal(text) == (
        Fault.FILE_OUTSIDE,
        "Not in the core set: Strange Solution:Acidic Ichor [4] (Where Doom Awaits), .45 Automatic [2] and "
        "Knife (Revised Core Set).",
    )


def test_a_list_without_an_investigator_of_the_core_set_is_refused() -> None:
    assert refusal("Zoey Samaras\n2x Knife") == (
        Fault.FILE_WITHOUT_INVESTIGATOR,
        "The file names no investigator of the core set.",
    )


def test_a_deck_is_written_as_a_list_under_headings() -> None:
    text = write_text(replace(starter(DAISY), name="Books"))
    assert text.startswith("Books\n\nDaisy Walker\n\nAsset\n1x Daisy's Tote Bag (Core Set)\n")
    assert "\n1x The Necronomicon:John Dee Translation (Core Set)\n" in text
    assert "\n\nTreachery\n1x Random Basic Weakness (Core Set)\n" in text
    assert "\n1x Beat Cop [2] (Core Set)\n" in write_text(new_deck(ROLAND, {BEAT_COP_2: 1}))


# There and back


@pytest.mark.parametrize("deck", READY, ids=lambda deck: deck.investigator)
@pytest.mark.parametrize("write", [write_json, write_text])
def test_a_ready_deck_comes_back_the_same(write: Any, deck: Deck) -> None:
    assert read_decks(write(deck)) == [deck]
    named = replace(deck, name="Ashes & dust", weaknesses={HAUNTED: 1, AMNESIA: 2}, story={LITA_CHANTLER: 1})
    assert read_decks(write(named)) == [named]


NAMES = some.one_of(
    some.sampled_from(
        [
            "Roland Banks",
            "2x Knife",
            "Side Deck",
            "[Taboo] my deck",
            "{x",
            '{"a',
            "{}",
            "[]",
            "Assets",
            "Packs: Core Set",
        ]
    ),
    some.text(some.characters(codec="utf-8"), max_size=40),
)


@some.composite
def decks(draw: some.DrawFn) -> Deck:
    investigator = draw(some.sampled_from(INVESTIGATORS))
    codes = some.sampled_from(available(investigator))
    cards = draw(some.dictionaries(codes, some.integers(1, 2), min_size=1, max_size=30))
    weaknesses = draw(some.dictionaries(some.sampled_from([AMNESIA, HAUNTED]), some.integers(1, 2)))
    name = " ".join(draw(NAMES).split())
    return replace(new_deck(investigator, cards, name), weaknesses=weaknesses)


@settings(max_examples=150)
@given(decks())
def test_any_deck_comes_back_the_same_from_json(deck: Deck) -> None:
    assert read_decks(write_json(deck)) == [deck]


@settings(max_examples=150)
@given(decks())
def test_any_deck_comes_back_the_same_from_text(deck: Deck) -> None:
    assert read_decks(write_text(deck)) == [deck]


@settings(max_examples=300)
@given(some.one_of(some.text(), some.binary(), some.text(alphabet='{}[]":,0123456789x \nKnife()')))
def test_no_file_does_worse_than_to_be_refused(data: str | bytes) -> None:
    try:
        read_decks(data)
    except DeckError as error:
        assert str(error).endswith(".")


def test_every_card_is_found_by_the_name_it_is_written_with() -> None:
    for investigator, back in BACKS.items():
        for code in (*available(investigator), *back.required):
            deck = Deck(investigator, {code: 1})
            [again] = read_decks(write_text(deck))
            assert again.totals == {code: 1}


def test_english_titles_are_written_with_plain_quotes() -> None:
    assert not set("“”’") & {letter for code in PRINTED for letter in english_title(code)}


def test_a_deck_of_unknown_cards_is_not_written() -> None:
    for deck, fault in (
        (Deck(ROLAND, {"02020": 1}), Fault.FILE_OUTSIDE),
        (Deck("02001", {KNIFE: 1}), Fault.UNKNOWN_INVESTIGATOR),
    ):
        with pytest.raises(DeckError) as error:
            write_text(deck)
        assert error.value.problem.fault is fault
