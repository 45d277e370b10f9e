"""What the cards of the example game do, and what they say: both come from the same lines of YAML."""

from __future__ import annotations

import pytest

from miskatonic.kernel import dice
from miskatonic.kernel.effects import say
from miskatonic.kernel.text import LOCALES, render

from .ashgrove.cards import CARDS
from .given import courage, keys, room, struck


def fall(monkeypatch: pytest.MonkeyPatch, *fallen: int) -> None:
    monkeypatch.setattr(dice, "roll", lambda source, count: list(fallen))


def test_a_cold_breath_takes_courage() -> None:
    assert courage(struck("cold-breath")) == 4


def test_whispers_let_one_choose_what_is_lost() -> None:
    assert keys(struck("whispers", room="tower")) == ["way:1", "way:2"]
    assert room(struck("whispers", "way:2", room="tower")) == "hall"
    assert courage(struck("whispers", "way:1", room="tower")) == 4


def test_whispers_in_the_hall_leave_no_choice() -> None:
    assert courage(struck("whispers")) == 4


def test_footsteps_without_a_success_take_courage(monkeypatch: pytest.MonkeyPatch) -> None:
    fall(monkeypatch, 1, 2, 3, 4, 4)
    assert courage(struck("footsteps")) == 4


def test_who_meets_the_eye_of_the_portrait_hears_two_rooms() -> None:
    table = struck("portrait", "pay", "listen:tower", "listen:study", room="kitchen")
    assert (courage(table), room(table), table.state.heard) == (4, "kitchen", ["tower", "study"])


def test_who_looks_away_from_the_portrait_is_back_in_the_hall() -> None:
    table = struck("portrait", "no", room="kitchen")
    assert (courage(table), room(table)) == (5, "hall")


def test_the_last_courage_cannot_be_paid() -> None:
    table = struck("portrait", room="kitchen", courage=1)
    assert (courage(table), room(table)) == (1, "hall")


@pytest.mark.parametrize(("answers", "left", "heard"), [(["yes", "listen:tower"], 5, ["tower"]), (["no"], 4, [])])
def test_a_draught_may_be_followed(answers: list[str], left: int, heard: list[str]) -> None:
    table = struck("draught", *answers, room="kitchen")
    assert (courage(table), table.state.heard) == (left, heard)


def test_dead_light_takes_courage_and_drives_back() -> None:
    table = struck("dead-light", room="tower")
    assert (courage(table), room(table)) == (4, "hall")


def test_by_dead_light_one_hears_more_in_the_hall() -> None:
    table = struck("dead-light", "listen:tower")
    assert (courage(table), table.state.heard) == (4, ["tower"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_told_in_every_language(card: str, locale: str) -> None:
    assert render(say(CARDS[card].effects), locale)[1] == []


def test_the_text_is_made_from_the_effects() -> None:
    assert say(CARDS["footsteps"].effects).text() == (
        "Keep your nerve: roll a die for each courage; a 5 or 6 is a success. "
        "On a success: for each success, listen at a room: is the idol in it? On a failure: lose 1 courage."
    )
