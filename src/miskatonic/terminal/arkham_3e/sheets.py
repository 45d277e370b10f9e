"""The investigators: one's own sheet whole, the others in short; and the display."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.arkham_3e.components import CARDS
from miskatonic.games.arkham_3e.view import HeldCard, InvestigatorView, View
from miskatonic.games.arkham_3e.words import SKILLS, Skill, card_name, investigator_name, skill_name, space_name
from miskatonic.games.arkham_3e.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from ..indent import INDENT, indented
from ..pieces import HEALTH, SANITY, Piece, left
from ..question import filled
from ..team import DOT, headline, own_first, played_by, with_circumstances
from .marks import CLUE, FOCUS, MONEY, REMNANT, initial
from .words import say


def team(frame: Frame, width: int) -> RenderableType:
    """Everybody, oneself first."""
    return Group(*(part for each in own_first(frame) for part in drawn(each, frame, width)))


def drawn(each: InvestigatorView, frame: Frame, width: int) -> Iterator[RenderableType]:
    """Of the others only a line where the screen is short."""
    view: View = frame.view
    line = headline(each, (initial(each.id), investigator_name(each.id)), vitals(each), frame)
    yield from with_circumstances(line, circumstances(each, frame), frame, width)
    if each.fate != "in-play":
        return
    if each.seat == view.seat or (each.focus and not frame.brief):
        yield indented(skills(each, frame, width - INDENT))
    if (each.cards or each.conditions) and (each.seat == view.seat or not frame.brief):
        yield indented(possessions(each, frame, width - INDENT))


def vitals(each: InvestigatorView) -> list[Piece]:
    pieces = [
        left(HEALTH, each.health - each.damage, each.health),
        left(SANITY, each.sanity - each.horror, each.sanity),
        (f"{MONEY}{each.money}", "good"),
    ]
    pieces += [(f"{CLUE}{each.clues}", "information")] if each.clues else []
    return [*pieces, *([(f"{REMNANT}{each.remnants}", "uncanny")] if each.remnants else [])]


def circumstances(each: InvestigatorView, frame: Frame) -> list[Message]:
    """Where somebody is, and what else is to be known."""
    if each.fate != "in-play":
        return [say_game(f"fate-{each.fate}"), *played_by(each.seat, frame)]
    facts = [space_name(each.space)]
    if each.delayed:
        facts.append(say_game("overview-delayed"))
    if each.leader and frame.setup.players > 1:
        facts.append(say("team-leader"))
    return [*facts, *played_by(each.seat, frame)]


def skills(each: InvestigatorView, frame: Frame, width: int) -> Text:
    """What is printed, where a focus token adds to it, and how many of these there may be."""
    entries = [skill_text(each, skill, frame) for skill in SKILLS]
    if each.focus_limit is not None:
        told = say("team-focus", count=len(each.focus), most=each.focus_limit)
        entries.append(Text(frame.say(told), "muted"))
    return filled(entries, width, DOT)


def skill_text(each: InvestigatorView, skill: Skill, frame: Frame) -> Text:
    text = Text(f"{frame.say(skill_name(skill))} {each.skills[skill]}")
    return text.append(FOCUS, "good") if skill in each.focus else text


def possessions(each: InvestigatorView, frame: Frame, width: int) -> Text:
    cards = [held(card, frame) for card in each.cards]
    return filled([*cards, *(held(card, frame, "danger") for card in each.conditions)], width, DOT)


def held(card: HeldCard, frame: Frame, style: str = "") -> Text:
    """A card, the hands it takes, what it can still bear; with a sign where its back is known."""
    printed = CARDS[card.id]
    name = say("card-hands", card=card_name(card.id), hands=printed.hands) if printed.hands else card_name(card.id)
    text = Text(frame.say(name) + ("↷" if card.back else ""), style)
    bears = [(HEALTH, printed.health, card.damage), (SANITY, printed.sanity, card.horror)]
    for piece in (left(sign, most - lost, most) for sign, most, lost in bears if most):
        text.append(" ").append(*piece)
    return text.append(f" ×{card.under}", "muted") if card.under else text


def display(frame: Frame) -> RenderableType:
    """The items that can be bought, with their prices; and cards that somebody chooses from."""
    view: View = frame.view
    lines = {"display": view.display, "revealed": view.revealed}
    return Group(*(Text(frame.say(say(id, cards=priced(cards)))) for id, cards in lines.items() if cards))


def priced(cards: Sequence[str]) -> list[Message]:
    return [price(id) for id in cards]


def price(id: str) -> Message:
    value = CARDS[id].value
    return card_name(id) if value is None else say("card-price", card=card_name(id), price=value)
