"""Whoever only hears what is told knows how the table stands: random games, followed by their events alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import miskatonic
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.doom import advance_doom
from miskatonic.games.eldritch.encounters import encounter
from miskatonic.games.eldritch.events import (
    ActionBegan,
    CardEntered,
    CardGiven,
    CardLeft,
    CluesGiven,
    CluesSpent,
    CombatBegan,
    DoomAdvanced,
    DoomRetreated,
    GameEnded,
    GateClosed,
    GateDiscarded,
    GateOpened,
    GatePutOnSheet,
    InvestigatorJoined,
    InvestigatorMoved,
    Lost,
    MonsterDefeated,
    MonsterDiscarded,
    MonsterMoved,
    MonsterSpawned,
    MysterySolved,
    OutcomeTold,
    Prevented,
    Recovered,
    RumorSolved,
    Spent,
    TokenPutOnSheet,
)
from miskatonic.games.eldritch.paying import pay_clues
from miskatonic.games.eldritch.rumors import solve
from miskatonic.games.eldritch.state import Eldritch
from miskatonic.games.eldritch.trading import trade
from miskatonic.kernel.events import Event

from .given import given
from .moments import told

ANCIENT_ONES = ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"]


class Listener:
    """Keeps count of the board by what is told."""

    def __init__(self, state: Eldritch) -> None:
        self.gates, self.sheet, self.doom = sorted(state.gates), list(state.sheet_gates), state.doom
        self.tokens = state.sheet_tokens
        self.monsters = {each.token: each.space for each in state.monsters}
        self.left = {each.id: [each.health.left, each.sanity.left] for each in state.investigators}
        self.places = {each.id: each.space for each in state.investigators}
        self.ongoing = [each.card for each in state.ongoing]

    def hear(self, event: Event) -> None:
        match event:
            case GateOpened():
                self.gates = sorted([*self.gates, event.at])
            case GateClosed() | GateDiscarded():
                self.gates.remove(event.at)
            case GatePutOnSheet():
                self.sheet.append(event.at)
                self.gates = [gate for gate in self.gates if gate != event.at]
            case TokenPutOnSheet():
                self.tokens += event.count
                assert event.total == self.tokens
            case MonsterSpawned():
                self.monsters[event.monster] = event.at
            case MonsterMoved():
                assert self.monsters[event.monster] == event.origin
                self.monsters[event.monster] = event.to
            case MonsterDefeated() | MonsterDiscarded():
                self.monsters.pop(event.monster, None)
            case DoomAdvanced() | DoomRetreated():
                self.doom = event.doom
            case CardEntered():
                self.ongoing.append(event.mythos)
            case CardLeft():
                self.ongoing.remove(event.mythos)
            case _:
                self.hear_of_people(event)

    def hear_of_people(self, event: Event) -> None:
        match event:
            case InvestigatorMoved():
                assert self.places[event.who] == event.origin
                self.places[event.who] = event.to
            case InvestigatorJoined():
                self.places[event.who] = event.at
            case Lost() if not isinstance(event, Prevented):
                more = event.count if isinstance(event, Recovered) else -event.count
                if event.who in self.left:
                    self.left[event.who][event.what == "sanity"] += more
            case _:
                pass


def follow(check: Callable[[Listener, Eldritch], None], ancient_one: str, players: int) -> Any:
    """A random game; `check` compares what was heard with what is so at every question."""
    table = miskatonic.new_game("eldritch", players=players, seed=players, ancient_one=ancient_one)
    chance, listener, heard = Random(ancient_one), Listener(table.state), len(table.events)
    while table.decision is not None:
        table.choose(chance.choice(table.decision.options), table.decision.seat)
        for event in table.events[heard:]:
            listener.hear(event)
        heard = len(table.events)
        check(listener, table.state)
    return table


def same_gates(listener: Listener, state: Eldritch) -> None:
    assert (listener.gates, listener.sheet) == (sorted(state.gates), state.sheet_gates)


def same_monsters(listener: Listener, state: Eldritch) -> None:
    assert listener.monsters == {each.token: each.space for each in state.monsters}


def same_doom(listener: Listener, state: Eldritch) -> None:
    assert listener.doom == state.doom


def same_tokens(listener: Listener, state: Eldritch) -> None:
    assert listener.tokens == state.sheet_tokens


def same_health(listener: Listener, state: Eldritch) -> None:
    for each in state.investigators:
        left = [each.health.left, each.sanity.left]
        # Who was defeated has nothing left to lose; who comes after them is somebody else.
        if each.fate == "in-play" and each.id in listener.left:
            assert [max(0, count) for count in listener.left[each.id]] == left, each.id


def same_places(listener: Listener, state: Eldritch) -> None:
    for each in state.investigators:
        if each.fate == "in-play":
            assert listener.places[each.id] == each.space


def same_ongoing(listener: Listener, state: Eldritch) -> None:
    assert listener.ongoing == [each.card for each in state.ongoing]


CHECKS = [same_gates, same_monsters, same_doom, same_tokens, same_health, same_places, same_ongoing]


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
@pytest.mark.parametrize("check", CHECKS)
def test_all_that_changes_is_told(check: Callable[[Listener, Eldritch], None], ancient_one: str, players: int) -> None:
    table = follow(check, ancient_one, players)
    assert table.result
    assert told_last(table) == table.result.reason


def told_last(table: Any) -> str:
    ended = table.events[-1]
    assert isinstance(ended, GameEnded)
    return ended.reason


def test_sanity_tokens_that_gather_on_the_sheet_are_told() -> None:
    game = given(ancient_one="cthulhu").awake()
    game.run(advance_doom(game.table, 2))
    assert [(event.what, event.count, event.total) for event in told(game, TokenPutOnSheet)] == [
        ("sanity", 1, 1),
        ("sanity", 1, 2),
    ]


def test_a_solved_mystery_is_told_with_how_many_there_are() -> None:
    game = given("leo-anderson", ancient_one="azathoth").mystery("occult-research").done_mystery().solved(1)
    game.quiet_cup().mythos("strange-sightings")
    assert [(event.mystery, event.count) for event in told(game, MysterySolved)] == [("occult-research", 2)]


def test_each_clue_that_changes_hands_is_told_as_one() -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").stand(1, "rome").clues(0, 2)
    game.run(trade(game.table, 0), "give:clue", "give:clue", "agree")
    assert [(event.who, event.other, event.count) for event in told(game, CluesGiven)] == [
        ("akachi-onyele", "trish-scarborough", 1)
    ] * 2


def test_each_card_that_changes_hands_is_told() -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").stand(1, "rome").card(0, "axe", "wither#1")
    game.run(trade(game.table, 0), "give:axe", "give:wither", "agree")
    assert [(event.who, event.other, event.card) for event in told(game, CardGiven)] == [
        ("akachi-onyele", "trish-scarborough", "axe"),
        ("akachi-onyele", "trish-scarborough", "wither"),
    ]


@pytest.mark.parametrize(("clues", "spent"), [(2, [2]), (1, [1]), (0, [])])
def test_clues_are_told_as_spent_but_not_what_was_spent_instead(clues: int, spent: list[int]) -> None:
    game = given("norman-withers").clues(0, clues)
    game.run(pay_clues(game.table, 0, max(clues, 1)), *(["spend:clues"] if clues else []))
    assert [event.count for event in told(game, CluesSpent)] == spent
    assert len(told(game, Spent)) == (0 if clues else 1)


def test_a_solved_rumor_is_told_before_it_leaves() -> None:
    game = given("leo-anderson").ongoing("fractured-reality")
    solve(game.table, "fractured-reality")
    assert [type(event) for event in game.table.events[-2:]] == [RumorSolved, CardLeft]


def test_the_outcome_of_a_test_is_told_with_its_scene() -> None:
    game = given("leo-anderson").stand(0, "rome").top_encounter("europe", "europe-1")
    game.run(encounter(game.table, 0, "region", "europe"), dice="1 1")
    [outcome] = told(game, OutcomeTold)
    assert (outcome.deck, outcome.scene, outcome.section) == ("europe", "europe-1", "rome")
    assert (outcome.test, outcome.result, outcome.passed) == (0, 0, False)


def test_a_combat_is_told_as_it_begins() -> None:
    game = given("mark-harrigan").stand(0, "rome").monster("ghoul", "rome")
    [ghoul] = game.monsters()
    game.run(fight(game.table, 0, ghoul), dice="6 6 6 6 6 6 6 6 6")
    assert [(event.who, event.kind, event.monster) for event in told(game, CombatBegan)] == [
        ("mark-harrigan", "ghoul", ghoul.token)
    ]


def test_actions_are_told_as_they_begin_with_the_card_they_stand_on() -> None:
    game = given("leo-anderson", "lily-chen").card(0, "cat-burglar").turn().do("rest", "use:cat-burglar", dice="4")
    assert [(event.action, event.card) for event in told(game, ActionBegan)] == [("rest", None), ("use", "cat-burglar")]
