"""Screens of every shape: a phone on its side, a full hand, the facts beside the question, and what a finger does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import miskatonic
from miskatonic.games.arkham_lcg import WINDOWS
from miskatonic.games.arkham_lcg.words import NAME
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.table import Table

from .bare import choose_all_unseen
from .person import PHONE, Come, Person
from .rehearsal import Choice
from .test_why_not import explanation, move_the_fan_to, opening, reason, sit_down

ROLAND = "01001"
USUAL = frozenset(window.name for window in WINDOWS if window.asks)

SIDEWAYS = [(844, 390), (932, 430)]
LOW: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}

# What of the names and icons of a hand is covered by another card or cut off by its own.
HIDDEN_IN_HAND = """() => {
    const seen = (x, y, card) => document.elementFromPoint(x, y)?.closest('li') === card;
    const whole = ({left, right, top, bottom}, card) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [[x, y], [x, top + 2], [x, bottom - 2], [left + 2, y], [right - 2, y]];
        return points.every(([x, y]) => seen(x, y, card));
    };
    return [...document.querySelectorAll('#tray [data-asked] li')].flatMap(card => {
        const name = card.querySelector('[data-name]');
        const letters = document.createRange();
        letters.selectNodeContents(name);
        const inside = name.scrollWidth <= name.clientWidth + 1 && name.scrollHeight <= name.clientHeight + 1;
        const lines = [...letters.getClientRects()];
        const icons = [...card.querySelectorAll('[data-edge] svg')].map(icon => icon.getBoundingClientRect());
        const hidden = [...lines, ...icons].filter(box => !whole(box, card)).length;
        return inside && !hidden ? [] : [`${name.textContent}: ${hidden} hidden${inside ? '' : ', cut'}`];
    });
}"""


def on_its_side(size: tuple[int, int]) -> dict[str, Any]:
    return {**PHONE, "viewport": {"width": size[0], "height": size[1]}}


def until(reached: Callable[[Table[Any], Decision], bool]) -> tuple[Table[Any], list[Choice]]:
    """A game for one in which cards are drawn and places investigated until something is asked."""
    for number in count():
        table: Table[Any] = miskatonic.new_game(NAME, 1, f"until-{number}", investigators=[ROLAND])
        choices: list[Choice] = []
        while (decision := table.decision) is not None and len(choices) < 40:
            if reached(table, decision):
                return table, choices
            if decision.window and decision.window not in USUAL:
                table.choose("pass")
                continue
            key = next_of(table, decision)
            choices.append(Choice(decision.seat, key))
            table.choose(key)
    raise AssertionError


def next_of(table: Table[Any], decision: Decision) -> str:
    keys = [option.key for option in decision.options]
    if decision.topic == "turn":
        hand = table.state.investigators[0].hand
        return next(key for key in (("draw",) if len(hand) < 9 else ()) + ("investigate", "end-turn") if key in keys)
    return next((option.key for option in decision.options if option.role is not None), keys[0])


def play(person: Person, table: Table[Any], choices: list[Choice]) -> None:
    code = person.lay_table("mine", game=NAME, seed=table.setup.seed, options=table.setup.options)
    choose_all_unseen(person, code, choices)
    person.open(f"/table/{code}")
    assert table.decision is not None
    person.is_asked(table.decision)


def to_the_tray(person: Person) -> None:
    person.button(person.words.shell("tray-short")).tap()
    expect(person.page.locator("#tray [data-name]").first).to_be_in_viewport()


def touch(person: Person, target: Locator) -> None:
    """A finger on the middle of a card, when the fan was moved to it; to scroll anything else could turn the leaf."""
    move_the_fan_to(target)
    box = target.bounding_box()
    assert box is not None
    person.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def is_in_front(target: Locator) -> bool:
    """Whether a press on its middle meets it."""
    return target.evaluate("""each => {
        const {left, right, top, bottom} = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }""")


@pytest.mark.parametrize("size", SIDEWAYS)
@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_phone_on_its_side_has_a_board_to_play_on(person: Come, size: tuple[int, int], locale: str) -> None:
    night = opening()
    anna = person("Anna", locale=locale, **on_its_side(size))
    sit_down(anna, night)
    anna.finds_room_for_everything()
    box = anna.page.locator("#board").bounding_box()
    assert box is not None
    assert box["height"] >= 0.45 * size[1]
    assert box["width"] >= 0.45 * size[0]
    assert is_in_front(anna.options.first)
    anna.picture(f"sideways-{size[0]}-{locale}")
    here = anna.thing(f"card:{night.table.state.investigators[0].location}").bounding_box()
    assert here is not None
    # On its name: in the middle stands the investigator.
    anna.page.touchscreen.tap(here["x"] + here["width"] * 0.4, here["y"] + here["height"] * 0.2)
    expect(anna.page.locator("#prompt").get_by_role("region")).to_be_visible()
    assert anna.options.last.get_attribute("data-key") == "done", "the investigation has begun"


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_names_and_icons_of_nine_cards_are_in_sight(person: Come, locale: str) -> None:
    def full(table: Table[Any], decision: Decision) -> bool:
        return decision.topic == "turn" and len(table.state.investigators[0].hand) == 9

    anna = person("Anna", locale=locale, **LOW)
    play(anna, *until(full))
    anna.page.mouse.move(1, 1)
    anna.page.evaluate("document.fonts.ready")
    expect(anna.page.locator("#tray [data-name]")).to_have_count(9)
    anna.page.wait_for_function(f"() => ({HIDDEN_IN_HAND})().length === 0")
    anna.picture(f"nine-cards-{locale}")


def test_under_a_finger_a_card_is_read_first_and_played_then(person: Come) -> None:
    night = opening()
    anna = person("Anna", **PHONE)
    sit_down(anna, night)
    to_the_tray(anna)
    card, shown = anna.thing(f"card:{night.playable}"), explanation(anna, night, night.playable)

    touch(anna, card)
    expect(shown).to_be_visible()
    anna.is_asked(night.table.pending[0])
    anna.picture("first-tap")
    anna.page.keyboard.press("Escape")
    expect(shown).to_be_hidden()

    touch(anna, card)
    expect(shown).to_be_visible()
    touch(anna, card)
    expect(shown).to_be_hidden()
    assert night.table.decision is not None
    thing = f"card:{night.playable}"
    [played] = [each for each in night.table.decision.options if each.verb == "play" and thing in each.about]
    night.table.choose(played)
    anna.is_asked(night.table.decision)


def test_what_is_read_can_be_played_from_its_explanation(person: Come) -> None:
    night = opening()
    anna = person("Anna", **on_its_side(SIDEWAYS[0]))
    sit_down(anna, night)
    to_the_tray(anna)
    touch(anna, anna.thing(f"card:{night.playable}"))
    choice = explanation(anna, night, night.playable).locator("[data-key^='play:']").first
    assert is_in_front(choice)
    key = choice.get_attribute("data-key")
    assert key is not None
    choice.tap()
    night.table.choose(key)
    assert night.table.decision is not None
    anna.is_asked(night.table.decision)


def test_a_tap_on_what_cannot_be_chosen_says_why(person: Come) -> None:
    night = opening()
    anna = person("Anna", **PHONE)
    sit_down(anna, night)
    to_the_tray(anna)
    touch(anna, anna.thing(f"card:{night.too_dear}"))
    expect(explanation(anna, night, night.too_dear)).to_contain_text(reason(anna, night))


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_on_a_phone_the_question_carries_its_facts(person: Come, locale: str) -> None:
    table, choices = until(lambda _, decision: decision.topic == "commit")
    anna = person("Anna", locale=locale, **PHONE)
    play(anna, table, choices)
    prompt, view = anna.page.locator("#prompt"), table.view(0)
    chance = round(100 * view.test.odds)
    test = prompt.get_by_role("region")
    for told in (str(view.test.value), str(view.test.difficulty), str(chance)):
        expect(test).to_contain_text(told)
    expect(anna.option("done")).to_contain_text(str(chance))
    who = view.investigators[0]
    for gauge, now, most in (
        ("gauge-health", who.health - who.damage, who.health),
        ("gauge-sanity", who.sanity - who.horror, who.sanity),
    ):
        name = anna.words.shell(gauge, now=now, most=most)
        expect(anna.page.get_by_role("img", name=name, exact=True).first).to_be_in_viewport()
    anna.picture(f"test-on-the-sheet-{locale}")


def test_the_number_of_the_round_never_disappears(person: Come) -> None:
    anna = person("Anna")
    sit_down(anna, opening())
    for width in (360, 390, 768, 844, 1024, 1280, 1440):
        anna.page.set_viewport_size({"width": width, "height": 800})
        expect(anna.page.get_by_title(anna.words.shell("round-now", now=1))).to_be_in_viewport(ratio=1)
