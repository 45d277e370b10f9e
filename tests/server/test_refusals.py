"""Every refusal has its status and its sentence in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import miskatonic.server
from miskatonic.kernel.text import LOCALES
from miskatonic.server.refusals import STATUS, Refusal

SOURCES = sorted(Path(miskatonic.server.__file__).parent.rglob("*.py"))
USED = {
    code
    for source in SOURCES
    for line in re.findall(r"Refusal\(([^),]*)", source.read_text())
    for code in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', line)
}
MAPPED = {"no-page", "too-big", "malformed", "broken"}
"""What answers an HTTP error of the framework."""


@pytest.mark.parametrize("code", sorted(STATUS))
def test_a_problem_is_a_sentence_in_every_language(code: str) -> None:
    said = [Refusal(code).problem().say.text(locale) for locale in LOCALES]
    assert len(set(said)) == len(LOCALES) == 3
    assert all(sentence.endswith((".", "!", "?")) and "problem-" not in sentence for sentence in said)


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_no_sentence_nobody_says(locale: str) -> None:
    text = (Path(miskatonic.server.__file__).parent / "locale" / f"{locale}.ftl").read_text()
    assert set(re.findall(r"^problem-([a-z-]+) =", text, re.MULTILINE)) == set(STATUS)


def test_every_code_in_the_source_is_known_and_every_known_one_is_used() -> None:
    assert len(USED) > 25, "the search finds them"
    assert STATUS.keys() >= USED
    assert set(STATUS) - USED - MAPPED == set()


def test_a_refusal_has_the_status_of_its_code() -> None:
    assert {Refusal(code).status for code in STATUS} == {400, 403, 404, 409, 413, 429, 500, 503}
    assert Refusal("setup", "Too many cooks.").problem().detail == "Too many cooks."
