"""Looking leaves the state as it was: checked with every view, whoever asks for it."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, Final

import msgspec

from miskatonic.kernel.game import Game
from miskatonic.kernel.overview import Overview

from .subject import expect

MOST_KEPT: Final = 64
"""So many overviews are kept: several checks ask for those of one position."""


def with_checked_views(game: Game[Any]) -> Game[Any]:
    """The same game, whose views compare the state before and after."""

    def view(state: Any, seat: int | None) -> Any:
        before = game.encode(state)
        shown = game.view(state, seat)
        expect(game.encode(state) == before, "looking changes the state")
        return shown

    _ = game.content_digest  # read from the files once, and not again by every copy
    checked = copy(game)
    checked.view = view
    checked.overview = kept(game.overview)
    return checked


def kept(overview: Callable[[Any], Overview]) -> Callable[[Any], Overview]:
    """An overview is made from a view alone, so the same view has the same one."""
    made: dict[bytes, Overview] = {}

    def make(view: Any) -> Overview:
        label = msgspec.msgpack.encode(view)
        if label not in made:
            if len(made) >= MOST_KEPT:
                made.clear()
            made[label] = overview(view)
        return made[label]

    return make
