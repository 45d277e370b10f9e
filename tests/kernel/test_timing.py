"""Timing: would, when, resolve, after; forced before optional; cancel, replace, limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import plain
from miskatonic.kernel.timing import Limit, Occasion, Point, Timing, Trigger, Uses


class Desk(Struct):
    """Stands in for a table: abilities, a log, and the uses."""

    abilities: list[Any]
    log: list[str]
    uses: Uses
    cause: str | None = None
    aftermath: list[Occasion] | None = None


def ability(key: str, point: Point, seat: int = 0, run: Callable[[Occasion], None] | None = None, **more: Any) -> Any:
    def act(desk: Any, occasion: Occasion) -> Flow[None]:
        desk.log.append(key)
        if run:
            run(occasion)
        yield from ()

    return Trigger(key, seat, "arrive", point, plain("effect-none"), act, **more)


def happen(
    *abilities: Any, answers: tuple[str, ...] = (), uses: Uses | None = None
) -> tuple[list[str], list[Decision], bool]:
    desk = Desk(list(abilities), [], uses or Uses({}))
    timing: Any = Timing(lambda desk, occasion, point: desk.abilities, lambda desk: [0, 1], lambda desk: desk.uses)

    def resolve() -> Flow[None]:
        desk.log.append("resolve")
        yield from ()

    flow = timing.happen(desk, Occasion("arrive"), resolve)
    asked: list[Decision] = []
    waiting = list(answers)
    reply = None
    try:
        while True:
            asked.append(flow.send(reply))
            reply = asked[-1].find(waiting.pop(0))
    except StopIteration as finished:
        assert not waiting
        return desk.log, asked, finished.value


def test_points_come_in_order() -> None:
    log, asked, happened = happen(
        ability("c", Point.AFTER, forced=True),
        ability("b", Point.WHEN, forced=True),
        ability("a", Point.WOULD, forced=True),
    )
    assert log == ["a", "b", "resolve", "c"] and asked == [] and happened


def test_forced_abilities_come_before_optional_ones() -> None:
    log, asked, _ = happen(ability("may", Point.WHEN), ability("must", Point.WHEN, forced=True), answers=("use:may",))
    assert log == ["must", "may", "resolve"] and len(asked) == 1


def test_the_first_seat_settles_the_order_of_forced_abilities() -> None:
    log, asked, _ = happen(
        ability("x", Point.AFTER, seat=1, forced=True), ability("y", Point.AFTER, forced=True), answers=("use:y",)
    )
    assert log == ["resolve", "y", "x"] and asked[0].seat == 0


def test_an_optional_ability_may_be_passed() -> None:
    log, asked, _ = happen(ability("may", Point.AFTER), answers=("pass",))
    assert log == ["resolve"] and [option.key for option in asked[0].options] == ["use:may", "pass"]


def test_seats_are_asked_in_order_until_all_pass() -> None:
    uses = Uses({})
    limit = Limit(1, "round")
    log, asked, _ = happen(
        ability("one", Point.AFTER, 0, limit=limit),
        ability("two", Point.AFTER, 1, limit=limit),
        answers=("use:one", "use:two"),
        uses=uses,
    )
    assert log == ["resolve", "one", "two"] and [each.seat for each in asked] == [0, 1]


def test_a_cancelled_occasion_has_neither_effect_nor_aftermath() -> None:
    log, _, happened = happen(
        ability("stop", Point.WHEN, forced=True, run=lambda occasion: occasion.cancel()),
        ability("after", Point.AFTER, forced=True),
        ability("late", Point.WHEN),
    )
    assert log == ["stop"] and not happened


def test_a_replaced_occasion_does_the_other_thing_instead() -> None:
    done: list[str] = []

    def instead() -> Flow[None]:
        done.append("instead")
        yield from ()

    log, _, happened = happen(
        ability("swap", Point.WOULD, forced=True, run=lambda occasion: occasion.replace(instead)),
        ability("after", Point.AFTER, forced=True),
    )
    assert log == ["swap"] and done == ["instead"] and not happened


def test_an_ability_that_does_not_apply_is_not_offered() -> None:
    log, asked, _ = happen(ability("never", Point.AFTER, applies=lambda desk, occasion: False))
    assert log == ["resolve"] and asked == []


def test_a_limit_holds_for_its_period_and_is_forgotten_with_it() -> None:
    uses = Uses({})
    limit = Limit(1, "round")
    once = ability("once", Point.AFTER, limit=limit)
    assert happen(once, answers=("use:once",), uses=uses)[0] == ["resolve", "once"]
    assert happen(once, uses=uses)[1] == []
    uses.new("game")
    assert happen(once, uses=uses)[1] == []
    uses.new("round")
    assert len(happen(once, answers=("pass",), uses=uses)[1]) == 1


def test_an_optional_ability_triggers_once_for_each_occasion() -> None:
    log, asked, _ = happen(ability("may", Point.AFTER), answers=("use:may",))
    assert log == ["resolve", "may"] and len(asked) == 1


# Effects are resolved whole.


class Play:
    """A desk on which things happen in the midst of effects: `a` happens, `b` happens."""

    def __init__(self, *abilities: Any, concerns: Callable[[Any, Occasion], bool] | None = None) -> None:
        self.desk: Any = Desk(list(abilities), [], Uses({}))
        self.timing: Any = Timing(
            lambda desk, occasion, point: [each for each in desk.abilities if each.moment == occasion.moment],
            lambda desk: [0, 1],
            concerns=concerns,
        )

    def happens(self, moment: str) -> Flow[bool]:
        def resolve() -> Flow[None]:
            self.desk.log.append(moment)
            yield from ()

        return (yield from self.timing.happen(self.desk, Occasion(moment), resolve))

    def effect(self, *parts: str | Flow[Any]) -> Flow[None]:
        """Moments and effects, one after the other, as one effect."""

        def all_parts() -> Flow[None]:
            for part in parts:
                yield from self.happens(part) if isinstance(part, str) else part

        return self.timing.whole(self.desk, all_parts())

    def resolve(self, flow: Flow[Any]) -> list[str]:
        assert list(flow) == [], "nobody is to be asked"
        assert self.desk.aftermath is None
        return self.desk.log


def reacting(moment: str, point: Point, does: Callable[[], Flow[Any]] | None = None) -> Any:
    """A forced ability, logged like `a.after`, which may have an effect of its own."""

    def act(desk: Any, occasion: Occasion) -> Flow[None]:
        desk.log.append(f"{moment}.{point}")
        if does is not None:
            yield from does()

    return Trigger(f"{moment}.{point}", 0, moment, point, plain("effect-none"), act, forced=True)


def both_points(*moments: str) -> list[Any]:
    return [reacting(moment, point) for moment in moments for point in (Point.WHEN, Point.AFTER)]


def test_outside_of_an_effect_nothing_waits() -> None:
    play = Play(*both_points("a"))
    assert play.resolve(play.happens("a")) == ["a.when", "a", "a.after"]


def test_all_parts_of_an_effect_come_before_anything_that_is_after_one_of_them() -> None:
    play = Play(*both_points("a", "b"))
    assert play.resolve(play.effect("a", "b")) == ["a.when", "a", "b.when", "b", "a.after", "b.after"]


def test_an_effect_within_an_effect_is_a_part_of_it() -> None:
    play = Play(*both_points("a", "b"))
    flow = play.effect(play.effect("a"), "b")
    assert play.resolve(flow) == ["a.when", "a", "b.when", "b", "a.after", "b.after"]


def test_an_effect_returns_what_its_flow_returns() -> None:
    play = Play()
    done: list[bool] = []

    def nested() -> Flow[None]:
        done.append((yield from play.timing.whole(play.desk, play.happens("a"))))

    play.resolve(play.timing.whole(play.desk, nested()))
    assert done == [True]


def test_a_reaction_has_an_effect_of_its_own_which_is_done_before_the_next_reaction() -> None:
    play = Play(*both_points("b", "c", "d"))
    play.desk.abilities.append(reacting("a", Point.AFTER, lambda: play.effect("c", "d")))
    expected = ["a", "b.when", "b", "a.after", "c.when", "c", "d.when", "d", "c.after", "d.after", "b.after"]
    assert play.resolve(play.effect("a", "b")) == expected


def test_what_interrupts_an_effect_is_done_with_all_that_follows_before_the_effect_goes_on() -> None:
    play = Play(*both_points("c"))
    play.desk.abilities.append(reacting("a", Point.WHEN, lambda: play.effect("c")))
    play.desk.abilities.append(reacting("a", Point.AFTER))
    assert play.resolve(play.effect("a", "b")) == ["a.when", "c.when", "c", "c.after", "a", "b", "a.after"]


def test_what_is_apart_from_the_effect_it_happens_in_does_not_wait_for_it() -> None:
    play = Play(*both_points("a", "b"))
    flow = play.effect("a", play.timing.apart(play.desk, play.happens("b")), "c")
    assert play.resolve(flow) == ["a.when", "a", "b.when", "b", "b.after", "c", "a.after"]


def test_who_comes_in_the_course_of_an_effect_reacts_to_all_of_it() -> None:
    play = Play()

    def comes() -> Flow[None]:
        play.desk.abilities.append(reacting("a", Point.AFTER))
        yield from ()

    assert play.resolve(play.effect("a", comes())) == ["a", "a.after"]


def test_what_no_longer_concerns_anybody_is_not_announced() -> None:
    play = Play(*both_points("a", "b"), concerns=lambda desk, occasion: occasion.moment != "a")
    assert play.resolve(play.effect("a", "b")) == ["a.when", "a", "b.when", "b", "b.after"]


def test_what_was_cancelled_in_an_effect_has_no_aftermath() -> None:
    play = Play(reacting("a", Point.AFTER), reacting("b", Point.AFTER))
    play.desk.abilities.append(
        Trigger("stop", 0, "a", Point.WOULD, plain("effect-none"), lambda desk, occasion: stop(occasion), forced=True)
    )
    assert play.resolve(play.effect("a", "b")) == ["b", "b.after"]


def stop(occasion: Occasion) -> Flow[None]:
    occasion.cancel()
    yield from ()
