"""The cards of the round: what was played, what is in the hand, the card that matters now."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.final_hour.cards import ACTION_CARDS, ANCIENT_ONES, ITEMS, PRIORITY
from miskatonic.games.final_hour.view import CardView, PlayedView, View
from miskatonic.games.final_hour.words import Half, card_title, investigator_name, item_name, symbol_name
from miskatonic.games.final_hour.words import say as say_game
from miskatonic.kernel.effects import Effects
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.text import Message

from ..face import Frame
from ..words import say
from .marks import OMEN, initial

CARDS_PER_ROUND = 4
UPPER_CARDS = 2


class Slot(Struct, frozen=True):
    """One of the four places of the round: a priority card, an action card, or neither yet."""

    number: int | None
    played: PlayedView | None


def cards(frame: Frame) -> RenderableType:
    """The shared row, the own hand where it is not itself the question, and the card that matters now."""
    view: View = frame.view
    parts: list[RenderableType] = []
    asked_for = verb(frame)
    if (view.played or view.row) and asked_for != "keep":
        parts.append(shared_row(frame))
    if asked_for not in ("play", "leave-out"):
        parts.extend(hand_lines(frame))
    if view.kept:
        parts.append(Text(frame.say(say("kept", cards=[priority_words(number) for number in view.kept]))))
    return Group(*parts, *current_card(frame))


def verb(frame: Frame) -> str | None:
    """What the options do: where they are the cards themselves, these need not be shown twice."""
    return frame.decision.options[0].key.split(":")[0] if frame.decision else None


def shared_row(frame: Frame) -> RenderableType:
    """The four places; the lower two numbers have their upper effect (rule fh.resolve.3)."""
    view: View = frame.view
    slots = slots_of(view)
    settled = len(slots) == CARDS_PER_ROUND and (view.solo or len(view.played) == CARDS_PER_ROUND)
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    labels = ("row-upper", "row-lower") if settled else ("row-so-far", "row-none")
    for label, pair in zip(labels, (slots[:UPPER_CARDS], slots[UPPER_CARDS:]), strict=True):
        if pair:
            grid.add_row(Text(frame.say(say(label)), "muted"), *(slot_text(slot, frame) for slot in pair[:2]))
    omens = known_omens(view, slots)
    row = ANCIENT_ONES[view.ancient_one].row(omens)
    outlook = say("row-omens", omens=omens, row=say_game(f"row-{row.id}")) if row else say("row-no-omens", omens=omens)
    return Group(grid, Text(frame.say(outlook), "muted"))


def slots_of(view: View) -> list[Slot]:
    """The places in the order of their numbers; face-down ones last."""
    if view.row:
        by_number = {played.priority: played for played in view.played}
        return [Slot(number, by_number.get(number)) for number in view.row]
    return [Slot(each.priority, each) for each in sorted(view.played, key=lambda each: each.priority or 99)]


def known_omens(view: View, slots: list[Slot]) -> int:
    """The omens on the cards one can see, less what was softened."""
    return max(0, sum(PRIORITY[slot.number].omens for slot in slots if slot.number) - view.omens_softened)


def slot_text(slot: Slot, frame: Frame) -> Text:
    """Number, omens, whose card, which card, and whether it is done."""
    text = Text()
    text.append(f"{slot.number or '—':>2} ", "key")
    if slot.number:
        text.append(f"{OMEN * PRIORITY[slot.number].omens:<2} ", "danger")
    played = slot.played
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


def current_card(frame: Frame) -> list[RenderableType]:
    """The card just drawn, the card being resolved, or whatever else the question comes from."""
    view: View = frame.view
    cause = frame.decision.cause if frame.decision else None
    if cause and not cause.startswith("card:"):
        return component_text(cause, frame)
    drawn = next((each.drawn for each in view.investigators if each.drawn and each.seat == view.seat), None)
    if drawn is not None:
        return [card_text(drawn, None, frame)]
    now = next((each.card for each in view.played if each.revealed and not each.resolved and each.card), None)
    if now is not None and view.resolving is not None:
        return [card_text(now, Half(view.resolving), frame)]
    return []


def card_text(card: CardView, half: Half | None, frame: Frame) -> RenderableType:
    """An action card with both its effects; the one that counts is marked."""
    whole = ACTION_CARDS[card.number]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for each, effects in ((Half.UPPER, whole.upper), (Half.LOWER, whole.lower)):
        style = "muted" if half not in (None, each) else ""
        label = frame.say(say(f"half-{each}"))
        grid.add_row(
            Text(f"{'▸' if half is each else ' '} {label}", "legal" if half is each else "muted"),
            told(effects, frame, style),
        )
    title = say("card-of", card=card_title(whole.title), who=investigator_name(whole.owner))
    return Group(Text(frame.say(title), "title"), grid)


def told(effects: Effects, frame: Frame, style: str = "") -> Text:
    return Text(frame.say(say_effects(effects)), style)


def component_text(cause: str, frame: Frame) -> list[RenderableType]:
    """What an item or a reckoning row does."""
    view: View = frame.view
    kind, _, id = cause.partition(":")
    if kind == "item" and id in ITEMS:
        return [Text(frame.say(item_name(id)), "title"), told(ITEMS[id].effects, frame)]
    for row in ANCIENT_ONES[view.ancient_one].reckoning:
        if kind == "row" and row.id == id:
            return [Text(frame.say(say_game(f"row-{id}")), "title"), told(row.effects, frame)]
    return []
