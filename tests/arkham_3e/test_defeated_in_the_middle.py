"""Whoever is defeated in the middle of an encounter resolves nothing more of it: all encounters, in all their ways."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from miskatonic.games.arkham_3e import harm
from miskatonic.games.arkham_3e.census import census
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import InvestigatorDefeated
from miskatonic.games.arkham_3e.harm import defeat
from miskatonic.games.arkham_3e.play import Table
from miskatonic.games.arkham_3e.state import Fate
from miskatonic.kernel.flow import Flow
from tests.encounters.exploring import explore

from .encounter_cards import SECTIONS, WHO, meeting

STILL_SETTLED = {"decks", "mixed", "depths", "event_discard", "archive", "rng", "suffering", "test"}
"""What is put in order after a defeat: the card goes to its pile."""


class Then:
    """The state as it was when the defeat was over."""

    state: dict[str, Any] | None = None


def plain(table: Table) -> dict[str, Any]:
    """The state, without what is settled in any case."""
    state = table.game.decode(table.game.encode(table.state))
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in STILL_SETTLED}


@pytest.mark.rule("ah3.429.6b")
@pytest.mark.parametrize(("card", "section", "phrases"), SECTIONS)
def test_an_encounter_ends_with_the_defeat_of_whoever_has_it(card: str, section: str, phrases: tuple[str, ...]) -> None:
    game, then = meeting(card, section).hurt(WHO, damage=7, horror=3), Then()

    def defeated(table: Table, who: int, fate: Fate) -> Flow[None]:
        yield from defeat(table, who, fate)
        then.state = plain(table)

    fates: set[str] = set()
    with patch.object(harm, "defeat", defeated):
        for way in explore(game.table, lambda table: encounter(table, WHO)):
            assert census(way.table.state) == []
            if then.state is None:
                continue
            assert plain(way.table) == then.state
            gone = [isinstance(event, InvestigatorDefeated) for event in way.table.events].index(True)
            assert {type(event).__name__ for event in way.table.events[gone + 1 :]} <= {"SheetDoom", "EventDiscarded"}
            assert way.result is None
            fates.add(way.table.state.investigators[WHO].fate)
            then.state = None
    harmed = any(phrase.startswith("suffer") for phrase in phrases)
    assert fates == ({"defeated"} if harmed else set()) | ({"retired"} if "retire" in phrases else set())
