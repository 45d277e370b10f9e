"""A list of options longer than the screen: verb by verb, and the end of the turn always in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from bench.serving import Served
from miskatonic.games.arkham_lcg.words import NAME

from .bare import choose_all_unseen
from .busy_turn import PLAYERS, BusyTurn, busy_turn
from .conftest import PATIENCE
from .person import PHONE, WIDE, Come, Person

NARROW: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}

# Whether all of an element can be seen: it is what one would press at its corners.
IN_SIGHT = """element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8], [right - 8, bottom - 8]]
        .every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}"""
OVERFLOWS = "prompt => prompt.scrollHeight > prompt.clientHeight + 40"


class Evening:
    """The table at which the busy turn is taken, and who sits there."""

    def __init__(self, turn: BusyTurn, code: str, state: Any) -> None:
        self.turn = turn
        self.code = code
        self.state = state

    def come(self, person: Come, **device: Any) -> Person:
        anna = person("Anna", **{"storage_state": self.state, **device})
        anna.open(f"/table/{self.code}")
        anna.is_asked(self.turn.decision)
        return anna


@pytest.fixture(scope="module")
def evening(browser: Browser, served: Served) -> Evening:
    """One table for all tests: to come there takes many choices, and looking changes nothing."""
    turn = busy_turn()
    context = browser.new_context(**WIDE, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    anna = Person("Anna", context, served.address, "en", painted=False)
    setup = turn.table.setup
    code = anna.lay_table(*["mine"] * PLAYERS, game=NAME, seed=setup.seed, options=setup.options)
    choose_all_unseen(anna, code, turn.choices)
    state = context.storage_state()
    context.close()
    return Evening(turn, code, state)


def end_turn(person: Person) -> Locator:
    return person.option("end-turn")


@pytest.mark.parametrize(("device", "locale"), [(NARROW, "en"), (NARROW, "ru"), (PHONE, "en"), (PHONE, "ru")])
def test_the_end_of_the_turn_is_in_sight_wherever_a_long_list_is_scrolled(
    person: Come, evening: Evening, device: dict[str, Any], locale: str
) -> None:
    anna = evening.come(person, locale=locale, **device)
    prompt = anna.page.locator("#prompt")
    assert prompt.evaluate(OVERFLOWS), "the list is not long enough to prove anything"
    for scrolled in (0, 150, 400):
        prompt.evaluate("(prompt, top) => { prompt.scrollTop = top; }", scrolled)
        assert end_turn(anna).evaluate(IN_SIGHT), f"scrolled by {scrolled}"
    anna.finds_room_for_everything()
    anna.picture(f"list-{device['viewport']['width']}-{locale}")


def test_options_stand_under_what_is_done_and_twins_are_told_apart(person: Come, evening: Evening) -> None:
    anna = evening.come(person)
    prompt = anna.page.locator("#prompt")
    fights = prompt.get_by_role("list", name="Fight", exact=True).get_by_role("listitem")
    options = [option for option in evening.turn.decision.options if option.verb == "fight"]
    expect(fights).to_have_count(len(options))
    for row, option in zip(fights.all(), options, strict=True):
        expect(row).not_to_contain_text("fight")
        for mark in option.apart:
            expect(row).to_contain_text(mark.text("en"))


def test_what_is_not_possible_is_named_with_its_reason_and_stays_folded_once_folded(
    person: Come, evening: Evening
) -> None:
    anna = evening.come(person)
    decision = evening.turn.decision
    barred = evening.turn.table.not_now(decision.seat)
    assert barred
    fold = anna.page.locator("#prompt details")
    for each in barred:
        expect(fold).to_contain_text(each.say.text("en"), ignore_case=True)
        expect(fold).to_contain_text(each.reason.text("en"))
    fold.locator("summary").click()
    expect(fold).not_to_have_attribute("open", "")
    again = evening.come(person, storage_state=anna.context.storage_state())
    fold = again.page.locator("#prompt details")
    expect(fold.locator("summary")).to_be_visible()
    expect(fold).not_to_have_attribute("open", "")


def test_what_many_options_cost_is_told_once(person: Come, evening: Evening) -> None:
    table, decision = evening.turn.table, evening.turn.decision
    costs = [cost.text("en") for option in decision.options for cost in table.details(option).costs]
    shared = next(cost for cost in costs if costs.count(cost) >= 3)
    anna = evening.come(person)
    seen = anna.page.locator("#prompt").get_by_text(shared, exact=True)
    told = [each for each in seen.all() if (each.bounding_box() or {"width": 0})["width"] > 2]
    assert len(told) == 1
