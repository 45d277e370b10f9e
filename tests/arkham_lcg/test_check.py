"""`miskatonic content check` for the card game: what is wrong with a card, and where."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from miskatonic.cli import run
from miskatonic.games.arkham_lcg.card import Card
from miskatonic.games.arkham_lcg.check import check_class, disagreements, names, strays
from miskatonic.games.arkham_lcg.printed import PRINTED, Printed
from miskatonic.games.arkham_lcg.words import FOLDER, CardClass, Kind
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.text import LOCALES
from miskatonic.sim.content_check import check_paths

from .given import ROLAND
from .made_up import MakeUp
from .names import EMERGENCY_CACHE


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A copy of the shipped cards, to be broken."""
    return Path(shutil.copy(FOLDER / "content" / "cards.yaml", tmp_path))


def broken(file: Path, old: str, new: str) -> int:
    """Break a file once; the line is told."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} has no {old!r} to break"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def found(path: Path) -> list[str]:
    return [str(finding) for finding in check_paths([path]).findings]


def test_the_shipped_cards_are_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["content", "check", str(FOLDER)]) == 0
    assert "All is well. Content files: 3, rulebooks: 1, locale folders: 1." in capsys.readouterr().out


BREAKS = [
    ('code: "01020"', 'code: "01016"', "the card 01016 stands twice"),
    ('code: "01020"', 'code: "01920"', "01920: no class in `cards` or `scenarios` says what it does"),
    ('code: "01020"', "code: 1020", "Expected `str`, got `int`"),
    ("level: 0, cost: 4", "level: 0, cost: four", "Expected `int | null`, got `str`"),
    ("level: 0, cost: 4", "level: 0, cost: -4", "01016: its cost is -4"),
    ("level: 0, cost: 4", "level: 0", "01016: it is an asset without a cost"),
    ("level: 0, cost: 4", "level: 6, cost: 4", "01016: its level is 6; the highest is 5"),
    ("class: guardian, level: 0, cost: 4", "level: 0, cost: 4", "01016: it has neither a `class`"),
    ("set: rats, copies: 3", "set: rats, copies: 0", "01159: there are 0 copies of it"),
    ("set: rats, copies: 3", "set: mice, copies: 3", "there is no text set-mice in en, ru, uk"),
    ("keywords: [hunter], set: rats", "keywords: [hunts], set: rats", "Invalid enum value 'hunts'; known are: aloof,"),
    ("prey: lowest-health, set", "prey: weakest, set", "Invalid enum value 'weakest'; known are: any, bearer,"),
    (
        "level: 0, cost: 4",
        "level: 0, costs: 4",
        "Object contains unknown field `costs`; known are: code, type, origin,",
    ),
    ("asset, origin: published", "asset", "Object missing required field `origin`"),
    ("asset, origin: published", "asset, origin: mine", "Invalid enum value 'mine'; known are: original, published"),
    ("icons: {agility: 1}, uses", "icons: {agilty: 1}, uses", "01016: unknown icons 'agilty'; known are: willpower"),
    ("{agility: 1}, uses: {ammo", "{agility: 1}, uses: {amo", "01016: unknown uses 'amo'; known are: ammo"),
    ("traits: [item, weapon, melee]", "traits: [item, weapon, meelee]", "there is no text trait-meelee in en, ru, uk"),
    ("traits: [insight], icons: {intellect: 2}, keywords: [fast]", "traits: [insight]", "Evidence says @fast"),
    ('"01088", type: event', '"01088", type: treachery', "its class EmergencyCache has no method `revelation`"),
    ('"01094", type: asset', '"01094", type: event', "its class BulletproofVest has no method under @event or @fast"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BREAKS)
def test_a_broken_card_is_named_with_what_is_wrong(cards: Path, old: str, new: str, sentence: str) -> None:
    line = broken(cards, old, new)
    findings = found(cards)
    assert any(sentence in each and each.endswith(f"(line {line})") for each in findings), findings
    assert all(each.startswith(f"{cards}: ") for each in findings)


def test_a_text_missing_in_one_language_is_missed_in_its_file(tmp_path: Path) -> None:
    for locale in LOCALES:
        (tmp_path / f"{locale}.ftl").write_text("ability-99001-swing = swing\n", encoding="utf-8")
        (tmp_path / f"{locale}-cards.ftl").write_text("card-99001 = Lamp\n", encoding="utf-8")
    broken(tmp_path / "ru-cards.ftl", "card-99001", "card-99002")
    missing = ("ru-cards", "card-99001"), ("en-cards", "card-99002"), ("uk-cards", "card-99002")
    assert {*found(tmp_path)} == {
        f"{tmp_path / file}.ftl: there is no message {id}, which other languages have" for file, id in missing
    }


def test_a_card_is_named_with_its_traits_set_abilities_and_moments() -> None:
    assert {each.what for each in names({"cards.yaml": [PRINTED["01033"], PRINTED["01164"]]})} == {
        *("card-01033", "card-01033-text", "trait-ally", "trait-miskatonic"),
        *("ability-01033-reward", "react-test-succeeds-after"),
        *("card-01164", "card-01164-text", "trait-terror", "set-striking-fear"),
        *("ability-01164-shake-off", "react-turn-ends-when"),
    }


def test_an_event_without_a_moment_is_offered_by_its_name() -> None:
    ids = {each.what for each in names({"cards.yaml": [PRINTED[EMERGENCY_CACHE]]})}
    assert not any(id.startswith("ability-") for id in ids)


def test_a_line_without_a_class_still_wants_its_names() -> None:
    card = Printed("99001", Kind.SKILL, "original", CardClass.ROGUE)
    assert [each.what for each in names({"cards.yaml": [card]})] == ["card-99001", "card-99001-text"]


def test_an_ability_is_named_among_the_texts_of_its_card_and_nothing_else_is() -> None:
    content = {"cards.yaml": [PRINTED["01033"]]}
    said = ["card-01033", "card-01033-sub", "card-southside", "trait-ally", "ability-01033-reward", "prompt-turn"]
    assert dict(strays(content, said)) == {}
    assert dict(strays(content, ["card-99001-text", "ability-01033-regard", "trait-sailor", "set-mice"])) == {
        "card-99001-text": "there is no card 99001 in cards.yaml",
        "ability-01033-regard": "the card 01033 has no such ability",
        "trait-sailor": "no card in cards.yaml has this trait",
        "set-mice": "no card in cards.yaml has this set",
    }


def test_the_text_of_a_card_that_does_not_exist_is_named_where_it_stands(cards: Path) -> None:
    folder = cards.parent / "locale"
    folder.mkdir()
    for locale in LOCALES:
        (folder / f"{locale}-cards.ftl").write_text("# Ours\ncard-99001 = Lamp\n", encoding="utf-8")
    assert {*found(cards)} == {
        f"{folder}/{locale}-cards.ftl: card-99001: there is no card 99001 in cards.yaml (line 2)" for locale in LOCALES
    }


def test_the_name_of_an_enemy_has_the_forms_that_sentences_need(cards: Path) -> None:
    folder = cards.parent / "locale"
    folder.mkdir()
    (folder / "ru-cards.ftl").write_text("card-01159 = Крысы\n    .gen = Крыс\n    .acc = Крыс\n", encoding="utf-8")
    assert found(cards) == [f"{folder}/ru-cards.ftl: sentences need .dat, .with of the name card-01159 (line 1)"]


def test_an_investigator_comes_with_decks() -> None:
    assert [each.what for each in disagreements({"cards.yaml": [replace(PRINTED[ROLAND], code="99001")]})][1:] == [
        f"99001: it is an investigator who is not among the `{part}` in decks.yaml"
        for part in ("backs", "starters", "alternatives")
    ]


def test_two_classes_with_one_code_are_named(made_up: MakeUp) -> None:
    made_up(EMERGENCY_CACHE, "99002")
    type("Lamp", (Card,), {"__module__": "miskatonic.games.arkham_lcg.cards.neutral"}, code="99002")
    sentences = [what for _, what in check_class(PRINTED["99002"])]
    assert any("several classes have its code: MadeUp in" in each for each in sentences)
    assert any("Lamp in cards.neutral" in each for each in sentences)


def test_a_class_without_a_line_is_named() -> None:
    with pytest.raises(ContentError, match=r"The class Lamp in .*test_check: cards\.yaml has no card '99001'\."):
        type("Lamp", (Card,), {"__module__": __name__}, code="99001")
