"""The effect language of Arkham Horror: its verbs, conditions, selectors, costs, trials and counts."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.effects import Language
from miskatonic.kernel.effects.investigators import INVESTIGATOR_WORDS

from . import board, cards, codex, counts, investigators, markers, monsters, prices, rumors

OWN: Final = [
    word
    for module in (investigators, cards, board, monsters, codex, markers, rumors, prices, counts)
    for word in vars(module).values()
    if isinstance(word, type) and word.__module__ == module.__name__
]

LANGUAGE: Final = Language([*OWN, *INVESTIGATOR_WORDS])
