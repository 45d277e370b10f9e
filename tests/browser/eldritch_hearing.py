"""What a browser must not have been told yet of a game of Eldritch Horror."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.eldritch.events import BackRead, CardTurned, EncounterBegan, MysteryDrawn, MythosDrawn
from miskatonic.games.eldritch.scenes import outcome
from miskatonic.games.eldritch.state import Eldritch, Scene
from miskatonic.games.eldritch.words import mystery_name, mythos_name
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message
from miskatonic.kernel.two_sided import is_two_sided

from .seat_hearing import RESULTS, SeatHearing


class Hearing(SeatHearing):
    def secrets(self, table: Table[Eldritch]) -> set[str]:
        """No back, no card of a deck."""
        return {*unseen_backs(table, self.seat), *undrawn(table)}

    def beginnings(self, table: Table[Eldritch]) -> list[str]:
        return [f"scene-{card}-" for card in unmet(table)]

    def outcomes(self, scene: Scene) -> Iterator[Message]:
        for passed in (True, False):
            for result in RESULTS:
                text = outcome(scene.deck, scene.card, scene.section, Tried(len(scene.tried), result, passed))
                if text is not None:
                    yield text


def unseen_backs(table: Table[Eldritch], seat: int) -> set[str]:
    """The copies of spells and conditions, wherever they are, whose backs the seat has never seen."""
    state = table.state
    people = [pile for each in state.investigators for pile in (each.cards, each.conditions)]
    piles = (state.spells, state.conditions, *people, *(each.cards for each in state.fallen))
    shown = {event.back for event in table.events if isinstance(event, CardTurned | BackRead) and event.seen_by(seat)}
    return {card for pile in piles for card in pile if is_two_sided(card)} - shown


def undrawn(table: Table[Eldritch]) -> Iterator[str]:
    """The cards of decks that nobody has met: by their names, and by what tells their names."""
    yield from unmet(table)
    drawn = {event.mythos for event in table.events if isinstance(event, MythosDrawn)}
    drawn |= {each.card for each in table.state.ongoing}
    for card in set(table.state.mythos) - drawn:
        yield from (card, mythos_name(card).id)
    found = {event.mystery for event in table.events if isinstance(event, MysteryDrawn)}
    for card in set(table.state.mysteries) - found:
        yield from (card, mystery_name(card).id)


def unmet(table: Table[Eldritch]) -> set[str]:
    """The encounters that nobody has had."""
    met = {event.scene for event in table.events if isinstance(event, EncounterBegan)}
    decks = (*table.state.decks.values(), table.state.expeditions)
    return {card for deck in decks for card in deck.cards} - met
