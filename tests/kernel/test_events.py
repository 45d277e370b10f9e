"""Events: what they say and touch, who may see them, and whether they show what was hidden."""

from __future__ import annotations

from typing import ClassVar

import pytest

from miskatonic.kernel.events import Event, Highlight, HighlightKind, Named, Tone, Vocabulary, reveals
from miskatonic.kernel.text import Message

from .toy import Drew, Scored, toy


def test_an_event_for_everybody_is_seen_by_seats_and_spectators() -> None:
    event = Scored(0, 7)
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [True, True, True]


def test_an_event_for_one_seat_is_seen_by_nobody_else() -> None:
    event = Drew(1, 7, only=(1,))
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [False, False, True]


def test_one_event_that_shows_something_hidden_is_enough_to_reveal() -> None:
    assert reveals([Scored(0, 7), Drew(1, 8, only=(1,)), Scored(1, 8)])
    assert not reveals([Scored(0, 7), Scored(1, 8)])
    assert not reveals([])


def test_a_choice_reveals_by_what_it_leads_to() -> None:
    table = toy()
    known = len(table.events)
    table.choose(0)
    assert not reveals(table.events[known:])
    for choice in (0, "low", "low"):
        table.choose(choice)
    assert reveals(table.events[known:])


def test_an_event_says_what_happened() -> None:
    with pytest.raises(TypeError, match="Event does not say what happened"):
        Event().text()


# Events that are told from their fields.


def say(id: str, **args: object) -> Message:
    return Message("toy", id, args)


class Told(Event, frozen=True):
    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(
        say,
        names={"who": lambda who: say(f"player-{who}"), "cards": Named("what", lambda card: say(f"card-{card}"))},
        things={
            "who": lambda who: f"player:{who}",
            "cards": lambda card: f"card:{card}",
            "id": lambda id: f"card:{id}",
        },
        silent=("id",),
    )


class Gave(Told, frozen=True, tag="gave"):
    who: str
    cards: list[int]
    to: str = ""
    id: int | None = None
    gladly: bool = False

    also: ClassVar[tuple[str, ...]] = ("table",)

    def variant(self) -> str:
        return "-gladly" if self.gladly else ""


def test_a_sentence_is_made_of_the_fields_by_their_names() -> None:
    said = Gave("ann", [7, 8], "bob", 9, cause="card:3", only=(1,)).say()
    assert said.id == "event-gave"
    assert said.args == {
        "who": say("player-ann"),
        "what": [say("card-7"), say("card-8")],
        "to": "bob",
        "gladly": 0,
    }


def test_a_field_without_a_value_is_not_named() -> None:
    assert "who" not in Gave("", []).say().args


def test_one_of_several_sentences_fits() -> None:
    assert Gave("ann", [], gladly=True).say().id == "event-gave-gladly"


def test_an_event_touches_the_things_its_fields_name_and_what_it_always_touches() -> None:
    assert Gave("ann", [7, 8], id=0).touches() == ["player:ann", "card:7", "card:8", "card:0", "table"]
    assert Gave("", []).touches() == ["table"]
    assert Scored(0, 7).touches() == []


def test_an_event_that_declares_nothing_is_plain_and_has_no_icon_of_its_own() -> None:
    assert (Gave("ann", []).feels(), Gave("ann", []).pictured()) == (Tone.PLAIN, "")


def test_an_event_is_a_highlight_where_it_says_so() -> None:
    class Won(Told, frozen=True):
        highlight: ClassVar[HighlightKind | None] = HighlightKind.PAGE

    assert Won().highlighted() == Highlight(HighlightKind.PAGE)
    assert Gave("ann", []).highlighted() is None
