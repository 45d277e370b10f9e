"""Whoever only hears what is told knows how the table stands: random games, followed by their events alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import miskatonic
from miskatonic.games.arkham_3e import assets
from miskatonic.games.arkham_3e.components import SCENARIOS
from miskatonic.games.arkham_3e.doom import remove_doom
from miskatonic.games.arkham_3e.events import (
    ActionBegan,
    AnomalyClosed,
    CardDiscarded,
    CardGained,
    CupChanged,
    DiceRolled,
    DieRaised,
    DoomPlaced,
    DoomRemoved,
    Gained,
    InvestigatorJoined,
    MarkerPlaced,
    MarkerRemoved,
    MarkerTurned,
    MonsterDefeated,
    MonsterHealed,
    MonsterSpawned,
    Researched,
    SheetClues,
    SheetDoom,
    Spent,
    Traded,
)
from miskatonic.games.arkham_3e.monsters import heal
from miskatonic.games.arkham_3e.state import Arkham, Investigator
from miskatonic.games.arkham_3e.words import front
from miskatonic.kernel.events import Event

from .given import given
from .trying import trying

TOKENS = ("money", "remnants", "clues")


def held(investigator: Investigator) -> Counter[str]:
    """The fronts of all that somebody has."""
    return Counter(front(card) for card in (*investigator.cards, *investigator.conditions))


class Listener:
    """Keeps count of the board by what is told."""

    def __init__(self, state: Arkham) -> None:
        self.doom, self.sheet, self.sheet_clues = Counter(state.doom), state.sheet_doom, state.sheet_clues
        self.markers = len(state.markers)
        self.cards = {each.id: held(each) for each in state.investigators}
        self.monsters = {each.token for each in state.monsters}
        self.held = Counter({(each.id, it): getattr(each, it) for each in state.investigators for it in TOKENS})

    def hear(self, event: Event) -> None:
        self.hear_of_board(event)
        self.hear_of_people(event)

    def hear_of_board(self, event: Event) -> None:
        match event:
            case DoomPlaced():
                self.doom[event.at] += event.count
            case DoomRemoved():
                self.doom[event.at] -= event.count
            case SheetDoom():
                self.sheet += event.count
                assert event.total == self.sheet
            case SheetClues():
                self.sheet_clues += event.count
                assert event.total == self.sheet_clues
            case Researched():
                self.sheet_clues += event.count
            case MarkerTurned():
                pass
            case MarkerPlaced():
                self.markers += -1 if isinstance(event, MarkerRemoved) else 1
            case MonsterSpawned():
                self.monsters.add(event.monster)
            case MonsterDefeated():
                self.monsters.remove(event.monster)
            case _:
                pass

    def hear_of_people(self, event: Event) -> None:
        match event:
            case InvestigatorJoined():
                self.cards[event.who] = Counter()
            case CardGained():
                self.cards[event.who][event.card] += 1
            case CardDiscarded():
                self.cards[event.who][event.card] -= 1
            case Researched():
                self.held[event.who, "clues"] -= event.count
            case Gained() if event.what in TOKENS:
                self.held[event.who, event.what] += -event.count if isinstance(event, Spent) else event.count
            case Traded() if event.what in TOKENS:
                self.held[event.who, event.what] -= event.count
                self.held[event.other, event.what] += event.count
            case Traded() if event.card is not None:
                self.cards[event.who][event.card] -= 1
                self.cards[event.other][event.card] += 1
            case _:
                pass

    def compare(self, state: Arkham) -> None:
        assert +self.doom == +Counter(state.doom)
        assert (self.sheet, self.sheet_clues) == (state.sheet_doom, state.sheet_clues)
        assert self.markers == len(state.markers)
        for each in state.investigators:
            if not each.in_play:
                continue
            assert +self.cards[each.id] == held(each)
            for what in TOKENS:
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


def test_clues_that_leave_the_sheet_together_are_told() -> None:
    game = given().sheet(clues=3)
    game.effect({"do": "discard-sheet-clues"})
    assert [(each.count, each.total) for each in game.table.events if isinstance(each, SheetClues)] == [(-3, 0)]
    game.effect({"do": "discard-sheet-clues"})
    assert len([each for each in game.table.events if isinstance(each, SheetClues)]) == 1


def test_a_card_that_comes_is_told() -> None:
    game = given()
    game.run(assets.gain_special(game.table, 0, "the-moon"))
    assert [(each.who, each.card) for each in game.table.events if isinstance(each, CardGained)] == [
        (game[0].id, "the-moon")
    ]


def test_an_anomaly_that_closes_is_told() -> None:
    game = given().codex(2).anomaly("rivertown").doom(black_cave=1)
    game.run(remove_doom(game.table, "black-cave", 1))
    assert [each.neighborhood for each in game.table.events if isinstance(each, AnomalyClosed)] == ["rivertown"]


def test_what_a_monster_recovers_is_told() -> None:
    game = given().monster("keening-hound", "graveyard", damage=2)
    heal(game.table, game.the("keening-hound"), 3)
    assert [each.count for each in game.table.events if isinstance(each, MonsterHealed)] == [2]
    heal(game.table, game.the("keening-hound"), 1)
    assert len([each for each in game.table.events if isinstance(each, MonsterHealed)]) == 1


def test_a_die_that_is_raised_is_told_as_it_was() -> None:
    game = given("norman-withers").card(0, "lucky-cigarette-case")
    trying(game, "lore", "raise:lucky-cigarette-case:4", dice="1 4 3")
    assert [each.die for each in game.table.events if isinstance(each, DieRaised)] == [4]
