"""What matters about an option in this position, beyond what it says itself."""

from __future__ import annotations

from miskatonic.kernel.decision import NO_DETAILS, Decision, Details, Option

from .play import Table
from .ritual import ATTEMPTS
from .words import say

ENDS_THE_GAME = Details(costs=(say("cost-ends-game"),))


def details(table: Table, decision: Decision, option: Option) -> Details:
    """The attempt of the ritual ends the game, one way or the other (rule fh.ritual.16)."""
    return ENDS_THE_GAME if option in ATTEMPTS else NO_DETAILS
