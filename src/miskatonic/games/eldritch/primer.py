"""How one wins and loses, and what newcomers are told about a question."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.primer import Primer, PrimerLine, line

from .components import ANCIENT_ONES
from .view import View
from .words import ancient_one_name, say

CLUES: Final = line(say("primer-clues"), "eh.research.1", "eh.clue.7")
GATES: Final = line(say("primer-gates"), "eh.other-world.1", "eh.omen.3")
MYTHOS: Final = line(say("primer-loss-mythos"), "eh.mythos.2")
ELIMINATED: Final = line(say("primer-loss-eliminated"), "eh.eliminated.1", "eh.eliminated.5")
RUMORS: Final = line(say("primer-loss-rumors"), "eh.rumor.2")
ROUND: Final = (
    line(say("primer-action"), "eh.round.1", "eh.action.1", "eh.action.3"),
    line(say("primer-encounter"), "eh.encounter.1", "eh.combat.1", "eh.encounter.5"),
    line(say("primer-mythos"), "eh.mythos-phase.1", "eh.reckoning.1"),
)

HINTS: Final = {
    "action": say("hint-action"),
    "move": say("hint-move"),
    "ticket": say("hint-ticket"),
    "encounter": say("hint-encounter"),
    "fight": say("hint-fight"),
    "dice": say("hint-dice"),
    "before-roll": say("hint-before-roll"),
    "buy": say("hint-buy"),
    "loan": say("hint-loan"),
    "lead": say("hint-lead"),
    "prevent": say("hint-prevent"),
}


def primer(view: View, seat: int | None) -> Primer:
    """What is at stake depends on the Ancient One, and on whether it is awake."""
    name = ancient_one_name(view.ancient_one)
    goal = line(say("primer-goal", ancient_one=name), "eh.win-lose.1", "eh.mystery.1")
    return Primer((goal,), (*wins(view), CLUES, GATES), (awakening(view), MYTHOS, ELIMINATED, RUMORS), ROUND)


def wins(view: View) -> tuple[PrimerLine, ...]:
    """So many mysteries; once the Ancient One is awake, its Final Mystery too (rules eh.mystery.1, eh.mystery.7)."""
    needed = ANCIENT_ONES[view.ancient_one].mysteries
    solved = line(say("primer-win", needed=needed, solved=len(view.solved)), "eh.mystery.1")
    if not view.awake:
        return (solved,)
    return solved, line(say(f"line-final-{view.ancient_one}"), "eh.mystery.7")


def awakening(view: View) -> PrimerLine:
    if view.awake:
        return line(say(f"line-awake-{view.ancient_one}"), "eh.doom.6")
    return line(say(f"primer-doom-{view.ancient_one}", doom=view.doom), "eh.doom.4", "eh.ancient-one.5")
