"""The defeat of whoever resolves an effect cuts it short, however deep it is."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from miskatonic.kernel import rng
from miskatonic.kernel.effects import resolve
from miskatonic.kernel.flow import Flow, GameOver, Result
from miskatonic.kernel.game import Game, Setting, Setup
from miskatonic.kernel.table import Table

from .toy_effects import Guest, Party, Person, card, note, play, room, run, toy

FAINT = {"do": "faint"}
AFTER = note("after")


def lift(*then: Any) -> dict[str, Any]:
    return {"do": "test", "trial": "lift", "pass": list(then)}


@pytest.mark.parametrize(
    ("effects", "answers", "notes"),
    [
        ([note("a"), FAINT, AFTER], (), ["a"]),
        ([{"do": "may", "then": [FAINT, AFTER]}, AFTER], ("yes",), []),
        ([{"do": "may", "then": [note("a")], "otherwise": [FAINT, AFTER]}, AFTER], ("no",), []),
        ([{"do": "choose", "among": [[FAINT, AFTER], [note("a")]]}, AFTER], ("way:1",), []),
        ([{"do": "choose", "n": 2, "among": [[FAINT], [note("a")], [note("b")]]}], ("way:1",), []),
        ([{"do": "if", "when": "strong", "then": [], "otherwise": [FAINT, AFTER]}, AFTER], (), []),
        ([{"do": "repeat", "times": 3, "then": [note("a"), FAINT]}, AFTER], (), ["a"]),
        ([lift(FAINT, AFTER), AFTER], ("lift:1",), []),
        ([lift(lift(FAINT), AFTER), AFTER], ("lift:1", "lift:2"), []),
        ([{"do": "for-each", "each": "everybody", "then": [note("a"), FAINT, AFTER]}, AFTER], (), ["a"]),
    ],
)
def test_nothing_is_resolved_after_a_defeat(effects: list[Any], answers: tuple[str, ...], notes: list[str]) -> None:
    assert run(Person(), *effects, answers=answers)[0] == notes


@pytest.mark.parametrize(
    "effect",
    [
        {"do": "pay", "cost": "blood", "then": [AFTER]},
        {"do": "pay-then", "cost": "blood", "then": [AFTER]},
        {"do": "unless", "cost": "blood", "then": [note("harm")], "otherwise": [AFTER]},
    ],
)
def test_a_price_that_defeats_buys_nothing(effect: Any) -> None:
    person = Person()
    assert run(person, effect, AFTER, answers=() if effect["do"] == "pay" else ("pay",))[0] == []
    assert not person.awake


def test_nobody_is_asked_once_they_are_out() -> None:
    assert run(Person(), FAINT, {"do": "may", "then": [AFTER]}, lift(AFTER)) == ([], 0)


def test_one_of_several_is_out_and_the_others_go_on() -> None:
    table = room(Person(), Person(strong=True), Person())
    weak = {"do": "if", "when": "strong", "then": [FAINT]}
    play(table, {"do": "for-each", "each": "everybody", "then": [note("a"), weak, note("b")]}, AFTER)
    assert [each.notes for each in table.state.people] == [["a", "b", "after"], ["a"], ["a", "b"]]


def test_those_who_are_out_already_are_left_out() -> None:
    table = room(Person(), Person(awake=False), Person())
    play(table, {"do": "for-each", "each": "everybody", "then": [note("a")]})
    assert [each.notes for each in table.state.people] == [["a"], [], ["a"]]


def test_the_others_go_on_when_whoever_resolves_it_is_out() -> None:
    table = room(Person(), Person(strong=True), Person())
    weak = {"do": "if", "when": "strong", "then": [FAINT]}
    play(table, {"do": "for-each", "each": "everybody", "then": [note("a"), weak, note("b")]}, AFTER, who=1)
    assert [each.notes for each in table.state.people] == [["a", "b"], ["a"], ["a", "b"]]


def test_what_somebody_resolves_for_each_of_their_things_ends_with_them() -> None:
    table = room(Person(coins=3), Person())
    play(table, {"do": "for-each", "each": "own-coins", "then": [note("a"), FAINT]}, AFTER)
    assert [each.notes for each in table.state.people] == [["a"], []]


# At a real table.

CARDS: dict[str, list[Any]] = {
    "long": [{"do": "choose", "among": [[FAINT], [note("bold")]]}, lift(note("up")), {"do": "may", "then": [AFTER]}]
}


class Watched(Struct, frozen=True):
    notes: list[list[str]]


def begin(setup: Setup) -> Party:
    return Party(rng.seeded(setup.seed), "card", None, [Person() for _ in range(setup.players)])


def play_card(table: Table[Party]) -> Flow[str]:
    """Everybody in turn resolves the same card."""
    for who in range(len(table.state.people)):
        yield from resolve(card(*CARDS[table.setup.options["card"]]).effects, table, Guest(who))
    raise GameOver(Result({who: each.awake for who, each in enumerate(table.state.people)}, "played", None, 1))


PARTY = Game(
    package=__name__,
    title=toy("everybody"),
    players=(1, 2),
    settings=(Setting("card", toy("everybody"), tuple(CARDS), "long"),),
    state=Party,
    begin=begin,
    steps={"card": play_card},
    view=lambda state, seat: Watched([each.notes for each in state.people]),
    determinize=lambda state, seat, seed: None,
)


def test_a_game_goes_on_with_the_next_who_resolves_something() -> None:
    table = Table(PARTY, PARTY.setup(2, 1, {}))
    for key in ("way:1", "way:2", "lift:1", "yes"):
        table.choose(key)
    assert [each.notes for each in table.state.people] == [[], ["bold", "up", "after"]]
    assert table.result is not None and table.result.won == {0: False, 1: True}


def test_going_back_before_a_defeat_brings_back_what_it_cut_short() -> None:
    table = Table(PARTY, PARTY.setup(1, 1, {}))
    table.choose("way:1")
    assert table.decision is None
    table.undo()
    for key in ("way:2", "lift:1", "yes"):
        table.choose(key)
    assert table.state.people[0].notes == ["bold", "up", "after"]
