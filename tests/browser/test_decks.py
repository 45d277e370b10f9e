"""A deck is built with the rules looking on, kept, taken along, brought back, and played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from miskatonic.games.arkham_lcg.decks import Fault, starter
from miskatonic.games.arkham_lcg.decks.problems import problem
from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.games.arkham_lcg.words import say as say_game
from miskatonic.kernel.text import Message

from .person import PHONE, Come, Person

ROLAND, MACHETE, BEAT_COP, KNIFE = "01001", "01020", "01018", "01086"
KEPT = "JSON.parse(localStorage.getItem('miskatonic.decks.arkham-lcg') ?? '[]')"


class Builder:
    """Somebody at the workbench."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.w = person.words.decks

    def tell(self, message: Message) -> str:
        return message.text(self.person.words.locale)

    def begin(self, kind: str = "starter", who: str = ROLAND) -> None:
        self.button(self.w(f"begin-{kind}-for", who=card_name(who))).click()
        expect(self.name).to_be_visible()

    def button(self, name: str) -> Locator:
        return self.person.button(name)

    def press(self, name: str, code: str) -> None:
        """Plus or minus under a card of the collection."""
        cards = self.page.get_by_role("region", name=self.w("cards-label"), exact=True)
        self.person.button(self.w(name, card=card_name(code)), cards).click()

    @property
    def name(self) -> Locator:
        return self.page.get_by_role("textbox", name=self.w("deck-name"), exact=True)

    @property
    def verdict(self) -> Locator:
        return self.page.get_by_role("region", name=self.w("verdict"), exact=True)

    def kept(self) -> list[dict[str, Any]]:
        """The decks in the storage of the browser, the newest first."""
        return [saved["deck"] for saved in self.page.evaluate(KEPT)]

    def import_text(self, text: str) -> None:
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(text)
        self.person.button(self.w("import-read"), dialog).click()

    def to_shelf(self) -> None:
        self.button(self.w("to-shelf")).click()
        expect(self.page.get_by_role("heading", name=self.w("shelf-heading"), exact=True)).to_be_visible()


def at_the_workshop(person: Person) -> Builder:
    person.open("/decks")
    builder = Builder(person)
    expect(person.page.get_by_role("heading", name=builder.w("shelf-heading"), exact=True)).to_be_visible()
    return builder


def test_a_deck_is_changed_found_illegal_mended_and_played(person: Come) -> None:
    anna = person("Anna")
    anna.open()
    game = anna.page.get_by_role("article").filter(has=anna.page.locator("a[href='/new/arkham-lcg']"))
    game.get_by_role("link", name=anna.words.pages("decks-of-game", game="Arkham Horror: The Card Game")).click()
    builder = Builder(anna)
    builder.begin()
    expect(builder.verdict).to_contain_text(builder.w("legal"))
    builder.press("less", MACHETE)
    expect(builder.verdict).to_contain_text(builder.tell(problem(Fault.TOO_FEW, count=29, size=30, missing=1).say))
    expect(builder.button(builder.w("take-to-table"))).to_be_disabled()
    builder.press("more", BEAT_COP)
    expect(builder.verdict).to_contain_text(builder.w("legal"))
    builder.button(builder.w("take-to-table")).click()

    say = anna.words.pages
    anna.page.wait_for_url("**/new/arkham-lcg")
    expect(
        anna.page.get_by_role("status").get_by_text(builder.w("setup-fine", who="Roland Banks", count=30))
    ).to_be_visible()
    anna.page.get_by_role("radio", name="1", exact=True).first.check()
    anna.button(say("summary-open")).click()
    expect(anna.options.first).to_be_visible()
    options = anna.context.request.get(f"{anna.address}/api/tables/{anna.code}/options").json()
    slots = json.loads(options["decks"][0])["slots"]
    assert slots[BEAT_COP] == 2 and MACHETE not in slots
    expect(anna.page.get_by_text("Roland Banks").first).to_be_visible()


def test_a_table_that_is_being_set_up_waits_while_its_deck_is_built(person: Come) -> None:
    anna = person("Anna", locale="uk")
    say, w = anna.words.pages, anna.words.decks
    anna.open("/new/arkham-lcg")
    anna.page.get_by_role("radio", name="3", exact=True).check()
    seat = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_label(say("seat-who", number=2)))
    seat.get_by_role("radio", name=w("setup-own"), exact=True).check()
    anna.button(w("setup-build-first"), seat).click()
    builder = Builder(anna)
    expect(anna.page.get_by_text(w("seat-waits", number=2))).to_be_visible()
    anna.page.go_back()
    expect(anna.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    seat.get_by_role("radio", name=w("setup-own"), exact=True).check()
    anna.button(w("setup-build-first"), seat).click()
    builder.begin("alternative", "01004")
    builder.name.fill("Вогонь")
    anna.button(w("take-to-seat", number=2)).first.click()
    expect(seat.get_by_role("status")).to_have_text(w("setup-fine", who=card_name("01004"), count=30))
    expect(anna.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    chosen = seat.get_by_role("combobox", name=w("setup-own-which"), exact=True)
    expect(chosen.locator("option:checked")).to_have_text("Вогонь")
    anna.page.get_by_role("radio", name=say_game("setting-core-sets-count", count=1).text("uk")).check()
    expect(seat.get_by_role("status")).to_contain_text("потрібно 2 примірники")


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_is_exported_comes_back_as_the_same_deck(person: Come, form: str, tmp_path: Path) -> None:
    anna = person("Anna")
    builder = at_the_workshop(anna)
    builder.begin("alternative")
    builder.press("less", KNIFE)
    builder.name.fill("Night shift")
    builder.button(builder.w("export")).click()
    dialog = anna.page.get_by_role("dialog", name=builder.w("export-heading"), exact=True)
    dialog.get_by_role("radio", name=builder.w(f"export-{form}"), exact=True).check()
    name = f"night-shift.{'txt' if form == 'text' else 'json'}"
    with anna.page.expect_download() as download:
        anna.button(builder.w("export-download", name=name), dialog).click()
    assert download.value.suggested_filename == name
    file = tmp_path / name
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == dialog.get_by_role("textbox").input_value()
    anna.page.keyboard.press("Escape")
    builder.to_shelf()
    builder.button(builder.w("import")).click()
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(builder.name).to_have_value("Night shift")
    read, built = builder.kept()
    parts = ("investigator", "name", "cards", "required", "weaknesses", "story")
    assert {part: read[part] for part in parts} == {part: built[part] for part in parts}
    assert KNIFE not in read["cards"] or read["cards"][KNIFE] == 1


ODD: dict[str, Message] = {
    "{": problem(Fault.FILE_NOT_JSON).say,
    '{"cards": ["Island"]}': problem(Fault.FILE_NOT_A_DECK).say,
    "Dear diary": problem(Fault.FILE_UNREADABLE).say,
    "Roland Banks\n100x Knife": problem(Fault.FILE_COUNT, card="Knife", most=99).say,
    "x" * 200_001: problem(Fault.FILE_TOO_LARGE, limit=200).say,
}


def test_what_is_no_deck_is_said_and_nothing_is_lost(person: Come) -> None:
    olena = person("Olena", locale="ru")
    olena.forgive("400")
    builder = at_the_workshop(olena)
    builder.button(builder.w("import")).click()
    dialog = olena.page.get_by_role("dialog")
    for text, sentence in ODD.items():
        builder.import_text(text)
        expect(dialog.get_by_role("alert")).to_have_text(builder.tell(sentence).replace("\n", " "))
        expect(dialog.get_by_role("textbox")).to_have_value(text)
    assert builder.kept() == []
    builder.import_text("Roland Banks\n2x Knife\n1x Lucky Cigarette Case")
    expect(dialog.get_by_role("alert")).to_contain_text("Lucky Cigarette Case")
    olena.button(builder.w("import-without"), dialog).click()
    expect(builder.verdict).to_contain_text(builder.tell(problem(Fault.TOO_FEW, count=2, size=30, missing=28).say))
    olena.button(builder.w("mend-required"), builder.verdict).first.click()
    expect(builder.verdict.get_by_role("listitem")).to_have_count(1)
    assert builder.kept()[0]["cards"] == {KNIFE: 2}


def test_decks_are_kept_renamed_copied_deleted_and_put_back(person: Come) -> None:
    anna = person("Anna")
    builder = at_the_workshop(anna)
    builder.begin()
    builder.to_shelf()
    anna.page.reload()

    def act(name: str, item: str) -> None:
        builder.button(builder.w("folder-acts", name=name)).click()
        anna.page.get_by_role("menuitem", name=builder.w(item), exact=True).click()

    act("Starter deck: Roland Banks", "rename")
    field = anna.page.get_by_role("textbox", name=builder.w("deck-name"), exact=True)
    field.fill("The Fed")
    field.press("Enter")
    act("The Fed", "duplicate")
    copy = builder.w("copy-of", name="The Fed")
    expect(anna.page.get_by_role("button", name=copy, exact=True)).to_be_visible()
    act("The Fed", "delete")
    expect(anna.page.get_by_role("button", name="The Fed", exact=True)).to_have_count(0)
    anna.page.keyboard.press("Enter")  # the way back is where the hands are
    expect(anna.page.get_by_role("button", name="The Fed", exact=True)).to_be_visible()
    assert sorted(deck["name"] for deck in builder.kept()) == ["The Fed", copy]
    assert all(deck["cards"] == starter(ROLAND).cards for deck in builder.kept())


def test_the_keyboard_builds_a_deck_alone(person: Come) -> None:
    anna = person("Anna")
    builder = at_the_workshop(anna)
    builder.begin("empty")
    expect(anna.page.locator(f"main [data-card='{KNIFE}']")).to_be_visible()
    anna.page.keyboard.press("/")
    expect(anna.page.get_by_role("searchbox")).to_be_focused()
    anna.page.keyboard.type("knife")
    expect(anna.page.locator("main [data-card]")).to_have_count(1)
    anna.page.locator(f"main [data-card='{KNIFE}']").focus()
    anna.page.keyboard.press("2")
    expect(builder.verdict).to_contain_text(builder.tell(problem(Fault.TOO_FEW, count=2, size=30, missing=28).say))
    anna.page.keyboard.press("-")
    expect(builder.verdict).to_contain_text(builder.tell(problem(Fault.TOO_FEW, count=1, size=30, missing=29).say))
    anna.page.keyboard.press("Control+z")
    expect(builder.verdict).to_contain_text(builder.tell(problem(Fault.TOO_FEW, count=2, size=30, missing=28).say))
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog", name="Knife", exact=True)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(f"main [data-card='{KNIFE}']").first).to_be_focused()


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_a_phone_has_room_for_cards_and_deck(person: Come, locale: str) -> None:
    anna = person("Anna", **PHONE, locale=locale)
    builder = at_the_workshop(anna)
    anna.finds_room_for_everything()
    builder.begin()
    expect(anna.page.locator(f"[data-card='{KNIFE}']").first).to_be_visible()
    anna.finds_room_for_everything()
    anna.page.get_by_role("radio", name=builder.w("side-deck", count=30, size=30)).check()
    expect(builder.verdict).to_be_visible()
    anna.finds_room_for_everything()
    builder.button(builder.w("less", card=card_name(MACHETE))).click()
    expect(builder.verdict).to_contain_text(builder.tell(problem(Fault.TOO_FEW, count=29, size=30, missing=1).say))


def test_without_the_server_the_deck_is_kept_and_looked_at_later(person: Come) -> None:
    anna = person("Anna")
    anna.forgive("ERR_FAILED|Failed to load")
    builder = at_the_workshop(anna)
    builder.begin()
    expect(builder.verdict).to_contain_text(builder.w("legal"))
    anna.page.route("**/workshop/check", lambda route: route.abort())
    builder.press("less", MACHETE)
    expect(builder.verdict).to_contain_text(builder.w("check-away"))
    assert MACHETE not in builder.kept()[0]["cards"]
    anna.page.unroute("**/workshop/check")
    expect(builder.verdict).to_contain_text(builder.tell(problem(Fault.TOO_FEW, count=29, size=30, missing=1).say))
