"""The option that Enter takes."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Decision, Option, Role

USUAL: Final = (Role.PASS, Role.DONE)
"""The roles of options that Enter takes."""
RESOURCE, ACTIVATE = "resource", "activate"
PURCHASES: Final = frozenset({"buy", "upgrade"})


def usual(decision: Decision) -> Option | None:
    """The option to pass or to stop; to end a turn only when no action is left to take a resource with.

    While experience could be spent there is none: a key that is pressed by habit should not waste it.
    """
    verbs = {option.verb for option in decision.options}
    if verbs & PURCHASES:
        return None
    ends = () if verbs & {RESOURCE, ACTIVATE} else (Role.END_TURN,)
    return next((option for option in decision.options if option.role in (*USUAL, *ends)), None)
