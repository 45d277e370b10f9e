"""The workshop for decks: what its tools give, and what they refuse, in every language."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.decks import BACKS, WORKSHOP, Deck, DeckError, Fault, read_decks, starter
from miskatonic.kernel.text import LOCALES, Message
from miskatonic.kernel.workshop import Answer, InvalidRequest

from .core_set import CORE_SET
from .deck_given import (
    AGNES,
    BEAT_COP,
    BEAT_COP_2,
    EXTRA_AMMUNITION,
    HAUNTED,
    INVESTIGATORS,
    KNIFE,
    MACHETE,
    ROLAND,
    SHOTGUN,
    SKIDS,
    exchanged,
    roland,
)


def used(tool: str, **data: Any) -> Any:
    """What a tool gives, as plain data, after it has been sent as JSON both ways."""
    sent = json.loads(msgspec.json.encode(data))
    return json.loads(msgspec.json.encode(WORKSHOP.use(tool, sent)))


def refused(tool: str, **data: Any) -> DeckError:
    with pytest.raises(DeckError) as error:
        used(tool, **data)
    return error.value


def test_the_game_has_the_workshop() -> None:
    assert GAME.workshop is WORKSHOP
    assert list(WORKSHOP.tools) == ["investigators", "cards", "starter", "check", "export"]


def test_the_investigators_are_listed_with_what_their_decks_are_made_of() -> None:
    listed = used("investigators")["investigators"]
    assert [each["investigator"] for each in listed] == list(INVESTIGATORS)
    assert listed[0]["size"] == 30 and listed[0]["required"] == ["01006", "01007"]
    assert {"class": "seeker", "levels": [0, 2]} in listed[0]["options"]


def test_a_new_deck_is_built_of_level_0_and_of_what_the_collection_has() -> None:
    two, one = used("cards", investigator=ROLAND)["cards"], used("cards", investigator=ROLAND, core_sets=1)["cards"]
    assert two.keys() == one.keys() and len(two.keys() & CORE_SET.keys()) == 28
    assert BEAT_COP_2 not in two and two[MACHETE] == 2 and one[MACHETE] == 1 and one[KNIFE] == 2


def test_standalone_mode_opens_the_higher_levels() -> None:
    cards = used("cards", investigator=ROLAND, standalone=True)["cards"]
    assert {BEAT_COP_2, SHOTGUN, EXTRA_AMMUNITION} <= cards.keys()


@pytest.mark.parametrize("kind", ["starter", "alternative"])
@pytest.mark.parametrize("investigator", INVESTIGATORS)
def test_ready_made_decks_are_legal(investigator: str, kind: str) -> None:
    new = used("starter", investigator=investigator, kind=kind)
    [checked] = used("check", decks=[new["deck"]])["decks"]
    assert checked["problems"] == [] and (checked["count"], checked["size"]) == (30, 30)
    assert checked["weaknesses_due"] == 1
    assert read_decks(new["file"]["text"])[0] == msgspec.convert(new["deck"], Deck)


def test_an_empty_deck_has_what_the_investigator_requires() -> None:
    deck = used("starter", investigator=ROLAND, kind="empty")["deck"]
    assert deck["cards"] == {} and deck["required"] == dict.fromkeys(BACKS[ROLAND].required, 1)
    [checked] = used("check", decks=[deck])["decks"]
    assert [each["fault"] for each in checked["problems"]] == [Fault.TOO_FEW]


@pytest.mark.parametrize("words", [ROLAND, "Roland", "rol", "роланд", "Роланд Бенкс", "banks"])
def test_an_investigator_is_found_by_code_and_by_name_in_any_language(words: str) -> None:
    assert used("cards", investigator=words)["investigator"] == ROLAND
    assert used("cards", investigator="skids")["investigator"] == SKIDS


@pytest.mark.parametrize("words", ["", " ", "a", "Zoey", "02001", MACHETE])
def test_whoever_is_not_there_or_could_be_several_is_refused(words: str) -> None:
    assert refused("cards", investigator=words).problem.fault is Fault.UNKNOWN_INVESTIGATOR


def test_a_deck_is_checked_for_the_collection_and_for_the_way_it_is_played() -> None:
    deck = exchanged(starter(ROLAND), MACHETE, BEAT_COP_2)
    [campaign] = used("check", decks=[deck])["decks"]
    assert [each["fault"] for each in campaign["problems"]] == [Fault.LEVEL_ZERO_ONLY]
    assert campaign["problems"][0]["code"] == BEAT_COP_2 and campaign["experience"] == 2
    [standalone] = used("check", decks=[deck], standalone=True)["decks"]
    assert standalone["problems"] == []
    doubled = exchanged(starter(ROLAND), MACHETE, BEAT_COP)
    assert used("check", decks=[doubled])["decks"][0]["problems"] == []
    [one] = used("check", decks=[doubled], core_sets=1)["decks"]
    assert [(each["fault"], each["code"]) for each in one["problems"]] == [(Fault.COLLECTION_COPIES, BEAT_COP)]


def test_much_experience_brings_more_weaknesses_in_standalone_mode() -> None:
    deck = Deck(ROLAND, {SHOTGUN: 2, EXTRA_AMMUNITION: 2})
    assert used("check", decks=[deck], standalone=True)["decks"][0]["weaknesses_due"] == 2
    drawn = roland(weaknesses={HAUNTED: 1})
    assert used("check", decks=[drawn])["decks"][0]["weaknesses_due"] == 0


def test_a_file_is_checked_without_being_opened_first() -> None:
    [checked] = used("check", decks="My deck\n\nRoland Banks\n\n2x Knife")["decks"]
    assert checked["deck"]["name"] == "My deck" and checked["deck"]["cards"] == {KNIFE: 2}
    faults = {each["fault"] for each in checked["problems"]}
    assert faults == {Fault.TOO_FEW, Fault.REQUIRED_COPIES}


def test_all_decks_of_a_file_are_checked() -> None:
    text = used("export", decks=[starter(ROLAND), starter(SKIDS)])["files"][0]["text"]
    assert [each["deck"]["investigator"] for each in used("check", decks=text)["decks"]] == [ROLAND, SKIDS]


def test_cards_outside_the_core_set_can_be_left_out() -> None:
    text = "Roland Banks\n2x Knife\n1x Lucky Cigarette Case"
    assert refused("check", decks=text).problem.fault is Fault.FILE_OUTSIDE
    assert used("check", decks=text, leave_out=True)["decks"][0]["deck"]["cards"] == {KNIFE: 2}
    file = {"investigator_code": ROLAND, "slots": {KNIFE: 2, "02020": 10**9}}
    assert used("check", decks=json.dumps(file), leave_out=True)["decks"][0]["deck"]["cards"] == {KNIFE: 2}
    stranger = {"investigator_code": "02001", "slots": {KNIFE: 2}}
    error = refused("check", decks=json.dumps(stranger), leave_out=True)
    assert error.problem.fault is Fault.FILE_WITHOUT_INVESTIGATOR


def test_an_answer_is_not_much_longer_than_what_was_asked() -> None:
    every = [{"investigator": ROLAND, "cards": dict.fromkeys(CORE_SET, 99), "weaknesses": dict.fromkeys(CORE_SET, 9)}]
    unknown = [{"investigator": ROLAND, "cards": {f"{number:x}": 1 for number in range(300)}}]
    for deck in (every, unknown):
        decks = deck * 50
        assert len(msgspec.json.encode(used("check", decks=decks))) < 5 * len(msgspec.json.encode(decks))


def test_a_deck_nobody_knows_is_told_to_be_one() -> None:
    deck = {"investigator": "02001", "cards": {"02020": 1}}
    [checked] = used("check", decks=[deck])["decks"]
    assert [each["fault"] for each in checked["problems"]] == [Fault.UNKNOWN_INVESTIGATOR]
    stranger = {"investigator": ROLAND, "cards": {"02020": 1, KNIFE: 2}}
    [checked] = used("check", decks=[stranger])["decks"]
    assert Fault.UNKNOWN_CARD in {each["fault"] for each in checked["problems"]} and checked["count"] == 2
    assert refused("export", decks=[stranger]).problem.fault is Fault.FILE_OUTSIDE


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize("investigator", INVESTIGATORS)
def test_what_is_exported_is_read_as_the_same_deck(investigator: str, form: str) -> None:
    deck = msgspec.structs.replace(starter(investigator), name="Той самий / the same", weaknesses={HAUNTED: 1})
    [file] = used("export", decks=[deck], form=form)["files"]
    assert used("check", decks=file["text"])["decks"][0]["deck"] == json.loads(msgspec.json.encode(deck))
    assert file["name"] == ("той-самий-the-same.json" if form == "json" else "той-самий-the-same.txt")


def test_a_file_without_a_name_is_called_by_the_investigator() -> None:
    assert used("export", decks=[starter(AGNES)])["files"][0]["name"] == "agnes-baker.json"
    odd = msgspec.structs.replace(starter(AGNES), name="///")
    assert used("export", decks=[odd])["files"][0]["name"] == "deck.json"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "another"}', "1x Sol Ring\n99x Island", "x" * 1_000_001])
def test_what_is_no_deck_is_refused_in_one_sentence_of_every_language(text: str) -> None:
    error = refused("check", decks=text)
    said = {error.say.text(locale) for locale in LOCALES}
    assert len(said) == len(LOCALES) and all(each.endswith(".") and "\n" not in each for each in said)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"decks": 5},
        {"decks": [{"investigator": ROLAND}]},
        {"decks": [{"investigator": ROLAND, "cards": {KNIFE: 0}}]},
        {"decks": [{"investigator": ROLAND, "cards": {KNIFE: 100}}]},
        {"decks": [{"investigator": ROLAND, "cards": {f"{code:05}": 1 for code in range(301)}}]},
        {"decks": [{"investigator": ROLAND, "cards": {}}] * 101},
        {"decks": "", "core_sets": 3},
        {"decks": "", "colour": "red"},
    ],
    ids=range(9),
)
def test_a_request_of_the_wrong_form_is_not_understood(data: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest):
        used("check", **data)


def answers() -> list[Answer]:
    broken = json.loads(msgspec.json.encode(exchanged(starter(ROLAND), MACHETE, BEAT_COP_2)))
    return [
        WORKSHOP.use("investigators", {}),
        WORKSHOP.use("cards", {"investigator": "wendy", "standalone": True}),
        WORKSHOP.use("starter", {"investigator": "agnes", "form": "json"}),
        WORKSHOP.use("check", {"decks": [broken]}),
        WORKSHOP.use("check", {"decks": [{"investigator": "02001", "cards": {}}]}),
        WORKSHOP.use("check", {"decks": [{"investigator": ROLAND, "cards": {SHOTGUN: 2}}], "standalone": True}),
        WORKSHOP.use("export", {"decks": [broken], "form": "text"}),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_answer_can_be_read_at_a_terminal(locale: str) -> None:
    for answer in answers():
        for line in answer.lines():
            text = line.text(locale) if isinstance(line, Message) else line
            assert text.strip() and "{ $" not in text and "workshop-" not in text


def test_an_answer_says_whether_all_is_well() -> None:
    assert WORKSHOP.use("check", {"decks": used("starter", investigator="daisy")["file"]["text"]}).well
    assert not WORKSHOP.use("check", {"decks": "Roland Banks\n1x Knife"}).well
