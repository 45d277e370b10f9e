"""A real Chromium, a real server, and people who sit at their browsers."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from bench.serving import Served

from .person import PICTURES, WIDE, Person
from .wire import Wire

PATIENCE = 20.0
"""How many seconds a page may take for anything, on a machine that has other things to do."""

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell comes first: it is the same engine without the windows around it, which cost a second of work each."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=PATIENCE * 1000)

outcome = pytest.StashKey[dict[str, bool]]()


def executable() -> str:
    """The Chromium of this machine: the one that is named, else the first that is found."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail("The browser tests need Chromium: install it, or put its path into CHROMIUM.")
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)


# Playwright runs an event loop of its own: it has to be gone when tests of other folders begin theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Contexts:
    """Contexts of a browser, each as good as new: of whoever used it before nothing is left but the files of the pages.

    To fetch and compile these takes as long as all else that a page does until it can be pressed.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    def take(self, settings: dict[str, Any], *, new: bool = False) -> BrowserContext:
        free = self._free.get(key(settings))
        context = free.pop() if free and not new else self._browser.new_context(**settings)
        context.set_default_timeout(PATIENCE * 1000)
        return context

    def give_back(self, settings: dict[str, Any], person: Person) -> None:
        if "storage_state" in settings:  # It came with something, which the next one would miss.
            person.context.close()
            return
        person.leave()
        self._free.setdefault(key(settings), []).append(person.context)


def key(settings: dict[str, Any]) -> str:
    return json.dumps(settings, sort_keys=True)


@pytest.fixture(scope="package")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server all tests share; it must not have complained of anything in the end."""
    served = Served(tmp_path_factory.mktemp("served")).start()
    yield served
    served.stop()
    assert served.complaints() == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash.setdefault(outcome, {})[report.when] = report.failed
    return report


@pytest.fixture
def person(request: pytest.FixtureRequest, contexts: Contexts) -> Iterator[Callable[..., Person]]:
    """Somebody comes with a browser that keeps nothing of anybody: `person("Anna", locale="ru")`.

    A `new` one has not even seen the pages before. Their browsers must not complain of anything. What they saw when a
    test failed is kept in `pictures`.
    """
    people: list[tuple[Person, dict[str, Any]]] = []

    def come(
        name: str = "Anna",
        *,
        at: Served | Wire | None = None,
        locale: str = "en",
        highlights: str = "none",
        newcomer: bool = False,
        new: bool = False,
        **other: Any,
    ) -> Person:
        settings: dict[str, Any] = {**WIDE, "locale": locale, "reduced_motion": "reduce", **other}
        context = contexts.take(settings, new=new)
        context.tracing.start()  # What was done; snapshots of the page at every step would take as long as the tests.
        server = at or request.getfixturevalue("served")
        one = Person(name, context, server.address, locale, highlights, newcomer=newcomer, painted=False)
        people.append((one, settings))
        return one

    yield come
    failed = request.node.stash.get(outcome, {}).get("call", False)
    complaints = [each for one, _ in people for each in one.unforgiven]
    for one, settings in people:
        if failed or complaints:
            keep(one, request.node.name)
        else:
            one.context.tracing.stop()
            contexts.give_back(settings, one)
    assert not complaints, "\n".join(complaints)


def keep(person: Person, test: str) -> None:
    """Close a browser, and keep what it showed and did."""
    file = PICTURES / re.sub(r"\W+", "-", f"failed-{test}-{person.name}")
    person.picture(file.name)
    person.context.tracing.stop(path=file.with_suffix(".zip"))
    person.context.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed."""
    served = Served(tmp_path / "served").start()
    yield served
    served.stop()


@pytest.fixture
def wire(served: Served) -> Iterator[Wire]:
    """A way to the shared server that can be cut."""
    wire = Wire(served.port)
    yield wire
    wire.close()
