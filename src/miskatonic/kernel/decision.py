"""What a player is asked: a seat, a prompt, and the legal options with their stable keys."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .errors import IllegalChoice, shown
from .text import Message


class Option(Struct, frozen=True, gc=False):
    """One legal answer. `key` is stable and readable ("move:7"); `value` is what the rule receives."""

    key: str
    say: Message
    value: Any = None

    def text(self, locale: str = "en") -> str:
        return self.say.text(locale)


class Decision(Struct, frozen=True, gc=False):
    """One question to one seat; `rule` names the rule behind it, `cause` the component it comes from.

    `window` names an occasion that comes round often and may be passed over: seats can say that they do not want to be
    asked in it, and then "pass" is answered for them.
    """

    seat: int
    prompt: Message
    options: tuple[Option, ...]
    rule: str | None = None
    cause: str | None = None
    window: str | None = None

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


class Gather(Struct, frozen=True):
    """One question to each of several seats at once; answers may arrive in any order."""

    decisions: dict[int, Decision]
