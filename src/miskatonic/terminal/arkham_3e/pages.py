"""What does not fit on the screen: the sheets with their texts, the codex, the monsters, the cup and the decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.console import RenderableType

from miskatonic.games.arkham_3e import things
from miskatonic.games.arkham_3e.components import ENCOUNTERS, TILES
from miskatonic.games.arkham_3e.view import View
from miskatonic.games.arkham_3e.words import (
    headline_name,
    monster_name,
    neighborhood_name,
    space_name,
    token_name,
)
from miskatonic.games.arkham_3e.words import say as say_game
from miskatonic.kernel.decision import Thing
from miskatonic.kernel.text import Message

from ..face import Frame
from ..reference import listed
from ..words import counted
from .marks import TOKEN_SIGNS
from .reference import REFERENCE
from .words import say


def investigators(frame: Frame) -> list[RenderableType]:
    """Everybody's sheet and cards."""
    view: View = frame.view
    wanted: list[Thing] = []
    for each in view.investigators:
        wanted.append(things.investigator(each.id))
        wanted += [things.card(card.id) for card in (*each.cards, *each.conditions)]
    return REFERENCE.shown(wanted, frame)


def codex(frame: Frame) -> list[RenderableType]:
    """The scenario sheet, the cards of the codex, the rumor and the headline that is read."""
    view: View = frame.view
    wanted = [things.SHEET, *(things.archive(each.number) for each in view.codex)]
    wanted += [things.headline(id) for id in (view.headline, view.rumor and view.rumor.card) if id is not None]
    return REFERENCE.shown(wanted, frame)


def monsters(frame: Frame) -> list[RenderableType]:
    """The monsters on the board, each kind once."""
    view: View = frame.view
    return REFERENCE.shown([f"kind:{each.kind}" for each in view.monsters], frame)


def piles(frame: Frame) -> list[RenderableType]:
    """The cup, how much is left in every deck, and what was discarded."""
    view: View = frame.view
    sizes = {
        "event": view.events,
        "monster": view.monster_deck,
        "headline": view.headlines,
        "item": view.items,
        "ally": view.allies,
        "spell": view.spells,
    }
    decks = [say("pile", name=deck_name(deck), count=size) for deck, size in {**sizes, **view.decks}.items()]
    entries: Mapping[str, list[Message]] = {
        "cup": tokens(view.cup),
        "drawn": tokens(Counter(view.drawn)),
        "decks": decks,
        "events": [event(id) for id in view.event_discard],
        "headlines": [headline_name(id) for id in view.headline_discard],
        "aside": [counted(monster_name(kind), count) for kind, count in view.aside.items()],
    }
    return [listed(say(f"pile-{name}"), each, frame) for name, each in entries.items() if each]


def deck_name(deck: str) -> Message:
    return neighborhood_name(deck) if deck in TILES else say_game(f"deck-{deck}")


def tokens(counts: Mapping[str, int]) -> list[Message]:
    return [
        say("token", sign=sign, name=token_name(token), count=counts[token])
        for token, sign in TOKEN_SIGNS.items()
        if counts.get(token)
    ]


def event(id: str) -> Message:
    """A discarded event by the spaces it brought doom to: after a gate burst they come again."""
    return say("event", spaces=[space_name(each) for each in ENCOUNTERS[id].doom])
