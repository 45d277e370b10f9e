"""Text: messages, forms, lists, languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from miskatonic.kernel.text import KERNEL, LOCALES, Message, Voice, join, messages, plain, render


@pytest.fixture
def voice(tmp_path: Path) -> Voice:
    (tmp_path / "en.ftl").write_text("hall = Hall\ngo = to { $where-to }\nway = { $way-do }\n", encoding="utf-8")
    (tmp_path / "ru.ftl").write_text(
        "hall = Лекторий\n    .to = в Лекторий\n"
        "go = идёт { $where-to }\n    .do = идти { $where-to }\nway = { $way-do }\n",
        encoding="utf-8",
    )
    (tmp_path / "uk.ftl").write_text("hall = Лекторій\ngo = іде { $who }\n", encoding="utf-8")
    return Voice(f"test-{tmp_path.name}", tmp_path)


def test_a_name_brings_its_forms_along(voice: Voice) -> None:
    assert voice("go", where=voice("hall")).text("ru") == "идёт в Лекторий"


def test_a_form_that_a_name_lacks_is_the_plain_name(voice: Voice) -> None:
    assert voice("go", where=voice("hall")).text("en") == "to Hall"


def test_a_form_uses_the_forms_of_its_own_arguments(voice: Voice) -> None:
    way = voice("way", way=voice("go", where=voice("hall")))
    assert (way.text("ru"), way.text("en")) == ("идти в Лекторий", "to Hall")


def test_what_is_missing_is_reported(voice: Voice) -> None:
    assert render(voice("go", where=voice("hall")), "uk")[1]
    text, errors = render(voice("nowhere"), "en")
    assert text == "nowhere" and isinstance(errors[0], LookupError)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'xx'"):
        plain("list-none").text("xx")


@pytest.mark.parametrize(("locale", "text"), [("en", "a, b and c"), ("ru", "a, b и c"), ("uk", "a, b та c")])
def test_lists_are_told_in_words(locale: str, text: str) -> None:
    assert join(["a", "b", "c"], locale) == text and join(["a"], locale) == "a"


@pytest.mark.parametrize(
    ("times", "word"), [(2, "Дважды"), (3, "Трижды"), (4, "4 раза"), (5, "5 раз"), (22, "22 раза")]
)
def test_numbers_take_the_right_plural(times: int, word: str) -> None:
    assert plain("effect-repeat", times=times, then="x").text("ru").startswith(word)


@pytest.mark.parametrize(("text", "inner"), [("Go.", "go."), ("Идите.", "идите."), ("“Go.”", "“Go.”"), ("", "")])
def test_a_sentence_goes_on_in_small_letters_after_a_colon(text: str, inner: str) -> None:
    assert plain("effect-for-each", each="x", then=text).text() == f"For x: {inner}"


@pytest.mark.parametrize(("text", "start"), [("pay 1", "Pay 1."), ("їдьте", "Їдьте."), ("", ".")])
def test_a_phrase_can_begin_a_sentence(text: str, start: str) -> None:
    assert plain("effect-pay-only", cost=text).text() == start


def test_all_languages_say_the_same_things() -> None:
    assert messages(KERNEL, "en") == messages(KERNEL, "ru") == messages(KERNEL, "uk")


def test_a_message_is_a_value() -> None:
    assert plain("list-none") == Message(KERNEL, "list-none", {}) and LOCALES == ("en", "ru", "uk")
