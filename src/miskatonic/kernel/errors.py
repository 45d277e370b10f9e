"""Every error the product raises on purpose: one clear sentence, and nothing has changed."""

from __future__ import annotations

from typing import Final

from .text import Message

LONGEST_QUOTE: Final = 200


def shown(value: object) -> str:
    """A wrong value as a sentence quotes it, cut where it is long."""
    try:
        quoted = repr(value)
    except ValueError:
        # Python does not write out whole numbers of many thousand digits.
        return "a number of too many digits"
    return quoted if len(quoted) <= LONGEST_QUOTE else f"{quoted[:LONGEST_QUOTE]}..."


class MiskatonicError(Exception):
    """The base of all errors a caller may expect."""


class LocalizedError(MiskatonicError):
    """An error whose reason is a sentence, or a message for any language."""

    def __init__(self, reason: str | Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def text(self, locale: str = "en") -> str:
        return self.reason.text(locale) if isinstance(self.reason, Message) else self.reason

    def __str__(self) -> str:
        return self.text()


class SetupError(LocalizedError):
    """A game cannot be set up with these options; `about` names the one it is about, or "players", or "seed"."""

    def __init__(self, reason: str | Message, about: str | None = None) -> None:
        super().__init__(reason)
        self.about = about


class IllegalChoice(MiskatonicError):
    """The choice is not among the legal options; the table is unchanged."""


class SaveError(LocalizedError):
    """The data is not a save this program can resume."""


class ContentError(MiskatonicError):
    """A content file does not describe something the engine can play."""


class GameError(MiskatonicError):
    """A game is not made as games have to be: its descriptor, its state, the words of its cards."""


class RuleError(MiskatonicError):
    """A rule did what no rule may do: it asked nobody, offered nothing, or led to no step."""


class Defect(MiskatonicError):
    """A rule raised: the table is as it was before the choice; `report` holds the replay that shows it.

    `cause` is the same for all choices that fail in the same way.
    """

    def __init__(self, sentence: str, report: bytes, cause: str = "") -> None:
        super().__init__(sentence, report, cause)
        self.report = report
        self.cause = cause or sentence

    def __str__(self) -> str:
        return str(self.args[0])
