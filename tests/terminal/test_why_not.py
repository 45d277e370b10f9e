"""Asking at the prompt why something cannot be used: in games with a face of their own, and in the plain face."""

from __future__ import annotations

import re

import pytest

from miskatonic.terminal.words import is_named

from .conftest import Piped

FINAL_HOUR = "play final-hour --players 2 --bots 2=random --seed 7"
CARD_GAME = "play arkham-lcg --players 1 --investigators roland --adventure gathering --seed 7"


def told(piped: Piped, command: str, *lines: str) -> str:
    """What is shown, as one line."""
    outcome = piped(command, *lines, "q")
    assert (outcome.code, outcome.err) == (0, "")
    return " ".join(outcome.out.split())


@pytest.mark.parametrize("plain", ["", " --plain"])
def test_a_name_brings_the_reason_or_the_options_in_final_hour(piped: Piped, plain: str) -> None:
    out = told(piped, FINAL_HOUR + plain, "? glasshouse", "? moon", "? poise", "? trinity")
    assert "Glasshouse: What is asked now is something else." in out
    assert "13 · moon · no omens: can be chosen now (3)." in out
    assert "Parasol and Poise: It is played under a priority card: choose that one." in out
    assert "trinity gate: Gates cannot be closed." in out


@pytest.mark.parametrize("plain", ["", " --plain"])
def test_a_name_brings_the_reason_or_the_options_in_the_card_game(piped: Piped, plain: str) -> None:
    out = told(piped, CARD_GAME + plain, "", "? roland", "? beat cop", "? discard")
    assert "Roland Banks: It waits for its moment, and this is not it." in out
    assert "Beat Cop: can be chosen now (2)." in out
    assert "Discard pile: there is nothing to choose about it." in out


@pytest.mark.parametrize("words", ["01108", "trapped"])
def test_a_code_brings_the_reason_as_the_name_does(piped: Piped, words: str) -> None:
    for key in "?c":
        assert "Trapped: The group is 2 clues short." in told(piped, CARD_GAME, "", f"{key} {words}")


def test_the_number_of_an_option_brings_what_it_is_about(piped: Piped) -> None:
    assert "Beat Cop: can be chosen now (2)." in told(piped, CARD_GAME, "", "? 2")
    assert "Nothing here is called “99”." in told(piped, CARD_GAME, "", "? 99")


@pytest.mark.parametrize("command", [FINAL_HOUR, f"{FINAL_HOUR} --plain"])
def test_looking_something_up_tells_it_too(piped: Piped, command: str) -> None:
    assert "Glasshouse: What is asked now is something else." in told(piped, command, "c glasshouse")


def test_what_can_be_used_is_looked_up_without_a_word_more(piped: Piped) -> None:
    out = told(piped, CARD_GAME, "", "c beat cop", "c trapped")
    assert "Beat Cop:" not in out
    assert "Trapped: The group is 2 clues short." in out


@pytest.mark.parametrize(
    ("locale", "words", "sentence"),
    [
        ("en", "roland", "Roland Banks: It waits for its moment, and this is not it."),
        ("ru", "роланд", "Роланд Бэнкс: Для этого ещё не настал подходящий момент."),
        ("uk", "роланд", "Роланд Бенкс: Для цього ще не настав слушний момент."),
    ],
)
def test_the_reason_is_told_in_the_language_of_the_table(piped: Piped, locale: str, words: str, sentence: str) -> None:
    assert sentence in told(piped, f"{CARD_GAME} --lang {locale}", "", f"? {words}")


def test_things_of_the_same_name_with_the_same_reason_are_told_once(piped: Piped) -> None:
    assert told(piped, FINAL_HOUR, "? red monster").count("red monster (1): What is asked") == 1


def test_of_too_many_things_only_some_are_told(piped: Piped) -> None:
    out = told(piped, FINAL_HOUR, "? a")
    assert 1 < out.count("What is asked now is something else.") <= 10
    assert re.search(r"… and \d+ more; say more of the name", out)


def test_what_nobody_sees_has_no_reason(piped: Piped) -> None:
    assert "Nothing here is called “pancake”." in told(piped, FINAL_HOUR, "? pancake")


def test_without_a_name_it_is_still_the_rule_behind_the_question(piped: Piped) -> None:
    assert "fh.play-priority.8" in told(piped, FINAL_HOUR, "?")


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "? … a name or a part of it: why that cannot be used now"),
        ("ru", "? … название или его часть: почему это сейчас нельзя применить"),
        ("uk", "? … назва або її частина: чому це зараз не можна застосувати"),
    ],
)
def test_the_list_of_keys_says_how_to_ask(piped: Piped, locale: str, words: str) -> None:
    assert words in told(piped, f"{FINAL_HOUR} --lang {locale}", "h")


@pytest.mark.parametrize(
    ("words", "name", "same"),
    [
        ("umordhoth", "Umôrdhoth", True),
        ("ashcan pete", "“Ashcan” Pete", True),
        ("hall upman", "Dorothy Upman Hall", True),
        ("library hall", "Orne Library", False),
        ("–", "Orne Library", False),
    ],
)
def test_neither_accents_nor_marks_nor_order_matter_in_a_name(words: str, name: str, same: bool) -> None:
    assert is_named(words, name) is same


def test_what_is_not_possible_now_is_a_line_and_its_key_tells_the_reasons(piped: Piped) -> None:
    question, reasons = told(piped, CARD_GAME, "", "n").split("Not possible now: 5 (n says why)")
    assert "There is no enemy" not in question
    assert "Fight There is no enemy at your location that could be attacked." in reasons
    assert "Trapped — spend clues, advance the act The group is 2 clues short." in reasons


def test_what_has_the_same_reason_stands_together(piped: Piped) -> None:
    out = told(piped, CARD_GAME, "", "2", "n")
    assert (
        "Dr. Milan Christopher · .45 Automatic You are 3 resources short. Guard Dog You are 2 resources short." in out
    )


@pytest.mark.parametrize(
    ("locale", "line", "reason"),
    [
        ("ru", "Сейчас нельзя: 5 (n — почему)", "Группе не хватает 2 улик."),
        ("uk", "Зараз не можна: 5 (n — чому)", "Групі бракує 2 доказів."),
    ],
)
def test_both_speak_other_languages_and_the_key_is_that_of_their_keyboards(
    piped: Piped, locale: str, line: str, reason: str
) -> None:
    question, reasons = told(piped, f"{CARD_GAME} --lang {locale}", "", "т").split(line)
    assert reason in reasons
    assert reason not in question


def test_a_question_that_leaves_nothing_out_has_no_such_line(piped: Piped) -> None:
    out = told(piped, FINAL_HOUR, "n")
    assert "says why" not in out
    assert "This question leaves nothing out." in out
