"""Looking things up: cards, items, monsters, locations, the Ancient One's sheet, the discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.final_hour.bestiary import KINDS, MonsterKind
from miskatonic.games.final_hour.campus import CAMPUS, LOCATIONS
from miskatonic.games.final_hour.cards import ACTION_CARDS, ANCIENT_ONES, ITEMS, ActionCard, Item
from miskatonic.games.final_hour.view import View
from miskatonic.games.final_hour.words import (
    Activation,
    card_title,
    investigator_name,
    item_name,
    location_name,
    monster_name,
    zone_name,
)
from miskatonic.games.final_hour.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from ..words import counted, is_named
from .campus_map import location_line
from .current import card_text, told
from .marks import monster_mark, place
from .row import hand_lines, priority_words
from .words import say

Found = tuple[Message, Callable[[Frame], RenderableType]]


def components() -> Iterator[Found]:
    """Everything that has a name, with how to show it."""
    for card in ACTION_CARDS:
        yield card_title(card.title), lambda frame, card=card: show_card(card, frame)
    for item in ITEMS.values():
        yield item_name(item.id), lambda frame, item=item: show_item(item, frame)
    for kind in KINDS.values():
        yield monster_name(kind.id), lambda frame, kind=kind: show_monster(kind, frame)
    for number in LOCATIONS:
        yield place(number), lambda frame, number=number: show_location(number, frame)
    for id in ANCIENT_ONES:
        yield say_game(f"ancient-one-{id}"), lambda frame, id=id: show_sheet(id, frame)


def lookup(words: str, frame: Frame) -> list[RenderableType]:
    """The components whose names contain all the words, and what the symbols of the monsters among them do."""
    found = [show(frame) for name, show in components() if is_named(words, frame.say(name))]
    return [*found, *symbol_lines(words, frame)]


def symbol_lines(words: str, frame: Frame) -> list[Text]:
    """What the activation symbols do that are named, or that monsters have which are named."""
    kinds = [kind for kind in KINDS.values() if is_named(words, frame.say(monster_name(kind.id)))]
    return [
        Text(frame.say(say(f"does-{symbol}")), "information")
        for symbol in Activation
        if is_named(words, frame.say(say(f"symbol-{symbol}"))) or any(symbol in kind.symbols for kind in kinds)
    ]


def show_card(card: ActionCard, frame: Frame) -> RenderableType:
    title = say("card-of", card=card_title(card.title), who=investigator_name(card.owner))
    return Group(Text(frame.say(title), "title"), card_text(card, None, frame))


def show_item(item: Item, frame: Frame) -> RenderableType:
    return Group(
        Text(frame.say(item_name(item.id)), "title"),
        Text(frame.say(say(f"item-{item.use}")), "muted"),
        told(item.effects, frame),
    )


def show_monster(kind: MonsterKind, frame: Frame) -> RenderableType:
    symbols = [say(f"symbol-{symbol}") for symbol in kind.symbols]
    about = say(
        "monster-about",
        colour=say(f"colour-{kind.colour}"),
        health=kind.health or 0,
        symbols=symbols,
        count=kind.count,
    )
    line = Text().append(*monster_mark(kind, frame.locale)).append(" ")
    return Group(line.append(frame.say(monster_name(kind.id)), "title"), Text(frame.say(about)))


def show_location(number: int, frame: Frame) -> RenderableType:
    view: View = frame.view
    at = LOCATIONS[number]
    about = say(
        "location-about",
        zone=zone_name(at.zone),
        spaces=at.spaces,
        red=place(at.red),
        blue=place(at.blue),
        ways=[place(there) for there in CAMPUS.neighbours[number]],
    )
    return Group(
        Text(frame.say(location_name(number)), "title"),
        location_line(view.locations[number - 1], frame, []),
        Text(frame.say(about)),
    )


def show_sheet(id: str, frame: Frame) -> RenderableType:
    """The reckoning rows of an Ancient One."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    rows = ANCIENT_ONES[id].reckoning
    for row, following in zip(rows, [*rows[1:], None], strict=True):
        reach = (
            say("omens-from", least=row.least)
            if following is None
            else say("omens-between", least=row.least, most=following.least - 1)
        )
        name = Text(frame.say(say_game(f"row-{row.id}")), "name")
        grid.add_row(Text(frame.say(reach), "key"), Group(name, told(row.effects, frame)))
    title = say("sheet-of", name=say_game(f"ancient-one-{id}"))
    return Group(Text(frame.say(title), "title"), grid)


def overview(frame: Frame) -> list[RenderableType]:
    """The sheet of the Ancient One, the items, the discards, the monsters off the board."""
    view: View = frame.view
    parts: list[RenderableType] = [show_sheet(view.ancient_one, frame), Text()]
    for each in view.investigators:
        for item in each.items:
            parts += [show_item(ITEMS[item], frame), Text()]
    parts += hand_lines(frame)
    for each in view.investigators:
        titles = [card_title(card.title) for card in each.discard]
        parts.append(Text(frame.say(say("discard-of", who=investigator_name(each.id), cards=titles))))
    discards = [priority_words(number) for number in view.priority_discard]
    parts.append(Text(frame.say(say("priority-discard", cards=discards))))
    counts = say("counts", cup=view.cup, deck=view.priority_deck, items=view.item_deck)
    parts.append(Text(frame.say(counts)))
    parts.append(Text(frame.say(say("items-used", items=[item_name(item) for item in view.used_items]))))
    parts.append(Text(frame.say(say("beside-cup", monsters=counted_monsters(view.monster_discard)))))
    parts.append(Text(frame.say(say("beside-sheet", monsters=counted_monsters(view.beside_sheet)))))
    return parts


def counted_monsters(kinds: list[str]) -> list[Message]:
    return [counted(monster_name(kind), count) for kind, count in Counter(kinds).items()]
