"""How one wins and loses, and what newcomers are told about a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from miskatonic.kernel.primer import Primer, PrimerLine, line

from .registry import card_text
from .view import View
from .words import card_name, say

GOAL: Final = line(say("primer-goal"), "lcg.act-agenda.1", "lcg.winning.7")
WINS: Final = (
    line(say("primer-clues"), "lcg.clue.2", "lcg.act-agenda.2", "lcg.act-agenda.8"),
    line(say("primer-resolution"), "lcg.act-agenda.18", "lcg.winning.6"),
)
LOSSES: Final = (
    line(say("primer-loss-agenda"), "lcg.winning.3", "lcg.framework.1.3"),
    line(say("primer-loss-defeat"), "lcg.defeat.1", "lcg.defeat.2", "lcg.elimination.11"),
    line(say("primer-campaign"), "lcg.winning.5", "lcg.campaign.3"),
)
ROUND: Final = (
    line(say("primer-mythos"), "lcg.framework.1.2", "lcg.framework.1.3", "lcg.framework.1.4.a", "lcg.round.3"),
    line(say("primer-investigation"), "lcg.framework.2.2.a", "lcg.framework.2.2.1.a"),
    line(say("primer-enemy"), "lcg.framework.3.2", "lcg.framework.3.3.b"),
    line(say("primer-upkeep"), "lcg.framework.4.3", "lcg.framework.4.4.a", "lcg.framework.4.4.b"),
)

HINTS: Final = {
    "mulligan": say("hint-mulligan"),
    "lead": say("hint-lead"),
    "turn": say("hint-turn"),
    "next-turn": say("hint-next-turn"),
    "commit": say("hint-commit"),
    "window": say("hint-window"),
    "react": say("hint-react"),
    "assign": say("hint-assign"),
    "buy": say("hint-buy"),
}


def primer(view: View, seat: int | None) -> Primer:
    return Primer((GOAL, *now(view)), WINS, LOSSES, ROUND)


def now(view: View) -> Iterator[PrimerLine]:
    """What the current act asks for, and how far the agenda is from its end; nothing between scenarios."""
    if view.act is not None and not view.act.turned:
        act = view.act.code
        yield line(say("primer-act", card=card_name(act), text=card_text(act)), "lcg.act-agenda.9")
    if view.agenda is not None and not view.agenda.turned:
        agenda = card_name(view.agenda.code)
        said = say("primer-agenda", card=agenda, doom=view.agenda.doom_in_play, threshold=view.agenda.threshold)
        yield line(said, "lcg.doom.1", "lcg.doom.3")
