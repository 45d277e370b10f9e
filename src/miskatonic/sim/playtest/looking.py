"""Looking leaves the state as it was: checked with every view, whoever asks for it."""

from __future__ import annotations

from copy import copy
from typing import Any

from miskatonic.kernel.game import Game

from .subject import expect


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
    return checked
