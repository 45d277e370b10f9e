"""What the terminal itself says, and in which language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import LOCALES, Arg, Message, Voice

TYPED: Final = frozenset({"given", "line", "wanted", "words"})
"""The arguments that quote what a person typed."""
MOST_QUOTED: Final = 60


class TerminalVoice(Voice):
    """The messages of the terminal; what a person typed is quoted, but not at any length."""

    def __call__(self, id: str, **args: Arg) -> Message:
        return super().__call__(id, **{name: quoted(arg) if name in TYPED else arg for name, arg in args.items()})


def quoted(typed: Arg) -> Arg:
    if isinstance(typed, str) and len(typed) > MOST_QUOTED:
        return f"{typed[: MOST_QUOTED - 1]}…"
    return typed


say: Final = TerminalVoice("terminal", Path(__file__).parent / "locale")


def environment_locale(environment: Mapping[str, str]) -> str:
    """The language the environment asks for, English when it is none of ours."""
    wanted = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    language = wanted.split(".")[0].split("_")[0].lower()
    return language if language in LOCALES else LOCALES[0]


def chosen_locale(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or the environment's; an unknown one is refused."""
    spoken = environment_locale(environment)
    if wanted is None:
        return spoken
    if wanted not in LOCALES:
        raise refusal(say("no-language", wanted=wanted, known=", ".join(LOCALES)), spoken)
    return wanted


def dotted(facts: Sequence[Message]) -> Message:
    """Facts one after the other, with a dot between."""
    told = facts[0] if facts else say("nothing")
    for fact in facts[1:]:
        told = say("dotted", first=told, second=fact)
    return told


def counted(name: Message, count: int) -> Message:
    """A thing and how often it is there, unless it is there once."""
    return say("counted", name=name, count=count)


def folded(words: str) -> str:
    """As names are compared: neither case nor accents nor the marks around words matter."""
    letters = (letter for letter in normalize("NFKD", words.casefold()) if not combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in letters).split())


def is_named(words: str, name: str) -> bool:
    """Does a name contain all the words, and are there any?"""
    wanted, known = folded(words).split(), folded(name)
    return bool(wanted) and all(word in known for word in wanted)


def refusal(message: Message, locale: str) -> MiskatonicError:
    """An error that says one clear sentence in the reader's language."""
    return MiskatonicError(message.text(locale))
