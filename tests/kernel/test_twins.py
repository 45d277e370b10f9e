"""Options that say the same are told apart by what differs between their targets."""

from __future__ import annotations

from miskatonic.kernel.decision import Decision, Gather, Option
from miskatonic.kernel.text import Message, plain
from miskatonic.kernel.twins import Marks, tell_apart

HERE, THERE = Message("kernel", "side-investigators"), Message("kernel", "list-none")
YES, NO = Message("kernel", "timing-forced"), Message("kernel", "timing-optional")
FIGHT = Message("kernel", "timing-pass")


def fights(*things: str) -> Decision:
    options = tuple(Option(f"fight:{thing}", FIGHT, thing, "fight", (thing,)) for thing in things)
    return Decision(0, plain("timing-optional"), options)


def apart(decision: Decision, marks: dict[str, Marks]) -> list[tuple[Message, ...]]:
    told = tell_apart(decision, lambda seat, thing: marks.get(thing, ()))
    assert isinstance(told, Decision)
    assert [option.key for option in told.options] == [option.key for option in decision.options]
    return [option.apart for option in told.options]


def number(count: int) -> Message:
    return plain("twin-number", number=count)


def test_an_option_of_its_own_words_is_left_alone() -> None:
    alone = fights("a")
    assert tell_apart(alone, lambda seat, thing: (HERE,)) is alone


def test_twins_are_told_apart_by_the_first_aspect_in_which_they_differ_and_no_more() -> None:
    assert apart(fights("a", "b"), {"a": (YES, HERE, YES), "b": (YES, THERE, NO)}) == [(HERE,), (THERE,)]


def test_a_twin_that_lacks_what_the_other_has_says_nothing() -> None:
    assert apart(fights("a", "b"), {"a": (HERE,), "b": (None,)}) == [(HERE,), ()]


def test_only_those_that_are_still_alike_are_told_more() -> None:
    marks = {"a": (HERE, YES), "b": (HERE, NO), "c": (THERE, YES)}
    assert apart(fights("a", "b", "c"), marks) == [(HERE, YES), (HERE, NO), (THERE,)]


def test_numbers_are_for_those_that_nothing_else_tells_apart() -> None:
    marks = {"a": (HERE,), "b": (HERE,), "c": (THERE,)}
    assert apart(fights("a", "b", "c"), marks) == [(HERE, number(1)), (HERE, number(2)), (THERE,)]
    assert apart(fights("a", "b"), {}) == [(number(1),), (number(2),)]


def test_questions_to_several_seats_are_told_apart_each() -> None:
    gathered = tell_apart(Gather({0: fights("a", "b"), 1: fights("a")}), lambda seat, thing: ())
    assert isinstance(gathered, Gather)
    assert [option.apart for option in gathered.decisions[0].options] == [(number(1),), (number(2),)]
    assert [option.apart for option in gathered.decisions[1].options] == [()]


def test_what_tells_an_option_apart_is_part_of_its_text() -> None:
    option = Option("fight", FIGHT, apart=(HERE, number(2)))
    assert option.text("en") == "not now (the investigators, no. 2)"
    assert Option("fight", FIGHT).text("en") == "not now"


def test_a_mark_is_as_the_seat_sees_it_that_is_asked() -> None:
    seen: list[tuple[int, str]] = []
    tell_apart(Gather({2: fights("a", "b")}), lambda seat, thing: seen.append((seat, thing)) or ())
    assert seen == [(0, "a"), (0, "b")]
