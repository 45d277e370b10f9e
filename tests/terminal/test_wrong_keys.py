"""What nobody should type: one clear sentence each, and nothing changes."""

from __future__ import annotations

import pytest

from .conftest import Piped

HUGE = "9" * 5000
PLAY = "play arkham-lcg --players 1 --investigators roland --adventure gathering --seed 7"


@pytest.mark.parametrize("line", [HUGE, f"w {HUGE}", f"c {HUGE}"])
def test_a_number_longer_than_any_is_refused_like_every_other(piped: Piped, line: str) -> None:
    outcome = piped(PLAY, line, "q")
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.out.count("Do you replace a card of your opening hand?") == 1
    assert "99999…”" in outcome.out
    assert "Saved" in outcome.out


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        (f"--bots {HUGE}", "There is no seat"),
        (f"--option sitting_out={HUGE}", "is a seat from 1 to 1"),
        (f"--option lead={HUGE}", "There is no option “lead”"),
    ],
)
def test_an_option_with_a_number_longer_than_any_is_refused(piped: Piped, option: str, sentence: str) -> None:
    outcome = piped(f"{PLAY} {option}")
    assert outcome.code != 0
    assert sentence in outcome.err


@pytest.mark.parametrize("command", ["replay", "play arkham-lcg --players 1 --decks"])
def test_a_path_longer_than_any_is_told_in_part(piped: Piped, command: str) -> None:
    outcome = piped(f"{command} {HUGE}")
    assert outcome.code != 0
    assert "99999… cannot be read" in outcome.err


def test_a_seed_longer_than_any_number_is_a_word(piped: Piped) -> None:
    outcome = piped(f"play arkham-lcg --players 1 --adventure gathering --seed {HUGE}", "q")
    assert outcome.code == 0
    assert "Saved" in outcome.out


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "A seed is a number or a word without line breaks and tabs."),
        ("ru", "Зерно — это число или слово без переносов строки и табуляций."),
        ("uk", "Зерно — це число або слово без перенесень рядка й табуляцій."),
    ],
)
def test_a_seed_that_cannot_be_printed_is_refused(
    locale: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from miskatonic.cli import run

    assert run(["play", "arkham-lcg", "--players", "1", "--seed", "x\ty", "--lang", locale]) != 0
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "locale", "sentence"),
    [
        ("--investigators roland,daisy", "en", "There is 1 seat, but 2 investigators."),
        ("--investigators roland,daisy", "ru", "Мест за столом 1, а сыщиков 2."),
        ("--investigators roland,daisy", "uk", "Місць за столом 1, а дослідників 2."),
        ("--decks starter,starter", "en", "There is 1 seat, but 2 decks."),
        ("--option sitting_out=1", "ru", "Кто-то должен играть."),
    ],
)
def test_what_cannot_be_set_up_is_told_in_the_readers_language(
    piped: Piped, options: str, locale: str, sentence: str
) -> None:
    outcome = piped(f"play arkham-lcg --players 1 {options} --lang {locale}")
    assert outcome.code != 0
    assert outcome.err.strip() == sentence
