"""The benchmark: how fast games are played, cloned, undone and saved, side by side with other libraries."""

from __future__ import annotations

from miskatonic.games import GAMES

from .contenders import Contender
from .ours import our_contenders
from .peers import installed_peers, missing_peers

__all__ = ["Contender", "contenders", "missing_peers"]


def contenders() -> list[Contender]:
    """Our games, and the other libraries that are installed."""
    return [*(each for game in GAMES for each in our_contenders(game)), *installed_peers()]
