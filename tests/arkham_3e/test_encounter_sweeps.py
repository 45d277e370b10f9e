"""All encounters in all their ways where something is short: supplies that are used up, somebody who is not free."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.census import census
from miskatonic.games.arkham_3e.components import TOKENS
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import EncounterBegan
from tests.encounters.exploring import explore

from .encounter_cards import SECTIONS, WHO, meeting


@pytest.mark.rule("ah3.005.2")
@pytest.mark.parametrize(("card", "section", "phrases"), SECTIONS)
def test_nobody_gains_what_is_used_up(card: str, section: str, phrases: tuple[str, ...]) -> None:
    """No card is left to gain, no clue, no monster and no doom lies anywhere; everything else still happens."""
    game = meeting(card, section).hurt(WHO, damage=1)
    state = game.state
    for pile in ("spells", "allies", "items", "display", "special", "pacts", "events", "monster_deck", "aside"):
        setattr(state, pile, [])
    state.clues, state.doom = {}, {}
    if state.anomalies:
        state.doom = {"arkham-advertiser": 1}
    held, clues, sheet = list(game[WHO].cards), game[WHO].clues, state.sheet_doom
    for way in explore(game.table, lambda table: encounter(table, WHO)):
        after = way.table.state
        hero = after.investigators[WHO]
        assert way.result is None
        if hero.in_play:
            assert set(hero.cards) <= set(held) and hero.clues <= clues
        assert set(hero.conditions) <= {"blessed", "cursed"}
        assert not after.monsters and not any(after.clues.values())
        assert after.sheet_doom <= sheet + ("spawn 1 clue" in phrases)


@pytest.mark.rule("ah3.486.2.1", "ah3.438.1")
@pytest.mark.parametrize(("card", "section", "phrases"), SECTIONS)
def test_somebody_delayed_and_watched_has_an_encounter_like_others(
    card: str, section: str, phrases: tuple[str, ...]
) -> None:
    game = meeting(card, section).delay(WHO)
    watchers = 0
    if any(TOKENS[token] == "eyeless-watcher" for token in game.state.monster_deck):
        game.monster("eyeless-watcher", game[WHO].space, engaged=(WHO,))
        watchers = 1
    for way in explore(game.table, lambda table: encounter(table, WHO)):
        after = way.table.state
        hero = after.investigators[WHO]
        assert census(after) == []
        assert isinstance(way.table.events[0], EncounterBegan)
        if hero.in_play:
            assert hero.delayed
            assert all(each.space == hero.space for each in after.engaged_with(WHO))
            assert len(after.engaged_with(WHO)) >= watchers
