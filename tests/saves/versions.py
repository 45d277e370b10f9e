"""A game as another version of the program has it: with one more field in its state, and with other rules."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from msgspec import defstruct, msgpack

from miskatonic.kernel.game import Game, Setup, Step


def later_version(game: Game[Any], steps: Mapping[str, Step] | None = None, digest: str = "later") -> Game[Any]:
    """The game with `omens` in its state, which has a default; `steps` are those whose rules are others."""
    other = copy(game)
    other.state = defstruct(
        f"Later{game.state.__name__}", [("omens", list[int], [])], bases=(game.state,), dict=True, module=__name__
    )
    other.steps = {**game.steps, **(steps or {})}
    other._decoder = msgpack.Decoder(other.state)  # pyright: ignore[reportPrivateUsage]
    other._digest = digest  # pyright: ignore[reportPrivateUsage]

    def begin(setup: Setup) -> Any:
        return other.decode(game.encode(game.begin(setup)))

    other.begin = begin
    return other
