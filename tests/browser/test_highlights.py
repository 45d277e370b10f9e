"""Nothing of importance passes unseen: a finished test, a turned card and the other side of the agenda are shown."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

import miskatonic
from miskatonic.games.arkham_lcg.events import AgendaAdvanced, EncounterCardWasDrawn
from miskatonic.games.arkham_lcg.events import TestEnded as SkillTestEnded
from miskatonic.games.arkham_lcg.words import NAME, card_name, say
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table

from .campaign import ROLAND, USUAL
from .person import PHONE, WIDE, Come, Person
from .test_axe import inspect

SEED: Final = "night-0"
TO_BE_SEEN: Final = {SkillTestEnded, EncounterCardWasDrawn, AgendaAdvanced}
OVERLAPS = """() => {
    const at = each => each.getBoundingClientRect();
    const shown = at(document.querySelector("[data-highlight]"));
    const over = each => shown.left < each.right && each.left < shown.right
        && shown.top < each.bottom && each.top < shown.bottom;
    return [...document.querySelectorAll("#prompt [data-key]")].filter(each => over(at(each))).length;
}"""


class Evening:
    """Roland looks around once and then waits for what comes, at the table of the test and at the browser's."""

    def __init__(self, person: Person) -> None:
        options = {"investigators": [ROLAND]}
        self.table: Table[Any] = miskatonic.new_game(NAME, 1, SEED, **options)
        self.person = person
        self.looked = False
        person.open(f"/table/{person.lay_table('mine', game=NAME, seed=SEED, options=options)}")

    def go_on(self) -> list[Event]:
        """Answer the question and wait for the next one; what is to be shown of what happened."""
        before = len(self.table.events)
        key = self.answer(self.table.pending[0])
        self.person.choose(key)
        self.table.choose(key)
        while (decision := self.table.decision) and decision.window and decision.window not in USUAL:
            self.table.choose("pass")
        self.person.is_asked(self.table.pending[0])
        return to_be_shown(self.table.events[before:])

    def answer(self, decision: Decision) -> str:
        keys = [option.key for option in decision.options]
        if "investigate" in keys and not self.looked:
            self.looked = True
            return "investigate"
        if "end-turn" in keys:
            return "end-turn"
        return next((option.key for option in decision.options if option.role), keys[0])


def to_be_shown(events: list[Event]) -> list[Event]:
    """The highlights, without the tokens of a test that is over: its end shows them again."""
    ended = any(isinstance(event, SkillTestEnded) for event in events)
    return [event for event in events if (shown := event.highlighted()) and not (ended and shown.covered_by)]


def to_be_read(event: Event) -> str:
    """What stands on what is shown."""
    if isinstance(event, EncounterCardWasDrawn):
        return card_name(event.card).text()
    return say(f"card-{event.card}-b").text() if isinstance(event, AgendaAdvanced) else event.text()


@pytest.mark.parametrize("device", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_of_importance_is_shown_in_order_although_the_next_question_has_come(
    person: Come, device: dict[str, Any]
) -> None:
    anna = person("Anna", highlights="click", **device)
    evening = Evening(anna)
    seen: set[type[Event]] = set()
    while not seen >= TO_BE_SEEN:
        for event in evening.go_on():
            expect(anna.highlight).to_contain_text(event.text())
            expect(anna.highlight).to_contain_text(to_be_read(event))
            assert anna.page.evaluate(OVERLAPS) == 0
            if type(event) not in seen:
                inspect(anna, event.text())
                anna.picture(f"highlight-{type(event).__name__}-{'phone' if anna.small else 'wide'}")
            seen.add(type(event))
            anna.page.keyboard.press("Enter")
        expect(anna.highlight).to_be_hidden()
        anna.is_asked(evening.table.pending[0])
    assert not anna.unforgiven


def test_answering_at_once_skips_ahead(person: Come) -> None:
    anna = person("Anna", highlights="click")
    evening = Evening(anna)
    while len(shown := evening.go_on()) == 0:
        pass
    expect(anna.highlight).to_contain_text(shown[0].text())
    while len(after := evening.go_on()) == 0:
        expect(anna.highlight).to_be_hidden()
    expect(anna.highlight).to_contain_text(after[0].text())
