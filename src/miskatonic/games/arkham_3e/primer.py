"""How one wins and loses, and what newcomers are told about a question; nothing of the archive before its time."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.primer import Primer, PrimerLine, line

from .components import SCENARIOS
from .view import View
from .words import say, scenario_name

ROUND: Final = (
    line(say("primer-action"), "ah3.201.1", "ah3.418.4"),
    line(say("primer-monsters"), "ah3.202.1", "ah3.465.5"),
    line(say("primer-encounter"), "ah3.203.1", "ah3.203.3"),
    line(say("primer-mythos"), "ah3.204.1"),
)

CODEX: Final = line(say("primer-codex"), "ah3.301.1", "ah3.403.5c")
CLUES: Final = line(say("primer-clues"), "ah3.428.3", "ah3.420.2")
DOOM: Final = line(say("primer-doom"), "ah3.403.5d", "ah3.479.4")
HEAPS: Final = {
    True: line(say("primer-anomalies"), "ah3.402.3a", "ah3.402.3b"),
    False: line(say("primer-outbreaks"), "ah3.485.1a"),
}
"""What becomes of heaped doom: in scenarios with anomalies, or without them."""
NOBODY: Final = line(say("primer-nobody"), "ah3.302.3")

HINTS: Final = {
    "next-turn": say("hint-next-turn"),
    "action": say("hint-action"),
    "move": say("hint-move"),
    "attack": say("hint-attack"),
    "dice": say("hint-dice"),
    "hands": say("hint-hands"),
    "assign": say("hint-assign"),
    "buy": say("hint-buy"),
    "settle": say("hint-settle"),
    "activate": say("hint-activate"),
    "starting-cards": say("hint-starting-cards"),
}


def primer(view: View, seat: int | None) -> Primer:
    """What is at stake depends on the scenario; what its cards will ask for is read when they come."""
    goal = line(say("primer-goal", scenario=scenario_name(view.scenario)), "ah3.301.1")
    story = line(say(f"primer-story-{view.scenario}"), "ah3.490.1")
    anomalies = SCENARIOS[view.scenario].anomaly is not None
    losses: tuple[PrimerLine, ...] = (DOOM, HEAPS[anomalies], NOBODY)
    return Primer((goal, story), (CODEX, CLUES), losses, ROUND)
