"""The effect language of Mansions of Madness: its verbs, conditions, selectors, costs, trials and counts."""

from __future__ import annotations

from typing import Any, Final

from miskatonic.kernel.effects import Language
from miskatonic.kernel.effects.investigators import Everyone, OneOfAll, OneOther

from . import (
    beasts,
    belongings,
    chosen,
    conditions,
    counts,
    keeping,
    people,
    prices,
    rooms,
    steps,
    story,
    story_conditions,
    trials,
)

WORDS: Final[list[type[Any]]] = [
    word
    for module in (
        people,
        steps,
        beasts,
        belongings,
        rooms,
        keeping,
        trials,
        chosen,
        conditions,
        counts,
        prices,
        story,
        story_conditions,
    )
    for word in vars(module).values()
    if isinstance(word, type) and word.__module__ == module.__name__
]

LANGUAGE: Final = Language([*WORDS, Everyone, OneOfAll, OneOther])
