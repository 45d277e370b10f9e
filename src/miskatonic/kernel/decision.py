"""What a player is asked: a seat, a prompt, and the legal options with their stable keys.

A question says what sort of question it is, an option what it is about, so that nobody has to guess it from a key or a
text. Whatever depends on the position (what else an option costs, how likely it is to succeed) is in its `Details`,
which the game finds out only when somebody asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import reduce
from typing import Any, Final, final

from msgspec import Struct

from .errors import IllegalChoice, shown
from .text import Message, plain

Thing = str
"""Something on the table as everything names it, in options, events, pings and explanations: `location:7`, `bag`."""


ORDERS: Final = "orders"
"""The window of every question what comes first: whoever does not want to be asked takes the order shown."""


def kind_of(thing: Thing) -> str:
    """What sort of thing it is: "location" of `location:7`."""
    return thing.partition(":")[0]


def id_of(thing: Thing) -> str:
    """Which one of its sort it is: "7" of `location:7`; nothing, if there is only one."""
    return thing.partition(":")[2]


class QuestionKind(StrEnum):
    """The sorts of question."""

    ACT = "act"
    """Do one of several different things, or leave it: a turn, a window, a reaction."""
    PICK = "pick"
    """One thing of several."""
    SEVERAL = "several"
    """One thing after the other, until it is enough."""
    NUMBER = "number"
    """How many."""
    ORDER = "order"
    """What comes first."""
    AGREE = "agree"
    """Yes or no."""
    WAY = "way"
    """In which of several ways it goes on."""


class Role(StrEnum):
    """What an option is for, where it is not one of the things that are asked for."""

    PASS = "pass"
    """Do nothing this time."""
    DONE = "done"
    """It is enough."""
    DECLINE = "decline"
    """No, when asked for yes or no."""
    END_TURN = "end-turn"
    """Nothing more in this turn."""


class Option(Struct, frozen=True):
    """One legal answer. `key` is stable and readable ("move:7"); `value` is what the rule receives.

    `verb` is what is done by it ("move"), `about` the things it concerns, the target first, `word` which one it is
    where no thing tells it (an ability, a number), and `role` what it is for where it is a way out of the question.
    `amount` is how much it is about, where that matters: a price, the harm that is left to place.
    `apart` tells it from other options that say the same ("engaged with Daisy"); the table finds it out (`twins.py`).
    The garbage collector knows options and questions, as a value may hold on to the table that asks.
    """

    key: str
    say: Message
    value: Any = None
    verb: str = ""
    about: tuple[Thing, ...] = ()
    role: Role | None = None
    word: str = ""
    amount: int = 0
    apart: tuple[Message, ...] = ()

    @property
    def mark(self) -> Message | None:
        """All that tells it apart."""
        if not self.apart:
            return None
        return reduce(lambda one, other: plain("marks-both", one=one, other=other), self.apart)

    @property
    def told(self) -> Message:
        """All of its words: what it says, and what tells it apart."""
        mark = self.mark
        return self.say if mark is None else plain("option-apart", option=self.say, mark=mark)

    def text(self, locale: str = "en") -> str:
        return self.told.text(locale)


class Details(Struct, frozen=True):
    """What matters about an option in this position, beyond what it says itself."""

    also: tuple[Thing, ...] = ()
    """Further things at which it can be found: equal copies, whom it could strike."""
    costs: tuple[Message, ...] = ()
    """What it costs beyond the ordinary: a second action, an attack it provokes, the end of the game."""
    chances: Mapping[Thing, float] = {}
    """How likely it is to succeed, for each thing it could be aimed at."""


NO_DETAILS = Details()


class NotNow(Struct, frozen=True):
    """Something the game lets people do, but not now: what it is called, why not, and what it is about."""

    say: Message
    reason: Message
    verb: str = ""
    about: tuple[Thing, ...] = ()


class Decision(Struct, frozen=True):
    """One question to one seat; `rule` names the rule behind it, `cause` the component it comes from.

    `topic` is the game's own word for the question: the same question always has the same one; `amount` is how much
    there is to divide or to do, where that matters.
    `window` names an occasion that comes round often and may be passed over: seats can say that they do not want to be
    asked in it, and then `passing` is taken for them.
    """

    seat: int
    prompt: Message
    options: tuple[Option, ...]
    rule: str | None = None
    cause: str | None = None
    window: str | None = None
    kind: QuestionKind = QuestionKind.PICK
    topic: str = ""
    amount: int = 0

    def text(self, locale: str = "en") -> str:
        return self.prompt.text(locale)

    def find(self, choice: Option | str | int) -> Option:
        """The option meant by an Option, its key or its index."""
        if type(choice) is int:
            if 0 <= choice < len(self.options):
                return self.options[choice]
        elif type(choice) is Option:
            for option in self.options:
                if option is choice:
                    return option
            choice = choice.key
        if isinstance(choice, str):
            for option in self.options:
                if option.key == choice:
                    return option
        offered = ", ".join(option.key for option in self.options[:12])
        more = ", ..." if len(self.options) > 12 else ""
        raise IllegalChoice(f"{shown(choice)} is not a legal choice here; the options are: {offered}{more}.")

    @property
    def passing(self) -> Option:
        """What is answered for a seat that does not want to be asked: pass, enough, or the order shown."""
        option = self.with_role(Role.PASS) or self.with_role(Role.DONE)
        if option is None and self.kind is QuestionKind.ORDER:
            return self.options[0]
        if option is None:
            raise IllegalChoice("There is no passing here.")
        return option

    @property
    def is_opportunity(self) -> bool:
        """Whether it comes in a window to do something in; to put something into an order is none."""
        return self.window is not None and self.window != ORDERS

    def with_role(self, role: Role) -> Option | None:
        """The option that has this role, if there is one."""
        return next((option for option in self.options if option.role is role), None)


@final
class Gather(Struct, frozen=True):
    """One question to each of several seats at once; answers may arrive in any order."""

    decisions: dict[int, Decision]
