"""The monsters: forty standard tokens for the cup, fifteen special ones for the Ancient Ones' sheets."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Final

from msgspec import Struct

from miskatonic.kernel.content import read

from .campus import CHAINS
from .words import DAMAGE, EMPTY, FOLDER, Activation, Colour, Origin


class MonsterKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of monster token. Without health it cannot be destroyed (rule fh.umordhoth.1)."""

    id: str
    colour: Colour
    health: int | None
    symbols: list[Activation]
    count: int
    origin: Origin
    special: str | None = None
    colour_origin: Origin = "published"

    @property
    def is_horde(self) -> bool:
        return self.health is None


class Monsters(Struct, frozen=True, forbid_unknown_fields=True):
    standard: list[MonsterKind]
    special: list[MonsterKind]


_BESTIARY: Final = read(FOLDER / "content" / "monsters.yaml", Monsters)

KINDS: Final = {kind.id: kind for kind in (*_BESTIARY.standard, *_BESTIARY.special)}
"""Every kind of monster by its id."""

MONSTERS: Final = dict(enumerate((kind for kind in KINDS.values() for _ in range(kind.count)), start=1))
"""Every monster token by its number: forty standard ones, then fifteen special ones."""

LEFTMOST: Final[dict[int, Activation | None]] = {
    EMPTY: None,
    DAMAGE: None,
    **{token: kind.symbols[0] if kind.symbols else None for token, kind in MONSTERS.items()},
}
"""The symbol that decides in which class what a space holds activates (rule fh.activate.13)."""

HORDES: Final = frozenset(token for token, kind in MONSTERS.items() if kind.is_horde)
"""The ghoul hordes, which cannot be destroyed and which no seal stops (rules fh.umordhoth.1, fh.umordhoth.2)."""

WOUNDS_TO_DESTROY: Final = {token: inf if token in HORDES else kind.health or 0 for token, kind in MONSTERS.items()}
"""How many wounds destroy a monster; there are never enough for a ghoul horde (rules fh.attack.2, fh.umordhoth.1)."""

ROUTES: Final = {token: CHAINS[kind.colour] for token, kind in MONSTERS.items()}
"""The overflow chains of every token from each location, by its colour (rule fh.monster.4)."""

STANDARD: Final = tuple(token for token, kind in MONSTERS.items() if kind.special is None)


@cache
def special_tokens(special: str) -> tuple[int, ...]:
    """The tokens of one special monster, such as the six deep ones."""
    return tuple(token for token, kind in MONSTERS.items() if kind.special == special)
