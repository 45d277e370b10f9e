"""The effect language of Eldritch Horror: its verbs by what they are about, and the other words."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.effects import INVESTIGATOR_WORDS, Language

from . import (
    clues,
    combat,
    conditions,
    costs,
    counts,
    doom,
    encounters,
    gates,
    investigator,
    monsters,
    movement,
    mysteries,
    mythos,
    possessions,
    reckoning,
    reserve,
    selectors,
    this_monster,
    tokens,
    trading,
    trials,
)

VERBS: Final = (
    investigator,
    movement,
    possessions,
    reserve,
    trading,
    clues,
    doom,
    gates,
    monsters,
    this_monster,
    combat,
    encounters,
    tokens,
    mysteries,
    mythos,
    reckoning,
)
OTHER_WORDS: Final = (conditions, costs, trials, counts, selectors)
OWN_WORDS: Final = tuple(
    word
    for module in (*VERBS, *OTHER_WORDS)
    for word in vars(module).values()
    if isinstance(word, type) and word.__module__ == module.__name__
)
LANGUAGE: Final = Language((*INVESTIGATOR_WORDS, *OWN_WORDS))
