"""How one wins and loses, at the terminal; and what newcomers are told about a question."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Piped, Terminal

FINAL_HOUR = "play final-hour --players 2 --bots 2=random --seed 7"
CARD_GAME = "play arkham-lcg --players 1 --investigators roland --adventure gathering --seed 7"
HINT = "the two with the lowest numbers get the upper effect"
OFFER = "v tells in a minute how one wins and loses"


def told(piped: Piped, command: str, *lines: str) -> str:
    """What is shown, as one line."""
    outcome = piped(command, *lines, "q")
    assert (outcome.code, outcome.err) == (0, "")
    return " ".join(outcome.out.split())


@pytest.mark.parametrize("plain", ["", " --plain"])
def test_a_key_tells_how_one_wins_and_loses_with_the_rules(piped: Piped, plain: str) -> None:
    out = told(piped, FINAL_HOUR + plain, "v")
    parts = [out.index(part) for part in ("The goal", "You win", "You lose", "A round")]
    assert parts == sorted(parts)
    assert "One investigator has no health left. fh.defeat.4" in out


@pytest.mark.parametrize(
    ("locale", "key", "heading"), [("ru", "м", "Вы проигрываете"), ("uk", "м", "Ви програєте"), ("en", "v", "You lose")]
)
def test_it_speaks_all_languages_and_the_key_is_that_of_their_keyboards(
    piped: Piped, locale: str, key: str, heading: str
) -> None:
    assert heading in told(piped, f"{CARD_GAME} --lang {locale}", key)


def test_a_rule_it_names_can_be_read(piped: Piped) -> None:
    assert "fh.defeat.4 Defeat" in told(piped, FINAL_HOUR, "? fh.defeat.4")


def test_the_key_is_listed_only_where_the_game_has_something_to_tell(piped: Piped) -> None:
    assert "v how one wins and loses" in told(piped, FINAL_HOUR, "h")
    game = "--load tests.server.window_game play window-game --players 2 --bots 2=random"
    out = told(piped, game, "h", "v")
    assert "how one wins and loses" not in out
    assert "This game does not tell it on a page of its own" in out


def test_a_question_is_explained_until_it_was_answered_twice(piped: Piped) -> None:
    out = told(piped, FINAL_HOUR, "1", "1", "1")
    assert 1 <= out.count(HINT) <= 2
    assert OFFER in out
    later = told(piped, f"{FINAL_HOUR} --new", "1", "1")
    assert HINT not in later
    assert OFFER not in later


def test_what_was_answered_in_one_game_explains_nothing_in_another(piped: Piped) -> None:
    told(piped, FINAL_HOUR, "1", "1", "1")
    assert OFFER in told(piped, CARD_GAME)


def test_a_file_that_cannot_be_read_only_means_to_be_told_again(piped: Piped, data: Path) -> None:
    (data / "answered.json").write_text("[nonsense", encoding="utf-8")
    assert HINT in told(piped, FINAL_HOUR)


def test_a_short_screen_has_no_room_for_explanations(terminal: Terminal) -> None:
    child = terminal(FINAL_HOUR, rows=24, columns=80)
    child.expect("Choose 1")
    assert HINT not in str(child.before)
