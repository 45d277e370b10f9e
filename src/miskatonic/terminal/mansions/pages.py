"""What does not fit on the screen: sheets with their texts, what was read out, monsters, cards, the keeper's things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.mansions import things
from miskatonic.games.mansions.pages import PageView
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import card_name, monster_name, room_name
from miskatonic.games.mansions.words import say as say_game
from miskatonic.kernel.decision import Thing
from miskatonic.kernel.text import Message

from ..face import Frame
from ..indent import indented
from ..pieces import text_of
from ..reference import listed
from ..words import counted
from .marks import room_pieces
from .puzzle_board import draw_puzzle
from .reference import REFERENCE, keeper_things, room_cards
from .words import say


def investigators(frame: Frame) -> Sequence[RenderableType]:
    """Everybody's sheet, traits and cards."""
    view: View = frame.view
    wanted: list[Thing] = []
    for each in view.investigators:
        wanted.append(things.investigator(each.id))
        wanted += [things.trait(id) for id in (each.mental, each.physical) if id]
        wanted += [things.card(id) for id in (*each.cards, *(spell.id for spell in each.spells))]
        wanted += [things.card(id) for id in (each.injury, each.insanity, *each.face_down_cards) if id is not None]
    return REFERENCE.shown(wanted, frame) or nothing("nobody-yet", frame)


def nothing(id: str, frame: Frame) -> list[RenderableType]:
    """Why a page is empty."""
    return [Text(frame.say(say(id)), "muted")]


def read_out(frame: Frame) -> Sequence[RenderableType]:
    """The prologue, clues and events in turn, and the Objective for whoever may know it."""
    view: View = frame.view
    pages = [*view.pages, *([view.objective_page] if view.objective_page is not None else [])]
    if not pages:
        return nothing("nothing-read", frame)
    shown = [drawn_page(page, frame) for page in pages]
    counts = [say("header-count", name=count_name(name), count=count) for name, count in public_counts(view).items()]
    return [*shown, *([Text(" · ".join(map(frame.say, counts)), "information")] if counts else [])]


def drawn_page(page: PageView, frame: Frame) -> RenderableType:
    return Group(
        Text(frame.say(page.name), "title"), *(indented(Text(frame.say(line), "uncanny")) for line in page.lines)
    )


def public_counts(view: View) -> dict[str, int]:
    """What the Objective counts; other counts have a colon and are the rules' own."""
    return {name: count for name, count in view.counts.items() if ":" not in name}


def count_name(name: str) -> Message:
    return say_game(f"count-{name}")


def monsters(frame: Frame) -> list[RenderableType]:
    """The monsters in the house, each kind once."""
    view: View = frame.view
    return REFERENCE.shown([f"kind:{each.kind}" for each in view.monsters], frame) or nothing("no-monsters", frame)


def piles(frame: Frame) -> list[RenderableType]:
    """The cards of every room, how much is left of the decks, the keeper's pool, what was discarded."""
    view: View = frame.view
    rooms: list[RenderableType] = []
    for room in view.piles:
        pieces, cards = room_pieces(room, view), list(room_cards(room, frame))
        if pieces or cards:
            line = Text(frame.say(room_name(room)), "title").append(" ").append_text(text_of(pieces))
            rooms += [line, *(indented(text) for text in cards)]
    sizes = {"mythos": view.mythos.left, "trauma": view.trauma.left}
    sizes |= {f"combat-{name}": deck.left for name, deck in view.combat.items()}
    decks = [say("pile", name=say_game(f"deck-{name}"), count=size) for name, size in sizes.items()]
    spells = [say("pile", name=card_name(name), count=size) for name, size in view.spells.items()]
    entries: Mapping[str, list[Message]] = {
        "decks": [*decks, *spells],
        "pool": [counted(monster_name(kind), count) for kind, count in view.pool.items()],
        "mythos": [card_name(id) for id in view.mythos.discard],
        "trauma": [card_name(id) for id in view.trauma.discard],
    }
    return [*rooms, *(listed(say(f"pile-{name}"), each, frame) for name, each in entries.items() if each)]


def keeper(frame: Frame) -> Sequence[RenderableType]:
    """The keeper's hand and actions, and what was answered at set-up."""
    view: View = frame.view
    if view.seat != view.keeper:
        return nothing("not-the-keeper", frame)
    answers = [
        say(
            "answer",
            question=say_game(f"story-{view.story}-question-{number}"),
            answer=say_game(f"story-{view.story}-answer-{number}{letter.lower()}"),
        )
        for number, letter in view.answers.items()
    ]
    return [*REFERENCE.shown(keeper_things(view), frame), *(Text(frame.say(each), "uncanny") for each in answers)]


def puzzles(frame: Frame) -> Sequence[RenderableType]:
    view: View = frame.view
    drawn = [part for each in view.puzzles for part in draw_puzzle(each, frame)]
    return drawn or nothing("nothing-laid-out", frame)
