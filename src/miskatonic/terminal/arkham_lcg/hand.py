"""The cards the seat that looks has in hand, and those it is looking through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import HandCard, View
from miskatonic.games.arkham_lcg.words import Keyword, card_name

from ..face import Frame
from ..words import counted
from .campaign_sheet import is_between
from .marks import FAST, RESOURCE, Piece, icons
from .plans import WIDTH
from .targets import own
from .team import in_a_row
from .words import say

HAND_VERBS = frozenset({"mulligan", "discard"})
"""Where the options are the cards of the hand themselves."""


def cards(frame: Frame) -> RenderableType:
    """The own hand, where it is not itself the question; and what is being looked through."""
    view: View = frame.view
    you = own(view)
    rows: list[tuple[str, list[Text]]] = []
    if you is not None and you.hand and not is_between(view) and not asks_for_hand(frame):
        rows.append(("lcg-hand", hand_cards(you.hand, frame)))
    if view.looking:
        rows.append(("lcg-looking", [Text(frame.say(card_name(card.code))) for card in view.looking]))
    if not rows:
        return Group()
    labels = [frame.say(say(label)) for label, _ in rows]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="muted")
    grid.add_column()
    for label, (_, shown) in zip(labels, rows, strict=True):
        grid.add_row(Text(label), in_a_row(shown, WIDTH - max(map(len, labels)) - 1))
    return grid


def asks_for_hand(frame: Frame) -> bool:
    return bool(frame.decision) and any(option.verb in HAND_VERBS for option in frame.decision.options)


def hand_cards(hand: Sequence[HandCard], frame: Frame) -> list[Text]:
    """Every card by its name, what it costs now and its icons; copies are counted."""
    prices = {card.code: card.price for card in hand}
    shown: list[Text] = []
    for code, count in Counter(card.code for card in hand).items():
        text = Text(frame.say(counted(card_name(code), count)))
        for piece in hand_pieces(code, prices[code], frame):
            text.append(" ").append(*piece)
        shown.append(text)
    return shown


def hand_pieces(code: str, price: int | None, frame: Frame) -> list[Piece]:
    """What a card costs, whether it is fast, its icons."""
    pieces: list[Piece] = []
    if price is not None:
        fast = FAST if Keyword.FAST in PRINTED[code].keywords else ""
        pieces.append((f"{RESOURCE}{price}{fast}", "good"))
    letters = icons(code, frame)
    return [*pieces, (letters, "information")] if letters else pieces
