"""The investigators with their play areas and threat areas, and the enemies that are engaged with nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.arkham_lcg.state import Fate
from miskatonic.games.arkham_lcg.view import InvestigatorView, View
from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.kernel.text import Message

from ..face import Frame
from ..indent import INDENT, indented
from ..question import filled
from ..words import dotted
from ..words import say as say_terminal
from .marks import (
    ACTION,
    card_piece,
    enemy_text,
    initial,
    number_pieces,
    place_name,
    skills,
    text_of,
    threat_piece,
    vitals,
)
from .targets import location_by_id
from .words import say

ONE_LINE: Final = 70
"""With less width an investigator takes two lines."""


def team(frame: Frame, width: int) -> RenderableType:
    """Everybody who is in the scenario; then the enemies at large."""
    view: View = frame.view
    present = [who for who in view.investigators if who.fate != Fate.ABSENT]
    parts: list[RenderableType] = []
    for who in present:
        parts.append(person(who, frame, width))
        parts += [indented(part) for part in areas(who, frame, width - INDENT)]
    return Group(*parts, *at_large(frame))


def person(who: InvestigatorView, frame: Frame, width: int) -> RenderableType:
    """Initial, name, numbers and circumstances, in one line or two."""
    mark = Text(frame.say(initial(who.code)), "who")
    name = Text(frame.say(card_name(who.code)), "name")
    numbers = text_of(vitals(who))
    facts = Text(frame.say(dotted(circumstances(who, frame))))
    if who.fate != Fate.PLAYING:
        return Text(" ").join([mark, name, Text(frame.say(say(f"lcg-fate-{who.fate}")), "muted")])
    if who.actions and frame.view.phase == "investigation":
        numbers.append(" ").append(ACTION * (who.actions + len(who.extra_actions)), "legal")
    values = [] if frame.brief else [Text(skills(who, frame), "muted")]
    if width < ONE_LINE:
        below = Text(" · ").join([*values, facts])
        return Group(Text(" ").join([mark, name, numbers]), indented(below))
    return Text(" ", no_wrap=True, overflow="ellipsis").join([mark, name, numbers, *values, facts])


def circumstances(who: InvestigatorView, frame: Frame) -> list[Message]:
    """Where somebody stands, how many cards they have, who plays them."""
    view: View = frame.view
    location = location_by_id(view, who.location)
    facts = [place_name(location.code)] if location is not None else []
    if who.seat in frame.seating.bots:
        facts.append(say_terminal("team-bot"))
    elif who.seat == view.seat and len(view.investigators) > 1:
        facts.append(say_terminal("team-you"))
    if who.seat == view.lead and len(view.investigators) > 1:
        facts.append(say("lcg-lead"))
    return [*facts, say("lcg-hand-count", count=who.hand_count), say("lcg-deck-count", count=who.deck)]


def areas(who: InvestigatorView, frame: Frame, width: int) -> list[RenderableType]:
    """What they have in play and what threatens them; the play areas of others are left out on a short screen."""
    view: View = frame.view
    assets = who.assets if who.seat == view.seat or not frame.brief else []
    rows = [[card_piece(card, frame) for card in assets], [threat_piece(card, frame) for card in who.threats]]
    parts: list[RenderableType] = [in_a_row(row, width) for row in rows if row]
    return [*parts, *(enemy_text(enemy, frame) for enemy in view.enemies if enemy.engaged == who.seat)]


def in_a_row(cards: Sequence[Text], width: int) -> Text:
    """Cards side by side, with a dot between."""
    return filled(cards, width, " · ")


def at_large(frame: Frame) -> list[Text]:
    """Enemies engaged with nobody in particular, and where they are; on a short screen the map says enough."""
    view: View = frame.view
    lines: list[Text] = []
    here = view.investigators[view.seat].location if view.seat is not None and view.investigators else None
    for enemy in view.enemies:
        if enemy.engaged >= 0 or (frame.brief and enemy.location != here):
            continue
        location = location_by_id(view, enemy.location)
        line = enemy_text(enemy, frame)
        if location is not None:
            line.append(" ").append(frame.say(say("lcg-enemy-at", place=place_name(location.code))), "information")
            for number, _ in number_pieces(location, frame):
                line.append(" ").append(number, "information")
        lines.append(line)
    return lines
