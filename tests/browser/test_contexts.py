"""A browser that is used again keeps nothing of whoever used it before."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from bench.serving import Served

from .conftest import Contexts
from .person import WIDE, Person

SETTINGS: dict[str, Any] = {**WIDE, "locale": "en"}


def test_whoever_comes_next_finds_nothing_of_the_one_before(contexts: Contexts, served: Served) -> None:
    anna = Person("Anna", contexts.take(SETTINGS), served.address, "en", painted=False).open()
    expect(anna.play_now).to_be_visible()
    anna.page.evaluate("() => { localStorage.mine = 'kept' }")
    assert anna.context.cookies()
    contexts.give_back(SETTINGS, anna)

    walter = Person("Walter", contexts.take(SETTINGS), served.address, "en", painted=False)
    assert walter.context is anna.context
    assert walter.context.cookies() == []
    walter.open("/health")
    assert walter.page.evaluate("() => Object.keys(localStorage)") == ["miskatonic.preferences"]
    contexts.give_back(SETTINGS, walter)
