"""How far the codex has come: whether there is time for what it asks for, and how badly clues are needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.games.arkham_3e.view import View

RESEARCHED: Final = 0.6
"""How much of a clue that somebody has will come to the scenario sheet."""
PACE: Final = 0.6
"""How much doom comes to the scenario sheet before one clue more does, if all goes well."""

# Approach of Azathoth.
SEALING: Final = 6
"""The archive card that takes five clues; turned, three are left to find."""
RITUAL: Final = (8, 3)
"""How many clues it takes to stop the ritual, from the beginning and after that card."""
TOO_LATE: Final = 7
"""With so much doom the ritual can be stopped no more."""
FUTURE_OPEN: Final = 8
"""The archive card that opens the way into the future."""
CLUES_IN_TIME: Final = 5
"""How many clues have to be brought into the future."""
ENOUGH: Final = 0.3
"""How much a clue is worth when there are enough."""

# Feast for Umôrdhoth.
WORSHIPERS_SOUGHT: Final = 12
"""The archive card under which worshipers are sought; clues only hurt Umôrdhoth from then on."""
LESS: Final = 0.4

Faces = Mapping[int, str]


def clues_at_hand(view: View) -> float:
    """The clues on the scenario sheet and in the codex, with what is to be expected of those that somebody has."""
    held = sum(each.clues for each in view.investigators)
    return view.sheet_clues + sum(each.clues for each in view.codex) + RESEARCHED * held


def ritual_in_time(view: View, faces: Faces) -> bool:
    """Can the ritual still be stopped? Otherwise its clues are better kept for the future."""
    needed = RITUAL[faces.get(SEALING) == "back"] - clues_at_hand(view)
    return view.sheet_doom + PACE * max(0.0, needed) < TOO_LATE


def future_in_time(view: View) -> bool:
    """Nobody comes back from the future: it is worth the way only with the clues that it takes."""
    return clues_at_hand(view) >= CLUES_IN_TIME


def need_of_clues(view: View, faces: Faces) -> float:
    """How badly clues are needed, one being as much as usual."""
    if WORSHIPERS_SOUGHT in faces or "umordhoth" in {each.kind for each in view.monsters}:
        return LESS
    if FUTURE_OPEN in faces and clues_at_hand(view) >= CLUES_IN_TIME + 1:
        return ENOUGH
    return 1.0
