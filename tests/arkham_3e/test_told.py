"""Whoever only hears what is told knows how the table stands: random games, followed by their events alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import miskatonic
from miskatonic.games.arkham_3e import assets
from miskatonic.games.arkham_3e.components import SCENARIOS
from miskatonic.games.arkham_3e.events import (
    ActionBegan,
    CupChanged,
    DiceRolled,
    DoomPlaced,
    DoomRemoved,
    Gained,
    MonsterDefeated,
    MonsterSpawned,
    SheetClues,
    SheetDoom,
    Spent,
    Traded,
)
from miskatonic.games.arkham_3e.state import Arkham
from miskatonic.kernel.events import Event

from .given import given
from .trying import trying

TOKENS = ("money", "remnants")


class Listener:
    """Keeps count of the board by what is told."""

    def __init__(self, state: Arkham) -> None:
        self.doom, self.sheet = Counter(state.doom), state.sheet_doom
        self.monsters = {each.token for each in state.monsters}
        self.held = Counter({(each.id, it): getattr(each, it) for each in state.investigators for it in TOKENS})

    def hear(self, event: Event) -> None:
        match event:
            case DoomPlaced():
                self.doom[event.at] += event.count
            case DoomRemoved():
                self.doom[event.at] -= event.count
            case SheetDoom():
                self.sheet += event.count
                assert event.total == self.sheet
            case MonsterSpawned():
                self.monsters.add(event.monster)
            case MonsterDefeated():
                self.monsters.remove(event.monster)
            case Gained() if event.what in TOKENS:
                self.held[event.who, event.what] += -event.count if isinstance(event, Spent) else event.count
            case Traded() if event.what in TOKENS:
                self.held[event.who, event.what] -= event.count
                self.held[event.other, event.what] += event.count
            case _:
                pass

    def compare(self, state: Arkham) -> None:
        assert +self.doom == +Counter(state.doom)
        assert self.sheet == state.sheet_doom
        for each in state.investigators:
            for what in TOKENS:
                if each.in_play:
                    assert self.held[each.id, what] == getattr(each, what), (each.id, what)
        assert self.monsters == {each.token for each in state.monsters}


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_that_changes_is_told(scenario: str, players: int) -> None:
    table = miskatonic.new_game("arkham-3e", players=players, seed=players, scenario=scenario)
    chance, listener, heard = Random(scenario), Listener(table.state), len(table.events)
    while table.decision is not None:
        table.choose(chance.choice(table.decision.options), table.decision.seat)
        for event in table.events[heard:]:
            listener.hear(event)
        heard = len(table.events)
        listener.compare(table.state)
    assert table.result


def test_a_token_that_joins_the_cup_is_told() -> None:
    game = given()
    game.effect({"do": "add-token", "token": "doom"})
    assert [each.token for each in game.table.events if isinstance(each, CupChanged)] == ["doom"]


def test_an_action_is_told_with_the_spell_it_casts() -> None:
    game = given("norman-withers").card(0, "alchemical-process").turn(0).do("cast:alchemical-process", dice="1 1 1")
    began = [(each.verb, each.card) for each in game.table.events if isinstance(each, ActionBegan)]
    assert began == [("cast", "alchemical-process")]


def test_the_dice_of_a_test_are_told_and_nothing_where_nothing_is_gained() -> None:
    game = given("norman-withers")
    trying(game, "lore", dice="1 2 3")
    assert [each.dice for each in game.table.events if isinstance(each, DiceRolled)] == [[1, 2, 3]]
    assets.gain(game.table, 0, "money", 0)
    assert not [each for each in game.table.events if isinstance(each, Gained)]


def test_a_clue_that_leaves_the_sheet_is_told() -> None:
    game = given().sheet(clues=3)
    game.effect({"do": "discard-clues-anywhere", "n": 1})
    assert [(each.count, each.total) for each in game.table.events if isinstance(each, SheetClues)] == [(-1, 2)]
