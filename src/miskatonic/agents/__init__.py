"""Bots. A bot sees what a seat sees: the decision it has to take and, if it asks, the seat's view."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.errors import MiskatonicError

Look = Callable[[], Any]
"""Gives the view of the deciding seat; it is made only when the bot asks for it."""


class Agent(Protocol):
    """Anything that can take a decision."""

    def choose(self, decision: Decision, look: Look) -> Option: ...


_AGENTS = {
    "random": {"*": "random_agent:RandomAgent"},
    "greedy": {
        "arkham-lcg": "arkham_lcg_greedy:GreedyAgent",
        "final-hour": "final_hour_greedy:GreedyAgent",
    },
}


def agents(game: str) -> list[str]:
    """The names of the bots that can play a game."""
    return [name for name, homes in _AGENTS.items() if game in homes or "*" in homes]


def make_agent(name: str, game: str, seed: int | str = 0) -> Agent:
    """A bot by name; the same name and seed play the same way."""
    homes = _AGENTS.get(name, {})
    home = homes.get(game, homes.get("*"))
    if home is None:
        raise MiskatonicError(f"There is no bot {name!r} for {game}; there are: {', '.join(agents(game))}.")
    module, kind = home.split(":")
    return getattr(import_module(f"{__name__}.{module}"), kind)(seed)
