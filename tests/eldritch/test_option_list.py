"""How options are listed: headings by what is done, and under them only what differs."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.words import say
from miskatonic.kernel.text import LOCALES, forms, messages
from tests.asking import listed

from .given import given

GROUPED = (
    *("option-cast", "option-component-action", "option-more-action", "option-buy", "option-discard"),
    *("option-give", "option-take", "option-reroll-clue", "option-reroll", "option-reroll-any", "option-raise"),
)


def test_spells_stand_under_what_is_done_with_them() -> None:
    game = given("jim-culver").stand(0, "rome").card(0, "feed-the-mind", "conjuration").turn()
    assert listed(game.table)["Cast a spell"] == ["Feed the Mind", "Conjuration"]


def test_one_spell_needs_no_heading() -> None:
    game = given("jim-culver").stand(0, "rome").card(0, "conjuration").turn()
    assert "cast “Conjuration”" in listed(game.table)[None]


def test_what_is_paid_to_travel_on_is_always_said() -> None:
    game = given("jim-culver").stand(0, "rome").tickets(0, trains=1).turn().do("travel", "travel:istanbul")
    assert "by train to Rome" in listed(game.table)[None]


def test_who_can_only_discard_from_the_reserve_is_not_offered_bare_names() -> None:
    game = given("jim-culver").stand(0, "rome").reserve("arcane-tome", "whiskey").turn()
    game.do("acquire", dice="1 1 5").do("no")
    assert listed(game.table) == {
        None: ["acquire “Whiskey”"],
        "Discard from the reserve": ["discard “Arcane Tome”", "discard “Whiskey”"],
    }


def test_a_trade_in_which_only_one_has_something_asks_for_that() -> None:
    game = given("jim-culver", "silas-marsh").stand(0, "rome").stand(1, "rome").card(1, "holy-cross").turn().do("trade")
    assert game.table.decision is not None
    assert game.table.decision.prompt.text("en") == "What do you ask Silas Marsh for?"
    assert listed(game.table) == {None: ["“Holy Cross”"]}


def test_both_sides_of_a_trade_have_a_heading_each() -> None:
    game = given("jim-culver", "silas-marsh").stand(0, "rome").stand(1, "rome").card(0, "axe", "wither")
    game.card(1, "holy-cross", "pocket-watch").turn().do("trade")
    assert listed(game.table) == {"Give": ["“Axe”", "“Wither”"], "Ask for": ["“Holy Cross”", "“Pocket Watch”"]}
    assert listed(game.table, "ru")["Отдать"][0] == "карту «Топор»"


def test_the_question_which_encounter_has_said_what_it_is() -> None:
    game = given("jim-culver").stand(0, "rome").clue("rome").gate("rome").encounter()
    assert listed(game.table) == {None: ["general", "in Europe", "research", "in an Other World"]}


def test_dice_are_changed_by_rolling_again_or_by_adding() -> None:
    game = given("jim-culver").stand(0, "rome").clues(0, 1).monster("ghoul", "rome")
    game.card(0, "lucky-rabbits-foot", "lucky-cigarette-case").encounter(dice="1 2 2 4 4")
    assert listed(game.table)["Reroll"][0] == "the 1 again, for a clue"
    assert listed(game.table)["Add 1 to a die"] == [f"the {die} plus 1, with Lucky Cigarette Case" for die in (1, 2, 4)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_headings(locale: str) -> None:
    encounters = [id for id in messages("eldritch", locale) if id.startswith("encounter-") and id != "encounter-final"]
    for id in (*GROUPED, *encounters):
        assert {"group", "short"} <= set(forms(say(id, card="", what="", dice="", die=1), locale)), id
