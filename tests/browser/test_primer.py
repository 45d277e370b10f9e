"""How one wins and loses: shown once at a first game, found again in the menu; questions explained to newcomers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from miskatonic.games.final_hour.words import say

from .person import PHONE, WIDE, Come, Person
from .rehearsal import rehearse

PRIMER = "primer"
SHAPES = {"wide": WIDE, "phone": PHONE}


def sit_down(anna: Person, seed: str = "primer") -> None:
    code = anna.lay_table("mine", "mine", seed=seed)
    anna.open(f"/table/{code}")


def hint(anna: Person, topic: str) -> Locator:
    return anna.page.get_by_text(say(f"hint-{topic}").text(anna.words.locale), exact=True)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_first_game_begins_with_how_one_wins_and_it_is_told_once(person: Come, shape: str) -> None:
    anna = person("Anna", newcomer=True, **SHAPES[shape])
    sit_down(anna)
    told = anna.dialog(PRIMER)
    expect(told.get_by_text(say("primer-loss-health").text("en"))).to_be_visible()
    anna.finds_room_for_everything()
    anna.button(anna.words.shell("primer-close"), told).click()
    expect(told).to_be_hidden()

    sit_down(anna)
    expect(anna.options.first).to_be_visible()
    expect(told).to_be_hidden()
    again = anna.from_more(PRIMER)
    expect(again.get_by_text(anna.words.shell("primer-first"))).to_be_hidden()
    expect(again.get_by_text(say("primer-loss-health").text("en"))).to_be_visible()


def test_a_line_leads_to_its_rule(person: Come) -> None:
    anna = person("Anna")
    sit_down(anna)
    expect(anna.options.first).to_be_visible()
    anna.page.keyboard.press("v")
    told = anna.dialog(PRIMER)
    loss = told.get_by_role("listitem").filter(has_text=say("primer-loss-health").text("en"))
    loss.get_by_role("button").first.click()
    expect(told).to_be_hidden()
    expect(anna.dialog("rules").get_by_text("has no health left").first).to_be_visible()


def test_a_question_is_explained_until_it_was_answered_twice(person: Come) -> None:
    night = rehearse()
    anna = person("Anna", newcomer=True)
    sit_down(anna, night.seed)
    told = anna.dialog(PRIMER)
    expect(told).to_be_visible()
    anna.close(told)
    shown: list[bool] = []
    for at, choice in enumerate(night.choices[:3]):
        decision = night.after(at).pending[choice.seat]
        assert decision.topic == "play"
        anna.is_asked(decision)
        shown.append(hint(anna, "play").is_visible())
        anna.choose(choice.key)
    assert shown == [True, True, False]


@pytest.mark.parametrize(("locale", "shape"), [("ru", "phone"), ("uk", "wide")])
def test_it_has_room_in_other_languages(person: Come, locale: str, shape: str) -> None:
    anna = person("Анна", locale=locale, newcomer=True, **SHAPES[shape])
    sit_down(anna)
    told = anna.dialog(PRIMER)
    expect(told.get_by_text(say("primer-loss-health").text(locale))).to_be_visible()
    anna.finds_room_for_everything()
