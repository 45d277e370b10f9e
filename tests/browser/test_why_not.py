"""Why not? The explanation of a card that is too dear says so: with the mouse, by key, and under a finger."""

from __future__ import annotations

from itertools import count
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import miskatonic
from miskatonic.games.arkham_lcg.words import NAME, card_name
from miskatonic.kernel.table import Table

from .person import PHONE, Come, Person

SKIDS = "01003"
LONG_PRESS = 700
"""Milliseconds; a shorter one is a tap."""


class Opening(NamedTuple):
    """A first turn, with a card in hand that costs too much and one that can be played."""

    table: Table[Any]
    too_dear: int
    playable: int


def opening() -> Opening:
    for number in count():
        table = miskatonic.new_game(NAME, players=1, seed=f"dear-{number}", investigators=[SKIDS])
        table.choose("done")
        reasons = {card: table.why_not(0, f"card:{card}") for card in table.state.investigators[0].hand}
        too_dear = [card for card, reason in reasons.items() if reason and reason.id == "lacking-resources"]
        playable = [card for card, reason in reasons.items() if reason is None]
        if table.pending[0].topic == "turn" and too_dear and playable:
            return Opening(table, too_dear[0], playable[0])
    raise AssertionError


def sit_down(person: Person, night: Opening) -> None:
    options = {"investigators": [SKIDS]}
    code = person.lay_table("mine", game=NAME, seed=night.table.setup.seed, options=options)
    person.open(f"/table/{code}")
    person.choose("done")
    person.is_asked(night.table.pending[0])


def explanation(person: Person, night: Opening, card: int) -> Locator:
    """What is shown of a card."""
    name = card_name(night.table.state.codes[card]).text(person.words.locale)
    return person.page.get_by_role("dialog", name=name, exact=True)


def reason(person: Person, night: Opening) -> str:
    message = night.table.why_not(0, f"card:{night.too_dear}")
    return person.words.shell("why-not", reason=message)


def move_the_fan_to(card: Locator) -> None:
    """A hand may be wider than the screen."""
    card.evaluate("""each => {
        const fan = each.closest('ul');
        fan.scrollLeft += each.getBoundingClientRect().left - fan.getBoundingClientRect().left - 20;
    }""")


def press_long(person: Person, hold: Locator) -> None:
    """A finger stays where it is."""
    move_the_fan_to(hold)
    box = hold.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = person.context.new_cdp_session(person.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    person.page.wait_for_timeout(LONG_PRESS)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_that_costs_too_much_says_so(person: Come) -> None:
    night = opening()
    anna = person("Anna")
    sit_down(anna, night)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url) if "/why-not" in request.url else None)

    anna.thing(f"card:{night.too_dear}").hover()
    expect(explanation(anna, night, night.too_dear)).to_contain_text(reason(anna, night))
    anna.picture("why-not-wide")
    anna.page.mouse.move(1, 1)
    expect(explanation(anna, night, night.too_dear)).to_be_hidden()

    anna.thing(f"card:{night.playable}").hover()
    expect(explanation(anna, night, night.playable)).to_be_visible()
    expect(explanation(anna, night, night.playable)).not_to_contain_text(anna.words.shell("why-not", reason=""))
    anna.page.mouse.move(1, 1)
    expect(explanation(anna, night, night.playable)).to_be_hidden()

    anna.thing(f"card:{night.too_dear}").focus()
    anna.page.keyboard.press("i")
    expect(explanation(anna, night, night.too_dear)).to_contain_text(reason(anna, night))
    assert len(asked) == 1, "what was heard is kept until the next question"


@pytest.mark.parametrize("locale", ["ru", "uk"])
def test_a_long_press_says_it_on_a_phone_in_one_s_own_language(person: Come, locale: str) -> None:
    night = opening()
    anna = person("Anna", locale=locale, **PHONE)
    sit_down(anna, night)
    anna.button(anna.words.shell("tray-short")).tap()
    press_long(anna, anna.thing(f"card:{night.too_dear}"))
    expect(explanation(anna, night, night.too_dear)).to_contain_text(reason(anna, night))
    anna.finds_room_for_everything()
    anna.picture(f"why-not-phone-{locale}")
