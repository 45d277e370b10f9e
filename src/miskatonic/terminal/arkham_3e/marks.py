"""The signs of everything that lies in the city; every colour has a shape beside it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from msgspec import Struct

from miskatonic.games.arkham_3e.board import Board, board_of
from miskatonic.games.arkham_3e.view import InvestigatorView, MarkerView, MonsterView, View
from miskatonic.games.arkham_3e.words import (
    FUTURE,
    MythosToken,
    StreetType,
    monster_name,
    neighborhood_name,
    space_name,
)
from miskatonic.kernel.text import Message

from ..face import Frame
from ..pieces import Piece, counted_piece
from .words import say

DOOM: Final = "●"
CLUE: Final = "?"
ANOMALY: Final = "◎"
UNSTABLE: Final = "↯"
EPIC: Final = "♛"
STATUS_SIGNS: Final = {"ready": "▲", "engaged": "▼", "exhausted": "△"}
STATUS_STYLES: Final = {"ready": "red", "engaged": "danger", "exhausted": "muted"}
STREET_SIGNS: Final = {StreetType.RESIDENTIAL: "⌂", StreetType.BRIDGE: "≍", StreetType.SCENIC: "♣"}
STREET_STYLES: Final = {
    StreetType.RESIDENTIAL: "zone-orange",
    StreetType.BRIDGE: "arrow-blue",
    StreetType.SCENIC: "zone-green",
}
MARKER_SIGNS: Final = {"white": "□", "blue": "◇", "red": "◆"}
MARKER_STYLES: Final = {"white": "name", "blue": "blue", "red": "red"}
HIDDEN, MENDED = "▣", "▪"
REMNANT: Final = "✦"
MONEY: Final = "$"
FOCUS: Final = "+1"
RUMOR: Final = "!"
CODEX: Final = "§"
TOKEN_SIGNS: Final = {
    MythosToken.DOOM: "●",
    MythosToken.MONSTER: "▲",
    MythosToken.CLUE: "?",
    MythosToken.HEADLINE: "¶",
    MythosToken.GATE_BURST: "✸",
    MythosToken.RECKONING: "‡",
    MythosToken.BLANK: "○",
}
TOKEN_STYLES: Final = {
    MythosToken.DOOM: "danger",
    MythosToken.MONSTER: "red",
    MythosToken.CLUE: "information",
    MythosToken.HEADLINE: "title",
    MythosToken.GATE_BURST: "uncanny",
    MythosToken.RECKONING: "danger",
    MythosToken.BLANK: "muted",
}


# Names.


def initial(investigator: str) -> Message:
    return say(f"initial-{investigator}")


def short_space(space: str) -> Message:
    """A space's name for narrow places."""
    return say(f"short-{space}")


def short_neighborhood(id: str) -> Message:
    return say(f"short-{id}")


@cache
def street_ends(scenario: str, street: str) -> tuple[str, ...]:
    """The neighbourhoods that a street joins."""
    board = board_of(scenario)
    return tuple(dict.fromkeys(board.neighborhood_of[space] for space in board.streets[street].touches))


def letter(street: str, frame: Frame) -> str:
    """By which letter a street is known on the map."""
    letters = frame.say(say("street-letters"))
    return letters[list(board_of(frame.view.scenario).streets).index(street)]


def street_piece(street: str, frame: Frame) -> Piece:
    """The sign of the type, and the letter."""
    type = board_of(frame.view.scenario).streets[street].type
    return f"{STREET_SIGNS[type]}{letter(street, frame)}", STREET_STYLES[type]


def space_piece(space: str, frame: Frame) -> Piece:
    """A space in a list: streets by their letters and what they join."""
    if space not in board_of(frame.view.scenario).streets:
        return frame.say(space_name(space)), ""
    sign, style = street_piece(space, frame)
    one, other = (short_neighborhood(id) for id in street_ends(frame.view.scenario, space))
    return f"{sign} {frame.say(say('short-street', one=one, other=other))}", style


def short_piece(space: str, frame: Frame) -> Piece:
    """A space in as few characters as there can be."""
    if space in board_of(frame.view.scenario).streets:
        return space_piece(space, frame)
    return frame.say(short_space(space)), ""


def heading(neighborhood: str) -> Message:
    return neighborhood_name(neighborhood)


# What lies in a space.


class Lying(Struct, frozen=True):
    """Everything in one space, or in the centre of a neighbourhood."""

    people: list[InvestigatorView]
    doom: int
    monsters: list[MonsterView]
    markers: list[MarkerView]
    unstable: bool

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__struct_fields__)


def places(view: View) -> tuple[str, ...]:
    """All spaces there are now."""
    return (*board_of(view.scenario).spaces, *future(view))


def future(view: View) -> tuple[str, ...]:
    """The space that an archive card is, where somebody can come to it."""
    return (FUTURE,) if any(each.number == 9 for each in view.codex) else ()


def lying(view: View) -> dict[str, Lying]:
    """What lies in each space."""
    return {
        id: Lying(
            people=[each for each in view.investigators if each.space == id and each.fate == "in-play"],
            doom=view.doom.get(id, 0),
            monsters=[each for each in view.monsters if each.space == id],
            markers=[each for each in view.markers if each.space == id],
            unstable=id in view.unstable,
        )
        for id in places(view)
    }


def centre(neighborhood: str, view: View) -> list[Piece]:
    """What lies in the centre of a neighbourhood: clues, an anomaly, a marker."""
    pieces = counted_piece(CLUE, view.clues.get(neighborhood, 0), "information")
    pieces += [(ANOMALY, "uncanny")] if neighborhood in view.anomalies else []
    pieces += [(HIDDEN, "title") for each in view.markers if each.space == neighborhood]
    return [*pieces, *((f"{CODEX}{number}", "title") for number in view.attached.get(neighborhood, ()))]


def short_pieces(there: Lying, frame: Frame) -> list[Piece]:
    """In as few characters as there can be: who, doom, monsters, what else."""
    return [
        *people(there, frame),
        *counted_piece(DOOM, there.doom, "danger"),
        *monster_counts(there.monsters),
        *rest(there),
    ]


def long_pieces(there: Lying, frame: Frame) -> list[Piece]:
    """The same with the names of monsters."""
    return [
        *people(there, frame),
        *counted_piece(DOOM, there.doom, "danger"),
        *(monster_piece(each, frame) for each in there.monsters),
        *rest(there),
    ]


def people(there: Lying, frame: Frame) -> list[Piece]:
    return [(frame.say(initial(each.id)), "who") for each in there.people]


def rest(there: Lying) -> list[Piece]:
    return [*map(marker_piece, there.markers), *([(UNSTABLE, "uncanny")] if there.unstable else [])]


def marker_piece(marker: MarkerView) -> Piece:
    if marker.colour is None:
        return HIDDEN, "title"
    return (MARKER_SIGNS[marker.colour], MARKER_STYLES[marker.colour]) if marker.up else (MENDED, "muted")


def monster_counts(monsters: list[MonsterView]) -> list[Piece]:
    """How many there are, by what they do; epic ones by a sign of their own."""
    pieces = counted_piece(EPIC, sum(each.epic for each in monsters), "danger")
    counts = Counter(each.status for each in monsters if not each.epic)
    return [*pieces, *(each for status in STATUS_SIGNS for each in status_piece(status, counts[status]))]


def status_piece(status: str, count: int) -> list[Piece]:
    return counted_piece(STATUS_SIGNS[status], count, STATUS_STYLES[status])


def monster_piece(monster: MonsterView, frame: Frame) -> Piece:
    """What it does, its name, what it has suffered, whom it is engaged with."""
    sign = (EPIC if monster.epic else "") + STATUS_SIGNS[monster.status]
    worn = f" {monster.health - monster.damage}/{monster.health}" if monster.damage or monster.epic else ""
    names = [frame.say(initial(frame.view.investigators[seat].id)) for seat in monster.engaged]
    whom = f"→{''.join(names)}" if names and frame.setup.players > 1 else ""
    return f"{sign}{frame.say(monster_name(monster.kind))}{worn}{whom}", STATUS_STYLES[monster.status]


def streets_of(board: Board, space: str) -> list[str]:
    """The streets beside a space."""
    return [id for id, street in board.streets.items() if space in street.touches]
