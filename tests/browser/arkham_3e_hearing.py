"""What a browser must not have been told yet of a game of Arkham Horror."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.arkham_3e.components import ARCHIVE
from miskatonic.games.arkham_3e.events import (
    ArchiveAdded,
    ArchiveAttached,
    ArchiveTurned,
    CardTurned,
    EncounterBegan,
    HeadlineRead,
)
from miskatonic.games.arkham_3e.scenes import outcome
from miskatonic.games.arkham_3e.state import Arkham, Scene
from miskatonic.games.arkham_3e.words import archive_name, headline_name
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message
from miskatonic.kernel.two_sided import is_two_sided

from .seat_hearing import RESULTS, SeatHearing


class Hearing(SeatHearing):
    def secrets(self, table: Table[Arkham]) -> set[str]:
        """No back, no card of the archive, no headline of the deck."""
        return {*unseen_backs(table), *unread(table)}

    def beginnings(self, table: Table[Arkham]) -> list[str]:
        return [f"scene-{card}-" for card in unmet(table)]

    def outcomes(self, scene: Scene) -> Iterator[Message]:
        for passed in (True, False):
            for result in RESULTS:
                text = outcome(scene.card, scene.section, Tried(len(scene.tried), result, passed))
                if text is not None:
                    yield text


def unseen_backs(table: Table[Arkham]) -> set[str]:
    """The copies of conditions whose backs nobody has seen."""
    state = table.state
    piles = (state.pacts, *(each.conditions for each in state.investigators))
    shown = {f"{event.card}#{event.back + 1}" for event in table.events if isinstance(event, CardTurned)}
    return {card for pile in piles for card in pile if is_two_sided(card)} - shown


def unread(table: Table[Arkham]) -> Iterator[str]:
    """The cards of the archive and of the headline deck that nobody has read, by what tells their names."""
    came = (ArchiveAdded, ArchiveTurned, ArchiveAttached)
    known = {event.archive for event in table.events if isinstance(event, came)}
    turned = {event.archive for event in table.events if isinstance(event, ArchiveTurned)}
    for number in ARCHIVE:
        if number not in known:
            yield archive_name(number).id
        if number not in turned:
            yield archive_name(number, "back").id
    read = {event.headline for event in table.events if isinstance(event, HeadlineRead)}
    for card in set(table.state.headlines) - read:
        yield headline_name(card).id


def unmet(table: Table[Arkham]) -> set[str]:
    """The encounters that nobody has had."""
    met = {event.number for event in table.events if isinstance(event, EncounterBegan)}
    decks = (table.state.events, *table.state.decks.values())
    return {card for deck in decks for card in deck} - met
