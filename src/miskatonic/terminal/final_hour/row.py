"""The cards of the round: what was played, what is in the hand."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.final_hour.action_phase import CARDS_PER_ROUND, UPPER_CARDS
from miskatonic.games.final_hour.cards import ANCIENT_ONES, PRIORITY
from miskatonic.games.final_hour.view import PlayedView, View
from miskatonic.games.final_hour.words import card_title, investigator_name, symbol_name
from miskatonic.games.final_hour.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from .marks import OMEN, initial
from .words import say


class RowPlace(Struct, frozen=True):
    """One of the four places of the round: a priority card, an action card, or neither yet."""

    number: int | None
    played: PlayedView | None


def cards(frame: Frame) -> RenderableType:
    """The shared row, and the own hand where it is not itself the question."""
    view: View = frame.view
    parts: list[RenderableType] = []
    asked_for = verb(frame)
    if (view.played or view.row) and asked_for != "keep":
        parts.append(shared_row(frame))
    if asked_for not in ("play", "leave-out") and not frame.brief:
        parts.extend(hand_lines(frame))
    if view.kept:
        parts.append(Text(frame.say(say("kept", cards=[priority_words(number) for number in view.kept]))))
    return Group(*parts)


def verb(frame: Frame) -> str | None:
    """What the options do: where they are the cards themselves, these need not be shown twice."""
    return frame.decision.options[0].verb if frame.decision else None


def shared_row(frame: Frame) -> RenderableType:
    """The four places; the lower two numbers have their upper effect (rule fh.resolve.3)."""
    view: View = frame.view
    places = places_of(view)
    settled = len(places) == CARDS_PER_ROUND and (view.solo or len(view.played) == CARDS_PER_ROUND)
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    labels = ("row-upper", "row-lower") if settled else ("row-so-far", "row-none")
    for label, pair in zip(labels, (places[:UPPER_CARDS], places[UPPER_CARDS:]), strict=True):
        if pair:
            grid.add_row(Text(frame.say(say(label)), "muted"), *(place_text(place, frame) for place in pair[:2]))
    return grid


def outlook(view: View, kept: int | None = None) -> Message:
    """The omens one can see, and the reckoning they would bring; those of a card that is `kept` do not count.

    Alone, as long as none of the five cards is kept, there are several ways (rules fh.solo.6, fh.solo.8).
    """
    if kept is None and len(view.row) > CARDS_PER_ROUND:
        omens = [known_omens(view, each) for each in view.row]
        if min(omens) < max(omens):
            return say("omens-open", least=min(omens), most=max(omens))
        kept = view.row[0]
    omens = known_omens(view, kept)
    row = ANCIENT_ONES[view.ancient_one].row(omens)
    if row is None:
        return say("omens", omens=omens)
    return say("omens-row", omens=omens, row=say_game(f"row-{row.id}"))


def places_of(view: View) -> list[RowPlace]:
    """The places in the order of their numbers; face-down ones last."""
    if view.row:
        by_number = {played.priority: played for played in view.played}
        return [RowPlace(number, by_number.get(number)) for number in view.row]
    return [RowPlace(each.priority, each) for each in sorted(view.played, key=lambda each: each.priority or 99)]


def known_omens(view: View, kept: int | None = None) -> int:
    """The omens on the cards one can see, without the one that is kept, less what was softened."""
    numbers = [place.number for place in places_of(view) if kept is None or place.number != kept]
    return max(0, sum(PRIORITY[number].omens for number in numbers if number) - view.omens_softened)


def place_text(place: RowPlace, frame: Frame) -> Text:
    """Number, omens, whose card, which card, and whether it is done."""
    text = Text()
    text.append(f"{place.number or '—':>2} ", "key")
    if place.number:
        text.append(f"{OMEN * PRIORITY[place.number].omens:<2} ", "danger")
    played = place.played
    if played is None:
        return text.append(frame.say(say("row-free")), "muted")
    text.append(frame.say(initial(played.who)), "who").append(" ")
    title = card_title(played.card.title) if played.card else say("row-face-down")
    text.append(frame.say(title), "muted" if played.resolved else "name")
    if played.resolved:
        text.append(" ✓", "good")
    elif played.revealed:
        text.append(" ").append(frame.say(say("row-now")), "legal")
    return text


def hand_lines(frame: Frame) -> list[Text]:
    """The priority cards of the seat that looks."""
    view: View = frame.view
    return [
        Text(frame.say(say("hand", who=investigator_name(each.id), cards=[priority_words(card) for card in each.hand])))
        for each in view.investigators
        if each.hand
    ]


def priority_words(number: int) -> Message:
    card = PRIORITY[number]
    if not card.omens:
        return say("priority-card", number=number, symbol=symbol_name(card.symbol))
    return say("priority-card-omens", number=number, symbol=symbol_name(card.symbol), omens=OMEN * card.omens)
