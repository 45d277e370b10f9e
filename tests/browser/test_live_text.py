"""What is asked and what happened is text that is read out, in one's own language, and nothing has to move for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from miskatonic.kernel.decision import Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message, forms

from .person import PHONE, Come, Person
from .rehearsal import Rehearsal, rehearse
from .words import LANGUAGES, Words

MOVING = "document.getAnimations().filter(each => each.playState === 'running').length"


@pytest.fixture
def night() -> Rehearsal:
    return rehearse()


def at_table(person: Come, night: Rehearsal, **other: Any) -> Person:
    anna = person("Anna", **other)
    anna.open(f"/table/{anna.lay_table('mine', 'mine', seed=night.seed)}")
    return anna


def moments(night: Rehearsal, anna: Person, choices: int) -> Iterator[Table[Any]]:
    """Make these choices; each position is given when the page asks what is asked there."""
    for made in range(choices):
        table = night.after(made)
        seat, key = night.choices[made]
        anna.is_asked(table.pending[seat])
        yield table
        anna.choose(key)


def test_prompt_options_and_log_are_read_out(person: Come, night: Rehearsal) -> None:
    anna = at_table(person, night)
    voice = anna.page.locator('[role="log"][aria-live="polite"]')
    for table in moments(night, anna, 8):
        seat = night.choices[len(table.choices)].seat
        decision = table.pending[seat]
        expect(voice).to_contain_text(anna.words.shell("live-question", question=decision.prompt))
        expect(anna.heading).to_have_text(decision.text("en"))
        listed = anna.page.get_by_role("group", name=anna.words.shell("options", count=len(decision.options)))
        expect(listed.get_by_role("button")).to_have_count(len(decision.options))
        for option in decision.options:
            expect(listed.locator(f'[data-key="{option.key}"]')).to_contain_text(listed_as(option, "en"))
        for event in happened(night, table, seat):
            expect(anna.page.locator("#told")).to_contain_text(event.text("en"))
            expect(voice).to_contain_text(event.text("en"))


def listed_as(option: Option, locale: str) -> str:
    """The words of an option on the list: short where its group says what is done."""
    return forms(option.say, locale).get("short", option.text(locale))


def happened(night: Rehearsal, table: Table[Any], seat: int) -> list[Event]:
    """What the last choice brought, as far as it is worth a line: the newest few."""
    made = len(table.choices)
    before = len(night.after(made - 1).log(seat)) if made else len(table.log(seat))
    return [event for event in table.log(seat)[before:] if not event.quiet][-6:]


def test_the_title_says_whose_decision_it_is(person: Come, night: Rehearsal) -> None:
    anna, walter = at_table(person, night), person("Walter")
    walter.open(f"/table/{anna.code}")
    game = Message("final-hour", "title")
    expect(anna.page).to_have_title(anna.words.shell("title-yours", game=game))
    expect(walter.page).to_have_title(walter.words.shell("title-table", game=game))


def test_the_language_changes_everything_at_once(person: Come, night: Rehearsal) -> None:
    anna = at_table(person, night)
    made = 10
    for _ in moments(night, anna, made):
        pass
    table = night.after(made)
    seat = night.choices[made].seat
    decision = table.pending[seat]
    anna.is_asked(decision)
    anna.page.evaluate("window.sameAsBefore = true")
    for locale in ("uk", "ru", "en"):
        anna.button(anna.words.shell("language-now", now=anna.words.locale.upper())).click()
        anna.page.get_by_role("menuitemradio", name=LANGUAGES[locale]).click()
        anna.words = Words(locale)
        expect(anna.page.locator("html")).to_have_attribute("lang", locale)
        expect(anna.heading).to_have_text(decision.text(locale))
        for option in decision.options:
            expect(anna.option(option.key)).to_contain_text(listed_as(option, locale))
        for event in [event for event in table.log(seat) if not event.quiet][-5:]:
            expect(anna.page.locator("#told")).to_contain_text(event.text(locale))
    assert anna.page.evaluate("window.sameAsBefore")


def test_nothing_moves_for_those_who_ask_for_stillness(person: Come, night: Rehearsal) -> None:
    anna = at_table(person, night, reduced_motion="reduce")
    for _ in moments(night, anna, 12):
        assert anna.page.evaluate(MOVING) == 0


def test_a_leaf_is_turned_at_once_for_those_who_ask_for_stillness(person: Come, night: Rehearsal) -> None:
    anna = at_table(person, night, reduced_motion="reduce", **PHONE)
    tab = anna.button(anna.words.shell("story-and-talk-short"))
    where = "tab => { tab.click(); return document.querySelector('#told').getBoundingClientRect().left; }"
    assert tab.evaluate(where) == 0


def test_what_changed_moves_for_everybody_else(person: Come, night: Rehearsal) -> None:
    anna = at_table(person, night, reduced_motion="no-preference")
    anna.page.evaluate(
        "() => { window.moved = 0; const look = () => { window.moved += document.getAnimations().length; "
        "requestAnimationFrame(look); }; look(); }"
    )
    for _ in moments(night, anna, 8):
        pass
    assert anna.page.evaluate("window.moved") > 0
