"""The colours of tables and plots, and plots in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miskatonic.kernel.errors import MiskatonicError

if TYPE_CHECKING:
    from pathlib import Path

GROUND = "#101317"
PANEL = "#161a1f"
HAIRLINE = "#2d3338"
PAPER = "#f3ead3"
TEXT = "#e9dfc8"
MUTED = "#a9a48f"
BRASS = "#e7c46b"
OXBLOOD = "#b4443c"
VERDIGRIS = "#7fb2a3"
MOONLIGHT = "#86b6d6"
UNCANNY = "#b58be0"

SIDES = ((VERDIGRIS, "//"), (UNCANNY, ".."), (MOONLIGHT, "xx"), (BRASS, "--"))
"""The colour of each side and its hatch, so that colour is not the only sign; with more sides they come round."""


def counted(number: int, what: str) -> str:
    """So many of something: 1 game, 2,000 games."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def pyplot() -> Any:
    """Matplotlib in the colours of the house, drawing into memory; imported only when a plot is asked for."""
    try:
        import matplotlib
    except ImportError:
        raise MiskatonicError("A plot needs matplotlib: install it with pip install 'miskatonic[plot]'.") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.rcParams.update(
        {
            "figure.facecolor": GROUND,
            "savefig.facecolor": GROUND,
            "axes.facecolor": PANEL,
            "axes.edgecolor": HAIRLINE,
            "axes.labelcolor": MUTED,
            "axes.titlecolor": TEXT,
            "axes.titlesize": 12,
            "axes.titlelocation": "left",
            "axes.titlepad": 12,
            "axes.grid": True,
            "axes.axisbelow": True,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "grid.color": HAIRLINE,
            "grid.linewidth": 0.8,
            "text.color": TEXT,
            "xtick.color": MUTED,
            "ytick.color": MUTED,
            "xtick.labelcolor": TEXT,
            "ytick.labelcolor": TEXT,
            "font.family": "DejaVu Serif",
            "font.size": 10,
            "legend.frameon": False,
        }
    )
    return pyplot


def save_figure(figure: Any, path: Path) -> None:
    """Write a figure and let its memory go."""
    figure.savefig(path, dpi=160, bbox_inches="tight", pad_inches=0.3)
    pyplot().close(figure)
