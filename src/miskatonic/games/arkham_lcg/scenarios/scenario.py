"""What a scenario is: how it is set up, how it ends, and what the campaign remembers of it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from miskatonic.kernel import rng
from miskatonic.kernel.flow import Flow

from ..card import Table
from ..elimination import suffer_trauma
from ..events import LogEntryCrossedOut, LogEntryWritten
from ..places import enter
from ..play import new_card, new_cards, player_order
from ..printed import PRINTED, PUBLISHED_SETS, Printed
from ..state import InPlay
from ..words import NOBODY, Kind
from ..zones import put_into_play


class Scenario:
    """One scenario of a campaign."""

    id: ClassVar[str]
    reference: ClassVar[str]
    agendas: ClassVar[Sequence[str]]
    acts: ClassVar[Sequence[str]]
    sets: ClassVar[Sequence[str]]
    """The encounter sets that are gathered."""
    aside: ClassVar[frozenset[str]] = frozenset()
    """Cards of these sets that do not go into the encounter deck."""
    resolutions: ClassVar[Sequence[str]]
    """Those a scenario played on its own may assume for this one; the first by default (rule lcg.standalone.5)."""
    won_by: ClassVar[frozenset[str]]
    """The resolutions on an act (rule lcg.winning.6)."""

    def welcome(self, table: Table) -> Flow[None]:
        """Whom the investigators meet before it, the new ones among them."""
        yield from ()

    def set_up(self, table: Table) -> Flow[None]:
        """The scenario's own instructions (rule lcg.setup.10.1)."""
        raise TypeError(f"{type(self).__name__} says nothing about its set-up")

    def resolve(self, table: Table, resolution: str) -> Flow[None]:
        """What the campaign guide says about an ending."""
        raise TypeError(f"{type(self).__name__} says nothing about its endings")

    def assume(self, table: Table, resolution: str) -> Flow[None]:
        """As if it had been played, for a later scenario on its own (rules lcg.standalone.5, lcg.standalone.6)."""
        yield from self.resolve(table, resolution)

    def bonus(self, table: Table, resolution: str, who: int) -> int | None:
        """Experience besides the victory display; None when no experience is earned at all."""
        return 0


# Setting up.


def gather(table: Table, sets: Iterable[str], aside: Iterable[str] = ()) -> None:
    """The encounter cards of some sets form the encounter deck (rules lcg.setup.10.1, lcg.setup.10.3)."""
    codes = encounter_cards(frozenset(sets), frozenset(aside), frozenset(table.setup.options["originals"]))
    table.state.encounter.cards += new_cards(table, codes, NOBODY)


@lru_cache(maxsize=64)
def encounter_cards(sets: frozenset[str], aside: frozenset[str], originals: frozenset[str]) -> tuple[str, ...]:
    """The enemies and treacheries of some sets, every copy of them, and those made up here that were asked for."""
    return tuple(
        code
        for code, card in PRINTED.items()
        if (is_of(card, sets) or (code in originals and card.set is not None))
        and card.type in (Kind.ENEMY, Kind.TREACHERY)
        and code not in aside
        for _ in range(card.copies)
    )


def is_of(card: Printed, sets: Container[str | None]) -> bool:
    """Is a card part of one of these sets? A published set is what it is: what is made up here does not change it."""
    return card.set in sets and not (card.is_original and card.set in PUBLISHED_SETS)


def shuffle_in(table: Table, code: str) -> None:
    """Another card for the encounter deck."""
    table.state.encounter.cards.append(new_card(table, code, NOBODY))


def set_aside(table: Table, *codes: str) -> None:
    """For later (rule lcg.set-aside.1)."""
    table.state.set_aside += new_cards(table, codes, NOBODY)


def place(table: Table, *codes: str) -> list[int]:
    """Locations come into play, unrevealed (rule lcg.location.4)."""
    return [place_card(table, new_card(table, code, NOBODY)) for code in codes]


def place_card(table: Table, location: int) -> int:
    put_into_play(table, location, InPlay())
    return location


def place_some(table: Table, codes: Sequence[str], count: int) -> list[int]:
    """Some of several locations at random, the others out of the game, nobody knows which.

    The cards get their numbers after the shuffling, so that a number tells nothing.
    """
    mixed = list(codes)
    rng.shuffle(table.state, mixed)
    cards = new_cards(table, mixed, NOBODY)
    table.state.removed += cards[count:]
    return [place_card(table, card) for card in cards[:count]]


def start_at(table: Table, location: int) -> Flow[None]:
    """Everybody begins here, which reveals it (rule lcg.setup.10.2)."""
    for who in player_order(table.state):
        table.state.investigators[who].location = location
    for who in player_order(table.state):
        yield from enter(table, who, location)


# The campaign log.


def write(table: Table, *notes: str) -> None:
    """Into the campaign log (rule lcg.campaign.3)."""
    for note in notes:
        table.state.log.notes.append(note)
        table.tell(LogEntryWritten, note)


def cross_out(table: Table, note: str) -> None:
    log = table.state.log
    if note in log.notes and note not in log.crossed_out:
        log.crossed_out.append(note)
        table.tell(LogEntryCrossedOut, note)


def says(table: Table, note: str) -> bool:
    """Is it in the log, and not crossed out?"""
    return note in table.state.log.notes and note not in table.state.log.crossed_out


def everybody(table: Table) -> list[int]:
    """All who played the scenario, eliminated or not."""
    return [who for who, sheet in enumerate(table.state.sheets) if sheet.present]


def all_suffer(table: Table, *, physical: int = 0, mental: int = 0) -> None:
    for who in everybody(table):
        suffer_trauma(table, who, physical=physical, mental=mental)


NO_RESOLUTION: Final = "none"
