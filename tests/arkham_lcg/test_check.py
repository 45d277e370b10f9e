"""`miskatonic content check` for the card game: what is wrong with a card, and where."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from miskatonic.cli import run
from miskatonic.games.arkham_lcg.card import Card
from miskatonic.games.arkham_lcg.check import names
from miskatonic.games.arkham_lcg.printed import PRINTED, Printed
from miskatonic.games.arkham_lcg.words import FOLDER, CardClass, Kind
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.text import LOCALES
from miskatonic.sim.contents import check_paths

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
    ("keywords: [hunter], set: rats", "keywords: [hunts], set: rats", "Invalid enum value 'hunts'"),
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
    card = Printed("99001", Kind.SKILL, CardClass.ROGUE)
    assert [each.what for each in names({"cards.yaml": [card]})] == ["card-99001", "card-99001-text"]


def test_a_class_without_a_line_is_named() -> None:
    with pytest.raises(ContentError, match=r"The class Lamp in .*test_check: cards\.yaml has no card '99001'\."):
        type("Lamp", (Card,), {"__module__": __name__}, code="99001")
