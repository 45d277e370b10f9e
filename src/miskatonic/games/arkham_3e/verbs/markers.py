"""Verbs of the markers on the board and the scenario sheet, and of the scars they stand for."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import codex
from ..codex import settle
from ..events import MarkerPlaced, MarkerRemoved, MarkerTurned, SheetMarker
from ..monsters import defeat_weakened
from ..play import Table, board, group_space, neighborhood_of, starting_space
from ..resolver import Me
from ..state import Face, Marker
from ..words import Colour, SpaceId, say, space_name


def _colours(colours: list[Colour]) -> list[Message]:
    return [say(f"colour-{colour}") for colour in colours]


def put_marker(table: Table, space: SpaceId, colour: Colour, *, up: bool = True) -> None:
    table.state.markers.append(Marker(space, colour, up))
    table.tell(MarkerPlaced, space, str(colour) if up else "hidden")


class HideMarkers(Node, frozen=True, tag="hide-markers"):
    """Markers are mixed and put face down, one in each of some spaces."""

    colours: list[Colour]
    spaces: list[SpaceId]

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        colours = list(self.colours)
        rng.shuffle(state, colours)
        state.shown = []
        for space, colour in zip(self.spaces, colours, strict=True):
            put_marker(table, space, colour, up=False)

    def say(self) -> Message:
        return say("effect-hide-markers", colours=_colours(self.colours), spaces=[space_name(id) for id in self.spaces])


class ShowMarker(Node, frozen=True, tag="show-marker"):
    """The face-down marker in the space is turned up; a white one is discarded."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        here = me.sheet(table).space
        marker = next((each for each in state.markers if each.space == here and not each.up), None)
        if marker is None:
            return
        marker.up = True
        table.tell(MarkerTurned, here, marker.colour)
        state.shown = [*state.shown, str(marker.colour)]
        match marker.colour:
            case Colour.WHITE:
                state.markers.remove(marker)
                table.tell(MarkerRemoved, here, marker.colour)
            case Colour.BLUE:
                yield from codex.add(table, 6)
            case _:
                broken = state.in_codex(6)
                face: Face = "back" if broken is not None and broken.face == "back" else "front"
                yield from codex.add(table, 7, face)
        yield from settle(table)

    def say(self) -> Message:
        return say("effect-show-marker")


class RemoveMarkers(Node, frozen=True, tag="remove-markers"):
    """Markers leave the board: all, all but some colours, or those of one colour."""

    but: list[Colour] = []
    only: Colour | None = None
    hidden: bool = False
    """Only those that lie face down."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for marker in list(state.markers):
            if marker.colour in self.but or (self.only is not None and marker.colour is not self.only):
                marker.up = True
                continue
            if self.hidden and marker.up:
                continue
            state.markers.remove(marker)
            table.tell(MarkerRemoved, marker.space, str(marker.colour) if marker.up else "hidden")

    def say(self) -> Message:
        if self.only is not None:
            return say("effect-remove-markers-only", colour=say(f"colour-{self.only}"))
        if self.but:
            return say("effect-remove-markers-but", colour=say(f"colour-{self.but[0]}"))
        return say("effect-remove-markers-hidden" if self.hidden else "effect-remove-markers")


class MarkStart(Node, frozen=True, tag="mark-start"):
    """Without any marker on the board, a red one is put into the starting space."""

    def resolve(self, table: Table, me: Me, /) -> None:
        if not table.state.markers:
            put_marker(table, starting_space(table.state), Colour.RED)

    def say(self) -> Message:
        return say("effect-mark-start")


class MarkNeighborhoods(Node, frozen=True, tag="mark-neighborhoods"):
    """A face-down marker in the centre of every neighbourhood."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for id in board(state).neighborhoods:
            state.markers.append(Marker(id, Colour.WHITE, False))
            table.tell(MarkerPlaced, board(state).spaces_of[id][0], "hidden")

    def say(self) -> Message:
        return say("effect-mark-neighborhoods")


class UnmarkNeighborhood(Node, frozen=True, tag="unmark-neighborhood"):
    """The marker of the neighbourhood where the monster has come is discarded."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        id = neighborhood_of(state, me.space(table))
        for marker in list(state.markers):
            if marker.space == id:
                state.markers.remove(marker)
                table.tell(MarkerRemoved, me.space(table), "hidden")

    def say(self) -> Message:
        return say("effect-unmark-neighborhood")


class AddSheetMarker(Node, frozen=True, tag="sheet-marker"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        state.sheet_markers += 1
        table.tell(SheetMarker, state.sheet_markers)
        yield from defeat_weakened(table)
        yield from settle(table)

    def say(self) -> Message:
        return say("effect-sheet-marker")


class PlaceScar(Node, frozen=True, tag="place-scar"):
    """Where most doom is in the neighbourhood it is about; or in others without one, as the group likes."""

    n: int = 1
    most_doom: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        for _ in range(self.n):
            if self.most_doom:
                assert me.neighborhood is not None
                spaces = board(state).spaces_of[me.neighborhood]
                most = max(state.doom_on(space) for space in spaces)
                choices = [space for space in spaces if state.doom_on(space) == most]
            else:
                scarred = {neighborhood_of(state, each.space) for each in state.markers}
                choices = [
                    space for id, spaces in board(state).spaces_of.items() if id not in scarred for space in spaces
                ]
            if not choices:
                return
            space = yield from group_space(table, choices, "prompt-scar", "ah3.004", "scar")
            put_marker(table, space, Colour.WHITE)

    def say(self) -> Message:
        return say("effect-place-scar-most-doom" if self.most_doom else "effect-place-scar", n=self.n)


class DoomAtScars(Node, frozen=True, tag="doom-at-scars"):
    """Doom in each space with an open scar."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..doom import place_doom

        yield from place_doom(table, [each.space for each in table.state.markers if each.up])

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(each.up for each in table.state.markers)

    def say(self) -> Message:
        return say("effect-doom-at-scars")


class MendScar(Node, frozen=True, tag="mend-scar"):
    """The scar in the space is turned face down."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        here = me.sheet(table).space
        for marker in table.state.markers:
            if marker.space == here and marker.up:
                marker.up = False
                table.tell(MarkerTurned, here, marker.colour)
                break
        yield from defeat_weakened(table)
        yield from settle(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        here = me.sheet(table).space
        return any(each.space == here and each.up for each in table.state.markers)

    def say(self) -> Message:
        return say("effect-mend-scar")
