"""Losing ends the game at the moment it happens, in the middle of any encounter."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import GameEnded, SheetDoom
from tests.encounters.exploring import explore

from .encounter_cards import SECTIONS, WHO, meeting
from .encounter_play import scenario_of

ON_AZATHOTH = [each for each in SECTIONS if scenario_of(str(each.values[0])) == "approach-of-azathoth"]


@pytest.mark.parametrize(("card", "section", "phrases"), ON_AZATHOTH)
def test_an_encounter_ends_with_the_game(card: str, section: str, phrases: tuple[str, ...]) -> None:
    """Anything defeats the investigator, and any doom is the last: that of the defeat, or for want of events."""
    game = meeting(card, section).hurt(WHO, damage=7, horror=3).codex(9).codex(8, face="back").sheet(doom=12)
    game.state.event_discard += game.state.events
    game.state.events = []
    lost = 0
    for way in explore(game.table, lambda table: encounter(table, WHO)):
        kinds = [type(event) for event in way.table.events]
        assert (way.result is not None) == (way.table.state.sheet_doom > 12)
        if way.result is None:
            continue
        lost += 1
        assert kinds[-1] is GameEnded and kinds.count(GameEnded) == 1 and SheetDoom in kinds[-4:]
        assert not any(way.result.won.values())
    last = any(phrase.startswith("suffer") or phrase == "spawn 1 clue" for phrase in phrases)
    assert bool(lost) == last
