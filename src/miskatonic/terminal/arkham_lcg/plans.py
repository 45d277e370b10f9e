"""Where the locations of each scenario lie on the screen.

    The Gathering               The Midnight Masks                The Devourer Below
              Attic             Northside   Downtown   Easttown         Ritual Site
    Study  Hallway  Parlor      University  Rivertown  Graveyard         Main Path
              Cellar            Hospital    Southside  Your House   Woods Woods Woods Woods

In the town every connection joins neighbours, some of them across a corner. The Main Path lies above all woods; woods
that are no neighbours are joined below them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from miskatonic.games.arkham_lcg.view import LocationView, View
from miskatonic.games.arkham_lcg.words import BACKS

WIDTH: Final = 78
BOX, GAP = 24, 3
WOOD, WOOD_GAP = 18, 2
WIDE: Final = 40
"""From this width on one line holds everything."""


class Spot(Struct, frozen=True):
    """The place of a box: its row, its left edge, its width."""

    row: int
    x: int
    width: int

    @property
    def middle(self) -> int:
        return self.x + self.width // 2

    @property
    def end(self) -> int:
        """The first column right of the box."""
        return self.x + self.width


def grid(*rows: tuple[str | None, ...]) -> dict[str, Spot]:
    """Boxes in rows and columns."""
    return {
        code: Spot(row, column * (BOX + GAP), BOX)
        for row, line in enumerate(rows)
        for column, code in enumerate(line)
        if code is not None
    }


HOUSE: Final = grid((None, "01113", None), ("01111", "01112", "01115"), (None, "01114", None))
TOWN: Final = grid(("01134", "downtown", "01132"), ("01129", "01125", "01133"), ("01128", "southside", "01124"))
PATHS: Final = {"01156": Spot(0, (WIDTH - WIDE) // 2, WIDE), "01149": Spot(1, 0, WIDTH)}
WOODS_ROW: Final = 2

PLANS: Final[Mapping[str, Mapping[str, Spot]]] = {
    "gathering": HOUSE,
    "midnight-masks": TOWN,
    "devourer-below": PATHS,
}
_WOODS: Final = "arkham-woods"


def place_number(location: LocationView, view: View) -> int | None:
    """Locations that show the same back are counted in the order they came into play, those revealed since as well."""
    alike = [each.id for each in view.locations if BACKS.get(each.code, each.code) == location.code]
    return alike.index(location.id) + 1 if not location.revealed and len(alike) > 1 else None


def lay_out(scenario: str, locations: Iterable[LocationView]) -> dict[int, Spot]:
    """The place of every location in play, by its number; woods stand side by side as they came into play."""
    plan = PLANS.get(scenario, {})
    spots: dict[int, Spot] = {}
    woods = 0
    for location in locations:
        back = BACKS.get(location.code, location.code)
        if back == _WOODS:
            x = woods * (WOOD + WOOD_GAP)
            woods += 1
            if x + WOOD <= WIDTH:
                spots[location.id] = Spot(WOODS_ROW, x, WOOD)
        elif back in plan:
            spots[location.id] = plan[back]
    return spots
