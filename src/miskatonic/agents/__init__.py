"""Bots. A bot sees what a seat sees: the decision it has to take and, if it asks, the seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol

from miskatonic.games import GAMES
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.errors import MiskatonicError

Look = Callable[[], Any]
"""Gives the view of the deciding seat; it is made only when the bot asks for it."""


class Agent(Protocol):
    """Anything that can take a decision."""

    def choose(self, decision: Decision, look: Look) -> Option: ...


EVERYWHERE = {"random": "random:RandomAgent"}
"""The bots that can play any game."""


def agents(game: str) -> list[str]:
    """The names of the bots that can play a game."""
    own = GAMES.layer(game, "agents")
    return [*EVERYWHERE, *(own.AGENTS if own else ())]


def make_agent(name: str, game: str, seed: int | str = 0) -> Agent:
    """A bot by name; the same name and seed play the same way."""
    own = GAMES.layer(game, "agents")
    names: Mapping[str, str] = own.AGENTS if own else {}
    package = own.__name__ if own and name in names else __name__
    home = names.get(name) or EVERYWHERE.get(name)
    if home is None:
        raise MiskatonicError(f"There is no bot {name!r} for {game}; there are: {', '.join(agents(game))}.")
    module, kind = home.split(":")
    return getattr(import_module(f"{package}.{module}"), kind)(seed)
