"""`miskatonic decks`: the workshop of a game on the command line."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from miskatonic import cli

from .conftest import Piped


@pytest.fixture
def deck(piped: Piped, data: Path) -> Path:
    """Roland's starter deck in a file."""
    path = data / "roland.txt"
    path.write_text(piped("decks arkham-lcg starter roland").out, encoding="utf-8")
    return path


def test_the_tools_are_listed(piped: Piped) -> None:
    code, out, _ = piped("decks arkham-lcg")
    assert code == 0
    assert [line.split(":")[0] for line in out.splitlines()] == [
        "investigators",
        "cards NAME",
        "starter NAME",
        "check FILE",
        "export FILE",
    ]


def test_a_legal_deck_is_exit_code_0(piped: Piped, deck: Path) -> None:
    assert piped(f"decks arkham-lcg check {deck}") == (
        0,
        "Starter deck: Roland Banks · Roland Banks · 30 of 30 cards\n"
        "1 random basic weakness is added when the game begins.\n"
        "This deck is legal.\n",
        "",
    )


def test_an_illegal_deck_is_told_in_full_and_is_exit_code_1(piped: Piped, deck: Path) -> None:
    deck.write_text(deck.read_text().replace("2x Knife", "3x Knife").replace("1x Machete", "1x Shrivelling"))
    code, out, err = piped(f"decks arkham-lcg check {deck} --lang ru")
    assert (code, err) == (1, "")
    assert "Карт в колоде: 31 вместо 30; лишних — 1." in out
    assert "Роланду Бэнксу недоступны" in out
    assert "Нож: 3 экземпляра на всех уровнях" in out


def test_the_collection_and_the_mode_matter(piped: Piped, data: Path) -> None:
    path = data / "agnes.json"
    path.write_text(piped("decks arkham-lcg starter agnes --kind alternative --form json").out, encoding="utf-8")
    assert piped(f"decks arkham-lcg check {path}").code == 0
    one = piped(f"decks arkham-lcg check {path} --core-sets 1")
    assert one.code == 1 and "the collection has 1 left" in one.out
    level = data / "level.txt"
    level.write_text("Roland Banks\n1x Beat Cop [2]")
    assert "only cards of level 0" in piped(f"decks arkham-lcg check {level}").out
    assert "only cards of level 0" not in piped(f"decks arkham-lcg check {level} --standalone").out


def test_a_deck_goes_from_text_to_json_and_back(piped: Piped, deck: Path, data: Path) -> None:
    as_json = data / "roland.json"
    as_json.write_text(piped(f"decks arkham-lcg export {deck}").out, encoding="utf-8")
    assert json.loads(as_json.read_text())["investigator_code"] == "01001"
    assert piped(f"decks arkham-lcg export {as_json} --form text").out == deck.read_text()


def test_a_deck_is_read_from_the_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"Roland Banks\n2x Knife")))
    assert cli.run(["decks", "arkham-lcg", "check", "-"]) == 1
    assert "The deck has 2 of 30 cards; 28 are still missing." in capsys.readouterr().out


def test_cards_and_investigators_are_told(piped: Piped) -> None:
    assert "1× Machete, guardian" in piped("decks arkham-lcg cards roland --core-sets 1").out
    assert "Венди Адамс (01005)" in piped("decks arkham-lcg investigators --lang ru").out


def test_an_answer_comes_as_json_for_programs(piped: Piped, deck: Path) -> None:
    [checked] = json.loads(piped(f"decks arkham-lcg check {deck} --json").out)["decks"]
    assert (checked["count"], checked["problems"]) == (30, [])


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("decks", "GAME is missing; --help tells what is expected."),
        ("decks chess", "There is no game “chess” with decks to build; there are: arkham-lcg."),
        ("decks final-hour", "There is no game “final-hour” with decks to build; there are: arkham-lcg."),
        (
            "decks arkham-lcg shuffle",
            "There is no tool “shuffle”; there are: investigators, cards, starter, check, export.",
        ),
        ("decks arkham-lcg check", "check needs a deck file; “-” reads the input."),
        ("decks arkham-lcg starter", "starter needs the name of an investigator."),
        ("decks arkham-lcg starter zoey", "There is no investigator zoey in the collection."),
        ("decks arkham-lcg investigators roland", "“roland” is one word too many; --help tells what is expected."),
        ("decks arkham-lcg check nowhere.txt", "The file nowhere.txt cannot be read: No such file or directory."),
        ("decks arkham-lcg check {} --core-sets 3", "--core-sets cannot be “3”; it is one of: 1, 2."),
        ("decks arkham-lcg check {} --form json", "check has no option --form."),
        ("decks arkham-lcg export {} --form xml", "--form cannot be “xml”; it is one of: json, text."),
        (
            f"decks arkham-lcg cards {'x' * 81}",
            "The options do not suit this tool: cards: Expected `str` of length <= 80 - at `$.investigator`.",
        ),
        ("decks arkham-lcg check {} --lang de", "There is no language “de”; there are: en, ru, uk."),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(piped: Piped, deck: Path, command: str, sentence: str) -> None:
    assert piped(command.format(deck)) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Jace\n4x Island", "Not in the core set: Island."),
        ("{", "The file begins like JSON, but cannot be read as such."),
        ("\ufffd\0", "The file is neither a deck in JSON nor a list of cards like “2x Knife”."),
        ("x" * 1_000_001, "The file is too large for a deck: the limit is 1,000 kilobytes."),
    ],
)
def test_a_file_that_is_no_deck_is_one_sentence(piped: Piped, data: Path, text: str, sentence: str) -> None:
    path = data / "odd.txt"
    path.write_text(text, encoding="utf-8")
    assert piped(f"decks arkham-lcg check {path}") == (2, "", f"{sentence}\n")
