"""The signs of everything that lies on the board; every colour has a shape beside it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from miskatonic.games.eldritch.board import SPACES, type_of
from miskatonic.games.eldritch.view import InvestigatorView, MonsterView, View
from miskatonic.games.eldritch.words import SpaceType, monster_name, mythos_name
from miskatonic.kernel.text import Message

from ..face import Frame
from ..pieces import Piece, counted_piece
from .words import say

TYPE_SIGNS: Final = {SpaceType.CITY: "▪", SpaceType.WILDERNESS: "♣", SpaceType.SEA: "≈"}
TYPE_STYLES: Final = {SpaceType.CITY: "zone-orange", SpaceType.WILDERNESS: "zone-green", SpaceType.SEA: "arrow-blue"}
OMEN_SIGNS: Final = {"green": "☄", "blue": "✶", "red": "●"}
OMEN_STYLES: Final = {"green": "good", "blue": "blue", "red": "red"}
GATE: Final = "◎"
CLUE: Final = "?"
MONSTER, EPIC = "▲", "♛"
EXPEDITION: Final = "⚑"
RUMOR: Final = "!"
MYSTERY: Final = "※"
TOKEN: Final = "¤"
FALLEN: Final = "†"
DOOM: Final = "●"


def initial(investigator: str) -> Message:
    return say(f"initial-{investigator}")


def short_name(space: str) -> Message:
    """A space's name for narrow places; the nameless ones have their numbers."""
    return say("short-number", number=space) if space.isdecimal() else say(f"short-{space}")


def space_piece(space: str, frame: Frame) -> Piece:
    """The sign of the type and the short name."""
    type = type_of(space)
    return f"{TYPE_SIGNS[type]}{frame.say(short_name(space))}", TYPE_STYLES[type]


def omen_piece(omen: str) -> Piece:
    return OMEN_SIGNS[omen], OMEN_STYLES[omen]


# What lies on a space.


class Lying(Struct, frozen=True):
    """Everything on one space."""

    people: list[InvestigatorView]
    gates: list[str]
    clues: int
    monsters: list[MonsterView]
    expedition: bool
    mystery: bool
    rumors: list[str]
    tokens: int
    fallen: list[str]

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__struct_fields__)


def lying(view: View) -> dict[str, Lying]:
    """What lies on each space of the board."""
    mystery = view.mystery.space if view.mystery else None
    return {
        id: Lying(
            people=[each for each in view.investigators if each.space == id and each.fate == "in-play"],
            gates=[each.omen for each in view.gates if each.space == id],
            clues=sum(each.space == id for each in view.clues),
            monsters=[each for each in view.monsters if each.space == id],
            expedition=view.expedition == id,
            mystery=mystery == id,
            rumors=[each.card for each in view.ongoing if each.space == id],
            tokens=sum(each.space == id for each in view.eldritch),
            fallen=[each.id for each in view.fallen if each.space == id],
        )
        for id in SPACES
    }


def short_pieces(there: Lying, frame: Frame) -> list[Piece]:
    """In as few characters as there can be: who, gate, clues, monsters, what else."""
    pieces: list[Piece] = [(frame.say(initial(each.id)), "who") for each in there.people]
    for omen in there.gates:
        pieces += [(GATE, "uncanny"), omen_piece(omen)]
    pieces += counted_piece(CLUE, there.clues, "information")
    pieces += counted_piece(EPIC, sum(each.epic for each in there.monsters), "danger")
    pieces += counted_piece(MONSTER, sum(not each.epic for each in there.monsters), "red")
    pieces += [(EXPEDITION, "legal")] if there.expedition else []
    pieces += [(MYSTERY, "title")] if there.mystery else []
    pieces += [(RUMOR, "danger") for _ in there.rumors]
    pieces += counted_piece(TOKEN, there.tokens, "uncanny")
    return [*pieces, *((FALLEN, "muted") for _ in there.fallen)]


def long_pieces(there: Lying, frame: Frame) -> list[Piece]:
    """The same with the names of monsters and rumors."""
    pieces: list[Piece] = [(frame.say(initial(each.id)), "who") for each in there.people]
    for omen in there.gates:
        sign, style = omen_piece(omen)
        pieces.append((f"{GATE}{sign}", style))
    pieces += counted_piece(CLUE, there.clues, "information")
    pieces += [monster_piece(each, frame) for each in there.monsters]
    pieces += [(EXPEDITION, "legal")] if there.expedition else []
    pieces += [(MYSTERY, "title")] if there.mystery else []
    pieces += [(f"{RUMOR} {frame.say(mythos_name(each))}", "danger") for each in there.rumors]
    pieces += counted_piece(TOKEN, there.tokens, "uncanny")
    return [*pieces, *((f"{FALLEN}{frame.say(initial(each))}", "muted") for each in there.fallen)]


def monster_piece(monster: MonsterView, frame: Frame) -> Piece:
    """Its name, and what it has suffered."""
    sign = EPIC if monster.epic else MONSTER
    health = monster.toughness - monster.lost
    worn = f" {health}/{monster.toughness}" if monster.lost or monster.epic else ""
    return f"{sign}{frame.say(monster_name(monster.kind))}{worn}", "red"
