"""A toy language to prove the effect language with: people in a room have coins and note what happens to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effects import Condition, Cost, Effects, Language, Node, Resolver, Selector, Trial, resolve
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message, plain


class Person(Struct):
    coins: int = 0
    strong: bool = False
    notes: list[str] = field(default_factory=list[str])


class Room(Struct):
    """Stands in for a table."""

    people: list[Person]
    cause: str | None = "toy"


class Guest(Resolver, frozen=True):
    who: int = 0

    def seat(self, table: Room, /) -> int:
        return self.who

    def person(self, room: Room) -> Person:
        return room.people[self.who]


def word(text: str) -> Message:
    return plain("effect-way", way=text)


class Note(Node, frozen=True, tag="note"):
    """Writes a word down; the word "impossible" never is."""

    word: str

    def resolve(self, table: Room, me: Guest, /) -> None:
        if self.word != "impossible":
            me.person(table).notes.append(self.word)

    def possible(self, table: Room, me: Guest, /) -> bool:
        return self.word != "impossible"

    def say(self) -> Message:
        return word(self.word)


class Strong(Struct, Condition, frozen=True, tag_field="is", tag="strong"):
    def holds(self, table: Room, me: Guest, /) -> bool:
        return me.person(table).strong

    def say(self) -> Message:
        return word("strong")


class Coins(Struct, Cost, frozen=True, forbid_unknown_fields=True, tag_field="pay", tag="coins"):
    n: int = 1

    def affordable(self, table: Room, me: Guest, /) -> bool:
        return me.person(table).coins >= self.n

    def pay(self, table: Room, me: Guest, /) -> None:
        me.person(table).coins -= self.n

    def say(self) -> Message:
        return word("coins")


class Everybody(Struct, Selector, frozen=True, tag_field="of", tag="everybody"):
    def candidates(self, table: Room, me: Guest, /) -> Sequence[Guest]:
        return [replace(me, who=who) for who in range(len(table.people))]

    def say(self) -> Message:
        return word("everybody")


class Lift(Struct, Trial, frozen=True, tag_field="try", tag="lift"):
    """Whoever tries it says how it goes."""

    def attempt(self, table: Room, me: Guest, /) -> Flow[bool]:
        options = [Option("lifted", word("lifted"), True), Option("dropped", word("dropped"), False)]
        lifted: bool = yield from ask(me.seat(table), word("lift"), options)
        return lifted

    def say(self) -> Message:
        return word("lift")


LANGUAGE = Language((Note, Strong, Coins, Everybody, Lift))


class Card(Struct, forbid_unknown_fields=True):
    effects: Effects


def card(*effects: Any) -> Card:
    return LANGUAGE.decode({"effects": list(effects)}, Card, "cards.yaml")


def note(text: str) -> dict[str, str]:
    return {"do": "note", "word": text}


IMPOSSIBLE = note("impossible")


def room(*people: Person) -> Room:
    return Room(list(people) or [Person()])


def play(table: Room, *effects: Any, answers: Sequence[str] = (), who: int = 0) -> list[Decision]:
    """Resolve effects for somebody and answer what is asked; the questions are returned."""
    flow = resolve(card(*effects).effects, table, Guest(who))
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
