"""Why a seat cannot use a thing now: what the table answers itself, and what it leaves to the game."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from miskatonic.kernel.decision import Decision, Details, NotNow, Option
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.overview import Overview
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LOCALES, Message, plain

from .toy import TOY, play, toy
from .toy_effects import toy as words


def says_no(table: Table[Any], seat: int, thing: str) -> Message | None:
    """The game's own reason; it has none for a pebble."""
    return None if thing == "pebble" else words("lift-option", n=f"{seat} {thing}")


def found_at_the_deck(table: Table[Any], decision: Decision, option: Option) -> Details:
    return Details(also=("deck",) if option is decision.options[0] else ())


def asked() -> Table[Any]:
    """Seat 0 is asked for a card; the first option can be found at the deck."""
    game = copy(TOY)
    game.why_not = says_no
    game.details = found_at_the_deck
    return Table(game, game.setup(2, 1, {}))


def text(message: Message | None, locale: str = "en") -> str | None:
    return None if message is None else message.text(locale)


def test_the_game_answers_for_a_thing_that_no_option_is_about() -> None:
    assert text(asked().why_not(0, "card:7")) == "0 card:7"
    assert asked().why_not(0, "pebble") is None


def test_what_an_option_can_be_found_at_may_be_used() -> None:
    assert asked().why_not(0, "deck") is None


def test_what_an_option_is_about_may_be_used() -> None:
    table = asked()
    decision = table.decision
    assert decision is not None
    about = Option("use", plain("effect-none"), about=("lamp",), verb="use")
    table._request = Decision(0, decision.prompt, (about,), topic="card")
    assert table.why_not(0, "lamp") is None
    assert table.why_not(0, "rope") is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_a_seat_that_is_not_asked_waits_for_others(locale: str) -> None:
    expected = {
        "en": "Somebody else decides now.",
        "ru": "Сейчас решает кто-то другой.",
        "uk": "Зараз вирішує хтось інший.",
    }
    assert text(asked().why_not(1, "deck"), locale) == expected[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_decides_is_named_where_the_seats_have_names(locale: str) -> None:
    table = asked()
    names = (words("lift-option", n="Ann"), words("lift-option", n="Bob"))
    table.game.overview = lambda view: Overview(seats=names)
    expected = {"en": "Ann decides now.", "ru": "Сейчас решает Ann.", "uk": "Зараз вирішує Ann."}
    assert text(table.why_not(1, "deck"), locale) == expected[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_after_the_end_the_game_is_over(locale: str) -> None:
    table = asked()
    play(table, 1000)
    expected = {"en": "The game is over.", "ru": "Игра окончена.", "uk": "Гру закінчено."}
    assert text(table.why_not(0, "deck"), locale) == expected[locale]


def test_when_several_are_asked_each_has_its_own_answer() -> None:
    table = asked()
    play(table, 2)
    assert set(table.pending) == {0, 1}
    assert [text(table.why_not(seat, "lamp")) for seat in (0, 1)] == ["0 lamp", "1 lamp"]
    table.choose("low", 0)
    assert text(table.why_not(0, "lamp")) == "Somebody else decides now."


def test_a_game_with_no_reasons_of_its_own_has_nothing_more_to_say() -> None:
    assert toy().why_not(0, "lamp") is None
    assert toy().why_not(1, "lamp") is not None


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_there_must_be_such_a_seat(seat: Any) -> None:
    with pytest.raises(MiskatonicError, match="There is no seat"):
        asked().why_not(seat, "lamp")


def barred(table: Table[Any], seat: int) -> list[NotNow]:
    """The game names a spade twice."""
    spade = NotNow(words("lift-option", n="spade"), words("lift-option", n=str(seat)), "dig", ("spade",))
    return [spade, spade, NotNow(words("lift-option", n="rope"), words("lift-option", n=str(seat)), "climb")]


def test_what_is_not_possible_now_is_told_to_the_seat_that_is_asked_and_once() -> None:
    table = asked()
    table.game.not_now = barred
    assert [(text(each.say), text(each.reason), each.verb) for each in table.not_now(0)] == [
        ("spade", "0", "dig"),
        ("rope", "0", "climb"),
    ]
    assert table.not_now(1) == []
    with pytest.raises(MiskatonicError):
        table.not_now(2)


def test_a_game_may_leave_nothing_out() -> None:
    assert asked().not_now(0) == []
