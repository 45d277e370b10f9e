"""Whoever only hears what is told knows how the table stands: random games, followed by their events alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import miskatonic
from miskatonic.games.arkham_3e import assets
from miskatonic.games.arkham_3e.actions import research
from miskatonic.games.arkham_3e.components import HEADLINES, MONSTERS, SCENARIOS
from miskatonic.games.arkham_3e.doom import remove_doom, spread_doom
from miskatonic.games.arkham_3e.events import (
    ActionBegan,
    AnomalyAppeared,
    AnomalyClosed,
    ArchiveAdded,
    ArchiveRead,
    ArchiveReturned,
    ArchiveTurned,
    AssetSuffered,
    BecameDelayed,
    CardDiscarded,
    CardGained,
    CupChanged,
    DiceRolled,
    DieRaised,
    DieRerolled,
    DisplayRefilled,
    DoomPlaced,
    DoomRemoved,
    EventDeckEmpty,
    EventDiscarded,
    Focused,
    FocusLost,
    Gained,
    HeadlineRead,
    InvestigatorJoined,
    MarkerPlaced,
    MarkerRemoved,
    MarkerTurned,
    MonsterDefeated,
    MonsterDisengaged,
    MonsterEngaged,
    MonsterExhausted,
    MonsterHealed,
    MonsterHurt,
    MonsterReadied,
    MonsterSpawned,
    Moved,
    OutcomeTold,
    PhaseBegan,
    Prevented,
    Recovered,
    Researched,
    RoundBegan,
    RumorEnded,
    SheetClues,
    SheetDoom,
    Spent,
    StoodUp,
    Suffered,
    Traded,
    TurnBegan,
)
from miskatonic.games.arkham_3e.harm import suffer
from miskatonic.games.arkham_3e.headlines import end_rumor
from miskatonic.games.arkham_3e.monsters import heal
from miskatonic.games.arkham_3e.state import Arkham, Investigator, Rumor
from miskatonic.games.arkham_3e.words import DAMAGE, front
from miskatonic.kernel.events import Event

from .given import given
from .trying import trying

TOKENS = ("money", "remnants", "clues")


def held(investigator: Investigator) -> Counter[str]:
    """The fronts of all that somebody has."""
    return Counter(front(card) for card in (*investigator.cards, *investigator.conditions))


class Person:
    """What somebody who listens knows of an investigator."""

    def __init__(self, space: str) -> None:
        self.space = space
        self.cards: Counter[str] = Counter()
        self.focus: Counter[str] = Counter()
        self.harm: Counter[str] = Counter()
        self.tokens: Counter[str] = Counter()
        self.delayed = False


class Listener:
    """Keeps count of the table by what is told, from the first word on."""

    def __init__(self) -> None:
        self.doom: Counter[str] = Counter()
        self.sheet = self.sheet_clues = self.markers = self.round = 0
        self.phase, self.turn, self.rumor = "setup", "", ""
        self.people: dict[str, Person] = {}
        self.engaged: dict[int, set[str]] = {}
        """Of every monster: with whom."""
        self.exhausted: set[int] = set()
        self.damage: Counter[int] = Counter()
        """Of monsters."""
        self.anomalies: set[str] = set()
        self.codex: dict[int, str] = {}
        self.shown: Counter[str] = Counter()
        """Items that have come to the display."""
        self.discarded = ""

    def hear(self, event: Event) -> None:
        self.hear_of_board(event)
        self.hear_of_codex(event)
        self.hear_of_monsters(event)
        self.hear_of_people(event)
        self.hear_of_cards(event)

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
            case AnomalyAppeared():
                self.anomalies.add(event.neighborhood)
            case AnomalyClosed():
                self.anomalies.remove(event.neighborhood)
            case EventDiscarded():
                self.discarded = event.number
            case _:
                pass

    def hear_of_codex(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.round = event.round
            case PhaseBegan():
                self.phase = event.phase
            case TurnBegan():
                self.turn = event.who
            case ArchiveAdded():
                self.codex[event.archive] = event.face
            case ArchiveRead():
                pass
            case ArchiveTurned():
                self.codex[event.archive] = "back"
            case ArchiveReturned():
                del self.codex[event.archive]
            case HeadlineRead() if HEADLINES[event.headline].rumor:
                self.rumor = event.headline
            case RumorEnded() if self.rumor == event.headline:
                self.rumor = ""
            case _:
                pass

    def hear_of_monsters(self, event: Event) -> None:
        match event:
            case MonsterSpawned():
                self.engaged[event.monster] = set()
            case MonsterDefeated():
                del self.engaged[event.monster], self.damage[event.monster]
                self.exhausted.discard(event.monster)
            case MonsterEngaged():
                others = self.engaged[event.monster] if MONSTERS[event.kind].massive else set[str]()
                self.engaged[event.monster] = {*others, event.who}
                self.exhausted.discard(event.monster)
            case MonsterDisengaged():
                self.engaged[event.monster].discard(event.who)
            case MonsterExhausted():
                self.engaged[event.monster] = set()
                self.exhausted.add(event.monster)
            case MonsterReadied():
                self.exhausted.remove(event.monster)
            case MonsterHurt():
                self.damage[event.monster] += event.count
            case MonsterHealed():
                self.damage[event.monster] -= event.count
            case _:
                pass

    def hear_of_people(self, event: Event) -> None:
        match event:
            case InvestigatorJoined():
                self.people[event.who] = Person(event.at)
            case Moved():
                assert self.people[event.who].space == event.origin
                self.people[event.who].space = event.to
            case Prevented():
                pass
            case Recovered():
                self.people[event.who].harm[event.what] -= event.count
            case Suffered():
                self.people[event.who].harm[event.what] += event.count
            case Focused():
                self.people[event.who].focus[event.skill] += 1
            case FocusLost():
                self.people[event.who].focus[event.skill] -= 1
            case BecameDelayed():
                self.people[event.who].delayed = True
            case StoodUp():
                self.people[event.who].delayed = False
            case _:
                pass

    def hear_of_cards(self, event: Event) -> None:
        match event:
            case DisplayRefilled():
                self.shown.update(event.card)
            case CardGained():
                self.people[event.who].cards[event.card] += 1
            case CardDiscarded():
                self.people[event.who].cards[event.card] -= 1
            case Researched():
                self.people[event.who].tokens["clues"] -= event.count
            case Gained() if event.what in TOKENS:
                sign = -1 if isinstance(event, Spent) else 1
                self.people[event.who].tokens[event.what] += sign * event.count
            case Traded() if event.what in TOKENS:
                self.people[event.who].tokens[event.what] -= event.count
                self.people[event.other].tokens[event.what] += event.count
            case Traded() if event.card is not None:
                self.people[event.who].cards[event.card] -= 1
                self.people[event.other].cards[event.card] += 1
            case _:
                pass

    def compare(self, state: Arkham) -> None:
        assert +self.doom == +Counter(state.doom)
        assert (self.sheet, self.sheet_clues) == (state.sheet_doom, state.sheet_clues)
        assert (self.round, self.phase) == (state.round, state.phase)
        assert state.turn is None or self.turn == state.investigators[state.turn].id
        assert self.markers == len(state.markers)
        assert self.anomalies == set(state.anomalies)
        assert self.codex == {each.number: each.face for each in state.codex}
        assert self.rumor == ("" if state.rumor is None else state.rumor.card)
        assert not Counter(state.display) - self.shown
        assert not state.event_discard or self.discarded == state.event_discard[-1]
        self.compare_monsters(state)
        for each in state.investigators:
            if each.in_play and (each.id in self.people or state.round):
                self.compare_person(each)

    def compare_monsters(self, state: Arkham) -> None:
        ids = [each.id for each in state.investigators]
        assert self.engaged == {each.token: {ids[who] for who in each.engaged} for each in state.monsters}
        assert self.exhausted == {each.token for each in state.monsters if each.status == "exhausted"}
        for each in state.monsters:
            assert self.damage[each.token] == each.damage

    def compare_person(self, each: Investigator) -> None:
        known = self.people[each.id]
        assert (known.space, known.delayed) == (each.space, each.delayed)
        assert +known.cards == held(each)
        assert +known.focus == Counter(each.focus)
        assert (known.harm["damage"], known.harm["horror"]) == (each.damage, each.horror)
        for what in TOKENS:
            assert known.tokens[what] == getattr(each, what), (each.id, what)


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_that_changes_is_told(scenario: str, players: int) -> None:
    table = miskatonic.new_game("arkham-3e", players=players, seed=players, scenario=scenario)
    chance, listener, heard = Random(scenario), Listener(), 0
    while table.decision is not None:
        for event in table.events[heard:]:
            listener.hear(event)
        heard = len(table.events)
        listener.compare(table.state)
        table.choose(chance.choice(table.decision.options), table.decision.seat)
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


def test_a_clue_that_comes_to_the_sheet_is_told() -> None:
    game = given().sheet(clues=1)
    game.effect({"do": "place-sheet-clue", "n": 2})
    assert [(each.count, each.total) for each in game.table.events if isinstance(each, SheetClues)] == [(2, 3)]


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


def test_a_die_that_is_rolled_again_is_told_as_it_was_and_as_it_is() -> None:
    game = given("norman-withers").has(0, clues=1)
    trying(game, "lore", "clue:4", dice="1 4 3 6")
    assert [(each.old, each.new) for each in game.table.events if isinstance(each, DieRerolled)] == [(4, 6)]


def test_harm_that_armour_prevents_is_told() -> None:
    game = given("norman-withers").card(0, "bulletproof-vest")
    game.run(suffer(game.table, 0, DAMAGE, 2), "assign:bulletproof-vest:2")
    told = [(each.who, each.what, each.count) for each in game.table.events if isinstance(each, Prevented)]
    assert told == [("norman-withers", "damage", 1)]


def test_harm_that_an_asset_takes_is_told() -> None:
    game = given("norman-withers").card(0, "sachiko-higa")
    game.run(suffer(game.table, 0, DAMAGE, 2), "assign:sachiko-higa:2")
    told = [
        (each.who, each.card, each.what, each.count) for each in game.table.events if isinstance(each, AssetSuffered)
    ]
    assert told == [("norman-withers", "sachiko-higa", "damage", 2)]


def test_who_attacks_what_they_are_engaged_with_engages_nothing_anew() -> None:
    game = given("norman-withers", scenario="echoes-of-the-deep").stand(0, "river-docks")
    game.monster("cthulhu", "river-docks", engaged=(0,)).turn(0).do("attack", dice="1")
    assert not [each for each in game.table.events if isinstance(each, MonsterEngaged)]
    assert game.the("cthulhu").engaged == [0]


def test_what_came_of_a_test_in_an_encounter_is_told() -> None:
    game = given("norman-withers").stand(0, "black-cave").top_encounter("rivertown-1").encounter(0, dice="6 1 1")
    told = [each for each in game.table.events if isinstance(each, OutcomeTold)]
    assert [(each.number, each.section, each.test, each.result, each.passed) for each in told] == [
        ("rivertown-1", "black-cave", 0, 1, True)
    ]


def test_a_rumor_that_ends_is_told() -> None:
    game = given()
    game.state.rumor = Rumor("rogue-comet-approaches")
    end_rumor(game.table)
    assert [each.headline for each in game.table.events if isinstance(each, RumorEnded)] == ["rogue-comet-approaches"]
    assert game.state.headline_discard == ["rogue-comet-approaches"]


def test_a_clue_that_goes_to_a_card_is_told() -> None:
    game = given().codex(8).sheet(clues=2)
    game.effect({"do": "clue-to-card", "number": 8})
    assert [(each.count, each.total) for each in game.table.events if isinstance(each, SheetClues)] == [(-1, 1)]


def test_clues_of_the_sheet_that_are_paid_are_told() -> None:
    game = given().sheet(clues=4)
    game.effect({"do": "pay", "cost": {"pay": "sheet-clues", "n": 3}, "then": [{"do": "gain-money"}]})
    assert [(each.count, each.total) for each in game.table.events if isinstance(each, SheetClues)] == [(-3, 1)]


def test_an_action_of_their_own_sheet_is_told() -> None:
    game = given("jenny-barnes").turn(0).do("use:jenny-barnes")
    assert [(each.verb, each.card) for each in game.table.events if isinstance(each, ActionBegan)] == [("own", None)]


def test_an_action_of_a_card_is_told_with_the_card() -> None:
    game = given().card(0, "first-aid-kit").hurt(0, damage=1).turn(0).do("use:first-aid-kit")
    began = [(each.verb, each.card) for each in game.table.events if isinstance(each, ActionBegan)]
    assert began == [("use", "first-aid-kit")]


def test_an_action_of_the_codex_is_told() -> None:
    game = given().codex(4, face="back").marker("black-cave", "white", up=False).stand(0, "black-cave").turn(0)
    game.do("codex:4")
    assert [each.verb for each in game.table.events if isinstance(each, ActionBegan)] == ["codex"]


def test_an_event_deck_that_has_run_out_is_told() -> None:
    game = given()
    game.state.event_discard, game.state.events = game.state.events, []
    game.run(spread_doom(game.table))
    assert len([each for each in game.table.events if isinstance(each, EventDeckEmpty)]) == 1


def test_no_clue_that_is_researched_is_nothing_to_tell() -> None:
    game = given().has(0, clues=1)
    for count in (0, 1):
        game.run(research(game.table, 0, count))
        assert [each.count for each in game.table.events if isinstance(each, Researched)] == [1] * count
