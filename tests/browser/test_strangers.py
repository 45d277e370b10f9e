"""At a table with others one sees who is away and since when, and the host can keep somebody out."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .person import Come, Person


def beginning(said: str) -> re.Pattern[str]:
    """A text with something at its end that the test cannot know."""
    return re.compile(re.escape(said.removesuffix("…")))


def test_the_table_shows_who_is_away_and_the_host_blocks_a_guest(person: Come) -> None:
    host, guest = person("Ada"), person("Bert", locale="ru")
    expect(host.open().cover).to_be_visible()
    code = host.lay_table("mine", "human", seed="strangers")
    guest.open(host.seat_links(code)[1])
    guest.page.get_by_role("textbox", name=guest.words.pages("who-name")).fill("Bert")
    guest.button(guest.words.pages("join-page-sit")).click()
    expect(guest.heading).to_be_visible()
    host.open(f"/table/{code}")
    away = host.page.get_by_text(beginning(host.words.shell("away-since", time="…")))
    expect(host.heading).to_be_visible()
    expect(away).to_have_count(0)

    guest.page.goto("about:blank")
    expect(away.first).to_be_visible()
    open_menu_of(host, "Bert")
    expect(host.page.get_by_role("menuitem", name=host.words.shell("seat-block"))).to_be_visible()
    expect(host.page.get_by_role("menuitem", name=host.words.shell("seat-bot"))).to_have_count(0)
    host.page.keyboard.press("Escape")
    guest.open(f"/table/{code}")
    expect(guest.heading).to_be_visible()
    expect(away).to_have_count(0)

    open_menu_of(host, "Bert")
    host.page.get_by_role("menuitem", name=host.words.shell("seat-block")).click()
    expect(guest.page.get_by_text(guest.words.server("problem-blocked"))).to_be_visible()


def open_menu_of(host: Person, name: str) -> None:
    card = host.page.get_by_role("article").filter(has_text=name).first
    card.get_by_role("button", name=beginning(host.words.shell("seat-menu", who="…"))).click()
