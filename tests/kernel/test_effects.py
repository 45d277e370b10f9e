"""The effect language: decoding, resolving, telling, schema."""

from __future__ import annotations

import json
from typing import Any

import pytest

from miskatonic.kernel.effects import Cost, CostWord, Effect, Language, Node, Pay
from miskatonic.kernel.errors import ContentError, GameError, IllegalChoice

from .toy_effects import IMPOSSIBLE, LANGUAGE, Card, Note, Person, card, note, play, room, run


def test_a_list_is_resolved_in_order() -> None:
    assert run(Person(), note("a"), note("b")) == (["a", "b"], 0)


def test_choose_offers_only_ways_that_change_something() -> None:
    choose = {"do": "choose", "among": [[note("a")], [note("b")], [IMPOSSIBLE]]}
    assert run(Person(), choose, answers=("way:2",)) == (["b"], 1)
    assert run(Person(), {"do": "choose", "among": [[note("a")], [IMPOSSIBLE]]}) == (["a"], 0)
    assert run(Person(), {"do": "choose", "among": [[IMPOSSIBLE]]}) == ([], 0)


def test_several_ways_must_be_different_ones() -> None:
    choose = {"do": "choose", "n": 2, "among": [[note("a")], [note("b")], [note("c")]]}
    assert run(Person(), choose, answers=("way:2", "way:3")) == (["b", "c"], 2)
    with pytest.raises(IllegalChoice):
        run(Person(), choose, answers=("way:2", "way:2"))


def test_several_ways_are_chosen_only_as_long_as_they_change_something() -> None:
    pay = {"do": "pay", "cost": "coins", "then": [note("bought")]}
    choose = {"do": "choose", "n": 3, "among": [[pay], [pay], [note("b")]]}
    assert run(Person(coins=1), choose, answers=("way:1",)) == (["bought", "b"], 1)


def test_an_optional_choice_may_be_declined() -> None:
    choose = {"do": "choose", "optional": True, "among": [[note("a")], [IMPOSSIBLE]]}
    assert run(Person(), choose, answers=("way:1",)) == (["a"], 1)
    assert run(Person(), choose, answers=("no",)) == ([], 1)
    assert run(Person(), {"do": "choose", "optional": True, "among": [[IMPOSSIBLE]]}) == ([], 0)


def test_an_optional_choice_of_several_may_stop_early() -> None:
    choose = {"do": "choose", "n": 2, "optional": True, "among": [[note("a")], [note("b")]]}
    assert run(Person(), choose, answers=("way:2", "no")) == (["b"], 2)


def test_choose_does_not_offer_what_cannot_be_paid_or_would_change_nothing() -> None:
    nothing = [
        [{"do": "pay", "cost": "coins"}],
        [{"do": "pay-then", "cost": "coins", "then": [note("x")]}],
        [{"do": "unless", "cost": "coins", "then": [IMPOSSIBLE], "otherwise": [note("x")]}],
        [{"do": "may", "then": [IMPOSSIBLE]}],
        [{"do": "if", "when": "strong", "then": [note("x")]}],
        [{"do": "test", "trial": "lift", "pass": [IMPOSSIBLE]}],
        [{"do": "for-each", "each": "everybody", "then": [IMPOSSIBLE]}],
        [{"do": "repeat", "times": 2, "then": [IMPOSSIBLE]}],
        [{"do": "repeat", "times": 0, "then": [note("x")]}],
        [{"do": "choose", "among": [[IMPOSSIBLE], []]}],
        [],
    ]
    assert run(Person(), {"do": "choose", "among": [*nothing, [note("a")]]}) == (["a"], 0)
    asked = play(room(Person(coins=1, strong=True)), {"do": "choose", "among": nothing}, answers=("way:1",))
    assert [option.key for option in asked[0].options] == ["way:1", "way:2", "way:3", "way:5"]


def test_may_can_be_declined() -> None:
    may = {"do": "may", "then": [note("a")]}
    assert run(Person(), may, answers=("yes",)) == (["a"], 1)
    assert run(Person(), may, answers=("no",)) == ([], 1)


def test_what_is_declined_or_impossible_has_its_otherwise() -> None:
    may = {"do": "may", "then": [note("a")], "otherwise": [note("b")]}
    assert run(Person(), may, answers=("yes",)) == (["a"], 1)
    assert run(Person(), may, answers=("no",)) == (["b"], 1)
    assert run(Person(), {"do": "may", "then": [IMPOSSIBLE], "otherwise": [note("b")]}) == (["b"], 0)


def test_pay_is_not_asked_about() -> None:
    pay = {"do": "pay", "cost": "coins", "then": [note("bought")]}
    payer = Person(coins=1)
    assert run(payer, pay) == (["bought"], 0) and payer.coins == 0
    assert run(Person(), pay) == ([], 0)


def test_nothing_is_paid_for_what_cannot_be_had() -> None:
    payer = Person(coins=1)
    assert run(payer, {"do": "pay", "cost": "coins", "then": [IMPOSSIBLE]}) == ([], 0) and payer.coins == 1
    assert run(payer, {"do": "pay-then", "cost": "coins", "then": [IMPOSSIBLE]}) == ([], 0) and payer.coins == 1


def test_a_price_may_buy_nothing_but_itself() -> None:
    payer = Person(coins=1)
    assert run(payer, {"do": "pay", "cost": "coins"}) == ([], 0) and payer.coins == 0


def test_pay_then_needs_the_price_and_the_will() -> None:
    pay = {"do": "pay-then", "cost": "coins", "then": [note("bought")]}
    assert run(Person(), pay) == ([], 0)
    rich = Person(coins=1)
    assert run(rich, pay, answers=("pay",)) == (["bought"], 1) and rich.coins == 0
    thrifty = Person(coins=1)
    assert run(thrifty, pay, answers=("no",)) == ([], 1) and thrifty.coins == 1


@pytest.mark.parametrize("then", [[note("bought")], [IMPOSSIBLE], []])
def test_what_is_not_paid_has_its_otherwise(then: list[Any]) -> None:
    pay = {"do": "pay-then", "cost": "coins", "then": then, "otherwise": [note("harm")]}
    bought = ["bought"] if then == [note("bought")] else []
    assert run(Person(), pay) == (["harm"], 0)
    assert run(Person(coins=1), pay, answers=("no",)) == (["harm"], 1)
    assert run(Person(coins=1), pay, answers=("pay",)) == (bought, 1)


def test_several_prices_are_paid_together_or_not_at_all() -> None:
    both = {"pay": "all", "costs": [{"pay": "coins", "n": 2}, "blood"]}
    pay = {"do": "pay-then", "cost": both, "then": [note("bought")], "otherwise": [note("kept")]}
    rich, poor = Person(coins=2), Person(coins=1)
    assert run(rich, pay, answers=("pay",)) == ([], 1)
    assert (rich.coins, rich.awake) == (0, False)
    assert run(poor, pay) == (["kept"], 0)
    assert (poor.coins, poor.awake) == (1, True)


def test_unless_happens_when_nothing_is_paid() -> None:
    unless = {"do": "unless", "cost": {"pay": "coins"}, "then": [note("harm")]}
    assert run(Person(), unless) == (["harm"], 0)
    assert run(Person(coins=1), unless, answers=("no",)) == (["harm"], 1)
    payer = Person(coins=1)
    assert run(payer, unless, answers=("pay",)) == ([], 1) and payer.coins == 0


def test_what_is_averted_may_have_something_in_its_place() -> None:
    unless = {"do": "unless", "cost": "coins", "then": [note("harm")], "otherwise": [note("luck")]}
    assert run(Person(), unless) == (["harm"], 0)
    assert run(Person(coins=1), unless, answers=("no",)) == (["harm"], 1)
    assert run(Person(coins=1), unless, answers=("pay",)) == (["luck"], 1)


def test_nobody_pays_to_avert_what_would_change_nothing() -> None:
    person = Person(coins=1)
    assert run(person, {"do": "unless", "cost": "coins", "then": [IMPOSSIBLE]}) == ([], 0) and person.coins == 1


def test_to_decline_is_told_by_what_happens_then() -> None:
    pay = {"do": "pay-then", "cost": "coins", "then": [note("bought")], "otherwise": [note("harm")]}
    asked = play(room(Person(coins=1)), pay, answers=("no",))
    assert [option.text() for option in asked[0].options] == ["spend 1 coin: note bought", "note harm"]


def test_if_takes_one_branch() -> None:
    branch = {"do": "if", "when": {"is": "strong"}, "then": [note("yes")], "otherwise": [note("no")]}
    assert run(Person(strong=True), branch)[0] == ["yes"] and run(Person(), branch)[0] == ["no"]


def test_a_test_passes_or_fails() -> None:
    test = {"do": "test", "trial": {"try": "lift"}, "pass": [note("up")], "fail": [note("down")]}
    assert run(Person(), test, answers=("lift:1",))[0] == ["up"]
    assert run(Person(), test, answers=("lift:0",))[0] == ["down"]


def test_repeat_does_it_again() -> None:
    assert run(Person(), {"do": "repeat", "times": 3, "then": [note("y")]})[0] == ["y", "y", "y"]


def test_for_each_is_resolved_by_everybody_for_themselves() -> None:
    table = room(Person(), Person())
    asked = play(
        table,
        {"do": "for-each", "each": "everybody", "then": [{"do": "may", "then": [note("x")]}]},
        answers=("yes", "no"),
    )
    assert [each.seat for each in asked] == [0, 1] and [each.notes for each in table.state.people] == [["x"], []]


def test_a_question_names_its_cause() -> None:
    asked = play(room(), {"do": "may", "then": [note("a")]}, answers=("no",))
    assert asked[0].cause == "toy"


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ({"do": "dance"}, "unknown `do: dance`; known are: choose"),
        ({"do": "note"}, "missing required field `word`"),
        ({"do": "note", "word": 3}, "Expected `str`, got `int`"),
        ({"do": "note", "word": "x", "colour": "red"}, "unknown field `colour`"),
        ({"word": "x"}, "expected a mapping with `do:`"),
        ({"do": "may", "then": [{"do": "note", "word": 1}]}, "in `do: note`"),
        ({"do": "if", "when": {"is": "tall"}, "then": []}, "unknown `is: tall`"),
        ({"do": "choose", "among": []}, "length >= 1"),
    ],
)
def test_broken_content_is_refused_with_its_place(broken: Any, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        card(note("fine"), broken)
    assert complaint in str(caught.value) and str(caught.value).startswith("cards.yaml: ")
    assert "effects[1]" in str(caught.value)


def test_the_schema_names_every_verb() -> None:
    schema = LANGUAGE.schema(Card)
    assert json.loads(json.dumps(schema)) == schema
    verbs = {ref["$ref"].rsplit("/", 1)[1] for ref in schema["$defs"]["Effect"]["anyOf"]}
    assert {"Note", "Choose", "May", "Pay", "Repeat"} <= verbs
    assert {"type": "integer"} in schema["$defs"]["Amount"]["anyOf"]
    assert schema["$defs"]["Card"]["properties"]["effects"]["items"] == {"$ref": "#/$defs/Effect"}


class Unnamed(Node, frozen=True):
    """Has no tag."""


class Remark(Node, frozen=True, tag="note"):
    """Is called like another word."""


class Gold(CostWord, frozen=True, tag="note"):
    """Is called like a word of another kind."""


class Barter(Cost):
    """A cost of cards that are classes; no content file can have it."""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([Unnamed], "Unnamed has no tag: how is it called after `do:` in a content file?"),
        ([Note, Remark], "Note and Remark are both called `do: note`."),
        ([Barter], "Barter is no word of a content file; the base of one is any of: Node, ConditionWord, "),
    ],
)
def test_words_that_could_not_be_told_apart_are_refused(words: list[type], told: str) -> None:
    with pytest.raises(GameError) as caught:
        Language(words)
    assert str(caught.value).startswith(told)


def test_words_of_different_kinds_may_be_called_alike() -> None:
    language = Language([Note, Gold])
    effect = language.decode({"do": "pay", "cost": "note", "then": [note("a")]}, Effect)
    assert effect == Pay(Gold(), [Note("a")])


@pytest.mark.parametrize("kind", ["when", "each", "cost", "trial"])
def test_every_kind_of_word_refuses_fields_it_does_not_have(kind: str) -> None:
    word = {
        "when": {"do": "if", "when": {"is": "strong", "how": 1}, "then": []},
        "each": {"do": "for-each", "each": {"of": "everybody", "how": 1}, "then": []},
        "cost": {"do": "pay", "cost": {"pay": "blood", "how": 1}},
        "trial": {"do": "test", "trial": {"try": "lift", "how": 1}},
    }[kind]
    with pytest.raises(ContentError, match="unknown field `how`"):
        card(word)
