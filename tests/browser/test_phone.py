"""A game against a bot on a telephone, from the home page to the end, with a thumb."""

from __future__ import annotations

from playwright.sync_api import expect

from .person import PHONE, Come, Person
from .rehearsal import hurry_with_a_bot


def test_a_game_against_a_bot_is_begun_with_one_tap_and_played_to_its_end(person: Come) -> None:
    anna = person("Anna", **PHONE)
    anna.plays_with(hurry_with_a_bot())
    anna.open()
    anna.finds_room_for_everything()
    anna.play_now.tap()
    expect(anna.heading).to_be_visible()
    anna.finds_room_for_everything()
    hurry_the_bot(anna)

    asked: list[str] = []
    ending = anna.dialog("game-over")
    while True:
        expect(anna.options.first.or_(ending)).to_be_visible()
        if ending.is_visible():
            break
        asked.append(take_the_last(anna, on_the_table=len(asked) % 2 == 1))
        if len(asked) == 5:
            anna.picture("phone")
    assert len(asked) > 5
    expect(ending.get_by_role("link", name=anna.words.shell("ending-replay"))).to_be_visible()
    anna.finds_room_for_everything()
    anna.picture("phone-ending")


def hurry_the_bot(person: Person) -> None:
    person.button(person.words.shell("more")).tap()
    person.page.get_by_role("menuitem", name=person.words.shell("seats-and-links"), exact=True).tap()
    seats = person.dialog("seats-and-links")
    seats.get_by_role("radio", name=person.words.shell("pace-fast"), exact=True).tap()
    person.button(person.words.shell("close"), seats).tap()
    expect(seats).to_be_hidden()


def take_the_last(person: Person, *, on_the_table: bool) -> str:
    """Tap the last option: in the list, or where it lies on the table; the key of it."""
    key = person.options.last.get_attribute("data-key")
    assert key is not None
    if on_the_table and key.startswith("play:"):
        # The hand is a leaf of its own; the next question turns back to the list.
        person.button(person.words.shell("tray-short")).tap()
    if not (on_the_table and person.point_out(key)):
        person.option(key).tap()
    return key
