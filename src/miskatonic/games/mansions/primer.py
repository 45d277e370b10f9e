"""How each side wins and loses, and what newcomers are told about a question."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.primer import Primer, PrimerLine, line

from .view import View
from .words import say, story_name

ROUND: Final = (
    line(say("primer-investigators"), "mom.round.1", "mom.investigator-turn.1"),
    line(say("primer-monsters"), "mom.evade.1", "mom.horror-check.1"),
    line(say("primer-keeper"), "mom.keeper-turn.1", "mom.threat.1"),
    line(say("primer-events"), "mom.event.2"),
)

CLUES: Final = line(say("primer-clues"), "mom.explore.1", "mom.objective.3")
OBJECTIVE: Final = line(say("primer-objective"), "mom.overview.4", "mom.overview.5")
NO_TIME: Final = line(say("primer-no-time"), "mom.win.3")
DEATH: Final = line(say("primer-death"), "mom.killed.5", "mom.elimination.1", "mom.win.1")
KEEPER_KNOWS: Final = line(say("primer-keeper-knows"), "mom.setup-keeper.1", "mom.secrecy.8")
KEEPER_KILLS: Final = line(say("primer-keeper-kills"), "mom.win.1")
KEEPER_STOPPED: Final = line(say("primer-keeper-stopped"), "mom.overview.5")

HINTS: Final = {
    "answer": say("hint-answer"),
    "character": say("hint-character"),
    "trait": say("hint-trait"),
    "next": say("hint-next"),
    "turn": say("hint-turn"),
    "evade": say("hint-evade"),
    "skill-point": say("hint-skill-point"),
    "puzzle": say("hint-puzzle"),
    "mythos": say("hint-mythos"),
    "trauma": say("hint-trauma"),
    "keeper-action": say("hint-keeper-action"),
    "monster-attack": say("hint-monster-attack"),
    "move-monster": say("hint-move-monster"),
    "take-dropped": say("hint-take-dropped"),
    "trade": say("hint-trade"),
}


def primer(view: View, seat: int | None) -> Primer:
    """The keeper knows his Objective from the start, all others once it is revealed."""
    side = "keeper" if seat == view.keeper else "investigators"
    goal = [line(say(f"primer-goal-{side}", story=story_name(view.story)), "mom.overview.2", "mom.overview.3")]
    if view.objective_page is not None:
        goal += [line(words, "mom.overview.4") for words in view.objective_page.lines[1:]]
    wins: tuple[PrimerLine, ...] = (CLUES, OBJECTIVE)
    losses: tuple[PrimerLine, ...] = (NO_TIME, DEATH)
    if side == "keeper":
        wins, losses = (KEEPER_KNOWS, KEEPER_KILLS), (NO_TIME, KEEPER_STOPPED)
    return Primer(tuple(goal), wins, losses, ROUND)
