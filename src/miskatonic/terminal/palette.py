"""The roles of colour. Terminals bring their own shades, so roles are named by the colours every terminal has."""

from __future__ import annotations

from typing import Final

from rich.theme import Theme

THEME: Final = Theme(
    {
        "title": "bold yellow",
        "legal": "bold yellow",
        "muted": "dim",
        "danger": "bold red",
        "good": "green",
        "information": "cyan",
        "hint": "italic cyan",
        "uncanny": "magenta",
        "walkway": "yellow",
        "key": "bold yellow",
        "name": "bold",
        "red": "bold red",
        "blue": "bold cyan",
        "arrow-red": "red",
        "arrow-blue": "cyan",
        "damage": "bold white on red",
        "zone-green": "green",
        "zone-purple": "magenta",
        "zone-orange": "color(208)",
        "who": "bold reverse",
    }
)
