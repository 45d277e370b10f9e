"""The effect language of Eldritch Horror: its verbs, conditions, selectors, costs, trials and counts."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.effects import Language

from . import board, components, investigator, selectors, single, words

LANGUAGE: Final = Language(
    word
    for module in (investigator, board, components, single, selectors, words)
    for word in vars(module).values()
    if isinstance(word, type) and word.__module__ == module.__name__
)
