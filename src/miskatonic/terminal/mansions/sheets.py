"""The investigators: one's own sheet whole, the others in short; and before the keeper the hand and the actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.mansions.components import ACTIONS, MYTHOS, STORIES
from miskatonic.games.mansions.seeing import InvestigatorView
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import Skill, card_name, investigator_name, skill_name, space_name, trait_name
from miskatonic.games.mansions.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from ..indent import INDENT, indented
from ..pieces import HEALTH, SANITY, Piece, counted_piece, left, text_of
from ..question import filled
from ..team import DOT, own_first, played_by, with_circumstances
from .marks import POINT, STUN, initial
from .words import say

ROOM_FOR_SKILLS: Final = 70
"""Of the others the skills are shown only where there is so much room."""


def team(frame: Frame, width: int) -> RenderableType:
    """Everybody, oneself first."""
    return Group(*(part for each in own_first(frame) for part in drawn(each, frame, width)))


def drawn(each: InvestigatorView, frame: Frame, width: int) -> Iterator[RenderableType]:
    """Of the others only a line where the screen is short."""
    view: View = frame.view
    turn = "▸" if view.turn is not None and view.turn.who == each.seat else " "
    line = Text().append(turn, "legal").append(frame.say(initial(each.id)), "who").append(" ")
    line.append(frame.say(investigator_name(each.id)), "name").append(" ").append_text(text_of(vitals(each)))
    yield from with_circumstances(line, circumstances(each, frame), frame, width)
    if each.fate != "in-play":
        return
    numbers = skills(each, frame) if each.seat == view.seat or width >= ROOM_FOR_SKILLS else []
    held = possessions(each, frame)
    in_short = [[*numbers, *held]] if each.seat == view.seat else []
    blocks = in_short if frame.brief else [numbers, held]
    yield from (indented(filled(block, width - INDENT, DOT)) for block in blocks if block)


def vitals(each: InvestigatorView) -> list[Piece]:
    return [
        left(HEALTH, each.health - each.damage, each.health),
        left(SANITY, each.sanity - each.horror, each.sanity),
        (f"{POINT}{each.skill_points}", "good"),
        *counted_piece(STUN, each.stun, "danger"),
    ]


def circumstances(each: InvestigatorView, frame: Frame) -> list[Message]:
    """Where somebody is, what is left of the turn, and what else is to be known."""
    view: View = frame.view
    if each.fate != "in-play":
        return [say_game(f"fate-{each.fate}"), *played_by(each.seat, frame)]
    facts = [space_name(each.space)]
    if view.turn is not None and view.turn.who == each.seat:
        facts.append(say("team-moves", count=view.turn.moves))
        facts += [say("team-action")] if view.turn.action else []
    facts += [say("team-hidden")] if each.hidden else []
    facts += [say("team-escapes")] if each.must_escape else []
    facts += [say_game("overview-blood-relative")] if each.seat == view.blood_relative else []
    facts += [say("team-face-down", count=each.face_down)] if each.face_down else []
    return [*facts, *played_by(each.seat, frame)]


def skills(each: InvestigatorView, frame: Frame) -> list[Text]:
    """What the two traits say."""
    return [Text(f"{frame.say(skill_name(skill))} {each.skills[skill]}") for skill in Skill if skill in each.skills]


def possessions(each: InvestigatorView, frame: Frame) -> list[Text]:
    """Traits, cards and spells, then what hurts."""
    held = [Text(frame.say(trait_name(id)), "muted") for id in (each.mental, each.physical) if id]
    held += [Text(frame.say(card_name(id))) for id in each.cards]
    held += [Text(frame.say(card_name(spell.id)) + ("↷" if spell.back else ""), "uncanny") for spell in each.spells]
    harmful = [id for id in (each.injury, each.insanity, *each.face_down_cards) if id is not None]
    return [*held, *(Text(frame.say(card_name(id)), "danger") for id in harmful)]


# The keeper.


def keeper_cards(frame: Frame) -> RenderableType:
    """The hand and the actions with what they cost, for the keeper alone; in a puzzle nothing but the puzzle counts."""
    view: View = frame.view
    if view.seat != view.keeper:
        return Group()
    hand = [held(id) for id in view.hand]
    actions = [action(id, view) for id in STORIES[view.story].actions]
    lines = {"hand": hand, "actions": actions}
    return Group(*(Text(frame.say(say(id, cards=cards))) for id, cards in lines.items() if cards))


def held(id: str) -> Message:
    printed = MYTHOS.get(id)
    return card_name(id) if printed is None else say("card-cost", card=card_name(id), cost=printed.cost)


def action(id: str, view: View) -> Message:
    priced = say("card-cost", card=card_name(id), cost=ACTIONS[id].cost)
    return say("card-used", card=priced) if id in view.keeper_used else priced
