"""What is being resolved: the scene, the combat, the test with its dice, the Mythos card."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from miskatonic.games.eldritch import texts
from miskatonic.games.eldritch.view import CombatView, DicePart, TestView, View
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
from miskatonic.kernel.text import Message

from ..face import Frame
from ..scene import draw_scene
from ..words import dotted
from .marks import DICE, HEALTH, SANITY, signed
from .words import say

INDENT = 2
SUCCESS = "✓"


def origin(frame: Frame) -> Message | None:
    """Who has to decide, and the Mythos card it comes from."""
    view: View = frame.view
    if frame.decision is None:
        return None
    who = investigator_name(view.investigators[frame.decision.seat].id)
    return who if view.card is None else dotted([who, mythos_name(view.card)])


def behind(frame: Frame) -> list[RenderableType]:
    """All that is under way, from the outside to the inside."""
    view: View = frame.view
    parts: list[RenderableType] = [*draw_scene(frame, somebody_else(frame))]
    if view.card is not None and not frame.brief:
        parts += lines_of(texts.mythos_lines(view.card), frame)
    if view.combat is not None:
        parts += draw_combat(view.combat, frame)
    return [*parts, *(draw_test(view.test, frame) if view.test is not None else ())]


def somebody_else(frame: Frame) -> Message | None:
    """Whose scene it is, where another one has to decide."""
    view: View = frame.view
    if view.scene is None or frame.decision is None:
        return None
    who = id_of(view.scene.who)
    return None if view.investigators[frame.decision.seat].id == who else investigator_name(who)


def lines_of(messages: list[Message], frame: Frame) -> Iterator[RenderableType]:
    return (Padding(Text(frame.say(message), "muted"), (0, 0, 0, INDENT)) for message in messages)


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


def draw_test(test: TestView, frame: Frame) -> Iterator[RenderableType]:
    """Who tests what with how many dice, where they come from; the chance, or what was rolled."""
    told = say("test", who=investigator_name(test.who), skill=skill_name(test.skill), dice=test.pool)
    line = Text(frame.say(told), "name").append(f" · {frame.say(say('test-needs', at_least=test.at_least))}")
    if test.doubled <= len(DICE):
        line.append(f" · {frame.say(say('test-doubled', doubled=test.doubled))}")
    yield line if test.dice else line.append(" · ").append(f"{round(100 * test.chance)}%", chance_style(test.chance))
    yield Padding(Text(frame.say(dotted([part_of(part, test) for part in test.parts])), "muted"), (0, 0, 0, INDENT))
    if test.dice:
        rolled = dice(test.dice, test.at_least).append("  ")
        successes = say("test-successes", count=test.successes)
        rolled.append(frame.say(successes), "good" if test.successes else "danger")
        yield Padding(rolled, (0, 0, 0, INDENT))


def chance_style(chance: float) -> str:
    return "good" if chance >= 0.6 else "danger" if chance < 0.35 else "legal"


def dice(faces: list[int], at_least: int) -> Text:
    """The faces, successes first and marked."""
    shown = sorted(faces, reverse=True)
    return Text(" ").join(
        Text(DICE[face - 1] + SUCCESS, "good") if face >= at_least else Text(DICE[face - 1], "muted") for face in shown
    )


def part_of(part: DicePart, test: TestView) -> Message:
    name = skill_name(test.skill) if part.source == "skill" else source_name(part.source)
    return say("test-part", dice=str(part.dice) if part.source == "skill" else signed(part.dice), name=name)


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
