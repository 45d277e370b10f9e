"""What effects say: every sentence and every way that may be chosen, without anything missing in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from miskatonic.kernel.effects import Effect
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.effects.verbs import Choose, May, Pay, PayThen, Unless, say_way
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.text import Message, render

LOCALES = ("en", "ru", "uk")
FLAWS = ("{", "}", "None", "???", "  ", " .", "..", " ,", "»»", "««", "””", "““")
ENDS = (".", "!", "?", "…", "”", "»")


def sentences(effects: Sequence[Effect]) -> Iterator[Message]:
    """What some effects say: as a whole, and each for itself."""
    yield say_effects(effects)
    yield from (node.say() for _, node in nodes(effects, "") if isinstance(node, Effect))


def ways(effects: Sequence[Effect]) -> Iterator[Message]:
    """What may be chosen, as it stands on the buttons."""
    for _, node in nodes(effects, ""):
        match node:
            case Choose(among=among):
                yield from (say_way(each) for each in among)
            case May(then=then, otherwise=otherwise):
                yield from (say_way(each) for each in (then, otherwise) if each)
            case PayThen(cost=cost, then=paid, otherwise=unpaid) | Unless(cost=cost, otherwise=paid, then=unpaid):
                yield say_way([Pay(cost, paid)])
                yield from (say_way(each) for each in (unpaid,) if each)
            case _:
                pass


def said(message: Message, locale: str) -> str:
    """A text without anything that is missing in it."""
    text, errors = render(message, locale)
    assert not errors, f"{message.id}: {errors}"
    assert text.strip(), f"{message.id} says nothing"
    assert not any(flaw in text for flaw in FLAWS), text
    return text


def is_sentence(message: Message, locale: str) -> None:
    """It begins with a capital letter and ends as sentences do."""
    text = said(message, locale)
    assert text.endswith(ENDS), text
    assert text[0].isupper(), text
