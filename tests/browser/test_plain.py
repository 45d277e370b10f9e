"""The table without a board: any game is played where the plain face shows its things."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from bench.serving import Served
from miskatonic.kernel.table import Table

from .person import Come, Person
from .rehearsal import Choice, Rehearsal, hurry, rehearse

FACES = "**/assets/face-*.js"
REFERENCE = "**/api/games/*/reference"
OVERVIEW = {"header", "zones", "seats"}


def take(person: Person, table: Table[Any], choice: Choice) -> bool:
    """Choose at the thing the option is about; False where it is about none and was taken from the list."""
    decision = table.pending[choice.seat]
    person.is_asked(decision)
    target = next(iter(decision.find(choice.key).about), None)
    if target is None:
        person.choose(choice.key)
        return False
    person.page.locator(f'[data-thing="{target}"] > button').click()
    there = [each for each in decision.options if target in (*each.about, *table.details(each, choice.seat).also)]
    if len(there) > 1:
        chooser = person.page.get_by_role("dialog", name=person.words.shell("which-of-these"))
        chooser.locator(f'[data-key="{choice.key}"]').click()
    return True


def play(person: Person, night: Rehearsal) -> int:
    """The whole night; who is asked together with others goes on through the same eyes. How much was done at things."""
    table, left, eyes, at_things = night.after(0), list(night.choices), 0, 0
    while left:
        eyes = eyes if eyes in table.pending else next(iter(table.pending))
        choice = next(each for each in left if each.seat == eyes)
        left.remove(choice)
        at_things += take(person, table, choice)
        table.choose(choice.key, choice.seat)
    expect(person.dialog("game-over")).to_be_visible()
    return at_things


def requested(page: Page) -> list[str]:
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    return found


def test_a_whole_night_is_played_through_the_plain_face(person: Come) -> None:
    night = rehearse()
    anna = person("Anna")
    asked_for = requested(anna.page)
    anna.open(f"/table/{anna.lay_table('mine', 'mine', seed=night.seed)}?face=plain")
    assert play(anna, night) > len(night.choices) / 2

    heard = anna.heard
    shown = [view["view"] for message in heard if message["type"] == "welcome" for view in message["views"]]
    changed = [
        change["path"][0]
        for message in heard
        if message["type"] == "update"
        for view in message.get("views", [])
        for change in view["changes"]
    ]
    assert shown and all(view.keys() == OVERVIEW for view in shown)
    assert "zones" in changed and set(changed) <= OVERVIEW, "no view was ever sent"
    assert not [url for url in asked_for if "/reference" in url or "/assets/face-" in url]


def chunk_missing(person: Person) -> None:
    person.page.route(FACES, lambda route: route.abort())
    person.forgive("net::ERR_FAILED")


def board_throws(person: Person) -> None:
    """A board that is given another book than it was made for."""

    def another(route: Route) -> None:
        route.fulfill(json={})

    person.page.route(REFERENCE, another)
    person.forgive("TypeError")


@pytest.mark.parametrize("fault", [chunk_missing, board_throws])
def test_where_the_board_cannot_be_shown_the_plain_face_takes_its_place(person: Come, fault: Any) -> None:
    night = hurry()
    anna = person("Anna")
    fault(anna)
    anna.open(f"/table/{anna.lay_table('mine', 'mine', seed=night.seed)}")
    expect(anna.page.get_by_role("status").filter(has_text=anna.words.shell("plain-board-broken"))).to_be_visible()
    play(anna, night)


def test_one_turns_from_the_board_to_the_plain_face_and_back(person: Come) -> None:
    anna = person("Anna")
    code = anna.lay_table("mine", "mine", seed=hurry().seed)
    anna.open(f"/table/{code}")
    cards = anna.page.locator("#board li[data-thing]")
    for item, plain in (("face-plain", True), ("face-board", False)):
        expect(anna.options.first).to_be_visible()
        anna.button(anna.words.shell("more")).click()
        anna.page.get_by_role("menuitem", name=anna.words.shell(item), exact=True).click()
        expect(anna.thing("location:7")).to_be_visible()
        assert (cards.count() > 0, anna.page.url.endswith("?face=plain")) == (plain, plain)


def test_a_replay_is_watched_through_the_plain_face(person: Come) -> None:
    night = hurry()
    anna = person("Anna")
    code = anna.lay_table("mine", "mine", seed=night.seed)
    anna.open(f"/table/{code}?face=plain")
    anna.choose_all(night.choices)
    expect(anna.dialog("game-over")).to_be_visible()
    anna.open(f"/replay/{code}?face=plain")
    places = anna.page.locator("[data-thing^='location:']")
    expect(places.first).to_be_visible()
    anna.page.keyboard.press("End")
    anna.page.wait_for_url(f"**at={len(night.choices)}&**face=plain")
    expect(places.first).to_be_visible()


@pytest.fixture
def foreign(tmp_path: Path) -> Iterator[Served]:
    """A server at which a game from elsewhere can be played, which the pages know nothing of."""
    served = Served(tmp_path / "served", games=["tests.server.window_game"]).start()
    yield served
    served.stop()
    assert served.complaints() == []


def test_a_game_the_pages_do_not_know_is_found_set_up_and_played(person: Come, foreign: Served) -> None:
    anna = person("Anna", at=foreign).open()
    anna.page.locator("a[href='/new/window-game']").click()
    anna.button(anna.words.pages("summary-open")).click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.heading).to_be_visible()
    expect(anna.button(anna.words.shell("rules"))).to_have_count(0)  # It has no rulebook.
    over = anna.dialog("game-over")
    while not over.is_visible():
        number = len(anna.frames)
        if anna.options.count() > 0 and not over.is_visible():
            anna.page.keyboard.press("1")
        while len(anna.frames) == number:
            anna.page.wait_for_timeout(20)
    expect(anna.page.locator("#board")).to_contain_text(anna.words.shell("plain-nothing"))
