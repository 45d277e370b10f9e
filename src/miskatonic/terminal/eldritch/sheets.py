"""The investigators: one's own sheet whole, the others in short; and the reserve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.view import HeldCard, InvestigatorView, View
from miskatonic.games.eldritch.words import SKILLS, card_name, investigator_name, skill_name, space_name
from miskatonic.games.eldritch.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from ..indent import INDENT, indented
from ..pieces import HEALTH, SANITY, Piece, left
from ..question import filled
from ..team import DOT, headline, own_first, played_by, with_circumstances
from .marks import CLUE, initial
from .words import say


def team(frame: Frame, width: int) -> RenderableType:
    """Everybody, oneself first."""
    return Group(*(part for each in own_first(frame) for part in drawn(each, frame, width)))


def drawn(each: InvestigatorView, frame: Frame, width: int) -> Iterator[RenderableType]:
    """Of the others only a line where the screen is short."""
    view: View = frame.view
    line = headline(each, (initial(each.id), investigator_name(each.id)), vitals(each), frame)
    yield from with_circumstances(line, circumstances(each, frame), frame, width)
    if each.seat == view.seat:
        yield indented(skills(each, frame))
    if (each.cards or each.conditions) and (each.seat == view.seat or not frame.brief):
        yield indented(possessions(each, frame, width - INDENT))


def vitals(each: InvestigatorView) -> list[Piece]:
    clues: list[Piece] = [(f"{CLUE}{len(each.clues)}", "information")] if each.clues else []
    return [left(HEALTH, each.health, each.most_health), left(SANITY, each.sanity, each.most_sanity), *clues]


def circumstances(each: InvestigatorView, frame: Frame) -> list[Message]:
    """Where somebody is, their tickets, and what else is to be known."""
    if each.fate != "in-play":
        return [say_game(f"overview-{each.fate}")]
    facts = [space_name(each.space)]
    facts += [say(f"team-{ticket}", count=count) for ticket, count in tickets(each).items() if count]
    if each.delayed:
        facts.append(say_game("overview-delayed"))
    if each.lead:
        facts.append(say("team-lead"))
    return [*facts, *played_by(each.seat, frame)]


def tickets(each: InvestigatorView) -> dict[str, int]:
    return {"trains": each.trains, "ships": each.ships}


def skills(each: InvestigatorView, frame: Frame) -> Text:
    """What is printed, and what it is improved by."""
    values = ((frame.say(skill_name(skill)), each.skills[skill], each.improved.get(skill, 0)) for skill in SKILLS)
    line = Text()
    for name, printed, improved in values:
        line.append(DOT if line else "", "muted").append(f"{name} {printed + improved}")
        if improved:
            line.append(f" ({printed}+{improved})", "good")
    return line


def possessions(each: InvestigatorView, frame: Frame, width: int) -> Text:
    cards = [held(card, frame) for card in each.cards]
    return filled([*cards, *(held(card, frame, "danger") for card in each.conditions)], width, DOT)


def held(card: HeldCard, frame: Frame, style: str = "") -> Text:
    """A card; with a sign where the seat knows its back."""
    return Text(frame.say(card_name(card.id)) + ("↷" if card.back else ""), style)


def reserve(frame: Frame) -> RenderableType:
    """The assets that can be acquired, with what they are worth."""
    view: View = frame.view
    if not view.reserve:
        return Group()
    return Text(frame.say(say("reserve", cards=priced(view.reserve))))


def priced(cards: Sequence[str]) -> list[Message]:
    return [say("card-worth", card=card_name(id), value=CARDS[id].value) for id in cards]
