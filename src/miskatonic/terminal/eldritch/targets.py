"""Where on the board the options of a question are."""

from __future__ import annotations

from miskatonic.games.eldritch.view import View
from miskatonic.kernel.decision import Option, id_of, kind_of

from ..face import Frame

ON_SPACES = frozenset({"space", "gate", "clue"})
"""Things that are called by the space they lie on."""


def by_space(frame: Frame) -> dict[str, list[int]]:
    """The numbers of the options at each space."""
    places: dict[str, list[int]] = {}
    for number, option in enumerate(frame.decision.options if frame.decision else (), 1):
        space = space_of(option, frame.view)
        if space is not None:
            places.setdefault(space, []).append(number)
    return places


def space_of(option: Option, view: View) -> str | None:
    """The space an option is aimed at, or the one where its target lies; not where one would only stay."""
    if option.role is not None or not option.about:
        return None
    kind, id = kind_of(option.about[0]), id_of(option.about[0])
    if kind in ON_SPACES:
        return id
    if kind == "monster":
        return next((each.space for each in view.monsters if str(each.token) == id), None)
    return None


def span(numbers: list[int]) -> str:
    """Option numbers in few characters: `3`, or from the first to the last."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
