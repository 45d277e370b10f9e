"""Where on the board the options of a question are."""

from __future__ import annotations

from miskatonic.games.eldritch.view import View
from miskatonic.kernel.decision import Option, id_of, kind_of

from .. import targets
from ..face import Frame

ON_SPACES = frozenset({"space", "gate", "clue"})
"""Things that are called by the space they lie on."""


def by_space(frame: Frame) -> dict[str, list[int]]:
    """The numbers of the options at each space."""
    return targets.by_space(frame, lambda option: space_of(option, frame.view))


def space_of(option: Option, view: View) -> str | None:
    """The space an option is aimed at, or the one where its target lies."""
    kind, id = kind_of(option.about[0]), id_of(option.about[0])
    if kind in ON_SPACES:
        return id
    if kind == "monster":
        return next((each.space for each in view.monsters if str(each.token) == id), None)
    return None
