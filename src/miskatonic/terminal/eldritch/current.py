"""What is being resolved: the scene, the combat, the test with its dice, the Mythos card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.eldritch import texts
from miskatonic.games.eldritch.causes import cause_name
from miskatonic.games.eldritch.events import (
    ActionBegan,
    AmbushBegan,
    CardTurned,
    CombatBegan,
    EncounterBegan,
    FallenFound,
    MythosDrawn,
    SpellCast,
)
from miskatonic.games.eldritch.view import CombatView, View
from miskatonic.games.eldritch.words import (
    ancient_one_name,
    card_name,
    investigator_name,
    monster_name,
    mystery_name,
    mythos_name,
    skill_name,
)
from miskatonic.kernel.decision import id_of, kind_of
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .. import causes
from ..causes import lines_of
from ..dice import draw_test
from ..face import Frame
from ..pieces import HEALTH, SANITY, signed
from ..scene import draw_scene, somebody_else
from ..words import dotted
from .words import say

BEGINNINGS: Final = (
    ActionBegan,
    AmbushBegan,
    CardTurned,
    CombatBegan,
    EncounterBegan,
    FallenFound,
    MythosDrawn,
    SpellCast,
)
"""The events with which something begins that others come from."""
NAMING: Final = ("card", "kind", "mythos", "mystery", "ancient_one")
"""The fields of events that name what they may come from."""
LINES: Final[Mapping[str, Callable[[str], list[Message]]]] = {
    "investigator": texts.sheet_lines,
    "mythos": texts.mythos_lines,
    "mystery": texts.mystery_lines,
}


def origin(frame: Frame) -> Message | None:
    return causes.origin(frame, lambda seat: investigator_name(frame.view.investigators[seat].id), cause_name)


def names_cause(event: Event) -> bool:
    """Does an event say itself what it comes from?"""
    return introduces(event) is not None or causes.names_cause(event, NAMING)


def introduces(event: Event) -> str | None:
    """What begins anew with an event: another encounter of the same name, another monster of the same kind."""
    return event.cause if isinstance(event, BEGINNINGS) else None


def behind(frame: Frame) -> list[RenderableType]:
    """All that is under way, from the outside to the inside."""
    view: View = frame.view
    parts: list[RenderableType] = [*draw_scene(frame, somebody_else(frame, investigator_name))]
    cause = frame.decision.cause if frame.decision is not None else None
    if cause is not None and not frame.brief:
        parts += lines_of(component_text(cause, view), frame)
    if view.combat is not None:
        parts += draw_combat(view.combat, frame)
    if view.test is not None:
        parts += draw_test(view.test, investigator_name(view.test.who), source_name, frame)
    return parts


def component_text(cause: str, view: View) -> list[Message]:
    """What a component says that something comes from; a scene and a combat tell it themselves."""
    word, id = kind_of(cause), id_of(cause)
    match word:
        case "monster":
            return [] if view.combat is not None and view.combat.kind == id else monster_text(id, view)
        case "ancient-one":
            return texts.ancient_one_lines(id, awake=view.awake)
        case "card":
            return [*texts.card_lines(id), *(line for back in shown_backs(id, view) for line in texts.back_lines(back))]
        case _:
            return LINES[word](id) if word in LINES else []


def shown_backs(id: str, view: View) -> list[str]:
    """The backs of a card that are known."""
    held = [card for each in view.investigators for card in (*each.cards, *each.conditions)]
    return [card.back for card in held if card.id == id and card.back is not None]


# Combat.


def draw_combat(combat: CombatView, frame: Frame) -> Iterator[RenderableType]:
    """Who fights what, its numbers, and what it does."""
    told = say("combat", who=investigator_name(combat.who), monster=monster_name(combat.kind))
    yield Text(frame.say(told), "danger").append(f" · {frame.say(dotted(combat_numbers(combat)))}")
    if not frame.brief:
        yield from lines_of(monster_text(combat.kind, frame.view), frame)


def monster_text(kind: str, view: View) -> list[Message]:
    """The text of Cultists is on the sheet of the Ancient One."""
    if kind == "cultist":
        return texts.cultist_lines(view.ancient_one, awake=view.awake)
    return texts.monster_lines(kind)


def combat_numbers(combat: CombatView) -> list[Message]:
    numbers: list[Message] = []
    if combat.will is not None:
        numbers.append(check("will", combat.will, f"{SANITY}{combat.horror}"))
    if combat.strength is not None:
        numbers.append(check("strength", combat.strength, f"{HEALTH}{combat.damage}"))
    return [*numbers, say("combat-toughness", left=combat.toughness - combat.lost, most=combat.toughness)]


def check(skill: str, mod: int, loss: str) -> Message:
    """One of the two tests against a monster, and what it can cost."""
    return say("combat-check", skill=skill_name(skill), mod=signed(mod), loss=loss)


# Tests.


NAMES = {
    "card": card_name,
    "investigator": investigator_name,
    "ancient-one": ancient_one_name,
    "mystery": mystery_name,
    "mythos": mythos_name,
}


def source_name(source: str) -> Message:
    """What dice come from: a thing on the table, or one of a few words."""
    name, id = NAMES.get(kind_of(source)), id_of(source).partition("@")[0]
    return say(f"part-{source}") if name is None or not id else name(id)
