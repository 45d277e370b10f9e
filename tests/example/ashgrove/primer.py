"""How each side wins and loses, and what newcomers are told about a question."""

from typing import Final

from miskatonic.kernel.primer import Primer, line

from .house import words
from .state import KEEPER, View

FOUND: Final = line(words("primer-found"), "ash.end.1")
LATE: Final = line(words("primer-late"), "ash.end.2")
FLED: Final = line(words("primer-fled"), "ash.end.3", "ash.courage.1")
HOUR: Final = (
    line(words("primer-keeper"), "ash.hour.1", "ash.hour.2"),
    line(words("primer-search"), "ash.hour.3", "ash.turn.1", "ash.turn.2"),
)

HINTS: Final = {
    "hide": words("hint-hide"),
    "lock": words("hint-lock"),
    "turn": words("hint-turn"),
}


def primer(view: View, seat: int | None) -> Primer:
    """What is won by one side is lost by the other; whoever watches is told it as the investigators are."""
    goal = line(words("primer-goal", hours=view.midnight), "ash.setup.2", "ash.setup.3")
    if seat == KEEPER:
        return Primer((goal,), wins=(LATE, FLED), losses=(FOUND,), round=HOUR)
    return Primer((goal,), wins=(FOUND,), losses=(LATE, FLED), round=HOUR)
