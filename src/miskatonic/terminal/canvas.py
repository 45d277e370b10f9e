"""A grid of characters to draw on."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

Cell = tuple[str, str]
"""A character and its style."""

_BLANK: Cell = (" ", "")


class Canvas:
    """So many columns and rows; every cell has a character and a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._rows = [[_BLANK] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write along a row; what does not fit is left out."""
        row = self._rows[y]
        for offset, character in enumerate(text):
            if 0 <= x + offset < self.width:
                row[x + offset] = (character, style)

    def put_all(self, x: int, y: int, parts: list[tuple[str, str]]) -> None:
        """Write pieces of different styles one after the other."""
        for text, style in parts:
            self.put(x, y, text, style)
            x += len(text)

    def text(self) -> Text:
        """The drawing, a line for each row."""
        drawing = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self._rows):
            line = Text()
            for style, run in groupby(row, key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style)
            line.rstrip()
            if number:
                drawing.append("\n")
            drawing.append_text(line)
        return drawing
