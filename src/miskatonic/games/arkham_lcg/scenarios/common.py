"""What the scenarios share: their reference cards, locations, and cards that stay with somebody."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..card import Card, Me, ReadOnlyTable, Table, TableEffect, TokenEffect, action
from ..drawing import search_encounter_cards
from ..elimination import resign
from ..encounter import draw_found
from ..harm import take
from ..play import enemies_at
from ..values import has_trait, is_enemy
from ..words import NOWHERE, Designator
from ..zones import into_threat_area


class ReferenceCard(Card):
    """A scenario's reference card: its two sides say what the symbols do (rule lcg.difficulty-level.4)."""

    def symbol(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        side = self.harsh if table.state.difficulty.harsh else self.mild
        return side(table, me, token)

    def mild(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        """Easy and standard."""
        return TokenEffect()

    def harsh(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        """Hard and expert."""
        return TokenEffect()


def with_trait_at(table: ReadOnlyTable, location: int, trait: str) -> list[int]:
    return [enemy for enemy in enemies_at(table, location) if has_trait(table, enemy, trait)]


def with_trait_in_play(table: ReadOnlyTable, trait: str) -> list[int]:
    return [enemy for enemy in table.state.enemies if has_trait(table, enemy, trait)]


def hurt_if(who: int, trait: str, damage: int, horror: int = 0) -> TableEffect:
    """Take harm if there is an enemy of a kind at your location."""

    def now(table: Table) -> Flow[None]:
        if with_trait_at(table, table.state.investigators[who].location, trait):
            yield from take(table, who, damage, horror)

    return now


def fetch(who: int, trait: str) -> TableEffect:
    """Search the encounter deck and discard pile for an enemy of a kind, and draw it."""

    def find(table: Table) -> Flow[None]:
        found = yield from search_encounter_cards(
            table, who, lambda card: is_enemy(table, card) and has_trait(table, card, trait)
        )
        if found != NOWHERE:
            yield from draw_found(table, who, found)

    return find


class WayOut(Card):
    """A card that lets one resign."""

    @action(Designator.RESIGN, users="here")
    def resign(self, table: Table, me: Me) -> Flow[None]:
        yield from resign(table, me.you)


class Lingering(Card):
    """A treachery that stays in the threat area."""

    def revelation(self, table: Table, me: Me) -> Flow[None] | None:
        into_threat_area(table, me)
