"""A toy language to prove the effect language with: people in a room have coins and note what happens to them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effects import (
    Amount,
    ConditionWord,
    CostWord,
    Effects,
    Fixed,
    Language,
    Node,
    Outcome,
    Per,
    Resolver,
    SelectorWord,
    TrialWord,
    resolve,
)
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.game import State
from miskatonic.kernel.text import Message, Voice

MOST = 3
"""The most successes there can be."""


class Person(Struct):
    coins: int = 0
    strong: bool = False
    awake: bool = True
    notes: list[str] = field(default_factory=list[str])


class Party(State):
    people: list[Person]


class Room(Struct):
    """Stands in for a table."""

    state: Party
    cause: str | None = "toy"


class Guest(Resolver, frozen=True):
    who: int = 0

    def seat(self, table: Room, /) -> int:
        return self.who

    def out(self, table: Room, /) -> bool:
        return not self.person(table).awake

    def person(self, table: Room) -> Person:
        return table.state.people[self.who]


toy = Voice("toy-effects", Path(__file__).parent / "toy_locale")


class Note(Node, frozen=True, tag="note"):
    """Writes a word down; the word "impossible" never is."""

    word: str

    def resolve(self, table: Room, me: Guest, /) -> None:
        if self.word != "impossible":
            me.person(table).notes.append(self.word)

    def possible(self, table: Room, me: Guest, /) -> bool:
        return self.word != "impossible"

    def say(self) -> Message:
        return toy("note", word=self.word)


class Faint(Node, frozen=True, tag="faint"):
    """Somebody faints, and is out: whoever resolves it, or the one said."""

    who: int | None = None

    def resolve(self, table: Room, me: Guest, /) -> None:
        table.state.people[self._victim(me)].awake = False

    def possible(self, table: Room, me: Guest, /) -> bool:
        return table.state.people[self._victim(me)].awake

    def _victim(self, me: Guest) -> int:
        return me.who if self.who is None else self.who

    def say(self) -> Message:
        return toy("faint")


class Strong(ConditionWord, frozen=True, tag="strong"):
    def holds(self, table: Room, me: Guest, /) -> bool:
        return me.person(table).strong

    def say(self) -> Message:
        return toy("strong")


class High(ConditionWord, frozen=True, tag="high"):
    """What was tried went as well as it can."""

    def holds(self, table: Room, me: Guest, /) -> bool:
        return me.outcome is not None and me.outcome.result >= MOST

    def say(self) -> Message:
        return toy("high")


class Coins(CostWord, frozen=True, tag="coins"):
    n: int = 1

    def affordable(self, table: Room, me: Guest, /) -> bool:
        return me.person(table).coins >= self.n

    def pay(self, table: Room, me: Guest, /) -> None:
        me.person(table).coins -= self.n

    def say(self) -> Message:
        return toy("coins", n=self.n)


class Blood(CostWord, frozen=True, tag="blood"):
    """Whoever pays it faints."""

    def affordable(self, table: Room, me: Guest, /) -> bool:
        return True

    def pay(self, table: Room, me: Guest, /) -> None:
        me.person(table).awake = False

    def say(self) -> Message:
        return toy("blood")


class Everybody(SelectorWord, frozen=True, tag="everybody"):
    def candidates(self, table: Room, me: Guest, /) -> Sequence[Guest]:
        return [replace(me, who=who) for who in range(len(table.state.people))]

    def say(self) -> Message:
        return toy("everybody")


class OwnCoins(SelectorWord, frozen=True, tag="own-coins"):
    def candidates(self, table: Room, me: Guest, /) -> Sequence[Guest]:
        return [me] * me.person(table).coins

    def say(self) -> Message:
        return toy("own-coins")


class Lift(TrialWord, frozen=True, tag="lift"):
    """Whoever tries it says how it goes: how many successes there are, besides the bonus. One is enough."""

    bonus: Amount = Fixed(0)

    def attempt(self, table: Room, me: Guest, /) -> Flow[Outcome]:
        options = [Option(f"lift:{n}", toy("lift-option", n=n), n) for n in range(MOST + 1)]
        successes: int = yield from ask(me.seat(table), toy("lift"), options)
        result = successes + self.bonus.count(table, me)
        return Outcome(result > 0, result)

    def say(self) -> Message:
        return toy("lift")


class PerCoin(Per, frozen=True, tag="coin"):
    def found(self, table: Room, me: Guest, /) -> int:
        return me.person(table).coins

    def each(self) -> Message:
        return toy("per-coin")


class Count(Node, frozen=True, tag="count"):
    """Writes a number down, unless it is 0."""

    n: Amount

    def resolve(self, table: Room, me: Guest, /) -> None:
        if self.possible(table, me):
            me.person(table).notes.append(str(self.n.count(table, me)))

    def possible(self, table: Room, me: Guest, /) -> bool:
        return self.n.count(table, me) > 0

    def say(self) -> Message:
        return self.n.say(lambda n: toy("count", n=n))


LANGUAGE = Language((Note, Count, Faint, Strong, High, Coins, Blood, Everybody, OwnCoins, Lift, PerCoin))


class Card(Struct, forbid_unknown_fields=True):
    effects: Effects


def card(*effects: Any) -> Card:
    return LANGUAGE.decode({"effects": list(effects)}, Card, "cards.yaml")


def note(text: str) -> dict[str, str]:
    return {"do": "note", "word": text}


IMPOSSIBLE = note("impossible")


def room(*people: Person) -> Room:
    return Room(Party(0, "", None, list(people) or [Person()]))


def play(table: Room, *effects: Any, answers: Sequence[str] = (), who: int = 0) -> list[Decision]:
    """Resolve effects for somebody and answer what is asked; the questions are returned."""
    return answer(resolve(card(*effects).effects, table, Guest(who)), answers)


def answer(flow: Flow[None], answers: Sequence[str]) -> list[Decision]:
    """Answer what is asked until a flow is at its end; the questions are returned."""
    asked: list[Decision] = []
    waiting = list(answers)
    reply: Any = None
    while True:
        try:
            question = flow.send(reply)
        except StopIteration:
            assert not waiting
            return asked
        assert isinstance(question, Decision)
        asked.append(question)
        reply = question.find(waiting.pop(0))


def run(person: Person, *effects: Any, answers: Sequence[str] = ()) -> tuple[list[str], int]:
    """What somebody alone in the room noted, and how many questions they were asked."""
    asked = play(room(person), *effects, answers=answers)
    return person.notes, len(asked)
