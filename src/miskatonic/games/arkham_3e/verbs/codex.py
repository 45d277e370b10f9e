"""Verbs of the codex: archive cards, markers, the Lodge, the ends of the game."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import assets, codex, play
from ..codex import settle
from ..components import ARCHIVE, kind_of
from ..doom import hide_event
from ..events import ArchiveAttached, MarkerPlaced, MarkerRemoved, MarkerTurned, SheetClues, SheetMarker
from ..headlines import end_rumor
from ..monsters import defeat_weakened
from ..play import Table, board, group_space, neighborhood_of, starting_space, use, used
from ..resolver import Me
from ..seen_cards import forget_monsters, remember
from ..state import Face, Marker
from ..words import DARK_PACT, Colour, SpaceId, say, space_name


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _with_part(id: str, number: int, part: str | None) -> Message:
    """Of some backs only the part that is named is read."""
    return say(id, number=number) if part is None else say(f"{id}-part", number=number, part=say(f"part-{part}"))


def _colours(colours: list[Colour]) -> list[Message]:
    return [say(f"colour-{colour}") for colour in colours]


class Add(Node, frozen=True, tag="add"):
    number: int
    face: Face = "front"

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from codex.add(table, self.number, self.face)
        yield from defeat_weakened(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.number in table.state.archive

    def say(self) -> Message:
        return say("effect-add", number=self.number)


class Flip(Node, frozen=True, tag="flip"):
    number: int
    part: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.number in table.state.archive_attached():
            yield from codex.read(table, self.number, self.part)
        else:
            yield from codex.flip(table, self.number, self.part)

    def say(self) -> Message:
        return _with_part("effect-flip", self.number, self.part)


class Read(Node, frozen=True, tag="read"):
    """The back of a card, without its being in the codex."""

    number: int
    part: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from codex.read(table, self.number, self.part)

    def say(self) -> Message:
        return _with_part("effect-read", self.number, self.part)


class Return(Node, frozen=True, tag="return"):
    numbers: list[int]

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for number in self.numbers:
            codex.give_back(table, number)
            for pile in state.attached.values():
                if number in pile:
                    pile.remove(number)
                    state.archive.append(number)

    def say(self) -> Message:
        return say("effect-return", numbers=_listed(self.numbers), n=len(self.numbers))


class Win(Node, frozen=True, tag="win"):
    reason: str

    def resolve(self, table: Table, me: Me, /) -> None:
        play.win(table, self.reason)

    def say(self) -> Message:
        return say("effect-win")


class LodgeWins(Node, frozen=True, tag="lodge-wins"):
    """Those who joined the Lodge win, the others do not."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        play.end(table, "lodge", {seat: seat in state.lodge for seat in range(len(state.investigators))})

    def say(self) -> Message:
        return say("effect-lodge-wins")


class Lose(Node, frozen=True, tag="lose"):
    reason: str

    def resolve(self, table: Table, me: Me, /) -> None:
        play.lose(table, self.reason)

    def say(self) -> Message:
        return say("effect-lose")


class SheetCluesGone(Node, frozen=True, tag="discard-sheet-clues"):
    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        if state.sheet_clues:
            table.tell(SheetClues, -state.sheet_clues, 0)
        state.sheet_clues = 0

    def say(self) -> Message:
        return say("effect-discard-sheet-clues")


class ClueToCard(Node, frozen=True, tag="clue-to-card"):
    """A clue of the scenario sheet is moved to an archive card."""

    number: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        entry = state.in_codex(self.number)
        if entry is not None and state.sheet_clues:
            state.sheet_clues -= 1
            entry.clues += 1
            table.tell(SheetClues, -1, state.sheet_clues)
            yield from settle(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.sheet_clues > 0

    def say(self) -> Message:
        return say("effect-clue-to-card", number=self.number)


class DiscardClues(Node, frozen=True, tag="discard-clues-anywhere"):
    """So many clues of investigators and the sheet together, as the resolver chooses; doom for too few."""

    n: int = 3

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..doom import place_sheet_doom
        from ..play import investigator_options

        state = table.state
        gone = 0
        for _ in range(self.n):
            seats = [who for who in state.standing() if state.investigators[who].clues]
            options = investigator_options(state, seats, "from")
            if state.sheet_clues:
                options.append(Option("from:sheet", say("option-from-sheet"), -1, "from", ("scenario",)))
            if not options:
                break
            prompt = say("prompt-discard-clues")
            seat: int = yield from ask(me.who, prompt, options, "ah3.004", table.cause, topic="discard-clues")
            gone += 1
            if seat < 0:
                state.sheet_clues -= 1
                table.tell(SheetClues, -1, state.sheet_clues)
            else:
                assets.spend(table, seat, "clues", 1)
        if gone <= 1:
            yield from place_sheet_doom(table)

    def say(self) -> Message:
        return say("effect-discard-clues-anywhere", n=self.n)


# Markers.


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


# The rest.


class JoinLodge(Node, frozen=True, tag="join-lodge"):
    """Each investigator may take a dark pact to join the Lodge."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        for who in state.standing():
            if not assets.can_become(state, who, DARK_PACT):
                continue
            options = [
                Option("join", say("option-join-lodge"), True, "join"),
                Option("no", say("option-no"), False, role=Role.DECLINE),
            ]
            prompt = say("prompt-join-lodge")
            if (yield from ask(who, prompt, options, "ah3.400.1h", table.cause, QuestionKind.AGREE, "join-lodge")):
                yield from assets.become(table, who, DARK_PACT)
                state.lodge.append(who)

    def say(self) -> Message:
        return say("effect-join-lodge")


class ShuffleInLodge(Node, frozen=True, tag="shuffle-in"):
    """Monsters with a trait that were set aside are shuffled into the monster deck."""

    trait: str

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        found = [token for token in state.aside if self.trait in kind_of(token).traits]
        state.aside = [token for token in state.aside if token not in found]
        state.monster_deck += found
        rng.shuffle(state, state.monster_deck)
        forget_monsters(state)

    def say(self) -> Message:
        from ..words import trait_name

        return say("effect-shuffle-in", trait=trait_name(self.trait))


class HideCards(Node, frozen=True, tag="hide-cards"):
    """Archive cards are shuffled with the top two cards of their neighbourhoods' decks."""

    numbers: list[int]

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for number in self.numbers:
            if number in state.archive:
                state.archive.remove(number)
                hide_event(state, f"archive-{number}")
                remember(state, (f"archive-{number}",))

    def say(self) -> Message:
        return say("effect-hide-cards", numbers=_listed(self.numbers))


class SetAside(Node, frozen=True, tag="set-aside"):
    numbers: list[int]

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for number in self.numbers:
            if number in state.archive:
                state.archive.remove(number)
                state.archive_aside.append(number)

    def say(self) -> Message:
        return say("effect-set-aside", numbers=_listed(self.numbers))


class AttachOne(Node, frozen=True, tag="attach-one"):
    """One of the cards that were set aside, at random, is attached to its neighbourhood's deck."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        if not state.archive_aside:
            return
        number = rng.take(state, state.archive_aside)
        id = ARCHIVE[number].attaches
        assert id is not None
        state.attached[id] = [*state.attached.get(id, []), number]
        table.tell(ArchiveAttached, number, id)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.archive_aside)

    def say(self) -> Message:
        return say("effect-attach-one")


class BoxThisMonster(Node, frozen=True, tag="box-this-monster"):
    """A monster that was defeated leaves the game."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        if me.monster in state.monster_deck:
            state.monster_deck.remove(me.monster)
            state.box.append(me.monster)

    def say(self) -> Message:
        return say("effect-box-this-monster")


class EndRumor(Node, frozen=True, tag="end-rumor"):
    def resolve(self, table: Table, me: Me, /) -> None:
        end_rumor(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.rumor is not None

    def say(self) -> Message:
        return say("effect-end-rumor")


class IgnoreRumor(Node, frozen=True, tag="ignore-rumor"):
    """The rumor does not concern them any more this round."""

    def resolve(self, table: Table, me: Me, /) -> None:
        use(table, f"ignores-rumor|{me.who}")

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.rumor is not None and not used(table, f"ignores-rumor|{me.who}")

    def say(self) -> Message:
        return say("effect-ignore-rumor")


class EndRumorByClue(Node, frozen=True, tag="clue-ends-rumor"):
    """Any investigator may spend a clue to discard the rumor."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..play import investigator_options

        state = table.state
        seats = [who for who in state.standing() if state.investigators[who].clues]
        if not seats or state.rumor is None:
            return
        options = [
            *investigator_options(state, seats, "spend"),
            Option("no", say("option-no"), None, role=Role.DECLINE),
        ]
        prompt = say("prompt-end-rumor")
        who: int | None = yield from ask(state.leader, prompt, options, "ah3.435.8a", table.cause, topic="end-rumor")
        if who is not None:
            assets.spend(table, who, "clues", 1)
            end_rumor(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(table.state.investigators[who].clues for who in table.state.standing())

    def say(self) -> Message:
        return say("effect-clue-ends-rumor")


class DoomOnRumor(Node, frozen=True, tag="doom-on-rumor"):
    """Doom on the rumor, where it still is; with so much of it a gate bursts, and it is gone."""

    bursts: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..doom import gate_burst

        rumor = table.state.rumor
        if rumor is None or rumor.card != me.card:
            return
        rumor.doom += 1
        if rumor.doom >= self.bursts:
            yield from gate_burst(table)
            end_rumor(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        rumor = table.state.rumor
        return rumor is not None and rumor.card == me.card

    def say(self) -> Message:
        return say("effect-doom-on-rumor", n=self.bursts)


class StayOrLeave(Node, frozen=True, tag="stay-or-leave"):
    """The group stays in the Lodge or leaves it (archive card 24)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        options = [
            Option("stay", say("option-stay-in-lodge"), True, "stay"),
            Option("leave", say("option-leave-lodge"), False, "leave"),
        ]
        prompt = say("prompt-lodge")
        stay = yield from ask(table.state.leader, prompt, options, "ah3.004", table.cause, QuestionKind.WAY, "lodge")
        if stay:
            yield from codex.add(table, 26)
        else:
            yield from codex.read(table, 26, "like-unto-a-god")

    def say(self) -> Message:
        return say("effect-stay-or-leave")
