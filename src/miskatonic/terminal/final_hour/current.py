"""The card that matters now, and where a question comes from."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.final_hour.cards import ACTION_CARDS, ANCIENT_ONES, ITEMS, ActionCard
from miskatonic.games.final_hour.events import ActionRevealed
from miskatonic.games.final_hour.view import View
from miskatonic.games.final_hour.words import Half, card_title, investigator_name
from miskatonic.games.final_hour.words import say as say_game
from miskatonic.kernel.effects import Effects
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from ..face import Frame
from ..words import dotted
from .words import say


def drawn_card(view: View) -> ActionCard | None:
    """The action card the seat has drawn and not yet played."""
    drawn = next((each.drawn for each in view.investigators if each.drawn and each.seat == view.seat), None)
    return None if drawn is None else ACTION_CARDS[drawn.number]


def resolved_card(view: View) -> ActionCard | None:
    """The action card being resolved."""
    shown = next((each.card for each in view.played if each.revealed and not each.resolved and each.card), None)
    return None if shown is None else ACTION_CARDS[shown.number]


def cause_name(cause: str) -> Message:
    """The component a cause names: `card:grand-gala` is called by the message `card-grand-gala`."""
    return say_game(cause.replace(":", "-", 1))


def introduces(event: Event) -> str | None:
    """A revealed action card begins anew, though a card of the same title was resolved before."""
    return event.cause if isinstance(event, ActionRevealed) else None


def origin(frame: Frame) -> Message | None:
    """Who has to decide, and the card, item or reckoning it comes from."""
    view: View = frame.view
    decision = frame.decision
    if decision is None:
        return None
    card = drawn_card(view) or resolved_card(view)
    if decision.cause is not None and not decision.cause.startswith("card:"):
        component = cause_name(decision.cause)
    else:
        component = card_title(card.title) if card else None
    if card is not None:
        actor = investigator_name(card.owner)
    else:
        actor = None if view.solo else investigator_name(view.investigators[decision.seat].id)
    if actor is None or component is None:
        return actor or component
    return dotted([actor, component])


def effect(frame: Frame) -> list[RenderableType]:
    """The text of the card just drawn, of the card being resolved, or of whatever else the question comes from."""
    view: View = frame.view
    cause = frame.decision.cause if frame.decision else None
    if cause and not cause.startswith("card:"):
        return component_text(cause, frame)
    drawn = drawn_card(view)
    if drawn is not None:
        return [card_text(drawn, None, frame)]
    resolved = resolved_card(view)
    if resolved is not None and view.resolving is not None:
        return [card_text(resolved, Half(view.resolving), frame)]
    return []


def card_text(card: ActionCard, half: Half | None, frame: Frame) -> RenderableType:
    """Both effects of an action card; the one that counts is marked, the other left out on a short screen."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for each, effects in ((Half.UPPER, card.upper), (Half.LOWER, card.lower)):
        counts = half in (None, each)
        if counts or not frame.brief:
            label = say(f"half-{each}-now" if half is each else f"half-{each}")
            style = "legal" if half is each else "muted"
            grid.add_row(Text(frame.say(label), style), told(effects, frame, "" if counts else "muted"))
    return grid


def told(effects: Effects, frame: Frame, style: str = "") -> Text:
    return Text(frame.say(say_effects(effects)), style)


def component_text(cause: str, frame: Frame) -> list[RenderableType]:
    """What an item or a reckoning row does."""
    view: View = frame.view
    kind, _, id = cause.partition(":")
    if kind == "item" and id in ITEMS:
        return [told(ITEMS[id].effects, frame)]
    if kind == "row":
        return [told(row.effects, frame) for row in ANCIENT_ONES[view.ancient_one].reckoning if row.id == id]
    return []
