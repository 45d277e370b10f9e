"""What is possible: an effect that says it could change something can, and one that says it could not never does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.effects import Effects, any_possible, resolve

from .toy_effects import Guest, Person, Room, card, room

Answers = tuple[int, ...]

LEAVES = some.sampled_from(
    [
        {"do": "note", "word": "a"},
        {"do": "note", "word": "impossible"},
        {"do": "count", "n": {"per": "coin"}},
        {"do": "faint"},
        {"do": "faint", "who": 0},
    ]
)
BY_SUCCESS = some.builds(
    lambda n, plus: {"do": "count", "n": {"per": "success", "n": n, "plus": plus}},
    some.sampled_from([-2, -1, 1]),
    some.integers(0, 3),
)
RANGES = some.sampled_from([[], ["any"], ["2+"], ["0", "1-2", "3+"], ["1, 3"]])
NUMBERS = some.integers(1, 2)
PRICES = some.one_of(some.builds(lambda n: {"pay": "coins", "n": n}, NUMBERS), some.just("blood"))


def combined(below: some.SearchStrategy[Any]) -> some.SearchStrategy[Any]:
    """Every combining verb, around one or two others."""
    effects = some.lists(below, max_size=2)

    def verb(do: str, **parts: some.SearchStrategy[Any]) -> some.SearchStrategy[Any]:
        return some.fixed_dictionaries({"do": some.just(do), **parts})

    following = some.lists(some.one_of(below, BY_SUCCESS), max_size=2)
    results = RANGES.flatmap(
        lambda ranges: some.tuples(*(following for _ in ranges)).map(
            lambda then: [{"result": each, "then": list(after)} for each, after in zip(ranges, then, strict=True)]
        )
    )
    return some.one_of(
        verb(
            "choose", among=some.lists(effects, min_size=1, max_size=3), n=some.integers(1, 2), optional=some.booleans()
        ),
        verb("may", then=effects, otherwise=effects),
        verb("pay", cost=PRICES, then=effects),
        verb("pay-then", cost=PRICES, then=effects, otherwise=effects),
        verb("unless", cost=PRICES, then=effects, otherwise=effects),
        verb("if", when=some.just("strong"), then=effects, otherwise=effects),
        verb("test", **{"trial": some.just("lift"), "pass": following, "fail": following, "results": results}),
        verb("for-each", each=some.just("everybody"), then=effects),
        verb("repeat", times=some.integers(0, 2), then=effects),
    )


EFFECTS = some.lists(some.recursive(LEAVES, combined, max_leaves=4), max_size=2)
PERSON = some.builds(Person, coins=some.integers(0, 2), strong=some.booleans(), awake=some.booleans())
PEOPLE = some.lists(PERSON, min_size=1, max_size=2)


def snapshot(table: Room) -> bytes:
    return msgspec.json.encode(table)


class Moment(msgspec.Struct):
    """How far some answers lead: what is asked then, how things stand."""

    question: Decision | None
    table: bytes


def after(effects: Effects, table: bytes, answers: Answers) -> Moment:
    """What comes after some answers to the questions of effects."""
    there = msgspec.json.decode(table, type=Room)
    flow = resolve(effects, there, Guest())
    reply: Any = None
    for answer in (*answers, None):
        try:
            question = flow.send(reply)
        except StopIteration:
            return Moment(None, snapshot(there))
        assert isinstance(question, Decision)
        if answer is not None:
            reply = question.options[answer]
    return Moment(question, snapshot(there))


def endings(effects: Effects, table: bytes, answers: Answers = ()) -> Iterator[bytes]:
    """How things may stand when the effects are resolved, by all possible answers."""
    moment = after(effects, table, answers)
    if moment.question is None:
        yield moment.table
        return
    for number, option in enumerate(moment.question.options):
        then = list(endings(effects, table, (*answers, number)))
        if option.key.startswith("way:"):
            assert any(each != moment.table for each in then), f"{option.key} changes nothing"
        yield from then


YES, NO = [{"do": "note", "word": "a"}], [{"do": "note", "word": "impossible"}]


@pytest.mark.parametrize(
    ("verb", "possible"),
    [
        ({"do": "may", "then": NO, "otherwise": YES}, True),
        ({"do": "may", "then": NO, "otherwise": NO}, False),
        ({"do": "pay-then", "cost": "coins", "then": YES, "otherwise": NO}, False),
        ({"do": "pay-then", "cost": "coins", "then": NO, "otherwise": YES}, True),
        ({"do": "pay-then", "cost": "blood", "then": YES, "otherwise": NO}, True),
        ({"do": "pay-then", "cost": "blood", "then": NO, "otherwise": NO}, False),
        ({"do": "unless", "cost": "coins", "then": YES, "otherwise": NO}, True),
        ({"do": "unless", "cost": "coins", "then": NO, "otherwise": YES}, False),
        ({"do": "unless", "cost": "blood", "then": NO, "otherwise": YES}, True),
        ({"do": "unless", "cost": "blood", "then": NO, "otherwise": NO}, False),
        ({"do": "if", "when": "strong", "then": YES, "otherwise": NO}, False),
        ({"do": "if", "when": "strong", "then": NO, "otherwise": YES}, True),
        ({"do": "test", "trial": "lift", "pass": NO, "fail": YES}, True),
        ({"do": "for-each", "each": "everybody", "then": YES}, True),
    ],
)
def test_each_verb_knows_whether_it_could_change_anything(verb: Any, possible: bool) -> None:
    assert any_possible(card(verb).effects, room(), Guest()) is possible


@settings(max_examples=400)
@given(EFFECTS, PEOPLE)
def test_an_effect_is_possible_just_when_some_answers_let_it_change_something(effects: Any, people: Any) -> None:
    decoded = card(*effects).effects
    table = room(*people)
    before = snapshot(table)
    possible = any_possible(decoded, table, Guest())
    assert snapshot(table) == before
    assert possible == any(ending != before for ending in endings(decoded, before))


@settings(max_examples=200)
@given(EFFECTS, PEOPLE)
def test_nobody_is_asked_about_what_is_impossible(effects: Any, people: Any) -> None:
    """But a trial is made all the same: what it comes to is not known before."""
    decoded = card(*effects).effects
    table = room(*people)
    question = after(decoded, snapshot(table), ()).question
    if not any_possible(decoded, table, Guest()) and question is not None:
        assert question.options[0].key == "lift:0"
