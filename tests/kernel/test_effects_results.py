"""Tests with results: what follows from them, and numbers that are counted."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.kernel.effects import Fixed, Outcome, Per, Test, line_for
from miskatonic.kernel.effects.amounts import PerSuccess
from miskatonic.kernel.effects.results import spans
from miskatonic.kernel.effects.walking import counted_outside_tests, nodes
from miskatonic.kernel.errors import ContentError

from .toy_effects import IMPOSSIBLE, Guest, Lift, Note, PerCoin, Person, card, note, room, run

GRADED = {
    "do": "test",
    "trial": "lift",
    "results": [
        {"result": 0, "then": [note("none")]},
        {"result": "1-2", "then": [note("some")]},
        {"result": "3+", "then": [note("many")]},
    ],
}


EVERY = [0, 1, 2, 3, 4, 5, 120]


def trying(**parts: Any) -> dict[str, Any]:
    return {"do": "test", "trial": "lift"} | parts


def count(n: Any) -> dict[str, Any]:
    return {"do": "count", "n": n}


# Results by number.


@pytest.mark.parametrize(("result", "line"), [(0, "none"), (1, "some"), (2, "some"), (3, "many")])
def test_exactly_one_line_is_resolved_by_the_result(result: int, line: str) -> None:
    assert run(Person(), GRADED, answers=(f"lift:{result}",))[0] == [line]


def test_a_result_without_a_line_leads_to_nothing() -> None:
    assert run(Person(), trying(results=[{"result": "2+", "then": [note("a")]}]), answers=("lift:1",))[0] == []


def test_a_test_may_have_lines_beside_passing_and_failing() -> None:
    both = trying(**{"pass": [note("up")], "results": [{"result": "0-1", "then": [note("hurt")]}]})
    assert run(Person(), both, answers=("lift:1",))[0] == ["up", "hurt"]
    assert run(Person(), both, answers=("lift:2",))[0] == ["up"]
    assert run(Person(), both, answers=("lift:0",))[0] == ["hurt"]


@pytest.mark.parametrize(
    ("text", "fitting"),
    [(2, [2]), ("2", [2]), ("0-2", [0, 1, 2]), ("4+", [4, 5, 120]), ("1, 3-4", [1, 3, 4]), ("any", EVERY)],
)
def test_ranges_are_written_as_on_the_cards(text: Any, fitting: list[int]) -> None:
    (test,) = card(trying(results=[{"result": text, "then": [note("a")]}])).effects
    lines: Any = getattr(test, "results")  # noqa: B009
    assert [n for n in EVERY if line_for(lines, Outcome(True, n))] == fitting


def test_a_range_is_read_once() -> None:
    assert spans("1-2, 4+") is spans("1-2, 4+")


@pytest.mark.parametrize(
    ("results", "complaint"),
    [
        (["1-2", "2+"], "there are two results for 2"),
        (["any", 3], "there are two results for 3"),
        (["3-1"], "the result 3-1 ends before it begins"),
        (["few"], "matching regex"),
        ([-1], "Expected `int` >= 0"),
    ],
)
def test_ranges_that_overlap_or_mean_nothing_are_refused(results: list[Any], complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        card(trying(results=[{"result": each, "then": [note("a")]} for each in results]))


# Numbers that are counted.


def test_a_plain_number_is_itself() -> None:
    assert run(Person(), count(2))[0] == ["2"] and Fixed(2).printed == 2


@pytest.mark.parametrize(
    ("amount", "coins", "counted"),
    [
        ({"per": "coin"}, 3, 3),
        ("coin", 3, 3),
        ({"per": "coin", "n": 2}, 3, 6),
        ({"per": "coin", "plus": 1}, 3, 4),
        ({"per": "coin", "n": -1, "plus": 3}, 1, 2),
        ({"per": "coin", "n": -1, "plus": 3}, 5, 0),
        ({"per": "coin", "every": 2}, 3, 2),
        ({"per": "coin", "every": 2}, 4, 2),
        ({"per": "coin", "every": 2}, 0, 0),
    ],
)
def test_a_counting_word_is_counted_when_the_effect_is_resolved(amount: Any, coins: int, counted: int) -> None:
    assert run(Person(coins=coins), count(amount))[0] == ([str(counted)] if counted else [])


def test_an_amount_is_never_less_than_0() -> None:
    assert PerCoin(n=-1, plus=3).count(room(Person(coins=5)), Guest()) == 0


def test_an_amount_may_be_less_than_0_where_that_makes_sense() -> None:
    assert PerCoin(n=-1, plus=3).signed(room(Person(coins=5)), Guest()) == -2
    assert Fixed(2).signed(room(Person()), Guest()) == 2


def test_a_trial_may_count_too() -> None:
    test = trying(trial={"try": "lift", "bonus": {"per": "coin"}}, **{"pass": [count("success")]})
    assert run(Person(coins=2), test, answers=("lift:1",))[0] == ["3"]


def test_effects_after_a_test_count_by_its_result() -> None:
    test = trying(**{"pass": [count({"per": "success"})], "fail": [count({"per": "success", "plus": 7})]})
    assert run(Person(), test, answers=("lift:3",))[0] == ["3"]
    assert run(Person(), test, answers=("lift:0",))[0] == ["7"]


def test_whatever_the_result_less_by_each_success() -> None:
    suffer = count({"per": "success", "n": -1, "plus": 3})
    test = trying(results=[{"result": "any", "then": [suffer]}])
    assert [run(Person(), test, answers=(f"lift:{n}",))[0] for n in range(4)] == [["3"], ["2"], ["1"], []]


def test_the_result_is_known_as_deep_as_effects_go_and_to_those_they_are_for() -> None:
    deep = {"do": "for-each", "each": "everybody", "then": [{"do": "may", "then": [count("success")]}]}
    assert run(Person(), trying(**{"pass": [deep]}), answers=("lift:2", "yes"))[0] == ["2"]


def test_an_inner_test_counts_by_its_own_result_and_the_outer_goes_on_with_its_own() -> None:
    inner = trying(**{"pass": [count("success")]})
    test = trying(**{"pass": [inner, count("success")]})
    assert run(Person(), test, answers=("lift:3", "lift:1"))[0] == ["1", "3"]


def test_something_is_repeated_as_often_as_counted() -> None:
    repeat = {"do": "repeat", "times": {"per": "coin"}, "then": [{"do": "choose", "among": [[note("a")], [note("b")]]}]}
    assert run(Person(coins=2), repeat, answers=("way:1", "way:2")) == (["a", "b"], 2)
    assert run(Person(), repeat) == ([], 0)


def test_a_repeat_is_counted_before_it_begins() -> None:
    repeat = {"do": "repeat", "times": "coin", "then": [{"do": "pay", "cost": "coins", "then": [note("sold")]}]}
    assert run(Person(coins=3), repeat)[0] == ["sold"] * 3


def test_a_test_is_possible_if_any_result_could_change_something() -> None:
    def offered(**parts: Any) -> bool:
        return card(trying(**parts)).effects[0].possible(room(), Guest())

    assert offered(**{"pass": [count("success")]})
    assert offered(results=[{"result": "2-3", "then": [count("success")]}])
    assert offered(results=[{"result": "any", "then": [count({"per": "success", "n": -1, "plus": 1})]}])
    assert offered(**{"pass": [{"do": "if", "when": "high", "then": [note("a")]}]})
    assert not offered(**{"fail": [count("success")]})
    assert not offered(results=[{"result": 0, "then": [count("success")]}, {"result": "1+", "then": [IMPOSSIBLE]}])
    assert not offered(results=[{"result": "2+", "then": [count({"per": "success", "n": -1, "plus": 2})]}])


class Sure(Lift, frozen=True, tag="sure"):
    """It cannot fail."""

    def suppose(self, result: int) -> Outcome:
        return Outcome(True, result)


def test_a_trial_says_itself_which_outcomes_it_might_have() -> None:
    assert not Test(Sure(), failed=[Note("a")]).possible(room(), Guest())
    assert Test(Lift(), failed=[Note("a")]).possible(room(), Guest())


# What is wrong with it.


def test_successes_are_counted_only_after_a_test() -> None:
    with pytest.raises(TypeError, match="only in what follows a test"):
        run(Person(), count("success"))


def test_successes_without_a_test_are_found_in_a_file() -> None:
    inside = trying(**{"pass": [count("success")], "results": [{"result": "any", "then": [count("success")]}]})
    outside = {"do": "may", "then": [note("a"), count("success")]}
    before = trying(trial={"try": "lift", "bonus": "success"})
    found = list(counted_outside_tests(card(inside, outside, before).effects, "effects"))
    assert found == ["effects[1].then[1].n", "effects[2].trial.bonus"]


def test_nodes_are_found_with_the_way_to_them() -> None:
    effects = card(trying(results=[{"result": 1, "then": [count("coin")]}])).effects
    assert [where for where, node in nodes(effects, "e") if isinstance(node, Per)] == ["e[0].results[0].then[0].n"]


def test_nodes_are_found_in_sections_too() -> None:
    sections = {"city": card(count(1)).effects, "sea": card(count("coin")).effects}
    assert [where for where, node in nodes(sections, "card") if isinstance(node, Per)] == ["card.sea[0].n"]


@pytest.mark.parametrize(
    ("amount", "complaint"),
    [
        ({"per": "moon"}, "unknown `per: moon`; known are: coin, success"),
        ({"each": "coin"}, "expected a number or a mapping with `per:`"),
        (True, "expected a number or a mapping with `per:`"),
        ({"per": "coin", "plus": -1}, "in `per: coin`: Expected `int` >= 0"),
        ({"per": "coin", "every": 0}, "in `per: coin`: Expected `int` >= 1"),
        ({"per": "coin", "colour": 1}, "unknown field `colour`"),
    ],
)
def test_a_wrong_amount_is_refused(amount: Any, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        card(count(amount))
    assert complaint in str(caught.value)


def test_what_is_known_of_an_amount_without_counting() -> None:
    assert (PerCoin(plus=2).printed, PerSuccess().printed) == (2, 0)
