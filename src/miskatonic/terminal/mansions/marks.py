"""The signs of everything that lies in the house; every colour has a shape beside it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct

from miskatonic.games.mansions.components import MONSTERS
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.seeing import InvestigatorView, MonsterView
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import Feature, MonsterClass, monster_name, room_of
from miskatonic.kernel.text import Message

from ..face import Frame
from ..pieces import Piece, counted_piece, signed
from .words import say

MONSTER_SIGNS: Final = {MonsterClass.HUMANOID: "▲", MonsterClass.BEAST: "▼", MonsterClass.ELDRITCH: "◆"}
STUN: Final = "↯"
CORPSE: Final = "†"
BARRIER: Final = "▥"
SAMPLE: Final = "✦"
FEATURE_SIGNS: Final = {
    Feature.ALTAR: "Π",
    Feature.FIREPLACE: "∩",
    Feature.HIDING_PLACE: "▽",
    Feature.LADDER: "≡",
    Feature.VENT: "⊞",
}
FIRE, DARK = "♨", "●"
LOCK, CARDS, DROPPED = "⚿", "▤", "▫"
THREAT: Final = "‡"
POINT: Final = "★"
CLUE: Final = "?"
SEALED, EXIT = "×", "⌂"


def initial(investigator: str) -> Message:
    return say(f"initial-{investigator}")


def short_room(id: str) -> Message:
    """A room's name for narrow places."""
    return say(f"short-{id}")


class Lying(Struct, frozen=True):
    """Everything in one space."""

    people: list[InvestigatorView]
    monsters: list[MonsterView]
    corpses: int
    barrier: bool
    """A barrier that stands in the space itself, not before a door."""
    samples: int

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__struct_fields__)


def lying(view: View) -> dict[str, Lying]:
    """What lies in each space."""
    standing = {each.space for each in view.barriers if each.door is None}
    altars = house_of(view.story).features[Feature.ALTAR]
    return {
        id: Lying(
            people=[each for each in view.investigators if each.space == id and each.fate == "in-play"],
            monsters=[each for each in view.monsters if each.space == id],
            corpses=view.corpses.get(id, 0),
            barrier=id in standing,
            samples=view.altar_samples if id in altars else 0,
        )
        for id in house_of(view.story).spaces
    }


def room_pieces(room: str, view: View) -> list[Piece]:
    """What a room as a whole has: fire, darkness, its cards."""
    pieces: list[Piece] = [(FIRE, "danger")] if room in view.fire else []
    pieces += [(DARK, "blue")] if room in view.darkness else []
    pile = view.piles.get(room)
    if pile is not None:
        pieces += [(LOCK, "legal")] if pile.locked else []
        height = len(pile.backs)
        pieces += counted_piece(CARDS, min(height, 1) if pile.kinds_only else height, "information")
        pieces += counted_piece(DROPPED, len(pile.dropped), "information")
    return pieces


def features(space: str, view: View) -> list[Piece]:
    """What is printed in a space."""
    house = house_of(view.story)
    return [(sign, "muted") for kind, sign in FEATURE_SIGNS.items() if space in house.features[kind]]


def short_pieces(there: Lying, frame: Frame) -> list[Piece]:
    """In as few characters as there can be: who, which sorts of monsters, what else."""
    counts = Counter(MONSTERS[each.kind].kind for each in there.monsters)
    monsters = [piece for kind, sign in MONSTER_SIGNS.items() for piece in counted_piece(sign, counts[kind], "red")]
    return [*people(there, frame), *monsters, *rest(there)]


def long_pieces(there: Lying, frame: Frame) -> list[Piece]:
    """The same with the names of monsters."""
    return [*people(there, frame), *(monster_piece(each, frame) for each in there.monsters), *rest(there)]


def people(there: Lying, frame: Frame) -> list[Piece]:
    return [(frame.say(initial(each.id)), "who") for each in there.people]


def rest(there: Lying) -> list[Piece]:
    return [
        *counted_piece(CORPSE, there.corpses, "uncanny"),
        *([(BARRIER, "walkway")] if there.barrier else []),
        *counted_piece(SAMPLE, there.samples, "uncanny"),
    ]


def monster_piece(monster: MonsterView, frame: Frame) -> Piece:
    """Its sort, its name, what is known of its health, and whether it is stunned or carries samples."""
    sign = MONSTER_SIGNS[MONSTERS[monster.kind].kind]
    if monster.health is not None:
        worn = f" {monster.health - monster.damage}/{monster.health}"
    else:
        worn = f" −{monster.damage}" if monster.damage else ""
    stunned = "".join(text for text, _ in counted_piece(STUN, monster.stun, ""))
    samples = "".join(text for text, _ in counted_piece(SAMPLE, monster.samples, ""))
    name = frame.say(monster_name(monster.name or monster.kind))
    return f"{sign}{name}{worn}{stunned}{samples}", "muted" if monster.stun else "red"


def rating(n: int) -> str:
    """Awareness or horror of a monster: what a test gains or loses by it."""
    return signed(n) if n else "0"


def in_rooms(view: View) -> dict[str, list[str]]:
    """The spaces of each room."""
    rooms: dict[str, list[str]] = {}
    for space in house_of(view.story).spaces:
        rooms.setdefault(room_of(space), []).append(space)
    return rooms
