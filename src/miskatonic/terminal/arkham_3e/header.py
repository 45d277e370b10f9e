"""Above the city: the round, the scenario sheet, the cup, the event deck, the codex and the headline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.arkham_3e.view import View
from miskatonic.games.arkham_3e.words import MythosToken, headline_name, scenario_name
from miskatonic.games.arkham_3e.words import say as say_game

from ..face import Frame
from ..pieces import Piece, counted_piece, text_of
from .codex import codex_entry
from .marks import CLUE, DOOM, MARKER_SIGNS, RUMOR, TOKEN_SIGNS, TOKEN_STYLES, short_neighborhood
from .words import say

DOT = " · "
EMPTY = "–"


def header(frame: Frame) -> RenderableType:
    codex = codex_line(frame)
    return Group(first_line(frame), table_line(frame), *([codex] if codex else []))


def first_line(frame: Frame) -> Table:
    view: View = frame.view
    grid = Table.grid(expand=True)
    game = Text(frame.say(scenario_name(view.scenario)), "title")
    if not frame.brief:
        game.append(f"{DOT}{frame.say(say_game('title'))}", "muted")
    now = frame.say(say("header-round", round=view.round, phase=say_game(f"phase-{view.phase}")))
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    grid.add_column(justify="right", no_wrap=True, width=len(now) + 1)
    grid.add_row(game, Text(now, "name"))
    return grid


def table_line(frame: Frame) -> Text:
    """What lies on the scenario sheet, in the cup and beside it; the event deck and the headlines that are left."""
    view: View = frame.view
    line = Text(f"{frame.say(say('header-sheet'))} ").append_text(text_of(on_sheet(view)))
    inside, drawn = (text_of(tokens(Counter(each)), "") for each in (view.cup, view.drawn))
    line.append(f"{DOT}{frame.say(say('header-cup'))} ").append_text(inside or Text(EMPTY, "muted"))
    if drawn:
        line.append(" → ", "muted").append_text(drawn)
    line.append(f"{DOT}{frame.say(say('header-events', count=view.events))}")
    if view.next_event is not None:
        line.append(f" ({frame.say(short_neighborhood(view.next_event))})", "information")
    return line.append(f"{DOT}{TOKEN_SIGNS[MythosToken.HEADLINE]}{view.headlines}")


def on_sheet(view: View) -> list[Piece]:
    markers: list[Piece] = [(f"{MARKER_SIGNS['white']}{view.sheet_markers}", "name")] if view.sheet_markers else []
    return [(f"{DOOM}{view.sheet_doom}", "danger"), (f"{CLUE}{view.sheet_clues}", "information"), *markers]


def tokens(counts: Counter[str]) -> Iterator[Piece]:
    """Mythos tokens by their signs."""
    for token, sign in TOKEN_SIGNS.items():
        yield from counted_piece(sign, counts[token], TOKEN_STYLES[token])


def codex_line(frame: Frame) -> Text:
    """The cards of the codex with what they wait for, and the rumor among them."""
    view: View = frame.view
    entries = [codex_entry(each, frame) for each in view.codex]
    if view.rumor is not None:
        rumor = Text(f"{RUMOR} {frame.say(headline_name(view.rumor.card))}", "danger")
        entries.append(rumor.append(f" {DOOM}{view.rumor.doom}") if view.rumor.doom else rumor)
    return Text(DOT).join(entries)
