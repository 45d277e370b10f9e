"""Everything the terminal says, it says in three languages."""

from __future__ import annotations

import pytest

from miskatonic.kernel.text import LOCALES, load, messages
from miskatonic.terminal.words import say


@pytest.mark.parametrize("locale", LOCALES)
def test_all_languages_have_the_same_messages(locale: str) -> None:
    assert messages(say.domain, locale) == messages(say.domain, "en")


@pytest.mark.parametrize("locale", LOCALES)
def test_all_languages_use_the_same_variables(locale: str) -> None:
    from miskatonic.kernel import text

    variables = text._variables  # pyright: ignore[reportPrivateUsage]
    for id in messages(say.domain, "en"):
        expected = {name.split("-")[0] for name in variables(say.domain, "en", id)}
        assert {name.split("-")[0] for name in variables(say.domain, locale, id)} <= expected, id


@pytest.mark.parametrize("locale", LOCALES)
def test_all_messages_can_be_formatted(locale: str) -> None:
    bundle = load(say.domain, locale)
    for id in messages(say.domain, locale):
        pattern = bundle.get_message(id).value
        assert pattern is not None
        _, errors = bundle.format_pattern(pattern, {})
        assert all("Unknown external" in str(error) for error in errors), (id, errors)
