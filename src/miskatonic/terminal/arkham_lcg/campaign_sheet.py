"""Between scenarios: the sheet of an investigator and their deck instead of the map."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import SheetView, View
from miskatonic.games.arkham_lcg.words import Kind, card_name
from miskatonic.kernel.text import Message

from ..face import Frame
from ..question import filled
from ..words import counted, dotted
from .marks import HEALTH, SANITY
from .words import say

BETWEEN = "resolution"
"""The phase in which a scenario is over and the next has not begun."""


def is_between(view: View) -> bool:
    return view.phase == BETWEEN


def sheet(frame: Frame, width: int) -> RenderableType:
    """Everybody's trauma and experience; then the deck of whoever has to decide."""
    view: View = frame.view
    parts: list[RenderableType] = [sheet_line(each, frame) for each in view.sheets]
    if frame.decision is not None and not frame.brief:
        parts += [Text(), *deck(view.sheets[frame.decision.seat], frame, width)]
    return Group(*parts)


def sheet_line(sheet: SheetView, frame: Frame) -> Text:
    line = Text(frame.say(card_name(sheet.investigator)), "name")
    facts = [
        say("lcg-trauma", physical=f"{HEALTH}{sheet.physical_trauma}", mental=f"{SANITY}{sheet.mental_trauma}"),
        say("lcg-experience", left=sheet.experience, earned=sheet.earned),
    ]
    if sheet.end:
        facts.append(say(f"lcg-end-{sheet.end}"))
    elif not sheet.present:
        facts.append(say("lcg-sits-out"))
    return line.append(" ").append(frame.say(dotted(facts)))


def deck(sheet: SheetView, frame: Frame, width: int) -> list[RenderableType]:
    """All cards of a deck by kind."""
    cards: Mapping[str, int] = {**sheet.cards, **sheet.required, **sheet.weaknesses, **sheet.story}
    name = sheet.deck_name or frame.say(card_name(sheet.investigator))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="muted")
    grid.add_column()
    kinds = {
        kind: frame.say(say(f"lcg-kind-{kind}"))
        for kind in (Kind.ASSET, Kind.EVENT, Kind.SKILL, Kind.TREACHERY, Kind.ENEMY)
    }
    room = width - max(map(len, kinds.values())) - 1
    for kind, heading in kinds.items():
        shown = [
            Text(frame.say(copies(code, count))) for code, count in sorted(cards.items()) if PRINTED[code].type is kind
        ]
        if shown:
            grid.add_row(Text(heading), filled(shown, room, " · "))
    return [Text(frame.say(say("lcg-deck-of", name=name, count=sum(cards.values()))), "title"), grid]


def copies(code: str, count: int) -> Message:
    level = PRINTED[code].level
    name = say("lcg-levelled", name=card_name(code), level=level) if level else card_name(code)
    return counted(name, count)
