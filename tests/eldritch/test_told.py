"""Whoever only hears what is told knows how the table stands: random games, followed by their events alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import miskatonic
from miskatonic.games.eldritch.actions import acquire_assets
from miskatonic.games.eldritch.casting import cast
from miskatonic.games.eldritch.clues import move_clue
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import MYTHOS
from miskatonic.games.eldritch.doom import advance_doom
from miskatonic.games.eldritch.encounters import encounter
from miskatonic.games.eldritch.events import (
    ActionBegan,
    CardEntered,
    CardGiven,
    CardLeft,
    ClueMoved,
    CluesGiven,
    CluesSpent,
    CombatBegan,
    Delayed,
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
    MonsterHurt,
    MonsterMoved,
    MonsterRecovered,
    MonsterSpawned,
    MysteryAdvanced,
    MysterySolved,
    OmenAdvanced,
    OmenMoved,
    OutcomeTold,
    Prevented,
    Recovered,
    ReserveDiscarded,
    Rested,
    RumorSolved,
    SpellCast,
    Spent,
    StoodUp,
    TicketDiscarded,
    TicketGained,
    TicketGiven,
    TicketSpent,
    TokenLeft,
    TokenPutOnSheet,
    TurnEndedEarly,
)
from miskatonic.games.eldritch.monsters import heal, hurt, move
from miskatonic.games.eldritch.movement import delay
from miskatonic.games.eldritch.paying import pay_clues
from miskatonic.games.eldritch.reactions import react
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.rumors import discard_tokens, solve
from miskatonic.games.eldritch.state import Eldritch, Scene
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
        self.lost = {each.token: each.lost for each in state.monsters}
        self.left = {each.id: [each.health.left, each.sanity.left] for each in state.investigators}
        self.places = {each.id: each.space for each in state.investigators}
        self.tickets = {each.id: {"train": each.trains, "ship": each.ships} for each in state.investigators}
        self.delayed = {each.id for each in state.investigators if each.delayed}
        self.ongoing = {each.card: each.tokens for each in state.ongoing}

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
            case MonsterSpawned() | MonsterMoved() | MonsterDefeated() | MonsterDiscarded():
                self.hear_of_places(event)
            case MonsterHurt() | MonsterRecovered():
                if event.monster in self.lost:
                    self.lost[event.monster] += event.count if isinstance(event, MonsterHurt) else -event.count
            case DoomAdvanced() | DoomRetreated():
                self.doom = event.doom
            case CardEntered():
                self.ongoing[event.mythos] = MYTHOS[event.mythos].tokens
            case CardLeft():
                del self.ongoing[event.mythos]
            case TokenLeft():
                self.ongoing[event.mythos] -= event.count
                assert self.ongoing[event.mythos] == event.left
            case _:
                self.hear_of_people(event)

    def hear_of_places(self, event: Event) -> None:
        match event:
            case MonsterSpawned():
                self.monsters[event.monster] = event.at
                self.lost[event.monster] = 0
            case MonsterMoved():
                assert self.monsters[event.monster] == event.origin != event.to
                self.monsters[event.monster] = event.to
            case MonsterDefeated() | MonsterDiscarded():
                self.monsters.pop(event.monster, None)
                self.lost.pop(event.monster, None)
            case _:
                pass

    def hear_of_people(self, event: Event) -> None:
        match event:
            case InvestigatorMoved():
                assert self.places[event.who] == event.origin
                self.places[event.who] = event.to
            case InvestigatorJoined():
                self.places[event.who] = event.at
                self.tickets[event.who] = {"train": 0, "ship": 0}
            case TicketGained():
                self.tickets[event.who][event.ticket] += 1
            case TicketSpent() | TicketDiscarded():
                self.tickets[event.who][event.ticket] -= 1
            case TicketGiven():
                self.tickets[event.who][event.ticket] -= 1
                self.tickets[event.other][event.ticket] += 1
            case Delayed():
                self.delayed.add(event.who)
            case StoodUp():
                self.delayed.remove(event.who)
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


def same_wounds(listener: Listener, state: Eldritch) -> None:
    assert listener.lost == {each.token: each.lost for each in state.monsters}


def same_tickets(listener: Listener, state: Eldritch) -> None:
    for each in state.investigators:
        # Whoever has found what the defeated left behind is told of by FallenFound alone.
        if each.fate == "in-play" and not state.fallen and each.id in listener.tickets:
            assert listener.tickets[each.id] == {"train": each.trains, "ship": each.ships}, each.id


def same_delays(listener: Listener, state: Eldritch) -> None:
    assert {each.id for each in state.investigators if each.delayed} <= listener.delayed
    standing = {each.id for each in state.investigators if each.fate == "in-play" and not each.delayed}
    assert not standing & listener.delayed


def same_ongoing(listener: Listener, state: Eldritch) -> None:
    assert listener.ongoing == {each.card: each.tokens for each in state.ongoing}


CHECKS = [
    same_gates,
    same_monsters,
    same_wounds,
    same_doom,
    same_tokens,
    same_health,
    same_places,
    same_tickets,
    same_delays,
    same_ongoing,
]


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


def test_what_monsters_lose_and_recover_is_told() -> None:
    game = given("mark-harrigan").monster("shoggoth", "rome")
    [shoggoth] = game.monsters()
    game.run(hurt(game.table, shoggoth, 3))
    game.run(hurt(game.table, shoggoth, 0))
    heal(game.table, shoggoth, 1)
    heal(game.table, shoggoth)
    heal(game.table, shoggoth)
    assert [(event.monster, event.count) for event in told(game, MonsterHurt)] == [(shoggoth.token, 3)]
    assert [(event.monster, event.count) for event in told(game, MonsterRecovered)] == [
        (shoggoth.token, 1),
        (shoggoth.token, 2),
    ]


def test_a_monster_that_stays_where_it_is_is_not_told_to_move() -> None:
    game = given("mark-harrigan").monster("shoggoth", "rome")
    [shoggoth] = game.monsters()
    move(game.table, shoggoth, "rome")
    assert told(game, MonsterMoved) == []
    move(game.table, shoggoth, "london")
    assert [(event.origin, event.to) for event in told(game, MonsterMoved)] == [("rome", "london")]


def test_a_clue_that_stays_where_it_is_is_not_told_to_move() -> None:
    game = given("leo-anderson").clue("rome")
    [clue] = game.state.clues
    move_clue(game.table, clue, "rome")
    assert told(game, ClueMoved) == []
    move_clue(game.table, clue, "8")
    assert [(event.origin, event.to) for event in told(game, ClueMoved)] == [("rome", "8")]


def test_a_ticket_that_changes_hands_is_told() -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").stand(1, "rome").tickets(0, 1, 1)
    game.run(trade(game.table, 0), "give:train", "give:ship", "agree")
    assert [(event.who, event.other, event.ticket) for event in told(game, TicketGiven)] == [
        ("akachi-onyele", "trish-scarborough", "train"),
        ("akachi-onyele", "trish-scarborough", "ship"),
    ]


def test_a_spell_is_told_as_it_is_cast_and_a_rest_as_it_begins() -> None:
    game = given("diana-stanley", "lily-chen").card(0, "conjuration#1").turn().do("rest")
    assert [event.who for event in told(game, Rested)] == ["diana-stanley"]
    game.run(cast(game.table, 0, game[0].cards[0]), dice="1 1 1 1 1")
    assert [(event.who, event.card) for event in told(game, SpellCast)] == [("diana-stanley", "conjuration")]


def test_who_is_delayed_in_their_own_turn_hears_that_it_is_over() -> None:
    game = given("leo-anderson", "lily-chen").turn(0)
    delay(game.table, 0)
    delay(game.table, 1)
    assert [event.who for event in told(game, TurnEndedEarly)] == ["leo-anderson"]
    assert [event.who for event in told(game, Delayed)] == ["lily-chen"]


def test_an_omen_that_is_put_elsewhere_is_told_with_what_it_is_now() -> None:
    game = given("leo-anderson").omen(0)
    game.effect({"do": "set-omen"}, "omen:3")
    assert [(type(event), event.omen) for event in told(game, OmenAdvanced)] == [(OmenMoved, "red")]


def test_tokens_that_leave_a_rumor_are_told_where_there_were_any() -> None:
    game = given("leo-anderson").ongoing("growing-madness", tokens=2)
    game.run(discard_tokens(game.table, "growing-madness", 1))
    assert [(event.mythos, event.count, event.left) for event in told(game, TokenLeft)] == [("growing-madness", 1, 1)]
    bare = given("leo-anderson").ongoing("dimensions-collide", tokens=0)
    bare.run(discard_tokens(bare.table, "dimensions-collide", 1))
    assert told(bare, TokenLeft) == []


@pytest.mark.parametrize(("kind", "told_of"), [("cthylla", ["watching-the-stars"]), ("zombie-horde", [])])
def test_the_defeat_of_the_epic_monster_it_asks_for_is_told_of_a_mystery(kind: str, told_of: list[str]) -> None:
    game = given("leo-anderson", ancient_one="cthulhu").mystery("watching-the-stars")
    if kind != "cthylla":
        game.monster(kind, "rome")
    game.run(hurt(game.table, game.monsters()[-1], 99))
    assert [event.mystery for event in told(game, MysteryAdvanced)] == told_of


def test_a_clue_that_is_put_on_the_mystery_is_told_of_it() -> None:
    game = given("leo-anderson", ancient_one="azathoth").mystery("occult-research").stand(0, "rome").clue("rome")
    game.state.scene = Scene(0, "research", "research-azathoth-1", "city", gained=["rome"])
    game[0].clues = [game.state.clues.pop().face]
    game.run(react(game.table, "research-resolved", Me(who=0)), "pay")
    assert [event.mystery for event in told(game, MysteryAdvanced)] == ["occult-research"]


def test_a_card_of_the_reserve_that_is_discarded_is_told() -> None:
    game = given("leo-anderson").stand(0, "rome").reserve("axe", "whiskey")
    game.run(acquire_assets(game.table, 0), "no", "discard:axe", dice="1 1")
    assert [event.card for event in told(game, ReserveDiscarded)] == ["axe"]
