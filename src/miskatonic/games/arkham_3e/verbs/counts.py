"""What is counted, and what holds."""

from __future__ import annotations

from miskatonic.kernel.effects import ConditionWord, Per
from miskatonic.kernel.text import Message

from .. import assets
from ..components import TOKENS, kind_of
from ..play import Table, neighborhood_of
from ..resolver import Me
from ..words import Colour, monster_name, neighborhood_name, say, space_name, trait_name


class PerDoomHere(Per, frozen=True, tag="doom-here"):
    def found(self, table: Table, me: Me, /) -> int:
        return table.state.doom_on(me.space(table))

    def each(self) -> Message:
        return say("per-doom-here")


class PerClueHere(Per, frozen=True, tag="clue-here"):
    """Clues of the neighbourhood."""

    def found(self, table: Table, me: Me, /) -> int:
        id = neighborhood_of(table.state, me.space(table))
        return 0 if id is None else table.state.clues.get(id, 0)

    def each(self) -> Message:
        return say("per-clue-here")


class PerClueAround(Per, frozen=True, tag="clue-around"):
    """Clues they have, and those of the neighbourhood."""

    def found(self, table: Table, me: Me, /) -> int:
        id = neighborhood_of(table.state, me.sheet(table).space)
        return me.clues(table) + (0 if id is None else table.state.clues.get(id, 0))

    def each(self) -> Message:
        return say("per-clue-around")


class PerMonsterHere(Per, frozen=True, tag="monster-here"):
    """Monsters in the neighbourhood; a street is in none (rule ah3.444.2)."""

    def found(self, table: Table, me: Me, /) -> int:
        state = table.state
        here = me.sheet(table).space
        id = neighborhood_of(state, here)
        if id is None:
            return 0
        return sum(1 for each in state.monsters if neighborhood_of(state, each.space) == id)

    def each(self) -> Message:
        return say("per-monster-here")


class PerRolled(Per, frozen=True, tag="rolled"):
    """What the last dice came to."""

    def found(self, table: Table, me: Me, /) -> int:
        return table.state.rolled

    def each(self) -> Message:
        return say("per-rolled")


class PerFreeHand(Per, frozen=True, tag="free-hand"):
    """Once where a hand is free beside those of this card."""

    def found(self, table: Table, me: Me, /) -> int:
        from ..hands import hands_left

        test = table.state.test
        assert test is not None
        return 1 if hands_left(table, test) else 0

    def each(self) -> Message:
        return say("per-free-hand")


# What holds.


class SheetCount(ConditionWord, frozen=True, tag="sheet"):
    """So many clues, so much doom or so many markers on the scenario sheet; clues and doom may count together."""

    clues: int | None = None
    doom: int | None = None
    markers: int | None = None
    together: int | None = None

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return (
            (self.clues is None or state.sheet_clues >= self.clues)
            and (self.doom is None or state.sheet_doom >= self.doom)
            and (self.markers is None or state.sheet_markers >= self.markers)
            and (self.together is None or state.sheet_clues + state.sheet_doom >= self.together)
        )

    def say(self) -> Message:
        if self.together is not None:
            return say("if-sheet-together", n=self.together)
        if self.doom is not None:
            return say("if-sheet-doom", n=self.doom)
        if self.markers is not None:
            return say("if-sheet-markers", n=self.markers)
        return say("if-sheet-clues", n=self.clues or 0)


class CardClues(ConditionWord, frozen=True, tag="card-clues"):
    """So many clues on this card."""

    n: int

    def holds(self, table: Table, me: Me, /) -> bool:
        entry = None if me.archive is None else table.state.in_codex(me.archive)
        return entry is not None and entry.clues >= self.n

    def say(self) -> Message:
        return say("if-card-clues", n=self.n)


class Shown(ConditionWord, frozen=True, tag="markers-shown"):
    """Markers of some colours lie face up, or have been shown."""

    colours: list[Colour]

    def holds(self, table: Table, me: Me, /) -> bool:
        return all(str(colour) in table.state.shown for colour in self.colours)

    def say(self) -> Message:
        return say("if-markers-shown", colours=[say(f"colour-{colour}") for colour in self.colours])


class Mended(ConditionWord, frozen=True, tag="mended"):
    """So many scars are mended."""

    n: int = 1

    def holds(self, table: Table, me: Me, /) -> bool:
        return sum(1 for each in table.state.markers if not each.up) >= self.n

    def say(self) -> Message:
        return say("if-mended", n=self.n)


class InTheCodex(ConditionWord, frozen=True, tag="in-codex"):
    number: int
    turned: bool = False
    """With its back up."""

    def holds(self, table: Table, me: Me, /) -> bool:
        entry = table.state.in_codex(self.number)
        return entry is not None and (not self.turned or entry.face == "back")

    def say(self) -> Message:
        return say("if-in-codex-turned" if self.turned else "if-in-codex", number=self.number)


class AtSpace(ConditionWord, frozen=True, tag="at"):
    space: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).space == self.space

    def say(self) -> Message:
        return say("if-at", where=space_name(self.space))


class InNeighborhood(ConditionWord, frozen=True, tag="in"):
    """In one of some neighbourhoods."""

    neighborhoods: list[str]

    def holds(self, table: Table, me: Me, /) -> bool:
        return neighborhood_of(table.state, me.sheet(table).space) in self.neighborhoods

    def say(self) -> Message:
        first, *rest = [neighborhood_name(id) for id in self.neighborhoods]
        for other in rest:
            first = say("either", first=first, last=other)
        return say("if-in", where=first)


class MarkerHere(ConditionWord, frozen=True, tag="marker-here"):
    """A marker in their space: face up of a colour, or face down."""

    colour: Colour | None = None
    up: bool = True

    def holds(self, table: Table, me: Me, /) -> bool:
        here = me.sheet(table).space
        return any(
            each.space == here and each.up == self.up and self.colour in (None, each.colour)
            for each in table.state.markers
        )

    def say(self) -> Message:
        if self.colour is None:
            return say("if-marker-here")
        return say("if-marker-here-colour", colour=say(f"colour-{self.colour}"))


class AnomalyHere(ConditionWord, frozen=True, tag="anomaly-here"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return neighborhood_of(table.state, me.sheet(table).space) in table.state.anomalies

    def say(self) -> Message:
        return say("if-anomaly-here")


class PoorerThan(ConditionWord, frozen=True, tag="money-below"):
    n: int

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).money < self.n

    def say(self) -> Message:
        return say("if-money-below", n=self.n)


class Having(ConditionWord, frozen=True, tag="having"):
    """They have clues, an asset with a trait, a card of a name; or they do not."""

    clues: bool = False
    trait: str | None = None
    card: str | None = None
    no: bool = False

    def holds(self, table: Table, me: Me, /) -> bool:
        if self.clues:
            found = me.sheet(table).clues > 0
        elif self.card is not None:
            found = assets.holds(table.state, me.who, self.card) is not None
        else:
            found = bool(assets.of_kind(table.state, me.who, None, self.trait))
        return found != self.no

    def say(self) -> Message:
        no = "-no" if self.no else ""
        if self.clues:
            return say(f"if-having{no}-clues")
        if self.card is not None:
            from ..words import card_name

            return say(f"if-having{no}-card", card=card_name(self.card))
        return say(f"if-having{no}", what=trait_name(self.trait or "asset"))


class AboutMonster(ConditionWord, frozen=True, tag="monster"):
    """The monster it is about: of a trait, of a kind, not epic, in their space."""

    trait: str | None = None
    kind: str | None = None
    common: bool = False
    here: bool = False
    worshiper: bool = False

    def holds(self, table: Table, me: Me, /) -> bool:
        if me.monster is None:
            return False
        printed = kind_of(me.monster)
        if self.here and me.at is not None and me.at != table.state.investigators[me.who].space:
            return False
        return (
            (self.trait is None or self.trait in printed.traits)
            and (self.kind is None or TOKENS[me.monster] == self.kind)
            and (not self.common or not printed.epic)
            and (not self.worshiper or printed.id in WORSHIPERS)
        )

    def say(self) -> Message:
        if self.worshiper:
            return say("if-monster-worshiper")
        if self.kind is not None:
            return say("if-monster-kind", monster=monster_name(self.kind))
        if self.trait is not None:
            return say("if-monster-trait-common" if self.common else "if-monster-trait", trait=trait_name(self.trait))
        return say("if-monster-here")


WORSHIPERS = (
    "alma-hill",
    "billy-cooper",
    "herman-collins",
    "masked-hunter",
    "ruth-turner",
    "wolf-man-drew",
)
"""The worshipers of Umôrdhoth (archive card 12)."""


class NoScarHere(ConditionWord, frozen=True, tag="no-scar-here"):
    """Neither a scar nor, where it says so, a mended one in the neighbourhood it is about."""

    mended: bool = False

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return not any(
            neighborhood_of(state, each.space) == me.neighborhood and (each.up or self.mended) for each in state.markers
        )

    def say(self) -> Message:
        return say("if-no-scar-here-mended" if self.mended else "if-no-scar-here")


class AtLimit(ConditionWord, frozen=True, tag="at-focus-limit"):
    def holds(self, table: Table, me: Me, /) -> bool:
        from ..focus import focus_limit

        limit = focus_limit(table.state, me.who)
        return limit is not None and len(me.sheet(table).focus) >= limit

    def say(self) -> Message:
        return say("if-at-focus-limit")


class ThisCard(ConditionWord, frozen=True, tag="about-this"):
    """It has happened to this very card; or, where it says so, to its owner."""

    or_me: bool = False

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.subject == me.card or (self.or_me and not me.subject and me.chosen == me.who)

    def say(self) -> Message:
        return say("if-about-this-or-you" if self.or_me else "if-about-this")


class Somebody(ConditionWord, frozen=True, tag="joined"):
    """Somebody has joined the Lodge; or nobody has."""

    no: bool = False

    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.lodge) != self.no

    def say(self) -> Message:
        return say("if-nobody-joined" if self.no else "if-somebody-joined")


class ArchiveThree(ConditionWord, frozen=True, tag="archive-three"):
    """Three clues on the sheet; by another reading also no marker and no profane ritual (rule ah3.403.5c-2)."""

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return state.sheet_clues >= 3 and 4 in state.archive and not state.markers

    def say(self) -> Message:
        return say("if-sheet-clues", n=3)


class ProfaneRitual(ConditionWord, frozen=True, tag="profane-ritual"):
    """Three clues on the sheet, and no marker on the board."""

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return state.sheet_clues >= 3 and not state.markers and 4 in state.archive

    def say(self) -> Message:
        return say("if-profane-ritual")


class FiveWorshipers(ConditionWord, frozen=True, tag="five-worshipers"):
    """Five markers on the sheet, while archive card 11 is in the codex."""

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return state.sheet_markers >= 5 and state.in_codex(11) is not None

    def say(self) -> Message:
        return say("if-sheet-markers", n=5)


class Removed(ConditionWord, frozen=True, tag="at-least"):
    """What has happened was at least so much."""

    n: int

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.count >= self.n

    def say(self) -> Message:
        return say("if-at-least", n=self.n)
