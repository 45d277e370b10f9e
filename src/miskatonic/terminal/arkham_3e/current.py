"""What is being resolved: the scene, the monsters one faces, the test with its dice, the headline that is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.arkham_3e import texts
from miskatonic.games.arkham_3e.components import MONSTERS
from miskatonic.games.arkham_3e.events import (
    ActionBegan,
    ArchivePage,
    CardTurned,
    EncounterBegan,
    HeadlineRead,
    MonsterAttacked,
    TokenDrawn,
)
from miskatonic.games.arkham_3e.view import MonsterView, View
from miskatonic.games.arkham_3e.words import (
    card_name,
    headline_name,
    investigator_name,
)
from miskatonic.games.arkham_3e.words import (
    say as say_game,
)
from miskatonic.kernel.decision import id_of, kind_of
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .. import causes
from ..causes import lines_of
from ..dice import draw_test
from ..face import Frame
from ..indent import indented
from ..pieces import HEALTH, SANITY, signed, text_of
from ..scene import draw_scene, somebody_else
from ..words import dotted
from .marks import REMNANT, monster_piece
from .words import say

BEGINNINGS: Final = (
    ActionBegan,
    ArchivePage,
    CardTurned,
    EncounterBegan,
    HeadlineRead,
    MonsterAttacked,
    TokenDrawn,
)
"""The events with which something begins that others come from."""
NAMING: Final = ("card", "kind", "headline", "archive")
"""The fields of events that name what they may come from."""
FACING: Final = frozenset({"action", "additional-action", "attack", "evade", "attack-order"})
"""The topics of questions at which one looks at the monsters one is engaged with."""
HANDS: Final = 2

BY_TITLE: Final = "encounter"
"""What is called by the message itself that stands behind the word."""
LINES: Final[Mapping[str, Callable[[str], list[Message]]]] = {
    "card": texts.card_lines,
    "investigator": texts.sheet_lines,
    "monster": texts.monster_lines,
    "headline": texts.headline_lines,
}


def origin(frame: Frame) -> Message | None:
    return causes.origin(frame, lambda seat: investigator_name(frame.view.investigators[seat].id), cause_name)


def cause_name(cause: str) -> Message:
    """A component by the message of its word and id, an encounter by its title."""
    word, id = kind_of(cause), id_of(cause).partition("@")[0]
    return say("cause", name=say_game(id if word == BY_TITLE else f"{word}-{id}"))


def names_cause(event: Event) -> bool:
    """Does an event say itself what it comes from?"""
    return introduces(event) is not None or causes.names_cause(event, NAMING)


def introduces(event: Event) -> str | None:
    """What begins anew with an event: another encounter of the same name, another attack of the same monster."""
    return event.cause if isinstance(event, BEGINNINGS) else None


def behind(frame: Frame) -> list[RenderableType]:
    """All that is under way, from the outside to the inside."""
    view: View = frame.view
    parts: list[RenderableType] = [*draw_scene(frame, somebody_else(frame, investigator_name))]
    if view.headline is not None:
        parts += draw_headline(view.headline, frame)
    if not frame.brief:
        parts += lines_of(component_text(frame), frame)
        parts += [part for id in view.revealed for part in draw_card(id, frame)]
    parts += [part for monster in faced(frame) for part in draw_monster(monster, frame)]
    if view.test is not None:
        parts += draw_test(view.test, investigator_name(view.test.who), source_name, frame)
        parts += draw_hands(frame)
    return parts


def draw_headline(id: str, frame: Frame) -> Iterator[RenderableType]:
    """The headline that is being read."""
    yield Text(frame.say(say("headline", name=headline_name(id))), "title")
    yield from lines_of(texts.headline_lines(id), frame)


def component_text(frame: Frame) -> list[Message]:
    """What a component says that the question comes from; headlines and monsters tell it themselves."""
    view: View = frame.view
    cause = frame.decision.cause if frame.decision is not None else None
    if cause is None:
        return []
    kind, id = kind_of(cause), id_of(cause).partition("@")[0]
    if kind == "archive":
        number = id.partition("-")[0]
        return [line for each in view.codex if str(each.number) == number for line in each.lines]
    told = id == view.headline or any(each.kind == id for each in faced(frame))
    return LINES[kind](id) if kind in LINES and not told else []


def draw_card(id: str, frame: Frame) -> Iterator[RenderableType]:
    """A card that somebody may choose."""
    yield Text(frame.say(card_name(id)), "name")
    yield from lines_of(texts.card_lines(id), frame)


# Monsters.


def faced(frame: Frame) -> list[MonsterView]:
    """The monsters that a test is about, or that whoever acts is engaged with."""
    view: View = frame.view
    if view.test is not None and view.test.monsters:
        return [each for each in view.monsters if each.token in view.test.monsters]
    if frame.decision is None or frame.decision.topic not in FACING:
        return []
    return [each for each in view.monsters if frame.decision.seat in each.engaged]


def draw_monster(monster: MonsterView, frame: Frame) -> Iterator[RenderableType]:
    """Its name, its numbers, and what it does."""
    line = text_of([monster_piece(monster, frame)])
    health = say("monster-health", left=monster.health - monster.damage, most=monster.health)
    yield line.append(f" · {frame.say(dotted([health, *monster_numbers(monster.kind)]))}")
    if not frame.brief:
        yield from lines_of(texts.monster_lines(monster.kind), frame)


def monster_numbers(kind: str) -> list[Message]:
    """The modifiers of attacking and evading it, what its attack does, and whether it leaves a remnant."""
    printed = MONSTERS[kind]
    numbers = [say("monster-tests", attack=signed(printed.attack), evade=signed(printed.evade))]
    harm = [f"{sign}{count}" for sign, count in ((HEALTH, printed.damage), (SANITY, printed.horror)) if count]
    numbers += [say("monster-harm", harm=" ".join(harm))] if harm else []
    return [*numbers, *([say("sign", sign=REMNANT)] if printed.remnant else [])]


# Tests.


def draw_hands(frame: Frame) -> Iterator[RenderableType]:
    """How many hands are busy in the action that the test belongs to."""
    acting = frame.view.acting
    if acting is not None and acting.hands:
        told = say("hands", busy=acting.hands, most=HANDS)
        yield indented(Text(frame.say(told), "muted"))


def source_name(source: str) -> Message:
    """What dice come from: a thing on the table, or one of a few words."""
    word, _, id = source.partition(":")
    return say_game(f"{word}-{id.partition('@')[0]}") if id else say(f"part-{word}")
