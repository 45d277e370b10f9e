"""What goes wrong is said plainly, and heals by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench.serving import Served

from .person import Come
from .rehearsal import hurry
from .wire import Wire

GONE = "net::ERR_|WebSocket connection"
UNKNOWN = "status of (404|403|400)|WebSocket connection"


def test_a_table_outlives_the_server(person: Come, own_server: Served) -> None:
    night = hurry()
    anna = person("Anna", at=own_server)
    anna.forgive(GONE)
    anna.open(f"/table/{anna.lay_table('mine', 'mine', seed=night.seed)}")
    anna.choose_all(night.choices[:2])
    anna.is_asked(night.after(2).pending[night.choices[2].seat])
    lost = anna.page.get_by_role("alert").filter(has_text=anna.words.shell("line-lost"))

    own_server.kill()
    expect(lost).to_be_visible()
    anna.choose(night.choices[2].key)
    own_server.start(own_server.port)
    expect(lost).to_be_hidden()
    anna.is_asked(night.after(3).pending[night.choices[3].seat])
    anna.choose_all(night.choices[3:])
    expect(anna.dialog("game-over")).to_be_visible()


def test_the_home_page_outlives_the_server(person: Come, own_server: Served) -> None:
    anna = person("Anna", at=own_server).open()
    anna.forgive(GONE)
    play = anna.play_now
    away = anna.page.get_by_role("alert").filter(has_text=anna.words.pages("unreachable"))
    expect(play).to_be_visible()
    own_server.kill()
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(away).to_be_visible()
    own_server.start(own_server.port)
    expect(away).to_be_hidden()
    play.click()
    expect(anna.heading).to_be_visible()


def test_a_click_that_comes_too_late_changes_nothing(person: Come, wire: Wire) -> None:
    """Two windows at one seat: the one whose line was lost answers a question the other has answered."""
    night = hurry()
    anna = person("Anna")
    code = anna.lay_table("mine", "mine", seed=night.seed)
    anna.open(f"/table/{code}")
    late = person("Anna too", at=wire, storage_state=anna.context.storage_state())
    late.forgive(GONE)
    late.open(f"/table/{code}")
    seat, key = night.choices[0]
    first = night.after(0).pending[seat]
    other = next(option.key for option in first.options if option.key != key)
    late.is_asked(first)

    wire.cut()
    expect(late.page.get_by_role("alert").filter(has_text=late.words.shell("line-lost"))).to_be_visible()
    anna.choose(key)
    anna.is_asked(night.after(1).pending[night.choices[1].seat])
    late.choose(other)
    wire.mend()
    late.page.evaluate("window.dispatchEvent(new Event('online'))")
    for window in (anna, late):
        window.is_asked(night.after(1).pending[night.choices[1].seat])
    told = late.page.get_by_role("status").filter(has_text=late.words.server("problem-stale"))
    expect(told).to_be_visible()
    anna.choose_all(night.choices[1:])
    for window in (anna, late):
        expect(window.dialog("game-over")).to_be_visible()


@pytest.mark.parametrize(
    "path",
    [
        "/table/ZZZZZZ",
        "/table/not-a-code",
        "/join/ZZZZZZ/nothing",
        "/replay/ZZZZZZ",
        "/new/no-such-game",
        "/rules/no-such-game",
        "/nowhere/at/all",
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_back(person: Come, path: str) -> None:
    anna = person("Anna")
    anna.forgive(UNKNOWN)
    anna.open(path)
    main = anna.page.get_by_role("main")
    expect(main.get_by_role("heading").first).to_be_visible()
    main.get_by_role("link").last.click()
    expect(anna.play_now).to_be_visible()


def test_a_link_that_does_not_open_a_seat_says_why_and_lets_one_watch(person: Come) -> None:
    anna = person("Anna")
    anna.forgive(UNKNOWN)
    code = anna.lay_table("mine", "human")
    anna.open(f"/join/{code}/worn-out")
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.words.pages("join-bad-link"))
    anna.link(anna.words.pages("join-watch")).click()
    expect(anna.heading).to_be_visible()


def test_a_code_that_nobody_knows_is_told_at_the_field(person: Come) -> None:
    anna = person("Anna").open()
    anna.forgive(UNKNOWN)
    field, say = anna.page.get_by_label(anna.words.pages("join-code")), anna.words.pages
    for code, trouble in {"hello": say("join-bad-code"), "zzzzzz": say("join-no-table", code="ZZZZZZ")}.items():
        field.fill(code)
        anna.button(say("join-go")).click()
        expect(anna.page.get_by_role("alert").filter(has_text=trouble)).to_be_visible()


def test_a_name_that_is_typed_at_once_is_kept(person: Come) -> None:
    anna = person("Anna").open()
    anna.page.get_by_role("textbox", name=anna.words.pages("who-name")).fill(anna.name)
    anna.button(anna.words.pages("who-save")).click()
    expect(anna.button(anna.words.pages("who-you", name=anna.name))).to_be_visible()
