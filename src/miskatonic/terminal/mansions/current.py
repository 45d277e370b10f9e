"""What is being resolved: the fight, the card that was turned, the spell, the test with its die, the puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.mansions import texts
from miskatonic.games.mansions.causes import cause_name as game_cause
from miskatonic.games.mansions.components import TRAITS
from miskatonic.games.mansions.events import (
    AttackedMonster,
    BarrierAttacked,
    CardTurned,
    EventRevealed,
    KeeperActionUsed,
    MonsterAttacked,
    MythosPlayed,
    ObjectiveRevealed,
    SpecialAttack,
    SpellTurned,
    TraumaPlayed,
)
from miskatonic.games.mansions.seeing import FightView, MonsterView, TestView
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import card_name, investigator_name, monster_name, skill_name, trait_name
from miskatonic.games.mansions.words import say as say_game
from miskatonic.kernel.decision import id_of, kind_of
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .. import causes
from ..causes import lines_of
from ..dice import chance_style
from ..face import Frame
from ..indent import indented
from ..pieces import signed, text_of
from ..words import dotted
from .marks import monster_piece, rating
from .puzzle_board import draw_puzzle
from .words import say

BEGINNINGS: Final = (
    AttackedMonster,
    BarrierAttacked,
    CardTurned,
    EventRevealed,
    KeeperActionUsed,
    MonsterAttacked,
    MythosPlayed,
    ObjectiveRevealed,
    SpecialAttack,
    SpellTurned,
    TraumaPlayed,
)
"""The events with which something begins that others come from."""
NAMING: Final = ("card", "kind", "trait", "combat")
"""The fields of events that name what they may come from."""
PARTS: Final = ("modifier", "penalties", "bonus", "luck")
"""What goes into a test besides the skill."""


def origin(frame: Frame) -> Message | None:
    view: View = frame.view
    return causes.origin(frame, lambda seat: seat_name(view, seat), cause_name)


def seat_name(view: View, seat: int) -> Message:
    """The keeper, or the investigator of a seat as far as that is known."""
    if seat == view.keeper:
        return say_game("overview-the-keeper")
    found = [each.id for each in view.investigators if each.seat == seat] or view.picks.get(seat, [])[:1]
    return investigator_name(found[0]) if found else say_game("overview-somebody")


def cause_name(cause: str) -> Message:
    return say("cause", name=game_cause(cause))


def names_cause(event: Event) -> bool:
    """Does an event say itself what it comes from?"""
    return introduces(event) is not None or causes.names_cause(event, NAMING)


def introduces(event: Event) -> str | None:
    """What begins anew with an event: another attack of the same monster, the same action once more."""
    return event.cause if isinstance(event, BEGINNINGS) else None


def behind(frame: Frame) -> list[RenderableType]:
    """All that is under way, from the outside to the inside."""
    view: View = frame.view
    parts: list[RenderableType] = []
    if view.fight is not None:
        parts += draw_fight(view.fight, frame)
    if not frame.brief:
        parts += draw_component(frame)
    if view.casting is not None and view.casting_back is not None:
        parts.append(Text(frame.say(card_name(view.casting)), "uncanny"))
        name, _, number = view.casting_back.partition("#")
        parts += lines_of(texts.spell_back_lines(name, int(number) - 1), frame)
    if view.test is not None:
        parts += draw_test(view.test, frame)
    if view.attempt is not None:
        parts += [part for each in view.puzzles if each.card == view.attempt.card for part in draw_puzzle(each, frame)]
    return parts


def draw_component(frame: Frame) -> Iterator[RenderableType]:
    """What a card or trait says that the question comes from, and the card that was turned up in a room."""
    view: View = frame.view
    cause = frame.decision.cause if frame.decision is not None else None
    yield from offered_traits(frame)
    shown = [view.turned_up] if view.turned_up is not None else []
    if cause is not None and kind_of(cause) == "card":
        shown.append(id_of(cause))
    if cause is not None and kind_of(cause) == "trait" and id_of(cause) in TRAITS:
        yield from lines_of(texts.trait_lines(id_of(cause)), frame)
    fought = view.fight.card if view.fight is not None else None
    for card in dict.fromkeys(shown):
        if card != fought:
            yield Text(frame.say(card_name(card)), "name")
            yield from lines_of(texts.card_lines(card), frame)


def offered_traits(frame: Frame) -> Iterator[RenderableType]:
    """What the traits say, where the question is which of them is kept."""
    options = frame.decision.options if frame.decision is not None else ()
    offered = [option.about[0] if option.about else "" for option in options]
    kept = [id_of(thing) for thing in offered if thing and kind_of(thing) == "trait" and id_of(thing) in TRAITS]
    for trait in (TRAITS[id] for id in kept if len(kept) == len(offered)):
        numbers = [say("test-part", name=skill_name(skill), n=str(n)) for skill, n in trait.skills.items()]
        yield Text(frame.say(trait_name(trait.id)), "name").append(f" · {frame.say(dotted(numbers))}", "muted")
        yield from lines_of(texts.trait_lines(trait.id), frame)


# The fight.


def draw_fight(fight: FightView, frame: Frame) -> Iterator[RenderableType]:
    """Who fights whom with what, and the half of the Combat card that counts."""
    view: View = frame.view
    monster = next((each for each in view.monsters if each.id == fight.monster), None)
    called = say_game("overview-the-keeper") if monster is None else monster_name(monster.name or monster.kind)
    if fight.who is None:
        line = Text(frame.say(say("fight-barrier", monster=called)), "name")
    else:
        line = Text(frame.say(say("fight", who=investigator_name(fight.who), monster=called)), "name")
    if fight.attack is not None:
        weapon = say("fight-bare") if fight.weapon is None else say("fight-weapon", card=card_name(fight.weapon))
        line.append(f" · {frame.say(weapon)}")
    yield line
    if monster is not None:
        yield indented(draw_monster(monster, frame))
    if fight.card is not None:
        half = "top" if fight.by == "investigator" else "bottom"
        title, text = texts.half_title(fight.card, half), texts.half_text(fight.card, half)
        yield indented(Text(frame.say(title), "uncanny"))
        yield indented(Text(frame.say(text), "muted"))


def draw_monster(monster: MonsterView, frame: Frame) -> Text:
    """Its name, and its numbers as far as they are known."""
    line = text_of([monster_piece(monster, frame)])
    return line.append(f" · {frame.say(dotted(monster_numbers(monster)))}", "muted")


def monster_numbers(monster: MonsterView) -> list[Message]:
    """The front of its token, and of its back what may be seen."""
    told = [say("fact-monster", awareness=rating(monster.awareness), horror=rating(monster.horror))]
    return [*told, *([say("fact-strikes", n=monster.strikes)] if monster.strikes is not None else [])]


# The test.


def draw_test(test: TestView, frame: Frame) -> Iterator[RenderableType]:
    """Who tests what, what is needed and how likely that is, or what was rolled; below it what it is made of."""
    if test.who is None or test.skill is None:
        title = say("test-monster")
    else:
        title = say("test", who=investigator_name(test.who), skill=skill_name(test.skill))
    line = Text(frame.say(title), "name").append(f" · {frame.say(say('test-target', target=test.target))} · ")
    if test.die:
        result, style = ("test-passed", "good") if test.chance else ("test-failed", "danger")
        line.append(frame.say(dotted([say("test-rolled", die=test.die), say(result)])), style)
    else:
        line.append(f"{round(100 * test.chance)}%", chance_style(test.chance))
    yield line
    amounts = {"modifier": test.modifier, "penalties": -test.penalties, "bonus": test.bonus, "luck": test.luck}
    name = say("part-value") if test.skill is None else skill_name(test.skill)
    parts = [say("test-part", name=name, n=str(test.value))]
    parts += [say("test-part", name=say(f"part-{part}"), n=signed(amounts[part])) for part in PARTS if amounts[part]]
    if len(parts) > 1:
        yield indented(Text(frame.say(dotted(parts)), "muted"))
