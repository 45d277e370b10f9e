"""How one wins and loses, and what newcomers are told about a question."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.primer import Primer, PrimerLine, line

from .view import View
from .words import say

GOAL: Final = (line(say("primer-goal"), "fh.overview.3", "fh.overview.5"),)
CLUES: Final = line(say("primer-clues"), "fh.investigate.1", "fh.ritual.3")
LOSSES: Final = (
    line(say("primer-loss-attempt"), "fh.defeat.5", "fh.ritual.7"),
    line(say("primer-loss-health"), "fh.defeat.4"),
    line(say("primer-loss-ritual-site"), "fh.defeat.1", "fh.defeat.2"),
)
ACTIONS: Final = (
    line(say("primer-priority"), "fh.play-priority.1", "fh.play-priority.8", "fh.play-priority.17"),
    line(say("primer-resolve"), "fh.resolve.1", "fh.resolve.3", "fh.resolve.4"),
)
SOLO_ACTIONS: Final = (
    line(say("primer-solo-keep"), "fh.solo.5", "fh.solo.6", "fh.solo.8"),
    line(say("primer-solo-resolve"), "fh.solo.10", "fh.solo.11", "fh.solo.13"),
)
ANCIENT_ONE: Final = line(say("primer-ancient-one"), "fh.reckoning.1", "fh.reckoning.2", "fh.gates.1", "fh.gates.2")

HINTS: Final = {
    "play": say("hint-play"),
    "keep": say("hint-keep"),
    "act": say("hint-act"),
    "slot": say("hint-slot"),
    "move": say("hint-move"),
    "wounds": say("hint-wounds"),
    "attack-where": say("hint-attack-where"),
    "seal": say("hint-seal"),
    "attempt": say("hint-attempt"),
    "leave-out": say("hint-leave-out"),
}


def primer(view: View, seat: int | None) -> Primer:
    actions = SOLO_ACTIONS if view.solo else ACTIONS
    return Primer(GOAL, (attempt(view), CLUES), LOSSES, (*actions, ANCIENT_ONE))


def attempt(view: View) -> PrimerLine:
    """What the attempt takes: twice as many matches as there are investigators (rules fh.ritual.15, fh.solo.22)."""
    needed = 2 * len(view.investigators)
    if view.solo:
        return line(say("primer-attempt-solo", needed=needed), "fh.ritual.6", "fh.solo.20", "fh.solo.22")
    return line(say("primer-attempt", needed=needed), "fh.ritual.6", "fh.ritual.10", "fh.ritual.15")
