"""Miskatonic: Lovecraftian board games, played by their real rules.

>>> import miskatonic
>>> table = miskatonic.new_game("final-hour", players=2, seed=7)
>>> table.choose(table.decision.options[0])
"""

from __future__ import annotations

from typing import Any

from .games import GAMES
from .kernel import saves
from .kernel.decision import Decision, Option
from .kernel.errors import (
    ContentError,
    Defect,
    IllegalChoice,
    MiskatonicError,
    SaveError,
    SetupError,
)
from .kernel.flow import Result
from .kernel.game import Game
from .kernel.table import Table
from .kernel.version import VERSION

__version__ = VERSION

__all__ = [
    "ContentError",
    "Decision",
    "Defect",
    "IllegalChoice",
    "MiskatonicError",
    "Option",
    "Result",
    "SaveError",
    "SetupError",
    "Table",
    "__version__",
    "games",
    "load",
    "new_game",
    "register",
]


# It hides the package of the same name as an attribute: `from miskatonic.games.x import y` finds that, while
# `import miskatonic.games.x as y` does not.
def games() -> list[str]:
    """The names of the games that can be played."""
    return list(GAMES)


def new_game(
    game: str,
    players: int = 2,
    seed: int | str = 0,
    *,
    events: bool = True,
    checkpoints: bool = True,
    **options: Any,
) -> Table[Any]:
    """Set a game up; every option has a default, and a wrong one is refused with a clear sentence.

    Without `events` nothing is logged, without `checkpoints` undo replays from the start: for batches of games.
    """
    described = GAMES.named(game)
    return Table(described, described.setup(players, seed, options), events=events, checkpoints=checkpoints)


def register(game: Game[Any]) -> None:
    """Let a game that comes from elsewhere be played like the others: from Python, at the terminal, on the server."""
    GAMES.register(game)


def load(data: bytes) -> Table[Any]:
    """The table a save describes, exactly where it was."""
    return saves.load(data, GAMES)
