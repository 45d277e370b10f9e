"""How one wins and loses, on one page."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.primer import Primer, PrimerLine

from .indent import indented
from .words import say


def draw_primer(primer: Primer, locale: str) -> Iterator[RenderableType]:
    """The four parts, each line with the rules it comes from."""
    parts = {"goal": primer.goal, "wins": primer.wins, "losses": primer.losses, "round": primer.round}
    for name, lines in parts.items():
        if lines:
            yield Text(say(f"primer-{name}").text(locale), "title")
        yield from (indented(draw_line(line, locale)) for line in lines)


def draw_line(line: PrimerLine, locale: str) -> Text:
    text = Text(line.say.text(locale))
    return text.append(f"  {' '.join(line.rules)}", "muted") if line.rules else text
