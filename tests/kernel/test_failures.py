"""Rules that fail, and rules that do what no rule may do: what is said of them, and where they are."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.kernel import saves
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import Defect, MiskatonicError
from miskatonic.kernel.flow import Flow, NextStep, ask, gather
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import plain

from .toy import TOY, Toy, option, play, toy

PROMPT = plain("effect-choose-prompt")
HERE = Path(__file__)


def with_bid(step: Callable[[Table[Toy]], Any]) -> Table[Toy]:
    """A table one choice before a step that was put in the place of the bids."""
    game = copy(TOY)
    game.steps = {**TOY.steps, "bid": step}
    table = Table(game, game.setup(2, 1, {}))
    play(table, 1)
    return table


def failing(step: Callable[[Table[Toy]], Any]) -> Defect:
    """What is reported when the step begins; the table stays where it was."""
    table = with_bid(step)
    before = table.hash()
    with pytest.raises(Defect) as caught:
        play(table, 1)
    assert table.hash() == before
    return caught.value


def place(function: Callable[..., Any], below: int) -> str:
    """A line of a function as reports name it: from the folder of the game on."""
    return f"kernel/{HERE.name}:{inspect.getsourcelines(function)[1] + below} in {function.__name__}"


# Where a rule failed.


def test_a_failing_rule_says_where_in_the_game_it_failed() -> None:
    table = toy(broken=True)
    with pytest.raises(Defect, match=r"after 'broken' at kernel/toy\.py:\d+ in turns \(ZeroDivisionError: this rule"):
        table.choose("broken")


def test_a_rule_that_fails_in_the_kernel_is_told_by_where_it_called_it() -> None:
    def bid(table: Table[Toy]) -> str:
        table.view(9)
        return "draw"

    assert f"at {place(bid, 1)} (MiskatonicError: There is no seat 9 at this table);" in str(failing(bid))


def test_the_report_brings_the_traceback_and_no_path_of_the_machine() -> None:
    def bid(table: Table[Toy]) -> str:
        return {}["omens"]

    told = saves.read(failing(bid).report).defect or ""
    first, *rest = told.splitlines()
    assert first == f"KeyError: 'omens' at {place(bid, 1)}"
    assert any(line.startswith("  miskatonic/kernel/table.py:") and line.endswith(" in _run") for line in rest)
    assert rest[-2:] == [f"  {place(bid, 1)}", '    return {}["omens"]']
    assert str(HERE.parent) not in told and str(Path.home()) not in told


def test_choices_that_fail_alike_have_one_cause() -> None:
    table = toy(broken=True)
    causes: set[str] = set()
    for picks in (0, 1):
        play(table, picks)
        with pytest.raises(Defect) as caught:
            table.choose("broken")
        causes.add(caught.value.cause)
    assert len(causes) == 1

    def bid(table: Table[Toy]) -> str:
        raise ZeroDivisionError("this rule is broken")

    assert failing(bid).cause not in causes


# What no rule may do.


def nothing(table: Table[Toy]) -> None:
    """Returns no step."""


def no_name(table: Table[Toy]) -> int:
    return 7


def nothing_in_the_end(table: Table[Toy]) -> Flow[None]:
    yield from ask(0, PROMPT, [option("a")])


def another(table: Table[Toy]) -> str:
    return "bidding"


def several(table: Table[Toy]) -> Flow[list[str]]:
    yield from ()
    return ["draw"]


def another_in_the_end(table: Table[Toy]) -> Flow[str]:
    yield from ()
    return "bidding"


def another_at_once(table: Table[Toy]) -> Flow[str]:
    yield from ()
    raise NextStep("bidding")


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (nothing, "nothing"),
        (no_name, "7"),
        (nothing_in_the_end, "nothing"),
        (another, "'bidding'"),
        (another_in_the_end, "'bidding'"),
        (another_at_once, "'bidding'"),
        (several, "['draw']"),
    ],
)
def test_a_step_has_to_return_the_name_of_a_step(step: Any, told: str) -> None:
    sentence = f"(RuleError: The step 'bid' leads to {told}, which is no step; the steps are: draw, turns, bid);"
    assert sentence in str(failing(step))


def test_a_game_has_to_begin_with_a_step() -> None:
    game = copy(TOY)
    game.begin = lambda setup: replace(TOY.begin(setup), step="breakfast")
    with pytest.raises(MiskatonicError, match=r"^The set-up leads to 'breakfast', which is no step; [^.]*\.$"):
        Table(game, game.setup(2, 1, {}))


@pytest.mark.parametrize("error", [KeyError("bid"), AttributeError("send"), TypeError("bid")])
def test_an_error_of_a_rule_is_not_taken_for_a_wrong_step(error: Exception) -> None:
    def bid(table: Table[Toy]) -> str:
        raise error

    assert f"({type(error).__name__}: {error});" in str(failing(bid))


def flow_itself(table: Table[Toy]) -> Flow[str]:
    yield ask(0, PROMPT, [option("a"), option("b")])  # type: ignore[misc]
    return "draw"


def no_question(table: Table[Toy]) -> Flow[str]:
    yield "a"  # type: ignore[misc]
    return "draw"


def nobody(table: Table[Toy]) -> Flow[str]:
    yield from ask(2, PROMPT, [option("a"), option("b")], topic="colour")
    return "draw"


def before_the_first(table: Table[Toy]) -> Flow[str]:
    yield from ask(-1, PROMPT, [option("a"), option("b")])
    return "draw"


def no_options(table: Table[Toy]) -> Flow[str]:
    yield from ask(0, PROMPT, [], topic="colour")
    return "draw"


def no_options_by_hand(table: Table[Toy]) -> Flow[str]:
    yield Decision(0, PROMPT, (), topic="colour")
    return "draw"


def several_and_nobody(table: Table[Toy]) -> Flow[str]:
    yield from gather({})
    return "draw"


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (flow_itself, "A rule yields the flow ask(...) itself: write `yield from ask(...)`"),
        (no_question, "A rule yields 'a', which is no question: write `yield from ask(...)`"),
        (nobody, "The question 'colour' goes to seat 2; the seats are 0 to 1"),
        (before_the_first, "The question 'effect-choose-prompt' goes to seat -1; the seats are 0 to 1"),
        (no_options, "The question 'colour' has no options"),
        (no_options_by_hand, "The question 'colour' has no options"),
        (several_and_nobody, "A rule asks several seats at once, and not one of them"),
    ],
)
def test_what_cannot_be_asked_is_told_with_the_line_that_asks(step: Any, told: str) -> None:
    assert f"at {place(step, 1)} (RuleError: {told});" in str(failing(step))


def test_what_is_wrong_with_the_first_step_is_one_sentence_too() -> None:
    game = copy(TOY)
    game.steps = {**TOY.steps, "draw": another}
    with pytest.raises(MiskatonicError, match=r"^The step 'draw' leads to 'bidding', which is no step; [^.]*\.$"):
        Table(game, game.setup(2, 1, {}))
