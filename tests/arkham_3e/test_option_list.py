"""How options are listed: headings by what is done, and under them only what differs."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_3e.assets import gain_item
from miskatonic.games.arkham_3e.words import say
from miskatonic.kernel.text import LOCALES, forms, messages
from tests.asking import listed

from .given import given


def test_cards_with_an_action_stand_under_what_is_done_with_them() -> None:
    game = given("agnes-baker").stand(0, "black-cave").hurt(0, damage=2, horror=2)
    game.card(0, "first-aid-kit", "grimms-fairy-tales").turn()
    assert listed(game.table)["Perform a component action"] == ["First Aid Kit", "Grimms’ Fairy Tales"]


def test_both_sides_of_a_trade_have_a_heading_each() -> None:
    game = given("agnes-baker", "jenny-barnes").stand(0, "black-cave").stand(1, "black-cave")
    game.card(0, "knife").has(0, money=1).card(1, "pain-killers").has(1, clues=1).turn().do("trade")
    assert listed(game.table) == {
        "Give": ["“Knife” to Jenny Barnes", "$1 to Jenny Barnes"],
        "Take": ["“Pain Killers” from Jenny Barnes", "1 clue from Jenny Barnes"],
    }


def test_where_only_one_can_give_no_heading_is_needed() -> None:
    game = given("agnes-baker", "jenny-barnes").stand(0, "black-cave").stand(1, "black-cave")
    game.has(0, money=1).turn().do("trade")
    assert listed(game.table) == {None: ["$1 to Jenny Barnes"]}


def test_what_changing_a_die_takes_is_said_where_nothing_else_could_be_done() -> None:
    game = given("agnes-baker").stand(0, "black-cave").has(0, clues=1).doom(black_cave=1).turn()
    assert listed(game.do("ward", dice="1 1 1 2").table) == {None: ["a clue: reroll a 1", "a clue: reroll a 2"]}
    focused = given("agnes-baker").stand(0, "black-cave").focus(0, "will").doom(black_cave=1).turn()
    assert listed(focused.do("ward", dice="1 1 1 1").table) == {None: ["focus (will): reroll a 1"]}


def test_items_of_the_display_stand_apart_from_the_deck() -> None:
    game = given("agnes-baker").display("knife", "pain-killers")
    asked = next(gain_item(game.table, 0, lambda card: True, say("prompt-gain-item")))
    words = [option.say for option in asked.options]
    assert {forms(each, "en").get("group") for each in words[:2]} == {"Gain from the display"}
    assert [forms(each, "en").get("short") for each in words[:2]] == ["Knife", "Pain Killers"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_heading_stands_over_what_is_short_in_every_language(locale: str) -> None:
    given_args: dict[str, Any] = {"card": "", "what": "", "who": "", "where": "", "skill": "", "die": 1, "n": 1}
    headed = {
        language: {
            id
            for id in messages("arkham-3e", language)
            if id.startswith("option-") and "group" in forms(say(id, **given_args), language)
        }
        for language in LOCALES
    }
    assert len(headed[locale]) > 25
    assert headed[locale] == headed["en"]
    assert all("short" in forms(say(id, **given_args), locale) for id in headed[locale])
