"""Where on a board the options of a question are."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rich.text import Text

from miskatonic.kernel.decision import Option

from .face import Frame
from .pieces import Piece, text_of

SpaceOf = Callable[[Option], str | None]
"""The space an option is aimed at, or the one where its target lies; None where there is none."""


def by_space(frame: Frame, space_of: SpaceOf) -> dict[str, list[int]]:
    """The numbers of the options at each space; not of those with which one would only stay."""
    places: dict[str, list[int]] = {}
    for number, option in enumerate(frame.decision.options if frame.decision else (), 1):
        space = None if option.role is not None or not option.about else space_of(option)
        if space is not None:
            places.setdefault(space, []).append(number)
    return places


def span(numbers: list[int]) -> str:
    """Option numbers in few characters: `3`, or from the first to the last."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def entry(name: Piece, pieces: Collection[Piece], options: list[int], gap: str = " ") -> Text:
    """A space in a list: its name, the options there and what lies there."""
    text = Text().append(*name)
    if options:
        text.append(f"[{span(options)}]", "who")
    return text.append(" ").append_text(text_of(pieces, gap)) if pieces else text
