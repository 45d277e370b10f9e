"""The words the cards of the keeper are written in, and the cards themselves."""

from typing import Final

from msgspec import Struct

from miskatonic.kernel import dice
from miskatonic.kernel.content import read
from miskatonic.kernel.effects import (
    Amount,
    ConditionWord,
    CostWord,
    Effects,
    Fixed,
    Language,
    Node,
    Outcome,
    Resolver,
    TrialWord,
)
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .events import NerveTested, go, listen, lose_courage
from .house import FOLDER, HALL, option, words
from .state import Investigator, Table


class Me(Resolver, frozen=True):
    """The investigator on whom a card was played."""

    who: int

    def seat(self, table: Table, /) -> int:
        return self.who

    def out(self, table: Table, /) -> bool:
        return self.investigator(table).courage.empty

    def investigator(self, table: Table) -> Investigator:
        return table.state.investigators[self.who]


class Lose(Node, frozen=True, tag="lose"):
    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> None:
        lose_courage(table, me.who, self.n)

    def say(self) -> Message:
        return words("effect-lose", n=self.n)


class Retreat(Node, frozen=True, tag="retreat"):
    def resolve(self, table: Table, me: Me, /) -> None:
        if self.possible(table, me):
            go(table, me.who, HALL)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.investigator(table).room != HALL

    def say(self) -> Message:
        return words("effect-retreat")


class Listen(Node, frozen=True, tag="listen"):
    """At one room after the other, as long as there are any of which the investigators know nothing."""

    n: Amount = Fixed(1)

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n.count(table, me)):
            if rooms := [option("listen", "room", room) for room in unknown(table)]:
                room = yield from ask(me.who, words("ask-listen"), rooms, "ash.listen.1", table.cause, topic="listen")
                listen(table, room)

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.n.count(table, me) > 0 and bool(unknown(table))

    def say(self) -> Message:
        return self.n.say(lambda n: words("effect-listen", n=n))


def unknown(table: Table) -> list[str]:
    """The rooms that nobody has searched or listened at."""
    return [room for room in table.state.unsearched if room not in table.state.heard]


class Courage(CostWord, frozen=True, tag="courage"):
    """Nobody pays with the last of it."""

    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return me.investigator(table).courage.left > self.n

    def pay(self, table: Table, me: Me, /) -> None:
        lose_courage(table, me.who, self.n)

    def say(self) -> Message:
        return words("cost-courage", n=self.n)


class Nerve(TrialWord, frozen=True, tag="nerve"):
    """A die for each courage; every 5 and 6 is a success (ash.nerve.1)."""

    def attempt(self, table: Table, me: Me, /) -> Outcome:
        rolled = table.state.dice = dice.roll(table.state, me.investigator(table).courage.left)
        successes = dice.successes(rolled)
        table.tell(NerveTested, me.who, successes)
        return Outcome(successes > 0, successes)

    def say(self) -> Message:
        return words("trial-nerve")


class InHall(ConditionWord, frozen=True, tag="in-hall"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return me.investigator(table).room == HALL

    def say(self) -> Message:
        return words("condition-in-hall")


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    effects: Effects


LANGUAGE: Final = Language((Lose, Retreat, Listen, Courage, Nerve, InHall))
CARDS: Final = {card.id: card for card in read(FOLDER / "content" / "cards.yaml", list[Card], LANGUAGE)}
