"""Deck files of ArkhamDB: read, written, read again, and refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_lcg.decks import (
    Deck,
    DeckError,
    Fault,
    problems,
    read_deck,
    read_decks,
    starter,
    write_json,
)
from miskatonic.games.arkham_lcg.decks.arkhamdb import LARGEST_FILE
from miskatonic.games.arkham_lcg.decks.files import LONGEST_NAME

from .deck_given import (
    AMNESIA,
    BEAT_COP_2,
    COVER_UP,
    DAISYS_TOTE_BAG,
    HAUNTED,
    KNIFE,
    LITA_CHANTLER,
    MACHETE,
    ROLAND,
    ROLANDS_38_SPECIAL,
    SHOTGUN,
    SKIDS,
    faults,
    roland,
)


def as_json(**fields: Any) -> str:
    """A deck as the site gives it, with other fields."""
    deck = {
        "id": 101,
        "name": "First steps",
        "date_creation": "2020-01-01T10:00:00+00:00",
        "date_update": "2020-01-02T10:00:00+00:00",
        "description_md": "",
        "user_id": 7,
        "investigator_code": ROLAND,
        "investigator_name": "Roland Banks",
        "slots": {"01000": 1, ROLANDS_38_SPECIAL: 1, COVER_UP: 1, **starter(ROLAND).cards},
        "sideSlots": [],
        "ignoreDeckLimitSlots": None,
        "version": "1.0",
        "xp": None,
        "xp_spent": None,
        "xp_adjustment": None,
        "exile_string": None,
        "taboo_id": None,
        "meta": "",
        "tags": "solo",
        "previous_deck": None,
        "next_deck": None,
    }
    return json.dumps({**deck, **fields})


def refusal(data: str | bytes) -> tuple[Fault, str]:
    with pytest.raises(DeckError) as error:
        read_decks(data)
    return error.value.problem.fault, str(error.value)


# JSON


def test_a_deck_of_the_site_is_read_and_sorted() -> None:
    assert read_decks(as_json()) == [replace(starter(ROLAND), name="First steps")]


def test_a_list_of_decks_is_read_as_well() -> None:
    data = f"[{as_json(name='One')}, {as_json(name='Two')}]"
    assert [deck.name for deck in read_decks(data)] == ["One", "Two"]
    assert read_decks("[]") == []


def test_weaknesses_and_story_assets_are_put_where_they_belong() -> None:
    slots = {AMNESIA: 1, HAUNTED: 1, LITA_CHANTLER: 1, BEAT_COP_2: 1, KNIFE: 0}
    [deck] = read_decks(as_json(slots=slots))
    assert deck == Deck(
        ROLAND, {BEAT_COP_2: 1}, weaknesses={AMNESIA: 1, HAUNTED: 1}, story={LITA_CHANTLER: 1}, name="First steps"
    )


def test_an_illegal_deck_is_read_and_then_found_wrong() -> None:
    [deck] = read_decks(as_json(slots={**starter(ROLAND).cards, KNIFE: 3, DAISYS_TOTE_BAG: 1}))
    assert faults(problems(deck)) == {
        Fault.TOO_MANY,
        Fault.TITLE_COPIES,
        Fault.SIGNATURE_OF_ANOTHER,
        Fault.REQUIRED_COPIES,
    }


def test_what_is_not_a_matter_of_cards_is_passed_over() -> None:
    odd = as_json(
        sideSlots={SHOTGUN: 2, "02020": 1}, ignoreDeckLimitSlots={KNIFE: 1}, xp="many", meta=[1, {"a": None}], extra={}
    )
    assert read_decks(odd) == read_decks(as_json())
    assert read_decks(as_json(ignoreDeckLimitSlots=[])) == read_decks(as_json())


def test_an_empty_table_and_a_missing_name_are_understood() -> None:
    assert read_decks(as_json(slots=[], name=None)) == [Deck(ROLAND, {})]


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_decks(b"\xef\xbb\xbf" + as_json().encode()) == read_decks(as_json())


def test_cards_outside_the_core_set_are_all_named_at_once() -> None:
    fault, sentence = refusal(as_json(slots={KNIFE: 2, "02020": 2, "01586": 1, "60101": 1}))
    assert (fault, sentence) == (Fault.FILE_OUTSIDE, "Not in the core set: 02020, 01586 and 60101.")


def test_of_many_cards_outside_the_core_set_the_first_are_named() -> None:
    strangers = {f"02{number:03}": 1 for number in range(40)}
    _fault, sentence = refusal(as_json(slots=strangers))
    assert sentence.endswith("02010 and 02011, and 28 more cards.")
    assert refusal(as_json(slots=dict(list(strangers.items())[:13])))[1].endswith("and 1 more card.")


def test_copies_in_several_lines_are_counted_together() -> None:
    text = "Roland Banks\n99x Knife\n1x Knife (Core Set)"
    assert refusal(text)[0] is Fault.FILE_COUNT


def test_the_first_deck_of_a_file_is_read_where_there_is_one() -> None:
    assert read_deck(f"[{as_json(name='One')}, {as_json(name='Two')}]").name == "One"
    with pytest.raises(DeckError, match="not a deck"):
        read_deck("[]")


def test_several_decks_are_written_as_a_list() -> None:
    decks = [replace(starter(ROLAND), name="One"), replace(starter(SKIDS), name="Two")]
    assert read_decks(write_json(*decks)) == decks


def test_the_investigator_of_another_product_is_named_too() -> None:
    revised = as_json(investigator_code="01501", slots={"01506": 1, KNIFE: 2})
    assert refusal(revised) == (Fault.FILE_OUTSIDE, "Not in the core set: Roland Banks and 01506.")
    stranger = as_json(investigator_code="02001", investigator_name=None, slots={})
    assert refusal(stranger) == (Fault.FILE_OUTSIDE, "Not in the core set: 02001.")
    assert refusal(as_json(investigator_code=MACHETE))[0] is Fault.FILE_WITHOUT_INVESTIGATOR


@pytest.mark.parametrize(
    "data",
    [
        as_json(slots={KNIFE: "2"}),
        as_json(slots={KNIFE: None}),
        as_json(slots={KNIFE: 1.5}),
        as_json(slots=[KNIFE]),
        as_json(slots="none"),
        as_json(investigator_code=1001),
        as_json(name=["a"]),
        '{"slots": {"01086": 2}}',
        '{"investigator_code": "01001"}',
        "{}",
        "[{}]",
        f"[{as_json()}, 5]",
        '{"x":' * 5000 + "1" + "}" * 5000,
    ],
)
def test_json_that_is_not_a_deck_gets_one_sentence(data: str) -> None:
    assert refusal(data) == (Fault.FILE_NOT_A_DECK, "The file is JSON, but not a deck as ArkhamDB writes it.")


@pytest.mark.parametrize("data", ["{", as_json()[:-5], '{"slots": }', "[{]", as_json() + "}"])
def test_broken_json_gets_one_sentence(data: str) -> None:
    assert refusal(data) == (Fault.FILE_NOT_JSON, "The file begins like JSON, but cannot be read as such.")


@pytest.mark.parametrize("copies", [-1, -(10**9), 100, 10**18])
def test_a_number_of_copies_that_cannot_be_gets_one_sentence(copies: int) -> None:
    assert refusal(as_json(slots={KNIFE: copies})) == (
        Fault.FILE_COUNT,
        "01086: the number of copies must be a whole number from 0 to 99.",
    )
    text = f"Roland Banks\n{copies}x Knife"
    assert refusal(text) == (Fault.FILE_COUNT, "Knife: the number of copies must be a whole number from 0 to 99.")


def test_a_file_with_too_many_decks_gets_one_sentence() -> None:
    assert len(read_decks(f"[{','.join([as_json()] * 100)}]")) == 100
    fault, sentence = refusal(f"[{','.join([as_json()] * 101)}]")
    assert (fault, sentence) == (Fault.FILE_DECKS, "The file has too many decks: up to 100 are read at once.")


def test_a_file_that_is_too_large_gets_one_sentence() -> None:
    assert refusal(" " * (LARGEST_FILE + 1)) == (
        Fault.FILE_TOO_LARGE,
        "The file is too large for a deck: the limit is 1,000 kilobytes.",
    )
    assert refusal("Roland Banks\n" + "1x Knife\n" * 3000)[0] is Fault.FILE_TOO_LARGE
    assert len(read_decks(as_json(description_md="2x Knife\n" * 5000))) == 1


@pytest.mark.parametrize("data", [b"\xff\xfe\x00\x01", "\ud800", "", "null", "17", "Dear diary,\nno cards today."])
def test_what_is_no_deck_at_all_gets_one_sentence(data: str | bytes) -> None:
    assert refusal(data) == (
        Fault.FILE_UNREADABLE,
        "The file is neither a deck in JSON nor a list of cards like “2x Knife”.",
    )


def test_a_deck_is_written_as_the_site_gives_it() -> None:
    file = json.loads(write_json(replace(starter(SKIDS), name="Fast")))
    assert file["name"] == "Fast"
    assert (file["investigator_code"], file["investigator_name"]) == (SKIDS, '"Skids" O\'Toole')
    assert file["slots"] == {"01000": 1, "01010": 1, "01011": 1, **starter(SKIDS).cards}
    drawn = json.loads(write_json(roland(weaknesses={HAUNTED: 1}, story={LITA_CHANTLER: 1})))
    assert "01000" not in drawn["slots"]
    assert drawn["slots"][HAUNTED] == drawn["slots"][LITA_CHANTLER] == 1


def test_a_long_name_is_cut() -> None:
    [deck] = read_decks(as_json(name="long " * 100))
    assert len(deck.name) <= LONGEST_NAME
