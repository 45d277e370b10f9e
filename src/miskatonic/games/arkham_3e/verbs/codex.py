"""Verbs of the codex: archive cards, the Lodge, the ends of the game."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import assets, codex, play
from ..components import ARCHIVE, kind_of
from ..doom import hide_event
from ..events import ArchiveAttached, SheetClues
from ..monsters import defeat_weakened
from ..play import Table
from ..resolver import Me
from ..seen_cards import forget_monsters, remember
from ..state import Face
from ..words import DARK_PACT, say


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _with_part(id: str, number: int, part: str | None) -> Message:
    """Of some backs only the part that is named is read."""
    return say(id, number=number) if part is None else say(f"{id}-part", number=number, part=say(f"part-{part}"))


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

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        entry = state.in_codex(self.number)
        if entry is not None and state.sheet_clues:
            state.sheet_clues -= 1
            entry.clues += 1
            table.tell(SheetClues, -1, state.sheet_clues)

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
