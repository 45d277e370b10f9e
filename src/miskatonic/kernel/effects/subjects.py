"""How effects are told of somebody else: as what they do, or as what they are told to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..text import LOCALES, Message, has_form, plain
from .verbs import say_in_turn
from .words import Selector


class Doer(Selector):
    """Those who can be the subject of a sentence: "each monster loses 1 health"."""

    __slots__ = ()

    sentence: ClassVar[str] = "effect-they"

    def tells(self, then: Sequence[Message]) -> Message | None:
        """What they do, where all of it can be said of somebody else."""
        if not all(has_form(each, "they", LOCALES[0]) for each in then):
            return None
        told = then[-1]
        for each in reversed(then[:-1]):
            told = plain("effect-they-and", first=each, rest=told)
        return plain(self.sentence, each=self.say(), then=told)


class Person(Doer):
    """Investigators, who can be addressed too: "the lead investigator: test lore"."""

    __slots__ = ()

    def tells(self, then: Sequence[Message]) -> Message | None:
        return super().tells(then) or plain("effect-address", each=self.say(), then=say_in_turn(then))
